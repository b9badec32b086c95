//! The house with a clock that is set by hand: every line it reads is a time, in milliseconds since 1970. A test starts it as
//! a process and lets a week go by in a minute.
//!
//!     house-by-hand DATA TIME

#![allow(clippy::print_stdout, reason = "it is a command")]

use std::error::Error;
use std::io::{Write, stdin, stdout};
use std::net::SocketAddr;
use std::sync::Arc;

use langhus_hall::{ByHand, House, Rate, Settings, run};

fn main() -> Result<(), Box<dyn Error>> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [data, time] = &words[..] else { return Err("house-by-hand DATA TIME".into()) };
    let clock = Arc::new(ByHand::new(time.parse()?));
    let mut settings = Settings::new(data);
    (settings.listen, settings.metrics) =
        (SocketAddr::from(([127, 0, 0, 1], 0)), SocketAddr::from(([127, 0, 0, 1], 0)));
    settings.limits.actions = Rate { burst: 1e9, per_second: 1e9 };
    settings.clock = clock.clone();
    settings.tells_loopback = true;
    std::thread::spawn(move || {
        let times = stdin().lines().map_while(Result::ok).filter_map(|line| line.trim().parse().ok());
        times.for_each(|time| clock.set(time));
    });
    run(Arc::new(House::new(langhus::GAMES.iter().map(|game| &**game))), settings, |at| {
        println!("{} {}", at.site, at.metrics);
        // Whoever reads it waits for this line.
        let _ = stdout().flush();
    })?;
    Ok(())
}
