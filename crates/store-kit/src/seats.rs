//! Seats: devices, codes, and who left.

use langhus_hall::Kind;
use langhus_hall::store::{Change, DAY, Device, Pass, Place, Purpose, Sitter, Store, Wanted};

use crate::Stores;
use crate::samples::{
    FIRST, NOON, SECOND, append, assert_same, create, empty, entry, id, keep, key, load, reseat, sits, table, talk,
};

/// A seat with two devices, two codes, and two who have left it.
fn busy() -> Place {
    let mut place = sits(Sitter::Away, "Åse", &[1, 2]);
    place.level = "jarl".to_owned();
    place.devices[1] = Device { key: key(2), label: String::new(), added: 0, used: NOON / DAY * DAY };
    place.passes = vec![
        Pass { key: key(3), purpose: Purpose::Device, until: NOON },
        Pass { key: key(4), purpose: Purpose::Invitation, until: i64::MAX },
    ];
    place.left = vec![key(5), key(6)];
    place
}

async fn knows(store: &dyn Store, number: u8) -> bool {
    store.knows(key(number)).await.expect("a key can be asked for")
}

pub(crate) async fn seats_keep_devices_codes_and_who_left(stores: &dyn Stores) {
    let store = empty(stores, "seats").await;
    let mut created = table(1);
    created.places[0] = busy();
    keep(&*store, &[create(&created), create(&table(2))]).await;
    assert_same(&load(&*store, 1).await, &created);
    // Changed later, and at two tables: a browser has one key for all its seats.
    keep(&*store, &[reseat(2, 2, vec![(SECOND, Place { passes: Vec::new(), ..busy() })])]).await;
    let mut changed = table(2);
    changed.places[1] = Place { passes: Vec::new(), ..busy() };
    assert_same(&load(&*store, 2).await, &changed);
    assert_same(&load(&*store, 1).await, &created);
}

pub(crate) async fn nothing_of_a_seat_stays_that_has_changed(stores: &dyn Stores) {
    let store = empty(stores, "changed").await;
    let mut created = table(1);
    created.places = vec![busy(), sits(Sitter::Human, "Bo", &[8])];
    keep(&*store, &[create(&created)]).await;
    let signed_out =
        Place { devices: sits(Sitter::Human, "", &[2]).devices, ..Place::new(Sitter::Human, "Ås".into()) };
    let back = Change::Append {
        table: id(1),
        first: 2,
        entries: vec![entry(Kind::Back, Some(FIRST), "")],
        places: vec![(FIRST, signed_out.clone())],
        status: None,
        due: None,
    };
    keep(&*store, &[back, append(1, 3, vec![talk("back again")])]).await;
    created.entries.extend([entry(Kind::Back, Some(FIRST), ""), talk("back again")]);
    created.places[0] = signed_out;
    assert_same(&load(&*store, 1).await, &created);
    let own = store.list(Wanted { key: Some(key(1)), limit: 9, ..Wanted::default() }).await.expect("a list");
    assert!(own.is_empty(), "a device that was signed out still finds the table");
}

pub(crate) async fn keys_that_were_issued_are_known(stores: &dyn Stores) {
    let store = empty(stores, "known").await;
    let mut created = table(1);
    created.places[0] = busy();
    keep(&*store, &[create(&created)]).await;
    for (number, why) in [(1, "the first device"), (2, "the second device"), (5, "who left")] {
        assert!(knows(&*store, number).await, "{why} is not known");
    }
    for (number, why) in [(3, "a code"), (9, "nobody")] {
        assert!(!knows(&*store, number).await, "the key of {why} is known as somebody's");
    }
}
