//! Tables in memory: loaded when somebody comes, dropped when nobody looks, and changed only together with the disk.

use std::sync::atomic::{AtomicBool, AtomicI64, AtomicU64, Ordering};
use std::sync::{Arc, PoisonError};
use std::time::Duration;

use langhus_rules::{Language, Seat};
use langhus_table::entry::{Entry, Kind};
use langhus_table::id::TableId;
use langhus_table::sitting::{Answer, Answered, Sitting, Step};
use langhus_table::steps::Easel;
use tokio::sync::{MappedMutexGuard, Mutex, MutexGuard, watch};

use crate::attendance::Attendance;
use crate::clock::now;
use crate::hall::Hall;
use crate::leave::owners;
use crate::once::{Done, Once};
use crate::problem::{Problem, ProblemKind};
use crate::store::{Change, Request, StoreError};

/// A place for one table. At most one exists for each table, so whoever holds its lock decides alone.
pub struct Room {
    /// The table's name.
    pub id: TableId,
    inner: Mutex<Option<Sitting>>,
    /// The last sequence that is on disk; streams wait for it to change.
    latest: watch::Sender<u64>,
    /// When somebody looked last, in milliseconds since 1970.
    looked: AtomicI64,
    /// When it was last used, by somebody or by a bot.
    used: AtomicI64,
    /// Do its bots wait until somebody looks?
    asleep: AtomicBool,
    /// Has another server changed it since it was loaded?
    behind: AtomicBool,
    /// How often names have gone out of it since it came into memory.
    rewritten: AtomicU64,
    /// What was drawn of it last.
    pub(crate) easel: Easel,
    /// Who of its people is here.
    pub(crate) attendance: Arc<Attendance>,
}

/// So much memory a table takes, about: by itself, and for each of its entries, with what is kept for looking back.
const TABLE: usize = 8 * 1024;
const ENTRY: usize = 256;

/// So often something is decided when others, elsewhere, always come first.
const TRIES: usize = 3;

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
        Room {
            id,
            inner: Mutex::new(None),
            latest: watch::Sender::new(0),
            looked: AtomicI64::new(0),
            used: AtomicI64::new(0),
            asleep: AtomicBool::new(false),
            behind: AtomicBool::new(false),
            rewritten: AtomicU64::new(0),
            easel: Easel::default(),
            attendance: Attendance::new(),
        }
    }

    /// Tells when something new is on disk.
    pub fn watch(&self) -> watch::Receiver<u64> {
        self.latest.subscribe()
    }

    /// Does somebody listen, or has somebody looked not longer ago than this?
    pub(crate) fn is_watched(&self, lately: Duration) -> bool {
        self.latest.receiver_count() > 0 || self.looked.load(Ordering::Relaxed) > now() - lately.as_millis() as i64
    }

    /// Somebody stops listening. After the last one nothing of what was drawn is kept.
    pub(crate) fn unwatch(&self) {
        if self.latest.receiver_count() <= 1 {
            self.easel.clear();
        }
    }

    /// Notes whether its bots wait until somebody looks.
    pub(crate) fn set_asleep(&self, asleep: bool) {
        self.asleep.store(asleep, Ordering::Relaxed);
    }

    /// Another server has changed the table, up to this sequence: whoever comes next loads it again, and streams do if
    /// there is more to tell.
    pub(crate) fn fall_behind(&self, sequence: u64) {
        self.behind.store(true, Ordering::Release);
        self.latest.send_if_modified(|latest| *latest < sequence);
    }

    /// The table is gone: whoever listens looks, and finds that out.
    pub(crate) fn end(&self) {
        self.latest.send_modify(|latest| *latest += 1);
    }

    /// Names have gone out of it: whoever looks at it looks anew.
    pub(crate) fn rewrite(&self) {
        self.easel.clear();
        self.rewritten.fetch_add(1, Ordering::AcqRel);
        self.fall_behind(u64::MAX);
    }

    /// How often names have gone out of it.
    pub(crate) fn rewritten(&self) -> u64 {
        self.rewritten.load(Ordering::Acquire)
    }

    /// About how much memory it takes.
    fn weight(&self) -> usize {
        TABLE + ENTRY * *self.latest.borrow() as usize
    }

    /// Holds the place, loaded or not, while the table is removed. Whoever comes next loads it again.
    pub(crate) async fn empty<T>(&self, removing: impl Future<Output = T>) -> T {
        let mut inner = self.inner.lock().await;
        let removed = removing.await;
        *inner = None;
        removed
    }
}

pub(crate) type Seated<'r> = MappedMutexGuard<'r, Sitting>;

impl Hall {
    /// The place for a table that somebody looks at.
    pub fn room(&self, id: TableId) -> Arc<Room> {
        let room = self.place(id);
        room.looked.store(now(), Ordering::Relaxed);
        room
    }

    /// The place for a table, without anybody looking.
    pub(crate) fn place(&self, id: TableId) -> Arc<Room> {
        let mut rooms = self.rooms.lock().unwrap_or_else(PoisonError::into_inner);
        let room = rooms.entry(id).or_insert_with(|| {
            self.metrics.rooms.add(1);
            Arc::new(Room::new(id))
        });
        room.used.store(now(), Ordering::Relaxed);
        room.clone()
    }

    /// Does whoever sits there look at the table, as far as this server knows?
    pub(crate) fn attends(&self, table: TableId, seat: Seat) -> bool {
        let rooms = self.rooms.lock().unwrap_or_else(PoisonError::into_inner);
        rooms.get(&table).is_some_and(|room| room.attendance.is_here(seat))
    }

    /// How many tables in memory wait until somebody looks.
    pub(crate) fn asleep(&self) -> usize {
        let rooms = self.rooms.lock().unwrap_or_else(PoisonError::into_inner);
        rooms.values().filter(|room| room.asleep.load(Ordering::Relaxed)).count()
    }

    /// Forgets the places that nobody uses and that nobody has used for so long; and if the others take more than so
    /// many bytes, those that nobody has used for longest. A place is in use while anybody holds it: a request, a
    /// stream, a bot that thinks.
    pub fn forget_idle(&self, idle: Duration, most: usize) {
        let mut rooms = self.rooms.lock().unwrap_or_else(PoisonError::into_inner);
        let before = rooms.len();
        let since = now() - idle.as_millis() as i64;
        let in_use = |room: &Arc<Room>| Arc::strong_count(room) > 1;
        rooms.retain(|_, room| in_use(room) || room.used.load(Ordering::Relaxed) > since);
        let mut weight: usize = rooms.values().map(|room| room.weight()).sum();
        if weight > most {
            let unused = rooms.values().filter(|room| !in_use(room));
            let mut unused: Vec<_> =
                unused.map(|room| (room.used.load(Ordering::Relaxed), room.id, room.weight())).collect();
            unused.sort_unstable_by_key(|(used, ..)| *used);
            for (_, id, freed) in unused {
                if weight <= most {
                    break;
                }
                rooms.remove(&id);
                weight -= freed;
            }
        }
        if rooms.len() < before {
            self.metrics.rooms.add(rooms.len() as i64 - before as i64);
        }
    }

    /// Forgets the place of a table that is not there.
    pub(crate) fn forget(&self, id: TableId) {
        let mut rooms = self.rooms.lock().unwrap_or_else(PoisonError::into_inner);
        if rooms.remove(&id).is_some() {
            self.metrics.rooms.add(-1);
        }
    }

    /// The table in its place, loaded if need be, as it stands now: also if another server has just changed it and nobody
    /// here has heard of it. While it is held nobody else sees or changes the table. Its bots wake if they slept.
    ///
    /// # Errors
    /// There is no such table, or it cannot be loaded.
    pub async fn sit<'r>(&self, room: &'r Room) -> Result<Seated<'r>, Problem> {
        self.sit_at(room, self.store.is_shared()).await
    }

    /// The table as it stood when it was last heard of.
    ///
    /// # Errors
    /// There is no such table, or it cannot be loaded.
    pub(crate) async fn sit_back<'r>(&self, room: &'r Room) -> Result<Seated<'r>, Problem> {
        self.sit_at(room, false).await
    }

    async fn sit_at<'r>(&self, room: &'r Room, looks: bool) -> Result<Seated<'r>, Problem> {
        let mut inner = room.inner.lock().await;
        // Before the table is loaded, so that what happens meanwhile is not forgotten.
        let mut behind = room.behind.swap(false, Ordering::AcqRel);
        if looks
            && !behind
            && let Some(sitting) = inner.as_ref().filter(|sitting| !sitting.stale)
        {
            behind = self.is_behind(room, sitting).await?;
        }
        if behind || inner.as_ref().is_none_or(|sitting| sitting.stale) {
            *inner = None;
            match self.store.load(room.id).await? {
                Some(stored) => {
                    let loaded = Sitting::load(stored, &self.house);
                    let sitting = loaded.map_err(|why| Problem::new(ProblemKind::OldRules).with("why", why))?;
                    room.latest.send_replace(sitting.sequence());
                    *inner = Some(sitting);
                }
                None => {
                    // Guessed names must not fill the memory.
                    self.forget(room.id);
                    return Err(Problem::new(ProblemKind::NoSuchTable));
                }
            }
        }
        let mut sitting = MutexGuard::try_map(inner, Option::as_mut).map_err(|_| Problem::new(ProblemKind::Broken))?;
        sitting.hour = self.hour();
        self.wake_bots(room, &sitting);
        Ok(sitting)
    }

    /// Has another server changed the table since?
    async fn is_behind(&self, room: &Room, sitting: &Sitting) -> Result<bool, Problem> {
        Ok(self.store.is_shared() && self.store.last(room.id).await? != Some(sitting.sequence()))
    }

    /// Changes a table. The change goes on to its end even if whoever asked for it is gone meanwhile, because it may
    /// already be on its way to the disk.
    ///
    /// # Errors
    /// Why nothing has changed, or is not known to have.
    pub async fn change<T: Send + 'static>(
        self: &Arc<Self>,
        room: Arc<Room>,
        decide: impl FnOnce(&mut Sitting) -> Result<(Option<Step>, T), Problem> + Clone + Send + 'static,
    ) -> Result<T, Problem> {
        match self.change_once(room, None, decide).await? {
            Done::Now(answer) => Ok(answer),
            Done::Before(_) => Err(Problem::new(ProblemKind::Broken)),
        }
    }

    /// Changes a table, unless this request has already done so.
    ///
    /// # Errors
    /// Why nothing has changed, or is not known to have.
    pub async fn change_once<T: Send + 'static>(
        self: &Arc<Self>,
        room: Arc<Room>,
        once: Option<Once>,
        decide: impl FnOnce(&mut Sitting) -> Result<(Option<Step>, T), Problem> + Clone + Send + 'static,
    ) -> Result<Done<T>, Problem> {
        self.change_beside(room, None, once, decide).await
    }

    /// Changes a table together with something else, or neither, unless this request has already done so.
    ///
    /// # Errors
    /// Why nothing has changed, or is not known to have.
    pub(crate) async fn change_beside<T: Send + 'static>(
        self: &Arc<Self>,
        room: Arc<Room>,
        beside: Option<Change>,
        once: Option<Once>,
        decide: impl FnOnce(&mut Sitting) -> Result<(Option<Step>, T), Problem> + Clone + Send + 'static,
    ) -> Result<Done<T>, Problem> {
        let hall = self.clone();
        let task = tokio::spawn(async move {
            let mut tries = 0;
            loop {
                tries += 1;
                // Whoever has not seen the last of it is refused by the store, so nobody asks before.
                let mut sitting = hall.sit_back(&room).await?;
                if let Some(done) = hall.done_before(once).await? {
                    return Ok(Done::Before(done));
                }
                // If deciding panics, or the disk refuses, what is in memory cannot be trusted.
                sitting.stale = true;
                let (step, answer) = match decide.clone()(&mut sitting) {
                    Ok(decided) => decided,
                    Err(problem) => {
                        // A refusal changes nothing; a mistake of ours may have. What was decided on may be old.
                        sitting.stale = problem.kind() == ProblemKind::Broken;
                        if tries < TRIES && !sitting.stale && hall.is_behind(&room, &sitting).await? {
                            sitting.stale = true;
                            continue;
                        }
                        return Err(problem);
                    }
                };
                if let Some(step) = step {
                    match hall.keep(&room, &mut sitting, step, (beside.clone(), once)).await {
                        // Somebody elsewhere came first: what is right now is decided again.
                        Err(StoreError::Taken) if tries < TRIES => continue,
                        kept => kept?,
                    }
                }
                sitting.stale = false;
                hall.wake_bots(&room, &sitting);
                return Ok(Done::Now(answer));
            }
        });
        task.await.unwrap_or_else(|panic| {
            tracing::error!(%panic, "a change of a table panicked");
            Err(Problem::new(ProblemKind::Broken))
        })
    }

    async fn keep(
        self: &Arc<Self>,
        room: &Room,
        sitting: &mut Sitting,
        step: Step,
        (beside, once): (Option<Change>, Option<Once>),
    ) -> Result<(), StoreError> {
        let due = sitting.due_with(&step);
        let due = (due != sitting.due).then_some(due);
        let append = Change::Append {
            table: room.id,
            first: sitting.sequence() + 1,
            entries: step.entries.clone(),
            places: step.places.clone(),
            status: step.status.clone(),
            due: due.clone(),
        };
        let opened = step.opens.as_ref().map(|stored| stored.head.id);
        let mut sat = Vec::new();
        if let Some(stored) = &step.opens {
            sat.push((stored.head.id, owners(&stored.places, sitting.seats())));
        }
        let sits = |entry: &&Entry| matches!(entry.kind, Kind::Sat | Kind::Moved);
        let seats: Vec<Seat> = step.entries.iter().filter(sits).filter_map(|entry| entry.seat).collect();
        let opens = step.opens.clone().map(Change::Create);
        let done = once.map(|once| Change::Done(Request { once, table: room.id }));
        let letters = self.letters_with(sitting, &step);
        let written = !letters.is_empty();
        let change = match (beside, opens, done) {
            (None, None, None) if !written => append,
            (beside, opens, done) => {
                let changes = [beside, Some(append), opens, done].into_iter().flatten();
                Change::All(changes.chain(letters).collect())
            }
        };
        self.writer.keep(change).await?;
        if written {
            self.outbox.news.notify_one();
        }
        sitting.settle(step);
        if let Some(due) = due {
            sitting.due = due;
            self.due_news.notify_one();
        }
        room.latest.send_replace(sitting.sequence());
        sat.push((room.id, owners(&sitting.places, seats.into_iter())));
        sat.into_iter().for_each(|(table, people)| self.mind_leave_at(table, people));
        if let Some(opened) = opened {
            tokio::spawn(self.clone().wake(opened));
        }
        Ok(())
    }

    /// Plays an action of whoever `who` finds to sit there, or takes their last one back if there is none.
    ///
    /// # Errors
    /// Why it was not played.
    pub async fn act(
        self: &Arc<Self>,
        room: Arc<Room>,
        who: impl FnOnce(&Sitting) -> Result<Seat, Problem> + Clone + Send + 'static,
        (sequence, client): (u64, String),
        action: Option<String>,
        language: Language,
    ) -> Result<Ack, Problem> {
        let decide = move |sitting: &mut Sitting| {
            let seat = who(sitting)?;
            let answer = Answer { seat, sequence, client: Some(&client), at: sitting.hour.now };
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
