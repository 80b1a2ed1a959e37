//! The tree of turns as a list to choose from: the start, named moments, where ways part, and their ends.
//!
//! One way goes on in its list for as long as redo would follow it; another one that was taken from one of
//! its moments is a list of its own, beside that moment. So many small corrections make a long list and no
//! deep one, and what lies on the way to the present stands in the first list.

use super::{History, NodeId, SavepointKind};
use std::{iter::Peekable, vec::IntoIter};

/// How deep lists lie in one another at most. A way that parts from one of the deepest is listed behind it,
/// at the same depth: a screen has no room for more.
pub const DEEPEST: usize = 5;

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
    /// How many turns lie between the start and it.
    pub number: usize,
    /// How many of them come after the line above it on its way.
    pub turns: usize,
    /// Whether it lies on the way to the present, the present included.
    pub on_the_way: bool,
    /// Whether the game stands here.
    pub here: bool,
    /// Other ways that were taken from here, in the order of playing.
    pub ways: Vec<Vec<Line>>,
}

/// A line with how deep it lies, and whether its way begins with it.
type Placed = (usize, bool, Line);

/// A node that has not been listed yet.
struct Waiting {
    node: NodeId,
    depth: usize,
    begins: bool,
    number: usize,
    turns: usize,
}

impl History {
    /// The tree as a list, with lists of other ways in it.
    #[must_use]
    pub fn outline(&self) -> Vec<Line> {
        ways_of(&mut self.placed_lines().into_iter().peekable(), 0).swap_remove(0)
    }

    /// All lines from the top.
    fn placed_lines(&self) -> Vec<Placed> {
        let mut children: Vec<Vec<NodeId>> = vec![Vec::new(); self.len() + 1];
        for (index, (parent, _, _)) in self.nodes().enumerate() {
            children[parent].push(index + 1);
        }
        let way = self.line(self.at());
        let mut lines = Vec::new();
        // What is on top is listed next.
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
                let line = Line { node, stop, number, turns, on_the_way, here, ways: Vec::new() };
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

/// The ways that lie at a depth, each with those that part from it.
fn ways_of(lines: &mut Peekable<IntoIter<Placed>>, depth: usize) -> Vec<Vec<Line>> {
    let mut ways: Vec<Vec<Line>> = Vec::new();
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
