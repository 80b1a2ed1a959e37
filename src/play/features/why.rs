//! "Why?" and "Why not?": questions about a cell, and their answers.

mod asking;
mod questions;
mod telling;
pub mod view;

use super::Feature;
use crate::{
    kernel::{Happened, Kernel, Layer, Out},
    messages::WhyMsg,
    work::Purpose,
};
use asking::shown_now;
use questions::Questions;
use sudoku_core::{Candidate, Candidates, Digit};

/// The feature: the current questions, if any.
#[derive(Clone, Debug, Default)]
pub(crate) struct Why {
    questions: Option<Box<Questions>>,
    /// The candidates that answers have ruled out on this board.
    ruled_out: Vec<Candidate>,
}

impl Feature for Why {
    type Msg = WhyMsg;

    fn at_once(&mut self, msg: &WhyMsg, kernel: &mut Kernel, out: &mut Out) -> bool {
        match msg {
            WhyMsg::Ask(digit) if self.warns_of(*digit) => return false,
            WhyMsg::Open => self.open_questions(kernel, out),
            WhyMsg::Ask(digit) => self.ask_why(*digit, kernel, out),
            WhyMsg::Close => self.close_questions(kernel, out),
            _ => return false,
        }
        true
    }

    fn update(&mut self, msg: WhyMsg, kernel: &mut Kernel, out: &mut Out) {
        match msg {
            WhyMsg::Follow(index) => self.turn_page(|questions| questions.follow(index), kernel, out),
            WhyMsg::Back(to) => self.turn_page(|questions| questions.go_back(to), kernel, out),
            WhyMsg::Line(line) => self.turn_page(|questions| questions.go_to_line(line), kernel, out),
            WhyMsg::GoOn | WhyMsg::Ask(_) => self.go_on(kernel, out),
            WhyMsg::Open | WhyMsg::Close => {}
            WhyMsg::Say => self.say_answer(kernel, out),
            WhyMsg::Answered(told) => self.take_answer(told.answer, kernel, out),
        }
    }

    fn on(&mut self, happened: &Happened, kernel: &mut Kernel, out: &mut Out) {
        match happened {
            Happened::Replaced => self.ruled_out.clear(),
            Happened::Handled => self.settle(kernel, out),
            _ => {}
        }
    }

    fn position(&self, kernel: &Kernel) -> Option<Candidates> {
        self.own_position(kernel)
    }

    fn layer(&self, kernel: &Kernel) -> Option<Layer> {
        self.own_layer(kernel)
    }

    fn is_open(&self, _: &Kernel) -> bool {
        self.questions.is_some()
    }

    fn close(&mut self, kernel: &mut Kernel, out: &mut Out) {
        self.close_questions(kernel, out);
    }
}

impl Why {
    const fn questions(&self) -> Option<&Questions> {
        match &self.questions {
            Some(questions) => Some(questions),
            None => None,
        }
    }

    /// Whether the answer about this digit waits: who asks again gets it.
    fn warns_of(&self, digit: Digit) -> bool {
        self.questions().is_some_and(|questions| questions.warns && questions.asked_about() == Some(digit))
    }

    /// The questions, unless their answer waits for the player.
    fn answered_questions(&self) -> Option<&Questions> {
        self.questions().filter(|questions| !questions.warns)
    }

    /// Moves questions with the cursor, and ends them with their subject.
    fn settle(&mut self, kernel: &mut Kernel, out: &mut Out) {
        let shown = shown_now(kernel);
        let cursor = kernel.input().cursor();
        let asked = kernel.work().is_for(|purpose| purpose == Purpose::Why);
        let Some(questions) = &mut self.questions else { return };
        if questions.shown() != shown {
            self.drop_questions(kernel, out);
        } else if questions.waits() && !asked {
            questions.stop_waiting();
        } else if questions.cell() != cursor {
            questions.turn_to(cursor);
            kernel.drop_job(|purpose| purpose == Purpose::Why, out);
        }
    }
}
