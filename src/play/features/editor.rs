//! The editor of puzzles: the player enters clues, the worker examines them, and the player can play the
//! result.

mod clues;
pub mod view;

pub(crate) use clues::Editor;
pub use clues::Thinned;

use super::Feature;
use crate::{
    game::{Game, Origin},
    kernel::{Happened, Kernel, Out},
    ui::{Dialog, Direction, Refusal},
    work::{Asked, Job, Purpose},
};
use sudoku_core::{
    Cell, Digit, Grid, Shape, Symmetry, study,
    wire::{Answer, Task},
};

/// The board with which the editor begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Beginning {
    /// An empty board of that size.
    Empty(Shape),
    /// The givens of the puzzle on the board.
    Givens,
    /// All digits on the board.
    Position,
}

/// An action in the editor.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EditorMsg {
    /// Asks the worker about the puzzle, unless the answer is known.
    Look,
    /// Starts over with a new board.
    Begin(Beginning),
    /// Moves the cursor to a cell.
    Select(Cell),
    /// Moves the cursor.
    Go(Direction),
    /// Enters a digit at the cursor.
    Enter(Digit),
    /// Empties the cell of the cursor.
    Erase,
    /// Whether the cursor moves on after a digit.
    MoveOn(bool),
    /// Leaves the cell of the cursor empty, and moves on.
    Skip,
    /// Begins with the puzzle of a text.
    Paste(String),
    /// Undoes the last change.
    Undo,
    /// Redoes the change undone last.
    Redo,
    /// Selects the symmetry for the givens.
    Symmetry(Symmetry),
    /// Adds givens until they have the symmetry selected.
    Mirror,
    /// Asks the worker which givens the solution doesn't need.
    MarkSpare,
    /// Removes givens until the solution needs each that is left.
    RemoveSpare,
    /// Plays the puzzle.
    Play,
}

impl Feature for Editor {
    type Msg = EditorMsg;

    fn update(&mut self, msg: EditorMsg, kernel: &mut Kernel, out: &mut Out) {
        match msg {
            EditorMsg::Look => {}
            EditorMsg::Begin(from) => self.begin(beginning(from, kernel)),
            EditorMsg::Select(cell) => self.select(cell),
            EditorMsg::Go(direction) => self.go(direction),
            EditorMsg::Enter(digit) => self.enter(digit),
            EditorMsg::Erase => self.put(None),
            EditorMsg::MoveOn(moves_on) => self.set_moves_on(moves_on),
            EditorMsg::Skip => {
                self.put(None);
                self.step();
            }
            EditorMsg::Paste(text) => {
                // Its answer resumes the questions about the board.
                let asked = self.ask_of_clues(kernel, Task::Read(text, 0), out);
                return self.read(asked);
            }
            EditorMsg::Undo => self.undo(),
            EditorMsg::Redo => self.redo(),
            EditorMsg::Symmetry(symmetry) => self.choose(symmetry),
            EditorMsg::Mirror => {
                if let Some(puzzle) = self.puzzle() {
                    self.change(study::mirrored(&puzzle, self.symmetry()));
                }
            }
            EditorMsg::MarkSpare => {
                if let Some(puzzle) = self.puzzle() {
                    let asked = self.ask_of_clues(kernel, Task::Spare(Box::new(puzzle)), out);
                    self.mark(asked);
                }
            }
            EditorMsg::RemoveSpare => {
                if let Some(puzzle) = self.puzzle() {
                    let asked = self.ask_of_clues(kernel, Task::Fewer(Box::new(puzzle)), out);
                    self.thin(asked);
                }
            }
            EditorMsg::Play => {
                if let Some(puzzle) = self.puzzle() {
                    let level = self.rated().map(|rated| rated.graded.level);
                    kernel.begin_new(Game::new(puzzle, Origin { level, spec: None }), out);
                }
            }
        }
        self.study(kernel, out);
    }

    fn on(&mut self, happened: &Happened, _: &mut Kernel, _: &mut Out) {
        if let Happened::Dropped(job) = happened {
            self.give_up(job.asked());
        }
    }

    fn answered(&mut self, _: Job, answer: Answer, kernel: &mut Kernel, out: &mut Out) {
        match answer {
            Answer::Rated(rated) => return self.take_rated(rated),
            Answer::Clash(clash) => return self.take_clash(clash),
            Answer::Counted(finding) => self.take_finding(finding),
            Answer::Spare(spare) => self.take_spare(spare),
            Answer::Fewer(fewer) => self.take_fewer(fewer),
            Answer::Read(read) => match read {
                Ok(read) => self.take_text(read.reading.grid),
                Err(error) => self.refuse(Refusal::Unreadable(error)),
            },
            _ => return,
        }
        self.study(kernel, out);
    }
}

impl Editor {
    /// Asks for anything still unknown about the puzzle: first the solutions, then the clash or the
    /// difficulty. A change has already ended the questions about the board before it.
    fn study(&mut self, kernel: &mut Kernel, out: &mut Out) {
        if !kernel.page.shows(Dialog::Editor) {
            return;
        }
        if self.wants_count() {
            let asked = self.ask_of_clues(kernel, Task::Count(self.grid().clone()), out);
            self.count(asked);
        } else if self.is_plain() {
            kernel.drop_job(|purpose| purpose == Purpose::Study, out);
        } else if self.wants_clash() {
            let asked = self.ask_of_clues(kernel, Task::Clash(self.grid().clone()), out);
            self.look_for_clash(asked);
        } else if let Some(puzzle) = self.puzzle()
            && self.is_unrated()
            && !self.is_looked_through()
        {
            let asked = self.ask_of_clues(kernel, Task::Rate(Box::new(puzzle)), out);
            self.rate(asked);
        }
    }

    fn ask_of_clues(&self, kernel: &mut Kernel, task: Task, out: &mut Out) -> Asked {
        kernel.ask_about(self.grid().shape(), Purpose::Study, task, out)
    }
}

fn beginning(from: Beginning, kernel: &Kernel) -> Grid {
    let game = kernel.current.game();
    match from {
        Beginning::Empty(shape) => Grid::empty(shape),
        Beginning::Givens => game.puzzle().clues().clone(),
        Beginning::Position => game.grid(),
    }
}
