//! Which words of times and the finish fit. The words themselves are in `words/en/times.ftl`.

use super::{
    boards::{level, size},
    later, text, time,
    words::Times,
};
use sudoku_core::{Shape, explain::technique};
use sudoku_play::{
    features::times::{FinishView, Help, Pride, Standing, help},
    game::aids::{Aid, Aids},
    ui::SaveError,
};

impl Times {
    /// The times could not be read.
    #[must_use]
    pub fn unreadable(&self, fault: SaveError) -> String {
        self.fault(text().notices.unread(fault))
    }

    /// The times of a chart, in words.
    #[must_use]
    pub fn chart(&self, times: &[String]) -> String {
        match times {
            [one] => self.chart_one(one),
            times => self.chart_times(times.len(), &text().lists.plain(times)),
        }
    }

    /// The line under a chart, by how many times it shows.
    #[must_use]
    pub fn charted(&self, times: usize) -> String {
        if times == 1 { self.charted_one().into() } else { self.charted_times(times) }
    }

    /// The heads of the columns of the table.
    #[must_use]
    pub fn columns(&self) -> [&'static str; 5] {
        [
            self.column_date(),
            self.column_side(),
            self.column_level(),
            self.column_seconds(),
            self.column_help(),
        ]
    }

    /// How a game was solved.
    #[must_use]
    pub fn solved_by(&self, aids: Aids) -> String {
        self.solved(&later().aids.helped(aids))
    }

    /// Something to be proud of.
    #[must_use]
    pub fn proud(&self, pride: Pride, view: &FinishView) -> String {
        let kind = match (&view.shape, view.level) {
            (Shape::S9, Some(known)) => level(known).to_owned(),
            (shape, Some(known)) => self.kind(&size(shape), level(known)),
            (shape, None) => size(shape),
        };
        match pride {
            Pride::Technique(one) => self.proud_technique(technique(one, text().locale)),
            Pride::Best => self.proud_best(&kind),
            Pride::First => self.proud_first(&kind),
            Pride::Week => self.proud_week(&kind),
            Pride::Unaided => self.proud_unaided().into(),
            Pride::Unhinted => self.proud_unhinted().into(),
            Pride::Streak(days) => later().numbers.days_in_a_row(days as usize),
        }
    }

    /// The reason why the time is not compared with others.
    #[must_use]
    pub fn standing(&self, standing: Standing) -> &'static str {
        match standing {
            Standing::Helped(cause) => self.not_counted(cause),
            Standing::Again => self.not_again(),
            Standing::First | Standing::Best | Standing::Untimed | Standing::Behind => "",
        }
    }

    /// Says which help keeps a time from counting.
    fn not_counted(&self, cause: Option<Aid>) -> &'static str {
        match cause {
            Some(Aid::HintReason) => self.not_hint(),
            Some(Aid::WhyDigit) => self.not_why(),
            Some(Aid::Solver) => self.not_solver(),
            Some(Aid::SolverDigits) => self.not_solver_digits(),
            Some(Aid::Path) => self.not_path(),
            Some(Aid::SolutionSeen) => self.not_solution_seen(),
            Some(Aid::Solution) => self.not_solution(),
            _ => self.not_helped(),
        }
    }

    /// The result in a line, such as "Stepdoku 24 Nov, 9×9 Hard, 12:31, no hints, hardest step X-Wing".
    #[must_use]
    pub fn result_line(&self, view: &FinishView) -> String {
        let name =
            view.day.map_or_else(|| self.result().into(), |day| self.result_of(&text().dates.short(day)));
        let kind = match view.level {
            Some(known) => self.kind(&size(&view.shape), level(known)),
            None => size(&view.shape),
        };
        let played = (view.standing != Standing::Untimed).then(|| time(view.played / 1000));
        let help = match help(view.aids) {
            Help::None => self.result_unaided(),
            Help::Unhinted => self.result_unhinted(),
            Help::Hinted => self.result_helped(),
        };
        let hardest = view.hardest.map(|one| self.result_hardest(technique(one, text().locale)));
        text().lists.plain([Some(name), Some(kind), played, Some(help.into()), hardest].into_iter().flatten())
    }
}
