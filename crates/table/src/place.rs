//! A seat as it is kept: who plays it, whose it is, and which invitations are out for it.

use crate::id::Key;
use crate::orders::Orders;
use crate::person::PersonId;
use crate::stored::Sitter;

/// An invitation that is out for a seat, or a link to one more device of a person. Whoever uses it takes it away.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pass {
    /// The key of its code.
    pub key: Key,
    /// Until when it works, in milliseconds since 1970.
    pub until: i64,
}

/// A seat as it is kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Place {
    /// Who plays it.
    pub sitter: Sitter,
    /// The name at the table.
    pub name: String,
    /// The level of the bot, if one plays.
    pub level: String,
    /// Whose it is: all devices of this person may act for it.
    pub owner: Option<PersonId>,
    /// The invitations that are out for it.
    pub passes: Vec<Pass>,
    /// What is answered for whoever plays it. Only they know.
    pub orders: Orders,
    /// Those who have left it since the game was dealt: they have seen what it holds.
    pub left: Vec<PersonId>,
}

impl Place {
    /// A seat that is nobody's.
    pub const fn new(sitter: Sitter, name: String) -> Place {
        Place {
            sitter,
            name,
            level: String::new(),
            owner: None,
            passes: Vec::new(),
            left: Vec::new(),
            orders: Orders { asks_all: false, said: Vec::new() },
        }
    }

    /// Gives back the memory that it does not use.
    pub(crate) fn shrink(&mut self) {
        self.passes.shrink_to_fit();
        self.left.shrink_to_fit();
    }

    /// Is this the key of an invitation that is now still good?
    pub fn honours(&self, key: &Key, now: i64) -> bool {
        self.passes.iter().any(|pass| pass.key == *key && now < pass.until)
    }
}
