//! What is read: a feed (RFC 4287) of the games that wait for somebody.

use std::fmt::Write as _;

use langhus_rules::Say;

use super::message::{Message, moment};
use crate::problem::BOOK;

/// The feed. `name` tells it from others and is no secret; `home` is where people reach the server.
pub(crate) fn atom(message: &Message, name: &str, home: &str, now: i64) -> String {
    let language = message.language;
    let title = BOOK.say(&Say::new("told-feed"), language, &[]);
    let newest = message.lines.iter().map(|line| line.since).max().unwrap_or(now);
    let mut out = String::from("<?xml version=\"1.0\" encoding=\"utf-8\"?>\n");
    let code = language.code();
    // Nothing fails that writes into a string.
    let _ = writeln!(out, "<feed xmlns=\"http://www.w3.org/2005/Atom\" xml:lang=\"{code}\">");
    let _ = writeln!(out, "<id>urn:langhus:feed:{name}</id>");
    let _ = writeln!(out, "<title>{}</title>", escape(&title));
    let _ = writeln!(out, "<updated>{}</updated>", moment(newest));
    let _ = writeln!(out, "<author><name>Langhus</name></author>");
    let _ = writeln!(out, "<link rel=\"alternate\" href=\"{}/you\"/>", escape(home));
    for line in &message.lines {
        let _ = writeln!(out, "<entry>");
        // The same table asks again and again: each time it is another entry.
        let _ = writeln!(out, "<id>urn:langhus:turn:{}:{}</id>", line.table, line.question);
        let _ = writeln!(out, "<title>{}</title>", escape(&line.text));
        let _ = writeln!(out, "<updated>{}</updated>", moment(line.since));
        let _ = writeln!(out, "<link rel=\"alternate\" href=\"{}\"/>", escape(&line.link));
        let _ = writeln!(out, "<content type=\"text\">{}</content>", escape(&line.text));
        let _ = writeln!(out, "</entry>");
    }
    out.push_str("</feed>\n");
    out
}

fn escape(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => escaped.push_str("&amp;"),
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '"' => escaped.push_str("&quot;"),
            // What XML has no letter for.
            letter if letter < ' ' && !matches!(letter, '\t' | '\n' | '\r') => {}
            letter => escaped.push(letter),
        }
    }
    escaped
}
