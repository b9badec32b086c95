//! The rulebook's list of cards by season is the list of the edition.

use jorvik::{Catalogue, Entry, Jorvik, Kind, Season};
use langhus_rules::{Edition, Game, Language, Options, Provenance, Say, Seed, Speaker, Viewer, Voice};

const BOOKS: [(Language, &str); 2] =
    [(Language::English, include_str!("../rulebook/en.md")), (Language::German, include_str!("../rulebook/de.md"))];

/// The kinds in the order of the tables.
const KINDS: [&str; 12] = [
    "artisan", "trader", "oracle", "warrior", "ship", "feast", "journey", "building", "loki", "defender", "skald",
    "picts",
];

/// All cards of the edition: at a table of four nothing is removed.
fn catalogue() -> Catalogue {
    let options = Options::read(Jorvik::OPTIONS, ["mode=jarl"]).expect("there is a Jarl game");
    let rules = Jorvik::new(&Edition::new(Jorvik::EDITIONS[0]), &options, 4).expect("the edition is right");
    let view = rules.view(&rules.deal(Seed::from_number(1)), Viewer::Spectator);
    Catalogue::clone(&view.catalogue)
}

/// What a table says about a card; nothing about a feast, of which only the number matters.
fn told(catalogue: &Catalogue, entry: &Entry, speaker: &Speaker<'_>) -> String {
    // What stands in brackets behind a card's name at the table.
    let bracket = |say: Say| {
        let said = speaker.say(&say.with("id", String::new()));
        said.split_once('(').map(|(_, inside)| inside.trim_end_matches(')').to_owned()).expect("a bracket")
    };
    match entry.kind {
        Kind::Artisan(artisan) => {
            let work = catalogue.works[artisan.index()];
            let goods: Vec<_> =
                work.goods[..usize::from(work.size)].iter().map(|good| speaker.word(good.word())).collect();
            format!("{} → {}", goods.join(", "), work.points)
        }
        Kind::Trader { good, .. } | Kind::Oracle { good } => speaker.word(good.word()),
        Kind::Warrior { defence } => speaker.say(&Say::new("table-defence").with("count", defence)),
        Kind::Ship { spaces } => bracket(Say::new("card-ship").with("spaces", spaces)),
        Kind::Journey { points } => bracket(Say::new("card-journey").with("points", points)),
        Kind::Special(power) => speaker.word(format!("power-{}", power.word())),
        Kind::Picts { points, .. } => format!("±{points}"),
        Kind::Feast => String::new(),
    }
}

/// The cards of one kind and game in a season, as a cell of the table.
fn cell(catalogue: &Catalogue, cards: &[&Entry], speaker: &Speaker<'_>) -> String {
    let mut cells: Vec<(String, usize)> = Vec::new();
    for entry in cards {
        let star = if entry.provenance == Provenance::Assumed { "\\*" } else { "" };
        let told = format!("{}{star}", told(catalogue, entry, speaker));
        match cells.iter_mut().find(|(known, _)| *known == told) {
            Some((_, count)) => *count += 1,
            None => cells.push((told, 1)),
        }
    }
    let written = cells.iter().map(|(told, count)| match (told.trim_end_matches("\\*").is_empty(), count) {
        (true, count) => format!("{count}{told}"),
        (false, 1) => told.clone(),
        (false, count) => format!("{count} × {told}"),
    });
    if cells.is_empty() { "–".to_owned() } else { written.collect::<Vec<_>>().join("; ") }
}

#[test]
fn the_list_by_season_is_that_of_the_edition() {
    let catalogue = catalogue();
    assert_eq!(catalogue.cards.len(), 104);
    for (language, book) in BOOKS {
        let speaker = Speaker { book: Jorvik::book(), language, names: &[] };
        for (season, letter) in Season::ALL.into_iter().zip(["A", "B", "C", "D"]) {
            let mut rows = Vec::new();
            for wanted in KINDS {
                let of = |jarl: bool| {
                    let cards =
                        catalogue.cards.iter().filter(|entry| entry.season == season && entry.kind.word() == wanted);
                    cards.filter(|entry| (entry.id.as_str().as_bytes()[1] == b'J') == jarl).collect::<Vec<_>>()
                };
                if !of(false).is_empty() || !of(true).is_empty() {
                    let [karl, jarl] = [false, true].map(|jarl| cell(&catalogue, &of(jarl), &speaker));
                    rows.push(format!("| {} | {karl} | {jarl} |", speaker.word(format!("kind-{wanted}"))));
                }
            }
            let head = format!(" ({letter}) | ");
            let table = book.lines().skip_while(|line| !line.contains(&head)).skip(2);
            let written: Vec<_> = table.take_while(|line| line.starts_with('|')).collect();
            assert_eq!(written, rows, "{language}, {season:?}");
        }
    }
}
