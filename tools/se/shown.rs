//! The steps behind ER, EP and ED, and how many of them can be shown.

use crate::{Options, corpus};
use std::collections::{BTreeMap, BTreeSet};
use sudoku_core::{
    Candidates, Position,
    explain::{Locale, Span, explain, written_out},
    rating::se::{SeStep, rate},
    sorting,
};

const FILES: [&str; 3] = ["se_paths_index.tsv", "se_paths_more_index.tsv", "se_ratings.tsv"];

/// The steps of one technique.
#[derive(Default)]
struct Tally {
    /// Those behind ER, EP and ED: all, and the ones that can be shown.
    behind: [(u32, u32); 3],
    /// The time for showing them.
    seconds: f64,
    slowest: f64,
    /// The lines of each text.
    lines: Vec<usize>,
}

pub(crate) fn run(options: &Options) -> Result<(), String> {
    let mut known: BTreeSet<String> = BTreeSet::new();
    let mut tallies: BTreeMap<String, Tally> = BTreeMap::new();
    let (mut nth, mut late) = (0, 0);
    for line in FILES.map(corpus::lines).into_iter().collect::<Result<Vec<_>, _>>()?.concat() {
        let clues = line.split('\t').next().unwrap_or_default().replace('0', ".");
        if !known.insert(clues.clone()) {
            continue;
        }
        nth += 1;
        if nth % options.every != 0 {
            continue;
        }
        let grid = corpus::grid(&clues)?;
        let mut limit = corpus::Limit::new(options.seconds);
        let Ok(rating) = rate(&grid, options.edition, &mut |_| limit.watch()) else { continue };
        if rating.stopped {
            late += 1;
            continue;
        }
        let figures = [rating.hardest, rating.first_placement, rating.first_step];
        for (kind, figure) in figures.into_iter().enumerate() {
            let Some(at) = rating.steps.iter().position(|step| step.rating == figure) else { continue };
            if !(options.least..=options.most).contains(&figure.0) {
                continue;
            }
            let mut position = Position::within(Candidates::new(&grid), &grid);
            rating.steps[..at].iter().for_each(|step| take(&mut position, step));
            let clock = corpus::Limit::new(options.seconds);
            let steps = rating.steps[at].shown(&position);
            let (spent, is_shown) = (clock.spent(), !steps.is_empty());
            if options.text {
                println!("{clues} {}: {} {}", at + 1, figure, rating.steps[at].technique.name());
            }
            let mut lines = 0;
            for step in &steps {
                let told = explain(step, position.candidates(), Locale::ENGLISH);
                lines += told.iter().filter(|span| **span == Span::Line).count();
                if options.text {
                    println!("{}", written_out(&told, position.shape(), Locale::ENGLISH).concat());
                }
                position.apply(step);
            }
            let tally = tallies.entry(rating.steps[at].technique.name()).or_default();
            tally.behind[kind].0 += 1;
            tally.behind[kind].1 += u32::from(is_shown);
            tally.seconds += spent;
            tally.slowest = tally.slowest.max(spent);
            tally.lines.push(lines);
            if !is_shown && !options.quiet && !options.text {
                println!("{clues} {}: {} {}", at + 1, figure, rating.steps[at].technique.name());
            }
        }
    }
    print(&tallies);
    println!("{late} puzzles took too long");
    Ok(())
}

fn take(position: &mut Position, step: &SeStep) {
    position.rule_out(&step.eliminated);
    step.placed.into_iter().for_each(|placed| position.place(placed));
}

fn print(tallies: &BTreeMap<String, Tally>) {
    println!("{:66} {:>11} {:>11} {:>11} {:>9} {:>12}", "technique", "ER", "EP", "ED", "slowest", "lines to");
    let mut sum = [(0, 0); 3];
    let line = |name: &str, behind: &[(u32, u32); 3], slowest: f64, lines: &[usize]| {
        let mut lines = lines.to_vec();
        sorting::sort(&mut lines);
        let (half, most) = (lines.get(lines.len() / 2).unwrap_or(&0), lines.last().unwrap_or(&0));
        let [er, ep, ed] = behind.map(|(all, shown)| format!("{shown} of {all}"));
        println!("{name:66} {er:>11} {ep:>11} {ed:>11} {slowest:8.3}s {half:>5} {most:>6}");
    };
    for (name, tally) in tallies {
        line(name, &tally.behind, tally.slowest, &tally.lines);
        for (sum, behind) in sum.iter_mut().zip(tally.behind) {
            *sum = (sum.0 + behind.0, sum.1 + behind.1);
        }
    }
    line("all", &sum, tallies.values().map(|tally| tally.seconds).sum(), &[]);
}
