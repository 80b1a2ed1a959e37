//! Sentences for almost locked sets.

use super::say::{
    all_of, cannot, capital_number, cells, number, one_of, sentence, so, the_digits, which_see,
};
use crate::{
    Candidates, Cell, Digit, DigitSet,
    explain::Span,
    step::{AlmostLocked, Step, SueDeCoq},
};

const ONE_MORE: &str = "Each set has one digit more than cells: if it loses one, it keeps all the others.";

/// "Set A: r1c23 with 1, 2 and 3."
fn line(number: usize, set: &AlmostLocked, position: &Candidates) -> Vec<Span> {
    let own = cells(&set.cells, position.order());
    sentence!(Span::Line, Span::Set(number as u16), ": ", own, " with ", all_of(set.digits), ".")
}

/// A set by its name.
fn name(number: usize) -> Span {
    Span::Set(number as u16)
}

/// Sets in a row, each sharing a digit with the next.
pub(super) fn row(
    sets: &[AlmostLocked],
    commons: &[DigitSet],
    digits: DigitSet,
    step: &Step,
    position: &Candidates,
) -> Vec<Span> {
    match (sets, commons) {
        ([one, other], [common]) if common.len() > 1 => ring(one, other, *common, step, position),
        ([one, other], [common]) => two([one, other], *common, digits, step, position),
        _ => many(sets, commons, digits, step, position),
    }
}

/// The digits that are ruled out.
fn lost(step: &Step) -> DigitSet {
    step.eliminated().iter().map(|gone| gone.digit).collect()
}

/// What sees each place of a digit in two sets loses it.
fn seeing_both(first: Span, last: Span, step: &Step, position: &Candidates) -> Vec<Span> {
    let order = position.order();
    let gone: Vec<Cell> = step.eliminated().iter().map(|gone| gone.cell).collect();
    if let Some(digit) = lost(step).single() {
        let every = sentence!("every ", digit, " in ", first, " and ", last);
        return cannot(" So", &gone, which_see(&gone, every), digit, order);
    }
    let mut said = Vec::new();
    for (i, digit) in lost(step).iter().enumerate() {
        said.extend(if i == 0 {
            let there = sentence!(" in ", first.clone(), " and ", last.clone(), " can be ");
            sentence!(" No cell that sees every ", digit, there, digit)
        } else {
            sentence!(", and likewise with ", digit)
        });
    }
    sentence!(said, ".", so(" So", step.eliminated(), order))
}

fn two(
    sets: [&AlmostLocked; 2],
    common: DigitSet,
    digits: DigitSet,
    step: &Step,
    position: &Candidates,
) -> Vec<Span> {
    let mut said = sentence!(ONE_MORE);
    for (i, &set) in sets.iter().enumerate() {
        said.extend(line(i, set, position));
    }
    let keeps = digits.intersection(lost(step));
    let [a, b] = [name(0), name(1)];
    said.extend(sentence!(
        Span::Rest,
        "The cells for ",
        one_of(common),
        " in ",
        a.clone(),
        " and ",
        b.clone()
    ));
    said.extend(sentence!(
        " all see each other, so ",
        a,
        " or ",
        b,
        " loses it and keeps ",
        all_of(keeps),
        "."
    ));
    said.extend(seeing_both(name(0), name(1), step, position));
    said
}

/// Two sets that share two digits: all of their digits are locked.
fn ring(
    one: &AlmostLocked,
    other: &AlmostLocked,
    common: DigitSet,
    step: &Step,
    position: &Candidates,
) -> Vec<Span> {
    let mut said = sentence!(ONE_MORE);
    for (i, set) in [one, other].into_iter().enumerate() {
        said.extend(line(i, set, position));
    }
    let [a, b] = [name(0), name(1)];
    said.extend(sentence!(Span::Rest, a.clone(), " and ", b.clone(), " can't both have "));
    for (i, digit) in common.iter().enumerate() {
        said.extend(if i == 0 { sentence!(digit) } else { sentence!(", nor both have ", digit) });
    }
    said.extend(sentence!(
        ", as those cells all see each other. So ",
        a,
        " has one of ",
        all_of(common),
        ", "
    ));
    said.extend(sentence!(b, " has the other, and each set keeps all its other digits."));
    let locked = " Each digit is locked into its cells: no cell that sees all of those can be it.";
    said.extend(sentence!(locked, so(" So", step.eliminated(), position.order())));
    said
}

/// A line for each set: what it is, and what it has if the first one lacks what is ruled out.
fn many(
    sets: &[AlmostLocked],
    commons: &[DigitSet],
    digits: DigitSet,
    step: &Step,
    position: &Candidates,
) -> Vec<Span> {
    let last = sets.len().saturating_sub(1);
    let keeps = digits.intersection(lost(step));
    let mut said = sentence!(ONE_MORE);
    let shares = " The cells for a digit that a set shares with the next all see each other.";
    said.push(shares.into());
    for (i, set) in sets.iter().enumerate() {
        said.extend(line(i, set, position));
        let given = |at: usize| commons.get(at).and_then(|common| common.first());
        match (i.checked_sub(1).and_then(given), given(i)) {
            (None, Some(next)) => {
                said.extend(sentence!(" Suppose it lacks ", one_of(keeps), ": then it has ", next, "."));
            }
            (Some(before), after) => {
                let has = if i == last { all_of(keeps) } else { all_of(after.into_iter().collect()) };
                said.extend(sentence!(" ", name(i - 1), " has ", before, ", so ", name(i)));
                said.extend(sentence!(" can't, and has ", has, "."));
            }
            (None, None) => {}
        }
    }
    said.extend(sentence!(Span::Rest, "So ", name(0), " or ", name(last), " has ", all_of(keeps), "."));
    said.extend(seeing_both(name(0), name(last), step, position));
    said
}

/// Whatever the stem is, it leaves a set with as many digits as cells.
pub(super) fn blossom(
    stem: Cell,
    petals: &[AlmostLocked],
    digit: Digit,
    gone: &[Cell],
    position: &Candidates,
) -> Vec<Span> {
    let (digits, order) = (position.digits(stem), position.order());
    let mut said = sentence!("The stem ", stem, " is ", one_of(digits), ".");
    for (taken, petal) in digits.iter().zip(petals) {
        let rest = all_of(petal.digits.without(taken));
        let own = cells(&petal.cells, order);
        said.extend(sentence!(Span::Line, "If it is ", taken, ", it rules out ", taken, " in ", own));
        said.extend(sentence!(" and leaves ", rest, "."));
    }
    let seen = sentence!("every ", digit, " among them");
    let each = "Each time, as many digits as cells are left, so one of the cells is ";
    said.extend(sentence!(Span::Rest, each, digit, "."));
    said.extend(cannot(" So", gone, which_see(gone, seen), digit, order));
    said
}

/// As many digits as cells, and none can be in two of them.
pub(super) fn sue_de_coq(shared: &SueDeCoq, step: &Step, position: &Candidates) -> Vec<Span> {
    let SueDeCoq { line, within, cells: middle, line_set, box_set } = shared;
    let (line, within, order) = (*line, *within, position.order());
    let crossing = middle.iter().fold(DigitSet::EMPTY, |all, &cell| all.union(position.digits(cell)));
    let both = crossing.minus(line_set.digits).minus(box_set.digits);
    let count = middle.len() + line_set.cells.len() + box_set.cells.len();
    let only = |own: &[Cell], digits: DigitSet| {
        let have = if own.len() == 1 { " has only " } else { " have only " };
        sentence!(cells(own, order), have, all_of(digits), ".")
    };
    let mut said = sentence!(line, " and ", within, " share out some digits here.", Span::Line);
    said.extend(sentence!("Where they cross, ", only(middle, crossing), Span::Line));
    said.extend(sentence!("In the rest of ", line, ", ", only(&line_set.cells, line_set.digits), Span::Line));
    said.extend(sentence!("In the rest of ", within, ", ", only(&box_set.cells, box_set.digits), Span::Rest));
    let counted = format!("{} cells have just {} digits", capital_number(count), number(count));
    let used = ", and the last two lines share none: each digit is used once. ";
    said.extend(sentence!(counted, used, "They use up "));
    if !both.is_empty() {
        said.extend(sentence!(all_of(both), " for both, "));
    }
    said.extend(sentence!(all_of(line_set.digits), " for ", line, " and ", the_digits(box_set.digits)));
    said.extend(sentence!(" for ", within));
    sentence!(said, ".", so(" So", step.eliminated(), order))
}
