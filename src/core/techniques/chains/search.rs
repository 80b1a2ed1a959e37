//! Breadth first through the links: the shortest chains from one statement to another.

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
    /// What was reached, in this order, and whether as true.
    queue: Vec<(usize, bool)>,
    /// The start, and how far it was followed.
    looked: Option<(usize, usize)>,
}

impl Search {
    pub(super) fn new(graph: &Graph) -> Self {
        let count = graph.nodes.len();
        Self {
            on: vec![State::default(); count],
            off: vec![State::default(); count],
            queue: Vec::new(),
            looked: None,
        }
    }

    /// A shortest chain between two statements that are so many apart.
    pub(super) fn first(&mut self, graph: &Graph, start: usize, end: usize, length: usize) -> Found {
        self.look(graph, start, length);
        let mut nodes = vec![end];
        let mut through = Vec::new();
        let mut at = end;
        // The way back is made of the links that reached each first.
        while nodes.len() < length {
            let state = if nodes.len() % 2 == 1 { &self.on[at] } else { &self.off[at] };
            let Some(&(from, set)) = state.ways.first() else { break };
            nodes.push(from);
            through.push(set);
            at = from;
        }
        nodes.reverse();
        through.reverse();
        Found { nodes, through, closed: graph.is_weak(end, start) }
    }

    /// Tells all shortest loops through two statements that are so many apart, up to a number.
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

    /// Follows all links from a start, as far as chains of that length reach.
    fn look(&mut self, graph: &Graph, start: usize, longest: usize) {
        if self.looked == Some((start, longest)) {
            return;
        }
        self.looked = Some((start, longest));
        for (node, is_on) in self.queue.drain(..) {
            if is_on { self.on[node].forget() } else { self.off[node].forget() }
        }
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
