//! The games that are fuzzed: all of them.

use langhus_rules::{Of, Setup, Voice};

/// Does something with the title of the game that a byte picks.
macro_rules! with_title {
    ($byte:expr, $work:ident $(, $argument:expr)*) => {
        match $byte % 6 {
            0 => $work(langhus_rules::title!(jorvik::Jorvik) $(, $argument)*),
            1 => $work(langhus_rules::title!(wikinger::Wikinger) $(, $argument)*),
            2 => $work(langhus_rules::title!(walhalla::Walhalla) $(, $argument)*),
            3 => $work(langhus_rules::title!(schiffbauer::Schiffbauer) $(, $argument)*),
            4 => $work(langhus_rules::title!(tic_tac_toe::TicTacToe) $(, $argument)*),
            _ => $work(langhus_rules::title!(connect_four::ConnectFour) $(, $argument)*),
        }
    };
}
pub(crate) use with_title;

/// Picks a number of seats, options and a revision by a byte; some games refuse some combinations.
pub fn setup<G: Voice>(_: &Of<G>, byte: u8) -> Setup {
    let (low, high) = (*G::SEATS.start(), *G::SEATS.end());
    let mut rest = usize::from(byte);
    let seats = low + (rest % usize::from(high - low + 1)) as u8;
    rest /= usize::from(high - low + 1);
    let mut options = Vec::new();
    for spec in G::OPTIONS {
        options.push(format!("{}={}", spec.key, spec.values[rest % spec.values.len()]));
        rest /= spec.values.len();
    }
    let revision = 1 + rest as u32 % G::REVISION;
    Setup { seats, options, edition: None, revision: Some(revision), names: Vec::new() }
}
