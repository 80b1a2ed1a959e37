//! Texts that only Stepdoku writes: recipes, and links with progress.

use crate::{links::shared::Shared, ui::Refusal};
use sudoku_core::{
    Grid,
    generate::recipe::Recipe,
    level::Level,
    notation::{self, link},
};

/// A text that only Stepdoku writes.
pub(super) enum Own {
    /// A recipe.
    Recipe(Recipe),
    /// A puzzle to prove, with its progress.
    Board(Grid, Shared),
    /// A link to something else: a lesson, an assignment, a result, or a page.
    Link(String),
}

/// The meaning of a text by Stepdoku, or the reason why it is invalid; none for any other text.
pub(super) fn own(text: &str) -> Option<Result<Own, Refusal>> {
    let make = |text: &str| text.parse().map(Own::Recipe).map_err(Refusal::Recipe);
    let trimmed = text.trim();
    let alone = if trimmed.starts_with('#') { Some(trimmed) } else { link::fragment(trimmed) };
    if let Some(fragment) = alone.filter(|fragment| link::is_no_puzzle(fragment)) {
        return Some(Ok(Own::Link(fragment.to_owned())));
    }
    if trimmed.len() <= notation::MAX_BYTES
        && let Some(fragment) = link::fragment(trimmed)
    {
        return match link::recipe(fragment) {
            Ok(Some(recipe)) => Some(make(&recipe)),
            Err(error) if fragment.starts_with("#s=") => Some(Err(Refusal::Link(error))),
            // It names a puzzle, or nothing known here.
            Ok(None) | Err(_) => board(fragment),
        };
    }
    // A grid may begin with digits and dots like a recipe, so it comes first.
    let named = names_a_recipe(trimmed) && notation::read_plain(trimmed).is_err();
    named.then(|| make(trimmed))
}

/// The puzzle of a link with its progress, if the link has any.
fn board(fragment: &str) -> Option<Result<Own, Refusal>> {
    let link = link::read(fragment).ok()??;
    let shared = Shared::read(link.board()?, link.grid()).map_err(Refusal::Link);
    Some(shared.map(|shared| Own::Board(link.grid().clone(), shared)))
}

/// Whether a text, if it isn't a grid, looks like a recipe, valid or not.
fn names_a_recipe(text: &str) -> bool {
    let by_level = || text.split('.').nth(2).is_some_and(|part| Level::from_slug(part).is_some());
    Recipe::is_meant(text)
        && !text.contains(char::is_whitespace)
        && (text.starts_with(['m', 'd']) || by_level())
}
