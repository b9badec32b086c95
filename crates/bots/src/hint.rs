//! Hints: what a search thinks of a position, for people who ask.

use langhus_rules::{Question, Quick, Sense};
use serde::Serialize;

use crate::net::{Net, Thought};
use crate::{Budget, Search};

/// What a search thinks of one action.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Hint {
    /// The action.
    pub notation: String,
    /// How much of its time the search spent on it: the more, the better it seems.
    pub attention: f32,
    /// The expected share of a win.
    pub win_share: f32,
    /// The expected points at the end.
    pub score: f32,
    /// What the points at the end are for, as a net forecasts right after the action; nothing without a net.
    pub items: Vec<Expected>,
}

/// Points that may be expected for one kind of thing.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Expected {
    /// What for, as the items of a score name it.
    pub what: &'static str,
    /// How many.
    pub points: f32,
}

/// In how many imagined worlds an action is done to forecast what its points are for.
const WORLDS: usize = 16;

/// What a search thinks of the legal actions of a question, best first. A question holds what its seat knows and
/// nothing else, so a hint cannot tell a secret.
pub fn hints<G: Sense>(question: &Question<G>, budget: Budget<'_>, seed: u64) -> Vec<Hint> {
    let net = Net::shipped::<G>();
    let mut search = Search::new(seed);
    if let Some(net) = &net {
        search = search.with_net(net.clone());
    }
    let simulations = search.think(question, budget).max(1);
    let opinions = search.opinions(question);
    let net = net.filter(|net| search.fits(net, question));
    let hint = opinions.into_iter().map(|opinion| Hint {
        notation: question.rules.notation(opinion.action),
        attention: opinion.visits as f32 / simulations as f32,
        win_share: opinion.win,
        score: opinion.points,
        items: net.as_deref().map_or_else(Vec::new, |net| items(net, question, opinion.action, seed)),
    });
    hint.collect()
}

/// What the points are for that may be expected after an action.
fn items<G: Sense>(net: &Net, question: &Question<G>, action: G::Action, seed: u64) -> Vec<Expected> {
    let (rules, seat) = (&*question.rules, question.seat);
    // The same worlds for every action, so that they can be compared.
    let (mut chance, mut thought) = (Quick::new(seed), Thought::new());
    let (mut bytes, mut sums) = (vec![0; G::BYTES], vec![0.0; G::ITEMS.len()]);
    for _ in 0..WORLDS {
        let mut world = rules.imagine(&question.view, &mut chance);
        rules.apply(&mut world, seat, action, &mut ());
        rules.encode(&world, seat, &mut bytes);
        net.forecast(&bytes, rules.seats().into(), &mut thought);
        sums.iter_mut().zip(net.items(&thought)).for_each(|(sum, points)| *sum += points);
    }
    let items = G::ITEMS.iter().zip(sums);
    items.map(|(what, sum)| Expected { what, points: sum / WORLDS as f32 }).collect()
}
