//! What one viewer may know.
//!
//! A view remembers, besides what lies open:
//! - the back of the pile's top card, but not the backs of earlier ones (S42);
//! - for every pass of today what the viewer passed on and has not seen since: those cards are in the hands of later
//!   players, one in each that still holds the card of that pass, and the last one is set aside;
//! - the cards that lie face down on the discard pile, once the work is over: all hands have been played out by then, so
//!   whatever a player passed on and never saw again is the card set aside;
//! - the cards that cannot be in the pile, because they were not in its last shuffle and have not been seen since.
//!
//! A spectator sees no packet and so remembers only what lies open.

use langhus_rules::{Seat, Viewer};
use serde::Serialize;

use crate::Schiffbauer;
use crate::card::{Card, Cards};
use crate::deck::Back;
use crate::kind::{Good, Kind, Townsperson};
use crate::state::{PASSES, State, Step};
use crate::tableau::{Board, Fleet};

/// A card that the viewer can see, or knows.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Seen {
    /// Its number.
    pub card: Card,
    /// What it is.
    pub kind: Kind,
}

/// A card in the viewer's own hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Held {
    /// Its number.
    pub card: Card,
    /// What it is.
    pub kind: Kind,
    /// The pass in which it was kept, counted from 0; nothing for a card drawn from the pile.
    pub pass: Option<u8>,
}

/// What one viewer may know.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct View {
    /// Whose view it is.
    pub viewer: Viewer,
    /// The day, counted from 1; 0 before the first.
    pub day: u16,
    /// The pass of the morning, counted from 0; 3 when the morning is over.
    pub pass: u8,
    /// Who has the Pioneer token.
    pub start: Seat,
    /// Who is asked.
    pub active: Seat,
    /// What is asked.
    pub step: Step,
    /// Who begins tomorrow by a Pioneer.
    pub pioneer: Option<Seat>,
    /// The back of the pile's top card.
    pub top: Option<Back>,
    /// How many cards the pile has.
    pub pile: u8,
    /// The open discards.
    pub discards: Vec<Seen>,
    /// How many discards lie face down.
    pub face_down: u8,
    /// Which they are, for those who have played.
    pub face_down_known: Option<Vec<Seen>>,
    /// How many cards are set aside today.
    pub aside: u8,
    /// The townsperson whose effect is not yet over.
    pub visited: Option<Seen>,
    /// How many cards the packet has.
    pub packet: u8,
    /// The packet, for whoever keeps a card of it.
    pub offer: Option<Vec<Seen>>,
    /// For each pass of today, what the viewer passed on and has not seen since.
    pub passed_on: [Vec<Seen>; PASSES],
    /// What cannot be in the pile, because it was not in its last shuffle.
    pub not_in_pile: Vec<Seen>,
    /// The boards, by seat.
    pub boards: Vec<BoardView>,
}

/// A player's board as the viewer sees it.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct BoardView {
    /// Whose it is.
    pub seat: Seat,
    /// Gold on the coast.
    pub gold: u8,
    /// Workers in the village.
    pub workers: u8,
    /// Oak, wool and iron in the mill.
    pub mill: [u8; Good::COUNT],
    /// How many goods the mill holds over night.
    pub mill_limit: u8,
    /// How many new workers each evening brings.
    pub new_workers: u8,
    /// The tool.
    pub tool: Option<Seen>,
    /// Oak, wool and iron on the trading cart.
    pub cart: [u8; Good::COUNT],
    /// The recruited craftsmen.
    pub crew: Vec<Seen>,
    /// The ships begun.
    pub workshops: Vec<Seen>,
    /// The ships finished.
    pub ships: Vec<Seen>,
    /// The buildings.
    pub buildings: Vec<Seen>,
    /// The Watchmen on duty.
    pub watchmen: Vec<Seen>,
    /// The Pioneers played today.
    pub pioneers: Vec<Seen>,
    /// What the finished ships bring together.
    pub fleet: Fleet,
    /// The points so far.
    pub points: i32,
    /// How many cards are in the hand.
    pub hand: u8,
    /// The hand, if it is the viewer's own.
    pub cards: Option<Vec<Held>>,
    /// For a player later in the order than the viewer: of which passes the card is still in the hand.
    pub keeps: Option<[bool; PASSES]>,
}

impl View {
    /// The seat of the viewer, if it is one.
    pub fn seat(&self) -> Option<Seat> {
        self.viewer.seat()
    }

    /// The board of a seat.
    pub fn board(&self, seat: Seat) -> &BoardView {
        &self.boards[seat.index()]
    }

    /// How many players are before `seat` in the order of the day.
    pub(crate) fn turns_before(&self, seat: Seat) -> usize {
        let seats = self.boards.len();
        (seat.index() + seats - self.start.index()) % seats
    }

    /// Every card whose place the viewer knows, or whose place is one of a few.
    pub(crate) fn known(&self) -> Cards {
        let mut known = Cards::NONE;
        let mut see = |seen: &[Seen]| seen.iter().for_each(|seen| known.insert(seen.card));
        see(&self.discards);
        self.face_down_known.iter().chain(&self.offer).chain(&self.passed_on).for_each(|cards| see(cards));
        see(self.visited.as_slice());
        for board in &self.boards {
            see(board.tool.as_slice());
            for row in [&board.crew, &board.workshops, &board.ships, &board.buildings, &board.watchmen, &board.pioneers]
            {
                see(row);
            }
        }
        self.boards.iter().filter_map(|board| board.cards.as_ref()).flatten().for_each(|held| known.insert(held.card));
        known
    }
}

impl Schiffbauer {
    fn seen(&self, cards: impl IntoIterator<Item = Card>) -> Vec<Seen> {
        cards.into_iter().map(|card| Seen { card, kind: self.deck.kind(card) }).collect()
    }

    pub(crate) fn view_of(&self, state: &State, viewer: Viewer) -> View {
        let one = |card: Option<Card>| card.map(|card| Seen { card, kind: self.deck.kind(card) });
        let boards = Seat::all(self.seats).map(|seat| self.board_view(state, seat, viewer)).collect();
        let passed_on = viewer.seat().map_or([Cards::NONE; PASSES], |seat| self.all_passed_on(state, seat));
        let mut view = View {
            viewer,
            day: state.day,
            pass: state.pass,
            start: state.start,
            active: state.active,
            step: state.step,
            pioneer: state.pioneer,
            top: state.top().map(|card| self.deck.back(card)),
            pile: state.pile.len() as u8,
            discards: self.seen(state.discards.iter()),
            face_down: state.face_down.len() as u8,
            face_down_known: viewer.seat().map(|_| self.seen(state.face_down.iter())),
            aside: state.aside.iter().flatten().count() as u8,
            visited: one(state.visited),
            packet: state.packet.len() as u8,
            offer: viewer.is(state.active).then(|| self.seen(state.packet.iter())),
            passed_on: passed_on.map(|cards| self.seen(cards.iter())),
            not_in_pile: Vec::new(),
            boards,
        };
        if viewer.seat().is_some() {
            let unknown = Cards::first(self.deck.count).without(view.known());
            view.not_in_pile = self.seen(unknown.without(state.shuffled).iter());
        }
        view
    }

    /// What a seat passed on in each pass of today and has not seen since.
    pub(crate) fn all_passed_on(&self, state: &State, seat: Seat) -> [Cards; PASSES] {
        let own = state.turns_before(seat, self.seats);
        let before = |other: Seat| own < state.turns_before(other, self.seats);
        let mut passed_on = state.aside.map(|card| card.into_iter().collect::<Cards>());
        for other in Seat::all(self.seats).filter(|other| before(*other)) {
            for (pass, cards) in passed_on.iter_mut().enumerate() {
                state.board(other).hand.kept(pass).into_iter().for_each(|card| cards.insert(card));
            }
        }
        if state.step == Step::Draft && before(state.active) {
            let cards = &mut passed_on[usize::from(state.pass)];
            state.packet.iter().for_each(|card| cards.insert(card));
        }
        passed_on
    }

    fn board_view(&self, state: &State, seat: Seat, viewer: Viewer) -> BoardView {
        let board: &Board = state.board(seat);
        let laid = |fits: fn(Kind) -> bool| self.seen(board.laid.iter().filter(|card| fits(self.deck.kind(*card))));
        let later = |own: Seat| state.turns_before(own, self.seats) < state.turns_before(seat, self.seats);
        let held = |card: Card| Held {
            card,
            kind: self.deck.kind(card),
            pass: (0..PASSES).find(|pass| board.hand.kept(*pass) == Some(card)).map(|pass| pass as u8),
        };
        BoardView {
            seat,
            gold: board.purse.gold(),
            workers: board.purse.workers(),
            mill: board.purse.goods(),
            mill_limit: board.mill_limit(),
            new_workers: board.new_workers(),
            tool: board.tool.map(|card| Seen { card, kind: self.deck.kind(card) }),
            cart: board.cart,
            crew: self.seen(board.crew.iter()),
            workshops: self.seen(board.workshops.iter()),
            ships: laid(|kind| matches!(kind, Kind::Ship(_))),
            buildings: laid(|kind| matches!(kind, Kind::Building(_))),
            watchmen: laid(|kind| kind == Kind::Townsperson(Townsperson::Watchman)),
            pioneers: laid(|kind| kind == Kind::Townsperson(Townsperson::Pioneer)),
            fleet: board.fleet,
            points: self.points(state, seat),
            hand: board.hand.len() as u8,
            cards: viewer.is(seat).then(|| board.hand.iter().map(held).collect()),
            keeps: viewer
                .seat()
                .filter(|own| later(*own))
                .map(|_| std::array::from_fn(|pass| board.hand.kept(pass).is_some())),
        }
    }
}
