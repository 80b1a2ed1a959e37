//! Long work: the questions to the worker, and the effect of its answers.

use super::{Job, Out, Purpose, Session};
use crate::{
    play::{
        game::{Game, Origin},
        ui::Refusal,
    },
    wire::{Answer, ProvenPuzzle, Reply, Response},
};

impl Session {
    pub(super) fn answered(&mut self, Response { job: id, reply }: Response, out: &mut Out) {
        let Some(reply) = self.stocked(id, reply, out) else { return };
        let Some(job) = self.kernel.work.job().filter(|job| job.id == id) else { return };
        match reply {
            Reply::Progress(progress) => self.kernel.work.go_on(id, progress),
            Reply::Attempts(attempts) => self.features.magazine.attempted(attempts, out),
            Reply::Done(answer) => {
                self.kernel.work.end();
                self.finished(answer, job, out);
            }
        }
    }

    /// Returns the answer to the feature that asked.
    fn finished(&mut self, answer: Answer, job: Job, out: &mut Out) {
        match job.purpose {
            Purpose::Make
            | Purpose::Paste
            | Purpose::List
            | Purpose::File
            | Purpose::Link
            | Purpose::Example => {
                self.puzzle_answered(answer, job, out);
            }
            Purpose::Rate => self.puzzle_rated(answer),
            _ => self.features.answered(job, answer, &mut self.kernel, out),
        }
    }

    fn puzzle_answered(&mut self, answer: Answer, job: Job, out: &mut Out) {
        match answer {
            Answer::Made(made) => self.made(made, job, out),
            Answer::Checked(Ok(proven)) => self.grid_proven(*proven, job, out),
            Answer::Checked(Err(fault)) => self.refuse(job.purpose, Refusal::NotAPuzzle(fault), out),
            Answer::Read(Ok(read)) => self.text_read(*read, job, out),
            Answer::Listed(Ok(listing)) => self.maker.listed(job.asked(), listing),
            Answer::Read(Err(error)) | Answer::Listed(Err(error)) => {
                self.refuse(job.purpose, Refusal::Unreadable(error), out);
            }
            _ => {}
        }
    }

    /// Takes a grid that is a puzzle.
    fn grid_proven(&mut self, proven: ProvenPuzzle, job: Job, out: &mut Out) {
        let ProvenPuzzle { puzzle, graded } = proven;
        let origin = Origin { level: Some(graded.level), spec: None };
        let game = match self.maker.take_board(job.asked()) {
            Some(shared) => shared.game(puzzle, origin),
            None => Game::new(puzzle, origin),
        };
        if job.purpose == Purpose::Link {
            self.bring(game, None, job, out);
        } else {
            self.begin_new(game, out);
            self.tell_assumed(job);
        }
    }
}
