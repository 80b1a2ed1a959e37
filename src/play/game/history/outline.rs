//! The tree of turns as a list: the start, named positions, forks, and ends.
//!
//! A branch is one list as far as redo follows it; a branch off it is a separate list, beside the position of
//! the fork. So many small corrections make a long list and not a deep one, and the first list has the way to
//! the present.

use super::{History, NodeId, SavepointKind};
use std::{iter::Peekable, vec::IntoIter};

/// The deepest nesting of lists. A branch off one of the deepest follows it at the same depth, as a screen
/// has no room for more.
pub const DEEPEST: usize = 5;

/// The kind of a line of the outline.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Stop {
    /// The start of the game.
    Start,
    /// A position with a name.
    Savepoint(SavepointKind, String),
    /// Several branches start here.
    Fork,
    /// The end of a branch.
    End,
    /// None of these; the current position.
    Here,
}

/// One line of the outline.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OutlineLine {
    /// Its position.
    pub node: NodeId,
    /// Its kind.
    pub stop: Stop,
    /// The number of turns between the start and it.
    pub number: usize,
    /// The number of those turns after the previous line of its branch.
    pub turns: usize,
    /// Whether it is on the way to the present, including the present itself.
    pub on_the_way: bool,
    /// Whether it is the current position.
    pub here: bool,
    /// Other branches from here, in the order of play.
    pub ways: Vec<Vec<OutlineLine>>,
}

/// A line with its depth, and whether it begins its branch.
type Placed = (usize, bool, OutlineLine);

/// A node not listed yet.
struct Waiting {
    node: NodeId,
    depth: usize,
    begins: bool,
    number: usize,
    turns: usize,
}

impl History {
    /// Returns the tree as a list, with nested lists of other branches.
    #[must_use]
    pub fn outline(&self) -> Vec<OutlineLine> {
        ways_of(&mut self.placed_lines().into_iter().peekable(), 0).swap_remove(0)
    }

    fn placed_lines(&self) -> Vec<Placed> {
        let mut children: Vec<Vec<NodeId>> = vec![Vec::new(); self.len() + 1];
        for (index, (parent, _, _)) in self.nodes().enumerate() {
            children[parent].push(index + 1);
        }
        let way = self.line(self.at());
        let mut lines = Vec::new();
        // The top of the stack is listed next.
        let mut waiting = vec![Waiting { node: 0, depth: 0, begins: true, number: 0, turns: 0 }];
        while let Some(Waiting { node, depth, begins, number, turns }) = waiting.pop() {
            let next = &children[node];
            let stop = match (self.savepoint(node), next.len()) {
                (Some(savepoint), _) => Some(Stop::Savepoint(savepoint.kind, savepoint.name.clone())),
                _ if node == 0 => Some(Stop::Start),
                (None, 0) => Some(Stop::End),
                (None, 2..) => Some(Stop::Fork),
                (None, _) => (node == self.at()).then_some(Stop::Here),
            };
            let listed = stop.is_some();
            if let Some(stop) = stop {
                let on_the_way = node == 0 || way.binary_search(&node).is_ok();
                let here = node == self.at();
                let line = OutlineLine { node, stop, number, turns, on_the_way, here, ways: Vec::new() };
                lines.push((depth, begins, line));
            }
            let main = self.last_child(node);
            let after = |child, depth, begins| Waiting {
                node: child,
                depth,
                begins,
                number: number + 1,
                turns: if listed { 1 } else { turns + 1 },
            };
            let on = main.map(|child| after(child, depth, begins && !listed));
            let others = next.iter().rev().filter(|&&child| Some(child) != main);
            if depth < DEEPEST {
                waiting.extend(on);
                waiting.extend(others.map(|&child| after(child, depth + 1, true)));
            } else {
                waiting.extend(others.map(|&child| after(child, depth, true)));
                waiting.extend(on);
            }
        }
        lines
    }
}

/// Returns the branches at a depth, each with its own branches.
fn ways_of(lines: &mut Peekable<IntoIter<Placed>>, depth: usize) -> Vec<Vec<OutlineLine>> {
    let mut ways: Vec<Vec<OutlineLine>> = Vec::new();
    while let Some((_, begins, line)) = lines.next_if(|(at, _, _)| *at == depth) {
        match ways.last_mut() {
            Some(way) if !begins => way.push(line),
            _ => ways.push(vec![line]),
        }
        if lines.peek().is_some_and(|(at, _, _)| *at > depth)
            && let Some(line) = ways.last_mut().and_then(|way| way.last_mut())
        {
            line.ways = ways_of(lines, depth + 1);
        }
    }
    ways
}
