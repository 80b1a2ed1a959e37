//! Letters, pictures and colours in the place of digits: each sentence names them, for any technique, and no
//! text to keep does.

use crate::common::case_steps;
use sudoku_core::{
    Candidate, Digit, Shape, Symbols,
    explain::{Locale, Span, Stated, en, explain, in_full, plain, words, written::in_notations, written_out},
    notation::link,
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
        symbols.speak();
        let mut count = 0;
        for (step, now) in case_steps().filter(|(_, now)| now.shape().side() <= Symbols::MOST) {
            let shape = now.shape();
            let spans = explain(&step, &now, Locale::English);
            for span in in_full(spans.clone()) {
                let said = words(&span, shape, Locale::English);
                for digit in named(&span) {
                    count += 1;
                    assert!(said.contains(en::said(digit)), "{symbols:?} {said}");
                }
            }
            for text in
                [plain(&spans, shape, Locale::English), written_out(&spans, shape, Locale::English).concat()]
            {
                for twice in ["the the ", "its the ", "every the ", "no the ", "digits the "] {
                    assert!(!text.contains(twice), "{text}");
                }
            }
        }
        assert!(count > 500, "{symbols:?}: {count} digits");
    }
    // Another test may follow in this thread.
    Symbols::Digits.speak();
}

#[test]
fn the_names_are_all_different() {
    for symbols in Symbols::ALL {
        symbols.speak();
        let mut names: Vec<&str> = Digit::all(Shape::S9).map(en::label).collect();
        names.sort_unstable();
        names.dedup();
        assert_eq!(names.len(), Symbols::MOST, "{symbols:?}");
        assert!(names.iter().all(|name| !name.starts_with("the ")));
        assert_eq!(
            Digit::new(10).map(en::said),
            Some("A").filter(|_| symbols != Symbols::Letters).or(Some("J"))
        );
    }
}

#[test]
fn notations_and_links_keep_the_digits() {
    let texts = || -> Vec<String> {
        let notations = case_steps().take(60).flat_map(|(step, now)| {
            in_notations(&sudoku_core::telling::Telling::of(&step, &now))
                .into_iter()
                .map(|one| format!("{one:?}"))
        });
        let links = case_steps().take(60).map(|(_, now)| link::write(&now.to_grid()));
        notations.chain(links).collect()
    };
    Symbols::Digits.speak();
    let plain = texts();
    assert!(plain.len() > 60);
    for symbols in Symbols::ALL {
        symbols.speak();
        assert_eq!(texts(), plain, "{symbols:?}");
    }
    Symbols::Digits.speak();
}
