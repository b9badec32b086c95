//! Why an action is refused.

use std::fmt::Debug;

use serde::Serialize;

use crate::{Say, Seats};

/// Where a rule stands: the section of our rulebook, the page of the printed one, the decision's number.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Reference {
    /// The anchor of the section in `rulebook/{en,de}.md`, for instance `buying`.
    pub section: &'static str,
    /// Where the printed rules or our decisions say it, for instance `p. 5` or `J20`.
    pub source: &'static str,
}

/// A rule that refuses an action.
pub trait Refusal: Clone + PartialEq + Debug + Send + Sync {
    /// Where the rule stands.
    fn reference(&self) -> Reference;

    /// The rule in a sentence to the player.
    fn say(&self) -> Say;
}

/// Why an action was not played. The state is unchanged.
#[derive(Clone, PartialEq, Debug)]
pub enum Refused<R> {
    /// Nothing is asked of this seat now.
    NotAwaited {
        /// Whom the game waits for; nobody when it is over.
        awaited: Seats,
    },
    /// A rule of the game refuses it.
    ByRule(R),
}
