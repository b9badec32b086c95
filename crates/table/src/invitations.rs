//! Invitations: a seat that somebody has left is given to whoever has the code.

use langhus_rules::Seat;

use crate::declined::Declined;
use crate::id::Code;
use crate::person::PersonId;
use crate::place::Pass;
use crate::sitting::{Sitting, Step};
use crate::stored::Sitter;

/// So many invitations are out for one seat at most; a further one replaces the oldest.
const MOST_PASSES: usize = 4;
/// For so many seconds an invitation works: a friend may have to be found first.
pub const INVITATION: u32 = 24 * 60 * 60;

impl Sitting {
    /// A code with which somebody may sit down in a seat that is open.
    ///
    /// # Errors
    /// Somebody or a bot plays it.
    pub fn invite(&self, seat: Seat, code: &Code, now: i64) -> Result<Step, Declined> {
        let mut place = self.place(seat)?.clone();
        if place.sitter != Sitter::Open {
            return Err(Declined::SeatTaken);
        }
        place.passes.retain(|pass| now < pass.until);
        place.passes.sort_by_key(|pass| pass.until);
        place.passes.drain(..(place.passes.len() + 1).saturating_sub(MOST_PASSES));
        place.passes.push(Pass { key: code.key(), until: now + i64::from(INVITATION) * 1000 });
        Ok(Step { places: vec![(seat, place)], ..Step::default() })
    }

    /// The seat to which this code now still invites.
    pub fn invites(&self, code: &Code, now: i64) -> Option<Seat> {
        self.seats().find(|seat| self.places[seat.index()].honours(&code.key(), now))
    }

    /// May this person play this seat, as far as the other seats are concerned?
    ///
    /// # Errors
    /// They sit in another one, or have left one and so know what it holds.
    pub fn admits(&self, seat: Seat, person: &PersonId) -> Result<(), Declined> {
        if self.seat_of(person).is_some_and(|own| own != seat) {
            return Err(Declined::SitsAlready);
        }
        let left = self.seats().any(|other| other != seat && self.places[other.index()].left.contains(person));
        if left { Err(Declined::HasLeft) } else { Ok(()) }
    }
}
