//! "Why?" and "Why not?".

use crate::app::text::why::WhyText;
use sudoku_core::{
    Order, Progress, Technique,
    explain::{Locale, technique},
    notation::names::cell_name,
    play::view::{Askable, By, Crumb, InCell, TrialLine, WhyView},
    why::Fact,
};

pub(super) static WHY: WhyText = WhyText {
    title,
    close: "Close",
    choose: "Pick a digit. If it is ruled out, you see why. If it is still possible, you see what would follow.",
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

/// Of a trial: which step is looked for. Of a proof: how far its walk from the givens is.
fn progress(trial: bool, Progress { done, of, .. }: Progress) -> String {
    if trial {
        format!("step {done} of at most {of}")
    } else {
        format!("{done} of {of} cells from the givens")
    }
}

fn title(view: &WhyView, order: Order) -> String {
    let cell = cell_name(order, view.cell);
    match view.way.first() {
        None => format!("Why, in {cell}?"),
        Some(Crumb::Fact(Fact::Stands(placed))) => format!("Why {} in {cell}?", placed.digit),
        Some(Crumb::Fact(Fact::Gone(gone))) => format!("Why no {} in {cell}?", gone.digit),
        Some(Crumb::Tried(tried)) => format!("Why not {} in {cell}?", tried.digit),
        Some(Crumb::Line(_)) => cell,
    }
}

fn digit(askable: Askable) -> String {
    let Askable { digit, is, .. } = askable;
    match is {
        InCell::Stands => format!("Why is it {digit}?"),
        InCell::Gone => format!("Why can't it be {digit}?"),
        InCell::There => format!("Why not {digit}?"),
    }
}

fn crumb(crumb: Crumb, order: Order) -> String {
    match crumb {
        Crumb::Fact(so) => fact(so, order),
        Crumb::Tried(tried) => format!("{} = {}?", cell_name(order, tried.cell), tried.digit),
        Crumb::Line(line) => format!("line {}", line + 1),
    }
}

fn fact(fact: Fact, order: Order) -> String {
    match fact {
        Fact::Stands(placed) => format!("{} = {}", cell_name(order, placed.cell), placed.digit),
        Fact::Gone(gone) => format!("{} ≠ {}", cell_name(order, gone.cell), gone.digit),
    }
}

const fn by(by: By) -> &'static str {
    match by {
        By::Given => "given",
        By::Player => "yours",
        By::Before => "ruled out earlier",
        By::Digit => "blocked by a digit",
        By::Step(step) => technique(step, Locale::English),
        By::Trial => "tried",
        By::Proof => "proof",
    }
}

fn line(number: usize, line: TrialLine, order: Order) -> String {
    let name = technique(line.technique, Locale::English);
    match line {
        TrialLine { technique: Technique::DeadEnd, .. } | TrialLine { candidate: None, .. } => {
            "Contradiction".into()
        }
        TrialLine { candidate: Some(tried), .. } if number == 0 => {
            format!("Suppose {} = {}", cell_name(order, tried.cell), tried.digit)
        }
        TrialLine { candidate: Some(placed), places: true, .. } => {
            format!("{} = {} · {name}", cell_name(order, placed.cell), placed.digit)
        }
        TrialLine { candidate: Some(gone), places: false, .. } => {
            format!("{} ≠ {} · {name}", cell_name(order, gone.cell), gone.digit)
        }
    }
}
