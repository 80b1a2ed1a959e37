//! Help and positions on the page: the filter, filled notes, the check, trials, savepoints, the pause.

use crate::{
    board::lines,
    entering::{PUZZLE, two_kinds_of_notes},
    page::{Page, drawn, game},
    script::{Do, Line, check, does, drag, play, tap},
    twin::{Twin, digit},
};
use sudoku_core::Cell;
use sudoku_play::{
    game::turns::Fill,
    input::{Filter, Mode},
    messages::{GameMsg, InputMsg, MomentMsg, Msg, PageMsg, PointerMsg, SettingsMsg},
    saved::settings::{CheckSays, Choice},
    ui::{Dialog, Direction},
};
use wasm_bindgen::JsCast;
use wasm_bindgen_test::wasm_bindgen_test;
use web_sys::{HtmlElement, HtmlInputElement};

const SHIFT: &[&str] = &["shiftKey"];
const ALT: &[&str] = &["altKey"];

fn select(cell: usize) -> Line {
    does(Do::Focus(cell), Msg::Input(InputMsg::Select(Cell::at(cell))))
}

#[wasm_bindgen_test]
async fn a_digit_is_pointed_out_where_it_is_and_can_be() {
    let five = Msg::Input(InputMsg::FilterBy(Some(Filter::Digit(digit(5)))));
    check(
        PUZZLE,
        vec![
            does(Do::Tool("filter"), Msg::Input(InputMsg::TogglePicking)),
            does(Do::Click(".highlights button:nth-child(5)"), five.clone()),
            // The keys of the pad enter meanwhile.
            select(2),
            does(Do::Pad(5), Msg::Input(InputMsg::Pad(digit(5)))),
            does(
                Do::Click(".highlights button:nth-child(6)"),
                Msg::Input(InputMsg::FilterBy(Some(Filter::Digit(digit(6))))),
            ),
            does(Do::Click(".pad-line .pairs"), Msg::Input(InputMsg::FilterBy(Some(Filter::Bivalue)))),
            does(Do::Tool("filter"), Msg::Input(InputMsg::TogglePicking)),
            does(Do::Tool("filter"), Msg::Input(InputMsg::TogglePicking)),
            does(Do::Click(".highlights button:nth-child(5)"), five.clone()),
            does(Do::Click(".highlights button:nth-child(5)"), five.clone()),
            does(Do::With(ALT, "5"), five.clone()),
            does(Do::With(SHIFT, ">"), Msg::Input(InputMsg::StepFilter { forward: true })),
            does(Do::With(SHIFT, "<"), Msg::Input(InputMsg::StepFilter { forward: false })),
            does(Do::Key("5"), Msg::Input(InputMsg::Enter(digit(5)))),
            does(Do::Tool("filter"), Msg::Input(InputMsg::TogglePicking)),
            does(Do::Key("b"), Msg::Input(InputMsg::FilterBy(Some(Filter::Bivalue)))),
            // Colour mode offers its own targets beside a highlight.
            does(Do::Key("v"), Msg::Input(InputMsg::SetMode(Mode::Colour))),
            does(Do::Key("z"), Msg::Input(InputMsg::SetMode(Mode::Digit))),
            does(Do::Click(".pad-line .way-out"), Msg::Input(InputMsg::TogglePicking)),
            does(Do::With(ALT, "5"), five.clone()),
            does(Do::With(ALT, "5"), five),
            does(Do::Tool("filter"), Msg::Input(InputMsg::TogglePicking)),
            does(Do::Key("Escape"), Msg::Page(PageMsg::Escape)),
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
            does(Do::Key("n"), Msg::Game(GameMsg::FillNotes(Fill::Selected))),
            does(
                Do::Click("#fill .fill-digits button:nth-child(4)"),
                Msg::Game(GameMsg::FillNotes(Fill::Digit(digit(4)))),
            ),
            does(Do::Click("#fill > button:nth-of-type(1)"), Msg::Game(GameMsg::FillNotes(Fill::All))),
            // From now on they update automatically: the answer to the notice.
            does(
                Do::Click(".notice .button"),
                Msg::Settings(SettingsMsg::Set(sudoku_play::saved::settings::Switch::KeepNotes, true)),
            ),
            does(Do::Mouse(&[], 2), tap(2)),
            does(Do::Key("5"), Msg::Input(InputMsg::Enter(digit(5)))),
            does(Do::Tool("undo"), Msg::Game(GameMsg::Undo)),
            does(Do::Tool("restart"), Msg::Game(GameMsg::Restart)),
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
            does(Do::Key("q"), Msg::Game(GameMsg::Check)),
            does(Do::Click(".notice .icon-button"), Msg::Page(PageMsg::DismissNotice)),
            does(Do::Key("8"), Msg::Input(InputMsg::Enter(digit(8)))),
            does(Do::Key("ArrowRight"), Msg::Input(InputMsg::Go(Direction::Right))),
            does(Do::Key("9"), Msg::Input(InputMsg::Enter(digit(9)))),
            does(Do::Key("Enter"), Msg::Input(InputMsg::Confirm)),
            does(Do::Click("[data-opens=settings]"), Msg::Page(PageMsg::Open(Dialog::Settings))),
            does(
                Do::Click("dialog[open] input[name=check-says][value=which]"),
                Msg::Settings(SettingsMsg::Choose(which)),
            ),
            does(Do::Click("dialog[open] .dialog-head .icon-button"), Msg::Page(PageMsg::Dismiss)),
            does(Do::Tool("check"), Msg::Game(GameMsg::Check)),
            does(Do::Click(".notice .button"), Msg::Game(GameMsg::BackToRight)),
            does(Do::Click(".notice .button"), Msg::Game(GameMsg::Redo)),
            does(Do::Tool("back"), Msg::Game(GameMsg::BackToRight)),
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
            does(Do::Tool("try"), Msg::Moment(MomentMsg::Try)),
            does(Do::Key("8"), Msg::Input(InputMsg::Enter(digit(8)))),
            does(Do::Key("ArrowRight"), Msg::Input(InputMsg::Go(Direction::Right))),
            does(Do::Key("9"), Msg::Input(InputMsg::Enter(digit(9)))),
            does(Do::Click(".trial button:last-child"), Msg::Moment(MomentMsg::GiveUp)),
            does(Do::Key("t"), Msg::Moment(MomentMsg::Try)),
            does(Do::Key("6"), Msg::Input(InputMsg::Enter(digit(6)))),
            does(Do::Click(".trial .primary"), Msg::Moment(MomentMsg::Keep)),
            does(Do::Key("t"), Msg::Moment(MomentMsg::Try)),
            does(Do::Key("g"), Msg::Moment(MomentMsg::GiveUp)),
        ],
    )
    .await;
}

#[wasm_bindgen_test]
async fn a_moment_that_was_kept_comes_back_to_the_board() {
    let page = Page::with(game(PUZZLE)).await;
    let mut twin = Twin::of(game(PUZZLE), &page);
    page.focus(2).await;
    twin.hear(Msg::Input(InputMsg::Select(Cell::at(2))));
    let open = || does(Do::Tool("moments"), Msg::Page(PageMsg::Open(Dialog::Moments)));
    let script = vec![does(Do::Key("5"), Msg::Input(InputMsg::Enter(digit(5)))), open()];
    play(&page, &mut twin, script).await;
    let field: HtmlInputElement = page.one("dialog[open] .moments-now form input").unchecked_into();
    field.set_value("all is well");
    let kept = does(
        Do::Click("dialog[open] .moments-now form button"),
        Msg::Moment(MomentMsg::Save("all is well".into())),
    );
    let closed = does(Do::Click("dialog[open] .dialog-head .icon-button"), Msg::Page(PageMsg::Dismiss));
    let script =
        vec![kept, closed, select(3), does(Do::Key("9"), Msg::Input(InputMsg::Enter(digit(9)))), open()];
    play(&page, &mut twin, script).await;
    let told = twin.session().moments();
    let here: Vec<_> = page.texts("dialog[open] [data-moment]");
    let named = here.iter().position(|line| line.contains("all is well")).unwrap();
    let line = &page.all("dialog[open] [data-moment]")[named];
    let node = line.get_attribute("data-moment").unwrap().parse().unwrap();
    assert!(format!("{:?}", told.outline).contains("all is well"));
    let button =
        line.closest("button.moment").unwrap().or_else(|| line.query_selector("button.moment").unwrap());
    button.unwrap().unchecked_into::<HtmlElement>().click();
    drawn().await;
    twin.hear(Msg::Moment(MomentMsg::GoTo(node)));
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
            does(Do::With(SHIFT, "5"), Msg::Input(InputMsg::EnterAs(Mode::Corner, digit(5)))),
            does(Do::Key("v"), Msg::Input(InputMsg::SetMode(Mode::Colour))),
            does(Do::Key("2"), Msg::Input(InputMsg::Enter(digit(2)))),
            does(Do::With(ALT, "5"), Msg::Input(InputMsg::FilterBy(Some(Filter::Digit(digit(5)))))),
            does(Do::Click(".clock"), Msg::Page(PageMsg::Pause)),
            does(Do::Click(".cover button"), Msg::Page(PageMsg::Pause)),
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
            does(Do::Key("5"), Msg::Input(InputMsg::Enter(digit(5)))),
            select(4),
            does(Do::Key("5"), Msg::Input(InputMsg::Enter(digit(5)))),
            select(7),
            does(Do::Key("5"), Msg::Input(InputMsg::Enter(digit(5)))),
            select(2),
            // With the lock, releasing this one changes nothing else about the other two.
            does(Do::PadLong(5), Msg::Input(InputMsg::Lock(digit(5)))),
            does(Do::Mouse(&[], 2), tap(2)),
            does(Do::Key("u"), Msg::Game(GameMsg::Undo)),
            does(Do::Key("r"), Msg::Game(GameMsg::Redo)),
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
            let fill =
                does(Do::Click("#fill > button:nth-of-type(1)"), Msg::Game(GameMsg::FillNotes(Fill::All)));
            let all = does(Do::Tool("candidates"), Msg::Pointer(PointerMsg::ToggleCandidates));
            let back = does(Do::Tool("candidates"), Msg::Pointer(PointerMsg::ToggleCandidates));
            play(&page, &mut twin, vec![fill, all, back]).await;
            let style = page.one(".board-frame").get_attribute("data-style");
            styles.push(style.unwrap_or_else(|| "digits".into()));
        }
    }
    let seen = ["digits", "dots", "count"].map(|style| styles.iter().filter(|seen| *seen == style).count());
    assert!(seen.iter().all(|&count| count > 0), "all styles are seen: {styles:?}");
}
