//! Loading and listing.

use langhus_rules::{Seat, Seats, Viewers};
use sqlx::Row;
use sqlx::sqlite::{SqlitePool, SqliteRow};

use super::super::{Head, Listed, Place, Sitter, Status, StoreError, Stored, Wanted};
use crate::entry::{Entry, bits, from_bits};
use crate::id::{Key, TableId};

/// A row that this version did not write.
fn odd(what: &str) -> StoreError {
    StoreError::Broken(format!("The database holds a row that makes no sense: {what}."))
}

fn head(row: &SqliteRow) -> Result<Head, StoreError> {
    let options: String = row.try_get("options")?;
    let seed: String = row.try_get("seed")?;
    let status: String = row.try_get("status")?;
    Ok(Head {
        id: TableId::from_number(row.try_get("id")?),
        game: row.try_get("game")?,
        revision: row.try_get("revision")?,
        edition: row.try_get("edition")?,
        options: serde_json::from_str(&options).map_err(|_| odd("the options of a table"))?,
        seed: seed.parse().map_err(|_| odd("the seed of a table"))?,
        listed: row.try_get("listed")?,
        status: Status::read(&status).ok_or_else(|| odd("the status of a table"))?,
        created: row.try_get("created")?,
    })
}

fn seat(row: &SqliteRow) -> Result<Option<Seat>, StoreError> {
    let number: Option<u8> = row.try_get("seat")?;
    match number {
        Some(number) if usize::from(number) >= Seat::MOST => Err(odd("the number of a seat")),
        number => Ok(number.map(Seat::new)),
    }
}

async fn places(pool: &SqlitePool, table: TableId) -> Result<Vec<Place>, StoreError> {
    let query = sqlx::query("SELECT sitter, name, level FROM seats WHERE table_id = ?1 ORDER BY seat");
    let rows = query.bind(table.number()).fetch_all(pool).await?;
    let place = |row: &SqliteRow| {
        let sitter: String = row.try_get("sitter")?;
        let sitter = Sitter::read(&sitter).ok_or_else(|| odd("who plays a seat"))?;
        Ok(Place { sitter, name: row.try_get("name")?, level: row.try_get("level")?, keys: Vec::new() })
    };
    rows.iter().map(place).collect()
}

pub(super) async fn table(pool: &SqlitePool, table: TableId) -> Result<Option<Stored>, StoreError> {
    let query = sqlx::query("SELECT * FROM tables WHERE id = ?1").bind(table.number());
    let Some(row) = query.fetch_optional(pool).await? else { return Ok(None) };
    let head = head(&row)?;
    let edition = sqlx::query("SELECT text FROM editions WHERE hash = ?1").bind(&head.edition);
    let edition = edition.fetch_optional(pool).await?.map(|row| row.try_get("text")).transpose()?;
    let mut places = places(pool, table).await?;
    let keys = sqlx::query("SELECT hash, seat FROM keys WHERE table_id = ?1 ORDER BY seat, hash");
    for row in keys.bind(table.number()).fetch_all(pool).await? {
        let hash: Vec<u8> = row.try_get("hash")?;
        let hash = hash.try_into().map_err(|_| odd("a key"))?;
        let place = seat(&row)?.and_then(|seat| places.get_mut(seat.index()));
        place.ok_or_else(|| odd("the seat of a key"))?.keys.push(Key(hash));
    }
    let entries = sqlx::query("SELECT * FROM entries WHERE table_id = ?1 ORDER BY sequence");
    let rows = entries.bind(table.number()).fetch_all(pool).await?;
    let entries = rows.iter().zip(1..).map(|(row, sequence)| entry(row, sequence)).collect::<Result<_, _>>()?;
    Ok(Some(Stored { head, edition, places, entries, result: row.try_get("result")? }))
}

fn entry(row: &SqliteRow, sequence: i64) -> Result<Entry, StoreError> {
    if row.try_get::<i64, _>("sequence")? != sequence {
        return Err(odd("a sequence number is missing"));
    }
    let kind: String = row.try_get("kind")?;
    let text: String = row.try_get("text")?;
    let client: Option<String> = row.try_get("client")?;
    Ok(Entry {
        kind: kind.parse().map_err(|()| odd("the kind of an entry"))?,
        seat: seat(row)?,
        text: text.into(),
        client: client.map(Into::into),
        awaited: from_bits(row.try_get("awaited")?),
        at: row.try_get("at")?,
        noticed: Viewers::ALL,
    })
}

pub(super) async fn list(pool: &SqlitePool, wanted: Wanted) -> Result<Vec<Listed>, StoreError> {
    let rows = sqlx::query(
        "SELECT * FROM tables
         WHERE (?1 IS NULL OR game = ?1) AND (?2 IS NULL OR status = ?2) AND (?3 IS NULL OR created < ?3)
           AND CASE WHEN ?4 IS NULL THEN listed ELSE id IN (SELECT table_id FROM keys WHERE hash = ?4) END
         ORDER BY created DESC, id LIMIT ?5",
    )
    .bind(wanted.game)
    .bind(wanted.status.map(Status::name))
    .bind(wanted.before)
    .bind(wanted.key.map(|key| key.0.to_vec()))
    .bind(wanted.limit)
    .fetch_all(pool)
    .await?;
    let mut listed = Vec::with_capacity(rows.len());
    for row in rows {
        let head = head(&row)?;
        let places = places(pool, head.id).await?;
        let last = sqlx::query("SELECT awaited, at FROM entries WHERE table_id = ?1 ORDER BY sequence DESC LIMIT 1");
        let last = last.bind(head.id.number()).fetch_optional(pool).await?;
        let (awaited, mut updated) = match last {
            Some(row) => (from_bits(row.try_get("awaited")?), row.try_get("at")?),
            None => (Seats::NONE, head.created),
        };
        if awaited.len() > 1 {
            updated = asked_since(pool, head.id, bits(awaited)).await?;
        }
        listed.push(Listed { places, updated, awaited, result: row.try_get("result")?, head });
    }
    Ok(listed)
}

/// Since when a table waits for these seats.
async fn asked_since(pool: &SqlitePool, table: TableId, awaited: i64) -> Result<i64, StoreError> {
    let first = sqlx::query(
        "SELECT at FROM entries WHERE table_id = ?1 AND sequence > coalesce((SELECT sequence FROM entries
         WHERE table_id = ?1 AND awaited <> ?2 ORDER BY sequence DESC LIMIT 1), 0) ORDER BY sequence LIMIT 1",
    );
    Ok(first.bind(table.number()).bind(awaited).fetch_one(pool).await?.try_get("at")?)
}

pub(super) async fn waiting_for_bots(pool: &SqlitePool) -> Result<Vec<TableId>, StoreError> {
    let query = sqlx::query(
        "SELECT id FROM tables WHERE status = 'playing' AND bots & (SELECT awaited FROM entries
         WHERE table_id = tables.id ORDER BY sequence DESC LIMIT 1)
         AND EXISTS (SELECT 1 FROM seats WHERE table_id = tables.id AND sitter <> 'bot') ORDER BY created",
    );
    let rows = query.fetch_all(pool).await?;
    rows.iter().map(|row| Ok(TableId::from_number(row.try_get("id")?))).collect()
}

pub(super) async fn of_bots_alone(pool: &SqlitePool, since: i64) -> Result<Vec<(TableId, i64)>, StoreError> {
    let query = sqlx::query(
        "SELECT id, created FROM tables WHERE status = 'playing' AND created > ?1
         AND NOT EXISTS (SELECT 1 FROM seats WHERE table_id = tables.id AND sitter <> 'bot')",
    );
    let rows = query.bind(since).fetch_all(pool).await?;
    rows.iter().map(|row| Ok((TableId::from_number(row.try_get("id")?), row.try_get("created")?))).collect()
}

pub(super) async fn counts(pool: &SqlitePool) -> Result<Vec<(Status, u64)>, StoreError> {
    let rows = sqlx::query("SELECT status, count(*) AS n FROM tables GROUP BY status").fetch_all(pool).await?;
    let count = |row: &SqliteRow| {
        let status: String = row.try_get("status")?;
        let n: i64 = row.try_get("n")?;
        Ok((Status::read(&status).ok_or_else(|| odd("the status of a table"))?, n as u64))
    };
    rows.iter().map(count).collect()
}
