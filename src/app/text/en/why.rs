//! The English words of "Why?" and "Why not?".

use crate::app::text::why::WhyText;
use sudoku_core::{
    Progress, Shape, Technique,
    explain::{Locale, en, technique},
    notation::names::cell_name,
    why::Fact,
};
use sudoku_play::features::why::view::{Askable, By, Crumb, InCell, TrialLine, WhyView};

pub(super) static WHY: WhyText = WhyText {
    title: |view, shape, locale| title(view, &cell_name(shape, view.cell), locale),
    title_heard: |view, shape, locale| title(view, &en::cell_name(view.cell, shape), locale),
    answer: "Answer",
    close: "Close",
    choose: "Pick a digit to see why it goes here, why it can't, or what would follow from it.",
    digits: "Digits of the cell",
    digit,
    looks: ["in this cell", "still possible", "ruled out"],
    way: "Questions so far",
    crumb,
    back: "Back",
    rests: "This depends on",
    fact,
    by,
    lines: "Line by line",
    line,
    turn: ["Back", "Next"],
    at: |line, of| format!("{line} of {of}"),
    busy: "Looking…",
    progress,
    cancel: "Cancel",
};

/// In a trial: the step being looked for. In a walk to a digit: the number of filled cells.
fn progress(trial: bool, Progress { done, of, .. }: Progress) -> String {
    if trial { format!("step {done} of at most {of}") } else { format!("{done} of {of} cells") }
}

fn title(view: &WhyView, cell: &str, locale: Locale) -> String {
    match view.subject() {
        None => format!("Ask about {cell}"),
        Some(Crumb::Fact(Fact::Stands(placed))) => {
            format!("Why is {cell} {}?", en::said(placed.digit, locale.symbols))
        }
        Some(Crumb::Fact(Fact::Gone(gone))) => {
            format!("Why can't {cell} be {}?", en::said(gone.digit, locale.symbols))
        }
        Some(Crumb::Tried(tried)) => {
            format!("What if {cell} were {}?", en::said(tried.digit, locale.symbols))
        }
        Some(Crumb::Line(_)) => cell.to_owned(),
    }
}

fn digit(askable: Askable, locale: Locale) -> String {
    let Askable { digit, is, .. } = askable;
    let digit = en::said(digit, locale.symbols);
    match is {
        InCell::Stands => format!("Why is it {digit}?"),
        InCell::Gone => format!("Why can't it be {digit}?"),
        InCell::Then => format!("{digit} is ruled out then. What if it were {digit}?"),
        InCell::There => format!("What if it were {digit}?"),
    }
}

fn crumb(crumb: Crumb, shape: &Shape, locale: Locale) -> String {
    match crumb {
        Crumb::Fact(so) => fact(so, shape, locale),
        Crumb::Tried(tried) => {
            format!("{} = {}?", cell_name(shape, tried.cell), en::label(tried.digit, locale.symbols))
        }
        Crumb::Line(line) => format!("line {}", line + 1),
    }
}

fn fact(fact: Fact, shape: &Shape, locale: Locale) -> String {
    match fact {
        Fact::Stands(placed) => {
            format!("{} = {}", cell_name(shape, placed.cell), en::label(placed.digit, locale.symbols))
        }
        Fact::Gone(gone) => {
            format!("{} ≠ {}", cell_name(shape, gone.cell), en::label(gone.digit, locale.symbols))
        }
    }
}

const fn by(by: By) -> &'static str {
    match by {
        By::Given => "given",
        By::Player => "yours",
        By::Before => "ruled out earlier",
        By::Digit => "blocked by a digit",
        By::Step(step) => technique(step, Locale::ENGLISH),
        By::Trial => "tried",
        By::Proof => "Proof of",
    }
}

fn line(number: usize, line: TrialLine, shape: &Shape, locale: Locale) -> String {
    let name = technique(line.technique, Locale::ENGLISH);
    match line {
        TrialLine { technique: Technique::DeadEnd, .. } | TrialLine { candidate: None, .. } => {
            "Contradiction".into()
        }
        TrialLine { candidate: Some(tried), .. } if number == 0 => {
            format!("Suppose {} = {}", cell_name(shape, tried.cell), en::label(tried.digit, locale.symbols))
        }
        TrialLine { candidate: Some(placed), places: true, .. } => {
            format!(
                "{} = {} · {name}",
                cell_name(shape, placed.cell),
                en::label(placed.digit, locale.symbols)
            )
        }
        TrialLine { candidate: Some(gone), places: false, .. } => {
            format!("{} ≠ {} · {name}", cell_name(shape, gone.cell), en::label(gone.digit, locale.symbols))
        }
    }
}
