//! Every record that was ever put into the repository is still there, byte for byte, and replays by the rules it names.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use langhus_rules::Saga;
use sha2::{Digest, Sha256};

use crate::house::langhus;

/// The records, each with the SHA-256 of its text, as `sha256sum` writes it. A new one gets a line; none is ever changed.
const RECORDS: &str = include_str!("records.txt");

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The records in a folder and all folders in it, without what was built.
fn found(folder: &Path, into: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("a folder can be read") {
        let path = entry.expect("an entry can be read").path();
        let hidden = path.file_name().is_some_and(|name| name == "target" || name.to_string_lossy().starts_with('.'));
        if path.is_dir() && !hidden {
            found(&path, into);
        } else if path.extension().is_some_and(|end| end == "saga") {
            into.push(path);
        }
    }
}

#[test]
fn every_record_is_still_there_and_replays() {
    let listed: BTreeMap<&str, &str> =
        RECORDS.lines().filter_map(|line| line.split_once("  ")).map(|(hash, path)| (path, hash)).collect();
    assert!(listed.len() >= 60, "{} records are listed", listed.len());
    for (path, hash) in &listed {
        let file = root().join(path);
        let text = fs::read_to_string(&file).unwrap_or_else(|error| panic!("{path}: {error}"));
        let digits: String = Sha256::digest(text.as_bytes()).iter().map(|byte| format!("{byte:02x}")).collect();
        assert_eq!(digits, *hash, "{path} is not what it was");
        let saga = Saga::read(&text).unwrap_or_else(|error| panic!("{path}: {error}"));
        assert_eq!(saga.write(), text, "{path} is written in another way");
        let said = langhus(&format!("replay {}", file.display())).well();
        assert!(said.contains(" is right: "), "{path}: {said}");
    }
    let mut files = Vec::new();
    ["crates", "games", "fuzz", "examples"].iter().for_each(|folder| found(&root().join(folder), &mut files));
    let root = root();
    let unlisted = files.iter().filter_map(|file| file.strip_prefix(&root).ok()?.to_str());
    let unlisted: Vec<&str> = unlisted.filter(|path| !listed.contains_key(path)).collect();
    assert!(unlisted.is_empty(), "put these into records.txt with their sha256sum: {unlisted:?}");
}
