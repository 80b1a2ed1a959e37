//! The English words of the magazine.

use super::{counted, game, level};
use crate::app::text::magazine::{ArrangeText, MagazineText};
use sudoku_core::{
    explain::{Locale, technique},
    magazine::{Answers, Layout, Paper, Shortfall, Ways},
};
use sudoku_play::features::magazine::{
    PickView,
    view::{LotView, MagazineView},
};

pub(super) static MAGAZINE: MagazineText = MagazineText {
    many: "How many",
    custom: ("Custom", "Choose what they are like in New, under More and then Made to measure."),
    several: "Make many",
    make: |many| match many {
        Some(many) => format!("Make {}", counted(many.into(), "puzzle", "puzzles")),
        None => "Make puzzles".into(),
    },
    empty: "Your magazine is empty. It can have up to 1000 puzzles to print, of any sizes and levels, no two alike.",
    more: "Add puzzles",
    clear: ["Delete all", "Restore"],
    run: ["Stop", "Continue"],
    look: "Keep looking",
    state,
    lot,
    usual_name,
    arrange: ArrangeText {
        begin: ["Arrange", "Done"],
        help: "Select a group or one of its puzzles, then drag it, or press Alt and an arrow key.",
        sorted: "The easiest come first, so the order is fixed. Turn that off in Print options to move them.",
        name: "Name",
        per_page: "Puzzles per page",
        as_magazine: "As the magazine",
        puzzles: "Puzzles of this group",
        pick,
        acts_on: |puzzle| puzzle.copied().map_or_else(|| "This group".to_owned(), pick),
        shift: ["Earlier", "Later"],
        remove: "Remove",
        undo: "Undo",
        put_back: "Restore all removed",
    },
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
    fewer,
    fewer_of,
    signature: ("Sheets folded together", "All"),
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
        ("Booklet", "Two pages side by side: print double-sided, flip on the short edge, then fold."),
        ("Numbers", "Print 10, 11, 12 instead of letters; the solution path keeps letters."),
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
    print: |prints, pages| match (prints, pages) {
        (true, _) => "Drawing all pages…".into(),
        (false, Some(pages)) => format!("Print {}", counted(pages as usize, "page", "pages")),
        (false, None) => "Print".into(),
    },
    save: ["Save as .sdm", "Save as text", "Save as braille"],
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

/// "Puzzle 12, Hard".
fn pick(one: PickView) -> String {
    format!("Puzzle {}, {}", one.number, level(one.level))
}

fn usual_name(lot: &LotView) -> String {
    if let Some(level) = lot.level {
        return game(&lot.shape, Some(level));
    }
    let needs = lot.needs.map(|needed| format!(": {}", technique(needed, Locale::ENGLISH)));
    format!("{} · custom{}", game(&lot.shape, None), needs.unwrap_or_default())
}

fn lot(lot: &LotView) -> String {
    let name = if lot.name.is_empty() { usual_name(lot) } else { lot.name.clone() };
    let asked = format!("{} × {name}", lot.count);
    let made = lot.made.unwrap_or_default();
    let tried = lot.tried.filter(|(tries, _)| *tries > 0).map_or_else(String::new, |(tries, millis)| {
        format!(" in {}, {}", counted(tries as usize, "search", "searches"), span(millis))
    });
    let found = if made == 0 { "None".to_owned() } else { made.to_string() };
    let Some(shortfall) = lot.shortfall else {
        // A lot by level finds one with each search, so its count tells nothing.
        let looks = lot.makes && lot.level.is_none() && !tried.is_empty();
        return if looks { format!("{asked}. {found} found{tried}.") } else { asked };
    };
    let why = match shortfall {
        Shortfall::Alike => {
            format!("There are only {made}: any other would be the same as one of these in disguise.")
        }
        Shortfall::Missed => {
            let found = if made == 0 { found } else { format!("Only {found}") };
            format!("{found} found{tried}. More are rare: keep looking, or ask for fewer conditions.")
        }
        Shortfall::Impossible => "No such puzzle exists.".into(),
    };
    format!("{asked}. {why}")
}

/// The lots with fewer puzzles on a page than chosen, those of one size in one sentence.
fn fewer(view: &MagazineView) -> Option<String> {
    let mut said: Vec<String> = Vec::new();
    for sentence in view.lots.iter().filter_map(|lot| fewer_of(&view.layout, lot)) {
        if !said.contains(&sentence) {
            said.push(sentence);
        }
    }
    (!said.is_empty()).then(|| said.join(" "))
}

/// "9×9: 4 on a page, as the answers need room."
fn fewer_of(layout: &Layout, lot: &LotView) -> Option<String> {
    let layout = &Layout { most: lot.most.unwrap_or(layout.most), ..*layout };
    let fits = layout.per_page(&lot.shape);
    if fits >= layout.most {
        return None;
    }
    let without = |change: fn(&mut Layout)| {
        let mut other = *layout;
        change(&mut other);
        other.per_page(&lot.shape) > fits
    };
    let reason = if layout.answers == Answers::UpsideDown && without(|layout| layout.answers = Answers::AtEnd)
    {
        "as the answers need room"
    } else if layout.large && without(|layout| layout.large = false) {
        "as large print needs room"
    } else if layout.candidates && without(|layout| layout.candidates = false) {
        "as candidates need room"
    } else {
        "so that its cells take a pencil"
    };
    Some(format!("{}: {fits} on a page, {reason}.", super::size(&lot.shape)))
}
