//! A game at one kind of table, to be played at random as fast as it can: the only place that needs a game's types.

use std::hint::black_box;
use std::sync::{Arc, Mutex, PoisonError};

use langhus_bots::net::{Misfit, Net, Thought};
use langhus_bots::{Bot, Budget, Outlook, Search, Spec};
use langhus_rules::{
    Chance, Edition, Match, Mistakes, Of, Options, Question, Quick, Rung, Saga, SagaError, Seat, Seed, Sense, Setup,
    Standing, Table, Voice, Weight, playout,
};
use langhus_school::{replay, self_play};

use crate::budget::with_budget;
use crate::engine::{Asking, Sitter, beginning};
use crate::{Bout, BoutFault, Class, Player, arena, guard};

/// The simulations of one thought when the search is measured: about what a short one makes.
const THOUGHT: u64 = 4000;
/// The simulations of each choice in the game whose positions a net judges when it is measured.
const JUDGED: u32 = 4;

/// How a recorded game went.
#[derive(Clone, PartialEq, Debug)]
pub struct Outcome {
    /// How many decisions were made.
    pub decisions: u64,
    /// The round in which it stopped.
    pub rounds: u32,
    /// Did the game come to its end within the limit?
    pub finished: bool,
    /// The places, best first.
    pub standings: Vec<Standing>,
    /// The record, if it was asked for.
    pub saga: Option<Saga>,
}

/// A mistake in the game's code.
#[derive(Clone, PartialEq, Debug)]
pub struct Crash {
    /// What happened, and at which decision.
    pub says: String,
    /// The moves before it, if they can still be written.
    pub saga: Option<Saga>,
}

/// Positions of one game between bots, and who won it: what the weights of a sense can be learnt from.
pub trait Lesson: Send + Sync {
    /// How many positions.
    fn positions(&self) -> usize;

    /// How much the end surprises a sense with these weights, and the swing behind them, summed up over the positions:
    /// the less chance it gave to whoever won, the more.
    fn surprise(&self, weights: &[f32]) -> f64;
}

/// Judges so many positions.
pub type Judge<'l> = Box<dyn FnMut(u64) + 'l>;

/// A game with edition, options and number of seats.
pub trait Lab: Send + Sync {
    /// The options.
    fn options(&self) -> &Options;

    /// How many seats.
    fn seats(&self) -> u8;

    /// The size of a state.
    fn state_bytes(&self) -> usize;

    /// Deals and plays so many games at random and keeps nothing; returns the number of decisions.
    fn play(&self, games: u64, chance: &mut Quick) -> u64;

    /// Lets a search make so many simulations from the starting position, on one thread.
    fn search(&self, simulations: u64);

    /// Copies a state so many times.
    fn copy(&self, times: u64);

    /// What lets the net that ships with the game judge so many positions of a game, on one thread: what a seat knows is
    /// encoded, and the net forecasts. Nothing if none fits.
    fn judge(&self) -> Option<Judge<'_>>;

    /// Replays a record from its deal: reads every action, checks it, plays it, and compares the end.
    ///
    /// # Errors
    /// The line that cannot be right, and why.
    fn replay(&self, saga: &Saga) -> Result<(), SagaError>;

    /// Plays one game at random, at most `limit` decisions long, and checks it while it goes.
    ///
    /// # Errors
    /// The game panicked, or broke the contract.
    fn record(&self, seed: Seed, chance: &mut Quick, limit: u64, keep: bool) -> Result<Outcome, Box<Crash>>;

    /// Lets bots and programs play a game, one for each seat, and gives the record if it is wanted.
    ///
    /// # Errors
    /// The game or a bot panicked, or broke the contract.
    fn bout(&self, seed: Seed, players: &[Player], chance: Quick, keep: bool) -> Result<(Bout, Option<Saga>), String>;

    /// Gives the bots that ask a net this one, or the one that ships with the game. Without one that fits they search
    /// as others do.
    ///
    /// # Errors
    /// Why none fits.
    fn teach(&mut self, net: Option<Arc<Net>>) -> Result<(), Misfit>;

    /// The net that [`Lab::teach`] gave.
    fn net(&self) -> Option<&Net>;

    /// How strong each level is at this game.
    fn rungs(&self) -> [Rung; 8];

    /// The free weights of the game's sense.
    fn weights(&self) -> &'static [Weight];

    /// How many points of lead the game's sense takes for a likely win.
    fn swing(&self) -> f32;

    /// Lets a bot play a game against itself, and keeps where every round began and a tenth of the other positions.
    ///
    /// # Errors
    /// The game or the bot panicked.
    fn lesson(&self, seed: Seed, bot: &Spec, chance: Quick) -> Result<Box<dyn Lesson>, String>;

    /// Lets bots play a game in which the one in seat `own` judges with these weights.
    ///
    /// # Errors
    /// The game or a bot panicked, or broke the contract.
    fn trial(&self, seed: Seed, bots: &[Spec], own: usize, weights: &[f32], chance: Quick) -> Result<Bout, String>;
}

/// A known game at one kind of table. Opening a table says everything that can be wrong; a lab is the same table without
/// people.
fn typed<G: Voice>(setup: &Setup) -> Result<Typed<G>, Mistakes> {
    let table = Of::<G>::new().open(setup, Seed::from_number(0))?;
    let (edition, options) = (table.edition().clone(), table.options().clone());
    Ok(Typed { rules: Arc::clone(table.rules()), edition, options, net: None })
}

/// A known game at one kind of table, ready to be played.
///
/// # Errors
/// Everything that is wrong with the set-up.
pub fn lab<G: Voice + Sense>(setup: &Setup) -> Result<Box<dyn Lab>, Mistakes> {
    Ok(Box::new(typed::<G>(setup)?))
}

/// A known game at one kind of table, ready to learn.
pub(crate) fn class<G: Voice + Sense>(setup: &Setup) -> Result<Box<dyn Class>, Mistakes> {
    Ok(Box::new(typed::<G>(setup)?))
}

/// The standard edition of a known game with every combination of options that it accepts at this number of seats.
pub(crate) fn labs<G: Voice + Sense>(seats: u8) -> Vec<Box<dyn Lab>> {
    let edition = Edition::new(G::EDITIONS[0]);
    let lab = |(options, rules): (Options, G)| -> Box<dyn Lab> {
        Box::new(Typed { rules: Arc::new(rules), edition: edition.clone(), options, net: None })
    };
    Of::<G>::variants(G::REVISION, seats, &edition).into_iter().map(lab).collect()
}

/// The lab of one known game.
pub(crate) struct Typed<G: Voice> {
    pub(crate) rules: Arc<G>,
    pub(crate) edition: Edition,
    pub(crate) options: Options,
    pub(crate) net: Option<Arc<Net>>,
}

/// The positions of a known game.
struct Positions<G: Voice> {
    rules: Arc<G>,
    states: Vec<G::State>,
    /// Each seat's share of the win.
    win: Vec<f32>,
}

impl<G: Voice + Sense> Lesson for Positions<G> {
    fn positions(&self) -> usize {
        self.states.len()
    }

    fn surprise(&self, weights: &[f32]) -> f64 {
        let one = |state: &G::State| -> f64 {
            let told = Outlook::of(&*self.rules, state, weights).win;
            // Nothing is impossible, or one position would decide about the weights.
            self.win.iter().zip(told).map(|(win, told)| -f64::from(*win) * f64::from(told.max(1e-4)).ln()).sum()
        };
        self.states.iter().map(one).sum()
    }
}

/// The moves of a game that is being played, so that they survive a panic.
struct Course<G: Voice> {
    played: Vec<(Seat, G::Action)>,
    under_way: Option<(Seat, G::Action)>,
}

impl<G: Voice> Typed<G> {
    pub(crate) fn table(&self, seed: Seed, names: Vec<String>) -> Match<G> {
        Match::new(Arc::clone(&self.rules), self.edition.clone(), self.options.clone(), names, seed)
    }

    /// The record of these moves; each is checked on the way.
    fn saga(&self, seed: Seed, moves: &[(Seat, G::Action)]) -> Result<Saga, String> {
        let mut table = self.table(seed, Vec::new());
        for &(seat, action) in moves {
            table.act(seat, action).map_err(|error| {
                let why = table.explain(&error, Default::default());
                format!("\"{}\" of seat {seat} is offered and then refused: {why}", self.rules.notation(action))
            })?;
        }
        Ok(table.saga())
    }

    fn go_on(
        &self,
        state: &mut G::State,
        chance: &mut Quick,
        limit: u64,
        course: &mut Course<G>,
    ) -> Result<bool, String> {
        let rules = &*self.rules;
        let mut actions = Vec::with_capacity(G::WIDTH);
        while let Some(seat) = rules.awaited(state).first() {
            if course.played.len() as u64 == limit {
                return Ok(false);
            }
            actions.clear();
            rules.legal(state, seat, &mut actions);
            if actions.is_empty() {
                return Err(format!("seat {seat} is awaited, but nothing is legal for it"));
            }
            let action = actions[chance.below(actions.len() as u32) as usize];
            course.under_way = Some((seat, action));
            rules.apply(state, seat, action, &mut ());
            course.under_way = None;
            course.played.push((seat, action));
        }
        for seat in Seat::all(rules.seats()) {
            let sum: i32 = rules.items(state, seat).iter().map(|item| item.points).sum();
            let score = rules.score(state, seat);
            if sum != score {
                return Err(format!("seat {seat} has {score} points, but its items make {sum}"));
            }
        }
        Ok(true)
    }

    fn crash(&self, seed: Seed, course: &Course<G>, says: String) -> Box<Crash> {
        let number = course.played.len() + 1;
        let action = course.under_way.and_then(|(seat, action)| {
            let notation = guard::catch(|| self.rules.notation(action)).ok()?;
            Some(format!(", \"{notation}\" of seat {seat}"))
        });
        let saga = guard::catch(|| self.saga(seed, &course.played)).ok().and_then(Result::ok);
        Box::new(Crash { says: format!("at decision {number}{}: {says}", action.unwrap_or_default()), saga })
    }
}

impl<G: Voice + Sense> Lab for Typed<G> {
    fn options(&self) -> &Options {
        &self.options
    }

    fn seats(&self) -> u8 {
        self.rules.seats()
    }

    fn state_bytes(&self) -> usize {
        size_of::<G::State>()
    }

    fn play(&self, games: u64, chance: &mut Quick) -> u64 {
        let mut actions = Vec::with_capacity(G::WIDTH);
        let mut decisions = 0;
        for _ in 0..games {
            let mut state = self.rules.deal(chance.seed());
            decisions += playout(&*self.rules, &mut state, chance, &mut actions, u64::MAX).decisions;
        }
        decisions
    }

    fn search(&self, simulations: u64) {
        let table = self.table(Seed::from_number(1), Vec::new());
        let Some(question) = table.awaited().first().and_then(|seat| table.ask(seat)) else { return };
        let mut search = Search::new(1);
        let mut left = simulations;
        while left > 0 {
            // Each thought begins anew, as it does at a table.
            let thought = left.min(THOUGHT);
            left -= u64::from(black_box(search.think(&question, Budget::simulations(thought as u32))));
        }
    }

    fn copy(&self, times: u64) {
        let state = self.rules.deal(Seed::from_number(1));
        let mut place = state;
        for _ in 0..times {
            // Both ends are hidden from the compiler, so that every copy reaches memory.
            *black_box(&mut place) = *black_box(&state);
        }
        black_box(&place);
    }

    fn judge(&self) -> Option<Judge<'_>> {
        let net = Net::shipped::<G>().filter(|net| self.examine(Some(net)).is_ok())?;
        // Where games at random end up says little: there is more on the table after a sensible one.
        let played = self_play(self.table(Seed::from_number(1), Vec::new()), Quick::new(1), JUDGED, Search::new);
        let mut positions = Vec::new();
        replay(&*self.rules, &played, |state, seat, _, _| positions.push((*state, seat)))?;
        let (mut bytes, mut thought) = (vec![0; G::BYTES], Thought::new());
        Some(Box::new(move |times| {
            for (state, seat) in positions.iter().cycle().take(times as usize) {
                self.rules.encode(state, *seat, &mut bytes);
                black_box(net.forecast(&bytes, self.rules.seats().into(), &mut thought));
            }
        }))
    }

    fn replay(&self, saga: &Saga) -> Result<(), SagaError> {
        self.table(saga.seed, saga.names.clone()).follow(saga)
    }

    fn record(&self, seed: Seed, chance: &mut Quick, limit: u64, keep: bool) -> Result<Outcome, Box<Crash>> {
        let mut course = Course { played: Vec::new(), under_way: None };
        let done = guard::catch(|| {
            let mut state = self.rules.deal(seed);
            let finished = self.go_on(&mut state, chance, limit, &mut course)?;
            let saga = keep.then(|| self.saga(seed, &course.played)).transpose()?;
            let standings = self.rules.standings(&state);
            let rounds = self.rules.round(&state);
            Ok(Outcome { decisions: course.played.len() as u64, rounds, finished, standings, saga })
        });
        done.unwrap_or_else(Err).map_err(|says| self.crash(seed, &course, says))
    }

    fn bout(&self, seed: Seed, players: &[Player], chance: Quick, keep: bool) -> Result<(Bout, Option<Saga>), String> {
        let sitter = |(seat, player): (Seat, &Player)| match player {
            Player::Bot(_) => None,
            Player::Program(stable) => {
                let game = beginning(&*self.rules, self.edition.hash(), self.options.iter(), seat);
                Some(Sitter::new(stable, game, seat.index() as u64))
            }
        };
        let sitters: Vec<_> = Seat::all(self.rules.seats()).zip(players).map(sitter).collect();
        let make = |place: usize, spec: &Spec, seed: u64| -> Box<dyn Bot<G>> {
            match (&sitters[place], &self.net) {
                (Some(sitter), _) => Box::new(Asking(Arc::clone(sitter))),
                (None, Some(net)) => spec.bot_with_net(seed, Some(Arc::clone(net))),
                (None, None) => spec.bot(seed),
            }
        };
        let end = |standings: &[Standing]| {
            let fault = |(seat, sitter): (Seat, &Option<Arc<Mutex<Sitter>>>)| {
                let mut sitter = sitter.as_ref()?.lock().unwrap_or_else(PoisonError::into_inner);
                let fault = sitter.finish(standings)?;
                Some(BoutFault { seat: seat.number(), kind: fault.kind().to_owned(), says: fault.to_string() })
            };
            Seat::all(self.rules.seats()).zip(&sitters).filter_map(fault).collect()
        };
        let specs: Vec<Spec> = players.iter().map(Player::spec).collect();
        let table = self.table(seed, Vec::new());
        guard::catch(|| arena::play(table, &specs, chance, make, end, keep)).unwrap_or_else(Err)
    }

    fn teach(&mut self, net: Option<Arc<Net>>) -> Result<(), Misfit> {
        self.net = net.or_else(Net::shipped::<G>);
        self.examine(self.net.as_deref())
    }

    fn net(&self) -> Option<&Net> {
        self.net.as_deref()
    }

    fn rungs(&self) -> [Rung; 8] {
        G::RUNGS
    }

    fn weights(&self) -> &'static [Weight] {
        G::WEIGHTS
    }

    fn swing(&self) -> f32 {
        G::SWING
    }

    fn lesson(&self, seed: Seed, bot: &Spec, mut chance: Quick) -> Result<Box<dyn Lesson>, String> {
        guard::catch(|| {
            let rules = &self.rules;
            let mut bots: Vec<Box<dyn Bot<G>>> =
                (0..rules.seats()).map(|_| bot.bot(u64::from(chance.word()))).collect();
            let (mut state, mut states, mut round) = (rules.deal(seed), Vec::new(), None);
            while let Some(seat) = rules.awaited(&state).first() {
                if round.replace(rules.round(&state)) != Some(rules.round(&state)) || chance.below(10) == 0 {
                    states.push(state);
                }
                let mut legal = Vec::new();
                rules.legal(&state, seat, &mut legal);
                let view = rules.view(&state, seat.into());
                let question = Question { rules: Arc::clone(rules), seat, view, legal, goes_on: false };
                let action = with_budget(bot, |budget| bots[seat.index()].choose(&question, budget));
                rules.apply(&mut state, seat, action, &mut ());
            }
            let win = Outlook::of(&**rules, &state, &[]).win[..usize::from(rules.seats())].to_vec();
            Box::new(Positions { rules: Arc::clone(rules), states, win }) as Box<dyn Lesson>
        })
    }

    fn trial(&self, seed: Seed, bots: &[Spec], own: usize, weights: &[f32], chance: Quick) -> Result<Bout, String> {
        let table = self.table(seed, Vec::new());
        let make = |place: usize, spec: &Spec, seed: u64| match place == own {
            true => spec.bot_with(seed, weights.to_vec()),
            false => spec.bot(seed),
        };
        let played = guard::catch(|| arena::play(table, bots, chance, make, |_| Vec::new(), false));
        played.unwrap_or_else(Err).map(|(bout, _)| bout)
    }
}
