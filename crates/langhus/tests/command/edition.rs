//! `langhus edition`.

use std::fs;

use crate::house::{folder, langhus};

#[test]
fn the_standard_edition_is_printed_and_passes_its_own_check() {
    let folder = folder("editions");
    for game in langhus::all() {
        let printed = langhus(&format!("edition {}", game.id())).well();
        let standard = &game.editions()[0];
        assert!(std::ptr::eq(standard, &game.editions()[0]), "the editions of {} are read once", game.id());
        assert_eq!(printed, standard.text());
        let file = folder.join(format!("{}.toml", game.id()));
        fs::write(&file, printed).unwrap();
        let out = langhus(&format!("edition {} --check {}", game.id(), file.display())).well();
        let right = format!("{} is an edition of {} (SHA-256 {}).\n", file.display(), game.id(), standard.hash());
        assert_eq!(out, right);
    }
}

#[test]
fn a_file_that_is_no_edition_is_refused_with_every_line() {
    let folder = folder("no-editions");
    let path = folder.display();
    fs::write(folder.join("wrong.toml"), "colour = 3\nname = 5\n").unwrap();
    langhus(&format!("edition tic-tac-toe --check {path}/wrong.toml")).failed(&format!(
        "{path}/wrong.toml is no edition of tic-tac-toe; it has 2 mistakes:\n\
         line 1: unknown entry \"colour\"; known here: name.\n\
         line 2: \"name\" should be a text, but is 5."
    ));
    fs::write(folder.join("picture.toml"), b"name = \"a\"\n\xff\xfe").unwrap();
    langhus(&format!("edition tic-tac-toe --check {path}/picture.toml"))
        .failed(&format!("The edition {path}/picture.toml cannot be read: line 2 is not UTF-8 text."));
    langhus(&format!("edition tic-tac-toe --check {path}"))
        .failed(&format!("The edition {path} cannot be read: it is a folder."));
    langhus(&format!("edition tic-tac-toe --check {path}/none.toml"))
        .failed(&format!("The edition {path}/none.toml cannot be read: there is no such file or folder."));
}

#[test]
fn of_many_mistakes_the_first_fifty_are_told_and_how_many_more_there_are() {
    let folder = folder("many-mistakes");
    let file = folder.join("ships.toml");
    fs::write(&file, format!("name=\"x\"\nship=[\n{}]", "{},\n".repeat(20_000))).unwrap();
    let done = langhus(&format!("edition schiffbauer --check {}", file.display()));
    let lines: Vec<&str> = done.err.trim_end().lines().collect();
    assert_eq!((done.code, lines.len()), (Some(1), 52));
    let count = lines[0].split_whitespace().rev().nth(1).and_then(|count| count.parse::<usize>().ok());
    let count = count.unwrap_or_else(|| panic!("{}", lines[0]));
    assert_eq!(lines[0], format!("{} is no edition of schiffbauer; it has {count} mistakes:", file.display()));
    assert_eq!(
        lines[1],
        "line 2: there are 20000 sections [[ship]], but there can be at most 500; only the first were read."
    );
    assert!(lines[50].starts_with("line ") && lines[50].ends_with('.'), "{}", lines[50]);
    assert_eq!(lines[51], format!("… and {} more mistakes.", count - 50));
}
