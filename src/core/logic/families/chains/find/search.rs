//! Breadth-first search through the links: the shortest chains from one statement to another.

use super::graph::Graph;

#[derive(Clone, Debug)]
pub(super) struct Found {
    /// The statements of the chain, by index.
    pub(super) nodes: Vec<usize>,
    /// The almost locked set of each link, if it goes through one.
    pub(super) through: Vec<Option<usize>>,
    /// Whether the ends of the chain exclude each other.
    pub(super) closed: bool,
}

impl Found {
    /// Returns the same chain from its other end.
    pub(super) fn reversed(&self) -> Self {
        let (nodes, through) = (self.nodes.iter().rev().copied(), self.through.iter().rev().copied());
        Self { nodes: nodes.collect(), through: through.collect(), closed: self.closed }
    }
}

/// The most equally short loops between two statements that are reported.
const LOOPS: usize = 24;

/// A link to a statement: its origin, the almost locked set it goes through, and the next link to the same
/// statement.
type Way = (usize, Option<usize>, usize);

const NONE: usize = usize::MAX;

/// A statement being true, or being false.
#[derive(Clone, Copy, Debug)]
struct State {
    /// The number of statements on the way to it, including itself; 0 if not reached.
    length: usize,
    /// The first and the last of all links that reach it at this length.
    first: usize,
    last: usize,
}

impl State {
    const UNSEEN: Self = Self { length: 0, first: NONE, last: NONE };

    /// Records a link to the statement, and returns whether it is the first.
    fn reach(&mut self, ways: &mut Vec<Way>, length: usize, (from, set): (usize, Option<usize>)) -> bool {
        let first = self.length == 0;
        if first {
            self.length = length;
        }
        if self.length == length {
            let number = ways.len();
            ways.push((from, set, NONE));
            if first {
                self.first = number;
            } else {
                ways[self.last].2 = number;
            }
            self.last = number;
        }
        first
    }
}

/// The buffers of a search, reusable for any number of starts.
#[derive(Clone, Debug)]
pub(super) struct Search {
    /// Each statement being true, and being false, given that the start is false.
    on: Vec<State>,
    off: Vec<State>,
    ways: Vec<Way>,
    /// The reached statements in order, and whether as true.
    queue: Vec<(usize, bool)>,
    /// The current start, and the length that was searched.
    looked: Option<(usize, usize)>,
}

impl Search {
    pub(super) fn new(graph: &Graph) -> Self {
        let count = graph.nodes.len();
        Self {
            on: vec![State::UNSEEN; count],
            off: vec![State::UNSEEN; count],
            ways: Vec::new(),
            queue: Vec::new(),
            looked: None,
        }
    }

    /// Returns a shortest chain between two statements at a distance of `length`.
    pub(super) fn first(&mut self, graph: &Graph, start: usize, end: usize, length: usize) -> Found {
        self.look(graph, start, length);
        let mut nodes = vec![end];
        let mut through = Vec::new();
        let mut at = end;
        // The way back consists of the first links to each statement.
        while nodes.len() < length {
            let state = if nodes.len() % 2 == 1 { &self.on[at] } else { &self.off[at] };
            let Some(&(from, set, _)) = self.ways.get(state.first) else { break };
            nodes.push(from);
            through.push(set);
            at = from;
        }
        nodes.reverse();
        through.reverse();
        Found { nodes, through, closed: graph.is_weak(end, start) }
    }

    /// Yields all shortest loops of this length through two statements, up to a limit, each from its end to
    /// its start.
    pub(super) fn each(
        &mut self,
        graph: &Graph,
        start: usize,
        end: usize,
        length: usize,
        found: &mut dyn FnMut(&Found),
    ) {
        self.look(graph, start, length);
        let mut left = LOOPS;
        let mut chain = Found { nodes: vec![end], through: Vec::new(), closed: true };
        self.back(start, &mut chain, &mut left, found);
    }

    /// Follows all links from a start, for chains of at most this length.
    fn look(&mut self, graph: &Graph, start: usize, longest: usize) {
        if self.looked == Some((start, longest)) {
            return;
        }
        self.looked = Some((start, longest));
        for (node, is_on) in self.queue.drain(..) {
            *(if is_on { &mut self.on[node] } else { &mut self.off[node] }) = State::UNSEEN;
        }
        self.ways.clear();
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
                for next in graph.weak_of(node) {
                    if self.off[next].reach(&mut self.ways, length, (node, None)) {
                        self.queue.push((next, false));
                    }
                }
            } else {
                let length = self.off[node].length + 1;
                for &(next, set) in graph.strong_of(node) {
                    if self.on[next].reach(&mut self.ways, length, (node, set)) {
                        self.queue.push((next, true));
                    }
                }
            }
        }
    }

    /// Extends a chain, which is written backwards, in all shortest ways.
    fn back(&self, start: usize, chain: &mut Found, left: &mut usize, found: &mut dyn FnMut(&Found)) {
        let is_on = chain.nodes.len() % 2 == 1;
        let Some(&node) = chain.nodes.last() else { return };
        if !is_on && node == start {
            found(chain);
            *left -= 1;
            return;
        }
        let state = if is_on { &self.on[node] } else { &self.off[node] };
        let mut way = state.first;
        while let Some(&(from, set, next)) = self.ways.get(way).filter(|_| *left > 0) {
            way = next;
            chain.nodes.push(from);
            chain.through.push(set);
            self.back(start, chain, left, found);
            chain.nodes.pop();
            chain.through.pop();
        }
    }
}
