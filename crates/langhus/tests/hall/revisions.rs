//! Tables and records of older rules: the hall goes on with them by the rules they name, and says so.

use langhus_hall::store::{
    Author, Change, Customs, Deed, Device, Due, Head, PersonId, Place, Sitter, Sqlite, Status, Store, Stored, today,
};
use langhus_hall::{Entry, Kind, System, TableId, Token, database};
use langhus_rules::{Saga, Seats, Viewers};
use serde_json::json;

use crate::start;
use crate::support::{Guest, Process, folder, problem};

/// A game of Jórvík by revision 1, in which seat 2 steals a jet and sells it at once, as nobody can any more.
const OLD: &str =
    include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../../games/jorvik/tests/goldens/revision-1/sold-at-once.saga"));

/// How many moves there are before the stolen jet is sold.
fn sale(saga: &Saga) -> usize {
    saga.moves.windows(2).position(|moves| moves[0].notation == "steal jet ak03").expect("a theft") + 1
}

/// Whoever has this token.
fn owner(token: &Token) -> PersonId {
    PersonId(std::array::from_fn(|n| token.key().0[n]))
}

/// The record as the table of two people, after so many moves, as a server kept it when these rules were the newest.
fn kept(saga: &Saga, moves: usize, tokens: &[Token]) -> Stored {
    let entry = |kind, seat, text: &str| Entry {
        kind,
        seat,
        text: text.into(),
        client: None,
        awaited: Seats::NONE,
        // Where nobody has moved for a month the table would be put away.
        at: today(),
        noticed: Viewers::ALL,
    };
    let begun = [entry(Kind::Opened, None, ""), entry(Kind::Begun, None, "")];
    let played = saga.moves[..moves].iter().map(|played| entry(Kind::Played, Some(played.seat), &played.notation));
    let place = |(name, token): (&String, &Token)| Place {
        owner: Some(owner(token)),
        ..Place::new(Sitter::Human, name.clone())
    };
    Stored {
        head: Head {
            id: TableId::fresh(&System),
            game: saga.game.clone(),
            revision: saga.revision,
            edition: saga.edition.clone(),
            options: saga.options.clone(),
            seed: saga.seed,
            listed: false,
            customs: Customs::FREE,
            pace: None,
            status: Status::Playing,
            created: 0,
        },
        edition: None,
        places: saga.names.iter().zip(tokens).map(place).collect(),
        entries: begun.into_iter().chain(played).collect(),
        result: None,
        due: Due::default(),
    }
}

/// A server that finds this table in its database.
async fn start_with(name: &str, table: Stored, tokens: &[Token]) -> (Process, String) {
    let data = folder(name);
    let id = table.head.id.to_string();
    let store = Sqlite::open(&database(&data)).await.expect("the database can be made");
    let arrive = |token: &Token| {
        let device = Device::new(token.key(), String::new(), today());
        Change::Person(owner(token), Deed::Arrive(Box::default(), Box::new(device)))
    };
    let changes: Vec<Change> = tokens.iter().map(arrive).chain([Change::Create(Box::new(table))]).collect();
    for written in store.write(Author::fresh(), &changes).await {
        written.expect("the table can be kept");
    }
    drop(store);
    (start(&data), id)
}

/// The page of a table in a language.
async fn page(guest: &mut Guest, table: &str, language: &str) -> String {
    let headers = format!("Accept: text/html\r\nAccept-Language: {language}\r\n");
    let answer = guest.client.raw("GET", &format!("/t/{table}?at=0"), &headers, b"").await.expect("an answer");
    String::from_utf8_lossy(&answer.body).into_owned()
}

#[tokio::test]
async fn a_table_of_older_rules_is_played_to_its_end_by_them() {
    let saga = Saga::read(OLD).expect("the record is right");
    let tokens = [Token::fresh(&System), Token::fresh(&System)];
    let (server, table) = start_with("old-table", kept(&saga, sale(&saga), &tokens), &tokens).await;
    let mut guests = tokens.map(|token| Guest::with(server.address, token.reveal()));
    let state = guests[1].state(&table).await;
    assert_eq!(state["revision"], 1);
    assert!(state["choices"].as_array().expect("choices").iter().any(|choice| choice["action"] == "sell jet"));
    for (number, played) in saga.moves.iter().enumerate().skip(sale(&saga)) {
        let guest = &mut guests[played.seat.index()];
        let sequence = guest.sequence(&table).await;
        let answer = guest.act(&table, sequence, &number.to_string(), &played.notation).await;
        assert!(answer.status < 300, "{}: {}", played.notation, String::from_utf8_lossy(&answer.body));
    }
    let record = guests[0].get(&format!("/api/tables/{table}/record")).await;
    assert_eq!(String::from_utf8_lossy(&record.body), OLD, "the game ends as it did, under its own revision");

    guests[1].post(&format!("/api/tables/{table}/rematch"), json!({})).await;
    let rematch = guests[0].post(&format!("/api/tables/{table}/rematch"), json!({})).await;
    assert!(rematch.status < 300, "{}", String::from_utf8_lossy(&rematch.body));
    let again = rematch.json()["id"].as_str().expect("an id").to_owned();
    assert_eq!(guests[0].state(&again).await["revision"], 2, "a new game follows the newest rules");
}

#[tokio::test]
async fn the_page_says_that_a_table_follows_older_rules() {
    let server = start(&folder("old-page"));
    let mut guest = Guest::new(server.address);
    let headers = "Content-Type: text/plain\r\n";
    let answer = guest.client.raw("POST", "/api/records", headers, OLD.as_bytes()).await.expect("an answer");
    assert_eq!(answer.status, 201, "{}", String::from_utf8_lossy(&answer.body));
    let old = answer.json()["id"].as_str().expect("an id").to_owned();
    assert_eq!(guest.state(&old).await["revision"], 1);
    let told = "This game started under revision 1 of the rules and is finished under it; the rulebook describes revision 2. \
                <a href=\"/rules/jorvik#revisions\" target=\"rules\">What has changed</a>";
    assert!(page(&mut guest, &old, "en").await.contains(told));
    let told = "Diese Partie begann nach Fassung 1 der Regeln und wird nach ihr zu Ende gespielt; das Regelheft erklärt \
                Fassung 2. <a href=\"/rules/jorvik#revisions\" target=\"rules\">Was sich geändert hat</a>";
    assert!(page(&mut guest, &old, "de").await.contains(told));

    let new = guest.open("jorvik", &[json!({ "sitter": "bot", "level": "karl" })]).await;
    let shown = page(&mut guest, &new, "en").await;
    assert!(shown.contains("#edition") && !shown.contains("#revisions"), "a table of the newest rules needs no word");
}

#[tokio::test]
async fn rules_that_never_were_are_refused_with_those_that_are() {
    let saga = Saga { revision: 9, ..Saga::read(OLD).expect("the record is right") };
    let tokens = [Token::fresh(&System), Token::fresh(&System)];
    let (server, table) = start_with("never", kept(&saga, 0, &tokens), &tokens).await;
    let mut guest = Guest::new(server.address);
    let says = "The rules of jorvik have the revisions 1 to 2, not 9.";
    let answer = guest.get(&format!("/api/tables/{table}")).await;
    assert_eq!((problem(&answer).as_str(), answer.json()["detail"].as_str()), ("old-rules", Some(says)));
    let headers = "Content-Type: text/plain\r\n";
    let answer = guest.client.raw("POST", "/api/records", headers, saga.write().as_bytes()).await.expect("an answer");
    let said = answer.json()["detail"].as_str().expect("a detail").to_owned();
    assert_eq!((problem(&answer).as_str(), said), ("bad-record", format!("line 3: {says}")));
}
