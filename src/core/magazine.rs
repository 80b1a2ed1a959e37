//! The magazine: as many puzzles as are asked for, no two alike, each with its recipe, and the pages they are
//! printed on.
//!
//! A [`Batch`] says what is asked for and is a text. A [`Magazine`] says which recipe is to be made next and
//! takes what was made ([`Contribution`]), so whoever drives it may show how far it is, stop and go on; it
//! does nothing that takes long by itself. A [`Press`] turns what there is into pages, each an SVG of its own.

mod batch;
mod boards;
mod canonical;
mod code;
mod contents;
mod contribution;
mod heads;
mod layout;
mod leaves;
mod making;
mod path;
mod press;
mod saved;
mod svg;
mod texts;
mod ways;

pub use batch::{BadBatch, Batch, Lot, MOST_LOTS, MOST_PUZZLES};
pub use canonical::key;
pub use contribution::{Contribution, Hardness, Outcome, Work, contribute};
pub use layout::{Answers, Layout, Paper, Ways};
pub use making::{Magazine, Numbered, Shortfall, Taken, Tally};
pub use path::{SolutionPath, path_name};
pub use press::{Press, Printing, document};
pub use saved::BadMagazine;
pub use texts::{sdm, text};
