//! How the table looks.
//!
//! Above lies the market: the pile with its back, the discards, the village square and the supply; beside it every rival
//! in one line, so that whatever can be struck is in sight. Below is the own yard by the sea, with what the ships in its
//! workshops lack, and at the lower edge the own hand, in the morning with the packet above it.

mod art;
mod brush;
mod card;
mod cover;
mod emblems;
mod faces;
mod figures;
mod ghosts;
mod hulls;
mod market;
mod marks;
mod rivals;
mod scenes;
mod strip;
mod teaching;
mod workshop;
mod yard;

use langhus_board::{Area, Drawn, Fact, Facts, Mark, Pen, Scene, Teaching, shapes};
use langhus_rules::{Language, Say};
use maud::{Markup, html};

use crate::state::{PASSES, Step};
use crate::view::{BoardView, View};
use crate::{Event, Schiffbauer, evening};
use brush::Brush;

impl Drawn for Schiffbauer {
    const PICTURE: Option<&'static [u8]> = Some(include_bytes!("picture.png"));
    const STYLE: &'static str = concat!(
        include_str!("style/colours.css"),
        include_str!("style/pieces.css"),
        include_str!("style/cards.css"),
        include_str!("style/slips.css"),
        include_str!("style/market.css"),
        include_str!("style/rivals.css"),
        include_str!("style/yard.css"),
        include_str!("style/workshop.css"),
        include_str!("style/stage.css"),
        include_str!("style/narrow.css"),
        include_str!("style/bench.css"),
        include_str!("style/phone.css"),
        include_str!("style/figures.css"),
    );
    const TIE_BREAK: Option<&'static str> = Some("tie-break");
    const BUTTONS: &'static [&'static str] = &["end", "enough", "alone"];

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
        figures::draw(name, pen)
    }

    fn cover() -> Markup {
        cover::draw()
    }

    fn draw(&self, view: &View, pen: &Pen<'_>) -> Scene {
        let brush = Brush { rules: self, view, pen };
        Scene {
            status: brush.status(),
            board: brush.middle(),
            areas: view.boards.iter().map(|board| brush.area(board)).collect(),
        }
    }

    fn section(&self, view: &View) -> &'static str {
        match view.step {
            Step::Start => "setup",
            Step::Draft => "morning",
            Step::Work => "afternoon",
            Step::Aim(_) => "attacks",
            Step::Sage { .. } => "drawing",
            Step::Give { .. } | Step::Take { .. } => "exchange",
            Step::Staff { .. } => "finishing",
            Step::Surplus => "surplus",
            Step::Over => "scoring",
        }
    }

    fn mark(&self, event: &Event) -> Mark {
        self.log_mark(event)
    }
}

impl Brush<'_> {
    fn status(&self) -> String {
        let view = self.view;
        let phase = match view.step {
            Step::Start => Say::new("phase-start"),
            Step::Draft => Say::new("phase-morning").with("pass", view.pass + 1).with("passes", PASSES),
            Step::Surplus => Say::new("phase-evening"),
            Step::Over => Say::new("phase-over"),
            _ => Say::new("phase-afternoon"),
        };
        self.say(&Say::new("sketch-head").with("day", view.day).with("phase", phase).with("who", view.start))
    }

    /// What lies between the players. Who plays has the packet of the morning above the hand; who watches sees it here.
    fn middle(&self) -> Markup {
        html! {
            div.sb-middle.sb-dawn[self.view.step == Step::Draft && self.view.seat().is_some()] {
                (scenes::mountains())
                (self.market())
                (self.rivals())
                @if self.view.seat().is_none() { (self.packet()) }
            }
        }
    }

    fn area(&self, board: &BoardView) -> Area {
        let mine = self.mine(board);
        let full = html! {
            div.sb-area.sb-own[mine] { @if mine { (self.strip(board)) } (self.yard(board, mine)) }
        };
        Area { seat: board.seat, facts: self.facts(board), full }
    }

    fn facts(&self, board: &BoardView) -> Vec<Fact> {
        let goods: u8 = board.mill.iter().sum();
        let fact = |icon, value: String, key| Fact { icon, value, label: self.word(key) };
        vec![
            fact(art::ship(), format!("{}/{}", board.ships.len(), evening::LAST_SHIP), "board-fact-ships"),
            fact(shapes::coin(), board.gold.to_string(), "board-fact-gold"),
            fact(art::worker(), board.workers.to_string(), "board-fact-workers"),
            fact(art::mill(), format!("{goods}/{}", board.mill_limit), "board-fact-goods"),
            fact(art::shield(), board.fleet.military.to_string(), "board-fact-military"),
            fact(art::hand(), board.hand.to_string(), "board-fact-hand"),
        ]
    }
}
