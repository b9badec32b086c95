//! Somebody's channels: set up, tried, taken away.

use std::sync::Arc;

use langhus_rules::Say;
use langhus_table::id::{Entropy, Token};
use langhus_table::person::PersonId;

use super::{Message, is_zone};
use crate::hall::Hall;
use crate::problem::{Problem, ProblemKind};
use crate::store::{Channel, Deed, Medium, StoreError};

/// So many channels one person can have.
pub(crate) const MOST_CHANNELS: usize = 8;

/// A channel that somebody wants.
pub(crate) struct Wish<'w> {
    pub(crate) medium: Medium,
    pub(crate) address: &'w str,
    pub(crate) language: &'w str,
    pub(crate) zone: &'w str,
}

impl Hall {
    /// Sets a channel up for somebody; the secret of its address, if it is read.
    ///
    /// # Errors
    /// They have too many, or nothing is sent to this address.
    pub(crate) async fn add_channel(
        self: &Arc<Self>,
        person: PersonId,
        wish: &Wish<'_>,
    ) -> Result<(Channel, Option<Token>), Problem> {
        let channels = self.store.channels(person).await?;
        if channels.len() >= MOST_CHANNELS {
            return Err(Problem::new(ProblemKind::TooManyChannels).with("most", MOST_CHANNELS));
        }
        let is_read = wish.medium.is_read();
        if !is_read {
            let checked = self.outbox.channels.check(wish.address);
            checked.map_err(|_| Problem::new(ProblemKind::BadChannel))?;
        }
        let secret = is_read.then(|| Token::fresh(self.entropy.as_ref()));
        let entropy: &dyn Entropy = self.entropy.as_ref();
        let channel = Channel {
            number: (entropy.number() >> 33) as u32,
            version: 1,
            medium: wish.medium,
            address: if is_read { String::new() } else { wish.address.trim().to_owned() },
            key: secret.as_ref().map(Token::key),
            language: wish.language.to_owned(),
            zone: if is_zone(wish.zone) { wish.zone.to_owned() } else { String::new() },
            off: false,
            error: String::new(),
            failures: 0,
            sent: Vec::new(),
            parcel: None,
        };
        self.keep_channel(person, channel.clone()).await?;
        if channel.reaches() {
            self.outbox.note(person);
        }
        Ok((channel, secret))
    }

    /// One of somebody's channels.
    async fn channel_of(&self, person: PersonId, number: u32) -> Result<Channel, Problem> {
        let channels = self.store.channels(person).await?;
        let found = channels.into_iter().find(|channel| channel.number == number);
        found.ok_or_else(|| Problem::new(ProblemKind::NoSuchChannel))
    }

    /// Sends something through a channel to see whether it arrives. If it does, the channel is on again.
    ///
    /// # Errors
    /// There is no such channel, or it is read. That nothing arrived is told with the channel.
    pub(crate) async fn try_channel(self: &Arc<Self>, person: PersonId, number: u32) -> Result<Channel, Problem> {
        let mut channel = self.channel_of(person, number).await?;
        self.speak_theirs(person, &mut channel).await?;
        if channel.medium.is_read() {
            return Err(Problem::new(ProblemKind::NoSuchChannel));
        }
        let result = self.outbox.channels.send(&channel, &Message::trial(self, &channel)).await;
        let mut channel = self.channel_of(person, number).await?;
        channel.version += 1;
        match &result {
            Ok(()) => {
                (channel.off, channel.failures) = (false, 0);
                channel.error.clear();
            }
            Err(failed) => channel.fail(failed),
        }
        match self.keep_channel(person, channel.clone()).await {
            Ok(()) if channel.reaches() => self.outbox.note(person),
            // Somebody else has tried meanwhile; what they found is told next time.
            Ok(()) | Err(StoreError::Taken) => {}
            Err(why) => return Err(why.into()),
        }
        Ok(channel)
    }

    /// A channel is somebody's no more.
    ///
    /// # Errors
    /// There is no such channel.
    pub(crate) async fn remove_channel(self: &Arc<Self>, person: PersonId, number: u32) -> Result<(), Problem> {
        self.channel_of(person, number).await?;
        Ok(self.befall(person, Deed::Unchannel(number)).await?)
    }
}

/// Why a channel failed last, in words; nothing if it did not.
pub(crate) fn trouble(channel: &Channel) -> Option<Say> {
    let (name, number) = channel.error.split_once(' ').unwrap_or((&channel.error, "0"));
    let known = ["address", "name", "not-public", "silence", "certificate", "nonsense", "elsewhere", "status"];
    let name = if name.is_empty() { return None } else { known.into_iter().find(|known| *known == name) };
    let say = Say::new(format!("told-failed-{}", name.unwrap_or("silence")));
    Some(say.with("status", number.parse::<u32>().unwrap_or_default()))
}
