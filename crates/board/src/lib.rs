//! The drawing kit: what a game needs to draw its table, and the page around it.
//!
//! A game implements [`Drawn`] in its `src/board/`: from a view and from nothing else it makes a [`Scene`], HTML and SVG
//! in which places, pieces, tips and ghosts carry names. The page around the scene ([`Sheet`]) is the same for every
//! game, and so is the small script that lights up what may be chosen. `docs/drawing.md` tells how it all fits.
//!
//! Nothing here knows a file, a socket or a clock.

mod artist;
mod assets;
mod book;
mod devices;
mod document;
mod drawn;
mod known;
mod pen;
pub mod shapes;
mod sheet;
mod text;

pub use artist::{Artist, Glass, Line, Painting};
pub use assets::{ASSETS, Asset, CSS, stamp};
pub use book::{Chapter, Cited, Page, page};
pub use devices::devices;
pub use document::{Document, document};
pub use drawn::{Area, Drawn, Fact, Mark, Scene, Window};
pub use known::Known;
pub use pen::Pen;
pub use sheet::{Player, REVISIONS, Sheet, regions, table};
pub use text::{book as texts, word, words};
