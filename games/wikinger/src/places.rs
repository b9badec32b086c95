//! The places of the table in words.

use langhus_rules::Say;

use crate::Wikinger;
use crate::figure::{Figure, Row};
use crate::special::Special;
use crate::view::View;
use crate::wheel::Wheel;

impl Wikinger {
    /// A place that a path names, in words.
    pub(crate) fn name_place(&self, view: &View, place: &str) -> Option<Say> {
        let public = &view.public;
        let figure = |word: &str| Figure::from_word(word).map(Figure::say);
        match place {
            "pass" => return Some(Say::new("do-pass")),
            "decline" => return Some(Say::new("do-decline")),
            "stop" => return Some(Say::new("do-stop")),
            "each" => return Some(Say::new("do-load-each")),
            "mainland" => return Some(Say::new("place-mainland")),
            "boatsman" => return Some(Figure::Boatsman.say()),
            "boat" => return Some(Special::Boat.say()),
            "start-tile" => return Some(Say::new("place-start-tile")),
            "bought-tile" | "tile" => return Some(public.bought.tile.say()),
            _ => {}
        }
        let (kind, rest) = place.split_once('-')?;
        match kind {
            "bid" => Some(Say::new("do-bid").with("bid", rest.parse::<u16>().ok()?)),
            "tens" => {
                let from = rest.parse::<u16>().ok()? * 10;
                Some(Say::new("place-tens").with("from", from).with("to", from + 9))
            }
            "price" => Some(Say::new("place-price").with("price", rest.parse::<u8>().ok()?)),
            "drawn" | "waiting" => figure(rest),
            "special" => Special::from_word(rest).map(Special::say),
            "berth" => Some(Say::new("place-berth").with("column", rest.parse::<u8>().ok()?)),
            "cell" => {
                let (row, column) = rest.split_once('-')?;
                let say = Say::new("place-cell").with("row", Row::from_word(row)?.say());
                Some(say.with("column", column.parse::<u8>().ok()?))
            }
            "slot" => {
                let slot = Wheel::slots().nth(rest.parse().ok()?)?;
                let (tile, figure) = public.wheel.tile(slot).zip(public.wheel.figure(slot))?;
                let say = Say::new("place-slot").with("price", public.wheel.price(slot)?);
                Some(say.with("tile", tile.say()).with("figure", figure.say()))
            }
            _ => None,
        }
    }
}
