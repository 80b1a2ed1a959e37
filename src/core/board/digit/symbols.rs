//! The things on a board: digits, or letters, pictures or colours in their place. They change the drawing and
//! the words of a digit, and nothing else: a text to keep, copy or send always has the digit.
//!
//! The caller of a sentence passes the kind with the language. Texts made by the worker keep the digits.

use crate::Shape;
use serde::{Deserialize, Serialize};

/// A kind of things in the cells of a board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Symbols {
    /// 1, 2, 3 …
    #[default]
    Digits,
    /// A, B, C …
    Letters,
    /// A sun, a fish, a leaf …
    Pictures,
    /// Red, blue, yellow …
    Colours,
}

impl Symbols {
    /// All kinds, in the order of a choice.
    pub const ALL: [Self; 4] = [Self::Digits, Self::Letters, Self::Pictures, Self::Colours];

    /// The largest side of a board with anything other than its usual symbols.
    pub const MOST: usize = 9;

    /// Returns this kind on a board up to 9×9. A larger board keeps its digits and letters.
    #[must_use]
    pub fn on(self, shape: &Shape) -> Self {
        if shape.side() > Self::MOST { Self::Digits } else { self }
    }

    /// Returns the name of the kind in texts, in lower case.
    #[must_use]
    pub const fn slug(self) -> &'static str {
        match self {
            Self::Digits => "digits",
            Self::Letters => "letters",
            Self::Pictures => "pictures",
            Self::Colours => "colours",
        }
    }
}
