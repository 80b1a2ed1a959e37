//! Chains of statements, joined by links that are strong and weak in turn.
//!
//! A statement says that a digit stands in a cell, or somewhere in a group of cells. A *strong* link joins two
//! of which at least one is true: the only two places of a digit in a house, the only two digits of a cell. A
//! *weak* link joins two of which at most one is true: they see each other, or share a cell.
//!
//! ```text
//!   A ══ B ── C ══ D ── E ══ F        If A is false, B is true, C false, D true, E false, and F true.
//! ```
//!
//! So A or F is true, and what excludes both is false. If A and F exclude each other, the chain is a *loop*,
//! in which one of each two that follow is true, so that each weak link clears what excludes both its ends.
//!
//! An *X-Chain* has one digit; an *XY-Chain* has its strong links inside cells; of the others, one that takes
//! just one candidate or fills one cell is a *discontinuous loop*, any other an *AIC*. Of all chains between
//! two statements the shortest is told.

mod graph;
mod search;

use super::{Sink, rule_out};
use crate::{
    Candidate, CellSet, Position,
    step::{ChainKind, Node, Pattern},
    tables::Tables,
};
use graph::{Graph, Links};
use search::{Found, Search};
use std::{collections::HashSet, ops::ControlFlow};

/// X-Chains of three strong links and more; two are a turbot fish.
pub fn x(position: &Position, tables: &Tables<'_>, sink: Sink<'_>) -> ControlFlow<()> {
    let mut chains = Vec::new();
    for digit in crate::Digit::all(position.order()) {
        let graph = Graph::new(position, tables, Links::Digit(digit));
        ends(&graph, tables, |graph, found| {
            if found.nodes.len() > 4 && found.nodes.first() != found.nodes.last() {
                chains.extend(open(graph, found, ChainKind::X, tables));
            }
        });
    }
    tell(chains, sink)
}

/// XY-Chains of three cells and more.
pub fn xy(position: &Position, tables: &Tables<'_>, sink: Sink<'_>) -> ControlFlow<()> {
    let graph = Graph::new(position, tables, Links::InCells);
    let mut chains = Vec::new();
    ends(&graph, tables, |graph, found| {
        let [first, last] = [found.nodes[0], found.nodes[found.nodes.len() - 1]];
        let same = graph.nodes[first].digit == graph.nodes[last].digit && first != last;
        if same && found.nodes.len() > 4 {
            chains.extend(open(graph, found, ChainKind::Xy, tables));
        }
    });
    tell(chains, sink)
}

/// Loops and AIC of single candidates.
pub fn any(position: &Position, tables: &Tables<'_>, sink: Sink<'_>) -> ControlFlow<()> {
    let mut chains = Vec::new();
    ends(&Graph::new(position, tables, Links::All), tables, |graph, found| {
        chains.extend(general(graph, found, tables));
    });
    tell(chains, sink)
}

/// Loops and AIC with groups of cells, or through almost locked sets, where no chain without them is as short.
pub fn grouped(position: &Position, tables: &Tables<'_>, sink: Sink<'_>) -> ControlFlow<()> {
    let plain = Graph::new(position, tables, Links::All);
    let mut shortest = Search::new(&plain);
    let mut started = None;
    let mut chains = Vec::new();
    ends(&Graph::new(position, tables, Links::Grouped), tables, |graph, found| {
        let needs = |link: usize| graph.nodes[link].list.len() > 1;
        if !found.nodes.iter().any(|&node| needs(node)) && found.through.iter().all(Option::is_none) {
            return;
        }
        // Single candidates come first in both graphs, so that they have the same numbers.
        let [first, last] = [found.nodes[0], found.nodes[found.nodes.len() - 1]];
        if !found.closed && first < plain.nodes.len() && last < plain.nodes.len() {
            if started != Some(first) {
                started = Some(first);
                shortest.from(&plain, first, tables.limits().chain, &mut |_| {});
            }
            if shortest.length_to(last).is_some_and(|length| length <= found.nodes.len()) {
                return;
            }
        }
        chains.extend(general(graph, found, tables));
    });
    tell(chains, sink)
}

fn general(graph: &Graph, found: &Found, tables: &Tables<'_>) -> Option<Chain> {
    if found.closed { closed(graph, found, tables) } else { open(graph, found, ChainKind::Aic, tables) }
}

/// Tells the shortest chain to each statement from each that is not after it.
fn ends(graph: &Graph, tables: &Tables<'_>, mut told: impl FnMut(&Graph, &Found)) {
    let mut search = Search::new(graph);
    for start in 0..graph.nodes.len() {
        search.from(graph, start, tables.limits().chain, &mut |found| told(graph, found));
    }
}

/// A chain, what it rules out, and whether it is a loop.
type Chain = (Vec<Candidate>, Pattern);

/// What an open chain rules out, under its name.
fn open(graph: &Graph, found: &Found, kind: ChainKind, tables: &Tables<'_>) -> Option<Chain> {
    let [first, last] = [found.nodes[0], found.nodes[found.nodes.len() - 1]];
    let gone =
        if first == last { graph.cell_mates(first) } else { graph.excluding_both(first, last, tables) };
    let one_place = first == last || gone.len() == 1;
    let kind = if kind == ChainKind::Aic && one_place { ChainKind::Discontinuous } else { kind };
    (!gone.is_empty()).then(|| (gone, pattern(graph, found, kind)))
}

/// What a loop rules out.
fn closed(graph: &Graph, found: &Found, tables: &Tables<'_>) -> Option<Chain> {
    let mut gone: Vec<Candidate> = Vec::new();
    let turns = found.nodes.len();
    for weak in (1..turns).step_by(2) {
        gone.extend(graph.excluding_both(found.nodes[weak], found.nodes[(weak + 1) % turns], tables));
    }
    // A set that a strong link goes through is locked: what it has beside the two digits is in it.
    for (link, set) in found.through.iter().enumerate().filter_map(|(link, set)| Some((link, (*set)?))) {
        let als = &tables.sets()[set];
        let [from, to] = [link, link + 1].map(|i| graph.nodes[found.nodes[i]].digit);
        for (digit, _, seers) in als.of_digit.iter().filter(|(digit, ..)| *digit != from && *digit != to) {
            let there: CellSet = seers.intersection(tables.places(*digit));
            gone.extend(there.iter().map(|cell| Candidate::new(cell, *digit)));
        }
    }
    gone.sort_unstable();
    gone.dedup();
    // What is in the loop is not ruled out by it, but by a shorter one.
    (!gone.is_empty()).then(|| (gone, pattern(graph, found, ChainKind::Continuous)))
}

fn pattern(graph: &Graph, found: &Found, kind: ChainKind) -> Pattern {
    let told = |&node: &usize| {
        let node = &graph.nodes[node];
        Node { digit: node.digit, cells: node.list.clone() }
    };
    let through = found.through.iter().enumerate();
    Pattern::Chain {
        kind,
        nodes: found.nodes.iter().map(told).collect(),
        through: through.filter_map(|(link, set)| Some((link as u16, graph.sets[(*set)?].clone()))).collect(),
        closed: found.closed,
    }
}

/// Tells chains, the shortest first, one for each thing that follows.
fn tell(mut chains: Vec<Chain>, sink: Sink<'_>) -> ControlFlow<()> {
    chains.sort_by_key(|(_, pattern)| match pattern {
        Pattern::Chain { nodes, through, .. } => nodes.len() + 2 * through.len(),
        _ => 0,
    });
    let mut told = HashSet::new();
    for (gone, pattern) in chains {
        let kind = match &pattern {
            Pattern::Chain { kind, .. } => *kind,
            _ => ChainKind::Aic,
        };
        if told.insert((gone.clone(), kind)) {
            rule_out(sink, gone, || pattern)?;
        }
    }
    ControlFlow::Continue(())
}
