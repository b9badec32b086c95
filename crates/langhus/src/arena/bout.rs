//! One game between bots.

use std::time::Instant;

use langhus_bots::{Bot, Spec};
use langhus_rules::{Chance, Match, Quick, Saga, Seat, Sense, Standing, Table, Voice};
use serde::{Deserialize, Serialize};

use crate::budget::with_budget;

/// How a game between bots went.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Bout {
    /// Its number in the tournament.
    pub game: u64,
    /// What became of each bot.
    pub seats: Vec<BoutSeat>,
    /// What programs did wrong. They have no part in the win, and a random player went on for them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub faults: Vec<BoutFault>,
}

/// Why a program lost its game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct BoutFault {
    /// The seat it had, counted from 1.
    pub seat: u8,
    /// One word for it.
    pub kind: String,
    /// The same in a sentence.
    pub says: String,
}

/// What became of one bot.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct BoutSeat {
    /// The seat it had, counted from 1.
    pub seat: u8,
    /// Its part of the win: 1, 0, or a share.
    pub win: f64,
    /// Its points.
    pub score: i32,
    /// The decisions in which it had a choice.
    pub decisions: u64,
    /// How long it thought about them.
    pub milliseconds: f64,
    /// The longest of them.
    pub slowest: f64,
}

/// Plays a game to its end. Each bot sees only what its seat may know; `make` makes that of a place from its name and
/// seed. `end` is told the standings and says what programs did wrong.
pub(crate) fn play<G: Voice + Sense>(
    mut table: Match<G>,
    specs: &[Spec],
    mut chance: Quick,
    make: impl Fn(usize, &Spec, u64) -> Box<dyn Bot<G>>,
    end: impl FnOnce(&[Standing]) -> Vec<BoutFault>,
    keep: bool,
) -> Result<(Bout, Option<Saga>), String> {
    let seats = specs.iter().enumerate();
    let mut bots: Vec<_> = seats.map(|(place, spec)| make(place, spec, u64::from(chance.word()))).collect();
    let empty = |seat: Seat| BoutSeat {
        seat: seat.number(),
        win: 0.0,
        score: 0,
        decisions: 0,
        milliseconds: 0.0,
        slowest: 0.0,
    };
    let mut seats: Vec<BoutSeat> = Seat::all(table.seats()).map(empty).collect();
    while let Some(seat) = table.awaited().first() {
        let question = table.ask(seat).ok_or("nobody is asked, but somebody is awaited")?;
        let begin = Instant::now();
        let bot = &mut bots[seat.index()];
        let action = with_budget(&specs[seat.index()], |budget| bot.choose(&question, budget));
        if question.legal.len() > 1 {
            let milliseconds = begin.elapsed().as_secs_f64() * 1000.0;
            let seat = &mut seats[seat.index()];
            seat.decisions += 1;
            seat.milliseconds += milliseconds;
            seat.slowest = seat.slowest.max(milliseconds);
        }
        table.act(seat, action).map_err(|error| format!("a bot's action is refused: {error:?}"))?;
    }
    let standings = table.standings();
    let faults = end(&standings);
    let lost = |seat: Seat| faults.iter().any(|fault| fault.seat == seat.number());
    let first = standings.iter().filter(|standing| !lost(standing.seat)).map(|standing| standing.place).min();
    let wins = |standing: &Standing| !lost(standing.seat) && Some(standing.place) == first;
    let winners = standings.iter().filter(|standing| wins(standing)).count() as f64;
    for standing in &standings {
        let seat = &mut seats[standing.seat.index()];
        seat.score = standing.score;
        seat.win = if wins(standing) { 1.0 / winners } else { 0.0 };
    }
    Ok((Bout { game: 0, seats, faults }, keep.then(|| table.saga())))
}
