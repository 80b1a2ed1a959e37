//! Announcements of the solver and the teacher to screen readers.

use super::{counted, keys, queries};
use crate::app::text::later;
use sudoku_core::{
    explain::{self, Locale, plain},
    passes::PassKind,
    telling::Telling,
    trail::State,
};
use sudoku_play::{
    keys::pauses,
    taught::{Reply, TeachingEvent},
    walk::Way,
};

pub(super) fn taught(event: &TeachingEvent, locale: Locale) -> String {
    match event {
        TeachingEvent::Step(telling, shape, number) => {
            let said = plain(&explain::tell(telling, locale), shape, locale);
            let number = number.map_or_else(String::new, |(step, of)| format!(", step {step} of {of}"));
            match title(telling) {
                Some(name) => format!("{name}{number}. {said}"),
                None => said,
            }
        }
        TeachingEvent::Line { telling, shape, line } => {
            let said = explain::line(explain::tell(telling, locale), *line);
            let said = plain(&said, shape, locale);
            match title(telling).filter(|_| *line == Some(1)) {
                Some(name) => format!("{name}. {said}"),
                None => said,
            }
        }
        TeachingEvent::Look { place, title, shape } => {
            let place = plain(&later().hint.place(place, shape), shape, locale);
            match title {
                Some(title) => format!("{}. {place}", explain::title(*title, Locale::ENGLISH)),
                None => place,
            }
        }
        TeachingEvent::Pass { kind: of, number, steps } => match (of, number) {
            (PassKind::Search, _) => format!("Search, {}.", counted(*steps, "step", "steps")),
            (PassKind::Path, _) => format!("Path, {}.", counted(*steps, "step", "steps")),
            (_, Some(number)) => {
                format!("Pass {number}, {}: {}.", later().solver.kind(*of), later().solver.count(*of, *steps))
            }
            (_, None) => format!("Looked for {}: nothing found.", later().solver.kind(*of)),
        },
        TeachingEvent::End(state) => match state {
            State::Solved => "Solved.".into(),
            State::Dry => "No more singles. You can continue with harder techniques.".into(),
            State::Stuck => "Out of techniques. You can solve the rest by guessing.".into(),
            State::Impossible(_) => "This position has no solution.".into(),
            State::Cut => "Search stopped: too many guesses to watch.".into(),
            State::Open => String::new(),
        },
        TeachingEvent::Queried(answer) => queries::said(answer, locale),
        TeachingEvent::Replied(reply) => replied(reply),
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
        TeachingEvent::AllSteps { total, harder, stopped: true } => {
            format!("{}. {}", later().solver.possible_now(*total, *harder), later().solver.stopped())
        }
        TeachingEvent::AllSteps { total: 0, .. } => {
            "None of the techniques you have switched on finds anything here.".into()
        }
        TeachingEvent::AllSteps { total, harder, .. } => match harder {
            0 => format!("{}.", later().solver.possible_now(*total, 0)),
            harder => {
                format!(
                    "{}, {}.",
                    later().solver.possible_now(*total, *harder),
                    later().solver.harder_ones(*harder)
                )
            }
        },
        TeachingEvent::Blocked(wrong) => later().solver.blocked(*wrong) + ".",
    }
}

/// The reply to a key that changes nothing.
fn replied(reply: &Reply) -> String {
    let said = match reply {
        Reply::Paused(shape, letters) => match pauses(shape, *letters) {
            Some(press) => {
                let comma = if press.comma { "Comma, then " } else { "" };
                return format!("Paused. {comma}{} resumes.", keys::typed(press.typed, shape));
            }
            None => "Paused. The button Resume shows the board.",
        },
        Reply::Given => "A given can't be changed.",
        Reply::Filled => "This cell has a digit.",
        Reply::NotHere => "This cell has no such candidate.",
        Reply::NothingToClear => "Nothing to clear here.",
        Reply::NoNotes => "No notes to change.",
        Reply::NoDigit => "This cell has no digit to lock.",
        Reply::NoHighlight => "Nothing is highlighted.",
        Reply::Command => "The next letter is a command.",
        Reply::NothingToUndo => "Nothing to undo.",
        Reply::NothingToRedo => "Nothing to redo.",
        Reply::NoTrial => "There is no trial.",
        Reply::NoClock => "The timer is off, so there is nothing to pause.",
        Reply::Solved => "The puzzle is solved.",
        Reply::AtTheStart => "This is the start.",
        Reply::Way(Way::Passes) => "Passes.",
        Reply::Way(Way::Path) => "Path.",
        Reply::StepsHidden => "The list of all steps is closed.",
    };
    said.into()
}

/// The name of a step; none for an answer.
fn title(telling: &Telling) -> Option<String> {
    telling.title().map(|title| explain::title(title, Locale::ENGLISH))
}
