//! The magazine: puzzles are asked for, made by the worker, drawn as pages, printed and saved.

use super::{Cmd, Job, Moment, Purpose, Session};
use crate::{
    explain::Locale,
    generate::recipe::Recipe,
    magazine::BadBatch,
    play::{
        edition::MagazineMsg,
        ui::{Dialog, Notice, Refusal},
    },
    rng::Seed,
    wire::{Answer, Attempts, MagazineState, Task},
};

impl Session {
    pub(super) fn magazine(&mut self, msg: MagazineMsg, cmds: &mut Vec<Cmd>) {
        match msg {
            MagazineMsg::Kept(text) => {
                self.edition.kept(text.as_deref());
                match self.edition.waited() {
                    Some((count, like, seed)) => self.add_to_magazine(count, like, seed, cmds),
                    None => self.draw_sides(cmds),
                }
            }
            MagazineMsg::GoOn => self.publish(cmds),
            MagazineMsg::Ascending(ascending) => {
                self.edition.set_ascending(ascending);
                self.keep_magazine(cmds);
                self.draw_sides(cmds);
            }
            MagazineMsg::Layout(layout) => {
                self.edition.set_layout(*layout);
                self.draw_sides(cmds);
            }
            MagazineMsg::Title(title) => {
                self.edition.set_title(title);
                self.draw_sides(cmds);
            }
            MagazineMsg::At(base) => self.edition.set_base(base),
            MagazineMsg::More => {
                self.edition.want(false);
                self.draw_sides(cmds);
            }
            MagazineMsg::Print => {
                self.edition.want(true);
                self.draw_sides(cmds);
            }
            MagazineMsg::Save(form) => {
                if let Some(text) = self.edition.text() {
                    self.ask(Purpose::Paper, Task::Write(text, form, Locale::default()), cmds);
                }
            }
            MagazineMsg::Clear => {
                self.stop_publishing(cmds);
                self.edition.clear();
                self.keep_magazine(cmds);
            }
            MagazineMsg::Restore => {
                self.edition.restore();
                self.keep_magazine(cmds);
                self.draw_sides(cmds);
            }
            MagazineMsg::NotKept => self.edition.set_unkept(),
            MagazineMsg::Elsewhere => self.magazine_changed_elsewhere(cmds),
        }
    }

    /// Another tab has changed the magazine: it is the one that counts, and two that make at once would spoil it.
    fn magazine_changed_elsewhere(&mut self, cmds: &mut Vec<Cmd>) {
        if self.job.is_some_and(|job| job.purpose == Purpose::Magazine) {
            self.tell(Notice::MagazineElsewhere);
        }
        self.edition.forget();
        self.stop_publishing(cmds);
        if self.dialog == Some(Dialog::Magazine) {
            self.open_magazine(cmds);
        }
    }

    /// Opens the magazine; the first time the one that was kept is read.
    pub(super) fn open_magazine(&mut self, cmds: &mut Vec<Cmd>) {
        if self.edition.asks() {
            cmds.push(Cmd::ReadMagazine);
        } else {
            self.draw_sides(cmds);
        }
    }

    /// Puts puzzles like those of a recipe into the magazine, and makes them.
    pub(super) fn add_to_magazine(&mut self, count: u16, like: Recipe, seed: Seed, cmds: &mut Vec<Cmd>) {
        if self.edition.asks() {
            self.edition.wait(count, like, seed);
            cmds.push(Cmd::ReadMagazine);
            return;
        }
        match self.edition.add(count, &like, seed) {
            Ok(()) => {
                self.dialog = Some(Dialog::Magazine);
                self.publish(cmds);
            }
            Err(bad) => self.refusal = Some(Refusal::Magazine(bad)),
        }
    }

    fn publish(&mut self, cmds: &mut Vec<Cmd>) {
        if let Some(text) = self.edition.text() {
            self.edition.forget_sides();
            self.keep_magazine(cmds);
            self.ask(Purpose::Magazine, Task::Publish(text), cmds);
        }
    }

    fn stop_publishing(&mut self, cmds: &mut Vec<Cmd>) {
        if self.job.is_some_and(|job| matches!(job.purpose, Purpose::Magazine | Purpose::Paper)) {
            self.cancel(cmds);
        }
    }

    fn keep_magazine(&self, cmds: &mut Vec<Cmd>) {
        cmds.push(Cmd::SaveMagazine(self.edition.text().unwrap_or_default()));
    }

    /// Asks for the pages that are wanted and not drawn, unless puzzles are being made.
    pub(super) fn draw_sides(&mut self, cmds: &mut Vec<Cmd>) {
        let makes = self.job.is_some_and(|job| job.purpose == Purpose::Magazine);
        if self.dialog != Some(Dialog::Magazine) || makes {
            return;
        }
        match self.edition.wants(Locale::default()) {
            Some(sides) => self.ask(Purpose::Paper, Task::Print(Box::new(sides)), cmds),
            None if self.edition.is_to_be_printed() => cmds.push(Cmd::Print),
            None => {}
        }
    }

    /// Some puzzles more.
    pub(super) fn attempted(&mut self, attempts: Attempts, cmds: &mut Vec<Cmd>) {
        self.edition.take(&attempts);
        cmds.push(Cmd::GrowMagazine(attempts.lines));
    }

    /// What the worker says of the magazine in the end.
    pub(super) fn magazine_answered(&mut self, answer: Answer, cmds: &mut Vec<Cmd>) {
        match answer {
            Answer::Published(made) => self.published(made, cmds),
            Answer::Printed(printed) => {
                self.edition.drawn(*printed);
                self.draw_sides(cmds);
            }
            Answer::Written(text, form) => cmds.push(Cmd::SavePuzzles(text, form)),
            _ => self.edition.cannot_be_read(),
        }
    }

    fn published(&mut self, made: MagazineState, cmds: &mut Vec<Cmd>) {
        self.edition.published(made);
        if self.dialog == Some(Dialog::Magazine) {
            self.draw_sides(cmds);
        } else {
            self.tell(Notice::MagazineMade(self.edition.puzzles()));
        }
    }

    /// The making was stopped: what there is can be seen.
    pub(super) fn publishing_stopped(&mut self, job: Job, cmds: &mut Vec<Cmd>) {
        if job.purpose == Purpose::Magazine {
            self.draw_sides(cmds);
        }
    }

    /// How many puzzles are wished for; what is written there and is no number of puzzles is refused.
    pub(super) fn many(&mut self) -> Option<u16> {
        let count = self.wish.count();
        if count.is_none() {
            self.refusal = Some(Refusal::Magazine(BadBatch::Count(self.wish.many.clone())));
        }
        count
    }

    /// A fresh seed, unless one is wished for.
    pub(super) fn wished_seed(&self, at: Moment) -> Seed {
        self.wish.spec(Seed::short(at.chance)).seed
    }
}
