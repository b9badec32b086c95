//! The smallest store: everything in memory, changed under one lock. It can be told to break a promise.

#![allow(dead_code, reason = "each test uses its part")]

use std::any::Any;
use std::collections::{BTreeMap, HashMap};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard};

use futures_util::future::{self, BoxFuture};
use futures_util::stream::{BoxStream, StreamExt};
use langhus_hall::store::{
    Author, Bell, Change, Channel, Deed, Device, Heard, Leaves, Letter, Listed, Occasion, Opens, Person, PersonId,
    Place, Profile, Request, Sitter, Status, Store, StoreError, Stored, Wanted,
};
use langhus_hall::{Entry, Key, Kind, TableId};
use langhus_rules::Seats;
use langhus_store_kit::Stores;

/// A promise that is broken on purpose.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fault {
    Nothing,
    ClientIdsAreLost,
    EditionsAreLost,
    ResultsAreLost,
    EntriesAreWrittenTwice,
    GapsAreKept,
    SeatsChangeUnseen,
    OneRefusalStopsTheRest,
    HalfOfAllIsKept,
    CodesAreLost,
    InvitationsStay,
    StrangersSit,
    NobodyIsSignedOut,
    LinksWorkTwice,
    CodesAreKept,
    WhoJoinsLosesTheirSeats,
    TwoSitAsOne,
    ProfilesOutliveThem,
    LeaveIsTakenTwice,
    NobodyIsForgotten,
    DevicesAreNotTold,
    WhoHasACodeIsForgotten,
    WhoLeftIsForgotten,
    LettersPileUp,
    NobodyIsWrittenTo,
    NewLettersAreSent,
    VersionsDoNotCount,
    TheLastParcelComesFirst,
    ChannelsOutliveThem,
    RequestsAreDoneTwice,
    RequestsAreKeptForEver,
    EverythingIsListed,
    OldestFirst,
    WhoLeftFindsTheTable,
    OwnersAreListed,
    PagesOverlap,
    TheFirstEntryCounts,
    AnswersShow,
    BotsAloneWait,
    RemovedTablesCount,
    BegunTablesAreRemoved,
    TouchedTablesAreRemoved,
    RequestsOutliveTheirTable,
    NothingLasts,
    TidyingForgets,
    BothComeFirst,
    WhoeverWaitsIsRefused,
    SeatsAreOfAnotherMoment,
    NobodyIsTold,
    NewsComeTooEarly,
    AuthorsAreForgotten,
    RefusalsAreTold,
    NewsAreDropped,
    WhatFailedIsKept,
    WhatIsDueStays,
    TheLastDueComesFirst,
    OutagesAreForgotten,
}

/// Stores in memory, by name.
pub struct Memories {
    fault: Fault,
    known: Mutex<HashMap<String, Arc<Memory>>>,
}

impl Memories {
    pub fn new(fault: Fault) -> Memories {
        Memories { fault, known: Mutex::default() }
    }

    fn of(&self, name: &str) -> Arc<Memory> {
        let mut known = self.known.lock().unwrap();
        if self.fault == Fault::NothingLasts {
            known.remove(name);
        }
        known.entry(name.to_owned()).or_insert_with(|| Arc::new(Memory::new(self.fault))).clone()
    }
}

impl Stores for Memories {
    fn open<'s>(&'s self, name: &'s str) -> BoxFuture<'s, Arc<dyn Store>> {
        let store: Arc<dyn Store> = self.of(name);
        Box::pin(future::ready(store))
    }

    fn obstruct<'s>(&'s self, name: &'s str) -> BoxFuture<'s, Option<Box<dyn Any + Send>>> {
        let memory = self.of(name);
        memory.obstructed.store(true, Ordering::Relaxed);
        Box::pin(future::ready(Some(Box::new(Obstructed(memory)) as Box<dyn Any + Send>)))
    }
}

struct Obstructed(Arc<Memory>);

impl Drop for Obstructed {
    fn drop(&mut self) {
        self.0.obstructed.store(false, Ordering::Relaxed);
    }
}

/// What is kept.
#[derive(Clone, Default)]
struct Content {
    tables: BTreeMap<i64, Stored>,
    requests: HashMap<Key, Request>,
    pulse: Option<i64>,
    outages: Vec<(i64, i64)>,
    people: BTreeMap<PersonId, Somebody>,
    letters: BTreeMap<(PersonId, i64, Occasion), i64>,
    channels: BTreeMap<(PersonId, u32), Channel>,
    removed: u64,
}

/// Somebody, with their links.
#[derive(Clone)]
struct Somebody {
    person: Person,
    links: Vec<(Key, i64)>,
    departing: bool,
}

/// A store in memory.
pub struct Memory {
    fault: Fault,
    content: Mutex<Content>,
    bell: Bell,
    obstructed: AtomicBool,
    /// Held by whoever writes.
    writing: tokio::sync::Mutex<()>,
}

type Kept = Result<(), StoreError>;

impl Memory {
    pub fn new(fault: Fault) -> Memory {
        let (content, obstructed) = (Mutex::default(), AtomicBool::new(false));
        Memory { fault, content, bell: Bell::default(), obstructed, writing: tokio::sync::Mutex::default() }
    }

    fn has(&self, fault: Fault) -> bool {
        self.fault == fault
    }

    fn content(&self) -> MutexGuard<'_, Content> {
        self.content.lock().unwrap()
    }

    /// Makes a change, or as much of it as can be made.
    fn make(&self, content: &mut Content, change: &Change) -> Kept {
        match change {
            Change::Create(stored) => {
                if content.tables.contains_key(&stored.head.id.number()) {
                    return Err(StoreError::Taken);
                }
                let mut stored = Stored::clone(stored);
                self.may_sit(content, &stored, stored.head.status)?;
                stored.entries.iter_mut().for_each(|entry| self.spoil(entry));
                stored.places.iter_mut().for_each(|place| self.spoil_seat(place));
                stored.edition = stored.edition.filter(|_| !self.has(Fault::EditionsAreLost));
                content.tables.insert(stored.head.id.number(), stored);
            }
            Change::Append { table, first, entries, places, status, due } => {
                let stored = content.tables.get_mut(&table.number()).ok_or(StoreError::Taken)?;
                let next = stored.entries.len() as u64 + 1;
                let unseen = entries.is_empty() && self.has(Fault::SeatsChangeUnseen);
                let twice = *first < next && self.has(Fault::EntriesAreWrittenTwice);
                let gap = *first > next && self.has(Fault::GapsAreKept);
                if *first != next && !(unseen || twice || gap) {
                    return Err(StoreError::Taken);
                }
                stored.entries.extend(entries.iter().cloned());
                stored.entries.iter_mut().for_each(|entry| self.spoil(entry));
                self.reseat(stored, places);
                if let Some((status, result)) = status {
                    stored.head.status = *status;
                    stored.result = result.clone().filter(|_| !self.has(Fault::ResultsAreLost));
                }
                if let Some(due) = due.clone().filter(|_| !self.has(Fault::WhatIsDueStays)) {
                    stored.due = due;
                }
                if !places.is_empty() {
                    let stored = stored.clone();
                    self.may_sit(content, &stored, stored.head.status)?;
                }
            }
            Change::Rewrite { table, last, texts, places, result } => {
                let stored = content.tables.get_mut(&table.number()).ok_or(StoreError::Taken)?;
                if stored.entries.len() as u64 != *last {
                    return Err(StoreError::Taken);
                }
                for (sequence, text) in texts.iter().filter(|_| !self.has(Fault::NobodyIsForgotten)) {
                    stored.entries[*sequence as usize - 1].text = text.clone();
                }
                self.reseat(stored, places);
                stored.result.clone_from(result);
            }
            Change::Person(person, deed) => self.befall(content, *person, deed)?,
            Change::Call { person, table, letters } => {
                let table = table.number();
                if !self.has(Fault::LettersPileUp) {
                    content.letters.retain(|(who, of, _), _| (who, of) != (person, &table));
                }
                let there = content.people.get(person).is_some_and(|one| !one.departing);
                for (occasion, at) in letters.iter().filter(|_| there || self.has(Fault::NobodyIsWrittenTo)) {
                    content.letters.insert((*person, table, *occasion), *at);
                }
            }
            Change::Sent { letters, again } => {
                for letter in letters {
                    let key = (letter.person, letter.table.number(), letter.occasion);
                    let same = content.letters.get(&key) == Some(&letter.at);
                    match again.filter(|_| same) {
                        Some(again) => drop(content.letters.insert(key, again)),
                        None if same || self.has(Fault::NewLettersAreSent) => drop(content.letters.remove(&key)),
                        None => {}
                    }
                }
            }
            Change::Done(request) => {
                let before = content.requests.insert(request.once.key, *request);
                if before.is_some() && !self.has(Fault::RequestsAreDoneTwice) {
                    return Err(StoreError::Taken);
                }
            }
            Change::All(changes) => changes.iter().try_for_each(|change| self.make(content, change))?,
            Change::Pulse { at, resumes } => {
                let last = content.pulse.filter(|last| last < at);
                if let Some(last) = last.filter(|_| *resumes && !self.has(Fault::OutagesAreForgotten)) {
                    content.outages.push((last, *at));
                }
                content.pulse = content.pulse.max(Some(*at));
            }
            // When a request was done this store does not know: longer ago than 1970 it was not.
            Change::ForgetRequests { before } => {
                if *before > 1 && !self.has(Fault::RequestsAreKeptForEver) {
                    content.requests.clear();
                }
            }
            Change::Remove { table, since, begun: also } => {
                let Some(stored) = content.tables.get(&table.number()) else { return Ok(()) };
                let removable = stored.head.status == Status::Open
                    || (*also && matches!(stored.head.status, Status::Playing | Status::Resting));
                let begun = !removable && !self.has(Fault::BegunTablesAreRemoved);
                let touched = stored.entries.iter().any(|entry| entry.at >= *since);
                if !begun && (!touched || self.has(Fault::TouchedTablesAreRemoved)) {
                    content.tables.remove(&table.number());
                    content.removed += 1;
                    content.letters.retain(|(_, of, _), _| *of != table.number());
                    if !self.has(Fault::RequestsOutliveTheirTable) {
                        content.requests.retain(|_, request| request.table != *table);
                    }
                }
            }
        }
        Ok(())
    }

    fn reseat(&self, stored: &mut Stored, places: &[(langhus_rules::Seat, Place)]) {
        for (seat, place) in places {
            let old = std::mem::replace(&mut stored.places[seat.index()], place.clone());
            if self.has(Fault::InvitationsStay) {
                stored.places[seat.index()].passes.extend(old.passes);
            }
            self.spoil_seat(&mut stored.places[seat.index()]);
        }
    }

    /// Everybody who sits at a table is there, and sits there once while the game is not over.
    fn may_sit(&self, content: &Content, stored: &Stored, status: Status) -> Kept {
        let mut owners: Vec<PersonId> = stored.places.iter().filter_map(|place| place.owner).collect();
        let all = owners.len();
        owners.sort_unstable();
        owners.dedup();
        let once = owners.len() == all || status.is_past() || self.has(Fault::TwoSitAsOne);
        let there = owners.iter().all(|owner| content.people.contains_key(owner)) || self.has(Fault::StrangersSit);
        if once && there { Ok(()) } else { Err(StoreError::Taken) }
    }

    fn befall(&self, content: &mut Content, id: PersonId, deed: &Deed) -> Kept {
        let all: Vec<Key> =
            content.people.values().flat_map(|one| &one.person.devices).map(|device| device.key).collect();
        let known = |device: &Device| all.contains(&device.key);
        if let Deed::Arrive(profile, device) = deed {
            if known(device) || content.people.contains_key(&id) {
                return Err(StoreError::Taken);
            }
            let (profile, devices) = (Profile::clone(profile), vec![Device::clone(device)]);
            let person = Person {
                id,
                profile,
                made: device.added,
                seen: device.added,
                code: None,
                devices,
                leaves: Leaves::default(),
            };
            content.people.insert(id, Somebody { person, links: Vec::new(), departing: false });
            return Ok(());
        }
        if let Deed::Join(other, spent) = deed {
            return self.join(content, (id, *other), spent.as_ref());
        }
        if *deed == Deed::Gone {
            content.people.remove(&id);
            for place in content.tables.values_mut().flat_map(|stored| &mut stored.places) {
                place.owner = place.owner.filter(|owner| *owner != id);
                place.left.retain(|left| *left != id);
            }
            return Ok(());
        }
        match deed {
            Deed::Channel(channel) => return self.keep_channel(content, id, channel),
            Deed::Unchannel(number) => {
                content.channels.remove(&(id, *number));
                return Ok(());
            }
            Deed::Depart if !self.has(Fault::ChannelsOutliveThem) => {
                content.channels.retain(|(who, _), _| *who != id);
                content.letters.retain(|(who, ..), _| *who != id);
            }
            _ => {}
        }
        if matches!(deed, Deed::Admit(device, _) if known(device)) {
            return Err(StoreError::Taken);
        }
        let one = content.people.get_mut(&id).filter(|one| !one.departing).ok_or(StoreError::Taken)?;
        let person = &mut one.person;
        match deed {
            Deed::Profile(profile) => person.profile = Profile::clone(profile),
            Deed::Code(code) => person.code = if self.has(Fault::CodesAreKept) { person.code.or(*code) } else { *code },
            Deed::Link(pass) => one.links = vec![(pass.key, pass.until)],
            Deed::Admit(device, spent) => {
                self.spend(&mut one.links, spent.as_ref())?;
                one.person.devices.push(Device::clone(device));
            }
            Deed::SignOut(key) => {
                person.devices.retain(|device| device.key != *key || self.has(Fault::NobodyIsSignedOut));
            }
            Deed::Use(key, day) => {
                if let Some(device) = person.devices.iter_mut().find(|device| device.key == *key) {
                    (device.used, person.seen) = (device.used.max(*day), person.seen.max(*day));
                }
            }
            Deed::Leave { was, is } => {
                if person.leaves != *was && !self.has(Fault::LeaveIsTakenTwice) {
                    return Err(StoreError::Taken);
                }
                person.leaves = is.clone();
            }
            Deed::Depart => {
                (one.departing, one.links) = (!self.has(Fault::ProfilesOutliveThem), Vec::new());
                (person.code, person.devices, person.leaves) = (None, Vec::new(), Leaves::default());
            }
            _ => {}
        }
        Ok(())
    }

    fn keep_channel(&self, content: &mut Content, id: PersonId, channel: &Channel) -> Kept {
        let there = content.people.get(&id).is_some_and(|one| !one.departing);
        let before = content.channels.get(&(id, channel.number)).map_or(0, |before| before.version);
        let seen = before + 1 == channel.version || self.has(Fault::VersionsDoNotCount);
        if !there || !seen {
            return Err(StoreError::Taken);
        }
        content.channels.insert((id, channel.number), channel.clone());
        Ok(())
    }

    fn owned<T>(&self, choose: impl FnMut((&(PersonId, u32), &Channel)) -> Option<T>) -> Vec<T> {
        self.content().channels.iter().filter_map(choose).collect()
    }

    fn spend(&self, links: &mut Vec<(Key, i64)>, spent: Option<&Key>) -> Kept {
        let Some(spent) = spent else { return Ok(()) };
        if !links.iter().any(|(key, _)| key == spent) {
            return Err(StoreError::Taken);
        }
        links.retain(|(key, _)| key != spent || self.has(Fault::LinksWorkTwice));
        Ok(())
    }

    fn join(&self, content: &mut Content, (id, other): (PersonId, PersonId), spent: Option<&Key>) -> Kept {
        let sits = |stored: &Stored, who| stored.places.iter().any(|place| place.owner == Some(who));
        let both = |stored: &Stored| !stored.head.status.is_past() && sits(stored, id) && sits(stored, other);
        if id == other || (content.tables.values().any(both) && !self.has(Fault::TwoSitAsOne)) {
            return Err(StoreError::Taken);
        }
        let gone = content.people.get(&other).filter(|one| !one.departing).cloned().ok_or(StoreError::Taken)?;
        let one = content.people.get_mut(&id).filter(|one| !one.departing).ok_or(StoreError::Taken)?;
        self.spend(&mut one.links, spent)?;
        one.links.clear();
        one.person.devices.extend(gone.person.devices);
        one.person.code = one.person.code.or(gone.person.code);
        one.person.leaves = one.person.leaves.joined(&gone.person.leaves);
        (one.person.made, one.person.seen) =
            (one.person.made.min(gone.person.made), one.person.seen.max(gone.person.seen));
        content.people.remove(&other);
        let theirs = |who: PersonId| if who == other { id } else { who };
        content.channels =
            std::mem::take(&mut content.channels).into_iter().map(|((who, n), it)| ((theirs(who), n), it)).collect();
        content.letters = std::mem::take(&mut content.letters)
            .into_iter()
            .map(|((who, t, o), at)| ((theirs(who), t, o), at))
            .collect();
        for place in content.tables.values_mut().flat_map(|stored| &mut stored.places) {
            if place.owner == Some(other) {
                place.owner = (!self.has(Fault::WhoJoinsLosesTheirSeats)).then_some(id);
            }
            if place.left.contains(&other) {
                place.left.retain(|left| *left != other && *left != id);
                place.left.push(id);
            }
        }
        Ok(())
    }

    fn spoil(&self, entry: &mut Entry) {
        entry.client = entry.client.take().filter(|_| !self.has(Fault::ClientIdsAreLost));
    }

    fn spoil_seat(&self, place: &mut Place) {
        match self.fault {
            Fault::CodesAreLost => place.passes.clear(),
            Fault::WhoLeftIsForgotten => place.left.clear(),
            _ => {}
        }
    }

    /// Makes a change whole or not at all.
    fn keep(&self, change: &Change) -> Kept {
        let obstructed = self.obstructed.load(Ordering::Relaxed);
        let broken = Err(StoreError::Broken("The memory is full.".to_owned()));
        if obstructed && !self.has(Fault::WhatFailedIsKept) {
            return broken;
        }
        let mut content = self.content();
        let mut next = content.clone();
        let made = self.make(&mut next, change);
        if made.is_ok() || self.has(Fault::HalfOfAllIsKept) {
            *content = next;
        }
        if obstructed { broken } else { made }
    }

    async fn write_all(&self, by: Author, changes: &[Change]) -> Vec<Kept> {
        if self.has(Fault::BothComeFirst) {
            // Whether a number is free is looked up before, and not when it is written.
            let mut results: Vec<Kept> = Vec::new();
            for change in changes {
                results.push(self.make(&mut self.content().clone(), change));
                tokio::task::yield_now().await;
                if let (Ok(()), Change::Append { table, entries, .. }) = (&results[results.len() - 1], change) {
                    let mut content = self.content();
                    content.tables.get_mut(&table.number()).unwrap().entries.extend(entries.iter().cloned());
                } else {
                    let _ = self.keep(change);
                }
            }
            return results;
        }
        let _writing = match self.writing.try_lock() {
            Err(_) if self.has(Fault::WhoeverWaitsIsRefused) => return vec![Err(StoreError::Taken); changes.len()],
            Err(_) => self.writing.lock().await,
            Ok(writing) => writing,
        };
        if self.has(Fault::NewsComeTooEarly) {
            self.bell.ring(by, changes, &vec![Ok(()); changes.len()]);
        }
        // Others come in between, as they would while a disk is written to.
        tokio::task::yield_now().await;
        let mut results: Vec<Kept> = changes.iter().map(|change| self.keep(change)).collect();
        if self.has(Fault::OneRefusalStopsTheRest)
            && let Some(first) = results.iter().position(Result::is_err)
        {
            results[first..].fill(Err(StoreError::Taken));
        }
        match self.fault {
            Fault::NobodyIsTold | Fault::NewsComeTooEarly => {}
            Fault::RefusalsAreTold => self.bell.ring(by, changes, &vec![Ok(()); changes.len()]),
            Fault::AuthorsAreForgotten => self.bell.ring(Author(0), changes, &results),
            Fault::DevicesAreNotTold => {
                let tables: Vec<Change> =
                    changes.iter().filter(|change| !matches!(change, Change::Person(..))).cloned().collect();
                self.bell.ring(by, &tables, &vec![Ok(()); tables.len()]);
            }
            _ => self.bell.ring(by, changes, &results),
        }
        results
    }

    fn listed(&self, stored: &Stored, wanted: &Wanted) -> Option<Listed> {
        let head = &stored.head;
        let own = stored.places.iter().position(|place| {
            let left = |person| self.has(Fault::WhoLeftFindsTheTable) && place.left.contains(&person);
            wanted.person.is_some_and(|person| place.owner == Some(person) || left(person))
        });
        let shown = if wanted.person.is_some() { own.is_some() } else { head.listed };
        let older = |before: i64| head.created < before || (self.has(Fault::PagesOverlap) && head.created == before);
        let rests = head.status == Status::Resting && wanted.status.is_none() && wanted.person.is_none();
        let right = (shown && !rests || self.has(Fault::EverythingIsListed))
            && wanted.game.as_ref().is_none_or(|game| *game == head.game)
            && wanted.status.is_none_or(|status| status == head.status)
            && wanted.before.is_none_or(older);
        let last = if self.has(Fault::TheFirstEntryCounts) { stored.entries.first() } else { stored.entries.last() };
        let awaited = last.map_or(Seats::NONE, |entry| entry.awaited);
        let same = stored.entries.iter().rev().take_while(|entry| entry.awaited == awaited);
        let since = if awaited.len() > 1 && !self.has(Fault::AnswersShow) { same.last() } else { last };
        let mut places = stored.places.clone();
        for place in places.iter_mut().filter(|_| !self.has(Fault::OwnersAreListed)) {
            *place = Place { level: place.level.clone(), ..Place::new(place.sitter, place.name.clone()) };
        }
        right.then(|| Listed {
            head: head.clone(),
            places,
            own: own.map(|seat| langhus_rules::Seat::new(seat as u8)),
            updated: since.map_or(head.created, |entry| entry.at),
            awaited,
            due: stored.due.clone(),
            result: stored.result.clone(),
        })
    }

    fn tables<T>(&self, choose: impl FnMut(&Stored) -> Option<T>) -> BoxFuture<'_, Result<Vec<T>, StoreError>>
    where
        T: Send + 'static,
    {
        let chosen = self.content().tables.values().filter_map(choose).collect();
        Box::pin(future::ready(Ok(chosen)))
    }
}

fn of_bots_alone(stored: &Stored) -> bool {
    stored.places.iter().all(|place| place.sitter == Sitter::Bot)
}

impl Store for Memory {
    fn write<'s>(&'s self, by: Author, changes: &'s [Change]) -> BoxFuture<'s, Vec<Kept>> {
        Box::pin(self.write_all(by, changes))
    }

    fn listen(&self) -> BoxStream<'static, Heard> {
        let dropped = self.has(Fault::NewsAreDropped);
        let news = self.bell.listen().enumerate();
        Box::pin(news.filter_map(move |(n, heard)| future::ready((!dropped || n.is_multiple_of(2)).then_some(heard))))
    }

    fn probe(&self) -> BoxFuture<'_, Kept> {
        let broken = StoreError::Broken("The memory is full.".to_owned());
        let obstructed = self.obstructed.load(Ordering::Relaxed);
        Box::pin(future::ready(if obstructed { Err(broken) } else { Ok(()) }))
    }

    fn load(&self, table: TableId) -> BoxFuture<'_, Result<Option<Stored>, StoreError>> {
        Box::pin(async move {
            let mut stored = self.content().tables.get(&table.number()).cloned();
            if self.has(Fault::SeatsAreOfAnotherMoment) {
                tokio::task::yield_now().await;
                let later = self.content().tables.get(&table.number()).map(|stored| stored.entries.clone());
                if let (Some(stored), Some(entries)) = (&mut stored, later) {
                    stored.entries = entries;
                }
            }
            Ok(stored)
        })
    }

    fn request(&self, key: Key) -> BoxFuture<'_, Result<Option<Request>, StoreError>> {
        let request = self.content().requests.get(&key).copied();
        Box::pin(future::ready(Ok(request)))
    }

    fn device(&self, key: Key) -> BoxFuture<'_, Result<Option<(PersonId, Device)>, StoreError>> {
        let content = self.content();
        let mut people = content.people.values().map(|one| &one.person);
        let found = people.find_map(|person| {
            let device = person.devices.iter().find(|device| device.key == key)?;
            Some((person.id, device.clone()))
        });
        Box::pin(future::ready(Ok(found)))
    }

    fn person(&self, person: PersonId) -> BoxFuture<'_, Result<Option<Person>, StoreError>> {
        let found = self.content().people.get(&person).filter(|one| !one.departing).map(|one| one.person.clone());
        Box::pin(future::ready(Ok(found)))
    }

    fn opens(&self, key: Key) -> BoxFuture<'_, Result<Option<Opens>, StoreError>> {
        let content = self.content();
        let found = content.people.values().find_map(|one| {
            let link = one.links.iter().find(|(link, _)| *link == key).map(|(_, until)| Some(*until));
            Some((one.person.id, if one.person.code == Some(key) { None } else { link? }))
        });
        Box::pin(future::ready(Ok(found)))
    }

    fn channels(&self, person: PersonId) -> BoxFuture<'_, Result<Vec<Channel>, StoreError>> {
        let channels = self.owned(|((who, _), channel)| (*who == person).then(|| channel.clone()));
        Box::pin(future::ready(Ok(channels)))
    }

    fn channel(&self, key: Key) -> BoxFuture<'_, Result<Option<(PersonId, Channel)>, StoreError>> {
        let mut found = self.owned(|((who, _), channel)| (channel.key == Some(key)).then(|| (*who, channel.clone())));
        Box::pin(future::ready(Ok(found.pop())))
    }

    fn reachable(&self) -> BoxFuture<'_, Result<Vec<PersonId>, StoreError>> {
        let mut people = self.owned(|((who, _), channel)| channel.reaches().then_some(*who));
        people.dedup();
        Box::pin(future::ready(Ok(people)))
    }

    fn letters(&self, limit: u32) -> BoxFuture<'_, Result<Vec<Letter>, StoreError>> {
        let content = self.content();
        let letter = |((person, table, occasion), at): (&(PersonId, i64, Occasion), &i64)| Letter {
            person: *person,
            table: TableId::from_number(*table),
            occasion: *occasion,
            at: *at,
        };
        let mut letters: Vec<Letter> = content.letters.iter().map(letter).collect();
        letters.sort_by_key(|letter| letter.at);
        letters.truncate(limit as usize);
        Box::pin(future::ready(Ok(letters)))
    }

    fn parcels(&self, limit: u32) -> BoxFuture<'_, Result<Vec<(PersonId, Channel)>, StoreError>> {
        let mut parcels = self.owned(|((who, _), channel)| channel.parcel.is_some().then(|| (*who, channel.clone())));
        parcels.sort_by_key(|(_, channel)| channel.parcel.as_ref().map(|parcel| parcel.at));
        if self.has(Fault::TheLastParcelComesFirst) {
            parcels.reverse();
        }
        parcels.truncate(limit as usize);
        Box::pin(future::ready(Ok(parcels)))
    }

    fn tables_of(&self, person: PersonId) -> BoxFuture<'_, Result<Vec<TableId>, StoreError>> {
        self.tables(move |stored| {
            let is_theirs = |place: &Place| place.owner == Some(person) || place.left.contains(&person);
            stored.places.iter().any(is_theirs).then_some(stored.head.id)
        })
    }

    fn departing(&self) -> BoxFuture<'_, Result<Vec<(PersonId, String)>, StoreError>> {
        let content = self.content();
        let going = content.people.values().filter(|one| one.departing);
        let going = going.map(|one| (one.person.id, one.person.profile.name.clone())).collect();
        Box::pin(future::ready(Ok(going)))
    }

    fn on_leave(&self, at: i64) -> BoxFuture<'_, Result<Vec<PersonId>, StoreError>> {
        let content = self.content();
        let there = content.people.values().filter(|one| !one.departing);
        let away = there.filter(|one| one.person.leaves.end().is_some_and(|end| end > at));
        let away = away.map(|one| one.person.id).collect();
        Box::pin(future::ready(Ok(away)))
    }

    fn list(&self, wanted: Wanted) -> BoxFuture<'_, Result<Vec<Listed>, StoreError>> {
        let mut listed: Vec<Listed> =
            self.content().tables.values().filter_map(|stored| self.listed(stored, &wanted)).collect();
        listed.sort_by_key(|listed| (-listed.head.created, listed.head.id.number()));
        if self.has(Fault::OldestFirst) {
            listed.reverse();
        }
        listed.truncate(wanted.limit as usize);
        Box::pin(future::ready(Ok(listed)))
    }

    fn waiting_for_bots(&self) -> BoxFuture<'_, Result<Vec<TableId>, StoreError>> {
        self.tables(|stored| {
            let awaited = stored.entries.last().map_or(Seats::NONE, |entry| entry.awaited);
            let bot = awaited.iter().any(|seat| stored.places[seat.index()].sitter.is_bot());
            let playing = stored.head.status == Status::Playing;
            let alone = of_bots_alone(stored) && !self.has(Fault::BotsAloneWait);
            (playing && bot && !alone).then_some(stored.head.id)
        })
    }

    fn of_bots_alone(&self, since: i64) -> BoxFuture<'_, Result<Vec<(TableId, i64)>, StoreError>> {
        self.tables(move |stored| {
            let playing = stored.head.status == Status::Playing && stored.head.created > since;
            (playing && of_bots_alone(stored)).then_some((stored.head.id, stored.head.created))
        })
    }

    fn left_open(&self, before: i64, limit: u32) -> BoxFuture<'_, Result<Vec<TableId>, StoreError>> {
        let mut room = limit;
        self.tables(move |stored| {
            let last = stored.entries.last().map_or(0, |entry| entry.at);
            let left = stored.head.status == Status::Open && stored.head.created < before && last < before && room > 0;
            room -= u32::from(left);
            left.then_some(stored.head.id)
        })
    }

    fn left_alone(&self, before: i64, limit: u32) -> BoxFuture<'_, Result<Vec<TableId>, StoreError>> {
        let moves = [Kind::Begun, Kind::Played, Kind::Undone, Kind::Sat, Kind::Back, Kind::Resumed];
        let mut room = limit;
        self.tables(move |stored| {
            let last = stored.entries.iter().rfind(|entry| moves.contains(&entry.kind)).map_or(0, |entry| entry.at);
            let playing = stored.head.status == Status::Playing && stored.head.created < before;
            let alone = playing && last < before && !of_bots_alone(stored) && room > 0;
            room -= u32::from(alone);
            alone.then_some(stored.head.id)
        })
    }

    fn due(&self, limit: u32) -> BoxFuture<'_, Result<Vec<(TableId, i64)>, StoreError>> {
        let content = self.content();
        let due = content.tables.values().filter_map(|stored| Some((stored.head.id, stored.due.next?)));
        let mut due: Vec<_> = due.collect();
        due.sort_by_key(|(_, at)| if self.has(Fault::TheLastDueComesFirst) { -at } else { *at });
        due.truncate(limit as usize);
        Box::pin(future::ready(Ok(due)))
    }

    fn outages(&self) -> BoxFuture<'_, Result<Vec<(i64, i64)>, StoreError>> {
        let outages = self.content().outages.clone();
        Box::pin(future::ready(Ok(outages)))
    }

    fn abandoned(&self, before: i64, limit: u32) -> BoxFuture<'_, Result<Vec<TableId>, StoreError>> {
        let people = self.content().people.clone();
        let stays = move |person: &PersonId| {
            let person = people.get(person).map(|one| &one.person);
            person.is_some_and(|one| one.code.is_some() || one.seen >= before)
                && !self.has(Fault::WhoHasACodeIsForgotten)
        };
        let mut room = limit;
        self.tables(move |stored| {
            let last = stored.entries.last().map_or(0, |entry| entry.at);
            let goes_on = matches!(stored.head.status, Status::Playing | Status::Resting);
            let playing = goes_on && stored.head.created < before && last < before;
            let left =
                playing && room > 0 && !stored.places.iter().filter_map(|place| place.owner).any(|one| stays(&one));
            room -= u32::from(left);
            left.then_some(stored.head.id)
        })
    }

    fn counts(&self) -> BoxFuture<'_, Result<Vec<(Status, u64)>, StoreError>> {
        let mut counts: Vec<(Status, u64)> = self.content().tables.values().map(|s| (s.head.status, 1)).collect();
        if self.has(Fault::RemovedTablesCount) {
            counts.push((Status::Open, self.content().removed));
        }
        Box::pin(future::ready(Ok(counts)))
    }

    fn tidy(&self) -> BoxFuture<'_, Kept> {
        if self.has(Fault::TidyingForgets) {
            self.content().tables.values_mut().for_each(|stored| drop(stored.entries.pop()));
        }
        Box::pin(future::ready(Ok(())))
    }
}
