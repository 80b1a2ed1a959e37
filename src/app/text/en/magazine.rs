//! The magazine.

use super::{counted, game};
use crate::app::text::magazine::MagazineText;
use sudoku_core::{
    magazine::{Answers, Paper, Shortfall, Ways},
    play::view::{LotView, MagazineView},
};

pub(super) static MAGAZINE: MagazineText = MagazineText {
    many: ("How many", "1", "More than one, up to 1000, go into a magazine to print."),
    open: "Open the magazine",
    make: |many| format!("Make {many} puzzles"),
    empty: "There are no puzzles in it. Ask for some: as many as you like, of any size and level, no two alike.",
    more: "Add puzzles",
    clear: ["Remove all", "Bring them back"],
    run: ["Stop", "Go on"],
    state,
    lot,
    faults: [
        "The magazine that was kept here cannot be read. It stays as it is until you make another.",
        "This browser keeps no magazine: it lasts as long as this page. Print it or save it.",
    ],
    name: "Title",
    paper: "Paper",
    paper_name: |paper| match paper {
        Paper::A4 => "A4",
        Paper::Letter => "Letter",
    },
    per_page: ("Puzzles on a page", "Large boards take more room: one 25×25 fills a page."),
    answers: "Answers",
    answers_name: |answers| match answers {
        Answers::None => "None",
        Answers::AtEnd => "At the end",
        Answers::UpsideDown => "Upside down",
    },
    ways: ("Solution path", "Each step as a small board with its reason, on pages at the end."),
    ways_name: |ways| match ways {
        Ways::None => "None",
        Ways::Hard => "Beyond singles",
        Ways::All => "Each step",
    },
    ascending: ("Easiest first", "By level, then by rating."),
    switches: [
        ("Large print", "Fewer puzzles on a page, with larger digits."),
        ("Candidates", "Each empty cell shows what it can hold."),
        ("Rating", "The hardest step, on the scale of Sudoku Explainer."),
        ("Recipe", "The text that makes the same puzzle again."),
        ("QR code", "Leads from the paper to the puzzle on this page."),
        ("Cover", "A first page with the title and the contents."),
        ("Booklet", "Two pages side by side: print on both sides, then fold."),
    ],
    options: "What is printed with them",
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
        (false, _) if view.lacks => format!("{made}. Stopped: what is there can be printed."),
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
        Some(level) => game(lot.order, Some(level)),
        None => format!("{} · custom", game(lot.order, None)),
    };
    let asked = format!("{} × {name}", lot.count);
    let Some(shortfall) = lot.shortfall else { return asked };
    let made = lot.made.unwrap_or_default();
    let why = match shortfall {
        Shortfall::Alike => format!("There are only {made}: all others would be like one of these."),
        Shortfall::Missed => {
            format!("Only {made} were found. Others are rare: ask for them with fewer conditions.")
        }
        Shortfall::Impossible => "There is no such puzzle.".into(),
    };
    format!("{asked}. {why}")
}
