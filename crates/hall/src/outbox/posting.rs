//! Letters become parcels: what was answered meanwhile is dropped, and what goes to one person goes together.

use std::collections::BTreeMap;
use std::sync::Arc;

use langhus_table::person::{DAY, PersonId};

use super::{BATCH, LIES, MOST, lately};
use crate::hall::Hall;
use crate::store::{Change, Channel, Deed, Letter, Listed, Occasion, Parcel, Status, StoreError, Wanted};

/// So many of somebody's tables are looked through.
const TABLES: u32 = 500;

impl Hall {
    /// The tables at which the game waits for somebody.
    pub(crate) async fn waiting_for(&self, person: PersonId) -> Result<Vec<Listed>, StoreError> {
        let (person, status) = (Some(person), Some(Status::Playing));
        let mut tables = self.store.list(Wanted { person, status, limit: TABLES, ..Wanted::default() }).await?;
        tables.retain(|table| table.own.is_some_and(|own| table.awaited.contains(own)));
        Ok(tables)
    }

    /// Lets a channel speak the language that its owner has chosen since.
    pub(crate) async fn speak_theirs(&self, person: PersonId, channel: &mut Channel) -> Result<(), StoreError> {
        let chosen = self.store.person(person).await?.map(|person| person.profile.language).unwrap_or_default();
        if !chosen.is_empty() {
            channel.language = chosen;
        }
        Ok(())
    }

    /// Puts the letters that are due into the channels of those to whom they go. When the next one is due, and whether any
    /// was.
    pub(super) async fn post_letters(self: &Arc<Self>) -> Result<(Option<i64>, bool), StoreError> {
        let now = self.hour().house_time();
        let letters = self.store.letters(BATCH).await?;
        let next = letters.iter().map(|letter| letter.at).find(|at| *at > now);
        let mut due: BTreeMap<PersonId, Vec<Letter>> = BTreeMap::new();
        for letter in letters.into_iter().filter(|letter| letter.at <= now) {
            due.entry(letter.person).or_default().push(letter);
        }
        let any = !due.is_empty();
        for (person, letters) in due {
            match self.post(person, letters, now).await {
                // Something has changed meanwhile, and is looked at again.
                Ok(()) | Err(StoreError::Taken) => {}
                Err(why) => return Err(why),
            }
        }
        Ok((next, any))
    }

    async fn post(self: &Arc<Self>, person: PersonId, letters: Vec<Letter>, now: i64) -> Result<(), StoreError> {
        let mut channels = self.store.channels(person).await?;
        channels.retain(Channel::reaches);
        let waiting = self.waiting_for(person).await?;
        let waits = |letter: &Letter| !channels.is_empty() && waiting.iter().any(|table| table.head.id == letter.table);
        let (open, answered): (Vec<Letter>, Vec<Letter>) = letters.into_iter().partition(waits);
        // Who looks at the table now need not be told, for the time being.
        let (here, open): (Vec<Letter>, Vec<Letter>) =
            open.into_iter().partition(|letter| self.looks_on(letter, &waiting));
        let sent = |letters: Vec<Letter>, again| (!letters.is_empty()).then_some(Change::Sent { letters, again });
        let mut changes: Vec<Change> = sent(answered, None).into_iter().chain(sent(here, Some(now + LIES))).collect();
        // Whoever is on leave is left alone until it is over.
        let hour = self.hour();
        let leave = self.store.person(person).await?.and_then(|person| person.leaves.at(hour.now));
        if let Some(leave) = leave {
            let back = hour.outages.house_time(leave.until).max(now + LIES);
            changes.extend(sent(open, Some(back)));
        } else if !open.is_empty() {
            let may = if open.iter().any(|letter| letter.occasion == Occasion::Warning) { MOST } else { MOST - 1 };
            match channels.iter().filter_map(|channel| enough(channel, may, now)).max() {
                Some(again) => changes.extend(sent(open, Some(again))),
                None => {
                    let tables: Vec<_> = open
                        .iter()
                        .map(|letter| (letter.table.to_string(), letter.occasion == Occasion::Warning))
                        .collect();
                    changes.extend(sent(open, None));
                    changes.extend(channels.into_iter().map(|channel| {
                        Change::Person(person, Deed::Channel(Box::new(with_parcel(channel, &tables, now))))
                    }));
                }
            }
        }
        if changes.is_empty() { Ok(()) } else { self.writer.keep(Change::All(changes)).await }
    }

    /// Does somebody look at the table to which they are called?
    fn looks_on(&self, letter: &Letter, waiting: &[Listed]) -> bool {
        let own = waiting.iter().find(|table| table.head.id == letter.table).and_then(|table| table.own);
        letter.occasion == Occasion::Turn && own.is_some_and(|own| self.attends(letter.table, own))
    }
}

/// When somebody may be told again, if they were told so often within a day through this channel.
fn enough(channel: &Channel, may: usize, now: i64) -> Option<i64> {
    let sent: Vec<i64> = lately(channel, now).collect();
    sent.len().checked_sub(may).map(|first| sent[first] + DAY)
}

/// The channel with these tables in what waits there.
fn with_parcel(mut channel: Channel, tables: &[(String, bool)], now: i64) -> Channel {
    channel.version += 1;
    let parcel = channel.parcel.get_or_insert_with(|| Parcel { tables: Vec::new(), tries: 0, at: now });
    for (table, warns) in tables {
        match parcel.tables.iter_mut().find(|(known, _)| known == table) {
            Some((_, known)) => *known |= warns,
            None => parcel.tables.push((table.clone(), *warns)),
        }
    }
    channel
}
