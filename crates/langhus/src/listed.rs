//! What the list of games holds: a title, and what the command does with its types.

use std::ops::Deref;

use langhus_board::Drawn;
use langhus_rules::{Encoding, Mistakes, Of, Options, Sense, Setup};
use langhus_table::Title;

use crate::Class;
use crate::lab::{self, Lab};

/// A game of the list. It is its title, and besides it can be played without people in a [`Lab`].
pub struct Listed {
    title: &'static dyn Title,
    lab: fn(&Setup) -> Result<Box<dyn Lab>, Mistakes>,
    class: fn(&Setup) -> Result<Box<dyn Class>, Mistakes>,
    labs: fn(u8) -> Vec<Box<dyn Lab>>,
    encoding: fn() -> Encoding,
}

impl Listed {
    /// The game with this title.
    pub const fn new<G: Drawn + Sense>(title: &'static Of<G>) -> Listed {
        Listed { title, lab: lab::lab::<G>, class: lab::class::<G>, labs: lab::labs::<G>, encoding: Encoding::of::<G> }
    }

    /// The game at one kind of table, ready to be played at random.
    ///
    /// # Errors
    /// Everything that is wrong with the set-up.
    pub fn lab(&self, setup: &Setup) -> Result<Box<dyn Lab>, Mistakes> {
        (self.lab)(setup)
    }

    /// The same, ready to learn.
    ///
    /// # Errors
    /// Everything that is wrong with the set-up.
    pub fn class(&self, setup: &Setup) -> Result<Box<dyn Class>, Mistakes> {
        (self.class)(setup)
    }

    /// The standard edition with every combination of options that the game accepts at this number of seats.
    pub fn labs(&self, seats: u8) -> Vec<Box<dyn Lab>> {
        (self.labs)(seats)
    }

    /// What a seat's observations are made of.
    pub fn encoding(&self) -> Encoding {
        (self.encoding)()
    }
}

impl Deref for Listed {
    type Target = dyn Title;

    fn deref(&self) -> &(dyn Title + 'static) {
        self.title
    }
}

/// The options as JSON.
pub(crate) fn options_json(options: &Options) -> serde_json::Value {
    options.iter().map(|(key, value)| (key.to_owned(), value.into())).collect::<serde_json::Map<_, _>>().into()
}
