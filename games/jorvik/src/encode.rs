//! What a seat knows, as numbers: everything but the order of the deck and the bag.
//!
//! Cards are told by what they are and not by which: with another mode or number of seats other cards are in the game,
//! and what was learnt of a trader in wool holds for all of them.

use langhus_rules::{Encode, Facets, Feature, Glance, Scale, Seat, above, few, flags, tally};

use crate::action::Action;
use crate::card::{KINDS, Kind, MOST_ATTACKS, MOST_SPACES, TYPES, Work};
use crate::good::{Good, Goods};
use crate::lanes::{Figure, LANE_LIMIT, LANES, Place, SPOTS, Spot, Viking};
use crate::notation::{self, ARTISAN, WITH_ARTISAN};
use crate::power::Power;
use crate::state::{MOST_SEATS, Phase, Player, Step};
use crate::{Jorvik, Mode};

type At<'a> = Glance<'a, Jorvik>;

/// How many steps there are to be asked for, the end of the game included.
const STEPS: u8 = Step::Over as u8 + 1;
const GOODS: usize = Good::ALL.len();
const POWERS: usize = Power::ALL.len();
/// The vikings of all seats, and the brown ones each may place.
const FIGURES: u8 = 2 * MOST_SEATS as u8;
/// Points and tracks are told from this number on.
const LEAST: i32 = -30;
/// The spots of the reserve row.
const ROW: usize = SPOTS - LANES;

/// Behind the actions without an artisan come those with one: what is done with which good, and how many goods the
/// artisan lacks. Which artisan it is does not matter, for at every kind of table there are others.
const GOOD_FACET: usize = ARTISAN;
const LACK_FACET: usize = GOOD_FACET + WITH_ARTISAN.len() * GOODS;
/// Then the card that a viking is placed at or that is bought, and the vikings that stand there already.
const PLACE_FACET: usize = LACK_FACET + WITH_ARTISAN.len() * (MOST_SPACES + 1);
const LINE_FACET: usize = PLACE_FACET + KINDS;
const BUY_FACET: usize = LINE_FACET + LANE_LIMIT as usize + 1;
const DECLINE_FACET: usize = BUY_FACET + KINDS;

/// A card as it is told, found out once for all positions.
#[derive(Clone, Copy, Default)]
pub(crate) struct Face {
    /// What it is, counted from 1.
    kind: u8,
    /// The good that a trader or oracle wants, counted from 1.
    good: u8,
    /// The number that makes it stronger than another of its type.
    strength: u8,
    /// What a trader pays.
    coins: u8,
    /// What an artisan needs.
    needs: Goods,
}

impl Face {
    pub(crate) fn of(kind: Kind, work: impl Fn(usize) -> Work) -> Face {
        let mut face = Face { kind: kind.number() as u8 + 1, ..Face::default() };
        match kind {
            Kind::Artisan(artisan) => {
                let work = work(artisan.index());
                (face.strength, face.needs) = (work.points, work.all);
            }
            Kind::Trader { good, coins, points } => {
                (face.good, face.strength, face.coins) = (good as u8 + 1, points, coins);
            }
            Kind::Oracle { good } => face.good = good as u8 + 1,
            Kind::Journey { points } | Kind::Picts { points, .. } => face.strength = points,
            Kind::Warrior { defence } => face.strength = defence,
            Kind::Ship { spaces } => face.strength = spaces,
            Kind::Feast | Kind::Special(_) => {}
        }
        face
    }
}

/// A viking as the viewer counts seats: own 1, own brown 2, the next seat's 3.
fn viking(at: &At<'_>, figure: Figure) -> u8 {
    2 * at.place(figure.seat()) - u8::from(figure.viking() == Viking::Own)
}

#[inline]
fn count(goods: Goods, out: &mut [u8]) {
    out.copy_from_slice(&goods.counts());
}

/// For every card that lies out: where, and what it is.
#[inline]
fn laid<'a>(at: &'a At<'_>) -> impl Iterator<Item = (usize, &'a Face)> + 'a {
    let spots = at.state.open.spots.iter().enumerate();
    spots.filter_map(|(spot, card)| card.map(|card| (spot, &at.rules.faces[card.index()])))
}

fn player<'a>(at: &'a At<'_>, seat: Seat) -> &'a Player {
    at.state.open.player(seat)
}

/// The points of the unfinished artisans that lack 1, 2, 3 and 4 goods.
fn promised(at: &At<'_>, seat: Seat, out: &mut [u8]) {
    for artisan in player(at, seat).artisans.without(at.state.open.complete) {
        let work = at.rules.work(artisan);
        let lack = u32::from(work.size) - at.state.open.filled[artisan.index()].count_ones();
        if let Some(out) = out.get_mut(lack.saturating_sub(1) as usize) {
            *out = out.saturating_add(work.points);
        }
    }
}

/// The goods that lie on the own unfinished artisans.
fn placed(at: &At<'_>, seat: Seat) -> Goods {
    let open = &at.state.open;
    let mut placed = Goods::NONE;
    for artisan in player(at, seat).artisans.and(open.begun).without(open.complete) {
        let (work, filled) = (at.rules.work(artisan), open.filled[artisan.index()]);
        let spaces = work.goods.iter().enumerate().filter(|(space, _)| filled >> space & 1 != 0);
        spaces.for_each(|(_, good)| placed += Goods::one(*good));
    }
    placed
}

/// Those still missing there.
fn needed(at: &At<'_>, seat: Seat) -> Goods {
    let mut needed = Goods::NONE;
    for artisan in player(at, seat).artisans.without(at.state.open.complete) {
        needed += at.rules.work(artisan).all;
    }
    needed -= placed(at, seat);
    needed
}

impl Encode for Jorvik {
    const ENCODING: u32 = 1;
    const TABLE: usize = 2;
    const FACETS: usize = DECLINE_FACET + KINDS;
    const FEATURES: &'static [Feature<Jorvik>] = &[
        Feature::once("seats", &[], Scale::Choice(5), "how many play", |at, out| out[0] = at.rules.seats),
        Feature::once("jarl", &[], Scale::Flag, "the Jarl game", |at, out| {
            out[0] = (at.rules.mode == Mode::Jarl).into();
        }),
        Feature::once("round", &[], Scale::Count(30), "the round", |at, out| out[0] = at.state.open.round),
        Feature::once("rounds_left", &[], Scale::Count(30), "rounds to come, this one included", |at, out| {
            out[0] = (at.rules.rounds + 1).saturating_sub(at.state.open.round);
        }),
        Feature::once(
            "phase",
            &[],
            Scale::Choice(Phase::Loading as u8 + 1),
            "the phase; in a window the one that follows",
            |at, out| out[0] = at.state.open.phase as u8 + 1,
        ),
        Feature::once("step", &[], Scale::Choice(STEPS), "what is asked, in the order of Step", |at, out| {
            out[0] = at.state.open.step as u8 + 1;
        }),
        Feature::once("resume", &[], Scale::Choice(STEPS), "what goes on after placing or lifting", |at, out| {
            let open = &at.state.open;
            let aside = matches!(open.step, Step::Placing | Step::Lifting);
            out[0] = if aside { open.resume as u8 + 1 } else { 0 };
        }),
        Feature::each_seat("awaited", &[], Scale::Flag, "is asked", |at, seat, out| {
            out[0] = at.state.open.awaited.contains(seat).into();
        }),
        Feature::each_seat("start", &[], Scale::Flag, "has the start player marker", |at, seat, out| {
            out[0] = (at.state.open.start == seat).into();
        }),
        Feature::each_seat("passed", &[], Scale::Flag, "has passed", |at, seat, out| {
            out[0] = at.state.open.passed.contains(seat).into();
        }),
        Feature::each_seat("loads", &[], Scale::Flag, "has the loading turn", |at, seat, out| {
            out[0] = (at.state.open.phase == Phase::Loading && at.state.open.loader == seat).into();
        }),
        Feature::once(
            "card",
            &[SPOTS],
            Scale::Choice(KINDS as u8),
            "the card on each spot: artisan, trader, warrior, ship, feast, journey, oracle, then those that exist once in \
             the order of Power",
            |at, out| laid(at).for_each(|(spot, card)| out[spot] = card.kind),
        ),
        Feature::once("card_good", &[SPOTS], Scale::Choice(8), "what a trader or oracle wants", |at, out| {
            laid(at).for_each(|(spot, card)| out[spot] = card.good);
        }),
        Feature::once("card_strength", &[SPOTS], Scale::Count(20), "points, defence or spaces of a ship", |at, out| {
            laid(at).for_each(|(spot, card)| out[spot] = card.strength);
        }),
        Feature::once("card_coins", &[SPOTS], Scale::Count(8), "what a trader pays", |at, out| {
            laid(at).for_each(|(spot, card)| out[spot] = card.coins);
        }),
        Feature::once("card_needs", &[SPOTS, GOODS], Scale::Count(4), "what an artisan needs", |at, out| {
            laid(at).for_each(|(spot, card)| count(card.needs, &mut out[spot * GOODS..][..GOODS]));
        }),
        Feature::once("card_cargo", &[SPOTS, GOODS], Scale::Count(6), "goods on a ship", |at, out| {
            for (cargo, out) in at.state.open.cargo.iter().zip(out.chunks_exact_mut(GOODS)) {
                count(*cargo, out);
            }
        }),
        Feature::once(
            "lanes",
            &[LANES, LANE_LIMIT as usize],
            Scale::Choice(FIGURES),
            "the vikings in line: own 1, own brown 2, of the next seat 3 and 4",
            |at, out| {
                for (line, out) in at.state.open.lanes.iter().zip(out.chunks_exact_mut(LANE_LIMIT.into())) {
                    line.figures().zip(out).for_each(|(figure, out)| *out = viking(at, figure));
                }
            },
        ),
        Feature::once("row", &[ROW], Scale::Choice(FIGURES), "the vikings in the reserve row", |at, out| {
            let row = at.state.open.in_row(at.rules.lanes).iter();
            row.zip(out).for_each(|(reserved, out)| *out = viking(at, reserved.figure));
        }),
        Feature::once("row_spot", &[ROW], Scale::Choice(SPOTS as u8), "and where their cards were", |at, out| {
            let row = at.state.open.in_row(at.rules.lanes).iter();
            row.zip(out).for_each(|(reserved, out)| *out = reserved.spot.number());
        }),
        Feature::once("offered", &[], Scale::Choice(SPOTS as u8), "the spot of the offered card", |at, out| {
            let offered = at.rules.offered(&at.state.open).filter(|_| at.state.open.step == Step::Offer);
            out[0] = offered.map_or(0, |offered| offered.spot.number());
        }),
        Feature::once("price", &[], Scale::Count(LANE_LIMIT), "what it costs", |at, out| {
            let offered = at.rules.offered(&at.state.open).filter(|_| at.state.open.step == Step::Offer);
            out[0] = offered.map_or(0, |offered| offered.price);
        }),
        Feature::once("common", &[GOODS], Scale::Count(30), "goods of the common area", |at, out| {
            count(at.state.open.common, out);
        }),
        Feature::once("hand", &[GOODS], Scale::Count(15), "goods being allocated", |at, out| {
            count(at.state.open.hand, out);
        }),
        Feature::once("left", &[], Scale::Count(15), "goods still to lift, give or keep", |at, out| {
            let open = &at.state.open;
            let counts = matches!(open.step, Step::Lifting | Step::Give | Step::Keep);
            out[0] = if counts { open.left } else { 0 };
        }),
        Feature::once("exchange", &[], Scale::Choice(3), "the exchange that is going on", |at, out| {
            let open = &at.state.open;
            let going_on = matches!(open.step, Step::Give | Step::Receive);
            out[0] = if going_on { open.exchange as u8 + 1 } else { 0 };
        }),
        Feature::once("picked", &[], Scale::Choice(Place::COUNT), "the trickster's first viking", |at, out| {
            let open = &at.state.open;
            out[0] = if open.step == Step::TrickSecond { open.picked.0 + 1 } else { 0 };
        }),
        Feature::once("attack", &[], Scale::Count(20), "the points of the attack that is going on", |at, out| {
            let open = &at.state.open;
            let going_on = matches!(open.step, Step::Champion | Step::Ransom);
            out[0] = if going_on { at.rules.faces[open.attack.index()].strength } else { 0 };
        }),
        Feature::once("attacks", &[MOST_ATTACKS], Scale::Count(20), "the points of those to come", |at, out| {
            // What is drawn goes into the box at once.
            for card in at.rules.attacks - at.state.open.boxed {
                if let Kind::Picts { attack, points } = at.rules.kind(card) {
                    out[usize::from(attack) % MOST_ATTACKS] = points;
                }
            }
        }),
        Feature::once("deck", &[KINDS], Scale::Count(30), "cards of each kind in the deck", |at, out| {
            let cards = at.rules.catalogue.cards.len();
            for card in &at.state.deck[at.state.drawn.into()..cards] {
                out[usize::from(at.rules.kind_numbers[card.index()])] += 1;
            }
        }),
        Feature::once("bag", &[GOODS], Scale::Count(30), "goods in the bag", |at, out| {
            let goods = usize::from(at.rules.catalogue.goods.total());
            tally(&at.state.bag[at.state.poured.into()..goods], Good::ALL, out);
        }),
        Feature::once("brown", &[], Scale::Count(8), "brown vikings that can be placed", |at, out| {
            out[0] = at.state.open.brown;
        }),
        Feature::each_seat("coins", &[], Scale::Count(40), "coins", |at, seat, out| {
            out[0] = few(player(at, seat).coins)
        }),
        Feature::each_seat("track", &[], Scale::Count(120), "points on the track, and 30", |at, seat, out| {
            out[0] = above(LEAST, player(at, seat).track);
        }),
        Feature::each_seat("score", &[], Scale::Count(150), "points so far, and 30", |at, seat, out| {
            out[0] = above(LEAST, at.rules.sum(&at.state.open, seat));
        }),
        Feature::each_seat("defence", &[], Scale::Count(40), "defence", |at, seat, out| {
            out[0] = few(player(at, seat).defence);
        }),
        Feature::each_seat("best_warrior", &[], Scale::Count(12), "defence of the best warrior", |at, seat, out| {
            out[0] = player(at, seat).best_warrior;
        }),
        Feature::each_seat("vikings", &[], Scale::Count(6), "vikings that can be placed", |at, seat, out| {
            out[0] = player(at, seat).vikings;
        }),
        Feature::each_seat("aboard", &[GOODS], Scale::Count(15), "goods on ships just bought", |at, seat, out| {
            count(player(at, seat).aboard, out);
        }),
        Feature::each_seat("stored", &[GOODS], Scale::Count(12), "goods in storage", |at, seat, out| {
            count(player(at, seat).stored, out);
        }),
        Feature::each_seat("powers", &[POWERS], Scale::Flag, "cards that exist once, displayed", |at, seat, out| {
            flags(player(at, seat).powers.bits(), out);
        }),
        Feature::each_seat("arriving", &[POWERS], Scale::Flag, "the same, just bought", |at, seat, out| {
            flags(player(at, seat).arriving.bits(), out);
        }),
        Feature::each_seat("prices", &[GOODS], Scale::Count(8), "what the best trader pays", |at, seat, out| {
            out.copy_from_slice(&player(at, seat).prices);
        }),
        Feature::each_seat("offers", &[GOODS], Scale::Flag, "what oracles accept", |at, seat, out| {
            flags(player(at, seat).offers.bits(), out);
        }),
        Feature::each_seat("offerings", &[GOODS], Scale::Count(12), "goods given to the gods", |at, seat, out| {
            out.copy_from_slice(&player(at, seat).offerings);
        }),
        Feature::each_seat("display", &[TYPES], Scale::Count(15), "cards of each type displayed", |at, seat, out| {
            out.copy_from_slice(&player(at, seat).shown.types);
        }),
        Feature::each_seat("loading", &[TYPES], Scale::Count(6), "cards of each type just bought", |at, seat, out| {
            for card in player(at, seat).loading {
                if let Some(count) = out.get_mut(usize::from(at.rules.kind_numbers[card.index()])) {
                    *count += 1;
                }
            }
        }),
        Feature::each_seat("journeys", &[], Scale::Count(60), "points of the journeys displayed", |at, seat, out| {
            out[0] = few(player(at, seat).shown.journeys);
        }),
        Feature::each_seat("finished", &[], Scale::Count(90), "points of the finished artisans", |at, seat, out| {
            for artisan in player(at, seat).artisans.and(at.state.open.complete) {
                out[0] = out[0].saturating_add(at.rules.work(artisan).points);
            }
        }),
        Feature::each_seat("promised", &[4], Scale::Count(60), "points of artisans that lack 1 to 4 goods", promised),
        Feature::each_seat("needed", &[GOODS], Scale::Count(15), "goods the artisans lack", |at, seat, out| {
            count(needed(at, seat), out);
        }),
        Feature::each_seat("placed", &[GOODS], Scale::Count(15), "goods on unfinished artisans", |at, seat, out| {
            count(placed(at, seat), out);
        }),
    ];

    fn edition(&self) -> u64 {
        self.edition
    }

    fn facets(at: &At<'_>, action: Action) -> Facets {
        let open = &at.state.open;
        if let Some((verb, good, artisan)) = notation::with_artisan(action) {
            let lack = usize::from(at.rules.work(artisan).size) - open.filled[artisan.index()].count_ones() as usize;
            let lack = LACK_FACET + verb * (MOST_SPACES + 1) + lack;
            return Facets::of(GOOD_FACET + verb * GOODS + good as usize).and(lack);
        }
        let own = Facets::of(at.rules.action_index(action));
        let card_on = |spot: Spot| open.spots[spot.index()].map(|card| at.rules.kind(card).number());
        let offered = || at.rules.offered(open).and_then(|offered| card_on(offered.spot));
        let with = |from: usize, card: Option<usize>| card.into_iter().fold(own, |own, card| own.and(from + card));
        match action {
            Action::Place(_, lane) => {
                with(PLACE_FACET, card_on(lane.spot())).and(LINE_FACET + usize::from(open.lanes[lane.index()].len()))
            }
            Action::Reserve(_, spot) => with(PLACE_FACET, card_on(spot)),
            Action::Buy | Action::Redeem => with(BUY_FACET, offered()),
            Action::Decline => with(DECLINE_FACET, offered()),
            _ => own,
        }
    }
}
