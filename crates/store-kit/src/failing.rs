//! A store that cannot write.

use langhus_hall::store::StoreError;

use crate::Stores;
use crate::samples::{ANYBODY, append, create, empty, keep, table, talk, texts};

pub(crate) async fn what_is_said_not_to_be_kept_is_not(stores: &dyn Stores) {
    let store = empty(stores, "failing").await;
    keep(&*store, &[create(&table(1))]).await;
    let Some(obstructed) = stores.obstruct("failing").await else { return };
    let results = store.write(ANYBODY, &[append(1, 2, vec![talk("perhaps")])]).await;
    assert!(results.len() == 1 && results[0].is_err(), "it cannot be kept, and is said to be: {results:?}");
    assert!(store.probe().await.is_err(), "writing does not work, and is said to");
    assert_eq!(texts(&*store, 1).await[0], "", "reading works all the same");
    drop(obstructed);
    // Whatever obstructed it may need a moment to be gone.
    let mut after = store.probe().await;
    for _ in 0..20 {
        if after.is_ok() {
            break;
        }
        tokio::time::sleep(std::time::Duration::from_millis(100)).await;
        after = store.probe().await;
    }
    assert_eq!(after, Ok(()), "nothing is in the way any more");
    let there = texts(&*store, 1).await.len() == 2;
    match &results[0] {
        Err(StoreError::Broken(why)) => assert!(!there, "it is there, though it was said not to be ({why})"),
        Err(StoreError::Taken) => panic!("nobody came first, and it is said"),
        // It is there or not; either way the table goes on from there.
        Err(StoreError::Unknown(_)) | Ok(()) => {}
    }
    keep(&*store, &[append(1, if there { 3 } else { 2 }, vec![talk("again")])]).await;
}
