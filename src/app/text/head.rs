//! Which words of the header fit. The words themselves are in `words/en/head.ftl`.

use super::words::{Head, place};
use sudoku_play::{ui::Panel, view::SaveState};

impl Head {
    /// The words on the tab of a face.
    #[must_use]
    pub fn face(&self, panel: Panel) -> &'static str {
        self.by_place(match panel {
            Panel::Play => place!("face-play"),
            Panel::Solve => place!("face-explain"),
            Panel::Learn => place!("face-learn"),
            Panel::New => place!("face-new"),
        })
    }

    /// Whether the game is on the disk.
    #[must_use]
    pub fn save(&self, state: SaveState) -> &'static str {
        match state {
            SaveState::Untouched => "",
            SaveState::Saving => self.saving(),
            SaveState::Saved => self.saved(),
            SaveState::Failed => self.not_saved(),
        }
    }
}
