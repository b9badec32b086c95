//! Scores, always itemised, and who has won.

use serde::Serialize;

use crate::{Say, Seat};

/// One entry of a score: what, for which piece, how much.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Item {
    /// What the points are for, for instance `journey`: the same for every piece of the kind, stable, for programs.
    pub what: &'static str,
    /// The same in words, with the piece that earned them.
    #[serde(skip)]
    pub say: Say,
    /// Which piece earned them, where there is one: its stable name.
    pub piece: Option<String>,
    /// How many.
    pub points: i32,
}

/// One seat's place at the end, or so far.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Standing {
    /// Whose it is.
    pub seat: Seat,
    /// 1 for the winner; seats that share a place have the same.
    pub place: u8,
    /// The points.
    pub score: i32,
    /// What decides between equal scores, as the game defines it.
    pub tie_break: i32,
}

/// The places by score, then by the game's tie-break; what is still equal is shared. Best first.
pub fn standings(scores: impl IntoIterator<Item = (Seat, i32, i32)>) -> Vec<Standing> {
    let mut places: Vec<Standing> =
        scores.into_iter().map(|(seat, score, tie_break)| Standing { seat, place: 0, score, tie_break }).collect();
    places.sort_by_key(|s| (-s.score, -s.tie_break, s.seat));
    for n in 0..places.len() {
        let shares = n > 0 && (places[n - 1].score, places[n - 1].tie_break) == (places[n].score, places[n].tie_break);
        places[n].place = if shares { places[n - 1].place } else { n as u8 + 1 };
    }
    places
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ties_are_broken_and_what_is_still_equal_is_shared() {
        let scores = [(0, 12, 3), (1, 15, 1), (2, 12, 3), (3, 12, 5)].map(|(s, a, b)| (Seat::new(s), a, b));
        let places: Vec<_> = standings(scores).iter().map(|s| (s.seat.number(), s.place)).collect();
        assert_eq!(places, [(2, 1), (4, 2), (1, 3), (3, 3)]);
    }
}
