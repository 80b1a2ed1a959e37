//! The result of a step names all that the step places or rules out, or gives the true number of it, in one short
//! line.

use crate::common::{case, case_lines, sample, some_puzzles};
use std::collections::BTreeSet;
use sudoku_core::{
    Candidate, Candidates, Cell, Position, Technique,
    explain::{LONGEST_RESULT as LONGEST, Locale, Span, result, written_out},
    ladder::{Ladder, all_steps, walk},
    step::Step,
    telling::Telling,
};

fn written(step: &Step, now: &Candidates) -> (Vec<Span>, String) {
    let said = result(&Telling::of(step, now), Locale::ENGLISH).expect("a step has a result");
    let text = written_out(&said, now.shape(), Locale::ENGLISH).concat();
    (said, text)
}

/// The candidates that a result names: the digits after cells belong to these cells.
fn named(said: &[Span]) -> BTreeSet<Candidate> {
    let (mut cells, mut digits, mut named) = (Vec::<Cell>::new(), false, BTreeSet::new());
    for span in said {
        let own = match span {
            Span::Cell(cell) => vec![*cell],
            Span::Cells(cells) => cells.clone(),
            Span::Digit(digit) => {
                digits = true;
                named.extend(cells.iter().map(|&cell| Candidate::new(cell, *digit)));
                continue;
            }
            _ => continue,
        };
        if std::mem::take(&mut digits) {
            cells.clear();
        }
        cells.extend(own);
    }
    named
}

/// Checks the result of a step. Returns whether it is a count.
fn check(step: &Step, now: &Candidates) -> bool {
    let (said, text) = written(step, now);
    assert!(text.chars().count() <= LONGEST, "{text} is too long");
    if let Some(placed) = step.placed() {
        assert_eq!(named(&said), BTreeSet::from([placed]), "{text}");
        assert!(text.contains(" is "), "{text}");
        return false;
    }
    let gone: BTreeSet<Candidate> = step.eliminated().iter().copied().collect();
    let cells: BTreeSet<Cell> = gone.iter().map(|gone| gone.cell).collect();
    let numbers: Vec<usize> = text.split(' ').filter_map(|word| word.parse().ok()).collect();
    if text.ends_with(" cells are out") {
        assert_eq!(numbers, [gone.len(), cells.len()], "{text}");
        return true;
    }
    if let Some((count, rest)) = text.split_once(" cells aren't ") {
        assert_eq!(count.parse(), Ok(cells.len()), "{text}");
        let digits = said.iter().filter(|span| matches!(span, Span::Digit(_))).count();
        assert_eq!(digits * cells.len(), gone.len(), "{text}: {rest}");
        return true;
    }
    assert_eq!(named(&said), gone, "{text}");
    let one = cells.len() == 1;
    assert!(text.contains(if one { " isn't " } else { "n't " }), "{text}");
    false
}

#[test]
fn the_result_of_each_case_is_all_of_it() {
    let (lines, mut counts) = (case_lines(), 0);
    for technique in Technique::ALL {
        let mut own = lines.iter().map(|line| case(line)).filter(|case| case.technique == technique);
        let Some(first) = own.find(|case| !case.is_nothing()) else { continue };
        let steps = all_steps(&first.position, &Ladder::teaching().only(technique));
        assert!(!steps.is_empty(), "{technique:?}");
        counts += steps.iter().filter(|step| check(step, first.position.candidates())).count();
    }
    assert!(counts > 10, "{counts} are counts");
}

#[test]
fn the_results_of_whole_walks_are_all_of_them() {
    let mut steps = 0;
    for puzzle in sample(some_puzzles(), 2, 1) {
        let mut now = Position::of(&puzzle);
        for step in walk(&now, &Ladder::teaching()).steps {
            check(&step, now.candidates());
            now.apply(&step);
            steps += 1;
        }
    }
    assert!(steps > 500, "{steps} steps");
}

#[test]
fn results_read_like_this() {
    let lines = case_lines();
    let of = |slug: &str, expected: &str| {
        let cases = lines.iter().map(|line| case(line));
        let first = cases.filter(|case| case.technique.slug() == slug).find(|case| !case.is_nothing());
        let first = first.expect("a case");
        let found = all_steps(&first.position, &Ladder::teaching().only(first.technique));
        let step = found.iter().find(|step| first.fits(step)).expect("the step of the case");
        assert_eq!(written(step, first.position.candidates()).1, expected, "{slug}");
    };
    of("hidden-single", "r2c1 is 3");
    of("pointing", "r2c3 isn't 3");
    of("claiming", "r2c2 and r3c13 aren't 1");
    of("hidden-pair", "r2c2 isn't 8, and r2c7 isn't 6 or 8");
    of("locked-triple", "6 candidates in 4 cells are out");
}
