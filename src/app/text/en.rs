//! The English words of the page.

mod assignment;
mod entry;
mod foreign;
mod keys;
mod leaflets;
mod learn;
mod magazine;
pub(super) mod making;
pub(super) mod playing;
mod queries;
pub(super) mod refusals;
mod settings;
mod solver;
mod spoken;
mod taught;

pub(super) use leaflets::LEAFLETS;

use super::{
    DialogText, HeadText, LaterText, LinkText, PlayText, Text,
    words::{
        Aids, Argue, Cages, Class, Deck, Editor, Games, Handout, Handover, Hint, Lists, Marks, Moments,
        Parts, Pen, Photo, Present, Rating, Review, Share, Simple, Story, Texts, Times, Why,
    },
};
use sudoku_core::{
    Shape,
    examples::Example,
    explain::{self, Locale, en::rules},
    generate::{Progress, making::MakeError},
    level::Level,
};
use sudoku_play::{
    ui::{Dialog, Panel},
    view::SaveState,
};

pub(super) static ENGLISH: Text = Text {
    locale: Locale::ENGLISH,
    code: "en",
    head: HeadText {
        name: "Stepdoku",
        games: "Games",
        link: "Share",
        settings: "Settings",
        help: "Help",
        actions: "Game",
        more: "Menu",
        pause: "Pause",
        resume: "Resume",
        save: saved,
        mode: "Mode",
        faces: FACES,
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
    lists: Lists::ENGLISH,
    parts: Parts::ENGLISH,
    level,
    titles,
    close: "Close",
    answer: playing::answer,
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
};

pub(super) static LATER: LaterText = LaterText {
    keys: keys::KEYS,
    notice: foreign::notice,
    refusal: foreign::refusal,
    solver: solver::SOLVER,
    dialog: DialogText {
        cancel: "Cancel",
        size: "Size",
        level: "Level",
        seed: ("Seed", "empty = random", "The same seed and settings always make the same puzzle."),
        make: "Make puzzle",
        keep_looking: "Keep looking",
        making,
        cannot_make,
        play_nearest: "Play it",
        open_file: "Open a file",
        paste: (
            "Puzzle",
            "Paste one line with a character for each cell, or a grid of rows or numbers. Use 0 or a dot for an empty cell. A link to a puzzle or its recipe works too.",
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
    },
    settings: settings::SETTINGS,
    moments: Moments::ENGLISH,
    rating: Rating::ENGLISH,
    texts: Texts::ENGLISH,
    games: Games::ENGLISH,
    aids: Aids::ENGLISH,
    times: Times::ENGLISH,
    why: Why::ENGLISH,
    marks: Marks::ENGLISH,
    hint: Hint::ENGLISH,
    pen: Pen::ENGLISH,
    cages: Cages::ENGLISH,
    present: Present::ENGLISH,
    review: Review::ENGLISH,
    taught: taught::taught,
    argue: Argue::ENGLISH,
    assignment: assignment::ASSIGNMENT,
    class: Class::ENGLISH,
    handover: Handover::ENGLISH,
    deck: Deck::ENGLISH,
    editor: Editor::ENGLISH,
    photo: Photo::ENGLISH,
    making: making::MAKING,
    magazine: magazine::MAGAZINE,
    share: Share::ENGLISH,
    queries: queries::QUERIES,
    simple: Simple::ENGLISH,
    handout: Handout::ENGLISH,
    story: Story::ENGLISH,
    learn: learn::LEARN,
    level_means,
};

const fn titles(dialog: Dialog) -> &'static str {
    match dialog {
        Dialog::New => "New puzzle",
        Dialog::Story => "How a puzzle is made",
        Dialog::Solution => "Show the solution?",
        Dialog::Link => "Share this puzzle",
        Dialog::Puzzle => "This puzzle",
        Dialog::Help => "Help",
        Dialog::Learn => "Learn",
        Dialog::Assignment => "Assignment",
        Dialog::Class => "Class results",
        Dialog::Handover => "Another device",
        Dialog::Deck => "Lesson",
        Dialog::Games => "Games",
        Dialog::Times => "Times",
        Dialog::Settings => "Settings",
        Dialog::Moments => "History",
        Dialog::Review => "Review",
        Dialog::Magazine => "Print many",
        Dialog::Puzzles => "Puzzle list",
        Dialog::Combinations => "Combinations",
        Dialog::Editor => "Enter a puzzle",
        Dialog::Photo => "Read a photo",
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

fn making(shape: &Shape, progress: Option<Progress>) -> String {
    let size = size(shape);
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

fn cannot_make(error: &MakeError) -> String {
    match error {
        MakeError::NoSuchLevel(wanted, shape) => format!(
            "There are no {} puzzles at {}: at that size, easier steps are always enough. Choose another level or size.",
            level(*wanted).to_ascii_lowercase(),
            size(shape)
        ),
        MakeError::NotFound(boards) => {
            format!("No puzzle found in {boards} tries. Keep looking, or use another seed.")
        }
        MakeError::Measure(fault) => (making::MAKING.fault)(*fault).into(),
        MakeError::Interrupted => "Cancelled.".into(),
    }
}

fn example(example: &Example) -> (String, &'static str) {
    match example.name {
        Some(sudoku_core::examples::Name::Article) => {
            (format!("{} · The article's puzzle", size(example.shape)), "Solved in 21 passes of singles")
        }
        None => (game(example.shape, Some(example.level)), level_means(example.level, false)),
    }
}

pub(super) const fn level(level: Level) -> &'static str {
    explain::level(level, Locale::ENGLISH)
}

const fn level_means(level: Level, has_sums: bool) -> &'static str {
    match level {
        Level::Easy => "Full houses and hidden singles",
        Level::Medium if has_sums => "Combinations of cages, and the 45 rule where it is easy to spot",
        Level::Hard if has_sums => "The 45 rule where it is hard to spot, or several innies and outies",
        Level::VeryHard if has_sums => "Several innies and outies that are hard to spot, or of several areas",
        Level::Fiendish if has_sums => "Several areas that are hard to spot, or chains",
        Level::Medium => "All singles, or pairs that are easy to spot",
        Level::Hard => "Pairs that are hard to spot, or triples and X-Wings",
        Level::VeryHard => "Wings, unique rectangles, finned fish",
        Level::Fiendish => "Chains, and almost locked sets",
        Level::Extreme => "Chains that are hard to spot, and beyond",
    }
}

fn title(over: Option<Panel>, shape: &Shape, level: Option<Level>) -> String {
    let name = over.map_or_else(|| game(shape, level), |over| face(over).to_owned());
    format!("{name} – Stepdoku")
}

fn game(shape: &Shape, known: Option<Level>) -> String {
    known.map_or_else(|| size(shape), |known| format!("{} · {}", size(shape), level(known)))
}

fn board(shape: &Shape) -> String {
    format!("Sudoku board, {0} by {0}", shape.side())
}

/// "9×9".
/// The faces of the page.
const FACES: [&str; Panel::ALL.len()] = ["Play", "Explain", "Learn", "New"];

const fn face(panel: Panel) -> &'static str {
    FACES[panel as usize]
}

pub(super) fn size(shape: &Shape) -> String {
    let mut size = format!("{0}×{0}", shape.side());
    for constraint in shape.constraints().iter() {
        size.push(' ');
        size.push_str(rules::rule(constraint).name);
    }
    if let Some(boxes) = rules::boxes(shape) {
        size = format!("{size} {boxes}");
    }
    if shape.regions().is_some() {
        size.push_str(" jigsaw");
    }
    if shape.has_cages() {
        size.push_str(" killer");
    }
    size
}

/// A number with its noun.
fn counted(n: usize, one: &str, many: &str) -> String {
    format!("{n} {}", if n == 1 { one } else { many })
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
