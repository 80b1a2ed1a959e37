//! Which words of feedback on moves, and of the review of a game, fit. The words themselves are in
//! `words/en/review.ftl`.

use super::{text, words::Review};
use sudoku_core::{
    Candidate, Cell, Digit, Shape, Technique,
    advice::Verdict,
    explain::{self, Locale, capitalised, en},
    generate::Progress,
    notation::names,
};
use sudoku_play::{features::review::ReviewedMove, taught::JudgedView};

impl Review {
    /// How far the worker is.
    #[must_use]
    pub fn progress(&self, progress: Option<Progress>) -> String {
        match progress {
            None => self.beginning().into(),
            Some(Progress { done, of, .. }) => self.busy(done as usize, of as usize),
        }
    }

    /// How many moves were forced, not yet forced, and wrong.
    #[must_use]
    pub fn sums(&self, [near, far, wrong]: [usize; 3]) -> String {
        match (near + far + wrong, wrong) {
            (0, _) => self.no_moves().into(),
            (all, 0) => self.forced_right(near, all),
            (all, wrong) => self.forced_wrong(near, all, wrong),
        }
    }

    /// The completed action.
    #[must_use]
    pub fn moved(&self, moved: ReviewedMove, shape: &Shape, locale: Locale) -> String {
        let at = |cell: Cell| names::cell_name(shape, cell);
        let named = |digit: Digit| capitalised(en::said(digit, locale.symbols));
        match moved {
            ReviewedMove::Placed(Candidate { cell, digit }) => self.placed(&named(digit), &at(cell)),
            ReviewedMove::PlacedMany(digit, cells) => self.placed_many(&named(digit), cells),
            ReviewedMove::Unnoted(Candidate { cell, digit }) => self.unnoted(&named(digit), &at(cell)),
            ReviewedMove::UnnotedMany(notes) => self.unnoted_many(notes),
            ReviewedMove::Other(turns) => self.others(turns),
            ReviewedMove::Filled => self.filled().into(),
            ReviewedMove::Restarted => self.restarted().into(),
            ReviewedMove::Hint(Some(Candidate { cell, digit })) => {
                self.hint(en::said(digit, locale.symbols), &at(cell))
            }
            ReviewedMove::Hint(None) => self.hint_removed().into(),
            ReviewedMove::Solver => self.solver().into(),
            ReviewedMove::Solution => self.solution().into(),
        }
    }

    /// The verdict on a move: of one that was forced, the steps needed for its digit or elimination.
    #[must_use]
    pub fn verdict(&self, verdict: &Verdict, shape: &Shape) -> String {
        match verdict {
            Verdict::Wrong => self.wrong().into(),
            Verdict::Unforced => self.unforced().into(),
            Verdict::Plain(cell) => self.plain(&names::cell_name(shape, *cell)),
            Verdict::Undecided => self.undecided().into(),
            Verdict::Forced(steps) => {
                let mut names: Vec<&str> = steps.iter().map(|step| name(step.technique())).collect();
                let last = names.pop().unwrap_or_default();
                names.dedup();
                match &names[..] {
                    [] => last.into(),
                    [one] => self.after_one(last, one),
                    [one, two] => self.after_two(last, one, two),
                    [first, ..] => self.after_more(last, first, names.len() - 1),
                }
            }
        }
    }

    /// An easier move: its technique, and the cell of its digit, if it places one.
    #[must_use]
    pub fn easier(&self, technique: Technique, cell: Option<Cell>, shape: &Shape) -> String {
        match cell {
            Some(cell) => self.easier_in(name(technique), &names::cell_name(shape, cell)),
            None => self.easier_step(name(technique)),
        }
    }

    /// Feedback on the last move, in a few words.
    #[must_use]
    pub fn judged(&self, view: &JudgedView) -> String {
        view.verdict.as_ref().map(|told| self.verdict(told, &view.shape)).unwrap_or_default()
    }

    /// The same in a sentence.
    #[must_use]
    pub fn judged_said(
        &self,
        JudgedView { shape, claimed, verdict, .. }: &JudgedView,
        locale: Locale,
    ) -> String {
        let Candidate { cell, digit } = claimed.candidate;
        let cell = en::cell_name(cell, shape);
        let digit = en::said(digit, locale.symbols);
        let what = if claimed.stands {
            self.said_placed(&capitalised(digit), &cell)
        } else {
            self.said_removed(digit, &cell)
        };
        match verdict {
            None => self.said_only(&what),
            Some(Verdict::Wrong) => self.said_wrong(&what),
            Some(Verdict::Unforced) => self.said_unforced(&what),
            Some(Verdict::Undecided) => self.said_undecided(&what),
            Some(Verdict::Plain(from)) => self.said_plain(&what, &en::cell_name(*from, shape), digit),
            Some(Verdict::Forced(steps)) if steps.len() > 1 => self.said_later(&what, steps.len() - 1),
            Some(forced) => self.said_seen(&what, &self.verdict(forced, shape)),
        }
    }
}

fn name(technique: Technique) -> &'static str {
    explain::technique(technique, text().locale)
}
