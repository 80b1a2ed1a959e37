//! Joining two trees with the same root.

use super::{History, Node, NodeId};
use crate::game::{edit::Turn, pace::Pace};
use std::collections::BTreeMap;

/// The approximate work of a turn, in the unit of [`Pace`].
const TAKEN: usize = 50;

/// A key for finding a turn in a tree: the position before it, the number of its edits, and the cell of the
/// first. Few turns share it.
type Place = (NodeId, usize, Option<usize>);

fn place(parent: NodeId, turn: &Turn) -> Place {
    (parent, turn.edits.len(), turn.edits.first().map(|edit| edit.cell().index()))
}

impl History {
    /// Adds the turns of another tree with the same root. The numbers, names and present of this tree stay;
    /// redo leads to a new turn only from positions where it led nowhere. Returns the position here for each
    /// position of the other tree.
    pub(crate) async fn join(&mut self, other: &Self, pace: &Pace<'_>) -> Vec<NodeId> {
        let before = self.len();
        let mut known: BTreeMap<Place, Vec<NodeId>> = BTreeMap::new();
        for (id, node) in (1..).zip(&self.nodes) {
            known.entry(place(node.parent, &node.turn)).or_default().push(id);
            pace.spend(TAKEN).await;
        }
        let mut to = vec![0];
        for (id, node) in (1..).zip(&other.nodes) {
            pace.spend(TAKEN).await;
            let parent = to[node.parent];
            let is_it = |here: &Node| here.parent == parent && here.turn == node.turn;
            // Usually one tree is the beginning of the other, number by number.
            if self.nodes.get(id - 1).is_some_and(is_it) {
                to.push(id);
                continue;
            }
            let alike = known.entry(place(parent, &node.turn)).or_default();
            let there = alike.iter().copied().find(|&here| is_it(&self.nodes[here - 1]));
            to.push(there.unwrap_or_else(|| {
                self.nodes.push(Node { parent, turn: node.turn.clone(), last_child: None });
                alike.push(self.nodes.len());
                self.nodes.len()
            }));
        }
        if self.len() > before {
            for (id, &here) in to.iter().enumerate() {
                if let (None, Some(child)) = (self.last_child(here), other.last_child(id)) {
                    self.set_last_child(here, to[child]);
                }
            }
        }
        to
    }
}
