//! The teacher.

use super::{climb, count, counted, games, kind};
use crate::app::text::teaching::{HintText, JudgedText, ReviewText, TeachingText};
use sudoku_core::{
    Candidate, Cell, Order, Technique,
    advice::{Verdict, Whereabouts},
    explain::{self, Locale, Span, en, plain},
    generate::Progress,
    notation::names,
    passes::PassKind,
    play::{
        aids::Aid,
        features::review::Deed,
        session::Taught,
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
        applies: |applied, order| applies(applied, |cell| names::cell_name(order, cell)),
        applied,
        which: ["Show which", "Show where"],
        back: "Rewind",
        refill: "Fill them in again",
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
        seen: "The board before this move, with the reason",
        instead: "Easier move:",
    },
};

fn says(says: &HintSays) -> String {
    match says {
        HintSays::Looking => "Looking for the next step…".into(),
        HintSays::WrongDigits(1, false) => {
            "One of your digits is wrong. Fix it before taking a hint.".into()
        }
        HintSays::WrongDigits(wrong, false) => {
            format!("{wrong} of your digits are wrong. Fix them before taking a hint.")
        }
        HintSays::WrongDigits(1, true) => "The marked digit is wrong.".into(),
        HintSays::WrongDigits(wrong, true) => format!("The {wrong} marked digits are wrong."),
        HintSays::LostNotes(1, false) => {
            "In one cell, your notes leave out the right digit.".into()
        }
        HintSays::LostNotes(cells, false) => {
            format!("In {cells} cells, your notes leave out the right digit.")
        }
        HintSays::LostNotes(1, true) => "Your notes in the marked cell leave out the right digit.".into(),
        HintSays::LostNotes(cells, true) => {
            format!("Your notes in the {cells} marked cells leave out the right digit.")
        }
        HintSays::Nothing => {
            "None of the techniques you have switched on finds a step. You haven't missed anything: from here it takes a guess, or a technique Stepdoku doesn't know.".into()
        }
        HintSays::Where(_) | HintSays::What(..) | HintSays::Why(..) => String::new(),
    }
}

/// "Look for the 5 in rows 2 and 7."
fn place(Whereabouts { houses, cells, digit }: &Whereabouts, order: Order) -> Vec<Span> {
    let mut said: Vec<Span> = match digit {
        Some(digit) => vec!["Look for the ".into(), Span::Digit(*digit), " in ".into()],
        None => vec!["Look at ".into()],
    };
    said.extend(en::houses_and_cells(houses, cells, order));
    said.push(".".into());
    said
}

fn applies(applied: Applied, name: impl Fn(Cell) -> String) -> String {
    match applied {
        Applied::Digit(Candidate { cell, digit }) => {
            format!("Apply puts {digit} in {}. You can undo it.", name(cell))
        }
        Applied::Notes { taken, filled: 0, .. } => {
            format!("Apply removes {}. You can undo it.", counted(taken, "note", "notes"))
        }
        Applied::Notes { taken, filled, only } => {
            let cells = counted(filled, "cell has no notes", "cells have no notes");
            let taken = match taken {
                0 => String::new(),
                taken => format!(" and removes {} elsewhere", counted(taken, "note", "notes")),
            };
            match only {
                Some((cell, gone)) => format!(
                    "There are no notes in {}. Apply fills in its candidates, without {}{taken}.",
                    name(cell),
                    en::list(gone, "and"),
                ),
                None => format!("{cells}. Apply adds the remaining candidates{taken}."),
            }
        }
    }
}

fn applied(applied: Applied, order: Order) -> String {
    match applied {
        Applied::Digit(placed) => {
            format!("{} placed in {}.", placed.digit, en::cell_name(placed.cell, order))
        }
        Applied::Notes { taken, filled: 0, .. } => format!("{} removed.", counted(taken, "note", "notes")),
        Applied::Notes { taken, filled, .. } => format!(
            "Notes added in {}, {} removed.",
            counted(filled, "cell", "cells"),
            counted(taken, "note", "notes")
        ),
    }
}

/// The announcements of the solver and the teacher.
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
            State::Dry => "No more singles. You can continue with harder techniques.".into(),
            State::Stuck => "Out of techniques. You can solve the rest by guessing.".into(),
            State::Impossible(_) => "This position has no solution.".into(),
            State::Cut => "Search stopped: too many guesses to watch.".into(),
            State::Open => String::new(),
        },
        Taught::Judged(view) => judged(view),
        Taught::Hint(hint) => spoken(hint),
        Taught::HintApplied(applied, order) => (TEACHING.hint.applied)(*applied, *order),
        Taught::AllSteps { total: 0, .. } => {
            "None of the techniques you have switched on finds anything here.".into()
        }
        Taught::AllSteps { total, harder } => match harder {
            0 => format!("{}.", climb::possible(*total, 0)),
            harder => format!("{}, {}.", climb::possible(*total, *harder), (climb::CLIMB.harder)(*harder)),
        },
        Taught::Blocked(wrong) => super::blocked(*wrong).0 + ".",
    }
}

/// A hint as far as it is revealed, for screen readers.
fn spoken(HintView { order, says: told, costs }: &HintView) -> String {
    let place = |at| plain(&place(at, *order), *order, Locale::English);
    match told {
        HintSays::Where(at) => format!("Hint. {}", place(at)),
        HintSays::What(technique, at) => {
            let costs = if *costs { games::costs(Aid::HintReason) } else { "" };
            format!("{}. {} {costs}", name(*technique), place(at)).trim_end().into()
        }
        HintSays::Why(technique, telling, does) => {
            let sentence = explain::tell(telling, Locale::English);
            let does = applies(*does, |cell| en::cell_name(cell, *order));
            format!("{}. {} {}", name(*technique), plain(&sentence, *order, Locale::English), does)
        }
        other => says(other),
    }
}

fn name(technique: Technique) -> &'static str {
    explain::technique(technique, Locale::English)
}

/// "Hidden single after Pointing": the steps needed for a digit or an elimination.
fn verdict(verdict: &Verdict, order: Order) -> String {
    match verdict {
        Verdict::Wrong => "Wrong".into(),
        Verdict::Unforced => "Right, not provable yet".into(),
        Verdict::Plain(cell) => format!("Blocked by {}", names::cell_name(order, *cell)),
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

/// The verdict on the last move, in a sentence. It never begins with a negative: "No 5 in this cell is wrong"
/// would say the opposite.
fn said(JudgedView { order, claimed, verdict: told, .. }: &JudgedView) -> String {
    let Candidate { cell, digit } = claimed.candidate;
    let cell = en::cell_name(cell, *order);
    let what =
        if claimed.stands { format!("{digit} in {cell}") } else { format!("Removing {digit} from {cell}") };
    match told {
        None => format!("{what}."),
        Some(Verdict::Wrong) => format!("{what} is wrong."),
        Some(Verdict::Unforced) => format!("{what} is right, but nothing on the board proves it yet."),
        Some(Verdict::Undecided) => {
            format!("{what} is right. Stepdoku could not tell in time what proves it.")
        }
        Some(Verdict::Plain(from)) => {
            format!("{what} is right: {} is {digit}.", en::cell_name(*from, *order))
        }
        Some(Verdict::Forced(steps)) if steps.len() > 1 => match steps.len() - 1 {
            1 => format!("{what} is right, but another step comes first."),
            others => format!("{what} is right, but {others} other steps come first."),
        },
        Some(forced) => format!("{what} could be seen: {}.", verdict(forced, *order)),
    }
}

/// The same, for screen readers.
fn judged(view: &JudgedView) -> String {
    said(view)
}

fn busy(progress: Option<Progress>) -> String {
    match progress {
        None => "Reviewing your moves…".into(),
        Some(Progress { done, of, .. }) => format!("Reviewing your moves: {done} of {of}"),
    }
}

fn sums([near, far, wrong]: [usize; 3]) -> String {
    if near + far + wrong == 0 {
        return "You made no moves of your own.".into();
    }
    let seen = counted(near, "move could be seen", "moves could be seen");
    let needed = if far == 1 {
        "1 needed other steps first".into()
    } else {
        format!("{far} needed other steps first")
    };
    let wrong = if wrong == 0 { "none wrong".into() } else { format!("{wrong} wrong") };
    format!("{seen}, {needed}, {wrong}.")
}

fn deed(deed: Deed, order: Order) -> String {
    let at = |cell: Cell| names::cell_name(order, cell);
    match deed {
        Deed::Placed(Candidate { cell, digit }) => format!("{digit} in {}", at(cell)),
        Deed::PlacedMany(digit, cells) => format!("{digit} in {cells} cells"),
        Deed::Unnoted(Candidate { cell, digit }) => format!("{digit} removed from {}", at(cell)),
        Deed::UnnotedMany(notes) => format!("{} removed", counted(notes, "note", "notes")),
        Deed::Other(turns) => {
            format!("{}: notes, colours, erasing", counted(turns, "other move", "other moves"))
        }
        Deed::Filled => "Notes filled in".into(),
        Deed::Restarted => "Restarted".into(),
        Deed::Hint(Some(Candidate { cell, digit })) => format!("Hint: {digit} in {}", at(cell)),
        Deed::Hint(None) => "Hint: candidates ruled out".into(),
        Deed::Solver => "Digits from the solver".into(),
        Deed::Solution => "Solution filled in".into(),
    }
}

fn easier(technique: Technique, cell: Option<Cell>, order: Order) -> String {
    match cell {
        Some(cell) => format!("Easier: {} in {}", name(technique), names::cell_name(order, cell)),
        None => format!("Easier: {}", name(technique)),
    }
}
