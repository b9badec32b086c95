//! What a bot should know about a game: how well a seat stands, and which actions are worth a look first.

use crate::{Encode, Seat};

/// A free number of an evaluation, which `langhus tune` may search.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Weight {
    /// What it weighs.
    pub name: &'static str,
    /// The tuned value.
    pub value: f32,
    /// The value for a player that looks one action ahead: it sees nothing of what comes of a position, and what helps a
    /// search may lead it astray.
    pub at_once: f32,
    /// The least it can sensibly be.
    pub low: f32,
    /// The most it can sensibly be.
    pub high: f32,
}

impl Weight {
    /// A weight with its tuned value and its bounds.
    pub const fn new(name: &'static str, value: f32, low: f32, high: f32) -> Weight {
        Weight { name, value, at_once: value, low, high }
    }

    /// The same with another value for a player that looks one action ahead.
    #[must_use]
    pub const fn at_once(self, value: f32) -> Weight {
        Weight { at_once: value, ..self }
    }
}

/// How strong a level of bots is at a game: how far it looks, and how exactly it tells good from nearly as good.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Rung {
    /// The most simulations of a decision.
    pub simulations: u32,
    /// How much of a win, in thousandths, an action may lose and still be chosen every now and then: a third as often as
    /// the best one. 0 is always the best.
    pub softness: u32,
}

/// A game's own sense of itself, in its `sense.rs`. Bots ask it about imagined worlds only.
pub trait Sense: Encode {
    /// The free numbers of [`Sense::value`], with their tuned values.
    const WEIGHTS: &'static [Weight];
    /// How many points of lead make a win about three times as likely as not: what turns points into chances.
    const SWING: f32;
    /// How many decisions a search plays on by urge before it asks for [`Sense::value`].
    const PLAYOUT: u32;
    /// How much a search looks at what has been looked at little. The more the outcomes of one action differ, the more
    /// it takes: a game that is played to its end and only won or lost needs about twice this.
    const CURIOSITY: f32 = 0.35;
    /// How many simulations of a search an imagined world serves. Where imagining one costs little, each can have its
    /// own.
    const WORLD: u32 = 4;
    /// How much of its judgement a search with a net still leaves to playout and [`Sense::value`], from nothing to all. A
    /// net that saw a few thousand games knows better who wins than what a single action is worth; both together know
    /// more than either.
    const DOUBT: f32 = 0.5;
    /// How many decisions a search with a net plays on by urge before it asks for [`Sense::value`]: the net sees what is far
    /// off, so where a playout is dear a shorter one and more simulations are better.
    const NET_PLAYOUT: u32 = Self::PLAYOUT;
    /// How much a search with a net still goes by [`Sense::urges`] when it asks which actions are worth a look, from nothing
    /// to all.
    const GUT: f32 = 0.0;
    /// The net that ships with the game: a file that `langhus train` wrote; empty where there is none.
    const NET: &'static [u8] = &[];
    /// What points are given for ([`Item::what`](crate::Item::what)), as far as a net forecasts them.
    const ITEMS: &'static [&'static str] = &[];
    /// The levels of bots, the weakest first: each should win about two of three games against the one below it
    /// (`langhus ladder`).
    const RUNGS: [Rung; 8] = [
        Rung { simulations: 4, softness: 2000 },
        Rung { simulations: 12, softness: 300 },
        Rung { simulations: 24, softness: 100 },
        Rung { simulations: 48, softness: 30 },
        Rung { simulations: 96, softness: 12 },
        Rung { simulations: 200, softness: 0 },
        Rung { simulations: 800, softness: 0 },
        Rung { simulations: 4096, softness: 0 },
    ];

    /// How many points each seat may expect at the end, from where it stands now; the exact scores when the game is
    /// over. `weights` are as many as [`Sense::WEIGHTS`]; `points` has a place for every seat. Allocates nothing.
    fn value(&self, state: &Self::State, weights: &[f32], points: &mut [f32]);

    /// How much a sensible player feels like doing each legal action, at a glance: 1 is neutral, 0 is never, large is
    /// nearly always. Guides the first looks of a search and the moves of a playout, so it must cost little.
    /// `urges` comes with a 1 for every action.
    fn urges(&self, state: &Self::State, seat: Seat, legal: &[Self::Action], urges: &mut [f32]) {
        let _ = (state, seat, legal, urges);
    }
}
