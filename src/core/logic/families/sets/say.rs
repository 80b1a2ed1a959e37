//! Sentences for almost locked sets.

use super::{AlmostLocked, AlmostLockedSets, DeathBlossom, SueDeCoq};
use crate::{
    explain::{
        Assertion,
        phrases::set_line,
        plan::{self, Plan, Said, Told, fitting, plan},
        words::{common, sets},
    },
    step::Step,
};
use sudoku_board::{Candidate, Candidates, Cell, Digit, DigitSet};

impl Told for AlmostLockedSets {
    fn plan(&self, step: &Step, position: &Candidates) -> Plan {
        let Self { sets, commons, digits } = self;
        let keeps = digits.intersection(lost(step));
        match (&sets[..], &commons[..]) {
            ([one, other], [common]) if common.len() > 1 => ring(one, other, *common, step, position),
            ([one, other], [common]) => two([one, other], *common, keeps, step),
            _ => many(sets, commons, keeps, step),
        }
    }
}

impl Told for DeathBlossom {
    fn plan(&self, step: &Step, position: &Candidates) -> Plan {
        blossom(self, step, position)
    }
}

/// Returns the lines of sets.
fn lines(sets: [&AlmostLocked; 2]) -> Plan {
    let [one, other] = sets;
    plan![set_line(0, &one.cells, one.digits), set_line(1, &other.cells, other.digits)]
}

/// Returns the cells of a set that have a digit.
fn with_digit(set: &AlmostLocked, digit: Digit, position: &Candidates) -> Vec<Cell> {
    set.cells.iter().copied().filter(|&cell| position.digits(cell).contains(digit)).collect()
}

/// Returns the claim that all cells of one set for a digit see all those of another.
fn meet(one: &AlmostLocked, other: &AlmostLocked, digit: Digit) -> Assertion {
    Assertion::Meet(digit, one.cells.clone(), other.cells.clone())
}

/// Returns the digits that are ruled out.
fn lost(step: &Step) -> DigitSet {
    step.eliminated().iter().map(|gone| gone.digit).collect()
}

/// Says that a cell that sees each place of a digit in two sets, given by their numbers, loses it.
fn seeing_both(sets: [(u16, &AlmostLocked); 2], step: &Step) -> Plan {
    let of_sets = |gone: &Candidate| {
        let Candidate { cell, digit } = *gone;
        sets.map(|(_, set)| Assertion::Meet(digit, vec![cell], set.cells.clone()))
    };
    let facts: Vec<Assertion> = step.eliminated().iter().flat_map(of_sets).collect();
    let [first, last] = sets.map(|(number, _)| number);
    let digits = lost(step);
    let Some(digit) = digits.first() else { return Vec::new() };
    if digits.len() == 1 {
        let every = sets::every_in_sets(digit, first, last);
        let cannot = common::cannot_seeing(&plan::lost(step), every, digit);
        return plan![facts, Said::Conclusion, cannot];
    }
    let none = sets::no_cell_sees_both(digit, digits.without(digit));
    plan![facts, none, Said::Conclusion, common::so(step.eliminated())]
}

fn two(sets: [&AlmostLocked; 2], shared: DigitSet, keeps: DigitSet, step: &Step) -> Plan {
    let facts: Vec<Assertion> = shared.iter().map(|digit| meet(sets[0], sets[1], digit)).collect();
    // The digits that it keeps have just been named.
    let keeping =
        fitting(sets::loses_and_keeps(shared, 0, 1, keeps), sets::loses_and_keeps_rest(shared, 0, 1));
    let seeing = seeing_both([(0, sets[0]), (1, sets[1])], step);
    plan![common::one_more(), lines(sets), Said::Rest, keeping, facts, seeing]
}

/// Says that two sets that share two digits have all their digits locked.
fn ring(
    one: &AlmostLocked,
    other: &AlmostLocked,
    shared: DigitSet,
    step: &Step,
    position: &Candidates,
) -> Plan {
    let Some(first) = shared.first() else { return Vec::new() };
    let facts: Vec<Assertion> = shared.iter().map(|digit| meet(one, other, digit)).collect();
    let see = sets::see_each_other(first, shared.without(first));
    let mut plan = plan![common::one_more(), lines([one, other]), Said::Line, see, facts];
    // The reason that each digit goes: it is in one of the sets, or both sets share it.
    for digit in lost(step).iter() {
        let own = step.eliminated().iter().filter(|gone| gone.digit == digit).map(|gone| gone.cell);
        let sees = |cell: Cell, set: &AlmostLocked| {
            with_digit(set, digit, position).iter().all(|&other| position.geometry().see(cell, other))
        };
        let mut left: Vec<Cell> = own.collect();
        for (number, set) in (0..).zip([one, other]).filter(|_| !shared.contains(digit)) {
            let (gone, rest): (Vec<Cell>, Vec<Cell>) =
                left.into_iter().partition(|&cell| set.digits.contains(digit) && sees(cell, set));
            left = rest;
            if !gone.is_empty() {
                let keeps = sets::keeps_its_digit(number, digit, &gone);
                plan.extend(plan![Said::Line, keeps, Assertion::Meet(digit, gone, set.cells.clone())]);
            }
        }
        if !left.is_empty() {
            let has = sets::one_has_digit(digit, &left);
            let [this, that] =
                [one, other].map(|set| Assertion::Meet(digit, left.clone(), set.cells.clone()));
            plan.extend(plan![Said::Line, has, this, that]);
        }
    }
    let each = sets::each_has_one(shared);
    plan![plan, Said::Rest, each, Said::Conclusion, common::so(step.eliminated())]
}

/// Returns a line for each set: its cells and digits, and its digit if the first set lacks the eliminated one.
fn many(sets: &[AlmostLocked], commons: &[DigitSet], keeps: DigitSet, step: &Step) -> Plan {
    let last = sets.len().saturating_sub(1);
    let mut plan = plan![common::one_more()];
    for (i, set) in sets.iter().enumerate() {
        let number = i as u16;
        plan.extend(set_line(number, &set.cells, set.digits));
        let given = |at: usize| commons.get(at).and_then(|common| common.first());
        match (i.checked_sub(1).and_then(given), given(i)) {
            (None, Some(next)) => plan.push(sets::suppose_it_lacks(keeps, next)),
            (Some(before), after) => {
                let must = if i == last { keeps } else { after.into_iter().collect() };
                let so = sets::so_must_have(before, number, number - 1, must);
                plan.extend(plan![Said::Line, so, meet(&sets[i - 1], set, before)]);
            }
            (None, None) => {}
        }
    }
    let either = sets::first_or_last_has(0, last as u16, keeps);
    let seeing = seeing_both([(0, &sets[0]), (last as u16, &sets[last])], step);
    plan![plan, Said::Rest, either, seeing]
}

/// Says that any digit in the stem leaves some set with as many digits as cells.
fn blossom(found: &DeathBlossom, step: &Step, position: &Candidates) -> Plan {
    let DeathBlossom { stem, petals, digits: kept } = found;
    let digits = position.digits(*stem);
    let gone = |digit: Digit| -> Vec<Cell> {
        step.eliminated().iter().filter(|gone| gone.digit == digit).map(|gone| gone.cell).collect()
    };
    let mut plan = plan![sets::stem(*stem, digits), Assertion::Holds(vec![*stem], digits)];
    for (taken, petal) in digits.iter().zip(petals) {
        let AlmostLocked { cells, digits: own } = petal;
        let facts: Vec<Assertion> =
            kept.iter().map(|digit| Assertion::Meet(digit, gone(digit), cells.clone())).collect();
        plan.extend(plan![
            Said::Line,
            sets::if_stem_is(taken, cells, own.without(taken)),
            Assertion::Holds(cells.clone(), *own),
            Assertion::Meet(taken, vec![*stem], cells.clone()),
            facts,
        ]);
    }
    let Some(digit) = kept.first() else { return plan };
    if kept.len() == 1 {
        let cannot = common::cannot_seeing(&gone(digit), sets::every_among_them(digit), digit);
        return plan![plan, Said::Rest, sets::one_cell_is(digit), Said::Conclusion, cannot];
    }
    let none = sets::no_cell_sees_them(digit, kept.without(digit));
    let so = common::so(step.eliminated());
    plan![plan, Said::Rest, sets::cells_have(*kept), none, Said::Conclusion, so]
}

impl Told for SueDeCoq {
    /// Says that there are as many digits as cells, and that none can be in two of them.
    fn plan(&self, step: &Step, position: &Candidates) -> Plan {
        let SueDeCoq { line, within, cells: middle, line_set, box_set } = self;
        let (line, within) = (*line, *within);
        let crossing = middle.iter().fold(DigitSet::EMPTY, |all, &cell| all.union(position.digits(cell)));
        let both = crossing.minus(line_set.digits).minus(box_set.digits);
        let count = middle.len() + line_set.cells.len() + box_set.cells.len();
        let mut plan = plan![
            sets::divide(line, within, count),
            Said::Line,
            sets::crossing(middle, crossing),
            Assertion::Holds(middle.clone(), crossing),
            Assertion::Within(middle.clone(), line),
            Assertion::Within(middle.clone(), within),
        ];
        for (number, (house, set)) in (0..).zip([(line, line_set), (within, box_set)]) {
            plan.extend(plan![
                Said::Line,
                sets::in_rest(number, house, &set.cells, set.digits),
                Assertion::Holds(set.cells.clone(), set.digits),
                Assertion::Within(set.cells.clone(), house),
            ]);
        }
        let (of_line, of_box) = (line_set.digits, box_set.digits);
        let using = if both.is_empty() {
            fitting(sets::use_up(of_line, line, of_box, within), sets::sets_use_up(0, line, 1, within))
        } else {
            fitting(
                sets::use_up_for_both(both, of_line, line, of_box, within),
                sets::sets_use_up_for_both(0, line, 1, within, both),
            )
        };
        let once = sets::used_once(count, 0, 1);
        plan![plan, Said::Rest, once, using, Said::Conclusion, common::so(step.eliminated())]
    }
}
