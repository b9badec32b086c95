//! The tiles that are bought: islands and ships.

use serde::Serialize;

use crate::figure::Row;

/// A tile (Plättchen) as it lies in the stacks.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
#[repr(u8)]
pub enum Tile {
    /// The beginning of an island: sea on its left, land on its right.
    Left,
    /// A middle with a farm: land on both sides.
    Farm,
    /// A middle with a church.
    Church,
    /// A middle with a long house.
    Longhouse,
    /// A middle with a tower.
    Tower,
    /// The end of an island: land on its left, sea on its right.
    Right,
    /// A ship with a red sail.
    Red,
    /// A ship with a green sail.
    Green,
    /// A ship with a yellow sail.
    Yellow,
    /// A ship with a blue sail.
    Blue,
}

/// How many kinds of tiles there are.
pub const TILE_KINDS: usize = 10;

impl Tile {
    /// All kinds.
    pub const ALL: [Tile; TILE_KINDS] = [
        Tile::Left,
        Tile::Farm,
        Tile::Church,
        Tile::Longhouse,
        Tile::Tower,
        Tile::Right,
        Tile::Red,
        Tile::Green,
        Tile::Yellow,
        Tile::Blue,
    ];

    /// The word in text keys and editions.
    pub const fn word(self) -> &'static str {
        ["left", "farm", "church", "longhouse", "tower", "right", "red", "green", "yellow", "blue"][self as usize]
    }

    /// The sail, if it is a ship.
    #[inline]
    pub const fn sail(self) -> Option<Sail> {
        match self {
            Tile::Red => Some(Sail::Red),
            Tile::Green => Some(Sail::Green),
            Tile::Yellow => Some(Sail::Yellow),
            Tile::Blue => Some(Sail::Blue),
            _ => None,
        }
    }

    /// The building, if it is a middle.
    #[inline]
    pub const fn building(self) -> Option<Building> {
        match self {
            Tile::Farm => Some(Building::Farm),
            Tile::Church => Some(Building::Church),
            Tile::Longhouse => Some(Building::Longhouse),
            Tile::Tower => Some(Building::Tower),
            _ => None,
        }
    }

    /// Its edges, if it is an island.
    #[inline]
    pub const fn edges(self) -> Option<Edges> {
        match self {
            Tile::Left => Some(Edges::Left),
            Tile::Right => Some(Edges::Right),
            Tile::Farm | Tile::Church | Tile::Longhouse | Tile::Tower => Some(Edges::Middle),
            Tile::Red | Tile::Green | Tile::Yellow | Tile::Blue => None,
        }
    }
}

/// Where an island tile has land; a tile is never turned.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Edges {
    /// On its right only.
    Left,
    /// On both sides.
    Middle,
    /// On its left only.
    Right,
}

impl Edges {
    /// Is there land on its left?
    #[inline]
    pub const fn land_left(self) -> bool {
        !matches!(self, Edges::Left)
    }

    /// Is there land on its right?
    #[inline]
    pub const fn land_right(self) -> bool {
        !matches!(self, Edges::Right)
    }
}

/// The building on a middle.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
#[repr(u8)]
pub enum Building {
    /// Hof.
    Farm,
    /// Kirche.
    Church,
    /// Langhaus.
    Longhouse,
    /// Turm.
    Tower,
}

impl Building {
    /// All four.
    pub const ALL: [Building; 4] = [Building::Farm, Building::Church, Building::Longhouse, Building::Tower];

    /// The normal tile with this building.
    #[inline]
    pub const fn tile(self) -> Tile {
        [Tile::Farm, Tile::Church, Tile::Longhouse, Tile::Tower][self as usize]
    }

    /// The word in text keys.
    pub const fn word(self) -> &'static str {
        self.tile().word()
    }
}

/// The colour of a sail. It names the last row that the ship threatens.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
#[repr(u8)]
pub enum Sail {
    /// Threatens down to the nobles.
    Red,
    /// Threatens down to the scouts.
    Green,
    /// Threatens down to the goldsmiths.
    Yellow,
    /// Threatens down to the fishermen.
    Blue,
}

impl Sail {
    /// All four, by reach.
    pub const ALL: [Sail; 4] = [Sail::Red, Sail::Green, Sail::Yellow, Sail::Blue];

    /// The word in text keys and editions.
    pub const fn word(self) -> &'static str {
        ["red", "green", "yellow", "blue"][self as usize]
    }

    /// The tile with this sail.
    pub const fn tile(self) -> Tile {
        [Tile::Red, Tile::Green, Tile::Yellow, Tile::Blue][self as usize]
    }

    /// The last row it threatens (rulebook p. 4, "Wikingerschiffe").
    pub const fn reach(self) -> Row {
        [Row::Nobles, Row::Scouts, Row::Goldsmiths, Row::Fishermen][self as usize]
    }
}

/// What a ship pays when it is repelled at a large scoring, and costs at the end when it is not.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Pay {
    /// How much.
    pub value: u8,
    /// Of what.
    pub of: Currency,
}

/// What can be gained.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Currency {
    /// Goldstücke.
    Gold,
    /// Siegpunkte.
    Points,
}
