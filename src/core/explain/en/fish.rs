//! Sentences for fish.

use super::say::{and, or, sentence};
use crate::{
    Candidates, Cell, Digit, House,
    explain::Span,
    step::{FishFamily, FishReading, Step},
};

pub(super) fn explain(
    step: &Step,
    digit: Digit,
    base: &[House],
    cover: &[House],
    fins: &[Cell],
    position: &Candidates,
) -> Vec<Span> {
    let mut said = sentence!("in ", and(base), ", ", digit, " can stand only in ", and(cover));
    if !fins.is_empty() {
        said.extend(sentence!(", but for ", or(fins)));
    }
    said.extend(if FishFamily::of(base, cover) == FishFamily::Basic {
        pure(base, fins)
    } else {
        mixed(base, cover, fins)
    });
    let geometry = position.geometry();
    let inside = |houses: &[House], cell: Cell| {
        geometry.houses_of(cell).into_iter().filter(|house| houses.contains(house)).count()
    };
    let doubly: Vec<Cell> = step
        .eliminated()
        .iter()
        .map(|gone| gone.cell)
        .filter(|&cell| inside(base, cell) > 0 && inside(cover, cell) > 1)
        .collect();
    if let Some(&cell) = doubly.first() {
        let both: Vec<House> =
            geometry.houses_of(cell).into_iter().filter(|house| cover.contains(house)).collect();
        said.extend(sentence!(
            " In ",
            cell,
            " it would use up ",
            and(&both),
            " at once, so not there either."
        ));
    }
    said
}

/// Rows covered by columns, or the other way round.
fn pure(base: &[House], fins: &[Cell]) -> Vec<Span> {
    let them = if base.len() == 2 { "both" } else { "all of them" };
    match fins.len() {
        0 => sentence!(", and so in ", them, ": nothing is left for the rest of these."),
        1 => sentence!(
            ". Either the fin has it or it is a fish: what the fish would clear and sees the fin is without it."
        ),
        _ => sentence!(
            ". Either a fin has it or it is a fish: what the fish would clear and sees all fins is without it."
        ),
    }
}

/// With boxes on either side, or rows and columns on one.
fn mixed(base: &[House], cover: &[House], fins: &[Cell]) -> Vec<Span> {
    let counts = || {
        sentence!(
            format!(" {} places in {} houses: each of ", number(base.len()), number(cover.len())),
            and(cover),
            " has its ",
        )
    };
    match fins.len() {
        0 => {
            let mut said = sentence!(". That makes");
            said.extend(counts());
            said.extend(sentence!("one there, and nothing is left for the rest of it."));
            said
        }
        count => {
            let mut said = sentence!(". If not there, that makes");
            said.extend(counts());
            said.extend(sentence!(
                "one there, and nothing is left for the rest of it. So what is in the rest and sees ",
                if count == 1 { "this cell" } else { "all these cells" },
                " is without it either way."
            ));
            said
        }
    }
}

fn number(count: usize) -> &'static str {
    match count {
        2 => "two",
        3 => "three",
        _ => "four",
    }
}

pub(super) fn siamese(digit: Digit, base: &[House], readings: &[FishReading]) -> Vec<Span> {
    let mut said = sentence!("in ", and(base), ", ", digit, " can stand only in ");
    for (i, FishReading { cover, fins }) in readings.iter().enumerate() {
        if i > 0 {
            said.push("; and also only in ".into());
        }
        said.extend(sentence!(and(cover), ", but for ", or(fins)));
    }
    said.extend(sentence!(
        ". These are two fish: each clears, in its own cover, what sees all of its own fins."
    ));
    said
}
