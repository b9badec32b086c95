//! The pages in a real browser: Chromium, driven by its own driver. `./test` installs both.
//!
//! `LANGHUS_GALLERY=FOLDER` lets the gallery write its screenshots there; see `./gallery`.

#![allow(clippy::print_stdout, reason = "the tests say what they played")]

mod axe;
mod boxes;
mod browser;
mod cost;
mod desk;
mod devices;
mod driver;
mod gallery;
mod hand;
mod lessons;
mod pages;
mod phases;
mod server;
mod steady;
mod together;
mod told;
mod units;
mod waiting_room;
mod whole_games;
mod wire;
mod you;
