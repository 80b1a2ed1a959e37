//! Singles, pointing and claiming, sets and basic fish.

use super::{
    board::{BOX, BY_LOOKING, COLUMN, DIGITS, Mask, ROW, SeBoard, bits, count, houses_of},
    hint::Hint,
    technique::SeTechnique,
};

/// Finds the last cell of a house, then a digit with one place in a house.
pub(super) fn hidden_single(board: &SeBoard) -> Option<Hint> {
    let houses = || BY_LOOKING.into_iter().flat_map(houses_of);
    for house in houses().filter(|&house| board.gaps[house] == 1) {
        let digit = (0..DIGITS).find(|&digit| board.places[house][digit] != 0);
        if let Some(digit) = digit {
            let cell = board.at(house, board.places[house][digit].trailing_zeros() as usize);
            return Some(Hint::place(SeTechnique::LastCell, 10, cell, digit));
        }
    }
    for house in houses() {
        for digit in 0..DIGITS {
            let places = board.places[house][digit];
            if places.is_power_of_two() {
                let cell = board.at(house, places.trailing_zeros() as usize);
                let rating = if houses_of(BOX).contains(&house) { 12 } else { 15 };
                return Some(Hint::place(SeTechnique::HiddenSingle, rating, cell, digit));
            }
        }
    }
    None
}

/// Finds a cell with one mark.
pub(super) fn naked_single(board: &SeBoard) -> Option<Hint> {
    let cell = board.marks.iter().position(|&marks| count(marks) == 1)?;
    let digit = board.marks[cell].trailing_zeros() as usize;
    Some(Hint::place(SeTechnique::NakedSingle, 23, cell, digit))
}

/// The pairs of kinds for pointing and claiming.
const CROSSINGS: [(usize, usize); 4] = [(BOX, COLUMN), (BOX, ROW), (COLUMN, BOX), (ROW, BOX)];

/// Returns all houses whose places of a digit, two or more, are in a second house: the two houses and the digit.
pub(super) fn locked(board: &SeBoard) -> impl Iterator<Item = (usize, usize, usize)> {
    CROSSINGS.into_iter().flat_map(move |(kind, other)| {
        (0..DIGITS).flat_map(move |digit| {
            houses_of(kind).filter_map(move |first| {
                let places = board.places[first][digit];
                let inside = |second: &usize| places & !board.tables.shared[first][*second] == 0;
                if count(places) < 2 {
                    return None;
                }
                houses_of(other).find(inside).map(|second| (first, second, digit))
            })
        })
    })
}

/// Finds pointing or claiming.
pub(super) fn pointing(board: &SeBoard) -> Option<Hint> {
    locked(board).find_map(|(first, second, digit)| {
        let gone = board.places[second][digit] & !board.tables.shared[second][first];
        if gone == 0 {
            return None;
        }
        let (technique, rating) = if houses_of(BOX).contains(&first) {
            (SeTechnique::Pointing, 26)
        } else {
            (SeTechnique::Claiming, 28)
        };
        let gone = bits(gone).map(|place| (board.at(second, place), 1 << digit)).collect();
        Some(Hint::remove(technique, rating, gone))
    })
}

/// Finds pointing or claiming that leaves the digit one place in another house of the first one's kind.
pub(super) fn direct_pointing(board: &SeBoard) -> Option<Hint> {
    locked(board).find_map(|(first, second, digit)| {
        let is_box = houses_of(BOX).contains(&first);
        let kinds = if is_box { BOX } else { super::board::kind_of(first) };
        houses_of(kinds).filter(|&third| third != first).find_map(|third| {
            let (places, shared) = (board.places[third][digit], board.tables.shared[third][second]);
            let left = places & !shared;
            if shared == 0 || count(places) < 2 || count(left) != 1 {
                return None;
            }
            let cell = board.at(third, left.trailing_zeros() as usize);
            let (technique, rating) =
                if is_box { (SeTechnique::DirectPointing, 17) } else { (SeTechnique::DirectClaiming, 19) };
            Some(Hint::place(technique, rating, cell, digit))
        })
    })
}

/// Returns all naked sets: the house, the places, the digits.
pub(super) fn naked_sets(board: &SeBoard, size: usize) -> impl Iterator<Item = (usize, Mask, Mask)> {
    let houses = BY_LOOKING.into_iter().flat_map(houses_of);
    houses.filter(move |&house| board.gaps[house] as usize >= 2 * size).flat_map(move |house| {
        let fits = |place: &usize| (2..=size as u32).contains(&count(board.marks[board.at(house, *place)]));
        let able = (0..DIGITS).filter(fits).fold(0, |able: Mask, place| able | 1 << place);
        let tuples: &[Mask] = if count(able) as usize >= size { &board.tables.tuples[size] } else { &[] };
        tuples.iter().filter(move |&&places| places & !able == 0).filter_map(move |&places| {
            let digits = bits(places).fold(0, |all, place| all | board.marks[board.at(house, place)]);
            (count(digits) as usize == size).then_some((house, places, digits))
        })
    })
}

/// Finds a naked set that removes something.
pub(super) fn naked_set(board: &SeBoard, size: usize) -> Option<Hint> {
    naked_sets(board, size).find_map(|(house, places, digits)| {
        let gone = naked_gone(board, house, places, digits);
        let (technique, rating) = match size {
            2 => (SeTechnique::NakedPair, 30),
            3 => (SeTechnique::NakedTriplet, 36),
            _ => (SeTechnique::NakedQuad, 50),
        };
        (!gone.is_empty()).then(|| Hint::remove(technique, rating, gone))
    })
}

/// Returns the marks that go from the other cells of the house of a naked set.
pub(super) fn naked_gone(board: &SeBoard, house: usize, places: Mask, digits: Mask) -> Vec<(usize, Mask)> {
    let others = (0..DIGITS).filter(|&place| places >> place & 1 == 0);
    let cells = others.map(|place| board.at(house, place));
    cells.map(|cell| (cell, board.marks[cell] & digits)).filter(|&(_, gone)| gone != 0).collect()
}

/// Returns all hidden sets in houses with enough empty cells: the house, the digits, the places.
pub(super) fn hidden_sets(
    board: &SeBoard,
    size: usize,
    gaps: usize,
) -> impl Iterator<Item = (usize, Mask, Mask)> {
    let houses = BY_LOOKING.into_iter().flat_map(houses_of);
    houses.filter(move |&house| board.gaps[house] as usize > gaps).flat_map(move |house| {
        let fits = |digit: &usize| (2..=size as u32).contains(&count(board.places[house][*digit]));
        let able = (0..DIGITS).filter(fits).fold(0, |able: Mask, digit| able | 1 << digit);
        let tuples: &[Mask] = if count(able) as usize >= size { &board.tables.tuples[size] } else { &[] };
        tuples.iter().filter(move |&&digits| digits & !able == 0).filter_map(move |&digits| {
            let places = bits(digits).fold(0, |all, digit| all | board.places[house][digit]);
            (count(places) as usize == size).then_some((house, digits, places))
        })
    })
}

/// Returns the other marks of the cells of a hidden set.
pub(super) fn hidden_gone(board: &SeBoard, house: usize, digits: Mask, places: Mask) -> Vec<(usize, Mask)> {
    let cells = bits(places).map(|place| board.at(house, place));
    cells.map(|cell| (cell, board.marks[cell] & !digits)).filter(|&(_, gone)| gone != 0).collect()
}

/// Finds a hidden set that removes something.
pub(super) fn hidden_set(board: &SeBoard, size: usize) -> Option<Hint> {
    hidden_sets(board, size, 2 * size).find_map(|(house, digits, places)| {
        let gone = hidden_gone(board, house, digits, places);
        let (technique, rating) = match size {
            2 => (SeTechnique::HiddenPair, 34),
            3 => (SeTechnique::HiddenTriplet, 40),
            _ => (SeTechnique::HiddenQuad, 54),
        };
        (!gone.is_empty()).then(|| Hint::remove(technique, rating, gone))
    })
}

/// Finds a hidden set that leaves another digit of the house one place.
pub(super) fn direct_hidden_set(board: &SeBoard, size: usize) -> Option<Hint> {
    hidden_sets(board, size, size).find_map(|(house, digits, set)| {
        (0..DIGITS).filter(|&digit| digits >> digit & 1 == 0).find_map(|digit| {
            let places = board.places[house][digit];
            let left = places & !set;
            if count(places) < 2 || count(left) != 1 {
                return None;
            }
            let cell = board.at(house, left.trailing_zeros() as usize);
            let (technique, rating) = if size == 2 {
                (SeTechnique::DirectHiddenPair, 20)
            } else {
                (SeTechnique::DirectHiddenTriplet, 25)
            };
            Some(Hint::place(technique, rating, cell, digit))
        })
    })
}

/// Returns all basic fish: the kind of the base lines, the numbers of base and cover lines, the digit.
pub(super) fn fishes(board: &SeBoard, size: usize) -> impl Iterator<Item = (usize, Mask, Mask, usize)> {
    [COLUMN, ROW].into_iter().flat_map(move |kind| {
        let first = houses_of(kind).start;
        let mut able = [0; DIGITS];
        for digit in (0..DIGITS).filter(|&digit| board.placed[digit] as usize + 2 * size <= DIGITS) {
            for line in 0..DIGITS {
                let places = count(board.places[first + line][digit]);
                able[digit] |= Mask::from((2..=size as u32).contains(&places)) << line;
            }
        }
        board.tables.tuples[size].iter().flat_map(move |&lines| {
            (0..DIGITS).filter(move |&digit| lines & !able[digit] == 0).filter_map(move |digit| {
                let covers = bits(lines).fold(0, |all, line| all | board.places[first + line][digit]);
                (count(covers) as usize == size).then_some((kind, lines, covers, digit))
            })
        })
    })
}

/// Returns the marks that go from the cover lines of a fish.
pub(super) fn fish_gone(
    board: &SeBoard,
    kind: usize,
    lines: Mask,
    covers: Mask,
    digit: usize,
) -> Vec<(usize, Mask)> {
    let crossing = houses_of(if kind == ROW { COLUMN } else { ROW }).start;
    let mut gone = Vec::new();
    for cover in bits(covers) {
        for place in bits(board.places[crossing + cover][digit] & !lines) {
            gone.push((board.at(crossing + cover, place), 1 << digit));
        }
    }
    gone
}

/// Finds a basic fish that removes something.
pub(super) fn fish(board: &SeBoard, size: usize) -> Option<Hint> {
    fishes(board, size).find_map(|(kind, lines, covers, digit)| {
        let gone = fish_gone(board, kind, lines, covers, digit);
        let (technique, rating) = match size {
            2 => (SeTechnique::XWing, 32),
            3 => (SeTechnique::Swordfish, 38),
            _ => (SeTechnique::Jellyfish, 52),
        };
        (!gone.is_empty()).then(|| Hint::remove(technique, rating, gone))
    })
}
