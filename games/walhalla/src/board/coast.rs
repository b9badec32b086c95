//! The land: the board's coast at the top, tongues running down, fjords with their dragons.

use langhus_board::Pen;
use langhus_rules::{Say, Seat};
use maud::{Markup, html};

use super::boat::{self, FJORD};
use super::field::{self, HEIGHT, WIDTH};
use super::sea;
use crate::land::DRAGON_LENGTH;
use crate::scoring::majority;
use crate::{Boat, FieldView, Fjord, Lead, Stage, Tongue, TongueView, View, Walhalla};

/// The height of the board's strip, of a tip, and of the sums below the tips.
pub(super) const COAST: f32 = 58.0;
const TIP: f32 = 36.0;
const SUMS: f32 = 54.0;
/// Land that is longer than this would be too small if all of it had to be in sight.
const LONG: f32 = 740.0;
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
            svg.land.long[height > LONG] viewBox={ "0 0 " (ACROSS) " " (height) } role="group" aria-label=(self.pen.word("the-land")) {
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
            (self.places())
            (self.crew())
            (self.arrows())
        }
    }

    pub(super) fn is_full(&self, fjord: Fjord) -> bool {
        self.view.fjords[fjord.index()].len() >= usize::from(self.rules.berths[fjord.index()])
    }

    fn fjord(&self, fjord: Fjord, height: f32) -> Markup {
        let x = fjord_x(fjord);
        let next = row_y(self.view.next_position(fjord));
        let room = usize::from(self.rules.berths[fjord.index()]) - self.view.fjords[fjord.index()].len();
        let tip = self.pen.say(&Say::new("tip-fjord").with("fjord", fjord.number()).with("room", room));
        html! {
            g.fjord data-place={ "fjord-" (fjord.number()) } role="img" aria-label=(tip) data-tip=(tip) {
                rect.water x=(x - FJORD / 2.0) y=(COAST) width=(FJORD) height=(height - COAST) {}
                @if !self.is_full(fjord) {
                    rect.berth.lights x=(x - FJORD / 2.0 + 3.0) y=(next + 2.0) width=(FJORD - 6.0) height=(boat::LENGTH - 4.0) rx="24" {}
                }
            }
            @for (berth, boat) in self.view.fjords[fjord.index()].iter().enumerate() {
                (self.moored(boat, x, berth_y(berth as u8 * DRAGON_LENGTH)))
            }
            circle.plaque cx=(x) cy="30" r="13" {}
            text.plaque-text x=(x) y="35" text-anchor="middle" { (fjord.number()) }
        }
    }

    fn moored(&self, boat: &Boat, x: f32, y: f32) -> Markup {
        let seats = self.rules.seats;
        let lead = boat.lead.unwrap_or(Lead::Bow);
        let tip = boat::tip(self.pen, boat.dragon, seats);
        html! {
            g.moored data-piece={ "dragon-" (boat.id.index() + 1) } role="img" aria-label=(tip) data-tip=(tip)
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

    /// Who has how much in the majority of a tongue, and what it would score now.
    fn sums(&self, tongue: Tongue, y: f32) -> Markup {
        let TongueView { inner, outer, .. } = self.view.tongues[tongue as usize];
        let sums = self.view.strengths(tongue);
        let points = majority(&sums, (outer.into(), inner.into()));
        let mut present: Vec<Seat> = self.rules.all_seats().filter(|seat| sums[seat.index()] > 0).collect();
        present.sort_by_key(|seat| std::cmp::Reverse(sums[seat.index()]));
        let width = 29.0;
        let left = tongue_x(tongue) + WIDTH / 2.0 - width * present.len() as f32 / 2.0;
        html! {
            @for (n, seat) in present.into_iter().enumerate() {
                @let (sum, points) = (sums[seat.index()], points[seat.index()]);
                @let say = Say::new("tip-sum").with("who", seat).with("sum", sum).with("points", points).with("tongue", tongue.name());
                @let tip = self.pen.say(&say);
                g.sum role="img" aria-label=(tip) data-tip=(tip) transform={ "translate(" (left + width * n as f32) " " (y + 5.0) ")" } {
                    rect.chip width="27" height="31" rx="4" {}
                    rect.swatch.{ "seat-" (seat) } x="2" y="2" width="23" height="13" rx="2" {}
                    circle.plate cx="13.5" cy="8.5" r="6" {}
                    text.sign.small x="13.5" y="11.7" text-anchor="middle" { (self.pen.sign(seat)) }
                    text.number x="13.5" y="27" text-anchor="middle" { (sum) }
                    @if points > 0 { text.gains x="13.5" y="43" text-anchor="middle" { "+" (points) } }
                }
            }
        }
    }

    fn field(&self, field: &FieldView, x: f32) -> Markup {
        let y = row_y(field.field.number() - 1);
        let stake = self.view.at_stake() == Some(field.field);
        html! {
            g.field.(field.terrain.class()).stake[stake] transform={ "translate(" (x) " " (y) ")" } {
                (field::ground(field.terrain, field.holder.is_none().then(|| field.field.name())))
                @match field.holder {
                    Some(seat) => { (self.holder(field, seat)) }
                    None => { (self.newcomer(field)) }
                }
            }
        }
    }

    /// The places of all fields. They lie over the fields and have no text of their own, so that their labels say all
    /// there is; those that can be chosen lie on top and are larger, for fingers.
    fn places(&self) -> Markup {
        let target = self.view.ashore().filter(|_| self.view.stage == Stage::Landing && self.view.asks_viewer());
        let is_open = |field: &FieldView| {
            target.is_some_and(|(fjord, position)| {
                let owner = self.view.viewer.seat().unwrap_or(self.view.active);
                self.view.landings(fjord, position, owner).any(|open| open.field == field.field)
            })
        };
        let fields = self.view.tongues.iter().flat_map(TongueView::fields);
        let (open, shut): (Vec<_>, Vec<_>) = fields.partition(|field| is_open(field));
        html! {
            @for field in shut { (self.place(field, 0.0)) }
            @for field in open { (self.place(field, 6.0)) }
        }
    }

    fn place(&self, field: &FieldView, larger: f32) -> Markup {
        let (x, y) = (tongue_x(field.field.tongue()) + 1.0, row_y(field.field.number() - 1) + 1.0 - larger);
        let label = field::label(self.view, field, self.pen);
        html! {
            rect.over.lights data-place={ "field-" (field.field) } role="img" aria-label=(label)
                data-tip=(field::tip(self.view, field, self.pen))
                x=(x) y=(y) width=(WIDTH - 2.0) height=(HEIGHT - 2.0 + 2.0 * larger) rx="3" {}
        }
    }

    /// The viewer's viking as it would stand on a free field.
    fn newcomer(&self, field: &FieldView) -> Markup {
        let asked = self.view.viewer.seat().filter(|_| self.view.stage == Stage::Landing && self.view.asks_viewer());
        html! {
            @if let Some(seat) = asked {
                g data-ghost={ "field-" (field.field) } { (field::holder(self.pen, seat)) }
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
                    @let now = number == usize::from(landing) && self.view.stage != Stage::Hunt;
                    g.aboard.lands[now] {
                        @if now { circle.ring cx=(fjord_x(fjord)) cy=(seat_y(here)) r="18" {} }
                        @let drawn = html! {
                            g data-piece=(self.view.sailor(number, seat)) { (boat::sitting(self.pen, seat, fjord_x(fjord), seat_y(here))) }
                        };
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
}
