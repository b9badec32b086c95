//! Which servers are here, and which of them does what one does at a time.

use sqlx::Row;

use super::super::{Author, Duty, StoreError};
use super::read::Readers;

/// Whoever is not here any more is remembered for so long, so that a list of all tells no one twice.
const FORGOTTEN: &str = "DELETE FROM servers WHERE until < clock_timestamp() - interval '1 minute'";
/// A server is here for so long after it has said so.
const HERE: &str = "WITH here AS (
        INSERT INTO servers (id, until) VALUES ($1, clock_timestamp() + interval '5 seconds')
        ON CONFLICT (id) DO UPDATE SET until = excluded.until RETURNING id)
    SELECT id FROM here UNION SELECT id FROM servers WHERE until > clock_timestamp()";
const LEAVES: &str = "WITH gone AS (DELETE FROM servers WHERE id = $1)
    SELECT id FROM servers WHERE until > clock_timestamp() AND id <> $1";
/// Of several who take a duty at once each waits for the one before, and then finds it taken.
const CLAIM: &str = "WITH here AS (
        INSERT INTO servers (id, until) VALUES ($2, clock_timestamp() + interval '5 seconds')
        ON CONFLICT (id) DO UPDATE SET until = excluded.until)
    INSERT INTO duties (id, server) VALUES ($1, $2)
    ON CONFLICT (id) DO UPDATE SET server = $2 WHERE duties.server = $2
        OR NOT EXISTS (SELECT 1 FROM servers WHERE servers.id = duties.server AND until > clock_timestamp())
    RETURNING server";

const fn number(duty: Duty) -> i64 {
    match duty {
        Duty::Clocks => 0,
        Duty::Letters => -1,
        Duty::Bots(table) => table.number(),
    }
}

pub(super) async fn attend(readers: &Readers, by: Author, here: bool) -> Result<Vec<Author>, StoreError> {
    let query = if here { HERE } else { LEAVES };
    let rows = readers.ask(|pool| sqlx::query(query).bind(by.0 as i64).fetch_all(pool)).await?;
    rows.iter().map(|row| Ok(Author(row.try_get::<i64, _>(0)? as u64))).collect()
}

pub(super) async fn claim(readers: &Readers, by: Author, duty: Duty) -> Result<bool, StoreError> {
    let claim = readers.ask(|pool| sqlx::query(CLAIM).bind(number(duty)).bind(by.0 as i64).fetch_optional(pool));
    Ok(claim.await?.is_some())
}

pub(super) async fn release(readers: &Readers, by: Author, duty: Duty) -> Result<(), StoreError> {
    let release = "DELETE FROM duties WHERE id = $1 AND server = $2";
    readers.ask(|pool| sqlx::query(release).bind(number(duty)).bind(by.0 as i64).execute(pool)).await.map(drop)
}

/// Forgets the servers that are gone, and their duties.
pub(super) async fn forget(readers: &Readers) -> Result<(), StoreError> {
    let left = "DELETE FROM duties WHERE NOT EXISTS (SELECT 1 FROM servers WHERE servers.id = server)";
    readers.ask(|pool| sqlx::query(FORGOTTEN).execute(pool)).await?;
    readers.ask(|pool| sqlx::query(left).execute(pool)).await.map(drop)
}
