//! Requests that are done once, however often they are sent: the idempotency key.

use std::sync::Arc;

use langhus_rules::Seat;
use langhus_table::id::Key;
use sha2::{Digest, Sha256};

use crate::hall::Hall;
use crate::people::Comer;
use crate::problem::{Problem, ProblemKind};
use crate::store::{Device, Request};

/// A request with a key of its sender's: whoever knows the key may ask again what it came to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Once {
    /// The hash of the sender's key.
    pub key: Key,
    /// The hash of what is asked for.
    pub asked: Key,
    /// The hash of the token that is given for it.
    pub token: Option<Key>,
}

/// What a request came to.
pub enum Done<T> {
    /// It was done now.
    Now(T),
    /// It was done before.
    Before(Request),
}

impl Once {
    /// The request for an operation with these particulars.
    pub fn new(key: Key, operation: &str, particulars: &[&[u8]]) -> Once {
        let mut hash = Sha256::new();
        for part in [operation.as_bytes()].iter().chain(particulars) {
            // With its length before it no part can be taken for another.
            hash.update((part.len() as u64).to_le_bytes());
            hash.update(part);
        }
        Once { key, asked: Key(hash.finalize().into()), token: None }
    }

    /// The request if a seat is given for it, to this device.
    #[must_use]
    pub fn giving(self, device: &Device) -> Once {
        Once { token: Some(device.key), ..self }
    }
}

impl Hall {
    /// What this request came to, if it was done before.
    ///
    /// # Errors
    /// Its key was used for something else.
    pub async fn done_before(&self, once: Option<Once>) -> Result<Option<Request>, Problem> {
        let Some(once) = once else { return Ok(None) };
        let done = self.store.request(once.key).await?;
        if done.is_some_and(|done| done.once.asked != once.asked) {
            return Err(Problem::new(ProblemKind::KeyUsed));
        }
        Ok(done)
    }

    /// The seat that somebody was given by a request they send again: the token of the first answer is known by its hash
    /// only, so whoever comes now is that person with one more device. Nothing if the request gave no seat.
    ///
    /// # Errors
    /// The seat is not theirs any more.
    pub async fn seat_again(self: &Arc<Self>, done: Request, comer: &Comer) -> Result<Option<Seat>, Problem> {
        let Some(given) = done.once.token else { return Ok(None) };
        let gone = || Problem::new(ProblemKind::WrongToken);
        let (person, _) = self.store.device(given).await?.ok_or_else(gone)?;
        let seat = {
            let room = self.room(done.table);
            self.sit(&room).await?.seat_of(&person).ok_or_else(gone)?
        };
        // Nothing is spent: the first answer may have come after all.
        self.become_one(person, comer, None).await?;
        Ok(Some(seat))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_two_things_that_can_be_asked_for_look_alike() {
        let asked = |operation: &str, parts: &[&[u8]]| Once::new(Key([1; 32]), operation, parts).asked;
        let all = [
            asked("join", &[b"ab", b"c"]),
            asked("join", &[b"a", b"bc"]),
            asked("join", &[b"abc"]),
            asked("joinab", &[b"c"]),
            asked("leave", &[b"ab", b"c"]),
        ];
        for (n, one) in all.iter().enumerate() {
            assert!(!all[n + 1..].contains(one));
        }
    }
}
