//! How the table looks.
//!
//! In the middle lie the pile with its back, the discards, the village square and the supply, and in the morning the
//! packet; beside them every rival in one line, so that whatever can be struck is in sight. Below is the own hand, and
//! the own board as in the box: fleet above, tool left, buildings right, craftsmen below.

mod art;
mod brush;
mod card;
mod cover;
mod emblems;
mod figures;
mod ghosts;
mod hulls;
mod marks;
mod middle;
mod shore;
mod workshop;

use langhus_board::{Area, Drawn, Fact, Mark, Pen, Scene, shapes};
use langhus_rules::{Language, Say};
use maud::{Markup, html};

use crate::state::{PASSES, Step};
use crate::view::{BoardView, View};
use crate::{Event, Schiffbauer, evening, places};
use brush::Brush;

impl Drawn for Schiffbauer {
    const STYLE: &'static str = include_str!("style.css");
    const BUTTONS: &'static [&'static str] = &[places::END, places::ENOUGH, places::ALONE];

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
        figures::draw(name, pen)
    }

    fn cover() -> Markup {
        cover::draw()
    }

    fn draw(&self, view: &View, pen: &Pen<'_>) -> Scene {
        let brush = Brush { rules: self, view, pen, shorts: &brush::shorts(self, pen) };
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

    fn area(&self, board: &BoardView) -> Area {
        let mine = self.mine(board);
        let full = html! {
            div.sb-area {
                div.sb-above { @if mine { (self.hand(board)) } (self.fleet(board, mine)) }
                (self.shore(board, mine))
            }
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
