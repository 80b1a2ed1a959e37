//! Tables of a position that several finders share, computed on first use.

use crate::Position;
use std::{
    any::Any,
    cell::{OnceCell, RefCell},
    ops::ControlFlow,
    rc::Rc,
};
use sudoku_board::{Candidates, Cell, CellSet, Digit, DigitSet, Geometry, House, shape::Limits};

mod choose;
mod houses;
mod sets;
mod templates;

pub(crate) use choose::choose;
pub(crate) use houses::HouseSet;
pub use sets::{Als, Holding, Sets};

/// Two cells that are the only places of a digit in a house.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StrongLink {
    /// The cells, in reading order.
    pub ends: [Cell; 2],
    /// The house.
    pub house: House,
}

impl StrongLink {
    /// Returns the link in both directions.
    #[must_use]
    pub const fn both_ways(self) -> [(Cell, Cell); 2] {
        let [a, b] = self.ends;
        [(a, b), (b, a)]
    }
}

/// The digits and houses to examine, if not all.
type Latest = Option<(DigitSet, HouseSet)>;

fn is_new(geometry: &Geometry, news: Latest, house: House) -> bool {
    news.is_none_or(|(_, houses)| houses.contains(geometry, house))
}

/// A climb's watcher: receives the work done so far, and may stop it.
pub(crate) type Watch<'w> = &'w dyn Fn(u64) -> ControlFlow<()>;

/// The tables of one position.
pub struct Tables<'p> {
    candidates: &'p Candidates,
    watch: Option<Watch<'p>>,
    done: std::cell::Cell<u64>,
    news: std::cell::Cell<Latest>,
    /// The digits with a known result of the template check, and those among them that are idle.
    heard: std::cell::Cell<(DigitSet, DigitSet)>,
    limits: &'static Limits,
    bivalue: OnceCell<Vec<Cell>>,
    links: OnceCell<Vec<Vec<StrongLink>>>,
    sets: OnceCell<Sets>,
    shared: RefCell<Vec<Rc<dyn Any>>>,
}

impl std::fmt::Debug for Tables<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Tables").field("candidates", &self.candidates).finish_non_exhaustive()
    }
}

impl<'p> Tables<'p> {
    /// Returns empty tables for a position.
    #[must_use]
    pub fn new(position: &'p Position) -> Self {
        Self {
            candidates: position.candidates(),
            watch: None,
            done: std::cell::Cell::new(0),
            news: std::cell::Cell::new(None),
            heard: std::cell::Cell::default(),
            limits: position.shape().limits(),
            bivalue: OnceCell::new(),
            links: OnceCell::new(),
            sets: OnceCell::new(),
            shared: RefCell::default(),
        }
    }

    /// Returns the tables with a watcher, and the work done before.
    pub(crate) fn watched(position: &'p Position, watch: Watch<'p>, done: u64) -> Self {
        Self { watch: Some(watch), done: std::cell::Cell::new(done), ..Self::new(position) }
    }

    /// Adds to the work count, and breaks if the finder must stop. A unit is some microseconds: one house
    /// searched, or one statement followed by two links.
    pub fn work(&self, units: u64) -> ControlFlow<()> {
        let done = self.done.get() + units;
        self.done.set(done);
        self.watch.map_or(ControlFlow::Continue(()), |watch| watch(done))
    }

    /// Returns the number of units done.
    pub(crate) fn done(&self) -> u64 {
        self.done.get()
    }

    /// Limits the search to some digits and houses.
    pub(crate) fn look_at(&self, digits: DigitSet, houses: HouseSet) {
        self.news.set(Some((digits, houses)));
    }

    /// Records digits already known to be idle.
    pub(crate) fn hear_of_idle(&self, idle: DigitSet) {
        self.heard.set((idle, idle));
    }

    /// Returns the digits found idle: their places alone allow no eliminations.
    pub(crate) fn idle(&self) -> DigitSet {
        self.heard.get().1
    }

    /// Returns the digits for a finder that treats each digit separately and only uses its places. Leaves out digits
    /// without anything to find.
    pub fn digits(&self) -> impl Iterator<Item = Digit> + use<'_, 'p> {
        self.new_digits().filter(|&digit| !self.is_idle(digit))
    }

    /// Returns the digits for a finder that is faster than the check whether a digit is idle: those of
    /// [`Self::digits`], and the idle ones.
    pub fn new_digits(&self) -> impl Iterator<Item = Digit> + use<> {
        self.news.get().map_or(DigitSet::all(self.candidates.shape()), |(digits, _)| digits).iter()
    }

    fn is_idle(&self, digit: Digit) -> bool {
        let (known, mut idle) = self.heard.get();
        if !known.contains(digit) {
            if !templates::leaves_places_out(self.candidates, digit) {
                idle = idle.with(digit);
            }
            self.heard.set((known.with(digit), idle));
        }
        idle.contains(digit)
    }

    /// Returns the houses for a finder that treats each house separately.
    pub fn houses(&self) -> impl Iterator<Item = House> + use<'p> {
        let (geometry, news) = (self.geometry(), self.news.get());
        geometry.houses().iter().copied().filter(move |&house| is_new(geometry, news, house))
    }

    /// Returns whether a finder that treats houses separately must examine this one.
    #[must_use]
    pub fn is_new(&self, house: House) -> bool {
        is_new(self.geometry(), self.news.get(), house)
    }

    /// Returns the limits.
    #[must_use]
    pub const fn limits(&self) -> &'static Limits {
        self.limits
    }

    fn geometry(&self) -> &'p Geometry {
        self.candidates.geometry()
    }

    /// Returns the cells with a candidate of this digit.
    #[must_use]
    pub fn places(&self, digit: Digit) -> &CellSet {
        self.candidates.cells_of(digit)
    }

    /// Returns the cells with two candidates, in reading order.
    #[must_use]
    pub fn bivalue(&self) -> &[Cell] {
        self.bivalue.get_or_init(|| {
            self.candidates.open_cells().filter(|&cell| self.candidates.digits(cell).len() == 2).collect()
        })
    }

    /// Returns the strong links of a digit, one for each house with just two places for it.
    #[must_use]
    pub fn links(&self, digit: Digit) -> &[StrongLink] {
        &self.links.get_or_init(|| {
            let shape = self.candidates.shape();
            let of = |digit| {
                House::all(shape)
                    .filter_map(|house| {
                        let places = self.candidates.places(digit, house);
                        let mut cells = places.iter().map(|place| self.geometry().cell_at(house, place));
                        let ends = (places.len() == 2).then(|| cells.next().zip(cells.next()))??;
                        Some(StrongLink { ends: ends.into(), house })
                    })
                    .collect()
            };
            Digit::all(shape).map(of).collect()
        })[digit.index()]
    }

    /// Returns a table of a finder family, identified by its type and built on first use.
    pub(crate) fn shared<T: 'static>(&self, make: impl FnOnce() -> T) -> Rc<T> {
        let known = self.shared.borrow().iter().find_map(|one| Rc::clone(one).downcast().ok());
        known.unwrap_or_else(|| {
            let made = Rc::new(make());
            self.shared.borrow_mut().push(Rc::clone(&made) as Rc<dyn Any>);
            made
        })
    }

    /// Returns the almost locked sets without duplicates, even if one is in two houses: cells with two candidates
    /// first, then larger sets.
    #[must_use]
    pub fn sets(&self) -> &Sets {
        self.sets.get_or_init(|| Sets::of(self.candidates, self.limits.set))
    }
}
