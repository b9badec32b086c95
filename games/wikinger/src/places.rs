//! The places of the table, and what they are called.

use langhus_rules::{Say, Word, Words, phrases};

use crate::Wikinger;
use crate::figure::{Cell, Column, Figure};
use crate::special::Special;
use crate::view::View;
use crate::wheel::{Slot, Wheel};

/// A place of the table, or an answer that has none.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Place {
    /// Answers.
    Pass,
    Decline,
    Stop,
    Each,
    Tens(u16),
    Bid(u16),
    /// A price without a combination.
    Price(u8),
    /// A combination at the wheel.
    Slot(Slot),
    /// A figure that was drawn.
    Drawn(Figure),
    /// What was bought, and where the figure may stand.
    BoughtTile,
    StartTile,
    Tile,
    Mainland,
    Cell(Cell),
    Berth(Column),
    Special(Special),
    /// Who waits on the mainland.
    Boatsman,
    Waiting(Figure),
    /// A boat tile.
    Boat,
}

phrases! {
    impl Place between '-' {
        Pass = ["pass"];
        Decline = ["decline"];
        Stop = ["stop"];
        Each = ["each"];
        Tens(tens) = ["tens" tens];
        Bid(bid) = ["bid" bid];
        Price(price) = ["price" price];
        Slot(slot) = ["slot" slot];
        Drawn(figure) = ["drawn" figure];
        BoughtTile = ["bought-tile"];
        StartTile = ["start-tile"];
        Tile = ["tile"];
        Mainland = ["mainland"];
        Cell(cell) = ["cell" cell];
        Berth(column) = ["berth" column];
        Special(special) = ["special" special];
        Boatsman = ["boatsman"];
        Waiting(figure) = ["waiting" figure];
        Boat = ["boat"];
    }
}

impl Word for Slot {
    fn write(&self, f: &mut std::fmt::Formatter<'_>, between: char) -> std::fmt::Result {
        self.index().write(f, between)
    }

    fn read(words: &mut Words<'_>) -> Option<Slot> {
        Wheel::slots().nth(usize::read(words)?)
    }
}

impl Wikinger {
    /// A place that a path names, in words.
    pub(crate) fn name_place(&self, view: &View, place: Place) -> Option<Say> {
        let public = &view.public;
        Some(match place {
            Place::Pass => Say::new("do-pass"),
            Place::Decline => Say::new("do-decline"),
            Place::Stop => Say::new("do-stop"),
            Place::Each => Say::new("do-load-each"),
            Place::Tens(tens) => {
                let from = tens.checked_mul(10)?;
                Say::new("place-tens").with("from", from).with("to", from + 9)
            }
            Place::Bid(bid) => Say::new("do-bid").with("bid", bid),
            Place::Price(price) => Say::new("place-price").with("price", price),
            Place::Slot(slot) => {
                let (tile, figure) = public.wheel.tile(slot).zip(public.wheel.figure(slot))?;
                let say = Say::new("place-slot").with("price", public.wheel.price(slot)?);
                say.with("tile", tile.say()).with("figure", figure.say())
            }
            Place::BoughtTile | Place::Tile => public.bought.tile.say(),
            Place::StartTile => Say::new("place-start-tile"),
            Place::Mainland => Say::new("place-mainland"),
            Place::Cell(Cell { row, column }) => {
                Say::new("place-cell").with("row", row.say()).with("column", column.number())
            }
            Place::Berth(column) => Say::new("place-berth").with("column", column.number()),
            Place::Special(special) => special.say(),
            Place::Boatsman => Figure::Boatsman.say(),
            Place::Drawn(figure) | Place::Waiting(figure) => figure.say(),
            Place::Boat => Special::Boat.say(),
        })
    }
}
