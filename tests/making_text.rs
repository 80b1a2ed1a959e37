//! The words of puzzles made to measure: each has its contents, and is a sentence where it should be one.
#![cfg(not(target_family = "wasm"))]

mod words;

use std::collections::BTreeSet;
use stepdoku_page::app::{
    shared::sketch,
    text::{later, text},
};
use sudoku_core::{
    Cell, CellSet, Filling, Level, Seed, Shape, Symmetry, Technique,
    explain::Locale,
    generate::{
        Progress, SpecError,
        daily::{DailyError, Date},
        making::MakeError,
        measure::{Flaw, Lack, Measure, MeasureError, MeasureTextError},
        recipe::{Recipe, RecipeError},
    },
    notation,
    rating::{Class, Tenths},
};
use sudoku_play::{
    features::making::view::NearestView,
    ui::{BoardFrom, Linked, Notice, Refusal, Short},
};
use words::{check_sentences, check_words};

fn lacks() -> Vec<(Lack, Vec<&'static str>)> {
    let logic = Lack::Logic;
    vec![
        (Lack::Clues(26), vec!["26 givens", "22"]),
        (Lack::Clues(1), vec!["1 given,", "22"]),
        (Lack::Spare(1), vec!["One given"]),
        (Lack::Spare(3), vec!["3 givens"]),
        (Lack::Unproven(1), vec!["1 given."]),
        (Lack::Unproven(4), vec!["4 givens"]),
        (Lack::Outside(1), vec!["One given", "outside"]),
        (Lack::Outside(5), vec!["5 givens", "outside"]),
        (logic(Flaw::Needless { technique: Technique::XWing, met: true }), vec!["X-Wing", "can be avoided"]),
        (logic(Flaw::Needless { technique: Technique::XWing, met: false }), vec!["X-Wing", "never comes up"]),
        (logic(Flaw::Forbidden([].into_iter().collect())), vec!["techniques don't finish"]),
        (logic(Flaw::Forbidden([Technique::XWing].into_iter().collect())), vec!["X-Wing"]),
        (
            logic(Flaw::Forbidden([Technique::XWing, Technique::XyWing].into_iter().collect())),
            vec!["X-Wing or XY-Wing"],
        ),
        (logic(Flaw::Rating(Tenths(45))), vec!["4.5"]),
        (logic(Flaw::Level(Level::VeryHard)), vec!["very hard"]),
        (logic(Flaw::Class(Class::Unfair)), vec!["HoDoKu", "Unfair"]),
    ]
}

#[test]
fn what_the_nearest_lacks() {
    let words = &later().making;
    let measure = Measure { clues: Some(22), ..Measure::minimal(Shape::S9, Seed::new(1)) };
    let most = Measure { or_fewer: true, ..measure.clone() };
    for (lack, data) in lacks() {
        check_sentences(&later().lacks.lack(lack, &measure), &data);
        let progress = Progress { attempt: 4, attempts: 90, nearest: Some(lack), ..Progress::default() };
        check_words(&words.making(Shape::S9, progress), &["9×9", "try 5 of 90", "Closest so far"]);
    }
    check_sentences(&later().lacks.lack(Lack::Clues(26), &most), &["at most 22"]);
    let said: BTreeSet<String> =
        lacks().into_iter().map(|(lack, _)| later().lacks.lack(lack, &measure)).collect();
    assert_eq!(said.len(), lacks().len(), "each lack has words of its own");
    let progress = Progress { attempt: 0, attempts: 90, ..Progress::default() };
    assert_eq!(words.making(Shape::S9, progress), "9×9: try 1 of 90");
    let clues = notation::read("1...............").expect("a grid").grid;
    let recipe = Recipe::Measure(Box::new(measure));
    let mut view =
        NearestView { clues, level: Level::VeryHard, recipe, lacks: Vec::new(), attempts: 1, cut: false };
    check_words(&words.nearest_to(&view), &["1 try.", "very hard", "1 given:"]);
    view.attempts = 1000;
    check_words(&words.nearest_to(&view), &["1000 tries"]);
    view.cut = true;
    check_words(&words.nearest_to(&view), &["1000 tries", "too much work", "very hard"]);
    for recipe in ["2.3.extreme.random.none.near", "d2.3.extreme.2026-11-21"] {
        view.recipe = recipe.parse().expect("a recipe");
        check_sentences(&words.nearest_to(&view), &["1000", "extreme", "very hard"]);
    }
}

#[test]
fn what_the_puzzle_of_a_link_lacks() {
    let measure = Measure { clues: Some(22), ..Measure::minimal(Shape::S9, Seed::new(1)) };
    let notice = |notice: Notice, data: &[&str]| {
        check_sentences(&later().reading.notice(&notice, Locale::ENGLISH), data);
    };
    for (lack, data) in lacks() {
        for (cut, attempts) in [(false, 20), (true, 1), (true, 20)] {
            let lacks = vec![lack, Lack::Spare(3)];
            let short = Short { measure: measure.clone(), lacks, attempts, cut };
            let words: &[&str] =
                if cut { &["too much work", "tr", "3 givens"] } else { &["closest", "3 givens"] };
            for last_kept in [false, true] {
                let short = Box::new(short.clone());
                notice(Notice::LinkShort { short: short.clone(), last_kept }, &data);
                notice(Notice::LinkShort { short, last_kept }, words);
            }
            let linked = Linked {
                shape: Shape::S9.clone(),
                level: Some(Level::Hard),
                progress: false,
                short: Some(short),
            };
            notice(Notice::LinkReady(Box::new(linked)), &["9×9 · Hard", "3 givens"]);
        }
    }
    let linked = Linked { shape: Shape::S4.clone(), level: None, progress: false, short: None };
    notice(Notice::LinkReady(Box::new(linked.clone())), &["shared puzzle", "4×4", "stays"]);
    notice(
        Notice::LinkReady(Box::new(Linked { progress: true, ..linked })),
        &["shared game", "4×4", "stays"],
    );
    let nearest = Some(Lack::Clues(26));
    let opening = |progress| later().lacks.opening(progress);
    let progress = Progress { attempt: 4, attempts: 90, nearest, ..Progress::default() };
    check_sentences(&opening(progress), &["Try 5 of 90", "26 givens"]);
    check_sentences(&opening(Progress { attempt: 4, ..Progress::default() }), &["Try 5."]);
    let refused = |error| notice(Notice::LinkRefused(Refusal::Making(error)), &["could not be opened"]);
    refused(MakeError::NotFound(25));
    refused(MakeError::NoSuchLevel(Level::Hard, Shape::S4.clone()));
    refused(MakeError::Interrupted);
}

#[test]
fn choices_differ() {
    let words = &later().making;
    let names: BTreeSet<&str> = Symmetry::ALL.map(|symmetry| words.symmetry(symmetry)).into();
    assert_eq!(names.len(), Symmetry::ALL.len());
    let boards =
        [BoardFrom::Here, BoardFrom::Filling(Filling::Random), BoardFrom::Filling(Filling::Permutation)];
    assert_eq!(BTreeSet::from(boards.map(|board| words.board_from(board))).len(), boards.len());
    for fault in [
        MeasureError::NoSolution,
        MeasureError::Pattern,
        MeasureError::TooManyClues,
        MeasureError::Logic,
        MeasureError::TooMuch,
        MeasureError::Interrupted,
    ] {
        check_sentences(words.fault(fault), &[]);
        let refusal = Refusal::Recipe(RecipeError::Measure(MeasureTextError::Impossible(fault)));
        check_sentences(&later().refusals.said(&refusal, Locale::ENGLISH), &[words.fault(fault)]);
        let not_made = MakeError::Measure(fault);
        assert_eq!(
            later().refusals.said(&Refusal::Making(not_made.clone()), Locale::ENGLISH),
            later().refusals.said(&refusal, Locale::ENGLISH)
        );
        assert_eq!(later().dialog.cannot_make(&not_made), words.fault(fault));
    }
    assert_eq!(words.pen(Cell::at(12), Shape::S9, true, 1), "Row 2 column 4: given. 1 cell drawn.");
    assert_eq!(words.pen(Cell::at(0), Shape::S9, false, 7), "Row 1 column 1: empty. 7 cells drawn.");
    check_words(&words.allow_again(Technique::XWing), &["X-Wing"]);
}

#[test]
fn texts_that_cannot_be_read() {
    let said = |error: RecipeError| later().refusals.said(&Refusal::Recipe(error), Locale::ENGLISH);
    check_sentences(&said(RecipeError::Spec(SpecError::Version(1))), &["version 1 "]);
    check_sentences(&said(RecipeError::Daily(DailyError::Version(99))), &["version 99 ", "Reload"]);
    check_sentences(&said(RecipeError::Daily(DailyError::Date)), &["no such day"]);
    check_sentences(&said(RecipeError::Measure(MeasureTextError::Part("clues-x".into()))), &["“clues-x”"]);
    check_sentences(&said(RecipeError::NoSuchLevel(Level::Hard, Shape::S4.clone())), &["hard", "4×4"]);
    check_sentences(&said(RecipeError::Measure(MeasureTextError::Form)), &[]);
    check_sentences(&said(RecipeError::Spec(SpecError::Level)), &[]);
}

#[test]
fn days_have_names() {
    let words = &later().making;
    let date = Date { year: 2026, month: 11, day: 1 };
    assert_eq!(later().calendar.whole(date), "1 November 2026");
    let months: BTreeSet<String> =
        (1..=12).map(|month| later().calendar.whole(Date { month, ..date })).collect();
    assert_eq!(months.len(), 12);
    assert_eq!(words.dated("9×9 · Easy".into(), Some(date)), "9×9 · Easy · 1 November 2026");
    assert_eq!(text().dates.short(date), "1 Nov");
    assert_eq!(words.dated("9×9 · Easy".into(), None), "9×9 · Easy");
    assert!(words.on_day(date).starts_with("1 November 2026. "));
}

#[test]
fn drawn_cells_are_squares() {
    let cells: CellSet = [Cell::at(0), Cell::at(5)].into_iter().collect();
    assert_eq!(sketch::cells(Shape::S4, &cells, sketch::CELL), "M0 0h100v100h-100zM100 100h100v100h-100z");
}
