//! The teacher.

use super::{count, counted, kind};
use crate::app::text::teaching::{HintText, JudgedText, ReviewText, TeachingText};
use sudoku_core::{
    Candidate, Cell, Order, Technique,
    advice::{Verdict, Whereabouts},
    explain::{self, Locale, Span, en, plain},
    generate::Progress,
    notation::names,
    passes::PassKind,
    play::{
        session::Taught,
        teacher::Deed,
        turns::Applied,
        view::{HintSays, HintView, JudgedView},
    },
    trail::State,
};

pub(super) static TEACHING: TeachingText = TeachingText {
    taught,
    hint: HintText {
        stage: |stage| format!("{stage} of 3"),
        close: "Close the hint",
        says,
        place,
        further: ["Which technique?", "Why?"],
        apply: "Apply",
        applies,
        applied,
        which: ["Show which", "Show where"],
        back: "Back to before it",
        refill: "Fill them anew",
        stop: "Stop looking",
    },
    judged: JudgedText { short, said },
    review: ReviewText {
        open: "Review my moves",
        busy,
        sums,
        slider: "Move",
        place: |line, of| format!("{line} of {of}"),
        list: "All moves, from the first",
        deed,
        verdict,
        easier,
        seen: "The board before this move, and why it had to be",
        instead: "Easier was:",
    },
};

fn says(says: &HintSays) -> String {
    match says {
        HintSays::Looking => "Looking for the next step…".into(),
        HintSays::WrongDigits(1, false) => {
            "One of your digits is wrong, so no step from here could be trusted.".into()
        }
        HintSays::WrongDigits(wrong, false) => {
            format!("{wrong} of your digits are wrong, so no step from here could be trusted.")
        }
        HintSays::WrongDigits(1, true) => "The marked digit is wrong.".into(),
        HintSays::WrongDigits(wrong, true) => format!("The {wrong} marked digits are wrong."),
        HintSays::LostNotes(1, false) => {
            "The notes of one cell have lost the digit that belongs there.".into()
        }
        HintSays::LostNotes(cells, false) => {
            format!("The notes of {cells} cells have lost the digit that belongs there.")
        }
        HintSays::LostNotes(1, true) => "The marked cell has notes that lack its digit.".into(),
        HintSays::LostNotes(cells, true) => format!("The {cells} marked cells have notes that lack their digit."),
        HintSays::Nothing => {
            "No technique that is switched on finds a step from here. That is no fault of yours: from here on it takes a guess, or a technique that Stepdoku does not look for.".into()
        }
        HintSays::Where(_) | HintSays::What(..) | HintSays::Why(..) => String::new(),
    }
}

/// "Look at the 5s in row 2 and row 7."
fn place(Whereabouts { houses, cells, digit }: &Whereabouts) -> Vec<Span> {
    let mut said: Vec<Span> = vec!["Look at ".into()];
    if let Some(digit) = digit {
        said.extend(["digit ".into(), Span::Digit(*digit), " in ".into()]);
    }
    let houses = houses.iter().map(|&house| Span::House(house));
    let things: Vec<Span> = houses.chain(cells.iter().map(|&cell| Span::Cell(cell))).collect();
    let last = things.len().saturating_sub(1);
    for (i, thing) in things.into_iter().enumerate() {
        if i > 0 {
            said.push(if i == last { " and ".into() } else { ", ".into() });
        }
        said.push(thing);
    }
    said.push(".".into());
    said
}

fn applies(applied: Applied) -> String {
    match applied {
        Applied::Digit(placed) => format!("Apply places {}, as a move that undo takes back.", placed.digit),
        Applied::Notes { taken, filled: 0 } => {
            format!("Apply takes {} away, and undo brings them back.", counted(taken, "note", "notes"))
        }
        Applied::Notes { taken, filled } => {
            let cells = counted(filled, "cell has no notes", "cells have no notes");
            let taken = match taken {
                0 => String::new(),
                taken => format!(" and takes {} away elsewhere", counted(taken, "note", "notes")),
            };
            format!("{cells}: Apply writes there what is left{taken}.")
        }
    }
}

fn applied(applied: Applied, order: Order) -> String {
    match applied {
        Applied::Digit(placed) => {
            format!("{} placed in {}.", placed.digit, en::cell_name(placed.cell, order))
        }
        Applied::Notes { taken, filled: 0 } => format!("{} taken away.", counted(taken, "note", "notes")),
        Applied::Notes { taken, filled } => format!(
            "Notes written in {}, {} taken away.",
            counted(filled, "cell", "cells"),
            counted(taken, "note", "notes")
        ),
    }
}

/// What the solver and the teacher say to those who listen.
pub(super) fn taught(event: &Taught) -> String {
    match event {
        Taught::Step(telling, order) => {
            plain(&explain::tell(telling, Locale::English), *order, Locale::English)
        }
        Taught::Pass { kind: of, number, steps } => match (of, number) {
            (PassKind::Search, _) => format!("Search, {}.", counted(*steps, "step", "steps")),
            (PassKind::Path, _) => format!("Path, {}.", counted(*steps, "step", "steps")),
            (_, Some(number)) => format!("Pass {number}, {}: {}.", kind(*of), count(*of, *steps)),
            (_, None) => format!("Looked for {}: nothing found.", kind(*of)),
        },
        Taught::End(state) => match state {
            State::Solved => "Solved.".into(),
            State::Dry => "Singles have run dry. The ladder can go on from here.".into(),
            State::Stuck => "The ladder ends here. A search can go on.".into(),
            State::Impossible(_) => "This position has no solution.".into(),
            State::Cut => "The search was stopped, as it is too long to watch.".into(),
            State::Open => String::new(),
        },
        Taught::Judged(view) => judged(view),
        Taught::Hint(hint) => spoken(hint),
        Taught::HintApplied(applied, order) => (TEACHING.hint.applied)(*applied, *order),
        Taught::AllSteps(0) => "No technique that is switched on finds anything here.".into(),
        Taught::AllSteps(steps) => format!("{} possible now.", counted(*steps, "step", "steps")),
        Taught::Blocked(wrong) => super::blocked(*wrong).0 + ".",
    }
}

/// A hint as far as it is told, for those who listen.
fn spoken(HintView { order, says: told }: &HintView) -> String {
    let place = |at| plain(&place(at), *order, Locale::English);
    match told {
        HintSays::Where(at) => format!("Hint. {}", place(at)),
        HintSays::What(technique, at) => format!("{}. {}", name(*technique), place(at)),
        HintSays::Why(technique, telling, does) => {
            let sentence = explain::tell(telling, Locale::English);
            format!("{}. {} {}", name(*technique), plain(&sentence, *order, Locale::English), applies(*does))
        }
        other => says(other),
    }
}

fn name(technique: Technique) -> &'static str {
    explain::technique(technique, Locale::English)
}

/// "Hidden single after Pointing", of what must be seen for a digit or an elimination.
fn verdict(verdict: &Verdict, order: Order) -> String {
    match verdict {
        Verdict::Wrong => "Wrong".into(),
        Verdict::Unforced => "Not forced yet".into(),
        Verdict::Plain(cell) => format!("Seen from {}", names::cell_name(order, *cell)),
        Verdict::Undecided => "Right, reason not found".into(),
        Verdict::Forced(steps) => {
            let mut names: Vec<&str> = steps.iter().map(|step| name(step.technique())).collect();
            let last = names.pop().unwrap_or_default();
            names.dedup();
            match &names[..] {
                [] => last.into(),
                [one] => format!("{last} after {one}"),
                [one, two] => format!("{last} after {one} and {two}"),
                [first, ..] => format!("{last} after {first} and {} more", names.len() - 1),
            }
        }
    }
}

fn short(view: &JudgedView) -> String {
    view.verdict.as_ref().map(|told| verdict(told, view.order)).unwrap_or_default()
}

/// What is said of the last move, in a sentence. What is judged begins with no negative: "No 5 in this cell is
/// wrong" would say the opposite.
fn said(JudgedView { order, claimed, verdict: told, .. }: &JudgedView) -> String {
    let Candidate { cell, digit } = claimed.candidate;
    let cell = en::cell_name(cell, *order);
    let what =
        if claimed.stands { format!("{digit} in {cell}") } else { format!("Removing {digit} from {cell}") };
    match told {
        None => format!("{what}."),
        Some(Verdict::Wrong) => format!("{what} is wrong."),
        Some(Verdict::Unforced) => format!("{what} is right, but nothing on the board forces it yet."),
        Some(Verdict::Undecided) => {
            format!("{what} is right. Stepdoku could not tell in time whether it was forced.")
        }
        Some(Verdict::Plain(from)) => {
            format!("{what} is right: {digit} is in {}.", en::cell_name(*from, *order))
        }
        Some(forced) => format!("{what} was forced: {}.", verdict(forced, *order)),
    }
}

/// The same, for those who listen.
fn judged(view: &JudgedView) -> String {
    said(view)
}

fn busy(progress: Option<Progress>) -> String {
    match progress {
        None => "Looking at your moves…".into(),
        Some(Progress { done, of, .. }) => format!("Looking at your moves: {done} of {of}"),
    }
}

fn sums([forced, unforced, wrong]: [usize; 3]) -> String {
    if forced + unforced + wrong == 0 {
        return "None of these moves was your own.".into();
    }
    format!("{forced} forced, {unforced} not forced yet, {wrong} wrong.")
}

fn deed(deed: Deed, order: Order) -> String {
    let at = |cell: Cell| names::cell_name(order, cell);
    match deed {
        Deed::Placed(Candidate { cell, digit }) => format!("{digit} in {}", at(cell)),
        Deed::PlacedMany(digit, cells) => format!("{digit} in {cells} cells"),
        Deed::Unnoted(Candidate { cell, digit }) => format!("{digit} removed from {}", at(cell)),
        Deed::UnnotedMany(notes) => format!("{} taken away", counted(notes, "note", "notes")),
        Deed::Other(turns) => format!("{} of notes, colours or erasing", counted(turns, "turn", "turns")),
        Deed::Filled => "Notes filled in".into(),
        Deed::Restarted => "Begun anew".into(),
        Deed::Hint => "A hint, applied".into(),
        Deed::Solver => "Digits from the solver".into(),
        Deed::Solution => "The solution, filled in".into(),
    }
}

fn easier(technique: Technique, cell: Option<Cell>, order: Order) -> String {
    match cell {
        Some(cell) => format!("Easier: {} in {}", name(technique), names::cell_name(order, cell)),
        None => format!("Easier: {}", name(technique)),
    }
}
