//! The help that was had in a game: told at the end, and never taken back by undo.

use crate::bits::{BitSet, Member};

/// One kind of help.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Aid {
    /// All candidates were shown.
    Candidates,
    /// Notes were filled in by the program.
    FilledNotes,
    /// Notes were kept in step by the program.
    KeptNotes,
    /// The digit filter was used.
    Filter,
    /// The board was compared with the solution.
    Check,
    /// The board was taken back to before the first mistake.
    BackToRight,
    /// A warning that a removed note was the solution.
    NoteWarning,
    /// Moves were judged as they were made.
    Judged,
    /// A hint said where to look.
    HintPlace,
    /// A hint named the technique.
    HintTechnique,
    /// A hint gave the whole reason.
    HintReason,
    /// It was asked why a digit stands, why a candidate is gone, or why another is not.
    Why,
    /// The solver was watched.
    Solver,
    /// Digits were taken over from the solver.
    SolverDigits,
    /// The solution was looked at.
    SolutionSeen,
    /// The solution was filled in.
    Solution,
}

/// All help that was had.
pub type Aids = BitSet<Aid>;

impl Aid {
    /// All of them, from the lightest.
    pub const ALL: [Aid; 16] = [
        Aid::Candidates,
        Aid::FilledNotes,
        Aid::KeptNotes,
        Aid::Filter,
        Aid::Check,
        Aid::BackToRight,
        Aid::NoteWarning,
        Aid::Judged,
        Aid::HintPlace,
        Aid::HintTechnique,
        Aid::HintReason,
        Aid::Why,
        Aid::Solver,
        Aid::SolverDigits,
        Aid::SolutionSeen,
        Aid::Solution,
    ];

    /// Its name in a saved game, the same for ever.
    #[must_use]
    pub const fn slug(self) -> &'static str {
        match self {
            Self::Candidates => "candidates",
            Self::FilledNotes => "filled-notes",
            Self::KeptNotes => "kept-notes",
            Self::Filter => "filter",
            Self::Check => "check",
            Self::BackToRight => "back-to-right",
            Self::NoteWarning => "note-warning",
            Self::Judged => "judged",
            Self::HintPlace => "hint-place",
            Self::HintTechnique => "hint-technique",
            Self::HintReason => "hint-reason",
            Self::Solver => "solver",
            Self::SolverDigits => "solver-digits",
            Self::SolutionSeen => "solution-seen",
            Self::Solution => "solution",
            Self::Why => "why",
        }
    }

    /// The aid of that name.
    #[must_use]
    pub fn from_slug(slug: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|aid| aid.slug() == slug)
    }

    /// Whether it told what the player would have had to find: a time with it is not compared with others.
    #[must_use]
    pub const fn decides(self) -> bool {
        matches!(
            self,
            Self::HintReason | Self::Solver | Self::SolverDigits | Self::SolutionSeen | Self::Solution
        )
    }
}

impl Member for Aid {
    fn bit(self) -> u32 {
        self as u32
    }
    fn from_bit(bit: u32) -> Self {
        Self::ALL[bit as usize]
    }
}
