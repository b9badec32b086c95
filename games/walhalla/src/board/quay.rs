//! The quay beside the land: the dragon that was drawn, with places to be filled, or what is being decided.

use langhus_board::Pen;
use langhus_rules::{Say, Seat};
use maud::{Markup, html};

use super::boat::Lying;
use super::{card, field, icons, viking};
use crate::way::Spot;
use crate::{Boat, Dragon, FieldView, Lead, Place, Stage, View, Walhalla};

/// The quay as a viewer sees it.
pub(super) struct Quay<'a> {
    pub(super) rules: &'a Walhalla,
    pub(super) view: &'a View,
    pub(super) pen: &'a Pen<'a>,
}

impl Quay<'_> {
    pub(super) fn draw(&self) -> Markup {
        html! {
            section.quay.(self.view.stage.name()) {
                h2 { (self.pen.say(&self.title())) }
                @match self.view.stage {
                    Stage::Boarding | Stage::Riding | Stage::Sailing => {
                        @if let Some(boat) = &self.view.dragon { (self.dragon(boat)) }
                    }
                    Stage::Landing | Stage::Attack | Stage::Defence | Stage::Hunt => { (self.meeting()) }
                    Stage::Secret => { (self.laid()) }
                    Stage::Over => {}
                }
            }
        }
    }

    fn title(&self) -> Say {
        let view = self.view;
        let say = Say::new(format!("quay-{}", view.stage.name()));
        let asked = view.awaited.first().unwrap_or(view.active);
        match view.stage {
            Stage::Boarding | Stage::Sailing => say.with("who", view.active),
            Stage::Riding | Stage::Landing => say.with("who", asked),
            Stage::Attack => say.with("who", asked).with("other", view.opponent()).with("field", self.stake()),
            Stage::Defence => say.with("who", view.opponent()).with("other", asked).with("field", self.stake()),
            Stage::Hunt => say.with("who", asked).with("field", self.stake()),
            Stage::Secret => say.with("raid", view.raid),
            Stage::Over => Say::new("sketch-over"),
        }
    }

    fn stake(&self) -> Say {
        self.view.at_stake().map_or(Say::new("field-unknown"), |field| self.view.name_field(field))
    }

    /// The drawn dragon, large, with its crew. Whoever boards says of every place whether a viking goes there: on the place
    /// itself, or beside it.
    fn dragon(&self, boat: &Boat) -> Markup {
        let lying = Lying { pen: self.pen, dragon: boat.dragon, lead: Lead::Bow, seats: self.rules.seats };
        html! {
            div.drawn {
                span.boat {
                    (lying.hull(Some(format!("dragon-{}", boat.id.index() + 1))))
                    span.crew data-tip=(lying.tip()) { @for place in Place::ALL { span.berth-of { (self.seat(boat.dragon, place)) } } }
                }
                @for place in Place::ALL { (self.beside(boat.dragon, place)) }
            }
        }
    }

    /// The seat of whoever is asked now, if that is the viewer.
    fn asked(&self, stage: Stage) -> Option<Seat> {
        self.view.viewer.seat().filter(|_| self.view.stage == stage && self.view.asks_viewer())
    }

    /// A place of the dragon: whoever sits there, or who could.
    fn seat(&self, dragon: Dragon, place: Place) -> Markup {
        if let Some(seat) = self.view.crew[place as usize] {
            let piece = self.view.sailor(place as usize, seat);
            return html! { span.sailor data-piece=(piece) { (viking::figure(self.pen, seat)) } };
        }
        let boards = self.asked(Stage::Boarding).filter(|_| self.view.to_fill().any(|other| other == place));
        let rides = self.asked(Stage::Riding).filter(|_| dragon.coloured == place);
        let name = if rides.is_some() { Spot::Ride } else { Spot::Fill(place) };
        html! {
            @if let Some(you) = boards.or(rides) {
                span.seat-place data-place=(name) {
                    span.sailor data-ghost=(name) { (viking::figure(self.pen, you)) }
                }
            }
        }
    }

    /// What is to be known of a place: its name, whose it is, and how to leave it empty.
    fn beside(&self, dragon: Dragon, place: Place) -> Markup {
        let boards = self.asked(Stage::Boarding).is_some() && self.view.to_fill().any(|other| other == place);
        html! {
            div.beside data-tip=(self.seat_tip(dragon, place)) {
                strong { (self.pen.say(&place.say())) }
                @if boards {
                    span.leave {
                        (self.pen.word("leave-it"))
                        span.over data-place=(Spot::LeaveEmpty(place)) data-tip=(self.pen.word("tip-leave-empty")) {}
                    }
                } @else if place == dragon.coloured {
                    small { (self.owner(dragon)) }
                }
            }
        }
    }

    /// Whose the coloured place is, in a few words.
    fn owner(&self, dragon: Dragon) -> String {
        match dragon.colour.seat(self.rules.seats) {
            Some(owner) => self.pen.say(&Say::new("seat-of").with("who", owner)),
            None => self.pen.word("seat-of-nobody"),
        }
    }

    fn seat_tip(&self, dragon: Dragon, place: Place) -> String {
        if place != dragon.coloured {
            return self.pen.say(&Say::new("tip-seat").with("place", place.say()));
        }
        let owner = dragon.colour.seat(self.rules.seats);
        self.pen.say(&match owner {
            Some(who) => Say::new("tip-seat-own").with("place", place.say()).with("who", who),
            None => Say::new("tip-seat-nobody").with("place", place.say()),
        })
    }

    /// Whoever lands or fights, and the field it is about.
    fn meeting(&self) -> Markup {
        let Some(landing) = self.view.landing else { return html! {} };
        let lander = match self.view.stage {
            Stage::Hunt => None,
            _ => self.view.crew.get(usize::from(landing.place)).copied().flatten(),
        };
        let stake = self.view.at_stake().and_then(|field| self.view.field(field));
        if self.view.stage == Stage::Landing {
            return self.shores(lander);
        }
        html! {
            div.meeting {
                @if let Some(seat) = lander { (viking::figure(self.pen, seat)) }
                @if lander.is_some() && stake.is_some() { (icons::fight()) }
                @if let Some(view) = stake { (self.field(view, None)) }
            }
            p.matter { (self.pen.word(format!("matter-{}", self.view.stage.name()))) }
        }
    }

    /// The fields on which the viking whose turn it is could land, and what they do.
    fn shores(&self, lander: Option<Seat>) -> Markup {
        let (Some((fjord, position)), Some(owner)) = (self.view.ashore(), lander) else { return html! {} };
        html! {
            ul.shores {
                @for field in self.view.landings(fjord, position, owner) {
                    li data-tip=(field::tip(self.view, field, self.pen)) {
                        (self.field(field, Some(field.field.name())))
                        span { (self.pen.word(format!("legend-{}", field.terrain.class()))) }
                    }
                }
            }
        }
    }

    /// A field with whoever stands on it.
    fn field(&self, view: &FieldView, name: Option<String>) -> Markup {
        html! {
            span.field.(view.terrain.class()) data-tip=(field::tip(self.view, view, self.pen)) {
                (field::ground(view.terrain, name.filter(|_| view.holder.is_none())))
                @if let Some(seat) = view.holder { span.holder { (viking::figure(self.pen, seat)) } }
            }
        }
    }

    /// The viewer's own cards that lie face down.
    fn laid(&self) -> Markup {
        let laid = self.view.own.map(|own| own.laid).filter(|laid| !laid.is_empty());
        html! {
            p.matter { (self.pen.word("matter-secret")) }
            @if let Some(laid) = laid {
                div.laid {
                    span { (self.pen.word("laid-out")) }
                    @for (kind, count) in laid.kinds() { (card::small(self.pen, kind, count)) }
                }
            }
        }
    }
}
