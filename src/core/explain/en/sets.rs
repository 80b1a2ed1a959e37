//! Sentences for almost locked sets.

use super::say::{
    all_of, cannot, capital_number, cells, fits, number, one_of, sentence, so, the_digits, which_see,
};
use crate::{
    Candidates, Cell, Digit, DigitSet,
    explain::Span,
    step::{AlmostLocked, Step, SueDeCoq},
};

/// Why a set keeps what it keeps.
pub(super) const ONE_MORE: &str =
    "Each set has one digit more than cells: if it loses one, it keeps all the others.";

/// "Set A: r1c23 with 1, 2 and 3."
fn line(number: usize, set: &AlmostLocked, position: &Candidates) -> Vec<Span> {
    set_line(number as u16, &set.cells, set.digits, position)
}

/// The line of a set, by its number, its cells and its digits.
pub(super) fn set_line(number: u16, own: &[Cell], digits: DigitSet, position: &Candidates) -> Vec<Span> {
    let own = cells(own, position.order());
    sentence!(Span::Line, Span::Set(number), ": ", own, " with ", all_of(digits), ".")
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
    let Some(digit) = lost(step).first() else { return Vec::new() };
    let likewise = sentence!(", and likewise with ", all_of(lost(step).without(digit)), ".");
    let none = sentence!(" No cell that sees every ", digit, " in both can be ", digit, likewise);
    sentence!(none, so(" So", step.eliminated(), order))
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
    let see = sentence!("Their cells for ", one_of(common), " all see each other, so ");
    let loses = sentence!(see, a, " or ", b, " loses ", one_of(common), " and keeps ");
    let keeping = sentence!(loses.clone(), all_of(keeps), ".");
    // Those that it keeps have just been named.
    let is_short = fits(&keeping, position.order());
    said.push(Span::Rest);
    said.extend(if is_short { keeping } else { sentence!(loses, "the rest.") });
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
    said.extend(sentence!(Span::Line, "Their cells for "));
    for (i, digit) in common.iter().enumerate() {
        let see = " all see each other";
        said.extend(if i == 0 { sentence!(digit, see) } else { sentence!(", and so do those for ", digit) });
    }
    said.extend(sentence!(".", Span::Rest, "So each set has one of ", all_of(common)));
    said.push(" and keeps all its other digits.".into());
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
    let shares = "The cells for a digit that a set shares with the next all see each other.";
    // Of several digits it must be said what is seen of each, and then this is a line.
    said.push(if keeps.len() == 1 { " ".into() } else { Span::Line });
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
    let either = sentence!(Span::Rest, "So ", name(0), " or ", name(last), " has ", all_of(keeps), ".");
    sentence!(said, either, seeing_both(name(0), name(last), step, position))
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
    said.extend(sentence!(counted, ", and the last two lines share none: each digit is used once. "));
    let for_both = if both.is_empty() { Vec::new() } else { sentence!(all_of(both), " for both, ") };
    let of_line = sentence!(all_of(line_set.digits), " for ", line, " and ", the_digits(box_set.digits));
    let using = sentence!("They use up ", for_both, of_line, " for ", within, ".");
    said.extend(if fits(&using, order) {
        using
    } else {
        let theirs = sentence!("The last two lines use up theirs for ", line, " and ", within);
        let rest = if both.is_empty() { Vec::new() } else { sentence!(", and ", all_of(both), " for both") };
        sentence!(theirs, rest, ".")
    });
    sentence!(said, so(" So", step.eliminated(), order))
}
