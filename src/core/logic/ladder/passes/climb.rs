//! Passes beyond singles: up the ladder, a technique at a time; and the path, a step at a time.
//!
//! A pass of the ladder has every step of the first technique that finds anything, all found in the same
//! position and applied together. Singles follow, so that the climb goes no higher than needed. A reader's pass has
//! no more than a person follows on one board. A path repeatedly takes the first step up the ladder, like a person
//! who uses each step as soon as it turns up.

use super::{Pass, PassKind, is_consistent};
use crate::{
    Position, Technique,
    families::{Pattern, singles::Singles},
    ladder::{Ladder, Plan, all_steps, next_step},
    step::{Step, conclusion::Conclusion},
};
use serde::{Deserialize, Serialize};
use std::ops::ControlFlow;
use sudoku_board::Candidates;

/// The extent of a search for passes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Reach {
    /// Until both kinds of singles find nothing in succession. Includes empty passes.
    Singles,
    /// One pass of the ladder, after the singles.
    Tier,
    /// Until the ladder finds nothing more. Leaves out empty passes: two of them would precede each pass of
    /// the ladder.
    End,
}

/// One step of a path.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PathStep {
    /// The step.
    pub step: Step,
    /// The number of different conclusions of the same technique in the position, including this one.
    pub choices: u32,
}

/// Receives the progress of long work, and may stop it.
pub type Watch<'a> = &'a mut dyn FnMut(&Candidates) -> ControlFlow<()>;

/// Returns the singles of a position by the techniques of a plan. If full houses are off, they are naked or hidden
/// singles.
#[must_use]
pub fn singles(candidates: &Candidates, plan: Plan) -> Singles {
    let mut found = Singles::scan(candidates);
    if !plan.holds(Technique::FullHouse) {
        for step in &mut found.naked {
            step.pattern = Pattern::NakedSingle;
        }
        for step in &mut found.hidden {
            if let Pattern::FullHouse { kinds } = step.pattern {
                step.pattern = Pattern::HiddenSingle { kinds };
            }
        }
    }
    found.naked.retain(|step| plan.holds(step.technique()));
    if !plan.holds(Technique::HiddenSingle) {
        found.hidden.clear();
    }
    found
}

/// Returns every step of the first technique of a ladder that finds anything, in search order, without duplicates in
/// appearance. `None` if the ladder finds nothing.
#[must_use]
pub fn tier(position: &Position, ladder: &Ladder) -> Option<Pass> {
    let technique = next_step(position, ladder)?.technique();
    let mut steps: Vec<Step> = Vec::new();
    for step in all_steps(position, &ladder.clone().only(technique)) {
        if !steps.contains(&step) {
            steps.push(step);
        }
    }
    Some(Pass { kind: PassKind::Tier(technique), steps })
}

/// Returns the passes from a position, beginning with the kind of singles due. Also ends at a contradictory position,
/// and before a pass whose steps contradict each other. `watch` is called before each pass and can stop it;
/// the result is then `None`.
pub fn climb(
    from: &Position,
    plan: Plan,
    due: PassKind,
    reach: Reach,
    watch: Watch<'_>,
) -> Option<Vec<Pass>> {
    climb_by(|pass, _| pass, from, plan, due, reach, watch)
}

/// Like [`climb`], with the passes for a reader: beyond pairs a pass has one step, so that the next look finds the
/// board as the step leaves it, and no step removes only what others of its pass remove.
pub fn climb_to_read(
    from: &Position,
    plan: Plan,
    due: PassKind,
    reach: Reach,
    watch: Watch<'_>,
) -> Option<Vec<Pass>> {
    climb_by(to_read, from, plan, due, reach, watch)
}

/// The tier of pairs and locked candidates, whose steps a person sees side by side.
const PAIRS: u8 = 2;

/// Returns the steps of a pass that a person reads on one board.
fn to_read(mut pass: Pass, now: &Candidates) -> Pass {
    match pass.kind {
        PassKind::Tier(technique) if technique.info().tier > PAIRS => pass.steps.truncate(1),
        PassKind::Tier(_) => {
            let mut after = now.clone();
            pass.steps.retain(|step| {
                let removes = step.eliminated().iter().any(|&gone| after.allows(gone));
                for &gone in step.eliminated() {
                    after.eliminate(gone, |_| {});
                }
                removes || step.placed().is_some()
            });
        }
        _ => {}
    }
    pass
}

fn climb_by(
    part: impl Fn(Pass, &Candidates) -> Pass,
    from: &Position,
    plan: Plan,
    due: PassKind,
    reach: Reach,
    watch: Watch<'_>,
) -> Option<Vec<Pass>> {
    let ladder = plan.ladder();
    let mut now = from.clone();
    let mut passes: Vec<Pass> = Vec::new();
    let mut kind = due;
    while now.candidates().open_count() > 0 {
        if watch(now.candidates()).is_break() {
            return None;
        }
        // Contradictory singles are visible by themselves; other patterns are only searched if each cell and
        // house still has candidates.
        if reach != Reach::Singles && now.candidates().contradiction().is_some() {
            break;
        }
        let found = match reach {
            Reach::Singles if has_run_dry(&passes) => None,
            Reach::Singles => Some(one_kind(singles(now.candidates(), plan), kind)),
            Reach::Tier if passes.is_empty() => tier(&now, &ladder),
            Reach::Tier => None,
            Reach::End => either(singles(now.candidates(), plan), kind).or_else(|| tier(&now, &ladder)),
        };
        let found = found.map(|pass| part(pass, now.candidates()));
        let Some(pass) = found.filter(|pass| is_consistent(now.candidates(), &pass.steps)) else { break };
        pass.steps.iter().for_each(|step| now.apply(step));
        kind = pass.kind.next();
        passes.push(pass);
    }
    Some(passes)
}

/// Returns the steps of a path from a position, as far as the ladder reaches. `watch` is called before each step and
/// can stop it; the result is then `None`.
///
/// ```
/// use std::ops::ControlFlow::Continue;
/// use sudoku_logic::{Position, ladder::{Plan, passes}};
/// use sudoku_make::examples;
///
/// let (puzzle, _) = examples::first();
/// let path = passes::path(&Position::of(&puzzle), Plan::default(), &mut |_| Continue(()));
/// for one in path.expect("nothing stops it") {
///     println!("{}, one of {}", one.step.technique().slug(), one.choices);
/// }
/// ```
pub fn path(from: &Position, plan: Plan, watch: Watch<'_>) -> Option<Vec<PathStep>> {
    let ladder = plan.ladder();
    let mut now = from.clone();
    let mut path = Vec::new();
    while now.candidates().open_count() > 0 && now.candidates().contradiction().is_none() {
        if watch(now.candidates()).is_break() {
            return None;
        }
        let Some(Pass { mut steps, .. }) = tier(&now, &ladder) else { break };
        let mut conclusions: Vec<&Conclusion> = Vec::new();
        for step in &steps {
            if !conclusions.contains(&&step.conclusion) {
                conclusions.push(&step.conclusion);
            }
        }
        let choices = conclusions.len() as u32;
        let step = steps.swap_remove(0);
        now.apply(&step);
        path.push(PathStep { step, choices });
    }
    Some(path)
}

fn one_kind(found: Singles, kind: PassKind) -> Pass {
    let steps = if kind == PassKind::Singles { found.naked } else { found.hidden };
    Pass { kind, steps }
}

/// Returns the pass of the kind due, or else of the other; `None` if both are empty.
pub(crate) fn either(found: Singles, due: PassKind) -> Option<Pass> {
    let Singles { naked, hidden } = found;
    let naked = Pass { kind: PassKind::Singles, steps: naked };
    let hidden = Pass { kind: PassKind::HiddenSingles, steps: hidden };
    let both = if due == PassKind::Singles { [naked, hidden] } else { [hidden, naked] };
    both.into_iter().find(|pass| !pass.steps.is_empty())
}

/// Returns whether the last two passes, one of each kind, are empty.
fn has_run_dry(passes: &[Pass]) -> bool {
    matches!(passes, [.., a, b] if a.steps.is_empty() && b.steps.is_empty())
}
