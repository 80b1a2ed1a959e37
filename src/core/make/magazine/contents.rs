//! The cover: title, contents, and an empty board.

use super::{
    LotLook, Numbered, Printing,
    boards::{self, DrawnBoard},
    layout::MARGIN,
    leaves::Leaf,
    svg::{Anchor, Font, Length, Svg, shortened, wrapped},
};
use sudoku_logic::explain::{
    paper::{PaperWords, PartKind},
    technique,
};

/// The type size of the title, and the height of its lines.
const TITLE: f64 = 15.0;
const TITLE_LINE: f64 = 17.0;
/// The least type size of a long title.
const LEAST_TITLE: f64 = 8.0;
/// The most lines of a title, which is then cut off.
const TITLE_LINES: usize = 3;
const BOARD: f64 = 74.0;
/// The type size of the contents, and the height of a line.
const LETTERS: f64 = 4.2;
const LINE: f64 = 7.0;
/// The type size of rules, the least that many of them get, and the height of a line as a share of it.
const RULES: f64 = 3.6;
const LEAST_RULES: f64 = 2.0;
const RULE_LINE: f64 = 1.45;
/// The most of the room under the board that rules take.
const RULES_SHARE: f64 = 0.7;

/// A line of the contents: a description, and its page, from 1.
struct Part {
    text: String,
    page: usize,
}

/// The things that a puzzle shares with its neighbours, by the name of its lot.
type Name = for<'a> fn(&'a Numbered, Option<&'a str>) -> PartKind<'a>;

pub(super) fn draw(svg: &mut Svg, printing: &Printing, words: &PaperWords, leaves: &[Leaf]) {
    let (width, height) = printing.layout.paper.size();
    let (inner, middle) = (width - 2.0 * MARGIN, width / 2.0);
    let mut font = Font::new(TITLE).bold().at(Anchor::Middle);
    let mut lines = wrapped(&printing.title, font, inner);
    while lines.len() > TITLE_LINES && font.size > LEAST_TITLE {
        font.size *= 0.9;
        lines = wrapped(&printing.title, font, inner);
    }
    if lines.len() > TITLE_LINES {
        let rest = lines.split_off(TITLE_LINES - 1).join(" ");
        lines.push(shortened(&rest, font, inner));
    }
    let mut y = MARGIN + 8.0 + TITLE;
    for line in lines {
        svg.text((middle, y), font, &line);
        y += TITLE_LINE;
    }
    let count = words.words.count(printing.sheet.len());
    svg.text((middle, y - 4.0), Font::new(6.0).at(Anchor::Middle), &count);
    y += 8.0;
    if let Some(first) = printing.sheet.first() {
        let clues = first.puzzle.clues();
        boards::puzzle(svg, DrawnBoard::new(clues.shape(), (middle - BOARD / 2.0, y), BOARD), clues, false);
    }
    y += BOARD + 16.0;
    let foot = height - MARGIN - 8.0;
    let rules = rules(printing, words, inner - 36.0, (foot - y) * RULES_SHARE);
    let room = rules.iter().map(|(font, _)| font.size * RULE_LINE).sum::<f64>();
    let most = ((foot - room - y) / LINE) as usize;
    let title = words.words.contents();
    svg.text((MARGIN + 18.0, y), Font::new(LETTERS * 1.3).bold(), title);
    for Part { text, page } in contents(printing, words, leaves, most.saturating_sub(2)) {
        y += LINE;
        let (left, right) = (MARGIN + 18.0, width - MARGIN - 18.0);
        let font = Font::new(LETTERS);
        svg.text((left, y), font, &shortened(&text, font, inner - 55.0));
        svg.stroke(
            &format!("M{} {}H{}", Length(left), Length(y + 1.6), Length(right)),
            0.1,
            super::svg::GREY,
            "",
        );
        svg.text((right, y), font.at(Anchor::End), &page.to_string());
    }
    y += LINE * 0.5;
    for (font, line) in rules {
        y += font.size * RULE_LINE;
        svg.text((MARGIN + 18.0, y), font, &line);
    }
    let font = Font::new(2.8).grey().at(Anchor::Middle);
    let mut lines = wrapped(&words.again(&printing.batch, printing.chosen), font, inner);
    if printing.layout.rating {
        lines.insert(0, words.words.scales().to_owned());
    }
    let from = height - MARGIN - 3.6 * lines.len().saturating_sub(1).min(3) as f64;
    for (at, line) in lines.iter().take(4).enumerate() {
        svg.text((middle, from + 3.6 * at as f64), font, line);
    }
}

/// Returns the rules beyond the usual ones in lines, in a type that is as large as their height allows.
fn rules(printing: &Printing, words: &PaperWords, width: f64, height: f64) -> Vec<(Font, String)> {
    let rules = words.rules(printing.sheet.iter().map(|one| one.puzzle.clues().shape()));
    let mut font = Font::new(RULES);
    loop {
        let lines: Vec<String> = rules.iter().flat_map(|rule| wrapped(rule, font, width)).collect();
        if font.size <= LEAST_RULES || lines.len() as f64 * font.size * RULE_LINE <= height {
            return lines.into_iter().map(|line| (font, line)).collect();
        }
        font.size *= 0.9;
    }
}

/// Returns the lines of the contents, at most `most`: a line for each lot with a name, size and level if they fit,
/// otherwise for each size, otherwise one.
fn contents(printing: &Printing, words: &PaperWords, leaves: &[Leaf], most: usize) -> Vec<Part> {
    let page = |wanted: &dyn Fn(&Leaf) -> bool| leaves.iter().position(wanted).map(|at| at + 1);
    let (answers, ways) = (words.words.answers(), words.words.ways());
    let mut rest: Vec<Part> = Vec::new();
    let mut add = |text: &str, page: Option<usize>| {
        rest.extend(page.map(|page| Part { text: text.to_owned(), page }));
    };
    add(answers, page(&|leaf| matches!(leaf, Leaf::Answers(_))));
    add(ways, page(&|leaf| matches!(leaf, Leaf::Way(..))));
    let named: [Name; 3] = [
        |one, name| {
            let shape = Some(one.puzzle.clues().shape());
            // A lot with a name may have many levels.
            PartKind { name, shape, level: name.is_none().then_some(one.hardness.level) }
        },
        |one, _| PartKind { shape: Some(one.puzzle.clues().shape()), ..PartKind::default() },
        |_, _| PartKind::default(),
    ];
    let sheet = &printing.sheet;
    for name in named {
        let same = |one: &Numbered, other: &Numbered| {
            name(one, own_name(printing, one)) == name(other, own_name(printing, other))
        };
        let runs: Vec<&[Numbered]> = sheet.chunk_by(same).collect();
        let is_short =
            sheet.first().is_none_or(|first| name(first, own_name(printing, first)) == PartKind::default());
        if runs.len() + rest.len() > most && !is_short {
            continue;
        }
        let mut parts = Vec::new();
        let mut at = 0;
        for run in runs {
            let [first, .., last] = [&run[0], &run[run.len() - 1]];
            let text = words.part(first.number..=last.number, &name(first, own_name(printing, first)));
            let here = |leaf: &Leaf| matches!(leaf, Leaf::Puzzles(range) if range.contains(&at));
            parts.extend(page(&here).map(|page| Part { text, page }));
            at += run.len();
        }
        parts.extend(rest);
        return parts;
    }
    rest
}

/// Returns the name of a puzzle's lot, or the technique that it must need.
fn own_name<'a>(printing: &'a Printing, one: &Numbered) -> Option<&'a str> {
    let LotLook { name, needs, .. } = printing.look(one)?;
    if name.is_empty() { needs.map(|needs| technique(needs, printing.locale)) } else { Some(name) }
}
