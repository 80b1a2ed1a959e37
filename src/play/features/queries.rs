//! Query keys: questions about the board for players who hear it, instead of another walk over all cells. Each
//! has an answer in words; some move the cursor, and none changes the board.

use super::Feature;
use crate::{
    aids::Aid,
    entry::Entry,
    input::{Filter, Prefix},
    kernel::{Cmd, Happened, Kernel, Out},
    queried::{Places, Queried, Query, Sought, Towards},
    taught::TeachingEvent,
};
use sudoku_core::{Cell, CellSet, Digit, DigitSet, Geometry, House};

/// Messages of the query keys.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum QueryMsg {
    /// The prefix: the next key asks.
    Begin,
    /// Ask.
    Ask(Query),
    /// The digit, row or column that the last question asked for.
    Name(Digit),
    /// A key without a meaning after the prefix.
    Unknown,
}

/// The named part of a question with several keys.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Wanted {
    /// A digit, for its places.
    #[default]
    Digit,
    /// A row to go to.
    Row,
    /// A column of that row.
    Column(u8),
}

/// The feature.
#[derive(Clone, Debug, Default)]
pub(crate) struct Queries {
    /// The meaning of the next named digit.
    wanted: Wanted,
    /// The cell of the cursor during a scan, and the number of the cell read last among those that share a
    /// house with it.
    scan: Option<(Cell, usize)>,
}

impl Feature for Queries {
    type Msg = QueryMsg;

    fn update(&mut self, msg: QueryMsg, kernel: &mut Kernel, out: &mut Out) {
        let covered = kernel.page.is_paused() && kernel.page.is_playing();
        let said = match msg {
            QueryMsg::Begin => {
                kernel.input.set_prefix(Prefix::Query);
                Some(Queried::Begun)
            }
            _ if covered => Some(Queried::Covered),
            QueryMsg::Ask(query) => self.ask(query, kernel, out),
            QueryMsg::Name(digit) => self.name(digit, kernel, out),
            QueryMsg::Unknown => Some(Queried::Unknown),
        };
        if let Some(said) = said {
            out.push(Cmd::Teach(TeachingEvent::Queried(Box::new(said))));
        }
    }

    fn on(&mut self, _: &Happened, _: &mut Kernel, _: &mut Out) {}
}

impl Queries {
    /// Answers a question; `None` if the focus moves to another cell: screen readers then read its label.
    fn ask(&mut self, query: Query, kernel: &mut Kernel, out: &mut Out) -> Option<Queried> {
        let cursor = kernel.input.cursor();
        let shape = kernel.board().shape();
        let geometry = shape.geometry();
        Some(match query {
            Query::Read(kind) => {
                // A region answers for a box.
                let house = geometry.house_of(cursor, kind).unwrap_or(geometry.box_of(cursor));
                let digits = geometry.cells(house).iter().map(|&cell| kernel.board().digit(cell)).collect();
                Queried::Read { house, digits, missing: missing(kernel, geometry, house) }
            }
            Query::Missing => {
                let houses = geometry.houses_of(cursor).iter().copied();
                Queried::Missing(houses.map(|house| (house, missing(kernel, geometry, house))).collect())
            }
            Query::Digit => {
                self.wanted = Wanted::Digit;
                kernel.input.set_prefix(Prefix::Name);
                Queried::WhichDigit
            }
            // The key brings the digit by itself.
            Query::PlacesOf => Queried::Unknown,
            Query::Seek(sought, way) => return seek(sought, way, kernel, out),
            Query::Go => {
                self.wanted = Wanted::Row;
                kernel.input.set_prefix(Prefix::Name);
                Queried::WhichRow
            }
            Query::Counts => {
                let count = |digit: Digit| {
                    Cell::all(shape).filter(|&cell| kernel.board().digit(cell) == Some(digit)).count()
                };
                Queried::Counts(Digit::all(shape).map(|digit| (digit, count(digit))).collect(), shape.side())
            }
            Query::Highlighted => {
                Queried::Highlighted(highlighted(kernel).map(|cells| cells.iter().collect()), shape)
            }
            Query::Scan(way) => self.scan(way, kernel),
            Query::State => Queried::State {
                shape,
                level: kernel.current.level(),
                empty: Cell::all(shape).filter(|&cell| kernel.board().digit(cell).is_none()).count(),
                mode: kernel.input.mode(kernel.player.settings().note_layout),
                lock: kernel.input.lock(),
            },
        })
    }

    /// Takes the named part of a question.
    fn name(&mut self, digit: Digit, kernel: &mut Kernel, out: &mut Out) -> Option<Queried> {
        let shape = kernel.board().shape();
        match self.wanted {
            Wanted::Digit => Some(places(digit, kernel, out)),
            Wanted::Row => {
                self.wanted = Wanted::Column(digit.index() as u8);
                kernel.input.set_prefix(Prefix::Name);
                Some(Queried::WhichColumn)
            }
            Wanted::Column(row) => {
                let geometry = shape.geometry();
                let cell = Cell::all(shape).find(|&cell| {
                    geometry.row(cell) == usize::from(row) && geometry.column(cell) == digit.index()
                });
                go(cell?, kernel, out);
                None
            }
        }
    }

    /// Reads the next cell that shares a house with the cursor's: its row, its column and its box in order.
    fn scan(&mut self, way: Towards, kernel: &mut Kernel) -> Queried {
        let cursor = kernel.input.cursor();
        let shape = kernel.board().shape();
        let geometry = shape.geometry();
        let houses = geometry.houses_of(cursor).iter().copied();
        let around: Vec<(House, Cell)> = houses
            .flat_map(|house| geometry.cells(house).iter().map(move |&cell| (house, cell)))
            .filter(|&(_, cell)| cell != cursor)
            .collect();
        let last = self.scan.filter(|&(from, _)| from == cursor).map(|(_, at)| at);
        let at = match (last, way) {
            (None, Towards::Onwards) => 0,
            (None, Towards::Back) => around.len() - 1,
            (Some(at), Towards::Onwards) => (at + 1) % around.len(),
            (Some(at), Towards::Back) => (at + around.len() - 1) % around.len(),
        };
        self.scan = Some((cursor, at));
        // The same key continues without the prefix.
        kernel.input.set_prefix(Prefix::Scan);
        let (house, cell) = around[at];
        let before = last.map(|last| around[last].0);
        let notes = match kernel.current.game().entry(cell) {
            Entry::Notes(notes) if kernel.page.panel().shows_the_game() => notes.all(),
            _ => DigitSet::EMPTY,
        };
        let house = (before != Some(house)).then_some(house);
        Queried::Scanned { house, cell, digit: kernel.board().digit(cell), notes, shape }
    }
}

/// The digits that a house lacks on the board.
fn missing(kernel: &Kernel, geometry: &Geometry, house: House) -> DigitSet {
    let cells = geometry.cells(house).iter();
    let there: DigitSet = cells.filter_map(|&cell| kernel.board().digit(cell)).collect();
    Digit::all(kernel.board().shape()).filter(|&digit| !there.contains(digit)).collect()
}

/// The places of a digit in the houses of the cursor's cell. It tells as much as a highlight of the digit, and
/// counts as that.
fn places(digit: Digit, kernel: &mut Kernel, out: &mut Out) -> Queried {
    let shape = kernel.board().shape();
    if kernel.is_playable() {
        kernel.note_aid(Aid::Filter, out);
    }
    let geometry = shape.geometry();
    let possible = kernel.matching(Filter::Digit(digit)).1;
    let of = |house: House| {
        let cells = geometry.cells(house);
        match cells.iter().find(|&&cell| kernel.board().digit(cell) == Some(digit)) {
            Some(&cell) => Places::In(cell),
            None => Places::Can(cells.iter().copied().filter(|&cell| possible.contains(cell)).collect()),
        }
    };
    let houses = geometry.houses_of(kernel.input.cursor()).iter().copied();
    Queried::Places { digit, houses: houses.map(|house| (house, of(house))).collect(), shape }
}

/// The highlighted cells, if there is a highlight.
fn highlighted(kernel: &Kernel) -> Option<CellSet> {
    kernel.filtered().map(|(standing, possible)| standing.union(&possible))
}

/// Moves the cursor to the next cell of a kind, from the last to the first.
fn seek(sought: Sought, way: Towards, kernel: &mut Kernel, out: &mut Out) -> Option<Queried> {
    let shape = kernel.board().shape();
    let fits: CellSet = match sought {
        Sought::Empty => Cell::all(shape).filter(|&cell| kernel.board().digit(cell).is_none()).collect(),
        Sought::Highlighted => highlighted(kernel).unwrap_or(CellSet::EMPTY),
        Sought::Bivalue => {
            if kernel.is_playable() {
                kernel.note_aid(Aid::Filter, out);
            }
            kernel.matching(Filter::Bivalue).1
        }
    };
    let (cursor, count) = (kernel.input.cursor().index(), shape.cell_count());
    let step = |by: usize| match way {
        Towards::Onwards => (cursor + by) % count,
        Towards::Back => (cursor + count - by) % count,
    };
    let Some(cell) = (1..count).map(step).map(Cell::at).find(|&cell| fits.contains(cell)) else {
        return Some(Queried::NoneLeft(sought));
    };
    go(cell, kernel, out);
    None
}

fn go(cell: Cell, kernel: &mut Kernel, out: &mut Out) {
    kernel.input.put_cursor(cell);
    out.push(Cmd::Focus);
}
