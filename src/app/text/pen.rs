//! Which words of the pen fit. The words themselves are in `words/en/pen.ftl`.

use super::words::Pen;
use sudoku_play::messages::PenColour;

impl Pen {
    /// A colour.
    #[must_use]
    pub fn colour(&self, colour: PenColour) -> &'static str {
        match colour.number() {
            0 => self.red(),
            1 => self.blue(),
            2 => self.green(),
            _ => self.orange(),
        }
    }
}
