//! The page shows its dialogs and boards of every size, and fields and fingers send nothing that they do not mean.

use crate::{
    anything::{PUZZLE, two_kinds_of_notes},
    page::{Page, drawn, every_line, fire, first_game, game, lines, text_of},
    script::{Do, check, does, play, tap},
    shelf::{clear, finish},
    twin::{Twin, digit},
};
use stepdoku_page::app::{
    browser::{journal::put_finish, settings},
    text::{later, text, time},
};
use sudoku_core::{Cell, Level, Shape};
use sudoku_play::{
    game::turns::Fill,
    input::{Mode, Tap},
    keys::list,
    messages::{DiskMsg, GameMsg, InputMsg, LensMsg, MachineMsg, Msg, PageMsg, PointerMsg, SettingsMsg},
    saved::settings::{Choice, ClockSetting, NoteLayout, Settings, Switch},
    ui::{Dialog, Pointing},
};
use wasm_bindgen_test::wasm_bindgen_test;

const CTRL: &[&str] = &["ctrlKey"];

#[wasm_bindgen_test]
async fn a_board_of_each_order_has_its_roles_and_counts() {
    for (shape, line) in every_line() {
        let page = Page::with(game(line)).await;
        let side = shape.side();
        let board = page.one("[role=grid]");
        assert_eq!(board.get_attribute("aria-rowcount"), Some(side.to_string()));
        assert_eq!(board.get_attribute("aria-colcount"), Some(side.to_string()));
        assert_eq!(board.get_attribute("aria-label"), Some(text().boards.label(shape)));
        let rows = page.all("[role=grid] > [role=row]");
        assert_eq!(rows.len(), side);
        for (index, row) in rows.iter().enumerate() {
            assert_eq!(row.get_attribute("aria-rowindex"), Some((index + 1).to_string()));
            let cells = row.query_selector_all(":scope > [role=gridcell]").unwrap();
            assert_eq!(cells.length() as usize, side, "cells of row {index}");
        }
        for (index, cell) in page.all("[role=gridcell]").iter().enumerate() {
            assert_eq!(cell.get_attribute("data-cell"), Some(index.to_string()));
            assert_eq!(cell.get_attribute("aria-colindex"), Some((index % side + 1).to_string()));
        }
        assert_eq!(
            page.all("[role=gridcell][tabindex='0']").len(),
            1,
            "one cell is reached by the tabulator"
        );
        assert_eq!(page.all(".keypad button").len(), side);
        Twin::of(game(line), &page).agrees_with(&page, "the start");
    }
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
                does(Do::Click(".fill > button:nth-of-type(1)"), Msg::Game(GameMsg::FillNotes(Fill::All)));
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

#[wasm_bindgen_test]
async fn each_setting_holds_at_once() {
    let page = Page::with(game(PUZZLE)).await;
    let mut twin = Twin::of(game(PUZZLE), &page);
    page.focus(0).await;
    twin.hear(Msg::Input(InputMsg::Select(Cell::at(0))));
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
    // Another language loads the page again, which its journey follows.
    let stays = |choice: &Choice| !matches!(choice, Choice::Tongue(_));
    let answers = Choice::questions().into_iter().flat_map(|answers| answers.into_iter().rev());
    for choice in answers.filter(stays) {
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
            does(Do::With(&["shiftKey"], "A"), Msg::Input(InputMsg::EnterAs(Mode::Corner, digit(10)))),
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

#[wasm_bindgen_test]
async fn what_is_typed_into_a_field_is_not_played() {
    let page = Page::with(first_game()).await;
    page.focus(2).await;
    page.click(".places", text().head.face_new()).await;
    page.click("dialog[open] .doors", later().making.door_more()).await;
    page.click("dialog[open] .doors", later().making.door_measure()).await;
    page.one("dialog[open] input[name=seed]").focus().unwrap();
    for key in ["5", " ", "?", "Delete"] {
        page.press(key).await;
    }
    assert_eq!(text_of(&page.cell(2)), "");
    assert!(!page.has("[data-notes]"));
    assert_eq!(
        page.text("dialog[open] .dialog-title"),
        text().titles.of_dialog(Dialog::New),
        "no other dialog has opened"
    );
    page.click(".places", text().head.face_play()).await;
    assert_eq!(page.tool("notes").get_attribute("aria-pressed").as_deref(), Some("false"));
}

#[wasm_bindgen_test]
async fn times_are_those_of_the_book() {
    clear().await;
    for (game, played) in [(1, 61_000), (2, 125_000), (3, 90_000)] {
        put_finish(&finish(game, played)).await.unwrap();
    }
    let page = Page::with(first_game()).await;
    page.open_by_head("games").await;
    page.click("dialog[open]", text().titles.of_dialog(Dialog::Times)).await;
    page.until("the times", |page| page.has("dialog[open] .kind")).await;
    let names = [text().boards.game(Shape::S9, Some(Level::Hard))];
    assert_eq!(page.texts("dialog[open] .kind .card-name"), names);
    assert_eq!(page.texts("dialog[open] .kind-best dd"), [time(61)]);
    assert_eq!(page.texts("dialog[open] .kind-median dd"), [time(90)]);
    assert_eq!(page.texts("dialog[open] .facts dd"), ["1", "1", "3"]);
    assert_eq!(page.all("dialog[open] .chart rect").len(), 3);
    let said = later().times.chart(&[time(61), time(125), time(90)]);
    assert_eq!(page.one("dialog[open] .chart svg").get_attribute("aria-label"), Some(said));
    page.click("dialog[open] .times", text().titles.of_dialog(Dialog::Games)).await;
    assert_eq!(
        page.text("dialog[open] .dialog-title"),
        text().titles.of_dialog(Dialog::Games),
        "and back to the games"
    );
}

#[wasm_bindgen_test]
async fn all_keys_are_told_as_they_are_on_that_board() {
    for (shape, line) in every_line() {
        for (letter_keys, note_layout) in [(true, NoteLayout::Fixed), (false, NoteLayout::CornerCentre)] {
            let settings = Settings { letter_keys, note_layout, ..Settings::default() };
            let page = Page::with_settings(game(line), settings).await;
            page.open_by_head("help").await;
            drawn().await;
            let words = &later().keys;
            let told = list(shape, letter_keys, note_layout);
            let groups = [words.how(), later().marks.all(), words.gestures()]
                .into_iter()
                .chain(told.iter().map(|(group, _)| words.group(*group)));
            assert_eq!(page.texts("dialog[open] .keys-group"), groups.collect::<Vec<_>>(), "{shape:?}");
            let lines = || told.iter().flat_map(|(_, lines)| lines);
            let does = words
                .all_gestures()
                .into_iter()
                .map(|(_, does)| does)
                .chain(lines().map(|line| words.action(line.action)));
            assert_eq!(page.texts("dialog[open] .keys dd"), does.collect::<Vec<_>>(), "{shape:?}");
            let presses: Vec<String> =
                lines().flat_map(|line| &line.presses).map(|press| words.press(*press, shape)).collect();
            assert_eq!(page.texts("dialog[open] .keys kbd"), presses, "{shape:?}");
        }
    }
}
