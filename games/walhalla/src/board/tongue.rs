//! The tongues: their fields from the board outwards, the two tips, and who is ahead.

use langhus_rules::{Say, Seat};
use maud::{Markup, html};

use super::coast::{Coast, Part};
use super::{field, viking};
use crate::scoring::majority;
use crate::way::Spot;
use crate::{FieldView, Stage, Tongue, TongueView};

/// A stack has at most so many shields: more are only counted.
const SHIELDS: u8 = 12;

impl Coast<'_> {
    pub(super) fn tongue(&self, tongue: &TongueView, part: &Part<'_>) -> Markup {
        let fields = 2 * tongue.tiles.len();
        let name = tongue.tongue.name();
        let say = Say::new("tip-tongue")
            .with("tongue", name.clone())
            .with("tiles", tongue.tiles.len())
            .with("fields", fields);
        let tip = self.pen.say(&say);
        html! {
            span.tongue {
                span.letter role="img" aria-label=(tip) data-tip=(tip) { span aria-hidden="true" { (name) } }
                span.strand {
                    (field::bank())
                    @for tile in &tongue.tiles {
                        @if part.shows(tile.fields[0].field.number() - 1) {
                            span.tile { @for field in &tile.fields { (self.field(field)) } }
                        }
                    }
                }
                @if fields <= usize::from(part.to) { (self.cape(tongue)) }
            }
        }
    }

    /// The tips at the end of a tongue, and under them everybody's stack.
    fn cape(&self, tongue: &TongueView) -> Markup {
        html! {
            span.cape data-piece=(Spot::Tongue(tongue.tongue)) {
                (field::point())
                @for (points, key) in [(tongue.inner, "tip-inner"), (tongue.outer, "tip-outer")] {
                    @let tip = self.pen.say(&Say::new(key).with("tongue", tongue.tongue.name()).with("points", points));
                    span.tip.(key) role="img" aria-label=(tip) data-tip=(tip) {
                        span.rank aria-hidden="true" { (self.pen.word(format!("{key}-rank"))) }
                        b aria-hidden="true" { (points) }
                    }
                }
                span.stacks { (self.stacks(tongue)) }
            }
        }
    }

    /// Who has how much in the majority of a tongue, and what it would score now.
    fn stacks(&self, tongue: &TongueView) -> Markup {
        let sums = self.view.strengths(tongue.tongue);
        let points = majority(&sums, (tongue.outer.into(), tongue.inner.into()));
        let mut present: Vec<Seat> = self.rules.all_seats().filter(|seat| sums[seat.index()] > 0).collect();
        present.sort_by_key(|seat| std::cmp::Reverse(sums[seat.index()]));
        html! {
            @for seat in present {
                @let (sum, points) = (sums[seat.index()], points[seat.index()]);
                @let tip = self.sum_tip(tongue.tongue, seat, sum, points);
                span.stack.{ "seat-" (seat) } role="img" aria-label=(tip) data-tip=(tip) {
                    (self.shields(seat, sum))
                    b aria-hidden="true" { (sum) }
                    span.gains aria-hidden="true" { @if points > 0 { "+" (points) } }
                }
            }
        }
    }

    fn sum_tip(&self, tongue: Tongue, seat: Seat, sum: u8, points: u16) -> String {
        let say = Say::new("tip-sum").with("who", seat).with("sum", sum).with("points", points);
        self.pen.say(&say.with("tongue", tongue.name()))
    }

    /// A stack of shields, the uppermost with the sign of the seat.
    fn shields(&self, seat: Seat, sum: u8) -> Markup {
        let below = f32::from(sum.min(SHIELDS) - 1);
        html! {
            svg.shields viewBox="0 0 28 34" aria-hidden="true" {
                @for shield in 0..sum.min(SHIELDS) {
                    ellipse.shield cx="14" cy=(26.0 - 1.7 * f32::from(shield)) rx="12" ry="7.5" {}
                }
                circle.plate cx="14" cy=(26.0 - 1.7 * below) r="6.8" {}
                text.sign x="14" y=(30.2 - 1.7 * below) text-anchor="middle" { (self.pen.sign(seat)) }
            }
        }
    }

    fn field(&self, field: &FieldView) -> Markup {
        let stake = self.view.at_stake() == Some(field.field);
        let free = field.holder.is_none();
        html! {
            span.field.(field.terrain.class()).stake[stake] {
                (field::ground(field.terrain, free.then(|| field.field.name())))
                @match field.holder {
                    Some(seat) => { (self.holder(field, seat)) }
                    None => { (self.newcomer(field)) }
                }
                // The place lies on top and has no text of its own, so that its label says all there is.
                span.over data-place=(Spot::Field(field.field)) role="img"
                    aria-label=(field::label(self.view, field, self.pen)) data-tip=(field::tip(self.view, field, self.pen)) {}
            }
        }
    }

    /// The viewer's viking as it would stand on a free field.
    fn newcomer(&self, field: &FieldView) -> Markup {
        let asked = self.view.viewer.seat().filter(|_| self.view.stage == Stage::Landing && self.view.asks_viewer());
        html! {
            @if let Some(seat) = asked {
                span.holder data-ghost=(Spot::Field(field.field)) { (viking::figure(self.pen, seat)) }
            }
        }
    }

    /// The viking on a field. The one that is fought for may be the next hero, and is called so too: wherever it goes,
    /// it is seen to go there.
    fn holder(&self, field: &FieldView, seat: Seat) -> Markup {
        let viking = html! { span.sailor data-piece={ "on-" (field.field) } { (viking::figure(self.pen, seat)) } };
        let fought_for = self.view.is_fight() && self.view.at_stake() == Some(field.field);
        html! { span.holder { @if fought_for { (self.next_hero(seat, &viking)) } @else { (viking) } } }
    }
}
