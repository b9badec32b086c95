//! Recorded games that must replay to the same bytes for ever.

use std::path::{Path, PathBuf};

use langhus_rules::{Language, Match, Of, Quick, Saga, Seed, Table, Title, Viewer, Voice, playout};
use sha2::{Digest, Sha256};

use crate::cases::Tables;

/// Replays the recorded games of a folder, one for every variant and number of seats, and compares the record, every
/// position and every view and text on the way with what they were. `LANGHUS_BLESS=1` records what is missing.
///
/// # Panics
/// If a record is missing or anything differs.
pub fn goldens<G: Voice>(folder: &str) {
    let folder = Path::new(folder);
    let bless = std::env::var("LANGHUS_BLESS").is_ok_and(|value| value == "1");
    for (number, tables) in Tables::<G>::all().iter().enumerate() {
        let file = folder.join(format!("{}.saga", file_name(tables)));
        if bless && !file.exists() {
            record(tables, number as u64, &file);
        }
        let text = std::fs::read_to_string(&file)
            .unwrap_or_else(|error| panic!("{}: {error}; LANGHUS_BLESS=1 records it", file.display()));
        let saga = Saga::read(&text).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
        let table = Of::<G>::new().resume(&saga, &[]).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
        assert!(table.awaited().is_empty(), "{} is not a whole game", file.display());
        assert_eq!(table.saga().write(), text, "{} replays to another record", file.display());
        let found = fingerprint(tables, &saga);
        let print_file = file.with_extension("positions");
        if bless && !print_file.exists() {
            write(&print_file, &found);
        }
        let expected = std::fs::read_to_string(&print_file)
            .unwrap_or_else(|error| panic!("{}: {error}; LANGHUS_BLESS=1 records it", print_file.display()));
        assert_eq!(found, expected, "the positions of {} are not what they were", file.display());
    }
}

fn file_name<G: Voice>(tables: &Tables<G>) -> String {
    let options: String = tables.options.iter().map(|(key, value)| format!("-{key}-{value}")).collect();
    format!("{}{}", tables.rules.seats(), options.replace(',', "_"))
}

fn write(file: &Path, text: &str) {
    let folder: PathBuf = file.parent().map(Path::to_owned).unwrap_or_default();
    std::fs::create_dir_all(&folder).and_then(|()| std::fs::write(file, text)).expect("goldens can be written");
}

/// Records a random game, the shortest of a few, so that the files stay small.
fn record<G: Voice>(tables: &Tables<G>, number: u64, file: &Path) {
    let length = |seed: u64| {
        let mut state = tables.rules.deal(Seed::from_number(seed));
        playout(&*tables.rules, &mut state, &mut Quick::new(seed), &mut Vec::new(), u64::MAX).decisions
    };
    let seed = (100 * number..100 * number + 20).min_by_key(|seed| length(*seed)).unwrap_or_default();
    let mut table = tables.deal(Seed::from_number(seed));
    let (mut chance, mut actions) = (Quick::new(seed), Vec::new());
    while let Some(seat) = table.awaited().first() {
        actions.clear();
        tables.rules.legal(table.state(), seat, &mut actions);
        let action = actions[langhus_rules::Chance::below(&mut chance, actions.len() as u32) as usize];
        table.act(seat, action).expect("a legal action is played");
    }
    write(file, &table.saga().write());
}

/// The hash of every position on the way: everything that lies there, and what the log says.
fn fingerprint<G: Voice>(tables: &Tables<G>, saga: &Saga) -> String {
    let mut hash = Sha256::new();
    let mut table: Match<G> = tables.deal(saga.seed);
    hash.update(table.lay_open().to_string());
    for played in &saga.moves {
        table.play(played.seat, &played.notation).expect("the record was replayed before");
        hash.update(table.lay_open().to_string());
    }
    for number in 1..=table.moves() {
        for _ in table.lines(Viewer::Spectator, number, Language::English) {
            hash.update(number.to_le_bytes());
        }
    }
    let digits: String = hash.finalize().iter().map(|byte| format!("{byte:02x}")).collect();
    format!("{digits}\n")
}
