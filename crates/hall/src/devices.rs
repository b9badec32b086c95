//! The devices of a seat: one more by a code that works once, and signing out.

use langhus_rules::Seat;

use crate::entry::now;
use crate::id::{Code, Key};
use crate::problem::Problem;
use crate::sitting::{Sitting, Step};
use crate::store::{Device, Pass, Place, Purpose, today};

/// From so many devices one seat can be played.
const MOST_DEVICES: usize = 16;
/// So many codes are out for one seat at most; a further one replaces the oldest.
const MOST_PASSES: usize = 4;

impl Purpose {
    /// For so many seconds a code works: a device is at hand, a friend may have to be found first.
    pub const fn seconds(self) -> u32 {
        match self {
            Purpose::Device => 10 * 60,
            Purpose::Invitation => 24 * 60 * 60,
        }
    }
}

fn only(seat: Seat, place: Place) -> Step {
    Step { places: vec![(seat, place)], ..Step::default() }
}

impl Sitting {
    /// Gives out a code for a seat.
    pub(crate) fn give_out(&self, seat: Seat, code: &Code, purpose: Purpose) -> Step {
        let mut place = self.chairs[seat.index()].place.clone();
        let now = now();
        place.passes.retain(|pass| now < pass.until);
        place.passes.sort_by_key(|pass| pass.until);
        place.passes.drain(..(place.passes.len() + 1).saturating_sub(MOST_PASSES));
        place.passes.push(Pass { key: code.key(), purpose, until: now + i64::from(purpose.seconds()) * 1000 });
        only(seat, place)
    }

    /// The seat for which a code is still good.
    pub(crate) fn honours(&self, code: &Code, purpose: Purpose) -> Option<Seat> {
        self.seats().find(|seat| self.chairs[seat.index()].place.honours(&code.key(), purpose))
    }

    /// May somebody with this key play this seat, as far as the other seats are concerned?
    ///
    /// # Errors
    /// They sit in another one, or have left one and so know what it holds.
    pub(crate) fn admits(&self, seat: Seat, key: &Key) -> Result<(), Problem> {
        if self.seat_of(key).is_some_and(|own| own != seat) {
            return Err(Problem::new("sits-already"));
        }
        let left = self.seats().any(|other| other != seat && self.chairs[other.index()].place.left.contains(key));
        if left { Err(Problem::new("has-left")) } else { Ok(()) }
    }

    /// One more device plays a seat; the secret that it came with, a code or an old token, is worth nothing from now on.
    ///
    /// # Errors
    /// The device belongs to another seat, or there are too many.
    pub(crate) fn add_device(&self, seat: Seat, device: Device, spent: &Key) -> Result<Step, Problem> {
        self.admits(seat, &device.key)?;
        let mut place = self.chairs[seat.index()].place.clone();
        place.passes.retain(|pass| pass.key != *spent);
        place.devices.retain(|known| known.key != *spent || known.key == device.key);
        if !place.opens_for(&device.key) {
            place.left.retain(|key| *key != device.key);
            place.devices.push(device);
        }
        if place.devices.len() > MOST_DEVICES {
            return Err(Problem::new("too-many-devices").with("most", MOST_DEVICES));
        }
        Ok(only(seat, place))
    }

    /// A device plays a seat no more.
    ///
    /// # Errors
    /// There is no such device, or it is the only one: then the seat would be nobody's.
    pub(crate) fn sign_out(&self, seat: Seat, number: u32) -> Result<Step, Problem> {
        let mut place = self.chairs[seat.index()].place.clone();
        if !place.devices.iter().any(|device| device.number() == number) {
            return Err(Problem::new("no-such-device"));
        }
        if place.devices.len() == 1 {
            return Err(Problem::new("last-device"));
        }
        place.devices.retain(|device| device.number() != number);
        Ok(only(seat, place))
    }

    /// Notes that a device is used today; nothing if that is known.
    pub(crate) fn note_use(&self, key: &Key) -> Option<Step> {
        let seat = self.seat_of(key)?;
        let today = today();
        let mut place = self.chairs[seat.index()].place.clone();
        let device = place.devices.iter_mut().find(|device| device.key == *key && device.used < today)?;
        device.used = today;
        Some(only(seat, place))
    }
}
