//! Aligned pair and triplet exclusion: combinations of digits that leave another cell nothing.

use super::{
    board::{CELLS, Cells, Mask, SeBoard, bits, cells_of, count},
    hint::Hint,
    technique::SeTechnique,
};

/// Returns the cells that may take part, and for each the cells that may exclude.
fn bases(board: &SeBoard, size: u32) -> (Vec<usize>, [Cells; CELLS]) {
    let (mut singles, mut excluding): (Cells, Cells) = (0, 0);
    for cell in cells_of(board.empty) {
        let marks = count(board.marks[cell]);
        singles |= Cells::from(marks == 1) << cell;
        excluding |= Cells::from((2..=size).contains(&marks)) << cell;
    }
    let mut list = Vec::new();
    let mut excluders = [0; CELLS];
    for cell in cells_of(board.empty) {
        let peers = board.tables.peers[cell];
        if count(board.marks[cell]) >= 2 && peers & singles == 0 && peers & excluding != 0 {
            list.push(cell);
            excluders[cell] = peers & excluding;
        }
    }
    (list, excluders)
}

/// Finds an aligned pair exclusion.
pub(super) fn pair(board: &SeBoard) -> Option<Hint> {
    pair_with(board).map(|(hint, ..)| hint)
}

/// Like [`pair`], with the cells of the exclusion, and those that may exclude.
pub(super) fn pair_with(board: &SeBoard) -> Option<(Hint, Vec<usize>, Cells)> {
    let (list, excluders) = bases(board, 2);
    for second in 1..list.len() {
        for first in 0..second {
            let cells = [list[first], list[second]];
            let common = excluders[cells[0]] & excluders[cells[1]];
            if common.count_ones() < 2 {
                continue;
            }
            let taken: Vec<Mask> = cells_of(common).map(|cell| board.marks[cell]).collect();
            let see = board.tables.peers[cells[0]] >> cells[1] & 1 == 1;
            let mut allowed = [0; 2];
            for a in bits(board.marks[cells[0]]) {
                for b in bits(board.marks[cells[1]]) {
                    let both: Mask = 1 << a | 1 << b;
                    if !(a == b && see) && taken.iter().all(|&marks| marks & !both != 0) {
                        allowed[0] |= 1 << a;
                        allowed[1] |= 1 << b;
                    }
                }
            }
            if let Some(gone) = rest(board, &cells, &allowed) {
                return Some((Hint::remove(SeTechnique::AlignedPair, 62, gone), cells.to_vec(), common));
            }
        }
    }
    None
}

/// Finds an aligned triplet exclusion.
pub(super) fn triplet(board: &SeBoard) -> Option<Hint> {
    triplet_with(board).map(|(hint, ..)| hint)
}

/// Like [`triplet`], with the cells of the exclusion, and those that may exclude.
pub(super) fn triplet_with(board: &SeBoard) -> Option<(Hint, Vec<usize>, Cells)> {
    let (list, excluders) = bases(board, 3);
    if list.len() < 3 {
        return None;
    }
    let is_base = list.iter().fold(0, |all: Cells, &cell| all | 1 << cell);
    for first in 0..list.len() {
        for second in first + 1..list.len() {
            let (one, two) = (list[first], list[second]);
            let both = 1 << one | 1 << two;
            let near = excluders[one];
            let far = excluders[two] & !near;
            for set in [near, far] {
                for three in cells_of(set & is_base & !both) {
                    let common = excluders[one] & excluders[two] & excluders[three];
                    if common.count_ones() < 2 {
                        continue;
                    }
                    let cells = [one, two, three];
                    let allowed = triples(board, &cells, common);
                    if let Some(gone) = rest(board, &cells, &allowed) {
                        let hint = Hint::remove(SeTechnique::AlignedTriplet, 75, gone);
                        return Some((hint, cells.to_vec(), common));
                    }
                }
            }
        }
    }
    None
}

/// Returns the digits of three cells that are part of an allowed combination.
fn triples(board: &SeBoard, cells: &[usize; 3], common: Cells) -> [Mask; 3] {
    let taken: Vec<Mask> = cells_of(common).map(|cell| board.marks[cell]).collect();
    let see = |one: usize, other: usize| board.tables.peers[cells[one]] >> cells[other] & 1 == 1;
    let sees = [see(0, 1), see(0, 2), see(1, 2)];
    let mut allowed = [0; 3];
    for a in bits(board.marks[cells[0]]) {
        for b in bits(board.marks[cells[1]]) {
            if a == b && sees[0] {
                continue;
            }
            for c in bits(board.marks[cells[2]]) {
                if a == c && sees[1] || b == c && sees[2] {
                    continue;
                }
                let all: Mask = 1 << a | 1 << b | 1 << c;
                if taken.iter().all(|&marks| marks & !all != 0) {
                    allowed[0] |= 1 << a;
                    allowed[1] |= 1 << b;
                    allowed[2] |= 1 << c;
                }
            }
        }
    }
    allowed
}

/// Returns the digits of the cells that are part of no allowed combination.
fn rest(board: &SeBoard, cells: &[usize], allowed: &[Mask]) -> Option<Vec<(usize, Mask)>> {
    let gone = cells.iter().zip(allowed).map(|(&cell, &allowed)| (cell, board.marks[cell] & !allowed));
    let gone: Vec<_> = gone.filter(|&(_, gone)| gone != 0).collect();
    (!gone.is_empty()).then_some(gone)
}
