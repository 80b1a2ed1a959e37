//! "Was that a guess?": what is said of a move once it is made. Nothing is computed, and nothing told, unless
//! the player has switched it on.

use super::{Cmd, Out, Purpose, Says, Session, Taught, Waiting};
use crate::{
    Candidate, Grid,
    advice::{Claimed, Sheet},
    play::{
        aids::Aid,
        game::{Game, Turn},
        teacher::{Judged, claims},
    },
    wire::{Answer, Task},
};

/// A move that is to be judged, and the right digits before it.
struct ToJudge {
    claimed: Vec<Claimed>,
    before: Grid,
    /// The candidates that the player's notes had ruled out rightly.
    gone: Vec<Candidate>,
}

impl ToJudge {
    /// The claims of a turn; none if it makes none.
    fn of(turn: &Turn, game: &Game) -> Option<Self> {
        let claimed = claims(turn);
        if claimed.is_empty() {
            return None;
        }
        let mut game = game.clone();
        game.undo();
        Some(Self { claimed, before: right_digits(&game), gone: rightly_gone(&game) })
    }
}

/// The digits on the board that are those of the solution. A wrong digit proves nothing, so the judgement ignores it.
fn right_digits(game: &Game) -> Grid {
    let mut right = game.grid();
    for cell in game.mistakes() {
        right.set(cell, None);
    }
    right
}

/// The candidates ruled out in notes that were whole, except wrongly: the pattern that showed it may be gone by now.
fn rightly_gone(game: &Game) -> Vec<Candidate> {
    let solution = game.puzzle().solution();
    let mut gone = game.believed().gone;
    gone.retain(|gone| solution.get(gone.cell) != Some(gone.digit));
    gone
}

impl Session {
    /// Judges a turn that was played, if the player has switched that on.
    pub(super) fn judge_turn(&mut self, turn: &Turn, out: &mut Out) {
        if self.kernel.player.settings().judge_moves
            && let Some(to_judge) = ToJudge::of(turn, self.kernel.table.game())
        {
            self.judge_move(to_judge, out);
        }
    }

    /// A wrong move is known at once; why a right one had to be, the worker finds out. Other work that was
    /// asked for is not broken off for it.
    fn judge_move(&mut self, ToJudge { claimed, before, gone }: ToJudge, out: &mut Out) {
        let Some(&first) = claimed.first() else { return };
        let busy = self.kernel.work.is_for(|purpose| !matches!(purpose, Purpose::Judge | Purpose::Hint));
        let solution = self.kernel.table.game().puzzle().solution();
        let wrong = claimed.iter().copied().find(|claimed| !claimed.is_true(solution));
        self.kernel.note_aid(Aid::Judged, out);
        if let Some(wrong) = wrong {
            self.teacher.judge(Judged::wrong(wrong, before));
            return self.later(Waiting::Say(Says::Judgement), out);
        }
        if busy {
            return;
        }
        let clues = self.kernel.table.game().puzzle().clues().clone();
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
