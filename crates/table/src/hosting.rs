//! While a table waits: who receives the others, changing seats, and beginning with whoever is there.

use langhus_rules::Seat;

use crate::declined::Declined;
use crate::entry::Kind;
use crate::house::House;
use crate::naming::distinct;
use crate::place::Place;
use crate::seating::bot;
use crate::sitting::{Sitting, Step};
use crate::stored::{Sitter, Status};

impl Sitting {
    /// Who receives the others: whoever opened the table, wherever they sit now; when they have left, the first person.
    pub fn host(&self) -> Option<Seat> {
        let mut host = None;
        for entry in &self.entries {
            match entry.kind {
                Kind::Opened => host = entry.seat,
                Kind::Moved if host.is_some_and(|host| entry.text.parse() == Ok(host.number())) => host = entry.seat,
                Kind::Left if entry.seat == host => host = None,
                _ => {}
            }
        }
        let is_person = |seat: &Seat| self.places[seat.index()].sitter == Sitter::Human;
        host.filter(is_person).or_else(|| self.seats().find(is_person))
    }

    /// Only the host decides this, and only while the table waits.
    ///
    /// # Errors
    /// Somebody else asks, or the game has begun.
    pub fn is_for_the_host(&self, by: Seat) -> Result<(), Declined> {
        if self.head.status != Status::Open {
            return Err(Declined::HasBegun);
        }
        if self.host() == Some(by) { Ok(()) } else { Err(Declined::NotTheHost) }
    }

    /// Somebody takes another seat, which is free, and with it its colour.
    ///
    /// # Errors
    /// The game has begun, or the seat is taken.
    pub fn move_to(&self, from: Seat, to: Seat, now: i64) -> Result<Step, Declined> {
        if self.head.status != Status::Open {
            return Err(Declined::HasBegun);
        }
        let wanted = self.places.get(to.index()).ok_or(Declined::NoSuchSeat)?;
        if wanted.sitter != Sitter::Open {
            return Err(Declined::SeatTaken);
        }
        self.has_room(Kind::Moved)?;
        let free = Place::new(Sitter::Open, String::new());
        let place = Place { passes: Vec::new(), ..self.places[from.index()].clone() };
        let entries = vec![self.entry(Kind::Moved, Some(to), &from.number().to_string(), None, now)];
        // The old seat first: nobody sits in two at any moment, in a store neither.
        Ok(Step { entries, places: vec![(from, free), (to, place)], ..Step::default() })
    }

    /// Bots of this level take all free seats, and the game begins.
    ///
    /// # Errors
    /// Somebody else than the host asks, the game has begun, or there is no such bot.
    pub fn begin_now(&mut self, by: Seat, level: &str, house: &House, now: i64) -> Result<Step, Declined> {
        self.is_for_the_host(by)?;
        self.has_room(Kind::Bot)?;
        let free: Vec<Seat> = self.seats().filter(|seat| self.places[seat.index()].sitter == Sitter::Open).collect();
        let mut step = Step::default();
        for seat in free {
            let bot = bot(house, level)?;
            let others = self.places.iter().map(|place| place.name.as_str());
            let place = Place { name: distinct(&bot.name, others), ..bot };
            self.places[seat.index()] = place.clone();
            step.entries.push(self.entry(Kind::Bot, Some(seat), level, None, now));
            step.places.push((seat, place));
        }
        self.rename();
        self.begin_if_full(&mut step, now)?;
        Ok(step)
    }
}
