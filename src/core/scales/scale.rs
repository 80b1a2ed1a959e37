//! HoDoKu's scale: the costs of the steps in its order, and the class.

use super::{Class, Pulse, even_handed, trial};
use std::ops::ControlFlow;
use sudoku_board::{Candidate, CellSet, Shape, sorting::sorted_once};
use sudoku_logic::{
    Position, Puzzle, Technique,
    ladder::{Ladder, Rung},
    position::tables::Tables,
    search::brute::Board,
    step::Step,
    technique::Edition,
};

/// The walk in HoDoKu's order, reusable for any number of puzzles.
#[derive(Debug)]
pub struct Scale {
    ladder: Ladder,
    /// The rungs above singles, in HoDoKu's order, with the class of a puzzle that needs them.
    rungs: Vec<(Class, Rung)>,
    singles: [u32; 3],
    board: Board,
}

/// The kinds of singles in HoDoKu's order: full houses, naked and hidden ones.
const SINGLES: [Technique; 3] = [Technique::FullHouse, Technique::NakedSingle, Technique::HiddenSingle];

impl Scale {
    pub fn new(shape: &Shape) -> Self {
        let ladder = even_handed(Ladder::hodoku_of_edition(Edition::First));
        let class = |rung: &Rung| rung.techniques.iter().map(|&technique| technique.info().class).max();
        let above = |rung: &Rung| Some((class(rung)?, *rung)).filter(|&(class, _)| class > Class::Easy);
        let rungs = ladder.rungs().iter().filter_map(above).collect();
        Self {
            ladder,
            rungs,
            singles: SINGLES.map(|technique| technique.info().score()),
            board: Board::new(shape),
        }
    }

    /// Returns the cost of the whole walk, and the class.
    pub(super) fn score(&self, mut now: Position, pulse: Pulse<'_>) -> ControlFlow<(), (u32, Class)> {
        let (mut score, mut class) = (self.singles(&mut now, pulse)?, Class::Easy);
        while now.candidates().open_count() > 0 {
            pulse()?;
            let Some((cost, needed)) = self.pass(&mut now, Class::Extreme) else {
                score += trial::trials(&now, pulse)?.score();
                class = Class::Extreme;
                break;
            };
            score += cost + self.singles(&mut now, pulse)?;
            class = class.max(needed);
        }
        ControlFlow::Continue((score, class.max(Class::of_score(score))))
    }

    /// Returns the class alone; `None` if it is above `most`. Ends as soon as the result is clear, without trying
    /// techniques of classes above `most`.
    pub fn class(
        &mut self,
        puzzle: &Puzzle,
        most: Class,
        pulse: Pulse<'_>,
    ) -> ControlFlow<(), Option<Class>> {
        // Singles alone solve most generated puzzles, and checking that does not require counting them.
        let open = puzzle.clues().shape().cell_count() - puzzle.clues().filled_count();
        let by_singles = self.board.load(puzzle.clues()).is_ok() && self.board.is_solved();
        if !by_singles && most == Class::Easy {
            return ControlFlow::Continue(None);
        }
        let costliest = self.singles.into_iter().max().unwrap_or(u32::MAX);
        if by_singles && Class::of_score(costliest * open as u32) == Class::Easy {
            return ControlFlow::Continue(Some(Class::Easy));
        }
        let mut now = Position::of(puzzle);
        let (mut score, mut class) = (self.singles(&mut now, pulse)?, Class::Easy);
        loop {
            // Each open cell costs at least a single.
            let least = self.singles.into_iter().min().unwrap_or(0);
            let open = now.candidates().open_count();
            class = class.max(Class::of_score(score + open as u32 * least));
            if class > most {
                return ControlFlow::Continue(None);
            }
            if class == Class::Extreme || open == 0 {
                return ControlFlow::Continue(Some(class));
            }
            pulse()?;
            let Some((cost, needed)) = self.pass(&mut now, most) else {
                return ControlFlow::Continue(Some(Class::Extreme).filter(|&class| class <= most));
            };
            score += cost + self.singles(&mut now, pulse)?;
            class = class.max(needed);
        }
    }

    /// Applies all singles, pass by pass, and returns their cost.
    fn singles(&self, now: &mut Position, pulse: Pulse<'_>) -> ControlFlow<(), u32> {
        let mut score = 0;
        while let Some((kind, cells)) = single_pass(now) {
            pulse()?;
            score += self.singles[kind] * cells.len() as u32;
            for single in cells {
                now.place(single);
            }
        }
        ControlFlow::Continue(score)
    }

    /// Applies all steps of the first rung that has any, in a position without singles. Returns their cost,
    /// and the class of a puzzle that needs them. Ignores rungs after the last one of a class up to `most`.
    fn pass(&self, now: &mut Position, most: Class) -> Option<(u32, Class)> {
        let tables = Tables::new(now);
        let last = self.rungs.iter().rposition(|&(class, _)| class <= most).map_or(0, |last| last + 1);
        let mut passes = self.rungs[..last].iter().map(|(_, rung)| self.ladder.steps_of(rung, now, &tables));
        let pass = passes.find(|steps| !steps.is_empty())?;
        let info = pass.first()?.technique().info();
        for step in &pass {
            now.apply(step);
        }
        Some((info.score() * counted(&pass), info.class))
    }
}

/// Returns the next pass of singles: the index of their kind in [`SINGLES`], and the placements.
fn single_pass(position: &Position) -> Option<(usize, Vec<Candidate>)> {
    let (candidates, geometry) = (position.candidates(), position.geometry());
    let bare = candidates.with_one_digit();
    if !bare.is_empty() {
        let single = |cell| Some(Candidate::new(cell, candidates.digits(cell).single()?));
        let is_last = |cell| geometry.houses_of(cell).iter().any(|&house| candidates.gaps(house) == 1);
        let last: Vec<Candidate> = bare.iter().filter(|&cell| is_last(cell)).filter_map(single).collect();
        if last.is_empty() {
            return Some((1, bare.iter().filter_map(single).collect()));
        }
        return Some((0, last));
    }
    let mut cells = CellSet::EMPTY;
    let mut hidden = Vec::new();
    for house in sudoku_board::House::all(position.shape()) {
        for digit in candidates.placed_once(house).iter() {
            for cell in candidates.places(digit, house).iter().map(|place| geometry.cell_at(house, place)) {
                if !cells.contains(cell) {
                    cells.insert(cell);
                    hidden.push(Candidate::new(cell, digit));
                }
            }
        }
    }
    (!hidden.is_empty()).then_some((2, hidden))
}

/// Returns the number of a pass's steps that count.
fn counted(pass: &[Step]) -> u32 {
    let placed = sorted_once(pass.iter().filter_map(Step::placed));
    if !placed.is_empty() {
        return placed.len() as u32;
    }
    let gone = sorted_once(pass.iter().flat_map(Step::eliminated));
    let one_does_all = pass.iter().any(|step| step.eliminated().len() == gone.len());
    if one_does_all { 1 } else { 2 }
}

#[cfg(test)]
mod tests {
    use super::*;
    use sudoku_board::{Seed, Shape};
    use sudoku_logic::{Puzzle, position::tables::Tables};
    use sudoku_make::generate::measure::{Measure, make};

    fn puzzles() -> Vec<Puzzle> {
        let shapes = [(Shape::S4, 20), (Shape::S9, 60), (Shape::S16, 2)];
        let wishes = shapes.into_iter().flat_map(|(shape, count)| {
            (0..count).map(move |seed| Measure { attempts: 1, ..Measure::minimal(shape, Seed::new(seed)) })
        });
        wishes.map(|wish| make(&wish, &mut |_| ControlFlow::Continue(())).expect("a puzzle").puzzle).collect()
    }

    /// Returns the walk by the whole ladder, including singles, from individual steps.
    fn plain(puzzle: &Puzzle) -> (u32, Class) {
        let ladder = even_handed(Ladder::hodoku_of_edition(Edition::First));
        let mut now = Position::of(puzzle);
        let (mut score, mut class) = (0, Class::Easy);
        while now.candidates().open_count() > 0 {
            let tables = Tables::new(&now);
            let mut passes = ladder.rungs().iter().map(|rung| ladder.steps_of(rung, &now, &tables));
            let pass = passes.find(|steps| !steps.is_empty()).unwrap_or_default();
            let Some(first) = pass.first() else {
                let trials = trial::trials(&now, &mut || ControlFlow::Continue(()));
                score += trials.continue_value().expect("nobody stops it").score();
                class = Class::Extreme;
                break;
            };
            let info = first.technique().info();
            score += info.score() * counted(&pass);
            class = class.max(info.class);
            for step in &pass {
                now.apply(step);
            }
        }
        (score, class.max(Class::of_score(score)))
    }

    #[test]
    fn the_scale_is_that_of_the_plain_walk() {
        let scale = Scale::new(Shape::S9);
        let mut met = Vec::new();
        for puzzle in puzzles() {
            let scored = scale.score(Position::of(&puzzle), &mut || ControlFlow::Continue(()));
            assert_eq!(scored, ControlFlow::Continue(plain(&puzzle)), "{}", puzzle.clues());
            met.extend(scored.continue_value().map(|(_, class)| class));
        }
        assert!(Class::ALL.iter().all(|class| met.contains(class)), "{met:?}");
    }

    #[test]
    fn a_class_is_told_up_to_the_most() {
        for puzzle in puzzles() {
            let mut scale = Scale::new(puzzle.clues().shape());
            let (_, class) = plain(&puzzle);
            for most in Class::ALL {
                let told = scale.class(&puzzle, most, &mut || ControlFlow::Continue(()));
                let expected = (class <= most).then_some(class);
                assert_eq!(told, ControlFlow::Continue(expected), "{} {most:?}", puzzle.clues());
            }
        }
    }
}
