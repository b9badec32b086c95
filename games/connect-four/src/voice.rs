//! What the game says.

use std::fmt::Write;
use std::sync::LazyLock;

use langhus_rules::{Phrasebook, Say, Speaker, Voice};

use crate::{Column, ConnectFour, Event, View};

static BOOK: LazyLock<Phrasebook> =
    LazyLock::new(|| Phrasebook::new(langhus_rules::in_every_language!("../texts/", ".ftl")));

impl Voice for ConnectFour {
    fn book() -> &'static Phrasebook {
        &BOOK
    }

    fn prompt(&self, _: &View) -> Say {
        Say::new("prompt")
    }

    fn describe(&self, _: &View, column: Column) -> Say {
        Say::new("drop").with("column", column.number())
    }

    fn path(&self, _: &View, column: Column) -> Vec<String> {
        vec![format!("column-{}", column.number())]
    }

    fn place(&self, _: &View, place: &str) -> Option<Say> {
        let column: u8 = place.strip_prefix("column-")?.parse().ok()?;
        Some(Say::new("column").with("column", column))
    }

    fn tell(&self, event: &Event) -> Option<Say> {
        Some(match event {
            Event::Dropped(who, column) => Say::new("dropped").with("who", *who).with("column", column.number()),
            Event::Won(who) => Say::new("won").with("who", *who),
            Event::Drawn => Say::new("drawn"),
        })
    }

    fn sketch(&self, view: &View, _: &Speaker<'_>) -> String {
        let mut text = String::new();
        for row in (0..usize::from(view.rows)).rev() {
            for column in &view.columns {
                let disc = column.get(row).map_or(".", |seat| ["X", "O"][seat.index()]);
                let _ = write!(text, " {disc}");
            }
            text.push('\n');
        }
        for number in 1..=view.columns.len() {
            let _ = write!(text, " {number}");
        }
        text.push('\n');
        text
    }
}
