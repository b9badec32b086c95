//! The three worlds of everybody, what Walhalla is worth, and the piles.

use langhus_board::{Pen, shapes};
use langhus_rules::{Arg, Say, Seat};
use maud::{Markup, html};

use super::{card, icons, viking};
use crate::scoring::WALHALLA_POINTS;
use crate::turn::RAIDS;
use crate::{Colour, Player, View, Walhalla};

/// A world of vikings.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum World {
    Midgard,
    Asgard,
    Walhalla,
}

impl World {
    pub(super) const ALL: [World; 3] = [World::Midgard, World::Asgard, World::Walhalla];

    pub(super) const fn name(self) -> &'static str {
        match self {
            World::Midgard => "midgard",
            World::Asgard => "asgard",
            World::Walhalla => "walhalla",
        }
    }

    /// What a viking in this world is called in motion.
    const fn piece(self) -> &'static str {
        match self {
            World::Walhalla => "hero",
            world => world.name(),
        }
    }

    pub(super) const fn vikings(self, player: &Player) -> u8 {
        match self {
            World::Midgard => player.midgard,
            World::Asgard => player.asgard,
            World::Walhalla => player.walhalla,
        }
    }

    pub(super) fn icon(self) -> Markup {
        match self {
            World::Midgard => icons::midgard(),
            World::Asgard => icons::asgard(),
            World::Walhalla => icons::walhalla(),
        }
    }

    /// How many vikings of a seat are here, and what they can do.
    fn tip(self, seat: Seat, vikings: u8) -> Say {
        Say::new(format!("tip-{}-of", self.name())).with("who", seat).with("vikings", vikings)
    }

    pub(super) fn word(self, pen: &Pen<'_>) -> String {
        pen.word(format!("column-{}", self.name()))
    }
}

/// Vikings in a row, as close as they must stand so that every world has the same room.
fn row(seat: Seat, world: World, vikings: u8) -> Markup {
    let step = (24.0 / (f32::from(vikings) - 1.0).max(1.0)).min(8.0);
    let width = 20.0 + step * f32::from(vikings.max(1) - 1);
    html! {
        svg.row viewBox={ "0 0 " (width) " 29" } aria-hidden="true" {
            @for n in 1..=vikings {
                g data-piece={ (world.piece()) "-" (seat) "-" (n) } { (viking::plain(seat, step * f32::from(n - 1))) }
            }
        }
    }
}

/// Everybody's worlds in one table.
pub(super) fn worlds(rules: &Walhalla, view: &View, pen: &Pen<'_>) -> Markup {
    let worth = if view.raid == RAIDS { "worth-points" } else { "worth-supply" };
    html! {
        table.worlds {
            caption.unseen { (pen.word("the-worlds")) }
            thead {
                tr {
                    td {}
                    @for world in World::ALL {
                        th scope="col" data-tip=(pen.word(format!("tip-{}", world.name()))) { (world.icon()) span.word { (world.word(pen)) } }
                    }
                    th.worth scope="col" data-tip=(pen.word(format!("tip-{worth}"))) { (icons::supply()) span.word { (pen.word(worth)) } }
                }
            }
            tbody {
                @for (seat, player) in rules.all_seats().zip(&view.players) {
                    tr.{ "seat-" (seat) } data-active=(seat == view.active) {
                        th scope="row" data-tip=(pen.name(seat)) { (shapes::banner(pen, seat)) span.name { (pen.name(seat)) } }
                        @for world in World::ALL {
                            @let vikings = world.vikings(player);
                            td data-tip=(pen.say(&world.tip(seat, vikings))) { span.shelf { (row(seat, world, vikings)) b { (vikings) } } }
                        }
                        td.worth data-tip=(pen.word(format!("tip-{worth}"))) { (worth_of(rules, view, seat)) }
                    }
                }
            }
        }
    }
}

/// What a seat's place in Walhalla would bring now: vikings, or points at the end.
fn worth_of(rules: &Walhalla, view: &View, seat: Seat) -> String {
    if view.raid < RAIDS {
        return format!("+{}", rules.components.supply[view.walhalla_place(seat)]);
    }
    let heroes = std::array::from_fn(|n| view.players.get(n).map_or(0, |player| player.walhalla));
    format!("+{}", crate::scoring::majority(&heroes, WALHALLA_POINTS)[seat.index()])
}

/// The dragon pile, the draw pile and the discards.
pub(super) fn piles(rules: &Walhalla, view: &View, pen: &Pen<'_>) -> Markup {
    let discarded = view.discarded();
    let discards = Say::new("tip-discards").with("cards", discarded.say());
    html! {
        ul.piles {
            li data-tip=(pen.say(&dragons_left(rules, view))) {
                (icons::dragon()) span { (pen.word("pile-dragons")) } b { (view.dragons_left) }
            }
            li data-tip=(pen.word("tip-cards")) { (card::back()) span { (pen.word("pile-cards")) } b { (view.cards_left) } }
            li data-tip=(pen.say(&discards)) { (icons::cards()) span { (pen.word("pile-discards")) } b { (discarded.total()) } }
        }
    }
}

/// Which dragons are still to come: everybody can tell from those that lie in the fjords.
fn dragons_left(rules: &Walhalla, view: &View) -> Say {
    let seen: Vec<_> = view.fjords.iter().flatten().chain(&view.dragon).map(|boat| boat.id.index()).collect();
    let dragons = rules.components.dragons.iter().enumerate().filter(|(id, _)| !seen.contains(id));
    let left: Vec<_> = dragons.map(|(_, dragon)| *dragon).collect();
    let of = |colour: Colour| {
        let places: Vec<Arg> = left.iter().filter(|d| d.colour == colour).map(|d| d.coloured.say().into()).collect();
        (!places.is_empty())
            .then(|| Arg::Say(Say::new("dragons-of").with("colour", colour.say()).with("places", places)))
    };
    let list: Vec<Arg> = Colour::ALL.into_iter().filter_map(of).collect();
    if list.is_empty() { Say::new("sketch-no-dragons") } else { Say::new("tip-dragons").with("list", list) }
}
