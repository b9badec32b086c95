//! Clearing away tables that never began.

use langhus_hall::store::{Change, DAY, Deed, Pass, Sitter, Status, Store};
use langhus_hall::{Entry, Kind};

use crate::Stores;
use crate::requests::request;
use crate::samples::{
    FIRST, NOON, append, arrive, assert_same, befalls, create, empty, entry, id, keep, key, load, person, refused,
    sits, table, talk,
};

async fn left_open(store: &dyn Store, before: i64, limit: u32) -> Vec<i64> {
    let left = store.left_open(before, limit).await.expect("open tables can be listed");
    let mut left: Vec<i64> = left.into_iter().map(|table| table.number()).collect();
    left.sort_unstable();
    left
}

pub(crate) async fn only_what_nobody_touched_is_cleared_away(stores: &dyn Stores) {
    let store = empty(stores, "cleared").await;
    let mut playing = table(3);
    playing.head.status = Status::Playing;
    let mut touched = talk("still here");
    touched.at = NOON + 100;
    keep(&*store, &[create(&table(1)), create(&table(2)), create(&playing), create(&table(50)), create(&table(4))])
        .await;
    keep(&*store, &[append(2, 2, vec![touched])]).await;
    assert_eq!(left_open(&*store, NOON + 40, 9).await, [1, 4], "open, old, and nothing has happened there since");
    assert_eq!(left_open(&*store, NOON + 40, 1).await.len(), 1, "so many at most");
    // Whoever listed them may be late: what has happened meanwhile counts.
    let remove = |number| Change::Remove { table: id(number), since: NOON + 40, begun: false };
    keep(&*store, &[remove(1), remove(2), remove(3), remove(77)]).await;
    assert!(store.load(id(1)).await.expect("it can be asked for").is_none(), "what nobody touched stays");
    assert_eq!(load(&*store, 2).await.entries.len(), 2, "somebody has talked there");
    assert_same(&load(&*store, 3).await, &playing);
    assert_eq!(left_open(&*store, NOON + 200, 9).await, [2, 4, 50]);
}

pub(crate) async fn only_games_without_anybody_who_can_come_back_are_abandoned(stores: &dyn Stores) {
    let store = empty(stores, "abandoned").await;
    let runs = |number: i64, owner: u8, status: Status| {
        let mut stored = table(number);
        stored.head.status = status;
        stored.places[0] = sits(Sitter::Human, "Åse", Some(owner));
        create(&stored)
    };
    let seen = NOON / DAY * DAY + 9 * DAY;
    let people = [arrive(1), arrive(2), arrive(3)];
    let deeds = [befalls(2, Deed::Code(Some(key(20)))), befalls(3, Deed::Use(key(3), seen))];
    let tables = [
        runs(1, 1, Status::Playing),
        runs(2, 2, Status::Playing),
        runs(3, 3, Status::Playing),
        runs(4, 1, Status::Finished),
        runs(5, 1, Status::Open),
    ];
    keep(&*store, &people).await;
    keep(&*store, &deeds).await;
    keep(&*store, &tables).await;
    let abandoned = async |before| {
        let tables = store.abandoned(before, 9).await.expect("abandoned games can be listed");
        tables.into_iter().map(|table| table.number()).collect::<Vec<_>>()
    };
    assert_eq!(abandoned(NOON + 5 * DAY).await, [1], "nobody has a code there, and nobody was seen since");
    assert_eq!(abandoned(NOON).await, [0; 0], "something has happened there since");
    let remove = |number, begun| Change::Remove { table: id(number), since: NOON + 5 * DAY, begun };
    keep(&*store, &[remove(1, false), remove(4, true)]).await;
    assert_eq!(load(&*store, 1).await.head.status, Status::Playing, "it has begun");
    assert_eq!(load(&*store, 4).await.head.status, Status::Finished, "what is over stays");
    keep(&*store, &[remove(1, true)]).await;
    assert!(store.load(id(1)).await.expect("it can be asked for").is_none(), "an abandoned game stays");
}

pub(crate) async fn nothing_is_left_of_what_was_cleared_away(stores: &dyn Stores) {
    let store = empty(stores, "rests").await;
    let mut open = table(1);
    open.head.edition = "ours".to_owned();
    open.edition = Some("title = \"Ours\"".to_owned());
    open.places[0] = sits(Sitter::Human, "Åse", Some(7));
    open.places[1].passes = vec![Pass { key: key(8), until: i64::MAX }];
    open.places[1].left = vec![person(8)];
    let mut other = open.clone();
    (other.head.id, other.places) = (id(2), table(2).places);
    keep(&*store, &[arrive(7), arrive(8)]).await;
    keep(&*store, &[create(&open), create(&other), Change::Done(request(1, 1)), Change::Done(request(2, 2))]).await;
    keep(&*store, &[Change::Remove { table: id(1), since: i64::MAX, begun: false }]).await;
    for number in [7, 8] {
        let tables = store.tables_of(person(number)).await.expect("tables can be asked for");
        assert!(tables.is_empty(), "whoever sat there or left still finds it: {tables:?}");
        assert!(store.person(person(number)).await.expect("somebody can be asked for").is_some(), "they stay");
    }
    let requests = [1, 2].map(|number| store.request(key(number)));
    let [gone, kept] = futures_util::future::join_all(requests).await.try_into().expect("two answers");
    assert_eq!((gone, kept), (Ok(None), Ok(Some(request(2, 2)))), "a request is forgotten with its table");
    assert_same(&load(&*store, 2).await, &other);
    refused(&*store, append(1, 2, vec![talk("is anybody here?")]), "the table is gone").await;
    // The name is free again, and nothing of before comes with it.
    keep(&*store, &[Change::Remove { table: id(2), since: i64::MAX, begun: false }, create(&table(1))]).await;
    assert_same(&load(&*store, 1).await, &table(1));
}

pub(crate) async fn tables_where_nobody_moves_are_found(stores: &dyn Stores) {
    let store = empty(stores, "alone").await;
    for (number, status, sitter) in [
        (1, Status::Playing, Sitter::Human),
        (2, Status::Open, Sitter::Human),
        (3, Status::Playing, Sitter::Bot),
        (4, Status::Playing, Sitter::Human),
    ] {
        let mut new = table(number);
        new.head.status = status;
        new.places.iter_mut().for_each(|place| place.sitter = sitter);
        keep(&*store, &[create(&new)]).await;
    }
    let later = |kind, at| Entry { at, ..entry(kind, Some(FIRST), "") };
    // Somebody moves at the one, and at the other they only talk.
    keep(
        &*store,
        &[append(4, 2, vec![later(Kind::Played, NOON + 500)]), append(1, 2, vec![later(Kind::Chat, NOON + 500)])],
    )
    .await;
    assert_eq!(store.left_alone(NOON + 400, 9).await, Ok(vec![id(1)]), "where nobody has moved since");
    assert_eq!(store.left_alone(NOON, 9).await, Ok(Vec::new()), "nobody had to, yet");
    assert_eq!(store.left_alone(NOON + 600, 1).await.map(|found| found.len()), Ok(1), "so many at most");
}
