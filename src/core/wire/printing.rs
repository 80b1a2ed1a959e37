//! Making a magazine, and drawing its pages. The page keeps a magazine as text, which it need not understand:
//! what does comes after the first board.

use crate::{
    Candidates, Puzzle,
    explain::Locale,
    generate::Progress,
    ladder::Plan,
    magazine::{
        Layout, Magazine, Numbered, Paper, Press, Printing, Shortfall, SolutionPath, Ways, contribute, sdm,
        text,
    },
};
use serde::{Deserialize, Serialize};
use std::ops::ControlFlow;

/// Attempts at puzzles of a magazine, and how far that is with them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Attempts {
    /// What is appended to the text of the magazine: a line for each, with its line end.
    pub lines: String,
    /// How far the magazine is.
    pub state: MagazineState,
}

/// How far a magazine is.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct MagazineState {
    /// How many puzzles of each lot are there, and why there are no more, if that is so.
    pub lots: Vec<(u16, Option<Shortfall>)>,
    /// How long the rest takes, by what is known so far, in milliseconds.
    pub left: u64,
}

impl MagazineState {
    fn of(magazine: &Magazine) -> Self {
        let lots = magazine.lots().map(|tally| (tally.made, tally.shortfall)).collect();
        Self { lots, left: magazine.millis_left() }
    }
}

/// A form in which a magazine is saved.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum TextForm {
    /// The clues alone, a line for each puzzle.
    Lines,
    /// All that is known of each puzzle.
    Whole,
}

/// Pages that are wanted of a magazine.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Sides {
    /// The magazine, as text.
    pub magazine: String,
    /// How it is printed.
    pub layout: Layout,
    /// The title, in the reader's own words.
    pub title: String,
    /// The address of the page that plays puzzles.
    pub base: String,
    /// What the last answer said of the same magazine and layout; empty if there was none.
    pub way_pages: Vec<u16>,
    /// The first page that is wanted, from 0.
    pub from: u32,
    /// How many are wanted.
    pub count: u32,
}

/// Pages of a magazine.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Printed {
    /// The pages that were asked for, as far as there are so many, each an SVG.
    pub pages: Vec<String>,
    /// The first of them, from 0.
    pub from: u32,
    /// How many there are in all.
    pub of: u32,
    /// For [`Sides::way_pages`] when more pages of the same are asked for.
    pub way_pages: Vec<u16>,
}

/// A solution path as the page keeps it, which need not understand it: what reads and writes steps comes after the
/// first board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PackedPath(Vec<u8>);

/// A solution path in words.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct WrittenPath {
    /// The path, to be drawn.
    pub packed: PackedPath,
    /// All of it in words.
    pub text: String,
    /// How many steps it has.
    pub steps: u32,
    /// Whether it leads to the solution.
    pub whole: bool,
}

/// How often attempts are told at most, in milliseconds: more often than this nobody can read it.
const EVERY: u64 = 100;

/// Makes all that a magazine lacks; attempts are told as they are made, some together. The clock is that of `now`, in
/// milliseconds. How far it is in the end; none if the text is no magazine.
pub fn publish(
    magazine: &str,
    now: &mut dyn FnMut() -> u64,
    tell: &mut dyn FnMut(Progress),
    attempted: &mut dyn FnMut(Attempts),
) -> Option<MagazineState> {
    let mut magazine: Magazine = magazine.parse().ok()?;
    let (mut lines, mut told) = (String::new(), now());
    while let Some(recipe) = magazine.due() {
        let begun = now();
        let made = contribute(recipe, tell);
        let attempts = magazine.attempts();
        let done = now();
        magazine.take(made, done.saturating_sub(begun));
        if let Some(line) = magazine.line(attempts) {
            lines += &line;
            lines.push('\n');
        }
        if done.saturating_sub(told) >= EVERY || magazine.is_done() {
            told = done;
            attempted(Attempts { lines: std::mem::take(&mut lines), state: MagazineState::of(&magazine) });
        }
    }
    Some(MagazineState::of(&magazine))
}

fn sheet(magazine: &str) -> Option<(Vec<Numbered>, String)> {
    let magazine: Magazine = magazine.parse().ok()?;
    Some((magazine.numbered(), magazine.batch().to_string()))
}

/// Draws pages; none if the text is no magazine. Progress is told in puzzles whose ways were walked.
pub(super) fn print(sides: Sides, locale: Locale, tell: &mut dyn FnMut(Progress)) -> Option<Printed> {
    let Sides { magazine, layout, title, base, way_pages, from, count } = sides;
    let (sheet, batch) = sheet(&magazine)?;
    let of = sheet.len() as u32;
    let printing = Printing { sheet, layout, title, batch, base, locale, way_pages };
    let mut press =
        Press::new(&printing, &mut |done| tell(Progress { done: done as u32, of, ..Progress::default() }));
    let of = press.len() as u32;
    let pages = (from..from.saturating_add(count).min(of)).map(|page| press.page(page as usize)).collect();
    Some(Printed { pages, from, of, way_pages: press.way_pages().to_vec() })
}

/// Finds the solution path of a puzzle, and writes it in words. Progress is told in cells that are filled, of those
/// that were empty.
pub(super) fn write_out(
    puzzle: Puzzle,
    plan: Plan,
    locale: Locale,
    tell: &mut dyn FnMut(Progress),
) -> WrittenPath {
    let of = Candidates::new(puzzle.clues()).open_count() as u32;
    let mut watch = |now: &Candidates| {
        tell(Progress { done: of - now.open_count() as u32, of, ..Progress::default() });
        ControlFlow::Continue(())
    };
    let Some(path) = SolutionPath::find(puzzle, plan, &mut watch) else { unreachable!("nobody stops it") };
    WrittenPath {
        text: path.text(locale),
        steps: path.steps().len() as u32,
        whole: path.end().open_count() == 0,
        packed: PackedPath(super::encode(&path)),
    }
}

/// Draws a path as pages; none if it is none that the worker has told. Progress is told in steps.
pub(super) fn draw(
    PackedPath(packed): &PackedPath,
    ways: Ways,
    paper: Paper,
    locale: Locale,
    tell: &mut dyn FnMut(Progress),
) -> Vec<String> {
    let Ok(path) = super::decode::<SolutionPath>(packed) else { return Vec::new() };
    let of = path.steps().len() as u32;
    let mut told = |done| tell(Progress { done: done as u32, of, ..Progress::default() });
    path.pages(ways, paper, locale, &mut told)
}

/// Writes a magazine in a form; none if the text is no magazine.
pub(super) fn write(magazine: &str, form: TextForm, locale: Locale) -> Option<String> {
    let (sheet, _) = sheet(magazine)?;
    Some(match form {
        TextForm::Lines => sdm(&sheet),
        TextForm::Whole => text(&sheet, locale),
    })
}
