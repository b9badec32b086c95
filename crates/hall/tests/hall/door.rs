//! What the door looks at: how often somebody asks.

use langhus_hall::Rate;
use langhus_hall::load::client::Client;
use serde_json::json;

use crate::house::SmallHouse;
use crate::support::{Guest, Inside, folder, settings};

#[tokio::test]
async fn all_devices_of_a_seat_share_its_limits() {
    let mut settings = settings(&folder("devices"));
    settings.limits.chat = Rate { burst: 3.0, per_second: 0.001 };
    settings.limits.hints = Rate { burst: 3.0, per_second: 0.001 };
    settings.limits.actions = Rate { burst: 3.0, per_second: 0.001 };
    let server = Inside::start(SmallHouse, settings).await;
    let (mut first, mut second) = (Guest::new(server.address), Guest::new(server.address));
    let table = first.open("tic-tac-toe", &[json!({ "sitter": "open" })]).await;
    let secret = first.token.clone().expect("a token");
    let mut devices = Vec::new();
    for _ in 0..4 {
        let own = format!("Origin: http://{}\r\n", server.address);
        let enter = format!("Authorization: Bearer {secret}\r\n{own}");
        let entered = Client::new(server.address).raw("POST", &format!("/api/tables/{table}/enter"), &enter, b"").await;
        let cookie = entered.unwrap().header("set-cookie").unwrap().split(';').next().unwrap().to_owned();
        devices.push(format!("Cookie: {cookie}\r\n{own}Content-Type: application/json\r\n"));
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
    let server = Inside::start(SmallHouse, settings(&folder("back"))).await;
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
