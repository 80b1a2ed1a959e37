//! The English words of the page.

mod entry;
mod foreign;
pub(super) mod playing;
pub(super) mod refusals;
pub(super) mod spoken;

use super::{
    HeadText, LaterText, PlayText, Text,
    words::{
        self, Aids, Argue, Assignment, Cages, Calendar, Class, Dates, Deck, Drill, Editor, Games, Handout,
        Handover, Hint, Keys, Lacks, Learn, Lists, Magazine, Making, Marks, Moments, Near, Parts, Pen, Photo,
        Present, Queries, Rating, Review, Settings, Share, Simple, Solver, Story, Taught, Texts, Times, Why,
    },
};
use sudoku_core::{
    Shape,
    explain::{self, Locale, en::rules},
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
    lacks: Lacks::ENGLISH,
    dates: Dates::ENGLISH,
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
    keys: Keys::ENGLISH,
    notice: foreign::notice,
    refusal: foreign::refusal,
    solver: Solver::ENGLISH,
    dialog: words::Dialog::ENGLISH,
    settings: Settings::ENGLISH,
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
    taught: Taught::ENGLISH,
    argue: Argue::ENGLISH,
    assignment: Assignment::ENGLISH,
    class: Class::ENGLISH,
    handover: Handover::ENGLISH,
    deck: Deck::ENGLISH,
    editor: Editor::ENGLISH,
    photo: Photo::ENGLISH,
    calendar: Calendar::ENGLISH,
    making: Making::ENGLISH,
    magazine: Magazine::ENGLISH,
    share: Share::ENGLISH,
    queries: Queries::ENGLISH,
    simple: Simple::ENGLISH,
    handout: Handout::ENGLISH,
    story: Story::ENGLISH,
    learn: Learn::ENGLISH,
    drill: Drill::ENGLISH,
    near: Near::ENGLISH,
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

pub(super) const fn level(level: Level) -> &'static str {
    explain::level(level, Locale::ENGLISH)
}

fn title(over: Option<Panel>, shape: &Shape, level: Option<Level>) -> String {
    let name = over.map_or_else(|| game(shape, level), |over| face(over).to_owned());
    format!("{name} – Stepdoku")
}

pub(super) fn game(shape: &Shape, known: Option<Level>) -> String {
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
