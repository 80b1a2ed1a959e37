//! Sums of cages, of houses, and of several houses together.
//!
//! Each amount is that of some houses less that of cages without a common cell. A cage across the border of the houses
//! either counts, and its cells outside are outies, or does not, and its cells inside are innies. The cells that a clue
//! adds up count as those of a cage do.

use super::{Balance, Reading, Total};
use crate::{
    Position,
    families::{
        Decoded,
        combined::supported,
        sink::{Sink, rule_out},
    },
    position::tables::Tables,
    step::{Step, conclusion::Conclusion},
};
use std::{cell::OnceCell, ops::ControlFlow, rc::Rc};
use sudoku_board::{
    Candidate, Candidates, Cell, CellSet, Digit, DigitSet, House, HouseKind,
    shape::clues::Relation,
    sorting::{sort, sort_by_key},
};

/// The most open cells of an amount by houses.
const OPEN: usize = 5;

/// The most houses that are added up, of one kind and of two.
const HOUSES: usize = 4;
const MIXED: usize = 3;

/// The most clues that are taken from houses: each is named with all its cells.
const CLUES: usize = 3;

/// The most filled cells that are told beside clues. These leave out many more cells than cages do.
const FILLED: usize = 6;

/// The most blocks of several houses.
const BLOCKS: usize = 400;

/// The most combinations that are told. No cage of a 9×9 has more.
const COMBINATIONS: usize = 12;

/// The most combinations of a cage that others have to leave one of, and the most that are told of each of two cages:
/// two longer lists are no longer read.
const FEW_BESIDE: usize = 4;
const LISTED_BESIDE: usize = 8;

/// The largest side of a board with all combinations listed, and the most open cells that have some on larger ones.
const LISTED: usize = 10;
const FEW: usize = 3;

/// An amount with its open cells.
struct Amount {
    houses: Vec<House>,
    counted: Vec<Part>,
    balance: Balance,
}

/// What counts: a cage by its number, or a clue by that of its relation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Part {
    Cage(u16),
    Clue(u16),
}

impl Part {
    const fn cage(self) -> Option<u16> {
        match self {
            Self::Cage(number) => Some(number),
            Self::Clue(_) => None,
        }
    }

    const fn clue(self) -> Option<u16> {
        match self {
            Self::Clue(number) => Some(number),
            Self::Cage(_) => None,
        }
    }
}

/// The amounts of a position: of each cage, of each house, and of blocks of several. Each kind is found on first use.
#[derive(Default)]
struct Amounts {
    cages: OnceCell<Vec<Amount>>,
    houses: OnceCell<Vec<Amount>>,
    blocks: OnceCell<Vec<Amount>>,
}

/// Which amounts a finder looks at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Of {
    /// Cages.
    Cages,
    /// One house.
    House,
    /// Several houses.
    Block,
}

impl Of {
    const ALL: [Self; 3] = [Self::Cages, Self::House, Self::Block];
}

impl Amounts {
    fn those(&self, of: Of, position: &Position) -> &[Amount] {
        match of {
            Of::Cages => self.cages.get_or_init(|| {
                let cages = Sums::of(position).parts.into_iter().filter(|(part, _)| part.cage().is_some());
                let own = cages.map(|(part, _)| Amount::new(Vec::new(), vec![part], position.candidates()));
                own.filter(|amount| amount.open() > 0).collect()
            }),
            Of::House => self.houses.get_or_init(|| {
                let houses = House::all(position.shape()).map(|house| vec![house]).collect();
                across(houses, &[self.those(Of::Cages, position)], position)
            }),
            Of::Block => self.blocks.get_or_init(|| {
                let known = [self.those(Of::Cages, position), self.those(Of::House, position)];
                across(blocks(position), &known, position)
            }),
        }
    }
}

impl Amount {
    fn new(houses: Vec<House>, counted: Vec<Part>, candidates: &Candidates) -> Self {
        let balance = total(&houses, &counted, Reading::One).balance(candidates);
        Self { houses, counted, balance }
    }

    fn total(&self, reading: Reading) -> Total {
        total(&self.houses, &self.counted, reading)
    }

    fn open(&self) -> usize {
        self.balance.open().count()
    }

    /// Whether its cells are all added, and see each other.
    fn is_a_cage(&self, position: &Position) -> bool {
        let Balance { plus, minus, .. } = &self.balance;
        let sees = |(at, &one): (usize, &Cell)| {
            plus[at + 1..].iter().all(|&other| position.geometry().see(one, other))
        };
        minus.is_empty() && plus.iter().enumerate().all(sees)
    }

    /// Whether its combinations are few enough to count. Large boards have millions for a cage.
    fn may_list(&self, position: &Position) -> bool {
        position.geometry().side() <= LISTED || self.open() <= FEW
    }

    /// Whether it is about the same open cells as another one.
    fn is_like(&self, other: &Self) -> bool {
        let (own, others) = (&self.balance, &other.balance);
        own.plus == others.plus && own.minus == others.minus
            || own.plus == others.minus && own.minus == others.plus
    }

    /// Passes a step to the sink, if the reading rules something out.
    fn tell(&self, reading: Reading, position: &Position, sink: Sink<'_>) -> ControlFlow<()> {
        let gone = self.balance.gone(reading, position.candidates());
        rule_out(sink, gone, || Decoded::Total(self.total(reading)).into())
    }
}

fn total(houses: &[House], counted: &[Part], reading: Reading) -> Total {
    let cages = counted.iter().filter_map(|part| part.cage()).collect();
    let clues = counted.iter().filter_map(|part| part.clue()).collect();
    Total { houses: houses.to_vec(), cages, clues, reading }
}

/// The cages and clues of a board that add up some cells, with these.
struct Sums {
    parts: Vec<(Part, CellSet)>,
}

impl Sums {
    fn of(position: &Position) -> Self {
        let geometry = position.geometry();
        let cages = geometry.cages().iter().zip(0..).filter(|(cage, _)| cage.sum().is_some());
        let cages = cages.map(|(cage, number)| (Part::Cage(number), cage.cell_set()));
        let clue = |((_, relation), number): (&(u16, Relation), u16)| {
            let (cells, _) = relation.amount()?;
            Some((Part::Clue(number), cells.into_iter().collect()))
        };
        let clues = geometry.relations().iter().zip(0..).filter_map(clue);
        Self { parts: cages.chain(clues).collect() }
    }

    /// Returns whether some parts, or all, join one house to another.
    fn join(&self, one: &CellSet, other: &CellSet, counted: Option<&[Part]>) -> bool {
        let counts = |part: &Part| counted.is_none_or(|counted| counted.contains(part));
        self.parts.iter().any(|(part, cells)| counts(part) && cells.meets(one) && cells.meets(other))
    }
}

/// The kinds of houses that a block may have: those of one kind first, then rows or columns with boxes or regions.
const KINDS: [&[HouseKind]; 8] = [
    &[HouseKind::Row],
    &[HouseKind::Column],
    &[HouseKind::Box],
    &[HouseKind::Region],
    &[HouseKind::Row, HouseKind::Box],
    &[HouseKind::Column, HouseKind::Box],
    &[HouseKind::Row, HouseKind::Region],
    &[HouseKind::Column, HouseKind::Region],
];

/// Returns blocks of several houses without a common cell, each joined to the others by a cage or a clue.
fn blocks(position: &Position) -> Vec<Vec<House>> {
    let (geometry, sums) = (position.geometry(), Sums::of(position));
    let mut found = Vec::new();
    for kinds in KINDS {
        let most = if kinds.len() > 1 { MIXED } else { HOUSES }.min(geometry.side() - 1);
        let houses: Vec<House> =
            House::all(position.shape()).filter(|house| kinds.contains(&house.kind())).collect();
        let joins = |one: House, other: House| {
            let (one, other) = (geometry.cell_set(one), geometry.cell_set(other));
            !one.meets(other) && sums.join(one, other, None)
        };
        let joined: Vec<Vec<House>> = houses
            .iter()
            .map(|&one| houses.iter().copied().filter(|&other| other != one && joins(one, other)).collect())
            .collect();
        let neighbours =
            |house: House| houses.iter().position(|&own| own == house).map_or(&[][..], |at| &joined[at]);
        let mut blocks: Vec<Vec<House>> = houses.iter().map(|&house| vec![house]).collect();
        let mut at = 0;
        while at < blocks.len() && blocks.len() < BLOCKS {
            let block = blocks[at].clone();
            at += 1;
            if block.len() == most {
                break;
            }
            let is_apart = |house: House| {
                block.iter().all(|&own| !geometry.cell_set(own).meets(geometry.cell_set(house)))
            };
            for &house in block.iter().flat_map(|&own| neighbours(own)).filter(|&&house| is_apart(house)) {
                let mut more = block.clone();
                more.push(house);
                sort_by_key(&mut more, |house| (house.kind() as u8, house.number()));
                if !blocks.contains(&more) {
                    blocks.push(more);
                }
            }
        }
        let has_all = |block: &[House]| kinds.iter().all(|&kind| block.iter().any(|own| own.kind() == kind));
        found.extend(blocks.into_iter().filter(|block| block.len() > 1 && has_all(block)));
    }
    found
}

/// A cage or a clue across the border of houses: its cells, and how many are open inside and outside.
struct Crossing {
    part: Part,
    cells: CellSet,
    inside: usize,
    outside: usize,
}

/// Chooses what counts among those across the border, so that few cells stay open.
fn choose(
    left: &[Crossing],
    open: usize,
    counted: &mut Vec<Part>,
    taken: &CellSet,
    found: &mut Vec<Vec<Part>>,
) {
    if open > OPEN {
        return;
    }
    let Some((first, rest)) = left.split_first() else {
        found.push(counted.clone());
        return;
    };
    // A cage that is full inside would bring its own amount and nothing else.
    if first.inside > 0 && !first.cells.meets(taken) {
        counted.push(first.part);
        choose(rest, open + first.outside, counted, &taken.union(&first.cells), found);
        counted.pop();
    }
    // One that is full outside costs nothing.
    if first.inside == 0 || first.outside > 0 || first.cells.meets(taken) {
        choose(rest, open + first.inside, counted, taken, found);
    }
}

/// Returns the amounts of blocks of houses with few open cells, without those about the same cells as a known one.
fn across(blocks: Vec<Vec<House>>, known: &[&[Amount]], position: &Position) -> Vec<Amount> {
    let (geometry, candidates, sums) = (position.geometry(), position.candidates(), Sums::of(position));
    let empty: CellSet = candidates.open_cells().collect();
    let open = |cells: &CellSet| cells.intersection(&empty).len();
    let mut amounts: Vec<Amount> = Vec::new();
    for houses in blocks {
        let cells = houses.iter().fold(CellSet::EMPTY, |all, &house| all.union(geometry.cell_set(house)));
        let (mut counted, mut covered, mut crossing) = (Vec::new(), CellSet::EMPTY, Vec::new());
        for (part, own) in sums.parts.iter().filter(|(_, own)| own.meets(&cells)) {
            if own.is_subset_of(&cells) {
                // A full clue is not worth a sentence: its digits say as much.
                if !own.meets(&covered) && (part.cage().is_some() || own.meets(&empty)) {
                    counted.push(*part);
                    covered = covered.union(own);
                }
            } else if part.cage().is_some() || is_mostly_in(own, &cells) {
                let (inside, outside) = (open(&own.intersection(&cells)), open(&own.minus(&cells)));
                crossing.push(Crossing { part: *part, cells: *own, inside, outside });
            }
        }
        crossing.retain(|one| !one.cells.meets(&covered));
        let touched = crossing.iter().fold(covered, |all, one| all.union(&one.cells));
        let mut found = Vec::new();
        choose(&crossing, open(&cells.minus(&touched)), &mut counted, &covered, &mut found);
        for mut counted in found {
            let clues = counted.iter().filter(|part| part.clue().is_some()).count();
            // With nothing counted between them, the houses are as well added one by one.
            if counted.is_empty() || clues > CLUES || !are_joined(&houses, &counted, &sums, position) {
                continue;
            }
            sort(&mut counted);
            let amount = Amount::new(houses.clone(), counted, candidates);
            if clues > 0 && amount.balance.filled.len() > FILLED {
                continue;
            }
            let is_known = known.iter().copied().flatten().chain(&amounts).any(|other| amount.is_like(other));
            if amount.open() > 0 && !is_known {
                amounts.push(amount);
            }
        }
    }
    amounts
}

/// Returns whether enough cells of a clue are among those of houses for people to add it up with these. A long diagonal
/// that crosses a row would bring nothing but cells outside.
fn is_mostly_in(own: &CellSet, houses: &CellSet) -> bool {
    let (inside, outside) = (own.intersection(houses).len(), own.minus(houses).len());
    inside > 1 && inside >= outside
}

/// Returns whether what counts joins all houses, directly or through others.
fn are_joined(houses: &[House], counted: &[Part], sums: &Sums, position: &Position) -> bool {
    let cells = |at: usize| position.geometry().cell_set(houses[at]);
    let mut reached = vec![0];
    let mut at = 0;
    while at < reached.len() {
        for other in 0..houses.len() {
            if !reached.contains(&other) && sums.join(cells(reached[at]), cells(other), Some(counted)) {
                reached.push(other);
            }
        }
        at += 1;
    }
    reached.len() == houses.len()
}

/// Finds the last open cell of an amount.
pub fn one(of: Of, position: &Position, tables: &Tables<'_>, sink: Sink<'_>) -> ControlFlow<()> {
    let mut told = CellSet::EMPTY;
    for amount in amounts(tables).those(of, position).iter().filter(|amount| amount.open() == 1) {
        tables.work(1)?;
        let cell = amount.balance.plus[0];
        // One way to the cell is enough.
        if told.contains(cell) {
            continue;
        }
        told.insert(cell);
        let digit = u8::try_from(amount.balance.value).ok().and_then(Digit::new);
        if let Some(digit) = digit.filter(|&digit| position.candidates().allows(Candidate::new(cell, digit)))
        {
            let pattern = Decoded::Total(amount.total(Reading::One)).into();
            sink(Step { pattern, conclusion: Conclusion::Place(Candidate::new(cell, digit)) })?;
        }
    }
    ControlFlow::Continue(())
}

/// Finds candidates of open cells that are in no possible combination, and pairs of cells of which one lacks the digit
/// that a digit of the other needs.
pub fn combinations(of: Of, position: &Position, tables: &Tables<'_>, sink: Sink<'_>) -> ControlFlow<()> {
    let candidates = position.candidates();
    for amount in amounts(tables).those(of, position).iter().filter(|amount| amount.open() > 1) {
        tables.work(1)?;
        let reading = if amount.is_a_cage(position) {
            if !amount.may_list(position) || amount.balance.combinations(candidates).len() > COMBINATIONS {
                continue;
            }
            Reading::Combinations
        } else if amount.open() == 2 {
            Reading::Pair
        } else {
            continue;
        };
        amount.tell(reading, position, sink)?;
    }
    ControlFlow::Continue(())
}

/// Finds digits that every possible combination has: the only cell for one, or cells outside that can't have it then.
pub fn digits(of: Of, position: &Position, tables: &Tables<'_>, sink: Sink<'_>) -> ControlFlow<()> {
    let candidates = position.candidates();
    for amount in amounts(tables).those(of, position).iter().filter(|amount| amount.open() > 1) {
        tables.work(1)?;
        if !amount.is_a_cage(position) || !amount.may_list(position) {
            continue;
        }
        let all = amount.balance.combinations(candidates);
        if all.len() > COMBINATIONS {
            continue;
        }
        let plus = &amount.balance.plus;
        let fits = |digits: &DigitSet| supported(*digits, plus, candidates).iter().all(|own| !own.is_empty());
        let must = all.into_iter().filter(fits).reduce(DigitSet::intersection).unwrap_or_default();
        for digit in must.iter() {
            if let [cell] = amount.balance.places(digit, candidates)[..] {
                let pattern = Decoded::Total(amount.total(Reading::Digit(digit))).into();
                sink(Step { pattern, conclusion: Conclusion::Place(Candidate::new(cell, digit)) })?;
            } else {
                amount.tell(Reading::Digit(digit), position, sink)?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// Finds what several open cells of an amount by houses give: candidates in no combination, and those outside that a
/// digit of all of them excludes.
pub fn split(of: Of, position: &Position, tables: &Tables<'_>, sink: Sink<'_>) -> ControlFlow<()> {
    combinations(of, position, tables, sink)?;
    digits(of, position, tables, sink)
}

/// Finds candidates that would leave a cage beside no combination: cages whose cells all see each other share no digit.
pub fn beside(position: &Position, tables: &Tables<'_>, sink: Sink<'_>) -> ControlFlow<()> {
    let (amounts, candidates) = (amounts(tables), position.candidates());
    let may_list = |amount: &&Amount| {
        amount.open() > 1
            && amount.is_a_cage(position)
            && amount.may_list(position)
            && amount.balance.combinations(candidates).len() <= LISTED_BESIDE
    };
    let cages: Vec<(&Amount, usize)> = amounts
        .those(Of::Cages, position)
        .iter()
        .filter(may_list)
        .map(|amount| (amount, amount.balance.possible(candidates).len()))
        .filter(|(_, possible)| (2..=FEW_BESIDE).contains(possible))
        .collect();
    let all = [Of::Cages, Of::House].into_iter().flat_map(|of| amounts.those(of, position));
    for amount in all.filter(may_list) {
        let seers = position.geometry().common_peers(amount.balance.plus.iter().copied());
        for (other, _) in &cages {
            tables.work(1)?;
            if other.balance.plus.iter().all(|&cell| seers.contains(cell)) {
                let number = other.counted.first().and_then(|part| part.cage());
                if let Some(number) = number {
                    amount.tell(Reading::Beside(number), position, sink)?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}

/// Finds candidates that are too small or too large for the other open cells of an amount.
pub fn bounds(position: &Position, tables: &Tables<'_>, sink: Sink<'_>) -> ControlFlow<()> {
    let amounts = amounts(tables);
    for amount in
        Of::ALL.iter().flat_map(|&of| amounts.those(of, position)).filter(|amount| amount.open() > 1)
    {
        tables.work(1)?;
        for cell in amount.balance.open() {
            for reading in [Reading::AtLeast(cell), Reading::AtMost(cell)] {
                amount.tell(reading, position, sink)?;
            }
        }
    }
    ControlFlow::Continue(())
}

fn amounts(tables: &Tables<'_>) -> Rc<Amounts> {
    tables.shared(Amounts::default)
}
