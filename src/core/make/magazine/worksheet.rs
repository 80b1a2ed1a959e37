//! A worksheet: positions to solve on paper, each with its question, room to write and a code that opens it. The
//! answers are upside down at the foot of the page, below a line to cut along.

use super::{
    Paper,
    boards::DrawnBoard,
    code,
    layout::{FOOT, GAP, MARGIN},
    svg::{Anchor, Font, GREY, Length, Svg, fitting, shortened, wrapped},
    ways::told,
};
use serde::{Deserialize, Serialize};
use sudoku_board::{Candidate, Candidates, Grid, House, HouseKind, Shape};
use sudoku_logic::{
    explain::{self, Locale, paper::PaperWords, paper_words},
    step::Step,
};

/// The answer to a question of a worksheet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum WorksheetAnswer {
    /// A step of the ladder, with its reason.
    Step(Step),
    /// The result alone: the digit that is placed, or the candidates that are ruled out.
    Result(Option<Candidate>, Vec<Candidate>),
    /// There is no answer: the note is the whole question.
    None,
    /// The position contradicts its puzzle.
    Wrong,
}

/// A position of a worksheet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct WorksheetCase {
    /// The clues of its puzzle.
    pub clues: Grid,
    /// The digits of the position.
    pub digits: Grid,
    /// The candidates that logic removed beyond those by digits.
    pub gone: Vec<Candidate>,
    /// Whether its question is about candidates, so that the board shows them if they are legible.
    pub candidates: bool,
    /// The answer.
    pub answer: WorksheetAnswer,
    /// The teacher's note.
    pub note: String,
    /// The link that opens the position, from its `#`.
    pub link: String,
}

/// The content of a worksheet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Worksheet {
    /// The title; may be empty.
    pub title: String,
    /// The positions, in order.
    pub cases: Vec<WorksheetCase>,
    /// The address of the page that opens the links.
    pub base: String,
    /// The paper.
    pub paper: Paper,
}

/// The type size of questions and notes, and the height of a line.
const LETTERS: f64 = 3.6;
const LINE: f64 = 4.8;
/// The type size of answers, and the height of a line.
const SMALL: f64 = 2.7;
const SMALL_LINE: f64 = 3.6;
/// The height of the title with the line for a name.
const TITLE: f64 = 16.0;
/// The distance between two ruled lines, and the fewest of them.
const RULE: f64 = 8.5;
const LEAST_RULES: usize = 3;
/// The sides of a code.
const CODE: (f64, f64) = (20.0, 36.0);
/// The space of the numbers of rows and columns, and their type size.
const EDGE: f64 = 3.4;
const NUMBER: f64 = 2.4;
/// The space on both sides of the line to cut along.
const CUT: f64 = 5.0;
/// The sizes of boards relative to the usual one, from the largest on. Those below 1 save a page.
const SIZES: [f64; 8] = [1.5, 1.35, 1.2, 1.1, 1.0, 0.9, 0.8, 0.72];

/// A position with its answer in lines.
struct Question<'a> {
    number: usize,
    case: &'a WorksheetCase,
    found_in: Candidates,
    text: String,
    answer: Vec<String>,
}

/// Returns the height of the answers.
fn strip(answers: &[impl AsRef<[String]>]) -> f64 {
    let answers = answers.iter().map(AsRef::as_ref).filter(|answer| !answer.is_empty());
    answers.map(|answer| answer.len() as f64 * SMALL_LINE + 1.2).sum()
}

/// The drawing of one worksheet.
struct Drawing<'a> {
    sheet: &'a Worksheet,
    words: PaperWords,
    locale: Locale,
}

/// Returns the pages, each as a separate SVG. `tell` receives the number of each position before its drawing, from 0.
#[must_use]
pub fn worksheet(sheet: &Worksheet, locale: Locale, tell: &mut dyn FnMut(usize)) -> Vec<String> {
    let words = paper_words(locale);
    let drawing = Drawing { sheet, words, locale };
    let mut named = Vec::new();
    let asked = sheet.cases.iter().enumerate().map(|(at, case)| {
        tell(at);
        drawing.question(at + 1, case, &mut named)
    });
    let asked: Vec<Question<'_>> = asked.collect();
    let pages = drawing.divided(&asked);
    let of = pages.len();
    (1..).zip(pages).map(|(number, page)| drawing.page(page, (number, of))).collect()
}

impl Drawing<'_> {
    /// Returns the lower edge of the space for positions and their answers.
    fn bottom(&self) -> f64 {
        self.sheet.paper.size().1 - MARGIN - FOOT
    }

    fn width(&self) -> f64 {
        self.sheet.paper.size().0 - 2.0 * MARGIN
    }

    /// Prepares a position. The questions before it have named some areas.
    fn question<'a>(&self, number: usize, case: &'a WorksheetCase, named: &mut Vec<House>) -> Question<'a> {
        let found_in = position(case);
        let text = self.asks(case, &found_in, named);
        let mut asked = Question { number, case, found_in, text, answer: Vec::new() };
        let lines = |text: String| wrapped(&text, Font::new(SMALL), self.width());
        let told = |whole: bool| self.answer(&asked, whole).map(lines).unwrap_or_default();
        // An answer too long for any page goes without its reason.
        let room = self.room() - self.block(&mut Svg::default(), &asked, 1.0, 0.0);
        let whole = told(true);
        asked.answer = if strip(&[&whole]) > room { told(false) } else { whole };
        asked
    }

    /// Returns the height for positions and their answers on a page.
    fn room(&self) -> f64 {
        self.bottom() - MARGIN - TITLE - 2.0 * CUT
    }

    /// Returns the height that positions need with their answers, on boards of a relative size.
    fn height(&self, asked: &[Question<'_>], size: f64) -> f64 {
        let blocks = asked.iter().map(|one| self.block(&mut Svg::default(), one, size, 0.0));
        let answers: Vec<&[String]> = asked.iter().map(|one| &*one.answer).collect();
        blocks.sum::<f64>() + GAP * (asked.len().saturating_sub(1)) as f64 + strip(&answers)
    }

    /// Divides the positions into pages. Smaller boards are chosen where they save a page that would be half empty.
    fn divided<'a, 'b>(&self, asked: &'a [Question<'b>]) -> Vec<&'a [Question<'b>]> {
        let usual = self.filled(asked, 1.0, usize::MAX);
        let is_full = |pages: &[&[Question<'_>]]| match (pages.first(), pages.last()) {
            (Some(first), Some(last)) => last.len() >= first.len(),
            _ => true,
        };
        let mut pages = usual;
        if !is_full(&pages) || pages.len() == 1 {
            let smaller = SIZES.into_iter().filter(|size| *size < 1.0);
            let fewer = smaller.map(|size| self.filled(asked, size, usize::MAX));
            if let Some(fewer) = fewer.into_iter().find(|fewer| fewer.len() < pages.len()) {
                pages = fewer;
            }
        }
        // The same number of pages with nearly as many positions on each.
        let even = asked.len().div_ceil(pages.len().max(1));
        let spread = SIZES.into_iter().filter(|size| *size <= 1.0).map(|size| self.filled(asked, size, even));
        spread.into_iter().find(|spread| spread.len() == pages.len()).unwrap_or(pages)
    }

    /// Fills pages one after another, each with as many positions as fit and no more than that many.
    fn filled<'a, 'b>(
        &self,
        mut rest: &'a [Question<'b>],
        size: f64,
        most: usize,
    ) -> Vec<&'a [Question<'b>]> {
        let mut pages = Vec::new();
        while !rest.is_empty() {
            let fits = |count: &usize| self.height(&rest[..*count], size) <= self.room();
            let count = (2..=rest.len().min(most)).take_while(fits).last().unwrap_or(1);
            let (page, after) = rest.split_at(count);
            pages.push(page);
            rest = after;
        }
        pages
    }

    /// Returns a page with the title and a line for a name.
    fn begun(&self) -> Svg {
        let mut svg = Svg::default();
        let right = MARGIN + self.width();
        let base = MARGIN + LETTERS * 1.5;
        let (name, line) = (self.words.words.name(), 62.0);
        let font = Font::new(LETTERS).grey();
        svg.text((right - line - 2.0, base), font.at(Anchor::End), name);
        let rule = format!("M{} {}h{}", Length(right - line), Length(base + 0.8), Length(line));
        svg.stroke(&rule, 0.2, GREY, "");
        let title =
            if self.sheet.title.is_empty() { self.words.words.worksheet() } else { &self.sheet.title };
        let room = self.width() - line - 18.0;
        let font = fitting(title, Font::new(LETTERS * 1.5).bold(), room);
        svg.text((MARGIN, base), font, &shortened(title, font, room));
        svg
    }

    /// Draws a position at the upper edge, on a board of a relative size and with space for more lines to write on;
    /// returns its height.
    fn block(&self, svg: &mut Svg, asked: &Question<'_>, size: f64, spare: f64) -> f64 {
        let Question { number, case, found_in, text, .. } = asked;
        let shape = case.digits.shape();
        let board = board_width(shape, size, case.candidates).min(self.width() - EDGE);
        let framed = board + EDGE;
        let is_beside = framed + GAP + 60.0 <= self.width();
        let left = if is_beside { MARGIN + framed + GAP } else { MARGIN };
        let right = MARGIN + self.width();
        let address = format!("{}{}", self.sheet.base.split('#').next().unwrap_or_default(), case.link);
        let code = code::draw(svg, &address, (right, 0.0), CODE, 1.0).unwrap_or_default();
        let font = Font::new(LETTERS).bold();
        let text_width = right - left - if code > 0.0 { code + 3.0 } else { 0.0 };
        let question = format!("{number}. {text}");
        let mut y = 0.0;
        for line in wrapped(&question, font, text_width) {
            svg.text((left, y + LETTERS), font, &line);
            y += LINE;
        }
        let font = Font::new(LETTERS);
        let note = case.note.lines().flat_map(|line| {
            // Lines beside the code are shorter; all of them are, as the note is short.
            wrapped(line, font, text_width)
        });
        for line in note {
            svg.text((left, y + LETTERS), font, &line);
            y += LINE;
        }
        let is_small = case.candidates && !DrawnBoard::new(shape, (0.0, 0.0), board).has_room_for_notes();
        let remarks = [
            is_small.then_some(self.words.words.small()),
            (is_small && code > 0.0).then_some(self.words.words.in_code()),
            (code <= 0.0).then_some(self.words.words.no_code()),
        ];
        let remarks: Vec<&str> = remarks.into_iter().flatten().collect();
        for line in wrapped(&remarks.join(" "), Font::new(SMALL), text_width) {
            svg.text((left, y + LETTERS), Font::new(SMALL).grey(), &line);
            y += SMALL_LINE;
        }
        y = y.max(code);
        let top = if is_beside { 0.0 } else { y + 3.0 };
        let start = MARGIN + if is_beside { 0.0 } else { (self.width() - framed) / 2.0 };
        let drawn = DrawnBoard::new(shape, (start + EDGE, top + EDGE), board);
        number_lines(svg, shape, (start, top), drawn.cell());
        draw(svg, drawn, case, found_in);
        let mut end = top + framed;
        // The rest of the space beside the board is ruled, and the spare space under both; under a wide board are at
        // least as few lines as will do.
        let mut rule = if is_beside { y } else { end };
        let beside = if is_beside { ((end - rule) / RULE) as usize } else { 0 };
        let whole = end.max(rule + beside.max(LEAST_RULES) as f64 * RULE) + spare;
        while rule + RULE <= whole {
            rule += RULE;
            let left = if rule > end { MARGIN } else { left };
            svg.stroke(&format!("M{} {}H{}", Length(left), Length(rule), Length(right)), 0.15, GREY, "");
        }
        end = end.max(rule).max(whole);
        end
    }

    /// Returns the question about a position. It says where to look, in an area that no question before has named, and
    /// names no technique.
    fn asks(&self, case: &WorksheetCase, found_in: &Candidates, named: &mut Vec<House>) -> String {
        let (placed, gone) = match &case.answer {
            WorksheetAnswer::Step(step) => (step.placed(), step.eliminated()),
            WorksheetAnswer::Result(placed, gone) => (*placed, gone.as_slice()),
            WorksheetAnswer::Wrong => return self.words.words.wrong().to_owned(),
            WorksheetAnswer::None if found_in.open_count() == 0 || !case.note.is_empty() => {
                return String::new();
            }
            WorksheetAnswer::None => return self.words.words.next().to_owned(),
        };
        if let Some(placed) = placed {
            let geometry = found_in.shape().geometry();
            let lines = [HouseKind::Row, HouseKind::Column];
            let lines = lines.into_iter().filter_map(|kind| geometry.house_of(placed.cell, kind));
            let area = geometry.box_of(placed.cell);
            let fresh = [area].into_iter().chain(lines).find(|area| !named.contains(area));
            let area = fresh.unwrap_or(area);
            named.push(area);
            return self.words.places(area);
        }
        let digits = gone.iter().map(|gone| gone.digit).collect();
        self.words.rules_out(digits)
    }

    /// Returns an answer in words.
    fn answer(&self, asked: &Question<'_>, whole: bool) -> Option<String> {
        let Question { number, case, found_in, .. } = asked;
        match &case.answer {
            WorksheetAnswer::Step(step) => {
                let (reasons, conclusion) = told(step, found_in, self.locale);
                let name = explain::technique(step.technique(), self.locale);
                let reasons = if whole { reasons.as_str() } else { "" };
                Some(format!("{number}. {name}. {} {}", reasons.trim(), conclusion.trim()))
            }
            WorksheetAnswer::Result(placed, gone) => {
                let said = self.words.result(*placed, gone, case.digits.shape());
                Some(format!("{number}. {said}"))
            }
            WorksheetAnswer::None | WorksheetAnswer::Wrong => None,
        }
    }

    /// Draws a page with the largest boards that fit. The space that they leave has lines to write on.
    fn page(&self, asked: &[Question<'_>], (number, of): (usize, usize)) -> String {
        let (width, height) = self.sheet.paper.size();
        let fitting = SIZES.into_iter().find(|size| self.height(asked, *size) <= self.room());
        let size = fitting.unwrap_or(1.0);
        let spare = (self.room() - self.height(asked, size)).max(0.0) / asked.len() as f64;
        let mut svg = self.begun();
        let mut y = MARGIN + TITLE;
        for one in asked {
            let mut block = Svg::default();
            let tall = self.block(&mut block, one, size, spare);
            svg.group(format_args!("translate(0 {})", Length(y)), &block);
            y += tall + GAP;
        }
        let answers: Vec<&[String]> =
            asked.iter().map(|one| &*one.answer).filter(|answer| !answer.is_empty()).collect();
        if !answers.is_empty() {
            let tall = strip(&answers);
            let top = self.bottom() - tall;
            let cut = format!("M{} {}H{}", Length(CUT), Length(top - CUT), Length(width - CUT));
            svg.stroke(&cut, 0.2, GREY, "2 1.5");
            let mut under = Svg::default();
            let mut y = top;
            for line in answers.iter().flat_map(|answer| answer.iter().map(Some).chain([None])) {
                match line {
                    Some(line) => {
                        under.text((MARGIN, y + SMALL), Font::new(SMALL), line);
                        y += SMALL_LINE;
                    }
                    None => y += 1.2,
                }
            }
            let (x, y) = (Length(width / 2.0), Length(top + tall / 2.0));
            svg.group(format_args!("rotate(180 {x} {y})"), &under);
            svg.text((MARGIN, height - MARGIN), Font::new(3.0).grey(), self.words.words.names());
        }
        let font = Font::new(3.0).grey().at(Anchor::End);
        svg.text((width - MARGIN, height - MARGIN), font, &format!("{number} / {of}"));
        svg.page(width, height)
    }
}

/// Returns the width of a board of a relative size. Candidates that are legible at the usual size stay so.
fn board_width(shape: &Shape, size: f64, candidates: bool) -> f64 {
    let usual = shape.page().worksheet;
    let is_legible = |width| DrawnBoard::new(shape, (0.0, 0.0), width).has_room_for_notes();
    let width = usual * size;
    if candidates && is_legible(usual) && !is_legible(width) { usual } else { width }
}

fn position(case: &WorksheetCase) -> Candidates {
    let mut position = Candidates::new(&case.digits);
    case.gone.iter().for_each(|&gone| position.eliminate(gone, |_| {}));
    position
}

/// Draws the numbers of the columns above a board and of the rows beside it, as its answers name cells.
fn number_lines(svg: &mut Svg, shape: &Shape, (x, y): (f64, f64), cell: f64) {
    let font = Font::new(NUMBER).grey().at(Anchor::Middle);
    for line in 0..shape.side() {
        let (at, number) = ((line as f64 + 0.5) * cell + EDGE, (line + 1).to_string());
        svg.text((x + at, y + NUMBER), font, &number);
        svg.text((x + EDGE / 2.0, y + at + NUMBER / 3.0), font, &number);
    }
}

/// Draws the board of a position.
fn draw(svg: &mut Svg, board: DrawnBoard<'_>, case: &WorksheetCase, found_in: &Candidates) {
    if case.candidates && board.has_room_for_notes() {
        board.candidates(svg, found_in);
    }
    super::boards::answer(svg, board, &case.clues, &case.digits);
}
