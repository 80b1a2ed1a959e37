//! The names of boards and games. Their words are in `words/en/boards.ftl`.

use super::{names, text, words::Boards};
use sudoku_core::{Shape, level::Level};
use sudoku_play::ui::Panel;

impl Boards {
    /// "9×9".
    #[must_use]
    pub fn size_of(&self, shape: &Shape) -> String {
        let mut size = self.size(shape.side());
        for constraint in shape.constraints().iter() {
            size = self.size_more(&size, names::rule(constraint).name);
        }
        if let Some(boxes) = names::boxes(shape) {
            size = self.size_more(&size, &boxes);
        }
        if shape.regions().is_some() {
            size = self.jigsaw(&size);
        }
        if shape.has_cages() {
            size = self.killer(&size);
        }
        if shape.has_drawn_clues() {
            size = self.variant(&size);
        }
        size
    }

    /// The size and the level of the game.
    #[must_use]
    pub fn game(&self, shape: &Shape, known: Option<Level>) -> String {
        let size = self.size_of(shape);
        known.map_or_else(|| size.clone(), |known| self.game_of(&size, level(known)))
    }

    /// The label of the board.
    #[must_use]
    pub fn label(&self, shape: &Shape) -> String {
        self.board(shape.side())
    }

    /// The title of the document.
    #[must_use]
    pub fn title(&self, over: Option<Panel>, shape: &Shape, level: Option<Level>) -> String {
        let name = over.map_or_else(|| self.game(shape, level), |over| text().head.face(over).to_owned());
        self.window(&name)
    }
}

/// "9×9".
#[must_use]
pub fn size(shape: &Shape) -> String {
    text().boards.size_of(shape)
}

/// The size and the level of a game.
#[must_use]
pub fn game(shape: &Shape, known: Option<Level>) -> String {
    text().boards.game(shape, known)
}

/// A level.
#[must_use]
pub fn level(level: Level) -> &'static str {
    text().level(level)
}
