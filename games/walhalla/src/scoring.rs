//! Points: what they are for, and the scoring of raids and of the game.

use langhus_rules::{Item, Say, Seat, Sink};
use serde::{Serialize, Serializer};

use crate::state::SEATS;
use crate::{Card, Event, State, Terrain, Tongue, Walhalla};

/// What the Walhalla of the end is worth: first and second place ("Endwertung").
pub(crate) const WALHALLA_POINTS: (u16, u16) = (6, 5);
/// A tongue card or the Walhalla card counts as many vikings.
const CARD_VIKINGS: u8 = 2;
/// The terrain cards, the fields they count and the items they fill.
const TERRAIN_CARDS: [(Card, &[Terrain], Gain); 4] = [
    (Card::Forest, &[Terrain::Forest2, Terrain::Forest3], Gain::ForestCards),
    (Card::Wheat, &[Terrain::Wheat], Gain::WheatCards),
    (Card::Cult, &[Terrain::Cult], Gain::CultCards),
    (Card::Village, &[Terrain::Village1, Terrain::Village2], Gain::VillageCards),
];

/// What points are for (H46).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Gain {
    /// Forests taken.
    Forest,
    /// What Hunt added to them.
    Hunt,
    /// Wheat fields held at a raid's end.
    Wheat,
    /// Forest cards.
    ForestCards,
    /// Wheat cards.
    WheatCards,
    /// Cult cards.
    CultCards,
    /// Village cards.
    VillageCards,
    /// A majority on a tongue.
    Tongue(Tongue),
    /// Fields held at the end.
    Fields,
    /// The majority in Walhalla at the end.
    Walhalla,
}

impl Gain {
    /// All of them, in the order in which they are shown.
    pub const ALL: [Gain; 12] = [
        Gain::Forest,
        Gain::Hunt,
        Gain::Wheat,
        Gain::ForestCards,
        Gain::WheatCards,
        Gain::CultCards,
        Gain::VillageCards,
        Gain::Tongue(Tongue::A),
        Gain::Tongue(Tongue::B),
        Gain::Tongue(Tongue::C),
        Gain::Fields,
        Gain::Walhalla,
    ];

    /// Its place in [`Gain::ALL`].
    const fn place(self) -> usize {
        match self {
            Gain::Forest => 0,
            Gain::Hunt => 1,
            Gain::Wheat => 2,
            Gain::ForestCards => 3,
            Gain::WheatCards => 4,
            Gain::CultCards => 5,
            Gain::VillageCards => 6,
            Gain::Tongue(tongue) => 7 + tongue as usize,
            Gain::Fields => 10,
            Gain::Walhalla => 11,
        }
    }

    /// Its stable name.
    pub const fn name(self) -> &'static str {
        match self {
            Gain::Forest => "forest",
            Gain::Hunt => "hunt",
            Gain::Wheat => "wheat",
            Gain::ForestCards => "forest-cards",
            Gain::WheatCards => "wheat-cards",
            Gain::CultCards => "cult-cards",
            Gain::VillageCards => "village-cards",
            Gain::Tongue(_) => "tongue",
            Gain::Fields => "fields",
            Gain::Walhalla => "walhalla",
        }
    }

    /// In words.
    pub(crate) fn say(self) -> Say {
        let say = Say::new(format!("item-{}", self.name()));
        match self {
            Gain::Tongue(tongue) => say.with("tongue", tongue.name()),
            _ => say,
        }
    }

    fn piece(self) -> Option<String> {
        match self {
            Gain::Tongue(tongue) => Some(format!("tongue-{}", tongue.letter())),
            _ => None,
        }
    }
}

/// The points of a seat, by what they are for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Points([u16; Gain::ALL.len()]);

impl Points {
    /// All points.
    pub fn total(&self) -> u16 {
        self.0.iter().sum()
    }

    /// What there are points for.
    pub fn gains(&self) -> impl Iterator<Item = (Gain, u16)> {
        Gain::ALL.into_iter().zip(self.0).filter(|(_, points)| *points > 0)
    }
}

impl Serialize for Points {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let named = |(gain, points): (Gain, u16)| (gain.piece().unwrap_or_else(|| gain.name().to_owned()), points);
        serializer.collect_map(self.gains().map(named))
    }
}

impl Walhalla {
    /// Points are only ever gained (H35).
    #[inline]
    pub(crate) fn gain(&self, state: &mut State, seat: Seat, gain: Gain, points: u16, sink: &mut impl Sink<Event>) {
        if points > 0 {
            state.points[seat.index()].0[gain.place()] += points;
            sink.tell(Event::Gained { seat, gain, points });
        }
    }

    pub(crate) fn score_items(&self, state: &State, seat: Seat) -> Vec<Item> {
        let item = |(gain, points): (Gain, u16)| Item {
            what: gain.name(),
            say: gain.say(),
            piece: gain.piece(),
            points: i32::from(points),
        };
        state.points[seat.index()].gains().map(item).collect()
    }

    /// Wheat, terrain cards, tongues (H24): after every raid.
    pub(crate) fn score_raid(&self, state: &mut State, sink: &mut impl Sink<Event>) {
        let wheat = state.fields_of(&[Terrain::Wheat]);
        for seat in self.all_seats() {
            let held = state.held[seat.index()];
            // Rulebook, "Weizenfelder": each is worth the number of the raid.
            let points = u16::from(held.and(wheat).len()) * u16::from(state.raid);
            self.gain(state, seat, Gain::Wheat, points, sink);
            let laid = state.laid[seat.index()];
            for (card, kinds, gain) in TERRAIN_CARDS {
                let fields = held.and(state.fields_of(kinds)).len();
                self.gain(state, seat, gain, u16::from(fields) * u16::from(laid.count(card)), sink);
            }
        }
        for tongue in Tongue::ALL {
            let sums = self.tongue_sums(state, tongue);
            let tips = (state.outer[tongue as usize], state.inner[tongue as usize]);
            let points = majority(&sums, (tips.0.into(), tips.1.into()));
            self.gain_each(state, Gain::Tongue(tongue), points, sink);
        }
    }

    /// "Landzungenwertung": own vikings, what their villages add, and the card of the tongue (H25).
    pub(crate) fn tongue_sums(&self, state: &State, tongue: Tongue) -> [u8; SEATS] {
        let fields = self.tongues[tongue as usize];
        let [one, two] = [Terrain::Village1, Terrain::Village2].map(|village| state.terrain[village as usize]);
        // The outer tips are numbered 6 to 8, and the three cards follow one another in the same order.
        let card = [Card::Tongue6, Card::Tongue7, Card::Tongue8][usize::from(state.outer[tongue as usize] - 6)];
        std::array::from_fn(|seat| {
            let held = state.held[seat].and(fields);
            let villages = held.and(one).len() + 2 * held.and(two).len();
            held.len() + villages + CARD_VIKINGS * state.laid[seat].count(card)
        })
    }

    /// The vikings in Walhalla with those the card stands for.
    pub(crate) fn heroes(&self, state: &State) -> [u8; SEATS] {
        std::array::from_fn(|seat| state.walhalla[seat] + CARD_VIKINGS * state.laid[seat].count(Card::Walhalla))
    }

    /// "Endwertung": a point for every field held, then the majority in Walhalla (H32, H33).
    pub(crate) fn score_game(&self, state: &mut State, sink: &mut impl Sink<Event>) {
        for seat in self.all_seats() {
            let fields = state.held[seat.index()].len();
            self.gain(state, seat, Gain::Fields, fields.into(), sink);
        }
        let points = majority(&self.heroes(state), WALHALLA_POINTS);
        self.gain_each(state, Gain::Walhalla, points, sink);
    }

    fn gain_each(&self, state: &mut State, gain: Gain, points: [u16; SEATS], sink: &mut impl Sink<Event>) {
        for seat in self.all_seats() {
            self.gain(state, seat, gain, points[seat.index()], sink);
        }
    }
}

/// The points of a majority (H26, H27): a place needs a sum of at least 1; a shared first place takes both values and
/// leaves no second; what is shared is rounded up.
pub(crate) fn majority(sums: &[u8; SEATS], (first, second): (u16, u16)) -> [u16; SEATS] {
    let best = sums.iter().copied().max().unwrap_or(0);
    let next = sums.iter().copied().filter(|sum| *sum < best).max().unwrap_or(0);
    let sharing = |sum: u8| sums.iter().filter(|other| **other == sum).count() as u16;
    let leaders = sharing(best);
    sums.map(|sum| match sum {
        0 => 0,
        _ if sum == best && leaders > 1 => (first + second).div_ceil(leaders),
        _ if sum == best => first,
        _ if sum == next && leaders == 1 => second.div_ceil(sharing(next)),
        _ => 0,
    })
}
