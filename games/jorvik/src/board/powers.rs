//! The pictures of the cards that exist once, 96 by 64.

use super::pictures::Picture;
use crate::power::Power;

pub(super) fn picture(power: Power) -> Picture {
    match power {
        // A gabled store with barrels before it.
        Power::Warehouse => &[
            ("wood", "M16 26H80V60H16Z"),
            ("thatch", "M48 0 90 30H6Z"),
            ("dark", "M38 34H58V60H38Z"),
            ("line", "M44 2 38-4M52 2 58-4M26 26V60M70 26V60"),
            ("gold", "M2 42C8 38 18 38 24 42V60C18 64 8 64 2 60ZM70 46C75 43 83 43 88 46V61C83 64 75 64 70 61Z"),
            ("line", "M2 48H24M2 55H24M70 50H88M70 57H88"),
        ],
        // A chest full of coins.
        Power::Bank => &[
            ("gold", "M18 26C22 14 30 20 34 14 40 8 46 18 52 12 60 8 64 18 70 16 76 16 78 22 80 28Z"),
            ("dark", "M12 24C12 8 22 2 34 2H62C74 2 84 8 84 24L78 20C76 12 70 8 62 8H34C26 8 20 12 18 20Z"),
            ("wood", "M10 28H86V60H10Z"),
            ("iron", "M20 28H28V60H20ZM68 28H76V60H68ZM42 26H54V42H42Z"),
            ("line", "M48 31V37"),
        ],
        // Coins heaped up in a cave.
        Power::Hoard => &[
            ("stone", "M0 64C0 20 20 0 48 0S96 20 96 64Z"),
            ("dark", "M12 64C12 30 26 12 48 12S84 30 84 64Z"),
            ("gold", "M16 64C22 50 32 54 36 44 42 36 54 36 60 44 66 52 76 50 80 64Z"),
            (
                "line",
                "M34 54A5 3 0 1 0 44 54 5 3 0 1 0 34 54M52 50A5 3 0 1 0 62 50 5 3 0 1 0 52 50M44 61A5 3 0 1 0 54 61",
            ),
            ("red", "M46 30 52 26 58 30 52 38Z"),
        ],
        // A hand that gives a ring.
        Power::Pledge => &[
            ("gold", "M48 2A15 15 0 1 1 47.9 2ZM48 8A9 9 0 1 0 48.1 8Z"),
            ("red", "M2 38 20 32V62L2 64Z"),
            (
                "skin",
                "M20 36C30 28 38 34 46 38H60C66 38 66 45 60 45H48L64 46 84 36C90 34 94 40 88 44L64 58H34C28 58 24 60 20 60Z",
            ),
            ("line", "M46 45H58"),
        ],
        // A long low house with two beds.
        Power::Bunkhouse => &[
            ("wood", "M8 28H88V62H8Z"),
            ("thatch", "M2 30C20 6 76 6 94 30Z"),
            ("dark", "M16 36H44V62H16ZM52 36H80V62H52Z"),
            ("cream", "M18 50H42V56H18ZM54 50H78V56H54Z"),
            ("skin", "M18 46A4 4 0 0 1 26 46V50H18ZM54 46A4 4 0 0 1 62 46V50H54Z"),
        ],
        // A pair of scales.
        Power::TradingPost => &[
            ("wood", "M45 8H51V58H45ZM32 58H64V64H32Z"),
            ("gold", "M48 0A5 5 0 1 1 47.9 0Z"),
            ("line", "M12 16 48 10 84 16M12 16 2 42M12 16 22 42M84 16 74 36M84 16 94 36"),
            ("gold", "M0 42H24C22 52 2 52 0 42ZM72 36H96C94 46 74 46 72 36Z"),
            ("stone", "M6 42 8 34H16L18 42Z"),
            ("red", "M80 36V30H88V36Z"),
        ],
        // A shed with a saw and an axe.
        Power::Workyard => &[
            ("thatch", "M2 20 48 0 94 20V26H2Z"),
            ("wood", "M8 26H16V64H8ZM80 26H88V64H80Z"),
            ("iron", "M22 34H64L60 40 58 36 55 40 52 36 49 40 46 36 43 40 40 36 37 40 34 36 31 40 28 36Z"),
            ("dark", "M62 31H74V38H62Z"),
            ("wood", "M22 58 62 46 64 51 24 63Z"),
            ("iron", "M58 42 74 38 78 56C70 60 66 56 64 52Z"),
        ],
        // A hall with arches and a flag.
        Power::MarketHall => &[
            ("red", "M48 0 66 5 48 10Z"),
            ("dark", "M46 0H49V18H46Z"),
            ("thatch", "M6 28 22 14H74L90 28Z"),
            ("cream", "M10 28H86V64H10Z"),
            ("dark", "M16 64V44A8 8 0 0 1 32 44V64ZM40 64V44A8 8 0 0 1 56 44V64ZM64 64V44A8 8 0 0 1 80 44V64Z"),
            ("leaf", "M14 34H34L32 40H16ZM62 34H82L80 40H64Z"),
        ],
        // A fox that wears a mask.
        Power::Trickster => &[
            ("hair", "M18 2 36 16H60L78 2 76 34C72 52 58 58 48 64 38 58 24 52 20 34Z"),
            ("cream", "M20 36C30 40 36 46 48 64 60 46 66 40 76 36 72 52 58 58 48 64 38 58 24 52 20 36Z"),
            ("dark", "M26 26C32 22 42 24 44 32 38 36 30 34 26 26ZM70 26C64 22 54 24 52 32 58 36 66 34 70 26Z"),
            ("dark", "M43 54H53L48 61Z"),
        ],
        // A hand and a cut purse.
        Power::Thief => &[
            ("night", "M0 0H96V64H0Z"),
            ("dark", "M0 8 28 4V26L0 32Z"),
            (
                "skin",
                "M28 6C40 4 46 8 52 12L66 14C70 16 68 21 64 20L54 19 62 26C64 30 60 32 57 30L48 24C42 26 36 26 28 24Z",
            ),
            ("line", "M66 18C70 22 72 24 72 28"),
            ("hair", "M64 28H82L79 34C88 40 92 48 90 56 88 63 58 63 56 56 54 48 58 40 67 34Z"),
            ("gold", "M73 44A6 6 0 1 1 72.9 44Z"),
        ],
        // A boat at night with a covered lantern.
        Power::Smuggler => &[
            ("night", "M0 0H96V64H0Z"),
            ("cream", "M76 6A10 10 0 1 0 86 20 9 9 0 0 1 76 6Z"),
            ("sea", "M0 44C8 40 16 40 24 44S40 48 48 44 64 40 72 44 88 48 96 44V64H0Z"),
            ("dark", "M34 14C42 8 50 12 50 22V42H26C26 28 28 18 34 14Z"),
            ("wood", "M6 38H80C86 38 88 34 90 30 92 46 82 54 70 54H22C12 54 6 48 6 38Z"),
            ("gold", "M58 26H66V36H58Z"),
            ("line", "M58 26C60 20 64 20 66 26M2 60C10 56 16 56 24 60S40 62 48 60"),
        ],
        // A helmet with a crest over crossed spears.
        Power::Captain => &[
            ("wood", "M4 60 84 0 87 4 8 64ZM92 60 12 0 9 4 88 64Z"),
            ("red", "M28 18C34 0 62 0 68 18 62 10 34 10 28 18Z"),
            ("iron", "M26 36C26 20 34 12 48 10 62 12 70 20 70 36V44H54V58H42V44H26Z"),
            ("gold", "M26 32H70V38H26ZM45 12H51V32H45Z"),
        ],
        // A raised axe in a wreath.
        Power::Champion => &[
            (
                "leaf",
                "M30 62C8 54 2 34 10 12 14 18 14 22 13 26 18 22 20 20 22 22 22 28 18 32 15 34 20 34 24 34 26 38 22 42 20 42 17 43 22 46 28 50 30 62ZM66 62C88 54 94 34 86 12 82 18 82 22 83 26 78 22 76 20 74 22 74 28 78 32 81 34 76 34 72 34 70 38 74 42 76 42 79 43 74 46 68 50 66 62Z",
            ),
            ("wood", "M45 2H51V64H45Z"),
            ("iron", "M51 6C60 2 68 4 74 0 76 12 74 24 68 32 64 26 58 24 51 26ZM45 10H38V22H45Z"),
        ],
        // Coins on one side, an opened fetter on the other.
        Power::Ransom => &[
            ("iron", "M28 4A20 20 0 1 1 10 34L16 30A13 13 0 1 0 28 11Z"),
            ("iron", "M14 38 6 50M4 46A6 5 0 1 0 10 54 6 5 0 1 0 4 46ZM12 54A6 5 0 1 0 20 60 6 5 0 1 0 12 54Z"),
            (
                "gold",
                "M70 26A18 7 0 1 1 69.9 26ZM52 34C54 42 86 42 88 34V42C86 50 54 50 52 42ZM52 44C54 52 86 52 88 44V52C86 60 54 60 52 52Z",
            ),
        ],
        Power::LongestJourney => SAGA,
        _ => LYRE,
    }
}

/// A lyre, for the songs.
const LYRE: Picture = &[
    (
        "wood",
        "M26 4C34 0 40 6 38 14L34 34C34 48 62 48 62 34L58 14C56 6 62 0 70 4 78 8 76 18 74 26L70 42C66 66 30 66 26 42L22 26C20 18 18 8 26 4Z",
    ),
    ("gold", "M32 10H64V16H32Z"),
    ("line", "M41 16V46M46 16V48M51 16V48M56 16V46"),
];

/// A rune stone with a ship, for the longest journey.
const SAGA: Picture = &[
    ("leaf", "M0 56C24 48 72 48 96 56V64H0Z"),
    ("stone", "M24 60C20 30 22 2 48 0 74 2 76 30 72 60Z"),
    ("line", "M32 54C28 30 30 10 48 8 66 10 68 30 64 54"),
    ("red", "M36 22H58L56 34H38Z"),
    ("dark", "M32 36C34 38 36 38 38 38H58C60 38 62 38 64 36 64 44 60 48 54 48H42C36 48 32 44 32 36ZM46 18H50V38H46Z"),
];
