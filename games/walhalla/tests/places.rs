//! Where on the table a decision is made: actions as paths of places.

use langhus_rules::Voice as _;
use walhalla::setup::{Position, action};
use walhalla::{Colour, Place, Walhalla};

/// The path of an action for whoever is asked.
fn path(table: &Position, colour: Colour, notation: &str) -> Vec<String> {
    table.rules.path(&table.seen_by(colour), action(notation))
}

fn ready() -> Position {
    Position::new(4).midgard(&[5, 5, 5, 5])
}

#[test]
fn each_neutral_place_is_filled_or_left_empty_from_bow_to_stern() {
    let table = ready().draws(Colour::Red, Colour::Black, Place::Middle);
    assert_eq!(path(&table, Colour::Red, "board none"), ["seat-bow-empty", "seat-stern-empty"]);
    assert_eq!(path(&table, Colour::Red, "board bow"), ["seat-bow", "seat-stern-empty"]);
    assert_eq!(path(&table, Colour::Red, "board stern"), ["seat-bow-empty", "seat-stern"]);
    assert_eq!(path(&table, Colour::Red, "board bow stern"), ["seat-bow", "seat-stern"]);
}

#[test]
fn all_three_places_are_decided_in_the_own_colour() {
    let table = ready().draws(Colour::Red, Colour::Red, Place::Middle);
    assert_eq!(path(&table, Colour::Red, "board bow middle"), ["seat-bow", "seat-middle", "seat-stern-empty"]);
    // As few clicks as there are places, whatever the crew.
    for notation in table.choices(Colour::Red) {
        assert_eq!(path(&table, Colour::Red, &notation).len(), 3, "{notation}");
    }
}

#[test]
fn no_path_is_the_beginning_of_another() {
    for (colour, place) in [(Colour::Red, Place::Bow), (Colour::Black, Place::Stern), (Colour::Blue, Place::Middle)] {
        let table = ready().draws(Colour::Red, colour, place);
        let paths: Vec<_> =
            table.choices(Colour::Red).iter().map(|notation| path(&table, Colour::Red, notation)).collect();
        for (one, other) in paths.iter().flat_map(|one| paths.iter().map(move |other| (one, other))) {
            assert!(one == other || !other.starts_with(one), "{one:?} begins {other:?}");
        }
    }
}

#[test]
fn a_dragon_sails_with_one_click() {
    let mut table = ready().draws(Colour::Red, Colour::Red, Place::Middle);
    table.plays(Colour::Red, "board bow");
    assert_eq!(path(&table, Colour::Red, "sail 2 bow"), ["fjord-2-bow-first"]);
    assert_eq!(path(&table, Colour::Red, "sail 4 stern"), ["fjord-4-stern-first"]);
}

#[test]
fn every_place_has_words() {
    let table = ready().draws(Colour::Red, Colour::Black, Place::Middle);
    let view = table.seen_by(Colour::Red);
    let words = |place: &str| table.says(&Walhalla::place(&table.rules, &view, place).expect(place));
    assert_eq!(words("seat-bow"), "A viking in the bow");
    assert_eq!(words("seat-stern-empty"), "Leave the stern empty");
    assert_eq!(words("fjord-3-stern-first"), "Fjord 3, stern first");
    assert!(Walhalla::place(&table.rules, &view, "seat-mast").is_none());
}
