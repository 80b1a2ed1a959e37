//! Simple and multi colours: the first in order.

use super::{
    HodokuName,
    found::HodokuFound,
    layout::{Cells, SIDE, bit, each, first},
    state::HodokuBoard,
};

/// Returns the pairs of colours of a digit: each a component of its strong links.
fn pairs(state: &HodokuBoard, digit: usize) -> Vec<[Cells; 2]> {
    let linked = |cell: usize| state.layout.of[cell].iter().any(|&h| state.count(usize::from(h), digit) == 2);
    let mut rest =
        each(state.places[digit]).filter(|&cell| linked(cell)).fold(0, |set, cell| set | bit(cell));
    let mut pairs = Vec::new();
    while rest != 0 {
        let mut pair = [0; 2];
        color(state, digit, first(rest), 0, &mut rest, &mut pair);
        if pair.iter().all(|&color| color != 0) {
            pairs.push(pair);
        }
    }
    pairs
}

fn color(
    state: &HodokuBoard,
    digit: usize,
    cell: usize,
    which: usize,
    rest: &mut Cells,
    pair: &mut [Cells; 2],
) {
    if *rest & bit(cell) == 0 {
        return;
    }
    *rest &= !bit(cell);
    pair[which] |= bit(cell);
    for house in state.layout.of[cell] {
        let house = usize::from(house);
        if state.count(house, digit) == 2 {
            let other = state.at(house, digit) & !bit(cell);
            if other != 0 {
                color(state, digit, first(other), 1 - which, rest, pair);
            }
        }
    }
}

fn seen(state: &HodokuBoard, cells: Cells) -> Cells {
    each(cells).fold(0, |seen, cell| seen | state.layout.peers[cell])
}

/// Returns the places that see a cell of each set.
fn between(state: &HodokuBoard, a: Cells, b: Cells, digit: usize) -> Cells {
    seen(state, a) & seen(state, b) & state.places[digit]
}

pub(super) fn simple(state: &HodokuBoard) -> Option<HodokuFound> {
    (0..SIDE).find_map(|digit| {
        pairs(state, digit).into_iter().find_map(|[a, b]| {
            let mut wrap = HodokuFound::new(HodokuName::ColorsWrap);
            for set in [a, b] {
                if seen(state, set) & set != 0 {
                    wrap.add_all(set, digit);
                }
            }
            wrap.useful()
                .or_else(|| HodokuFound::clear(HodokuName::ColorsTrap, between(state, a, b, digit), digit))
        })
    })
}

pub(super) fn multi(state: &HodokuBoard) -> Option<HodokuFound> {
    (0..SIDE).find_map(|digit| {
        let pairs = pairs(state, digit);
        let ordered =
            (0..pairs.len()).flat_map(|i| (0..pairs.len()).map(move |j| (i, j))).filter(|&(i, j)| i != j);
        ordered.into_iter().find_map(|(i, j)| {
            let ([a, b], [c, d]) = (pairs[i], pairs[j]);
            let mut both = HodokuFound::new(HodokuName::MultiColors2);
            for set in [a, b] {
                let seen = seen(state, set);
                if seen & c != 0 && seen & d != 0 {
                    both.add_all(set, digit);
                }
            }
            both.useful().or_else(|| {
                let mut ends = HodokuFound::new(HodokuName::MultiColors1);
                for (met, other, left, right) in [(a, c, b, d), (a, d, b, c), (b, c, a, d), (b, d, a, c)] {
                    if seen(state, met) & other != 0 {
                        ends.add_all(between(state, left, right, digit), digit);
                    }
                }
                ends.useful()
            })
        })
    })
}
