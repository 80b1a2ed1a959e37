//! The words of the field that pages, hints and steps use, and their meanings.

use crate::explain::Term;

/// Returns the forms of a term, in lower case, the longest first.
pub(crate) const fn forms(term: Term) -> &'static [&'static str] {
    match term {
        Term::Candidate => &["candidates", "candidate"],
        Term::Area => &["areas", "area"],
        Term::InSight => &["in sight", "sees"],
        Term::Cover => &["covers", "cover"],
        Term::Fin => &["fins", "fin"],
        Term::Clash => &["clashes", "clash"],
        Term::Band => &["bands", "band"],
        Term::StrongLink => &["strong links", "strong link"],
        Term::WeakLink => &["weak links", "weak link"],
        Term::AlmostLockedSet => &["almost locked sets", "almost locked set"],
    }
}

/// Returns the meaning of a term, in a sentence or two.
#[must_use]
pub const fn meaning(term: Term) -> &'static str {
    match term {
        Term::Candidate => "A candidate is a digit that a cell may still have.",
        Term::Area => {
            "An area is a row, a column or a box, and where a puzzle has them, a diagonal or a window. It has each digit once."
        }
        Term::InSight => {
            "A cell sees another, and is in its sight, if the two can't have the same digit, because they are in the same row, column or box."
        }
        Term::Cover => {
            "The cover of a fish is the columns that hold all places for a digit in its rows, or the rows that hold all in its columns. The fish fills them, so the digit goes nowhere else there."
        }
        Term::Fin => "A fin is a place of a fish outside its cover.",
        Term::Clash => "Two candidates clash if they can't both be right.",
        Term::Band => "A band is the boxes side by side in one line, with all rows or columns through them.",
        Term::StrongLink => "A strong link joins two candidates of which at least one is right.",
        Term::WeakLink => "A weak link joins two candidates of which at most one is right.",
        Term::AlmostLockedSet => {
            "An almost locked set is cells of one row, column or box that have, together, one digit more than there are cells."
        }
    }
}
