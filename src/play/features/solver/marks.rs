//! The solver's board: the marks of a position.

use crate::walk::Walkthrough;
use sudoku_core::{
    Candidate,
    marks::{Marks, Role, marks, marks_of_pass},
    passes::PassKind,
    sorting::sort,
    step::Step,
    trail::{Focus, Trail},
};

/// The marks of the current position, or of the highlighted step.
pub(super) fn marks_of(walk: &Walkthrough) -> Marks {
    let trail = walk.trail();
    if walk.all().is_some() {
        let now = trail.now();
        return walk.pointed().map_or_else(Marks::default, |step| marks(step, now, now));
    }
    // The revealed part is drawn like a hint.
    if let Some(found) = walk.veiled() {
        return found.marks.clone();
    }
    match trail.focus() {
        Focus::Start | Focus::End => Marks::default(),
        Focus::Pass(index) => pass_marks(trail, index),
        Focus::Step => trail
            .last_step()
            .map_or_else(Marks::default, |step| marks(step, trail.found_in(), &trail.drawn_from())),
    }
}

/// The effect of a whole pass. A pass of the ladder rules out candidates, which no digit nearby shows.
fn pass_marks(trail: &Trail, index: usize) -> Marks {
    let mut marks = marks_of_pass(trail.steps_of(index));
    if trail.passes().nth(index).is_some_and(|pass| matches!(pass.kind, PassKind::Tier(_))) {
        let mut gone: Vec<Candidate> = trail.steps_of(index).flat_map(Step::eliminated).copied().collect();
        sort(&mut gone);
        gone.dedup();
        marks.candidates.extend(gone.into_iter().map(|gone| (gone, Role::Eliminated)));
    }
    marks
}
