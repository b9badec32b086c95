//! The mainland: what is in the hand, the figures that wait, and the special tiles.

use langhus_board::Pen;
use langhus_rules::{Say, Seat};
use maud::{Markup, html};

use super::symbols::{a_figure, a_special, a_tile};
use super::tips::label;
use super::wheel::{figure_piece, tile_piece};
use crate::Wikinger;
use crate::figure::Figure;
use crate::places::Place;
use crate::special::Special;
use crate::state::{Player, Step};
use crate::tile::Tile;
use crate::view::View;

/// Boatsmen first, then the others in the order of their rows.
const WAITING: [Figure; 6] =
    [Figure::Boatsman, Figure::Fighter, Figure::Noble, Figure::Scout, Figure::Goldsmith, Figure::Fisherman];

/// More kinds of pieces than this are drawn smaller.
const MANY: usize = 6;

impl Wikinger {
    /// Everything of a seat that is not on its coast. It is made of spans, as the rulebook shows it in a paragraph.
    pub(super) fn paint_mainland(&self, view: &View, seat: Seat, pen: &Pen<'_>) -> Markup {
        let player = view.public.of(seat);
        let kinds = |counts: &[u8]| counts.iter().filter(|count| **count > 0).count();
        let held = 2 * usize::from(view.public.step.is_laying() && view.public.turn == seat);
        let many = kinds(&player.mainland) + kinds(&player.specials) + held > MANY;
        html! {
            @if pen.is_mine(seat) { (village()) }
            span.wk-mainland.wk-many[many] {
                (self.paint_hand(view, seat, pen))
                (self.paint_waiting(view, seat, pen))
                (self.paint_specials(player, seat, pen))
                (self.paint_sums(view, seat, pen))
            }

        }
    }

    /// The figures that wait.
    pub(super) fn paint_waiting(&self, view: &View, seat: Seat, pen: &Pen<'_>) -> Markup {
        let mine = pen.is_mine(seat);
        let empty = Figure::ALL.iter().all(|figure| view.public.of(seat).waiting(*figure) == 0);
        html! {
            span.wk-waiting data-tip=(pen.word("tip-mainland")) {
                @if empty { span.wk-empty { (pen.word("board-mainland")) } }
                @for figure in WAITING { (self.waiting(view, seat, figure, pen)) }
                @if mine {
                    (self.paint_coming(view, seat))
                    (sheet(Place::Mainland, &pen.word("tip-mainland")))
                }
            }
        }
    }

    fn waiting(&self, view: &View, seat: Seat, figure: Figure, pen: &Pen<'_>) -> Markup {
        let count = view.public.of(seat).waiting(figure);
        let mine = pen.is_mine(seat);
        let place = if figure == Figure::Boatsman { Place::Boatsman } else { Place::Waiting(figure) };
        let heard = pen.say(&Say::new("tip-waiting").with("figure", figure.say()).with("count", count));
        let tip = format!("{heard}\n{}", self.about_figure(figure, pen));
        // What was bought last has just come from the wheel.
        let came = view.just_waits(seat, figure);
        html! {
            @if count > 0 {
                span.wk-crew data-tip=(tip) {
                    svg.wk-piece.wk-figurine viewBox="-2 -4 42 48" role="img" aria-label=(heard) data-piece={ "waits-" (seat) "-" (figure.word()) } {
                        g data-piece=[came.map(figure_piece)] { (a_figure(figure)) }
                    }
                    span.wk-times aria-hidden="true" { (count) }
                    @if mine { (sheet(place, &tip)) }
                }
            }
        }
    }

    /// The combination that the player lays now, and the start tile where it is still to be laid.
    fn paint_hand(&self, view: &View, seat: Seat, pen: &Pen<'_>) -> Markup {
        let public = &view.public;
        let bought = public.bought;
        let mine = pen.is_mine(seat);
        let laying = public.step.is_laying() && public.turn == seat && mine;
        let start = view.public.of(seat).coast.start().is_none();
        html! {
            @if laying || start {
                span.wk-hand {
                    @if laying && !bought.laid {
                        @let about = self.about_tile(bought.tile, pen);
                        span.wk-held data-place=(Place::BoughtTile) role="img" aria-label=(label(&about)) data-tip=(about) {
                            svg.wk-piece viewBox="0 0 64 64" aria-hidden="true" { g data-piece=[bought.from.map(tile_piece)] { (a_tile(bought.tile)) } }
                        }
                    }
                    @if laying {
                        @let about = self.about_figure(bought.figure, pen);
                        span.wk-held role="img" aria-label=(pen.say(&bought.figure.say())) data-tip=(about) {
                            svg.wk-piece.wk-figurine viewBox="-2 -4 42 48" aria-hidden="true" { g data-piece=[bought.from.map(figure_piece)] { (a_figure(bought.figure)) } }
                        }
                    }
                    @if start {
                        @let about = pen.word("tip-start-tile");
                        span.wk-held data-place=[mine.then_some(Place::StartTile)] role="img" aria-label=(about) data-tip=(about) {
                            svg.wk-piece viewBox="0 0 64 64" aria-hidden="true" { (a_tile(Tile::Left)) (super::coast::start_mark()) }
                        }
                    }
                }
            }
        }
    }

    /// The special tiles.
    fn paint_specials(&self, player: &Player, seat: Seat, pen: &Pen<'_>) -> Markup {
        let mine = pen.is_mine(seat);
        let held: Vec<Special> = Special::ALL.into_iter().filter(|special| player.holds(*special) > 0).collect();
        html! {
            @if !held.is_empty() {
                span.wk-specials {
                    @for kind in held {
                        @let (count, about) = (player.holds(kind), self.about_special(kind, pen));
                        span.wk-held data-place=[(mine && kind == Special::Boat).then_some(Place::Boat)] role="img" aria-label=(about) data-tip=(about) {
                            svg.wk-piece viewBox="0 0 64 64" aria-hidden="true" { (a_special(kind)) }
                            @if count > 1 { span.wk-times aria-hidden="true" { (count) } }
                        }
                    }
                }
            }
        }
    }
}

/// The land behind the shore, for the eye only.
fn village() -> Markup {
    html! {
        svg.wk-village viewBox="0 0 400 96" preserveAspectRatio="xMaxYMax slice" aria-hidden="true" {
            path.wk-hills d="M0 96V52C30 36 58 34 92 46 128 26 176 22 214 44 250 34 290 36 318 56 344 60 372 80 400 96Z" {}
            path d="M40 78C58 56 98 56 116 78L120 76 124 84H116V96H40V84H32L36 76ZM70 96V86H84V96ZM214 96V78L236 60 258 78V96ZM228 66V46H244V66ZM226 48 236 32 246 48ZM235 32V22H237V25H240V27H237V33M290 96 292 66H288V58H293V62H297V58H303V62H307V58H312V66H308L310 96Z" {}
            path d="M150 96V70L140 74 150 58 143 61 152 44 161 61 154 58 164 74 154 70V96ZM176 96V78L168 81 178 62 188 81 180 78V96ZM346 96V72L336 76 346 58 340 61 348 44 356 61 350 58 360 76 350 72V96Z" {}
        }
    }
}

impl Step {
    /// Is a bought combination in somebody's hand?
    pub(super) const fn is_laying(self) -> bool {
        matches!(self, Step::First | Step::Start | Step::Lay | Step::Stand)
    }
}

/// A place that lies over what it is about: whoever hears it hears its name and not the letters and numbers under it.
fn sheet(place: Place, tip: &str) -> Markup {
    html! { span.wk-sheet data-place=(place) data-tip=(tip) {} }
}
