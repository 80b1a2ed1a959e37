//! What follows from the relations of a clue.

use super::{Account, Ruled, Ruling, left};
use crate::families::combined::{Bound, bounds, supported};
use sudoku_board::{
    Candidate, Candidates, Cell, Digit, DigitSet,
    shape::{
        cages::combinations,
        clues::{Pairing, Relation},
    },
};

/// A sequence of digits that the cells of a line may have.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Run {
    /// The digits.
    pub digits: DigitSet,
    /// What becomes of them.
    pub fate: RunFate,
}

/// What becomes of a sequence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RunFate {
    /// A filled cell has another digit.
    Elsewhere(Cell, Digit),
    /// An open cell has none of the digits.
    Without(Cell),
    /// What becomes of the digits that no cell has yet, in the open cells.
    Open(Account),
}

impl Run {
    /// Returns whether the sequence is possible.
    #[must_use]
    pub const fn fits(&self) -> bool {
        matches!(&self.fate, RunFate::Open(account) if account.fits())
    }

    /// Returns the candidates that must be gone for it, digit by digit.
    pub(super) fn lacks(&self, open: &[Cell]) -> Vec<(Digit, Vec<Cell>)> {
        match &self.fate {
            RunFate::Elsewhere(..) => Vec::new(),
            RunFate::Without(cell) => self.digits.iter().map(|digit| (digit, vec![*cell])).collect(),
            RunFate::Open(account) => account.lacks(open),
        }
    }
}

/// A sum of digits, each times a weight.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Balance {
    /// The cells with their weights.
    pub terms: Vec<(Cell, i32)>,
    /// The sum.
    pub total: i32,
}

/// How small or large some cells of a sum are together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Term {
    /// The cells and their digits at the bound.
    pub bound: Bound,
    /// How often they count.
    pub weight: i32,
}

impl Balance {
    /// Returns the bounds of all cells but one, each with whether it is the least: those that leave this cell its least
    /// digit, or its greatest.
    #[must_use]
    pub fn others(&self, cell: Cell, least: bool, position: &Candidates) -> Vec<(Term, bool)> {
        let own = self.terms.iter().find(|(other, _)| *other == cell).map_or(1, |(_, weight)| *weight);
        let mut weights: Vec<i32> = Vec::new();
        for &(_, weight) in self.terms.iter().filter(|(other, _)| *other != cell) {
            if !weights.contains(&weight) {
                weights.push(weight);
            }
        }
        let mut all = Vec::new();
        for weight in weights {
            // What counts on the same side leaves little if it is large.
            let is_least = if (weight > 0) == (own > 0) { !least } else { least };
            let cells = self.terms.iter().filter(|(other, own)| *other != cell && *own == weight);
            let (filled, open): (Vec<Cell>, Vec<Cell>) =
                cells.map(|(cell, _)| *cell).partition(|&cell| !position.is_open(cell));
            let of_filled = |cell: Cell| {
                let digits = position.digit(cell).into_iter().collect();
                Bound { cells: vec![cell], digits, apart: true }
            };
            let filled = filled.into_iter().map(of_filled);
            let both = filled.chain(bounds(&open, is_least, position));
            all.extend(both.map(|bound| (Term { bound, weight }, is_least)));
        }
        all
    }

    /// Returns the least or the greatest digit that the others leave a cell.
    #[must_use]
    pub fn bound(&self, cell: Cell, least: bool, position: &Candidates) -> i32 {
        let own = self.terms.iter().find(|(other, _)| *other == cell).map_or(1, |(_, weight)| *weight);
        let others = self.others(cell, least, position);
        let rest = self.total - others.iter().map(|(term, _)| term.weight * term.bound.sum()).sum::<i32>();
        let rest = rest * own.signum();
        if least { -(-rest).div_euclid(own.abs()) } else { rest.div_euclid(own.abs()) }
    }

    /// Returns the number that the cells with a digit leave the others, all of which count once.
    fn rest(&self, position: &Candidates) -> i32 {
        let of = |&(cell, weight): &(Cell, i32)| {
            position.digit(cell).map_or(0, |digit| weight * i32::from(digit.number()))
        };
        self.total - self.terms.iter().map(of).sum::<i32>()
    }
}

/// A digit that two cells would need, which see each other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Clashing {
    /// The digit of the cell beside both.
    pub(super) digit: Digit,
    /// The two cells.
    pub(super) cells: [Cell; 2],
    /// What both would be.
    pub(super) with: Digit,
    /// What else would fit in both, but is gone there.
    pub(super) without: DigitSet,
}

/// How small or large a cell is by its place among cells that rise.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Along {
    /// The cell.
    pub(super) cell: Cell,
    /// Whether it is a least digit.
    pub(super) least: bool,
    /// The bound.
    pub(super) bound: u16,
    /// The cell whose candidates give the bound, with its own bound.
    pub(super) from: (Cell, u16),
    /// How many cells of the line are before the cell, or behind it for a greatest digit.
    pub(super) beside: usize,
}

impl Along {
    /// Returns the digits beyond the bound of the cell that gives it, as claims.
    pub(super) fn claims(self, position: &Candidates) -> Vec<super::Claim> {
        let (from, bound) = self.from;
        if !position.is_open(from) {
            return vec![super::Claim::Solved(from)];
        }
        let is_beyond = |digit: &Digit| {
            let number = u16::from(digit.number());
            if self.least { number < bound } else { number > bound }
        };
        let beyond = Digit::all(position.shape()).filter(is_beyond);
        beyond.map(|digit| super::Claim::Lacks(digit, vec![from])).collect()
    }
}

impl Ruled {
    /// Returns the candidates that follow to be wrong.
    #[must_use]
    pub fn gone(&self, position: &Candidates) -> Vec<Candidate> {
        let of = |cell: Cell, digits: DigitSet| {
            let gone = position.digits(cell).intersection(digits);
            gone.iter().map(move |digit| Candidate::new(cell, digit))
        };
        let shape = position.shape();
        let beyond = |cell: Cell, least: bool, bound: i32| {
            let is_beyond = |digit: &Digit| {
                let number = i32::from(digit.number());
                if least { number < bound } else { number > bound }
            };
            of(cell, Digit::all(shape).filter(is_beyond).collect())
        };
        let Some((_, relation)) = self.relation(position) else { return Vec::new() };
        match (self.ruling, relation) {
            (Ruling::Never, _) => {
                let (cells, _) = self.never(position);
                let never = |cell: Cell| of(cell, self.never_in(cell, position));
                cells.into_iter().flat_map(never).collect()
            }
            (Ruling::Rises(..), _) => {
                let along = self.bounds_along(position).into_iter();
                along.flat_map(|one| beyond(one.cell, one.least, one.bound.into())).collect()
            }
            (Ruling::Beside(cell), _) => of(cell, self.lonely(cell, position)).collect(),
            (Ruling::Both(cell, other), _) => {
                let all = self.clashing(cell, other, position).into_iter();
                all.map(|clashing| Candidate::new(cell, clashing.digit)).collect()
            }
            (Ruling::Inside(_), Relation::Between(..)) => {
                let Some((least, most)) = self.between_ends(position) else { return Vec::new() };
                let inner = self.inner(position).into_iter();
                inner
                    .flat_map(|cell| {
                        let low = beyond(cell, true, i32::from(least.number()) + 1);
                        low.chain(beyond(cell, false, i32::from(most.number()) - 1))
                    })
                    .collect()
            }
            (Ruling::Runs, _) => {
                let cells = relation.cells();
                let open: Vec<Cell> = cells.into_iter().filter(|&cell| position.is_open(cell)).collect();
                let mut kept = vec![DigitSet::EMPTY; open.len()];
                for run in self.runs(position) {
                    if let RunFate::Open(account) = &run.fate {
                        let ways = supported(account.digits, &open, position);
                        kept.iter_mut().zip(ways).for_each(|(kept, ways)| *kept = kept.union(ways));
                    }
                }
                let lost = |(&cell, kept): (&Cell, DigitSet)| of(cell, position.digits(cell).minus(kept));
                open.iter().zip(kept).flat_map(lost).collect()
            }
            (Ruling::Must(digit) | Ruling::Each(digit), _) => {
                let there = self.places(digit, position);
                if there.len() < 2 {
                    return Vec::new();
                }
                let seers = position.geometry().common_peers(there);
                let lost = seers.intersection(position.cells_of(digit));
                lost.iter().map(|cell| Candidate::new(cell, digit)).collect()
            }
            (Ruling::Twice(digit), _) => {
                let there = self.places(digit, position);
                let mut gone = Vec::new();
                for &cell in there.iter().filter(|_| there.len() > 1) {
                    match Self::with_twice(cell, &there, position)[..] {
                        [] => gone.push(Candidate::new(cell, digit)),
                        // The only two places have the digit, and nothing else.
                        [_] if there.len() == 2 => {
                            gone.extend(of(cell, position.digits(cell).without(digit)));
                        }
                        _ => {}
                    }
                }
                gone
            }
            (Ruling::Full, Relation::Has(cells, _)) => {
                let needed: DigitSet = self.needed(position).into_iter().collect();
                let open = cells.iter().filter(|&&cell| position.is_open(cell));
                open.flat_map(|&cell| of(cell, position.digits(cell).minus(needed))).collect()
            }
            (Ruling::AtLeast(cell, _) | Ruling::AtMost(cell, _), _) => {
                let Some(balance) = self.balance(position) else { return Vec::new() };
                let least = matches!(self.ruling, Ruling::AtLeast(..));
                beyond(cell, least, balance.bound(cell, least, position)).collect()
            }
            (Ruling::Partners, _) => {
                let Some([one, other]) = self.open_pair(position) else { return Vec::new() };
                let lost = |from: Cell, to: Cell| {
                    let is_lonely = |digit: &Digit| {
                        let with = self.partner(from, *digit, to, position);
                        with.is_none_or(|with| !position.allows(Candidate::new(to, with)))
                    };
                    of(from, position.digits(from).iter().filter(is_lonely).collect())
                };
                lost(one, other).chain(lost(other, one)).collect()
            }
            (Ruling::Combinations | Ruling::Sets | Ruling::Outside, _) => {
                let open = self.summed(position);
                let mut kept = vec![DigitSet::EMPTY; open.len()];
                for digits in self.combinations(position) {
                    let ways = supported(digits, &open, position);
                    kept.iter_mut().zip(ways).for_each(|(kept, ways)| *kept = kept.union(ways));
                }
                let lost = |(&cell, kept): (&Cell, DigitSet)| of(cell, position.digits(cell).minus(kept));
                open.iter().zip(kept).flat_map(lost).collect()
            }
            (Ruling::Part { .. }, _) => self.misplaced(position),
            (Ruling::Ends, _) => self.lost_ends(position),
            (Ruling::Ways, _) => {
                let (cells, ways) = self.ways(position);
                let lost = |(at, &cell): (usize, &Cell)| {
                    let kept: DigitSet = ways.iter().map(|way| way[at]).collect();
                    of(cell, position.digits(cell).minus(kept))
                };
                cells.iter().enumerate().flat_map(lost).collect()
            }
            _ => Vec::new(),
        }
    }

    /// Returns the cells of all pairs of the clue with the same pairing, or the only cell, and this pairing.
    pub(super) fn never(&self, position: &Candidates) -> (Vec<Cell>, Option<Pairing>) {
        let Some((_, relation)) = self.relation(position) else { return (Vec::new(), None) };
        let Relation::Pair(_, pairing) = relation else { return (relation.cells(), None) };
        if matches!(pairing, Pairing::Less(_)) {
            return (relation.cells(), Some(*pairing));
        }
        let mut cells: Vec<Cell> = Vec::new();
        for relation in self.all(position) {
            match relation {
                Relation::Pair(pair, other) if other == pairing => {
                    cells.extend(
                        pair.iter().filter(|cell| !cells.contains(cell)).copied().collect::<Vec<_>>(),
                    );
                }
                _ => {}
            }
        }
        (cells, Some(*pairing))
    }

    /// Returns the digits that a cell has on no board.
    pub(super) fn never_in(&self, cell: Cell, position: &Candidates) -> DigitSet {
        let shape = position.shape();
        let mut all = DigitSet::EMPTY;
        let Some((_, own)) = self.relation(position) else { return all };
        match own {
            Relation::Parity(_, odd) => {
                all = Digit::all(shape).filter(|digit| (digit.number() % 2 == 1) != *odd).collect();
            }
            Relation::Pair(_, pairing) => {
                let is_less = matches!(pairing, Pairing::Less(_));
                for relation in self.all(position).filter(|&other| !is_less || other == own) {
                    let Relation::Pair(pair, other) = relation else { continue };
                    if other != pairing || !pair.contains(&cell) {
                        continue;
                    }
                    let is_first = pair[0] == cell;
                    let fits = |digit: Digit, other: Digit| {
                        if is_first { pairing.fits(digit, other) } else { pairing.fits(other, digit) }
                    };
                    let differ = position.geometry().see(pair[0], pair[1]);
                    let has = |digit: Digit, other: Digit| fits(digit, other) && !(differ && digit == other);
                    let is_lonely = |digit: &Digit| !Digit::all(shape).any(|other| has(*digit, other));
                    all = all.union(Digit::all(shape).filter(is_lonely).collect());
                }
            }
            _ => {}
        }
        all
    }

    /// Returns the cells along which digits rise by the relations of the clue, each with how much it is above the one
    /// before it; nothing if these are no line of three cells or more.
    pub(super) fn rising(&self, position: &Candidates) -> Vec<(Cell, u16)> {
        let mut line: Vec<(Cell, u16)> = Vec::new();
        for relation in self.all(position) {
            let Relation::Pair([one, other], Pairing::Less(by)) = relation else { continue };
            match line.last() {
                None => line.extend([(*one, 0), (*other, *by)]),
                Some((last, _)) if last == one => line.push((*other, *by)),
                Some(_) => return Vec::new(),
            }
        }
        if line.len() < 3 { Vec::new() } else { line }
    }

    /// Returns the bounds of the cells along a line, of those that lose candidates by them.
    pub(super) fn bounds_along(&self, position: &Candidates) -> Vec<Along> {
        let Ruling::Rises(bare, least) = self.ruling else { return Vec::new() };
        let mut line = self.rising(position);
        let side = position.geometry().side() as u16;
        let number = |digit: Option<Digit>| digit.map(|digit| u16::from(digit.number()));
        if !least {
            // From the top, each step belongs to the cell above it.
            let steps: Vec<u16> = line.iter().map(|(_, by)| *by).collect();
            line.reverse();
            for (at, cell) in line.iter_mut().enumerate() {
                cell.1 = if at == 0 { 0 } else { steps[steps.len() - at] };
            }
        }
        let mut all = Vec::new();
        let mut from: Option<(Cell, u16)> = None;
        let mut bound = 0;
        for (beside, (cell, by)) in line.into_iter().enumerate() {
            let digits = left(position, cell);
            let own = match (bare, least) {
                (true, true) => 1,
                (true, false) => side,
                (false, true) => number(digits.iter().next()).unwrap_or(1),
                (false, false) => number(digits.iter().last()).unwrap_or(side),
            };
            let pushed = if least { bound + by } else { u16::saturating_sub(bound, by) };
            match from {
                Some(from) if bare || if least { pushed > own } else { pushed < own } => {
                    bound = pushed;
                    all.push(Along { cell, least, bound, from, beside });
                }
                _ => {
                    bound = own;
                    from = Some((cell, own));
                }
            }
        }
        let loses = |along: &Along| {
            position.digits(along.cell).iter().any(|digit| {
                let number = u16::from(digit.number());
                if along.least { number < along.bound } else { number > along.bound }
            })
        };
        all.retain(loses);
        all
    }

    /// Returns the digits of a cell of a pair without a partner in the other.
    pub(super) fn lonely(&self, cell: Cell, position: &Candidates) -> DigitSet {
        let is_lonely = |digit: &Digit| match self.beside(cell, *digit, position) {
            Some((other, with)) => left(position, other).intersection(with).is_empty(),
            None => false,
        };
        position.digits(cell).iter().filter(is_lonely).collect()
    }

    /// Returns the other cell of a pair, and the digits that fit there beside a digit of this one.
    pub(super) fn beside(&self, cell: Cell, digit: Digit, position: &Candidates) -> Option<(Cell, DigitSet)> {
        let Some((_, Relation::Pair([one, other], pairing))) = self.relation(position) else { return None };
        let is_first = *one == cell;
        let fits =
            |with: &Digit| if is_first { pairing.fits(digit, *with) } else { pairing.fits(*with, digit) };
        let differ = position.geometry().see(*one, *other);
        let with = Digit::all(position.shape()).filter(fits).filter(|&with| !differ || with != digit);
        let with = with.collect();
        Some((if is_first { *other } else { *one }, with))
    }

    /// Returns the digits of a cell that would need the same digit in two cells, which see each other: by this relation and
    /// by another.
    pub(super) fn clashing(&self, cell: Cell, other: u16, position: &Candidates) -> Vec<Clashing> {
        let relations = [self.clone(), Self { relation: other, ..self.clone() }];
        let of = |digit: Digit| {
            let [(one, with), (two, also)] =
                [relations[0].beside(cell, digit, position)?, relations[1].beside(cell, digit, position)?];
            let only = |cell: Cell, with: DigitSet| left(position, cell).intersection(with).single();
            let needed = only(one, with).filter(|_| position.geometry().see(one, two))?;
            let is_open = position.is_open(one) && position.is_open(two);
            let is_same = is_open && only(two, also) == Some(needed) && with == also;
            let without = with.without(needed);
            is_same.then_some(Clashing { digit, cells: [one, two], with: needed, without })
        };
        position.digits(cell).iter().filter_map(of).collect()
    }

    /// Returns whether a list of what the other cell may be is shorter than what each digit needs there.
    pub(super) fn is_listed(&self, cell: Cell, position: &Candidates) -> bool {
        let gone = self.lonely(cell, position);
        let needs = |digit: Digit| self.beside(cell, digit, position).map_or(0, |(_, with)| with.len());
        let other = gone.iter().next().and_then(|digit| self.beside(cell, digit, position));
        let listed = other.map_or(0, |(other, _)| left(position, other).len());
        listed <= 4 || listed <= gone.iter().map(needs).sum()
    }

    /// Returns the digits that the other cell of a pair lacks, with this cell.
    pub(super) fn needs(&self, cell: Cell, position: &Candidates) -> Vec<(Digit, Vec<Cell>)> {
        let all = self.lonely(cell, position);
        let with = all.iter().filter_map(|digit| self.beside(cell, digit, position));
        with.flat_map(|(other, with)| with.iter().map(move |digit| (digit, vec![other]))).collect()
    }

    /// Returns the cells between two ends.
    pub(super) fn inner(&self, position: &Candidates) -> Vec<Cell> {
        let inner = |relation: &Relation| match relation {
            Relation::Between(cell, _) => Some(*cell),
            _ => None,
        };
        self.all(position).filter_map(inner).collect()
    }

    /// Returns the least and the greatest digit of the ends of a line.
    pub(super) fn between_ends(&self, position: &Candidates) -> Option<(Digit, Digit)> {
        let Some((_, Relation::Between(_, [one, other]))) = self.relation(position) else { return None };
        let both = if self.ruling == Ruling::Inside(true) {
            DigitSet::all(position.shape())
        } else {
            left(position, *one).union(left(position, *other))
        };
        both.iter().next().zip(both.iter().last())
    }

    /// Returns the digits that neither end of a line has, as they are below or above all that these have.
    pub(super) fn beyond_ends(&self, position: &Candidates) -> Vec<Digit> {
        let Some((least, most)) = self.between_ends(position) else { return Vec::new() };
        Digit::all(position.shape()).filter(|digit| *digit < least || *digit > most).collect()
    }

    /// Returns all sequences of digits for the cells, and what becomes of each.
    #[must_use]
    pub fn runs(&self, position: &Candidates) -> Vec<Run> {
        let Some((_, Relation::Run(cells))) = self.relation(position) else { return Vec::new() };
        let side = position.geometry().side();
        let starts = 0..(side + 1).saturating_sub(cells.len());
        let of = |start: usize| {
            let digits: DigitSet = (start..start + cells.len()).map(Digit::at).collect();
            let open: Vec<Cell> = cells.iter().copied().filter(|&cell| position.is_open(cell)).collect();
            let filled = cells.iter().filter_map(|&cell| Some((cell, position.digit(cell)?)));
            let filled: Vec<(Cell, Digit)> = filled.collect();
            let other = filled.iter().find(|(_, digit)| !digits.contains(*digit));
            let is_without = |cell: &&Cell| position.digits(**cell).intersection(digits).is_empty();
            let fate = if let Some(&(cell, digit)) = other {
                RunFate::Elsewhere(cell, digit)
            } else if let Some(&cell) = open.iter().find(is_without) {
                RunFate::Without(cell)
            } else {
                let known: DigitSet = filled.iter().map(|(_, digit)| *digit).collect();
                RunFate::Open(Account::of(digits.minus(known), &open, position))
            };
            Run { digits, fate }
        };
        starts.map(of).collect()
    }

    /// Returns the sequences that a text has to tell of: those with a digit that goes, or without the one that all
    /// others have.
    pub(super) fn told_runs(&self, position: &Candidates) -> Vec<Run> {
        let lost: DigitSet = self.gone(position).iter().map(|gone| gone.digit).collect();
        let is_told = |run: &Run| match self.ruling {
            Ruling::Must(digit) => !run.digits.contains(digit),
            _ => !run.digits.intersection(lost).is_empty(),
        };
        self.runs(position).into_iter().filter(is_told).collect()
    }

    /// Returns the digits that the cells must have, and that no filled one has, each as often as it is lacking.
    #[must_use]
    pub fn needed(&self, position: &Candidates) -> Vec<Digit> {
        let Some((_, Relation::Has(cells, digits))) = self.relation(position) else { return Vec::new() };
        let mut needed = digits.clone();
        for digit in cells.iter().filter_map(|&cell| position.digit(cell)) {
            if let Some(at) = needed.iter().position(|&other| other == digit) {
                needed.remove(at);
            }
        }
        needed
    }

    /// Returns the open cells that may have a digit.
    #[must_use]
    pub fn places(&self, digit: Digit, position: &Candidates) -> Vec<Cell> {
        let cells = self.cells(position).into_iter();
        cells.filter(|&cell| position.allows(Candidate::new(cell, digit))).collect()
    }

    /// Returns the places of a digit that don't see one of them: those where it can be as well.
    pub(super) fn with_twice(cell: Cell, there: &[Cell], position: &Candidates) -> Vec<Cell> {
        let geometry = position.geometry();
        there.iter().copied().filter(|&other| other != cell && !geometry.see(cell, other)).collect()
    }

    /// Returns the sum that the relation means.
    #[must_use]
    pub fn balance(&self, position: &Candidates) -> Option<Balance> {
        match self.relation(position) {
            Some((_, Relation::Sum(terms, total))) => {
                let terms = terms.iter().map(|&(cell, weight)| (cell, i32::from(weight))).collect();
                Some(Balance { terms, total: (*total).into() })
            }
            Some((_, Relation::Sandwich(cells, sum))) => {
                let (least, most) = Self::outermost(position);
                let place = |digit| cells.iter().position(|&cell| position.digit(cell) == Some(digit));
                let (one, other) = (place(least)?, place(most)?);
                let (from, to) = (one.min(other), one.max(other));
                if self.ruling == Ruling::Outside {
                    let outer = cells[..from].iter().chain(&cells[to + 1..]);
                    let terms = outer.map(|&cell| (cell, 1)).collect();
                    return Some(Balance { terms, total: self.outside_sum(position)? });
                }
                let inner = &cells[from + 1..to];
                Some(Balance { terms: inner.iter().map(|&cell| (cell, 1)).collect(), total: (*sum).into() })
            }
            _ => None,
        }
    }

    /// Returns the least and the greatest digit of the board.
    pub(super) fn outermost(position: &Candidates) -> (Digit, Digit) {
        (Digit::at(0), Digit::at(position.geometry().side() - 1))
    }

    /// Returns the two open cells of a sum.
    pub(super) fn open_pair(&self, position: &Candidates) -> Option<[Cell; 2]> {
        let open = self.summed(position);
        open.try_into().ok()
    }

    /// Returns the open cells of a sum.
    pub(super) fn summed(&self, position: &Candidates) -> Vec<Cell> {
        let terms = self.balance(position).map(|balance| balance.terms).unwrap_or_default();
        terms.into_iter().map(|(cell, _)| cell).filter(|&cell| position.is_open(cell)).collect()
    }

    /// Returns the digit that a cell needs in the only other open one of a sum; `None` if there is no such digit.
    pub(super) fn partner(
        &self,
        cell: Cell,
        digit: Digit,
        other: Cell,
        position: &Candidates,
    ) -> Option<Digit> {
        let balance = self.balance(position)?;
        let weight =
            |cell: Cell| balance.terms.iter().find(|(own, _)| *own == cell).map(|(_, weight)| *weight);
        let rest = balance.rest(position) - weight(cell)? * i32::from(digit.number());
        let other = weight(other)?;
        let number = (rest % other == 0).then_some(rest / other)?;
        let with = u8::try_from(number).ok().and_then(Digit::new)?;
        DigitSet::all(position.shape()).contains(with).then_some(with)
    }

    /// Returns the digits that the other of two open cells lacks, with this cell.
    pub(super) fn partner_needs(&self, position: &Candidates) -> Vec<(Digit, Vec<Cell>)> {
        let Some(pair) = self.open_pair(position) else { return Vec::new() };
        let need = |gone: Candidate| {
            let other = *pair.iter().find(|&&other| other != gone.cell)?;
            Some((self.partner(gone.cell, gone.digit, other, position)?, vec![other]))
        };
        self.gone(position).into_iter().filter_map(need).collect()
    }

    /// Returns whether the open cells of a sum have different digits, each of which counts once.
    pub(super) fn is_of_sets(&self, position: &Candidates) -> bool {
        let Some(balance) = self.balance(position) else { return false };
        let open = self.summed(position);
        let counts = |&(cell, weight): &(Cell, i32)| weight == 1 || !position.is_open(cell);
        let sees = |(at, &cell): (usize, &Cell)| {
            open[at + 1..].iter().all(|&other| position.geometry().see(cell, other))
        };
        balance.terms.iter().all(counts) && open.iter().enumerate().all(sees)
    }

    /// Returns the sets of different digits for the open cells of a sum, which see each other.
    #[must_use]
    pub fn combinations(&self, position: &Candidates) -> Vec<DigitSet> {
        let Some(balance) = self.balance(position) else { return Vec::new() };
        let open = self.summed(position);
        match u16::try_from(balance.rest(position)) {
            Ok(sum) => {
                combinations(open.len(), sum, DigitSet::all(position.shape()).minus(self.taken(position)))
            }
            Err(_) => Vec::new(),
        }
    }

    /// Returns the digits that no open cell of a sum can have, as filled cells of its clue have them in sight of all.
    pub(super) fn taken(&self, position: &Candidates) -> DigitSet {
        let seers = position.geometry().common_peers(self.summed(position));
        let filled = self.relation(position).map(|(_, relation)| relation.cells()).unwrap_or_default();
        let near = filled.into_iter().filter(|&cell| seers.contains(cell));
        near.filter_map(|cell| position.digit(cell)).collect()
    }

    /// Returns the sum of the open cells.
    pub(super) fn open_sum(&self, position: &Candidates) -> i32 {
        self.balance(position).map_or(0, |balance| balance.rest(position))
    }

    /// Returns the combinations that the text tells of, and what becomes of each.
    pub(super) fn accounts(&self, position: &Candidates) -> Vec<Account> {
        let open = self.summed(position);
        let lost: DigitSet = self.gone(position).iter().map(|gone| gone.digit).collect();
        let all = self.combinations(position).into_iter();
        all.filter(|digits| !digits.intersection(lost).is_empty())
            .map(|digits| Account::of(digits, &open, position))
            .collect()
    }

    /// Returns how many cells may be between the least and the greatest digit of a sandwich, by its sum alone.
    pub(super) fn gaps(&self, position: &Candidates) -> Vec<usize> {
        let Some((_, Relation::Sandwich(cells, sum))) = self.relation(position) else { return Vec::new() };
        let (least, most) = Self::outermost(position);
        let numbers: Vec<usize> = Digit::all(position.shape())
            .filter(|&digit| digit != least && digit != most)
            .map(|digit| digit.number().into())
            .collect();
        let fits = |&gap: &usize| {
            let low: usize = numbers.iter().take(gap).sum();
            let high: usize = numbers.iter().rev().take(gap).sum();
            low <= usize::from(*sum) && usize::from(*sum) <= high
        };
        (0..=cells.len().saturating_sub(2)).filter(fits).collect()
    }

    /// Returns the cells where the other end of a sandwich would be.
    pub(super) fn other_ends(&self, cell: Cell, position: &Candidates) -> Vec<Cell> {
        let Some((_, Relation::Sandwich(cells, _))) = self.relation(position) else { return Vec::new() };
        let gaps = self.gaps(position);
        let Some(own) = cells.iter().position(|&other| other == cell) else { return Vec::new() };
        let is_there = |at: &usize| *at != own && gaps.contains(&(at.abs_diff(own) - 1));
        (0..cells.len()).filter(is_there).map(|at| cells[at]).collect()
    }

    /// Returns the ends of a sandwich that leave the other one no cell.
    fn lost_ends(&self, position: &Candidates) -> Vec<Candidate> {
        let Some((_, relation)) = self.relation(position) else { return Vec::new() };
        let (least, most) = Self::outermost(position);
        let mut gone = Vec::new();
        for cell in relation.cells() {
            for (own, other) in [(least, most), (most, least)] {
                let there = self.other_ends(cell, position);
                let is_open = there.iter().any(|&to| left(position, to).contains(other));
                if position.allows(Candidate::new(cell, own)) && !is_open {
                    gone.push(Candidate::new(cell, own));
                }
            }
        }
        gone
    }

    /// Returns the digits that the places of the other end lack.
    pub(super) fn end_needs(&self, position: &Candidates) -> Vec<(Digit, Vec<Cell>)> {
        let (least, most) = Self::outermost(position);
        let of = |gone: Candidate| {
            let other = if gone.digit == least { most } else { least };
            (other, self.other_ends(gone.cell, position))
        };
        self.lost_ends(position).into_iter().map(of).collect()
    }
}
