//! The review of a finished game: its turns as lines, and what the worker says of each.

use super::{Out, Purpose, Session};
use crate::{
    advice::Move,
    play::{
        teacher::{Deed, Line, Review, claims, deed, digits},
        ui::Dialog,
        work::Awaited,
    },
    wire::{Answer, Task},
};

impl Session {
    /// Opens the review. What is wrong would be told by it, so there is none before the end.
    pub(super) fn review_game(&mut self, out: &mut Out) {
        if !self.kernel.table.game().is_finished() {
            return;
        }
        let there =
            self.teacher.review().is_some_and(|review| review.revision == self.kernel.table.revision());
        if !there {
            let (lines, moves) = self.lines();
            let puzzle = self.kernel.table.game().puzzle();
            let task = Task::Review(puzzle.clues().clone(), puzzle.solution().clone(), moves, self.plan());
            let told = Awaited::Asked(self.ask(Purpose::Review, task, out));
            self.teacher.begin_review(Review { revision: self.kernel.table.revision(), lines, told, at: 0 });
        }
        self.open(Dialog::Review, out);
    }

    pub(super) fn reviewed(&mut self, answer: Answer) {
        if let Answer::Reviewed(told) = answer {
            self.teacher.take_review(told);
        }
    }

    /// The turns on the way to the present. Those in a row that claim nothing are one line: a hundred notes
    /// are no news.
    fn lines(&self) -> (Vec<Line>, Vec<Move>) {
        let history = self.kernel.table.game().history();
        let (mut lines, mut moves): (Vec<Line>, Vec<Move>) = (Vec::new(), Vec::new());
        let mut before = 0;
        let turns = history.line(history.at()).into_iter().zip(history.path());
        for (number, (node, turn)) in turns.enumerate() {
            let claimed = claims(turn);
            let deed = deed(turn, &claimed);
            let made = Move { digits: digits(turn), claimed };
            if let (Some(Line { deed: Deed::Other(turns), after, .. }), Some(last), Deed::Other(_)) =
                (lines.last_mut(), moves.last_mut(), deed)
            {
                *turns += 1;
                *after = node;
                last.digits.extend(made.digits);
            } else {
                lines.push(Line { first: number + 1, deed, before, after: node });
                moves.push(made);
            }
            before = node;
        }
        (lines, moves)
    }
}
