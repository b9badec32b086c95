//! Walhalla, by Alessandro Zucchini (AMIGO, 2006), for three or four.
//!
//! Three raids of vikings on three tongues of land between four fjords.
//!
//! - **Board.** A tongue is a row of terrain tiles, two fields each, one behind the other: twelve fields long in the basic
//!   set-up, one field wide, so that every field borders the fjords on both sides. An inner tip (3 to 5) and an outer tip
//!   (6 to 8) end it.
//! - **Turn.** The active seat draws a dragon, a boat of three places, and fills the two neutral ones with none, one or
//!   two vikings from its Midgard; the owner of the coloured place says whether one of theirs comes along (if it is the
//!   active seat's own colour, it may fill all three). Then the active seat sends the dragon into a fjord, either end
//!   first, as far in as it goes; three fields long, it needs at least one field beside it.
//! - **Landing.** From the board outwards each viking lands on a field beside its place: free, or held by an enemy, never
//!   its own; its owner chooses the side. With nowhere to go it returns to Midgard.
//! - **Fight.** The defender loses (and moves to Walhalla) or wins by sending a hero from Walhalla to Asgard (and the
//!   attacker moves to Walhalla). The card Attack leaves no choice; Shield wins for nothing.
//! - **Fields.** A cult site gives a card, a forest 2 or 3 points (twice that with Hunt), a village counts 1 or 2 vikings
//!   more, wheat scores at the end of a raid, and its viking stays for the next one.
//! - **End of a raid**, after twelve dragons or when every Midgard is empty: cards are laid out in secret and shown
//!   together; wheat is worth the number of the raid; each tongue pays its outer tip to the largest number of vikings and
//!   its inner tip to the second; the others go home to Asgard. The places in Walhalla decide the supply from Asgard, and
//!   then as many heroes leave Walhalla as the weakest seat has.
//! - **End of the game**, after the third raid: a point for every field held, 6 and 5 for Walhalla. The most points win;
//!   equal points share the victory.
//!
//! Seats 1 to 4 are red, black, yellow and blue. Option `tongues`: how many tiles the tongues A, B and C have, `6,6,6`
//! by default, or 5 to 8 each and 18 in all.
//!
//! Numbers such as H13 name decisions: `docs/decisions.en.md` lists them with their reasons.
//!
//! ```
//! use langhus_rules::{Edition, Game, Options, Seed};
//! use walhalla::{Action, Walhalla};
//!
//! let edition = Edition::new(Walhalla::EDITIONS[0]);
//! let rules = Walhalla::new(&edition, &Options::standard(Walhalla::OPTIONS), 4)?;
//! let mut table = rules.deal(Seed::from_number(1));
//! let active = rules.awaited(&table).first().unwrap();
//! let nobody_boards = Action::parse("board none").unwrap();
//! rules.play(&mut table, active, nobody_boards, &mut ()).unwrap();
//! # Ok::<(), langhus_rules::Mistakes>(())
//! ```

mod action;
#[cfg(feature = "board")]
mod board;
mod boarding;
mod card;
mod deal;
mod dragon;
mod edition;
mod encode;
mod event;
mod fight;
mod imagine;
mod inventory;
mod land;
mod landing;
mod layout;
mod notation;
mod refusal;
mod sailing;
mod scoring;
mod secret;
mod sense;
#[doc(hidden)]
pub mod setup;
mod sketch;
mod state;
mod taking;
mod turn;
mod view;
mod voice;
mod way;

use langhus_rules::serde_json::Value;
use langhus_rules::{
    Chance, Edition, Game, Inventory, Item, Mistakes, Of, OptionSpec, Options, Seat, Seats, Seed, Sink, Viewer,
};

use crate::edition::Components;
use crate::land::{DRAGON_LENGTH, Fields, TILES};

pub use crate::action::{Action, Defence};
pub use crate::card::{Card, Cards};
pub use crate::dragon::{Colour, Dragon, DragonId, Lead, Moored, Place, Places};
pub use crate::event::Event;
pub use crate::land::{Field, Fjord, Terrain, Tongue};
pub use crate::refusal::Refusal;
pub use crate::scoring::{Gain, Points};
pub use crate::state::{Stage, State};
pub use crate::view::{Boat, FieldView, Landing, Own, Player, TileView, TongueView, View};

/// The rules of a table.
#[derive(Clone, Debug)]
pub struct Walhalla {
    seats: u8,
    components: Components,
    /// The fields of each tongue, and of all of them.
    tongues: [Fields; 3],
    land: Fields,
    /// The two fields of each tile place, the one nearer to the board first.
    tile_fields: [[Field; 2]; TILES],
    /// How many dragons each fjord takes.
    berths: [u8; 4],
    /// The mark of the edition.
    edition: u64,
}

impl Walhalla {
    fn with(components: Components, tiles: [u8; 3], seats: u8, edition: u64) -> Walhalla {
        let tongues = Tongue::ALL.map(|tongue| Fields::of_tongue(tongue, 2 * tiles[tongue as usize]));
        let land = tongues.iter().fold(Fields::NONE, |all, tongue| all.or(*tongue));
        let mut places = land.iter();
        let mut field = || places.next().expect("18 tiles have 36 fields");
        let tile_fields = std::array::from_fn(|_| [field(), field()]);
        // A dragon needs one field beside it (H8), so the longer bank decides.
        let berths = Fjord::ALL.map(|fjord| {
            let longest = fjord.banks().map(|tongue| 2 * tiles[tongue as usize]).max().unwrap_or(0);
            longest.div_ceil(DRAGON_LENGTH)
        });
        Walhalla { seats, components, tongues, land, tile_fields, berths, edition }
    }
}

impl Game for Walhalla {
    const ID: &'static str = "walhalla";
    const REVISION: u32 = 1;
    const SEATS: std::ops::RangeInclusive<u8> = 3..=4;
    /// Every kind of raid-end card, and "done".
    const WIDTH: usize = Card::RAID_END.len() + 1;
    const OPTIONS: &'static [OptionSpec] = &[layout::TONGUES];
    const EDITIONS: &'static [&'static str] = &[include_str!("../edition.toml")];

    type State = State;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Refusal = Refusal;

    fn new(edition: &Edition, options: &Options, seats: u8) -> Result<Walhalla, Mistakes> {
        Of::<Walhalla>::check_seats(seats)?;
        let components = Components::read(edition, seats)?;
        Ok(Walhalla::with(components, layout::tiles(options.get(layout::TONGUES.key)), seats, edition.mark()))
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn deal(&self, seed: Seed) -> State {
        self.set_up(seed)
    }

    #[inline]
    fn awaited(&self, state: &State) -> Seats {
        state.awaited
    }

    fn legal(&self, state: &State, seat: Seat, actions: &mut Vec<Action>) {
        if !state.awaited.contains(seat) {
            return;
        }
        match state.stage {
            Stage::Boarding => self.legal_boarding(state, seat, actions),
            Stage::Riding => self.legal_riding(actions),
            Stage::Sailing => self.legal_sailing(state, actions),
            Stage::Landing => self.legal_landing(state, seat, actions),
            Stage::Attack => self.legal_attack(state, seat, actions),
            Stage::Defence => self.legal_defence(state, seat, actions),
            Stage::Hunt => self.legal_hunt(state, seat, actions),
            Stage::Secret => self.legal_secret(state, seat, actions),
            Stage::Over => {}
        }
    }

    fn check(&self, state: &State, seat: Seat, action: Action) -> Result<(), Refusal> {
        match (state.stage, action) {
            (Stage::Boarding, Action::Board(places)) => self.check_boarding(state, seat, places),
            (Stage::Sailing, Action::Sail(fjord, _)) => self.check_sailing(state, fjord),
            (Stage::Landing, Action::Land(tongue)) => self.check_landing(state, seat, tongue),
            (Stage::Attack, Action::Attack(true)) => self.check_card(state, seat, Card::Attack),
            (Stage::Defence, Action::Defend(defence)) => self.check_defence(state, seat, defence),
            (Stage::Hunt, Action::Hunt(true)) => self.check_card(state, seat, Card::Hunt),
            (Stage::Secret, Action::Lay(card)) => self.check_lay(state, seat, card),
            (Stage::Riding, Action::Ride(_))
            | (Stage::Attack, Action::Attack(false))
            | (Stage::Hunt, Action::Hunt(false))
            | (Stage::Secret, Action::Done) => Ok(()),
            (stage, action) => Err(Refusal::of_moment(stage, action)),
        }
    }

    fn apply(&self, state: &mut State, seat: Seat, action: Action, sink: &mut impl Sink<Event>) {
        match action {
            Action::Board(places) => self.board(state, seat, places, sink),
            Action::Ride(along) => self.ride(state, seat, along, sink),
            Action::Sail(fjord, lead) => self.sail(state, seat, fjord, lead, sink),
            Action::Land(tongue) => self.land(state, seat, tongue, sink),
            Action::Attack(card) => self.attack(state, seat, card, sink),
            Action::Defend(defence) => self.defend(state, seat, defence, sink),
            Action::Hunt(card) => self.hunt(state, seat, card, sink),
            Action::Lay(card) => self.lay(state, seat, card, sink),
            Action::Done => self.done(state, seat, sink),
        }
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        self.look(state, viewer)
    }

    fn imagine(&self, view: &View, chance: &mut impl Chance) -> State {
        self.dream(view, chance)
    }

    fn witness(&self, event: &Event, viewer: Viewer) -> Option<Event> {
        event.witnessed_by(viewer)
    }

    fn round(&self, state: &State) -> u32 {
        state.raid.into()
    }

    fn score(&self, state: &State, seat: Seat) -> i32 {
        state.points[seat.index()].total().into()
    }

    fn items(&self, state: &State, seat: Seat) -> Vec<Item> {
        self.score_items(state, seat)
    }

    /// The rules know no tie-break: equal points share the victory (H34).
    fn tie_break(&self, _: &State, _: Seat) -> i32 {
        0
    }

    fn action_space(&self) -> usize {
        Action::SPACE
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
