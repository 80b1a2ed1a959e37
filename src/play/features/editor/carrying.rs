//! The clues that carry the puzzle: what the hardest step rests on, the step that fills a cell, or which steps rest on a
//! clue.

use super::Editor;
use crate::work::{Asked, Awaited};
use sudoku_core::{
    Cell, Technique,
    why::{Carried, Source},
};

/// The way of the puzzle with what carries it, once the player has asked.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Carrying {
    carried: Option<Awaited<Box<Carried>>>,
    /// The cell that the player has selected since.
    at: Option<Cell>,
}

/// A step, and what it rests on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StepOn {
    /// Its technique.
    pub technique: Technique,
    /// Its number, from 1.
    pub number: usize,
    /// The cells of the givens.
    pub givens: Vec<Cell>,
    /// The numbers of the cages.
    pub cages: Vec<u16>,
    /// The numbers of the lines, dots and other clues.
    pub clues: Vec<u16>,
    /// Whether it assumes that the puzzle has one solution.
    pub assumes_one_solution: bool,
}

/// What is said of a cell, or of the whole puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Carries {
    /// The hardest step.
    Hardest(StepOn),
    /// The step that fills the cell.
    Fills(Cell, StepOn),
    /// No step fills the cell.
    Unfilled(Cell),
    /// So many steps rest on a clue, the hardest of them by this technique.
    Source(Source, usize, Option<Technique>),
}

/// What carries the puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CarryingView {
    /// The selected cell that it is about; `None` for the whole puzzle.
    pub at: Option<Cell>,
    /// What is said, in order. Only the first may be about a step.
    pub said: Vec<Carries>,
    /// The number of steps.
    pub steps: usize,
    /// Whether they fill the board.
    pub is_whole: bool,
}

impl CarryingView {
    /// The step whose clues are marked.
    #[must_use]
    pub fn step(&self) -> Option<&StepOn> {
        match self.said.first()? {
            Carries::Hardest(step) | Carries::Fills(_, step) => Some(step),
            Carries::Unfilled(_) | Carries::Source(..) => None,
        }
    }
}

impl Editor {
    /// The worker has the question for what carries the puzzle.
    pub(crate) fn look_for_carried(&mut self, asked: Asked) {
        self.forget_spare();
        self.carrying = Carrying { carried: Some(Awaited::Asked(asked)), at: None };
    }

    pub(crate) fn take_carried(&mut self, carried: Box<Carried>) {
        self.carrying.carried = Some(Awaited::Answered(carried));
    }

    /// Says which step is the hardest again, if the answer is there.
    pub(crate) const fn show_hardest(&mut self) {
        self.carrying.at = None;
    }

    /// Whether the answer is there.
    #[must_use]
    pub(crate) const fn knows_carried(&self) -> bool {
        matches!(self.carrying.carried, Some(Awaited::Answered(_)))
    }

    /// Whether the worker is looking for it.
    #[must_use]
    pub(crate) const fn looks_for_carried(&self) -> bool {
        matches!(self.carrying.carried, Some(Awaited::Asked(_)))
    }

    pub(super) fn give_up_carried(&mut self, asked: Asked) {
        self.carrying.carried.take_if(|carried| carried.awaits(asked));
    }

    pub(crate) fn forget_carried(&mut self) {
        self.carrying = Carrying::default();
    }

    /// The cursor has moved.
    pub(super) const fn ask_of_cell(&mut self) {
        self.carrying.at = Some(self.cursor());
    }

    /// What is said of the puzzle, or of the cell that the player has selected.
    #[must_use]
    pub(crate) fn carrying_view(&self) -> Option<CarryingView> {
        let carried = self.carrying.carried.as_ref().and_then(Awaited::answer)?;
        let said = match self.carrying.at {
            None => carried.hardest().map(|at| Carries::Hardest(step_on(carried, at))).into_iter().collect(),
            Some(cell) => self.said_of(cell, carried),
        };
        Some(CarryingView {
            at: self.carrying.at,
            said,
            steps: carried.steps.len(),
            is_whole: carried.is_whole,
        })
    }

    fn said_of(&self, cell: Cell, carried: &Carried) -> Vec<Carries> {
        let geometry = self.grid().geometry();
        let of_cell = if self.grid().get(cell).is_some() {
            source_line(carried, Source::Given(cell))
        } else {
            match carried.fills(cell) {
                Some(at) => Carries::Fills(cell, step_on(carried, at)),
                None => Carries::Unfilled(cell),
            }
        };
        let cages = geometry.cages_of(cell).iter().map(|&number| Source::Cage(number));
        let clues = geometry.clues().iter().zip(0..).filter(|(clue, _)| clue.cells.contains(&cell));
        let others = cages.chain(clues.map(|(_, number)| Source::Clue(number)));
        [of_cell].into_iter().chain(others.map(|source| source_line(carried, source))).collect()
    }
}

fn source_line(carried: &Carried, source: Source) -> Carries {
    let (hardest, steps) = carried.carried_by(source);
    let technique = hardest.and_then(|at| carried.steps.get(at)).map(|step| step.technique);
    Carries::Source(source, steps, technique)
}

fn step_on(carried: &Carried, at: usize) -> StepOn {
    let step = &carried.steps[at];
    let mut on = StepOn {
        technique: step.technique,
        number: at + 1,
        givens: Vec::new(),
        cages: Vec::new(),
        clues: Vec::new(),
        assumes_one_solution: step.assumes_one_solution,
    };
    for source in &step.on {
        match *source {
            Source::Given(cell) => on.givens.push(cell),
            Source::Cage(number) => on.cages.push(number),
            Source::Clue(number) => on.clues.push(number),
        }
    }
    on
}
