//! The slim bar, and the question in one line.

use maud::{Markup, html};

use crate::shapes;
use crate::sheet::Sheet;
use crate::time::waits;

pub(crate) fn bar(sheet: &Sheet) -> Markup {
    let mine = sheet.prompt.is_some();
    html! {
        header.bar data-region="bar" data-mine=(mine) {
            a.home href="/" aria-label=(sheet.word("hall")) data-tip=(sheet.word("hall")) { (shapes::longhouse()) }
            h1 {
                (sheet.title)
                @if let Some(variant) = &sheet.variant { span.variant { " · " (variant) } }
            }
            p.status { (sheet.painting.scene.status) }
            p.turn {
                @for player in sheet.players.iter().filter(|player| player.awaited) { (shapes::banner(&sheet.pen(), player.seat)) }
                span { (sheet.turn()) }
            }
            @if !sheet.replay {
                // The script says on the page which of the two holds.
                p.connection role="status" {
                    span.here { (sheet.word("connected")) }
                    span.gone { (sheet.word("not-connected")) }
                }
            }
            button type="button" data-do="settings" { (tool(sheet, "☰", "settings")) }
        }
    }
}

pub(crate) fn ask(sheet: &Sheet) -> Markup {
    let rules = format!("/rules/{}#{}", sheet.game, sheet.painting.section);
    html! {
        section.ask data-region="ask" aria-label=(sheet.word("question")) {
            @if let Some(prompt) = &sheet.prompt {
                div.prompt {
                    p #prompt tabindex="-1" { (prompt) }
                    ol.chosen #chosen aria-label=(sheet.word("chosen-so-far")) {}
                }
                div.answers #answers role="group" aria-labelledby="prompt" {}
                div.choices #choices role="group" aria-label=(sheet.word("all-answers")) {}
            } @else {
                div.prompt {
                    p #prompt .idle tabindex="-1" { @if !sheet.over { (shapes::hourglass()) } (sheet.turn()) }
                    // What somebody else has just done, as the log says it.
                    p #happening {}
                }
            }
            (waits(sheet))
            div.tools {
                button type="button" data-do="back" hidden { (tool(sheet, "←", "back")) }
                @if sheet.over {
                    button type="button" data-do="result" hidden { (tool(sheet, "★", "result")) }
                }
                @if !sheet.over && !sheet.replay && sheet.you().is_some() {
                    button type="button" data-do="undo" disabled[!sheet.may_undo] { (tool(sheet, "↶", "undo")) }
                }
                // A lesson shows the way itself.
                @if sheet.prompt.is_some() && sheet.guide.is_none() && sheet.hints {
                    button type="button" data-do="hint" { (tool(sheet, "✦", "hint")) }
                }
                button type="button" data-do="skip" hidden { (tool(sheet, "»", "skip-ahead")) }
                a.why href=(rules) target="rules" {
                    (tool(sheet, "?", if sheet.prompt.is_some() { "why" } else { "rules" }))
                }
                @if sheet.has_aid {
                    a.aid data-do="aid" href={ "/rules/" (sheet.game) "/aid" } target="rules" { (tool(sheet, "▤", "aid")) }
                }
                @if sheet.prompt.is_some() {
                    button type="button" data-do="list" aria-expanded="false" aria-controls="choices" { (tool(sheet, "≡", "list")) }
                }
                button type="button" data-do="settings" { (tool(sheet, "⚙", "settings")) }
            }
            ol.advice #advice aria-label=(sheet.word("hint")) hidden {}
            p.notice #notice role="alert" {}
        }
    }
}

/// What stands on a tool: its word, or only a sign where there is no room for words.
fn tool(sheet: &Sheet, sign: &str, word: &'static str) -> Markup {
    let word = sheet.word(word);
    html! { span.sign aria-hidden="true" title=(word) { (sign) } span.word { (word) } }
}
