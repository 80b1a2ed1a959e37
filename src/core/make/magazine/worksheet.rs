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
use sudoku_board::{Candidate, Candidates, Grid, Shape};
use sudoku_logic::{
    explain::{self, Locale, paper::WorksheetWords, paper_words},
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

/// A page in progress.
#[derive(Default)]
struct Sheet {
    svg: Svg,
    /// The lower edge of the drawing.
    y: f64,
    answers: Vec<Vec<String>>,
}

impl Sheet {
    fn answer_height(&self) -> f64 {
        strip(&self.answers)
    }
}

/// Returns the height of the answers.
fn strip(answers: &[Vec<String>]) -> f64 {
    let lines: usize = answers.iter().map(Vec::len).sum();
    lines as f64 * SMALL_LINE + answers.len() as f64 * 1.2
}

/// The drawing of one worksheet.
struct Drawing<'a> {
    sheet: &'a Worksheet,
    words: &'static WorksheetWords,
    locale: Locale,
    pages: Vec<Sheet>,
}

/// Returns the pages, each as a separate SVG. `tell` receives the number of each position before its drawing, from 0.
#[must_use]
pub fn worksheet(sheet: &Worksheet, locale: Locale, tell: &mut dyn FnMut(usize)) -> Vec<String> {
    let words = &paper_words(locale).worksheet;
    let mut drawing = Drawing { sheet, words, locale, pages: Vec::new() };
    for (at, case) in sheet.cases.iter().enumerate() {
        tell(at);
        drawing.add(at + 1, case);
    }
    drawing.finish()
}

impl Drawing<'_> {
    /// Returns the lower edge of the space for positions and their answers.
    fn bottom(&self) -> f64 {
        self.sheet.paper.size().1 - MARGIN - FOOT
    }

    fn width(&self) -> f64 {
        self.sheet.paper.size().0 - 2.0 * MARGIN
    }

    fn add(&mut self, number: usize, case: &WorksheetCase) {
        let found_in = position(case);
        let mut block = Svg::default();
        let height = self.block(&mut block, number, case, &found_in);
        let font = Font::new(SMALL);
        let lines = |text: String| wrapped(&text, font, self.width());
        let mut answer: Vec<String> =
            self.answer(number, case, &found_in, true).map(lines).unwrap_or_default();
        // An answer too long for any page goes without its reason.
        let room = self.bottom() - MARGIN - TITLE - height - 2.0 * CUT;
        if strip(std::slice::from_ref(&answer)) > room {
            answer = self.answer(number, case, &found_in, false).map(lines).unwrap_or_default();
        }
        let fits = self.pages.last().is_some_and(|page| {
            let answers = page.answer_height() + strip(std::slice::from_ref(&answer));
            page.y + GAP + height + 2.0 * CUT + answers <= self.bottom()
        });
        if !fits {
            let page = self.begun();
            self.pages.push(page);
        }
        let Some(page) = self.pages.last_mut() else { return };
        let top = if fits { page.y + GAP } else { page.y };
        page.svg.group(format_args!("translate(0 {})", Length(top)), &block);
        page.y = top + height;
        if !answer.is_empty() {
            page.answers.push(answer);
        }
    }

    /// Returns a page with the title and a line for a name.
    fn begun(&self) -> Sheet {
        let mut svg = Svg::default();
        let right = MARGIN + self.width();
        let base = MARGIN + LETTERS * 1.5;
        let (name, line) = (self.words.name, 62.0);
        let font = Font::new(LETTERS).grey();
        svg.text((right - line - 2.0, base), font.at(Anchor::End), name);
        let rule = format!("M{} {}h{}", Length(right - line), Length(base + 0.8), Length(line));
        svg.stroke(&rule, 0.2, GREY, "");
        let title = if self.sheet.title.is_empty() { self.words.title } else { &self.sheet.title };
        let room = self.width() - line - 18.0;
        let font = fitting(title, Font::new(LETTERS * 1.5).bold(), room);
        svg.text((MARGIN, base), font, &shortened(title, font, room));
        Sheet { svg, y: MARGIN + TITLE, answers: Vec::new() }
    }

    /// Draws a position at the upper edge; returns its height.
    fn block(&self, svg: &mut Svg, number: usize, case: &WorksheetCase, found_in: &Candidates) -> f64 {
        let shape = case.digits.shape();
        let board = board_width(shape);
        let framed = board + EDGE;
        let is_beside = framed + GAP + 60.0 <= self.width();
        let left = if is_beside { MARGIN + framed + GAP } else { MARGIN };
        let right = MARGIN + self.width();
        let address = format!("{}{}", self.sheet.base.split('#').next().unwrap_or_default(), case.link);
        let code = code::draw(svg, &address, (right, 0.0), CODE, 1.0).unwrap_or_default();
        let font = Font::new(LETTERS).bold();
        let text_width = right - left - if code > 0.0 { code + 3.0 } else { 0.0 };
        let question = format!("{number}. {}", self.question(case, found_in));
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
            is_small.then_some(self.words.small),
            (is_small && code > 0.0).then_some(self.words.in_code),
            (code <= 0.0).then_some(self.words.no_code),
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
        // The rest of the space beside the board is ruled; under a wide one are as few lines as will do.
        let mut rule = if is_beside { y } else { end };
        let rules = if is_beside { ((end - rule) / RULE) as usize } else { 0 };
        for _ in 0..rules.max(LEAST_RULES) {
            rule += RULE;
            svg.stroke(&format!("M{} {}H{}", Length(left), Length(rule), Length(right)), 0.15, GREY, "");
        }
        end = end.max(rule);
        end
    }

    fn question(&self, case: &WorksheetCase, found_in: &Candidates) -> &'static str {
        let places = match &case.answer {
            WorksheetAnswer::Step(step) => Some(step.placed().is_some()),
            WorksheetAnswer::Result(placed, _) => Some(placed.is_some()),
            WorksheetAnswer::Wrong => return self.words.wrong,
            WorksheetAnswer::None => None,
        };
        match places {
            Some(true) => self.words.places,
            Some(false) => self.words.rules_out,
            None if found_in.open_count() == 0 || !case.note.is_empty() => "",
            None => self.words.next,
        }
    }

    /// Returns an answer in words.
    fn answer(
        &self,
        number: usize,
        case: &WorksheetCase,
        found_in: &Candidates,
        whole: bool,
    ) -> Option<String> {
        match &case.answer {
            WorksheetAnswer::Step(step) => {
                let (reasons, conclusion) = told(step, found_in, self.locale);
                let name = explain::technique(step.technique(), self.locale);
                let reasons = if whole { reasons.as_str() } else { "" };
                Some(format!("{number}. {name}. {} {}", reasons.trim(), conclusion.trim()))
            }
            WorksheetAnswer::Result(placed, gone) => {
                let said = (self.words.result)(*placed, gone, case.digits.shape(), self.locale.symbols);
                Some(format!("{number}. {said}"))
            }
            WorksheetAnswer::None | WorksheetAnswer::Wrong => None,
        }
    }

    fn finish(self) -> Vec<String> {
        let (width, height) = self.sheet.paper.size();
        let (bottom, of) = (self.bottom(), self.pages.len());
        let drawn = |(number, page): (usize, Sheet)| {
            let tall = page.answer_height();
            let mut svg = page.svg;
            if !page.answers.is_empty() {
                let top = bottom - tall;
                let cut = format!("M{} {}H{}", Length(CUT), Length(top - CUT), Length(width - CUT));
                svg.stroke(&cut, 0.2, GREY, "2 1.5");
                let mut under = Svg::default();
                let mut y = top;
                for line in page.answers.iter().flat_map(|answer| answer.iter().map(Some).chain([None])) {
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
                svg.text((MARGIN, height - MARGIN), Font::new(3.0).grey(), self.words.names);
            }
            let font = Font::new(3.0).grey().at(Anchor::End);
            svg.text((width - MARGIN, height - MARGIN), font, &format!("{number} / {of}"));
            svg.page(width, height)
        };
        (1..).zip(self.pages).map(drawn).collect()
    }
}

/// Returns the width of a board: candidates of a 16×16 are legible, and a 25×25 leaves room to write.
const fn board_width(shape: &Shape) -> f64 {
    shape.page().worksheet
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
