//! The morning: three passes, the spare card, and the piles.

use langhus_rules::{Game, Seat, Seed, Told};
use schiffbauer::setup::Table;
use schiffbauer::{Action, Event, Kind, Refusal, Schiffbauer, Step};

/// The first morning of a table, before anything is kept.
fn morning(seats: u8) -> Table {
    let mut table = Table::new(seats);
    table.state = table.rules.deal(Seed::from_number(u64::from(seats)));
    for _ in 0..2 * seats {
        table.play(&["take oak"]);
    }
    table
}

/// The kinds of the packet.
fn packet(table: &Table) -> Vec<Kind> {
    table.state.packet.iter().map(|card| table.rules.deck().kind(card)).collect()
}

/// Keeps the first card of the packet; which one that is.
fn keep_first(table: &mut Table) -> schiffbauer::Card {
    let card = table.state.packet.iter().next().expect("there is a packet");
    let keep = Action::Keep(table.rules.deck().kind(card));
    let active = table.state.active;
    table.rules.play(&mut table.state, active, keep, &mut ()).expect("the first card may be kept");
    card
}

#[test]
fn a_packet_has_one_card_more_than_players_and_shrinks_on_its_way_round() {
    for seats in Schiffbauer::SEATS {
        let mut table = morning(seats);
        let start = table.state.start;
        for pass in 0..3 {
            for steps in 0..seats {
                assert_eq!((table.state.pass, table.state.active), (pass, start.after(steps, seats)), "clockwise");
                assert_eq!(table.state.packet.len(), usize::from(seats + 1 - steps));
                keep_first(&mut table);
            }
            assert!(table.state.aside[usize::from(pass)].is_some(), "the last player sets the spare card aside");
        }
        assert_eq!((table.state.step, table.state.active), (Step::Work, start));
        let hands: Vec<_> = (1..=seats).map(|number| table.hand_of(number).len()).collect();
        assert_eq!(hands, vec![3; usize::from(seats)]);
        assert_eq!(table.state.pile.len(), 128 - 3 * usize::from(seats + 1));
        assert!(table.state.discards.is_empty(), "set-aside cards are not discarded before the work is done");
    }
}

#[test]
fn only_cards_of_the_packet_can_be_kept() {
    let mut table = morning(3);
    let offered = packet(&table);
    let other = Kind::ALL.into_iter().find(|kind| !offered.contains(kind)).expect("46 kinds, 4 cards");
    assert_eq!(table.refused(&format!("keep {}", other.word())), Refusal::NotInPacket(other.into()));
    assert_eq!(table.refused("end"), Refusal::NotNow(Step::Draft));
    let mut names: Vec<String> = offered.iter().map(|kind| format!("keep {}", kind.word())).collect();
    names.dedup();
    let mut choices = table.choices();
    choices.sort();
    names.sort();
    names.dedup();
    assert_eq!(choices, names, "copies are one choice");
}

#[test]
fn only_the_keeper_hears_which_card_was_kept_and_which_was_set_aside() {
    let mut table = morning(2);
    let (first, second) = (table.state.active, table.state.active.next(2));
    keep_first(&mut table);
    let card = table.state.packet.iter().next().expect("two cards are left");
    let mut told = Told::default();
    let keep = Action::Keep(table.rules.deck().kind(card));
    table.rules.play(&mut table.state, second, keep, &mut told).expect("the card may be kept");
    let heard = |seat: Seat| -> Vec<Event> {
        told.events.iter().filter_map(|event| table.rules.witness(event, seat.into())).collect()
    };
    let aside = table.state.aside[0];
    assert!(aside.is_some());
    assert_eq!(
        heard(second)[..2],
        [Event::Kept { seat: second, card: Some(card) }, Event::SetAside { seat: second, card: aside }]
    );
    assert_eq!(
        heard(first)[..2],
        [Event::Kept { seat: second, card: None }, Event::SetAside { seat: second, card: None }]
    );
}

#[test]
fn set_aside_cards_reach_the_discard_pile_face_down_after_the_work() {
    let mut table = morning(2);
    for _ in 0..6 {
        keep_first(&mut table);
    }
    let aside = table.state.aside;
    table.play(&["end"]);
    assert_eq!(table.state.aside, aside, "not before the last turn is over");
    table.play(&["end"]);
    assert_eq!(table.state.aside, [None; 3]);
    assert!(aside.into_iter().flatten().all(|card| table.state.face_down.contains(card)));
    assert_eq!((table.state.face_down.len(), table.state.discards.len()), (3, 6));
}

#[test]
fn an_empty_pile_is_refilled_in_the_middle_of_a_draw_and_todays_set_aside_cards_stay_out() {
    let mut table = morning(2);
    for _ in 0..2 {
        keep_first(&mut table);
    }
    let aside = table.state.aside[0].expect("the first pass is over");
    // Two cards are left when the third packet of three is drawn.
    let mut table = table.short_pile(2);
    let discards = table.state.discards.len();
    for _ in 0..2 {
        keep_first(&mut table);
    }
    assert_eq!(table.state.packet.len(), 3);
    assert_eq!(table.state.pile.len(), discards - 1, "one card of the new pile is in the packet");
    assert!(table.state.discards.is_empty());
    assert!(!table.state.shuffled.contains(aside));
}

#[test]
fn a_reshuffle_takes_the_face_down_discards_too() {
    let mut table = morning(2);
    for _ in 0..6 {
        keep_first(&mut table);
    }
    table.play(&["end", "end"]);
    let down = table.state.face_down;
    assert_eq!(down.len(), 3);
    let mut table = table.short_pile(1);
    for _ in 0..2 {
        keep_first(&mut table);
    }
    assert!(table.state.face_down.is_empty());
    assert_eq!(down.without(table.state.shuffled).len(), 0, "they are in the new pile");
}

#[test]
fn starting_goods_are_goods() {
    let mut table = Table::new(2);
    table.state = table.rules.deal(Seed::from_number(1));
    assert_eq!(table.choices(), ["take oak", "take wool", "take iron"]);
    assert_eq!(table.refused("end"), Refusal::NotNow(Step::Start));
}
