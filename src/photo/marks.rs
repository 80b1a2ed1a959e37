//! The marks that a board writes for its digits.
//!
//! Boards of up to 9 by 9 write digits. Those of 16 by 16 add the numbers 10 to 16 or the letters A to G, or
//! they write 0 to 9 and A to F. The cells of a whole board tell which.

use crate::net::{CLASSES, Classes, LETTERS, NUMBERS, WRITTEN, ZERO};
use std::ops::Range;

/// The probabilities of an empty cell and of the digits from 1 to 16.
pub type Printed = [f32; 17];

/// The writing of the digits beyond 9.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Beyond {
    /// The numbers 10 to 16.
    Numbers,
    /// The letters A to G.
    Letters,
    /// The letters A to F, and the zero for 16.
    Zero,
}

/// The marks of a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Marks {
    /// The cells of a side, and so the largest digit.
    side: usize,
    beyond: Beyond,
}

impl Marks {
    /// Returns the likeliest marks of a board with this many cells a side, from the classes of its cells.
    pub fn of(classes: &[Classes], side: usize) -> Self {
        let sum = |range: Range<usize>| {
            let cells = classes.iter().map(|classes| classes[range.clone()].iter().sum::<f32>());
            cells.sum::<f32>()
        };
        let beyond = if sum(NUMBERS) > sum(LETTERS) {
            Beyond::Numbers
        } else if sum(ZERO..ZERO + 1) > sum(LETTERS.end - 1..LETTERS.end) {
            Beyond::Zero
        } else {
            Beyond::Letters
        };
        Self { side, beyond }
    }

    /// Returns whether the digits begin with 0. It then means the largest one, so that the others keep their marks.
    pub fn zero(self) -> bool {
        self.side >= CLASSES && self.beyond == Beyond::Zero
    }

    /// Returns the digit of a class, and 0 for an empty cell or one with handwriting. `None` if the board has no such
    /// mark.
    fn digit(self, class: usize) -> Option<usize> {
        let digit = match (class, self.beyond) {
            (0 | WRITTEN, _) => 0,
            (1..CLASSES, _) => class,
            (ZERO, Beyond::Zero) => self.side,
            (_, Beyond::Numbers) if NUMBERS.contains(&class) => CLASSES - 1 + class - NUMBERS.start,
            (_, Beyond::Letters | Beyond::Zero) if LETTERS.contains(&class) => {
                let digit = CLASSES - 1 + class - LETTERS.start;
                (self.beyond == Beyond::Letters || digit < self.side).then_some(digit)?
            }
            _ => return None,
        };
        (digit <= self.side).then_some(digit)
    }

    /// Returns the probabilities of an empty cell and of the digits: handwriting leaves a cell empty.
    ///
    /// On a board of up to 9 by 9, a cell that looks like a larger digit is doubtful, so the others gain nothing from
    /// that. A larger board has three writings with similar marks, such as 8 and B. All its cells together tell the
    /// writing, so the marks of the others are out of the question, unless the cell looks most like one of them.
    pub fn printed(self, classes: &Classes) -> Printed {
        let mut printed = Printed::default();
        for (class, probability) in classes.iter().enumerate() {
            if let Some(digit) = self.digit(class) {
                printed[digit] += probability;
            }
        }
        let sum: f32 = printed.iter().sum();
        if self.side >= CLASSES && sum > 0.5 {
            for probability in &mut printed {
                *probability /= sum;
            }
        }
        printed
    }
}

/// Returns the likeliest digit, with its probability.
pub fn likeliest(printed: &Printed) -> (u8, f32) {
    let best = (0..printed.len()).max_by(|&a, &b| printed[a].total_cmp(&printed[b])).unwrap_or(0);
    (best as u8, printed[best])
}
