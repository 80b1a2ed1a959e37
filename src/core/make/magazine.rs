//! The magazine: any number of puzzles, no two alike, each with its recipe, and the printed pages.
//!
//! A [`Batch`] is the request, and has a text. A [`Magazine`] gives the next recipe and takes the result
//! ([`Contribution`]), so its driver can show progress, stop and continue; the magazine itself does no long work. An
//! [`Arrangement`] reorders the puzzles, names their lots and leaves some out. A [`Press`] turns the puzzles into
//! pages, each a separate SVG.

mod arrangement;
mod batch;
mod boards;
mod braille;
mod canonical;
mod code;
mod contents;
mod contribution;
mod heads;
mod kept;
mod layout;
mod leaves;
mod making;
mod path;
mod press;
mod saved;
mod svg;
mod texts;
mod ways;
mod worksheet;

pub use arrangement::{ArrangedLot, Arrangement, LONGEST_NAME};
pub use batch::{Batch, BatchError, Lot, MOST_LOTS, MOST_PUZZLES};
pub use braille::{braille, braille_name, puzzle_in_braille};
pub use canonical::key;
pub use contribution::{Contribution, Hardness, Outcome, Work, contribute, contribute_by};
pub use layout::{Answers, Layout, Paper, Ways};
pub use making::{LotLook, Magazine, Numbered, Shortfall, Taken, Tally};
pub use path::{SolutionPath, path_name};
pub use press::{Press, Printing, document};
pub use saved::MagazineError;
pub use texts::{sdm, text};
pub use ways::WayPlace;
pub use worksheet::{Worksheet, WorksheetAnswer, WorksheetCase, worksheet};
