//! What a session can do that no first board waits for. A page that comes in parts has it handed over by one of
//! them; whoever has all of it at once need not know of this.

use super::{
    BrowserMsg, Cmd, DiskMsg, EditorMsg, FileMsg, HandoutMsg, HintMsg, MagazineMsg, MakeMsg, Msg, Out,
    PuzzleMsg, ReviewMsg, Says, Session, ShelfMsg, StepMsg, Taught, WhyMsg,
};
use crate::{
    marks::Marks,
    play::features::Feature,
    wire::{self, Response},
};
use std::fmt;

/// What was told to a session, and is done by what comes later.
#[derive(Clone, Debug, PartialEq)]
pub enum Waiting {
    /// Something about the games on the disk.
    Shelf(ShelfMsg),
    /// Something about files of games.
    File(FileMsg),
    /// Something about the solver.
    Step(StepMsg),
    /// Something about a hint.
    Hint(HintMsg),
    /// Something about the review.
    Review(ReviewMsg),
    /// Something about a question why.
    Why(WhyMsg),
    /// What the teacher or an answer says is to be heard.
    Say(Says),
    /// Something about what is made.
    Make(MakeMsg),
    /// Something about the magazine.
    Magazine(MagazineMsg),
    /// Something about the editor.
    Editor(EditorMsg),
    /// Something about the solution path to be taken along.
    Handout(HandoutMsg),
    /// Something about another puzzle.
    Puzzle(PuzzleMsg),
    /// Something that was read from the disk.
    Disk(DiskMsg),
    /// What the worker says.
    Answered(Response),
    /// Nobody asks for anything, so that a puzzle can be made for later.
    Spare,
}

impl Waiting {
    /// What is to be told if it can never be done, as the part that does it cannot be had; nothing of what nobody
    /// asked for.
    #[must_use]
    pub fn lost(&self) -> Option<Msg> {
        let asked_for = !matches!(
            self,
            Self::Disk(DiskMsg::StockRead(_) | DiskMsg::MagazineElsewhere) | Self::Say(_) | Self::Spare
        );
        asked_for.then(|| BrowserMsg::PartMissing.into())
    }
}

/// The means to do what waits.
#[derive(Clone, Copy)]
pub struct Later {
    work: fn(&mut Session, Waiting, &mut Out),
    read: fn(&[u8]) -> Option<Response>,
    marks: fn(&Session) -> Marks,
}

// Where the linker puts its functions is no part of what it is.
impl fmt::Debug for Later {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Later")
    }
}

impl Later {
    /// All of it. Whoever names this links what the board does not wait for.
    pub const ALL: Self = Self {
        work: Session::work_later,
        read: |bytes| wire::decode(bytes).ok(),
        marks: Session::marks_of_steps,
    };

    /// What the worker says in these bytes, if they are a word of ours.
    #[must_use]
    pub fn read(self, bytes: &[u8]) -> Option<Response> {
        (self.read)(bytes)
    }
}

impl Session {
    /// Does what the board does not wait for, or asks to be told again once there are means to do it.
    pub(super) fn later(&mut self, waiting: Waiting, out: &mut Out) {
        match self.means {
            Some(later) => (later.work)(self, waiting, out),
            None => self.waits.push(waiting),
        }
    }

    /// The marks of the step that the board shows. There is none before there are means to find it.
    pub(in crate::play) fn marks_shown(&self) -> Marks {
        self.means.map_or_else(Marks::default, |later| (later.marks)(self))
    }

    fn say(&mut self, says: Says, out: &mut Out) {
        match says {
            Says::Hint => {
                let card = self.features.hint.card(&self.kernel);
                out.extend(card.map(|card| Cmd::Teach(Taught::Hint(Box::new(card)))));
            }
            Says::Judgement => {
                let view = self.features.review.view(&self.kernel);
                out.extend(view.map(|view| Cmd::Teach(Taught::Judged(Box::new(view)))));
            }
            Says::Answer => self.say_answer(out),
        }
    }

    fn work_later(&mut self, waiting: Waiting, out: &mut Out) {
        match waiting {
            Waiting::Shelf(msg) => self.act_shelf(msg, out),
            Waiting::File(msg) => self.file(msg, out),
            Waiting::Step(msg) => self.features.solver.update(msg, &mut self.kernel, out),
            Waiting::Hint(msg) => self.features.hint.update(msg, &mut self.kernel, out),
            Waiting::Review(msg) => self.features.review.update(msg, &mut self.kernel, out),
            Waiting::Why(msg) => self.why_later(msg, out),
            Waiting::Say(says) => self.say(says, out),
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
