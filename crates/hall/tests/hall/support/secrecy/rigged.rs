//! A game that deals what the test wants: the state of a script, once as it is and once as a viewer might imagine it.

use std::any::{Any, TypeId};
use std::collections::HashMap;
use std::sync::{LazyLock, Mutex};

use langhus_board::{Declines, Drawn, Mark, Pen, Scene};
use langhus_rules::serde_json::Value;
use langhus_rules::{
    Chance, Edition, Encode, Facets, Feature, Game, Glance, Inventory, Item, Language, Mistakes, OptionSpec, Options,
    Phrasebook, Refused, Say, Seat, Seats, Seed, Sense, Sink, Speaker, Standing, Viewer, Voice, Weight,
};
use maud::Markup;

/// What a game deals for a seed: in the real world and in the imagined one.
type Deals = HashMap<(TypeId, Seed, u8), Box<dyn Any + Send>>;

static DEALS: LazyLock<Mutex<Deals>> = LazyLock::new(Mutex::default);

/// The game in world 0 or 1; in the worlds 2 and 3 the log tells everybody everything, which must be noticed.
pub struct Rigged<G, const WORLD: u8>(G);

/// From now on this seed deals this state in this world.
pub fn deal<G: Game>(seed: Seed, world: u8, state: G::State) {
    DEALS.lock().unwrap().insert((TypeId::of::<G::State>(), seed, world), Box::new(state));
}

impl<G: Game, const WORLD: u8> Game for Rigged<G, WORLD> {
    const ID: &'static str = G::ID;
    const REVISION: u32 = G::REVISION;
    const SEATS: std::ops::RangeInclusive<u8> = G::SEATS;
    const WIDTH: usize = G::WIDTH;
    const OPTIONS: &'static [OptionSpec] = G::OPTIONS;
    const EDITIONS: &'static [&'static str] = G::EDITIONS;

    type State = G::State;
    type Action = G::Action;
    type Event = G::Event;
    type View = G::View;
    type Refusal = G::Refusal;

    fn new(edition: &Edition, options: &Options, seats: u8) -> Result<Self, Mistakes> {
        G::new(edition, options, seats).map(Rigged)
    }
    fn in_revision(revision: u32, edition: &Edition, options: &Options, seats: u8) -> Result<Self, Mistakes> {
        G::in_revision(revision, edition, options, seats).map(Rigged)
    }
    fn revision(&self) -> u32 {
        self.0.revision()
    }
    fn seats(&self) -> u8 {
        self.0.seats()
    }
    fn deal(&self, seed: Seed) -> G::State {
        let deals = DEALS.lock().unwrap();
        let state = deals.get(&(TypeId::of::<G::State>(), seed, WORLD % 2));
        let state = state.and_then(|state| state.downcast_ref::<G::State>());
        state.copied().unwrap_or_else(|| self.0.deal(seed))
    }
    fn awaited(&self, state: &G::State) -> Seats {
        self.0.awaited(state)
    }
    fn legal(&self, state: &G::State, seat: Seat, actions: &mut Vec<G::Action>) {
        self.0.legal(state, seat, actions);
    }
    fn check(&self, state: &G::State, seat: Seat, action: G::Action) -> Result<(), G::Refusal> {
        self.0.check(state, seat, action)
    }
    fn apply(&self, state: &mut G::State, seat: Seat, action: G::Action, sink: &mut impl Sink<G::Event>) {
        self.0.apply(state, seat, action, sink);
    }
    fn play(
        &self,
        state: &mut G::State,
        seat: Seat,
        action: G::Action,
        sink: &mut impl Sink<G::Event>,
    ) -> Result<(), Refused<G::Refusal>> {
        self.0.play(state, seat, action, sink)
    }
    fn view(&self, state: &G::State, viewer: Viewer) -> G::View {
        self.0.view(state, viewer)
    }
    fn imagine(&self, view: &G::View, chance: &mut impl Chance) -> G::State {
        self.0.imagine(view, chance)
    }
    fn witness(&self, event: &G::Event, viewer: Viewer) -> Option<G::Event> {
        if WORLD > 1 { Some(event.clone()) } else { self.0.witness(event, viewer) }
    }
    fn round(&self, state: &G::State) -> u32 {
        self.0.round(state)
    }
    fn score(&self, state: &G::State, seat: Seat) -> i32 {
        self.0.score(state, seat)
    }
    fn items(&self, state: &G::State, seat: Seat) -> Vec<Item> {
        self.0.items(state, seat)
    }
    fn tie_break(&self, state: &G::State, seat: Seat) -> i32 {
        self.0.tie_break(state, seat)
    }
    fn standings(&self, state: &G::State) -> Vec<Standing> {
        self.0.standings(state)
    }
    fn action_space(&self) -> usize {
        self.0.action_space()
    }
    fn index(&self, action: G::Action) -> usize {
        self.0.index(action)
    }
    fn action(&self, index: usize) -> Option<G::Action> {
        self.0.action(index)
    }
    fn notation(&self, action: G::Action) -> String {
        self.0.notation(action)
    }
    fn parse(&self, notation: &str) -> Result<G::Action, String> {
        self.0.parse(notation)
    }
    fn inventory(&self, state: &G::State) -> Inventory {
        self.0.inventory(state)
    }
    fn lay_open(&self, state: &G::State) -> Value {
        self.0.lay_open(state)
    }
}

impl<G: Voice, const WORLD: u8> Voice for Rigged<G, WORLD> {
    fn book() -> &'static Phrasebook {
        G::book()
    }
    fn prompt(&self, view: &G::View) -> Say {
        self.0.prompt(view)
    }
    fn describe(&self, view: &G::View, action: G::Action) -> Say {
        self.0.describe(view, action)
    }
    fn path(&self, view: &G::View, action: G::Action) -> Vec<String> {
        self.0.path(view, action)
    }
    fn tell(&self, event: &G::Event) -> Option<Say> {
        if WORLD > 1 { Some(Say::new(format!("{event:?}"))) } else { self.0.tell(event) }
    }
    fn place(&self, view: &G::View, place: &str) -> Option<Say> {
        self.0.place(view, place)
    }
    fn sketch(&self, view: &G::View, speaker: &Speaker<'_>) -> String {
        self.0.sketch(view, speaker)
    }
}

impl<G: Drawn, const WORLD: u8> Drawn for Rigged<G, WORLD> {
    const STYLE: &'static str = G::STYLE;
    const BUTTONS: &'static [&'static str] = G::BUTTONS;

    fn rulebook(language: Language) -> &'static str {
        G::rulebook(language)
    }
    fn figure(name: &str, pen: &Pen<'_>) -> Option<Markup> {
        G::figure(name, pen)
    }
    fn cover() -> Markup {
        G::cover()
    }
    fn draw(&self, view: &G::View, pen: &Pen<'_>) -> Scene {
        self.0.draw(view, pen)
    }
    fn section(&self, view: &G::View) -> &'static str {
        self.0.section(view)
    }
    fn mark(&self, event: &G::Event) -> Mark {
        self.0.mark(event)
    }
    const STANDING: &'static [langhus_board::Standing] = G::STANDING;

    fn declines(&self, view: &G::View) -> Option<Declines<G::Action>> {
        self.0.declines(view)
    }
}

/// Nobody asks for bots here, nor for what they would know.
impl<G: Game, const WORLD: u8> Encode for Rigged<G, WORLD> {
    const ENCODING: u32 = 1;
    const TABLE: usize = 0;
    const FACETS: usize = 1;
    const FEATURES: &'static [Feature<Rigged<G, WORLD>>] = &[];

    fn edition(&self) -> u64 {
        0
    }
    fn facets(_: &Glance<'_, Rigged<G, WORLD>>, _: G::Action) -> Facets {
        Facets::of(0)
    }
}

impl<G: Game, const WORLD: u8> Sense for Rigged<G, WORLD> {
    const WEIGHTS: &'static [Weight] = &[];
    const SWING: f32 = 1.0;
    const PLAYOUT: u32 = 0;

    fn value(&self, state: &G::State, _: &[f32], points: &mut [f32]) {
        for (seat, points) in Seat::all(self.seats()).zip(points) {
            *points = self.score(state, seat) as f32;
        }
    }
}
