//! What lies before each player: cards, and the three worlds.

use langhus_board::{Area, Fact, Pen};
use langhus_rules::{Say, Seat};
use maud::{Markup, html};

use super::hall::{self, World};
use super::{card, icons};
use crate::View;

/// The area of a seat.
pub(super) fn area(view: &View, pen: &Pen<'_>, seat: Seat) -> Area {
    Area { seat, facts: facts(view, pen, seat), full: full(view, pen, seat) }
}

fn facts(view: &View, pen: &Pen<'_>, seat: Seat) -> Vec<Fact> {
    let player = &view.players[seat.index()];
    let fields = view.tongues.iter().flat_map(crate::TongueView::fields).filter(|field| field.holder == Some(seat));
    let fact = |icon: Markup, value: usize, label: String| Fact { icon, value: value.to_string(), label };
    let world = |world: World| fact(world.icon(), world.vikings(player).into(), world.word(pen));
    let mut facts: Vec<_> = World::ALL.map(world).into();
    facts.push(fact(icons::fields(), fields.count(), pen.word("column-fields")));
    facts.push(fact(icons::cards(), player.cards.into(), pen.word("column-cards")));
    facts
}

fn full(view: &View, pen: &Pen<'_>, seat: Seat) -> Markup {
    let player = &view.players[seat.index()];
    html! {
        div.clan.{ "seat-" (seat) } {
            @match view.own.filter(|_| pen.is_mine(seat)) {
                Some(own) => { (card::hand(pen, own.hand)) }
                None => { (backs(pen, player.cards)) }
            }
            div.shelves {
                @for world in World::ALL {
                    @let vikings = world.vikings(player);
                    div.shelf-of data-tip=(pen.word(format!("tip-{}", world.name()))) {
                        span.shelf-name { (world.icon()) " " (world.word(pen)) " " b { (vikings) } }
                        div.shelf-board { (hall::row(seat, world, vikings, false)) }
                    }
                }
            }
        }
    }
}

fn backs(pen: &Pen<'_>, cards: u8) -> Markup {
    let label = pen.say(&Say::new("cards-hidden").with("count", cards));
    html! {
        div.backs role="img" aria-label=(label) data-tip=(label) { @for _ in 0..cards { (card::back()) } }
    }
}
