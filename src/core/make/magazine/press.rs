//! Lays a magazine out, and draws its pages one at a time.

use super::{
    Answers, Layout, LotLook, Magazine, Numbered, Ways,
    boards::{self, DrawnBoard, Space},
    contents, heads,
    layout::MARGIN,
    leaves::{Leaf, NUMBER, answer_spaces, leaves},
    svg::{Anchor, Font, Length, Svg, escape, shortened},
    ways::{self, WayPlace},
};
use serde::{Deserialize, Serialize};
use sudoku_logic::explain::{Locale, paper::PaperWords, paper_words};

/// The content and the layout of a print.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Printing {
    /// The puzzles, by number.
    pub sheet: Vec<Numbered>,
    /// The look of each lot that they come from, in the order of the batch.
    pub lots: Vec<LotLook>,
    /// Whether an editor chose or ordered the puzzles, so that the batch alone does not tell them.
    pub chosen: bool,
    /// The layout.
    pub layout: Layout,
    /// The title of the magazine, entered by the user.
    pub title: String,
    /// The text of the batch, which makes the magazine again.
    pub batch: String,
    /// The address of the page that plays puzzles, for the codes.
    pub base: String,
    /// The language of the pages.
    pub locale: Locale,
    /// The place where the steps of each puzzle end, if known from an earlier [`Press`] of the same sheet and
    /// layout; otherwise empty.
    pub way_ends: Vec<WayPlace>,
}

/// A magazine with its layout done. It draws one page at a time on request, so that long magazines need no
/// more memory than short ones.
pub struct Press<'a> {
    printing: &'a Printing,
    words: PaperWords,
    leaves: Vec<Leaf>,
    way_ends: Vec<WayPlace>,
    /// The pages of steps drawn last, with the index of their puzzle.
    ways: Vec<(usize, Vec<Svg>)>,
}

impl Printing {
    /// Returns a magazine to be printed, as its editor arranged it. `base` is the address for the codes.
    #[must_use]
    pub fn of(magazine: &Magazine, layout: Layout, title: String, base: String, locale: Locale) -> Self {
        Self {
            sheet: magazine.numbered(),
            lots: magazine.looks(),
            chosen: magazine.arrangement().is_chosen(),
            layout,
            title,
            batch: magazine.batch().to_string(),
            base,
            locale,
            way_ends: Vec::new(),
        }
    }

    /// Returns the look of a puzzle's lot.
    pub(super) fn look(&self, one: &Numbered) -> Option<&LotLook> {
        self.lots.get(usize::from(one.lot))
    }

    /// Returns the layout for a puzzle, with the number on a page of its lot.
    pub(super) fn layout_of(&self, one: &Numbered) -> Layout {
        let most = self.look(one).and_then(|look| look.most).unwrap_or(self.layout.most);
        Layout { most, ..self.layout }
    }
}

impl std::fmt::Debug for Press<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Press").field("leaves", &self.leaves).finish_non_exhaustive()
    }
}

impl<'a> Press<'a> {
    /// Lays a magazine out. Solves the puzzles to count the pages of their steps, unless these are known;
    /// `tell` receives the number of solved puzzles before each.
    #[must_use]
    pub fn new(printing: &'a Printing, tell: &mut dyn FnMut(usize)) -> Self {
        let Printing { sheet, layout, locale, .. } = printing;
        let way_ends = match layout.ways {
            Ways::None => Vec::new(),
            Ways::Hard | Ways::All if printing.way_ends.len() == sheet.len() => printing.way_ends.clone(),
            Ways::Hard | Ways::All => {
                let mut ends = Vec::with_capacity(sheet.len());
                for (at, one) in sheet.iter().enumerate() {
                    tell(at);
                    ends.push(ways::pages(one, layout, *locale, way_start(sheet, &ends, at)).1);
                }
                ends
            }
        };
        let leaves = leaves(printing, way_ends.last().map_or(0, |end| end.pages()));
        Self { printing, words: paper_words(*locale), leaves, way_ends, ways: Vec::new() }
    }

    /// Returns the number of sides: pages, or pairs of pages in a booklet.
    #[must_use]
    pub fn len(&self) -> usize {
        if self.printing.layout.booklet { self.sheets() * 2 } else { self.leaves.len() }
    }

    /// Returns the number of sheets of a booklet.
    const fn sheets(&self) -> usize {
        self.leaves.len().div_ceil(4)
    }

    /// Returns the leaves on the left and on the right of a side of a booklet. Sheets folded together come from the
    /// outermost to the innermost, the front of each before its back.
    fn pair(&self, side: usize) -> [usize; 2] {
        let sheets = self.sheets();
        let together = match usize::from(self.printing.layout.signature) {
            0 => sheets,
            most => most,
        };
        let before = side / 2 / together.max(1) * together;
        let here = together.min(sheets.saturating_sub(before));
        // Four leaves of each sheet.
        let (first, within) = (before * 4, side.saturating_sub(before * 2));
        let (inner, outer) = (first + within, (first + here * 4).saturating_sub(within + 1));
        if side.is_multiple_of(2) { [outer, inner] } else { [inner, outer] }
    }

    /// Returns whether there is nothing to print.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.leaves.is_empty()
    }

    /// Returns the place where the steps of each puzzle end, for [`Printing::way_ends`].
    #[must_use]
    pub fn way_ends(&self) -> &[WayPlace] {
        &self.way_ends
    }

    /// Returns the width and the height of each side, in millimetres.
    #[must_use]
    pub fn size(&self) -> (f64, f64) {
        let (width, height) = self.printing.layout.paper.size();
        if self.printing.layout.booklet { (height, width) } else { (width, height) }
    }

    /// Returns a side by its number, from 0, as a separate SVG: in millimetres, without external resources, and styled
    /// by attributes alone. A number beyond the last gives a white page.
    #[must_use]
    pub fn page(&mut self, number: usize) -> String {
        let (width, height) = self.size();
        let mut svg = Svg::default();
        if self.printing.layout.booklet {
            let (page_width, page_height) = self.printing.layout.paper.size();
            let scale = (width / 2.0 / page_width).min(height / page_height);
            for (half, leaf) in (0..).zip(self.pair(number)) {
                let mut page = Svg::default();
                self.leaf(&mut page, leaf);
                let x = f64::from(half) * width / 2.0 + (width / 2.0 - page_width * scale) / 2.0;
                svg.inset(&page, (x, (height - page_height * scale) / 2.0, scale));
            }
        } else {
            self.leaf(&mut svg, number);
        }
        svg.page(width, height)
    }

    fn leaf(&mut self, svg: &mut Svg, number: usize) {
        let Some(leaf) = self.leaves.get(number).cloned() else { return };
        match leaf {
            Leaf::Cover => return contents::draw(svg, self.printing, &self.words, &self.leaves),
            Leaf::Puzzles(range) => self.puzzles(svg, &self.printing.sheet[range]),
            Leaf::Answers(range) => self.answers(svg, &self.printing.sheet[range]),
            Leaf::Way(page) => self.way(svg, page),
        }
        self.foot(svg, number);
    }

    /// Draws a page of steps, which may have those of several puzzles.
    fn way(&mut self, svg: &mut Svg, page: usize) {
        let Printing { sheet, layout, locale, .. } = self.printing;
        let start = |at| way_start(sheet, &self.way_ends[..at], at);
        let here: Vec<(usize, WayPlace)> = (0..self.way_ends.len())
            .map(|at| (at, start(at)))
            .filter(|&(at, start)| {
                start != self.way_ends[at] && start.page() <= page && page < self.way_ends[at].pages()
            })
            .collect();
        self.ways.retain(|(at, _)| here.iter().any(|(other, _)| other == at));
        for (at, start) in here {
            if !self.ways.iter().any(|(other, _)| *other == at) {
                self.ways.push((at, ways::pages(&sheet[at], layout, *locale, start).0));
            }
            let drawn = self.ways.iter().find(|(other, _)| *other == at);
            if let Some(drawn) = drawn.and_then(|(_, pages)| pages.get(page - start.page())) {
                svg.add(drawn);
            }
        }
    }

    fn puzzles(&self, svg: &mut Svg, puzzles: &[Numbered]) {
        let [first, ..] = puzzles else { return };
        let layout = self.printing.layout_of(first);
        for (one, space) in puzzles.iter().zip(layout.spaces(first.puzzle.clues().shape())) {
            let look = self.printing.look(one);
            heads::draw(svg, (&layout, &self.words, &self.printing.base), (one, look), space);
        }
    }

    fn answers(&self, svg: &mut Svg, answers: &[Numbered]) {
        let [first, ..] = answers else { return };
        let last = answers.last().unwrap_or(first);
        let layout = &self.printing.layout;
        let font = Font::new(layout.letters() * 1.5).bold();
        svg.text((MARGIN, MARGIN + font.size), font, &self.words.answers(first.number..=last.number));
        for (one, Space { x, y, width, .. }) in answers.iter().zip(answer_spaces(layout, answers)) {
            let font = Font::new(layout.letters()).bold();
            svg.text((x, y + NUMBER - 1.4), font, &one.number.to_string());
            let board = DrawnBoard::new(one.puzzle.clues().shape(), (x, y + NUMBER), width);
            boards::answer(
                svg,
                board.with_numbers(layout.numbers),
                one.puzzle.clues(),
                one.puzzle.solution(),
            );
        }
    }

    /// Draws the line at the foot: the title, the place of the answers, and the page number.
    fn foot(&self, svg: &mut Svg, number: usize) {
        let (width, height) = self.printing.layout.paper.size();
        let font = Font::new(3.0).grey();
        let y = height - MARGIN;
        let third = (width - 2.0 * MARGIN) * 0.36;
        svg.text((MARGIN, y), font, &shortened(&self.printing.title, font, third));
        svg.text((width - MARGIN, y), font.at(Anchor::End), &(number + 1).to_string());
        let Some(Leaf::Puzzles(here)) = self.leaves.get(number) else { return };
        if self.printing.layout.answers == Answers::AtEnd {
            let answers =
                |leaf: &Leaf| matches!(leaf, Leaf::Answers(of) if of.start < here.end && here.start < of.end);
            let first = self.leaves.iter().position(answers);
            let last = self.leaves.iter().rposition(answers);
            if let (Some(first), Some(last)) = (first, last) {
                let text = self.words.answers_on(first + 1..=last + 1);
                svg.text((width / 2.0, y), font.at(Anchor::Middle), &text);
            }
        }
    }
}

/// Returns the place where the steps of a puzzle begin, by the ends of those before it. Columns depend on the size, so
/// another size begins a page.
fn way_start(sheet: &[Numbered], ends: &[WayPlace], at: usize) -> WayPlace {
    let Some(end) = ends.last().copied() else { return WayPlace::default() };
    let shape = |at: usize| sheet[at].puzzle.clues().shape();
    if shape(at - 1) == shape(at) { end } else { end.next_page() }
}

/// Returns all pages as one HTML file that prints each on a separate sheet, with nothing else on the paper.
#[must_use]
pub fn document(press: &mut Press<'_>) -> String {
    let (width, height) = press.size();
    let (width, height) = (Length(width), Length(height));
    let mut title = String::new();
    escape(&mut title, &press.printing.title);
    let mut html = format!(
        "<!doctype html>\n<html>\n<meta charset=\"utf-8\">\n<title>{title}</title>\n<style>\
         @page {{ size: {width}mm {height}mm; margin: 0 }} html, body {{ margin: 0 }} \
         svg {{ display: block; width: {width}mm; height: {height}mm; break-after: page; break-inside: avoid }} \
         svg:last-of-type {{ break-after: auto }} \
         @media screen {{ html {{ background: #888 }} svg {{ margin: 4mm auto }} }}</style>\n"
    );
    for number in 0..press.len() {
        html.push_str(&press.page(number));
    }
    html.push_str("</html>\n");
    html
}
