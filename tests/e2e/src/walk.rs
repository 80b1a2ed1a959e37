//! The player's view of the solver.

use crate::page::Page;

/// The numbers in a text, in order.
#[must_use]
pub fn numbers(text: &str) -> Vec<usize> {
    text.split(|letter: char| !letter.is_ascii_digit()).filter_map(|word| word.parse().ok()).collect()
}

impl Page {
    /// The current position: the name of the pass, and the step in it; nothing at the start and at the end.
    #[must_use]
    #[track_caller]
    pub fn moment(&self) -> (String, String) {
        let text = |css: &str| if self.count(css) == 1 { self.text(css) } else { String::new() };
        (text(".step-where b"), text(".step-of"))
    }

    /// The passes in the list: the number or a dash, the kind, and the number of steps.
    #[must_use]
    #[track_caller]
    pub fn passes(&self) -> Vec<(String, String, usize)> {
        let part = |name: &str| self.texts(&format!(".passes .pass-{name}"));
        let count = |text: &String| numbers(text).first().copied().unwrap_or(0);
        let counts: Vec<usize> = part("count").iter().map(count).collect();
        let names = part("number").into_iter().zip(part("kind"));
        names.zip(counts).map(|((number, kind), count)| (number, kind, count)).collect()
    }

    /// The cell and the digit of the current step, as in the list: `r1c5 9`.
    #[must_use]
    #[track_caller]
    pub fn placed(&self) -> (usize, char) {
        // A folded list on a phone still has its text, with white space as in the source.
        let text = self.text(".step[aria-current=step] > span:not(.step-at, .step-name)");
        let text = text.trim();
        let [row, column, ..] = numbers(text)[..] else { self.fail(&format!("`{text}` names no cell")) };
        let side = self.count(".board [role=row]");
        let digit = text.chars().last().unwrap_or('?');
        ((row - 1) * side + column - 1, digit)
    }
}
