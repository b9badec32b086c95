//! Hearing what all servers write: each commit tells it (`NOTIFY`), so it is told exactly when the commit can be read, in
//! the order of the commits.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use futures_util::stream::{self, BoxStream};
use langhus_table::id::TableId;
use sqlx::postgres::{PgConnectOptions, PgListener, PgPool, PgPoolOptions};
use tokio::sync::broadcast;
use tokio::sync::broadcast::error::RecvError;
use tokio::task::AbortHandle;
use tokio::time::{sleep, timeout};

use super::super::news::PENDING;
use super::super::{Author, Changed, Heard, News, PersonId, StoreError};
use super::PATIENCE;

/// Where commits are told.
pub(super) const CHANNEL: &str = "langhus";
/// So many bytes are told at once at most; the database takes 8000.
const MOST: usize = 7000;
/// When nothing was heard for so long, the connection is asked whether it is still there.
const QUIET: Duration = Duration::from_secs(1);
/// So long after a connection was lost another one is tried.
const AGAIN: Duration = Duration::from_millis(100);

/// What was heard, and which of which store's commits it was.
#[derive(Clone)]
enum Told {
    Commit { store: u64, number: u64, news: News },
    Missed,
}

/// Hears what all servers write.
pub(super) struct Listening {
    /// Which store this is among all that use the database.
    pub(super) store: u64,
    /// How many of its commits have begun, and how many are over.
    begun: AtomicU64,
    over: Arc<AtomicU64>,
    told: broadcast::Sender<Told>,
    hearing: AbortHandle,
}

impl Drop for Listening {
    fn drop(&mut self) {
        self.hearing.abort();
    }
}

impl Listening {
    /// Begins to hear. What is written after this returns is heard.
    pub(super) async fn start(options: PgConnectOptions) -> Result<Listening, StoreError> {
        let pool = PgPoolOptions::new().max_connections(1).acquire_timeout(PATIENCE);
        let pool = pool.max_lifetime(None).idle_timeout(None).connect_lazy_with(options);
        let listener = connect(&pool).await?;
        let told = broadcast::Sender::new(PENDING);
        let hearing = tokio::spawn(hear(pool, listener, told.clone())).abort_handle();
        let (begun, over) = Default::default();
        Ok(Listening { store: Author::fresh().0, begun, over, told, hearing })
    }

    /// A commit begins; its number.
    pub(super) fn begin(&self) -> u64 {
        self.begun.fetch_add(1, Ordering::AcqRel) + 1
    }

    /// All that have begun are over.
    pub(super) fn end(&self) {
        self.over.store(self.begun.load(Ordering::Acquire), Ordering::Release);
    }

    /// Everything that is told from now on. What this store has written before may be on its way still; it is left out.
    pub(super) fn listen(&self) -> BoxStream<'static, Heard> {
        let (own, before) = (self.store, self.over.load(Ordering::Acquire));
        Box::pin(stream::unfold(self.told.subscribe(), move |mut told| async move {
            loop {
                let heard = match told.recv().await {
                    Ok(Told::Commit { store, number, .. }) if store == own && number <= before => continue,
                    Ok(Told::Commit { news, .. }) => Heard::News(news),
                    Ok(Told::Missed) | Err(RecvError::Lagged(_)) => Heard::Missed,
                    Err(RecvError::Closed) => return None,
                };
                return Some((heard, told));
            }
        }))
    }
}

async fn connect(pool: &PgPool) -> Result<PgListener, sqlx::Error> {
    let listening = async {
        let mut listener = PgListener::connect_with(pool).await?;
        // Whoever listens must be told when the connection was lost.
        listener.eager_reconnect(false);
        listener.listen(CHANNEL).await?;
        Ok(listener)
    };
    timeout(2 * PATIENCE, listening).await.unwrap_or(Err(sqlx::Error::PoolTimedOut))
}

/// Hears, and connects again when the connection is lost.
async fn hear(pool: PgPool, mut listener: PgListener, told: broadcast::Sender<Told>) {
    loop {
        let why = heard(&mut listener, &told).await;
        tracing::warn!(why, "the database is not heard any more");
        drop(listener);
        listener = loop {
            sleep(AGAIN).await;
            if let Ok(listener) = connect(&pool).await {
                break listener;
            }
        };
        tracing::info!("the database is heard again");
        // Nobody may listen.
        let _ = told.send(Told::Missed);
    }
}

/// Tells what is heard until the connection is lost, and why it was.
async fn heard(listener: &mut PgListener, told: &broadcast::Sender<Told>) -> String {
    loop {
        match timeout(QUIET, listener.try_recv()).await {
            Ok(Ok(Some(notification))) => {
                if let Some(heard) = read(notification.payload()) {
                    let _ = told.send(heard);
                } else {
                    // A newer langhus says something else.
                    let _ = told.send(Told::Missed);
                }
            }
            Ok(Ok(None)) => return "The connection was lost.".to_owned(),
            Ok(Err(error)) => return error.to_string(),
            Err(_) => {
                let asked = timeout(PATIENCE, sqlx::query("SELECT 1").execute(&mut *listener)).await;
                match asked {
                    Ok(Ok(_)) => {}
                    Ok(Err(error)) => return error.to_string(),
                    Err(_) => return "It does not answer.".to_owned(),
                }
            }
        }
    }
}

/// What is told of a commit, in as many parts as it takes.
pub(super) fn tell(from: &str, tables: &[Changed], people: &[PersonId]) -> Vec<String> {
    let (mut parts, mut part) = (Vec::new(), [String::new(), String::new()]);
    let tables = tables.iter().map(|changed| (0, format!("{:x}:{:x}", changed.table.number(), changed.sequence)));
    let people = people.iter().map(|person| (1, format!("{:032x}", u128::from_be_bytes(person.0))));
    let mut close = |part: &mut [String; 2]| {
        let [tables, people] = std::mem::take(part);
        parts.push(format!("{from}|{tables}|{people}"));
    };
    for (kind, word) in tables.chain(people) {
        if part[0].len() + part[1].len() + word.len() > MOST {
            close(&mut part);
        }
        if !part[kind].is_empty() {
            part[kind].push(',');
        }
        part[kind].push_str(&word);
    }
    if !part[0].is_empty() || !part[1].is_empty() {
        close(&mut part);
    }
    parts
}

fn read(payload: &str) -> Option<Told> {
    let number = |word: &str| u64::from_str_radix(word, 16).ok();
    let mut fields = payload.split('|');
    let (from, tables, people) = (fields.next()?, fields.next()?, fields.next()?);
    let mut from = from.split('.').map(number);
    let (store, count, by) = (from.next()??, from.next()??, from.next()??);
    let words =
        |field: &'_ str| field.split(',').filter(|word| !word.is_empty()).map(str::to_owned).collect::<Vec<_>>();
    let table = |word: &String| {
        let (table, sequence) = word.split_once(':')?;
        Some(Changed { table: TableId::from_number(number(table)? as i64), sequence: number(sequence)? })
    };
    let person = |word: &String| Some(PersonId(u128::from_str_radix(word, 16).ok()?.to_be_bytes()));
    let tables = words(tables).iter().map(table).collect::<Option<Arc<[Changed]>>>()?;
    let people = words(people).iter().map(person).collect::<Option<Arc<[PersonId]>>>()?;
    Some(Told::Commit { store, number: count, news: News { by: Author(by), tables, people } })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_told_is_heard_whole_and_in_order() {
        let tables: Vec<Changed> =
            (1..700).map(|n| Changed { table: TableId::from_number((1 << 59) + n), sequence: n as u64 * 17 }).collect();
        let people: Vec<PersonId> = (0..40).map(|n| PersonId([n; 16])).collect();
        let parts = tell("5.a.ff", &tables, &people);
        assert!(parts.len() > 1 && parts.iter().all(|part| part.len() < 8000), "a database takes no more at once");
        let (mut heard, mut known) = (Vec::new(), Vec::new());
        for part in &parts {
            let Some(Told::Commit { store: 5, number: 10, news }) = read(part) else { panic!("{part}") };
            assert_eq!(news.by, Author(255));
            heard.extend_from_slice(&news.tables);
            known.extend_from_slice(&news.people);
        }
        assert_eq!((heard, known), (tables, people));
        assert_eq!(tell("5.a.ff", &[], &[]), Vec::<String>::new(), "nothing to tell");
        assert!(read("something else").is_none() && read("5.a.ff|x|").is_none());
    }
}
