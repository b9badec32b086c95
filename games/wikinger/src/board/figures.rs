//! The drawings of the rulebook, made of the pieces of the table. Their positions are those of its worked examples.

use langhus_board::Pen;
use langhus_rules::{Edition, Game, Options, Seat, Seed, Viewer};
use maud::{Markup, html};

use super::gains::Scored;
use super::measure::{CELL, corner};
use super::specials::special;
use super::symbols::{a_figure, a_tile, symbols};
use crate::Wikinger;
use crate::figure::{Cell, Column, Figure, Row};
use crate::setup;
use crate::special::Special;
use crate::state::{Player, State, Step};
use crate::tile::{Building, Sail, Tile};
use crate::view::View;

/// The drawing of this name.
pub(super) fn figure(name: &str, pen: &Pen<'_>) -> Option<Markup> {
    let pen = &Pen { viewer: Viewer::Spectator, ..*pen };
    let drawing = match name {
        "tiles" => tiles(pen),
        "sails" => strip(Sail::ALL.map(|sail| a_tile(sail.tile())), 72, html! {}),
        "kinds" => kinds(),
        "coast" => coast(pen, 0, ("", [""; 5]), |_| {}, &|_, _| html! {}),
        "offer" => wheel(pen, 0),
        "turn" => html! { (wheel(pen, 3)) (wheel(pen, 4)) },
        "places" => coast(pen, 1, (". . g", ["", "< c*", "<", "", "<* >"]), |_| {}, &|_, _| places(pen)),
        "threat" => coast(pen, 2, ASTRID, |_| {}, &|_, _| html! {}),
        "large-scoring" => {
            let gains = |rules: &Wikinger, view: &View| rules.paint_gains(view, Seat::new(3), Scored::Large);
            coast(pen, 3, ASTRID, |_| {}, &gains)
        }
        "loads" => loads(pen),
        "sample-coast" => coast(pen, 0, ("g", ["<*", "", "", "< >*", "<*"]), |_| {}, &|_, _| html! {}),
        "specials" => specials(pen),
        "great" => coast(pen, 0, ("", ["< >*", "<* c* >", ". <* >*", "", "<"]), great, &|_, _| crowd()),
        _ => return None,
    };
    // A figure stands in a paragraph, which holds no blocks.
    Some(html! { span.g-wikinger.wk-figure { (drawing) } })
}

/// Ships and rows, as tests draw them.
type Coast = (&'static str, [&'static str; 5]);

/// Something drawn over a coast.
type Over<'a> = &'a dyn Fn(&Wikinger, &View) -> Markup;

/// The coast that is threatened, scored, and scored again at the end.
const ASTRID: Coast = ("r g y b", ["< > <* >", "<* f* >*", ". <* f* >*", "< >* <* >*", "<* >* <* >*"]);

fn table() -> Option<(Wikinger, State)> {
    let options = Options::read(Wikinger::OPTIONS, []).ok()?;
    let rules = Wikinger::new(&Edition::new(Wikinger::EDITIONS[0]), &options, 4).ok()?;
    let state = rules.deal(Seed::from_number(1));
    Some((rules, state))
}

/// A coast with something written over it; every drawing on a page is of another seat, as names of patterns are of the
/// whole page.
fn coast(pen: &Pen<'_>, seat: u8, (ships, rows): Coast, more: fn(&mut Player), over: Over<'_>) -> Markup {
    let Some((rules, mut state)) = table() else { return html! {} };
    let seat = Seat::new(seat);
    setup::draw(&mut state.public, seat, ships, rows);
    state.public.step = Step::Over;
    more(&mut state.public.players[seat.index()]);
    let view = rules.view(&state, Viewer::Spectator);
    rules.coast_with(&view, seat, pen, &over(&rules, &view))
}

/// The offer of the examples after so many purchases; after the third the wheel stands still for once.
fn wheel(pen: &Pen<'_>, purchases: usize) -> Markup {
    use Tile::{Blue, Church, Farm, Green, Left, Red, Right, Tower};
    let Some((rules, mut state)) = table() else { return html! {} };
    let tiles = [Left, Right, Tower, Left, Church, Right, Left, Right, Farm, Green, Blue, Red];
    let figures = [2, 1, 3, 2, 3, 1].into_iter().zip(Figure::ALL);
    let figures = figures.flat_map(|(count, figure)| std::iter::repeat_n(figure, count));
    let gone = purchases.min(3);
    let offer: Vec<_> =
        tiles.into_iter().zip(figures).enumerate().map(|(n, both)| (n >= gone).then_some(both)).collect();
    setup::offer(&mut state.public, &offer);
    state.public.step = Step::Over;
    if purchases > 3 {
        state.public.wheel.turn();
    }
    let view = rules.view(&state, Viewer::Spectator);
    rules.paint_wheel(&view, pen, html! {})
}

fn tiles(pen: &Pen<'_>) -> Markup {
    let Some((rules, _)) = table() else { return html! {} };
    let all = [Tile::Left, Tile::Farm, Tile::Church, Tile::Longhouse, Tile::Tower, Tile::Right];
    // The first drawing of the rulebook brings the symbols for all of them.
    html! { (strip(all.map(a_tile), 70, symbols(&rules, pen))) }
}

/// Pieces side by side.
fn strip<const N: usize>(pieces: [Markup; N], step: usize, defs: Markup) -> Markup {
    html! {
        svg.wk-strip viewBox={ "-2 -4 " (N * step) " 72" } aria-hidden="true" {
            (defs)
            @for (n, piece) in pieces.into_iter().enumerate() { g transform={ "translate(" (n * step) " 0)" } { (piece) } }
        }
    }
}

fn kinds() -> Markup {
    strip(Figure::ALL.map(|figure| html! { g transform="scale(1.5)" { (a_figure(figure)) } }), 72, html! {})
}

fn specials(pen: &Pen<'_>) -> Markup {
    html! {
        svg.wk-strip viewBox="-2 -2 508 140" aria-hidden="true" {
            @for (n, kind) in Special::ALL.into_iter().enumerate() {
                g transform={ "translate(" (n % 7 * 73) " " (n / 7 * 72) ")" } { (special(kind, pen)) }
            }
        }
    }
}

fn at(row: Row, column: u8) -> (f32, f32) {
    Column::new(column).map_or((0.0, 0.0), |column| corner(Some(row), column))
}

/// Where tiles fit, by the first letters of their names.
fn places(pen: &Pen<'_>) -> Markup {
    let [beginning, middle, end] = ["letter-left", "letter-middle", "letter-right"].map(|key| pen.word(key));
    let both = format!("{middle} {end}");
    let all = format!("{beginning} {both}");
    let marks = [
        (Row::Fighters, 1, &beginning),
        (Row::Fighters, 2, &all),
        (Row::Nobles, 3, &both),
        (Row::Scouts, 2, &both),
        (Row::Goldsmiths, 1, &beginning),
        (Row::Goldsmiths, 2, &all),
        (Row::Fishermen, 3, &beginning),
    ];
    html! {
        @for (row, column, letters) in marks {
            @let (x, y) = at(row, column);
            rect.wk-fits x=(x + 3.0) y=(y + 3.0) width=(CELL - 6.0) height=(CELL - 6.0) rx="5" {}
            text.wk-fit x=(x + CELL / 2.0) y=(y + 39.0) text-anchor="middle" { (letters) }
        }
        @for column in [1, 2] {
            @let (x, y) = Column::new(column).map_or((0.0, 0.0), |column| corner(None, column));
            rect.wk-fits x=(x + 3.0) y=(y + 3.0) width=(CELL - 6.0) height=(CELL - 6.0) rx="5" {}
            path fill="none" stroke="#fffdf7" stroke-width="3" d={ "M" (x + 18.0) " " (y + 36.0) "H" (x + 46.0) "L" (x + 40.0) " " (y + 46.0) "H" (x + 24.0) "ZM" (x + 32.0) " " (y + 36.0) "V" (y + 16.0) } {}
        }
    }
}

/// Waiting figures above the free tiles.
fn loads(pen: &Pen<'_>) -> Markup {
    let Some((rules, mut state)) = table() else { return html! {} };
    let seat = Seat::new(0);
    waiting(&mut state.public.players[seat.index()]);
    let view = rules.view(&state, Viewer::Spectator);
    html! {
        span.wk-mainland { (rules.paint_waiting(&view, seat, pen)) }
        (coast(pen, 0, ("", ["<", "<* >", "<*", "< >", "<*"]), |_| {}, &|_, _| html! {}))
    }
}

fn waiting(player: &mut Player) {
    let waiting = [(Figure::Boatsman, 2), (Figure::Noble, 2), (Figure::Scout, 1), (Figure::Goldsmith, 3)];
    for (figure, count) in waiting {
        player.mainland[figure as usize] = count;
    }
}

fn great(player: &mut Player) {
    if let Some(column) = Column::new(2) {
        player.coast.make_great(Cell::new(Row::Nobles, column), Building::Church);
    }
}

/// The nine tiles that count around the great church.
fn crowd() -> Markup {
    let (x, y) = at(Row::Fighters, 1);
    html! { rect.wk-around x=(x + 2.0) y=(y + 2.0) width=(3.0 * CELL - 4.0) height=(3.0 * CELL - 4.0) rx="8" {} }
}
