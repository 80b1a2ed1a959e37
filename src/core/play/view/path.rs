//! What a path comes to, and all steps that one moment holds.

use crate::{
    Technique,
    ladder::Plan,
    play::solver::{Going, Sift},
    sorting::sort_by_key,
    step::{Conclusion, Step},
    telling::Telling,
};

/// One technique of a path.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PathLine {
    /// Which.
    pub technique: Technique,
    /// How many steps it took.
    pub count: usize,
    /// What HoDoKu adds for these steps; none for what it does not know.
    pub score: Option<u32>,
    /// Whether the step that is shown is one of them.
    pub current: bool,
}

/// The moment of a path at which it is hardest to go on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bottleneck {
    /// The moment after its step, for going there.
    pub at: usize,
    /// The technique that was needed.
    pub technique: Technique,
    /// How many conclusions of it there were to choose from.
    pub choices: u32,
}

/// What a path comes to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PathView {
    /// Its techniques, the easiest first.
    pub lines: Vec<PathLine>,
    /// How many steps it has.
    pub steps: usize,
    /// What HoDoKu counts for all of them.
    pub score: u32,
    /// The bottleneck; none on an empty path.
    pub bottleneck: Option<Bottleneck>,
}

/// One of all steps.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AllLine {
    /// Its index, for pointing at it.
    pub index: usize,
    /// What follows from it.
    pub conclusion: Conclusion,
    /// Whether it is pointed at.
    pub current: bool,
}

/// All steps of one technique.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AllGroup {
    /// Which technique.
    pub technique: Technique,
    /// How many of its steps the position holds.
    pub count: usize,
    /// Those that are listed; the rest is one choice away.
    pub lines: Vec<AllLine>,
}

/// All steps of the moment shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AllView {
    /// How many there are; none until they are found.
    pub total: Option<usize>,
    /// Whether the board is solved, so that there is nothing to be found.
    pub solved: bool,
    /// Which of them are listed.
    pub listed: Sift,
    /// How many are harder than suits the puzzle.
    pub harder: usize,
    /// By technique, the easiest first.
    pub groups: Vec<AllGroup>,
    /// The step that is pointed at.
    pub pointed: Option<Pointed>,
}

impl AllView {
    /// How many harder steps there are that are not listed, but would be with all.
    #[must_use]
    pub fn left_out(&self) -> usize {
        if self.listed == Sift::Suiting { self.harder } else { 0 }
    }
}

/// The one of all steps that is pointed at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pointed {
    /// Its index, for taking it.
    pub index: usize,
    /// Its technique.
    pub technique: Technique,
    /// What is told of it.
    pub telling: Telling,
}

/// How many steps of a technique are listed beside those of others.
const FEW: usize = 6;

/// How many are listed where they stand alone.
const MANY: usize = 200;

/// How far up the ladder of a plan a technique stands; what it does not know stands last.
fn rank(plan: Plan) -> impl Fn(Technique) -> usize {
    let ladder = plan.ladder();
    move |technique| {
        let rungs = ladder.rungs();
        rungs.iter().position(|rung| rung.techniques.contains(&technique)).unwrap_or(rungs.len())
    }
}

/// What the path comes to, as far as it is known.
pub(super) fn path_view(going: &Going) -> PathView {
    let trail = going.trail();
    let rank = rank(trail.plan());
    let mut lines: Vec<PathLine> = Vec::new();
    let mut bottleneck: Option<Bottleneck> = None;
    let shown = trail.last_step().filter(|_| going.veiled().is_none()).map(Step::technique);
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
        let choices = going.choices().get(index).copied().unwrap_or(0);
        let here = Bottleneck { at: index + 1, technique, choices };
        // A moment is harder than another if its technique is, or if there were fewer steps of it.
        let harder = |than: Bottleneck| match rank(technique).cmp(&rank(than.technique)) {
            std::cmp::Ordering::Equal => choices > 0 && choices < than.choices,
            order => order.is_gt(),
        };
        if bottleneck.is_none_or(harder) {
            bottleneck = Some(here);
        }
    }
    sort_by_key(&mut lines, |line| rank(line.technique));
    let score = lines.iter().filter_map(|line| line.score).sum();
    PathView { lines, steps: count, score, bottleneck }
}

/// All steps, while they are shown.
pub(super) fn all_view(going: &Going) -> Option<AllView> {
    let all = going.all()?;
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
    let now = going.trail().now();
    let pointed = going.pointed().zip(all.pointed()).map(|(step, index)| Pointed {
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
    })
}
