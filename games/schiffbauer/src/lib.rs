//! Schiffbauer der Nordsee (Shipwrights of the North Sea) by Shem Phillips, complete, for two to five players.
//!
//! The rules in short. Everybody starts with 5 gold, 3 workers and 2 goods of choice. A day has three parts:
//!
//! - **Morning.** Three passes: the start player draws one card more than there are players, keeps one and passes the
//!   rest on clockwise; the last player sets the spare card aside unseen.
//! - **Afternoon.** From the start player on, everybody takes one whole turn of any actions in any order: buy goods (2
//!   gold and 2 workers; the back of the pile's top card says how many), buy a tool, recruit a craftsman (four places),
//!   visit a townsperson, begin a ship (two workshops), finish a ship (gold, workers, goods or a tool, and craftsmen from
//!   board or hand), build a building (one of each kind). At the end of the turn the hand is empty.
//! - **Evening.** A gold for each worker and each gold icon, at most 12; a new worker, more or fewer by icons, at least
//!   one; then the mill holds 8 goods (more or fewer by icons) and the village 8 workers.
//!
//! The day of somebody's fourth ship is the last. Points: ships, buildings, and 3 for the most military points. More gold
//! breaks ties.
//!
//! Hidden are the hands, the order of the pile and the cards set aside; everybody sees the back of the pile's top card,
//! and knows what they passed on. All numbers on the cards come from the edition, which is a reconstruction: see
//! `edition.toml`. Numbers such as S26 name decisions: `docs/decisions.en.md` lists them with their reasons.
//!
//! ```
//! use langhus_rules::{Edition, Game, Options, Quick, Seed, playout};
//! use schiffbauer::Schiffbauer;
//!
//! let edition = Edition::new(Schiffbauer::EDITIONS[0]);
//! let rules = Schiffbauer::new(&edition, &Options::standard(Schiffbauer::OPTIONS), 4)?;
//! let mut state = rules.deal(Seed::from_number(1));
//! let game = playout(&rules, &mut state, &mut Quick::new(1), &mut Vec::with_capacity(Schiffbauer::WIDTH), u64::MAX);
//! assert!(game.finished);
//! assert!(rules.standings(&state)[0].score > 0);
//! # Ok::<(), langhus_rules::Mistakes>(())
//! ```

mod action;
#[cfg(feature = "board")]
mod board;
mod card;
mod deck;
mod edition;
mod encode;
mod evening;
mod event;
mod exchange;
mod imagine;
mod inventory;
mod kind;
mod morning;
mod notation;
mod piles;
mod places;
mod purse;
mod refusal;
mod scoring;
mod sense;
#[doc(hidden)]
pub mod setup;
mod ships;
mod sketch;
mod state;
mod tableau;
mod townsfolk;
mod view;
mod voice;
mod work;

pub use action::{Action, Aim, Source};
pub use card::{Card, Cards, MOST_CARDS, Row};
pub use deck::{Back, BuildingCard, Deck, Exchange, Name, ShipCard, ToolCard, Townsfolk, Types, Worth};
pub use event::Event;
pub use kind::{Building, Craftsman, Good, Kind, Kinds, Ship, Tool, Townsperson};
pub use purse::{Crafts, Purse};
pub use refusal::Refusal;
pub use state::{GoodSet, State, Step};
pub use tableau::{Board, Fleet, Hand};
pub use view::{BoardView, Held, Seen, View};

use langhus_rules::serde_json::Value;
use langhus_rules::{
    Chance, Edition, Game, Inventory, Item, Mistakes, Of, OptionSpec, Options, Seat, Seats, Seed, Sink, Viewer,
};

/// The rules at one table.
#[derive(Debug)]
pub struct Schiffbauer {
    seats: u8,
    deck: Deck,
    /// The mark of the edition.
    edition: u64,
}

impl Schiffbauer {
    /// The cards of the edition.
    pub fn deck(&self) -> &Deck {
        &self.deck
    }
}

impl Game for Schiffbauer {
    const ID: &'static str = "schiffbauer";
    const REVISION: u32 = 1;
    const SEATS: std::ops::RangeInclusive<u8> = 2..=5;
    // Three purchases with and without the cart, twelve cards in hand to play or discard, two ships to finish with and
    // without the tool, the tool to drop, and the end of the turn.
    const WIDTH: usize = 6 + 2 * tableau::HAND + 4 + 1 + 1;
    const OPTIONS: &'static [OptionSpec] = &[];
    const EDITIONS: &'static [&'static str] = &[include_str!("../edition.toml")];

    type State = State;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Refusal = Refusal;

    fn new(edition: &Edition, _: &Options, seats: u8) -> Result<Schiffbauer, Mistakes> {
        Of::<Schiffbauer>::check_seats(seats)?;
        Ok(Schiffbauer { seats, deck: edition::read(edition)?, edition: edition.mark() })
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn deal(&self, seed: Seed) -> State {
        self.set_up(seed)
    }

    #[inline]
    fn awaited(&self, state: &State) -> Seats {
        if state.step == Step::Over { Seats::NONE } else { Seats::one(state.active) }
    }

    fn legal(&self, state: &State, seat: Seat, actions: &mut Vec<Action>) {
        if seat != state.active {
            return;
        }
        match state.step {
            Step::Start => self.legal_start(actions),
            Step::Draft => self.legal_draft(state, actions),
            Step::Work => self.legal_work(state, actions),
            Step::Aim(townsperson) => self.legal_aim(state, townsperson, actions),
            Step::Sage { discarded } => self.legal_sage(state, discarded, actions),
            Step::Give { .. } => self.legal_give(state, actions),
            Step::Take { types, .. } => self.legal_take(types, actions),
            Step::Staff { .. } => self.legal_staff(actions),
            Step::Surplus => self.legal_surplus(state, actions),
            Step::Over => {}
        }
    }

    fn check(&self, state: &State, _: Seat, action: Action) -> Result<(), Refusal> {
        match state.step {
            Step::Start => self.check_start(state, action),
            Step::Draft => self.check_draft(state, action),
            Step::Work => self.check_work(state, action),
            Step::Aim(townsperson) => self.check_aim(state, townsperson, action),
            Step::Sage { discarded } => self.check_sage(state, discarded, action),
            Step::Give { .. } => self.check_give(state, action),
            Step::Take { types, .. } => self.check_take(state, types, action),
            Step::Staff { .. } => self.check_staff(state, action),
            Step::Surplus => self.check_surplus(state, action),
            Step::Over => Err(Refusal::NotNow(Step::Over)),
        }
    }

    fn apply(&self, state: &mut State, _: Seat, action: Action, sink: &mut impl Sink<Event>) {
        match action {
            Action::Take(good) if state.step == Step::Start => self.take_start(state, good, sink),
            Action::Take(good) => self.take(state, good, sink),
            Action::Keep(kind) => self.keep(state, kind, sink),
            Action::Buy { good, cart } => self.buy(state, good, cart, sink),
            Action::Play(kind) => self.play_card(state, kind, sink),
            Action::Discard(kind) if matches!(state.step, Step::Sage { .. }) => self.offer(state, kind, sink),
            Action::Discard(kind) => self.discard(state, kind, sink),
            Action::Drop => self.lose_tool(state, state.active, sink),
            Action::Finish { ship, tool } => self.finish(state, ship, tool, sink),
            Action::Use(source) => self.choose_source(state, source, sink),
            Action::Against(target, aim) => self.direct(state, target, aim, sink),
            Action::Give(good) => self.give(state, good, sink),
            Action::Enough if matches!(state.step, Step::Sage { .. }) => self.consult(state, sink),
            Action::Enough => self.stop_giving(state, sink),
            Action::Return(good) => self.give_back(state, good, sink),
            Action::End => self.end_turn(state, sink),
        }
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        self.view_of(state, viewer)
    }

    fn imagine(&self, view: &View, chance: &mut impl Chance) -> State {
        self.imagine_world(view, chance)
    }

    fn witness(&self, event: &Event, viewer: Viewer) -> Option<Event> {
        Some(event.witnessed(viewer))
    }

    fn round(&self, state: &State) -> u32 {
        state.day.into()
    }

    fn score(&self, state: &State, seat: Seat) -> i32 {
        self.points(state, seat)
    }

    fn items(&self, state: &State, seat: Seat) -> Vec<Item> {
        self.score_items(state, seat)
    }

    /// Rulebook, "Spielende": more gold wins; what is still equal is shared (S39).
    fn tie_break(&self, state: &State, seat: Seat) -> i32 {
        state.board(seat).purse.gold().into()
    }

    fn action_space(&self) -> usize {
        self.space()
    }

    fn index(&self, action: Action) -> usize {
        self.number_of(action)
    }

    fn action(&self, index: usize) -> Option<Action> {
        self.action_of(index)
    }

    fn notation(&self, action: Action) -> String {
        action.to_string()
    }

    fn parse(&self, notation: &str) -> Result<Action, String> {
        self.read(notation)
    }

    fn inventory(&self, state: &State) -> Inventory {
        self.count(state)
    }

    fn lay_open(&self, state: &State) -> Value {
        self.open(state)
    }
}
