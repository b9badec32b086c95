//! The shore of the mainland: the names of the rows, and what helps their figures.

use langhus_board::Pen;
use langhus_rules::Seat;
use maud::{Markup, html};

use super::measure::{CELL, Measure};
use super::specials::{coin, star};
use super::symbols::a_figure;
use crate::Wikinger;
use crate::figure::Row;
use crate::special::Special;
use crate::state::Player;
use crate::view::View;

/// The land goes on beyond what is shown.
const BEYOND: f32 = 3000.0;

impl Wikinger {
    pub(super) fn paint_shore(&self, view: &View, seat: Seat, measure: Measure, pen: &Pen<'_>) -> Markup {
        let player = view.public.of(seat);
        html! {
            path.wk-land d=(shoreline()) {}
            (row_label(0, &pen.word("board-ships"), &longship(), measure, pen.word("tip-ships"), None))
            @for row in Row::ALL {
                @let name = format!("row-{seat}-{}", row.word());
                (row_label(row as usize + 1, &pen.say(&row.say()), &a_figure(row.figure()), measure, self.about_figure(row.figure(), pen), Some(name)))
                rect.wk-band x=(-7.0 * measure.pixel) y=((row as usize + 1) as f32 * CELL + 1.0) width=(5.0 * measure.pixel) height=(CELL - 2.0) fill=(row.figure().colour()) {}
                (self.bonus(row, player, measure, pen))
            }
        }
    }

    /// The special tiles that help a row, added up.
    fn bonus(&self, row: Row, player: &Player, measure: Measure, pen: &Pen<'_>) -> Markup {
        let held = |special: Special| player.holds(special);
        let (more, kinds, sign) = match row {
            Row::Fighters => (0, [None, None], star()),
            Row::Nobles => (held(Special::Noble1), [Some(Special::Noble1), None], star()),
            Row::Scouts => (held(Special::Scout1), [Some(Special::Scout1), None], star()),
            Row::Goldsmiths => {
                let more = held(Special::Smith1) + 2 * held(Special::Smith2);
                (more, [Some(Special::Smith1), Some(Special::Smith2)], coin())
            }
            Row::Fishermen => (held(Special::Fisher1), [Some(Special::Fisher1), None], star()),
        };
        let kinds = kinds.into_iter().flatten().filter(|special| held(*special) > 0);
        let tip: Vec<String> = kinds.map(|special| self.about_special(special, pen)).collect();
        let (x, y) = (-50.0 * measure.pixel, (row as usize + 1) as f32 * CELL + 4.0 * measure.pixel);
        html! {
            @if more > 0 {
                g data-tip=(tip.join("\n")) transform={ "translate(" (x) " " (y) ") scale(" (measure.pixel) ")" } {
                    rect.wk-badge width="40" height="22" rx="4" {}
                    text.wk-more aria-hidden="true" x="13" y="16" text-anchor="middle" { "+" (more) }
                    g transform="translate(22 3) scale(.68)" { (sign) }
                }
            }
        }
    }
}

/// A row's sign and name.
fn row_label(row: usize, name: &str, sign: &Markup, measure: Measure, tip: String, piece: Option<String>) -> Markup {
    let (arm, pixel, y) = (measure.arm(), measure.pixel, row as f32 * CELL);
    // The name keeps its size; the sign gets what is left.
    let scale = ((CELL - 21.0 * pixel) / 42.0).min(0.86);
    html! {
        g data-tip=(tip) data-piece=[piece] {
            rect.wk-hit x=(-arm) y=(y) width=(arm) height=(CELL) {}
            @if scale > 0.5 { g transform={ "translate(" (6.0 * pixel - arm) " " (y + 3.0 * pixel) ") scale(" (scale) ")" } { (sign) } }
            g font-size=(12.2 * pixel) { text.wk-row x=(-10.0 * pixel) y=(y + CELL - 4.6 * pixel) text-anchor="end" { (name) } }
        }
    }
}

/// The edge of the land, from above what is shown to below it.
fn shoreline() -> String {
    let bays: String = (-2..9u8 as i8)
        .map(|row| {
            let y = f32::from(row) * CELL;
            format!("C1 {} 0 {} -1.6 {}S-3.4 {} -1 {}", y + 10.0, y + 20.0, y + 32.0, y + 54.0, y + CELL)
        })
        .collect();
    format!("M{} {BEYOND}V{}H-1V{}{bays}V{BEYOND}Z", -BEYOND, -BEYOND, -2.0 * CELL)
}

/// The sign of the row of ships.
fn longship() -> Markup {
    html! {
        g transform="translate(-2 0) scale(.68)" {
            path fill="#5f3b20" stroke="#24160a" stroke-width="1.6" d="M6 44C3 40 4 35 8 33 7 38 10 40 14 43H50C54 40 57 38 56 33 60 35 61 40 58 44 54 53 48 55 40 55H24C16 55 10 53 6 44Z" {}
            path fill="#e7dcc3" stroke="#24160a" stroke-width="1.6" d="M13 8Q32 12 51 8 54 22 50 36 32 32 14 36 10 22 13 8Z" {}
            path stroke="#24160a" stroke-width="2" d="M32 2V44" {}
        }
    }
}
