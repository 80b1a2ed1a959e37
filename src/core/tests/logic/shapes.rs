//! Boards with rectangular boxes: puzzles of other makers from the folder in `CORPUS_DIR`, and texts with
//! boxes of either orientation.

use crate::{common::SHAPES, engine::corpus};
use serde_json::Value;
use std::{hint::black_box, time::Instant};
use sudoku_core::{
    Candidates, Cell, Constraint, Constraints, DigitSet, Grid, Level, Position, Puzzle, Rng, Seed, Shape,
    Symmetry,
    brute::unlimited,
    explain::Locale,
    generate::{Drawn, Filling, Spec, generate, pattern_board},
    grade,
    ladder::{Ladder, next_step},
    notation::{
        self, Assumption,
        boards::{Snapshot, TextFormat},
        sites::Site,
    },
    shape::RegionsError,
    wire::{Answer, Task, decode, encode, serve},
};

/// Reads a puzzle of the corpus with the boxes of its maker.
fn read(row: &Value) -> (Shape, Grid, Grid) {
    let number = |name: &str| row[name].as_u64().expect("a number") as usize;
    let shape = Shape::from_box(number("rows_per_box"), number("cols_per_box")).expect("a shape of ours");
    let grid = |name: &str| {
        let grid = notation::read(row[name].as_str().expect("a text")).expect("a grid").grid;
        grid.on(&shape).expect("a grid of that size")
    };
    (shape.clone(), grid("puzzle"), grid("solution"))
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
                    shape: shape.clone(),
                    drawn: Drawn::Nothing,
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
fn boxes_that_a_text_shows_are_read() {
    let check = |text: &str, first_row: &str| {
        let reading = notation::read(text).expect(text);
        assert_eq!(reading.assumptions, [], "{text}");
        assert!(reading.grid.to_string().starts_with(first_row), "{text}: {}", reading.grid);
    };
    let wide = "123|456\n456|123\n---+---\n2..|...\n...|..1\n---+---\n...|...\n...|2..";
    check(wide, "123456456123");
    let high = "14|2.|..\n25|..|..\n36|..|..\n--+--+--\n41|..|.2\n52|..|..\n63|..|1.";
    check(high, "b3:142...25....36....");
    // Simon Tatham's Solo counts the boxes, first those side by side: two boxes have three columns each.
    check("2x3:1_2_3_4_5_6_4_5_6_1_2_3x", "123456456123");
    check("3x2:1_4d2_5d3_6d4_1d5_2d6_3d", "b3:14....25....36....");
}

/// Reads a variant of the corpus: its kind, and the regions of a jigsaw.
fn variant(row: &Value) -> Shape {
    let kind = row["kind"].as_str().expect("a kind");
    kind.split('+').fold(Shape::S9.clone(), |shape, kind| {
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
            Grid::from_line(text).and_then(|grid| grid.on(&shape)).expect("a grid of 81 cells")
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
    assert_eq!(Shape::S9.with_regions(&boxes), Ok(Shape::S9.clone()));
    assert_eq!(Shape::S9.with_regions(&boxes[1..]), Err(RegionsError::Cells(80)));
    let mut odd = boxes.clone();
    odd[0] = 1;
    assert_eq!(Shape::S9.with_regions(&odd), Err(RegionsError::Count(10)));
    odd[0] = boxes[80];
    assert_eq!(Shape::S9.with_regions(&odd), Err(RegionsError::Size { region: 0, cells: 10 }));
}

/// The shapes with other boxes than their side alone means.
fn other_boxes() -> impl Iterator<Item = Shape> {
    Shape::ALL.into_iter().flat_map(Shape::of_its_size).filter(|shape| !shape.has_usual_boxes())
}

/// A board with any boxes of its size has one shape, by its boxes, its tag, its regions and its bytes.
#[test]
fn any_boxes_of_a_size_are_one_shape() {
    assert_eq!(other_boxes().count(), 12);
    for shape in other_boxes() {
        let written = format!("{}b{}", shape.token(), shape.box_rows());
        assert_eq!(shape.written(), written);
        assert_eq!(Shape::from_written(&written), Some(shape.clone()));
        assert_eq!(Shape::from_box(shape.box_rows(), shape.box_columns()), Some(shape.clone()));
        assert_eq!(decode::<Shape>(&encode(&shape)).ok(), Some(shape.clone()), "{written}");
        let regions = shape.unusual_regions().expect("other boxes");
        assert_eq!(shape.usual().with_regions(&regions), Ok(shape.clone()), "{written}");
        assert_eq!(shape.usual().with_box_rows(shape.box_rows()), Some(shape.clone()), "{written}");
        assert!(
            shape.is_classic() && shape.regions().is_none() && !shape.is_like(shape.usual()),
            "{written}"
        );
        assert!(pattern_board(&shape).is_solution(), "{written}");
    }
    for (shape, tag) in
        [(Shape::S9, "b2"), (Shape::S6, "b2"), (Shape::S6, "b03"), (Shape::S6, "b3x"), (Shape::S6, "b")]
    {
        assert_eq!(shape.tagged(tag), None, "{tag}");
    }
}

/// Texts that can show boxes give the same board again; a line without them is read with the boxes that make it a
/// puzzle.
#[test]
fn boards_with_other_boxes_are_made_solved_and_read_back() {
    for shape in other_boxes().filter(|shape| shape.side() <= 12) {
        let spec = Spec {
            shape: shape.clone(),
            drawn: Drawn::Nothing,
            level: Level::Easy,
            filling: Filling::Random,
            symmetry: Symmetry::HalfTurn,
            seed: Seed::new(5),
        };
        assert_eq!(spec.to_string().parse(), Ok(spec.clone()), "{spec}");
        let made = generate(&spec, &mut |_| std::ops::ControlFlow::Continue(())).expect("a puzzle").puzzle;
        let clues = made.clues();
        assert_eq!((clues.shape(), grade(&made).level), (&shape, Level::Easy));
        let board = Snapshot::new(clues.clone(), clues, |_| DigitSet::all(&shape));
        let written = TextFormat::ALL.into_iter().filter_map(|format| Some((format, format.write(&board)?)));
        let written: Vec<_> = written.collect();
        assert!(written.len() >= 5, "{written:?}");
        for (format, text) in written {
            let read = notation::read(&text).map(|reading| reading.grid);
            assert_eq!(read.as_ref(), Ok(clues), "{format:?}\n{text}");
        }
        let address = Site::FPuzzles.address(&board).expect("an address");
        assert_eq!(notation::read(&address).map(|reading| reading.grid).as_ref(), Ok(clues), "{address}");
        let task = Task::Read(clues.symbols(), 0);
        let Answer::Read(Ok(bare)) = serve(task, Locale::ENGLISH, &mut |_| {}) else {
            panic!("{spec} is not read")
        };
        assert_eq!(
            (&bare.reading.grid, &bare.reading.assumptions[..]),
            (clues, &[Assumption::OtherBoxes][..])
        );
    }
}

/// A tag is the shape, and nothing else is one.
#[test]
fn tags_are_read_back() {
    for shape in SHAPES.iter() {
        assert_eq!(shape.usual().tagged(&shape.tag()), Some(shape.clone()), "{shape:?}");
        let bytes = encode(&shape);
        assert_eq!(decode::<Shape>(&bytes).ok(), Some(shape.clone()), "{shape:?}");
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
        let asked = best(&|| assert_eq!(black_box(black_box(shape).geometry()).side(), 4));
        let met = best(&|| assert_eq!(black_box(Shape::S4.with_regions(regions)), Ok(shape.clone())));
        (asked, met)
    });
    assert!(last.0 < first.0 * 4 && last.1 < first.1 * 4, "{first:?} {last:?}");
}
