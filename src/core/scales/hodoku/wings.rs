//! W-Wing, XY-Wing, XYZ-Wing and BUG+1: the first in order.

use super::{
    HodokuName,
    found::HodokuFound,
    layout::{HOUSES, SIDE, bit, digits, each},
    state::HodokuBoard,
};

fn with_marks(state: &HodokuBoard, size: u32) -> Vec<usize> {
    each(state.open).filter(|&cell| state.size(cell) == size).collect()
}

pub(super) fn w_wing(state: &HodokuBoard) -> Option<HodokuFound> {
    let cells = with_marks(state, 2);
    for (at, &i) in cells.iter().enumerate() {
        for &j in cells[at + 1..].iter().filter(|&&j| state.marks[i] == state.marks[j]) {
            let seen = state.layout.peers[i] & state.layout.peers[j];
            let [low, high] = two(state.marks[i]);
            for (gone, linked) in [(low, high), (high, low)] {
                let cells = seen & state.places[gone];
                if cells != 0 && strong_between(state, linked, i, j) {
                    return HodokuFound::clear(HodokuName::WWing, cells, gone);
                }
            }
        }
    }
    None
}

fn two(marks: u16) -> [usize; 2] {
    let low = marks.trailing_zeros() as usize;
    [low, (marks & !(1 << low)).trailing_zeros() as usize]
}

/// Returns whether a house has two places of a digit, one that sees `i` and one that sees `j`.
fn strong_between(state: &HodokuBoard, digit: usize, i: usize, j: usize) -> bool {
    (0..HOUSES).filter(|&house| state.count(house, digit) == 2).any(|house| {
        let (mut sees_i, mut sees_j) = (false, false);
        for cell in each(state.at(house, digit)) {
            // A cell that sees both counts for the first alone.
            if state.layout.see(i, cell) {
                sees_i = true;
            } else if state.layout.see(j, cell) {
                sees_j = true;
            }
        }
        sees_i && sees_j
    })
}

pub(super) fn xy_wing(state: &HodokuBoard) -> Option<HodokuFound> {
    let cells = with_marks(state, 2);
    let marks = |cell: usize| state.marks[cell];
    for (at, &i) in cells.iter().enumerate() {
        for (next, &j) in cells.iter().enumerate().skip(at + 1) {
            if (marks(i) | marks(j)).count_ones() != 3 {
                continue;
            }
            for &k in &cells[next + 1..] {
                let all = marks(i) | marks(j) | marks(k);
                if all.count_ones() != 3 || marks(i) == marks(k) || marks(j) == marks(k) {
                    continue;
                }
                for (pivot, a, b) in [(i, j, k), (j, i, k), (k, j, i)] {
                    if let Some(found) = wing(state, pivot, a, b, 0) {
                        return Some(found);
                    }
                }
            }
        }
    }
    None
}

/// Returns the eliminations of a wing that also see `more`.
fn wing(state: &HodokuBoard, pivot: usize, a: usize, b: usize, more: u128) -> Option<HodokuFound> {
    let layout = state.layout;
    if !layout.see(pivot, a) || !layout.see(pivot, b) {
        return None;
    }
    let common = state.marks[a] & state.marks[b];
    if common.count_ones() != 1 {
        return None;
    }
    let digit = common.trailing_zeros() as usize;
    let seen = layout.peers[a] & layout.peers[b] & layout.common_peers(more) & state.places[digit];
    let name = if more == 0 { HodokuName::XYWing } else { HodokuName::XYZWing };
    HodokuFound::clear(name, seen, digit)
}

pub(super) fn xyz_wing(state: &HodokuBoard) -> Option<HodokuFound> {
    let (threes, twos) = (with_marks(state, 3), with_marks(state, 2));
    for &pivot in &threes {
        for (at, &a) in twos.iter().enumerate() {
            if state.marks[a] & !state.marks[pivot] != 0 {
                continue;
            }
            for &b in &twos[at + 1..] {
                if state.marks[b] & !state.marks[pivot] != 0 || state.marks[a] == state.marks[b] {
                    continue;
                }
                if let Some(found) = wing(state, pivot, a, b, bit(pivot)) {
                    return Some(found);
                }
            }
        }
    }
    None
}

pub(super) fn bug(state: &HodokuBoard) -> Option<HodokuFound> {
    let mut cell = None;
    for open in each(state.open) {
        match state.size(open) {
            0..=2 => {}
            3 if cell.is_none() => cell = Some(open),
            _ => return None,
        }
    }
    let cell = cell?;
    let mut odd: Option<usize> = None;
    let mut houses = [None; 3];
    for house in 0..HOUSES {
        for digit in 0..SIDE {
            match state.free[house][digit] {
                ..=2 => {}
                3 => {
                    let kind = house / SIDE;
                    if houses[kind].is_some() || odd.is_some_and(|odd| odd != digit) {
                        return None;
                    }
                    odd = Some(digit);
                    houses[kind] = Some(house as u8);
                }
                _ => return None,
            }
        }
    }
    let odd = odd?;
    if !state.has(cell, odd) || state.layout.of[cell].map(Some) != houses {
        return None;
    }
    let mut found = HodokuFound::new(HodokuName::Bug);
    digits(state.marks[cell] & !(1 << odd)).for_each(|digit| found.add(cell, digit));
    found.useful()
}
