//! Forcing chains: each placement forces the next alone.

use super::{
    Reach,
    board::{Board, Made, told},
    excludes, origins,
};
use crate::{
    Candidate, Candidates, Position,
    step::{Conclusion, Forced, Pattern, Step},
    tables::Tables,
    techniques::{Sink, rule_out},
};
use std::{
    collections::{BTreeMap, BTreeSet, HashMap},
    ops::ControlFlow,
};

/// The placements that chains from one candidate reach, each with the one before it, nearest first.
type Tree = Vec<(Made, usize)>;

/// Candidates in order, each with how many placements lead to the end of it, and with the last of them.
type Ends = Vec<(Candidate, usize, usize)>;

/// Chains from one candidate: where they go, what they place and what they exclude.
struct Branch {
    tree: Tree,
    placed: Ends,
    excluded: Ends,
}

/// What follows, from the same origin.
struct Found {
    pattern: Pattern,
    conclusion: Conclusion,
    length: usize,
}

/// Forcing chains from cells and from digits in houses, the shortest first.
pub fn find(position: &Position, _: &Tables<'_>, sink: Sink<'_>) -> ControlFlow<()> {
    let candidates = position.candidates();
    let reach = Reach::of(position.order());
    let mut links = Links::new(position);
    let mut branches: HashMap<Candidate, Branch> = HashMap::new();
    let mut found: Vec<Found> = Vec::new();
    for (origin, options) in origins(candidates, 3, reach.options) {
        for &option in &options {
            branches.entry(option).or_insert_with(|| links.branch(position, option, reach.chain));
        }
        let of: Vec<&Branch> = options.iter().map(|option| &branches[option]).collect();
        let pattern = |ends: &[usize]| Pattern::Forcing {
            origin,
            branches: of.iter().zip(ends).map(|(branch, &end)| path(candidates, &branch.tree, end)).collect(),
            clash: None,
            plain: true,
        };
        for (target, length, ends) in common(&of, |branch| &branch.placed) {
            if length > options.len() {
                found.push(Found { pattern: pattern(&ends), conclusion: Conclusion::Place(target), length });
            }
        }
        let mut rows: BTreeMap<Vec<usize>, usize> = BTreeMap::new();
        let targets = common(&of, |branch| &branch.excluded);
        for (_, length, ends) in &targets {
            rows.insert(ends.clone(), *length);
        }
        for (ends, length) in rows.into_iter().filter(|(_, length)| *length > options.len()) {
            let out = |target: &Candidate| {
                let mut last = of.iter().zip(&ends).map(|(branch, &end)| branch.tree[end].0.candidate);
                last.all(|last| excludes(candidates, last, *target))
            };
            let gone = targets.iter().map(|(target, ..)| *target).filter(out).collect();
            found.push(Found { pattern: pattern(&ends), conclusion: Conclusion::Eliminate(gone), length });
        }
    }
    found.sort_by_key(|found| found.length);
    tell(found, sink)
}

/// Tells what says something that was not said in fewer placements.
fn tell(found: Vec<Found>, sink: Sink<'_>) -> ControlFlow<()> {
    let mut placed = BTreeSet::new();
    let mut told = BTreeSet::new();
    for Found { pattern, conclusion, .. } in found {
        match conclusion {
            Conclusion::Eliminate(gone) => {
                let known = told.len();
                told.extend(gone.iter().copied());
                if told.len() > known {
                    rule_out(sink, gone, || pattern)?;
                }
            }
            Conclusion::Place(target) => {
                if placed.insert(target) {
                    sink(Step { pattern, conclusion: Conclusion::Place(target) })?;
                }
            }
            Conclusion::Impossible | Conclusion::TakeBack(_) => {}
        }
    }
    ControlFlow::Continue(())
}

/// What is at the end of all branches: how many placements in all lead there, and which is the last in each.
fn common<'b>(
    of: &[&'b Branch],
    ends: impl Fn(&'b Branch) -> &'b Ends,
) -> Vec<(Candidate, usize, Vec<usize>)> {
    let Some((fewest, rest)) = of.split_first() else { return Vec::new() };
    let meets = |&(target, length, end): &(Candidate, usize, usize)| {
        let (mut total, mut last) = (length, vec![end]);
        for branch in rest {
            let list = ends(branch);
            let at = list.binary_search_by_key(&target, |&(candidate, ..)| candidate).ok()?;
            total += list[at].1;
            last.push(list[at].2);
        }
        Some((target, total, last))
    };
    ends(fewest).iter().filter_map(meets).collect()
}

/// The placements from the first to one.
fn path(before: &Candidates, tree: &Tree, end: usize) -> Vec<Forced> {
    let mut path = vec![tree[end].0];
    let mut at = end;
    while at > 0 {
        at = tree[at].1;
        path.push(tree[at].0);
    }
    path.reverse();
    told(before, &path)
}

/// What each placement forces alone, looked up when it is first asked for.
struct Links {
    start: Board,
    board: Board,
    forced: HashMap<Candidate, Vec<Made>>,
}

impl Links {
    fn new(position: &Position) -> Self {
        let start = Board::new(position.candidates());
        Self { board: start.clone(), start, forced: HashMap::new() }
    }

    fn of(&mut self, placed: Candidate) -> &[Made] {
        let Self { start, board, forced } = self;
        forced.entry(placed).or_insert_with(|| {
            board.reset(start);
            board.place(Made::first(placed));
            if board.clash().is_some() { Vec::new() } else { board.forced() }
        })
    }

    fn branch(&mut self, position: &Position, option: Candidate, longest: usize) -> Branch {
        let candidates = position.candidates();
        let mut tree: Tree = vec![(Made::first(option), 0)];
        let mut lengths = vec![1];
        let mut at = 0;
        while at < tree.len() && lengths[at] < longest {
            for &next in self.of(tree[at].0.candidate) {
                if !tree.iter().any(|(known, _)| known.candidate == next.candidate) {
                    tree.push((next, at));
                    lengths.push(lengths[at] + 1);
                }
            }
            at += 1;
        }
        let ends = |of: &dyn Fn(Candidate) -> Vec<Candidate>| {
            let mut ends: Ends = Vec::new();
            for (end, (forced, _)) in tree.iter().enumerate() {
                ends.extend(of(forced.candidate).into_iter().map(|target| (target, lengths[end], end)));
            }
            // The nearest comes first, and stays.
            ends.sort_by_key(|&(target, length, end)| (target, length, end));
            ends.dedup_by_key(|end| end.0);
            ends
        };
        let excluded = ends(&|placed| {
            let mates = candidates.digits(placed.cell).without(placed.digit);
            let mates = mates.iter().map(|digit| Candidate::new(placed.cell, digit));
            let peers = candidates.geometry().peer_list(placed.cell).iter();
            let seen = peers.map(|&peer| Candidate::new(peer, placed.digit));
            mates.chain(seen.filter(|&seen| candidates.allows(seen))).collect()
        });
        Branch { placed: ends(&|placed| vec![placed]), excluded, tree }
    }
}
