//! What the page of a table shows, and how it asks.

mod table;

use langhus_board::{Drawn, Pen};
use langhus_rules::{Chance, Game, Language, Quick, Seat, Seed, Sink, Speaker, Viewer, Voice};
use table::*;
use wikinger::{Event, Special, Step, Tile, Wikinger};

/// The table as a seat sees it: the wheel, and what lies before that seat.
fn drawn(table: &Table, seat: Seat) -> String {
    with_pen(seat, |pen| {
        let scene = table.rules.draw(&table.rules.view(&table.state, pen.viewer), pen);
        format!("{}{}", scene.board.0, scene.areas[seat.index()].full.0)
    })
}

fn with_pen<T>(seat: Seat, draw: impl FnOnce(&Pen<'_>) -> T) -> T {
    let names = ["Astrid", "Björn", "Skald", "Karl"].map(str::to_owned);
    let speaker = Speaker { book: Wikinger::book(), language: Language::English, names: &names };
    draw(&Pen { speaker, viewer: seat.into() })
}

/// The paths of everything that can be done now.
fn paths(table: &Table) -> Vec<Vec<String>> {
    let view = table.rules.view(&table.state, Viewer::Seat(table.turn()));
    let mut actions = Vec::new();
    table.rules.legal(&table.state, table.turn(), &mut actions);
    actions.into_iter().map(|action| table.rules.path(&view, action)).collect()
}

/// The tags of a drawing that have an attribute.
fn tags<'m>(markup: &'m str, attribute: &str) -> Vec<&'m str> {
    let tags = markup.split('<').skip(1).filter_map(|rest| rest.split('>').next());
    tags.filter(|tag| tag.contains(&format!(" {attribute}=\""))).collect()
}

fn value<'t>(tag: &'t str, attribute: &str) -> &'t str {
    let rest = tag.split_once(&format!(" {attribute}=\"")).map_or("", |(_, rest)| rest);
    rest.split('"').next().unwrap_or("")
}

fn first_turn(tile: Tile) -> Table {
    let mut table = Table::untouched(2);
    table.offer_one(tile, Noble);
    table.play(&["buy 0"]);
    table
}

#[test]
fn which_tile_is_meant_is_asked_only_where_both_begin_an_island() {
    for tile in [Tile::Farm, Tile::Right, Tile::Red] {
        let table = first_turn(tile);
        assert_eq!(table.step(), Step::First);
        assert!(paths(&table).iter().all(|path| path.len() == 1), "{tile:?}: {:?}", paths(&table));
    }
    let begins: Vec<String> = paths(&first_turn(Tile::Left)).into_iter().map(|path| path[0].clone()).collect();
    assert!(begins.contains(&"start-tile".to_owned()) && begins.contains(&"bought-tile".to_owned()), "{begins:?}");
}

#[test]
fn every_place_has_a_tip() {
    let mut tables = vec![first_turn(Tile::Left), Table::auction(3), Table::basic(4), Table::advanced(2)];
    let mut laying = Table::basic(2);
    laying.offer_one(Tile::Left, Noble);
    laying.play(&["buy 0"]);
    tables.push(laying);
    let mut ferrying = Table::advanced(2);
    ferrying.wait(A, Boatsman, 1);
    ferrying.wait(A, Fisherman, 2);
    ferrying.give(A, Special::Boat);
    ferrying.end_round(2);
    assert_eq!(ferrying.step(), Step::Ferry);
    tables.push(ferrying);
    for table in tables {
        let drawn = drawn(&table, table.turn());
        for tag in tags(&drawn, "data-place") {
            assert!(!value(tag, "data-tip").is_empty(), "{:?}: <{tag}>", table.step());
        }
    }
}

#[test]
fn a_bid_is_a_coin_and_many_bids_are_found_by_their_tens() {
    let mut table = Table::auction(2);
    table.set_purse(A, 12, 8);
    let few = drawn(&table, A);
    assert!((0..=20).all(|bid| few.contains(&format!("data-place=\"bid-{bid}\""))));
    assert!(!few.contains("data-place=\"tens-"), "20 coins lie side by side");
    table.set_purse(A, 60, 15);
    let many = drawn(&table, A);
    for path in paths(&table) {
        let [tens, bid] = &path[..] else { panic!("{path:?}") };
        assert!([tens, bid].iter().all(|place| many.contains(&format!("data-place=\"{place}\""))), "{path:?}");
    }
    assert_eq!(many.matches("data-place=\"tens-").count(), 8);
}

/// The rulebook's example: what rises from the coast is what is scored, stage by stage.
#[test]
fn the_stages_of_a_scoring_show_what_was_scored() {
    let mut table = Table::basic(2);
    table.state.public.round = 2;
    table.offer_one(Tile::Yellow, Fighter);
    table.play(&["buy 0", "moor 3"]);
    table.draw(A, "r g y b", ["< > <* >", "<* f* >*", ". <* f* >*", "< >* <* >*", "<* >* <* >*"]);
    table.end_round(2);
    let of_a = |event: &&Event| matches!(event, Event::Scored(A, ..));
    let events: Vec<Event> = table.told.events.iter().filter(of_a).copied().collect();
    assert!(events.len() > 3, "{events:?}");
    let told = with_pen(A, |pen| {
        events.iter().filter_map(|event| table.rules.tell(event)).map(|say| pen.say(&say)).collect::<Vec<_>>()
    });
    let drawn = drawn(&table, A);
    let sums: Vec<_> = tags(&drawn, "class").into_iter().filter(|tag| tag.contains("wk-sum")).collect();
    let shown: Vec<String> =
        sums.iter().flat_map(|tag| value(tag, "data-tip").split('\n')).map(str::to_owned).collect();
    assert_eq!(shown, told);
    assert!(
        (0..sums.len()).all(|stage| drawn.contains(&format!("<g class=\"wk-stage-{stage}\">"))),
        "each rises in turn"
    );
}

#[test]
fn a_far_coast_is_drawn_whole_and_without_letters_that_nobody_could_read() {
    let mut table = Table::basic(2);
    assert!(drawn(&table, A).contains("class=\"wk-coast\""));
    table.draw(A, "", ["", "", "", "", "< f f f f f f f f f >"]);
    let far = drawn(&table, A);
    assert!(far.contains("class=\"wk-coast wk-long wk-far\"") && far.contains("data-place=\"cell-fisherman-12\""));
}

#[test]
fn every_line_of_the_log_has_a_picture_of_what_happened() {
    struct Pictures<'t>(&'t Wikinger);
    impl Sink<Event> for Pictures<'_> {
        fn tell(&mut self, event: Event) {
            assert!(self.0.mark(&event).icon.is_some(), "{event:?}");
        }
    }
    for options in [&[][..], &["advanced=on"], &["advanced=on", "auction=on"]] {
        let rules = rules(3, options);
        let mut state = rules.deal(Seed::from_number(3));
        let (mut chance, mut legal) = (Quick::new(3), Vec::new());
        while let Some(seat) = rules.awaited(&state).first() {
            legal.clear();
            rules.legal(&state, seat, &mut legal);
            let action = legal[chance.below(legal.len() as u32) as usize];
            assert!(rules.play(&mut state, seat, action, &mut Pictures(&rules)).is_ok());
        }
    }
}
