//! What a tournament says about its bots.

use std::collections::BTreeMap;
use std::io::Write;

use langhus_rules::Options;
use serde_json::{Map, Value, json};

use super::{Bout, BoutSeat, Player};
use crate::Failure;
use crate::listed::options_json;

/// The results of a tournament.
pub(crate) struct Report {
    games: usize,
    bots: Vec<Line>,
    seats: Vec<SeatLine>,
}

/// The results of one distinct bot, over all seats it had.
struct Line {
    bot: Player,
    /// How many seats of a game it has.
    seats: usize,
    share: f64,
    low: f64,
    high: f64,
    score: f64,
    margin: f64,
    milliseconds: f64,
    slowest: f64,
    /// In how many games a program lost by each kind of fault, with the first sentence that was told of it.
    faults: BTreeMap<String, (usize, String)>,
}

/// The results of one seat, whoever sat there: its advantage, and how its scores are spread.
struct SeatLine {
    share: f64,
    low: f64,
    high: f64,
    score: f64,
    deviation: f64,
    /// The scores that [`PERCENTILES`] of a hundred games do not exceed.
    percentiles: [i32; 5],
}

/// Which parts of a hundred games are told apart in a distribution of scores.
const PERCENTILES: [usize; 5] = [5, 25, 50, 75, 95];

impl Report {
    pub(crate) fn new(bots: &[Player], bouts: &[Bout]) -> Report {
        let mut distinct: Vec<Player> = Vec::new();
        for bot in bots {
            if !distinct.contains(bot) {
                distinct.push(bot.clone());
            }
        }
        let lines = distinct.into_iter().map(|bot| Line::new(bot, bots, bouts)).collect();
        let seats = (1..=bots.len() as u8).map(|seat| SeatLine::new(seat, bouts)).collect();
        Report { games: bouts.len(), bots: lines, seats }
    }

    /// The first bot's share of the wins with its interval, and the milliseconds that each bot took for a decision.
    pub(crate) fn first(&self) -> ([f64; 3], Vec<f64>) {
        let shares = self.bots.first().map_or([0.0; 3], |line| [line.share, line.low, line.high]);
        (shares, self.bots.iter().map(|line| line.milliseconds).collect())
    }

    pub(crate) fn json(&self, game: &str, options: &Options, seed: u64) -> Value {
        let bots: Vec<_> = self.bots.iter().map(Line::json).collect();
        let seats: Vec<_> = self.seats.iter().enumerate().map(|(n, seat)| seat.json(n + 1)).collect();
        json!({
            "game": game, "options": options_json(options), "seats": self.seats.len(), "seed": seed,
            "games": self.games, "bots": bots, "by_seat": seats,
        })
    }

    pub(crate) fn text(&self, game: &str, options: &Options, out: &mut dyn Write) -> Result<(), Failure> {
        writeln!(out, "{game} {options}, {} seats, {} games", self.seats.len(), self.games)?;
        writeln!(out, "  bot              seats  wins     95 % interval     score  margin  ms/decision  slowest")?;
        for line in &self.bots {
            let [share, low, high] = [line.share, line.low, line.high].map(|part| 100.0 * part);
            writeln!(
                out,
                "  {:<16} {:>5}  {share:>5.1} %  {low:>5.1} to {high:>5.1} %  {:>6.2}  {:>+6.2}  {:>11.3}  {:>7.1}",
                line.bot.to_string(),
                line.seats,
                line.score,
                line.margin,
                line.milliseconds,
                line.slowest
            )?;
        }
        for line in &self.bots {
            for (kind, (games, says)) in &line.faults {
                writeln!(out, "  {} lost {games} games: {kind} (the first time, {says})", line.bot)?;
            }
        }
        writeln!(out, "  seat  wins     95 % interval     score  deviation  scores at 5, 25, 50, 75, 95 %")?;
        for (n, seat) in self.seats.iter().enumerate() {
            let [share, low, high] = [seat.share, seat.low, seat.high].map(|part| 100.0 * part);
            let percentiles = seat.percentiles.map(|score| score.to_string()).join(" ");
            writeln!(
                out,
                "  {:>4}  {share:>5.1} %  {low:>5.1} to {high:>5.1} %  {:>6.2}  {:>9.2}  {percentiles}",
                n + 1,
                seat.score,
                seat.deviation
            )?;
        }
        Ok(())
    }
}

impl Line {
    fn new(bot: Player, bots: &[Player], bouts: &[Bout]) -> Line {
        let places: Vec<usize> = (0..bots.len()).filter(|place| bots[*place] == bot).collect();
        let own = |bout: &Bout| places.iter().map(|place| bout.seats[*place]).collect::<Vec<BoutSeat>>();
        let seats: Vec<BoutSeat> = bouts.iter().flat_map(own).collect();
        let share_of = |bout: &Bout| own(bout).iter().map(|seat| seat.win).sum::<f64>();
        let share = mean(bouts.iter().map(share_of));
        let (low, high) = interval(bouts, bots.len(), share, share_of);
        let margin = |bout: &Bout| {
            let best = |own: bool| {
                let chosen = (0..bots.len()).filter(|place| places.contains(place) == own);
                chosen.map(|place| bout.seats[place].score).max()
            };
            // Among equals there is no margin.
            best(true).zip(best(false)).map_or(0.0, |(own, other)| f64::from(own - other))
        };
        let mut faults = BTreeMap::new();
        for bout in bouts {
            let own: Vec<u8> = places.iter().map(|place| bout.seats[*place].seat).collect();
            for fault in bout.faults.iter().filter(|fault| own.contains(&fault.seat)) {
                faults.entry(fault.kind.clone()).or_insert_with(|| (0, fault.says.clone())).0 += 1;
            }
        }
        let decisions: u64 = seats.iter().map(|seat| seat.decisions).sum();
        Line {
            bot,
            seats: places.len(),
            share,
            low,
            high,
            score: mean(seats.iter().map(|seat| f64::from(seat.score))),
            margin: mean(bouts.iter().map(margin)),
            milliseconds: seats.iter().map(|seat| seat.milliseconds).sum::<f64>() / decisions.max(1) as f64,
            slowest: seats.iter().map(|seat| seat.slowest).fold(0.0, f64::max),
            faults,
        }
    }

    fn json(&self) -> Value {
        let fault =
            |(kind, (games, says)): (&String, &(usize, String))| json!({ "kind": kind, "games": games, "says": says });
        let faults: Vec<Value> = self.faults.iter().map(fault).collect();
        json!({
            "bot": self.bot.to_string(), "seats": self.seats, "win_share": self.share, "low": self.low,
            "high": self.high, "mean_score": self.score, "mean_margin": self.margin,
            "ms_per_decision": self.milliseconds, "slowest_ms": self.slowest, "faults": faults,
        })
    }
}

impl SeatLine {
    fn new(seat: u8, bouts: &[Bout]) -> SeatLine {
        let here: Vec<_> = bouts.iter().flat_map(|bout| &bout.seats).filter(|found| found.seat == seat).collect();
        let score = mean(here.iter().map(|found| f64::from(found.score)));
        let square = |found: &&BoutSeat| (f64::from(found.score) - score).powi(2);
        let mut scores: Vec<i32> = here.iter().map(|found| found.score).collect();
        scores.sort_unstable();
        let share = mean(here.iter().map(|found| found.win));
        let share_of = |bout: &Bout| bout.seats.iter().filter(|found| found.seat == seat).map(|found| found.win).sum();
        let (low, high) = interval(bouts, bouts.first().map_or(1, |bout| bout.seats.len()), share, share_of);
        SeatLine {
            share,
            low,
            high,
            score,
            deviation: mean(here.iter().map(square)).sqrt(),
            percentiles: PERCENTILES.map(|part| percentile(&scores, part)),
        }
    }

    fn json(&self, seat: usize) -> Value {
        let percentiles = PERCENTILES.iter().zip(self.percentiles);
        let percentiles: Map<_, _> = percentiles.map(|(part, score)| (part.to_string(), score.into())).collect();
        json!({
            "seat": seat, "win_share": self.share, "low": self.low, "high": self.high, "mean_score": self.score,
            "score_deviation": self.deviation, "score_percentiles": percentiles,
        })
    }
}

fn mean(numbers: impl Iterator<Item = f64>) -> f64 {
    let (sum, count) = numbers.fold((0.0, 0u64), |(sum, count), number| (sum + number, count + 1));
    sum / count.max(1) as f64
}

/// The score that so many of a hundred games do not exceed (nearest rank).
fn percentile(sorted: &[i32], part: usize) -> i32 {
    let rank = (sorted.len() * part).div_ceil(100).max(1);
    sorted.get(rank - 1).copied().unwrap_or(0)
}

/// A 95 % interval for a share of wins. The rotations of one deal are not independent, so the spread is that between
/// deals; Wilson's interval over the games is the least that is believed, for it never shrinks to nothing when all
/// games went one way.
fn interval(bouts: &[Bout], seats: usize, share: f64, share_of: impl Fn(&Bout) -> f64) -> (f64, f64) {
    const Z: f64 = 1.96;
    let games = bouts.len().max(1) as f64;
    let wide = 1.0 + Z * Z / games;
    let middle = (share + Z * Z / (2.0 * games)) / wide;
    let wilson = Z / wide * (share * (1.0 - share) / games + Z * Z / (4.0 * games * games)).sqrt();
    let deals: Vec<f64> = bouts.chunks(seats).map(|deal| mean(deal.iter().map(&share_of))).collect();
    let count = deals.len() as f64;
    let variance = deals.iter().map(|deal| (deal - share).powi(2)).sum::<f64>() / (count - 1.0).max(1.0);
    let spread = Z * (variance / count).sqrt();
    ((middle - wilson).min(share - spread).max(0.0), (middle + wilson).max(share + spread).min(1.0))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Deals of two games each; `wins` are those of the first bot.
    fn bouts(wins: &[[f64; 2]]) -> Vec<Bout> {
        let seat = |seat, win| BoutSeat {
            seat,
            win,
            score: (10.0 * win) as i32,
            decisions: 2,
            milliseconds: 3.0,
            slowest: 2.0,
        };
        let games = wins.iter().flatten().enumerate();
        games
            .map(|(n, win)| {
                let seats = if n % 2 == 0 { [1, 2] } else { [2, 1] };
                Bout {
                    game: n as u64,
                    seats: vec![seat(seats[0], *win), seat(seats[1], 1.0 - win)],
                    faults: Vec::new(),
                }
            })
            .collect()
    }

    fn specs() -> [Player; 2] {
        ["greedy".parse().unwrap(), "random".parse().unwrap()]
    }

    #[test]
    fn shares_scores_and_times_are_told_for_every_bot_and_seat() {
        let report = Report::new(&specs(), &bouts(&[[1.0, 1.0], [1.0, 0.0], [0.5, 1.0]]));
        let value = report.json("x", &Options::default(), 1);
        assert_eq!(value["bots"][0]["win_share"], 4.5 / 6.0);
        assert_eq!(value["bots"][1]["win_share"], 1.5 / 6.0);
        assert_eq!(value["bots"][0]["ms_per_decision"], 1.5);
        assert_eq!(value["by_seat"][0]["win_share"], (1.0 + 0.0 + 1.0 + 1.0 + 0.5 + 0.0) / 6.0);
    }

    #[test]
    fn seats_tell_their_advantage_and_how_scores_are_spread() {
        // Whoever sits first wins: each bot half of its games, the first seat all of them.
        let report = Report::new(&specs(), &bouts(&[[1.0, 0.0]; 40]));
        let value = report.json("x", &Options::default(), 1);
        let (first, second) = (&value["by_seat"][0], &value["by_seat"][1]);
        assert_eq!((&first["win_share"], &second["win_share"]), (&1.0.into(), &0.0.into()));
        assert!(first["low"].as_f64().unwrap() > 0.9 && second["high"].as_f64().unwrap() < 0.1, "{value}");
        assert_eq!(first["score_percentiles"]["50"], 10);
        let scores: Vec<i32> = (1..=40).collect();
        assert_eq!(PERCENTILES.map(|part| percentile(&scores, part)), [2, 10, 20, 30, 38]);
    }

    #[test]
    fn an_interval_holds_the_share_and_is_never_a_point() {
        let all_won = Report::new(&specs(), &bouts(&[[1.0, 1.0]; 50]));
        assert!(all_won.bots[0].high == 1.0 && (0.9..0.99).contains(&all_won.bots[0].low));
        let even = Report::new(&specs(), &bouts(&[[1.0, 0.0]; 50]));
        assert!(even.bots[0].low < 0.41 && even.bots[0].high > 0.59);
        // When each deal goes one way whoever sits where, there are only half as many independent games.
        let lucky: Vec<[f64; 2]> = (0..50).map(|n| [f64::from(n % 2); 2]).collect();
        let lucky = Report::new(&specs(), &bouts(&lucky));
        assert!(lucky.bots[0].low < even.bots[0].low - 0.03);
    }
}
