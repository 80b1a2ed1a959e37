//! The help used in a game: shown at the end, and never removed by undo.

use sudoku_core::bits::{BitSet, Member};

/// One kind of help.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Aid {
    /// All candidates were shown.
    Candidates,
    /// The program filled in notes.
    FilledNotes,
    /// The program updated notes automatically.
    KeptNotes,
    /// The digit filter was used.
    Filter,
    /// The board was compared with the solution.
    Check,
    /// The board went back to before the first mistake.
    BackToRight,
    /// A warning that a removed note was the solution.
    NoteWarning,
    /// Moves were judged as they were made.
    Judged,
    /// A hint showed the place to look at.
    HintPlace,
    /// A hint named the technique.
    HintTechnique,
    /// A hint gave the whole reason.
    HintReason,
    /// The player asked why a digit is in a cell, why a candidate is ruled out, or why another isn't.
    Why,
    /// The player opened the solver.
    Solver,
    /// Digits were copied from the solver.
    SolverDigits,
    /// The player saw the solution.
    SolutionSeen,
    /// The solution was filled in.
    Solution,
    /// An answer to "Why?" gave away a digit.
    WhyDigit,
    /// The solution path was read.
    Path,
    /// The program struck out combinations of cages.
    Combinations,
}

/// All help used.
pub type Aids = BitSet<Aid>;

impl Aid {
    /// All of them, in the order of their bits: a new one comes last.
    pub const ALL: [Aid; 19] = [
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
        Aid::WhyDigit,
        Aid::Path,
        Aid::Combinations,
    ];

    /// Those that give away digits, the gravest first: a time with any of them isn't compared with others.
    const DECIDING: [Aid; 7] = [
        Aid::Solution,
        Aid::SolutionSeen,
        Aid::Path,
        Aid::SolverDigits,
        Aid::Solver,
        Aid::HintReason,
        Aid::WhyDigit,
    ];

    /// Returns the permanent name of the aid in saved games.
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
            Self::WhyDigit => "why-digit",
            Self::Path => "path",
            Self::Combinations => "combinations",
        }
    }

    /// Returns the kind of the aid, or `None` for the filter, which only looks at the board.
    #[must_use]
    pub const fn kind(self) -> Option<HelpKind> {
        match self {
            Self::Candidates
            | Self::FilledNotes
            | Self::KeptNotes
            | Self::NoteWarning
            | Self::Combinations => Some(HelpKind::Notes),
            Self::Check | Self::BackToRight | Self::Judged => Some(HelpKind::Checks),
            Self::HintPlace | Self::HintTechnique | Self::HintReason | Self::Why | Self::WhyDigit => {
                Some(HelpKind::Hints)
            }
            Self::Solver | Self::SolverDigits | Self::SolutionSeen | Self::Solution | Self::Path => {
                Some(HelpKind::Solver)
            }
            Self::Filter => None,
        }
    }

    /// Returns the aid of that name.
    #[must_use]
    pub fn from_slug(slug: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|aid| aid.slug() == slug)
    }
}

/// A kind of help that an assignment may leave out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum HelpKind {
    /// Candidates shown or noted by the program, and warnings about notes.
    Notes,
    /// Comparisons with the solution, and the judgement of moves.
    Checks,
    /// Hints, and answers to "Why?".
    Hints,
    /// The solver, the solution and its path.
    Solver,
}

/// Some kinds of help.
pub type HelpKinds = BitSet<HelpKind>;

impl HelpKind {
    /// All of them, in the order of their bits in links: a new one needs a new version of the link.
    pub const ALL: [HelpKind; 4] = [HelpKind::Notes, HelpKind::Checks, HelpKind::Hints, HelpKind::Solver];

    /// Those that know the solution. Notes only follow from the rules that are known, which hold beside any others.
    pub(crate) const NEED_A_PROOF: [HelpKind; 3] = [HelpKind::Checks, HelpKind::Hints, HelpKind::Solver];
}

impl Member for HelpKind {
    const COUNT: u32 = Self::ALL.len() as u32;
    fn bit(self) -> u32 {
        self as u32
    }
    fn from_bit(bit: u32) -> Self {
        Self::ALL[bit as usize]
    }
}

/// Returns the aid that keeps a time from counting: the gravest one that gave away a digit. Without any, the time
/// counts.
#[must_use]
pub fn cause(aids: Aids) -> Option<Aid> {
    Aid::DECIDING.into_iter().find(|&aid| aids.contains(aid))
}

/// The amount of help, as a result line tells it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Help {
    /// None at all.
    None,
    /// Some, but no hint and no other help with a digit or a step.
    Unhinted,
    /// A hint, or other help with a digit or a step.
    Hinted,
}

/// Returns the amount of help among the aids used.
#[must_use]
pub fn help(aids: Aids) -> Help {
    let hints =
        [Aid::HintPlace, Aid::HintTechnique, Aid::HintReason, Aid::Why, Aid::Judged, Aid::BackToRight];
    if aids.iter().next().is_none() {
        Help::None
    } else if cause(aids).is_some() || hints.into_iter().any(|hint| aids.contains(hint)) {
        Help::Hinted
    } else {
        Help::Unhinted
    }
}

impl Member for Aid {
    const COUNT: u32 = Self::ALL.len() as u32;
    fn bit(self) -> u32 {
        self as u32
    }
    fn from_bit(bit: u32) -> Self {
        Self::ALL[bit as usize]
    }
}
