//! The fjords: the dragons that lie in them, and where the next one would lie.

use langhus_rules::{Say, Seat};
use maud::{Markup, html};

use super::boat::{self, Lying};
use super::coast::{Coast, Part};
use super::{course, viking};
use crate::way::Spot;
use crate::{Boat, Dragon, Fjord, Lead, Stage};

impl Coast<'_> {
    /// A fjord as a column; `next` is drawn behind its last dragon.
    pub(super) fn fjord(&self, fjord: Fjord, part: &Part<'_>, next: &Markup) -> Markup {
        let tip = self.water(fjord);
        let boats = &self.view.fjords[fjord.index()];
        html! {
            span.fjord data-piece={ "fjord-" (fjord.number()) } data-tip=(tip) {
                span.plaque role="img" aria-label=(tip) { span aria-hidden="true" { (fjord.number()) } }
                @for _ in 0..part.water_before() { span.open-water {} }
                @for (berth, boat) in boats.iter().enumerate().skip(part.first_berth()) {
                    (self.moored(boat, fjord, berth + 1 == boats.len()))
                }
                (self.berth(fjord))
                (next)
            }
        }
    }

    /// What a fjord is, and how many dragons it still takes.
    fn water(&self, fjord: Fjord) -> String {
        let room = usize::from(self.rules.berths[fjord.index()]) - self.view.fjords[fjord.index()].len();
        self.pen.say(&Say::new("tip-fjord").with("fjord", fjord.number()).with("room", room))
    }

    pub(super) fn lying(&self, dragon: Dragon, lead: Lead) -> Lying<'_> {
        Lying { pen: self.pen, dragon, lead, seats: self.rules.seats }
    }

    fn moored(&self, boat: &Boat, fjord: Fjord, is_last: bool) -> Markup {
        let lands = self.view.landing.filter(|landing| is_last && landing.fjord == fjord);
        html! {
            span.boat {
                (self.lying(boat.dragon, boat.lead.unwrap_or(Lead::Bow)).hull(Some(format!("dragon-{}", boat.id.index() + 1))))
                @if lands.is_some() { (self.crew()) }
            }
        }
    }

    /// The vikings that are still aboard the dragon whose crew lands.
    fn crew(&self) -> Markup {
        let Some((fjord, position)) = self.view.ashore() else { return html! {} };
        let landing = usize::from(self.view.landing.map_or(0, |landing| landing.place));
        let first = position - landing as u8;
        html! {
            span.crew {
                @for (number, viking) in self.view.crew.into_iter().enumerate() {
                    @let now = number == landing && self.view.stage != Stage::Hunt;
                    span.berth-of.lands[now && viking.is_some()] {
                        @if let Some(seat) = viking {
                            (self.sailor(number, first + number as u8, fjord, seat, now))
                            @if now && self.view.stage == Stage::Landing { (self.ways(fjord, position, seat)) }
                        }
                    }
                }
            }
        }
    }

    /// A viking aboard. It bears the names of the free fields it could land on, and in a fight that of the next hero: so
    /// wherever it goes, it is seen to go there.
    fn sailor(&self, number: usize, position: u8, fjord: Fjord, seat: Seat, now: bool) -> Markup {
        let drawn =
            html! { span.sailor data-piece=(self.view.sailor(number, seat)) { (viking::figure(self.pen, seat)) } };
        let free = self.view.landings(fjord, position, seat).filter(|field| field.holder.is_none());
        let bound =
            free.fold(drawn, |inner, field| html! { span.sailor data-piece={ "on-" (field.field) } { (inner) } });
        if now && self.view.is_fight() { self.next_hero(seat, &bound) } else { bound }
    }

    pub(super) fn next_hero(&self, seat: Seat, viking: &Markup) -> Markup {
        let heroes = self.view.players[seat.index()].walhalla;
        html! { span.sailor data-piece={ "hero-" (seat) "-" (heroes + 1) } { (viking) } }
    }

    /// Where a dragon can go: one place for each end that may be first, and as a ghost the dragon as it would lie.
    fn berth(&self, fjord: Fjord) -> Markup {
        let full = self.view.fjords[fjord.index()].len() >= usize::from(self.rules.berths[fjord.index()]);
        let asked = self.view.stage == Stage::Sailing && self.view.asks_viewer() && !full;
        let Some(boat) = self.view.dragon.as_ref().filter(|_| asked) else { return html! {} };
        let first = self.view.next_position(fjord);
        // It stands above both ends, so that it does not hide the ghost.
        let tip = [self.water(fjord), self.pen.word("tip-lead")].join("\n");
        html! {
            span.berth data-tip=(tip) {
                @for lead in Lead::ALL {
                    @let word = format!("{}-first", lead.name());
                    span.course data-place=(Spot::Berth(fjord, lead)) {
                        (self.lying(boat.dragon, lead).small(boat::facing(self.view.crew, lead)))
                        span.lead aria-hidden="true" { (self.pen.word(word)) }
                    }
                }
                @for lead in Lead::ALL {
                    span.boat.ghost data-ghost=(Spot::Berth(fjord, lead)) {
                        (self.as_it_would_lie(fjord, first, boat.dragon, lead, boat::facing(self.view.crew, lead)))
                    }
                }
            }
        }
    }

    /// A dragon at a position with its crew from the upper end down, and where each of them could go.
    pub(super) fn as_it_would_lie(
        &self,
        fjord: Fjord,
        first: u8,
        dragon: Dragon,
        lead: Lead,
        crew: [Option<Seat>; 3],
    ) -> Markup {
        self.lying(dragon, lead).manned(crew, |number, seat| self.ways(fjord, first + number as u8, seat))
    }

    /// Where a viking could go from a position: ashore, into a fight, or home.
    pub(super) fn ways(&self, fjord: Fjord, position: u8, owner: Seat) -> Markup {
        let mut ways = self.view.landings(fjord, position, owner).peekable();
        html! {
            @if ways.peek().is_none() { (course::homeward()) }
            @for field in ways { (course::ashore(field.field.tongue() as usize == fjord.index(), field.holder.is_some())) }
        }
    }

    /// The next dragon of a fjord for the rulebook, where its crew could go only if that is the matter.
    pub(super) fn next_dragon(&self, fjord: Fjord, dragon: Dragon, crew: [Option<Seat>; 3], ways: bool) -> Markup {
        let (first, lead) = (self.view.next_position(fjord), Lead::Stern);
        html! {
            span.boat {
                @if ways { (self.as_it_would_lie(fjord, first, dragon, lead, crew)) }
                @else { (self.lying(dragon, lead).manned(crew, |_, _| html! {})) }
            }
        }
    }
}
