//! Loading.

use langhus_rules::{Seat, Viewers};
use langhus_table::entry::{Entry, from_bits};
use langhus_table::id::{Key, TableId};
use langhus_table::orders::Orders;
use langhus_table::{Customs, Pace};
use sqlx::sqlite::{SqlitePool, SqliteRow};
use sqlx::{Row, SqliteConnection};

use super::super::{Due, Head, Pass, PersonId, Place, Request, Sitter, Status, StoreError, Stored};
use crate::once::Once;

/// A row that this version did not write.
pub(in crate::store) fn odd(what: &str) -> StoreError {
    StoreError::Broken(format!("The database holds a row that makes no sense: {what}."))
}

pub(super) fn head(row: &SqliteRow) -> Result<Head, StoreError> {
    let options: String = row.try_get("options")?;
    let seed: String = row.try_get("seed")?;
    let status: String = row.try_get("status")?;
    let customs: String = row.try_get("customs")?;
    let pace: String = row.try_get("pace")?;
    let pace = Some(pace).filter(|pace| !pace.is_empty());
    let pace = pace.map(|pace| Pace::read(&pace).ok_or_else(|| odd("the pace of a table")));
    Ok(Head {
        id: TableId::from_number(row.try_get("id")?),
        game: row.try_get("game")?,
        revision: row.try_get("revision")?,
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
pub(super) fn due(row: &SqliteRow) -> Result<Due, StoreError> {
    let seats: String = row.try_get("deadlines")?;
    let seats = serde_json::from_str(&seats).map_err(|_| odd("the deadlines of a table"))?;
    Ok(Due { next: row.try_get("due")?, seats })
}

/// When no server was here.
pub(super) async fn outages(pool: &SqlitePool) -> Result<Vec<(i64, i64)>, StoreError> {
    let rows = sqlx::query("SELECT began, ended FROM outages ORDER BY began").fetch_all(pool).await?;
    rows.iter().map(|row| Ok((row.try_get("began")?, row.try_get("ended")?))).collect()
}

/// The seat in a column.
pub(super) fn seat(row: &SqliteRow, column: &str) -> Result<Option<Seat>, StoreError> {
    let number: Option<u8> = row.try_get(column)?;
    match number {
        Some(number) if usize::from(number) >= Seat::MOST => Err(odd("the number of a seat")),
        number => Ok(number.map(Seat::new)),
    }
}

async fn places(connection: &mut SqliteConnection, table: TableId) -> Result<Vec<Place>, StoreError> {
    let query = sqlx::query("SELECT sitter, name, level, person, orders FROM seats WHERE table_id = ?1 ORDER BY seat");
    let rows = query.bind(table.number()).fetch_all(connection).await?;
    let whole = |row: &SqliteRow| {
        let owner: Option<Vec<u8>> = row.try_get("person")?;
        let orders: String = row.try_get("orders")?;
        let orders = Orders::read(&orders).ok_or_else(|| odd("the orders of a seat"))?;
        let place = place(row.try_get("sitter")?, row.try_get("name")?, row.try_get("level")?)?;
        Ok(Place { owner: owner.map(who).transpose()?, orders, ..place })
    };
    rows.iter().map(whole).collect()
}

/// A seat, without whose it is.
pub(in crate::store) fn place(sitter: &str, name: String, level: String) -> Result<Place, StoreError> {
    let sitter = Sitter::read(sitter).ok_or_else(|| odd("who plays a seat"))?;
    Ok(Place { level, ..Place::new(sitter, name) })
}

pub(in crate::store) fn key(bytes: Vec<u8>) -> Result<Key, StoreError> {
    bytes.try_into().map(Key).map_err(|_| odd("a key"))
}

pub(in crate::store) fn who(bytes: Vec<u8>) -> Result<PersonId, StoreError> {
    bytes.try_into().map(PersonId).map_err(|_| odd("who somebody is"))
}

/// A request that was done.
pub(super) async fn request(pool: &SqlitePool, known: Key) -> Result<Option<Request>, StoreError> {
    let query = sqlx::query("SELECT asked, table_id, token FROM requests WHERE hash = ?1").bind(&known.0[..]);
    let Some(row) = query.fetch_optional(pool).await? else { return Ok(None) };
    let token: Option<Vec<u8>> = row.try_get("token")?;
    let once = Once { key: known, asked: key(row.try_get("asked")?)?, token: token.map(key).transpose()? };
    Ok(Some(Request { once, table: TableId::from_number(row.try_get("table_id")?) }))
}

pub(super) async fn table(pool: &SqlitePool, table: TableId) -> Result<Option<Stored>, StoreError> {
    // In one transaction, so that seats and entries are of the same moment.
    let mut transaction = pool.begin().await?;
    let query = sqlx::query("SELECT * FROM tables WHERE id = ?1").bind(table.number());
    let Some(row) = query.fetch_optional(&mut *transaction).await? else { return Ok(None) };
    let head = head(&row)?;
    let edition = sqlx::query("SELECT text FROM editions WHERE hash = ?1").bind(&head.edition);
    let edition = edition.fetch_optional(&mut *transaction).await?.map(|row| row.try_get("text")).transpose()?;
    let mut places = places(&mut transaction, table).await?;
    beside(&mut transaction, table, &mut places).await?;
    let entries = sqlx::query("SELECT * FROM entries WHERE table_id = ?1 ORDER BY sequence");
    let rows = entries.bind(table.number()).fetch_all(&mut *transaction).await?;
    transaction.rollback().await?;
    let entries = rows.iter().zip(1..).map(|(row, sequence)| entry(row, sequence)).collect::<Result<_, _>>()?;
    Ok(Some(Stored { head, edition, places, entries, result: row.try_get("result")?, due: due(&row)? }))
}

/// Those who have left the seats of a table, and the invitations that are out for them.
async fn beside(connection: &mut SqliteConnection, table: TableId, places: &mut [Place]) -> Result<(), StoreError> {
    let mut place_of = |row: &SqliteRow, use_it: &mut dyn FnMut(&mut Place)| -> Result<(), StoreError> {
        let place = seat(row, "seat")?.and_then(|seat| places.get_mut(seat.index()));
        place.map(use_it).ok_or_else(|| odd("the seat of somebody"))
    };
    let leavers = sqlx::query("SELECT seat, person FROM leavers WHERE table_id = ?1");
    for row in leavers.bind(table.number()).fetch_all(&mut *connection).await? {
        let person = who(row.try_get("person")?)?;
        place_of(&row, &mut |place| place.left.push(person))?;
    }
    let passes = sqlx::query("SELECT * FROM passes WHERE table_id = ?1 ORDER BY until, hash");
    for row in passes.bind(table.number()).fetch_all(connection).await? {
        let pass = Pass { key: key(row.try_get("hash")?)?, until: row.try_get("until")? };
        place_of(&row, &mut |place| place.passes.push(pass))?;
    }
    Ok(())
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
        seat: seat(row, "seat")?,
        text: text.into(),
        client: client.map(Into::into),
        awaited: from_bits(row.try_get("awaited")?),
        at: row.try_get("at")?,
        noticed: Viewers::ALL,
    })
}
