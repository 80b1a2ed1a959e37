//! The words of a near miss: why the pattern fails, and what any other cell is.
#![cfg(not(target_family = "wasm"))]

use stepdoku_page::app::text::later;
use sudoku_core::{
    Candidate, Cell, Digit, DigitSet, House, Shape,
    explain::{Locale, Span, plain, written_out},
    premises::Claim,
};
use sudoku_play::features::learn::Tap;

fn cell(row: usize, column: usize) -> Cell {
    Shape::S9.geometry().cell(row - 1, column - 1)
}

fn digit(number: usize) -> Digit {
    Digit::at(number - 1)
}

fn digits(all: [usize; 2]) -> DigitSet {
    all.into_iter().fold(DigitSet::EMPTY, |set, one| set.with(digit(one)))
}

fn seen(said: &[Span]) -> String {
    written_out(said, Shape::S9, Locale::ENGLISH).concat()
}

#[test]
fn a_broken_pattern_has_its_reason() {
    let reason = |claim: &Claim, extra| later().near.reason(claim, extra);
    let places = Claim::Places(digit(5), House::Row(1), vec![cell(2, 3), cell(2, 6)]);
    let extra = Candidate::new(cell(2, 7), digit(5));
    assert_eq!(
        seen(&reason(&places, extra)),
        "In row 2, the 5 can also go in r2c7, not only in r2c3 or r2c6. So the pattern fails."
    );
    assert_eq!(
        plain(&reason(&places, extra), Shape::S9, Locale::ENGLISH),
        "In row 2, the 5 can also go in row 2 column 7, not only in row 2 column 3 or row 2 column 6. So the pattern fails."
    );
    let holds = Claim::Holds(cell(2, 7), digits([4, 7]));
    assert_eq!(seen(&reason(&holds, extra)), "r2c7 can also be 5, not only 4 or 7. So the pattern fails.");
    let lacks = Claim::Lacks(digit(5), vec![cell(2, 7)]);
    assert_eq!(
        seen(&reason(&lacks, extra)),
        "r2c7 can be 5, and the pattern needs that it can't. So the pattern fails."
    );
}

#[test]
fn each_other_cell_is_told() {
    let said = |tap| seen(&later().near.said(cell(2, 7), tap));
    for (tap, words) in [
        (Tap::Filled(digit(5)), "r2c7 is 5 already."),
        (Tap::Only(digits([4, 7])), "r2c7 can only be 4 or 7, as the pattern needs."),
        (
            Tap::Place(digit(5), House::Row(1)),
            "The pattern allows 5 in r2c7: it is one of its places in row 2.",
        ),
        (
            Tap::Loses(digits([4, 7])),
            "With the pattern, r2c7 would lose 4 and 7. The pattern doesn't depend on it.",
        ),
        (Tap::Gets(digit(5)), "With the pattern, r2c7 would be 5. The pattern doesn't depend on it."),
        (Tap::Barred(digit(5), House::Row(1)), "r2c7 can't be 5, as the pattern needs in row 2."),
        (Tap::Outside, "The pattern doesn't depend on r2c7."),
    ] {
        assert_eq!(said(tap), words);
    }
}
