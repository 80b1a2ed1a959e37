//! Fish with boxes among their houses, or with rows and columns on the same side.
//!
//! ```text
//!   base    row 2, box 7         Each base house has the digit. If no fin is it, each remaining place of the
//!   cover   column 1, column 8   base is in one base house and in the cover: as many digits as cover houses,
//!                                so each of these has its digit there.
//! ```
//!
//! *Franken*: the base has lines of one kind and boxes, the cover lines of the other kind and boxes.
//! *Mutant*: any other mix, of at least three houses if it has no fins. A place in two base houses counts
//! twice, so it is always a fin. A place of the base in two cover houses would use up both, so it can be
//! eliminated as well.
//!
//! The search begins with a possible elimination. It places the digit there and removes all places that this
//! cell sees. That uses up one cover house: the rest of the cover is one house too few for the base.

mod search;

use crate::{
    Position,
    families::{
        Fish, FishFamily, FishReading, FishShape, Pattern, SiameseFish,
        sink::{Sink, rule_out_of},
    },
    position::tables::Tables,
};
use search::{Board, Sides};
use std::{collections::HashSet, ops::ControlFlow};
use sudoku_board::{
    Cell, CellSet, Digit, House, HouseKind,
    sorting::{sort_few, sort_few_by_key},
};

/// The most fins of a fish, and the most of them in two base houses. Larger ones, beyond HoDoKu's default,
/// are too much for a person.
const FINS: usize = 5;
const TWICE: usize = 2;

/// A fish and its eliminations.
struct Caught {
    base: Vec<House>,
    cover: Vec<House>,
    fins: Vec<Cell>,
    gone: CellSet,
}

/// Finds fish of that family and that many base houses, with or without fins. Pairs with the same base and
/// different fins are reported together, after the single ones.
pub fn find(
    family: FishFamily,
    size: usize,
    shape: FishShape,
    position: &Position,
    tables: &Tables<'_>,
    sink: Sink<'_>,
) -> ControlFlow<()> {
    if size > tables.limits().mixed {
        return ControlFlow::Continue(());
    }
    for digit in tables.digits() {
        let Some(board) = Board::new(position, tables, digit) else { continue };
        let mut found = of_digit(&board, family, size, shape);
        sort_few_by_key(&mut found, |fish| fish.fins.len());
        let mut told: HashSet<CellSet> = HashSet::new();
        for fish in &found {
            if told.insert(fish.gone) {
                rule_out_of(sink, digit, &fish.gone, || {
                    Pattern::Fish(Fish {
                        digit,
                        base: fish.base.clone(),
                        cover: fish.cover.clone(),
                        fins: fish.fins.clone(),
                        shape,
                    })
                })?;
            }
        }
        together(digit, shape, &found, &mut told, sink)?;
    }
    ControlFlow::Continue(())
}

/// Reports pairs of fish with the same base and different eliminations.
fn together(
    digit: Digit,
    shape: FishShape,
    found: &[Caught],
    told: &mut HashSet<CellSet>,
    sink: Sink<'_>,
) -> ControlFlow<()> {
    for (i, one) in found.iter().enumerate() {
        for other in found[i + 1..].iter().filter(|other| other.base == one.base) {
            let both = one.gone.union(&other.gone);
            if one.fins.is_empty() || one.fins == other.fins || !told.insert(both) {
                continue;
            }
            let reading = |fish: &Caught| FishReading { cover: fish.cover.clone(), fins: fish.fins.clone() };
            rule_out_of(sink, digit, &both, || {
                Pattern::SiameseFish(SiameseFish {
                    digit,
                    base: one.base.clone(),
                    readings: vec![reading(one), reading(other)],
                    shape,
                })
            })?;
        }
    }
    ControlFlow::Continue(())
}

fn of_digit(board: &Board, family: FishFamily, size: usize, shape: FishShape) -> Vec<Caught> {
    let mut known: HashSet<(Vec<usize>, Vec<usize>)> = HashSet::new();
    let mut found = Vec::new();
    let mut add = |bases: &[usize], covers: &[usize]| {
        let mut cover = covers.to_vec();
        sort_few(&mut cover);
        if !known.insert((bases.to_vec(), cover.clone())) {
            return;
        }
        let fish = judged(board, bases, &cover);
        let fits = |fish: &Caught| {
            FishFamily::of(&fish.base, &fish.cover) == family
                && fish.fins.is_empty() == (shape == FishShape::Basic)
        };
        found.extend(fish.filter(fits));
    };
    for sides in sides(board, family) {
        if shape == FishShape::Basic {
            board.search(&sides, board.all(), size, size, &mut |bases, covers| add(bases, covers));
            continue;
        }
        for target in 0..board.cells.len() {
            let left = board.left_by(target);
            board.search(&sides, left, size, size - 1, &mut |bases, covers| {
                for &house in board.houses_of(target).iter().filter(|house| sides.covers.contains(house)) {
                    if !bases.contains(&house) && !covers.contains(&house) {
                        let mut whole = covers.to_vec();
                        whole.push(house);
                        add(bases, &whole);
                    }
                }
            });
        }
    }
    found
}

/// Returns the houses that may be in the base, and in the cover.
fn sides(board: &Board, family: FishFamily) -> Vec<Sides> {
    let of = |kinds: &[HouseKind]| -> Vec<usize> {
        let fits = |at: &usize| kinds.contains(&board.houses[*at].kind());
        (0..board.houses.len()).filter(fits).collect()
    };
    let beside = |line: HouseKind| -> Vec<HouseKind> {
        let lines = [HouseKind::Row, HouseKind::Column];
        HouseKind::ALL.into_iter().filter(|kind| *kind == line || !lines.contains(kind)).collect()
    };
    let (rows, columns) = (beside(HouseKind::Row), beside(HouseKind::Column));
    match family {
        FishFamily::Mutant => vec![Sides { bases: of(&HouseKind::ALL), covers: of(&HouseKind::ALL) }],
        FishFamily::Basic | FishFamily::Franken => vec![
            Sides { bases: of(&rows), covers: of(&columns) },
            Sides { bases: of(&columns), covers: of(&rows) },
        ],
    }
}

/// Returns the fins of a base and a cover, and the eliminations; `None` if there are none, or too many fins.
fn judged(board: &Board, bases: &[usize], covers: &[usize]) -> Option<Caught> {
    let (base, twice) = board.union_of(bases);
    let (cover, doubly) = board.union_of(covers);
    let fins = base & !cover | twice;
    if fins.count_ones() as usize > FINS || twice.count_ones() as usize > TWICE {
        return None;
    }
    let seen = board.seeing_all(fins);
    let gone = seen & !fins & (cover & !base | doubly);
    let houses = |list: &[usize]| list.iter().map(|&house| board.houses[house]).collect();
    (gone != 0).then(|| Caught {
        base: houses(bases),
        cover: houses(covers),
        fins: board.cells_of(fins).collect(),
        gone: board.cells_of(gone).collect(),
    })
}
