//! Reads the components from an edition.

use langhus_rules::{Edition, Mistakes, Reader, Say, Section, Voice};

use crate::dragon::DRAGONS;
use crate::land::{TILES, Tile};
use crate::state::CARDS;
use crate::{Card, Cards, Colour, Dragon, Place, Terrain, Walhalla};

/// The numbers on the outer tips: the tongue cards name them.
const OUTER_TIPS: [i64; 3] = [6, 7, 8];

/// The components of the game.
#[derive(Clone, Debug)]
pub(crate) struct Components {
    pub(crate) vikings: u8,
    pub(crate) inner: [u8; 3],
    pub(crate) outer: [u8; 3],
    pub(crate) supply: [u8; 4],
    pub(crate) tiles: [Tile; TILES],
    pub(crate) dragons: [Dragon; DRAGONS],
    pub(crate) cards: Cards,
}

impl Components {
    /// Reads them for a table of `seats`.
    pub(crate) fn read(edition: &Edition, seats: u8) -> Result<Components, Mistakes> {
        let reader = Reader::new(edition, Walhalla::book());
        let root = reader.root();
        root.only(&["name", "vikings", "tips", "supply", "tile", "dragon", "card"]);
        root.text("name");
        let vikings = root.section("vikings").and_then(|section| read_vikings(&section));
        let tips = root.section("tips").and_then(|section| read_tips(&section));
        let supply = read_supply(&root, seats);
        let tiles = read_tiles(&root);
        let dragons = read_dragons(&root);
        let cards = read_cards(&root);
        let found = vikings.zip(tips).zip(supply).zip(tiles).zip(dragons).zip(cards).map(
            |(((((vikings, (inner, outer)), supply), tiles), dragons), cards)| Components {
                vikings,
                inner,
                outer,
                supply,
                tiles,
                dragons,
                cards,
            },
        );
        let found = reader.finish(found)?;
        Ok(found.expect("whatever is missing has been noted, and then nothing is returned here"))
    }
}

/// A colour needs at least the vikings of the largest start: Midgard and the first hero.
fn read_vikings(section: &Section<'_, '_>) -> Option<u8> {
    section.only(&["each", "provenance"]);
    section.provenance("provenance");
    section.number("each", i64::from(Walhalla::FEWEST_VIKINGS)..=50).map(|each| each as u8)
}

fn read_tips(section: &Section<'_, '_>) -> Option<([u8; 3], [u8; 3])> {
    section.only(&["inner", "outer", "provenance"]);
    section.provenance("provenance");
    let inner = three(section.numbers("inner", 1..=20, 3..=3));
    let outer = section.numbers("outer", 6..=8, 3..=3);
    if let Some(outer) = &outer {
        let mut sorted = outer.clone();
        sorted.sort_unstable();
        if sorted != OUTER_TIPS {
            section.mistake_at("outer", Say::new("wrong-tips"));
        }
    }
    inner.zip(three(outer))
}

fn three(numbers: Option<Vec<i64>>) -> Option<[u8; 3]> {
    let numbers: [i64; 3] = numbers?.try_into().ok()?;
    Some(numbers.map(|number| number as u8))
}

fn read_supply(root: &Section<'_, '_>, seats: u8) -> Option<[u8; 4]> {
    let mut found = [None; 2];
    for section in root.sections("supply") {
        section.only(&["seats", "vikings", "provenance"]);
        section.provenance("provenance");
        let Some(count) = section.number("seats", 3..=4) else { continue };
        let places = count as usize;
        let Some(numbers) = section.numbers("vikings", 0..=50, places..=places) else { continue };
        if found[places - 3].is_some() {
            section.mistake_at("seats", Say::new("wrong-supply-twice").with("seats", places));
        }
        let mut vikings = [0; 4];
        for (place, number) in vikings.iter_mut().zip(numbers) {
            *place = number as u8;
        }
        found[places - 3] = Some(vikings);
    }
    for (places, _) in (3..).zip(found).filter(|(_, supply)| supply.is_none()) {
        root.mistake(Say::new("wrong-supply").with("seats", places));
    }
    found[usize::from(seats) - 3]
}

fn read_tiles(root: &Section<'_, '_>) -> Option<[Tile; TILES]> {
    let mut tiles = Vec::new();
    for section in root.sections("tile") {
        section.only(&["fields", "count", "provenance"]);
        section.provenance("provenance");
        let fields = section.many_of("fields", &Terrain::NAMES, 2..=2);
        let count = section.number("count", 1..=TILES as i64);
        if let Some((fields, count)) = fields.zip(count) {
            let tile = [Terrain::ALL[fields[0]], Terrain::ALL[fields[1]]];
            tiles.extend(std::iter::repeat_n(tile, count as usize));
        }
    }
    all(root, "pieces-tiles", tiles)
}

fn read_dragons(root: &Section<'_, '_>) -> Option<[Dragon; DRAGONS]> {
    let mut dragons = Vec::new();
    for section in root.sections("dragon") {
        section.only(&["colour", "coloured", "provenance"]);
        section.provenance("provenance");
        let colour = section.one_of("colour", &Colour::NAMES);
        let coloured = section.many_of("coloured", &Place::NAMES, 1..=DRAGONS);
        if let Some((colour, coloured)) = colour.zip(coloured) {
            dragons.extend(
                coloured.iter().map(|place| Dragon { colour: Colour::ALL[colour], coloured: Place::ALL[*place] }),
            );
        }
    }
    all(root, "pieces-dragons", dragons)
}

fn read_cards(root: &Section<'_, '_>) -> Option<Cards> {
    let mut cards = Cards::NONE;
    let mut total = 0;
    for section in root.sections("card") {
        section.only(&["kind", "count", "provenance"]);
        section.provenance("provenance");
        let kind = section.one_of("kind", &Card::NAMES).map(|kind| Card::ALL[kind]);
        let count = section.number("count", 0..=i64::from(Cards::MOST));
        let Some((kind, count)) = kind.zip(count) else { continue };
        if cards.holds(kind) {
            section.mistake_at("kind", Say::new("wrong-card-twice").with("card", kind.name()));
            continue;
        }
        cards = cards.and(Cards::of(kind, count as u8));
        total += count as usize;
    }
    if total != CARDS {
        root.mistake(wrong_total("pieces-cards", CARDS, total));
    }
    (total == CARDS).then_some(cards)
}

/// The pieces, if there are as many as there should be.
fn all<T, const N: usize>(root: &Section<'_, '_>, what: &'static str, pieces: Vec<T>) -> Option<[T; N]> {
    let found = pieces.len();
    let pieces = pieces.try_into().ok();
    if pieces.is_none() {
        root.mistake(wrong_total(what, N, found));
    }
    pieces
}

fn wrong_total(what: &'static str, expected: usize, found: usize) -> Say {
    Say::new("wrong-total").with("expected", expected).with("what", Say::new(what)).with("found", found)
}
