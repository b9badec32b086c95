//! The drawings of the rulebook, made of the pieces of the table. Runa is red, Knut black and Ylva yellow, as
//! in the worked examples.

use langhus_board::Pen;
use langhus_rules::{Seat, Speaker};
use maud::{Markup, html};

use super::boat::Lying;
use super::coast::{Coast, Part};
use super::field::{self, HEIGHT, WIDTH};
use super::hall::World;
use super::{icons, viking};
use crate::setup::{self, Position};
use crate::{Card, Colour, Dragon, Fjord, Lead, Place, Terrain, Tongue};

const RUNA: Seat = Seat::new(0);
const KNUT: Seat = Seat::new(1);
const YLVA: Seat = Seat::new(2);
/// The dragon of the worked example: its middle is Knut's.
const DRAGON: Dragon = Dragon { colour: Colour::Black, coloured: Place::Middle };

/// The figure with this name.
pub(super) fn figure(name: &str, pen: &Pen<'_>) -> Option<Markup> {
    let names = ["Runa", "Knut", "Ylva", "Bjarne"].map(str::to_owned);
    let pen = &Pen { speaker: Speaker { names: &names, ..pen.speaker }, ..*pen };
    Some(match name {
        "terrains" => terrains(pen),
        "land" => land(pen),
        "worlds" => worlds(pen),
        "dragon" => dragon(pen),
        "sailing" => sailing(pen),
        "landing" => landing(pen),
        "fight" => fight(pen),
        "cards" => cards(pen),
        "tongue" => tongue(pen),
        "variant" => variant(pen),
        _ => return None,
    })
}

fn terrains(pen: &Pen<'_>) -> Markup {
    let (across, down) = (118.0, 70.0);
    html! {
        svg.g-walhalla.narrow viewBox={ "0 0 " (3.0 * across) " " (2.0 * down) } aria-hidden="true" {
            @for (n, terrain) in Terrain::ALL.into_iter().enumerate() {
                @let (x, y) = ((n % 3) as f32 * across + (across - WIDTH) / 2.0, (n / 3) as f32 * down);
                g transform={ "translate(" (x) " " (y) ")" } {
                    (plot(pen, terrain, None))
                    text.caption-of x=(WIDTH / 2.0) y="60" text-anchor="middle" { (pen.say(&terrain.say())) }
                }
            }
        }
    }
}

fn land(pen: &Pen<'_>) -> Markup {
    let wishes = [("a1", Terrain::Wheat), ("a4", Terrain::Forest3), ("b1", Terrain::Village2), ("b6", Terrain::Cult)];
    let table = Position::new(4).tips([4, 3, 5], [8, 6, 7]).terrain(&wishes);
    let all = Part { fjords: &Fjord::ALL, tongues: &Tongue::ALL, from: 0, to: 12 };
    Coast { rules: &table.rules, view: &table.seen(), pen }.part(&all, Fjord::ALL[0], &html! {})
}

fn worlds(pen: &Pen<'_>) -> Markup {
    let shelf = 170.0;
    html! {
        svg.g-walhalla.wide viewBox={ "0 0 " (3.0 * shelf) " 76" } aria-hidden="true" {
            @for (n, (world, vikings)) in World::ALL.into_iter().zip([7, 6, 1]).enumerate() {
                g transform={ "translate(" (shelf * n as f32 + 8.0) " 0)" } {
                    text.caption-of.large x="0" y="16" { (world.word(pen)) " (" (vikings) ")" }
                    rect.board-plank x="0" y="62" width=(shelf - 16.0) height="7" rx="2" {}
                    g transform="translate(2 24) scale(1.36)" { @for n in 0..vikings { (viking::plain(RUNA, 14.5 * n as f32)) } }
                }
            }
        }
    }
}

fn dragon(pen: &Pen<'_>) -> Markup {
    let lying = Lying { pen, dragon: DRAGON, lead: Lead::Bow, seats: 4 };
    html! {
        span.g-walhalla.chart.drawn {
            span.boat { (lying.manned([None, None, Some(RUNA)], |_, _| html! {})) }
            @for place in Place::ALL { span.beside { strong { (pen.say(&place.say())) } } }
        }
    }
}

fn example() -> Position {
    Position::new(4)
        .terrain(&[("a4", Terrain::Cult), ("a5", Terrain::Forest3), ("b5", Terrain::Wheat)])
        .vikings(Colour::Red, &["b4"])
        .vikings(Colour::Yellow, &["b5"])
        .moored([0, 1, 0, 0])
}

/// Tongues A and B and the fjord between them, from a position on.
fn strait(from: u8, to: u8) -> Part<'static> {
    Part { fjords: &Fjord::ALL[1..2], tongues: &Tongue::ALL[..2], from, to }
}

/// The crew of the example as it lies in fjord 2: the stern first, beside the fields 4 to 6.
fn second_dragon(pen: &Pen<'_>, from: u8, ways: bool) -> Markup {
    let (table, fjord) = (example(), setup::fjord(2));
    let coast = Coast { rules: &table.rules, view: &table.seen(), pen };
    let next = coast.next_dragon(fjord, DRAGON, [Some(RUNA), Some(KNUT), None], ways);
    coast.part(&strait(from, 6), fjord, &next)
}

fn sailing(pen: &Pen<'_>) -> Markup {
    second_dragon(pen, 0, false)
}

fn landing(pen: &Pen<'_>) -> Markup {
    second_dragon(pen, 2, true)
}

/// A small field with its viking.
fn plot(pen: &Pen<'_>, terrain: Terrain, seat: Option<Seat>) -> Markup {
    html! {
        g.field.(terrain.class()) {
            (field::plot(terrain))
            @if let Some(seat) = seat { (viking::signed(pen, seat, 45.0, 21.0, 1.25)) }
        }
    }
}

fn fight(pen: &Pen<'_>) -> Markup {
    let to_walhalla = |seat: Seat| {
        html! {
            (viking::signed(pen, seat, 82.0, 21.0, 1.2))
            g.way { path.shaft d="M102 21H122" {} path.barb d="M116 14 123 21 116 28" {} }
            g.hall-roof transform="translate(130 3) scale(1.5)" { (icons::hall()) }
        }
    };
    html! {
        svg.g-walhalla.wide viewBox="0 0 408 132" aria-hidden="true" {
            g transform="translate(0 38)" {
                (viking::signed(pen, RUNA, 16.0, 21.0, 1.2))
                g.way.fight transform="translate(22 21)" { path.shaft d="M12 0H24" {} path.barb d="M20-7 34 7M34-7 20 7" {} }
                g transform="translate(64 0)" { (plot(pen, Terrain::Wheat, Some(YLVA))) }
            }
            path.branch d="M132 52 168 26M132 66 168 92" {}
            g transform="translate(176 6)" { (plot(pen, Terrain::Wheat, Some(RUNA))) (to_walhalla(YLVA)) }
            g transform="translate(176 70)" {
                (plot(pen, Terrain::Wheat, Some(YLVA))) (to_walhalla(RUNA))
                g.way { path.shaft d="M170 21H184" {} path.barb d="M179 14 186 21 179 28" {} }
                (viking::signed(pen, YLVA, 200.0, 21.0, 1.2))
                text.caption-of x="200" y="56" text-anchor="middle" { (World::Asgard.word(pen)) }
            }
        }
    }
}

fn cards(pen: &Pen<'_>) -> Markup {
    let (across, down) = (104.0, 84.0);
    html! {
        svg.g-walhalla.wide viewBox={ "0 0 " (4.0 * across) " " (3.0 * down) } aria-hidden="true" {
            @for (n, card) in Card::ALL.into_iter().enumerate() {
                @let (x, y) = ((n % 4) as f32 * across, (n / 4) as f32 * down);
                g.figure-card.landing[!card.is_for_raid_end()] transform={ "translate(" (x + 4.0) " " (y + 4.0) ")" } {
                    rect.paper width=(across - 8.0) height=(down - 8.0) rx="6" {}
                    g transform="translate(24 8)" { (icons::emblem_shape(card)) }
                    text.caption-of x=(across / 2.0 - 4.0) y="68" text-anchor="middle" { (pen.say(&card.say())) }
                }
            }
        }
    }
}

/// A tongue on its side and in two rows, so that it fits a narrow page: the board is at the upper left.
fn tongue(pen: &Pen<'_>) -> Markup {
    use Terrain::{Cult, Forest2, Forest3, Village2, Wheat};
    let fields = [
        (Village2, Some(RUNA)),
        (Cult, Some(KNUT)),
        (Wheat, Some(YLVA)),
        (Cult, Some(KNUT)),
        (Forest2, Some(RUNA)),
        (Wheat, None),
        (Cult, Some(KNUT)),
        (Forest3, Some(YLVA)),
        (Wheat, Some(KNUT)),
        (Forest2, Some(YLVA)),
    ];
    let (columns, down) = (5, HEIGHT + 12.0);
    let end = WIDTH * columns as f32;
    html! {
        svg.g-walhalla.narrow viewBox={ "0 0 " (end + 104.0) " 150" } aria-hidden="true" {
            path.branch d={ "M" (end + 4.0) " 21h14v27H-6V" (down + 21.0) "h4" } {}
            @for (n, (terrain, holder)) in fields.into_iter().enumerate() {
                @let (x, y) = ((n % columns) as f32 * WIDTH, (n / columns) as f32 * down);
                g transform={ "translate(" (x) " " (y) ")" } { (plot(pen, terrain, holder)) }
            }
            g transform={ "translate(" (end) " " (down) ")" } {
                path.cape d="M2 1h40v40h-40Z" {}
                path.cape d="M46 1h20c16 2 30 12 32 20-2 8-16 18-32 20h-20Z" {}
                text.points x="22" y="28" text-anchor="middle" { "4" }
                text.points x="68" y="28" text-anchor="middle" { "8" }
            }
            @for (x, seat, sum, points) in [(0, RUNA, "2 + 2 = 4", "6"), (170, KNUT, "4", "6"), (280, YLVA, "3", "0")] {
                g transform={ "translate(" (x) " 108)" } {
                    (viking::signed(pen, seat, 14.0, 19.0, 1.2))
                    text.caption-of.large x="34" y="26" { (sum) " → " (points) }
                }
            }
        }
    }
}

fn variant(pen: &Pen<'_>) -> Markup {
    let table = Position::with_tongues(4, "5,8,5").terrain(&[("a10", Terrain::Village1)]).moored([3, 3, 0, 0]);
    let fjord = setup::fjord(1);
    let coast = Coast { rules: &table.rules, view: &table.seen(), pen };
    let next = coast.next_dragon(fjord, DRAGON, [Some(KNUT); 3], true);
    coast.part(&Part { fjords: &Fjord::ALL[..2], tongues: &Tongue::ALL[..2], from: 6, to: 14 }, fjord, &next)
}
