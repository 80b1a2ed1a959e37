//! What is said of parts of the program that come after the board.

/// What is said of them.
#[derive(Clone, Copy, Debug)]
pub struct PartsText {
    /// One is on its way.
    pub coming: &'static str,
    /// One does not come.
    pub missing: &'static str,
    /// That it is gone, as the server has another version.
    pub updated: &'static str,
    /// Tries again.
    pub again: &'static str,
    /// Loads the page anew.
    pub reload: &'static str,
}
