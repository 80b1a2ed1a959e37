//! The tree of turns: undo and redo without limit, and nothing that was played is ever lost.
//!
//! Undo goes to the parent, redo to the child that was visited last. A turn played after undo begins a
//! new branch; the old one stays in the tree. A linear game is a tree with one branch.

use crate::play::game::Turn;

/// A node of the tree; the root is number 0 and holds no turn.
pub type NodeId = usize;

#[derive(Clone, Debug, PartialEq, Eq)]
struct Node {
    parent: NodeId,
    turn: Turn,
    last_child: Option<NodeId>,
}

/// All turns of a game, and the one at which it stands.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct History {
    /// Node `i` of the tree is at index `i - 1`.
    nodes: Vec<Node>,
    first: Option<NodeId>,
    at: NodeId,
}

impl History {
    /// Adds a turn after the present one, and goes there.
    pub fn push(&mut self, turn: Turn) -> NodeId {
        let parent = self.at;
        self.nodes.push(Node { parent, turn, last_child: None });
        let id = self.nodes.len();
        self.set_last_child(parent, id);
        self.at = id;
        id
    }

    /// The turn to take back, if there is one; afterwards its parent is the present.
    pub fn undo(&mut self) -> Option<&Turn> {
        let index = self.at.checked_sub(1)?;
        let parent = self.nodes[index].parent;
        let id = self.at;
        self.set_last_child(parent, id);
        self.at = parent;
        Some(&self.nodes[index].turn)
    }

    /// The turn that redo would do again.
    #[must_use]
    pub fn next(&self) -> Option<&Turn> {
        self.last_child(self.at).map(|id| &self.nodes[id - 1].turn)
    }

    /// The turn to do again, if there is one; afterwards it is the present.
    pub fn redo(&mut self) -> Option<&Turn> {
        let id = self.last_child(self.at)?;
        self.at = id;
        Some(&self.nodes[id - 1].turn)
    }

    /// Whether a turn can be taken back.
    #[must_use]
    pub const fn can_undo(&self) -> bool {
        self.at > 0
    }

    /// Whether a turn can be done again.
    #[must_use]
    pub fn can_redo(&self) -> bool {
        self.last_child(self.at).is_some()
    }

    /// Where the game stands.
    #[must_use]
    pub const fn at(&self) -> NodeId {
        self.at
    }

    /// How many turns the tree holds, all branches together.
    #[must_use]
    pub const fn len(&self) -> usize {
        self.nodes.len()
    }

    /// Whether nothing was ever played.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.nodes.is_empty()
    }

    /// The turns from the root to the present, in order.
    #[must_use]
    pub fn path(&self) -> Vec<&Turn> {
        let mut turns = Vec::new();
        let mut id = self.at;
        while let Some(node) = id.checked_sub(1).map(|index| &self.nodes[index]) {
            turns.push(&node.turn);
            id = node.parent;
        }
        turns.reverse();
        turns
    }

    /// Each node with its parent and the child that redo would choose, in the order of playing.
    pub fn nodes(&self) -> impl Iterator<Item = (NodeId, Option<NodeId>, &Turn)> {
        self.nodes.iter().map(|node| (node.parent, node.last_child, &node.turn))
    }

    /// The first child that redo would choose at the root.
    #[must_use]
    pub const fn first(&self) -> Option<NodeId> {
        self.first
    }

    /// A tree from its nodes, as [`History::nodes`] lists them; `None` if they are no tree.
    #[must_use]
    pub fn from_nodes(
        nodes: Vec<(NodeId, Option<NodeId>, Turn)>,
        first: Option<NodeId>,
        at: NodeId,
    ) -> Option<Self> {
        let count = nodes.len();
        let is_child = |child: Option<NodeId>, of: NodeId| {
            child.is_none_or(|child| child > of && child <= count && nodes[child - 1].0 == of)
        };
        let sound = at <= count
            && is_child(first, 0)
            && nodes
                .iter()
                .enumerate()
                .all(|(i, (parent, child, _))| *parent <= i && is_child(*child, i + 1));
        sound.then(|| {
            let node = |(parent, last_child, turn)| Node { parent, turn, last_child };
            Self { nodes: nodes.into_iter().map(node).collect(), first, at }
        })
    }

    fn last_child(&self, id: NodeId) -> Option<NodeId> {
        id.checked_sub(1).map_or(self.first, |index| self.nodes[index].last_child)
    }

    fn set_last_child(&mut self, parent: NodeId, child: NodeId) {
        match parent.checked_sub(1) {
            Some(index) => self.nodes[index].last_child = Some(child),
            None => self.first = Some(child),
        }
    }
}
