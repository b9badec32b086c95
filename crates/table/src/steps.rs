//! What a page is told: one step after the other, each with what it changes. A page that was away gets what it missed in
//! order; if that is too much, or something was taken back meanwhile, it gets the present.

use std::collections::{BTreeMap, VecDeque};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use langhus_board::{Changed, Known, Piece, Pieces, Regions, Sheet, regions};
use langhus_rules::{Language, Seat, Viewer};
use serde::Serialize;
use serde_json::Value;

use crate::declined::Declined;
use crate::entry::{Entry, Kind};
use crate::house::House;
use crate::looking::{Eyes, Moment, Sighting, sight};
use crate::sitting::Sitting;

/// So many steps a page is told at most to catch up; if it missed more, it is shown the present.
pub(crate) const MISSED: usize = 32;
/// So many drawings of a table are kept for others who come to the same: of every seat and of spectators, in both
/// languages, the last.
const DRAWINGS: usize = 12;
/// Of so many parts the pieces are known: of what all pages show, and of the steps that some are behind.
const PARTS: usize = 64;

/// A step, as a page gets it.
#[derive(Clone, Debug, Serialize)]
pub struct Step {
    /// Its sequence number, as the viewer counts.
    pub sequence: u64,
    /// The sequence number of what must be shown before; nothing if it may follow anything, because it is whole.
    pub base: Option<u64>,
    /// What happened last; nothing where only a look was asked for.
    pub kind: Option<Kind>,
    /// Whose it is, counted from 1.
    pub seat: Option<u8>,
    /// What was said; where the same people play again.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub text: Option<String>,
    /// What it looks like afterwards, if that has changed.
    #[serde(flatten)]
    pub drawing: Option<Arc<Drawing>>,
}

/// What a table looks like, as far as a page does not show it already.
#[derive(Debug, Serialize)]
pub struct Drawing {
    now: Value,
    html: String,
    /// The parts that are different, by their versions.
    parts: BTreeMap<String, Part>,
    /// What the page shows with it.
    #[serde(skip)]
    pub known: Known,
}

/// A part of a page that is different.
#[derive(Debug, Serialize)]
#[serde(untagged)]
enum Part {
    Whole(String),
    /// What is different from the version that is named first.
    Delta(String, Vec<Piece>),
}

impl Drawing {
    /// Draws what somebody sees for a page that shows something already.
    pub fn new(sighting: Sighting, known: &Known, easel: &Easel) -> Drawing {
        // Others may be shown the same at another time.
        let sheet = Sheet { hour: None, ..sighting.paint() };
        let Regions { html, changed, known } = regions(&sheet, known);
        let parts = changed.into_iter().map(|part| (format!("{:x}", part.version), easel.tell(part))).collect();
        Drawing { now: sheet.now(), html: html.into_string(), parts, known }
    }
}

/// What somebody comes to see, from what: whoever has the same of it sees the same.
#[derive(Clone, PartialEq, Eq)]
pub struct Look {
    viewer: Viewer,
    language: Language,
    /// As the viewer counts.
    sequence: u64,
    /// How much had happened at the table when it was taken.
    of: u64,
    known: Known,
}

/// What was drawn of a table last. Those who watch it together share their drawings; and of the parts that pages have, the
/// pieces are known, so that they are told what is different.
#[derive(Default)]
pub struct Easel(Mutex<Drawn>);

#[derive(Default)]
struct Drawn {
    drawings: VecDeque<(Look, Arc<Drawing>)>,
    parts: VecDeque<(u64, Arc<Pieces>)>,
}

impl Easel {
    fn drawn(&self) -> MutexGuard<'_, Drawn> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Forgets all of it.
    pub fn clear(&self) {
        *self.drawn() = Drawn::default();
    }

    fn find(&self, look: &Look) -> Option<Arc<Drawing>> {
        self.drawn().drawings.iter().find(|(known, _)| known == look).map(|(_, drawing)| drawing.clone())
    }

    fn keep(&self, look: Look, drawing: Arc<Drawing>) {
        let drawings = &mut self.drawn().drawings;
        drawings.truncate(DRAWINGS - 1);
        drawings.push_front((look, drawing));
    }

    /// A part for a page: what is different, if that is known and less than all.
    fn tell(&self, Changed { version, text, before }: Changed) -> Part {
        let find = |version: u64| {
            let drawn = self.drawn();
            drawn.parts.iter().find(|(known, _)| *known == version).map(|(_, pieces)| pieces.clone())
        };
        let fresh = find(version).unwrap_or_else(|| {
            let pieces = Arc::new(Pieces::of(&text));
            let parts = &mut self.drawn().parts;
            parts.truncate(PARTS - 1);
            parts.push_front((version, pieces.clone()));
            pieces
        });
        let delta = before.and_then(|before| Some((before, find(before)?.tell(&text, &fresh))));
        match delta {
            Some((before, told)) if told.iter().map(Piece::cost).sum::<usize>() < text.len() / 2 => {
                Part::Delta(format!("{before:x}"), told)
            }
            _ => Part::Whole(text),
        }
    }
}

/// A step that was taken out of the table and is still to be drawn, unless somebody has drawn it already.
pub struct Sketch {
    step: Step,
    look: Look,
    sighting: Option<Sighting>,
}

impl Sketch {
    /// Looks at a table after a viewer's sequence number; `entry` is what happened there.
    ///
    /// # Errors
    /// It cannot be seen.
    pub fn after(
        (house, easel): (&House, &Easel),
        sitting: &Sitting,
        (own, language): (Option<Seat>, Language),
        (sequence, entry): (u64, &Entry),
        known: &Known,
    ) -> Result<Sketch, Declined> {
        let eyes = Eyes::of(own, language);
        let look = Look { viewer: eyes.viewer, language, sequence, of: sitting.sequence(), known: known.clone() };
        let (kind, seat) = (Some(entry.kind), entry.seat.map(Seat::number));
        let drawing = easel.find(&look);
        let sighting = match drawing {
            Some(_) => None,
            None => Some(sight(house, sitting, eyes, Moment::After(sequence), known)?),
        };
        let step = Step { sequence, base: sequence.checked_sub(1), kind, seat, text: None, drawing };
        Ok(Sketch { step, look, sighting })
    }

    /// Draws it, for whoever comes to the same too.
    pub fn draw(self, easel: &Easel) -> Step {
        let Sketch { mut step, look, sighting } = self;
        if let Some(sighting) = sighting {
            let drawing = Arc::new(Drawing::new(sighting, &look.known, easel));
            easel.keep(look, drawing.clone());
            step.drawing = Some(drawing);
        }
        step
    }

    /// It may follow anything.
    #[must_use]
    pub fn whole(mut self) -> Sketch {
        self.step.base = None;
        self
    }
}

/// What a page is to be told next.
pub enum Next<'s> {
    /// Nothing: it has heard of everything.
    Nothing,
    /// What was said, which is not drawn.
    Talk(Step),
    /// What happened, to be drawn on what the page shows.
    Step(u64, &'s Entry),
    /// What happened last, to be drawn whole.
    Present(u64, &'s Entry),
}

/// How far a page has been told what happened.
#[derive(Clone, Copy, Debug)]
pub struct Told {
    /// The place in the table's list up to which it was told.
    pub place: usize,
    /// Was something left out, so that it must be shown the present?
    pub behind: bool,
}

impl Told {
    /// What a viewer is to be told next; it counts as told.
    pub fn next<'s>(&mut self, sitting: &'s Sitting, viewer: Viewer) -> Next<'s> {
        let is_talk = |(_, entry): &(usize, &Entry)| entry.kind.is_talk();
        let missed: Vec<_> = sitting.noticed_from(viewer, self.place).collect();
        let (talk, steps): (Vec<_>, Vec<_>) = missed.iter().copied().partition(is_talk);
        // What was taken back can be shown no more, so whatever came before it is left out.
        let taken_back = steps.iter().skip(1).any(|(_, entry)| entry.kind == Kind::Undone);
        self.behind |= steps.len() > MISSED || taken_back;
        let next = if self.behind { talk.first() } else { missed.first() };
        if let Some((place, entry)) = next.copied() {
            self.place = place + 1;
            let sequence = sitting.sequence_at(viewer, place);
            if !entry.kind.is_talk() {
                return Next::Step(sequence, entry);
            }
            let (base, kind, seat) = (sequence.checked_sub(1), Some(entry.kind), entry.seat.map(Seat::number));
            return Next::Talk(Step { sequence, base, kind, seat, text: entry.text_for(viewer), drawing: None });
        }
        self.place = sitting.entries.len();
        let last = sitting.noticed_from(viewer, 0).rfind(|entry| !is_talk(entry));
        match last.filter(|_| std::mem::take(&mut self.behind)) {
            Some((_, entry)) => Next::Present(sitting.sequence_of(viewer), entry),
            None => Next::Nothing,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn look(sequence: u64) -> Look {
        let (viewer, language) = (Viewer::Spectator, Language::English);
        Look { viewer, language, sequence, of: sequence, known: Known::default() }
    }

    fn drawing() -> Arc<Drawing> {
        let (html, parts, known) = (String::new(), BTreeMap::new(), Known::default());
        Arc::new(Drawing { now: Value::Null, html, parts, known })
    }

    #[test]
    fn who_comes_to_the_same_shares_the_drawing_and_few_are_kept() {
        let easel = Easel::default();
        let first = drawing();
        easel.keep(look(1), first.clone());
        assert!(easel.find(&look(1)).is_some_and(|found| Arc::ptr_eq(&found, &first)));
        assert!(easel.find(&Look { viewer: Viewer::Seat(Seat::new(0)), ..look(1) }).is_none(), "a seat sees more");
        assert!(easel.find(&Look { of: 2, ..look(1) }).is_none(), "it may be the present no more");
        for sequence in 2..=DRAWINGS as u64 + 1 {
            easel.keep(look(sequence), drawing());
        }
        assert!(easel.find(&look(1)).is_none() && easel.find(&look(2)).is_some());
        easel.clear();
        assert!(easel.find(&look(2)).is_none());
    }

    #[test]
    fn a_page_that_has_a_part_is_told_what_is_different() {
        let easel = Easel::default();
        let text = |n: usize| format!("<p>{n}</p>{}", "<b>much that stays as it is</b>".repeat(9));
        let changed = |n: usize, before| Changed { version: n as u64, text: text(n), before };
        assert!(matches!(easel.tell(changed(1, None)), Part::Whole(whole) if whole == text(1)));
        assert!(matches!(easel.tell(changed(2, Some(1))), Part::Delta(before, _) if before == "1"));
        assert!(matches!(easel.tell(changed(3, Some(7))), Part::Whole(_)), "nobody knows what 7 was");
        let other = Changed { version: 4, text: "<i>something else</i>".to_owned(), before: Some(1) };
        assert!(matches!(easel.tell(other), Part::Whole(_)), "a delta that is no shorter is not told");
        for version in 10..10 + PARTS {
            easel.tell(changed(version, None));
        }
        assert!(matches!(easel.tell(changed(5, Some(1))), Part::Whole(_)), "few are kept");
    }
}
