//! A message channel beside a hall hears from the store whose turn it is.

use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Receiver, channel};

use serde_json::json;

use crate::example;
use crate::support::{Guest, PATIENCE, folder};

/// The example, and what it prints, line by line.
struct Herald {
    child: Child,
    lines: Receiver<String>,
}

impl Herald {
    fn start(name: &str) -> Herald {
        let mut command = Command::new(example("herald"));
        let mut child = command.arg(folder(name)).stdout(Stdio::piped()).spawn().expect("the example starts");
        let stdout = BufReader::new(child.stdout.take().expect("its output is piped"));
        let (sender, lines) = channel();
        std::thread::spawn(move || stdout.lines().map_while(Result::ok).try_for_each(|line| sender.send(line)));
        Herald { child, lines }
    }

    fn next(&self) -> String {
        self.lines.recv_timeout(PATIENCE).expect("the herald says something")
    }
}

impl Drop for Herald {
    fn drop(&mut self) {
        // It may be gone already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[tokio::test]
async fn the_herald_says_whose_turn_it_is_once() {
    let herald = Herald::start("herald");
    let address = herald.next().parse().expect("an address");
    let [mut astrid, mut bjorn] = [Guest::new(address), Guest::new(address)];
    let table = astrid.open("tic-tac-toe", &[json!({ "sitter": "open" })]).await;
    bjorn.join(&table, 2).await;
    assert_eq!(herald.next(), format!("{table} waits for Astrid"));
    let talk = astrid.post(&format!("/api/tables/{table}/chat"), json!({ "text": "One moment" })).await;
    assert_eq!(talk.status, 204);
    let sequence = astrid.sequence(&table).await;
    assert_eq!(astrid.act(&table, sequence, "a", "mark 5").await.status, 200);
    assert_eq!(herald.next(), format!("{table} waits for Bjørn 2"), "talk is no news to it");
}
