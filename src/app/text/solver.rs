//! Which words of the solver fit. The words themselves are in `words/en/solver.ftl`.

use super::{names, numbers::figure, text, words::Solver};
use sudoku_core::{
    Candidate, Progress, Shape, Technique,
    explain::{self, Locale},
    passes::PassKind,
    sorting::sort,
    step::Conclusion,
    trail::State,
};
use sudoku_play::{
    features::solver::{
        AllView, Bottleneck, PathView,
        view::{PassLine, PassTitle},
    },
    walk::{Ahead, Speed, Way},
};

/// How the stepper ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AtEnd {
    /// The state at the end.
    pub state: State,
    /// How many passes there were; none on a path.
    pub passes: usize,
    /// How often the search guessed.
    pub guesses: usize,
    /// How many digits were placed.
    pub placed: usize,
    /// How many cells are empty.
    pub open: usize,
}

impl Solver {
    /// A speed.
    #[must_use]
    pub fn speed_name(&self, speed: Speed) -> &'static str {
        match speed {
            Speed::Slow => self.slow(),
            Speed::Normal => self.medium(),
            Speed::Fast => self.fast(),
        }
    }

    /// A way to step: its name, and its description.
    #[must_use]
    pub fn way(&self, way: Way) -> (&'static str, &'static str) {
        match way {
            Way::Passes => (self.way_passes(), self.way_passes_help()),
            Way::Path => (self.way_path(), self.way_path_help()),
        }
    }

    /// A kind of pass.
    #[must_use]
    pub fn kind(&self, kind: PassKind) -> &'static str {
        match kind {
            PassKind::Singles => self.naked_singles(),
            PassKind::HiddenSingles => self.hidden_singles(),
            PassKind::Search => self.kind_search(),
            PassKind::Tier(technique) => name(technique),
            PassKind::Path => self.kind_path(),
        }
    }

    /// The current position: the bold words, the others, and the step in the pass.
    #[must_use]
    pub fn moment(&self, title: PassTitle) -> (String, &'static str, String) {
        let name = match (title.kind, title.number) {
            (PassKind::Search, _) => self.pass_search().into(),
            (PassKind::Path, _) => self.pass_path().into(),
            (_, Some(number)) => self.pass(number),
            (other, None) => explain::capitalised(self.kind(other)),
        };
        let step = match title.step {
            Some(step) => self.step_of(step, title.steps),
            None if title.steps == 0 => self.no_step().into(),
            None if title.kind == PassKind::Path => self.whole_path().into(),
            None => self.whole_pass().into(),
        };
        let kind = match (title.kind, title.number) {
            (PassKind::Search, _) => self.by_guessing(),
            // The card has the name of the step.
            (PassKind::Tier(_), _) if title.step.is_some() => "",
            (PassKind::Path, _) | (_, None) => "",
            (other, Some(_)) => self.kind(other),
        };
        (name, kind, step)
    }

    /// A line of the list of passes.
    #[must_use]
    pub fn line(&self, line: &PassLine) -> String {
        match line.part {
            Some((first, last)) if first == last => self.path_step(first),
            Some((first, last)) => self.path_steps(first, last),
            None => explain::capitalised(self.kind(line.kind)),
        }
    }

    /// How many digits a pass placed.
    #[must_use]
    pub fn count(&self, kind: PassKind, steps: usize) -> String {
        match (kind, steps) {
            (_, 0) => self.nothing_found().into(),
            (PassKind::Search | PassKind::Path | PassKind::Tier(_), steps) => self.steps_found(steps),
            (_, steps) => self.digits_found(steps),
        }
    }

    /// The result of a whole pass.
    #[must_use]
    pub fn pass_found(&self, title: PassTitle) -> String {
        match (title.kind, title.steps) {
            (PassKind::Path, steps) => self.found_path(steps),
            (PassKind::Search, steps) => self.found_search(steps),
            (PassKind::Singles, 0) => self.found_no_naked().into(),
            (PassKind::HiddenSingles, 0) => self.found_no_hidden().into(),
            (PassKind::Tier(technique), 0) => self.found_no_pattern(name(technique)),
            (PassKind::Singles, steps) => self.found_naked(steps),
            (PassKind::HiddenSingles, steps) => self.found_hidden(steps),
            (PassKind::Tier(_), steps) => self.found_pattern(steps),
        }
    }

    /// The start: title and sentence, by the number of empty cells.
    #[must_use]
    pub fn at_start(&self, open: usize, from_givens: bool, way: Way) -> (&'static str, String) {
        let title = if from_givens { self.at_givens() } else { self.at_position() };
        let said = match way {
            Way::Passes => self.at_start_passes(open),
            Way::Path => self.at_start_path(open),
        };
        (title, said)
    }

    /// The end: title and sentence.
    #[must_use]
    pub fn at_end(&self, AtEnd { state, passes, guesses, placed, open }: AtEnd) -> (String, String) {
        match state {
            // A path has no passes.
            State::Solved if guesses == 0 => (
                if passes == 0 { self.solved_path().into() } else { self.solved_passes(passes) },
                self.solved_text(placed),
            ),
            State::Solved => (
                if passes == 0 { self.guessed_path().into() } else { self.guessed_passes(passes) },
                self.guessed_text(placed, guesses),
            ),
            State::Dry if passes == 0 => (self.dry_first().into(), self.dry_first_text(open)),
            State::Dry => (self.dry(passes), self.dry_text(placed, open)),
            State::Stuck => (self.stuck().into(), self.stuck_text(placed, open)),
            State::Impossible(_) => (self.unsolvable().into(), self.unsolvable_text().into()),
            State::Cut => (self.cut().into(), self.cut_text(guesses)),
            State::Open => (String::new(), String::new()),
        }
    }

    /// Work in progress.
    #[must_use]
    pub fn busy(&self, ahead: Ahead, progress: Option<Progress>) -> String {
        let Some(Progress { done: done @ 1.., of, .. }) = progress else {
            let said = match ahead {
                Ahead::Search => self.searching(),
                Ahead::Passes => self.finding_passes(),
                Ahead::Path(_) => self.finding_path(),
                Ahead::AllSteps => self.finding_steps(),
                Ahead::Climb(_) => self.climbing(),
            };
            return said.into();
        };
        let (done, of) = (done as usize, of as usize);
        match ahead {
            Ahead::Search => self.searching_at(done, of),
            Ahead::Passes => self.finding_passes_at(done, of),
            Ahead::Path(_) => self.finding_path_at(done, of),
            Ahead::AllSteps => self.finding_steps_at(done, of),
            Ahead::Climb(_) => self.climbing_at(done, of),
        }
    }

    /// The conclusion of a step: "r1c2 = 5", or "r1c2 r1c3 ≠ 5", digit by digit.
    #[must_use]
    pub fn follows(&self, conclusion: &Conclusion, shape: &Shape, locale: Locale) -> String {
        let cell = |candidate: &Candidate| names::short_cell(shape, candidate.cell);
        match conclusion {
            Conclusion::Place(placed) => {
                self.places(&cell(placed), names::label(placed.digit, locale.symbols))
            }
            Conclusion::Eliminate(gone) => {
                let mut digits: Vec<_> = gone.iter().map(|gone| gone.digit).collect();
                sort(&mut digits);
                digits.dedup();
                let of = digits.into_iter().map(|digit| {
                    let cells: Vec<String> =
                        gone.iter().filter(|gone| gone.digit == digit).map(cell).collect();
                    self.rules_out(&cells.join(" "), names::label(digit, locale.symbols))
                });
                text().lists.plain(of)
            }
            Conclusion::TakeBack(guess) => {
                self.rules_out(&cell(guess), names::label(guess.digit, locale.symbols))
            }
            Conclusion::Impossible => String::new(),
        }
    }

    /// How many more candidates a listed step rules out, beyond the first.
    #[must_use]
    pub fn further_gone(&self, more: usize) -> String {
        if more == 0 { String::new() } else { self.more_gone(more) }
    }

    /// The title of a path, with its totals.
    #[must_use]
    pub fn path_title(&self, path: &PathView) -> String {
        self.path(path.steps, path.score as usize)
    }

    /// The heads of the columns: technique, steps, HoDoKu's score.
    #[must_use]
    pub fn columns(&self) -> [&'static str; 3] {
        [self.column_technique(), self.column_steps(), self.column_score()]
    }

    /// Goes to the next step of a technique.
    #[must_use]
    pub fn to_next_of(&self, technique: Technique) -> String {
        self.to_next(name(technique))
    }

    /// The step with the fewest alternatives.
    #[must_use]
    pub fn bottleneck_at(&self, Bottleneck { at, technique, choices }: Bottleneck) -> String {
        let step = name(technique);
        match choices {
            0 => self.bottleneck_step(at, step),
            1 => self.bottleneck_only(at, step),
            choices => self.bottleneck_choice(at, step, choices as usize),
        }
    }

    /// The title over all steps, and the sentence before one is pointed at.
    #[must_use]
    pub fn all_found(&self, all: &AllView) -> (String, &'static str) {
        match all.total {
            None => (self.all_looking().into(), self.all_looking_text()),
            Some(0) if all.solved => (self.all_solved().into(), self.all_solved_text()),
            Some(total) if all.stopped => (self.possible_now(total, all.left_out()), self.stopped()),
            Some(0) => (self.all_none().into(), self.all_none_text()),
            Some(total) => (self.possible_now(total, all.left_out()), self.all_text()),
        }
    }

    /// How many steps there are now, without those that are too hard for the puzzle to be listed at first.
    #[must_use]
    pub fn possible_now(&self, total: usize, harder: usize) -> String {
        if harder == 0 { self.possible(total) } else { self.suiting(total - harder) }
    }

    /// How many harder steps there are than are listed.
    #[must_use]
    pub fn harder_ones(&self, harder: usize) -> String {
        self.harder(harder, &figure(harder as u64))
    }
}

fn name(technique: Technique) -> &'static str {
    explain::technique(technique, text().locale)
}
