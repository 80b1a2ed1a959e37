//! A size for tests alone: 7×7, whose side is prime, so that only irregular regions can take the place of boxes.
//! It shows that a size is one row: the tables, the generator, the ladder and the words need nothing else.

use crate::{
    Cell, Filling, Geometry, House, HouseKind, Level, Position, Seed, Shape, Spec, Symmetry,
    brute::{Solutions, count, solve, unlimited},
    explain::{Locale, explain, plain},
    generate,
    ladder::Plan,
    passes,
    step::Conclusion,
};
use std::{collections::BTreeSet, ops::ControlFlow::Continue};

fn spec(level: Level, seed: &str) -> Spec {
    Spec {
        shape: Shape::S7,
        jigsaw: true,
        level,
        filling: Filling::Random,
        symmetry: Symmetry::None,
        seed: Seed::from_text(seed),
    }
}

#[test]
fn its_houses_are_rows_columns_and_regions() {
    for seed in ["one", "two", "three"] {
        let made = generate(&spec(Level::Easy, seed), &mut |_| Continue(())).expect("nothing stops it");
        let shape = made.puzzle.clues().shape();
        assert_eq!((shape.side(), shape.cell_count(), shape.is_classic()), (7, 49, false));
        let geometry = Geometry::of(shape);
        assert_eq!(geometry.houses().len(), 21);
        let regions: BTreeSet<Vec<Cell>> = House::all(shape)
            .filter(|house| house.kind() == HouseKind::Region)
            .map(|house| geometry.cells(house).to_vec())
            .collect();
        assert_eq!(regions.len(), 7);
        assert_eq!(regions.iter().flatten().collect::<BTreeSet<_>>().len(), 49);
    }
}

#[test]
fn its_puzzles_are_made_solved_and_explained() {
    let mut named = false;
    for level in [Level::Easy, Level::Medium, Level::Hard] {
        for seed in ["one", "two", "three", "four"] {
            let made = generate(&spec(level, seed), &mut |_| Continue(())).expect("nothing stops it");
            assert_eq!(made.graded.level, level, "{seed}");
            let (clues, solution) = (made.puzzle.clues(), made.puzzle.solution());
            assert!(matches!(solve(clues, &mut unlimited()), Solutions::One(ref own) if own == solution));
            assert_eq!(count(clues, 2, &mut unlimited()).found, 1);
            let mut now = Position::of(&made.puzzle);
            let walk = passes::path(&now, Plan::default(), &mut |_| Continue(())).expect("nothing stops it");
            for step in walk.into_iter().map(|one| one.step) {
                match &step.conclusion {
                    Conclusion::Place(one) => assert_eq!(solution.get(one.cell), Some(one.digit)),
                    Conclusion::Eliminate(gone) => {
                        assert!(gone.iter().all(|one| solution.get(one.cell) != Some(one.digit)), "{step:?}");
                    }
                    other => panic!("{other:?} needs a wrong digit"),
                }
                let spans = explain(&step, now.candidates(), Locale::English);
                named |= plain(&spans, clues.shape(), Locale::English).contains("region ");
                now.apply(&step);
            }
            assert_eq!(now.candidates().to_grid(), *solution, "{level:?} {seed}");
        }
    }
    assert!(named, "a region is named");
    assert_eq!(Shape::from_cell_count(49), None, "players do not meet it");
}
