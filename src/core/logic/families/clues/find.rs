//! What clues rule out.

use super::{Ruled, Ruling, ways::LISTED};
use crate::{
    Position,
    families::{
        Decoded,
        sink::{Sink, rule_out},
    },
    position::tables::Tables,
    step::{Step, conclusion::Conclusion},
};
use std::ops::ControlFlow;
use sudoku_board::{
    Candidate, Candidates, Cell, Digit, DigitSet,
    shape::clues::{Pairing, Relation},
    sorting::sort,
};

/// The most open cells of a sum whose bounds are told.
const SUMMED: usize = 9;

/// The most combinations that are told.
const COMBINATIONS: usize = 12;

/// Passes on each relation with its number, and whether it is the first of its clue.
fn each(
    position: &Position,
    tables: &Tables<'_>,
    mut see: impl FnMut(u16, &Relation, bool) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let mut last = None;
    for (number, (clue, relation)) in position.geometry().relations().iter().enumerate() {
        let is_first = last != Some(*clue);
        last = Some(*clue);
        let is_open = |&cell: &Cell| position.candidates().is_open(cell);
        if relation.cells().iter().any(is_open) || is_first {
            tables.work(1)?;
            see(number as u16, relation, is_first)?;
        }
    }
    ControlFlow::Continue(())
}

/// Passes a step to the sink, if the ruling rules something out.
fn tell(ruled: Ruled, position: &Position, sink: Sink<'_>) -> ControlFlow<()> {
    let gone = ruled.gone(position.candidates());
    rule_out(sink, gone, || Decoded::Ruled(ruled).into())
}

fn place(ruled: Ruled, placed: Candidate, position: &Position, sink: Sink<'_>) -> ControlFlow<()> {
    if !position.candidates().allows(placed) {
        return ControlFlow::Continue(());
    }
    sink(Step { pattern: Decoded::Ruled(ruled).into(), conclusion: Conclusion::Place(placed) })
}

/// Whether a pair says no more than a sum of its clue, as those of an arrow.
fn is_in_a_sum(ruled: &Ruled, candidates: &Candidates) -> bool {
    ruled.all(candidates).any(|relation| matches!(relation, Relation::Sum(..)))
}

/// Finds what a clue rules out on any board.
pub fn alone(position: &Position, tables: &Tables<'_>, sink: Sink<'_>) -> ControlFlow<()> {
    let candidates = position.candidates();
    each(position, tables, |number, relation, is_first| {
        let ruled = |ruling| Ruled { relation: number, ruling };
        match relation {
            Relation::Parity(..) => tell(ruled(Ruling::Never), position, sink),
            Relation::Pair(_, pairing) => {
                let own = ruled(Ruling::Never);
                let rises = ruled(Ruling::Rises(true, true));
                if is_first && !rises.rising(candidates).is_empty() {
                    tell(rises, position, sink)?;
                    return tell(ruled(Ruling::Rises(true, false)), position, sink);
                }
                // The first of some pairs speaks for all of them.
                let speaks = candidates.geometry().relations()[..usize::from(number)]
                    .iter()
                    .rev()
                    .take_while(|(clue, _)| own.relation(candidates).is_some_and(|(own, _)| own == clue))
                    .all(|(_, other)| !matches!(other, Relation::Pair(_, other) if other == pairing));
                let is_line = matches!(pairing, Pairing::Less(_)) && !rises.rising(candidates).is_empty();
                let speaks = speaks || matches!(pairing, Pairing::Less(_));
                if !speaks || is_line || is_in_a_sum(&own, candidates) {
                    return ControlFlow::Continue(());
                }
                tell(own, position, sink)
            }
            Relation::Between(cell, _) if ruled(Ruling::Never).inner(candidates).first() == Some(cell) => {
                tell(ruled(Ruling::Inside(true)), position, sink)
            }
            Relation::Sum(terms, _) if terms.iter().all(|&(cell, _)| candidates.is_open(cell)) => {
                // The same on an empty board rests on no candidate.
                let empty = Candidates::new(&sudoku_board::Grid::empty(candidates.shape()));
                sum_bounds(number, terms.len(), relation, &empty, true, position, sink)
            }
            _ => ControlFlow::Continue(()),
        }
    })
}

/// Finds the bounds of the cells of a sum.
fn sum_bounds(
    number: u16,
    many: usize,
    relation: &Relation,
    by: &Candidates,
    bare: bool,
    position: &Position,
    sink: Sink<'_>,
) -> ControlFlow<()> {
    if many > SUMMED {
        return ControlFlow::Continue(());
    }
    let open = relation.cells().into_iter().filter(|&cell| position.candidates().is_open(cell));
    for cell in open {
        for ruling in [Ruling::AtLeast(cell, bare), Ruling::AtMost(cell, bare)] {
            let ruled = Ruled { relation: number, ruling };
            let least = matches!(ruling, Ruling::AtLeast(..));
            let Some(balance) = ruled.balance(by) else { continue };
            let bound = balance.bound(cell, least, by);
            let is_beyond = |digit: &Digit| {
                let number = i32::from(digit.number());
                if least { number < bound } else { number > bound }
            };
            let gone = position.candidates().digits(cell).iter().filter(is_beyond);
            let gone = gone.map(|digit| Candidate::new(cell, digit)).collect();
            rule_out(sink, gone, || Decoded::Ruled(ruled).into())?;
        }
    }
    ControlFlow::Continue(())
}

/// Finds candidates without a partner: in the other cell of a pair, along a line that rises, between two ends, or in two
/// cells that see each other.
pub fn partners(position: &Position, tables: &Tables<'_>, sink: Sink<'_>) -> ControlFlow<()> {
    let candidates = position.candidates();
    one_by_one(position, tables, sink)?;
    for cell in candidates.open_cells() {
        let is_own = |&(relation, _): &(u16, Cell)| {
            !is_in_a_sum(&Ruled { relation, ruling: Ruling::Beside(cell) }, candidates)
        };
        let pairs: Vec<(u16, Cell)> = position.geometry().pairs_of(cell).filter(is_own).collect();
        for (at, &(relation, one)) in pairs.iter().enumerate() {
            for &(number, other) in &pairs[at + 1..] {
                if position.geometry().see(one, other) {
                    tell(Ruled { relation, ruling: Ruling::Both(cell, number) }, position, sink)?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}

/// Finds what a single relation leaves without a partner.
fn one_by_one(position: &Position, tables: &Tables<'_>, sink: Sink<'_>) -> ControlFlow<()> {
    let candidates = position.candidates();
    each(position, tables, |number, relation, is_first| {
        let ruled = |ruling| Ruled { relation: number, ruling };
        match relation {
            Relation::Pair(cells, pairing) => {
                let rises = ruled(Ruling::Rises(false, true));
                let is_line = matches!(pairing, Pairing::Less(_)) && !rises.rising(candidates).is_empty();
                if is_line {
                    if is_first {
                        tell(rises, position, sink)?;
                        tell(ruled(Ruling::Rises(false, false)), position, sink)?;
                    }
                    return ControlFlow::Continue(());
                }
                if is_in_a_sum(&rises, candidates) {
                    return ControlFlow::Continue(());
                }
                for &cell in cells.iter().filter(|&&cell| candidates.is_open(cell)) {
                    tell(ruled(Ruling::Beside(cell)), position, sink)?;
                }
                ControlFlow::Continue(())
            }
            Relation::Between(cell, _) if ruled(Ruling::Never).inner(candidates).first() == Some(cell) => {
                tell(ruled(Ruling::Inside(false)), position, sink)
            }
            _ => ControlFlow::Continue(()),
        }
    })
}

/// Passes on what follows from a digit that cells must have.
fn must(ruled: Ruled, digit: Digit, position: &Position, sink: Sink<'_>) -> ControlFlow<()> {
    match ruled.places(digit, position.candidates())[..] {
        [] => ControlFlow::Continue(()),
        [cell] => place(ruled, Candidate::new(cell, digit), position, sink),
        _ => tell(ruled, position, sink),
    }
}

/// Finds digits that the cells of a clue must have.
pub fn digits(position: &Position, tables: &Tables<'_>, sink: Sink<'_>) -> ControlFlow<()> {
    let candidates = position.candidates();
    each(position, tables, |number, relation, _| {
        let ruled = |ruling| Ruled { relation: number, ruling };
        match relation {
            // Cells with all digits are a house.
            Relation::Has(cells, digits) if digits.len() < candidates.geometry().side() => {
                let needed = ruled(Ruling::Full).needed(candidates);
                let open = cells.iter().filter(|&&cell| candidates.is_open(cell)).count();
                if needed.len() == open {
                    tell(ruled(Ruling::Full), position, sink)?;
                }
                for digit in needed.iter().copied().collect::<DigitSet>().iter() {
                    match needed.iter().filter(|&&other| other == digit).count() {
                        1 => must(ruled(Ruling::Must(digit)), digit, position, sink)?,
                        // Of three cells around a corner, two are in one line.
                        2 => tell(ruled(Ruling::Twice(digit)), position, sink)?,
                        _ => {}
                    }
                }
                ControlFlow::Continue(())
            }
            Relation::Run(cells) => {
                let own = ruled(Ruling::Runs);
                let common = own
                    .runs(candidates)
                    .into_iter()
                    .filter(super::Run::fits)
                    .map(|run| run.digits)
                    .reduce(DigitSet::intersection)
                    .unwrap_or_default();
                let known: DigitSet = cells.iter().filter_map(|&cell| candidates.digit(cell)).collect();
                for digit in common.minus(known).iter() {
                    must(ruled(Ruling::Must(digit)), digit, position, sink)?;
                }
                ControlFlow::Continue(())
            }
            _ => ControlFlow::Continue(()),
        }
    })
}

/// Finds candidates that are in no sequence which the cells of a line can have.
pub fn runs(position: &Position, tables: &Tables<'_>, sink: Sink<'_>) -> ControlFlow<()> {
    each(position, tables, |number, relation, _| match relation {
        Relation::Run(_) => tell(Ruled { relation: number, ruling: Ruling::Runs }, position, sink),
        _ => ControlFlow::Continue(()),
    })
}

/// Finds the last open cell of a sum, what two open cells need in each other, what is too small or too large for the
/// others, and the sets of digits that make the sum. A person adds up first where the fewest cells are open.
pub fn sums(position: &Position, tables: &Tables<'_>, sink: Sink<'_>) -> ControlFlow<()> {
    let candidates = position.candidates();
    let mut all: Vec<(usize, u16)> = Vec::new();
    each(position, tables, |number, relation, _| {
        if matches!(relation, Relation::Sum(..) | Relation::Sandwich(..)) {
            let open = Ruled { relation: number, ruling: Ruling::Partners }.summed(candidates).len();
            all.push((open, number));
        }
        ControlFlow::Continue(())
    })?;
    sort(&mut all);
    all.into_iter().try_for_each(|(_, number)| of_sum(number, position, sink))
}

/// Finds what a sum says.
fn of_sum(number: u16, position: &Position, sink: Sink<'_>) -> ControlFlow<()> {
    let candidates = position.candidates();
    let ruled = |ruling| Ruled { relation: number, ruling };
    let Some((_, relation)) = ruled(Ruling::Partners).relation(candidates) else {
        return ControlFlow::Continue(());
    };
    match ruled(Ruling::Partners).summed(candidates)[..] {
        [] => ControlFlow::Continue(()),
        [cell] => {
            let own = ruled(Ruling::One(cell));
            let Some(balance) = own.balance(candidates) else { return ControlFlow::Continue(()) };
            let [least, most] = [true, false].map(|least| balance.bound(cell, least, candidates));
            match u8::try_from(least).ok().and_then(Digit::new) {
                Some(digit) if least == most => place(own, Candidate::new(cell, digit), position, sink),
                _ => ControlFlow::Continue(()),
            }
        }
        _ if matches!(relation, Relation::Sandwich(..)) => ControlFlow::Continue(()),
        [_, _] => tell(ruled(Ruling::Partners), position, sink),
        ref open => {
            sum_bounds(number, open.len(), relation, candidates, false, position, sink)?;
            let own = ruled(Ruling::Sets);
            if own.is_of_sets(candidates) && own.combinations(candidates).len() <= COMBINATIONS {
                tell(own, position, sink)?;
            }
            ControlFlow::Continue(())
        }
    }
}

/// Finds where the ends of a sandwich can't be, and what stands between them.
pub fn sandwiches(position: &Position, tables: &Tables<'_>, sink: Sink<'_>) -> ControlFlow<()> {
    let candidates = position.candidates();
    each(position, tables, |number, relation, _| {
        let Relation::Sandwich(..) = relation else { return ControlFlow::Continue(()) };
        let ruled = |ruling| Ruled { relation: number, ruling };
        tell(ruled(Ruling::Ends), position, sink)?;
        for part in [ruled(Ruling::Combinations), ruled(Ruling::Outside)] {
            if part.summed(candidates).len() > 1 && part.combinations(candidates).len() <= COMBINATIONS {
                tell(part, position, sink)?;
            }
        }
        // The shorter part is the one to look at.
        for (outside, lacking) in [(false, false), (true, false), (false, true), (true, true)] {
            tell(ruled(Ruling::Part { outside, lacking }), position, sink)?;
        }
        ControlFlow::Continue(())
    })
}

/// Finds candidates that are in no way to fill the open cells of a clue, and digits that are in each.
pub fn ways(position: &Position, tables: &Tables<'_>, sink: Sink<'_>) -> ControlFlow<()> {
    let candidates = position.candidates();
    each(position, tables, |number, relation, is_first| {
        let own = Ruled { relation: number, ruling: Ruling::Ways };
        // Pairs of the same digit say nothing of each other.
        if !is_first || matches!(relation, Relation::Pair(_, Pairing::Same)) {
            return ControlFlow::Continue(());
        }
        let (cells, ways) = own.ways(candidates);
        if cells.is_empty() || ways.is_empty() || ways.len() > LISTED {
            return ControlFlow::Continue(());
        }
        // Candidates that go by themselves come first: what all ways have then names every candidate.
        if !own.gone(candidates).is_empty() {
            return tell(own, position, sink);
        }
        let common = ways
            .iter()
            .map(|way| way.iter().copied().collect::<DigitSet>())
            .reduce(DigitSet::intersection)
            .unwrap_or_default();
        for digit in common.iter() {
            tell(Ruled { relation: number, ruling: Ruling::Each(digit) }, position, sink)?;
        }
        ControlFlow::Continue(())
    })
}
