//! A turn: boarding, sailing, landing, fighting, and what the fields give.

use langhus_rules::{Dice, Game};
use walhalla::setup::{Position, fjord, seat};
use walhalla::{Card, Colour, Event, Place, Refusal, Stage, Terrain, Tongue};

use Colour::{Black, Blue, Red, Yellow};

/// A table on which red has drawn a dragon with black's place at the bow.
fn red_draws_blacks_dragon() -> Position {
    Position::new(4).midgard(&[7, 7, 7, 7]).walhalla(&[1, 1, 1, 1]).draws(Red, Black, Place::Bow)
}

// Boarding

#[test]
fn the_active_seat_fills_none_one_or_two_neutral_places_and_names_them() {
    let table = red_draws_blacks_dragon();
    assert_eq!(table.choices(Red), ["board none", "board middle", "board stern", "board middle stern"]);
}

#[test]
fn the_coloured_place_is_its_owners_alone() {
    let mut table = red_draws_blacks_dragon();
    let refusal = table.refuses(Red, "board bow");
    assert_eq!(refusal, Refusal::Reserved { place: Place::Bow, owner: Some(seat(Black)) });
    assert_eq!(table.says(&langhus_rules::Refusal::say(&refusal)), "The bow is only for black.");
}

#[test]
fn in_its_own_colour_the_active_seat_may_fill_all_three_places_and_nobody_else_is_asked() {
    let mut table = Position::new(4).midgard(&[7, 7, 7, 7]).draws(Black, Black, Place::Middle);
    assert_eq!(table.choices(Black).len(), 8);
    table.plays(Black, "board bow middle stern");
    assert_eq!((table.stage(), table.awaited()), (Stage::Sailing, vec![Black]));
    assert_eq!(table.seen().players[Black as usize].midgard, 4);
    assert_eq!(table.seen().crew, [Some(seat(Black)); 3]);
}

#[test]
fn with_three_the_place_of_the_missing_colour_stays_empty() {
    let mut table = Position::new(3).midgard(&[9, 9, 9]).draws(Red, Blue, Place::Stern);
    let refusal = table.refuses(Red, "board bow stern");
    assert_eq!(refusal, Refusal::Reserved { place: Place::Stern, owner: None });
    table.plays(Red, "board bow");
    assert_eq!((table.stage(), table.awaited()), (Stage::Sailing, vec![Red]));
}

#[test]
fn nobody_boards_more_vikings_than_stand_in_midgard() {
    let mut table = Position::new(4).midgard(&[1, 7, 7, 7]).draws(Red, Black, Place::Bow);
    assert_eq!(table.choices(Red), ["board none", "board middle", "board stern"]);
    assert_eq!(table.refuses(Red, "board middle stern"), Refusal::TooFewVikings { vikings: 1 });
}

/// H38: nobody is skipped; with an empty Midgard there is only no question to answer.
#[test]
fn a_seat_without_vikings_still_draws_and_sends_a_dragon() {
    let mut table = Position::new(4).midgard(&[0, 7, 7, 7]).draws(Red, Black, Place::Bow);
    assert_eq!((table.stage(), table.awaited()), (Stage::Riding, vec![Black]), "the passenger still may");
    table.plays(Black, "ride");
    assert_eq!((table.stage(), table.awaited()), (Stage::Sailing, vec![Red]));
}

#[test]
fn the_passenger_decides_before_the_fjord_is_known_and_may_stay_at_home() {
    let mut table = red_draws_blacks_dragon();
    table.plays(Red, "board middle");
    assert_eq!((table.stage(), table.awaited()), (Stage::Riding, vec![Black]));
    assert_eq!(table.refuses(Black, "sail 1 bow"), Refusal::NotNow { stage: Stage::Riding });
    table.plays(Black, "stay");
    assert_eq!(table.seen().crew, [None, Some(seat(Red)), None]);
    assert_eq!(table.seen().players[Black as usize].midgard, 7);
}

#[test]
fn a_passenger_with_an_empty_midgard_is_not_asked() {
    let mut table = Position::new(4).midgard(&[7, 0, 7, 7]).draws(Red, Black, Place::Bow);
    table.plays(Red, "board middle");
    assert_eq!((table.stage(), table.awaited()), (Stage::Sailing, vec![Red]));
}

// Sailing

#[test]
fn a_dragon_goes_into_any_fjord_either_end_first() {
    let mut table = red_draws_blacks_dragon();
    table.plays(Red, "board none");
    table.plays(Black, "stay");
    let all = ["1 bow", "1 stern", "2 bow", "2 stern", "3 bow", "3 stern", "4 bow", "4 stern"];
    assert_eq!(table.choices(Red), all.map(|way| format!("sail {way}")));
}

/// H6: an empty dragon blocks its place; the next one lies behind it.
#[test]
fn an_empty_dragon_lies_in_its_fjord_like_any_other() {
    let mut table = red_draws_blacks_dragon();
    table.plays(Red, "board none");
    table.plays(Black, "stay");
    table.plays(Red, "sail 3 stern");
    assert_eq!(table.seen().fjords[2].len(), 1);
    table = table.draws(Black, Black, Place::Middle);
    table.plays(Black, "board bow");
    table.plays(Black, "sail 3 bow");
    assert_eq!(table.choices(Black), ["land b", "land c"]);
    table.plays(Black, "land b");
    assert_eq!(table.on("b4"), Some(Black), "behind a dragon of three fields");
}

#[test]
fn a_fjord_takes_four_dragons_in_the_basic_set_up() {
    let mut table = Position::new(4).midgard(&[7; 4]).moored([0, 4, 0, 3]).draws(Blue, Blue, Place::Stern);
    table.plays(Blue, "board none");
    assert_eq!(table.refuses(Blue, "sail 2 bow"), Refusal::FjordFull { fjord: fjord(2) });
    table.plays(Blue, "sail 4 bow");
    assert_eq!(table.seen().fjords[3].len(), 4);
}

/// In every layout there is a place for all twelve dragons, so H8's dragon without a place cannot happen.
#[test]
fn every_layout_has_room_for_all_dragons() {
    let berths = |tongues: &str| {
        let mut table = Position::with_tongues(3, tongues).midgard(&[9; 3]).draws(Red, Red, Place::Bow);
        table.plays(Red, "board none");
        let mut room = [0; 4];
        for number in 1..=4 {
            let mut fjord = Position { ..table.clone() };
            // The dragon pile of twelve is enough to fill any one fjord.
            while fjord.choices(fjord.awaited()[0]).iter().any(|way| way.starts_with(&format!("sail {number}"))) {
                fjord.plays(fjord.awaited()[0], &format!("sail {number} bow"));
                room[number - 1] += 1;
                fjord.plays(fjord.awaited()[0], "board none");
                if fjord.stage() == Stage::Riding {
                    fjord.plays(fjord.awaited()[0], "stay");
                }
            }
        }
        room
    };
    assert_eq!(berths("6,6,6"), [4, 4, 4, 4]);
    assert_eq!(berths("5,6,7"), [4, 4, 5, 5]);
    assert_eq!(berths("5,8,5"), [4, 6, 6, 4]);
    for spec in walhalla::Walhalla::OPTIONS {
        for value in spec.values {
            assert!(berths(value).iter().sum::<usize>() >= 12, "{value}");
        }
    }
}

// Landing

/// H9: from the board outwards, and the end that leads is the first.
#[test]
fn the_viking_next_to_the_board_lands_first_whichever_end_that_is() {
    for (way, expected) in [("sail 1 bow", ["a1", "a2"]), ("sail 1 stern", ["a3", "a2"])] {
        let mut table = Position::new(4)
            .terrain(&[("a1", Terrain::Wheat), ("a2", Terrain::Village1), ("a3", Terrain::Wheat)])
            .midgard(&[7; 4])
            .draws(Red, Red, Place::Stern);
        table.plays(Red, "board bow middle");
        let events = table.plays(Red, way);
        let landed = events.iter().filter_map(|event| match event {
            Event::Landed { field, .. } => Some(field.to_string()),
            _ => None,
        });
        let mut order = expected;
        order.sort_unstable();
        assert_eq!(landed.collect::<Vec<_>>(), order, "{way}");
        assert!(expected.iter().all(|field| table.on(field) == Some(Red)), "{way}");
    }
}

/// H9: the owner of the viking chooses, not the active seat.
#[test]
fn a_passenger_chooses_the_side_of_their_own_viking() {
    let mut table = red_draws_blacks_dragon();
    table.plays(Red, "board none");
    table.plays(Black, "ride");
    table.plays(Red, "sail 2 bow");
    assert_eq!((table.stage(), table.awaited()), (Stage::Landing, vec![Black]));
    table.plays(Black, "land b");
    assert_eq!(table.on("b1"), Some(Black));
}

#[test]
fn nobody_lands_on_a_tongue_that_is_not_beside_the_dragon() {
    let mut table = red_draws_blacks_dragon();
    table.plays(Red, "board none");
    table.plays(Black, "ride");
    table.plays(Red, "sail 2 bow");
    assert_eq!(table.refuses(Black, "land c"), Refusal::NotBeside { tongue: Tongue::C, fjord: fjord(2) });
}

/// H10: between a free and an enemy field the owner chooses either; an own field is no choice at all.
#[test]
fn an_own_field_is_never_a_choice_but_an_enemy_one_is() {
    let mut table = Position::new(4)
        .vikings(Yellow, &["a1"])
        .vikings(Black, &["b2"])
        .terrain(&[("a2", Terrain::Wheat)])
        .midgard(&[7; 4])
        .draws(Black, Black, Place::Bow);
    table.plays(Black, "board bow middle");
    table.plays(Black, "sail 2 bow");
    assert_eq!(table.choices(Black), ["land a", "land b"]);
    table.plays(Black, "land b");
    assert_eq!(table.on("a2"), Some(Black), "the middle viking has only one field left to land on");
}

/// H11: "Besteht nur die Möglichkeit, den eigenen Wikinger anzugreifen": back to Midgard, and it may board again.
#[test]
fn a_viking_between_its_own_fields_returns_to_midgard() {
    let mut table = Position::new(4).vikings(Red, &["a1", "b1"]).midgard(&[1, 0, 0, 0]).draws(Red, Red, Place::Bow);
    table.plays(Red, "board bow");
    let events = table.plays(Red, "sail 2 bow");
    assert!(events.contains(&Event::Returned { seat: seat(Red) }));
    assert_eq!(table.seen().players[Red as usize].midgard, 1);
    assert_ne!(table.stage(), Stage::Secret, "a viking that returns keeps the raid alive (H21)");
}

/// The tip of a shorter tongue: only the variant has dragons beside it.
#[test]
fn nobody_lands_on_a_tip() {
    // Tongue A ends with field 10; the fourth dragon of fjord 2 lies beside 10 to 12.
    let mut table = Position::with_tongues(4, "5,6,7")
        .terrain(&[("a10", Terrain::Wheat), ("b10", Terrain::Wheat), ("b11", Terrain::Wheat)])
        .midgard(&[7; 4])
        .moored([0, 3, 0, 0])
        .draws(Blue, Blue, Place::Bow);
    table.plays(Blue, "board bow middle");
    table.plays(Blue, "sail 2 bow");
    assert_eq!(table.choices(Blue), ["land a", "land b"]);
    table.plays(Blue, "land a");
    assert_eq!(table.on("b11"), Some(Blue), "beside the tip only the other side is left");

    // In fjord 1 the places beyond the tongue have no land at all: tongue A ends before places 11 and 12.
    let mut table =
        Position::with_tongues(4, "5,6,7").midgard(&[7; 4]).moored([3, 0, 0, 0]).draws(Blue, Blue, Place::Bow);
    table.plays(Blue, "board middle stern");
    let events = table.plays(Blue, "sail 1 bow");
    assert_eq!(events.iter().filter(|event| matches!(event, Event::Returned { .. })).count(), 2);
}

// Fields

#[test]
fn a_forest_pays_two_or_three_points_at_once() {
    for (forest, points) in [(Terrain::Forest2, 2), (Terrain::Forest3, 3)] {
        let mut table = Position::new(4).terrain(&[("a1", forest)]).midgard(&[7; 4]).draws(Red, Red, Place::Bow);
        table.plays(Red, "board bow");
        table.plays(Red, "sail 1 bow");
        assert_eq!(table.scores(), [points, 0, 0, 0]);
    }
}

#[test]
fn a_cult_site_gives_the_top_card_of_the_pile() {
    let mut table = Position::new(4).terrain(&[("a1", Terrain::Cult)]).top_card(Card::Shield).midgard(&[7; 4]).draws(
        Red,
        Red,
        Place::Bow,
    );
    table.plays(Red, "board bow");
    let events = table.plays(Red, "sail 1 bow");
    assert!(events.contains(&Event::Card { seat: seat(Red), card: Some(Card::Shield) }));
    assert_eq!(table.seen().players[Red as usize].cards, 1);
    assert_eq!(table.seen().cards_left, 31);
}

#[test]
fn villages_and_wheat_give_nothing_when_they_are_taken() {
    for terrain in [Terrain::Village1, Terrain::Village2, Terrain::Wheat] {
        let mut table = Position::new(4).terrain(&[("a1", terrain)]).midgard(&[7; 4]).draws(Red, Red, Place::Bow);
        table.plays(Red, "board bow");
        table.plays(Red, "sail 1 bow");
        assert_eq!((table.scores(), table.seen().cards_left), (vec![0; 4], 32));
    }
}

/// H13, H48: a field won in a fight acts too; a field that was held does not act again.
#[test]
fn a_won_field_acts_for_the_attacker_and_a_held_one_not_again() {
    let mut table = Position::new(4)
        .terrain(&[("a1", Terrain::Forest3)])
        .vikings(Black, &["a1"])
        .midgard(&[7; 4])
        .walhalla(&[1; 4])
        .draws(Red, Red, Place::Bow);
    table.plays(Red, "board bow");
    table.plays(Red, "sail 1 bow");
    let mut held = table.clone();
    table.plays(Black, "lose");
    assert_eq!(table.scores(), [3, 0, 0, 0]);
    held.plays(Black, "win");
    assert_eq!(held.scores(), [0; 4]);
}

/// H39: each viking lands to the end before the next, so a card drawn by the first can be played by the second.
#[test]
fn a_card_drawn_at_one_place_is_there_at_the_next() {
    let mut table = Position::new(4)
        .terrain(&[("a1", Terrain::Cult), ("a2", Terrain::Forest2)])
        .top_card(Card::Hunt)
        .midgard(&[7; 4])
        .draws(Red, Red, Place::Stern);
    table.plays(Red, "board bow middle");
    table.plays(Red, "sail 1 bow");
    assert_eq!((table.stage(), table.awaited()), (Stage::Hunt, vec![Red]));
    table.plays(Red, "hunt");
    assert_eq!(table.points(Red, "hunt"), 2);
}

// Fights

/// Red's viking attacks black's on a wheat field.
fn red_attacks_black(heroes: [u8; 4]) -> Position {
    let mut table = Position::new(4)
        .terrain(&[("a1", Terrain::Wheat)])
        .vikings(Black, &["a1"])
        .midgard(&[7; 4])
        .walhalla(&heroes)
        .draws(Red, Red, Place::Bow);
    table.plays(Red, "board bow");
    table.plays(Red, "sail 1 bow");
    table
}

#[test]
fn a_lost_defence_sends_the_defender_to_walhalla() {
    let mut table = red_attacks_black([1; 4]);
    assert_eq!(table.choices(Black), ["lose", "win"]);
    table.plays(Black, "lose");
    assert_eq!(table.on("a1"), Some(Red));
    let players = table.seen().players;
    assert_eq!((players[Red as usize].walhalla, players[Black as usize].walhalla), (1, 2));
}

/// H18, H19: the attacker falls, and the hero who is paid goes to Asgard.
#[test]
fn a_won_defence_costs_a_hero_and_sends_the_attacker_to_walhalla() {
    let mut table = red_attacks_black([1; 4]);
    let asgard = table.seen().players[Black as usize].asgard;
    table.plays(Black, "win");
    assert_eq!(table.on("a1"), Some(Black));
    let players = table.seen().players;
    assert_eq!((players[Red as usize].walhalla, players[Red as usize].midgard), (2, 6));
    assert_eq!((players[Black as usize].walhalla, players[Black as usize].asgard), (0, asgard + 1));
}

#[test]
fn with_an_empty_walhalla_and_no_cards_the_fight_is_lost_unasked() {
    let table = red_attacks_black([1, 0, 1, 1]);
    assert_eq!(table.on("a1"), Some(Red));
    assert_eq!(table.seen().players[Black as usize].walhalla, 1);
    assert_eq!(table.stage(), Stage::Boarding);
}

#[test]
fn with_an_empty_walhalla_nobody_wins() {
    let mut table = Position::new(4)
        .terrain(&[("a1", Terrain::Wheat)])
        .vikings(Black, &["a1"])
        .hand(Black, &[Card::Wheat])
        .midgard(&[7; 4])
        .draws(Red, Red, Place::Bow);
    table.plays(Red, "board bow");
    table.plays(Red, "sail 1 bow");
    assert_eq!(table.choices(Black), ["lose"]);
    assert_eq!(table.refuses(Black, "win"), Refusal::EmptyWalhalla);
}

/// The start and the chance of a game: H2 and the set-up.
#[test]
fn the_deal_is_as_the_rulebook_says() {
    for (seats, midgard, asgard) in [(3, 9, 4), (4, 7, 6)] {
        let rules = Position::new(seats).rules;
        let mut starts = std::collections::BTreeSet::new();
        for number in 0..40 {
            let state = rules.deal(langhus_rules::Seed::from_number(number));
            let view = rules.view(&state, langhus_rules::Viewer::Spectator);
            starts.insert(view.start.number());
            assert_eq!((view.raid, view.active, view.players.len()), (1, view.start, usize::from(seats)));
            for player in &view.players {
                assert_eq!((player.midgard, player.walhalla, player.asgard, player.cards), (midgard, 1, asgard, 1));
            }
            assert_eq!((view.cards_left, view.dragons_left), (32 - seats, 11));
            assert!(view.dragon.is_some());
            let mut tips: Vec<_> = view.tongues.iter().map(|tongue| (tongue.inner, tongue.outer)).collect();
            assert!(tips.iter().all(|(inner, outer)| (3..=5).contains(inner) && (6..=8).contains(outer)));
            tips.dedup();
            assert_eq!(tips.len(), 3);
            assert!(view.tongues.iter().all(|tongue| tongue.tiles.len() == 6));
        }
        assert_eq!(starts.len(), usize::from(seats), "everybody begins some game");
    }
}

/// A state fits into the two kibibytes of the contract many times over, and its generator is inside.
#[test]
fn a_state_is_small() {
    let size = size_of::<walhalla::State>();
    assert!(size <= 640, "{size} bytes");
    assert!(size > size_of::<Dice>());
}
