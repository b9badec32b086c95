//! The emblems of craftsmen, townsfolk, tools and buildings: silhouettes of 48 by 48, cut like wood.

use maud::{Markup, html};

use crate::kind::{Building, Craftsman, Kind, Tool, Townsperson};

/// A silhouette: what is filled with ink, what is drawn as a line of ink, and what is cut out of the ink as a light line.
struct Emblem {
    ink: &'static str,
    line: &'static str,
    cut: &'static str,
}

const fn emblem(ink: &'static str, line: &'static str, cut: &'static str) -> Emblem {
    Emblem { ink, line, cut }
}

/// The emblem of a kind as an inline picture; ships have hulls instead.
pub(super) fn picture(kind: Kind) -> Markup {
    html! { svg.sb-emblem viewBox="0 0 48 48" aria-hidden="true" { (shape(kind)) } }
}

/// The emblem of a kind, for use inside a picture.
pub(super) fn shape(kind: Kind) -> Markup {
    let emblem = match kind {
        Kind::Craftsman(craftsman) => craft(craftsman),
        Kind::Townsperson(townsperson) => folk(townsperson),
        Kind::Tool(tool) => gear(tool),
        Kind::Building(building) => house(building),
        Kind::Ship(_) => return super::hulls::shape(kind),
    };
    html! {
        path.sb-ink d=(emblem.ink) {}
        @if !emblem.line.is_empty() { path.sb-line d=(emblem.line) {} }
        @if !emblem.cut.is_empty() { path.sb-cut d=(emblem.cut) {} }
    }
}

/// What a craftsman works with.
const fn craft(craftsman: Craftsman) -> Emblem {
    match craftsman {
        // An adze.
        Craftsman::Carpenter => emblem(
            "M8 41 28 17 33 21 13 45Q9 46 8 41ZM19 13Q27 3 44 5L43 12 35 15 33 22 26 17Z",
            "",
            "M24 13Q32 8 40 9M13 40 17 35",
        ),
        // An anvil.
        Craftsman::Blacksmith => emblem(
            "M3 15H30V11H45V15C43 21 36 23 31 25V29L37 36V41H11V36L17 29V25C10 25 5 21 3 15Z",
            "M20 3 23 8M28 2V7M35 3 32 8",
            "M8 17H40M14 38H34",
        ),
        // A loom with its warp.
        Craftsman::Weaver => emblem(
            "M6 6H42V11H39V44H35V11H13V44H9V11H6ZM13 11H35V25H13Z",
            "M16 25V38M21 25V41M27 25V41M32 25V38",
            "M13 15H35M13 19H35M13 23H35",
        ),
        // A coil of rope.
        Craftsman::RopeMaker => emblem(
            "M24 6C35 6 42 13 42 22S35 38 24 38C21 38 19 37.5 17 37L12 45 6 41 11 34C8 31 6 27 6 22 6 13 13 6 24 6ZM24 16A7 6.500 0 1 0 24 29 7 6.500 0 1 0 24 16Z",
            "",
            "M12 17C16 10 32 10 36 17M10 24C12 34 36 35 38 24M17 13 21 17M27 17 31 13M36 21 31 23M12 28 17 26M29 33 27 29",
        ),
        // The head of a dragon.
        Craftsman::Carver => emblem(
            "M11 45C11 33 18 28 17 19 16 10 23 3 32 4 40 5 45 10 45 16L34 18C29 19 29 23 34 25L40 25C37 31 29 30 28 37 28 40 28 43 29 45Z",
            "",
            "M30 11A1.500 1.500 0 1 0 33 11 1.500 1.500 0 1 0 30 11M22 15C24 22 20 28 20 33M24 26C22 32 21 36 21 42",
        ),
        // A cauldron of tar.
        Craftsman::TarMaker => emblem(
            "M5 18H43V22H40C40 33 35 39 24 39S8 33 8 22H5ZM13 38 10 45H15L18 39ZM35 38 38 45H33L30 39Z",
            "M9 18C12 5 36 5 39 18",
            "M13 23C13 31 16 34 20 35M19 22C19 26 22 26 22 22M27 22C27 28 31 28 31 22",
        ),
        // A felling axe in a trunk.
        Craftsman::Woodcutter => emblem(
            "M4 32H37A6.500 6.500 0 0 1 37 45H4ZM23 5C30 3 37 6 41 13 35 14 31 16 28 22L21 18ZM23 17 27 20 16 34 11 32Z",
            "",
            "M37 35A3.500 3.500 0 0 0 37 42M8 36H26M8 41H30M27 8C31 8 34 10 36 12",
        ),
    }
}

/// What a townsperson is known by.
const fn folk(townsperson: Townsperson) -> Emblem {
    match townsperson {
        // A dagger.
        Townsperson::Assassin => {
            emblem("M24 2 30 10V29H18V10ZM12 29H36V34H12ZM21 34H27V42A3 3 0 0 1 21 42Z", "", "M24 8V27M21 38H27")
        }
        // A torch.
        Townsperson::Barbarian => emblem(
            "M20 24H28L26 46H22ZM24 1C26 7 36 9 34 18 33 22 29 24 24 24S14 21 14 16C14 12 18 12 18 7 21 8 22 10 22 12 25 9 25 5 24 1Z",
            "",
            "M24 12C27 15 28 18 26 22M20 16C19 19 20 21 22 22M21 30H27",
        ),
        // A hood.
        Townsperson::Conspirator => emblem(
            "M24 3C36 6 38 20 38 27 41 32 43 38 43 45H5C5 38 7 32 10 27 10 20 12 6 24 3ZM24 14C18 16 17 24 17 28 18 33 21 36 24 36S30 33 31 28C31 24 30 16 24 14Z",
            "M20 26H22M26 26H28",
            "M11 41C13 36 16 35 18 38M37 41C35 36 32 35 30 38",
        ),
        // A banner on a pole.
        Townsperson::Pioneer => emblem(
            "M11 2H15V46H11ZM15 5C24 1 30 9 43 5L38 14 43 23C30 27 24 19 15 23Z",
            "",
            "M19 9C25 8 29 12 36 10M19 17C25 16 29 20 36 18",
        ),
        // Crossed swords.
        Townsperson::Mercenary => emblem(
            "M5 4 12 6 31 29 35 26 38 29 35 32 42 40 39 43 31 36 28 39 25 36 28 33 6 13ZM43 4 42 13 35 21 30 16 36 6ZM20 27 24 32 20 35 23 39 20 40 16 37 9 43 6 40 13 33 10 29 13 26 17 29Z",
            "",
            "M9 8 28 30M39 8 33 15",
        ),
        // A sack.
        Townsperson::Plunderer => emblem(
            "M17 3 24 7 31 3 29 13C38 19 43 28 42 36 41 43 34 45 24 45S7 43 6 36C5 28 10 19 19 13Z",
            "",
            "M18 13H30M24 22A7 7 0 1 0 24 36 7 7 0 1 0 24 22M24 25V33",
        ),
        // An axe with two blades.
        Townsperson::Berserker => emblem(
            "M22 2H26V46H22ZM22 8C16 10 12 7 8 4 3 13 3 21 8 30 12 26 16 24 22 26ZM26 8C32 10 36 7 40 4 45 13 45 21 40 30 36 26 32 24 26 26Z",
            "",
            "M10 9C7 15 7 20 10 25M38 9C41 15 41 20 38 25M22 32H26M22 37H26",
        ),
        // A lock that stands open.
        Townsperson::Thief => emblem(
            "M8 22H40V44H8ZM12 22V14A12 12 0 0 1 35 10L30 12A7 7 0 0 0 17 14V22Z",
            "",
            "M24 28A3 3 0 1 0 24 33.500 3 3 0 1 0 24 28M24 34V39",
        ),
        // A round shield before a spear.
        Townsperson::Watchman => emblem(
            "M24 10A17 17 0 1 0 24 44 17 17 0 1 0 24 10ZM37 1 42 9 39 13V18L35 15V13L32 9Z",
            "",
            "M24 22A5 5 0 1 0 24 32 5 5 0 1 0 24 22M24 13V22M24 32V41M10 27H19M29 27H38",
        ),
        // A helmet.
        Townsperson::Chieftain => emblem(
            "M24 3C35 5 41 14 41 27V33H28L26 44H22L20 33H7V27C7 14 13 5 24 3ZM11 33H18L20 43C15 42 11 38 11 33ZM37 33C37 38 33 42 28 43L30 33Z",
            "",
            "M24 7V25M10 25H38M14 30H14.500M20 30H20.500M28 30H28.500M34 30H34.500",
        ),
        // A scroll with runes.
        Townsperson::Sage => emblem(
            "M8 7C8 3 12 3 14 3H40C44 3 44 11 40 11H36V37H42C46 37 46 45 42 45H14C9 45 9 41 12 37V11C10 11 8 10 8 7Z",
            "",
            "M18 15V32M18 18 22 21M24 15V32M24 15 29 20 24 24M32 15V32M32 22 29 27M16 41H38",
        ),
        // A bowl.
        Townsperson::Beggar => emblem(
            "M3 24H45C44 35 38 41 31 42V45H17V42C10 41 4 35 3 24Z",
            "M15 18C12 14 17 12 14 7M24 18C21 14 26 12 23 7M33 18C30 14 35 12 32 7",
            "M9 28H39M13 34C16 38 19 39 22 39",
        ),
        // A yoke with two buckets.
        Townsperson::Servant => emblem(
            "M4 9C12 9 16 5 24 5S36 9 44 9V13C36 13 31 10 24 10S12 13 4 13ZM3 27H17L15 44H5ZM31 27H45L43 44H33Z",
            "M7 12 4 27M7 12 16 27M41 12 32 27M41 12 44 27",
            "M5 32H15M33 32H43",
        ),
        // A pair of scales.
        Townsperson::Merchant => emblem(
            "M22 4H26V38H34V43H14V38H22ZM2 26H18C18 32 14 34 10 34S2 32 2 26ZM30 26H46C46 32 42 34 38 34S30 32 30 26Z",
            "M8 9H40M10 9 3 26M10 9 17 26M38 9 31 26M38 9 45 26",
            "M5 29H15M33 29H43",
        ),
        // A chest of wares.
        Townsperson::Trader => emblem(
            "M4 20C4 10 12 6 24 6S44 10 44 20ZM4 23H19V29H29V23H44V43H4ZM22 21H26V27H22Z",
            "",
            "M14 9V20M34 9V20M14 27V43M34 27V43",
        ),
        // A crown.
        Townsperson::King => emblem(
            "M5 37 3 12 14 23 24 6 34 23 45 12 43 37ZM5 39H43V45H5Z",
            "",
            "M24 27A3 3 0 1 0 24 33 3 3 0 1 0 24 27M12 30H13M35 30H36",
        ),
        // A circlet with a veil.
        Townsperson::Queen => emblem(
            "M8 26C8 12 14 5 24 5S40 12 40 26C40 34 42 40 44 45H32C34 39 34 30 33 25H15C14 30 14 39 16 45H4C6 40 8 34 8 26Z",
            "",
            "M11 19C18 15 30 15 37 19M24 10A2.500 2.500 0 1 0 24 15 2.500 2.500 0 1 0 24 10M10 40C11 36 12 32 12 28M38 40C37 36 36 32 36 28",
        ),
        // A rose of the winds.
        Townsperson::Navigator => emblem(
            "M24 1 29 19 47 24 29 29 24 47 19 29 1 24 19 19ZM10 10 20 16 16 20ZM38 10 32 20 28 16ZM38 38 28 32 32 28ZM10 38 16 28 20 32Z",
            "",
            "M24 8V24H40M24 40V24H8",
        ),
    }
}

const fn gear(tool: Tool) -> Emblem {
    match tool {
        Tool::BowSaw => emblem(
            "M4 40C2 18 20 4 42 6L41 11C24 10 10 20 9 38L37 18 40 22 8 44C6 45 4 43 4 40Z",
            "",
            "M13 37 15 33M18 34 20 30M23 30 25 26M28 27 30 23M33 23 35 19",
        ),
        Tool::Spindle => emblem(
            "M22 1H26V47H22ZM8 32H40V38H8ZM15 10C20 8 28 8 33 10L31 27C27 29 21 29 17 27Z",
            "M31 14C38 14 40 20 44 18",
            "M16 14 32 17M16 19 32 22M17 24 31 26",
        ),
        Tool::Bloomery => emblem(
            "M15 11H33C34 22 39 32 41 45H7C9 32 14 22 15 11ZM17 45C17 35 20 31 24 31S31 35 31 45Z",
            "M20 8C17 5 21 4 19 1M28 8C25 5 29 4 27 1",
            "M15 17H33M13 24H20M28 24H35",
        ),
        Tool::Cart => emblem(
            "M2 14H8L11 19H45L41 33H13L6 18H2ZM18 33A6 6 0 1 0 18 45 6 6 0 1 0 18 33ZM36 33A6 6 0 1 0 36 45 6 6 0 1 0 36 33ZM18 8H27V17H18ZM29 11H38V17H29Z",
            "",
            "M18 37A2 2 0 1 0 18 41 2 2 0 1 0 18 37M36 37A2 2 0 1 0 36 41 2 2 0 1 0 36 37M15 25H41",
        ),
    }
}

const fn house(building: Building) -> Emblem {
    match building {
        Building::Longhouse => emblem(
            "M2 27C8 13 14 9 24 9S40 13 46 27H42V43H28V31H20V43H6V27Z",
            "M14 10 8 4M34 10 40 4",
            "M9 23C14 15 18 14 24 14S34 15 39 23M11 30V39M37 30V39",
        ),
        Building::Mine => emblem(
            "M1 45 13 17 19 21 28 6 38 20 47 45H34V33C34 27 30 24 24 24S14 27 14 33V45Z",
            "M18 45V34C18 30 20 28 24 28S30 30 30 34V45M24 45V36M20 39 24 36 28 39",
            "M27 13 31 19M11 28 14 22",
        ),
        Building::Church => emblem(
            "M22 1H26V5H30V8H26V12L33 20H29V24L38 31H34V45H27V37H21V45H14V31H10L19 24V20H15L22 12V8H18V5H22Z",
            "",
            "M20 20H28M17 31H31M24 25V28",
        ),
        Building::Fortress => emblem(
            "M3 45V22L7 16 11 22V24H13V8H17V12H21V8H27V12H31V8H35V24H37V22L41 16 45 22V45H29V38C29 35 27 33 24 33S19 35 19 38V45Z",
            "",
            "M16 17H32M8 27V41M40 27V41M21 24H27",
        ),
        Building::Treasury => emblem(
            "M24 2 45 15V20H3V15ZM7 23H13V39H7ZM35 23H41V39H35ZM4 41H44V46H4ZM24 22A9 9 0 1 0 24 40 9 9 0 1 0 24 22Z",
            "",
            "M12 15H36M24 26V36M21 28.500H27M21 33.500H27",
        ),
        Building::Boathouse => emblem(
            "M24 2 46 18 43 22 40 20V45H36V19L24 10 12 19V45H8V20L5 22 2 18ZM13 31H35C34 38 30 41 24 41S14 38 13 31ZM23 17H25V30H23ZM26 18C30 20 31 25 31 29H26Z",
            "",
            "M17 35H31",
        ),
        Building::MarketHall => emblem(
            "M7 5H41L46 19C46 24 38 24 38 19 38 24 30 24 29 19 29 24 20 24 19 19 18 24 10 24 10 19 10 24 2 24 2 19ZM6 26H10V45H6ZM38 26H42V45H38ZM10 33H38V38H10ZM14 27H21V33H14ZM25 29A4 4 0 0 1 33 29V33H25Z",
            "",
            "M15 6 11 18M22 6 20 18M27 6 29 18M33 6 37 18",
        ),
    }
}
