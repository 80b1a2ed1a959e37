//! What is said of parts of the program that come after the board.

/// What is said of them.
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
