//! The pictures on the cards: flat shapes with a dark outline, like woodcuts. Each fills 96 by 64; a picture is a list of
//! paths with the class of their colour, the hindmost first.

use maud::{Markup, html};

use super::powers;
use crate::card::Kind;

/// Paths with the class of their colour; `line` is only an outline.
pub(super) type Picture = &'static [(&'static str, &'static str)];

/// The picture of a card, 96 by 64.
pub(super) fn of(kind: Kind) -> Markup {
    let picture = match kind {
        Kind::Artisan(_) => ANVIL,
        Kind::Trader { .. } => STALL,
        Kind::Warrior { .. } => WARRIOR,
        Kind::Ship { .. } => SHIP,
        Kind::Feast => FEAST,
        Kind::Journey { .. } => RAID,
        Kind::Oracle { .. } => STONES,
        Kind::Special(power) => powers::picture(power),
        Kind::Picts { .. } => PICTS,
    };
    draw(picture)
}

/// What lies behind the goods of an artisan.
pub(super) fn anvil() -> Markup {
    draw(ANVIL)
}

fn draw(picture: Picture) -> Markup {
    html! { g.art { @for (class, path) in picture { path.(class) d=(path) {} } } }
}

/// An anvil with a hammer on it.
const ANVIL: Picture = &[
    ("wood", "M34 44H62V64H34Z"),
    ("line", "M34 51H62M40 44V51M54 51V64"),
    ("stone", "M14 18H66V26C78 26 86 24 92 18V30C84 38 66 36 62 44H36C36 36 24 32 14 30Z"),
    ("wood", "M22 2H27L46 12 43 17Z"),
    ("iron", "M40 4 56 10 50 20 34 14Z"),
];

/// A market stall: the striped awning and the board for the goods.
const STALL: Picture = &[
    ("wood", "M6 16H11V64H6ZM85 16H90V64H85Z"),
    (
        "cream",
        "M2 2H94V16C94 22 82 22 80 16 78 22 66 22 64 16 62 22 50 22 48 16 46 22 34 22 32 16 30 22 18 22 16 16 14 22 2 22 2 16Z",
    ),
    ("leaf", "M2 2H16V16C14 22 2 22 2 16ZM32 2H48V16C46 22 34 22 32 16ZM64 2H80V16C78 22 66 22 64 16Z"),
    ("wood", "M0 56H96V64H0Z"),
];

/// A warrior behind a shield: the shield is left free for the number.
const WARRIOR: Picture = &[
    ("wood", "M82 6H86V64H82Z"),
    ("iron", "M84 0 90 12 84 18 78 12Z"),
    ("red", "M12 64C12 44 26 34 48 34S84 44 84 64Z"),
    ("skin", "M36 18H60V28A12 12 0 0 1 36 28Z"),
    ("hair", "M35 20C34 34 38 42 48 46 58 42 62 34 61 20 57 27 53 28 48 26 43 28 39 27 35 20Z"),
    ("iron", "M33 20C32 8 38 2 48 0 58 2 64 8 63 20H51V27H45V20Z"),
    ("line", "M33 15H63M48 0V15"),
];

/// A longship without its sail.
const SHIP: Picture = &[
    ("sea", "M0 46C8 42 16 42 24 46S40 50 48 46 64 42 72 46 88 50 96 46V64H0Z"),
    (
        "wood",
        "M2 18C8 14 12 20 9 24 11 34 18 38 26 38H70C78 38 85 34 87 24 84 20 88 14 94 18 96 42 84 54 68 54H28C12 54 0 42 2 18Z",
    ),
    ("line", "M10 34C16 44 24 46 32 46H64C72 46 80 44 86 34"),
    ("foam", "M0 58C8 53 16 53 24 58S40 63 48 58 64 53 72 58 88 63 96 58V64H0Z"),
];

/// A long table with a horn, a roast and a cup.
const FEAST: Picture = &[
    ("gold", "M8 6C10 28 22 44 44 44 56 44 62 38 64 28 57 34 48 34 42 30 34 25 31 16 30 6Z"),
    ("line", "M10 15C17 19 24 19 31 14M17 31C24 29 31 26 36 22M32 42C34 37 38 33 42 30"),
    ("cream", "M7 6C9 2 29 2 31 6 29 10 9 10 7 6Z"),
    ("red", "M58 30C58 18 68 12 78 14 88 16 92 24 90 32 88 40 76 42 68 40 62 39 58 36 58 30Z"),
    ("cream", "M86 18 92 10C91 6 96 5 96 9 98 12 94 15 94 13L90 22Z"),
    ("wood", "M0 44H96V52H0Z"),
    ("dark", "M10 52H18V64H10ZM78 52H86V64H78Z"),
];

/// A striped sail before a foreign coast.
const RAID: Picture = &[
    ("stone", "M0 40 14 26 22 32 34 18 46 40Z"),
    ("leaf", "M58 42C66 32 80 36 96 28V46H58Z"),
    ("cream", "M72 20H80V34H72Z"),
    ("red", "M70 20 76 10 82 20Z"),
    ("sea", "M0 40H96V64H0Z"),
    ("dark", "M46 0H50V48H46Z"),
    ("cream", "M22 5C38 9 58 9 74 5 78 15 78 26 74 36 58 31 38 31 22 36 18 26 18 15 22 5Z"),
    (
        "red",
        "M30 7C35 8 37 8 41 8 39 16 39 24 41 32 37 32 34 33 30 34 27 26 27 16 30 7ZM55 8C59 8 62 8 66 7 69 16 69 26 66 34 62 33 59 32 55 32 57 24 57 16 55 8Z",
    ),
    (
        "wood",
        "M10 38C15 36 17 41 15 43 20 47 26 48 32 48H64C70 48 76 47 81 43 79 41 81 36 86 38 87 52 76 58 64 58H32C20 58 9 52 10 38Z",
    ),
    ("foam", "M0 60C8 55 16 55 24 60S40 65 48 60 64 55 72 60 88 65 96 60V64H0Z"),
];

/// Standing stones around an offering table.
const STONES: Picture = &[
    ("leaf", "M0 52C20 44 76 44 96 52V64H0Z"),
    ("stone", "M2 56 5 12C9 4 17 5 19 13L22 56Z"),
    ("stone", "M74 56 77 16C80 7 89 7 91 14L94 56Z"),
    ("line", "M10 20V40M10 24 15 29M10 30 15 35M82 22V42M82 26 87 22M82 34 87 30"),
    ("stone", "M26 50H70V56H66V64H30V56H26Z"),
];

/// A painted face between two spears.
const PICTS: Picture = &[
    ("wood", "M6 64 20 8 24 9 11 64ZM85 64 72 9 76 8 90 64Z"),
    ("iron", "M22 0 28 10 20 14 17 7ZM74 0 79 7 76 14 68 10Z"),
    ("hair", "M26 40C20 10 36 0 48 0S76 10 70 40L66 58H30Z"),
    ("skin", "M32 22H64V40A16 18 0 0 1 32 40Z"),
    ("woad", "M32 22H48V58A16 18 0 0 1 32 40Z"),
    ("line", "M38 30H44M52 30H58M48 34V42M42 49C46 46 50 46 54 49"),
    ("gold", "M30 20C42 16 54 16 66 20V25C54 21 42 21 30 25Z"),
];
