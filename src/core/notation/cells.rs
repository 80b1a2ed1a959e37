//! From the words of cells to digits: finds the alphabet, and checks that the digits fit the size.

use super::error::{Ambiguity, ParseError, ParseErrorKind as Kind, TextPosition};
use super::source::Glyph;
use super::{Assumption, WORD_SHOWN};
use sudoku_board::{Digit, Grid, Shape};

/// The text of one cell: one symbol or a number of several digits; no text is an empty cell.
#[derive(Clone, Debug)]
pub(super) struct Word {
    pub(super) glyphs: Vec<Glyph>,
    pub(super) at: TextPosition,
}

/// The value of a word, before the alphabet is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Value {
    /// Empty, by a sign that isn't a digit in any alphabet.
    Empty,
    Zero,
    Number(u32),
    /// A letter by its place in the alphabet, A = 1. X also counts as a letter until the alphabet is known.
    Letter(u32),
}

const X: Value = Value::Letter(24);

impl Word {
    pub(super) fn symbol(glyph: Glyph) -> Self {
        Self { glyphs: vec![glyph], at: glyph.at }
    }

    pub(super) fn text(&self) -> String {
        self.glyphs.iter().map(|glyph| glyph.symbol).collect()
    }

    /// Returns whether the word consists of decimal digits only, or of one sign for an empty cell, which may be
    /// repeated.
    pub(super) fn is_numeric(&self) -> bool {
        !self.glyphs.is_empty()
            && matches!(self.value(), Some(Value::Empty | Value::Zero | Value::Number(_) | X))
    }

    /// Returns the number that the word is, at most `u32::MAX`; `None` if it is no number from 1 up.
    pub(super) fn number(&self) -> Option<u32> {
        match self.value() {
            Some(Value::Number(number)) => Some(number),
            _ => None,
        }
    }

    /// Returns the number of the digit that the word usually is, 0 for none.
    pub(super) fn usual_digit(&self) -> u32 {
        match self.value() {
            Some(Value::Number(number)) => number,
            Some(Value::Letter(letter)) if Value::Letter(letter) != X => letter + 9,
            _ => 0,
        }
    }

    fn value(&self) -> Option<Value> {
        let Some(first) = self.glyphs.first() else { return Some(Value::Empty) };
        if self.glyphs.iter().all(|glyph| glyph.symbol.is_ascii_digit()) {
            let number = self.glyphs.iter().fold(0_u32, |number, glyph| {
                number.saturating_mul(10).saturating_add(glyph.symbol.to_digit(10).unwrap_or_default())
            });
            return Some(if number == 0 { Value::Zero } else { Value::Number(number) });
        }
        let repeated = self.glyphs.iter().all(|glyph| glyph.symbol.eq_ignore_ascii_case(&first.symbol));
        match first.symbol {
            '.' | '_' | '*' | '\u{b7}' if repeated => Some(Value::Empty),
            'x' | 'X' if repeated => Some(X),
            'a'..='z' | 'A'..='Z' if self.glyphs.len() == 1 => {
                Some(Value::Letter(u32::from(first.symbol.to_ascii_uppercase()) - u32::from('A') + 1))
            }
            _ => None,
        }
    }

    pub(super) fn is_cell(&self) -> bool {
        self.value().is_some()
    }

    /// Returns the error to report if the word is not a cell.
    pub(super) fn fault(&self) -> ParseError {
        let kind = match self.glyphs[..] {
            [Glyph { symbol, .. }] => Kind::UnknownSymbol { symbol },
            _ => self.not_a_number(),
        };
        ParseError::at(self.at, kind)
    }

    pub(super) fn not_a_number(&self) -> Kind {
        Kind::NotANumber { word: self.text().chars().take(WORD_SHOWN).collect() }
    }
}

/// Returns whether a character can be a cell in some alphabet.
pub(super) fn is_symbol(symbol: char) -> bool {
    symbol.is_ascii_digit() || symbol.is_ascii_alphabetic() || is_empty_sign(symbol)
}

/// Returns whether a character always means an empty cell, never a digit.
pub(super) fn is_empty_sign(symbol: char) -> bool {
    matches!(symbol, '.' | '_' | '*' | '\u{b7}')
}

/// The words as digits, once the numbering of the symbols is known.
pub(super) struct Numbered {
    pub(super) grid: Grid,
    pub(super) assumption: Option<Assumption>,
    /// The grid with 0 as another sign for empty cells.
    pub(super) other: Option<Grid>,
}

/// Reads words in reading order, one for each cell.
pub(super) fn grid(shape: &Shape, words: &[Word]) -> Result<Numbered, ParseError> {
    let values: Vec<Value> =
        words.iter().map(|word| word.value().ok_or_else(|| word.fault())).collect::<Result<_, _>>()?;
    let alphabet = Alphabet::of(shape, &values)?;
    let grid = by(&alphabet, shape, words, &values)?;
    let proven = match alphabet.unproven {
        None => true,
        Some(Ambiguity::LetterX) => grid.is_solution(),
        Some(Ambiguity::Zero) => grid.duplicate().is_none(),
    };
    if let (false, Some(ambiguity)) = (proven, alphabet.unproven) {
        return Err(ParseError::whole(Kind::Ambiguous(ambiguity)));
    }
    let (assumption, other) = match alphabet.numbering {
        Numbering::Usual => (None, None),
        // The usual numbering does not have that many letters.
        Numbering::Letters => (Some(Assumption::LettersAreDigits), None),
        Numbering::FromZero => {
            let usual = Alphabet { numbering: Numbering::Usual, ..alphabet };
            (Some(Assumption::DigitsFromZero), by(&usual, shape, words, &values).ok())
        }
    };
    Ok(Numbered { grid, assumption, other })
}

/// Reads the words as a grid in an alphabet.
fn by(alphabet: &Alphabet, shape: &Shape, words: &[Word], values: &[Value]) -> Result<Grid, ParseError> {
    let decimal = words.iter().any(|word| word.number().is_some_and(|number| number > 9));
    let mut digits = Vec::with_capacity(values.len());
    for (word, &value) in words.iter().zip(values) {
        let number = alphabet.number(value);
        if decimal && number > 0 && matches!(value, Value::Letter(_)) {
            return Err(ParseError::at(word.at, word.not_a_number()));
        }
        if number > shape.side() as u32 {
            let known = alphabet.numbering == Numbering::Letters
                || number <= u32::from(Digit::MAX)
                || word.number().is_some();
            let too_large = Kind::DigitTooLarge { number, side: shape.side() };
            return Err(if known { ParseError::at(word.at, too_large) } else { word.fault() });
        }
        digits.push(u8::try_from(number).ok().and_then(Digit::new));
    }
    Grid::from_cells(digits).ok_or(ParseError::whole(Kind::NoPuzzle))
}

/// The most zeros that may be slips, or a second sign for empty cells, rather than digits.
const FEW_ZEROS: usize = 2;

#[derive(Clone, Copy, PartialEq, Eq)]
enum Numbering {
    /// 1-9, then A for 10 and on, as in most programs.
    Usual,
    /// Letters alone, A for 1.
    Letters,
    /// 0-9, then A for 10 and on.
    FromZero,
}

struct Alphabet {
    numbering: Numbering,
    /// Whether X is a digit, as in a 25x25 of letters alone; everywhere else it is an empty cell.
    x: bool,
    /// An assumption the digits alone do not prove: X must be a digit in a solution, 0 must not break the
    /// rules.
    unproven: Option<Ambiguity>,
}

impl Alphabet {
    fn of(shape: &Shape, values: &[Value]) -> Result<Self, ParseError> {
        let any = |test: fn(&Value) -> bool| values.iter().any(test);
        let numbers = any(|value| matches!(value, Value::Number(_)));
        // A puzzle with one solution shows at least all digits but one: in letters alone, these are more
        // letters than the usual numbering has. Fewer letters with an unknown one among them are a mistake.
        let side = shape.side() as u32;
        let different = (1..=side).filter(|&n| values.contains(&Value::Letter(n)));
        let letters = shape.has_letters() && !numbers && different.count() + 1 >= shape.side();
        let empties = any(|&value| matches!(value, Value::Empty | Value::Zero));
        let numbering = if letters { Numbering::Letters } else { Numbering::Usual };
        let mut alphabet = Self { numbering, x: false, unproven: None };
        if shape == Shape::S25 && !numbers && any(|&value| value == X) {
            let other_letters = any(|&value| matches!(value, Value::Letter(_)) && value != X);
            if other_letters && !letters {
                return Err(ParseError::whole(Kind::Ambiguous(Ambiguity::LetterX)));
            }
            alphabet.x = letters;
            alphabet.unproven = (letters && !empties).then_some(Ambiguity::LetterX);
        }
        // 0 beside another sign for empty cells is a digit if the puzzle needs it to have all digits but one.
        // The largest digit of the size, which does not exist in a count from 0, proves the contrary.
        let used = |number: u32| values.iter().any(|&value| alphabet.number(value) == number);
        let zeros = values.iter().filter(|&&value| value == Value::Zero).count();
        let other_sign = values.iter().any(|&value| value != Value::Zero && alphabet.number(value) == 0);
        if shape.has_letters() && zeros > 0 && other_sign && !letters && !used(side) {
            let different = (1..side).filter(|&number| used(number)).count();
            if zeros <= FEW_ZEROS || different + 2 < shape.side() {
                return Err(ParseError::whole(Kind::Ambiguous(Ambiguity::Zero)));
            }
            (alphabet.numbering, alphabet.unproven) = (Numbering::FromZero, Some(Ambiguity::Zero));
        }
        Ok(alphabet)
    }

    fn number(&self, value: Value) -> u32 {
        let first = u32::from(self.numbering == Numbering::FromZero);
        match value {
            Value::Empty => 0,
            X if !self.x => 0,
            Value::Zero => first,
            Value::Number(n) => n.saturating_add(first),
            Value::Letter(n) if self.numbering == Numbering::Letters => n,
            Value::Letter(n) => n + 9 + first,
        }
    }
}
