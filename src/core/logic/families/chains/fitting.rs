//! Strong links by a clue. Without one of its digits, a cell leaves room for just one candidate of another; or the clue
//! needs a digit that has two places left.

use sudoku_board::{Candidate, Candidates, Cell, Digit, DigitSet, shape::clues::Relation};

/// Why a candidate is true if another, in another cell, is false.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Fitting {
    /// The number of the relation between the cells.
    pub(crate) relation: u16,
    /// The other candidates of the first cell.
    pub(crate) rest: DigitSet,
    /// What also fits beside one of these in the second cell, but went before.
    pub(crate) lost: DigitSet,
    /// Whether something does not fit only because the cells see each other.
    pub(crate) by_sight: bool,
}

/// A relation between two cells, seen from the first.
struct Beside<'a> {
    now: &'a Candidates,
    number: u16,
    from: Cell,
    to: Cell,
    differ: bool,
}

impl<'a> Beside<'a> {
    fn new(now: &'a Candidates, number: u16, from: Cell, to: Cell) -> Self {
        Self { now, number, from, to, differ: now.geometry().see(from, to) }
    }

    /// Returns whether two digits fit together by the relation alone.
    fn fits(&self, one: Digit, other: Digit) -> bool {
        match self.now.geometry().relations().get(usize::from(self.number)) {
            Some((_, Relation::Pair([first, _], pairing))) if *first == self.from => pairing.fits(one, other),
            Some((_, Relation::Pair(_, pairing))) => pairing.fits(other, one),
            _ => false,
        }
    }

    /// Returns those of some digits for the second cell that fit beside a digit of the first.
    fn partners(&self, one: Digit, among: DigitSet) -> DigitSet {
        let fits = |other: &Digit| !(self.differ && one == *other) && self.fits(one, *other);
        among.iter().filter(fits).collect()
    }

    /// Returns what is left in the second cell without each candidate of the first, if that is one candidate.
    fn leaves(&self) -> Vec<(Digit, Digit)> {
        let others = self.now.digits(self.to);
        let (mut partners, mut many) = (Vec::new(), 0);
        for one in self.now.digits(self.from).iter() {
            let fit = self.partners(one, others);
            many += usize::from(fit.len() > 1);
            // Whichever is left out, several candidates are left. So it is with nearly all pairs of a rule for the whole
            // board.
            if many > 1 {
                return Vec::new();
            }
            partners.push((one, fit));
        }
        let left = |(without, _): &(Digit, DigitSet)| {
            let rest = partners.iter().filter(|(one, _)| one != without);
            let left = rest.fold(DigitSet::EMPTY, |left, (_, fit)| left.union(*fit));
            Some((*without, left.single()?))
        };
        partners.iter().filter_map(left).collect()
    }
}

/// Returns the strong links by clues. Leaves out those between two cells with two candidates each, where links in the
/// cells say the same.
pub(super) fn links(now: &Candidates) -> Vec<[Candidate; 2]> {
    let mut found = Vec::new();
    for (number, (_, relation)) in (0..).zip(now.geometry().relations()) {
        if let Relation::Has(cells, digits) = relation
            && digits.len() < now.shape().side()
        {
            let places = digits.iter().filter_map(|&digit| places(now, cells, digits, digit));
            found.extend(places);
        }
        let &Relation::Pair([one, other], _) = relation else { continue };
        let counts = [one, other].map(|cell| now.digits(cell).len());
        if !counts.iter().all(|&count| count > 1) || counts == [2, 2] {
            continue;
        }
        let there = Beside::new(now, number, one, other).leaves();
        if there.is_empty() {
            continue;
        }
        let back = Beside::new(now, number, other, one).leaves();
        let both = there.into_iter().filter(|&(from, to)| back.contains(&(to, from)));
        found.extend(both.map(|(from, to)| [Candidate::new(one, from), Candidate::new(other, to)]));
    }
    found
}

/// Returns the two places left in some cells for a digit that they need.
fn places(now: &Candidates, cells: &[Cell], digits: &[Digit], digit: Digit) -> Option<[Candidate; 2]> {
    let is_there = cells.iter().any(|&cell| now.digit(cell) == Some(digit));
    let mut open = cells.iter().map(|&cell| Candidate::new(cell, digit)).filter(|&one| now.allows(one));
    match [open.next(), open.next(), open.next()] {
        [Some(one), Some(other), None] if digits.contains(&digit) && !is_there => Some([one, other]),
        _ => None,
    }
}

/// Returns the number of a relation that needs the digit of two candidates and has no other place for it.
pub(super) fn needed(now: &Candidates, one: Candidate, other: Candidate) -> Option<u16> {
    let is_so = |relation: &Relation| {
        let Relation::Has(cells, digits) = relation else { return false };
        let own = places(now, cells, digits, one.digit);
        own.is_some_and(|own| own.contains(&one) && own.contains(&other))
    };
    (0..).zip(now.geometry().relations()).find(|(_, (_, relation))| is_so(relation)).map(|(number, _)| number)
}

/// Returns the cells of a relation that are no ends of a link.
pub(super) fn others(now: &Candidates, number: u16, ends: [&[Cell]; 2]) -> Vec<Cell> {
    let relation = now.geometry().relations().get(usize::from(number));
    let cells = relation.map(|(_, relation)| relation.cells()).unwrap_or_default();
    cells.into_iter().filter(|cell| !ends.iter().any(|end| end.contains(cell))).collect()
}

/// Returns why a candidate is true by a clue if another is false.
pub(super) fn reason(now: &Candidates, one: Candidate, other: Candidate) -> Option<Fitting> {
    let mut relations = now.geometry().pairs_of(one.cell).filter(|(_, cell)| *cell == other.cell);
    let rest = now.digits(one.cell).without(one.digit);
    relations.find_map(|(relation, to)| {
        let beside = Beside::new(now, relation, one.cell, to);
        let all = DigitSet::all(now.shape());
        let fit = rest.iter().fold(DigitSet::EMPTY, |fit, digit| fit.union(beside.partners(digit, all)));
        let by_sight =
            rest.iter().any(|digit| beside.differ && !fit.contains(digit) && beside.fits(digit, digit));
        let lost = fit.minus(now.digits(to));
        (fit.minus(lost).single() == Some(other.digit)).then_some(Fitting { relation, rest, lost, by_sight })
    })
}
