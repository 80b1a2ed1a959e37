//! The functions of a session that the first board doesn't need. In a page with several parts, one of the
//! parts hands them over; a caller with all of the code can ignore this.

use super::{
    BrowserMsg, DiskMsg, EditorMsg, FileMsg, HandoutMsg, HintMsg, MagazineMsg, MakeMsg, Msg, Out, PuzzleMsg,
    ReviewMsg, Says, Session, ShelfMsg, StepMsg, WhyMsg,
};
use crate::{
    marks::Marks,
    play::features::Feature,
    wire::{self, Response},
};
use std::fmt;

/// A message for code that loads later.
#[derive(Clone, Debug, PartialEq)]
pub enum Waiting {
    /// A message about the games on the disk.
    Shelf(ShelfMsg),
    /// A message about files of games.
    File(FileMsg),
    /// A message to the solver.
    Step(StepMsg),
    /// A message about a hint.
    Hint(HintMsg),
    /// A message about the review.
    Review(ReviewMsg),
    /// A message about a question "Why?".
    Why(WhyMsg),
    /// An announcement of the teacher or of an answer.
    Say(Says),
    /// A message about making puzzles.
    Make(MakeMsg),
    /// A message about the magazine.
    Magazine(MagazineMsg),
    /// A message to the editor.
    Editor(EditorMsg),
    /// A message about the solution path.
    Handout(HandoutMsg),
    /// A message about another puzzle.
    Puzzle(PuzzleMsg),
    /// A message with data from the disk.
    Disk(DiskMsg),
    /// A reply of the worker.
    Answered(Response),
    /// The player is idle, so the worker can make a spare puzzle.
    Spare,
}

impl Waiting {
    /// The message to send if the part with the code can't be loaded; none if the player asked for nothing.
    #[must_use]
    pub fn lost(&self) -> Option<Msg> {
        let asked_for = !matches!(
            self,
            Self::Disk(DiskMsg::StockRead(_) | DiskMsg::MagazineElsewhere) | Self::Say(_) | Self::Spare
        );
        asked_for.then(|| BrowserMsg::PartMissing.into())
    }
}

/// The functions that handle waiting messages.
#[derive(Clone, Copy)]
pub struct Later {
    work: fn(&mut Session, Waiting, &mut Out),
    read: fn(&[u8]) -> Option<Response>,
    marks: fn(&Session) -> Marks,
}

// The addresses of its functions, which the linker sets, are irrelevant.
impl fmt::Debug for Later {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Later")
    }
}

impl Later {
    /// All functions. Naming this links the code that the board doesn't wait for.
    pub const ALL: Self = Self {
        work: Session::work_later,
        read: |bytes| wire::decode(bytes).ok(),
        marks: |session| session.features.marks(&session.kernel),
    };

    /// The worker's reply in these bytes, if valid.
    #[must_use]
    pub fn read(self, bytes: &[u8]) -> Option<Response> {
        (self.read)(bytes)
    }
}

impl Session {
    /// Handles a message whose code loads after the first board, or makes it wait for the code.
    pub(super) fn later(&mut self, waiting: Waiting, out: &mut Out) {
        match self.means {
            Some(later) => (later.work)(self, waiting, out),
            None => self.waits.push(waiting),
        }
    }

    /// The marks of the current step. Empty until the code for steps has loaded.
    pub(in crate::play) fn marks_shown(&self) -> Marks {
        self.means.map_or_else(Marks::default, |later| (later.marks)(self))
    }

    fn work_later(&mut self, waiting: Waiting, out: &mut Out) {
        match waiting {
            Waiting::Shelf(msg) => self.act_shelf(msg, out),
            Waiting::File(msg) => self.file(msg, out),
            Waiting::Step(msg) => self.features.solver.update(msg, &mut self.kernel, out),
            Waiting::Hint(msg) => self.features.hint.update(msg, &mut self.kernel, out),
            Waiting::Review(msg) => self.features.review.update(msg, &mut self.kernel, out),
            Waiting::Why(msg) => self.features.why.update(msg, &mut self.kernel, out),
            Waiting::Say(says) => self.features.announce(says, &mut self.kernel, out),
            Waiting::Make(msg) => self.make(msg, out),
            Waiting::Magazine(msg) => self.features.magazine.update(msg, &mut self.kernel, out),
            Waiting::Editor(msg) => self.features.editor.update(msg, &mut self.kernel, out),
            Waiting::Handout(msg) => self.features.handout.update(msg, &mut self.kernel, out),
            Waiting::Puzzle(msg) => self.act_puzzle_later(msg, out),
            Waiting::Disk(msg) => self.hear_disk_later(msg, out),
            Waiting::Answered(response) => self.answered(response, out),
            Waiting::Spare => self.make_spare(out),
        }
        self.spread(out);
    }
}
