//! The editor's arrangement of a magazine: the order of its lots and puzzles, those taken out, and the names.
//!
//! The making does not know it: each puzzle keeps its place in the batch.

use super::{Hardness, Layout};
use serde::{Deserialize, Serialize};
use sudoku_board::sorting::sort_by_key;

/// The most characters of a lot's own name.
pub const LONGEST_NAME: usize = 60;

/// Begins a line with a lot of an arrangement.
pub(super) const ARRANGED: &str = "@ ";
/// The words of such a line.
const OUT: &str = "out";
const MOST: &str = "most-";
const ORDER: &str = "order-";
const GONE: &str = "gone-";

/// The arrangement of one lot.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct ArrangedLot {
    lot: u8,
    out: bool,
    most: Option<u8>,
    name: String,
    order: Vec<u16>,
    gone: Vec<u16>,
}

impl ArrangedLot {
    /// Returns the index of the lot in the batch.
    #[must_use]
    pub fn lot(&self) -> usize {
        self.lot.into()
    }

    /// Returns whether the whole lot is taken out.
    #[must_use]
    pub const fn is_out(&self) -> bool {
        self.out
    }

    /// Returns the lot's own number of puzzles on a page, one of [`Layout::PER_PAGE`], or `None` if it is the
    /// magazine's.
    #[must_use]
    pub const fn most(&self) -> Option<u8> {
        self.most
    }

    /// Returns the lot's own name, of at most [`LONGEST_NAME`] characters, or an empty text if it has none.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Returns the places of the lot's first `made` puzzles, counted from 0 in the order of making, in the order of
    /// print: without those taken out, and without any if the whole lot is.
    #[must_use]
    pub fn places(&self, made: u16) -> Vec<u16> {
        if self.out {
            return Vec::new();
        }
        let known = self.order.iter().copied().filter(|&place| place < made);
        let rest = (0..made).filter(|place| !self.order.contains(place));
        known.chain(rest).filter(|place| !self.gone.contains(place)).collect()
    }

    /// Returns the number of puzzles taken out one by one.
    #[must_use]
    pub fn gone(&self) -> u16 {
        self.gone.len() as u16
    }

    fn line(&self) -> String {
        let numbers = |all: &[u16]| all.iter().map(u16::to_string).collect::<Vec<_>>().join("-");
        let mut words = vec![format!("{ARRANGED}{}", self.lot)];
        words.extend(self.out.then(|| OUT.to_owned()));
        words.extend(self.most.map(|most| format!("{MOST}{most}")));
        for (word, places) in [(ORDER, &self.order), (GONE, &self.gone)] {
            if !places.is_empty() {
                words.push(format!("{word}{}", numbers(places)));
            }
        }
        format!("{} | {}\n", words.join(" "), self.name)
    }

    /// Reads a line without its first sign; `None` if it is damaged.
    fn read(line: &str) -> Option<Self> {
        let (words, name) = line.split_once(" | ")?;
        let mut words = words.split(' ');
        let lot = words.next()?.parse().ok()?;
        let mut read = Self { lot, name: named(name), ..Self::default() };
        for word in words {
            if word == OUT {
                read.out = true;
            } else if let Some(most) = word.strip_prefix(MOST) {
                read.most = Some(most.parse().ok().filter(|most| Layout::PER_PAGE.contains(most))?);
            } else if let Some(order) = word.strip_prefix(ORDER) {
                read.order = places(order)?;
            } else {
                read.gone = places(word.strip_prefix(GONE)?)?;
            }
        }
        (read.name == name).then_some(read)
    }
}

/// Reads places separated by hyphens. Returns `None` if one is repeated or not a number.
fn places(text: &str) -> Option<Vec<u16>> {
    let mut places: Vec<u16> = Vec::new();
    for place in text.split('-') {
        let place = place.parse().ok().filter(|place| !places.contains(place))?;
        places.push(place);
    }
    Some(places)
}

/// Returns a name in one line, cut to [`LONGEST_NAME`] characters.
fn named(name: &str) -> String {
    let name: String = name.chars().filter(|symbol| !symbol.is_control()).collect();
    name.trim().chars().take(LONGEST_NAME).collect::<String>().trim_end().to_owned()
}

/// The lots of a magazine as its editor arranges them. Lots that it does not name follow in the order of the
/// batch.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Arrangement {
    lots: Vec<ArrangedLot>,
}

impl Arrangement {
    /// Returns the lots of a batch with `count` of them, in the order of print; also those taken out.
    #[must_use]
    pub fn lots(&self, count: usize) -> Vec<ArrangedLot> {
        let mut all = self.clone();
        all.fill(count);
        all.lots
    }

    /// Adds the lots that the arrangement does not name yet, at the end.
    fn fill(&mut self, count: usize) {
        for lot in 0..count as u8 {
            if self.lots.iter().all(|one| one.lot != lot) {
                self.lots.push(ArrangedLot { lot, ..ArrangedLot::default() });
            }
        }
    }

    /// Returns a lot by its index in the batch, for a change.
    fn of(&mut self, lot: usize) -> Option<&mut ArrangedLot> {
        self.fill(lot + 1);
        self.lots.iter_mut().find(|one| one.lot() == lot)
    }

    /// Returns whether the arrangement changes nothing: the order and the puzzles are those of the batch, and nothing
    /// has a name.
    #[must_use]
    pub fn is_plain(&self) -> bool {
        (0..).zip(&self.lots).all(|(lot, one)| *one == ArrangedLot { lot, ..ArrangedLot::default() })
    }

    /// Returns whether the order or the choice of puzzles differs from the batch's.
    #[must_use]
    pub fn is_chosen(&self) -> bool {
        let moved = |(lot, one): (u8, &ArrangedLot)| {
            one.lot != lot || one.out || !one.order.is_empty() || !one.gone.is_empty()
        };
        (0..).zip(&self.lots).any(moved)
    }

    /// Returns the puzzles in the order of print, each by its lot and its place in the making of the lot: lot after
    /// lot as they are arranged, or the easiest first. `hardness` has those of each lot of the batch.
    #[must_use]
    pub fn in_print(&self, hardness: &[Vec<Hardness>], ascending: bool) -> Vec<(usize, u16)> {
        let places = |one: ArrangedLot| {
            let lot = one.lot();
            let made = hardness.get(lot).map_or(0, Vec::len) as u16;
            one.places(made).into_iter().map(move |place| (lot, place))
        };
        let mut all: Vec<(usize, u16)> = self.lots(hardness.len()).into_iter().flat_map(places).collect();
        if ascending {
            sort_by_key(&mut all, |&(lot, place)| hardness[lot][usize::from(place)]);
        }
        all
    }

    /// Returns whether a lot is taken out.
    #[must_use]
    pub fn is_out(&self, lot: usize) -> bool {
        self.lots.iter().any(|one| one.lot() == lot && one.out)
    }

    /// Returns whether anything is taken out.
    #[must_use]
    pub fn lacks(&self) -> bool {
        self.lots.iter().any(|one| one.out || !one.gone.is_empty())
    }

    /// Moves a lot of a batch with `count` of them to a place among the lots in print, counted from 0.
    pub fn move_lot(&mut self, lot: usize, to: usize, count: usize) {
        self.fill(count);
        let Some(from) = self.lots.iter().position(|one| one.lot() == lot) else { return };
        let moved = self.lots.remove(from);
        let shown = |(_, one): &(usize, &ArrangedLot)| !one.out;
        let at = self.lots.iter().enumerate().filter(shown).nth(to).map_or(self.lots.len(), |(at, _)| at);
        self.lots.insert(at, moved);
    }

    /// Moves a puzzle, given by its place in the making of its lot, to another place in print within the lot.
    /// `made` is the number of the lot's puzzles.
    pub fn move_puzzle(&mut self, lot: usize, place: u16, to: usize, made: u16) {
        let Some(one) = self.of(lot) else { return };
        // Those taken out keep their place between the others.
        let mut order = ArrangedLot { order: one.order.clone(), ..ArrangedLot::default() }.places(made);
        let Some(from) = order.iter().position(|&other| other == place) else { return };
        order.remove(from);
        let shown = |(_, other): &(usize, &u16)| !one.gone.contains(other);
        let at = order.iter().enumerate().filter(shown).nth(to).map_or(order.len(), |(at, _)| at);
        order.insert(at, place);
        one.order = if order.is_sorted() { Vec::new() } else { order };
    }

    /// Takes a lot out.
    pub fn take_out(&mut self, lot: usize) {
        if let Some(one) = self.of(lot) {
            one.out = true;
        }
    }

    /// Takes a puzzle out, given by its place in the making of its lot.
    pub fn take_puzzle_out(&mut self, lot: usize, place: u16) {
        if let Some(one) = self.of(lot)
            && let Err(at) = one.gone.binary_search(&place)
        {
            one.gone.insert(at, place);
        }
    }

    /// Puts everything back that was taken out, in its place.
    pub fn put_back(&mut self) {
        for one in &mut self.lots {
            (one.out, one.gone) = (false, Vec::new());
        }
    }

    /// Names a lot; an empty name restores the usual one.
    pub fn name(&mut self, lot: usize, name: &str) {
        if let Some(one) = self.of(lot) {
            one.name = named(name);
        }
    }

    /// Gives a lot its own number of puzzles on a page, or the magazine's.
    pub fn set_most(&mut self, lot: usize, most: Option<u8>) {
        if let Some(one) = self.of(lot) {
            one.most = most.filter(|most| Layout::PER_PAGE.contains(most));
        }
    }

    /// Returns the arrangement's lines in the text of a magazine, one for each lot, with line breaks. The text is
    /// empty if the arrangement changes nothing.
    #[must_use]
    pub fn lines(&self) -> String {
        if self.is_plain() { String::new() } else { self.lots.iter().map(ArrangedLot::line).collect() }
    }

    /// Returns the lines of an arrangement at the beginning of a magazine's lines, and the lines after them.
    #[must_use]
    pub fn split(lines: &str) -> (&str, &str) {
        let mut at = 0;
        while lines[at..].starts_with(ARRANGED) {
            at += lines[at..].find('\n').map_or(lines.len() - at, |end| end + 1);
        }
        lines.split_at(at)
    }

    /// Reads its lines; `None` if one of them is damaged.
    #[must_use]
    pub fn of_lines(lines: &str) -> Option<Self> {
        let mut arrangement = Self::default();
        for line in lines.lines() {
            arrangement.read(line.strip_prefix(ARRANGED)?)?;
        }
        Some(arrangement)
    }

    /// Adds the lot of a line without its first sign; `None` if it is damaged or there already.
    pub(super) fn read(&mut self, line: &str) -> Option<()> {
        let read = ArrangedLot::read(line)?;
        let new = self.lots.iter().all(|one| one.lot != read.lot);
        new.then(|| self.lots.push(read))
    }

    /// Returns whether a batch with `count` lots has all lots of the arrangement.
    pub(super) fn fits(&self, count: usize) -> bool {
        self.lots.iter().all(|one| one.lot() < count)
    }
}
