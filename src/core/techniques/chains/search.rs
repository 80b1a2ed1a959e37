//! Breadth first through the links: the shortest chains from one statement to each other.

use super::graph::Graph;

/// A chain that was found.
#[derive(Clone, Debug)]
pub(super) struct Found {
    /// Its statements.
    pub(super) nodes: Vec<usize>,
    /// For each of its links, the almost locked set that it goes through.
    pub(super) through: Vec<Option<usize>>,
    /// Whether its ends exclude each other.
    pub(super) closed: bool,
}

/// How many equally short loops between two statements are told.
const LOOPS: usize = 24;

/// A link by which a statement was reached: from where, and through which almost locked set.
type Way = (usize, Option<usize>);

/// A statement being true, or false.
#[derive(Clone, Debug, Default)]
struct State {
    /// How many statements lead to it, itself included; 0 if it was not reached.
    length: usize,
    /// All links by which it is reached in so many.
    ways: Vec<Way>,
}

impl State {
    /// Notes a way to it, and says whether it is the first.
    fn reach(&mut self, length: usize, way: Way) -> bool {
        let first = self.length == 0;
        if first {
            self.length = length;
        }
        if self.length == length {
            self.ways.push(way);
        }
        first
    }

    fn forget(&mut self) {
        self.length = 0;
        self.ways.clear();
    }
}

/// What a search needs; one can serve any number of starts.
#[derive(Clone, Debug)]
pub(super) struct Search {
    /// Each statement being true, and being false, if the start is false.
    on: Vec<State>,
    off: Vec<State>,
    queue: Vec<(usize, bool)>,
}

impl Search {
    pub(super) fn new(graph: &Graph) -> Self {
        let count = graph.nodes.len();
        Self { on: vec![State::default(); count], off: vec![State::default(); count], queue: Vec::new() }
    }

    /// Tells a shortest chain from a start to each statement that is true if it is false, the start among
    /// them, but none that is before it. Of loops, all that are equally short are told, up to a number.
    pub(super) fn from(
        &mut self,
        graph: &Graph,
        start: usize,
        longest: usize,
        found: &mut dyn FnMut(&Found),
    ) {
        self.on.iter_mut().chain(&mut self.off).for_each(State::forget);
        self.queue.clear();
        self.off[start].length = 1;
        self.queue.push((start, false));
        let mut at = 0;
        while let Some(&(node, is_on)) = self.queue.get(at) {
            at += 1;
            if is_on {
                let length = self.on[node].length + 1;
                if length > longest {
                    continue;
                }
                for &next in &graph.weak[node] {
                    if self.off[next].reach(length, (node, None)) {
                        self.queue.push((next, false));
                    }
                }
            } else {
                let length = self.off[node].length + 1;
                for &(next, set) in &graph.strong[node] {
                    if self.on[next].reach(length, (node, set)) {
                        self.queue.push((next, true));
                    }
                }
            }
        }
        for end in (start..graph.nodes.len()).filter(|&end| self.on[end].length > 0) {
            let closed = graph.weak[end].contains(&start);
            let mut left = if closed { LOOPS } else { 1 };
            let mut chain = Found { nodes: vec![end], through: Vec::new(), closed };
            self.back(start, &mut chain, &mut left, found);
        }
    }

    /// How many statements the shortest chain to one has, after a search; none if there is no chain.
    pub(super) fn length_to(&self, end: usize) -> Option<usize> {
        Some(self.on[end].length).filter(|&length| length > 0)
    }

    /// Goes on from the end of a chain that is written backwards, in all shortest ways.
    fn back(&self, start: usize, chain: &mut Found, left: &mut usize, found: &mut dyn FnMut(&Found)) {
        let is_on = chain.nodes.len() % 2 == 1;
        let Some(&node) = chain.nodes.last() else { return };
        if !is_on && node == start {
            let mut whole = chain.clone();
            whole.nodes.reverse();
            whole.through.reverse();
            found(&whole);
            *left -= 1;
            return;
        }
        let state = if is_on { &self.on[node] } else { &self.off[node] };
        for &(from, set) in &state.ways {
            if *left == 0 {
                return;
            }
            chain.nodes.push(from);
            chain.through.push(set);
            self.back(start, chain, left, found);
            chain.nodes.pop();
            chain.through.pop();
        }
    }
}
