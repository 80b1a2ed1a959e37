//! Questions to the ladder of techniques.

use super::{Answer, SentPosition};
use crate::{
    Candidate, Candidates, Grid, advice,
    generate::Progress,
    ladder::{Plan, all_steps},
    passes::{self, PassKind, Reach},
};
use serde::{Deserialize, Serialize};
use std::ops::ControlFlow;

/// From where the ladder is climbed, and which.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ask {
    /// The position. Its digits are right, but for [`Wanted::Reason`], which believes them.
    pub from: SentPosition,
    /// The clues of the puzzle, which has one solution.
    pub clues: Grid,
    /// The ladder.
    pub plan: Plan,
}

/// What is wanted of the ladder.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Wanted {
    /// Passes as far as that, beginning with the kind of singles that is due: [`Answer::Passes`].
    Passes(PassKind, Reach),
    /// The whole path: [`Answer::Path`].
    Path,
    /// What leads to a digit from here: [`Answer::Reasoned`].
    Reason(Candidate),
    /// Every step that the position holds, in the order of the ladder: [`Answer::Steps`].
    All,
}

impl Ask {
    /// Answers. Progress is told in cells that are filled, of those that were empty.
    pub(super) fn answer(self, wanted: Wanted, tell: &mut dyn FnMut(Progress)) -> Answer {
        let from = crate::Position::within(Candidates::from(&self.from), &self.clues);
        let open = from.candidates().open_count();
        let mut watch = |now: &Candidates| {
            let done = open - now.open_count();
            tell(Progress { attempt: 0, done: done as u32, of: open as u32, ..Progress::default() });
            ControlFlow::Continue(())
        };
        match wanted {
            Wanted::Passes(due, reach) => {
                Answer::Passes(passes::climb(&from, self.plan, due, reach, &mut watch).unwrap_or_default())
            }
            Wanted::Path => Answer::Path(passes::path(&from, self.plan, &mut watch).unwrap_or_default()),
            Wanted::Reason(goal) => {
                Answer::Reasoned(advice::prove_from_here(&from, goal, &self.plan.ladder(), tell))
            }
            Wanted::All => Answer::Steps(all_steps(&from, &self.plan.ladder())),
        }
    }
}
