//! One puzzle of a seed, and everything counted about it.

use std::ops::ControlFlow;
use sudoku_core::{
    Candidate, Candidates, Cell, Grid, Level, Position, Puzzle, Seed, Shape, Technique, TechniqueSet,
    generate::measure::{Measure, make},
    grade,
    ladder::{Ending, Ladder, Stopped, Walk, all_steps, walk, walk_watched},
    notation::names::cell_name,
    step::Step,
};

/// A puzzle with its walk.
pub(crate) struct Walked {
    pub(crate) seed: u64,
    pub(crate) puzzle: Puzzle,
    walk: Walk,
    /// The techniques of the walk.
    pub(crate) used: TechniqueSet,
    /// The techniques that the ladder up to the hardest one cannot replace, if this seed asks for them.
    pub(crate) needed: Option<TechniqueSet>,
    /// The hardest technique, if the walk solves the puzzle.
    pub(crate) hardest: Option<Technique>,
    /// Whether the level is at least hard.
    pub(crate) is_hard: bool,
}

/// A position whose easiest step is of a technique.
pub(crate) struct Spot {
    pub(crate) technique: Technique,
    pub(crate) line: String,
    /// Its number of different steps.
    pub(crate) steps: usize,
    pub(crate) empty: usize,
}

/// The wish of a seed. Up to 9×9 it is a minimal puzzle of any level. On larger boards minimal puzzles
/// are beyond the ladder, so the number of clues is one of those that the generator leaves for logic.
fn wish(shape: &Shape, seed: u64) -> Measure {
    let minimal = Measure { attempts: 1, ..Measure::minimal(shape, Seed::new(seed)) };
    let (least, most) = shape.making().wished;
    if most == 0 {
        return minimal;
    }
    let clues = u64::from(least) + seed % u64::from(most - least + 1);
    Measure { minimal: false, clues: Some(clues as usize), ..minimal }
}

/// The most work of a walk, in the ladder's units; above it, a puzzle counts as one that the ladder does not
/// solve. At 9×9 no walk comes near it.
const MOST: u64 = 30_000_000;

fn walk_within(from: &Position, ladder: &Ladder) -> Result<Walk, Stopped> {
    walk_watched(from, ladder, &mut |done| {
        if done > MOST { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    })
}

/// Asking for the needed techniques takes several walks, so it is done for one seed of this many.
const fn asked_of(shape: &Shape) -> u64 {
    match shape {
        Shape::S9 => 2,
        Shape::S15 | Shape::S16 => 16,
        Shape::S20 | Shape::S25 => 4,
        _ => 1,
    }
}

/// The puzzle of a seed and its walk; `None` if the seed gives none.
pub(crate) fn walked(shape: &Shape, seed: u64) -> Option<Walked> {
    let puzzle = make(&wish(shape, seed), &mut |_| ControlFlow::Continue(())).ok()?.puzzle;
    let ladder = Ladder::teaching();
    let start = Position::of(&puzzle);
    let walk = walk_within(&start, &ladder).unwrap_or_else(|Stopped| Walk {
        steps: Vec::new(),
        end: start.clone(),
        ending: Ending::Stuck,
    });
    let used: TechniqueSet = walk.steps.iter().map(Step::technique).collect();
    let solved = walk.ending == Ending::Solved;
    let height =
        |technique: &Technique| ladder.rungs().iter().rposition(|rung| rung.techniques.contains(technique));
    let hardest = used.iter().max_by_key(height).filter(|_| solved);
    let needed = seed
        .is_multiple_of(asked_of(shape))
        .then(|| if solved { needed(&start, &walk, used) } else { TechniqueSet::NONE });
    let tier = used.iter().map(|one| one.info().tier).max().unwrap_or(1);
    let is_hard = !solved || tier > 2 || tier == 2 && grade(&puzzle).level >= Level::Hard;
    Some(Walked { seed, puzzle, walk, used, needed, hardest, is_hard })
}

/// The techniques that the ladder up to the hardest one cannot replace. Full houses and hidden singles are not
/// asked about: every puzzle has them, and the walks without them would take most of the time.
fn needed(start: &Position, walk: &Walk, used: TechniqueSet) -> TechniqueSet {
    let mut needed = TechniqueSet::NONE;
    let mut seen: TechniqueSet = [Technique::FullHouse, Technique::HiddenSingle].into_iter().collect();
    let up = Ladder::teaching().up_to(used);
    let mut position = start.clone();
    for step in &walk.steps {
        let technique = step.technique();
        if !seen.contains(technique) {
            seen.set(technique, true);
            // Up to its first step, the walk without it is the same.
            let rest = walk_within(&position, &up.clone().without(technique));
            needed.set(technique, !rest.is_ok_and(|rest| rest.ending == Ending::Solved));
        }
        position.apply(step);
    }
    needed
}

impl Walked {
    /// Positions of the walk for a drill: for each technique its first, and for singles also the last with
    /// enough empty cells.
    pub(crate) fn spots(&self, least_empty: usize) -> Vec<Spot> {
        let clues = self.puzzle.clues();
        let mut spots: Vec<Spot> = Vec::new();
        let mut last: Vec<Option<Position>> = vec![None; Technique::COUNT];
        let mut position = Position::of(&self.puzzle);
        for step in &self.walk.steps {
            let technique = step.technique();
            if position.candidates().open_count() < least_empty {
                break;
            }
            if spots.iter().all(|spot| spot.technique != technique) {
                spots.push(spot(technique, &position, clues));
            } else if technique.info().tier == 1 {
                last[technique as usize] = Some(position.clone());
            }
            position.apply(step);
        }
        for technique in Technique::ALL {
            if let Some(position) = &last[technique as usize] {
                spots.push(spot(technique, position, clues));
            }
        }
        spots
    }
}

/// Positions of a 9×9 puzzle for techniques that easiest-first walks rarely or never reach, because relatives of
/// the same tier come first. Nothing of a lower tier applies in them. A Franken X-Wing has none, as locked
/// candidates of a lower tier do the same.
pub(crate) fn rare_spots(seed: u64, wanted: &[Technique]) -> Vec<(Puzzle, Spot)> {
    let Ok(made) = make(&wish(Shape::S9, seed), &mut |_| ControlFlow::Continue(())) else {
        return Vec::new();
    };
    let mut found = Vec::new();
    for tier in 4..=6 {
        let of_tier: Vec<Technique> =
            wanted.iter().copied().filter(|technique| technique.info().tier == tier).collect();
        if of_tier.is_empty() {
            continue;
        }
        let walk = walk(&Position::of(&made.puzzle), &below(tier));
        if walk.ending == Ending::Solved {
            break;
        }
        for technique in of_tier {
            let spot = spot(technique, &walk.end, made.puzzle.clues());
            if spot.steps > 0 {
                found.push((made.puzzle.clone(), spot));
            }
        }
    }
    found
}

/// Positions of a puzzle whose easiest step is of a technique of the newest edition, the first of each technique.
/// The ladder that is counted has none of these.
pub(crate) fn newest_spots(shape: &Shape, seed: u64, wanted: TechniqueSet, least_empty: usize) -> Vec<Spot> {
    let made = make(&wish(shape, seed), &mut |_| ControlFlow::Continue(()));
    made.map_or_else(|_| Vec::new(), |made| newest_of(&made.puzzle, wanted, least_empty))
}

/// The same positions of a puzzle.
pub(crate) fn newest_of(puzzle: &Puzzle, wanted: TechniqueSet, least_empty: usize) -> Vec<Spot> {
    let mut position = Position::of(puzzle);
    let Ok(walk) = walk_within(&position, &Ladder::teaching()) else { return Vec::new() };
    let mut spots: Vec<Spot> = Vec::new();
    for step in &walk.steps {
        let technique = step.technique();
        let is_new = wanted.contains(technique) && spots.iter().all(|spot| spot.technique != technique);
        if is_new && position.candidates().open_count() >= least_empty {
            spots.push(spot(technique, &position, puzzle.clues()));
        }
        position.apply(step);
    }
    spots
}

/// The ladder without a tier and those above it.
fn below(tier: u8) -> Ladder {
    let above = Technique::ALL.into_iter().filter(|technique| technique.info().tier >= tier);
    above.fold(Ladder::teaching(), Ladder::without)
}

fn spot(technique: Technique, position: &Position, clues: &Grid) -> Spot {
    let mut steps: Vec<Step> = all_steps(position, &Ladder::teaching().only(technique));
    steps.dedup_by(|one, other| one.conclusion == other.conclusion);
    Spot {
        technique,
        line: line(technique, position.candidates(), clues),
        steps: steps.len(),
        empty: position.candidates().open_count(),
    }
}

/// The line of a position, as in `learn/learn-examples.txt`.
fn line(technique: Technique, now: &Candidates, clues: &Grid) -> String {
    let (shape, digits) = (now.shape(), now.to_grid());
    let fresh = Candidates::new(&digits);
    let mut gone: Vec<Candidate> = Vec::new();
    for cell in Cell::all(shape).filter(|&cell| now.is_open(cell)) {
        let left = now.digits(cell);
        let lost = fresh.digits(cell).iter().filter(|&digit| !left.contains(digit));
        gone.extend(lost.map(|digit| Candidate::new(cell, digit)));
    }
    gone.sort_unstable_by_key(|gone| (gone.digit, gone.cell));
    let gone: Vec<String> =
        gone.iter().map(|gone| format!("{}{}", gone.digit.symbol(), cell_name(shape, gone.cell))).collect();
    format!("{}|{clues}|{digits}|{}", technique.slug(), gone.join(" "))
}
