//! The hall: a web server that hosts tables, keeps every move, and never tells a secret.
//!
//! It knows no game. A [`House`] brings the games and the bots; [`run`] serves them, [`backup`] copies the database
//! while it does, and [`load`] plays against it and measures.
//!
//! A table is its list of entries (`entry.rs`), kept by a [`store`] before anybody hears of them. In memory it is a
//! `Sitting` (`sitting.rs`), which decides everything at once; a `Room` (`room.rs`) sees to it that one decides at a
//! time and that the disk comes first. Tables whose bots are awaited stand in a `Line` (`line.rs`) and think in their turn
//! (`bots.rs`), so that memory and processors do not depend on how many there are. `web` is the interface on top.

mod bot_tables;
mod bots;
mod buckets;
mod clearing;
mod devices;
mod doorstep;
mod entry;
mod fullness;
mod hall;
mod house;
mod id;
mod impatient;
mod judging;
mod label;
mod limits;
mod line;
pub mod load;
mod metrics;
mod naming;
mod network;
mod numbers;
mod once;
mod opening;
mod ops;
mod pages;
mod pauses;
mod private;
mod problem;
mod result;
mod room;
mod seating;
mod serve;
mod site;
mod sitting;
mod stopwatch;
pub mod store;
mod tally;
mod thinkers;
mod web;

pub use buckets::Rate;
pub use doorstep::Bounds;
pub use entry::{Entry, Kind};
pub use house::{House, Level};
pub use id::{Code, Entropy, Key, System, TableId, Token};
pub use limits::Limits;
pub use once::Once;
pub use serve::{Addresses, ServeError, Settings, asked_to_stop, backup, database, run, serve};
pub use stopwatch::Stopwatch;
pub use web::openapi;

/// What the hall says.
pub fn texts() -> &'static langhus_rules::Phrasebook {
    &problem::BOOK
}
