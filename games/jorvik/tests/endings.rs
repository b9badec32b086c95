//! A recorded game of every revision for every way in which a game can end; `tests/goldens/revision-N/endings` holds
//! them.

use jorvik::Jorvik;
use langhus_rules::{Game, Language, Match, Numbering, Of, Saga, Standing, Table, Viewer};

/// The records of all revisions, replayed and checked line by line.
fn replays(name: &str) -> Vec<Match<Jorvik>> {
    (1..=Jorvik::REVISION).map(|revision| replay(name, revision)).collect()
}

fn replay(name: &str, revision: u32) -> Match<Jorvik> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/goldens");
    let file = format!("{folder}/revision-{revision}/endings/{name}.saga");
    let text = std::fs::read_to_string(&file).unwrap_or_else(|error| panic!("{file}: {error}"));
    let saga = Saga::read(&text).unwrap_or_else(|error| panic!("{file}: {error}"));
    assert_eq!(saga.revision, revision, "{file} is a record of another revision");
    let table = Of::<Jorvik>::new().resume(&saga, &[]).unwrap_or_else(|error| panic!("{file}: {error}"));
    assert!(table.awaited().is_empty(), "{file} is not over");
    assert_eq!(table.saga().write(), text, "{file} replays to another record");
    table
}

fn winners(table: &dyn Table) -> Vec<Standing> {
    table.standings().into_iter().filter(|standing| standing.place == 1).collect()
}

/// How many attacks came after the last card was laid out.
fn attacks_at_the_end(table: &dyn Table) -> usize {
    let log = table.log(Viewer::Spectator, Numbering::Noticed(Viewer::Spectator), 0, Language::English);
    log.iter()
        .rev()
        .take_while(|line| !line.text.starts_with("Spot "))
        .filter(|line| line.text.starts_with("The Picts!"))
        .count()
}

#[test]
fn one_winner_after_the_final_attack() {
    for table in replays("one-winner") {
        assert_eq!((winners(&table).len(), attacks_at_the_end(&table)), (1, 1));
    }
}

/// J21.
#[test]
fn the_third_attack_is_the_lowest_autumn_card() {
    for table in replays("two-attacks") {
        assert_eq!(attacks_at_the_end(&table), 2);
        let first = table.standings()[0];
        assert!(table.items(first.seat).iter().any(|item| item.what == "picts"));
    }
}

#[test]
fn coins_decide_between_equal_points() {
    for table in replays("decided-by-coins") {
        let places = table.standings();
        assert_eq!(places[0].score, places[1].score);
        assert!(places[0].tie_break > places[1].tie_break);
        assert_eq!((places[0].place, places[1].place), (1, 2));
    }
}

#[test]
fn a_shared_victory() {
    for table in replays("shared") {
        let winners = winners(&table);
        assert!(winners.len() > 1);
        let result = |standing: &Standing| (standing.score, standing.tie_break);
        assert!(winners.iter().all(|standing| result(standing) == result(&winners[0])));
    }
}
