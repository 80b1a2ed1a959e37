//! The words about how a puzzle is made, and how often puzzles use a technique, without a browser.
#![cfg(not(target_family = "wasm"))]

mod words;

use std::{collections::BTreeSet, ops::ControlFlow::Continue};
use stepdoku_page::app::text::{later, text};
use sudoku_core::{
    Cell, HouseKind, Shape, Technique,
    explain::Locale,
    generate::{
        recipe::Recipe,
        story::{Event, Evidence, Removal, What},
    },
    symmetry::Stage,
};
use sudoku_play::features::{
    learn::{Often, Worth},
    story::StoryCounts,
};
use words::{check_sentences, check_words};

fn event(what: What, cells: &[usize]) -> Event {
    Event { what, cells: cells.iter().map(|&cell| Cell::at(cell)).collect(), changes: Vec::new() }
}

#[test]
fn each_event_has_its_sentence() {
    let words = &later().story;
    let mut said = BTreeSet::new();
    let mut check = |event: Event, data: &[&str]| {
        let sentence = words.sentence(&event, Shape::S9, Locale::ENGLISH);
        check_sentences(&sentence, data);
        assert!(said.insert(sentence), "{event:?} is told like another");
    };
    check(event(What::Board, &[]), &["full board"]);
    check(event(What::Pattern, &[]), &["pattern"]);
    check(event(What::Stage(Stage::Transpose), &[]), &["rows", "columns"]);
    check(event(What::Stage(Stage::Relabel), &[]), &["digit"]);
    check(event(What::Stage(Stage::Bands(0, 2)), &[]), &["bands 1 and 3"]);
    check(event(What::Stage(Stage::Rows(1, 2)), &[]), &["rows 2 and 3"]);
    check(event(What::Stage(Stage::Stacks(0, 2)), &[]), &["stacks 1 and 3"]);
    check(event(What::Stage(Stage::Columns(1, 2)), &[]), &["columns 2 and 3"]);
    check(event(What::Boxes, &[]), &["diagonal"]);
    check(event(What::Row, &[]), &["first row"]);
    check(event(What::DeadEnd(1), &[]), &["the last try"]);
    check(event(What::DeadEnd(3), &[]), &["3 tries"]);
    check(event(What::Restart, &[]), &["again"]);
    check(event(What::Cut(1234, 1000), &[]), &["1,234", "1,000"]);
    let dig = |proof, verdict, cells: &[usize]| event(What::Dig(proof, verdict), cells);
    check(dig(Evidence::Nodes(1), Removal::Gone, &[3]), &["r1c4", "1 node."]);
    check(dig(Evidence::Nodes(31), Removal::Gone, &[3, 77]), &["r1c4 and r9c6", "31 nodes."]);
    check(dig(Evidence::Nodes(31), Removal::Gone, &[1, 2, 3, 4, 5]), &["these 5 digits"]);
    check(dig(Evidence::Nodes(2), Removal::Needed, &[3]), &["Keep r1c4", "without it"]);
    check(dig(Evidence::Nodes(2), Removal::Needed, &[3, 4]), &["Keep r1c4 and r1c5", "without them"]);
    check(dig(Evidence::Nodes(16), Removal::Undecided, &[3]), &["r1c4", "too long"]);
    check(dig(Evidence::Nodes(16), Removal::TooHard, &[3]), &["r1c4", "too hard"]);
    for proof in [Evidence::HiddenSingles, Evidence::Singles] {
        check(dig(proof, Removal::Gone, &[3]), &["Remove r1c4", "ingles still"]);
        check(dig(proof, Removal::Needed, &[3]), &["Keep r1c4", "no longer"]);
    }
    let spoken = words.spoken(&dig(Evidence::Nodes(31), Removal::Gone, &[3]), Shape::S9, Locale::ENGLISH);
    check_sentences(&spoken, &["row 1 column 4"]);
    let counts = words.counts(StoryCounts { tries: 1, dead_ends: 0, proofs: 4, nodes: 12_345 });
    assert_eq!(counts.map(|count| count.1), ["1", "0", "4 (12,345 nodes)"]);
}

#[test]
fn a_whole_story_is_told() {
    for text in ["2.3.hard.random.half-turn.K7Q2M9X4", "2.4.easy.permutation.none.K7Q2M9X4"] {
        let recipe: Recipe = text.parse().expect(text);
        let (fitted, story) = recipe.watch(&mut |_| Continue(())).expect(text);
        for event in &story.events {
            let (words, shape) = (&later().story, fitted.puzzle.clues().shape());
            for told in
                [words.sentence(event, shape, Locale::ENGLISH), words.spoken(event, shape, Locale::ENGLISH)]
            {
                check_sentences(&told, &[]);
            }
        }
    }
}

#[test]
fn frequencies_are_read_as_numbers_of_puzzles() {
    let head = later().learn.often();
    let told = |sizes: &[Often]| later().learn.how_often(sizes);
    assert!(!head.is_empty());
    let one = |shape, of, used, hardest| Often { shape, counted: 1_000_000, of, used, hardest };
    let check = |sizes: &[Often], expected: &str| {
        assert_eq!(told(sizes), expected);
        check_sentences(expected, &[]);
    };
    check(
        &[one(Shape::S9, 100, 7, 2)],
        "Of 100 Hard to Extreme puzzles at 9×9, 7 use it, and for 2 it is the hardest step.",
    );
    check(&[one(Shape::S9, 10_000, 1, 0)], "Of 10,000 Hard to Extreme puzzles at 9×9, 1 uses it.");
    check(&[one(Shape::S9, 100, 100, 0)], "Of 100 Hard to Extreme puzzles at 9×9, all use it.");
    check(
        &[one(Shape::S9, 100, 0, 0)],
        "None of 1,000,000 puzzles at 9×9 used it: an easier technique always applied.",
    );
    check(
        &[one(Shape::S9, 1000, 139, 3), one(Shape::S16, 1000, 259, 4)],
        "Of 1,000 Hard to Extreme puzzles at 9×9, 139 use it, and for 3 it is the hardest step. At 16×16, 259 of \
         1,000 use it, and for 4 it is the hardest step.",
    );
}

#[test]
fn a_reason_to_learn_a_technique_is_a_number_of_puzzles() {
    let name = |technique| later().learn.worth_most(technique);
    let reason = |worth: &Worth| later().learn.reason(worth);
    assert_eq!(name(Technique::Skyscraper), "Learn next: Skyscraper");
    let worth = Worth {
        technique: Technique::Skyscraper,
        unit: 16,
        shape: Shape::S9.clone(),
        needed: 13,
        of: 100,
        hard: true,
    };
    assert_eq!(reason(&worth), "The hardest step of 13 of 100 Hard to Extreme puzzles.");
    let rare = Worth { needed: 4, of: 10_000, hard: false, shape: Shape::S16.clone(), ..worth };
    assert_eq!(reason(&rare), "Needed by 4 of 10,000 puzzles at 16×16.");
    assert_eq!(reason(&Worth { needed: 0, ..worth }), "");
}

#[test]
fn the_rules_and_the_charts_have_their_words() {
    let words = &later().learn;
    for shape in Shape::ALL {
        let said = words.rules_said(shape);
        for sentence in &said {
            check_sentences(sentence, &[]);
        }
        assert_eq!(said.iter().collect::<BTreeSet<_>>().len(), 3);
        let boards = HouseKind::ALL.map(|kind| words.rules_board(shape, kind));
        assert_eq!(boards.iter().collect::<BTreeSet<_>>().len(), 3);
        for said in &boards {
            check_words(said, &[&text().boards.game(shape, None)]);
        }
    }
    check_words(&words.times(&[12, 7]), &["12, 7"]);
    check_words(&words.retention((97, 84), 30), &["97 %", "84 %", "30 days", "estimate"]);
    check_words(&words.estimate((97, 84), 30), &["97 %", "84 %"]);
    check_words(&words.learned([4, 3, 1], 9), &["4 seen", "3 found", "1 found"]);
}
