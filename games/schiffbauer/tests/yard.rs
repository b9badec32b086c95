//! The drawn table: whoever decides sees what the decision is about.

use langhus_board::{Drawn, Pen, Scene};
use langhus_rules::{Game, Language, Seat, Speaker, Viewer, Voice};
use schiffbauer::setup::Table;
use schiffbauer::{Craftsman, Kind, Schiffbauer, Ship};

fn scene(table: &Table, viewer: Viewer, language: Language) -> Scene {
    let names = ["Astrid", "Björn", "Karl"].map(str::to_owned);
    let speaker = Speaker { book: Schiffbauer::book(), language, names: &names };
    table.rules.draw(&table.rules.view(&table.state, viewer), &Pen { speaker, viewer })
}

/// What lies before the first player, as that player sees it.
fn own(table: &Table, language: Language) -> String {
    let seat = Seat::new(0);
    scene(table, seat.into(), language).areas.swap_remove(seat.index()).full.0
}

#[test]
fn in_the_morning_the_packet_lies_above_the_own_hand() {
    let table = Table::new(3).hand(1, &[Kind::Ship(Ship::Karve)]).packet(&[
        Kind::Craftsman(Craftsman::Weaver),
        Kind::Ship(Ship::Knarr),
        Kind::Craftsman(Craftsman::Carver),
        Kind::Ship(Ship::Busse),
    ]);
    let drawn = own(&table, Language::English);
    let at = |what: &str| drawn.find(what).unwrap_or_else(|| panic!("{what} is drawn"));
    assert!(at("sb-packet") < at("sb-hand") && at("packet-weaver") < at("hand-karve"));
    let seen = scene(&table, Seat::new(0).into(), Language::English);
    assert!(!seen.board.0.contains("sb-packet"), "the packet is drawn once");
    let watched = scene(&table, Viewer::Spectator, Language::English);
    assert!(watched.board.0.contains("sb-packet"), "who watches has no hand above which it could lie");
    assert!(!watched.board.0.contains("packet-weaver"), "and does not see what is in it");
}

#[test]
fn a_workshop_names_the_craftsmen_that_are_missing() {
    let table = Table::new(3).purse(1, 4, 2, [2, 1, 0]).workshops(1, &[Ship::Karve]).crew(1, &[Craftsman::Woodcutter]);
    for (language, missing, there) in [
        (Language::English, "Tar maker: missing", "Woodcutter: on your board"),
        (Language::German, "Teersieder: fehlt", "Holzfäller: unter dem Tableau"),
    ] {
        let drawn = own(&table, language);
        assert!(drawn.contains(missing) && drawn.contains(there), "{language}: {drawn}");
    }
    let drawn = own(&table, Language::English);
    assert!(drawn.contains("<span>Tar maker</span>"), "the name stands on the table, not two letters of it");
}

#[test]
fn a_craftsman_in_the_hand_says_which_own_ship_waits_for_it() {
    let waits = "<b class=\"sb-wanted\">Karve</b>";
    let hand = [Kind::Craftsman(Craftsman::TarMaker)];
    let table = Table::new(3).hand(1, &hand);
    assert!(!own(&table, Language::English).contains(waits));
    assert!(own(&table.workshops(1, &[Ship::Karve]), Language::English).contains(waits));
}

#[test]
fn the_end_of_the_turn_is_a_button_and_always_there() {
    let table = Table::new(3).hand(1, &[Kind::Ship(Ship::Knarr)]);
    assert!(table.choices().contains(&"end".to_owned()));
    assert!(Schiffbauer::BUTTONS.contains(&"end"));
    assert!(!own(&table, Language::English).contains("data-place=\"end\""));
}

#[test]
fn many_cards_in_the_hand_are_small() {
    let cards = Ship::ALL.map(Kind::Ship);
    let drawn = |n: usize| own(&Table::new(3).hand(1, &cards[..n]), Language::English);
    assert!(!drawn(6).contains("sb-many") && drawn(7).contains("sb-many"));
}
