//! Handing the game over to another device, by codes that its camera reads.

pub mod view;

use super::Feature;
use crate::{
    game::Origin,
    kernel::{Cmd, DiskCmd, Happened, Kernel, Out},
    links::handover::{Handover, Piece},
    messages::HandoverMsg,
    ui::Dialog,
    work::{Asked, Job, Purpose},
};
use sudoku_core::{
    notation::link::{self, LinkError},
    puzzle::PuzzleError,
    wire::{Answer, Task},
};

/// The reason why the game can't begin here.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CannotTake {
    /// A code is damaged, or of a later version.
    Link(LinkError),
    /// The puzzle has no solution, several, or nothing to fill in.
    Puzzle(PuzzleError),
    /// The worker has not answered.
    Worker,
}

/// The feature.
#[derive(Clone, Debug, Default)]
pub(crate) struct Handovers {
    /// The pieces of the game on the board, while they are shown.
    sent: Vec<Piece>,
    at: usize,
    /// Whether the dialog shows codes, and not the ones read.
    sends: bool,
    /// The pieces read, in order.
    read: Vec<Piece>,
    arrived: Option<(Asked, Box<Handover>)>,
    fault: Option<CannotTake>,
}

impl Feature for Handovers {
    type Msg = HandoverMsg;

    fn update(&mut self, msg: HandoverMsg, kernel: &mut Kernel, out: &mut Out) {
        match msg {
            HandoverMsg::Show => {
                let game = Handover::of(kernel.current().game(), kernel.current().played(out.at.now));
                (self.sent, self.at, self.sends) = (game.pieces().unwrap_or_default(), 0, true);
                kernel.page_mut().open(Dialog::Handover);
            }
            HandoverMsg::Turn(on) => {
                let to = if on { self.at + 1 } else { self.at.wrapping_sub(1) };
                if to < self.sent.len() {
                    self.at = to;
                }
            }
            HandoverMsg::Receive => {
                (self.sends, self.fault) = (false, None);
                kernel.page_mut().open(Dialog::Handover);
            }
            HandoverMsg::Picture(picture) if kernel.work().job().is_none() => {
                kernel.ask(
                    Purpose::Handover,
                    Task::ReadCodes(picture),
                    |told| HandoverMsg::Answered(told).into(),
                    out,
                );
            }
            HandoverMsg::Picture(_) => {}
            HandoverMsg::Read(text) => self.take_text(&text, kernel, out),
            HandoverMsg::Forget => {
                (self.read, self.fault) = (Vec::new(), None);
                self.save(out);
            }
            HandoverMsg::Take(piece) => {
                (self.sends, self.fault) = (false, None);
                self.add(*piece);
                kernel.page_mut().open(Dialog::Handover);
                out.push(Cmd::Disk(DiskCmd::ReadHandover));
            }
            HandoverMsg::Stored(text) => self.take_stored(&text, kernel, out),
            HandoverMsg::Answered(told) => self.answered(told.job, told.answer, kernel, out),
        }
    }

    fn on(&mut self, happened: &Happened, _: &mut Kernel, _: &mut Out) {
        if let Happened::Dropped(job) = happened
            && self.arrived.take_if(|(asked, _)| *asked == job.asked()).is_some()
        {
            self.fault = Some(CannotTake::Worker);
        }
    }
}

impl Handovers {
    /// Takes the stored pieces: each code may have opened the page in another tab.
    fn take_stored(&mut self, text: &str, kernel: &mut Kernel, out: &mut Out) {
        let stored = text.lines().filter_map(|line| Piece::read(line).ok());
        let own = std::mem::take(&mut self.read);
        for piece in stored.chain(own) {
            self.add(piece);
        }
        self.save(out);
        self.put_together(kernel, out);
    }

    /// Takes the answer to a question that it asked.
    fn answered(&mut self, job: Job, answer: Answer, kernel: &mut Kernel, out: &mut Out) {
        match answer {
            Answer::Codes(texts) => texts.iter().for_each(|text| self.take_text(text, kernel, out)),
            Answer::Checked(checked) => {
                let Some((_, game)) = self.arrived.take_if(|(asked, _)| *asked == job.asked()) else {
                    return;
                };
                match checked {
                    Ok(proven) => {
                        let origin = Origin { level: Some(proven.graded.level), spec: None };
                        kernel.page_mut().close();
                        kernel.begin(game.game(proven.puzzle, origin), u64::from(game.seconds) * 1000, out);
                        out.push(Cmd::Focus);
                        self.read.clear();
                        self.save(out);
                    }
                    Err(fault) => self.fault = Some(CannotTake::Puzzle(fault)),
                }
            }
            _ => {}
        }
    }

    /// Takes the piece in a text, if it has one.
    fn take_text(&mut self, text: &str, kernel: &mut Kernel, out: &mut Out) {
        let fragment = text.find('#').map_or(text, |start| &text[start..]);
        let Some(code) = link::piece(fragment.trim()) else { return };
        match Piece::read(code) {
            Ok(piece) => {
                self.fault = None;
                self.add(piece);
                self.save(out);
                self.put_together(kernel, out);
            }
            Err(error) => self.fault = Some(CannotTake::Link(error)),
        }
    }

    /// Adds a piece. One of another game begins anew.
    fn add(&mut self, piece: Piece) {
        if self.read.iter().any(|other| (other.whole, other.of) != (piece.whole, piece.of)) {
            self.read.clear();
        }
        if let Err(place) = self.read.binary_search_by_key(&piece.at, |other| other.at) {
            self.read.insert(place, piece);
        }
    }

    /// Begins the game once all pieces are here.
    fn put_together(&mut self, kernel: &mut Kernel, out: &mut Out) {
        let is_whole = self.read.first().is_some_and(|first| self.read.len() == usize::from(first.of));
        if !is_whole || self.arrived.is_some() {
            return;
        }
        match Handover::from_pieces(&self.read) {
            Ok(game) => {
                let task = Task::Check(game.clues().clone());
                let asked = kernel.ask_about(
                    game.clues().shape().clone(),
                    Purpose::Handover,
                    task,
                    |told| HandoverMsg::Answered(told).into(),
                    out,
                );
                self.arrived = Some((asked, Box::new(game)));
            }
            Err(error) => {
                self.read.clear();
                self.fault = Some(CannotTake::Link(error));
            }
        }
    }

    fn save(&self, out: &mut Out) {
        let lines: Vec<String> = self.read.iter().map(Piece::write).collect();
        out.push(Cmd::Disk(DiskCmd::SaveHandover(lines.join("\n"))));
    }
}
