//! The positions for drills: the easiest step of each is of its technique.

use std::collections::{BTreeMap, BTreeSet};
use sudoku_core::{
    Candidate, Candidates, Digit, Grid, Position, Puzzle, Shape, Technique,
    brute::unlimited,
    ladder::{Ladder, all_steps, next_step},
    notation::names,
};

const DRILLS: &str = include_str!("../../../../learn/learn-drills.txt");

/// The techniques without a separate position, as others always do the same: each has its example.
const EXAMPLES_ALONE: [Technique; 2] = [Technique::FrankenXWing, Technique::FinnedFrankenXWing];

/// The techniques that easiest-first walks rarely or never reach, because relatives of the same tier come first.
const RARE: [Technique; 11] = [
    Technique::MultiColors2,
    Technique::FrankenSwordfish,
    Technique::FrankenJellyfish,
    Technique::MutantSwordfish,
    Technique::MutantJellyfish,
    Technique::FinnedMutantXWing,
    Technique::FinnedMutantSwordfish,
    Technique::FireworkQuad,
    Technique::MultiSector,
    Technique::TemplateSet,
    Technique::TemplateDelete,
];

/// The techniques that only larger boards have.
const LARGE: [Technique; 5] = [
    Technique::NakedQuintuple,
    Technique::NakedSextuple,
    Technique::HiddenQuintuple,
    Technique::HiddenSextuple,
    Technique::Squirmbag,
];

/// The techniques of the path's first chapters.
const FIRST: [Technique; 13] = [
    Technique::FullHouse,
    Technique::HiddenSingle,
    Technique::NakedSingle,
    Technique::Pointing,
    Technique::Claiming,
    Technique::LockedPair,
    Technique::LockedTriple,
    Technique::NakedPair,
    Technique::NakedTriple,
    Technique::NakedQuadruple,
    Technique::HiddenPair,
    Technique::HiddenTriple,
    Technique::HiddenQuadruple,
];

/// Whether puzzles of that size hardly or never need that one of them: of twenty thousand at 6×6, ten thousand at 8×8
/// and three thousand at 10×10, at most two.
fn is_rare(shape: &Shape, technique: Technique) -> bool {
    use Technique::{HiddenQuadruple, HiddenTriple, LockedTriple, NakedQuadruple, NakedTriple};
    match shape {
        Shape::S6 => {
            matches!(technique, LockedTriple | NakedTriple | HiddenTriple | NakedQuadruple | HiddenQuadruple)
        }
        Shape::S8 => matches!(technique, NakedQuadruple | HiddenQuadruple),
        Shape::S10 => technique == HiddenQuadruple,
        _ => false,
    }
}

struct Drill {
    technique: Technique,
    puzzle: Puzzle,
    position: Position,
}

fn read(line: &str) -> Drill {
    let [slug, givens, digits, gone] = line.split('|').collect::<Vec<_>>()[..] else { panic!("{line}") };
    let spread = |text: &str| -> String {
        let one = |symbol: char| match symbol {
            'a'..='z' => ".".repeat(symbol as usize - 'a' as usize + 1),
            other => other.into(),
        };
        text.chars().map(one).collect()
    };
    let (tag, givens) = givens.split_once(':').unwrap_or(("", givens));
    let tagged = |cells: &str| Grid::from_line(&format!("{tag}:{cells}"));
    let (givens, own) = (spread(givens), spread(digits));
    let mut own = own.chars();
    let digits: String =
        givens.chars().map(|given| if given == '.' { own.next().expect("a cell") } else { given }).collect();
    assert_eq!(own.next(), None, "{line}");
    let (givens, digits) = (tagged(&givens).expect("givens"), tagged(&digits).expect("digits"));
    let shape = digits.shape();
    let mut candidates = Candidates::new(&digits);
    let puzzle = Puzzle::new(givens, &mut unlimited()).unwrap_or_else(|error| panic!("{error}: {line}"));
    for word in gone.split_whitespace() {
        let (digit, cells) = word.split_once('r').expect("a digit and cells");
        let digit = digit.chars().next().and_then(Digit::from_symbol).expect("a digit");
        for cell in cells.split('r') {
            let gone = Candidate::new(names::cell(shape, &format!("r{cell}")).expect("a cell"), digit);
            assert!(candidates.allows(gone), "{gone:?} is not there: {line}");
            assert_ne!(puzzle.solution().get(gone.cell), Some(gone.digit), "{gone:?} is true: {line}");
            candidates.eliminate(gone, |_| {});
        }
    }
    assert!(digits.agrees_with(puzzle.solution()), "{line}");
    assert!(puzzle.clues().filled().all(|(cell, digit)| digits.get(cell) == Some(digit)), "{line}");
    let position = Position::within(candidates, puzzle.clues());
    Drill { technique: Technique::from_slug(slug).expect("a slug"), puzzle, position }
}

fn drills() -> impl Iterator<Item = Drill> {
    DRILLS.lines().filter(|line| !line.starts_with('#')).map(read)
}

/// The easiest step of the ladder is of the technique, and the rungs below it have none, so a player without
/// the technique finds nothing easier. Where relatives of the same tier always come first, nothing
/// of a lower tier applies.
#[test]
fn each_position_needs_its_technique() {
    for Drill { technique, puzzle, position } in drills() {
        // The positions of each edition were found by its ladder.
        let teaching = Ladder::of_edition(technique.edition());
        let clues = puzzle.clues();
        let empty = position.candidates().open_count();
        let least = match position.shape().cell_count() {
            16 => 3,
            36 => 8,
            _ => 20,
        };
        assert!(empty >= least, "{empty} empty cells in {clues}");
        if EXAMPLES_ALONE.contains(&technique) {
            assert!(!all_steps(&position, &teaching.clone().only(technique)).is_empty(), "{technique:?}");
            continue;
        }
        let easiest = next_step(&position, &teaching).map(|step| step.technique());
        let strictly = easiest == Some(technique);
        assert!(strictly || RARE.contains(&technique), "{technique:?} in {clues}: {easiest:?} is easier");
        assert!(
            next_step(&position, &teaching.clone().only(technique)).is_some(),
            "{technique:?} in {clues}"
        );
        let below = |other: &Technique| {
            if strictly {
                // Some techniques are on a second rung, for their larger patterns.
                let rungs = || teaching.rungs().iter();
                let last = rungs().rposition(|rung| rung.techniques.contains(other));
                last < rungs().position(|rung| rung.techniques.contains(&technique))
            } else {
                other.info().tier < technique.info().tier
            }
        };
        let others = Technique::ALL.into_iter().filter(|other| !below(other));
        let easier = others.fold(teaching.clone(), Ladder::without);
        assert!(next_step(&position, &easier).is_none(), "{technique:?} in {clues}");
    }
}

/// A technique's positions are of different puzzles, and the first have the most steps to find.
#[test]
fn they_become_harder_to_find() {
    let mut groups: BTreeMap<(Shape, &str), Vec<Drill>> = BTreeMap::new();
    for drill in drills() {
        // Each killer, and each board with clues, has a shape of its own.
        let size = drill.position.shape().bare();
        groups.entry((size, drill.technique.slug())).or_default().push(drill);
    }
    for ((shape, slug), drills) in &groups {
        let puzzles: BTreeSet<String> = drills.iter().map(|drill| drill.puzzle.clues().to_string()).collect();
        assert_eq!(puzzles.len(), drills.len(), "{slug} has a puzzle twice");
        let steps = drills.iter().map(|drill| {
            let mut steps = all_steps(&drill.position, &Ladder::teaching().only(drill.technique));
            steps.dedup_by(|one, other| one.conclusion == other.conclusion);
            steps.len()
        });
        let steps: Vec<usize> = steps.collect();
        assert!(steps.is_sorted_by(|one, next| one >= next), "{slug} at {shape:?}: {steps:?}");
    }
    for technique in Technique::ALL {
        if LARGE.contains(&technique) {
            assert!(groups.keys().any(|key| key.1 == technique.slug()), "nothing for {}", technique.slug());
            continue;
        }
        let found = groups.get(&(Shape::S9.clone(), technique.slug())).map_or(0, Vec::len);
        let expected = if EXAMPLES_ALONE.contains(&technique) { 1 } else { 20 };
        // Those about clues have more, so that each rule has enough.
        let is_enough = found == expected || technique.needs_clues() && found > expected;
        assert!(is_enough, "{found} positions for {}", technique.slug());
    }
    let count = |shape, one: Technique| groups.get(&(shape, one.slug())).map_or(0, Vec::len);
    // The first chapters of the path have boards of every size, where any puzzle needs the technique.
    for (shape, least) in [(Shape::S6, 6), (Shape::S8, 3), (Shape::S10, 3), (Shape::S12, 6)] {
        for technique in Technique::ALL.into_iter().filter(|one| FIRST.contains(one)) {
            let expected = if is_rare(shape, technique) { 0..least } else { least..least + 1 };
            let found = count(shape.clone(), technique);
            assert!(expected.contains(&found), "{found} positions for {} at {shape:?}", technique.slug());
        }
    }
}
