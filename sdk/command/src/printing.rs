//! Puzzles on pages.

use crate::{
    args,
    failed::{Failed, code},
    input, part,
    tasks::{Trouble, board},
};
use std::{
    io::{self, Write},
    ops::ControlFlow::{Break, Continue},
    time::{Duration, Instant},
};
use stepdoku::{Paper, Puzzle};

/// The most puzzles of a document; one more is read to know that there are too many.
const MOST: usize = 1000;
/// How long a puzzle may take to be proven.
const PATIENCE: Duration = Duration::from_mins(1);

pub(crate) fn print(wish: &args::Print) -> Result<u8, Failed> {
    let sources = input::open(&wish.source)?;
    let (mut puzzles, mut bad) = (Vec::new(), 0);
    input::read(sources, wish.source.mixed, &mut |item| {
        let (mut notes, start) = (Vec::new(), Instant::now());
        let mut watch = |_| if start.elapsed() > PATIENCE { Break(()) } else { Continue(()) };
        let puzzle = match board(&item, &mut notes) {
            Ok(board) => Puzzle::new(&board, &mut watch).map_err(|error| error.to_string()),
            Err(Trouble::Bad(wrong)) => Err(wrong.what),
            Err(_) => Err("it can't be read".to_owned()),
        };
        for note in notes {
            say!("{}: {note}", item.place);
        }
        match puzzle {
            Ok(puzzle) => puzzles.push(puzzle),
            Err(what) => {
                bad += 1;
                say!("{}: {}.", item.place, what.trim_end_matches('.'));
            }
        }
        if puzzles.len() > MOST || bad > 0 && wish.source.strict { Break(()) } else { Continue(()) }
    });
    if bad > 0 && wish.source.strict {
        return Ok(code::FAILED);
    }
    if puzzles.is_empty() {
        return Err(Failed::because("there is no puzzle to print."));
    }
    if puzzles.len() > MOST {
        return Err(Failed::because(format!(
            "a document has at most {MOST} puzzles. Print the list in parts."
        )));
    }
    let paper = Paper {
        title: wish.title.clone(),
        per_page: wish.per_page.parse().unwrap_or(4),
        answers: !wish.no_answers,
        steps: wish.steps,
        large: wish.large,
        candidates: wish.candidates,
        letter: wish.letter,
    };
    let html = stepdoku::print(&puzzles, &paper).map_err(|error| Failed::because(format!("{error}.")))?;
    let written = match &wish.out {
        Some(out) => part::whole(out, |file| file.write_all(html.as_bytes())),
        None => io::stdout().write_all(html.as_bytes()),
    };
    written.map_err(|error| Failed::output(&error))?;
    Ok(if bad == 0 { 0 } else { code::FAILED })
}
