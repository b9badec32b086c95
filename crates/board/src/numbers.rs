//! The numbers of a player: points, what they are made of, and what others want to know at a glance.

use langhus_rules::Say;
use maud::{Markup, html};

use crate::sheet::{Player, Sheet};
use crate::{Fact, shapes};

pub(crate) fn score(sheet: &Sheet, score: i32) -> Markup {
    let label = sheet.words(&Say::new("points").with("n", score));
    html! { span.score data-count=(score) aria-label=(label) role="img" { (shapes::points()) (score) } }
}

pub(crate) fn items(sheet: &Sheet, player: &Player) -> Markup {
    html! {
        @if player.items.is_empty() {
            p.empty { (sheet.word("no-points")) }
        } @else {
            table.items {
                caption.unseen { (sheet.word("items")) }
                tbody {
                    @for item in &player.items { tr { th scope="row" { (item.text) } td { (item.points) } } }
                }
                tfoot { tr { th scope="row" { (sheet.word("sum")) } td { (player.score) } } }
            }
        }
    }
}

pub(crate) fn facts(facts: &[Fact]) -> Markup {
    html! {
        ul.facts {
            @for fact in facts {
                li data-tip=(fact.label) { (fact.icon) span aria-hidden="true" { (fact.value) } span.unseen { (fact.label) ": " (fact.value) } }
            }
        }
    }
}
