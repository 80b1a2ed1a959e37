//! The editor of puzzles: what is put in is looked into by the worker, and played once it is a puzzle.

use super::{EditorMsg, Out, Purpose, Session};
use crate::{
    Grid,
    play::{
        editor::Beginning,
        game::{Game, Origin},
        ui::Dialog,
        work::Asked,
    },
    study,
    wire::{Answer, Task},
};

impl Session {
    pub(super) fn edit(&mut self, msg: EditorMsg, out: &mut Out) {
        match msg {
            EditorMsg::Look => {}
            EditorMsg::Begin(from) => self.editor.change(self.beginning(from)),
            EditorMsg::Select(cell) => self.editor.select(cell),
            EditorMsg::Go(direction) => self.editor.go(direction),
            EditorMsg::Enter(digit) => self.editor.put(Some(digit)),
            EditorMsg::Erase => self.editor.put(None),
            EditorMsg::Undo => self.editor.undo(),
            EditorMsg::Redo => self.editor.redo(),
            EditorMsg::Symmetry(symmetry) => self.editor.choose(symmetry),
            EditorMsg::Mirror => {
                if let Some(puzzle) = self.editor.puzzle() {
                    self.editor.change(study::mirrored(&puzzle, self.editor.symmetry()));
                }
            }
            EditorMsg::MarkSpare => {
                if let Some(puzzle) = self.editor.puzzle() {
                    let asked = self.ask_of_clues(Task::Spare(Box::new(puzzle)), out);
                    self.editor.mark(asked);
                }
            }
            EditorMsg::RemoveSpare => {
                if let Some(puzzle) = self.editor.puzzle() {
                    let asked = self.ask_of_clues(Task::Fewer(Box::new(puzzle)), out);
                    self.editor.thin(asked);
                }
            }
            EditorMsg::Play => {
                if let Some(puzzle) = self.editor.puzzle() {
                    let level = self.editor.rated().map(|rated| rated.graded.level);
                    self.begin_new(Game::new(puzzle, Origin { level, spec: None }), out);
                }
            }
        }
        self.study(out);
    }

    /// The board with which the editor begins.
    fn beginning(&self, from: Beginning) -> Grid {
        let game = self.kernel.table.game();
        match from {
            Beginning::Empty(order) => Grid::empty(order),
            Beginning::Givens => game.puzzle().clues().clone(),
            Beginning::Position => game.grid(),
        }
    }

    /// Asks for what is not known of what was put in: the solutions, and then what clashes or how hard it is. A change
    /// has ended what was asked of the board before it.
    fn study(&mut self, out: &mut Out) {
        if !self.kernel.page.shows(Dialog::Editor) {
            return;
        }
        if self.editor.wants_count() {
            let asked = self.ask_of_clues(Task::Count(self.editor.grid().clone()), out);
            self.editor.count(asked);
        } else if self.editor.is_plain() {
            self.drop_job(|purpose| purpose == Purpose::Study, out);
        } else if self.editor.wants_clash() {
            let asked = self.ask_of_clues(Task::Clash(self.editor.grid().clone()), out);
            self.editor.look_for_clash(asked);
        } else if let Some(puzzle) = self.editor.puzzle()
            && self.editor.is_unrated()
            && !self.editor.is_looked_through()
        {
            let asked = self.ask_of_clues(Task::Rate(Box::new(puzzle)), out);
            self.editor.rate(asked);
        }
    }

    fn ask_of_clues(&mut self, task: Task, out: &mut Out) -> Asked {
        self.ask_about(self.editor.grid().order(), Purpose::Study, task, out)
    }

    pub(super) fn study_answered(&mut self, answer: Answer, out: &mut Out) {
        match answer {
            Answer::Rated(rated) => return self.editor.take_rated(rated),
            Answer::Clash(clash) => return self.editor.take_clash(clash),
            Answer::Counted(finding) => self.editor.take_finding(finding),
            Answer::Spare(spare) => self.editor.take_spare(spare),
            Answer::Fewer(fewer) => self.editor.take_fewer(fewer),
            _ => return,
        }
        self.study(out);
    }
}
