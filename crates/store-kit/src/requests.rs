//! Requests that are done once.

use langhus_hall::Once;
use langhus_hall::store::{Change, Request, Store};

use crate::Stores;
use crate::samples::{create, empty, id, keep, key, load, refused, table};

/// A request that was done, about a table.
pub(crate) fn request(number: u8, about: i64) -> Request {
    let once =
        Once { key: key(number), asked: key(100 + number), token: number.is_multiple_of(2).then(|| key(200 + number)) };
    Request { once, table: id(about) }
}

async fn done(store: &dyn Store, number: u8) -> Option<Request> {
    store.request(key(number)).await.expect("a request can be asked for")
}

pub(crate) async fn a_request_is_kept_once(stores: &dyn Stores) {
    let store = empty(stores, "requests").await;
    assert_eq!(done(&*store, 1).await, None);
    keep(&*store, &[create(&table(1)), Change::Done(request(1, 1)), Change::Done(request(2, 1))]).await;
    refused(&*store, Change::Done(request(1, 1)), "the request was done before").await;
    refused(&*store, Change::Done(Request { table: id(2), ..request(1, 1) }), "the key was used before").await;
    assert_eq!(done(&*store, 1).await, Some(request(1, 1)), "what it came to the first time");
    assert_eq!(done(&*store, 2).await, Some(request(2, 1)));
}

pub(crate) async fn old_requests_are_forgotten(stores: &dyn Stores) {
    let store = empty(stores, "forgotten").await;
    keep(&*store, &[create(&table(1)), Change::Done(request(1, 1))]).await;
    keep(&*store, &[Change::ForgetRequests { before: 1 }]).await;
    assert!(done(&*store, 1).await.is_some(), "it was done long after that");
    keep(&*store, &[Change::ForgetRequests { before: i64::MAX }]).await;
    assert_eq!(done(&*store, 1).await, None, "it was done before that");
    keep(&*store, &[Change::Done(request(1, 1))]).await;
    assert_eq!(load(&*store, 1).await.entries.len(), 1, "tables are not forgotten with them");
}
