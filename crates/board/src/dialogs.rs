//! What stands beside the regions: the slider of a look back, what may be set, all keys.

use langhus_rules::Language;
use maud::{Markup, html};

use crate::devices::{devices, once_link};
use crate::shapes;
use crate::sheet::Sheet;
use crate::wishes::{CONFIRM, HELP, NOTIFY, PACE, SOUND, TEXT, THEME, Wish};

/// The slider of a look back.
pub(crate) fn slider(sheet: &Sheet) -> Markup {
    html! {
        section.replay aria-label=(sheet.word("replay")) data-region="replay" {
            div.steps {
                @for (step, key) in [
                    ("first", "first"), ("round-back", "round-back"), ("back", "step-back"), ("play", "play"), ("on", "step-on"),
                    ("round-on", "round-on"), ("last", "last"),
                ] {
                    button type="button" data-step=(step) aria-label=(sheet.word(key)) data-tip=(sheet.word(key)) { (shapes::step(step)) }
                }
            }
            label { span { (sheet.word("position")) } input #position type="range" min="0" max=(sheet.moves) value=(sheet.at); }
            output #at for="position" { (sheet.at) " / " (sheet.moves) }
            @if !sheet.finished { a.button href={ "/t/" (sheet.id) } { (sheet.word("to-present")) } }
            @if sheet.finished {
                label { span { (sheet.word("seen-by")) } select #seen-by {
                    option value="" selected[sheet.you().is_none()] { (sheet.word("spectator")) }
                    @for player in &sheet.players {
                        option value=(player.seat) selected[sheet.you() == Some(player.seat)] { (sheet.pen().name(player.seat)) }
                    }
                } }
            }
        }
    }
}

/// All keys, and what may be set.
pub(crate) fn settings(sheet: &Sheet) -> Markup {
    let setting = |wish: &Wish| wish.fields(None, sheet.language);
    let plays = sheet.you().is_some() && !sheet.replay;
    html! {
        dialog #settings aria-labelledby="settings-title" {
            form.close method="dialog" {
                h2 #settings-title { (sheet.word("settings")) }
                button.primary { (sheet.word("close")) }
            }
            (setting(&THEME))
            (setting(&TEXT))
            (languages(sheet))
            @if !sheet.replay {
                (setting(&PACE))
                (setting(&SOUND))
            }
            @if plays {
                (setting(&CONFIRM))
                (setting(&HELP))
                // The script shows what applies: not everybody has said no to something, and not every browser tells.
                fieldset.orders data-when="orders" data-revoke=(sheet.word("ask-me")) hidden {
                    legend { (sheet.word("orders")) }
                    ul {}
                }
                div data-when="notify" hidden { (setting(&NOTIFY)) }
                h2 { (sheet.word("my-seat")) }
                p.seat-tools {
                    button type="button" data-seat-do="lend" { (sheet.word("lend")) }
                    button type="button" data-seat-do="return" hidden { (sheet.word("return")) }
                    button type="button" data-seat-do="concede" { (sheet.word("concede")) }
                    button type="button" data-seat-do="leave" { (sheet.word("leave")) }
                }
                (devices(sheet.language))
            }
            h2 { (sheet.word("keys")) }
            dl.keys {
                @for (key, text, for_all) in [
                    ("1 – 9, a – z", "key-digits", false), ("Tab", "key-tab", true), ("Enter", "key-enter", false), ("Esc", "key-escape", false),
                    ("l", "key-list", false), ("u", "key-undo", false), ("h", "key-hint", false), ("n", "key-skip", false),
                    ("b", "key-board", false), ("p", "key-prompt", false), ("+ − 0", "key-zoom", true), ("⇧ ← ↑ ↓ →", "key-pan", true),
                    ("r", "key-aid", true), ("?", "key-help", true),
                ] {
                    @if for_all || plays { dt { kbd { (key) } } dd { (sheet.word(text)) } }
                }
            }
        }
    }
}

/// The languages, which stand at the top of every other page.
fn languages(sheet: &Sheet) -> Markup {
    html! {
        form.languages method="post" action="/language" {
            input type="hidden" name="back" value={ "/t/" (sheet.id) };
            @for other in Language::ALL {
                button name="to" value=(other) lang=(other) aria-pressed=(other == sheet.language) { (other.own_name()) }
            }
        }
    }
}

/// The link for somebody who takes a free seat.
pub(crate) fn invitation(sheet: &Sheet) -> Markup {
    html! {
        @if sheet.you().is_some() && !sheet.replay {
            dialog #invitation aria-labelledby="invitation-title" {
                h2 #invitation-title { (sheet.word("invite")) }
                p { (sheet.word("invite-how")) }
                (once_link(sheet.language))
                form method="dialog" { button.primary { (sheet.word("close")) } }
            }
        }
    }
}
