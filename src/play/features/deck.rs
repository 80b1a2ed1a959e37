//! A lesson: slides with a position, a step and a note each. One of a link is shown, apart from the game; the
//! player's own is made from steps on the board, and kept.

pub mod view;
mod worksheet;

pub use worksheet::WorksheetJob;

use self::worksheet::Wished;
use super::Feature;
use crate::{
    kernel::{Cmd, DiskCmd, Happened, Kernel, Out},
    links::{
        case::{Case, cases},
        deck::{Deck, DeckCard, MAX_SLIDES, Shown, fitting, pattern_of},
        shared::Shared,
    },
    messages::{DeckMsg, LinkMsg, PenMsg},
    ui::Dialog,
    walk::{
        Walkthrough,
        line_by_line::{LineByLine, Pieces},
    },
    work::{Awaited, Job, Purpose},
};
use std::sync::Arc;
use sudoku_core::{
    Candidate, Rng, Seed, Technique, TechniqueSet, Transform,
    ladder::Plan,
    notation::link::{self, LinkError},
    step::Step,
    trail::Focus,
    wire::{Answer, Ask, Exercise, SentPosition, Task},
};

/// A reveal of a slide.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reveal {
    /// The position alone.
    Board,
    /// The place to look at.
    Place,
    /// The name of the technique.
    Technique,
    /// This number of lines of the reason; 0 is the words before a list.
    Reason(usize),
    /// The conclusion, with everything before it.
    Whole,
}

/// The finding of the worker about a slide.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Material {
    /// Its step.
    Step(Box<Step>),
    /// Today's ladder doesn't find the step; the result is that of the link, and the solution agrees.
    Lost,
    /// The slide has no step.
    None,
    /// The solution contradicts the slide, or the puzzle has none, or several.
    Wrong,
}

/// The use of the lesson.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Use {
    /// It is the player's own, and can be changed.
    #[default]
    Own,
    /// It is the player's own, as a pupil sees it.
    Tried,
    /// It came with a link.
    Shown,
}

/// The origin of the lesson that is shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Source {
    /// A link, or the page of a technique.
    #[default]
    Link,
    /// Another program's figure: its title is that program's name of the step.
    Figure,
    /// A step on the board, to see another one like it.
    Step,
    /// A step on the board, for a worksheet of it and others like it.
    Sheet,
}

/// The state of the stored lesson.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Kept {
    /// It has not been read.
    #[default]
    Unread,
    /// It is here.
    Here,
    /// It comes from a later version, and must not be replaced.
    Newer,
    /// It is damaged, and the browser could not set it aside: it must not be replaced.
    Damaged,
}

/// The positions for new slides.
#[derive(Clone, Debug, Default)]
enum Cases {
    /// The page has not asked for any yet.
    #[default]
    Unasked,
    /// They are on their way.
    Awaited,
    /// They could not be loaded.
    Missing,
    /// They are here.
    Here(Arc<str>),
}

/// The place of a step: the state of the game, and the place on the walk.
type Ground = (u64, usize, Focus);

/// The boards of a worksheet about a step: its own, and others like it.
const SHEET: usize = 4;

/// The feature: the player's own lesson, the one of a link, and the place in it.
#[derive(Clone, Debug, Default)]
pub(crate) struct Lessons {
    own: Deck,
    kept: Kept,
    /// The damaged lesson that was set aside.
    aside: Option<String>,
    shown: Deck,
    /// The slides of that lesson whose steps came with it, as no ladder may find them.
    known: Vec<(DeckCard, Step)>,
    used: Use,
    at: usize,
    /// The index of the reveal.
    revealed: usize,
    /// Whether all candidates are shown; by themselves those of a step beyond singles.
    candidates: Option<bool>,
    material: Option<Awaited<Material>>,
    /// The slide removed last, and its place.
    removed: Option<(usize, DeckCard)>,
    cases: Cases,
    /// The positions of new slides with their technique, until the worker has found their steps.
    fresh: Vec<(Case, Technique)>,
    /// Slides on their way to the player's own lesson, until the store has told what is in it.
    adding: Vec<DeckCard>,
    /// The place on the walk whose step was added last.
    added: Option<Ground>,
    from: Source,
    /// Whether the screen is black.
    blank: bool,
    /// The wish for the lesson on paper, until its pages are drawn.
    wished: Option<Wished>,
}

impl Feature for Lessons {
    type Msg = DeckMsg;

    fn update(&mut self, msg: DeckMsg, kernel: &mut Kernel, out: &mut Out) {
        // The first press on a black screen only wakes it.
        if self.blank && msg.is_a_press() {
            self.blank = false;
            return;
        }
        match msg {
            DeckMsg::Add => self.add(kernel, out),
            DeckMsg::Own => self.open(Use::Own, kernel, out),
            DeckMsg::Try => {
                self.at = 0;
                self.open(Use::Tried, kernel, out);
            }
            DeckMsg::Like => self.like(Source::Step, kernel, out),
            DeckMsg::Sheet => self.like(Source::Sheet, kernel, out),
            DeckMsg::Blank => self.blank = self.used != Use::Own,
            DeckMsg::Next => self.next(kernel, out),
            DeckMsg::Back => self.back(kernel, out),
            DeckMsg::GoTo(at) => self.go_to(at, kernel, out),
            DeckMsg::NextSlide => self.go_to(self.at + 1, kernel, out),
            DeckMsg::Again => self.revealed = 0,
            DeckMsg::Title(title) if self.used == Use::Own => {
                fitting(&title).clone_into(&mut self.own.title);
                self.save(out);
            }
            DeckMsg::Note(note) if self.used == Use::Own => {
                if let Some(slide) = self.own.slides.get_mut(self.at) {
                    fitting(&note).clone_into(&mut slide.note);
                    self.save(out);
                }
            }
            DeckMsg::Shift(on) if self.used == Use::Own => {
                let to = if on { self.at + 1 } else { self.at.wrapping_sub(1) };
                if self.at < self.own.slides.len() && to < self.own.slides.len() {
                    self.own.slides.swap(self.at, to);
                    self.at = to;
                    self.save(out);
                }
            }
            DeckMsg::Remove if self.used == Use::Own && self.at < self.own.slides.len() => {
                self.removed = Some((self.at, self.own.slides.remove(self.at)));
                self.save(out);
                self.go_to(self.at.min(self.own.slides.len().saturating_sub(1)), kernel, out);
            }
            DeckMsg::Restore => {
                if let Some((at, slide)) = self.removed.take() {
                    let at = at.min(self.own.slides.len());
                    self.own.slides.insert(at, slide);
                    self.save(out);
                    self.go_to(at, kernel, out);
                }
            }
            DeckMsg::Take if self.used == Use::Shown => self.take_over(kernel, out),
            DeckMsg::Play => self.play(kernel, out),
            DeckMsg::Candidates => self.candidates = Some(!self.shows_candidates()),
            DeckMsg::Another if matches!(self.cases, Cases::Here(_)) => self.another(kernel, out),
            DeckMsg::Another => self.cases = Cases::Awaited,
            DeckMsg::Cases(text) => {
                self.cases = text.map_or(Cases::Missing, |text| Cases::Here(text.into()));
                if kernel.page().shows(Dialog::Deck) {
                    if self.from == Source::Sheet && self.shown.slides.len() == 1 {
                        self.fill(kernel, out);
                    } else {
                        self.another(kernel, out);
                    }
                }
            }
            DeckMsg::Print(paper, base) => self.print(paper, base, kernel, out),
            DeckMsg::Wake
            | DeckMsg::Title(_)
            | DeckMsg::Note(_)
            | DeckMsg::Shift(_)
            | DeckMsg::Remove
            | DeckMsg::Take => {}
            DeckMsg::Show(deck, steps) => {
                self.from = if steps.is_empty() { Source::Link } else { Source::Figure };
                self.known = deck.slides.iter().cloned().zip(steps).collect();
                (self.shown, self.at) = (*deck, 0);
                self.open(Use::Shown, kernel, out);
            }
            DeckMsg::Stored(text) => self.take_stored(text, kernel, out),
            DeckMsg::Answered(told) => self.answered(told.job, told.answer, kernel, out),
        }
    }

    fn on(&mut self, _: &Happened, _: &mut Kernel, _: &mut Out) {}
}

impl Lessons {
    /// Takes the stored lesson.
    fn take_stored(&mut self, text: Option<String>, kernel: &mut Kernel, out: &mut Out) {
        let kept = text.as_ref().map(|text| Deck::read(text));
        let state = match &kept {
            Some(Err(LinkError::NewerLesson)) => Kept::Newer,
            // It is set aside once, and makes room for the slides from now on.
            Some(Err(_)) if self.aside == text => Kept::Damaged,
            Some(Err(_)) => {
                self.aside.clone_from(&text);
                return out.push(Cmd::Disk(DiskCmd::SetDeckAside));
            }
            Some(Ok(_)) | None => Kept::Here,
        };
        let mut added =
            if self.kept == Kept::Unread { std::mem::take(&mut self.own.slides) } else { Vec::new() };
        added.append(&mut self.adding);
        self.kept = state;
        // Another tab may have changed it. Without a store it lasts as long as the page.
        if let Some(Ok(kept)) = kept {
            self.own = kept;
        }
        // One that another tab left damaged was set aside, and this one takes its place.
        if text.is_none() && self.aside.is_some() && !self.own.slides.is_empty() {
            self.save(out);
        }
        if !added.is_empty() {
            self.own.slides.extend(added);
            if self.own.slides.len() > MAX_SLIDES {
                self.own.slides.truncate(MAX_SLIDES);
                self.open(Use::Own, kernel, out);
            }
            self.at = self.own.slides.len() - 1;
            self.save(out);
        }
        if kernel.page().shows(Dialog::Deck) && self.used != Use::Shown {
            self.go_to(self.at, kernel, out);
        }
    }

    /// Takes the answer to a question that it asked.
    fn answered(&mut self, job: Job, answer: Answer, kernel: &mut Kernel, out: &mut Out) {
        let answer = match answer {
            Answer::Exercises(exercises) => return self.found(&exercises, kernel, out),
            Answer::Worksheet(pages) => return self.drawn(pages, out),
            answer => answer,
        };
        let awaits = self.material.as_ref().is_some_and(|material| material.awaits(job.asked()));
        if let (Answer::Exercise(exercise), true) = (&answer, awaits) {
            self.name_the_step(self.at, exercise.steps.first(), out);
        }
        if let (Answer::Exercise(exercise), Some(slide), true) = (answer, self.slide(), awaits) {
            let found = material(slide, *exercise, self.known_step(slide));
            self.material = Some(Awaited::Answered(found));
        }
    }

    /// The lesson in the dialog.
    fn deck(&self) -> &Deck {
        match self.used {
            Use::Own | Use::Tried => &self.own,
            Use::Shown => &self.shown,
        }
    }

    fn slide(&self) -> Option<&DeckCard> {
        self.deck().slides.get(self.at)
    }

    fn open(&mut self, used: Use, kernel: &mut Kernel, out: &mut Out) {
        (self.used, self.blank) = (used, false);
        kernel.open(Dialog::Deck);
        // Another tab may have changed the player's own, so it is read again before it is shown.
        if used == Use::Own {
            out.push(Cmd::Disk(DiskCmd::ReadDeck));
        } else {
            self.go_to(self.at, kernel, out);
        }
    }

    fn save(&self, out: &mut Out) {
        if self.kept == Kept::Here {
            let is_empty = self.own.slides.is_empty();
            out.push(Cmd::Disk(DiskCmd::SaveDeck(if is_empty { String::new() } else { self.own.write() })));
        }
    }

    /// Adds the step on the board, or its position, to the player's own lesson. A full lesson opens and says so.
    fn add(&mut self, kernel: &mut Kernel, out: &mut Out) {
        if self.own.slides.len() + self.adding.len() >= MAX_SLIDES {
            return self.open(Use::Own, kernel, out);
        }
        self.adding.push(slide_of_the_board(kernel));
        self.added = ground(kernel);
        // Another tab may have changed the lesson, so the slide goes behind what is stored now.
        out.push(Cmd::Disk(DiskCmd::ReadDeck));
    }

    /// The number of slides of the player's own lesson, if the step on the board was just added.
    pub(crate) fn added(&self, kernel: &Kernel) -> Option<usize> {
        let is_here = self.added.is_some() && self.added == ground(kernel) && self.adding.is_empty();
        is_here.then_some(self.own.slides.len())
    }

    /// Shows the step on the board as a lesson, with others of its technique behind it: a single one, which is in
    /// front, or as many as fill a worksheet.
    fn like(&mut self, from: Source, kernel: &mut Kernel, out: &mut Out) {
        let Some((step, _)) = kernel.walk_shown().and_then(Walkthrough::explained) else { return };
        let (step, slide) = (step.clone(), slide_of_the_board(kernel));
        self.known = vec![(slide.clone(), step)];
        self.shown = Deck { title: String::new(), slides: vec![slide] };
        (self.at, self.from) = (0, from);
        self.open(Use::Shown, kernel, out);
        match self.cases {
            Cases::Here(_) if from == Source::Sheet => self.fill(kernel, out),
            Cases::Here(_) => self.another(kernel, out),
            _ => self.cases = Cases::Awaited,
        }
    }

    /// Fills the worksheet of the step that is shown with other positions of its technique.
    fn fill(&mut self, kernel: &mut Kernel, out: &mut Out) {
        let mut rng = Rng::new(Seed::new(out.at.chance), 0);
        while self.shown.slides.len() < SHEET {
            let Some((case, technique)) = self.case_like(&mut rng) else { break };
            if self.shown.slides.iter().any(|slide| slide.case == case) {
                break;
            }
            self.fresh.push((case.clone(), technique));
            self.shown.slides.push(DeckCard { case, shown: None, note: String::new() });
        }
        self.go_to(0, kernel, out);
    }

    /// Another position with the technique of the slide, on a board that looks different; of the same size, if there is
    /// one.
    fn case_like(&self, rng: &mut Rng) -> Option<(Case, Technique)> {
        let Cases::Here(text) = &self.cases else { return None };
        let slide = self.slide()?;
        let technique = slide.shown.as_ref().and_then(Shown::technique)?;
        let shape = slide.case.shape();
        let fitting: Vec<Case> = cases(text, technique).filter(|case| case.is_of(shape)).collect();
        let all: Vec<Case> = if fitting.is_empty() { cases(text, technique).collect() } else { fitting };
        let case = rng.choose(&all)?;
        Some((case.changed(&Transform::random(case.shape(), rng)), technique))
    }

    /// Adds a slide with another position of the technique, on a board that looks different.
    fn another(&mut self, kernel: &mut Kernel, out: &mut Out) {
        let has_step = self.slide().is_some_and(|slide| slide.shown.is_some());
        if !has_step || self.deck().slides.len() >= MAX_SLIDES {
            return;
        }
        let mut rng = Rng::new(Seed::new(out.at.chance), 0);
        let Some((case, technique)) = self.case_like(&mut rng) else {
            self.cases = Cases::Missing;
            return;
        };
        self.fresh.push((case.clone(), technique));
        let slide = DeckCard { case, shown: None, note: String::new() };
        let at = self.at + 1;
        self.deck_mut().slides.insert(at, slide);
        self.go_to(at, kernel, out);
    }

    /// Gives a new slide the step that the worker has found.
    fn name_the_step(&mut self, at: usize, step: Option<&Step>, out: &mut Out) {
        let Some(slide) = self.deck().slides.get(at) else { return };
        let Some(fresh) = self.fresh.iter().position(|(case, _)| *case == slide.case) else { return };
        self.fresh.remove(fresh);
        if let (Some(step), Some(slide)) = (step, self.deck_mut().slides.get_mut(at)) {
            *slide = DeckCard::of(&slide.case.givens, step, &slide.case.position());
            self.save(out);
        }
    }

    fn deck_mut(&mut self) -> &mut Deck {
        match self.used {
            Use::Own | Use::Tried => &mut self.own,
            Use::Shown => &mut self.shown,
        }
    }

    /// Copies the slides of the link's lesson to the player's own.
    fn take_over(&mut self, kernel: &mut Kernel, out: &mut Out) {
        let at = self.own.slides.len();
        if self.own.title.is_empty() {
            self.own.title.clone_from(&self.shown.title);
        }
        self.own.slides.extend(self.shown.slides.iter().take(MAX_SLIDES - at).cloned());
        self.at = at.min(self.own.slides.len().saturating_sub(1));
        self.save(out);
        self.open(Use::Own, kernel, out);
    }

    /// Turns to a slide. The player's own is whole, and one of a pupil's begins with the board alone.
    fn go_to(&mut self, at: usize, kernel: &mut Kernel, out: &mut Out) {
        let Some(last) = self.deck().slides.len().checked_sub(1) else {
            self.material = None;
            return;
        };
        self.at = at.min(last);
        (self.revealed, self.candidates) = (0, None);
        // The strokes of the pen belong to the slide.
        kernel.post(PenMsg::Clear);
        self.material = self.slide().map(|slide| ask(slide, self.fresh_technique(slide))).map(|ask| {
            let shape = ask.clues.shape().clone();
            Awaited::Asked(kernel.ask_about(
                shape,
                Purpose::Deck,
                Task::Exercise(ask),
                |told| DeckMsg::Answered(told).into(),
                out,
            ))
        });
    }

    /// The technique of a new slide whose step is still to be found.
    fn fresh_technique(&self, slide: &DeckCard) -> Option<Technique> {
        self.fresh.iter().find(|(case, _)| *case == slide.case).map(|(_, technique)| *technique)
    }

    /// The reveals of the slide, in order.
    fn reveals(&self, kernel: &Kernel) -> Vec<Reveal> {
        let mut all = vec![Reveal::Board];
        match self.material() {
            Some(Material::Step(step)) => {
                all.extend([Reveal::Place, Reveal::Technique]);
                let lines = self.lines(step, 1, kernel).map_or(0, |lines| lines.count());
                all.extend((1..=lines).map(Reveal::Reason));
                all.push(Reveal::Whole);
            }
            Some(Material::Lost) => all.extend([Reveal::Technique, Reveal::Whole]),
            Some(Material::None | Material::Wrong) | None => {}
        }
        all
    }

    /// The step that came with a slide.
    fn known_step(&self, slide: &DeckCard) -> Option<&Step> {
        self.known.iter().find(|(known, _)| known == slide).map(|(_, step)| step)
    }

    fn material(&self) -> Option<&Material> {
        self.material.as_ref().and_then(Awaited::answer)
    }

    /// The current reveal. The player's own lesson is whole while it is changed.
    fn reveal(&self, kernel: &Kernel) -> Reveal {
        let all = self.reveals(kernel);
        let last = all.len() - 1;
        all[if self.used == Use::Own { last } else { self.revealed.min(last) }]
    }

    /// The step with this number of its lines told; none for a text of a single line.
    fn lines(&self, step: &Step, told: usize, kernel: &Kernel) -> Option<LineByLine> {
        let found_in = self.slide()?.case.position();
        let mut lines = kernel.in_lines(step, &found_in, Pieces::Lines)?;
        (1..told).for_each(|_| _ = lines.go_on());
        Some(lines)
    }

    fn shows_candidates(&self) -> bool {
        let technique = self.slide().and_then(|slide| slide.shown.as_ref()?.technique());
        self.candidates.unwrap_or_else(|| technique.is_some_and(|one| !one.is_single()))
    }

    /// Reveals more, and after everything turns to the next slide. At the end nothing happens.
    fn next(&mut self, kernel: &mut Kernel, out: &mut Out) {
        if self.material.is_some() && self.material().is_none() {
            return;
        }
        let last = self.reveals(kernel).len() - 1;
        if self.used != Use::Own && self.revealed < last {
            self.revealed += 1;
        } else if self.at + 1 < self.deck().slides.len() {
            self.go_to(self.at + 1, kernel, out);
        }
    }

    /// Takes the last reveal back, and before all of them turns to the slide before.
    fn back(&mut self, kernel: &mut Kernel, out: &mut Out) {
        if self.used != Use::Own && self.revealed > 0 {
            self.revealed = self.revealed.min(self.reveals(kernel).len() - 1).saturating_sub(1);
        } else if self.at > 0 {
            self.go_to(self.at - 1, kernel, out);
        }
    }

    /// Puts the position of the slide on the board, as a game with the digits placed. A saved game stays in the
    /// list of games.
    fn play(&self, kernel: &mut Kernel, out: &mut Out) {
        let Some(DeckCard { case, .. }) = self.slide() else { return };
        let link = play_link(case);
        kernel.dismiss(out);
        kernel.post(LinkMsg::Within(link));
    }
}

/// The place of the step on the board; none without a walk.
fn ground(kernel: &Kernel) -> Option<Ground> {
    let trail = kernel.walk_shown()?.trail();
    Some((kernel.current().revision(), trail.at(), trail.focus()))
}

/// The step on the board as a slide, or its position.
fn slide_of_the_board(kernel: &Kernel) -> DeckCard {
    let givens = kernel.current().game().clues();
    match kernel.walk_shown().and_then(Walkthrough::explained) {
        Some((step, found_in)) => DeckCard::of(givens, step, found_in),
        None => {
            DeckCard { case: Case::of(givens, &kernel.shown().position), shown: None, note: String::new() }
        }
    }
}

/// The link to a position, for playing on.
fn play_link(case: &Case) -> String {
    Shared::at(case).map_or_else(|| link::write(&case.givens), |shared| shared.link().to_string())
}

/// The question about a slide: its step, if today's ladder knows the technique, and the solution.
fn ask(slide: &DeckCard, fresh: Option<Technique>) -> Ask {
    let mut asked = TechniqueSet::NONE;
    if let Some(technique) = slide.shown.as_ref().and_then(Shown::technique).or(fresh) {
        asked.set(technique, true);
    }
    let from = SentPosition::from(&slide.case.position());
    Ask { from, clues: slide.case.givens.clone(), plan: Plan::only(asked) }
}

/// The step of a slide: the known one, or one among those found. The solution has the last word.
fn material(slide: &DeckCard, Exercise { steps, solution, .. }: Exercise, known: Option<&Step>) -> Material {
    let Some(solution) = solution else { return Material::Wrong };
    let agrees = |(cell, digit)| solution.get(cell) == Some(digit);
    let is_right = |gone: &Candidate| solution.get(gone.cell) == Some(gone.digit);
    if !slide.case.digits.filled().all(agrees) || slide.case.gone.iter().any(is_right) {
        return Material::Wrong;
    }
    let Some(shown) = &slide.shown else { return Material::None };
    if shown.is_wrong(&solution) {
        return Material::Wrong;
    }
    if let Some(step) = known {
        return Material::Step(Box::new(step.clone()));
    }
    let has_all = |step: &&Step| shown.eliminated.iter().all(|gone| step.eliminated().contains(gone));
    let fits = |step: &&Step| step.placed() == shown.placed && has_all(step);
    // Of several steps with the result, the one with the pattern of the link.
    let closest = |step: &&Step| {
        let pattern = pattern_of(step, &slide.case.position());
        let differs = pattern.minus(&shown.pattern).len() + shown.pattern.minus(&pattern).len();
        (differs, step.eliminated().len())
    };
    match steps.iter().filter(fits).min_by_key(closest) {
        Some(step) => Material::Step(Box::new(step.clone())),
        None => Material::Lost,
    }
}
