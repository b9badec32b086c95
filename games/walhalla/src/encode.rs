//! What a seat knows, as numbers: what lies on the table, and its own cards. Of the cards of others it knows how many
//! there are, and what everybody knows about where they came from.

use langhus_rules::{Encode, Facets, Feature, Glance, Scale, few};

use crate::dragon::DRAGONS;
use crate::land::{Fields, LANE};
use crate::state::{CARDS, SEATS};
use crate::{Action, Card, Cards, Colour, Field, Place, Stage, State, Terrain, Tongue, Walhalla};

type At<'a> = Glance<'a, Walhalla>;

/// How many stages there are, the end of the game included.
const STAGES: u8 = Stage::Over as u8 + 1;
/// The most fields of a tongue.
const LENGTH: usize = 16;
/// The most fields of all tongues.
const LAND: u8 = 36;
/// Kinds of action cards.
const KINDS: usize = Card::ALL.len();
/// The most vikings of a seat that are told apart in one place.
const VIKINGS: u8 = 20;

/// Is a crew landing, and is a field being fought for or just taken?
fn is_landing(state: &State) -> (bool, bool) {
    let taken = matches!(state.stage, Stage::Attack | Stage::Defence | Stage::Hunt);
    (taken || state.stage == Stage::Landing, taken)
}

fn count(cards: Cards, out: &mut [u8]) {
    Card::ALL.into_iter().for_each(|card| out[card as usize] = cards.count(card));
}

/// Whose place is coloured: a seat as the viewer counts, or nobody at this table.
fn owner(at: &At<'_>, colour: Colour) -> u8 {
    colour.seat(at.rules.seats).map_or(SEATS as u8 + 1, |seat| at.place(seat))
}

/// Own vikings on a tongue with what their villages add. The cards for it may lie face down, and do not count here.
fn sum(at: &At<'_>, held: Fields, tongue: Tongue) -> u8 {
    let held = held.and(at.rules.tongues[tongue as usize]);
    let [one, two] = [Terrain::Village1, Terrain::Village2].map(|village| at.state.terrain[village as usize]);
    held.len() + held.and(one).len() + 2 * held.and(two).len()
}

/// The number of a field that somebody fights for, within the tongues.
fn position(field: Field) -> u8 {
    field.tongue() as u8 * LANE + field.number()
}

impl Encode for Walhalla {
    const ENCODING: u32 = 1;
    const TABLE: usize = 2;
    const FACETS: usize = Action::SPACE;
    const FEATURES: &'static [Feature<Walhalla>] = &[
        Feature::once("seats", &[], Scale::Choice(4), "how many play", |at, out| out[0] = at.rules.seats),
        Feature::once("lengths", &[3], Scale::Count(LENGTH as u8), "fields of each tongue", |at, out| {
            Tongue::ALL.into_iter().for_each(|tongue| out[tongue as usize] = at.rules.tongues[tongue as usize].len());
        }),
        Feature::once("raid", &[], Scale::Choice(3), "the raid", |at, out| out[0] = at.state.raid),
        Feature::once("stage", &[], Scale::Choice(STAGES), "what is asked, in the order of Stage", |at, out| {
            out[0] = at.state.stage as u8 + 1;
        }),
        Feature::each_seat("awaited", &[], Scale::Flag, "is asked", |at, seat, out| {
            out[0] = at.state.awaited.contains(seat).into();
        }),
        Feature::each_seat("active", &[], Scale::Flag, "has the turn", |at, seat, out| {
            out[0] = (at.state.active == seat).into();
        }),
        Feature::each_seat("start", &[], Scale::Flag, "began the raid", |at, seat, out| {
            out[0] = (at.state.start == seat).into();
        }),
        Feature::once(
            "terrain",
            &[3, LENGTH],
            Scale::Choice(6),
            "what each field is, from the board outwards, in the order of Terrain",
            |at, out| {
                for terrain in Terrain::ALL {
                    for field in at.state.terrain[terrain as usize].iter() {
                        out[field.tongue() as usize * LENGTH + usize::from(field.number()) - 1] = terrain as u8 + 1;
                    }
                }
            },
        ),
        Feature::each_seat("held", &[3, LENGTH], Scale::Flag, "fields with its viking", |at, seat, out| {
            for field in at.state.held[seat.index()].iter() {
                out[field.tongue() as usize * LENGTH + usize::from(field.number()) - 1] = 1;
            }
        }),
        Feature::once("inner", &[3], Scale::Count(5), "what the second place of a tongue is worth", |at, out| {
            out.copy_from_slice(&at.state.inner);
        }),
        Feature::once("outer", &[3], Scale::Count(8), "what the first place of a tongue is worth", |at, out| {
            out.copy_from_slice(&at.state.outer);
        }),
        Feature::once("moored", &[4], Scale::Count(6), "dragons in each fjord", |at, out| {
            out.copy_from_slice(&at.state.moored);
        }),
        Feature::once(
            "dragon_owner",
            &[],
            Scale::Choice(SEATS as u8 + 1),
            "the drawn dragon: whose place is coloured, the own seat 1; 5 for nobody at this table",
            |at, out| {
                let dragon = at.state.dragon.map(|id| at.rules.components.dragons[id.index()]);
                out[0] = dragon.map_or(0, |dragon| owner(at, dragon.colour));
            },
        ),
        Feature::once("dragon_place", &[], Scale::Choice(3), "the drawn dragon: which place that is", |at, out| {
            let dragon = at.state.dragon.map(|id| at.rules.components.dragons[id.index()]);
            out[0] = dragon.map_or(0, |dragon| dragon.coloured as u8 + 1);
        }),
        Feature::once(
            "crew",
            &[3],
            Scale::Choice(SEATS as u8),
            "who sits in the dragon, the own seat 1: from bow to stern, and from the board outwards once it has sailed",
            |at, out| {
                for (crew, out) in at.state.crew.iter().zip(out) {
                    *out = crew.map_or(0, |seat| at.place(seat));
                }
            },
        ),
        Feature::once("fjord", &[], Scale::Choice(4), "while landing: the fjord", |at, out| {
            out[0] = if is_landing(at.state).0 { at.state.fjord.number() } else { 0 };
        }),
        Feature::once(
            "lander",
            &[],
            Scale::Choice(4),
            "while landing: the place in the dragon; with Hunt the one that lands next, 4 after the last",
            |at, out| out[0] = if is_landing(at.state).0 { at.state.landing + 1 } else { 0 },
        ),
        Feature::once(
            "field",
            &[],
            Scale::Choice(3 * LANE),
            "the field that is fought for or just taken: 18 for each tongue, from the board outwards",
            |at, out| out[0] = if is_landing(at.state).1 { position(at.state.field) } else { 0 },
        ),
        Feature::once("dragons", &[], Scale::Count(DRAGONS as u8), "dragons in the pile", |at, out| {
            out[0] = at.state.dragons_left;
        }),
        Feature::once(
            "dragons_left",
            &[SEATS + 1, Place::ALL.len()],
            Scale::Count(3),
            "the same by whose place is coloured, the own seat first, and which place that is",
            |at, out| {
                for id in &at.state.dragons[..at.state.dragons_left.into()] {
                    let dragon = at.rules.components.dragons[id.index()];
                    let owner = usize::from(owner(at, dragon.colour)) - 1;
                    out[owner * Place::ALL.len() + dragon.coloured as usize] += 1;
                }
            },
        ),
        Feature::each_seat("midgard", &[], Scale::Count(VIKINGS), "vikings ready to sail", |at, seat, out| {
            out[0] = at.state.midgard[seat.index()];
        }),
        Feature::each_seat("asgard", &[], Scale::Count(VIKINGS), "vikings of the next raid", |at, seat, out| {
            out[0] = at.state.asgard[seat.index()];
        }),
        Feature::each_seat("walhalla", &[], Scale::Count(VIKINGS), "heroes", |at, seat, out| {
            out[0] = at.state.walhalla[seat.index()];
        }),
        Feature::each_seat("points", &[], Scale::Count(150), "points", |at, seat, out| {
            out[0] = few(at.state.points[seat.index()].total());
        }),
        Feature::each_seat("fields", &[], Scale::Count(LAND), "fields held", |at, seat, out| {
            out[0] = at.state.held[seat.index()].len();
        }),
        Feature::each_seat("wheat", &[], Scale::Count(12), "wheat fields held", |at, seat, out| {
            out[0] = at.state.held[seat.index()].and(at.state.terrain[Terrain::Wheat as usize]).len();
        }),
        Feature::each_seat(
            "sums",
            &[3],
            Scale::Count(24),
            "what counts on each tongue, without cards",
            |at, seat, out| {
                let held = at.state.held[seat.index()];
                Tongue::ALL.into_iter().for_each(|tongue| out[tongue as usize] = sum(at, held, tongue));
            },
        ),
        Feature::each_seat("cards", &[], Scale::Count(CARDS as u8), "cards in hand or laid out", |at, seat, out| {
            out[0] = at.state.hand_size(seat);
        }),
        Feature::each_seat(
            "kept",
            &[],
            Scale::Count(CARDS as u8),
            "those held since the last shuffle",
            |at, seat, out| {
                out[0] = at.state.kept[seat.index()].total();
            },
        ),
        Feature::each_seat("discard", &[KINDS], Scale::Count(8), "cards played since then", |at, seat, out| {
            count(at.state.discard[seat.index()], out);
        }),
        Feature::once("pile", &[], Scale::Count(CARDS as u8), "cards in the draw pile", |at, out| {
            out[0] = at.state.cards_left;
        }),
        Feature::once("shuffled", &[KINDS], Scale::Count(8), "what the pile was last shuffled from", |at, out| {
            count(at.state.shuffled, out);
        }),
        Feature::once("own_hand", &[KINDS], Scale::Count(8), "the own hand, in the order of Card", |at, out| {
            count(at.state.hand[at.seat.index()], out);
        }),
        Feature::once("own_laid", &[KINDS], Scale::Count(8), "own cards laid out face down", |at, out| {
            count(at.state.laid[at.seat.index()], out);
        }),
        Feature::once("own_kept", &[KINDS], Scale::Count(8), "own cards held at the last shuffle", |at, out| {
            count(at.state.kept[at.seat.index()], out);
        }),
        Feature::once("unseen", &[KINDS], Scale::Count(8), "cards in the pile and in other hands", |at, out| {
            let own = at.seat.index();
            let seen = at.state.discarded().and(at.state.hand[own]).and(at.state.laid[own]);
            count(at.rules.components.cards.without(seen), out);
        }),
    ];

    fn edition(&self) -> u64 {
        self.edition
    }

    fn facets(_: &At<'_>, action: Action) -> Facets {
        Facets::of(action.index())
    }
}
