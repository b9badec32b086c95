//! What is what, in a few words: the fields, the tips, the stacks, the lengths of the tongues.

use langhus_board::Pen;
use langhus_rules::Say;
use maud::{Markup, html};

use super::field;
use crate::{Terrain, View};

/// A kind of field for each line, with the kinds it stands for.
const KINDS: [(&str, &[Terrain]); 4] = [
    ("cult", &[Terrain::Cult]),
    ("forest", &[Terrain::Forest2, Terrain::Forest3]),
    ("village", &[Terrain::Village1, Terrain::Village2]),
    ("wheat", &[Terrain::Wheat]),
];

pub(super) fn legend(view: &View, pen: &Pen<'_>) -> Markup {
    html! {
        section.legend aria-label=(pen.word("legend")) {
            h2 { (pen.word("legend")) }
            ul {
                @for (kind, terrains) in KINDS {
                    li data-tip=(effects(pen, terrains)) {
                        svg.sample.(kind) viewBox="0 0 28 28" aria-hidden="true" { (field::silhouette(terrains[terrains.len() - 1])) }
                        span { (pen.word(format!("legend-{kind}"))) }
                    }
                }
                li data-tip=(pen.word("legend-tips-more")) { span.sample.number aria-hidden="true" { "8" } span { (pen.word("legend-tips")) } }
                li data-tip=(pen.word("legend-bench-more")) { span.sample.round aria-hidden="true" {} span { (pen.word("legend-bench")) } }
            }
            p.lengths data-tip=(pen.word("lengths-more")) { (pen.say(&lengths(view))) }
        }
    }
}

/// What the kinds of fields in a line do.
fn effects(pen: &Pen<'_>, terrains: &[Terrain]) -> String {
    let effect = |terrain: &Terrain| {
        let effect = pen.word(format!("effect-{}", terrain.name()));
        format!("{}: {effect}", pen.say(&terrain.say()))
    };
    terrains.iter().map(effect).collect::<Vec<_>>().join("\n")
}

/// How long the tongues of this table are, in words.
fn lengths(view: &View) -> Say {
    let tiles = |n: usize| view.tongues.get(n).map_or(0, |tongue| tongue.tiles.len());
    let [a, b, c] = [tiles(0), tiles(1), tiles(2)];
    if a == b && b == c {
        return Say::new("lengths-equal").with("tiles", a);
    }
    Say::new("lengths").with("a", a).with("b", b).with("c", c)
}
