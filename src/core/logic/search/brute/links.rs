//! What clues mean for a search, apart from sums: pairs of digits that fit together, runs, digits between others, digits
//! that some cells have, and sandwiches.

use super::{
    sums::{choose, last, number},
    tables::{Dead, LISTED, Left, Tables},
};
use sudoku_board::{
    Cell, Digit, DigitSet, Shape,
    cages::sums_of,
    clues::{Pairing, Relation},
};

/// A relation between the digits of some cells, in flat arrays for speed.
#[derive(Debug)]
pub(super) struct Link {
    cells: Vec<u16>,
    kind: Kind,
}

#[derive(Debug)]
enum Kind {
    /// The only digits of each cell.
    Digits(u32),
    /// For each digit of the first cell those of the second, and the other way round.
    Pair([Vec<u32>; 2]),
    /// The digits are consecutive.
    Run,
    /// The second digit lies between the first and the third.
    Between,
    /// The digits between the least and the greatest of all add up to this.
    Sandwich(i32),
    /// Digits as masks, each with the number of cells that have it.
    Has(Vec<(u32, usize)>),
}

const fn bit(digit: Digit) -> u32 {
    1 << digit.index()
}

/// Returns the bits of a mask, each alone.
fn each(mut mask: u32) -> impl Iterator<Item = u32> {
    std::iter::from_fn(move || {
        let lowest = mask & mask.wrapping_neg();
        mask &= mask.wrapping_sub(1);
        (lowest != 0).then_some(lowest)
    })
}

impl Link {
    /// Returns what a relation means for a search; `None` for sums and for sight.
    pub(super) fn of(relation: &Relation, shape: &Shape) -> Option<Self> {
        let all = || Digit::all(shape);
        let kind = match relation {
            Relation::Parity(_, odd) => {
                let fits = all().filter(|digit| (digit.number() % 2 == 1) == *odd);
                Kind::Digits(fits.map(bit).fold(0, |mask, bit| mask | bit))
            }
            Relation::Pair(_, pairing) => {
                // Cells that see each other differ without this.
                if *pairing == Pairing::Apart(1) {
                    return None;
                }
                let beside = |fits: &dyn Fn(Digit, Digit) -> bool| {
                    let of = |one| all().filter(|&other| fits(one, other)).map(bit).fold(0, |m, b| m | b);
                    all().map(of).collect()
                };
                let there = beside(&|one, other| pairing.fits(one, other));
                Kind::Pair([there, beside(&|one, other| pairing.fits(other, one))])
            }
            Relation::Differ(_) | Relation::Sum(..) => return None,
            Relation::Run(_) => Kind::Run,
            Relation::Between(..) => Kind::Between,
            Relation::Sandwich(_, sum) => Kind::Sandwich((*sum).into()),
            Relation::Has(_, digits) => {
                let named: DigitSet = digits.iter().copied().collect();
                let times = |digit| digits.iter().filter(|&&own| own == digit).count();
                Kind::Has(named.iter().map(|digit| (bit(digit), times(digit))).collect())
            }
        };
        let cells = relation.cells().into_iter().map(|cell: Cell| cell.index() as u16);
        Some(Self { cells: cells.collect(), kind })
    }

    /// Returns the cells.
    pub(super) fn cells(&self) -> &[u16] {
        &self.cells
    }

    /// Returns whether the link is more work than a sum.
    pub(super) const fn is_dear(&self) -> bool {
        matches!(self.kind, Kind::Run | Kind::Sandwich(_))
    }

    /// Returns how much work the link is, beside others.
    pub(super) const fn cost(&self) -> u8 {
        match self.kind {
            Kind::Digits(_) => 0,
            Kind::Pair(_) => 1,
            Kind::Between | Kind::Has(_) => 2,
            Kind::Run => 3,
            Kind::Sandwich(_) => 4,
        }
    }

    /// Rules out what the link does not allow.
    pub(super) fn apply(&self, tables: &Tables, board: &mut impl Left) -> Result<(), Dead> {
        match &self.kind {
            Kind::Digits(mask) => board.keep(self.cells[0].into(), *mask),
            Kind::Pair([there, back]) => {
                let [one, other] = [usize::from(self.cells[0]), usize::from(self.cells[1])];
                let beside = |mask: u32, fits: &[u32]| {
                    each(mask).fold(0, |all, digit| all | fits[digit.trailing_zeros() as usize])
                };
                board.keep(other, beside(board.digits(one), there))?;
                board.keep(one, beside(board.digits(other), back))
            }
            Kind::Run => run(&self.cells, tables, board),
            Kind::Between => between(&self.cells, board),
            Kind::Sandwich(sum) => sandwich(&self.cells, *sum, tables, board),
            Kind::Has(digits) => has(&self.cells, digits, board),
        }
    }
}

fn run(cells: &[u16], tables: &Tables, board: &mut impl Left) -> Result<(), Dead> {
    let many = cells.len();
    let sets = (0..=tables.side() - many).map(|from| ((1_u32 << many) - 1) << from);
    let (mut fixed, mut union) = (0, 0);
    for &cell in cells {
        let mask = board.digits(cell.into());
        union |= mask;
        if mask.is_power_of_two() {
            fixed |= mask;
        }
    }
    let fits = |set: &u32| {
        let has_each = cells.iter().all(|&cell| board.digits(cell.into()) & set != 0);
        set & !union == 0 && set & fixed == fixed && has_each
    };
    let sets: Vec<u32> = sets.filter(fits).collect();
    let all = sets.iter().fold(0, |all, set| all | set);
    if all == 0 {
        return Err(Dead);
    }
    if tables.lists() && fixed.count_ones() as usize != many {
        return choose(cells, sets.iter().map(|set| set & !fixed), tables, board);
    }
    cells.iter().try_for_each(|&cell| board.keep(cell.into(), all))
}

/// Returns the digits below a number, or above it.
const fn below(number: i32) -> u32 {
    if number <= 1 { 0 } else { (1 << (number - 1)) - 1 }
}

const fn above(number: i32) -> u32 {
    !below(number + 1)
}

fn between(cells: &[u16], board: &mut impl Left) -> Result<(), Dead> {
    let [one, cell, other] = [0, 1, 2].map(|at| usize::from(cells[at]));
    let masks = [one, cell, other].map(|cell| board.digits(cell));
    let inner = |mask: &u32, from: u32, to: u32| {
        // The digits between some of one end and some of the other.
        mask & (above(number(from)) & below(last(to)) | above(number(to)) & below(last(from)))
    };
    board.keep(cell, inner(&masks[1], masks[0], masks[2]))?;
    let own = board.digits(cell);
    for (end, far) in [(one, masks[2]), (other, masks[0])] {
        let mask = board.digits(end);
        let fits = |&digit: &u32| {
            let digit = number(digit);
            let (up, down) = (own & above(digit) & below(last(far)), own & below(digit) & above(number(far)));
            up != 0 || down != 0
        };
        board.keep(end, each(mask).filter(fits).fold(0, |all, digit| all | digit))?;
    }
    Ok(())
}

fn has(cells: &[u16], digits: &[(u32, usize)], board: &mut impl Left) -> Result<(), Dead> {
    let named: usize = digits.iter().map(|&(_, times)| times).sum();
    if named == cells.len() {
        let all = digits.iter().fold(0, |all, &(digit, _)| all | digit);
        cells.iter().try_for_each(|&cell| board.keep(cell.into(), all))?;
    }
    // As many other cells have other digits.
    for &(digit, times) in digits {
        let places = cells.iter().filter(|&&cell| board.digits(cell.into()) & digit != 0).count();
        if places < times {
            return Err(Dead);
        }
        if places == times {
            for &cell in cells {
                if board.digits(cell.into()) & digit != 0 {
                    board.keep(cell.into(), digit)?;
                }
            }
        }
    }
    let fixed = |digit: u32| cells.iter().filter(|&&cell| board.digits(cell.into()) == digit).count();
    let missing: usize = digits.iter().map(|&(digit, times)| times.saturating_sub(fixed(digit))).sum();
    let open: Vec<u16> =
        cells.iter().copied().filter(|&cell| !board.digits(cell.into()).is_power_of_two()).collect();
    if missing > open.len() {
        return Err(Dead);
    }
    if missing == open.len() {
        let wanted = digits.iter().filter(|&&(digit, times)| fixed(digit) < times);
        let wanted = wanted.fold(0, |all, &(digit, _)| all | digit);
        open.iter().try_for_each(|&cell| board.keep(cell.into(), wanted))?;
    }
    Ok(())
}

fn sandwich(cells: &[u16], sum: i32, tables: &Tables, board: &mut impl Left) -> Result<(), Dead> {
    let side = cells.len();
    let (low, high) = (1_u32, 1_u32 << (side - 1));
    let (ends, all) = (low | high, (1_u32 << side) - 1);
    let mut masks = [0; Shape::MOST_DIGITS];
    masks.iter_mut().zip(cells).for_each(|(mask, &cell)| *mask = board.digits(cell.into()));
    let masks = &masks[..side];
    let size = i32::from(side as u16);
    let rest = i32::from(sums_of(side, side).0) - 1 - size - sum;
    let mut kept = [0; Shape::MOST_DIGITS];
    for from in 0..side {
        if masks[from] & ends == 0 {
            continue;
        }
        for to in from + 1..side {
            let one = [(low, high), (high, low)]
                .into_iter()
                .filter(|&(first, second)| masks[from] & first != 0 && masks[to] & second != 0);
            let (mut first, mut second) = (0, 0);
            one.for_each(|(a, b)| (first, second) = (first | a, second | b));
            if first == 0 {
                continue;
            }
            let many = to - from - 1;
            let is_inside = |at: usize| from < at && at < to;
            let others = || (0..side).filter(|&at| at != from && at != to);
            // All others have other digits.
            if others().any(|at| masks[at] & !ends == 0) {
                continue;
            }
            let mut is_possible = false;
            let mut allow = |inside: u32| {
                let outside = all & !ends & !inside;
                let of = |at: usize| if is_inside(at) { inside } else { outside };
                if others().any(|at| masks[at] & of(at) == 0) {
                    return;
                }
                let reach = |wanted: bool| {
                    others().filter(|&at| is_inside(at) == wanted).fold(0, |all, at| all | masks[at])
                };
                if inside & !reach(true) != 0 || outside & !reach(false) != 0 {
                    return;
                }
                is_possible = true;
                others().for_each(|at| kept[at] |= masks[at] & of(at));
            };
            if side <= LISTED {
                let sets = tables.combinations(many, sum).unwrap_or_default();
                sets.iter().filter(|&&set| set & ends == 0).for_each(|&set| allow(set));
            } else {
                let (least, most) = apart(many, size);
                let (rest_least, rest_most) = apart(side - 2 - many, size);
                if least <= sum && sum <= most && rest_least <= rest && rest <= rest_most {
                    is_possible = true;
                    let closed = masks.iter().enumerate().filter(|&(at, _)| is_inside(at));
                    if closed.clone().all(|(_, mask)| mask.is_power_of_two()) {
                        is_possible = closed.map(|(_, &mask)| number(mask)).sum::<i32>() == sum;
                    }
                    if is_possible {
                        others().for_each(|at| kept[at] |= masks[at] & !ends);
                    }
                }
            }
            if is_possible {
                kept[from] |= masks[from] & first;
                kept[to] |= masks[to] & second;
            }
        }
    }
    cells.iter().zip(kept).try_for_each(|(&cell, kept)| board.keep(cell.into(), kept))
}

/// Returns the smallest and the largest sum of this many different digits without the least and the greatest one.
fn apart(many: usize, side: i32) -> (i32, i32) {
    let many = i32::from(many as u16);
    let least = many * (many + 3) / 2;
    (least, many * (side + 1) - least)
}
