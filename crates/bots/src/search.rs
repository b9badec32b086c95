//! The searching player: Monte-Carlo tree search over imagined worlds (information-set MCTS, Cowling, Powley and
//! Whitehouse 2012), every seat making its own worth large (max^n), guided by the game's urges (PUCT) and judged by the
//! game's sense at the end of a short playout.
//!
//! One tree serves all imagined worlds: at each node only the actions that are legal in the world at hand are looked at.
//! Long lists of similar choices do not drown the depth, because an action is tried in the order of its urge and others
//! wait until the better ones have been visited enough.
//!
//! With a net that fits the table, the net judges in place of playout and sense, or beside them where a game has its
//! doubts ([`Sense::DOUBT`]), and says which actions are worth a look; all else is the same.

use std::sync::{Arc, Mutex};

use langhus_rules::{Question, Quick, Sense};

use crate::mind::{Mind, Task};
use crate::net::Net;
use crate::{Bot, Budget, Kind};

/// How a search thinks.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Settings {
    /// How much it looks at what has been looked at little.
    pub curiosity: f32,
    /// How many decisions a playout makes before the position is judged.
    pub playout: u32,
    /// The worth of an action that was not yet tried, less than its siblings' by this.
    pub reserve: f32,
    /// How many simulations an imagined world serves.
    pub world: u32,
    /// With a net: how much of its judgement is still that of a playout and the game's sense.
    pub doubt: f32,
    /// With a net: how many decisions a playout makes.
    pub net_playout: u32,
    /// With a net: how much the game's own urges still say which actions are worth a look.
    pub gut: f32,
    /// The most nodes of the tree.
    pub nodes: usize,
}

/// How much a search with a net looks at what has been looked at little: the net's urges are shares of 1, and what it says
/// of a position differs less from one world to the next than what a playout says.
const NET_CURIOSITY: f32 = 0.5;

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            curiosity: 0.35,
            playout: 0,
            reserve: 0.1,
            world: 4,
            doubt: 0.0,
            net_playout: 0,
            gut: 0.0,
            nodes: 400_000,
        }
    }
}

/// What the search thinks of one action.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Opinion<A> {
    /// The action.
    pub action: A,
    /// How often it was looked at: the more, the better it seems.
    pub visits: u32,
    /// The expected share of a win.
    pub win: f32,
    /// The expected points at the end.
    pub points: f32,
}

/// Searches.
pub struct Search<G: Sense> {
    seed: u64,
    weights: Vec<f32>,
    settings: Settings,
    net: Option<Arc<Net>>,
    /// Does the net fit the table? Found out at the first question.
    fits: Option<bool>,
    /// One for every thread that ever helped; the first one is always there.
    minds: Vec<Mutex<Mind<G>>>,
    /// The action chosen last: where the trees go on if the game goes on from there.
    last: Option<G::Action>,
}

impl<G: Sense> Search<G> {
    /// The searching player with this seed.
    pub fn new(seed: u64) -> Search<G> {
        let (playout, curiosity, world) = (G::PLAYOUT, G::CURIOSITY, G::WORLD);
        let (doubt, net_playout, gut) = (G::DOUBT, G::NET_PLAYOUT, G::GUT);
        Search::with(seed, Settings { playout, curiosity, world, doubt, net_playout, gut, ..Settings::default() })
    }

    /// A searching player that thinks in another way.
    pub fn with(seed: u64, settings: Settings) -> Search<G> {
        let minds = vec![Mutex::new(Mind::new(seed, settings.nodes))];
        Search { seed, weights: Kind::Search.weights::<G>(), settings, net: None, fits: None, minds, last: None }
    }

    /// Judges with other weights than the tuned ones.
    #[must_use]
    pub fn with_weights(mut self, weights: Vec<f32>) -> Search<G> {
        self.weights = weights;
        self
    }

    /// Judges with a net, where it fits the table.
    #[must_use]
    pub fn with_net(mut self, net: Arc<Net>) -> Search<G> {
        self.net = Some(net);
        self
    }

    /// Thinks, and gives the number of simulations. Every helper grows a tree of its own, and the visits are summed up
    /// in the end (root parallelisation); so also several threads with so many simulations always think the same.
    pub fn think(&mut self, question: &Question<G>, budget: Budget<'_>) -> u32 {
        self.ponder(question, budget, false)
    }

    /// Thinks about every action, or only until one is settled on.
    fn ponder(&mut self, question: &Question<G>, budget: Budget<'_>, decides: bool) -> u32 {
        let threads = budget.helpers.map_or(1, |helpers| helpers.count().max(1));
        while self.minds.len() < threads {
            // Far from the seeds of other bots, which are neighbours.
            let seed = self.seed.wrapping_add((self.minds.len() as u64) << 40);
            self.minds.push(Mutex::new(Mind::new(seed, self.settings.nodes)));
        }
        self.minds.truncate(threads);
        self.follow(question);
        // Several trees decide together, so none can tell alone when all is settled.
        let decides = decides && threads == 1;
        let net = self.net.clone().filter(|net| self.fits(net, question));
        let curiosity = if net.is_some() { NET_CURIOSITY } else { self.settings.curiosity };
        let playout = if net.is_some() { self.settings.net_playout } else { self.settings.playout };
        let settings = Settings { curiosity, playout, ..self.settings };
        let task = Task { question, settings, weights: &self.weights, net: net.as_deref(), decides };
        let Some(helpers) = budget.helpers.filter(|_| threads > 1) else {
            return self.minds.first_mut().map_or(0, |mind| own(mind).think(&task, budget));
        };
        let done = Mutex::new(0u32);
        helpers.help(&|place| {
            let Some(mind) = self.minds.get(place) else { return };
            let extra = u32::from((place as u32) < budget.simulations % threads as u32);
            let budget = Budget { simulations: budget.simulations / threads as u32 + extra, ..budget };
            let simulations = mind.lock().unwrap_or_else(|broken| broken.into_inner()).think(&task, budget);
            let mut done = done.lock().unwrap_or_else(|broken| broken.into_inner());
            *done = done.saturating_add(simulations);
        });
        done.into_inner().unwrap_or_else(|broken| broken.into_inner())
    }

    /// Does the net fit the table of the question?
    pub(crate) fn fits(&mut self, net: &Net, question: &Question<G>) -> bool {
        *self.fits.get_or_insert_with(|| {
            let world = question.rules.imagine(&question.view, &mut Quick::new(self.seed));
            let mut bytes = vec![0; G::BYTES];
            question.rules.encode(&world, question.seat, &mut bytes);
            net.fits(&*question.rules, &bytes).is_ok()
        })
    }

    /// Moves the trees to where the game stands now, or forgets them.
    fn follow(&mut self, question: &Question<G>) {
        let last = self.last.filter(|_| question.goes_on).map(|action| question.rules.index(action) as u32);
        self.minds.iter_mut().for_each(|mind| own(mind).follow(last));
    }

    /// What it thinks of the legal actions after [`Search::think`], best first.
    pub fn opinions(&mut self, question: &Question<G>) -> Vec<Opinion<G::Action>> {
        let mut opinions = Vec::with_capacity(question.legal.len());
        for (place, action) in question.legal.iter().enumerate() {
            let index = question.rules.index(*action) as u32;
            let (mut visits, mut count, mut win, mut points) = (0, 0, 0.0, 0.0);
            for mind in &mut self.minds {
                let mind = own(mind);
                visits += mind.visits(index);
                if let Some(tally) = mind.tally().get(place) {
                    (count, win, points) = (count + tally.0, win + tally.1, points + tally.2);
                }
            }
            let count = count.max(1) as f32;
            opinions.push(Opinion { action: *action, visits, win: win / count, points: points / count });
        }
        opinions.sort_by(|a, b| b.visits.cmp(&a.visits).then(b.win.total_cmp(&a.win)));
        opinions
    }

    /// Takes the action that seems best after [`Search::think`], and remembers it for the next question.
    pub fn settle(&mut self, question: &Question<G>) -> G::Action {
        let best = self.opinions(question)[0].action;
        self.remember(best);
        best
    }

    /// Remembers for the next question what was done, whoever chose it.
    pub fn remember(&mut self, action: G::Action) {
        self.last = Some(action);
    }
}

/// The mind, while nobody else can have it.
fn own<G: Sense>(mind: &mut Mutex<Mind<G>>) -> &mut Mind<G> {
    mind.get_mut().unwrap_or_else(|broken| broken.into_inner())
}

impl<G: Sense> Bot<G> for Search<G> {
    fn choose(&mut self, question: &Question<G>, budget: Budget<'_>) -> G::Action {
        if let [only] = question.legal.as_slice() {
            self.follow(question);
            self.remember(*only);
            return *only;
        }
        self.ponder(question, budget, true);
        self.settle(question)
    }
}
