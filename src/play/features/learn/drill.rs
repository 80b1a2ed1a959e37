//! An exercise: a position with a step of a technique, or with a part of it, and the player's answers.

use super::{
    clues,
    units::{UNITS, plan},
};
use crate::{
    game::clock::Millis,
    input::{
        Prefix,
        queried::{Asked, Asking, Queried, QueryMsg, Response},
    },
    kernel::{IDLE_AFTER, Reasoning},
    links::{
        assignment::DrillSet,
        case::{Case, cases},
        reasons::ReasonGiven,
    },
    messages::{Course, DrillMsg, MarkMsg},
    saved::practice::{Attempt, AttemptKind, Practice, Skill},
    taught::ArguedView,
    walk::stages::{FoundStep, Stage},
};
use std::sync::Arc;
use sudoku_core::{
    Candidate, Candidates, Cell, CellSet, Digit, Grid, Rng, Seed, Shape, Technique, TechniqueSet,
    advice::{Question, may_argue, pattern_cells},
    chain::{ChainLink, NoLink, Proof, link, proof},
    marks::Role,
    sorting::sort_by_key,
    step::{
        Step,
        argument::Argument,
        reply::{Deed, Reply},
    },
    symmetry::Transform,
    wire::Exercise,
};

/// The activity in an exercise.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Activity {
    /// An exercise of a technique.
    Learn(AttemptKind),
    /// Building a chain.
    Chain,
    /// Finding a mistake.
    Mistake,
    /// Finding the wrong digits of a full board.
    Repair,
}

/// A mistake on a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mistake {
    /// A digit that the solution has not there.
    Digit(Candidate),
    /// A note that nothing rules out, and that is missing.
    Missing(Candidate),
    /// A note that is left, though the other cell has its digit.
    Left(Candidate, Cell),
}

/// The last step of building a chain.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Joint {
    /// The end of the chain before this step.
    pub from: Candidate,
    /// The candidate chosen.
    pub to: Candidate,
    /// Whether the chain needed a strong link.
    pub strong: bool,
    /// The link, or the reason why it is none.
    pub link: Result<ChainLink, NoLink>,
}

/// The response to the last answer.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Said {
    /// None yet.
    #[default]
    Nothing,
    /// What is wrong with an answer in an exercise of a technique.
    Reply(Box<Reply>),
    /// The cell has a digit, or no such candidate.
    NotOpen(Candidate),
    /// The cell is part of the pattern, and others are missing.
    InPattern {
        /// The cells still to find.
        left: usize,
    },
    /// The cell has no mistake.
    NoMistake(Cell),
}

impl Said {
    /// The candidate of an answer that counts.
    const fn candidate(&self) -> Option<Candidate> {
        match self {
            Self::Reply(reply) if reply.counts() => reply.deed.candidate(),
            _ => None,
        }
    }

    /// Whether the answer was a mistake, rather than true for another reason.
    #[must_use]
    pub const fn is_mistake(&self) -> bool {
        match self {
            Self::Nothing | Self::NotOpen(_) | Self::InPattern { .. } => false,
            Self::Reply(reply) => reply.is_mistake(),
            Self::NoMistake(_) => true,
        }
    }

    /// Whether the answer counts as an attempt that failed.
    #[must_use]
    pub const fn counts(&self) -> bool {
        match self {
            Self::Nothing | Self::NotOpen(_) | Self::InPattern { .. } => false,
            Self::Reply(reply) => reply.counts(),
            Self::NoMistake(_) => true,
        }
    }
}

/// The text under the board: only the newest.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Newest {
    /// The response to an answer.
    #[default]
    Said,
    /// The hint.
    Hint,
    /// The common mistake of the technique.
    Miss,
}

/// The reason of a right answer, which the player gives before the answer counts.
#[derive(Clone, Debug)]
struct Arguing {
    /// The number of the step found.
    found: usize,
    reasoning: Reasoning,
}

/// The end of an exercise.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// The player found the step with that number among the steps in question.
    Found(usize),
    /// The player saw that the technique is not on the board.
    NotThere,
    /// The chain proves something.
    Proved,
    /// The player found all wrong cells.
    Mended,
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
    plan: Vec<(AttemptKind, Technique)>,
    /// The exercises of the series done so far, or of its repetition, and whether each was right at once.
    done: Vec<((AttemptKind, Technique), bool)>,
    /// The number of exercises before this one.
    pub(super) number: usize,
    pub(super) activity: Activity,
    /// The technique of the exercise.
    pub(super) technique: Technique,
    pub(super) case: Option<Case>,
    pub(super) position: Option<Candidates>,
    material: Option<Material>,
    pub(super) cursor: Cell,
    pub(super) places: bool,
    pub(super) candidates: bool,
    pub(super) marked: CellSet,
    pub(super) chain: Vec<Candidate>,
    pub(super) joint: Option<Joint>,
    pub(super) mistake: Option<Mistake>,
    /// The wrong digits of a full board.
    pub(super) wrong_digits: Vec<Candidate>,
    /// The randomness of the current exercise.
    chance: u64,
    pub(super) said: Said,
    /// The text that is shown.
    pub(super) newest: Newest,
    pub(super) stage: Option<Stage>,
    pub(super) ending: Option<Ending>,
    /// Whether each answer needs a reason before it counts.
    asks_why: bool,
    arguing: Option<Box<Arguing>>,
    pub(super) wrong: u8,
    /// The candidate of the first wrong answer.
    pub(super) slip: Option<Candidate>,
    began: Millis,
    /// The time since which something else has been in front of it.
    rests: Option<Millis>,
    /// The time of the last action in it.
    acted: Millis,
    /// The state of a question about the board, and the key typed before the next one.
    asking: Asking,
    pub(super) prefix: Option<Prefix>,
    /// The line of the bank used last, which is not used again at once.
    last: Option<(Technique, usize)>,
}

/// The techniques whose positions have a chain to build.
const CHAINS: &[Technique] = &[
    Technique::Skyscraper,
    Technique::TwoStringKite,
    Technique::TurbotFish,
    Technique::RemotePair,
    Technique::XyWing,
    Technique::WWing,
    Technique::XChain,
    Technique::XyChain,
    Technique::Aic,
    Technique::ContinuousNiceLoop,
    Technique::DiscontinuousNiceLoop,
];
/// The techniques whose positions take a mistake.
const EASY: &[Technique] = &[Technique::HiddenSingle, Technique::NakedSingle, Technique::Pointing];
/// The least number of cases to draw from, for a beginner.
const FIRST_CASES: usize = 3;
/// The latest places of the player's games to draw from.
const OWN_CASES: usize = 30;
/// The greatest distance on the ladder between a technique and its substitute.
const NEAR: usize = 6;

impl Drill {
    pub(super) fn begin(course: Course, says_why: bool, now: Millis) -> Self {
        let asks_why = if let Course::Set(set) = &course { set.asks_why } else { says_why };
        let plan = match &course {
            Course::Unit(number) => UNITS.get(*number).map_or_else(Vec::new, plan),
            Course::Set(set) => vec![(AttemptKind::Find, set.technique); set.count.into()],
            Course::Refresh(faded) => faded.iter().map(|&one| (AttemptKind::Find, one)).collect(),
            _ => Vec::new(),
        };
        Self {
            course,
            plan,
            done: Vec::new(),
            number: 0,
            activity: Activity::Learn(AttemptKind::Find),
            technique: Technique::FullHouse,
            case: None,
            position: None,
            material: None,
            cursor: Cell::at(0),
            places: false,
            candidates: true,
            marked: CellSet::EMPTY,
            chain: Vec::new(),
            joint: None,
            mistake: None,
            wrong_digits: Vec::new(),
            chance: 0,
            said: Said::Nothing,
            newest: Newest::Said,
            stage: None,
            ending: None,
            asks_why,
            arguing: None,
            wrong: 0,
            slip: None,
            began: now,
            rests: None,
            acted: now,
            asking: Asking::default(),
            prefix: None,
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
    pub(super) fn shape(&self) -> &Shape {
        match &self.course {
            Course::Technique(_, shape) | Course::Mistakes(shape) | Course::Repairs(shape) => shape,
            Course::Unit(number) => UNITS.get(*number).map_or(Shape::S9, |unit| unit.shape),
            Course::Set(set) => &set.shape,
            Course::Own | Course::Clues(_) => self.case.as_ref().map_or(Shape::S9, Case::shape),
            Course::Mixed | Course::Chains | Course::Refresh(_) => Shape::S9,
        }
    }

    /// The shape of its board: that of the series, or one with the cages of its own puzzle.
    pub(super) fn board_shape(&self) -> &Shape {
        self.case.as_ref().map_or(self.shape(), Case::shape)
    }

    /// Prepares the current exercise from the texts of cases. Returns whether it found a case.
    pub(super) fn prepare(&mut self, texts: &[&str], practice: &Practice, chance: u64, today: i32) -> bool {
        if let Course::Set(set) = self.course.clone() {
            self.prepare_set(set, texts);
            return self.case.is_some();
        }
        let mut rng = Rng::new(Seed::new(chance), self.number as u32);
        self.chance = chance;
        if self.course == Course::Own {
            self.prepare_own(practice, &mut rng);
            return self.case.is_some();
        }
        let shape = self.shape().clone();
        let of_set = match self.course {
            Course::Clues(set) => clues::positions(texts, set),
            _ => Vec::new(),
        };
        (self.activity, self.technique) = match (&self.course, self.plan.get(self.number)) {
            (_, Some(&(AttemptKind::Mixed, one))) => {
                (Activity::Learn(AttemptKind::Mixed), mixed(&shape, Some(one), practice, today, &mut rng))
            }
            (_, Some(&(kind, technique))) => (Activity::Learn(kind), technique),
            (Course::Technique(technique, _), None) => (Activity::Learn(AttemptKind::Find), *technique),
            (Course::Clues(_), None) => {
                let techniques = clues::techniques(&of_set);
                let one = climbed(&techniques, self.number, practice, today, &mut rng);
                (Activity::Learn(AttemptKind::Mixed), one)
            }
            (Course::Mixed | Course::Own | Course::Unit(_) | Course::Set(_) | Course::Refresh(_), None) => {
                (Activity::Learn(AttemptKind::Mixed), mixed(&shape, None, practice, today, &mut rng))
            }
            (Course::Chains, None) => (Activity::Chain, *rng.choose(CHAINS).unwrap_or(&CHAINS[0])),
            (Course::Mistakes(_), None) => (Activity::Mistake, easy(texts, &shape, &mut rng)),
            (Course::Repairs(_), None) => (Activity::Repair, easy(texts, &shape, &mut rng)),
        };
        // Every second exercise of this kind has the board of another technique.
        let mut source = self.technique;
        if self.is(AttemptKind::Here) && rng.below(2) == 0 {
            source = neighbour(texts, self.technique, &shape, &mut rng).unwrap_or(source);
        }
        let known = practice.attempts().filter(|one| one.technique == source && one.found).count();
        let found = match self.course {
            Course::Clues(_) => {
                of_set.into_iter().filter(|(one, _)| *one == source).map(|(_, case)| case).collect()
            }
            _ => all_cases(texts, source, &shape),
        };
        let reach = found.len().min(FIRST_CASES + known);
        let mut numbers: Vec<usize> = (0..reach).collect();
        rng.shuffle(&mut numbers);
        let number = numbers.iter().copied().find(|&number| self.last != Some((source, number)));
        let number = number.or_else(|| numbers.first().copied());
        self.last = number.map(|number| (source, number));
        let case = number.map(|number| &found[number]);
        let case = case.map(|case| case.changed(&Transform::random(case.shape(), &mut rng)));
        self.lay_out(case);
        self.case.is_some()
    }

    /// Prepares a position of an assignment: its seed alone decides which.
    fn prepare_set(&mut self, set: DrillSet, texts: &[&str]) {
        self.chance = set.seed.into();
        (self.activity, self.technique) = (Activity::Learn(AttemptKind::Find), set.technique);
        let mut found = all_cases(texts, set.technique, &set.shape);
        Rng::new(Seed::new(self.chance), 0).shuffle(&mut found);
        let mut rng = Rng::new(Seed::new(self.chance), self.number as u32 + 1);
        let case = self.number.checked_rem(found.len()).map(|at| &found[at]);
        self.lay_out(case.map(|case| case.changed(&Transform::random(case.shape(), &mut rng))));
    }

    /// Prepares an exercise of a place in one of the player's games. It looks different, so that the pattern is
    /// practised and not the puzzle.
    fn prepare_own(&mut self, practice: &Practice, rng: &mut Rng) {
        let mut latest: Vec<(Technique, &Arc<Case>)> = practice.cases().rev().take(OWN_CASES).collect();
        rng.shuffle(&mut latest);
        let fresh = latest.iter().enumerate().find(|(_, (one, case))| {
            self.case.as_ref().is_none_or(|last| {
                (*one, case.givens.filled_count()) != (self.technique, last.givens.filled_count())
            })
        });
        let number = fresh.map_or(0, |(number, _)| number);
        let Some(&(technique, case)) = latest.get(number) else { return self.lay_out(None) };
        (self.activity, self.technique) = (Activity::Learn(AttemptKind::Mixed), technique);
        self.lay_out(Some(case.changed(&Transform::random(case.shape(), rng))));
    }

    /// Puts a case on the board, untouched.
    fn lay_out(&mut self, case: Option<Case>) {
        self.position = case.as_ref().map(Case::position);
        self.case = case;
        let shape = self.shape().clone();
        (self.material, self.said, self.newest, self.stage, self.ending) =
            (None, Said::Nothing, Newest::Said, None, None);
        (self.wrong, self.marked, self.joint, self.mistake) = (0, CellSet::EMPTY, None, None);
        (self.slip, self.arguing) = (None, None);
        (self.chain, self.wrong_digits) = (Vec::new(), Vec::new());
        let is_single = self.technique.is_single();
        (self.places, self.candidates) = (is_single, !is_single || self.activity == Activity::Mistake);
        // The open cell nearest to the middle in reading order.
        let middle = shape.cell_count() / 2;
        let open = self.position.as_ref().map(|position| position.open_cells().collect::<Vec<_>>());
        let nearest = open.and_then(|open| open.into_iter().min_by_key(|cell| cell.index().abs_diff(middle)));
        self.cursor = nearest.unwrap_or(Cell::at(middle));
    }

    /// The techniques in question: the named one, or those that may be used.
    pub(super) fn asked(&self) -> TechniqueSet {
        let mut asked = TechniqueSet::NONE;
        let tier = self.technique.info().tier;
        for one in Technique::ALL {
            let is_asked = match self.activity {
                Activity::Chain => CHAINS.contains(&one),
                Activity::Learn(AttemptKind::Mixed) => one == self.technique || one.info().tier <= tier,
                Activity::Learn(_) => one == self.technique,
                Activity::Mistake | Activity::Repair => false,
            };
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
        self.cursor = self.first_cell().unwrap_or(self.cursor);
        let solution = self.material.as_ref().and_then(|material| material.solution.clone());
        if let (Some(solution), Some(case)) = (solution, self.case.clone()) {
            let mut rng = Rng::new(Seed::new(self.chance ^ self.number as u64), 1);
            match self.activity {
                Activity::Mistake => self.err(&case, &solution, &mut rng),
                Activity::Repair => self.spoil(&case, &solution, &mut rng),
                Activity::Learn(_) | Activity::Chain => {}
            }
        }
    }

    /// Puts one mistake on the board.
    fn err(&mut self, case: &Case, solution: &Grid, rng: &mut Rng) {
        let position = Candidates::new(&case.digits);
        let geometry = case.shape().geometry();
        let mut digits: Vec<Mistake> = Vec::new();
        let mut missing: Vec<Mistake> = Vec::new();
        let mut left: Vec<Mistake> = Vec::new();
        for cell in position.open_cells() {
            for digit in Digit::all(case.shape()) {
                let one = Candidate::new(cell, digit);
                if solution.get(cell) == Some(digit) {
                    // With two notes left, the other one would look like a single.
                    if position.digits(cell).len() > 2 {
                        missing.push(Mistake::Missing(one));
                    }
                } else if position.allows(one) {
                    let mut grid = case.digits.clone();
                    grid.set(cell, Some(digit));
                    if Candidates::new(&grid).contradiction().is_some() {
                        digits.push(Mistake::Digit(one));
                    }
                } else {
                    let peers = geometry.peer_list(cell).iter();
                    let there = peers.copied().find(|&peer| case.digits.get(peer) == Some(digit));
                    left.extend(there.map(|there| Mistake::Left(one, there)));
                }
            }
        }
        let mut kinds = [digits, missing, left];
        rng.shuffle(&mut kinds);
        let Some(&mistake) = kinds.iter().find_map(|kind| rng.choose(kind)) else { return };
        self.mistake = Some(mistake);
        self.position = Some(match mistake {
            Mistake::Digit(one) => {
                let mut grid = case.digits.clone();
                grid.set(one.cell, Some(one.digit));
                Candidates::new(&grid)
            }
            Mistake::Missing(one) => {
                let mut position = position;
                position.eliminate(one, |_| {});
                position
            }
            Mistake::Left(..) => position,
        });
    }

    /// Fills the board, with some wrong digits outside the givens.
    fn spoil(&mut self, case: &Case, solution: &Grid, rng: &mut Rng) {
        let mut free: Vec<Cell> =
            Cell::all(case.shape()).filter(|&cell| case.givens.get(cell).is_none()).collect();
        rng.shuffle(&mut free);
        let mut grid = solution.clone();
        for &cell in free.iter().take(wrong_digits(case.shape())) {
            let others: Vec<Digit> =
                Digit::all(case.shape()).filter(|&digit| solution.get(cell) != Some(digit)).collect();
            if let Some(&digit) = rng.choose(&others) {
                grid.set(cell, Some(digit));
                self.wrong_digits.push(Candidate::new(cell, digit));
            }
        }
        self.position = Some(Candidates::new(&grid));
    }

    /// Whether the exercise is one of a technique, of that kind.
    pub(super) fn is(&self, kind: AttemptKind) -> bool {
        self.activity == Activity::Learn(kind)
    }

    /// Whether a pressed cell is an answer.
    pub(super) const fn asks_for_cells(&self) -> bool {
        matches!(self.activity, Activity::Learn(AttemptKind::Pattern) | Activity::Mistake | Activity::Repair)
    }

    /// The solution of the puzzle, if it is known.
    pub(super) fn solution(&self) -> Option<&Grid> {
        self.material.as_ref()?.solution.as_ref()
    }

    /// The conclusion of the chain so far.
    pub(super) fn proof(&self) -> Proof {
        self.position.as_ref().map_or_else(Proof::default, |position| proof(position, &self.chain))
    }

    /// Extends the chain, or takes its last candidate off it.
    fn join(&mut self, to: Candidate) {
        let Some(position) = &self.position else { return };
        if !position.allows(to) {
            self.said = Said::NotOpen(to);
            return;
        }
        self.said = Said::Nothing;
        let Some(&from) = self.chain.last() else {
            self.chain.push(to);
            return;
        };
        if from == to {
            self.chain.pop();
            self.joint = None;
            return;
        }
        let strong = !self.chain.len().is_multiple_of(2);
        let link = link(position, from, to, strong);
        if link.is_ok() {
            self.chain.push(to);
        }
        self.joint = Some(Joint { from, to, strong, link });
        let Proof { placed, eliminated, .. } = self.proof();
        if placed.is_some() || !eliminated.is_empty() {
            self.ending = Some(Ending::Proved);
        }
    }

    pub(super) fn is_ready(&self) -> bool {
        self.material.is_some()
    }

    /// Stops its time while something else is in front of it.
    pub(super) fn rest(&mut self, rests: bool, now: Millis) {
        if rests {
            _ = self.rests.get_or_insert(now);
        } else if let Some(since) = self.rests.take() {
            // Its board may have come meanwhile.
            let away = now.saturating_sub(since.max(self.began));
            (self.began, self.acted) = (self.began + away, self.acted + away);
        }
    }

    /// Notes an action. A pause before it counts up to a length: a player who looks for longer is rather away.
    pub(super) fn act(&mut self, now: Millis) {
        let pause = now.saturating_sub(self.acted.max(self.began));
        self.began += pause.saturating_sub(IDLE_AFTER);
        self.acted = now;
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
    pub(super) fn found(&self) -> Option<FoundStep> {
        let position = self.position.clone()?;
        let step = self.shown()?.clone();
        if self.ending.is_some() {
            return Some(FoundStep::whole(step, position));
        }
        match self.stage {
            Some(stage) => {
                let mut found = FoundStep::new(step, position);
                while found.stage < stage {
                    found = found.further();
                }
                Some(found)
            }
            None => None,
        }
    }

    /// The marks of the part that the exercise shows.
    pub(super) fn part(&self) -> Option<FoundStep> {
        let step = self.steps().first()?.clone();
        let mut found = FoundStep::whole(step, self.position.clone()?);
        let concludes = |role: &Role| matches!(role, Role::Placed | Role::Eliminated);
        match self.activity {
            Activity::Learn(AttemptKind::Conclude) => {
                found.marks.candidates.retain(|(_, role)| !concludes(role));
            }
            Activity::Learn(AttemptKind::Pattern) => {
                found.marks.candidates.retain(|(_, role)| concludes(role));
                (found.marks.houses, found.marks.cells) = (Vec::new(), Vec::new());
            }
            _ => return None,
        }
        Some(found)
    }

    /// Takes a key of a question about the board as it is shown. Returns the answer in words, if it has one.
    pub(super) fn respond(&mut self, msg: QueryMsg, board: &dyn Asked) -> Option<Queried> {
        self.prefix = None;
        match self.asking.respond(msg, board) {
            Response::Said(said) => Some(said),
            Response::Waits(said, prefix) => {
                self.prefix = Some(prefix);
                Some(said)
            }
            Response::Go(cell, said) => {
                self.cursor = cell;
                said
            }
        }
    }

    /// Acts on an answer. Returns the attempt if the exercise ends with it.
    pub(super) fn answer(&mut self, msg: DrillMsg) -> bool {
        self.prefix = None;
        if !self.is_ready() || self.ending.is_some() {
            if let DrillMsg::Select(cell) = msg {
                self.cursor = cell;
            } else if let DrillMsg::Go(direction) = msg {
                self.cursor = direction.from(self.cursor, self.shape());
            }
            return false;
        }
        let before = self.said.clone();
        match msg {
            DrillMsg::Argue(msg) => self.argue(msg),
            DrillMsg::Select(cell) if self.arguing.is_some() => self.argue(MarkMsg::Cell(cell)),
            DrillMsg::Confirm if self.arguing.is_some() => self.argue(MarkMsg::Judge),
            DrillMsg::Mark => self.argue(MarkMsg::Cell(self.cursor)),
            DrillMsg::Shorten if self.arguing.is_some() => self.argue(MarkMsg::TakeBack),
            // The answer is there; only its reason is asked for.
            DrillMsg::Absent | DrillMsg::Answer(_) | DrillMsg::Help | DrillMsg::Place(_)
                if self.arguing.is_some() => {}
            DrillMsg::Select(cell) => {
                self.cursor = cell;
                if self.asks_for_cells() {
                    self.mark(cell);
                }
            }
            DrillMsg::Go(direction) => self.cursor = direction.from(self.cursor, self.shape()),
            DrillMsg::Confirm => self.mark(self.cursor),
            DrillMsg::Answer(digit) if self.activity == Activity::Chain => {
                self.join(Candidate::new(self.cursor, digit));
            }
            DrillMsg::Shorten => {
                self.chain.pop();
                (self.joint, self.said) = (None, Said::Nothing);
            }
            DrillMsg::Answer(digit) => self.judge(Candidate::new(self.cursor, digit)),
            DrillMsg::Absent if self.is(AttemptKind::Here) && self.steps().is_empty() => {
                self.ending = Some(Ending::NotThere);
            }
            DrillMsg::Absent if self.is(AttemptKind::Here) => self.said = self.reply(Deed::Absent),
            DrillMsg::Place(places) => self.places = places,
            DrillMsg::Candidates => self.candidates = !self.candidates,
            DrillMsg::Miss => {
                let is_told = self.newest == Newest::Miss;
                self.newest = if is_told { Newest::Said } else { Newest::Miss };
            }
            DrillMsg::Help if self.stage == Some(Stage::What) || self.steps().is_empty() => {
                self.ending = Some(Ending::Shown);
            }
            DrillMsg::Help => {
                (self.said, self.newest) = (Said::Nothing, Newest::Hint);
                self.stage = Some(if self.stage.is_none() { Stage::Where } else { Stage::What });
            }
            DrillMsg::Show => self.ending = Some(Ending::Shown),
            DrillMsg::Absent | DrillMsg::Next | DrillMsg::Missed | DrillMsg::Query(_) => {}
        }
        let is_again = self.said == before && !matches!(msg, DrillMsg::Answer(_) | DrillMsg::Absent);
        if !is_again && self.said != Said::Nothing {
            self.newest = Newest::Said;
        }
        if !is_again && self.said.counts() {
            self.wrong = self.wrong.saturating_add(1);
            self.slip = self.slip.or(self.said.candidate());
        }
        if let Some(ending) = self.ending {
            self.end(ending);
        }
        self.ending.is_some()
    }

    /// The number of exercises that were right at once, of all in the series.
    pub(super) fn report(&self) -> (usize, usize) {
        (self.done.iter().filter(|(_, at_once)| *at_once).count(), self.done.len())
    }

    /// Adds exercises of the kinds that were not right at once.
    pub(super) fn repeat_missed(&mut self) {
        let missed = self.done.drain(..).filter(|(_, at_once)| !at_once);
        self.plan.extend(missed.map(|(planned, _)| planned));
    }

    /// Judges a placed or eliminated candidate.
    fn judge(&mut self, candidate: Candidate) {
        if self.asks_for_cells() {
            return;
        }
        let shows = |step: &Step| match step.placed() {
            Some(placed) => self.places && placed == candidate,
            None => !self.places && step.eliminated().contains(&candidate),
        };
        let found = self.steps().iter().position(shows);
        self.said = match found {
            Some(_) => Said::Nothing,
            None if self.places => self.reply(Deed::Place(candidate)),
            None => self.reply(Deed::RuleOut(candidate)),
        };
        let Some(found) = found else { return };
        if self.asks_why && self.may_argue(found) {
            let argument =
                Argument { candidate, places: self.places, cells: CellSet::EMPTY, houses: Vec::new() };
            self.arguing = Some(Box::new(Arguing { found, reasoning: Reasoning::of(argument) }));
        } else {
            self.ending = Some(Ending::Found(found));
        }
    }

    /// Whether the cells of the step's pattern are a whole reason.
    fn may_argue(&self, number: usize) -> bool {
        let (step, position) = (self.steps().get(number), self.position.as_ref());
        step.zip(position).is_some_and(|(step, position)| may_argue(step, position))
    }

    /// Whether the reasons of answers may be asked for.
    pub(super) fn can_ask_why(&self) -> bool {
        // No argument adds up cages.
        let has_sums = self.case.as_ref().is_some_and(|case| case.shape().has_arithmetic());
        matches!(self.activity, Activity::Learn(_)) && !self.asks_for_cells() && !has_sums
    }

    /// Whether they are asked for.
    pub(super) const fn asks_why(&self) -> bool {
        self.asks_why
    }

    /// Asks for them, or doesn't. An answer that waits for its reason then counts: returns whether the exercise ended
    /// with it.
    pub(super) fn set_asks_why(&mut self, asks: bool) -> bool {
        self.asks_why = asks;
        let waits = !asks && self.ending.is_none();
        let Some(arguing) = self.arguing.take_if(|_| waits) else { return false };
        self.end(Ending::Found(arguing.found));
        true
    }

    /// Ends the exercise, and counts it in its series.
    fn end(&mut self, ending: Ending) {
        self.ending = Some(ending);
        if let Some(&planned) = self.plan.get(self.number) {
            let has_tried = self.arguing.as_ref().is_some_and(|arguing| arguing.reasoning.was_unsure());
            let is_slow = self.wrong > 0 || self.stage.is_some() || has_tried;
            self.done.push((planned, ending != Ending::Shown && !is_slow));
        }
    }

    /// Acts on the reason of the answer.
    fn argue(&mut self, msg: MarkMsg) {
        let (Some(arguing), Some(position)) = (&mut self.arguing, &self.position) else { return };
        arguing.reasoning.mark(msg, position);
        match msg {
            MarkMsg::Cell(cell) => self.cursor = cell,
            MarkMsg::Judge if arguing.reasoning.holds() => self.ending = Some(Ending::Found(arguing.found)),
            MarkMsg::House(_) | MarkMsg::Judge => {}
            MarkMsg::TakeBack => self.arguing = None,
            MarkMsg::Skip => self.ending = Some(Ending::Shown),
        }
    }

    /// The question for the reason of the answer, and its judgement, also after the end.
    pub(super) fn argued(&self) -> Option<ArguedView> {
        Some(self.arguing.as_ref()?.reasoning.view(self.position.as_ref()?))
    }

    /// The reason of the answer that has just ended, if the exercise asked for it.
    pub(super) fn reason(&self) -> Option<ReasonGiven> {
        self.arguing.as_ref().map(|arguing| arguing.reasoning.given())
    }

    /// What is wrong with an answer. The reply speaks of the pattern only if the board shows it.
    fn reply(&self, deed: Deed) -> Said {
        let Some(position) = &self.position else { return Said::Nothing };
        let question = Question {
            position,
            steps: self.steps(),
            technique: Some(self.technique).filter(|_| !self.is(AttemptKind::Mixed)),
            solution: self.solution(),
            shown: self.is(AttemptKind::Conclude) || self.stage >= Some(Stage::What),
        };
        question.reply(deed).map_or(Said::Nothing, |reply| Said::Reply(Box::new(reply)))
    }

    /// The reply whose marks the board shows.
    pub(super) fn replied(&self) -> Option<&Reply> {
        match &self.said {
            Said::Reply(reply) if self.newest == Newest::Said && self.ending.is_none() => Some(reply),
            _ => None,
        }
    }

    /// The first cell to select, inside the part that the exercise shows: an empty one, if a digit is to be placed.
    fn first_cell(&self) -> Option<Cell> {
        let (part, position) = (self.part()?, self.position.as_ref()?);
        let geometry = position.geometry();
        let of_candidates = part.marks.candidates.iter().map(|(one, _)| one.cell).min();
        let houses = part.marks.houses.iter().flat_map(|(house, _)| geometry.cells(*house));
        let empty = houses.copied().find(|&cell| position.is_open(cell));
        of_candidates.or(empty).or_else(|| part.marks.cells.iter().map(|(cell, _)| *cell).min())
    }

    /// Judges a cell as part of the pattern.
    fn mark(&mut self, cell: Cell) {
        let targets = self.targets();
        if targets.is_empty() {
            return;
        }
        if !targets.contains(cell) {
            self.said = match self.activity {
                Activity::Mistake | Activity::Repair => Said::NoMistake(cell),
                Activity::Learn(_) | Activity::Chain => self.reply(Deed::Point(cell)),
            };
            return;
        }
        self.marked.insert(cell);
        let left = targets.iter().filter(|&cell| !self.marked.contains(cell)).count();
        self.said = Said::InPattern { left };
        if left == 0 {
            let is_pattern = self.is(AttemptKind::Pattern);
            self.ending = Some(if is_pattern { Ending::Found(0) } else { Ending::Mended });
        }
    }

    /// The cells to find.
    pub(super) fn targets(&self) -> CellSet {
        match self.activity {
            Activity::Learn(AttemptKind::Pattern) => match (self.steps().first(), &self.position) {
                (Some(step), Some(position)) => pattern_cells(step, position),
                _ => CellSet::EMPTY,
            },
            Activity::Mistake => match self.mistake {
                Some(Mistake::Digit(one) | Mistake::Missing(one) | Mistake::Left(one, _)) => {
                    CellSet::EMPTY.with(one.cell)
                }
                None => CellSet::EMPTY,
            },
            Activity::Repair => self.wrong_digits.iter().map(|one| one.cell).collect(),
            Activity::Learn(_) | Activity::Chain => CellSet::EMPTY,
        }
    }

    /// The attempt that has just ended. Only exercises of a technique have one.
    pub(super) fn attempt(&self, now: Millis, date: Millis, day: i32) -> Option<Attempt> {
        let Activity::Learn(kind) = self.activity else { return None };
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
        Some(Attempt {
            date,
            technique,
            shape: self.shape().bare(),
            kind,
            found: self.ending != Some(Ending::Shown),
            wrong: self.wrong,
            help,
            took: now.saturating_sub(self.began),
            day,
            case: None,
        })
    }
}

/// The number of wrong digits of a full board.
const fn wrong_digits(shape: &Shape) -> usize {
    shape.page().wrong
}

/// A technique whose positions take a mistake, and that has some of that size.
fn easy(texts: &[&str], shape: &Shape, rng: &mut Rng) -> Technique {
    let has_cases = |one: &Technique| {
        let mut all = texts.iter().flat_map(|text| cases(text, *one));
        all.any(|case| case.is_of(shape))
    };
    let known: Vec<Technique> = EASY.iter().copied().filter(has_cases).collect();
    *rng.choose(&known).unwrap_or(&EASY[0])
}

/// All cases of a technique at a size, those of earlier texts first.
fn all_cases(texts: &[&str], technique: Technique, shape: &Shape) -> Vec<Case> {
    let mut found: Vec<Case> = Vec::new();
    for text in texts {
        for case in cases(text, technique).filter(|case| case.is_of(shape)) {
            if !found.contains(&case) {
                found.push(case);
            }
        }
    }
    found
}

/// A technique for an unnamed exercise: one that the player has tried, or one of the current unit; rather one
/// that is weak.
fn mixed(shape: &Shape, of: Option<Technique>, practice: &Practice, today: i32, rng: &mut Rng) -> Technique {
    let mut weighed: Vec<(Technique, u32)> = Vec::new();
    for one in UNITS.iter().filter(|unit| unit.shape == shape).flat_map(|unit| unit.techniques).copied() {
        let skill = practice.skill(one, Some(shape));
        let is_listed = weighed.iter().any(|(other, _)| *other == one);
        if is_listed || skill.memory.is_none() && of != Some(one) {
            continue;
        }
        weighed.push((one, weight(&skill, today)));
    }
    drawn(&weighed, rng).or(of).unwrap_or(Technique::HiddenSingle)
}

/// A technique for an unnamed exercise of some, the easiest first: one that the player has tried, or another one more
/// with each exercise; rather one that is weak.
fn climbed(of: &[Technique], number: usize, practice: &Practice, today: i32, rng: &mut Rng) -> Technique {
    let skills = of.iter().map(|&one| (one, practice.skill(one, None)));
    let open = skills.enumerate().filter(|(at, (_, skill))| *at <= number || skill.memory.is_some());
    let weighed: Vec<(Technique, u32)> = open.map(|(_, (one, skill))| (one, weight(&skill, today))).collect();
    drawn(&weighed, rng).unwrap_or(Technique::ClueAlone)
}

/// The weight of a technique in a draw: the weaker, the more.
fn weight(skill: &Skill, today: i32) -> u32 {
    let weakness = 1.0 - skill.retention(today).unwrap_or(0.5);
    1 + (weakness * 20.0) as u32
}

/// A technique drawn by its weight; none of none.
fn drawn(weighed: &[(Technique, u32)], rng: &mut Rng) -> Option<Technique> {
    let sum: u32 = weighed.iter().map(|(_, weight)| weight).sum();
    let mut at = if sum == 0 { return None } else { rng.below(sum) };
    for &(one, weight) in weighed {
        if at < weight {
            return Some(one);
        }
        at -= weight;
    }
    None
}

/// A technique near another on the ladder, with cases of that size.
fn neighbour(texts: &[&str], technique: Technique, shape: &Shape, rng: &mut Rng) -> Option<Technique> {
    let mut all: Vec<Technique> = Technique::ALL.into_iter().filter(|one| one.info().tier > 0).collect();
    sort_by_key(&mut all, |one| one.info().tier);
    let at = all.iter().position(|one| *one == technique)?;
    let near = all[at.saturating_sub(NEAR)..(at + NEAR + 1).min(all.len())].iter().copied();
    // A board without cages says nothing about sums, and one without clues nothing about them.
    let needs = |one: Technique| (one.needs_sums(), one.needs_clues());
    let is_near = |&one: &Technique| one != technique && !one.is_single() && needs(one) == needs(technique);
    let mut near: Vec<Technique> = near.filter(is_near).collect();
    rng.shuffle(&mut near);
    near.into_iter().find(|&one| !all_cases(texts, one, shape).is_empty())
}
