//! Two trees that grew from one beginning become one.

use super::{History, Node, NodeId};
use crate::play::{edit::Turn, pace::Pace};
use std::collections::BTreeMap;

/// About how much work a turn is, as [`Pace`] counts.
const TAKEN: usize = 50;

/// Where in a tree a turn may be found: after which moment, how many edits it has, and of which cell the
/// first. Turns that have all of it in common are few.
type Place = (NodeId, usize, Option<usize>);

fn place(parent: NodeId, turn: &Turn) -> Place {
    (parent, turn.edits.len(), turn.edits.first().map(|edit| edit.cell().index()))
}

impl History {
    /// Takes in the turns of another tree from the same beginning. What is here keeps its numbers, its names
    /// and its present; redo leads into what is new only where it led nowhere. The answer says, for each
    /// moment of the other tree, which moment of this one it is.
    pub(in crate::play) async fn join(&mut self, other: &Self, pace: &Pace<'_>) -> Vec<NodeId> {
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
            // Most often one tree is the beginning of the other, number by number.
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
