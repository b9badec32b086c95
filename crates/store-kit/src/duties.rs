//! What servers that share a store do one at a time.

use std::time::{Duration, Instant};

use langhus_hall::store::{Author, Duty};

use crate::Stores;
use crate::samples::{append, create, empty, id, keep, table, talk};

pub(crate) async fn the_last_number_of_a_table_is_known(stores: &dyn Stores) {
    let store = empty(stores, "last").await;
    assert_eq!(store.last(id(1)).await, Ok(None), "there is no such table");
    keep(&*store, &[create(&table(1)), append(1, 2, vec![talk("two"), talk("three")])]).await;
    assert_eq!(store.last(id(1)).await, Ok(Some(3)));
}

pub(crate) async fn one_server_at_a_time_has_a_duty(stores: &dyn Stores) {
    let store = empty(stores, "duties").await;
    if !store.is_shared() {
        return;
    }
    let (one, other) = (Author(u64::MAX), Author(2));
    let claims = async |by, duty| store.claim(by, duty).await.expect("a duty can be taken");
    let bots = |number| Duty::Bots(id(number));
    assert!(claims(one, Duty::Clocks).await && claims(one, bots(1)).await && claims(other, bots(2)).await);
    assert!(!claims(other, Duty::Clocks).await && !claims(other, bots(1)).await && !claims(one, bots(2)).await);
    assert!(claims(one, bots(1)).await, "it has it already");
    assert_eq!(store.release(other, bots(1)).await, Ok(()), "what somebody else has stays theirs");
    assert!(!claims(other, bots(1)).await);
    assert_eq!(store.release(one, bots(1)).await, Ok(()));
    assert!(claims(other, bots(1)).await, "it was given back");
    let mut here = store.attend(other, true).await.expect("it can be told");
    here.sort_by_key(|author| author.0);
    assert_eq!(here, [other, one], "both are here");
    assert_eq!(store.attend(one, false).await, Ok(vec![other]), "one leaves");
    assert!(claims(other, Duty::Clocks).await, "what it had is free");
    // Whoever says nothing any more is not here after five seconds.
    let silent = Instant::now();
    while !claims(one, Duty::Clocks).await {
        assert!(silent.elapsed() < Duration::from_secs(8), "it is held by nobody");
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    assert!(silent.elapsed() > Duration::from_secs(4), "it was taken from somebody who was here");
}
