//! The magazine: puzzles are asked for, made by the worker, drawn as pages, printed and saved.

use super::{Cmd, DiskCmd, Job, Out, Purpose, Session};
use crate::{
    generate::recipe::Recipe,
    magazine::BadBatch,
    play::{
        edition::MagazineMsg,
        ui::{Dialog, Notice, Refusal},
    },
    rng::Seed,
    wire::{Answer, Attempts, MagazineState, Printed, Task},
};

impl Session {
    pub(super) fn magazine(&mut self, msg: MagazineMsg, out: &mut Out) {
        match msg {
            MagazineMsg::GoOn => self.publish(out),
            MagazineMsg::Ascending(ascending) => {
                self.edition.set_ascending(ascending);
                self.keep_magazine(out);
                self.draw_sides(out);
            }
            MagazineMsg::Layout(layout) => {
                self.edition.set_layout(*layout);
                self.draw_sides(out);
            }
            MagazineMsg::Title(title) => {
                self.edition.set_title(title);
                self.draw_sides(out);
            }
            MagazineMsg::More => {
                self.edition.want(false);
                self.draw_sides(out);
            }
            MagazineMsg::Print => {
                self.edition.want(true);
                self.draw_sides(out);
            }
            MagazineMsg::Save(form) => {
                if let Some(text) = self.edition.text() {
                    self.ask(Purpose::Paper, Task::Write(text, form), out);
                }
            }
            MagazineMsg::Clear => {
                self.stop_publishing(out);
                self.edition.clear();
                self.keep_magazine(out);
            }
            MagazineMsg::Restore => {
                self.edition.restore();
                self.keep_magazine(out);
                self.draw_sides(out);
            }
        }
    }

    /// The magazine that was kept was read.
    pub(super) fn magazine_read(&mut self, text: Option<&str>, out: &mut Out) {
        self.edition.kept(text);
        match self.edition.waited() {
            Some((count, like, seed)) => self.add_to_magazine(count, like, seed, out),
            None => self.draw_sides(out),
        }
    }

    /// Another tab has changed the magazine: it is the one that counts, and two that make at once would spoil it.
    pub(super) fn magazine_changed_elsewhere(&mut self, out: &mut Out) {
        if self.kernel.work.is_for(|purpose| purpose == Purpose::Magazine) {
            self.kernel.notices.tell(Notice::MagazineElsewhere);
        }
        self.edition.forget();
        self.stop_publishing(out);
        if self.kernel.page.shows(Dialog::Magazine) {
            self.open_magazine(out);
        }
    }

    /// Opens the magazine; the first time the one that was kept is read.
    pub(super) fn open_magazine(&mut self, out: &mut Out) {
        if self.edition.asks() {
            out.push(Cmd::Disk(DiskCmd::ReadMagazine));
        } else {
            self.draw_sides(out);
        }
    }

    /// Puts puzzles like those of a recipe into the magazine, and makes them.
    pub(super) fn add_to_magazine(&mut self, count: u16, like: Recipe, seed: Seed, out: &mut Out) {
        if self.edition.asks() {
            self.edition.wait(count, like, seed);
            out.push(Cmd::Disk(DiskCmd::ReadMagazine));
            return;
        }
        match self.edition.add(count, &like, seed) {
            Ok(()) => {
                self.kernel.page.open(Dialog::Magazine);
                self.publish(out);
            }
            Err(bad) => self.kernel.page.refuse(Refusal::Magazine(bad)),
        }
    }

    fn publish(&mut self, out: &mut Out) {
        if let Some(text) = self.edition.text() {
            self.edition.forget_sides();
            self.keep_magazine(out);
            self.ask(Purpose::Magazine, Task::Publish(text), out);
        }
    }

    fn stop_publishing(&mut self, out: &mut Out) {
        self.drop_job(|purpose| matches!(purpose, Purpose::Magazine | Purpose::Paper), out);
    }

    fn keep_magazine(&self, out: &mut Out) {
        out.push(Cmd::Disk(DiskCmd::SaveMagazine(self.edition.text().unwrap_or_default())));
    }

    /// Asks for the pages that are wanted and not drawn, unless puzzles are being made.
    pub(super) fn draw_sides(&mut self, out: &mut Out) {
        let makes = self.kernel.work.is_for(|purpose| purpose == Purpose::Magazine);
        if !self.kernel.page.shows(Dialog::Magazine) || makes {
            return;
        }
        match self.edition.wants() {
            Some(sides) => _ = self.ask(Purpose::Paper, Task::Print(Box::new(sides)), out),
            None if self.edition.is_to_be_printed() => out.push(Cmd::Print(Box::new(self.edition.sheets()))),
            None => {}
        }
    }

    /// Some puzzles more.
    pub(super) fn attempted(&mut self, attempts: Attempts, out: &mut Out) {
        self.edition.take(&attempts);
        out.push(Cmd::Disk(DiskCmd::GrowMagazine(attempts.lines)));
    }

    pub(super) fn magazine_answered(&mut self, answer: Answer, out: &mut Out) {
        match answer {
            Answer::Published(Some(made)) => self.published(made, out),
            Answer::Printed(Some(printed)) => self.printed(*printed, out),
            Answer::Written(Some((text, form))) => out.push(Cmd::Disk(DiskCmd::SavePuzzles(text, form))),
            Answer::Published(None) | Answer::Printed(None) | Answer::Written(None) => {
                self.edition.cannot_be_read();
            }
            _ => {}
        }
    }

    fn printed(&mut self, printed: Printed, out: &mut Out) {
        self.edition.drawn(printed);
        self.draw_sides(out);
    }

    /// All that can be made is made.
    fn published(&mut self, made: MagazineState, out: &mut Out) {
        self.edition.published(made);
        if self.kernel.page.shows(Dialog::Magazine) {
            self.draw_sides(out);
        } else {
            self.kernel.notices.tell(Notice::MagazineMade(self.edition.puzzles()));
        }
    }

    /// The making was stopped: what there is can be seen.
    pub(super) fn publishing_stopped(&mut self, job: Job, out: &mut Out) {
        if job.purpose == Purpose::Magazine {
            self.draw_sides(out);
        }
    }

    /// How many puzzles are wished for; what is written there and is no number of puzzles is refused.
    pub(super) fn many(&mut self) -> Option<u16> {
        let count = self.maker.puzzle_form().count();
        if count.is_none() {
            self.kernel
                .page
                .refuse(Refusal::Magazine(BadBatch::Count(self.maker.puzzle_form().many.clone())));
        }
        count
    }

    /// A fresh seed, unless one is wished for.
    pub(super) fn wished_seed(&self, out: &Out) -> Seed {
        self.maker.puzzle_form().spec(Seed::short(out.at.chance)).seed
    }
}
