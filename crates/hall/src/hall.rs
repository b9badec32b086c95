//! The hall itself: what all requests share.

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, RwLock};
use std::time::{Duration, Instant};

use langhus_table::id::{Entropy, TableId};
use langhus_table::sitting::Waits;
use langhus_table::{House, Outages, Pace};
use tokio::sync::{Notify, watch};
use tokio::time::timeout;

use crate::bot_tables::BotTables;
use crate::channels::Channels;
use crate::clearing;
use crate::clock::Clock;
use crate::judging::Judges;
use crate::limits::{Limiter, Limits};
use crate::line::{Line, Most};
use crate::metrics::Metrics;
use crate::outbox::Outbox;
use crate::pages::Files;
use crate::pauses::Pauses;
use crate::people::People;
use crate::room::Room;
use crate::site::Site;
use crate::store::{Author, Status, Store, StoreError, Wanted, Writer};
use crate::thinkers::Thinkers;

/// So often the store is tidied, and after so many changes. What it does then keeps the disk busy beside the commits; the
/// longer it waits, the fewer pages it writes, because most of them have changed again.
const TIDY: Duration = Duration::from_secs(15);
const UNTIDY: u64 = 100_000;
/// What was found out about the store counts for so long.
const FRESH: Duration = Duration::from_secs(1);
/// A store that does not answer within this time is not ready.
const PATIENCE: Duration = Duration::from_secs(3);

/// What a hall is built from.
pub struct Parts {
    /// The games and the bots.
    pub house: Arc<House>,
    /// Where tables are kept.
    pub store: Arc<dyn Store>,
    /// Where secrets come from.
    pub entropy: Arc<dyn Entropy>,
    /// What tells the time.
    pub clock: Arc<dyn Clock>,
    /// The paces that are offered.
    pub paces: Vec<Pace>,
    /// How much each may ask for.
    pub limits: Limits,
    /// Under which names it answers.
    pub site: Site,
    /// On how many threads bots think.
    pub threads: usize,
    /// At how many tables bots may be asked at once.
    pub thinking: usize,
    /// A table of bots alone goes on for so long after somebody looked.
    pub watched: Duration,
    /// How long a table stays in memory that nobody looks at.
    pub idle: Duration,
    /// So many bytes the tables in memory take, about; those that nobody uses give way.
    pub memory: usize,
    /// How long a table that has not begun is kept after somebody last touched it.
    pub open_for: Duration,
    /// What the page about privacy says.
    pub privacy: Privacy,
    /// The ways to people who are not here.
    pub(crate) channels: Channels,
}

/// What whoever hosts the server promises, for the page about privacy.
#[derive(Clone, Debug)]
pub struct Privacy {
    /// Who they are and how they are reached.
    pub contact: Option<String>,
    /// So many days addresses are kept at most, in logs beside the server.
    pub addresses: u32,
    /// So many days a game is kept that everybody has abandoned, if nobody in it can come back.
    pub abandoned: u32,
}

impl Default for Privacy {
    fn default() -> Privacy {
        Privacy { contact: None, addresses: 30, abandoned: 180 }
    }
}

/// What all requests share.
pub struct Hall {
    /// The games and the bots.
    pub house: Arc<House>,
    /// Where secrets come from.
    pub entropy: Arc<dyn Entropy>,
    /// The paces that are offered.
    pub paces: Vec<Pace>,
    /// What tells the time.
    pub(crate) clock: Arc<dyn Clock>,
    /// When no server was here.
    pub(crate) outages: RwLock<Arc<Outages>>,
    /// Tells that a table is due at another time.
    pub(crate) due_news: Notify,
    /// How much each may ask for.
    pub limiter: Limiter,
    /// Under which names it answers.
    pub site: Site,
    /// What is counted.
    pub metrics: Arc<Metrics>,
    /// The files beside its pages.
    pub(crate) files: Files,
    pub(crate) store: Arc<dyn Store>,
    /// As whom it writes.
    pub(crate) author: Author,
    pub(crate) writer: Writer,
    pub(crate) thinkers: Thinkers,
    pub(crate) line: Arc<Line>,
    pub(crate) bot_tables: BotTables,
    pub(crate) watched: Duration,
    pub(crate) judges: Judges,
    pub(crate) people: People,
    pub(crate) outbox: Outbox,
    pub(crate) privacy: Privacy,
    pub(crate) rooms: Mutex<HashMap<TableId, Arc<Room>>>,
    idle: Duration,
    memory: usize,
    open_for: Duration,
    /// When the store was last looked at, and whether it worked.
    looked: tokio::sync::Mutex<Option<(Instant, bool)>>,
    closing: watch::Sender<bool>,
    ready: AtomicBool,
}

impl Hall {
    /// Opens the hall.
    ///
    /// # Errors
    /// The operating system gives no thread.
    pub fn open(parts: Parts) -> std::io::Result<Arc<Hall>> {
        let metrics = Arc::new(Metrics::default());
        let author = Author::fresh();
        let writer = Writer::start(parts.store.clone(), author, metrics.clone());
        // Where nobody waits, just enough tables have their turn to keep the threads busy while others store.
        let most = Most { tables: parts.thinking, unattended: 2 * parts.threads };
        let line = Line::new(most, metrics.clone());
        let hall = Hall {
            files: Files::of(&parts.house),
            house: parts.house,
            entropy: parts.entropy,
            paces: parts.paces,
            clock: parts.clock,
            outages: RwLock::default(),
            due_news: Notify::new(),
            limiter: Limiter::new(parts.limits),
            site: parts.site,
            thinkers: Thinkers::start(parts.threads, &line, metrics.clone())?,
            line,
            bot_tables: BotTables::new(parts.limits.bot_tables_of_address, parts.limits.bot_tables),
            watched: parts.watched,
            judges: Judges::default(),
            people: People::default(),
            outbox: Outbox::new(parts.channels),
            privacy: parts.privacy,
            metrics,
            store: parts.store,
            author,
            writer,
            rooms: Mutex::default(),
            idle: parts.idle,
            memory: parts.memory,
            open_for: parts.open_for,
            looked: tokio::sync::Mutex::default(),
            closing: watch::Sender::new(false),
            ready: AtomicBool::new(false),
        };
        Ok(Arc::new(hall))
    }

    /// Lets the tables stand in line whose bots were thinking when the server stopped; then the hall is ready. Each is
    /// loaded when its turn comes, or when somebody looks. Tables of bots alone sleep until somebody does.
    pub async fn resume(self: &Arc<Self>) {
        let mut pauses = Pauses::new();
        while let Err(why) = self.see_off_all().await {
            tracing::error!(%why, "it is not known who is to be forgotten");
            if !self.pause(&mut pauses).await {
                return;
            }
        }
        while let Err(why) = self.recall_bots().await {
            tracing::error!(%why, "the tables that wait for bots cannot be listed");
            if !self.pause(&mut pauses).await {
                return;
            }
        }
        while let Err(why) = self.tell_of_leave().await {
            tracing::error!(%why, "it is not known who is on leave");
            if !self.pause(&mut pauses).await {
                return;
            }
        }
        self.ready.store(true, Ordering::Release);
    }

    pub(crate) async fn recall_bots(&self) -> Result<(), StoreError> {
        self.bot_tables.recall(self.store.of_bots_alone(BotTables::since()).await?);
        let waiting = self.store.waiting_for_bots().await?;
        waiting.into_iter().for_each(|table| self.line.stand(table, Waits::Nobody));
        Ok(())
    }

    /// Does the work between requests until the hall closes.
    pub async fn keep_house(self: Arc<Self>) {
        let mut closing = self.closing();
        let mut second = tokio::time::interval(Duration::from_secs(1));
        second.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
        let (mut cleared, mut abandoned): (Option<i64>, Option<i64>) = (None, None);
        let mut tidied = (Instant::now(), 0);
        loop {
            tokio::select! {
                _ = second.tick() => {}
                _ = closing.wait_for(|closing| *closing) => return,
            }
            self.forget_idle(self.idle, self.memory);
            self.limiter.forget();
            let changes = self.metrics.committed.get();
            if tidied.0.elapsed() >= TIDY || changes - tidied.1 >= UNTIDY {
                tidied = (Instant::now(), changes);
                if let Err(why) = self.store.tidy().await {
                    tracing::warn!(%why, "the store cannot be tidied");
                }
            }
            if cleared.is_none_or(|at| self.now() - at >= clearing::EVERY) {
                cleared = Some(self.now());
                if let Err(problem) = self.clear_away(self.open_for).await {
                    tracing::warn!(problem = %problem.kind(), "old tables cannot be cleared away");
                }
            }
            if abandoned.is_none_or(|at| self.now() - at >= clearing::SELDOM) {
                abandoned = Some(self.now());
                if let Err(problem) = self.clear_abandoned(self.privacy.abandoned).await {
                    tracing::warn!(problem = %problem.kind(), "abandoned games cannot be cleared away");
                }
            }
        }
    }

    /// Is the hall open to requests, everything loaded, and does its store read and write?
    pub async fn is_ready(&self) -> bool {
        if !self.ready.load(Ordering::Acquire) || self.is_closing() {
            return false;
        }
        let mut looked = self.looked.lock().await;
        if let Some((_, works)) = looked.filter(|(at, _)| at.elapsed() < FRESH) {
            return works;
        }
        let works = match timeout(PATIENCE, self.look_at_store()).await {
            Ok(Ok(())) => true,
            Ok(Err(why)) => {
                tracing::error!(%why, "the store does not work");
                false
            }
            Err(_) => false,
        };
        *looked = Some((Instant::now(), works));
        works
    }

    /// Writes something, and reads what everybody sees first.
    async fn look_at_store(&self) -> Result<(), StoreError> {
        self.store.probe().await?;
        self.store.counts().await?;
        for status in [Status::Open, Status::Playing, Status::Finished] {
            self.store.list(Wanted { status: Some(status), limit: 12, ..Wanted::default() }).await?;
        }
        Ok(())
    }

    /// From now on nothing new begins.
    pub fn close(&self) {
        self.closing.send_replace(true);
        self.thinkers.close();
    }

    /// Does nothing new begin any more?
    pub fn is_closing(&self) -> bool {
        *self.closing.borrow()
    }

    /// Tells when the hall closes.
    pub fn closing(&self) -> watch::Receiver<bool> {
        self.closing.subscribe()
    }
}
