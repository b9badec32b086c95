//! A world that fits everything a viewer has seen.

use langhus_rules::{Chance, Dice, Seat};

use crate::Schiffbauer;
use crate::card::{Card, Cards, Row};
use crate::kind::{Building, Kind};
use crate::purse::Purse;
use crate::state::{MOST_SEATS, PASSES, State, Step};
use crate::tableau::Board;
use crate::view::{BoardView, Seen, View};

/// A place where a card lies that the viewer cannot see.
#[derive(Clone, Copy)]
enum Place {
    Hand(Seat, Option<usize>),
    Packet,
    Aside(usize),
    FaceDown,
}

/// The places whose cards the viewer does not know, and those of which it knows the cards but not their order.
struct Places {
    unknown: Vec<Place>,
    passed_on: [Vec<Place>; PASSES],
}

impl Schiffbauer {
    pub(crate) fn imagine_world(&self, view: &View, chance: &mut impl Chance) -> State {
        let mut state = self.open_world(view);
        let places = hidden_places(view, chance);
        let mut filled = Vec::new();
        for (places, seen) in places.passed_on.iter().zip(&view.passed_on) {
            let mut cards: Vec<Card> = seen.iter().map(|seen| seen.card).collect();
            chance.shuffle(&mut cards);
            filled.extend(places.iter().copied().zip(cards));
        }
        // The pile is a part of its last shuffle; what was not in it is in one of the other places.
        let unknown = Cards::first(self.deck.count).without(view.known());
        let not_in_pile: Cards = view.not_in_pile.iter().map(|seen| seen.card).collect();
        let mut anywhere: Vec<Card> = unknown.without(not_in_pile).iter().collect();
        chance.shuffle(&mut anywhere);
        // The first card with the back that shows, in random order, is any of them with the same chance.
        let top = anywhere.iter().position(|card| view.top == Some(self.deck.back(*card)));
        let top = top.map(|place| anywhere.swap_remove(place));
        let rest = anywhere.len() - (places.unknown.len() - not_in_pile.len());
        let mut elsewhere = anywhere.split_off(rest);
        elsewhere.extend(not_in_pile.iter());
        chance.shuffle(&mut elsewhere);
        filled.extend(places.unknown.iter().copied().zip(elsewhere));
        anywhere.into_iter().chain(top).for_each(|card| state.pile.push(card));
        state.shuffled = Cards::first(self.deck.count).without(not_in_pile);
        self.fill(&mut state, filled);
        state.dice = Dice::new(chance.seed());
        state
    }

    /// Everything that the viewer knows, in its place.
    fn open_world(&self, view: &View) -> State {
        let set = |seen: &[Seen]| seen.iter().map(|seen| seen.card).collect::<Cards>();
        let mut state = State {
            boards: [Board::EMPTY; MOST_SEATS],
            pile: Row::EMPTY,
            shuffled: Cards::NONE,
            discards: set(&view.discards),
            face_down: view.face_down_known.as_deref().map_or(Cards::NONE, set),
            packet: Row::EMPTY,
            aside: [None; PASSES],
            visited: view.visited.map(|seen| seen.card),
            step: view.step,
            active: view.active,
            start: view.start,
            pioneer: view.pioneer,
            day: view.day,
            pass: view.pass,
            dice: Dice::new(langhus_rules::Seed::new([0; 32])),
        };
        for board in &view.boards {
            *state.board_mut(board.seat) = self.open_board(board);
        }
        for seen in view.offer.iter().flatten() {
            state.packet.push(seen.card);
        }
        state
    }

    fn open_board(&self, view: &BoardView) -> Board {
        let mut board = Board::EMPTY;
        board.purse = Purse::new(view.gold, view.workers, view.mill);
        for Seen { card, kind } in &view.crew {
            if let Kind::Craftsman(craftsman) = kind {
                board.recruit(*card, *craftsman);
            }
        }
        view.workshops.iter().for_each(|seen| board.workshops.push(seen.card));
        for seen in [&view.ships, &view.buildings, &view.watchmen, &view.pioneers].into_iter().flatten() {
            board.laid.insert(seen.card);
        }
        board.fleet = view.fleet;
        for building in Building::ALL {
            let stands = view.buildings.iter().any(|seen| seen.kind == Kind::Building(building));
            board.buildings |= u8::from(stands) << building as u32;
        }
        board.guarded = !view.watchmen.is_empty();
        board.tool = view.tool.map(|seen| seen.card);
        board.cart = view.cart;
        for held in view.cards.iter().flatten() {
            board.hand.add(&self.deck, held.card, held.pass.map(usize::from));
        }
        board
    }

    fn fill(&self, state: &mut State, mut filled: Vec<(Place, Card)>) {
        // In a hand, the cards of the passes came before those drawn in the afternoon.
        filled.sort_by_key(|(place, _)| match place {
            Place::Hand(_, pass) => pass.unwrap_or(PASSES),
            _ => 0,
        });
        for (place, card) in filled {
            match place {
                Place::Hand(seat, pass) => state.board_mut(seat).hand.add(&self.deck, card, pass),
                Place::Packet => state.packet.push(card),
                Place::Aside(pass) => state.aside[pass] = Some(card),
                Place::FaceDown => state.face_down.insert(card),
            }
        }
    }
}

fn hidden_places(view: &View, chance: &mut impl Chance) -> Places {
    let mut places = Places { unknown: Vec::new(), passed_on: Default::default() };
    for board in view.boards.iter().filter(|board| board.cards.is_none()) {
        let hand = usize::from(board.hand);
        if let Some(keeps) = board.keeps {
            let passes = (0..PASSES).filter(|pass| keeps[*pass]);
            let kept = passes.map(|pass| places.passed_on[pass].push(Place::Hand(board.seat, Some(pass)))).count();
            places.unknown.extend((kept..hand).map(|_| Place::Hand(board.seat, None)));
        } else {
            let passes = passes_held(view, hand, chance);
            places.unknown.extend((0..hand).map(|n| Place::Hand(board.seat, passes.get(n).copied())));
        }
    }
    let seat = view.seat();
    if view.offer.is_none() {
        let passed = seat
            .is_some_and(|seat| view.step == Step::Draft && view.turns_before(seat) < view.turns_before(view.active));
        let list = if passed { &mut places.passed_on[usize::from(view.pass)] } else { &mut places.unknown };
        list.extend((0..view.packet).map(|_| Place::Packet));
    }
    for pass in 0..usize::from(view.aside) {
        let list = if seat.is_some() { &mut places.passed_on[pass] } else { &mut places.unknown };
        list.push(Place::Aside(pass));
    }
    if view.face_down_known.is_none() {
        places.unknown.extend((0..view.face_down).map(|_| Place::FaceDown));
    }
    places
}

/// From which passes the cards of a hand come that tells the viewer nothing: all in the morning; later any, and drawn
/// ones only where there are too many.
fn passes_held(view: &View, hand: usize, chance: &mut impl Chance) -> Vec<usize> {
    let mut passes: Vec<usize> = (0..PASSES).collect();
    if view.step != Step::Draft {
        chance.shuffle(&mut passes);
    }
    passes.truncate(hand);
    passes.sort_unstable();
    passes
}
