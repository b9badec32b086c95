//! One game between bots.

use std::time::Instant;

use langhus_bots::{Bot, Spec};
use langhus_rules::{Chance, Match, Quick, Saga, Seat, Sense, Table, Voice};
use serde::{Deserialize, Serialize};

use crate::budget::with_budget;

/// How a game between bots went.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Bout {
    /// Its number in the tournament.
    pub game: u64,
    /// What became of each bot.
    pub seats: Vec<BoutSeat>,
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

/// Plays a game to its end. Each bot sees only what its seat may know; one of them may judge with other weights.
pub(crate) fn play<G: Voice + Sense>(
    mut table: Match<G>,
    specs: &[Spec],
    mut chance: Quick,
    weights: Option<(usize, &[f32])>,
    keep: bool,
) -> Result<(Bout, Option<Saga>), String> {
    let mut bot = |(place, spec): (usize, &Spec)| -> Box<dyn Bot<G>> {
        let seed = u64::from(chance.word());
        match weights {
            Some((own, weights)) if own == place => spec.bot_with(seed, weights.to_vec()),
            _ => spec.bot(seed),
        }
    };
    let mut bots: Vec<_> = specs.iter().enumerate().map(&mut bot).collect();
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
    let winners = standings.iter().filter(|standing| standing.place == 1).count() as f64;
    for standing in standings {
        let seat = &mut seats[standing.seat.index()];
        seat.score = standing.score;
        seat.win = if standing.place == 1 { 1.0 / winners } else { 0.0 };
    }
    Ok((Bout { game: 0, seats }, keep.then(|| table.saga())))
}
