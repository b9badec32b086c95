//! From points to chances: how good a position is for each seat.

use langhus_rules::{Game, Seat, Sense};

/// The most seats of any game.
const MOST: usize = Seat::MOST;

/// What each seat may expect.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Outlook {
    /// The share of a win, summing up to 1.
    pub win: [f32; MOST],
    /// The points at the end.
    pub points: [f32; MOST],
    /// What a seat tries to make large: mostly the win, a little the points, so that it fights on when all is lost.
    pub worth: [f32; MOST],
}

impl Outlook {
    /// The outlook of a world: exact when the game is over, judged by the game's own sense before. One number more
    /// than the game has weights is taken for its swing.
    pub fn of<G: Sense>(rules: &G, world: &G::State, weights: &[f32]) -> Outlook {
        let seats = usize::from(rules.seats());
        let (weights, swing) = match weights.split_at_checked(G::WEIGHTS.len()) {
            Some((weights, [swing])) => (weights, *swing),
            _ => (weights, G::SWING),
        };
        let mut points = [0.0; MOST];
        let over = rules.awaited(world).is_empty();
        let win = if over {
            exact(rules, world, &mut points)
        } else {
            rules.value(world, weights, &mut points[..seats]);
            chances(&points[..seats], swing)
        };
        Outlook::weighed(win, points, seats, swing)
    }

    /// The outlook with these chances and points.
    pub(crate) fn weighed(win: [f32; MOST], points: [f32; MOST], seats: usize, swing: f32) -> Outlook {
        let mut worth = [0.0; MOST];
        for seat in 0..seats {
            worth[seat] = 0.9 * win[seat] + 0.1 * lead(&points[..seats], seat, swing);
        }
        Outlook { win, points, worth }
    }

    /// This outlook with a part of another one, from none of it to all.
    pub(crate) fn mixed(self, other: &Outlook, part: f32) -> Outlook {
        let mix = |own: [f32; MOST], other: &[f32; MOST]| {
            std::array::from_fn(|seat| own[seat] + part * (other[seat] - own[seat]))
        };
        Outlook {
            win: mix(self.win, &other.win),
            points: mix(self.points, &other.points),
            worth: mix(self.worth, &other.worth),
        }
    }
}

/// Scores and tie-breaks decide; a shared win counts its part.
fn exact<G: Game>(rules: &G, world: &G::State, points: &mut [f32; MOST]) -> [f32; MOST] {
    let mut best = (i32::MIN, i32::MIN);
    let mut winners = 0;
    let mut results = [(0, 0); MOST];
    for seat in Seat::all(rules.seats()) {
        let result = (rules.score(world, seat), rules.tie_break(world, seat));
        results[seat.index()] = result;
        points[seat.index()] = result.0 as f32;
        winners = if result > best { 1 } else { winners + u32::from(result == best) };
        best = best.max(result);
    }
    let mut win = [0.0; MOST];
    for seat in Seat::all(rules.seats()) {
        if results[seat.index()] == best {
            win[seat.index()] = 1.0 / winners as f32;
        }
    }
    win
}

/// A lead of `swing` points over one other makes a win three times as likely as not.
fn chances(points: &[f32], swing: f32) -> [f32; MOST] {
    let scale = 3f32.ln() / swing;
    let best = points.iter().copied().fold(f32::MIN, f32::max);
    let mut win = [0.0; MOST];
    let mut sum = 0.0;
    for (share, points) in win.iter_mut().zip(points) {
        *share = ((points - best) * scale).exp();
        sum += *share;
    }
    win.iter_mut().for_each(|share| *share /= sum);
    win
}

/// How far a seat is ahead of the best other, as a number from 0 to 1.
fn lead(points: &[f32], seat: usize, swing: f32) -> f32 {
    let others = points.iter().enumerate().filter(|(other, _)| *other != seat).map(|(_, points)| *points);
    let ahead = points[seat] - others.fold(f32::MIN, f32::max);
    let ahead = ahead / (4.0 * swing);
    0.5 + 0.5 * ahead / (1.0 + ahead.abs())
}
