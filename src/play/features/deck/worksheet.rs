//! A lesson on paper: the worker finds the steps of all slides at once, then draws the pages.

use super::{Lessons, Material, ask, material, play_link};
use crate::{
    kernel::{Cmd, Kernel, Out},
    links::deck::DeckCard,
    messages::DeckMsg,
    ui::sheets::Sheets,
    work::Purpose,
};
use sudoku_core::{
    generate::Progress,
    magazine::{Paper, Worksheet, WorksheetAnswer, WorksheetCase},
    step::Step,
    wire::{Ask, Exercise, PackedExercises, PackedWorksheet, Task},
};

/// A wish for the lesson on paper.
#[derive(Clone, Debug)]
pub(super) struct Wished {
    paper: Paper,
    /// The address of the page, for the codes.
    base: String,
}

/// The worker's job for a worksheet, with its progress.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WorksheetJob {
    /// Whether it draws the pages; otherwise it looks for the steps.
    pub draws: bool,
    /// The progress, in slides.
    pub progress: Option<Progress>,
}

impl Lessons {
    /// Asks for the steps of all slides.
    pub(super) fn print(&mut self, paper: Paper, base: String, kernel: &mut Kernel, out: &mut Out) {
        let Some(first) = self.deck().slides.first() else { return };
        let shape = first.case.shape();
        let asks: Vec<Ask> =
            self.deck().slides.iter().map(|slide| ask(slide, self.fresh_technique(slide))).collect();
        kernel.ask_about(
            shape.clone(),
            Purpose::Steps,
            Task::Exercises(PackedExercises::ask(&asks)),
            |told| DeckMsg::Answered(told).into(),
            out,
        );
        self.wished = Some(Wished { paper, base });
    }

    /// The steps of all slides: asks for the pages.
    pub(super) fn found(&mut self, exercises: &PackedExercises, kernel: &mut Kernel, out: &mut Out) {
        let Some(Wished { paper, base }) = self.wished.clone() else { return };
        let exercises = exercises.open();
        if exercises.len() != self.deck().slides.len() {
            return;
        }
        for (at, found) in exercises.iter().enumerate() {
            self.name_the_step(at, found.steps.first(), out);
        }
        let deck = self.deck();
        let cases = deck.slides.iter().zip(exercises);
        let cases = cases.map(|(slide, found)| case(slide, found, self.known_step(slide))).collect();
        let sheet = PackedWorksheet::from(&Worksheet { title: deck.title.clone(), cases, base, paper });
        let shape = deck.slides[0].case.shape();
        kernel.ask_about(
            shape.clone(),
            Purpose::Worksheet,
            Task::Worksheet(sheet),
            |told| DeckMsg::Answered(told).into(),
            out,
        );
    }

    /// The pages: prints them.
    pub(super) fn drawn(&mut self, pages: Vec<String>, out: &mut Out) {
        let Some(Wished { paper, .. }) = self.wished.take() else { return };
        let pages = pages.into_iter().map(Into::into).collect();
        out.push(Cmd::Print(Box::new(Sheets { paper, across: false, pages })));
    }

    /// The worker's job for it.
    pub(super) fn worksheet_job(kernel: &Kernel) -> Option<WorksheetJob> {
        let job = kernel.work().job()?;
        let draws = match job.purpose {
            Purpose::Steps => false,
            Purpose::Worksheet => true,
            _ => return None,
        };
        Some(WorksheetJob { draws, progress: job.progress })
    }
}

/// A slide as a position on paper.
fn case(slide: &DeckCard, found: Exercise, known: Option<&Step>) -> WorksheetCase {
    let asks_about_candidates =
        slide.shown.as_ref().is_some_and(|shown| shown.technique().is_none_or(|one| !one.is_single()));
    let answer = match (material(slide, found, known), &slide.shown) {
        (Material::Step(step), _) => WorksheetAnswer::Step(*step),
        (Material::Lost, Some(shown)) => WorksheetAnswer::Result(shown.placed, shown.eliminated.clone()),
        (Material::Wrong, _) => WorksheetAnswer::Wrong,
        (Material::Lost | Material::None, _) => WorksheetAnswer::None,
    };
    WorksheetCase {
        clues: slide.case.givens.clone(),
        digits: slide.case.digits.clone(),
        gone: slide.case.gone.clone(),
        candidates: asks_about_candidates,
        answer,
        note: slide.note.clone(),
        link: play_link(&slide.case),
    }
}
