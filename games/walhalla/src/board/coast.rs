//! The land: the board's coast at the top, tongues running down, fjords between them. Columns of places of equal height,
//! so that every field lies beside one place of a dragon, however large the window is.

use langhus_board::Pen;
use maud::{Markup, html};

use crate::land::DRAGON_LENGTH;
use crate::{Fjord, Tongue, TongueView, View, Walhalla};

/// The land as a viewer sees it.
pub(super) struct Coast<'a> {
    pub(super) rules: &'a Walhalla,
    pub(super) view: &'a View,
    pub(super) pen: &'a Pen<'a>,
}

/// A part of the land: which columns of it, and from which position to which, counted from 0 next to the board.
pub(super) struct Part<'a> {
    pub(super) fjords: &'a [Fjord],
    pub(super) tongues: &'a [Tongue],
    pub(super) from: u8,
    pub(super) to: u8,
}

impl Part<'_> {
    /// All of it: nothing lies further out than this.
    const WHOLE: Part<'static> = Part { fjords: &Fjord::ALL, tongues: &Tongue::ALL, from: 0, to: u8::MAX };

    pub(super) fn shows(&self, position: u8) -> bool {
        (self.from..self.to).contains(&position)
    }

    /// How many positions of open water there are before the first berth that is shown.
    pub(super) fn water_before(&self) -> u8 {
        self.first_berth() as u8 * DRAGON_LENGTH - self.from
    }

    /// The first berth of a fjord that is shown.
    pub(super) fn first_berth(&self) -> usize {
        usize::from(self.from.div_ceil(DRAGON_LENGTH))
    }
}

impl Coast<'_> {
    /// How many fields the longest tongue has: it decides how high a field is.
    pub(super) fn longest(&self) -> usize {
        self.view.tongues.iter().map(|tongue| 2 * tongue.tiles.len()).max().unwrap_or(0)
    }

    pub(super) fn draw(&self) -> Markup {
        html! {
            span.land.{ "rows-" (self.longest()) } role="group" aria-label=(self.pen.word("the-land")) {
                (self.columns(&Part::WHOLE, Fjord::ALL[0], &html! {}))
            }
        }
    }

    /// A part of the land for the rulebook, with a dragon that lies next in a fjord.
    pub(super) fn part(&self, part: &Part<'_>, fjord: Fjord, next: &Markup) -> Markup {
        html! { span.g-walhalla.land.chart.inner[part.from > 0] { (self.columns(part, fjord, next)) } }
    }

    fn columns(&self, part: &Part<'_>, fjord: Fjord, next: &Markup) -> Markup {
        let nothing = html! {};
        html! {
            @for water in Fjord::ALL {
                @if part.fjords.contains(&water) {
                    (self.fjord(water, part, if water == fjord { next } else { &nothing }))
                }
                @if let Some(tongue) = self.right_of(water).filter(|tongue| part.tongues.contains(&tongue.tongue)) {
                    (self.tongue(tongue, part))
                }
            }
        }
    }

    fn right_of(&self, fjord: Fjord) -> Option<&TongueView> {
        self.view.tongues.get(fjord.index())
    }
}
