//! The contract that every game of Langhus fulfils.
//!
//! A game is a type that implements [`Game`]: its value is the rules of one table, immutable and shared; the moving
//! half is a plain [`Game::State`]. What a person or a bot sees is a [`Game::View`], which has no place for a secret.
//! What a game says to people is its [`Voice`]. Servers and terminals use the object-safe [`Table`] instead, and so
//! never need to know which game they show. A game that was played is kept as a [`Saga`].
//!
//! This crate knows no file, clock, thread or environment.

mod decision;
mod dice;
mod edition;
mod game;
mod hex;
mod known_table;
mod mistake;
mod options;
mod playout;
mod provenance;
mod refusal;
mod saga;
mod score;
mod seat;
mod sense;
mod shipped;
mod sink;
mod table;
mod text;
mod timeline;
mod title;
mod viewers;

pub use decision::Decision;
pub use dice::{Chance, Dice, NoSeed, Quick, Seed, Stream};
pub use edition::{Edition, Reader, Section};
pub use game::{Game, Inventory, Voice};
pub use known_table::Match;
pub use mistake::{Mistake, Mistakes};
pub use options::{OptionSpec, Options, shorten};
pub use playout::{Playout, playout};
pub use provenance::{Provenance, Provenances};
pub use refusal::{Reference, Refusal, Refused};
pub use saga::{End, Saga, SagaError, SagaMove};
pub use score::{Item, Standing, standings};
pub use seat::{Seat, Seats, Viewer};
pub use sense::{Sense, Weight};
pub use serde_json;
pub use sink::{Sink, Told};
pub use table::{Choice, LogLine, PlayError, Question, Sight, Table, Witnessed};
pub use text::{Arg, Language, Phrasebook, Say, Speaker, isolated};
pub use timeline::{Numbering, Step, Timeline, UndoRefused};
pub use title::{Of, Setup, Title};
pub use viewers::{Counts, Viewers};
