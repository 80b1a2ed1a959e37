//! The boards on the page of a technique beside its example, and the near miss.

use super::super::size;
use crate::app::text::learn::NearText;
use sudoku_core::{
    Candidate, Cell, CellSet, Digit, DigitSet, HouseKind, Shape,
    explain::{Locale, Span, en, technique as name},
    premises::Claim,
};
use sudoku_play::features::learn::{Beside, Tap, view::Here};

pub(super) const NEAR: NearText = NearText {
    head: "Why does this one fail?",
    task: |technique| {
        format!(
            "{}: the marks show one, but a single candidate breaks it. Tap the cell of that candidate.",
            name(technique, Locale::ENGLISH)
        )
    },
    board: "Board of the near miss",
    said,
    reason,
    found: "Yes: ",
    show: "Show the answer",
};

/// The most digits, and the most rows, columns, boxes and cells, that a line under the idea names.
const NAMED: (usize, usize) = (4, 5);

/// "Here: 3 in rows 2 and 6."
pub(super) fn here(Here { digits, place, shape }: &Here) -> Vec<Span> {
    let named = place.houses.len() + place.cells.len();
    if digits.is_empty() || digits.len() > NAMED.0 {
        return Vec::new();
    }
    let mut said: Vec<Span> = vec!["Here: ".into()];
    if digits.len() > 1 {
        said.push("the digits ".into());
    }
    said.extend(among(*digits, " and "));
    if named > 0 && named <= NAMED.1 {
        said.push(" in ".into());
        said.extend(en::houses_and_cells(&place.houses, &place.cells, shape));
    }
    said.push(".".into());
    said
}

pub(super) fn beside(beside: Beside, shape: &Shape) -> String {
    match beside {
        Beside::Turned(HouseKind::Column) => "In columns instead of rows".into(),
        Beside::Turned(_) => "In rows instead of columns".into(),
        Beside::Smaller => format!("On a smaller board, {}", size(shape)),
        Beside::Plainer => "A case with fewer candidates".into(),
        Beside::Another => "Another case".into(),
    }
}

/// Digits in a row: "4 and 7".
fn among(digits: DigitSet, last: &'static str) -> Vec<Span> {
    let all: Vec<Digit> = digits.iter().collect();
    let mut said = Vec::new();
    for (at, digit) in all.iter().enumerate() {
        match all.len() - at {
            _ if at == 0 => {}
            1 => said.push(last.into()),
            _ => said.push(", ".into()),
        }
        said.push(Span::Digit(*digit));
    }
    said
}

/// Cells in a row, in reading order: "r1c2 and r3c4".
fn cells(all: &[Cell], last: &'static str) -> Vec<Span> {
    let all: Vec<Cell> = all.iter().copied().collect::<CellSet>().iter().collect();
    let mut said = Vec::new();
    for (at, cell) in all.iter().enumerate() {
        match all.len() - at {
            _ if at == 0 => {}
            1 => said.push(last.into()),
            _ => said.push(", ".into()),
        }
        said.push(Span::Cell(*cell));
    }
    said
}

/// What a cell is to the pattern.
fn said(cell: Cell, tap: Tap) -> Vec<Span> {
    let at = Span::Cell(cell);
    match tap {
        Tap::Breaks => Vec::new(),
        Tap::Filled(digit) => vec![at, " is ".into(), Span::Digit(digit), " already.".into()],
        Tap::Only(digits) => {
            let mut said = vec![at, " can only be ".into()];
            said.extend(among(digits, " or "));
            said.push(", as the pattern needs.".into());
            said
        }
        Tap::Place(digit, house) => vec![
            "The pattern allows ".into(),
            Span::Digit(digit),
            " in ".into(),
            at,
            ": it is one of its places in ".into(),
            Span::House(house),
            ".".into(),
        ],
        Tap::Gets(digit) => vec![
            "With the pattern, ".into(),
            at,
            " would be ".into(),
            Span::Digit(digit),
            ". The pattern doesn't depend on it.".into(),
        ],
        Tap::Loses(digits) => {
            let mut said = vec!["With the pattern, ".into(), at, " would lose ".into()];
            said.extend(among(digits, " and "));
            said.push(". The pattern doesn't depend on it.".into());
            said
        }
        Tap::Barred(digit, house) => {
            vec![
                at,
                " can't be ".into(),
                Span::Digit(digit),
                ", as the pattern needs in ".into(),
                Span::House(house),
                ".".into(),
            ]
        }
        Tap::Outside => vec!["The pattern doesn't depend on ".into(), at, ".".into()],
    }
}

/// The most cells and digits that a reason repeats.
const REPEATED: usize = 5;

/// Why the pattern fails.
fn reason(broken: &Claim, Candidate { cell, digit }: Candidate) -> Vec<Span> {
    let (at, it) = (|| Span::Cell(cell), || Span::Digit(digit));
    let mut said: Vec<Span> = match broken {
        Claim::Holds(_, digits) => {
            let mut said = vec![at(), " can also be ".into(), it()];
            if digits.len() <= REPEATED {
                said.push(", not only ".into());
                said.extend(among(*digits, " or "));
            }
            said
        }
        Claim::Places(_, house, own) => {
            let mut said = vec![
                "in ".into(),
                Span::House(*house),
                ", ".into(),
                "the ".into(),
                it(),
                " can also go in ".into(),
                at(),
            ];
            if !own.is_empty() && own.len() <= REPEATED {
                said.push(", not only in ".into());
                said.extend(cells(own, " or "));
            }
            said
        }
        Claim::Lacks(..) | Claim::Solved(_) => {
            vec![at(), " can be ".into(), it(), ", and the pattern needs that it can't".into()]
        }
    };
    said.push(". So the pattern fails.".into());
    said
}
