//! The solution path of the puzzle on the board, to be taken along: in words, and on paper.

use super::Feature;
use crate::{
    magazine::{Paper, Ways},
    play::{
        aids::Aid,
        kernel::{Cmd, Happened, Kernel, Out},
        sheets::Sheets,
        work::{Job, Purpose},
    },
    wire::{Answer, PackedPath, Task, WrittenPath},
};
use std::sync::Arc;

/// What is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HandoutMsg {
    /// The path, in words.
    Show,
    /// Those of its steps printed on that paper.
    Print(Ways, Paper),
}

/// The path as it was found.
#[derive(Clone, Debug, Default, PartialEq)]
pub(in crate::play) struct Handout {
    found: Option<Found>,
}

/// What is told of a path.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PathTold {
    /// All of it in words.
    pub text: Arc<str>,
    /// How many steps it has.
    pub steps: usize,
    /// Whether it leads to the solution.
    pub whole: bool,
}

/// A path that was found.
#[derive(Clone, Debug, PartialEq)]
pub(in crate::play) struct Found {
    /// The path, to be drawn.
    pub(in crate::play) packed: PackedPath,
    /// What is told of it.
    pub(in crate::play) told: PathTold,
}

impl Feature for Handout {
    type Msg = HandoutMsg;

    fn at_once(&mut self, msg: HandoutMsg, _: &mut Kernel, _: &mut Out) -> Option<HandoutMsg> {
        Some(msg)
    }

    fn update(&mut self, msg: HandoutMsg, kernel: &mut Kernel, out: &mut Out) {
        match msg {
            HandoutMsg::Show => {
                let puzzle = Box::new(kernel.table.game().puzzle().clone());
                kernel.ask(Purpose::Handout, Task::WriteOut(puzzle, kernel.plan()), out);
            }
            HandoutMsg::Print(ways, paper) => {
                if let Some(found) = &self.found {
                    let task = Task::Draw(found.packed.clone(), ways, paper);
                    kernel.ask(Purpose::Sheets, task, out);
                }
            }
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

    fn answered(&mut self, _: Job, answer: Answer, kernel: &mut Kernel, out: &mut Out) {
        match answer {
            Answer::WrittenOut(path) => {
                let WrittenPath { packed, text, steps, whole } = *path;
                let told = PathTold { text: text.into(), steps: steps as usize, whole };
                self.found = Some(Found { packed, told });
                // It gives the digits away to its reader, as the solver does.
                kernel.note_aid(Aid::Path, out);
            }
            Answer::Drawn(paper, pages) => {
                let pages = pages.into_iter().map(Arc::from).collect();
                out.push(Cmd::Print(Box::new(Sheets { paper, across: false, pages })));
            }
            _ => {}
        }
    }
}

impl Handout {
    /// The path, once it was found.
    #[must_use]
    pub(in crate::play) const fn found(&self) -> Option<&Found> {
        self.found.as_ref()
    }
}
