//! Parcels are delivered: tried with growing pauses, and given up where it is of no use. Before each try it is on disk that
//! it begins, so that two servers do not try at once, and that a server that dies in the middle tries once more and no
//! oftener.

use std::sync::Arc;

use futures_util::stream::{self, StreamExt};
use langhus_table::person::{DAY, PersonId};

use super::{BATCH, MOST, lately};
use crate::channels::{Failed, Message};
use crate::hall::Hall;
use crate::store::{Channel, Deed, Listed, Parcel, StoreError};

/// So many people are told something at once; each is told one thing after the other.
const AT_ONCE: usize = 8;
/// So long a try is left to itself, in milliseconds; whoever began it is gone then.
const LEASE: i64 = 60_000;
/// The pauses after tries that failed, in minutes. After the last one the parcel is given up.
const PAUSES: [i64; 6] = [1, 5, 20, 60, 180, 360];
/// After so many failures in a row a channel is switched off.
const REFUSALS: u32 = 12;
/// So often a result is written again where somebody else has changed the channel meanwhile.
const TRIES: u32 = 4;

/// A try that was begun.
struct Begun {
    at: i64,
    tries: u32,
    /// What waited then.
    tables: Vec<(String, bool)>,
}

impl Begun {
    /// What came to a parcel since then, and is to be sent next.
    fn rest(&self, mut parcel: Parcel) -> Option<Parcel> {
        parcel.tables.retain(|table| !self.tables.contains(table));
        (!parcel.tables.is_empty()).then_some(Parcel { tries: 0, at: self.at, ..parcel })
    }
}

impl Hall {
    /// Delivers the parcels that are due. When the next one is due, and whether any was.
    pub(super) async fn deliver_parcels(self: &Arc<Self>) -> Result<(Option<i64>, bool), StoreError> {
        let now = self.hour().house_time();
        let at = |channel: &Channel| channel.parcel.as_ref().map(|parcel| parcel.at);
        let parcels = self.store.parcels(BATCH).await?;
        let next = parcels.iter().filter_map(|(_, channel)| at(channel)).find(|at| *at > now);
        let due = parcels.into_iter().filter(|(_, channel)| at(channel).is_some_and(|at| at <= now));
        let mut people: Vec<(PersonId, Vec<Channel>)> = Vec::new();
        for (person, channel) in due {
            match people.iter_mut().find(|(known, _)| *known == person) {
                Some((_, channels)) => channels.push(channel),
                None => people.push((person, vec![channel])),
            }
        }
        let any = !people.is_empty();
        let results = stream::iter(people).map(|(person, channels)| async move {
            for channel in channels {
                match self.deliver(person, channel).await {
                    Ok(()) | Err(StoreError::Taken) => {}
                    Err(why) => return Err(why),
                }
            }
            Ok(())
        });
        let results: Vec<Result<(), StoreError>> = results.buffer_unordered(AT_ONCE).collect().await;
        results.into_iter().collect::<Result<(), StoreError>>()?;
        Ok((next, any))
    }

    async fn deliver(self: &Arc<Self>, person: PersonId, mut channel: Channel) -> Result<(), StoreError> {
        let now = self.hour().house_time();
        let Some(parcel) = channel.parcel.clone() else { return Ok(()) };
        let mut tables = self.waiting_for(person).await?;
        let wanted = |table: &Listed| {
            let id = table.head.id.to_string();
            parcel.tables.iter().find(|(known, _)| *known == id).map(|(_, warns)| *warns)
        };
        tables.retain(|table| wanted(table).is_some());
        channel.version += 1;
        self.speak_theirs(person, &mut channel).await?;
        if tables.is_empty() || !channel.reaches() {
            channel.parcel = None;
            return self.keep_channel(person, channel).await;
        }
        let sent: Vec<i64> = lately(&channel, now).collect();
        let enough = sent.len() >= MOST;
        let (at, tries) =
            if enough { (sent[sent.len() - MOST] + DAY, parcel.tries) } else { (now + LEASE, parcel.tries + 1) };
        channel.sent = sent;
        if let Some(parcel) = &mut channel.parcel {
            (parcel.at, parcel.tries) = (at, tries);
        }
        if enough {
            return self.keep_channel(person, channel).await;
        }
        // Counted before, so that also what is sent twice counts.
        channel.sent.push(now);
        self.keep_channel(person, channel.clone()).await?;
        let message = Message::new(self, &channel, tables.iter().map(|table| (table, wanted(table) == Some(true))));
        let result = self.outbox.channels.send(&channel, &message).await;
        let begun = Begun { at: now, tries, tables: parcel.tables };
        self.note_result(person, channel, &begun, &result).await
    }

    /// Notes what came of a try.
    async fn note_result(
        self: &Arc<Self>,
        person: PersonId,
        mut channel: Channel,
        begun: &Begun,
        result: &Result<(), Failed>,
    ) -> Result<(), StoreError> {
        for _ in 0..TRIES {
            channel.version += 1;
            match result {
                Ok(()) => {
                    channel.failures = 0;
                    channel.error.clear();
                    channel.parcel = channel.parcel.take().and_then(|parcel| begun.rest(parcel));
                }
                Err(failed) => {
                    if let Some(place) = channel.sent.iter().rposition(|sent| *sent == begun.at) {
                        channel.sent.remove(place);
                    }
                    let pause = PAUSES.get(begun.tries.saturating_sub(1) as usize);
                    let now = self.hour().house_time();
                    match (&mut channel.parcel, pause) {
                        (Some(parcel), Some(minutes)) => parcel.at = now + minutes * 60_000,
                        (parcel, _) => *parcel = None,
                    }
                    channel.fail(failed);
                }
            }
            let number = channel.number;
            match self.keep_channel(person, channel).await {
                // Its owner has changed it meanwhile, or it is not theirs any more.
                Err(StoreError::Taken) => {}
                other => return other,
            }
            let theirs = self.store.channels(person).await?;
            let Some(found) = theirs.into_iter().find(|theirs| theirs.number == number) else { return Ok(()) };
            channel = found;
        }
        Err(StoreError::Taken)
    }

    /// Keeps a channel as it is now.
    pub(crate) async fn keep_channel(self: &Arc<Self>, person: PersonId, channel: Channel) -> Result<(), StoreError> {
        self.befall(person, Deed::Channel(Box::new(channel))).await
    }
}

impl Channel {
    /// Notes that something could not be sent. After too many refusals, or one that is meant for good, it is switched off.
    pub(crate) fn fail(&mut self, failed: &Failed) {
        self.failures += 1;
        self.error = failed.write();
        if failed.for_good() || self.failures >= REFUSALS {
            (self.off, self.parcel) = (true, None);
        }
    }
}
