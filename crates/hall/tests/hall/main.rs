//! The hall from outside: real servers, real sockets, real kills. One binary, because each links a whole server.

mod crash;
mod interface;
mod keeping;
mod python_bot;
mod raw_bodies;
mod safety;
mod schemathesis;
mod secrecy;
mod support;
mod whole_games;
