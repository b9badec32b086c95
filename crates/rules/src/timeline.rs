//! The past and the present of one game: the actions that stand, who noticed each, and snapshots of the state on the way
//! (checkpoints), from which any position is a few actions away.
//!
//! Whatever moves through a game asks this type: playing, taking back, looking back, stepping through a record, telling
//! the log. Events are not kept: they are what playing an action again tells.

use std::sync::{Arc, OnceLock};

use crate::{Counts, Game, Refused, Seat, Seats, Seed, Told, Viewer, Viewers};

/// So many actions lie between two checkpoints, and so many are played again at most to reach a position.
const STRIDE: usize = 16;

/// By what positions are numbered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Numbering {
    /// By the actions that this viewer noticed: all that somebody may know who plays or watches.
    Noticed(Viewer),
    /// By all actions, as in a record: for a game that is over.
    Record,
}

/// An action that stands.
#[derive(Clone, Copy, Debug)]
pub struct Step<A> {
    /// Whose it is.
    pub seat: Seat,
    /// The action.
    pub action: A,
    /// Did it show something hidden, or did chance decide?
    pub revealed: bool,
    /// Whom the game waited for before.
    pub awaited: Seats,
    /// Who noticed it: its own seat, those who witness an event of it, and those for whom it changes what they see or
    /// whom the game waits for.
    pub noticed: Viewers,
}

/// Why the last action stays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum UndoRefused {
    /// Nothing has been played.
    Nothing,
    /// Somebody else has moved since.
    NotYours,
    /// Something hidden was shown, or chance decided.
    Revealed,
    /// It asked several at once. Some may have answered in secret, which the refusal of an undo must not tell.
    Asked,
}

/// The state before some action, and how much everybody had noticed until then.
#[derive(Clone, Copy)]
struct Checkpoint<S> {
    state: S,
    counts: Counts,
}

/// The past and the present of one game.
///
/// ```
/// # use std::sync::Arc;
/// # use langhus_rules::{Edition, Game, Options, Seat, Seed, Timeline};
/// # use tic_tac_toe::TicTacToe;
/// let edition = Edition::new(TicTacToe::EDITIONS[0]);
/// let rules = Arc::new(TicTacToe::new(&edition, &Options::standard(TicTacToe::OPTIONS), 2)?);
/// let mut game = Timeline::new(rules, Seed::from_number(7));
/// let mut actions = Vec::new();
/// game.rules().legal(game.now(), Seat::new(0), &mut actions);
/// game.play(Seat::new(0), actions[0]).expect("it is legal");
/// assert_eq!(game.len(), 1);
/// let before = game.at(0);
/// assert!(before.is_empty(), "any position is a timeline that ends there");
/// # Ok::<(), langhus_rules::Mistakes>(())
/// ```
pub struct Timeline<G: Game> {
    rules: Arc<G>,
    seed: Seed,
    now: G::State,
    steps: Vec<Step<G::Action>>,
    counts: Counts,
    /// How often somebody took back more than their last action.
    taken_back: u32,
    /// One before every [`STRIDE`]th action. Made when somebody first looks back, so that whoever only plays on, a
    /// simulation or a table that nobody looks at, keeps none.
    checkpoints: OnceLock<Vec<Checkpoint<G::State>>>,
}

impl<G: Game> Timeline<G> {
    /// Deals a new game.
    pub fn new(rules: Arc<G>, seed: Seed) -> Timeline<G> {
        let now = rules.deal(seed);
        let (steps, counts, checkpoints) = (Vec::new(), Counts::default(), OnceLock::new());
        Timeline { rules, seed, now, steps, counts, taken_back: 0, checkpoints }
    }

    /// The rules of the game.
    pub fn rules(&self) -> &Arc<G> {
        &self.rules
    }

    /// What the chance of the game comes from.
    pub fn seed(&self) -> Seed {
        self.seed
    }

    /// Where the game stands. Only for those who may know everything.
    pub fn now(&self) -> &G::State {
        &self.now
    }

    /// The actions that stand, oldest first.
    pub fn steps(&self) -> &[Step<G::Action>] {
        &self.steps
    }

    /// How many actions stand. Hidden ones count, so it is nothing for somebody who still plays.
    pub fn len(&self) -> usize {
        self.steps.len()
    }

    /// Has nothing been played?
    pub fn is_empty(&self) -> bool {
        self.steps.is_empty()
    }

    /// Plays an action.
    ///
    /// # Errors
    /// Why not; nothing has changed then.
    pub fn play(&mut self, seat: Seat, action: G::Action) -> Result<(), Refused<G::Refusal>> {
        let mut told = Told::default();
        let (before, awaited) = (self.now, self.rules.awaited(&self.now));
        self.rules.play(&mut self.now, seat, action, &mut told)?;
        let Told { events, revealed } = told;
        let for_all = self.rules.awaited(&self.now) != awaited;
        let hears = |viewer| events.iter().any(|event| self.rules.witness(event, viewer).is_some());
        let sees = |viewer| self.rules.view(&before, viewer) != self.rules.view(&self.now, viewer);
        let notices = |viewer: &Viewer| for_all || viewer.is(seat) || hears(*viewer) || sees(*viewer);
        let noticed = Viewer::all(self.rules.seats()).filter(notices).collect();
        self.steps.push(Step { seat, action, revealed, awaited, noticed });
        self.counts.add(noticed);
        if let Some(checkpoints) = self.checkpoints.get_mut()
            && self.steps.len().is_multiple_of(STRIDE)
        {
            checkpoints.push(Checkpoint { state: self.now, counts: self.counts });
        }
        Ok(())
    }

    /// May the seat take its last action back? Then which number it has, counted from 1. What others did unnoticed in the
    /// same simultaneous step does not stand in the way, since the order of answers never matters there.
    ///
    /// # Errors
    /// Why not.
    pub fn may_undo(&self, seat: Seat) -> Result<usize, UndoRefused> {
        let last = self.steps.iter().rposition(|step| step.noticed.contains(seat.into()));
        let last = last.ok_or(UndoRefused::Nothing)?;
        let (own, later) = (&self.steps[last], &self.steps[last + 1..]);
        if own.seat != seat {
            return Err(UndoRefused::NotYours);
        }
        if own.revealed {
            return Err(UndoRefused::Revealed);
        }
        let asked = later.first().map_or_else(|| self.rules.awaited(&self.now), |next| next.awaited);
        if asked.len() > 1 && asked.iter().any(|other| !own.awaited.contains(other)) {
            return Err(UndoRefused::Asked);
        }
        let at_once = later.iter().all(|other| own.awaited.contains(other.seat));
        if at_once { Ok(last + 1) } else { Err(UndoRefused::NotYours) }
    }

    /// Takes the last action of a seat back; who had noticed it.
    ///
    /// # Errors
    /// Why not; nothing has changed then.
    pub fn undo(&mut self, seat: Seat) -> Result<Viewers, UndoRefused> {
        let place = self.may_undo(seat)? - 1;
        let mut state = self.state_at(place);
        let undone = self.steps.remove(place);
        self.counts.take(undone.noticed);
        for step in &self.steps[place..] {
            self.rules.apply(&mut state, step.seat, step.action, &mut ());
        }
        self.now = state;
        if let Some(checkpoints) = self.checkpoints.get_mut() {
            // Those after it stand behind an action that is gone. There are few: no more was played since.
            checkpoints.truncate(place / STRIDE + 1);
            Self::go_on(&self.rules, &self.steps, checkpoints);
        }
        Ok(undone.noticed)
    }

    /// How many actions stood before the last choice of a seat: the last of its actions that was not the only one it had.
    /// Nothing if it had none.
    pub fn last_choice(&self, seat: Seat) -> Option<usize> {
        let mut legal = Vec::with_capacity(G::WIDTH);
        let had_a_choice = |moves: &usize| {
            legal.clear();
            self.rules.legal(&self.state_at(*moves), seat, &mut legal);
            legal.len() > 1
        };
        let own = self.steps.iter().enumerate().rev().filter(|(_, step)| step.seat == seat).map(|(moves, _)| moves);
        own.into_iter().find(had_a_choice)
    }

    /// Takes back everything after the first `moves` actions, whoever did it and whatever it revealed, and counts that; who
    /// had noticed any of it. Others lose what they did, so all people at the table want it.
    ///
    /// # Panics
    /// If the game has not come that far.
    pub fn take_back_to(&mut self, moves: usize) -> Viewers {
        let state = self.state_at(moves);
        let mut noticed = Viewers::NONE;
        for step in self.steps.drain(moves..) {
            self.counts.take(step.noticed);
            noticed = noticed | step.noticed;
        }
        self.now = state;
        self.taken_back += 1;
        if let Some(checkpoints) = self.checkpoints.get_mut() {
            checkpoints.truncate(moves / STRIDE + 1);
        }
        noticed
    }

    /// How often somebody took back more than their last action.
    pub fn taken_back(&self) -> u32 {
        self.taken_back
    }

    /// Notes how often that was done before, in a game that is played again from its record.
    pub(crate) fn note_taken_back(&mut self, times: u32) {
        self.taken_back = times;
    }

    /// The state after so many actions.
    ///
    /// # Panics
    /// If the game has not come that far.
    pub fn state_at(&self, moves: usize) -> G::State {
        if moves == self.steps.len() {
            return self.now;
        }
        let place = moves / STRIDE;
        let mut state = self.checkpoints()[place].state;
        for step in &self.steps[place * STRIDE..moves] {
            self.rules.apply(&mut state, step.seat, step.action, &mut ());
        }
        state
    }

    /// The game as it was after so many actions.
    ///
    /// # Panics
    /// If the game has not come that far.
    #[must_use]
    pub fn at(&self, moves: usize) -> Timeline<G> {
        let now = self.state_at(moves);
        let checkpoints = self.checkpoints()[..=moves / STRIDE].to_vec();
        let steps = self.steps[..moves].to_vec();
        let (rules, seed) = (self.rules.clone(), self.seed);
        let mut counts = checkpoints[moves / STRIDE].counts;
        steps[moves / STRIDE * STRIDE..].iter().for_each(|step| counts.add(step.noticed));
        Timeline { rules, seed, now, steps, counts, taken_back: self.taken_back, checkpoints: checkpoints.into() }
    }

    /// What the actions after the first `from` told, each with its number, counted from 1.
    pub fn events(&self, from: usize) -> impl Iterator<Item = (usize, &Step<G::Action>, Vec<G::Event>)> {
        let mut state = (from < self.len()).then(|| self.state_at(from));
        self.steps.iter().zip(1..).skip(from).filter_map(move |(step, number)| {
            let mut told = Told::default();
            self.rules.apply(state.as_mut()?, step.seat, step.action, &mut told);
            Some((number, step, told.events))
        })
    }

    /// How many positions there are after the deal.
    pub fn positions(&self, numbering: Numbering) -> usize {
        match numbering {
            Numbering::Noticed(viewer) => self.counts.of(viewer),
            Numbering::Record => self.len(),
        }
    }

    /// How many actions had been played at a position; nothing if the game has not come that far. A viewer comes to a
    /// position by the last action they noticed.
    pub fn moves_at(&self, numbering: Numbering, position: usize) -> Option<usize> {
        if position == 0 {
            return Some(0);
        }
        match numbering {
            Numbering::Record => Some(position).filter(|position| *position <= self.len()),
            Numbering::Noticed(viewer) => {
                let before = |checkpoint: &Checkpoint<G::State>| checkpoint.counts.of(viewer) < position;
                let place = self.checkpoints().partition_point(before).checked_sub(1)?;
                let missing = position - self.checkpoints()[place].counts.of(viewer);
                let first = place * STRIDE;
                let noticed = self.steps[first..].iter().zip(first + 1..);
                let mut noticed = noticed.filter(|(step, _)| step.noticed.contains(viewer));
                noticed.nth(missing - 1).map(|(_, number)| number)
            }
        }
    }

    /// The number of the position at which so many actions had been played.
    pub fn position_of(&self, numbering: Numbering, moves: usize) -> usize {
        let moves = moves.min(self.len());
        match numbering {
            Numbering::Record => moves,
            Numbering::Noticed(viewer) if moves == self.len() => self.counts.of(viewer),
            Numbering::Noticed(viewer) => {
                let place = moves / STRIDE;
                let since = self.steps[place * STRIDE..moves].iter();
                self.checkpoints()[place].counts.of(viewer) + since.filter(|step| step.noticed.contains(viewer)).count()
            }
        }
    }

    /// How many actions had been played when a round began: the first position of it. When it never began, all.
    pub fn beginning_of(&self, round: u32) -> usize {
        let earlier = |checkpoint: &Checkpoint<G::State>| self.rules.round(&checkpoint.state) < round;
        let Some(place) = self.checkpoints().partition_point(earlier).checked_sub(1) else { return 0 };
        let mut state = self.checkpoints()[place].state;
        for (step, moves) in self.steps[place * STRIDE..].iter().zip(place * STRIDE + 1..) {
            self.rules.apply(&mut state, step.seat, step.action, &mut ());
            if self.rules.round(&state) >= round {
                return moves;
            }
        }
        self.len()
    }

    fn checkpoints(&self) -> &[Checkpoint<G::State>] {
        self.checkpoints.get_or_init(|| {
            let state = self.rules.deal(self.seed);
            let mut checkpoints = vec![Checkpoint { state, counts: Counts::default() }];
            Self::go_on(&self.rules, &self.steps, &mut checkpoints);
            checkpoints
        })
    }

    /// Plays on from the last checkpoint and makes those that are missing.
    fn go_on(rules: &G, steps: &[Step<G::Action>], checkpoints: &mut Vec<Checkpoint<G::State>>) {
        let Some(last) = checkpoints.last() else { return };
        let Checkpoint { mut state, mut counts } = *last;
        let first = (checkpoints.len() - 1) * STRIDE;
        for stretch in steps[first..].chunks_exact(STRIDE) {
            for step in stretch {
                rules.apply(&mut state, step.seat, step.action, &mut ());
                counts.add(step.noticed);
            }
            checkpoints.push(Checkpoint { state, counts });
        }
    }
}
