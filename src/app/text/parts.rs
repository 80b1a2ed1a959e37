//! The words about parts of the program beyond the first board.

/// The words about those parts.
#[derive(Clone, Copy, Debug)]
pub struct PartsText {
    /// One is loading.
    pub coming: &'static str,
    /// One cannot be loaded.
    pub missing: &'static str,
    /// One is gone, as the server has another version.
    pub updated: &'static str,
    /// Tries again.
    pub again: &'static str,
    /// Reloads the page.
    pub reload: &'static str,
}
