//! Lines about combinations of digits: what becomes of each.

use super::{
    Assertion,
    plan::{Plan, plan},
    words::cages as words,
};
use crate::families::combined::{Account, Fate};
use sudoku_board::{Cell, DigitSet};

/// Returns "1+8: 8 has no place." or "1+2+6: 6 can only go in r1c1, then 1 and 2 in r1c2 and r2c1.", after the cells
/// if the text is about other cells as well.
pub(crate) fn line(account: &Account, all: &[Cell], within: Option<&[Cell]>) -> Plan {
    let digits = account.digits;
    if let Fate::Bars(beside) = &account.fate {
        let needs = |&(own, common): &(DigitSet, DigitSet)| {
            plan![words::needs(own, common), Assertion::Common(own, digits, common)]
        };
        return words::leaves_nothing(digits, beside.iter().map(needs).collect()).into();
    }
    let fate = fate(account, all);
    match within {
        Some(cells) => words::line_in(cells, digits, fate).into(),
        None => words::line(digits, fate).into(),
    }
}

/// Returns "8 has no place", or "6 can only go in r1c1" and "then 1 and 2 in r1c2 and r2c1": the parts of a line.
pub(crate) fn fate(account: &Account, all: &[Cell]) -> Vec<Plan> {
    let fate = &account.fate;
    let lacks = |digits: DigitSet, cells: &[Cell]| -> Vec<Assertion> {
        let own = digits.iter().filter(|_| !cells.is_empty());
        own.map(|digit| Assertion::Lacks(digit, cells.to_vec())).collect()
    };
    match fate {
        Fate::Bars(_) => Vec::new(),
        Fate::Short(digits, there) => {
            let others: Vec<Cell> = all.iter().copied().filter(|cell| !there.contains(cell)).collect();
            let goes =
                if there.is_empty() { words::no_place(*digits) } else { words::goes_in(*digits, there) };
            vec![plan![goes, lacks(*digits, &others)]]
        }
        Fate::Fits(groups) => {
            let mut behind = all.to_vec();
            let goes = groups.iter().enumerate().map(|(nth, (digits, own))| {
                behind.retain(|cell| !own.contains(cell));
                let goes = if nth == 0 { words::goes_in } else { words::then_in };
                plan![goes(*digits, own), lacks(*digits, &behind)]
            });
            goes.collect()
        }
    }
}
