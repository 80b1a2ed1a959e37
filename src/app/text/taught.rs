//! Which announcements of the solver and the teacher fit. The words themselves are in `words/en/taught.ftl`.

use super::{later, text, words::Taught};
use sudoku_core::{
    Shape,
    explain::{self, Locale, plain},
    passes::PassKind,
    step::Title,
    telling::Telling,
    trail::State,
};
use sudoku_play::{
    keys::pauses,
    taught::{Reply, TeachingEvent},
    walk::Way,
};

impl Taught {
    /// An announcement to screen readers.
    #[must_use]
    pub fn said(&self, event: &TeachingEvent, locale: Locale) -> String {
        match event {
            TeachingEvent::Step(telling, shape, number) => {
                let said = plain(&explain::tell(telling, locale), shape, locale);
                match (telling.title(), *number) {
                    (Some(title), None) => self.step(&name(title), &said),
                    (Some(title), Some((number, all))) => self.step_of(&name(title), number, all, &said),
                    (None, _) => said,
                }
            }
            TeachingEvent::Line { telling, shape, line } => self.line(telling, shape, *line, locale),
            TeachingEvent::Look { place, title, shape } => {
                let place = plain(&later().hint.place(place, shape), shape, locale);
                title.map_or_else(|| place.clone(), |title| self.step(&name(title), &place))
            }
            TeachingEvent::Pass { kind: of, number, steps } => match (of, number) {
                (PassKind::Search, _) => self.search(*steps),
                (PassKind::Path, _) => self.path(*steps),
                (_, Some(number)) => {
                    let solver = &later().solver;
                    self.pass(*number, solver.kind(*of), &solver.count(*of, *steps))
                }
                (_, None) => self.pass_none(later().solver.kind(*of)),
            },
            TeachingEvent::End(state) => match state {
                State::Solved => self.solved(),
                State::Dry => self.dry(),
                State::Stuck => self.stuck(),
                State::Impossible(_) => self.unsolvable(),
                State::Cut => self.cut(),
                State::Open => "",
            }
            .into(),
            TeachingEvent::Queried(answer) => later().queries.said(answer, locale),
            TeachingEvent::Replied(reply) => self.replied(reply),
            TeachingEvent::Argued(view) => {
                let said = view.judged.as_ref().map_or_else(
                    || later().argue.ask(view),
                    |judged| explain::judgement(&view.argument, judged, &view.shape, locale),
                );
                plain(&said, &view.shape, locale)
            }
            TeachingEvent::Marked(cell, shape, is_marked) => later().argue.marked(*cell, shape, *is_marked),
            TeachingEvent::Judged(view) => later().review.judged_said(view, locale),
            TeachingEvent::Hint(hint) => later().hint.spoken(hint, locale),
            TeachingEvent::HintApplied(applied, shape) => later().hint.applied(*applied, shape, locale),
            TeachingEvent::AllSteps { total, harder, stopped } => self.all_steps(*total, *harder, *stopped),
            TeachingEvent::Blocked(wrong) => self.blocked(&later().solver.blocked(*wrong)),
        }
    }

    fn line(&self, telling: &Telling, shape: &Shape, line: Option<usize>, locale: Locale) -> String {
        let said = plain(&explain::line(explain::tell(telling, locale), line), shape, locale);
        match telling.title().filter(|_| line == Some(1)) {
            Some(title) => self.step(&name(title), &said),
            None => said,
        }
    }

    fn all_steps(&self, total: usize, harder: usize, stopped: bool) -> String {
        let solver = &later().solver;
        match (total, harder) {
            _ if stopped => self.steps_stopped(&solver.possible_now(total, harder), solver.stopped()),
            (0, _) => self.no_steps().into(),
            (total, 0) => self.steps(&solver.possible_now(total, 0)),
            (total, harder) => {
                self.steps_harder(&solver.possible_now(total, harder), &solver.harder_ones(harder))
            }
        }
    }

    /// The reply to a key that changes nothing.
    fn replied(&self, reply: &Reply) -> String {
        let said = match reply {
            Reply::Paused(shape, letters) => match pauses(shape, *letters) {
                Some(press) => {
                    let key = later().keys.typed(press.typed, shape);
                    return if press.comma { self.paused_comma(&key) } else { self.paused(&key) };
                }
                None => self.paused_no_key(),
            },
            Reply::Given => self.given(),
            Reply::Filled => self.filled(),
            Reply::NotHere => self.not_here(),
            Reply::NothingToClear => self.nothing_to_clear(),
            Reply::NoNotes => self.no_notes(),
            Reply::NoDigit => self.no_digit(),
            Reply::NoHighlight => self.no_highlight(),
            Reply::Command => self.command(),
            Reply::NothingToUndo => self.nothing_to_undo(),
            Reply::NothingToRedo => self.nothing_to_redo(),
            Reply::NoTrial => self.no_trial(),
            Reply::NoClock => self.no_clock(),
            Reply::Solved => self.puzzle_solved(),
            Reply::AtTheStart => self.at_the_start(),
            Reply::Way(Way::Passes) => self.way_passes(),
            Reply::Way(Way::Path) => self.way_path(),
            Reply::StepsHidden => self.steps_hidden(),
        };
        said.into()
    }
}

fn name(title: Title) -> String {
    explain::title(title, text().locale)
}
