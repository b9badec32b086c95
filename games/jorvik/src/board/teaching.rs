//! What there is for whoever does not know the game yet: facts, a player aid, a guided first game.

use std::sync::LazyLock;

use langhus_board::{Facts, Teaching, Weight};
use langhus_rules::{Language, Phrasebook, in_every_language};

/// What is said in the guided game, and about each kind of question.
static WORDS: LazyLock<Phrasebook> = LazyLock::new(|| Phrasebook::new(in_every_language!("../../lessons/", ".ftl")));

pub(super) fn teaching() -> Teaching {
    Teaching { script: include_str!("../../lessons/first.toml"), words: &WORDS }
}

pub(super) fn aid(language: Language) -> &'static str {
    in_every_language!("../../rulebook/aid.", ".md")[language.index()]
}

pub(super) fn facts() -> Facts {
    Facts { minutes: 45..=60, weight: Weight::Medium, best: 4, age: 10, handovers: 198 }
}
