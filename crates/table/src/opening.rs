//! New tables: who should play, the first entries, and the same people again.

use langhus_rules::{Seat, Seed};
use serde::Deserialize;
use utoipa::ToSchema;

use crate::declined::Declined;
use crate::entry::Kind;
use crate::house::House;
use crate::id::TableId;
use crate::naming::{distinct, look_alike, name};
use crate::place::{Device, Place};
use crate::seating::bot;
use crate::sitting::{Sitting, Step};
use crate::stored::{Head, Sitter, Status, Stored};

/// Who should play a seat of a new table.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(tag = "sitter", rename_all = "lowercase", deny_unknown_fields)]
pub enum Wish {
    /// Whoever opens the table: one seat at most.
    Human {
        /// The name at the table.
        name: String,
    },
    /// A bot.
    Bot {
        /// Its level.
        level: String,
    },
    /// Anybody who comes.
    Open {},
}

/// The seats of a new table as they are wished for by somebody with this device, and the one in which they sit.
///
/// # Errors
/// They want two seats, there is no such bot, or their name is none or looks like a bot's.
pub fn seats(wishes: &[Wish], device: &Device, house: &House) -> Result<(Vec<Place>, Option<Seat>), Declined> {
    let mut seat = None;
    let mut places = Vec::with_capacity(wishes.len());
    for (wish, number) in wishes.iter().zip(0..) {
        places.push(match wish {
            Wish::Open {} => Place::new(Sitter::Open, String::new()),
            Wish::Bot { level } => {
                let bot = bot(house, level)?;
                let others = places.iter().map(|place: &Place| place.name.as_str());
                Place { name: distinct(&bot.name, others), ..bot }
            }
            Wish::Human { .. } if seat.is_some() => return Err(Declined::SitsAlready),
            Wish::Human { name: wanted } => {
                seat = Some(Seat::new(number));
                Place { devices: vec![device.clone()], ..Place::new(Sitter::Human, name(wanted)?) }
            }
        });
    }
    // A bot gives way to a person's name by a number, but nobody may be taken for one.
    let bots = places.iter().filter_map(|place| house.level(&place.level));
    let human = seat.map(|seat| places[seat.index()].name.as_str());
    if let Some(bot) = human.and_then(|human| bots.into_iter().find(|bot| look_alike(bot.title(), human))) {
        return Err(Declined::NameTaken { name: bot.title().to_owned() });
    }
    Ok((places, seat))
}

impl Stored {
    /// A new table with its first entries; if all seats are taken it begins at once. `what` is said in the first entry of
    /// a table that is no usual one.
    ///
    /// # Errors
    /// The game refuses the set-up.
    pub fn begin(mut self, house: &House, what: &str, now: i64) -> Result<Stored, Declined> {
        let mut sitting = Sitting::load(self.clone(), house).map_err(Declined::BadSetup)?;
        let mut step = Step { entries: vec![sitting.entry(Kind::Opened, None, what, None, now)], ..Step::default() };
        sitting.begin_if_full(&mut step, now)?;
        if let Some((status, _)) = step.status {
            self.head.status = status;
        }
        self.entries = step.entries;
        Ok(self)
    }
}

impl Sitting {
    /// The table where the same people play again, if they do.
    pub fn rematch(&self) -> Option<TableId> {
        self.entries.iter().find(|entry| entry.kind == Kind::Rematch)?.text.parse().ok()
    }

    /// The same people play again, the next seat beginning, at a table with this name and seed.
    ///
    /// # Errors
    /// The game is not over.
    pub fn play_again(&self, (id, seed): (TableId, Seed), house: &House, now: i64) -> Result<Step, Declined> {
        if self.head.status != Status::Finished {
            return Err(Declined::NotFinished);
        }
        // A new game follows the newest rules, whatever the last one followed.
        let revision = self.title().revision();
        let head = Head { id, seed, revision, status: Status::Open, created: now, ..self.head.clone() };
        let mut places = self.places.clone();
        for place in &mut places {
            if place.sitter == Sitter::Open {
                *place = Place::new(Sitter::Open, String::new());
            }
            place.passes.clear();
            place.left.clear();
        }
        places.rotate_left(1);
        let new = Stored { head, edition: self.own_edition(), places, entries: Vec::new(), result: None };
        let entries = vec![self.entry(Kind::Rematch, None, &id.to_string(), None, now)];
        Ok(Step { entries, opens: Some(Box::new(new.begin(house, "", now)?)), ..Step::default() })
    }
}
