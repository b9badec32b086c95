//! A table: who sits there, what happened, the game itself, and what everybody sees of it.
//!
//! A [`Title`] is the one way to a game for whoever does not know its types: what it is called, its rulebook, its
//! drawings, and how a table is opened. The game that it opens is [`Hosted`]: besides what every
//! [`Table`](langhus_rules::Table) can do, its seats can be thought for and it can be drawn. All of it is made from the
//! typed contract: `Game`, `Voice` and `Sense` of `rules`, and `Drawn` of `board`.
//!
//! A [`Sitting`](sitting::Sitting) is a table with its people: they sit down and leave (`seating.rs`, `invitations.rs`,
//! `hosting.rs`), answer and take back (`sitting.rs`, `asking.rs`), and each counts what they notice (`numbers.rs`). Everything is decided at once; what is to
//! be kept comes out as a [`Step`](sitting::Step) of [entries](entry::Entry), and why something is not done as
//! [`Declined`](declined::Declined). What a page shows is taken out of the table (`looking.rs`) and told step by step
//! (`steps.rs`).
//!
//! This crate knows no file, socket, clock, thread or environment: what time it is, and chance, are passed in.

#![allow(unused_qualifications, reason = "utoipa writes them into its own code")]

mod asking;
mod away;
pub mod calls;
pub mod clocks;
mod conceding;
mod customs;
pub mod dates;
pub mod declined;
pub mod entry;
pub mod forgetting;
pub mod fullness;
mod hosted;
mod hosting;
mod house;
pub mod id;
pub mod invitations;
pub mod leave;
pub mod lessons;
pub mod looking;
pub mod naming;
mod numbers;
pub mod opening;
pub mod orders;
mod outages;
mod pace;
pub mod person;
pub mod place;
pub mod result;
mod returning;
pub mod sayings;
pub mod seating;
pub mod sitting;
pub mod steps;
pub mod stored;
pub mod timing;
mod title;
pub mod words;

pub use customs::Customs;
pub use hosted::{Advice, Declinable, Hosted, OnlyAnswer, Sighting, Thought};
pub use house::House;
pub use outages::Outages;
pub use pace::Pace;
pub use title::Title;
pub use words::texts;
