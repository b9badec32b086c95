//! The contract that every game fulfils.

use std::collections::BTreeMap;
use std::fmt::Debug;
use std::ops::RangeInclusive;

use serde::Serialize;
use serde_json::Value;

use crate::{
    Chance, Edition, Item, Mistakes, OptionSpec, Options, Phrasebook, Refusal, Refused, Say, Seat, Seats, Seed, Sink,
    Speaker, Standing, Viewer, standings,
};

/// How many of each piece there are, wherever they lie. Pieces that exist once are counted under their own name.
pub type Inventory = BTreeMap<String, u32>;

/// The rules of a game at one table: revision, edition, options and number of seats, built once, validated, shared.
///
/// The moving half is [`Game::State`], plain data that is copied like a number. `tic-tac-toe` and `connect-four` are
/// the shortest examples; `docs/adding-a-game.md` walks through them. The conformance kit (`langhus-kit`) holds every
/// sentence below that says "always", "only" or "never".
pub trait Game: Sized + Send + Sync + 'static {
    /// The game's name in commands, records and addresses.
    const ID: &'static str;
    /// The newest revision of the rules, counted from 1: raised whenever an old record would replay differently. A
    /// game can be built in each revision it ever had, so that whatever began by one goes on by it.
    const REVISION: u32;
    /// For how many it is.
    const SEATS: RangeInclusive<u8>;
    /// The most actions that are ever legal at once; buffers are made this large, so that nothing is allocated later.
    const WIDTH: usize;
    /// The options, in the order in which people should be asked.
    const OPTIONS: &'static [OptionSpec];
    /// The texts of the editions that ship with the game, the standard one first. Old ones stay for old records.
    const EDITIONS: &'static [&'static str];

    /// Everything that changes in play, the generator included. Plain data: copying it is a memcpy.
    type State: Copy + PartialEq + Debug + Send + Sync + 'static;
    /// One small decision.
    type Action: Copy + PartialEq + Debug + Send + Sync + 'static;
    /// Something that happens while an action is played.
    type Event: Clone + PartialEq + Debug + Send + Sync + 'static;
    /// What one viewer may know. It has no field for anything secret, and whatever is shown is made from it.
    type View: Clone + PartialEq + Debug + Serialize + Send + Sync + 'static;
    /// A rule that refuses an action.
    type Refusal: Refusal;

    /// Builds the rules of the newest revision.
    ///
    /// # Errors
    /// Everything that is wrong with the edition, the combination of options or the number of seats.
    fn new(edition: &Edition, options: &Options, seats: u8) -> Result<Self, Mistakes>;

    /// Builds the rules as they are in a revision, one of `1..=REVISION`. A game whose rules never changed has only
    /// the newest; one that has more answers here, and with [`Game::revision`].
    ///
    /// # Errors
    /// Everything that is wrong with the edition, the combination of options or the number of seats.
    fn in_revision(revision: u32, edition: &Edition, options: &Options, seats: u8) -> Result<Self, Mistakes> {
        let _ = revision;
        Self::new(edition, options, seats)
    }

    /// The revision of these rules: always the one in which they were built.
    fn revision(&self) -> u32 {
        Self::REVISION
    }

    /// How many sit at this table.
    fn seats(&self) -> u8;

    /// The state before the first decision. All chance comes from the seed.
    fn deal(&self, seed: Seed) -> Self::State;

    /// Whom the game waits for: one seat, or several at once in a simultaneous step, in which the order of answers
    /// never matters. Nobody only when the game is over.
    fn awaited(&self, state: &Self::State) -> Seats;

    /// Puts every legal action of an awaited seat into `actions`, which is empty; always at least one, never one
    /// twice. For a seat that is not awaited, nothing. Depends only on what the seat knows.
    fn legal(&self, state: &Self::State, seat: Seat, actions: &mut Vec<Self::Action>);

    /// May an awaited seat do this? Agrees with [`Game::legal`] for every action there is, and depends only on what
    /// the seat knows.
    ///
    /// # Errors
    /// The rule that refuses it.
    fn check(&self, state: &Self::State, seat: Seat, action: Self::Action) -> Result<(), Self::Refusal>;

    /// Does a legal action of an awaited seat, and then everything that needs no decision. The effect of an action
    /// that is not legal is unspecified (but safe); [`Game::play`] checks first.
    fn apply(&self, state: &mut Self::State, seat: Seat, action: Self::Action, sink: &mut impl Sink<Self::Event>);

    /// Does the action if it is legal.
    ///
    /// # Errors
    /// Why not; the state is unchanged then.
    fn play(
        &self,
        state: &mut Self::State,
        seat: Seat,
        action: Self::Action,
        sink: &mut impl Sink<Self::Event>,
    ) -> Result<(), Refused<Self::Refusal>> {
        let awaited = self.awaited(state);
        if !awaited.contains(seat) {
            return Err(Refused::NotAwaited { awaited });
        }
        self.check(state, seat, action).map_err(Refused::ByRule)?;
        self.apply(state, seat, action, sink);
        Ok(())
    }

    /// What `viewer` may know, built up from what there is to see.
    fn view(&self, state: &Self::State, viewer: Viewer) -> Self::View;

    /// A world that fits everything the viewer has seen: its view is the same, and the rest is drawn at random, the
    /// generator included.
    fn imagine(&self, view: &Self::View, chance: &mut impl Chance) -> Self::State;

    /// What `viewer` notices of an event: the event without what is hidden from them, or nothing at all.
    fn witness(&self, event: &Self::Event, viewer: Viewer) -> Option<Self::Event>;

    /// The round, day or raid of the game, counted from 1; never falls.
    fn round(&self, state: &Self::State) -> u32;

    /// The points of a seat so far; always the sum of its items.
    fn score(&self, state: &Self::State, seat: Seat) -> i32;

    /// What the points of a seat are made of.
    fn items(&self, state: &Self::State, seat: Seat) -> Vec<Item>;

    /// What decides between equal scores: the larger wins.
    fn tie_break(&self, state: &Self::State, seat: Seat) -> i32;

    /// The places so far, best first.
    fn standings(&self, state: &Self::State) -> Vec<Standing> {
        standings(Seat::all(self.seats()).map(|seat| (seat, self.score(state, seat), self.tie_break(state, seat))))
    }

    /// How many different actions there are: the indices are below this number.
    fn action_space(&self) -> usize;

    /// The dense index of an action.
    fn index(&self, action: Self::Action) -> usize;

    /// The action with this index; nothing for the indices that stand for no action.
    fn action(&self, index: usize) -> Option<Self::Action>;

    /// The stable notation of an action: short lower-case words with single spaces.
    fn notation(&self, action: Self::Action) -> String;

    /// The action with this notation.
    ///
    /// # Errors
    /// A sentence that says what is wrong and what would be right.
    fn parse(&self, notation: &str) -> Result<Self::Action, String>;

    /// Where all pieces are counted, so that none is lost or doubled.
    fn inventory(&self, state: &Self::State) -> Inventory;

    /// Everything, hidden parts too: for records of finished games and for research, never for a player.
    fn lay_open(&self, state: &Self::State) -> Value;
}

/// What a game says to people. Made from views and events, and from nothing else.
pub trait Voice: Game {
    /// The messages of `texts/{en,de}.ftl`.
    fn book() -> &'static Phrasebook;

    /// What is asked of the viewer now, in a sentence. The view is that of an awaited seat.
    fn prompt(&self, view: &Self::View) -> Say;

    /// What a legal action would do, in a few words.
    fn describe(&self, view: &Self::View, action: Self::Action) -> Say;

    /// A legal action as a path of places on the table, from the first click to the last.
    fn path(&self, view: &Self::View, action: Self::Action) -> Vec<String>;

    /// A place that [`Voice::path`] names, in words: a person hears it before choosing. Nothing for a place that is
    /// none of this game's.
    fn place(&self, view: &Self::View, place: &str) -> Option<Say> {
        let _ = (view, place);
        None
    }

    /// A line of the log for an event as it was witnessed; nothing where the event needs no words.
    fn tell(&self, event: &Self::Event) -> Option<Say>;

    /// The table as text, for the terminal.
    fn sketch(&self, view: &Self::View, speaker: &Speaker<'_>) -> String;
}
