//! Boards whose boxes are no squares: puzzles of other makers from the folder in `CORPUS_DIR`, and texts that say
//! which way their boxes lie.

use crate::engine::corpus;
use serde_json::Value;
use sudoku_core::{
    Candidates, Grid, Level, Position, Puzzle, Seed, Shape, Symmetry,
    brute::unlimited,
    generate::{Filling, Spec, generate, pattern_board},
    grade,
    ladder::{Ladder, next_step},
    notation::{self, Assumption},
};

/// Reads a puzzle of the corpus with the boxes of its maker.
fn read(row: &Value) -> (Shape, Grid, Grid) {
    let number = |name: &str| row[name].as_u64().expect("a number") as usize;
    let (shape, turned) =
        Shape::from_box(number("rows_per_box"), number("cols_per_box")).expect("a shape of ours");
    let grid = |name: &str| {
        let grid = notation::read(row[name].as_str().expect("a text")).expect("a grid").grid;
        if turned { grid.transposed() } else { grid }
    };
    (shape, grid("puzzle"), grid("solution"))
}

#[test]
fn puzzles_of_other_makers_are_solved_right() {
    let Some(lines) = corpus("rect.jsonl") else { return };
    assert!(lines.len() >= 26, "{}", lines.len());
    for line in lines {
        let row: Value = serde_json::from_str(&line).expect("a line of the corpus");
        let (shape, clues, solution) = read(&row);
        assert_eq!(clues.shape(), shape, "{line}");
        let puzzle = Puzzle::new(clues.clone(), &mut unlimited()).expect("one solution");
        assert_eq!(*puzzle.solution(), solution, "{line}");
        // A step that loses a digit of the solution would be the worst fault.
        let ladder = Ladder::teaching();
        let mut position = Position::within(Candidates::new(&clues), &clues);
        while let Some(step) = next_step(&position, &ladder) {
            position.apply(&step);
            for (cell, digit) in solution.filled() {
                let kept = position.candidates().digit(cell) == Some(digit)
                    || position.candidates().digits(cell).contains(digit);
                assert!(kept, "{line}: {step:?}");
            }
        }
    }
}

#[test]
fn the_pattern_is_a_solution_at_every_shape() {
    for shape in Shape::ALL {
        assert!(pattern_board(shape).is_solution(), "{shape:?}");
    }
}

/// Each level of each offered size, from both fillings, is made, and is of its level.
#[test]
fn every_offered_size_has_its_levels() {
    for shape in Shape::offered().filter(|shape| !shape.has_square_boxes()) {
        for level in Level::ALL.into_iter().filter(|level| level.exists_at(shape)) {
            // The pattern of small boxes has hardly any hard puzzles.
            let fillings = if shape == Shape::S6 { &[Filling::Random][..] } else { &Filling::ALL };
            for &filling in fillings {
                let spec =
                    Spec { shape, level, filling, symmetry: Symmetry::MirrorRows, seed: Seed::new(17) };
                let made = generate(&spec, &mut |_| std::ops::ControlFlow::Continue(())).expect("a puzzle");
                assert!(Symmetry::MirrorRows.holds(made.puzzle.clues()));
                assert_eq!(grade(&made.puzzle).level, level, "{spec}");
            }
        }
    }
}

#[test]
fn boxes_that_are_higher_than_wide_are_turned() {
    let check = |text: &str, turned: bool, first_row: &str| {
        let reading = notation::read(text).expect(text);
        assert_eq!(reading.assumptions.contains(&Assumption::Turned), turned, "{text}");
        assert!(reading.grid.to_string().starts_with(first_row), "{text}: {}", reading.grid);
    };
    let wide = "123|456\n456|123\n---+---\n2..|...\n...|..1\n---+---\n...|...\n...|2..";
    check(wide, false, "123456456123");
    let high = "14|2.|..\n25|..|..\n36|..|..\n--+--+--\n41|..|.2\n52|..|..\n63|..|1.";
    check(high, true, "123456456123");
    // Simon Tatham's Solo says the columns first.
    check("3x2:1_2_3_4_5_6_4_5_6_1_2_3x", false, "123456456123");
    check("2x3:1_4d2_5d3_6d4_1d5_2d6_3d", true, "123456456123");
}
