//! Chains built candidate by candidate: the link between two candidates, and the conclusion of a chain.
//!
//! A chain begins with the assumption that its first candidate is false. Its links are strong and weak in turn:
//! a strong link makes the next candidate true, a weak one makes it false. So a chain that ends after a strong
//! link shows that its first or its last candidate is true.

use sudoku_board::{Candidate, Candidates, Cell, Constraint, House, geometry::Bond};

/// The area that joins two candidates.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Area {
    /// They share a cell.
    Cell(Cell),
    /// They have the same digit and share a house.
    House(House),
    /// They have the same digit in cells that this rule keeps from having the same.
    Constraint(Constraint),
    /// They have the same digit in the cage with this number, from 0.
    Cage(u16),
    /// They have the same digit in cells that the clue with this number, from 0, makes differ.
    Clue(u16),
}

/// The reason why two candidates have no link, or no strong one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NoLink {
    /// They are the same.
    Same,
    /// They have different digits in different cells.
    Apart,
    /// They have the same digit in cells that do not see each other.
    Unseen,
    /// They see each other in this area, which has these other places or digits.
    Others(Area, Vec<Candidate>),
}

/// A link between two candidates.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ChainLink {
    /// Whether it is used as a strong link: if the first is false, the second is true. Otherwise: if the first
    /// is true, the second is false.
    pub strong: bool,
    /// The area that joins the two candidates.
    pub area: Area,
}

/// Returns the areas that two candidates share.
fn areas(position: &Candidates, from: Candidate, to: Candidate) -> Vec<Area> {
    if from.cell == to.cell {
        return vec![Area::Cell(from.cell)];
    }
    if from.digit != to.digit {
        return Vec::new();
    }
    let by_rule = match position.geometry().bond(from.cell, to.cell) {
        Some(Bond::Sight(constraint)) => Some(Area::Constraint(constraint)),
        Some(Bond::Cage(cage)) => Some(Area::Cage(cage)),
        Some(Bond::Clue(clue)) => Some(Area::Clue(clue)),
        Some(Bond::House(_)) | None => None,
    };
    let shared = position.geometry().shared_houses(from.cell, to.cell);
    shared.map(Area::House).chain(by_rule).collect()
}

/// Returns the other candidates of an area: those of its cell, or the places of the digit in its house.
fn others(position: &Candidates, area: Area, from: Candidate, to: Candidate) -> Vec<Candidate> {
    let is_other = |one: &Candidate| *one != from && *one != to && position.allows(*one);
    match area {
        Area::Cell(cell) => {
            let digits = position.digits(cell);
            digits.iter().map(|digit| Candidate::new(cell, digit)).filter(is_other).collect()
        }
        Area::House(house) => {
            let cells = position.geometry().cells(house).iter();
            cells.map(|&cell| Candidate::new(cell, from.digit)).filter(is_other).collect()
        }
        Area::Constraint(_) | Area::Cage(_) | Area::Clue(_) => Vec::new(),
    }
}

/// Returns the link from one candidate to another, strong or weak as the chain needs it, or the reason that there is
/// none. A strong link may serve as a weak one, since two candidates of an area are never both true.
pub fn link(
    position: &Candidates,
    from: Candidate,
    to: Candidate,
    strong: bool,
) -> Result<ChainLink, NoLink> {
    if from == to {
        return Err(NoLink::Same);
    }
    let shared = areas(position, from, to);
    let Some(&first) = shared.first() else {
        return Err(if from.digit == to.digit { NoLink::Unseen } else { NoLink::Apart });
    };
    if !strong {
        return Ok(ChainLink { strong, area: first });
    }
    // A rule without a house never says that one of the two is true.
    let alone = shared.iter().copied().find(|&area| {
        matches!(area, Area::Cell(_) | Area::House(_)) && others(position, area, from, to).is_empty()
    });
    match alone {
        Some(area) => Ok(ChainLink { strong, area }),
        None => Err(NoLink::Others(first, others(position, first, from, to))),
    }
}

/// The conclusion of a chain.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Proof {
    /// The candidate that must be true: the chain leads from its falsehood to its truth.
    pub placed: Option<Candidate>,
    /// The candidates that cannot be true.
    pub eliminated: Vec<Candidate>,
    /// Whether the ends see each other, so that the chain is a loop, and each of its weak links holds one true
    /// candidate.
    pub is_loop: bool,
}

/// Returns the conclusion of a chain of candidates with alternating strong and weak links. It is empty if the chain
/// does not end after a strong link, or if it has a link that does not hold.
#[must_use]
pub fn proof(position: &Candidates, chain: &[Candidate]) -> Proof {
    let (Some(&first), Some(&last)) = (chain.first(), chain.last()) else { return Proof::default() };
    let holds = chain.windows(2).zip([true, false].into_iter().cycle());
    let mut holds = holds.map(|(pair, strong)| link(position, pair[0], pair[1], strong).is_ok());
    if !chain.len().is_multiple_of(2) || !holds.all(|holds| holds) {
        return Proof::default();
    }
    if first == last {
        return Proof { placed: Some(first), ..Proof::default() };
    }
    let clash = |one: Candidate, other: Candidate| link(position, one, other, false).is_ok();
    let is_loop = chain.len() > 2 && clash(first, last);
    let mut pairs = vec![(first, last)];
    if is_loop {
        pairs.extend(chain[1..].chunks_exact(2).filter_map(|pair| Some((*pair.first()?, *pair.get(1)?))));
    }
    let mut eliminated: Vec<Candidate> = Vec::new();
    for cell in position.open_cells() {
        for digit in position.digits(cell).iter() {
            let one = Candidate::new(cell, digit);
            let falls =
                |&(a, b): &(Candidate, Candidate)| one != a && one != b && clash(one, a) && clash(one, b);
            if pairs.iter().any(falls) {
                eliminated.push(one);
            }
        }
    }
    Proof { placed: None, eliminated, is_loop }
}
