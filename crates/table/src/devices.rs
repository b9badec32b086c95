//! The devices of a seat: one more by a code that works once, and signing out.

use langhus_rules::Seat;

use crate::declined::Declined;
use crate::id::{Code, Key};
use crate::place::{Device, Pass, Place, Purpose, day};
use crate::sitting::{Sitting, Step};

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
    pub fn give_out(&self, seat: Seat, code: &Code, purpose: Purpose, now: i64) -> Step {
        let mut place = self.places[seat.index()].clone();
        place.passes.retain(|pass| now < pass.until);
        place.passes.sort_by_key(|pass| pass.until);
        place.passes.drain(..(place.passes.len() + 1).saturating_sub(MOST_PASSES));
        place.passes.push(Pass { key: code.key(), purpose, until: now + i64::from(purpose.seconds()) * 1000 });
        only(seat, place)
    }

    /// The seat for which a code is now still good.
    pub fn honours(&self, code: &Code, purpose: Purpose, now: i64) -> Option<Seat> {
        self.seats().find(|seat| self.places[seat.index()].honours(&code.key(), purpose, now))
    }

    /// May somebody with this key play this seat, as far as the other seats are concerned?
    ///
    /// # Errors
    /// They sit in another one, or have left one and so know what it holds.
    pub fn admits(&self, seat: Seat, key: &Key) -> Result<(), Declined> {
        if self.seat_of(key).is_some_and(|own| own != seat) {
            return Err(Declined::SitsAlready);
        }
        let left = self.seats().any(|other| other != seat && self.places[other.index()].left.contains(key));
        if left { Err(Declined::HasLeft) } else { Ok(()) }
    }

    /// One more device plays a seat; the secret that it came with, a code or an old token, is worth nothing from now on.
    ///
    /// # Errors
    /// The device belongs to another seat, or there are too many.
    pub fn add_device(&self, seat: Seat, device: Device, spent: &Key) -> Result<Step, Declined> {
        self.admits(seat, &device.key)?;
        let mut place = self.places[seat.index()].clone();
        place.passes.retain(|pass| pass.key != *spent);
        place.devices.retain(|known| known.key != *spent || known.key == device.key);
        if !place.opens_for(&device.key) {
            place.left.retain(|key| *key != device.key);
            place.devices.push(device);
        }
        if place.devices.len() > MOST_DEVICES {
            return Err(Declined::TooManyDevices { most: MOST_DEVICES });
        }
        Ok(only(seat, place))
    }

    /// A device plays a seat no more.
    ///
    /// # Errors
    /// There is no such device, or it is the only one: then the seat would be nobody's.
    pub fn sign_out(&self, seat: Seat, number: u32) -> Result<Step, Declined> {
        let mut place = self.places[seat.index()].clone();
        if !place.devices.iter().any(|device| device.number() == number) {
            return Err(Declined::NoSuchDevice);
        }
        if place.devices.len() == 1 {
            return Err(Declined::LastDevice);
        }
        place.devices.retain(|device| device.number() != number);
        Ok(only(seat, place))
    }

    /// Notes that a device is used now; nothing if it is known to be used today.
    pub fn note_use(&self, key: &Key, now: i64) -> Option<Step> {
        let seat = self.seat_of(key)?;
        let today = day(now);
        let place = &self.places[seat.index()];
        let device = place.devices.iter().position(|device| device.key == *key && device.used < today)?;
        let mut place = place.clone();
        place.devices[device].used = today;
        Some(only(seat, place))
    }
}
