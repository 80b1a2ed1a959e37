//! The words of the static pages about techniques, apart from those that *Learn* has too.

use sudoku_core::Shape;

/// The static pages.
#[derive(Clone, Copy, Debug)]
pub struct Leaflets {
    /// The title of a technique's page, in the window.
    pub title: fn(&str) -> String,
    /// Its level, and its number among all techniques.
    pub rank: fn(&str, usize, usize) -> String,
    /// The picture of the example, for a reader who can't see it.
    pub picture: fn(&str, &Shape) -> String,
    /// The head of the example's text.
    pub step: &'static str,
    /// Leads to the same page in the program.
    pub open: fn(&str) -> String,
    /// Leads to the technique before, and after.
    pub before: fn(&str) -> String,
    pub after: fn(&str) -> String,
    /// The description of the rules for search engines, and the picture for a reader who can't see it.
    pub rules_about: &'static str,
    pub rules_picture: &'static str,
    /// The title of the list, and its description for search engines.
    pub list_title: &'static str,
    pub list_about: &'static str,
    /// Leads to the list in the program.
    pub open_list: &'static str,
    /// Leads to the program.
    pub play: &'static str,
}
