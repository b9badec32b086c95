//! Chance, from the operating system.

use langhus_table::id::Entropy;

/// The operating system's generator.
pub struct System;

impl Entropy for System {
    /// # Panics
    /// If the operating system has no randomness to give: then nothing here can be kept secret.
    fn bytes(&self) -> [u8; 32] {
        let mut bytes = [0; 32];
        getrandom::fill(&mut bytes).expect("the operating system gives random bytes");
        bytes
    }
}
