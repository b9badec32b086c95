//! A table in memory: who sits there, what happened, and the game itself. Everything here is decided at once and
//! without waiting; whoever serves it (`room.rs` of the hall) sees to it that it is on disk before anybody hears of it.

use langhus_board::Lesson;
use langhus_rules::{Edition, Language, PlayError, Seat, Seats, Setup, Table, UndoRefused, Viewers};

use crate::declined::Declined;
use crate::entry::{Entry, Kind};
use crate::house::House;
use crate::lessons::LESSON;
use crate::numbers::Numbers;
use crate::person::PersonId;
use crate::place::Place;
use crate::stored::{Due, Head, Sitter, Status, Stored};
use crate::timing::Hour;
use crate::{Hosted, Title, result};

/// What is to be kept next, all of it or nothing.
#[derive(Default)]
pub struct Step {
    /// New entries.
    pub entries: Vec<Entry>,
    /// Seats that are different from now on.
    pub places: Vec<(Seat, Place)>,
    /// The status from now on, and the result.
    pub status: Option<(Status, Option<String>)>,
    /// A table that is opened with it.
    pub opens: Option<Box<Stored>>,
}

/// What an action or an undo came to.
pub enum Answered {
    /// It is to be kept.
    New(Step),
    /// It was kept before, under this sequence number of the seat's.
    Repeated(u64),
}

/// An answer of somebody who sits at the table.
pub struct Answer<'a> {
    /// Who answers.
    pub seat: Seat,
    /// The sequence of the state it answers, as the seat counts.
    pub sequence: u64,
    /// The client's own id of it.
    pub client: Option<&'a str>,
    /// When it came, in milliseconds since 1970.
    pub at: i64,
}

/// Who at a table waits for its bots.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Waits {
    /// Somebody who sits there.
    People,
    /// Nobody who sits there: bots play for people who are away, or among themselves.
    Nobody,
}

/// A loaded table.
pub struct Sitting {
    /// What never changes, and the status.
    pub head: Head,
    /// The seats.
    pub places: Vec<Place>,
    /// What happened, in order.
    pub entries: Vec<Entry>,
    /// The game, once it is dealt.
    pub table: Option<Box<dyn Hosted>>,
    /// What time it is: whoever sits down at the table is told it.
    pub hour: Hour,
    /// What the store knows of what time has to do with it.
    pub due: Due,
    /// Is what is in memory perhaps not what is on disk? Then it is loaded again.
    pub stale: bool,
    title: &'static dyn Title,
    edition: Edition,
    /// How each viewer counts what happened.
    pub(crate) numbers: Numbers,
    /// Since which sequence of its own each seat's question stands.
    asked: [u64; Seat::MOST],
    /// The guided first game that is played here, for as long as it is followed.
    pub(crate) lesson: Option<Lesson>,
}

impl Sitting {
    /// Loads a table by playing it again.
    ///
    /// # Errors
    /// Why it cannot be played again, as a sentence.
    pub fn load(stored: Stored, house: &House) -> Result<Sitting, String> {
        let Stored { head, edition, mut places, entries, due, .. } = stored;
        // Most tables wait for somebody for long, so they take no more memory than they need.
        places.iter_mut().for_each(Place::shrink);
        let title = house.title(&head.game).ok_or_else(|| format!("There is no game \"{}\" here.", head.game))?;
        title.check_revision(head.revision).map_err(|mistakes| mistakes.to_string())?;
        let own = || title.editions().iter().find(|known| known.hash() == head.edition).cloned();
        let edition = edition.map(Edition::new).or_else(own).ok_or("Its edition is not known here.")?;
        let mut sitting = Sitting {
            head,
            places,
            entries: Vec::with_capacity(entries.len()),
            table: None,
            hour: Hour::default(),
            due,
            stale: false,
            title,
            edition,
            numbers: Numbers::default(),
            asked: [0; Seat::MOST],
            lesson: None,
        };
        for entry in entries {
            let noticed = sitting.follow(&entry)?;
            let awaited = sitting.awaited();
            sitting.push(Entry { awaited, noticed, ..entry });
        }
        Ok(sitting)
    }

    /// Does again what an entry tells; who notices it.
    fn follow(&mut self, entry: &Entry) -> Result<Viewers, String> {
        let before = self.awaited();
        let noticed = match entry.kind {
            Kind::Begun => {
                self.deal()?;
                Viewers::ALL
            }
            Kind::Played | Kind::Undone => {
                let (Some(table), Some(seat)) = (&mut self.table, entry.seat) else {
                    return Err("An action stands before the deal.".to_owned());
                };
                if entry.kind == Kind::Played {
                    // A script that has changed since is followed no longer.
                    let next = self.lesson.as_ref().and_then(|lesson| lesson.next(table.moves()));
                    if next.is_some_and(|next| next.seat != seat || *next.notation != *entry.text) {
                        self.lesson = None;
                    }
                    let played = table.play(seat, &entry.text);
                    played.map_err(|error| table.explain(&error, Language::English))?;
                    table.noticed(table.moves())
                } else if let Some(moves) = stands_after(entry)? {
                    if moves > table.moves() {
                        return Err("More was taken back than had been played.".to_owned());
                    }
                    table.take_back_to(moves)
                } else {
                    table.undo(seat).map_err(|why| why.text(Language::English))?
                }
            }
            Kind::Opened if *entry.text == *LESSON => {
                self.lesson = self.title.lesson();
                return Ok(Viewers::ALL);
            }
            Kind::Unguided => {
                self.lesson = None;
                return Ok(Viewers::ALL);
            }
            _ => return Ok(Viewers::ALL),
        };
        self.ask(before, entry.seat, 1);
        Ok(noticed)
    }

    /// Who is awaited is asked by the entry that comes as the `next` one, which they notice; unless their question
    /// already stood: in a simultaneous step the answers of others change nothing about it.
    pub(crate) fn ask(&mut self, before: Seats, actor: Option<Seat>, next: u64) {
        let awaited = self.awaited();
        for seat in awaited.iter().filter(|seat| !before.contains(*seat) || actor == Some(*seat)) {
            self.asked[seat.index()] = self.sequence_of(seat.into()) + next;
        }
    }

    fn push(&mut self, entry: Entry) {
        self.numbers.count(&self.entries, &entry);
        self.entries.push(entry);
    }

    fn setup(&self) -> Setup {
        Setup {
            seats: self.places.len() as u8,
            options: self.head.options.clone(),
            edition: Some(self.edition.clone()),
            revision: Some(self.head.revision),
            names: self.places.iter().map(|place| place.name.clone()).collect(),
        }
    }

    /// Deals the game.
    ///
    /// # Errors
    /// Everything that is wrong with the set-up.
    pub fn deal(&mut self) -> Result<(), String> {
        self.table = Some(self.title.open(&self.setup(), self.head.seed).map_err(|mistakes| mistakes.to_string())?);
        Ok(())
    }

    /// The first questions are asked by the entry that comes as the `next` one.
    pub fn note_deal(&mut self, next: u64) {
        self.ask(Seats::NONE, None, next);
    }

    /// Those who sit here now are named from now on.
    pub fn rename(&mut self) {
        let names = self.places.iter().map(|place| place.name.clone()).collect();
        if let Some(table) = &mut self.table {
            table.rename(names);
        }
    }

    /// The title of the game.
    pub fn title(&self) -> &'static dyn Title {
        self.title
    }

    /// The edition it is played with.
    pub fn edition(&self) -> &Edition {
        &self.edition
    }

    /// The edition's text, if the game does not bring it itself.
    pub fn own_edition(&self) -> Option<String> {
        let shipped = self.title.editions().iter().any(|known| known.hash() == self.edition.hash());
        (!shipped).then(|| self.edition.text().to_owned())
    }

    /// The last sequence number of the store, which counts everything: for nobody who plays or watches.
    pub fn sequence(&self) -> u64 {
        self.entries.len() as u64
    }

    /// Whom the game waits for.
    pub fn awaited(&self) -> Seats {
        self.table.as_ref().map_or(Seats::NONE, |table| table.awaited())
    }

    /// Whom the table waits for. A game that was given up waits for nobody, although it could go on.
    pub fn waits_for(&self) -> Seats {
        if self.head.status.is_past() { Seats::NONE } else { self.awaited() }
    }

    /// The seats.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.places.len() as u8)
    }

    /// The seat of this person.
    pub fn seat_of(&self, person: &PersonId) -> Option<Seat> {
        self.seats().find(|seat| self.places[seat.index()].owner == Some(*person))
    }

    /// Since which sequence of its own the question to a seat stands; nothing if nothing is asked of it.
    pub fn asked(&self, seat: Seat) -> Option<u64> {
        self.awaited().contains(seat).then(|| self.asked[seat.index()])
    }

    /// An entry that everybody notices.
    pub fn entry(&self, kind: Kind, seat: Option<Seat>, text: &str, client: Option<&str>, at: i64) -> Entry {
        let client = client.map(Into::into);
        let (awaited, noticed) = (self.waits_for(), Viewers::ALL);
        Entry { kind, seat, text: text.into(), client, awaited, at, noticed }
    }

    /// Was this answer kept before? Then under which sequence number.
    fn repeated(&self, answer: &Answer<'_>, kind: Kind) -> Option<u64> {
        let client = answer.client?;
        let since = self.place_of(answer.seat.into(), answer.sequence);
        let same = |entry: &Entry| {
            entry.kind == kind && entry.seat == Some(answer.seat) && entry.client.as_deref() == Some(client)
        };
        let place = self.entries[since..].iter().position(same)?;
        Some(self.sequence_at(answer.seat.into(), since + place))
    }

    /// Is the sequence that an answer names one that is still to be answered?
    fn in_time(&self, Answer { seat, sequence, .. }: &Answer<'_>, since: Option<u64>) -> Result<(), Declined> {
        let (viewer, sequence) = ((*seat).into(), *sequence);
        let now = self.sequence_of(viewer);
        if sequence > now {
            return Err(Declined::Ahead { sequence: now });
        }
        let of_the_game = |entry: &Entry| entry.kind.is_of_the_game() && entry.noticed.contains(viewer);
        let last = || self.entries.iter().rposition(of_the_game).map_or(0, |place| self.sequence_at(viewer, place));
        if sequence < since.unwrap_or_else(last) {
            return Err(Declined::Late { sequence: now });
        }
        Ok(())
    }

    /// Plays an action.
    ///
    /// # Errors
    /// It came late, or a rule refuses it; nothing has changed then.
    pub fn play(&mut self, answer: &Answer<'_>, notation: &str, language: Language) -> Result<Answered, Declined> {
        if let Some(sequence) = self.repeated(answer, Kind::Played) {
            return Ok(Answered::Repeated(sequence));
        }
        let since = self.asked(answer.seat);
        let before = self.awaited();
        if self.table.is_none() {
            return Err(Declined::NotBegun);
        }
        if !self.conceded().is_empty() && self.head.status.is_past() {
            return Err(Declined::Over);
        }
        self.in_time(answer, since)?;
        if self.head.status == Status::Resting {
            return Err(Declined::Resting);
        }
        self.has_room(Kind::Played)?;
        self.keeps_to_the_lesson(answer.seat, notation, language)?;
        let Some(table) = &mut self.table else { return Err(Declined::NotBegun) };
        if let Err(error) = table.play(answer.seat, notation) {
            return Err(refusal(table.as_ref(), error, language));
        }
        let noticed = table.noticed(table.moves());
        Ok(Answered::New(self.of_the_game((Kind::Played, noticed), before, answer, notation)))
    }

    /// The seats of people, bots that play on for them included.
    pub fn people(&self) -> Seats {
        let is_theirs = |seat: &Seat| matches!(self.places[seat.index()].sitter, Sitter::Human | Sitter::Away);
        self.seats().filter(is_theirs).collect()
    }

    /// Does whoever sits here play with nobody but bots?
    fn is_alone(&self, seat: Seat) -> bool {
        self.people().iter().eq([seat]) && self.is_full()
    }

    /// What a seat may take back: how many actions stand afterwards, whoever did those that go. Nothing if it is its own last
    /// action alone.
    ///
    /// # Errors
    /// Why everything stays.
    fn may_take_back(&self, seat: Seat) -> Result<Option<usize>, Undoing> {
        let table = self.table.as_ref().ok_or(Undoing::NotBegun)?;
        let own = table.may_undo(seat);
        if self.head.customs.take_back && self.is_alone(seat) {
            // What had to be done anyway would be done again.
            let last = table.last_choice(seat).ok_or(Undoing::Refused(UndoRefused::Nothing))?;
            return Ok((own != Ok(last + 1)).then_some(last));
        }
        own.map_err(Undoing::Refused)?;
        // Within one's own turn nobody else has thought about it yet.
        if self.head.customs.take_back || table.awaited().contains(seat) { Ok(None) } else { Err(Undoing::Stands) }
    }

    /// Can a seat take something back?
    pub fn may_undo(&self, seat: Seat) -> bool {
        self.may_take_back(seat).is_ok()
    }

    /// May a seat ask an adviser?
    ///
    /// # Errors
    /// At this table nobody may.
    pub fn may_be_advised(&self) -> Result<(), Declined> {
        if self.head.customs.hints { Ok(()) } else { Err(Declined::NoHints) }
    }

    /// Takes the last action back, or, with nobody but bots at the table, everything since the last choice.
    ///
    /// # Errors
    /// Why it stays; nothing has changed then.
    pub fn undo(&mut self, answer: &Answer<'_>, language: Language) -> Result<Answered, Declined> {
        if let Some(sequence) = self.repeated(answer, Kind::Undone) {
            return Ok(Answered::Repeated(sequence));
        }
        let before = self.awaited();
        // Bots answer faster than anybody looks.
        self.in_time(answer, if self.is_alone(answer.seat) { Some(0) } else { None })?;
        if self.head.status == Status::Resting {
            return Err(Declined::Resting);
        }
        // Whoever knows the seed knows what comes, so nothing is taken back after the end.
        if self.head.status.is_past() {
            return Err(Declined::NoUndoAfterTheEnd);
        }
        self.has_room(Kind::Undone)?;
        let to = self.may_take_back(answer.seat).map_err(|why| match why {
            Undoing::NotBegun => Declined::NotBegun,
            Undoing::Stands => Declined::NoTakeBack,
            Undoing::Refused(why) => Declined::NoUndo(why.text(language)),
        })?;
        let Some(table) = &mut self.table else { return Err(Declined::NotBegun) };
        let noticed = match to {
            Some(moves) => table.take_back_to(moves),
            None => table.undo(answer.seat).map_err(|why| Declined::NoUndo(why.text(language)))?,
        };
        let text = to.map(|moves| moves.to_string()).unwrap_or_default();
        Ok(Answered::New(self.of_the_game((Kind::Undone, noticed), before, answer, &text)))
    }

    fn of_the_game(
        &mut self,
        (kind, noticed): (Kind, Viewers),
        before: Seats,
        answer: &Answer<'_>,
        text: &str,
    ) -> Step {
        self.ask(before, Some(answer.seat), 1);
        let entries = vec![Entry { noticed, ..self.entry(kind, Some(answer.seat), text, answer.client, answer.at) }];
        let over = self.table.as_ref().filter(|table| table.awaited().is_empty());
        let status = over.map(|table| (Status::Finished, Some(result::write(table.as_ref(), self.absent()))));
        let places = if kind == Kind::Played { self.cancel_orders(answer.seat) } else { Vec::new() };
        Step { entries, places, status, ..Step::default() }
    }

    /// Somebody says something to those who sit here.
    ///
    /// # Errors
    /// Too much has been said.
    pub fn say(&self, seat: Seat, (kind, text): (Kind, &str), now: i64) -> Result<Step, Declined> {
        self.has_room(kind)?;
        let entries = vec![self.entry(kind, Some(seat), text, None, now)];
        Ok(Step { entries, ..Step::default() })
    }

    /// A step that is on disk now.
    pub fn settle(&mut self, step: Step) {
        for (seat, place) in step.places {
            self.places[seat.index()] = place;
        }
        if let Some((status, _)) = step.status {
            self.head.status = status;
        }
        if step.entries.iter().any(|entry| entry.kind == Kind::Unguided) {
            self.lesson = None;
        }
        step.entries.into_iter().for_each(|entry| self.push(entry));
    }

    /// The awaited seats that bots play. In a lesson only the one whose action the script has next.
    pub fn bots_awaited(&self) -> Seats {
        let next = self.scripted().map(|next| next.seat);
        let is_bot = |seat: &Seat| self.places[seat.index()].sitter.is_bot();
        self.awaited().iter().filter(is_bot).filter(|seat| next.is_none_or(|next| next == *seat)).collect()
    }

    /// Did nobody ever sit here? A table that began so stays so.
    pub fn is_of_bots_alone(&self) -> bool {
        self.places.iter().all(|place| place.sitter == Sitter::Bot)
    }

    /// Who waits for the bots.
    pub fn waits(&self) -> Waits {
        let people = self.places.iter().any(|place| place.sitter == Sitter::Human);
        if people { Waits::People } else { Waits::Nobody }
    }

    /// Does a person or a bot sit in every seat?
    pub fn is_full(&self) -> bool {
        self.places.iter().all(|place| place.sitter != Sitter::Open)
    }
}

/// How many actions stand after more than the last one was taken back; nothing if it was the last one alone.
fn stands_after(entry: &Entry) -> Result<Option<usize>, String> {
    if entry.text.is_empty() {
        return Ok(None);
    }
    entry.text.parse().map(Some).map_err(|_| "What was taken back has no number.".to_owned())
}

/// Why nothing is taken back.
enum Undoing {
    NotBegun,
    /// The turn is over.
    Stands,
    Refused(UndoRefused),
}

/// A refused action, with the reason in words.
pub fn refusal(table: &dyn Table, error: PlayError, language: Language) -> Declined {
    let text = table.explain(&error, language);
    Declined::ByTheGame { error, text }
}
