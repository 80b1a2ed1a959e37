//! Taking clues away from a full board until a puzzle of the level asked for is left.

use super::{
    Filling, Interrupted, Pulse, carving,
    clues::{put_back, take},
    filling,
    prover::Prover,
};
use crate::{
    Cell, Grid, Level, Order, Rng, Symmetry,
    level::{Graded, Grader},
};

/// Nodes to look for another solution when a clue is taken away. If that is not enough to know, the clue
/// stays: the puzzle has one solution all the same. Of clues that can go without making the puzzle harder
/// than a person can solve nearly all are seen to with fewer, and all that took more were time lost.
const NODES_PER_CLUE: u64 = 16;

/// What digging works with. One can dig any number of boards.
pub(super) struct Digger {
    order: Order,
    level: Level,
    orbits: Vec<Vec<Cell>>,
    grader: Grader,
    prover: Prover,
}

/// What is left when clues were taken away.
enum Left {
    /// More than one solution, or nobody knows.
    TooLittle,
    /// A puzzle that is too hard.
    TooHard,
    /// A puzzle that is too easy yet.
    TooMuch,
    /// A puzzle of the level.
    Right,
}

impl Digger {
    pub(super) fn new(order: Order, level: Level, symmetry: Symmetry) -> Self {
        let (grader, prover) = (Grader::new(order), Prover::new(order));
        Self { order, level, orbits: symmetry.orbits(order), grader, prover }
    }

    /// A board to dig in.
    pub(super) fn board(
        &mut self,
        filling: Filling,
        rng: &mut Rng,
        pulse: &mut Pulse<'_>,
    ) -> Result<Grid, Interrupted> {
        filling::full_board(filling, self.order, &mut self.prover, rng, pulse)
    }

    /// The grade of clues that have one solution, if it is not above `most`.
    pub(super) fn graded(
        &mut self,
        clues: &Grid,
        most: Level,
        pulse: &mut Pulse<'_>,
    ) -> Result<Option<Graded>, Interrupted> {
        Ok(pulse.during(|beat| self.grader.grade(clues, most, beat))?.continue_value().flatten())
    }

    /// Clues with one solution; of the level asked for, if this board and this order of digging lead to any.
    pub(super) fn dig(
        &mut self,
        solution: &Grid,
        rng: &mut Rng,
        pulse: &mut Pulse<'_>,
    ) -> Result<Grid, Interrupted> {
        let mut orbits: Vec<&[Cell]> = self.orbits.iter().map(Vec::as_slice).collect();
        rng.shuffle(&mut orbits);
        let wanted = clues_wanted(self.order, self.level, rng);
        // A medium puzzle needs naked singles or pairs. The latter are left to boards where that is quick.
        let deeper = match self.level {
            Level::Easy => false,
            Level::Medium => self.order == Order::Three && rng.below(2) == 0,
            _ => true,
        };
        // On a small board puzzles are quickly dug, and of all that are, some in a hundred are of any level. To
        // dig another takes less than to see, clue by clue, where the level of this one goes.
        if deeper && self.order <= Order::Three {
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

    /// Takes clues away as long as singles solve what is left: that needs no search. Returns the
    /// orbits that were not taken.
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
            // A medium puzzle is not finished before a naked single is needed.
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
            if !solved {
                put_back(clues, &orbit, solution);
                kept.push(orbit);
            }
        }
        Ok(kept)
    }

    /// Goes on where singles run out, until a puzzle of the level has as few clues as wanted, or
    /// nothing more can be taken.
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
            match self.left(clues, solution, orbit, pulse)? {
                Left::TooLittle => put_back(clues, orbit, solution),
                Left::TooHard => {
                    put_back(clues, orbit, solution);
                    too_hard += 1;
                }
                Left::TooMuch => right = false,
                Left::Right => right = true,
            }
            // On the largest board each further clue costs a walk of its own, and what singles alone left
            // has few enough.
            if too_hard == most_too_hard(self.order)
                || right && (self.order == Order::Five || clues.filled_count() <= wanted)
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
    ) -> Result<Left, Interrupted> {
        pulse.beat()?;
        if self.grader.singles_solve(clues) {
            return Ok(Left::TooMuch);
        }
        // Another solution differs in one of the cells taken. Each is asked with those before it put
        // back: a solution that differs in several of them is found at the first.
        let mut others = clues.clone();
        for &cell in taken {
            if self.prover.differs(&others, solution, cell, NODES_PER_CLUE, pulse)? != Some(false) {
                return Ok(Left::TooLittle);
            }
            others.set(cell, solution.get(cell));
        }
        let most = self.level;
        Ok(match self.graded(clues, most, pulse)? {
            None => Left::TooHard,
            Some(graded) if graded.level == most => Left::Right,
            Some(_) => Left::TooMuch,
        })
    }
}

/// How many clues a puzzle should have, redrawn for each. It is a matter of taste, of what is
/// pleasant to look at and to play, and no part of what a level means: where the logic asks for it,
/// the puzzle has more clues or fewer.
fn clues_wanted(order: Order, level: Level, rng: &mut Rng) -> usize {
    let (least, most) = match (order, level) {
        (Order::Two, _) => (6, 8),
        (Order::Three, Level::Easy) => (36, 41),
        (Order::Three, Level::Medium) => (28, 32),
        (Order::Three, Level::Hard) => (25, 29),
        (Order::Three, Level::VeryHard) => (24, 28),
        (Order::Three, Level::Fiendish | Level::Extreme) => (22, 26),
        (Order::Four, Level::Easy) => (125, 135),
        (Order::Four, Level::Medium) => (108, 116),
        (Order::Four, _) => (100, 108),
        (Order::Five, Level::Easy) => (335, 345),
        (Order::Five, Level::Medium) => (305, 320),
        (Order::Five, _) => (290, 300),
    };
    (least + rng.below(most - least + 1)) as usize
}

/// How often a board may become too hard before it is left as it is. To see that takes a look at all that the
/// level may need, which is long on a large board, and another board is sooner dug.
const fn most_too_hard(order: Order) -> u32 {
    match order {
        Order::Two | Order::Three | Order::Four => 10,
        Order::Five => 4,
    }
}
