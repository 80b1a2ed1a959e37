//! What a pattern says of the position: all that must be true for its conclusion to follow.

use crate::{
    Candidate, Candidates, Cell, Contradiction, Digit, DigitSet, House,
    step::{AlmostLocked, FishReading, Forced, Node, Origin, Pattern, RectangleKind, SetKind, Step},
};

/// One thing that a pattern says of the position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Claim {
    /// The cell has no candidate but these.
    Holds(Cell, DigitSet),
    /// The digit has no place in the house but these.
    Places(Digit, House, Vec<Cell>),
    /// The cell is solved.
    Solved(Cell),
}

/// The claims of a step that rules candidates out, or of a BUG. Singles and the steps of a search make
/// none: their premises are told otherwise.
#[must_use]
pub fn claims(step: &Step, before: &Candidates) -> Vec<Claim> {
    let holds = |cell: Cell| Claim::Holds(cell, before.digits(cell));
    match &step.pattern {
        Pattern::FullHouse { .. }
        | Pattern::NakedSingle
        | Pattern::HiddenSingle { .. }
        | Pattern::Guess { .. }
        | Pattern::DeadEnd { .. }
        | Pattern::Retreat { .. } => Vec::new(),
        Pattern::Locked { digit, within, crossing } => {
            vec![places(*digit, *within, &meeting(before, *within, &[*crossing]))]
        }
        Pattern::Subset { kind: SetKind::Hidden, house, cells, digits } => {
            digits.iter().map(|digit| places(digit, *house, cells)).collect()
        }
        Pattern::Subset { cells, digits, .. } => {
            cells.iter().map(|&cell| Claim::Holds(cell, *digits)).collect()
        }
        Pattern::Fish { digit, base, cover, fins, .. } => fish(before, *digit, base, cover, fins),
        Pattern::Turbot { digit, links, .. } => {
            links.iter().map(|&(outer, inner, house)| places(*digit, house, &[outer, inner])).collect()
        }
        Pattern::EmptyRectangle { digit, within, readings } => {
            let reading = |reading: &crate::step::BoxReading| {
                let cells = meeting(before, *within, &[reading.barred, reading.left]);
                [places(*digit, *within, &cells), places(*digit, reading.house, &reading.link)]
            };
            readings.iter().flat_map(reading).collect()
        }
        Pattern::RemotePair { cells, .. } => cells.iter().map(|&cell| holds(cell)).collect(),
        Pattern::Wing { pivot, pincers, .. } => std::iter::once(*pivot).chain(*pincers).map(holds).collect(),
        Pattern::WWing { cells, link, house, linked, .. } => {
            cells.iter().map(|&cell| holds(cell)).chain([places(*linked, *house, link)]).collect()
        }
        Pattern::Colors { digit, colorings, .. } => {
            colorings.iter().flat_map(|coloring| strong(before, *digit, coloring)).collect()
        }
        Pattern::Rectangle { kind, corners, digits, others, houses } => {
            let claimed = match kind {
                RectangleKind::One => 3,
                RectangleKind::Two
                | RectangleKind::Three
                | RectangleKind::Five
                | RectangleKind::AvoidableOne
                | RectangleKind::AvoidableTwo => 4,
                RectangleKind::Four | RectangleKind::Six | RectangleKind::HiddenSide => 2,
                RectangleKind::Hidden => 1,
            };
            let corner = |&cell: &Cell| if before.is_open(cell) { holds(cell) } else { Claim::Solved(cell) };
            let mut said: Vec<Claim> = corners[..claimed].iter().map(corner).collect();
            said.extend(others.iter().map(|&cell| holds(cell)));
            let locked = |&house: &House| {
                let inside = |digit: &Digit| {
                    let geometry = before.geometry();
                    before
                        .places(*digit, house)
                        .iter()
                        .all(|place| corners.contains(&geometry.cell_at(house, place)))
                };
                digits.iter().find(inside).map(|digit| places(digit, house, corners))
            };
            said.extend(houses.iter().filter_map(locked));
            said
        }
        Pattern::Bug { .. } => before.open_cells().map(holds).collect(),
        Pattern::Chain { nodes, through, .. } => chain(before, nodes, through),
        Pattern::AlmostLockedSets { sets, .. } => of_sets(before, sets),
        Pattern::DeathBlossom { stem, petals, .. } => {
            let mut said = of_sets(before, petals);
            said.push(holds(*stem));
            said
        }
        Pattern::SueDeCoq { cells, line_set, box_set, .. } => {
            let sets = line_set.cells.iter().chain(&box_set.cells);
            cells.iter().chain(sets).map(|&cell| holds(cell)).collect()
        }
        Pattern::SiameseFish { digit, base, readings, .. } => {
            let of = |reading: &FishReading| fish(before, *digit, base, &reading.cover, &reading.fins);
            readings.iter().flat_map(of).collect()
        }
        Pattern::Forcing { origin, branches, clash, .. } => forcing(before, *origin, branches, *clash),
    }
}

fn fish(before: &Candidates, digit: Digit, base: &[House], cover: &[House], fins: &[Cell]) -> Vec<Claim> {
    let houses_of = |cell: &Cell| before.geometry().houses_of(*cell);
    let of = |&house: &House| {
        let mut cells = meeting(before, house, cover);
        // A place in two base houses would count twice, so there is none but the fins.
        cells.retain(|cell| houses_of(cell).iter().filter(|house| base.contains(house)).count() < 2);
        cells.extend(fins);
        places(digit, house, &cells)
    };
    base.iter().map(of).collect()
}

/// Where a forcing chain or net begins, why each placement is forced, and how it ends.
fn forcing(
    before: &Candidates,
    origin: Origin,
    branches: &[Vec<Forced>],
    clash: Option<Contradiction>,
) -> Vec<Claim> {
    let holds = |cell: Cell| Claim::Holds(cell, before.digits(cell));
    let all_places = |digit: Digit, house: House| {
        let cells = before.places(digit, house).iter().map(|place| before.geometry().cell_at(house, place));
        Claim::Places(digit, house, cells.collect())
    };
    let mut said = match origin {
        Origin::Cell(cell) => vec![holds(cell)],
        Origin::House(digit, house) => vec![all_places(digit, house)],
        Origin::Candidate(_) => Vec::new(),
    };
    for &Forced { candidate: Candidate { cell, digit }, only_in, .. } in
        branches.iter().flat_map(|made| &made[1..])
    {
        said.push(only_in.map_or_else(|| holds(cell), |house| all_places(digit, house)));
    }
    said.extend(match clash {
        Some(Contradiction::NoDigit(cell)) => Some(holds(cell)),
        Some(Contradiction::NoPlace(house, digit)) => Some(all_places(digit, house)),
        Some(Contradiction::Twice(..)) | None => None,
    });
    said
}

fn places(digit: Digit, house: House, cells: &[Cell]) -> Claim {
    Claim::Places(digit, house, cells.to_vec())
}

/// The cells that a house shares with any of some others.
fn meeting(before: &Candidates, house: House, others: &[House]) -> Vec<Cell> {
    let geometry = before.geometry();
    let on = |cell: &Cell| others.iter().any(|other| geometry.houses_of(*cell).contains(other));
    geometry.cells(house).iter().copied().filter(on).collect()
}

/// The strong links between the two colours of a colouring.
fn strong(before: &Candidates, digit: Digit, coloring: &[Vec<Cell>; 2]) -> Vec<Claim> {
    let geometry = before.geometry();
    let mut said = Vec::new();
    for &one in &coloring[0] {
        for &other in &coloring[1] {
            let houses = geometry.shared_houses(one, other);
            let linked = houses.filter(|&house| before.places(digit, house).len() == 2);
            said.extend(linked.map(|house| places(digit, house, &[one, other])));
        }
    }
    said
}

fn of_sets(before: &Candidates, sets: &[AlmostLocked]) -> Vec<Claim> {
    let cells = sets.iter().flat_map(|set| &set.cells);
    cells.map(|&cell| Claim::Holds(cell, before.digits(cell))).collect()
}

/// The strong links of a chain: in a cell, in a house, or through a set.
fn chain(before: &Candidates, nodes: &[Node], through: &[(u16, Vec<Cell>)]) -> Vec<Claim> {
    let mut said = Vec::new();
    for (i, link) in nodes.windows(2).enumerate().step_by(2) {
        let [from, to] = link else { continue };
        if let Some((_, set)) = through.iter().find(|(at, _)| usize::from(*at) == i) {
            said.extend(set.iter().map(|&cell| Claim::Holds(cell, before.digits(cell))));
        } else if from.digit == to.digit {
            let both: Vec<Cell> = from.cells.iter().chain(&to.cells).copied().collect();
            let whole = |house: &House| {
                let geometry = before.geometry();
                let mut all = before.places(from.digit, *house).iter();
                all.all(|place| both.contains(&geometry.cell_at(*house, place)))
            };
            let house = before.geometry().houses_of_all(&both).find(whole);
            said.extend(house.map(|house| places(from.digit, house, &both)));
        } else {
            said.extend(from.cells.iter().map(|&cell| Claim::Holds(cell, before.digits(cell))));
        }
    }
    said
}
