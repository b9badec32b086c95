//! The rules of one kind of table, as Python sees them.

use std::sync::Arc;

use langhus_bots::{Level, texts};
use langhus_rules::{Edition, EncodedField, Language, Options, Scale, Seed, Setup};
use pyo3::exceptions::PyIndexError;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyString, PyTuple};

use crate::errors::{Refused, mistake, mistakes, wrong_type};
use crate::games;
use crate::past::{Deal, Past};
use crate::position::Position;
use crate::ruleset::Ruleset;

/// A game with its number of seats, its options and its edition.
///
/// Seats are counted from 0 here, and from 1 in records, views and everything that people read. Options that are not
/// named keep their standard value; `edition` is the text of an edition file, and `revision` an older one of the rules.
///
/// >>> game = langhus.Game("jorvik", seats=3, options={"mode": "jarl"})
/// >>> game
/// langhus.Game('jorvik', seats=3, options={'mode': 'jarl'})
/// >>> game.deal(seed=7).awaited
/// [1]
/// >>> langhus.Game("jorvik", seats=9)
/// Traceback (most recent call last):
/// langhus.Mistake: Jórvík is for 2 to 5 players, not for 9.
#[pyclass(module = "langhus", frozen)]
pub(crate) struct Game {
    pub(crate) ruleset: Arc<dyn Ruleset>,
}

impl Game {
    /// Is it the same game, with the same of everything?
    fn equals(&self, other: &Game) -> bool {
        let (own, other) = (&self.ruleset, &other.ruleset);
        (own.id(), own.seats(), own.revision()) == (other.id(), other.seats(), other.revision())
            && own.options() == other.options()
            && own.edition().hash() == other.edition().hash()
    }

    /// The index of an action that is given by its index or its notation.
    pub(crate) fn index(&self, action: &Bound<'_, PyAny>) -> PyResult<usize> {
        if let Ok(index) = action.extract::<usize>() {
            return Ok(index);
        }
        let Ok(notation) = action.cast::<PyString>() else {
            // A number below 0, or something else that is none.
            return match action.extract::<i64>() {
                Ok(index) => Err(Refused::new_err(format!("There is no action {index}."))),
                Err(_) => Err(wrong_type("An action is its index or its notation.")),
            };
        };
        self.parse(notation.to_str()?)
    }
}

/// The options, as `key=value`.
fn pairs(options: Option<&Bound<'_, PyDict>>) -> PyResult<Vec<String>> {
    let pair = |(key, value): (Bound<'_, PyAny>, Bound<'_, PyAny>)| Ok(format!("{}={}", key.str()?, value.str()?));
    options.map_or(Ok(Vec::new()), |options| options.iter().map(pair).collect())
}

/// A seed from a number, from 64 hexadecimal digits, or from the operating system.
fn seed(seed: Option<&Bound<'_, PyAny>>) -> PyResult<Seed> {
    let Some(seed) = seed else {
        let mut bytes = [0; 32];
        let failed = |error| mistake(format!("The operating system gives no random numbers: {error}."));
        return getrandom::fill(&mut bytes).map(|()| Seed::new(bytes)).map_err(failed);
    };
    if let Ok(text) = seed.cast::<PyString>() {
        return text
            .to_str()?
            .parse()
            .map_err(|why: langhus_rules::NoSeed| mistake(format!("This is no seed: {why}.")));
    }
    seed.extract()
        .map(Seed::from_number)
        .map_err(|_| mistake("A seed is a number from 0 to 2**64 - 1, or 64 hexadecimal digits."))
}

#[pymethods]
impl Game {
    #[new]
    #[pyo3(signature = (id, seats=None, options=None, *, edition=None, revision=None))]
    fn new(
        id: &str,
        seats: Option<u8>,
        options: Option<&Bound<'_, PyDict>>,
        edition: Option<&str>,
        revision: Option<u32>,
    ) -> PyResult<Game> {
        let listed = games::find(id).map_err(mistake)?;
        let setup = Setup {
            seats: seats.unwrap_or(*listed.seats.start()),
            options: pairs(options)?,
            edition: edition.map(Edition::new),
            revision,
            names: Vec::new(),
        };
        let ruleset = (listed.open)(&setup).map_err(|wrong| mistakes(&wrong))?;
        Ok(Game { ruleset })
    }

    /// The game's name in commands and records.
    #[getter]
    fn id(&self) -> &'static str {
        self.ruleset.id()
    }

    /// How many play.
    #[getter]
    fn seats(&self) -> u8 {
        self.ruleset.seats()
    }

    /// Every option of the game with its value.
    ///
    /// >>> langhus.Game("wikinger", seats=4).options
    /// {'advanced': 'off', 'auction': 'off'}
    #[getter]
    fn options<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let options = PyDict::new(py);
        self.ruleset.options().iter().try_for_each(|(key, value)| options.set_item(key, value))?;
        Ok(options)
    }

    /// The revision of the rules.
    #[getter]
    fn revision(&self) -> u32 {
        self.ruleset.revision()
    }

    /// The text of the edition: the components of the game as TOML.
    #[getter]
    fn edition(&self) -> String {
        self.ruleset.edition().text().to_owned()
    }

    /// SHA-256 of the edition, by which records name it.
    #[getter]
    fn edition_hash(&self) -> String {
        self.ruleset.edition().hash().to_owned()
    }

    /// How many different actions there are: their indices are below this number.
    ///
    /// >>> langhus.Game("tic-tac-toe").actions
    /// 9
    #[getter]
    fn actions(&self) -> usize {
        self.ruleset.actions()
    }

    /// The most actions that are ever legal at once.
    #[getter]
    fn width(&self) -> usize {
        self.ruleset.width()
    }

    /// How many numbers an observation has.
    #[getter]
    fn observation_size(&self) -> usize {
        self.ruleset.encoding().bytes
    }

    /// The version of the observations: the same position gives the same numbers within one.
    #[getter]
    fn encoding(&self) -> u32 {
        self.ruleset.encoding().version
    }

    /// What the numbers of an observation mean, in the order in which they lie.
    ///
    /// >>> [field.name for field in langhus.Game("connect-four").fields]
    /// ['columns', 'rows', 'discs']
    #[getter]
    fn fields(&self) -> Vec<Field> {
        self.ruleset.encoding().fields.into_iter().map(Field).collect()
    }

    /// The notation of an action, as records write it.
    ///
    /// >>> langhus.Game("tic-tac-toe").notation(4)
    /// 'mark 5'
    fn notation(&self, action: usize) -> PyResult<String> {
        let missing = || PyIndexError::new_err(format!("There is no action {action} in {}.", self.ruleset.id()));
        self.ruleset.notation(action).ok_or_else(missing)
    }

    /// The index of the action with this notation.
    ///
    /// >>> langhus.Game("tic-tac-toe").parse("mark 5")
    /// 4
    pub(crate) fn parse(&self, notation: &str) -> PyResult<usize> {
        let wrong = |why| Refused::new_err(format!("\"{notation}\" is no action: {why}"));
        self.ruleset.parse(notation).map_err(wrong)
    }

    /// A new game. The seed is a number, or the 64 hexadecimal digits of a record; without one it cannot be guessed.
    ///
    /// >>> game = langhus.Game("schiffbauer", seats=2)
    /// >>> game.deal(seed=7) == game.deal(seed=7)
    /// True
    #[pyo3(signature = (seed=None, *, names=None))]
    fn deal(slf: &Bound<'_, Self>, seed: Option<&Bound<'_, PyAny>>, names: Option<Vec<String>>) -> PyResult<Position> {
        let names = names.unwrap_or_default();
        let seats = usize::from(slf.get().ruleset.seats());
        if !names.is_empty() && names.len() != seats {
            return Err(mistake(format!("There are {} names for {seats} seats; name all or none.", names.len())));
        }
        let seed = self::seed(seed)?;
        let moment = Arc::clone(&slf.get().ruleset).deal(seed);
        Ok(Position::new(slf.clone().unbind(), moment, Past::dealt(Deal { seed, names, taken_back: 0 })))
    }

    fn __repr__(slf: &Bound<'_, Self>) -> PyResult<String> {
        let own = slf.get();
        let options = own.options(slf.py())?;
        let options = if options.is_empty() { String::new() } else { format!(", options={}", options.repr()?) };
        Ok(format!("langhus.Game('{}', seats={}{options})", own.id(), own.seats()))
    }

    fn __eq__(&self, other: &Bound<'_, PyAny>) -> bool {
        other.cast::<Game>().is_ok_and(|other| self.equals(other.get()))
    }

    fn __hash__(&self) -> u64 {
        u64::from(self.ruleset.seats()) ^ self.ruleset.edition().mark()
    }

    fn __copy__(slf: Py<Self>) -> Py<Self> {
        slf
    }

    fn __deepcopy__(slf: Py<Self>, _memo: &Bound<'_, PyAny>) -> Py<Self> {
        slf
    }

    /// Pickled is what it was made from.
    fn __reduce__<'py>(slf: &Bound<'py, Self>) -> PyResult<(Bound<'py, PyAny>, Bound<'py, PyAny>)> {
        let (py, own) = (slf.py(), slf.get());
        let restore = py.import("langhus._langhus")?.getattr("_restore_game")?;
        let arguments = (own.id(), own.seats(), own.options(py)?, own.edition(), own.revision());
        Ok((restore, arguments.into_pyobject(py)?.into_any()))
    }
}

/// Makes a pickled game again.
#[pyfunction(name = "_restore_game")]
pub(crate) fn restore_game(
    id: &str,
    seats: u8,
    options: &Bound<'_, PyDict>,
    edition: &str,
    revision: u32,
) -> PyResult<Game> {
    Game::new(id, Some(seats), Some(options), Some(edition), Some(revision))
}

/// Some numbers of an observation that belong together.
///
/// >>> field = langhus.Game("jorvik", seats=2).fields[-1]
/// >>> field.name, field.shape, field.kind, field.maximum
/// ('placed', (5, 8), 'count', 15)
/// >>> field.start, field.stop, field.about
/// (975, 1015, 'goods on unfinished artisans')
#[pyclass(module = "langhus", frozen)]
pub(crate) struct Field(EncodedField);

#[pymethods]
impl Field {
    /// Its name.
    #[getter]
    fn name(&self) -> &'static str {
        self.0.name
    }

    /// Where its first number lies.
    #[getter]
    fn start(&self) -> usize {
        self.0.at
    }

    /// Where the numbers behind it begin.
    #[getter]
    fn stop(&self) -> usize {
        self.0.at + self.0.shape.iter().product::<usize>()
    }

    /// Its dimensions, that of the seats first where it has one; a single number has none.
    #[getter]
    fn shape<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        PyTuple::new(py, &self.0.shape)
    }

    /// What the numbers are: `flag` (0 or 1), `choice` (one of several things without an order, counted from 1; 0 is
    /// none of them) or `count`.
    #[getter]
    fn kind(&self) -> &'static str {
        match self.0.scale {
            Scale::Flag => "flag",
            Scale::Choice(_) => "choice",
            Scale::Count(_) => "count",
        }
    }

    /// The largest number there can be.
    #[getter]
    fn maximum(&self) -> u8 {
        self.0.scale.most()
    }

    /// What they say.
    #[getter]
    fn about(&self) -> &'static str {
        self.0.about
    }

    fn __repr__(&self) -> String {
        let shape: Vec<String> = self.0.shape.iter().map(usize::to_string).collect();
        format!("<langhus.Field {} at {}, shape ({}), {}>", self.0.name, self.0.at, shape.join(", "), self.kind())
    }
}

/// The games, those of the house first, then two small ones to try things with.
///
/// >>> langhus.games()
/// ['jorvik', 'wikinger', 'walhalla', 'schiffbauer', 'tic-tac-toe', 'connect-four']
#[pyfunction]
#[pyo3(name = "games")]
pub(crate) fn every_game() -> Vec<&'static str> {
    games::GAMES.iter().map(|game| game.id).collect()
}

/// The options of a game, each with its values, the standard one first.
///
/// >>> langhus.options("jorvik")
/// {'mode': ['karl', 'jarl']}
#[pyfunction]
pub(crate) fn options<'py>(py: Python<'py>, id: &str) -> PyResult<Bound<'py, PyDict>> {
    let options = PyDict::new(py);
    let specs = games::find(id).map_err(mistake)?.specs;
    specs.iter().try_for_each(|spec| options.set_item(spec.key, spec.values))?;
    Ok(options)
}

/// Every number of seats and combination of options that a game accepts.
///
/// >>> [(game.seats, game.options) for game in langhus.variants("jorvik")][:3]
/// [(2, {'mode': 'karl'}), (2, {'mode': 'jarl'}), (3, {'mode': 'karl'})]
#[pyfunction]
pub(crate) fn variants(id: &str) -> PyResult<Vec<Game>> {
    let listed = games::find(id).map_err(mistake)?;
    let of = |seats: u8| (listed.variants)(seats).into_iter().map(move |options| (seats, options));
    let game = |(seats, options): (u8, Options)| {
        let options = options.iter().map(|(key, value)| format!("{key}={value}")).collect();
        let setup = Setup { seats, options, ..Setup::default() };
        (listed.open)(&setup).map(|ruleset| Game { ruleset }).map_err(|wrong| mistakes(&wrong))
    };
    listed.seats.clone().flat_map(of).map(game).collect()
}

/// The levels of bots that people meet, the weakest first, each with what to expect of it.
///
/// >>> [level for level, about in langhus.levels()]
/// ['lambi', 'heri', 'ref', 'gaupa', 'galti', 'ulf', 'bjorn', 'orn']
#[pyfunction]
pub(crate) fn levels() -> Vec<(&'static str, String)> {
    let say = |level: Level| (level.name(), texts().say(&level.says(), Language::English, &[]));
    Level::ALL.into_iter().map(say).collect()
}
