//! A record is played by the revision of the rules that it names.

use jorvik::Jorvik;
use langhus_rules::{Match, Of, Saga, SagaError, Table};

/// A game of revision 1: asked for more coins than there are, seat 2 steals a jet, sells it at once and buys.
const SOLD_AT_ONCE: &str = include_str!("goldens/revision-1/sold-at-once.saga");

fn replay(saga: &Saga) -> Result<Match<Jorvik>, SagaError> {
    Of::<Jorvik>::new().resume(saga, &[])
}

#[test]
fn a_stolen_good_that_was_sold_at_once_stays_sold() {
    let saga = Saga::read(SOLD_AT_ONCE).unwrap();
    let theft: Vec<_> = saga.moves.iter().map(|played| played.notation.as_str()).collect();
    assert!(theft.windows(3).any(|moves| moves == ["steal jet ak03", "sell jet", "buy"]));
    let table = replay(&saga).unwrap();
    assert_eq!(table.saga().write(), SOLD_AT_ONCE);
}

/// By revision 2 the smuggler could bring no coins, so seat 2 would not have been asked what it answers on line 217.
#[test]
fn the_newest_rules_refuse_what_the_old_ones_allowed() {
    let saga = Saga { revision: 2, ..Saga::read(SOLD_AT_ONCE).unwrap() };
    let error = replay(&saga).err().expect("another game");
    assert_eq!(error.to_string(), "line 217: It is not your turn: Seat 1 is to move.");
}

#[test]
fn a_revision_that_never_was_is_refused_with_those_that_are() {
    for revision in [0, 3, u32::MAX] {
        let saga = Saga { revision, ..Saga::read(SOLD_AT_ONCE).unwrap() };
        let error = replay(&saga).err().expect("no such rules");
        let says = format!("line 3: The rules of jorvik have the revisions 1 to 2, not {revision}.");
        assert_eq!(error.to_string(), says);
    }
}
