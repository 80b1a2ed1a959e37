//! The board while the solver is watched: the position of a moment, and the marks on it.

use crate::{
    Candidate, Candidates,
    marks::{Marks, Role, marks, marks_of_pass},
    passes::PassKind,
    play::solver::Going,
    sorting::sort,
    step::{Conclusion, Step},
    trail::{Focus, Trail},
};

/// The position drawn for a moment: before a step, so that what it removes can be seen struck out; but after
/// a guess is taken back, as its digits are gone. While all steps of the moment are shown, it is the moment
/// itself.
pub(super) fn board_of(going: &Going) -> Candidates {
    let trail = going.trail();
    if going.all().is_some() {
        return trail.now().clone();
    }
    match trail.focus() {
        Focus::Start | Focus::End => trail.now().clone(),
        Focus::Pass(_) => trail.found_in().clone(),
        Focus::Step => match trail.last_step().map(|step| &step.conclusion) {
            Some(Conclusion::TakeBack(_)) => trail.now().clone(),
            _ => trail.drawn_from(),
        },
    }
}

/// The marks of a moment, or of the step that is pointed at.
pub(super) fn marks_of(going: &Going) -> Marks {
    let trail = going.trail();
    if going.all().is_some() {
        let now = trail.now();
        return pointed(going).map_or_else(Marks::default, |step| marks(step, now, now));
    }
    match trail.focus() {
        Focus::Start | Focus::End => Marks::default(),
        Focus::Pass(index) => pass_marks(trail, index),
        Focus::Step => trail
            .last_step()
            .map_or_else(Marks::default, |step| marks(step, trail.found_in(), &trail.drawn_from())),
    }
}

/// What a whole pass does. One of the ladder rules candidates out, which no digit beside them shows.
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

/// The one of all steps that is pointed at.
pub(super) fn pointed(going: &Going) -> Option<&Step> {
    going.all()?.pointed_step()
}
