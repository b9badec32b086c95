//! Commits.

use langhus_rules::Seat;
use langhus_table::entry::{Entry, bits};
use langhus_table::id::TableId;
use sqlx::{Connection, Row as _, SqliteConnection};

use super::super::{Change, Due, PersonId, Place, Request, Status, StoreError, Stored};
use super::fault::Fault;
use super::line::Line;
use super::settle::settle;
use super::{outbox, people};
use crate::clock::now;

/// Keeps all changes in one commit. If one of them cannot be kept, each is tried by itself; if the database cannot write,
/// none is.
pub(super) async fn changes(line: &mut Line, changes: &[Change]) -> Vec<Result<(), StoreError>> {
    match together(line, changes).await {
        Ok(()) => vec![Ok(()); changes.len()],
        Err(Fault::Refused(_)) if changes.len() > 1 => {
            let mut results = Vec::with_capacity(changes.len());
            for change in changes {
                let alone = std::slice::from_ref(change);
                results.push(match together(line, alone).await {
                    Ok(()) => Ok(()),
                    Err(fault) => settle(line, alone, fault).await,
                });
            }
            results
        }
        Err(fault) => vec![settle(line, changes, fault).await; changes.len()],
    }
}

/// Every change by itself.
pub(super) fn flat(changes: &[Change]) -> Box<dyn Iterator<Item = &Change> + Send + '_> {
    Box::new(changes.iter().flat_map(|change| match change {
        Change::All(changes) => flat(changes),
        change => Box::new(std::iter::once(change)),
    }))
}

async fn together(line: &mut Line, changes: &[Change]) -> Result<(), Fault> {
    let mut connection = line.take().await.map_err(Fault::before_commit)?;
    let kept = transact(&mut connection, changes).await;
    match kept {
        Ok(()) => line.give_back(connection),
        Err(_) => Line::hang_up(connection).await,
    }
    kept
}

async fn transact(connection: &mut SqliteConnection, changes: &[Change]) -> Result<(), Fault> {
    if let Some(rows) = only_entries(changes) {
        // A statement is a transaction by itself: one trip to the database's thread instead of three.
        return append(connection, rows).await.map_err(Fault::in_commit);
    }
    // Dropping the transaction rolls it back.
    let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await.map_err(Fault::before_commit)?;
    make(&mut transaction, changes).await.map_err(Fault::before_commit)?;
    transaction.commit().await.map_err(Fault::in_commit)
}

async fn make(transaction: &mut SqliteConnection, changes: &[Change]) -> Result<(), sqlx::Error> {
    let mut rows = Vec::with_capacity(changes.len());
    for change in flat(changes) {
        match change {
            Change::Create(stored) => {
                create(transaction, stored).await?;
                push(&mut rows, stored.head.id, 1, &stored.entries);
            }
            Change::Append { table, first, entries, places, status, due } => {
                if entries.is_empty() {
                    append(transaction, std::mem::take(&mut rows)).await?;
                    stand_at(transaction, *table, first.saturating_sub(1)).await?;
                }
                push(&mut rows, *table, *first, entries);
                for (seat, place) in places {
                    seat_down(transaction, *table, *seat, place).await?;
                }
                if !places.is_empty() {
                    count_bots(transaction, *table).await?;
                }
                if let Some((status, result)) = status {
                    set_status(transaction, *table, *status, result.as_deref()).await?;
                }
                if let Some(due) = due {
                    set_due(transaction, *table, due).await?;
                }
            }
            Change::Person(person, deed) => people::change(transaction, *person, deed).await?,
            Change::Rewrite { table, last, texts, places, result } => {
                append(transaction, std::mem::take(&mut rows)).await?;
                stand_at(transaction, *table, *last).await?;
                for (sequence, text) in texts {
                    set_text(transaction, *table, *sequence, text).await?;
                }
                for (seat, place) in places {
                    seat_down(transaction, *table, *seat, place).await?;
                }
                let result_of = sqlx::query("UPDATE tables SET result = ?2 WHERE id = ?1");
                result_of.bind(table.number()).bind(result).execute(&mut *transaction).await?;
            }
            Change::Call { person, table, letters } => outbox::call(transaction, *person, *table, letters).await?,
            Change::Sent { letters, again } => outbox::sent(transaction, letters, *again).await?,
            Change::Done(request) => done(transaction, request).await?,
            Change::Pulse { at, resumes } => beat(transaction, *at, *resumes).await?,
            Change::ForgetRequests { before } => forget_requests(transaction, *before).await?,
            Change::Remove { table, since, begun } => remove(transaction, *table, *since, *begun).await?,
            Change::All(_) => {}
        }
    }
    append(transaction, rows).await
}

/// An entry as the statement below reads it.
type Row<'e> = (i64, u64, &'static str, Option<usize>, &'e str, Option<&'e str>, i64, i64);

fn push<'e>(rows: &mut Vec<Row<'e>>, table: TableId, first: u64, entries: &'e [Entry]) {
    rows.extend(entries.iter().zip(first..).map(|(entry, sequence)| {
        let seat = entry.seat.map(Seat::index);
        let client = entry.client.as_deref();
        (table.number(), sequence, entry.kind.name(), seat, &*entry.text, client, bits(entry.awaited), entry.at)
    }));
}

/// The entries of all changes, if nothing else changes: so it is but when tables are opened, joined or finished.
fn only_entries(changes: &[Change]) -> Option<Vec<Row<'_>>> {
    let mut rows = Vec::with_capacity(changes.len());
    for change in changes {
        match change {
            Change::Append { table, first, entries, places, status: None, due: None }
                if places.is_empty() && !entries.is_empty() =>
            {
                push(&mut rows, *table, *first, entries);
            }
            _ => return None,
        }
    }
    Some(rows)
}

/// All entries of a commit go in by one statement: each statement is a trip to the database's own thread and back.
async fn append(connection: &mut SqliteConnection, rows: Vec<Row<'_>>) -> Result<(), sqlx::Error> {
    if rows.is_empty() {
        return Ok(());
    }
    let rows = serde_json::to_string(&rows).map_err(|error| sqlx::Error::Encode(error.into()))?;
    sqlx::query(
        "INSERT INTO entries (table_id, sequence, kind, seat, text, client, awaited, at)
         SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5, value ->> 6, value ->> 7
         FROM json_each(?1)",
    )
    .bind(rows)
    .execute(connection)
    .await?;
    Ok(())
}

/// Refuses what changes a table without an entry, unless the table stands at this sequence number. Entries are refused by
/// the database itself (`in_sequence`).
async fn stand_at(connection: &mut SqliteConnection, table: TableId, sequence: u64) -> Result<(), sqlx::Error> {
    let last = "SELECT (SELECT coalesce(max(sequence), 0) FROM entries WHERE table_id = id) FROM tables WHERE id = ?1";
    let row = sqlx::query(last).bind(table.number()).fetch_optional(connection).await?;
    let stands = row.map(|row| row.try_get::<i64, _>(0)).transpose()?;
    if stands == i64::try_from(sequence).ok() { Ok(()) } else { Err(sqlx::Error::RowNotFound) }
}

async fn create(connection: &mut SqliteConnection, stored: &Stored) -> Result<(), sqlx::Error> {
    let head = &stored.head;
    if let Some(text) = &stored.edition {
        let insert = sqlx::query("INSERT INTO editions (hash, text) VALUES (?1, ?2) ON CONFLICT DO NOTHING");
        insert.bind(&head.edition).bind(text).execute(&mut *connection).await?;
    }
    let options = serde_json::to_string(&head.options).map_err(|error| sqlx::Error::Encode(error.into()))?;
    let finished = head.status.is_past().then_some(head.created);
    sqlx::query(
        "INSERT INTO tables (id, game, revision, edition, options, seed, listed, status, bots, result, created, finished,
             customs, pace)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, 0, ?9, ?10, ?11, ?12, ?13)",
    )
    .bind(head.id.number())
    .bind(&head.game)
    .bind(head.revision)
    .bind(&head.edition)
    .bind(options)
    .bind(head.seed.to_string())
    .bind(head.listed)
    .bind(head.status.name())
    .bind(&stored.result)
    .bind(head.created)
    .bind(finished)
    .bind(head.customs.write())
    .bind(head.pace.as_ref().map(ToString::to_string).unwrap_or_default())
    .execute(&mut *connection)
    .await?;
    for (place, seat) in stored.places.iter().zip(Seat::all(stored.places.len() as u8)) {
        seat_down(connection, head.id, seat, place).await?;
    }
    if stored.due != Due::default() {
        set_due(connection, head.id, &stored.due).await?;
    }
    count_bots(connection, head.id).await
}

async fn seat_down(
    connection: &mut SqliteConnection,
    table: TableId,
    seat: Seat,
    place: &Place,
) -> Result<(), sqlx::Error> {
    if let Some(owner) = place.owner {
        may_sit(connection, table, seat, owner).await?;
    }
    sqlx::query(
        "INSERT INTO seats (table_id, seat, sitter, name, level, person, orders) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)
         ON CONFLICT (table_id, seat) DO UPDATE SET sitter = ?3, name = ?4, level = ?5, person = ?6, orders = ?7",
    )
    .bind(table.number())
    .bind(seat.index() as i64)
    .bind(place.sitter.name())
    .bind(&place.name)
    .bind(&place.level)
    .bind(place.owner.as_ref().map(|owner| &owner.0[..]))
    .bind(place.orders.write())
    .execute(&mut *connection)
    .await?;
    for clear in [
        "DELETE FROM leavers WHERE table_id = ?1 AND seat = ?2",
        "DELETE FROM passes WHERE table_id = ?1 AND seat = ?2",
    ] {
        let clear = sqlx::query(clear).bind(table.number()).bind(seat.index() as i64);
        clear.execute(&mut *connection).await?;
    }
    for person in &place.left {
        let insert = sqlx::query("INSERT INTO leavers (table_id, seat, person) VALUES (?1, ?2, ?3)");
        insert.bind(table.number()).bind(seat.index() as i64).bind(&person.0[..]).execute(&mut *connection).await?;
    }
    for pass in &place.passes {
        let insert = sqlx::query("INSERT INTO passes (hash, table_id, seat, until) VALUES (?1, ?2, ?3, ?4)");
        let insert = insert.bind(&pass.key.0[..]).bind(table.number()).bind(seat.index() as i64);
        insert.bind(pass.until).execute(&mut *connection).await?;
    }
    Ok(())
}

/// Refuses somebody a seat who is not there any more, or sits in another one of a game that is not over: whoever seats
/// them has not seen that yet.
async fn may_sit(
    connection: &mut SqliteConnection,
    table: TableId,
    seat: Seat,
    person: PersonId,
) -> Result<(), sqlx::Error> {
    let may = sqlx::query(
        "SELECT EXISTS (SELECT 1 FROM persons WHERE id = ?3) AND NOT EXISTS (
             SELECT 1 FROM seats JOIN tables ON id = table_id
             WHERE table_id = ?1 AND seat <> ?2 AND person = ?3 AND status NOT IN ('finished', 'replay'))",
    );
    let may = may.bind(table.number()).bind(seat.index() as i64).bind(&person.0[..]);
    let may: bool = may.fetch_one(connection).await?.try_get(0)?;
    if may { Ok(()) } else { Err(sqlx::Error::RowNotFound) }
}

async fn count_bots(connection: &mut SqliteConnection, table: TableId) -> Result<(), sqlx::Error> {
    let update = sqlx::query(
        "UPDATE tables SET bots = (SELECT coalesce(sum(1 << seat), 0) FROM seats
         WHERE table_id = ?1 AND sitter IN ('bot', 'away')) WHERE id = ?1",
    );
    update.bind(table.number()).execute(connection).await?;
    Ok(())
}

async fn set_text(
    connection: &mut SqliteConnection,
    table: TableId,
    sequence: u64,
    text: &str,
) -> Result<(), sqlx::Error> {
    let update = sqlx::query("UPDATE entries SET text = ?3 WHERE table_id = ?1 AND sequence = ?2");
    update.bind(table.number()).bind(sequence as i64).bind(text).execute(connection).await?;
    Ok(())
}

async fn set_status(
    connection: &mut SqliteConnection,
    table: TableId,
    status: Status,
    result: Option<&str>,
) -> Result<(), sqlx::Error> {
    let finished = status.is_past().then(now);
    let update = sqlx::query("UPDATE tables SET status = ?2, result = ?3, finished = ?4 WHERE id = ?1");
    update.bind(table.number()).bind(status.name()).bind(result).bind(finished).execute(connection).await?;
    Ok(())
}

async fn set_due(connection: &mut SqliteConnection, table: TableId, due: &Due) -> Result<(), sqlx::Error> {
    let seats = serde_json::to_string(&due.seats).map_err(|error| sqlx::Error::Encode(error.into()))?;
    let update = sqlx::query("UPDATE tables SET due = ?2, deadlines = ?3 WHERE id = ?1");
    update.bind(table.number()).bind(due.next).bind(seats).execute(connection).await?;
    Ok(())
}

async fn beat(connection: &mut SqliteConnection, at: i64, resumes: bool) -> Result<(), sqlx::Error> {
    if resumes {
        let outage = sqlx::query(
            "INSERT INTO outages (began, ended) SELECT at, ?1 FROM pulse WHERE at < ?1
             ON CONFLICT (began) DO UPDATE SET ended = max(ended, ?1)",
        );
        outage.bind(at).execute(&mut *connection).await?;
    }
    let pulse = "INSERT INTO pulse (id, at) VALUES (1, ?1) ON CONFLICT (id) DO UPDATE SET at = max(at, ?1)";
    sqlx::query(pulse).bind(at).execute(connection).await?;
    Ok(())
}

async fn done(connection: &mut SqliteConnection, request: &Request) -> Result<(), sqlx::Error> {
    let insert = sqlx::query("INSERT INTO requests (hash, asked, table_id, token, at) VALUES (?1, ?2, ?3, ?4, ?5)");
    insert
        .bind(&request.once.key.0[..])
        .bind(&request.once.asked.0[..])
        .bind(request.table.number())
        .bind(request.once.token.as_ref().map(|token| &token.0[..]))
        .bind(now())
        .execute(connection)
        .await?;
    Ok(())
}

async fn forget_requests(connection: &mut SqliteConnection, before: i64) -> Result<(), sqlx::Error> {
    sqlx::query("DELETE FROM requests WHERE at < ?1").bind(before).execute(connection).await?;
    Ok(())
}

/// Removes a table that never began, or whose game is not over, with everything that belongs to it alone.
async fn remove(connection: &mut SqliteConnection, table: TableId, since: i64, begun: bool) -> Result<(), sqlx::Error> {
    let edition = sqlx::query(
        "SELECT edition FROM tables WHERE id = ?1 AND (status = 'open' OR (?3 AND status IN ('playing', 'resting')))
         AND NOT EXISTS (SELECT 1 FROM entries WHERE table_id = ?1 AND at >= ?2)",
    );
    let edition = edition.bind(table.number()).bind(since).bind(begun);
    let Some(row) = edition.fetch_optional(&mut *connection).await? else { return Ok(()) };
    let edition: String = row.try_get("edition")?;
    let parts = [
        "DELETE FROM leavers WHERE table_id = ?1",
        "DELETE FROM passes WHERE table_id = ?1",
        "DELETE FROM seats WHERE table_id = ?1",
        "DELETE FROM entries WHERE table_id = ?1",
        "DELETE FROM requests WHERE table_id = ?1",
        "DELETE FROM letters WHERE table_id = ?1",
        "DELETE FROM tables WHERE id = ?1",
    ];
    for part in parts {
        sqlx::query(part).bind(table.number()).execute(&mut *connection).await?;
    }
    let unused = "DELETE FROM editions WHERE hash = ?1 AND NOT EXISTS (SELECT 1 FROM tables WHERE edition = ?1)";
    sqlx::query(unused).bind(edition).execute(connection).await?;
    Ok(())
}
