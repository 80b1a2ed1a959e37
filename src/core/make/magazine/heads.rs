//! A puzzle in its space on a page: heading, code, board, and possibly the answer under it.

use super::{
    Answers, Layout, LotLook, Numbered,
    boards::{self, DrawnBoard, Space},
    code,
    layout::{LARGEST_CELL, RECIPE_LINES, UNDER, answer_share},
    svg::{Font, Length, Svg, fitting, shortened, wrapped},
};
use sudoku_board::Shape;
use sudoku_logic::explain::paper::PaperWords;

/// The largest code beside a heading.
const LARGEST_CODE: f64 = 34.0;
/// The least width of a heading, if there is room.
const LEAST_HEAD: f64 = 58.0;

/// Returns the width of a puzzle's board in a space.
pub(super) fn board_width(layout: &Layout, shape: &Shape, space: Space) -> f64 {
    let cells = shape.side() as f64;
    layout.board(shape, space).min(LARGEST_CELL * cells)
}

/// Draws a puzzle. `base` is the address of the page that opens the codes.
pub(super) fn draw(
    svg: &mut Svg,
    (layout, words, base): (&Layout, &PaperWords, &str),
    (one, look): (&Numbered, Option<&LotLook>),
    space: Space,
) {
    let shape = one.puzzle.clues().shape();
    let head = layout.head();
    let mut width = board_width(layout, shape, space);
    let left = |width: f64| space.x + (space.width - width) / 2.0;
    let mut top = space.y + head;
    // A small board leaves its heading more room.
    let head_width = width.max(space.width.min(LEAST_HEAD * layout.swell()));
    let mut text_width = head_width;
    if layout.code {
        let right = left(head_width) + head_width;
        let room = (space.height - head) * 0.1;
        // The code's white margin may extend beyond the edges of the board, where nothing is drawn.
        let most = (layout.code_side() + room).min(LARGEST_CODE);
        let address = code::address(base, one);
        if let Some(side) =
            code::draw(svg, &address, (right, space.y), (layout.code_side(), most), layout.swell())
        {
            text_width -= side + 1.0;
            // A large code moves the board down, and shrinks it if necessary.
            let more = (side + 1.0 - head).max(0.0);
            top += more;
            width = width.min(board_width(layout, shape, Space { height: space.height - more, ..space }));
        }
    }
    heading(svg, (layout, words), (one, look), (left(head_width), space.y, text_width, top - space.y));
    let board = DrawnBoard::new(shape, (left(width), top), width);
    let board = board.with_numbers(layout.numbers);
    boards::puzzle(svg, board, one.puzzle.clues(), layout.candidates);
    if layout.answers == Answers::UpsideDown {
        let small = width * answer_share(shape);
        let mut under = Svg::default();
        // The rotation is about its own centre, so its place does not change.
        let (x, y) = (left(width) + width - small, top + width + UNDER);
        boards::answer(
            &mut under,
            DrawnBoard::new(shape, (x, y), small).with_numbers(layout.numbers),
            one.puzzle.clues(),
            one.puzzle.solution(),
        );
        let (x, y) = (Length(x + small / 2.0), Length(y + small / 2.0));
        svg.group(format_args!("rotate(180 {x} {y})"), &under);
    }
}

/// Returns a recipe in as many lines as it has room for, never cut: a part of it makes no puzzle.
fn recipe(text: &str, font: Font, width: f64) -> Vec<(Font, String)> {
    let mut font = font;
    let mut lines = wrapped(text, font, width);
    while lines.len() > RECIPE_LINES {
        font.size *= 0.9;
        lines = wrapped(text, font, width);
    }
    lines.into_iter().map(|line| (font, line)).collect()
}

/// Returns the title of a puzzle: its number, and the name of its lot or else its size and level.
pub(super) fn title(words: &PaperWords, one: &Numbered, look: Option<&LotLook>) -> String {
    match look.filter(|look| !look.name.is_empty()) {
        Some(look) => words.named(one.number, &look.name),
        None => words.puzzle(one.number, one.puzzle.clues().shape(), one.hardness.level),
    }
}

/// Draws the lines of a heading, the last one just above the board.
fn heading(
    svg: &mut Svg,
    (layout, words): (&Layout, &PaperWords),
    (one, look): (&Numbered, Option<&LotLook>),
    (x, y, width, height): (f64, f64, f64, f64),
) {
    let size = layout.letters();
    let mut lines = vec![(Font::new(size * 1.15).bold(), title(words, one, look))];
    if layout.rating {
        lines.extend(
            one.hardness.rated.map(|(hardest, score)| (Font::new(size), words.rated(hardest, score))),
        );
    }
    if layout.recipe {
        lines.extend(recipe(&one.recipe.to_string(), Font::new(size * 0.8).grey(), width));
    }
    let mut base = y + height - 2.0 - size * 1.3 * (lines.len() - 1) as f64;
    for (font, text) in lines {
        let font = fitting(&text, font, width);
        svg.text((x, base), font, &shortened(&text, font, width));
        base += size * 1.3;
    }
}
