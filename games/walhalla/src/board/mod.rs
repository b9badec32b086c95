//! How the table looks: HTML and SVG, made from a view and from nothing else.

mod area;
mod boat;
mod card;
mod coast;
mod course;
mod cover;
mod field;
mod figures;
mod fjord;
mod hall;
mod icons;
mod legend;
mod quay;
mod reading;
mod sea;
mod teaching;
mod tongue;
mod viking;

use langhus_board::{Declines, Drawn, Facts, Mark, Pen, Scene, Standing, Teaching};
use langhus_rules::{Language, Say};
use maud::{Markup, html};

use self::icons::Sign;
use crate::way::Spot;
use crate::{Action, Event, Field, Gain, Stage, View, Walhalla};

impl Drawn for Walhalla {
    const PICTURE: Option<&'static [u8]> = Some(include_bytes!("picture.png"));
    const STYLE: &'static str = concat!(
        include_str!("style/colours.css"),
        include_str!("style/stage.css"),
        include_str!("style/land.css"),
        include_str!("style/pieces.css"),
        include_str!("style/vikings.css"),
        include_str!("style/timber.css"),
        include_str!("style/quay.css"),
        include_str!("style/hall.css"),
        include_str!("style/cards.css"),
        include_str!("style/figures.css"),
    );
    const BUTTONS: &'static [&'static str] = &["stay", "no-card", "lose", "win", "done"];

    fn rulebook(language: Language) -> &'static str {
        langhus_rules::in_every_language!("../../rulebook/", ".md")[language.index()]
    }

    fn decisions(language: Language) -> Option<&'static str> {
        Some(langhus_rules::in_every_language!("../../docs/decisions.", ".md")[language.index()])
    }

    fn aid(language: Language) -> Option<&'static str> {
        Some(teaching::aid(language))
    }

    fn facts() -> Option<Facts> {
        Some(teaching::facts())
    }

    fn teaching() -> Option<Teaching> {
        Some(teaching::teaching())
    }

    fn figure(name: &str, pen: &Pen<'_>) -> Option<Markup> {
        figures::figure(name, pen)
    }

    fn cover() -> Markup {
        cover::cover()
    }

    fn draw(&self, view: &View, pen: &Pen<'_>) -> Scene {
        let board = html! {
            div.fjordland {
                (sea::sea())
                (coast::Coast { rules: self, view, pen }.draw())
                @if view.stage != Stage::Over { (quay::Quay { rules: self, view, pen }.draw()) }
                (hall::worlds(self, view, pen))
                div.stores { (hall::piles(self, view, pen)) (legend::legend(view, pen)) }
            }
        };
        let areas = self.all_seats().map(|seat| area::area(view, pen, seat)).collect();
        Scene { status: pen.say(&status(view)), board, areas }
    }

    const STANDING: &'static [Standing] = &[
        Standing { kind: "rides", label: "standing-rides", priced: false },
        Standing { kind: "attacks", label: "standing-attacks", priced: false },
        Standing { kind: "hunts", label: "standing-hunts", priced: false },
    ];

    fn declines(&self, view: &View) -> Option<Declines<Action>> {
        let (kind, decline) = match view.stage {
            Stage::Riding => ("rides", Action::Ride(false)),
            Stage::Attack => ("attacks", Action::Attack(false)),
            Stage::Hunt => ("hunts", Action::Hunt(false)),
            _ => return None,
        };
        view.viewer.seat().filter(|seat| view.awaited.contains(*seat))?;
        Some(Declines { kind, decline, price: None })
    }

    fn section(&self, view: &View) -> &'static str {
        match view.stage {
            Stage::Boarding => "boarding",
            Stage::Riding => "riding",
            Stage::Sailing => "sailing",
            Stage::Landing => "landing",
            Stage::Attack | Stage::Defence => "fight",
            Stage::Hunt => "hunt",
            Stage::Secret => "secret",
            Stage::Over => "game-end",
        }
    }

    fn mark(&self, event: &Event) -> Mark {
        let plain = |sign: Sign| Mark { icon: Some(sign.plain()), ..Mark::default() };
        let about = |sign: Sign, place: String| Mark { about: vec![place], ..plain(sign) };
        let at = |sign: Sign, field: Field| about(sign, Spot::Field(field).to_string());
        let headline = |sign: Sign| Mark { headline: true, ..plain(sign) };
        match *event {
            Event::Drawn { .. } | Event::Boarded { .. } | Event::Rode { .. } => plain(Sign::Dragon),
            Event::Sailed { fjord, .. } => about(Sign::Dragon, format!("fjord-{}", fjord.number())),
            Event::Landed { field, against: None, .. } => at(Sign::Field, field),
            Event::Landed { field, against: Some(_), .. } => at(Sign::Fight, field),
            Event::DefenderFell { field, .. } | Event::AttackerFell { field, .. } => at(Sign::Walhalla, field),
            Event::Returned { .. } | Event::Supplied { .. } => plain(Sign::Midgard),
            Event::Played { .. }
            | Event::Card { .. }
            | Event::NoCard { .. }
            | Event::Laid { .. }
            | Event::Chosen { .. }
            | Event::Shown { .. }
            | Event::Reshuffled => plain(Sign::Cards),
            Event::Gained { gain: Gain::Tongue(tongue), .. } => about(Sign::Points, Spot::Tongue(tongue).to_string()),
            Event::Gained { .. } => plain(Sign::Points),
            Event::WentHome { .. } => plain(Sign::Asgard),
            Event::Exodus { .. } => plain(Sign::Walhalla),
            Event::RaidOver { .. } | Event::RaidBegan { .. } => headline(Sign::Dragon),
            Event::Over => headline(Sign::Walhalla),
        }
    }
}

/// Where the game stands, in a few words.
fn status(view: &View) -> Say {
    match view.stage {
        Stage::Over => Say::new("sketch-over"),
        _ => Say::new("status-raid").with("raid", view.raid).with("dragons", view.dragons_left),
    }
}
