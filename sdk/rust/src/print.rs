//! Puzzles on paper.

use crate::{Error, Level, Puzzle};
use std::ops::ControlFlow::Continue;
use sudoku_board::{Seed, Symmetry};
use sudoku_logic::explain::Locale;
use sudoku_make::{
    Drawn, Filling, Spec,
    generate::recipe::Recipe,
    magazine::{self, Answers, Hardness, Layout, LotLook, Numbered, Press, Printing, Ways},
};

/// How puzzles are laid out on pages.
///
/// ```
/// let paper = stepdoku::Paper { title: "For my mother".into(), per_page: 2, ..stepdoku::Paper::default() };
/// assert!(paper.answers);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Paper {
    /// The title of the document.
    pub title: String,
    /// The most puzzles on a page: 1, 2, 4, 6 or 9. There are fewer where cells would be too small.
    pub per_page: u8,
    /// Whether the answers follow on pages of their own.
    pub answers: bool,
    /// Whether the solution steps beyond singles follow, in words.
    pub steps: bool,
    /// Whether cells are large.
    pub large: bool,
    /// Whether empty cells show their candidates.
    pub candidates: bool,
    /// Whether the paper is US letter instead of A4.
    pub letter: bool,
}

impl Default for Paper {
    fn default() -> Self {
        Self {
            title: "Sudoku".to_owned(),
            per_page: 4,
            answers: true,
            steps: false,
            large: false,
            candidates: false,
            letter: false,
        }
    }
}

/// The most puzzles of one document.
const MOST: usize = magazine::MOST_PUZZLES as usize;

/// Lays puzzles out as one HTML document, which needs nothing else and prints page by page.
///
/// ```
/// use stepdoku::{Paper, Puzzle, print};
///
/// let puzzle: Puzzle = "3..2..1..2..1..4".parse().unwrap();
/// let html = print(&[puzzle], &Paper::default()).unwrap();
/// assert!(html.starts_with("<!doctype html>"));
/// ```
///
/// # Errors
///
/// [`Error::Unsupported`]: there are no puzzles, or more than 1,000, or `per_page` is not 1, 2, 4, 6 or 9.
pub fn print(puzzles: &[Puzzle], paper: &Paper) -> Result<String, Error> {
    let unsupported = |what: String| Err(Error::Unsupported { what });
    if puzzles.is_empty() || puzzles.len() > MOST {
        return unsupported(format!("a document has 1 to {MOST} puzzles, not {}", puzzles.len()));
    }
    if !Layout::PER_PAGE.contains(&paper.per_page) {
        return unsupported(format!("a page has 1, 2, 4, 6 or 9 puzzles, not {}", paper.per_page));
    }
    let layout = Layout {
        paper: if paper.letter { magazine::Paper::Letter } else { magazine::Paper::A4 },
        most: paper.per_page,
        large: paper.large,
        candidates: paper.candidates,
        answers: if paper.answers { Answers::AtEnd } else { Answers::None },
        ways: if paper.steps { Ways::Hard } else { Ways::None },
        // Both tell where puzzles come from, which nobody knows here.
        code: false,
        cover: false,
        ..Layout::default()
    };
    let printing = Printing {
        sheet: (1..)
            .zip(puzzles)
            .map(|(number, puzzle)| numbered(number, puzzle))
            .collect::<Result<_, _>>()?,
        lots: vec![LotLook::default()],
        chosen: true,
        layout,
        title: paper.title.clone(),
        batch: String::new(),
        base: String::new(),
        locale: Locale::ENGLISH,
        way_ends: Vec::new(),
    };
    Ok(magazine::document(&mut Press::new(&printing, &mut |_| {})))
}

fn numbered(number: u16, puzzle: &Puzzle) -> Result<Numbered, Error> {
    let level = Level::core(puzzle.level(&mut |_| Continue(()))?);
    // No page shows a recipe, as the layout asks for none.
    let recipe = Recipe::Spec(Spec {
        shape: puzzle.core().clues().shape().clone(),
        drawn: Drawn::Nothing,
        level,
        filling: Filling::Random,
        symmetry: Symmetry::None,
        seed: Seed::new(0),
    });
    let hardness = Hardness { level, rated: None };
    Ok(Numbered { number, recipe, puzzle: puzzle.core().clone(), hardness, lot: 0 })
}
