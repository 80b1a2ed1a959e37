//! The tree of turns as a list to choose from: the start, named moments, where ways part, and their ends.

use super::{History, NodeId, SavepointKind};

/// What a line of the outline is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Stop {
    /// The start of the game.
    Start,
    /// A moment with a name.
    Savepoint(SavepointKind, String),
    /// From here more than one way was taken.
    Fork,
    /// Nothing was played after this.
    End,
    /// None of these; the game stands here.
    Here,
}

/// One line of the outline.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// The moment to which it leads.
    pub node: NodeId,
    /// What it is.
    pub stop: Stop,
    /// How many forks lie above it.
    pub depth: usize,
    /// How many turns lie between the line above it on its way and this one.
    pub turns: usize,
    /// Whether it lies on the way to the present, the present included.
    pub on_the_way: bool,
    /// Whether the game stands here.
    pub here: bool,
}

impl History {
    /// The tree as a list, each way before the next: the one taken last comes first where ways part.
    #[must_use]
    pub fn outline(&self) -> Vec<Line> {
        let mut children: Vec<Vec<NodeId>> = vec![Vec::new(); self.len() + 1];
        for (index, (parent, _, _)) in self.nodes().enumerate() {
            children[parent].push(index + 1);
        }
        for (id, children) in children.iter_mut().enumerate() {
            let last = self.last_child(id);
            children.sort_by_key(|&child| (Some(child) != last, child));
        }
        let way = self.line(self.at());
        let mut lines = Vec::new();
        // A node with the forks above it and the turns since the line above. What is on top is listed next.
        let mut waiting = vec![(0, 0, 0)];
        while let Some((node, depth, turns)) = waiting.pop() {
            let next = &children[node];
            let stop = match (self.savepoint(node), next.len()) {
                (Some(savepoint), _) => Some(Stop::Savepoint(savepoint.kind, savepoint.name.clone())),
                _ if node == 0 => Some(Stop::Start),
                (None, 0) => Some(Stop::End),
                (None, 2..) => Some(Stop::Fork),
                (None, _) => (node == self.at()).then_some(Stop::Here),
            };
            let since = if stop.is_some() { 0 } else { turns };
            if let Some(stop) = stop {
                let on_the_way = node == 0 || way.binary_search(&node).is_ok();
                lines.push(Line { node, stop, depth, turns, on_the_way, here: node == self.at() });
            }
            let below = depth + usize::from(next.len() > 1);
            waiting.extend(next.iter().rev().map(|&child| (child, below, since + 1)));
        }
        lines
    }
}
