//! How the table looks: the wheel on the left, one's own coast beside it, the others' coasts as small maps.

mod buildings;
mod coast;
mod cover;
mod figures;
mod gains;
mod ghosts;
mod hub;
mod mainland;
mod map;
mod marks;
mod people;
mod specials;
mod symbols;
mod tiles;
mod tips;
mod wheel;

use langhus_board::{Area, Drawn, Fact, Mark, Pen, Scene, shapes};
use langhus_rules::{Language, Say, Seat};
use maud::{Markup, html};

use crate::Wikinger;
use crate::event::Event;
use crate::figure::Figure;
use crate::state::Step;
use crate::view::View;

impl Drawn for Wikinger {
    const STYLE: &'static str = include_str!("style.css");
    const BUTTONS: &'static [&'static str] = &["bid-", "pass", "decline", "stop", "each"];

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
        let public = &view.public;
        let status = Say::new(hub::scoring(public.round)).with("round", public.round);
        // On a small screen the wheel makes room while a tile is laid.
        let own_coast = pen.is_mine(public.turn)
            && !matches!(public.step, Step::Bid | Step::Remove | Step::Place | Step::Buy | Step::Special | Step::Over);
        let board = html! { div.wk-board.wk-aside[own_coast] { (self.paint_board(view, pen)) } };
        let area = |seat| Area { seat, facts: self.facts(view, seat, pen), full: self.paint_coast(view, seat, pen) };
        Scene { status: pen.say(&status), board, areas: Seat::all(view.seats).map(area).collect() }
    }

    fn section(&self, view: &View) -> &'static str {
        match view.public.step {
            Step::Bid => "bidding",
            Step::Remove => "removing",
            Step::Place => "placing",
            Step::Buy => "buying",
            Step::First | Step::Start => "start-tile",
            Step::Lay if view.public.bought.tile.sail().is_some() => "ships",
            Step::Lay => "islands",
            Step::Stand => "figures",
            Step::Special => "specials",
            Step::Exchange => "buildings",
            Step::Ferry | Step::Load if self.is_advanced() => "one-figure",
            Step::Ferry | Step::Load | Step::Land => "ferrying",
            Step::Over => "end",
        }
    }

    fn mark(&self, event: &Event) -> Mark {
        marks::mark(event)
    }
}

impl Wikinger {
    fn facts(&self, view: &View, seat: Seat, pen: &Pen<'_>) -> Vec<Fact> {
        let public = &view.public;
        let player = public.of(seat);
        let fact = |icon: Markup, value: String, key: &'static str| Fact { icon, value, label: pen.word(key) };
        let mut facts = vec![fact(shapes::coin(), player.gold.to_string(), "fact-gold")];
        let waiting: u8 = Figure::ALL
            .iter()
            .filter(|figure| **figure != Figure::Boatsman)
            .map(|figure| player.waiting(*figure))
            .sum();
        let boatsmen = player.waiting(Figure::Boatsman);
        facts.push(fact(people::icon(Figure::Boatsman, pen), boatsmen.to_string(), "fact-boatsmen"));
        facts.push(fact(waits_icon(), waiting.to_string(), "fact-waiting"));
        if public.start == seat && public.step != Step::Over {
            facts.push(fact(start_icon(), String::new(), "fact-start"));
        }
        if public.step == Step::Bid && !public.auction.bidders.contains(seat) {
            facts.push(fact(html! {}, pen.word("fact-passed"), "fact-auction"));
        } else if let (Step::Bid, Some(bid), true) = (public.step, public.auction.bid, public.auction.leader == seat) {
            facts.push(fact(html! {}, pen.say(&Say::new("fact-bids").with("bid", bid)), "fact-auction"));
        }
        if !pen.is_mine(seat) {
            facts.push(fact(map::map(view, seat, pen), String::new(), "fact-coast"));
        }
        facts
    }
}

/// Somebody who waits on the mainland.
fn waits_icon() -> Markup {
    html! {
        svg.icon viewBox="0 0 24 24" aria-hidden="true" {
            path.solid d="M8 12C4.6 12.6 3.4 16 3 22H13C12.6 16 11.4 12.6 8 12ZM8 4A3.6 3.6 0 0 1 8 11 3.6 3.6 0 0 1 8 4ZM17 13C14.6 13.4 15 17 15 22H21C20.8 17 20 13.4 17 13ZM17 6.4A3 3 0 0 1 17 12.4 3 3 0 0 1 17 6.4Z" {}
        }
    }
}

/// The figure of the start player is a ship.
fn start_icon() -> Markup {
    html! {
        svg.icon viewBox="0 0 24 24" aria-hidden="true" {
            path.solid d="M1 15C1 12 2 11 3 10 3.4 13 5 14 7 15H17C19 14 20.6 13 21 10 22 11 23 12 23 15 22 19 19 21 15 21H9C5 21 2 19 1 15ZM11 2H13V14H11ZM6 4H18V11Q12 9 6 11Z" {}
        }
    }
}
