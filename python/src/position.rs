//! A moment of a game, as Python sees it.

use std::sync::Arc;

use langhus_rules::{Edition, End, Item, PlayError, Quick, Saga, SagaMove, Seat, Seats, Viewer};
use numpy::{PyArray1, PyArrayMethods};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyList, PyTuple};

use crate::chance::Chance;
use crate::data::{language, python, seat, viewer};
use crate::errors::{Refused, SagaError, mistake};
use crate::game::Game;
use crate::games;
use crate::moment::{Moment, shares};
use crate::past::{Deal, Past, Step};

/// Where a game stands. A position never changes: playing makes another one, so a copy is the position itself.
///
/// Where a method takes a `seat` and none is given, it is the first one that the game waits for.
///
/// >>> game = langhus.Game("jorvik", seats=2)
/// >>> position = game.deal(seed=7)
/// >>> position.legal()
/// [0, 1, 2]
/// >>> after = position.play(2)
/// >>> after.history
/// [(1, 2)]
/// >>> position.history
/// []
#[pyclass(module = "langhus", frozen, freelist = 256)]
pub(crate) struct Position {
    pub(crate) game: Py<Game>,
    pub(crate) moment: Box<dyn Moment>,
    pub(crate) past: Arc<Past>,
    awaited: Seats,
}

impl Position {
    pub(crate) fn new(game: Py<Game>, moment: Box<dyn Moment>, past: Arc<Past>) -> Position {
        let awaited = moment.awaited();
        Position { game, moment, past, awaited }
    }

    fn seats(&self) -> u8 {
        self.game.get().ruleset.seats()
    }

    /// The seat with this number, or the first that is awaited.
    pub(crate) fn asked(&self, number: Option<u8>) -> PyResult<Seat> {
        match number {
            Some(number) => seat(number, self.seats()),
            None => self.awaited.first().ok_or_else(|| self.refused(&PlayError::NotAwaited { awaited: self.awaited })),
        }
    }

    fn refused(&self, error: &PlayError) -> PyErr {
        Refused::new_err(self.moment.explain(error))
    }

    pub(crate) fn after(&self, py: Python<'_>, seat: Seat, index: usize) -> PyResult<Position> {
        let (moment, revealed) = self.moment.play(seat, index).map_err(|error| self.refused(&error))?;
        let past = self.past.and(Step::Played { seat, action: index as u32, revealed });
        Ok(Position::new(self.game.clone_ref(py), moment, past))
    }

    fn imagined(&self, py: Python<'_>, viewer: Viewer, seed: u64) -> Position {
        let moment = self.moment.imagine(viewer, &mut Quick::new(seed));
        let past = self.past.and(Step::Imagined { seat: viewer.seat(), seed });
        Position::new(self.game.clone_ref(py), moment, past)
    }
}

#[pymethods]
impl Position {
    /// The rules by which it is played.
    #[getter]
    fn game(&self, py: Python<'_>) -> Py<Game> {
        self.game.clone_ref(py)
    }

    /// Is the game over?
    #[getter]
    fn over(&self) -> bool {
        self.awaited.is_empty()
    }

    /// Whom the game waits for: one seat, several in a simultaneous step, nobody when it is over.
    #[getter]
    fn awaited<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyList>> {
        let seats: Vec<usize> = self.awaited.iter().map(Seat::index).collect();
        PyList::new(py, seats)
    }

    /// The first seat that the game waits for; -1 when it is over.
    #[getter]
    fn seat(&self) -> i32 {
        self.awaited.first().map_or(-1, |seat| seat.index() as i32)
    }

    /// The round, day or raid, counted from 1.
    #[getter]
    fn round(&self) -> u32 {
        self.moment.round()
    }

    /// How many actions were played.
    #[getter]
    fn moves(&self) -> usize {
        self.past.moves()
    }

    /// What was played: each seat with the index of its action.
    #[getter]
    fn history(&self) -> Vec<(usize, u32)> {
        let played = |step: &&Step| match step {
            Step::Played { seat, action, .. } => Some((seat.index(), *action)),
            _ => None,
        };
        self.past.steps().iter().filter_map(played).collect()
    }

    /// Was this world imagined? Then nobody knows its seed, and it has no record.
    #[getter]
    fn imaginary(&self) -> bool {
        self.past.steps().iter().any(|step| matches!(step, Step::Imagined { .. }))
    }

    /// The indices of the legal actions of a seat; none if nothing is asked of it.
    ///
    /// >>> langhus.Game("tic-tac-toe").deal(seed=1).legal()
    /// [0, 1, 2, 3, 4, 5, 6, 7, 8]
    #[pyo3(signature = (seat=None, /))]
    fn legal<'py>(&self, py: Python<'py>, seat: Option<u8>) -> PyResult<Bound<'py, PyList>> {
        if seat.is_none() && self.awaited.is_empty() {
            return Ok(PyList::empty(py));
        }
        PyList::new(py, self.moment.legal(self.asked(seat)?))
    }

    /// The same as a mask: int8, 1 for every legal action.
    ///
    /// >>> langhus.Game("tic-tac-toe").deal(seed=1).play(4).mask()
    /// array([1, 1, 1, 1, 0, 1, 1, 1, 1], dtype=int8)
    #[pyo3(signature = (seat=None, /))]
    fn mask<'py>(&self, py: Python<'py>, seat: Option<u8>) -> PyResult<Bound<'py, PyArray1<i8>>> {
        let mut mask = vec![0; self.game.get().ruleset.actions()];
        if seat.is_some() || !self.awaited.is_empty() {
            self.moment.legal(self.asked(seat)?).into_iter().for_each(|action| mask[action as usize] = 1);
        }
        Ok(PyArray1::from_vec(py, mask))
    }

    /// One of the legal actions, each equally likely.
    ///
    /// >>> langhus.Game("tic-tac-toe").deal(seed=1).sample(langhus.Chance(1))
    /// 5
    #[pyo3(signature = (chance, seat=None, /))]
    fn sample(&self, chance: &mut Chance, seat: Option<u8>) -> PyResult<u32> {
        let asked = self.asked(seat)?;
        let nothing = || self.refused(&PlayError::NotAwaited { awaited: self.awaited });
        self.moment.sample(asked, &mut chance.0).ok_or_else(nothing)
    }

    /// The position after an action, which is given by its index or its notation.
    ///
    /// >>> position = langhus.Game("tic-tac-toe").deal(seed=1).play("mark 5")
    /// >>> position.play(4)
    /// Traceback (most recent call last):
    /// langhus.Refused: Cell 5 is already marked.
    #[pyo3(signature = (action, seat=None, /))]
    fn play(&self, py: Python<'_>, action: &Bound<'_, PyAny>, seat: Option<u8>) -> PyResult<Position> {
        let index = self.game.get().index(action)?;
        self.after(py, self.asked(seat)?, index)
    }

    /// A world that fits everything the seat has seen: what it cannot know is drawn at random. Without a seat, what a
    /// spectator has seen.
    ///
    /// >>> position = langhus.Game("walhalla", seats=3).deal(seed=1)
    /// >>> world = position.imagine(0, seed=5)
    /// >>> world.view(0) == position.view(0), world == position
    /// (True, False)
    #[pyo3(signature = (seat, seed=0))]
    fn imagine(&self, py: Python<'_>, seat: Option<u8>, seed: u64) -> PyResult<Position> {
        Ok(self.imagined(py, viewer(seat, self.seats())?, seed))
    }

    /// What a seat may know, as dictionaries and lists; without a seat, what a spectator may. Seats are counted from 1
    /// in it, as in records.
    ///
    /// >>> langhus.Game("tic-tac-toe").deal(seed=1).play("mark 5").view(1)
    /// {'cells': [None, None, None, None, 1, None, None, None, None]}
    #[pyo3(signature = (seat=None, /))]
    fn view<'py>(&self, py: Python<'py>, seat: Option<u8>) -> PyResult<Bound<'py, PyAny>> {
        python(py, &self.moment.view(viewer(seat, self.seats())?))
    }

    /// The same as JSON, which is the same text for the same knowledge.
    #[pyo3(signature = (seat=None, /))]
    fn view_json(&self, seat: Option<u8>) -> PyResult<String> {
        Ok(self.moment.view(viewer(seat, self.seats())?).to_string())
    }

    /// Everything, hidden parts too: for research, never for a player.
    fn lay_open<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        python(py, &self.moment.lay_open())
    }

    /// What a seat knows, as numbers: uint8, laid out as `Game.fields` says, its own seat first. With `out` it is written
    /// there.
    ///
    /// >>> game = langhus.Game("wikinger", seats=2)
    /// >>> game.deal(seed=1).observe().shape == (game.observation_size,)
    /// True
    #[pyo3(signature = (seat=None, /, *, out=None))]
    fn observe<'py>(
        &self,
        py: Python<'py>,
        seat: Option<u8>,
        out: Option<Bound<'py, PyArray1<u8>>>,
    ) -> PyResult<Bound<'py, PyArray1<u8>>> {
        // Also when a game is over, somebody looks at it.
        let seat = if seat.is_none() && self.awaited.is_empty() { Seat::new(0) } else { self.asked(seat)? };
        let size = self.game.get().ruleset.encoding().bytes;
        let out = out.unwrap_or_else(|| PyArray1::zeros(py, size, false));
        let mut bytes = out.try_readwrite()?;
        let slice = bytes.as_slice_mut()?;
        if slice.len() != size {
            return Err(mistake(format!("An observation has {size} numbers, but out has {}.", slice.len())));
        }
        self.moment.observe(seat, slice);
        drop(bytes);
        Ok(out)
    }

    /// The points of every seat so far.
    #[getter]
    fn scores(&self) -> Vec<i32> {
        Seat::all(self.seats()).map(|seat| self.moment.score(seat)).collect()
    }

    /// What the points of a seat are made of: what for, which piece, how many, and the same in words.
    ///
    /// >>> langhus.Game("jorvik", seats=2).deal(seed=1).items(0)[0]["what"]
    /// 'start'
    #[pyo3(signature = (seat, /, *, language="en"))]
    fn items<'py>(&self, py: Python<'py>, seat: u8, language: &str) -> PyResult<Vec<Bound<'py, PyDict>>> {
        let items = self.moment.items(crate::data::seat(seat, self.seats())?, crate::data::language(language)?);
        let item = |(item, text): (Item, String)| {
            let told = PyDict::new(py);
            told.set_item("what", item.what)?;
            told.set_item("piece", item.piece)?;
            told.set_item("points", item.points)?;
            told.set_item("text", text)?;
            Ok(told)
        };
        items.into_iter().map(item).collect()
    }

    /// Each seat's part of the win so far: 1 for whoever is first alone, a share for those who are first together.
    ///
    /// >>> langhus.Game("tic-tac-toe").deal(seed=1).win_shares
    /// [0.5, 0.5]
    #[getter]
    fn win_shares(&self) -> Vec<f32> {
        let mut parts = vec![0.0; self.seats().into()];
        shares(&self.moment.standings(), &mut parts);
        parts
    }

    /// The places so far, best first: seat, place, score, and what decides between equal scores.
    #[getter]
    fn standings(&self) -> Vec<(usize, u8, i32, i32)> {
        let standings = self.moment.standings();
        standings.iter().map(|told| (told.seat.index(), told.place, told.score, told.tie_break)).collect()
    }

    /// The legal actions of a seat in words: index, notation and text.
    ///
    /// >>> langhus.Game("tic-tac-toe").deal(seed=1).choices()[4]
    /// (4, 'mark 5', 'Mark cell 5')
    #[pyo3(signature = (seat=None, /, *, language="en"))]
    fn choices(&self, seat: Option<u8>, language: &str) -> PyResult<Vec<(usize, String, String)>> {
        let language = crate::data::language(language)?;
        if seat.is_none() && self.awaited.is_empty() {
            return Ok(Vec::new());
        }
        let choices = self.moment.choices(self.asked(seat)?, language);
        Ok(choices.into_iter().map(|choice| (choice.index, choice.notation, choice.text)).collect())
    }

    /// What is asked of a seat, in a sentence; nothing when nothing is asked of it.
    #[pyo3(signature = (seat=None, /, *, language="en"))]
    fn prompt(&self, seat: Option<u8>, language: &str) -> PyResult<Option<String>> {
        let language = crate::data::language(language)?;
        if seat.is_none() && self.awaited.is_empty() {
            return Ok(None);
        }
        let seat = self.asked(seat)?;
        Ok(self.awaited.contains(seat).then(|| self.moment.prompt(seat, language)))
    }

    /// The table as text, as a seat sees it; without a seat, as a spectator does.
    #[pyo3(signature = (seat=None, /, *, language="en"))]
    fn sketch(&self, seat: Option<u8>, language: &str) -> PyResult<String> {
        Ok(self.moment.sketch(viewer(seat, self.seats())?, self::language(language)?))
    }

    /// The record of the game so far, byte for byte as the command writes it.
    ///
    /// >>> position = langhus.Game("tic-tac-toe").deal(seed=1).play("mark 5")
    /// >>> langhus.read_saga(position.saga()) == position
    /// True
    fn saga(&self) -> PyResult<String> {
        if self.imaginary() {
            return Err(mistake("An imagined world has no record: nobody knows its seed."));
        }
        let ruleset = &self.game.get().ruleset;
        let Some(deal) = self.past.deal() else { return Err(mistake("This position has no beginning.")) };
        let move_of = |(seat, action): (usize, u32)| SagaMove {
            seat: Seat::new(seat as u8),
            notation: ruleset.notation(action as usize).unwrap_or_default(),
        };
        let end = match self.awaited.is_empty() {
            false => End::Unfinished,
            true => {
                let mut standings = self.moment.standings();
                standings.sort_by_key(|standing| standing.seat);
                End::Finished(standings.iter().map(|told| (told.score, told.tie_break)).collect())
            }
        };
        let saga = Saga {
            game: ruleset.id().to_owned(),
            revision: ruleset.revision(),
            edition: ruleset.edition().hash().to_owned(),
            options: ruleset.options().iter().map(|(key, value)| format!("{key}={value}")).collect(),
            seats: ruleset.seats(),
            names: deal.names.clone(),
            seed: deal.seed,
            taken_back: deal.taken_back,
            moves: self.history().into_iter().map(move_of).collect(),
            end,
        };
        Ok(saga.write())
    }

    fn __repr__(&self) -> String {
        let ruleset = &self.game.get().ruleset;
        let stands = match self.awaited.is_empty() {
            true => format!("over, scores {:?}", self.scores()),
            false => {
                format!("round {}, awaits {:?}", self.round(), self.awaited.iter().map(Seat::index).collect::<Vec<_>>())
            }
        };
        format!("<langhus.Position of {}, {} moves, {stands}>", ruleset.id(), self.moves())
    }

    fn __str__(&self) -> PyResult<String> {
        self.sketch(None, "en")
    }

    /// Equal positions have equal rules and stand alike, hidden parts too, however they came about.
    fn __eq__(&self, py: Python<'_>, other: &Bound<'_, PyAny>) -> PyResult<bool> {
        let Ok(other) = other.cast::<Position>() else { return Ok(false) };
        let other = other.get();
        Ok(self.game.bind(py).eq(&other.game)? && self.moment.equals(&*other.moment))
    }

    fn __copy__(slf: Py<Self>) -> Py<Self> {
        slf
    }

    fn __deepcopy__(slf: Py<Self>, _memo: &Bound<'_, PyAny>) -> Py<Self> {
        slf
    }

    /// Pickled is how it came about.
    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyAny>, Bound<'py, PyAny>)> {
        let Some(deal) = self.past.deal() else { return Err(mistake("This position has no beginning.")) };
        let steps = PyList::empty(py);
        for step in self.past.steps() {
            match step {
                Step::Dealt(_) => {}
                Step::Played { seat, action, .. } => steps.append((seat.index(), action))?,
                Step::Imagined { seat, seed } => steps.append(("imagine", seat.map(Seat::index), seed))?,
            }
        }
        let restore = py.import("langhus._langhus")?.getattr("_restore")?;
        let arguments = (&self.game, deal.seed.to_string(), deal.names.clone(), deal.taken_back, steps);
        Ok((restore, arguments.into_pyobject(py)?.into_any()))
    }
}

/// Makes a pickled position again.
#[pyfunction(name = "_restore")]
pub(crate) fn restore(
    game: &Bound<'_, Game>,
    seed: &str,
    names: Vec<String>,
    taken_back: u32,
    steps: &Bound<'_, PyList>,
) -> PyResult<Position> {
    let py = game.py();
    let seed = seed.parse().map_err(|why| mistake(format!("This is no seed: {why}.")))?;
    let moment = Arc::clone(&game.get().ruleset).deal(seed);
    let mut position = Position::new(game.clone().unbind(), moment, Past::dealt(Deal { seed, names, taken_back }));
    for step in steps.iter() {
        let step = step.cast::<PyTuple>()?;
        position = if step.len() == 2 {
            let (number, action) = step.extract()?;
            position.after(py, seat(number, position.seats())?, action)?
        } else {
            let (_, seat, seed): (String, Option<u8>, u64) = step.extract()?;
            position.imagined(py, viewer(seat, position.seats())?, seed)
        };
    }
    Ok(position)
}

/// The position at the end of a record, which is checked move by move. Editions that do not ship with the game are found
/// among `editions`.
///
/// >>> record = langhus.Game("wikinger", seats=2).deal(seed=1, names=["Astrid", "Bjørn"]).saga()
/// >>> langhus.read_saga(record).saga() == record
/// True
/// >>> langhus.read_saga(record.replace("seats 2", "seats 3"))
/// Traceback (most recent call last):
/// langhus.SagaError: line 9: there are 2 names for 3 seats; name all or none.
#[pyfunction]
#[pyo3(signature = (text, /, *, editions=Vec::new()))]
pub(crate) fn read_saga(py: Python<'_>, text: &str, editions: Vec<String>) -> PyResult<Position> {
    let wrong = |error: langhus_rules::SagaError| SagaError::new_err(error.to_string());
    let saga = Saga::read(text).map_err(wrong)?;
    let listed = games::find(&saga.game).map_err(|says| SagaError::new_err(format!("line 2: {says}")))?;
    let editions: Vec<Edition> = editions.into_iter().map(Edition::new).collect();
    let resumed = (listed.resume)(&saga, &editions).map_err(wrong)?;
    let moment = Arc::clone(&resumed.ruleset).deal(saga.seed);
    let game = Py::new(py, Game { ruleset: resumed.ruleset })?;
    let deal = Deal { seed: saga.seed, names: saga.names, taken_back: saga.taken_back };
    let mut position = Position::new(game, moment, Past::dealt(deal));
    for (seat, index) in resumed.moves {
        position = position.after(py, seat, index)?;
    }
    Ok(position)
}
