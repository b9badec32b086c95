//! New tables: opened by somebody, played again by the same people, or brought as a record.

use std::net::IpAddr;
use std::sync::Arc;

use langhus_rules::{Edition, Options, Saga, Seat, Seats, Setup, Viewers};
use langhus_table::entry::{Entry, Kind};
use langhus_table::id::TableId;
use langhus_table::naming::cleaned;
use langhus_table::opening::{Wish, seats};
use langhus_table::result::{self, Absent};
use langhus_table::sitting::Sitting;
use langhus_table::{Customs, Pace};

use crate::hall::Hall;
use crate::judging::bad_setup;
use crate::once::{Done, Once};
use crate::people::Comer;
use crate::problem::{Problem, ProblemKind};
use crate::store::{Change, Due, Head, Place, Request, Sitter, Status, StoreError, Stored};

/// A table that somebody wants to open.
#[derive(Clone, Debug, serde::Deserialize, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    /// The game's id.
    pub game: String,
    /// `key=value` pairs; what is not named keeps its standard value.
    #[serde(default)]
    #[schema(max_items = 32)]
    pub options: Vec<String>,
    /// The text of an edition other than the game's own.
    #[serde(default)]
    pub edition: Option<String>,
    /// Who should play, one wish for each seat.
    #[schema(max_items = 8)]
    pub seats: Vec<Wish>,
    /// Should everybody see it, or only those who have its link?
    #[serde(default)]
    pub listed: bool,
    /// May hints be asked for? Usually only by whoever plays with nobody but bots.
    #[serde(default)]
    pub hints: Option<bool>,
    /// May a turn be taken back that is over? Usually only by whoever plays with nobody but bots: they may take back what
    /// the bots answered, too.
    #[serde(default)]
    pub take_back: Option<bool>,
    /// How much time there is, by the name of a pace; as much as anybody likes if nothing is said, or if nobody else plays
    /// but bots.
    #[serde(default)]
    #[schema(max_length = 24)]
    pub pace: Option<String>,
    /// Should you be asked what has only one answer, too? If not, the house gives it for you after a moment. Programs are
    /// asked where nothing is said.
    #[serde(default)]
    pub ask_all: Option<bool>,
}

impl NewTable {
    /// Does at most one person play?
    fn is_alone(&self) -> bool {
        self.seats.iter().filter(|wish| !matches!(wish, Wish::Bot { .. })).count() <= 1
    }

    /// What people may do at it.
    fn customs(&self) -> Customs {
        let usual = Customs::usual(self.is_alone());
        Customs { hints: self.hints.unwrap_or(usual.hints), take_back: self.take_back.unwrap_or(usual.take_back) }
    }
}

const LONGEST_OPTION: usize = 64;
const LONGEST_EDITION: usize = 64 * 1024;
/// A record has a line for each move: this is many times what people play, and only games at random come near it.
const MOST_LINES: usize = 20_000;

/// A table that was opened, and the seat of whoever opened it.
pub struct Opened {
    /// The table's name.
    pub id: TableId,
    /// The seat.
    pub seat: Option<Seat>,
}

impl Hall {
    /// Opens a table for somebody at this address, who comes into being if they sit down at it and were not there before.
    ///
    /// # Errors
    /// What is wrong with the wishes.
    pub async fn open_table(
        self: &Arc<Self>,
        new: NewTable,
        address: IpAddr,
        comer: &Comer,
        once: Option<Once>,
    ) -> Result<Opened, Problem> {
        if let Some(done) = self.done_before(once).await? {
            return self.opened_before(done, comer).await;
        }
        let title = self.house.title(&new.game).ok_or_else(|| Problem::new(ProblemKind::NoSuchGame))?;
        let bounded = new.seats.len() <= Seat::MOST
            && new.options.len() <= Options::MOST
            && new.options.iter().all(|option| option.len() <= LONGEST_OPTION)
            && new.edition.as_ref().is_none_or(|text| text.len() <= LONGEST_EDITION);
        if !bounded {
            let problem = Problem::new(ProblemKind::BadSetup).because("bad-setup-bounds");
            let problem = problem.with("seats", Seat::MOST).with("options", Options::MOST);
            return Err(problem.with("bytes", LONGEST_OPTION).with("kib", LONGEST_EDITION / 1024));
        }
        let (mut places, seat) = seats(&new.seats, comer.person, &self.house)?;
        if let Some(seat) = seat {
            places[seat.index()].orders.asks_all = new.ask_all.unwrap_or(true);
        }
        let customs = new.customs();
        let pace = self.pace(&new)?;
        let edition = new.edition.map(Edition::new);
        let standard = || title.editions().first().cloned();
        let edition = edition.or_else(standard).ok_or_else(|| Problem::new(ProblemKind::Broken))?;
        let head = self.head(title.id(), title.revision(), edition.hash().to_owned(), new.options, new.listed);
        let head = Head { customs, pace, ..head };
        let shipped = title.editions().iter().any(|known| known.hash() == edition.hash());
        let setup = Setup {
            seats: places.len() as u8,
            options: head.options.clone(),
            edition: Some(edition.clone()),
            revision: Some(head.revision),
            names: places.iter().map(|place| place.name.clone()).collect(),
        };
        // Tried once now, so that it cannot fail when the last seat is taken.
        let seed = head.seed;
        let tried = move || title.open(&setup, seed).map(drop).map_err(bad_setup);
        let own = (!shipped).then(|| edition.text().to_owned());
        // Whoever plays with what is in the box does not wait for a judge.
        if own.is_some() { self.judges.judge(tried).await } else { tried() }?;
        let arrival = seat.and_then(|seat| comer.arrival(&places[seat.index()].name));
        let (id, of_bots_alone) = (head.id, places.iter().all(|place| place.sitter == Sitter::Bot));
        let stored = Stored { head, edition: own, places, entries: Vec::new(), result: None, due: Due::default() }
            .begin(&self.house, "", &self.hour())?;
        let once = once.map(|once| if seat.is_some() { once.giving(&comer.device) } else { once });
        if of_bots_alone {
            self.bot_tables.open(id, self.limiter.counts(address))?;
        }
        let created = self.create(stored, arrival, once).await;
        if of_bots_alone && !matches!(created, Ok(Done::Now(_))) {
            self.bot_tables.close(id);
        }
        match created? {
            Done::Now(id) => Ok(Opened { id, seat }),
            Done::Before(done) => self.opened_before(done, comer).await,
        }
    }

    /// How much time there is at a new table.
    fn pace(&self, new: &NewTable) -> Result<Option<Pace>, Problem> {
        let Some(name) = new.pace.as_deref() else { return Ok(None) };
        let pace = self.paces.iter().find(|pace| pace.name == name);
        let pace = pace.ok_or_else(|| {
            let known: Vec<&str> = self.paces.iter().map(|pace| pace.name.as_str()).collect();
            Problem::new(ProblemKind::NoSuchPace).with("paces", known.join(", "))
        })?;
        Ok((!new.is_alone()).then(|| pace.clone()))
    }

    pub(crate) async fn opened_before(self: &Arc<Self>, done: Request, comer: &Comer) -> Result<Opened, Problem> {
        Ok(Opened { id: done.table, seat: self.seat_again(done, comer).await? })
    }

    pub(crate) fn head(&self, game: &str, revision: u32, edition: String, options: Vec<String>, listed: bool) -> Head {
        Head {
            id: TableId::fresh(self.entropy.as_ref()),
            game: game.to_owned(),
            revision,
            edition,
            options,
            seed: self.entropy.seed(),
            listed,
            customs: Customs::FREE,
            pace: None,
            status: Status::Open,
            created: self.now(),
        }
    }

    /// Keeps a new table together with whoever comes into being there, unless this request has already made one. It goes on
    /// to its end even if whoever asked is gone meanwhile: a table that is kept must have its bots woken.
    pub(crate) async fn create(
        self: &Arc<Self>,
        stored: Stored,
        arrival: Option<Change>,
        once: Option<Once>,
    ) -> Result<Done<TableId>, Problem> {
        let (hall, id, playing) = (self.clone(), stored.head.id, stored.head.status == Status::Playing);
        let people: Vec<_> = stored.places.iter().filter_map(|place| place.owner).collect();
        let create = Some(Change::Create(Box::new(stored)));
        let done = once.map(|once| Change::Done(Request { once, table: id }));
        let change = Change::All([arrival, create, done].into_iter().flatten().collect());
        let kept = tokio::spawn(async move {
            hall.writer.keep(change).await?;
            hall.mind_leave_at(id, people);
            if playing {
                tokio::spawn(hall.wake(id));
            }
            Ok(())
        });
        match kept.await.unwrap_or_else(|panic| Err(StoreError::Unknown(panic.to_string()))) {
            Ok(()) => Ok(Done::Now(id)),
            // The same request came twice at once.
            Err(StoreError::Taken) => {
                let done = self.done_before(once).await?;
                done.map(Done::Before).ok_or_else(|| StoreError::Taken.into())
            }
            Err(error) => Err(error.into()),
        }
    }

    /// Somebody who `who` finds to sit there would like to play again; the new table, once there is one.
    ///
    /// # Errors
    /// The game is not over.
    pub async fn agree(
        self: &Arc<Self>,
        table: TableId,
        who: impl FnOnce(&Sitting) -> Result<Seat, Problem> + Clone + Send + 'static,
        once: Option<Once>,
    ) -> Result<(), Problem> {
        let hall = self.clone();
        let decide = move |sitting: &mut Sitting| {
            let seat = who(sitting)?;
            let new = (TableId::fresh(hall.entropy.as_ref()), hall.entropy.seed());
            let (step, _) = sitting.agree(seat, new, &hall.house, sitting.hour.now)?;
            Ok((step, ()))
        };
        // Whether it was done now or before, what came of it is seen at the table.
        self.change_once(self.room(table), once, decide).await.map(drop)
    }

    /// Keeps a record as a replay, after playing it again.
    ///
    /// # Errors
    /// The line of the record that cannot be right, and why.
    pub async fn bring(self: &Arc<Self>, record: String, listed: bool, once: Option<Once>) -> Result<TableId, Problem> {
        if let Some(done) = self.done_before(once).await? {
            return Ok(done.table);
        }
        let house = self.house.clone();
        let played = move || {
            let wrong = |error: langhus_rules::SagaError| {
                let line = error.line;
                let problem = Problem::new(ProblemKind::BadRecord).and("line", line);
                problem.telling(move |language| error.in_language(language))
            };
            if record.lines().nth(MOST_LINES).is_some() {
                return Err(Problem::new(ProblemKind::BadRecord).because("bad-record-long").with("most", MOST_LINES));
            }
            let saga = Saga::read(&record).map_err(wrong)?;
            let title = house.title(&saga.game).ok_or_else(|| Problem::new(ProblemKind::NoSuchGame))?;
            let table = title.resume(&saga, &[]).map_err(wrong)?;
            Ok((saga, title, result::write(table.as_ref(), Absent::NOBODY)))
        };
        let (saga, title, result) = self.judges.judge(played).await?;
        let mut head = self.head(title.id(), saga.revision, saga.edition.clone(), saga.options.clone(), listed);
        (head.seed, head.status) = (saga.seed, Status::Replay);
        let entry = |kind, seat, text: &str| Entry {
            kind,
            seat,
            text: text.into(),
            client: None,
            awaited: Seats::NONE,
            at: head.created,
            noticed: Viewers::ALL,
        };
        let moves = saga.moves.iter().map(|played| entry(Kind::Played, Some(played.seat), &played.notation));
        let opened = [entry(Kind::Opened, None, ""), entry(Kind::Begun, None, "")];
        let entries = opened.into_iter().chain(moves).collect();
        // Whoever wrote the record may have written anything, and everybody reads the names.
        let name = |seat: Seat| {
            let name = saga.names.get(seat.index()).map(|name| cleaned(name)).filter(|name| !name.is_empty());
            name.unwrap_or_else(|| seat.to_string())
        };
        let place = |seat| Place::new(Sitter::Human, name(seat));
        let places = Seat::all(saga.seats).map(place).collect();
        let stored = Stored { head, edition: None, places, entries, result: Some(result), due: Due::default() };
        match self.create(stored, None, once).await? {
            Done::Now(id) => Ok(id),
            Done::Before(done) => Ok(done.table),
        }
    }
}
