//! What is said of clues: each claim is true, each premise is named, and the conclusion follows.

use crate::common::{clued::clued_board, corpus_objects, see_each_other};
use std::{collections::BTreeMap, sync::OnceLock};
use sudoku_core::{
    Candidates, Position, Technique,
    explain::{Assertion, Locale, Span, claimed, in_full, written_out},
    families::Ruling,
    ladder::{Ladder, all_steps, next_step},
    shape::clues::Relation,
    step::{Decoded, Step},
};

/// On the ways through the puzzles of the corpus, each reason of a clue is true, is told whole, and is enough for its
/// conclusion.
#[test]
fn each_clue_is_said_and_is_enough() {
    let Some(rows) = corpus_objects("killer/lines.jsonl", 152) else { return };
    let (mut asked, mut met, mut shares) = (BTreeMap::new(), BTreeMap::new(), BTreeMap::new());
    let mut rare = 0;
    let mut parts: BTreeMap<String, usize> = BTreeMap::new();
    // How often houses were added up less clues.
    let mut sums: BTreeMap<&str, usize> = BTreeMap::new();
    for (number, row) in rows.iter().enumerate() {
        let grid = clued_board(row);
        let mut position = Position::within(Candidates::new(&grid), &grid);
        let mut nth = 0;
        while let Some(step) = next_step(&position, &Ladder::teaching().below(Technique::XWing)) {
            nth += 1;
            if step.technique().needs_clues() || step.technique().needs_sums() || nth % 8 == number % 8 {
                let now = position.candidates();
                crate::claimed::check(&step, now, &mut asked);
                crate::told::check(&step, now, &mut met);
                if let Some(Decoded::Ruled(found)) = step.pattern.decoded()
                    && matches!(found.ruling, Ruling::Outside | Ruling::Part { .. })
                {
                    *parts.entry(format!("{:?}", found.ruling)).or_default() += 1;
                }
                if let Some(Decoded::Total(found)) = step.pattern.decoded() {
                    *sums.entry(step.technique().slug()).or_default() += usize::from(!found.clues.is_empty());
                }
                // The common ones come by the hundred.
                let is_rare = matches!(
                    step.pattern.decoded(),
                    Some(Decoded::Ruled(found))
                        if matches!(
                            found.ruling,
                            Ruling::Both(..)
                                | Ruling::Twice(_)
                                | Ruling::Sets
                                | Ruling::Outside
                                | Ruling::Part { .. }
                        )
                );
                rare += usize::from(is_rare);
                let share: &mut [usize; 2] = shares.entry(step.technique().slug()).or_default();
                if share[1] < 150 || is_rare {
                    crate::follows::check(&step, now, &mut shares);
                }
            }
            position.apply(&step);
        }
    }
    println!("{asked:#?} {shares:?} {rare} {sums:?}");
    assert!(rare > 100, "{rare}");
    // What is between the ends of a sandwich and what is outside them, each in both ways.
    assert!(parts.len() == 5 && parts.values().all(|&count| count > 1), "{parts:?}");
    for technique in [Technique::HouseSum, Technique::SplitCage] {
        assert!(sums.get(technique.slug()).is_some_and(|&count| count > 2), "{technique:?} {sums:?}");
        let [follow, all] = shares[technique.slug()];
        assert_eq!(follow, all, "{technique:?}");
    }
    for technique in Technique::ALL.into_iter().filter(|one| one.needs_clues()) {
        assert!(asked.get(technique.slug()).is_some_and(|&count| count > 20), "{technique:?}");
        let [follow, all] = shares[technique.slug()];
        assert_eq!(follow, all, "{technique:?}");
    }
}

/// Where cells see each other only as one of them has the digit of another cell, the text names this one and the clue.
#[test]
fn sight_through_a_cell_with_the_same_digit_is_named() {
    let Some(rows) = corpus_objects("killer/lines.jsonl", 152) else { return };
    let (mut asked, mut met, mut through) = (BTreeMap::new(), BTreeMap::new(), BTreeMap::new());
    for row in rows.iter().filter(|row| ["palindrome", "clone"].iter().any(|kind| row["kind"] == *kind)) {
        let grid = clued_board(row);
        let shape = grid.shape();
        let mut position = Position::within(Candidates::new(&grid), &grid);
        let mut nth = 0;
        while let Some(next) = next_step(&position, &Ladder::teaching()) {
            nth += 1;
            if nth % 6 != 0 {
                position.apply(&next);
                continue;
            }
            let now = position.candidates();
            let mut seen: BTreeMap<&str, usize> = BTreeMap::new();
            for step in all_steps(&position, &Ladder::teaching().below(Technique::ForcingChain)) {
                let count = seen.entry(step.technique().slug()).or_default();
                *count += 1;
                if *count > 4 {
                    continue;
                }
                let spans = in_full(claimed(&step, now, Locale::ENGLISH));
                let text = written_out(&spans, shape, Locale::ENGLISH).concat();
                for span in &spans {
                    let Span::Says(fact) = span else { continue };
                    let Assertion::Sees(some, others) = &**fact else { continue };
                    for (&one, &other) in
                        some.iter().flat_map(|one| others.iter().map(move |other| (one, other)))
                    {
                        if one == other || see_each_other(shape, one, other) {
                            continue;
                        }
                        let words = [" through ", "which is the same digit by "];
                        assert!(words.iter().all(|words| text.contains(words)), "{one:?} {other:?} {text}");
                        *through.entry(step.technique().slug()).or_default() += 1;
                    }
                }
                crate::claimed::check(&step, now, &mut asked);
                crate::told::check(&step, now, &mut met);
            }
            position.apply(&next);
        }
    }
    println!("{through:?}");
    assert!(through.values().sum::<usize>() > 20 && through.len() > 5, "{through:?}");
}

/// What houses less clues give, of one house and of several: each sum is true, is told whole, and is enough.
#[test]
fn houses_less_clues_are_said_and_are_enough() {
    let Some(rows) = corpus_objects("killer/lines.jsonl", 152) else { return };
    let all = Technique::ALL.into_iter().filter(|one| !one.adds_up_houses());
    let sums_only = all.fold(Ladder::teaching(), Ladder::without);
    let (mut asked, mut met, mut shares) = (BTreeMap::new(), BTreeMap::new(), BTreeMap::new());
    for (number, row) in rows.iter().enumerate() {
        let grid = clued_board(row);
        if !grid.shape().has_amounts() || grid.shape().has_sums() {
            continue;
        }
        let mut position = Position::within(Candidates::new(&grid), &grid);
        let mut nth = number;
        while let Some(next) = next_step(&position, &Ladder::teaching().below(Technique::XWing)) {
            nth += 1;
            if nth % 15 == 0 {
                let now = position.candidates();
                let mut seen: BTreeMap<&str, usize> = BTreeMap::new();
                for step in all_steps(&position, &sums_only) {
                    let count = seen.entry(step.technique().slug()).or_default();
                    *count += 1;
                    if *count <= 3 {
                        crate::claimed::check(&step, now, &mut asked);
                        crate::told::check(&step, now, &mut met);
                        crate::follows::check(&step, now, &mut shares);
                    }
                }
            }
            position.apply(&next);
        }
    }
    println!("{asked:?} {shares:?}");
    for technique in Technique::ALL.into_iter().filter(|one| one.adds_up_houses()) {
        let [follow, all] = shares.get(technique.slug()).copied().unwrap_or_default();
        // One cell that several houses leave is rare without cages.
        let is_met = all > 3 || technique == Technique::BlockSum;
        assert!(is_met && follow == all, "{technique:?} {shares:?}");
    }
}

/// The words for strong links by clues.
const BY_CLUE: [&str; 2] = [" fits beside ", "and no other place is left"];

/// Chains go from cell to cell by what fits together there: each such link, weak or strong, is true and names its clue, and
/// the conclusion follows.
#[test]
fn links_through_clues_are_named_and_are_enough() {
    let Some(rows) = corpus_objects("killer/lines.jsonl", 152) else { return };
    let chains = [
        Technique::XyChain,
        Technique::ContinuousNiceLoop,
        Technique::DiscontinuousNiceLoop,
        Technique::Aic,
        Technique::ForcingChain,
        Technique::ForcingNet,
    ];
    let only = |ladder: Ladder, technique| {
        if chains.contains(&technique) { ladder } else { ladder.without(technique) }
    };
    let chains_only = Technique::ALL.into_iter().fold(Ladder::teaching(), only);
    let (mut asked, mut met, mut shares) = (BTreeMap::new(), BTreeMap::new(), BTreeMap::new());
    let (mut strong, mut kinds) = (BTreeMap::<&str, usize>::new(), [0; BY_CLUE.len()]);
    for (number, row) in rows.iter().enumerate() {
        let grid = clued_board(row);
        let mut position = Position::within(Candidates::new(&grid), &grid);
        let mut nth = number;
        while let Some(next) = next_step(&position, &Ladder::teaching().below(Technique::ForcingChain)) {
            nth += 1;
            let now = position.candidates();
            if nth % 40 == 0
                && now
                    .geometry()
                    .relations()
                    .iter()
                    .any(|(_, one)| matches!(one, Relation::Pair(..) | Relation::Has(..)))
            {
                let mut seen: BTreeMap<(&str, [bool; BY_CLUE.len()]), usize> = BTreeMap::new();
                for step in all_steps(&position, &chains_only) {
                    let spans = in_full(claimed(&step, now, Locale::ENGLISH));
                    let is_through = spans.iter().any(
                        |span| matches!(span, Span::Says(fact) if matches!(**fact, Assertion::Keeps(_))),
                    );
                    let text = written_out(&spans, now.shape(), Locale::ENGLISH).concat();
                    let by_clue = BY_CLUE.map(|words| text.contains(words));
                    let is_strong = by_clue.contains(&true);
                    let count = seen.entry((step.technique().slug(), by_clue)).or_default();
                    *count += usize::from(is_through);
                    if is_through && *count <= 4 {
                        *strong.entry(step.technique().slug()).or_default() += usize::from(is_strong);
                        kinds.iter_mut().zip(by_clue).for_each(|(count, is)| *count += usize::from(is));
                        crate::claimed::check(&step, now, &mut asked);
                        crate::told::check(&step, now, &mut met);
                        crate::follows::check(&step, now, &mut shares);
                    }
                }
            }
            position.apply(&next);
        }
    }
    println!("{asked:?} {shares:?} {strong:?} {kinds:?}");
    assert!(kinds.iter().all(|&count| count > 3), "{kinds:?}");
    for technique in [Technique::ContinuousNiceLoop, Technique::DiscontinuousNiceLoop, Technique::Aic] {
        assert!(strong.get(technique.slug()).is_some_and(|&count| count > 3), "{technique:?} {strong:?}");
    }
    for technique in chains {
        let share: &[usize; 2] = shares.get(technique.slug()).unwrap_or(&[0, 0]);
        assert!(share[1] > 3 && share[0] == share[1], "{technique:?} {share:?}");
    }
}

/// Some steps of the corpus that say something of clues beyond the cases of the techniques about them: a few of each kind.
pub(crate) fn further_steps() -> &'static [(Step, Candidates)] {
    static STEPS: OnceLock<Vec<(Step, Candidates)>> = OnceLock::new();
    STEPS.get_or_init(|| {
        let mut found: Vec<(Step, Candidates)> = Vec::new();
        let mut counts: BTreeMap<String, usize> = BTreeMap::new();
        for row in corpus_objects("killer/lines.jsonl", 152).unwrap_or_default() {
            let grid = clued_board(&row);
            let mut position = Position::within(Candidates::new(&grid), &grid);
            while let Some(step) = next_step(&position, &Ladder::teaching().below(Technique::ForcingChain)) {
                let now = position.candidates();
                let spans = claimed(&step, now, Locale::ENGLISH);
                let text = written_out(&in_full(spans), now.shape(), Locale::ENGLISH).concat();
                let kind = match step.pattern.decoded() {
                    Some(Decoded::Ruled(found)) => match found.ruling {
                        Ruling::Both(..) => Some("both"),
                        Ruling::Twice(_) => Some("twice"),
                        Ruling::Sets => Some("sets"),
                        Ruling::Outside => Some("outside"),
                        Ruling::Part { outside: false, lacking: false } => Some("between"),
                        Ruling::Part { outside: false, lacking: true } => Some("not between"),
                        Ruling::Part { outside: true, lacking: false } => Some("outside the ends"),
                        Ruling::Part { outside: true, lacking: true } => Some("not outside the ends"),
                        _ => None,
                    },
                    Some(Decoded::Total(found)) if !found.clues.is_empty() => {
                        let is_outside = !found.innies_and_outies(now).1.is_empty();
                        Some(if is_outside { "a sum with cells outside" } else { "a sum" })
                    }
                    _ => BY_CLUE
                        .into_iter()
                        .chain([" through ", " rules out "])
                        .find(|words| text.contains(words)),
                };
                if let Some(kind) = kind {
                    let count = counts.entry(format!("{kind} {}", step.technique().slug())).or_default();
                    *count += 1;
                    if *count <= 5 {
                        found.push((step.clone(), now.clone()));
                    }
                }
                position.apply(&step);
            }
        }
        found
    })
}
