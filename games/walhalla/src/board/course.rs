//! Where a dragon would lie and where its crew could go, shown before it happens.

use langhus_rules::Seat;
use maud::{Markup, html};

use super::boat::{self, FJORD};
use super::coast::{Coast, berth_y, fjord_x, row_y, seat_y, tongue_x};
use super::field::{HEIGHT, WIDTH};
use crate::land::DRAGON_LENGTH;
use crate::{Fjord, Lead, Stage};

impl Coast<'_> {
    /// Arrows to the fields on which the viking whose turn it is may land.
    pub(super) fn arrows(&self) -> Markup {
        let Some((fjord, position)) = self.view.ashore().filter(|_| self.view.stage == Stage::Landing) else {
            return html! {};
        };
        let owner = self.view.awaited.first().unwrap_or(self.view.active);
        self.ways(fjord, position, owner)
    }

    /// Where a viking could go from a place of a dragon: ashore, into a fight, or home.
    pub(super) fn ways(&self, fjord: Fjord, position: u8, owner: Seat) -> Markup {
        let (x, y) = (fjord_x(fjord), seat_y(position));
        let mut ways = self.view.landings(fjord, position, owner).peekable();
        if ways.peek().is_none() {
            return html! {
                g.homeward transform={ "translate(" (x + 18.0) " " (y + 10.0) ")" } {
                    circle.plate r="9" {}
                    path.house d="M0-6.5 7 0H4.5V5.5H-4.5V0H-7Z" {}
                }
            };
        }
        html! {
            @for field in ways {
                @let right = tongue_x(field.field.tongue()) > x;
                @let turn = if right { "" } else { " scale(-1 1)" };
                g.way.fight[field.holder.is_some()] transform={ "translate(" (x) " " (y) ")" (turn) } {
                    path.shaft d="M19 0H37" {}
                    @if field.holder.is_some() { path.barb d="M31-6 43 6M43-6 31 6" {} } @else { path.barb d="M31-6 38 0 31 6" {} }
                }
            }
        }
    }

    /// The dragon as it would lie in a fjord: both ways round until an end is chosen, then with where its crew could go.
    pub(super) fn ghosts(&self, fjord: Fjord) -> Markup {
        let Some(boat) = self.view.dragon.as_ref().filter(|_| !self.is_full(fjord)) else { return html! {} };
        let (x, first, seats) = (fjord_x(fjord), self.view.next_position(fjord), self.rules.seats);
        let y = berth_y(first);
        let small = |lead: Lead, side: f32| {
            html! {
                g transform={ "translate(" (x + side) " " (y) ") scale(.52 .9)" } {
                    (boat::dragon(self.pen, boat.dragon, lead, seats))
                    @for (number, viking) in boat::facing(self.view.crew, lead).into_iter().enumerate() {
                        @if let Some(seat) = viking { (boat::sitting(self.pen, seat, 0.0, boat::seat_at(number))) }
                    }
                }
            }
        };
        html! {
            g.ghost data-ghost={ "fjord-" (fjord.number()) } {
                (small(Lead::Bow, -15.0)) (small(Lead::Stern, 15.0))
                @for field in (first..first + DRAGON_LENGTH).flat_map(|position| self.view.beside(fjord, position)) {
                    @let (x, y) = (tongue_x(field.field.tongue()), row_y(field.field.number() - 1));
                    rect.reach x=(x + 1.5) y=(y + 1.5) width=(WIDTH - 3.0) height=(HEIGHT - 3.0) rx="3" {}
                }
            }
            @for lead in Lead::ALL {
                g.ghost data-ghost={ "fjord-" (fjord.number()) " " (lead.place().name()) "-first" } {
                    rect.veil x=(x - FJORD / 2.0 + 1.0) y=(y - boat::LENGTH / 2.0) width=(FJORD - 2.0) height=(boat::LENGTH) {}
                    g transform={ "translate(" (x) " " (y) ")" } { (boat::dragon(self.pen, boat.dragon, lead, seats)) }
                    @for (number, viking) in boat::facing(self.view.crew, lead).into_iter().enumerate() {
                        @if let Some(seat) = viking {
                            (boat::sitting(self.pen, seat, x, seat_y(first + number as u8)))
                            (self.ways(fjord, first + number as u8, seat))
                        }
                    }
                }
            }
        }
    }
}
