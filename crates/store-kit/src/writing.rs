//! Tables and their entries.

use langhus_hall::Kind;
use langhus_hall::store::{Change, Request, Sitter, Status, StoreError};
use langhus_rules::{Seat, Seats};

use crate::Stores;
use crate::requests::request;
use crate::samples::{
    ANYBODY, FIRST, NOON, SECOND, append, arrive, assert_same, create, empty, entry, id, keep, key, load, refused,
    reseat, sits, table, talk, texts,
};

pub(crate) async fn a_table_is_loaded_as_it_was_created(stores: &dyn Stores) {
    let store = empty(stores, "created").await;
    let mut whole = table(1);
    whole.head.listed = false;
    whole.head.status = Status::Finished;
    whole.head.edition = "ours".to_owned();
    whole.edition = Some("title = \"Our own\"\n".to_owned());
    whole.result = Some("[{\"score\":7}]".to_owned());
    let mut played = entry(Kind::Played, Some(SECOND), "move e4 – “quickly”");
    (played.client, played.awaited, played.at) = (Some("a'b".into()), Seats::all(2), NOON + 5);
    whole.entries.extend([entry(Kind::Begun, None, ""), played]);
    let mut plain = table(2);
    plain.head.options.clear();
    let mut most = table((1 << 60) - 1);
    most.places = Seat::all(Seat::MOST as u8).map(|seat| sits(Sitter::Bot, &seat.to_string(), None)).collect();
    keep(&*store, &[create(&whole), create(&plain), create(&most)]).await;
    assert_same(&load(&*store, 1).await, &whole);
    assert_same(&load(&*store, 2).await, &plain);
    assert_same(&load(&*store, (1 << 60) - 1).await, &most);
    let nothing = store.load(id(3)).await.expect("a table that is not there can be asked for");
    assert!(nothing.is_none(), "there is a table that nobody made");
}

pub(crate) async fn entries_are_appended_in_sequence(stores: &dyn Stores) {
    let store = empty(stores, "appended").await;
    let mut expected = table(1);
    keep(&*store, &[arrive(7), create(&expected), create(&table(2))]).await;
    keep(&*store, &[append(1, 2, vec![talk("two"), talk("three")])]).await;
    // Both in one commit, and each with more than entries.
    let sat = Change::Append {
        table: id(1),
        first: 4,
        entries: vec![entry(Kind::Sat, Some(SECOND), "Bo"), entry(Kind::Begun, None, "")],
        places: vec![(SECOND, sits(Sitter::Human, "Bo", Some(7)))],
        status: Some((Status::Playing, None)),
        due: None,
    };
    let over = Change::Append {
        table: id(1),
        first: 6,
        entries: vec![talk("six")],
        places: Vec::new(),
        status: Some((Status::Finished, Some("[]".to_owned()))),
        due: None,
    };
    keep(&*store, &[sat, over, append(1, 7, vec![talk("seven")]), append(2, 2, vec![talk("other")])]).await;
    expected.entries.extend([talk("two"), talk("three"), entry(Kind::Sat, Some(SECOND), "Bo")]);
    expected.entries.extend([entry(Kind::Begun, None, ""), talk("six"), talk("seven")]);
    expected.places[1] = sits(Sitter::Human, "Bo", Some(7));
    (expected.head.status, expected.result) = (Status::Finished, Some("[]".to_owned()));
    assert_same(&load(&*store, 1).await, &expected);
    assert_eq!(texts(&*store, 2).await, ["", "other"], "each table has its own numbers");
}

pub(crate) async fn a_sequence_number_is_written_once(stores: &dyn Stores) {
    let store = empty(stores, "once").await;
    keep(&*store, &[create(&table(1))]).await;
    let changes =
        [append(1, 2, vec![talk("two")]), append(1, 2, vec![talk("late")]), append(1, 3, vec![talk("three")])];
    let results = store.write(ANYBODY, &changes).await;
    assert_eq!(results, [Ok(()), Err(StoreError::Taken), Ok(())], "of two one comes first");
    refused(&*store, append(1, 3, vec![talk("later")]), "the number is written").await;
    refused(&*store, append(1, 2, vec![talk("again"), talk("and again")]), "both numbers are written").await;
    refused(&*store, create(&table(1)), "there is a table of this name").await;
    assert_eq!(texts(&*store, 1).await, ["", "two", "three"]);
}

pub(crate) async fn nothing_stands_without_what_came_before_it(stores: &dyn Stores) {
    let store = empty(stores, "gaps").await;
    keep(&*store, &[create(&table(1)), append(1, 2, vec![talk("two")])]).await;
    refused(&*store, append(1, 4, vec![talk("four")]), "the third entry is missing").await;
    refused(&*store, append(9, 1, vec![talk("one")]), "there is no such table").await;
    refused(&*store, append(9, 2, vec![talk("two")]), "there is no such table").await;
    let leaves = || vec![(FIRST, sits(Sitter::Open, "", None))];
    refused(&*store, reseat(1, 2, leaves()), "whoever changes the seats has not seen the second entry").await;
    refused(&*store, reseat(1, 4, leaves()), "the third entry is missing").await;
    refused(&*store, reseat(9, 1, leaves()), "there is no such table").await;
    let stored = load(&*store, 1).await;
    assert_eq!((stored.entries.len(), stored.places[0].name.as_str()), (2, "Åse"), "nothing of it is kept");
    keep(&*store, &[append(1, 3, vec![talk("three")]), reseat(1, 4, leaves())]).await;
    assert_eq!(load(&*store, 1).await.places[0].sitter, Sitter::Open, "whoever has seen everything changes the seats");
}

pub(crate) async fn a_change_that_is_refused_spoils_no_other(stores: &dyn Stores) {
    let store = empty(stores, "spoilt").await;
    keep(&*store, &[create(&table(1)), Change::Done(request(1, 1))]).await;
    let changes = [
        create(&table(2)),
        create(&table(1)),
        append(2, 2, vec![talk("two")]),
        Change::Done(request(1, 1)),
        append(1, 5, vec![talk("five")]),
        append(1, 2, vec![talk("two")]),
    ];
    let taken = || Err(StoreError::Taken);
    let results = store.write(ANYBODY, &changes).await;
    assert_eq!(results, [Ok(()), taken(), Ok(()), taken(), taken(), Ok(())], "each by itself, in their order");
    assert_eq!((texts(&*store, 1).await.len(), texts(&*store, 2).await.len()), (2, 2));
    assert_eq!(store.write(ANYBODY, &[]).await, [], "nothing comes of nothing");
}

pub(crate) async fn several_changes_are_kept_all_or_none(stores: &dyn Stores) {
    let store = empty(stores, "together").await;
    keep(&*store, &[create(&table(1)), Change::Done(request(1, 1))]).await;
    let sat = |first| Change::Append {
        table: id(1),
        first,
        entries: vec![entry(Kind::Sat, Some(SECOND), "Bo")],
        places: vec![(SECOND, sits(Sitter::Human, "Bo", Some(7)))],
        status: Some((Status::Playing, None)),
        due: None,
    };
    let with =
        |done: Request| Change::All(vec![arrive(7), sat(2), Change::All(vec![create(&table(2))]), Change::Done(done)]);
    refused(&*store, with(request(1, 1)), "the request was done before").await;
    assert_same(&load(&*store, 1).await, &table(1));
    assert!(store.load(id(2)).await.expect("it can be asked for").is_none(), "a table was made in part of a change");
    assert_eq!(store.device(key(7)).await, Ok(None), "somebody came into being in part of a change");
    refused(&*store, Change::All(vec![Change::Done(request(2, 1)), arrive(7), sat(3)]), "the second entry is missing")
        .await;
    assert_eq!(store.request(key(2)).await.expect("a request can be asked for"), None, "a request was done in part");
    refused(&*store, sat(2), "whoever sits down is not there").await;
    keep(&*store, &[with(request(2, 1))]).await;
    assert_eq!(load(&*store, 1).await.head.status, Status::Playing);
    assert_same(&load(&*store, 2).await, &table(2));
    assert_eq!(store.request(key(2)).await.expect("a request can be asked for"), Some(request(2, 1)));
}
