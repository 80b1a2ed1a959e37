//! Which title a dialog has. The titles themselves are in `words/en/titles.ftl`.

use super::words::Titles;
use sudoku_play::ui::Dialog;

impl Titles {
    /// The title of a dialog.
    #[must_use]
    pub fn of_dialog(&self, dialog: Dialog) -> &'static str {
        match dialog {
            Dialog::New => self.new_puzzle(),
            Dialog::Story => self.story(),
            Dialog::Solution => self.solution(),
            Dialog::Link => self.link(),
            Dialog::Puzzle => self.puzzle(),
            Dialog::Help => self.help(),
            Dialog::Learn => self.learn(),
            Dialog::Assignment => self.assignment(),
            Dialog::Class => self.class(),
            Dialog::Handover => self.handover(),
            Dialog::Deck => self.deck(),
            Dialog::Games => self.games(),
            Dialog::Times => self.times(),
            Dialog::Settings => self.settings(),
            Dialog::Moments => self.moments(),
            Dialog::Review => self.review(),
            Dialog::Magazine => self.magazine(),
            Dialog::Puzzles => self.puzzles(),
            Dialog::Combinations => self.combinations(),
            Dialog::Editor => self.editor(),
            Dialog::Photo => self.photo(),
        }
    }
}
