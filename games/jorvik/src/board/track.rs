//! The score track: a slim ruler with a banner for each seat.

use langhus_rules::{Say, Seat};
use maud::{Markup, html};

use super::desk::Desk;
use crate::state::Step;

/// The shortest ruler.
const SHORTEST: i16 = 30;
/// How far apart banners with the same points stand.
const ASIDE: i16 = 11;
/// Banners that are fewer points apart would cover each other on a small screen.
const CLOSE: i16 = 3;

impl Desk<'_> {
    /// Where a seat's banner stands: when the game is over everything has been counted on the track.
    fn on_track(&self, seat: Seat) -> i16 {
        let open = &self.view.open;
        if open.step == Step::Over { self.rules.sum(open, seat) as i16 } else { open.player(seat).track }
    }

    pub(super) fn track(&self) -> Markup {
        let points = |seat: Seat| self.on_track(seat);
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
            svg.track height="58" role="img" aria-label=(words.join(", ")) data-tip=(format!("{}\n{}", self.word("tip-track"), words.join("\n"))) {
                line.rail x1="3%" x2="97%" y1="45" y2="45" {}
                @for tick in first..=last {
                    @let five = tick % 5 == 0;
                    line.tick x1=(at(tick)) x2=(at(tick)) y1=(if five { 40 } else { 42 }) y2="45" {}
                    @if five { text.mark x=(at(tick)) y="57" text-anchor="middle" { (tick) } }
                }
                @for (seat, aside, raised) in self.flags() {
                    svg.flag x=(at(points(seat))) y=(if raised { 0 } else { 13 }) data-piece={ "track-" (seat) } {
                        g transform={ "translate(" (aside - 11) " 0)" } {
                            path.{ "edge seat-" (seat) } fill={ "url(#pattern-" (seat) ")" } d=(if raised { "M2 1H20V39L11 44 2 39Z" } else { "M2 1H20V26L11 31 2 26Z" }) {}
                            circle.plate cx="11" cy="9" r="7" {}
                            text.sign x="11" y="13" text-anchor="middle" { (self.pen.sign(seat)) }
                        }
                    }
                }
            }
        }
    }

    /// The seats in the order of their points, with how far each banner stands aside because of others with the same
    /// points, and whether it is raised because another one is close. Raised ones come first, so that they are behind.
    fn flags(&self) -> Vec<(Seat, i16, bool)> {
        let points = |seat: &Seat| self.on_track(*seat);
        let mut seats: Vec<Seat> = self.seats().collect();
        seats.sort_by_key(points);
        let mut flags: Vec<(Seat, i16, bool)> = Vec::new();
        for seat in seats {
            let flag = match flags.last() {
                Some((other, aside, raised)) if points(other) == points(&seat) => (seat, aside + ASIDE, !raised),
                Some((other, _, raised)) if points(&seat) - points(other) < CLOSE => (seat, 0, !raised),
                _ => (seat, 0, false),
            };
            flags.push(flag);
        }
        flags.sort_by_key(|(_, _, raised)| !raised);
        flags
    }
}
