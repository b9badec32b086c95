//! The board: spots for cards, lanes and the reserve row, and the vikings there.

use langhus_rules::Seat;
use serde::ser::SerializeStruct;
use serde::{Serialize, Serializer};

/// The demand lanes, one below each of the spots 1 to 6.
pub const LANES: usize = 6;
/// The spots with a card: 1 to 6 above the lanes, 7 to 12 for reserving.
pub const SPOTS: usize = 12;
/// Rulebook p. 4: at most eight vikings stand in a lane.
pub const LANE_LIMIT: u8 = 8;

/// A demand lane ("Nachfragereihe"), counted from 0.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Lane(u8);

impl Lane {
    /// The lane with this number, from 1 to 6 as on the board.
    pub fn new(number: u8) -> Option<Lane> {
        (1..=LANES as u8).contains(&number).then(|| Lane(number - 1))
    }

    /// The lanes of a game with `count` of them.
    #[inline]
    pub(crate) fn all(count: u8) -> impl Iterator<Item = Lane> + Clone {
        (0..count).map(Lane)
    }

    /// The number on the board.
    pub const fn number(self) -> u8 {
        self.0 + 1
    }

    #[inline]
    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }

    /// The spot above the lane.
    #[inline]
    pub const fn spot(self) -> Spot {
        Spot(self.0)
    }
}

/// A spot for a card ("Kartenfeld"), counted from 0.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Spot(u8);

impl Spot {
    /// The spot with this number, from 1 to 12 as on the board.
    pub fn new(number: u8) -> Option<Spot> {
        (1..=SPOTS as u8).contains(&number).then(|| Spot(number - 1))
    }

    /// One of the spots from 7, whose cards can be reserved: the `place`th, counted from 0.
    pub(crate) const fn upper(place: u8) -> Spot {
        Spot(LANES as u8 + place)
    }

    /// The number on the board.
    pub const fn number(self) -> u8 {
        self.0 + 1
    }

    #[inline]
    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }

    /// The lane below, for the spots 1 to 6.
    pub fn lane(self) -> Option<Lane> {
        Lane::new(self.number())
    }
}

/// A viking on the board: whose it is (three bits), and whether it is one of the brown ones (the fourth).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Figure(u8);

impl Figure {
    const BROWN: u8 = 8;

    /// A viking of this seat.
    #[inline]
    pub fn new(seat: Seat, viking: Viking) -> Figure {
        let brown = if viking == Viking::Brown { Figure::BROWN } else { 0 };
        Figure(seat.index() as u8 | brown)
    }

    /// Whose it is.
    #[inline]
    pub fn seat(self) -> Seat {
        Seat::new(self.0 & 7)
    }

    /// Which figure it is.
    #[inline]
    pub fn viking(self) -> Viking {
        if self.0 & Figure::BROWN == 0 { Viking::Own } else { Viking::Brown }
    }
}

impl Serialize for Figure {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_struct("Figure", 2)?;
        map.serialize_field("seat", &self.seat())?;
        map.serialize_field("viking", &self.viking())?;
        map.end()
    }
}

/// The two sorts of figures.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Viking {
    /// In the player's colour.
    Own,
    /// Brown, from the bunkhouse.
    Brown,
}

/// The vikings in a lane, four bits for each, the first one in the lowest.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Line {
    figures: u32,
    count: u8,
}

impl Line {
    /// How many stand there.
    #[inline]
    pub const fn len(self) -> u8 {
        self.count
    }

    /// Does nobody stand there?
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.count == 0
    }

    /// The viking at a place, counted from 0.
    #[inline]
    pub const fn at(self, place: u8) -> Option<Figure> {
        if place < self.count { Some(Figure((self.figures >> (4 * place)) as u8 & 0xF)) } else { None }
    }

    /// All vikings, the first one first.
    pub fn figures(self) -> impl Iterator<Item = Figure> + Clone {
        (0..self.count).filter_map(move |place| self.at(place))
    }

    /// Somebody stands at the end.
    #[inline]
    pub(crate) fn push(&mut self, figure: Figure) {
        self.figures |= u32::from(figure.0) << (4 * self.count);
        self.count += 1;
    }

    /// The first one leaves.
    #[inline]
    pub(crate) fn pop(&mut self) {
        self.figures >>= 4;
        self.count -= 1;
    }

    pub(crate) fn replace(&mut self, place: u8, figure: Figure) {
        self.figures &= !(0xF << (4 * place));
        self.figures |= u32::from(figure.0) << (4 * place);
    }
}

/// A card in the reserve row ("Reservierungsreihe") and the viking on it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Reserved {
    /// Where the card was laid out; the goods of a ship are still counted there.
    pub spot: Spot,
    /// The viking on it.
    pub figure: Figure,
}

/// Where a viking stands on the board: in a lane or on a reserved card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Place(pub(crate) u8);

impl Place {
    /// How many places there are: eight in each lane, six in the reserve row.
    pub(crate) const COUNT: u8 = (LANES as u8) * LANE_LIMIT + (SPOTS - LANES) as u8;

    /// A place in a lane, counted from 0.
    pub(crate) fn in_lane(lane: Lane, place: u8) -> Place {
        Place(lane.0 * LANE_LIMIT + place)
    }

    /// A place of the reserve row, counted from 0.
    pub(crate) fn in_row(place: u8) -> Place {
        Place(LANES as u8 * LANE_LIMIT + place)
    }

    /// A place in a lane, counted from 1, if it has so many.
    pub(crate) fn nth_in_lane(lane: Lane, number: u8) -> Option<Place> {
        (1..=LANE_LIMIT).contains(&number).then(|| Place::in_lane(lane, number - 1))
    }

    /// A place of the reserve row, counted from 1, if it has so many.
    pub(crate) fn nth_in_row(number: u8) -> Option<Place> {
        (1..=(SPOTS - LANES) as u8).contains(&number).then(|| Place::in_row(number - 1))
    }

    /// The lane and the place in it, or only the place in the reserve row.
    pub(crate) fn split(self) -> (Option<Lane>, u8) {
        let in_lanes = LANES as u8 * LANE_LIMIT;
        if self.0 < in_lanes {
            (Some(Lane(self.0 / LANE_LIMIT)), self.0 % LANE_LIMIT)
        } else {
            (None, self.0 - in_lanes)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn eight_vikings_stand_in_a_line_in_their_order() {
        let mut line = Line::default();
        let figure =
            |n: u8| Figure::new(Seat::new(n % 5), if n.is_multiple_of(3) { Viking::Brown } else { Viking::Own });
        (0..LANE_LIMIT).for_each(|n| line.push(figure(n)));
        assert_eq!(line.figures().collect::<Vec<_>>(), (0..LANE_LIMIT).map(figure).collect::<Vec<_>>());
        line.replace(7, figure(1));
        line.pop();
        assert_eq!((line.len(), line.at(0), line.at(6), line.at(7)), (7, Some(figure(1)), Some(figure(1)), None));
    }

    #[test]
    fn a_place_is_in_a_lane_or_in_the_reserve_row() {
        let lane = Lane::new(6).unwrap();
        assert_eq!(Place::in_lane(lane, 7).split(), (Some(lane), 7));
        assert_eq!(Place::in_row(5).split(), (None, 5));
        assert_eq!(Place::in_row(5).0 + 1, Place::COUNT);
    }
}
