//! The tree of turns: undo and redo without limit, and nothing that was played is ever lost.
//!
//! Undo goes to the parent, redo to the child that was visited last. A turn played after undo begins a
//! new branch; the old one stays in the tree. A linear game is a tree with one branch. A moment can be
//! given a name: a savepoint to come back to, or the beginning of a trial.

mod joining;
pub mod outline;

use crate::play::edit::Turn;
use std::collections::BTreeMap;

/// A node of the tree; the root is number 0 and holds no turn.
pub type NodeId = usize;

/// The longest name of a savepoint, in characters; the rest is cut off.
pub const LONGEST_NAME: usize = 60;

/// How many turns a history has room for. Nobody plays so many; a program or a file may, and whatever is done
/// with a history takes as long as it is.
pub const MOST_TURNS: usize = 50_000;

/// What a named moment is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SavepointKind {
    /// The player wants to come back to it.
    Kept,
    /// A trial began here and has not ended.
    Trial,
    /// A trial was given up here.
    GivenUp,
}

/// A moment that has a name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Savepoint {
    /// What it is.
    pub kind: SavepointKind,
    /// The name that the player gave it; empty if none.
    pub name: String,
}

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
    savepoints: BTreeMap<NodeId, Savepoint>,
}

/// The way from the present to another moment: up to where the two ways part, and down from there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Way {
    /// The last moment that both have in common.
    pub from: NodeId,
    /// The moments to go to in turn, from there.
    pub down: Vec<NodeId>,
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

    /// Lets redo lead to this child of the present from now on. Nothing happens if it is none.
    pub fn choose(&mut self, child: NodeId) {
        if self.parent(child) == Some(self.at) {
            self.set_last_child(self.at, child);
        }
    }

    /// Goes to another moment, on whatever branch; the answer is whether there is such a moment.
    pub fn go_to(&mut self, to: NodeId) -> bool {
        let Some(Way { from, down }) = self.way_down(to) else { return false };
        while self.at != from {
            self.undo();
        }
        for child in down {
            self.choose(child);
            self.redo();
        }
        true
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

    /// The moment before; none for the root, and for what is no moment of this game.
    #[must_use]
    pub fn parent(&self, id: NodeId) -> Option<NodeId> {
        Some(self.nodes.get(id.checked_sub(1)?)?.parent)
    }

    /// The moments from the one after the root to this one, in order.
    #[must_use]
    pub fn line(&self, to: NodeId) -> Vec<NodeId> {
        let mut line: Vec<NodeId> =
            std::iter::successors(Some(to), |&id| self.parent(id)).filter(|&id| id > 0).collect();
        line.reverse();
        line
    }

    /// The turns from the root to the present, in order.
    #[must_use]
    pub fn path(&self) -> Vec<&Turn> {
        self.path_to(self.at).unwrap_or_default()
    }

    /// The turns from the root to a moment, in order; none if there is no such moment.
    #[must_use]
    pub fn path_to(&self, to: NodeId) -> Option<Vec<&Turn>> {
        let there = to <= self.nodes.len();
        there.then(|| self.line(to).into_iter().map(|id| &self.nodes[id - 1].turn).collect())
    }

    /// The turns after a moment on the way to the present, in order; none if it is not on the way.
    #[must_use]
    pub fn since(&self, from: NodeId) -> Vec<&Turn> {
        let line = self.line(self.at);
        let start = if from == 0 { Some(0) } else { line.iter().position(|&id| id == from).map(|i| i + 1) };
        let later = start.map_or(&[][..], |start| &line[start..]);
        later.iter().map(|&id| &self.nodes[id - 1].turn).collect()
    }

    /// The way from the present to a moment; none if there is no such moment.
    #[must_use]
    pub fn way_down(&self, to: NodeId) -> Option<Way> {
        if to > self.nodes.len() {
            return None;
        }
        let (here, there) = (self.line(self.at), self.line(to));
        let common = here.iter().zip(&there).take_while(|(a, b)| a == b).count();
        let from = common.checked_sub(1).map_or(0, |last| there[last]);
        Some(Way { from, down: there[common..].to_vec() })
    }

    /// The latest trial on the way to the present that has not ended.
    #[must_use]
    pub fn trial(&self) -> Option<NodeId> {
        let is_trial = |id: &NodeId| {
            self.savepoints.get(id).is_some_and(|savepoint| savepoint.kind == SavepointKind::Trial)
        };
        std::iter::successors(Some(self.at), |&id| self.parent(id)).find(is_trial)
    }

    /// The name of a moment.
    #[must_use]
    pub fn savepoint(&self, node: NodeId) -> Option<&Savepoint> {
        self.savepoints.get(&node)
    }

    /// All named moments, in the order of playing.
    pub fn savepoints(&self) -> impl Iterator<Item = (NodeId, &Savepoint)> {
        self.savepoints.iter().map(|(node, savepoint)| (*node, savepoint))
    }

    /// Names a moment, or renames it; the answer is whether there is such a moment.
    pub fn save_at(&mut self, node: NodeId, savepoint: Savepoint) -> bool {
        let there = node <= self.nodes.len();
        if there {
            let name = savepoint.name.trim().chars().filter(|letter| !letter.is_control());
            let name = name.take(LONGEST_NAME).collect();
            self.savepoints.insert(node, Savepoint { name, ..savepoint });
        }
        there
    }

    /// Forgets the name of a moment; the answer is whether it had one.
    pub fn unsave(&mut self, node: NodeId) -> bool {
        self.savepoints.remove(&node).is_some()
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

    /// A tree from its nodes, as [`History::nodes`] lists them, with no names; `None` if they are no tree.
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
            let nodes = nodes.into_iter().map(node).collect();
            Self { nodes, first, at, savepoints: BTreeMap::new() }
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
