//! The goods, each told by its shape, its colour and two letters. Each fills a square of 24.

use langhus_board::Pen;
use maud::{Markup, html};

use crate::good::Good;

/// The parts of a good: the outline first, then what makes it look like itself, each with its class.
fn parts(good: Good) -> &'static [(&'static str, &'static str)] {
    match good {
        // A drop of resin.
        Good::Amber => &[
            ("shape", "M12 .8C15 6.5 21 9.5 21 15.2A9 8 0 0 1 3 15.2C3 9.5 9 6.5 12 .8Z"),
            ("light", "M6.2 14C6.8 10.6 9.5 8.6 11 6Z"),
        ],
        // An ingot.
        Good::Iron => &[
            ("shape", "M5.5 4H18.5L22.8 11.5V20.5H1.2V11.5Z"),
            ("light", "M5.5 4H18.5L22.8 11.5H1.2Z"),
            ("seam", "M1.2 11.5H22.8"),
        ],
        // A hide.
        Good::Leather => &[
            (
                "shape",
                "M4.5 1 9 3.5H15L19.5 1 22 7 19.5 10V14L23 19.5 17.5 23 14.5 20.5H9.5L6.5 23 1 19.5 4.5 14V10L2 7Z",
            ),
            ("seam", "M7 5.5 9.5 6H14.5L17 5.5M6.8 19.5 9 18.5H15L17.2 19.5"),
        ],
        // A fleece.
        Good::Wool => &[
            (
                "shape",
                "M7.5 22A5.2 5.2 0 0 1 2.6 14 5 5 0 0 1 4.6 6.4 5.2 5.2 0 0 1 12 2.8 5.2 5.2 0 0 1 19.4 6.4 5 5 0 0 1 21.4 14 5.2 5.2 0 0 1 16.5 22 6.8 6.8 0 0 1 7.5 22Z",
            ),
            ("seam", "M7 7.5A2.2 2.2 0 1 1 9.5 6M14.5 6A2.2 2.2 0 1 1 17 7.5M10.5 20.2A2 2 0 1 0 13.5 20.2"),
        ],
        // A cut stone.
        Good::Jet => &[
            ("shape", "M7.5 2H16.5L23 10.5 12 23 1 10.5Z"),
            ("light", "M7.5 2H16.5L14.5 6.5H9.5Z"),
            ("seam", "M9.5 6.5 1 10.5M14.5 6.5 23 10.5"),
        ],
        // A bolt of cloth.
        Good::Silk => &[
            (
                "shape",
                "M5 3H19A3.5 3.5 0 0 1 22.5 6.5V20C20.5 22.5 18.5 18.8 15.5 21 12.5 23.2 11 18.5 8.5 20.5 6.5 22 5.5 20.5 5.5 20.5V10A3.5 3.5 0 0 1 5 3Z",
            ),
            ("light", "M5 3A3.5 3.5 0 0 0 5 10C8 10 9 7.5 8.3 5.5 7.8 4 6.5 3 5 3Z"),
            ("seam", "M5 5.2A1.4 1.4 0 1 0 6 7"),
        ],
        // A flask.
        Good::Glass => &[
            ("shape", "M8 1H16V3H15V7.5L21.8 17.5A3.6 3.6 0 0 1 18.8 23H5.2A3.6 3.6 0 0 1 2.2 17.5L9 7.5V3H8Z"),
            ("light", "M9.8 8.5 5.5 15H8L11 9Z"),
            ("seam", "M9 3H15"),
        ],
        // A ring.
        Good::Gold => &[
            ("core", "M12 4.5A7.5 7.5 0 1 1 11.990 4.5Z"),
            ("shape", "M12 .8A11.2 11.2 0 1 1 11.990 .8ZM12 4.5A7.5 7.5 0 1 0 12.010 4.5Z"),
            ("light", "M3.6 10A8.8 8.8 0 0 1 8.5 3.9L9.2 5A7.4 7.4 0 0 0 5 10.2Z"),
        ],
    }
}

/// Where the letters stand in the shape.
fn letters_at(good: Good) -> &'static str {
    match good {
        Good::Amber => "18.5",
        Good::Iron => "19.8",
        Good::Glass => "20.5",
        Good::Jet => "15.8",
        Good::Silk => "17.5",
        _ => "16",
    }
}

fn ware(pen: &Pen<'_>, good: Good, empty: bool) -> Markup {
    let letters = pen.word(format!("letters-{}", good.word()));
    html! {
        g.ware.{ "w-" (good.word()) }.lacks[empty] {
            @for (class, path) in parts(good) { path.(class) d=(path) {} }
            text x="12" y=(letters_at(good)) text-anchor="middle" { (letters) }
        }
    }
}

/// A good by itself.
pub(super) fn good(pen: &Pen<'_>, good: Good) -> Markup {
    html! { svg.icon.good viewBox="0 0 24 24" aria-hidden="true" { (ware(pen, good, false)) } }
}

/// A good, or the empty space for one, inside a drawing.
pub(super) fn good_at(pen: &Pen<'_>, good: Good, (x, y, size): (u16, u16, u16), empty: bool) -> Markup {
    html! { svg x=(x) y=(y) width=(size) height=(size) viewBox="0 0 24 24" { (ware(pen, good, empty)) } }
}
