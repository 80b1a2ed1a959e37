//! Which words for the help used fit. The words themselves are in `words/en/aids.ftl`.

use super::{text, words};
use sudoku_play::game::aids::{Aid, Aids};

impl words::Aids {
    /// All help used, in a list.
    #[must_use]
    pub fn used(&self, aids: Aids) -> String {
        text().lists.plain(aids.iter().map(|aid| self.name(aid)))
    }

    /// All help used, as it ends a sentence.
    #[must_use]
    pub fn helped(&self, aids: Aids) -> String {
        let names: Vec<&str> = aids.iter().map(|aid| self.name(aid)).collect();
        if names.is_empty() { self.alone().into() } else { self.helped_by(&text().lists.all_of(&names)) }
    }

    fn name(&self, aid: Aid) -> &'static str {
        match aid {
            Aid::Candidates => self.candidates(),
            Aid::FilledNotes => self.filled_notes(),
            Aid::KeptNotes => self.kept_notes(),
            Aid::Filter => self.filter(),
            Aid::Check => self.check(),
            Aid::BackToRight => self.back_to_right(),
            Aid::NoteWarning => self.note_warning(),
            Aid::Judged => self.judged(),
            Aid::HintPlace => self.hint_place(),
            Aid::HintTechnique => self.hint_technique(),
            Aid::HintReason => self.hint_reason(),
            Aid::Solver => self.solver(),
            Aid::SolverDigits => self.solver_digits(),
            Aid::SolutionSeen => self.solution_seen(),
            Aid::Solution => self.solution(),
            Aid::Why => self.why(),
            Aid::WhyDigit => self.why_digit(),
            Aid::Path => self.path(),
            Aid::Combinations => self.combinations(),
        }
    }
}
