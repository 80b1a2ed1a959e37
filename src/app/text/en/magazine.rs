//! The magazine.

use super::{counted, game};
use crate::app::text::magazine::MagazineText;
use sudoku_core::magazine::{Answers, Paper, Shortfall, Ways};
use sudoku_play::view::{LotView, MagazineView};

pub(super) static MAGAZINE: MagazineText = MagazineText {
    many: "How many",
    custom: ("Custom", "You set these up in New puzzle, under Custom."),
    several: "Make many",
    make: |many| match many {
        Some(many) => format!("Make {}", counted(many.into(), "puzzle", "puzzles")),
        None => "Make puzzles".into(),
    },
    empty: "Your magazine is empty. It can have up to 1000 puzzles to print, of any sizes and levels, no two alike.",
    more: "Add puzzles",
    clear: ["Delete all", "Restore"],
    run: ["Stop", "Continue"],
    state,
    lot,
    faults: [
        "Your saved magazine could not be read. It has not been changed; making another replaces it.",
        "This browser can't save the magazine. It lasts until you close the page, so print it or save it to a file.",
    ],
    name: "Title",
    paper: "Paper",
    paper_name: |paper| match paper {
        Paper::A4 => "A4",
        Paper::Letter => "Letter",
    },
    per_page: ("Puzzles per page", "Large boards need more room: one 25×25 fills a page."),
    answers: "Answers",
    answers_name: |answers| match answers {
        Answers::None => "None",
        Answers::AtEnd => "At the end",
        Answers::UpsideDown => "Upside down",
    },
    ways: ("Solution path", "Show each step as a small board with its reason, on the last pages."),
    ways_name: |ways| match ways {
        Ways::None => "None",
        Ways::Hard => "Beyond singles",
        Ways::All => "All steps",
    },
    ascending: ("Easiest first", "Sort by level, then by rating."),
    switches: [
        ("Large print", "Fewer puzzles per page, with larger digits."),
        ("Candidates", "Print the candidates in every empty cell."),
        ("Rating", "Print the hardest step on the Sudoku Explainer scale."),
        ("Recipe", "Print the text that makes the same puzzle again."),
        ("QR code", "Scan it to open the puzzle in Stepdoku."),
        ("Cover", "Add a first page with title and contents."),
        ("Booklet", "Two pages side by side: print double-sided, then fold."),
    ],
    options: "Print options",
    pages: (
        "Pages",
        |shown, of| {
            let all = counted(of as usize, "page", "pages");
            if shown == of as usize { all } else { format!("{shown} of {all}") }
        },
        "Drawing pages…",
    ),
    page: |number| format!("Page {number}"),
    more_pages: "Show more pages",
    print: ["Print", "Drawing all pages…"],
    save: ["Save as .sdm", "Save as text"],
};

fn state(view: &MagazineView) -> String {
    let made = format!("{} of {}", view.made, counted(view.of.into(), "puzzle", "puzzles"));
    match (view.makes, view.left) {
        (true, Some(left)) if left >= 1500 => format!("{made}, about {} left", span(left)),
        (true, _) => format!("{made}…"),
        (false, _) if view.lacks => format!("{made}. Stopped: you can print what is there."),
        (false, _) => made,
    }
}

/// A stretch of time, roughly.
fn span(millis: u64) -> String {
    let seconds = millis.div_ceil(1000) as usize;
    match seconds {
        0..100 => counted(seconds, "second", "seconds"),
        100..6000 => counted(seconds.div_ceil(60), "minute", "minutes"),
        _ => counted(seconds.div_ceil(3600), "hour", "hours"),
    }
}

fn lot(lot: &LotView) -> String {
    let name = match lot.level {
        Some(level) => game(lot.shape, Some(level)),
        None => format!("{} · custom", game(lot.shape, None)),
    };
    let asked = format!("{} × {name}", lot.count);
    let Some(shortfall) = lot.shortfall else { return asked };
    let made = lot.made.unwrap_or_default();
    let why = match shortfall {
        Shortfall::Alike => {
            format!("There are only {made}: any other would be the same as one of these in disguise.")
        }
        Shortfall::Missed => {
            format!("Only {made} found. More are rare: ask for fewer conditions.")
        }
        Shortfall::Impossible => "No such puzzle exists.".into(),
    };
    format!("{asked}. {why}")
}
