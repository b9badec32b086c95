//! Two small games and bots that err a lot.

use std::time::Duration;

use connect_four::ConnectFour;
use langhus_bots::Level;
use langhus_hall::House;
use langhus_rules::title;
use tic_tac_toe::TicTacToe;

pub fn two_games() -> House {
    House {
        levels: &[Level::Thrall, Level::Karl],
        // Some tests ask very often.
        advice: Duration::from_millis(50),
        ..House::new([title!(TicTacToe) as _, title!(ConnectFour) as _])
    }
}
