//! The recorded steps of the program, each asked for in its own position.

use crate::{Options, corpus};
use std::{collections::BTreeMap, ops::ControlFlow};
use sudoku_core::{
    Candidate, Candidates,
    rating::se::{SeEdition, SeStep, next_step},
    sorting,
};

const FILES: [&str; 2] = ["se_paths.tsv.gz", "se_paths_more.tsv.gz"];

/// How the steps of one rule compare.
#[derive(Default)]
struct Tally {
    rows: u32,
    /// The rating is the same.
    rated: u32,
    /// All that the step does is the same, too.
    same: u32,
    late: u32,
    seconds: f64,
}

pub(crate) fn run(options: &Options) -> Result<(), String> {
    let mut tallies: BTreeMap<String, Tally> = BTreeMap::new();
    let (mut puzzle, mut position, mut nth) = (String::new(), None, 0);
    for line in FILES.map(corpus::lines).into_iter().collect::<Result<Vec<_>, _>>()?.concat() {
        let fields: Vec<&str> = line.split('\t').collect();
        let [grid, number, technique, rating, placed, gone, text, ..] = fields[..] else {
            return Err(format!("a row of too few fields: {line}"));
        };
        if puzzle != grid {
            grid.clone_into(&mut puzzle);
            position = Some(Candidates::new(&corpus::grid(grid)?));
            nth += 1;
        }
        let Some(before) = &mut position else { continue };
        let rating = corpus::tenths(rating)?;
        let (placed, gone) = (corpus::candidates(placed)?, corpus::candidates(gone)?);
        if (options.least..=options.most).contains(&rating) && nth % options.every == 0 {
            let tally = tallies.entry(family(technique)).or_default();
            let told = compare(before, rating, &placed, &gone, options.seconds, tally);
            if let Some(told) = told.filter(|_| !options.quiet) {
                println!("{puzzle} {number}: {rating} {text} -{gone:?}\n    {told}", gone = names(&gone));
            }
        }
        for &one in &gone {
            before.eliminate(one, |_| ());
        }
        for &one in &placed {
            before.place(one, |_| ());
        }
    }
    print(&tallies);
    Ok(())
}

/// The rule of a technique's name: without the numbers that describe its shape.
fn family(technique: &str) -> String {
    let words = technique.split(' ').filter(|word| !(word.len() > 1 && word.parse::<u64>().is_ok()));
    words.collect::<Vec<_>>().join(" ")
}

fn names(list: &[Candidate]) -> String {
    let mut names: Vec<String> = list.iter().map(|&one| corpus::name(one)).collect();
    sorting::sort(&mut names);
    names.join(" ")
}

/// Compares a step, and tells of a difference.
fn compare(
    before: &Candidates,
    rating: u16,
    placed: &[Candidate],
    gone: &[Candidate],
    seconds: f64,
    tally: &mut Tally,
) -> Option<String> {
    tally.rows += 1;
    let mut limit = corpus::Limit::new(seconds);
    let found = next_step(before, SeEdition::Current, &mut |_| limit.watch());
    tally.seconds += limit.spent();
    let step = match found {
        ControlFlow::Continue(Some(step)) => step,
        ControlFlow::Continue(None) => return Some("nothing".to_owned()),
        ControlFlow::Break(()) => {
            tally.late += 1;
            return None;
        }
    };
    let rated = step.rating.0 == rating;
    tally.rated += u32::from(rated);
    let same = rated && does_the_same(&step, before, placed, gone);
    tally.same += u32::from(same);
    (!rated).then(|| {
        let places: Vec<Candidate> = step.placed.into_iter().collect();
        format!("{} {} {} -{}", step.rating, step.technique.name(), names(&places), names(&step.eliminated))
    })
}

fn does_the_same(step: &SeStep, before: &Candidates, placed: &[Candidate], gone: &[Candidate]) -> bool {
    // A record lists only the other digits of a cell that is filled by a chain.
    let open = |list: &[Candidate]| {
        names(&list.iter().copied().filter(|&one| before.allows(one)).collect::<Vec<_>>())
    };
    step.placed.as_slice() == placed && (open(&step.eliminated) == open(gone) || !placed.is_empty())
}

fn print(tallies: &BTreeMap<String, Tally>) {
    println!("{:60} {:>6} {:>7} {:>7} {:>5} {:>8}", "technique", "rows", "rating", "same", "late", "seconds");
    let mut all = Tally::default();
    let percent = |part: u32, rows: u32| 100.0 * f64::from(part) / f64::from(rows.max(1));
    let line = |name: &str, tally: &Tally| {
        let Tally { rows, rated, same, late, seconds } = *tally;
        let (rated, same) = (percent(rated, rows), percent(same, rows));
        println!("{name:60} {rows:6} {rated:6.1}% {same:6.1}% {late:5} {seconds:8.2}");
    };
    for (name, tally) in tallies {
        line(name, tally);
        all.rows += tally.rows;
        all.rated += tally.rated;
        all.same += tally.same;
        all.late += tally.late;
        all.seconds += tally.seconds;
    }
    line("all", &all);
}
