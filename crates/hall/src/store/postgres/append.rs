//! Appending to tables: one statement for all of them, which fences each by the last number that its writer has seen.

use std::collections::HashSet;

use langhus_rules::Seat;
use langhus_table::entry::{Entry, bits};
use langhus_table::id::TableId;
use sqlx::postgres::PgConnection;
use sqlx::{AssertSqlSafe, Row};

use super::super::{Author, Change, Due, Status};
use super::fault::Fault;
use super::listen::CHANNEL;
use crate::clock::now;

/// What is appended to one table.
#[derive(Clone, Copy)]
pub(super) struct Append<'c> {
    pub(super) table: TableId,
    pub(super) first: u64,
    pub(super) entries: &'c [Entry],
    pub(super) status: Option<&'c (Status, Option<String>)>,
    pub(super) due: Option<&'c Due>,
}

/// The appends, if nothing else is asked for and each is to another table: so it is unless tables are opened or joined.
pub(super) fn only_appends(changes: &[Change]) -> Option<Vec<Append<'_>>> {
    let mut seen = HashSet::with_capacity(changes.len());
    let appends: Option<Vec<Append<'_>>> = changes
        .iter()
        .map(|change| match change {
            Change::Append { table, first, entries, places, status, due }
                if places.is_empty() && !entries.is_empty() && seen.insert(*table) =>
            {
                Some(Append { table: *table, first: *first, entries, status: status.as_ref(), due: due.as_ref() })
            }
            _ => None,
        })
        .collect();
    appends.filter(|appends| !appends.is_empty())
}

/// What is asked for, and which tables stand where it expects them: these are locked, always in the same order, so that no
/// two servers wait for each other. Then they move on, and what is appended is written.
const ASKED: &str = "asked AS MATERIALIZED (
        SELECT * FROM unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::boolean[], $5::text[], $6::text[],
            $7::bigint[], $8::boolean[], $9::bigint[], $10::text[]) WITH ORDINALITY
            AS asked (table_id, first, many, moves, status, result, finished, dues, due, deadlines, place)),
    stand AS MATERIALIZED (
        SELECT asked.* FROM tables JOIN asked ON id = table_id WHERE last = first - 1 AND (SELECT goes FROM mine)
        ORDER BY id FOR UPDATE OF tables),
    moved AS (
        UPDATE tables SET last = last + many,
            status = CASE WHEN moves THEN stand.status ELSE tables.status END,
            result = CASE WHEN moves THEN stand.result ELSE tables.result END,
            finished = CASE WHEN moves THEN stand.finished ELSE tables.finished END,
            due = CASE WHEN dues THEN stand.due ELSE tables.due END,
            deadlines = CASE WHEN dues THEN stand.deadlines ELSE tables.deadlines END
        FROM stand WHERE id = table_id AND last = first - 1 RETURNING id, last, place),
    written AS (
        INSERT INTO entries (table_id, sequence, kind, seat, text, client, awaited, at)
        SELECT new.table_id, sequence, kind, seat, text, client, awaited, at
        FROM unnest($11::bigint[], $12::bigint[], $13::text[], $14::smallint[], $15::text[], $16::text[],
            $17::bigint[], $18::bigint[]) AS new (table_id, sequence, kind, seat, text, client, awaited, at)
        JOIN moved ON id = new.table_id)";

/// Of several appends those that were kept, in a transaction of others.
fn inside() -> String {
    format!("WITH mine AS (SELECT TRUE AS goes), {ASKED} SELECT FALSE AS goes, array_agg(id) AS ids FROM moved")
}

/// The same as a transaction of its own, which counts as the writer's next commit and tells everybody.
fn alone() -> String {
    format!(
        "WITH counted AS (UPDATE writers SET commits = $20, at = $21 WHERE id = $19 AND commits = $20 - 1 RETURNING id),
             mine AS MATERIALIZED (SELECT count(*) = 1 AS goes FROM counted),
             {ASKED},
             told AS MATERIALIZED (
                 SELECT array_agg(id) AS ids, pg_notify('{CHANNEL}', $22 || '|' ||
                     string_agg(to_hex(id) || ':' || to_hex(last), ',' ORDER BY place) || '|')
                 FROM moved GROUP BY place / 256)
         SELECT goes, ids FROM mine LEFT JOIN told ON TRUE"
    )
}

/// The numbers of a writer's commit, and whose it is.
pub(super) struct Commit<'c> {
    pub(super) writer: i64,
    pub(super) number: i64,
    pub(super) from: &'c str,
}

/// Appends; the tables to which it was appended. Nothing if this writer's commit is not the next.
pub(super) async fn append(
    connection: &mut PgConnection,
    appends: &[Append<'_>],
    commit: Option<Commit<'_>>,
) -> Result<Option<HashSet<TableId>>, sqlx::Error> {
    let all = || appends.iter();
    let entries =
        || all().flat_map(|append| append.entries.iter().zip(append.first..).map(|entry| (append.table, entry)));
    let status = |append: &Append<'_>| append.status.map(|(status, _)| status.name());
    let finished = |append: &Append<'_>| append.status.filter(|(status, _)| status.is_past()).map(|_| now());
    let deadlines = |append: &Append<'_>| append.due.map(|due| serde_json::to_string(&due.seats)).transpose();
    let deadlines: Result<Vec<_>, _> = all().map(deadlines).collect();
    let sql = if commit.is_some() { alone() } else { inside() };
    let mut query = sqlx::query(AssertSqlSafe(sql))
        .bind(all().map(|append| append.table.number()).collect::<Vec<i64>>())
        .bind(all().map(|append| append.first as i64).collect::<Vec<i64>>())
        .bind(all().map(|append| append.entries.len() as i64).collect::<Vec<i64>>())
        .bind(all().map(|append| append.status.is_some()).collect::<Vec<bool>>())
        .bind(all().map(status).collect::<Vec<Option<&str>>>())
        .bind(all().map(|append| append.status.and_then(|(_, result)| result.as_deref())).collect::<Vec<_>>())
        .bind(all().map(finished).collect::<Vec<Option<i64>>>())
        .bind(all().map(|append| append.due.is_some()).collect::<Vec<bool>>())
        .bind(all().map(|append| append.due.and_then(|due| due.next)).collect::<Vec<Option<i64>>>())
        .bind(deadlines.map_err(|error| sqlx::Error::Encode(error.into()))?)
        .bind(entries().map(|(table, _)| table.number()).collect::<Vec<i64>>())
        .bind(entries().map(|(_, (_, sequence))| sequence as i64).collect::<Vec<i64>>())
        .bind(entries().map(|(_, (entry, _))| entry.kind.name()).collect::<Vec<&str>>())
        .bind(entries().map(|(_, (entry, _))| seat(entry.seat)).collect::<Vec<Option<i16>>>())
        .bind(entries().map(|(_, (entry, _))| &*entry.text).collect::<Vec<&str>>())
        .bind(entries().map(|(_, (entry, _))| entry.client.as_deref()).collect::<Vec<Option<&str>>>())
        .bind(entries().map(|(_, (entry, _))| bits(entry.awaited)).collect::<Vec<i64>>())
        .bind(entries().map(|(_, (entry, _))| entry.at).collect::<Vec<i64>>());
    let counts = commit.is_some();
    if let Some(Commit { writer, number, from }) = commit {
        query = query.bind(writer).bind(number).bind(now()).bind(from.to_owned());
    }
    let rows = query.fetch_all(connection).await?;
    let mut kept = HashSet::with_capacity(appends.len());
    for row in &rows {
        if counts && !row.try_get::<bool, _>("goes")? {
            return Ok(None);
        }
        let ids: Option<Vec<i64>> = row.try_get("ids")?;
        kept.extend(ids.unwrap_or_default().into_iter().map(TableId::from_number));
    }
    Ok(Some(kept))
}

/// Appends to one table in a transaction, or refuses it.
pub(super) async fn append_one(connection: &mut PgConnection, one: Append<'_>) -> Result<(), sqlx::Error> {
    let kept = append(connection, &[one], None).await?;
    if kept.is_some_and(|kept| kept.contains(&one.table)) { Ok(()) } else { Err(sqlx::Error::RowNotFound) }
}

/// Which of these appends are on disk, though the answer was lost: those whose entries are the ones that stand there.
pub(super) async fn found(
    connection: &mut PgConnection,
    appends: &[Append<'_>],
) -> Result<HashSet<TableId>, sqlx::Error> {
    let mut found = HashSet::with_capacity(appends.len());
    for append in appends {
        let query = "SELECT kind, text, client, at FROM entries WHERE table_id = $1 AND sequence >= $2
            ORDER BY sequence LIMIT $3";
        let query = sqlx::query(query).bind(append.table.number()).bind(append.first as i64);
        let rows = query.bind(append.entries.len() as i64).fetch_all(&mut *connection).await?;
        let mut same = rows.len() == append.entries.len();
        for (row, entry) in rows.iter().zip(append.entries) {
            same &= row.try_get::<String, _>("kind")? == entry.kind.name()
                && row.try_get::<String, _>("text")? == *entry.text
                && row.try_get::<Option<String>, _>("client")?.as_deref() == entry.client.as_deref()
                && row.try_get::<i64, _>("at")? == entry.at;
        }
        if same {
            found.insert(append.table);
        }
    }
    Ok(found)
}

/// The number of a seat in a row.
pub(super) fn seat(seat: Option<Seat>) -> Option<i16> {
    seat.map(|seat| seat.index() as i16)
}

/// The first words of what everybody is told of a commit: which store wrote it, which of its commits it is, and for whom.
pub(super) fn from(store: u64, number: u64, by: Author) -> String {
    format!("{store:x}.{number:x}.{:x}", by.0)
}

/// A commit that is not this writer's next: somebody else uses its row.
pub(super) fn not_next() -> Fault {
    Fault::Again("Another commit of this writer came first.".to_owned())
}
