//! Many who write at once, here and elsewhere.

use std::sync::Arc;

use langhus_hall::Kind;
use langhus_hall::store::{Author, Change, Sitter, Store, StoreError};
use tokio::sync::Barrier;
use tokio::task::JoinSet;

use crate::Stores;
use crate::samples::{
    FIRST, append, arrive, assert_same, create, empty, entry, id, keep, load, sits, table, talk, texts,
};

/// So many write at once, so many times.
const WRITERS: usize = 8;
const ROUNDS: u64 = 12;

/// All begin at the same moment; what came of each, in any order.
async fn at_once(store: &Arc<dyn Store>, changes: Vec<Change>) -> Vec<Result<(), StoreError>> {
    let barrier = Arc::new(Barrier::new(changes.len()));
    let mut writing = JoinSet::new();
    for (change, author) in changes.into_iter().zip(1..) {
        let (store, barrier) = (store.clone(), barrier.clone());
        writing.spawn(async move {
            barrier.wait().await;
            store.write(Author(author), &[change]).await
        });
    }
    writing.join_all().await.into_iter().flatten().collect()
}

pub(crate) async fn one_of_many_who_write_at_once_comes_first(stores: &dyn Stores) {
    let store = empty(stores, "race").await;
    keep(&*store, &[create(&table(1))]).await;
    for round in 0..ROUNDS {
        let said = |writer: usize| append(1, round + 2, vec![talk(&format!("{round} by {writer}"))]);
        let results = at_once(&store, (0..WRITERS).map(said).collect()).await;
        let kept = results.iter().filter(|result| result.is_ok()).count();
        let taken = results.iter().filter(|result| **result == Err(StoreError::Taken)).count();
        assert_eq!((kept, taken), (1, WRITERS - 1), "{results:?}");
        let texts = texts(&*store, 1).await;
        assert_eq!(texts.len() as u64, round + 2, "{texts:?}");
    }
}

pub(crate) async fn who_writes_at_once_elsewhere_is_not_in_the_way(stores: &dyn Stores) {
    let store = empty(stores, "elsewhere").await;
    let numbers = 1..=WRITERS as i64;
    keep(&*store, &numbers.clone().map(|number| create(&table(number))).collect::<Vec<_>>()).await;
    for round in 0..ROUNDS {
        let changes = numbers.clone().map(|number| append(number, round + 2, vec![talk(&format!("{round}"))]));
        let results = at_once(&store, changes.collect()).await;
        assert_eq!(results, vec![Ok(()); WRITERS], "each at a table of its own");
    }
    for number in numbers {
        assert_eq!(load(&*store, number).await.entries.len() as u64, 1 + ROUNDS);
    }
}

pub(crate) async fn a_table_is_loaded_as_of_one_moment(stores: &dyn Stores) {
    let store = empty(stores, "moment").await;
    keep(&*store, &[arrive(7), create(&table(1))]).await;
    let writing = {
        let store = store.clone();
        tokio::spawn(async move {
            for round in 0..4 * ROUNDS {
                let name = format!("Åse {round}");
                let renamed = Change::Append {
                    table: id(1),
                    first: round + 2,
                    entries: vec![entry(Kind::Sat, Some(FIRST), &name)],
                    places: vec![(FIRST, sits(Sitter::Human, &name, Some(7)))],
                    status: None,
                    due: None,
                };
                keep(&*store, &[renamed]).await;
            }
        })
    };
    while !writing.is_finished() {
        let stored = load(&*store, 1).await;
        let last = stored.entries.last().filter(|entry| entry.kind == Kind::Sat);
        let last = last.map_or("Åse", |entry| &*entry.text);
        assert_eq!(stored.places[0].name, last, "the seats are of another moment than the entries");
        tokio::task::yield_now().await;
    }
    writing.await.expect("everything is written");
}

pub(crate) async fn two_who_opened_it_see_the_same(stores: &dyn Stores) {
    let one = empty(stores, "two").await;
    let other = stores.open("two").await;
    keep(&*one, &[create(&table(1))]).await;
    assert_same(&load(&*other, 1).await, &table(1));
    keep(&*other, &[append(1, 2, vec![talk("here too")])]).await;
    let late = one.write(Author(1), &[append(1, 2, vec![talk("late")])]).await;
    assert_eq!(late, [Err(StoreError::Taken)], "the other came first");
    assert_eq!(texts(&*one, 1).await, ["", "here too"]);
}
