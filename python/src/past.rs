//! How a position came about. Positions share what lies behind them, so that a copy costs nothing and each can still tell
//! the whole game.

use std::sync::Arc;

use langhus_rules::{Seat, Seed};

/// What led to a position.
pub(crate) enum Step {
    /// The cards were dealt.
    Dealt(Box<Deal>),
    /// A world was imagined from what somebody saw; a spectator is nobody.
    Imagined { seat: Option<Seat>, seed: u64 },
    /// Somebody acted.
    Played { seat: Seat, action: u32, revealed: bool },
}

/// The beginning of a game.
pub(crate) struct Deal {
    pub(crate) seed: Seed,
    pub(crate) names: Vec<String>,
    /// How often something was taken back, which a record tells.
    pub(crate) taken_back: u32,
}

/// The last step and all those before it.
pub(crate) struct Past {
    before: Option<Arc<Past>>,
    pub(crate) step: Step,
}

impl Past {
    pub(crate) fn dealt(deal: Deal) -> Arc<Past> {
        Arc::new(Past { before: None, step: Step::Dealt(Box::new(deal)) })
    }

    pub(crate) fn and(self: &Arc<Past>, step: Step) -> Arc<Past> {
        Arc::new(Past { before: Some(Arc::clone(self)), step })
    }

    pub(crate) fn before(&self) -> Option<&Arc<Past>> {
        self.before.as_ref()
    }

    /// All steps, the last one first.
    fn back(&self) -> impl Iterator<Item = &Past> {
        std::iter::successors(Some(self), |past| past.before.as_deref())
    }

    /// All steps, the deal first.
    pub(crate) fn steps(&self) -> Vec<&Step> {
        let mut steps: Vec<&Step> = self.back().map(|past| &past.step).collect();
        steps.reverse();
        steps
    }

    /// How many actions were played.
    pub(crate) fn moves(&self) -> usize {
        self.back().filter(|past| matches!(past.step, Step::Played { .. })).count()
    }

    /// The deal with which everything began.
    pub(crate) fn deal(&self) -> Option<&Deal> {
        self.back().find_map(|past| match &past.step {
            Step::Dealt(deal) => Some(&**deal),
            _ => None,
        })
    }
}

/// Long games have long pasts: they are let go one after the other, not each inside the one before.
impl Drop for Past {
    fn drop(&mut self) {
        let mut next = self.before.take();
        while let Some(mut past) = next.and_then(Arc::into_inner) {
            next = past.before.take();
        }
    }
}
