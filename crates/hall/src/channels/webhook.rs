//! What webhooks get: JSON of ours, or what Discord and Slack take.

use serde_json::{Value, json};

use super::message::{Line, Message, moment};

/// JSON of ours: the text, and beside it each game by itself.
pub(super) fn plain(message: &Message) -> Value {
    let games = message.lines.iter().map(|line| {
        json!({ "game": line.game, "text": line.text, "until": line.until, "warning": line.warns, "link": line.shared })
    });
    json!({ "text": message.text(), "sent": moment(message.at), "games": games.collect::<Vec<_>>() })
}

/// What Discord takes. Nobody is pinged by what stands in it.
pub(super) fn discord(message: &Message) -> Value {
    json!({ "content": with_links(message), "allowed_mentions": { "parse": [] } })
}

/// What Slack takes, and much that would like to be it.
pub(super) fn slack(message: &Message) -> Value {
    // Slack reads these three as its own (docs.slack.dev: "escaping text").
    let text = with_links(message).replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;");
    json!({ "text": text })
}

fn with_links(message: &Message) -> String {
    let line = |line: &Line| format!("{}\n{}", line.text, line.shared);
    message.lines.iter().map(line).collect::<Vec<_>>().join("\n")
}
