//! The start of the game, and the morning: three passes in which everybody keeps one card.

use langhus_rules::{Chance, Dice, Seat, Seed, Sink};

use crate::action::Action;
use crate::card::{Cards, Row};
use crate::kind::{Good, Kind, Kinds, Townsperson};
use crate::purse::Purse;
use crate::refusal::Refusal;
use crate::state::{MOST_SEATS, PASSES, State, Step};
use crate::tableau::Board;
use crate::{Event, Schiffbauer};

/// Rulebook, "Aufbau" 3: the gold ship starts on 5.
pub const START_GOLD: u8 = 5;
/// Rulebook, "Aufbau" 3: three workers in the village.
pub const START_WORKERS: u8 = 3;
/// Rulebook, "Aufbau" 3: two goods of one's own choice.
pub const START_GOODS: u8 = 2;

impl Schiffbauer {
    /// Rulebook, "Aufbau": the cards are shuffled and a start player is drawn by lot.
    pub(crate) fn set_up(&self, seed: Seed) -> State {
        let mut board = Board::EMPTY;
        board.purse = Purse::new(START_GOLD, START_WORKERS, [0; Good::COUNT]);
        let mut state = State {
            boards: [board; MOST_SEATS],
            pile: Row::EMPTY,
            shuffled: Cards::NONE,
            discards: Cards::NONE,
            face_down: Cards::NONE,
            packet: Row::EMPTY,
            aside: [None; PASSES],
            visited: None,
            step: Step::Start,
            active: Seat::new(0),
            start: Seat::new(0),
            pioneer: None,
            day: 0,
            pass: 0,
            dice: Dice::new(seed),
        };
        let mut dice = state.dice;
        dice.roll(|stream| {
            state.start = Seat::new(stream.below(u32::from(self.seats)) as u8);
            self.shuffle_all(&mut state, stream);
        });
        state.dice = dice;
        state.active = state.start;
        for board in &mut state.boards[usize::from(self.seats)..] {
            *board = Board::EMPTY;
        }
        state
    }

    pub(crate) fn legal_start(&self, actions: &mut Vec<Action>) {
        actions.extend(Good::ALL.map(Action::Take));
    }

    pub(crate) fn check_start(&self, state: &State, action: Action) -> Result<(), Refusal> {
        if matches!(action, Action::Take(_)) { Ok(()) } else { Err(Refusal::NotNow(state.step)) }
    }

    /// Takes one of the starting goods; they are chosen from the start player on (S40).
    pub(crate) fn take_start(&self, state: &mut State, good: Good, sink: &mut impl Sink<Event>) {
        state.own().purse.add(good, 1);
        sink.tell(Event::Took { seat: state.active, good, amount: 1 });
        if state.own().purse.all_goods() < START_GOODS {
            return;
        }
        state.active = state.active.next(self.seats);
        if state.active == state.start {
            self.begin_day(state, sink);
        }
    }

    /// The Pioneers of yesterday are discarded, and the first packet is drawn (S52).
    pub(crate) fn begin_day(&self, state: &mut State, sink: &mut impl Sink<Event>) {
        let pioneers = self.deck.copies[Kind::Townsperson(Townsperson::Pioneer).number()];
        for board in &mut state.boards {
            state.discards = state.discards.or(board.laid.and(pioneers));
            board.laid = board.laid.without(pioneers);
        }
        state.pioneer = None;
        // Nothing makes a game end whose players never build: the day that no number holds is like the last one.
        state.day = state.day.saturating_add(1);
        state.pass = 0;
        sink.tell(Event::Day { day: state.day, start: state.start });
        self.begin_pass(state, sink);
    }

    /// Rulebook, "Planungsphase" 1: the start player draws one card more than there are players.
    fn begin_pass(&self, state: &mut State, sink: &mut impl Sink<Event>) {
        state.active = state.start;
        state.step = Step::Draft;
        for _ in 0..=self.seats {
            if let Some(card) = self.draw(state, sink) {
                state.packet.push(card);
            }
        }
        sink.tell(Event::Packet { seat: state.start, cards: state.packet.len() as u8 });
    }

    pub(crate) fn legal_draft(&self, state: &State, actions: &mut Vec<Action>) {
        let mut offered = Kinds::NONE;
        for card in state.packet.iter() {
            let kind = self.deck.kind(card);
            if offered.insert(kind) {
                actions.push(Action::Keep(kind));
            }
        }
    }

    pub(crate) fn check_draft(&self, state: &State, action: Action) -> Result<(), Refusal> {
        let Action::Keep(kind) = action else { return Err(Refusal::NotNow(state.step)) };
        let offered = state.packet.iter().any(|card| self.deck.kind(card) == kind);
        if offered { Ok(()) } else { Err(Refusal::NotInPacket(self.deck.title(kind))) }
    }

    /// Rulebook, "Planungsphase" 2 and 3: keeps a card and passes the rest on clockwise; the last player sets the spare
    /// card aside unseen.
    pub(crate) fn keep(&self, state: &mut State, kind: Kind, sink: &mut impl Sink<Event>) {
        let seat = state.active;
        let Some(card) = state.packet.take(|card| self.deck.kind(card) == kind) else { return };
        let pass = usize::from(state.pass) % PASSES;
        state.own().hand.add(&self.deck, card, Some(pass));
        sink.tell(Event::Kept { seat, card: Some(card) });
        let next = seat.next(self.seats);
        if next != state.start {
            state.active = next;
            sink.reveal();
            return;
        }
        state.aside[pass] = state.packet.take(|_| true);
        sink.tell(Event::SetAside { seat, card: state.aside[pass] });
        state.pass += 1;
        if usize::from(state.pass) < PASSES {
            self.begin_pass(state, sink);
        } else {
            state.active = state.start;
            self.begin_turn(state, sink);
        }
    }
}
