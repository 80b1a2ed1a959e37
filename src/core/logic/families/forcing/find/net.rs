//! Forcing nets: placements force others together, wave after wave.

use super::{
    board::{Board, Made},
    excludes, origins,
};
use crate::{
    Position,
    families::{Forced, Forcing, Pattern, sink::Sink},
    position::tables::Tables,
    step::{Step, conclusion::Conclusion, origin::Origin},
};
use std::{collections::BTreeSet, ops::ControlFlow};
use sudoku_board::{Candidate, Candidates, Contradiction, shape::Limits, sorting::sort_few_by_key};

/// A net, and the number of its placements.
struct Found {
    target: Candidate,
    step: Step,
    length: usize,
}

/// Finds nets that end in a contradiction, the smallest first; then nets from cells and from digits in houses whose
/// branches have a common consequence, if it is new.
pub fn find(position: &Position, _: &Tables<'_>, sink: Sink<'_>) -> ControlFlow<()> {
    let mut nets = Nets::new(position);
    let mut told = BTreeSet::new();
    let candidates = position.candidates();
    // Usually the caller needs only the smallest, which is known long before all the others.
    if let Some(smallest) = nets.smallest() {
        tell(candidates, vec![smallest], &mut told, sink)?;
        let mut found = Vec::new();
        for candidate in all(candidates) {
            if let Some(clash) = nets.grow(candidate, usize::MAX) {
                found.extend(contradiction(&nets, candidate, clash));
            }
        }
        tell(candidates, found, &mut told, sink)?;
    }
    let mut found = Vec::new();
    for (origin, options) in origins(candidates, 2, nets.reach.options) {
        nets.alike(origin, &options, &mut found);
    }
    tell(candidates, found, &mut told, sink)
}

/// Reports the smallest net for each conclusion.
fn tell(
    before: &Candidates,
    mut found: Vec<Found>,
    told: &mut BTreeSet<Candidate>,
    sink: Sink<'_>,
) -> ControlFlow<()> {
    sort_few_by_key(&mut found, |net| (net.length, net.target));
    for Found { target, mut step, .. } in found {
        if told.insert(target) {
            complete(before, &mut step);
            sink(step)?;
        }
    }
    ControlFlow::Continue(())
}

/// Adds the other candidates that the placements of all branches exclude.
fn complete(before: &Candidates, step: &mut Step) {
    let (Pattern::Forcing(Forcing { branches, clash: None, .. }), Conclusion::Eliminate(gone)) =
        (&step.pattern, &mut step.conclusion)
    else {
        return;
    };
    let out = |target: Candidate| {
        let by = |branch: &Vec<Forced>| branch.iter().any(|made| excludes(before, made.candidate, target));
        branches.iter().all(by)
    };
    *gone = all(before).filter(|&target| out(target)).collect();
}

/// Returns the net that ends in a contradiction; `None` if the candidate alone makes it, as simpler patterns then
/// report it.
fn contradiction(nets: &Nets<'_>, candidate: Candidate, clash: Contradiction) -> Option<Found> {
    let branch = nets.board.trace(nets.before, &Board::lost_to(nets.before, clash));
    let length = branch.len();
    let pattern = Pattern::Forcing(Forcing {
        origin: Origin::Candidate(candidate),
        branches: vec![branch],
        clash: Some(clash),
        plain: false,
    });
    let conclusion = Conclusion::Eliminate(vec![candidate]);
    (length > 1).then_some(Found { target: candidate, step: Step { pattern, conclusion }, length })
}

fn all(before: &Candidates) -> impl Iterator<Item = Candidate> + '_ {
    before
        .open_cells()
        .flat_map(|cell| before.digits(cell).iter().map(move |digit| Candidate::new(cell, digit)))
}

/// Boards for growing nets.
struct Nets<'a> {
    before: &'a Candidates,
    board: Board<'a>,
    reach: &'static Limits,
}

impl<'a> Nets<'a> {
    fn new(position: &'a Position) -> Self {
        let before = position.candidates();
        Self { before, board: Board::new(before), reach: position.shape().limits() }
    }

    /// Returns the smallest net that ends in a contradiction, and the first among equals.
    fn smallest(&mut self) -> Option<Found> {
        let mut best: Option<Found> = None;
        for candidate in all(self.before) {
            // Each wave rests on the one before it, so a net has more placements than waves.
            let waves = best.as_ref().map_or(usize::MAX, |best| best.length - 2);
            if let Some(clash) = self.grow(candidate, waves) {
                let found = contradiction(self, candidate, clash);
                best = found
                    .filter(|found| best.as_ref().is_none_or(|best| found.length < best.length))
                    .or(best);
            }
        }
        best
    }

    /// Grows a net from a candidate by at most this many waves, until it has no new consequence, or a
    /// contradiction.
    fn grow(&mut self, from: Candidate, waves: usize) -> Option<Contradiction> {
        self.board.clear();
        self.board.place(Made::first(from));
        for _ in 0..self.reach.waves.min(waves) {
            if let Some(clash) = self.board.clash() {
                return Some(clash);
            }
            let wave = self.board.forced();
            if wave.is_empty() {
                return None;
            }
            // If another placement of the wave excludes this one, a contradiction follows.
            for forced in wave {
                self.board.place(forced);
            }
        }
        self.board.clash()
    }

    /// Adds the common consequences of some candidates.
    fn alike(&mut self, origin: Origin, options: &[Candidate], found: &mut Vec<Found>) {
        let mut boards = Vec::with_capacity(options.len());
        for &option in options {
            // A contradiction is a separate net.
            if self.grow(option, usize::MAX).is_some() {
                return;
            }
            boards.push(self.board.clone());
        }
        let mut add = |target: Candidate, branches: Vec<Vec<Forced>>, conclusion: Conclusion| {
            let length = branches.iter().map(Vec::len).sum();
            // Exclusions without any forced placement need no net.
            if length > options.len() {
                let pattern = Pattern::Forcing(Forcing { origin, branches, clash: None, plain: false });
                found.push(Found { target, step: Step { pattern, conclusion }, length });
            }
        };
        let Some(shortest) = boards.iter().min_by_key(|board| board.made.len()) else { return };
        for made in &shortest.made {
            let target = made.candidate;
            if boards.iter().all(|board| board.is_placed(target)) {
                let branches = boards.iter().map(|board| board.trace_placed(self.before, target)).collect();
                add(target, branches, Conclusion::Place(target));
            }
        }
        for cell in self.before.open_cells() {
            for digit in self.before.digits(cell).iter() {
                let target = Candidate::new(cell, digit);
                if boards.iter().all(|board| board.taker(target).is_some()) {
                    let branches = boards.iter().map(|board| board.trace(self.before, &[target])).collect();
                    add(target, branches, Conclusion::Eliminate(vec![target]));
                }
            }
        }
    }
}
