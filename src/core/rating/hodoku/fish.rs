//! Fish: basic, finned, sashimi, Franken. The first in order.

use super::{
    HodokuName,
    found::Found,
    layout::{ALL_CELLS, Cells, HOUSES, SIDE, each},
    state::State,
};

/// The most fins, those in two base houses included.
const FINS: u32 = 5;
/// The most fins in two base houses.
const ENDO_FINS: u32 = 2;

/// The kind of fish that a search wants.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    Basic,
    Finned,
    Sashimi,
    Franken,
    FinnedFranken,
}

impl Kind {
    const fn is_franken(self) -> bool {
        matches!(self, Self::Franken | Self::FinnedFranken)
    }

    const fn has_fins(self) -> bool {
        !matches!(self, Self::Basic | Self::Franken)
    }

    const fn name(self, size: usize) -> HodokuName {
        match (self, size) {
            (Self::Basic, 2) => HodokuName::XWing,
            (Self::Basic, 3) => HodokuName::Swordfish,
            (Self::Basic, _) => HodokuName::Jellyfish,
            (Self::Finned, 2) => HodokuName::FinnedXWing,
            (Self::Finned, 3) => HodokuName::FinnedSwordfish,
            (Self::Finned, _) => HodokuName::FinnedJellyfish,
            (Self::Sashimi, 2) => HodokuName::SashimiXWing,
            (Self::Sashimi, 3) => HodokuName::SashimiSwordfish,
            (Self::Sashimi, _) => HodokuName::SashimiJellyfish,
            (Self::Franken, 2) => HodokuName::FrankenXWing,
            (Self::Franken, _) => HodokuName::FrankenSwordfish,
            (Self::FinnedFranken, 2) => HodokuName::FinnedFrankenXWing,
            (Self::FinnedFranken, _) => HodokuName::FinnedFrankenSwordfish,
        }
    }
}

/// The first fish of a kind and size.
pub(super) fn fish(state: &State, kind: Kind, size: usize) -> Option<Found> {
    (0..SIDE).find_map(|digit| {
        (0..2).find_map(|along| {
            let lines = along * SIDE..(along + 1) * SIDE;
            let across = (1 - along) * SIDE..(2 - along) * SIDE;
            let boxes = if kind.is_franken() { 2 * SIDE..HOUSES } else { 0..0 };
            let usable = |&house: &usize| {
                let count = state.count(house, digit);
                count > 0 && (kind.has_fins() || count <= size)
            };
            let unit = |house: usize| Unit { house, cells: state.at(house, digit) };
            let bases: Vec<Unit> = lines.chain(boxes.clone()).filter(usable).map(unit).collect();
            let filled = |house: &usize| state.count(*house, digit) > 0;
            let covers: Vec<Unit> = across.chain(boxes).filter(filled).map(unit).collect();
            let mut search =
                Search { state, kind, size, digit, covers, usable: Vec::new(), bases: Vec::new() };
            search.base(&bases, 0, 0)
        })
    })
}

#[derive(Clone, Copy)]
struct Unit {
    house: usize,
    cells: Cells,
}

struct Search<'a> {
    state: &'a State,
    kind: Kind,
    size: usize,
    digit: usize,
    covers: Vec<Unit>,
    /// The covers that meet the current base.
    usable: Vec<Unit>,
    bases: Vec<Unit>,
}

/// A base: its cells, and those in two of its houses.
#[derive(Clone, Copy)]
struct Base {
    cells: Cells,
    endo: Cells,
}

impl Search<'_> {
    fn base(&mut self, from: &[Unit], cells: Cells, endo: Cells) -> Option<Found> {
        for (at, unit) in from.iter().enumerate() {
            let endo = endo | cells & unit.cells;
            if endo != 0 && (!self.kind.has_fins() || endo.count_ones() > ENDO_FINS) {
                continue;
            }
            let cells = cells | unit.cells;
            self.bases.push(*unit);
            let found = if self.bases.len() < self.size {
                self.base(&from[at + 1..], cells, endo)
            } else {
                self.cover(Base { cells, endo })
            };
            self.bases.pop();
            if found.is_some() {
                return found;
            }
        }
        None
    }

    fn cover(&mut self, base: Base) -> Option<Found> {
        let is_base = |house: usize| self.bases.iter().any(|unit| unit.house == house);
        let mut usable = std::mem::take(&mut self.usable);
        usable.clear();
        usable.extend(
            self.covers.iter().copied().filter(|unit| unit.cells & base.cells != 0 && !is_base(unit.house)),
        );
        let spare = if self.kind.has_fins() { FINS - base.endo.count_ones() } else { 0 };
        let found = self.covers_from(&usable, base, Cover { cells: 0, twice: 0 }, self.size, spare);
        self.usable = usable;
        found
    }

    fn covers_from(&self, from: &[Unit], base: Base, cover: Cover, left: usize, spare: u32) -> Option<Found> {
        for (at, unit) in from.iter().enumerate() {
            if from.len() - at < left {
                return None;
            }
            let next =
                Cover { cells: cover.cells | unit.cells, twice: cover.twice | cover.cells & unit.cells };
            let fins = base.cells & !next.cells;
            if left > 1 {
                // A cover has at most nine cells, so some bases can no longer be covered.
                let most = (left - 1) as u32 * SIDE as u32;
                if fins.count_ones() > spare + most {
                    continue;
                }
                let found = self.covers_from(&from[at + 1..], base, next, left - 1, spare);
                if found.is_some() {
                    return found;
                }
            } else if fins.count_ones() <= spare
                && let Some(found) = self.step(base, next, fins)
            {
                return Some(found);
            }
        }
        None
    }

    fn step(&self, base: Base, cover: Cover, fins: Cells) -> Option<Found> {
        let fins = fins | base.endo;
        if (fins != 0) != self.kind.has_fins() {
            return None;
        }
        let seen = each(fins).fold(ALL_CELLS, |seen, cell| seen & self.state.layout.peers[cell]);
        let gone = cover.cells & !base.cells & seen;
        let cannibal = cover.twice & seen;
        if gone == 0 && cannibal == 0 {
            return None;
        }
        if matches!(self.kind, Kind::Finned | Kind::Sashimi) {
            let poor = |unit: &Unit| (unit.cells & !fins).count_ones() <= 1;
            if self.bases.iter().any(poor) != (self.kind == Kind::Sashimi) {
                return None;
            }
        }
        let mut found = Found::new(self.kind.name(self.size));
        found.add_all(gone, self.digit);
        found.add_all(cannibal, self.digit);
        found.useful()
    }
}

#[derive(Clone, Copy)]
struct Cover {
    cells: Cells,
    /// The cells in two covers.
    twice: Cells,
}
