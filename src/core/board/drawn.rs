//! What is drawn on a board for its clues, as plain shapes, in cells from its upper left corner.

/// A point of the board: how far it is across, and how far down, in cells.
pub type Point = (f64, f64);

/// Where a shape belongs among the other things on the board. Shapes are listed in this order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Layer {
    /// An area: under the lines and the digits.
    Area,
    /// A line: under the digits.
    Line,
    /// A sign on the lines between cells, and over them.
    Sign,
    /// A number beside the board.
    Beside,
}

/// A colour that some kinds have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hue {
    /// Grey.
    Grey,
    /// Purple.
    Purple,
    /// Green.
    Green,
    /// Orange.
    Orange,
    /// Blue.
    Blue,
}

impl Hue {
    /// Returns its name in style sheets.
    #[must_use]
    pub const fn slug(self) -> &'static str {
        match self {
            Self::Grey => "grey",
            Self::Purple => "purple",
            Self::Green => "green",
            Self::Orange => "orange",
            Self::Blue => "blue",
        }
    }
}

/// What a shape is painted with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tone {
    /// The colour of the givens.
    Ink,
    /// The ground of the board.
    Ground,
    /// White on any ground.
    White,
    /// Black on any ground.
    Black,
    /// A light shade, on which any digit is legible.
    Pale(Hue),
    /// A shade that stands out from the ground.
    Deep(Hue),
}

impl Tone {
    /// Returns its name in style sheets, without its [hue](Self::hue).
    #[must_use]
    pub const fn slug(self) -> &'static str {
        match self {
            Self::Ink => "ink",
            Self::Ground => "ground",
            Self::White => "white",
            Self::Black => "black",
            Self::Pale(_) => "pale",
            Self::Deep(_) => "deep",
        }
    }

    /// Returns its hue, if it has one.
    #[must_use]
    pub const fn hue(self) -> Option<Hue> {
        match self {
            Self::Pale(hue) | Self::Deep(hue) => Some(hue),
            _ => None,
        }
    }
}

/// An outline, in cells.
#[derive(Clone, Debug, PartialEq)]
pub enum Form {
    /// An open line through some points.
    Open(Vec<Point>),
    /// Closed lines through some points each.
    Closed(Vec<Vec<Point>>),
    /// A circle: its middle and its radius.
    Circle(Point, f64),
    /// A text: its middle, its type size, and what it says.
    Text(Point, f64, String),
}

/// A shape of a drawn clue.
#[derive(Clone, Debug, PartialEq)]
pub struct DrawnClue {
    /// Where it belongs.
    pub layer: Layer,
    /// Its outline.
    pub form: Form,
    /// What fills it; a text is always filled.
    pub fill: Option<Tone>,
    /// Its line: the paint and the width, in cells. Its ends and corners are round.
    pub line: Option<(Tone, f64)>,
    /// The lengths of the line's dashes and of the gaps between them, in cells; `None` for a whole line.
    pub dash: Option<(f64, f64)>,
}
