//! The ten ships: one way to draw a hull, told apart by length, sail, oars, shields, cargo and head.

use maud::{Markup, html};

use crate::kind::{Kind, Ship};

/// How a ship looks in a picture of 120 by 64.
struct Hull {
    /// Half its length.
    reach: u8,
    /// How high stem and stern rise above the waterline.
    rise: u8,
    /// Pairs of oars.
    oars: u8,
    /// Shields along the side.
    shields: u8,
    sail: Sail,
    head: Head,
    /// Barrels and bales amidships.
    cargo: u8,
}

#[derive(Clone, Copy, PartialEq)]
enum Sail {
    None,
    Plain,
    Stripes,
    Checks,
    Sun,
}

#[derive(Clone, Copy, PartialEq)]
enum Head {
    Plain,
    Curl,
    Dragon,
}

const fn hull(ship: Ship) -> Hull {
    use Head::{Curl, Dragon};
    use Sail::{Checks, Plain, Stripes, Sun};
    let (reach, rise, oars, shields, sail, head, cargo) = match ship {
        Ship::Ferje => (34, 12, 4, 0, Sail::None, Head::Plain, 2),
        Ship::Byrding => (36, 16, 0, 0, Plain, Head::Plain, 3),
        Ship::Knarr => (44, 20, 0, 0, Plain, Curl, 5),
        Ship::Skute => (34, 16, 4, 0, Stripes, Head::Plain, 0),
        Ship::Karve => (40, 20, 5, 0, Plain, Curl, 0),
        Ship::Snekke => (44, 20, 6, 5, Stripes, Curl, 0),
        Ship::Busse => (48, 22, 5, 6, Sun, Head::Plain, 3),
        Ship::Langskip => (52, 22, 8, 8, Checks, Curl, 0),
        Ship::Skeid => (54, 24, 9, 9, Stripes, Dragon, 0),
        Ship::Drakkar => (56, 28, 8, 9, Sun, Dragon, 0),
    };
    Hull { reach, rise, oars, shields, sail, head, cargo }
}

/// A ship as an inline picture.
pub(super) fn picture(ship: Ship) -> Markup {
    html! { svg.sb-hull viewBox="0 0 120 64" aria-hidden="true" { (shape(ship.into())) } }
}

/// A ship that is being built: the hull alone, in its scaffold on the slip.
pub(super) fn on_slip(ship: Ship) -> Markup {
    let hull = hull(ship);
    html! {
        svg.sb-hull.sb-on-slip viewBox="0 8 120 56" aria-hidden="true" {
            path.sb-scaffold d="M14 64V14M40 64V14M80 64V14M106 64V14M8 26H112M8 41H112M14 41 40 26M80 41 106 26" {}
            (body(&hull))
            path.sb-props d="M34 64 26 54M52 64 48 57M68 64 72 57M86 64 94 54M6 63H114" {}
        }
    }
}

/// An empty slip: the timbers on which a keel is laid.
pub(super) fn empty_slip() -> Markup {
    html! {
        svg.sb-hull.sb-on-slip viewBox="0 8 120 56" aria-hidden="true" {
            path.sb-scaffold d="M14 64V14M40 64V14M80 64V14M106 64V14M8 26H112M8 41H112M14 41 40 26M80 41 106 26" {}
            path.sb-props d="M30 64 26 52M52 64 50 55M68 64 70 55M90 64 94 52M6 63H114" {}
        }
    }
}

/// A ship, for use inside a picture of 120 by 64.
pub(super) fn shape(kind: Kind) -> Markup {
    let Kind::Ship(ship) = kind else { return html! {} };
    let hull = hull(ship);
    html! {
        @if hull.sail != Sail::None { (sail(&hull)) }
        (body(&hull))
        path.sb-wave d="M2 60Q9 56 16 60T30 60 44 60 58 60 72 60 86 60 100 60 118 60" {}
    }
}

/// The hull with all that is fixed to it.
fn body(hull: &Hull) -> Markup {
    let (left, right) = (60 - i32::from(hull.reach), 60 + i32::from(hull.reach));
    let top = 50 - i32::from(hull.rise);
    html! {
        @for bale in 0..hull.cargo {
            @let x = 60 - 5 * i32::from(hull.cargo) + 10 * i32::from(bale);
            rect.sb-bale x=(x) y=(39 + i32::from(bale % 2) * 2) width="8" height="8" rx="1.5" {}
        }
        path.sb-ink d={
            "M" (left) " " (top) "C" (left + 2) " " (top + 14) " " (left + 12) " 46 " (left + 20) " 46H" (right - 20)
            "C" (right - 12) " 46 " (right - 2) " " (top + 14) " " (right) " " (top)
            "C" (right + 3) " " (top + 16) " " (right - 6) " 58 " (right - 20) " 58H" (left + 20)
            "C" (left + 6) " 58 " (left - 3) " " (top + 16) " " (left) " " (top) "Z"
        } {}
        path.sb-seam d={ "M" (left + 10) " 50Q60 54 " (right - 10) " 50M" (left + 17) " 54.500Q60 58 " (right - 17) " 54.500" } {}
        (head(hull, left, right, top))
        @for oar in 0..hull.oars {
            @let x = left + 20 + (2 * i32::from(hull.reach) - 40) * (2 * i32::from(oar) + 1) / (2 * i32::from(hull.oars));
            path.sb-oar d={ "M" (x) " 51 " (x - 5) " 62" } {}
        }
        @for shield in 0..hull.shields {
            @let x = left + 16 + (2 * i32::from(hull.reach) - 32) * (2 * i32::from(shield) + 1) / (2 * i32::from(hull.shields));
            circle.sb-shield.sb-odd[shield % 2 == 1] cx=(x) cy="46" r="3.2" {}
        }
    }
}

fn sail(hull: &Hull) -> Markup {
    let half = i32::from(hull.reach) / 2 + 2;
    let (left, right) = (60 - half, 60 + half);
    html! {
        path.sb-line d="M60 3V46" {}
        path.sb-sail d={ "M" (left) " 7H" (right) "Q" (right + 4) " 22 " (right - 1) " 35Q60 40 " (left + 1) " 35Q" (left + 3) " 22 " (left) " 7Z" } {}
        @match hull.sail {
            Sail::Stripes => {
                @for n in [-2, 0, 2] {
                    @let x = 60 + n * half / 3;
                    path.sb-band d={ "M" (x) " 8Q" (x + 2) " 22 " (x) " 36" } {}
                }
            }
            Sail::Checks => {
                path.sb-band.sb-thin d={ "M" (left) " 17H" (right) "M" (left + 1) " 27H" (right) "M" (60 - half / 3) " 8V36M" (60 + half / 3) " 8V36" } {}
            }
            Sail::Sun => {
                circle.sb-sun cx="60" cy="21" r="7" {}
                path.sb-band.sb-thin d="M60 9V13M60 29V33M48 21H52M68 21H72M51.500 12.500 54 15M66 27 68.500 29.500M51.500 29.500 54 27M66 15 68.500 12.500" {}
            }
            _ => { path.sb-cut d={ "M" (left + 4) " 14H" (right - 2) "M" (left + 5) " 28H" (right - 3) } {} }
        }
    }
}

fn head(hull: &Hull, left: i32, right: i32, top: i32) -> Markup {
    html! {
        @match hull.head {
            Head::Plain => {}
            Head::Curl => {
                path.sb-line d={ "M" (right) " " (top + 1) "C" (right + 1) " " (top - 6) " " (right - 7) " " (top - 6) " " (right - 6) " " (top - 1) } {}
                path.sb-line d={ "M" (left) " " (top + 1) "C" (left - 1) " " (top - 6) " " (left + 7) " " (top - 6) " " (left + 6) " " (top - 1) } {}
            }
            Head::Dragon => {
                path.sb-ink d={
                    "M" (right - 1) " " (top + 4) "C" (right - 5) " " (top - 4) " " (right - 4) " " (top - 10) " " (right - 1) " " (top - 11)
                    "C" (right + 2) " " (top - 12) " " (right + 5) " " (top - 9) " " (right + 7) " " (top - 6)
                    "L" (right + 2) " " (top - 5) "L" (right + 5) " " (top - 2) "C" (right + 1) " " (top - 2) " " (right + 1) " " (top + 1) " " (right + 1) " " (top + 4) "Z"
                } {}
                path.sb-line d={ "M" (left) " " (top + 1) "C" (left - 1) " " (top - 8) " " (left + 8) " " (top - 8) " " (left + 7) " " (top - 1) } {}
            }
        }
    }
}
