//! Taking clues away while one solution is left, many at a time as long as many can go.

use super::{
    Interrupted, Pulse,
    clues::{put_back, take},
    prover::Prover,
};
use crate::{Cell, Grid, Order};

/// What came of taking clues away.
#[derive(Clone, Debug)]
pub(super) struct Carved {
    /// The clues that are left, which have one solution.
    pub(super) clues: Grid,
    /// Clues that stayed because nodes did not suffice to know whether they are needed.
    pub(super) unproven: usize,
}

/// Nodes to see whether many clues can go at once. If not, fewer are tried.
const NODES_FOR_MANY: u64 = 64;

/// Nodes to know whether one clue is needed. At 9×9 that is always enough.
const fn nodes_for_one(order: Order) -> u64 {
    match order {
        Order::Two | Order::Three => 100_000,
        Order::Four => 500,
        Order::Five => 128,
    }
}

/// Nodes for the first look. On a large board most clues that can go are seen to with few, and those
/// that take more are asked about again when all others had their turn, if more must go then.
const NODES_AT_FIRST: u64 = 32;

/// Takes groups of clues away in turn, as long as one solution is left and at least that many clues.
/// What is left is the same as if each group was tried by itself: a group that cannot go cannot go
/// later either, when there is less.
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
            // Smaller ones may come.
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
                if prover.count(&carved.clues, 2, NODES_FOR_MANY, pulse)? == Some(1) {
                    left -= cells.len();
                    at += these.len();
                } else {
                    put_back(&mut carved.clues, &cells, solution);
                    many = these.len() / 2;
                }
            }
        }
    }
    let most = nodes_for_one(solution.order());
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

/// Takes one group away, if one solution is left; `None` if that many nodes were not enough to know,
/// and it stays. Another solution differs in one of its cells; each is asked with those before it put
/// back, as one that differs in several is found at the first.
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
    for &cell in group {
        let differs = prover.differs(clues, solution, cell, most, pulse)?;
        if differs != Some(false) {
            put_back(clues, group, solution);
            return Ok(differs.map(|_| false));
        }
        clues.set(cell, solution.get(cell));
    }
    take(clues, group);
    Ok(Some(true))
}

/// How many of the clues could go, each by itself; and of how many that is not known.
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
        match prover.differs(&fewer, solution, cell, nodes_for_one(clues.order()), pulse)? {
            Some(false) => spare += 1,
            Some(true) => {}
            None => unproven += 1,
        }
        fewer.set(cell, Some(digit));
    }
    Ok((spare, unproven))
}
