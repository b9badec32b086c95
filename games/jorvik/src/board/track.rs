//! The score track: a slim ruler with a banner for each seat.

use langhus_rules::{Say, Seat};
use maud::{Markup, html};

use super::desk::Desk;

/// The shortest ruler.
const SHORTEST: i16 = 30;

impl Desk<'_> {
    pub(super) fn track(&self) -> Markup {
        let points = |seat: Seat| self.view.open.player(seat).track;
        let least = self.seats().map(points).min().unwrap_or(0).min(0);
        let most = self.seats().map(points).max().unwrap_or(0).max(SHORTEST);
        let (first, last) = (least.div_euclid(5) * 5, (most + 4).div_euclid(5) * 5);
        // A margin of three percent on either side, so that banners at the ends are whole.
        let at = |points: i16| format!("{:.2}%", 3.0 + 94.0 * f32::from(points - first) / f32::from(last - first));
        let words: Vec<String> = self
            .seats()
            .map(|seat| self.say(&Say::new("track-of").with("who", seat).with("points", points(seat))))
            .collect();
        html! {
            svg.track height="48" role="img" aria-label=(words.join(", ")) data-tip=(format!("{}\n{}", self.word("tip-track"), words.join("\n"))) {
                line.rail x1="3%" x2="97%" y1="34" y2="34" {}
                @for tick in first..=last {
                    @let five = tick % 5 == 0;
                    line.tick x1=(at(tick)) x2=(at(tick)) y1=(if five { 29 } else { 31 }) y2="34" {}
                    @if five { text.mark x=(at(tick)) y="47" text-anchor="middle" { (tick) } }
                }
                @for seat in self.seats() {
                    @let before = self.seats().take_while(|other| *other != seat).filter(|other| points(*other) == points(seat)).count();
                    svg.flag x=(at(points(seat))) y="2" data-piece={ "track-" (seat) } {
                        g transform={ "translate(" (-11 + 15 * before as i16) " 0)" } {
                            path.{ "edge seat-" (seat) } fill={ "url(#pattern-" (seat) ")" } d="M2 1H20V26L11 31 2 26Z" {}
                            circle.plate cx="11" cy="12" r="7" {}
                            text.sign x="11" y="16" text-anchor="middle" { (self.pen.sign(seat)) }
                        }
                    }
                }
            }
        }
    }
}
