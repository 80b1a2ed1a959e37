//! The next step, all steps, and the whole walk; each also in a form with a watcher.

use super::{Ladder, News};
use crate::{Position, position::tables::Tables, step::Step};
use serde::{Deserialize, Serialize};
use std::{
    cell::{Cell, RefCell},
    ops::ControlFlow,
};

/// The watcher stopped a climb before its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the climb was stopped")]
pub struct Stopped;

/// Receives the work since a climb began, in units of some microseconds: a rung, a house searched, a
/// statement followed by two links. The amount of work depends on the position and the ladder alone. Calls
/// are frequent enough that a climb at 25×25 stops within 100 milliseconds of a break.
pub type Watcher<'w> = &'w mut dyn FnMut(u64) -> ControlFlow<()>;

/// Returns the first step up the ladder.
///
/// ```
/// use sudoku_logic::{Position, ladder};
/// use sudoku_make::examples;
///
/// let (puzzle, _) = examples::first();
/// let step = ladder::next_step(&Position::of(&puzzle), &ladder::Ladder::hodoku());
/// assert!(step.expect("an easy puzzle").placed().is_some());
/// ```
#[must_use]
pub fn next_step(position: &Position, ladder: &Ladder) -> Option<Step> {
    first(position, ladder, &Tables::new(position), None)
}

/// Like [`next_step`], with a watcher that may stop it.
pub fn next_step_watched(
    position: &Position,
    ladder: &Ladder,
    watch: Watcher<'_>,
) -> Result<Option<Step>, Stopped> {
    watched(watch, |watch| first(position, ladder, &Tables::watched(position, watch, 0), None))
}

/// Returns every step of every technique of the ladder in a position, in the order of the ladder.
///
/// ```
/// use sudoku_logic::{Position, Technique, ladder};
/// use sudoku_make::examples;
///
/// let (puzzle, _) = examples::first();
/// let hidden = ladder::Ladder::teaching().only(Technique::HiddenSingle);
/// for step in ladder::all_steps(&Position::of(&puzzle), &hidden) {
///     let single = step.placed().expect("a single places a digit");
///     assert_eq!(puzzle.solution().get(single.cell), Some(single.digit));
/// }
/// ```
#[must_use]
pub fn all_steps(position: &Position, ladder: &Ladder) -> Vec<Step> {
    all(position, ladder, &Tables::new(position))
}

/// Like [`all_steps`], with a watcher that may stop it.
pub fn all_steps_watched(
    position: &Position,
    ladder: &Ladder,
    watch: Watcher<'_>,
) -> Result<Vec<Step>, Stopped> {
    watched(watch, |watch| all(position, ladder, &Tables::watched(position, watch, 0)))
}

/// The limit of work of a search for all steps, in the units of a [`Watcher`]: several times as much as any board of
/// a game takes. A board full of contradictions has a hundred thousand steps, one for each of its absurd patterns.
pub const STEPS_WORK: u64 = 2_000_000;
/// The work that each found step counts as, in the units of a [`Watcher`].
const STEP_WORK: u64 = 50;

/// The steps that a search of limited work found.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct StepsFound {
    /// The steps, in the order of the ladder.
    pub steps: Vec<Step>,
    /// Whether the work reached its limit before the end of the ladder.
    pub stopped: bool,
}

/// Like [`all_steps`], with a limit of work in the units of a [`Watcher`]. Keeps the steps that are found until
/// then.
#[must_use]
pub fn all_steps_within(position: &Position, ladder: &Ladder, most: u64) -> StepsFound {
    let stopped = Cell::new(false);
    let watch = |units| {
        stopped.set(stopped.get() || units > most);
        if stopped.get() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    };
    let tables = Tables::watched(position, &watch, 0);
    let mut steps = Vec::new();
    let _ = ladder.climb(position, &tables, None, &mut |step| {
        steps.push(step);
        tables.work(STEP_WORK)
    });
    StepsFound { steps, stopped: stopped.get() }
}

fn first(position: &Position, ladder: &Ladder, tables: &Tables<'_>, news: Option<&mut News>) -> Option<Step> {
    let mut found = None;
    let _ = ladder.climb(position, tables, news, &mut |step| {
        found = Some(step);
        ControlFlow::Break(())
    });
    found
}

fn all(position: &Position, ladder: &Ladder, tables: &Tables<'_>) -> Vec<Step> {
    let mut found = Vec::new();
    let _ = ladder.climb(position, tables, None, &mut |step| {
        found.push(step);
        ControlFlow::Continue(())
    });
    found
}

/// Runs work with a watcher, and drops the result if the watcher stopped it.
fn watched<T>(
    watch: Watcher<'_>,
    work: impl FnOnce(&dyn Fn(u64) -> ControlFlow<()>) -> T,
) -> Result<T, Stopped> {
    let (watch, stopped) = (RefCell::new(watch), Cell::new(false));
    let done = work(&|units| {
        // After a break the watcher is not called again, wherever the work ends.
        if !stopped.get() && (watch.borrow_mut())(units).is_break() {
            stopped.set(true);
        }
        if stopped.get() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    if stopped.get() { Err(Stopped) } else { Ok(done) }
}

/// The ending of a walk.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// The board is complete.
    Solved,
    /// The ladder finds no further step.
    Stuck,
}

/// The steps from a position as far as the ladder reaches.
#[derive(Clone, Debug)]
pub struct Walk {
    /// The steps, each found in the position after those before it.
    pub steps: Vec<Step>,
    /// The position after the last.
    pub end: Position,
    /// The ending.
    pub ending: Ending,
}

/// Takes the next step repeatedly.
///
/// ```
/// use sudoku_logic::{Position, ladder};
/// use sudoku_make::examples;
///
/// let (puzzle, _) = examples::first();
/// let walk = ladder::walk(&Position::of(&puzzle), &ladder::Ladder::teaching());
/// assert_eq!(walk.ending, ladder::Ending::Solved);
/// ```
#[must_use]
pub fn walk(from: &Position, ladder: &Ladder) -> Walk {
    go(from, ladder, None)
}

/// Like [`walk`], with a watcher that may stop it.
pub fn walk_watched(from: &Position, ladder: &Ladder, watch: Watcher<'_>) -> Result<Walk, Stopped> {
    watched(watch, |watch| go(from, ladder, Some(watch)))
}

fn go(from: &Position, ladder: &Ladder, watch: Option<&dyn Fn(u64) -> ControlFlow<()>>) -> Walk {
    let mut end = from.clone();
    let mut news = News::new(ladder.rungs().len(), end.shape());
    let mut steps = Vec::new();
    let mut done = 0;
    // Nothing remains on a full board, but finding that out would take a climb of the whole ladder.
    let shape = end.shape().clone();
    while end.candidates().open_count() > 0 {
        let tables = match watch {
            Some(watch) => Tables::watched(&end, watch, done),
            None => Tables::new(&end),
        };
        tables.hear_of_idle(news.idle());
        let found = first(&end, ladder, &tables, Some(&mut news));
        news.keep_idle(tables.idle());
        done = tables.done();
        let Some(step) = found else { break };
        end.apply_and_tell(&step, |change| news.note(shape.geometry(), change));
        steps.push(step);
    }
    let ending = if end.candidates().open_count() == 0 { Ending::Solved } else { Ending::Stuck };
    Walk { steps, end, ending }
}
