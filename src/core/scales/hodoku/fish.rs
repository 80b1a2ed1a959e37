//! Fish: basic, finned, sashimi, Franken. The first in order.

use super::{
    HodokuName,
    found::HodokuFound,
    layout::{ALL_CELLS, Cells, HOUSES, SIDE, each},
    state::HodokuBoard,
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
            (Self::Franken, 2) => HodokuName::FrankenXWing,
            (Self::Franken, _) => HodokuName::FrankenSwordfish,
            (Self::FinnedFranken, 2) => HodokuName::FinnedFrankenXWing,
            (Self::FinnedFranken, _) => HodokuName::FinnedFrankenSwordfish,
        }
    }
}

/// Finds the first fish of a kind and size. One search is for finned and for sashimi fish: without a finned one, it
/// gives the first sashimi fish.
pub(super) fn fish(state: &HodokuBoard, kind: Kind, size: usize) -> Option<HodokuFound> {
    let mut sashimi = None;
    let found = (0..SIDE).find_map(|digit| {
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
            let sashimi = &mut sashimi;
            let (usable, chosen) = (Vec::new(), Vec::new());
            FishSearch { state, kind, size, digit, covers, usable, bases: chosen, sashimi }.base(&bases, 0, 0)
        })
    });
    found.or(sashimi)
}

/// A cover that meets the base, with figures for it and all later ones.
#[derive(Clone, Copy)]
struct Usable {
    unit: Unit,
    /// The cells of all.
    rest: Cells,
    /// The most cells of the base in one.
    most: u32,
}

#[derive(Clone, Copy)]
struct Unit {
    house: usize,
    cells: Cells,
}

struct FishSearch<'a> {
    state: &'a HodokuBoard,
    kind: Kind,
    size: usize,
    digit: usize,
    covers: Vec<Unit>,
    /// The covers that meet the current base.
    usable: Vec<Usable>,
    bases: Vec<Unit>,
    /// The first sashimi fish of a search for finned ones.
    sashimi: &'a mut Option<HodokuFound>,
}

/// A base: its cells, and those in two of its houses.
#[derive(Clone, Copy)]
struct Base {
    cells: Cells,
    endo: Cells,
}

impl FishSearch<'_> {
    fn base(&mut self, from: &[Unit], cells: Cells, endo: Cells) -> Option<HodokuFound> {
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

    fn cover(&mut self, base: Base) -> Option<HodokuFound> {
        let is_base = |house: usize| self.bases.iter().any(|unit| unit.house == house);
        let mut usable = std::mem::take(&mut self.usable);
        usable.clear();
        let meets = |unit: &&Unit| unit.cells & base.cells != 0 && !is_base(unit.house);
        usable.extend(self.covers.iter().filter(meets).map(|&unit| {
            let most = (unit.cells & base.cells).count_ones();
            Usable { unit, rest: unit.cells, most }
        }));
        for at in (1..usable.len()).rev() {
            let later = usable[at];
            let here = &mut usable[at - 1];
            here.rest |= later.rest;
            here.most = here.most.max(later.most);
        }
        let found = self.covers_from(&usable, base, Cover { cells: 0, twice: 0 }, self.size);
        self.usable = usable;
        found
    }

    fn covers_from(&mut self, from: &[Usable], base: Base, cover: Cover, left: usize) -> Option<HodokuFound> {
        let fins = if self.kind.has_fins() { FINS } else { 0 };
        let bare = base.cells & !cover.cells;
        for (at, &Usable { unit, rest, most }) in from.iter().enumerate() {
            let hopeless = from.len() - at < left
                || bare.count_ones() > fins + left as u32 * most
                || !self.may_have(base.endo | bare & !rest);
            if hopeless {
                return None;
            }
            let next =
                Cover { cells: cover.cells | unit.cells, twice: cover.twice | cover.cells & unit.cells };
            let found = if left > 1 {
                self.covers_from(&from[at + 1..], base, next, left - 1)
            } else {
                self.step(base, next)
            };
            if found.is_some() {
                return found;
            }
        }
        None
    }

    /// Returns whether a fish may have these fins, and perhaps more.
    fn may_have(&self, fins: Cells) -> bool {
        if self.kind.has_fins() { fins.count_ones() <= FINS && self.seen(fins) != 0 } else { fins == 0 }
    }

    /// Returns the cells that see all of these.
    fn seen(&self, cells: Cells) -> Cells {
        each(cells).fold(ALL_CELLS, |seen, cell| seen & self.state.layout.peers[cell])
    }

    fn step(&mut self, base: Base, cover: Cover) -> Option<HodokuFound> {
        let fins = base.endo | base.cells & !cover.cells;
        if (fins != 0) != self.kind.has_fins() || fins.count_ones() > FINS {
            return None;
        }
        let seen = self.seen(fins);
        let gone = cover.cells & !base.cells & seen;
        let cannibal = cover.twice & seen;
        if gone == 0 && cannibal == 0 {
            return None;
        }
        let mut found = HodokuFound::new(self.kind.name(self.size));
        found.add_all(gone, self.digit);
        found.add_all(cannibal, self.digit);
        let poor = |unit: &Unit| (unit.cells & !fins).count_ones() <= 1;
        if self.kind == Kind::Finned && self.bases.iter().any(poor) {
            found.name = match self.size {
                2 => HodokuName::SashimiXWing,
                3 => HodokuName::SashimiSwordfish,
                _ => HodokuName::SashimiJellyfish,
            };
            self.sashimi.get_or_insert(found);
            return None;
        }
        Some(found)
    }
}

#[derive(Clone, Copy)]
struct Cover {
    cells: Cells,
    /// The cells in two covers.
    twice: Cells,
}
