//! Which words of the list of a text's puzzles fit. The words themselves are in `words/en/texts.ftl`.

use super::{boards::size, text, words::Texts};
use sudoku_core::{Shape, notation::Listed, rating::exact::Figures, wire::Weighing};

impl Texts {
    /// The figures of a puzzle, in a line each.
    #[must_use]
    pub fn figures(&self, weighing: Weighing) -> Vec<String> {
        let Figures { se, at_least, score } = match weighing {
            Weighing::Found(figures) => figures,
            Weighing::NotAPuzzle => return vec![self.no_puzzle().into()],
            Weighing::Failed => return Vec::new(),
        };
        let se = se.map(|[hardest, ..]| {
            let rating = hardest.to_string();
            if at_least { self.explainer_least(&rating) } else { self.explainer(&rating) }
        });
        let score = score.map(|score| self.hodoku(score as usize));
        let known: Vec<_> = se.into_iter().chain(score).collect();
        if known.is_empty() { vec![self.unrated().into()] } else { known }
    }

    /// A puzzle: the words beneath its number and its name.
    #[must_use]
    pub fn said(&self, listed: &Listed) -> String {
        let Some(grid) = &listed.grid else { return self.unread().into() };
        let givens = grid.filled_count();
        match grid.shape() {
            Shape::S9 => text().counts.givens(givens),
            shape => self.givens_of_size(&size(shape), givens),
        }
    }

    /// A puzzle by its number from 1, in full for screen readers.
    #[must_use]
    pub fn in_full(&self, number: usize, listed: &Listed) -> String {
        let said = self.said(listed);
        if listed.name.is_empty() {
            self.spoken(number, &said)
        } else {
            self.spoken_name(number, &listed.name, &said)
        }
    }
}
