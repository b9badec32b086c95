//! What time has to do with tables, and when no server was here.

use langhus_hall::store::{Change, Due, Store, Wanted};

use crate::Stores;
use crate::samples::{append, create, empty, id, keep, load, refused, table, talk};

fn due(next: Option<i64>) -> Due {
    Due { next, seats: vec![None, next.map(|next| next + 5)] }
}

/// What time has to do with a table from now on, and nothing else changes.
fn changes(number: i64, first: u64, next: Option<i64>) -> Change {
    let (entries, places) = (Vec::new(), Vec::new());
    Change::Append { table: id(number), first, entries, places, status: None, due: Some(due(next)) }
}

pub(crate) async fn what_time_has_to_do_with_a_table_is_kept(stores: &dyn Stores) {
    let store = empty(stores, "due").await;
    let mut first = table(1);
    first.due = due(Some(70));
    keep(&*store, &[create(&first), create(&table(2))]).await;
    assert_eq!(load(&*store, 1).await.due, first.due);
    assert_eq!(load(&*store, 2).await.due, Due::default(), "nothing is due where nothing was said");
    keep(&*store, &[changes(2, 2, Some(50)), append(1, 2, vec![talk("hello")])]).await;
    assert_eq!(load(&*store, 1).await.due, first.due, "an entry alone changes nothing");
    let listed = store.list(Wanted { limit: 9, ..Wanted::default() }).await.expect("a list");
    let told: Vec<_> = listed.iter().map(|listed| listed.due.clone()).collect();
    assert_eq!(told, [due(Some(50)), first.due], "a list tells it");
    refused(&*store, changes(1, 2, None), "somebody has spoken since").await;
    keep(&*store, &[changes(1, 3, None)]).await;
    assert_eq!(load(&*store, 1).await.due, due(None), "nothing is due any more");
}

pub(crate) async fn tables_that_are_due_are_found_the_first_first(stores: &dyn Stores) {
    let store = empty(stores, "due-first").await;
    for (number, next) in [(1, Some(90)), (2, None), (3, Some(-10)), (4, Some(40))] {
        let mut new = table(number);
        new.due = due(next);
        keep(&*store, &[create(&new)]).await;
    }
    let found = store.due(9).await.expect("tables that are due");
    assert_eq!(found, [(id(3), -10), (id(4), 40), (id(1), 90)], "the first comes first");
    assert_eq!(store.due(1).await, Ok(vec![(id(3), -10)]));
    keep(&*store, &[changes(3, 2, Some(100))]).await;
    assert_eq!(store.due(1).await, Ok(vec![(id(4), 40)]));
}

pub(crate) async fn when_no_server_was_here_is_kept(stores: &dyn Stores) {
    let outages = async |store: &dyn Store| store.outages().await.expect("outages");
    let store = empty(stores, "outages").await;
    let pulse = |at, resumes| Change::Pulse { at, resumes };
    keep(&*store, &[pulse(100, true)]).await;
    assert_eq!(outages(&*store).await, [], "before the first pulse there was nobody to miss");
    keep(&*store, &[pulse(110, false), pulse(105, false), pulse(200, true), pulse(210, false)]).await;
    assert_eq!(outages(&*store).await, [(110, 200)], "an outage begins with the last pulse before it");
    keep(&*store, &[pulse(205, true), pulse(300, true)]).await;
    assert_eq!(outages(&*store).await, [(110, 200), (210, 300)]);
    drop(store);
    let store = stores.open("outages").await;
    assert_eq!(outages(&*store).await, [(110, 200), (210, 300)], "it outlives the store");
}
