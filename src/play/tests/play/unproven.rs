//! Puzzles with rules that nobody here knows: they open, are played and kept, and nothing claims to know their solution.

use crate::{
    common::{SMALL, puzzle},
    page::Page,
};
use sudoku_core::{
    Cell, Grid, Shape,
    drawing::clues::clues,
    notation::{boards::TextFormat, sites::Site},
    puzzle::PuzzleError,
    unknown::UnknownRules,
};
use sudoku_play::{
    features::rating::ExactView,
    game::aids::Aid,
    links::shared::Shared,
    messages::{
        AssignmentMsg, Beginning, EditorMsg, GameMsg, GamesMsg, HandoutMsg, HintMsg, LinkMsg, MakeMsg, Msg,
        PageMsg, ReviewMsg, SettingsMsg, TextMsg, WhyMsg,
    },
    saved::settings::Switch,
    ui::{Dialog, Notice, Panel, Refusal},
    view::{Answer, Content},
};

/// A puzzle of f-puzzles: a thermometer, which is known, and lines of a rule that is not.
const FOREIGN: &str = r##"{"size":4,"grid":[[{"value":1,"given":true},{},{},{}],[{},{},{"c":"#A8A8A8"},{}],
[{},{},{},{}],[{},{},{},{"value":4,"given":true}]],"ruleset":"Normal sudoku rules apply.\nDigits along a green line add up to a prime.",
"thermometer":[{"lines":[["R1C1","R1C2","R1C3"]]}],"line":[{"lines":[["R3C1","R3C2","R4C3"]],"outlineC":"#67F067","width":0.3}],
"text":[{"cells":["R0C2"],"fontC":"#000000","size":0.5,"value":"p"}],"primeline":[{"lines":[["R2C1","R3C1"]]}]}"##;

fn opened() -> Page {
    let mut page = Page::new(puzzle(SMALL));
    page.send(TextMsg::Paste(FOREIGN.into())).work().check();
    page
}

fn is_unproven(page: &Page) -> bool {
    page.session.game().puzzle().is_none()
}

fn says_so(page: &mut Page, msg: impl Into<Msg>) {
    page.send(PageMsg::DismissNotice);
    let msg = msg.into();
    page.send(msg.clone()).check();
    assert_eq!(page.session.notice(), Some(&Notice::UnknownRules), "{msg:?}");
    assert!(page.asked.is_none(), "{msg:?}");
    assert_eq!(page.session.dialog(), None, "{msg:?}");
}

#[test]
fn it_opens_with_its_drawings_and_the_text_of_its_rules() {
    let page = opened();
    assert!(is_unproven(&page));
    assert_eq!(page.session.notice(), Some(&Notice::UnknownRules));
    assert_eq!(Answer::to(&Notice::UnknownRules), Some(Answer::Rules));
    let shape = page.session.game().shape();
    assert_eq!(shape.clue_text(), "tAaAbAc");
    let UnknownRules { said, drawn } = shape.unknown_rules().expect("its rules");
    assert_eq!(said, "Normal sudoku rules apply.\nDigits along a green line add up to a prime.");
    // Two lines, a coloured cell and a text beside the board.
    assert_eq!(drawn.len(), 4, "{drawn:?}");
    assert!(clues(shape).len() > drawn.len());
    assert_eq!(page.session.game().clues().filled_count(), 2);
    assert_eq!(page.session.game().origin().level, None);
}

#[test]
fn nothing_checks_it_or_gives_hints() {
    let mut page = opened();
    says_so(&mut page, HintMsg::Next);
    says_so(&mut page, GameMsg::Check);
    says_so(&mut page, GameMsg::BackToRight);
    says_so(&mut page, GameMsg::FillSolution);
    says_so(&mut page, GameMsg::ShowSolution(true));
    says_so(&mut page, PageMsg::Show(Panel::Solve));
    says_so(&mut page, WhyMsg::Open);
    says_so(&mut page, HandoutMsg::Show);
    says_so(&mut page, AssignmentMsg::Set);
    page.send(ReviewMsg::Open).check();
    assert_eq!(page.session.dialog(), None);
    page.send(SettingsMsg::Set(Switch::WrongAtOnce, true)).send(SettingsMsg::Set(Switch::JudgeMoves, true));
    page.place(1, '2').check();
    assert!(page.asked.is_none() && page.session.game().mistakes().next().is_none());
    assert!(!page.cell(1).wrong);
    assert_eq!(page.session.game().aids().iter().collect::<Vec<_>>(), Vec::<Aid>::new());
    // The facts about it ask for no rating either.
    page.send(PageMsg::Open(Dialog::Puzzle)).check();
    assert!(page.asked.is_none());
    let Some(Content::Puzzle(view)) = page.session.content(page.at) else { panic!("the puzzle") };
    assert_eq!((view.level, view.rated.is_none(), view.exact), (None, true, ExactView::OtherSize));
}

/// The rules that are known hold: broken ones are marked, and candidates follow from them.
#[test]
fn known_rules_are_known() {
    let mut page = opened();
    page.place(1, '1').check();
    assert!(page.cell(1).conflict);
    page.place(1, '3');
    // On the thermometer.
    page.place(2, '2').check();
    assert!(page.cell(1).conflict && page.cell(2).conflict);
}

#[test]
fn a_full_board_is_not_finished() {
    let mut page = opened();
    let full = "1234341221434321";
    for (cell, symbol) in full.chars().enumerate().filter(|(cell, _)| ![0, 15].contains(cell)) {
        page.place(cell, symbol);
    }
    page.check();
    assert!(page.session.game().grid().is_full() && !page.session.game().is_finished());
    assert_eq!(page.session.notice(), Some(&Notice::FullUnchecked));
}

#[test]
fn it_is_kept_and_found_again() {
    let mut page = opened();
    page.place(1, '2').check();
    page.write();
    let game = page.session.game().clone();
    assert_eq!(page.on_disk(), game);
    page.reload(puzzle(SMALL));
    page.check();
    assert_eq!(page.session.game(), &game);
    // Another game, and back.
    let own = page.disk.last().expect("a game on the disk");
    page.send(MakeMsg::Start(sudoku_core::Level::Easy)).work().check();
    assert!(!is_unproven(&page));
    page.send(GamesMsg::Open(own)).check();
    page.write();
    assert_eq!(page.session.game(), &game);
    page.send(GameMsg::Undo).check();
}

#[test]
fn its_links_open_it() {
    let mut page = opened();
    page.place(1, '2');
    let game = page.session.game().clone();
    let line = game.clues().to_string();
    let shared = Shared::of(&game).link().to_string();
    let check = |msg: Msg, expected: usize| {
        let mut page = Page::new(puzzle(SMALL));
        page.send(msg.clone()).work().check();
        assert_eq!(page.session.game().clues(), game.clues(), "{msg:?}");
        assert_eq!(page.session.game().grid().filled_count(), expected, "{msg:?}");
        assert_eq!(page.session.notice(), Some(&Notice::UnknownRules), "{msg:?}");
    };
    check(LinkMsg::Open(format!("#p={line}")).into(), 2);
    check(LinkMsg::Open(shared.clone()).into(), 3);
    check(TextMsg::Paste(line.clone()).into(), 2);
    check(TextMsg::Paste(format!("https://stepdoku.example/{shared}")).into(), 3);
}

/// What would lose the rules is not offered.
#[test]
fn no_text_leaves_its_rules_out() {
    let page = opened();
    let shape = page.session.game().shape();
    for site in Site::ALL {
        assert!(!site.takes(shape), "{site:?}");
    }
    for format in TextFormat::ALL.into_iter().filter(|format| format.exists_at(shape)) {
        assert!(matches!(format, TextFormat::Line | TextFormat::BoardLine), "{format:?}");
    }
}

/// The editor proves what it makes, so it takes the rules that are known.
#[test]
fn the_editor_leaves_unknown_rules_out() {
    let mut page = opened();
    page.send(PageMsg::Open(Dialog::Editor)).send(EditorMsg::Begin(Beginning::Givens)).check();
    assert_eq!(page.session.editor_view().grid.shape().tag(), "~tAaAbAc");
}

/// A text for the editor, for the same reason.
#[test]
fn the_editor_takes_no_text_with_unknown_rules() {
    let mut page = Page::new(puzzle(SMALL));
    page.send(PageMsg::Open(Dialog::Editor)).send(EditorMsg::Begin(Beginning::Givens));
    while page.asked.is_some() {
        page.work();
    }
    page.send(EditorMsg::Paste(FOREIGN.into())).work().check();
    let view = page.session.editor_view();
    assert_eq!(view.grid.to_string(), SMALL);
    assert_eq!(view.refused, Some(Refusal::Puzzle(PuzzleError::UnknownRules)));
}

#[test]
fn givens_that_break_a_known_rule_are_refused() {
    let twice = FOREIGN.replacen("{},", "{\"value\":1,\"given\":true},", 1);
    let mut page = Page::new(puzzle(SMALL));
    page.send(TextMsg::Paste(twice)).work().check();
    assert_eq!(page.drawn(), SMALL);
    assert!(matches!(page.session.notice(), Some(Notice::PasteRefused(_))), "{:?}", page.session.notice());
}

#[test]
fn a_damaged_text_of_rules_is_no_loss_of_the_puzzle() {
    let line = format!("!abc:{SMALL}");
    let grid = Grid::from_line(&line).expect("a board");
    assert_eq!((grid.shape().unknown_rules(), grid.shape().has_unknown_rules()), (None, true));
    assert_eq!(clues(grid.shape()), Vec::new());
    let mut page = Page::new(puzzle(SMALL));
    page.send(LinkMsg::Open(format!("#p={line}"))).work().check();
    assert!(is_unproven(&page) && page.session.game().entry(Cell::at(0)).digit().is_some());
    assert_eq!(page.session.game().shape().usual(), Shape::S4);
}
