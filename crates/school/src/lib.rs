//! Where bots learn a game: they play it against themselves ([`self_play`]), the games are kept as little more than
//! their seeds and choices ([`Lesson`], [`Notebook`]), and a net is trained on what the positions were and how the games
//! ended ([`Pupil`]).
//!
//! Nothing here knows a file, a clock or a thread: the caller brings them. With the same seeds the same net comes out.

mod adam;
mod lesson;
mod notebook;
mod pupil;
mod replay;
mod self_play;
mod trial;

pub use lesson::{Choice, Lesson};
pub use notebook::{Notebook, NotebookError, Subject};
pub use pupil::{Losses, Pupil, Schooling};
pub use replay::{Exercise, replay};
pub use self_play::self_play;
pub use trial::{BINS, Calibration, Foretold, foretell};
