//! Which title a dialog has. The titles themselves are in `words/en/titles.ftl`.

use super::words::{Titles, place};
use sudoku_play::ui::Dialog;

impl Titles {
    /// The title of a dialog.
    #[must_use]
    pub fn of_dialog(&self, dialog: Dialog) -> &'static str {
        self.by_place(match dialog {
            Dialog::New => place!("new-puzzle"),
            Dialog::Story => place!("story"),
            Dialog::Solution => place!("solution"),
            Dialog::Link => place!("link"),
            Dialog::Puzzle => place!("puzzle"),
            Dialog::Help => place!("help"),
            Dialog::Learn => place!("learn"),
            Dialog::Assignment => place!("assignment"),
            Dialog::Class => place!("class"),
            Dialog::Handover => place!("handover"),
            Dialog::Deck => place!("deck"),
            Dialog::Games => place!("games"),
            Dialog::Times => place!("times"),
            Dialog::Settings => place!("settings"),
            Dialog::Moments => place!("moments"),
            Dialog::Review => place!("review"),
            Dialog::Magazine => place!("magazine"),
            Dialog::Puzzles => place!("puzzles"),
            Dialog::Combinations => place!("combinations"),
            Dialog::Editor => place!("editor"),
            Dialog::Photo => place!("photo"),
        })
    }
}
