//! How the table looks: the wheel on the land, one's own coast beside it, the others' coasts as small maps.

mod bids;
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
mod measure;
mod people;
mod shore;
mod signs;
mod specials;
mod symbols;
mod teaching;
mod tiles;
mod tips;
mod wheel;

use langhus_board::{Area, Drawn, Fact, Facts, Mark, Pen, Scene, Teaching, shapes};
use langhus_rules::{Language, Say, Seat};
use maud::{Markup, html};

use crate::Wikinger;
use crate::event::Event;
use crate::figure::Figure;
use crate::state::Step;
use crate::view::View;

impl Drawn for Wikinger {
    const PICTURE: Option<&'static [u8]> = Some(include_bytes!("picture.png"));
    const STYLE: &'static str = concat!(
        include_str!("style/wheel.css"),
        include_str!("style/coast.css"),
        include_str!("style/mainland.css"),
        include_str!("style/stage.css"),
        include_str!("style/phone.css"),
    );
    const TIE_BREAK: Option<&'static str> = Some("tie-break");
    const BUTTONS: &'static [&'static str] = &["pass", "decline", "stop", "each"];

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
        let public = &view.public;
        let status = Say::new(hub::scoring(public.round)).with("round", public.round);
        // On a small screen the wheel makes room while a tile is laid.
        let own_coast = pen.is_mine(public.turn)
            && !matches!(public.step, Step::Bid | Step::Remove | Step::Place | Step::Buy | Step::Special | Step::Over);
        // Who only watches has no coast of their own: all of them lie beside the wheel.
        let watches = pen.viewer.seat().is_none();
        let board = html! {
            div.wk-board.wk-aside[own_coast] { (self.paint_board(view, pen)) }
            @if watches {
                div.wk-coasts.{ "wk-coasts-" (view.seats) } {
                    @for seat in Seat::all(view.seats) {
                        section.wk-watched.{ "seat-" (seat) } aria-label=(coast::coast_label(seat, pen)) {
                            p { (shapes::banner(pen, seat)) (pen.name(seat)) }
                            (self.paint_coast(view, seat, pen))
                        }
                    }
                }
            }
        };
        let full = |seat| {
            if watches {
                html! {}
            } else {
                self.paint_coast(view, seat, pen)
            }
        };
        let area = |seat| Area { seat, facts: self.facts(view, seat, pen), full: full(seat) };
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
        // One's own figures stand on the mainland beside the wheel.
        if !pen.is_mine(seat) {
            let others = Figure::ALL.iter().filter(|figure| **figure != Figure::Boatsman);
            let waiting: u8 = others.map(|figure| player.waiting(*figure)).sum();
            let boatsmen = player.waiting(Figure::Boatsman);
            facts.push(fact(people::icon(Figure::Boatsman, pen), boatsmen.to_string(), "fact-boatsmen"));
            facts.push(fact(waits_icon(), waiting.to_string(), "fact-waiting"));
        }
        if public.start == seat && public.step != Step::Over {
            facts.push(fact(start_icon(), String::new(), "fact-start"));
        }
        if public.step == Step::Bid && !public.auction.bidders.contains(seat) {
            facts.push(fact(html! {}, pen.word("fact-passed"), "fact-auction"));
        } else if let (Step::Bid, Some(bid), true) = (public.step, public.auction.bid, public.auction.leader == seat) {
            facts.push(fact(html! {}, pen.say(&Say::new("fact-bids").with("bid", bid)), "fact-auction"));
        }
        if !pen.is_mine(seat) {
            facts.extend(self.last_gains(view, seat, pen));
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
