//! What the lines of the log look like, and what they speak of.

use langhus_board::{Mark, shapes};
use maud::Markup;

use super::{art, card};
use crate::Schiffbauer;
use crate::card::Card;
use crate::event::Event;
use crate::places::Place;

impl Schiffbauer {
    pub(super) fn log_mark(&self, event: &Event) -> Mark {
        let of = |number: Card| Mark {
            icon: Some(card::sign(self.deck.kind(number))),
            about: vec![self.deck.name(number)],
            headline: false,
        };
        let with = |icon: Markup, about: Vec<String>| Mark { icon: Some(icon), about, headline: false };
        match *event {
            Event::Day { .. } | Event::Over => Mark { headline: true, ..Mark::default() },
            Event::Packet { .. } | Event::Reshuffled { .. } => with(art::hand(), Vec::new()),
            Event::Kept { card: Some(card), .. }
            | Event::SetAside { card: Some(card), .. }
            | Event::Drew { card: Some(card), .. } => of(card),
            Event::Played { card, .. }
            | Event::Discarded { card, .. }
            | Event::ToolGone { card, .. }
            | Event::ToolUsed { card, .. }
            | Event::Staffed { card, .. }
            | Event::Finished { card, .. }
            | Event::Removed { card, .. }
            | Event::Lured { card, .. } => of(card),
            Event::Took { seat, good, .. }
            | Event::Gave { seat, good }
            | Event::Bought { seat, good, .. }
            | Event::Returned { seat, good, .. } => {
                Mark { about: vec![Place::Goods(seat, good).to_string()], ..Mark::default() }
            }
            Event::Stolen { from, to, good } => Mark {
                about: vec![Place::Goods(from, good).to_string(), Place::Goods(to, good).to_string()],
                ..Mark::default()
            },
            Event::TookWorkers { .. } | Event::GaveWorkers { .. } | Event::WorkersLeft { .. } => {
                with(art::worker(), Vec::new())
            }
            Event::GainedGold { seat, .. } | Event::LostGold { seat, .. } | Event::Income { seat, .. } => {
                with(shapes::coin(), vec![Place::Coast(seat).to_string()])
            }
            Event::Protected { .. } | Event::WatchOver { .. } => with(art::shield(), Vec::new()),
            Event::Kept { .. } | Event::SetAside { .. } | Event::Drew { .. } | Event::Ended { .. } => Mark::default(),
        }
    }
}
