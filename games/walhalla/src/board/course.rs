//! Signs of where a viking could go.

use maud::{Markup, html};

/// Ashore to the right or to the left, onto a free field or into a fight.
pub(super) fn ashore(right: bool, fight: bool) -> Markup {
    let sign = if fight { "M2 12H10M10 5 22 19M22 5 10 19" } else { "M2 12H20M13 5 20 12 13 19" };
    html! { span.way.right[right].left[!right].fight[fight] { (drawing(sign)) } }
}

/// Home: there is no field.
pub(super) fn homeward() -> Markup {
    html! {
        span.way.home {
            svg viewBox="0 0 24 24" aria-hidden="true" { circle.plate cx="12" cy="12" r="11" {} path.house d="M12 4 20 12H17V19H7V12H4Z" {} }
        }
    }
}

/// A stroke with a pale edge, so that it is seen on water, on timber and on land.
fn drawing(sign: &str) -> Markup {
    html! { svg viewBox="0 0 24 24" aria-hidden="true" { path.halo d=(sign) {} path.shaft d=(sign) {} } }
}
