//! Follows a supposition: places a candidate on trial, then takes singles and the cheapest patterns above
//! them until the board contradicts itself, or up to a limit.

use super::{Derivation, follow::Queue};
use crate::{
    Position, Share, Technique,
    families::{Pattern, singles::Singles},
    ladder::{Ladder, next_step},
    step::{
        Step,
        conclusion::{Conclusion, StandingGuess},
    },
};
use sudoku_board::{Candidate, Candidates, CellSet, Shape, sorting::sorted_once};

/// The patterns, besides singles, that a trial uses: those that a person sees without notes on the whole
/// board.
pub const CHEAP: [Technique; 8] = [
    Technique::Pointing,
    Technique::Claiming,
    Technique::LockedPair,
    Technique::NakedPair,
    Technique::HiddenPair,
    Technique::LockedTriple,
    Technique::NakedTriple,
    Technique::HiddenTriple,
];

/// Returns the largest number of steps of a trial: all cells of a small board, and on large ones as many as a reader
/// would follow.
#[must_use]
pub const fn reach(shape: &Shape) -> usize {
    let cells = shape.cell_count();
    if cells < 200 { cells } else { 200 }
}

/// Tries a candidate. If the board contradicts itself within `limit` steps, returns exactly the steps that
/// lead there: the trial, its consequences, and the dead end. `None` if it met no contradiction.
///
/// `told` receives the number of the next step, and the limit.
///
/// Uses only the singles and [`CHEAP`] patterns of the ladder. Consequences of the trial come before steps
/// that were possible without it.
#[must_use]
pub fn suppose(
    from: &Candidates,
    tried: Candidate,
    limit: usize,
    ladder: &Ladder,
    told: &mut dyn FnMut(Share),
) -> Option<Vec<Step>> {
    let dear = |technique: &Technique| !CHEAP.contains(technique);
    let cheap = Technique::ALL.into_iter().filter(dear).fold(ladder.clone(), Ladder::without);
    let known = {
        let Singles { naked, hidden } = Singles::scan(from);
        sorted_once(naked.iter().chain(&hidden).filter_map(Step::placed))
    };
    let was_there = |placed: Candidate| u8::from(known.binary_search(&placed).is_ok());
    let mut queue = Queue::default();
    let mut now = Position::new(from.clone());
    let mut record = Derivation::new(from.clone(), CellSet::EMPTY);
    let trial = Pattern::Guess { among: from.digits(tried.cell), depth: 1 };
    let mut step = Step { pattern: trial, conclusion: Conclusion::Place(tried) };
    loop {
        now.apply(&step);
        record.push(step);
        if let Some(why) = now.candidates().contradiction() {
            let last = Some(StandingGuess { guess: tried, depth: 1 });
            let pattern = Pattern::DeadEnd { why, last };
            record.push(Step { pattern, conclusion: Conclusion::Impossible });
            return Some(record.of_its_end().steps().cloned().collect());
        }
        // The trial itself does not count as a consequence.
        if record.len() > limit {
            return None;
        }
        told((record.len() as u32, limit as u32));
        let single = queue.next(now.candidates(), ladder, |_| true, was_there);
        step = single.or_else(|| next_step(&now, &cheap))?;
    }
}
