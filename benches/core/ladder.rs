//! The ladder of techniques: whole walks, and single searches at the positions of walks.

use crate::puzzles::{Set, puzzle, sets};
use divan::{Bencher, black_box, counter::ItemsCount};
use sudoku_core::{
    Position, Technique,
    ladder::{Ladder, all_steps, next_step, walk},
};

/// The number of puzzles taken from a set, evenly spread.
const PUZZLES: usize = 60;

fn beginnings(set: &Set) -> Vec<Position> {
    let every = set.grids.len().div_ceil(PUZZLES);
    set.grids.iter().step_by(every).map(|grid| Position::of(&puzzle(grid))).collect()
}

/// The positions of walks that need more than a single: a player would ask for help there.
fn hard_positions(set: &Set) -> Vec<Position> {
    let mut found = Vec::new();
    for mut position in beginnings(set) {
        for step in walk(&position, &Ladder::teaching()).steps {
            if step.placed().is_none() {
                found.push(position.clone());
            }
            position.apply(&step);
        }
    }
    let every = found.len().div_ceil(PUZZLES).max(1);
    found.into_iter().step_by(every).collect()
}

/// The whole ladder, from the givens to its end.
#[divan::bench(args = sets(), sample_count = 10, sample_size = 1)]
fn whole_walk(bencher: Bencher, set: &Set) {
    walks(bencher, set, &Ladder::teaching());
}

/// The same from singles up to fish: all the techniques of other programs.
#[divan::bench(args = sets(), sample_count = 10, sample_size = 1)]
fn walk_of_singles_sets_and_fish(bencher: Bencher, set: &Set) {
    let last = Technique::Jellyfish.info().hodoku.map(|figures| figures.index);
    let beyond = |technique: &Technique| {
        let index = technique.info().hodoku.map(|figures| figures.index);
        index.is_none() || index > last
    };
    let ladder = Technique::ALL.into_iter().filter(beyond).fold(Ladder::teaching(), Ladder::without);
    walks(bencher, set, &ladder);
}

fn walks(bencher: Bencher, set: &Set, ladder: &Ladder) {
    let positions = beginnings(set);
    bencher.counter(ItemsCount::new(positions.len())).bench(|| {
        positions.iter().map(|position| walk(black_box(position), ladder).steps.len()).sum::<usize>()
    });
}

/// The next step where singles do not help.
#[divan::bench(args = sets(), sample_count = 10, sample_size = 1)]
fn hint(bencher: Bencher, set: &Set) {
    let positions = hard_positions(set);
    bencher.counter(ItemsCount::new(positions.len())).bench(|| {
        let next = |position| next_step(black_box(position), &Ladder::teaching());
        positions.iter().filter_map(next).count()
    });
}

/// All steps of the same positions.
#[divan::bench(args = sets(), sample_count = 5, sample_size = 1)]
fn everything_at_once(bencher: Bencher, set: &Set) {
    let positions = hard_positions(set);
    bencher.counter(ItemsCount::new(positions.len())).bench(|| {
        let all = |position| all_steps(black_box(position), &Ladder::teaching()).len();
        positions.iter().map(all).sum::<usize>()
    });
}
