//! The solution path to be taken along: found by the worker, told, and printed.

use super::{Cmd, Out, Purpose, Session};
use crate::{
    magazine::Paper,
    play::{
        aids::Aid,
        handout::{HandoutMsg, Sheets},
    },
    wire::{Answer, Task},
};
use std::sync::Arc;

impl Session {
    pub(super) fn hand_out(&mut self, msg: HandoutMsg, out: &mut Out) {
        match msg {
            HandoutMsg::Show => {
                let puzzle = Box::new(self.kernel.table.game().puzzle().clone());
                self.ask(Purpose::Handout, Task::WriteOut(puzzle, self.plan()), out);
            }
            HandoutMsg::Print(ways, paper) => {
                if let Some(found) = self.handout.found() {
                    let path = found.packed.clone();
                    self.ask(Purpose::Sheets(paper), Task::Draw(path, ways, paper), out);
                }
            }
        }
    }

    /// The path was found. It gives the digits away to its reader, as the solver does.
    pub(super) fn written_out(&mut self, answer: Answer, out: &mut Out) {
        let Answer::WrittenOut(path) = answer else { return };
        self.handout.take(*path);
        self.kernel.note_aid(Aid::Path, out);
    }

    /// The pages of the path were drawn, for that paper.
    pub(super) fn sheets_drawn(paper: Paper, answer: Answer, out: &mut Out) {
        let Answer::Drawn(pages) = answer else { return };
        let pages = pages.into_iter().map(Arc::from).collect();
        out.push(Cmd::Print(Box::new(Sheets { paper, across: false, pages })));
    }
}
