//! The hall: a web server that hosts tables, keeps every move, and never tells a secret.
//!
//! It knows no game. A [`House`] brings the games and the bots; [`run`] serves them, [`backup`] copies the database
//! while it does, and [`load`] plays against it and measures. It knows no database either: whatever keeps the promises of
//! [`store::Store`] will do.
//!
//! A table is its list of entries, kept by a [`store`] before anybody hears of them. In memory it is a `Sitting` of the crate
//! `langhus-table`, which decides everything at once; a `Room` (`room.rs`) sees to it that one decides at a time and that
//! the disk comes first. Tables whose bots are awaited stand in a `Line` (`line.rs`) and think in their turn
//! (`bots.rs`), so that memory and processors do not depend on how many there are. What another server does with the same
//! store is heard (`hearing.rs`). `web` is the interface on top.

mod attendance;
mod bot_tables;
mod bots;
mod buckets;
mod channels;
mod clearing;
mod clock;
mod doorstep;
mod forgetting;
mod hall;
mod hearing;
mod impatient;
mod judging;
mod kept;
mod label;
mod leave;
mod lessons;
mod limits;
mod line;
mod listening;
pub mod load;
mod metrics;
mod network;
mod once;
mod opening;
mod ops;
mod outbox;
mod pages;
mod pauses;
mod people;
mod private;
mod problem;
mod problem_kind;
mod qr;
mod room;
mod serve;
mod site;
mod stopwatch;
pub mod store;
mod system;
mod tally;
mod thinkers;
mod timekeeping;
mod web;

pub use buckets::Rate;
pub use channels::{Net, Socket, SystemNet};
pub use clock::{ByHand, Clock, Wall};
pub use doorstep::Bounds;
pub use hall::Privacy;
pub use kept::{Kept, backup, database, told};
pub use langhus_table::entry::{Entry, Kind};
pub use langhus_table::id::{Code, Entropy, Key, TableId, Token};
pub use langhus_table::{House, Pace};
pub use limits::Limits;
pub use once::Once;
pub use serve::{Addresses, ServeError, Settings, asked_to_stop, run, serve};
pub use stopwatch::Stopwatch;
pub use system::System;
pub use web::openapi;

/// What the hall says.
pub fn texts() -> &'static langhus_rules::Phrasebook {
    &problem::BOOK
}
