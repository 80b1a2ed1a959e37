//! The results of a class: a teacher collects the results that pupils send, and compares them. They stay on
//! this device.

pub mod view;

use super::Feature;
use crate::{
    kernel::{Cmd, DiskCmd, Happened, Kernel, Out},
    links::assignment::Outcome,
    messages::{ClassMsg, Pictured},
    ui::Dialog,
    work::Purpose,
};
use sudoku_core::{
    notation::link::LinkError,
    wire::{Answer, Task},
};
use view::UnreadCode;

/// The state of the stored results.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Kept {
    /// They have not been read.
    #[default]
    Unread,
    /// They are here.
    Here,
}

/// The feature.
#[derive(Clone, Debug, Default)]
pub(crate) struct Class {
    results: Vec<Outcome>,
    kept: Kept,
    /// The stored lines that this version can't read: they stay stored.
    unreadable: Vec<String>,
    /// Those among them that were removed last.
    removed_unread: Vec<String>,
    /// The assignment on show.
    chosen: Option<u32>,
    hidden: bool,
    removed: Vec<Outcome>,
    /// The results added last, and those of them known before.
    added: Option<(usize, usize)>,
    faults: Vec<UnreadCode>,
    /// The source of the picture that the worker reads.
    pictured: Pictured,
}

/// The most results.
pub const MAX_RESULTS: usize = 1000;

impl Feature for Class {
    type Msg = ClassMsg;

    fn update(&mut self, msg: ClassMsg, kernel: &mut Kernel, out: &mut Out) {
        match msg {
            ClassMsg::Look => out.push(Cmd::Disk(DiskCmd::ReadClass)),
            ClassMsg::Read(text) => {
                let (found, faults) = read(&text);
                self.faults = faults;
                self.add(found, out);
            }
            // The camera takes many pictures, and the worker has one job at a time.
            ClassMsg::Picture(_, Pictured::Live) if kernel.work().job().is_some() => {}
            ClassMsg::Picture(picture, from) => {
                self.pictured = from;
                kernel.ask(
                    Purpose::Class,
                    Task::ReadCodes(picture),
                    |told| ClassMsg::Answered(told).into(),
                    out,
                );
            }
            ClassMsg::Choose(number) => self.chosen = Some(number),
            ClassMsg::HideNames(hidden) => self.hidden = hidden,
            ClassMsg::Remove(at) => {
                if let Some(result) = self.shown().get(at).copied().cloned() {
                    self.remove(|other| *other == result, out);
                }
            }
            ClassMsg::RemoveAll => {
                let number = self.number();
                self.remove(|result| Some(result.assignment) == number, out);
            }
            ClassMsg::RemoveUnread => {
                self.remove(|_| false, out);
                self.removed_unread = std::mem::take(&mut self.unreadable);
                self.save(out);
            }
            ClassMsg::Restore => {
                let removed = std::mem::take(&mut self.removed);
                self.unreadable.append(&mut self.removed_unread);
                self.save(out);
                self.faults.clear();
                self.add(removed, out);
                self.added = None;
            }
            ClassMsg::Add(results) => {
                self.faults.clear();
                self.add(results, out);
                // Opening it reads the stored results.
                kernel.open(Dialog::Class);
            }
            ClassMsg::Stored(text) => self.take_stored(text.as_deref(), out),
            ClassMsg::Answered(told) => self.answered(told.answer, out),
        }
    }

    fn on(&mut self, happened: &Happened, kernel: &mut Kernel, _: &mut Out) {
        if matches!(happened, Happened::Opened(Dialog::Class)) {
            kernel.post(ClassMsg::Look);
        }
    }
}

impl Class {
    /// Takes the stored results.
    fn take_stored(&mut self, text: Option<&str>, out: &mut Out) {
        let fresh = std::mem::take(&mut self.results);
        self.unreadable.clear();
        for line in text.into_iter().flat_map(str::lines).filter(|line| !line.trim().is_empty()) {
            match Outcome::read(line) {
                Ok(outcome) => self.results.push(outcome),
                Err(_) => self.unreadable.push(line.to_owned()),
            }
        }
        let first = self.kept == Kept::Unread;
        self.kept = Kept::Here;
        // Those of a link that opened the page came before the stored ones.
        if first && !fresh.is_empty() {
            self.add(fresh, out);
        }
    }

    /// Takes the answer to a question that it asked.
    fn answered(&mut self, answer: Answer, out: &mut Out) {
        let Answer::Codes(texts) = answer else { return };
        let live = self.pictured == Pictured::Live;
        if texts.is_empty() {
            if !live {
                (self.faults, self.added) = (vec![UnreadCode::NoPicture], None);
            }
            return;
        }
        let (mut found, mut faults) = (Vec::new(), Vec::new());
        for text in texts {
            let (more, bad) = read(&text);
            found.extend(more);
            faults.extend(bad);
        }
        // A code stays before the camera for many pictures.
        if live && faults.is_empty() && found.iter().all(|result| self.results.contains(result)) {
            return;
        }
        self.faults = faults;
        self.add(found, out);
    }

    /// Adds results, and shows the assignment of the last one.
    fn add(&mut self, results: Vec<Outcome>, out: &mut Out) {
        let Some(last) = results.last() else {
            self.added = None;
            return;
        };
        self.chosen = Some(last.assignment);
        let count = results.len();
        let mut known = 0;
        for result in results {
            if self.results.contains(&result) {
                known += 1;
                continue;
            }
            // A result that was sent before its techniques were known.
            let is_older = |other: &Outcome| {
                Outcome { techniques: result.techniques.clone(), ..other.clone() } == result
            };
            self.results.retain(|other| !is_older(other));
            if self.results.len() < MAX_RESULTS {
                self.results.push(result);
            }
        }
        self.added = Some((count, known));
        self.save(out);
    }

    fn remove(&mut self, goes: impl Fn(&Outcome) -> bool, out: &mut Out) {
        (self.added, self.faults) = (None, Vec::new());
        self.removed = self.results.extract_if(.., |result| goes(result)).collect();
        self.removed_unread.clear();
        self.save(out);
    }

    fn save(&self, out: &mut Out) {
        if self.kept == Kept::Here {
            let lines = self.results.iter().map(Outcome::write).chain(self.unreadable.iter().cloned());
            out.push(Cmd::Disk(DiskCmd::SaveClass(lines.collect::<Vec<_>>().join("\n"))));
        }
    }

    /// The number of the assignment on show: the chosen one, or else the one that has the last result.
    fn number(&self) -> Option<u32> {
        let has_results = |number: &u32| self.results.iter().any(|result| result.assignment == *number);
        self.chosen.filter(has_results).or_else(|| self.results.last().map(|last| last.assignment))
    }

    /// The results of the assignment on show, in the order of the table: by name, or, while names are hidden,
    /// by the time taken, because the order of names would give them away.
    fn shown(&self) -> Vec<&Outcome> {
        let number = self.number();
        let mut shown: Vec<&Outcome> =
            self.results.iter().filter(|result| Some(result.assignment) == number).collect();
        if self.hidden {
            shown.sort_by_key(|result| (result.seconds, result.minute));
        } else {
            shown.sort_by_cached_key(|result| (result.name.to_lowercase(), result.minute));
        }
        shown
    }
}

/// The results in a text, which may have anything around them; and its faults.
fn read(text: &str) -> (Vec<Outcome>, Vec<UnreadCode>) {
    let (mut found, mut faults) = (Vec::new(), Vec::new());
    for (number, line) in text.lines().enumerate() {
        for code in codes(line) {
            match Outcome::read(code) {
                Ok(outcome) => found.push(outcome),
                Err(LinkError::NewerResult) => faults.push(UnreadCode::Newer(number + 1)),
                Err(_) => faults.push(UnreadCode::Damaged(number + 1)),
            }
        }
    }
    if found.is_empty() && faults.is_empty() {
        faults.push(UnreadCode::NoCode);
    }
    (found, faults)
}

/// The codes in a line: behind `#r=`, or the line itself if it looks like one.
fn codes(line: &str) -> Vec<&str> {
    let is_part = |symbol: char| symbol.is_ascii_alphanumeric() || matches!(symbol, '-' | '_');
    let line = line.trim();
    let mut behind = line.split("#r=");
    let alone = behind.next().filter(|first| first.len() == line.len() && line.len() >= SHORTEST);
    let alone = alone.filter(|line| line.chars().all(is_part));
    let end = |rest: &str| rest.find(|symbol| !is_part(symbol)).unwrap_or(rest.len());
    behind.map(|rest| &rest[..end(rest)]).chain(alone).collect()
}

/// The fewest characters of a code.
const SHORTEST: usize = 30;
