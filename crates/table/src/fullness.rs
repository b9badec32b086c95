//! How much a table keeps. Every entry costs memory and time whenever the table is loaded, and some could be added for
//! ever: talk, an action and taking it back, coming and going.

use crate::declined::{Declined, Fullness};
use crate::entry::Kind;
use crate::sitting::Sitting;

/// So many entries beside the actions that stand; then nothing more is said or taken back.
pub const MOST_TALK: usize = 8_000;
/// So many entries beside the actions that stand; then nobody comes or goes any more, and no bot takes over.
pub const MOST_LOOSE: usize = 10_000;
/// So many entries in all. The longest games have about 7,000 actions, so with all that may stand beside them they still
/// come to their end.
pub const MOST: usize = 20_000;

impl Sitting {
    /// May an entry of this kind be added?
    ///
    /// # Errors
    /// The table keeps too much already.
    pub fn has_room(&self, kind: Kind) -> Result<(), Declined> {
        let loose = self.entries.len() - self.standing();
        let full = match kind {
            Kind::Chat | Kind::Saying | Kind::Again | Kind::Enough | Kind::Nudged if loose >= MOST_TALK => {
                Fullness::Talk
            }
            Kind::Undone | Kind::Asked | Kind::Allowed | Kind::Denied if loose >= MOST_TALK => Fullness::Talk,
            Kind::Sat | Kind::Left | Kind::Moved | Kind::Bot | Kind::Back | Kind::Conceded | Kind::Leave
                if loose >= MOST_LOOSE =>
            {
                Fullness::Seats
            }
            Kind::Played if self.entries.len() >= MOST => Fullness::Actions { most: MOST },
            _ => return Ok(()),
        };
        Err(Declined::Full(full))
    }
}
