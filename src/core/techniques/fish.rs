//! Fish: a digit whose places in some lines fall on as many crossing lines.
//!
//! ```text
//!        c2      c6
//!   r3   d . . . d . .      The digit stands once in each of the two rows, in different columns. So it
//!        *       *          stands once in each of the two columns within these rows, and nowhere else in
//!   r7   d . . . d . f      them. If a fin f holds it instead, only what sees the fins is ruled out.
//! ```
//!
//! All fins lie in one box, as else nothing would see them all. Not here: fish with boxes among their
//! houses.

use super::{Sink, rule_out_of};
use crate::{
    Cell, CellSet, Digit, House, HouseKind, Place, Places, Position,
    sorting::{sort_few, sort_few_by},
    step::{Fish, FishShape, Pattern},
    tables::{Tables, choose},
};
use std::{cell::OnceCell, ops::ControlFlow};

/// The lines of one kind that a fish can be made of.
struct Lines<'a> {
    position: &'a Position,
    tables: &'a Tables<'a>,
    digit: Digit,
    /// Lines with places for the digit, and the places, each of which is the number of a crossing line.
    of: Vec<(House, Places)>,
    crossing: HouseKind,
}

impl<'a> Lines<'a> {
    /// The rows, then the columns.
    fn both(position: &'a Position, tables: &'a Tables<'a>, digit: Digit, most: usize) -> [Self; 2] {
        let kinds = [(HouseKind::Row, HouseKind::Column), (HouseKind::Column, HouseKind::Row)];
        kinds.map(|(kind, crossing)| {
            let of = (0..position.order().side())
                .map(|number| House::new(kind, number as u8))
                .map(|house| (house, position.candidates().places(digit, house)))
                .filter(|(_, places)| (2..=most).contains(&places.len()))
                .collect();
            Self { position, tables, digit, of, crossing }
        })
    }

    /// For each row of boxes along the lines, which of them run through it, as a mask of their positions.
    fn bands(&self) -> Vec<u32> {
        let geometry = self.position.geometry();
        let mut bands: Vec<(House, u32)> = Vec::new();
        for (i, &(line, _)) in self.of.iter().enumerate() {
            let first = geometry.house_of(geometry.cells(line)[0], HouseKind::Box);
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

    /// The places of the digit in the cover lines, outside the base lines.
    fn outside(&self, base: &[House], cover: &[House]) -> CellSet {
        let geometry = self.position.geometry();
        let gather = |houses: &[House]| {
            houses.iter().fold(CellSet::EMPTY, |all, &house| all.union(geometry.cell_set(house)))
        };
        self.tables.places(self.digit).intersection(&gather(cover).minus(&gather(base)))
    }
}

/// Fish without fins, of that many lines.
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

/// A fish with fins that rules something out.
#[derive(Clone)]
struct Finned {
    shape: FishShape,
    base: Vec<House>,
    cover: Vec<House>,
    fins: Vec<Cell>,
    gone: CellSet,
}

/// The finned fish of each size and digit, made once for both shapes.
struct Shoal(Vec<OnceCell<Vec<Finned>>>);

/// Fish with fins, of that many lines and that shape.
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
    let side = position.order().side();
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
    // The fins lie in one box, so that many crossing lines at most have nothing but fins.
    let bound = size + position.order().get();
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
        // They were looked for box by box, and are told by their lines.
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

/// Lines that make a fish but for what lies in one box.
struct Chosen {
    /// The lines, by their positions, ascending.
    lines: Vec<usize>,
    /// Which of them is the first that runs through the box.
    first: usize,
    /// The crossing lines that run through the box.
    stack: u32,
    /// Those that must be covered, as they have places outside the box.
    needed: Places,
    /// Those that have places in the box alone.
    free: Places,
}

/// The choices of lines whose fins lie where a band of lines meets a stack of crossing lines.
fn in_box(lines: &Lines<'_>, (band, stack): (u32, Places), size: usize, found: &mut Vec<Chosen>) {
    let in_band = |i: usize| band >> i & 1 == 1;
    // The lines that can be among the chosen, and what must be covered of each.
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

/// For each row of boxes across the lines, the crossing lines through it.
fn stacks(position: &Position, crossing: HouseKind) -> Vec<Places> {
    let geometry = position.geometry();
    let mut stacks: Vec<(Cell, Places)> = Vec::new();
    // The first line along the way meets each of these boxes once.
    let along = if crossing == HouseKind::Column { House::Row(0) } else { House::Column(0) };
    for (i, &cell) in geometry.cells(along).iter().enumerate() {
        let first = geometry.cells(geometry.house_of(cell, HouseKind::Box))[0];
        let place = Places::only(Place::at(i));
        match stacks.iter_mut().find(|(other, _)| *other == first) {
            Some((_, places)) => *places = places.union(place),
            None => stacks.push((first, place)),
        }
    }
    stacks.into_iter().map(|(_, places)| places).collect()
}

/// All fish on the chosen lines whose fins lie in the box.
fn with_fins(lines: &Lines<'_>, chosen: &Chosen, size: usize, shoal: &mut Vec<Finned>) {
    let free: Vec<Place> = chosen.free.iter().collect();
    for picked in 0_u32..1 << free.len() {
        if picked.count_ones() as usize + chosen.needed.len() != size {
            continue;
        }
        let added = free.iter().enumerate().filter(|(i, _)| picked >> i & 1 == 1).map(|(_, &place)| place);
        let cover = added.fold(chosen.needed, Places::with);
        // What is ruled out lies in the box and in the cover.
        if cover.bits() & chosen.stack != 0
            && let Some(shape) = found_shape(lines, &chosen.lines, cover)
        {
            shoal.extend(caught(lines, &chosen.lines, cover, shape));
        }
    }
}

/// The shape of a fish with that cover; none if a line of it has nothing but fins, so that it is a smaller
/// fish or none.
fn found_shape(lines: &Lines<'_>, chosen: &[usize], cover: Places) -> Option<FishShape> {
    let fewest = chosen.iter().map(|&i| lines.of[i].1.intersection(cover).len()).min()?;
    match fewest {
        0 => None,
        1 => Some(FishShape::Sashimi),
        _ => Some(FishShape::Finned),
    }
}

/// The fish with that cover, if it rules something out.
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
