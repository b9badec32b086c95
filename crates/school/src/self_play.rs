//! A game of a searching bot against itself.

use langhus_bots::{Bot, Budget, Search};
use langhus_rules::{Chance, Match, Question, Quick, Sense, Table, Voice};

use crate::lesson::looks;
use crate::{Choice, Lesson};

/// One decision in so many is drawn by lot, with the odds of how often each action was looked at: a net must also know
/// what comes of actions that are not the best.
const ADVENTURE: u32 = 8;

/// Plays a game to its end, with so many simulations for every choice, and keeps what was thought. `table` is freshly
/// dealt; `bot` makes the searches, one for each seat.
pub fn self_play<G: Voice + Sense>(
    mut table: Match<G>,
    mut chance: Quick,
    simulations: u32,
    bot: impl Fn(u64) -> Search<G>,
) -> Lesson {
    let seed = table.saga().seed;
    let mut bots: Vec<Search<G>> = (0..table.seats()).map(|_| bot(u64::from(chance.word()))).collect();
    let mut choices = Vec::new();
    while let Some(seat) = table.awaited().first() {
        let Some(question) = table.ask(seat) else { break };
        let search = &mut bots[seat.index()];
        let action = if question.legal.len() == 1 {
            search.choose(&question, Budget::simulations(1))
        } else {
            let choice = choose(search, &question, simulations, &mut chance);
            let action = question.legal[usize::from(choice.place)];
            search.remember(action);
            choices.push(choice);
            action
        };
        table.act(seat, action).expect("a bot does what is legal");
    }
    Lesson { seed, choices }
}

/// Thinks about a question, and decides.
fn choose<G: Sense>(search: &mut Search<G>, question: &Question<G>, simulations: u32, chance: &mut Quick) -> Choice {
    search.think(question, Budget::simulations(simulations));
    let opinions = search.opinions(question);
    let of = |action: &G::Action| opinions.iter().find(|opinion| opinion.action == *action);
    let visits: Vec<u32> = question.legal.iter().map(|action| of(action).map_or(0, |o| o.visits)).collect();
    let place = if chance.below(ADVENTURE) == 0 { drawn(&visits, chance) } else { best(&visits) };
    let expected: f32 = opinions.iter().map(|opinion| opinion.visits as f32 * opinion.win).sum();
    let expected = expected / visits.iter().sum::<u32>().max(1) as f32;
    Choice { place: place as u16, win: (255.0 * expected).round() as u8, looks: looks(&visits) }
}

fn best(visits: &[u32]) -> usize {
    let most = visits.iter().copied().max().unwrap_or(0);
    visits.iter().position(|visits| *visits == most).unwrap_or(0)
}

fn drawn(visits: &[u32], chance: &mut Quick) -> usize {
    let mut left = chance.below(visits.iter().sum::<u32>().max(1));
    for (place, visits) in visits.iter().enumerate() {
        if left < *visits {
            return place;
        }
        left -= visits;
    }
    0
}
