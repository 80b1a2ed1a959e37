//! The sums of a search: those of cages, and those that follow from them since the digits of a house add up to the
//! same sum everywhere.
//!
//! A sum is a few groups of cells, each added or subtracted. The cells of a group see each other, so their digits
//! differ: a group alone is one of a few combinations of digits, and a group among others has a smallest and a largest
//! sum. The sums of several houses are the *innies and outies* of solvers: rows beside each other, columns, or a box,
//! without the cages inside them.

use std::cmp::Reverse;
use sudoku_board::{
    Cell, CellSet, House, Shape, cages,
    shape::{Held, PerShape},
};

/// The board cannot be completed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Dead;

/// The board that the sums rule candidates out of.
pub(super) trait Left {
    /// Returns the digits left in a cell, as a mask.
    fn digits(&self, cell: usize) -> u32;
    /// Restricts a cell to some digits.
    fn keep(&mut self, cell: usize, mask: u32) -> Result<(), Dead>;
}

/// The sums of each shape with cages.
static TABLES: PerShape<SumTables> = PerShape::new();

/// The side up to which all combinations of digits are listed: twice as many with each digit.
const LISTED: usize = 10;

/// The most cells of a sum that follows from others. More cells hardly ever rule anything out.
const MOST_DERIVED: usize = 5;

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

/// The sums of a shape.
#[derive(Debug)]
pub(super) struct SumTables {
    sums: Vec<Sum>,
    /// The sums of each cell, as bits in some words.
    of_cell: Vec<u64>,
    words: usize,
    /// The combinations of so many digits with such a sum, as masks: the number of digits times `stride`, and the sum.
    combinations: Vec<Vec<u32>>,
    stride: usize,
    /// The cells that see each cell, as bits; empty where no combinations are listed.
    peers: Vec<u128>,
}

/// Groups of cells that add up to a total.
#[derive(Debug, PartialEq, Eq)]
struct Sum {
    total: i32,
    groups: Vec<Group>,
}

/// Cells that all see each other.
#[derive(Debug, PartialEq, Eq)]
struct Group {
    cells: Vec<u16>,
    /// Whether its digits are subtracted.
    minus: bool,
}

impl SumTables {
    /// Returns the sums of a shape; `None` if it has no cage with a sum.
    pub(super) fn of(shape: &Shape) -> Option<Held<Self>> {
        let has_sums = shape.cages().iter().any(|cage| cage.sum().is_some());
        has_sums.then(|| TABLES.of(shape, Self::build))
    }

    /// Returns the number of words with a bit for each sum.
    pub(super) const fn words(&self) -> usize {
        self.words
    }

    /// Sets the bits of all sums.
    pub(super) fn all(&self, bits: &mut [u64]) {
        (0..self.sums.len()).for_each(|sum| bits[sum / 64] |= 1 << (sum % 64));
    }

    /// Returns the sums that a cell is in, as bits.
    pub(super) fn of_cell(&self, cell: usize) -> &[u64] {
        &self.of_cell[cell * self.words..][..self.words]
    }

    /// Returns the cells of a sum by its number.
    pub(super) fn cells(&self, sum: usize) -> impl Iterator<Item = usize> + '_ {
        self.sums[sum].groups.iter().flat_map(|group| &group.cells).map(|&cell| usize::from(cell))
    }

    fn build(shape: &Shape) -> Self {
        let mut sums: Vec<Sum> = Vec::new();
        let mut add = |sum: Sum| {
            if !sums.contains(&sum) {
                sums.push(sum);
            }
        };
        for cage in shape.cages() {
            if let Some(total) = cage.sum() {
                add(Sum { total: total.into(), groups: vec![Group::new(cage.cells(), false)] });
            }
        }
        for houses in blocks(shape) {
            if let Some(sum) = derived(shape, &houses) {
                add(sum);
            }
        }
        let words = sums.len().div_ceil(64);
        let mut of_cell = vec![0; shape.cell_count() * words];
        for (number, sum) in sums.iter().enumerate() {
            for &cell in sum.groups.iter().flat_map(|group| &group.cells) {
                of_cell[usize::from(cell) * words + number / 64] |= 1 << (number % 64);
            }
        }
        let side = shape.side();
        let stride = usize::from(cages::sums_of(side, side).1) + 1;
        let mut combinations = Vec::new();
        if side <= LISTED {
            combinations.resize((side + 1) * stride, Vec::new());
            for mask in 0..1_u32 << side {
                let sum: usize =
                    (0..side).filter(|digit| mask >> digit & 1 == 1).map(|digit| digit + 1).sum();
                combinations[mask.count_ones() as usize * stride + sum].push(mask);
            }
        }
        let bits =
            |cell| shape.geometry().peer_list(cell).iter().fold(0, |bits, peer| bits | 1 << peer.index());
        let peers = if side <= LISTED { Cell::all(shape).map(bits).collect() } else { Vec::new() };
        Self { sums, of_cell, words, combinations, stride, peers }
    }

    /// Rules out what cannot be part of a sum.
    pub(super) fn apply(&self, number: usize, board: &mut impl Left) -> Result<(), Dead> {
        let Sum { total, groups } = &self.sums[number];
        match &groups[..] {
            [group] if !self.combinations.is_empty() => self.combine(group, *total, board),
            groups => bound(groups, *total, board),
        }
    }

    /// Rules out what is in no combination of digits of a group.
    fn combine(&self, group: &Group, total: i32, board: &mut impl Left) -> Result<(), Dead> {
        let (mut open, mut rest, mut union) = ([0; LISTED], total, 0);
        let mut many = 0;
        for &cell in &group.cells {
            let mask = board.digits(usize::from(cell));
            if mask.is_power_of_two() {
                rest -= number(mask);
            } else {
                open[many] = usize::from(cell);
                many += 1;
                union |= mask;
            }
        }
        let open = &open[..many];
        if many == 0 {
            return if rest == 0 { Ok(()) } else { Err(Dead) };
        }
        let at = usize::try_from(rest).ok().filter(|&rest| rest < self.stride).ok_or(Dead)?;
        let combinations = &self.combinations[many * self.stride + at];
        let mut left = [0; LISTED];
        let mut required = u32::MAX;
        for &mask in combinations {
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
        // Without any combination nothing is left in the cells, and the board is dead before this.
        let mut each = required;
        while each != 0 {
            let digit = each & each.wrapping_neg();
            each &= each - 1;
            // The cells that see all places of a digit that the group must have.
            let (mut seeing, mut places, mut only) = (u128::MAX, 0, 0);
            for &cell in open.iter().filter(|&&cell| board.digits(cell) & digit != 0) {
                seeing &= self.peers[cell];
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
    let mut ends = [(0, 0); MOST_DERIVED];
    let (mut low, mut high) = (0, 0);
    for (group, ends) in groups.iter().zip(&mut ends) {
        let (least, most) = extremes(&group.cells, None, board);
        *ends = if group.minus { (-most, -least) } else { (least, most) };
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
        let (from, to) = if group.minus { (-to, -from) } else { (from, to) };
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

/// Returns the number of the smallest digit of a mask.
const fn number(mask: u32) -> i32 {
    mask.trailing_zeros().cast_signed() + 1
}

/// Returns the number of the largest digit of a mask.
const fn last(mask: u32) -> i32 {
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
    fn new(cells: &[Cell], minus: bool) -> Self {
        Self { cells: cells.iter().map(|cell| cell.index() as u16).collect(), minus }
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
    let groups = cliques(shape, plus, false).into_iter().chain(cliques(shape, minus, true));
    let mut sum = Sum { total, groups: groups.collect() };
    if sum.groups.iter().all(|group| group.minus) {
        sum.total = -sum.total;
        sum.groups.iter_mut().for_each(|group| group.minus = false);
    }
    Some(sum)
}

/// Parts cells into groups that each see each other.
fn cliques(shape: &Shape, cells: Vec<Cell>, minus: bool) -> Vec<Group> {
    let mut cliques: Vec<Vec<Cell>> = Vec::new();
    for cell in cells {
        let sees = |clique: &&mut Vec<Cell>| clique.iter().all(|&own| shape.geometry().see(own, cell));
        match cliques.iter_mut().find(sees) {
            Some(clique) => clique.push(cell),
            None => cliques.push(vec![cell]),
        }
    }
    cliques.iter().map(|cells| Group::new(cells, minus)).collect()
}
