//! The demand phase, brown vikings and the trickster.

use jorvik::{Lane, Viking};

use crate::common::*;

fn two_lanes(table: Arranged) -> Arranged {
    table.lay(1, "AK01", &[]).lay(2, "AK02", &[])
}

fn lane(number: u8) -> Lane {
    Lane::new(number).unwrap()
}

#[test]
fn eight_vikings_fill_a_lane() {
    let seven = [LUCY, SARA, CHRIS, JULIAN, LUCY, SARA, CHRIS];
    let mut table = two_lanes(karl()).line(1, &seven).start(JULIAN).phase(Phase::Demand);
    table.does(JULIAN, "place 1");
    assert_eq!(table.cannot(LUCY, "place 1"), Refusal::LaneFull(lane(1)));
    table.does(LUCY, "place 2");
}

#[test]
fn own_vikings_may_stand_behind_each_other() {
    let mut table = two_lanes(karl()).line(1, &[SARA, LUCY]).phase(Phase::Demand);
    table.does(LUCY, "place 1");
    assert_eq!(table.in_lane(1), [SARA, LUCY, LUCY]);
}

#[test]
fn the_lanes_depend_on_the_number_of_players() {
    for seats in 2..=5 {
        let mut table = Arranged::new("karl", seats);
        assert_eq!(table.legal(LUCY).len(), usize::from(seats) + 1);
        if seats < 5 {
            let next = seats + 2;
            assert_eq!(table.cannot(LUCY, &format!("place {next}")), Refusal::NoLane(lane(next)));
        }
    }
}

#[test]
fn in_the_karl_game_nothing_can_be_reserved_or_passed() {
    let mut table = Arranged::new("karl", 4);
    assert_eq!(table.cannot(LUCY, "reserve 7"), Refusal::NothingToReserve(Spot::new(7).unwrap()));
    assert_eq!(table.cannot(LUCY, "place brown 1"), Refusal::NoBrown);
    assert_eq!(table.cannot(LUCY, "pass"), Refusal::MustPlace);
    assert_eq!(table.cannot(LUCY, "buy"), Refusal::NotNow(Step::Demand));
}

#[test]
fn it_goes_on_until_nobody_has_a_viking_left() {
    let mut table = two_lanes(karl()).phase(Phase::Demand);
    for turn in 0..12 {
        let seat = Seat::new(turn % 4);
        assert_eq!(table.asked(seat), Step::Demand);
        table.does(seat, if turn < 6 { "place 1" } else { "place 2" });
    }
    assert_eq!(table.asked(SARA), Step::Offer, "buying has begun, and Lucy, the first of six, has only five coins");
}

#[test]
fn reserved_cards_stay_and_the_others_go_with_their_goods() {
    let mut table = Arranged::new("jarl", 2)
        .clear()
        .lay(1, "AK01", &[])
        .lay(7, "BK05", &[Wool, Wool, Jet])
        .lay(8, "BJ02", &[Gold, Iron])
        .line(1, &[LUCY, LUCY, LUCY, SARA, SARA, SARA])
        .phase(Phase::Demand);
    table.does(LUCY, "reserve 8");
    assert!(!table.in_box("BK05"));
    table.does(SARA, "place 1");
    assert!(table.in_box("BK05") && !table.in_box("BJ02"));
    assert_eq!(table.common(), goods(&[Wool, Wool, Jet]));
}

/// The bunkhouse, rulebook p. 9 and J12.
fn with_browns() -> Arranged {
    let table = Arranged::new("jarl", 2).clear().lay(1, "AK01", &[]).lay(2, "AK02", &[]).lay(7, "AK04", &[]);
    table.display(LUCY, "BJ11").line(1, &[LUCY, LUCY, LUCY, SARA, SARA, SARA])
}

#[test]
fn a_brown_viking_can_be_placed_instead_of_an_own_one() {
    let mut table = with_browns().phase(Phase::Demand);
    assert_eq!(table.cannot(LUCY, "pass"), Refusal::MustPlace);
    table.does(LUCY, "place brown 2");
    assert_eq!((table.vikings(LUCY), table.state.open.brown), (1, 1));
    let figure = table.state.open.lanes[1].at(0).unwrap();
    assert_eq!((figure.seat(), figure.viking()), (LUCY, Viking::Brown));
    assert_eq!(table.cannot(SARA, "place brown 2"), Refusal::NoBrown, "they are Lucy's");
    table.does(SARA, "place 2");
    table.does(LUCY, "reserve brown 7");
    assert_eq!(table.asked(LUCY), Step::Demand, "Lucy still has one of her own");
    table.does(LUCY, "place 2");
    assert_eq!(table.asked(LUCY), Step::Offer);
}

#[test]
fn brown_vikings_may_be_kept_for_later() {
    let mut table = with_browns().phase(Phase::Demand);
    table.does(LUCY, "place 2");
    table.does(SARA, "place 2");
    assert_eq!(table.asked(LUCY), Step::Demand);
    assert_eq!(table.cannot(LUCY, "place 1"), Refusal::NoVikings);
    table.does(LUCY, "pass");
    assert_eq!(table.asked(LUCY), Step::Offer, "the phase is over");
    assert_eq!(table.state.open.brown, 2);
}

#[test]
fn used_brown_vikings_leave_the_game_and_the_bunkhouse_with_the_second() {
    let mut table = with_browns().phase(Phase::Demand);
    table.does(LUCY, "place 2");
    table.does(SARA, "reserve 7");
    table.does(LUCY, "place brown 2");
    table.does(LUCY, "place brown 2");
    assert_eq!(table.asked(LUCY), Step::Offer, "the sixth in lane 1 was too dear for everybody's five coins");
    table.does(LUCY, "decline");
    table.does(LUCY, "decline");
    table.does(SARA, "decline");
    table.does(SARA, "decline");
    table.does(SARA, "decline");
    table.does(LUCY, "decline"); // her own viking in lane 2
    table.does(LUCY, "decline"); // the first brown one
    assert_eq!((table.state.open.spent, table.in_display(LUCY, "BJ11")), (1, true));
    table.does(LUCY, "buy"); // the second
    assert_eq!((table.state.open.spent, table.vikings(LUCY)), (2, 4));
    assert!(table.in_box("BJ11"));
}

#[test]
fn the_swap_changes_two_vikings_and_keeps_the_prices() {
    let mut table = jarl()
        .lay(1, "AK01", &[])
        .lay(7, "AK04", &[])
        .display(CHRIS, "CJ11")
        .line(1, &[LUCY, LUCY, LUCY, LUCY, SARA, SARA, SARA, SARA])
        .lay(2, "AK02", &[])
        .line(2, &[CHRIS, CHRIS, CHRIS, CHRIS, JULIAN, JULIAN, JULIAN])
        .reserved(JULIAN, 7)
        .with_coins(JULIAN, 8)
        .phase(Phase::Demand);
    assert_eq!(table.asked(CHRIS), Step::Trick);
    assert_eq!(table.cannot(CHRIS, "swap row 2"), Refusal::NobodyThere(place(&table, "swap row 2")));
    table.does(CHRIS, "swap lane 1 1");
    assert_eq!(table.cannot(CHRIS, "swap lane 1 1"), Refusal::SameFigure);
    assert_eq!(table.cannot(CHRIS, "pass"), Refusal::NotNow(Step::TrickSecond));
    table.does(CHRIS, "swap row 1");
    assert_eq!(table.in_lane(1)[0], JULIAN);
    assert_eq!(table.state.open.in_row(5)[0].figure.seat(), LUCY);
    assert!(table.in_box("CJ11"));
    assert_eq!(table.asked(JULIAN), Step::Offer);
    assert_eq!(table.rules.offered(&table.state.open).unwrap().price, 8, "the price is what it was");
}

fn place(table: &Arranged, notation: &str) -> jorvik::Place {
    let Ok(jorvik::Action::Swap(place)) = table.rules.parse(notation) else { panic!("{notation} is a swap") };
    place
}

#[test]
fn the_trickster_may_wait() {
    let mut table = jarl()
        .lay(1, "AK01", &[])
        .display(CHRIS, "CJ11")
        .line(1, &[LUCY, LUCY, LUCY, LUCY, SARA, SARA, SARA, SARA])
        .lay(2, "AK02", &[])
        .line(2, &[CHRIS, CHRIS, CHRIS, CHRIS, JULIAN, JULIAN, JULIAN, JULIAN])
        .phase(Phase::Demand);
    table.does(CHRIS, "pass");
    assert!(table.in_display(CHRIS, "CJ11"));
    assert_eq!(table.in_lane(2)[0], CHRIS);
}
