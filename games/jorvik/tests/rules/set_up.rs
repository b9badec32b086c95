//! The set-up of both modes at every number of seats.

use jorvik::{Kind, Season};
use langhus_rules::{Quick, Seed, Viewer, playout};

use crate::common::*;

#[test]
fn everybody_starts_with_five_coins_ten_points_and_three_or_four_vikings() {
    for (mode, vikings) in [("karl", 3), ("jarl", 4)] {
        for seats in 2..=5 {
            let table = Arranged::new(mode, seats);
            for seat in Seat::all(seats) {
                assert_eq!((table.coins(seat), table.points(seat), table.vikings(seat)), (5, 10, vikings));
                assert_eq!(table.rules.score(&table.state, seat), 10);
            }
        }
    }
}

/// Components 1.4 and 1.5: the removed autumn cards, the spots, and 16, 12, 10 or 8 rounds.
#[test]
fn the_removed_cards_and_the_rounds_depend_on_the_number_of_players() {
    let removed: [&[&str]; 4] = [&["DK08", "DK11"], &["DK09", "DK11"], &[], &["DK09", "DK11"]];
    for (mode, per_player) in [("karl", 1), ("jarl", 2)] {
        for seats in 2..=5_u8 {
            let table = Arranged::new(mode, seats);
            let gone = removed[usize::from(seats) - 2];
            for id in ["DK08", "DK09", "DK11"] {
                assert_eq!(table.rules.card(id).is_none(), gone.contains(&id), "{id}, {mode}, {seats}");
            }
            for id in ["DJ07", "DJ08"] {
                assert_eq!(table.rules.card(id).is_some(), mode == "jarl" && seats == 4, "{id}, {mode}, {seats}");
            }
            let view = table.rules.view(&table.state, Viewer::Spectator);
            assert_eq!(view.catalogue.rounds, [16, 12, 10, 8][usize::from(seats) - 2]);
            let laid = table.state.open.spots.iter().flatten().count();
            assert_eq!(laid, per_player * (usize::from(seats) + 1));
            let upper = table.state.open.spots[6..].iter().flatten().count();
            assert_eq!(upper, if mode == "jarl" { usize::from(seats) + 1 } else { 0 });
        }
    }
}

#[test]
fn the_karl_game_has_45_goods_and_54_cards_and_the_jarl_game_54_and_104() {
    for (mode, cards, goods) in [("karl", 54, 45), ("jarl", 104, 54)] {
        let table = Arranged::new(mode, 4);
        let list = table.rules.view(&table.state, Viewer::Spectator).catalogue;
        assert_eq!((list.cards.len(), list.goods.total()), (cards, goods));
        let sizes = Season::ALL.map(|season| list.season(season).len());
        assert_eq!(sizes, if mode == "karl" { [12, 13, 13, 15, 1] } else { [24, 25, 25, 29, 1] });
        let rare = [Silk, Glass, Gold].map(|good| list.goods.count(good));
        assert_eq!(rare, if mode == "karl" { [0; 3] } else { [3; 3] });
    }
}

#[test]
fn the_seasons_come_in_order_and_the_final_attack_last() {
    for seed in 0..20 {
        let mut table = Arranged::new("jarl", 3);
        table.state = table.rules.deal(Seed::from_number(seed));
        let mut last = Season::Winter;
        let mut actions = Vec::new();
        let mut told = Told::default();
        while let Some(seat) = table.rules.awaited(&table.state).first() {
            actions.clear();
            table.rules.legal(&table.state, seat, &mut actions);
            let action = actions[seed as usize % actions.len()];
            table.rules.apply(&mut table.state, seat, action, &mut told);
        }
        let list = table.rules.view(&table.state, Viewer::Spectator).catalogue;
        for event in told.events {
            let (Event::Laid(card, ..) | Event::Attack(card, _)) = event else { continue };
            let season = list.cards[card.index()].season;
            assert!(season >= last, "{season:?} after {last:?}");
            last = season;
        }
        assert_eq!(last, Season::Final);
    }
}

#[test]
fn every_seat_can_be_start_player_and_the_decks_differ() {
    let table = Arranged::new("karl", 5);
    let deals: Vec<_> = (0..50).map(|seed| table.rules.deal(Seed::from_number(seed))).collect();
    for seat in Seat::all(5) {
        assert!(deals.iter().any(|state| state.open.start == seat && state.open.awaited == Seats::one(seat)));
    }
    assert!(deals.iter().any(|state| state.open.spots != deals[0].open.spots));
}

/// The start player marker moves on clockwise after every round. Rulebook p. 6.
#[test]
fn the_start_player_changes_every_round() {
    let mut table = Arranged::new("jarl", 4);
    table.state = table.rules.deal(Seed::from_number(5));
    let (mut quick, mut actions) = (Quick::new(5), Vec::new());
    let first = table.state.open.start;
    loop {
        let (round, start) = (table.state.open.round, table.state.open.start);
        assert_eq!(start, first.after((round - 1) % 4, 4));
        if playout(&table.rules, &mut table.state, &mut quick, &mut actions, 1).finished {
            break;
        }
    }
    assert_eq!(table.state.open.round, 11);
}

#[test]
fn all_goods_come_from_the_bag_once() {
    let mut table = Arranged::new("jarl", 5);
    playout(&table.rules, &mut table.state, &mut Quick::new(1), &mut Vec::new(), 100_000);
    let view = table.rules.view(&table.state, Viewer::Spectator);
    assert!(view.bag.is_empty() && view.unseen.is_empty(), "54 spaces on ships for 54 goods");
    let ships = view.catalogue.cards.iter().filter(|entry| matches!(entry.kind, Kind::Ship { .. })).count();
    assert_eq!(ships, 21);
}
