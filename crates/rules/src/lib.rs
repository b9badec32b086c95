//! The contract that every game of Langhus fulfils.
//!
//! A game is a type that implements [`Game`]: its value is the rules of one table, immutable and shared; the moving
//! half is a plain [`Game::State`]. What a person or a bot sees is a [`Game::View`], which has no place for a secret.
//! What a game says to people is its [`Voice`]. A table at which it is played is a [`Match`], whose object-safe
//! face is [`Table`]. A game that was played is kept as a [`Saga`].
//!
//! # Example
//!
//! ```
//! use std::sync::Arc;
//!
//! use langhus_rules::{Edition, Game, Match, Options, Saga, Seat, Seed, Table};
//! use tic_tac_toe::TicTacToe;
//!
//! let edition = Edition::new(TicTacToe::EDITIONS[0]);
//! let options = Options::standard(TicTacToe::OPTIONS);
//! let rules = Arc::new(TicTacToe::new(&edition, &options, 2)?);
//! let names = vec!["Astrid".to_owned(), "Bjørn".to_owned()];
//! let mut table = Match::new(rules.clone(), edition, options, names, Seed::from_number(1));
//!
//! let [astrid, bjorn] = [Seat::new(0), Seat::new(1)];
//! table.play(astrid, "mark 5").expect("the middle is free");
//! let taken = rules.parse("mark 5").expect("a notation");
//! assert!(rules.check(table.state(), bjorn, taken).is_err(), "a rule says why not");
//! for (seat, action) in [(bjorn, "mark 1"), (astrid, "mark 4"), (bjorn, "mark 2"), (astrid, "mark 6")] {
//!     table.play(seat, action).expect("a legal action");
//! }
//! assert!(table.awaited().is_empty(), "the game is over");
//! assert_eq!(rules.standings(table.state())[0].seat, astrid);
//!
//! let record = table.saga().write();
//! let read = Saga::read(&record).expect("a record reads back");
//! assert_eq!((read.moves.len(), read.write()), (5, record));
//! # Ok::<(), langhus_rules::Mistakes>(())
//! ```
//!
//! This crate knows no file, clock, thread or environment.

// First, because the macro that it makes is used below.
#[macro_use]
mod language;

mod decision;
mod dice;
mod edition;
mod encode;
mod facets;
mod game;
mod hex;
mod known_table;
mod lot;
mod mistake;
mod options;
mod phrase;
mod playout;
mod provenance;
mod refusal;
mod saga;
mod score;
mod seat;
mod sense;
mod sentence;
mod sink;
mod table;
mod text;
mod timeline;
mod title;
mod viewers;

pub use decision::Decision;
pub use dice::{Chance, Dice, NoSeed, Quick, Seed, Stream};
pub use edition::{Edition, Reader, Section};
pub use encode::{Encode, EncodedField, Encoding, Feature, Glance, Scale, above, eight, few, flags, tally};
pub use facets::Facets;
pub use game::{Game, Inventory, Voice};
pub use known_table::Match;
pub use language::Language;
pub use lot::Lot;
pub use mistake::{Mistake, Mistakes};
pub use options::{OptionSpec, Options, shorten};
pub use phrase::{Word, Words};
pub use playout::{Playout, playout};
pub use provenance::{Provenance, Provenances};
pub use refusal::{Reference, Refusal, Refused};
pub use saga::{End, Saga, SagaError, SagaMove};
pub use score::{Item, Standing, standings};
pub use seat::{Seat, Seats, Viewer};
pub use sense::{Rung, Sense, Weight};
pub use sentence::Sentence;
pub use serde_json;
pub use sink::{Sink, Told};
pub use table::{Choice, LogLine, PlayError, Question, Sight, Table, Witnessed};
pub use text::{Arg, Phrasebook, SOMEBODY, Say, Speaker, isolated, shown};
pub use timeline::{Numbering, Step, Timeline, UndoRefused};
pub use title::{Of, Setup};
pub use viewers::{Counts, Viewers};
