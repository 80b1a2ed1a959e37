//! English.

mod climb;
mod editor;
mod entry;
mod foreign;
mod games;
mod keys;
mod ladder;
mod magazine;
mod making;
mod marks;
mod moments;
mod playing;
mod puzzle;
mod puzzles;
mod refusals;
mod settings;
mod share;
mod spoken;
mod teaching;
mod why;

use super::{AtEnd, DialogText, HeadText, LaterText, LinkText, PlayText, SolveText, Text, parts::PartsText};
use sudoku_core::{
    Order,
    examples::Example,
    explain::{self, Locale},
    generate::{Filling, Progress, making::NotMade},
    level::Level,
    passes::PassKind,
    play::{
        session::Speed,
        ui::Dialog,
        view::{PassTitle, SaveState},
        walk::Way,
    },
    trail::State,
};

pub(super) static ENGLISH: Text = Text {
    locale: Locale::English,
    code: "en",
    head: HeadText {
        name: "Stepdoku",
        games: "Games",
        new: "New",
        link: "Share",
        settings: "Settings",
        help: "Help",
        actions: "Game",
        more: "Menu",
        pause: "Pause",
        resume: "Resume",
        save: saved,
        mode: "Mode",
        play: "Play",
        solve: "Step by step",
        solve_costs: "Your time won't count",
    },
    play: PlayText {
        paused: "Paused",
        covered: "The board is hidden while the game is paused.",
        go_on: "Resume",
        solution_beside: "Solution",
        hide_solution: "Hide solution",
        zoom: "Zoom",
    },
    entry: entry::ENTRY,
    broken: (
        "Something went wrong",
        "Stepdoku has stopped. Your game is saved, except perhaps your last move. Reload to carry on.",
        "Reload",
    ),
    parts: PartsText {
        coming: "Loading…",
        missing: "This part of Stepdoku could not be loaded. Check the connection and try again. Your game is kept.",
        updated: "Stepdoku was updated, so this part can no longer be loaded here. Your game is kept. Reload the page.",
        again: "Try again",
        reload: "Reload the page",
    },
    level,
    titles,
    close: "Close",
    answer: games::answer,
    opening: making::opening,
    short_day: making::short_day,
    about: |name| format!("{name}. About this puzzle"),
    ask_why: ("Why?", "Ask why a digit is in this cell, or why it can't be."),
    title,
    game,
    board,
    cell: spoken::cell,
    inspected: spoken::inspected,
    look: (spoken::LOOK, spoken::look),
    announce: spoken::announce,
    notice: playing::notice,
    refusal: refusals::refusal,
};

pub(super) static LATER: LaterText = LaterText {
    keys: keys::KEYS,
    notice: foreign::notice,
    refusal: foreign::refusal,
    solve: SolveText {
        card: "This step",
        steps: "Steps",
        start: ("Start", "Back to the start"),
        back_pass: ("Pass", "Previous pass"),
        back_step: ("Back", "Back to the previous step"),
        next_step: ("Next step", "Next step"),
        next_pass: ("Pass", "Next pass"),
        end: ("End", "Skip to the end"),
        run: "Auto-play",
        stop: "Stop",
        speed: "Speed",
        speed_name,
        kind,
        passes: "Passes",
        moment,
        pass_found,
        at_start,
        unveil: "Show it all",
        more: "More controls",
        at_end,
        count,
        search: "Solve by guessing",
        keep: "Copy to my board",
        blocked,
        from_givens: "Solve from the givens instead",
        back_to_play: "Back to my board",
        busy: climb::busy,
    },
    dialog: DialogText {
        cancel: "Cancel",
        tabs: ["Make", "Paste", "Examples"],
        size: "Size",
        level: "Level",
        more: "More",
        filling: "Starting grid",
        filling_name,
        symmetric: ("Rotational symmetry", "The givens form a pattern that looks the same upside down."),
        seed: ("Seed", "empty = random", "The same seed and settings always make the same puzzle."),
        make: "Make puzzle",
        keep_looking: "Keep looking",
        making,
        cannot_make,
        play_nearest: "Play it",
        open_file: "Open a file",
        paste: (
            "Puzzle",
            "Paste one line of 16, 81, 256 or 625 characters, or a grid of rows or numbers. Use 0 or a dot for an empty cell. A link to a puzzle or its recipe works too.",
        ),
        play_it: "Play",
        checking: "Checking that it has one solution…",
        example,
        link: LinkText {
            sentence: "Anyone who opens this link gets the same puzzle, from the start.",
            label: "Link",
            copy: "Copy",
            copied: "Copied",
        },
        solution: ("You can undo it afterwards.", "Fill it in", "Show it alongside"),
        helped: playing::helped,
        finish: ("Next puzzle", "See how to solve it", "Look at the board"),
    },
    settings: settings::SETTINGS,
    moments: moments::MOMENTS,
    puzzle: puzzle::PUZZLE,
    puzzles: puzzles::PUZZLES,
    games: games::GAMES,
    ladder: ladder::LADDER,
    why: why::WHY,
    marks: marks::MARKS,
    teaching: teaching::TEACHING,
    climb: climb::CLIMB,
    editor: editor::EDITOR,
    making: making::MAKING,
    magazine: magazine::MAGAZINE,
    share: share::SHARE,
    level_means,
};

const fn titles(dialog: Dialog) -> &'static str {
    match dialog {
        Dialog::New => "New puzzle",
        Dialog::Solution => "Show the solution?",
        Dialog::Link => "Share this puzzle",
        Dialog::Puzzle => "This puzzle",
        Dialog::Help => "Help",
        Dialog::Games => "Games",
        Dialog::Times => "Times",
        Dialog::Settings => "Settings",
        Dialog::Moments => "History",
        Dialog::Review => "Review",
        Dialog::Magazine => "Magazine",
        Dialog::Puzzles => "Puzzle list",
        Dialog::Editor => "Enter a puzzle",
        Dialog::Finish => "Solved",
    }
}

const fn saved(state: SaveState) -> &'static str {
    match state {
        SaveState::Untouched => "",
        SaveState::Saving => "Saving…",
        SaveState::Saved => "Saved",
        SaveState::Failed => "Not saved",
    }
}

const fn speed_name(speed: Speed) -> &'static str {
    match speed {
        Speed::Slow => "Slow",
        Speed::Normal => "Medium",
        Speed::Fast => "Fast",
    }
}

fn kind(kind: PassKind) -> String {
    match kind {
        PassKind::Singles => "naked singles".into(),
        PassKind::HiddenSingles => "hidden singles".into(),
        PassKind::Search => "search".into(),
        PassKind::Tier(technique) => explain::technique(technique, Locale::English).into(),
        PassKind::Path => "path".into(),
    }
}

fn moment(title: PassTitle) -> (String, String, String) {
    let name = match (title.kind, title.number) {
        (PassKind::Search, _) => "Search".into(),
        (PassKind::Path, _) => "Path".into(),
        (_, Some(number)) => format!("Pass {number}"),
        (other, None) => explain::capitalised(&kind(other)),
    };
    let step = match title.step {
        Some(step) => format!("Step {step} of {}", title.steps),
        None if title.steps == 0 => "None".into(),
        None if title.kind == PassKind::Path => "Whole path".into(),
        None => "Whole pass".into(),
    };
    let kind = match (title.kind, title.number) {
        (PassKind::Search, _) => "by guessing".into(),
        (PassKind::Path, _) | (_, None) => String::new(),
        (other, Some(_)) => kind(other),
    };
    (name, kind, step)
}

fn pass_found(title: PassTitle) -> String {
    match (title.kind, title.steps) {
        (PassKind::Path, steps) => format!("The path has {}.", counted(steps, "step", "steps")),
        (PassKind::Search, steps) => format!("The search took {}.", counted(steps, "step", "steps")),
        (PassKind::Singles, 0) => "No cell has just one candidate left.".into(),
        (PassKind::HiddenSingles, 0) => "No digit has just one place left in a row, column or box.".into(),
        (PassKind::Tier(technique), 0) => {
            format!("{}: none.", explain::technique(technique, Locale::English))
        }
        (PassKind::Singles, 1) => "One cell has just one candidate left.".into(),
        (PassKind::HiddenSingles, 1) => "One digit has just one place left.".into(),
        (PassKind::Tier(_), 1) => "One pattern found.".into(),
        (PassKind::Singles, steps) => {
            format!("{steps} cells have just one candidate left. You can see them all on this board.")
        }
        (PassKind::HiddenSingles, steps) => format!(
            "{steps} digits have one place left in a row, column or box. You can see them all on this board."
        ),
        (PassKind::Tier(_), steps) => format!("{steps} patterns. You can see them all on this board."),
    }
}

fn at_start(open: usize, from_givens: bool, way: Way) -> (String, String) {
    let title = if from_givens { "From the givens" } else { "From your position" };
    let cells = counted(open, "cell is empty", "cells are empty");
    let steps = "Next step shows one step with its reason.";
    let passes = match way {
        Way::Passes => " Pass shows all of a kind together.",
        Way::Path => "",
    };
    (title.into(), format!("{cells}. {steps}{passes}"))
}

fn at_end(AtEnd { state, passes, guesses, placed, open }: AtEnd) -> (String, String) {
    let passes_text = counted(passes, "pass", "passes");
    let digits = counted(placed, "digit", "digits");
    let cells = counted(open, "cell is empty", "cells are empty");
    match state {
        // A path has no passes.
        State::Solved if guesses == 0 => (
            if passes == 0 { "Solved step by step".into() } else { format!("Solved in {passes_text}") },
            format!("{digits} placed, no guessing needed."),
        ),
        State::Solved => (
            if passes == 0 {
                "Solved by guessing".into()
            } else {
                format!("Solved in {passes_text} and by guessing")
            },
            format!("{digits} placed. It took {}.", counted(guesses, "guess", "guesses")),
        ),
        State::Dry if passes == 0 => {
            ("No singles here".into(), format!("{cells}. Point at one to see its candidates."))
        }
        State::Dry => (
            format!("No more singles after {passes_text}"),
            format!("{digits} placed, {cells}. Point at one to see its candidates."),
        ),
        State::Stuck => (
            "Out of techniques".into(),
            format!(
                "{digits} placed, {cells}. None of the techniques you have switched on finds another step. All that is left is guessing."
            ),
        ),
        State::Impossible(_) => {
            ("No solution".into(), "The digits on this board contradict each other.".into())
        }
        State::Cut => (
            "Search stopped".into(),
            format!(
                "It stopped after {}: too many to watch. The solution is known, and you can show it from Play.",
                counted(guesses, "guess", "guesses")
            ),
        ),
        State::Open => (String::new(), String::new()),
    }
}

fn count(kind: PassKind, steps: usize) -> String {
    match (kind, steps) {
        (_, 0) => "nothing found".into(),
        (PassKind::Search | PassKind::Path | PassKind::Tier(_), steps) => counted(steps, "step", "steps"),
        (_, steps) => counted(steps, "digit", "digits"),
    }
}

fn blocked(wrong: usize) -> (String, &'static str) {
    let title = match wrong {
        1 => "One of your digits is wrong".into(),
        wrong => format!("{wrong} of your digits are wrong"),
    };
    (
        title,
        "Steps from here would be based on a mistake. Go back and fix it, or solve from the givens. Your board won't change.",
    )
}

const fn filling_name(filling: Filling) -> &'static str {
    match filling {
        Filling::Random => "Random",
        Filling::Permutation => "From a pattern",
    }
}

fn making(order: Order, progress: Option<Progress>) -> String {
    let size = size(order);
    let so_far = progress.and_then(|progress| progress.nearest).map(making::so_far).unwrap_or_default();
    match progress {
        None => format!("Making a {size} puzzle…"),
        Some(Progress { attempt: 0, done, of, .. }) => {
            format!("Making a {size} puzzle: {done} of {of} cells")
        }
        Some(Progress { attempt, done, of, .. }) => {
            format!("Making a {size} puzzle, try {}: {done} of {of} cells{so_far}", attempt + 1)
        }
    }
}

fn cannot_make(error: NotMade) -> String {
    match error {
        NotMade::NoSuchLevel(wanted, order) => format!(
            "There are no {} puzzles at {}: at that size, easier steps are always enough. Choose another level or size.",
            level(wanted).to_ascii_lowercase(),
            size(order)
        ),
        NotMade::NotFound(boards) => {
            format!("No puzzle found in {boards} tries. Keep looking, or use another seed.")
        }
        NotMade::Measure(fault) => (making::MAKING.fault)(fault).into(),
        NotMade::Interrupted => "Cancelled.".into(),
    }
}

fn example(example: &Example) -> (String, &'static str) {
    match example.name {
        Some(sudoku_core::examples::Name::Article) => {
            (format!("{} · The article's puzzle", size(example.order)), "Solved in 21 passes of singles")
        }
        None => (game(example.order, Some(example.level)), level_means(example.level)),
    }
}

const fn level(level: Level) -> &'static str {
    explain::level(level, Locale::English)
}

const fn level_means(level: Level) -> &'static str {
    match level {
        Level::Easy => "Full houses and hidden singles",
        Level::Medium => "All singles, or pairs that are easy to spot",
        Level::Hard => "Pairs that are hard to spot, or triples and X-Wings",
        Level::VeryHard => "Wings, unique rectangles, finned fish",
        Level::Fiendish => "Chains, and almost locked sets",
        Level::Extreme => "Chains that are hard to spot, and beyond",
    }
}

fn title(order: Order, level: Option<Level>) -> String {
    format!("{} – Stepdoku", game(order, level))
}

fn game(order: Order, known: Option<Level>) -> String {
    known.map_or_else(|| size(order), |known| format!("{} · {}", size(order), level(known)))
}

fn board(order: Order) -> String {
    format!("Sudoku board, {0} by {0}", order.side())
}

/// "9×9".
fn size(order: Order) -> String {
    format!("{0}×{0}", order.side())
}

/// A number with its noun.
fn counted(n: usize, one: &str, many: &str) -> String {
    format!("{n} {}", if n == 1 { one } else { many })
}
