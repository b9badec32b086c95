//! The numbers by which each viewer counts. A table keeps everything in one order, hidden steps too; but a number that
//! grew with somebody's hidden step would tell of it. So whatever a viewer is told is numbered by what they noticed.

use langhus_rules::{Counts, Language, Numbering, Viewer};

use crate::Hosted;
use crate::declined::Declined;
use crate::entry::{Entry, Kind};
use crate::sitting::Sitting;

/// How much each viewer has noticed, and which actions stand.
#[derive(Default)]
pub struct Numbers {
    noticed: Counts,
    /// The places of the entries whose actions stand, in the order of the game.
    standing: Vec<u32>,
}

impl Numbers {
    /// Counts the entry that comes after so many others.
    pub fn count(&mut self, entries: &[Entry], entry: &Entry) {
        self.noticed.add(entry.noticed);
        match entry.kind {
            Kind::Played => self.standing.push(entries.len() as u32),
            Kind::Undone if !entry.text.is_empty() => self.standing.truncate(entry.text.parse().unwrap_or(0)),
            Kind::Undone => {
                let own = self.standing.iter().rposition(|place| entries[*place as usize].seat == entry.seat);
                own.map(|last| self.standing.remove(last));
            }
            _ => {}
        }
    }
}

impl Sitting {
    /// How many entries a viewer has noticed: the sequence number of the last thing that happened, as they count.
    pub fn sequence_of(&self, viewer: Viewer) -> u64 {
        self.numbers.noticed.of(viewer) as u64
    }

    /// How many entries there were before the next one after a viewer's sequence number.
    pub fn place_of(&self, viewer: Viewer, sequence: u64) -> usize {
        let mut at = self.sequence_of(viewer);
        let later = |entry: &Entry| {
            let later = at > sequence;
            at -= u64::from(entry.noticed.contains(viewer));
            later
        };
        self.entries.len() - self.entries.iter().rev().map(later).take_while(|later| *later).count()
    }

    /// The sequence number of the entry at a place, as a viewer counts.
    pub fn sequence_at(&self, viewer: Viewer, place: usize) -> u64 {
        let later = self.entries[place + 1..].iter().filter(|entry| entry.noticed.contains(viewer)).count();
        self.sequence_of(viewer) - later as u64
    }

    /// What a viewer noticed from a place on, each with its place.
    pub fn noticed_from(&self, viewer: Viewer, place: usize) -> impl DoubleEndedIterator<Item = (usize, &Entry)> {
        let entries = self.entries.iter().enumerate().skip(place);
        entries.filter(move |(_, entry)| entry.noticed.contains(viewer))
    }

    /// How many actions stand, all of them counted.
    pub fn standing(&self) -> usize {
        self.numbers.standing.len()
    }

    /// By what the positions of the game are numbered for a viewer: by what they noticed, or when it is over, as in its
    /// record.
    pub fn numbering(&self, viewer: Viewer) -> Numbering {
        if self.head.status.is_past() { Numbering::Record } else { Numbering::Noticed(viewer) }
    }

    /// How many positions there are after the deal.
    pub fn positions(&self, viewer: Viewer) -> usize {
        self.table.as_ref().map_or(0, |table| table.positions(self.numbering(viewer)))
    }

    /// The position after what has this sequence number of the viewer's. A sequence number is for ever, a position is
    /// not: when the game is over, positions are those of its record.
    pub fn position_after(&self, viewer: Viewer, sequence: u64) -> usize {
        let place = self.place_of(viewer, sequence) as u32;
        let moves = self.numbers.standing.partition_point(|action| *action < place);
        self.table.as_ref().map_or(0, |table| table.position_of(self.numbering(viewer), moves))
    }

    /// The game as it was at a position.
    ///
    /// # Errors
    /// It has not come that far.
    pub fn at(&self, viewer: Viewer, position: usize) -> Result<Box<dyn Hosted>, Declined> {
        let table = self.table.as_ref().ok_or(Declined::NotBegun)?;
        let moves = table.moves_at(self.numbering(viewer), position);
        let past = moves.and_then(|moves| table.at(moves));
        past.ok_or_else(|| Declined::NoSuchPosition { last: self.positions(viewer) })
    }

    /// What a viewer witnessed of the entry at a place. An action that was taken back is forgotten, so its lines are
    /// told only to those who heard them at once.
    pub fn lines(&self, viewer: Viewer, place: usize, language: Language) -> Vec<String> {
        let standing = self.numbers.standing.binary_search(&(place as u32)).ok().zip(self.table.as_ref());
        standing.map(|(action, table)| table.lines(viewer, action + 1, language)).unwrap_or_default()
    }
}
