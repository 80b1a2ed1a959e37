//! Fish: a digit whose places in some lines are in as many crossing lines.
//!
//! ```text
//!        c2      c6
//!   r3   d . . . d . .      Each of the two rows has the digit once, in different columns. So each of the
//!        *       *          two columns has it once within these rows, and nowhere else. If a fin f has
//!   r7   d . . . d . f      it instead, only the cells that see all fins lose it.
//! ```
//!
//! All fins are in one box; otherwise no cell would see them all. Fish with boxes among their houses are
//! elsewhere.

pub mod mixed;
pub mod siamese;

use super::{Fish, FishShape};
use crate::{
    Position,
    families::{
        Pattern,
        sink::{Sink, rule_out_of},
    },
    position::tables::{Tables, choose},
};
use std::{cell::OnceCell, ops::ControlFlow};
use sudoku_board::{
    Cell, CellSet, Digit, House, HouseKind, Place, Places,
    sorting::{sort_few, sort_few_by},
};

/// The lines of one kind that a fish can be made of.
struct Lines<'a> {
    position: &'a Position,
    tables: &'a Tables<'a>,
    digit: Digit,
    /// Lines with places for the digit, and the places as indices of crossing lines.
    of: Vec<(House, Places)>,
    crossing: HouseKind,
}

impl<'a> Lines<'a> {
    /// Returns the rows, then the columns.
    fn both(position: &'a Position, tables: &'a Tables<'a>, digit: Digit, most: usize) -> [Self; 2] {
        let kinds = [(HouseKind::Row, HouseKind::Column), (HouseKind::Column, HouseKind::Row)];
        kinds.map(|(kind, crossing)| {
            let of = (0..position.shape().side())
                .map(|number| House::new(kind, number as u8))
                .map(|house| (house, position.candidates().places(digit, house)))
                .filter(|(_, places)| (2..=most).contains(&places.len()))
                .collect();
            Self { position, tables, digit, of, crossing }
        })
    }

    /// Returns, for each row of boxes along the lines, a mask of the lines through it.
    fn bands(&self) -> Vec<u32> {
        let geometry = self.position.geometry();
        let mut bands: Vec<(House, u32)> = Vec::new();
        for (i, &(line, _)) in self.of.iter().enumerate() {
            let first = geometry.box_of(geometry.cells(line)[0]);
            match bands.last_mut() {
                Some((house, band)) if *house == first => *band |= 1 << i,
                _ => bands.push((first, 1 << i)),
            }
        }
        bands.into_iter().map(|(_, band)| band).collect()
    }

    fn masks(&self) -> Vec<u32> {
        self.of.iter().map(|(_, places)| places.bits()).collect()
    }

    fn cover(&self, places: Places) -> Vec<House> {
        places.iter().map(|place| House::new(self.crossing, place.index() as u8)).collect()
    }

    /// Returns the places of the digit in the cover lines, outside the base lines.
    fn outside(&self, base: &[House], cover: &[House]) -> CellSet {
        let geometry = self.position.geometry();
        let gather = |houses: &[House]| {
            houses.iter().fold(CellSet::EMPTY, |all, &house| all.union(geometry.cell_set(house)))
        };
        self.tables.places(self.digit).intersection(&gather(cover).minus(&gather(base)))
    }
}

/// Finds fish without fins, with this number of lines.
pub fn basic(size: usize, position: &Position, tables: &Tables<'_>, sink: Sink<'_>) -> ControlFlow<()> {
    if size > tables.limits().fish {
        return ControlFlow::Continue(());
    }
    for digit in tables.digits() {
        tables.work(1)?;
        for lines in Lines::both(position, tables, digit, size) {
            if lines.of.len() < size {
                continue;
            }
            choose(&lines.masks(), size, size, &mut |chosen, union| {
                let base: Vec<House> = chosen.iter().map(|&i| lines.of[i].0).collect();
                let cover = lines.cover(Places::from_bits(union));
                if cover.len() != size {
                    return ControlFlow::Continue(());
                }
                let gone = lines.outside(&base, &cover);
                rule_out_of(sink, digit, &gone, || {
                    Pattern::Fish(Fish { digit, base, cover, fins: Vec::new(), shape: FishShape::Basic })
                })
            })?;
        }
    }
    ControlFlow::Continue(())
}

/// A fish with fins that eliminates something.
#[derive(Clone)]
struct Finned {
    shape: FishShape,
    base: Vec<House>,
    cover: Vec<House>,
    fins: Vec<Cell>,
    gone: CellSet,
}

/// The finned fish of each size and digit, computed once for both shapes.
struct Shoal(Vec<OnceCell<Vec<Finned>>>);

/// Finds fish with fins, with this number of lines and of this shape.
pub fn finned(
    size: usize,
    shape: FishShape,
    position: &Position,
    tables: &Tables<'_>,
    sink: Sink<'_>,
) -> ControlFlow<()> {
    if size > tables.limits().finned {
        return ControlFlow::Continue(());
    }
    let side = position.shape().side();
    let shoal = tables.shared(|| Shoal(vec![OnceCell::new(); side * (tables.limits().finned + 1)]));
    for digit in tables.digits() {
        tables.work(1)?;
        let known =
            shoal.0[size * side + digit.index()].get_or_init(|| shoal_of(size, position, tables, digit));
        for Finned { base, cover, fins, gone, .. } in known.iter().filter(|fish| fish.shape == shape) {
            rule_out_of(sink, digit, gone, || {
                Pattern::Fish(Fish {
                    digit,
                    base: base.clone(),
                    cover: cover.clone(),
                    fins: fins.clone(),
                    shape,
                })
            })?;
        }
    }
    ControlFlow::Continue(())
}

fn shoal_of(size: usize, position: &Position, tables: &Tables<'_>, digit: Digit) -> Vec<Finned> {
    // The fins are in one box, so at most this many crossing lines have only fins.
    let bound = size + position.geometry().widest();
    let mut shoal = Vec::new();
    for lines in Lines::both(position, tables, digit, bound) {
        if lines.of.len() < size {
            continue;
        }
        let stacks = stacks(position, lines.crossing);
        let mut found = Vec::new();
        for band in lines.bands() {
            for &stack in &stacks {
                in_box(&lines, (band, stack), size, &mut found);
            }
        }
        // The search goes box by box, but the report is sorted by lines.
        sort_few_by(&mut found, |one: &Chosen, other: &Chosen| {
            (&one.lines, one.first, one.stack).cmp(&(&other.lines, other.first, other.stack))
        });
        for chosen in &found {
            with_fins(&lines, chosen, size, &mut shoal);
        }
    }
    shoal
}

/// The most lines of one kind that a board has.
const MOST_LINES: usize = Digit::MAX as usize;

/// Lines that are a fish except for their places in one box.
struct Chosen {
    /// The lines, by ascending position.
    lines: Vec<usize>,
    /// The index of the first one that runs through the box.
    first: usize,
    /// The crossing lines that run through the box.
    stack: u32,
    /// The crossing lines that must be covered: they have places outside the box.
    needed: Places,
    /// The crossing lines with places in the box only.
    free: Places,
}

/// Adds the choices of lines whose fins are in the box where a band of lines meets a stack of crossing lines.
fn in_box(lines: &Lines<'_>, (band, stack): (u32, Places), size: usize, found: &mut Vec<Chosen>) {
    let in_band = |i: usize| band >> i & 1 == 1;
    // The usable lines, and the crossing lines that each needs covered.
    let (mut usable, mut masks) = ([0; MOST_LINES], [0; MOST_LINES]);
    let mut count = 0;
    let mut finned = false;
    for (i, &(_, places)) in lines.of.iter().enumerate() {
        // Outside the box, each place must be covered.
        let needed = if in_band(i) { places.minus(stack) } else { places };
        if needed.len() <= size {
            (usable[count], masks[count]) = (i, needed.bits());
            count += 1;
            finned |= needed != places;
        }
    }
    if count < size || !finned {
        return;
    }
    let (usable, masks) = (&usable[..count], &masks[..count]);
    let done = choose(masks, size, size, &mut |chosen, needed| {
        let needed = Places::from_bits(needed);
        let Some(first) = chosen.iter().position(|&i| in_band(usable[i])) else {
            return ControlFlow::Continue(());
        };
        let all = chosen.iter().fold(Places::EMPTY, |all, &i| all.union(lines.of[usable[i]].1));
        let free = all.intersection(stack).minus(needed);
        if needed.len() + free.len() > size {
            let lines = chosen.iter().map(|&i| usable[i]).collect();
            found.push(Chosen { lines, first, stack: stack.bits(), needed, free });
        }
        ControlFlow::Continue(())
    });
    debug_assert!(done.is_continue(), "nobody stops it");
}

/// Returns, for each row of boxes across the lines, the crossing lines through it.
fn stacks(position: &Position, crossing: HouseKind) -> Vec<Places> {
    let geometry = position.geometry();
    let mut stacks: Vec<(Cell, Places)> = Vec::new();
    // Each line, such as the first, meets each of these boxes once.
    let along = if crossing == HouseKind::Column { House::Row(0) } else { House::Column(0) };
    for (i, &cell) in geometry.cells(along).iter().enumerate() {
        let first = geometry.cells(geometry.box_of(cell))[0];
        let place = Places::only(Place::at(i));
        match stacks.iter_mut().find(|(other, _)| *other == first) {
            Some((_, places)) => *places = places.union(place),
            None => stacks.push((first, place)),
        }
    }
    stacks.into_iter().map(|(_, places)| places).collect()
}

/// Adds all fish on the chosen lines with their fins in the box.
fn with_fins(lines: &Lines<'_>, chosen: &Chosen, size: usize, shoal: &mut Vec<Finned>) {
    let free: Vec<Place> = chosen.free.iter().collect();
    for picked in 0_u32..1 << free.len() {
        if picked.count_ones() as usize + chosen.needed.len() != size {
            continue;
        }
        let added = free.iter().enumerate().filter(|(i, _)| picked >> i & 1 == 1).map(|(_, &place)| place);
        let cover = added.fold(chosen.needed, Places::with);
        // Eliminations must be in the box and in the cover.
        if cover.bits() & chosen.stack != 0
            && let Some(shape) = found_shape(lines, &chosen.lines, cover)
        {
            shoal.extend(caught(lines, &chosen.lines, cover, shape));
        }
    }
}

/// Returns the shape of a fish with that cover; `None` if one of its lines has only fins, as it is then a smaller
/// fish or none.
fn found_shape(lines: &Lines<'_>, chosen: &[usize], cover: Places) -> Option<FishShape> {
    let fewest = chosen.iter().map(|&i| lines.of[i].1.intersection(cover).len()).min()?;
    match fewest {
        0 => None,
        1 => Some(FishShape::Sashimi),
        _ => Some(FishShape::Finned),
    }
}

/// Returns the fish with that cover, if it eliminates something.
fn caught(lines: &Lines<'_>, chosen: &[usize], cover: Places, shape: FishShape) -> Option<Finned> {
    let geometry = lines.position.geometry();
    let base: Vec<House> = chosen.iter().map(|&i| lines.of[i].0).collect();
    let mut fins: Vec<Cell> = chosen
        .iter()
        .flat_map(|&i| {
            let (house, places) = lines.of[i];
            places.minus(cover).iter().map(move |place| geometry.cell_at(house, place))
        })
        .collect();
    sort_few(&mut fins);
    let cover = lines.cover(cover);
    let gone = lines.outside(&base, &cover).intersection(&geometry.common_peers(fins.iter().copied()));
    (!gone.is_empty()).then_some(Finned { shape, base, cover, fins, gone })
}
