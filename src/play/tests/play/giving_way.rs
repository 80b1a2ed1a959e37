//! Notices give way to anything that opens in their place: the ones already read disappear, the others wait until
//! it is closed.

use crate::{
    common::{ARTICLE, digit, puzzle},
    page::Page,
};
use sudoku_core::Cell;
use sudoku_play::{
    game::turns::Fill,
    messages::{BrowserMsg, DiskMsg, GameMsg, HintMsg, InputMsg, MachineMsg, Msg, PageMsg, WhyMsg},
    ui::{Dialog, Notice, Panel, SaveError, Undrawn},
};

/// Everything that opens over the notices, and the message that closes it again.
fn openings() -> Vec<(Msg, Msg)> {
    let dialogs = [Dialog::New, Dialog::Moments, Dialog::Settings, Dialog::Games, Dialog::Help];
    let dialogs = dialogs.map(|dialog| (Msg::Page(PageMsg::Open(dialog)), Msg::Page(PageMsg::Dismiss)));
    let others = [
        (Msg::Hint(HintMsg::Next), Msg::Hint(HintMsg::Close)),
        (Msg::Why(WhyMsg::Open), Msg::Why(WhyMsg::Close)),
        (Msg::Page(PageMsg::Show(Panel::Solve)), Msg::Page(PageMsg::Show(Panel::Play))),
    ];
    dialogs.into_iter().chain(others).collect()
}

#[test]
fn what_was_read_goes_and_what_was_not_waits() {
    let check = |said: &[Msg], notice: &Notice, waits: bool| {
        for (opens, closes) in openings() {
            let mut page = Page::new(puzzle(ARTICLE));
            page.send(InputMsg::Select(Cell::at(0)));
            for msg in said {
                page.send(msg.clone());
            }
            assert_eq!(page.session.notice(), Some(notice), "{opens:?}");
            page.send(opens.clone());
            assert_eq!(page.session.notice(), None, "{notice:?} lies over what {opens:?} opens");
            page.send(closes);
            assert_eq!(page.session.notice(), waits.then_some(notice), "{notice:?} after {opens:?}");
        }
    };
    let fault = MachineMsg::Disk(DiskMsg::SaveFailed(SaveError::Full));
    check(&[Msg::Game(GameMsg::FillNotes(Fill::All))], &Notice::NotesFilled, false);
    check(&[Msg::Page(PageMsg::CopyFailed)], &Notice::CannotCopy, false);
    let drawing = BrowserMsg::NotDrawn(Undrawn::Printed);
    check(&[drawing.into()], &Notice::NotDrawn(Undrawn::Printed), false);
    check(&[Msg::Machine(fault)], &Notice::NotSaved(SaveError::Full), true);
    check(&[Msg::Machine(MachineMsg::Disk(DiskMsg::Unreadable))], &Notice::SaveUnreadable, true);
    check(&[Msg::Machine(MachineMsg::Browser(BrowserMsg::NewVersion))], &Notice::NewVersion, true);
}

/// A new notice over something open appears immediately if it concerns the player's action there, and waits
/// otherwise.
#[test]
fn what_comes_later_is_said_where_the_player_is() {
    let mut page = Page::new(puzzle(ARTICLE));
    page.send(PageMsg::Open(Dialog::Link)).send(PageMsg::CopyFailed);
    assert_eq!(page.session.notice(), Some(&Notice::CannotCopy));
    page.send(PageMsg::Dismiss).send(PageMsg::DismissNotice);
    page.send(PageMsg::Open(Dialog::Link)).send(BrowserMsg::NewVersion);
    assert_eq!(page.session.notice(), None);
    page.send(PageMsg::Dismiss);
    assert_eq!(page.session.notice(), Some(&Notice::NewVersion));
}

/// A known notice is not repeated over something open.
#[test]
fn what_waits_is_told_once() {
    let mut page = Page::new(puzzle(ARTICLE));
    page.disk.held = true;
    page.send(InputMsg::Select(Cell::at(0))).send(InputMsg::Enter(digit('7')));
    page.send(DiskMsg::SaveFailed(SaveError::Full)).send(HintMsg::Next);
    page.send(DiskMsg::SaveFailed(SaveError::Full));
    assert_eq!(page.session.notice(), None);
    page.send(HintMsg::Close);
    assert_eq!(page.session.notice(), Some(&Notice::NotSaved(SaveError::Full)));
    page.send(PageMsg::DismissNotice);
    assert_eq!(page.session.notice(), None);
}
