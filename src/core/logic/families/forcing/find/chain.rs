//! Forcing chains: each placement forces the next alone.

use super::{
    board::{Board, Made, told},
    excludes, origins,
};
use crate::{
    Position,
    families::{
        Forced, Forcing, Pattern,
        sink::{Sink, rule_out},
    },
    position::tables::Tables,
    step::{Step, conclusion::Conclusion, origin::Origin},
};
use std::{collections::BTreeSet, ops::ControlFlow};
use sudoku_board::{Candidate, Candidates, bits::ones, sorting::sort_few_by_key};

/// A placement on the chains from one candidate.
struct Reached {
    made: Made,
    /// The index of the placement before it.
    before: usize,
    /// The number of placements on the way to it, including itself.
    length: usize,
}

/// Bits indexed by candidate.
type Bits = Vec<u64>;

/// Chains from one candidate.
struct Branch {
    /// The placements, nearest first.
    tree: Vec<Reached>,
    placed: Bits,
    excluded: Bits,
    /// For each excluded candidate, the first placement that excludes it.
    by: Vec<(Candidate, usize)>,
}

/// A conclusion of some candidates, and the last placement of each one's branch.
pub(super) struct Found<O> {
    pub(super) origin: O,
    pub(super) options: Vec<Candidate>,
    pub(super) ends: Vec<usize>,
    pub(super) conclusion: Conclusion,
    pub(super) length: usize,
}

/// Finds forcing chains from cells and from digits in houses, the shortest first.
pub fn find(position: &Position, _: &Tables<'_>, sink: Sink<'_>) -> ControlFlow<()> {
    let candidates = position.candidates();
    let mut branches = Branches::new(position);
    let mut found: Vec<Found<Origin>> = Vec::new();
    for (origin, options) in origins(candidates, 3, position.shape().limits().options) {
        for Common { ends, conclusion, length } in branches.common(&options) {
            found.push(Found { origin, options: options.clone(), ends, conclusion, length });
        }
    }
    sort_few_by_key(&mut found, |found| found.length);
    let pattern = |Found { origin, options, ends, conclusion, .. }: &Found<Origin>| {
        let mut told = branches.told(options, ends);
        // A candidate that rules itself out needs no other branches: it leads to a contradiction.
        if let Conclusion::Eliminate(gone) = conclusion
            && let [gone] = gone[..]
            && let Some(at) = options.iter().position(|&option| option == gone)
            && let Some((end, clash)) = Forcing::breaks(&told[at], candidates.geometry())
        {
            let mut branch = told.swap_remove(at);
            branch.truncate(end);
            let origin = Origin::Candidate(gone);
            return Pattern::Forcing(Forcing {
                origin,
                branches: vec![branch],
                clash: Some(clash),
                plain: true,
            });
        }
        Pattern::Forcing(Forcing { origin: *origin, branches: told, clash: None, plain: true })
    };
    tell(found, |_| true, pattern, sink)
}

/// A common conclusion of some candidates, and the last placement of each one's branch.
pub(super) struct Common {
    pub(super) ends: Vec<usize>,
    pub(super) conclusion: Conclusion,
    /// The number of placements in all branches.
    pub(super) length: usize,
}

/// The branches of the candidates of a position, each computed on first use.
pub(super) struct Branches<'a> {
    position: &'a Position,
    links: Links<'a>,
    all: Vec<Option<Branch>>,
}

impl<'a> Branches<'a> {
    pub(super) fn new(position: &'a Position) -> Self {
        let links = Links::new(position);
        let mut all = Vec::new();
        all.resize_with(links.board.size(), || None);
        Self { position, links, all }
    }

    /// Returns the conclusions that all these candidates lead to. At least one of them needs more than its own
    /// placement.
    pub(super) fn common(&mut self, options: &[Candidate]) -> Vec<Common> {
        let Self { position, links, all } = self;
        let candidates = position.candidates();
        for &option in options {
            let number = links.board.number(option);
            if all[number].is_none() {
                all[number] = Some(links.branch(position, option, position.shape().limits().branch));
            }
        }
        let of: Vec<&Branch> =
            options.iter().filter_map(|&option| all[links.board.number(option)].as_ref()).collect();
        let length = |ends: &[usize]| of.iter().zip(ends).map(|(branch, &end)| branch.tree[end].length).sum();
        let mut found = Vec::new();
        let mut add = |ends: Vec<usize>, conclusion: Conclusion| {
            let length: usize = length(&ends);
            if length > options.len() {
                found.push(Common { ends, conclusion, length });
            }
        };
        for number in common(&of, |branch| &branch.placed) {
            let ends: Vec<usize> = of.iter().filter_map(|branch| branch.placing(links, number)).collect();
            let target = of[0].tree[ends[0]].made.candidate;
            add(ends, Conclusion::Place(target));
        }
        let targets: Vec<(Candidate, Vec<usize>)> = common(&of, |branch| &branch.excluded)
            .into_iter()
            .filter_map(|number| ends_of(links, &of, number))
            .collect();
        // Exclusions by the same placements are one step.
        let mut rows = BTreeSet::new();
        rows.extend(targets.iter().map(|(_, ends)| ends.as_slice()));
        for ends in rows.into_iter().filter(|ends| length(ends) > options.len()) {
            let out = |target: &Candidate| {
                let mut last = of.iter().zip(ends).map(|(branch, &end)| branch.tree[end].made.candidate);
                last.all(|last| excludes(candidates, last, *target))
            };
            let gone = targets.iter().map(|(target, _)| *target).filter(out).collect();
            add(ends.to_vec(), Conclusion::Eliminate(gone));
        }
        found
    }

    /// Returns the placements of the branches up to their ends.
    pub(super) fn told(&self, options: &[Candidate], ends: &[usize]) -> Vec<Vec<Forced>> {
        let of = options.iter().filter_map(|&option| self.all[self.links.board.number(option)].as_ref());
        of.zip(ends).map(|(branch, &end)| path(self.position.candidates(), &branch.tree, end)).collect()
    }
}

/// Reports the steps whose conclusions no shorter step of their type has.
pub(super) fn tell<O>(
    found: Vec<Found<O>>,
    type_of: impl Fn(&O) -> bool,
    pattern: impl Fn(&Found<O>) -> Pattern,
    sink: Sink<'_>,
) -> ControlFlow<()> {
    let mut placed = BTreeSet::new();
    let mut told = BTreeSet::new();
    for found in found {
        match &found.conclusion {
            Conclusion::Eliminate(gone) => {
                let known = told.len();
                told.extend(gone.iter().map(|&gone| (type_of(&found.origin), gone)));
                if told.len() > known {
                    rule_out(sink, gone.clone(), || pattern(&found))?;
                }
            }
            Conclusion::Place(target) => {
                if placed.insert((type_of(&found.origin), *target)) {
                    sink(Step { pattern: pattern(&found), conclusion: Conclusion::Place(*target) })?;
                }
            }
            Conclusion::Impossible | Conclusion::TakeBack(_) => {}
        }
    }
    ControlFlow::Continue(())
}

/// Returns the indices of the candidates that all branches have at their ends, ascending.
fn common<'b>(of: &[&'b Branch], ends: impl Fn(&'b Branch) -> &'b Bits) -> Vec<usize> {
    let mut rows = of.iter().map(|branch| ends(branch));
    let mut all = rows.next().cloned().unwrap_or_default();
    for row in rows {
        all.iter_mut().zip(row).for_each(|(all, row)| *all &= row);
    }
    ones(&all).collect()
}

/// Returns a candidate that all branches exclude, and the first placement of each that does so.
fn ends_of(links: &Links, of: &[&Branch], number: usize) -> Option<(Candidate, Vec<usize>)> {
    let by = |branch: &&Branch| {
        branch.by.iter().find(|(target, _)| links.board.number(*target) == number).copied()
    };
    let ends: Vec<(Candidate, usize)> = of.iter().map(by).collect::<Option<_>>()?;
    Some((ends.first()?.0, ends.into_iter().map(|(_, end)| end).collect()))
}

/// Returns the placements from the start to the end.
fn path(before: &Candidates, tree: &[Reached], end: usize) -> Vec<Forced> {
    let mut path = vec![tree[end].made];
    let mut at = end;
    while at > 0 {
        at = tree[at].before;
        path.push(tree[at].made);
    }
    path.reverse();
    told(before, &path)
}

impl Branch {
    /// Returns the index of the placement of a candidate.
    fn placing(&self, links: &Links, number: usize) -> Option<usize> {
        self.tree.iter().position(|reached| links.board.number(reached.made.candidate) == number)
    }
}

/// Sets a bit, and returns whether it was clear.
fn insert(bits: &mut Bits, number: usize) -> bool {
    let (word, bit) = (number / 64, 1 << (number % 64));
    let new = bits[word] & bit == 0;
    bits[word] |= bit;
    new
}

/// The placements that each placement forces alone, computed on first use.
struct Links<'a> {
    board: Board<'a>,
    forced: Vec<Option<Vec<Made>>>,
}

impl<'a> Links<'a> {
    fn new(position: &'a Position) -> Self {
        let board = Board::new(position.candidates());
        Self { forced: vec![None; board.size()], board }
    }

    fn of(&mut self, placed: Candidate) -> &[Made] {
        let Self { board, forced } = self;
        forced[board.number(placed)].get_or_insert_with(|| {
            board.clear();
            board.place(Made::first(placed));
            if board.clash().is_some() { Vec::new() } else { board.forced() }
        })
    }

    fn branch(&mut self, position: &Position, option: Candidate, longest: usize) -> Branch {
        let candidates = position.candidates();
        let words = self.board.size().div_ceil(64);
        let (mut placed, mut excluded) = (vec![0; words], vec![0; words]);
        let mut by = Vec::new();
        insert(&mut placed, self.board.number(option));
        let mut tree = vec![Reached { made: Made::first(option), before: 0, length: 1 }];
        let mut at = 0;
        while let Some(&Reached { made, length, .. }) = tree.get(at) {
            let Candidate { cell, digit } = made.candidate;
            if length < longest {
                self.of(made.candidate);
                let Self { board, forced } = &*self;
                let forced = forced[board.number(made.candidate)].iter().flatten();
                let new = forced.filter(|next| insert(&mut placed, board.number(next.candidate)));
                tree.extend(new.map(|&made| Reached { made, before: at, length: length + 1 }));
            }
            // Earlier ones are nearer, and the nearest remains.
            let mates = candidates.digits(cell).without(digit);
            let mates = mates.iter().map(|digit| Candidate::new(cell, digit));
            let seen = candidates.geometry().peers(cell).intersection(candidates.cells_of(digit));
            let seen = seen.iter().map(|peer| Candidate::new(peer, digit));
            for target in mates.chain(seen) {
                if insert(&mut excluded, self.board.number(target)) {
                    by.push((target, at));
                }
            }
            at += 1;
        }
        Branch { tree, placed, excluded, by }
    }
}
