//! Lists of tables.

use langhus_hall::Kind;
use langhus_hall::store::{Change, Listed, Place, Sitter, Status, Store, Stored, Wanted};
use langhus_rules::{Seat, Seats};

use crate::Stores;
use crate::samples::{FIRST, NOON, SECOND, arrive, create, empty, entry, id, keep, person, sits, table};

async fn list(store: &dyn Store, wanted: Wanted) -> Vec<Listed> {
    store.list(wanted).await.expect("tables can be listed")
}

/// The numbers of the tables in a list.
async fn numbers(store: &dyn Store, wanted: Wanted) -> Vec<i64> {
    list(store, wanted).await.iter().map(|listed| listed.head.id.number()).collect()
}

fn all() -> Wanted {
    Wanted { limit: 100, ..Wanted::default() }
}

/// A table with this change.
fn with(number: i64, change: impl FnOnce(&mut Stored)) -> Change {
    let mut stored = table(number);
    change(&mut stored);
    create(&stored)
}

pub(crate) async fn everybody_sees_what_is_listed_newest_first(stores: &dyn Stores) {
    let store = empty(stores, "listed").await;
    let changes = [
        create(&table(2)),
        create(&table(3)),
        with(4, |stored| stored.head.listed = false),
        with(1, |stored| stored.head.game = "kubb".to_owned()),
        with(5, |stored| (stored.head.status, stored.result) = (Status::Finished, Some("[]".to_owned()))),
        // As old as the third, and found after it, because its name is larger.
        with(6, |stored| stored.head.created = NOON + 3),
    ];
    keep(&*store, &changes).await;
    assert_eq!(numbers(&*store, all()).await, [5, 3, 6, 2, 1]);
    assert_eq!(numbers(&*store, Wanted { game: Some("kubb".to_owned()), ..all() }).await, [1]);
    assert_eq!(numbers(&*store, Wanted { status: Some(Status::Finished), ..all() }).await, [5]);
    let open = Wanted { game: Some("hnefatafl".to_owned()), status: Some(Status::Open), ..all() };
    assert_eq!(numbers(&*store, open).await, [3, 6, 2]);
    let listed = list(&*store, all()).await;
    assert_eq!(format!("{:?}", listed[1].head), format!("{:?}", table(3).head));
    let places: Vec<_> = listed[1].places.iter().map(|place| (place.sitter, place.name.as_str())).collect();
    assert_eq!(places, [(Sitter::Human, "Åse"), (Sitter::Open, "")]);
    assert_eq!((listed[0].result.as_deref(), listed[1].result.as_deref()), (Some("[]"), None));
    assert!(listed.iter().all(|listed| listed.own.is_none()), "it is nobody's own list");
}

pub(crate) async fn whoever_sits_at_a_table_finds_it_again(stores: &dyn Stores) {
    let store = empty(stores, "own").await;
    let left = Place { left: vec![person(7)], ..sits(Sitter::Human, "Bo", Some(8)) };
    let changes = [
        arrive(7),
        arrive(8),
        with(1, |stored| stored.places[0] = sits(Sitter::Human, "Åse", Some(7))),
        with(2, |stored| {
            stored.head.listed = false;
            stored.head.status = Status::Playing;
            stored.places[1] = sits(Sitter::Away, "Åse", Some(7));
        }),
        with(3, |stored| stored.places[0] = left.clone()),
        create(&table(4)),
    ];
    keep(&*store, &changes).await;
    let own = Wanted { person: Some(person(7)), ..all() };
    let found = list(&*store, own.clone()).await;
    let found: Vec<_> = found.iter().map(|listed| (listed.head.id.number(), listed.own)).collect();
    assert_eq!(found, [(2, Some(SECOND)), (1, Some(FIRST))], "listed or not, but not where one has left");
    let playing = Wanted { status: Some(Status::Playing), ..own.clone() };
    assert_eq!(numbers(&*store, playing).await, [2]);
    assert_eq!(numbers(&*store, Wanted { person: Some(person(99)), ..all() }).await, [0; 0], "a stranger sits nowhere");
    let secrets = list(&*store, own).await.into_iter().flat_map(|listed| listed.places);
    let secrets: Vec<_> = secrets.filter(|place| place.owner.is_some() || !place.left.is_empty()).collect();
    assert!(secrets.is_empty(), "a list tells whose seats they are: {secrets:?}");
}

pub(crate) async fn pages_neither_repeat_nor_miss_a_table(stores: &dyn Stores) {
    let store = empty(stores, "pages").await;
    let changes: Vec<Change> =
        (1..=7).map(|n| with(n, |stored| stored.places[0] = sits(Sitter::Human, "Åse", Some(7)))).collect();
    keep(&*store, &[arrive(7)]).await;
    keep(&*store, &changes).await;
    for person in [None, Some(person(7))] {
        let (mut pages, mut before) = (Vec::new(), None);
        loop {
            let page = list(&*store, Wanted { person, before, limit: 3, ..Wanted::default() }).await;
            let Some(last) = page.last() else { break };
            before = Some(last.head.created);
            pages.push(page.iter().map(|listed| listed.head.id.number()).collect::<Vec<_>>());
            assert!(pages.len() < 9, "the pages do not end: {pages:?}");
        }
        assert_eq!(pages, [vec![7, 6, 5], vec![4, 3, 2], vec![1]]);
    }
}

pub(crate) async fn a_list_tells_whose_turn_it_is(stores: &dyn Stores) {
    let store = empty(stores, "turns").await;
    keep(&*store, &[arrive(7), with(1, |stored| stored.places[0] = sits(Sitter::Human, "Åse", Some(7)))]).await;
    let awaited = async |seats: Seats| {
        let listed = list(&*store, Wanted { person: Some(person(7)), ..all() }).await;
        assert_eq!(listed[0].awaited, seats, "the last entry tells whose turn it is");
        listed[0].updated
    };
    assert_eq!(awaited(Seats::NONE).await, NOON);
    for (first, seat, at) in [(2, SECOND, NOON + 20), (3, FIRST, NOON + 30)] {
        let mut begun = entry(Kind::Played, Some(seat), "move");
        (begun.awaited, begun.at) = (Seats::one(seat), at);
        let step = Change::Append {
            table: id(1),
            first,
            entries: vec![begun],
            places: Vec::new(),
            status: Some((Status::Playing, None)),
            due: None,
        };
        keep(&*store, &[step]).await;
        assert_eq!(awaited(Seats::one(seat)).await, at, "the last entry tells when");
    }
    keep(&*store, &[with(2, |stored| stored.entries.clear())]).await;
    let listed = list(&*store, all()).await;
    assert_eq!((listed[0].updated, listed[0].awaited), (NOON + 2, Seats::NONE), "where nothing happened yet");
}

pub(crate) async fn hidden_answers_do_not_show_in_a_list(stores: &dyn Stores) {
    let store = empty(stores, "hidden").await;
    let asked = |awaited: Seats, at: i64| {
        let mut asked = entry(Kind::Played, Some(FIRST), "choose");
        (asked.awaited, asked.at) = (awaited, at);
        asked
    };
    let (both, one) = (Seats::all(2), Seats::one(FIRST));
    let entries = |last: &[(Seats, i64)]| last.iter().map(|(seats, at)| asked(*seats, *at)).collect::<Vec<_>>();
    let changes = [
        with(1, |stored| stored.entries = entries(&[(both, NOON + 1), (both, NOON + 2), (both, NOON + 3)])),
        with(2, |stored| {
            stored.entries = entries(&[(both, NOON + 1), (one, NOON + 2), (both, NOON + 3), (both, NOON + 4)])
        }),
        with(3, |stored| stored.entries = entries(&[(both, NOON + 1), (one, NOON + 2)])),
    ];
    keep(&*store, &changes).await;
    let updated: Vec<i64> = list(&*store, all()).await.iter().map(|listed| listed.updated - NOON).collect();
    assert_eq!(updated, [2, 3, 1], "while several are awaited, since when: no answer shows");
}

pub(crate) async fn tables_that_wait_for_bots_are_found(stores: &dyn Stores) {
    let store = empty(stores, "bots").await;
    let waits = |number: i64, places: [Sitter; 2], status: Status, seat: Option<Seat>| {
        with(number, |stored| {
            stored.head.status = status;
            stored.places = places.map(|sitter| sits(sitter, "somebody", None)).to_vec();
            stored.entries[0].awaited = seat.map_or(Seats::NONE, Seats::one);
        })
    };
    let (human, bot, away) = (Sitter::Human, Sitter::Bot, Sitter::Away);
    let changes = [
        waits(1, [human, bot], Status::Playing, Some(SECOND)),
        waits(2, [human, bot], Status::Playing, Some(FIRST)),
        waits(3, [away, human], Status::Playing, Some(FIRST)),
        waits(4, [human, bot], Status::Finished, Some(SECOND)),
        waits(5, [bot, bot], Status::Playing, Some(FIRST)),
        waits(6, [bot, bot], Status::Playing, Some(SECOND)),
        waits(7, [bot, bot], Status::Finished, None),
        waits(8, [human, human], Status::Playing, Some(FIRST)),
    ];
    keep(&*store, &changes).await;
    let waiting = async || {
        let mut waiting: Vec<i64> =
            store.waiting_for_bots().await.expect("a list").into_iter().map(|table| table.number()).collect();
        waiting.sort_unstable();
        waiting
    };
    assert_eq!(waiting().await, [1, 3], "where a bot is awaited, but not where bots play alone");
    let mut alone = store.of_bots_alone(NOON + 5).await.expect("a list");
    assert_eq!(alone, [(id(6), NOON + 6)], "opened after that moment");
    alone = store.of_bots_alone(0).await.expect("a list");
    alone.sort_unstable_by_key(|(table, _)| table.number());
    assert_eq!(alone, [(id(5), NOON + 5), (id(6), NOON + 6)], "not over");
    // A bot plays on for somebody who went, and somebody comes back.
    let change = |number: i64, seat: Seat, sitter: Sitter| Change::Append {
        table: id(number),
        first: 2,
        entries: Vec::new(),
        places: vec![(seat, sits(sitter, "somebody", None))],
        status: None,
        due: None,
    };
    keep(&*store, &[change(8, FIRST, away), change(3, FIRST, human)]).await;
    assert_eq!(waiting().await, [1, 8]);
}

pub(crate) async fn tables_are_counted(stores: &dyn Stores) {
    let store = empty(stores, "counts").await;
    let changes = [
        create(&table(1)),
        create(&table(2)),
        with(3, |stored| stored.head.status = Status::Replay),
        with(4, |stored| (stored.head.status, stored.head.listed) = (Status::Playing, false)),
        with(5, |stored| stored.head.status = Status::Playing),
    ];
    keep(&*store, &changes).await;
    let over = Change::Append {
        table: id(4),
        first: 2,
        entries: Vec::new(),
        places: Vec::new(),
        status: Some((Status::Finished, None)),
        due: None,
    };
    keep(&*store, &[over, Change::Remove { table: id(2), since: i64::MAX, begun: false }]).await;
    let counts = store.counts().await.expect("tables can be counted");
    let count = |status| counts.iter().filter(|(known, _)| *known == status).map(|(_, tables)| tables).sum::<u64>();
    let all = [Status::Open, Status::Playing, Status::Finished, Status::Replay].map(count);
    assert_eq!(all, [1, 1, 1, 1], "open, playing, finished, replay");
}
