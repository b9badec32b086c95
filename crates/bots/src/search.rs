//! The searching player: Monte-Carlo tree search over imagined worlds (information-set MCTS, Cowling, Powley and
//! Whitehouse 2012), every seat making its own worth large (max^n), guided by the game's urges (PUCT) and judged by the
//! game's sense at the end of a short playout.
//!
//! One tree serves all imagined worlds: at each node only the actions that are legal in the world at hand are looked at.
//! Long lists of similar choices do not drown the depth, because an action is tried in the order of its urge and others
//! wait until the better ones have been visited enough.

use langhus_rules::{Chance, Game, Question, Quick, Seat, Sense};

use crate::tree::{NONE, Tree};
use crate::{Bot, Budget, Outlook, standard_weights};

/// How a search thinks.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Settings {
    /// How much it looks at what has been looked at little.
    pub curiosity: f32,
    /// How many decisions a playout makes before the position is judged.
    pub playout: u32,
    /// The worth of an action that was not yet tried, less than its siblings' by this.
    pub reserve: f32,
    /// The most nodes of the tree.
    pub nodes: usize,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings { curiosity: 0.7, playout: 0, reserve: 0.1, nodes: 400_000 }
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
    chance: Quick,
    weights: Vec<f32>,
    settings: Settings,
    tree: Tree,
    /// The action chosen last: where the tree goes on if the game goes on from there.
    last: Option<G::Action>,
    /// Sums of win share and points by root action, for hints: visits, win, points.
    tally: Vec<(u32, f32, f32)>,
    buffers: Buffers<G>,
}

/// Room that is used again and again, so that nothing is allocated in a simulation.
struct Buffers<G: Game> {
    legal: Vec<G::Action>,
    urges: Vec<f32>,
    /// By action index: the child that stands for it, if it was set in this round.
    child_of: Vec<(u32, u32)>,
    round: u32,
    path: Vec<u32>,
}

impl<G: Sense> Search<G> {
    /// The searching player with this seed.
    pub fn new(seed: u64) -> Search<G> {
        Search::with(seed, Settings { playout: G::PLAYOUT, ..Settings::default() })
    }

    /// A searching player that thinks in another way.
    pub fn with(seed: u64, settings: Settings) -> Search<G> {
        Search {
            chance: Quick::new(seed),
            weights: standard_weights::<G>(),
            settings,
            tree: Tree::new(settings.nodes),
            last: None,
            tally: Vec::new(),
            buffers: Buffers {
                legal: Vec::with_capacity(G::WIDTH),
                urges: Vec::with_capacity(G::WIDTH),
                child_of: Vec::new(),
                round: 0,
                path: Vec::with_capacity(256),
            },
        }
    }

    /// Judges with other weights than the tuned ones.
    #[must_use]
    pub fn with_weights(mut self, weights: Vec<f32>) -> Search<G> {
        self.weights = weights;
        self
    }

    /// Thinks, and gives the number of simulations.
    pub fn think(&mut self, question: &Question<G>, budget: Budget<'_>) -> u32 {
        let rules = &*question.rules;
        self.follow(question);
        self.buffers.child_of.resize(rules.action_space(), (0, NONE));
        self.tally.clear();
        self.tally.resize(question.legal.len(), (0, 0.0, 0.0));
        let mut simulations = 0;
        while simulations < budget.simulations {
            // Looking at the clock costs more than a simulation of a small game.
            if simulations % 8 == 7 && budget.clock.is_some_and(|clock| clock.is_over()) {
                break;
            }
            self.simulate(question);
            simulations += 1;
        }
        simulations
    }

    /// Moves the tree to where the game stands now, or forgets it.
    fn follow(&mut self, question: &Question<G>) {
        match self.last.filter(|_| question.goes_on) {
            Some(action) => self.tree.descend(question.rules.index(action) as u32),
            None => self.tree.clear(),
        }
    }

    /// What it thinks of the legal actions after [`Search::think`], best first.
    pub fn opinions(&self, question: &Question<G>) -> Vec<Opinion<G::Action>> {
        let visits = |action: G::Action| {
            let index = question.rules.index(action) as u32;
            let node = self.tree.children(self.tree.root()).map(|n| *self.tree.node(n)).find(|n| n.action == index);
            node.map_or(0, |node| node.visits)
        };
        let opinion = |(action, (count, win, points)): (&G::Action, &(u32, f32, f32))| {
            let count = (*count).max(1) as f32;
            Opinion { action: *action, visits: visits(*action), win: win / count, points: points / count }
        };
        let mut opinions: Vec<_> = question.legal.iter().zip(&self.tally).map(opinion).collect();
        opinions.sort_by(|a, b| b.visits.cmp(&a.visits).then(b.win.total_cmp(&a.win)));
        opinions
    }

    /// One imagined world, down the tree, a playout, a judgement, and back up.
    fn simulate(&mut self, question: &Question<G>) {
        let rules = &*question.rules;
        let mut world = rules.imagine(&question.view, &mut self.chance);
        self.buffers.path.clear();
        let mut node = self.tree.root();
        let mut first = None;
        // The root's own seat answers first, also where several are awaited at once.
        let mut seat = Some(question.seat);
        while let Some(mover) = seat {
            // A node is judged at its first visit and gets children at its second: most are never visited twice.
            if node != self.tree.root() && self.tree.node(node).visits == 0 {
                break;
            }
            self.buffers.legal.clear();
            rules.legal(&world, mover, &mut self.buffers.legal);
            let Some((choice, child)) = self.select(rules, &world, mover, node) else { break };
            let action = self.buffers.legal[choice];
            rules.apply(&mut world, mover, action, &mut ());
            self.buffers.path.push(child);
            first.get_or_insert(action);
            node = child;
            seat = rules.awaited(&world).first();
        }
        self.play_out(rules, &mut world);
        let outlook = Outlook::of(rules, &world, &self.weights);
        for node in &self.buffers.path {
            let node = self.tree.node_mut(*node);
            node.visits += 1;
            node.worth += outlook.worth[usize::from(node.seat)];
        }
        let place = first.and_then(|first| question.legal.iter().position(|action| *action == first));
        if let Some(tally) = place.and_then(|place| self.tally.get_mut(place)) {
            tally.0 += 1;
            tally.1 += outlook.win[question.seat.index()];
            tally.2 += outlook.points[question.seat.index()];
        }
    }

    /// The action to follow from a node: its place among the legal ones, and its node. Nothing when the tree is full.
    fn select(&mut self, rules: &G, world: &G::State, seat: Seat, node: u32) -> Option<(usize, u32)> {
        let Buffers { legal, urges, child_of, round, .. } = &mut self.buffers;
        *round += 1;
        let (mut visits, mut worth, mut known) = (0, 0.0, 0);
        for child in self.tree.children(node) {
            child_of[self.tree.node(child).action as usize] = (*round, child);
        }
        let mut urge_sum = 0.0;
        for action in legal.iter() {
            let (stamp, child) = child_of[rules.index(*action)];
            if stamp == *round {
                let child = self.tree.node(child);
                visits += child.visits;
                worth += child.worth;
                urge_sum += child.urge;
                known += 1;
            }
        }
        if known < legal.len() {
            urges.clear();
            urges.resize(legal.len(), 1.0);
            rules.urges(world, seat, legal, urges);
            for (action, urge) in legal.iter().zip(urges.iter()) {
                let index = rules.index(*action);
                if child_of[index].0 != *round {
                    let urge = urge.max(1e-3);
                    let child = self.tree.add(node, index as u32, seat.index() as u8, urge)?;
                    child_of[index] = (*round, child);
                    urge_sum += urge;
                }
            }
        }
        let average = if visits == 0 { 0.5 } else { worth / visits as f32 };
        let (untried, explore) =
            (average - self.settings.reserve, self.settings.curiosity * ((visits + 1) as f32).sqrt() / urge_sum);
        let mut best = (f32::MIN, 0, NONE);
        for (place, action) in legal.iter().enumerate() {
            let child = child_of[rules.index(*action)].1;
            let seen = self.tree.node(child);
            let worth = if seen.visits == 0 { untried } else { seen.worth / seen.visits as f32 };
            let score = worth + explore * seen.urge / (1 + seen.visits) as f32;
            if score > best.0 {
                best = (score, place, child);
            }
        }
        Some((best.1, best.2))
    }

    /// Plays on by urge for a few decisions.
    fn play_out(&mut self, rules: &G, world: &mut G::State) {
        let Buffers { legal, urges, .. } = &mut self.buffers;
        for _ in 0..self.settings.playout {
            let Some(seat) = rules.awaited(world).first() else { return };
            legal.clear();
            rules.legal(world, seat, legal);
            let mut choice = 0;
            if legal.len() > 1 {
                urges.clear();
                urges.resize(legal.len(), 1.0);
                rules.urges(world, seat, legal, urges);
                choice = draw(urges, &mut self.chance);
            }
            rules.apply(world, seat, legal[choice], &mut ());
        }
    }
}

/// Draws a place with the odds of the urges.
fn draw(urges: &[f32], chance: &mut Quick) -> usize {
    let sum: f32 = urges.iter().sum();
    let mut left = sum * (chance.word() as f32 / u32::MAX as f32);
    for (place, urge) in urges.iter().enumerate() {
        left -= urge;
        if left < 0.0 {
            return place;
        }
    }
    urges.len() - 1
}

impl<G: Sense> Bot<G> for Search<G> {
    fn choose(&mut self, question: &Question<G>, budget: Budget<'_>) -> G::Action {
        if let [only] = question.legal.as_slice() {
            self.follow(question);
            self.last = Some(*only);
            return *only;
        }
        self.think(question, budget);
        let best = self.opinions(question)[0].action;
        self.last = Some(best);
        best
    }
}
