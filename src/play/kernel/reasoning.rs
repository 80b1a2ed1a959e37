//! The reason that a player gives for a move: what is marked, and the judgement so far.

use crate::{links::reasons::ReasonGiven, messages::MarkMsg, taught::ArguedView};
use sudoku_core::{
    Candidate, Candidates, House,
    advice::judge_argument,
    step::argument::{Argument, Judgement},
};

/// A reason being given.
#[derive(Clone, Debug)]
pub(crate) struct Reasoning {
    argument: Argument,
    judged: Option<Judgement>,
    /// The judgements that found something lacking.
    tries: u8,
    /// The changes so far, which tell its views apart.
    changes: u32,
}

impl Reasoning {
    /// The reason of a move, with nothing marked.
    pub(crate) const fn of(argument: Argument) -> Self {
        Self { argument, judged: None, tries: 0, changes: 0 }
    }

    pub(crate) const fn argument(&self) -> &Argument {
        &self.argument
    }

    /// Whether a judgement found something lacking.
    pub(crate) const fn was_unsure(&self) -> bool {
        self.tries > 0
    }

    /// Marks, or judges in the position before the move.
    pub(crate) fn mark(&mut self, msg: MarkMsg, position: &Candidates) {
        self.changes += 1;
        match msg {
            MarkMsg::Cell(cell) => self.argument.toggle_cell(cell),
            MarkMsg::House(house) => self.argument.toggle_house(house),
            MarkMsg::Judge => {
                let judged = judge_argument(position, &self.argument);
                self.tries = self.tries.saturating_add(u8::from(!judged.holds()));
                self.judged = Some(judged);
                return;
            }
            MarkMsg::TakeBack | MarkMsg::Skip => {}
        }
        self.judged = None;
    }

    /// The reason given so far.
    pub(crate) const fn given(&self) -> ReasonGiven {
        match self.judged {
            Some(Judgement::Holds { kind, .. }) if self.tries == 0 => ReasonGiven::AtOnce(kind),
            Some(Judgement::Holds { kind, .. }) => ReasonGiven::Later(kind),
            _ => ReasonGiven::Never,
        }
    }

    /// Whether the last judgement was that it holds.
    pub(crate) fn holds(&self) -> bool {
        self.judged.as_ref().is_some_and(Judgement::holds)
    }

    /// The candidate of the move.
    pub(crate) const fn candidate(&self) -> Candidate {
        self.argument.candidate
    }

    /// Its view. The houses of the cell have buttons if a digit was placed there.
    pub(crate) fn view(&self, position: &Candidates) -> ArguedView {
        let Self { argument, judged, changes, .. } = self;
        let own = position.geometry().houses_of(argument.candidate.cell);
        let houses: Vec<House> = if argument.places { own.to_vec() } else { Vec::new() };
        ArguedView {
            argument: argument.clone(),
            houses,
            judged: judged.clone(),
            shape: position.shape().clone(),
            changes: *changes,
        }
    }
}
