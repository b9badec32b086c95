//! Jórvík (Stefan Feld, 2016), the Karl and the Jarl game, for 2 to 5.
//!
//! # The rules in short
//!
//! The deck holds four seasons, winter to autumn, and the last attack of the Picts below them. A round has four phases:
//!
//! 1. **Supply.** One card more than there are players is laid out, in the Jarl game as many again on the spots from 7.
//!    Ships are loaded from the bag at once. An attack of the Picts interrupts: the strongest defence wins the points of
//!    the card, the weakest loses them, ties all the same; if all are equal nothing happens.
//! 2. **Demand.** In turn everybody places a viking, three each in the Karl game and four in the Jarl game: at the end
//!    of a lane below a card (eight at most), or on a card from spot 7, which moves to the reserve row. Cards without
//!    a viking leave the game.
//! 3. **Buying.** Lane by lane the first viking may buy the card for as many coins as vikings stand there; who declines
//!    goes home, and the next one pays a coin less. Then the reserve row from the left, for as many coins as cards are
//!    left in it; who declines puts the card into the box.
//! 4. **Loading.** In turn: income of 1 coin (2 without a bought card; one more each in the Jarl game), cards move to
//!    the display, goods go to artisans, traders, oracles, storage or the common area; three goods buy one of choice
//!    and two goods a coin.
//!
//! After the last round the final attack comes, then artisans, journeys, feasts, skalds, traders and the warehouse score.
//! Ties are broken by coins, then shared.
//!
//! In revision 1 of the rules traders and oracles also served the goods of any-phase cards outside the loading turn;
//! games that began by it go on by it.
//!
//! The option `mode` is `karl` or `jarl`. Numbers such as J14 name decisions: `docs/decisions.en.md`
//! lists them with their reasons.
//!
//! # Example
//!
//! ```
//! use jorvik::Jorvik;
//! use langhus_rules::{Edition, Game, Options, Quick, Seed, playout};
//!
//! let edition = Edition::new(Jorvik::EDITIONS[0]);
//! let options = Options::read(Jorvik::OPTIONS, ["mode=jarl"])?;
//! let rules = Jorvik::new(&edition, &options, 4)?;
//! let mut state = rules.deal(Seed::from_number(1));
//! assert_eq!(rules.view(&state, langhus_rules::Viewer::Spectator).unseen.len(), 104 - 10);
//!
//! let seat = rules.awaited(&state).first().unwrap();
//! let reserve = rules.parse("reserve 8").unwrap();
//! rules.play(&mut state, seat, reserve, &mut ()).unwrap();
//! assert_eq!(state.open.row_length, 1);
//!
//! let mut actions = Vec::with_capacity(Jorvik::WIDTH);
//! assert!(playout(&rules, &mut state, &mut Quick::new(1), &mut actions, 10_000).finished);
//! # Ok::<(), langhus_rules::Mistakes>(())
//! ```

mod action;
mod any_phase;
mod attack;
#[cfg(feature = "board")]
mod board;

mod buying;
mod card;
mod craft;
mod deal;
mod demand;
mod edition;
mod encode;
mod event;
mod exchange;
mod good;
mod imagine;
mod inventory;
mod lanes;
mod loading;
mod notation;
mod path;
mod power;
mod refusal;
mod scoring;
mod sense;
mod sets;
#[doc(hidden)]
pub mod setup;
mod sketch;
mod state;
mod supply;
mod target;
mod view;
mod voice;
mod written;

use std::fmt;
use std::sync::Arc;

use langhus_rules::serde_json::Value;
use langhus_rules::{
    Chance, Edition, Game, Inventory, Item, Mistakes, Of, OptionSpec, Options, Seat, Seats, Seed, Sink, Viewer,
};
use serde::Serialize;

pub use action::Action;
pub use buying::Offered;
pub use card::{Artisan, Card, Entry, Id, Kind, Season, Work};
pub use event::Event;
pub use good::{Good, Goods, Kinds};
pub use lanes::{Figure, Lane, Line, Place, Reserved, Spot, Viking};
pub use power::{Power, Powers};
pub use refusal::Refusal;
pub use sets::{Artisans, Cards};
pub use state::{Exchange, Open, Phase, Player, State, Step};
pub use view::{Catalogue, View};

use card::{MOST_ARTISANS, MOST_CARDS, MOST_SPACES};
use encode::Face;

/// The two games in the box.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Mode {
    /// The shorter one: half the board, three vikings.
    Karl,
    /// The full one: the reserve row, four vikings, rare goods, more cards.
    Jarl,
}

impl fmt::Display for Mode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if *self == Mode::Karl { "Karl" } else { "Jarl" })
    }
}

/// The rules at one table.
pub struct Jorvik {
    mode: Mode,
    seats: u8,
    revision: u32,
    /// May a good of an any-phase card be sold or offered outside the own loading turn?
    sells_in_any_phase: bool,
    /// How many lanes are used, and spots above them.
    lanes: u8,
    /// How many rounds the cards last.
    rounds: u8,
    /// What each card is, where play looks it up.
    kinds: [Kind; MOST_CARDS],
    /// The same as numbers, where observations look it up.
    kind_numbers: [u8; MOST_CARDS],
    faces: [Face; MOST_CARDS],
    works: [Work; MOST_ARTISANS],
    ships: Cards,
    attacks: Cards,
    power_cards: [Option<Card>; Power::ALL.len()],
    catalogue: Arc<Catalogue>,
    /// The state before anything is shuffled.
    sorted: State,
    /// The mark of the edition.
    edition: u64,
}

impl Jorvik {
    /// The mode of this table.
    pub fn mode(&self) -> Mode {
        self.mode
    }

    /// What a card is.
    #[inline]
    pub fn kind(&self, card: Card) -> Kind {
        self.kinds[card.index()]
    }

    /// What an artisan needs.
    #[inline]
    pub fn work(&self, artisan: Artisan) -> &Work {
        &self.works[artisan.index()]
    }

    /// The stable name of a card.
    pub fn id(&self, card: Card) -> Id {
        self.catalogue.cards.get(card.index()).map(|entry| entry.id).unwrap_or_default()
    }

    fn artisan_id(&self, artisan: Artisan) -> Id {
        self.id(self.work(artisan).card)
    }

    /// The card of this name.
    pub fn card(&self, id: &str) -> Option<Card> {
        let place = self.catalogue.cards.iter().position(|entry| entry.id.as_str() == id)?;
        Some(Card(place as u8))
    }

    /// The card with this power, if it is in the game.
    pub fn power_card(&self, power: Power) -> Option<Card> {
        self.power_cards[power as usize]
    }
}

impl Game for Jorvik {
    const ID: &'static str = "jorvik";
    const REVISION: u32 = 2;
    const SEATS: std::ops::RangeInclusive<u8> = 2..=5;
    /// Every artisan's spaces twice (a good can lie on one space and be needed on another), and eight kinds for each
    /// of the few other things that can be done with a good; vikings and their places are fewer.
    const WIDTH: usize = 2 * MOST_ARTISANS * MOST_SPACES + 8 * 8;
    const OPTIONS: &'static [OptionSpec] = &[OptionSpec::new("mode", &["karl", "jarl"])];
    const EDITIONS: &'static [&'static str] = &[include_str!("../edition.toml")];

    type State = State;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Refusal = Refusal;

    fn new(edition: &Edition, options: &Options, seats: u8) -> Result<Jorvik, Mistakes> {
        Jorvik::in_revision(Jorvik::REVISION, edition, options, seats)
    }

    fn in_revision(revision: u32, edition: &Edition, options: &Options, seats: u8) -> Result<Jorvik, Mistakes> {
        let mode = if options.get("mode") == "jarl" { Mode::Jarl } else { Mode::Karl };
        Of::<Jorvik>::check_seats(seats)?;
        let components = edition::read(edition, mode, seats)?;
        Ok(Jorvik::prepare(components, mode, seats, revision, edition.mark()))
    }

    fn revision(&self) -> u32 {
        self.revision
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn deal(&self, seed: Seed) -> State {
        self.shuffle(seed)
    }

    #[inline]
    fn awaited(&self, state: &State) -> Seats {
        state.open.awaited
    }

    fn legal(&self, state: &State, seat: Seat, actions: &mut Vec<Action>) {
        let open = &state.open;
        if !open.awaited.contains(seat) {
            return;
        }
        match open.step {
            Step::Window => self.legal_window(open, seat, actions),
            Step::Placing => self.legal_placing(open, seat, actions),
            Step::Lifting => self.legal_lifting(open, seat, actions),
            Step::Champion | Step::Ransom => self.legal_attack(open, actions),
            Step::Demand => self.legal_demand(open, seat, actions),
            Step::Trick | Step::TrickSecond => self.legal_trick(open, actions),
            Step::Offer => self.legal_offer(open, seat, actions),
            Step::Allocate => self.legal_allocate(open, seat, actions),
            Step::Give | Step::Receive => self.legal_exchange(open, actions),
            Step::Keep => self.legal_keep(open, actions),
            Step::Over => {}
        }
    }

    fn check(&self, state: &State, seat: Seat, action: Action) -> Result<(), Refusal> {
        let open = &state.open;
        match open.step {
            Step::Window => self.check_window(open, seat, action),
            Step::Placing => self.check_placing(open, seat, action),
            Step::Lifting => self.check_lifting(open, seat, action),
            Step::Champion | Step::Ransom => self.check_attack(open, action),
            Step::Demand => self.check_demand(open, seat, action),
            Step::Trick | Step::TrickSecond => self.check_trick(open, action),
            Step::Offer => self.check_offer(open, seat, action),
            Step::Allocate => self.check_allocate(open, seat, action),
            Step::Give | Step::Receive => self.check_exchange(open, action),
            Step::Keep => self.check_keep(open, action),
            Step::Over => Err(Refusal::NotNow(Step::Over)),
        }
    }

    fn apply(&self, state: &mut State, seat: Seat, action: Action, sink: &mut impl Sink<Event>) {
        match state.open.step {
            Step::Window => self.play_window(state, seat, action, sink),
            Step::Placing => self.play_placing(state, seat, action, sink),
            Step::Lifting => self.play_lifting(state, seat, action, sink),
            Step::Champion | Step::Ransom => self.play_attack(state, seat, action, sink),
            Step::Demand => self.play_demand(state, seat, action, sink),
            Step::Trick | Step::TrickSecond => self.play_trick(state, seat, action, sink),
            Step::Offer => self.play_offer(state, seat, action, sink),
            Step::Allocate => self.play_allocate(state, seat, action, sink),
            Step::Give | Step::Receive => self.play_exchange(state, seat, action, sink),
            Step::Keep => self.play_keep(state, seat, action, sink),
            Step::Over => {}
        }
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        self.look(state, viewer)
    }

    fn imagine(&self, view: &View, chance: &mut impl Chance) -> State {
        self.invent(view, chance)
    }

    /// Nothing that happens is hidden from anybody.
    fn witness(&self, event: &Event, _: Viewer) -> Option<Event> {
        Some(*event)
    }

    fn round(&self, state: &State) -> u32 {
        // The last attacks come after the last round, in a supply phase that lays out nothing.
        state.open.round.min(self.rounds).into()
    }

    fn score(&self, state: &State, seat: Seat) -> i32 {
        self.sum(&state.open, seat)
    }

    fn items(&self, state: &State, seat: Seat) -> Vec<Item> {
        self.itemise(&state.open, seat)
    }

    /// Rulebook p. 7: the most coins.
    fn tie_break(&self, state: &State, seat: Seat) -> i32 {
        state.open.player(seat).coins.into()
    }

    fn action_space(&self) -> usize {
        self.index_count()
    }

    fn index(&self, action: Action) -> usize {
        self.action_index(action)
    }

    fn action(&self, index: usize) -> Option<Action> {
        self.indexed(index)
    }

    fn notation(&self, action: Action) -> String {
        self.write(action)
    }

    fn parse(&self, notation: &str) -> Result<Action, String> {
        self.read(notation)
    }

    fn inventory(&self, state: &State) -> Inventory {
        self.count(state)
    }

    fn lay_open(&self, state: &State) -> Value {
        self.lay_out(state)
    }
}
