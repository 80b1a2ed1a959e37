//! Query keys: questions about the board for players who hear it, instead of another walk over all cells. Each
//! has an answer in words; some move the cursor, and none changes the board.

use super::Feature;
use crate::{
    game::{aids::Aid, entry::Entry},
    input::{
        Filter,
        queried::{Asked, Asking, Queried, QueryMsg, Response},
    },
    kernel::{Cmd, Happened, Kernel, Out},
    taught::TeachingEvent,
    walk::line_by_line::{set_cells, stated},
};
use sudoku_core::{
    Candidate, Cell, CellSet, Digit, DigitSet, House, HouseKind, Shape,
    marks::{LinkMark, Marks, links},
};

/// The feature.
#[derive(Clone, Debug, Default)]
pub(crate) struct Queries {
    asking: Asking,
}

impl Feature for Queries {
    type Msg = QueryMsg;

    fn update(&mut self, msg: QueryMsg, kernel: &mut Kernel, out: &mut Out) {
        // A sighted player also presses the pieces of a sentence.
        if !matches!(msg, QueryMsg::Tell(_)) {
            kernel.page_mut().hear();
        }
        let covered = kernel.page().is_paused() && kernel.page().is_playing();
        if covered && msg != QueryMsg::Begin {
            return say(Queried::Covered, out);
        }
        if kernel.is_playable() && self.asking.highlights(msg) {
            kernel.note_aid(Aid::Filter, out);
        }
        match self.asking.respond(msg, kernel) {
            Response::Said(said) => say(said, out),
            Response::Waits(said, prefix) => {
                kernel.input_mut().set_prefix(prefix);
                say(said, out);
            }
            Response::Go(cell, said) => {
                kernel.input_mut().put_cursor(cell);
                out.push(Cmd::Focus);
                if let Some(said) = said {
                    say(said, out);
                }
            }
        }
    }

    fn on(&mut self, _: &Happened, _: &mut Kernel, _: &mut Out) {}
}

/// The board in plain text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TextBoard {
    /// The game is paused, and its board hidden.
    Hidden,
    /// The digits of each row.
    Rows(Vec<Vec<Option<Digit>>>),
}

/// The board on the page in plain text, if the player wants it.
pub(crate) fn text_board(kernel: &Kernel) -> Option<TextBoard> {
    if !kernel.player().settings().text_board {
        return None;
    }
    if kernel.page().is_paused() && kernel.page().is_playing() {
        return Some(TextBoard::Hidden);
    }
    let board = kernel.board();
    let geometry = board.geometry();
    let rows = geometry.houses().iter().filter(|house| house.kind() == HouseKind::Row);
    let digits = |&row: &House| geometry.cells(row).iter().map(|&cell| board.digit(cell)).collect();
    Some(TextBoard::Rows(rows.map(digits).collect()))
}

fn say(said: Queried, out: &mut Out) {
    out.push(Cmd::Teach(TeachingEvent::Queried(Box::new(said))));
}

impl Asked for Kernel {
    fn shape(&self) -> &Shape {
        self.board().shape()
    }

    fn digit(&self, cell: Cell) -> Option<Digit> {
        self.board().digit(cell)
    }

    fn cursor(&self) -> Cell {
        self.input().cursor()
    }

    fn notes(&self, cell: Cell) -> DigitSet {
        match self.current().game().entry(cell) {
            Entry::Notes(notes) if self.page().panel().shows_the_game() => notes.all(),
            _ => DigitSet::EMPTY,
        }
    }

    fn matching(&self, filter: Filter) -> CellSet {
        Self::matching(self, filter).1
    }

    fn highlighted(&self) -> Option<CellSet> {
        self.filtered().map(|(standing, possible)| standing.union(&possible))
    }

    fn marks(&self) -> Marks {
        self.shown().marks.clone()
    }

    fn links(&self) -> Vec<LinkMark> {
        self.shown().step.as_ref().map_or_else(Vec::new, |shown| links(&shown.step, &shown.found_in))
    }

    fn stated(&self, number: u16) -> Vec<Candidate> {
        self.shown().step.as_ref().map_or_else(Vec::new, |shown| stated(&shown.step, number))
    }

    fn set(&self, number: u16) -> Vec<Cell> {
        self.shown().step.as_ref().map_or_else(Vec::new, |shown| set_cells(&shown.step, number))
    }

    fn state(&self, empty: usize) -> Queried {
        Queried::State {
            shape: self.board().shape().clone(),
            level: self.current().level(),
            empty,
            mode: self.input().mode(self.player().settings().note_layout),
            lock: self.input().lock(),
        }
    }
}
