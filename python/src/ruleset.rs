//! The rules of one kind of table, without the types of its game.

use std::sync::Arc;

use langhus_bots::Spec;
use langhus_bots::net::Net;
use langhus_rules::{Edition, Encoding, Options, Seed};

use crate::batch::Herd;
use crate::bot::Mind;
use crate::moment::Moment;

/// A game with edition, options and number of seats.
pub(crate) trait Ruleset: Send + Sync {
    fn id(&self) -> &'static str;
    fn seats(&self) -> u8;
    fn revision(&self) -> u32;
    fn options(&self) -> &Options;
    fn edition(&self) -> &Edition;
    fn encoding(&self) -> Encoding;

    /// How many different actions there are.
    fn actions(&self) -> usize;

    /// The most that are ever legal at once.
    fn width(&self) -> usize;

    /// The notation of an action; nothing where the index stands for none.
    fn notation(&self, index: usize) -> Option<String>;

    /// The index of the action with this notation.
    ///
    /// # Errors
    /// A sentence that says what would be right.
    fn parse(&self, notation: &str) -> Result<usize, String>;

    fn deal(self: Arc<Self>, seed: Seed) -> Box<dyn Moment>;

    /// So many games at once, dealt from a number.
    fn herd(self: Arc<Self>, count: usize, number: u64) -> Box<dyn Herd>;

    fn bot(&self, spec: Spec, seed: u64, net: Option<Arc<Net>>) -> Box<dyn Mind>;
}
