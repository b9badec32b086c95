//! What the game says.

use std::fmt::Write;
use std::sync::LazyLock;

use langhus_rules::{Phrasebook, Say, Speaker, Voice};

use crate::{Cell, Event, TicTacToe, View};

static BOOK: LazyLock<Phrasebook> =
    LazyLock::new(|| Phrasebook::new(langhus_rules::in_every_language!("../texts/", ".ftl")));

impl Voice for TicTacToe {
    fn book() -> &'static Phrasebook {
        &BOOK
    }

    fn prompt(&self, _: &View) -> Say {
        Say::new("prompt")
    }

    fn describe(&self, _: &View, cell: Cell) -> Say {
        Say::new("mark").with("cell", cell.0)
    }

    fn path(&self, _: &View, cell: Cell) -> Vec<String> {
        vec![format!("cell-{}", cell.0)]
    }

    fn place(&self, _: &View, place: &str) -> Option<Say> {
        let cell: u8 = place.strip_prefix("cell-")?.parse().ok()?;
        Some(Say::new("cell").with("cell", cell))
    }

    fn tell(&self, event: &Event) -> Option<Say> {
        Some(match event {
            Event::Marked(who, cell) => Say::new("marked").with("who", *who).with("cell", cell.0),
            Event::Won(who) => Say::new("won").with("who", *who),
            Event::Drawn => Say::new("drawn"),
        })
    }

    fn sketch(&self, view: &View, _: &Speaker<'_>) -> String {
        let mut text = String::new();
        for (row, cells) in view.cells.chunks(3).enumerate() {
            for (column, owner) in cells.iter().enumerate() {
                let mark = owner.map_or((row * 3 + column + 1).to_string(), |seat| ["X", "O"][seat.index()].to_owned());
                let _ = write!(text, " {mark}");
            }
            text.push('\n');
        }
        text
    }
}
