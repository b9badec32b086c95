//! Two servers play the same game, dealt differently where one viewer cannot know: everything that viewer receives is
//! the same, byte for byte, until the game itself shows the difference.

pub mod driver;
mod rigged;
mod step;
