//! Sounds: each turn has one or none, and only with their switch.

use crate::{
    common::{ARTICLE, puzzle},
    page::Page,
};
use sudoku_core::{Candidate, Cell, Digit, House, HouseKind, Shape};
use sudoku_play::{
    game::turns::Fill,
    messages::{GameMsg, InputMsg, PageMsg, SettingsMsg},
    saved::settings::Switch,
    ui::sound::Sound,
};

/// The article's puzzle, with sounds.
fn page() -> Page {
    let mut page = Page::new(puzzle(ARTICLE));
    page.send(SettingsMsg::Set(Switch::Sounds, true));
    page
}

/// Places a digit, and returns the sounds since.
fn place(page: &mut Page, Candidate { cell, digit }: Candidate) -> Vec<Sound> {
    page.sounds.clear();
    page.send(InputMsg::Select(cell)).send(InputMsg::Enter(digit));
    std::mem::take(&mut page.sounds)
}

fn right(page: &Page, cell: Cell) -> Candidate {
    let digit = page.session.game().solution().expect("a proven puzzle").get(cell);
    Candidate::new(cell, digit.expect("a digit"))
}

fn is_empty(page: &Page, cell: Cell) -> bool {
    page.session.game().grid().get(cell).is_none()
}

#[test]
fn a_whole_game_sounds_at_each_complete_house_and_at_the_end() {
    let mut page = page();
    let geometry = Shape::S9.geometry();
    let mut heard = Vec::new();
    for cell in Cell::all(Shape::S9) {
        if !is_empty(&page, cell) {
            continue;
        }
        let one = right(&page, cell);
        let sounds = place(&mut page, one);
        let grid = page.session.game().grid();
        let is_full = |house: &House| geometry.cells(*house).iter().all(|&cell| grid.get(cell).is_some());
        let completes = geometry.houses_of(cell).iter().any(is_full);
        let expected = match (grid.is_full(), completes) {
            (true, _) => vec![Sound::Solved],
            (false, true) => vec![Sound::Complete],
            (false, false) => vec![],
        };
        assert_eq!(sounds, expected, "{cell:?}");
        heard.extend(sounds);
    }
    let complete = heard.iter().filter(|sound| **sound == Sound::Complete).count();
    assert!(complete > 9 && heard.last() == Some(&Sound::Solved), "{heard:?}");
    // Undoing the end and redoing it is not a turn.
    page.sounds.clear();
    page.send(PageMsg::Dismiss).send(GameMsg::Undo).send(GameMsg::Redo);
    assert_eq!(page.sounds, []);
}

#[test]
fn a_clash_sounds_where_the_player_may_see_it() {
    let mut page = page();
    let geometry = Shape::S9.geometry();
    let grid = page.session.game().grid();
    let cell = Cell::all(Shape::S9).find(|&cell| is_empty(&page, cell)).expect("an empty cell");
    let twice = geometry.peer_list(cell).iter().find_map(|&peer| grid.get(peer)).expect("a given in sight");
    assert_eq!(place(&mut page, Candidate::new(cell, twice)), [Sound::Clash]);
    page.sounds.clear();
    page.send(InputMsg::Erase);
    assert_eq!(page.sounds, [], "an empty cell clashes with nothing");
    // A digit that is wrong, but clashes with nothing, is as quiet as one that is right.
    let free = |digit: &Digit| geometry.peer_list(cell).iter().all(|&peer| grid.get(peer) != Some(*digit));
    for digit in Digit::all(Shape::S9).filter(free) {
        assert_eq!(place(&mut page, Candidate::new(cell, digit)), [], "{digit:?}");
    }
    page.send(SettingsMsg::Set(Switch::Duplicates, false));
    assert_eq!(place(&mut page, Candidate::new(cell, twice)), [], "clashes are not marked either");
}

#[test]
fn a_full_row_with_a_digit_twice_is_not_complete() {
    let mut page = page();
    page.send(SettingsMsg::Set(Switch::Duplicates, false));
    let row = Shape::S9.geometry().cells(House::new(HouseKind::Row, 0));
    let empty: Vec<Cell> = row.iter().copied().filter(|&cell| is_empty(&page, cell)).collect();
    let (last, rest) = empty.split_last().expect("empty cells");
    let first = right(&page, rest[0]);
    for &cell in rest {
        let one = right(&page, cell);
        place(&mut page, one);
    }
    assert_eq!(place(&mut page, Candidate::new(*last, first.digit)), []);
}

#[test]
fn notes_and_colours_are_quiet_and_so_is_a_page_without_the_switch() {
    let mut page = page();
    page.send(GameMsg::FillNotes(Fill::All));
    assert_eq!(page.sounds, []);
    page.send(SettingsMsg::Set(Switch::Sounds, false));
    for cell in Cell::all(Shape::S9) {
        if is_empty(&page, cell) {
            let one = right(&page, cell);
            assert_eq!(place(&mut page, one), []);
        }
    }
    assert!(page.session.game().is_finished());
}

#[test]
fn sounds_are_short_and_told_apart() {
    for sound in Sound::ALL {
        let tones = sound.tones();
        let end = tones.iter().map(|tone| tone.at + tone.length).fold(0.0, f64::max);
        assert!(end <= 0.7, "{sound:?}: {end}");
        assert!(tones.iter().all(|tone| (100.0..2000.0).contains(&tone.pitch) && tone.length >= 0.05));
        let falls = tones.windows(2).all(|two| two[0].pitch > two[1].pitch);
        let rises = tones.windows(2).all(|two| two[0].pitch < two[1].pitch);
        assert_eq!((falls, rises), (sound == Sound::Clash, sound != Sound::Clash), "{sound:?}");
    }
    let lengths: std::collections::BTreeSet<usize> = Sound::ALL.map(|sound| sound.tones().len()).into();
    assert_eq!(lengths.len(), 2);
}
