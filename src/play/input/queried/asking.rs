//! Questions about a board, key by key: the state between two keys, and the answers.

use super::{Places, Queried, Query, Sought, Towards};
use crate::input::{Filter, Prefix};
use sudoku_core::{
    Candidate, Cell, CellSet, Digit, DigitSet, House, HouseKind, Shape, cages,
    marks::{LinkMark, Marks},
    telling::Mention,
};

/// Messages of the query keys.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum QueryMsg {
    /// The prefix: the next key asks.
    Begin,
    /// Ask.
    Ask(Query),
    /// The digit, row or column that the last question asked for.
    Name(Digit),
    /// Tell of the subject of a piece of a sentence: a press on the piece.
    Tell(Mention),
    /// A key without a meaning after the prefix.
    Unknown,
}

/// A board that a player asks about.
pub(crate) trait Asked {
    /// Its shape.
    fn shape(&self) -> &Shape;
    /// The digit of a cell.
    fn digit(&self, cell: Cell) -> Option<Digit>;
    /// The cell of the cursor.
    fn cursor(&self) -> Cell;
    /// The notes of a cell, as far as they are shown.
    fn notes(&self, cell: Cell) -> DigitSet;
    /// The open cells that a filter matches.
    fn matching(&self, filter: Filter) -> CellSet;
    /// The highlighted cells, if there is a highlight.
    fn highlighted(&self) -> Option<CellSet>;
    /// The marks of the step on it.
    fn marks(&self) -> Marks;
    /// The links of that step.
    fn links(&self) -> Vec<LinkMark>;
    /// The candidates of a statement of its sentence, by number.
    fn stated(&self, number: u16) -> Vec<Candidate>;
    /// The cells of a set of that step, by number.
    fn set(&self, number: u16) -> Vec<Cell>;
    /// The answer to a question about its state; `empty` is the number of empty cells.
    fn state(&self, empty: usize) -> Queried;
}

/// The response to a key.
pub(crate) enum Response {
    /// An answer.
    Said(Queried),
    /// An answer; the next key belongs to the same question.
    Waits(Queried, Prefix),
    /// The cursor moves to another cell: screen readers then read its label. Some kinds of cells have an answer
    /// besides.
    Go(Cell, Option<Queried>),
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

/// The state between two keys.
#[derive(Clone, Debug, Default)]
pub(crate) struct Asking {
    /// The meaning of the next named digit.
    wanted: Wanted,
    /// The cell of the cursor during a scan, and the number of the cell read last among those that share a
    /// house with it.
    scan: Option<(Cell, usize)>,
    /// The links walked along, and the number of the one read last.
    walk: Option<(Vec<LinkMark>, usize)>,
}

impl Asking {
    /// Whether the answer to this key tells as much as a highlight.
    pub(crate) fn highlights(&self, msg: QueryMsg) -> bool {
        match msg {
            QueryMsg::Name(_) => self.wanted == Wanted::Digit,
            QueryMsg::Ask(query) => matches!(query, Query::Seek(Sought::Bivalue, _)),
            QueryMsg::Begin | QueryMsg::Tell(_) | QueryMsg::Unknown => false,
        }
    }

    /// Answers a key, or waits for the next one.
    pub(crate) fn respond(&mut self, msg: QueryMsg, board: &dyn Asked) -> Response {
        match msg {
            QueryMsg::Begin => {
                self.wanted = Wanted::Digit;
                Response::Waits(Queried::Begun, Prefix::Query)
            }
            QueryMsg::Ask(query) => self.ask(query, board),
            QueryMsg::Name(digit) => self.name(digit, board),
            QueryMsg::Tell(mention) => tell(mention, board),
            QueryMsg::Unknown => Response::Said(Queried::Unknown),
        }
    }

    fn ask(&mut self, query: Query, board: &dyn Asked) -> Response {
        let (shape, cursor) = (board.shape(), board.cursor());
        let geometry = shape.geometry();
        Response::Said(match query {
            Query::Read(kind) => {
                // A region answers for a box.
                let house = geometry.house_of(cursor, kind).unwrap_or(geometry.box_of(cursor));
                read(board, house)
            }
            Query::ReadFurther => {
                let is_further = |house: &&House| house.kind().is_further();
                let further = geometry.houses_of(cursor).iter().filter(is_further);
                Queried::Further(further.map(|&house| read(board, house)).collect())
            }
            Query::Board => {
                let rows = geometry.houses().iter().filter(|house| house.kind() == HouseKind::Row);
                Queried::Board(rows.map(|&row| (row, digits(board, row))).collect())
            }
            Query::Place => {
                let cages = cages::states(shape, cursor, |cell| board.digit(cell));
                Queried::Place(cursor, shape.clone(), cages)
            }
            Query::Missing => {
                let houses = geometry.houses_of(cursor).iter().copied();
                let houses: Vec<_> = houses.map(|house| (house, missing(board, house))).collect();
                let is_missing = |digit: &Digit| houses.iter().all(|(_, missing)| missing.contains(*digit));
                let of_all = board.digit(cursor).is_none();
                let of_all = of_all.then(|| Digit::all(shape).filter(is_missing).collect());
                Queried::Missing(houses, of_all)
            }
            Query::Digit => {
                self.wanted = Wanted::Digit;
                return Response::Waits(Queried::WhichDigit, Prefix::Name);
            }
            // The key brings the digit by itself.
            Query::PlacesOf => Queried::Unknown,
            Query::Seek(sought, way) => return seek(sought, way, board),
            Query::Go => {
                self.wanted = Wanted::Row;
                return Response::Waits(Queried::WhichRow(shape.clone()), Prefix::Name);
            }
            Query::Counts => {
                let count =
                    |digit: Digit| Cell::all(shape).filter(|&cell| board.digit(cell) == Some(digit)).count();
                Queried::Counts(Digit::all(shape).map(|digit| (digit, count(digit))).collect(), shape.side())
            }
            Query::Highlighted => {
                let cells = board.highlighted().map(|cells| cells.iter().collect());
                Queried::Highlighted(cells, Box::new(board.marks()), shape.clone())
            }
            Query::Link(way) => match self.walk(way, board) {
                Some(link) => return Response::Waits(link, Prefix::Walk),
                None => Queried::NoLinks,
            },
            // The same key continues without the prefix.
            Query::Scan(way) => return Response::Waits(self.scan(way, board), Prefix::Scan),
            Query::State => board.state(Cell::all(shape).filter(|&cell| board.digit(cell).is_none()).count()),
        })
    }

    /// Takes the named part of a question.
    fn name(&mut self, digit: Digit, board: &dyn Asked) -> Response {
        let shape = board.shape();
        match self.wanted {
            Wanted::Digit => Response::Said(places(digit, board)),
            Wanted::Row => {
                self.wanted = Wanted::Column(digit.index() as u8);
                Response::Waits(Queried::WhichColumn(shape.clone()), Prefix::Name)
            }
            Wanted::Column(row) => {
                let geometry = shape.geometry();
                let is_there = |cell: &Cell| {
                    geometry.row(*cell) == usize::from(row) && geometry.column(*cell) == digit.index()
                };
                Cell::all(shape)
                    .find(is_there)
                    .map_or(Response::Said(Queried::Unknown), |cell| Response::Go(cell, None))
            }
        }
    }

    /// Reads the next link of the step on the board, from the first to the last and on to the first.
    fn walk(&mut self, way: Towards, board: &dyn Asked) -> Option<Queried> {
        let links = board.links();
        let last = self.walk.take().filter(|(known, _)| *known == links).map(|(_, at)| at);
        let end = links.len().checked_sub(1)?;
        let at = match (last, way) {
            (None, Towards::Onwards) => 0,
            (None, Towards::Back) => end,
            (Some(at), Towards::Onwards) => {
                if at == end {
                    0
                } else {
                    at + 1
                }
            }
            (Some(at), Towards::Back) => at.checked_sub(1).unwrap_or(end),
        };
        let said = Queried::Link(at + 1, links.len(), links[at].clone(), board.shape().clone());
        self.walk = Some((links, at));
        Some(said)
    }

    /// Reads the next cell that shares a house with the cursor's: its row, its column and its box in order.
    fn scan(&mut self, way: Towards, board: &dyn Asked) -> Queried {
        let (shape, cursor) = (board.shape(), board.cursor());
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
        let (house, cell) = around[at];
        let before = last.map(|last| around[last].0);
        let house = (before != Some(house)).then_some(house);
        Queried::Scanned {
            house,
            cell,
            digit: board.digit(cell),
            notes: board.notes(cell),
            shape: shape.clone(),
        }
    }
}

/// The digits of a house, and those that it lacks.
fn read(board: &dyn Asked, house: House) -> Queried {
    Queried::Read { house, digits: digits(board, house), missing: missing(board, house) }
}

fn digits(board: &dyn Asked, house: House) -> Vec<Option<Digit>> {
    board.shape().geometry().cells(house).iter().map(|&cell| board.digit(cell)).collect()
}

/// The digits that a house lacks on the board.
fn missing(board: &dyn Asked, house: House) -> DigitSet {
    let cells = board.shape().geometry().cells(house).iter();
    let there: DigitSet = cells.filter_map(|&cell| board.digit(cell)).collect();
    Digit::all(board.shape()).filter(|&digit| !there.contains(digit)).collect()
}

/// The places of a digit in the houses of the cursor's cell.
fn places(digit: Digit, board: &dyn Asked) -> Queried {
    let shape = board.shape();
    let geometry = shape.geometry();
    let possible = board.matching(Filter::Digit(digit));
    let of = |house: House| {
        let cells = geometry.cells(house);
        match cells.iter().find(|&&cell| board.digit(cell) == Some(digit)) {
            Some(&cell) => Places::In(cell),
            None => Places::Can(cells.iter().copied().filter(|&cell| possible.contains(cell)).collect()),
        }
    };
    let houses = geometry.houses_of(board.cursor()).iter().copied();
    Queried::Places { digit, houses: houses.map(|house| (house, of(house))).collect(), shape: shape.clone() }
}

/// Moves the cursor to the next cell of a kind, from the last to the first.
fn seek(sought: Sought, way: Towards, board: &dyn Asked) -> Response {
    let shape = board.shape();
    let fits: CellSet = match sought {
        Sought::Empty => Cell::all(shape).filter(|&cell| board.digit(cell).is_none()).collect(),
        Sought::Highlighted => board.highlighted().unwrap_or(CellSet::EMPTY).union(&marked(board)),
        Sought::Bivalue => board.matching(Filter::Bivalue),
    };
    let (cursor, count) = (board.cursor().index(), shape.cell_count());
    let step = |by: usize| match way {
        Towards::Onwards => (cursor + by) % count,
        Towards::Back => (cursor + count - by) % count,
    };
    let found = (1..count).map(step).map(Cell::at).find(|&cell| fits.contains(cell));
    let Some(cell) = found else { return Response::Said(Queried::NoneLeft(sought)) };
    let candidates = (sought == Sought::Bivalue).then(|| {
        let fits = |digit: &Digit| board.matching(Filter::Digit(*digit)).contains(cell);
        Queried::Bivalue(Digit::all(shape).filter(fits).collect())
    });
    Response::Go(cell, candidates)
}

/// The cells with marks of the step on the board.
fn marked(board: &dyn Asked) -> CellSet {
    let Marks { cells, candidates, .. } = board.marks();
    let cells = cells.into_iter().map(|(cell, _)| cell);
    cells.chain(candidates.into_iter().map(|(candidate, _)| candidate.cell)).collect()
}

/// Tells of the subject of a piece of a sentence. A single cell gets the cursor.
fn tell(mention: Mention, board: &dyn Asked) -> Response {
    let shape = board.shape();
    let cells = match mention {
        Mention::Cell(cell) => vec![cell],
        Mention::Cells(cells) => cells.iter().collect(),
        Mention::Set(number) => board.set(number),
        Mention::House(house) => return Response::Said(read(board, house)),
        Mention::Digit(digit) => {
            let standing = Cell::all(shape).filter(|&cell| board.digit(cell) == Some(digit));
            return Response::Said(Queried::Standing(digit, standing.collect(), shape.clone()));
        }
        Mention::Statement(number) => {
            return Response::Said(Queried::Candidates(board.stated(number), shape.clone()));
        }
        Mention::Link(number) => {
            let links = board.links();
            let link = links.get(usize::from(number)).cloned();
            return Response::Said(link.map_or(Queried::NoLinks, |link| {
                Queried::Link(usize::from(number) + 1, links.len(), link, shape.clone())
            }));
        }
    };
    if let [cell] = cells[..] {
        return Response::Go(cell, None);
    }
    let content = |cell| (cell, board.digit(cell), board.notes(cell));
    Response::Said(Queried::Cells(cells.into_iter().map(content).collect(), shape.clone()))
}
