//! Boards with cages: what they are, how many solutions they have, how they are solved and how they are made.

use crate::common::{at, corpus_objects, killer_board};
use serde_json::Value;
use std::{
    collections::{BTreeMap, BTreeSet},
    ops::ControlFlow,
};
use sudoku_core::{
    Cage, Cages, CagesError, Candidate, Candidates, Cell, Contradiction, Digit, DigitSet, Drawn, Filling,
    GenerateError, Grid, Level, Position, Puzzle, Rng, Seed, Shape, Spec, Symmetry, Technique,
    brute::{DepthFirst, Found, count, fewest_ways, unlimited},
    cages::{CageFault, fits, span, sums_of},
    drawing::{CAGE_TINTS, cage_areas},
    generate::generate,
    geometry::Bond,
    grade,
    ladder::{Ladder, all_steps, next_step},
    step::Step,
};

/// The killers of the corpus with one solution, and the others.
const KILLERS: usize = 196;
const OTHERS: usize = 18;

/// The steps of the corpus.
const STEPS: usize = 385;

/// A board with cages, given by their sums and the names of their cells.
fn caged(shape: &Shape, cages: &[(u16, &[(usize, usize)])]) -> Result<Shape, CagesError> {
    let cage = |(sum, cells): &(u16, &[(usize, usize)])| {
        let cells = cells.iter().map(|&(row, column)| at(shape, row, column)).collect();
        (cells, (*sum > 0).then_some(*sum))
    };
    shape.with_cages(cages.iter().map(cage).collect())
}

#[test]
fn the_killers_of_the_corpus_have_the_solutions_that_they_say() {
    let Some(rows) = corpus_objects("killer/killer.jsonl", KILLERS + OTHERS) else { return };
    let (mut unique, mut others) = (0, 0);
    for row in &rows {
        let id = row["id"].as_str().expect("an id");
        let (expect, board) = (&row["expect"], killer_board(row));
        if expect == "unique" {
            let grid = board.unwrap_or_else(|error| panic!("{id}: {error}"));
            // Those that take solvers of another kind seconds take this one a few, in a build for tests.
            if row["sat_seconds"].as_f64().is_some() {
                continue;
            }
            let found = count(&grid, 2, &mut unlimited());
            assert_eq!(found.exact(), Some(1), "{id}");
            let solution = found.first.expect("a solution");
            assert!(solution.is_solution());
            assert_eq!(solution.symbols(), row["solution"].as_str().expect("a solution"), "{id}");
            unique += 1;
            continue;
        }
        others += 1;
        match (&expect["solutions"], board) {
            (Value::Number(none), board) if none.as_u64() == Some(0) => {
                let found = board.map_or(0, |grid| count(&grid, 1, &mut unlimited()).found);
                assert_eq!(found, 0, "{id}");
            }
            (Value::String(more), Ok(grid)) if more == ">=3" => {
                assert_eq!(count(&grid, 3, &mut unlimited()).found, 3, "{id}");
            }
            (_, Ok(grid)) if expect["solutions_if_allowed"] == 1 => {
                assert_eq!(count(&grid, 2, &mut unlimited()).exact(), Some(1), "{id}");
            }
            (_, Err(CagesError { fault: CageFault::Outside, .. })) => {
                assert!(expect["reject"].is_string(), "{id}");
            }
            // The file names a fraction, which no reader passes on.
            (_, board) => assert_eq!((id, board.is_ok()), ("x-sum-fraction", true)),
        }
    }
    assert!(unique >= KILLERS - 10 && others >= OTHERS, "{unique} and {others}");
}

/// Returns all solutions of a grid, found by a board that knows no cages.
fn all(grid: &Grid) -> Vec<Grid> {
    let plain = grid.clone().on(&grid.shape().without_cages()).expect("the same size");
    let mut search = DepthFirst::new(plain.shape());
    search.begin(&plain);
    let (mut found, mut state) = (Vec::new(), search.go_on(fewest_ways, &mut unlimited()));
    while state == Found::Solution {
        found.push(search.board.to_grid());
        state = search.go_on(fewest_ways, &mut unlimited());
    }
    found
}

/// Returns whether a full board follows the cages: each digit once, and the sum.
fn follows(board: &Grid, cages: &[Cage]) -> bool {
    cages.iter().all(|cage| {
        let digits: Vec<u8> =
            cage.cells().iter().map(|&cell| board.get(cell).expect("a full board").number()).collect();
        let sum: u16 = digits.iter().map(|&digit| u16::from(digit)).sum();
        digits.iter().collect::<BTreeSet<_>>().len() == digits.len()
            && cage.sum().is_none_or(|own| own == sum)
    })
}

#[test]
fn a_search_finds_the_boards_that_follow_their_cages_and_no_others() {
    let mut rng = Rng::new(Seed::new(11), 0);
    let (mut some, mut none) = (0, 0);
    for (size, clues, tries) in [(Shape::S4, 0, 1500), (Shape::S6, 9, 300), (Shape::S9, 34, 60)] {
        for _ in 0..tries {
            let whole = crate::common::dug(size, size.cell_count() - 1, u64::from(rng.below(1 << 20)));
            let solution = whole.solution();
            let mut cells: Vec<Cell> = Cell::all(size).collect();
            rng.shuffle(&mut cells);
            let mut clues_of = Grid::empty(size);
            cells.iter().take(clues).for_each(|&cell| clues_of.set(cell, solution.get(cell)));
            // Cages of all forms, mostly of a solution. They may overlap.
            let mut cages = Vec::new();
            for _ in 0..2 + rng.below(5) {
                rng.shuffle(&mut cells);
                let own: Vec<Cell> = cells.iter().copied().take(1 + rng.below(4) as usize).collect();
                let digit = |&cell: &Cell| u16::from(solution.get(cell).expect("a full board").number());
                let (sum, (least, most)) =
                    (own.iter().map(digit).sum::<u16>(), sums_of(own.len(), size.side()));
                let sum = if rng.below(8) == 0 { sum + 1 } else { sum };
                cages.push((own, (rng.below(5) > 0).then_some(sum.clamp(least, most))));
            }
            let shape = size.with_cages(cages).expect("sums that digits can have");
            let grid = clues_of.on(&shape).expect("the same size");
            let expected: BTreeSet<String> =
                all(&grid).iter().filter(|board| follows(board, shape.cages())).map(Grid::symbols).collect();
            let mut search = DepthFirst::new(&shape);
            search.begin(&grid);
            let mut found = BTreeSet::new();
            while search.go_on(fewest_ways, &mut unlimited()) == Found::Solution {
                let board = search.board.to_grid();
                assert!(board.is_solution() && found.insert(board.symbols()), "{grid}");
            }
            assert_eq!(found, expected, "{grid}");
            *if found.is_empty() { &mut none } else { &mut some } += 1;
        }
    }
    assert!(some > 500 && none > 500, "{some} with solutions, {none} without");
}

#[test]
fn cages_are_written_and_read_back() {
    let check = |size: &Shape, tag: &str| {
        let shape = size.tagged(tag).unwrap_or_else(|| panic!("{tag}"));
        assert_eq!((shape.tag().as_str(), Shape::is_tag(tag)), (tag, true));
        assert_eq!(Shape::from_written(&shape.written()), Some(shape.clone()));
        let line = Grid::empty(&shape).to_string();
        assert_eq!(Grid::from_line(&line), Some(Grid::empty(&shape)), "{line}");
        let bytes = postcard::to_stdvec(&shape).expect("a shape is written");
        assert_eq!(postcard::from_bytes::<Shape>(&bytes).expect("and read"), shape);
        assert_eq!(shape.without_cages().tag(), tag.split('c').next().expect("a beginning"));
    };
    check(Shape::S4, "c3Aab");
    check(Shape::S9, "c15AabBa0BdDeFg8CeDe24HhiIh");
    check(Shape::S6, "xb3c11AaBbCc");
    check(Shape::S9, "xwnkc17AaIi");
    check(Shape::S4, "j1112133422342344c5AaBb");
    check(Shape::S25, "c325Aabcdefghijklmnopqrstuvwxy");
    // The names of a column and of a cell may be labels beside a board.
    for label in ["c5", "c12", "c5r2", "c", "cage"] {
        assert!(!Shape::is_tag(label), "{label}");
    }
    for refused in [
        "c",
        "cAab",
        "c3",
        "c3A",
        "c3a",
        "c3Aae",
        "c3AaAb",
        "c3Aba",
        "c03Aab",
        "c2Aab",
        "c8Aab",
        "c3Aaa",
        "c3Aab3Aab",
        "c5Bab3Aab",
        "c3Aab ",
        "c99999999Aab",
        "c11Aabcde",
        "cc3Aab",
        "c3Aabx",
    ] {
        assert_eq!(Shape::S4.tagged(refused), None, "{refused}");
    }
}

#[test]
fn cages_that_cannot_be_are_refused() {
    let check = |cages: &[(u16, &[(usize, usize)])], error: &str| {
        let refused = caged(Shape::S9, cages).expect_err("no cages");
        assert_eq!(refused.to_string(), error);
    };
    check(&[(3, &[(1, 1), (1, 2)]), (10, &[])], "cage 2 has no cells");
    check(&[(3, &[(1, 1), (10, 1)])], "cage 1 has a cell outside the board");
    check(&[(5, &[(1, 1), (1, 2), (1, 1)])], "cage 1 has a cell twice");
    check(&[(2, &[(1, 1), (1, 2)])], "cage 1 cannot add up to 2");
    check(&[(18, &[(1, 1), (1, 2)])], "cage 1 cannot add up to 18");
    let many: Vec<(u16, &[(usize, usize)])> = (0..82).map(|_| (0, &[(1, 1), (1, 2)][..])).collect();
    check(&many, "there are 82 cages, more than cells");
    let ten: Vec<(usize, usize)> = (1..=9).map(|column| (1, column)).chain([(2, 1)]).collect();
    check(&[(0, &ten)], "cage 1 has 10 cells, more than there are digits");
}

#[test]
fn cells_of_a_cage_see_each_other() {
    let shape = caged(Shape::S9, &[(15, &[(1, 1), (5, 5), (5, 6)]), (0, &[(5, 5), (9, 1)])]).expect("cages");
    let geometry = shape.geometry();
    let bond = |one, other| {
        let [a, b] = [one, other].map(|(row, column)| at(&shape, row, column));
        assert_eq!(geometry.see(a, b), geometry.bond(a, b).is_some());
        assert_eq!(geometry.bond(a, b), geometry.bond(b, a));
        geometry.bond(a, b)
    };
    assert_eq!(bond((1, 1), (5, 5)), Some(Bond::Cage(0)));
    assert_eq!(bond((5, 5), (9, 1)), Some(Bond::Cage(1)));
    assert!(matches!(bond((5, 5), (5, 6)), Some(Bond::House(_))));
    assert_eq!(bond((5, 6), (9, 1)), None);
    assert_eq!(geometry.cages_of(at(&shape, 5, 5)), [0, 1]);
    assert!(!shape.is_classic() && !shape.has_plain_sight() && shape.has_usual_boxes());
    assert!(shape.is_like(&caged(Shape::S9, &[(3, &[(1, 1), (1, 2)])]).expect("a cage")));
    assert!(!shape.is_like(Shape::S9));
    // The same cages in another order are the same board.
    let again = caged(Shape::S9, &[(0, &[(9, 1), (5, 5)]), (15, &[(5, 6), (1, 1), (5, 5)])]).expect("cages");
    assert_eq!(again, shape);
    let mut grid = Grid::empty(&shape);
    for (row, column) in [(1, 1), (9, 1)] {
        grid.set(at(&shape, row, column), Some(crate::common::digit('4')));
    }
    assert_eq!(grid.duplicate().map(|twice| twice.bond), Some(Bond::House(sudoku_core::House::Column(0))));
    grid.set(at(&shape, 1, 1), None);
    grid.set(at(&shape, 5, 5), Some(crate::common::digit('4')));
    assert_eq!(grid.duplicate().map(|twice| twice.bond), Some(Bond::Cage(1)));
    assert_eq!(sudoku_core::grid::doubles(&shape, |cell| grid.get(cell)).len(), 2);
    // A full cage with another sum is no duplicate, and no solution.
    grid.set(at(&shape, 9, 1), None);
    for (row, column, symbol) in [(1, 1, '2'), (5, 6, '8')] {
        grid.set(at(&shape, row, column), Some(crate::common::digit(symbol)));
    }
    assert_eq!(
        (grid.duplicate(), geometry.wrong_cages(&|cell| grid.get(cell))),
        (None, vec![(&shape.cages()[0], 14)])
    );
    let why = sudoku_core::Candidates::new(&grid).contradiction();
    assert_eq!(why, Some(Contradiction::Sum { first: at(&shape, 1, 1), found: 14, sum: 15 }));
}

/// The ladder without suppositions.
fn by_technique() -> Ladder {
    let trying =
        [Technique::ForcingChain, Technique::ForcingNet, Technique::KrakenFish1, Technique::KrakenFish2];
    trying.into_iter().fold(Ladder::teaching(), Ladder::without)
}

/// Asks that a step removes no digit of the solution.
fn is_sound(step: &Step, solution: &Grid, id: &str) {
    for gone in step.eliminated() {
        assert_ne!(solution.get(gone.cell), Some(gone.digit), "{id}: {step:?}");
    }
    if let Some(placed) = step.placed() {
        assert_eq!(solution.get(placed.cell), Some(placed.digit), "{id}: {step:?}");
    }
}

/// Named techniques solve nine of ten killers that their sources call easy to hard, and remove no digit of a solution.
#[test]
fn killers_of_the_corpus_are_solved_by_technique() {
    let Some(rows) = corpus_objects("killer/killer.jsonl", KILLERS + OTHERS) else { return };
    let (mut solved, mut others) = ([0, 0], [0, 0]);
    let mut used: BTreeMap<&str, usize> = BTreeMap::new();
    for row in rows.iter().filter(|row| row["expect"] == "unique") {
        let id = row["id"].as_str().expect("an id");
        let grid = killer_board(row).unwrap_or_else(|error| panic!("{id}: {error}"));
        let solution = Grid::from_line(row["solution"].as_str().expect("a solution")).expect("a board");
        let mut position = Position::within(Candidates::new(&grid), &grid);
        while let Some(step) = next_step(&position, &by_technique()) {
            is_sound(&step, &solution, id);
            *used.entry(step.technique().slug()).or_default() += 1;
            position.apply(&step);
        }
        // Those by Tarek and others are made to be the hardest.
        let is_extreme = id.starts_with("k-iss-") || row["sat_seconds"].is_number();
        let count = if is_extreme { &mut others } else { &mut solved };
        count[0] += usize::from(position.candidates().open_count() == 0);
        count[1] += 1;
    }
    println!("{solved:?} and {others:?}: {used:?}");
    assert!(solved[1] > 150 && solved[0] * 10 >= solved[1] * 9, "{solved:?}");
    for technique in Technique::ALL.into_iter().filter(|one| one.needs_sums()) {
        assert!(used.get(technique.slug()).is_some_and(|&count| count > 20), "{technique:?}");
    }
}

/// What other programs find in a position by sums is found here.
#[test]
fn the_steps_of_the_corpus_are_found() {
    let Some(rows) = corpus_objects("killer/killer_steps.jsonl", STEPS) else { return };
    let mut missed = Vec::new();
    for row in &rows {
        let id = row["id"].as_str().expect("an id");
        let grid = killer_board(row).unwrap_or_else(|error| panic!("{id}: {error}"));
        let state = Grid::from_line(row["state"].as_str().expect("digits")).expect("a board");
        let mut now = Candidates::new(&state.on(grid.shape()).expect("the same size"));
        if let Some(candidates) = row["candidates"].as_array() {
            for (cell, own) in Cell::all(grid.shape()).zip(candidates) {
                let own = own.as_str().expect("candidates");
                for digit in now.digits(cell).iter().filter(|digit| !own.contains(digit.symbol())) {
                    now.eliminate(Candidate::new(cell, digit), |_| {});
                }
            }
        }
        let position = Position::within(now, &grid);
        let sums = Technique::ALL
            .into_iter()
            .filter(|one| !one.needs_sums())
            .fold(Ladder::teaching(), Ladder::without);
        let steps = all_steps(&position, &sums);
        let cell = |name: &str| {
            let (row, column) = name[1..].split_once('c').expect("a row and a column");
            at(grid.shape(), row.parse().expect("a row"), column.parse().expect("a column"))
        };
        let digit = |number: &Value| Digit::new(number.as_u64().expect("a digit") as u8).expect("a digit");
        let placed = row["placement"].as_object().into_iter().flatten();
        let mut is_found = true;
        for (name, number) in placed {
            let wanted = Candidate::new(cell(name), digit(number));
            is_found &= steps.iter().any(|step| step.placed() == Some(wanted));
        }
        for (name, digits) in row["eliminations"].as_object().into_iter().flatten() {
            for number in digits.as_array().expect("digits") {
                let wanted = Candidate::new(cell(name), digit(number));
                let concludes = |step: &Step| {
                    step.eliminated().contains(&wanted)
                        || step
                            .placed()
                            .is_some_and(|placed| placed.cell == wanted.cell && placed.digit != wanted.digit)
                };
                is_found &= steps.iter().any(concludes);
            }
        }
        if !is_found {
            missed.push(format!("{id} {} {} {}", row["technique"], row["area"], row["eliminations"]));
        }
    }
    assert!(missed.is_empty(), "{} of {}: {missed:#?}", missed.len(), rows.len());
}

/// The levels of the corpus rise with those of its sources: numbers from 1 to 6.
#[test]
fn levels_of_killers_rise_with_those_of_their_sources() {
    let Some(rows) = corpus_objects("killer/killer.jsonl", KILLERS + OTHERS) else { return };
    let mut levels: [Vec<Level>; 6] = std::array::from_fn(|_| Vec::new());
    for row in rows.iter().filter(|row| row["expect"] == "unique") {
        let id = row["id"].as_str().expect("an id");
        let Some((number, _)) = id.strip_prefix("k-thrd-L").and_then(|rest| rest.split_once('-')) else {
            continue;
        };
        let grid = killer_board(row).unwrap_or_else(|error| panic!("{id}: {error}"));
        let puzzle = Puzzle::new(grid, &mut unlimited()).expect("one solution");
        levels[number.parse::<usize>().expect("a number") - 1].push(grade(&puzzle).level);
    }
    let mean = |own: &[Level]| own.iter().map(|&level| level as usize as f64).sum::<f64>() / own.len() as f64;
    let means: Vec<f64> = levels.iter().map(|own| mean(own)).collect();
    println!("{means:?}");
    assert!(
        means[..3].iter().all(|&mean| mean <= 2.0) && means[4..].iter().all(|&mean| mean >= 2.5),
        "{means:?}"
    );
    assert!(levels.iter().flatten().all(|&level| level > Level::Easy), "no cage adds up by singles alone");
}

fn killer(size: &Shape, cages: Cages, level: Level, symmetry: Symmetry, seed: u64) -> Spec {
    let (filling, seed) = (Filling::Random, Seed::new(seed));
    Spec { shape: size.clone(), drawn: Drawn::Cages(cages), level, filling, symmetry, seed }
}

/// Makes killers of all levels at a size, with each symmetry, and gives the number of cells of each cage.
fn made_killers_are_whole(size: &Shape, wanted: Cages) -> Vec<usize> {
    let geometry = size.geometry();
    let image = |cell: Cell| Cell::at(size.cell_count() - 1 - cell.index());
    let mut cells = Vec::new();
    // The others take seconds.
    let is_quick =
        |level: &Level| *level != Level::Fiendish && (wanted != Cages::InBoxes || *level != Level::VeryHard);
    for level in Level::ALL.into_iter().filter(is_quick) {
        for (symmetry, seed) in [(Symmetry::None, 1), (Symmetry::HalfTurn, 2), (Symmetry::HalfTurn, 3)] {
            let spec = killer(size, wanted, level, symmetry, seed);
            if !spec.exists() {
                continue;
            }
            let made = generate(&spec, &mut |_| ControlFlow::Continue(())).expect("a killer");
            let (clues, solution) = (made.puzzle.clues(), made.puzzle.solution());
            let shape = clues.shape();
            assert_eq!(shape.without_cages(), *size, "{spec}");
            assert_eq!(clues.filled_count() > 0, wanted == Cages::BesideDigits, "{spec}");
            assert_eq!(count(clues, 2, &mut unlimited()).exact(), Some(1), "{spec}");
            assert!(solution.is_solution() && follows(solution, shape.cages()), "{spec}");
            assert!(symmetry.holds(clues), "{spec}");
            assert_eq!(made.graded.level, level, "{spec}");
            let mut covered = BTreeSet::new();
            for cage in shape.cages() {
                cells.push(cage.cells().len());
                let is_first = cage.cells().iter().all(|&cell| covered.insert(cell));
                assert!(cage.sum().is_some() && is_first, "{spec}");
                let turned: BTreeSet<Cell> = cage.cells().iter().map(|&cell| image(cell)).collect();
                let is_there =
                    |other: &Cage| other.cells().iter().copied().collect::<BTreeSet<_>>() == turned;
                assert!(symmetry == Symmetry::None || shape.cages().iter().any(is_there), "{spec}");
                let boxes: BTreeSet<_> = cage.cells().iter().map(|&cell| geometry.box_of(cell)).collect();
                assert!(wanted != Cages::InBoxes || boxes.len() == 1, "{spec}");
            }
            assert_eq!(covered.len(), size.cell_count(), "{spec}");
            assert_eq!(spec.to_string().parse(), Ok(spec));
        }
    }
    cells
}

#[test]
fn a_made_killer_has_one_solution_whole_cages_and_its_symmetry() {
    for wanted in Cages::ALL {
        let cells: Vec<usize> = [Shape::S4, Shape::S6, Shape::S9]
            .into_iter()
            .flat_map(|size| made_killers_are_whole(size, wanted))
            .collect();
        let mean = cells.iter().sum::<usize>() as f64 / cells.len() as f64;
        let alone = cells.iter().filter(|&&cells| cells == 1).count();
        println!("{wanted:?}: {mean} cells, {alone} of {} alone", cells.len());
        assert!((2.4..3.1).contains(&mean) && alone * 100 < cells.len(), "{wanted:?}");
    }
}

/// A seed means the same killer for ever.
#[test]
fn a_seed_gives_its_killer() {
    let made = |size: &Shape, cages: Cages, level: Level, seed: u64| {
        let spec = killer(size, cages, level, Symmetry::HalfTurn, seed);
        generate(&spec, &mut |_| ControlFlow::Continue(())).expect("a killer").puzzle.clues().clone()
    };
    let check = |size: &Shape, level: Level, seed: u64, tag: &str| {
        let clues = made(size, Cages::Anywhere, level, seed);
        assert_eq!(clues.shape().tag(), tag, "{seed}");
    };
    let check_other = |size: &Shape, cages: Cages, level: Level, seed: u64, clues: &str| {
        assert_eq!(made(size, cages, level, seed).to_string(), clues, "{seed}");
    };
    check_other(
        Shape::S4,
        Cages::InBoxes,
        Level::Medium,
        1,
        "c4Aab7AcBc3AdBd6Bab7CaDa3CbDb6Ccd4Dcd:................",
    );
    check_other(
        Shape::S6,
        Cages::InBoxes,
        Level::Hard,
        2,
        "c9Aab7AcBc8AdBd13AefBef5Bab6CaDa11Cbc4Cde10CfDf4Dbc7Dde16EabFab5EcFc7EdFd8Eef6Fef:......\
        ..............................",
    );
    check_other(
        Shape::S4,
        Cages::BesideDigits,
        Level::Easy,
        1,
        "c3AaBa8Abcd9BbCab7BcdCc5CdDd8Dabc:...11..44..33...",
    );
    check_other(
        Shape::S6,
        Cages::BesideDigits,
        Level::Easy,
        2,
        "c20AabcBbc15AdBdefCf11Aef5BaCa5Cbc7Cde19DaEabcFc6Dbc7Dde6DfEf17EdeFdef8Fab:...1.6...4...\
        2........4...1...2.4...",
    );
    check_other(
        Shape::S9,
        Cages::BesideDigits,
        Level::Medium,
        3,
        "c19AaBabcd11Abc14AdeBe12Afgh24AiBiCi18Bfgh19CaDab13Cbc8Cde9CfDf12CgDgEg11ChDhi18Dcde12Ea\
        b16EcFcGc10Edef8Ehi11FabGb15FdGd17Fefg17FhiGi19GaHaIa8Gef5Ggh16Hbcd11HeIef27HfghiIi13Ibc\
        d12Igh:.3...........89.................3.5...........1.6.................86...........8.",
    );
    check(Shape::S4, Level::Medium, 1, "c8AaBaCa9Abcd4Bbc7BdCdDd6Cbc6Dabc");
    check(
        Shape::S6,
        Level::Hard,
        7,
        "c10AabBab13Acde8AfBef8BcCc12BdCdeDe9CaDa13CbDbcEc11CfDf7DdEd10EabFa17EefFef8Fbcd",
    );
    check(
        Shape::S9,
        Level::Medium,
        11,
        "c10AaBaCaDa14AbcBb20AdefBd13AgBg22AhiBiCi23BcCbc13Bef8BhCh13CdDcd27CeDeEeFeGe16CfDf9CgDg\
            18DbEbFb14DhEhFh13DiEi12EaFa6Ecd5Efg7FcGc10FdGd14FfgGf18FiGiHiIi27GaHaIab6GbHb16GghHg9Hc\
            Ic15Hde14HfIdef13HhIgh",
    );
    check(
        Shape::S9,
        Level::VeryHard,
        5,
        "c24AaBaCaDaEa12Abc12AdeBd13AfBf13Aghi19BbcCb8BeCe13Bghi4CcDc12CdDd20CfDef11CgDg22ChiDhi13DbEb20Ecdefg5EhFh20EiFiGiHiIi16FabGab11FcGc14FdeGd11FfGf10FgGg17GeHe21GhHgh13Habc10HdId12HfIef15Iabc14Igh",
    );
}

#[test]
fn a_killer_without_digits_is_never_easy() {
    for size in [Shape::S4, Shape::S6, Shape::S9] {
        let exists = |cages, level| killer(size, cages, level, Symmetry::None, 0).exists();
        assert!(!exists(Cages::Anywhere, Level::Easy) && exists(Cages::Anywhere, Level::Medium));
        assert!(exists(Cages::BesideDigits, Level::Easy));
        let spec = killer(size, Cages::Anywhere, Level::Easy, Symmetry::None, 0);
        let none = generate(&spec, &mut |_| ControlFlow::Continue(())).expect_err("none");
        assert!(matches!(none, GenerateError::NoSuchLevel(Level::Easy, _)), "{none}");
    }
}

/// The sums of all fillings of cells with digits that differ where the cells see each other.
fn sums_by_trying(
    shape: &Shape,
    cells: &[Cell],
    held: &[Option<Digit>],
    chosen: &mut Vec<Digit>,
) -> BTreeSet<u16> {
    let at = chosen.len();
    if at == cells.len() {
        return BTreeSet::from([chosen.iter().map(|digit| u16::from(digit.number())).sum()]);
    }
    let mut sums = BTreeSet::new();
    for digit in Digit::all(shape).filter(|&digit| held[at].is_none_or(|held| held == digit)) {
        let sees = |other: &usize| shape.geometry().see(cells[at], cells[*other]);
        // Digits that stand already may clash.
        if (0..at)
            .filter(sees)
            .any(|other| chosen[other] == digit && (held[at].is_none() || held[other].is_none()))
        {
            continue;
        }
        chosen.push(digit);
        sums.extend(sums_by_trying(shape, cells, held, chosen));
        chosen.pop();
    }
    sums
}

#[test]
fn the_sums_of_cells_reach_from_the_least_to_the_largest() {
    let mut rng = Rng::new(Seed::from_text("sums"), 0);
    let caged = Shape::S6.tagged("c9AaBbCc0DaEbFc").expect("cages");
    for shape in [Shape::S4, Shape::S6, &caged, Shape::S9] {
        for _ in 0..60 {
            let mut cells: Vec<Cell> = Cell::all(shape).collect();
            rng.shuffle(&mut cells);
            cells.truncate(2 + rng.below(3) as usize);
            let mut digit =
                || (rng.below(4) == 0).then(|| Digit::at(rng.below(shape.side() as u32) as usize));
            let held: Vec<Option<Digit>> = cells.iter().map(|_| digit()).collect();
            let digit_at = |cell: Cell| held[cells.iter().position(|&own| own == cell).expect("asked")];
            let tried = sums_by_trying(shape, &cells, &held, &mut Vec::new());
            let expected = tried.first().copied().zip(tried.last().copied());
            assert_eq!(span(shape, &cells, digit_at), expected, "{cells:?} {held:?}");
        }
    }
    let row: Vec<Cell> = Cell::all(Shape::S9).take(9).collect();
    assert_eq!(span(Shape::S9, &row, |_| None), Some((45, 45)));
    assert_eq!(span(Shape::S9, &row[..3], |_| None), Some((6, 24)));
    assert_eq!(span(Shape::S9, &[], |_| None), None);
    let board: Vec<Cell> = Cell::all(Shape::S9).collect();
    assert_eq!(span(Shape::S9, &board, |_| None), None);
}

#[test]
fn a_combination_fits_if_some_order_of_it_does() {
    let set = |digits: &str| digits.chars().filter_map(Digit::from_symbol).collect::<DigitSet>();
    let check = |combination: &str, cells: &[&str], expected: bool| {
        let cells: Vec<DigitSet> = cells.iter().map(|cell| set(cell)).collect();
        assert_eq!(fits(set(combination), &cells), expected, "{combination} {cells:?}");
    };
    check("12", &["12", "12"], true);
    check("12", &["1", "1"], false);
    check("12", &["2", "12"], true);
    check("123", &["12", "12", "12"], false);
    check("123", &["23", "12", "12"], true);
    check("123", &["3", "3", "12"], false);
    check("12", &["12", "3"], false);
    check("", &[], true);
    check("1", &[], false);
}

#[test]
fn neighbouring_cages_have_different_tints() {
    let Some(rows) = corpus_objects("killer/killer.jsonl", KILLERS + OTHERS) else { return };
    let mut most = 0;
    for row in &rows {
        let Ok(grid) = killer_board(row) else { continue };
        let (shape, geometry) = (grid.shape(), grid.geometry());
        let areas = cage_areas(shape);
        for cell in Cell::all(shape) {
            for (&one, other) in geometry.cages_of(cell).iter().flat_map(|one| {
                geometry
                    .beside(cell)
                    .flat_map(|beside| geometry.cages_of(beside))
                    .map(move |other| (one, *other))
            }) {
                let (one, other) = (usize::from(one), usize::from(other));
                assert!(one == other || areas[one].0 != areas[other].0, "{} {one} {other}", row["id"]);
                most = most.max(areas[one].0);
            }
        }
    }
    println!("{} tints", most + 1);
    assert!(most < CAGE_TINTS);
}
