//! What helps a beginner beside the question: the guide of a lesson, or a sentence about a question that is new to them.

use langhus_rules::Say;
use maud::{Markup, html};

use crate::lesson::Guide;
use crate::sheet::Sheet;

/// The region of the guide. Which remark of a lesson is shown, and whether a sentence is new to whoever looks, the script
/// knows (`guide.js`); without it all of a lesson's remarks are read at once.
pub(crate) fn guide(sheet: &Sheet) -> Markup {
    let helps = sheet.prompt.is_some() && !sheet.replay;
    html! {
        @match (&sheet.guide, &sheet.painting.help) {
            (Some(told), _) => { (lesson(sheet, told)) }
            (None, Some(help)) if helps => { (first_time(sheet, help)) }
            _ => { section.guide data-region="guide" hidden {} }
        }
    }
}

fn lesson(sheet: &Sheet, guide: &Guide) -> Markup {
    let step = Say::new("guide-step").with("step", guide.decision).with("steps", guide.decisions);
    html! {
        section.guide data-region="guide" data-at=(guide.at) aria-label=(sheet.word("guide")) {
            header {
                h2 { (sheet.word("guide")) }
                @if !guide.over { p.step { (sheet.words(&step)) } }
            }
            @if guide.pages.is_empty() {
                p.others { (sheet.word("guide-others")) }
            } @else {
                ol.remarks {
                    @for (text, look) in &guide.pages {
                        li data-look=(look.join(" ")) { (text) }
                    }
                }
                p.correction #correction role="alert" hidden {}
                div.turn-over {
                    button type="button" data-guide="back" hidden { (sheet.word("guide-back")) }
                    button.primary type="button" data-guide="next" hidden { (sheet.word("guide-next")) }
                    @if guide.over {
                        button.primary type="button" data-guide="close" { (sheet.word("guide-on")) }
                        a.button href="/" { (sheet.word("hall")) }
                    }
                }
            }
            @if !guide.over {
                form.leave method="post" action={ "/t/" (sheet.id) "/unguided" } { button { (sheet.word("guide-leave")) } }
            }
        }
    }
}

/// A sentence about a question, for whoever meets it for the first time.
fn first_time(sheet: &Sheet, help: &str) -> Markup {
    let section = sheet.painting.section;
    html! {
        section.guide data-region="guide" data-help=(section) data-game=(sheet.game) hidden aria-label=(sheet.word("help")) {
            p {
                (help) " "
                a href={ "/rules/" (sheet.game) "#" (section) } target="rules" { (sheet.word("help-more")) }
            }
            div.turn-over {
                button type="button" data-guide="known" { (sheet.word("help-known")) }
                button type="button" data-guide="off" { (sheet.word("help-none")) }
            }
        }
    }
}
