//! The rules that chains ask on their way: locked digits, pairs, X-Wings, and chains inside chains.

use super::{
    basics::{fish_gone, fishes, hidden_gone, hidden_sets, locked, naked_gone, naked_sets},
    board::{Mask, SeBoard, bits, houses_of, mark},
    net::{NO_CHAIN, Removal, Within, gone_for},
    unary::{Cause, Proof, Unary},
};
use std::{collections::BTreeSet, rc::Rc};

/// A chain inside a chain.
#[derive(Clone, Copy, Debug)]
pub(super) struct Nested {
    pub(super) complexity: usize,
    /// The name of the chain, equal for equal chains.
    pub(super) name: u64,
}

/// A number for a sequence.
#[derive(Default)]
struct Name(u64);

impl Name {
    fn add(&mut self, item: usize) {
        let mixed = (self.0.rotate_left(5) ^ item as u64).wrapping_mul(0x517c_c1b7_2722_0a95);
        self.0 = mixed ^ mixed >> 29;
    }
}

/// Returns the removals of the first basic rule that finds anything.
pub(super) fn basic(source: &SeBoard, now: &SeBoard) -> Vec<Removal> {
    for rule in [locking, hidden_pairs, naked_pairs, x_wings] {
        let found = rule(source, now);
        if !found.is_empty() {
            return found;
        }
    }
    Vec::new()
}

/// Adds the removals of a rule, if it rests on marks that earlier steps of the chain removed. Their order is that of
/// the hash map of cells in the other program.
pub(super) fn add(
    found: &mut Vec<Removal>,
    gone: &[(usize, Mask)],
    after: &[u16],
    rule: Within,
    nested: u32,
) {
    if gone.is_empty() || after.is_empty() {
        return;
    }
    let mut buckets = 16;
    while gone.len() > buckets / 4 * 3 {
        buckets *= 2;
    }
    let after: Rc<[u16]> = after.into();
    let mut order: Vec<usize> = (0..gone.len()).collect();
    sudoku_board::sorting::sort_by_key(&mut order, |&at| (gone[at].0 % buckets, at));
    for at in order {
        let (cell, digits) = gone[at];
        for digit in bits(digits) {
            found.push(Removal { mark: mark(cell, digit) as u16, rule, after: after.clone(), nested });
        }
    }
}

fn locking(source: &SeBoard, now: &SeBoard) -> Vec<Removal> {
    let mut found = Vec::new();
    for (first, second, digit) in locked(now) {
        let places = now.places[second][digit] & !now.tables.shared[second][first];
        if places == 0 {
            continue;
        }
        let gone: Vec<_> = bits(places).map(|place| (now.at(second, place), 1 << digit)).collect();
        let away =
            source.places[first][digit] & !now.places[first][digit] & !now.tables.shared[first][second];
        let after: Vec<u16> = bits(away).map(|place| mark(now.at(first, place), digit) as u16).collect();
        let rule = Within::Locked { first: first as u8, second: second as u8, digit: digit as u8 };
        add(&mut found, &gone, &after, rule, NO_CHAIN);
    }
    found
}

fn hidden_pairs(source: &SeBoard, now: &SeBoard) -> Vec<Removal> {
    let mut found = Vec::new();
    for (house, digits, places) in hidden_sets(now, 2, 4) {
        let gone = hidden_gone(now, house, digits, places);
        let mut after: Vec<u16> = Vec::new();
        for place in 0..super::board::DIGITS {
            let cell = now.at(house, place);
            if places >> place & 1 == 0 {
                after.extend(bits(digits & source.marks[cell]).map(|digit| mark(cell, digit) as u16));
            }
        }
        add(&mut found, &gone, &after, Within::Hidden { house: house as u8, digits, places }, NO_CHAIN);
    }
    found
}

fn naked_pairs(source: &SeBoard, now: &SeBoard) -> Vec<Removal> {
    let mut found = Vec::new();
    for (house, places, digits) in naked_sets(now, 2) {
        let gone = naked_gone(now, house, places, digits);
        let mut after: Vec<u16> = Vec::new();
        for place in bits(places) {
            let cell = now.at(house, place);
            after.extend(bits(source.marks[cell] & !digits).map(|digit| mark(cell, digit) as u16));
        }
        add(&mut found, &gone, &after, Within::Naked { house: house as u8, digits, places }, NO_CHAIN);
    }
    found
}

fn x_wings(source: &SeBoard, now: &SeBoard) -> Vec<Removal> {
    let mut found = Vec::new();
    for (kind, lines, covers, digit) in fishes(now, 2) {
        let gone = fish_gone(now, kind, lines, covers, digit);
        let mut after: Vec<u16> = Vec::new();
        for line in bits(lines) {
            let house = houses_of(kind).start + line;
            let away = source.places[house][digit] & !now.places[house][digit] & !covers;
            after.extend(bits(away).map(|place| mark(now.at(house, place), digit) as u16));
        }
        let rule = Within::Fish { kind: kind as u8, lines, covers, digit: digit as u8 };
        add(&mut found, &gone, &after, rule, NO_CHAIN);
    }
    found
}

/// Returns the marks that go, in one order for all sets that are the same.
fn sorted(gone: &[(usize, Mask)]) -> Vec<(usize, Mask)> {
    let mut gone = gone.to_vec();
    sudoku_board::sorting::sort_by_key(&mut gone, |&(cell, _)| cell);
    gone
}

/// Returns the removals of forcing chains and cycles. Their names and costs join the list of chains.
pub(super) fn forcing(
    unary: &mut Unary,
    chains: &mut Vec<Nested>,
    source: &SeBoard,
    now: &SeBoard,
) -> Vec<Removal> {
    let mut proofs: Vec<Proof> = Vec::new();
    unary.search(now, &mut proofs);
    let mut order: Vec<usize> = (0..proofs.len()).collect();
    sudoku_board::sorting::sort_by_key(&mut order, |&at| (proofs[at].rank, at));
    let mut known: BTreeSet<Vec<(usize, Mask)>> = BTreeSet::new();
    let mut found = Vec::new();
    for proof in order.into_iter().map(|at| &proofs[at]) {
        if !known.insert(sorted(&proof.gone)) {
            continue;
        }
        let (after, name) = needs(proof, source, now);
        if !after.is_empty() {
            add(&mut found, &proof.gone, &after, Within::Chain, chains.len() as u32);
            chains.push(Nested { complexity: proof.rank.complexity, name });
        }
    }
    found
}

/// The marks that chains need to be gone since an earlier board, and the name of the chains.
pub(super) struct Needs<'a> {
    source: &'a SeBoard,
    now: &'a SeBoard,
    after: Vec<u16>,
    name: Name,
}

impl<'a> Needs<'a> {
    pub(super) fn new(source: &'a SeBoard, now: &'a SeBoard) -> Self {
        Self { source, now, after: Vec::new(), name: Name::default() }
    }

    /// Separates the name of the next chain from that of the last.
    pub(super) fn next(&mut self) {
        self.name.add(usize::MAX);
    }

    /// Adds a step of the chain.
    pub(super) fn step(&mut self, mark: u16, on: bool, cause: Cause) {
        self.name.add(2 * mark as usize + usize::from(on));
        if on {
            let after = &mut self.after;
            gone_for(self.source, self.now, mark as usize, cause, &mut |gone| {
                if !after.contains(&(gone as u16)) {
                    after.push(gone as u16);
                }
            });
        }
    }

    pub(super) fn finish(self) -> (Vec<u16>, u64) {
        (self.after, self.name.0)
    }
}

/// Returns the needs of a row of links.
fn needs(proof: &Proof, source: &SeBoard, now: &SeBoard) -> (Vec<u16>, u64) {
    let mut needs = Needs::new(source, now);
    // The start of a cycle is there twice.
    let nodes = &proof.nodes[..proof.nodes.len() - usize::from(proof.cycle)];
    for node in nodes {
        needs.step(node.mark, node.on, node.cause);
    }
    if proof.cycle {
        // The same in the other direction.
        needs.next();
        for node in proof.nodes[1..].iter().rev() {
            needs.step(node.mark, !node.on, node.cause);
        }
    }
    needs.finish()
}
