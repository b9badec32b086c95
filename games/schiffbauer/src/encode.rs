//! What a seat knows, as numbers: what lies open, its own hand, and what it has seen pass by (see `view.rs`).
//!
//! Copies of one kind are interchangeable, so cards are counted by kind.

use langhus_rules::{Encode, Facets, Feature, Glance, Scale, Seat, above, few};

use crate::Schiffbauer;
use crate::action::Action;
use crate::card::{Card, Cards, MOST_CARDS};
use crate::kind::{Building, Craftsman, Good, Kind, Ship, Tool, Townsperson};
use crate::notation;
use crate::purse::Crafts;
use crate::state::{GoodSet, MOST_SEATS, PASSES, Step};
use crate::tableau::{Board, CREW, GOLD_LIMIT, WORKSHOPS};

type At<'a> = Glance<'a, Schiffbauer>;

/// Kinds of cards, in the order of [`Kind::ALL`].
const KINDS: usize = Kind::COUNT;
/// The most copies of a kind that are told apart.
const COPIES: u8 = 8;
/// The most workers, and goods of one type, that are told apart.
const MANY: u8 = 20;
/// Points are told from this number on.
const LEAST: i32 = -10;

/// The step, counted from 1.
fn step(step: Step) -> u8 {
    match step {
        Step::Start => 1,
        Step::Draft => 2,
        Step::Work => 3,
        Step::Aim(_) => 4,
        Step::Sage { .. } => 5,
        Step::Give { .. } => 6,
        Step::Take { .. } => 7,
        Step::Staff { .. } => 8,
        Step::Surplus => 9,
        Step::Over => STEPS,
    }
}
const STEPS: u8 = 10;

/// Counts cards by kind.
#[inline]
fn kinds(at: &At<'_>, cards: impl Iterator<Item = Card>, out: &mut [u8]) {
    cards.for_each(|card| out[usize::from(at.rules.deck.numbers[card.index()])] += 1);
}

/// The same for a set.
#[inline]
fn kinds_of(at: &At<'_>, cards: Cards, out: &mut [u8]) {
    cards.each_index(|card| out[usize::from(at.rules.deck.numbers[card])] += 1);
}

/// Counts craftsmen.
fn crafts(crafts: Crafts, out: &mut [u8]) {
    Craftsman::ALL.into_iter().for_each(|craftsman| out[craftsman as usize] = crafts.of(craftsman));
}

fn goods(set: GoodSet, out: &mut [u8]) {
    set.iter().for_each(|good| out[good as usize] = 1);
}

/// The packet, if it is this seat that keeps a card of it.
fn offer<'a>(at: &'a At<'_>) -> impl Iterator<Item = Card> + 'a {
    let own = at.state.active == at.seat;
    at.state.packet.iter().filter(move |_| own)
}

fn board<'a>(at: &'a At<'_>, seat: Seat) -> &'a Board {
    at.state.board(seat)
}

/// Is the own turn before that of the other seat?
fn is_later(at: &At<'_>, other: Seat) -> bool {
    let turns = |seat| at.state.turns_before(seat, at.rules.seats);
    turns(at.seat) < turns(other)
}

/// Every card whose place the seat knows, or whose place is one of a few: the same as `View::known`.
fn known(at: &At<'_>) -> Cards {
    let state = at.state;
    let passed_on = at.rules.all_passed_on(state, at.seat);
    let mut known = passed_on.into_iter().fold(state.discards.or(state.face_down), Cards::or);
    offer(at).chain(state.visited).for_each(|card| known.insert(card));
    for seat in Seat::all(at.rules.seats) {
        let board = board(at, seat);
        known = known.or(board.laid);
        board.crew.iter().chain(board.workshops.iter()).chain(board.tool).for_each(|card| known.insert(card));
    }
    board(at, at.seat).hand.iter().for_each(|card| known.insert(card));
    known
}

/// The cards that may be in the pile, and those that cannot, because they were not in its last shuffle.
fn unseen(at: &At<'_>, out: &mut [u8]) {
    let (in_pile, elsewhere) = out.split_at_mut(KINDS);
    let unknown = Cards::first(at.rules.deck.count).without(known(at));
    kinds_of(at, unknown.and(at.state.shuffled), in_pile);
    kinds_of(at, unknown.without(at.state.shuffled), elsewhere);
}

/// What the ships in the workshops still lack of each good.
fn lacks(at: &At<'_>, seat: Seat, out: &mut [u8]) {
    let board = board(at, seat);
    let ships = board.workshops.iter().filter_map(|card| at.rules.deck.ship_of(card));
    ships.for_each(|ship| {
        let cost = at.rules.deck.ships[ship as usize].cost;
        Good::ALL.into_iter().for_each(|good| out[good as usize] = out[good as usize].saturating_add(cost.good(good)));
    });
    Good::ALL.into_iter().for_each(|good| {
        out[good as usize] = out[good as usize].saturating_sub(board.purse.good(good));
    });
}

/// The craftsmen whom they need and who are not below the board.
fn calls(at: &At<'_>, seat: Seat, out: &mut [u8]) {
    let board = board(at, seat);
    let ships = board.workshops.iter().filter_map(|card| at.rules.deck.ship_of(card));
    let needs = ships.fold(Crafts::NONE, |needs, ship| needs.with(at.rules.deck.ships[ship as usize].needs));
    for craftsman in Craftsman::ALL {
        out[craftsman as usize] = needs.of(craftsman).saturating_sub(board.crafts.of(craftsman));
    }
}

impl Encode for Schiffbauer {
    const ENCODING: u32 = 1;
    const TABLE: usize = 1;
    const FACETS: usize = notation::AGAINST + MOST_SEATS + notation::AIMS;
    const FEATURES: &'static [Feature<Schiffbauer>] = &[
        Feature::once("seats", &[], Scale::Choice(MOST_SEATS as u8), "how many play", |at, out| {
            out[0] = at.rules.seats;
        }),
        Feature::once("day", &[], Scale::Count(40), "the day", |at, out| out[0] = few(at.state.day)),
        Feature::once("pass", &[], Scale::Count(PASSES as u8), "passes of the morning that are over", |at, out| {
            out[0] = at.state.pass;
        }),
        Feature::once("step", &[], Scale::Choice(STEPS), "what is asked, in the order of Step", |at, out| {
            out[0] = step(at.state.step);
        }),
        Feature::once(
            "townsperson",
            &[],
            Scale::Choice(Townsperson::COUNT as u8),
            "whose effect is asked about",
            |at, out| {
                let (Step::Aim(townsperson) | Step::Give { townsperson, .. } | Step::Take { townsperson, .. }) =
                    at.state.step
                else {
                    return;
                };
                out[0] = townsperson as u8 + 1;
            },
        ),
        Feature::once("amount", &[], Scale::Count(MANY), "discarded or given so far, or left to take", |at, out| {
            let (Step::Sage { discarded: amount } | Step::Give { given: amount, .. } | Step::Take { left: amount, .. }) =
                at.state.step
            else {
                return;
            };
            out[0] = amount;
        }),
        Feature::once("types", &[Good::COUNT], Scale::Flag, "goods given so far, or allowed to take", |at, out| {
            if let Step::Give { types, .. } | Step::Take { types, .. } = at.state.step {
                goods(types, out);
            }
        }),
        Feature::once("staffed", &[], Scale::Choice(Ship::COUNT as u8), "the ship being staffed", |at, out| {
            if let Step::Staff { ship, .. } = at.state.step {
                out[0] = ship as u8 + 1;
            }
        }),
        Feature::once("staff_next", &[], Scale::Choice(Craftsman::COUNT as u8), "with whom", |at, out| {
            if let Step::Staff { craftsman, .. } = at.state.step {
                out[0] = craftsman as u8 + 1;
            }
        }),
        Feature::once("staff", &[Craftsman::COUNT], Scale::Count(4), "who is still needed", |at, out| {
            if let Step::Staff { needs, .. } = at.state.step {
                crafts(needs, out);
            }
        }),
        Feature::each_seat("active", &[], Scale::Flag, "is asked", |at, seat, out| {
            out[0] = (at.state.active == seat).into();
        }),
        Feature::each_seat("start", &[], Scale::Flag, "has the Pioneer token", |at, seat, out| {
            out[0] = (at.state.start == seat).into();
        }),
        Feature::each_seat("begins", &[], Scale::Flag, "begins tomorrow by a Pioneer", |at, seat, out| {
            out[0] = (at.state.pioneer == Some(seat)).into();
        }),
        Feature::once("top", &[Good::COUNT], Scale::Count(6), "the back of the pile's top card", |at, out| {
            let back = at.state.top().map(|card| at.rules.deck.back(card));
            Good::ALL.into_iter().for_each(|good| out[good as usize] = back.map_or(0, |back| back.of(good)));
        }),
        Feature::once("pile", &[], Scale::Count(MOST_CARDS as u8), "cards in the pile", |at, out| {
            out[0] = few(at.state.pile.len());
        }),
        Feature::once("discards", &[KINDS], Scale::Count(COPIES), "open discards, in the order of Kind", |at, out| {
            kinds_of(at, at.state.discards, out);
        }),
        Feature::once("face_down", &[KINDS], Scale::Count(COPIES), "discards that lie face down", |at, out| {
            kinds_of(at, at.state.face_down, out);
        }),
        Feature::once("visited", &[], Scale::Choice(KINDS as u8), "who is being visited", |at, out| {
            out[0] = at.state.visited.map_or(0, |card| at.rules.deck.kind(card).number() as u8 + 1);
        }),
        Feature::once("packet", &[], Scale::Count(MOST_SEATS as u8 + 1), "cards in the packet", |at, out| {
            out[0] = few(at.state.packet.len());
        }),
        Feature::once("offer", &[KINDS], Scale::Count(COPIES), "the packet, for who keeps a card of it", |at, out| {
            kinds(at, offer(at), out);
        }),
        Feature::once("aside", &[], Scale::Count(PASSES as u8), "cards set aside today", |at, out| {
            out[0] = few(at.state.aside.iter().flatten().count());
        }),
        Feature::once(
            "passed_on",
            &[PASSES, KINDS],
            Scale::Count(COPIES),
            "for each pass of today, what the seat passed on and has not seen since",
            |at, out| {
                let passed_on = at.rules.all_passed_on(at.state, at.seat);
                passed_on
                    .into_iter()
                    .zip(out.chunks_exact_mut(KINDS))
                    .for_each(|(cards, out)| kinds_of(at, cards, out));
            },
        ),
        Feature::once(
            "unseen",
            &[2, KINDS],
            Scale::Count(COPIES),
            "other cards that the seat cannot see: those that may be in the pile, and those that cannot",
            unseen,
        ),
        Feature::once("own_hand", &[KINDS], Scale::Count(COPIES), "the own hand", |at, out| {
            kinds(at, board(at, at.seat).hand.iter(), out);
        }),
        Feature::each_seat("hand", &[], Scale::Count(12), "cards in hand", |at, seat, out| {
            out[0] = few(board(at, seat).hand.len());
        }),
        Feature::each_seat(
            "keeps",
            &[PASSES],
            Scale::Flag,
            "of a later seat: it still holds the card of that pass",
            |at, seat, out| {
                let hand = &board(at, seat).hand;
                let later = is_later(at, seat);
                out.iter_mut().enumerate().for_each(|(pass, out)| *out = (later && hand.kept(pass).is_some()).into());
            },
        ),
        Feature::each_seat("gold", &[], Scale::Count(GOLD_LIMIT), "gold", |at, seat, out| {
            out[0] = board(at, seat).purse.gold();
        }),
        Feature::each_seat("workers", &[], Scale::Count(MANY), "workers", |at, seat, out| {
            out[0] = board(at, seat).purse.workers();
        }),
        Feature::each_seat("mill", &[Good::COUNT], Scale::Count(MANY), "oak, wool and iron", |at, seat, out| {
            out.copy_from_slice(&board(at, seat).purse.goods());
        }),
        Feature::each_seat("mill_limit", &[], Scale::Count(MANY), "what the mill holds over night", |at, seat, out| {
            out[0] = board(at, seat).mill_limit();
        }),
        Feature::each_seat("new_workers", &[], Scale::Count(8), "workers of each evening", |at, seat, out| {
            out[0] = board(at, seat).new_workers();
        }),
        Feature::each_seat("evening_gold", &[], Scale::Count(8), "gold icons", |at, seat, out| {
            out[0] = board(at, seat).fleet.evening_gold;
        }),
        Feature::each_seat("tool", &[], Scale::Choice(Tool::COUNT as u8), "the tool", |at, seat, out| {
            let tool = board(at, seat).tool.and_then(|card| at.rules.deck.tool_of(card));
            out[0] = tool.map_or(0, |tool| tool as u8 + 1);
        }),
        Feature::each_seat("cart", &[Good::COUNT], Scale::Count(8), "goods on the trading cart", |at, seat, out| {
            out.copy_from_slice(&board(at, seat).cart);
        }),
        Feature::each_seat("crew", &[Craftsman::COUNT], Scale::Count(CREW as u8), "craftsmen", |at, seat, out| {
            crafts(board(at, seat).crafts, out);
        }),
        Feature::each_seat(
            "workshops",
            &[Ship::COUNT],
            Scale::Count(WORKSHOPS as u8),
            "ships begun, in the order of Ship",
            |at, seat, out| {
                let ships = board(at, seat).workshops.iter().filter_map(|card| at.rules.deck.ship_of(card));
                ships.for_each(|ship| out[ship as usize] += 1);
            },
        ),
        Feature::each_seat("ships", &[Ship::COUNT], Scale::Count(4), "ships finished", |at, seat, out| {
            let ships = board(at, seat).laid.iter().filter_map(|card| at.rules.deck.ship_of(card));
            ships.for_each(|ship| out[ship as usize] += 1);
        }),
        Feature::each_seat("fleet", &[], Scale::Count(8), "how many these are", |at, seat, out| {
            out[0] = board(at, seat).fleet.ships;
        }),
        Feature::each_seat("military", &[], Scale::Count(30), "their military points", |at, seat, out| {
            out[0] = few(board(at, seat).fleet.military);
        }),
        Feature::each_seat("buildings", &[Building::COUNT], Scale::Flag, "buildings", |at, seat, out| {
            let board = board(at, seat);
            Building::ALL.into_iter().for_each(|building| out[building as usize] = board.has(building).into());
        }),
        Feature::each_seat("guarded", &[], Scale::Flag, "a Watchman protects the player", |at, seat, out| {
            out[0] = board(at, seat).guarded.into();
        }),
        Feature::each_seat("points", &[], Scale::Count(70), "points so far, and 10", |at, seat, out| {
            out[0] = above(LEAST, at.rules.points(at.state, seat));
        }),
        Feature::each_seat("lacks", &[Good::COUNT], Scale::Count(12), "goods the ships begun lack", lacks),
        Feature::each_seat("calls", &[Craftsman::COUNT], Scale::Count(4), "craftsmen they lack", calls),
    ];

    fn edition(&self) -> u64 {
        self.edition
    }

    /// The number of the action; what is aimed at, and of whom as the seat counts.
    fn facets(at: &At<'_>, action: Action) -> Facets {
        let Action::Against(seat, aim) = action else { return Facets::of(at.rules.number_of(action)) };
        let whose = usize::from(at.place(seat)) - 1;
        Facets::of(notation::AGAINST + whose).and(notation::AGAINST + MOST_SEATS + aim.number())
    }
}
