//! Everything that outlives the page: games as journals, the book of times, the log of practice, the settings, and the
//! files that have all of it.

pub mod archive;
pub mod book;
pub mod csv;
pub mod journal;
pub mod memory;
pub mod practice;
pub mod settings;
