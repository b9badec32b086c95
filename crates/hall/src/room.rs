//! Tables in memory: loaded when somebody comes, dropped when nobody looks, and changed only together with the disk.

use std::sync::atomic::{AtomicI64, Ordering};
use std::sync::{Arc, PoisonError};
use std::time::Duration;

use langhus_rules::{Language, Seat};
use tokio::sync::{MappedMutexGuard, Mutex, MutexGuard, watch};

use crate::entry::now;
use crate::hall::Hall;
use crate::id::TableId;
use crate::problem::Problem;
use crate::sitting::{Answer, Answered, Sitting, Step};
use crate::store::Change;

/// A place for one table. At most one exists for each table, so whoever holds its lock decides alone.
pub struct Room {
    /// The table's name.
    pub id: TableId,
    inner: Mutex<Option<Sitting>>,
    /// The last sequence that is on disk; streams wait for it to change.
    latest: watch::Sender<u64>,
    touched: AtomicI64,
}

/// What an answer came to.
#[derive(Clone, Debug, serde::Serialize, utoipa::ToSchema)]
pub struct Ack {
    /// Its sequence number, as the seat counts.
    pub sequence: u64,
    /// Was it kept before?
    pub repeated: bool,
    /// Whom the game waits for now.
    pub awaited: Vec<u8>,
}

impl Room {
    fn new(id: TableId) -> Room {
        Room { id, inner: Mutex::new(None), latest: watch::Sender::new(0), touched: AtomicI64::new(now()) }
    }

    /// Tells when something new is on disk.
    pub fn watch(&self) -> watch::Receiver<u64> {
        self.latest.subscribe()
    }
}

type Seated<'r> = MappedMutexGuard<'r, Sitting>;

impl Hall {
    /// The place for a table.
    pub fn room(&self, id: TableId) -> Arc<Room> {
        let mut rooms = self.rooms.lock().unwrap_or_else(PoisonError::into_inner);
        let room = rooms.entry(id).or_insert_with(|| {
            self.metrics.rooms.add(1);
            Arc::new(Room::new(id))
        });
        room.touched.store(now(), Ordering::Relaxed);
        room.clone()
    }

    /// Forgets the places that nobody uses and that nobody has used for so long. A place is in use while anybody
    /// holds it: a request, a stream, a bot that thinks.
    pub fn forget_idle(&self, idle: Duration) {
        let mut rooms = self.rooms.lock().unwrap_or_else(PoisonError::into_inner);
        let before = rooms.len();
        let since = now() - idle.as_millis() as i64;
        rooms.retain(|_, room| Arc::strong_count(room) > 1 || room.touched.load(Ordering::Relaxed) > since);
        if rooms.len() < before {
            self.metrics.rooms.add(rooms.len() as i64 - before as i64);
        }
    }

    /// The table in its place, loaded if need be. While it is held nobody else sees or changes the table.
    ///
    /// # Errors
    /// There is no such table, or it cannot be loaded.
    pub async fn sit<'r>(&self, room: &'r Room) -> Result<Seated<'r>, Problem> {
        let mut inner = room.inner.lock().await;
        if inner.as_ref().is_none_or(|sitting| sitting.stale) {
            *inner = None;
            match self.store.load(room.id).await? {
                Some(stored) => {
                    let loaded = Sitting::load(stored, self.house.as_ref());
                    let sitting = loaded.map_err(|why| Problem::new("old-rules").with("why", why))?;
                    room.latest.send_replace(sitting.sequence());
                    *inner = Some(sitting);
                }
                None => {
                    // Guessed names must not fill the memory.
                    let mut rooms = self.rooms.lock().unwrap_or_else(PoisonError::into_inner);
                    if rooms.remove(&room.id).is_some() {
                        self.metrics.rooms.add(-1);
                    }
                    return Err(Problem::new("no-such-table"));
                }
            }
        }
        MutexGuard::try_map(inner, Option::as_mut).map_err(|_| Problem::new("broken"))
    }

    /// Changes a table. The change goes on to its end even if whoever asked for it is gone meanwhile, because it may
    /// already be on its way to the disk.
    ///
    /// # Errors
    /// Why nothing has changed.
    pub async fn change<T: Send + 'static>(
        self: &Arc<Self>,
        room: Arc<Room>,
        decide: impl FnOnce(&mut Sitting) -> Result<(Option<Step>, T), Problem> + Send + 'static,
    ) -> Result<T, Problem> {
        let hall = self.clone();
        let task = tokio::spawn(async move {
            let mut sitting = hall.sit(&room).await?;
            // If deciding panics, or the disk refuses, what is in memory cannot be trusted.
            sitting.stale = true;
            let (step, answer) = match decide(&mut sitting) {
                Ok(decided) => decided,
                Err(problem) => {
                    // A refusal changes nothing; a mistake of ours may have.
                    sitting.stale = problem.kind() == "broken";
                    return Err(problem);
                }
            };
            if let Some(step) = step {
                hall.keep(&room, &mut sitting, step).await?;
            }
            sitting.stale = false;
            hall.wake_bots(&room, &mut sitting);
            Ok(answer)
        });
        task.await.unwrap_or_else(|panic| {
            tracing::error!(%panic, "a change of a table panicked");
            Err(Problem::new("broken"))
        })
    }

    async fn keep(&self, room: &Room, sitting: &mut Sitting, step: Step) -> Result<(), Problem> {
        let change = Change::Append {
            table: room.id,
            first: sitting.sequence() + 1,
            entries: step.entries.clone(),
            places: step.places.clone(),
            status: step.status.clone(),
        };
        match self.writer.keep(change).await {
            Ok(()) => {
                sitting.settle(step);
                room.latest.send_replace(sitting.sequence());
                Ok(())
            }
            Err(error) => Err(error.into()),
        }
    }

    /// Plays an action of whoever `who` finds to sit there, or takes their last one back if there is none.
    ///
    /// # Errors
    /// Why it was not played.
    pub async fn act(
        self: &Arc<Self>,
        room: Arc<Room>,
        who: impl FnOnce(&Sitting) -> Result<Seat, Problem> + Send + 'static,
        (sequence, client): (u64, String),
        action: Option<String>,
        language: Language,
    ) -> Result<Ack, Problem> {
        let decide = move |sitting: &mut Sitting| {
            let seat = who(sitting)?;
            let answer = Answer { seat, sequence, client: Some(&client) };
            let answered = match action {
                Some(notation) => sitting.play(&answer, &notation, language)?,
                None => sitting.undo(&answer, language)?,
            };
            let awaited = sitting.awaited().iter().map(Seat::number).collect();
            Ok(match answered {
                Answered::New(step) => {
                    let sequence = sitting.sequence_of(seat.into()) + 1;
                    (Some(step), Ack { sequence, repeated: false, awaited })
                }
                Answered::Repeated(sequence) => (None, Ack { sequence, repeated: true, awaited }),
            })
        };
        let ack = self.change(room, decide).await?;
        self.metrics.actions.add(u64::from(!ack.repeated));
        Ok(ack)
    }
}
