//! The techniques to learn, apart from their prose.

use crate::app::text::learn::LearnText;
use sudoku_play::features::learn::Section;

pub(super) const LEARN: LearnText = LearnText {
    about: "The techniques in the order of learning, each under the easiest level that needs it.",
    head,
    about_one: |technique| format!("About {technique}"),
    back: |dialog| format!("Back to {dialog}"),
    all: "All techniques",
    plain: "Read them as plain pages",
    make: "Make a puzzle that needs it",
    loading: "Loading…",
    missing: "This text could not be loaded. Check the connection, then open it again.",
};

const fn head(section: Section) -> &'static str {
    match section {
        Section::What => "",
        Section::Idea => "The idea",
        Section::Why => "Why it holds",
        Section::Miss => "A near miss",
        Section::Look => "How to find it",
        Section::Kin => "Its relatives",
        Section::Names => "Other names",
    }
}
