//! The bot in Python plays a game.

use std::path::Path;
use std::process::Command;

use serde_json::json;

use crate::start;
use crate::support::{Guest, folder};

#[tokio::test]
async fn the_python_bot_opens_a_table_and_plays_it_to_the_end() {
    let python = Command::new("python3").arg("--version").output();
    assert!(python.is_ok_and(|out| out.status.success()), "python3 is missing: install it to run the example");
    let server = start(&folder("python"));
    let bot = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/bot.py");
    let lines = std::fs::read_to_string(&bot).expect("the bot is there").lines().count();
    assert!(lines <= 60, "the bot has {lines} lines, more than the 60 that are promised");
    let address = format!("http://{}", server.address);
    let played = tokio::task::spawn_blocking(move || {
        Command::new("python3").arg(&bot).args([&address, "connect-four"]).output().expect("the bot runs")
    });
    let out = played.await.unwrap();
    let told = String::from_utf8_lossy(&out.stdout);
    assert!(out.status.success(), "{told}\n{}", String::from_utf8_lossy(&out.stderr));
    assert!(told.lines().any(|line| line.starts_with("over: ")), "{told}");
    let listed = Guest::new(server.address).get("/api/tables?status=finished").await.json();
    assert_eq!(listed.as_array().map(Vec::len), Some(1), "{listed}");
    assert_eq!(listed[0]["seats"][0]["name"], json!("bot.py"));
}
