//! Steps in Eureka and in HoDoKu's notation: at least one case of each family by hand, and rules for each
//! step of every technique with a case.

use crate::common::{at, case_steps};
use std::collections::BTreeSet;
use sudoku_core::{
    Shape,
    explain::written::{Notation, written},
};

/// The cells of a name such as `r13c25` or `r1c12,r4c3`.
fn cells_of(name: &str, shape: &Shape) -> BTreeSet<usize> {
    let short = shape.side() <= 9;
    let numbers = |text: &str| -> Vec<usize> {
        let figures: Vec<usize> =
            text.chars().map(|figure| figure.to_digit(10).expect("a figure") as usize).collect();
        if short { figures } else { vec![text.parse().expect("a number")] }
    };
    let all = name.split(',').flat_map(|part| {
        let (rows, columns) =
            part.strip_prefix('r').and_then(|part| part.split_once('c')).expect("rows and columns");
        let columns = numbers(columns);
        numbers(rows)
            .into_iter()
            .flat_map(move |row| columns.clone().into_iter().map(move |column| (row, column)))
    });
    all.map(|(row, column)| at(shape, row, column).index()).collect()
}

/// The contents of a conclusion: the digit, the cell, and whether it is placed.
fn concluded(text: &str, shape: &Shape) -> BTreeSet<(char, usize, bool)> {
    let mut said = BTreeSet::new();
    // A comma with a blank separates digits, one without separates cells.
    for part in text.split(", ") {
        let (name, digit, placed) = match part.split_once("<>") {
            Some((name, digit)) => (name, digit, false),
            None => part.split_once('=').map(|(name, digit)| (name, digit, true)).expect("a conclusion"),
        };
        let digit = digit.chars().next().expect("a digit");
        said.extend(cells_of(name, shape).into_iter().map(|cell| (digit, cell, placed)));
    }
    said
}

#[test]
fn what_is_written_last_is_what_the_step_does() {
    let steps: Vec<_> = case_steps().collect();
    assert!(steps.len() > 300, "{} steps", steps.len());
    for (step, position) in steps {
        let shape = position.shape();
        let mut does: BTreeSet<(char, usize, bool)> =
            step.eliminated().iter().map(|gone| (gone.digit.symbol(), gone.cell.index(), false)).collect();
        does.extend(step.placed().map(|placed| (placed.digit.symbol(), placed.cell.index(), true)));
        for notation in Notation::ALL {
            let text = written(&step, &position, notation).expect("no search");
            let sign = if text.contains(" => ") { " => " } else { ": " };
            let (_, then) = text.rsplit_once(sign).expect("a conclusion");
            assert_eq!(concluded(then, shape), does, "{text}");
            assert!(!text.contains("()") && !text.contains("  ") && !text.contains("{}"), "{text}");
        }
    }
}

/// The chain of a Eureka text holds in the position: a strong link inside a cell has no third candidate, and
/// a weak one joins candidates that exclude each other.
#[test]
fn links_in_eureka_alternate() {
    // A forced conclusion follows in its own way, along several branches.
    let chains = case_steps().filter(|(step, _)| {
        let slug = step.technique().slug();
        slug != "forcing-chain" && (slug.ends_with("chain") || slug.ends_with("loop"))
    });
    let mut seen = 0;
    for (step, position) in chains {
        let text = written(&step, &position, Notation::Eureka).expect("a chain");
        let (chain, _) = text.split_once(" => ").expect("a conclusion");
        let signs: String = chain.chars().filter(|sign| matches!(sign, '=' | '-')).collect();
        assert!(signs.as_bytes().chunks(2).all(|two| matches!(two, b"=-" | b"=")), "{text}");
        assert_eq!(signs.ends_with('-'), text.contains("- => "), "{text}");
        seen += 1;
    }
    assert!(seen > 10, "{seen}");
}

#[test]
fn each_family_is_written_as_people_do() {
    let steps: Vec<_> = case_steps().collect();
    let cases = include_str!("../data/written.txt").lines().filter(|line| !line.starts_with('#'));
    let mut families = BTreeSet::new();
    for case in cases {
        let fields: Vec<&str> = case.split('|').collect();
        let [eureka, hodoku] = fields[..] else { panic!("two fields: {case}") };
        // `|` inside a bracket is Eureka's "or", which the file writes as a broken bar.
        let eureka = eureka.replace('\u{a6}', "|");
        let found = steps
            .iter()
            .find(|(step, position)| written(step, position, Notation::Hodoku).as_deref() == Some(hodoku));
        let (step, position) = found.unwrap_or_else(|| panic!("no step is written {hodoku}"));
        assert_eq!(written(step, position, Notation::Eureka), Some(eureka));
        families.insert(step.technique().slug());
    }
    assert!(families.len() > 45, "{} techniques", families.len());
}
