//! Every action card: what it does, and every moment at which it may not be played.

use langhus_rules::Refusal as _;
use walhalla::setup::{Position, seat};
use walhalla::{Card, Cards, Colour, Event, Place, Refusal, Stage, Terrain};

use Colour::{Black, Blue, Red, Yellow};

/// How each card is played.
fn notation(card: Card) -> String {
    match card {
        Card::Attack => "attack".into(),
        Card::Shield => "shield".into(),
        Card::Hunt => "hunt".into(),
        card => format!("lay {}", card.name()),
    }
}

/// A table at every stage of a game, with the seat that is asked, who holds one card of every kind.
fn every_stage() -> Vec<(Stage, Colour, Position)> {
    let all = Card::ALL;
    let deal = || {
        Position::new(4)
            .terrain(&[("a1", Terrain::Forest2), ("a2", Terrain::Wheat), ("b2", Terrain::Wheat)])
            .midgard(&[3; 4])
            .walhalla(&[1; 4])
    };
    let mut stages = Vec::new();
    stages.push((Stage::Boarding, Red, deal().hand(Red, &all).draws(Red, Black, Place::Bow)));
    let mut riding = deal().hand(Black, &all).draws(Red, Black, Place::Bow);
    riding.plays(Red, "board none");
    stages.push((Stage::Riding, Black, riding));
    let mut sailing = deal().hand(Red, &all).draws(Red, Red, Place::Bow);
    sailing.plays(Red, "board middle");
    stages.push((Stage::Sailing, Red, sailing.clone()));
    sailing.plays(Red, "sail 2 bow");
    stages.push((Stage::Landing, Red, sailing));
    let mut attack = deal().hand(Red, &all).vikings(Black, &["a1"]).draws(Red, Red, Place::Bow);
    attack.plays(Red, "board bow");
    attack.plays(Red, "sail 1 bow");
    stages.push((Stage::Attack, Red, attack));
    let mut defence = deal().hand(Black, &all).vikings(Black, &["a1"]).draws(Red, Red, Place::Bow);
    defence.plays(Red, "board bow");
    defence.plays(Red, "sail 1 bow");
    stages.push((Stage::Defence, Black, defence));
    let mut hunt = deal().hand(Red, &all).draws(Red, Red, Place::Bow);
    hunt.plays(Red, "board bow");
    hunt.plays(Red, "sail 1 bow");
    stages.push((Stage::Hunt, Red, hunt));
    stages.push((Stage::Secret, Red, Position::new(4).hand(Red, &all).turn(Red)));
    stages
}

#[test]
fn every_card_is_played_at_its_own_moment_and_refused_at_every_other() {
    for (stage, who, mut table) in every_stage() {
        assert_eq!((table.stage(), table.awaited()), (stage, vec![who]));
        for card in Card::ALL {
            let moment = match card {
                Card::Attack => Stage::Attack,
                Card::Shield => Stage::Defence,
                Card::Hunt => Stage::Hunt,
                _ => Stage::Secret,
            };
            if stage == moment {
                assert!(table.choices(who).contains(&notation(card)), "{card:?} in {stage:?}");
                let count = |table: &Position| table.seen_by(who).own.unwrap().hand.count(card);
                let mut played = table.clone();
                played.plays(who, &notation(card));
                assert_eq!((count(&table), count(&played)), (1, 0), "{card:?} leaves the hand");
            } else {
                let refusal = table.refuses(who, &notation(card));
                assert_eq!(refusal, Refusal::CardNotNow { card }, "{card:?} in {stage:?}");
                assert_eq!(refusal.reference().section, "cards");
            }
        }
    }
}

/// H22: landing cards are not laid out at a raid's end.
#[test]
fn landing_cards_are_not_laid_out_at_the_end_of_a_raid() {
    let mut table = Position::new(4).hand(Red, &Card::ALL).turn(Red);
    for card in [Card::Attack, Card::Shield, Card::Hunt] {
        let refusal = table.refuses(Red, &format!("lay {}", card.name()));
        assert_eq!(refusal, Refusal::LandingCard { card });
    }
    assert_eq!(table.choices(Red).len(), 9, "eight kinds and done");
}

#[test]
fn a_card_that_is_not_held_is_refused() {
    let mut table = Position::new(4).hand(Red, &[Card::Hunt]).turn(Red);
    for card in Card::RAID_END {
        assert_eq!(table.refuses(Red, &notation(card)), Refusal::NotHeld { card });
    }
    assert_eq!(table.choices(Red), ["done"]);
}

/// H16: nobody but the owner of the attacking viking plays Attack, and nobody but the defender plays Shield.
#[test]
fn bystanders_cannot_interfere_in_a_fight() {
    let table =
        Position::new(4).vikings(Black, &["a1"]).hand(Red, &[Card::Wheat]).hand(Blue, &[Card::Attack, Card::Shield]);
    let mut table = table.midgard(&[3; 4]).walhalla(&[1; 4]).draws(Red, Red, Place::Bow);
    table.plays(Red, "board bow");
    table.plays(Red, "sail 1 bow");
    assert_eq!((table.stage(), table.awaited()), (Stage::Attack, vec![Red]));
    for card in ["attack", "shield"] {
        let refused = langhus_rules::Game::play(
            &table.rules,
            &mut table.state.clone(),
            seat(Blue),
            walhalla::setup::action(card),
            &mut (),
        );
        assert!(matches!(refused, Err(langhus_rules::Refused::NotAwaited { .. })), "{refused:?}");
    }
}

// Attack

#[test]
fn attack_leaves_the_defender_no_choice_and_shield_does_not_help() {
    let mut table = Position::new(4)
        .terrain(&[("a1", Terrain::Village1)])
        .vikings(Black, &["a1"])
        .hand(Red, &[Card::Attack])
        .hand(Black, &[Card::Shield])
        .midgard(&[3; 4])
        .walhalla(&[1; 4])
        .draws(Red, Red, Place::Bow);
    table.plays(Red, "board bow");
    table.plays(Red, "sail 1 bow");
    assert_eq!(table.choices(Red), ["attack", "no attack"]);
    let events = table.plays(Red, "attack");
    assert!(events.contains(&Event::Played { seat: seat(Red), card: Card::Attack }));
    assert_eq!(table.on("a1"), Some(Red));
    let players = table.seen().players;
    assert_eq!((players[Black as usize].walhalla, players[Black as usize].cards), (2, 1));
    assert_eq!((players[Red as usize].walhalla, players[Red as usize].cards), (1, 0));
    assert_eq!(table.seen().players[Red as usize].discard, Cards::from_iter([Card::Attack]));
}

/// H40: the passenger decides about their own viking, and may waste an Attack on a defender who could not win.
#[test]
fn a_passenger_plays_attack_even_against_an_empty_walhalla() {
    let mut table = Position::new(4).vikings(Yellow, &["a1"]).hand(Black, &[Card::Attack]).midgard(&[3; 4]).draws(
        Red,
        Black,
        Place::Bow,
    );
    table.plays(Red, "board none");
    table.plays(Black, "ride");
    table.plays(Red, "sail 1 bow");
    assert_eq!((table.stage(), table.awaited()), (Stage::Attack, vec![Black]));
    table.plays(Black, "attack");
    assert_eq!(table.on("a1"), Some(Black));
}

/// H41: the question is asked of every hand, so that being asked tells nothing about it.
#[test]
fn attack_is_asked_of_every_hand_but_not_of_an_empty_one() {
    for (hand, asked) in [(vec![Card::Attack], true), (vec![Card::Wheat], true), (vec![], false)] {
        let mut table = Position::new(4)
            .vikings(Black, &["a1"])
            .hand(Red, &hand)
            .midgard(&[3; 4])
            .walhalla(&[1; 4])
            .draws(Red, Red, Place::Bow);
        table.plays(Red, "board bow");
        table.plays(Red, "sail 1 bow");
        assert_eq!(table.stage() == Stage::Attack, asked, "{hand:?}");
        if asked {
            table.plays(Red, "no attack");
        }
        assert_eq!((table.stage(), table.awaited()), (Stage::Defence, vec![Black]));
    }
}

// Shield

/// H17: works with an empty Walhalla, costs nothing but the card, and the attacker falls.
#[test]
fn shield_wins_without_paying_even_with_an_empty_walhalla() {
    for heroes in [0, 2] {
        let mut table = Position::new(4)
            .vikings(Black, &["a1"])
            .hand(Black, &[Card::Shield])
            .midgard(&[3; 4])
            .walhalla(&[0, heroes, 0, 0])
            .draws(Red, Red, Place::Bow);
        table.plays(Red, "board bow");
        table.plays(Red, "sail 1 bow");
        let events = table.plays(Black, "shield");
        let field = walhalla::setup::field("a1");
        let fell = Event::AttackerFell { seat: seat(Red), field, against: seat(Black), paid: false };
        assert!(events.contains(&fell), "{events:?}");
        let players = table.seen().players;
        assert_eq!((players[Black as usize].walhalla, players[Red as usize].walhalla), (heroes, 1));
        assert_eq!((table.on("a1"), players[Black as usize].cards), (Some(Black), 0));
    }
}

/// H41 for Shield: with a hand the defender is asked, whatever is in it.
#[test]
fn shield_is_asked_of_every_hand() {
    for (hand, choices) in [(vec![Card::Shield], 2), (vec![Card::Wheat], 1)] {
        let mut table =
            Position::new(4).vikings(Black, &["a1"]).hand(Black, &hand).midgard(&[3; 4]).draws(Red, Red, Place::Bow);
        table.plays(Red, "board bow");
        table.plays(Red, "sail 1 bow");
        assert_eq!((table.stage(), table.choices(Black).len()), (Stage::Defence, choices));
    }
}

// Hunt

#[test]
fn hunt_doubles_the_forest_just_taken() {
    for (forest, points) in [(Terrain::Forest2, 2), (Terrain::Forest3, 3)] {
        let mut table = Position::new(4)
            .terrain(&[("a1", forest)])
            .hand(Red, &[Card::Hunt, Card::Hunt])
            .midgard(&[3; 4])
            .draws(Red, Red, Place::Bow);
        table.plays(Red, "board bow");
        table.plays(Red, "sail 1 bow");
        assert_eq!(table.scores(), [0; 4], "Hunt is played before the forest is scored");
        table.plays(Red, "hunt");
        assert_eq!((table.points(Red, "forest"), table.points(Red, "hunt")), (points, points));
        assert_eq!(table.stage(), Stage::Boarding, "one Hunt is enough for a forest (H20)");
    }
}

/// H40: also after a won attack.
#[test]
fn hunt_is_played_after_a_won_fight_too() {
    let mut table = Position::new(4)
        .terrain(&[("a1", Terrain::Forest3)])
        .vikings(Black, &["a1"])
        .hand(Red, &[Card::Hunt])
        .midgard(&[3; 4])
        .walhalla(&[1; 4])
        .draws(Red, Red, Place::Bow);
    table.plays(Red, "board bow");
    table.plays(Red, "sail 1 bow");
    table.plays(Red, "no attack");
    table.plays(Black, "lose");
    table.plays(Red, "hunt");
    assert_eq!(table.scores(), [6, 0, 0, 0]);
}

/// H41 for Hunt; and no other field asks for it.
#[test]
fn hunt_is_asked_of_every_hand_in_a_forest_and_nowhere_else() {
    for terrain in Terrain::ALL {
        let mut table = Position::new(4).terrain(&[("a1", terrain)]).hand(Red, &[Card::Wheat]).midgard(&[3; 4]).draws(
            Red,
            Red,
            Place::Bow,
        );
        table.plays(Red, "board bow");
        table.plays(Red, "sail 1 bow");
        let forest = matches!(terrain, Terrain::Forest2 | Terrain::Forest3);
        assert_eq!(table.stage() == Stage::Hunt, forest, "{terrain:?}");
        if forest {
            assert_eq!(table.choices(Red), ["no hunt"]);
        }
    }
}

// Cards for the end of a raid

/// A table at the end of the first raid: red holds two fields of every kind.
fn red_at_the_end(cards: &[Card]) -> Position {
    Position::new(4)
        .tips([3, 4, 5], [6, 7, 8])
        .terrain(&[
            ("a1", Terrain::Forest2),
            ("a2", Terrain::Cult),
            ("a3", Terrain::Forest3),
            ("a4", Terrain::Wheat),
            ("b1", Terrain::Village1),
            ("b2", Terrain::Cult),
            ("b3", Terrain::Village2),
            ("b4", Terrain::Wheat),
        ])
        .vikings(Red, &["a1", "a2", "a3", "a4", "b1", "b2", "b3", "b4"])
        .hand(Red, cards)
        .turn(Red)
}

fn lay_all(table: &mut Position, who: Colour, cards: &[Card]) {
    for card in cards {
        table.plays(who, &notation(*card));
    }
    table.plays(who, "done");
}

#[test]
fn each_terrain_card_pays_a_point_for_each_field_of_its_kind() {
    let kinds = [
        (Card::Forest, "forest-cards"),
        (Card::Wheat, "wheat-cards"),
        (Card::Cult, "cult-cards"),
        (Card::Village, "village-cards"),
    ];
    for (card, item) in kinds {
        let mut table = red_at_the_end(&[card]);
        lay_all(&mut table, Red, &[card]);
        assert_eq!(table.points(Red, item), 2, "{card:?}");
        let others: i32 =
            kinds.iter().filter(|(other, _)| *other != card).map(|(_, item)| table.points(Red, item)).sum();
        assert_eq!(others, 0, "{card:?} pays for its own kind only");
        assert_eq!(table.seen().players[Red as usize].discard.count(card), 1, "and is discarded");
    }
}

/// H22: equal cards add up; a card without effect may be played; cards left stay in hand.
#[test]
fn equal_cards_add_up_and_what_is_kept_stays_in_hand() {
    let mut table = red_at_the_end(&[Card::Cult, Card::Cult, Card::Cult, Card::Tongue8]);
    lay_all(&mut table, Red, &[Card::Cult, Card::Cult, Card::Tongue8]);
    assert_eq!(table.points(Red, "cult-cards"), 4);
    assert_eq!(table.seen_by(Red).own.unwrap().hand, Cards::from_iter([Card::Cult]));
}

#[test]
fn each_tongue_card_counts_two_vikings_on_its_own_tongue() {
    // Black holds one field of each tongue, red has the card: two against one.
    for (place, card) in [Card::Tongue6, Card::Tongue7, Card::Tongue8].into_iter().enumerate() {
        let mut table = Position::new(4)
            .tips([3, 4, 5], [6, 7, 8])
            .terrain(&[("a1", Terrain::Cult), ("b1", Terrain::Cult), ("c1", Terrain::Cult)])
            .vikings(Black, &["a1", "b1", "c1"])
            .hand(Red, &[card])
            .turn(Red);
        lay_all(&mut table, Red, &[card]);
        for (tongue, name) in ["tongue-a", "tongue-b", "tongue-c"].into_iter().enumerate() {
            let outer = 6 + tongue as i32;
            let inner = 3 + tongue as i32;
            let expected = if tongue == place { (outer, inner) } else { (0, outer) };
            assert_eq!((table.points(Red, name), table.points(Black, name)), expected, "{card:?} on {name}");
        }
    }
}

/// The card follows the tip, not the letter of the tongue.
#[test]
fn a_tongue_card_finds_its_tongue_by_the_outer_tip() {
    let mut table = Position::new(4).tips([3, 4, 5], [8, 6, 7]).hand(Red, &[Card::Tongue8]).turn(Red);
    lay_all(&mut table, Red, &[Card::Tongue8]);
    assert_eq!(table.points(Red, "tongue-a"), 8, "a card alone counts (H26)");
    assert_eq!(table.scores()[0], 8);
}

/// The Walhalla card counts for the supply, but not for the exodus.
#[test]
fn the_walhalla_card_counts_two_heroes_for_the_supply_but_none_for_the_exodus() {
    let mut table = Position::new(4).walhalla(&[0, 2, 1, 1]).hand(Red, &[Card::Walhalla]).turn(Red);
    lay_all(&mut table, Red, &[Card::Walhalla]);
    let players = table.seen().players;
    assert_eq!(players.iter().map(|player| player.midgard).collect::<Vec<_>>(), [8, 8, 7, 7]);
    let heroes: Vec<_> = players.iter().map(|player| player.walhalla).collect();
    assert_eq!(heroes, [0, 2, 1, 1], "red still has none, so nobody leaves");
}

/// H33: and it counts in the Walhalla of the end, alone if need be.
#[test]
fn the_walhalla_card_counts_at_the_end_of_the_game() {
    let mut table = Position::new(4).raid(3).walhalla(&[0, 1, 0, 0]).hand(Red, &[Card::Walhalla]).turn(Red);
    lay_all(&mut table, Red, &[Card::Walhalla]);
    assert_eq!(table.stage(), Stage::Over);
    assert_eq!((table.points(Red, "walhalla"), table.points(Black, "walhalla")), (6, 5));
}

// The piles

/// H42: the discard pile, the Attack just played included, becomes the draw pile when a card must be drawn.
#[test]
fn an_empty_pile_is_made_from_the_discards() {
    let mut table = Position::new(4)
        .terrain(&[("a1", Terrain::Cult)])
        .vikings(Black, &["a1"])
        .hand(Red, &[Card::Attack])
        .rest_of_pile(Blue)
        .midgard(&[3; 4])
        .draws(Red, Red, Place::Bow);
    assert_eq!(table.seen().cards_left, 0);
    table.plays(Red, "board bow");
    table.plays(Red, "sail 1 bow");
    let events = table.plays(Red, "attack");
    assert!(events.contains(&Event::Reshuffled));
    assert!(events.contains(&Event::Card { seat: seat(Red), card: Some(Card::Attack) }), "the only card there is");
    assert!(table.seen().players.iter().all(|player| player.discard.is_empty()));
}

/// H23: both empty, no card.
#[test]
fn with_both_piles_empty_a_cult_site_gives_nothing() {
    let mut table = Position::new(4).terrain(&[("a1", Terrain::Cult)]).rest_of_pile(Blue).midgard(&[3; 4]).draws(
        Red,
        Red,
        Place::Bow,
    );
    table.plays(Red, "board bow");
    let events = table.plays(Red, "sail 1 bow");
    assert!(events.contains(&Event::NoCard { seat: seat(Red) }));
    assert_eq!(table.seen().players[Red as usize].cards, 0);
}
