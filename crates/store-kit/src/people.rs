//! People: their devices, their codes, and what becomes of them.

use langhus_hall::Key;
use langhus_hall::store::{
    Change, DAY, Deed, Device, Leave, Leaves, Pass, Person, PersonId, Place, Profile, Sitter, Status, Store, StoreError,
};

use crate::Stores;
use crate::samples::{
    ANYBODY, FIRST, NOON, SECOND, append, arrive, assert_same, befalls, create, device, empty, entry, id, keep, key,
    load, person, refused, sits, table, talk,
};

async fn somebody(store: &dyn Store, number: u8) -> Option<Person> {
    let found = store.person(person(number)).await.expect("somebody can be asked for");
    found.map(|mut found| {
        found.devices.sort_by_key(|device| device.key);
        found
    })
}

/// The number of whose device a key is.
async fn whose(store: &dyn Store, number: u8) -> Option<u8> {
    store.device(key(number)).await.expect("a device can be asked for").map(|(person, _)| person.0[0])
}

/// The number of whom a code opens.
async fn opens(store: &dyn Store, code: Key) -> Option<(u8, Option<i64>)> {
    store.opens(code).await.expect("a code can be asked for").map(|(person, until)| (person.0[0], until))
}

async fn tables_of(store: &dyn Store, number: u8) -> Vec<i64> {
    let tables = store.tables_of(person(number)).await.expect("tables can be asked for");
    let mut tables: Vec<i64> = tables.into_iter().map(|table| table.number()).collect();
    tables.sort_unstable();
    tables
}

fn admit(number: u8, new: u8, spent: Option<u8>) -> Change {
    befalls(number, Deed::Admit(Box::new(device(new)), spent.map(key)))
}

fn link(number: u8, code: u8) -> Change {
    befalls(number, Deed::Link(Pass { key: key(code), until: NOON }))
}

pub(crate) async fn somebody_is_kept_with_their_devices(stores: &dyn Stores) {
    let store = empty(stores, "people").await;
    assert_eq!((somebody(&*store, 1).await, whose(&*store, 1).await), (None, None), "nobody has come yet");
    keep(&*store, &[arrive(1), arrive(2), admit(1, 3, None)]).await;
    let today = NOON / DAY * DAY;
    let mut expected = Person {
        id: person(1),
        profile: Profile { name: "Åse 1".to_owned(), settings: "{}".to_owned(), ..Profile::default() },
        made: today,
        seen: today,
        code: None,
        devices: vec![device(1), device(3)],
        leaves: Leaves::default(),
    };
    assert_eq!(somebody(&*store, 1).await.as_ref(), Some(&expected));
    let found = store.device(key(3)).await;
    assert_eq!(found, Ok(Some((person(1), device(3)))));
    expected.profile = Profile {
        name: "Å'se".to_owned(),
        colour: "red".to_owned(),
        language: "de".to_owned(),
        settings: "{\"a\":1}".to_owned(),
    };
    let deeds = [
        Deed::Profile(Box::new(expected.profile.clone())),
        Deed::Code(Some(key(50))),
        Deed::Use(key(3), today + 2 * DAY),
        Deed::Use(key(1), today - DAY),
        Deed::Use(key(2), today + 9 * DAY),
    ];
    keep(&*store, &deeds.map(|deed| befalls(1, deed))).await;
    expected.code = Some(key(50));
    expected.seen = today + 2 * DAY;
    expected.devices[1] = Device { used: today + 2 * DAY, ..device(3) };
    assert_eq!(somebody(&*store, 1).await, Some(expected), "what was used before counts, and nobody else's device");
    for (deed, why) in [
        (arrive(1), "they are there already"),
        (Change::Person(person(4), Deed::Arrive(Box::default(), Box::new(device(3)))), "the device is somebody's"),
        (admit(2, 3, None), "the device is somebody else's"),
        (admit(9, 9, None), "nobody is there to have it"),
        (befalls(9, Deed::Profile(Box::default())), "nobody is there to be called something"),
        (befalls(9, Deed::Code(None)), "nobody is there to have a code"),
        (link(9, 9), "nobody is there to whom it could lead"),
    ] {
        refused(&*store, deed, why).await;
    }
    assert_eq!(somebody(&*store, 4).await, None);
}

pub(crate) async fn a_device_that_is_signed_out_is_nobodys(stores: &dyn Stores) {
    let store = empty(stores, "signed-out").await;
    keep(&*store, &[arrive(1), arrive(2), admit(1, 3, None)]).await;
    keep(&*store, &[befalls(1, Deed::SignOut(key(1))), befalls(1, Deed::SignOut(key(2)))]).await;
    assert_eq!(whose(&*store, 1).await, None, "it was signed out");
    assert_eq!((whose(&*store, 2).await, whose(&*store, 3).await), (Some(2), Some(1)), "only one's own is");
    keep(&*store, &[befalls(1, Deed::SignOut(key(1)))]).await;
}

pub(crate) async fn links_and_codes_open_until_they_are_spent(stores: &dyn Stores) {
    let store = empty(stores, "codes").await;
    keep(&*store, &[arrive(1), arrive(2), link(1, 10)]).await;
    assert_eq!(opens(&*store, key(10)).await, Some((1, Some(NOON))));
    refused(&*store, admit(2, 5, Some(10)), "the link is somebody else's").await;
    keep(&*store, &[admit(1, 5, Some(10))]).await;
    refused(&*store, admit(1, 6, Some(10)), "the link is spent").await;
    assert_eq!((opens(&*store, key(10)).await, whose(&*store, 6).await), (None, None));
    keep(&*store, &[link(1, 11), link(1, 12), link(2, 13)]).await;
    assert_eq!(opens(&*store, key(11)).await, None, "another one has taken its place");
    assert_eq!(opens(&*store, key(12)).await, Some((1, Some(NOON))));
    let code = |code: Option<u8>| befalls(1, Deed::Code(code.map(key)));
    keep(&*store, &[code(Some(20))]).await;
    assert_eq!(opens(&*store, key(20)).await, Some((1, None)));
    keep(&*store, &[code(Some(21))]).await;
    assert_eq!((opens(&*store, key(20)).await, opens(&*store, key(21)).await), (None, Some((1, None))), "renewed");
    keep(&*store, &[code(None)]).await;
    assert_eq!(opens(&*store, key(21)).await, None);
    assert_eq!(opens(&*store, key(1)).await, None, "the key of a device is no code");
}

/// Leave on these days after noon, from and until.
fn days(leaves: &[(i64, i64)]) -> Leaves {
    let moment = |days: i64| NOON + days * DAY;
    Leaves::new(leaves.iter().map(|(from, until)| Leave { from: moment(*from), until: moment(*until) }).collect())
}

fn announce(number: u8, was: &[(i64, i64)], is: &[(i64, i64)]) -> Change {
    befalls(number, Deed::Leave { was: days(was), is: days(is) })
}

async fn on_leave(store: &dyn Store, day: i64) -> Vec<PersonId> {
    let mut away = store.on_leave(NOON + day * DAY).await.expect("it can be asked who is away");
    away.sort_unstable();
    away
}

pub(crate) async fn leave_is_kept_and_taken_once(stores: &dyn Stores) {
    let store = empty(stores, "leave").await;
    let leaves = async |number| somebody(&*store, number).await.map(|somebody| somebody.leaves);
    keep(&*store, &[arrive(1), arrive(2), arrive(3), announce(1, &[], &[(0, 7)])]).await;
    assert_eq!((leaves(1).await, leaves(2).await), (Some(days(&[(0, 7)])), Some(days(&[]))));
    refused(&*store, announce(1, &[], &[(2, 4)]), "they have not seen what was announced").await;
    refused(&*store, announce(9, &[], &[(2, 4)]), "nobody is there to take leave").await;
    keep(&*store, &[announce(1, &[(0, 7)], &[(0, 3), (9, 12)]), announce(2, &[], &[(1, 4)])]).await;
    assert_eq!(leaves(1).await, Some(days(&[(0, 3), (9, 12)])));
    assert_eq!(on_leave(&*store, 3).await, [person(1), person(2)], "all who have leave ahead of them");
    assert_eq!((on_leave(&*store, 4).await, on_leave(&*store, 12).await), (vec![person(1)], vec![]));
    // Two who turn out to be one have what both have announced.
    keep(&*store, &[announce(3, &[], &[(2, 5)]), befalls(1, Deed::Join(person(3), None))]).await;
    assert_eq!(leaves(1).await, Some(days(&[(0, 5), (9, 12)])));
    keep(&*store, &[announce(1, &[(0, 5), (9, 12)], &[(0, 5)]), befalls(2, Deed::Depart)]).await;
    assert_eq!((on_leave(&*store, 3).await, on_leave(&*store, 5).await), (vec![person(1)], vec![]), "who goes is gone");
}

pub(crate) async fn two_who_join_are_one(stores: &dyn Stores) {
    let store = empty(stores, "joined").await;
    let sat = |number: i64, owner: u8, status: Status| {
        let mut stored = table(number);
        stored.head.status = status;
        stored.places[0] = sits(Sitter::Human, "Åse", Some(owner));
        stored
    };
    let mut over = sat(3, 1, Status::Finished);
    over.places[1] = sits(Sitter::Human, "Bo", Some(2));
    let mut left = table(4);
    left.places[1] = Place { left: vec![person(1), person(2)], ..Place::new(Sitter::Open, String::new()) };
    let tables = [sat(1, 1, Status::Playing), sat(2, 2, Status::Open), over.clone(), left.clone()];
    keep(&*store, &[arrive(1), arrive(2), arrive(3), link(1, 10)]).await;
    keep(&*store, &tables.each_ref().map(create)).await;
    keep(&*store, &[befalls(2, Deed::Code(Some(key(20)))), befalls(2, Deed::Use(key(2), NOON / DAY * DAY + DAY))])
        .await;
    refused(&*store, befalls(1, Deed::Join(person(9), None)), "nobody is that").await;
    refused(&*store, befalls(1, Deed::Join(person(1), None)), "they are one already").await;
    refused(&*store, befalls(1, Deed::Join(person(2), Some(key(11)))), "there is no such link").await;
    keep(&*store, &[befalls(1, Deed::Join(person(2), Some(key(10))))]).await;
    refused(&*store, befalls(1, Deed::Join(person(3), Some(key(10)))), "the link is spent").await;
    let one = somebody(&*store, 1).await.expect("they stay");
    assert_eq!((one.devices.len(), one.code, one.profile.name.as_str()), (2, Some(key(20)), "Åse 1"));
    assert_eq!(one.seen, NOON / DAY * DAY + DAY, "seen when the other was");
    assert_eq!((somebody(&*store, 2).await, whose(&*store, 2).await), (None, Some(1)));
    assert_eq!(tables_of(&*store, 1).await, [1, 2, 3, 4], "all tables are theirs, also the seats of the other");
    assert_same(&load(&*store, 2).await, &sat(2, 1, Status::Open));
    over.places[1].owner = Some(person(1));
    assert_same(&load(&*store, 3).await, &over);
    left.places[1].left = vec![person(1)];
    assert_same(&load(&*store, 4).await, &left);
    // Whoever sits at one table as two stays two.
    let mut both = sat(5, 1, Status::Playing);
    both.places[1] = sits(Sitter::Human, "Bo", Some(3));
    keep(&*store, &[create(&both), link(1, 12)]).await;
    refused(&*store, befalls(1, Deed::Join(person(3), Some(key(12)))), "both sit at one table").await;
    assert_same(&load(&*store, 5).await, &both);
    assert_eq!((whose(&*store, 3).await, opens(&*store, key(12)).await), (Some(3), Some((1, Some(NOON)))));
    // Who has not heard of it cannot seat whoever is somebody else now.
    let late = Change::Append {
        table: id(4),
        first: 2,
        entries: vec![talk("late")],
        places: vec![(FIRST, sits(Sitter::Human, "Bo", Some(2)))],
        status: None,
        due: None,
    };
    refused(&*store, late, "they are somebody else now").await;
}

pub(crate) async fn who_goes_is_forgotten(stores: &dyn Stores) {
    let store = empty(stores, "gone").await;
    let mut created = table(1);
    created.places = vec![
        sits(Sitter::Human, "Åse", Some(1)),
        Place { left: vec![person(1)], ..sits(Sitter::Human, "Bo", Some(2)) },
    ];
    created.entries = vec![entry(langhus_hall::Kind::Sat, Some(FIRST), "Åse"), talk("Åse was here")];
    created.result = Some("[\"Åse\"]".to_owned());
    keep(&*store, &[arrive(1), arrive(2), link(1, 10), befalls(1, Deed::Code(Some(key(20)))), create(&created)]).await;
    keep(&*store, &[befalls(1, Deed::Depart)]).await;
    assert_eq!((somebody(&*store, 1).await, whose(&*store, 1).await), (None, None), "nothing is told of who goes");
    assert_eq!((opens(&*store, key(10)).await, opens(&*store, key(20)).await), (None, None));
    assert_eq!(store.departing().await, Ok(vec![(person(1), "Åse 1".to_owned())]), "and how they are called");
    assert_eq!(tables_of(&*store, 1).await, [1], "their seats stay theirs until they are gone");
    refused(&*store, admit(1, 9, None), "they are going").await;
    refused(&*store, befalls(2, Deed::Join(person(1), None)), "they are going").await;
    let rewrite = |last| Change::Rewrite {
        table: id(1),
        last,
        texts: vec![(1, "Somebody".into()), (2, "Somebody was here".into())],
        places: vec![(FIRST, sits(Sitter::Human, "Somebody", None))],
        result: Some("[\"Somebody\"]".to_owned()),
    };
    refused(&*store, rewrite(1), "whoever rewrites has not seen the second entry").await;
    refused(&*store, Change::All(vec![append(1, 3, vec![talk("three")]), rewrite(2)]), "nor the third").await;
    keep(&*store, &[rewrite(2), befalls(1, Deed::Gone)]).await;
    created.entries[0].text = "Somebody".into();
    created.entries[1].text = "Somebody was here".into();
    created.places = vec![sits(Sitter::Human, "Somebody", None), sits(Sitter::Human, "Bo", Some(2))];
    created.result = Some("[\"Somebody\"]".to_owned());
    assert_same(&load(&*store, 1).await, &created);
    assert_eq!(store.departing().await, Ok(Vec::new()));
    assert_eq!(tables_of(&*store, 1).await, [0; 0]);
    // Somebody who still had a seat, and goes: it is nobody's.
    keep(&*store, &[befalls(2, Deed::Depart), befalls(2, Deed::Gone)]).await;
    created.places[1].owner = None;
    assert_same(&load(&*store, 1).await, &created);
    let results = store.write(ANYBODY, &[befalls(2, Deed::Depart), arrive(2)]).await;
    assert_eq!(results, [Err(StoreError::Taken), Ok(())], "whoever is gone does not go again");
    assert_eq!(created.places[SECOND.index()].name, "Bo");
}
