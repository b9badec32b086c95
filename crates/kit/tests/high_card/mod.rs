//! High card, a game with secrets and a simultaneous step, made for breaking: each [`Fault`] breaks one promise.
//!
//! Six cards; each seat holds one that only it knows. Seat 1 turns over the top of the deck. Then all answer at once
//! and in secret: keep the card, or swap it for the next one of the deck; before, each may ponder once, which nobody
//! else notices. When all have answered everything is shown, and the highest card scores its number.
//!
//! In revision 1 of the rules nobody could ponder.

use std::sync::LazyLock;

use langhus_rules::serde_json::{Value, json};
use langhus_rules::{
    Chance, Dice, Edition, Encode, Facets, Feature, Game, Glance, Inventory, Item, Language, Mistakes, OptionSpec,
    Options, Phrasebook, Reference, Refusal, Say, Scale, Seat, Seats, Seed, Sink, Speaker, Viewer, Voice,
};
use serde::Serialize;

/// What is broken.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub enum Fault {
    Nothing,
    HandsInView,
    TurnIsNotRevealed,
    CardIsLost,
    CheckAllowsTooMuch,
    TwoActionsShareAnIndex,
    AnswersInView,
    AnswersAreDoneAtOnce,
    ScoreIsNotItsItems,
    NotationDoesNotReadBack,
    LogTellsAnswers,
    LegalAllocates,
    TextIsMissing,
    LegalForEverybody,
    ImagineForgetsTheHand,
    WidthIsTooSmall,
    RefusalTellsTheHand,
    ActionIsLegalTwice,
    AwaitedTellsTheHand,
    RoundTellsWhoPondered,
    CardIsLostByTheOldRules,
    OldRulesAreForgotten,
    EncodingTellsTheHand,
    EncodingIsTooLarge,
    EncodingAllocates,
    EncodingForgetsTheTable,
    FacetsTellTheHand,
    FacetBeyondTheLast,
}

pub struct HighCard<const FAULT: u8> {
    seats: u8,
    revision: u32,
    may_ponder: bool,
}

impl<const FAULT: u8> HighCard<FAULT> {
    fn has(&self, fault: Fault) -> bool {
        FAULT == fault as u8
    }
}

const CARDS: usize = 6;

#[derive(Clone, Copy, PartialEq, Debug)]
pub struct State {
    dice: Dice,
    /// Hands first, seat by seat, then the deck from the top.
    cards: [u8; CARDS],
    turned: bool,
    answers: [Option<Answer>; 3],
    pondered: Seats,
    over: bool,
    lost: bool,
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub enum Answer {
    Keep,
    Swap,
}

#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Action {
    Turn,
    Answer(Answer),
    Ponder,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct View {
    viewer: Viewer,
    own: Option<u8>,
    turned: Option<u8>,
    answered: Seats,
    own_answer: Option<Answer>,
    pondered: bool,
    shown: Option<Vec<u8>>,
    leaked_hands: Vec<u8>,
    leaked_answers: Vec<Option<Answer>>,
}

#[derive(Clone, PartialEq, Debug)]
pub enum Event {
    Turned(u8),
    Answered(Seat, Option<Answer>),
    Pondered(Seat),
    Shown,
}

#[derive(Clone, PartialEq, Debug)]
pub struct NotNow(u8);

impl Refusal for NotNow {
    fn reference(&self) -> Reference {
        Reference { section: "turns", source: "the rules" }
    }

    fn say(&self) -> Say {
        Say::new("not-now")
    }
}

impl<const FAULT: u8> HighCard<FAULT> {
    /// The card of a seat, if it is shown and the highest.
    fn highest(&self, state: &State, seat: Seat) -> Option<u8> {
        let hands = &state.cards[..usize::from(self.seats)];
        let own = hands[seat.index()];
        (state.over && hands.iter().all(|other| *other <= own)).then_some(own)
    }

    fn finish(&self, state: &mut State, sink: &mut impl Sink<Event>) {
        let seats = usize::from(self.seats);
        // The turned card lies at the top of the deck; the swaps take the cards below it, in the order of the seats.
        let mut next = seats + 1;
        for seat in 0..seats {
            if state.answers[seat] == Some(Answer::Swap) && next < CARDS {
                state.cards.swap(seat, next);
                next += 1;
                state.lost |= self.has(Fault::CardIsLost);
                state.lost |= self.has(Fault::CardIsLostByTheOldRules) && self.revision == 1;
            }
        }
        state.over = true;
        sink.reveal();
        sink.tell(Event::Shown);
    }
}

impl<const FAULT: u8> Game for HighCard<FAULT> {
    const ID: &'static str = "high-card";
    const REVISION: u32 = 2;
    const SEATS: std::ops::RangeInclusive<u8> = 2..=3;
    const WIDTH: usize = if FAULT == Fault::WidthIsTooSmall as u8 { 1 } else { 3 };
    const OPTIONS: &'static [OptionSpec] = &[];
    const EDITIONS: &'static [&'static str] = &[""];

    type State = State;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Refusal = NotNow;

    fn new(edition: &Edition, options: &Options, seats: u8) -> Result<Self, Mistakes> {
        HighCard::in_revision(Self::REVISION, edition, options, seats)
    }

    fn in_revision(revision: u32, _: &Edition, _: &Options, seats: u8) -> Result<Self, Mistakes> {
        let forgotten = FAULT == Fault::OldRulesAreForgotten as u8;
        let revision = if forgotten { Self::REVISION } else { revision };
        Ok(HighCard { seats, revision, may_ponder: revision > 1 })
    }

    fn revision(&self) -> u32 {
        self.revision
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn deal(&self, seed: Seed) -> State {
        let mut dice = Dice::new(seed);
        let mut cards: [u8; CARDS] = std::array::from_fn(|n| n as u8);
        dice.roll(|stream| stream.shuffle(&mut cards));
        State { dice, cards, turned: false, answers: [None; 3], pondered: Seats::NONE, over: false, lost: false }
    }

    fn awaited(&self, state: &State) -> Seats {
        if state.over {
            return Seats::NONE;
        }
        if !state.turned {
            let cheat = self.has(Fault::AwaitedTellsTheHand) && state.cards[1] > 2;
            return Seats::one(Seat::new(u8::from(cheat)));
        }
        Seat::all(self.seats).filter(|seat| state.answers[seat.index()].is_none()).collect()
    }

    fn legal(&self, state: &State, seat: Seat, actions: &mut Vec<Action>) {
        if self.has(Fault::LegalAllocates) {
            std::hint::black_box(Box::new(1));
        }
        if !self.awaited(state).contains(seat) && !self.has(Fault::LegalForEverybody) {
            return;
        }
        if state.turned {
            actions.extend([Action::Answer(Answer::Keep), Action::Answer(Answer::Swap)]);
            if self.may_ponder && !state.pondered.contains(seat) {
                actions.push(Action::Ponder);
            }
        } else {
            actions.push(Action::Turn);
            if self.has(Fault::ActionIsLegalTwice) {
                actions.push(Action::Turn);
            }
        }
    }

    fn check(&self, state: &State, seat: Seat, action: Action) -> Result<(), NotNow> {
        let other = state.cards[seat.next(self.seats).index()];
        let why = NotNow(if self.has(Fault::RefusalTellsTheHand) { other } else { 0 });
        let ponders_in_vain = action == Action::Ponder && (!self.may_ponder || state.pondered.contains(seat));
        let right = state.turned != (action == Action::Turn) && !ponders_in_vain || self.has(Fault::CheckAllowsTooMuch);
        if right { Ok(()) } else { Err(why) }
    }

    fn apply(&self, state: &mut State, seat: Seat, action: Action, sink: &mut impl Sink<Event>) {
        match action {
            Action::Turn => {
                state.turned = true;
                if !self.has(Fault::TurnIsNotRevealed) {
                    sink.reveal();
                }
                sink.tell(Event::Turned(state.cards[usize::from(self.seats)]));
            }
            Action::Ponder => {
                state.pondered = state.pondered.with(seat);
                sink.tell(Event::Pondered(seat));
            }
            Action::Answer(answer) => {
                state.answers[seat.index()] = Some(answer);
                sink.tell(Event::Answered(seat, Some(answer)));
                if self.has(Fault::AnswersAreDoneAtOnce) && answer == Answer::Swap {
                    state.cards.swap(seat.index(), CARDS - 1);
                }
                if self.awaited(state).is_empty() {
                    self.finish(state, sink);
                }
            }
        }
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        let seats = usize::from(self.seats);
        let own = viewer.seat().map(Seat::index);
        let answered = Seat::all(self.seats).filter(|seat| state.answers[seat.index()].is_some()).collect();
        View {
            viewer,
            own: own.map(|seat| state.cards[seat]),
            turned: state.turned.then(|| state.cards[seats]),
            answered,
            own_answer: own.and_then(|seat| state.answers[seat]),
            pondered: viewer.seat().is_some_and(|seat| state.pondered.contains(seat)),
            shown: state.over.then(|| state.cards.to_vec()),
            leaked_hands: if self.has(Fault::HandsInView) { state.cards[..seats].to_vec() } else { vec![] },
            leaked_answers: if self.has(Fault::AnswersInView) { state.answers.to_vec() } else { vec![] },
        }
    }

    fn imagine(&self, view: &View, chance: &mut impl Chance) -> State {
        let mut cards: [u8; CARDS] = std::array::from_fn(|n| n as u8);
        chance.shuffle(&mut cards);
        if let Some(shown) = &view.shown {
            cards.copy_from_slice(shown);
        }
        let mut put = |place: usize, card: u8| {
            let from = cards.iter().position(|known| *known == card).unwrap();
            cards.swap(from, place);
        };
        if let (Some(seat), Some(own), false) = (view.viewer.seat(), view.own, self.has(Fault::ImagineForgetsTheHand)) {
            put(seat.index(), own);
        }
        if let Some(turned) = view.turned {
            put(usize::from(self.seats), turned);
        }
        let mut answers = [None; 3];
        for seat in view.answered.iter() {
            let guess = if chance.below(2) == 0 { Answer::Keep } else { Answer::Swap };
            let own = view.viewer.is(seat).then_some(view.own_answer).flatten();
            answers[seat.index()] = Some(own.unwrap_or(guess));
        }
        let (turned, over) = (view.turned.is_some(), view.shown.is_some());
        let mut may_ponder = |seat: &Seat| match view.viewer.is(*seat) {
            true => view.pondered,
            false => turned && self.may_ponder && chance.below(2) == 0,
        };
        let pondered = Seat::all(self.seats).filter(&mut may_ponder).collect();
        State { dice: Dice::new(chance.seed()), cards, turned, answers, pondered, over, lost: false }
    }

    fn witness(&self, event: &Event, viewer: Viewer) -> Option<Event> {
        if matches!(event, Event::Pondered(seat) if !viewer.is(*seat)) {
            return None;
        }
        Some(match event {
            Event::Answered(seat, _) if !viewer.is(*seat) && !self.has(Fault::LogTellsAnswers) => {
                Event::Answered(*seat, None)
            }
            other => other.clone(),
        })
    }

    fn round(&self, state: &State) -> u32 {
        let leak = if self.has(Fault::RoundTellsWhoPondered) { state.pondered.len() } else { 0 };
        leak + if state.turned { 2 } else { 1 }
    }

    fn score(&self, state: &State, seat: Seat) -> i32 {
        let extra = i32::from(self.has(Fault::ScoreIsNotItsItems) && state.over);
        i32::from(self.highest(state, seat).unwrap_or_default()) + extra
    }

    fn items(&self, state: &State, seat: Seat) -> Vec<Item> {
        let item = |own: u8| Item { what: "card", say: Say::new("item-card"), piece: None, points: own.into() };
        self.highest(state, seat).map(item).into_iter().collect()
    }

    fn tie_break(&self, _: &State, _: Seat) -> i32 {
        0
    }

    fn action_space(&self) -> usize {
        4
    }

    fn index(&self, action: Action) -> usize {
        match action {
            Action::Turn => 0,
            Action::Answer(Answer::Swap) if !self.has(Fault::TwoActionsShareAnIndex) => 2,
            Action::Answer(_) => 1,
            Action::Ponder => 3,
        }
    }

    fn action(&self, index: usize) -> Option<Action> {
        [Action::Turn, Action::Answer(Answer::Keep), Action::Answer(Answer::Swap), Action::Ponder].get(index).copied()
    }

    fn notation(&self, action: Action) -> String {
        ["turn", "keep", "swap", "ponder"][self.index(action)].to_owned()
    }

    fn parse(&self, notation: &str) -> Result<Action, String> {
        match notation {
            "turn" => Ok(Action::Turn),
            "keep" => Ok(Action::Answer(Answer::Keep)),
            "swap" if !self.has(Fault::NotationDoesNotReadBack) => Ok(Action::Answer(Answer::Swap)),
            "ponder" => Ok(Action::Ponder),
            _ => Err("turn, keep, swap or ponder.".into()),
        }
    }

    fn inventory(&self, state: &State) -> Inventory {
        let cards = &state.cards[..CARDS - usize::from(state.lost)];
        cards.iter().map(|card| (format!("card {card}"), 1)).collect()
    }

    fn lay_open(&self, state: &State) -> Value {
        let State { cards, turned, answers, pondered, dice, .. } = state;
        json!({ "cards": cards, "turned": turned, "answers": answers, "pondered": pondered, "dice": dice.used() })
    }
}

impl<const FAULT: u8> Encode for HighCard<FAULT> {
    const ENCODING: u32 = 1;
    const TABLE: usize = 1;
    const FACETS: usize = 2 * CARDS;
    const FEATURES: &'static [Feature<Self>] = &[
        Feature::once("seats", &[], Scale::Choice(3), "how many play", |at, out| {
            out[0] = if at.rules.has(Fault::EncodingForgetsTheTable) && at.state.over { 1 } else { at.rules.seats };
        }),
        Feature::once("turned", &[], Scale::Choice(CARDS as u8), "the card turned over", |at, out| {
            if at.rules.has(Fault::EncodingAllocates) {
                std::hint::black_box(Box::new(1));
            }
            let large = if at.rules.has(Fault::EncodingIsTooLarge) { CARDS as u8 } else { 0 };
            out[0] = if at.state.turned { 1 + large + at.state.cards[usize::from(at.rules.seats)] } else { 0 };
        }),
        Feature::each_seat("card", &[], Scale::Choice(CARDS as u8), "the card of a seat", |at, seat, out| {
            let known = seat == at.seat || at.state.over || at.rules.has(Fault::EncodingTellsTheHand);
            out[0] = if known { 1 + at.state.cards[seat.index()] } else { 0 };
        }),
        Feature::each_seat("answered", &[], Scale::Flag, "has answered", |at, seat, out| {
            out[0] = at.state.answers[seat.index()].is_some().into();
        }),
    ];

    fn edition(&self) -> u64 {
        0
    }

    /// The action, and the card that the seat could keep.
    fn facets(at: &Glance<'_, Self>, action: Action) -> Facets {
        let next = usize::from(at.rules.has(Fault::FacetsTellTheHand));
        let beyond = if at.rules.has(Fault::FacetBeyondTheLast) { CARDS } else { 0 };
        Facets::of(at.rules.index(action)).and(CARDS + beyond + usize::from(at.state.cards[at.seat.index() + next]))
    }
}

static BOOK: LazyLock<Phrasebook> = LazyLock::new(|| {
    let texts = "title = High card\nsummary = The highest card wins.\nprompt = Your turn.\ndo = { $what }\n\
                 not-now = Not now.\nitem-card = The highest card\nhappened = Something happened.\n";
    Phrasebook::new([texts; Language::COUNT])
});

impl<const FAULT: u8> Voice for HighCard<FAULT> {
    fn book() -> &'static Phrasebook {
        &BOOK
    }

    fn prompt(&self, _: &View) -> Say {
        Say::new(if self.has(Fault::TextIsMissing) { "promt" } else { "prompt" })
    }

    fn describe(&self, _: &View, action: Action) -> Say {
        Say::new("do").with("what", self.notation(action))
    }

    fn path(&self, _: &View, action: Action) -> Vec<String> {
        vec![self.notation(action)]
    }

    fn tell(&self, _: &Event) -> Option<Say> {
        Some(Say::new("happened"))
    }

    fn sketch(&self, view: &View, _: &Speaker<'_>) -> String {
        format!("{view:?}").chars().take(100).collect()
    }
}
