//! Sitting down, leaving, and bots that play for people.

use langhus_rules::Seat;

use crate::declined::Declined;
use crate::entry::Kind;
use crate::house::House;
use crate::id::Code;
use crate::naming::{distinct, look_alike};
use crate::person::PersonId;
use crate::place::Place;
use crate::sitting::{Sitting, Step};
use crate::stored::{Sitter, Status};

/// So many of those who have left a seat are remembered.
const MOST_LEFT: usize = 64;

/// A seat that a bot of this level plays.
///
/// # Errors
/// There is no such bot.
pub fn bot(house: &House, level: &str) -> Result<Place, Declined> {
    let level = house.level(level).ok_or(Declined::NoSuchLevel)?;
    Ok(Place { level: level.name().to_owned(), ..Place::new(Sitter::Bot, level.title().to_owned()) })
}

impl Sitting {
    pub(crate) fn place(&self, seat: Seat) -> Result<&Place, Declined> {
        if self.head.status.is_past() {
            return Err(Declined::Over);
        }
        self.has_room(Kind::Sat)?;
        self.places.get(seat.index()).ok_or(Declined::NoSuchSeat)
    }

    /// Somebody takes an open seat. When it was the last one, the game begins. A seat that was left in a running game
    /// which is not listed is taken by invitation only, because it is not for whoever comes along.
    ///
    /// # Errors
    /// The seat is taken or not theirs to take, or the name looks like another one at the table.
    pub fn sit_down(
        &mut self,
        seat: Seat,
        name: String,
        person: PersonId,
        invitation: Option<&Code>,
        now: i64,
    ) -> Result<Step, Declined> {
        let old = self.place(seat)?;
        if self.seat_of(&person).is_some() {
            return Err(Declined::SitsAlready);
        }
        if old.sitter != Sitter::Open {
            return Err(Declined::SeatTaken);
        }
        let invited = invitation.map(|code| old.honours(&code.key(), now));
        match invited {
            Some(false) => return Err(Declined::SpentCode),
            None if self.table.is_some() && !self.head.listed => {
                return Err(Declined::NeedsInvitation);
            }
            _ => {}
        }
        self.admits(seat, &person)?;
        let others = self.seats().filter(|other| *other != seat).map(|other| &self.places[other.index()].name);
        if let Some(other) = others.into_iter().find(|other| look_alike(other, &name)) {
            return Err(Declined::NameTaken { name: other.clone() });
        }
        let left = old.left.iter().copied().filter(|left| *left != person).collect();
        let place = Place { owner: Some(person), left, ..Place::new(Sitter::Human, name.clone()) };
        self.places[seat.index()] = place.clone();
        let mut step = Step { places: vec![(seat, place)], ..Step::default() };
        self.rename();
        step.entries.push(self.entry(Kind::Sat, Some(seat), &name, None, now));
        self.begin_if_full(&mut step, now)?;
        Ok(step)
    }

    /// Deals when all seats are taken.
    ///
    /// # Errors
    /// The game refuses the set-up, which was tried when the table was opened.
    pub fn begin_if_full(&mut self, step: &mut Step, now: i64) -> Result<(), Declined> {
        if self.head.status == Status::Open && self.is_full() {
            self.deal()
                .map_err(|why| Declined::Broken(format!("A table that could be opened cannot be dealt: {why}")))?;
            self.note_deal(step.entries.len() as u64 + 1);
            step.entries.push(self.entry(Kind::Begun, None, "", None, now));
            step.status = Some((Status::Playing, None));
        }
        Ok(())
    }

    /// Somebody gives up their seat, which is open then.
    ///
    /// # Errors
    /// The game is over.
    pub fn leave(&mut self, seat: Seat, now: i64) -> Result<Step, Declined> {
        let old = self.place(seat)?;
        let mut place = Place::new(Sitter::Open, String::new());
        if self.table.is_some() {
            // The name stays at the table until somebody else sits down, and whoever leaves has seen what the seat holds.
            place.name = old.name.clone();
            place.left = old.left.iter().copied().chain(old.owner).collect();
            place.left.drain(..place.left.len().saturating_sub(MOST_LEFT));
        }
        let entries = vec![self.entry(Kind::Left, Some(seat), "", None, now)];
        Ok(Step { entries, places: vec![(seat, place)], ..Step::default() })
    }

    /// A bot plays on for a seat: for one's own, until it is taken back, or for one that is open.
    ///
    /// # Errors
    /// It is somebody else's seat, or there is no such bot.
    pub fn hand_over(
        &mut self,
        by: Seat,
        seat: Seat,
        level: Option<&str>,
        house: &House,
        now: i64,
    ) -> Result<Step, Declined> {
        let usual = || house.usual_level().map(|level| level.name());
        let bot = bot(house, level.or_else(usual).ok_or(Declined::NoSuchLevel)?)?;
        let old = self.place(seat)?.clone();
        let place = match old.sitter {
            Sitter::Open => {
                let others = self.places.iter().map(|place| place.name.as_str());
                Place { name: distinct(&bot.name, others), left: old.left, ..bot }
            }
            Sitter::Human if by == seat => Place { sitter: Sitter::Away, level: bot.level, ..old },
            Sitter::Human => return Err(Declined::NotYours),
            Sitter::Bot | Sitter::Away => return Err(Declined::ABotAlready),
        };
        self.places[seat.index()] = place.clone();
        let mut step = Step { places: vec![(seat, place.clone())], ..Step::default() };
        self.rename();
        step.entries.push(self.entry(Kind::Bot, Some(seat), &place.level, None, now));
        self.begin_if_full(&mut step, now)?;
        Ok(step)
    }

    /// The person in a seat plays again themselves.
    ///
    /// # Errors
    /// No bot plays for them.
    pub fn take_back(&mut self, seat: Seat, now: i64) -> Result<Step, Declined> {
        let old = self.place(seat)?.clone();
        if old.sitter != Sitter::Away {
            return Err(Declined::NotABot);
        }
        if self.conceded().contains(seat) {
            return Err(Declined::HasConceded);
        }
        let place = Place { sitter: Sitter::Human, level: String::new(), ..old };
        let entries = vec![self.entry(Kind::Back, Some(seat), "", None, now)];
        Ok(Step { entries, places: vec![(seat, place)], ..Step::default() })
    }
}
