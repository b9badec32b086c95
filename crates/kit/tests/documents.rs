//! The documents name files that exist: every link to a file, every path in code, and every file that is named alone.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// Endings by which a file is known that is named without its folder.
const ENDINGS: [&str; 9] = [".rs", ".md", ".toml", ".ftl", ".js", ".css", ".sql", ".saga", ".py"];
/// Folders with which a path from the root begins. Games have `docs` too, so what begins so may lie in a game.
const FOLDERS: [&str; 5] = ["crates/", "games/", "fuzz/", "tools/", "examples/"];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").canonicalize().expect("the repository has a root")
}

/// Everything in a folder, without what was built: paths from the root, folders too.
fn walk(root: &Path, folder: &Path, into: &mut BTreeSet<String>) {
    for entry in fs::read_dir(folder).expect("a folder can be read") {
        let path = entry.expect("an entry can be read").path();
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        if name == "target" || name.starts_with('.') {
            continue;
        }
        into.insert(path.strip_prefix(root).expect("it lies in the root").to_string_lossy().into_owned());
        if path.is_dir() {
            walk(root, &path, into);
        }
    }
}

/// `texts/{en,de}.ftl` is two paths.
fn unfold(path: &str) -> Vec<String> {
    let Some((before, rest)) = path.split_once('{') else { return vec![path.to_owned()] };
    let Some((choices, after)) = rest.split_once('}') else { return vec![path.to_owned()] };
    choices.split(',').flat_map(|choice| unfold(&format!("{before}{choice}{after}"))).collect()
}

/// Does a path fit a pattern in which `*` stands for anything within a name, and what is written large for any name?
fn fits(path: &str, pattern: &str) -> bool {
    let (path, pattern): (Vec<_>, Vec<_>) = (path.split('/').collect(), pattern.split('/').collect());
    let large = |part: &str| part.len() > 1 && part.chars().all(|c| c.is_ascii_uppercase() || c == '-');
    let part = |(name, wanted): (&&str, &&str)| match wanted.split_once('*') {
        Some((before, after)) => name.strip_prefix(before).is_some_and(|rest| rest.ends_with(after)),
        None => name == wanted || large(wanted),
    };
    path.len() == pattern.len() && path.iter().zip(&pattern).all(part)
}

/// Is a file named, with all of its folders or, where that is enough, with the last of them?
fn is_named(file: &str, path: &str, whole: bool) -> bool {
    let ends = file.match_indices('/').map(|(place, _)| &file[place + 1..]);
    fits(file, path) || (!whole && ends.into_iter().any(|end| fits(end, path)))
}

/// The code in a text, without blocks of it.
fn code(text: &str) -> Vec<&str> {
    let lines = text.lines().filter(|line| !line.starts_with("    "));
    lines.flat_map(|line| line.split('`').skip(1).step_by(2)).collect()
}

/// The targets of the links in a text.
fn links(text: &str) -> Vec<&str> {
    text.split("](").skip(1).filter_map(|rest| rest.split(')').next()).collect()
}

/// What a document names that is not there.
fn missing(document: &str, text: &str, files: &BTreeSet<String>) -> Vec<String> {
    let folder = Path::new(document).parent().unwrap_or(Path::new(""));
    let mut missing = Vec::new();
    for link in links(text).into_iter().filter(|link| !link.contains(':') && !link.starts_with('#')) {
        let path = folder.join(link.split('#').next().unwrap_or_default());
        let mut parts: Vec<&str> = Vec::new();
        for part in path.to_str().unwrap_or_default().split('/') {
            if part == ".." {
                parts.pop();
            } else {
                parts.push(part);
            }
        }
        if !files.contains(&parts.join("/")) {
            missing.push(format!("{document} links to {link}"));
        }
    }
    for span in code(text) {
        let whole = FOLDERS.iter().any(|folder| span.starts_with(folder));
        let alone = ENDINGS.iter().any(|ending| span.ends_with(ending)) && !span.starts_with('/');
        if span.contains(' ') || !(whole || alone) {
            continue;
        }
        for path in unfold(span.trim_end_matches('/')) {
            if !files.iter().any(|file| is_named(file, &path, whole)) {
                missing.push(format!("{document} names {span}"));
            }
        }
    }
    missing
}

#[test]
fn every_file_that_a_document_names_exists() {
    let root = root();
    let mut files = BTreeSet::new();
    walk(&root, &root, &mut files);
    let documents: Vec<&String> = files
        .iter()
        .filter(|file| {
            file.ends_with(".md") && (!file.contains('/') || file.starts_with("docs/") || file.starts_with("fuzz/"))
        })
        .collect();
    assert!(documents.len() >= 8, "the documents are where the test looks for them: {documents:?}");
    let missing = documents.iter().flat_map(|document| {
        let text = fs::read_to_string(root.join(document)).expect("a document can be read");
        missing(document, &text, &files)
    });
    let missing: Vec<String> = missing.collect();
    assert!(missing.is_empty(), "{}", missing.join("\n"));
}

#[test]
fn what_is_not_there_is_found() {
    let files: BTreeSet<String> =
        ["docs/a.md", "crates/hall/src/room.rs", "games/jorvik/texts/en.ftl"].map(str::to_owned).into();
    let wrong = |text: &str| missing("docs/a.md", text, &files).len();
    assert_eq!(wrong("[here](a.md#part) and [there](https://a.example/b.md) and `room.rs` and `src/room.rs`"), 0);
    assert_eq!(
        wrong("[up](../crates/hall/src/room.rs), `games/*/texts/en.ftl`, `games/GAME/texts/en.ftl`, `texts/*.ftl`"),
        0
    );
    assert_eq!(wrong("[gone](b.md)"), 1);
    assert_eq!(wrong("`crates/hall/src/door.rs`"), 1);
    assert_eq!(wrong("`door.rs` and `texts/*.rs`"), 2);
    assert_eq!(wrong("`games/jorvik/texts/{en,de}.ftl`"), 1);
}
