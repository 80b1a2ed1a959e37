//! An exercise: a position with a step of a technique, or with a part of it, and the player's answers.

use super::{
    prose::{Case, cases},
    units::{UNITS, Unit},
};
use crate::{
    clock::Millis,
    practice::{Attempt, Kind, Practice},
    stages::{Found, Stage},
    ui::Direction,
};
use sudoku_core::{
    Candidate, Candidates, Cell, CellSet, Digit, Grid, Order, Rng, Seed, Technique, TechniqueSet,
    marks::Role, sorting::sort_by_key, step::Step, symmetry::Transform, wire::Exercise,
};

/// A series of exercises.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Course {
    /// One technique at a size, without end.
    Technique(Technique, Order),
    /// A unit of the path, by its place in it.
    Unit(usize),
    /// Techniques learned so far, unnamed, without end.
    Mixed,
}

/// A message to an exercise.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DrillMsg {
    /// Move the cursor to a cell; in an exercise that asks for a pattern, answer with it.
    Select(Cell),
    /// Move the cursor.
    Go(Direction),
    /// Answer with a digit in the cell of the cursor: it goes there, or it is ruled out.
    Answer(Digit),
    /// Answer with the cell of the cursor, or go on after the end.
    Confirm,
    /// Answer that the technique is not on the board.
    Absent,
    /// Answer by placing digits, or by ruling them out.
    Place(bool),
    /// Show all candidates, or hide them.
    Candidates,
    /// Show the next stage of a hint.
    Help,
    /// Show the answer.
    Show,
    /// Explain the near miss, or stop.
    WhyNot,
    /// Turn to the next exercise.
    Next,
}

/// The response to the last answer.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Said {
    /// None yet.
    #[default]
    Nothing,
    /// The digit is in the solution, so it cannot be ruled out.
    IsRight(Candidate),
    /// The digit is not in the solution there, so it cannot be placed.
    IsWrong(Candidate),
    /// The answer is true, but no step in question shows it.
    OtherReason(Candidate),
    /// The cell has a digit, or no such candidate.
    NotOpen(Candidate),
    /// The cell is not part of the pattern.
    NotInPattern(Cell),
    /// The cell is part of the pattern, and others are missing.
    InPattern {
        /// The cells still to find.
        left: usize,
    },
    /// The technique is on the board.
    Present,
}

impl Said {
    /// Whether the answer was wrong.
    #[must_use]
    pub const fn is_wrong(self) -> bool {
        matches!(
            self,
            Self::IsRight(_)
                | Self::IsWrong(_)
                | Self::OtherReason(_)
                | Self::NotInPattern(_)
                | Self::Present
        )
    }
}

/// The end of an exercise.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// The player found the step with that number among the steps in question.
    Found(usize),
    /// The player saw that the technique is not on the board.
    NotThere,
    /// The answer was shown.
    Shown,
}

/// The material of an exercise, from the worker.
#[derive(Clone, Debug)]
struct Material {
    steps: Vec<Step>,
    next: Option<Step>,
    solution: Option<Grid>,
}

/// An exercise, and its place in a series.
#[derive(Clone, Debug)]
pub(crate) struct Drill {
    pub(super) course: Course,
    /// The kinds and techniques of a whole unit in order; empty for an endless series.
    plan: Vec<(Kind, Technique)>,
    /// The number of exercises before this one.
    pub(super) number: usize,
    pub(super) kind: Kind,
    /// The technique of the exercise.
    pub(super) technique: Technique,
    pub(super) case: Option<Case>,
    pub(super) position: Option<Candidates>,
    material: Option<Material>,
    pub(super) cursor: Cell,
    pub(super) places: bool,
    pub(super) candidates: bool,
    pub(super) marked: CellSet,
    pub(super) said: Said,
    pub(super) why_not: bool,
    pub(super) stage: Option<Stage>,
    pub(super) ending: Option<Ending>,
    wrong: u8,
    began: Millis,
    /// The line of the bank used last, which is not used again at once.
    last: Option<(Technique, usize)>,
}

/// The exercises of a unit that mix it with what came before.
const MIXED: usize = 3;
/// The least number of cases to draw from, for a beginner.
const FIRST_CASES: usize = 3;
/// The distance on the ladder of a technique that stands in for a missing one.
const NEAR: usize = 6;

impl Drill {
    pub(super) fn begin(course: Course, now: Millis) -> Self {
        let plan = match course {
            Course::Unit(number) => UNITS.get(number).map_or_else(Vec::new, plan),
            Course::Technique(..) | Course::Mixed => Vec::new(),
        };
        Self {
            course,
            plan,
            number: 0,
            kind: Kind::Find,
            technique: Technique::FullHouse,
            case: None,
            position: None,
            material: None,
            cursor: Cell::at(0),
            places: false,
            candidates: true,
            marked: CellSet::EMPTY,
            said: Said::Nothing,
            why_not: false,
            stage: None,
            ending: None,
            wrong: 0,
            began: now,
            last: None,
        }
    }

    /// The number of exercises of the series; none if it is endless.
    pub(super) fn length(&self) -> Option<usize> {
        (!self.plan.is_empty()).then_some(self.plan.len())
    }

    /// Whether all exercises of the series are done.
    pub(super) fn is_over(&self) -> bool {
        self.length().is_some_and(|length| self.number >= length)
    }

    /// The size of its boards.
    pub(super) fn order(&self) -> Order {
        match self.course {
            Course::Technique(_, order) => order,
            Course::Unit(number) => UNITS.get(number).map_or(Order::Three, |unit| unit.order),
            Course::Mixed => Order::Three,
        }
    }

    /// Prepares the current exercise from the texts of cases. Returns whether it found a case.
    pub(super) fn prepare(&mut self, texts: &[&str], practice: &Practice, chance: u64, today: i32) -> bool {
        let mut rng = Rng::new(Seed::new(chance), self.number as u32);
        let order = self.order();
        (self.kind, self.technique) = match (self.course, self.plan.get(self.number)) {
            (_, Some(&(Kind::Mixed, one))) => {
                (Kind::Mixed, mixed(order, Some(one), practice, today, &mut rng))
            }
            (_, Some(&next)) => next,
            (Course::Technique(technique, _), None) => (Kind::Find, technique),
            (Course::Mixed | Course::Unit(_), None) => {
                (Kind::Mixed, mixed(order, None, practice, today, &mut rng))
            }
        };
        // In every second exercise of this kind, another technique stands in for the one in question.
        let mut source = self.technique;
        if self.kind == Kind::Here && rng.below(2) == 0 {
            source = neighbour(texts, self.technique, order, &mut rng).unwrap_or(source);
        }
        let known = practice.attempts().filter(|one| one.technique == source && one.found).count();
        let found = all_cases(texts, source, order);
        let reach = found.len().min(FIRST_CASES + known);
        let mut numbers: Vec<usize> = (0..reach).collect();
        rng.shuffle(&mut numbers);
        let number = numbers.iter().copied().find(|&number| self.last != Some((source, number)));
        let number = number.or_else(|| numbers.first().copied());
        self.last = number.map(|number| (source, number));
        let case = number.map(|number| found[number].changed(&Transform::random(order, &mut rng)));
        self.position = case.as_ref().map(Case::position);
        self.case = case;
        (self.material, self.said, self.why_not, self.stage, self.ending) =
            (None, Said::Nothing, false, None, None);
        (self.wrong, self.marked) = (0, CellSet::EMPTY);
        let is_single = is_single(self.technique);
        (self.places, self.candidates) = (is_single, !is_single);
        // The open cell nearest to the middle in reading order.
        let middle = order.cell_count() / 2;
        let open = self.position.as_ref().map(|position| position.open_cells().collect::<Vec<_>>());
        let nearest = open.and_then(|open| open.into_iter().min_by_key(|cell| cell.index().abs_diff(middle)));
        self.cursor = nearest.unwrap_or(Cell::at(middle));
        self.case.is_some()
    }

    /// The techniques in question: the named one, or those that may be used.
    pub(super) fn asked(&self) -> TechniqueSet {
        let mut asked = TechniqueSet::NONE;
        let tier = self.technique.info().tier;
        for one in Technique::ALL {
            let is_asked = one == self.technique || self.kind == Kind::Mixed && one.info().tier <= tier;
            asked.set(one, is_asked && one.info().tier > 0);
        }
        asked
    }

    /// Takes the material from the worker. The clock starts now.
    pub(super) fn take(&mut self, exercise: Exercise, now: Millis) {
        let Exercise { steps, next, solution } = exercise;
        // An unnamed technique: its steps are those of the easiest technique here, as in a game.
        self.material = Some(Material { steps, next, solution });
        self.began = now;
        if let Some(step) = self.steps().first() {
            self.places = step.placed().is_some();
        }
    }

    pub(super) fn is_ready(&self) -> bool {
        self.material.is_some()
    }

    /// The steps in question.
    pub(super) fn steps(&self) -> &[Step] {
        self.material.as_ref().map_or(&[], |material| &material.steps)
    }

    /// The step to show: the one found, or else the first in question; without any, the next of the ladder.
    fn shown(&self) -> Option<&Step> {
        let number = match self.ending {
            Some(Ending::Found(number)) => number,
            _ => 0,
        };
        self.steps().get(number).or_else(|| self.material.as_ref()?.next.as_ref())
    }

    /// The step on the board, as far as it is revealed: at the end all of it, before that the stage of the
    /// hint. An exercise that shows a part of the step marks that part alone.
    pub(super) fn found(&self) -> Option<Found> {
        let position = self.position.clone()?;
        let step = self.shown()?.clone();
        if self.ending.is_some() {
            return Some(Found::whole(step, position));
        }
        match self.stage {
            Some(stage) => {
                let mut found = Found::new(step, position);
                while found.stage < stage {
                    found = found.further();
                }
                Some(found)
            }
            None => None,
        }
    }

    /// The marks of the part that the exercise shows.
    pub(super) fn part(&self) -> Option<Found> {
        let step = self.steps().first()?.clone();
        let mut found = Found::whole(step, self.position.clone()?);
        let concludes = |role: &Role| matches!(role, Role::Placed | Role::Eliminated);
        match self.kind {
            Kind::Conclude => found.marks.candidates.retain(|(_, role)| !concludes(role)),
            Kind::Pattern => {
                found.marks.candidates.retain(|(_, role)| concludes(role));
                (found.marks.houses, found.marks.cells) = (Vec::new(), Vec::new());
            }
            _ => return None,
        }
        Some(found)
    }

    /// The cells of the pattern of a step.
    pub(super) fn pattern(step: &Step, position: &Candidates) -> CellSet {
        let found = Found::whole(step.clone(), position.clone());
        let causes = found
            .marks
            .candidates
            .iter()
            .filter(|(_, role)| !matches!(role, Role::Placed | Role::Eliminated));
        causes.map(|(candidate, _)| candidate.cell).collect()
    }

    /// Acts on an answer. Returns the attempt if the exercise ends with it.
    pub(super) fn answer(&mut self, msg: DrillMsg) -> bool {
        if !self.is_ready() || self.ending.is_some() {
            if let DrillMsg::Select(cell) = msg {
                self.cursor = cell;
            } else if let DrillMsg::Go(direction) = msg {
                self.cursor = direction.from(self.cursor, self.order());
            }
            return false;
        }
        let before = self.said;
        match msg {
            DrillMsg::Select(cell) => {
                self.cursor = cell;
                if self.kind == Kind::Pattern {
                    self.mark(cell);
                }
            }
            DrillMsg::Go(direction) => self.cursor = direction.from(self.cursor, self.order()),
            DrillMsg::Confirm => self.mark(self.cursor),
            DrillMsg::Answer(digit) => self.judge(Candidate::new(self.cursor, digit)),
            DrillMsg::Absent if self.kind == Kind::Here && self.steps().is_empty() => {
                self.ending = Some(Ending::NotThere);
            }
            DrillMsg::Absent if self.kind == Kind::Here => self.said = Said::Present,
            DrillMsg::Place(places) => self.places = places,
            DrillMsg::Candidates => self.candidates = !self.candidates,
            DrillMsg::WhyNot => self.why_not = !self.why_not,
            DrillMsg::Help if self.stage == Some(Stage::What) || self.steps().is_empty() => {
                self.ending = Some(Ending::Shown);
            }
            DrillMsg::Help => {
                self.stage = Some(if self.stage.is_none() { Stage::Where } else { Stage::What });
            }
            DrillMsg::Show => self.ending = Some(Ending::Shown),
            DrillMsg::Absent | DrillMsg::Next => {}
        }
        if self.said.is_wrong()
            && (self.said != before || matches!(msg, DrillMsg::Answer(_) | DrillMsg::Absent))
        {
            self.wrong = self.wrong.saturating_add(1);
            self.why_not = false;
        }
        self.ending.is_some()
    }

    /// Judges a placed or eliminated candidate.
    fn judge(&mut self, candidate: Candidate) {
        let (Some(position), Some(material)) = (&self.position, &self.material) else { return };
        if self.kind == Kind::Pattern {
            return;
        }
        if !position.allows(candidate) {
            self.said = Said::NotOpen(candidate);
            return;
        }
        let is_right =
            material.solution.as_ref().map(|solution| solution.get(candidate.cell) == Some(candidate.digit));
        let shows = |step: &Step| match step.placed() {
            Some(placed) => self.places && placed == candidate,
            None => !self.places && step.eliminated().contains(&candidate),
        };
        self.said = match (material.steps.iter().position(shows), is_right) {
            (Some(number), _) => {
                self.ending = Some(Ending::Found(number));
                Said::Nothing
            }
            (None, Some(true)) if !self.places => Said::IsRight(candidate),
            (None, Some(false)) if self.places => Said::IsWrong(candidate),
            (None, _) => Said::OtherReason(candidate),
        };
    }

    /// Judges a cell as part of the pattern.
    fn mark(&mut self, cell: Cell) {
        let (Kind::Pattern, Some(position)) = (self.kind, &self.position) else { return };
        let Some(step) = self.steps().first() else { return };
        let pattern = Self::pattern(step, position);
        if !pattern.contains(cell) {
            self.said = Said::NotInPattern(cell);
            return;
        }
        self.marked.insert(cell);
        let left = pattern.iter().filter(|&cell| !self.marked.contains(cell)).count();
        self.said = Said::InPattern { left };
        if left == 0 {
            self.ending = Some(Ending::Found(0));
        }
    }

    /// The attempt that has just ended.
    pub(super) fn attempt(&self, now: Millis, date: Millis, day: i32) -> Attempt {
        let help = match self.stage {
            None => 0,
            Some(Stage::Where) => 1,
            Some(Stage::What | Stage::Why) => 2,
        };
        // An unnamed exercise may end with an easier technique, which is then the one found.
        let technique = match self.ending {
            Some(Ending::Found(number)) => self.steps().get(number).map_or(self.technique, Step::technique),
            _ => self.technique,
        };
        Attempt {
            date,
            technique,
            order: self.order(),
            kind: self.kind,
            found: self.ending != Some(Ending::Shown),
            wrong: self.wrong,
            help,
            took: now.saturating_sub(self.began),
            day,
        }
    }
}

/// Whether a technique is a single, which needs no candidates on the board.
pub(super) const fn is_single(technique: Technique) -> bool {
    matches!(technique, Technique::FullHouse | Technique::HiddenSingle | Technique::NakedSingle)
}

/// The exercises of a unit: for each technique one with the pattern, one with the conclusion, and one with
/// neither; then boards on which it may be missing; then unnamed ones.
fn plan(unit: &Unit) -> Vec<(Kind, Technique)> {
    let mut plan = Vec::new();
    for &one in unit.techniques {
        plan.push((Kind::Conclude, one));
        if !is_single(one) {
            plan.push((Kind::Pattern, one));
        }
        plan.push((Kind::Find, one));
    }
    let here = |one: &Technique| (Kind::Here, *one);
    // A single of its kind is on almost every board.
    if !unit.techniques.iter().any(|&one| is_single(one)) {
        plan.extend(unit.techniques.iter().map(here));
        plan.extend(unit.techniques.iter().map(here));
    }
    let last = unit.techniques[unit.techniques.len() - 1];
    plan.extend([(Kind::Mixed, last); MIXED]);
    plan
}

/// All cases of a technique at a size, those of earlier texts first.
fn all_cases(texts: &[&str], technique: Technique, order: Order) -> Vec<Case> {
    let mut found: Vec<Case> = Vec::new();
    for text in texts {
        for case in cases(text, technique).filter(|case| case.order() == order) {
            if !found.contains(&case) {
                found.push(case);
            }
        }
    }
    found
}

/// A technique for an unnamed exercise: one that the player has tried, or one of the current unit; rather one
/// that is weak.
fn mixed(order: Order, of: Option<Technique>, practice: &Practice, today: i32, rng: &mut Rng) -> Technique {
    let mut weighed: Vec<(Technique, u32)> = Vec::new();
    for one in UNITS.iter().filter(|unit| unit.order == order).flat_map(|unit| unit.techniques).copied() {
        let skill = practice.skill(one, Some(order));
        let is_listed = weighed.iter().any(|(other, _)| *other == one);
        if is_listed || skill.memory.is_none() && of != Some(one) {
            continue;
        }
        let weakness = 1.0 - skill.retention(today).unwrap_or(0.5);
        weighed.push((one, 1 + (weakness * 20.0) as u32));
    }
    let sum: u32 = weighed.iter().map(|(_, weight)| weight).sum();
    if sum == 0 {
        return of.unwrap_or(Technique::HiddenSingle);
    }
    let mut at = rng.below(sum);
    for (one, weight) in weighed {
        if at < weight {
            return one;
        }
        at -= weight;
    }
    of.unwrap_or(Technique::HiddenSingle)
}

/// A technique near another on the ladder, with cases of that size.
fn neighbour(texts: &[&str], technique: Technique, order: Order, rng: &mut Rng) -> Option<Technique> {
    let mut all: Vec<Technique> = Technique::ALL.into_iter().filter(|one| one.info().tier > 0).collect();
    sort_by_key(&mut all, |one| one.info().tier);
    let at = all.iter().position(|one| *one == technique)?;
    let near = all[at.saturating_sub(NEAR)..(at + NEAR + 1).min(all.len())].iter().copied();
    let mut near: Vec<Technique> = near.filter(|&one| one != technique && !is_single(one)).collect();
    rng.shuffle(&mut near);
    near.into_iter().find(|&one| !all_cases(texts, one, order).is_empty())
}
