//! Making a magazine, and drawing its pages. The page holds a magazine as text and needn't understand it: the
//! code for that loads after the first board.

use serde::{Deserialize, Serialize};
use std::ops::ControlFlow;
use sudoku_board::Candidates;
use sudoku_logic::{Puzzle, explain::Locale, ladder::Plan};
use sudoku_make::{
    generate::Progress,
    magazine::{
        Hardness, Layout, Magazine, Paper, Press, Printing, Shortfall, SolutionPath, Tally, WayPlace, Ways,
        braille, contribute_by, sdm, text,
    },
};
use sudoku_scales::exact::Scales;

/// Attempts at puzzles of a magazine, and its state after them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Attempts {
    /// The lines to append to the text of the magazine, each with its line end.
    pub lines: String,
    /// The state of the magazine.
    pub state: MagazineState,
}

/// The progress of a magazine.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct MagazineState {
    /// For each lot, the number of puzzles, and the reason if more are impossible.
    pub lots: Vec<(u16, Option<Shortfall>)>,
    /// For each lot, the number of attempts, and their time in milliseconds.
    pub tried: Vec<(u32, u64)>,
    /// The estimated time for the missing puzzles, in milliseconds.
    pub left: u64,
}

impl MagazineState {
    fn of(magazine: &Magazine) -> Self {
        let lots = magazine.lots().map(|tally| (tally.made, tally.shortfall)).collect();
        let tried = |tally: Tally| (u32::from(tally.made) + tally.alike + tally.missed, tally.millis);
        Self { lots, tried: magazine.lots().map(tried).collect(), left: magazine.millis_left() }
    }
}

/// A file format for a magazine.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum TextForm {
    /// Only the clues, one line for each puzzle.
    Lines,
    /// All facts about each puzzle.
    Whole,
    /// Pages of braille.
    Braille,
}

/// A request for pages of a magazine.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Sides {
    /// The magazine, as text.
    pub magazine: String,
    /// The print layout.
    pub layout: Layout,
    /// The title, in the reader's own words.
    pub title: String,
    /// The address of the page that plays puzzles.
    pub base: String,
    /// [`Printed::way_ends`] of the last answer for the same magazine and layout; empty at first.
    pub way_ends: Vec<WayPlace>,
    /// The first page to draw, counted from 0.
    pub from: u32,
    /// The number of pages to draw.
    pub count: u32,
}

/// Pages of a magazine.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Printed {
    /// The pages, as far as they exist, each as an SVG.
    pub pages: Vec<String>,
    /// The first of these pages, counted from 0.
    pub from: u32,
    /// The number of all pages.
    pub of: u32,
    /// The state of the magazine.
    pub state: MagazineState,
    /// The difficulties of the puzzles of each lot, in the order of making.
    pub hardness: Vec<Vec<Hardness>>,
    /// The value for [`Sides::way_ends`] in the next request for the same magazine and layout.
    pub way_ends: Vec<WayPlace>,
}

/// A solution path as the page holds it. The page needn't understand it: the code that reads and writes steps
/// loads after the first board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PackedPath(Vec<u8>);

/// A solution path as text.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct WrittenPath {
    /// The path, for drawing.
    pub packed: PackedPath,
    /// The whole path in words.
    pub text: String,
    /// The number of steps.
    pub steps: u32,
    /// Whether the path leads to the solution.
    pub whole: bool,
    /// The number of pages for each choice of steps and paper.
    pub pages: Vec<(Ways, Paper, u32)>,
}

/// The least time between two reports of attempts, in milliseconds: a player can't read more.
const EVERY: u64 = 100;

/// Makes all missing puzzles of a magazine, and reports attempts along the way, several together. `now` is a
/// clock in milliseconds. Returns the state at the end; `None` if the text isn't a magazine.
pub fn publish(
    magazine: &str,
    scales: &mut dyn Scales,
    now: &mut dyn FnMut() -> u64,
    tell: &mut dyn FnMut(Progress),
    attempted: &mut dyn FnMut(Attempts),
) -> Option<MagazineState> {
    let mut magazine: Magazine = magazine.parse().ok()?;
    let (mut lines, mut told) = (String::new(), now());
    while let Some(recipe) = magazine.due() {
        let begun = now();
        let made = contribute_by(recipe, scales, tell);
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

/// Draws pages; `None` if the text isn't a magazine. Reports progress in puzzles with a finished path.
pub(super) fn print(sides: Sides, locale: Locale, tell: &mut dyn FnMut(Progress)) -> Option<Printed> {
    let Sides { magazine, layout, title, base, way_ends, from, count } = sides;
    let magazine: Magazine = magazine.parse().ok()?;
    let (state, hardness) = (MagazineState::of(&magazine), magazine.hardness());
    let printing = Printing::of(&magazine, layout, title, base, locale);
    let printing = Printing { way_ends, ..printing };
    let of = printing.sheet.len() as u32;
    let mut press =
        Press::new(&printing, &mut |done| tell(Progress { done: done as u32, of, ..Progress::default() }));
    let of = press.len() as u32;
    let pages = (from..from.saturating_add(count).min(of)).map(|page| press.page(page as usize)).collect();
    Some(Printed { pages, from, of, state, hardness, way_ends: press.way_ends().to_vec() })
}

/// Finds the solution path of a puzzle, and writes it as text. Reports progress in cells filled, of those
/// empty at first.
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
    let pages = [Ways::All, Ways::Hard].into_iter().flat_map(|ways| Paper::ALL.map(|paper| (ways, paper)));
    let pages = pages.map(|(ways, paper)| {
        let drawn = path.pages(ways, paper, locale, &mut |_| {});
        (ways, paper, drawn.len() as u32)
    });
    WrittenPath {
        pages: pages.collect(),
        text: path.text(locale),
        steps: path.steps().len() as u32,
        whole: path.end().open_count() == 0,
        packed: PackedPath(super::encode(&path)),
    }
}

/// Draws a path as pages; no pages if it doesn't come from the worker. Reports progress in steps.
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

/// Writes a magazine with that title in a form; `None` if the text isn't a magazine.
pub(super) fn write(magazine: &str, title: &str, form: TextForm, locale: Locale) -> Option<String> {
    let magazine: Magazine = magazine.parse().ok()?;
    let sheet = magazine.numbered();
    Some(match form {
        TextForm::Lines => sdm(&sheet),
        TextForm::Whole => text(&sheet, &magazine.looks(), locale),
        TextForm::Braille => braille(title, &sheet, &magazine.looks(), locale),
    })
}
