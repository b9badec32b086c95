//! The shore and the water.

use maud::{Markup, html};

use super::coast::{ACROSS, COAST, fjord_x};
use crate::Fjord;

/// The edge of the board, where the tongues begin.
pub(super) fn shore() -> Markup {
    let mut edge = format!("M0 0H{ACROSS}V46");
    let teeth = 22;
    for tooth in 0..teeth {
        let x = ACROSS * (1.0 - (tooth as f32 + 1.0) / teeth as f32);
        let y = if tooth % 2 == 0 { 57 } else { 48 + tooth * 5 % 4 };
        edge += &format!("L{x:.1} {y}");
    }
    html! {
        path.shore d={ (edge) "Z" } {}
        path.hatch d=(hatch()) {}
    }
}

/// Short strokes along the shore, like those of a woodcut.
fn hatch() -> String {
    (0..52).map(|n| format!("M{:.1} {}v{}", 4.0 + n as f32 * 8.4, 3 + n * 7 % 4, 5 + n * 5 % 7)).collect()
}

/// Waves on the water, further apart the further out they are.
pub(super) fn waves(height: f32) -> Markup {
    let mut line = String::new();
    let (mut y, mut n) = (COAST + 22.0, 0);
    while y < height - 6.0 {
        for fjord in Fjord::ALL {
            let x = fjord_x(fjord) - 22.0 + (n * 11 + fjord.index() * 7) as f32 % 20.0;
            line += &format!("M{x:.0} {y:.0}q4-4 8 0t8 0");
        }
        y += 27.0;
        n += 1;
    }
    html! { path.waves d=(line) {} }
}
