//! Removes clues while the solution remains unique, many at a time as long as that works.

use super::{
    Interrupted, Pulse,
    clues::{put_back, take},
    prover::Prover,
    story::{Evidence, Removal},
};
use sudoku_board::{Cell, Grid, Shape};

/// The result of carving.
#[derive(Clone, Debug)]
pub(super) struct Carved {
    /// The remaining clues, which have one solution.
    pub(super) clues: Grid,
    /// Clues that remain because the node limit left open whether they are needed.
    pub(super) unproven: usize,
}

/// The node limit for removing many clues at once. If it fails, fewer are tried.
const NODES_FOR_MANY: u64 = 64;

/// Returns the node limit for a single clue. At 9×9 it always suffices.
fn nodes_for_one(shape: &Shape) -> u64 {
    shape.making().nodes
}

/// The node limit for the first try. On a large board a few nodes settle most clues that can go. The others
/// get a second try after all have had their turn, if more must go.
const NODES_AT_FIRST: u64 = 32;

/// Removes groups of clues in turn, keeping the solution unique and at least `least` clues. The result is the
/// same as if each group were tried by itself: a group that cannot go now cannot go later either, with fewer
/// clues.
pub(super) fn carve(
    prover: &mut Prover,
    from: Grid,
    solution: &Grid,
    groups: &[&[Cell]],
    least: usize,
    pulse: &mut Pulse<'_>,
) -> Result<Carved, Interrupted> {
    let mut carved = Carved { clues: from, unproven: 0 };
    let mut left = carved.clues.filled_count();
    let mut at = 0;
    let mut unknown = Vec::new();
    // Most clues of a full board can go.
    let mut many = (groups.len() / 4).max(1);
    pulse.progress.of = groups.len() as u32;
    while at < groups.len() {
        pulse.progress.done = at as u32;
        pulse.beat()?;
        let spare = left.saturating_sub(least);
        let mut taken = 0;
        let fitting = groups[at..].iter().take(many).take_while(|group| {
            taken += group.len();
            taken <= spare
        });
        let these = &groups[at..at + fitting.count()];
        match these {
            // A smaller group may follow.
            [] => at += 1,
            &[group] => {
                match can_go(prover, &mut carved.clues, solution, group, NODES_AT_FIRST, pulse)? {
                    Some(true) => left -= group.len(),
                    Some(false) => {}
                    None => unknown.push(group),
                }
                at += 1;
            }
            _ => {
                let cells: Vec<Cell> = these.concat();
                take(&mut carved.clues, &cells);
                let count = prover.count(&carved.clues, 2, NODES_FOR_MANY, pulse)?;
                let proof = Evidence::Nodes(prover.nodes() as u32);
                pulse.tell(|teller| teller.dig(&cells, proof, verdict(count.map(|count| count > 1))));
                if count == Some(1) {
                    left -= cells.len();
                    at += these.len();
                } else {
                    put_back(&mut carved.clues, &cells, solution);
                    many = these.len() / 2;
                }
            }
        }
    }
    let most = nodes_for_one(solution.shape());
    for group in unknown {
        if left < least + group.len() {
            continue;
        }
        match can_go(prover, &mut carved.clues, solution, group, most, pulse)? {
            Some(true) => left -= group.len(),
            Some(false) => {}
            None => carved.unproven += group.len(),
        }
    }
    pulse.progress.done = pulse.progress.of;
    Ok(carved)
}

/// Removes one group, if the solution remains unique; `None` if the node limit left that open, and the group
/// stays. Another solution differs in one of the cells: each cell is checked with the earlier ones put back,
/// since a solution that differs in several is found at the first.
fn can_go(
    prover: &mut Prover,
    clues: &mut Grid,
    solution: &Grid,
    group: &[Cell],
    most: u64,
    pulse: &mut Pulse<'_>,
) -> Result<Option<bool>, Interrupted> {
    pulse.beat()?;
    take(clues, group);
    let mut nodes = 0;
    for &cell in group {
        let differs = prover.differs(clues, solution, cell, most, pulse)?;
        nodes += prover.nodes() as u32;
        if differs != Some(false) {
            pulse.tell(|teller| teller.dig(group, Evidence::Nodes(nodes), verdict(differs)));
        }
        if differs != Some(false) {
            put_back(clues, group, solution);
            return Ok(differs.map(|_| false));
        }
        clues.set(cell, solution.get(cell));
    }
    take(clues, group);
    pulse.tell(|teller| teller.dig(group, Evidence::Nodes(nodes), Removal::Gone));
    Ok(Some(true))
}

/// Returns the outcome of a removal, by whether there is another solution then.
const fn verdict(another: Option<bool>) -> Removal {
    match another {
        Some(false) => Removal::Gone,
        Some(true) => Removal::Needed,
        None => Removal::Undecided,
    }
}

/// Returns the number of clues that could each be removed alone, and the number of undecided ones.
pub(super) fn spare(
    prover: &mut Prover,
    clues: &Grid,
    solution: &Grid,
    pulse: &mut Pulse<'_>,
) -> Result<(usize, usize), Interrupted> {
    let (mut spare, mut unproven) = (0, 0);
    let mut fewer = clues.clone();
    for (cell, digit) in clues.filled() {
        pulse.beat()?;
        fewer.set(cell, None);
        match prover.differs(&fewer, solution, cell, nodes_for_one(clues.shape()), pulse)? {
            Some(false) => spare += 1,
            Some(true) => {}
            None => unproven += 1,
        }
        fewer.set(cell, Some(digit));
    }
    Ok((spare, unproven))
}
