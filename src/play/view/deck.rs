//! The drawing of a slide.

use super::Drawing;
use crate::features::deck::view::DeckBoard;

impl DeckBoard {
    /// Its marks and links.
    #[must_use]
    pub fn drawing(&self) -> Drawing {
        let standing = self.digits.filled().map(|(cell, _)| cell).collect();
        Drawing::apart(self.marks.clone(), self.links.clone(), standing, &self.small, self.digits.shape())
    }
}
