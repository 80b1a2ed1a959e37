//! Rules for the sentence and the marks of each step of any run. `explain.rs` has the words.

use crate::common::{apply, line, on, plain_see, positions, some_puzzles, thinned};
use std::collections::BTreeSet;
use sudoku_core::{
    Candidate, Candidates, Cell, Digit, Grid, Level, Shape, Technique, examples,
    explain::{Locale, Span, explain, plain},
    guesses::search,
    marks::{Marks, Role, marks, marks_of_pass, taken_by},
    step::{Conclusion, Step},
};

/// Checks a sentence and its drawing, for any step.
fn check_step(step: &Step, found_in: &Candidates, before: &Candidates, after: &Candidates) {
    let shape = before.shape();
    let spans = explain(step, found_in, Locale::ENGLISH);
    let text = plain(&spans, shape, Locale::ENGLISH);
    assert!(text.len() > 20 && text.ends_with('.'), "{text}");
    assert!(!text.contains("  ") && !text.contains('{') && !text.contains(" ."), "{text}");
    // Each sentence begins with a capital letter.
    let begins = |sentence: &str| sentence.starts_with(|first: char| first.is_uppercase());
    assert!(text.split(". ").all(begins), "{text}");
    let about = step.placed().or_else(|| step.eliminated().first().copied());
    if let Some(candidate) = about {
        assert!(text.contains(&candidate.digit.symbol().to_string()), "{text}");
        let names = |span: &Span| match *span {
            Span::Cell(cell) => cell == candidate.cell,
            Span::Candidate(other) => other == candidate,
            _ => false,
        };
        assert!(spans.iter().any(names), "{text}");
    }
    // Singular and plural agree with their numbers.
    for wrong in [" 1 digits", " 0 ", "the 1 ", " one earlier guesses"] {
        assert!(!text.contains(wrong), "{text}");
    }
    let gone: BTreeSet<Candidate> = Cell::all(shape)
        .flat_map(|cell| Digit::all(shape).map(move |digit| Candidate::new(cell, digit)))
        .filter(|&candidate| before.allows(candidate) && !after.allows(candidate))
        .filter(|candidate| step.placed().is_none_or(|placed| placed.cell != candidate.cell))
        .collect();
    let drawn = marks(step, found_in, before);
    let with = |role: Role| -> BTreeSet<Candidate> {
        drawn.candidates.iter().filter(|&&(_, own)| own == role).map(|&(candidate, _)| candidate).collect()
    };
    match step.conclusion {
        Conclusion::Place(placed) => {
            let role = if step.technique() == Technique::Guess { Role::Guessed } else { Role::Placed };
            assert_eq!(with(role), BTreeSet::from([placed]), "{text}");
            assert_eq!(with(Role::Eliminated), gone, "{text}");
            assert_eq!(taken_by(placed, before).collect::<BTreeSet<_>>(), gone, "{text}");
            // Its eliminations are marked; and a guess rules nothing out.
            assert!(!text.contains("rules out"), "{text}");
            assert!(
                gone.iter()
                    .all(|other| other.digit == placed.digit && plain_see(shape, other.cell, placed.cell))
            );
        }
        Conclusion::TakeBack(guess) => assert_eq!(with(Role::Eliminated), BTreeSet::from([guess])),
        Conclusion::Impossible => assert!(drawn.candidates.is_empty(), "{text}"),
        Conclusion::Eliminate(_) => panic!("no pattern eliminates yet: {text}"),
    }
    for &(cell, role) in &drawn.cells {
        if role == Role::Cause {
            assert!(found_in.digit(cell).is_some(), "{text}");
            assert!(Some(cell) != step.placed().map(|placed| placed.cell), "{text}");
        }
    }
    // A frame surrounds a house named in the sentence, and the digit is placed in it.
    for &(house, role) in &drawn.houses {
        assert!(spans.contains(&Span::House(house)), "{text}");
        if role == Role::House {
            let inside =
                step.placed().is_some_and(|placed| shape.geometry().cells(house).contains(&placed.cell));
            assert!(inside, "{text}");
        }
    }
    assert!(!drawn.houses.is_empty() || !drawn.cells.is_empty() || !drawn.candidates.is_empty(), "{text}");
}

/// Checks steps one after another as they are shown: found from the position before their pass.
fn check_steps<'a>(
    steps: impl Iterator<Item = &'a Step>,
    found_in: Option<&Candidates>,
    now: &mut Candidates,
) {
    for step in steps {
        let before = now.clone();
        apply(now, step);
        check_step(step, found_in.unwrap_or(&before), &before, now);
    }
}

#[test]
fn every_step_of_many_runs_is_told_and_drawn() {
    for puzzle in some_puzzles() {
        let starts =
            [Candidates::new(puzzle.clues()), thinned(puzzle.clues(), Some(puzzle.solution()), 25, 3)];
        for mut now in starts {
            for pass in crate::common::all_passes(&now) {
                let found_in = now.clone();
                check_steps(pass.steps.iter(), Some(&found_in), &mut now);
                let drawn = marks_of_pass(pass.steps.iter());
                let placed =
                    pass.steps.iter().filter_map(Step::placed).map(|candidate| (candidate, Role::Placed));
                assert_eq!(drawn, Marks { candidates: placed.collect(), ..Marks::default() });
            }
        }
    }
}

#[test]
fn every_step_of_searches_is_told_and_drawn() {
    let hard =
        examples::ALL.iter().filter(|example| example.level >= Level::Hard).map(|example| line(example.line));
    let hopeless =
        [line("123....4........"), line("1..1............"), crate::common::part(Shape::S9, 20, 1, 3)];
    for grid in hard.chain(hopeless).chain([line(&".".repeat(16)), Grid::empty(Shape::S9)]) {
        let start = Candidates::new(&grid);
        let found = search(&start, 400, &mut on).expect("nobody stops it");
        let all = positions(&start, &found.steps);
        for (step, two) in found.steps.iter().zip(all.windows(2)) {
            check_step(step, &two[0], &two[0], &two[1]);
        }
    }
}
