//! One line of thought of a search: a tree, and the simulations that grow it.

use langhus_rules::{Chance, Game, Glance, Question, Quick, Seat, Sense, Sink};

use crate::foresight::Foresight;
use crate::net::Net;
use crate::tree::{NONE, Tree};
use crate::{Budget, Outlook, Settings};

/// However little anybody feels like doing it, an action is looked at some time.
const LEAST_URGE: f32 = 1e-3;

/// Thinks on one thread.
pub(crate) struct Mind<G: Sense> {
    chance: Quick,
    tree: Tree,
    /// Sums of win share and points by root action, for hints: visits, win, points.
    tally: Vec<(u32, f32, f32)>,
    buffers: Buffers<G>,
    foresight: Foresight,
}

/// How a mind thinks, and about what.
#[derive(Clone, Copy)]
pub(crate) struct Task<'a, G: Sense> {
    pub question: &'a Question<G>,
    pub settings: Settings,
    pub weights: &'a [f32],
    /// Who judges positions in place of a playout and the game's sense, if anybody does.
    pub net: Option<&'a Net>,
    /// Is only the best action wanted? Then thinking ends as soon as no other can become it.
    pub decides: bool,
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

impl<G: Sense> Mind<G> {
    pub fn new(seed: u64, nodes: usize) -> Mind<G> {
        Mind {
            chance: Quick::new(seed),
            tree: Tree::new(nodes),
            tally: Vec::new(),
            buffers: Buffers {
                legal: Vec::with_capacity(G::WIDTH),
                urges: Vec::with_capacity(G::WIDTH),
                child_of: Vec::new(),
                round: 0,
                path: Vec::with_capacity(256),
            },
            foresight: Foresight::new::<G>(),
        }
    }

    /// Moves the tree to where the game stands after the seat's own last action, or forgets it.
    pub fn follow(&mut self, last: Option<u32>) {
        match last {
            Some(action) => self.tree.descend(action),
            None => self.tree.clear(),
        }
    }

    /// Simulates until the budget is spent, and gives the number of simulations.
    pub fn think(&mut self, task: &Task<'_, G>, budget: Budget<'_>) -> u32 {
        self.buffers.child_of.resize(task.question.rules.action_space(), (0, NONE));
        self.tally.clear();
        self.tally.resize(task.question.legal.len(), (0, 0.0, 0.0));
        let (mut simulations, mut left) = (0, 1.0);
        let mut imagined = None;
        while simulations < budget.simulations {
            // Looking at the clock costs more than a simulation of a small game.
            if simulations % 8 == 7 {
                left = budget.clock.map_or(1.0, |clock| clock.left());
                if left <= 0.0 {
                    break;
                }
            }
            if task.decides && simulations % 64 == 63 {
                let to_come = simulations as f32 * left / (1.0 - left);
                if self.lead(task.question) as f32 > to_come.min((budget.simulations - simulations) as f32) {
                    break;
                }
            }
            // A world may serve a few simulations: imagining one can cost as much as playing in it.
            let world = match imagined {
                Some(world) if simulations % task.settings.world != 0 => world,
                _ => *imagined.insert(task.question.rules.imagine(&task.question.view, &mut self.chance)),
            };
            self.simulate(task, world);
            simulations += 1;
        }
        simulations
    }

    /// How many more visits the best action has than the second: by so many simulations it cannot be overtaken. A tree
    /// kept from the question before may also know actions that are not legal now.
    fn lead(&mut self, question: &Question<G>) -> u32 {
        self.mark_children(self.tree.root());
        let (mut best, mut second) = (0, 0);
        for action in &question.legal {
            let visits = self.child_for(question.rules.index(*action)).map_or(0, |child| self.tree.node(child).visits);
            second = second.max(visits.min(best));
            best = best.max(visits);
        }
        best - second
    }

    /// Notes the children of a node under their actions, for [`Mind::child_for`].
    fn mark_children(&mut self, node: u32) {
        self.buffers.round += 1;
        for child in self.tree.children(node) {
            self.buffers.child_of[self.tree.node(child).action as usize] = (self.buffers.round, child);
        }
    }

    /// The child for the action with this index, of the node that was marked last.
    fn child_for(&self, index: usize) -> Option<u32> {
        let (round, child) = self.buffers.child_of[index];
        (round == self.buffers.round).then_some(child)
    }

    /// How often an action was looked at from the root, in this thought and in those before that still hold.
    pub fn visits(&self, action: u32) -> u32 {
        let node = self.tree.children(self.tree.root()).map(|n| *self.tree.node(n)).find(|n| n.action == action);
        node.map_or(0, |node| node.visits)
    }

    /// For each legal action of the question: visits, and the sums of win share and points.
    pub fn tally(&self) -> &[(u32, f32, f32)] {
        &self.tally
    }

    /// In an imagined world down the tree, a playout, a judgement, and back up.
    fn simulate(&mut self, task: &Task<'_, G>, mut world: G::State) {
        let question = task.question;
        let rules = &*question.rules;
        self.buffers.path.clear();
        let mut node = self.tree.root();
        let mut first = None;
        // The root's own seat answers first, also where several are awaited at once.
        let mut seat = Some(question.seat);
        let round = rules.round(&world);
        let mut leaf = None;
        while let Some(mover) = seat {
            // A node is judged at its first visit and gets children at its second: most are never visited twice.
            if node != self.tree.root() && self.tree.node(node).visits == 0 {
                leaf = Some(node);
                break;
            }
            self.buffers.legal.clear();
            rules.legal(&world, mover, &mut self.buffers.legal);
            let Some((choice, child)) = self.select(task, &world, mover, node) else { break };
            let action = self.buffers.legal[choice];
            let mut shown = Shown(false);
            rules.apply(&mut world, mover, action, &mut shown);
            self.buffers.path.push(child);
            first.get_or_insert(action);
            // Every world deals the next round in its own way, and the same action means something else in each: a tree
            // that went on would mix them up.
            if shown.0 && rules.round(&world) != round {
                break;
            }
            node = child;
            seat = rules.awaited(&world).first();
        }
        let outlook = match task.net {
            Some(net) => {
                let told = self.foretell(net, task, &mut world, leaf);
                if task.settings.doubt > 0.0 && !rules.awaited(&world).is_empty() {
                    self.play_out(rules, task.settings.playout, &mut world);
                    told.mixed(&Outlook::of(rules, &world, task.weights), task.settings.doubt)
                } else {
                    told
                }
            }
            None => {
                self.play_out(rules, task.settings.playout, &mut world);
                Outlook::of(rules, &world, task.weights)
            }
        };
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
    fn select(&mut self, task: &Task<'_, G>, world: &G::State, seat: Seat, node: u32) -> Option<(usize, u32)> {
        let (rules, settings) = (&*task.question.rules, &task.settings);
        self.mark_children(node);
        let Buffers { legal, urges, child_of, round, .. } = &mut self.buffers;
        let (mut visits, mut worth, mut known, mut urge_sum) = (0, 0.0, 0, 0.0);
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
            match task.net {
                Some(net) if legal.len() > 1 => {
                    let glance = Glance { rules, state: world, seat };
                    self.foresight.look(net, &glance);
                    self.foresight.urges(net, &glance, legal, settings.gut, urges);
                }
                Some(_) => {}
                None => rules.urges(world, seat, legal, urges),
            }
            for (action, urge) in legal.iter().zip(urges.iter()) {
                let index = rules.index(*action);
                if child_of[index].0 != *round {
                    let urge = urge.max(LEAST_URGE);
                    let child = self.tree.add(node, index as u32, seat.index() as u8, urge)?;
                    child_of[index] = (*round, child);
                    urge_sum += urge;
                }
            }
        }
        let average = if visits == 0 { 0.5 } else { worth / visits as f32 };
        let (untried, explore) =
            (average - settings.reserve, settings.curiosity * ((visits + 1) as f32).sqrt() / urge_sum);
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

    /// Asks a net. While there is nothing to choose the game goes on: a net has learned from choices, and what follows
    /// anyway tells it more. A leaf at which there is a choice gets its children at once, because the net has just said
    /// how likely each is; to ask it again would double the cost of a simulation.
    fn foretell(&mut self, net: &Net, task: &Task<'_, G>, world: &mut G::State, leaf: Option<u32>) -> Outlook {
        let rules = &*task.question.rules;
        let Buffers { legal, urges, .. } = &mut self.buffers;
        let mut leaf = leaf;
        let chooser = loop {
            let Some(seat) = rules.awaited(world).first() else { break None };
            legal.clear();
            rules.legal(world, seat, legal);
            let [only] = legal.as_slice() else { break Some(seat) };
            rules.apply(world, seat, *only, &mut ());
            leaf = None;
        };
        let outlook = self.foresight.outlook(net, rules, world);
        if let Some((leaf, seat)) = leaf.zip(chooser) {
            urges.clear();
            urges.resize(legal.len(), 1.0);
            self.foresight.urges(net, &Glance { rules, state: world, seat }, legal, task.settings.gut, urges);
            for (action, urge) in legal.iter().zip(urges.iter()) {
                let added = self.tree.add(leaf, rules.index(*action) as u32, seat.index() as u8, urge.max(LEAST_URGE));
                if added.is_none() {
                    break;
                }
            }
        }
        outlook
    }

    /// Plays on by urge for a few decisions.
    fn play_out(&mut self, rules: &G, decisions: u32, world: &mut G::State) {
        let Buffers { legal, urges, .. } = &mut self.buffers;
        for _ in 0..decisions {
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

/// Was something shown that nobody could know before?
struct Shown(bool);

impl<E> Sink<E> for Shown {
    #[inline]
    fn tell(&mut self, _: E) {}

    #[inline]
    fn reveal(&mut self) {
        self.0 = true;
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

#[cfg(test)]
mod tests {
    use langhus_rules::{Edition, Options, Seed};
    use tic_tac_toe::TicTacToe;
    use wikinger::Wikinger;

    use super::*;
    use crate::Kind;

    /// A question in which every action ends the round, so that chance lays out the next one.
    fn last_of_a_round() -> Question<Wikinger> {
        let edition = Edition::new(Wikinger::EDITIONS[0]);
        let rules = Wikinger::new(&edition, &Options::standard(Wikinger::OPTIONS), 2).unwrap();
        let (mut state, mut chance) = (rules.deal(Seed::from_number(1)), Quick::new(1));
        loop {
            let seat = rules.awaited(&state).first().expect("a round ends before the game does");
            let mut legal = Vec::new();
            rules.legal(&state, seat, &mut legal);
            let ends = |action: &_| {
                let mut after = state;
                rules.apply(&mut after, seat, *action, &mut ());
                rules.round(&after) != rules.round(&state)
            };
            if legal.len() > 1 && legal.iter().all(ends) {
                let view = rules.view(&state, seat.into());
                return Question { rules: rules.into(), seat, view, legal, goes_on: false };
            }
            rules.apply(&mut state, seat, legal[chance.below(legal.len() as u32) as usize], &mut ());
        }
    }

    /// Tic-tac-toe after these cells, and a mind that thought about it with a net that knows nothing.
    fn foretold(cells: &[&str], simulations: u32, settings: Settings) -> (Question<TicTacToe>, Mind<TicTacToe>) {
        let edition = Edition::new(TicTacToe::EDITIONS[0]);
        let rules = TicTacToe::new(&edition, &Options::standard(TicTacToe::OPTIONS), 2).unwrap();
        let mut state = rules.deal(Seed::from_number(1));
        for cell in cells {
            let seat = rules.awaited(&state).first().unwrap();
            rules.apply(&mut state, seat, rules.parse(&format!("mark {cell}")).unwrap(), &mut ());
        }
        let seat = rules.awaited(&state).first().unwrap();
        let (mut legal, net) = (Vec::new(), Net::blank(&rules));
        rules.legal(&state, seat, &mut legal);
        let view = rules.view(&state, seat.into());
        let question = Question { rules: rules.into(), seat, view, legal, goes_on: false };
        let mut mind = Mind::new(1, 10_000);
        let weights = Kind::Net.weights::<TicTacToe>();
        let task = Task { question: &question, settings, weights: &weights, net: Some(&net), decides: false };
        mind.think(&task, Budget::simulations(simulations));
        (question, mind)
    }

    #[test]
    fn a_net_is_asked_where_there_is_something_to_choose() {
        // The first player has 1, 3, 6 and 8: whoever leaves 9 to them has lost, and leaving 5 is a draw. Who leaves it
        // has nothing more to choose.
        let (question, mind) = foretold(&["1", "2", "3", "4", "6", "7", "8"], 20, Settings::default());
        for (action, (visits, win, _)) in question.legal.iter().zip(mind.tally()) {
            let share = if question.rules.notation(*action) == "mark 5" { 0.0 } else { 0.5 };
            assert_eq!(*win, share * *visits as f32);
        }
    }

    #[test]
    fn a_leaf_has_its_children_from_the_one_time_that_a_net_looked_at_it() {
        let (_, mind) = foretold(&[], 1, Settings::default());
        let looked_at = mind.tree.children(mind.tree.root()).filter(|child| mind.tree.node(*child).visits == 1);
        let children: Vec<usize> = looked_at.map(|child| mind.tree.children(child).count()).collect();
        assert_eq!(children, [8], "one of nine cells was tried, and it leaves eight");
    }

    #[test]
    fn half_a_doubt_hears_half_of_what_a_playout_comes_to() {
        // The net gives everybody a half, and a playout to the end nothing, a half or all.
        let settings = Settings { playout: 9, doubt: 0.5, ..Settings::default() };
        let (_, mind) = foretold(&[], 9, settings);
        let swayed =
            |(visits, win, _): &(u32, f32, f32)| (win - 0.5 * *visits as f32).abs() / f32::max(*visits as f32, 1.0);
        let swayed: Vec<f32> = mind.tally().iter().map(swayed).collect();
        assert!(swayed.iter().all(|by| *by <= 0.25) && swayed.iter().any(|by| *by > 0.0), "{swayed:?}");
    }

    #[test]
    fn what_chance_will_deal_is_not_mixed_up_in_the_tree() {
        let question = last_of_a_round();
        let mut mind = Mind::new(1, 100_000);
        let settings = Settings { playout: 2, ..Settings::default() };
        let weights = Kind::Search.weights::<Wikinger>();
        let task = Task { question: &question, settings, weights: &weights, net: None, decides: false };
        mind.think(&task, Budget::simulations(500));
        let actions: Vec<_> = mind.tree.children(mind.tree.root()).map(|child| *mind.tree.node(child)).collect();
        assert_eq!(actions.iter().map(|action| action.visits).sum::<u32>(), 500);
        assert!(actions.iter().all(|action| action.child == NONE), "the tree says nothing about the next round");
    }
}
