//! Sentences for clues: what the clue says of its cells, what is known of them, and what follows.

use super::{Ruled, Ruling, Run, Term, account::RunFate, left};
use crate::{
    explain::{
        Assertion, clues as names,
        plan::{Plan, Said, Told, lost, plan, with_list},
        sums,
        words::{cages, clues, common},
    },
    step::Step,
};
use std::fmt::Write;
use sudoku_board::{
    Candidates, Cell, Digit, DigitSet,
    shape::clues::{Pairing, Relation},
};

impl Told for Ruled {
    /// Returns "By the dot between r1c1 and r1c2, r1c12 differ by 1. r1c2 can only be 4 or 5. So r1c1 can't be 1, 2 or 7."
    fn plan(&self, step: &Step, position: &Candidates) -> Plan {
        let so = plan![Said::Conclusion, common::so(step.eliminated())];
        let cells = self.cells(position);
        let open: Vec<Cell> = cells.iter().copied().filter(|&cell| position.is_open(cell)).collect();
        let said = self.introduced(position);
        match self.ruling {
            Ruling::Never => {
                let lonely = self.lonely_digits(position);
                let nothing = (!lonely.is_empty()).then(|| clues::nothing_beside(lonely));
                let fact = nothing.is_some().then_some(Assertion::Lonely(self.relation, lonely));
                plan![said, nothing, fact.into_iter().collect::<Vec<_>>(), so]
            }
            Ruling::Rises(bare, _) => {
                let lines = self.bounds_along(position).into_iter().map(|along| {
                    let Some(bound) = digit(along.bound) else { return Plan::new() };
                    if bare {
                        let beside = if along.least { clues::before_it } else { clues::behind_it };
                        return beside(along.beside, along.cell, bound).into();
                    }
                    let (from, number) = along.from;
                    let Some(own) = digit(number) else { return Plan::new() };
                    let is_known = !position.is_open(from);
                    let line = match (along.least, is_known) {
                        (true, false) => clues::as_at_least,
                        (false, false) => clues::as_at_most,
                        (true, true) => clues::is_so_at_least,
                        (false, true) => clues::is_so_at_most,
                    };
                    let fact = if is_known {
                        Assertion::Solved(vec![from], own)
                    } else {
                        Assertion::Bound(vec![from], along.least, number.into())
                    };
                    let lacks =
                        if is_known { Vec::new() } else { beyond(&[from], own, along.least, position) };
                    plan![line(from, own, along.cell, bound), fact, lacks]
                });
                with_list(said, lines.collect(), so)
            }
            Ruling::Beside(cell) => self.beside_it(said, cell, step, position, so),
            Ruling::Both(cell, other) => {
                let lines = self.clashing(cell, other, position).into_iter().map(|clashing| {
                    let (digit, cells) = (clashing.digit, &clashing.cells);
                    let (with, without) = (clashing.with, clashing.without);
                    let said = if without.is_empty() {
                        clues::both_would_be(cell, digit, cells, with)
                    } else {
                        clues::both_would_be_without(cell, digit, cells, without, with)
                    };
                    let lacks = without.iter().map(|digit| Assertion::Lacks(digit, cells.to_vec()));
                    let lacks: Vec<Assertion> = lacks.collect();
                    plan![said, lacks, Assertion::Sees(vec![cells[0]], vec![cells[1]])]
                });
                let also = Self { relation: other, ruling: self.ruling }.introduced(position);
                let also = if self.is_same_said(other, position) { Plan::new() } else { also };
                with_list(plan![said, also], lines.collect(), so)
            }
            Ruling::Inside(bare) => {
                let Some((least, most)) = self.between_ends(position) else { return said };
                let Some((_, Relation::Between(_, ends))) = self.relation(position) else { return said };
                if bare {
                    return plan![said, so];
                }
                let low = beyond(ends, least, true, position);
                let high = beyond(ends, most, false, position);
                plan![said, clues::within(ends, least, most), low, high, so]
            }
            Ruling::Runs => {
                let runs = self.told_runs(position);
                let lines = runs.iter().map(|run| run_line(run, &open)).collect();
                let filled: Vec<Assertion> =
                    solved(&cells, position).into_iter().map(|(_, fact)| fact).collect();
                with_list(plan![said, known(&cells, position), filled], lines, so)
            }
            Ruling::Must(digit) => {
                let there = self.places(digit, position);
                let others: Vec<Cell> = open.iter().copied().filter(|cell| !there.contains(cell)).collect();
                let mut facts = Vec::new();
                if !others.is_empty() {
                    facts.push(Assertion::Lacks(digit, others));
                }
                let filled = known(&cells, position);
                if !matches!(self.relation(position), Some((_, Relation::Run(_)))) {
                    let end = Self::must_be(step, &there, digit);
                    return plan![said, filled, clues::is_in(digit, &there), facts, end];
                }
                let runs = self.told_runs(position);
                let left = self.runs(position).len() - runs.len();
                let has = clues::run_has(left, cells.len(), digit, &there);
                let lines = runs.iter().map(|run| run_line(run, &open)).collect();
                let end = plan![has, facts, Self::must_be(step, &there, digit)];
                with_list(plan![said, filled], lines, end)
            }
            Ruling::Twice(digit) => {
                let there = self.places(digit, position);
                let others: Vec<Cell> = cells.iter().copied().filter(|cell| !there.contains(cell)).collect();
                let lacks = (!others.is_empty()).then_some(Assertion::Lacks(digit, others));
                let lacks: Vec<Assertion> = lacks.into_iter().collect();
                let is_alone = |&&cell: &&Cell| Self::with_twice(cell, &there, position).is_empty();
                let lines = there.iter().filter(is_alone).map(|&cell| {
                    let others = there.iter().copied().filter(|&other| other != cell).collect();
                    plan![clues::no_second(cell, digit), Assertion::Sees(vec![cell], others)]
                });
                with_list(plan![said, clues::needs_twice(digit, &there), lacks], lines.collect(), so)
            }
            Ruling::Full => {
                let needed: DigitSet = self.needed(position).into_iter().collect();
                plan![said, known(&cells, position), clues::leaves_for(needed, &open), so]
            }
            Ruling::One(cell) => {
                let others: Vec<Cell> = cells.into_iter().filter(|&other| other != cell).collect();
                let Some(placed) = step.placed() else { return said };
                let must = common::must_be(cell, placed.digit);
                plan![said, known(&others, position), Said::Conclusion, must]
            }
            Ruling::AtLeast(cell, bare) | Ruling::AtMost(cell, bare) => {
                plan![said, self.bounded(cell, bare, position), so]
            }
            Ruling::Partners => {
                let lines = self.partner_lines(step, position);
                with_list(plan![said, known(&cells, position)], lines, so)
            }
            Ruling::Combinations | Ruling::Sets => self.combined(said, position, so),
            Ruling::Outside => self.combined(plan![said, self.outside_told(position)], position, so),
            Ruling::Part { .. } => self.part_told(said, step, position, so),
            Ruling::Ends => {
                let gaps = self.gaps(position);
                let (least, most) = Self::outermost(position);
                let told = gap_told(&gaps, position);
                let lines = step.eliminated().iter().map(|gone| {
                    let other = if gone.digit == least { most } else { least };
                    let there = self.other_ends(gone.cell, position);
                    if there.is_empty() {
                        return clues::no_room(gone.cell, gone.digit, other).into();
                    }
                    let said = clues::end_would_be(gone.cell, gone.digit, other, &there);
                    plan![said, Assertion::Lacks(other, there)]
                });
                with_list(plan![said, told, Assertion::Gaps(self.relation, gaps)], lines.collect(), so)
            }
            Ruling::Ways => self.ways_listed(&open, position, so),
            Ruling::Each(digit) => {
                let there = self.places(digit, position);
                let end = plan![clues::each_way_has(digit, &there), Self::must_be(step, &there, digit)];
                self.ways_listed(&open, position, end)
            }
        }
    }
}

/// Returns "So there are 3 or 4 cells between them."
fn gap_told(gaps: &[usize], position: &Candidates) -> Said {
    let (least, most) = Ruled::outermost(position);
    match *gaps {
        [0] => clues::side_by_side(least, most),
        [one] => clues::gap(one),
        _ => clues::gaps(gaps.iter().map(|&one| clues::count(one).into()).collect()),
    }
}

/// Returns a number as a digit.
fn digit(number: u16) -> Option<Digit> {
    u8::try_from(number).ok().and_then(Digit::new)
}

/// Returns a sum or a count as a number.
fn number(sum: i32) -> usize {
    usize::try_from(sum).unwrap_or_default()
}

/// Returns that open cells lack all digits below a bound, or above one.
fn beyond(cells: &[Cell], bound: Digit, least: bool, position: &Candidates) -> Vec<Assertion> {
    let is_beyond = |digit: &Digit| if least { *digit < bound } else { *digit > bound };
    let all = Digit::all(position.shape()).filter(is_beyond);
    all.map(|digit| Assertion::Lacks(digit, cells.to_vec())).collect()
}

/// Returns "r1c1 is 3" for each filled cell, with its fact.
fn solved(cells: &[Cell], position: &Candidates) -> Vec<(Said, Assertion)> {
    let is = |&cell: &Cell| {
        let digit = position.digit(cell)?;
        Some((cages::cell_is(cell, digit), Assertion::Solved(vec![cell], digit)))
    };
    cells.iter().filter_map(is).collect()
}

/// Returns "r1c1 is 3 and r1c2 is 5." about filled cells; nothing without any.
fn known(cells: &[Cell], position: &Candidates) -> Plan {
    let all = solved(cells, position);
    if all.is_empty() {
        return Plan::new();
    }
    clues::known(all.into_iter().map(|(said, fact)| plan![said, fact]).collect()).into()
}

/// Returns "From 3 to 6: 5 has no place."
fn run_line(run: &Run, open: &[Cell]) -> Plan {
    let fate = match &run.fate {
        RunFate::Elsewhere(cell, digit) => {
            let fact = Assertion::Solved(vec![*cell], *digit);
            vec![plan![clues::has_other(*cell, *digit), fact]]
        }
        RunFate::Without(cell) => {
            let lacks = run.digits.iter().map(|digit| Assertion::Lacks(digit, vec![*cell]));
            vec![plan![clues::has_none(*cell), lacks.collect::<Vec<_>>()]]
        }
        RunFate::Open(account) => sums::fate(account, open),
    };
    match (run.digits.iter().next(), run.digits.iter().last()) {
        (Some(least), Some(most)) => clues::run_line(least, most, fate).into(),
        _ => Plan::new(),
    }
}

impl Ruled {
    /// Returns what the clue says, as a sentence of its own.
    fn introduced(&self, position: &Candidates) -> Plan {
        let Some((number_of_clue, relation)) = self.relation(position) else { return Plan::new() };
        let clue = || names::named(position.shape(), *number_of_clue);
        let by = |by: u16| usize::from(by);
        let said = match relation {
            Relation::Parity(cell, true) => clues::odd_digit(clue(), *cell),
            Relation::Parity(cell, false) => clues::even_digit(clue(), *cell),
            Relation::Pair(..) if matches!(self.ruling, Ruling::Rises(..)) => clues::rises(clue()),
            Relation::Pair(cells, pairing) => match *pairing {
                Pairing::Same => clues::same(clue(), cells),
                Pairing::Less(1) => clues::less(clue(), cells[0], cells[1]),
                Pairing::Less(least) => clues::less_by(clue(), cells[0], by(least), cells[1]),
                Pairing::Apart(least) if self.is_along(position) => clues::all_apart(clue(), by(least)),
                Pairing::Apart(1) => clues::differ(clue(), cells),
                Pairing::Apart(least) => clues::apart(clue(), cells, by(least)),
                Pairing::Difference(apart) => clues::differ_by(clue(), cells, by(apart)),
                Pairing::Ratio(times) => clues::times(clue(), cells, by(times)),
                Pairing::Sum(sum) => clues::sum_is(clue(), cells, by(sum)),
                Pairing::NoDifference(apart) => clues::not_by(clue(), cells, by(apart)),
                Pairing::NoRatio(times) => clues::not_times(clue(), cells, by(times)),
                Pairing::NoSum(sum) => clues::not_sum(clue(), cells, by(sum)),
            },
            Relation::Differ(cells) => clues::differ(clue(), cells),
            Relation::Run(cells) => clues::run(clue(), cells),
            Relation::Between(_, ends) => clues::between_ends(clue(), ends),
            Relation::Has(_, digits) => clues::has(clue(), digits.iter().copied().collect()),
            Relation::Sandwich(_, sum) => {
                let (least, most) = Self::outermost(position);
                let Some(house) = self.line(position) else { return Plan::new() };
                clues::sandwich_sum(clue(), least, most, house, by(*sum))
            }
            Relation::Sum(terms, total) => {
                let side = |sign: i16| -> Vec<Cell> {
                    terms
                        .iter()
                        .filter(|(_, weight)| weight.signum() == sign)
                        .map(|(cell, _)| *cell)
                        .collect()
                };
                let (mut plus, mut minus) = (side(1), side(-1));
                let is_read = terms.iter().any(|(_, weight)| weight.abs() > 1);
                if is_read {
                    // The figures of a number are read from the greatest weight on.
                    minus.reverse();
                    clues::sum_read(clue(), &plus, &minus)
                } else if let ([_, _, ..], &[other]) = (&plus[..], &minus[..]) {
                    clues::sum_to(clue(), &plus, other)
                } else if minus.is_empty() {
                    clues::sum_is(clue(), &plus, number((*total).into()))
                } else {
                    if plus.is_empty() {
                        std::mem::swap(&mut plus, &mut minus);
                    }
                    clues::sum_as(clue(), &plus, &minus)
                }
            }
        };
        plan![said, Assertion::Keeps(self.told_of(position))]
    }

    /// Returns whether the words are about all neighbours along a line that are far apart.
    fn is_along(&self, position: &Candidates) -> bool {
        match self.ruling {
            Ruling::Never => self.never(position).0.len() > 2,
            Ruling::Both(_, other) => self.is_same_said(other, position),
            _ => false,
        }
    }

    /// Returns whether another relation has the words of this one, about all neighbours along a line.
    fn is_same_said(&self, other: u16, position: &Candidates) -> bool {
        let relations = position.geometry().relations();
        let apart = |number: u16| match relations.get(usize::from(number)) {
            Some((clue, Relation::Pair(_, Pairing::Apart(least)))) => Some((*clue, *least)),
            _ => None,
        };
        apart(self.relation).is_some() && apart(self.relation) == apart(other)
    }

    /// Returns the numbers of the relations that the words are about: one, or all of the clue.
    fn told_of(&self, position: &Candidates) -> Vec<u16> {
        let is_alone = match self.ruling {
            Ruling::Both(..) => !self.is_along(position),
            Ruling::Never => self.never(position).0.len() < 3,
            Ruling::Rises(..) | Ruling::Inside(_) | Ruling::Ways | Ruling::Each(_) => false,
            _ => true,
        };
        if is_alone {
            return vec![self.relation];
        }
        let own = self.relation(position).map(|(clue, _)| *clue);
        let all = position.geometry().relations().iter().zip(0..);
        all.filter(|((clue, _), _)| Some(*clue) == own).map(|(_, number)| number).collect()
    }

    /// Returns the digits without a partner on any board that all cells of the clue share; none if one is before the other.
    fn lonely_digits(&self, position: &Candidates) -> DigitSet {
        match self.never(position) {
            (_, None | Some(Pairing::Less(_))) => DigitSet::EMPTY,
            (cells, Some(_)) => {
                let first = cells.first();
                first.map_or(DigitSet::EMPTY, |&cell| self.never_in(cell, position))
            }
        }
    }

    /// Returns why a cell of a pair loses digits: what the other may be, or a line for what each needs there.
    fn beside_it(&self, said: Plan, cell: Cell, step: &Step, position: &Candidates, so: Plan) -> Plan {
        let other = self.cells(position).into_iter().find(|&other| other != cell);
        let Some(other) = other else { return said };
        if let Some(digit) = position.digit(other) {
            let fact = Assertion::Solved(vec![other], digit);
            return plan![said, clues::known(vec![plan![cages::cell_is(other, digit), fact]]), so];
        }
        if self.is_listed(cell, position) {
            let digits = left(position, other);
            let fact = Assertion::Only(vec![other], digits);
            return plan![said, clues::can_only_be(other, digits), fact, so];
        }
        let (mut lines, mut without) = (Vec::new(), DigitSet::EMPTY);
        for gone in step.eliminated() {
            let Some((_, with)) = self.beside(cell, gone.digit, position) else { continue };
            if with.is_empty() {
                without = without.with(gone.digit);
            } else {
                let lacks = with.iter().map(|digit| Assertion::Lacks(digit, vec![other]));
                lines.push(plan![clues::would_be(cell, gone.digit, other, with), lacks.collect::<Vec<_>>()]);
            }
        }
        if !without.is_empty() {
            lines.insert(0, cages::no_digit_fits(cell, without, other).into());
        }
        with_list(said, lines, so)
    }

    /// Returns what follows from a digit that some cells must have.
    fn must_be(step: &Step, there: &[Cell], digit: Digit) -> Plan {
        if let Some(placed) = step.placed() {
            return plan![Said::Conclusion, common::must_be(placed.cell, digit)];
        }
        let gone = lost(step);
        let seen = if there.len() == 2 { common::both() } else { common::all_of_them() };
        let fact = Assertion::Sees(gone.clone(), there.to_vec());
        plan![fact, Said::Conclusion, cages::cannot_seeing(&gone, seen, digit)]
    }

    /// Returns "r2c1 and r3c1 are together at most 9+8. That makes at least 3 for r1c1."
    fn bounded(&self, cell: Cell, bare: bool, position: &Candidates) -> Plan {
        let least = matches!(self.ruling, Ruling::AtLeast(..));
        let empty;
        let position = if bare {
            empty = Candidates::new(&sudoku_board::Grid::empty(position.shape()));
            &empty
        } else {
            position
        };
        let Some(balance) = self.balance(position) else { return Plan::new() };
        let told = |(Term { bound, weight }, is_least): (Term, bool)| {
            if let ([cell], [digit]) = (&bound.cells[..], &bound.digits[..])
                && !position.is_open(*cell)
            {
                return plan![cages::cell_is(*cell, *digit), Assertion::Solved(vec![*cell], *digit)];
            }
            let fact = Assertion::Bound(bound.cells.clone(), is_least, bound.sum());
            let lacks: Vec<Assertion> = bound
                .lacks(is_least, position)
                .into_iter()
                .filter(|(_, cells)| !cells.is_empty())
                .map(|(digit, cells)| Assertion::Lacks(digit, cells))
                .collect();
            if let (&[cell], 2..) = (&bound.cells[..], weight.abs()) {
                let times = if is_least { clues::times_at_least } else { clues::times_at_most };
                let said = times(number(weight.abs()), cell, number(weight.abs() * bound.sum()));
                return plan![said, fact, lacks];
            }
            let digits = bound.digits.iter().map(|&digit| cages::digit(digit).into()).collect();
            let at = if is_least { cages::at_least } else { cages::at_most };
            plan![at(&bound.cells, digits), fact, lacks]
        };
        let all: Vec<Plan> = balance.others(cell, least, position).into_iter().map(told).collect();
        let bound = number(balance.bound(cell, least, position));
        let makes = if least { cages::makes_at_least } else { cages::makes_at_most };
        let bounds = (!all.is_empty()).then(|| cages::bounds(all));
        plan![bounds, makes(bound, cell)]
    }

    /// Returns the lines of a sum with two open cells: what each candidate would need in the other one.
    fn partner_lines(&self, step: &Step, position: &Candidates) -> Vec<Plan> {
        let Some(pair) = self.open_pair(position) else { return Vec::new() };
        let mut lines = Vec::new();
        for cell in pair {
            let Some(&other) = pair.iter().find(|&&other| other != cell) else { continue };
            let gone =
                || step.eliminated().iter().filter(move |gone| gone.cell == cell).map(|gone| gone.digit);
            let without: DigitSet =
                gone().filter(|&digit| self.partner(cell, digit, other, position).is_none()).collect();
            if !without.is_empty() {
                lines.push(cages::no_digit_fits(cell, without, other).into());
            }
            for digit in gone() {
                if let Some(with) = self.partner(cell, digit, other, position) {
                    let said = cages::cannot_be_with(cell, digit, other, with);
                    lines.push(plan![said, Assertion::Lacks(with, vec![other])]);
                }
            }
        }
        lines
    }

    /// Returns the combinations of the cells inside a sandwich, and a line for each with a digit that goes.
    fn combined(&self, said: Plan, position: &Candidates, so: Plan) -> Plan {
        let Some(balance) = self.balance(position) else { return said };
        let open = self.summed(position);
        let all = self.relation(position).map(|(_, relation)| relation.cells()).unwrap_or_default();
        let known = known(&all, position);
        let sum = self.open_sum(position);
        // What counts against the others is on their side: a filled circle is the sum of its arrow.
        let of = |positive: bool| {
            let terms = balance.terms.iter().filter(move |(_, weight)| (*weight > 0) == positive);
            terms.filter_map(|&(cell, weight)| Some(weight.abs() * i32::from(position.digit(cell)?.number())))
        };
        let mut amount = (balance.total + of(false).sum::<i32>()).to_string();
        for number in of(true) {
            let _ = write!(amount, " − {number}");
        }
        if amount != sum.to_string() {
            let _ = write!(amount, " = {sum}");
        }
        let ways = self.combinations(position);
        let sums_told = ways.iter().map(|&digits| cages::sum(digits).into()).collect();
        let taken = self.taken(position);
        let fact = Assertion::Combinations(open.clone(), sum, taken, ways);
        // The cells of a sandwich are in one line.
        let sight = |(at, &cell): (usize, &Cell)| Assertion::Sees(vec![cell], open[at + 1..].to_vec());
        let count = if self.ruling == Ruling::Sets { open.len() - 1 } else { 0 };
        let sights: Vec<Assertion> = open.iter().enumerate().take(count).map(sight).collect();
        let told = plan![said, known, cages::so_add_up(&open, amount), sights, cages::ways(sums_told), fact];
        let lines = self.accounts(position).iter().map(|account| sums::line(account, &open, None)).collect();
        with_list(told, lines, so)
    }

    /// Returns "All digits of row 1 add up to 45, so those outside add up to 45 − 10 − 20 = 15."
    fn outside_told(&self, position: &Candidates) -> Plan {
        let (Some((_, Relation::Sandwich(_, sum))), Some(house), Some(rest)) =
            (self.relation(position), self.line(position), self.outside_sum(position))
        else {
            return Plan::new();
        };
        let (least, most) = Self::outermost(position);
        let all = position.shape().house_sum();
        let ends = i32::from(least.number()) + i32::from(most.number());
        clues::outside_sum(house, number(all), format!("{all} − {ends} − {sum} = {rest}")).into()
    }

    /// Returns the digits that a part of a sandwich can have, and what follows.
    fn part_told(&self, said: Plan, step: &Step, position: &Candidates, so: Plan) -> Plan {
        let Ruling::Part { outside, lacking } = self.ruling else { return said };
        let (Some(part), Some(house)) = (self.part(position), self.line(position)) else { return said };
        let open = &part.ends;
        let places: Vec<Assertion> =
            open.iter().map(|(digit, there)| Assertion::Places(*digit, house, there.clone())).collect();
        let ends = match &open[..] {
            [(least, there), (most, others)] => Some(clues::ends_in(*least, there, *most, others)),
            [(end, there)] => Some(clues::is_in(*end, there)),
            _ => None,
        };
        let (filled, lacks) = self.part_needs(position);
        let mut given: Vec<Plan> =
            solved(&filled, position).into_iter().map(|(said, fact)| plan![said, fact]).collect();
        for (digits, cells) in lacks {
            let facts = digits.iter().map(|digit| Assertion::Lacks(digit, cells.clone()));
            given.push(plan![clues::cannot_be(&cells, digits), facts.collect::<Vec<_>>()]);
        }
        let given = (!given.is_empty()).then(|| clues::known(given));
        let is_known =
            self.ends(position).iter().flat_map(|(_, there)| there).all(|&cell| !position.is_open(cell));
        let between = (!is_known).then(|| gap_told(&part.gaps, position));
        let sum = if outside { self.outside_told(position) } else { Plan::new() };
        let sets_told = part.sets.iter().map(|&digits| cages::sum(digits).into()).collect();
        let (sets, gaps) = (part.sets, part.gaps);
        let fact = Assertion::Sets(self.relation, outside, gaps, [part.without, part.with], sets);
        let (mut digits, mut cells) = (DigitSet::EMPTY, Vec::new());
        for gone in step.eliminated() {
            digits = digits.with(gone.digit);
            if !cells.contains(&gone.cell) {
                cells.push(gone.cell);
            }
        }
        let (least, most) = Self::outermost(position);
        let puts = if outside == lacking { clues::puts_between } else { clues::puts_outside };
        let puts = puts(digits, least, most, &cells);
        let side = Assertion::Side(self.relation, outside, lacking, cells);
        plan![said, ends, places, given, between, sum, cages::ways(sets_told), fact, puts, side, so]
    }

    /// Returns all ways to fill the open cells, and what follows.
    fn ways_listed(&self, open: &[Cell], position: &Candidates, so: Plan) -> Plan {
        let Some((clue, _)) = self.relation(position) else { return Plan::new() };
        let cells = self.cells(position);
        let (_, ways) = self.ways(position);
        let only = open.iter().map(|&cell| Assertion::Only(vec![cell], left(position, cell)));
        let said = plan![
            known(&cells, position),
            clues::ways_left(names::named(position.shape(), *clue), open, ways.len()),
            Assertion::Keeps(self.told_of(position)),
            only.collect::<Vec<_>>(),
            Assertion::Fillings(*clue, open.to_vec(), ways.clone()),
        ];
        let line = |way: &Vec<Digit>| {
            let each = open.iter().zip(way).map(|(&cell, &digit)| cages::cell_is(cell, digit).into());
            clues::way(each.collect()).into()
        };
        with_list(said, ways.iter().map(line).collect(), so)
    }
}
