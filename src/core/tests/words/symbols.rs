//! Letters, pictures and colours in the place of digits: each sentence names them, for any technique. Links and
//! notations don't: they are written without a [`Locale`].

use crate::common::case_steps;
use sudoku_core::{
    Candidate, Digit, Shape, Symbols,
    explain::{Locale, Span, Stated, explain, in_full, label, plain, said, words, written_out},
};

/// The digits that a piece names.
fn named(span: &Span) -> Vec<Digit> {
    match span {
        Span::Digit(digit) | Span::Candidate(Candidate { digit, .. }) => vec![*digit],
        Span::Digits(digits) => digits.iter().collect(),
        Span::Statement(_, stated, digit, _) if *stated != Stated::Cells => vec![*digit],
        _ => Vec::new(),
    }
}

#[test]
fn every_sentence_names_the_things_on_the_board() {
    for symbols in Symbols::ALL {
        let locale = Locale::ENGLISH.with(symbols);
        let mut count = 0;
        for (step, now) in case_steps().filter(|(_, now)| now.shape().side() <= Symbols::MOST) {
            let shape = now.shape();
            let spans = explain(&step, &now, locale);
            for span in in_full(spans.clone()) {
                let written = words(&span, shape, locale);
                for digit in named(&span) {
                    count += 1;
                    assert!(written.contains(said(digit, locale)), "{symbols:?} {written}");
                }
            }
            for text in [plain(&spans, shape, locale), written_out(&spans, shape, locale).concat()] {
                for twice in ["the the ", "its the ", "every the ", "no the ", "digits the "] {
                    assert!(!text.contains(twice), "{text}");
                }
            }
        }
        assert!(count > 500, "{symbols:?}: {count} digits");
    }
}

#[test]
fn the_names_are_all_different() {
    for symbols in Symbols::ALL {
        let mut names: Vec<&str> =
            Digit::all(Shape::S9).map(|digit| label(digit, Locale::ENGLISH.with(symbols))).collect();
        names.sort_unstable();
        names.dedup();
        assert_eq!(names.len(), Symbols::MOST, "{symbols:?}");
        assert!(names.iter().all(|name| !name.starts_with("the ")));
        assert_eq!(
            Digit::new(10).map(|digit| said(digit, Locale::ENGLISH.with(symbols))),
            Some("A").filter(|_| symbols != Symbols::Letters).or(Some("J"))
        );
    }
}
