//! The techniques to learn: a path of units, a list by level, a page for each technique with its prose and an example,
//! and exercises.

mod clues;
mod credit;
mod drill;
mod gallery;
mod often;
mod prose;
mod refresh;
mod rules;
mod units;
pub mod view;
mod worth;

pub use crate::links::case::{Case, cases};
pub use clues::{Needed, rule_of};
pub use drill::{Activity, Ending, Joint, Mistake, Newest, Said};
pub use gallery::{Beside, Picture, Tap};
pub use often::{Often, often};
pub use prose::{Prose, Section, SmallPicture, example, lesson};
pub use rules::{RulesView, rules};
pub use units::{Chapter, UNITS, Unit};
pub use worth::{Worth, level, played, worth_most};

use super::Feature;
use crate::{
    game::aids::HelpKind,
    kernel::{Cmd, DiskCmd, Happened, Kernel, Out},
    links::deck::{Deck, DeckCard},
    messages::{AssignmentMsg, Course, DeckMsg, DrillMsg, ExampleMsg, LearnMsg, LearnTexts, MakeMsg},
    saved::practice::{Attempt, AttemptKind, Dots},
    taught::TeachingEvent,
    ui::{Dialog, Notice},
    walk::line_by_line::{LineByLine, Pieces},
    work::Purpose,
};
use credit::{Due, Tempo};
use drill::Drill;
use gallery::Gallery;
use std::{mem, sync::Arc};
use sudoku_core::{
    Candidates, Grid, HouseKind, Symmetry, Technique, TechniqueSet,
    advice::Credits,
    generate::{
        Cages, ClueSet, Drawn,
        measure::{Logic, Measure},
        recipe::Recipe,
    },
    ladder::Plan,
    notation::link,
    rng::Seed,
    shape::Shape,
    step::Step,
    wire::{Answer, Ask, SentPosition, Task},
};

/// Something to load.
#[derive(Clone, Debug, Default, PartialEq)]
enum Loaded<T> {
    /// It is on its way.
    #[default]
    Awaited,
    /// It could not be loaded.
    Missing,
    /// It is here.
    Here(Arc<T>),
}

impl<T> Loaded<T> {
    fn of(read: Option<T>) -> Self {
        read.map_or(Self::Missing, |read| Self::Here(Arc::new(read)))
    }

    fn here(&self) -> Option<&T> {
        match self {
            Self::Here(texts) => Some(texts),
            Self::Awaited | Self::Missing => None,
        }
    }
}

/// The example of a technique.
#[derive(Clone, Debug, PartialEq)]
struct Example {
    technique: Technique,
    givens: Grid,
    position: Candidates,
    /// The step; none until the worker has found it.
    step: Option<Step>,
    /// The lines of its text, if it has several.
    lines: Option<LineByLine>,
    /// Whether the player has moved along them.
    walked: bool,
    /// The boards beside it; none until they are planned.
    gallery: Option<Gallery>,
}

/// The place in Learn. It stays while the player is on another face.
#[derive(Clone, Debug, Default)]
enum At {
    /// The path of units.
    #[default]
    Path,
    /// The list of all techniques.
    All,
    /// The rules at a size, with a house of a kind lit.
    Rules(Shape, HouseKind),
    /// The page of a rule of clues, with the techniques that its boards need; none until the texts are here.
    Clues(ClueSet, Vec<Needed>),
    /// The page of a technique, with the example of a size.
    Page(Technique, Option<Shape>),
    /// The lesson before a unit's exercises: the unit, and the place of a technique in it.
    Lesson(usize, usize),
    /// An exercise.
    Drill(Box<Drill>),
}

/// The feature: the place, the texts, and the examples.
#[derive(Clone, Debug, Default)]
pub(crate) struct Learn {
    at: At,
    texts: Loaded<LearnTexts>,
    cases: Loaded<String>,
    /// The size of boards with mistakes, if the player has chosen one.
    boards: Option<Shape>,
    /// The example of a technique, or those of a rule.
    examples: Vec<Example>,
    /// The finished game to credit.
    due: Option<Box<Due>>,
    /// The last game that was credited, by its name.
    credited: Option<u64>,
    /// The times of the turns on the board.
    tempo: Tempo,
    /// Whether the player gives the reason of each answer in exercises.
    says_why: bool,
    /// Whether the player came straight to a place beyond the path, so that the way back isn't the path.
    is_direct: bool,
}

/// The plan that finds the step of a technique's example.
#[must_use]
pub fn only(technique: Technique) -> Plan {
    let mut asked = TechniqueSet::NONE;
    asked.set(technique, true);
    only_these(asked)
}

/// The plan that finds the steps of some techniques.
fn only_these(asked: TechniqueSet) -> Plan {
    Plan::only(asked)
}

/// The number of boards to try for a puzzle that needs a technique.
const ATTEMPTS: u16 = 1000;

impl Feature for Learn {
    type Msg = LearnMsg;

    fn update(&mut self, msg: LearnMsg, kernel: &mut Kernel, out: &mut Out) {
        match msg {
            LearnMsg::Look => self.come(kernel, out),
            LearnMsg::Path => {
                self.at = At::Path;
                self.open(kernel, out);
            }
            LearnMsg::Show(technique) => self.show(technique, kernel, out),
            LearnMsg::Read(texts) => {
                self.texts = Loaded::of(texts);
                if kernel.page().shows(Dialog::Learn) {
                    self.go_on(kernel, out);
                }
            }
            LearnMsg::Cases(cases) => {
                self.cases = Loaded::of(cases);
                if kernel.page().shows(Dialog::Learn) {
                    self.go_on(kernel, out);
                }
            }
            LearnMsg::AsLesson => {
                if let Some(Example { givens, position, step: Some(step), .. }) = self.examples.first() {
                    let slides = vec![DeckCard::of(givens, step, position)];
                    let deck = Deck { title: String::new(), slides };
                    kernel.post(DeckMsg::Show(Box::new(deck), Vec::new()));
                }
            }
            LearnMsg::Make => self.make(kernel, out),
            LearnMsg::Example(number, msg) => self.walk(number, msg, kernel, out),
            LearnMsg::Hang => self.hang(kernel, out),
            LearnMsg::Near(msg) => {
                let gallery = self.examples.first_mut().and_then(|example| example.gallery.as_mut());
                if let Some(near) = gallery.and_then(|gallery| gallery.near.as_mut()) {
                    near.act(msg);
                }
            }
            LearnMsg::Rules(shape) => self.show_rules(shape.as_ref(), kernel, out),
            LearnMsg::Clues(set) => self.show_clues(set, kernel, out),
            LearnMsg::Light(kind) => {
                if let At::Rules(_, lit) = &mut self.at {
                    *lit = kind;
                }
            }
            LearnMsg::Begin(course) => {
                self.at = match unseen(&course, kernel) {
                    Some((unit, at)) => At::Lesson(unit, at),
                    None => At::Drill(Box::new(Drill::begin(course, self.says_why, out.at.now))),
                };
                self.open(kernel, out);
            }
            LearnMsg::Taught => {
                if let At::Lesson(unit, _) = self.at {
                    kernel.post(LearnMsg::Begin(Course::Unit(unit)));
                }
            }
            LearnMsg::SayWhy(says) => self.set_says_why(says, kernel, out),
            LearnMsg::Boards(shape) => {
                self.boards = Some(shape.clone());
                if let At::Drill(drill) = &self.at
                    && let Some(course) = drill.course.with_boards(shape)
                {
                    kernel.post(LearnMsg::Begin(course));
                }
            }
            LearnMsg::Drill(msg) => self.act(msg, kernel, out),
            LearnMsg::Finished => self.finished(kernel, out),
            LearnMsg::PracticeRead(read) => {
                kernel.practice_mut().extend(read.into_iter().flatten());
                if let Some(due) = &mut self.due {
                    due.log_read = true;
                }
            }
            LearnMsg::Page(slug) if rules::is_named(&slug) => {
                self.show_rules(rules::size(&slug), kernel, out);
            }
            LearnMsg::Page(slug) => match clues::named(&slug) {
                Some(set) => self.show_clues(set, kernel, out),
                None => self.show(Technique::from_slug(&slug), kernel, out),
            },
            LearnMsg::Set(set) => {
                self.at = At::Drill(Box::new(Drill::begin(Course::Set(set), false, out.at.now)));
                self.open(kernel, out);
            }
            LearnMsg::Answered(told) => self.answered(told.answer, kernel, out),
        }
    }

    /// The worker has one job at a time, and each wish of the player's goes first. An exercise out of sight takes
    /// no time.
    fn on(&mut self, happened: &Happened, kernel: &mut Kernel, out: &mut Out) {
        let (game, now) = (kernel.current().game(), out.at.now);
        match happened {
            Happened::Finished => kernel.post(LearnMsg::Finished),
            Happened::Opened(Dialog::Learn) => kernel.post(LearnMsg::Look),
            Happened::Replaced => self.tempo.begin(game, kernel.current().played(now), now),
            Happened::Changed { .. } => self.tempo.note(game, kernel.current().played(now), now),
            _ => {}
        }
        if let (Happened::Handled, At::Drill(drill)) = (happened, &mut self.at) {
            let is_in_sight = kernel.page().is_visible() && kernel.page().dialog() == Some(Dialog::Learn);
            drill.rest(!is_in_sight, out.at.now);
        }
        let is_free = kernel.page().shows(Dialog::Learn) && kernel.work().job().is_none();
        if matches!(happened, Happened::Handled) && is_free && self.wants_boards() {
            kernel.post(LearnMsg::Hang);
        }
        if let (Happened::Handled, Some(due)) = (happened, &mut self.due)
            && due.log_read
            && kernel.work().job().is_none()
        {
            if let Some(task) = due.ask(kernel.plan()) {
                kernel.ask_in_passing(
                    due.shape.clone(),
                    Purpose::Credit,
                    task,
                    |told| LearnMsg::Answered(told).into(),
                    out,
                );
            } else {
                kernel.post(AssignmentMsg::NotCredited);
                self.due = None;
            }
        }
    }
}

impl Learn {
    /// Takes the answer to a question that it asked.
    fn answered(&mut self, answer: Answer, kernel: &mut Kernel, out: &mut Out) {
        if let Answer::Credited(credits) = answer {
            self.credit(credits.open(), kernel, out);
            return;
        }
        match (answer, &mut self.at, self.examples.first_mut()) {
            (Answer::Exercise(exercise), At::Drill(drill), _) => drill.take(*exercise, out.at.now),
            (Answer::Hung(hung), At::Page(..), Some(Example { gallery: Some(gallery), .. })) => {
                gallery.hang(*hung);
            }
            (Answer::Steps(found), At::Clues(..) | At::Page(..) | At::Lesson(..), _) => {
                self.take_step(found.steps.into_iter().next(), kernel, out);
            }
            _ => {}
        }
    }

    /// Takes the step of the example that waits for one, and asks for the next one's.
    fn take_step(&mut self, step: Option<Step>, kernel: &mut Kernel, out: &mut Out) {
        let Some(at) = self.examples.iter().position(|example| example.step.is_none()) else { return };
        let example = &mut self.examples[at];
        example.step = step;
        let step = example.step.as_ref();
        example.lines = step.and_then(|step| kernel.in_lines(step, &example.position, Pieces::Sentences));
        // A page has the whole example first; a player who wants the lines asks for them.
        if !matches!(self.at, At::Lesson(..)) {
            example.lines.as_mut().map(LineByLine::tell_all);
        }
        if matches!(self.at, At::Clues(..)) {
            // One without a step would be asked for again.
            if self.examples[at].step.is_none() {
                self.examples.remove(at);
            }
            self.ask_for_step(kernel, out);
        }
    }

    /// Whether the boards beside the example can be found: the example and the cases are here.
    fn wants_boards(&self) -> bool {
        let (At::Page(technique, _), Some(example)) = (&self.at, self.examples.first()) else { return false };
        example.technique == *technique
            && example.step.is_some()
            && self.cases != Loaded::Awaited
            && self.texts.here().is_some()
            && example.gallery.as_ref().is_none_or(Gallery::asks)
    }

    /// Asks for the boards beside the example.
    fn hang(&mut self, kernel: &mut Kernel, out: &mut Out) {
        if !self.wants_boards() || kernel.work().job().is_some() {
            return;
        }
        let Some(Example { technique, givens, position, step: Some(step), gallery, .. }) =
            self.examples.first_mut()
        else {
            return;
        };
        let texts = self.texts.here().map_or("", |texts| &texts.examples);
        let both = [texts, self.cases.here().map_or("", String::as_str)];
        let gallery =
            gallery.get_or_insert_with(|| Gallery::plan(*technique, (givens, position), step, both));
        let shape = givens.shape().clone();
        let question = gallery.question(*technique, step, &shape);
        kernel.ask_in_passing(
            shape,
            Purpose::Learn,
            Task::Hang(Box::new(question)),
            |told| LearnMsg::Answered(told).into(),
            out,
        );
    }

    /// The steps in question in the current exercise.
    pub(crate) fn steps(&self) -> &[Step] {
        match &self.at {
            At::Drill(drill) => drill.steps(),
            At::Path | At::All | At::Rules(..) | At::Clues(..) | At::Page(..) | At::Lesson(..) => &[],
        }
    }

    fn show(&mut self, technique: Option<Technique>, kernel: &mut Kernel, out: &mut Out) {
        self.at = technique.map_or(At::All, |technique| At::Page(technique, None));
        self.open(kernel, out);
    }

    /// Moves along the lines of an example, or turns to another one.
    fn walk(&mut self, number: usize, msg: ExampleMsg, kernel: &mut Kernel, out: &mut Out) {
        if let (ExampleMsg::Size(shape), At::Page(_, size)) = (&msg, &mut self.at) {
            *size = Some(shape.clone());
            self.go_on(kernel, out);
            return;
        }
        let Some(example) = self.examples.get_mut(number) else { return };
        let Some(lines) = &mut example.lines else { return };
        example.walked = true;
        match msg {
            ExampleMsg::Begin => lines.begin_again(),
            ExampleMsg::Back => _ = lines.go_back(),
            ExampleMsg::Next => _ = lines.go_on(),
            ExampleMsg::All => _ = lines.tell_all(),
            ExampleMsg::Size(_) => {}
        }
    }

    fn show_rules(&mut self, shape: Option<&Shape>, kernel: &mut Kernel, out: &mut Out) {
        let kind = match self.at {
            At::Rules(_, kind) => kind,
            _ => HouseKind::Row,
        };
        self.at = At::Rules(shape.unwrap_or_else(|| kernel.current().game().shape()).clone(), kind);
        self.open(kernel, out);
    }

    fn show_clues(&mut self, set: ClueSet, kernel: &mut Kernel, out: &mut Out) {
        self.at = At::Clues(set, Vec::new());
        self.examples.clear();
        self.open(kernel, out);
    }

    /// Notes that the game on the board is to be credited, once.
    fn finished(&mut self, kernel: &mut Kernel, out: &mut Out) {
        let id = kernel.current().id();
        if kernel.current().game().is_finished() && self.credited != Some(id) {
            self.credited = Some(id);
            let played = kernel.current().played(out.at.now);
            self.due = Due::of(kernel.current().game(), id, played, &self.tempo).map(Box::new);
            match &self.due {
                Some(_) => out.push(Cmd::Disk(DiskCmd::ReadPractice)),
                None => kernel.post(AssignmentMsg::NotCredited),
            }
        }
    }

    /// Takes the credit for a game into the log of practice, unless an earlier finish of the game has it.
    fn credit(&mut self, credits: Credits, kernel: &mut Kernel, out: &mut Out) {
        let Some(due) = self.due.take() else { return };
        let used = if due.unaided { credits.used.clone() } else { Vec::new() };
        kernel.post(AssignmentMsg::Credited(due.game, used));
        if kernel.player().book().of(due.game).is_some_and(|finish| finish.played != due.played) {
            return;
        }
        let is_new = |technique: &Technique| !kernel.player().practice().knows(*technique);
        let attempts = due.attempts(credits, out.at.date, out.at.day);
        let used = attempts.iter().filter(|one| one.kind == AttemptKind::Game).map(|one| one.technique);
        let first = used.filter(|one| !one.is_single()).filter(is_new).max_by_key(|one| one.info().tier);
        if let Some(first) = first
            && kernel.current().id() == due.game
        {
            kernel.current_mut().set_first_use(first);
        }
        for attempt in attempts {
            note(attempt, kernel, out);
        }
    }

    /// Acts on the exercise.
    fn act(&mut self, msg: DrillMsg, kernel: &mut Kernel, out: &mut Out) {
        let At::Drill(drill) = &mut self.at else { return };
        drill.act(out.at.now);
        let is_set = matches!(drill.course, Course::Set(_));
        let bars_hints = matches!(&drill.course, Course::Set(set) if set.bars_hints);
        let helps = matches!(msg, DrillMsg::Help | DrillMsg::Show | DrillMsg::Miss);
        if helps && drill.ending.is_none() && bars_hints {
            kernel.say(Notice::Barred(HelpKind::Hints));
            return;
        }
        if let DrillMsg::Query(query) = msg {
            let Some(board) = view::board(drill) else { return };
            if let Some(said) = drill.respond(query, &board) {
                out.push(Cmd::Teach(TeachingEvent::Queried(Box::new(said))));
            }
            return;
        }
        if msg == DrillMsg::Missed && drill.is_over() && !is_set {
            drill.repeat_missed();
            self.go_on(kernel, out);
        } else if matches!(msg, DrillMsg::Next | DrillMsg::Confirm) && drill.ending.is_some() {
            drill.number += 1;
            if is_set && drill.is_over() {
                kernel.post(AssignmentMsg::DrillOver);
            }
            self.go_on(kernel, out);
        } else if drill.answer(msg) {
            Self::ended(drill, kernel, out);
        }
    }

    /// Reports an exercise that has just ended.
    fn ended(drill: &Drill, kernel: &mut Kernel, out: &mut Out) {
        let Some(attempt) = drill.attempt(out.at.now, out.at.date, out.at.day) else { return };
        if matches!(drill.course, Course::Set(_)) {
            let found = attempt.found && attempt.help == 0;
            kernel.post(AssignmentMsg::Drilled { found, wrong: drill.slip });
            if let Some(reason) = drill.reason() {
                kernel.post(AssignmentMsg::Reasoned(reason));
            }
        }
        note(attempt, kernel, out);
    }

    /// Asks for the reason of each answer from now on, or doesn't. An assignment decides for itself.
    fn set_says_why(&mut self, says: bool, kernel: &mut Kernel, out: &mut Out) {
        self.says_why = says;
        if let At::Drill(drill) = &mut self.at
            && !matches!(drill.course, Course::Set(_))
            && drill.set_asks_why(says)
        {
            Self::ended(drill, kernel, out);
        }
    }

    /// Whether the player came to the current place from the path.
    pub(crate) fn is_inside(&self) -> bool {
        !self.is_direct && !matches!(self.at, At::Path)
    }

    /// The end of the address of the current place, if it has one.
    pub(crate) fn address(&self) -> Option<String> {
        match &self.at {
            At::Clues(set, _) => Some(link::of_lesson(set.slug())),
            At::Page(technique, _) => Some(link::of_lesson(technique.slug())),
            At::Path | At::All | At::Rules(..) | At::Lesson(..) | At::Drill(_) => None,
        }
    }

    fn open(&mut self, kernel: &mut Kernel, out: &mut Out) {
        if !kernel.page().shows(Dialog::Learn) {
            Self::read_on(out);
            self.is_direct = true;
        }
        self.is_direct &= !matches!(self.at, At::Path);
        kernel.page_mut().open(Dialog::Learn);
        self.request_again();
        self.go_on(kernel, out);
    }

    /// Returns to the last place. An exercise that waits for its board requests it again, as other work may have
    /// taken its turn; one that has a board stays as it is.
    fn come(&mut self, kernel: &mut Kernel, out: &mut Out) {
        Self::read_on(out);
        self.request_again();
        match &self.at {
            At::Drill(drill) if drill.is_ready() => {}
            At::Drill(drill) if drill.case.is_some() => ask_for(drill, kernel, out),
            At::Path
            | At::All
            | At::Rules(..)
            | At::Clues(..)
            | At::Page(..)
            | At::Lesson(..)
            | At::Drill(_) => {
                self.go_on(kernel, out);
            }
        }
    }

    /// Reads the log of practice, and the finished games: the level that the player plays decides which technique
    /// is worth most.
    fn read_on(out: &mut Out) {
        out.push(Cmd::Disk(DiskCmd::ReadPractice));
        out.push(Cmd::Disk(DiskCmd::ReadBook));
    }

    /// Texts that could not be loaded are requested again.
    fn request_again(&mut self) {
        if self.texts == Loaded::Missing {
            self.texts = Loaded::Awaited;
        }
        if self.cases == Loaded::Missing {
            self.cases = Loaded::Awaited;
        }
    }

    /// Asks for the content of the current place, once the texts are here.
    fn go_on(&mut self, kernel: &mut Kernel, out: &mut Out) {
        let Loaded::Here(texts) = self.texts.clone() else { return };
        match &mut self.at {
            At::Path | At::All | At::Rules(..) => {}
            At::Clues(..) if self.cases == Loaded::Awaited => {}
            At::Clues(set, needed) => {
                // Without the cases, the examples of the techniques are all there is.
                let both = [texts.examples.as_str(), self.cases.here().map_or("", String::as_str)];
                let found = clues::positions(&both, *set);
                *needed = clues::needed(&found, &texts.prose);
                let examples = clues::examples(found, *set);
                self.exemplify(examples, kernel, out);
            }
            At::Page(technique, size) => {
                let (technique, size) = (*technique, size.clone());
                self.read_about(technique, size, &texts, kernel, out);
            }
            At::Lesson(unit, at) => {
                let Some((technique, shape)) = taught_in(*unit, *at) else { return };
                self.read_about(technique, Some(shape.clone()), &texts, kernel, out);
            }
            At::Drill(drill) if drill.is_over() || self.cases == Loaded::Awaited => {}
            At::Drill(drill) => {
                // Without the cases, the examples are enough to begin.
                let both = [self.cases.here().map_or("", String::as_str), &texts.examples];
                let (chance, today) = (out.at.chance, out.at.day);
                if drill.prepare(&both, kernel.player().practice(), chance, today) {
                    ask_for(drill, kernel, out);
                }
            }
        }
    }

    /// Shows the example of a technique, and notes that the player has read about it.
    fn read_about(
        &mut self,
        technique: Technique,
        size: Option<Shape>,
        texts: &LearnTexts,
        kernel: &mut Kernel,
        out: &mut Out,
    ) {
        self.find_example(technique, size, texts, kernel, out);
        let shape = self.examples.first().map_or(Shape::S9, |example| example.givens.shape());
        let shape = &shape.bare();
        if kernel.player().practice().skill(technique, None).dots == Dots::None {
            note(read(technique, shape, out), kernel, out);
        }
    }

    /// Asks for the step of the technique's example: the one of that size, or else the first.
    fn find_example(
        &mut self,
        technique: Technique,
        size: Option<Shape>,
        texts: &LearnTexts,
        kernel: &mut Kernel,
        out: &mut Out,
    ) {
        let all = || cases(&texts.examples, technique);
        let sized = size.and_then(|size| all().find(|case| case.is_of(&size)));
        let case = sized.or_else(|| all().next());
        self.exemplify(case.map(|case| (technique, case)).into_iter().collect(), kernel, out);
    }

    /// Shows these examples, and asks for the steps that are not known.
    fn exemplify(&mut self, cases: Vec<(Technique, Case)>, kernel: &mut Kernel, out: &mut Out) {
        let mut before = mem::take(&mut self.examples);
        let example = |(technique, case): (Technique, Case)| {
            let is_known = |example: &Example| {
                (example.technique, &example.givens) == (technique, &case.givens) && example.step.is_some()
            };
            match before.iter().position(is_known) {
                Some(at) => before.remove(at),
                None => Example {
                    technique,
                    position: case.position(),
                    givens: case.givens,
                    step: None,
                    lines: None,
                    walked: false,
                    gallery: None,
                },
            }
        };
        self.examples = cases.into_iter().map(example).collect();
        self.ask_for_step(kernel, out);
    }

    /// Asks for the step of the first example that has none yet.
    fn ask_for_step(&self, kernel: &mut Kernel, out: &mut Out) {
        let Some(example) = self.examples.iter().find(|example| example.step.is_none()) else { return };
        let ask = ask(&example.givens, &example.position, only(example.technique));
        kernel.ask_about(
            example.givens.shape().clone(),
            Purpose::Learn,
            Task::FindSteps(ask),
            |told| LearnMsg::Answered(told).into(),
            out,
        );
    }

    /// Makes a puzzle that needs the technique on the page, or the last one of the unit.
    fn make(&self, kernel: &mut Kernel, out: &mut Out) {
        let (technique, shape) = match &self.at {
            At::Path | At::All | At::Rules(..) | At::Clues(..) | At::Lesson(..) => return,
            At::Page(technique, _) => {
                (*technique, self.examples.first().map_or(Shape::S9, |example| example.givens.shape()))
            }
            At::Drill(drill) => (drill.technique, drill.shape()),
        };
        let logic = Logic { needs: Some(technique), ..Logic::default() };
        let drawn = if shape.has_sums() { Drawn::Cages(Cages::Anywhere) } else { Drawn::Nothing };
        let measure = Measure::minimal(&shape.bare(), Seed::short(out.at.chance));
        let symmetry = Symmetry::HalfTurn;
        let measure = Measure { drawn, minimal: false, symmetry, logic, attempts: ATTEMPTS, ..measure };
        kernel.post(MakeMsg::By(Recipe::Measure(Box::new(measure))));
    }
}

/// The technique of a lesson, and the size of the unit's boards.
fn taught_in(unit: usize, at: usize) -> Option<(Technique, &'static Shape)> {
    let unit = UNITS.get(unit)?;
    Some((*unit.techniques.get(at)?, unit.shape))
}

/// The unit of a series, and the place of its first technique that the player has never met: a lesson comes before
/// the exercises.
fn unseen(course: &Course, kernel: &Kernel) -> Option<(usize, usize)> {
    let &Course::Unit(number) = course else { return None };
    let practice = kernel.player().practice();
    let is_new = |&technique: &Technique| practice.skill(technique, None).dots == Dots::None;
    UNITS.get(number)?.techniques.iter().position(is_new).map(|at| (number, at))
}

/// Asks for the material of an exercise.
fn ask_for(drill: &Drill, kernel: &mut Kernel, out: &mut Out) {
    if let (Some(case), Some(position)) = (&drill.case, &drill.position) {
        let ask = ask(&case.givens, position, only_these(drill.asked()));
        kernel.ask_about(
            case.shape().clone(),
            Purpose::Learn,
            Task::Exercise(ask),
            |told| LearnMsg::Answered(told).into(),
            out,
        );
    }
}

/// The question for the steps of a plan in a position.
fn ask(givens: &Grid, position: &Candidates, plan: Plan) -> Ask {
    Ask { from: SentPosition::from(position), clues: givens.clone(), plan }
}

/// The reading of a technique's page.
fn read(technique: Technique, shape: &Shape, out: &Out) -> Attempt {
    let (date, day) = (out.at.date, out.at.day);
    let kind = AttemptKind::Page;
    Attempt {
        date,
        technique,
        shape: shape.clone(),
        kind,
        found: true,
        wrong: 0,
        help: 0,
        took: 0,
        day,
        case: None,
    }
}

/// Notes an attempt in the log of practice.
fn note(attempt: Attempt, kernel: &mut Kernel, out: &mut Out) {
    let attempt = kernel.practice_mut().add(attempt);
    out.push(Cmd::Disk(DiskCmd::SaveAttempt(attempt)));
}
