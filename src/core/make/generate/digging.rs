//! Removes clues from a full board until a puzzle of the requested level remains.

use super::{
    Filling, Interrupted, Pulse, carving,
    clues::{put_back, take},
    filling,
    prover::Prover,
    story::{Evidence, Removal},
};
use sudoku_board::{Cell, Grid, Rng, Shape, Symmetry};
use sudoku_logic::{
    Level,
    ladder::level::{Graded, Grader},
};

/// The node limit of the search for another solution when a clue is removed. If it is reached, the clue
/// stays: the puzzle has one solution all the same. It settles nearly all clues whose removal keeps the
/// puzzle solvable for a person; more nodes would be wasted.
const NODES_PER_CLUE: u64 = 16;

/// The state of digging, reusable for any number of boards.
pub(super) struct Digger {
    shape: Shape,
    level: Level,
    orbits: Vec<Vec<Cell>>,
    grader: Grader,
    prover: Prover,
}

/// The clues after a removal.
enum Left {
    /// More than one solution, or the number is unknown.
    TooLittle,
    /// A puzzle that is too hard.
    TooHard,
    /// A puzzle that is still too easy.
    TooMuch,
    /// A puzzle of the level.
    Right,
}

impl Digger {
    pub(super) fn new(shape: &Shape, level: Level, symmetry: Symmetry) -> Self {
        let (grader, prover) = (Grader::new(shape), Prover::new(shape));
        Self { shape: shape.clone(), level, orbits: symmetry.orbits(shape), grader, prover }
    }

    pub(super) const fn level(&self) -> Level {
        self.level
    }

    /// Makes a full board to dig in.
    pub(super) fn board(
        &mut self,
        filling: Filling,
        rng: &mut Rng,
        pulse: &mut Pulse<'_>,
    ) -> Result<Grid, Interrupted> {
        filling::full_board(filling, &self.shape, &mut self.prover, rng, pulse)
    }

    /// Returns the grade of clues that have one solution, if it is at most `most`.
    pub(super) fn graded(
        &mut self,
        clues: &Grid,
        most: Level,
        pulse: &mut Pulse<'_>,
    ) -> Result<Option<Graded>, Interrupted> {
        Ok(pulse.during(|beat| self.grader.grade(clues, most, beat))?.continue_value().flatten())
    }

    /// Clues with one solution, and of the requested level if this board and this order of digging lead to
    /// one.
    pub(super) fn dig(
        &mut self,
        solution: &Grid,
        rng: &mut Rng,
        pulse: &mut Pulse<'_>,
    ) -> Result<Grid, Interrupted> {
        let mut orbits: Vec<&[Cell]> = self.orbits.iter().map(Vec::as_slice).collect();
        rng.shuffle(&mut orbits);
        let wanted = clues_wanted(&self.shape, self.level, rng);
        // A medium puzzle needs naked singles or pairs. Pairs require deeper digging, so only boards whose
        // proofs are quick use them.
        let deeper = match self.level {
            Level::Easy => false,
            Level::Medium => self.shape.making().is_quick && rng.below(2) == 0,
            _ => true,
        };
        // On a small board digging is quick, and some in a hundred of all puzzles are of any given level.
        // Digging another puzzle takes less time than following the level of this one clue by clue.
        if deeper && self.shape.making().is_quick {
            let from = solution.clone();
            return Ok(carving::carve(&mut self.prover, from, solution, &orbits, wanted, pulse)?.clues);
        }
        let orbits = orbits.into_iter().map(<[Cell]>::to_vec).collect();
        let mut clues = solution.clone();
        let kept = self.dig_by_singles(&mut clues, solution, orbits, wanted, pulse)?;
        if deeper {
            self.dig_deeper(&mut clues, solution, &kept, wanted, pulse)?;
        }
        Ok(clues)
    }

    /// Removes clues as long as singles solve the rest, which needs no search. Returns the orbits that
    /// stayed.
    fn dig_by_singles(
        &mut self,
        clues: &mut Grid,
        solution: &Grid,
        orbits: Vec<Vec<Cell>>,
        until: usize,
        pulse: &mut Pulse<'_>,
    ) -> Result<Vec<Vec<Cell>>, Interrupted> {
        pulse.progress.of = orbits.len() as u32;
        let mut kept = Vec::new();
        for orbit in orbits {
            pulse.progress.done += 1;
            pulse.beat()?;
            let enough = clues.filled_count() < until + orbit.len();
            // A medium puzzle is not finished until it needs a naked single.
            let more = self.level == Level::Medium && enough && self.grader.hidden_singles_solve(clues);
            if enough && !more {
                kept.push(orbit);
                continue;
            }
            take(clues, &orbit);
            let solved = match self.level {
                Level::Easy => self.grader.hidden_singles_solve(clues),
                _ => self.grader.singles_solve(clues),
            };
            let proof = if self.level == Level::Easy { Evidence::HiddenSingles } else { Evidence::Singles };
            let verdict = if solved { Removal::Gone } else { Removal::Needed };
            pulse.tell(|teller| teller.dig(&orbit, proof, verdict));
            if !solved {
                put_back(clues, &orbit, solution);
                kept.push(orbit);
            }
        }
        Ok(kept)
    }

    /// Continues where singles fail, until a puzzle of the level has as few clues as wanted, or no more can
    /// be removed.
    fn dig_deeper(
        &mut self,
        clues: &mut Grid,
        solution: &Grid,
        orbits: &[Vec<Cell>],
        wanted: usize,
        pulse: &mut Pulse<'_>,
    ) -> Result<(), Interrupted> {
        pulse.progress.of += orbits.len() as u32;
        let (mut right, mut too_hard) = (false, 0);
        for orbit in orbits {
            pulse.progress.done += 1;
            take(clues, orbit);
            let (left, proof, verdict) = self.left(clues, solution, orbit, pulse)?;
            pulse.tell(|teller| teller.dig(orbit, proof, verdict));
            match left {
                Left::TooLittle => put_back(clues, orbit, solution),
                Left::TooHard => {
                    put_back(clues, orbit, solution);
                    too_hard += 1;
                }
                Left::TooMuch => right = false,
                Left::Right => right = true,
            }
            // On the largest boards each further clue costs a full walk, and the clues left by singles alone
            // are few enough.
            if too_hard == self.shape.making().too_hard
                || right
                    && (self.shape.density() == sudoku_board::shape::Density::Huge
                        || clues.filled_count() <= wanted)
            {
                break;
            }
        }
        Ok(())
    }

    fn left(
        &mut self,
        clues: &Grid,
        solution: &Grid,
        taken: &[Cell],
        pulse: &mut Pulse<'_>,
    ) -> Result<(Left, Evidence, Removal), Interrupted> {
        pulse.beat()?;
        if self.grader.singles_solve(clues) {
            return Ok((Left::TooMuch, Evidence::Singles, Removal::Gone));
        }
        let mut nodes = 0;
        // Another solution differs in one of the removed cells. Each cell is checked with the earlier ones
        // put back, since a solution that differs in several is found at the first.
        let mut others = clues.clone();
        for &cell in taken {
            let differs = self.prover.differs(&others, solution, cell, NODES_PER_CLUE, pulse)?;
            nodes += self.prover.nodes() as u32;
            if differs != Some(false) {
                let verdict = if differs.is_some() { Removal::Needed } else { Removal::Undecided };
                return Ok((Left::TooLittle, Evidence::Nodes(nodes), verdict));
            }
            others.set(cell, solution.get(cell));
        }
        let most = self.level;
        let proof = Evidence::Nodes(nodes);
        Ok(match self.graded(clues, most, pulse)? {
            None => (Left::TooHard, proof, Removal::TooHard),
            Some(graded) if graded.level == most => (Left::Right, proof, Removal::Gone),
            Some(_) => (Left::TooMuch, proof, Removal::Gone),
        })
    }
}

/// Returns the number of clues that a puzzle should have, drawn for each puzzle. It is a matter of taste, not part of
/// a level's meaning: if the logic requires it, the puzzle has more clues or fewer.
fn clues_wanted(shape: &Shape, level: Level, rng: &mut Rng) -> usize {
    let (least, most) = shape.making().clues[level as usize];
    (least + rng.below(most - least + 1)) as usize
}
