//! Recorded games that must replay to the same bytes for ever, in the revision in which they were played.

use std::path::{Path, PathBuf};

use langhus_rules::{Encode, End, Language, Match, Of, Quick, Saga, Seed, Table, Viewer, Voice, playout};
use sha2::{Digest, Sha256};

use crate::cases::Tables;
use crate::encoding;

/// Replays the recorded games of a folder, one for every revision, variant and number of seats, and compares the record,
/// every position and every view and text on the way with what they were. `LANGHUS_BLESS=1` records what is missing.
///
/// # Panics
/// If a record is missing, is of another revision, or anything differs.
pub fn goldens<G: Voice + Encode>(folder: &str) {
    if bless() {
        record_goldens::<G>(folder);
    }
    for tables in Tables::<G>::all() {
        let file = file(folder, &tables);
        let text = read(&file);
        let saga = Saga::read(&text).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
        let (asked, named) = (tables.rules.revision(), saga.revision);
        assert_eq!(named, asked, "{} is a record of revision {named}, not {asked}", file.display());
        let table = resume::<G>(&saga, &file);
        assert!(table.awaited().is_empty(), "{} is not a whole game", file.display());
        assert_eq!(table.saga().write(), text, "{} replays to another record", file.display());
        let expected = read(&file.with_extension("positions"));
        let found = fingerprint::<G>(&saga, &file);
        assert_eq!(found, expected, "the positions of {} are not what they were", file.display());
    }
    encoding::golden::<G>(folder);
}

/// Records the games that are missing in the folder. What is there is never touched.
///
/// # Panics
/// If a file cannot be written or a game breaks its promises.
pub fn record_goldens<G: Voice + Encode>(folder: &str) {
    for (number, tables) in Tables::<G>::all().iter().enumerate() {
        let file = file(folder, tables);
        if !file.exists() {
            write(&file, &record(tables, number as u64).write());
        }
        let prints = file.with_extension("positions");
        if !prints.exists() {
            let saga = Saga::read(&read(&file)).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
            write(&prints, &fingerprint::<G>(&saga, &file));
        }
    }
    encoding::record::<G>(folder);
}

/// Is what is missing to be recorded?
pub(crate) fn bless() -> bool {
    std::env::var("LANGHUS_BLESS").is_ok_and(|value| value == "1")
}

/// Where the record of a variant lies: in the folder of its revision.
pub(crate) fn file<G: Voice>(folder: &str, tables: &Tables<G>) -> PathBuf {
    let options: String = tables.options.iter().map(|(key, value)| format!("-{key}-{value}")).collect();
    let name = format!("{}{}.saga", tables.rules.seats(), options.replace(',', "_"));
    Path::new(folder).join(format!("revision-{}", tables.rules.revision())).join(name)
}

pub(crate) fn read(file: &Path) -> String {
    let text = std::fs::read_to_string(file);
    text.unwrap_or_else(|error| panic!("{}: {error}; LANGHUS_BLESS=1 records it", file.display()))
}

pub(crate) fn write(file: &Path, text: &str) {
    let folder: PathBuf = file.parent().map(Path::to_owned).unwrap_or_default();
    std::fs::create_dir_all(&folder).and_then(|()| std::fs::write(file, text)).expect("goldens can be written");
}

fn resume<G: Voice>(saga: &Saga, file: &Path) -> Match<G> {
    Of::<G>::new().resume(saga, &[]).unwrap_or_else(|error| panic!("{}: {error}", file.display()))
}

/// A random game, the shortest of a few, so that the files stay small.
fn record<G: Voice>(tables: &Tables<G>, number: u64) -> Saga {
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
    table.saga()
}

/// The hash of every position on the way: everything that lies there, and what the log says. The record itself names
/// the rules, as it does for everybody who replays it.
fn fingerprint<G: Voice>(saga: &Saga, file: &Path) -> String {
    let mut hash = Sha256::new();
    let mut table = resume::<G>(&Saga { moves: Vec::new(), end: End::Unfinished, ..saga.clone() }, file);
    hash.update(table.lay_open().to_string());
    for played in &saga.moves {
        table.play(played.seat, &played.notation).expect("a record replays");
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
