//! An exercise and an example: their drawings, and the cells as they are spoken.

use super::{Drawing, Labelled, Marked, NoteKind, Reasoned};
use crate::features::learn::view::{DrillBoard, DrillView, LearnPage, NearView};
use crate::{features::learn::Activity, saved::settings::Settings};
use sudoku_core::{Cell, marks::Role};

impl DrillBoard {
    /// Its marks and links.
    #[must_use]
    pub fn drawing(&self) -> Drawing {
        let standing = self.digits.filled().map(|(cell, _)| cell).collect();
        Drawing::apart(self.marks.clone(), self.links.clone(), standing, &self.small, self.digits.shape())
    }
}

impl LearnPage {
    /// The marks and links of its example, as far as its lines have come.
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

impl DrillView {
    /// Whether the marks on the board are cells of mistakes.
    const fn marks_mistakes(&self) -> bool {
        matches!(self.activity, Activity::Mistake | Activity::Repair)
    }

    /// A cell with the data for its label.
    #[must_use]
    pub fn labelled(&self, cell: Cell, settings: &Settings) -> Option<Labelled> {
        let board = self.board.as_deref()?;
        let mut labelled = Labelled::apart(cell, board.digits.get(cell), settings);
        if board.givens.get(cell).is_some() {
            labelled = labelled.given();
        }
        if let Some((_, digits)) = board.small.iter().find(|(known, _)| *known == cell) {
            // One of the notes may be the mistake, so they are not candidates.
            let kind = if self.marks_mistakes() { NoteKind::Notes } else { NoteKind::Candidates };
            labelled = labelled.with_small(*digits, kind);
        }
        let is_found = |&(marked, _): &(Cell, Role)| marked == cell;
        labelled.view.wrong = self.marks_mistakes() && board.marks.cells.iter().any(is_found);
        Some(labelled)
    }

    /// The marks of the step in its cells, in reading order.
    #[must_use]
    pub fn marked(&self) -> Vec<Marked> {
        let board = self.board.as_deref().filter(|_| !self.marks_mistakes());
        board.map_or_else(Vec::new, |board| Marked::all(&board.marks))
    }
}

impl NearView {
    /// Its marks and links.
    #[must_use]
    pub fn drawing(&self) -> Drawing {
        let standing = self.digits.filled().map(|(cell, _)| cell).collect();
        Drawing::apart(self.marks.clone(), self.links.clone(), standing, &self.small, self.digits.shape())
    }

    /// A cell with the data for its label.
    #[must_use]
    pub fn labelled(&self, cell: Cell, settings: &Settings) -> Labelled {
        let mut labelled = Labelled::apart(cell, self.digits.get(cell), settings);
        if self.givens.get(cell).is_some() {
            labelled = labelled.given();
        }
        if let Some((_, digits)) = self.small.iter().find(|(known, _)| *known == cell) {
            labelled = labelled.with_small(*digits, NoteKind::Candidates);
        }
        labelled
    }

    /// The marks of the pattern in its cells, in reading order.
    #[must_use]
    pub fn marked(&self) -> Vec<Marked> {
        Marked::all(&self.marks)
    }
}
