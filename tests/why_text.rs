//! The words of "Why?" and "Why not?": each names its subject, and no two kinds sound alike.
#![cfg(not(target_family = "wasm"))]

mod words;

use std::collections::BTreeSet;
use stepdoku_page::app::text::later;
use sudoku_core::{
    Candidate, Cell, Contradiction, Digit, House, Shape, Technique,
    explain::{Locale, plain, tell},
    telling::{Proven, Telling, Told},
    why::Fact,
};
use sudoku_play::features::why::view::{Askable, By, Crumb, InCell, TrialLine, WhyView};
use words::{check_sentences, check_words};

fn six() -> Candidate {
    Candidate::new(Cell::at(4), Digit::at(5))
}

fn said(told: Told) -> String {
    plain(&tell(&Telling::Answer(told), Locale::ENGLISH), Shape::S9, Locale::ENGLISH)
}

#[test]
fn answers_are_sentences_and_different() {
    let by = Cell::at(8);
    let mut all = BTreeSet::new();
    let mut check = |told: Told, data: &[&str]| {
        check_sentences(&said(told), data);
        assert!(all.insert(said(told)), "{told:?}");
    };
    let place = "row 1 column 5";
    check(Told::Given(six()), &["Row 1 column 5 is 6", "given"]);
    for (proven, words) in [
        (Proven::Asked, "Looking"),
        (Proven::Yes(0), "It follows from the givens."),
        (Proven::Yes(1), "1 digit"),
        (Proven::Yes(7), "7 digits"),
        (Proven::No, "found no proof"),
    ] {
        check(Told::Placed(six(), proven), &["You placed 6 in", place, words]);
    }
    for given in [true, false] {
        let told = Told::Seen { gone: six(), by, house: House::Row(0), given };
        check(told, &["6", "row 1 column 9", "already has its 6", place]);
    }
    check(Told::Filled { gone: six(), by: Digit::at(1) }, &["is already 2"]);
    check(Told::Before(six()), &["6 in", place]);
    check(Told::Trying(six()), &["6 in", place]);
    check(Told::Suppose(six()), &["is 6", place]);
    check(Told::Free(six()), &["Nothing goes wrong with 6 in", "as far as Stepdoku looks"]);
    for own in [true, false] {
        for (steps, words) in [(0, "immediately"), (1, "in 1 step"), (12, "in 12 steps")] {
            check(Told::Leads { tried: six(), steps, own }, &["leads to a contradiction", words]);
        }
        for why in [
            Contradiction::NoDigit(by),
            Contradiction::NoPlace(House::Box(2), Digit::at(3)),
            Contradiction::Twice(House::Column(1), Digit::at(3)),
        ] {
            check(Told::Ends { why, tried: six(), own }, &["So row 1 column 5 can't be 6"]);
        }
    }
    let conditional = said(Told::Leads { tried: six(), steps: 3, own: true });
    assert!(conditional.contains("as long as your own digits are right"), "{conditional}");
}

#[test]
fn the_panel_has_a_word_for_everything() {
    let words = &later().why;
    let bys =
        [By::Given, By::Player, By::Before, By::Digit, By::Step(Technique::XWing), By::Trial, By::Proof];
    let names: BTreeSet<&str> = bys.map(|by| words.by(by)).into();
    assert_eq!(names.len(), bys.len());
    for name in names {
        check_words(name, &[]);
    }
    let digits: BTreeSet<String> = [InCell::Stands, InCell::Gone, InCell::Then, InCell::There]
        .map(|is| words.digit(Askable { digit: Digit::at(5), is, asked: false }, Locale::ENGLISH))
        .into();
    assert_eq!(digits.len(), 4);
    for said in &digits {
        check_words(said, &["6", "?"]);
    }
    let crumbs = [
        Crumb::Fact(Fact::Stands(six())),
        Crumb::Fact(Fact::Gone(six())),
        Crumb::Tried(six()),
        Crumb::Line(2),
    ];
    let mut titles = BTreeSet::new();
    for first in crumbs {
        check_words(&words.crumb(first, Shape::S9, Locale::ENGLISH), &[]);
        let view =
            WhyView { cell: six().cell, digits: Vec::new(), way: vec![first], answer: None, warns: false };
        let title = words.title(&view, Shape::S9, Locale::ENGLISH);
        check_words(&title, &["r1c5"]);
        check_words(&words.title_heard(&view, Shape::S9, Locale::ENGLISH), &["row 1 column 5"]);
        assert!(titles.insert(title), "{first:?}");
        let waits = WhyView { warns: true, ..view };
        assert_eq!(words.title(&waits, Shape::S9, Locale::ENGLISH), "Ask about r1c5");
    }
    assert_ne!(
        words.fact(Fact::Stands(six()), Shape::S9, Locale::ENGLISH),
        words.fact(Fact::Gone(six()), Shape::S9, Locale::ENGLISH)
    );
    let line = |technique, candidate, places| TrialLine { technique, candidate, places };
    let check = |number: usize, told: TrialLine, data: &[&str]| {
        check_words(&words.line(number, told, Shape::S9, Locale::ENGLISH), data);
    };
    check(0, line(Technique::Guess, Some(six()), true), &["Suppose", "r1c5 = 6"]);
    check(3, line(Technique::NakedSingle, Some(six()), true), &["r1c5 = 6", "Naked single"]);
    check(3, line(Technique::Pointing, Some(six()), false), &["r1c5 ≠ 6", "Pointing"]);
    check(9, line(Technique::DeadEnd, None, false), &["Contradiction"]);
    assert_eq!(words.at(3, 12), "3 of 12");
    check_sentences(words.choose(), &[]);
}
