//! The houses of each shape, and the cells that see each other.
//!
//! Only this file computes with rows and columns of boxes, regions and rules; all others call it.

pub use crate::constraints::Tint;

use crate::{
    Candidate, Cell, CellSet, Constraint, Digit, House, HouseKind, Place, Places, Shape,
    constraints::HouseOf,
    shape::{
        PerShape,
        cages::{Cage, of_numbers},
        clues::{self, Clue, Relation},
    },
    sorting::sort_by_key,
};
use serde::{Deserialize, Serialize};

/// The tables of each shape with boxes. The first question for a shape builds them.
static TABLES: PerShape<Geometry> = PerShape::new();

/// The most houses that a cell is in.
const MOST: usize = HouseKind::ALL.len();

/// A reason that two cells cannot have the same digit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Bond {
    /// Both cells are in this house.
    House(House),
    /// The cells are as far apart as this rule says.
    Sight(Constraint),
    /// Both cells are in the cage with this number, from 0.
    Cage(u16),
    /// The clue with this number, from 0, makes them differ.
    Clue(u16),
}

/// A wall between boxes: a straight piece of the line between two rows or two columns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Wall {
    /// Whether it parts two rows, and not two columns.
    pub across: bool,
    /// The number of rows or columns before its line.
    pub line: usize,
    /// The number of cells along the line before it begins.
    pub from: usize,
    /// Its length in cells.
    pub length: usize,
}

/// A square of cells that a variant tints. Every drawing of a board shows a rule by these squares alone, below the
/// digits: a line along a diagonal would strike its digits out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tinted {
    /// The reason for the tint.
    pub tint: Tint,
    /// The number of rows above it.
    pub row: usize,
    /// The number of columns before it.
    pub column: usize,
    /// Its side, in cells.
    pub side: usize,
}

/// The tables of a shape. Each exists once: with boxes for the life of the program, with irregular regions, cages or
/// clues as long as their shape.
#[derive(Debug)]
pub struct Geometry {
    /// The size, the boxes and the constraints. Without regions, cages and clues, whose handle would keep them
    /// for ever.
    form: Shape,
    /// Whether there are boxes and the usual rules.
    is_classic: bool,
    /// The side of the board. Rows and columns are computed from it.
    side: usize,
    /// All houses, each at its [`Geometry::house_index`].
    list: Vec<House>,
    /// The index of the first house of each kind.
    first: [usize; HouseKind::ALL.len()],
    /// Cells of each house.
    houses: Vec<Vec<Cell>>,
    house_sets: Vec<CellSet>,
    /// The houses of each cell: row, column, box, and then the others.
    of_cell: Vec<[House; MOST]>,
    /// The place of each cell in each of its houses.
    places: Vec<[Place; MOST]>,
    /// The number of houses of each cell.
    counts: Vec<u8>,
    peers: Vec<CellSet>,
    peer_lists: Vec<Vec<Cell>>,
    /// For each cell, the peers outside its houses; empty without such a rule.
    by_rule: Vec<Vec<Cell>>,
    /// The cages.
    cages: Vec<Cage>,
    /// For each cell, the numbers of its cages; empty without cages.
    cages_of: Vec<Vec<u16>>,
    /// The clues.
    clues: Vec<Clue>,
    /// What they mean for digits, each with the number of its clue.
    relations: Vec<(u16, Relation)>,
    /// For each cell, the numbers of its relations with one other cell; empty without clues.
    pairs: Vec<Vec<u16>>,
    /// For each row and each column, the lines of its kind through the same boxes.
    bands: [Vec<Places>; 2],
}

impl Geometry {
    /// Returns the tables of this shape.
    #[must_use]
    #[inline(always)]
    pub fn of(shape: &Shape) -> &Self {
        match shape.own_rules() {
            None => TABLES.of_boxes(shape, Self::build),
            Some(rules) => rules.geometry(|| Self::build(shape)),
        }
    }

    /// Returns the number of cells along a side, and of digits in a house.
    #[must_use]
    #[inline(always)]
    pub const fn side(&self) -> usize {
        self.side
    }

    /// Returns the number of cells on the board.
    #[must_use]
    #[inline(always)]
    pub const fn cell_count(&self) -> usize {
        self.of_cell.len()
    }

    /// Returns the cell in that row and column, both from 0.
    #[must_use]
    #[inline(always)]
    pub const fn cell(&self, row: usize, column: usize) -> Cell {
        Cell::at(row * self.side + column)
    }

    /// Returns the row of a cell, from 0.
    #[must_use]
    #[inline(always)]
    pub const fn row(&self, cell: Cell) -> usize {
        cell.index() / self.side
    }

    /// Returns the column of a cell, from 0.
    #[must_use]
    #[inline(always)]
    pub const fn column(&self, cell: Cell) -> usize {
        cell.index() % self.side
    }

    /// Returns the cells of a house, by place.
    #[must_use]
    #[inline(always)]
    pub fn cells(&self, house: House) -> &[Cell] {
        &self.houses[self.house_index(house)]
    }

    /// Returns the cell at a place of a house.
    #[must_use]
    #[inline(always)]
    pub fn cell_at(&self, house: House, place: Place) -> Cell {
        self.cells(house)[place.index()]
    }

    /// Returns all houses: rows, columns, boxes, and then the others.
    #[must_use]
    #[inline(always)]
    pub fn houses(&self) -> &[House] {
        &self.list
    }

    /// Returns the houses of a cell: row, column, box, and then the others.
    #[must_use]
    #[inline(always)]
    pub fn houses_of(&self, cell: Cell) -> &[House] {
        &self.of_cell[cell.index()][..usize::from(self.counts[cell.index()])]
    }

    /// Returns the row, the column and the [box](Self::box_of) of a cell.
    #[must_use]
    #[inline(always)]
    pub fn usual_houses_of(&self, cell: Cell) -> [House; 3] {
        let [row, column, box_, ..] = self.of_cell[cell.index()];
        [row, column, box_]
    }

    /// Returns the house of this kind that contains a cell, if there is one.
    #[must_use]
    pub fn house_of(&self, cell: Cell, kind: HouseKind) -> Option<House> {
        self.houses_of(cell).iter().copied().find(|house| house.kind() == kind)
    }

    /// Returns the column of a cell if `kind` is [`HouseKind::Column`], else its row.
    #[must_use]
    #[inline(always)]
    pub fn line_of(&self, cell: Cell, kind: HouseKind) -> House {
        self.of_cell[cell.index()][usize::from(kind == HouseKind::Column)]
    }

    /// Returns the box of a cell, or the region in the place of one.
    #[must_use]
    #[inline(always)]
    pub fn box_of(&self, cell: Cell) -> House {
        self.of_cell[cell.index()][2]
    }

    /// Returns the places of a cell in its [houses](Self::houses_of).
    #[must_use]
    #[inline(always)]
    pub fn places_of(&self, cell: Cell) -> &[Place] {
        &self.places[cell.index()][..usize::from(self.counts[cell.index()])]
    }

    /// Returns the position of a house among all [houses](Self::houses).
    #[must_use]
    #[inline(always)]
    pub const fn house_index(&self, house: House) -> usize {
        self.first[house.kind() as usize] + house.number()
    }

    /// Returns the cells that cannot have the same digit as a cell: those in its houses, and those that a rule without
    /// houses adds.
    #[must_use]
    pub fn peers(&self, cell: Cell) -> &CellSet {
        &self.peers[cell.index()]
    }

    /// Returns the cells that a rule, a cage or a clue adds to the peers of a cell: none of its houses contains them.
    pub fn peers_by_rule(&self, cell: Cell) -> impl Iterator<Item = Cell> + '_ {
        self.by_rule.get(cell.index()).into_iter().flatten().copied()
    }

    /// Returns the cells that share a side with a cell.
    pub fn beside(&self, cell: Cell) -> impl Iterator<Item = Cell> + '_ {
        let (row, column) = (self.row(cell), self.column(cell));
        let at = |row: Option<usize>, column: Option<usize>| {
            let (row, column) = row.zip(column)?;
            (row < self.side() && column < self.side()).then(|| self.cell(row, column))
        };
        let around = [
            at(row.checked_sub(1), Some(column)),
            at(Some(row + 1), Some(column)),
            at(Some(row), column.checked_sub(1)),
            at(Some(row), Some(column + 1)),
        ];
        around.into_iter().flatten()
    }

    /// Returns the cells that touch a cell, also at a corner.
    pub fn around(&self, cell: Cell) -> impl Iterator<Item = Cell> + '_ {
        let (row, column) = (self.row(cell), self.column(cell));
        let lines = move |line: usize| line.saturating_sub(1)..=(line + 1).min(self.side - 1);
        let all = lines(row).flat_map(move |row| lines(column).map(move |column| self.cell(row, column)));
        all.filter(move |&other| other != cell)
    }

    /// Returns the cages, in the reading order of their cells.
    #[must_use]
    pub fn cages(&self) -> &[Cage] {
        &self.cages
    }

    /// Returns the cells of the cage with this first cell and this sum; none if there is no such cage.
    #[must_use]
    pub fn cage_from(&self, first: Cell, sum: u16) -> &[Cell] {
        let is_it = |cage: &&Cage| cage.sum() == Some(sum) && cage.cells().first() == Some(&first);
        self.cages.iter().find(is_it).map_or(&[], Cage::cells)
    }

    /// Returns the numbers of the cages that a cell is in, from 0.
    #[must_use]
    pub fn cages_of(&self, cell: Cell) -> &[u16] {
        self.cages_of.get(cell.index()).map_or(&[], Vec::as_slice)
    }

    /// Returns the clues, by their kind.
    #[must_use]
    pub fn clues(&self) -> &[Clue] {
        &self.clues
    }

    /// Returns what the clues mean for digits, each with the number of its clue.
    #[must_use]
    pub fn relations(&self) -> &[(u16, Relation)] {
        &self.relations
    }

    /// Returns the numbers of the relations between a cell and one other, each with this cell.
    pub fn pairs_of(&self, cell: Cell) -> impl Iterator<Item = (u16, Cell)> + '_ {
        self.pairs.get(cell.index()).into_iter().flatten().filter_map(move |&number| {
            match self.relations[usize::from(number)].1 {
                Relation::Pair([one, other], _) => Some((number, if one == cell { other } else { one })),
                _ => None,
            }
        })
    }

    /// Returns the number of the first relation by which two digits don't fit together in two different cells.
    #[must_use]
    #[inline]
    pub fn barred(&self, one: Candidate, other: Candidate) -> Option<u16> {
        let mut own = self.pairs.get(one.cell.index())?.iter().copied();
        own.find(|&number| match self.relations[usize::from(number)].1 {
            Relation::Pair([first, second], pairing) => {
                (first, second) == (one.cell, other.cell) && !pairing.fits(one.digit, other.digit)
                    || (first, second) == (other.cell, one.cell) && !pairing.fits(other.digit, one.digit)
            }
            _ => false,
        })
    }

    /// Returns the numbers of the clues that digits break, each once. A function gives the digit of each cell.
    #[must_use]
    pub fn broken_clues(&self, digit_at: &dyn Fn(Cell) -> Option<Digit>) -> Vec<u16> {
        let mut numbers: Vec<u16> = self.broken_relations(digit_at).map(|(clue, _)| *clue).collect();
        numbers.dedup();
        numbers
    }

    /// Returns the [relations](Self::relations) that digits break. A function gives the digit of each cell.
    pub fn broken_relations(
        &self,
        digit_at: &dyn Fn(Cell) -> Option<Digit>,
    ) -> impl Iterator<Item = &(u16, Relation)> {
        self.relations.iter().filter(move |(_, relation)| !relation.holds(self.side, digit_at))
    }

    /// Returns the full cages whose digits have another sum than their own, each with that sum. A function gives the
    /// digit of each cell.
    #[must_use]
    pub fn wrong_cages(&self, digit_at: &dyn Fn(Cell) -> Option<Digit>) -> Vec<(&Cage, u16)> {
        let wrong = |cage| {
            let found = Cage::found(cage, digit_at)?;
            cage.sum().is_some_and(|sum| sum != found).then_some((cage, found))
        };
        self.cages.iter().filter_map(wrong).collect()
    }

    /// Returns the peers of a cell as a list, in reading order.
    #[must_use]
    #[inline(always)]
    pub fn peer_list(&self, cell: Cell) -> &[Cell] {
        &self.peer_lists[cell.index()]
    }

    /// Returns the cells that see each of these; all cells of the board if the list is empty.
    #[must_use]
    pub fn common_peers(&self, cells: impl IntoIterator<Item = Cell>) -> CellSet {
        let mut cells = cells.into_iter();
        let first = cells.next().map(|cell| *self.peers(cell));
        let all = || Cell::all(&self.form).collect();
        cells.fold(first.unwrap_or_else(all), |seen, cell| seen.intersection(self.peers(cell)))
    }

    /// Returns the cells of a house as a set.
    #[must_use]
    #[inline(always)]
    pub fn cell_set(&self, house: House) -> &CellSet {
        &self.house_sets[self.house_index(house)]
    }

    /// Returns the houses that contain all of these cells.
    pub fn houses_of_all(&self, cells: &[Cell]) -> impl Iterator<Item = House> {
        let (own, others) = cells
            .split_first()
            .map_or((&[][..], &[][..]), |(&first, others)| (self.houses_of(first), others));
        own.iter().copied().filter(|&house| {
            let set = self.cell_set(house);
            others.iter().all(|&cell| set.contains(cell))
        })
    }

    /// Returns the numbers of the lines through the same boxes as this row or column, including its own. The numbers
    /// are places in the lines that cross it. Any other house has only its own number. Boxes are rectangles here, even
    /// where regions take their place.
    #[must_use]
    pub fn band(&self, line: House) -> Places {
        match line {
            House::Row(row) => self.bands[0][usize::from(row)],
            House::Column(column) => self.bands[1][usize::from(column)],
            _ => Places::only(Place::at(line.number())),
        }
    }

    /// Returns the most cells that a house can share with another one.
    #[must_use]
    #[inline]
    pub const fn meeting(&self, house: House) -> usize {
        if !self.is_classic {
            return self.side;
        }
        match house {
            House::Row(_) => self.form.box_columns(),
            House::Column(_) => self.form.box_rows(),
            _ => self.widest(),
        }
    }

    /// Returns the most cells that a line and a box share.
    #[must_use]
    #[inline]
    pub const fn widest(&self) -> usize {
        if !self.is_classic {
            return self.side;
        }
        let (rows, columns) = (self.form.box_rows(), self.form.box_columns());
        if rows > columns { rows } else { columns }
    }

    /// Returns whether two different cells cannot have the same digit.
    #[must_use]
    pub fn see(&self, a: Cell, b: Cell) -> bool {
        self.peers(a).contains(b)
    }

    /// Returns the houses that two cells share.
    pub fn shared_houses(&self, a: Cell, b: Cell) -> impl Iterator<Item = House> {
        let theirs = self.houses_of(b);
        self.houses_of(a).iter().copied().filter(move |house| theirs.contains(house))
    }

    /// Returns the reason that two different cells cannot have the same digit: the first house that they share, else a
    /// rule, else a cage, else a clue, which may be one that gives a cell the digit of its [twin](Self::twin); `None` if
    /// they can.
    #[must_use]
    pub fn bond(&self, a: Cell, b: Cell) -> Option<Bond> {
        self.own_bond(a, b).or_else(|| self.twin(a, b).map(|(clue, _)| Bond::Clue(clue)))
    }

    /// Returns the reason without another cell.
    fn own_bond(&self, a: Cell, b: Cell) -> Option<Bond> {
        let rules = self.form.constraints();
        let apart = [self.row(a).abs_diff(self.row(b)), self.column(a).abs_diff(self.column(b))];
        let by_rule = rules.iter().find(|rule| rule.bars(apart)).map(Bond::Sight);
        let in_cage = || self.cages_of(a).iter().find(|cage| self.cages_of(b).contains(cage));
        let bond = self.shared_houses(a, b).next().map(Bond::House).or(by_rule);
        let by_clue = || {
            let parts = |relation: &Relation| {
                let mut parts = false;
                relation.sights(self.side, &mut |one, other| {
                    parts |= (one, other) == (a, b) || (one, other) == (b, a);
                });
                parts
            };
            self.relations.iter().find(|(_, relation)| parts(relation)).map(|&(clue, _)| Bond::Clue(clue))
        };
        bond.or_else(|| in_cage().copied().map(Bond::Cage)).or_else(by_clue)
    }

    /// Returns the way on which two cells see each other only through a cell with the same digit as one of them: the number
    /// of the clue that says so, this one, and the cell with the same digit, which is nearer to the sight of the other.
    /// `None` if they see each other without it, or not at all.
    #[must_use]
    pub fn twin(&self, a: Cell, b: Cell) -> Option<(u16, [Cell; 2])> {
        if !self.see(a, b) || self.own_bond(a, b).is_some() {
            return None;
        }
        let (a, b) = if a < b { (a, b) } else { (b, a) };
        (0..self.relations.len()).find_map(|steps| self.twin_within(a, b, steps))
    }

    fn twin_within(&self, a: Cell, b: Cell, steps: usize) -> Option<(u16, [Cell; 2])> {
        for (clue, relation) in &self.relations {
            let Some(both) = relation.twins() else { continue };
            for [own, twin] in [both, [both[1], both[0]]] {
                for (one, other) in [(a, b), (b, a)] {
                    let sees = || {
                        self.own_bond(twin, other).is_some()
                            || steps > 0 && self.twin_within(twin, other, steps - 1).is_some()
                    };
                    if own == one && twin != other && sees() {
                        return Some((*clue, [own, twin]));
                    }
                }
            }
        }
        None
    }

    /// Returns the number of lines of notes in a cell, and of places in a line. Notes are arranged as the cells of a
    /// usual box of the size: a line of eight notes would leave each too little room.
    #[must_use]
    pub const fn note_grid(&self) -> (usize, usize) {
        self.form.usual_box()
    }

    /// Returns the part of a cell that notes are drawn in, in shares of the cell: its left edge, its upper edge, and its
    /// width and height. With cages it leaves room for the sum of a cage and for the line around it.
    #[must_use]
    pub fn note_field(&self) -> (f64, f64, f64) {
        if self.cages.is_empty() { (0.0, 0.0, 1.0) } else { (0.11, 0.2, 0.78) }
    }

    /// Returns the position of a digit's note in its cell: the line, and the place in the line, each from 0.
    #[must_use]
    pub const fn note_position(&self, digit: Digit) -> (usize, usize) {
        let (_, places) = self.note_grid();
        (digit.index() / places, digit.index() % places)
    }

    /// Returns the number of centre notes in a line.
    #[must_use]
    pub const fn centre_line(&self) -> usize {
        let (lines, places) = self.note_grid();
        // All digits of a board then fit into two lines, or three of the largest.
        let (of_lines, of_places) = (2 * lines, places * 3 / 2 + 1);
        if of_lines > of_places { of_lines } else { of_places }
    }

    /// Returns the cell at a point of the board, and the digit whose note is drawn there. The point is given as
    /// fractions of the width and height from the top left; `None` outside.
    #[must_use]
    pub fn note_at(&self, across: f64, down: f64) -> Option<(Cell, Digit)> {
        if !(0.0..1.0).contains(&across) || !(0.0..1.0).contains(&down) {
            return None;
        }
        let (lines, places) = self.note_grid();
        let (left, top, size) = self.note_field();
        // The line and the place in it: in each direction, the part of the cell that the point is in.
        let at = |share: f64, edge: f64, parts: usize| {
            let fine = share * self.side as f64;
            let line = (fine as usize).min(self.side - 1);
            let inside = ((fine - line as f64 - edge) / size).max(0.0);
            (line, ((inside * parts as f64) as usize).min(parts - 1))
        };
        let ((column, place), (row, line)) = (at(across, left, places), at(down, top, lines));
        Some((self.cell(row, column), Digit::at(line * places + place)))
    }

    /// Returns the cell at a point of the board, given as fractions of the width and height from the top left, and the
    /// point within that cell, as fractions of the cell. `None` outside.
    #[must_use]
    pub fn cell_under(&self, across: f64, down: f64) -> Option<(Cell, f64, f64)> {
        let (cell, _) = self.note_at(across, down)?;
        let side = self.side as f64;
        Some((cell, across * side - self.column(cell) as f64, down * side - self.row(cell) as f64))
    }

    /// Returns the number of the first row or column through the same boxes as this one, or through the boxes before
    /// if this one is already the first.
    #[must_use]
    pub fn box_before(&self, line: House) -> usize {
        let first = |number: usize| self.first_of_band(House::new(line.kind(), number as u8));
        first(line.number().saturating_sub(1))
    }

    /// Returns the number of the first row or column through the next boxes, or of the last one of the board if there
    /// are no next boxes.
    #[must_use]
    pub fn box_after(&self, line: House) -> usize {
        let last = self.side - 1;
        let next = self.first_of_band(line) + self.band(line).len();
        next.min(last)
    }

    /// Returns whether a row or column is the first of its boxes.
    #[must_use]
    pub fn begins_boxes(&self, line: House) -> bool {
        self.first_of_band(line) == line.number()
    }

    /// Returns the walls between boxes, by the number of their line. Among walls with the same number, those across
    /// the board come first.
    #[must_use]
    pub fn walls(&self) -> Vec<Wall> {
        let mut walls = Vec::new();
        for line in 1..self.side {
            for across in [true, false] {
                let part = |place: usize| {
                    let beside =
                        |line: usize| if across { self.cell(line, place) } else { self.cell(place, line) };
                    self.box_of(beside(line - 1)) != self.box_of(beside(line))
                };
                let mut place = 0;
                while place < self.side {
                    let length = (place..self.side).take_while(|&place| part(place)).count();
                    if length > 0 {
                        walls.push(Wall { across, line, from: place, length });
                    }
                    place += length.max(1);
                }
            }
        }
        walls
    }

    /// Returns the squares that the variant tints: each cell of the diagonals, and each window. No two of a kind
    /// overlap.
    #[must_use]
    pub fn tinted(&self) -> Vec<Tinted> {
        let mut tinted = Vec::new();
        for &house in &self.list {
            let rules = self.form.constraints();
            let Some(tint) = rules.iter().find_map(|rule| rule.tint(house.kind())) else { continue };
            let side = match tint {
                Tint::Diagonal => 1,
                // A window has as many rows as columns.
                Tint::Window => self.side.isqrt(),
            };
            let many = if side == 1 { self.side } else { 1 };
            tinted.extend(self.cells(house).iter().take(many).map(|&cell| Tinted {
                tint,
                row: self.row(cell),
                column: self.column(cell),
                side,
            }));
        }
        // The diagonals of a board with an odd side cross in a cell.
        sort_by_key(&mut tinted, |square| (square.tint, square.row, square.column));
        tinted.dedup();
        tinted
    }

    fn first_of_band(&self, line: House) -> usize {
        self.band(line).first().map_or(0, Place::index)
    }

    fn build(shape: &Shape) -> Self {
        let (rows, columns, side) = (shape.box_rows(), shape.box_columns(), shape.side());
        let (rules, regions) = (shape.constraints(), shape.regions());
        let more: Vec<(HouseKind, HouseOf)> = rules.iter().flat_map(Constraint::houses).copied().collect();
        let clues = clues::of_numbers(shape.clue_numbers()).unwrap_or_default();
        let (extra, extra_of) = clues::extra_houses(&clues, shape);
        let mut list: Vec<House> = Vec::new();
        let mut first = [0; HouseKind::ALL.len()];
        for kind in HouseKind::ALL {
            first[kind as usize] = list.len();
            let many = match kind {
                HouseKind::Row | HouseKind::Column => side,
                HouseKind::Box => side * usize::from(regions.is_none()),
                HouseKind::Region => side * usize::from(regions.is_some()),
                HouseKind::Extra => extra,
                further => {
                    let of = more.iter().find(|(kind, _)| *kind == further).map(|(_, of)| of);
                    let numbers = of.into_iter().flat_map(|of| {
                        (0..shape.cell_count()).filter_map(|cell| of(side, cell / side, cell % side))
                    });
                    numbers.max().map_or(0, |last| usize::from(last) + 1)
                }
            };
            list.extend((0..many).map(|number| House::new(kind, number as u8)));
        }
        let index = |house: House| first[house.kind() as usize] + house.number();
        let mut houses = vec![Vec::with_capacity(side); list.len()];
        let mut of_cell = Vec::with_capacity(shape.cell_count());
        let mut places = Vec::with_capacity(shape.cell_count());
        let mut counts = Vec::with_capacity(shape.cell_count());
        for cell in Cell::all(shape) {
            let (row, column) = (cell.index() / side, cell.index() % side);
            // A board has as many boxes side by side as a box has rows.
            let box_ = House::Box((row / rows * rows + column / columns) as u8);
            let box_ = regions.map_or(box_, |of| House::Region(of[cell.index()]));
            let more = more.iter().filter_map(|(kind, of)| Some(House::new(*kind, of(side, row, column)?)));
            let more = more.chain(extra_of.get(cell.index()).copied().flatten().map(House::Extra));
            let mut own = [House::Row(row as u8); MOST];
            let mut at = [Place::at(0); MOST];
            let mut count = 0;
            let usual = [House::Row(row as u8), House::Column(column as u8), box_];
            // Cells come in reading order, so each house receives its cells by place.
            for house in usual.into_iter().chain(more) {
                let cells = &mut houses[index(house)];
                (own[count], at[count]) = (house, Place::at(cells.len()));
                cells.push(cell);
                count += 1;
            }
            of_cell.push(own);
            places.push(at);
            counts.push(count as u8);
        }
        let mut peers: Vec<CellSet> = Cell::all(shape)
            .map(|cell| {
                let own = &of_cell[cell.index()][..usize::from(counts[cell.index()])];
                let mut seen: CellSet =
                    own.iter().flat_map(|&house| &houses[index(house)]).copied().collect();
                seen.remove(cell);
                seen
            })
            .collect();
        let cages = of_numbers(shape.cage_numbers());
        let mut cages_of = vec![Vec::new(); if cages.is_empty() { 0 } else { shape.cell_count() }];
        for (number, cage) in cages.iter().enumerate() {
            cage.cells().iter().for_each(|cell| cages_of[cell.index()].push(number as u16));
        }
        let mut by_rule = Vec::new();
        for (cell, seen) in peers.iter_mut().enumerate() {
            let (row, column) = (cell / side, cell % side);
            let apart = |other: Cell| {
                let (there, across) = (other.index() / side, other.index() % side);
                let apart = [row.abs_diff(there), column.abs_diff(across)];
                rules.iter().any(|rule| rule.bars(apart))
            };
            if rules.iter().any(Constraint::has_sight) || !cages.is_empty() || shape.has_clues() {
                let more = Cell::all(shape).filter(|&other| apart(other) && !seen.contains(other));
                let more: Vec<Cell> = more.collect();
                for &other in &more {
                    seen.insert(other);
                }
                by_rule.push(more);
            }
        }
        for cage in &cages {
            for &one in cage.cells() {
                for &other in cage.cells() {
                    if one != other && !peers[one.index()].contains(other) {
                        peers[one.index()].insert(other);
                        by_rule[one.index()].push(other);
                    }
                }
            }
        }
        let house_sets = houses.iter().map(|cells| cells.iter().copied().collect()).collect();
        let bands = [rows, columns].map(|lines| {
            let beside = |line: usize| {
                (0..side).filter(move |other| other / lines == line / lines).map(Place::at).collect()
            };
            (0..side).map(beside).collect()
        });
        let mut built = Self {
            form: shape.boxed(),
            is_classic: shape.is_classic(),
            side,
            list,
            first,
            houses,
            house_sets,
            of_cell,
            places,
            counts,
            peers,
            peer_lists: Vec::new(),
            by_rule,
            cages,
            cages_of,
            clues,
            relations: Vec::new(),
            pairs: Vec::new(),
            bands,
        };
        built.relate();
        built.peer_lists = built.peers.iter().map(|set| set.iter().collect()).collect();
        built
    }

    /// Adds what the clues mean for digits, and the cells that see each other by them.
    fn relate(&mut self) {
        self.relations = clues::relations(&self.clues, self);
        if !self.relations.is_empty() {
            self.pairs = vec![Vec::new(); self.cell_count()];
        }
        for (number, (_, relation)) in self.relations.iter().enumerate() {
            if let Relation::Pair(cells, _) = relation {
                for cell in cells {
                    self.pairs[cell.index()].push(number as u16);
                }
            }
        }
        for (_, relation) in &self.relations {
            let (peers, by_rule) = (&mut self.peers, &mut self.by_rule);
            relation.sights(self.side, &mut |one, other| {
                for (from, to) in [(one, other), (other, one)] {
                    if !peers[from.index()].contains(to) {
                        peers[from.index()].insert(to);
                        by_rule[from.index()].push(to);
                    }
                }
            });
        }
        // Two cells with the same digit see what either of them sees. Each round may give the next one more.
        let twins: Vec<[Cell; 2]> = self.relations.iter().filter_map(|(_, one)| one.twins()).collect();
        let mut goes_on = !twins.is_empty();
        while goes_on {
            goes_on = false;
            for &[one, other] in &twins {
                for (own, twin) in [(one, other), (other, one)] {
                    let mut more = self.peers[twin.index()].minus(&self.peers[own.index()]);
                    more.remove(own);
                    for seen in more.iter() {
                        goes_on = true;
                        for (from, to) in [(own, seen), (seen, own)] {
                            self.peers[from.index()].insert(to);
                            self.by_rule[from.index()].push(to);
                        }
                    }
                }
            }
        }
    }
}
