//! Holds what `docs/architecture.md` says must hold between the rooms of the house.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use langhus_rules::{Decision, Language};
use toml::de::DeTable;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The packages in a folder: their folder's name and path.
fn packages(folder: &str) -> Vec<(String, PathBuf)> {
    let entries = fs::read_dir(root().join(folder)).expect("the folder is there");
    let paths = entries.map(|entry| entry.expect("a folder can be read").path());
    let packages = paths.filter(|path| path.join("Cargo.toml").exists());
    packages.map(|path| (path.file_name().unwrap().to_string_lossy().into_owned(), path)).collect()
}

/// What a package depends on, its tests and build not counted.
fn dependencies(package: &Path) -> Vec<String> {
    let text = fs::read_to_string(package.join("Cargo.toml")).expect("a package has a manifest");
    let manifest = DeTable::parse(&text).expect("a manifest is TOML");
    let table = manifest.get_ref().get("dependencies").and_then(|value| value.get_ref().as_table());
    table.into_iter().flat_map(|table| table.keys().map(|key| key.get_ref().to_string())).collect()
}

/// The files with these endings, in the folder and those below.
fn files(folder: &Path, ends: &[&str]) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).expect("sources can be listed").map(|entry| entry.unwrap().path());
    let (folders, own): (Vec<_>, Vec<_>) = entries.partition(|path| path.is_dir());
    let inner = folders.iter().flat_map(|folder| files(folder, ends));
    let wanted = |file: &PathBuf| file.extension().is_some_and(|end| ends.iter().any(|wanted| end == *wanted));
    inner.chain(own.into_iter().filter(wanted)).collect()
}

/// The source files of a package, its tests not counted.
fn sources(package: &Path) -> Vec<PathBuf> {
    files(&package.join("src"), &["rs"])
}

/// Everything of the house that a package may not depend on.
fn house() -> Vec<String> {
    let crates = packages("crates").into_iter().flat_map(|(name, _)| [format!("langhus-{name}"), name]);
    crates.chain(packages("games").into_iter().map(|(name, _)| name)).collect()
}

#[test]
fn the_arrows_point_one_way() {
    let house = house();
    let check = |name: &str, path: &Path, allowed: &[&str]| {
        let inside = dependencies(path).into_iter().filter(|dependency| house.contains(dependency));
        let wrong: Vec<_> = inside.filter(|dependency| !allowed.contains(&dependency.as_str())).collect();
        assert!(wrong.is_empty(), "{name} must not depend on {wrong:?}");
    };
    let games = packages("games");
    assert!(games.len() >= 2, "the games are where the test looks for them");
    for (name, path) in &games {
        check(name, path, &["langhus-rules", "langhus-board"]);
    }
    for (name, path) in packages("crates") {
        match name.as_str() {
            "rules" => check(&name, &path, &[]),
            "board" | "bots" => check(&name, &path, &["langhus-rules"]),
            "school" => check(&name, &path, &["langhus-rules", "langhus-bots"]),
            "kit" => check(&name, &path, &["langhus-rules", "langhus-board"]),
            "table" => check(&name, &path, &["langhus-rules", "langhus-bots", "langhus-board"]),
            "hall" => check(&name, &path, &["langhus-rules", "langhus-bots", "langhus-board", "langhus-table"]),
            "store-kit" => check(&name, &path, &["langhus-rules", "langhus-hall"]),
            "langhus" => {}
            other => panic!("docs/architecture.md does not say what crates/{other} may depend on"),
        }
    }
}

#[test]
fn only_the_hall_and_the_command_know_files_sockets_clocks_threads_and_the_environment() {
    const FORBIDDEN: [&str; 13] = [
        "std::fs",
        "std::io",
        "std::net",
        "std::env",
        "std::time",
        "std::thread",
        "std::process",
        "std::path",
        "println!",
        "eprintln!",
        "Instant::",
        "SystemTime",
        "getrandom",
    ];
    // What knows them would bring them along.
    const NOT_BELOW: [&str; 12] = [
        "axum",
        "futures-util",
        "getrandom",
        "hyper",
        "hyper-util",
        "indicatif",
        "mimalloc",
        "sqlx",
        "tokio",
        "tower-http",
        "tracing",
        "tracing-subscriber",
    ];
    // The kits write what they find, or wait for a store, and only tests use them.
    let pure = |name: &str| !matches!(name, "hall" | "langhus" | "kit" | "store-kit");
    let crates: Vec<_> = packages("crates").into_iter().filter(|(name, _)| pure(name)).collect();
    for name in ["rules", "bots", "board", "table"] {
        assert!(crates.iter().any(|(known, _)| known == name), "crates/{name} is where the test looks for it");
    }
    let mut read = 0;
    for (name, path) in packages("games").into_iter().chain(crates) {
        for dependency in dependencies(&path) {
            assert!(!NOT_BELOW.contains(&dependency.as_str()), "{name} must not depend on {dependency}");
        }
        for file in sources(&path) {
            let text = fs::read_to_string(&file).expect("a source can be read");
            read += 1;
            for word in FORBIDDEN {
                assert!(!text.contains(word), "{name}: {} uses {word}", file.display());
            }
        }
    }
    assert!(read > 10, "the test reads the sources it is about");
}

#[test]
fn no_script_and_no_style_sheet_of_the_pages_is_long() {
    const LONGEST: usize = 300;
    let assets = files(&root().join("crates/board/assets"), &["js", "css"]);
    let drawn = packages("games").into_iter().flat_map(|(_, path)| files(&path, &["css"]));
    let own: Vec<_> = assets.into_iter().chain(drawn).collect();
    assert!(own.len() > 50, "the test reads the files it is about");
    for file in own {
        let lines = fs::read_to_string(&file).expect("a file can be read").lines().count();
        assert!(lines <= LONGEST, "{}: {lines} lines are more than {LONGEST}", file.display());
    }
}

#[test]
fn no_two_games_number_their_decisions_with_the_same_letter() {
    let mut letters = Vec::new();
    for (name, path) in packages("games") {
        let Ok(text) = fs::read_to_string(path.join("docs/decisions.en.md")) else { continue };
        let list = Decision::list(&text, Language::English).unwrap_or_else(|mistakes| panic!("{name}: {mistakes}"));
        letters.extend(list.first().and_then(Decision::letter));
    }
    assert!(letters.len() >= 4, "the lists are where the test looks for them");
    let distinct: BTreeSet<char> = letters.iter().copied().collect();
    assert_eq!(distinct.len(), letters.len(), "a number names one decision of the house: {letters:?}");
}

#[test]
fn every_dependency_has_its_reason() {
    let text = fs::read_to_string(root().join("Cargo.toml")).expect("the workspace has a manifest");
    let section = text.split("[workspace.dependencies]").nth(1).expect("dependencies are listed");
    let section = section.split("\n[").next().unwrap_or_default();
    let mut explained = false;
    for line in section.lines() {
        if line.starts_with('#') {
            explained = true;
        } else if line.trim().is_empty() {
            explained = false;
        } else {
            assert!(explained || line.contains("path = "), "say why we need this: {line}");
        }
    }
}
