//! The slim bar, and the question in one line.

use langhus_rules::{Arg, Say};
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
            (declining(sheet))
            (waits(sheet))
            div.tools {
                button type="button" data-do="back" hidden { (tool(sheet, "←", "back")) }
                @if sheet.over {
                    button type="button" data-do="result" hidden { (tool(sheet, "★", "result")) }
                }
                @if !sheet.over && !sheet.replay && sheet.you().is_some() {
                    @if sheet.may_ask {
                        button type="button" data-do="ask-undo" data-tip=(sheet.word("ask-undo-how")) { (tool(sheet, "↶", "ask-undo")) }
                    } @else {
                        button type="button" data-do="undo" disabled[!sheet.may_undo] { (tool(sheet, "↶", "undo")) }
                    }
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
            (asks(sheet))
            ol.advice #advice aria-label=(sheet.word("hint")) hidden {}
            p.notice #notice role="alert" {}
        }
    }
}

/// Somebody who asks for their last move, and what the viewer may answer.
fn asks(sheet: &Sheet) -> Markup {
    let Some((by, waiting)) = &sheet.asks else { return html! {} };
    let names: Vec<Arg> = waiting.iter().map(|seat| Arg::Name(sheet.pen().name(*seat))).collect();
    let (mine, asked) = (sheet.you() == Some(*by), sheet.you().is_some_and(|you| waiting.contains(&you)));
    html! {
        div.asks role="status" {
            @if mine {
                p { (sheet.words(&Say::new("ask-undo-waits").with("count", names.len()).with("who", names))) }
                button type="button" data-do="deny-undo" { (sheet.word("ask-undo-not-any-more")) }
            } @else {
                p { (sheet.words(&Say::new("ask-undo-asks").with("who", sheet.pen().name(*by)))) }
                @if asked {
                    button.primary type="button" data-do="allow-undo" { (sheet.word("ask-undo-allow")) }
                    button type="button" data-do="deny-undo" { (sheet.word("ask-undo-deny")) }
                }
            }
        }
    }
}

/// Saying no until the end of the round, or being asked again.
fn declining(sheet: &Sheet) -> Markup {
    let question = sheet.painting.declines.as_ref().filter(|_| sheet.prompt.is_some() && sheet.guide.is_none());
    html! {
        @if let Some(question) = question {
            div.standing {
                @if sheet.given == Some(false) {
                    p { (sheet.words(&Say::new("declined-for-you").with("what", question.label.clone()))) }
                    button type="button" data-do="ask-me" data-kind=(question.kind) { (sheet.word("ask-me")) }
                } @else {
                    button type="button" data-do="decline-round" data-kind=(question.kind) data-decline=(question.decline) {
                        (sheet.word("decline-round"))
                    }
                    @if let Some(above) = question.price.and_then(|price| price.checked_sub(1)).filter(|above| *above > 0) {
                        button type="button" data-do="decline-round" data-kind=(question.kind) data-decline=(question.decline) data-above=(above) {
                            (sheet.words(&Say::new("decline-above").with("price", i64::from(above))))
                        }
                    }
                }
            }
        }
    }
}

/// What stands on a tool: its word, or only a sign where there is no room for words.
fn tool(sheet: &Sheet, sign: &str, word: &'static str) -> Markup {
    let word = sheet.word(word);
    html! { span.sign aria-hidden="true" title=(word) { (sign) } span.word { (word) } }
}
