//! Loading. What belongs together is read by one statement, so that all of it is of one moment.

use std::time::Duration;

use langhus_rules::{Seat, Viewers};
use langhus_table::entry::{Entry, from_bits};
use langhus_table::id::{Key, TableId};
use langhus_table::orders::Orders;
use langhus_table::{Customs, Pace};
use serde::de::DeserializeOwned;
use sqlx::Row;
use sqlx::postgres::{PgConnectOptions, PgPool, PgPoolOptions, PgRow};
use tokio::time::{Instant, sleep, timeout};

use super::super::sqlite::read::{key, odd, place, who};
use super::super::{Due, Head, Pass, Place, Request, Status, StoreError, Stored};
use super::PATIENCE;
use super::fault::is_lost;
use crate::once::Once;

/// After a connection was lost another one is tried so soon.
const AGAIN: Duration = Duration::from_millis(20);

/// The connections that read.
pub(super) struct Readers {
    pub(super) pool: PgPool,
}

impl Readers {
    pub(super) fn new(pool: PgPoolOptions, options: PgConnectOptions) -> Readers {
        // Whether they are still there shows when they are used; asking each time would cost as much as reading.
        Readers { pool: pool.test_before_acquire(false).connect_lazy_with(options) }
    }

    /// Asks, and asks again on another connection when one was lost: reading twice does no harm.
    pub(super) async fn ask<'r, T, F>(&'r self, question: impl Fn(&'r PgPool) -> F) -> Result<T, StoreError>
    where
        F: Future<Output = Result<T, sqlx::Error>>,
    {
        let until = Instant::now() + PATIENCE;
        loop {
            let error = match timeout(2 * PATIENCE, question(&self.pool)).await {
                Ok(Ok(answer)) => return Ok(answer),
                Ok(Err(error)) => error,
                Err(_) => sqlx::Error::PoolTimedOut,
            };
            if !is_lost(&error) || Instant::now() > until {
                return Err(error.into());
            }
            sleep(AGAIN).await;
        }
    }
}

/// Bytes in a list that a statement has made.
pub(super) fn bytes(hex: &str) -> Result<Vec<u8>, StoreError> {
    let digits = hex.as_bytes().chunks(2);
    let byte = |two: &[u8]| u8::from_str_radix(std::str::from_utf8(two).ok()?, 16).ok();
    digits.map(byte).collect::<Option<_>>().ok_or_else(|| odd("bytes"))
}

/// A list that a statement has made; none if it is empty.
pub(super) fn rows<T: DeserializeOwned>(row: &PgRow, column: &str) -> Result<Vec<T>, StoreError> {
    let Some(json) = row.try_get::<Option<String>, _>(column)? else { return Ok(Vec::new()) };
    serde_json::from_str(&json).map_err(|_| odd(column))
}

pub(super) fn head(row: &PgRow) -> Result<Head, StoreError> {
    let options: String = row.try_get("options")?;
    let seed: String = row.try_get("seed")?;
    let status: String = row.try_get("status")?;
    let customs: String = row.try_get("customs")?;
    let pace: String = row.try_get("pace")?;
    let pace = Some(pace).filter(|pace| !pace.is_empty());
    let pace = pace.map(|pace| Pace::read(&pace).ok_or_else(|| odd("the pace of a table")));
    let revision: i64 = row.try_get("revision")?;
    Ok(Head {
        id: TableId::from_number(row.try_get("id")?),
        game: row.try_get("game")?,
        revision: revision.try_into().map_err(|_| odd("the revision of a table"))?,
        edition: row.try_get("edition")?,
        options: serde_json::from_str(&options).map_err(|_| odd("the options of a table"))?,
        seed: seed.parse().map_err(|_| odd("the seed of a table"))?,
        listed: row.try_get("listed")?,
        status: Status::read(&status).ok_or_else(|| odd("the status of a table"))?,
        customs: Customs::read(&customs).ok_or_else(|| odd("the customs of a table"))?,
        pace: pace.transpose()?,
        created: row.try_get("created")?,
    })
}

/// What time has to do with a table.
pub(super) fn due(row: &PgRow) -> Result<Due, StoreError> {
    let seats: String = row.try_get("deadlines")?;
    let seats = serde_json::from_str(&seats).map_err(|_| odd("the deadlines of a table"))?;
    Ok(Due { next: row.try_get("due")?, seats })
}

pub(super) fn seat(number: Option<i16>) -> Result<Option<Seat>, StoreError> {
    let number = number.map(|number| u8::try_from(number).ok().filter(|number| usize::from(*number) < Seat::MOST));
    match number {
        Some(None) => Err(odd("the number of a seat")),
        number => Ok(number.flatten().map(Seat::new)),
    }
}

/// When no server was here.
pub(super) async fn outages(readers: &Readers) -> Result<Vec<(i64, i64)>, StoreError> {
    let query = "SELECT began, ended FROM outages ORDER BY began";
    let rows = readers.ask(|pool| sqlx::query(query).fetch_all(pool)).await?;
    rows.iter().map(|row| Ok((row.try_get("began")?, row.try_get("ended")?))).collect()
}

/// A request that was done.
pub(super) async fn request(readers: &Readers, known: Key) -> Result<Option<Request>, StoreError> {
    let query = "SELECT asked, table_id, token FROM requests WHERE hash = $1";
    let row = readers.ask(|pool| sqlx::query(query).bind(known.0.to_vec()).fetch_optional(pool)).await?;
    let Some(row) = row else { return Ok(None) };
    let token: Option<Vec<u8>> = row.try_get("token")?;
    let once = Once { key: known, asked: key(row.try_get("asked")?)?, token: token.map(key).transpose()? };
    Ok(Some(Request { once, table: TableId::from_number(row.try_get("table_id")?) }))
}

/// A seat as the statement below tells it, and an entry.
type SeatRow = (String, String, String, Option<String>, String);
type EntryRow = (i64, String, Option<i16>, String, Option<String>, i64, i64);

const TABLE: &str = "SELECT tables.*,
    (SELECT text FROM editions WHERE hash = edition) AS edition_text,
    (SELECT json_agg(json_build_array(sitter, name, level, encode(person, 'hex'), orders) ORDER BY seat)::text
        FROM seats WHERE table_id = id) AS places,
    (SELECT json_agg(json_build_array(seat, encode(person, 'hex')) ORDER BY seat, person)::text
        FROM leavers WHERE table_id = id) AS leavers,
    (SELECT json_agg(json_build_array(seat, encode(hash, 'hex'), until) ORDER BY until, hash)::text
        FROM passes WHERE table_id = id) AS passes,
    (SELECT json_agg(json_build_array(sequence, kind, seat, text, client, awaited, at) ORDER BY sequence)::text
        FROM entries WHERE table_id = id) AS entries
    FROM tables WHERE id = $1";

pub(super) async fn table(readers: &Readers, table: TableId) -> Result<Option<Stored>, StoreError> {
    let row = readers.ask(|pool| sqlx::query(TABLE).bind(table.number()).fetch_optional(pool)).await?;
    let Some(row) = row else { return Ok(None) };
    let places = rows::<SeatRow>(&row, "places")?.into_iter().map(|(sitter, name, level, owner, orders)| {
        let owner = owner.map(|owner| who(bytes(&owner)?)).transpose()?;
        let orders = Orders::read(&orders).ok_or_else(|| odd("the orders of a seat"))?;
        Ok::<_, StoreError>(Place { owner, orders, ..place(&sitter, name, level)? })
    });
    let mut places = places.collect::<Result<Vec<Place>, _>>()?;
    for (number, person) in rows::<(i16, String)>(&row, "leavers")? {
        at(&mut places, number)?.left.push(who(bytes(&person)?)?);
    }
    for (number, hash, until) in rows::<(i16, String, i64)>(&row, "passes")? {
        at(&mut places, number)?.passes.push(Pass { key: key(bytes(&hash)?)?, until });
    }
    let entries = rows::<EntryRow>(&row, "entries")?.into_iter().zip(1..);
    let entries = entries.map(|(row, sequence)| entry(row, sequence)).collect::<Result<_, _>>()?;
    let (head, due) = (head(&row)?, due(&row)?);
    Ok(Some(Stored {
        head,
        edition: row.try_get("edition_text")?,
        places,
        entries,
        result: row.try_get("result")?,
        due,
    }))
}

/// The last number of a table.
pub(super) async fn last(readers: &Readers, table: TableId) -> Result<Option<u64>, StoreError> {
    let query = "SELECT last FROM tables WHERE id = $1";
    let row = readers.ask(|pool| sqlx::query(query).bind(table.number()).fetch_optional(pool)).await?;
    Ok(row.map(|row| row.try_get::<i64, _>("last")).transpose()?.map(|last| last as u64))
}

fn at(places: &mut [Place], number: i16) -> Result<&mut Place, StoreError> {
    let seat = seat(Some(number))?;
    seat.and_then(|seat| places.get_mut(seat.index())).ok_or_else(|| odd("the seat of somebody"))
}

fn entry((number, kind, by, text, client, awaited, at): EntryRow, sequence: i64) -> Result<Entry, StoreError> {
    if number != sequence {
        return Err(odd("a sequence number is missing"));
    }
    Ok(Entry {
        kind: kind.parse().map_err(|()| odd("the kind of an entry"))?,
        seat: seat(by)?,
        text: text.into(),
        client: client.map(Into::into),
        awaited: from_bits(awaited),
        at,
        noticed: Viewers::ALL,
    })
}
