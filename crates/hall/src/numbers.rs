//! The numbers by which each viewer counts. A table keeps everything in one order, hidden steps too; but a number that
//! grew with somebody's hidden step would tell of it. So whatever a viewer is told is numbered by what they noticed.

use langhus_rules::{Language, Seat, Table, Viewer};

use crate::entry::{Entry, Kind};
use crate::problem::Problem;
use crate::sitting::Sitting;

/// A set of viewers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Viewers(u16);

fn place(viewer: Viewer) -> usize {
    viewer.seat().map_or(Seat::MOST, Seat::index)
}

impl Viewers {
    /// Every seat, and spectators.
    pub const ALL: Viewers = Viewers(u16::MAX);

    /// Those who notice the action with this number, counted over all actions.
    pub fn of_action(table: &dyn Table, number: usize) -> Viewers {
        let noticing = Viewer::all(table.seats()).filter(|viewer| table.notices(*viewer, number));
        Viewers(noticing.fold(0, |set, viewer| set | 1 << place(viewer)))
    }

    /// Is this viewer among them?
    pub fn contains(self, viewer: Viewer) -> bool {
        self.0 & 1 << place(viewer) != 0
    }
}

/// How much each viewer has noticed, and which actions stand.
#[derive(Default)]
pub struct Numbers {
    noticed: [u64; Seat::MOST + 1],
    /// The places of the entries whose actions stand, in the order of the game.
    standing: Vec<usize>,
}

impl Numbers {
    /// Counts the entry that comes after so many others.
    pub fn count(&mut self, entries: &[Entry], entry: &Entry) {
        for (bit, noticed) in self.noticed.iter_mut().enumerate() {
            *noticed += u64::from(entry.noticed.0 >> bit & 1);
        }
        match entry.kind {
            Kind::Played => self.standing.push(entries.len()),
            Kind::Undone => {
                let own = self.standing.iter().rposition(|place| entries[*place].seat == entry.seat);
                own.map(|last| self.standing.remove(last));
            }
            _ => {}
        }
    }
}

impl Sitting {
    /// How many entries a viewer has noticed: the sequence number of the last thing that happened, as they count.
    pub fn sequence_of(&self, viewer: Viewer) -> u64 {
        self.numbers.noticed[place(viewer)]
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

    /// How many actions stand, as a viewer counts: those they noticed; when the game is over, all.
    pub fn moves_of(&self, viewer: Viewer) -> usize {
        self.table.as_ref().map_or(0, |table| table.noticed(viewer))
    }

    /// How many of the actions that stand happened up to a viewer's sequence number, as they count actions now. A
    /// sequence number is for ever, the count of actions is not: when the game is over it grows by what was hidden.
    pub fn moves_up_to(&self, viewer: Viewer, sequence: u64) -> usize {
        let place = self.place_of(viewer, sequence);
        let all = self.numbers.standing.partition_point(|action| *action < place);
        let noticed = |number: &usize| self.table.as_ref().is_some_and(|table| table.notices(viewer, *number));
        (1..=all).filter(noticed).count()
    }

    /// The game as it was after so many actions, as a viewer counts.
    ///
    /// # Errors
    /// It has not come that far.
    pub fn at(&self, viewer: Viewer, moves: usize) -> Result<Box<dyn Table>, Problem> {
        let table = self.table.as_ref().ok_or_else(|| Problem::new("not-begun"))?;
        let last = self.moves_of(viewer);
        if moves > last {
            return Err(Problem::new("no-such-position").with("last", last));
        }
        let noticed = |number: &usize| table.notices(viewer, *number);
        let all = moves.checked_sub(1).and_then(|moves| (1..=table.moves()).filter(noticed).nth(moves));
        self.replay(all.unwrap_or(0))
    }

    /// What a viewer witnessed of the entry at a place. An action that was taken back is forgotten, so its lines are
    /// told only to those who heard them at once.
    pub fn lines(&self, viewer: Viewer, place: usize, language: Language) -> Vec<String> {
        let standing = self.numbers.standing.binary_search(&place).ok().zip(self.table.as_ref());
        standing.map(|(action, table)| table.lines(viewer, action + 1, language)).unwrap_or_default()
    }
}
