//! Work between commits, and finding out whether writing works.

use sqlx::Executor;

use super::super::StoreError;
use super::line::Line;
use super::read::Readers;
use crate::clock::now;

/// Writes what nobody reads, to know whether writing works. A connection that was lost is made again first.
pub(super) async fn probe(line: &mut Line) -> Result<(), StoreError> {
    let mut tried = Ok(());
    for _ in 0..2 {
        tried = async {
            let mut connection = line.take().await?;
            let (writer, _) = line.next(&mut connection).await?;
            let update = sqlx::query("UPDATE writers SET at = $2 WHERE id = $1").bind(writer).bind(now());
            if update.execute(&mut connection).await?.rows_affected() == 0 {
                // Somebody restored a backup beneath us.
                line.renounce();
                return Err(sqlx::Error::PoolTimedOut);
            }
            line.give_back(connection);
            Ok(())
        }
        .await;
        if !tried.as_ref().is_err_and(super::fault::is_lost) {
            break;
        }
    }
    Ok(tried?)
}

/// Adds up the rows that count tables.
pub(super) async fn add_up(readers: &Readers) -> Result<(), StoreError> {
    let sum = "WITH gone AS (DELETE FROM counts RETURNING status, tables)
        INSERT INTO counts (status, tables) SELECT status, sum(tables) FROM gone GROUP BY status";
    readers.ask(|pool| sqlx::query(sum).execute(pool)).await.map(drop)
}

/// Forgets the writers that have not written for so long, in milliseconds. Each begins anew when it is still there.
pub(super) async fn forget_writers(readers: &Readers, gone: i64) -> Result<(), StoreError> {
    let delete = "DELETE FROM writers WHERE at < $1";
    readers.ask(|pool| sqlx::query(delete).bind(now() - gone).execute(pool)).await.map(drop)
}

/// Overwrites what is to be forgotten: until then the database holds what was there before in its files. Its log keeps it
/// for as long as it keeps its log.
pub(super) async fn overwrite(readers: &Readers) -> Result<(), StoreError> {
    let mut connection = readers.pool.acquire().await?;
    connection.execute("SET statement_timeout = '10min'").await?;
    for table in ["persons", "devices", "links", "seats", "leavers", "passes", "tables", "entries", "requests"] {
        let vacuum = sqlx::AssertSqlSafe(format!("VACUUM (SKIP_LOCKED) {table}"));
        if let Err(error) = connection.execute(vacuum).await {
            connection.close().await?;
            return Err(error.into());
        }
    }
    connection.execute("SET statement_timeout = '4s'").await?;
    Ok(())
}
