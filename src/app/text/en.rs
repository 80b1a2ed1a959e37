//! English.

mod climb;
mod entry;
mod games;
mod keys;
mod ladder;
mod magazine;
mod making;
mod marks;
mod moments;
mod playing;
mod puzzle;
mod refusals;
mod settings;
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
        link: "Link",
        settings: "Settings",
        help: "Keys",
        actions: "Game",
        more: "More",
        pause: "Pause the clock",
        resume: "Go on",
        save: saved,
        mode: "Mode",
        play: "Play",
        solve: "Solve step by step",
    },
    play: PlayText {
        paused: "Paused",
        covered: "The board is covered while the clock stands.",
        go_on: "Go on",
        solution_beside: "The solution",
        hide_solution: "Hide the solution",
        zoom: "Full size",
    },
    entry: entry::ENTRY,
    broken: (
        "Something broke",
        "The program has stopped. Your game is on the disk, up to its last move or the one before, and comes back with a reload.",
        "Reload",
    ),
    parts: PartsText {
        coming: "Loading…",
        missing: "This part of Stepdoku could not be loaded. Check the connection and try again. Your game is kept.",
        updated: "Stepdoku was updated, and the version that is open here lacks this part. Your game is kept. Reload the page.",
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
    ask_why: ("Why?", "Why a digit stands in this cell or is gone from it, and why not another"),
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
    solve: SolveText {
        card: "This step",
        steps: "Steps",
        start: ("Start", "From the start"),
        back_pass: ("Pass", "Back one pass"),
        back_step: ("Step", "Back one step"),
        next_step: ("Next step", "Next step"),
        next_pass: ("Pass", "Next pass"),
        end: ("End", "To the end"),
        run: "Run",
        stop: "Stop",
        speed: "Speed",
        speed_name,
        kind,
        passes: "Passes",
        moment,
        pass_found,
        at_start,
        at_end,
        count,
        search: "Search from here",
        keep: "Keep these digits",
        blocked,
        from_givens: "Step from the givens",
        back_to_play: "Back to my board",
        busy: climb::busy,
    },
    dialog: DialogText {
        cancel: "Cancel",
        tabs: ["Make", "Paste", "Examples"],
        size: "Size",
        level: "Level",
        more: "More",
        filling: "How the grid is filled",
        filling_name,
        symmetric: (
            "Half-turn symmetry",
            "The givens keep their places when the board is turned upside down.",
        ),
        seed: (
            "Seed",
            "leave empty for a fresh one",
            "The same choices and the same seed make the same puzzle, anywhere.",
        ),
        make: "Make puzzle",
        making,
        cannot_make,
        play_nearest: "Play that one",
        not_at: |order| format!("There is none of {}", size(order)),
        paste: (
            "Puzzle",
            "A line of 16, 81, 256 or 625 symbols, rows of symbols, or a matrix of numbers, with dots or zeros for empty cells. Or a link to a puzzle, or the text it was made from.",
        ),
        play_it: "Play it",
        checking: "Looking for its solutions…",
        example,
        link: LinkText {
            sentence: "Whoever opens it gets the same puzzle, from its givens.",
            label: "Link",
            copy: "Copy",
            copied: "Copied",
        },
        solution: (
            "Filled in, it is a move like any other: undo takes it back.",
            "Fill it in",
            "Show it beside",
        ),
        helped: playing::helped,
        finish: ("Next puzzle", "See how it is solved", "Look at the board"),
    },
    settings: settings::SETTINGS,
    moments: moments::MOMENTS,
    puzzle: puzzle::PUZZLE,
    games: games::GAMES,
    ladder: ladder::LADDER,
    why: why::WHY,
    marks: marks::MARKS,
    teaching: teaching::TEACHING,
    climb: climb::CLIMB,
    making: making::MAKING,
    magazine: magazine::MAGAZINE,
    level_means,
};

const fn titles(dialog: Dialog) -> &'static str {
    match dialog {
        Dialog::New => "New puzzle",
        Dialog::Solution => "Show the solution?",
        Dialog::Link => "Link to this puzzle",
        Dialog::Puzzle => "This puzzle",
        Dialog::Help => "Keys and signs",
        Dialog::Games => "Games",
        Dialog::Times => "Times",
        Dialog::Settings => "Settings",
        Dialog::Moments => "Moments of this game",
        Dialog::Review => "Review",
        Dialog::Magazine => "Magazine",
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
        Speed::Normal => "Steady",
        Speed::Fast => "Fast",
    }
}

fn kind(kind: PassKind) -> String {
    match kind {
        PassKind::Singles => "singles".into(),
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
        (_, None) => "Looked".into(),
    };
    let step = match title.step {
        Some(step) => format!("Step {step} of {}", title.steps),
        None if title.steps == 0 => "Nothing found".into(),
        None if title.kind == PassKind::Path => "The whole path".into(),
        None => "The whole pass".into(),
    };
    let kind = match title.kind {
        PassKind::Search => "by guessing".into(),
        PassKind::Path => String::new(),
        other => kind(other),
    };
    (name, kind, step)
}

fn pass_found(title: PassTitle) -> String {
    let them = match title.kind {
        PassKind::Singles => "cells with one candidate left",
        PassKind::HiddenSingles => "digits with one place left in a house",
        PassKind::Search | PassKind::Path => "steps",
        PassKind::Tier(_) => "patterns",
    };
    match (title.kind, title.steps) {
        (PassKind::Path, steps) => format!("The path has {}.", counted(steps, "step", "steps")),
        (PassKind::Tier(_), 1) => "Found at once: 1 pattern.".into(),
        (PassKind::Search, steps) => format!("The search took {}.", counted(steps, "step", "steps")),
        (kind_, 0) => format!("Nothing found: the position holds no {}.", kind(kind_)),
        (_, 1) => "Found at once: 1 digit.".into(),
        (_, steps) => format!("{steps} {them}, all found from the same position."),
    }
}

fn at_start(open: usize, from_givens: bool) -> (String, String) {
    let title = if from_givens { "From the givens" } else { "From your position" };
    let cells = counted(open, "cell is empty", "cells are empty");
    (
        title.into(),
        format!(
            "{cells}. Press Next step to see why a digit must stand where it stands, or take a whole pass at once."
        ),
    )
}

fn at_end(AtEnd { state, passes, guesses, placed, open }: AtEnd) -> (String, String) {
    let passes_text = counted(passes, "pass", "passes");
    let digits = counted(placed, "digit", "digits");
    let cells = counted(open, "cell is open", "cells are open");
    match state {
        // A path has no passes.
        State::Solved if guesses == 0 => (
            if passes == 0 { "Solved step by step".into() } else { format!("Solved in {passes_text}") },
            format!("{digits} placed, and nothing was guessed."),
        ),
        State::Solved => (
            if passes == 0 {
                "Solved by a search".into()
            } else {
                format!("Solved in {passes_text} and a search")
            },
            format!("{digits} placed. The search needed {}.", counted(guesses, "guess", "guesses")),
        ),
        State::Dry if passes == 0 => (
            "No singles here".into(),
            format!("{cells}. Point at one to see what it can still hold, or go on with what sees more."),
        ),
        State::Dry => (
            format!("Singles run dry after {passes_text}"),
            format!(
                "{digits} placed, {cells}. Point at one to see what it can still hold, or go on with what sees more."
            ),
        ),
        State::Stuck => (
            "The ladder ends here".into(),
            format!(
                "{digits} placed, {cells}. No technique that is switched on finds anything more; what is left is to guess."
            ),
        ),
        State::Impossible(_) => {
            ("No way on".into(), "This position contradicts itself: it has no solution.".into())
        }
        State::Cut => (
            "The search goes on and on".into(),
            format!(
                "After {} it was stopped, as nobody would watch all of it. The solution itself is known: Play shows it.",
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
        "No step from this position could be trusted. Go back and find it, or step from the givens; your board stays as it is.",
    )
}

const fn filling_name(filling: Filling) -> &'static str {
    match filling {
        Filling::Random => "At random",
        Filling::Permutation => "From a pattern",
    }
}

fn making(order: Order, progress: Option<Progress>) -> String {
    let size = size(order);
    let so_far = progress.and_then(|progress| progress.nearest).map(making::so_far).unwrap_or_default();
    match progress {
        None => format!("Making a {size} puzzle…"),
        Some(Progress { attempt: 0, done, of, .. }) => format!("Making a {size} puzzle: {done} of {of}"),
        Some(Progress { attempt, done, of, .. }) => {
            format!("Making a {size} puzzle, board {}: {done} of {of}{so_far}", attempt + 1)
        }
    }
}

fn cannot_make(error: NotMade) -> String {
    match error {
        NotMade::NoSuchLevel(wanted, order) => format!(
            "There is no {} puzzle of {}: at that size simpler steps always suffice. Choose another level or size.",
            level(wanted).to_ascii_lowercase(),
            size(order)
        ),
        NotMade::NotFound(boards) => {
            format!("None was found on {boards} boards. Try again, or with another seed.")
        }
        NotMade::Measure(fault) => (making::MAKING.fault)(fault).into(),
        NotMade::Interrupted => "The work was stopped.".into(),
    }
}

fn example(example: &Example) -> (String, &'static str) {
    match example.name {
        Some(sudoku_core::examples::Name::Article) => {
            (format!("{} · The article’s puzzle", size(example.order)), "Solved in 21 passes of singles")
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
        Level::Medium => "Singles of every kind, or pairs at hand",
        Level::Hard => "Pairs well hidden, or triples and X-Wings",
        Level::VeryHard => "Wings, rectangles, fish with fins",
        Level::Fiendish => "Chains, and almost locked sets",
        Level::Extreme => "The rarest chains, or beyond them",
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
