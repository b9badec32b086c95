//! What a seat knows: the back on top, the cards it passed on, the discard pile; and that imagined worlds fit.

use langhus_rules::{Chance, Game, Quick, Seat, Seed, Viewer};
use schiffbauer::setup::Table;
use schiffbauer::{Action, Card, Cards, Event, State, Townsperson};

/// A table of four in the first morning.
fn morning(number: u64) -> Table {
    let mut table = Table::new(4);
    table.state = table.rules.deal(Seed::from_number(number));
    for _ in 0..8 {
        table.play(&["take oak"]);
    }
    table
}

/// Keeps the first card of the packet and returns what is passed on.
fn pass_on(table: &mut Table) -> Cards {
    let packet: Vec<Card> = table.state.packet.iter().collect();
    let keep = Action::Keep(table.rules.deck().kind(packet[0]));
    let active = table.state.active;
    table.rules.play(&mut table.state, active, keep, &mut ()).expect("the first card may be kept");
    packet[1..].iter().copied().collect()
}

/// Worlds that a viewer imagines.
fn worlds(table: &Table, viewer: impl Into<Viewer>) -> Vec<State> {
    let view = table.rules.view(&table.state, viewer.into());
    let mut chance = Quick::new(5);
    (0..200).map(|_| table.rules.imagine(&view, &mut chance)).collect()
}

fn hand(state: &State, seat: Seat) -> Cards {
    state.board(seat).hand.iter().collect()
}

fn pile(state: &State) -> Cards {
    state.pile.iter().collect()
}

#[test]
fn the_back_on_top_is_right_in_every_world_and_the_card_is_not_always_the_same() {
    let table = morning(1);
    let back = |state: &State| state.top().map(|card| table.rules.deck().back(card));
    for viewer in Viewer::all(4) {
        let worlds = worlds(&table, viewer);
        assert!(worlds.iter().all(|world| back(world) == back(&table.state)), "{viewer:?}");
        let tops: Cards = worlds.iter().filter_map(State::top).collect();
        assert!(tops.len() > 5, "there are about twenty cards with each back, but {viewer:?} imagines {}", tops.len());
    }
}

#[test]
fn what_was_passed_on_is_in_later_hands_and_one_is_set_aside() {
    let mut table = morning(2);
    let order: Vec<Seat> = table.state.start.around(4).collect();
    let passed = pass_on(&mut table);
    let view = table.rules.view(&table.state, order[0].into());
    assert_eq!(view.passed_on[0].iter().map(|seen| seen.card).collect::<Cards>(), passed);
    for world in worlds(&table, order[0]) {
        assert_eq!(world.packet.iter().collect::<Cards>(), passed, "the next player looks at them now");
    }
    for _ in 0..3 {
        pass_on(&mut table);
    }
    let mut second_hands = Cards::NONE;
    for world in worlds(&table, order[0]) {
        let aside: Cards = world.aside[0].into_iter().collect();
        let later = order[1..].iter().fold(aside, |cards, seat| cards.or(hand(&world, *seat)));
        assert_eq!(later, passed);
        second_hands = second_hands.or(hand(&world, order[1]));
    }
    assert_eq!(second_hands, passed, "who has which of them is open");
}

#[test]
fn the_last_player_knows_the_card_set_aside() {
    let mut table = morning(3);
    let last = table.state.start.after(3, 4);
    for _ in 0..4 {
        pass_on(&mut table);
    }
    assert!(worlds(&table, last).iter().all(|world| world.aside[0] == table.state.aside[0]));
    let imagined: Cards = worlds(&table, Viewer::Spectator).iter().filter_map(|world| world.aside[0]).collect();
    assert!(imagined.len() > 20, "a spectator has no idea");
}

#[test]
fn what_a_later_player_plays_leaves_less_to_guess() {
    let mut table = morning(4);
    let order: Vec<Seat> = table.state.start.around(4).collect();
    for _ in 0..12 {
        pass_on(&mut table);
    }
    for _ in 0..3 {
        table.play(&["end"]);
    }
    // Only the last hand and the cards set aside are hidden from those who passed everything on.
    let view = table.rules.view(&table.state, order[0].into());
    assert_eq!(view.passed_on.iter().map(Vec::len).collect::<Vec<_>>(), [2, 2, 2]);
    let hidden = hand(&table.state, order[3]).or(table.state.aside.into_iter().flatten().collect());
    for world in worlds(&table, order[0]) {
        assert_eq!(hand(&world, order[3]).or(world.aside.into_iter().flatten().collect()), hidden);
        assert_eq!(pile(&world), pile(&table.state), "so the pile's cards are known, though not their order");
    }
}

#[test]
fn after_the_work_every_player_knows_the_face_down_discards_and_a_spectator_does_not() {
    let mut table = morning(5);
    for _ in 0..12 {
        pass_on(&mut table);
    }
    let aside: Cards = table.state.aside.into_iter().flatten().collect();
    for _ in 0..4 {
        table.play(&["end"]);
    }
    for seat in Seat::all(4) {
        assert!(worlds(&table, seat).iter().all(|world| world.face_down == aside), "seat {seat}");
    }
    let spectator = worlds(&table, Viewer::Spectator);
    assert!(spectator.iter().all(|world| world.face_down.len() == 3));
    assert!(spectator.iter().any(|world| world.face_down != aside));
}

#[test]
fn open_discards_are_nowhere_else() {
    let mut table = morning(6);
    for _ in 0..12 {
        pass_on(&mut table);
    }
    table.play(&["end", "end"]);
    let open = table.state.discards;
    assert_eq!(open.len(), 6);
    for viewer in Viewer::all(4) {
        for world in worlds(&table, viewer) {
            assert_eq!(world.discards, open);
            assert!(pile(&world).and(open).is_empty());
        }
    }
}

#[test]
fn a_card_that_was_not_in_the_last_shuffle_is_not_imagined_in_the_pile() {
    let mut table = morning(7);
    let order: Vec<Seat> = table.state.start.around(4).collect();
    // Of the second packet the last four cards come from a fresh shuffle.
    let mut table = {
        for _ in 0..3 {
            pass_on(&mut table);
        }
        table.short_pile(1)
    };
    pass_on(&mut table);
    let kept_by_first = hand(&table.state, order[0]);
    let third = order[2];
    let view = table.rules.view(&table.state, third.into());
    let outside: Cards = view.not_in_pile.iter().map(|seen| seen.card).collect();
    assert_eq!(kept_by_first.without(outside).len(), 0);
    for world in worlds(&table, third) {
        assert!(pile(&world).and(outside).is_empty());
    }
}

#[test]
fn cards_drawn_by_a_chieftain_are_open_to_anything_but_what_is_known() {
    let mut table = Table::new(3).hand(1, &[Townsperson::Chieftain.into()]);
    table.play(&["visit chieftain"]);
    let hands: Cards = worlds(&table, Seat::new(1)).iter().fold(Cards::NONE, |cards, world| {
        assert_eq!(world.board(Seat::new(0)).hand.len(), 2);
        cards.or(hand(world, Seat::new(0)))
    });
    assert!(hands.len() > 60);
    assert!(!hands.iter().any(|card| table.state.discards.contains(card)));
    let own = worlds(&table, Seat::new(0));
    assert!(own.iter().all(|world| hand(world, Seat::new(0)) == hand(&table.state, Seat::new(0))));
}

#[test]
fn only_who_draws_a_card_hears_which_one_it_is() {
    let mut table = Table::new(3).hand(1, &[Townsperson::Chieftain.into()]);
    let events = table.attempt("visit chieftain").expect("a Chieftain may always be visited");
    let drawn = |viewer: Viewer| -> Vec<Option<Card>> {
        let heard = events.iter().filter_map(|event| table.rules.witness(event, viewer));
        heard.filter_map(|event| if let Event::Drew { card, .. } = event { Some(card) } else { None }).collect()
    };
    let own: Vec<Option<Card>> = table.state.boards[0].hand.iter().map(Some).collect();
    assert_eq!(drawn(Seat::new(0).into()), own);
    assert_eq!(drawn(Seat::new(1).into()), [None, None]);
    assert_eq!(drawn(Viewer::Spectator), [None, None]);
}

#[test]
fn a_view_has_no_place_for_a_secret() {
    let table = morning(8);
    let start = table.state.start;
    let view = table.rules.view(&table.state, start.next(4).into());
    assert_eq!((view.packet, view.offer), (5, None));
    assert!(view.boards.iter().all(|board| board.cards.is_some() == (board.seat == start.next(4))));
    assert_eq!(view.face_down_known.map(|known| known.len()), Some(0));
    let spectator = table.rules.view(&table.state, Viewer::Spectator);
    assert!(spectator.boards.iter().all(|board| board.cards.is_none() && board.keeps.is_none()));
    assert_eq!(spectator.face_down_known, None);
}

/// At any moment of a random game the imagined worlds agree with everything that lies open.
#[test]
fn worlds_fit_through_a_whole_random_day_with_a_reshuffle() {
    let mut table = morning(9).short_pile(30);
    let mut chance = Quick::new(1);
    let mut actions = Vec::new();
    for _ in 0..400 {
        let active = table.state.active;
        for viewer in Viewer::all(4) {
            let view = table.rules.view(&table.state, viewer);
            let world = table.rules.imagine(&view, &mut chance);
            assert_eq!(table.rules.view(&world, viewer), view);
            assert!(pile(&world).without(world.shuffled).is_empty());
        }
        actions.clear();
        table.rules.legal(&table.state, active, &mut actions);
        if actions.is_empty() {
            return;
        }
        let action = actions[chance.below(actions.len() as u32) as usize];
        table.rules.apply(&mut table.state, active, action, &mut ());
    }
    assert!(table.state.dice.used() > 128, "the pile was shuffled again");
}
