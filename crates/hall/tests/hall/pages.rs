//! The pages as a browser without a script gets them: forms open tables and take seats, and nothing that somebody
//! writes becomes markup.

use serde_json::Value;

use crate::house::two_games;
use crate::support::visitor::Visitor;
use crate::support::{Inside, folder, settings};

#[tokio::test]
async fn one_click_sits_a_guest_down_against_bots() {
    let server = Inside::start(two_games(), settings(&folder("play-now"))).await;
    let mut guest = Visitor::new(&server);
    let lobby = guest.page("/").await;
    assert!(lobby.contains("action=\"/play/tic-tac-toe\"") && lobby.contains("Play now"), "{lobby}");
    let table = guest.send("/play/tic-tac-toe", "").await;
    let address = table.as_str();
    assert!(address.starts_with("/t/") && address.len() == "/t/".len() + 12, "nothing but the table: {address}");
    let secret = guest.cookie("langhus").expect("the browser has its cookie").to_owned();
    let page = guest.page(address).await;
    assert!(page.contains("data-you=\"1\"") && page.contains("data-place=\"cell-5\""), "{page}");
    assert!(!page.contains(&secret), "no page holds a secret");
    // Somebody else sees the table and may do nothing.
    let other = Visitor::new(&server).page(address).await;
    assert!(!other.contains("data-you") && other.contains("&quot;choices&quot;:[]"), "{other}");
    assert!(guest.page("/").await.contains(address), "one's own tables are listed");
    server.stop().await;
}

#[tokio::test]
async fn two_guests_meet_at_a_table_by_its_link() {
    let server = Inside::start(two_games(), settings(&folder("by-link"))).await;
    let (mut astrid, mut bodil) = (Visitor::new(&server), Visitor::new(&server));
    let form = "name=Astrid&seats=2&seat-2=open&listed=yes";
    let table = astrid.send("/new/tic-tac-toe", form).await;
    let address = table;
    assert!(astrid.page(&address).await.contains("Waiting for one more player"));
    let seen = bodil.page(&address).await;
    assert!(seen.contains(&format!("action=\"{address}/join\"")), "{seen}");
    assert!(bodil.page("/").await.contains(&address), "a listed table stands in the hall");
    assert_eq!(bodil.send(&format!("{address}/join"), "name=Bodil").await, address, "no secret in the address");
    let page = bodil.page(&address).await;
    assert!(page.contains("data-you=\"2\"") && page.contains("Astrid"), "{page}");
    let third = Visitor::new(&server)
        .ask("POST", &format!("{address}/join"), "Content-Type: application/x-www-form-urlencoded\r\n", "name=Cnut")
        .await;
    assert_eq!(third.status, 409);
    assert!(String::from_utf8_lossy(&third.body).contains("This seat is taken"));
    server.stop().await;
}

#[tokio::test]
async fn nothing_that_somebody_writes_becomes_markup() {
    let server = Inside::start(two_games(), settings(&folder("markup"))).await;
    let (mut astrid, mut bodil) = (Visitor::new(&server), Visitor::new(&server));
    let name = "%3Cscript%3Ealert%281%29%3C%2Fscript%3E%22%27";
    let table = astrid.send("/new/tic-tac-toe", &format!("name={name}&seats=2&seat-2=open&listed=yes")).await;
    let address = table;
    bodil.page(&address).await;
    bodil.send(&format!("{address}/join"), "name=%3Cimg+src%3Dx%3E").await;
    let chat = format!("/api{}/chat", address.replace("/t/", "/tables/"));
    let said = r#"{"text":"<b onclick=\"x\">hei</b>"}"#;
    assert_eq!(astrid.ask("POST", &chat, "Content-Type: application/json\r\n", said).await.status, 204);
    for path in ["/", &address, &format!("{address}/look")] {
        for visitor in [&mut astrid, &mut bodil] {
            let page = visitor.page(path).await;
            // Of what a script is told, only this becomes markup.
            let step: Value = serde_json::from_str(&page).unwrap_or_default();
            let page = if step.is_null() { page } else { format!("{}{}", step["html"], step["parts"]) };
            for forbidden in ["<script>alert", "<img src=x", "<b onclick"] {
                assert!(!page.contains(forbidden), "{path} holds {forbidden}");
            }
            assert!(page.contains("&lt;script&gt;alert"), "{path} shows the name");
        }
    }
    server.stop().await;
}

#[tokio::test]
async fn a_language_and_a_name_are_kept_and_problems_are_pages() {
    let server = Inside::start(two_games(), settings(&folder("kept"))).await;
    let mut guest = Visitor::new(&server);
    assert!(guest.page("/").await.contains("lang=\"en\""));
    assert_eq!(guest.send("/language", "to=de&back=%2Frules%2Ftic-tac-toe").await, "/rules/tic-tac-toe");
    assert!(guest.page("/rules/tic-tac-toe").await.contains("Drei in einer Zeile"));
    assert_eq!(guest.send("/language", "to=de&back=%2F%2Fevil.example").await, "/", "nobody is sent elsewhere");
    guest.send("/name", "name=Bj%C3%B6rn").await;
    assert!(guest.page("/").await.contains("value=\"Björn\""));
    let undecided = guest.ask("GET", "/rules/tic-tac-toe/decisions", "", "").await;
    assert_eq!(undecided.status, 404, "a game without decisions has no list of them");
    let nowhere = guest.ask("GET", "/t/nothinghere0", "", "").await;
    let page = String::from_utf8_lossy(&nowhere.body).into_owned();
    assert_eq!(nowhere.status, 404);
    assert!(
        page.contains("<html lang=\"de\"") && nowhere.header("content-type").unwrap().contains("text/html"),
        "{page}"
    );
    for (path, body) in
        [("/language", "to=xx"), ("/name", "name="), ("/new/tic-tac-toe", "name=A&seats=9"), ("/play/chess", "")]
    {
        let answer = guest.ask("POST", path, "Content-Type: application/x-www-form-urlencoded\r\n", body).await;
        assert!((400..500).contains(&answer.status), "{path} {body}: {}", answer.status);
        assert!(String::from_utf8_lossy(&answer.body).contains("<main"), "{path} answers with a page");
    }
    server.stop().await;
}

#[tokio::test]
async fn the_files_beside_the_pages_may_be_kept_for_ever() {
    let server = Inside::start(two_games(), settings(&folder("files"))).await;
    let mut guest = Visitor::new(&server);
    let page = guest.page("/").await;
    let style = page.split("href=\"").find(|rest| rest.contains("house.css\"")).unwrap().split('"').next().unwrap();
    let answer = guest.ask("GET", style, "", "").await;
    assert_eq!(answer.header("cache-control"), Some("public, max-age=31536000, immutable"));
    assert_eq!(answer.header("content-type"), Some("text/css; charset=utf-8"));
    assert_eq!(guest.ask("GET", &style.replace("house.css", "none.css"), "", "").await.status, 404);
    server.stop().await;
}

/// The key in the form that leads to this address.
fn key_of(page: &str, action: &str) -> String {
    let form = page.split_once(&format!("action=\"{action}\"")).expect("a form").1;
    let key = form.split_once("name=\"once\" value=\"").expect("a key").1;
    key.split('"').next().unwrap().to_owned()
}

#[tokio::test]
async fn a_form_that_is_sent_twice_is_done_once() {
    let server = Inside::start(two_games(), settings(&folder("twice"))).await;
    let mut guest = Visitor::new(&server);
    let lobby = guest.page("/").await;
    let body = format!("once={}", key_of(&lobby, "/play/tic-tac-toe"));
    let first = guest.send("/play/tic-tac-toe", &body).await;
    let again = guest.send("/play/tic-tac-toe", &body).await;
    assert_eq!(first.split('#').next(), again.split('#').next(), "a double click opens one table");
    let other = format!("once={}", key_of(&guest.page("/").await, "/play/tic-tac-toe"));
    assert_ne!(first.split('#').next(), guest.send("/play/tic-tac-toe", &other).await.split('#').next());
    let form = guest.page("/new/tic-tac-toe").await;
    let body = format!("name=Astrid&seats=2&seat-2=open&listed=yes&once={}", key_of(&form, "/new/tic-tac-toe"));
    let table = guest.send("/new/tic-tac-toe", &body).await;
    let address = table.split('#').next().unwrap().to_owned();
    assert!(guest.send("/new/tic-tac-toe", &body).await.starts_with(&address));
    let mut bodil = Visitor::new(&server);
    let join = format!("{address}/join");
    let body = format!("name=Bodil&once={}", key_of(&bodil.page(&address).await, &join));
    bodil.send(&join, &body).await;
    // The answer, with the cookie, may have been lost.
    bodil.cookies.clear();
    assert!(bodil.send(&join, &body).await.starts_with(&address));
    assert!(bodil.page(&address).await.contains("data-you=\"2\""));
    server.stop().await;
}

#[tokio::test]
async fn the_hall_says_where_it_is_my_turn() {
    let server = Inside::start(two_games(), settings(&folder("my-turn"))).await;
    let (mut astrid, mut bodil) = (Visitor::new(&server), Visitor::new(&server));
    let table = astrid.send("/new/tic-tac-toe", "name=Astrid&seats=2&seat-2=open&listed=yes").await;
    let address = table.split('#').next().unwrap().to_owned();
    bodil.send(&format!("{address}/join"), "name=Bodil").await;
    let mine = |page: &str| page.contains("data-mine=\"true\"") && page.contains("Your turn");
    let (hers, theirs) = (astrid.page("/").await, bodil.page("/").await);
    assert!(mine(&hers), "{hers}");
    assert!(!mine(&theirs) && theirs.contains("waiting for Astrid"), "{theirs}");
    server.stop().await;
}
