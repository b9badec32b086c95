//! Players of every strength: a search that looks only so far, and does not always tell the best from what is nearly as
//! good.
//!
//! They err as people do. What loses much is never chosen, however weak the level; among what is left each has a taste of
//! its own, which stays the same all game long: one likes goldsmiths, another is fond of feasts.

use std::sync::Arc;

use langhus_rules::{Chance, Glance, Question, Quick, Rung, Sense};

use crate::net::{Net, exp};
use crate::{Bot, Budget, Opinion, Search};

/// An action that loses so many times the softness is never chosen.
const NEVER: f32 = 3.0;
/// How much somebody's taste counts: as much as losing this part of the softness.
const TASTE: f32 = 0.8;

/// Plays as strong as a rung of the ladder.
pub struct Soft<G: Sense> {
    search: Search<G>,
    rung: Rung,
    chance: Quick,
    /// Whose taste it has.
    character: u32,
}

impl<G: Sense> Soft<G> {
    /// A player of this strength, judging with a net if there is one that fits.
    pub fn new(seed: u64, character: u32, rung: Rung, net: Option<Arc<Net>>) -> Soft<G> {
        let search = match net {
            Some(net) => Search::new(seed).with_net(net),
            None => Search::new(seed),
        };
        Soft { search, rung, chance: Quick::new(seed ^ 0x50F7), character }
    }

    /// One of the actions that were looked at, the better the likelier.
    fn draw(&mut self, question: &Question<G>, opinions: &[Opinion<G::Action>]) -> G::Action {
        let softness = self.rung.softness as f32 / 1000.0;
        let seen = || opinions.iter().filter(|opinion| opinion.visits > 0);
        let best = seen().map(|opinion| opinion.win).fold(f32::MIN, f32::max);
        let world = question.rules.imagine(&question.view, &mut self.chance);
        let at = Glance { rules: &*question.rules, state: &world, seat: question.seat };
        let odds = |opinion: &Opinion<G::Action>| {
            let lost = (best - opinion.win) / softness;
            if lost > NEVER {
                return 0.0;
            }
            let facets = G::facets(&at, opinion.action);
            let (sum, count) = facets
                .iter()
                .fold((0.0, 0.0), |(sum, count), facet| (sum + taste(self.character, facet as u32), count + 1.0));
            // Three to one for every softness that is lost.
            exp(1.1 * (TASTE * sum / f32::max(count, 1.0) - TASTE - lost))
        };
        let odds: Vec<(G::Action, f32)> = seen().map(|opinion| (opinion.action, odds(opinion))).collect();
        let whole: f32 = odds.iter().map(|(_, odds)| odds).sum();
        let mut left = whole * (self.chance.word() as f32 / u32::MAX as f32);
        for (action, odds) in &odds {
            left -= odds;
            if left < 0.0 {
                return *action;
            }
        }
        opinions[0].action
    }
}

/// How much somebody likes what a facet stands for, from -1 to 1: always the same for the same character.
fn taste(character: u32, facet: u32) -> f32 {
    let mut lot = Quick::new(u64::from(character) << 32 | u64::from(facet));
    lot.word() as f32 / 2f32.powi(31) - 1.0
}

impl<G: Sense> Bot<G> for Soft<G> {
    fn choose(&mut self, question: &Question<G>, budget: Budget<'_>) -> G::Action {
        let budget = Budget { simulations: budget.simulations.min(self.rung.simulations), ..budget };
        if question.legal.len() == 1 || self.rung.softness == 0 {
            return self.search.choose(question, budget);
        }
        self.search.think(question, budget);
        let opinions = self.search.opinions(question);
        let action = self.draw(question, &opinions);
        self.search.remember(action);
        action
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use langhus_rules::{Edition, Game, Match, Options, Seed, Table};
    use tic_tac_toe::TicTacToe;

    use super::*;

    const SIMULATIONS: u32 = 300;

    /// What is asked at tic-tac-toe after these cells.
    fn after(cells: &[&str]) -> Question<TicTacToe> {
        let edition = Edition::new(TicTacToe::EDITIONS[0]);
        let options = Options::standard(TicTacToe::OPTIONS);
        let rules = Arc::new(TicTacToe::new(&edition, &options, 2).unwrap());
        let mut table = Match::new(rules, edition, options, Vec::new(), Seed::from_number(1));
        for cell in cells {
            table.play(table.awaited().first().unwrap(), cell).unwrap();
        }
        table.ask(table.awaited().first().unwrap()).unwrap()
    }

    /// What players of this softness choose, a hundred of them.
    fn chosen(question: &Question<TicTacToe>, softness: u32, character: Option<u32>) -> Vec<String> {
        let rung = Rung { simulations: SIMULATIONS, softness };
        let choose = |seed| {
            let mut bot = Soft::new(seed, character.unwrap_or(seed as u32), rung, None);
            question.rules.notation(bot.choose(question, Budget::simulations(10_000)))
        };
        (0..100).map(choose).collect()
    }

    /// How often they choose something else than the search that they are made of.
    fn errors(softness: u32) -> usize {
        let question = after(&["mark 1"]);
        let best = |seed| {
            let action = Search::new(seed).choose(&question, Budget::simulations(SIMULATIONS));
            question.rules.notation(action)
        };
        let chosen = chosen(&question, softness, None);
        chosen.iter().zip((0..100).map(best)).filter(|(chosen, best)| *chosen != best).count()
    }

    #[test]
    fn the_softer_the_more_it_errs() {
        assert_eq!(errors(0), 0);
        let (little, much) = (errors(10), errors(2000));
        assert!(little < much && much > 50, "{little} and {much} errors");
    }

    #[test]
    fn what_loses_more_than_its_level_may_is_never_done() {
        // Whoever does not mark 3 has lost.
        let question = after(&["mark 1", "mark 5", "mark 2"]);
        assert!(chosen(&question, 40, None).iter().all(|cell| cell == "mark 3"));
        assert!(chosen(&question, 2000, None).iter().any(|cell| cell != "mark 3"), "a very soft one misses it");
    }

    #[test]
    fn a_character_keeps_its_taste() {
        let question = after(&["mark 5"]);
        let favourite = |character| {
            let found = chosen(&question, 3000, Some(character));
            let count = |cell: &String| found.iter().filter(|other| *other == cell).count();
            found.iter().max_by_key(|cell| count(cell)).cloned()
        };
        let favourites: Vec<_> = (1..8).map(favourite).collect();
        assert!(favourites.iter().any(|own| *own != favourites[0]), "tastes differ: {favourites:?}");
        assert!(taste(3, 5) == taste(3, 5) && taste(3, 5) != taste(4, 5));
    }
}
