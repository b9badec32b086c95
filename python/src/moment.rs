//! A moment of a game, without the types of the game.

use std::any::Any;

use langhus_rules::{Choice, Item, Language, PlayError, Quick, Seat, Seats, Standing, Viewer};
use serde_json::Value;

/// Where a game stands. It never changes: playing makes another one.
pub(crate) trait Moment: Send + Sync {
    fn as_any(&self) -> &dyn Any;
    fn awaited(&self) -> Seats;
    fn round(&self) -> u32;

    /// The indices of the legal actions of a seat.
    fn legal(&self, seat: Seat) -> Vec<u32>;

    /// One of them, each equally likely.
    fn sample(&self, seat: Seat, chance: &mut Quick) -> Option<u32>;

    /// The moment after an action, and whether the action revealed something.
    ///
    /// # Errors
    /// Why it is not played.
    fn play(&self, seat: Seat, index: usize) -> Result<(Box<dyn Moment>, bool), PlayError>;

    /// Why it was not played, in words.
    fn explain(&self, error: &PlayError) -> String;

    /// A world that fits what the viewer has seen.
    fn imagine(&self, viewer: Viewer, chance: &mut Quick) -> Box<dyn Moment>;

    fn view(&self, viewer: Viewer) -> Value;
    fn lay_open(&self) -> Value;
    fn choices(&self, seat: Seat, language: Language) -> Vec<Choice>;
    fn prompt(&self, seat: Seat, language: Language) -> String;
    fn sketch(&self, viewer: Viewer, language: Language) -> String;

    /// What a seat knows, as numbers.
    fn observe(&self, seat: Seat, bytes: &mut [u8]);

    fn score(&self, seat: Seat) -> i32;
    fn standings(&self) -> Vec<Standing>;

    /// What the points of a seat are made of, each with its words.
    fn items(&self, seat: Seat, language: Language) -> Vec<(Item, String)>;

    fn equals(&self, other: &dyn Moment) -> bool;
}

/// Each seat's part of the win: 1 for whoever is alone in the first place, a share for those who are there together.
pub(crate) fn shares(standings: &[Standing], shares: &mut [f32]) {
    let winners = standings.iter().filter(|standing| standing.place == 1).count() as f32;
    for standing in standings {
        shares[standing.seat.index()] = if standing.place == 1 { 1.0 / winners } else { 0.0 };
    }
}
