//! The board, the pad and the tools while a player plays.

use crate::{
    page::{Page, at, first_game, game, text_of},
    script::{Do, check, does},
    twin::{Twin, digit},
};
use stepdoku::app::text::text;
use sudoku_core::{Cell, Shape, explain::Locale};
use sudoku_play::{
    input::Mode,
    messages::{GameMsg, InputMsg, Msg, PointerMsg},
    ui::{Direction, Panel, Pointing},
};
use wasm_bindgen_test::wasm_bindgen_test;

/// A puzzle of each offered shape, from the built-in ones.
pub(crate) fn every_line() -> impl Iterator<Item = (Shape, &'static str)> {
    Shape::offered().map(|shape| {
        let examples = sudoku_core::examples::ALL;
        (shape, examples.iter().find(|example| example.shape == shape).unwrap().line)
    })
}

/// A puzzle of 4x4, 9x9, 16x16 and 25x25.
pub(crate) fn lines() -> Vec<&'static str> {
    every_line().filter(|(shape, _)| shape.has_square_boxes()).map(|(_, line)| line).collect()
}

#[wasm_bindgen_test]
async fn a_board_of_each_order_has_its_roles_and_counts() {
    for (shape, line) in every_line() {
        let page = Page::with(game(line)).await;
        let side = shape.side();
        let board = page.one("[role=grid]");
        assert_eq!(board.get_attribute("aria-rowcount"), Some(side.to_string()));
        assert_eq!(board.get_attribute("aria-colcount"), Some(side.to_string()));
        assert_eq!(board.get_attribute("aria-label"), Some((text().board)(shape)));
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
async fn keys_and_buttons_do_what_they_say_at_9x9() {
    let shift: &[&str] = &["shiftKey"];
    let ctrl: &[&str] = &["ctrlKey"];
    let both: &[&str] = &["ctrlKey", "shiftKey"];
    // The first row of the puzzle is 12...73.4, the second 46.81...7.
    check(
        "12...73.446.81...79.74.56.....3217....6.8.4....9654.....82.61.36...93.727.21...96",
        vec![
            does(Do::Key("5"), Msg::Input(InputMsg::Enter(digit(5)))), // a given stays
            does(Do::Key("ArrowRight"), Msg::Input(InputMsg::Go(Direction::Right))),
            does(Do::With(ctrl, "ArrowRight"), Msg::Input(InputMsg::Go(Direction::BoxRight))),
            does(Do::Focus(2), Msg::Input(InputMsg::Select(Cell::at(2)))),
            does(Do::With(shift, "3"), Msg::Input(InputMsg::EnterAs(Mode::Corner, digit(3)))),
            does(Do::With(ctrl, "8"), Msg::Input(InputMsg::EnterAs(Mode::Centre, digit(8)))),
            does(Do::Key("5"), Msg::Input(InputMsg::Enter(digit(5)))),
            does(Do::With(ctrl, "z"), Msg::Game(GameMsg::Undo)),
            does(Do::With(both, "Z"), Msg::Game(GameMsg::Redo)),
            does(Do::Tool("undo"), Msg::Game(GameMsg::Undo)),
            does(Do::Tool("redo"), Msg::Game(GameMsg::Redo)),
            does(Do::Focus(3), Msg::Input(InputMsg::Select(Cell::at(3)))),
            does(Do::Pad(7), Msg::Input(InputMsg::Pad(digit(7)))), // the row holds a 7 already
            does(Do::Key("Delete"), Msg::Input(InputMsg::Erase)),
            does(Do::Key(" "), Msg::Input(InputMsg::NextMode)),
            does(Do::Pad(9), Msg::Input(InputMsg::Pad(digit(9)))),
            does(Do::Pad(9), Msg::Input(InputMsg::Pad(digit(9)))),
            does(Do::Key("6"), Msg::Input(InputMsg::Enter(digit(6)))),
            does(Do::Click("[data-mode=digits]"), Msg::Input(InputMsg::SetMode(Mode::Digit))),
            does(Do::Tool("erase"), Msg::Input(InputMsg::Erase)),
            does(Do::Key("h"), Msg::Pointer(PointerMsg::ToggleCandidates)),
            does(Do::Key("9"), Msg::Input(InputMsg::Enter(digit(9)))),
            does(Do::Tool("candidates"), Msg::Pointer(PointerMsg::ToggleCandidates)),
            does(Do::Tool("restart"), Msg::Game(GameMsg::Restart)),
            does(Do::With(ctrl, "Home"), Msg::Input(InputMsg::Go(Direction::BoardStart))),
            does(Do::Key("End"), Msg::Input(InputMsg::Go(Direction::RowEnd))),
        ],
    )
    .await;
}

#[wasm_bindgen_test]
async fn letters_are_digits_on_the_large_boards() {
    let line = lines()[3];
    // The middle of the board is far from the first cell, so focus moves the cursor to an empty one.
    let empty = line.find('.').unwrap();
    check(
        line,
        vec![
            does(Do::Focus(empty), Msg::Input(InputMsg::Select(Cell::at(empty)))),
            does(Do::Key("p"), Msg::Input(InputMsg::Enter(digit(25)))),
            does(Do::Key("k"), Msg::Input(InputMsg::Enter(digit(20)))),
            does(Do::With(&["shiftKey"], "A"), Msg::Input(InputMsg::EnterAs(Mode::Corner, digit(10)))),
            does(Do::Pad(25), Msg::Input(InputMsg::Pad(digit(25)))),
            does(Do::Key("Backspace"), Msg::Input(InputMsg::Erase)),
            does(Do::Key(","), Msg::Input(InputMsg::ToggleComma)),
            does(Do::Key("x"), Msg::Input(InputMsg::SetMode(Mode::Corner))),
        ],
    )
    .await;
}

#[wasm_bindgen_test]
async fn the_pointer_shows_what_a_cell_can_hold_and_lights_a_candidate() {
    let pointing = |row, column, number| {
        Msg::Pointer(PointerMsg::Point(Some(Pointing { cell: at(9, row, column), digit: digit(number) })))
    };
    check(
        lines()[1],
        vec![
            // A cell's notes are in three lines of three.
            does(Do::Point(3.5, 0.5), pointing(0, 3, 5)),
            does(Do::Point(3.9, 0.9), pointing(0, 3, 9)),
            does(Do::Point(0.5, 0.5), pointing(0, 0, 5)),
            does(Do::Tool("candidates"), Msg::Pointer(PointerMsg::ToggleCandidates)),
            does(Do::Point(3.9, 0.9), pointing(0, 3, 9)),
            does(Do::Point(2.5, 0.5), pointing(0, 2, 5)),
            does(Do::Point(-0.5, 0.5), Msg::Pointer(PointerMsg::Point(None))),
        ],
    )
    .await;
}

#[wasm_bindgen_test]
async fn the_line_under_the_board_tells_of_the_cell() {
    let page = Page::with(first_game()).await;
    let mut twin = Twin::of(first_game(), &page);
    let mut check = async |msg: Msg, cell: usize| {
        page.focus(cell).await;
        twin.hear(msg);
        let (name, said) =
            (text().inspected)(twin.session().inspected().unwrap(), Shape::S9, Locale::ENGLISH);
        assert_eq!(page.text(".inspector"), format!("{name} {said}"));
    };
    check(Msg::Input(InputMsg::Select(Cell::at(0))), 0).await;
    check(Msg::Input(InputMsg::Select(Cell::at(2))), 2).await;
}

#[wasm_bindgen_test]
async fn a_finger_that_rests_points_and_one_that_strays_does_not() {
    let page = Page::with(first_game()).await;
    let empty = page.cell(2);
    let area = empty.get_bounding_client_rect();
    let touch = |kind: &str, strayed: f64| {
        let x = (area.left() + area.width() / 2.0 + strayed).round();
        let y = (area.top() + area.height() / 2.0).round();
        let init = [
            ("clientX", x.into()),
            ("clientY", y.into()),
            ("pointerType", wasm_bindgen::JsValue::from("touch")),
        ];
        crate::page::fire(&empty, "PointerEvent", kind, &init);
    };
    touch("pointerdown", 0.0);
    page.until("the cell is looked at", |page| page.text(".inspector").starts_with("r1c3")).await;
    assert!(!page.has(".preview"), "a resting finger asks for nothing");
    touch("pointerup", 0.0);
    crate::page::drawn().await;
    assert!(page.has("[data-cell='2'].selected"), "no other cell looks chosen");
    assert_eq!(page.all(".cell.selected").len(), 1);
    page.click(".board-foot", "Show candidates").await;
    page.until("the candidates of the cell", |page| page.has("[data-cell='2'].preview")).await;
    touch("pointerdown", 0.0);
    touch("pointermove", 40.0);
    touch("pointerup", 40.0);
    crate::page::drawn().await;
    assert!(!page.has(".preview"), "a new touch ends it");
}

#[wasm_bindgen_test]
async fn the_large_boards_can_be_looked_at_closer() {
    for (shape, line) in every_line() {
        let page = Page::with(game(line)).await;
        let zoom = |page: &Page| page.one(".board-frame").get_attribute("data-zoom");
        let large = sudoku_play::input::lens::Lens::enlarges(shape);
        assert_eq!(page.has(".board-foot .zoom"), large, "{shape:?}");
        assert_eq!(zoom(&page).as_deref(), Some("whole"));
        if large {
            page.click(".board-foot", text().play.zoom).await;
            assert_eq!(zoom(&page).as_deref(), Some("part"));
            page.click(".board-foot", text().play.zoom).await;
            assert_eq!(zoom(&page).as_deref(), Some("whole"));
        }
    }
}

#[wasm_bindgen_test]
async fn the_head_names_the_game() {
    for line in lines() {
        let game = game(line);
        let (shape, level) = (game.shape(), game.origin().level);
        let page = Page::with(game).await;
        let label = page.text(".game-label");
        assert!(label.starts_with(&(text().game)(shape, level)), "{label}");
        let document = leptos::prelude::document();
        assert_eq!(document.title(), (text().title)(None, shape, level));
        let root = document.document_element().unwrap();
        assert_eq!(root.get_attribute("lang").as_deref(), Some(text().code));
        assert_eq!(page.one(".app").get_attribute("data-density").as_deref(), Some(shape.density().slug()));
    }
}

#[wasm_bindgen_test]
async fn the_tabs_turn_the_page() {
    let page = Page::with(first_game()).await;
    let panel = |page: &Page| text_of(&page.all("[role=tab][aria-selected=true]")[0]);
    assert_eq!(panel(&page), text().head.face(Panel::Play));
    assert!(page.has("#panel-play") && !page.has("#panel-step"));
    page.click(".tabs", text().head.face(Panel::Solve)).await;
    assert_eq!(panel(&page), text().head.face(Panel::Solve));
    assert!(!page.has("#panel-play") && page.has("#panel-step"));
    // In a narrow window the step has the place of the tabs, and its cross leads back.
    page.one(".step-close").click();
    page.until("the board is back", |page| page.has("#panel-play")).await;
    assert_eq!(panel(&page), text().head.face(Panel::Play));
}
