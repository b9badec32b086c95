//! Reads the components from an edition's file.

use langhus_rules::{Edition, Mistakes, Provenance, Reader, Say, Section, Voice};

use crate::Wikinger;
use crate::figure::{Figure, Figures};
use crate::special::{Special, Specials};
use crate::state::{MIDDLES, MOST_SEATS, SHIPS};
use crate::tile::{Currency, Pay, Sail, TILE_KINDS, Tile};

/// Beginnings of islands, the four start tiles among them.
const LEFTS: i64 = 21;
/// Ends of islands.
const RIGHTS: i64 = 21;
/// Figures of each kind.
const OF_EACH_KIND: i64 = 13;

/// What is in the box.
#[derive(Clone, Debug)]
pub(crate) struct Components {
    /// Tiles of each kind in the stacks, without the start tiles.
    pub tiles: [u8; TILE_KINDS],
    /// What each ship pays.
    pub pays: [Pay; 4],
    /// How sure we are of that.
    pub sure: [Provenance; 4],
    pub figures: Figures,
    pub specials: Specials,
}

/// The entries of a list, each with its kind's place, none missing and none twice.
fn entries<'r, 't>(
    root: &Section<'r, 't>,
    list: &str,
    name: &str,
    words: &[&str],
    known: &[&str],
) -> Vec<(usize, Section<'r, 't>)> {
    let mut seen = vec![false; words.len()];
    let mut found = Vec::new();
    let mut readable = true;
    for entry in root.sections(list) {
        entry.only(known);
        let Some(kind) = entry.one_of(name, words) else {
            readable = false;
            continue;
        };
        if std::mem::replace(&mut seen[kind], true) {
            entry.mistake_at(name, Say::new("wrong-entry-twice").with("word", words[kind]));
        } else {
            found.push((kind, entry));
        }
    }
    // A misspelt word would be told twice: as unknown, and as missing.
    if readable {
        for (word, _) in words.iter().zip(&seen).filter(|(_, seen)| !**seen) {
            root.mistake(Say::new("wrong-entry-missing").with("list", list).with("name", name).with("word", *word));
        }
    }
    found
}

/// A count that the rulebook gives.
fn exact(entry: &Section<'_, '_>, expected: i64, what: &str) -> u8 {
    let count = entry.number("count", 0..=99);
    if count.is_some_and(|count| count != expected) {
        entry.mistake_at("count", Say::new("wrong-count").with("count", expected).with("what", what));
    }
    expected as u8
}

/// Counts that the rulebook gives only together.
fn total(root: &Section<'_, '_>, counts: &[Option<i64>], expected: usize, key: &'static str) {
    let sum: i64 = counts.iter().flatten().sum();
    if counts.iter().all(Option::is_some) && sum != expected as i64 {
        root.mistake(Say::new(key).with("count", expected).with("found", sum));
    }
}

impl Components {
    /// Reads an edition.
    ///
    /// # Errors
    /// Everything that is wrong with it.
    pub fn read(edition: &Edition) -> Result<Components, Mistakes> {
        let reader = Reader::new(edition, Wikinger::book());
        let root = reader.root();
        root.only(&["name", "tile", "ship", "figure", "special"]);
        root.text("name");
        let mut components = Components {
            tiles: [0; TILE_KINDS],
            pays: [Pay { value: 0, of: Currency::Gold }; 4],
            sure: [Provenance::Assumed; 4],
            figures: [0; 6],
            specials: [0; 14],
        };
        components.read_tiles(&root);
        components.read_ships(&root);
        components.read_figures(&root);
        components.read_specials(&root);
        reader.finish(components)
    }

    fn read_tiles(&mut self, root: &Section<'_, '_>) {
        const ISLANDS: [Tile; 6] = [Tile::Left, Tile::Right, Tile::Farm, Tile::Church, Tile::Longhouse, Tile::Tower];
        let words = ISLANDS.map(Tile::word);
        let mut middles = Vec::new();
        for (kind, entry) in entries(root, "tile", "kind", &words, &["kind", "count", "provenance"]) {
            entry.provenance("provenance");
            let tile = ISLANDS[kind];
            self.tiles[tile as usize] = match tile {
                Tile::Left => exact(&entry, LEFTS, tile.word()) - MOST_SEATS as u8,
                Tile::Right => exact(&entry, RIGHTS, tile.word()),
                _ => {
                    let count = entry.number("count", 0..=MIDDLES as i64);
                    middles.push(count);
                    count.unwrap_or(0) as u8
                }
            };
        }
        if middles.len() == 4 {
            total(root, &middles, MIDDLES, "wrong-middles");
        }
    }

    fn read_ships(&mut self, root: &Section<'_, '_>) {
        let words = Sail::ALL.map(Sail::word);
        let mut counts = Vec::new();
        for (kind, entry) in entries(root, "ship", "sail", &words, &["sail", "count", "value", "pays", "provenance"]) {
            let count = entry.number("count", 0..=SHIPS as i64);
            counts.push(count);
            self.tiles[Sail::ALL[kind].tile() as usize] = count.unwrap_or(0) as u8;
            let of = [Currency::Gold, Currency::Points];
            let of = entry.one_of("pays", &["gold", "points"]).map_or(Currency::Gold, |place| of[place]);
            // The highest bid that can ever be made relies on this limit.
            self.pays[kind] = Pay { value: entry.number("value", 1..=9).unwrap_or(0) as u8, of };
            self.sure[kind] = entry.provenance("provenance").unwrap_or(Provenance::Assumed);
        }
        if counts.len() == 4 {
            total(root, &counts, SHIPS, "wrong-ships");
        }
    }

    fn read_figures(&mut self, root: &Section<'_, '_>) {
        let words = Figure::ALL.map(Figure::word);
        for (kind, entry) in entries(root, "figure", "kind", &words, &["kind", "count", "provenance"]) {
            entry.provenance("provenance");
            self.figures[kind] = exact(&entry, OF_EACH_KIND, words[kind]);
        }
    }

    fn read_specials(&mut self, root: &Section<'_, '_>) {
        let words = Special::ALL.map(Special::word);
        for (kind, entry) in entries(root, "special", "kind", &words, &["kind", "count", "provenance"]) {
            entry.provenance("provenance");
            self.specials[kind] = exact(&entry, Special::COUNTS[kind].into(), words[kind]);
        }
    }

    /// The pieces of each kind, one behind the other; a whole edition has exactly as many.
    pub fn pieces<K: Copy, const N: usize>(kinds: &[K], counts: &[u8]) -> [K; N] {
        let mut all =
            kinds.iter().zip(counts).flat_map(|(kind, count)| std::iter::repeat_n(*kind, usize::from(*count)));
        std::array::from_fn(|_| all.next().unwrap_or(kinds[0]))
    }
}
