//! Recorded games: each revision needs its own, and nothing takes their place.

mod high_card;

use std::fs;
use std::panic::catch_unwind;
use std::path::{Path, PathBuf};

use high_card::{Fault, HighCard};
use langhus_kit::{goldens, record_goldens};

type Sound = HighCard<{ Fault::Nothing as u8 }>;

/// A folder with all recorded games.
fn recorded(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&folder);
    record_goldens::<Sound>(folder.to_str().unwrap());
    goldens::<Sound>(folder.to_str().unwrap());
    folder
}

/// What the kit says of a folder.
fn verdict(folder: &Path) -> String {
    let replayed = catch_unwind(|| goldens::<Sound>(folder.to_str().unwrap()));
    replayed.err().and_then(|panic| panic.downcast_ref::<String>().cloned()).unwrap_or_default()
}

#[test]
fn every_revision_has_a_record_for_each_number_of_seats() {
    let folder = recorded("goldens-missing");
    for name in ["revision-1/2.saga", "revision-1/3.positions", "revision-2/2.positions", "revision-2/3.saga"] {
        let file = folder.join(name);
        let text = fs::read_to_string(&file).expect("it was recorded");
        fs::remove_file(&file).unwrap();
        let says = verdict(&folder);
        assert!(says.contains(name) && says.ends_with("LANGHUS_BLESS=1 records it"), "{name}: {says}");
        fs::write(&file, text).unwrap();
    }
    assert_eq!(verdict(&folder), "");
}

#[test]
fn a_record_of_another_revision_does_not_count() {
    let folder = recorded("goldens-of-another");
    for end in ["saga", "positions"] {
        fs::copy(folder.join(format!("revision-1/2.{end}")), folder.join(format!("revision-2/2.{end}"))).unwrap();
    }
    let says = verdict(&folder);
    assert!(says.contains("revision-2/2.saga is a record of revision 1, not 2"), "{says}");
}

/// A game that plays an old record by the new rules comes to other positions, even where every action stays legal.
#[test]
fn positions_that_are_not_what_they_were_are_noticed() {
    let folder = recorded("goldens-changed");
    fs::write(folder.join("revision-1/2.positions"), "0000\n").unwrap();
    let says = verdict(&folder);
    assert!(says.contains("revision-1/2.saga are not what they were"), "{says}");
}
