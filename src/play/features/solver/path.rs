//! The summary of a path, and all steps of one position.

use crate::walk::{Sift, Walkthrough};
use sudoku_core::{
    Technique,
    ladder::Plan,
    sorting::sort_by_key,
    step::{Conclusion, Step},
    telling::Telling,
    trail::Trail,
};

/// One technique of a path.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PathLine {
    /// The technique.
    pub technique: Technique,
    /// The number of its steps.
    pub count: usize,
    /// HoDoKu's score for these steps; none for techniques that it doesn't know.
    pub score: Option<u32>,
    /// Whether the current step is one of them.
    pub current: bool,
}

/// The position of a path with the hardest next step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bottleneck {
    /// The position after its step, as a target for the stepper.
    pub at: usize,
    /// The technique needed.
    pub technique: Technique,
    /// The number of its conclusions to choose from.
    pub choices: u32,
}

/// The summary of a path.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PathView {
    /// Its techniques, easiest first.
    pub lines: Vec<PathLine>,
    /// The number of steps.
    pub steps: usize,
    /// HoDoKu's score for all of them.
    pub score: u32,
    /// The bottleneck; none on an empty path.
    pub bottleneck: Option<Bottleneck>,
    /// The steps of the hardest tier, beyond singles, by number.
    pub hardest: Vec<usize>,
}

/// A line in the list of all steps.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AllLine {
    /// Its index, for highlighting it.
    pub index: usize,
    /// Its conclusion.
    pub conclusion: Conclusion,
    /// Whether it is highlighted.
    pub current: bool,
}

/// All steps of one technique.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AllGroup {
    /// The technique.
    pub technique: Technique,
    /// The number of its steps in this position.
    pub count: usize,
    /// The listed ones; one click lists the rest.
    pub lines: Vec<AllLine>,
}

/// All steps of the current position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AllView {
    /// Their number; none until found.
    pub total: Option<usize>,
    /// Whether the board is solved, with nothing left to find.
    pub solved: bool,
    /// The selection of steps listed.
    pub listed: Sift,
    /// The number of steps too hard for the puzzle.
    pub harder: usize,
    /// The steps by technique, easiest first.
    pub groups: Vec<AllGroup>,
    /// The highlighted step.
    pub pointed: Option<Pointed>,
    /// Whether the search stopped at its limit, so that there may be more.
    pub stopped: bool,
}

impl AllView {
    /// The number of harder steps that are not listed, but would be with all.
    #[must_use]
    pub fn left_out(&self) -> usize {
        if self.listed == Sift::Suiting { self.harder } else { 0 }
    }
}

/// The highlighted step among all steps.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pointed {
    /// Its index, for applying it.
    pub index: usize,
    /// Its technique.
    pub technique: Technique,
    /// Its explanation.
    pub telling: Telling,
}

/// The number of steps listed for a technique among others.
const FEW: usize = 6;

/// The number of steps listed for a technique alone.
const MANY: usize = 200;

/// The place of a technique on the ladder of a plan; techniques that it doesn't have come last.
fn rank(plan: Plan) -> impl Fn(Technique) -> usize {
    let ladder = plan.ladder();
    move |technique| {
        let rungs = ladder.rungs();
        rungs.iter().position(|rung| rung.techniques.contains(&technique)).unwrap_or(rungs.len())
    }
}

/// The steps of a path with its hardest tier of techniques, by number; none of a path of singles.
fn hardest_steps(trail: &Trail) -> Vec<usize> {
    let tier = |at: usize| trail.step(at).map_or(0, |step| step.technique().info().tier);
    let most = (0..trail.len()).map(tier).max().filter(|tier| *tier > 1);
    (0..trail.len()).filter(|&at| Some(tier(at)) == most).map(|at| at + 1).collect()
}

/// The summary of the path, as far as known.
pub(super) fn path_view(walk: &Walkthrough) -> PathView {
    let trail = walk.trail();
    let rank = rank(trail.plan());
    let mut lines: Vec<PathLine> = Vec::new();
    let mut bottleneck: Option<Bottleneck> = None;
    let shown = trail.last_step().filter(|_| walk.veiled().is_none()).map(Step::technique);
    let steps = (0..trail.len()).filter_map(|at| Some((at, trail.step(at)?.technique())));
    let logic = steps.filter(|(_, technique)| technique.info().tier > 0);
    let mut count = 0;
    for (index, technique) in logic {
        count += 1;
        let score = technique.info().hodoku.map(|figures| figures.score);
        match lines.iter_mut().find(|line| line.technique == technique) {
            Some(line) => {
                line.count += 1;
                line.score = line.score.zip(score).map(|(sum, one)| sum + one);
            }
            None => lines.push(PathLine { technique, count: 1, score, current: shown == Some(technique) }),
        }
        let choices = walk.choices().get(index).copied().unwrap_or(0);
        let here = Bottleneck { at: index + 1, technique, choices };
        // A position is harder than another if its technique is, or if it has fewer steps of the same
        // technique.
        let harder = |than: Bottleneck| match rank(technique).cmp(&rank(than.technique)) {
            std::cmp::Ordering::Equal => choices > 0 && choices < than.choices,
            shape => shape.is_gt(),
        };
        if bottleneck.is_none_or(harder) {
            bottleneck = Some(here);
        }
    }
    sort_by_key(&mut lines, |line| rank(line.technique));
    let score = lines.iter().filter_map(|line| line.score).sum();
    PathView { lines, steps: count, score, bottleneck, hardest: hardest_steps(trail) }
}

/// All steps, while they are shown.
pub(super) fn all_view(walk: &Walkthrough) -> Option<AllView> {
    let all = walk.all()?;
    let steps = all.steps().unwrap_or_default();
    let mut groups: Vec<AllGroup> = Vec::new();
    let most = if matches!(all.listed(), Sift::One(_)) { MANY } else { FEW };
    for (index, step) in steps.iter().enumerate() {
        let technique = step.technique();
        let at = groups.iter().position(|group| group.technique == technique).unwrap_or_else(|| {
            groups.push(AllGroup { technique, count: 0, lines: Vec::new() });
            groups.len() - 1
        });
        let group = &mut groups[at];
        group.count += 1;
        let current = all.pointed() == Some(index);
        if all.lists(technique) && group.lines.len() < most {
            group.lines.push(AllLine { index, conclusion: step.conclusion.clone(), current });
        }
    }
    let now = walk.trail().now();
    let pointed = walk.pointed().zip(all.pointed()).map(|(step, index)| Pointed {
        index,
        technique: step.technique(),
        telling: Telling::of(step, now),
    });
    Some(AllView {
        total: all.steps().map(<[Step]>::len),
        solved: now.open_count() == 0,
        listed: all.listed(),
        harder: all.harder(),
        groups,
        pointed,
        stopped: all.is_stopped(),
    })
}
