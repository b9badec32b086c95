//! Everything, hidden parts too.

use langhus_rules::Viewer;
use langhus_rules::serde_json::{Value, json};

use crate::Wikinger;
use crate::state::State;
use crate::view::View;

impl Wikinger {
    /// What a spectator sees, and the order of what nobody sees.
    pub(crate) fn open(&self, state: &State) -> Value {
        let State { public, hidden } = state;
        json!({
            "table": View::new(state, Viewer::Spectator, self.seats),
            "stacks": hidden.tiles[usize::from(public.stacked_out)..],
            "bag": hidden.bag[usize::from(public.bag_out)..],
            "specials": hidden.specials[usize::from(public.specials_out)..],
        })
    }
}
