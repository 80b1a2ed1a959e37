//! "Was that a guess?": what is said of a move once it is made. Nothing is computed, and nothing told, unless
//! the player has switched it on.

use super::{Cmd, Out, Purpose, Says, Session, Taught, Waiting};
use crate::{
    Candidate, Grid,
    advice::{Claimed, Sheet},
    play::{
        aids::Aid,
        game::Turn,
        teacher::{Judged, claims},
    },
    wire::{Answer, Task},
};

/// A move that is to be judged, and the right digits that stood before it.
pub(super) struct ToJudge {
    claimed: Vec<Claimed>,
    before: Grid,
    /// What the notes had ruled out, where they are right.
    gone: Vec<Candidate>,
}

impl Session {
    /// What has to be known of the board before a turn, if the turn is to be judged.
    pub(super) fn to_judge(&self, turn: &Turn) -> Option<ToJudge> {
        if !self.player.settings().judge_moves || self.table.game().is_finished() {
            return None;
        }
        let claimed = claims(turn);
        (!claimed.is_empty()).then(|| ToJudge {
            claimed,
            before: self.right_digits(),
            gone: self.rightly_gone(),
        })
    }

    /// The digits on the board that are those of the solution. What is wrong proves nothing, so a move is
    /// judged as if it were not there.
    fn right_digits(&self) -> Grid {
        let mut right = self.table.game().grid();
        for cell in self.table.game().mistakes() {
            right.set(cell, None);
        }
        right
    }

    /// What the player has ruled out in notes that were whole, but for what was wrong: a pattern that showed
    /// it may be gone by now.
    fn rightly_gone(&self) -> Vec<Candidate> {
        let solution = self.table.game().puzzle().solution();
        let mut gone = self.table.game().believed().gone;
        gone.retain(|gone| solution.get(gone.cell) != Some(gone.digit));
        gone
    }

    /// A wrong move is known at once; why a right one had to be, the worker finds out. Other work that was
    /// asked for is not broken off for it.
    pub(super) fn judge_move(&mut self, ToJudge { claimed, before, gone }: ToJudge, out: &mut Out) {
        let Some(&first) = claimed.first() else { return };
        let busy = self.work.is_for(|purpose| !matches!(purpose, Purpose::Judge | Purpose::Hint));
        let solution = self.table.game().puzzle().solution();
        let wrong = claimed.iter().copied().find(|claimed| !claimed.is_true(solution));
        self.note_aid(Aid::Judged, out);
        if let Some(wrong) = wrong {
            self.teacher.judge(Judged::wrong(wrong, before));
            return self.later(Waiting::Say(Says::Judgement), out);
        }
        if busy {
            return;
        }
        let clues = self.table.game().puzzle().clues().clone();
        let sheet = Sheet { clues, digits: before.clone(), gone, notes: Vec::new() };
        let asked = self.ask(Purpose::Judge, Task::Judge(Box::new(sheet), claimed, self.plan()), out);
        self.teacher.judge(Judged::asked(asked, first, before));
    }

    pub(super) fn judged(&mut self, answer: Answer, out: &mut Out) {
        let Answer::Judged(judged) = answer else { return };
        self.teacher.take_judgement(judged);
        self.say_judgement(out);
    }

    pub(super) fn say_judgement(&self, out: &mut Out) {
        if let Some(view) = self.judged_view() {
            out.push(Cmd::Teach(Taught::Judged(Box::new(view))));
        }
    }

    /// What was said of a move says nothing of the next.
    pub(super) fn drop_judgement(&mut self, out: &mut Out) {
        self.teacher.drop_judgement();
        self.drop_job(|purpose| purpose == Purpose::Judge, out);
    }
}
