//! The option `tongues`: how many tiles each tongue has.

use langhus_rules::{OptionSpec, Say, Sentence, Voice};

use crate::Walhalla;
use crate::land::TILES;

/// The lengths of the tongues A, B and C: the basic set-up and the nine others of the variant (H47).
pub(crate) const TONGUES: OptionSpec = OptionSpec {
    key: "tongues",
    values: &["6,6,6", "5,6,7", "5,7,6", "6,5,7", "6,7,5", "7,5,6", "7,6,5", "5,5,8", "5,8,5", "8,5,5"],
    explain: Some(explain),
};

/// How many tiles a tongue of the variant may have ("Spielvorbereitung").
const TONGUE_TILES: std::ops::RangeInclusive<u32> = 5..=8;

fn read(value: &str) -> Option<[u32; 3]> {
    let numbers: Option<Vec<u32>> = value.split(',').map(|number| number.parse().ok()).collect();
    numbers?.try_into().ok()
}

/// The tiles of each tongue, for one of the values above.
pub(crate) fn tiles(value: &str) -> [u8; 3] {
    read(value).expect("every value of the option is three numbers").map(|tiles| tiles as u8)
}

fn explain(value: &str) -> Sentence {
    let said = |say: Say| Sentence::of(Walhalla::book(), say);
    let Some(tiles) = read(value) else { return said(Say::new("wrong-tongues")) };
    let sum: u64 = tiles.iter().map(|tiles| u64::from(*tiles)).sum();
    let mut why = Vec::new();
    if tiles.iter().any(|tiles| !TONGUE_TILES.contains(tiles)) {
        let say = Say::new("wrong-tongue").with("least", *TONGUE_TILES.start()).with("most", *TONGUE_TILES.end());
        why.push(said(say));
    }
    if sum != TILES as u64 {
        why.push(said(Say::new("wrong-tongues-sum").with("tiles", TILES).with("sum", sum as i64)));
    }
    if why.is_empty() {
        // "06,6,6" is right in all but its spelling.
        why.push(said(Say::new("wrong-tongues-spelling")));
    }
    Sentence::row(why)
}
