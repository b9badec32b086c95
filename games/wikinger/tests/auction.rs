//! The auction, the removed figure, and the colours placed in turn.

mod table;

use langhus_rules::Game;
use table::*;
use wikinger::{Event, MOST_BID, Refuse, Step, Tile, Wheel};

#[test]
fn thirteen_figures_are_drawn_and_no_tile_is_seen_before_the_auction_is_won() {
    let table = Table::auction(4);
    assert_eq!(table.state.public.drawn.iter().sum::<u8>(), 13);
    assert!(Wheel::slots().all(|slot| table.state.public.wheel.tile(slot).is_none()));
    assert!(table.state.public.open.iter().all(Option::is_some), "the special tiles are seen");
}

#[test]
fn the_opener_bids_nothing_or_more_and_cannot_pass() {
    let table = Table::auction(4);
    assert_eq!(table.refusal("pass"), Refuse::OpenerBids);
    let legal = table.legal();
    assert_eq!((legal[0].as_str(), legal.len()), ("bid 0", 31), "20 gold and 10 points");
    assert_eq!(table.refusal("bid 31"), Refuse::BidTooHigh(30));
}

#[test]
fn a_raise_is_at_least_one_more() {
    let mut table = Table::auction(2);
    table.play(&["bid 4"]);
    assert_eq!(table.refusal("bid 4"), Refuse::BidTooLow(5));
    assert_eq!(table.legal()[..2], ["pass", "bid 5"]);
}

#[test]
fn if_nobody_raises_the_opener_has_the_start_for_nothing() {
    let mut table = Table::auction(3);
    table.play(&["bid 0", "pass", "pass"]);
    assert_eq!((table.turn(), table.step(), table.purse(A)), (A, Step::Remove, (25, 10)));
}

#[test]
fn a_pass_is_final_and_the_leader_is_not_asked_again() {
    let mut table = Table::auction(3);
    table.play(&["bid 1", "pass", "bid 2"]);
    assert_eq!(table.turn(), A, "B is out, C leads");
    table.play(&["bid 3"]);
    assert_eq!(table.turn(), C);
    table.play(&["pass"]);
    assert_eq!((table.turn(), table.step(), table.purse(A).0), (A, Step::Remove, 22));
}

#[test]
fn only_the_winner_pays_and_changes_points_for_it() {
    let mut table = Table::auction(2);
    table.set_purse(A, 3, 10);
    table.set_purse(B, 2, 10);
    table.play(&["bid 8", "bid 9", "pass"]);
    assert_eq!((table.purse(A), table.purse(B)), ((3, 10), (0, 3)));
    assert_eq!(item(&table, B, "changed"), -7);
    assert!(table.told.events.contains(&Event::WonStart(B, 9, 7)));
}

#[test]
fn who_cannot_raise_passes_without_being_asked() {
    let mut table = Table::auction(3);
    table.set_purse(B, 1, 3);
    table.play(&["bid 4"]);
    assert_eq!(table.turn(), C);
    assert!(table.told.events.contains(&Event::Passed(B)));
    let mut table = Table::auction(2);
    table.set_purse(B, 4, 0);
    table.play(&["bid 4"]);
    assert_eq!((table.turn(), table.step()), (A, Step::Remove));
}

#[test]
fn the_winner_removes_before_the_tiles_are_seen_and_that_reveals_them() {
    let mut table = Table::auction(2);
    table.play(&["bid 0", "pass"]);
    assert!(!table.told.revealed);
    let kind = table.legal()[0].clone();
    table.play(&[&kind]);
    assert!(table.told.revealed);
    assert_eq!(Wheel::slots().filter(|slot| table.state.public.wheel.tile(*slot).is_some()).count(), 12);
    assert_eq!(table.state.public.drawn.iter().sum::<u8>(), 12);
}

#[test]
fn a_figure_that_was_not_drawn_can_neither_be_removed_nor_placed() {
    let mut table = Table::auction(2);
    let mut figures = [Boatsman; 13];
    (figures[0], figures[1]) = (Noble, Scout);
    table.begin_round(&[Tile::Left; 12], &figures);
    table.play(&["bid 0", "pass"]);
    assert_eq!(table.legal(), ["remove scout", "remove noble", "remove boatsman"]);
    assert_eq!(table.refusal("remove fighter"), Refuse::NoneDrawn(Fighter));
    table.play(&["remove noble"]);
    assert_eq!(table.legal(), ["place scout", "place boatsman"]);
    assert_eq!(table.refusal("place noble"), Refuse::NoneDrawn(Noble));
    assert_eq!(table.refusal("remove scout"), Refuse::NotAsked(Step::Place));
    table.play(&["place scout"]);
    let wheel = table.state.public.wheel;
    let figure = |price| wheel.slot(price).and_then(|slot| wheel.figure(slot));
    assert_eq!((figure(11), figure(10), figure(0)), (Some(Scout), Some(Boatsman), Some(Boatsman)));
    assert_eq!((table.turn(), table.step()), (A, Step::Buy));
}

#[test]
fn colours_are_placed_round_the_table_and_the_winner_buys_first() {
    let mut table = Table::auction(3);
    let figures = [
        Noble, Noble, Scout, Scout, Scout, Fighter, Fighter, Goldsmith, Fisherman, Fisherman, Boatsman, Boatsman,
        Boatsman,
    ];
    table.begin_round(&[Tile::Left; 12], &figures);
    table.play(&["bid 0", "pass", "bid 1", "pass", "remove scout"]);
    let mut order = Vec::new();
    for colour in ["noble", "scout", "fighter", "goldsmith"] {
        order.push(table.turn());
        table.play(&[&format!("place {colour}")]);
    }
    assert_eq!(order, [C, A, B, C]);
    assert_eq!(table.turn(), A, "fishermen and boatsmen are left");
    table.play(&["place boatsman"]);
    assert_eq!((table.turn(), table.step()), (C, Step::Buy));
}

#[test]
fn the_winner_is_start_player_and_the_left_neighbour_opens_next() {
    let mut table = Table::auction(4);
    table.play(&["bid 0", "pass", "bid 3", "pass", "pass"]);
    assert_eq!(table.state.public.start, C);
    table.end_round(1);
    assert_eq!((table.state.public.start.number(), table.turn().number(), table.step()), (4, 4, Step::Bid));
}

#[test]
fn the_whole_bag_is_used_with_the_auction_and_six_figures_stay_without() {
    for (mut table, left) in [(Table::auction(4), 0), (Table::advanced(4), 6), (Table::basic(4), 6)] {
        table.finish();
        assert_eq!(78 - usize::from(table.state.public.bag_out), left);
    }
}

#[test]
fn even_the_richest_lawful_player_can_bid_everything() {
    let mut table = Table::auction(2);
    table.set_purse(A, MOST_BID - 60, 60);
    assert_eq!(table.legal().len(), usize::from(MOST_BID) + 1);
    assert!(table.legal().len() < wikinger::Wikinger::WIDTH);
    table.play(&[&format!("bid {MOST_BID}")]);
    assert_eq!((table.step(), table.purse(A)), (Step::Remove, (0, 0)));
}
