//! The solution path of one puzzle, for export: as text, and as pages.

use super::{
    Hardness, Layout, Paper, Ways,
    boards::{self, DrawnBoard},
    layout::MARGIN,
    svg::{Anchor, Font, Svg},
    ways::{Flow, told},
};
use serde::{Deserialize, Serialize};
use std::fmt::Write;
use sudoku_board::{Candidates, Shape};
use sudoku_logic::{
    Position, Puzzle,
    explain::{Locale, paper::PaperWords, paper_words},
    ladder::{
        Plan, level,
        passes::{self, PathStep, Watch},
    },
    step::Step,
};
use sudoku_notation::write;

/// Returns the file name for the solution path of a puzzle of that size as text.
#[must_use]
pub fn path_name(shape: &Shape) -> String {
    format!("stepdoku-{0}x{0}-solution-path.txt", shape.side())
}

/// A puzzle with the steps that solve it from its clues, at each position the easiest; or with the steps up
/// to the point that the techniques in use reach.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SolutionPath {
    puzzle: Puzzle,
    hardness: Hardness,
    steps: Vec<Step>,
}

impl SolutionPath {
    /// Finds the path by the techniques of a plan. `watch` sees the board before each step and can stop the
    /// search; the result is then `None`.
    #[must_use]
    pub fn find(puzzle: Puzzle, plan: Plan, watch: Watch<'_>) -> Option<Self> {
        let path = passes::path(&Position::of(&puzzle), plan, watch)?;
        let steps = path.into_iter().map(|PathStep { step, .. }| step).collect();
        let hardness = Hardness::of(&puzzle, level::grade(&puzzle).level);
        Some(Self { puzzle, hardness, steps })
    }

    /// Returns the puzzle.
    #[must_use]
    pub const fn puzzle(&self) -> &Puzzle {
        &self.puzzle
    }

    /// Returns the steps, each found in the position after the one before.
    #[must_use]
    pub fn steps(&self) -> &[Step] {
        &self.steps
    }

    /// Returns the position at the end of the path.
    #[must_use]
    pub fn end(&self) -> Candidates {
        let mut now = Position::of(&self.puzzle);
        self.steps.iter().for_each(|step| now.apply(step));
        now.candidates().clone()
    }

    /// Returns the whole path in words: the puzzle with its level and rating; each step with its number, its
    /// technique, its reasons and its conclusion; and the solution, or that the path ends early, with the board at
    /// that point. Lines end in `\n`.
    #[must_use]
    pub fn text(&self, locale: Locale) -> String {
        let words = paper_words(locale);
        let clues = self.puzzle.clues();
        let mut text = self.head(&words);
        // Writing to a `String` cannot fail.
        let _ = writeln!(text, "{}\n", write::line(clues));
        let mut now = Position::of(&self.puzzle);
        for (number, step) in (1..).zip(&self.steps) {
            let (reasons, conclusion) = told(step, now.candidates(), locale);
            let _ = writeln!(text, "{}", words.step(number, step.technique()));
            for said in [reasons.trim(), conclusion.trim()].into_iter().filter(|said| !said.is_empty()) {
                let _ = writeln!(text, "{said}");
            }
            text.push('\n');
            now.apply(step);
        }
        let end = now.candidates();
        let said = if end.open_count() == 0 { words.words.solved() } else { words.words.guess() };
        let _ = writeln!(text, "{said}\n{}", write::line(&end.to_grid()));
        text
    }

    /// Returns the title, and the rating if known, a line each.
    fn head(&self, words: &PaperWords) -> String {
        let title = words.path(self.puzzle.clues().shape(), self.hardness.level);
        let rated = self.hardness.rated.map(|(hardest, score)| words.rated(hardest, score) + "\n");
        format!("{title}\n{}", rated.unwrap_or_default())
    }

    /// Returns the pages: the puzzle, the wanted steps of its path, each a small board with its marks and its text,
    /// and the board at the end. Each page is a separate SVG, as from a [`super::Press`]. `tell` receives the number
    /// of each step before its drawing.
    #[must_use]
    pub fn pages(
        &self,
        ways: Ways,
        paper: Paper,
        locale: Locale,
        tell: &mut dyn FnMut(usize),
    ) -> Vec<String> {
        let words = paper_words(locale);
        let layout = Layout { paper, ways, ..Layout::default() };
        let (clues, solution) = (self.puzzle.clues(), self.puzzle.solution());
        let shape = clues.shape();
        let head = self.head(&words);
        let (title, rated) = head.split_once('\n').unwrap_or((&head, ""));
        let mut flow = Flow::new(title.to_owned(), &layout, shape, locale);
        flow.board(shape, words.words.start(), rated.trim_end(), |page, board| {
            boards::answer(page, board, clues, clues);
        });
        let end = flow.steps(&self.puzzle, &self.steps, tell);
        if end.candidates().open_count() == 0 {
            flow.board(shape, words.words.solved(), "", |page, board| {
                boards::answer(page, board, clues, solution);
            });
        } else {
            flow.board(shape, words.words.here(), "", |page, board: DrawnBoard<'_>| {
                if board.has_room_for_notes() {
                    board.candidates(page, end.candidates());
                }
                boards::answer(page, board, clues, &end.candidates().to_grid());
            });
        }
        let pages = flow.into_pages();
        let of = pages.len();
        let (width, height) = paper.size();
        let numbered = |(number, mut page): (usize, Svg)| {
            let font = Font::new(3.0).grey().at(Anchor::End);
            page.text((width - MARGIN, height - MARGIN), font, &format!("{number} / {of}"));
            page.page(width, height)
        };
        (1..).zip(pages).map(numbered).collect()
    }
}
