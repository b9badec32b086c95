//! Two small games and bots that play at random.

use std::any::Any;
use std::time::Duration;

use connect_four::ConnectFour;
use langhus_board::Artist;
use langhus_bots::{AnyBot, Budget, Hint, Random, Seated};
use langhus_hall::{House, Level};
use langhus_rules::{Title, title};
use tic_tac_toe::TicTacToe;

pub struct SmallHouse;

static TITLES: [&dyn Title; 2] = [title!(TicTacToe), title!(ConnectFour)];
static LEVELS: [Level; 1] =
    [Level { id: "thrall", name: "Thrall", think: Duration::from_millis(50), says: ["Errs.", "Irrt."] }];

impl House for SmallHouse {
    fn titles(&self) -> &[&'static dyn Title] {
        &TITLES
    }

    fn levels(&self) -> &[Level] {
        &LEVELS
    }

    fn artist(&self, game: &str) -> Option<&'static dyn Artist> {
        // Connect four has no pages here, so that tests can meet both.
        (game == "tic-tac-toe").then_some(title!(TicTacToe) as &dyn Artist)
    }

    fn bot(&self, game: &str, level: &str, seed: u64) -> Option<Box<dyn AnyBot>> {
        match (game, level) {
            ("tic-tac-toe", "thrall") => Some(Box::new(Seated::<TicTacToe>::new(Box::new(Random::new(seed))))),
            ("connect-four", "thrall") => Some(Box::new(Seated::<ConnectFour>::new(Box::new(Random::new(seed))))),
            _ => None,
        }
    }

    fn advises(&self, game: &str) -> bool {
        // Nobody advises in connect four, so that tests can meet both.
        game == "tic-tac-toe"
    }

    fn hints(&self, _: &str, question: &(dyn Any + Send), _: Budget<'_>, seed: u64) -> Option<Vec<Hint>> {
        // Not as long as the clock allows: some tests ask very often.
        langhus_bots::hints::<TicTacToe>(question, Budget::simulations(2000), seed)
    }
}
