//! Listing and counting. Every list is one query, and an index leads it to the tables it shows.

use langhus_rules::Seats;
use langhus_table::entry::from_bits;
use langhus_table::id::TableId;
use sqlx::postgres::PgRow;
use sqlx::{AssertSqlSafe, Row};

use super::super::sqlite::read::{odd, place};
use super::super::{Listed, Place, Status, StoreError, Wanted};
use super::read::{Readers, due as due_of, head, rows, seat};

/// Which tables are wanted, as a query with its parts: 1 game, 2 status, 3 before, 4 person, 5 limit. All are named, because
/// the database wants to know of what type each is.
fn chosen(wanted: &Wanted) -> String {
    let (from, own) = match wanted.person {
        Some(_) => ("seats JOIN tables ON id = table_id WHERE person = $4", "seat"),
        None => ("tables WHERE listed AND $4::bytea IS NULL", "NULL::smallint"),
    };
    let game = if wanted.game.is_some() { "game = $1" } else { "$1::text IS NULL" };
    let status = match (wanted.status, wanted.person) {
        (Some(_), _) => "status = $2",
        // What was put away is found by those who sit there.
        (None, None) => "$2::text IS NULL AND status <> 'resting'",
        (None, Some(_)) => "$2::text IS NULL",
    };
    let before = if wanted.before.is_some() { "created < $3" } else { "$3::bigint IS NULL" };
    format!(
        "SELECT tables.*, {own} AS own FROM {from} AND {game} AND {status} AND {before}
         ORDER BY created DESC, id LIMIT $5"
    )
}

/// The wanted tables with everything that a list tells of them.
fn query(wanted: &Wanted) -> String {
    let chosen = chosen(wanted);
    // While several are awaited, `updated` is since when: their answers may be hidden.
    format!(
        "WITH chosen AS MATERIALIZED ({chosen})
         SELECT chosen.*, newest.awaited,
             (SELECT json_agg(json_build_array(sitter, name, level) ORDER BY seat)::text FROM seats
              WHERE table_id = chosen.id) AS places,
             CASE WHEN newest.awaited & (newest.awaited - 1) <> 0 THEN (
                 SELECT at FROM entries WHERE table_id = chosen.id AND sequence > coalesce((
                     SELECT sequence FROM entries WHERE table_id = chosen.id AND awaited <> newest.awaited
                     ORDER BY sequence DESC LIMIT 1), 0)
                 ORDER BY sequence LIMIT 1)
             ELSE coalesce(newest.at, chosen.created) END AS updated
         FROM chosen LEFT JOIN entries AS newest ON newest.table_id = chosen.id AND newest.sequence = chosen.last
         ORDER BY chosen.created DESC, chosen.id"
    )
}

/// The tables that wait for a bot.
const WAITING_FOR_BOTS: &str = "SELECT id FROM tables WHERE status = 'playing' AND bots <> 0 AND bots & (
    SELECT awaited FROM entries WHERE table_id = tables.id AND sequence = last) <> 0
    AND EXISTS (SELECT 1 FROM seats WHERE table_id = tables.id AND sitter <> 'bot') ORDER BY created";
/// The tables at which bots alone play.
const OF_BOTS_ALONE: &str = "SELECT id, created FROM tables WHERE status = 'playing' AND bots <> 0 AND created > $1
    AND NOT EXISTS (SELECT 1 FROM seats WHERE table_id = tables.id AND sitter <> 'bot')";
/// The open tables where nothing has happened for long.
const LEFT_OPEN: &str = "SELECT id FROM tables WHERE status = 'open' AND created < $1 AND coalesce((
    SELECT at FROM entries WHERE table_id = tables.id AND sequence = last), 0) < $1 LIMIT $2";
/// The tables that go on at which nobody has moved for long.
const LEFT_ALONE: &str = "SELECT id FROM tables WHERE status = 'playing' AND created < $1 AND coalesce((
    SELECT at FROM entries WHERE table_id = tables.id AND kind IN ('begun', 'played', 'undone', 'sat', 'back', 'resumed')
    ORDER BY sequence DESC LIMIT 1), 0) < $1
    AND EXISTS (SELECT 1 FROM seats WHERE table_id = tables.id AND sitter <> 'bot') LIMIT $2";
/// The tables that are due first.
const DUE: &str = "SELECT id, due FROM tables WHERE due IS NOT NULL ORDER BY due, id LIMIT $1";
/// The running games that everybody has abandoned who could come back.
const ABANDONED: &str = "SELECT id FROM tables WHERE status IN ('playing', 'resting') AND created < $1 AND coalesce((
    SELECT at FROM entries WHERE table_id = tables.id AND sequence = last), 0) < $1
    AND NOT EXISTS (SELECT 1 FROM seats JOIN persons ON persons.id = person
        WHERE table_id = tables.id AND (code IS NOT NULL OR seen >= $1)) LIMIT $2";
/// How many tables there are of each status.
const COUNTS: &str = "SELECT status, sum(tables)::bigint AS tables FROM counts GROUP BY status";

pub(super) async fn list(readers: &Readers, wanted: Wanted) -> Result<Vec<Listed>, StoreError> {
    let rows = readers.ask(|pool| {
        sqlx::query(AssertSqlSafe(query(&wanted)))
            .bind(wanted.game.clone())
            .bind(wanted.status.map(Status::name))
            .bind(wanted.before)
            .bind(wanted.person.map(|person| person.0.to_vec()))
            .bind(i64::from(wanted.limit))
            .fetch_all(pool)
    });
    rows.await?.iter().map(listed).collect()
}

fn listed(row: &PgRow) -> Result<Listed, StoreError> {
    let places = rows::<(String, String, String)>(row, "places")?.into_iter();
    let places = places.map(|(sitter, name, level)| place(&sitter, name, level));
    let awaited: Option<i64> = row.try_get("awaited")?;
    Ok(Listed {
        head: head(row)?,
        places: places.collect::<Result<Vec<Place>, StoreError>>()?,
        own: seat(row.try_get("own")?)?,
        updated: row.try_get("updated")?,
        awaited: awaited.map_or(Seats::NONE, from_bits),
        due: due_of(row)?,
        result: row.try_get("result")?,
    })
}

/// Tables older than a moment: so many of them.
async fn older(readers: &Readers, sql: &'static str, before: i64, limit: u32) -> Result<Vec<TableId>, StoreError> {
    let rows = readers.ask(|pool| sqlx::query(sql).bind(before).bind(i64::from(limit)).fetch_all(pool)).await?;
    ids(&rows)
}

fn ids(rows: &[PgRow]) -> Result<Vec<TableId>, StoreError> {
    rows.iter().map(|row| Ok(TableId::from_number(row.try_get("id")?))).collect()
}

/// Tables, each with a moment.
fn moments(rows: &[PgRow]) -> Result<Vec<(TableId, i64)>, StoreError> {
    rows.iter().map(|row| Ok((TableId::from_number(row.try_get(0)?), row.try_get(1)?))).collect()
}

pub(super) async fn waiting_for_bots(readers: &Readers) -> Result<Vec<TableId>, StoreError> {
    ids(&readers.ask(|pool| sqlx::query(WAITING_FOR_BOTS).fetch_all(pool)).await?)
}

pub(super) async fn of_bots_alone(readers: &Readers, since: i64) -> Result<Vec<(TableId, i64)>, StoreError> {
    moments(&readers.ask(|pool| sqlx::query(OF_BOTS_ALONE).bind(since).fetch_all(pool)).await?)
}

pub(super) async fn left_open(readers: &Readers, before: i64, limit: u32) -> Result<Vec<TableId>, StoreError> {
    older(readers, LEFT_OPEN, before, limit).await
}

pub(super) async fn left_alone(readers: &Readers, before: i64, limit: u32) -> Result<Vec<TableId>, StoreError> {
    older(readers, LEFT_ALONE, before, limit).await
}

pub(super) async fn abandoned(readers: &Readers, before: i64, limit: u32) -> Result<Vec<TableId>, StoreError> {
    older(readers, ABANDONED, before, limit).await
}

pub(super) async fn due(readers: &Readers, limit: u32) -> Result<Vec<(TableId, i64)>, StoreError> {
    moments(&readers.ask(|pool| sqlx::query(DUE).bind(i64::from(limit)).fetch_all(pool)).await?)
}

pub(super) async fn counts(readers: &Readers) -> Result<Vec<(Status, u64)>, StoreError> {
    let rows = readers.ask(|pool| sqlx::query(COUNTS).fetch_all(pool)).await?;
    let count = |row: &PgRow| {
        let status: String = row.try_get("status")?;
        let tables: i64 = row.try_get("tables")?;
        Ok((Status::read(&status).ok_or_else(|| odd("the status of a table"))?, tables as u64))
    };
    rows.iter().map(count).collect()
}
