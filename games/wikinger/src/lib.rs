//! Wikinger (Michael Kiesling, Hans im Glück 2007), for two to four: the basic and the advanced game.
//!
//! **The offer.** Six rounds. In each, twelve tiles lie around a wheel with the prices 0 to 11, islands from 0 upwards
//! and ships from 11 downwards, each with a figure: fishermen first, then goldsmiths, scouts, nobles, fighters,
//! boatsmen. In turn everybody buys one tile with its figure; missing gold is paid in points. The combination at 0 may
//! be taken only if its figure is the last of its kind, or by somebody who has no gold for the next. When the place at
//! 0 is empty, the wheel turns and everything becomes cheaper.
//!
//! **The coast.** Island tiles are laid in five rows before the mainland, land at land and sea at sea; ships lie in a
//! row above. A figure may stand on the tile it came with if that lies in its row; otherwise it waits on the mainland.
//! A ship threatens all figures below it down to the row of its sail's colour, until a fighter stands right under it.
//!
//! **Scoring.** After rounds 1, 3 and 5 goldsmiths earn gold. After 2, 4 and 6 boatsmen ferry waiting figures to free
//! tiles, and then repelled ships, nobles, scouts and goldsmiths pay. At the end ships, gold, boatsmen, finished
//! islands, the longest one and the supply by fishermen are scored. The most points win, then the most gold.
//!
//! **Options.** `advanced=on`: boatsmen carry one figure, and the dearest combination brings one of four open special
//! tiles. `auction=on` (only with it): thirteen figures are drawn, the start is auctioned, its winner removes a figure,
//! and the kinds are placed in turn from 11 downwards.
//!
//! Numbers such as W24 name decisions: `docs/decisions.en.md` lists them with their reasons.
//!
//! ```
//! use langhus_rules::{Edition, Game, Options, Quick, Seed, playout};
//! use wikinger::Wikinger;
//!
//! let edition = Edition::new(Wikinger::EDITIONS[0]);
//! let options = Options::read(Wikinger::OPTIONS, ["advanced=on", "auction=on"])?;
//! let rules = Wikinger::new(&edition, &options, 4)?;
//! let mut state = rules.deal(Seed::from_number(1));
//! let mut actions = Vec::with_capacity(Wikinger::WIDTH);
//! assert!(playout(&rules, &mut state, &mut Quick::new(1), &mut actions, 10_000).finished);
//! assert_eq!(rules.standings(&state)[0].place, 1);
//! # Ok::<(), langhus_rules::Mistakes>(())
//! ```

mod auction;
#[cfg(feature = "board")]
mod board;
mod buying;
mod coast;
mod edition;
mod encode;
mod event;
mod ferrying;
mod figure;
mod finale;
mod imagine;
mod inventory;
mod items;
mod laying;
mod notation;
mod open;
mod places;
mod refusal;
mod rounds;
mod scoring;
mod sense;
#[doc(hidden)]
pub mod setup;
mod sketch;
mod special;
mod state;
mod taking;
mod tile;
mod view;
mod voice;
mod wheel;
mod words;

use langhus_rules::serde_json::Value;
use langhus_rules::{
    Chance, Edition, Game, Inventory, Item, Mistakes, Of, OptionSpec, Options, Provenance, Say, Seat, Seats, Seed,
    Sentence, Sink, Viewer, Voice,
};

pub use coast::Coast;
use edition::Components;
pub use event::{Cause, Event, Gain};
pub use figure::{COLUMNS, Cell, Column, Figure, Figures, Row, columns};
pub use notation::{Action, MOST_BID};
pub use refusal::Refuse;
pub use rounds::{ROUNDS, is_large};
pub use special::{SPECIAL_KINDS, Special, Specials};
pub use state::{
    Auction, Bought, FIGURES, Finale, Hidden, Ledger, Load, MIDDLES, MOST_SEATS, Middle, Middles, OPEN_SPECIALS,
    Player, Public, SHIPS, SPECIALS, STACKED, State, Step,
};
pub use tile::{Building, Currency, Edges, Pay, Sail, TILE_KINDS, Tile};
pub use view::View;
pub use wheel::{SLOTS, Slot, Wheel};

/// The rules at one table.
#[derive(Clone, Debug)]
pub struct Wikinger {
    seats: u8,
    /// Special tiles, and boatsmen that carry one figure.
    advanced: bool,
    /// The auction, the removed figure, and the kinds placed in turn.
    auction: bool,
    /// What each ship pays, by sail.
    pays: [Pay; 4],
    /// How sure the edition is of that.
    sure: [Provenance; 4],
    /// Everything that is shuffled, in order.
    stock: Hidden,
    /// The mark of the edition.
    edition: u64,
}

impl Wikinger {
    /// What a ship pays and costs.
    pub fn pay(&self, sail: Sail) -> Pay {
        self.pays[sail as usize]
    }

    /// How sure the edition is of what a ship pays.
    pub fn provenance(&self, sail: Sail) -> Provenance {
        self.sure[sail as usize]
    }

    /// Is it the advanced game?
    pub fn is_advanced(&self) -> bool {
        self.advanced
    }

    /// Is the start auctioned?
    pub fn has_auction(&self) -> bool {
        self.auction
    }
}

impl Game for Wikinger {
    const ID: &'static str = "wikinger";
    const REVISION: u32 = 1;
    const SEATS: std::ops::RangeInclusive<u8> = 2..=4;
    /// Bids make the longest list: every amount from 0, and the pass.
    const WIDTH: usize = MOST_BID as usize + 2;
    const OPTIONS: &'static [OptionSpec] =
        &[OptionSpec::new("advanced", &["off", "on"]), OptionSpec::new("auction", &["off", "on"])];
    const EDITIONS: &'static [&'static str] = &[include_str!("../edition.toml")];

    type State = State;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Refusal = Refuse;

    fn new(edition: &Edition, options: &Options, seats: u8) -> Result<Wikinger, Mistakes> {
        let advanced = options.get("advanced") == "on";
        let auction = options.get("auction") == "on";
        let mut wrong = Mistakes::default();
        let components = Components::read(edition).map_err(|mistakes| wrong = mistakes).ok();
        if auction && !advanced {
            wrong.add(Sentence::of(Self::book(), Say::new("wrong-auction")));
        }
        if let Err(told) = Of::<Wikinger>::check_seats(seats) {
            wrong.add(told);
        }
        match components {
            Some(components) if wrong.is_empty() => Ok(Wikinger {
                seats,
                advanced,
                auction,
                pays: components.pays,
                sure: components.sure,
                stock: Hidden::new(
                    Components::pieces(&Tile::ALL, &components.tiles),
                    Components::pieces(&Figure::ALL, &components.figures),
                    Components::pieces(&Special::ALL, &components.specials),
                    (0, 0),
                ),
                edition: edition.mark(),
            }),
            _ => Err(wrong),
        }
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn deal(&self, seed: Seed) -> State {
        self.set_up(seed)
    }

    #[inline]
    fn awaited(&self, state: &State) -> Seats {
        if self.is_over(&state.public) { Seats::NONE } else { Seats::one(state.public.turn) }
    }

    fn legal(&self, state: &State, seat: Seat, actions: &mut Vec<Action>) {
        let public = &state.public;
        if seat != public.turn {
            return;
        }
        match public.step {
            Step::Bid => self.legal_bids(public, actions),
            Step::Remove => self.legal_drawn(public, Action::Remove, actions),
            Step::Place => self.legal_drawn(public, Action::Place, actions),
            Step::Buy => self.legal_purchases(public, actions),
            Step::First => {
                self.legal_start_rows(public, actions);
                self.legal_places(public, actions);
            }
            Step::Start => self.legal_start_rows(public, actions),
            Step::Lay => self.legal_places(public, actions),
            Step::Stand => actions.extend([Action::Stand, Action::Wait]),
            Step::Special => self.legal_specials(public, actions),
            Step::Exchange => self.legal_exchanges(public, actions),
            Step::Ferry => self.legal_ferrying(public, actions),
            Step::Load => self.legal_loads(public, actions),
            Step::Land => self.legal_landings(public, actions),
            Step::Over => {}
        }
    }

    fn check(&self, state: &State, seat: Seat, action: Action) -> Result<(), Refuse> {
        let public = &state.public;
        if seat != public.turn {
            return Err(Refuse::NotAsked(public.step));
        }
        match public.step {
            Step::Bid => self.check_bid(public, action),
            Step::Remove | Step::Place => self.check_drawn(public, action),
            Step::Buy => self.check_purchase(public, action),
            Step::First | Step::Start | Step::Lay => self.check_laying(public, action),
            Step::Stand => self.check_housing(action),
            Step::Special => self.check_special(public, action),
            Step::Exchange => self.check_exchange(public, action),
            Step::Ferry => self.check_ferrying(public, action),
            Step::Load => self.check_load(public, action),
            Step::Land => self.check_landing(public, action),
            Step::Over => Err(Refuse::NotAsked(Step::Over)),
        }
    }

    fn apply(&self, state: &mut State, _: Seat, action: Action, sink: &mut impl Sink<Event>) {
        let public = &mut state.public;
        match action {
            Action::Bid(_) | Action::Pass => return self.play_bid(public, action, sink),
            Action::Remove(kind) => return self.play_remove(state, kind, sink),
            Action::Place(kind) => return self.play_place(public, kind, sink),
            Action::Stop | Action::Row | Action::Sail => return self.play_ferrying(state, action, sink),
            Action::Load(_) | Action::LoadEach => return self.play_load(state, action, sink),
            Action::Land(cell) => return self.play_landing(state, cell, sink),
            Action::Buy(price) => self.play_purchase(public, price, sink),
            Action::Start(row) => self.play_start(public, row, sink),
            Action::Moor(column) => self.play_mooring(public, column, sink),
            Action::Lay(cell) => self.play_laying(public, cell, sink),
            Action::Stand | Action::Wait => self.play_housing(public, action, sink),
            Action::Take(_) | Action::Decline => self.play_special(public, action, sink),
            Action::Exchange(cell) => self.play_exchange(public, cell, sink),
        }
        self.finish_turn(state, sink);
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        View::new(state, viewer, self.seats)
    }

    fn imagine(&self, view: &View, chance: &mut impl Chance) -> State {
        self.imagine_hidden(view, chance)
    }

    fn witness(&self, event: &Event, _: Viewer) -> Option<Event> {
        Some(*event)
    }

    fn round(&self, state: &State) -> u32 {
        state.public.round.into()
    }

    fn score(&self, state: &State, seat: Seat) -> i32 {
        state.public.of(seat).points.into()
    }

    fn items(&self, state: &State, seat: Seat) -> Vec<Item> {
        self.itemise(&state.public, seat)
    }

    /// Rulebook p. 6: more gold left wins among equal points.
    fn tie_break(&self, state: &State, seat: Seat) -> i32 {
        state.public.of(seat).gold.into()
    }

    fn action_space(&self) -> usize {
        notation::SPACE
    }

    fn index(&self, action: Action) -> usize {
        action.index()
    }

    fn action(&self, index: usize) -> Option<Action> {
        Action::from_index(index)
    }

    fn notation(&self, action: Action) -> String {
        action.notation()
    }

    fn parse(&self, notation: &str) -> Result<Action, String> {
        Action::parse(notation)
    }

    fn inventory(&self, state: &State) -> Inventory {
        self.count(state)
    }

    fn lay_open(&self, state: &State) -> Value {
        self.open(state)
    }
}
