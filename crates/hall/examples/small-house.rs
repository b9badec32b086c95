//! The smallest house: two small games and bots that play at random. The end-to-end tests start it as a process.
//!
//!     small-house serve DATA [PORT]
//!     small-house backup DATA FILE
//!     small-house load PORT TABLES SECONDS RATE [PROCESS]

#![allow(clippy::print_stdout, reason = "it is a command")]

use std::error::Error;
use std::io::Write;
use std::net::SocketAddr;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use connect_four::ConnectFour;
use langhus_bots::{AnyBot, Random, Seated};
use langhus_hall::load::{Load, load};
use langhus_hall::{House, Level, Settings, backup, run};
use langhus_rules::{Of, Title};
use tic_tac_toe::TicTacToe;

struct SmallHouse;

static TITLES: [&dyn Title; 2] = [&Of::<TicTacToe>::new(), &Of::<ConnectFour>::new()];
static LEVELS: [Level; 1] = [Level { id: "thrall", name: "Thrall", think: Duration::from_millis(50) }];

impl House for SmallHouse {
    fn titles(&self) -> &[&'static dyn Title] {
        &TITLES
    }

    fn levels(&self) -> &[Level] {
        &LEVELS
    }

    fn bot(&self, game: &str, level: &str, seed: u64) -> Option<Box<dyn AnyBot>> {
        match (game, level) {
            ("tic-tac-toe", "thrall") => Some(Box::new(Seated::<TicTacToe>::new(Random::new(seed)))),
            ("connect-four", "thrall") => Some(Box::new(Seated::<ConnectFour>::new(Random::new(seed)))),
            _ => None,
        }
    }

    fn adviser(&self, game: &str, seed: u64) -> Option<Box<dyn AnyBot>> {
        // Nobody advises in connect four, so that tests can meet both.
        (game == "tic-tac-toe").then(|| self.bot(game, "thrall", seed)).flatten()
    }
}

fn main() -> Result<(), Box<dyn Error>> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let local = |port: &str| Ok::<_, Box<dyn Error>>(SocketAddr::from(([127, 0, 0, 1], port.parse()?)));
    match words[..] {
        ["serve", data, ref rest @ ..] => {
            let mut settings = Settings::new(data);
            settings.listen = local(rest.first().unwrap_or(&"0"))?;
            settings.metrics = local("0")?;
            settings.idle = Duration::from_secs(2);
            run(Arc::new(SmallHouse), settings, |at| {
                println!("{} {}", at.site, at.metrics);
                // Whoever reads it waits for this line.
                let _ = std::io::stdout().flush();
            })?;
        }
        ["backup", data, file] => backup(Path::new(data), Path::new(file))?,
        ["load", port, tables, seconds, rate, ref rest @ ..] => {
            let report = load(Load {
                server: local(port)?,
                process: rest.first().map(|process| process.parse()).transpose()?,
                game: "connect-four".to_owned(),
                tables: tables.parse()?,
                time: Duration::from_secs(seconds.parse()?),
                rate: rate.parse()?,
            })?;
            println!("{report}");
        }
        _ => return Err("serve DATA [PORT] | backup DATA FILE | load PORT TABLES SECONDS RATE [PROCESS]".into()),
    }
    Ok(())
}
