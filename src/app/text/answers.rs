//! Which button a notice has. The words themselves are in `words/en/answers.ftl`.

use super::words::Answers;
use sudoku_play::view::Answer;

impl Answers {
    /// The action for a notice.
    #[must_use]
    pub fn said(&self, answer: Answer) -> &'static str {
        match answer {
            Answer::Return => self.return_to(),
            Answer::Undelete(_) | Answer::Undo => self.undo(),
            Answer::KeepNotes => self.keep_notes(),
            Answer::Redo => self.redo(),
            Answer::BackToRight => self.back_to_right(),
            Answer::Export => self.export(),
            Answer::ExportPart => self.export_part(),
            Answer::Open(_) => self.open(),
            Answer::Stop => self.stop(),
            Answer::PlayArrived => self.play_arrived(),
            Answer::CountFromZero => self.count_from_zero(),
            Answer::EmptyZeros => self.empty_zeros(),
            Answer::NextPuzzle => self.next_puzzle(),
            Answer::Magazine => self.magazine(),
            Answer::Renew => self.renew(),
            Answer::LoadAgain => self.load_again(),
            Answer::GoOn(_) => self.go_on(),
        }
    }
}
