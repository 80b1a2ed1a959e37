//! A position of a puzzle, for an exercise.

use super::packed::{Bits, Unread, width};
use sudoku_core::{
    Candidate, Candidates, Cell, Digit, Grid, Shape, Technique, notation::names, symmetry::Transform,
};

/// A position with a step of a technique.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Case {
    /// The givens of its puzzle.
    pub givens: Grid,
    /// The digits of the position.
    pub digits: Grid,
    /// The candidates ruled out beyond those by digits.
    pub gone: Vec<Candidate>,
}

impl Case {
    /// Reads the fields behind the slug: givens, digits and candidates, between bars. Before the givens, a colon ends
    /// the tag of their shape. A small letter is a run of empty cells, the digits may be those of the cells that are not
    /// given alone, and a digit may have several cells behind it.
    #[must_use]
    pub fn read(fields: &str) -> Option<Self> {
        let [givens, digits, gone] = fields.split('|').collect::<Vec<_>>()[..] else { return None };
        let (tag, givens) = givens.split_once(':').unwrap_or(("", givens));
        let digits = digits.strip_prefix(tag).and_then(|digits| digits.strip_prefix(':')).unwrap_or(digits);
        let (givens, mut digits) = (spread(givens), spread(digits));
        if digits.len() < givens.len() {
            let mut own = digits.chars();
            let all = givens.chars().map(|given| if given == '.' { own.next() } else { Some(given) });
            let all = all.collect::<Option<_>>()?;
            digits = if own.next().is_none() { all } else { return None };
        }
        let tagged = |cells: &str| Grid::from_line(&format!("{tag}:{cells}"));
        let (givens, digits) = (tagged(&givens)?, tagged(&digits)?);
        let shape = digits.shape();
        let mut all = Vec::new();
        for word in gone.split_whitespace() {
            let (digit, cells) = word.split_once('r')?;
            let digit = Digit::from_symbol(digit.chars().next().filter(|_| digit.chars().count() == 1)?)?;
            for cell in cells.split('r') {
                all.push(Candidate::new(names::cell(shape, &format!("r{cell}"))?, digit));
            }
        }
        Some(Self { givens, digits, gone: all })
    }

    /// Writes the fields behind the slug, as [`Self::read`] reads them.
    #[must_use]
    pub fn write(&self) -> String {
        let Self { givens, digits, gone } = self;
        let name = |gone: &Candidate| {
            format!("{}{}", gone.digit.symbol(), names::cell_name(self.shape(), gone.cell))
        };
        let gone: Vec<String> = gone.iter().map(name).collect();
        format!("{givens}|{digits}|{}", gone.join(" "))
    }

    /// Returns a position, with the givens of its puzzle.
    #[must_use]
    pub fn of(givens: &Grid, position: &Candidates) -> Self {
        let digits = position.to_grid();
        let all = Candidates::new(&digits);
        let gone = each(&all).filter(|one| !position.allows(*one)).collect();
        Self { givens: givens.clone(), gone, digits }
    }

    /// Returns whether the position's board is of a shape. Boards with cages or clues count as those without: each has its own.
    #[must_use]
    pub fn is_of(&self, shape: &Shape) -> bool {
        self.shape() == shape || !self.shape().is_bare() && self.shape().bare() == *shape
    }

    /// Returns the shape of the position's board.
    #[must_use]
    pub fn shape(&self) -> &Shape {
        self.digits.shape()
    }

    /// Returns the position.
    #[must_use]
    pub fn position(&self) -> Candidates {
        let mut position = Candidates::new(&self.digits);
        self.gone.iter().for_each(|&gone| position.eliminate(gone, |_| {}));
        position
    }

    /// Packs the size and the givens.
    pub(crate) fn pack_givens(&self, bits: &mut Bits) {
        Self::pack_grid(&self.givens, bits);
    }

    /// Packs the size of a board, and its digits.
    pub(crate) fn pack_grid(grid: &Grid, bits: &mut Bits) {
        let shape = grid.shape();
        bits.shape(shape);
        Cell::all(shape).for_each(|cell| pack_digit(grid.get(cell), shape, bits));
    }

    /// Packs the digits that are not given, and the candidates ruled out.
    pub(crate) fn pack_position(&self, bits: &mut Bits) {
        let shape = self.shape();
        for cell in Cell::all(shape).filter(|&cell| self.givens.get(cell).is_none()) {
            pack_digit(self.digits.get(cell), shape, bits);
        }
        bits.push(!self.gone.is_empty());
        if !self.gone.is_empty() {
            let position = self.position();
            each(&Candidates::new(&self.digits)).for_each(|one| bits.push(!position.allows(one)));
        }
    }

    /// Reads the givens; nothing if they are damaged.
    pub(crate) fn unpack_givens(bits: &mut Unread) -> Option<Grid> {
        let shape = bits.shape()?;
        let mut givens = Grid::empty(&shape);
        for cell in Cell::all(&shape) {
            unpack_digit(cell, &mut givens, bits)?;
        }
        Some(givens)
    }

    /// Reads the rest of a position; nothing if that is damaged.
    pub(crate) fn unpack_position(givens: Grid, bits: &mut Unread) -> Option<Self> {
        let mut digits = givens.clone();
        for cell in Cell::all(givens.shape()).filter(|&cell| givens.get(cell).is_none()) {
            unpack_digit(cell, &mut digits, bits)?;
        }
        let mut gone = Vec::new();
        if bits.bit()? {
            for one in each(&Candidates::new(&digits)) {
                if bits.bit()? {
                    gone.push(one);
                }
            }
        }
        Some(Self { givens, digits, gone })
    }

    /// Returns the same position on a board that looks different.
    #[must_use]
    pub fn changed(&self, change: &Transform) -> Self {
        Self {
            givens: change.apply(&self.givens),
            digits: change.apply(&self.digits),
            gone: self.gone.iter().map(|&gone| change.candidate(gone)).collect(),
        }
    }
}

/// Returns a text of cells with its runs of empty cells spread out.
fn spread(text: &str) -> String {
    let one = |symbol: char| match symbol {
        'a'..='z' => ".".repeat(symbol as usize - 'a' as usize + 1),
        other => other.into(),
    };
    text.chars().map(one).collect()
}

/// Returns all candidates of the open cells, in the shape of the board.
pub(crate) fn each(position: &Candidates) -> impl Iterator<Item = Candidate> + '_ {
    position.open_cells().flat_map(|cell| {
        let digits = position.digits(cell);
        digits.iter().map(move |digit| Candidate::new(cell, digit))
    })
}

/// Packs a bit for whether there is a digit, and the digit.
fn pack_digit(digit: Option<Digit>, shape: &Shape, bits: &mut Bits) {
    bits.push(digit.is_some());
    if let Some(digit) = digit {
        bits.number(digit.number().into(), width(shape));
    }
}

/// Reads the digit of a cell, if it has one; nothing if that is damaged.
fn unpack_digit(cell: Cell, grid: &mut Grid, bits: &mut Unread) -> Option<()> {
    let shape = grid.shape();
    if bits.bit()? {
        let digit = Digit::new(bits.number(width(shape))? as u8)?;
        grid.set(cell, (digit.index() < shape.side()).then_some(digit));
        grid.get(cell)?;
    }
    Some(())
}

/// Returns the cases of a technique in a text, in its order.
pub fn cases(text: &str, technique: Technique) -> impl Iterator<Item = Case> {
    let own = move |line: &str| line.strip_prefix(technique.slug())?.strip_prefix('|').and_then(Case::read);
    text.lines().filter_map(own)
}
