//! What is drawn, and how often: the table of the worlds once, one ghost for each way to sail, tips wherever something lies.

use langhus_board::{Drawn, Pen, Scene};
use langhus_rules::{Language, Speaker, Viewer, Voice as _};
use walhalla::setup::{Position, seat};
use walhalla::{Card, Colour, Place, Walhalla};

fn names() -> [String; 4] {
    ["Runa", "Knut", "Ylva", "Bjarne"].map(str::to_owned)
}

fn scene(table: &Position, colour: Colour) -> Scene {
    let (view, names) = (table.seen_by(colour), names());
    let speaker = Speaker { book: Walhalla::book(), language: Language::English, names: &names };
    table.rules.draw(&view, &Pen { speaker, viewer: Viewer::Seat(seat(colour)) })
}

/// The whole scene as one text.
fn all(scene: &Scene) -> String {
    let areas: String = scene.areas.iter().map(|area| area.full.0.as_str()).collect();
    let facts: String = scene.areas.iter().flat_map(|area| &area.facts).map(|fact| fact.label.as_str()).collect();
    [scene.board.0.as_str(), &areas, &facts].concat()
}

fn ready() -> Position {
    Position::new(4).midgard(&[5, 5, 5, 5]).walhalla(&[1, 1, 1, 1])
}

#[test]
fn the_worlds_stand_in_one_table() {
    let drawn = all(&scene(&ready().turn(Colour::Red), Colour::Red));
    for world in ["Midgard</span>", "Asgard</span>", "Valhalla</span>"] {
        assert_eq!(drawn.matches(world).count(), 1, "{world}");
    }
}

#[test]
fn the_places_of_the_dragon_are_chosen_on_it() {
    let drawn = all(&scene(&ready().draws(Colour::Red, Colour::Black, Place::Middle), Colour::Red));
    let places = |name: &str| drawn.matches(&format!("data-place=\"{name}\"")).count();
    assert_eq!(["seat-bow", "seat-bow-empty", "seat-stern", "seat-stern-empty"].map(places), [1; 4]);
    assert_eq!(["seat-middle", "seat-middle-empty"].map(places), [0; 2], "it is for somebody else");
}

#[test]
fn the_owner_of_the_coloured_place_comes_along_on_it() {
    let mut table = ready().draws(Colour::Red, Colour::Black, Place::Middle);
    table.plays(Colour::Red, "board bow");
    let drawn = all(&scene(&table, Colour::Black));
    assert_eq!(drawn.matches("data-place=\"ride\"").count(), 1);
    assert!(!all(&scene(&table, Colour::Red)).contains("data-place=\"ride\""), "nobody else is asked");
}

#[test]
fn there_is_one_ghost_for_each_way_to_sail() {
    let mut table = ready().draws(Colour::Red, Colour::Red, Place::Middle);
    table.plays(Colour::Red, "board bow");
    let drawn = all(&scene(&table, Colour::Red));
    for fjord in 1..=4 {
        for end in ["bow", "stern"] {
            let name = format!("fjord-{fjord}-{end}-first");
            assert_eq!(drawn.matches(&format!("data-place=\"{name}\"")).count(), 1, "{name}");
            assert_eq!(drawn.matches(&format!("data-ghost=\"{name}\"")).count(), 1, "{name}");
        }
    }
}

/// Has every place a tip, on itself or on what it lies in (`around`, where it hides no ghost)?
fn assert_tips(table: &Position, around: &str) {
    let drawn = all(&scene(table, Colour::Red));
    let places = drawn.split("data-place=").count() - 1;
    let tips = drawn.split('<').filter(|tag| tag.contains("data-place=") && tag.contains("data-tip=\"")).count();
    let within: usize = drawn.split(&format!("class=\"{around}\" data-tip=\"")).skip(1).map(inside).sum();
    assert_eq!(tips + within, places, "{around}");
}

/// How many places stand in what begins here, before the next thing with a tip.
fn inside(part: &str) -> usize {
    part.split("data-tip=").next().unwrap_or(part).matches("data-place=").count()
}

#[test]
fn whatever_can_be_chosen_has_a_tip() {
    let mut sailing = ready().draws(Colour::Red, Colour::Red, Place::Middle);
    sailing.plays(Colour::Red, "board bow");
    assert_tips(&sailing, "berth");
    let hand = [Card::Hunt, Card::Forest];
    assert_tips(&ready().hand(Colour::Red, &hand).draws(Colour::Red, Colour::Red, Place::Bow), "crew");
}

#[test]
fn a_stack_at_the_tip_tells_the_total_and_what_it_scores() {
    let table = ready().tips([3, 4, 5], [6, 7, 8]).vikings(Colour::Red, &["a1", "a2"]).vikings(Colour::Black, &["a3"]);
    let drawn = all(&scene(&table.turn(Colour::Red), Colour::Red));
    assert_eq!(drawn.matches("class=\"stack seat-").count(), 2);
    assert!(drawn.contains("Runa has a total of"), "the stack says whose it is");
}

#[test]
fn tongues_of_different_lengths_are_told_in_words() {
    let drawn = |tongues: &str| {
        let table = Position::with_tongues(3, tongues).midgard(&[5, 5, 5]).turn(Colour::Red);
        scene(&table, Colour::Red).board.0
    };
    assert!(drawn("6,6,6").contains("Three tongues of 6 tiles each"));
    assert!(drawn("5,8,5").contains("Tongues: A\u{a0}5, B\u{a0}8, C\u{a0}5 tiles"));
}
