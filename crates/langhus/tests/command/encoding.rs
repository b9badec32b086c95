//! `docs/encoding.md` lists what every game's observations are made of, and keeps up with the games.

use std::fmt::Write;
use std::path::Path;

use langhus::all;
use langhus_rules::{EncodedField, Encoding, Language, Scale};

/// What stands before the lists is written by hand.
const FROM_HERE: &str =
    "<!-- From here on written by a test: LANGHUS_BLESS=1 cargo test -p langhus --test command encoding -->\n";

fn kind(scale: Scale) -> String {
    match scale {
        Scale::Flag => "flag".to_owned(),
        Scale::Choice(most) => format!("choice of {most}"),
        Scale::Count(most) => format!("count to {most}"),
    }
}

fn row(field: &EncodedField) -> String {
    let shape: Vec<String> = field.shape.iter().map(usize::to_string).collect();
    let shape = if shape.is_empty() { "1".to_owned() } else { shape.join(" × ") };
    format!("| `{}` | {} | {shape} | {} | {} |\n", field.name, field.at, kind(field.scale), field.about)
}

fn lists() -> String {
    let mut text = String::new();
    for game in all() {
        let Encoding { version, bytes, facets, table, fields } = game.encoding();
        let name = game.title(Language::English);
        let _ = write!(
            text,
            "\n## {name}\n\nVersion {version}, {bytes} bytes; the first {table} say what kind of table it is. Actions have \
             {facets} facets.\n\n"
        );
        text.push_str("| name | at | shape | kind | what |\n|---|---|---|---|---|\n");
        fields.iter().for_each(|field| text.push_str(&row(field)));
    }
    text
}

#[test]
fn the_document_lists_the_encoding_of_every_game() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/encoding.md");
    let text = std::fs::read_to_string(&file).expect("the document is there");
    let (by_hand, listed) = text.split_once(FROM_HERE).expect("the lists follow their mark");
    if std::env::var("LANGHUS_BLESS").is_ok_and(|value| value == "1") {
        std::fs::write(&file, format!("{by_hand}{FROM_HERE}{}", lists())).expect("the document can be written");
        return;
    }
    assert!(listed == lists(), "docs/encoding.md is behind the games; LANGHUS_BLESS=1 writes its lists anew");
}
