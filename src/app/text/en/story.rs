//! The story of how a puzzle is made.

use super::{counted, level};
use crate::app::text::story::StoryText;
use sudoku_core::{
    Cell, Filling,
    explain::{Locale, en},
    generate::story::{Event, Evidence, Removal, What},
    notation::names,
    symmetry::Stage,
};
use sudoku_play::features::story::{StoryCounts, StoryScene};

pub(super) const STORY: StoryText = StoryText {
    start: "The board is empty. Fill it, then remove givens while the puzzle keeps one solution.",
    sentence: |event, shape, locale| sentence(event, &|cell| names::cell_name(shape, cell), locale),
    spoken: |event, shape, locale| sentence(event, &|cell| en::cell_name(cell, shape), locale),
    done,
    place: |scene| format!("Event {} of {}", scene.place, scene.of),
    counts,
    boards,
    buttons: [
        ("Start", "Start: back to the empty board"),
        ("Back", "Back one event"),
        ("Next", "Next event"),
        ("Skip", "Skip to the next part"),
        ("End", "End: the finished puzzle"),
    ],
    run: ["Run", "Stop"],
    story: "Events",
    filling: "Filling the board",
    filling_name,
    again: "Make another",
};

const fn filling_name(filling: Filling) -> &'static str {
    match filling {
        Filling::Random => "Random digits",
        Filling::Permutation => "Shuffled pattern",
    }
}

/// A number with commas between thousands.
pub(super) fn figure(number: u64) -> String {
    let digits = number.to_string();
    let mut figure = String::new();
    for (at, digit) in digits.chars().enumerate() {
        if at > 0 && (digits.len() - at).is_multiple_of(3) {
            figure.push(',');
        }
        figure.push(digit);
    }
    figure
}

fn counts(counts: StoryCounts) -> [(&'static str, String); 3] {
    let StoryCounts { tries, dead_ends, proofs, nodes } = counts;
    let proofs = match nodes {
        0 => figure(proofs.into()),
        _ => format!("{} ({} nodes)", figure(proofs.into()), figure(nodes)),
    };
    [("Tries", figure(tries.into())), ("Dead ends", figure(dead_ends.into())), ("Proofs", proofs)]
}

fn boards(scene: &StoryScene) -> Option<String> {
    let before = scene.boards.checked_sub(1).filter(|before| *before > 0)?;
    let boards = counted(before as usize, "board", "boards");
    Some(format!("{boards} before this one gave no puzzle of this level."))
}

fn done(scene: &StoryScene) -> String {
    let givens = counted(scene.board.filled_count(), "given", "givens");
    format!("The puzzle is finished: {givens}, one solution, {}.", level(scene.level).to_ascii_lowercase())
}

fn sentence(event: &Event, name: &dyn Fn(Cell) -> String, locale: Locale) -> String {
    match event.what {
        What::Board => "Begin with this full board.".into(),
        What::Pattern => {
            "Begin with a pattern: each row is the one above it, shifted, so no digit repeats.".into()
        }
        What::Stage(stage) => stage_sentence(stage),
        What::Boxes => {
            "Fill the boxes on the diagonal at random. They share no row or column, so any digits fit.".into()
        }
        What::Row => "Fill the first row at random. One row allows any order of digits.".into(),
        What::Try(tried) => format!("Try {} in {}.", en::said(tried.digit, locale.symbols), name(tried.cell)),
        What::Follow => {
            let many = event.changes.len();
            let follow = if many == 1 { "follows" } else { "follow" };
            format!("{} {follow} from the others.", counted(many, "digit", "digits"))
        }
        What::DeadEnd(1) => "A dead end: a digit has no place left. Take back the last try.".into(),
        What::DeadEnd(wrong) => {
            format!("A dead end: a digit has no place left. Take back the last {wrong} tries.")
        }
        What::Restart => "This search takes too long. Clear the board and begin again.".into(),
        What::Cut(tries, wrong) => {
            let (tries, wrong) = (figure(tries.into()), figure(wrong.into()));
            format!("The search was too long to show. It took {tries} more tries and {wrong} dead ends.")
        }
        What::Dig(proof, verdict) => dig(&event.cells, proof, verdict, name),
    }
}

fn stage_sentence(stage: Stage) -> String {
    match stage {
        Stage::Transpose => "Turn rows into columns.".into(),
        Stage::Relabel => "Give each digit another name, the same everywhere.".into(),
        Stage::Bands(one, other) => format!("Swap the bands {} and {}.", one + 1, other + 1),
        Stage::Stacks(one, other) => format!("Swap the stacks {} and {}.", one + 1, other + 1),
        Stage::Rows(one, other) => format!("Swap rows {} and {}, of the same band.", one + 1, other + 1),
        Stage::Columns(one, other) => {
            format!("Swap columns {} and {}, of the same stack.", one + 1, other + 1)
        }
    }
}

/// The most cells that a sentence names.
const NAMED: usize = 4;

fn dig(cells: &[Cell], proof: Evidence, verdict: Removal, name: &dyn Fn(Cell) -> String) -> String {
    let names: Vec<String> = cells.iter().map(|&cell| name(cell)).collect();
    let those = match &names[..] {
        [most @ .., last] if !most.is_empty() && names.len() <= NAMED => {
            format!("{} and {last}", most.join(", "))
        }
        [one] => one.clone(),
        _ => format!("these {} digits", names.len()),
    };
    let them = if cells.len() == 1 { "it" } else { "them" };
    match (verdict, proof) {
        (Removal::Gone, Evidence::Nodes(nodes)) => {
            let nodes = counted(nodes as usize, "node", "nodes");
            format!("Remove {those}: still one solution, proved in {nodes}.")
        }
        (Removal::Gone, Evidence::HiddenSingles) => {
            format!("Remove {those}: hidden singles still solve the puzzle.")
        }
        (Removal::Gone, Evidence::Singles) => format!("Remove {those}: singles still solve the puzzle."),
        (Removal::Needed, Evidence::Nodes(nodes)) => {
            let nodes = counted(nodes as usize, "node", "nodes");
            format!("Keep {those}: without {them} there is another solution, found in {nodes}.")
        }
        (Removal::Needed, Evidence::HiddenSingles) => {
            format!("Keep {those}: without {them} hidden singles no longer solve the puzzle.")
        }
        (Removal::Needed, Evidence::Singles) => {
            format!("Keep {those}: without {them} singles no longer solve the puzzle.")
        }
        (Removal::Undecided, _) => format!("Keep {those}: without {them} the proof would take too long."),
        (Removal::TooHard, _) => format!("Keep {those}: without {them} the puzzle would be too hard."),
    }
}
