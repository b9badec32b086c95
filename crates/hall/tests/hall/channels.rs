//! Channels: which addresses are taken, what comes back from them, what is read from secret ones, and the page You.

use serde_json::{Value, json};

use crate::house::two_games;
use crate::persons::export;
use crate::support::receiver::Receiver;
use crate::support::visitor::Visitor;
use crate::support::{Guest, Inside, folder, problem, settings};
use crate::telling::{MINUTE, Told, add, play};

#[tokio::test]
async fn where_it_sends_somebody_else_nobody_follows_and_what_never_ends_is_cut_off() {
    let told = Told::start("elsewhere").await;
    let (_, mut second, _) = told.guests().await;
    let other = Receiver::start().await;
    let added = add(&mut second, "webhook", &told.receiver.at("/")).await;
    let attempt = format!("/api/you/channels/{}/try", added["channel"]["channel"]);
    told.receiver.answer_with(format!("HTTP/1.1 307 So\r\nLocation: {}\r\nContent-Length: 0\r\n\r\n", other.at("/")));
    let tried = second.post(&attempt, Value::Null).await.json();
    assert_eq!(tried["trouble"], "It sends us to another address (307), which we don't follow.");
    assert_eq!(other.received().len(), 0);
    told.receiver.answer_with(format!("HTTP/1.1 200 So\r\nContent-Length: 1000000\r\n\r\n{}", "x".repeat(1_000_000)));
    assert_eq!(second.post(&attempt, Value::Null).await.json()["trouble"], "What comes back from there can't be read.");
    told.receiver.answer_with("SSH-2.0-OpenSSH_9.6\r\n\r\n".to_owned());
    assert_eq!(second.post(&attempt, Value::Null).await.json()["trouble"], "What comes back from there can't be read.");
    drop(other);
    told.receiver.fall_silent(true);
    assert_eq!(second.post(&attempt, Value::Null).await.json()["trouble"], "Nobody answers there.");
}

#[tokio::test]
async fn only_addresses_of_the_public_network_are_taken() {
    let server = Inside::start(two_games(), settings(&folder("public-only"))).await;
    let mut guest = Guest::new(server.address);
    guest.open("tic-tac-toe", &[json!({ "sitter": "open" })]).await;
    for address in [
        "",
        "http://langhus.example/",
        "https://127.0.0.1/",
        "https://[::1]/",
        "https://10.1.2.3/hook",
        "https://[::ffff:192.168.1.1]/",
        "https://169.254.169.254/latest",
        "https://us@langhus.example/",
        "ftp://a.example/",
    ] {
        let answer = guest.post("/api/you/channels", json!({ "medium": "webhook", "address": address })).await;
        assert_eq!(problem(&answer), "bad-channel", "{address}");
    }
    // By name: it is found out when something is to be sent.
    let named = json!({ "medium": "webhook", "address": "https://localhost/" });
    let added = guest.post("/api/you/channels", named).await.json();
    let tried = guest.post(&format!("/api/you/channels/{}/try", added["channel"]["channel"]), Value::Null).await;
    assert_eq!(tried.json()["trouble"], "This address isn't on the public network.");
    for _ in 0..7 {
        assert_eq!(guest.post("/api/you/channels", json!({ "medium": "feed" })).await.status, 201);
    }
    assert_eq!(problem(&guest.post("/api/you/channels", json!({ "medium": "feed" })).await), "too-many-channels");
    let stranger = Guest::new(server.address).get("/api/you/channels").await;
    assert_eq!(problem(&stranger), "nobody");
    server.stop().await;
}

/// The lines of a calendar, unfolded; each line ends as it should and is no longer than it may be.
fn unfolded(calendar: &str) -> Vec<String> {
    assert!(calendar.ends_with("\r\n") && calendar.lines().all(|line| line.len() <= 75));
    assert_eq!(calendar.matches('\n').count(), calendar.matches("\r\n").count());
    let whole = calendar.replace("\r\n ", "");
    whole.split_terminator("\r\n").map(str::to_owned).collect()
}

#[tokio::test]
async fn a_feed_and_a_calendar_tell_which_games_wait_and_open_nothing() {
    let told = Told::start("read").await;
    let (mut first, mut second, table) = told.guests().await;
    let [feed, calendar] = ["feed", "calendar"].map(str::to_owned);
    let feed = add(&mut second, &feed, "").await["link"].as_str().expect("a link").to_owned();
    let calendar = add(&mut second, &calendar, "").await["link"].as_str().expect("a link").to_owned();
    let home = format!("http://{}", told.server.address);
    let path = |link: &str| link.strip_prefix(&home).expect("one of ours").to_owned();
    let mut reader = Guest::new(told.server.address);
    let read = async |reader: &mut Guest, link: &str| {
        let answer = reader.get(&path(link)).await;
        assert_eq!(answer.status, 200);
        (answer.header("content-type").map(str::to_owned), String::from_utf8(answer.body.clone()).expect("UTF-8"))
    };
    let entries = |text: &str| {
        let feed = roxmltree::Document::parse(text).expect("XML");
        let atom = |node: &roxmltree::Node<'_, '_>, name: &str| {
            node.children()
                .find(|child| child.has_tag_name(("http://www.w3.org/2005/Atom", name)))
                .map(|child| child.attribute("href").or(child.text()).unwrap_or_default().to_owned())
        };
        let root = feed.root_element();
        for needed in ["id", "title", "updated", "author"] {
            assert!(atom(&root, needed).is_some(), "a feed has its {needed}");
        }
        let entries = root.children().filter(|child| child.tag_name().name() == "entry");
        let entry = |node: roxmltree::Node<'_, '_>| {
            ["id", "title", "updated", "link"].map(|name| atom(&node, name).expect("all of it"))
        };
        entries.map(entry).collect::<Vec<_>>()
    };
    let (kind, text) = read(&mut reader, &feed).await;
    assert_eq!((kind.as_deref(), entries(&text)), (Some("application/atom+xml; charset=utf-8"), Vec::new()));
    play(&mut first, &table).await;
    let (_, text) = read(&mut reader, &feed).await;
    let [id, title, updated, link] = entries(&text).remove(0);
    assert_eq!(
        (title.as_str(), updated.as_str()),
        ("Connect four: your turn, until Sunday 09:00", "2027-01-15T08:00:00Z")
    );
    assert_eq!(link, format!("{home}/t/{table}"));
    // What is said at the table makes no new entry; the next turn does.
    first.post(&format!("/api/tables/{table}/chat"), json!({ "text": "hei & <hå>" })).await;
    assert_eq!(entries(&read(&mut reader, &feed).await.1)[0][0], id);
    told.go_on(MINUTE);
    play(&mut second, &table).await;
    play(&mut first, &table).await;
    assert_ne!(entries(&read(&mut reader, &feed).await.1)[0][0], id);
    let (kind, text) = read(&mut reader, &calendar).await;
    assert_eq!(kind.as_deref(), Some("text/calendar; charset=utf-8"));
    let lines = unfolded(&text);
    let (begin, end) = (lines.first().map(String::as_str), lines.last().map(String::as_str));
    assert_eq!((begin, end), (Some("BEGIN:VCALENDAR"), Some("END:VCALENDAR")));
    let value = |name: &str| lines.iter().find_map(|line| line.strip_prefix(&format!("{name}:")));
    // A minute was used, and half a day earned.
    assert_eq!(value("DTSTART"), Some("20270117T200000Z"));
    assert_eq!(value("UID"), Some(format!("{table}@langhus").as_str()));
    assert!(
        value("SUMMARY").is_some_and(|summary| summary.starts_with("Connect four: your turn\\, until")),
        "{lines:?}"
    );
    // The secret opens nothing else, and its neighbour does not either.
    let secret = feed.rsplit('/').next().expect("a name").trim_end_matches(".atom").to_owned();
    let mut thief = Guest::with(told.server.address, &secret);
    assert_eq!(problem(&thief.get("/api/you").await), "wrong-token");
    assert_eq!(reader.get(&format!("/calendar/{secret}.ics")).await.status, 404, "it is a feed");
    assert_eq!(reader.get(&format!("/feed/{}.atom", "0".repeat(64))).await.status, 404);
    assert_eq!(reader.get("/feed/x").await.status, 404);
    let token = second.token.clone().expect("a token");
    assert_eq!(reader.get(&format!("/feed/{token}.atom")).await.status, 404);
    for text in [read(&mut reader, &feed).await.1, read(&mut reader, &calendar).await.1] {
        assert!(!text.contains(&secret) && !text.contains(&token), "no secret stands in it");
    }
}

#[tokio::test]
async fn channels_are_set_up_tried_and_removed_on_the_page_you() {
    let told = Told::start("page-channels").await;
    let mut visitor = Visitor::new(&told.server);
    visitor.send("/new/tic-tac-toe", "name=Astrid&seats=2&seat-2=open").await;
    let page = visitor.page("/you").await;
    assert!(page.contains("When it&#39;s your turn") || page.contains("When it's your turn"), "{page}");
    let address = told.receiver.at("/hook/secret").replace(':', "%3A").replace('/', "%2F");
    let back = visitor.send("/you/channels", &format!("medium=webhook&zone=Europe%2FBerlin&address={address}")).await;
    assert_eq!(back, "/you#told");
    let page = visitor.page("/you").await;
    assert!(!page.contains("/hook/secret"), "what may be a secret is not shown");
    let action = |page: &str, what: &str| {
        let end = page.find(&format!("/{what}\"")).unwrap_or_else(|| panic!("{what}: {page}"));
        let start = page[..end].rfind("/you/channels/").expect("a form");
        format!("{}/{what}", &page[start..end])
    };
    visitor.send(&action(&page, "try"), "").await;
    assert_eq!(told.receiver.wait(1).await[0].line, "POST /hook/secret");
    told.receiver.answer(404);
    visitor.send(&action(&page, "try"), "").await;
    let page = visitor.page("/you").await;
    assert!(page.contains("It refuses our messages (404).") && page.contains("switched off"), "{page}");
    visitor.send(&action(&page, "remove"), "").await;
    assert!(!visitor.page("/you").await.contains("/remove\""));
    let shown = visitor
        .ask("POST", "/you/channels", "Content-Type: application/x-www-form-urlencoded\r\n", "medium=calendar")
        .await;
    let shown = String::from_utf8(shown.body).expect("UTF-8");
    assert!(shown.contains("/calendar/") && shown.contains("data-copy"), "{shown}");
    assert!(!visitor.page("/you").await.contains("/calendar/"), "and never again");
    let export = export(&told.server, &visitor).await;
    assert!(export.contains("\"medium\":\"calendar\""), "{export}");
}
