//! The magazine: the player asks for puzzles, the worker makes them and draws them as pages, and the player prints or
//! saves those.

mod arranging;
mod magazines;
pub mod view;

pub use arranging::{ArrangingView, PickView, SelectedLot};
pub(crate) use magazines::Magazines;
pub use magazines::SIDES;

use super::Feature;
use crate::{
    kernel::{Cmd, DiskCmd, Happened, Kernel, Out},
    messages::MagazineMsg,
    ui::{Dialog, Notice, Refusal},
    work::Purpose,
};
use sudoku_core::{
    generate::recipe::Recipe,
    rng::Seed,
    wire::{Answer, Attempts, MagazineState, Printed, Task},
};

impl Feature for Magazines {
    type Msg = MagazineMsg;

    fn update(&mut self, msg: MagazineMsg, kernel: &mut Kernel, out: &mut Out) {
        match msg {
            MagazineMsg::GoOn => self.publish(kernel, out),
            MagazineMsg::KeepLooking => {
                if self.keep_looking() {
                    self.publish(kernel, out);
                }
            }
            MagazineMsg::Ascending(ascending) => {
                self.set_ascending(ascending);
                self.keep(out);
                self.draw_sides(kernel, out);
            }
            MagazineMsg::Layout(layout) => {
                self.set_layout(*layout);
                self.keep(out);
                self.draw_sides(kernel, out);
            }
            MagazineMsg::Title(title) => {
                self.set_title(title);
                self.keep(out);
                self.draw_sides(kernel, out);
            }
            MagazineMsg::Arrange(msg) => {
                if !makes(kernel) && self.arrange(msg) {
                    self.keep(out);
                    self.draw_sides(kernel, out);
                }
            }
            MagazineMsg::More => {
                self.want(false);
                self.draw_sides(kernel, out);
            }
            MagazineMsg::Print => {
                self.want(true);
                self.draw_sides(kernel, out);
            }
            MagazineMsg::Save(form) => {
                if let Some(text) = self.text() {
                    kernel.ask(
                        Purpose::Paper,
                        Task::Write(text, self.title().to_owned(), form),
                        |told| MagazineMsg::Answered(told).into(),
                        out,
                    );
                }
            }
            MagazineMsg::Clear => {
                stop(kernel, out);
                self.clear();
                self.keep(out);
            }
            MagazineMsg::Restore => {
                self.restore();
                self.keep(out);
                self.draw_sides(kernel, out);
            }
            MagazineMsg::Make { count, like, seed } => self.add_puzzles(count, like, seed, kernel, out),
            MagazineMsg::Look => self.show(kernel, out),
            MagazineMsg::Draw => self.draw_sides(kernel, out),
            MagazineMsg::Stored(text) => self.read(text.as_deref(), kernel, out),
            MagazineMsg::NotKept => self.set_unkept(),
            MagazineMsg::Elsewhere => self.changed_elsewhere(kernel, out),
            MagazineMsg::Answered(told) => self.answered(told.answer, kernel, out),
        }
    }

    fn on(&mut self, happened: &Happened, kernel: &mut Kernel, _: &mut Out) {
        match happened {
            Happened::Opened(Dialog::Magazine) => kernel.post(MagazineMsg::Look),
            // The player can look at the puzzles made so far.
            Happened::Stopped(job) if job.purpose == Purpose::Magazine => kernel.post(MagazineMsg::Draw),
            // A wish for more puzzles has begun another job.
            Happened::Dropped(job) if job.purpose == Purpose::Magazine && !makes(kernel) => {
                is_not_made(kernel);
            }
            _ => {}
        }
    }
}

impl Magazines {
    /// Takes the answer to a question that it asked.
    fn answered(&mut self, answer: Answer, kernel: &mut Kernel, out: &mut Out) {
        match answer {
            Answer::Published(Some(made)) => self.finish(made, kernel, out),
            Answer::Printed(Some(printed)) => self.take_pages(*printed, kernel, out),
            Answer::Written(form, Some(text)) => out.push(Cmd::Disk(DiskCmd::SavePuzzles(text, form))),
            Answer::Published(None) | Answer::Printed(None) | Answer::Written(_, None) => {
                self.cannot_be_read();
            }
            _ => {}
        }
    }

    /// Takes the stored magazine.
    fn read(&mut self, text: Option<&str>, kernel: &mut Kernel, out: &mut Out) {
        self.kept(text);
        match self.waited() {
            Some((count, like, seed)) => self.add_puzzles(count, like, seed, kernel, out),
            None => self.draw_sides(kernel, out),
        }
    }

    /// Another tab has changed the magazine: it is the one that counts, and two that make at once would spoil it.
    fn changed_elsewhere(&mut self, kernel: &mut Kernel, out: &mut Out) {
        if makes(kernel) {
            kernel.tell(Notice::MagazineElsewhere);
        }
        self.forget();
        stop(kernel, out);
        if kernel.page().shows(Dialog::Magazine) {
            self.show(kernel, out);
        }
    }

    /// Opens the magazine, and first reads the stored one.
    pub(crate) fn show(&mut self, kernel: &mut Kernel, out: &mut Out) {
        if self.asks() {
            out.push(Cmd::Disk(DiskCmd::ReadMagazine));
        } else {
            self.draw_sides(kernel, out);
        }
    }

    /// Puts puzzles like those of a recipe into the magazine, and makes them.
    fn add_puzzles(&mut self, count: u16, like: Recipe, seed: Seed, kernel: &mut Kernel, out: &mut Out) {
        if self.asks() {
            self.wait(count, like, seed);
            out.push(Cmd::Disk(DiskCmd::ReadMagazine));
            return;
        }
        match self.add(count, &like, seed) {
            Ok(()) => {
                kernel.page_mut().open(Dialog::Magazine);
                self.publish(kernel, out);
            }
            Err(bad) => kernel.page_mut().refuse(Refusal::Magazine(bad)),
        }
    }

    fn publish(&mut self, kernel: &mut Kernel, out: &mut Out) {
        if let Some(text) = self.text() {
            self.forget_sides();
            self.keep(out);
            kernel.ask(
                Purpose::Magazine,
                Task::Publish(text),
                |told| MagazineMsg::Answered(told).into(),
                out,
            );
            kernel.tell(Notice::MagazineInMaking);
        }
    }

    fn keep(&self, out: &mut Out) {
        out.push(Cmd::Disk(DiskCmd::SaveMagazine(self.saved_text().unwrap_or_default())));
    }

    /// Asks for the pages that are wanted and not drawn, unless puzzles are being made.
    pub(crate) fn draw_sides(&mut self, kernel: &mut Kernel, out: &mut Out) {
        if !kernel.page().shows(Dialog::Magazine) || makes(kernel) {
            return;
        }
        match self.wants() {
            Some(sides) => {
                _ = kernel.ask(
                    Purpose::Paper,
                    Task::Print(Box::new(sides)),
                    |told| MagazineMsg::Answered(told).into(),
                    out,
                );
            }
            None if self.is_to_be_printed() => out.push(Cmd::Print(Box::new(self.sheets()))),
            None => {}
        }
    }

    /// Takes the attempts that the worker made since its last report, and saves them.
    pub(crate) fn attempted(&mut self, attempts: Attempts, out: &mut Out) {
        self.take_attempts(&attempts);
        out.push(Cmd::Disk(DiskCmd::GrowMagazine(attempts.lines)));
    }

    fn take_pages(&mut self, printed: Printed, kernel: &mut Kernel, out: &mut Out) {
        self.drawn(printed);
        self.draw_sides(kernel, out);
    }

    /// All that can be made is made.
    fn finish(&mut self, made: MagazineState, kernel: &mut Kernel, out: &mut Out) {
        self.published(made);
        is_not_made(kernel);
        if kernel.page().shows(Dialog::Magazine) {
            self.draw_sides(kernel, out);
        } else {
            kernel.tell(Notice::MagazineMade(self.puzzles()));
        }
    }
}

/// Whether the worker makes puzzles.
fn makes(kernel: &Kernel) -> bool {
    kernel.work().is_for(|purpose| purpose == Purpose::Magazine)
}

/// Puzzles are no longer being made.
fn is_not_made(kernel: &mut Kernel) {
    kernel.notices_mut().drop_if(|notice| *notice == Notice::MagazineInMaking);
}

/// Ends the making of puzzles and pages.
fn stop(kernel: &mut Kernel, out: &mut Out) {
    kernel.drop_job(|purpose| matches!(purpose, Purpose::Magazine | Purpose::Paper), out);
}
