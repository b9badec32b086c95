//! Who somebody is: found by what their device brings, and brought into being by their first seat.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use langhus_table::id::{Code, Key, RecoveryCode};
use langhus_table::person::{Device, Person, PersonId, Profile, day};
use langhus_table::place::Pass;
use serde_json::{Map, Value};

use crate::hall::Hall;
use crate::problem::{Problem, ProblemKind};
use crate::store::{Change, Deed, StoreError};

/// So many devices are remembered at most, in a few megabytes.
const MOST_KNOWN: usize = 65_536;
/// So many devices one person can have.
pub(crate) const MOST_DEVICES: usize = 16;
/// So many bytes are kept of what somebody has set.
const LONGEST_SETTINGS: usize = 8 * 1024;
/// How the keys begin under which is kept what somebody has seen of a table.
pub(crate) const SEEN: &str = "seen-";
/// For so many seconds a link to one more device works: it is at hand.
pub(crate) const LINK: u32 = 10 * 60;

/// Whoever gets a seat.
#[derive(Clone, Debug)]
pub struct Comer {
    /// Who they are, or will be.
    pub person: PersonId,
    /// The device that they come with.
    pub device: Device,
    /// What they say of themselves, if they come into being now.
    pub arrives: Option<Profile>,
}

impl Comer {
    /// What is to be kept together with their seat.
    pub(crate) fn arrival(&self, name: &str) -> Option<Change> {
        let profile = Profile { name: name.to_owned(), ..self.arrives.clone()? };
        Some(Change::Person(self.person, Deed::Arrive(Box::new(profile), Box::new(self.device.clone()))))
    }
}

/// The devices that were looked up lately.
#[derive(Default)]
pub(crate) struct People {
    known: Mutex<Known>,
    /// Held while somebody says something else of themselves.
    saying: tokio::sync::Mutex<()>,
}

#[derive(Default)]
struct Known {
    devices: HashMap<Key, Found>,
    /// Counts the changes, so that nothing is remembered that was looked up before one.
    changes: u64,
}

/// Whose device it is.
#[derive(Clone)]
pub(crate) struct Found {
    pub(crate) person: PersonId,
    /// What they say of themselves.
    pub(crate) profile: Arc<Profile>,
    /// The day on which the device was last used.
    used: i64,
}

impl People {
    fn known(&self) -> std::sync::MutexGuard<'_, Known> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Their devices, or all, are looked up again.
    pub(crate) fn forget(&self, people: Option<&[PersonId]>) {
        let mut known = self.known();
        known.changes += 1;
        known.devices.retain(|_, found| people.is_some_and(|people| !people.contains(&found.person)));
    }
}

impl Hall {
    /// Whose device has this key.
    ///
    /// # Errors
    /// The store does not answer.
    pub(crate) async fn whose(self: &Arc<Self>, key: Key) -> Result<Option<Found>, Problem> {
        let (found, changes) = {
            let known = self.people.known();
            (known.devices.get(&key).cloned(), known.changes)
        };
        let found = match found {
            Some(found) => found,
            None => {
                let Some((person, device)) = self.store.device(key).await? else { return Ok(None) };
                let Some(Person { profile, .. }) = self.store.person(person).await? else { return Ok(None) };
                let found = Found { person, profile: Arc::new(profile), used: device.used };
                self.remember(key, found.clone(), changes);
                found
            }
        };
        let today = day(self.now());
        if found.used < today {
            self.remember(key, Found { used: today, ..found.clone() }, changes);
            let (hall, noted) = (self.clone(), Change::Person(found.person, Deed::Use(key, today)));
            tokio::spawn(async move {
                if let Err(why) = hall.writer.keep(noted).await {
                    tracing::debug!(%why, "the use of a device was not noted");
                }
            });
        }
        Ok(Some(found))
    }

    fn remember(&self, key: Key, found: Found, changes: u64) {
        let mut known = self.people.known();
        if known.changes != changes {
            return;
        }
        if known.devices.len() >= MOST_KNOWN {
            known.devices.clear();
        }
        known.devices.insert(key, found);
    }

    /// Somebody who must be there.
    ///
    /// # Errors
    /// They are not, or the store does not answer.
    pub(crate) async fn somebody(&self, person: PersonId) -> Result<Person, Problem> {
        self.store.person(person).await?.ok_or_else(|| Problem::new(ProblemKind::Nobody))
    }

    /// Keeps what becomes of somebody, also if whoever asked is gone meanwhile; then everybody looks again who they are.
    ///
    /// # Errors
    /// It was not kept: [`StoreError::Taken`] if they are not there any more, or the deed asks for what cannot be.
    pub(crate) async fn befall(self: &Arc<Self>, person: PersonId, deed: Deed) -> Result<(), StoreError> {
        let hall = self.clone();
        let kept = tokio::spawn(async move {
            let mut people = vec![person];
            if let Deed::Join(other, _) = &deed {
                people.push(*other);
            }
            let says = matches!(deed, Deed::Profile(_));
            let joins = matches!(deed, Deed::Join(..));
            let seats = matches!(deed, Deed::Join(..) | Deed::Admit(..) | Deed::SignOut(_) | Deed::Depart | Deed::Gone);
            let kept = hall.writer.keep(Change::Person(person, deed)).await;
            let perhaps = !matches!(kept, Err(StoreError::Taken | StoreError::Broken(_)));
            if says && perhaps {
                hall.people.forget(Some(&people));
            }
            if seats && perhaps {
                hall.look_again(&people).await;
            }
            if joins && kept.is_ok() {
                // What one of the two has announced, the tables of the other know from now on.
                let hall = hall.clone();
                tokio::spawn(async move { hall.mind_leave(person).await });
            }
            kept
        });
        kept.await.unwrap_or_else(|panic| Err(StoreError::Unknown(panic.to_string())))
    }

    /// The devices or seats of these people are others than before: they are looked up again, the tables in memory at
    /// which they sit are loaded again, and whoever follows one of these looks who they are.
    pub(crate) async fn look_again(&self, people: &[PersonId]) {
        self.people.forget(Some(people));
        for person in people {
            match self.store.tables_of(*person).await {
                Ok(tables) => self.touch(&tables),
                Err(why) => {
                    tracing::warn!(%why, "it is not known at which tables somebody sits");
                    self.fall_behind_everywhere();
                }
            }
        }
    }

    /// Somebody says something else of themselves.
    ///
    /// # Errors
    /// They are not there any more, or it is too much to keep.
    pub(crate) async fn say(
        self: &Arc<Self>,
        person: PersonId,
        change: impl FnOnce(&mut Profile) + Send,
    ) -> Result<(), Problem> {
        // Two devices may say different things at once; each change is made to what was kept before.
        let _one_by_one = self.people.saying.lock().await;
        let mut profile = self.somebody(person).await?.profile;
        change(&mut profile);
        if profile.settings.len() > LONGEST_SETTINGS {
            return Err(Problem::new(ProblemKind::TooLarge).with("most", LONGEST_SETTINGS));
        }
        Ok(self.befall(person, Deed::Profile(Box::new(profile))).await?)
    }

    /// Keeps these settings of somebody beside those they have; what is null goes. What was seen of tables gives way when it
    /// is too much.
    ///
    /// # Errors
    /// They are not there any more, or it is too much to keep.
    pub(crate) async fn settle(self: &Arc<Self>, person: PersonId, new: Map<String, Value>) -> Result<(), Problem> {
        self.say(person, move |profile| {
            let mut kept: Map<String, Value> = serde_json::from_str(&profile.settings).unwrap_or_default();
            let text = |kept: &Map<String, Value>| serde_json::to_string(kept).unwrap_or_default();
            kept.extend(new.clone());
            kept.retain(|_, value| !value.is_null());
            if text(&kept).len() > LONGEST_SETTINGS {
                kept.retain(|key, _| !key.starts_with(SEEN) || new.contains_key(key));
            }
            profile.settings = text(&kept);
        })
        .await
    }

    /// A link to one more device of somebody; its code.
    ///
    /// # Errors
    /// They are not there any more.
    pub(crate) async fn link(self: &Arc<Self>, person: PersonId) -> Result<Code, Problem> {
        let code = Code::fresh(self.entropy.as_ref());
        let pass = Pass { key: code.key(), until: self.now() + i64::from(LINK) * 1000 };
        self.befall(person, Deed::Link(pass)).await?;
        Ok(code)
    }

    /// A recovery code of somebody; the one before opens nothing any more.
    ///
    /// # Errors
    /// They are not there any more.
    pub(crate) async fn recovery(self: &Arc<Self>, person: PersonId) -> Result<RecoveryCode, Problem> {
        let code = RecoveryCode::fresh(self.entropy.as_ref());
        self.befall(person, Deed::Code(Some(code.key()))).await?;
        Ok(code)
    }

    /// Somebody comes with what proves that they are this person: a link, which is spent, a recovery code, or an old
    /// token. A new device is theirs then; and whoever comes was somebody already, they are one from now on.
    ///
    /// # Errors
    /// Both sit at one table, or the person has too many devices; nothing has changed then.
    pub(crate) async fn become_one(
        self: &Arc<Self>,
        person: PersonId,
        comer: &Comer,
        spent: Option<Key>,
    ) -> Result<(), Problem> {
        let comes = comer.arrives.is_some();
        if !comes && comer.person == person {
            return Ok(());
        }
        let more = if comes { 1 } else { self.somebody(comer.person).await?.devices.len() };
        self.make_room(person, more, spent.is_some()).await?;
        let device = Box::new(comer.device.clone());
        let deed = if comes { Deed::Admit(device, spent) } else { Deed::Join(comer.person, spent) };
        match self.befall(person, deed).await {
            // Either somebody else has used the link meanwhile, or nothing but their seats stands between the two.
            Err(StoreError::Taken) => {
                let spent = comes || matches!(spent, Some(key) if self.store.opens(key).await?.is_none());
                Err(Problem::new(if spent { ProblemKind::SpentCode } else { ProblemKind::SitsTwice }))
            }
            other => Ok(other?),
        }
    }

    /// Makes room for more devices. Whoever comes by a link has another device at hand, and chooses which one goes; whoever
    /// comes by a recovery code has perhaps lost all, and those that were not used for longest go.
    async fn make_room(self: &Arc<Self>, person: PersonId, more: usize, chooses: bool) -> Result<(), Problem> {
        let mut devices = self.somebody(person).await?.devices;
        let too_many = (devices.len() + more).saturating_sub(MOST_DEVICES);
        if too_many > 0 && chooses {
            return Err(Problem::new(ProblemKind::TooManyDevices).with("most", MOST_DEVICES));
        }
        devices.sort_by_key(|device| device.used);
        for device in devices.into_iter().take(too_many) {
            self.befall(person, Deed::SignOut(device.key)).await?;
        }
        Ok(())
    }
}
