//! The pictures for a newcomer: the rules and the first steps, from a built-in puzzle.

use sudoku_core::{Candidate, Candidates, CellSet, Digit, DigitSet, Grid, House, HouseKind, examples};

/// A picture and its subject.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Lesson {
    /// The rules, on a full board.
    Rules,
    /// A cell with only one candidate takes its digit.
    Digit,
    /// A cell with two candidates takes notes.
    Notes,
    /// A box with only one place for a digit, as a hint finds it.
    Hint,
    /// A board after some steps of the solver.
    Steps,
}

/// A small board with some of its cells marked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LessonBoard {
    /// The givens.
    pub givens: Grid,
    /// All digits.
    pub board: Grid,
    /// The cells with a special ground.
    pub lit: CellSet,
    /// The digit that is the subject, in its cell.
    pub subject: Option<Candidate>,
    /// The notes in that cell, instead of the digit.
    pub notes: DigitSet,
}

/// The digits that the picture of the solver's steps adds.
const STEPS: usize = 12;

impl Lesson {
    /// All of them, in the order of learning.
    pub const ALL: [Lesson; 5] = [Lesson::Rules, Lesson::Digit, Lesson::Notes, Lesson::Hint, Lesson::Steps];

    /// Returns the board that illustrates the step.
    #[must_use]
    pub fn picture(self) -> LessonBoard {
        let (puzzle, _) = examples::first();
        let givens = puzzle.clues().clone();
        let geometry = puzzle.clues().geometry();
        let candidates = Candidates::new(&givens);
        let plain = LessonBoard {
            board: givens.clone(),
            lit: CellSet::EMPTY,
            subject: None,
            notes: DigitSet::EMPTY,
            givens,
        };
        match self {
            Lesson::Rules => {
                let houses = [House::Row(1), House::Column(4), House::Box(6)];
                let lit = houses.iter().flat_map(|&house| geometry.cell_set(house).iter()).collect();
                LessonBoard { board: puzzle.solution().clone(), lit, ..plain }
            }
            Lesson::Digit => match naked(&candidates) {
                Some(single) => {
                    let peers = geometry.peers(single.cell).iter();
                    let lit = peers.filter(|&cell| plain.givens.get(cell).is_some()).collect();
                    let mut board = plain.board.clone();
                    board.set(single.cell, Some(single.digit));
                    LessonBoard { board, lit, subject: Some(single), ..plain }
                }
                None => plain,
            },
            Lesson::Notes => {
                let two = candidates.open_cells().find(|&cell| candidates.digits(cell).len() == 2);
                let notes = two.map_or(DigitSet::EMPTY, |cell| candidates.digits(cell));
                let subject = two.zip(notes.iter().next());
                let subject = subject.map(|(cell, digit)| Candidate { cell, digit });
                LessonBoard { subject, notes, ..plain }
            }
            Lesson::Hint => match hidden(&candidates) {
                Some((single, house)) => {
                    let mut board = plain.board.clone();
                    board.set(single.cell, Some(single.digit));
                    let lit = *geometry.cell_set(house);
                    LessonBoard { board, lit, subject: Some(single), ..plain }
                }
                None => plain,
            },
            Lesson::Steps => {
                let mut position = candidates;
                for _ in 0..STEPS {
                    let hidden = || hidden(&position).map(|(single, _)| single);
                    let Some(single) = naked(&position).or_else(hidden) else { break };
                    position.place(single, |_| {});
                }
                LessonBoard { board: position.to_grid(), ..plain }
            }
        }
    }
}

/// A cell with one candidate.
fn naked(candidates: &Candidates) -> Option<Candidate> {
    let cell = candidates.open_cells().find(|&cell| candidates.digits(cell).len() == 1)?;
    Some(Candidate { cell, digit: candidates.digits(cell).iter().next()? })
}

/// The only place of a digit in a box, in a cell with other candidates.
fn hidden(candidates: &Candidates) -> Option<(Candidate, House)> {
    let shape = candidates.shape();
    let boxes = House::all(shape).filter(|house| house.kind() == HouseKind::Box);
    let all = boxes.flat_map(|house| Digit::all(shape).map(move |digit| (house, digit)));
    let mut only = all.filter_map(|(house, digit)| {
        let cells = candidates.geometry().cells(house);
        let mut places = cells.iter().copied().filter(|&cell| candidates.is_open(cell));
        let mut places = places.by_ref().filter(|&cell| candidates.digits(cell).contains(digit));
        let cell = places.next()?;
        let other = candidates.digits(cell).len() > 1;
        (other && places.next().is_none()).then_some((Candidate { cell, digit }, house))
    });
    only.next()
}
