//! Sentences for Gurth's symmetrical placement.

use super::Symmetric;
use crate::explain::en::say::{
    Assertion, English, List, Span, Step, Technique, all_of, one_of, sentence, so,
};
use sudoku_board::{Candidates, Cell, DigitSet, Symmetry};

/// The names of the techniques of this family.
pub(crate) const NAMES: &[(Technique, &str)] = &[(Technique::Gurth, "Gurth's symmetry")];

impl English for Symmetric {
    /// Returns "The givens are symmetric about the diagonal from the top left. There, digits change places: 1 with
    /// 2; 3 with 4. The puzzle has one solution, so that is symmetric in the same way. A cell on the diagonal stays
    /// where it is. Of the digits, only 5 and 6 stay the same, so it must be 5 or 6. So r1c1 can't be 1 or 2."
    fn english(&self, step: &Step, position: &Candidates) -> Vec<Span> {
        let shape = position.shape();
        let motion = match self.symmetry {
            Symmetry::HalfTurn => "under a half turn",
            Symmetry::QuarterTurn => "under a quarter turn",
            Symmetry::MirrorRows => "from top to bottom",
            Symmetry::MirrorColumns => "from left to right",
            Symmetry::Diagonal => "about the diagonal from the top left",
            Symmetry::AntiDiagonal => "about the diagonal from the top right",
            Symmetry::None | Symmetry::Full => "in itself",
        };
        let mut said = sentence!("The givens are symmetric ", motion, ".");
        for (at, circle) in self.circles().into_iter().enumerate() {
            said.extend(sentence!(if at == 0 { " There, digits change places: " } else { "; " }));
            said.extend(sentence!(List(circle, " with ")));
        }
        said.extend((!self.circles().is_empty()).then(|| Span::from(".")));
        said.extend(sentence!(Assertion::Mirrored(self.symmetry, self.digits.clone())));
        said.extend(sentence!(" The puzzle has one solution, so that is symmetric in the same way."));
        if let Some(from) = self.from {
            let own = position.digit(from).map_or(position.digits(from), DigitSet::only);
            let images: DigitSet = own.iter().map(|digit| self.digits[digit.index()]).collect();
            let to = self.image(position, from);
            let is = if position.is_open(from) { " can only be " } else { " is " };
            said.extend(sentence!(" ", from, is, one_of(own), ", so its image ", to, " can only be "));
            let has = match position.digit(from) {
                Some(digit) => Assertion::Solved(vec![from], digit),
                None => Assertion::Only(vec![from], own),
            };
            said.extend(sentence!(
                one_of(images),
                ".",
                has,
                Assertion::Unmatched(step.eliminated().to_vec())
            ));
        } else {
            let fixed: DigitSet = self.fixed().collect();
            let lies = match self.symmetry {
                Symmetry::Diagonal | Symmetry::AntiDiagonal => "A cell on the diagonal stays where it is",
                Symmetry::HalfTurn | Symmetry::QuarterTurn => "The cell in the middle stays where it is",
                _ => "A cell on the axis stays where it is",
            };
            said.extend(if fixed.is_empty() {
                sentence!(" ", lies, ", but every digit changes.")
            } else {
                let stay = if fixed.len() == 1 { " stays" } else { " stay" };
                let only =
                    sentence!(" Of the digits, only ", all_of(fixed), stay, " the same, so it must be ");
                sentence!(" ", lies, ".", only, one_of(fixed), ".")
            });
            let gone: Vec<Cell> = step.eliminated().iter().map(|gone| gone.cell).collect();
            said.extend(sentence!(Assertion::Unmoved(gone, fixed)));
        }
        sentence!(said, so(" So", step.eliminated(), shape))
    }
}
