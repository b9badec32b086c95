//! Every townsperson: the effect, the refusal, and the Watchman against it.

use langhus_rules::{Game, Seat};
use schiffbauer::Craftsman::{Blacksmith, Carpenter, Carver, RopeMaker, TarMaker, Weaver, Woodcutter};
use schiffbauer::Townsperson::{
    Assassin, Barbarian, Beggar, Berserker, Chieftain, Conspirator, King, Mercenary, Merchant, Navigator, Pioneer,
    Plunderer, Queen, Sage, Servant, Thief, Trader, Watchman,
};
use schiffbauer::setup::Table;
use schiffbauer::{Aim, Good, Kind, Refusal, Ship, Step, Tool, Townsperson};

/// A table of three at which seat 1 holds this townsperson.
fn holding(townsperson: Townsperson) -> Table {
    Table::new(3).hand(1, &[townsperson.into()])
}

fn seat(number: u8) -> Seat {
    Seat::new(number - 1)
}

#[test]
fn the_assassin_discards_a_craftsman_of_anybody() {
    let mut table = holding(Assassin).crew(1, &[Weaver]).crew(3, &[Carpenter, Blacksmith, Carpenter]);
    table.play(&["visit assassin"]);
    assert_eq!(table.choices(), ["against 1 weaver", "against 3 carpenter", "against 3 blacksmith"]);
    assert_eq!(
        table.refused("against 2 carpenter"),
        Refusal::NothingThere { seat: seat(2), aim: Aim::Craftsman(Carpenter) }
    );
    assert_eq!(table.refused("end"), Refusal::NotNow(Step::Aim(Assassin)));
    table.play(&["against 3 carpenter"]);
    assert_eq!(table.crew_of(3), [Blacksmith, Carpenter]);
    assert_eq!((table.discarded(Carpenter), table.discarded(Assassin), table.state.step), (1, 1, Step::Work));
}

#[test]
fn the_assassin_needs_a_recruited_craftsman_and_never_looks_into_hands() {
    let mut table = holding(Assassin).hand(2, &[Carpenter.into()]);
    assert_eq!(table.refused("visit assassin"), Refusal::NoTarget(Assassin));
    table.play(&["discard assassin"]);
    assert_eq!(table.discarded(Assassin), 1);
}

#[test]
fn the_own_assassin_strikes_through_the_own_watchman_but_not_through_anothers() {
    let mut table = holding(Assassin).crew(1, &[Weaver]).crew(2, &[Carpenter]).guard(1).guard(2);
    table.play(&["visit assassin"]);
    assert_eq!(table.choices(), ["against 1 weaver"]);
    assert_eq!(table.refused("against 2 carpenter"), Refusal::Guarded(seat(2)));
    table.play(&["against 1 weaver"]);
    assert_eq!(table.crew_of(1), []);
}

#[test]
fn the_barbarian_discards_an_unfinished_ship_of_anybody() {
    let mut table = holding(Barbarian)
        .workshops(1, &[Ship::Ferje])
        .workshops(2, &[Ship::Drakkar, Ship::Drakkar])
        .fleet(3, &[Ship::Knarr]);
    table.play(&["visit barbarian"]);
    assert_eq!(table.choices(), ["against 1 ferje", "against 2 drakkar"], "a finished ship is safe");
    table.play(&["against 2 drakkar"]);
    assert_eq!(table.workshops_of(2), [Ship::Drakkar]);
    assert_eq!((table.discarded(Ship::Drakkar), table.discarded(Barbarian)), (1, 1));
}

#[test]
fn the_barbarian_needs_an_unfinished_ship_and_spares_the_guarded() {
    let mut table = holding(Barbarian).fleet(2, &[Ship::Knarr]);
    assert_eq!(table.refused("visit barbarian"), Refusal::NoTarget(Barbarian));
    let mut table = holding(Barbarian).workshops(2, &[Ship::Knarr]).guard(2);
    assert_eq!(table.refused("visit barbarian"), Refusal::NoTarget(Barbarian));
    let mut table = holding(Barbarian).workshops(1, &[Ship::Ferje]).workshops(2, &[Ship::Knarr]).guard(2).guard(1);
    table.play(&["visit barbarian"]);
    assert_eq!(table.refused("against 2 knarr"), Refusal::Guarded(seat(2)));
    table.play(&["against 1 ferje"]);
    assert_eq!(table.workshops_of(1), []);
}

#[test]
fn the_conspirator_moves_a_craftsman_to_a_free_place_of_ones_own() {
    let mut table = holding(Conspirator).crew(1, &[Weaver]).crew(2, &[Carpenter, TarMaker]);
    table.play(&["visit conspirator"]);
    assert_eq!(table.refused("against 1 weaver"), Refusal::OnlyOpponents(Conspirator));
    table.play(&["against 2 carpenter"]);
    assert_eq!((table.crew_of(1), table.crew_of(2)), (vec![Weaver, Carpenter], vec![TarMaker]));
    assert_eq!((table.discarded(Carpenter), table.discarded(Conspirator)), (0, 1));
}

#[test]
fn the_conspirator_needs_a_free_place_and_an_unguarded_opponent() {
    let mut table = holding(Conspirator).crew(1, &[Weaver, Carver, RopeMaker, Woodcutter]).crew(2, &[Carpenter]);
    assert_eq!(table.refused("visit conspirator"), Refusal::CrewFull);
    let mut table = holding(Conspirator).crew(1, &[Weaver]);
    assert_eq!(table.refused("visit conspirator"), Refusal::NoTarget(Conspirator));
    let mut table = holding(Conspirator).crew(2, &[Carpenter]).crew(3, &[Carver]).guard(2);
    table.play(&["visit conspirator"]);
    assert_eq!(table.refused("against 2 carpenter"), Refusal::Guarded(seat(2)));
    table.play(&["against 3 carver"]);
    assert_eq!(table.crew_of(1), [Carver]);
}

#[test]
fn the_pioneer_makes_start_player_of_the_next_day_and_lies_until_then() {
    let mut table = holding(Pioneer);
    table.play(&["visit pioneer"]);
    assert_eq!((table.discarded(Pioneer), table.state.boards[0].laid.len()), (0, 1));
    table.play(&["end", "end", "end"]);
    assert_eq!((table.state.day, table.state.start), (2, seat(1)), "the start player keeps the role");
    assert_eq!((table.discarded(Pioneer), table.state.boards[0].laid.len()), (1, 0));
}

#[test]
fn without_a_pioneer_the_role_passes_left_and_of_two_the_later_counts() {
    let mut table = Table::new(3);
    table.play(&["end", "end", "end"]);
    assert_eq!(table.state.start, seat(2));
    let mut table = Table::new(3).hand(2, &[Pioneer.into()]).hand(3, &[Pioneer.into()]);
    table.play(&["end", "visit pioneer", "end", "visit pioneer", "end"]);
    assert_eq!(table.state.start, seat(3));
    for _ in 0..9 {
        let first = table.choices()[0].clone();
        table.play(&[&first]);
    }
    table.play(&["end", "end", "end"]);
    assert_eq!(table.state.start, seat(1), "the day after, the role passes left from the new start player");
}

#[test]
fn the_pioneer_stays_in_front_of_the_player_on_the_last_day() {
    let mut table = holding(Pioneer).fleet(2, &[Ship::Skute, Ship::Skute, Ship::Skute, Ship::Ferje]);
    table.play(&["visit pioneer", "end", "end", "end"]);
    assert_eq!(table.state.step, Step::Over);
    assert_eq!((table.discarded(Pioneer), table.state.start), (0, seat(1)), "no day closing, no new start player");
}

#[test]
fn the_mercenary_pays_two_and_costs_the_unguarded_two() {
    let mut table = holding(Mercenary).guard(3);
    table.play(&["visit mercenary"]);
    assert_eq!((table.gold(1), table.gold(2), table.gold(3)), (7, 3, 5));
}

#[test]
fn the_mercenary_is_playable_even_when_nobody_has_gold() {
    let mut table = holding(Mercenary).purse(1, 12, 0, [0; 3]).purse(2, 0, 0, [0; 3]).purse(3, 0, 0, [0; 3]);
    table.play(&["visit mercenary"]);
    assert_eq!((table.gold(1), table.gold(2), table.gold(3)), (12, 0, 0));
    let mut table = Table::new(2);
    assert_eq!(table.refused("visit mercenary"), Refusal::NotInHand(Mercenary.into()));
}

#[test]
fn the_plunderer_takes_a_gold_for_every_good_and_gains_nothing() {
    let mut table = holding(Plunderer).purse(2, 9, 0, [2, 1, 1]).purse(3, 3, 0, [5, 5, 0]);
    table.play(&["visit plunderer"]);
    assert_eq!(table.choices(), ["against 2", "against 3"]);
    assert_eq!(table.refused("against 1"), Refusal::OnlyOpponents(Plunderer));
    table.play(&["against 2"]);
    assert_eq!((table.gold(1), table.gold(2)), (5, 5));
    assert_eq!(table.mill(2), [2, 1, 1], "the goods stay");
    let mut table = holding(Plunderer).purse(3, 3, 0, [5, 5, 0]);
    table.play(&["visit plunderer", "against 3"]);
    assert_eq!(table.gold(3), 0);
}

#[test]
fn the_plunderer_may_choose_somebody_without_goods_but_nobody_guarded() {
    let mut table = holding(Plunderer).guard(2);
    table.play(&["visit plunderer"]);
    assert_eq!(table.refused("against 2"), Refusal::Guarded(seat(2)));
    table.play(&["against 3"]);
    assert_eq!(table.gold(3), 5);
    let mut table = Table::new(2).hand(1, &[Plunderer.into()]).guard(2);
    assert_eq!(table.refused("visit plunderer"), Refusal::NoTarget(Plunderer));
}

#[test]
fn goods_on_a_cart_are_safe_from_plunderer_and_thief() {
    let mut table = Table::new(2).hand(1, &[Plunderer.into(), Thief.into()]).tool(2, Tool::Cart);
    assert_eq!(table.refused("visit thief"), Refusal::NoTarget(Thief));
    table.play(&["visit plunderer", "against 2"]);
    assert_eq!(table.gold(2), 5);
}

#[test]
fn the_berserker_costs_five_gold_and_smashes_a_tool_through_the_watchman() {
    let mut table = holding(Berserker).tool(2, Tool::Cart).guard(2);
    table.play(&["visit berserker"]);
    assert_eq!(table.choices(), ["against 2"], "a Watchman does not stop a Berserker");
    assert_eq!(table.refused("against 3"), Refusal::NothingThere { seat: seat(3), aim: Aim::Player });
    table.play(&["against 2"]);
    assert_eq!((table.gold(1), table.tool_of(2), table.discarded(Tool::Cart)), (0, None, 1));
    assert_eq!(table.state.boards[1].cart, [0; 3], "the goods of the cart go to the supply");
}

#[test]
fn the_berserker_needs_five_gold_and_an_opponents_tool() {
    let mut table = holding(Berserker).purse(1, 4, 0, [0; 3]).tool(2, Tool::BowSaw);
    assert_eq!(table.refused("visit berserker"), Refusal::TooLittleGold { needs: 5, has: 4 });
    let mut table = holding(Berserker).tool(1, Tool::BowSaw);
    assert_eq!(table.refused("visit berserker"), Refusal::NoTarget(Berserker));
}

#[test]
fn the_thief_moves_a_good_of_ones_choice() {
    let mut table = holding(Thief).purse(2, 0, 0, [1, 0, 2]).purse(3, 0, 0, [0, 1, 0]);
    table.play(&["visit thief"]);
    assert_eq!(table.choices(), ["against 2 oak", "against 2 iron", "against 3 wool"]);
    assert_eq!(table.refused("against 2 wool"), Refusal::NothingThere { seat: seat(2), aim: Aim::Good(Good::Wool) });
    assert_eq!(table.refused("against 1 oak"), Refusal::OnlyOpponents(Thief));
    table.play(&["against 2 iron"]);
    assert_eq!((table.mill(1), table.mill(2)), ([0, 0, 1], [1, 0, 1]));
}

#[test]
fn the_thief_needs_a_good_in_an_unguarded_mill() {
    let mut table = holding(Thief).purse(1, 5, 3, [3, 0, 0]);
    assert_eq!(table.refused("visit thief"), Refusal::NoTarget(Thief));
    let mut table = holding(Thief).purse(2, 0, 0, [1, 0, 0]).purse(3, 0, 0, [1, 0, 0]).guard(2);
    table.play(&["visit thief"]);
    assert_eq!(table.refused("against 2 oak"), Refusal::Guarded(seat(2)));
    assert_eq!(table.choices(), ["against 3 oak"]);
}

#[test]
fn the_watchman_guards_until_the_own_next_turn_begins() {
    let mut table = holding(Watchman).hand(2, &[Thief.into()]).purse(1, 5, 3, [1, 0, 0]);
    table.play(&["visit watchman"]);
    assert!(table.state.boards[0].guarded);
    assert_eq!(table.discarded(Watchman), 0);
    table.play(&["end"]);
    assert_eq!(table.refused("visit thief"), Refusal::NoTarget(Thief));
    table.play(&["end", "end"]);
    assert_eq!(table.state.day, 2);
    for _ in 0..9 {
        assert!(table.state.boards[0].guarded, "over night and through the morning");
        let first = table.choices()[0].clone();
        table.play(&[&first]);
    }
    table.play(&["end", "end"]);
    assert_eq!((table.active(), table.state.boards[0].guarded, table.discarded(Watchman)), (1, false, 1));
}

#[test]
fn a_second_watchman_may_be_played_and_both_leave_together() {
    let mut table = Table::new(2).hand(1, &[Watchman.into(), Watchman.into()]);
    table.play(&["visit watchman", "visit watchman"]);
    assert_eq!(table.state.boards[0].laid.len(), 2);
    let mut table = table.turn_of(2);
    table.state.start = seat(2);
    table.play(&["end"]);
    assert_eq!((table.discarded(Watchman), table.state.boards[0].guarded), (2, false));
}

#[test]
fn the_chieftain_draws_two_cards_that_may_be_used_at_once() {
    let mut table = Table::new(2).hand(1, &[Chieftain.into()]).next_cards(&[King.into(), Carpenter.into()]);
    table.play(&["visit chieftain"]);
    assert_eq!(table.hand_of(1), [Kind::from(King), Kind::from(Carpenter)]);
    table.play(&["visit king", "recruit carpenter", "end"]);
    assert_eq!((table.gold(1), table.crew_of(1)), (10, vec![Carpenter]));
}

#[test]
fn the_chieftain_is_not_part_of_the_shuffle_that_he_causes() {
    let mut table = Table::new(2).hand(1, &[Chieftain.into()]).short_pile(1);
    table.play(&["visit chieftain"]);
    assert_eq!((table.discarded(Chieftain), table.state.discards.len()), (1, 1));
    assert_eq!(table.hand_of(1).len(), 2);
    assert_eq!(table.state.pile.len(), 128 - 3);
}

#[test]
fn the_last_card_is_drawn_and_the_pile_is_refilled_at_once_so_that_a_back_shows() {
    let mut table = Table::new(2).hand(1, &[Chieftain.into()]).short_pile(2);
    table.play(&["visit chieftain"]);
    assert!(table.state.top().is_some());
    assert_eq!(table.state.pile.len(), 128 - 3);
}

#[test]
fn the_sage_exchanges_one_card_or_two() {
    let hand: [Kind; 3] = [Sage.into(), Carpenter.into(), Ship::Ferje.into()];
    let fresh = || Table::new(2).hand(1, &hand).next_cards(&[King.into(), Queen.into()]);
    let mut table = fresh();
    table.play(&["visit sage"]);
    assert_eq!(table.choices(), ["discard carpenter", "discard ferje"]);
    assert_eq!(table.refused("enough"), Refusal::AtLeastOne);
    assert_eq!(table.refused("discard king"), Refusal::NotInHand(King.into()));
    table.play(&["discard carpenter", "enough"]);
    assert_eq!(table.hand_of(1), [Kind::from(Ship::Ferje), Kind::from(King)]);
    let mut table = fresh();
    table.play(&["visit sage", "discard carpenter", "discard ferje"]);
    assert_eq!(table.hand_of(1), [Kind::from(King), Kind::from(Queen)]);
    assert_eq!((table.discarded(Sage), table.discarded(Carpenter), table.state.step), (1, 1, Step::Work));
}

#[test]
fn the_sage_with_one_other_card_exchanges_just_that_and_alone_he_cannot_be_visited() {
    let mut table = Table::new(2).hand(1, &[Sage.into(), Carpenter.into()]).next_cards(&[King.into()]);
    table.play(&["visit sage", "discard carpenter"]);
    assert_eq!(table.hand_of(1), [Kind::from(King)]);
    let mut table = holding(Sage);
    assert_eq!(table.refused("visit sage"), Refusal::NothingForSage);
}

#[test]
fn what_the_sage_discards_is_part_of_the_shuffle_but_not_the_sage() {
    let mut table = Table::new(2).hand(1, &[Sage.into(), Carpenter.into(), Carpenter.into()]).short_pile(1);
    table.play(&["visit sage", "discard carpenter", "discard carpenter"]);
    assert_eq!((table.discarded(Carpenter), table.discarded(Sage), table.state.discards.len()), (0, 1, 1));
}

#[test]
fn the_beggar_takes_a_good_and_brings_three_workers() {
    let mut table = holding(Beggar).purse(1, 0, 7, [1, 0, 1]);
    table.play(&["visit beggar"]);
    assert_eq!(table.choices(), ["give oak", "give iron"]);
    assert_eq!(table.refused("give wool"), Refusal::TooFewGoods { good: Good::Wool, needs: 1, has: 0 });
    table.play(&["give iron"]);
    assert_eq!((table.workers(1), table.mill(1), table.discarded(Beggar)), (10, [1, 0, 0], 1));
    let mut table = holding(Beggar);
    assert_eq!(table.refused("visit beggar"), Refusal::NothingToGive(Beggar));
}

#[test]
fn the_beggar_asks_nothing_where_there_is_only_one_type() {
    let mut table = holding(Beggar).purse(1, 0, 0, [0, 4, 0]);
    table.play(&["visit beggar"]);
    assert_eq!((table.workers(1), table.mill(1), table.state.step), (3, [0, 3, 0], Step::Work));
}

#[test]
fn the_servant_takes_a_worker_and_brings_two_goods_alike_or_not() {
    for (first, second, mill) in [("take oak", "take iron", [1, 0, 1]), ("take wool", "take wool", [0, 2, 0])] {
        let mut table = holding(Servant);
        table.play(&["visit servant", first, second]);
        assert_eq!((table.workers(1), table.mill(1), table.discarded(Servant)), (2, mill, 1));
    }
    let mut table = holding(Servant).purse(1, 5, 0, [0; 3]);
    assert_eq!(table.refused("visit servant"), Refusal::TooFewWorkers { needs: 1, has: 0 });
}

#[test]
fn the_merchant_takes_one_good_and_brings_two_of_one_other_type() {
    let mut table = holding(Merchant).purse(1, 0, 0, [1, 1, 0]);
    table.play(&["visit merchant", "give oak"]);
    assert_eq!(table.choices(), ["take wool", "take iron"]);
    assert_eq!(table.refused("take oak"), Refusal::SameType(Good::Oak));
    table.play(&["take iron"]);
    assert_eq!((table.mill(1), table.discarded(Merchant), table.state.step), ([0, 1, 2], 1, Step::Work));
    let mut table = holding(Merchant);
    assert_eq!(table.refused("visit merchant"), Refusal::NothingToGive(Merchant));
}

#[test]
fn the_trader_exchanges_one_to_three_goods_for_other_types() {
    let mut table = holding(Trader).purse(1, 0, 0, [2, 1, 1]);
    table.play(&["visit trader"]);
    assert_eq!(table.refused("enough"), Refusal::AtLeastOne);
    table.play(&["give oak", "give oak"]);
    assert_eq!(table.choices(), ["give wool", "give iron", "enough"]);
    table.play(&["enough"]);
    assert_eq!(table.choices(), ["take wool", "take iron"]);
    assert_eq!(table.refused("take oak"), Refusal::SameType(Good::Oak));
    table.play(&["take wool", "take iron"]);
    assert_eq!((table.mill(1), table.discarded(Trader), table.state.step), ([0, 2, 2], 1, Step::Work));
}

#[test]
fn the_trader_never_takes_all_three_types_and_brings_the_third_without_asking() {
    let mut table = holding(Trader).purse(1, 0, 0, [2, 1, 1]);
    table.play(&["visit trader", "give oak", "give wool"]);
    assert_eq!(table.refused("give iron"), Refusal::NoTypeLeft(Good::Iron));
    table.play(&["give oak"]);
    assert_eq!((table.mill(1), table.state.step), ([0, 0, 4], Step::Work));
    let mut table = holding(Trader);
    assert_eq!(table.refused("visit trader"), Refusal::NothingToGive(Trader));
}

#[test]
fn king_and_queen_give_five_and_four_gold_up_to_twelve() {
    let mut table = Table::new(2).hand(1, &[King.into(), Queen.into()]).purse(1, 0, 0, [0; 3]);
    table.play(&["visit king"]);
    assert_eq!(table.gold(1), 5);
    table.play(&["visit queen"]);
    assert_eq!(table.gold(1), 9);
    let mut table = holding(King).purse(1, 12, 0, [0; 3]);
    table.play(&["visit king"]);
    assert_eq!((table.gold(1), table.discarded(King)), (12, 1), "playable without effect");
    assert_eq!(table.refused("visit queen"), Refusal::NotInHand(Queen.into()));
}

#[test]
fn the_navigator_pays_two_and_one_for_every_turn_that_is_over() {
    for (number, gold) in [(1, 2), (2, 3), (3, 4), (4, 5), (5, 6)] {
        let mut table = Table::new(5).hand(number, &[Navigator.into()]).purse(number, 0, 0, [0; 3]);
        for _ in 1..number {
            table.play(&["end"]);
        }
        table.play(&["visit navigator"]);
        assert_eq!(table.gold(number), gold, "seat {number}");
    }
}

#[test]
fn the_navigator_counts_from_the_start_player_not_from_seat_one() {
    let mut table = Table::new(3).turn_of(1).hand(1, &[Navigator.into()]).purse(1, 0, 0, [0; 3]);
    table.state.start = seat(3);
    table.play(&["visit navigator"]);
    assert_eq!(table.gold(1), 3);
    assert_eq!(table.refused("visit navigator"), Refusal::NotInHand(Navigator.into()));
}

#[test]
fn somebody_who_does_not_sit_here_cannot_be_chosen() {
    let mut table = holding(Plunderer);
    table.play(&["visit plunderer"]);
    let action = schiffbauer::Action::Against(Seat::new(6), Aim::Player);
    assert_eq!(table.rules.check(&table.state, seat(1), action), Err(Refusal::NoSuchSeat(Seat::new(6))));
    assert!(table.rules.parse("against 4").is_err());
}
