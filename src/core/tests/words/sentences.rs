//! The sentence and the marks of each technique, for one case of each in `data/techniques.txt`, pinned in
//! `data/sentences.txt`. `UPDATE_SENTENCES=1` writes an intended change there.

use crate::common::{case, case_lines};
use std::{env, fmt::Write, fs, path::Path};
use sudoku_core::{
    Candidate, Cell, House, Position, Shape, Technique,
    explain::{Locale, explain, plain, written_out},
    ladder::{Ladder, all_steps},
    marks::{Role, links, marks},
    notation::names::house_name,
    step::Step,
};

fn cell(shape: Shape, cell: Cell) -> String {
    let geometry = shape.geometry();
    format!("r{}c{}", geometry.row(cell) + 1, geometry.column(cell) + 1)
}

fn candidate(shape: Shape, one: Candidate) -> String {
    format!("{}{}", one.digit.symbol(), cell(shape, one.cell))
}

fn house(house: House) -> String {
    house_name(house)
}

/// The written text, with each line of a list on a separate line, and the spoken one; then marks by role,
/// then links, strong ones with `=` and weak ones with `-`.
fn told(step: &Step, position: &Position) -> String {
    let (now, shape) = (position.candidates(), position.shape());
    let spans = explain(step, now, Locale::ENGLISH);
    let mut text = written_out(&spans, shape, Locale::ENGLISH).concat().replace('\n', "\n  | ");
    write!(text, "\n  \"{}\"", plain(&spans, shape, Locale::ENGLISH)).expect("a string takes everything");
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
