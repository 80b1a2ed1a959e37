//! "Was that a guess?": what is said of a move once it is made. Nothing is computed, and nothing told, unless
//! the player has switched it on.

use super::{Announcement, Cmd, Moment, Purpose, Session};
use crate::{
    Candidate, Grid,
    advice::{Claimed, Sheet, Verdict},
    play::{
        aids::Aid,
        game::Turn,
        teacher::{Judged, claims},
    },
    wire::Task,
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
        if !self.settings.judge_moves || self.game.is_finished() {
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
        let mut right = self.game.grid();
        for cell in self.game.mistakes() {
            right.set(cell, None);
        }
        right
    }

    /// What the player has ruled out in notes that were whole, but for what was wrong: a pattern that showed
    /// it may be gone by now.
    fn rightly_gone(&self) -> Vec<Candidate> {
        let solution = self.game.puzzle().solution();
        let mut gone = self.game.believed().gone;
        gone.retain(|gone| solution.get(gone.cell) != Some(gone.digit));
        gone
    }

    /// A wrong move is known at once; why a right one had to be, the worker finds out. Other work that was
    /// asked for is not broken off for it.
    pub(super) fn judge_move(
        &mut self,
        ToJudge { claimed, before, gone }: ToJudge,
        at: Moment,
        cmds: &mut Vec<Cmd>,
    ) {
        let Some(&first) = claimed.first() else { return };
        let busy = self.job.is_some_and(|job| !matches!(job.purpose, Purpose::Judge | Purpose::Hint));
        let solution = self.game.puzzle().solution();
        let wrong = claimed.iter().copied().find(|claimed| !claimed.is_true(solution));
        self.note_aid(Aid::Judged, at, cmds);
        if let Some(wrong) = wrong {
            self.teacher.judged = Some(Judged::new(wrong, Some(Verdict::Wrong), before));
            return self.say_judgement(cmds);
        }
        if busy {
            return;
        }
        let clues = self.game.puzzle().clues().clone();
        let sheet = Sheet { clues, digits: before.clone(), gone, notes: Vec::new() };
        self.ask(Purpose::Judge, Task::Judge(Box::new(sheet), claimed, self.plan()), cmds);
        self.teacher.judged = Some(Judged::new(first, None, before));
    }

    pub(super) fn judged(&mut self, judged: Option<(Claimed, Verdict)>, cmds: &mut Vec<Cmd>) {
        let asked = self.teacher.judged.take();
        self.teacher.judged = asked
            .zip(judged)
            .map(|(asked, (claimed, verdict))| Judged::new(claimed, Some(verdict), asked.before));
        self.say_judgement(cmds);
    }

    fn say_judgement(&self, cmds: &mut Vec<Cmd>) {
        if let Some(view) = self.judged_view() {
            cmds.push(Cmd::Announce(Announcement::Judged(Box::new(view))));
        }
    }

    /// What was said of a move says nothing of the next.
    pub(super) fn drop_judgement(&mut self, cmds: &mut Vec<Cmd>) {
        (self.teacher.judged, self.teacher.lit) = (None, false);
        if self.job.is_some_and(|job| job.purpose == Purpose::Judge) {
            self.cancel(cmds);
        }
    }
}
