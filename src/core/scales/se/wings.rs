//! XY- and XYZ-Wings, and cells of a house bent around a cell of two candidates.

use super::{
    board::{BY_LOOKING, Cells, DIGITS, Mask, SeBoard, bits, cells_of, count, houses_of},
    hint::Hint,
    technique::SeTechnique,
};

/// Finds a pivot of two or three digits and two wings of two.
pub(super) fn xy_wing(board: &SeBoard, pivot_digits: u32) -> Option<Hint> {
    let bivalue = board.bivalue();
    let pivots = cells_of(board.empty).filter(|&pivot| count(board.marks[pivot]) == pivot_digits);
    for pivot in pivots {
        let near = board.tables.peers[pivot] & bivalue;
        for one in cells_of(near) {
            for other in cells_of(near & !((2 << one) - 1)) {
                let [p, a, b] = [pivot, one, other].map(|cell| board.marks[cell]);
                let common = a & b;
                let fits = if pivot_digits == 2 {
                    count(p | a | b) == 3 && p & a & b == 0 && count(common) == 1 && a != p && b != p
                } else {
                    p | a | b == p && a | b == p && count(common) == 1
                };
                if !fits {
                    continue;
                }
                let digit = common.trailing_zeros() as usize;
                let mut seen = board.tables.peers[one] & board.tables.peers[other] & board.of[digit];
                if pivot_digits == 3 {
                    seen &= board.tables.peers[pivot];
                }
                seen &= !(1 << pivot);
                if seen != 0 {
                    let (technique, rating) = if pivot_digits == 2 {
                        (SeTechnique::XyWing, 42)
                    } else {
                        (SeTechnique::XyzWing, 44)
                    };
                    let gone = cells_of(seen).map(|cell| (cell, 1 << digit)).collect();
                    return Some(Hint::remove(technique, rating, gone));
                }
            }
        }
    }
    None
}

/// The choice among bent wings, the smallest first: rating, most eliminations, the largest name, the first
/// cells.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord)]
struct Key {
    rating: u16,
    /// The number of eliminations, negative.
    gone: i32,
    /// The bytes of the name, from the largest.
    name: std::cmp::Reverse<String>,
    hub: Vec<u8>,
    wing: u8,
}

/// Finds cells of one house with one digit more than cells, and a cell of two of these digits that sees all places
/// of one of them.
pub(super) fn bent_wing(board: &SeBoard, size: usize) -> Option<Hint> {
    let mut best: Option<(Key, Vec<(usize, Mask)>)> = None;
    let bivalue = board.bivalue();
    if bivalue == 0 {
        return None;
    }
    for house in BY_LOOKING.into_iter().flat_map(houses_of) {
        if (board.gaps[house] as usize) < size {
            continue;
        }
        let fits = |place: usize| {
            let marks = board.marks[board.at(house, place)];
            (2..=size as u32 + 1).contains(&count(marks))
        };
        let able: Mask = (0..DIGITS).filter(|&place| fits(place)).fold(0, |all, place| all | 1 << place);
        for &places in board.tables.tuples[size].iter().filter(|&&places| places & !able == 0) {
            let digits = bits(places).fold(0, |all, place| all | board.marks[board.at(house, place)]);
            if count(digits) as usize == size + 1 {
                hub(board, board.at_all(house, places), digits, bivalue, size, &mut best);
            }
        }
    }
    let (key, gone) = best?;
    Some(Hint::remove(SeTechnique::BentWing(size as u8 + 1), key.rating, gone))
}

fn hub(
    board: &SeBoard,
    hub: Cells,
    digits: Mask,
    bivalue: Cells,
    size: usize,
    best: &mut Option<(Key, Vec<(usize, Mask)>)>,
) {
    let near = cells_of(hub).fold(0, |all, cell| all | board.tables.peers[cell]);
    let (mut largest, mut sum) = (0, 0);
    for cell in cells_of(hub) {
        largest = largest.max(count(board.marks[cell]));
        sum += count(board.marks[cell]);
    }
    let rating = match (size, largest) {
        (3, 3) => 56,
        (3, _) => 55,
        (4, 3) => 64,
        (4, 5) => 62,
        (4, _) => 63,
        (5, _) => 66,
        _ => 75,
    };
    for wing in cells_of(near & bivalue & !hub) {
        let pair = board.marks[wing];
        if pair & !digits != 0 {
            continue;
        }
        let sees_all = |digit: usize| hub & board.of[digit] & !board.tables.peers[wing] == 0;
        let restricted: Mask = bits(pair).filter(|&digit| sees_all(digit)).fold(0, |all, one| all | 1 << one);
        if restricted == 0 {
            continue;
        }
        let both = restricted == pair;
        // The digits that go, and the cells that must see a place that loses them.
        let strong = if both { pair } else { pair & !restricted };
        let weak = if both { digits & !pair } else { 0 };
        let mut gone: Vec<(usize, Mask)> = Vec::new();
        let (mut total, mut of_strong, mut of_weak) = (0, 0, 0);
        for digit in bits(strong | weak) {
            let mut holders = hub & board.of[digit];
            if strong >> digit & 1 == 1 {
                holders |= 1 << wing;
            }
            let seen = board.tables.seen_by_all(holders) & board.of[digit] & !hub & !(1 << wing);
            if seen == 0 {
                continue;
            }
            total += seen.count_ones();
            if strong >> digit & 1 == 1 {
                of_strong += 1;
            } else {
                of_weak += 1;
            }
            gone.extend(cells_of(seen).map(|cell| (cell, 1 << digit)));
        }
        if total == 0 {
            continue;
        }
        // A double link that removes no more than a single one is named as a single one.
        let double = both && (of_weak > 0 || of_strong == 2);
        let name = format!("{}{largest}{sum}", if double { 2 } else { 1 });
        let key = Key {
            rating,
            gone: -total.cast_signed(),
            name: std::cmp::Reverse(name),
            hub: cells_of(hub).map(|cell| cell as u8).collect(),
            wing: wing as u8,
        };
        if best.as_ref().is_none_or(|(old, _)| key < *old) {
            *best = Some((key, gone));
        }
    }
}
