//! Chains of statements, joined by alternating strong and weak links.
//!
//! A statement puts a digit into a cell, or into some cell of a group. A *strong* link joins two statements,
//! at least one of them true: the only two places of a digit in a house, the only two digits of a cell. A
//! *weak* link joins two statements, at most one of them true: they see each other, or share a cell. A clue about two
//! cells gives links of both kinds, by what fits together there.
//!
//! ```text
//!   A ══ B ── C ══ D ── E ══ F        If A is false, B is true, C false, D true, E false, and F true.
//! ```
//!
//! So A or F is true, and any candidate that excludes both is false. If A and F exclude each other, the chain
//! is a *loop*: one of each two neighbours is true, so each weak link eliminates the candidates that exclude
//! both its ends.
//!
//! An *X-Chain* has one digit; an *XY-Chain* has its strong links inside cells. A chain of another kind that
//! eliminates just one candidate or fills one cell is a *discontinuous loop*, any other an *AIC*. Of all
//! chains between two statements, only the shortest is reported.
//!
//! The search advances all starts together, two links at a time (`levels`), so that it meets short chains
//! before long ones, and a caller that wants one chain gets it early. The path between two ends is only
//! computed (`search`) if they eliminate something.

mod graph;
mod levels;
mod links;
mod search;

use super::{Chain, ChainKind, Node};
use crate::{
    Position,
    families::{
        Pattern,
        sink::{Sink, rule_out},
    },
    position::tables::Tables,
    step::{Step, conclusion::Conclusion},
};
use graph::Graph;
use levels::Levels;
use links::Links;
use search::{Found, Search};
use std::{collections::HashSet, ops::ControlFlow};
use sudoku_board::{
    Candidate,
    sorting::{sort_few, sort_few_by_key},
};

/// Finds X-Chains, also those of two strong links. These have other names too, on easier rungs.
pub fn x(position: &Position, tables: &Tables<'_>, sink: Sink<'_>) -> ControlFlow<()> {
    let linked = tables.digits().filter(|&digit| tables.links(digit).len() > 1);
    let graphs: Vec<Graph> = linked.map(|digit| Graph::new(position, tables, Links::Digit(digit))).collect();
    of_one_digit(&graphs, ChainKind::X, 2, tables, sink)
}

/// Finds XY-Chains of at least three cells.
pub fn xy(position: &Position, tables: &Tables<'_>, sink: Sink<'_>) -> ControlFlow<()> {
    if tables.bivalue().len() < 3 {
        return ControlFlow::Continue(());
    }
    of_one_digit(&[Graph::new(position, tables, Links::InCells)], ChainKind::Xy, 3, tables, sink)
}

/// Finds chains of at least `least` strong links between two places of a digit, the shortest first, one for each
/// conclusion.
fn of_one_digit(
    graphs: &[Graph],
    kind: ChainKind,
    least: usize,
    tables: &Tables<'_>,
    sink: Sink<'_>,
) -> ControlFlow<()> {
    let mut told = HashSet::new();
    let mut searches: Vec<Search> = graphs.iter().map(Search::new).collect();
    shortest_first(graphs, tables, &mut |nth, start, end, length| {
        let graph = &graphs[nth];
        let apart = length >= 2 * least && start != end && graph.nodes[start].digit == graph.nodes[end].digit;
        if !apart || !graph.concludes(start, end) {
            return ControlFlow::Continue(());
        }
        let gone = graph.excluding_both(start, end);
        if !told.insert(gone.clone()) {
            return ControlFlow::Continue(());
        }
        let found = searches[nth].first(graph, start, end, length);
        rule_out(sink, gone, || pattern(graph, &found, kind, tables))
    })
}

/// Finds loops and AICs of single candidates.
pub fn any(position: &Position, tables: &Tables<'_>, sink: Sink<'_>) -> ControlFlow<()> {
    let graph = Graph::new(position, tables, Links::All);
    let mut search = Search::new(&graph);
    let mut told = Told::default();
    let has_clues = position.shape().has_clues();
    shortest_first(std::slice::from_ref(&graph), tables, &mut |_, start, end, length| {
        // A single link says as much without the way back. Without clues, locked candidates say it.
        let is_single = has_clues && length == 2;
        if graph.is_weak(end, start) && !is_single {
            let mut loops = Vec::new();
            search.each(&graph, start, end, length, &mut |found| loops.extend(closed(&graph, found, tables)));
            for (gone, pattern) in loops {
                tell(&mut told, (gone, ChainKind::Continuous), None, &mut || pattern.clone(), sink)?;
            }
            return ControlFlow::Continue(());
        }
        let Some((gone, kind)) = open(&graph, start, end) else { return ControlFlow::Continue(()) };
        let mut path = || {
            let found = search.first(&graph, start, end, length);
            pattern(&graph, &Found { closed: false, ..found }, kind, tables)
        };
        let stands = graph.nodes[start].cell.filter(|_| start == end);
        let stands = stands.map(|cell| Candidate::new(cell, graph.nodes[start].digit));
        tell(&mut told, (gone, kind), stands, &mut path, sink)
    })
}

/// Finds loops and AICs with groups of cells, or through almost locked sets, unless a chain without them is as
/// short.
pub fn grouped(position: &Position, tables: &Tables<'_>, sink: Sink<'_>) -> ControlFlow<()> {
    let plain = Graph::new(position, tables, Links::All);
    let mut without = Levels::new(&plain);
    let graph = Graph::grouped(position, tables);
    let mut search = Search::new(&graph);
    let mut told = Told::default();
    // An almost locked set lengthens a chain by two, so chains wait here until all shorter ones are reported.
    let mut waiting: Vec<(usize, usize, usize, Outcome)> = Vec::new();
    let mut reached = 0;
    let mut follow = |length: usize, waiting: &mut Vec<(usize, usize, usize, Outcome)>, last: bool| {
        sort_few_by_key(waiting, |&(length, start, end, _)| (length, start, end));
        let ready = waiting.iter().take_while(|waits| last || waits.0 < length).count();
        for (_, _, _, (gone, kind, pattern)) in waiting.drain(..ready) {
            tell(&mut told, (gone, kind), proven(&pattern), &mut || pattern.clone(), sink)?;
        }
        ControlFlow::Continue(())
    };
    shortest_first(std::slice::from_ref(&graph), tables, &mut |_, start, end, length| {
        if length > reached {
            follow(length, &mut waiting, false)?;
            (reached..length).step_by(2).for_each(|_| without.advance_all(&plain));
            reached = length;
        }
        let needs = |found: &Found| {
            found.nodes.iter().any(|&node| graph.nodes[node].cell.is_none())
                || found.through.iter().any(Option::is_some)
        };
        let mut wait = |found: &Found, chain: Outcome| {
            let through = found.through.iter().filter(|set| set.is_some()).count();
            waiting.push((length + 2 * through, start, end, chain));
        };
        if graph.is_weak(end, start) {
            search.each(&graph, start, end, length, &mut |found| {
                if needs(found)
                    && let Some((gone, pattern)) = closed(&graph, found, tables)
                {
                    wait(found, (gone, ChainKind::Continuous, pattern));
                }
            });
            return ControlFlow::Continue(());
        }
        let Some((gone, kind)) = open(&graph, start, end) else { return ControlFlow::Continue(()) };
        let alike = [start, end].map(|node| plain.same_statement(&graph.nodes[node]));
        if let [Some(start), Some(end)] = alike
            && without.has_reached(start, end)
        {
            return ControlFlow::Continue(());
        }
        let found = search.first(&graph, start, end, length);
        if needs(&found) {
            wait(&found, (gone, kind, pattern(&graph, &found, kind, tables)));
        }
        ControlFlow::Continue(())
    })?;
    follow(0, &mut waiting, true)
}

/// The eliminations of a chain, its kind, and its pattern.
type Outcome = (Vec<Candidate>, ChainKind, Pattern);

/// Yields each start with each later end, or itself, that is true if the start is false; at least the pairs
/// that exclude each other or eliminate something. Ordered by the least number of statements between them,
/// then by graph, start, and end. The arguments are the number of the graph, start, end, and length.
fn shortest_first(
    graphs: &[Graph],
    tables: &Tables<'_>,
    told: &mut dyn FnMut(usize, usize, usize, usize) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let mut levels: Vec<Levels> = graphs.iter().map(Levels::new).collect();
    for length in (2..=tables.limits().chain).step_by(2) {
        let mut further = false;
        for (nth, (graph, levels)) in graphs.iter().zip(&mut levels).enumerate() {
            for start in 0..graph.nodes.len() {
                if levels.advance(graph, start) {
                    further = true;
                    tables.work(1)?;
                    levels.each_new(graph, start, &mut |end| told(nth, start, end, length))?;
                }
            }
        }
        if !further {
            break;
        }
    }
    ControlFlow::Continue(())
}

/// Returns the eliminations and the kind of an open chain between two statements.
fn open(graph: &Graph, first: usize, last: usize) -> Option<(Vec<Candidate>, ChainKind)> {
    if !graph.concludes(first, last) {
        return None;
    }
    let gone = if first == last { graph.cell_mates(first) } else { graph.excluding_both(first, last) };
    let one_place = first == last || gone.len() == 1;
    Some((gone, if one_place { ChainKind::Discontinuous } else { ChainKind::Aic }))
}

/// Returns the eliminations of a loop, which is written from its end to its start.
fn closed(graph: &Graph, found: &Found, tables: &Tables<'_>) -> Option<(Vec<Candidate>, Pattern)> {
    let mut gone: Vec<Candidate> = Vec::new();
    let turns = found.nodes.len();
    for weak in (1..turns).step_by(2) {
        let [from, to] = [found.nodes[weak], found.nodes[(weak + 1) % turns]];
        if graph.concludes(from, to) {
            gone.extend(graph.excluding_both(from, to));
        }
    }
    // An almost locked set in a strong link is locked: its other digits are in its cells.
    for (link, set) in found.through.iter().enumerate().filter_map(|(link, set)| Some((link, (*set)?))) {
        let [from, to] = [link, link + 1].map(|i| graph.nodes[found.nodes[i]].digit);
        for (digit, held) in tables.sets().held(set).filter(|(digit, _)| *digit != from && *digit != to) {
            let there = tables.sets().holdings()[held].seers;
            gone.extend(there.iter().map(|cell| Candidate::new(cell, digit)));
        }
    }
    sort_few(&mut gone);
    gone.dedup();
    // Only a shorter loop can eliminate a candidate that is part of this one.
    (!gone.is_empty()).then(|| (gone, pattern(graph, &found.reversed(), ChainKind::Continuous, tables)))
}

fn pattern(graph: &Graph, found: &Found, kind: ChainKind, tables: &Tables<'_>) -> Pattern {
    let told = |&node: &usize| {
        let node = &graph.nodes[node];
        Node { digit: node.digit, cells: node.cells.iter().collect() }
    };
    let through = found.through.iter().enumerate();
    let cells = |set: usize| tables.sets()[set].cells.iter().collect();
    Pattern::Chain(Chain {
        kind,
        nodes: found.nodes.iter().map(told).collect(),
        through: through.filter_map(|(link, set)| Some((link as u16, cells((*set)?)))).collect(),
        closed: found.closed,
    })
}

/// The conclusions of earlier chains.
#[derive(Default)]
struct Told {
    gone: HashSet<(Vec<Candidate>, ChainKind)>,
    stands: HashSet<(Candidate, ChainKind)>,
}

/// Returns the candidate at both ends of a chain.
fn proven(pattern: &Pattern) -> Option<Candidate> {
    let Pattern::Chain(Chain { nodes, .. }) = pattern else { return None };
    let (first, last) = (nodes.first()?, nodes.last()?);
    (first == last && first.cells.len() == 1).then(|| Candidate::new(first.cells[0], first.digit))
}

/// Reports a chain, unless an earlier one, no longer than this, has the same conclusion. A candidate that
/// follows from its own falsehood is true: reports first its placement, then the eliminations.
fn tell(
    told: &mut Told,
    (gone, kind): (Vec<Candidate>, ChainKind),
    proven: Option<Candidate>,
    pattern: &mut dyn FnMut() -> Pattern,
    sink: Sink<'_>,
) -> ControlFlow<()> {
    if let Some(candidate) = proven.filter(|&candidate| told.stands.insert((candidate, kind))) {
        sink(Step { pattern: pattern(), conclusion: Conclusion::Place(candidate) })?;
    }
    if !told.gone.insert((gone.clone(), kind)) {
        return ControlFlow::Continue(());
    }
    rule_out(sink, gone, pattern)
}
