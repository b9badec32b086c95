//! A link as a QR code, drawn as SVG: a phone that looks at the screen opens it.

use maud::{Markup, html};
use qrcode::{Color, EcLevel, QrCode};

/// So many modules stay free around a code, or readers do not find it (ISO/IEC 18004).
const QUIET: usize = 4;

/// The code of a text, with these words for whoever does not see it; nothing if the text is too long for one.
pub(crate) fn qr(text: &str, label: &str) -> Option<Markup> {
    let code = QrCode::with_error_correction_level(text, EcLevel::M).ok()?;
    let (side, width) = (code.width() + 2 * QUIET, code.width());
    let mut path = String::new();
    for (y, row) in code.to_colors().chunks(width).enumerate() {
        let mut x = 0;
        while x < width {
            let long = row[x..].iter().take_while(|colour| **colour == Color::Dark).count();
            if long > 0 {
                path += &format!("M{} {}h{long}v1h-{long}z", x + QUIET, y + QUIET);
            }
            x += long.max(1);
        }
    }
    // Readers want dark on light, also at night.
    Some(html! {
        svg.qr viewBox={ "0 0 " (side) " " (side) } role="img" aria-label=(label) {
            rect.qr-ground width=(side) height=(side) {}
            path.qr-modules d=(path) {}
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The modules that the drawing makes dark, with the free space around them.
    fn dark(drawn: &str) -> Vec<(usize, usize)> {
        let path = drawn.split("d=\"").nth(1).and_then(|rest| rest.split('"').next()).expect("a path");
        let runs = path.split('M').skip(1).map(|run| {
            let numbers: Vec<usize> =
                run.split(|c: char| !c.is_ascii_digit()).filter_map(|number| number.parse().ok()).collect();
            (numbers[0], numbers[1], numbers[2])
        });
        runs.flat_map(|(x, y, long)| (x..x + long).map(move |x| (x, y))).collect()
    }

    #[test]
    fn every_module_is_drawn_where_the_code_has_it() {
        let text = "https://langhus.example/t/abcdefghijkl";
        let code = QrCode::with_error_correction_level(text, EcLevel::M).expect("it fits");
        let drawn = dark(&qr(text, "a link").expect("it fits").into_string());
        let width = code.width();
        let wanted = code.to_colors().into_iter().enumerate().filter(|(_, colour)| *colour == Color::Dark);
        let wanted: Vec<_> = wanted.map(|(at, _)| (at % width + QUIET, at / width + QUIET)).collect();
        assert_eq!(drawn, wanted);
        assert!(drawn.len() > 200, "a code has many modules");
    }

    #[test]
    fn what_is_too_long_has_no_code() {
        assert!(qr(&"x".repeat(5000), "").is_none());
    }
}
