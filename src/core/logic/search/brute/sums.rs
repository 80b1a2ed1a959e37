//! The sums of a search: those of cages and clues, and those that follow from cages since the digits of a house add up
//! to the same sum everywhere.
//!
//! A sum is a few groups of cells, each with a weight: added, subtracted, or a figure of a number. The cells of a group see each other, so their digits
//! differ: a group alone is one of a few combinations of digits, and a group among others has a smallest and a largest
//! sum. The sums of several houses are the *innies and outies* of solvers: rows beside each other, columns, or a box,
//! without the cages inside them.

use super::tables::{Dead, LISTED, Left, Tables};
use std::cmp::Reverse;
use sudoku_board::{Cell, CellSet, House, Shape, cages, clues::Relation};

/// The most cells of a sum that follows from others. More cells hardly ever rule anything out.
const MOST_DERIVED: usize = 5;

/// The most groups of a sum: no clue has more cells.
const MOST_GROUPS: usize = 64;

/// The most open cells of a group for which all arrangements of a combination are tried: a word has a bit for each set
/// of as many digits.
const ARRANGED: usize = 6;

/// The sets that have a digit, by its number.
const HAVING: [u64; ARRANGED] = [
    0xAAAA_AAAA_AAAA_AAAA,
    0xCCCC_CCCC_CCCC_CCCC,
    0xF0F0_F0F0_F0F0_F0F0,
    0xFF00_FF00_FF00_FF00,
    0xFFFF_0000_FFFF_0000,
    0xFFFF_FFFF_0000_0000,
];

/// Groups of cells that add up to a total.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Sum {
    total: i32,
    groups: Vec<Group>,
}

/// Cells that all see each other.
#[derive(Debug, PartialEq, Eq)]
struct Group {
    cells: Vec<u16>,
    /// What its digits count: -1 if they are subtracted.
    weight: i32,
}

/// Returns the sums of a shape: those of cages, those of clues, and those that follow from cages.
pub(super) fn of(shape: &Shape) -> Vec<Sum> {
    let mut sums: Vec<Sum> = Vec::new();
    let mut add = |sum: Sum| {
        if !sums.contains(&sum) {
            sums.push(sum);
        }
    };
    for cage in shape.cages() {
        if let Some(total) = cage.sum() {
            add(Sum { total: total.into(), groups: vec![Group::new(cage.cells(), 1)] });
        }
    }
    for (_, relation) in shape.geometry().relations() {
        if let Relation::Sum(terms, total) = relation {
            let mut weights: Vec<i16> = terms.iter().map(|&(_, weight)| weight).collect();
            weights.sort_unstable();
            weights.dedup();
            let of = |&weight: &i16| {
                let own = terms.iter().filter(|&&(_, own)| own == weight).map(|&(cell, _)| cell);
                cliques(shape, own.collect(), weight.into())
            };
            add(Sum { total: (*total).into(), groups: weights.iter().flat_map(of).collect() });
        }
    }
    if shape.has_sums() {
        for houses in blocks(shape) {
            if let Some(sum) = derived(shape, &houses) {
                add(sum);
            }
        }
    }
    sums
}

impl Sum {
    /// Returns the cells.
    pub(super) fn cells(&self) -> impl Iterator<Item = usize> + '_ {
        self.groups.iter().flat_map(|group| &group.cells).map(|&cell| usize::from(cell))
    }

    /// Rules out what cannot be part of the sum.
    pub(super) fn apply(&self, tables: &Tables, board: &mut impl Left) -> Result<(), Dead> {
        match &self.groups[..] {
            [Group { cells, weight: 1 }] if tables.lists() => combine(cells, self.total, tables, board),
            groups => bound(groups, self.total, board),
        }
    }
}

/// Rules out what is in no combination of digits of a group.
fn combine(cells: &[u16], total: i32, tables: &Tables, board: &mut impl Left) -> Result<(), Dead> {
    let mut rest = total;
    let mut many = 0;
    for &cell in cells {
        let mask = board.digits(usize::from(cell));
        if mask.is_power_of_two() {
            rest -= number(mask);
        } else {
            many += 1;
        }
    }
    if many == 0 {
        return if rest == 0 { Ok(()) } else { Err(Dead) };
    }
    choose(cells, tables.combinations(many, rest).ok_or(Dead)?.iter().copied(), tables, board)
}

/// Rules out what is in none of some sets of digits for the open cells of a group, which differ.
pub(super) fn choose(
    cells: &[u16],
    sets: impl Iterator<Item = u32>,
    tables: &Tables,
    board: &mut impl Left,
) -> Result<(), Dead> {
    let (mut open, mut union, mut many) = ([0; LISTED], 0, 0);
    for &cell in cells {
        let mask = board.digits(usize::from(cell));
        if !mask.is_power_of_two() {
            open[many] = usize::from(cell);
            many += 1;
            union |= mask;
        }
    }
    let open = &open[..many];
    let mut left = [0; LISTED];
    let mut required = u32::MAX;
    for mask in sets {
        if mask & !union != 0 {
            continue;
        }
        let mut fits = [0; LISTED];
        fits.iter_mut().zip(open).for_each(|(fits, &cell)| *fits = board.digits(cell) & mask);
        if many <= ARRANGED {
            arrange(mask, &mut fits[..many]);
        }
        if fits[..many].contains(&0) {
            continue;
        }
        required &= mask;
        left.iter_mut().zip(fits).for_each(|(left, fits)| *left |= fits);
    }
    for (at, &cell) in open.iter().enumerate() {
        board.keep(cell, left[at])?;
    }
    // Without any set nothing is left in the cells, and the board is dead before this.
    let mut each = required;
    while each != 0 {
        let digit = each & each.wrapping_neg();
        each &= each - 1;
        // The cells that see all places of a digit that the group must have.
        let (mut seeing, mut places, mut only) = (u128::MAX, 0, 0);
        for &cell in open.iter().filter(|&&cell| board.digits(cell) & digit != 0) {
            seeing &= tables.peers(cell);
            (places, only) = (places + 1, cell);
        }
        match places {
            0 => return Err(Dead),
            1 => board.keep(only, digit)?,
            _ => {
                while seeing != 0 {
                    let cell = seeing.trailing_zeros() as usize;
                    seeing &= seeing - 1;
                    board.keep(cell, !digit)?;
                }
            }
        }
    }
    Ok(())
}

/// Keeps the digits that each cell has in some arrangement of a combination with as many digits; zeros if there is none.
fn arrange(combination: u32, cells: &mut [u32]) {
    // The digits of a combination are numbered from 0. A word has a bit for each set of them: the sets that the cells
    // up to each can use, and those that are left for the cells from each on.
    let many = cells.len();
    let mut digits = [0; ARRANGED];
    let mut rest = combination;
    for digit in &mut digits[..many] {
        *digit = rest & rest.wrapping_neg();
        rest &= rest - 1;
    }
    let with = |sets: u64, number: usize| (sets & !HAVING[number]) << (1 << number);
    let mut used = [0_u64; ARRANGED + 1];
    used[0] = 1;
    for at in 0..many {
        let each = (0..many).filter(|&number| cells[at] & digits[number] != 0);
        used[at + 1] = each.fold(0, |sets, number| sets | with(used[at], number));
    }
    let mut wanted = 1_u64 << ((1 << many) - 1);
    for at in (0..many).rev() {
        let (mut kept, mut before) = (0, 0);
        for number in (0..many).filter(|&number| cells[at] & digits[number] != 0) {
            if with(used[at], number) & wanted != 0 {
                kept |= digits[number];
            }
            before |= (wanted & HAVING[number]) >> (1 << number);
        }
        cells[at] = kept;
        wanted = before;
    }
}

/// Rules out what makes some groups too small or too large together.
fn bound(groups: &[Group], total: i32, board: &mut impl Left) -> Result<(), Dead> {
    // The smallest and the largest sum of each group, as it is added.
    let mut ends = [(0, 0); MOST_GROUPS];
    let (mut low, mut high) = (0, 0);
    for (group, ends) in groups.iter().zip(&mut ends) {
        let (least, most) = extremes(&group.cells, None, board);
        *ends = ordered(least * group.weight, most * group.weight);
        low += ends.0;
        high += ends.1;
    }
    if total < low || total > high {
        return Err(Dead);
    }
    for (group, (least, most)) in groups.iter().zip(ends) {
        // What the others leave for this group.
        let (from, to) = (total - (high - most), total - (low - least));
        if from <= least && to >= most {
            continue;
        }
        let (from, to) = within(from, to, group.weight);
        for &cell in &group.cells {
            let (least, most) = extremes(&group.cells, Some(cell), board);
            // The digits from the first to the last, as a mask.
            let (first, last) = ((from - most).max(1), (to - least).min(31));
            if first > last {
                return Err(Dead);
            }
            let kept = ((1_u32 << last) - 1) & !((1_u32 << (first - 1)) - 1);
            board.keep(usize::from(cell), kept)?;
        }
    }
    Ok(())
}

const fn ordered(one: i32, other: i32) -> (i32, i32) {
    if one < other { (one, other) } else { (other, one) }
}

/// Returns the least and the greatest number that times a weight is between two others.
const fn within(from: i32, to: i32, weight: i32) -> (i32, i32) {
    let (from, to, by) = if weight < 0 { (-to, -from, -weight) } else { (from, to, weight) };
    (-(-from).div_euclid(by), to.div_euclid(by))
}

/// Returns the number of the smallest digit of a mask.
pub(super) const fn number(mask: u32) -> i32 {
    mask.trailing_zeros().cast_signed() + 1
}

/// Returns the number of the largest digit of a mask.
pub(super) const fn last(mask: u32) -> i32 {
    32 - mask.leading_zeros().cast_signed()
}

/// Returns the smallest and the largest sum of different digits in cells, but for one of them.
fn extremes(cells: &[u16], without: Option<u16>, board: &impl Left) -> (i32, i32) {
    let (mut low, mut high) = ([0_i32; Shape::MOST_DIGITS], [0_i32; Shape::MOST_DIGITS]);
    let mut many = 0;
    for &cell in cells.iter().filter(|&&cell| Some(cell) != without) {
        let mask = board.digits(usize::from(cell));
        // Sorted as they come: there are few.
        let (least, most) = (number(mask), last(mask));
        let mut at = many;
        while at > 0 && low[at - 1] > least {
            low[at] = low[at - 1];
            at -= 1;
        }
        low[at] = least;
        let mut at = many;
        while at > 0 && high[at - 1] < most {
            high[at] = high[at - 1];
            at -= 1;
        }
        high[at] = most;
        many += 1;
    }
    // Each is at least one more, or one less, than the one before.
    let (mut least, mut most) = (0, 0);
    let (mut above, mut below) = (0, i32::MAX);
    for at in 0..many {
        above = low[at].max(above + 1);
        below = high[at].min(below - 1);
        least += above;
        most += below;
    }
    (least, most)
}

impl Group {
    fn new(cells: &[Cell], weight: i32) -> Self {
        Self { cells: cells.iter().map(|cell| cell.index() as u16).collect(), weight }
    }
}

/// Returns the blocks of houses without a common cell whose sums may tell something: each house that is no line, and
/// lines beside each other.
fn blocks(shape: &Shape) -> Vec<Vec<House>> {
    let side = shape.side();
    let mut blocks: Vec<Vec<House>> =
        House::all(shape).filter(|house| !house.is_line()).map(|house| vec![house]).collect();
    for kind in [House::Row as fn(u8) -> House, House::Column] {
        for from in 0..side {
            // All lines together add nothing.
            for to in from..side.min(from + side - 1) {
                blocks.push((from..=to).map(|line| kind(line as u8)).collect());
            }
        }
    }
    blocks
}

/// Returns the sum of the cells that cages leave open in some houses, as it follows from theirs; `None` if there are too
/// many or none.
fn derived(shape: &Shape, houses: &[House]) -> Option<Sum> {
    let geometry = shape.geometry();
    let block: CellSet = houses.iter().flat_map(|&house| geometry.cells(house)).copied().collect();
    let all = i32::from(cages::sums_of(shape.side(), shape.side()).0);
    let (mut total, mut open) = (houses.iter().map(|_| all).sum::<i32>(), block);
    let (mut plus, mut minus): (Vec<Cell>, Vec<Cell>) = (Vec::new(), Vec::new());
    let mut touching: Vec<_> = shape.cages().iter().filter(|cage| cage.sum().is_some()).collect();
    // Of cages that overlap, those count that leave the least open.
    touching.sort_by_key(|cage| Reverse(cage.cells().iter().filter(|&&cell| block.contains(cell)).count()));
    let mut used = CellSet::EMPTY;
    for cage in touching {
        let (inside, outside): (Vec<Cell>, Vec<Cell>) =
            cage.cells().iter().partition(|&&cell| block.contains(cell));
        let is_free = cage.cells().iter().all(|&cell| !used.contains(cell));
        if inside.len() <= outside.len() || !is_free {
            continue;
        }
        for &cell in cage.cells() {
            used.insert(cell);
        }
        for &cell in &inside {
            open.remove(cell);
        }
        minus.extend(outside);
        total -= i32::from(cage.sum()?);
    }
    plus.extend(open.iter());
    if plus.is_empty() && minus.is_empty() || plus.len() + minus.len() > MOST_DERIVED {
        return None;
    }
    let groups = cliques(shape, plus, 1).into_iter().chain(cliques(shape, minus, -1));
    let mut sum = Sum { total, groups: groups.collect() };
    if sum.groups.iter().all(|group| group.weight < 0) {
        sum.total = -sum.total;
        sum.groups.iter_mut().for_each(|group| group.weight = 1);
    }
    Some(sum)
}

/// Parts cells into groups that each see each other.
fn cliques(shape: &Shape, cells: Vec<Cell>, weight: i32) -> Vec<Group> {
    let mut cliques: Vec<Vec<Cell>> = Vec::new();
    for cell in cells {
        let sees = |clique: &&mut Vec<Cell>| clique.iter().all(|&own| shape.geometry().see(own, cell));
        match cliques.iter_mut().find(sees) {
            Some(clique) => clique.push(cell),
            None => cliques.push(vec![cell]),
        }
    }
    cliques.iter().map(|cells| Group::new(cells, weight)).collect()
}
