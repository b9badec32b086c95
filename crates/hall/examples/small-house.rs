//! The smallest house: two small games and bots that play at random. The end-to-end tests start it as a process.
//!
//!     small-house serve DATA|postgres://… [PORT]
//!     small-house backup DATA FILE
//!     small-house load PORT TABLES SECONDS RATE [PROCESS]

#![allow(clippy::print_stdout, reason = "it is a command")]

#[path = "../tests/hall/house.rs"]
mod house;

use std::error::Error;
use std::io::Write;
use std::net::SocketAddr;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use langhus_hall::load::{Load, load};
use langhus_hall::{Kept, Settings, backup, run};

use house::two_games;

#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> Result<(), Box<dyn Error>> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let local = |port: &str| Ok::<_, Box<dyn Error>>(SocketAddr::from(([127, 0, 0, 1], port.parse()?)));
    match words[..] {
        ["serve", data, ref rest @ ..] => {
            let mut settings = Settings::new(data);
            if data.starts_with("postgres://") {
                settings.kept = Kept::At(data.to_owned());
            }
            settings.listen = local(rest.first().unwrap_or(&"0"))?;
            settings.metrics = local("0")?;
            settings.idle = Duration::from_secs(2);
            run(Arc::new(two_games()), settings, |at| {
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
