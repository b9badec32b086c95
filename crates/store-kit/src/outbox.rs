//! What people are to be told while they are not here, and the channels by which they are.

use langhus_hall::store::{Change, Channel, Deed, Letter, Medium, Occasion, Parcel, Status, Store, StoreError};

use crate::Stores;
use crate::samples::{
    ANYBODY, NOON, append, arrive, befalls, create, empty, id, keep, key, load, person, refused, table, talk,
};

fn call(number: u8, table: i64, letters: &[(Occasion, i64)]) -> Change {
    Change::Call { person: person(number), table: id(table), letters: letters.to_vec() }
}

fn letter(number: u8, table: i64, occasion: Occasion, at: i64) -> Letter {
    Letter { person: person(number), table: id(table), occasion, at }
}

async fn letters(store: &dyn Store) -> Vec<Letter> {
    store.letters(99).await.expect("letters can be asked for")
}

fn channel(number: u32) -> Channel {
    Channel {
        number,
        version: 1,
        medium: Medium::Webhook,
        address: format!("https://langhus.example/{number}"),
        key: None,
        language: "de".to_owned(),
        zone: "Europe/Berlin".to_owned(),
        off: false,
        error: String::new(),
        failures: 0,
        sent: Vec::new(),
        parcel: None,
    }
}

fn has(number: u8, channel: &Channel) -> Change {
    befalls(number, Deed::Channel(Box::new(channel.clone())))
}

async fn channels(store: &dyn Store, number: u8) -> Vec<Channel> {
    let mut channels = store.channels(person(number)).await.expect("channels can be asked for");
    channels.sort_by_key(|channel| channel.number);
    channels
}

async fn reachable(store: &dyn Store) -> Vec<u8> {
    let mut people: Vec<u8> =
        store.reachable().await.expect("people can be asked for").iter().map(|person| person.0[0]).collect();
    people.sort_unstable();
    people
}

pub(crate) async fn who_is_to_be_told_is_kept_with_the_move(stores: &dyn Stores) {
    let store = empty(stores, "letters").await;
    keep(&*store, &[arrive(1), arrive(2), create(&table(1)), create(&table(2))]).await;
    let (turn, warning) = (Occasion::Turn, Occasion::Warning);
    let both = |first, letters: &[(Occasion, i64)]| {
        Change::All(vec![append(1, first, vec![talk("a move")]), call(1, 1, letters)])
    };
    refused(&*store, both(3, &[(turn, 10)]), "the second entry is missing").await;
    assert_eq!(letters(&*store).await, [], "nobody is told of a move that was not kept");
    keep(&*store, &[both(2, &[(turn, 50), (warning, 900)]), call(2, 1, &[(turn, -5)]), call(1, 2, &[(turn, 40)])])
        .await;
    let expected = [letter(2, 1, turn, -5), letter(1, 2, turn, 40), letter(1, 1, turn, 50), letter(1, 1, warning, 900)];
    assert_eq!(letters(&*store).await, expected, "the earliest first");
    assert_eq!(store.letters(2).await, Ok(expected[..2].to_vec()));
    keep(&*store, &[both(3, &[(turn, 70)])]).await;
    let expected = [expected[0], expected[1], letter(1, 1, turn, 70)];
    assert_eq!(letters(&*store).await, expected, "nothing is left of what was to be told before");
    keep(&*store, &[call(9, 1, &[(turn, 1)]), call(1, 2, &[])]).await;
    assert_eq!(letters(&*store).await, [expected[0], expected[2]], "nobody is told who is not there");
    drop(store);
    let store = stores.open("letters").await;
    assert_eq!(letters(&*store).await, [expected[0], expected[2]], "they outlive the store");
    keep(&*store, &[Change::Remove { table: id(1), since: NOON + 1, begun: false }]).await;
    assert_eq!(letters(&*store).await, [], "and not their table");
}

pub(crate) async fn only_the_letters_that_were_sent_are_gone(stores: &dyn Stores) {
    let store = empty(stores, "sent").await;
    let (turn, warning) = (Occasion::Turn, Occasion::Warning);
    let sent = |letters: Vec<Letter>, again| Change::Sent { letters, again };
    keep(&*store, &[arrive(1), create(&table(1)), call(1, 1, &[(turn, 10), (warning, 20)])]).await;
    keep(&*store, &[sent(vec![letter(1, 1, turn, 9)], None), sent(vec![letter(1, 1, turn, 9)], Some(5))]).await;
    let all = [letter(1, 1, turn, 10), letter(1, 1, warning, 20)];
    assert_eq!(letters(&*store).await, all, "that was another letter");
    keep(&*store, &[sent(vec![all[0]], Some(30))]).await;
    assert_eq!(letters(&*store).await, [all[1], letter(1, 1, turn, 30)], "it is put off");
    keep(&*store, &[sent(vec![all[0], all[1]], None)]).await;
    assert_eq!(letters(&*store).await, [letter(1, 1, turn, 30)]);
    keep(&*store, &[sent(vec![letter(1, 1, turn, 30)], None), sent(vec![all[0]], None)]).await;
    assert_eq!(letters(&*store).await, [], "what is gone may go again");
}

pub(crate) async fn a_channel_is_changed_by_who_has_seen_it(stores: &dyn Stores) {
    let store = empty(stores, "channels").await;
    keep(&*store, &[arrive(1), arrive(2)]).await;
    let (mut hook, mut feed) = (channel(7), channel(8));
    (feed.medium, feed.address, feed.key) = (Medium::Feed, String::new(), Some(key(50)));
    keep(&*store, &[has(1, &hook), has(1, &feed), has(2, &channel(7))]).await;
    assert_eq!(channels(&*store, 1).await, [hook.clone(), feed.clone()]);
    assert_eq!(store.channel(key(50)).await, Ok(Some((person(1), feed.clone()))));
    assert_eq!(store.channel(key(51)).await, Ok(None));
    assert_eq!(reachable(&*store).await, [1, 2], "each once, and nothing is sent to a feed");
    refused(&*store, has(1, &hook), "the number is in use").await;
    refused(&*store, has(9, &channel(9)), "nobody is that").await;
    hook.version = 3;
    refused(&*store, has(1, &hook), "whoever changes it has not seen the second version").await;
    (hook.version, hook.off, hook.error) = (2, true, "It says 404.".to_owned());
    keep(&*store, &[has(1, &hook)]).await;
    refused(&*store, has(1, &hook), "somebody else came first").await;
    assert_eq!((channels(&*store, 1).await, reachable(&*store).await), (vec![hook.clone(), feed], vec![2]));
    let waits = |channel: &mut Channel, at| {
        channel.version += 1;
        channel.parcel = Some(Parcel { tables: vec![("table".to_owned(), true)], tries: 2, at });
    };
    let mut other = channel(7);
    waits(&mut hook, 90);
    waits(&mut other, 80);
    keep(&*store, &[has(1, &hook), has(2, &other)]).await;
    let parcels = [(person(2), other), (person(1), hook.clone())];
    assert_eq!(store.parcels(9).await, Ok(parcels.to_vec()), "what is due first comes first");
    assert_eq!(store.parcels(1).await, Ok(parcels[..1].to_vec()));
    (hook.version, hook.parcel) = (hook.version + 1, None);
    keep(&*store, &[has(1, &hook), befalls(2, Deed::Unchannel(7)), befalls(1, Deed::Unchannel(99))]).await;
    assert_eq!(store.parcels(9).await, Ok(Vec::new()));
    assert_eq!((channels(&*store, 2).await.len(), channels(&*store, 1).await.len()), (0, 2));
}

pub(crate) async fn channels_and_letters_are_of_whose_they_are(stores: &dyn Stores) {
    let store = empty(stores, "owners").await;
    let mut own = table(1);
    own.head.status = Status::Playing;
    let turn = [(Occasion::Turn, 10)];
    keep(&*store, &[arrive(1), arrive(2), arrive(3), create(&own)]).await;
    keep(&*store, &[has(1, &channel(7)), has(2, &channel(8)), has(3, &channel(9)), call(2, 1, &turn)]).await;
    keep(&*store, &[befalls(1, Deed::Join(person(2), None))]).await;
    assert_eq!(channels(&*store, 1).await, [channel(7), channel(8)], "those of the other too");
    assert_eq!((letters(&*store).await, reachable(&*store).await), (vec![letter(1, 1, turn[0].0, 10)], vec![1, 3]));
    keep(&*store, &[call(3, 1, &turn), befalls(1, Deed::Depart)]).await;
    assert_eq!(channels(&*store, 1).await, [], "nothing is told to who goes");
    assert_eq!((letters(&*store).await, reachable(&*store).await), (vec![letter(3, 1, turn[0].0, 10)], vec![3]));
    refused(&*store, has(1, &channel(5)), "they are going").await;
    keep(&*store, &[call(1, 1, &turn), befalls(1, Deed::Gone)]).await;
    assert_eq!(letters(&*store).await, [letter(3, 1, turn[0].0, 10)]);
    assert_eq!(load(&*store, 1).await.entries.len(), 1, "the table stays");
    let results = store.write(ANYBODY, &[has(1, &channel(5)), has(3, &channel(6))]).await;
    assert_eq!(results, [Err(StoreError::Taken), Ok(())]);
}
