//! How the table looks: HTML and SVG, made from a view and from nothing else.

mod area;
mod boat;
mod card;
mod coast;
mod course;
mod cover;
mod field;
mod figures;
mod hall;
mod icons;
mod quay;
mod reading;
mod sea;
mod viking;

use langhus_board::{Drawn, Mark, Pen, Scene, shapes};
use langhus_rules::{Language, Say};
use maud::{Markup, html};

use crate::{Event, Stage, View, Walhalla};

impl Drawn for Walhalla {
    const STYLE: &'static str = include_str!("style.css");
    /// Whatever can be chosen lies on the table.
    const BUTTONS: &'static [&'static str] = &[];

    fn rulebook(language: Language) -> &'static str {
        match language {
            Language::English => include_str!("../../rulebook/en.md"),
            Language::German => include_str!("../../rulebook/de.md"),
        }
    }

    fn decisions(language: Language) -> Option<&'static str> {
        Some(match language {
            Language::English => include_str!("../../docs/decisions.md"),
            Language::German => include_str!("../../docs/decisions.de.md"),
        })
    }

    fn figure(name: &str, pen: &Pen<'_>) -> Option<Markup> {
        figures::figure(name, pen)
    }

    fn cover() -> Markup {
        cover::cover()
    }

    fn draw(&self, view: &View, pen: &Pen<'_>) -> Scene {
        let land = coast::Coast { rules: self, view, pen }.draw();
        let quay = quay::Quay { rules: self, view, pen }.draw();
        let board = html! {
            div.fjordland {
                div.frame { (land) }
                @if view.stage != Stage::Over { (quay) }
                div.beyond {
                    (hall::worlds(self, view, pen))
                    (hall::piles(self, view, pen))
                    @if let Some(own) = view.own { (card::in_short(pen, own.hand)) }
                }
            }
        };
        let areas = self.all_seats().map(|seat| area::area(view, pen, seat)).collect();
        Scene { status: pen.say(&status(view)), board, areas }
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
        let about = |icon: Option<Markup>, places: Vec<String>| Mark { icon, about: places, headline: false };
        let field = |field: crate::Field| vec![format!("field-{field}")];
        match *event {
            Event::Drawn { .. } => about(Some(icons::dragon()), Vec::new()),
            Event::Sailed { fjord, .. } => about(Some(icons::dragon()), vec![format!("fjord-{}", fjord.number())]),
            Event::Landed { field: at, against: None, .. } => about(Some(icons::fields()), field(at)),
            Event::Landed { field: at, against: Some(_), .. } => about(Some(icons::fight()), field(at)),
            Event::DefenderFell { field: at, .. } | Event::AttackerFell { field: at, .. } => {
                about(Some(icons::walhalla()), field(at))
            }
            Event::Returned { .. } => about(Some(icons::midgard()), Vec::new()),
            Event::Played { .. }
            | Event::Card { .. }
            | Event::Reshuffled
            | Event::NoCard { .. }
            | Event::Shown { .. } => about(Some(icons::cards()), Vec::new()),
            Event::Gained { gain: crate::Gain::Tongue(tongue), .. } => {
                about(Some(shapes::points()), vec![format!("tongue-{}", tongue.letter())])
            }
            Event::Gained { .. } => about(Some(shapes::points()), Vec::new()),
            Event::Supplied { .. } => about(Some(icons::midgard()), Vec::new()),
            Event::WentHome { .. } => about(Some(icons::asgard()), Vec::new()),
            Event::Exodus { .. } => about(Some(icons::walhalla()), Vec::new()),
            Event::RaidOver { .. } | Event::RaidBegan { .. } => {
                Mark { icon: Some(icons::dragon()), headline: true, ..Mark::default() }
            }
            Event::Over => Mark { icon: Some(icons::walhalla()), headline: true, ..Mark::default() },
            Event::Boarded { .. } | Event::Rode { .. } | Event::Laid { .. } | Event::Chosen { .. } => Mark::default(),
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
