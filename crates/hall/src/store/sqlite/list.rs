//! Listing and counting. Every list is one query, and an index leads it to the tables it shows.

use langhus_rules::Seats;
use langhus_table::entry::from_bits;
use langhus_table::id::TableId;
use sqlx::sqlite::{SqlitePool, SqliteRow};
use sqlx::{AssertSqlSafe, Row};

use super::super::{Listed, Place, Status, StoreError, Wanted};
use super::read::{due as due_of, head, odd, place, seat};

/// Which tables are wanted, as a query with its parts: 1 game, 2 status, 3 before, 4 person, 5 limit.
///
/// Every condition that is not wanted is left out, because an index is not used for one that might be.
fn chosen(wanted: &Wanted) -> String {
    let (from, own) = match wanted.person {
        Some(_) => ("seats CROSS JOIN tables ON id = table_id WHERE person = ?4", "seat"),
        None => ("tables WHERE listed = 1", "NULL"),
    };
    let game = if wanted.game.is_some() { "AND game = ?1" } else { "" };
    let status = match (wanted.status, wanted.person) {
        (Some(_), _) => "AND status = ?2",
        // What was put away is found by those who sit there.
        (None, None) => "AND status <> 'resting'",
        (None, Some(_)) => "",
    };
    let before = if wanted.before.is_some() { "AND created < ?3" } else { "" };
    format!("SELECT tables.*, {own} AS own FROM {from} {game} {status} {before} ORDER BY created DESC, id LIMIT ?5")
}

/// The wanted tables with everything that a list tells of them.
fn query(wanted: &Wanted) -> String {
    let chosen = chosen(wanted);
    // While several are awaited, `updated` is since when: their answers may be hidden.
    format!(
        "WITH chosen AS MATERIALIZED ({chosen})
         SELECT chosen.*, last.awaited,
             (SELECT json_group_array(json_array(sitter, name, level) ORDER BY seat) FROM seats
              WHERE table_id = chosen.id) AS places,
             CASE WHEN last.awaited & (last.awaited - 1) THEN (
                 SELECT at FROM entries WHERE table_id = chosen.id AND sequence > coalesce((
                     SELECT sequence FROM entries WHERE table_id = chosen.id AND awaited <> last.awaited
                     ORDER BY sequence DESC LIMIT 1), 0)
                 ORDER BY sequence LIMIT 1)
             ELSE coalesce(last.at, chosen.created) END AS updated
         FROM chosen LEFT JOIN entries AS last ON last.table_id = chosen.id
             AND last.sequence = (SELECT max(sequence) FROM entries WHERE table_id = chosen.id)
         ORDER BY chosen.created DESC, chosen.id"
    )
}

/// The tables that wait for a bot.
const WAITING_FOR_BOTS: &str = "SELECT id FROM tables WHERE status = 'playing' AND bots <> 0 AND bots & (
    SELECT awaited FROM entries WHERE table_id = tables.id ORDER BY sequence DESC LIMIT 1)
    AND EXISTS (SELECT 1 FROM seats WHERE table_id = tables.id AND sitter <> 'bot') ORDER BY created";
/// The tables at which bots alone play.
const OF_BOTS_ALONE: &str = "SELECT id, created FROM tables WHERE status = 'playing' AND bots <> 0 AND created > ?1
    AND NOT EXISTS (SELECT 1 FROM seats WHERE table_id = tables.id AND sitter <> 'bot')";
/// The open tables where nothing has happened for long.
const LEFT_OPEN: &str = "SELECT id FROM tables WHERE status = 'open' AND created < ?1 AND coalesce((
    SELECT at FROM entries WHERE table_id = tables.id ORDER BY sequence DESC LIMIT 1), 0) < ?1 LIMIT ?2";
/// The tables that go on at which nobody has moved for long.
const LEFT_ALONE: &str = "SELECT id FROM tables WHERE status = 'playing' AND created < ?1 AND coalesce((
    SELECT at FROM entries WHERE table_id = tables.id AND kind IN ('begun', 'played', 'undone', 'sat', 'back', 'resumed')
    ORDER BY sequence DESC LIMIT 1), 0) < ?1
    AND EXISTS (SELECT 1 FROM seats WHERE table_id = tables.id AND sitter <> 'bot') LIMIT ?2";
/// The tables that are due first.
const DUE: &str = "SELECT id, due FROM tables WHERE due IS NOT NULL ORDER BY due, id LIMIT ?1";
/// The running games that everybody has abandoned who could come back.
const ABANDONED: &str = "SELECT id FROM tables WHERE status IN ('playing', 'resting') AND created < ?1 AND coalesce((
    SELECT at FROM entries WHERE table_id = tables.id ORDER BY sequence DESC LIMIT 1), 0) < ?1
    AND NOT EXISTS (SELECT 1 FROM seats JOIN persons ON persons.id = person
        WHERE table_id = tables.id AND (code IS NOT NULL OR seen >= ?1)) LIMIT ?2";
/// How many tables there are of each status.
const COUNTS: &str = "SELECT status, tables FROM counts";

pub(super) async fn list(pool: &SqlitePool, wanted: Wanted) -> Result<Vec<Listed>, StoreError> {
    let query = sqlx::query(AssertSqlSafe(query(&wanted)))
        .bind(wanted.game)
        .bind(wanted.status.map(Status::name))
        .bind(wanted.before)
        .bind(wanted.person.map(|person| person.0.to_vec()))
        .bind(wanted.limit);
    query.fetch_all(pool).await?.iter().map(listed).collect()
}

fn listed(row: &SqliteRow) -> Result<Listed, StoreError> {
    let places: String = row.try_get("places")?;
    let places: Vec<(String, String, String)> =
        serde_json::from_str(&places).map_err(|_| odd("the seats of a table"))?;
    let places = places.into_iter().map(|(sitter, name, level)| place(&sitter, name, level));
    let awaited: Option<i64> = row.try_get("awaited")?;
    Ok(Listed {
        head: head(row)?,
        places: places.collect::<Result<Vec<Place>, StoreError>>()?,
        own: seat(row, "own")?,
        updated: row.try_get("updated")?,
        awaited: awaited.map_or(Seats::NONE, from_bits),
        due: due_of(row)?,
        result: row.try_get("result")?,
    })
}

fn ids(rows: &[SqliteRow]) -> Result<Vec<TableId>, StoreError> {
    rows.iter().map(|row| Ok(TableId::from_number(row.try_get("id")?))).collect()
}

pub(super) async fn waiting_for_bots(pool: &SqlitePool) -> Result<Vec<TableId>, StoreError> {
    ids(&sqlx::query(WAITING_FOR_BOTS).fetch_all(pool).await?)
}

pub(super) async fn of_bots_alone(pool: &SqlitePool, since: i64) -> Result<Vec<(TableId, i64)>, StoreError> {
    let rows = sqlx::query(OF_BOTS_ALONE).bind(since).fetch_all(pool).await?;
    rows.iter().map(|row| Ok((TableId::from_number(row.try_get("id")?), row.try_get("created")?))).collect()
}

pub(super) async fn left_open(pool: &SqlitePool, before: i64, limit: u32) -> Result<Vec<TableId>, StoreError> {
    ids(&sqlx::query(LEFT_OPEN).bind(before).bind(limit).fetch_all(pool).await?)
}

pub(super) async fn left_alone(pool: &SqlitePool, before: i64, limit: u32) -> Result<Vec<TableId>, StoreError> {
    ids(&sqlx::query(LEFT_ALONE).bind(before).bind(limit).fetch_all(pool).await?)
}

pub(super) async fn due(pool: &SqlitePool, limit: u32) -> Result<Vec<(TableId, i64)>, StoreError> {
    let rows = sqlx::query(DUE).bind(limit).fetch_all(pool).await?;
    rows.iter().map(|row| Ok((TableId::from_number(row.try_get("id")?), row.try_get("due")?))).collect()
}

pub(super) async fn abandoned(pool: &SqlitePool, before: i64, limit: u32) -> Result<Vec<TableId>, StoreError> {
    ids(&sqlx::query(ABANDONED).bind(before).bind(limit).fetch_all(pool).await?)
}

pub(super) async fn counts(pool: &SqlitePool) -> Result<Vec<(Status, u64)>, StoreError> {
    let rows = sqlx::query(COUNTS).fetch_all(pool).await?;
    let count = |row: &SqliteRow| {
        let status: String = row.try_get("status")?;
        let tables: i64 = row.try_get("tables")?;
        Ok((Status::read(&status).ok_or_else(|| odd("the status of a table"))?, tables as u64))
    };
    rows.iter().map(count).collect()
}

#[cfg(test)]
mod tests {
    use std::time::{Duration, Instant};

    use super::super::Sqlite;
    use super::*;
    use crate::store::PersonId;
    use crate::store::Store;

    /// A hundred thousand tables: every hundredth is open, every hundredth goes on, every tenth of those waits for a
    /// bot; half of all are listed. Somebody sits at a hundred of them.
    const MANY: &str = "
        WITH RECURSIVE numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 100000)
        INSERT INTO tables (id, game, revision, edition, options, seed, listed, status, bots, created)
            SELECT n * 7919, 'game-' || (n % 3), 1, 'hash-' || (n % 5), '[]', printf('%064x', n), n % 2,
                CASE n % 100 WHEN 1 THEN 'open' WHEN 3 THEN 'playing' ELSE 'finished' END, 2, n FROM numbers;
        INSERT INTO seats (table_id, seat, sitter, name, level)
            SELECT id, seat, CASE seat WHEN 0 THEN 'human' ELSE 'bot' END, 'name', '' FROM tables,
                (SELECT 0 AS seat UNION ALL SELECT 1);
        INSERT INTO entries (table_id, sequence, kind, text, awaited, at)
            SELECT id, sequence, 'chat', '', CASE WHEN created % 1000 = 3 THEN 2 ELSE 1 END, created FROM tables,
                (SELECT 1 AS sequence UNION ALL SELECT 2);
        INSERT INTO persons (id, name, colour, language, settings, made, seen)
            VALUES (x'05050505050505050505050505050505', '', '', '', '{}', 0, 0);
        UPDATE seats SET person = x'05050505050505050505050505050505' WHERE seat = 0
            AND table_id IN (SELECT id FROM tables WHERE created % 1000 = 3);";

    async fn plan(store: &Sqlite, query: String) -> Vec<String> {
        let query = sqlx::query(AssertSqlSafe(format!("EXPLAIN QUERY PLAN {query}")));
        query.fetch_all(&store.readers).await.unwrap().iter().map(|row| row.get("detail")).collect()
    }

    /// How long something takes when nothing else disturbs it.
    async fn quickest(again: impl AsyncFn() -> Result<(), StoreError>) -> Duration {
        let mut quickest = Duration::MAX;
        for _ in 0..10 {
            let begun = Instant::now();
            again().await.unwrap();
            quickest = quickest.min(begun.elapsed());
        }
        quickest
    }

    #[tokio::test]
    async fn no_list_looks_through_all_of_a_hundred_thousand_tables() {
        let path = std::env::temp_dir().join(format!("langhus-lists-{}.db", std::process::id()));
        let _ = std::fs::remove_file(&path);
        let store = Sqlite::open(&path).await.unwrap();
        let mut connection = store.writer.lock().await.take().await.unwrap();
        sqlx::raw_sql(AssertSqlSafe(format!("BEGIN; {MANY} COMMIT;"))).execute(&mut connection).await.unwrap();
        let (me, game) = (Some(PersonId([5; 16])), Some("game-2".to_owned()));
        let mut wanted = Vec::new();
        for status in [None, Some(Status::Open), Some(Status::Playing), Some(Status::Finished)] {
            for (person, game) in [(None, None), (None, game.clone()), (me, None)] {
                for before in [None, Some(50_000)] {
                    wanted.push(Wanted { status, person, game: game.clone(), before, limit: 12 });
                }
            }
        }
        let queries = wanted
            .iter()
            .map(query)
            .chain([WAITING_FOR_BOTS, OF_BOTS_ALONE, LEFT_OPEN, LEFT_ALONE, DUE].map(str::to_owned));
        for query in queries {
            for step in plan(&store, query.clone()).await {
                let all =
                    (step.starts_with("SCAN tables") && !step.contains("INDEX")) || step.starts_with("SCAN entries");
                assert!(!all, "{step} in {query}");
            }
        }
        // One's own tables are sorted; of all others there are too many for that.
        for query in wanted.iter().filter(|wanted| wanted.person.is_none()).map(chosen) {
            assert_eq!(plan(&store, query.clone()).await.len(), 1, "it is only looked up: {query}");
        }
        let mut slowest = Duration::ZERO;
        for wanted in wanted {
            slowest = slowest.max(quickest(async || store.list(wanted.clone()).await.map(drop)).await);
            let listed = store.list(wanted.clone()).await.unwrap();
            let right = |table: &Listed| {
                wanted.status.is_none_or(|status| status == table.head.status)
                    && wanted.game.as_ref().is_none_or(|game| *game == table.head.game)
                    && wanted.before.is_none_or(|before| table.head.created < before)
                    && table.places.len() == 2
                    && table.own.is_some() == wanted.person.is_some()
            };
            assert!(listed.iter().all(right) && listed.is_sorted_by_key(|table| -table.head.created), "{wanted:?}");
            let none = wanted.person.is_some() && wanted.status.is_some_and(|status| status != Status::Playing);
            assert_eq!(listed.len(), if none { 0 } else { 12 }, "{wanted:?}");
        }
        slowest = slowest.max(quickest(async || store.waiting_for_bots().await.map(drop)).await);
        slowest = slowest.max(quickest(async || store.left_open(50_000, 50).await.map(drop)).await);
        slowest = slowest.max(quickest(async || store.counts().await.map(drop)).await);
        // Four milliseconds on a busy machine; looking through all tables takes fifty.
        assert!(slowest < Duration::from_millis(25), "{slowest:?}");
        assert_eq!(store.waiting_for_bots().await.unwrap().len(), 100);
        assert_eq!(store.left_open(50_000, 5).await.unwrap().len(), 5);
        let counts = store.counts().await.unwrap();
        assert_eq!(counts, [(Status::Finished, 98_000), (Status::Open, 1000), (Status::Playing, 1000)]);
        for ending in ["", "-wal", "-shm"] {
            let _ = std::fs::remove_file(format!("{}{ending}", path.display()));
        }
    }
}
