//! Patterns of one digit: skyscraper, 2-string kite, empty rectangle. The first in order.

use super::{
    HodokuName,
    found::HodokuFound,
    layout::{Cells, HOUSES, SIDE, bit, each, first},
    state::HodokuBoard,
};

/// Returns the two places of a digit in each line of a kind (0 rows, 1 columns) that has just two.
fn pairs(state: &HodokuBoard, kind: usize, digit: usize) -> Vec<[usize; 2]> {
    (kind * SIDE..(kind + 1) * SIDE)
        .filter(|&line| state.count(line, digit) == 2)
        .map(|line| {
            let places = state.at(line, digit);
            [first(places), first(places & (places - 1))]
        })
        .collect()
}

pub(super) fn skyscraper(state: &HodokuBoard) -> Option<HodokuFound> {
    (0..2).find_map(|kind| {
        (0..SIDE).find_map(|digit| {
            let pairs = pairs(state, kind, digit);
            let across = |cell: usize| state.layout.of[cell][1 - kind];
            for (at, a) in pairs.iter().enumerate() {
                for b in &pairs[at + 1..] {
                    let free = if across(a[0]) == across(b[0]) {
                        1
                    } else if across(a[1]) == across(b[1]) {
                        0
                    } else {
                        continue;
                    };
                    if across(a[free]) == across(b[free]) {
                        continue;
                    }
                    let seen =
                        state.layout.peers[a[free]] & state.layout.peers[b[free]] & state.places[digit];
                    let found = HodokuFound::clear(HodokuName::Skyscraper, seen, digit);
                    if found.is_some() {
                        return found;
                    }
                }
            }
            None
        })
    })
}

pub(super) fn kite(state: &HodokuBoard) -> Option<HodokuFound> {
    let boxed = |cell: usize| state.layout.of[cell][2];
    (0..SIDE).find_map(|digit| {
        let mut rows = pairs(state, 0, digit);
        let mut columns = pairs(state, 1, digit);
        for row in &mut rows {
            for column in &mut columns {
                // The joined ends come first, and stay so for the comparisons that follow.
                if boxed(row[0]) == boxed(column[0]) {
                } else if boxed(row[0]) == boxed(column[1]) {
                    column.swap(0, 1);
                } else if boxed(row[1]) == boxed(column[0]) {
                    row.swap(0, 1);
                } else if boxed(row[1]) == boxed(column[1]) {
                    row.swap(0, 1);
                    column.swap(0, 1);
                } else {
                    continue;
                }
                if row.iter().any(|cell| column.contains(cell)) {
                    continue;
                }
                let across = state.layout.of[row[1]][1];
                let along = state.layout.of[column[1]][0];
                let cell = state.layout.crossing(usize::from(along), usize::from(across));
                if state.has(cell, digit) {
                    return HodokuFound::clear(HodokuName::TwoStringKite, bit(cell), digit);
                }
            }
        }
        None
    })
}

pub(super) fn empty_rectangle(state: &HodokuBoard) -> Option<HodokuFound> {
    (0..SIDE).find_map(|digit| {
        (2 * SIDE..HOUSES).filter(|&house| (2..=5).contains(&state.count(house, digit))).find_map(|house| {
            let places = state.at(house, digit);
            state.layout.house[house].iter().rev().find_map(|&heart| {
                let [row, column, _] = state.layout.of[usize::from(heart)].map(usize::from);
                let (along, across) = (state.layout.house_set[row], state.layout.house_set[column]);
                let cross = places & !(along | across) == 0;
                let arms = places & along & !across != 0 && places & across & !along != 0;
                let wide = (places & along).count_ones() >= 2 || (places & across).count_ones() >= 2;
                if !(cross && arms && wide) {
                    return None;
                }
                let gone = arm(state, digit, house, row, column, 1)
                    .or_else(|| arm(state, digit, house, column, row, 0))?;
                HodokuFound::clear(HodokuName::EmptyRectangle, bit(gone), digit)
            })
        })
    })
}

/// Follows strong links that start on one line of the cross to eliminations on the other. `across` is the
/// kind of the strong links.
fn arm(
    state: &HodokuBoard,
    digit: usize,
    house: usize,
    line: usize,
    other: usize,
    across: usize,
) -> Option<usize> {
    let layout = state.layout;
    let outside: Cells = !layout.house_set[house];
    each(state.at(line, digit) & outside).find_map(|start| {
        let link = state.at(layout.house_of(start, across), digit);
        if link.count_ones() != 2 {
            return None;
        }
        let end = first(link & !bit(start));
        let target = state.at(layout.house_of(end, 1 - across), digit) & layout.house_set[other] & outside;
        (target != 0).then(|| first(target))
    })
}
