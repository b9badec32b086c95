//! Seats: whose they are, invitations, and who left.

use langhus_hall::Kind;
use langhus_hall::store::{Change, Pass, Place, Sitter, Status, Wanted};

use crate::Stores;
use crate::samples::{
    FIRST, NOON, SECOND, append, arrive, assert_same, create, empty, entry, id, keep, key, load, person, refused,
    reseat, sits, table, talk,
};

/// A seat of somebody's with two invitations, and two who have left it.
fn busy() -> Place {
    let passes = vec![Pass { key: key(3), until: NOON }, Pass { key: key(4), until: i64::MAX }];
    let (level, left) = ("jarl".to_owned(), vec![person(5), person(6)]);
    Place { level, passes, left, ..sits(Sitter::Away, "Åse", Some(1)) }
}

pub(crate) async fn seats_keep_whose_they_are_codes_and_who_left(stores: &dyn Stores) {
    let store = empty(stores, "seats").await;
    let mut created = table(1);
    created.places[0] = busy();
    keep(&*store, &[arrive(1), arrive(5), arrive(6), create(&created), create(&table(2))]).await;
    assert_same(&load(&*store, 1).await, &created);
    // Changed later, and at two tables.
    keep(&*store, &[reseat(2, 2, vec![(SECOND, Place { passes: Vec::new(), ..busy() })])]).await;
    let mut changed = table(2);
    changed.places[1] = Place { passes: Vec::new(), ..busy() };
    assert_same(&load(&*store, 2).await, &changed);
    assert_same(&load(&*store, 1).await, &created);
}

pub(crate) async fn nothing_of_a_seat_stays_that_has_changed(stores: &dyn Stores) {
    let store = empty(stores, "changed").await;
    let mut created = table(1);
    created.places = vec![busy(), sits(Sitter::Human, "Bo", Some(8))];
    keep(&*store, &[arrive(1), arrive(2), arrive(5), arrive(6), arrive(8), create(&created)]).await;
    let other = sits(Sitter::Human, "Ås", Some(2));
    let back = Change::Append {
        table: id(1),
        first: 2,
        entries: vec![entry(Kind::Back, Some(FIRST), "")],
        places: vec![(FIRST, other.clone())],
        status: None,
        due: None,
    };
    keep(&*store, &[back, append(1, 3, vec![talk("back again")])]).await;
    created.entries.extend([entry(Kind::Back, Some(FIRST), ""), talk("back again")]);
    created.places[0] = other;
    assert_same(&load(&*store, 1).await, &created);
    let own = store.list(Wanted { person: Some(person(1)), limit: 9, ..Wanted::default() }).await.expect("a list");
    assert!(own.is_empty(), "whoever sits there no more still finds the table");
}

pub(crate) async fn nobody_sits_twice_at_a_table(stores: &dyn Stores) {
    let store = empty(stores, "twice").await;
    let mut created = table(1);
    created.places[0] = sits(Sitter::Human, "Åse", Some(1));
    keep(&*store, &[arrive(1), create(&created)]).await;
    let sits_too = |number, first| reseat(number, first, vec![(SECOND, sits(Sitter::Human, "Bo", Some(1)))]);
    refused(&*store, sits_too(1, 2), "they sit there already").await;
    refused(&*store, reseat(1, 2, vec![(SECOND, sits(Sitter::Human, "Bo", Some(9)))]), "nobody is that").await;
    assert_same(&load(&*store, 1).await, &created);
    // At a table that is over two may have turned out to be one.
    let mut over = created.clone();
    (over.head.id, over.head.status) = (id(2), Status::Finished);
    over.places[1] = sits(Sitter::Human, "Bo", Some(1));
    keep(&*store, &[create(&over)]).await;
    assert_same(&load(&*store, 2).await, &over);
}
