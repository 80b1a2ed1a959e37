//! The English words of lessons.

use super::counted;
use crate::app::text::deck::{DeckText, StepRowText};
use sudoku_core::{
    Candidate, Digit, Shape, Technique,
    explain::{Locale, en, technique as name},
    generate::Progress,
    notation::names::cell_name,
};
use sudoku_play::features::deck::{WorksheetJob, view::DeckFault};

pub(super) static DECK: DeckText = DeckText {
    row_of_step: StepRowText {
        name: "For a class",
        add: ("Add to lesson", "Add to your lesson as a slide"),
        another: ("Another", "Another one like this"),
        sheet: ("Worksheet", "Worksheet with this step and others like it"),
        assign: ("Assign", "Assign it to a class"),
        added: |slides| format!("Added to the lesson: {}.", counted(slides, "slide", "slides")),
        open: "Open the lesson",
    },
    from_page: "Show as a lesson",
    number: |at, of| format!("{at} of {of}"),
    stage: "Slide",
    row: |number, digits, locale| {
        let digit = |digit: &Option<Digit>| digit.map_or("empty", |digit| en::label(digit, locale.symbols));
        format!("Row {number}: {}", digits.iter().map(digit).collect::<Vec<_>>().join(", "))
    },
    empty: "Your lesson is empty. In Explain, “Add to lesson” makes a slide of the step.",
    preparing: "Preparing the slide…",
    wrong: "This slide contradicts its puzzle, so its step is not shown. Ask its author for the link again.",
    lost: |slug| format!("The slide names {}, and this version does not find it here.", named(slug)),
    result,
    technique: |technique| format!("Look for: {technique}"),
    turn: ("Back", "Next"),
    blank: ("Black screen (B)", "Show the slide again"),
    also: |technique, elsewhere| {
        let own = name(technique, Locale::ENGLISH);
        let is_same = elsewhere.rsplit(": ").next().is_some_and(|other| other.eq_ignore_ascii_case(own));
        if is_same { own.to_owned() } else { format!("{own} ({elsewhere})") }
    },
    skip: "Next slide (N)",
    candidates: "Candidates",
    play: "Play from here",
    try_it: ("Present", "Change it"),
    take: "Add to your lesson",
    fields: ("Title", "Note for this slide"),
    shift: ("Move up", "Move down"),
    remove: ("Remove", "Bring it back"),
    slides: "Slides",
    links: ("Link to the lesson", "Link to this slide"),
    another: "Another one like this",
    no_other: "No other position can be shown. Check the connection, then try again.",
    code: ("Play it on a phone", "The code that opens this position for playing"),
    no_code: "This link is too long for a code. Copy it instead.",
    print: (
        "Print a worksheet",
        "Each position with a question, lines to write on and a code that opens it. The answers are upside down below a line to cut along.",
        "Print",
    ),
    prints,
    full: "The lesson is full. Remove a slide to add another.",
    stored: |fault| match fault {
        DeckFault::Newer => {
            "The lesson stored on this device comes from a newer version, so changes here are not kept. Reload the page to update."
        }
        DeckFault::Damaged => {
            "The lesson stored on this device is damaged, and there is no room to set it aside. It is unchanged, and changes here are not kept."
        }
        DeckFault::Aside => {
            "The lesson stored on this device was damaged and could not be read. It is set aside, unchanged. This lesson is kept from now on."
        }
    },
};

fn prints(WorksheetJob { draws, progress }: WorksheetJob) -> String {
    let doing = if draws { "Drawing the positions" } else { "Finding the steps" };
    match progress {
        Some(Progress { done, of, .. }) if done > 0 => format!("{doing}: {done} of {of}"),
        _ => format!("{doing}…"),
    }
}

/// The name of a technique that this version may not know.
fn named(slug: &str) -> String {
    match Technique::from_slug(slug) {
        Some(technique) => name(technique, Locale::ENGLISH).to_owned(),
        None => slug.replace('-', " "),
    }
}

/// "X-Wing: r3c4 is 5." or "X-Wing: r3c4 can't be 5, and r7c4 can't be 5."
fn result(
    slug: &str,
    placed: Option<Candidate>,
    eliminated: &[Candidate],
    shape: &Shape,
    locale: Locale,
) -> String {
    let named = named(slug);
    let cell = |one: &Candidate| cell_name(shape, one.cell);
    if let Some(placed) = placed {
        return format!("{named}: {} is {}.", cell(&placed), en::said(placed.digit, locale.symbols));
    }
    let gone: Vec<String> = eliminated
        .iter()
        .map(|one| format!("{} can't be {}", cell(one), en::said(one.digit, locale.symbols)))
        .collect();
    format!("{named}: {}.", gone.join(", "))
}
