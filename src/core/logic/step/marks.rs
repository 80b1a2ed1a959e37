//! The marks of a step on the board, by meaning instead of appearance. The page chooses a shape and a colour
//! for each role.

use super::{
    Step,
    conclusion::Conclusion,
    premises::{easiest, premises},
};
use crate::families::Pattern;
use sudoku_board::{Candidate, Candidates, Cell, Contradiction};

pub use super::shown::{LinkMark, Marks, Role};

/// Returns the marks of one step. `found_in` is the position of its reasons; `before` is the position on the board,
/// for its eliminations.
#[must_use]
pub fn marks(step: &Step, found_in: &Candidates, before: &Candidates) -> Marks {
    let geometry = before.geometry();
    let mut marks = Marks::default();
    match &step.pattern {
        Pattern::FullHouse { kinds } | Pattern::HiddenSingle { kinds } => {
            let house = step.placed().zip(easiest(*kinds));
            let house = house.and_then(|(candidate, kind)| geometry.house_of(candidate.cell, kind));
            marks.houses.extend(house.map(|house| (house, Role::House)));
        }
        Pattern::NakedSingle | Pattern::Guess { .. } | Pattern::Retreat { .. } => {}
        Pattern::DeadEnd { why, .. } => match *why {
            Contradiction::NoDigit(cell) => marks.cells.push((cell, Role::Clash)),
            Contradiction::NoPlace(house, _) => marks.houses.push((house, Role::Clash)),
            Contradiction::Twice(house, digit) => {
                let holds = |&&cell: &&Cell| before.digit(cell) == Some(digit);
                let twice = geometry.cells(house).iter().filter(holds);
                marks.cells.extend(twice.map(|&cell| (cell, Role::Clash)));
            }
            Contradiction::Sum { first, sum, .. } => {
                marks.add_cells(geometry.cage_from(first, sum), Role::Clash);
            }
        },
        _ => mark_pattern(step, found_in, &mut marks),
    }
    // A framed house that is full except for one cell explains itself. A pattern that eliminates candidates
    // shows its candidates instead, as marking all filled cells would clutter the board.
    let is_single = matches!(step.pattern, Pattern::NakedSingle | Pattern::HiddenSingle { .. });
    if is_single {
        let premises = premises(step, found_in);
        marks.cells.extend(premises.placed.into_iter().map(|cell| (cell, Role::Cause)));
        // The sentence names the cells that lost the digit earlier, so they have marks.
        if matches!(step.pattern, Pattern::HiddenSingle { .. }) {
            marks.cells.extend(premises.gone.into_iter().map(|gone| (gone.cell, Role::Aid)));
        }
    }
    match &step.conclusion {
        Conclusion::Place(candidate) => {
            let guessed = matches!(step.pattern, Pattern::Guess { .. });
            marks.candidates.push((*candidate, if guessed { Role::Guessed } else { Role::Placed }));
            // A candidate of the pattern keeps its mark, even if the placement excludes it.
            let marked = |gone: &Candidate| marks.candidates.iter().any(|(other, _)| other == gone);
            let taken: Vec<Candidate> = taken_by(*candidate, before).filter(|gone| !marked(gone)).collect();
            marks.candidates.extend(taken.into_iter().map(|gone| (gone, Role::Eliminated)));
        }
        Conclusion::Eliminate(candidates) => {
            marks.candidates.extend(candidates.iter().map(|&gone| (gone, Role::Eliminated)));
        }
        Conclusion::TakeBack(guess) => marks.candidates.push((*guess, Role::Eliminated)),
        Conclusion::Impossible => {}
    }
    marks
}

/// Returns the marks of a whole pass: its placements only, as more would clutter the board.
#[must_use]
pub fn marks_of_pass<'a>(steps: impl Iterator<Item = &'a Step>) -> Marks {
    let placed = steps.filter_map(|step| {
        let guessed = matches!(step.pattern, Pattern::Guess { .. });
        Some((step.placed()?, if guessed { Role::Guessed } else { Role::Placed }))
    });
    Marks { candidates: placed.collect(), ..Marks::default() }
}

/// Returns the candidates that a placed digit excludes from its peers.
pub fn taken_by(placed: Candidate, before: &Candidates) -> impl Iterator<Item = Candidate> {
    let peers = before.geometry().peer_list(placed.cell).iter();
    peers.map(move |&peer| Candidate::new(peer, placed.digit)).filter(|&candidate| before.allows(candidate))
}

/// Returns the links of a step in the position it was found in, in order along the pattern.
#[must_use]
pub fn links(step: &Step, found_in: &Candidates) -> Vec<LinkMark> {
    step.links(found_in)
}

/// Adds the marks of a step's pattern. An eliminated candidate is crossed out without a second mark, and no
/// other candidate has two.
fn mark_pattern(step: &Step, found_in: &Candidates, marks: &mut Marks) {
    let pattern = step.pattern_marks(found_in);
    marks.houses.extend(pattern.houses);
    marks.cells.extend(pattern.cells);
    for (candidate, role) in pattern.candidates {
        let again = marks.candidates.iter().any(|(other, _)| *other == candidate);
        if !again && step.placed() != Some(candidate) && !step.eliminated().contains(&candidate) {
            marks.candidates.push((candidate, role));
        }
    }
}
