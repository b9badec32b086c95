//! Nobody sees another hand: not in a view, not in the log, not in a refusal, not in who is asked.

use langhus_rules::{Game, Language, Quick, Seat, Seed, Speaker, Told, Viewer, Voice, serde_json};
use walhalla::setup::{Position, action, seat};
use walhalla::{Card, Cards, Colour, Event, Place, Refusal, Stage, Terrain, Walhalla};

use Colour::{Black, Blue, Red, Yellow};

/// All that a viewer can read at a table: the view and the sketch in both languages.
fn readable(table: &Position, viewer: Viewer) -> String {
    let view = table.rules.view(&table.state, viewer);
    let names = Colour::NAMES.map(str::to_owned);
    let sketch = |language| {
        let speaker = Speaker { book: Walhalla::book(), language, names: &names };
        table.rules.sketch(&view, &speaker)
    };
    format!("{}{}", serde_json::to_string(&view).unwrap(), Language::ALL.map(sketch).concat())
}

fn others(colour: Colour) -> impl Iterator<Item = Viewer> {
    Viewer::all(4).filter(move |viewer| !viewer.is(seat(colour)))
}

#[test]
fn a_hand_shows_to_its_owner_only() {
    for card in Card::ALL {
        let table = |held: Card| Position::new(4).hand(Black, &[held]).midgard(&[3; 4]).draws(Red, Red, Place::Bow);
        let (one, other) = (table(card), table(if card == Card::Hunt { Card::Attack } else { Card::Hunt }));
        for viewer in others(Black) {
            assert_eq!(readable(&one, viewer), readable(&other, viewer), "{viewer:?} sees that black holds {card:?}");
        }
        assert_ne!(readable(&one, seat(Black).into()), readable(&other, seat(Black).into()));
        assert_eq!(one.seen_by(Black).own.unwrap().hand, Cards::from_iter([card]));
        assert_eq!(one.seen().players[Black as usize].cards, 1, "its size is public (H41)");
    }
}

#[test]
fn the_log_tells_a_drawn_card_to_its_owner_only() {
    let table = Position::new(4).terrain(&[("a1", Terrain::Cult)]).top_card(Card::Walhalla);
    let mut table = table.midgard(&[3; 4]).draws(Red, Red, Place::Bow);
    table.plays(Red, "board bow");
    let events = table.plays(Red, "sail 1 bow");
    let log = |viewer: Viewer| -> Vec<String> {
        let witnessed = events.iter().filter_map(|event| table.rules.witness(event, viewer));
        witnessed.filter_map(|event| table.rules.tell(&event)).map(|say| table.says(&say)).collect()
    };
    assert!(log(seat(Red).into()).contains(&"red draws Valhalla.".to_owned()));
    for viewer in others(Red) {
        assert!(log(viewer).contains(&"red draws a card.".to_owned()));
        assert!(!log(viewer).concat().contains("Valhalla"), "{viewer:?}");
    }
}

/// A refusal speaks of the asked seat's own hand and of what lies open, whatever the others hold.
#[test]
fn no_refusal_depends_on_another_hand() {
    let refusals = |blacks: Card| {
        let mut table = Position::new(4)
            .vikings(Black, &["a1"])
            .hand(Red, &[Card::Wheat])
            .hand(Black, &[blacks])
            .midgard(&[3; 4])
            .walhalla(&[1; 4])
            .draws(Red, Red, Place::Bow);
        let mut found = Vec::new();
        for step in ["board bow", "sail 1 bow"] {
            table.plays(Red, step);
            let all = (0..table.rules.action_space()).filter_map(|index| table.rules.action(index));
            for refusal in all.filter_map(|action| table.rules.check(&table.state, seat(Red), action).err()) {
                found.push(table.says(&langhus_rules::Refusal::say(&refusal)));
            }
        }
        assert_eq!(table.stage(), Stage::Attack);
        found
    };
    let plain = refusals(Card::Village);
    assert!(plain.len() > 60);
    for card in [Card::Shield, Card::Attack, Card::Hunt] {
        assert_eq!(refusals(card), plain);
    }
}

// The secret step

/// Red, black and blue hold cards; yellow has none.
fn raid_end() -> Position {
    Position::new(4)
        .walhalla(&[1, 1, 1, 1])
        .hand(Red, &[Card::Forest, Card::Walhalla, Card::Hunt])
        .hand(Black, &[Card::Cult, Card::Cult])
        .hand(Blue, &[Card::Attack])
        .turn(Red)
}

/// H43: an empty hand is not asked; a hand without a card for the moment is.
#[test]
fn everybody_with_a_hand_is_asked_at_once() {
    let table = raid_end();
    assert_eq!((table.stage(), table.awaited()), (Stage::Secret, vec![Red, Black, Blue]));
    assert_eq!(table.choices(Red), ["lay forest", "lay walhalla", "done"]);
    assert_eq!(table.choices(Blue), ["done"]);
    assert_eq!(table.choices(Yellow), [""; 0]);
}

#[test]
fn an_unfinished_choice_shows_to_nobody_else() {
    let before = raid_end();
    let mut table = before.clone();
    for step in ["lay forest", "lay walhalla"] {
        let events = table.plays(Red, step);
        for viewer in others(Red) {
            assert_eq!(readable(&table, viewer), readable(&before, viewer));
            assert!(events.iter().all(|event| table.rules.witness(event, viewer).is_none()));
        }
        assert_eq!(table.awaited(), before.awaited());
    }
    let own = table.seen_by(Red).own.unwrap();
    assert_eq!(own.laid, Cards::from_iter([Card::Forest, Card::Walhalla]));
    assert_eq!(own.hand, Cards::from_iter([Card::Hunt]));
}

#[test]
fn a_finished_choice_shows_only_that_it_is_finished() {
    let finish = |steps: &[&str]| {
        let mut table = raid_end();
        let mut events = Vec::new();
        for step in steps {
            events.extend(table.plays(Red, step));
        }
        (table, events)
    };
    let (nothing, quiet) = finish(&["done"]);
    let (something, told) = finish(&["lay walhalla", "lay forest", "done"]);
    assert_eq!(nothing.awaited(), [Black, Blue]);
    for viewer in others(Red) {
        assert_eq!(readable(&nothing, viewer), readable(&something, viewer));
        let witnessed = |events: &[Event]| -> Vec<Event> {
            events.iter().filter_map(|event| nothing.rules.witness(event, viewer)).collect()
        };
        assert_eq!(witnessed(&quiet), witnessed(&told));
        assert_eq!(witnessed(&told), [Event::Chosen { seat: seat(Red) }]);
    }
    assert_eq!(something.seen().players[Red as usize].cards, 3, "a hand keeps its size until the reveal (H43)");
}

#[test]
fn the_order_in_which_seats_choose_does_not_matter() {
    let steps = [(Red, "lay walhalla"), (Red, "done"), (Black, "lay cult"), (Black, "done"), (Blue, "done")];
    let play = |order: &[usize]| {
        let mut table = raid_end();
        for (who, step) in order.iter().map(|place| steps[*place]) {
            table.plays(who, step);
        }
        table.state
    };
    let expected = play(&[0, 1, 2, 3, 4]);
    for order in [[4, 2, 3, 0, 1], [2, 0, 3, 4, 1], [0, 2, 4, 1, 3]] {
        assert_eq!(play(&order), expected);
    }
}

#[test]
fn the_reveal_shows_what_was_laid_out_and_nothing_else() {
    let mut table = raid_end();
    table.plays(Black, "lay cult");
    table.plays(Black, "done");
    table.plays(Blue, "done");
    table.plays(Red, "lay forest");
    let mut told = Told::default();
    table.rules.play(&mut table.state, seat(Red), action("done"), &mut told).unwrap();
    assert!(told.revealed);
    let shown: Vec<_> = told.events.iter().filter(|event| matches!(event, Event::Shown { .. })).copied().collect();
    let show = |colour, card| Event::Shown { seat: seat(colour), cards: Cards::from_iter([card]) };
    assert_eq!(shown, [show(Red, Card::Forest), show(Black, Card::Cult)]);
    assert_eq!(table.seen().players.iter().map(|player| player.cards).collect::<Vec<_>>(), [2, 1, 0, 1]);
}

#[test]
fn whoever_has_chosen_is_not_asked_again() {
    let mut table = raid_end();
    table.plays(Red, "done");
    let refused = table.rules.play(&mut table.state, seat(Red), action("lay forest"), &mut ());
    assert!(matches!(refused, Err(langhus_rules::Refused::NotAwaited { .. })));
    assert_eq!(table.refuses(Black, "board none"), Refusal::NotNow { stage: Stage::Secret });
}

// What a viewer can work out

/// Black has played Attack and Hunt; the pile was empty and is made of these two and red's Shield. Red draws one card.
fn after_a_reshuffle() -> Position {
    let mut table = Position::new(4)
        .terrain(&[("a1", Terrain::Cult)])
        .hand(Yellow, &[Card::Village, Card::Village])
        .hand(Red, &[Card::Wheat])
        .discarded(Black, &[Card::Attack, Card::Hunt])
        .discarded(Red, &[Card::Shield])
        .rest_of_pile(Blue)
        .midgard(&[3; 4])
        .walhalla(&[1; 4])
        .draws(Red, Red, Place::Bow);
    table.plays(Red, "board bow");
    let events = table.plays(Red, "sail 1 bow");
    assert!(events.contains(&Event::Reshuffled));
    table
}

/// Everybody saw the discard pile that was shuffled, so nobody imagines other cards in the new draw pile, nor any of
/// these in a hand that has not drawn since.
#[test]
fn imagined_worlds_remember_what_the_pile_was_made_of() {
    let table = after_a_reshuffle();
    let shuffled = Cards::from_iter([Card::Attack, Card::Hunt, Card::Shield]);
    assert_eq!(table.seen().shuffled, shuffled);
    let mut chance = Quick::new(5);
    for viewer in Viewer::all(4) {
        let view = table.rules.view(&table.state, viewer);
        let mut drawn_by_red = std::collections::BTreeSet::new();
        for _ in 0..200 {
            let world = Position { rules: table.rules.clone(), state: table.rules.imagine(&view, &mut chance) };
            assert_eq!(table.rules.view(&world.state, viewer), view);
            assert_eq!(table.rules.inventory(&world.state), table.rules.inventory(&table.state));
            let open = table.rules.lay_open(&world.state);
            for card in open["pile"].as_array().unwrap() {
                assert!(["attack", "hunt", "shield"].contains(&card.as_str().unwrap()), "{card} was in a hand");
            }
            let hand = |colour: Colour| world.seen_by(colour).own.unwrap().hand;
            let red = hand(Red);
            drawn_by_red.insert([Card::Attack, Card::Hunt, Card::Shield].map(|card| red.count(card)));
            let pile = open["pile"].as_array().unwrap().len() as u8;
            assert_eq!((pile, red.total(), hand(Yellow).total()), (2, 2, 2));
        }
        // The drawn card was one of the three, and only red knows which.
        let expected = if viewer.is(seat(Red)) { 1 } else { 2 };
        assert!(drawn_by_red.len() >= expected, "{viewer:?} imagines only {drawn_by_red:?}");
        if viewer.is(seat(Red)) {
            assert_eq!(drawn_by_red.len(), 1);
        }
    }
}

/// Blue held every kind before the pile was shuffled, and has played an Attack since: it may be an old one.
#[test]
fn what_was_played_since_may_come_from_before_or_after_the_shuffle() {
    let mut table = after_a_reshuffle().vikings(Black, &["c1"]).draws(Blue, Blue, Place::Bow);
    table.plays(Blue, "board bow");
    table.plays(Blue, "sail 4 bow");
    table.plays(Blue, "attack");
    while table.stage() == Stage::Hunt {
        table.plays(Blue, "no hunt");
    }
    let mut chance = Quick::new(9);
    for viewer in Viewer::all(4) {
        let view = table.rules.view(&table.state, viewer);
        for _ in 0..100 {
            let world = table.rules.imagine(&view, &mut chance);
            assert_eq!(table.rules.view(&world, viewer), view);
            assert_eq!(table.rules.inventory(&world), table.rules.inventory(&table.state));
        }
    }
}

/// Dragons that lie on the table are not imagined in the pile.
#[test]
fn imagined_dragons_are_those_not_seen_yet() {
    let table = Position::new(4).midgard(&[3; 4]).moored([1, 2, 0, 0]).draws(Red, Blue, Place::Stern);
    let world = table.rules.imagine(&table.seen(), &mut Quick::new(1));
    assert_eq!(table.rules.inventory(&world), table.rules.inventory(&table.state));
    assert_eq!(table.rules.view(&world, Viewer::Spectator), table.seen());
}

/// Whole random games with a small pile, so that it is shuffled again and again, seen from every seat.
#[test]
fn games_with_many_reshuffles_keep_their_secrets() {
    let mut reshuffles = 0;
    for number in 0..20 {
        let table = Position::new(4).seed(number).rest_of_pile(Blue).midgard(&[7, 7, 7, 3]);
        let mut table = table.walhalla(&[1; 4]).turn(Red);
        let mut chance = Quick::new(number);
        let mut actions = Vec::new();
        while let Some(next) = table.rules.awaited(&table.state).first() {
            actions.clear();
            table.rules.legal(&table.state, next, &mut actions);
            // Cards are played wherever they can be, so that the piles turn over.
            let pick = actions
                .iter()
                .position(|action| action.notation().starts_with("lay"))
                .unwrap_or_else(|| langhus_rules::Chance::below(&mut chance, actions.len() as u32) as usize);
            let mut told = Told::default();
            table.rules.apply(&mut table.state, next, actions[pick], &mut told);
            reshuffles += told.events.iter().filter(|event| **event == Event::Reshuffled).count();
            for viewer in Viewer::all(4) {
                let view = table.rules.view(&table.state, viewer);
                let world = table.rules.imagine(&view, &mut chance);
                assert_eq!(table.rules.view(&world, viewer), view);
                assert_eq!(table.rules.inventory(&world), table.rules.inventory(&table.state));
            }
        }
    }
    assert!(reshuffles > 20, "only {reshuffles}");
}

/// The generator is hidden too: an imagined world has another one.
#[test]
fn the_seed_of_an_imagined_world_is_its_own() {
    let rules = Position::new(4).rules;
    let state = rules.deal(Seed::from_number(3));
    let view = rules.view(&state, Viewer::Seat(Seat::new(0)));
    let world = rules.imagine(&view, &mut Quick::new(3));
    assert_ne!(world, state);
}
