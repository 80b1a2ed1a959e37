//! The drawings of an exercise and of an example.

use super::{Drawing, DrillBoard, LearnPage, Reasoned};

impl DrillBoard {
    /// Its marks and links.
    #[must_use]
    pub fn drawing(&self) -> Drawing {
        let standing = self.digits.filled().map(|(cell, _)| cell).collect();
        Drawing::apart(self.marks.clone(), self.links.clone(), standing, &self.small, self.digits.shape())
    }
}

impl LearnPage {
    /// The marks and links of its example, as far as its lines are told.
    #[must_use]
    pub fn drawing(&self) -> Option<Drawing> {
        let (_, found) = self.example.as_deref()?;
        let mut reason = Reasoned::in_full(found.clone());
        let lines = self.lines.as_ref();
        if let Some(lines) = lines {
            reason.marks = lines.marks.clone();
        }
        let mut drawing = reason.drawing(&found.found_in.to_grid());
        if let Some(lines) = lines.filter(|lines| lines.told.is_some()) {
            (drawing.web.lines, drawing.web.told) = (lines.of_links.clone(), lines.told);
        }
        Some(drawing)
    }
}
