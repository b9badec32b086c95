//! The regions of a table (`data-region`): whatever changes in play. A step of the game brings those that are different
//! (`step`), and the script makes the page like them, so that focus, scrolling and opened panels stay.

use maud::{Markup, html};

use crate::end::end;
use crate::guide::guide;
use crate::known::version;
use crate::numbers::{facts, items, score};
use crate::question::{ask, bar};
use crate::sheet::Sheet;
use crate::side::{log, players};
use crate::{Known, shapes};

/// The regions of a table for a page that shows something already.
pub struct Regions {
    /// Everything but the parts that have a version.
    pub html: Markup,
    /// The parts that are different, in their order.
    pub changed: Vec<Changed>,
    /// What the page shows afterwards.
    pub known: Known,
}

/// A part that is different from what a page shows.
pub struct Changed {
    /// Its version.
    pub version: u64,
    /// What is in it.
    pub text: String,
    /// The version of what the page shows there, if it has it as a text.
    pub before: Option<u64>,
}

/// A drawing: of a whole page, with all parts in their places; or for a page that shows something already, which gets the
/// parts that are different apart from the rest, and of the others the versions.
#[derive(Default)]
pub(crate) struct Drawing<'k> {
    known: Option<&'k Known>,
    changed: Vec<Changed>,
    pub(crate) drawn: Known,
}

/// A part in its place.
pub(crate) struct Part {
    /// As the page calls it.
    pub(crate) version: String,
    pub(crate) inside: Option<Markup>,
}

impl Drawing<'_> {
    /// A part in its place; `more` is what else tells it from others.
    pub(crate) fn part(&mut self, content: Markup, more: impl std::hash::Hash) -> Part {
        let version = version(&content, more);
        let name = format!("{version:x}");
        let Some(known) = self.known else { return Part { version: name, inside: Some(content) } };
        if !known.shows(version) {
            let before = known.text_in(self.drawn.len());
            self.changed.push(Changed { version, text: content.0, before });
        }
        self.drawn.note(version, known);
        Part { version: name, inside: None }
    }

    pub(crate) fn log_from(&self, sheet: &Sheet) -> Option<usize> {
        self.known.and_then(|known| known.log_from(sheet.at, sheet.finished))
    }
}

/// The regions of a table for a page that shows something already.
pub fn regions(sheet: &Sheet, known: &Known) -> Regions {
    let mut drawing = Drawing { known: Some(known), ..Drawing::default() };
    let html = html! {
        (bar(sheet)) (ask(sheet)) (guide(sheet)) (stage(sheet, &mut drawing)) (players(sheet, &mut drawing)) (log(sheet, &mut drawing))
    };
    Regions { html, changed: drawing.changed, known: drawing.drawn }
}

/// What stands on the stage, which the game lays out. Board and own area may scroll, the board at least when it is enlarged,
/// so whoever uses keys must be able to come to them.
pub(crate) fn stage(sheet: &Sheet, drawing: &mut Drawing<'_>) -> Markup {
    html! { (board(sheet, drawing)) (mine(sheet, drawing)) (end(sheet)) }
}

fn board(sheet: &Sheet, drawing: &mut Drawing<'_>) -> Markup {
    let part = drawing.part(sheet.painting.scene.board.clone(), "board");
    html! {
        section.board data-region="board" tabindex="0" aria-label=(sheet.word("board")) data-version=(part.version) {
            @if let Some(inside) = part.inside { (inside) }
        }
    }
}

fn mine(sheet: &Sheet, drawing: &mut Drawing<'_>) -> Markup {
    let own = sheet.you().and_then(|you| sheet.painting.scene.areas.iter().find(|area| area.seat == you));
    let content = html! {
        @match (own, own.and_then(|area| sheet.player(area.seat))) {
            (Some(area), Some(player)) => {
                header.owner.{ "seat-" (area.seat) } {
                    (shapes::banner(&sheet.pen(), area.seat))
                    h2 { (sheet.pen().name(area.seat)) }
                    (score(sheet, player.score))
                    (facts(&area.facts))
                    details.why-score id="my-items" { summary { (sheet.word("items")) } (items(sheet, player)) }
                }
                (area.full)
            }
            _ => { p.empty { (sheet.word("watching")) } }
        }
    };
    let part = drawing.part(content, "mine");
    html! {
        section.mine data-region="mine" data-panel="mine" tabindex="0" aria-label=(sheet.word("my-area")) data-version=(part.version) {
            @if let Some(inside) = part.inside { (inside) }
        }
    }
}
