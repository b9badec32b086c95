//! What the door looks at: hosts, addresses, how often somebody asks, and what browsers keep.

use std::net::SocketAddr;

use langhus_hall::Rate;
use langhus_hall::load::client::{Answer, Client};
use serde_json::{Value, json};
use tokio::io::AsyncWriteExt;
use tokio::net::TcpStream;

use crate::house::two_games;
use crate::safety::until_closed;
use crate::support::{Guest, Inside, folder, settings};

/// The answer to a request written out: its first line, and the header lines after it.
async fn ask(address: SocketAddr, lines: &str) -> String {
    let mut socket = TcpStream::connect(address).await.unwrap();
    socket.write_all(format!("{lines}\r\nConnection: close\r\n\r\n").as_bytes()).await.unwrap();
    until_closed(socket).await
}

/// Its status.
fn status(answer: &str) -> u16 {
    answer.get(9..12).and_then(|code| code.parse().ok()).unwrap_or_else(|| panic!("no status: {answer:?}"))
}

#[tokio::test]
async fn a_request_names_one_host() {
    let server = Inside::start(two_games(), settings(&folder("hosts"))).await;
    let cases = [
        ("GET /api/games HTTP/1.1\r\nHost: localhost", 200),
        ("GET http://localhost/api/games HTTP/1.1\r\nHost: localhost", 200),
        ("GET /api/games HTTP/1.1\r\nHost: localhost\r\nHost: localhost", 400),
        ("GET /api/games HTTP/1.1\r\nHost: localhost\r\nHost: evil.example", 400),
        ("GET /api/games HTTP/1.1\r\nHost: evil.example\r\nHost: localhost", 400),
        ("GET http://evil.example/api/games HTTP/1.1\r\nHost: localhost", 400),
        ("GET http://localhost/api/games HTTP/1.1\r\nHost: evil.example", 400),
        ("GET http://evil.example/api/games HTTP/1.1\r\nHost: evil.example", 421),
        ("GET /api/games HTTP/1.1\r\nHost: evil.example", 421),
        ("GET /api/games HTTP/1.1", 421),
    ];
    for (lines, wanted) in cases {
        let answer = ask(server.address, lines).await;
        assert_eq!(status(&answer), wanted, "{lines:?}: {answer}");
        // The host's own port reads hosts as the door does.
        let lines = lines.replace("/api/games", "/metrics");
        let answer = ask(server.metrics, &lines).await;
        assert_eq!(status(&answer), wanted, "{lines:?}: {answer}");
        assert_eq!(answer.contains("langhus_tables"), wanted == 200, "{answer}");
    }
    let twice = "GET /api/games HTTP/1.1\r\nAccept-Language: de\r\nHost: localhost\r\nHost: localhost";
    assert!(ask(server.address, twice).await.contains("nennt ihren Host zweimal"));
    let foreign = "GET /metrics HTTP/1.1\r\nAccept-Language: de\r\nHost: evil.example";
    assert!(ask(server.metrics, foreign).await.contains("antwortet nicht für den Namen"));
    server.stop().await;
}

#[tokio::test]
async fn wrong_tokens_and_wrong_hosts_are_counted_like_other_requests() {
    let mut settings = settings(&folder("counted"));
    settings.limits.spare_loopback = false;
    settings.limits.requests = Rate { burst: 2.0, per_second: 0.001 };
    let wrong = [
        "GET /api/games HTTP/1.1\r\nHost: evil.example".to_owned(),
        "GET /api/games HTTP/1.1\r\nHost: localhost\r\nHost: localhost".to_owned(),
        "GET /api/games HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer nonsense".to_owned(),
        format!("POST /api/tables/000000000000/chat HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer {:064}", 1),
    ];
    for lines in wrong {
        let server = Inside::start(two_games(), settings.clone()).await;
        let mut statuses = Vec::new();
        for _ in 0..3 {
            statuses.push(status(&ask(server.address, &lines).await));
        }
        assert!(statuses[..2].iter().all(|status| *status != 429) && statuses[2] == 429, "{lines:?}: {statuses:?}");
        server.stop().await;
    }
}

#[tokio::test]
async fn behind_a_proxy_its_last_entry_counts_and_what_cannot_be_read_is_no_free_pass() {
    let mut settings = settings(&folder("proxy"));
    settings.behind_proxy = true;
    settings.limits.requests = Rate { burst: 2.0, per_second: 0.001 };
    let server = Inside::start(two_games(), settings).await;
    let mut client = Client::new(server.address);
    // Each line is one and the same asker, however it is written.
    let askers = [
        ["198.51.100.1", "198.51.100.1:567", "\"198.51.100.1:99\""],
        ["[2001:db8::1]:567", "2001:db8::2", "\"[2001:db8::1]:1\""],
        ["nobody", "", "198.51.100.2, unknown"],
    ];
    for asker in askers {
        let mut statuses = Vec::new();
        for entry in asker {
            let headers = format!("X-Forwarded-For: {entry}\r\n");
            statuses.push(client.raw("GET", "/api/games", &headers, b"").await.expect("an answer").status);
        }
        assert_eq!(statuses, [200, 200, 429], "{asker:?}");
    }
    server.stop().await;
}

#[tokio::test]
async fn all_devices_of_a_seat_share_its_limits() {
    let mut settings = settings(&folder("devices"));
    settings.limits.chat = Rate { burst: 3.0, per_second: 0.001 };
    settings.limits.hints = Rate { burst: 3.0, per_second: 0.001 };
    settings.limits.actions = Rate { burst: 3.0, per_second: 0.001 };
    let server = Inside::start(two_games(), settings).await;
    let (mut first, mut second) = (Guest::new(server.address), Guest::new(server.address));
    let table = first.open("tic-tac-toe", &[json!({ "sitter": "open" })]).await;
    let mut devices = Vec::new();
    for _ in 0..4 {
        let given = first.post("/api/you/devices", Value::Null).await.json();
        let code = given["link"].as_str().and_then(|link| link.split_once("#device=")).expect("a link").1.to_owned();
        let mut device = Guest::new(server.address);
        let told = device.post("/api/you/redeem", json!({ "code": code })).await.json();
        devices.push(format!(
            "Authorization: Bearer {}\r\nContent-Type: application/json\r\n",
            told["token"].as_str().unwrap()
        ));
    }
    second.join(&table, 2).await;
    let act = r#"{"sequence":0,"client":"a","action":"mark 1"}"#;
    for (what, body) in [("chat", r#"{"text":"hei"}"#), ("hint", ""), ("actions", act)] {
        let path = format!("/api/tables/{table}/{what}");
        let mut client = Client::new(server.address);
        let mut limited = Vec::new();
        for device in &devices {
            let answer = client.raw("POST", &path, device, body.as_bytes()).await.unwrap();
            limited.push(answer.status == 429);
        }
        assert_eq!(limited, [false, false, false, true], "{what}");
        let body = serde_json::from_str(body).unwrap_or_default();
        assert_ne!(second.post(&path, body).await.status, 429, "another seat has its own: {what}");
    }
    server.stop().await;
}

#[tokio::test]
async fn nobody_is_sent_to_another_site_and_nothing_breaks() {
    let server = Inside::start(two_games(), settings(&folder("back"))).await;
    let mut client = Client::new(server.address);
    let headers = format!("Origin: http://{}\r\nContent-Type: application/x-www-form-urlencoded\r\n", server.address);
    let mut back = async |back: &str| -> (u16, Option<String>) {
        let answer = client.raw("POST", "/language", &headers, format!("to=en&back={back}").as_bytes()).await.unwrap();
        (answer.status, answer.header("location").map(str::to_owned))
    };
    assert_eq!(back("%2Frules%2Ftic-tac-toe%3Fa%3Db").await, (303, Some("/rules/tic-tac-toe?a=b".to_owned())));
    let hidden = (0..=0x20).map(|byte| format!("%2F%{byte:02x}%2Fevil.example"));
    let others = ["%2F%5Cevil.example", "%2F%2Fevil.example", "https%3A%2F%2Fevil.example", "%2F%C2%A0", "%2F%FF", ""];
    for wrong in hidden.chain(others.map(str::to_owned)) {
        assert_eq!(back(&wrong).await, (303, Some("/".to_owned())), "{wrong}");
    }
    server.stop().await;
}

/// Opens a table from a page.
async fn open(client: &mut Client, headers: &str) -> Answer {
    let headers = format!("Origin: http://{}\r\nContent-Type: application/json\r\n{headers}", client.address());
    let body = br#"{"game":"tic-tac-toe","seats":[{"sitter":"human","name":"Astrid"},{"sitter":"open"}]}"#;
    client.raw("POST", "/api/tables", &headers, body).await.expect("an answer")
}

#[tokio::test]
async fn by_tls_browsers_stay_with_tls_and_keep_cookies_of_this_host_alone() {
    let data = folder("tls");
    let mut settings = settings(&data);
    let server = Inside::start(two_games(), settings.clone()).await;
    let mut client = Client::new(server.address);
    assert_eq!(client.raw("GET", "/", "", b"").await.unwrap().header("strict-transport-security"), None);
    let opened = open(&mut client, "").await;
    let old = opened.header("set-cookie").unwrap().split(';').next().unwrap().to_owned();
    assert!(old.starts_with("langhus="), "{old}");
    let table = opened.json()["id"].as_str().unwrap().to_owned();
    server.stop().await;
    settings.public_url = Some("https://langhus.example".to_owned());
    let server = Inside::start(two_games(), settings).await;
    let mut client = Client::new(server.address);
    for path in ["/", "/api/games", "/api/nothing"] {
        let answer = client.raw("GET", path, "", b"").await.unwrap();
        assert_eq!(answer.header("strict-transport-security"), Some("max-age=31536000"), "{path}");
    }
    // The old cookie still opens its seat, but for a new one the browser gets a cookie that only this host can set.
    let old = format!("Cookie: {old}\r\n");
    let state = client.raw("GET", &format!("/api/tables/{table}"), &old, b"").await.unwrap();
    assert_eq!(state.json()["you"], 1);
    let opened = open(&mut client, &old).await;
    assert_eq!(opened.status, 201, "{opened:?}");
    let cookie = opened.header("set-cookie").expect("a new cookie");
    assert!(cookie.starts_with("__Host-langhus=") && cookie.contains("; Path=/; "), "{cookie}");
    assert!(cookie.ends_with("; Secure") && !cookie.contains("Domain"), "{cookie}");
    let both = format!("{}; {}\r\n", old.trim(), cookie.split(';').next().unwrap());
    for table in [&table, opened.json()["id"].as_str().unwrap()] {
        let state = client.raw("GET", &format!("/api/tables/{table}"), &both, b"").await.unwrap();
        assert_eq!(state.json()["you"], 1, "both cookies open their seats");
    }
    assert_eq!(open(&mut client, &both).await.header("set-cookie"), None, "a browser keeps the cookie it has");
    server.stop().await;
}
