//! Assignments: a teacher, or the winner of a race, sets one, and the reader of its link works on it. The result
//! is a link as well, which goes back by any way.

pub mod lms;
pub mod view;

use super::Feature;
use crate::{
    game::{
        Game, Origin,
        aids::{HelpKind, HelpKinds},
        clock::Millis,
        edit::{Edit, TurnKind},
        entry::Entry,
    },
    kernel::{Cmd, DiskCmd, Happened, Kernel, Moment, Out, Terms},
    links::{
        assignment::{
            Assignment, DrillSet, HandedIn, MAX_DRILLS, MAX_SLIPS, Outcome, PARTS, Rival, Slip, Subject,
        },
        case::Case,
        reasons::Reasons,
        shared::Shared,
    },
    messages::{AssignmentMsg, LearnMsg},
    ui::Dialog,
    walk::Walkthrough,
    work::{Asked, Job, Purpose},
};
use lms::{Lms, Packing};
use sudoku_core::{
    Candidate, Cell, Grid, Technique,
    puzzle::PuzzleError,
    sorting::sort_by_key,
    wire::{Answer, Task},
};

/// The page of the dialog.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum At {
    /// The assignment being set.
    Form,
    /// The assignment of a link.
    Offer,
    /// The assignment under way, or its result.
    #[default]
    Work,
}

/// The reason why an assignment can't begin.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CannotBegin {
    /// Its puzzle has no solution, several, or nothing to fill in.
    Puzzle(PuzzleError),
    /// Its position contradicts the solution.
    Position,
    /// This version doesn't know the technique.
    Technique,
    /// The worker has not answered.
    Worker,
}

/// An assignment under way, or ended.
#[derive(Clone, Debug)]
struct Work {
    assignment: Assignment,
    /// The game on the board; none for a drill.
    game: Option<u64>,
    /// The time of its beginning.
    since: Millis,
    /// The positions answered, and those of them answered right.
    answered: (u8, u8),
    /// The wrong answers of a drill, and those to a board before the page opened.
    slips: Vec<Slip>,
    /// The first turns of the game that are no work on this page.
    starts: usize,
    reasons: Reasons,
    outcome: Option<Outcome>,
    /// Whether the techniques of the result are still to come.
    awaits: bool,
}

impl Work {
    fn new(assignment: Assignment, game: Option<u64>) -> Self {
        let (slips, reasons) = (Vec::new(), Reasons::NONE);
        let starts = usize::from(assignment.subject.has_position());
        let answered = (0, 0);
        Self { assignment, game, since: 0, answered, slips, starts, reasons, outcome: None, awaits: false }
    }

    /// Whether it is under way and asks for reasons.
    const fn asks_why(&self) -> bool {
        self.assignment.asks_why && self.outcome.is_none()
    }
}

/// The times of a game's progress: the seconds after each tenth of the cells to fill.
#[derive(Clone, Debug, Default)]
struct Pace(Vec<u32>);

/// The feature.
#[derive(Clone, Debug, Default)]
pub(crate) struct Assignments {
    form: Option<Assignment>,
    offer: Option<Assignment>,
    work: Option<Box<Work>>,
    at: At,
    /// The pupil's name, as typed last.
    name: String,
    pace: Pace,
    /// The last game that the worker doesn't credit.
    uncredited: Option<u64>,
    checking: Option<Asked>,
    fault: Option<CannotBegin>,
    /// The package of the form.
    packing: Packing,
    /// The learning management system around the page.
    lms: Option<Lms>,
}

impl Feature for Assignments {
    type Msg = AssignmentMsg;

    fn update(&mut self, msg: AssignmentMsg, kernel: &mut Kernel, out: &mut Out) {
        match msg {
            AssignmentMsg::Set => {
                if !kernel.is_proven() {
                    return;
                }
                self.set(of_start(kernel.current().game().clues()), None);
                kernel.page_mut().open(Dialog::Assignment);
            }
            AssignmentMsg::SetLike => {
                let explained = kernel.walk_shown().and_then(Walkthrough::explained);
                kernel.post(explained.map_or(AssignmentMsg::Set, |(step, found_in)| {
                    AssignmentMsg::SetDrill(step.technique(), found_in.shape().clone())
                }));
            }
            AssignmentMsg::SetDrill(technique, shape) => {
                let slug = technique.slug().to_owned();
                self.set(Subject::Drill { slug, shape, count: 5 }, None);
                kernel.page_mut().open(Dialog::Assignment);
            }
            AssignmentMsg::Race => {
                let rival = self.pace.rival(kernel.current().played(out.at.now), &self.name);
                let game = kernel.current().game();
                if game.is_finished() {
                    self.set(of_start(game.clues()), Some(rival));
                }
            }
            AssignmentMsg::FromHere(here) => self.begin_at(here, kernel),
            AssignmentMsg::Title(title) => self.change(|form| form.title = title),
            AssignmentMsg::Bar(kind, bars) => self.change(|form| {
                form.barred = if bars { form.barred.with(kind) } else { form.barred.without(kind) };
            }),
            AssignmentMsg::AskWhy(asks) => self.change(|form| form.asks_why = asks),
            AssignmentMsg::Minutes(minutes) => {
                self.change(|form| form.minutes = minutes.filter(|&minutes| minutes > 0));
            }
            AssignmentMsg::Count(wanted) => self.change(|form| {
                if let Subject::Drill { count, .. } = &mut form.subject {
                    *count = wanted.clamp(1, MAX_DRILLS);
                }
            }),
            AssignmentMsg::Name(name) => {
                if self.at == At::Form {
                    self.change(|form| {
                        if let Some(rival) = &mut form.rival {
                            rival.name.clone_from(&name);
                        }
                    });
                }
                self.name = name;
                self.save(out);
            }
            AssignmentMsg::Begin => self.begin(kernel, out),
            AssignmentMsg::Show => {
                self.at = At::Work;
                kernel.page_mut().open(Dialog::Assignment);
            }
            AssignmentMsg::HandIn => self.end(HandedIn::Unfinished, kernel, out),
            // The link of a package comes again with each launch.
            AssignmentMsg::Offer(assignment) if self.has_result_of(&assignment) => {
                self.show_result(kernel);
            }
            AssignmentMsg::Offer(assignment) => {
                (self.offer, self.at, self.fault) = (Some(*assignment), At::Offer, None);
                kernel.page_mut().open(Dialog::Assignment);
            }
            AssignmentMsg::Finished | AssignmentMsg::DrillOver => self.end(HandedIn::Done, kernel, out),
            AssignmentMsg::Credited(game, techniques) => self.credit(game, &techniques, out),
            AssignmentMsg::NotCredited => {
                self.uncredited = Some(kernel.current().id());
                if let Some(work) = &mut self.work {
                    work.awaits = false;
                }
            }
            AssignmentMsg::Weigh => self.weigh(out),
            AssignmentMsg::Weighed(weight) => self.weighed(weight),
            AssignmentMsg::Pack => self.pack(out),
            AssignmentMsg::Packed(made) => self.packed(made),
            AssignmentMsg::Launched(launch) => self.launched(&launch, kernel, out),
            AssignmentMsg::LmsAnswered(taken) => self.lms_answered(taken),
            AssignmentMsg::Drilled { found, wrong } => self.drilled(found, wrong),
            AssignmentMsg::Reasoned(reason) => {
                if let Some(work) = self.work.as_mut().filter(|work| work.asks_why()) {
                    work.reasons.add(reason);
                    self.save(out);
                }
            }
            AssignmentMsg::Second => self.tick(kernel, out),
            AssignmentMsg::Stored(text) => {
                self.read(&text);
                self.bar(kernel);
            }
            AssignmentMsg::Answered(told) => self.answered(told.job, told.answer, kernel, out),
        }
    }

    fn on(&mut self, happened: &Happened, kernel: &mut Kernel, out: &mut Out) {
        match happened {
            Happened::Changed { .. } => self.pace.note(kernel, out),
            Happened::Replaced => {
                self.pace = Pace::default();
                self.bar(kernel);
            }
            Happened::Dropped(job) if self.checking.take_if(|own| *own == job.asked()).is_some() => {
                self.fault = Some(CannotBegin::Worker);
            }
            Happened::Finished if self.is_at_work_on(kernel) => {
                kernel.post(AssignmentMsg::Finished);
            }
            _ => {}
        }
    }
}

impl Assignments {
    /// Takes the answer to a question that it asked.
    fn answered(&mut self, job: Job, answer: Answer, kernel: &mut Kernel, out: &mut Out) {
        if self.checking.take_if(|own| *own == job.asked()).is_none() {
            return;
        }
        let Some(offer) = self.offer.take() else { return };
        let Subject::Board(case) = &offer.subject else { return };
        match answer {
            Answer::Checked(Ok(proven)) => {
                let solution = proven.puzzle.solution();
                let is_wrong = |cell: Cell| {
                    case.digits.get(cell).is_some() && case.digits.get(cell) != solution.get(cell)
                };
                let loses = |gone: &Candidate| solution.get(gone.cell) == Some(gone.digit);
                if Cell::all(case.shape()).any(is_wrong) || case.gone.iter().any(loses) {
                    self.fault = Some(CannotBegin::Position);
                    self.offer = Some(offer);
                    return;
                }
                let origin = Origin { level: Some(proven.graded.level), spec: None };
                let under_way = self.under_way(&offer);
                let (game, seconds) = match (under_way, Shared::at(case)) {
                    (Some((_, kept)), _) => (kept.game(proven.puzzle, origin), kept.seconds),
                    (None, Some(shared)) => (shared.game(proven.puzzle, origin), 0),
                    (None, None) => (Game::new(proven.puzzle, origin), 0),
                };
                let goes_on = under_way.is_some();
                kernel.begin(game, u64::from(seconds) * 1000, out);
                out.push(Cmd::Focus);
                self.start(offer, Some(kernel.current().id()), kernel, out);
                if goes_on {
                    self.go_on(kernel);
                }
            }
            Answer::Checked(Err(fault)) => {
                self.fault = Some(CannotBegin::Puzzle(fault));
                self.offer = Some(offer);
            }
            _ => self.offer = Some(offer),
        }
    }

    fn set(&mut self, subject: Subject, rival: Option<Rival>) {
        let form = Assignment {
            title: String::new(),
            subject,
            barred: HelpKinds::only(HelpKind::Solver),
            minutes: None,
            rival,
            asks_why: false,
        };
        (self.form, self.at, self.fault) = (Some(form), At::Form, None);
        self.packing = Packing::Unasked;
    }

    fn change(&mut self, change: impl FnOnce(&mut Assignment)) {
        if let Some(form) = &mut self.form {
            change(form);
        }
        self.unpack();
    }

    /// Begins the assignment at the position on the board, or at the start of its puzzle.
    fn begin_at(&mut self, here: bool, kernel: &Kernel) {
        let Some(Assignment { subject: Subject::Board(case), .. }) = &mut self.form else { return };
        let game = kernel.current().game();
        if *game.clues() == case.givens {
            let digits = if here { right_digits(game) } else { case.givens.clone() };
            **case = Case { givens: case.givens.clone(), digits, gone: Vec::new() };
        }
    }

    /// Begins the assignment of the link.
    fn begin(&mut self, kernel: &mut Kernel, out: &mut Out) {
        self.fault = None;
        match self.offer.as_ref().map(|offer| &offer.subject) {
            Some(Subject::Board(case)) => {
                let task = Task::Check(case.givens.clone());
                self.checking = Some(kernel.ask_about(
                    case.shape().clone(),
                    Purpose::Assignment,
                    task,
                    |told| AssignmentMsg::Answered(told).into(),
                    out,
                ));
            }
            Some(Subject::Drill { slug, shape, count }) => match Technique::from_slug(slug) {
                Some(technique) => {
                    let (shape, count) = (shape.clone(), *count);
                    let Some(offer) = self.offer.take() else { return };
                    let drills = DrillSet {
                        technique,
                        shape,
                        count,
                        seed: offer.number(),
                        bars_hints: offer.barred.contains(HelpKind::Hints),
                        asks_why: offer.asks_why,
                    };
                    self.start(offer, None, kernel, out);
                    kernel.post(LearnMsg::Set(drills));
                }
                None => self.fault = Some(CannotBegin::Technique),
            },
            None => {}
        }
    }

    fn start(&mut self, assignment: Assignment, game: Option<u64>, kernel: &mut Kernel, out: &mut Out) {
        let since = out.at.now;
        self.lms_begins();
        self.work = Some(Box::new(Work { since, ..Work::new(assignment, game) }));
        self.at = At::Work;
        kernel.page_mut().close();
        self.bar(kernel);
        self.save(out);
    }

    /// Bars the help that the assignment on the board bars, while it is under way.
    fn bar(&self, kernel: &mut Kernel) {
        if !self.is_at_work_on(kernel) {
            return;
        }
        let Some(work) = &self.work else { return };
        let Assignment { barred, asks_why, .. } = work.assignment;
        kernel.current_mut().assign(Some(Terms { barred, asks_why }));
        // Candidates stay hidden that were shown on the board before.
        if work.assignment.barred.contains(HelpKind::Notes) {
            kernel.hide_candidates();
        }
    }

    /// Whether an assignment is under way on the board of the game.
    fn is_at_work_on(&self, kernel: &Kernel) -> bool {
        let id = kernel.current().id();
        self.work.as_ref().is_some_and(|work| work.game == Some(id) && work.outcome.is_none())
    }

    fn is_drilling(&self) -> bool {
        self.work.as_ref().is_some_and(|work| work.game.is_none() && work.outcome.is_none())
    }

    /// The time taken so far, in seconds.
    fn taken(&self, kernel: &Kernel, now: Millis) -> u32 {
        let Some(work) = &self.work else { return 0 };
        let taken =
            if work.game.is_some() { kernel.current().played(now) } else { now.saturating_sub(work.since) };
        u32::try_from(taken / 1000).unwrap_or(u32::MAX)
    }

    /// The seconds left; none without a limit.
    fn left(&self, kernel: &Kernel, now: Millis) -> Option<u32> {
        let minutes = self.work.as_ref()?.assignment.minutes?;
        Some((u32::from(minutes) * 60).saturating_sub(self.taken(kernel, now)))
    }

    /// Whether the display of its time needs a message each second.
    pub(crate) fn is_timed(&self, kernel: &Kernel) -> bool {
        let counts = |work: &Work| work.assignment.minutes.is_some() || work.assignment.rival.is_some();
        self.work.as_deref().is_some_and(counts)
            && (self.is_at_work_on(kernel) && kernel.current().is_timed() || self.is_drilling())
    }

    /// A second has passed.
    pub(crate) fn tick(&mut self, kernel: &mut Kernel, out: &mut Out) {
        let is_over = self.left(kernel, out.at.now) == Some(0);
        if is_over && (self.is_at_work_on(kernel) || self.is_drilling()) {
            self.end(HandedIn::TimeUp, kernel, out);
        }
    }

    /// Takes the answer to a position of the drill.
    fn drilled(&mut self, found: bool, wrong: Option<Candidate>) {
        let Some(work) = self.work.as_mut().filter(|work| work.game.is_none() && work.outcome.is_none())
        else {
            return;
        };
        let (answered, right) = &mut work.answered;
        work.slips.extend(wrong.map(|candidate| Slip { item: *answered, candidate }));
        work.slips.truncate(MAX_SLIPS);
        *right += u8::from(found && wrong.is_none());
        *answered += 1;
    }

    /// The result of the assignment under way, if it ended now.
    fn result(&self, ended: HandedIn, kernel: &Kernel, at: Moment) -> Option<Outcome> {
        let on_board = self.is_at_work_on(kernel);
        if !on_board && !self.is_drilling() {
            return None;
        }
        let game = kernel.current().game();
        let work = self.work.as_ref()?;
        let total = work.assignment.total() as u16;
        let (done, aids, slips) = if on_board {
            let wrong = game.mistakes().count();
            let begun = work.assignment.shape().cell_count() - work.assignment.total();
            let filled = game.grid().filled_count().saturating_sub(begun + wrong);
            (filled as u16, game.aids().bits(), slips(game, work))
        } else {
            (work.answered.1.into(), 0, work.slips.clone())
        };
        Some(Outcome {
            assignment: work.assignment.number(),
            shape: work.assignment.shape(),
            title: work.assignment.title.clone(),
            name: self.name.clone(),
            minute: u32::try_from(at.date / 60_000).unwrap_or(u32::MAX),
            seconds: self.taken(kernel, at.now),
            ended,
            done,
            total,
            aids,
            techniques: Vec::new(),
            slips,
            reasons: work.assignment.asks_why.then_some(work.reasons),
        })
    }

    /// Ends the assignment under way, with a result.
    fn end(&mut self, ended: HandedIn, kernel: &mut Kernel, out: &mut Out) {
        let on_board = self.is_at_work_on(kernel);
        let Some(outcome) = self.result(ended, kernel, out.at) else { return };
        let Some(work) = &mut self.work else { return };
        work.outcome = Some(outcome);
        work.awaits = on_board && ended == HandedIn::Done && self.uncredited != work.game;
        kernel.current_mut().assign(None);
        self.at = At::Work;
        // The result of a finished game shows it beside the board.
        if !on_board || ended != HandedIn::Done {
            kernel.page_mut().open(Dialog::Assignment);
        }
        self.tell_lms(out);
        self.save(out);
    }

    /// Takes the techniques that the player used without help in a finished game.
    fn credit(&mut self, game: u64, techniques: &[Technique], out: &mut Out) {
        let Some(work) = self.work.as_mut().filter(|work| work.awaits && work.game == Some(game)) else {
            return;
        };
        work.awaits = false;
        let mut used: Vec<Technique> = techniques.iter().copied().filter(|one| one.info().tier > 0).collect();
        sort_by_key(&mut used, |one| std::cmp::Reverse(one.info().tier));
        if let Some(outcome) = &mut work.outcome {
            outcome.techniques = used.iter().take(MOST_TECHNIQUES).map(|one| one.slug().to_owned()).collect();
        }
        self.tell_lms(out);
        self.save(out);
    }

    /// Saves the assignment under way, and the name.
    fn save(&self, out: &mut Out) {
        let mut lines = vec![STORED.to_owned(), self.name.replace('\n', " ")];
        if let Some(work) = &self.work {
            let game = work.game.map_or_else(String::new, |game| game.to_string());
            let outcome = work.outcome.as_ref().map_or_else(String::new, Outcome::write);
            lines.extend([work.assignment.write(), game, outcome, work.reasons.write()]);
        }
        out.push(Cmd::Disk(DiskCmd::SaveAssignment(lines.join("\n"))));
    }

    /// Reads the text of [`Self::save`]. It ignores a damaged text, and one of a later version.
    fn read(&mut self, text: &str) {
        let mut lines = text.lines();
        if lines.next() != Some(STORED) {
            return;
        }
        lines.next().unwrap_or_default().clone_into(&mut self.name);
        let Some(assignment) = lines.next().and_then(|line| Assignment::read(line).ok()) else { return };
        let game = lines.next().and_then(|line| line.parse().ok());
        let outcome = lines.next().and_then(|line| Outcome::read(line).ok());
        // A drill begins again with the page.
        if game.is_none() && outcome.is_none() {
            self.offer = Some(assignment);
            self.at = At::Offer;
            return;
        }
        let reasons = lines.next().and_then(Reasons::read).unwrap_or_default();
        self.work = Some(Box::new(Work { reasons, outcome, ..Work::new(assignment, game) }));
    }
}

/// The version of the stored text.
const STORED: &str = "1";
/// The most techniques in a result: its code must stay small.
const MOST_TECHNIQUES: usize = 8;

impl Pace {
    fn note(&mut self, kernel: &Kernel, out: &Out) {
        let game = kernel.current().game();
        let open = game.shape().cell_count() - game.clues().filled_count();
        let reached = game.placed() * PARTS / open.max(1);
        let seconds = u32::try_from(kernel.current().played(out.at.now) / 1000).unwrap_or(u32::MAX);
        while self.0.len() < reached.min(PARTS) {
            self.0.push(seconds);
        }
    }

    /// The player as a rival, who has finished after that time. Parts played before the page opened count as
    /// played evenly.
    fn rival(&self, played: Millis, name: &str) -> Rival {
        let whole = u32::try_from(played / 1000).unwrap_or(u32::MAX);
        let even = |part: usize| (u64::from(whole) * (part as u64 + 1) / PARTS as u64) as u32;
        let mut seconds: [u32; PARTS] = std::array::from_fn(even);
        if self.0.len() == PARTS {
            seconds.copy_from_slice(&self.0);
        }
        seconds[PARTS - 1] = whole;
        seconds.sort_unstable();
        Rival { name: name.to_owned(), seconds }
    }
}

/// A puzzle from its start.
fn of_start(givens: &Grid) -> Subject {
    let case = Case { givens: givens.clone(), digits: givens.clone(), gone: Vec::new() };
    Subject::Board(Box::new(case))
}

/// The digits on the board, without wrong ones.
fn right_digits(game: &Game) -> Grid {
    let mut grid = game.grid();
    game.mistakes().for_each(|cell| grid.set(cell, None));
    grid
}

/// The wrong digits that the player placed, in order, each once.
fn slips(game: &Game, work: &Work) -> Vec<Slip> {
    let mut slips = work.slips.clone();
    let turns = game.history().nodes().skip(work.starts);
    for (_, _, turn) in turns.filter(|(_, _, turn)| turn.kind == TurnKind::Play) {
        for edit in &turn.edits {
            let &Edit::Entry { cell, after: Entry::Placed(digit), .. } = edit else { continue };
            let slip = Slip { item: 0, candidate: Candidate::new(cell, digit) };
            if game.right(cell) != Some(digit) && !slips.contains(&slip) {
                slips.push(slip);
            }
        }
    }
    slips.truncate(MAX_SLIPS);
    slips
}
