//! The contract's part in revisions: whoever asks for one gets its rules, and a record names and keeps its own.

mod high_card;

use high_card::{Fault, HighCard};
use langhus_rules::{Match, Of, Seat, Seed, Setup, Table};

type Sound = HighCard<{ Fault::Nothing as u8 }>;

static TITLE: Of<Sound> = Of::new();

/// The first card is turned; in revision 1 nobody can ponder then.
fn turned(revision: Option<u32>) -> Match<Sound> {
    let setup = Setup { seats: 2, revision, ..Setup::default() };
    let mut table = TITLE.open(&setup, Seed::from_number(1)).expect("a table");
    table.play(Seat::new(0), "turn").expect("seat 1 turns");
    table
}

#[test]
fn who_names_no_revision_gets_the_newest() {
    for newest in [None, Some(2)] {
        let mut table = turned(newest);
        assert_eq!(table.saga().revision, 2);
        table.play(Seat::new(1), "ponder").expect("by the newest rules everybody may ponder");
    }
}

#[test]
fn a_record_goes_on_by_its_own_revision_and_keeps_it() {
    let mut table = turned(Some(1));
    assert_eq!(table.saga().revision, 1);
    table.play(Seat::new(1), "ponder").expect_err("by the old rules nobody may ponder");
    let mut again = TITLE.resume(&table.saga(), &[]).expect("the record is right");
    again.play(Seat::new(1), "ponder").expect_err("nor after it was resumed");
    again.play(Seat::new(1), "keep").expect("but the game goes on");
    assert_eq!(again.saga().revision, 1);
}

#[test]
fn a_table_of_a_revision_that_never_was_is_refused() {
    let setup = |revision| Setup { seats: 2, revision: Some(revision), ..Setup::default() };
    for revision in [0, 3] {
        let mistakes = TITLE.open(&setup(revision), Seed::from_number(1)).err().expect("no such rules");
        let says = format!("The rules of high-card have the revisions 1 to 2, not {revision}.");
        assert_eq!(mistakes.to_string(), says);
    }
}
