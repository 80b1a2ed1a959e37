//! Passes by singles: the article's puzzle, and rules for any puzzle.

use crate::common::{
    ARTICLE, HARD, Single, all_passes, apply, breaks_the_rules, corpus_puzzles, line, on, part,
    plain_singles, sample, single_of, some_puzzles, thinned,
};
use proptest::prelude::*;
use std::{collections::BTreeSet, ops::ControlFlow};
use sudoku_core::{
    Candidates, Grid, House, HouseKind, KindSet, Position, Rng, Seed, Shape, Transform,
    ladder::Plan,
    passes::{self, Pass, PassKind, Reach},
    step::Step,
};

#[test]
fn the_articles_puzzle_takes_21_passes() {
    let run = passes::run(&line(ARTICLE));
    assert!(run.solved);
    let sizes: Vec<(&str, usize)> =
        run.passes.iter().map(|pass| (pass.kind.slug(), pass.steps.len())).collect();
    assert_eq!(sizes.len(), 21, "{sizes:?}");
    assert_eq!(sizes.iter().map(|(_, steps)| steps).sum::<usize>(), 57);
    assert_eq!(sizes.last(), Some(&("hidden-singles", 2)));
    assert!(sizes.iter().all(|&(_, steps)| steps > 0));
}

/// The passes of a run, `s` for singles and `h` for hidden singles, with the number of steps.
fn picture(passes: &[Pass]) -> String {
    let letter = |pass: &Pass| match pass.kind {
        PassKind::Singles => 's',
        PassKind::HiddenSingles => 'h',
        PassKind::Search | PassKind::Tier(_) | PassKind::Path => '?',
    };
    let words: Vec<String> =
        passes.iter().map(|pass| format!("{}{}", letter(pass), pass.steps.len())).collect();
    words.join(" ")
}

#[test]
fn runs_of_small_boards() {
    let check = |grid: &str, with_empty: &str, numbered: &str, solved: bool| {
        let run = passes::run(&line(grid));
        assert_eq!(picture(&all_passes(&Candidates::new(&line(grid)))), with_empty, "{grid}");
        assert_eq!((picture(&run.passes).as_str(), run.solved), (numbered, solved), "{grid}");
    };
    let nothing = ".".repeat(16);
    check("1243342143122134", "", "", true);
    check("124334214312213.", "s1", "s1", true);
    check("12433421431221..", "s2", "s2", true);
    check(&nothing, "s0 h0", "", false);
    // The full board breaks the rules: nothing is left to do, and nothing is solved.
    check("1243342143122131", "", "", false);
    check("1...............", "s0 h0", "", false);
    // The 1 has one place in the last box, also its only one in that row and column.
    check("1......1.1......", "s0 h1 s0 h0", "h1", false);
    check("1.....2..3.....4", "s4 h8", "s4 h8", true);
    check(&".".repeat(81), "s0 h0", "", false);
    check(HARD, "s0 h0", "", false);
    check(&".".repeat(256), "s0 h0", "", false);
    check(&".".repeat(625), "s0 h0", "", false);
    check("1..2..3.........", "s1 h2 s0 h0", "s1 h2", false);
    // Two cells of a box can both be only 3. A pass that contradicts itself is not taken.
    check("123....4........", "", "", false);
}

/// Checks one pass against the position where it was found.
fn check_pass(position: &Candidates, pass: &Pass, solution: Option<&Grid>) {
    let found: Vec<Single> = pass.steps.iter().map(single_of).collect();
    assert_eq!(found, plain_singles(position, pass.kind), "{:?}", position.to_grid());
    assert!(passes::is_consistent(position, &pass.steps));
    let placed: Vec<_> = pass.steps.iter().filter_map(Step::placed).collect();
    assert!(placed.windows(2).all(|two| two[0].cell < two[1].cell), "a cell once, in reading order");
    for candidate in placed {
        if let Some(solution) = solution {
            assert_eq!(solution.get(candidate.cell), Some(candidate.digit), "{:?}", position.to_grid());
        }
    }
}

/// Checks each pass of a whole run from a position, and that the run ends when no single is left.
fn check_run(from: &Candidates, solution: Option<&Grid>) -> Vec<Pass> {
    let passes = all_passes(from);
    let mut now = from.clone();
    for (index, pass) in passes.iter().enumerate() {
        let due = if index % 2 == 0 { PassKind::Singles } else { PassKind::HiddenSingles };
        assert_eq!(pass.kind, due);
        assert_eq!(*pass, passes::next_pass(&now, due));
        check_pass(&now, pass, solution);
        pass.steps.iter().for_each(|step| apply(&mut now, step));
    }
    let dry =
        [PassKind::Singles, PassKind::HiddenSingles].iter().all(|&kind| plain_singles(&now, kind).is_empty());
    let next = passes::next_pass(
        &now,
        if passes.len().is_multiple_of(2) { PassKind::Singles } else { PassKind::HiddenSingles },
    );
    assert!(now.open_count() == 0 || dry || !passes::is_consistent(&now, &next.steps));
    passes
}

#[test]
fn no_step_is_wrong_on_the_corpus() {
    let puzzles = corpus_puzzles();
    let mut solved = 0;
    for (clues, solution) in &puzzles {
        let passes = check_run(&Candidates::new(clues), Some(solution));
        let run = passes::run(clues);
        assert!(run.passes.iter().eq(passes.iter().filter(|pass| !pass.steps.is_empty())));
        assert!(run.end.agrees_with(solution) && clues.agrees_with(&run.end));
        assert_eq!(run.solved, run.end == *solution);
        let placed: usize = run.passes.iter().map(|pass| pass.steps.len()).sum();
        assert_eq!(clues.filled_count() + placed, run.end.filled_count());
        solved += usize::from(run.solved);
    }
    // Without enough of each kind, half of the test would check nothing.
    let few = puzzles.len() / 5;
    assert!(solved > few && solved < puzzles.len() - few, "{solved} of {}", puzzles.len());
}

#[test]
fn no_step_is_wrong_on_any_size() {
    for puzzle in some_puzzles() {
        let (clues, solution) = (puzzle.clues(), puzzle.solution());
        check_run(&Candidates::new(clues), Some(solution));
        for seed in 0..3 {
            check_run(&thinned(clues, Some(solution), 15, seed), Some(solution));
        }
    }
}

/// A step's words after a transformation.
fn mapped(single: Single, transform: &Transform, transposed: bool) -> Single {
    let (name, candidate, kinds) = single;
    let turned = |kind| match kind {
        HouseKind::Row if transposed => HouseKind::Column,
        HouseKind::Column if transposed => HouseKind::Row,
        // A mirror image exchanges the diagonals.
        HouseKind::Falling => transform.house(House::Falling).kind(),
        HouseKind::Rising => transform.house(House::Rising).kind(),
        other => other,
    };
    let kinds: KindSet = kinds.into_iter().map(turned).collect();
    (name, transform.candidate(candidate), kinds.iter().collect())
}

fn sorted(mut singles: Vec<Single>) -> Vec<Single> {
    singles.sort_by_key(|&(name, candidate, _)| (candidate, name));
    singles
}

/// Checks that the passes of the image of a grid are the images of its passes.
fn check_image(grid: &Grid, transform: &Transform) {
    let transposed = is_transposed(grid.shape(), transform);
    let own = all_passes(&Candidates::new(grid));
    let other = all_passes(&Candidates::new(&transform.apply(grid)));
    assert_eq!(picture(&own), picture(&other), "{grid} {transform:?}");
    for (own, other) in own.iter().zip(&other) {
        let image = own.steps.iter().map(|step| mapped(single_of(step), transform, transposed)).collect();
        assert_eq!(
            sorted(image),
            sorted(other.steps.iter().map(single_of).collect()),
            "{grid} {transform:?}"
        );
    }
}

/// A random transformation that turns rows into columns.
pub(crate) fn transposing(shape: &Shape, rng: &mut Rng) -> Transform {
    loop {
        let transform = Transform::random(shape, rng);
        // A board with rectangular boxes, irregular regions or cages keeps its rows.
        let keeps = !shape.has_square_boxes() || shape.regions().is_some() || shape.has_cages();
        if keeps || is_transposed(shape, &transform) {
            return transform;
        }
    }
}

/// Whether the transformation turns rows into columns.
fn is_transposed(shape: &Shape, transform: &Transform) -> bool {
    let geometry = shape.geometry();
    let [a, b] = [0, 1].map(|column| transform.cell(geometry.cell(0, column)));
    geometry.column(a) == geometry.column(b)
}

#[test]
fn passes_do_not_depend_on_the_view() {
    let mut rng = Rng::new(Seed::new(11), 0);
    for puzzle in some_puzzles() {
        let (clues, shape) = (puzzle.clues(), puzzle.clues().shape());
        check_image(clues, &transposing(shape, &mut rng));
        let times = if shape <= Shape::S9 { 24 } else { 6 };
        for _ in 0..times {
            check_image(clues, &Transform::random(shape, &mut rng));
        }
    }
}

#[test]
fn passes_do_not_depend_on_the_view_on_the_corpus() {
    let puzzles = corpus_puzzles();
    let mut rng = Rng::new(Seed::new(12), 0);
    for (clues, _) in puzzles.iter().step_by(3) {
        check_image(clues, &Transform::random(clues.shape(), &mut rng));
    }
}

fn any_part() -> impl Strategy<Value = Grid> {
    let shape = prop_oneof![
        4 => Just(Shape::S4), 3 => Just(Shape::S6), 2 => Just(Shape::S8), 4 => Just(Shape::S9),
        1 => Just(Shape::S10), 1 => Just(Shape::S12), 1 => Just(Shape::S16), 1 => Just(Shape::S25),
    ];
    (shape, 0..=100usize, 0..4usize, any::<u64>())
        .prop_map(|(shape, share, wrong, seed)| part(shape, shape.cell_count() * share / 100, wrong, seed))
}

proptest! {
    /// Any grid at all, contradictory ones included: the run ends, its figures agree, and it calls nothing
    /// solved that isn't.
    #[test]
    fn any_grid_has_a_run(grid in any_part()) {
        check_run(&Candidates::new(&grid), None);
        let run = passes::run(&grid);
        prop_assert!(grid.agrees_with(&run.end));
        prop_assert_eq!(run.solved, run.end.is_full() && !breaks_the_rules(&run.end));
        prop_assert!(run.passes.iter().all(|pass| !pass.steps.is_empty()));
        let placed: usize = run.passes.iter().map(|pass| pass.steps.len()).sum();
        prop_assert_eq!(grid.filled_count() + placed, run.end.filled_count());
    }

    /// Broken grids and thinned positions transform like others.
    #[test]
    fn any_grid_has_the_same_run_from_every_side(grid in any_part(), seed in any::<u64>()) {
        check_image(&grid, &Transform::random(grid.shape(), &mut Rng::new(Seed::new(seed), 0)));
    }

    /// Both kinds of pass find exactly the singles of the position, after any eliminations.
    #[test]
    fn passes_of_any_position_are_whole(grid in any_part(), percent in 0..80u32, seed in any::<u64>()) {
        let position = thinned(&grid, None, percent, seed);
        for kind in [PassKind::Singles, PassKind::HiddenSingles] {
            let found: Vec<Single> = passes::next_pass(&position, kind).steps.iter().map(single_of).collect();
            // Two digits that claim one cell come in the order of finding; everything else is in reading
            // order.
            prop_assert_eq!(sorted(found.clone()), sorted(plain_singles(&position, kind)));
            prop_assert!(found.windows(2).all(|two| two[0].1.cell <= two[1].1.cell));
        }
        prop_assert!(passes::next_pass(&position, PassKind::Search).steps.is_empty());
    }

    /// A run from the middle of another is the rest of that one.
    #[test]
    fn a_run_can_be_cut_anywhere(seed in 0..6u64, at in any::<prop::sample::Index>()) {
        let start = Candidates::new(crate::common::dug(Shape::S9, 24, seed).clues());
        let all = all_passes(&start);
        let at = at.index(all.len());
        let mut now = start;
        all[..at].iter().flat_map(|pass| &pass.steps).for_each(|step| apply(&mut now, step));
        let due = all[at].kind;
        let rest = passes::rest(&now, due, &mut on).expect("nobody stops it");
        // The one difference: a run cut behind an empty pass does not know of that pass, so it looks once
        // more before it stops.
        let same = rest.iter().zip(&all[at..]).all(|(one, other)| one == other);
        prop_assert!(same && rest.len() >= all.len() - at && rest.len() <= all.len() - at + 1);
        prop_assert!(rest.iter().skip(all.len() - at).all(|pass| pass.steps.is_empty()));
    }
}

#[test]
fn a_watcher_can_stop_a_run() {
    let start = Candidates::new(&line(ARTICLE));
    let all = all_passes(&start);
    for stop_at in 0..=all.len() {
        let mut told = Vec::new();
        let stopped = passes::rest(&start, PassKind::Singles, &mut |passes| {
            told.push(passes);
            if passes == stop_at { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        assert!(told.iter().copied().eq(0..=stop_at.min(all.len() - 1)), "{told:?}");
        assert_eq!(stopped, (stop_at == all.len()).then(|| all.clone()));
    }
}

#[test]
fn passes_that_contradict_themselves_are_known() {
    let check = |grid: &str, kind: PassKind, consistent: bool| {
        let position = Candidates::new(&line(grid));
        let pass = passes::next_pass(&position, kind);
        assert_eq!(passes::is_consistent(&position, &pass.steps), consistent, "{grid} {pass:?}");
    };
    check("1.....2..3.....4", PassKind::Singles, true);
    check("1.....2..3.....4", PassKind::HiddenSingles, true);
    // Both empty cells of the first row can only be 1.
    check("23.....4........", PassKind::Singles, false);
    // The 2 and the 3 both have the same cell as their only place in the second row.
    check("23.....4........", PassKind::HiddenSingles, false);
    check("..3...4.........", PassKind::Singles, true);
}

/// A reader's passes lead as far as the whole ones. Beyond pairs each is one step, and no step of any repeats
/// another.
#[test]
fn a_readers_pass_has_no_more_than_one_follows() {
    let everything = &mut |_: &Candidates| ControlFlow::Continue(());
    let (mut single, mut pairs) = (0, 0);
    for puzzle in sample(some_puzzles(), 2, 1) {
        let from = Position::of(&puzzle);
        let climb = |to_read: bool, watch: passes::Watch<'_>| {
            let by = if to_read { passes::climb_to_read } else { passes::climb };
            by(&from, Plan::default(), PassKind::Singles, Reach::End, watch).expect("nothing stops it")
        };
        let (whole, read) = (climb(false, everything), climb(true, everything));
        let end = |passes: &[Pass]| {
            let mut now = from.clone();
            passes.iter().flat_map(|pass| &pass.steps).for_each(|step| now.apply(step));
            now.candidates().open_count()
        };
        assert_eq!(end(&whole) == 0, end(&read) == 0);
        for pass in &read {
            let PassKind::Tier(technique) = pass.kind else { continue };
            let beyond = technique.info().tier > 2;
            assert!(!beyond || pass.steps.len() == 1, "{technique:?}: {}", pass.steps.len());
            single += usize::from(beyond);
            let mut gone = BTreeSet::new();
            for step in &pass.steps {
                let before = gone.len();
                gone.extend(step.eliminated().iter().copied());
                assert!(gone.len() > before || step.placed().is_some(), "{step:?} removes nothing more");
            }
            pairs += usize::from(pass.steps.len() > 1);
        }
    }
    assert!(single > 10 && pairs > 5, "{single} and {pairs}");
}
