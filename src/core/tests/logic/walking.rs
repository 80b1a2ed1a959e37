//! A walk caches its searches, and a climb can be watched: neither changes the findings.

use crate::common::{dug, sample, some_puzzles, thinned};
use std::ops::ControlFlow;
use sudoku_core::{
    Candidates, Constraint, Constraints, Grid, Position, Shape, Technique,
    brute::{budget, unlimited},
    ladder::{
        Ending, Ladder, STEPS_WORK, StepsFound, Stopped, all_steps, all_steps_watched, all_steps_within,
        next_step, next_step_watched, walk, walk_watched,
    },
    step::{Forcing, Pattern, Step},
};

/// Positions of puzzles of all shapes, at the start and with random candidates removed.
fn positions() -> Vec<Position> {
    let mut found = Vec::new();
    for (i, puzzle) in some_puzzles().iter().enumerate() {
        for share in [0, 45] {
            let candidates = thinned(puzzle.clues(), Some(puzzle.solution()), share, i as u64);
            found.push(Position::within(candidates, puzzle.clues()));
        }
    }
    found
}

/// Ladders that stop at different heights, so that each rung is the last of some walk.
fn ladders() -> Vec<Ladder> {
    let off = [Technique::HiddenSingle, Technique::Pointing, Technique::NakedPair, Technique::TurbotFish];
    let mut ladders: Vec<Ladder> = off.iter().map(|&one| Ladder::teaching().without(one)).collect();
    ladders.extend([Ladder::teaching(), Ladder::hodoku()]);
    ladders
}

#[test]
fn a_walk_takes_the_next_step_each_time() {
    for (nth, position) in positions().into_iter().enumerate() {
        for ladder in sample(ladders(), 3, nth) {
            let found = walk(&position, &ladder);
            let mut now = position.clone();
            for step in &found.steps {
                assert_eq!(next_step(&now, &ladder).as_ref(), Some(step));
                now.apply(step);
            }
            assert_eq!(next_step(&now, &ladder), None);
            assert_eq!(now, found.end);
            assert_eq!(found.ending == Ending::Solved, now.candidates().open_count() == 0);
        }
    }
}

/// A walk caches how a line and its box divide their digits, which saves most searches for Sue de Coq. Nets
/// change only a candidate or two, so most cached results still hold.
#[test]
fn a_walk_of_small_steps_forgets_nothing() {
    let kept = [
        Technique::FullHouse,
        Technique::HiddenSingle,
        Technique::NakedSingle,
        Technique::SueDeCoq,
        Technique::ForcingNet,
    ];
    let off = Technique::ALL.into_iter().filter(|one| !kept.contains(one));
    let ladder = off.fold(Ladder::teaching(), Ladder::without);
    let mut found = 0;
    let puzzles =
        (0..60).map(|seed| dug(Shape::S9, 22, seed)).chain((0..2).map(|seed| dug(Shape::S16, 110, seed)));
    for puzzle in puzzles.chain((0..20).map(|seed| dug(Shape::S4, 4, seed))) {
        let mut now = Position::of(&puzzle);
        for step in walk(&now, &ladder).steps {
            assert_eq!(next_step(&now, &ladder).as_ref(), Some(&step));
            found += usize::from(step.technique() == Technique::SueDeCoq);
            now.apply(&step);
        }
        assert_eq!(next_step(&now, &ladder), None);
    }
    assert!(found > 30, "{found}");
}

/// The search drops nets that cannot become the smallest, and still finds the smallest.
#[test]
fn the_smallest_net_comes_first() {
    let ladder = Ladder::teaching().only(Technique::ForcingNet);
    let mut seen = 0;
    for position in positions() {
        let steps = all_steps(&position, &ladder);
        let size = |step: &Step| match &step.pattern {
            Pattern::Forcing(Forcing { branches, clash: Some(_), .. }) => {
                Some((branches[0].len(), step.eliminated()[0]))
            }
            _ => None,
        };
        let sizes: Vec<_> = steps.iter().map_while(size).collect();
        assert!(sizes.is_sorted(), "{sizes:?}");
        seen += sizes.len();
    }
    assert!(seen > 50, "{seen}");
}

#[test]
fn the_next_step_is_the_first_of_all() {
    for position in sample(positions(), 3, 2) {
        for ladder in [Ladder::teaching(), Ladder::hodoku()] {
            assert_eq!(next_step(&position, &ladder).as_ref(), all_steps(&position, &ladder).first());
        }
    }
}

#[test]
fn who_watches_changes_nothing() {
    for position in sample(positions(), 3, 1) {
        let ladder = Ladder::teaching();
        assert_eq!(
            next_step_watched(&position, &ladder, &mut unlimited()),
            Ok(next_step(&position, &ladder))
        );
        assert_eq!(
            all_steps_watched(&position, &ladder, &mut unlimited()),
            Ok(all_steps(&position, &ladder))
        );
        let steps = |steps: Vec<Step>| steps.len();
        let watched = walk_watched(&position, &ladder, &mut unlimited());
        assert_eq!(watched.map(|walk| steps(walk.steps)), Ok(steps(walk(&position, &ladder).steps)));
    }
}

#[test]
fn a_hunt_stops_when_it_is_told_to() {
    for position in sample(positions(), 3, 0).filter(|position| position.shape() >= Shape::S9) {
        let ladder = Ladder::teaching();
        let mut heard = Vec::new();
        let mut listen = |units| {
            heard.push(units);
            ControlFlow::Continue(())
        };
        assert!(all_steps_watched(&position, &ladder, &mut listen).is_ok());
        assert!(heard.is_sorted_by(|one, next| one < next), "the work grows");
        assert_eq!(all_steps_watched(&position, &ladder, &mut budget(heard.len() as u64 / 2)), Err(Stopped));
        // Once told to stop, it calls no more.
        let mut asked = 0;
        let mut stop = |_| {
            asked += 1;
            ControlFlow::Break(())
        };
        assert_eq!(next_step_watched(&position, &ladder, &mut stop), Err(Stopped));
        assert!(walk_watched(&position, &ladder, &mut stop).is_err_and(|error| error == Stopped));
        assert_eq!(asked, 2);
    }
}

/// The work of a search for all steps.
fn work(position: &Position, ladder: &Ladder) -> u64 {
    let mut done = 0;
    let mut watch = |units| {
        done = units;
        ControlFlow::Continue(())
    };
    assert!(all_steps_watched(position, ladder, &mut watch).is_ok());
    done
}

/// The boards of games stay far below the limit, and a search that reaches it keeps its steps.
#[test]
fn a_search_for_all_steps_keeps_what_it_found_until_its_limit() {
    let ladder = Ladder::teaching();
    for position in sample(positions(), 3, 1) {
        let done = work(&position, &ladder);
        let all = all_steps(&position, &ladder);
        println!("{:?}: {done} units, {} steps", position.shape(), all.len());
        assert!(done < STEPS_WORK / 4, "{:?}: {done}", position.shape());
        let half = all_steps_within(&position, &ladder, done / 2);
        assert!(half.stopped && all.starts_with(&half.steps), "{:?}", position.shape());
        let whole = all_steps_within(&position, &ladder, STEPS_WORK);
        assert_eq!(whole, StepsFound { steps: all, stopped: false });
    }
}

/// A board full of contradictions ends at the limit, which counts work and knows no clock.
#[test]
fn a_contradictory_board_ends_at_the_limit() {
    let rules = [Constraint::Windows, Constraint::Knight, Constraint::King];
    let rules = rules.into_iter().fold(Constraints::NONE, Constraints::with);
    let line = ".3..8..1.29.5.1.37..83.7....72...84.6.......1.89...25....4.8...81.2.9.64.2..3..8.";
    let shape = Shape::S9.with(rules).expect("rules of a 9x9");
    let grid = Grid::from_line(line).and_then(|grid| grid.on(&shape)).expect("a grid");
    let position = Position::within(Candidates::new(&grid), &grid).doubting();
    let found = all_steps_within(&position, &Ladder::teaching(), STEPS_WORK);
    assert!(found.stopped && (1_000..40_100).contains(&found.steps.len()), "{}", found.steps.len());
}
