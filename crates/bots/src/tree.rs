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
            // When it is half full there would be little room to think any further.
            Some(child) if self.nodes.len() < self.most / 2 => self.root = child,
            _ => self.clear(),
        }
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
