//! Bots, as Python sees them.

use std::sync::{Arc, Mutex, PoisonError};

use langhus_bots::Spec;
use langhus_bots::net::Net;
use langhus_rules::{Question, Seat, Sense, Voice};
use pyo3::prelude::*;

use crate::errors::mistake;
use crate::game::Game;
use crate::known::At;
use crate::moment::Moment;
use crate::past::{Past, Step};
use crate::position::Position;
use crate::thinking::with_budget;

/// A bot of some game.
pub(crate) trait Mind: Send {
    /// The index of the action it chooses; nothing if the position is of another game, or nothing is asked of the seat.
    fn choose(&mut self, moment: &dyn Moment, seat: Seat, goes_on: bool) -> Option<usize>;
}

/// A bot of a known game. It sees what its seat may know.
pub(crate) struct Thinker<G: Voice + Sense> {
    spec: Spec,
    bot: Box<dyn langhus_bots::Bot<G>>,
}

impl<G: Voice + Sense> Thinker<G> {
    pub(crate) fn new(spec: Spec, seed: u64, net: Option<Arc<Net>>) -> Thinker<G> {
        let bot = net.map_or_else(|| spec.bot(seed), |net| spec.bot_with_net(seed, Some(net)));
        Thinker { spec, bot }
    }
}

impl<G: Voice + Sense> Mind for Thinker<G> {
    fn choose(&mut self, moment: &dyn Moment, seat: Seat, goes_on: bool) -> Option<usize> {
        let At { known, state } = moment.as_any().downcast_ref::<At<G>>()?;
        let mut legal = Vec::with_capacity(G::WIDTH);
        known.rules.legal(state, seat, &mut legal);
        if legal.is_empty() {
            return None;
        }
        let view = known.rules.view(state, seat.into());
        let question = Question { rules: Arc::clone(&known.rules), seat, view, legal, goes_on };
        let action = with_budget(&self.spec, |budget| self.bot.choose(&question, budget));
        Some(known.rules.index(action))
    }
}

/// A player that needs no human: a level (`lambi` to `orn`: see `levels`), `random`, `greedy`, a search that thinks for
/// a while (`search:20ms`) or makes so many simulations (`search:1000`, the same choice every time), also on several
/// threads (`search:20ms:2threads`). `net:20ms` judges with a net, whose file is given as bytes. It sees what its seat
/// may know, and nothing else.
///
/// >>> game = langhus.Game("connect-four")
/// >>> bot = langhus.Bot(game, "search:500", seed=1)
/// >>> position = game.deal(seed=1)
/// >>> for column in [3, 0, 3, 0, 3, 0]:
/// ...     position = position.play(column)
/// >>> position.game.notation(bot.choose(position))
/// 'drop 4'
#[pyclass(module = "langhus")]
pub(crate) struct Bot {
    game: Py<Game>,
    spec: Spec,
    mind: Mutex<Box<dyn Mind>>,
    /// Where it chose last, and what: if the game goes on from there, so does its thinking.
    last: Option<(Arc<Past>, usize)>,
}

impl Bot {
    /// Did the bot itself play the last action, and did that reveal nothing?
    fn goes_on(&self, seat: Seat, past: &Past) -> bool {
        let Step::Played { seat: by, action, revealed: false } = past.step else { return false };
        self.last.as_ref().is_some_and(|(before, chosen)| {
            by == seat && *chosen == action as usize && past.before().is_some_and(|past| Arc::ptr_eq(past, before))
        })
    }
}

#[pymethods]
impl Bot {
    #[new]
    #[pyo3(signature = (game, name="karl", *, seed=0, net=None))]
    fn new(game: Py<Game>, name: &str, seed: u64, net: Option<&[u8]>) -> PyResult<Bot> {
        let spec: Spec = name.parse().map_err(|says: String| mistake(says))?;
        let net =
            net.map(|bytes| Net::read(bytes).map_err(|error| mistake(format!("This net cannot be read: {error}"))));
        let mind = game.get().ruleset.bot(spec, seed, net.transpose()?.map(Arc::new));
        Ok(Bot { game, spec, mind: Mutex::new(mind), last: None })
    }

    /// The game it plays.
    #[getter]
    fn game(&self, py: Python<'_>) -> Py<Game> {
        self.game.clone_ref(py)
    }

    /// Its name.
    #[getter]
    fn name(&self) -> String {
        self.spec.to_string()
    }

    /// The index of the action that the bot chooses in a seat. Other threads of Python go on meanwhile.
    #[pyo3(signature = (position, seat=None, /))]
    fn choose(&mut self, py: Python<'_>, position: &Position, seat: Option<u8>) -> PyResult<usize> {
        let seat = position.asked(seat)?;
        let goes_on = self.goes_on(seat, &position.past);
        let mind = self.mind.get_mut().unwrap_or_else(PoisonError::into_inner);
        let moment = &*position.moment;
        let chosen = py.detach(|| mind.choose(moment, seat, goes_on));
        let action = chosen.ok_or_else(|| {
            let own = self.game.get().ruleset.id();
            mistake(format!("This bot plays {own}, and only where something is asked of the seat."))
        })?;
        self.last = Some((Arc::clone(&position.past), action));
        Ok(action)
    }

    fn __repr__(&self) -> String {
        format!("<langhus.Bot {} of {}>", self.spec, self.game.get().ruleset.id())
    }
}
