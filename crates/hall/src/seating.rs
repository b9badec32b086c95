//! Sitting down, leaving, and bots that play for people.

use langhus_rules::Seat;

use crate::entry::Kind;
use crate::house::House;
use crate::id::Code;
use crate::naming::{distinct, look_alike};
use crate::problem::Problem;
use crate::sitting::{Sitting, Step};
use crate::store::{Device, Place, Purpose, Sitter, Status};

/// So many keys of those who have left a seat are remembered.
const MOST_LEFT: usize = 64;

/// A seat that a bot of this level plays.
///
/// # Errors
/// There is no such bot for the game.
pub fn bot(house: &dyn House, game: &str, level: &str) -> Result<Place, Problem> {
    let known = house.level(level).filter(|level| house.bot(game, level.id, 0).is_some());
    let level = known.ok_or_else(|| Problem::new("no-such-level"))?;
    Ok(Place { level: level.id.to_owned(), ..Place::new(Sitter::Bot, level.name.to_owned()) })
}

impl Sitting {
    fn place(&self, seat: Seat) -> Result<&Place, Problem> {
        if self.head.status.is_past() {
            return Err(Problem::new("over"));
        }
        self.has_room(Kind::Sat)?;
        self.chairs.get(seat.index()).map(|chair| &chair.place).ok_or_else(|| Problem::new("no-such-seat"))
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
        device: Device,
        invitation: Option<&Code>,
    ) -> Result<Step, Problem> {
        let old = self.place(seat)?;
        if self.seat_of(&device.key).is_some() {
            return Err(Problem::new("sits-already"));
        }
        if old.sitter != Sitter::Open {
            return Err(Problem::new("seat-taken"));
        }
        let invited = invitation.map(|code| old.honours(&code.key(), Purpose::Invitation));
        match invited {
            Some(false) => return Err(Problem::new("spent-code")),
            None if self.table.is_some() && !self.head.listed => return Err(Problem::new("needs-invitation")),
            _ => {}
        }
        self.admits(seat, &device.key)?;
        let others = self.seats().filter(|other| *other != seat).map(|other| &self.chairs[other.index()].place.name);
        if let Some(other) = others.into_iter().find(|other| look_alike(other, &name)) {
            return Err(Problem::new("name-taken").with("name", other.clone()));
        }
        let left = old.left.iter().copied().filter(|key| *key != device.key).collect();
        let place = Place { devices: vec![device], left, ..Place::new(Sitter::Human, name.clone()) };
        self.chairs[seat.index()].place = place.clone();
        let mut step = Step { places: vec![(seat, place)], ..Step::default() };
        self.rename();
        step.entries.push(self.entry(Kind::Sat, Some(seat), &name, None));
        self.begin_if_full(&mut step)?;
        Ok(step)
    }

    /// Deals when all seats are taken.
    ///
    /// # Errors
    /// The game refuses the set-up, which was tried when the table was opened.
    pub fn begin_if_full(&mut self, step: &mut Step) -> Result<(), Problem> {
        if self.head.status == Status::Open && self.is_full() {
            self.deal().map_err(|why| {
                tracing::error!(why, "a table that could be opened cannot be dealt");
                Problem::new("broken")
            })?;
            self.note_deal(step.entries.len() as u64 + 1);
            step.entries.push(self.entry(Kind::Begun, None, "", None));
            step.status = Some((Status::Playing, None));
        }
        Ok(())
    }

    /// Somebody gives up their seat, which is open then.
    ///
    /// # Errors
    /// The game is over.
    pub fn leave(&mut self, seat: Seat) -> Result<Step, Problem> {
        let old = self.place(seat)?;
        let mut place = Place::new(Sitter::Open, String::new());
        if self.table.is_some() {
            // The name stays at the table until somebody else sits down, and whoever leaves has seen what the seat holds.
            place.name = old.name.clone();
            place.left = old.left.iter().copied().chain(old.devices.iter().map(|device| device.key)).collect();
            place.left.drain(..place.left.len().saturating_sub(MOST_LEFT));
        }
        let entries = vec![self.entry(Kind::Left, Some(seat), "", None)];
        Ok(Step { entries, places: vec![(seat, place)], ..Step::default() })
    }

    /// A code with which somebody may sit down in a seat that is open.
    ///
    /// # Errors
    /// Somebody or a bot plays it.
    pub(crate) fn invite(&self, seat: Seat, code: &Code) -> Result<Step, Problem> {
        if self.place(seat)?.sitter != Sitter::Open {
            return Err(Problem::new("seat-taken"));
        }
        Ok(self.give_out(seat, code, Purpose::Invitation))
    }

    /// A bot plays on for a seat: for one's own, until it is taken back, or for one that is open.
    ///
    /// # Errors
    /// It is somebody else's seat, or there is no such bot.
    pub fn hand_over(&mut self, by: Seat, seat: Seat, level: &str, house: &dyn House) -> Result<Step, Problem> {
        let bot = bot(house, &self.head.game, level)?;
        let old = self.place(seat)?.clone();
        let place = match old.sitter {
            Sitter::Open => {
                let others = self.chairs.iter().map(|chair| chair.place.name.as_str());
                Place { name: distinct(&bot.name, others), left: old.left, ..bot }
            }
            Sitter::Human if by == seat => Place { sitter: Sitter::Away, level: bot.level, ..old },
            Sitter::Human => return Err(Problem::new("not-yours")),
            Sitter::Bot | Sitter::Away => return Err(Problem::new("a-bot-already")),
        };
        self.chairs[seat.index()].place = place.clone();
        let mut step = Step { places: vec![(seat, place.clone())], ..Step::default() };
        self.rename();
        step.entries.push(self.entry(Kind::Bot, Some(seat), &place.level, None));
        self.begin_if_full(&mut step)?;
        Ok(step)
    }

    /// The person in a seat plays again themselves.
    ///
    /// # Errors
    /// No bot plays for them.
    pub fn take_back(&mut self, seat: Seat) -> Result<Step, Problem> {
        let old = self.place(seat)?.clone();
        if old.sitter != Sitter::Away {
            return Err(Problem::new("not-a-bot"));
        }
        let place = Place { sitter: Sitter::Human, level: String::new(), ..old };
        let entries = vec![self.entry(Kind::Back, Some(seat), "", None)];
        Ok(Step { entries, places: vec![(seat, place)], ..Step::default() })
    }
}
