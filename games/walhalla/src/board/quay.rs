//! The quay beside the land: the dragon that was drawn, and what is being decided.

use langhus_board::Pen;
use langhus_rules::{Say, Seat};
use maud::{Markup, html};

use super::boat;
use super::{card, field, icons, viking};
use crate::{Boat, Card, Lead, Place, Places, Stage, View, Walhalla};

/// The quay as a viewer sees it.
pub(super) struct Quay<'a> {
    pub(super) rules: &'a Walhalla,
    pub(super) view: &'a View,
    pub(super) pen: &'a Pen<'a>,
}

impl Quay<'_> {
    pub(super) fn draw(&self) -> Markup {
        html! {
            div.quay.asked[self.view.asks_viewer()].(self.view.stage.name()) {
                h2 { (self.pen.say(&self.title())) }
                div.scene {
                    @match self.view.stage {
                        Stage::Boarding | Stage::Riding | Stage::Sailing => {
                            @if let Some(boat) = &self.view.dragon { (self.dragon(boat)) }
                        }
                        Stage::Landing | Stage::Attack | Stage::Defence | Stage::Hunt => { (self.meeting()) }
                        Stage::Secret => { (self.laid()) }
                        Stage::Over => {}
                    }
                    @if self.view.asks_viewer() { div.options { (self.options()) } }
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

    /// The drawn dragon, large, with its crew.
    fn dragon(&self, boat: &Boat) -> Markup {
        let seats = self.rules.seats;
        html! {
            svg.dragon.drawn viewBox="-34 -68 124 136" role="img" aria-label=(boat::tip(self.pen, boat.dragon, seats)) {
                g data-piece={ "dragon-" (boat.id.index() + 1) } data-tip=(boat::tip(self.pen, boat.dragon, seats)) {
                    (boat::dragon(self.pen, boat.dragon, Lead::Bow, seats))
                }
                @for (number, place) in Place::ALL.into_iter().enumerate() {
                    text.seat-name x="37" y=(boat::seat_at(number) + 4.0) { (self.pen.say(&place.say())) }
                    @if let Some(seat) = self.view.crew[number] {
                        g data-piece=(self.view.sailor(number, seat)) { (boat::sitting(self.pen, seat, 0.0, boat::seat_at(number))) }
                    }
                }
                @for (place, crew) in self.crews().into_iter().chain(self.passenger()) {
                    g data-ghost=(place) {
                        @for (number, viking) in crew.into_iter().enumerate() {
                            @if let Some(seat) = viking { (boat::sitting(self.pen, seat, 0.0, boat::seat_at(number))) }
                        }
                    }
                }
            }
        }
    }

    /// Whoever lands or fights, and the field it is about.
    fn meeting(&self) -> Markup {
        let Some(landing) = self.view.landing else { return html! {} };
        let lander = match self.view.stage {
            Stage::Hunt => None,
            _ => self.view.crew.get(usize::from(landing.place)).copied().flatten(),
        };
        html! {
            @if let Some(seat) = lander {
                svg.figure-of viewBox="0 0 28 36" aria-hidden="true" { (viking::signed(self.pen, seat, 14.0, 18.0, 1.2)) }
            }
            @if let Some(field) = self.view.at_stake().and_then(|field| self.view.field(field)) {
                @if lander.is_some() { (icons::fight()) }
                (field_picture(self.pen, field))
            }
        }
    }

    /// The viewer's own cards that lie face down.
    fn laid(&self) -> Markup {
        let Some(own) = self.view.own else { return html! {} };
        html! {
            @if !own.laid.is_empty() {
                div.laid {
                    span { (self.pen.word("laid-out")) }
                    @for (kind, count) in own.laid.kinds() { (card::small(self.pen, kind, count)) }
                }
            }
        }
    }

    fn option(&self, place: &str, picture: &Markup, caption: Option<&str>) -> Markup {
        let tip = self.view.name_place(place).map(|say| self.pen.say(&say));
        html! {
            div.option {
                (picture)
                @if let Some(key) = caption { span aria-hidden="true" { (self.pen.word(key.to_owned())) } }
                div.over data-place=(place) data-tip=[tip] {}
            }
        }
    }

    fn options(&self) -> Markup {
        match self.view.stage {
            Stage::Boarding => self.boarding(),
            Stage::Riding => self.riding(),
            Stage::Sailing => self.ends(),
            Stage::Landing => self.banks(),
            Stage::Attack => self.with_card(Card::Attack, "option-no-attack"),
            Stage::Hunt => self.with_card(Card::Hunt, "option-no-hunt"),
            Stage::Defence => self.defences(),
            Stage::Secret => self.secret(),
            Stage::Over => html! {},
        }
    }

    /// Every crew that the viewer may send aboard, with its place.
    fn crews(&self) -> Vec<(String, [Option<Seat>; 3])> {
        let asked = self.view.viewer.seat().filter(|_| self.view.stage == Stage::Boarding && self.view.asks_viewer());
        let (Some(boat), Some(you)) = (&self.view.dragon, asked) else { return Vec::new() };
        let own = boat.dragon.colour.seat(self.rules.seats) == Some(you);
        let midgard = self.view.players[you.index()].midgard;
        let open = |places: &Places| places.len() <= midgard && (own || !places.contains(boat.dragon.coloured));
        let crew = |places: Places| (places.crew(), Place::ALL.map(|place| places.contains(place).then_some(you)));
        (0..Places::SETS).map(Places::numbered).filter(open).map(crew).collect()
    }

    /// The crew with the viewer's viking in the coloured place, if the viewer is asked for one.
    fn passenger(&self) -> Option<(String, [Option<Seat>; 3])> {
        let asked = self.view.viewer.seat().filter(|_| self.view.stage == Stage::Riding && self.view.asks_viewer());
        let (boat, you) = self.view.dragon.as_ref().zip(asked)?;
        let mut crew = self.view.crew;
        crew[boat.dragon.coloured as usize] = Some(you);
        Some(("ride".to_owned(), crew))
    }

    fn small(&self, boat: &Boat, lead: Lead, crew: [Option<Seat>; 3]) -> Markup {
        boat::picture(self.pen, boat.dragon, lead, crew, self.rules.seats)
    }

    fn boarding(&self) -> Markup {
        let Some(boat) = &self.view.dragon else { return html! {} };
        html! { @for (place, crew) in self.crews() { (self.option(&place, &self.small(boat, Lead::Bow, crew), None)) } }
    }

    fn riding(&self) -> Markup {
        let (Some(boat), Some((place, crew))) = (&self.view.dragon, self.passenger()) else { return html! {} };
        html! {
            (self.option(&place, &self.small(boat, Lead::Bow, crew), Some("option-ride")))
            (self.option("stay", &icons::midgard(), Some("option-stay")))
        }
    }

    /// Either end first, as the dragon would lie.
    fn ends(&self) -> Markup {
        let Some(boat) = &self.view.dragon else { return html! {} };
        html! {
            @for lead in Lead::ALL {
                @let name = format!("{}-first", lead.place().name());
                (self.option(&name, &self.small(boat, lead, boat::facing(self.view.crew, lead)), Some(&name)))
            }
        }
    }

    fn banks(&self) -> Markup {
        let (Some((fjord, position)), Some(you)) = (self.view.ashore(), self.view.viewer.seat()) else {
            return html! {};
        };
        html! {
            @for field in self.view.landings(fjord, position, you) {
                (self.option(&format!("field-{}", field.field), &field_picture(self.pen, field), None))
            }
        }
    }

    /// The cards that may be laid out, and the end of it.
    fn secret(&self) -> Markup {
        let tick = html! { svg.icon viewBox="0 0 24 24" aria-hidden="true" { path.stroke d="M4 13 10 19 20 5" {} } };
        html! {
            @for card in Card::RAID_END { (self.card_option(card)) }
            (self.option("done", &tick, Some("option-done")))
        }
    }

    fn card_option(&self, card: Card) -> Markup {
        let held = self.view.own.is_some_and(|own| own.hand.holds(card));
        let caption = format!("card-{}", card.name());
        html! { @if held { (self.option(&format!("hand-{}", card.name()), &icons::emblem(card), Some(&caption))) } }
    }

    fn with_card(&self, card: Card, without: &str) -> Markup {
        let none = html! { svg.icon.none viewBox="0 0 24 24" aria-hidden="true" { path.stroke d="M6 3H18V21H6ZM3 21 21 3" {} } };
        html! { (self.card_option(card)) (self.option("no-card", &none, Some(without))) }
    }

    fn defences(&self) -> Markup {
        let Some(you) = self.view.viewer.seat() else { return html! {} };
        let may_win = self.view.players[you.index()].walhalla > 0;
        let fallen = html! {
            svg.outcome viewBox="0 0 84 44" aria-hidden="true" {
                (viking::signed(self.pen, you, 14.0, 23.0, 1.3))
                path.stroke d="M32 23H44M39 17 45 23 39 29" {}
                g.hall-roof transform="translate(50 8) scale(1.35)" { (icons::hall()) }
            }
        };
        let held = self.view.at_stake().and_then(|field| self.view.field(field));
        html! {
            (self.option("lose", &fallen, Some("option-lose")))
            @if let Some(field) = held.filter(|_| may_win) { (self.option("win", &field_picture(self.pen, field), Some("option-win"))) }
            (self.card_option(Card::Shield))
        }
    }
}

/// A field with whoever stands on it, as a picture of its own.
fn field_picture(pen: &Pen<'_>, view: &crate::FieldView) -> Markup {
    let name = view.holder.is_none().then(|| view.field.name());
    html! {
        svg.field-picture viewBox="-1 -1 62 44" aria-hidden="true" {
            g.field.(view.terrain.class()) {
                (field::ground(view.terrain, name))
                @if let Some(seat) = view.holder { (field::holder(pen, seat)) }
            }
        }
    }
}
