//! Layouts of irregular regions live as long as their boards. This is a program of its own, as it counts all layouts
//! that are alive.

use std::{collections::BTreeSet, ops::ControlFlow};
use sudoku_core::{
    Candidates, Grid, House, Position, Puzzle, Rng, Seed, Shape, Spec,
    brute::{budget, how_many},
    generate::{generate, irregular},
    level::Grader,
};

/// Boards of irregular regions, of which many have no full board.
fn irregular_boards(seed: u64, many: usize) -> Vec<Grid> {
    let mut rng = Rng::new(Seed::new(seed), 0);
    (0..many).map(|_| Grid::empty(&irregular(Shape::S9, &mut rng))).collect()
}

/// One test, as several would count each other's layouts.
#[test]
fn a_layout_goes_with_its_last_board() {
    assert_eq!(Shape::layouts_alive(), 0);
    let boards = irregular_boards(1, 2000);
    let different: BTreeSet<&Shape> = boards.iter().map(Grid::shape).collect();
    assert!(different.len() > 1990, "{} of 2000 differ", different.len());
    assert_eq!(Shape::layouts_alive(), different.len());
    // The geometry and the tables of the search do not keep their layout.
    for board in &boards {
        assert_eq!(board.geometry().houses().len(), 27);
        let _ = how_many(board, 1, &mut budget(0));
    }
    drop(boards);
    assert_eq!(Shape::layouts_alive(), 0);

    // Whatever has a board has its layout, and one layout serves all.
    let mut boards = irregular_boards(2, 1);
    let board = boards.pop().expect("a board");
    let regions = board.shape().regions().expect("regions").to_vec();
    let again = Shape::S9.with_regions(&regions).expect("the same regions");
    assert!(std::ptr::eq(again.geometry(), board.geometry()));
    let position = Position::new(Candidates::new(&board));
    let grader = Grader::new(board.shape());
    drop((board, again));
    assert_eq!(Shape::layouts_alive(), 1);
    assert_eq!(House::all(position.shape()).filter(|house| matches!(house, House::Region(_))).count(), 9);
    drop(position);
    assert_eq!(Shape::layouts_alive(), 1, "a grader has tables of the layout");
    drop(grader);
    assert_eq!(Shape::layouts_alive(), 0);

    // Other constraints are other rules.
    let plain = Shape::S9.with_regions(&regions).expect("regions");
    let crossed = plain.tagged(&format!("x{}", plain.tag())).expect("diagonals");
    assert_eq!((Shape::layouts_alive(), crossed.regions()), (2, plain.regions()));
    assert_eq!((plain.geometry().houses().len(), crossed.geometry().houses().len()), (27, 29));
    drop((plain, crossed));
    assert_eq!(Shape::layouts_alive(), 0);

    // However many a program meets.
    let mut rng = Rng::new(Seed::new(3), 0);
    let mut regions: Vec<u8> = (0..16).map(|cell| cell / 4).collect();
    for _ in 0..70_000 {
        rng.shuffle(&mut regions);
        assert!(Shape::S4.with_regions(&regions).is_ok());
    }
    assert_eq!(Shape::layouts_alive(), 0);

    // The maker rejects layouts without a full board. The puzzle keeps its own alone.
    let made: Vec<Puzzle> = (0..20)
        .map(|seed| {
            let spec: Spec = format!("2.3j.easy.random.none.{}", Seed::new(seed)).parse().expect("a spec");
            generate(&spec, &mut |_| ControlFlow::Continue(())).expect("a puzzle").puzzle
        })
        .collect();
    assert_eq!(Shape::layouts_alive(), made.len());
    drop(made);
    assert_eq!(Shape::layouts_alive(), 0);
}
