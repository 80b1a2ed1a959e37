//! The player's view of the page, and an independent solver that knows the right digits without the page.

use crate::page::Page;
use serde_json::{Value, json};

/// The selector of a cell, by its number in reading order from 0.
#[must_use]
pub fn cell(index: usize) -> String {
    format!("[data-cell='{index}']")
}

/// A line with another symbol in one cell.
#[must_use]
pub fn with(line: &str, cell: usize, symbol: char) -> String {
    format!("{}{symbol}{}", &line[..cell], &line[cell + 1..])
}

impl Page {
    /// Puts the cursor on a cell with the mouse, and moves the mouse off the board, where it would show
    /// candidates.
    #[track_caller]
    pub fn select(&self, index: usize) {
        self.click(&cell(index));
        self.hover(".clock");
    }

    /// Whether a button is disabled.
    #[must_use]
    #[track_caller]
    pub fn is_off(&self, css: &str) -> bool {
        self.count(&format!("{css}:is(:disabled, [aria-disabled=true])")) == 1
    }

    /// Waits until the page reports that everything is on the disk.
    #[track_caller]
    pub fn wait_saved(&self) {
        self.wait_until("all is saved", || self.text(".save-state") == "Saved");
    }

    /// The digits on the board as a line, with a dot for each cell without one.
    #[must_use]
    #[track_caller]
    pub fn board(&self) -> String {
        self.line(".board [role=gridcell]")
    }

    #[must_use]
    #[track_caller]
    pub fn givens(&self) -> String {
        self.line(".board [role=gridcell][aria-readonly=true]")
    }

    /// The puzzle in the address, if any.
    #[must_use]
    #[track_caller]
    pub fn puzzle_in_address(&self) -> String {
        self.url().split_once("#p=").map_or_else(String::new, |(_, line)| line.to_owned())
    }

    /// The small digits in a cell, without the gaps between them.
    #[must_use]
    #[track_caller]
    pub fn notes(&self, index: usize) -> String {
        let drawn = self.attr(&cell(index), "data-notes").unwrap_or_default();
        drawn.split_whitespace().collect()
    }

    /// The spoken label of a cell.
    #[must_use]
    #[track_caller]
    pub fn label(&self, index: usize) -> String {
        self.attr(&cell(index), "aria-label").unwrap_or_default()
    }

    /// The spoken labels of all cells. A question for each cell of a large board would take half a minute.
    #[must_use]
    #[track_caller]
    pub fn labels(&self) -> Vec<String> {
        let all = "return [...document.querySelectorAll('.cell')].map(cell => cell.getAttribute('aria-label') ?? '')";
        let labels = self.js(all, &[]);
        labels.as_array().into_iter().flatten().filter_map(|label| Some(label.as_str()?.to_owned())).collect()
    }

    /// The number of the focused cell, if any.
    #[must_use]
    #[track_caller]
    pub fn focused_cell(&self) -> Option<usize> {
        self.js("return document.activeElement?.dataset.cell ?? null", &[]).as_str()?.parse().ok()
    }

    /// The last announcement to screen readers.
    #[must_use]
    #[track_caller]
    pub fn announced(&self) -> String {
        // A repeated announcement differs by an inaudible space.
        self.text("#announcer").trim_end_matches('\u{a0}').to_owned()
    }

    #[track_caller]
    pub fn wait_board(&self, line: &str) {
        self.wait_until(format!("the board shows {line}"), || self.board() == line);
    }

    /// Waits until the puzzle on the board has these givens.
    #[track_caller]
    pub fn wait_givens(&self, line: &str) {
        self.wait_until(format!("the givens are {line}"), || self.givens() == line);
    }

    /// Waits for an announcement with some words.
    #[track_caller]
    pub fn wait_announced(&self, words: &str) {
        self.wait_until(format!("\"{words}\" is spoken"), || self.announced().contains(words));
    }

    /// Waits until animations have ended, as a person does before looking closely.
    #[track_caller]
    pub fn wait_still(&self) {
        self.js(
            "const finite = document.getAnimations().filter(a => a.effect?.getComputedTiming().endTime < 1e5);
             return Promise.allSettled(finite.map(a => a.finished)).then(() => {})",
            &[],
        );
    }

    fn line(&self, css: &str) -> String {
        let script = "const cells = Array.from(document.querySelectorAll('.board [role=gridcell]'));
            return cells.map(c => c.matches(arguments[0]) && c.textContent.trim() || '.').join('')";
        self.js(script, &[json!(css)]).as_str().unwrap_or_default().to_owned()
    }

    /// The text of a drawn element, which has no displayed text.
    #[must_use]
    #[track_caller]
    pub fn drawn(&self, css: &str) -> String {
        let drawn = self.js("return document.querySelector(arguments[0])?.textContent", &[json!(css)]);
        drawn.as_str().unwrap_or_default().to_owned()
    }

    /// The shapes drawn over the board: the number of each tag and class, as `rect.house`.
    #[must_use]
    #[track_caller]
    pub fn shapes(&self) -> Vec<String> {
        let script = "return Array.from(document.querySelectorAll('.board > .marks > *'),
            e => e.tagName + '.' + Array.from(e.classList).join('.'))";
        let shapes = self.js(script, &[]);
        shapes.as_array().into_iter().flatten().filter_map(Value::as_str).map(str::to_owned).collect()
    }
}

/// Whether two cells of a board with that many cells share a row, a column or a box.
#[must_use]
pub fn sees(cells: usize, a: usize, b: usize) -> bool {
    let side = cells.isqrt();
    // The rows of a box are the largest divisor that its columns are not below.
    let rows = (1..=side.isqrt()).rev().find(|rows| side.is_multiple_of(*rows)).unwrap_or(1);
    let columns = side / rows;
    let (row, column) = (|cell: usize| cell / side, |cell: usize| cell % side);
    let same_box = row(a) / rows == row(b) / rows && column(a) / columns == column(b) / columns;
    a != b && (row(a) == row(b) || column(a) == column(b) || same_box)
}

/// The candidates of an empty cell of a line, in order: the digits of none of its peers.
#[must_use]
pub fn candidates(line: &str, cell: usize) -> String {
    let side = line.len().isqrt();
    let standing: Vec<char> = line.chars().collect();
    let taken =
        |digit: char| (0..line.len()).any(|peer| standing[peer] == digit && sees(line.len(), cell, peer));
    "123456789ABCDEFGHIJKLMNOP".chars().take(side).filter(|&digit| !taken(digit)).collect()
}

/// The one solution of a puzzle, by trial.
///
/// # Panics
/// If it has none.
#[must_use]
pub fn solution(line: &str) -> String {
    fill(line).unwrap_or_else(|| panic!("{line} has no solution"))
}

/// Fills the cell with the fewest candidates, then all the others.
fn fill(line: &str) -> Option<String> {
    let empty = line.match_indices('.').map(|(cell, _)| (candidates(line, cell), cell));
    let Some((digits, cell)) = empty.min_by_key(|(digits, _)| digits.len()) else {
        return Some(line.to_owned());
    };
    digits.chars().find_map(|digit| fill(&with(line, cell, digit)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cells_see_their_peers() {
        let check = |cells: usize, count| {
            let peers = (0..cells).filter(|&other| sees(cells, 0, other)).count();
            assert_eq!(peers, count, "{cells} cells");
        };
        check(16, 7);
        check(81, 20);
        check(36, 12);
        check(144, 28);
        check(256, 39);
        check(625, 64);
        assert_eq!(candidates("3..2..1..2..1..4", 1), "14");
        assert_eq!(candidates("................", 1), "1234");
    }

    #[test]
    fn puzzles_are_solved() {
        let check = |line: &str, solved: &str| assert_eq!(solution(line), solved, "{line}");
        check("3..2..1..2..1..4", "3142241342311324");
        check(
            "..3..82.4.2..64.1.9.......8.8............698.......5....49.7.3.8....1....7..5.4..",
            "763198254528764319941235678486579123352416987197382546614927835835641792279853461",
        );
    }
}
