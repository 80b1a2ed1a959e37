//! The start of a page, and changes of settings during a game.

use crate::{
    common::{ARTICLE, SMALL, digit, puzzle},
    page::Page,
};
use std::collections::BTreeSet;
use sudoku_core::Cell;
use sudoku_play::{
    game::{Game, Origin, edit::TurnKind},
    messages::{DiskMsg, GamesMsg, LinkMsg, MachineMsg, Msg, PageMsg, SettingsMsg},
    saved::{
        journal::Restored,
        settings::{Choice, ClockSetting, Item, Settings, SettingsError, SettingsGroup, Switch, Theme},
    },
    session::{Cmd, DiskCmd, Moment, Session},
};

const NOW: Moment = Moment { now: 5_000, date: 1_700_000_000_000, day: 19_675, chance: 42 };

fn fresh() -> Session {
    Session::new(Game::new(puzzle(SMALL), Origin::default()), NOW)
}

fn tell(session: &mut Session, msgs: impl IntoIterator<Item = Msg>) -> Vec<Cmd> {
    msgs.into_iter().flat_map(|msg| session.update(msg, NOW)).collect()
}

/// A game read from the disk.
fn saved(finished: bool) -> Msg {
    let mut game = Game::new(puzzle(SMALL), Origin::default());
    if finished {
        let solution = game.solution().expect("a proven puzzle").clone();
        let turn = game.filling(TurnKind::Play, &solution).expect("a turn");
        assert!(game.play(turn) && game.is_finished());
    } else {
        let turn = game.placing(&[Cell::at(1)].into_iter().collect(), digit('2'), false).expect("a turn");
        assert!(game.play(turn));
    }
    let restored = Restored {
        game,
        played: 0,
        date: 1,
        snapshot: 0,
        next: 2,
        intact: true,
        doubled: true,
        shortened: false,
        lost: 0,
        deleted: None,
    };
    Msg::Machine(MachineMsg::Disk(DiskMsg::Restored { game: 7, restored: Box::new(restored) }))
}

#[test]
fn a_solved_game_found_at_the_start_shows_its_result() {
    let mut session = fresh();
    tell(&mut session, [saved(true)]);
    assert!(session.dialog().is_none() && session.head(NOW.now).finished);
    assert!(session.result(NOW.day, NOW.now).is_some_and(|view| !view.just_ended));
    assert!(session.cards(NOW.now).iter().any(|card| card.id == 7 && card.here && card.finished));
}

#[test]
fn a_game_to_go_on_with_comes_to_the_board() {
    let mut session = fresh();
    let cmds = tell(&mut session, [saved(false)]);
    assert_eq!(session.dialog(), None);
    assert!(!cmds.contains(&Cmd::Disk(DiskCmd::ReadGames)));
    // A solved game opened on request appears as it was.
    let mut session = fresh();
    tell(&mut session, [Msg::Games(GamesMsg::Open(7)), saved(true)]);
    assert!(session.head(NOW.now).finished);
    assert_eq!(session.dialog(), None);
}

/// Somebody without games and settings begins with few tools; one press opens the rest, and so do notes in a link.
#[test]
fn a_newcomer_begins_with_few_tools_until_all_are_asked_for() {
    let all = |session: &Session| session.settings().tools;
    let begins = |known: bool, settings: bool| {
        let mut session = fresh();
        let msg = Msg::Machine(MachineMsg::Disk(DiskMsg::NoGames { known, settings }));
        let cmds = tell(&mut session, [msg]);
        let is_kept = cmds.iter().any(|cmd| matches!(cmd, Cmd::Disk(DiskCmd::SaveSettings(_))));
        assert_eq!(is_kept, !all(&session), "the next visit begins in the same way");
        session
    };
    assert!(all(&fresh()) && all(&begins(true, false)) && all(&begins(false, true)));
    let mut session = begins(false, false);
    assert!(!all(&session));
    tell(&mut session, [SettingsMsg::Set(Switch::Tools, true).into()]);
    assert!(all(&session));
    let opened = |link: &str| {
        let mut page = Page::new(puzzle(ARTICLE));
        page.send(DiskMsg::NoGames { known: false, settings: false });
        page.send(LinkMsg::Open(link.into())).work();
        assert_eq!(page.session.game().shape().side(), 4, "{link}");
        page.session.settings().tools
    };
    assert!(!opened(&format!("#p={SMALL}")), "a puzzle alone is for everybody");
    let kept = include_str!("../data/kept/boards.txt");
    let with_notes = kept.split('\t').next().expect("a link");
    assert!(opened(with_notes), "{with_notes}");
}

#[test]
fn all_settings_go_back_to_the_start_at_once() {
    let mut session = fresh();
    // The simple view has its own values for some of the others.
    let others = || Switch::ALL.into_iter().filter(|&switch| switch != Switch::Simple);
    let switches =
        others().map(|switch| Msg::Settings(SettingsMsg::Set(switch, !Settings::default().get(switch))));
    let choices =
        Choice::questions().map(|question| Msg::Settings(SettingsMsg::Choose(*question.last().unwrap())));
    tell(&mut session, switches.chain(choices));
    for switch in others() {
        assert_ne!(session.settings().get(switch), Settings::default().get(switch));
    }
    tell(&mut session, [Msg::Settings(SettingsMsg::Set(Switch::Simple, true))]);
    assert!(session.settings().simple);
    let cmds = tell(&mut session, [Msg::Settings(SettingsMsg::Reset)]);
    // The page stays in its language.
    let usual = Settings { tongue: session.settings().tongue, ..Settings::default() };
    assert_ne!(usual, Settings::default());
    assert_eq!(session.settings(), usual);
    assert_eq!(cmds, [Cmd::Disk(DiskCmd::SaveSettings(usual.write()))]);
}

#[test]
fn settings_of_a_newer_program_are_not_written_over_by_the_start() {
    let mut session = fresh();
    let cmds = tell(
        &mut session,
        [
            Msg::Machine(MachineMsg::Disk(DiskMsg::SettingsRead(Err(SettingsError::Newer)))),
            Msg::Settings(SettingsMsg::Choose(Choice::Theme(Theme::Dark))),
            Msg::Settings(SettingsMsg::Reset),
        ],
    );
    assert_eq!((session.settings(), cmds), (Settings::default(), vec![]));
}

#[test]
fn without_a_clock_nothing_is_paused() {
    let off = Msg::Settings(SettingsMsg::Choose(Choice::Clock(ClockSetting::Off)));
    let mut session = fresh();
    tell(&mut session, [off.clone(), Msg::Page(PageMsg::Pause)]);
    assert!(!session.head(NOW.now).paused);
    // A covered board is uncovered when the clock is switched off.
    let mut session = fresh();
    tell(&mut session, [Msg::Page(PageMsg::Pause)]);
    assert!(session.head(NOW.now).paused);
    tell(&mut session, [off]);
    assert!(!session.head(NOW.now).paused);
    // A hidden clock can be paused like a visible one.
    let mut session = fresh();
    tell(
        &mut session,
        [Msg::Settings(SettingsMsg::Choose(Choice::Clock(ClockSetting::Hidden))), Msg::Page(PageMsg::Pause)],
    );
    assert!(session.head(NOW.now).paused);
}

#[test]
fn every_setting_is_offered_once() {
    let (mut switches, mut questions) = (BTreeSet::new(), BTreeSet::new());
    let mut common = 0;
    for group in SettingsGroup::ALL {
        let items = group.items();
        assert!(!items.is_empty(), "{group:?}");
        for item in items {
            common += usize::from(item.is_common());
            let new = match item {
                Item::Switch(switch) => switches.insert(switch.slug()),
                Item::Question(answers) => {
                    assert!(Choice::questions().contains(&answers), "{answers:?}");
                    questions.insert(answers[0].key())
                }
            };
            assert!(new, "{group:?} repeats something");
        }
    }
    assert_eq!(common, 16, "the others are behind a disclosure");
    assert_eq!(switches.len(), Switch::ALL.len());
    assert_eq!(questions.len(), Choice::questions().len());
}
