//! The tree of turns: unlimited undo and redo, without ever losing a turn.
//!
//! Undo goes to the parent, redo to the child visited last. A turn played after undo begins a new branch; the
//! old one stays in the tree. A linear game is a tree with one branch. A position can have a name: a
//! savepoint to return to, or the beginning of a trial.

mod joining;
pub mod outline;

use crate::game::edit::Turn;
use std::collections::BTreeMap;

/// A node of the tree; the root has number 0 and no turn.
pub type NodeId = usize;

/// The longest name of a savepoint, in characters; the rest is cut off.
pub const LONGEST_NAME: usize = 60;

/// The largest number of turns in a history. A player never reaches it, but a program or a file may, and the
/// cost of every operation grows with the length.
pub const MOST_TURNS: usize = 50_000;

/// The kind of a named position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SavepointKind {
    /// The player wants to return to it.
    Kept,
    /// A trial began here and has not ended.
    Trial,
    /// A trial was discarded here.
    GivenUp,
}

/// A position with a name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Savepoint {
    /// Its kind.
    pub kind: SavepointKind,
    /// The name given by the player; empty if none.
    pub name: String,
}

#[derive(Clone, Debug, PartialEq, Eq)]
struct Node {
    parent: NodeId,
    turn: Turn,
    last_child: Option<NodeId>,
}

/// All turns of a game, and its current position.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct History {
    /// Node `i` of the tree is at index `i - 1`.
    nodes: Vec<Node>,
    first: Option<NodeId>,
    at: NodeId,
    savepoints: BTreeMap<NodeId, Savepoint>,
}

/// The way from the present to another position: up to the last common position, and down from there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Route {
    /// The last position that both have in common.
    pub from: NodeId,
    /// The positions on the way down, in order.
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

    /// Undoes a turn and returns it, if there is one; its parent becomes the present.
    pub fn undo(&mut self) -> Option<&Turn> {
        let index = self.at.checked_sub(1)?;
        let parent = self.nodes[index].parent;
        let id = self.at;
        self.set_last_child(parent, id);
        self.at = parent;
        Some(&self.nodes[index].turn)
    }

    /// Returns the turn that redo would play.
    #[must_use]
    pub fn next(&self) -> Option<&Turn> {
        self.last_child(self.at).map(|id| &self.nodes[id - 1].turn)
    }

    /// Redoes a turn and returns it, if there is one; it becomes the present.
    pub fn redo(&mut self) -> Option<&Turn> {
        let id = self.last_child(self.at)?;
        self.at = id;
        Some(&self.nodes[id - 1].turn)
    }

    /// Makes redo lead to this child of the present. Ignores any other node.
    pub fn choose(&mut self, child: NodeId) {
        if self.parent(child) == Some(self.at) {
            self.set_last_child(self.at, child);
        }
    }

    /// Goes to another position, on any branch. Returns whether it exists.
    pub fn go_to(&mut self, to: NodeId) -> bool {
        let Some(Route { from, down }) = self.way_down(to) else { return false };
        while self.at != from {
            self.undo();
        }
        for child in down {
            self.choose(child);
            self.redo();
        }
        true
    }

    /// Returns whether there is a turn to undo.
    #[must_use]
    pub const fn can_undo(&self) -> bool {
        self.at > 0
    }

    /// Returns whether there is a turn to redo.
    #[must_use]
    pub fn can_redo(&self) -> bool {
        self.last_child(self.at).is_some()
    }

    /// Returns the current position.
    #[must_use]
    pub const fn at(&self) -> NodeId {
        self.at
    }

    /// Returns the number of turns in the tree, over all branches.
    #[must_use]
    pub const fn len(&self) -> usize {
        self.nodes.len()
    }

    /// Returns whether the tree has no turns.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.nodes.is_empty()
    }

    /// Returns the position before, or `None` for the root and for a node outside this tree.
    #[must_use]
    pub fn parent(&self, id: NodeId) -> Option<NodeId> {
        Some(self.nodes.get(id.checked_sub(1)?)?.parent)
    }

    /// Returns the positions from the one after the root to this one, in order.
    #[must_use]
    pub fn line(&self, to: NodeId) -> Vec<NodeId> {
        let mut line: Vec<NodeId> =
            std::iter::successors(Some(to), |&id| self.parent(id)).filter(|&id| id > 0).collect();
        line.reverse();
        line
    }

    /// Returns the turns from the root to the present, in order.
    #[must_use]
    pub fn path(&self) -> Vec<&Turn> {
        self.path_to(self.at).unwrap_or_default()
    }

    /// Returns the turns from the root to a position, in order, or `None` if the position doesn't exist.
    #[must_use]
    pub fn path_to(&self, to: NodeId) -> Option<Vec<&Turn>> {
        let there = to <= self.nodes.len();
        there.then(|| self.line(to).into_iter().map(|id| &self.nodes[id - 1].turn).collect())
    }

    /// Returns the turns after a position on the way to the present, in order; none if it isn't on the way.
    #[must_use]
    pub fn since(&self, from: NodeId) -> Vec<&Turn> {
        let line = self.line(self.at);
        let start = if from == 0 { Some(0) } else { line.iter().position(|&id| id == from).map(|i| i + 1) };
        let later = start.map_or(&[][..], |start| &line[start..]);
        later.iter().map(|&id| &self.nodes[id - 1].turn).collect()
    }

    /// Returns the way from the present to a position, or `None` if the position doesn't exist.
    #[must_use]
    pub fn way_down(&self, to: NodeId) -> Option<Route> {
        if to > self.nodes.len() {
            return None;
        }
        let (here, there) = (self.line(self.at), self.line(to));
        let common = here.iter().zip(&there).take_while(|(a, b)| a == b).count();
        let from = common.checked_sub(1).map_or(0, |last| there[last]);
        Some(Route { from, down: there[common..].to_vec() })
    }

    /// Returns the latest open trial on the way to the present.
    #[must_use]
    pub fn trial(&self) -> Option<NodeId> {
        let is_trial = |id: &NodeId| {
            self.savepoints.get(id).is_some_and(|savepoint| savepoint.kind == SavepointKind::Trial)
        };
        std::iter::successors(Some(self.at), |&id| self.parent(id)).find(is_trial)
    }

    /// Returns the name of a position.
    #[must_use]
    pub fn savepoint(&self, node: NodeId) -> Option<&Savepoint> {
        self.savepoints.get(&node)
    }

    /// Returns all named positions, in the order of play.
    pub fn savepoints(&self) -> impl Iterator<Item = (NodeId, &Savepoint)> {
        self.savepoints.iter().map(|(node, savepoint)| (*node, savepoint))
    }

    /// Names a position, or renames it. Returns whether the position exists.
    pub fn save_at(&mut self, node: NodeId, savepoint: Savepoint) -> bool {
        let there = node <= self.nodes.len();
        if there {
            let name = savepoint.name.trim().chars().filter(|letter| !letter.is_control());
            let name = name.take(LONGEST_NAME).collect();
            self.savepoints.insert(node, Savepoint { name, ..savepoint });
        }
        there
    }

    /// Removes the name of a position. Returns whether it had one.
    pub fn unsave(&mut self, node: NodeId) -> bool {
        self.savepoints.remove(&node).is_some()
    }

    /// Returns each node with its parent and the child that redo would choose, in the order of play.
    pub fn nodes(&self) -> impl Iterator<Item = (NodeId, Option<NodeId>, &Turn)> {
        self.nodes.iter().map(|node| (node.parent, node.last_child, &node.turn))
    }

    /// Returns the first child that redo would choose at the root.
    #[must_use]
    pub const fn first(&self) -> Option<NodeId> {
        self.first
    }

    /// Returns a tree from its nodes, as [`History::nodes`] lists them, without names; `None` if they don't form a
    /// tree.
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
