//! The land: the board's coast at the top, tongues running down, fjords with their dragons.

use langhus_board::Pen;
use langhus_rules::{Say, Seat};
use maud::{Markup, html};

use super::boat::{self, FJORD};
use super::field::{self, HEIGHT, WIDTH};
use super::sea;
use crate::land::DRAGON_LENGTH;
use crate::{Boat, FieldView, Fjord, Lead, Stage, Tongue, TongueView, View, Walhalla};

/// The height of the board's strip, of a tip, and of the sums below the tips.
pub(super) const COAST: f32 = 58.0;
const TIP: f32 = 36.0;
const SUMS: f32 = 46.0;
/// The width of three tongues and four fjords.
pub(super) const ACROSS: f32 = 3.0 * WIDTH + 4.0 * FJORD;

/// The left edge of a tongue.
pub(super) fn tongue_x(tongue: Tongue) -> f32 {
    FJORD + f32::from(tongue as u8) * (WIDTH + FJORD)
}

/// The middle of a fjord.
pub(super) fn fjord_x(fjord: Fjord) -> f32 {
    fjord.index() as f32 * (WIDTH + FJORD) + FJORD / 2.0
}

/// The upper edge of a position, counted from 0 next to the board.
pub(super) fn row_y(position: u8) -> f32 {
    COAST + f32::from(position) * HEIGHT
}

/// The middle of a place of a dragon.
pub(super) fn seat_y(position: u8) -> f32 {
    row_y(position) + HEIGHT / 2.0
}

/// The middle of a dragon whose first place lies at this position.
pub(super) fn berth_y(position: u8) -> f32 {
    seat_y(position + 1)
}

/// The land as a viewer sees it.
pub(super) struct Coast<'a> {
    pub(super) rules: &'a Walhalla,
    pub(super) view: &'a View,
    pub(super) pen: &'a Pen<'a>,
}

impl Coast<'_> {
    fn height(&self) -> f32 {
        let tongue = |tongue: &TongueView| row_y(2 * tongue.tiles.len() as u8) + 2.0 * TIP + SUMS;
        let tongues = self.view.tongues.iter().map(tongue);
        let fjords = self.rules.berths.iter().map(|berths| row_y(berths * DRAGON_LENGTH) + 8.0);
        tongues.chain(fjords).fold(0.0, f32::max)
    }

    pub(super) fn draw(&self) -> Markup {
        let height = self.height();
        html! {
            svg.land viewBox={ "0 0 " (ACROSS) " " (height) } role="group" aria-label=(self.pen.word("the-land")) {
                (self.scenery(height))
                @if self.view.stage == Stage::Sailing && self.view.asks_viewer() {
                    @for fjord in Fjord::ALL { (self.ghosts(fjord)) }
                }
            }
        }
    }

    /// A part of the land with something drawn over it, for the rulebook.
    pub(super) fn part(&self, [x, y, width, height]: [f32; 4], over: &Markup) -> Markup {
        html! {
            svg.g-walhalla.land viewBox={ (x) " " (y) " " (width) " " (height) } aria-hidden="true" { (self.scenery(self.height())) (over) }
        }
    }

    fn scenery(&self, height: f32) -> Markup {
        html! {
            rect.sea width=(ACROSS) height=(height) rx="6" {}
            (sea::waves(height))
            (sea::shore())
            @for fjord in Fjord::ALL { (self.fjord(fjord, height)) }
            @for tongue in &self.view.tongues { (self.tongue(tongue)) }
            (self.crew())
            (self.arrows())
        }
    }

    fn is_full(&self, fjord: Fjord) -> bool {
        self.view.fjords[fjord.index()].len() >= usize::from(self.rules.berths[fjord.index()])
    }

    fn fjord(&self, fjord: Fjord, height: f32) -> Markup {
        let x = fjord_x(fjord);
        let next = row_y(self.view.next_position(fjord));
        let room = usize::from(self.rules.berths[fjord.index()]) - self.view.fjords[fjord.index()].len();
        let tip = Say::new("tip-fjord").with("fjord", fjord.number()).with("room", room);
        html! {
            g.fjord data-place={ "fjord-" (fjord.number()) } data-tip=(self.pen.say(&tip)) {
                rect.water x=(x - FJORD / 2.0) y=(COAST) width=(FJORD) height=(height - COAST) {}
                @if !self.is_full(fjord) {
                    rect.berth.lights x=(x - FJORD / 2.0 + 3.0) y=(next + 2.0) width=(FJORD - 6.0) height=(boat::LENGTH - 4.0) rx="24" {}
                }
                @for (berth, boat) in self.view.fjords[fjord.index()].iter().enumerate() {
                    (self.moored(boat, x, berth_y(berth as u8 * DRAGON_LENGTH)))
                }
                circle.plaque cx=(x) cy="30" r="13" {}
                text.plaque-text x=(x) y="35" text-anchor="middle" { (fjord.number()) }
            }
        }
    }

    fn moored(&self, boat: &Boat, x: f32, y: f32) -> Markup {
        let seats = self.rules.seats;
        let lead = boat.lead.unwrap_or(Lead::Bow);
        html! {
            g.moored data-piece={ "dragon-" (boat.id.index() + 1) } data-tip=(boat::tip(self.pen, boat.dragon, seats))
                transform={ "translate(" (x) " " (y) ")" } { (boat::dragon(self.pen, boat.dragon, lead, seats)) }
        }
    }

    fn tongue(&self, tongue: &TongueView) -> Markup {
        let x = tongue_x(tongue.tongue);
        let end = row_y(2 * tongue.tiles.len() as u8);
        let tips = [(tongue.inner, "tip-inner", end), (tongue.outer, "tip-outer", end + TIP)];
        html! {
            text.letter x=(x + WIDTH / 2.0) y="36" text-anchor="middle" { (tongue.tongue.name()) }
            @for tile in &tongue.tiles {
                @let [near, far] = &tile.fields;
                rect.tile x=(x - 1.0) y=(row_y(near.field.number() - 1) + 0.5) width=(WIDTH + 2.0) height=(2.0 * HEIGHT - 1.0) rx="5" {}
                (self.field(near, x)) (self.field(far, x))
            }
            g data-piece={ "tongue-" (tongue.tongue.letter()) } {
                @for (points, key, y) in tips {
                    @let say = Say::new(key).with("tongue", tongue.tongue.name()).with("points", points);
                    g.tip data-tip=(self.pen.say(&say)) {
                        @if key == "tip-inner" {
                            path.cape d={ "M" (x - 1.5) " " (y + 1.0) "h" (WIDTH + 3.0) "l-5 " (TIP - 2.0) "h-" (WIDTH - 7.0) "Z" } {}
                        } @else {
                            path.cape d={ "M" (x + 4.0) " " (y + 1.0) "h" (WIDTH - 8.0) "c-2 16-12 30-" (WIDTH / 2.0 - 4.0) " " (TIP - 2.0) "-14-4-24-18-" (WIDTH / 2.0 - 4.0) "-" (TIP - 2.0) "Z" } {}
                        }
                        text.points x=(x + WIDTH / 2.0) y=(y + 24.0) text-anchor="middle" { (points) }
                    }
                }
                (self.sums(tongue.tongue, end + 2.0 * TIP))
            }
        }
    }

    /// Who has how much in the majority of a tongue, the leaders in bold.
    fn sums(&self, tongue: Tongue, y: f32) -> Markup {
        let middle = tongue_x(tongue) + WIDTH / 2.0;
        let mut sums: Vec<(Seat, u8)> = self
            .rules
            .all_seats()
            .map(|seat| (seat, self.view.strength(tongue, seat)))
            .filter(|(_, sum)| *sum > 0)
            .collect();
        sums.sort_by_key(|(_, sum)| std::cmp::Reverse(*sum));
        let width = 29.0;
        let left = middle - width * sums.len() as f32 / 2.0;
        html! {
            @for (n, (seat, sum)) in sums.into_iter().enumerate() {
                @let tip = Say::new("tip-sum").with("who", seat).with("sum", sum).with("tongue", tongue.name());
                g.sum data-tip=(self.pen.say(&tip)) transform={ "translate(" (left + width * n as f32) " " (y + 8.0) ")" } {
                    rect.chip width="27" height="30" rx="4" {}
                    rect.swatch.{ "seat-" (seat) } x="2" y="2" width="23" height="12" rx="2" {}
                    circle.plate cx="13.5" cy="8" r="5.5" {}
                    text.sign.small x="13.5" y="11.2" text-anchor="middle" { (self.pen.sign(seat)) }
                    text.number x="13.5" y="26.5" text-anchor="middle" { (sum) }
                }
            }
        }
    }

    fn field(&self, field: &FieldView, x: f32) -> Markup {
        let y = row_y(field.field.number() - 1);
        let stake = self.view.at_stake() == Some(field.field);
        html! {
            g.field.(field.terrain.class()).stake[stake] data-place={ "field-" (field.field) }
                data-tip=(field::tip(self.view, field, self.pen)) transform={ "translate(" (x) " " (y) ")" } {
                (field::ground(field.terrain, field.holder.is_none().then(|| field.field.name())))
                @if let Some(seat) = field.holder { (self.holder(field, seat)) }
            }
        }
    }

    /// The viking on a field. The one that is fought for may be the next hero, and is called so too: wherever it goes,
    /// it is seen to go there.
    fn holder(&self, field: &FieldView, seat: Seat) -> Markup {
        let viking = html! { g data-piece={ "on-" (field.field) } { (field::holder(self.pen, seat)) } };
        let fights = matches!(self.view.stage, Stage::Attack | Stage::Defence);
        if fights && self.view.at_stake() == Some(field.field) { self.next_hero(seat, &viking) } else { viking }
    }

    fn next_hero(&self, seat: Seat, viking: &Markup) -> Markup {
        let heroes = self.view.players[seat.index()].walhalla;
        html! { g data-piece={ "hero-" (seat) "-" (heroes + 1) } { (viking) } }
    }

    /// The vikings that are still aboard the dragon whose crew lands.
    fn crew(&self) -> Markup {
        let Some((fjord, position)) = self.view.ashore() else { return html! {} };
        let landing = self.view.landing.map_or(0, |landing| landing.place);
        let first = position - landing;
        let fights = matches!(self.view.stage, Stage::Attack | Stage::Defence);
        html! {
            @for (number, viking) in self.view.crew.into_iter().enumerate() {
                @if let Some(seat) = viking {
                    @let here = first + number as u8;
                    @let now = number == usize::from(landing);
                    g.aboard.lands[now] {
                        @if now { circle.ring cx=(fjord_x(fjord)) cy=(seat_y(here)) r="18" {} }
                        @let drawn = boat::sitting(self.pen, seat, fjord_x(fjord), seat_y(here));
                        @let named = self.bound_for(fjord, here, seat, drawn);
                        @if now && fights { (self.next_hero(seat, &named)) } @else { (named) }
                    }
                }
            }
        }
    }

    /// A viking aboard bears the names of the free fields it could land on, so that it is seen to go there.
    fn bound_for(&self, fjord: Fjord, position: u8, seat: Seat, viking: Markup) -> Markup {
        let free = self.view.landings(fjord, position, seat).filter(|field| field.holder.is_none());
        free.fold(viking, |inner, field| html! { g data-piece={ "on-" (field.field) } { (inner) } })
    }

    /// Arrows to the fields on which the viking whose turn it is may land.
    fn arrows(&self) -> Markup {
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
                g.way.home transform={ "translate(" (x) " " (y) ")" } {
                    path.shaft d="M-14 0A14 14 0 1 1 0 14" {}
                    path.barb d="M6 8 0 14 7 19" {}
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
    fn ghosts(&self, fjord: Fjord) -> Markup {
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
            g.ghost data-ghost={ "fjord-" (fjord.number()) } { (small(Lead::Bow, -15.0)) (small(Lead::Stern, 15.0)) }
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
