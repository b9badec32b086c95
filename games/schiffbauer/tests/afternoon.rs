//! The afternoon apart from the townsfolk: goods, tools, craftsmen, ships, buildings and the end of the turn.

use langhus_rules::Seat;
use schiffbauer::Craftsman::{Blacksmith, Carpenter, Carver, RopeMaker, TarMaker, Weaver, Woodcutter};
use schiffbauer::setup::Table;
use schiffbauer::{Building, Craftsman, Good, Kind, Refusal, Ship, Step, Tool, Townsperson};

#[test]
fn goods_cost_two_gold_and_two_workers() {
    let mut table = Table::new(2).purse(1, 1, 5, [0; 3]);
    assert_eq!(table.refused("buy oak"), Refusal::TooLittleGold { needs: 2, has: 1 });
    let mut table = Table::new(2).purse(1, 5, 1, [0; 3]);
    assert_eq!(table.refused("buy oak"), Refusal::TooFewWorkers { needs: 2, has: 1 });
}

#[test]
fn after_a_chieftain_the_new_back_counts() {
    let chieftain: Kind = Townsperson::Chieftain.into();
    // The market halls are the only cards with the back 2/2/2.
    let hall: Kind = Building::MarketHall.into();
    let mut table = Table::new(2)
        .hand(1, &[chieftain])
        .next_cards(&[Carpenter.into(), Carpenter.into(), hall])
        .purse(1, 4, 4, [0; 3]);
    table.play(&["visit chieftain", "buy iron"]);
    assert_eq!(table.mill(1), [0, 0, 2]);
}

#[test]
fn the_mill_may_overflow_during_the_day() {
    let mut table = Table::new(2).top([2, 3, 1]).purse(1, 4, 4, [8, 0, 0]);
    table.play(&["buy wool"]);
    assert_eq!(table.mill(1), [8, 3, 0]);
}

#[test]
fn a_cart_without_the_bought_good_helps_nothing() {
    let mut table = Table::new(2).purse(1, 8, 8, [0; 3]).tool(1, Tool::Cart);
    table.play(&["buy oak cart"]);
    assert_eq!(table.refused("buy oak cart"), Refusal::NotOnCart(Good::Oak));
    let mut table = Table::new(2).purse(1, 8, 8, [0; 3]).tool(2, Tool::Cart);
    assert_eq!(table.refused("buy oak cart"), Refusal::NotOnCart(Good::Oak));
}

#[test]
fn a_cart_is_optional_and_its_goods_pay_for_nothing() {
    let mut table = Table::new(2).top([2, 3, 1]).purse(1, 4, 2, [0; 3]).tool(1, Tool::Cart);
    table.play(&["buy oak"]);
    assert_eq!((table.mill(1), table.state.boards[0].cart), ([2, 0, 0], [1, 1, 1]));
    let mut table = Table::new(2).purse(1, 4, 4, [2, 0, 0]).tool(1, Tool::Cart).crew(1, &[Woodcutter]);
    table = table.workshops(1, &[Ship::Ferje]);
    assert_eq!(table.refused("finish ferje"), Refusal::TooFewGoods { good: Good::Wool, needs: 1, has: 0 });
}

#[test]
fn every_tool_is_bought_for_gold_or_refused() {
    for (tool, price) in [(Tool::BowSaw, 4), (Tool::Spindle, 4), (Tool::Bloomery, 4), (Tool::Cart, 3)] {
        let equip = format!("equip {}", tool.word());
        let mut table = Table::new(2).hand(1, &[tool.into()]).purse(1, price, 0, [0; 3]);
        table.play(&[&equip]);
        assert_eq!((table.gold(1), table.tool_of(1)), (0, Some(tool)));
        let mut table = Table::new(2).hand(1, &[tool.into()]).purse(1, price - 1, 0, [0; 3]);
        assert_eq!(table.refused(&equip), Refusal::TooLittleGold { needs: price, has: price - 1 });
    }
}

#[test]
fn a_new_tool_pushes_the_old_one_out() {
    let mut table = Table::new(2).hand(1, &[Tool::BowSaw.into()]).tool(1, Tool::Cart);
    table.play(&["equip bowsaw"]);
    assert_eq!((table.tool_of(1), table.discarded(Tool::Cart)), (Some(Tool::BowSaw), 1));
    assert_eq!(table.state.boards[0].cart, [0; 3]);
}

#[test]
fn a_tool_may_be_dropped_unused() {
    let mut table = Table::new(2).tool(1, Tool::Spindle);
    table.play(&["drop"]);
    assert_eq!((table.tool_of(1), table.discarded(Tool::Spindle)), (None, 1));
    assert_eq!(table.refused("drop"), Refusal::NoTool);
}

#[test]
fn saw_whorl_and_furnace_each_replace_all_of_one_good() {
    for (tool, goods) in [(Tool::BowSaw, [0, 2, 3]), (Tool::Spindle, [3, 0, 3]), (Tool::Bloomery, [3, 2, 0])] {
        let mut table = Table::new(2)
            .purse(1, 5, 4, goods)
            .crew(1, &[Carpenter, Blacksmith, Weaver, Carver])
            .workshops(1, &[Ship::Drakkar])
            .tool(1, tool);
        assert!(matches!(table.refused("finish drakkar"), Refusal::TooFewGoods { has: 0, .. }));
        table.play(&["finish drakkar tool"]);
        assert_eq!((table.mill(1), table.tool_of(1), table.discarded(tool)), ([0; 3], None, 1));
        assert_eq!(table.state.boards[0].fleet.ships, 1);
    }
}

#[test]
fn a_tool_helps_only_a_ship_that_needs_its_good_and_may_be_spared() {
    let mut table = Table::new(2)
        .purse(1, 9, 9, [5, 5, 0])
        .crew(1, &[Woodcutter])
        .workshops(1, &[Ship::Ferje])
        .tool(1, Tool::Bloomery);
    assert_eq!(table.refused("finish ferje tool"), Refusal::ToolNoHelp(Ship::Ferje.into()), "no iron in a Ferje");
    let mut table = Table::new(2)
        .purse(1, 9, 9, [5, 5, 0])
        .crew(1, &[Woodcutter])
        .workshops(1, &[Ship::Ferje])
        .tool(1, Tool::BowSaw);
    table.play(&["finish ferje"]);
    assert_eq!((table.mill(1), table.tool_of(1)), ([3, 4, 0], Some(Tool::BowSaw)));
    let mut table = Table::new(2).workshops(1, &[Ship::Ferje]).tool(1, Tool::Cart);
    assert_eq!(table.refused("finish ferje tool"), Refusal::ToolNoHelp(Ship::Ferje.into()));
}

#[test]
fn a_tool_may_be_used_in_the_turn_in_which_it_is_bought() {
    let mut table =
        Table::new(2).hand(1, &[Tool::BowSaw.into(), Ship::Ferje.into(), Woodcutter.into()]).purse(1, 6, 2, [0, 1, 0]);
    table.play(&["equip bowsaw", "begin ferje", "finish ferje tool"]);
    assert_eq!((table.gold(1), table.state.boards[0].fleet.ships), (0, 1));
    assert_eq!(table.hand_of(1), []);
}

#[test]
fn every_craftsman_is_recruited_for_nothing() {
    for craftsman in Craftsman::ALL {
        let recruit = format!("recruit {}", craftsman.word());
        let kind: Kind = craftsman.into();
        let mut table = Table::new(2).hand(1, &[kind, kind]).purse(1, 0, 0, [0; 3]);
        table.play(&[&recruit, &recruit]);
        assert_eq!(table.crew_of(1), [craftsman, craftsman], "twice the same is allowed");
        let mut full = Table::new(2).hand(1, &[kind]).crew(1, &[Weaver, Weaver, Carver, TarMaker]);
        assert_eq!(full.refused(&recruit), Refusal::CrewFull);
    }
}

#[test]
fn both_workshops_hold_one_ship_each_and_a_freed_one_can_be_used_at_once() {
    let mut table = Table::new(2)
        .hand(1, &[Ship::Skute.into(), Ship::Drakkar.into(), Ship::Knarr.into()])
        .crew(1, &[RopeMaker])
        .purse(1, 2, 1, [1, 1, 1]);
    table.play(&["begin skute", "begin drakkar"]);
    assert_eq!(table.refused("begin knarr"), Refusal::WorkshopsFull);
    table.play(&["finish skute", "begin knarr"]);
    assert_eq!(table.workshops_of(1), [Ship::Drakkar, Ship::Knarr]);
}

/// What every ship costs, needs and brings: paid to the last piece, and refused without any one of them.
#[test]
fn every_ship_is_finished_for_its_price_and_refused_when_anything_is_missing() {
    for ship in Ship::ALL {
        let finish = format!("finish {}", ship.word());
        let card = Table::new(2).rules.deck().ships[ship as usize];
        let crew: Vec<Craftsman> = card.needs.iter().collect();
        let (gold, workers, goods) = (card.cost.gold(), card.cost.workers(), card.cost.goods());
        let ready = |gold, workers, goods, crew: &[Craftsman]| {
            Table::new(2).workshops(1, &[ship]).purse(1, gold, workers, goods).crew(1, crew)
        };
        let mut table = ready(gold, workers, goods, &crew);
        table.play(&[&finish]);
        let board = table.state.boards[0];
        assert_eq!((table.gold(1), table.workers(1), table.mill(1), table.crew_of(1)), (0, 0, [0; 3], vec![]));
        assert_eq!(table.workshops_of(1), []);
        assert_eq!(
            (board.fleet.ships, board.fleet.points, board.fleet.military),
            (1, card.points.into(), card.military.into())
        );
        assert_eq!(
            (board.fleet.civil == 1, board.fleet.mill, board.fleet.daily_workers, board.fleet.evening_gold),
            (card.civil, card.mill, card.daily_workers, card.evening_gold)
        );
        for craftsman in &crew {
            assert_eq!(table.discarded(*craftsman), 1, "the craftsmen are discarded");
        }
        assert_eq!(
            ready(gold - 1, workers, goods, &crew).refused(&finish),
            Refusal::TooLittleGold { needs: gold, has: gold - 1 }
        );
        assert_eq!(
            ready(gold, workers - 1, goods, &crew).refused(&finish),
            Refusal::TooFewWorkers { needs: workers, has: workers - 1 }
        );
        for good in Good::ALL.into_iter().filter(|good| goods[*good as usize] > 0) {
            let mut fewer = goods;
            fewer[good as usize] -= 1;
            let (needs, has) = (goods[good as usize], fewer[good as usize]);
            assert_eq!(ready(gold, workers, fewer, &crew).refused(&finish), Refusal::TooFewGoods { good, needs, has });
        }
        let missing = Refusal::NoCraftsman { ship: ship.into(), craftsman: crew[0].into() };
        assert_eq!(ready(gold, workers, goods, &crew[1..]).refused(&finish), missing);
        assert_eq!(Table::new(2).refused(&finish), Refusal::NotInWorkshop(ship.into()));
    }
}

#[test]
fn craftsmen_come_from_the_board_or_the_hand_as_the_player_says() {
    let ready = || {
        Table::new(2).workshops(1, &[Ship::Skute]).crew(1, &[RopeMaker]).hand(1, &[RopeMaker.into()]).purse(
            1,
            2,
            1,
            [1, 1, 1],
        )
    };
    let mut table = ready();
    table.play(&["finish skute"]);
    assert!(matches!(table.state.step, Step::Staff { ship: Ship::Skute, craftsman: RopeMaker, .. }));
    assert_eq!(table.choices(), ["use board", "use hand"]);
    assert!(matches!(table.refused("end"), Refusal::NotNow(Step::Staff { .. })));
    table.play(&["use hand"]);
    assert_eq!((table.crew_of(1), table.hand_of(1)), (vec![RopeMaker], vec![]));
    let mut table = ready();
    table.play(&["finish skute", "use board"]);
    assert_eq!((table.crew_of(1), table.hand_of(1)), (vec![], vec![RopeMaker.into()]));
    assert_eq!(table.state.boards[0].fleet.ships, 1);
}

#[test]
fn nothing_is_asked_where_craftsmen_lie_in_one_place_only() {
    let mut table = Table::new(2)
        .workshops(1, &[Ship::Karve])
        .crew(1, &[TarMaker, Weaver, Weaver, Weaver])
        .hand(1, &[Woodcutter.into()])
        .purse(1, 2, 2, [2, 1, 1]);
    table.play(&["finish karve"]);
    assert_eq!((table.crew_of(1), table.hand_of(1)), (vec![Weaver, Weaver, Weaver], vec![]));
    assert_eq!(table.state.step, Step::Work);
}

#[test]
fn an_edition_may_need_a_craftsman_twice_and_then_both_places_give_one() {
    let edition = include_str!("../edition.toml").replacen("[\"ropemaker\"]", "[\"ropemaker\", \"ropemaker\"]", 1);
    let table = Table::with_edition(2, &edition).unwrap();
    let ready = table.workshops(1, &[Ship::Skute]).purse(1, 2, 1, [1, 1, 1]).crew(1, &[RopeMaker]);
    let mut table = ready;
    assert!(matches!(table.refused("finish skute"), Refusal::NoCraftsman { .. }));
    table = table.hand(1, &[RopeMaker.into()]);
    table.play(&["finish skute"]);
    assert_eq!((table.crew_of(1), table.hand_of(1), table.discarded(RopeMaker)), (vec![], vec![], 2));
}

#[test]
fn the_same_ship_may_be_built_again_and_more_than_four_are_allowed() {
    let mut table = Table::new(2)
        .fleet(1, &[Ship::Ferje, Ship::Skute, Ship::Skute, Ship::Karve])
        .workshops(1, &[Ship::Skute])
        .crew(1, &[RopeMaker])
        .purse(1, 2, 1, [1, 1, 1]);
    table.play(&["finish skute"]);
    assert_eq!(table.state.boards[0].fleet.ships, 5);
}

/// What every building costs, once each.
#[test]
fn every_building_is_built_once_for_gold_and_workers() {
    for building in Building::ALL {
        let build = format!("build {}", building.word());
        let kind: Kind = building.into();
        let cost = Table::new(2).rules.deck().buildings[building as usize].cost;
        let (gold, workers) = (cost.gold(), cost.workers());
        let mut table = Table::new(2).hand(1, &[kind, kind]).purse(1, gold, workers, [0; 3]);
        table.play(&[&build]);
        assert_eq!((table.gold(1), table.workers(1), table.state.boards[0].has(building)), (0, 0, true));
        assert_eq!(table.refused(&build), Refusal::AlreadyBuilt(building));
        let mut poor = Table::new(2).hand(1, &[kind]).purse(1, gold - 1, workers, [0; 3]);
        assert_eq!(poor.refused(&build), Refusal::TooLittleGold { needs: gold, has: gold - 1 });
        let mut alone = Table::new(2).hand(1, &[kind]).purse(1, gold, workers - 1, [0; 3]);
        assert_eq!(alone.refused(&build), Refusal::TooFewWorkers { needs: workers, has: workers - 1 });
    }
}

#[test]
fn what_is_left_in_the_hand_is_discarded_openly_at_the_end_of_the_turn() {
    let hand: [Kind; 3] = [Carpenter.into(), Carpenter.into(), Ship::Ferje.into()];
    let mut table = Table::new(2).hand(1, &hand);
    table.play(&["end"]);
    assert_eq!((table.hand_of(1), table.active()), (vec![], 2));
    assert_eq!((table.discarded(Carpenter), table.discarded(Ship::Ferje)), (2, 1));
}

#[test]
fn any_card_may_be_discarded_at_any_time_of_the_turn() {
    let mut table = Table::new(2).hand(1, &[Carpenter.into(), Townsperson::King.into()]);
    table.play(&["discard king"]);
    assert_eq!((table.gold(1), table.discarded(Townsperson::King)), (5, 1));
    assert_eq!(table.refused("discard king"), Refusal::NotInHand(Townsperson::King.into()));
    assert_eq!(table.refused("keep king"), Refusal::NotNow(Step::Work));
    table.play(&["recruit carpenter"]);
}

#[test]
fn of_two_copies_the_one_that_came_first_is_played() {
    let mut table = Table::new(2).hand(1, &[Carpenter.into(), Carpenter.into()]);
    let first = table.state.boards[0].hand.iter().next();
    table.play(&["recruit carpenter"]);
    assert_eq!(table.state.boards[0].crew.iter().next(), first);
}

#[test]
fn every_turn_is_played_once_from_the_start_player_on() {
    let mut table = Table::new(4).turn_of(3);
    table.state.start = Seat::new(2);
    let mut order = Vec::new();
    while table.state.day == 1 {
        order.push(table.active());
        table.play(&["end"]);
    }
    assert_eq!(order, [3, 4, 1, 2]);
}
