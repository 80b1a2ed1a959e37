//! Sight by other rules than rows, columns and boxes. The board shows those at a glance; a window, a diagonal, a cage
//! or a chess move has to be named, in a sentence after the claims that rest on it.

use super::{
    Assertion, Language, Span, clues,
    plan::{Plan, Said, plan},
    say::{NAMED, say},
    words::sight as words,
};
use sudoku_board::{
    Candidate, Candidates, Cell, Constraint, Digit, DigitSet, HouseKind, Shape,
    geometry::{Bond, Geometry},
};

/// What makes two cells see each other, other than a row, a column or a box.
#[derive(Clone, Copy, PartialEq, Eq)]
enum By {
    Window,
    Diagonal,
    Region,
    Cage,
    Clue(u16),
    /// The number of a clue, and the cell that has the same digit by it.
    Twin(u16, Cell),
    Knight,
    King,
}

/// Something that another rule says about two cells.
enum Seen {
    /// Cells that a cell sees in one way: the cell, the way, and the others.
    Sees(Cell, By, Vec<Cell>),
    /// Digits of a cell that don't fit beside a candidate, by a relation of a clue.
    Bars(Candidate, u16, Cell, DigitSet),
}

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
    let mut add_said = |said: Plan| {
        let one = say(said, shape, language);
        let between = Span::from(language.names().sentence_space());
        if begins {
            told.extend(one);
            told.push(between);
        } else {
            told.push(between);
            told.extend(one);
        }
    };
    for seen in seen.drain(..) {
        let (cell, by, others) = match seen {
            Seen::Sees(cell, by, others) => (cell, by, others),
            Seen::Bars(one, relation, other, lost) => {
                let clue = shape.geometry().relations().get(usize::from(relation));
                let Some(clue) = clue.map(|(clue, _)| clues::named(shape, *clue)) else { continue };
                let fact = Assertion::Keeps(vec![relation]);
                add_said(plan![words::bars(one.digit, one.cell, lost, other, clue), fact]);
                continue;
            }
        };
        let mut named = words::named(&others);
        if others.len() > NAMED {
            named = Said::Brief(plan![words::counted(others.len())], plan![named]);
        }
        let sees: &dyn Fn(Cell, Said) -> Said = match by {
            By::Window => &words::by_window,
            By::Diagonal => &words::by_diagonal,
            By::Region => &words::by_extra_region,
            By::Cage => &words::by_cage,
            By::Knight => &words::by_knight,
            By::King => &words::by_king,
            By::Clue(number) => {
                let clue = clues::named(shape, number);
                &move |cell, named| words::by_clue(cell, named, clue.clone())
            }
            By::Twin(number, twin) => {
                let clue = clues::named(shape, number);
                &move |cell, named| words::by_twin(cell, named, twin, clue.clone())
            }
        };
        add_said(plan![sees(cell, named)]);
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
    let mut sight = |one: Cell, by: By, other: Cell| {
        let mut same = None;
        for seen in seen.iter_mut() {
            match seen {
                Seen::Sees(cell, own, others) if *own == by => {
                    if *cell == one && others.contains(&other) || *cell == other && others.contains(&one) {
                        return;
                    }
                    if *cell == one {
                        same = same.or(Some(others));
                    }
                }
                _ => {}
            }
        }
        match same {
            Some(others) => others.push(other),
            None => seen.push(Seen::Sees(one, by, vec![other])),
        }
    };
    let mut pair = |mut one: Cell, mut other: Cell| {
        while let Some((clue, [own, twin])) = geometry.twin(one, other) {
            let seen = if own == one { other } else { one };
            sight(own, By::Twin(clue, twin), seen);
            (one, other) = (twin, seen);
        }
        if let Some(by) = by_rule(geometry, one, other) {
            sight(one, by, other);
        }
    };
    let mut barred: Vec<(Candidate, Candidate)> = Vec::new();
    each_link(fact, position, &mut |link| match link {
        Link::Sees(one, other) => pair(one, other),
        Link::Bars(by, gone) => barred.push((by, gone)),
    });
    for (by, gone) in barred {
        let Some(relation) = geometry.barred(by, gone) else { continue };
        let same = seen.iter_mut().find_map(|seen| match seen {
            Seen::Bars(one, own, other, lost) if (*one, *own, *other) == (by, relation, gone.cell) => {
                Some(lost)
            }
            _ => None,
        });
        match same {
            Some(lost) => *lost = lost.with(gone.digit),
            None => seen.push(Seen::Bars(by, relation, gone.cell, DigitSet::only(gone.digit))),
        }
    }
}

/// What a claim needs of another rule.
#[derive(Clone, Copy)]
pub(super) enum Link {
    /// Two cells see each other.
    Sees(Cell, Cell),
    /// A digit of a cell does not fit beside a digit of another, by a relation of a clue.
    Bars(Candidate, Candidate),
}

/// Passes on what a claim needs of other rules, also where a row, a column or a box says the same.
pub(super) fn each_link(fact: &Assertion, position: &Candidates, link: &mut dyn FnMut(Link)) {
    let geometry = position.geometry();
    let excludes = |by: Candidate, gone: Candidate| {
        if by.digit == gone.digit && geometry.see(by.cell, gone.cell) {
            Link::Sees(by.cell, gone.cell)
        } else {
            Link::Bars(by, gone)
        }
    };
    match fact {
        Assertion::Sees(some, others) => {
            all_pairs(some, others, &mut |one, other| link(Link::Sees(one, other)));
        }
        Assertion::Meet(digit, some, others) => {
            let may = |cells: &[Cell]| -> Vec<Cell> {
                cells.iter().copied().filter(|&cell| position.digits(cell).contains(*digit)).collect()
            };
            all_pairs(&may(some), &may(others), &mut |one, other| link(Link::Sees(one, other)));
        }
        Assertion::Excludes((digit, some), gone) => {
            for &cell in some {
                for &gone in gone {
                    link(excludes(Candidate::new(cell, *digit), gone));
                }
            }
        }
        Assertion::Follows(_, _, gone) | Assertion::Clashes(_, gone) => {
            for &(gone, by) in gone {
                if let Some(by) = by {
                    link(excludes(by, gone));
                }
            }
        }
        Assertion::Ring(ring, _) | Assertion::OddRing(ring, _) => {
            for (at, &one) in ring.iter().enumerate() {
                link(Link::Sees(one, ring[(at + 1) % ring.len()]));
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
                    link(Link::Sees(by, other));
                }
            }
        }
        Assertion::Around(cell, digits) => {
            for digit in digits.iter() {
                if let Some(by) = only_by_rule(*cell, digit, position) {
                    link(Link::Sees(*cell, by));
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
            HouseKind::Extra => Some(By::Region),
            HouseKind::Row | HouseKind::Column | HouseKind::Box | HouseKind::Region => None,
        },
        Bond::Sight(Constraint::Knight) => Some(By::Knight),
        Bond::Sight(Constraint::King) => Some(By::King),
        Bond::Sight(Constraint::Diagonals | Constraint::Windows) => None,
        Bond::Cage(_) => Some(By::Cage),
        Bond::Clue(number) => Some(By::Clue(number)),
    }
}
