//! Whole puzzles: ER, EP and ED beside the published ones.

use crate::{Options, corpus};
use std::collections::BTreeSet;
use sudoku_core::rating::se::rate;

/// The upper ends of the bands, in tenths.
const BANDS: [u16; 7] = [28, 50, 66, 76, 88, 94, 200];

/// A puzzle with its published ratings.
struct Case {
    line: String,
    er: u16,
    ep: Option<u16>,
    ed: Option<u16>,
    origin: String,
}

#[derive(Default, Clone)]
struct Tally {
    rows: u32,
    er: u32,
    ep: (u32, u32),
    ed: (u32, u32),
    late: u32,
    seconds: f64,
    slowest: f64,
}

/// The puzzles of an index of paths, or of the list of ratings.
fn cases() -> Result<Vec<(&'static str, Vec<Case>)>, String> {
    let mut known: BTreeSet<String> = BTreeSet::new();
    let mut sources = Vec::new();
    for (name, file) in [
        ("paths", "se_paths_index.tsv"),
        ("more paths", "se_paths_more_index.tsv"),
        ("ratings", "se_ratings.tsv"),
    ] {
        let mut cases = Vec::new();
        for line in corpus::lines(file)? {
            let fields: Vec<&str> = line.split('\t').collect();
            let from = if name == "ratings" { 2 } else { 1 };
            let [Some(&er), ep, ed] = [0, 1, 2].map(|at| fields.get(from + at)) else { continue };
            let shifted = line.contains("2011-06-26");
            let optional = |text: Option<&&str>| text.and_then(|text| corpus::tenths(text).ok());
            // The columns of one origin are shifted: the figure for EP is ED.
            let (ep, ed) = if shifted { (None, optional(ep)) } else { (optional(ep), optional(ed)) };
            if known.insert(fields[0].replace('0', ".")) {
                cases.push(Case {
                    line: fields[0].to_owned(),
                    er: corpus::tenths(er)?,
                    ep,
                    ed,
                    origin: if name == "ratings" { fields.get(5).copied().unwrap_or(name) } else { name }
                        .to_owned(),
                });
            }
        }
        sources.push((name, cases));
    }
    Ok(sources)
}

pub(crate) fn run(options: &Options) -> Result<(), String> {
    for (name, cases) in cases()? {
        let mut bands = vec![Tally::default(); BANDS.len()];
        let wanted = cases.iter().filter(|case| (options.least..=options.most).contains(&case.er));
        for case in wanted.step_by(options.every) {
            let band = BANDS.iter().position(|&end| case.er <= end).unwrap_or(BANDS.len() - 1);
            let told = compare(case, options, &mut bands[band])?;
            if let Some(told) = told.filter(|_| !options.quiet) {
                println!("{} {told} ({:.40})", case.line, case.origin);
            }
        }
        print(name, &bands);
    }
    Ok(())
}

fn compare(case: &Case, options: &Options, tally: &mut Tally) -> Result<Option<String>, String> {
    let grid = corpus::grid(&case.line)?;
    let mut limit = corpus::Limit::new(options.seconds);
    let rating = match rate(&grid, options.edition, &mut |_| limit.watch()) {
        Ok(rating) => rating,
        Err(why) => return Ok(Some(why.to_string())),
    };
    let spent = limit.spent();
    tally.seconds += spent;
    tally.slowest = tally.slowest.max(spent);
    tally.rows += 1;
    let figures = [rating.hardest, rating.first_placement, rating.first_step].map(|tenths| tenths.0);
    let equal = |wanted: Option<u16>, has: u16| wanted.is_none_or(|wanted| wanted == has);
    let (er, ep, ed) = (figures[0] == case.er, equal(case.ep, figures[1]), equal(case.ed, figures[2]));
    tally.ep.0 += u32::from(case.ep.is_some());
    tally.ed.0 += u32::from(case.ed.is_some());
    tally.ep.1 += u32::from(case.ep.is_some() && ep);
    tally.ed.1 += u32::from(case.ed.is_some() && ed);
    if rating.stopped {
        tally.late += 1;
        let fair = figures[0] <= case.er;
        return Ok((!fair).then(|| format!("at least {}, but is {}", rating.hardest, case.er)));
    }
    tally.er += u32::from(er);
    let wanted = [Some(case.er), case.ep, case.ed];
    let show = |figure: Option<u16>| {
        figure.map_or("-".to_owned(), |tenths| format!("{:.1}", f64::from(tenths) / 10.0))
    };
    let wanted = wanted.map(show).join("/");
    let has = figures.map(|figure| show(Some(figure))).join("/");
    Ok((!(er && ep && ed)).then(|| format!("{has} instead of {wanted}")))
}

fn print(name: &str, bands: &[Tally]) {
    println!("{name}");
    println!(
        "{:>8} {:>6} {:>7} {:>7} {:>7} {:>5} {:>9} {:>9}",
        "to", "rows", "ER", "EP", "ED", "late", "per s", "slowest"
    );
    let percent = |part: u32, rows: u32| 100.0 * f64::from(part) / f64::from(rows.max(1));
    for (band, end) in bands.iter().zip(BANDS).filter(|(band, _)| band.rows > 0) {
        println!(
            "{:8.1} {:6} {:6.1}% {:6.1}% {:6.1}% {:5} {:9.1} {:8.2}s",
            f64::from(end) / 10.0,
            band.rows,
            percent(band.er, band.rows),
            percent(band.ep.1, band.ep.0),
            percent(band.ed.1, band.ed.0),
            band.late,
            f64::from(band.rows) / band.seconds.max(1e-9),
            band.slowest,
        );
    }
}
