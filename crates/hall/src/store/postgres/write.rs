//! Commits.

use std::collections::BTreeSet;

use langhus_rules::Seat;
use langhus_table::id::TableId;
use sqlx::postgres::PgConnection;
use sqlx::{AssertSqlSafe, Connection, Row};
use tokio::time::timeout;

use super::super::news::{concerned, touched};
use super::super::{Author, Change, Due, PersonId, Place, Request, StoreError, Stored};
use super::append::{Append, Commit, append, append_one, found, from, not_next, only_appends, seat};
use super::fault::Fault;
use super::line::Line;
use super::listen::{CHANNEL, Listening, tell};
use super::settle::{Fate, settle};
use super::{PATIENCE, outbox, people};
use crate::clock::now;

type Results = Vec<Result<(), StoreError>>;

/// So often something is tried that went wrong without being kept and may go better at once.
const TRIES: usize = 3;

/// Everybody who changes more than the entries of tables waits here for the others; so they need not lock one by one what
/// they look at. Moves do not: their tables' rows are all that they touch.
const ONE_BY_ONE: i64 = 0x6c61_6e67_6875_7301;

/// Keeps all changes in one commit. If one of them cannot be kept, each is tried by itself; if the database cannot write,
/// none is.
pub(super) async fn changes(line: &mut Line, listening: &Listening, by: Author, changes: &[Change]) -> Results {
    let results = match tried(line, listening, by, changes).await {
        Ok(results) => results,
        Err(Fault::Refused(_)) if changes.len() > 1 => {
            let mut results = Vec::with_capacity(changes.len());
            for change in changes {
                let alone = tried(line, listening, by, std::slice::from_ref(change)).await;
                results.extend(alone.unwrap_or_else(|fault| vec![Err(told(fault))]));
            }
            results
        }
        Err(fault) => vec![Err(told(fault)); changes.len()],
    };
    listening.end();
    results
}

fn told(fault: Fault) -> StoreError {
    match fault {
        Fault::Refused(error) => error,
        Fault::Again(why) | Fault::NotWritten(why) => StoreError::Broken(why),
        Fault::InDoubt(why) => StoreError::Unknown(why),
    }
}

/// Every change by itself.
pub(super) fn flat(changes: &[Change]) -> Box<dyn Iterator<Item = &Change> + Send + '_> {
    Box::new(changes.iter().flat_map(|change| match change {
        Change::All(changes) => flat(changes),
        change => Box::new(std::iter::once(change)),
    }))
}

/// Writes; and again, if nothing of it was kept and it may go better at once.
async fn tried(line: &mut Line, listening: &Listening, by: Author, changes: &[Change]) -> Result<Results, Fault> {
    let mut tries = 0;
    loop {
        tries += 1;
        let from = from(listening.store, listening.begin(), by);
        let written = timeout(2 * PATIENCE, together(line, by, &from, changes)).await;
        let fault = match written {
            Ok(Ok(results)) => return Ok(results),
            Ok(Err(fault)) => fault,
            Err(_) => Fault::InDoubt("The database did not answer in time.".to_owned()),
        };
        let why = match fault {
            Fault::InDoubt(why) => match timeout(2 * PATIENCE, settled(line, changes)).await {
                Ok(Ok(Some(results))) => return Ok(results),
                // It was not kept, and never will be.
                Ok(Ok(None)) => why,
                Ok(Err(then)) => {
                    line.renounce();
                    return Err(Fault::InDoubt(format!("{why} {}", told(then))));
                }
                Err(_) => {
                    line.renounce();
                    return Err(Fault::InDoubt(why));
                }
            },
            Fault::Again(why) => why,
            fault => return Err(fault),
        };
        if tries == TRIES {
            return Err(Fault::NotWritten(why));
        }
    }
}

/// What became of a commit in doubt: what was kept, or nothing if none of it was.
async fn settled(line: &mut Line, changes: &[Change]) -> Result<Option<Results>, Fault> {
    match settle(line).await? {
        Fate::NotKept => Ok(None),
        Fate::Kept => {
            let Some(appends) = only_appends(changes) else { return Ok(Some(vec![Ok(()); changes.len()])) };
            let doubt = |error: sqlx::Error| Fault::InDoubt(error.to_string());
            let mut connection = line.take().await.map_err(doubt)?;
            let found = found(&mut connection, &appends).await.map_err(doubt)?;
            line.give_back(connection);
            Ok(Some(results(&appends, |table| found.contains(&table))))
        }
    }
}

fn results(appends: &[Append<'_>], is_kept: impl Fn(TableId) -> bool) -> Results {
    appends.iter().map(|append| if is_kept(append.table) { Ok(()) } else { Err(StoreError::Taken) }).collect()
}

async fn together(line: &mut Line, by: Author, from: &str, changes: &[Change]) -> Result<Results, Fault> {
    if changes.is_empty() {
        return Ok(Vec::new());
    }
    let mut connection = line.take().await.map_err(|error| Fault::NotWritten(StoreError::of(&error).to_string()))?;
    let (writer, number) = line.next(&mut connection).await.map_err(|error| Fault::before_commit(&error))?;
    if let Some(appends) = only_appends(changes) {
        // A statement is a transaction by itself: one way to the database and back.
        let kept = append(&mut connection, &appends, Some(Commit { writer, number, from })).await;
        let Some(kept) = kept.map_err(|error| Fault::in_commit(&error))? else {
            line.renounce();
            return Err(not_next());
        };
        line.counted();
        line.give_back(connection);
        return Ok(results(&appends, |table| kept.contains(&table)));
    }
    let mut transaction = connection.begin().await.map_err(|error| Fault::before_commit(&error))?;
    let made = async {
        if !count(&mut transaction, writer, number).await? {
            return Ok(false);
        }
        wait_for_others(&mut transaction, changes).await?;
        for change in flat(changes) {
            make(&mut transaction, by, change).await?;
        }
        tell_all(&mut transaction, from, changes).await?;
        Ok(true)
    };
    match made.await {
        Ok(true) => {}
        Ok(false) => {
            line.renounce();
            return Err(not_next());
        }
        Err(error) => {
            let fault = Fault::before_commit(&error);
            if matches!(fault, Fault::Refused(_)) && transaction.rollback().await.is_ok() {
                line.give_back(connection);
            }
            return Err(fault);
        }
    }
    transaction.commit().await.map_err(|error| Fault::in_commit(&error))?;
    line.counted();
    line.give_back(connection);
    Ok(vec![Ok(()); changes.len()])
}

/// This is the writer's next commit. So it is told apart from one that was given up.
async fn count(transaction: &mut PgConnection, writer: i64, number: i64) -> Result<bool, sqlx::Error> {
    let count = "UPDATE writers SET commits = $2, at = $3 WHERE id = $1 AND commits = $2 - 1";
    let counted = sqlx::query(count).bind(writer).bind(number).bind(now()).execute(transaction).await?;
    Ok(counted.rows_affected() == 1)
}

/// Waits for whoever else changes more than entries, and then for those who append to these tables.
async fn wait_for_others(transaction: &mut PgConnection, changes: &[Change]) -> Result<(), sqlx::Error> {
    if flat(changes).all(|change| matches!(change, Change::Pulse { .. } | Change::ForgetRequests { .. })) {
        return Ok(());
    }
    sqlx::query("SELECT pg_advisory_xact_lock($1)").bind(ONE_BY_ONE).execute(&mut *transaction).await?;
    let tables: BTreeSet<i64> = flat(changes)
        .filter_map(|change| match change {
            Change::Append { table, .. } | Change::Rewrite { table, .. } | Change::Remove { table, .. } => {
                Some(table.number())
            }
            _ => None,
        })
        .collect();
    let tables: Vec<i64> = tables.into_iter().collect();
    let lock = "SELECT 1 FROM tables WHERE id = ANY($1) ORDER BY id FOR UPDATE";
    sqlx::query(lock).bind(tables).execute(transaction).await.map(drop)
}

async fn tell_all(transaction: &mut PgConnection, from: &str, changes: &[Change]) -> Result<(), sqlx::Error> {
    let (mut tables, mut people) = (Vec::new(), Vec::new());
    for change in changes {
        touched(change, &mut tables);
        concerned(change, &mut people);
    }
    let parts = tell(from, &tables, &people);
    if !parts.is_empty() {
        let notify = format!("SELECT pg_notify('{CHANNEL}', part) FROM unnest($1::text[]) AS parts (part)");
        sqlx::query(AssertSqlSafe(notify)).bind(parts).execute(transaction).await?;
    }
    Ok(())
}

async fn make(transaction: &mut PgConnection, by: Author, change: &Change) -> Result<(), sqlx::Error> {
    match change {
        Change::Create(stored) => create(transaction, stored).await,
        Change::Append { table, first, entries, places, status, due } => {
            let (table, first) = (*table, *first);
            let one = Append { table, first, entries, status: status.as_ref(), due: due.as_ref() };
            append_one(transaction, one).await?;
            sit_down(transaction, table, places).await
        }
        Change::Person(person, deed) => people::change(transaction, *person, deed).await,
        Change::Rewrite { table, last, texts, places, result } => {
            let stands = "UPDATE tables SET result = $3 WHERE id = $1 AND last = $2";
            let stands = sqlx::query(stands).bind(table.number()).bind(*last as i64).bind(result.as_deref());
            if stands.execute(&mut *transaction).await?.rows_affected() == 0 {
                return Err(sqlx::Error::RowNotFound);
            }
            for (sequence, text) in texts {
                let update = "UPDATE entries SET text = $3 WHERE table_id = $1 AND sequence = $2";
                let update = sqlx::query(update).bind(table.number()).bind(*sequence as i64).bind(&**text);
                update.execute(&mut *transaction).await?;
            }
            sit_down(transaction, *table, places).await
        }
        Change::Call { person, table, letters } => outbox::call(transaction, *person, *table, letters).await,
        Change::Sent { letters, again } => outbox::sent(transaction, letters, *again).await,
        Change::Done(request) => done(transaction, request).await,
        Change::Pulse { at, resumes } => beat(transaction, by, *at, *resumes).await,
        Change::ForgetRequests { before } => {
            sqlx::query("DELETE FROM requests WHERE at < $1").bind(*before).execute(transaction).await.map(drop)
        }
        Change::Remove { table, since, begun } => remove(transaction, *table, *since, *begun).await,
        Change::All(_) => Ok(()),
    }
}

async fn create(connection: &mut PgConnection, stored: &Stored) -> Result<(), sqlx::Error> {
    let head = &stored.head;
    if let Some(text) = &stored.edition {
        let insert = sqlx::query("INSERT INTO editions (hash, text) VALUES ($1, $2) ON CONFLICT DO NOTHING");
        insert.bind(&head.edition).bind(text).execute(&mut *connection).await?;
    }
    let options = serde_json::to_string(&head.options).map_err(|error| sqlx::Error::Encode(error.into()))?;
    sqlx::query(
        "INSERT INTO tables (id, game, revision, edition, options, seed, listed, status, bots, result, created, finished,
             customs, pace)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, 0, $9, $10, $11, $12, $13)",
    )
    .bind(head.id.number())
    .bind(&head.game)
    .bind(i64::from(head.revision))
    .bind(&head.edition)
    .bind(options)
    .bind(head.seed.to_string())
    .bind(head.listed)
    .bind(head.status.name())
    .bind(&stored.result)
    .bind(head.created)
    .bind(head.status.is_past().then_some(head.created))
    .bind(head.customs.write())
    .bind(head.pace.as_ref().map(ToString::to_string).unwrap_or_default())
    .execute(&mut *connection)
    .await?;
    let due = (stored.due != Due::default()).then_some(&stored.due);
    let first = Append { table: head.id, first: 1, entries: &stored.entries, status: None, due };
    append_one(&mut *connection, first).await?;
    let seats = Seat::all(stored.places.len() as u8);
    let places: Vec<(Seat, Place)> = seats.zip(stored.places.iter().cloned()).collect();
    sit_down(connection, head.id, &places).await
}

/// Seats are different from now on; nothing of what they were before stays.
async fn sit_down(connection: &mut PgConnection, table: TableId, places: &[(Seat, Place)]) -> Result<(), sqlx::Error> {
    for (number, place) in places {
        seat_down(connection, table, *number, place).await?;
    }
    if places.is_empty() {
        return Ok(());
    }
    let update = "UPDATE tables SET bots = (SELECT coalesce(bit_or(1::bigint << seat), 0) FROM seats
        WHERE table_id = $1 AND sitter IN ('bot', 'away')) WHERE id = $1";
    sqlx::query(update).bind(table.number()).execute(connection).await.map(drop)
}

async fn seat_down(
    connection: &mut PgConnection,
    table: TableId,
    number: Seat,
    place: &Place,
) -> Result<(), sqlx::Error> {
    let (id, seat) = (table.number(), seat(Some(number)));
    if let Some(owner) = place.owner {
        may_sit(connection, table, number, owner).await?;
    }
    sqlx::query(
        "INSERT INTO seats (table_id, seat, sitter, name, level, person, orders) VALUES ($1, $2, $3, $4, $5, $6, $7)
         ON CONFLICT (table_id, seat) DO UPDATE SET sitter = $3, name = $4, level = $5, person = $6, orders = $7",
    )
    .bind(id)
    .bind(seat)
    .bind(place.sitter.name())
    .bind(&place.name)
    .bind(&place.level)
    .bind(place.owner.map(|owner| owner.0.to_vec()))
    .bind(place.orders.write())
    .execute(&mut *connection)
    .await?;
    for clear in [
        "DELETE FROM leavers WHERE table_id = $1 AND seat = $2",
        "DELETE FROM passes WHERE table_id = $1 AND seat = $2",
    ] {
        sqlx::query(clear).bind(id).bind(seat).execute(&mut *connection).await?;
    }
    for person in &place.left {
        let insert = sqlx::query("INSERT INTO leavers (table_id, seat, person) VALUES ($1, $2, $3)");
        insert.bind(id).bind(seat).bind(&person.0[..]).execute(&mut *connection).await?;
    }
    for pass in &place.passes {
        let insert = sqlx::query("INSERT INTO passes (hash, table_id, seat, until) VALUES ($1, $2, $3, $4)");
        insert.bind(&pass.key.0[..]).bind(id).bind(seat).bind(pass.until).execute(&mut *connection).await?;
    }
    Ok(())
}

/// Refuses somebody a seat who is not there any more, or sits in another one of a game that is not over: whoever seats
/// them has not seen that yet.
async fn may_sit(
    connection: &mut PgConnection,
    table: TableId,
    number: Seat,
    person: PersonId,
) -> Result<(), sqlx::Error> {
    let may = sqlx::query(
        "SELECT EXISTS (SELECT 1 FROM persons WHERE id = $3) AND NOT EXISTS (
             SELECT 1 FROM seats JOIN tables ON id = table_id
             WHERE table_id = $1 AND seat <> $2 AND person = $3 AND status NOT IN ('finished', 'replay'))",
    );
    let may = may.bind(table.number()).bind(seat(Some(number))).bind(&person.0[..]);
    let may: bool = may.fetch_one(connection).await?.try_get(0)?;
    if may { Ok(()) } else { Err(sqlx::Error::RowNotFound) }
}

/// While another server is here nobody has to wait, so it is no outage.
async fn beat(connection: &mut PgConnection, by: Author, at: i64, resumes: bool) -> Result<(), sqlx::Error> {
    if resumes {
        let outage = sqlx::query(
            "INSERT INTO outages (began, ended) SELECT at, $1 FROM pulse WHERE at < $1
                 AND NOT EXISTS (SELECT 1 FROM servers WHERE until > clock_timestamp() AND id <> $2)
             ON CONFLICT (began) DO UPDATE SET ended = greatest(outages.ended, $1)",
        );
        outage.bind(at).bind(by.0 as i64).execute(&mut *connection).await?;
    }
    let pulse = "INSERT INTO pulse (id, at) VALUES (1, $1) ON CONFLICT (id) DO UPDATE SET at = greatest(pulse.at, $1)";
    sqlx::query(pulse).bind(at).execute(connection).await.map(drop)
}

async fn done(connection: &mut PgConnection, request: &Request) -> Result<(), sqlx::Error> {
    let insert = sqlx::query("INSERT INTO requests (hash, asked, table_id, token, at) VALUES ($1, $2, $3, $4, $5)");
    let insert = insert.bind(&request.once.key.0[..]).bind(&request.once.asked.0[..]).bind(request.table.number());
    let token = request.once.token.map(|token| token.0.to_vec());
    insert.bind(token).bind(now()).execute(connection).await.map(drop)
}

/// Removes a table that never began, or whose game is not over, with everything that belongs to it alone.
async fn remove(connection: &mut PgConnection, table: TableId, since: i64, begun: bool) -> Result<(), sqlx::Error> {
    let edition = sqlx::query(
        "SELECT edition FROM tables WHERE id = $1 AND (status = 'open' OR ($3 AND status IN ('playing', 'resting')))
         AND NOT EXISTS (SELECT 1 FROM entries WHERE table_id = $1 AND at >= $2)",
    );
    let edition = edition.bind(table.number()).bind(since).bind(begun);
    let Some(row) = edition.fetch_optional(&mut *connection).await? else { return Ok(()) };
    let edition: String = row.try_get("edition")?;
    let parts = [
        "DELETE FROM leavers WHERE table_id = $1",
        "DELETE FROM passes WHERE table_id = $1",
        "DELETE FROM seats WHERE table_id = $1",
        "DELETE FROM entries WHERE table_id = $1",
        "DELETE FROM requests WHERE table_id = $1",
        "DELETE FROM letters WHERE table_id = $1",
        "DELETE FROM tables WHERE id = $1",
    ];
    for part in parts {
        sqlx::query(part).bind(table.number()).execute(&mut *connection).await?;
    }
    let unused = "DELETE FROM editions WHERE hash = $1 AND NOT EXISTS (SELECT 1 FROM tables WHERE edition = $1)";
    sqlx::query(unused).bind(edition).execute(connection).await.map(drop)
}
