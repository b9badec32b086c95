//! The drawings of the rulebook: positions laid out by hand and drawn like any table.

use langhus_board::{Pen, shapes};
use langhus_rules::{Seat, Viewer};
use maud::{Markup, html};

use super::art;
use super::brush::Brush;
use super::card::Marks;
use crate::kind::{Building, Craftsman, Good, Kind, Ship, Tool, Townsperson};
use crate::setup::Table;

/// The drawing with this name.
pub(super) fn draw(name: &str, pen: &Pen<'_>) -> Option<Markup> {
    let table = position(name)?;
    let view = table.rules.view_of(&table.state, Viewer::Spectator);
    let brush = Brush { rules: &table.rules, view: &view, pen };
    let board = view.board(Seat::new(0));
    let card = |kind: Kind| brush.card(kind, &Marks::default());
    let drawing = match name {
        "ship" => card(Ship::Busse.into()),
        "board" => brush.yard(board, false),
        "passing" => passing(&brush),
        "back" => html! { span.sb-back { @if let Some(back) = view.top { (brush.yields(back, false)) } } },
        "cart" => html! {
            span.sb-row {
                (brush.slip(Tool::Cart.into(), &Marks::default())) (brush.load(Tool::Cart.into(), board.cart, None))
                span.sb-arrow { (art::good(pen, Good::Oak)) "→" }
                span.sb-slots { (brush.heap(board, Good::Oak)) }
            }
        },
        "workshop" => brush.workshop(board, 0, false),
        "evening" => html! {
            span.sb-evening {
                (brush.coast(view.board(Seat::new(1)), false))
                span.sb-row.sb-sum {
                    span.sb-amount { (art::worker()) "×5" } "+" span.sb-amount { (shapes::coin()) "1" } "→" span.sb-amount { (shapes::coin()) "+6" }
                    span.sb-amount { (art::worker()) "1 + 1" } "→" span.sb-amount { (art::worker()) "+2" }
                }
                (brush.coast(board, false))
            }
        },
        "fleet" => html! {
            span.sb-row {
                @for ship in [Ship::Ferje, Ship::Knarr, Ship::Skeid, Ship::Busse] { (brush.afloat(ship.into(), None)) }
                (brush.slip(Building::Boathouse.into(), &Marks::default()))
                span.sb-marker { (art::shield()) (shapes::points()) "3" }
            }
        },
        "sample-yard" => html! { (brush.workshop(board, 0, false)) (brush.coast(board, false)) },
        _ => {
            let all = all_of(name.strip_prefix("cards-")?)?;
            html! { span.sb-row.sb-gallery { @for kind in all { (card(kind)) } } }
        }
    };
    Some(html! { span.g-schiffbauer { span.sb-figure.{ "sb-f-" (name) } { (drawing) } } })
}

/// The position from which a drawing is made.
fn position(name: &str) -> Option<Table> {
    let table = Table::new(3);
    Some(match name {
        "ship" | "passing" | "fleet" => table,
        "sample-yard" => table.purse(1, 8, 1, [1, 1, 2]).workshops(1, &[Ship::Skute]),
        _ if name.starts_with("cards-") => table,
        "board" => table
            .purse(1, 7, 4, [3, 2, 1])
            .workshops(1, &[Ship::Knarr])
            .crew(1, &[Craftsman::Weaver, Craftsman::Carver])
            .fleet(1, &[Ship::Karve, Ship::Byrding])
            .buildings(1, &[Building::Longhouse, Building::Boathouse])
            .tool(1, Tool::Bloomery),
        "back" => table.top([2, 3, 1]),
        "cart" => {
            let mut table = table.top([2, 3, 1]).purse(1, 2, 2, [0; 3]).tool(1, Tool::Cart);
            table.play(&["buy oak cart"]);
            table
        }
        "workshop" => table.purse(1, 4, 2, [2, 1, 0]).workshops(1, &[Ship::Karve]).crew(1, &[Craftsman::Woodcutter]),
        "evening" => table.purse(1, 9, 7, [0; 3]).purse(2, 3, 5, [0; 3]),
        _ => return None,
    })
}

/// All cards of a sort.
fn all_of(sort: &str) -> Option<Vec<Kind>> {
    let is_of_it = |kind: &Kind| match kind {
        Kind::Ship(_) => sort == "ships",
        Kind::Craftsman(_) => sort == "craftsmen",
        Kind::Townsperson(_) => sort == "townsfolk",
        Kind::Tool(_) => sort == "tools",
        Kind::Building(_) => sort == "buildings",
    };
    let all: Vec<Kind> = Kind::ALL.into_iter().filter(is_of_it).collect();
    (!all.is_empty()).then_some(all)
}

/// One pass with three players: four, three and two cards, one kept each time.
fn passing(brush: &Brush<'_>) -> Markup {
    let packets: [&[Kind]; 3] = [
        &[
            Kind::Craftsman(Craftsman::Weaver),
            Kind::Ship(Ship::Knarr),
            Kind::Townsperson(Townsperson::Thief),
            Kind::Townsperson(Townsperson::King),
        ],
        &[Kind::Townsperson(Townsperson::King), Kind::Ship(Ship::Knarr), Kind::Townsperson(Townsperson::Thief)],
        &[Kind::Ship(Ship::Knarr), Kind::Townsperson(Townsperson::Thief)],
    ];
    html! {
        span.sb-passing {
            @for (n, packet) in packets.into_iter().enumerate() {
                @let seat = Seat::new(n as u8);
                span.sb-pass {
                    span.sb-who { (shapes::banner(brush.pen, seat)) b { (brush.pen.name(seat)) } }
                    span.sb-row {
                        @for (m, kind) in packet.iter().enumerate() {
                            span.sb-kept[m == 0].sb-spare[n == 2 && m == 1] { (brush.slip(*kind, &Marks::default())) }
                        }
                    }
                    @if n < 2 { span.sb-arrow aria-hidden="true" { "↓" } }
                }
            }
        }
    }
}
