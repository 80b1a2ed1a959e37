//! Entering on the page: modes, held keys, the lock, selected cells, colours, two kinds of notes.

use crate::{
    board::lines,
    page::{Page, drawn, fire, game},
    script::{Do, Line, adding, check, does, drag, play, tap},
    twin::{Twin, digit},
};
use stepdoku::app::browser::settings;
use sudoku_core::Cell;
use sudoku_play::{
    game::colour::Colour,
    input::{Mode, Tap, Target},
    messages::{DiskMsg, GameMsg, InputMsg, LensMsg, MachineMsg, Msg, PageMsg, PointerMsg, SettingsMsg},
    saved::settings::{Choice, ClockSetting, NoteLayout, Settings, Switch},
    ui::{Dialog, Direction, Pointing},
};
use wasm_bindgen_test::wasm_bindgen_test;

const SHIFT: &[&str] = &["shiftKey"];
const CTRL: &[&str] = &["ctrlKey"];

/// A puzzle whose first row is 12...73.4 and whose second is 46.81...7.
pub(crate) const PUZZLE: &str =
    "12...73.446.81...79.74.56.....3217....6.8.4....9654.....82.61.36...93.727.21...96";

fn select(cell: usize) -> Line {
    does(Do::Focus(cell), Msg::Input(InputMsg::Select(Cell::at(cell))))
}

fn paint(number: u8) -> Msg {
    Msg::Input(InputMsg::Paint(Colour::new(number).unwrap()))
}

/// Switches to corner and centre notes, in the settings.
pub(crate) fn two_kinds_of_notes() -> Vec<Line> {
    vec![
        does(Do::Click("[data-opens=settings]"), Msg::Page(PageMsg::Open(Dialog::Settings))),
        does(
            Do::Click("dialog[open] input[name=note-layout][value=corner-centre]"),
            Msg::Settings(SettingsMsg::Choose(Choice::NoteLayout(NoteLayout::CornerCentre))),
        ),
        does(Do::Click("dialog[open] .dialog-head .icon-button"), Msg::Page(PageMsg::Dismiss)),
    ]
}

#[wasm_bindgen_test]
async fn modes_turn_and_a_held_key_lasts_as_long_as_it_is_held() {
    check(
        PUZZLE,
        vec![
            select(2),
            does(Do::Key("x"), Msg::Input(InputMsg::SetMode(Mode::Corner))),
            does(Do::Pad(5), Msg::Input(InputMsg::Pad(digit(5)))),
            does(Do::Key("8"), Msg::Input(InputMsg::Enter(digit(8)))),
            does(Do::Key("v"), Msg::Input(InputMsg::SetMode(Mode::Colour))),
            does(Do::Key("v"), Msg::Input(InputMsg::SetMode(Mode::Colour))),
            does(Do::Pad(8), Msg::Input(InputMsg::Pad(digit(8)))),
            does(Do::Key("z"), Msg::Input(InputMsg::SetMode(Mode::Digit))),
            does(Do::Hold("Shift", SHIFT), Msg::Input(InputMsg::Hold(Some(Mode::Corner)))),
            does(Do::Pad(3), Msg::Input(InputMsg::Pad(digit(3)))),
            does(Do::LetGo("Shift"), Msg::Input(InputMsg::Hold(None))),
            does(Do::Hold("Control", CTRL), Msg::Input(InputMsg::Hold(Some(Mode::Centre)))),
            does(Do::Mouse(CTRL, 3), adding(3)),
            does(Do::Pad(6), Msg::Input(InputMsg::Pad(digit(6)))),
            does(Do::LetGo("Control"), Msg::Input(InputMsg::Hold(None))),
            does(Do::Click("[data-mode=colour]"), Msg::Input(InputMsg::SetMode(Mode::Colour))),
            does(Do::Hold("Shift", SHIFT), Msg::Input(InputMsg::Hold(Some(Mode::Corner)))),
            does(Do::LetGo("Shift"), Msg::Input(InputMsg::Hold(None))),
            does(Do::Key(" "), Msg::Input(InputMsg::NextMode)),
            does(Do::Key(" "), Msg::Input(InputMsg::NextMode)),
            does(Do::Pad(5), Msg::Input(InputMsg::Pad(digit(5)))),
            does(Do::PadAgain(5), Msg::Input(InputMsg::PadTwice(digit(5)))),
            does(Do::Tool("undo"), Msg::Game(GameMsg::Undo)),
        ],
    )
    .await;
}

#[wasm_bindgen_test]
async fn notes_of_two_kinds_are_drawn_apart() {
    let page = Page::with(game(PUZZLE)).await;
    let mut twin = Twin::of(game(PUZZLE), &page);
    page.focus(2).await;
    twin.hear(Msg::Input(InputMsg::Select(Cell::at(2))));
    play(&page, &mut twin, two_kinds_of_notes()).await;
    let corner =
        |key, number| does(Do::With(SHIFT, key), Msg::Input(InputMsg::EnterAs(Mode::Corner, digit(number))));
    let centre =
        |key, number| does(Do::With(CTRL, key), Msg::Input(InputMsg::EnterAs(Mode::Centre, digit(number))));
    let mut script = vec![corner("5", 5), corner("8", 8), centre("5", 5), centre("9", 9)];
    script.extend([
        does(Do::Key("."), Msg::Input(InputMsg::Swap)),
        does(Do::Key("x"), Msg::Input(InputMsg::SetMode(Mode::Corner))),
    ]);
    script.extend([
        does(Do::Pad(1), Msg::Input(InputMsg::Pad(digit(1)))),
        does(Do::Key("c"), Msg::Input(InputMsg::SetMode(Mode::Centre))),
    ]);
    for (key, number) in ["1", "2", "3", "4", "6", "7"].into_iter().zip([1, 2, 3, 4, 6, 7]) {
        script.extend([does(Do::Key(key), Msg::Input(InputMsg::Enter(digit(number)))), corner(key, number)]);
    }
    // A candidate gets its colour at its note, of either kind.
    script.extend([
        does(Do::Key("v"), Msg::Input(InputMsg::SetMode(Mode::Colour))),
        does(Do::Key("v"), Msg::Input(InputMsg::SetMode(Mode::Colour))),
    ]);
    play(&page, &mut twin, script).await;
    for (across, down) in [(2.12, 0.12), (2.88, 0.12), (2.5, 0.5), (2.3, 0.5), (2.12, 0.88)] {
        let at = twin.session().pointing_at(across / 9.0, down / 9.0).unwrap();
        let line = does(Do::MouseAt(across, down), Msg::Input(InputMsg::Tap(Tap { at, adds: false })));
        play(&page, &mut twin, vec![line]).await;
    }
    assert!(page.has(".cell.two-kinds.painted") && page.has(".chip:not([d=''])"), "and is seen");
}

#[wasm_bindgen_test]
async fn a_locked_digit_goes_into_each_cell_that_is_tapped() {
    check(
        PUZZLE,
        vec![
            does(Do::PadLong(5), Msg::Input(InputMsg::Lock(digit(5)))),
            does(Do::Mouse(&[], 2), tap(2)),
            does(Do::Finger(13), tap(13)),
            does(Do::Finger(13), tap(13)), // and out of it again
            does(Do::Key("Enter"), Msg::Input(InputMsg::Confirm)),
            does(Do::Mouse(&[], 18), tap(18)), // a given hands the lock to its 9
            does(Do::Mouse(&[], 3), tap(3)),
            does(Do::Click("[data-mode=notes]"), Msg::Input(InputMsg::SetMode(Mode::Centre))),
            does(Do::Mouse(&[], 4), tap(4)),
            (Do::Swipe(&[30, 39, 48]), drag(&[30, 39, 48])),
            does(Do::Key("l"), Msg::Input(InputMsg::LockHere)),
            does(Do::Click("[data-mode=digits]"), Msg::Input(InputMsg::SetMode(Mode::Digit))),
            select(7),
            does(Do::Pad(8), Msg::Input(InputMsg::Pad(digit(8)))),
            does(Do::PadAgain(8), Msg::Input(InputMsg::PadTwice(digit(8)))),
            does(Do::Pad(9), Msg::Input(InputMsg::Pad(digit(9)))),
            does(Do::Click(".pad-line .way-out"), Msg::Input(InputMsg::Lock(digit(9)))),
            select(18),
            does(Do::Key("l"), Msg::Input(InputMsg::LockHere)),
            does(Do::Key("v"), Msg::Input(InputMsg::SetMode(Mode::Colour))),
            does(Do::Mouse(&[], 40), tap(40)),
            does(Do::Key("Escape"), Msg::Page(PageMsg::Escape)),
        ],
    )
    .await;
}

#[wasm_bindgen_test]
async fn many_cells_are_chosen_and_take_what_is_entered() {
    let square = [10, 11, 20, 19];
    let mut script = vec![
        (Do::Drag(&[2, 3, 4, 13, 22]), drag(&[2, 3, 4, 13, 22])),
        does(Do::With(CTRL, "3"), Msg::Input(InputMsg::EnterAs(Mode::Centre, digit(3)))),
        does(Do::Mouse(CTRL, 40), adding(40)),
        does(Do::Mouse(CTRL, 3), adding(3)),
        does(Do::Mouse(SHIFT, 44), adding(44)),
        does(Do::Key("7"), Msg::Input(InputMsg::Enter(digit(7)))),
        does(Do::Tool("undo"), Msg::Game(GameMsg::Undo)),
        does(Do::Tool("erase"), Msg::Input(InputMsg::Erase)),
        does(Do::With(SHIFT, "ArrowLeft"), Msg::Input(InputMsg::Extend(Direction::Left))),
        does(
            Do::With(&["ctrlKey", "shiftKey"], "ArrowDown"),
            Msg::Input(InputMsg::Extend(Direction::BoxDown)),
        ),
        does(Do::With(CTRL, "a"), Msg::Input(InputMsg::SelectAll)),
        does(Do::With(SHIFT, "4"), Msg::Input(InputMsg::EnterAs(Mode::Corner, digit(4)))),
        does(Do::Key("ArrowUp"), Msg::Input(InputMsg::Go(Direction::Up))),
        (Do::MouseTwice(0), vec![tap(0), tap(0), Msg::Input(InputMsg::SelectSame(Cell::at(0)))]),
        does(Do::Key("Escape"), Msg::Page(PageMsg::Escape)),
        (Do::FingerTwice(9), vec![tap(9), tap(9), Msg::Input(InputMsg::SelectSame(Cell::at(9)))]),
        (Do::Swipe(&[10, 11, 20, 19]), drag(&square)),
        does(Do::Key("2"), Msg::Input(InputMsg::Enter(digit(2)))),
        does(Do::Finger(60), tap(60)),
    ];
    // A ring of cells also has an inner line.
    script.push((Do::Drag(&[30, 31, 32, 41, 50, 49, 48, 39]), drag(&[30, 31, 32, 41, 50, 49, 48, 39])));
    script.push(does(Do::Mouse(&[], 80), tap(80)));
    check(PUZZLE, script).await;
}

#[wasm_bindgen_test]
async fn cells_and_candidates_are_coloured() {
    let fifth = |cell| {
        Msg::Input(InputMsg::Tap(Tap { at: Pointing { cell: Cell::at(cell), digit: digit(5) }, adds: false }))
    };
    check(
        PUZZLE,
        vec![
            does(Do::Click("[data-mode=colour]"), Msg::Input(InputMsg::SetMode(Mode::Colour))),
            (Do::Drag(&[0, 1, 2, 11]), drag(&[0, 1, 2, 11])),
            does(Do::Click(".paints [data-colour='3']"), paint(3)),
            does(Do::Key("4"), Msg::Input(InputMsg::Enter(digit(4)))),
            does(Do::Mouse(&[], 11), tap(11)),
            does(Do::Click(".paints [data-colour='9']"), paint(9)),
            does(Do::Click(".paints [data-colour='3']"), paint(3)),
            does(
                Do::Click(".pad-line .track .mode:nth-child(2)"),
                Msg::Input(InputMsg::PaintOn(Target::Candidates)),
            ),
            does(Do::Mouse(&[], 2), fifth(2)),
            does(Do::Tool("candidates"), Msg::Pointer(PointerMsg::ToggleCandidates)),
            does(Do::Finger(13), fifth(13)),
            does(Do::Pad(9), Msg::Input(InputMsg::Pad(digit(9)))),
            does(Do::Click(".paints [data-colour='1']"), paint(1)),
            does(Do::Pad(9), Msg::Input(InputMsg::Pad(digit(9)))),
            does(Do::Tool("candidates"), Msg::Pointer(PointerMsg::ToggleCandidates)),
            does(Do::Tool("undo"), Msg::Game(GameMsg::Undo)),
            does(Do::Tool("erase"), Msg::Input(InputMsg::Erase)),
            does(Do::Key("5"), Msg::Input(InputMsg::Enter(digit(5)))),
            does(Do::Click(".pad-line > .line-button"), Msg::Input(InputMsg::ClearColours)),
            does(Do::Tool("undo"), Msg::Game(GameMsg::Undo)),
            does(
                Do::Click(".pad-line .track .mode:nth-child(1)"),
                Msg::Input(InputMsg::PaintOn(Target::Cells)),
            ),
            does(Do::Tool("restart"), Msg::Game(GameMsg::Restart)),
        ],
    )
    .await;
}

/// A position with notes, colours, a wrong digit, a duplicate digit, a filter and several cells.
fn rich() -> Vec<Line> {
    vec![
        does(
            Do::Click("#fill > button:nth-of-type(1)"),
            Msg::Game(GameMsg::FillNotes(sudoku_play::game::turns::Fill::All)),
        ),
        select(2),
        does(Do::Key("8"), Msg::Input(InputMsg::Enter(digit(8)))),
        does(Do::Key("ArrowRight"), Msg::Input(InputMsg::Go(Direction::Right))),
        does(Do::Key("7"), Msg::Input(InputMsg::Enter(digit(7)))),
        does(Do::Tool("check"), Msg::Game(GameMsg::Check)),
        (Do::Drag(&[4, 13, 14]), drag(&[4, 13, 14])),
    ]
}

#[wasm_bindgen_test]
async fn each_setting_holds_at_once() {
    let page = Page::with(game(PUZZLE)).await;
    let mut twin = Twin::of(game(PUZZLE), &page);
    page.focus(0).await;
    twin.hear(Msg::Input(InputMsg::Select(Cell::at(0))));
    play(&page, &mut twin, rich()).await;
    play(
        &page,
        &mut twin,
        vec![does(Do::Click("[data-opens=settings]"), Msg::Page(PageMsg::Open(Dialog::Settings)))],
    )
    .await;
    let mut choices: Vec<(String, Msg)> = Vec::new();
    // The simple view has another panel, which its journey follows.
    for switch in Switch::ALL.into_iter().filter(|switch| *switch != Switch::Simple) {
        let selector = format!("dialog[open] input[name={}]", switch.slug());
        let on = twin.session().settings().get(switch);
        choices.extend([
            (selector.clone(), Msg::Settings(SettingsMsg::Set(switch, !on))),
            (selector, Msg::Settings(SettingsMsg::Set(switch, on))),
        ]);
    }
    for choice in Choice::questions().into_iter().flat_map(|answers| answers.into_iter().rev()) {
        let selector = format!("dialog[open] input[name={}][value={}]", choice.key(), choice.slug());
        // Selecting the current choice is not a change, so a browser sends no event.
        if !twin.session().settings().has(choice) || choice == Choice::Clock(ClockSetting::Shown) {
            choices.push((selector, Msg::Settings(SettingsMsg::Choose(choice))));
        }
    }
    choices.push(("dialog[open] .dialog-foot .button".to_owned(), Msg::Settings(SettingsMsg::Reset)));
    for (selector, msg) in choices {
        page.one(&selector).click();
        drawn().await;
        let after = format!("{msg:?}");
        twin.hear(msg);
        twin.agrees_with(&page, &after);
        assert_eq!(settings::read(), Some(Ok(twin.session().settings())), "kept after {after}");
        for switch in Switch::ALL {
            let shown = page.one(&format!("dialog[open] input[name={}]", switch.slug()));
            let checked = shown.matches(":checked").unwrap();
            assert_eq!(checked, twin.session().settings().get(switch), "{switch:?} after {after}");
        }
    }
}

#[wasm_bindgen_test]
async fn a_click_on_the_largest_board_does_what_it_does_on_the_small() {
    let line = lines()[3];
    let empty: Vec<usize> =
        line.char_indices().filter(|(_, symbol)| *symbol == '.').map(|(at, _)| at).collect();
    let beside = *empty.iter().find(|&&cell| cell % 25 < 24 && empty.contains(&(cell + 1))).unwrap();
    let middle = |cell, adds| {
        Msg::Input(InputMsg::Tap(Tap { at: Pointing { cell: Cell::at(cell), digit: digit(13) }, adds }))
    };
    check(
        line,
        vec![
            does(Do::Mouse(&[], beside), middle(beside, false)),
            does(Do::Mouse(CTRL, beside + 1), middle(beside + 1, true)),
            does(Do::Key(","), Msg::Input(InputMsg::ToggleComma)),
            does(Do::Key("x"), Msg::Input(InputMsg::SetMode(Mode::Corner))),
            does(Do::Key("p"), Msg::Input(InputMsg::Enter(digit(25)))),
            does(Do::PadLong(7), Msg::Input(InputMsg::Lock(digit(7)))),
            does(Do::Finger(empty[0]), middle(empty[0], false)),
            does(Do::Key(","), Msg::Input(InputMsg::ToggleComma)),
            does(Do::Key("Escape"), Msg::Page(PageMsg::Escape)),
            does(Do::Key("Escape"), Msg::Page(PageMsg::Escape)),
        ],
    )
    .await;
}

#[wasm_bindgen_test]
async fn settings_that_were_kept_hold_from_the_start() {
    let kept = Settings {
        digit_first: true,
        note_layout: NoteLayout::CornerCentre,
        peers: false,
        left_counts: false,
        pad_from_bottom: true,
        clock: ClockSetting::Off,
        ..Settings::default()
    };
    let page = Page::with_settings(game(PUZZLE), kept).await;
    let mut twin = Twin::of(game(PUZZLE), &page);
    twin.hear(Msg::Machine(MachineMsg::Disk(DiskMsg::SettingsRead(Ok(kept)))));
    page.focus(0).await;
    twin.hear(Msg::Input(InputMsg::Select(Cell::at(0))));
    assert!(!page.has(".clock"));
    let script = vec![
        // Digit first: a key locks, and another replaces it.
        does(Do::Pad(5), Msg::Input(InputMsg::Pad(digit(5)))),
        does(Do::Mouse(&[], 2), tap(2)),
        does(Do::Pad(8), Msg::Input(InputMsg::Pad(digit(8)))),
        does(Do::Finger(3), tap(3)),
        does(Do::Pad(8), Msg::Input(InputMsg::Pad(digit(8)))),
    ];
    play(&page, &mut twin, script).await;
}

#[wasm_bindgen_test]
async fn a_finger_that_pans_or_is_not_alone_enters_nothing() {
    let line = lines()[3];
    let page = Page::with(game(line)).await;
    let mut twin = Twin::of(game(line), &page);
    page.focus(0).await;
    twin.hear(Msg::Input(InputMsg::Select(Cell::at(0))));
    page.one(".board-foot .zoom").click();
    drawn().await;
    twin.hear(Msg::Lens(LensMsg::Box(Cell::at(0))));
    play(&page, &mut twin, vec![(Do::Swipe(&[52, 53, 54]), Vec::new())]).await;
    let finger = |kind: &str, id: i32, spot: (f64, f64)| {
        let init =
            [("pointerType", "touch".into()), ("pointerId", id.into()), ("isPrimary", (id == 1).into())];
        page.pointer(kind, spot, &init);
    };
    // Two fingers that come down and go up, in either order.
    for shape in [[1, 2], [2, 1]] {
        finger("pointerdown", 1, (2.5, 2.5));
        finger("pointerdown", 2, (4.5, 4.5));
        for id in shape {
            finger("pointerup", id, (4.5, 4.5));
        }
        drawn().await;
        twin.agrees_with(&page, "two fingers");
    }
    // Also a touch that the browser cancels.
    finger("pointerdown", 1, (2.5, 2.5));
    finger("pointercancel", 1, (2.5, 2.5));
    finger("pointerup", 1, (2.5, 2.5));
    drawn().await;
    twin.agrees_with(&page, "a finger that was taken away");
}

#[wasm_bindgen_test]
async fn a_press_that_strays_locks_nothing() {
    let page = Page::with(game(PUZZLE)).await;
    let key = page.one(".keypad [data-digit='5']");
    let press = |kind: &str, x: i32| {
        let init = [("pointerType", "touch".into()), ("clientX", x.into()), ("clientY", 10.into())];
        fire(&key, "PointerEvent", kind, &init);
    };
    press("pointerdown", 10);
    press("pointermove", 40);
    // Another one that stays: locking the first would also lock this one.
    let other = page.one(".keypad [data-digit='6']");
    fire(&key, "PointerEvent", "pointerup", &[]);
    fire(&other, "PointerEvent", "pointerdown", &[]);
    page.until("the lock of the other", |page| page.has(".keypad .locked")).await;
    assert_eq!(page.one(".keypad .locked").get_attribute("data-digit").as_deref(), Some("6"));
}
