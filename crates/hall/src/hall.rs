//! The hall itself: what all requests share.

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use tokio::sync::watch;

use crate::bot_tables::BotTables;
use crate::house::House;
use crate::id::{Entropy, TableId};
use crate::limits::{Limiter, Limits};
use crate::line::{Line, Most, Waits};
use crate::metrics::Metrics;
use crate::pages::Files;
use crate::room::Room;
use crate::site::Site;
use crate::store::{Store, Writer};
use crate::thinkers::Thinkers;

/// What a hall is built from.
pub struct Parts {
    /// The games and the bots.
    pub house: Arc<dyn House>,
    /// Where tables are kept.
    pub store: Arc<dyn Store>,
    /// Where secrets come from.
    pub entropy: Arc<dyn Entropy>,
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
}

/// What all requests share.
pub struct Hall {
    /// The games and the bots.
    pub house: Arc<dyn House>,
    /// Where secrets come from.
    pub entropy: Arc<dyn Entropy>,
    /// How much each may ask for.
    pub limiter: Limiter,
    /// Under which names it answers.
    pub site: Site,
    /// What is counted.
    pub metrics: Arc<Metrics>,
    /// The files beside its pages.
    pub(crate) files: Files,
    pub(crate) store: Arc<dyn Store>,
    pub(crate) writer: Writer,
    pub(crate) thinkers: Thinkers,
    pub(crate) line: Arc<Line>,
    pub(crate) bot_tables: BotTables,
    pub(crate) watched: Duration,
    pub(crate) rooms: Mutex<HashMap<TableId, Arc<Room>>>,
    pub(crate) rematching: tokio::sync::Mutex<()>,
    idle: Duration,
    memory: usize,
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
        let writer = Writer::start(parts.store.clone(), metrics.clone());
        // Where nobody waits, just enough tables have their turn to keep the threads busy while others store.
        let most = Most { tables: parts.thinking, unattended: 2 * parts.threads };
        let line = Line::new(most, metrics.clone());
        let hall = Hall {
            files: Files::of(parts.house.as_ref()),
            house: parts.house,
            entropy: parts.entropy,
            limiter: Limiter::new(parts.limits),
            site: parts.site,
            thinkers: Thinkers::start(parts.threads, &line, metrics.clone())?,
            line,
            bot_tables: BotTables::new(parts.limits.bot_tables_of_address, parts.limits.bot_tables),
            watched: parts.watched,
            metrics,
            store: parts.store,
            writer,
            rooms: Mutex::default(),
            rematching: tokio::sync::Mutex::default(),
            idle: parts.idle,
            memory: parts.memory,
            closing: watch::Sender::new(false),
            ready: AtomicBool::new(false),
        };
        Ok(Arc::new(hall))
    }

    /// Lets the tables stand in line whose bots were thinking when the server stopped; then the hall is ready. Each is
    /// loaded when its turn comes, or when somebody looks. Tables of bots alone sleep until somebody does.
    pub async fn resume(&self) {
        let since = BotTables::since();
        match self.store.of_bots_alone(since).await {
            Ok(tables) => self.bot_tables.recall(tables),
            Err(why) => tracing::error!(%why, "the tables of bots alone cannot be listed"),
        }
        let waiting = self.store.waiting_for_bots().await.unwrap_or_else(|why| {
            tracing::error!(%why, "the tables that wait for bots cannot be listed");
            Vec::new()
        });
        waiting.into_iter().for_each(|table| self.line.stand(table, Waits::Nobody));
        self.ready.store(true, Ordering::Release);
    }

    /// Does the work between requests until the hall closes.
    pub async fn keep_house(self: Arc<Self>) {
        let mut closing = self.closing();
        let mut second = tokio::time::interval(Duration::from_secs(1));
        second.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
        loop {
            tokio::select! {
                _ = second.tick() => {}
                _ = closing.wait_for(|closing| *closing) => return,
            }
            self.forget_idle(self.idle, self.memory);
            self.limiter.forget();
            if let Err(why) = self.store.tidy().await {
                tracing::warn!(%why, "the store cannot be tidied");
            }
        }
    }

    /// Is the hall open to requests, everything loaded?
    pub fn is_ready(&self) -> bool {
        self.ready.load(Ordering::Acquire) && !self.is_closing()
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
