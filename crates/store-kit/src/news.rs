//! Hearing of what was kept.

use std::time::Duration;

use futures_util::StreamExt;
use futures_util::stream::BoxStream;
use langhus_hall::store::{Author, Change, Changed, Deed, Heard, News, Sitter};
use tokio::time::timeout;

use crate::Stores;
use crate::requests::request;
use crate::samples::{
    FIRST, append, arrive, befalls, create, device, empty, id, keep, key, load, person, refused, reseat, sits, table,
    talk,
};

/// What was kept is heard within this time.
const SOON: Duration = Duration::from_secs(5);

async fn next(heard: &mut BoxStream<'static, Heard>) -> News {
    match timeout(SOON, heard.next()).await {
        Ok(Some(Heard::News(news))) => news,
        other => panic!("instead of news there is {other:?}"),
    }
}

fn changed(number: i64, sequence: u64) -> Changed {
    Changed { table: id(number), sequence }
}

pub(crate) async fn everybody_hears_what_was_kept_and_can_read_it(stores: &dyn Stores) {
    let store = empty(stores, "heard").await;
    keep(&*store, &[create(&table(9))]).await;
    let mut listeners = [store.listen(), store.listen()];
    let leaves = reseat(1, 4, vec![(FIRST, sits(Sitter::Open, "", None))]);
    let writes: [(u64, Vec<Change>, Vec<Changed>); 5] = [
        (1, vec![create(&table(1)), create(&table(2))], vec![changed(1, 1), changed(2, 1)]),
        (2, vec![append(1, 2, vec![talk("two"), talk("three")])], vec![changed(1, 3)]),
        (1, vec![leaves], vec![changed(1, 3)]),
        (
            3,
            vec![Change::All(vec![append(2, 2, vec![talk("two")]), create(&table(3))])],
            vec![changed(2, 2), changed(3, 1)],
        ),
        (1, vec![Change::Remove { table: id(3), since: i64::MAX, begun: false }], vec![changed(3, 0)]),
    ];
    for (author, changes, tables) in writes {
        let writing = store.write(Author(author), &changes);
        let reading = async {
            let mut told = Vec::new();
            // A store may tell of one write in several commits.
            while told.len() < tables.len() {
                let news = next(&mut listeners[0]).await;
                assert_eq!(news.by, Author(author), "who wrote it");
                for changed in news.tables.iter() {
                    if changed.sequence > 0 {
                        let stored = load(&*store, changed.table.number()).await;
                        assert!(stored.entries.len() as u64 >= changed.sequence, "it was told before it could be read");
                    }
                }
                told.extend(news.tables.iter().copied());
            }
            assert_eq!(told, tables);
        };
        let (results, ()) = futures_util::future::join(writing, reading).await;
        assert_eq!(results, vec![Ok(()); changes.len()]);
        let mut told = Vec::new();
        while told.len() < tables.len() {
            told.extend(next(&mut listeners[1]).await.tables.iter().copied());
        }
        assert_eq!(told, tables, "everybody who listens hears it");
    }
}

pub(crate) async fn everybody_hears_whose_devices_have_changed(stores: &dyn Stores) {
    let store = empty(stores, "whose").await;
    keep(&*store, &[arrive(1), arrive(2)]).await;
    let mut heard = store.listen();
    for (deed, people) in [
        (befalls(1, Deed::Admit(Box::new(device(3)), None)), vec![person(1)]),
        (befalls(1, Deed::Profile(Box::default())), vec![person(1)]),
        (befalls(1, Deed::SignOut(key(1))), vec![person(1)]),
        (befalls(1, Deed::Join(person(2), None)), vec![person(1), person(2)]),
        (befalls(1, Deed::Depart), vec![person(1)]),
        (befalls(1, Deed::Gone), vec![person(1)]),
    ] {
        let told = format!("{deed:?} is not told");
        keep(&*store, &[deed]).await;
        assert_eq!(next(&mut heard).await.people.as_ref(), people, "{told}");
    }
}

pub(crate) async fn nobody_hears_of_what_was_refused(stores: &dyn Stores) {
    let store = empty(stores, "unheard").await;
    keep(&*store, &[create(&table(1)), Change::Done(request(1, 1))]).await;
    let mut heard = store.listen();
    refused(&*store, append(1, 4, vec![talk("four")]), "the entries before it are missing").await;
    let repeated = Change::All(vec![append(1, 2, vec![talk("two")]), Change::Done(request(1, 1))]);
    refused(&*store, repeated, "the request was done before").await;
    keep(&*store, &[append(1, 2, vec![talk("two")])]).await;
    assert_eq!(next(&mut heard).await.tables.as_ref(), [changed(1, 2)], "what was refused is not told");
}

pub(crate) async fn whoever_does_not_listen_delays_nobody(stores: &dyn Stores) {
    let store = empty(stores, "deaf").await;
    keep(&*store, &[create(&table(1))]).await;
    let mut deaf = store.listen();
    for round in 0..64 {
        keep(&*store, &[append(1, round + 2, vec![talk("hei")])]).await;
    }
    drop(store.listen());
    let mut last = 1;
    while last < 65 {
        match timeout(SOON, deaf.next()).await {
            Ok(Some(Heard::News(news))) => {
                for changed in news.tables.iter() {
                    assert_eq!(changed.sequence, last + 1, "something is missing, and nobody says so");
                    last = changed.sequence;
                }
            }
            // Then any table may have changed, and whoever listens looks for themselves.
            Ok(Some(Heard::Missed)) => return,
            other => panic!("instead of what was missed there is {other:?}"),
        }
    }
}
