//! The drawing kit: what a game needs to draw its table, and the page around it.
//!
//! A game implements [`Drawn`] in its `src/board/`: from a view and from nothing else it makes a [`Scene`], HTML and SVG
//! in which places, pieces, tips and ghosts carry names. The page around the scene ([`Sheet`]) is the same for every
//! game, and so is the small script that lights up what may be chosen. `docs/drawing.md` tells how it all fits.
//!
//! # Example
//!
//! ```
//! use langhus_board::{Drawn, Pen};
//! use langhus_rules::{Edition, Game, Language, Options, Seed, Speaker, Viewer, Voice};
//! use tic_tac_toe::TicTacToe;
//!
//! let rules = TicTacToe::new(&Edition::new(TicTacToe::EDITIONS[0]), &Options::standard(TicTacToe::OPTIONS), 2)?;
//! let view = rules.view(&rules.deal(Seed::from_number(1)), Viewer::Spectator);
//! let names = ["Astrid", "Bjørn"].map(str::to_owned);
//! let speaker = Speaker { book: TicTacToe::book(), language: Language::English, names: &names };
//!
//! let scene = rules.draw(&view, &Pen { speaker, viewer: Viewer::Spectator });
//! let board = scene.board.into_string();
//! assert!(board.contains("<svg") && board.contains("data-place=\"cell-5\""));
//! # Ok::<(), langhus_rules::Mistakes>(())
//! ```
//!
//! Nothing here knows a file, a socket or a clock.

mod assets;
mod book;
mod compact;
mod delta;
mod devices;
mod dialogs;
mod document;
mod drawn;
mod end;
mod facts;
mod guide;
mod known;
mod lesson;
mod numbers;
mod painting;
mod pen;
mod question;
mod regions;
pub mod shapes;
mod sheet;
mod side;
mod text;
mod time;
mod wishes;

pub use assets::{ASSETS, Asset, CSS, game_sheet, stamp};
pub use book::{Chapter, Cited, Page, page};
pub use compact::compact;
pub use delta::{Piece, Pieces};
pub use devices::devices;
pub use document::{Document, Preview, document};
pub use drawn::{Area, Declines, Drawn, Fact, Mark, Scene, Standing};
pub use facts::{Facts, Weight};
pub use known::{Known, LOG};
pub use lesson::{Guide, Lesson, Remark, Scripted, Teaching};
pub use painting::{Declinable, Glass, Line, Painting, aid, decisions, paint, rulebook};
pub use pen::Pen;
pub use regions::{Changed, Regions, regions};
pub use sheet::{Count, Invitation, Player, REVISIONS, Sheet, table};
pub use text::{book as texts, word, words};
pub use time::{Away, Time, Waiting, span};
pub use wishes::{is_wish, wishes};
