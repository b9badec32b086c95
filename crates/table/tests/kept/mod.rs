//! A table for three, kept as a store keeps it, that another server can find again at any time.

#![allow(dead_code, reason = "each test uses its part")]

use langhus_rules::{Language, Seat, Seed, title};
use langhus_table::entry::Kind;
use langhus_table::id::TableId;
use langhus_table::leave::{Leave, Leaves};
use langhus_table::opening::{Wish, seats};
use langhus_table::person::{DAY, PersonId};
use langhus_table::sitting::{Answer, Answered, Sitting, Step};
use langhus_table::stored::{Due, Head, Status, Stored};
use langhus_table::timing::Hour;
use langhus_table::{Customs, House, Pace};

pub const NOON: i64 = 1_800_000_000_000;
pub const HOUR: i64 = DAY / 24;
pub const ASTRID: Seat = Seat::new(0);
pub const BODIL: Seat = Seat::new(1);
pub const CNUT: Seat = Seat::new(2);

fn house() -> House {
    House::new([title!(walhalla::Walhalla) as _])
}

fn person(number: u8) -> PersonId {
    PersonId([number; 16])
}

/// A table at which Astrid sits, and what is kept of it.
pub struct Kept {
    pub house: House,
    stored: Stored,
    pub sitting: Sitting,
}

impl Kept {
    pub fn open() -> Kept {
        let house = house();
        let game = house.titles[0];
        let wishes = [Wish::Human { name: "Astrid".to_owned() }, Wish::Open {}, Wish::Open {}];
        let (places, _) = seats(&wishes, person(1), &house).expect("the wishes are right");
        let head = Head {
            id: TableId::from_number(1),
            game: game.id().to_owned(),
            revision: game.revision(),
            edition: game.editions()[0].hash().to_owned(),
            options: Vec::new(),
            seed: Seed::from_number(1),
            listed: false,
            customs: Customs::STRICT,
            pace: Pace::read("days=2d+12h/4d"),
            status: Status::Open,
            created: NOON,
        };
        let stored = Stored { head, edition: None, places, entries: Vec::new(), result: None, due: Due::default() };
        let hour = Hour { now: NOON, ..Hour::default() };
        let stored = stored.begin(&house, "", &hour).expect("it opens");
        let mut sitting = Sitting::load(stored.clone(), &house).expect("it loads");
        sitting.hour = hour;
        Kept { house, stored, sitting }
    }

    /// All three sit, and the game begins.
    pub fn begun() -> Kept {
        let mut kept = Kept::open();
        for seat in [BODIL, CNUT] {
            kept.join(seat);
        }
        assert_eq!(kept.sitting.head.status, Status::Playing);
        // They answer everything themselves.
        for place in kept.sitting.places.iter_mut().chain(&mut kept.stored.places) {
            place.orders.asks_all = true;
        }
        kept
    }

    pub fn join(&mut self, seat: Seat) {
        let owner = person(10 + seat.number());
        let step = self.sitting.sit_down(seat, format!("Person {seat}"), owner, None, self.sitting.hour.now);
        self.keep(step.expect("the seat is free"));
    }

    pub fn keep(&mut self, step: Step) {
        self.sitting.due = self.sitting.due_with(&step);
        self.stored.due = self.sitting.due.clone();
        self.stored.entries.extend(step.entries.iter().cloned());
        for (seat, place) in &step.places {
            self.stored.places[seat.index()] = place.clone();
        }
        if let Some((status, _)) = step.status {
            self.stored.head.status = status;
        }
        self.sitting.settle(step);
    }

    /// As another server finds it.
    pub fn again(&mut self) {
        let hour = self.sitting.hour.clone();
        self.sitting = Sitting::load(self.stored.clone(), &self.house).expect("it loads");
        self.sitting.hour = hour;
    }

    pub fn tell(&mut self, seat: Seat, from: i64, until: i64) {
        let leaves = Leaves::new(vec![Leave { from: NOON + from, until: NOON + until }]);
        let step = self.sitting.tell_leave(seat, &leaves).expect("it is not known yet");
        self.keep(step);
        assert!(self.sitting.tell_leave(seat, &leaves).is_none(), "nothing is told twice");
    }

    /// The house does everything that is due until this moment; when each thing was done, in hours.
    pub fn until(&mut self, end: i64) -> Vec<(i64, Kind)> {
        let mut done = Vec::new();
        loop {
            let due = self.sitting.due.next.map(|due| self.sitting.hour.outages.moment(due));
            let Some(due) = due.filter(|due| *due <= NOON + end) else { break };
            self.sitting.hour.now = self.sitting.hour.now.max(due);
            let step = self.sitting.do_what_is_due(&self.house).expect("there are bots").unwrap_or_default();
            done.extend(step.entries.iter().map(|entry| ((entry.at - NOON) / HOUR, entry.kind)));
            self.keep(step);
            assert!(done.len() < 100, "it comes to no end: {done:?}");
        }
        self.sitting.hour.now = NOON + end;
        done
    }

    pub fn awaited(&self) -> Seat {
        self.sitting.awaited().first().expect("the game goes on")
    }

    pub fn left(&self, seat: Seat) -> i64 {
        self.sitting.clocks().expect("there is a pace").left(seat, self.sitting.hour.house_time()) / HOUR
    }

    /// Whoever is awaited answers something; `number` says what of all they may.
    pub fn play(&mut self, seat: Seat, number: usize, client: Option<&str>) {
        let legal = self.sitting.table.as_ref().expect("it is dealt").legal(seat);
        let (_, action) = legal[number % legal.len()].clone();
        let (sequence, at) = (self.sitting.sequence_of(seat.into()), self.sitting.hour.now);
        match self.sitting.play(&Answer { seat, sequence, client, at }, &action, Language::English) {
            Ok(Answered::New(step)) => self.keep(step),
            other => panic!("a legal action is played: {:?}", other.err()),
        }
    }
}
