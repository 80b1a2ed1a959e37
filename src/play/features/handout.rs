//! The solution path of the puzzle on the board, to take away: as text, and on paper.

pub mod view;

use super::Feature;
use crate::{
    game::aids::Aid,
    kernel::{Cmd, Happened, Kernel, Out},
    messages::HandoutMsg,
    ui::{Costly, sheets::Sheets},
    work::Purpose,
};
use std::sync::Arc;
use sudoku_core::{
    magazine::{Paper, Ways},
    wire::{Answer, PackedPath, Task, WrittenPath},
};

#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Handout {
    found: Option<FoundPath>,
}

/// A path as text, with its length.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PathTold {
    /// The whole path as text.
    pub text: Arc<str>,
    /// The number of steps.
    pub steps: usize,
    /// Whether the path reaches the solution.
    pub whole: bool,
    /// The number of pages for each choice of steps and paper.
    pub pages: Vec<(Ways, Paper, u32)>,
}

impl PathTold {
    /// The number of pages for a choice of steps and paper.
    #[must_use]
    pub fn pages(&self, ways: Ways, paper: Paper) -> u32 {
        let own = self.pages.iter().find(|(of, on, _)| (*of, *on) == (ways, paper));
        own.map_or(0, |(_, _, pages)| *pages)
    }
}

#[derive(Clone, Debug, PartialEq)]
pub(crate) struct FoundPath {
    /// The path, for drawing.
    pub(crate) packed: PackedPath,
    /// The path as text.
    pub(crate) told: PathTold,
}

impl Feature for Handout {
    type Msg = HandoutMsg;

    fn update(&mut self, msg: HandoutMsg, kernel: &mut Kernel, out: &mut Out) {
        match msg {
            HandoutMsg::Show if kernel.warns(Costly::Path) => {}
            HandoutMsg::Show => {
                let Some(puzzle) = kernel.proven() else { return };
                kernel.ask(
                    Purpose::Handout,
                    Task::WriteOut(puzzle, kernel.plan()),
                    |told| HandoutMsg::Answered(told).into(),
                    out,
                );
            }
            HandoutMsg::Print(ways, paper) => {
                if let Some(found) = &self.found {
                    let task = Task::Draw(found.packed.clone(), ways, paper);
                    kernel.ask(Purpose::Sheets, task, |told| HandoutMsg::Answered(told).into(), out);
                }
            }
            HandoutMsg::Answered(told) => self.answered(told.answer, kernel, out),
        }
    }

    fn on(&mut self, happened: &Happened, kernel: &mut Kernel, out: &mut Out) {
        match happened {
            Happened::Replaced => {
                self.found = None;
                kernel.drop_job(|purpose| matches!(purpose, Purpose::Handout | Purpose::Sheets), out);
            }
            // Other techniques may find another path.
            Happened::SettingsChanged => self.found = None,
            _ => {}
        }
    }
}

impl Handout {
    /// Takes the answer to a question that it asked.
    fn answered(&mut self, answer: Answer, kernel: &mut Kernel, out: &mut Out) {
        match answer {
            Answer::WrittenOut(path) => {
                let WrittenPath { packed, text, steps, whole, pages } = *path;
                let told = PathTold { text: text.into(), steps: steps as usize, whole, pages };
                self.found = Some(FoundPath { packed, told });
                // Like the solver, it gives away digits.
                kernel.note_aid(Aid::Path, out);
            }
            Answer::Drawn(paper, pages) => {
                let pages = pages.into_iter().map(Arc::from).collect();
                out.push(Cmd::Print(Box::new(Sheets { paper, across: false, pages })));
            }
            _ => {}
        }
    }

    #[must_use]
    pub(crate) const fn found(&self) -> Option<&FoundPath> {
        self.found.as_ref()
    }
}
