//! The games that are fuzzed: all of them.

use langhus_rules::{Setup, Title, title};

/// Picks a game by a byte.
pub fn pick(byte: u8) -> &'static dyn Title {
    static TITLES: [&dyn Title; 6] = [
        title!(jorvik::Jorvik),
        title!(wikinger::Wikinger),
        title!(walhalla::Walhalla),
        title!(schiffbauer::Schiffbauer),
        title!(tic_tac_toe::TicTacToe),
        title!(connect_four::ConnectFour),
    ];
    TITLES[usize::from(byte) % TITLES.len()]
}

/// Picks a number of seats, options and a revision by a byte; some games refuse some combinations.
pub fn setup(title: &dyn Title, byte: u8) -> Setup {
    let (low, high) = (*title.seats().start(), *title.seats().end());
    let mut rest = usize::from(byte);
    let seats = low + (rest % usize::from(high - low + 1)) as u8;
    rest /= usize::from(high - low + 1);
    let mut options = Vec::new();
    for spec in title.options() {
        options.push(format!("{}={}", spec.key, spec.values[rest % spec.values.len()]));
        rest /= spec.values.len();
    }
    let revision = 1 + rest as u32 % title.revision();
    Setup { seats, options, edition: None, revision: Some(revision), names: Vec::new() }
}
