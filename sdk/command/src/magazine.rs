//! A magazine from the command line: any number of puzzles, as text, as `.sdm`, or as one HTML file to print.
//! `--help` explains the options.

mod options;
#[cfg(test)]
mod tests;

use options::{HELP, Options, Wanted};
use std::{
    fs,
    io::{self, Write},
    process::ExitCode,
    time::Instant,
};
use sudoku_logic::explain::Locale;
use sudoku_make::magazine::{Magazine, Press, Printing, Shortfall, Taken, contribute, document, sdm, text};

/// Makes what the arguments say.
pub fn main(arguments: impl Iterator<Item = String>) -> ExitCode {
    let options = match Options::read(arguments) {
        Ok(Some(options)) => options,
        Ok(None) => {
            print!("{HELP}");
            return ExitCode::SUCCESS;
        }
        Err(error) => {
            eprintln!("magazine: {error}\nTry --help.");
            return ExitCode::from(2);
        }
    };
    match run(options) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("magazine: {error}");
            ExitCode::FAILURE
        }
    }
}

/// Makes and writes a magazine. Returns whether it has all its puzzles.
fn run(options: Options) -> Result<bool, String> {
    let magazine = make(Magazine::new(options.batch), options.quiet, options.keep_looking);
    let whole = report(&magazine);
    let sheet = magazine.numbered();
    if sheet.is_empty() {
        return Err("no puzzle could be made, so nothing was written".into());
    }
    let locale = Locale::ENGLISH;
    let written = match options.wanted {
        Wanted::Text => text(&sheet, &magazine.looks(), locale),
        Wanted::Sdm => sdm(&sheet),
        Wanted::Html => {
            let Options { layout, title, base, .. } = options;
            let printing = Printing::of(&magazine, layout, title, base, locale);
            document(&mut Press::new(&printing, &mut |_| {}))
        }
    };
    match options.out {
        Some(path) => {
            fs::write(&path, written).map_err(|error| format!("{path} could not be written: {error}"))?;
        }
        None => match io::stdout().write_all(written.as_bytes()) {
            // The reader may have closed the pipe.
            Err(error) if error.kind() != io::ErrorKind::BrokenPipe => return Err(error.to_string()),
            _ => {}
        },
    }
    Ok(whole)
}

/// Makes what can be made; rare puzzles for as long as it takes if `patient`.
fn make(mut magazine: Magazine, quiet: bool, patient: bool) -> Magazine {
    let mut said = Instant::now();
    loop {
        let Some(recipe) = magazine.due() else {
            if patient && magazine.keep_looking() {
                continue;
            }
            return magazine;
        };
        let began = Instant::now();
        let contribution = contribute(recipe, &mut |_| {});
        let taken = magazine.take(contribution, began.elapsed().as_millis() as u64);
        assert!(taken != Taken::Late, "it was made by the recipe that was due");
        if !quiet && said.elapsed().as_secs() >= 2 {
            said = Instant::now();
            let (tally, left) = (magazine.tally(), magazine.millis_left().div_ceil(1000));
            eprintln!("{} of {} made, about {left} s left", tally.made, tally.of);
        }
    }
}

/// Reports the searches for rare puzzles, and those that could not be made. Returns whether there are none.
fn report(magazine: &Magazine) -> bool {
    let mut whole = true;
    for (lot, tally) in magazine.batch().lots().iter().zip(magazine.lots()) {
        if tally.missed > 0 {
            let (tries, time) = (u32::from(tally.made) + tally.alike + tally.missed, tally.millis / 1000);
            eprintln!("magazine: {} of {lot} found in {tries} searches, {time} s", tally.made);
        }
        let why = match tally.shortfall {
            None => continue,
            Some(Shortfall::Alike) => "what was made after these was like one of them, again and again",
            Some(Shortfall::Missed) => "none was found on the boards that were tried",
            Some(Shortfall::Impossible) => "there can be no such puzzle",
        };
        eprintln!("magazine: {} of {} of {lot} were made: {why}", tally.made, tally.of);
        whole = false;
    }
    whole
}
