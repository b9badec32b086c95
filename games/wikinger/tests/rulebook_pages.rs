//! The rulebook in our own words: its form, and every number of its worked examples.

mod table;

use langhus_rules::{Game, Refusal, Seat};
use table::*;
use wikinger::{Building, Refuse, Row, Special, Step, Tile, Wheel};

const ENGLISH: &str = include_str!("../rulebook/en.md");
const GERMAN: &str = include_str!("../rulebook/de.md");

/// What stands between two marks on each line that has both, in order.
fn between<'a>(text: &'a str, from: &'a str, to: char) -> Vec<&'a str> {
    text.lines().filter_map(|line| line.split_once(from)?.1.split_once(to)).map(|(found, _)| found).collect()
}

fn ids(text: &str) -> Vec<&str> {
    between(text, " {#", '}')
}

fn figures(text: &str) -> Vec<&str> {
    between(text, "](figure:", ')')
}

#[test]
fn both_languages_have_the_same_sections_in_the_same_order() {
    assert_eq!(ids(ENGLISH), ids(GERMAN));
    let mut unique = ids(ENGLISH);
    unique.sort_unstable();
    unique.dedup();
    assert_eq!(unique.len(), ids(ENGLISH).len(), "an id names one section");
}

#[test]
fn there_is_one_title_and_every_other_heading_has_an_id() {
    for (text, title) in [(ENGLISH, "# Vikings"), (GERMAN, "# Wikinger")] {
        let headings: Vec<_> = text.lines().filter(|line| line.starts_with('#')).collect();
        assert_eq!(headings[0], title);
        for heading in &headings[1..] {
            assert!(heading.starts_with("## ") || heading.starts_with("### "), "{heading}");
            assert!(heading.contains(" {#") && heading.ends_with('}'), "{heading}");
        }
    }
}

#[test]
fn both_languages_show_the_same_figures_in_the_same_order() {
    assert_eq!(figures(ENGLISH), figures(GERMAN));
    assert!(figures(ENGLISH).len() >= 6);
    for text in [ENGLISH, GERMAN] {
        assert!(!text.contains("![]"), "every figure is told in words too");
    }
}

/// A line that was broken before "1." would be read as the first entry of a list.
#[test]
fn no_example_turns_into_a_list() {
    for line in ENGLISH.lines().chain(GERMAN.lines()).filter_map(|line| line.strip_prefix("> ")) {
        let number = line.trim_start_matches(|c: char| c.is_ascii_digit());
        assert!(number.len() == line.len() || !number.starts_with(". "), "{line}");
    }
}

#[test]
fn links_inside_the_rulebook_lead_to_a_section() {
    for text in [ENGLISH, GERMAN] {
        for target in between(text, "](#", ')') {
            assert!(ids(text).contains(&target), "{target}");
        }
    }
}

/// Every rule that refuses; the match makes sure that none is forgotten here.
fn refusals() -> Vec<Refuse> {
    use Refuse::*;
    let all = vec![
        NotAsked(Step::Buy),
        OpenerBids,
        BidTooLow(1),
        BidTooHigh(1),
        NoneDrawn(Noble),
        NothingAt(1),
        TooDear(1),
        ZeroLocked(Noble),
        RowTaken(Row::Nobles),
        ShipsRow,
        IslandRows,
        NextBerth,
        Occupied,
        NoContact,
        Clash,
        NotOpen(Special::Boat),
        WrongBuilding(Building::Farm),
        MustFerry,
        NoBoat,
        NoCargo(Noble),
        OneFigure,
        SameLoad,
        WrongRow(Row::Nobles),
        NoFreeTile,
        LeftToRight,
    ];
    let known = |refuse: &Refuse| match refuse {
        NotAsked(_) | OpenerBids | BidTooLow(_) | BidTooHigh(_) | NoneDrawn(_) | NothingAt(_) | TooDear(_)
        | ZeroLocked(_) | RowTaken(_) | ShipsRow | IslandRows | NextBerth | Occupied | NoContact | Clash
        | NotOpen(_) | WrongBuilding(_) | MustFerry | NoBoat | NoCargo(_) | OneFigure | SameLoad | WrongRow(_)
        | NoFreeTile | LeftToRight => true,
    };
    assert!(all.iter().all(known));
    all
}

#[test]
fn every_refusal_names_a_section_of_the_rulebook() {
    for refuse in refusals() {
        assert!(ids(ENGLISH).contains(&refuse.reference().section), "{refuse:?}");
    }
}

/// The offer of the section of the same name.
fn offer() -> Table {
    use Tile::{Blue, Church, Farm, Green, Left, Red, Right, Tower};
    let mut table = Table::basic(4);
    let tiles = [Left, Red, Right, Tower, Left, Blue, Church, Right, Left, Right, Farm, Green];
    let figures =
        [Scout, Fighter, Noble, Fisherman, Boatsman, Fighter, Scout, Goldsmith, Noble, Fisherman, Scout, Fighter];
    table.begin_round(&tiles, &figures);
    table
}

fn at_the_wheel(table: &Table) -> Vec<(u8, wikinger::Figure)> {
    let wheel = &table.state.public.wheel;
    Wheel::slots().filter_map(|slot| wheel.price(slot).zip(wheel.figure(slot))).collect()
}

#[test]
fn the_offer_stands_as_told() {
    let table = offer();
    let figures: Vec<_> = at_the_wheel(&table).into_iter().map(|(_, figure)| figure).collect();
    assert_eq!(figures[..6], [Fisherman, Fisherman, Goldsmith, Scout, Scout, Scout]);
    assert_eq!(figures[6..], [Noble, Noble, Fighter, Fighter, Fighter, Boatsman]);
    let wheel = &table.state.public.wheel;
    let tiles: Vec<_> = Wheel::slots().filter_map(|slot| wheel.tile(slot)).collect();
    assert_eq!(tiles[9..], [Tile::Green, Tile::Blue, Tile::Red]);
}

#[test]
fn sigrun_takes_the_last_fisherman_for_nothing_and_the_wheel_turns_by_three() {
    let mut table = offer();
    assert_eq!(table.refusal("buy 0"), Refuse::ZeroLocked(Fisherman));
    table.play(&["buy 2", "lay fisherman 2", "buy 1", "lay fisherman 2", "stand", "buy 0"]);
    let prices = [0, 1, 2, 3, 4, 5, 6, 7, 8];
    let figures = [Scout, Scout, Scout, Noble, Noble, Fighter, Fighter, Fighter, Boatsman];
    assert_eq!(at_the_wheel(&table), prices.into_iter().zip(figures).collect::<Vec<_>>());
}

#[test]
fn leif_without_gold_may_take_the_zero_or_pay_with_points() {
    let mut table = offer();
    table.offer(&[Scout, Scout, Scout, Noble, Noble, Fighter].map(|figure| (Tile::Left, figure)));
    table.set_purse(A, 1, 12);
    assert_eq!(table.refusal("buy 0"), Refuse::ZeroLocked(Scout));
    table.set_purse(A, 0, 12);
    assert!(table.legal().contains(&"buy 0".to_owned()));
    table.play(&["buy 5"]);
    assert_eq!(table.purse(A), (0, 7));
}

#[test]
fn sigruns_coast_has_five_places_for_a_beginning_and_four_for_the_rest() {
    let mut table = Table::basic(2);
    let coast = ["", "< c*", "<", "", "<* >"];
    let middle = ["lay fighter 2", "lay noble 3", "lay scout 2", "lay goldsmith 2"];
    let beginning = ["lay fighter 1", "lay fighter 2", "lay goldsmith 1", "lay goldsmith 2", "lay fisherman 3"];
    for (tile, places) in [(Tile::Left, &beginning[..]), (Tile::Farm, &middle[..]), (Tile::Right, &middle[..])] {
        table.draw(A, ". . g", coast);
        table.offer_one(tile, Boatsman);
        let mut bought = Table { rules: table.rules.clone(), state: table.state, told: Default::default() };
        bought.play(&["buy 0"]);
        assert_eq!(bought.legal(), places, "{tile:?}");
    }
    table.offer_one(Tile::Red, Boatsman);
    table.play(&["buy 0"]);
    assert_eq!(table.legal(), ["moor 1", "moor 2"]);
}

/// Astrid's coast, which is threatened, scored, and scored again at the end.
fn astrid(seats: u8) -> Table {
    let mut table = Table::basic(seats);
    table.draw(A, "r g y b", ["< > <* >", "<* f* >*", ". <* f* >*", "< >* <* >*", "<* >* <* >*"]);
    table
}

#[test]
fn astrids_ships_threaten_as_told() {
    let table = astrid(2);
    let coast = &table.state.public.players[0].coast;
    let threatened: Vec<u64> = Row::ALL.into_iter().map(|row| coast.figures(row) & coast.threat(row)).collect();
    assert_eq!(threatened, [0, 0b0011, 0b1010, 0b1000, 0b1000]);
}

#[test]
fn astrids_large_scoring_brings_7_points_and_6_gold_and_her_small_one_6_gold() {
    for (round, points) in [(2, 17), (1, 10)] {
        let mut table = astrid(2);
        table.set_purse(A, 0, 10);
        table.end_round(round);
        assert_eq!(table.purse(A), (6, points));
    }
}

#[test]
fn astrid_ends_with_45_points() {
    for (gold, result) in [(21, (3, 45)), (6, (0, 41))] {
        let mut table = astrid(2);
        table.draw(B, "", ["", "", "", "", "< f f >"]);
        table.wait(A, Boatsman, 2);
        table.wait(A, Noble, 1);
        table.wait(B, Boatsman, 2);
        // The large scoring before it brings 7 points and 6 gold; the story counts from after it.
        table.set_purse(A, gold - 6, 31 - 7);
        table.end_round(6);
        assert_eq!(table.purse(A), result);
    }
}

#[test]
fn runa_has_6_points_for_her_supply_and_ivar_6_less() {
    for (fishermen, waiting, supply) in [("<* >* <* >*", 13, 6), ("<* >*", 14, -6)] {
        let mut table = Table::basic(2);
        table.draw(A, "", ["", "", "", "", fishermen]);
        table.wait(A, Noble, waiting);
        table.end_round(6);
        assert_eq!(item(&table, A, "supply"), supply);
    }
}

#[test]
fn leifs_boatsman_has_three_loads() {
    let mut table = Table::basic(2);
    table.draw(A, "", ["<", "<* >", "<*", "< >", "<*"]);
    for (figure, count) in [(Boatsman, 2), (Noble, 2), (Scout, 1), (Goldsmith, 3)] {
        table.wait(A, figure, count);
    }
    table.end_round(2);
    table.play(&["row"]);
    assert_eq!(table.legal(), ["load noble", "load goldsmith", "load each"]);
    assert_eq!(table.refusal("load scout"), Refuse::NoCargo(Scout));
    table.play(&["load goldsmith"]);
    assert_eq!(table.player(A).waiting(Goldsmith), 1, "two of three find room");
}

#[test]
fn solveigs_great_church_brings_5_points() {
    let mut table = Table::advanced(2);
    table.draw(A, "", ["< >*", "<* c* >", ". <* >*", "", "<"]);
    let coast = &mut table.player(A).coast;
    coast.make_great(cell(Row::Nobles, 2), Building::Church);
    table.end_round(6);
    assert_eq!(item(&table, A, "great"), 5);
}

#[test]
fn ivar_wins_the_start_for_5_and_the_goldsmith_ends_at_0() {
    let mut table = Table::auction(4);
    let figures = [
        Noble, Fisherman, Scout, Boatsman, Noble, Fighter, Goldsmith, Fisherman, Scout, Noble, Boatsman, Fisherman,
        Fighter,
    ];
    table.begin_round(&[], &figures);
    let ivar = Seat::new(1);
    table.play(&["bid 0", "bid 2", "pass", "bid 3", "pass", "bid 5", "pass"]);
    assert_eq!((table.turn(), table.purse(ivar).0), (ivar, 15));
    table.play(&["remove noble", "place fisherman", "place boatsman", "place fighter", "place noble", "place scout"]);
    let expected = [Goldsmith, Scout, Scout, Noble, Noble, Fighter, Fighter, Boatsman, Boatsman];
    let figures: Vec<_> = at_the_wheel(&table).into_iter().map(|(_, figure)| figure).collect();
    assert_eq!((&figures[..9], &figures[9..]), (&expected[..], &[Fisherman; 3][..]));
    assert_eq!((table.step(), table.turn()), (Step::Buy, ivar));
    assert!(table.rules.awaited(&table.state).contains(ivar));
    assert!(table.legal().contains(&"buy 0".to_owned()));
}
