//! The editor of puzzles: the player enters clues, the worker examines them, and the player can play the
//! result.

mod carrying;
mod clues;
mod drawing;
mod live;
pub mod view;

pub use carrying::{Carries, CarryingView, StepOn};
pub(crate) use clues::Editor;
pub use clues::Thinned;
pub use live::Possibles;

use super::Feature;
use crate::{
    game::{Game, Origin},
    kernel::{Happened, Kernel, Out},
    messages::{Beginning, EditorMsg},
    ui::{Dialog, Refusal},
    work::{Asked, Purpose},
};
use sudoku_core::{
    Grid,
    generate::recipe::Recipe,
    puzzle::PuzzleError,
    rng::Seed,
    study,
    wire::{Answer, Task},
};

impl Feature for Editor {
    type Msg = EditorMsg;

    fn update(&mut self, msg: EditorMsg, kernel: &mut Kernel, out: &mut Out) {
        match msg {
            EditorMsg::Look => {}
            EditorMsg::Begin(from) => self.begin(beginning(from, kernel)),
            EditorMsg::Select(cell) => {
                self.select(cell);
                self.pick(cell);
            }
            EditorMsg::Go(direction) => self.go(direction),
            EditorMsg::Enter(digit) => self.enter(digit),
            EditorMsg::Erase => self.put(None),
            EditorMsg::MoveOn(moves_on) => self.set_moves_on(moves_on),
            EditorMsg::Draw(tool) => self.draw(tool),
            EditorMsg::Pass(cell) => self.pass(cell),
            EditorMsg::Put(numbers) => self.put_mark(&numbers),
            EditorMsg::Take => self.take_mark(),
            EditorMsg::TakeOut => self.take_out(),
            EditorMsg::Fill => {
                if let Some(spec) = self.filling(Seed::short(out.at.chance)) {
                    let asked = self.ask_of_clues(kernel, Task::Make(Recipe::Spec(spec)), out);
                    return self.read(asked);
                }
            }
            EditorMsg::Skip if self.tool().is_some() => self.pick(self.cursor()),
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
            EditorMsg::FindHardest if self.knows_carried() => self.show_hardest(),
            EditorMsg::FindHardest => {
                if let Some(puzzle) = self.puzzle() {
                    let task = Task::Carry(Box::new(puzzle), kernel.plan());
                    let asked = self.ask_of_clues(kernel, task, out);
                    self.look_for_carried(asked);
                }
            }
            EditorMsg::Live(is_on) => {
                if self.looks_for_possible() {
                    kernel.drop_job(|purpose| purpose == Purpose::Study, out);
                }
                self.set_live(is_on);
            }
            EditorMsg::Play => {
                if let Some(puzzle) = self.puzzle() {
                    let level = self.rated().map(|rated| rated.graded.level);
                    kernel.begin_new(Game::new(puzzle, Origin { level, spec: None }), out);
                }
            }
            EditorMsg::Answered(told) => return self.answered(told.answer, kernel, out),
        }
        self.study(kernel, out);
    }

    fn on(&mut self, happened: &Happened, kernel: &mut Kernel, _: &mut Out) {
        match happened {
            Happened::Opened(Dialog::Editor) => kernel.post(EditorMsg::Look),
            Happened::Dropped(job) => self.give_up(job.asked()),
            // Other techniques may find another way.
            Happened::SettingsChanged => self.forget_carried(),
            _ => {}
        }
    }
}

impl Editor {
    /// Takes the answer to a question that it asked.
    fn answered(&mut self, answer: Answer, kernel: &mut Kernel, out: &mut Out) {
        match answer {
            Answer::Rated(rated) => return self.take_rated(rated),
            Answer::Clash(clash) => return self.take_clash(clash),
            Answer::Counted(finding) => self.take_finding(finding),
            Answer::Spare(spare) => self.take_spare(spare),
            Answer::Fewer(fewer) => self.take_fewer(fewer),
            Answer::Possible(possible) => self.take_possible(possible),
            Answer::Carried(carried) => self.take_carried(carried),
            Answer::Made(made) => match made {
                Ok(fitted) => self.take_text(fitted.puzzle.solution().clone()),
                Err(error) => self.refuse(Refusal::Making(error)),
            },
            Answer::Read(read) => match read {
                // Nothing could be said of it.
                Ok(read) if read.reading.grid.shape().has_unknown_rules() => {
                    self.refuse(Refusal::Puzzle(PuzzleError::UnknownRules));
                }
                Ok(read) => self.take_text(read.reading.grid),
                Err(error) => self.refuse(Refusal::Unreadable(error)),
            },
            _ => return,
        }
        self.study(kernel, out);
    }

    /// Asks for anything still unknown about the puzzle: first the solutions, then the clash, the digits that solutions
    /// have, or the difficulty. A change has already ended the questions about the board before it.
    fn study(&mut self, kernel: &mut Kernel, out: &mut Out) {
        if !kernel.page().shows(Dialog::Editor) {
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
        } else if self.wants_possible() {
            let task = Task::Possible(self.grid().clone(), self.known_solutions());
            let asked = self.ask_of_clues(kernel, task, out);
            self.look_for_possible(asked);
        } else if let Some(puzzle) = self.puzzle()
            && self.is_unrated()
            && !self.is_looked_through()
        {
            let asked = self.ask_of_clues(kernel, Task::Rate(Box::new(puzzle)), out);
            self.rate(asked);
        }
    }

    fn ask_of_clues(&self, kernel: &mut Kernel, task: Task, out: &mut Out) -> Asked {
        kernel.ask_about(
            self.grid().shape().clone(),
            Purpose::Study,
            task,
            |told| EditorMsg::Answered(told).into(),
            out,
        )
    }
}

/// A board without the rules that are not known: the editor proves what it makes.
fn known(grid: Grid) -> Grid {
    match grid.shape().with_unknown_rules("") {
        Some(shape) => grid.clone().on(&shape).unwrap_or(grid),
        None => grid,
    }
}

fn beginning(from: Beginning, kernel: &Kernel) -> Grid {
    let game = kernel.current().game();
    match from {
        Beginning::Empty(shape) => Grid::empty(&shape),
        Beginning::Givens => known(game.clues().clone()),
        Beginning::Position => known(game.grid()),
    }
}
