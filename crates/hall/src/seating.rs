//! Sitting down, leaving, and bots that play for people.

use langhus_rules::Seat;

use crate::entry::Kind;
use crate::house::House;
use crate::id::Key;
use crate::problem::Problem;
use crate::sitting::{Sitting, Step};
use crate::store::{Place, Sitter, Status};

/// Nobody's name is longer than this many characters: as in records.
pub const LONGEST_NAME: usize = 40;
/// From so many devices one seat can be played.
pub const MOST_KEYS: usize = 16;

/// A name as it may stand at a table.
///
/// # Errors
/// It is empty, too long, or breaks the line.
pub fn name(text: &str) -> Result<String, Problem> {
    let text = text.trim();
    let right = !text.is_empty() && text.chars().count() <= LONGEST_NAME && !text.chars().any(char::is_control);
    if right { Ok(text.to_owned()) } else { Err(Problem::new("bad-name").with("most", LONGEST_NAME)) }
}

/// A seat that a bot of this level plays.
///
/// # Errors
/// There is no such bot for the game.
pub fn bot(house: &dyn House, game: &str, level: &str) -> Result<Place, Problem> {
    let known = house.level(level).filter(|level| house.bot(game, level.id, 0).is_some());
    let level = known.ok_or_else(|| Problem::new("no-such-level"))?;
    Ok(Place { sitter: Sitter::Bot, name: level.name.to_owned(), level: level.id.to_owned(), keys: Vec::new() })
}

/// A name that nobody else at the table has: two bots of one level are told apart by a number.
pub fn distinct<'n>(name: &str, others: impl Iterator<Item = &'n str> + Clone) -> String {
    let taken = |name: &str| others.clone().any(|other| other == name);
    if !taken(name) {
        return name.to_owned();
    }
    let numbered = (2..=Seat::MOST + 1).map(|n| format!("{name} {n}"));
    numbered.into_iter().find(|name| !taken(name)).unwrap_or_else(|| name.to_owned())
}

impl Sitting {
    fn place(&self, seat: Seat) -> Result<&Place, Problem> {
        if self.head.status.is_past() {
            return Err(Problem::new("over"));
        }
        self.has_room(Kind::Sat)?;
        self.chairs.get(seat.index()).map(|chair| &chair.place).ok_or_else(|| Problem::new("no-such-seat"))
    }

    /// Somebody takes an open seat. When it was the last one, the game begins.
    ///
    /// # Errors
    /// The seat is taken, or one of the keys already opens another.
    pub fn sit_down(&mut self, seat: Seat, name: String, keys: Vec<Key>) -> Result<Step, Problem> {
        if self.place(seat)?.sitter != Sitter::Open {
            return Err(Problem::new("seat-taken"));
        }
        if keys.iter().any(|key| self.seat_of(key).is_some()) {
            return Err(Problem::new("sits-already"));
        }
        let place = Place { sitter: Sitter::Human, name: name.clone(), level: String::new(), keys };
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
        // In a running game the name stays at the table until somebody else sits down.
        let name = if self.table.is_some() { self.place(seat)?.name.clone() } else { String::new() };
        self.place(seat)?;
        let place = Place { sitter: Sitter::Open, name, level: String::new(), keys: Vec::new() };
        let entries = vec![self.entry(Kind::Left, Some(seat), "", None)];
        Ok(Step { entries, places: vec![(seat, place)], ..Step::default() })
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
                Place { name: distinct(&bot.name, others), ..bot }
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
