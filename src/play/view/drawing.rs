//! The drawing of a step: its marks, each at the place of its candidate, and its links.

use super::{
    CellView, Emphasis, Lit, NoteKind, NoteStyle, Spot,
    ways::{Arrow, Curve, Field, Group, Point, after, arrow, group, head_length, place_for_number},
};
use crate::session::Session;
use sudoku_core::{
    Candidate, Cell, CellSet, DigitSet, Shape,
    drawing::corner,
    marks::{LinkMark, Marks, Role},
    sorting::sort_by_key,
};

/// A mark on a candidate, with its place.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Mark {
    /// The candidate.
    pub candidate: Candidate,
    /// The meaning of the mark.
    pub role: Role,
    /// The place in its cell.
    pub spot: Spot,
}

/// The letter of a set, in one of its cells.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Letter {
    /// The number of the set.
    pub set: u8,
    /// The cell.
    pub cell: Cell,
    /// The place in the cell: one for a small digit, and free.
    pub spot: Spot,
}

/// Everything drawn for a step.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Drawing {
    /// The shapes, without duplicates.
    pub emphases: Vec<Emphasis>,
    /// The marks of candidates; a candidate with two notes has two marks. A digit placed has one only beside other marks
    /// of its cell: otherwise it fills the cell.
    pub marks: Vec<Mark>,
    /// The cells of each non-empty set, with its number.
    pub sets: Vec<(u8, CellSet)>,
    /// The letter of each set: the sentence names the set by it.
    pub letters: Vec<Letter>,
    /// The links, and the obstacles for them.
    pub web: Web,
    /// The highlights of the word under the pointer.
    pub lit: Lit,
}

/// The links of a step, and the board under them.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Web {
    /// The links.
    pub links: Vec<LinkMark>,
    /// The line of each link in a text told line by line, counted from 1; otherwise empty.
    pub lines: Vec<usize>,
    /// The number of lines told; none with the conclusion.
    pub told: Option<usize>,
    /// The marks of their candidates.
    pub ends: Vec<(Candidate, Spot)>,
    /// Cells with a digit; empty without links.
    pub standing: CellSet,
    /// The places of small digits and marks; empty without links.
    pub small: Vec<(Cell, Spot)>,
    /// The width of a cell, in pixels.
    pub pixels: u16,
    /// How often it was to be drawn again.
    pub again: u8,
}

/// The links of a web as lines.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Links {
    /// The links, by number.
    pub arrows: Vec<Arrow>,
    /// Statements of several candidates, without duplicates.
    pub groups: Vec<Group>,
}

/// The approximate width of a cell on a separate board, in pixels.
const APART: u16 = 36;

impl Drawing {
    /// Marks and links on a separate board, each candidate in its fixed place. Some of its cells have digits,
    /// and others small digits, also in fixed places.
    #[must_use]
    pub fn apart(
        marks: Marks,
        links: Vec<LinkMark>,
        standing: CellSet,
        small: &[(Cell, DigitSet)],
        shape: &Shape,
    ) -> Self {
        let emphases = Emphasis::all(marks);
        let marked = chips(&emphases, &links).into_iter();
        let marks: Vec<Mark> = marked
            .map(|(candidate, role)| Mark { candidate, role, spot: Spot::fixed(candidate.digit, shape) })
            .collect();
        let sets = sets(&emphases);
        let letters = letters(&sets, &marks, shape, |cell| {
            let there =
                small.iter().filter(|(other, _)| *other == cell).flat_map(|(_, digits)| digits.iter());
            there.map(|digit| Spot::fixed(digit, shape)).collect()
        });
        let mut web = Web { links, ..Web::default() };
        if !web.links.is_empty() {
            let of_cell = |&(cell, digits): &(Cell, DigitSet)| {
                digits.iter().map(move |digit| (cell, Spot::fixed(digit, shape)))
            };
            web.small = small.iter().flat_map(of_cell).collect();
            let marked = marks.iter().map(|mark| (mark.candidate.cell, mark.spot));
            let bare: Vec<(Cell, Spot)> = marked.filter(|mark| !web.small.contains(mark)).collect();
            web.small.extend(bare);
            web.standing = standing.iter().filter(|&cell| !has_end(&web.links, cell)).collect();
            web.pixels = APART;
        }
        Self { emphases, marks, sets, letters, web, ..Self::default() }
    }
}

impl Drawing {
    /// Whether the digit placed in a cell is a chip, because other candidates of the step have theirs in the cell.
    #[must_use]
    pub fn is_aside(&self, cell: Cell) -> bool {
        is_aside(&self.marks, cell)
    }

    /// The cells that the step changes: those that it fills, or else those where it rules out candidates or
    /// finds a clash; before it shows any, the cells of its pattern. The pointer's highlight doesn't count,
    /// as the board must not move under the pointer.
    #[must_use]
    pub fn place(&self, shape: &Shape) -> Vec<Cell> {
        // The first role in this shape wins.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
        enum Rank {
            Filled,
            Thinned,
            About,
        }
        let ranked = |emphasis: &Emphasis| match *emphasis {
            Emphasis::Candidate(Candidate { cell, .. }, Role::Placed | Role::Guessed) => {
                Some((Rank::Filled, vec![cell]))
            }
            Emphasis::Candidate(Candidate { cell, .. }, Role::Eliminated)
            | Emphasis::Cell(cell, Role::Clash) => Some((Rank::Thinned, vec![cell])),
            Emphasis::House(_, Role::Lit | Role::Aid)
            | Emphasis::Cell(_, Role::Lit | Role::Aid)
            | Emphasis::Candidate(..) => None,
            Emphasis::House(house, _) => Some((Rank::About, shape.geometry().cells(house).to_vec())),
            Emphasis::Cell(cell, _) => Some((Rank::About, vec![cell])),
        };
        let places = || self.emphases.iter().filter_map(ranked);
        let first = places().map(|(rank, _)| rank).min();
        places().filter(|(rank, _)| Some(*rank) == first).flat_map(|(_, cells)| cells).collect()
    }
}

impl Session {
    /// The drawing of the current step.
    #[must_use]
    pub fn drawing(&self) -> Drawing {
        let shape = self.game().shape();
        let mut emphases: Vec<Emphasis> = Vec::new();
        for emphasis in self.emphases() {
            if !emphases.contains(&emphasis) {
                emphases.push(emphasis);
            }
        }
        let links = self.links_shown();
        let marked = chips(&emphases, &links).into_iter();
        let spots = |candidate: Candidate| self.small_digits(candidate.cell).spots_of_mark(candidate, shape);
        let marks: Vec<Mark> = marked
            .flat_map(|(candidate, role)| {
                spots(candidate).into_iter().map(move |spot| Mark { candidate, role, spot })
            })
            .collect();
        let web = self.web(links, &marks);
        let sets = sets(&emphases);
        let letters = letters(&sets, &marks, shape, |cell| {
            self.small_digits(cell).spots(shape).into_iter().map(|(_, spot)| spot).collect()
        });
        Drawing { emphases, marks, sets, letters, web, lit: self.lit_by_a_word() }
    }

    fn web(&self, links: Vec<LinkMark>, marks: &[Mark]) -> Web {
        let mut web = Web { links, ..Web::default() };
        if web.links.is_empty() {
            return web;
        }
        if let Some(lines) = self.kernel().lines_shown() {
            (web.lines, web.told) = (lines.lines_of(&web.links), lines.told());
        }
        let (shape, board) = (self.game().shape(), self.board());
        for &candidate in web.links.iter().flat_map(|link| link.from.iter().chain(&link.to)) {
            let known = web.ends.iter().any(|(other, _)| *other == candidate);
            let spots = self.small_digits(candidate.cell).spots_of_mark(candidate, shape);
            web.ends.extend(spots.first().filter(|_| !known).map(|&spot| (candidate, spot)));
        }
        let stands = |cell: &Cell| !board.is_open(*cell) && !has_end(&web.links, *cell);
        web.standing = Cell::all(shape).filter(stands).collect();
        web.small = board.open_cells().flat_map(|cell| self.standing_notes(cell)).collect();
        // The pointer's highlight comes and goes.
        let lasting = marks.iter().filter(|mark| mark.role != Role::Lit);
        let marked = lasting.map(|mark| (mark.candidate.cell, mark.spot));
        let bare: Vec<(Cell, Spot)> = marked.filter(|mark| !web.small.contains(mark)).collect();
        web.small.extend(bare);
        (web.pixels, web.again) = (self.cell_pixels(), self.kernel().pointer().drawn_again());
        web
    }

    /// The small digits of a cell that stay: a brief preview under the pointer would move the links.
    fn standing_notes(&self, cell: Cell) -> Vec<(Cell, Spot)> {
        let view = self.small_digits(cell);
        let hinted = view.note_kind == NoteKind::Preview && self.kernel().speaks_of(cell);
        let stays = (hinted || matches!(view.note_kind, NoteKind::Notes | NoteKind::Candidates))
            && view.note_style != NoteStyle::Count;
        let spots = if stays { view.spots(self.game().shape()) } else { Vec::new() };
        spots.into_iter().map(|(_, spot)| (cell, spot)).collect()
    }
}

/// The candidates that have a chip, each with its role. A digit placed has one if a link ends in its cell, or another
/// candidate there has one: a block that fills the cell would lie under them.
fn chips(emphases: &[Emphasis], links: &[LinkMark]) -> Vec<(Candidate, Role)> {
    let is_block = |role| matches!(role, Role::Placed | Role::Guessed);
    let shares = |candidate: Candidate| {
        let is_beside = |emphasis: &Emphasis| match *emphasis {
            Emphasis::Candidate(other, role) => {
                !is_block(role) && role != Role::Lit && other.cell == candidate.cell && other != candidate
            }
            _ => false,
        };
        emphases.iter().any(is_beside) || has_end(links, candidate.cell)
    };
    let chip = |&emphasis: &Emphasis| match emphasis {
        Emphasis::Candidate(candidate, role) if !is_block(role) || shares(candidate) => {
            Some((candidate, role))
        }
        _ => None,
    };
    emphases.iter().filter_map(chip).collect()
}

/// Whether a link ends in a cell.
fn has_end(links: &[LinkMark], cell: Cell) -> bool {
    links.iter().flat_map(|link| link.from.iter().chain(&link.to)).any(|end| end.cell == cell)
}

/// Whether the digit placed in a cell is a chip.
fn is_aside(marks: &[Mark], cell: Cell) -> bool {
    marks.iter().any(|mark| mark.candidate.cell == cell && matches!(mark.role, Role::Placed | Role::Guessed))
}

impl CellView {
    /// The places to mark a candidate: at its notes; otherwise in its fixed place, or in the nearest free
    /// place if a note is there.
    #[must_use]
    pub fn spots_of_mark(&self, candidate: Candidate, shape: &Shape) -> Vec<Spot> {
        let notes = self.spots(shape);
        if !self.draws_two_kinds() || notes.iter().any(|(digit, _)| *digit == candidate.digit) {
            return self.spots_of(candidate.digit, shape);
        }
        let own = Spot::fixed(candidate.digit, shape);
        let covers = |place: &Spot| notes.iter().any(|(_, note)| place.meets(*note));
        let places = sudoku_core::Digit::all(shape).map(|digit| Spot::fixed(digit, shape));
        let away = |place: &Spot| (place.across - own.across).hypot(place.down - own.down);
        let free = places.filter(|place| !covers(place)).min_by(|a, b| away(a).total_cmp(&away(b)));
        vec![free.unwrap_or(own)]
    }
}

impl Spot {
    /// Whether two areas overlap in more than an edge.
    fn meets(self, other: Self) -> bool {
        let apart = |one: f64, two: f64, sum: f64| (one - two).abs() > sum * 0.49;
        !apart(self.across, other.across, self.width + other.width)
            && !apart(self.down, other.down, self.height + other.height)
    }
}

fn sets(emphases: &[Emphasis]) -> Vec<(u8, CellSet)> {
    let mut sets: Vec<(u8, CellSet)> = Vec::new();
    for emphasis in emphases {
        let (Emphasis::Cell(cell, Role::Set(number))
        | Emphasis::Candidate(Candidate { cell, .. }, Role::Set(number))) = *emphasis
        else {
            continue;
        };
        match sets.iter_mut().find(|(other, _)| *other == number) {
            Some((_, cells)) => cells.insert(cell),
            None => sets.push((number, CellSet::EMPTY.with(cell))),
        }
    }
    sort_by_key(&mut sets, |(number, _)| *number);
    sets
}

/// The places for the letters of sets: in a free corner of a cell if possible, and over nothing.
fn letters(
    sets: &[(u8, CellSet)],
    marks: &[Mark],
    shape: &Shape,
    small: impl Fn(Cell) -> Vec<Spot>,
) -> Vec<Letter> {
    let mut letters: Vec<Letter> = Vec::new();
    let (lines, places) = shape.geometry().note_grid();
    let is_end = |at: usize, of: usize| at == 0 || at == of - 1;
    for &(set, ref cells) in sets {
        let mut free: Vec<(bool, Letter)> = Vec::new();
        for cell in cells.iter() {
            let mut taken = small(cell);
            taken.extend(marks.iter().filter(|mark| mark.candidate.cell == cell).map(|mark| mark.spot));
            taken.extend(letters.iter().filter(|letter| letter.cell == cell).map(|letter| letter.spot));
            for digit in sudoku_core::Digit::all(shape) {
                let (line, place) = shape.geometry().note_position(digit);
                let spot = Spot::fixed(digit, shape);
                if !taken.iter().any(|other| spot.meets(*other)) {
                    free.push((!(is_end(line, lines) && is_end(place, places)), Letter { set, cell, spot }));
                }
            }
        }
        letters.extend(free.into_iter().min_by_key(|(inside, _)| *inside).map(|(_, letter)| letter));
    }
    letters
}

impl Web {
    /// The lines of the links on a board of this size. This takes longer than the rest of the drawing, and is
    /// needed only after a change of the web.
    #[must_use]
    pub fn routed(&self, shape: &Shape) -> Links {
        let mut routed = Links::default();
        let shown = (0..self.links.len()).filter(|&number| self.is_told(number)).count();
        let place = |candidate: &Candidate| {
            let known = self.ends.iter().find(|(other, _)| other == candidate);
            known.map_or_else(|| Spot::fixed(candidate.digit, shape), |(_, spot)| *spot)
        };
        let middle = |candidate: &Candidate| -> Point {
            let (spot, (x, y)) = (place(candidate), corner(shape, candidate.cell));
            (x + spot.across, y + spot.down)
        };
        let chips = self.links.iter().flat_map(|link| link.from.iter().chain(&link.to));
        let mut field = Field::new(shape, &self.standing, self.small.iter().copied())
            .with_chips(chips.map(|candidate| (candidate.cell, place(candidate))));
        for end in self.links.iter().flat_map(|link| [&link.from, &link.to]) {
            if end.len() > 1 && !routed.groups.iter().any(|group| group.members == *end) {
                let members: Vec<(Candidate, Point)> =
                    end.iter().map(|candidate| (*candidate, middle(candidate))).collect();
                routed.groups.push(group(&mut field, &members));
            }
        }
        // The links of later lines are routed too, so that no line moves the links before it.
        let mut line_before = None;
        let mut numbers: Vec<Point> = Vec::new();
        for (number, LinkMark { from, to, strong }) in self.links.iter().enumerate() {
            let [from, to] = [from, to].map(|end| end.iter().map(middle).collect::<Vec<Point>>());
            let found = arrow(&mut field, &from, &to, *strong, head_length(self.pixels));
            if self.is_told(number) {
                let line = self.lines.get(number).copied().filter(|line| *line > 0);
                let is_first = line != line_before;
                line_before = line;
                routed.arrows.extend(found.map(|arrow| {
                    let line_told = line.filter(|_| is_first).map(|line| {
                        let spot = place_for_number(&field, &arrow.line, &numbers);
                        numbers.push(spot);
                        (line, spot)
                    });
                    let after = after(self.turn(number), shown);
                    Arrow { number, line_told, after, ..arrow }
                }));
            }
        }
        routed.groups.retain(|group| {
            let told = self.links.iter().enumerate().filter(|(number, _)| self.is_told(*number));
            let mut ends = told.flat_map(|(_, link)| [&link.from, &link.to]);
            ends.any(|end| *end == group.members)
        });
        routed
    }

    /// The number of links drawn before a link, counted from the first one of its line in a text told line by line: the
    /// links of earlier lines are there already.
    fn turn(&self, number: usize) -> usize {
        let line = self.lines.get(number);
        (0..number).filter(|other| self.told.is_none() || self.lines.get(*other) == line).count()
    }

    /// Whether a link belongs to the lines told.
    fn is_told(&self, number: usize) -> bool {
        let line = self.lines.get(number).copied().unwrap_or_default();
        self.told.is_none_or(|told| line <= told)
    }
}

/// A curve as an SVG path.
#[must_use]
pub fn path(curve: &Curve) -> String {
    let [one, other] = curve.controls;
    let [x, y] = [curve.start.0, curve.start.1].map(short);
    let [a, b, c, d] = [one.0, one.1, other.0, other.1].map(short);
    let [right, down] = [curve.end.0, curve.end.1].map(short);
    format!("M{x} {y}C{a} {b} {c} {d} {right} {down}")
}

/// Rounds a length to a thousandth of a cell.
fn short(length: f64) -> f64 {
    (length * 1000.0).round() / 1000.0
}
