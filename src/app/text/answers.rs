//! Which button a notice has. The words themselves are in `words/en/answers.ftl`.

use super::words::{Answers, place};
use sudoku_play::view::Answer;

impl Answers {
    /// The action for a notice.
    #[must_use]
    pub fn said(&self, answer: Answer) -> &'static str {
        self.by_place(match answer {
            Answer::Return => place!("return-to"),
            Answer::Undelete(_) | Answer::Undo => place!("undo"),
            Answer::KeepNotes => place!("keep-notes"),
            Answer::Redo => place!("redo"),
            Answer::BackToRight => place!("back-to-right"),
            Answer::Rules => place!("rules"),
            Answer::Export => place!("export"),
            Answer::ExportPart => place!("export-part"),
            Answer::Open(_) => place!("open"),
            Answer::Stop => place!("stop"),
            Answer::PlayArrived => place!("play-arrived"),
            Answer::CountFromZero => place!("count-from-zero"),
            Answer::EmptyZeros => place!("empty-zeros"),
            Answer::NextPuzzle => place!("next-puzzle"),
            Answer::Magazine => place!("magazine"),
            Answer::Renew => place!("renew"),
            Answer::LoadAgain => place!("load-again"),
            Answer::GoOn(_) => place!("go-on"),
        })
    }
}
