//! Help on the page, and moments: the filter, notes filled in, the check, trials, savepoints, the pause.

use crate::{
    board::lines,
    entering::{PUZZLE, two_kinds_of_notes},
    page::{Page, drawn, game},
    script::{Do, Line, check, does, drag, play, tap},
    twin::{Twin, digit},
};
use sudoku_core::{
    Cell,
    play::{
        input::{Filter, Mode},
        session::Msg,
        settings::{CheckSays, Choice},
        turns::Fill,
        ui::{Dialog, Direction},
    },
};
use wasm_bindgen::JsCast;
use wasm_bindgen_test::wasm_bindgen_test;
use web_sys::{HtmlElement, HtmlInputElement};

const SHIFT: &[&str] = &["shiftKey"];
const ALT: &[&str] = &["altKey"];

fn select(cell: usize) -> Line {
    does(Do::Focus(cell), Msg::Select(Cell::at(cell)))
}

#[wasm_bindgen_test]
async fn a_digit_is_pointed_out_where_it_is_and_can_be() {
    let five = Msg::FilterBy(Some(Filter::Digit(digit(5))));
    check(
        PUZZLE,
        vec![
            does(Do::Tool("filter"), Msg::TogglePicking),
            does(Do::Pad(5), Msg::Pad(digit(5))),
            does(Do::Click(".pad-line .pairs"), Msg::FilterBy(Some(Filter::Pairs))),
            does(Do::Tool("filter"), Msg::TogglePicking),
            does(Do::With(ALT, "5"), five.clone()),
            does(Do::With(SHIFT, ">"), Msg::StepFilter { forward: true }),
            does(Do::With(SHIFT, "<"), Msg::StepFilter { forward: false }),
            select(2),
            does(Do::Key("5"), Msg::Enter(digit(5))),
            does(Do::Tool("filter"), Msg::FilterBy(None)),
            does(Do::Key("b"), Msg::FilterBy(Some(Filter::Pairs))),
            does(Do::Click(".pad-line .way-out"), Msg::FilterBy(None)),
            does(Do::With(ALT, "5"), five.clone()),
            does(Do::With(ALT, "5"), five),
            does(Do::Tool("filter"), Msg::TogglePicking),
            does(Do::Key("Escape"), Msg::Escape),
        ],
    )
    .await;
}

#[wasm_bindgen_test]
async fn notes_are_filled_and_kept_in_step() {
    check(
        PUZZLE,
        vec![
            (Do::Drag(&[2, 3, 4]), drag(&[2, 3, 4])),
            does(Do::Key("n"), Msg::FillNotes(Fill::Chosen)),
            does(Do::Click("#fill .fill-digits button:nth-child(4)"), Msg::FillNotes(Fill::Digit(digit(4)))),
            does(Do::Click("#fill > button:nth-of-type(1)"), Msg::FillNotes(Fill::All)),
            // From now on they keep in step: the answer to what is said.
            does(
                Do::Click(".notice .button"),
                Msg::Set(sudoku_core::play::settings::Switch::KeepNotes, true),
            ),
            does(Do::Mouse(&[], 2), tap(2)),
            does(Do::Key("5"), Msg::Enter(digit(5))),
            does(Do::Tool("undo"), Msg::Undo),
            does(Do::Tool("restart"), Msg::Restart),
        ],
    )
    .await;
}

#[wasm_bindgen_test]
async fn the_board_is_checked_and_goes_back_to_before_the_mistake() {
    let which = Choice::CheckSays(CheckSays::Which);
    check(
        PUZZLE,
        vec![
            select(2),
            does(Do::Key("q"), Msg::Check),
            does(Do::Click(".notice .icon-button"), Msg::DismissNotice),
            does(Do::Key("8"), Msg::Enter(digit(8))),
            does(Do::Key("ArrowRight"), Msg::Go(Direction::Right)),
            does(Do::Key("9"), Msg::Enter(digit(9))),
            does(Do::Key("Enter"), Msg::Confirm),
            does(Do::Click("[data-opens=settings]"), Msg::Open(Dialog::Settings)),
            does(Do::Click("dialog[open] input[name=check-says][value=which]"), Msg::Choose(which)),
            does(Do::Click("dialog[open] .dialog-head .icon-button"), Msg::Dismiss),
            does(Do::Tool("check"), Msg::Check),
            does(Do::Click(".notice .button"), Msg::BackToRight),
            does(Do::Click(".notice .button"), Msg::Redo),
            does(Do::Tool("back"), Msg::BackToRight),
        ],
    )
    .await;
}

#[wasm_bindgen_test]
async fn a_trial_is_seen_and_ends_either_way() {
    check(
        PUZZLE,
        vec![
            select(2),
            does(Do::Tool("try"), Msg::Try),
            does(Do::Key("8"), Msg::Enter(digit(8))),
            does(Do::Key("ArrowRight"), Msg::Go(Direction::Right)),
            does(Do::Key("9"), Msg::Enter(digit(9))),
            does(Do::Click(".trial button:nth-child(2)"), Msg::GiveUp),
            does(Do::Key("t"), Msg::Try),
            does(Do::Key("6"), Msg::Enter(digit(6))),
            does(Do::Click(".trial button:nth-child(1)"), Msg::KeepTrial),
            does(Do::Key("t"), Msg::Try),
            does(Do::Key("g"), Msg::GiveUp),
        ],
    )
    .await;
}

#[wasm_bindgen_test]
async fn a_moment_that_was_kept_comes_back_to_the_board() {
    let page = Page::with(game(PUZZLE)).await;
    let mut twin = Twin::of(game(PUZZLE), &page);
    page.focus(2).await;
    twin.hear(Msg::Select(Cell::at(2)));
    let open = || does(Do::Tool("moments"), Msg::Open(Dialog::Moments));
    let script = vec![does(Do::Key("5"), Msg::Enter(digit(5))), open()];
    play(&page, &mut twin, script).await;
    let field: HtmlInputElement = page.one("dialog[open] .moments-now form input").unchecked_into();
    field.set_value("all is well");
    let kept =
        does(Do::Click("dialog[open] .moments-now form button"), Msg::SaveMoment("all is well".into()));
    let closed = does(Do::Click("dialog[open] .dialog-head .icon-button"), Msg::Dismiss);
    let script = vec![kept, closed, select(3), does(Do::Key("9"), Msg::Enter(digit(9))), open()];
    play(&page, &mut twin, script).await;
    let told = twin.session().moments().unwrap();
    let here: Vec<_> = page.texts("dialog[open] [data-moment]");
    let named = here.iter().position(|line| line.contains("all is well")).unwrap();
    let line = &page.all("dialog[open] [data-moment]")[named];
    let node = line.get_attribute("data-moment").unwrap().parse().unwrap();
    assert!(format!("{:?}", told.outline).contains("all is well"));
    let button =
        line.closest("button.moment").unwrap().or_else(|| line.query_selector("button.moment").unwrap());
    button.unwrap().unchecked_into::<HtmlElement>().click();
    drawn().await;
    twin.hear(Msg::GoTo(node));
    twin.agrees_with(&page, "the moment that was kept");
    assert!(
        !page.has("dialog[open]") && page.has("[data-cell='3'].empty") && page.has("[data-cell='2'].placed")
    );
}

#[wasm_bindgen_test]
async fn a_pause_hides_all_that_can_be_known_of_the_game() {
    check(
        PUZZLE,
        vec![
            select(2),
            does(Do::With(SHIFT, "5"), Msg::EnterAs(Mode::Corner, digit(5))),
            does(Do::Key("v"), Msg::SetMode(Mode::Colour)),
            does(Do::Key("2"), Msg::Enter(digit(2))),
            does(Do::With(ALT, "5"), Msg::FilterBy(Some(Filter::Digit(digit(5))))),
            does(Do::Click(".clock"), Msg::Pause),
            does(Do::Click(".cover button"), Msg::Pause),
        ],
    )
    .await;
}

#[wasm_bindgen_test]
async fn a_digit_that_stands_three_times_names_one_that_still_stands() {
    check(
        PUZZLE,
        vec![
            select(2),
            does(Do::Key("5"), Msg::Enter(digit(5))),
            select(4),
            does(Do::Key("5"), Msg::Enter(digit(5))),
            select(7),
            does(Do::Key("5"), Msg::Enter(digit(5))),
            select(2),
            // With the lock nothing else about the other two changes when this one goes.
            does(Do::PadLong(5), Msg::Lock(digit(5))),
            does(Do::Mouse(&[], 2), tap(2)),
            does(Do::Key("u"), Msg::Undo),
            does(Do::Key("r"), Msg::Redo),
        ],
    )
    .await;
}

#[wasm_bindgen_test]
async fn notes_are_drawn_by_the_room_there_is() {
    let mut styles = Vec::new();
    for line in lines() {
        let page = Page::with(game(line)).await;
        let mut twin = Twin::of(game(line), &page);
        play(&page, &mut twin, two_kinds_of_notes()).await;
        for width in [2600, 700, 340] {
            page.resize(width).await;
            twin.resized(&page);
            let fill = does(Do::Click("#fill > button:nth-of-type(1)"), Msg::FillNotes(Fill::All));
            let all = does(Do::Tool("candidates"), Msg::ToggleCandidates);
            let back = does(Do::Tool("candidates"), Msg::ToggleCandidates);
            play(&page, &mut twin, vec![fill, all, back]).await;
            let style = page.one(".board-frame").get_attribute("data-style");
            styles.push(style.unwrap_or_else(|| "digits".into()));
        }
    }
    let seen = ["digits", "dots", "count"].map(|style| styles.iter().filter(|seen| *seen == style).count());
    assert!(seen.iter().all(|&count| count > 0), "all styles are seen: {styles:?}");
}
