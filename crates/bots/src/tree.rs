//! The tree of a search: flat nodes, linked by numbers, reused from search to search.

/// No node.
pub(crate) const NONE: u32 = u32::MAX;

/// What is known about one action at one place of the game.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Node {
    /// The action's index.
    pub action: u32,
    /// The seat that does it.
    pub seat: u8,
    /// How often the search went here.
    pub visits: u32,
    /// What it was worth to the seat that does it, summed up.
    pub worth: f32,
    /// How much the game's sense felt like doing it.
    pub urge: f32,
    /// The first of the actions that follow.
    pub child: u32,
    /// The next action at the same place.
    pub sibling: u32,
}

impl Node {
    fn new(action: u32, seat: u8, urge: f32) -> Node {
        Node { action, seat, visits: 0, worth: 0.0, urge, child: NONE, sibling: NONE }
    }
}

pub(crate) struct Tree {
    nodes: Vec<Node>,
    root: u32,
    most: usize,
}

impl Tree {
    /// A tree that never holds more than `most` nodes.
    pub fn new(most: usize) -> Tree {
        let mut tree = Tree { nodes: Vec::with_capacity(most), root: 0, most };
        tree.clear();
        tree
    }

    /// Forgets everything.
    pub fn clear(&mut self) {
        self.nodes.clear();
        self.nodes.push(Node::new(NONE, 0, 1.0));
        self.root = 0;
    }

    pub fn root(&self) -> u32 {
        self.root
    }

    /// The node below the root for an action becomes the root; without one everything is forgotten.
    pub fn descend(&mut self, action: u32) {
        let child = self.children(self.root).find(|child| self.nodes[*child as usize].action == action);
        match child {
            Some(child) => {
                self.root = child;
                // What cannot be reached any more would leave little room to think any further.
                if self.nodes.len() >= self.most / 2 {
                    self.prune();
                }
            }
            None => self.clear(),
        }
    }

    /// Forgets what does not follow from the root.
    fn prune(&mut self) {
        let mut kept = Vec::with_capacity(self.most);
        kept.push(Node { sibling: NONE, ..self.nodes[self.root as usize] });
        let mut place = 0;
        while let Some(parent) = kept.get_mut(place) {
            let mut old = std::mem::replace(&mut parent.child, NONE);
            let mut last = None;
            while let Some(node) = self.nodes.get(old as usize) {
                let new = kept.len() as u32;
                match last {
                    None => kept[place].child = new,
                    Some(last) => kept[last as usize].sibling = new,
                }
                kept.push(Node { sibling: NONE, ..*node });
                (last, old) = (Some(new), node.sibling);
            }
            place += 1;
        }
        (self.nodes, self.root) = (kept, 0);
    }

    pub fn node(&self, node: u32) -> &Node {
        &self.nodes[node as usize]
    }

    pub fn node_mut(&mut self, node: u32) -> &mut Node {
        &mut self.nodes[node as usize]
    }

    pub fn children(&self, node: u32) -> impl Iterator<Item = u32> {
        let mut next = self.nodes[node as usize].child;
        std::iter::from_fn(move || {
            let this = next;
            next = self.nodes.get(this as usize)?.sibling;
            Some(this)
        })
    }

    /// Adds an action below a node; nothing when the tree is full.
    pub fn add(&mut self, parent: u32, action: u32, seat: u8, urge: f32) -> Option<u32> {
        if self.nodes.len() >= self.most {
            return None;
        }
        let node = self.nodes.len() as u32;
        self.nodes.push(Node { sibling: self.nodes[parent as usize].child, ..Node::new(action, seat, urge) });
        self.nodes[parent as usize].child = node;
        Some(node)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_full_tree_keeps_what_follows_and_has_room_again() {
        let mut tree = Tree::new(8);
        let left = tree.add(0, 1, 0, 1.0).unwrap();
        let right = tree.add(0, 2, 0, 2.0).unwrap();
        let below = tree.add(right, 3, 1, 3.0).unwrap();
        tree.add(right, 4, 1, 4.0).unwrap();
        tree.add(below, 5, 0, 5.0).unwrap();
        tree.add(left, 6, 1, 6.0).unwrap();
        tree.node_mut(below).visits = 7;
        tree.descend(2);
        assert_eq!((tree.root(), tree.nodes.len()), (0, 4), "the root, its two actions and what follows one of them");
        let actions: Vec<u32> = tree.children(0).map(|node| tree.node(node).action).collect();
        assert_eq!(actions, [4, 3], "in the order as before");
        let below = tree.children(0).find(|node| tree.node(*node).action == 3).unwrap();
        assert_eq!(tree.node(below).visits, 7);
        assert_eq!(tree.children(below).map(|node| tree.node(node).action).collect::<Vec<_>>(), [5]);
        assert!((0..4).all(|_| tree.add(0, 9, 0, 1.0).is_some()) && tree.add(0, 9, 0, 1.0).is_none());
    }

    #[test]
    fn an_action_that_nobody_thought_of_forgets_everything() {
        let mut tree = Tree::new(8);
        tree.add(0, 1, 0, 1.0).unwrap();
        tree.descend(2);
        assert_eq!(tree.children(tree.root()).count(), 0);
    }
}
