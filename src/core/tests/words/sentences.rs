//! The written sentence and the marks of each technique, for one case of each in `data/techniques.txt`, pinned in
//! `data/sentences.txt`. `UPDATE_SENTENCES=1` writes an intended change there. The spoken sentence has its pieces in
//! the same order, each with its full name.

use crate::common::{case, case_lines, case_steps};
use std::{collections::BTreeSet, env, fmt::Write, fs, path::Path};
use sudoku_core::{
    Candidate, Cell, House, Position, Shape, Technique,
    explain::{Locale, Span, explain, in_full, plain, words, written_out},
    ladder::{Ladder, all_steps},
    marks::{Role, links, marks},
    notation::names::house_name,
    step::Step,
};

fn cell(shape: &Shape, cell: Cell) -> String {
    let geometry = shape.geometry();
    format!("r{}c{}", geometry.row(cell) + 1, geometry.column(cell) + 1)
}

fn candidate(shape: &Shape, one: Candidate) -> String {
    format!("{}{}", one.digit.symbol(), cell(shape, one.cell))
}

fn house(house: House) -> String {
    house_name(house)
}

/// The written text, with each line of a list on a separate line; then marks by role, then links, strong ones with `=` and weak ones with `-`.
fn told(step: &Step, position: &Position) -> String {
    let (now, shape) = (position.candidates(), position.shape());
    let spans = explain(step, now, Locale::ENGLISH);
    let mut text = written_out(&spans, shape, Locale::ENGLISH).concat().replace('\n', "\n  | ");
    let drawn = marks(step, now, now);
    let mut add = |role: Role, name: String| {
        write!(text, "\n  {role:?} {name}").expect("a string takes everything");
    };
    drawn.houses.iter().for_each(|&(one, role)| add(role, house(one)));
    drawn.cells.iter().for_each(|&(one, role)| add(role, cell(shape, one)));
    drawn.candidates.iter().for_each(|&(one, role)| add(role, candidate(shape, one)));
    let all = |list: &[Candidate]| -> String {
        list.iter().map(|&one| candidate(shape, one)).collect::<Vec<String>>().join("+")
    };
    for link in links(step, now) {
        let sign = if link.strong { "=" } else { "-" };
        write!(text, "\n  {} {sign} {}", all(&link.from), all(&link.to)).expect("a string takes everything");
    }
    text
}

#[test]
fn each_technique_says_and_shows_what_it_did() {
    let mut now = String::from(
        "# What one case of each technique says and shows. Written by the test `sentences`, by `UPDATE_SENTENCES=1`.\n",
    );
    let lines = case_lines();
    for technique in Technique::ALL {
        let mut own = lines.iter().map(|line| case(line)).filter(|case| case.technique == technique);
        let first = own.find(|case| !case.is_nothing()).expect("a case of each technique");
        let found = all_steps(&first.position, &Ladder::teaching().only(technique));
        let step = found.iter().find(|step| first.fits(step)).expect("the step of the case");
        writeln!(now, "\n{}: {}", technique.slug(), told(step, &first.position)).expect("a string takes all");
    }
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/sentences.txt");
    if env::var_os("UPDATE_SENTENCES").is_some() {
        fs::write(&path, &now).expect("the file can be written");
    }
    let kept = fs::read_to_string(&path).expect("the sentences");
    for (now, kept) in now.lines().zip(kept.lines()) {
        assert_eq!(now, kept);
    }
    assert_eq!(now.lines().count(), kept.lines().count());
}

/// Returns the numbers in a text, also those that a range leaves out.
fn numbers(text: &str) -> BTreeSet<usize> {
    let mut found = BTreeSet::new();
    let mut before = None;
    let mut is_range = false;
    for word in text.split(|letter: char| !letter.is_alphanumeric()) {
        if let Ok(number) = word.parse::<usize>() {
            let from = before.filter(|_| is_range).unwrap_or(number);
            found.extend(from..=number);
            before = Some(number);
        }
        is_range = word == "to";
    }
    found
}

#[test]
fn a_spoken_sentence_has_the_same_pieces_with_their_full_names() {
    let mut cells_said = 0;
    for (step, now) in case_steps() {
        let shape = now.shape();
        let geometry = shape.geometry();
        let spans = explain(&step, &now, Locale::ENGLISH);
        let text = plain(&spans, shape, Locale::ENGLISH).to_lowercase();
        let mut rest = &text[..];
        for span in in_full(spans) {
            let said = words(&span, shape, Locale::ENGLISH).to_lowercase();
            let cells = match &span {
                Span::Cell(cell) => vec![*cell],
                Span::Cells(cells) => cells.clone(),
                _ => Vec::new(),
            };
            let places: BTreeSet<usize> =
                cells.iter().flat_map(|&cell| [geometry.row(cell) + 1, geometry.column(cell) + 1]).collect();
            assert!(cells.is_empty() || numbers(&said) == places, "{said}: {span:?}");
            assert!(cells.is_empty() || said.contains("row") && said.contains("column"), "{said}: {span:?}");
            cells_said += cells.len();
            // An article is said once.
            let piece = said.trim().trim_start_matches("the ");
            if !matches!(span, Span::Conclusion | Span::Says(_) | Span::Line | Span::Rest) {
                let at = rest.find(piece).unwrap_or_else(|| panic!("{piece} is not said in {text}"));
                rest = &rest[at + piece.len()..];
            }
        }
    }
    assert!(cells_said > 1_000, "{cells_said}");
}
