//! The kit with real stores: the embedded one, the one of many servers and the smallest one pass, and each broken one is caught by name.

mod faults;
mod memory;
mod postgres;
mod sqlite;
