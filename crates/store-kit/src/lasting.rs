//! What outlives the store that kept it.

use langhus_hall::store::{Change, Deed, Pass, Place, Sitter, Status, Wanted};

use crate::Stores;
use crate::requests::request;
use crate::samples::{
    append, arrive, assert_same, befalls, create, device, empty, keep, key, load, person, refused, sits, table, talk,
};

pub(crate) async fn what_was_kept_outlives_the_store(stores: &dyn Stores) {
    let mut kept = table(1);
    kept.head.edition = "ours".to_owned();
    kept.edition = Some("title = \"Ours\"".to_owned());
    kept.head.status = Status::Playing;
    let passes = vec![Pass { key: key(3), until: i64::MAX }];
    kept.places[0] = Place { passes, left: vec![person(5)], ..sits(Sitter::Human, "Åse", Some(7)) };
    {
        let store = empty(stores, "lasting").await;
        keep(&*store, &[arrive(5), arrive(7), befalls(7, Deed::Code(Some(key(9))))]).await;
        keep(&*store, &[create(&kept), Change::Done(request(1, 1))]).await;
        keep(&*store, &[append(1, 2, vec![talk("goodbye")])]).await;
    }
    kept.entries.push(talk("goodbye"));
    let store = stores.open("lasting").await;
    assert_same(&load(&*store, 1).await, &kept);
    assert_eq!(store.request(key(1)).await, Ok(Some(request(1, 1))));
    assert_eq!(store.device(key(5)).await, Ok(Some((person(5), device(5)))));
    assert_eq!(store.opens(key(9)).await, Ok(Some((person(7), None))));
    let own = store.list(Wanted { person: Some(person(7)), limit: 9, ..Wanted::default() }).await.expect("a list");
    assert_eq!(own.len(), 1, "whoever sits there finds the table");
    let counts = store.counts().await.expect("tables can be counted");
    assert!(counts.contains(&(Status::Playing, 1)), "{counts:?}");
    refused(&*store, append(1, 2, vec![talk("late")]), "the number was written before").await;
    keep(&*store, &[append(1, 3, vec![talk("here again")])]).await;
}

pub(crate) async fn tidying_changes_nothing(stores: &dyn Stores) {
    let store = empty(stores, "tidy").await;
    keep(&*store, &[create(&table(1)), append(1, 2, vec![talk("two")])]).await;
    let mut expected = table(1);
    expected.entries.push(talk("two"));
    for _ in 0..3 {
        assert_eq!(store.probe().await, Ok(()), "writing works");
        assert_eq!(store.tidy().await, Ok(()));
        assert_same(&load(&*store, 1).await, &expected);
    }
    keep(&*store, &[append(1, 3, vec![talk("three")])]).await;
}
