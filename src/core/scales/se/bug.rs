//! Bivalue universal graves.

use super::{
    board::{Cells, DIGITS, HOUSES, KINDS, Mask, SeBoard, bits, cells_of, count},
    hint::Hint,
    loops::Why,
    technique::SeTechnique,
};

/// Cells with their digits in excess.
pub(super) type Excess = Vec<(usize, Mask)>;

/// The cells with digits in excess, and those digits.
struct Grave {
    /// In order of finding.
    cells: Vec<usize>,
    /// The digits in excess of each.
    excess: Vec<Mask>,
    /// The digits in excess, of all cells together.
    digits: Mask,
    /// The cells that see all of them.
    common: Cells,
}

/// Finds a grave that removes something. `fixed` is the search of the newer program.
pub(super) fn bug(board: &SeBoard, fixed: bool) -> Option<Hint> {
    look(board, fixed).map(|(hint, ..)| hint)
}

/// Like [`bug`] in the newer program, with the digits in excess by cell, and the reason.
pub(super) fn found(board: &SeBoard) -> Option<(Hint, Excess, Why)> {
    let (hint, grave, why) = look(board, true)?;
    Some((hint, grave.cells.into_iter().zip(grave.excess).collect(), why))
}

fn look(board: &SeBoard, fixed: bool) -> Option<(Hint, Grave, Why)> {
    // Nearly all positions have too many cells of three or more.
    if cells_of(board.empty).filter(|&cell| count(board.marks[cell]) > 2).count() > 2 * DIGITS {
        return None;
    }
    let grave = dig(board, fixed)?;
    if let [cell] = grave.cells[..] {
        let gone = board.marks[cell] & !grave.digits;
        return Some((Hint::remove(SeTechnique::Bug(1), 56, vec![(cell, gone)]), grave, Why::One));
    }
    if count(grave.digits) == 1 {
        let seen = grave.common & board.of[grave.digits.trailing_zeros() as usize];
        if seen != 0 {
            let gone = cells_of(seen).map(|cell| (cell, grave.digits)).collect();
            let why = Why::Same(grave.digits);
            return Some((Hint::remove(SeTechnique::Bug(2), 57, gone), grave, why));
        }
        return type_four(board, &grave).map(|(hint, why)| (hint, grave, why));
    }
    if grave.common == 0 {
        return None;
    }
    let found = type_four(board, &grave).or_else(|| type_three(board, &grave, fixed));
    found.map(|(hint, why)| (hint, grave, why))
}

fn dig(board: &SeBoard, fixed: bool) -> Option<Grave> {
    let mut rest = board.clone();
    let mut grave = Grave { cells: Vec::new(), excess: Vec::new(), digits: 0, common: !0 };
    // While all excess is of one digit: that digit, and all cells that may have it in excess.
    let mut only: Option<(usize, Cells)> = None;
    let mut one_digit = true;
    let add = |grave: &mut Grave, rest: &mut SeBoard, cell: usize, digit: usize| -> Option<()> {
        if let Some(at) = grave.cells.iter().position(|&known| known == cell) {
            grave.excess[at] |= 1 << digit;
        } else {
            grave.cells.push(cell);
            grave.excess.push(1 << digit);
        }
        rest.remove(cell, digit);
        grave.common &= board.tables.peers[cell];
        grave.cells.iter().for_each(|&cell| grave.common &= !(1 << cell));
        (grave.cells.len() < 2 || count(grave.digits) < 2 || grave.common != 0).then_some(())
    };
    for house in 0..HOUSES {
        for digit in 0..DIGITS {
            let places = board.places[house][digit];
            if matches!(count(places), 0 | 2) {
                continue;
            }
            let cells = cells_of(board.at_all(house, places));
            let mut rich = board.at_all(house, places);
            cells.filter(|&cell| count(board.marks[cell]) < 3).for_each(|cell| rich &= !(1 << cell));
            if rich == 0 {
                return None;
            }
            match &mut only {
                None => only = Some((digit, rich)),
                Some((known, cells)) if *known == digit => *cells |= if one_digit { rich } else { 0 },
                Some(_) => one_digit = false,
            }
            if rich.is_power_of_two() {
                grave.digits |= 1 << digit;
                add(&mut grave, &mut rest, rich.trailing_zeros() as usize, digit)?;
            }
        }
    }
    if let (true, true, Some((digit, cells))) = (fixed, one_digit, only) {
        for cell in cells_of(cells) {
            if !grave.cells.contains(&cell) {
                add(&mut grave, &mut rest, cell, digit)?;
            }
        }
    }
    let two_left = |cell: usize| count(rest.marks[cell]) == 2;
    let even = |house: usize| rest.places[house].iter().all(|&places| matches!(count(places), 0 | 2));
    let is_grave = cells_of(rest.empty).all(two_left) && (0..HOUSES).all(even);
    (is_grave && !grave.cells.is_empty()).then_some(grave)
}

/// Returns the houses shared by all of the cells.
fn shared<'a>(board: &'a SeBoard, grave: &'a Grave) -> impl Iterator<Item = usize> + 'a {
    (0..KINDS.len()).filter_map(|kind| {
        let house = board.tables.houses[*grave.cells.first()?][kind];
        let same = grave.cells.iter().all(|&cell| board.tables.houses[cell][kind] == house);
        same.then_some(house as usize)
    })
}

/// Finds two cells with one more digit in common: their other digits go, except those in excess.
fn type_four(board: &SeBoard, grave: &Grave) -> Option<(Hint, Why)> {
    let [one, other] = grave.cells[..] else { return None };
    let common = board.marks[one] & board.marks[other] & !grave.digits;
    if count(common) != 1 {
        return None;
    }
    shared(board, grave).find_map(|house| {
        let gone = |at: usize| board.marks[grave.cells[at]] & !grave.excess[at] & !common;
        let gone = [(one, gone(0)), (other, gone(1))].into_iter().filter(|&(_, gone)| gone != 0);
        let gone: Vec<_> = gone.collect();
        let why = Why::Bound(common.trailing_zeros() as usize, house);
        (!gone.is_empty()).then(|| (Hint::remove(SeTechnique::Bug(4), 57, gone), why))
    })
}

/// Finds a naked set of the excess digits with other cells of a shared house.
fn type_three(board: &SeBoard, grave: &Grave, fixed: bool) -> Option<(Hint, Why)> {
    let look = |size: usize, house: usize| -> Option<(Hint, Why)> {
        let cells: Vec<usize> = cells_of(grave.common & board.tables.sets[house]).collect();
        if cells.len() < size || count(grave.digits) < 2 {
            return None;
        }
        let mut tuples = board.tables.tuples[size - 1].iter().copied();
        tuples.find_map(|tuple| {
            if tuple >> cells.len() != 0 {
                return None;
            }
            let marks = || bits(tuple).map(|at| board.marks[cells[at]]);
            let union = marks().fold(0, |all, one| all | one);
            let fits = count(union) as usize == size && grave.digits & !union == 0;
            if !fits || marks().any(|one| count(one) < 2) {
                return None;
            }
            let others = (0..cells.len()).filter(|&at| tuple >> at & 1 == 0).map(|at| cells[at]);
            let gone: Vec<_> =
                others.map(|cell| (cell, board.marks[cell] & union)).filter(|&(_, gone)| gone != 0).collect();
            let rating = 57 + size as u16 - 1;
            let own = bits(tuple).fold(0, |all: Cells, at| all | 1 << cells[at]);
            let places = bits((1 << DIGITS) - 1).filter(|&place| own >> board.at(house, place) & 1 == 1);
            let why = Why::Naked(house, places.fold(0, |all: Mask, place| all | 1 << place));
            (!gone.is_empty()).then(|| (Hint::remove(SeTechnique::Bug(3), rating, gone), why))
        })
    };
    let houses: Vec<usize> = shared(board, grave).collect();
    if fixed {
        (2..=6).find_map(|size| houses.iter().find_map(|&house| look(size, house)))
    } else {
        houses.iter().find_map(|&house| (2..=6).find_map(|size| look(size, house)))
    }
}
