//! The disk and the restored state: after a reload, after a crash, and with a failing disk.

use serde_json::json;
use stepdoku_e2e::places::UNDO;
use stepdoku_e2e::puzzles::{ARTICLE, MEDIUM, SMALL};
use stepdoku_e2e::{Options, Page, Profile, cell, dist, game, journey};

/// A player's board: digits, and the notes of the first row.
type Moment = (String, Vec<String>);

/// The digits and the notes on the board.
fn standing(page: &Page) -> Moment {
    (page.board(), (0..9).map(|index| page.notes(index)).collect())
}

/// Plays some digits and notes, and undoes some. Gives all positions on the way, the current one last, and
/// the one that redo would restore.
fn play(page: &Page) -> (Vec<Moment>, Moment) {
    let mut moments = vec![standing(page)];
    let mut press = |keys: &str| {
        page.press(keys);
        moments.push(standing(page));
    };
    page.press("Ctrl+Home");
    page.press("ArrowRight");
    press("6");
    page.press("ArrowRight");
    press("Shift+4");
    press("Shift+7");
    press("Shift+4");
    page.press("ArrowDown");
    press("2");
    page.press("Ctrl+z");
    let undone = moments.pop().unwrap_or_default();
    (moments, undone)
}

/// Checks that undo reaches all positions, and redo brings them back.
fn check_history(page: &Page, moments: &[Moment], undone: &Moment) {
    let check = |keys: &str, expected: &Moment| {
        page.press(keys);
        assert_eq!(&standing(page), expected, "after {keys}");
    };
    page.press("Ctrl+Home");
    page.click(&cell(40));
    page.hover(".clock");
    check("Ctrl+y", undone);
    for earlier in moments.iter().rev() {
        check("Ctrl+z", earlier);
    }
    assert_eq!(page.count(&format!("{UNDO}[aria-disabled=true]")), 1);
}

#[test]
fn a_reload_brings_back_digits_notes_and_history() {
    game(Options::desktop(), MEDIUM, |page| {
        let (moments, undone) = play(page);
        page.wait_saved();
        let now = standing(page);
        assert_eq!(&now, &moments[moments.len() - 1]);
        assert_ne!(now.1, vec![String::new(); 9], "no note to come back");
        for _ in 0..2 {
            page.reload();
            page.wait_started();
            page.wait_givens(MEDIUM);
            assert_eq!(standing(page), now);
            assert_eq!(page.text(".save-state"), "Saved");
            assert_eq!(page.puzzle_in_address(), MEDIUM);
        }
        check_history(page, &moments, &undone);
    });
}

#[test]
fn the_address_without_a_puzzle_brings_the_game_back_too() {
    let Some(dist) = dist() else { return };
    let server = stepdoku_e2e::Server::start(&dist, "/");
    let page = Page::open_at(Options::desktop(), &format!("{}#p={MEDIUM}", server.url()));
    page.wait_givens(MEDIUM);
    page.click(&cell(1));
    page.press("6");
    page.wait_saved();
    let board = page.board();
    page.visit(&server.url());
    page.wait_board(&board);
    assert!(page.text(".game-label").starts_with("9×9 · Medium"));
    page.assert_quiet();
}

#[test]
fn a_crash_after_saved_loses_nothing() {
    let profile = Profile::new();
    let options = || Options::desktop().profile(&profile);
    let mut left = None;
    if dist().is_none() {
        return;
    }
    let page = Page::open(options(), &format!("#p={MEDIUM}"));
    page.wait_givens(MEDIUM);
    let (moments, undone) = play(&page);
    page.wait_saved();
    left.replace(standing(&page));
    page.kill();
    journey(options(), "", |page| {
        page.wait_givens(MEDIUM);
        assert_eq!(Some(standing(page)), left);
        assert_eq!(page.text(".save-state"), "Saved");
        check_history(page, &moments, &undone);
    });
}

#[test]
fn the_clock_goes_on_from_what_was_played() {
    // Time passes with the key, as an idle page pauses at its next second.
    let clock = "const real = performance.now.bind(performance);
        let skip = 0;
        performance.now = () => real() + skip;
        addEventListener('keydown', () => { skip = 754_000 }, true);";
    game(Options::desktop().script(clock), MEDIUM, |page| {
        page.click(&cell(1));
        page.press("6");
        page.wait_saved();
        page.reload();
        page.wait_started();
        page.wait_until("the clock goes on from 12:34", || page.text(".clock-time").starts_with("12:"));
    });
}

#[test]
fn a_new_puzzle_keeps_the_last_one() {
    game(Options::desktop(), MEDIUM, |page| {
        page.click(&cell(1));
        page.press("6");
        let board = page.board();
        page.js("location.hash = arguments[0]", &[json!(format!("#p={SMALL}"))]);
        page.wait_text(".notice", "The shared puzzle is ready");
        assert_eq!(page.board(), board, "the game stays until the player takes the puzzle");
        page.take_puzzle(SMALL);
        page.wait_text(".notice", "New puzzle");
        page.click(".notice .button");
        page.wait_board(&board);
        page.click(UNDO);
        page.wait_board(MEDIUM);
        page.wait_saved();
        page.reload();
        page.wait_started();
        page.wait_board(MEDIUM);
    });
}

#[test]
fn a_link_comes_before_the_saved_game() {
    let profile = Profile::new();
    let options = || Options::desktop().profile(&profile);
    game(options(), MEDIUM, |page| {
        page.click(&cell(1));
        page.press("6");
        page.wait_saved();
    });
    journey(options(), &format!("#p={ARTICLE}"), |page| {
        page.wait_givens(ARTICLE);
        assert_eq!(page.puzzle_in_address(), ARTICLE);
        page.wait_text(".notice", "New puzzle");
        page.click(".notice .button");
        page.wait_givens(MEDIUM);
    });
}

/// Another page comes and goes: browsers keep this one as it is, or start it anew.
#[test]
fn the_game_is_there_when_the_reader_comes_back() {
    game(Options::desktop(), MEDIUM, |page| {
        let (moments, undone) = play(page);
        page.wait_saved();
        let now = standing(page);
        for _ in 0..2 {
            page.goto("about:blank");
            page.back();
            page.wait_started();
            page.wait_givens(MEDIUM);
            assert_eq!(standing(page), now);
        }
        check_history(page, &moments, &undone);
        // It still saves.
        page.press("Ctrl+y");
        page.wait_saved();
        let later = standing(page);
        page.reload();
        page.wait_started();
        page.wait_givens(MEDIUM);
        assert_eq!(standing(page), later);
    });
}
