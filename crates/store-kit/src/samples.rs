//! Tables, seats and changes to drive a store with.

use std::sync::Arc;

use langhus_hall::store::{
    Author, Change, Customs, DAY, Deed, Device, Due, Head, Pace, Pass, PersonId, Place, Profile, Sitter, Status, Store,
    StoreError, Stored,
};
use langhus_hall::{Entry, Key, Kind, TableId};
use langhus_rules::{Seat, Seats, Seed, Viewers};

use crate::Stores;

/// Who writes, unless it matters.
pub(crate) const ANYBODY: Author = Author(1);

pub(crate) const FIRST: Seat = Seat::new(0);
pub(crate) const SECOND: Seat = Seat::new(1);

/// A moment that tables are opened at, in milliseconds since 1970.
pub(crate) const NOON: i64 = 1_700_000_000_000;

/// An empty store of this name.
pub(crate) async fn empty(stores: &dyn Stores, name: &str) -> Arc<dyn Store> {
    let store = stores.open(name).await;
    let counts = store.counts().await.expect("a new store counts its tables");
    assert!(counts.iter().all(|(_, tables)| *tables == 0), "a new store is not empty: {counts:?}");
    store
}

pub(crate) fn id(number: i64) -> TableId {
    TableId::from_number(number)
}

pub(crate) fn key(number: u8) -> Key {
    Key([number; 32])
}

pub(crate) fn person(number: u8) -> PersonId {
    PersonId([number; 16])
}

pub(crate) fn device(number: u8) -> Device {
    Device { key: key(number), label: format!("device {number}"), added: NOON / DAY * DAY, used: NOON / DAY * DAY }
}

/// Somebody comes into being, with a device of the same number.
pub(crate) fn arrive(number: u8) -> Change {
    let profile = Profile { name: format!("Åse {number}"), settings: "{}".to_owned(), ..Profile::default() };
    Change::Person(person(number), Deed::Arrive(Box::new(profile), Box::new(device(number))))
}

/// What becomes of somebody.
pub(crate) fn befalls(number: u8, deed: Deed) -> Change {
    Change::Person(person(number), deed)
}

/// An entry that tells so much and no more; everybody notices it, because who did is not kept.
pub(crate) fn entry(kind: Kind, seat: Option<Seat>, text: &str) -> Entry {
    let (client, awaited, noticed) = (None, Seats::NONE, Viewers::ALL);
    Entry { kind, seat, text: text.into(), client, awaited, at: NOON, noticed }
}

/// Something that somebody said.
pub(crate) fn talk(text: &str) -> Entry {
    entry(Kind::Chat, Some(FIRST), text)
}

pub(crate) fn sits(sitter: Sitter, name: &str, owner: Option<u8>) -> Place {
    Place { owner: owner.map(person), ..Place::new(sitter, name.to_owned()) }
}

/// A listed table with two seats, of which one is open, and one entry.
pub(crate) fn table(number: i64) -> Stored {
    let head = Head {
        id: id(number),
        game: "hnefatafl".to_owned(),
        revision: 3,
        edition: "standard".to_owned(),
        options: vec!["board=eleven".to_owned(), "king=\"armed\"".to_owned()],
        seed: Seed::from_number(number as u64),
        listed: true,
        customs: Customs::FREE,
        pace: Pace::read("days=2d+12h/4d"),
        status: Status::Open,
        created: NOON + number,
    };
    let places = vec![sits(Sitter::Human, "Åse", None), sits(Sitter::Open, "", None)];
    Stored {
        head,
        edition: None,
        places,
        entries: vec![entry(Kind::Opened, None, "")],
        result: None,
        due: Due::default(),
    }
}

pub(crate) fn create(stored: &Stored) -> Change {
    Change::Create(Box::new(stored.clone()))
}

pub(crate) fn append(number: i64, first: u64, entries: Vec<Entry>) -> Change {
    Change::Append { table: id(number), first, entries, places: Vec::new(), status: None, due: None }
}

/// Seats of a table that change without an entry.
pub(crate) fn reseat(number: i64, first: u64, places: Vec<(Seat, Place)>) -> Change {
    Change::Append { table: id(number), first, entries: Vec::new(), places, status: None, due: None }
}

/// Writes what must be kept.
pub(crate) async fn keep(store: &dyn Store, changes: &[Change]) {
    let results = store.write(ANYBODY, changes).await;
    assert_eq!(results, vec![Ok(()); changes.len()], "{changes:?}");
}

/// Writes one change that must be refused, because somebody came first.
pub(crate) async fn refused(store: &dyn Store, change: Change, why: &str) {
    assert_eq!(store.write(ANYBODY, &[change]).await, [Err(StoreError::Taken)], "{why}");
}

/// A table that must be there.
pub(crate) async fn load(store: &dyn Store, number: i64) -> Stored {
    store.load(id(number)).await.expect("a table can be loaded").unwrap_or_else(|| panic!("table {number} is gone"))
}

/// What was said and done at a table.
pub(crate) async fn texts(store: &dyn Store, number: i64) -> Vec<String> {
    load(store, number).await.entries.iter().map(|entry| entry.text.to_string()).collect()
}

/// The same table: in what a store does not promise to keep in order, the order does not count.
pub(crate) fn assert_same(found: &Stored, kept: &Stored) {
    let sorted = |stored: &Stored| {
        let mut stored = stored.clone();
        for place in &mut stored.places {
            place.passes.sort_by_key(|pass: &Pass| pass.key.0);
            place.left.sort_unstable();
        }
        stored
    };
    let [found, kept] = [found, kept].map(|stored| format!("{:#?}", sorted(stored)));
    assert!(found == kept, "found:\n{found}\nwhere this was kept:\n{kept}");
}
