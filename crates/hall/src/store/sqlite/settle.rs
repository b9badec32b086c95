//! After a commit that failed: is it on disk or not?

use langhus_table::id::TableId;
use sqlx::{Connection, Row, SqliteConnection};

use super::super::{Change, StoreError};
use super::fault::Fault;
use super::line::Line;
use super::write::flat;
use crate::clock::now;

/// What became of changes whose transaction failed.
///
/// If they may be on disk, a new connection looks for them. And it writes something itself: only then the log goes on
/// from before the failed commit, so that no later start can find that one there.
pub(super) async fn settle(line: &mut Line, changes: &[Change], fault: Fault) -> Result<(), StoreError> {
    let why = match fault {
        Fault::Refused(error) => return Err(error),
        Fault::NotWritten(why) => return Err(StoreError::Broken(why)),
        Fault::InDoubt(why) => why,
    };
    match look(line, changes).await {
        Ok(Some(true)) => Ok(()),
        Ok(Some(false)) => Err(StoreError::Broken(why)),
        Ok(None) => Err(StoreError::Unknown(why)),
        Err(error) => Err(StoreError::Unknown(format!("{why} And then: {error}"))),
    }
}

/// Are these changes on disk? Nothing if they leave no trace.
async fn look(line: &mut Line, changes: &[Change]) -> Result<Option<bool>, sqlx::Error> {
    // All are on disk or none is, so the first trace is enough.
    let Some((table, sequence)) = flat(changes).find_map(trace) else { return Ok(None) };
    let mut connection = line.take().await?;
    let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
    let query = sqlx::query("SELECT EXISTS (SELECT 1 FROM entries WHERE table_id = ?1 AND sequence = ?2)");
    let row = query.bind(table.number()).bind(sequence as i64).fetch_one(&mut *transaction).await?;
    probe(&mut transaction).await?;
    transaction.commit().await?;
    line.give_back(connection);
    Ok(Some(row.try_get(0)?))
}

/// An entry that is there if the change was kept.
fn trace(change: &Change) -> Option<(TableId, u64)> {
    match change {
        Change::Create(stored) => (!stored.entries.is_empty()).then_some((stored.head.id, 1)),
        Change::Append { table, first, entries, .. } => (!entries.is_empty()).then_some((*table, *first)),
        _ => None,
    }
}

/// Writes what nobody reads, to know whether writing works.
pub(super) async fn probe(connection: &mut SqliteConnection) -> Result<(), sqlx::Error> {
    sqlx::query("UPDATE probe SET at = ?1").bind(now()).execute(connection).await.map(drop)
}

#[cfg(test)]
mod tests {
    use sqlx::ConnectOptions;
    use sqlx::sqlite::SqliteConnectOptions;

    use super::super::Sqlite;
    use super::*;
    use crate::store::{Author, Due, Head, Status, Store, Stored};
    use langhus_rules::{Seats, Seed, Viewers};
    use langhus_table::Customs;
    use langhus_table::entry::{Entry, Kind};

    fn entry() -> Entry {
        Entry {
            kind: Kind::Chat,
            seat: None,
            text: "hei".into(),
            client: None,
            awaited: Seats::NONE,
            at: 0,
            noticed: Viewers::ALL,
        }
    }

    /// A table with one entry.
    fn open() -> Change {
        let head = Head {
            id: TableId::from_number(1),
            game: String::new(),
            revision: 1,
            edition: String::new(),
            options: Vec::new(),
            seed: Seed::from_number(1),
            listed: false,
            customs: Customs::FREE,
            pace: None,
            status: Status::Open,
            created: 0,
        };
        Change::Create(Box::new(Stored {
            head,
            edition: None,
            places: Vec::new(),
            entries: vec![entry()],
            result: None,
            due: Due::default(),
        }))
    }

    fn append(sequence: u64) -> Change {
        let table = TableId::from_number(1);
        Change::Append { table, first: sequence, entries: vec![entry()], places: Vec::new(), status: None, due: None }
    }

    fn doubt() -> Fault {
        Fault::InDoubt("The flush failed.".to_owned())
    }

    #[tokio::test]
    async fn a_commit_in_doubt_is_looked_for() {
        let path = std::env::temp_dir().join(format!("langhus-settle-{}.db", std::process::id()));
        let _ = std::fs::remove_file(&path);
        let store = Sqlite::open(&path).await.unwrap();
        assert_eq!(store.write(Author(1), &[open()]).await, [Ok(())]);
        let options = SqliteConnectOptions::new().filename(&path);
        let mut line = Line::new(options.clone().busy_timeout(std::time::Duration::ZERO));
        assert_eq!(settle(&mut line, &[append(1)], doubt()).await, Ok(()), "it is there");
        let not_kept = Err(StoreError::Broken("The flush failed.".to_owned()));
        assert_eq!(settle(&mut line, &[append(2)], doubt()).await, not_kept);
        let forgotten = Change::ForgetRequests { before: 0 };
        let unknown = settle(&mut line, &[forgotten], doubt()).await;
        assert!(matches!(unknown, Err(StoreError::Unknown(_))), "it leaves no trace: {unknown:?}");
        let mut other = options.connect().await.unwrap();
        let _locked = other.begin_with("BEGIN IMMEDIATE").await.unwrap();
        let unknown = settle(&mut line, &[append(1)], doubt()).await;
        assert!(matches!(unknown, Err(StoreError::Unknown(_))), "nothing can be settled without writing: {unknown:?}");
        for ending in ["", "-wal", "-shm"] {
            let _ = std::fs::remove_file(format!("{}{ending}", path.display()));
        }
    }
}
