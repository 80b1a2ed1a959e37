//! What a step shows on the board: meaning, not paint. The page chooses a shape and a colour for each
//! role.

use crate::{
    Candidate, Candidates, Cell, Contradiction, House,
    premises::{easiest, premises},
    step::{Conclusion, Pattern, Step},
};

mod patterns;

pub use patterns::{LinkMark, links};

/// What a marked thing means in a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Role {
    /// The house in which the pattern lies.
    House,
    /// A cell that makes the pattern true.
    Cause,
    /// The digit that is placed, because it follows.
    Placed,
    /// The digit that is placed on trial.
    Guessed,
    /// A candidate that is ruled out.
    Eliminated,
    /// Where a contradiction shows.
    Clash,
    /// A candidate of the digit that the pointer rests on.
    Lit,
    /// What the pattern needs beside its causes: the houses that cover a fish, a linking digit.
    Aid,
    /// A place of a fish outside its cover.
    Fin,
    /// One of four colours, from 0: the first colouring has 0 and 1, the second 2 and 3. A statement of a
    /// chain that is true if the start is has 1, one that is false 0.
    Color(u8),
    /// One of almost locked sets, from 0; after the fourth the numbers begin anew.
    Set(u8),
}

/// All marks of a moment.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Marks {
    /// Framed houses.
    pub houses: Vec<(House, Role)>,
    /// Marked cells.
    pub cells: Vec<(Cell, Role)>,
    /// Marked candidates, placed digits among them.
    pub candidates: Vec<(Candidate, Role)>,
}

/// The marks of one step. `found_in` is the position in which it was found, which its causes are read
/// from; `before` the one on the board, from which its eliminations are.
#[must_use]
pub fn marks(step: &Step, found_in: &Candidates, before: &Candidates) -> Marks {
    let geometry = before.geometry();
    let mut marks = Marks::default();
    match &step.pattern {
        Pattern::FullHouse { kinds } | Pattern::HiddenSingle { kinds } => {
            let house = step.placed().zip(easiest(*kinds));
            let house = house.map(|(candidate, kind)| geometry.house_of(candidate.cell, kind));
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
        },
        _ => patterns::mark(step, found_in, &mut marks),
    }
    // The cells of a framed house that is full but for one say by themselves why; and what rules candidates
    // out is shown by its candidates, as all that bars others would fill the board.
    let is_single = matches!(step.pattern, Pattern::NakedSingle | Pattern::HiddenSingle { .. });
    if is_single {
        let causes = premises(step, found_in).placed;
        marks.cells.extend(causes.into_iter().map(|cell| (cell, Role::Cause)));
    }
    match &step.conclusion {
        Conclusion::Place(candidate) => {
            let guessed = matches!(step.pattern, Pattern::Guess { .. });
            marks.candidates.push((*candidate, if guessed { Role::Guessed } else { Role::Placed }));
            // What the pattern needs keeps its mark, though the placement takes it.
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

/// The marks of a whole pass: what it places, and nothing else, as more would hide the wave.
#[must_use]
pub fn marks_of_pass<'a>(steps: impl Iterator<Item = &'a Step>) -> Marks {
    let placed = steps.filter_map(|step| {
        let guessed = matches!(step.pattern, Pattern::Guess { .. });
        Some((step.placed()?, if guessed { Role::Guessed } else { Role::Placed }))
    });
    Marks { candidates: placed.collect(), ..Marks::default() }
}

/// The candidates that a placed digit takes from its peers.
pub fn taken_by(placed: Candidate, before: &Candidates) -> impl Iterator<Item = Candidate> {
    let peers = before.geometry().peer_list(placed.cell).iter();
    peers.map(move |&peer| Candidate::new(peer, placed.digit)).filter(|&candidate| before.allows(candidate))
}
