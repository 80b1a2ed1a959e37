//! Making spare puzzles while the player is idle.

use super::{
    Making,
    spares::{Kept, Kind},
};
use crate::{
    game::{Game, clock::Millis},
    kernel::{Cmd, DiskCmd, Kernel, Out},
};
use sudoku_core::{
    generate::{Spec, making::Fitted, recipe::Recipe},
    rng::Seed,
    wire::{Answer, Reply, Request, Task},
};

/// The idle time before the worker makes a spare puzzle, in milliseconds.
pub const QUIET: Millis = 3000;

impl Making {
    /// Whether it is time to make a spare puzzle.
    pub(crate) fn has_time_to_spare(&self, now: Millis, kernel: &Kernel) -> bool {
        kernel.page().is_visible()
            && kernel.work().job().is_none()
            && !self.spares.is_being_filled()
            && now.saturating_sub(kernel.page().active()) >= QUIET
            && self.spares.wanted().is_some()
    }

    pub(crate) fn make_spare(&mut self, kernel: &mut Kernel, out: &mut Out) {
        if !self.has_time_to_spare(out.at.now, kernel) {
            return;
        }
        let Some(kind) = self.spares.wanted() else { return };
        let job = kernel.work_mut().next_name();
        self.spares.begin(job, kind.clone());
        let task = Task::Make(Recipe::Spec(kind.spec(Seed::short(out.at.chance))));
        out.push(Cmd::Spares(Some(Request { job, task })));
    }

    /// Stops making a spare puzzle, so that the player's own request doesn't wait.
    pub(super) fn drop_spare(&mut self, out: &mut Out) {
        if self.spares.stop() {
            out.push(Cmd::Spares(None));
        }
    }

    /// Takes a reply about a spare puzzle, if it is one.
    pub(crate) fn take_reply(&mut self, id: u32, reply: Reply, out: &mut Out) -> Option<Reply> {
        let Some(kind) = self.spares.made_as(id) else { return Some(reply) };
        if let Reply::Done(answer) = reply {
            self.drop_spare(out);
            let kept = made_in(answer).and_then(|fitted| Kept::of(*fitted));
            let is_kept = kept.is_some();
            self.spares.made(kind, kept);
            if is_kept {
                out.push(Cmd::Disk(DiskCmd::SaveSpares(self.spares.write())));
            }
        }
        None
    }

    /// Plays a spare puzzle of the requested kind, if there is one and the request names no seed.
    pub(super) fn take_spare(
        &mut self,
        spec: &Spec,
        seeded: bool,
        kernel: &mut Kernel,
        out: &mut Out,
    ) -> bool {
        let kind = Kind::of(spec);
        self.spares.play(kind.clone());
        let kept = if seeded { None } else { self.spares.take(&kind) };
        out.push(Cmd::Disk(DiskCmd::SaveSpares(self.spares.write())));
        let Some(kept) = kept else { return false };
        kernel.cancel(out);
        let Kept { spec, puzzle } = kept;
        kernel.begin_new(Game::by_recipe(puzzle, spec.level, &Recipe::Spec(spec)), out);
        true
    }
}

/// The puzzle that was made, if any. The worker for spare puzzles has no other questions, so any other answer
/// brings none.
fn made_in(answer: Answer) -> Option<Box<Fitted>> {
    let Answer::Made(made) = answer else { return None };
    made.ok()
}
