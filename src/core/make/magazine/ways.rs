//! The solution steps of a puzzle: each a small board with its marks, and its sentence.

use super::{
    Layout, Numbered, Ways,
    boards::{DrawnBoard, Space},
    layout::{MARGIN, spaces},
    svg::{Anchor, BASE, BLACK, Font, GREY, Length, SHADE, Svg, fitting, wrapped},
};
use serde::{Deserialize, Serialize};
use std::{collections::BTreeSet, ops::ControlFlow};
use sudoku_board::{Candidate, Candidates, Cell, Grid, Shape};
use sudoku_logic::{
    Position, Puzzle, Technique,
    explain::{self, Locale, Span, paper_words},
    ladder::{Plan, passes},
    step::{
        Conclusion, Step,
        marks::{LinkMark, Marks, Role, links, marks},
    },
};

/// The type size of a sentence, and the height of a line.
const LETTERS: f64 = 2.9;
const LINE: f64 = 3.5;
/// The height of the title of a page, and of a step.
const TITLE: f64 = 10.0;
const HEAD: f64 = 4.8;
const UNDER: f64 = 4.0;
/// The slash through a digit that is ruled out.
const SLASH: &str = "#999";
/// Lines of a sentence that are not separated from their board.
const TOGETHER: f64 = 3.0;

/// Returns the largest number of consecutive placements on one board: their sentences fill the column below it.
const fn most_run(columns: usize) -> usize {
    if columns == 2 { 18 } else { 12 }
}

/// The height of the heading of a puzzle among others.
const HEADING: f64 = 9.0;

/// The width of a board with several placements, relative to one with marks that takes a whole page: it has
/// digits alone.
const RUN_SHARE: f64 = 0.72;

/// The place where the steps of a puzzle end, and those of the next can begin.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct WayPlace {
    /// The page, counted from 0 where the steps begin.
    page: u32,
    column: u8,
    /// The distance from the upper edge of the paper, in thousandths of a millimetre; 0 if the page is white.
    y: u32,
}

impl WayPlace {
    /// Returns the number of pages up to here.
    pub(super) const fn pages(self) -> usize {
        self.page as usize + if self.y > 0 { 1 } else { 0 }
    }

    /// Returns the first page of steps that begin here.
    pub(super) const fn page(self) -> usize {
        self.page as usize
    }

    /// Returns the beginning of the next page, unless this one is white.
    pub(super) const fn next_page(self) -> Self {
        Self { page: self.pages() as u32, column: 0, y: 0 }
    }
}

/// Pages in progress.
pub(super) struct Flow<'a> {
    title: String,
    /// The heading of the puzzle, until its first board.
    heading: Option<String>,
    layout: &'a Layout,
    columns: Vec<Space>,
    pages: Vec<Svg>,
    /// The next column of the page, and the free height in it.
    column: usize,
    y: f64,
    width: f64,
    locale: Locale,
}

impl<'a> Flow<'a> {
    /// Returns a flow without pages. Each new page gets this title, and boards are of this shape.
    pub(super) fn new(title: String, layout: &'a Layout, shape: &Shape, locale: Locale) -> Self {
        let (count, share) = shape.page().steps;
        let columns = spaces(layout.paper, count, 1);
        let width = columns.first().map_or(0.0, |column| column.width) * share;
        Self { title, heading: None, layout, columns, pages: Vec::new(), column: 0, y: 0.0, width, locale }
    }

    /// Continues a page that other steps begin, with the heading of a puzzle.
    fn resumed(self, place: WayPlace, heading: String) -> Self {
        let flow = Self { heading: Some(heading), ..self };
        if place.y == 0 {
            return flow;
        }
        let (column, y) = (usize::from(place.column), f64::from(place.y) / 1000.0);
        Self { pages: vec![Svg::default()], column, y, ..flow }
    }

    /// Returns the place after the last step, if the steps began there.
    fn place(&self, begun: WayPlace) -> WayPlace {
        let Some(more) = self.pages.len().checked_sub(1) else { return begun };
        let (column, y) = (self.column as u8, (self.y * 1000.0).round() as u32);
        WayPlace { page: begun.page + more as u32, column, y }
    }

    pub(super) fn into_pages(self) -> Vec<Svg> {
        self.pages
    }

    fn room(&self) -> f64 {
        self.columns.get(self.column).map_or(0.0, |column| column.y + column.height - self.y)
    }

    fn next_column(&mut self) {
        self.column += 1;
        if self.column >= self.columns.len() || self.pages.is_empty() {
            let mut page = Svg::default();
            let font = Font::new(self.layout.letters() * 1.5).bold();
            page.text((MARGIN, MARGIN + font.size), font, &self.title);
            self.pages.push(page);
            self.column = 0;
        }
        self.y = self.columns[self.column].y + TITLE;
    }

    /// Returns the page, and the left edge of the column.
    fn here(&mut self) -> (Option<&mut Svg>, f64) {
        let x = self.columns.get(self.column).map_or(MARGIN, |column| column.x);
        (self.pages.last_mut(), x)
    }

    /// Goes to a column with this room, and writes the heading if it is due.
    fn make_room(&mut self, needed: f64) {
        let heading = self.heading.take();
        let above = if heading.is_some() { HEADING } else { 0.0 };
        if self.pages.is_empty() || self.room() < needed + above {
            self.next_column();
        }
        if let Some(heading) = heading {
            let (y, width) =
                (self.y + HEADING - 3.4, self.columns.first().map_or(0.0, |column| column.width));
            if let (Some(page), x) = self.here() {
                let font = Font::new(LETTERS * 1.3).bold();
                page.text((x, y), fitting(&heading, font, width), &heading);
            }
            self.y += HEADING;
        }
    }

    fn lines(&mut self, text: &str) {
        let font = Font::new(LETTERS);
        let width = self.columns.first().map_or(0.0, |column| column.width);
        for line in wrapped(text, font, width) {
            if self.room() < LINE {
                self.next_column();
            }
            let y = self.y + LETTERS;
            if let (Some(page), x) = self.here() {
                page.text((x, y), font, &line);
            }
            self.y += LINE;
        }
    }

    /// Adds a board with its title above and a text below, whose lines are not joined. The caller draws the
    /// board.
    pub(super) fn board(
        &mut self,
        shape: &Shape,
        title: &str,
        text: &str,
        draw: impl FnOnce(&mut Svg, DrawnBoard<'_>),
    ) {
        self.sized_board(shape, self.width, title, text, draw);
    }

    fn sized_board(
        &mut self,
        shape: &Shape,
        width: f64,
        title: &str,
        text: &str,
        draw: impl FnOnce(&mut Svg, DrawnBoard<'_>),
    ) {
        let column = self.columns.first().map_or(0.0, |column| column.width);
        let lines: usize = text.split('\n').map(|line| wrapped(line, Font::new(LETTERS), column).len()).sum();
        // A text may continue in the next column of the page, but not on the next page if a column has room for
        // it.
        let whole = HEAD + width + 1.8 + lines as f64 * LINE;
        let most = self.columns.first().map_or(0.0, |column| column.height) - TITLE;
        let last = self.column + 1 >= self.columns.len();
        let needed = if whole <= most && last { whole } else { HEAD + width + TOGETHER * LINE };
        self.make_room(needed);
        let y = self.y;
        if let (Some(page), x) = self.here() {
            let font = Font::new(LETTERS).bold();
            page.text((x, y + LETTERS), fitting(title, font, column), title);
            draw(page, DrawnBoard::new(shape, (x, y + HEAD), width));
        }
        self.y += HEAD + width + 1.8;
        for line in text.split('\n') {
            self.lines(line);
        }
        self.y += UNDER;
    }

    /// Draws the steps of a path that the layout wants, and a note if the path ends early. `tell` receives
    /// the number of each step before its drawing. Returns the position at the end.
    pub(super) fn steps<'b>(
        &mut self,
        puzzle: &Puzzle,
        path: impl IntoIterator<Item = &'b Step>,
        tell: &mut dyn FnMut(usize),
    ) -> Position {
        let words = paper_words(self.locale);
        let mut now = Position::of(puzzle);
        let mut run: Vec<ToldStep<'b>> = Vec::new();
        for (number, step) in (1..).zip(path) {
            tell(number);
            let single = is_single(step.technique());
            if self.layout.ways == Ways::All || !single {
                let (reasons, conclusion) = told(step, now.candidates(), self.locale);
                let text = reasons + &conclusion;
                if !single || run.len() == most_run(self.columns.len()) {
                    self.run(puzzle, &mut run);
                }
                // Only the first one of a run is drawn over its own position.
                let found_in = run.is_empty().then(|| now.candidates().clone());
                run.push(ToldStep { number, step, text, found_in });
                if !single {
                    self.run(puzzle, &mut run);
                }
            }
            now.apply(step);
        }
        self.run(puzzle, &mut run);
        if now.candidates().open_count() > 0 {
            self.make_room(TOGETHER * LINE);
            self.lines(words.words.guess());
            self.y += UNDER;
        }
        now
    }

    /// Draws steps that share a board: one with its marks, or placements in a row, each with its number.
    fn run(&mut self, puzzle: &Puzzle, run: &mut Vec<ToldStep<'_>>) {
        let run = std::mem::take(run);
        let words = paper_words(self.locale);
        let (shape, clues) = (puzzle.clues().shape(), puzzle.clues());
        let [first, .., last] = &run[..] else {
            if let [ToldStep { number, step, text, found_in: Some(found_in) }] = &run[..] {
                self.board(shape, &words.step(*number, step.technique()), text, |page, board| {
                    draw(page, board, clues, step, found_in);
                });
            }
            return;
        };
        let said: Vec<String> =
            run.iter().map(|one| format!("{}. {}", one.number, one.text.trim().replace('\n', " "))).collect();
        let title = words.steps(first.number..=last.number);
        let width = if self.columns.len() == 1 { self.width * RUN_SHARE } else { self.width };
        self.sized_board(shape, width, &title, &said.join("\n"), |page, board| {
            let mut placed = first.found_in.as_ref().map_or_else(|| Grid::empty(shape), Candidates::to_grid);
            clues.filled().for_each(|(cell, _)| placed.set(cell, None));
            let mut new = Grid::empty(shape);
            let mut numbers = Vec::new();
            board.ground(page);
            for ToldStep { number, step, .. } in &run {
                if let Conclusion::Place(Candidate { cell, digit }) = step.conclusion {
                    new.set(cell, Some(digit));
                    numbers.push((cell, *number));
                    board.shade(page, cell);
                }
            }
            board.lines(page);
            board.digits(page, clues, true);
            board.digits(page, &placed, false);
            // Clear of the numbers.
            board.moved(0.07).digits(page, &new, false);
            for (cell, number) in numbers {
                board.number(page, cell, number);
            }
        });
    }
}

/// A step with its number and its sentence.
struct ToldStep<'a> {
    number: usize,
    step: &'a Step,
    text: String,
    /// The position before it, if a board may show that.
    found_in: Option<Candidates>,
}

/// Returns the full text of a step: its reasons, a line for each item of a list, and its conclusion.
pub(super) fn told(step: &Step, found_in: &Candidates, locale: Locale) -> (String, String) {
    let spans = explain::in_full(explain::explain(step, found_in, locale));
    let pieces = explain::written_out(&spans, found_in.shape(), locale);
    let at = spans.iter().position(|span| *span == Span::Conclusion).unwrap_or(spans.len());
    (pieces[..at].concat(), pieces[at..].concat())
}

/// Returns the pages of a puzzle's wanted steps, from a place on, and the place after them. There are no pages without
/// such steps.
pub(super) fn pages(one: &Numbered, layout: &Layout, locale: Locale, from: WayPlace) -> (Vec<Svg>, WayPlace) {
    let now = Position::of(&one.puzzle);
    let path = passes::path(&now, Plan::default(), &mut |_| ControlFlow::Continue(())).unwrap_or_default();
    let words = paper_words(locale);
    let flow = Flow::new(words.words.ways().to_owned(), layout, one.puzzle.clues().shape(), locale);
    let mut flow = flow.resumed(from, words.way(one.number));
    flow.steps(&one.puzzle, path.iter().map(|one| &one.step), &mut |_| {});
    let to = if flow.heading.is_some() { from } else { flow.place(from) };
    (flow.into_pages(), to)
}

fn is_single(technique: Technique) -> bool {
    matches!(technique, Technique::FullHouse | Technique::NakedSingle | Technique::HiddenSingle)
}

/// Draws a step over the position before it.
fn draw(svg: &mut Svg, board: DrawnBoard<'_>, clues: &Grid, step: &Step, now: &Candidates) {
    let Marks { houses, cells, candidates } = marks(step, now, now);
    board.ground(svg);
    for &(cell, role) in &cells {
        board.shade(svg, cell);
        if role == Role::Clash {
            let ((x, y), half) = (board.middle(cell), board.cell() * 0.4);
            cross(svg, (x, y), half, half * 0.15);
        }
    }
    board.lines(svg);
    let spots = Spots { board, marked: candidates.iter().map(|&(candidate, _)| candidate).collect() };
    // Under the digits, which remain readable when a link crosses them.
    for link in &links(step, now) {
        connect(svg, &spots, link);
    }
    let mut placed = now.to_grid();
    clues.filled().for_each(|(cell, _)| placed.set(cell, None));
    board.digits(svg, clues, true);
    board.digits(svg, &placed, false);
    for &(house, role) in &houses {
        // The cover houses of a fish are dotted.
        let dash = if role == Role::Aid { "0.5 0.9" } else { "1.8 0.9" };
        svg.stroke(&board.around(house), 0.45, BLACK, dash);
    }
    // The eliminations of a placement would fill the board, and its sentence does not mention them.
    let places = matches!(step.conclusion, Conclusion::Place(_));
    for &(candidate, role) in candidates.iter().filter(|(_, role)| !(places && *role == Role::Eliminated)) {
        mark(svg, &spots, candidate, role, now);
    }
}

/// The places of marked candidates. On boards whose notes would be too small to read on paper, the marked
/// ones of a cell share it, in the order of their digits.
struct Spots<'a> {
    board: DrawnBoard<'a>,
    marked: BTreeSet<Candidate>,
}

impl Spots<'_> {
    /// Returns the marked candidates of a cell, and the number of lines and columns they form, or `None` if each has
    /// the place of its digit.
    fn shared(&self, cell: Cell) -> Option<(Vec<Candidate>, usize)> {
        let here: Vec<Candidate> = self.marked.iter().filter(|one| one.cell == cell).copied().collect();
        let lines = (1..=here.len()).find(|lines| lines * lines >= here.len())?;
        (!self.board.has_room_for_notes()).then_some((here, lines))
    }

    /// Returns the side of a candidate's space in a cell.
    fn note(&self, cell: Cell) -> f64 {
        // A single one need not fill its cell as a digit does.
        let shared = self.shared(cell).map(|(_, lines)| self.board.cell() / (lines as f64).max(1.7));
        shared.unwrap_or_else(|| self.board.note())
    }

    fn middle(&self, candidate: Candidate) -> (f64, f64) {
        let shared = self.shared(candidate.cell);
        let found =
            shared.and_then(|(here, lines)| Some((here.iter().position(|one| *one == candidate)?, lines)));
        let Some((at, lines)) = found else { return self.board.middle_of_note(candidate) };
        let (x, y) = self.board.middle(candidate.cell);
        let off = |place: usize| ((place as f64 + 0.5) / lines as f64 - 0.5) * self.board.cell();
        (x + off(at % lines), y + off(at / lines))
    }
}

fn mark(svg: &mut Svg, spots: &Spots<'_>, candidate: Candidate, role: Role, now: &Candidates) {
    let board = spots.board;
    let digit = candidate.digit.symbol().to_string();
    if matches!(role, Role::Placed | Role::Guessed) {
        let (x, y) = board.middle(candidate.cell);
        let font = Font::new(board.cell() * 0.62).bold().at(Anchor::Middle);
        svg.circle((x, y), board.cell() * 0.43, "#fff", (board.cell() * 0.06).clamp(0.25, 0.6));
        return svg.text((x, y + font.size * BASE), font, &digit);
    }
    if !now.is_open(candidate.cell) {
        return;
    }
    let (x, y) = spots.middle(candidate);
    let note = spots.note(candidate.cell);
    // Clear of the lines of the cell.
    let half = note * 0.44;
    let line = (note * 0.07).clamp(0.1, 0.25);
    let side = Length(2.0 * half);
    let square = format!("M{} {}h{side}v{side}h-{side}z", Length(x - half), Length(y - half));
    match role {
        Role::Cause | Role::Color(1) | Role::Set(0) => svg.circle((x, y), half, "#fff", line),
        Role::Color(0) | Role::Set(1) => svg.circle((x, y), half, SHADE, line),
        Role::Fin | Role::Color(2) | Role::Set(2) => {
            svg.fill(&square, "#fff");
            svg.stroke(&square, line, BLACK, "");
        }
        Role::Color(_) | Role::Set(_) => {
            svg.fill(&square, SHADE);
            svg.stroke(&square, line, BLACK, "");
        }
        Role::Eliminated
        | Role::House
        | Role::Placed
        | Role::Guessed
        | Role::Clash
        | Role::Lit
        | Role::Aid => {
            svg.circle((x, y), half, "#fff", 0.0);
        }
    }
    if role == Role::Eliminated {
        // Under its digit, which stays readable.
        let (left, right) = (Length(x - half), Length(x + half));
        svg.stroke(
            &format!("M{left} {}L{right} {}", Length(y + half), Length(y - half)),
            line * 1.8,
            SLASH,
            "",
        );
    }
    let font = Font::new(note * 0.86).at(Anchor::Middle);
    svg.text((x, y + font.size * BASE), font, &digit);
}

fn cross(svg: &mut Svg, (x, y): (f64, f64), half: f64, line: f64) {
    let (left, right) = (Length(x - half), Length(x + half));
    let (top, bottom) = (Length(y - half), Length(y + half));
    svg.stroke(&format!("M{left} {top}L{right} {bottom}M{right} {top}L{left} {bottom}"), line, BLACK, "");
}

/// Draws a link of a chain: strong ones solid, weak ones dashed.
fn connect(svg: &mut Svg, spots: &Spots<'_>, link: &LinkMark) {
    let (Some((ax, ay)), Some((bx, by))) = (middle(spots, &link.from), middle(spots, &link.to)) else {
        return;
    };
    let ring = |group: &[Candidate]| group.first().map_or(0.0, |one| spots.note(one.cell) * 0.5);
    // It ends at the rings, clear of the digits.
    let (across, down) = (bx - ax, by - ay);
    let length = across.hypot(down);
    let (begin, end) = (ring(&link.from), ring(&link.to));
    if length <= begin + end {
        return;
    }
    let (dx, dy) = (across / length, down / length);
    let path = format!(
        "M{} {}L{} {}",
        Length(ax + dx * begin),
        Length(ay + dy * begin),
        Length(bx - dx * end),
        Length(by - dy * end)
    );
    svg.stroke(&path, 0.28, GREY, if link.strong { "" } else { "0.9 0.7" });
}

/// Returns the centre of some candidates.
fn middle(spots: &Spots<'_>, group: &[Candidate]) -> Option<(f64, f64)> {
    let count = group.len() as f64;
    let sum = group.iter().map(|&candidate| spots.middle(candidate));
    let (x, y) = sum.reduce(|(x, y), (more_x, more_y)| (x + more_x, y + more_y))?;
    Some((x / count, y / count))
}
