//! Sentences for almost locked sets.

use super::{AlmostLocked, AlmostLockedSets, DeathBlossom, SueDeCoq};
use crate::explain::en::say::{
    Assertion, English, ONE_MORE, Span, Step, Technique, all_of, cannot, capital_number, cells, fits, number,
    one_of, sentence, set_line, so, some_or_count, the_digits, which_see,
};
use sudoku_board::{Candidates, Cell, Digit, DigitSet};

/// The names of the techniques of this family.
pub(crate) const NAMES: &[(Technique, &str)] = &[
    (Technique::AlsXz, "ALS-XZ"),
    (Technique::AlsXyWing, "ALS-XY-Wing"),
    (Technique::AlsChain, "ALS chain"),
    (Technique::DeathBlossom, "Death blossom"),
    (Technique::SueDeCoq, "Sue de Coq"),
];

impl English for AlmostLockedSets {
    fn english(&self, step: &Step, position: &Candidates) -> Vec<Span> {
        row(&self.sets, &self.commons, self.digits, step, position)
    }
}

impl English for DeathBlossom {
    fn english(&self, step: &Step, position: &Candidates) -> Vec<Span> {
        blossom(self.stem, &self.petals, self.digits, step, position)
    }
}

/// Returns "Set A: r1c23 with 1, 2 and 3."
fn line(number: usize, set: &AlmostLocked, position: &Candidates) -> Vec<Span> {
    set_line(number as u16, &set.cells, set.digits, position)
}

fn name(number: usize) -> Span {
    Span::Set(number as u16)
}

/// Explains a row of sets, each sharing a digit with the next.
fn row(
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
fn seeing_both(sets: [(usize, &AlmostLocked); 2], step: &Step, position: &Candidates) -> Vec<Span> {
    let mut facts = Vec::new();
    for gone in step.eliminated() {
        for (_, set) in sets {
            facts.extend(sentence!(Assertion::Meet(gone.digit, vec![gone.cell], set.cells.clone())));
        }
    }
    sentence!(facts, said_of_both(sets.map(|(number, _)| name(number)), step, position))
}

fn said_of_both([first, last]: [Span; 2], step: &Step, position: &Candidates) -> Vec<Span> {
    let shape = position.shape();
    let gone: Vec<Cell> = step.eliminated().iter().map(|gone| gone.cell).collect();
    if let Some(digit) = lost(step).single() {
        let every = sentence!("every ", digit, " in ", first, " and ", last);
        return cannot(" So", &gone, which_see(&gone, every), digit, shape);
    }
    let Some(digit) = lost(step).first() else { return Vec::new() };
    let likewise = sentence!(", and likewise with ", all_of(lost(step).without(digit)), ".");
    let none = sentence!(" No cell that sees every ", digit, " in both can be ", digit, likewise);
    sentence!(none, so(" So", step.eliminated(), shape))
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
    let facts: Vec<Span> =
        common.iter().map(|digit| Span::Says(Box::new(meet(sets[0], sets[1], digit)))).collect();
    let loses = sentence!(see, facts, a, " or ", b, " loses ", one_of(common), " and keeps ");
    let keeping = sentence!(loses.clone(), all_of(keeps), ".");
    // The digits that it keeps have just been named.
    let is_short = fits(&keeping, position.shape());
    said.push(Span::Rest);
    said.extend(if is_short { keeping } else { sentence!(loses, "the rest.") });
    said.extend(seeing_both([(0, sets[0]), (1, sets[1])], step, position));
    said
}

/// Says that two sets that share two digits have all their digits locked.
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
    said.extend(sentence!("."));
    for digit in common.iter() {
        said.extend(sentence!(meet(one, other, digit)));
    }
    // The reason that each digit goes: it is in one of the sets, or both sets share it.
    for digit in lost(step).iter() {
        let own = step.eliminated().iter().filter(|gone| gone.digit == digit).map(|gone| gone.cell);
        let sees = |cell: Cell, set: &AlmostLocked| {
            with_digit(set, digit, position).iter().all(|&other| position.geometry().see(cell, other))
        };
        let mut left: Vec<Cell> = own.collect();
        for (number, set) in [one, other].into_iter().enumerate().filter(|_| !common.contains(digit)) {
            let (gone, rest): (Vec<Cell>, Vec<Cell>) =
                left.into_iter().partition(|&cell| set.digits.contains(digit) && sees(cell, set));
            left = rest;
            if !gone.is_empty() {
                let every = sentence!("every ", digit, " there");
                let so =
                    sentence!(some_or_count(&gone, position.shape()), which_see(&gone, every), " can't be.");
                let fact = Assertion::Meet(digit, gone, set.cells.clone());
                said.extend(sentence!(Span::Line, name(number), " keeps its ", digit, ", so ", so, fact));
            }
        }
        if !left.is_empty() {
            let every = sentence!("every ", digit, " in both");
            let so = sentence!(some_or_count(&left, position.shape()), which_see(&left, every), " can't be.");
            let facts = [one, other].map(|set| Assertion::Meet(digit, left.clone(), set.cells.clone()));
            let [this, that] = facts;
            said.extend(sentence!(Span::Line, "One of the sets has ", digit, ", so ", so, this, that));
        }
    }
    said.extend(sentence!(Span::Rest, "So each set has one of ", all_of(common)));
    said.push(" and keeps all its other digits.".into());
    sentence!(said, so(" So", step.eliminated(), position.shape()))
}

/// Returns a line for each set: its cells and digits, and its digit if the first set lacks the eliminated one.
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
    for (i, set) in sets.iter().enumerate() {
        said.extend(line(i, set, position));
        let given = |at: usize| commons.get(at).and_then(|common| common.first());
        match (i.checked_sub(1).and_then(given), given(i)) {
            (None, Some(next)) => {
                said.extend(sentence!(" Suppose it lacks ", one_of(keeps), ": then it has ", next, "."));
            }
            (Some(before), after) => {
                let has = if i == last { all_of(keeps) } else { all_of(after.into_iter().collect()) };
                let (this, that) = (name(i), name(i - 1));
                let every = sentence!("Every ", before, " in ", this.clone(), " sees every ", before, " in ");
                let meets = meet(&sets[i - 1], set, before);
                said.extend(sentence!(Span::Line, every, that, meets, ", so ", this, " can't have "));
                said.extend(sentence!(before, " and must have ", has, "."));
            }
            (None, None) => {}
        }
    }
    let either = sentence!(Span::Rest, "So ", name(0), " or ", name(last), " has ", all_of(keeps), ".");
    sentence!(said, either, seeing_both([(0, &sets[0]), (last, &sets[last])], step, position))
}

/// Says that any digit in the stem leaves some set with as many digits as cells.
fn blossom(
    stem: Cell,
    petals: &[AlmostLocked],
    kept: DigitSet,
    step: &Step,
    position: &Candidates,
) -> Vec<Span> {
    let (digits, shape) = (position.digits(stem), position.shape());
    let mut said = sentence!("The stem ", stem, " is ", one_of(digits));
    said.extend(sentence!(
        ", and sees every cell it takes a digit from.",
        Assertion::Holds(vec![stem], digits)
    ));
    let gone = |digit: Digit| -> Vec<Cell> {
        step.eliminated().iter().filter(|gone| gone.digit == digit).map(|gone| gone.cell).collect()
    };
    for (taken, petal) in digits.iter().zip(petals) {
        let rest = all_of(petal.digits.without(taken));
        let own = cells(&petal.cells, shape);
        let mut facts = sentence!(
            Assertion::Holds(petal.cells.clone(), petal.digits),
            Assertion::Meet(taken, vec![stem], petal.cells.clone())
        );
        for digit in kept.iter() {
            facts.extend(sentence!(Assertion::Meet(digit, gone(digit), petal.cells.clone())));
        }
        let lose = if petal.cells.len() == 1 {
            sentence!(own, " loses its ", taken, " and is left with ")
        } else {
            sentence!("the cells ", own, " lose their ", taken, " and are left with ")
        };
        said.extend(sentence!(Span::Line, "If it is ", taken, ", ", lose, rest, ".", facts));
    }
    let each = "Each time, as many digits as cells are left, so ";
    let Some(digit) = kept.single() else {
        let Some(first) = kept.first() else { return said };
        said.extend(sentence!(Span::Rest, each, "the cells have ", all_of(kept), "."));
        let likewise = sentence!(", and likewise with ", all_of(kept.without(first)), ".");
        let none = sentence!(" No cell that sees every ", first, " among them can be ", first, likewise);
        return sentence!(said, none, so(" So", step.eliminated(), shape));
    };
    let seen = sentence!("every ", digit, " among them");
    said.extend(sentence!(Span::Rest, each, "one of the cells is ", digit, "."));
    said.extend(cannot(" So", &gone(digit), which_see(&gone(digit), seen), digit, shape));
    said
}

impl English for SueDeCoq {
    /// Says that there are as many digits as cells, and that none can be in two of them.
    fn english(&self, step: &Step, position: &Candidates) -> Vec<Span> {
        let SueDeCoq { line, within, cells: middle, line_set, box_set } = self;
        let (line, within, shape) = (*line, *within, position.shape());
        let crossing = middle.iter().fold(DigitSet::EMPTY, |all, &cell| all.union(position.digits(cell)));
        let both = crossing.minus(line_set.digits).minus(box_set.digits);
        let count = middle.len() + line_set.cells.len() + box_set.cells.len();
        let total = number(count);
        let mut said =
            sentence!(line, " and ", within, format!(" divide {total} digits between them."), Span::Line);
        let have = if middle.len() == 1 { " has only " } else { " have only " };
        let holds = Assertion::Holds(middle.clone(), crossing);
        let within_both =
            [line, within].map(|house| Span::Says(Box::new(Assertion::Within(middle.clone(), house))));
        said.extend(sentence!(
            "Where they cross, ",
            cells(middle, shape),
            have,
            all_of(crossing),
            ".",
            holds
        ));
        said.extend(within_both);
        for (i, (house, set)) in [(line, line_set), (within, box_set)].into_iter().enumerate() {
            let facts = sentence!(
                Assertion::Holds(set.cells.clone(), set.digits),
                Assertion::Within(set.cells.clone(), house)
            );
            let there =
                sentence!(Span::Line, name(i), ", in the rest of ", house, ": ", cells(&set.cells, shape));
            said.extend(sentence!(there, " with ", all_of(set.digits), ".", facts));
        }
        let counted = format!("{} cells have just {total} digits, and ", capital_number(count));
        let share = sentence!(name(0), " and ", name(1), " share none, so each digit is used once. ");
        said.extend(sentence!(Span::Rest, counted, share));
        let for_both = if both.is_empty() { Vec::new() } else { sentence!(all_of(both), " for both, ") };
        let of_line = sentence!(all_of(line_set.digits), " for ", line, " and ", the_digits(box_set.digits));
        let using = sentence!("These cells use up ", for_both, of_line, " for ", within, ".");
        said.extend(if fits(&using, shape) {
            using
        } else {
            let theirs =
                sentence!(name(0), " uses up its digits for ", line, " and ", name(1), " for ", within);
            let rest =
                if both.is_empty() { Vec::new() } else { sentence!(", and ", all_of(both), " for both") };
            sentence!(theirs, rest, ".")
        });
        sentence!(said, so(" So", step.eliminated(), shape))
    }
}
