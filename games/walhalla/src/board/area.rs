//! What lies before each player: the cards, and of others what they hold. Vikings stand in the table of the worlds.

use langhus_board::{Area, Fact, Pen};
use langhus_rules::{Say, Seat};
use maud::{Markup, html};

use super::{card, field, icons};
use crate::{Terrain, TongueView, View};

/// The area of a seat.
pub(super) fn area(view: &View, pen: &Pen<'_>, seat: Seat) -> Area {
    Area { seat, facts: facts(view, pen, seat), full: full(view, pen, seat) }
}

/// How many fields of these kinds a seat holds.
fn held(view: &View, seat: Seat, kinds: &[Terrain]) -> usize {
    let fields = view.tongues.iter().flat_map(TongueView::fields);
    fields.filter(|field| field.holder == Some(seat) && kinds.contains(&field.terrain)).count()
}

fn facts(view: &View, pen: &Pen<'_>, seat: Seat) -> Vec<Fact> {
    let player = &view.players[seat.index()];
    let fact =
        |icon: Markup, value: usize, key: &'static str| Fact { icon, value: value.to_string(), label: pen.word(key) };
    vec![
        fact(icons::fields(), held(view, seat, &Terrain::ALL), "column-fields"),
        fact(icons::cards(), player.cards.into(), "column-cards"),
    ]
}

fn full(view: &View, pen: &Pen<'_>, seat: Seat) -> Markup {
    let player = &view.players[seat.index()];
    html! {
        div.clan.{ "seat-" (seat) } {
            @match view.own.filter(|_| pen.is_mine(seat)) {
                Some(own) => { (card::hand(pen, own.hand)) }
                None => {
                    (backs(pen, player.cards))
                    (holdings(view, pen, seat))
                    @if !player.discard.is_empty() {
                        p.played {
                            span { (pen.word("has-played")) }
                            @for (kind, count) in player.discard.kinds() { (card::small(pen, kind, count)) }
                        }
                    }
                }
            }
        }
    }
}

/// The fields that a seat holds, by their kinds.
fn holdings(view: &View, pen: &Pen<'_>, seat: Seat) -> Markup {
    html! {
        ul.holdings {
            @for terrain in Terrain::ALL {
                @let count = held(view, seat, &[terrain]);
                @if count > 0 {
                    @let tip = pen.say(&Say::new("holds").with("count", count).with("terrain", terrain.say()));
                    li role="img" aria-label=(tip) data-tip=(tip) {
                        svg.sample.(terrain.class()) viewBox="0 0 28 28" aria-hidden="true" { (field::silhouette(terrain)) }
                        b aria-hidden="true" { (count) }
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
