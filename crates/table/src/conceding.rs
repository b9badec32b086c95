//! Conceding: somebody gives the game up. A bot plays on for them while others still play with each other; when nobody is
//! left to play with, the game is over as it stands, and whoever gave up comes behind all who did not.

use langhus_rules::{Seat, Seats, Standing};

use crate::declined::Declined;
use crate::entry::{Entry, Kind};
use crate::house::House;
use crate::result::{self, Absent};
use crate::sitting::{Sitting, Step};
use crate::stored::Status;

impl Sitting {
    /// Who has given up.
    pub fn conceded(&self) -> Seats {
        let gave_up = self.entries.iter().filter(|entry| entry.kind == Kind::Conceded);
        gave_up.filter_map(|entry| entry.seat).collect()
    }

    /// Who has not played to the end themselves.
    pub fn absent(&self) -> Absent {
        Absent { bots: self.played_by_bots(), gone: self.conceded() }
    }

    /// The places so far, best first; at the end whoever gave up comes last.
    pub fn standings(&self) -> Vec<Standing> {
        let mut standings = self.table.as_ref().map(|table| table.standings()).unwrap_or_default();
        if self.head.status.is_past() {
            places(&mut standings, self.conceded());
        }
        standings
    }

    /// Somebody gives up.
    ///
    /// # Errors
    /// The game has not begun, is over, or they have given up already.
    pub fn concede(&mut self, seat: Seat, house: &House, now: i64) -> Result<Step, Declined> {
        let table = match (self.head.status, self.table.as_deref()) {
            (Status::Playing, Some(table)) => table,
            (Status::Open, _) | (_, None) => return Err(Declined::NotBegun),
            _ => return Err(Declined::Over),
        };
        let gone = self.conceded().with(seat);
        if gone == self.conceded() {
            return Err(Declined::HasConceded);
        }
        self.has_room(Kind::Conceded)?;
        let entry = self.entry(Kind::Conceded, Some(seat), "", None, now);
        let stay = self.seats().filter(|seat| !gone.contains(*seat)).count();
        let people = self.people().iter().filter(|seat| !gone.contains(*seat)).count();
        if stay < 2 || people == 0 {
            let entries = vec![Entry { awaited: Seats::NONE, ..entry }];
            let absent = Absent { gone, ..self.absent() };
            let status = Some((Status::Finished, Some(result::write(table, absent))));
            return Ok(Step { entries, status, ..Step::default() });
        }
        let mut step = match self.hand_over(seat, seat, None, house, now) {
            // A bot plays for them already.
            Err(Declined::ABotAlready) => Step::default(),
            other => other?,
        };
        step.entries.insert(0, entry);
        Ok(step)
    }
}

/// The places when some have given up: they share the last one.
pub(crate) fn places(standings: &mut [Standing], gone: Seats) {
    if gone.is_empty() {
        return;
    }
    let last = standings.iter().filter(|standing| !gone.contains(standing.seat)).count() as u8 + 1;
    let stay: Vec<u8> =
        standings.iter().filter(|standing| !gone.contains(standing.seat)).map(|standing| standing.place).collect();
    for standing in standings.iter_mut() {
        let better = stay.iter().filter(|place| **place < standing.place).count() as u8;
        standing.place = if gone.contains(standing.seat) { last } else { better + 1 };
    }
    standings.sort_by_key(|standing| standing.place);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_gave_up_comes_last_whatever_their_points() {
        let standing = |seat: u8, place: u8| Standing { seat: Seat::new(seat), place, score: 0, tie_break: 0 };
        let mut standings = [standing(2, 1), standing(0, 2), standing(1, 2), standing(3, 4)];
        places(&mut standings, [Seat::new(2)].into_iter().collect());
        let told: Vec<(usize, u8)> = standings.iter().map(|standing| (standing.seat.index(), standing.place)).collect();
        assert_eq!(told, [(0, 1), (1, 1), (3, 3), (2, 4)]);
        let before = standings;
        places(&mut standings, Seats::NONE);
        assert_eq!(standings, before);
    }
}
