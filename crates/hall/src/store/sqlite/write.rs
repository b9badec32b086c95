//! Commits.

use langhus_rules::Seat;
use sqlx::{Connection, SqliteConnection};

use super::super::{Change, Place, Status, StoreError, Stored};
use crate::entry::{Entry, bits};
use crate::id::TableId;

/// Keeps all changes in one commit. If one of them cannot be kept, each is tried by itself.
pub(super) async fn changes(connection: &mut SqliteConnection, changes: &[Change]) -> Vec<Result<(), StoreError>> {
    match together(connection, changes).await {
        Ok(()) => vec![Ok(()); changes.len()],
        Err(error) if changes.len() == 1 => vec![Err(error)],
        Err(_) => {
            let mut results = Vec::with_capacity(changes.len());
            for change in changes {
                results.push(together(connection, std::slice::from_ref(change)).await);
            }
            results
        }
    }
}

async fn together(connection: &mut SqliteConnection, changes: &[Change]) -> Result<(), StoreError> {
    if let Some(rows) = only_entries(changes) {
        // A statement is a transaction by itself: one trip to the database's thread instead of three.
        return append(connection, rows).await;
    }
    // Dropping the transaction rolls it back.
    let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
    let mut rows = Vec::with_capacity(changes.len());
    for change in changes {
        match change {
            Change::Create(stored) => {
                create(&mut transaction, stored).await?;
                push(&mut rows, stored.head.id, 1, &stored.entries);
            }
            Change::Append { table, first, entries, places, status } => {
                push(&mut rows, *table, *first, entries);
                for (seat, place) in places {
                    seat_down(&mut transaction, *table, *seat, place).await?;
                }
                if !places.is_empty() {
                    count_bots(&mut transaction, *table).await?;
                }
                if let Some((status, result)) = status {
                    set_status(&mut transaction, *table, *status, result.as_deref()).await?;
                }
            }
        }
    }
    append(&mut transaction, rows).await?;
    transaction.commit().await?;
    Ok(())
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
            Change::Append { table, first, entries, places, status: None } if places.is_empty() => {
                push(&mut rows, *table, *first, entries);
            }
            _ => return None,
        }
    }
    Some(rows)
}

/// All entries of a commit go in by one statement: each statement is a trip to the database's own thread and back.
async fn append(connection: &mut SqliteConnection, rows: Vec<Row<'_>>) -> Result<(), StoreError> {
    if rows.is_empty() {
        return Ok(());
    }
    let rows = serde_json::to_string(&rows).map_err(|error| StoreError::Broken(error.to_string()))?;
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

async fn create(connection: &mut SqliteConnection, stored: &Stored) -> Result<(), StoreError> {
    let head = &stored.head;
    if let Some(text) = &stored.edition {
        let insert = sqlx::query("INSERT INTO editions (hash, text) VALUES (?1, ?2) ON CONFLICT DO NOTHING");
        insert.bind(&head.edition).bind(text).execute(&mut *connection).await?;
    }
    let options = serde_json::to_string(&head.options).map_err(|error| StoreError::Broken(error.to_string()))?;
    let finished = head.status.is_past().then_some(head.created);
    sqlx::query(
        "INSERT INTO tables (id, game, revision, edition, options, seed, listed, status, bots, result, created, finished)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, 0, ?9, ?10, ?11)",
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
    .execute(&mut *connection)
    .await?;
    for (place, seat) in stored.places.iter().zip(Seat::all(stored.places.len() as u8)) {
        seat_down(connection, head.id, seat, place).await?;
    }
    count_bots(connection, head.id).await
}

async fn seat_down(
    connection: &mut SqliteConnection,
    table: TableId,
    seat: Seat,
    place: &Place,
) -> Result<(), StoreError> {
    sqlx::query(
        "INSERT INTO seats (table_id, seat, sitter, name, level) VALUES (?1, ?2, ?3, ?4, ?5)
         ON CONFLICT (table_id, seat) DO UPDATE SET sitter = ?3, name = ?4, level = ?5",
    )
    .bind(table.number())
    .bind(seat.index() as i64)
    .bind(place.sitter.name())
    .bind(&place.name)
    .bind(&place.level)
    .execute(&mut *connection)
    .await?;
    let clear = sqlx::query("DELETE FROM keys WHERE table_id = ?1 AND seat = ?2");
    clear.bind(table.number()).bind(seat.index() as i64).execute(&mut *connection).await?;
    for key in &place.keys {
        admit(connection, table, seat, &key.0).await?;
    }
    Ok(())
}

async fn admit(connection: &mut SqliteConnection, table: TableId, seat: Seat, hash: &[u8]) -> Result<(), StoreError> {
    let insert = sqlx::query("INSERT INTO keys (hash, table_id, seat) VALUES (?1, ?2, ?3)");
    insert.bind(hash).bind(table.number()).bind(seat.index() as i64).execute(connection).await?;
    Ok(())
}

async fn count_bots(connection: &mut SqliteConnection, table: TableId) -> Result<(), StoreError> {
    let update = sqlx::query(
        "UPDATE tables SET bots = (SELECT coalesce(sum(1 << seat), 0) FROM seats
         WHERE table_id = ?1 AND sitter IN ('bot', 'away')) WHERE id = ?1",
    );
    update.bind(table.number()).execute(connection).await?;
    Ok(())
}

async fn set_status(
    connection: &mut SqliteConnection,
    table: TableId,
    status: Status,
    result: Option<&str>,
) -> Result<(), StoreError> {
    let finished = status.is_past().then(crate::entry::now);
    let update = sqlx::query("UPDATE tables SET status = ?2, result = ?3, finished = ?4 WHERE id = ?1");
    update.bind(table.number()).bind(status.name()).bind(result).bind(finished).execute(connection).await?;
    Ok(())
}
