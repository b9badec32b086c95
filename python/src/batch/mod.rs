//! Thousands of games at once, as Python sees them.

mod flock;
mod herd;
mod rows;

use numpy::{AllowTypeChange, PyArray1, PyArray2, PyArrayLike1, PyArrayMethods, PyReadonlyArray2};
use pyo3::prelude::*;
use rayon::{ThreadPool, ThreadPoolBuilder};

pub(crate) use flock::Flock;
pub(crate) use herd::Herd;

use crate::errors::{Refused, mistake};
use crate::game::Game;
use crate::position::Position;
use herd::{Draw, Reward};
use rows::{Rows, Widths};

/// Thousands of games at once, told in arrays that are written anew at every step, without copying.
///
/// In every game the first seat that it waits for is asked: `seat` says which one, `observation` what it knows, `mask`
/// and `legal` what it may do. A game that ends says so in `done`, `reward` and `score`, and is dealt anew at once. Game
/// `i` is first dealt as game `i + 1` of `langhus simulate --seed seed`. Results are the same for any number of threads,
/// and other threads of Python go on while they play.
///
/// >>> batch = langhus.Batch(langhus.Game("walhalla", seats=3), 64, seed=1)
/// >>> batch.observation.shape, batch.mask.shape
/// ((64, 436), (64, 40))
/// >>> ended = 0
/// >>> for _ in range(1000):
/// ...     batch.step(batch.sample())
/// ...     ended += int(batch.done.sum())
/// >>> ended > 100
/// True
#[pyclass(module = "langhus")]
pub(crate) struct Batch {
    game: Py<Game>,
    herd: Box<dyn Herd>,
    pool: Option<ThreadPool>,
    paid: Reward,
    widths: Widths,
    observation: Py<PyArray2<u8>>,
    mask: Py<PyArray2<i8>>,
    legal: Py<PyArray2<i32>>,
    count: Py<PyArray1<i32>>,
    seat: Py<PyArray1<i64>>,
    done: Py<PyArray1<bool>>,
    reward: Py<PyArray2<f32>>,
    score: Py<PyArray2<i32>>,
    action: Py<PyArray1<i64>>,
}

/// What is done with the games while Python's other threads go on.
enum Work {
    Tell,
    Step,
}

/// Offsets and indices.
type Lists<'py> = (Bound<'py, PyArray1<i64>>, Bound<'py, PyArray1<i32>>);

impl Batch {
    fn work(&mut self, py: Python<'_>, work: Work) -> PyResult<()> {
        let mut observation = self.observation.bind(py).try_readwrite()?;
        let mut mask = self.mask.bind(py).try_readwrite()?;
        let mut legal = self.legal.bind(py).try_readwrite()?;
        let mut count = self.count.bind(py).try_readwrite()?;
        let mut seat = self.seat.bind(py).try_readwrite()?;
        let mut done = self.done.bind(py).try_readwrite()?;
        let mut reward = self.reward.bind(py).try_readwrite()?;
        let mut score = self.score.bind(py).try_readwrite()?;
        let rows = Rows {
            widths: self.widths,
            observation: observation.as_slice_mut()?,
            mask: mask.as_slice_mut()?,
            legal: legal.as_slice_mut()?,
            count: count.as_slice_mut()?,
            seat: seat.as_slice_mut()?,
            done: done.as_slice_mut()?,
            reward: reward.as_slice_mut()?,
            score: score.as_slice_mut()?,
        };
        let (herd, pool, paid) = (&mut self.herd, self.pool.as_ref(), self.paid);
        py.detach(|| match work {
            Work::Tell => herd.tell(pool, rows),
            Work::Step => herd.step(pool, paid, rows),
        });
        Ok(())
    }
}

#[pymethods]
impl Batch {
    #[new]
    #[pyo3(signature = (game, games, *, seed=0, threads=1, reward="win", observe=true))]
    fn new(
        game: &Bound<'_, Game>,
        games: usize,
        seed: u64,
        threads: usize,
        reward: &str,
        observe: bool,
    ) -> PyResult<Batch> {
        let py = game.py();
        if games == 0 {
            return Err(mistake("A batch has at least one game."));
        }
        let paid = match reward {
            "win" => Reward::Win,
            "score" => Reward::Score,
            other => return Err(mistake(format!("A reward is \"win\" or \"score\", not \"{other}\"."))),
        };
        let pool = match threads {
            0 => return Err(mistake("A batch has at least one thread.")),
            1 => None,
            _ => {
                let named = ThreadPoolBuilder::new().num_threads(threads).thread_name(|n| format!("langhus-{n}"));
                Some(named.build().map_err(|error| mistake(format!("There are no threads: {error}.")))?)
            }
        };
        let ruleset = &game.get().ruleset;
        let widths = Widths {
            observation: if observe { ruleset.encoding().bytes } else { 0 },
            actions: ruleset.actions(),
            legal: ruleset.width(),
            seats: ruleset.seats().into(),
        };
        let mut batch = Batch {
            game: game.clone().unbind(),
            herd: std::sync::Arc::clone(ruleset).herd(games, seed),
            pool,
            paid,
            widths,
            observation: PyArray2::zeros(py, [games, widths.observation], false).unbind(),
            mask: PyArray2::zeros(py, [games, widths.actions], false).unbind(),
            legal: PyArray2::zeros(py, [games, widths.legal], false).unbind(),
            count: PyArray1::zeros(py, games, false).unbind(),
            seat: PyArray1::zeros(py, games, false).unbind(),
            done: PyArray1::zeros(py, games, false).unbind(),
            reward: PyArray2::zeros(py, [games, widths.seats], false).unbind(),
            score: PyArray2::zeros(py, [games, widths.seats], false).unbind(),
            action: PyArray1::zeros(py, games, false).unbind(),
        };
        batch.work(py, Work::Tell)?;
        Ok(batch)
    }

    /// The rules of the games.
    #[getter]
    fn game(&self, py: Python<'_>) -> Py<Game> {
        self.game.clone_ref(py)
    }

    /// uint8, games × observation_size: what the seat that is asked knows.
    #[getter]
    fn observation(&self, py: Python<'_>) -> Py<PyArray2<u8>> {
        self.observation.clone_ref(py)
    }

    /// int8, games × actions: 1 for every legal action.
    #[getter]
    fn mask(&self, py: Python<'_>) -> Py<PyArray2<i8>> {
        self.mask.clone_ref(py)
    }

    /// int32, games × width: the legal actions; only the first `count` of a row are told.
    #[getter]
    fn legal(&self, py: Python<'_>) -> Py<PyArray2<i32>> {
        self.legal.clone_ref(py)
    }

    /// int32, games: how many actions are legal.
    #[getter]
    fn count(&self, py: Python<'_>) -> Py<PyArray1<i32>> {
        self.count.clone_ref(py)
    }

    /// int64, games: the seat that is asked.
    #[getter]
    fn seat(&self, py: Python<'_>) -> Py<PyArray1<i64>> {
        self.seat.clone_ref(py)
    }

    /// bool, games: did the game end with the last step? Then it was dealt anew.
    #[getter]
    fn done(&self, py: Python<'_>) -> Py<PyArray1<bool>> {
        self.done.clone_ref(py)
    }

    /// float32, games × seats: what every seat got with the last step; 0 unless the game ended.
    #[getter]
    fn reward(&self, py: Python<'_>) -> Py<PyArray2<f32>> {
        self.reward.clone_ref(py)
    }

    /// int32, games × seats: the points with which the last game ended.
    #[getter]
    fn score(&self, py: Python<'_>) -> Py<PyArray2<i32>> {
        self.score.clone_ref(py)
    }

    /// Plays an action in every game. If one of them is not legal, nothing is played.
    #[pyo3(signature = (actions, /))]
    fn step(&mut self, py: Python<'_>, actions: PyArrayLike1<'_, i64, AllowTypeChange>) -> PyResult<()> {
        let actions = actions.as_array();
        let count = self.count.bind(py).len()?;
        if actions.len() != count {
            return Err(mistake(format!("There are {} actions for {count} games.", actions.len())));
        }
        let wrong = match actions.as_slice() {
            Some(actions) => self.herd.take(actions),
            None => self.herd.take(&actions.to_vec()),
        };
        if let Some(game) = wrong {
            let says = self.why_not(py, game, actions[game])?;
            return Err(Refused::new_err(format!("Game {game}: {says}")));
        }
        self.work(py, Work::Step)
    }

    /// A legal action for every game, in an array that is written anew at every call: each is equally likely, or, with
    /// `logits` (float32, games × actions), by a softmax over the legal ones.
    #[pyo3(signature = (logits=None, /))]
    fn sample(&mut self, py: Python<'_>, logits: Option<PyReadonlyArray2<'_, f32>>) -> PyResult<Py<PyArray1<i64>>> {
        let count = self.count.bind(py).len()?;
        let wanted = count * self.widths.actions;
        let logits = logits.as_ref().map(|logits| logits.as_slice()).transpose()?;
        if let Some(logits) = logits.filter(|logits| logits.len() != wanted) {
            return Err(mistake(format!("There are {} logits, but {wanted} actions in all games.", logits.len())));
        }
        let mut actions = self.action.bind(py).try_readwrite()?;
        let slice = actions.as_slice_mut()?;
        let (herd, pool) = (&mut self.herd, self.pool.as_ref());
        py.detach(|| herd.sample(pool, Draw { logits }, slice));
        drop(actions);
        Ok(self.action.clone_ref(py))
    }

    /// The legal actions of all games as (offsets, indices): those of game `i` are `indices[offsets[i]:offsets[i + 1]]`.
    fn lists<'py>(&self, py: Python<'py>) -> PyResult<Lists<'py>> {
        let (count, legal) = (self.count.bind(py).try_readonly()?, self.legal.bind(py).try_readonly()?);
        let (mut offsets, mut indices) = (vec![0], Vec::new());
        for (count, legal) in count.as_slice()?.iter().zip(legal.as_slice()?.chunks_exact(self.widths.legal)) {
            indices.extend_from_slice(&legal[..*count as usize]);
            offsets.push(indices.len() as i64);
        }
        Ok((PyArray1::from_vec(py, offsets), PyArray1::from_vec(py, indices)))
    }

    /// Where one of the games stands, with everything that was played in it.
    ///
    /// >>> batch = langhus.Batch(langhus.Game("tic-tac-toe"), 2, seed=1)
    /// >>> batch.step([4, 0])
    /// >>> batch.position(0).history
    /// [(0, 4)]
    #[pyo3(signature = (game, /))]
    fn position(&self, py: Python<'_>, game: usize) -> PyResult<Position> {
        let count = self.count.bind(py).len()?;
        if game >= count {
            let says = format!("There is no game {game}: the batch has {count}, counted from 0.");
            return Err(pyo3::exceptions::PyIndexError::new_err(says));
        }
        let (moment, past) = self.herd.moment(game);
        Ok(Position::new(self.game.clone_ref(py), moment, past))
    }

    fn __len__(&self, py: Python<'_>) -> PyResult<usize> {
        self.count.bind(py).len()
    }

    fn __repr__(&self, py: Python<'_>) -> PyResult<String> {
        let ruleset = &self.game.get().ruleset;
        Ok(format!("<langhus.Batch of {} games of {}, {} seats>", self.__len__(py)?, ruleset.id(), ruleset.seats()))
    }
}

impl Batch {
    /// Why an action is not legal in a game, in words.
    fn why_not(&self, py: Python<'_>, game: usize, action: i64) -> PyResult<String> {
        let position = self.position(py, game)?;
        let seat = position.asked(None)?;
        let refused = usize::try_from(action).map(|index| position.after(py, seat, index));
        Ok(match refused {
            Ok(Err(error)) => error.value(py).str()?.to_string(),
            _ => format!("there is no action {action}."),
        })
    }
}
