//! Boards with rectangular boxes: puzzles of other makers from the folder in `CORPUS_DIR`, and texts with
//! boxes of either orientation.

use crate::{common::SHAPES, engine::corpus};
use serde_json::Value;
use std::{hint::black_box, time::Instant};
use sudoku_core::{
    Candidates, Cell, Constraint, Constraints, Grid, Level, Position, Puzzle, Rng, Seed, Shape, Symmetry,
    brute::unlimited,
    generate::{Filling, Spec, generate, pattern_board},
    grade,
    ladder::{Ladder, next_step},
    notation::{self, Assumption},
    shape::BadRegions,
    wire::{decode, encode},
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
                let spec = Spec {
                    shape,
                    jigsaw: false,
                    level,
                    filling,
                    symmetry: Symmetry::MirrorRows,
                    seed: Seed::new(17),
                };
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

/// Reads a variant of the corpus: its kind, and the regions of a jigsaw.
fn variant(row: &Value) -> Shape {
    let kind = row["kind"].as_str().expect("a kind");
    kind.split('+').fold(Shape::S9, |shape, kind| {
        let constraint = match kind {
            "x" => Constraint::Diagonals,
            "windoku" => Constraint::Windows,
            "anti-knight" => Constraint::Knight,
            "anti-king" => Constraint::King,
            "jigsaw" => {
                let regions = row["regions"].as_str().expect("regions").bytes().collect::<Vec<u8>>();
                return shape.with_regions(&regions).expect("nine regions of nine cells");
            }
            other => panic!("{other}"),
        };
        shape.with(Constraints::NONE.with(constraint)).expect("a variant of 9x9")
    })
}

#[test]
fn variants_of_other_makers_are_solved_right() {
    let Some(lines) = corpus("variants.jsonl") else { return };
    assert!(lines.len() >= 20, "{}", lines.len());
    let mut solved = 0;
    for line in &lines {
        let row: Value = serde_json::from_str(line).expect("a line of the corpus");
        let shape = variant(&row);
        let grid = |name: &str| {
            let text = row[name].as_str().expect("a text");
            Grid::from_line(text).and_then(|grid| grid.on(shape)).expect("a grid of 81 cells")
        };
        let (clues, solution) = (grid("puzzle"), grid("solution"));
        let puzzle = Puzzle::new(clues.clone(), &mut unlimited()).expect("one solution");
        assert_eq!(*puzzle.solution(), solution, "{line}");
        if row["classic_solutions"] == "2+" {
            let plain = clues.clone().on(Shape::S9).expect("the same size");
            assert!(Puzzle::new(plain, &mut unlimited()).is_err(), "{line}");
        }
        let ladder = Ladder::teaching();
        let mut position = Position::of(&puzzle);
        while let Some(step) = next_step(&position, &ladder) {
            position.apply(&step);
            for (cell, digit) in solution.filled() {
                let kept = position.candidates().digit(cell) == Some(digit)
                    || position.candidates().digits(cell).contains(digit);
                assert!(kept, "{line}: {step:?}");
            }
        }
        solved += usize::from(position.candidates().open_count() == 0);
        // Its text keeps the variant.
        assert_eq!(Grid::from_line(&clues.to_string()), Some(clues.clone()), "{clues}");
    }
    assert!(solved * 10 >= lines.len() * 9, "{solved} of {} by logic", lines.len());
}

/// Regions have numbers in reading order, and those that equal the boxes are boxes.
#[test]
fn regions_of_boxes_are_boxes() {
    let boxes: Vec<u8> =
        Cell::all(Shape::S9).map(|cell| 90 - Shape::S9.geometry().box_of(cell).number() as u8).collect();
    assert_eq!(Shape::S9.with_regions(&boxes), Ok(Shape::S9));
    assert_eq!(Shape::S9.with_regions(&boxes[1..]), Err(BadRegions::Cells(80)));
    let mut odd = boxes.clone();
    odd[0] = 1;
    assert_eq!(Shape::S9.with_regions(&odd), Err(BadRegions::Count(10)));
    odd[0] = boxes[80];
    assert_eq!(Shape::S9.with_regions(&odd), Err(BadRegions::Size { region: 0, cells: 10 }));
}

/// A tag is the shape, and nothing else is one.
#[test]
fn tags_are_read_back() {
    for &shape in SHAPES.iter() {
        assert_eq!(shape.classic().tagged(&shape.tag()), Some(shape), "{shape:?}");
        let bytes = encode(&shape);
        assert_eq!(decode::<Shape>(&bytes).ok(), Some(shape), "{shape:?}");
    }
    for (shape, tag) in [(Shape::S16, "w"), (Shape::S9, "y"), (Shape::S9, "j12"), (Shape::S9, "X")] {
        assert_eq!(shape.tagged(tag), None, "{tag}");
    }
}

/// A program may meet thousands of jigsaws. Each answers as quickly as the first one, and is recognised as
/// quickly. The times are the best of many, as other programs run beside this one.
#[test]
fn the_four_thousandth_layout_is_as_quick_as_the_first() {
    let mut rng = Rng::new(Seed::new(7), 0);
    let mut regions: Vec<u8> = (0..16).map(|cell| cell / 4).collect();
    let layouts: Vec<(Vec<u8>, Shape)> = (0..4000)
        .map(|_| {
            rng.shuffle(&mut regions);
            let shape = Shape::S4.with_regions(&regions).expect("four regions of four cells");
            (regions.clone(), shape)
        })
        .collect();
    let best = |work: &dyn Fn()| {
        let once = || {
            let begin = Instant::now();
            (0..200).for_each(|_| work());
            begin.elapsed()
        };
        (0..100).map(|_| once()).min().expect("some times")
    };
    let [first, last] = [0, 3999].map(|at| {
        let (regions, shape) = &layouts[at];
        let asked = best(&|| assert!(black_box(black_box(*shape).geometry()).shape() == *shape));
        let met = best(&|| assert_eq!(black_box(Shape::S4.with_regions(regions)), Ok(*shape)));
        (asked, met)
    });
    assert!(last.0 < first.0 * 4 && last.1 < first.1 * 4, "{first:?} {last:?}");
}
