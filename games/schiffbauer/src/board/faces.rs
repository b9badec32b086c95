//! The people on the cards: a bust for each, put together from cloth, hair, beard and headgear, and what they carry.

use maud::{Markup, html};

use super::emblems;
use crate::kind::{Craftsman, Kind, Townsperson};

const INK: &str = "#2a2118";
const SKIN: &str = "#e5b78c";
const PALE: &str = "#f0cba4";
const TAN: &str = "#c98f63";
const IRON: &str = "#9aa5ad";
const GOLD: &str = "#e0ad45";
const FLAX: &str = "#d9a441";
const RUST: &str = "#a8552a";
const BROWN: &str = "#5f3d22";
const GREY: &str = "#b9b2a4";
const RED: &str = "#a33a2e";
const PINE: &str = "#2c6638";
const SEA: &str = "#2d6385";
const EARTH: &str = "#8a6a45";
const NIGHT: &str = "#3f454d";
const CREAM: &str = "#efe3c6";

/// How somebody looks.
struct Face {
    skin: &'static str,
    cloth: &'static str,
    hair: (Hair, &'static str),
    beard: Beard,
    hat: (Hat, &'static str),
}

#[derive(Clone, Copy, PartialEq)]
enum Hair {
    Bald,
    Short,
    Long,
    Braids,
}

#[derive(Clone, Copy, PartialEq)]
enum Beard {
    None,
    Moustache,
    Short,
    Full,
    Forked,
}

#[derive(Clone, Copy, PartialEq)]
enum Hat {
    None,
    Cap,
    Hood,
    Helmet,
    Crown,
    Circlet,
    Kerchief,
    Band,
    Fur,
}

const fn face(
    skin: &'static str,
    cloth: &'static str,
    hair: (Hair, &'static str),
    beard: Beard,
    hat: (Hat, &'static str),
) -> Face {
    Face { skin, cloth, hair, beard, hat }
}

const fn craftsman(who: Craftsman) -> Face {
    use Hair::{Bald, Braids, Long, Short};
    match who {
        Craftsman::Carpenter => face(SKIN, PINE, (Short, RUST), Beard::Full, (Hat::Cap, EARTH)),
        Craftsman::Blacksmith => face(TAN, NIGHT, (Bald, BROWN), Beard::Forked, (Hat::Band, RED)),
        Craftsman::Weaver => face(PALE, SEA, (Braids, FLAX), Beard::None, (Hat::Band, CREAM)),
        Craftsman::RopeMaker => face(SKIN, EARTH, (Short, FLAX), Beard::Short, (Hat::None, INK)),
        Craftsman::Carver => face(PALE, RED, (Long, GREY), Beard::Full, (Hat::Band, EARTH)),
        Craftsman::TarMaker => face(TAN, BROWN, (Short, INK), Beard::Moustache, (Hat::Kerchief, RED)),
        Craftsman::Woodcutter => face(SKIN, RUST, (Short, BROWN), Beard::Full, (Hat::Fur, EARTH)),
    }
}

const fn townsperson(who: Townsperson) -> Face {
    use Hair::{Bald, Braids, Long, Short};
    match who {
        Townsperson::Assassin => face(PALE, NIGHT, (Long, INK), Beard::None, (Hat::Hood, NIGHT)),
        Townsperson::Barbarian => face(TAN, EARTH, (Long, RUST), Beard::Forked, (Hat::Fur, BROWN)),
        Townsperson::Conspirator => face(SKIN, BROWN, (Bald, INK), Beard::Short, (Hat::Hood, BROWN)),
        Townsperson::Pioneer => face(SKIN, PINE, (Short, FLAX), Beard::Short, (Hat::Cap, PINE)),
        Townsperson::Mercenary => face(TAN, RED, (Short, INK), Beard::Moustache, (Hat::Helmet, IRON)),
        Townsperson::Plunderer => face(SKIN, NIGHT, (Short, RUST), Beard::Full, (Hat::Helmet, IRON)),
        Townsperson::Berserker => face(TAN, EARTH, (Long, FLAX), Beard::Full, (Hat::Band, INK)),
        Townsperson::Thief => face(SKIN, PINE, (Short, BROWN), Beard::Moustache, (Hat::Hood, PINE)),
        Townsperson::Watchman => face(SKIN, SEA, (Short, BROWN), Beard::Short, (Hat::Helmet, IRON)),
        Townsperson::Chieftain => face(TAN, RED, (Long, GREY), Beard::Forked, (Hat::Helmet, GOLD)),
        Townsperson::Sage => face(PALE, SEA, (Long, CREAM), Beard::Full, (Hat::Hood, SEA)),
        Townsperson::Beggar => face(TAN, EARTH, (Bald, GREY), Beard::Full, (Hat::None, INK)),
        Townsperson::Servant => face(SKIN, EARTH, (Short, BROWN), Beard::None, (Hat::Cap, GREY)),
        Townsperson::Merchant => face(SKIN, RED, (Short, INK), Beard::Short, (Hat::Fur, BROWN)),
        Townsperson::Trader => face(PALE, PINE, (Braids, RUST), Beard::None, (Hat::Kerchief, CREAM)),
        Townsperson::King => face(SKIN, RED, (Long, BROWN), Beard::Full, (Hat::Crown, GOLD)),
        Townsperson::Queen => face(PALE, SEA, (Braids, FLAX), Beard::None, (Hat::Circlet, GOLD)),
        Townsperson::Navigator => face(TAN, SEA, (Short, GREY), Beard::Full, (Hat::Kerchief, SEA)),
    }
}

/// Somebody as an inline picture of 112 by 64, with the emblem of what they are known by.
pub(super) fn picture(kind: Kind) -> Markup {
    let face = match kind {
        Kind::Craftsman(who) => craftsman(who),
        Kind::Townsperson(who) => townsperson(who),
        _ => return html! {},
    };
    html! {
        svg.sb-bust viewBox="0 0 112 64" aria-hidden="true" {
            g transform="translate(6)" { (bust(&face)) }
            g.sb-carries transform="translate(63 12)" { (emblems::shape(kind)) }
        }
    }
}

/// Head and shoulders, 64 by 64.
fn bust(face: &Face) -> Markup {
    let (hair, colour) = face.hair;
    html! {
        g.sb-figure-of stroke=(INK) stroke-width="1.6" stroke-linejoin="round" stroke-linecap="round" {
            @match hair {
                Hair::Long => { path fill=(colour) d="M18 24C14 4 50 4 46 24L51 50H13Z" {} }
                Hair::Braids => { path fill=(colour) d="M18 24C14 4 50 4 46 24V38H18Z" {} }
                _ => {}
            }
            path fill=(face.cloth) d="M3 66C3 51 13 46 25 43L32 49 39 43C51 46 61 51 61 66Z" {}
            path fill="none" d="M25 43 32 51 39 43M32 51V64" {}
            path fill=(face.skin) d="M20 21C20 11 26 8 32 8S44 11 44 21C44 34 38 42 32 42S20 34 20 21Z" {}
            @if hair == Hair::Braids {
                path fill=(colour) d="M18 30C13 36 19 42 15 50 17 55 22 55 23 50 21 44 25 38 21 31ZM46 30C51 36 45 42 49 50 47 55 42 55 41 50 43 44 39 38 43 31Z" {}
            }
            (beard(face))
            @if matches!(hair, Hair::Short | Hair::Long | Hair::Braids) {
                path fill=(colour) d="M19 25C15 9 24 4 32 4S49 9 45 25L42 16C37 13 27 13 22 16Z" {}
            }
            path fill="none" stroke-width="1.4" d="M25 20H29M35 20H39M32 23 30.500 29.500H33.500" {}
            circle fill=(INK) stroke="none" cx="27.5" cy="23.5" r="1.5" {}
            circle fill=(INK) stroke="none" cx="36.5" cy="23.5" r="1.5" {}
            @if matches!(face.beard, Beard::None) { path fill="none" stroke=(RED) d="M28.500 35Q32 37 35.500 35" {} }
            (hat(face))
        }
    }
}

fn beard(face: &Face) -> Markup {
    let colour = face.hair.1;
    let shape = match face.beard {
        Beard::None => return html! {},
        Beard::Moustache => "M23 34C25 29 30 29 32 31 34 29 39 29 41 34 37 35 35 34 32 33 29 34 27 35 23 34Z",
        Beard::Short => "M20 24C22 31 25 31 28 31Q32 29 36 31C39 31 42 31 44 24 46 38 40 45 32 45S18 38 20 24Z",
        Beard::Full => "M20 24C22 31 25 31 28 31Q32 29 36 31C39 31 42 31 44 24 47 42 41 54 32 57 23 54 17 42 20 24Z",
        Beard::Forked => {
            "M20 24C22 31 25 31 28 31Q32 29 36 31C39 31 42 31 44 24 47 42 42 50 39 58L32 49 25 58C22 50 17 42 20 24Z"
        }
    };
    html! {
        path fill=(colour) d=(shape) {}
        @if face.beard != Beard::Moustache { path fill="none" stroke=(CREAM) stroke-width="1.3" d="M29 35Q32 36.500 35 35" {} }
    }
}

fn hat(face: &Face) -> Markup {
    let (hat, colour) = face.hat;
    let (shape, lines) = match hat {
        Hat::None => return html! {},
        Hat::Cap => ("M18 19C17 7 25 3 32 3S47 7 46 19C41 14 23 14 18 19Z", "M32 3V14"),
        Hat::Hood => (
            "M12 50C8 22 14 2 33 2S56 22 52 50L43 46C49 32 46 14 32 14S15 32 21 46Z",
            "M16 40C13 26 18 12 26 8M48 40C51 26 46 12 38 8",
        ),
        Hat::Helmet => ("M17 21C17 8 24 3 32 0 40 3 47 8 47 21H35V31H29V21Z", "M32 3V20M19 16H45"),
        Hat::Crown => ("M18 17 15 2 24 9 32 -1 40 9 49 2 46 17Z", "M19 13H45"),
        Hat::Circlet => ("M19 17Q32 12 45 17V20Q32 15 19 20Z", "M32 13V18"),
        Hat::Kerchief => {
            ("M18 22C14 6 24 2 32 2S50 6 46 22C42 13 22 13 18 22ZM45 15 55 20 48 26Z", "M22 11C28 7 36 7 42 11")
        }
        Hat::Band => ("M19 15Q32 10 45 15V19Q32 14 19 19Z", ""),
        Hat::Fur => (
            "M17 14C17 4 25 1 32 1S47 4 47 14L50 21Q32 13 14 21Z",
            "M16 17 19 14M23 14 25 11M31 13V10M39 14 38 11M46 16 44 13",
        ),
    };
    html! {
        path fill=(colour) d=(shape) {}
        @if !lines.is_empty() { path fill="none" stroke-width="1.2" stroke-opacity=".7" d=(lines) {} }
    }
}
