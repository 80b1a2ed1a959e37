//! What a player reads off the solver.

use crate::page::Page;

/// The numbers in a text, in their order.
#[must_use]
pub fn numbers(text: &str) -> Vec<usize> {
    text.split(|letter: char| !letter.is_ascii_digit()).filter_map(|word| word.parse().ok()).collect()
}

impl Page {
    /// The moment that is shown: the name of the pass, and which of its steps; nothing at the start and at
    /// the end.
    #[must_use]
    #[track_caller]
    pub fn moment(&self) -> (String, String) {
        let text = |css: &str| if self.count(css) == 1 { self.text(css) } else { String::new() };
        (text(".step-where b"), text(".step-of"))
    }

    /// The passes in the list: the number or a dash, the kind, and how many steps were found.
    #[must_use]
    #[track_caller]
    pub fn passes(&self) -> Vec<(String, String, usize)> {
        let part = |name: &str| self.texts(&format!(".passes .pass-{name}"));
        let count = |text: &String| numbers(text).first().copied().unwrap_or(0);
        let counts: Vec<usize> = part("count").iter().map(count).collect();
        let names = part("number").into_iter().zip(part("kind"));
        names.zip(counts).map(|((number, kind), count)| (number, kind, count)).collect()
    }

    /// The cell and the digit of the step that is shown, as the list names them: `r1c5 9`.
    #[must_use]
    #[track_caller]
    pub fn placed(&self) -> (usize, char) {
        // A list that is folded away on a phone has its text all the same, with white space as it is written.
        let text = self.text(".step[aria-current=step] > span:not(.step-at, .step-name)");
        let text = text.trim();
        let [row, column, ..] = numbers(text)[..] else { self.fail(&format!("`{text}` names no cell")) };
        let side = self.count(".board [role=row]");
        let digit = text.chars().last().unwrap_or('?');
        ((row - 1) * side + column - 1, digit)
    }
}
