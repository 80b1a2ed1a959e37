//! Sight by other rules than rows, columns and boxes. The board shows those at a glance; a window, a diagonal, a cage
//! or a chess move has to be named, in a sentence after the claims that rest on it.

use super::{
    Assertion, Language, Span,
    plan::{Said, plan},
    say::{NAMED, say},
    words::sight as words,
};
use sudoku_board::{
    Candidates, Cell, Constraint, Digit, HouseKind, Shape,
    geometry::{Bond, Geometry},
};

/// What makes two cells see each other, other than a row, a column or a box.
#[derive(Clone, Copy, PartialEq, Eq)]
enum By {
    Window,
    Diagonal,
    Cage,
    Knight,
    King,
}

/// Cells that a cell sees in one way: the cell, the way, and the others.
type Seen = (Cell, By, Vec<Cell>);

/// Returns the text with a sentence about such sight at the end of each line whose claims need one, and before the
/// conclusion.
pub(super) fn told(said: Vec<Span>, position: &Candidates, language: Language) -> Vec<Span> {
    let shape = position.shape();
    if shape.has_plain_sight() {
        return said;
    }
    let ends = said.iter().position(|span| *span == Span::Conclusion).unwrap_or(said.len());
    let (mut told, mut seen): (Vec<Span>, Vec<Seen>) = (Vec::with_capacity(said.len()), Vec::new());
    // The claims of the conclusion come with the reasons.
    let late: Vec<Span> = said[ends..].to_vec();
    for (at, span) in said.into_iter().enumerate() {
        match &span {
            Span::Says(fact) if at < ends => add(fact, position, &mut seen),
            Span::Line | Span::Rest => put(&mut seen, &mut told, shape, language),
            Span::Conclusion => {
                for span in &late {
                    if let Span::Says(fact) = span {
                        add(fact, position, &mut seen);
                    }
                }
                put(&mut seen, &mut told, shape, language);
            }
            _ => {}
        }
        told.push(span);
    }
    told
}

/// Adds the sentences, between the others.
fn put(seen: &mut Vec<Seen>, told: &mut Vec<Span>, shape: &Shape, language: Language) {
    if seen.is_empty() {
        return;
    }
    let before = told.iter().rev().find(|span| !matches!(span, Span::Says(_)));
    let begins = match before {
        Some(Span::Text(words)) => words.ends_with(' '),
        Some(Span::Rest) | None => true,
        _ => false,
    };
    for (cell, by, others) in seen.drain(..) {
        let mut named = words::named(&others);
        if others.len() > NAMED {
            named = Said::Brief(plan![words::counted(others.len())], plan![named]);
        }
        let sees = match by {
            By::Window => words::by_window,
            By::Diagonal => words::by_diagonal,
            By::Cage => words::by_cage,
            By::Knight => words::by_knight,
            By::King => words::by_king,
        };
        let one = say(plan![sees(cell, named)], shape, language);
        let between = Span::from(language.names().sentence_space());
        if begins {
            told.extend(one);
            told.push(between);
        } else {
            told.push(between);
            told.extend(one);
        }
    }
}

fn all_pairs(some: &[Cell], others: &[Cell], pair: &mut dyn FnMut(Cell, Cell)) {
    for &one in some {
        for &other in others {
            pair(one, other);
        }
    }
}

/// Adds the sights that a claim needs.
fn add(fact: &Assertion, position: &Candidates, seen: &mut Vec<Seen>) {
    let geometry = position.geometry();
    let mut pair = |one: Cell, other: Cell| {
        let Some(by) = by_rule(geometry, one, other) else { return };
        let is_known = |(cell, own, others): &Seen| {
            *own == by && (*cell == one && others.contains(&other) || *cell == other && others.contains(&one))
        };
        if seen.iter().any(is_known) {
            return;
        }
        match seen.iter_mut().find(|(cell, own, _)| *cell == one && *own == by) {
            Some((.., others)) => others.push(other),
            None => seen.push((one, by, vec![other])),
        }
    };
    match fact {
        Assertion::Sees(some, others) => {
            all_pairs(some, others, &mut pair);
        }
        Assertion::Meet(digit, some, others) => {
            let may = |cells: &[Cell]| -> Vec<Cell> {
                cells.iter().copied().filter(|&cell| position.digits(cell).contains(*digit)).collect()
            };
            all_pairs(&may(some), &may(others), &mut pair);
        }
        Assertion::Excludes((_, some), gone) => {
            let gone: Vec<Cell> = gone.iter().map(|gone| gone.cell).collect();
            all_pairs(some, &gone, &mut pair);
        }
        Assertion::Follows(_, _, gone) | Assertion::Clashes(_, gone) => {
            for (gone, by) in gone {
                if let Some(by) = by {
                    pair(by.cell, gone.cell);
                }
            }
        }
        Assertion::Ring(ring, _) | Assertion::OddRing(ring, _) => {
            for (at, &one) in ring.iter().enumerate() {
                pair(one, ring[(at + 1) % ring.len()]);
            }
        }
        Assertion::Left { place, house, by, earlier } => {
            for &other in geometry.cells(*house) {
                let is_plain =
                    |by: &&Cell| geometry.see(**by, other) && by_rule(geometry, **by, other).is_none();
                let is_left = other == place.cell || earlier.contains(&other) || !position.is_open(other);
                if !is_left
                    && !by.iter().any(|by| is_plain(&by))
                    && let Some(&by) = by.iter().find(|&&by| geometry.see(by, other))
                {
                    pair(by, other);
                }
            }
        }
        Assertion::Around(cell, digits) => {
            for digit in digits.iter() {
                if let Some(by) = only_by_rule(*cell, digit, position) {
                    pair(*cell, by);
                }
            }
        }
        _ => {}
    }
}

/// Returns the filled cell with the digit that the cell sees, if it sees none in a row, column or box.
fn only_by_rule(cell: Cell, digit: Digit, position: &Candidates) -> Option<Cell> {
    let geometry = position.geometry();
    let mut found = None;
    for &other in geometry.peer_list(cell) {
        if position.digit(other) == Some(digit) {
            by_rule(geometry, cell, other)?;
            found = found.or(Some(other));
        }
    }
    found
}

/// Returns what makes two cells see each other, if they share no usual house.
fn by_rule(geometry: &Geometry, one: Cell, other: Cell) -> Option<By> {
    if one == other {
        return None;
    }
    match geometry.bond(one, other)? {
        Bond::House(house) => match house.kind() {
            HouseKind::Window => Some(By::Window),
            HouseKind::Falling | HouseKind::Rising => Some(By::Diagonal),
            HouseKind::Row | HouseKind::Column | HouseKind::Box | HouseKind::Region => None,
        },
        Bond::Sight(Constraint::Knight) => Some(By::Knight),
        Bond::Sight(Constraint::King) => Some(By::King),
        Bond::Sight(Constraint::Diagonals | Constraint::Windows) => None,
        Bond::Cage(_) => Some(By::Cage),
    }
}
