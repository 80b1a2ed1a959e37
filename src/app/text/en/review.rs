//! Feedback on moves, and the review of a game.

use super::counted;
use crate::app::text::review::{JudgedText, ReviewText};
use sudoku_core::{
    Candidate, Cell, Digit, Shape, Technique,
    advice::Verdict,
    explain::{self, Locale, capitalised, en},
    generate::Progress,
    notation::names,
};
use sudoku_play::{features::review::ReviewedMove, taught::JudgedView};

pub(super) static REVIEW: ReviewText = ReviewText {
    open: "Review my moves",
    busy,
    sums,
    slider: "Move",
    place: |line, of| format!("{line} of {of}"),
    list: "All moves, from the first",
    turn: ["Back", "Next move"],
    moved,
    verdict,
    part: |step, of| format!("Step {step} of {of}"),
    turn_part: ["Previous step", "Next step"],
    own: "Your move",
    easier,
    seen: "The board before this move, with the reason",
    judged: JudgedText { short, said },
};

fn name(technique: Technique) -> &'static str {
    explain::technique(technique, Locale::ENGLISH)
}

/// "Hidden single after Pointing": the steps needed for a digit or an elimination.
fn verdict(verdict: &Verdict, shape: &Shape) -> String {
    match verdict {
        Verdict::Wrong => "Wrong".into(),
        Verdict::Unforced => "Right, not provable yet".into(),
        Verdict::Plain(cell) => format!("Blocked by {}", names::cell_name(shape, *cell)),
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
    view.verdict.as_ref().map(|told| verdict(told, &view.shape)).unwrap_or_default()
}

/// The verdict on the last move, in a sentence. It never begins with a negative: "No 5 in this cell is wrong"
/// would say the opposite.
fn said(JudgedView { shape, claimed, verdict: told, .. }: &JudgedView, locale: Locale) -> String {
    let Candidate { cell, digit } = claimed.candidate;
    let cell = en::cell_name(cell, shape);
    let digit = en::said(digit, locale.symbols);
    let what = if claimed.stands {
        format!("{} in {cell}", capitalised(digit))
    } else {
        format!("Removing {digit} from {cell}")
    };
    match told {
        None => format!("{what}."),
        Some(Verdict::Wrong) => format!("{what} is wrong."),
        Some(Verdict::Unforced) => format!("{what} is right, but nothing on the board proves it yet."),
        Some(Verdict::Undecided) => {
            format!("{what} is right. Stepdoku could not tell in time what proves it.")
        }
        Some(Verdict::Plain(from)) => {
            format!("{what} is right: {} is {digit}.", en::cell_name(*from, shape))
        }
        Some(Verdict::Forced(steps)) if steps.len() > 1 => match steps.len() - 1 {
            1 => format!("{what} is right, but another step comes first."),
            others => format!("{what} is right, but {others} other steps come first."),
        },
        Some(forced) => format!("{what} could be seen: {}.", verdict(forced, shape)),
    }
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
    let all = counted(near + far + wrong, "move", "moves");
    let wrong = if wrong == 0 { "None was wrong".into() } else { format!("{wrong} wrong") };
    format!("{near} of {all} had a reason on the board. {wrong}.")
}

fn moved(moved: ReviewedMove, shape: &Shape, locale: Locale) -> String {
    let at = |cell: Cell| names::cell_name(shape, cell);
    let named = |digit: Digit| capitalised(en::said(digit, locale.symbols));
    match moved {
        ReviewedMove::Placed(Candidate { cell, digit }) => format!("{} in {}", named(digit), at(cell)),
        ReviewedMove::PlacedMany(digit, cells) => format!("{} in {cells} cells", named(digit)),
        ReviewedMove::Unnoted(Candidate { cell, digit }) => {
            format!("{} removed from {}", named(digit), at(cell))
        }
        ReviewedMove::UnnotedMany(notes) => format!("{} removed", counted(notes, "note", "notes")),
        ReviewedMove::Other(turns) => {
            format!("{}: notes, colours, erasing", counted(turns, "other move", "other moves"))
        }
        ReviewedMove::Filled => "Notes filled in".into(),
        ReviewedMove::Restarted => "Restarted".into(),
        ReviewedMove::Hint(Some(Candidate { cell, digit })) => {
            format!("Hint: {} in {}", en::said(digit, locale.symbols), at(cell))
        }
        ReviewedMove::Hint(None) => "Hint: candidates ruled out".into(),
        ReviewedMove::Solver => "Digits from the solver".into(),
        ReviewedMove::Solution => "Solution filled in".into(),
    }
}

fn easier(technique: Technique, cell: Option<Cell>, shape: &Shape) -> String {
    match cell {
        Some(cell) => format!("Easier: {} in {}", name(technique), names::cell_name(shape, cell)),
        None => format!("Easier: {}", name(technique)),
    }
}
