//! Time: when the clock runs, when the board is covered, and the entries of the book of times.

use crate::{
    common::{ARTICLE, SMALL, puzzle},
    page::Page,
};
use sudoku_play::{
    features::times::Standing,
    game::aids::Aid,
    messages::{
        BrowserMsg, ClockMsg, DiskMsg, GameMsg, MachineMsg, Msg, PageMsg, PointerMsg, SettingsMsg, TextMsg,
    },
    saved::{
        book::{Finish, Times},
        journal::Event,
        settings::{Choice, ClockSetting, NoteLayout, Settings, SettingsError, Switch},
    },
    session::{AWAY_AFTER, Announcement, Cmd, DiskCmd, IDLE_AFTER},
    ui::{Dialog, Notice, Panel},
};

fn article() -> Page {
    Page::new(puzzle(ARTICLE))
}

fn paused(page: &Page) -> bool {
    page.session.head(page.at.now).paused
}

/// The clock is visible, hidden, or off.
#[test]
fn the_clock_is_shown_hidden_or_off() {
    let check = |setting: ClockSetting, seconds: u64, in_book: usize| {
        let mut page = Page::new(puzzle(SMALL));
        page.send(SettingsMsg::Choose(Choice::Clock(setting))).wait(9_000).place_right(12);
        let head = page.session.head(page.at.now);
        assert_eq!((head.clock, head.seconds), (setting, seconds));
        assert_eq!((page.finishes.len(), page.session.book().finishes().count()), (in_book, in_book));
        let finish = page.result();
        let standing = if in_book == 1 { Standing::First } else { Standing::Untimed };
        assert_eq!((finish.standing, finish.played), (standing, seconds * 1000), "{setting:?}");
        assert!(
            page.said.iter().all(|said| !matches!(said, Announcement::Paused(_))),
            "time is never announced"
        );
    };
    check(ClockSetting::Shown, 9, 1);
    check(ClockSetting::Hidden, 9, 1);
    check(ClockSetting::Off, 0, 0);
    // Switched off during a game it stops, and switched on it continues.
    let mut page = article();
    page.wait(2_000).send(SettingsMsg::Choose(Choice::Clock(ClockSetting::Off))).wait(50_000);
    page.send(SettingsMsg::Choose(Choice::Clock(ClockSetting::Shown))).wait(1_000);
    assert_eq!(page.seconds(), 3);
}

/// Anything over the board stops the clock, however it opens and closes.
#[test]
fn the_clock_stands_while_a_dialog_covers_the_board() {
    for dialog in Dialog::ALL {
        let mut page = article();
        page.place_right(1).wait(2_000).send(PageMsg::Open(dialog)).wait(50_000);
        assert_eq!(page.seconds(), 2, "{dialog:?}");
        page.send(PageMsg::Dismiss).wait(1_000);
        assert_eq!(page.seconds(), 3, "{dialog:?}");
        page.send(PageMsg::Open(dialog)).send(PageMsg::Show(Panel::Solve)).wait(50_000);
        page.send(PageMsg::Show(Panel::Play)).send(PageMsg::Dismiss).wait(1_000).check();
        assert_eq!(page.seconds(), 4, "{dialog:?}");
    }
}

/// After a while without any action, the clock goes back to the last one, and the board is covered.
#[test]
fn an_idle_player_is_not_timed() {
    let idle = |msgs: &[Msg], wait: u64| {
        let mut page = article();
        page.place_right(1).wait(2_000);
        for msg in msgs {
            page.send(msg.clone());
        }
        page.wait(wait).send(ClockMsg::Idle).check();
        (paused(&page), page.seconds())
    };
    assert_eq!(idle(&[Msg::Pointer(PointerMsg::Point(None))], IDLE_AFTER), (true, 2));
    assert_eq!(idle(&[Msg::Pointer(PointerMsg::Point(None))], IDLE_AFTER - 1), (false, 301));
    // A message of the machine isn't an action of the player.
    assert_eq!(
        idle(&[Msg::Machine(MachineMsg::Browser(BrowserMsg::Resized(40)))], IDLE_AFTER - 2_000),
        (true, 0)
    );
    assert_eq!(idle(&[Msg::Settings(SettingsMsg::Set(Switch::IdlePause, false))], IDLE_AFTER), (false, 302));
    // Over an open dialog the clock has stopped already.
    assert_eq!(idle(&[Msg::Page(PageMsg::Open(Dialog::Settings))], IDLE_AFTER), (false, 2));
    assert_eq!(
        idle(&[Msg::Settings(SettingsMsg::Choose(Choice::Clock(ClockSetting::Off)))], IDLE_AFTER),
        (false, 2)
    );
    assert_eq!(idle(&[Msg::Page(PageMsg::Show(Panel::Solve))], IDLE_AFTER), (false, 2));
    assert_eq!(idle(&[Msg::Game(GameMsg::FillSolution)], IDLE_AFTER), (false, 2));
    // A returning player resumes where the board was covered.
    let mut page = article();
    page.place_right(1).wait(IDLE_AFTER).send(ClockMsg::Idle);
    assert_eq!((page.heard(), page.drawn().contains('1')), (Some(Announcement::Paused(true)), false));
    page.send(PageMsg::Pause).wait(4_000);
    assert_eq!((paused(&page), page.seconds()), (false, 4));
}

/// Out of sight the clock stops; after a while the board is also covered.
#[test]
fn a_page_out_of_sight_is_not_timed() {
    let away = |before: &[Msg], wait: u64| {
        let mut page = article();
        for msg in before {
            page.send(msg.clone());
        }
        page.wait(2_000).send(BrowserMsg::Visible(false)).wait(wait).send(BrowserMsg::Visible(true)).check();
        assert_eq!(page.seconds(), 2);
        paused(&page)
    };
    let played = Msg::Game(GameMsg::FillNotes(sudoku_play::game::turns::Fill::All));
    assert!(away(std::slice::from_ref(&played), AWAY_AFTER));
    assert!(!away(std::slice::from_ref(&played), AWAY_AFTER - 1));
    // The board stays uncovered without a clock, or before the first move.
    assert!(!away(&[], AWAY_AFTER));
    assert!(!away(&[played.clone(), Msg::Settings(SettingsMsg::Set(Switch::IdlePause, false))], AWAY_AFTER));
    let mut page = article();
    page.send(played).send(SettingsMsg::Choose(Choice::Clock(ClockSetting::Off)));
    page.send(BrowserMsg::Visible(false)).wait(AWAY_AFTER).send(BrowserMsg::Visible(true));
    assert!(!paused(&page));
}

/// The clock of the machine may jump: time is never lost nor negative.
#[test]
fn a_clock_that_jumps_does_no_harm() {
    let mut page = article();
    page.place_right(1).wait(5_000);
    // The date goes back by a day: the names of games and their times rely on a count that never does.
    page.at.date -= 86_400_000;
    page.place_right(2);
    assert_eq!(page.seconds(), 5);
    let last = page.disk.last();
    page.send(TextMsg::Paste(SMALL.into())).work();
    page.place_right(1).check();
    assert!(page.disk.games.keys().max() > last.as_ref(), "the newer game has the greater name");
    assert_eq!(page.disk.games.len(), 2);
}

/// A finish is written into the book once, with its time, its level and whether help was used.
#[test]
fn finishes_are_written_into_the_book() {
    let mut page = Page::new(puzzle(SMALL));
    let finish = |page: &Page| {
        let written: Vec<Finish> =
            page.finishes.values().map(|text| Finish::read(text).expect("a finish")).collect();
        let [finish] = &written[..] else { panic!("{written:?}") };
        (finish.played, finish.helped, finish.day)
    };
    page.wait(7_000).place_right(12);
    assert_eq!(finish(&page), (7_000, false, page.at.day));
    // A repeated game is recognised: the first time counts, even on a page that opens the game again.
    page.send(GameMsg::Restart).wait(60_000).place_right(12);
    assert_eq!(finish(&page), (7_000, false, page.at.day));
    page.send(GameMsg::Undo);
    page.reload(puzzle(ARTICLE)).wait(10_000).place_right(1);
    assert!(page.result().just_ended);
    assert_eq!(finish(&page), (7_000, false, page.at.day));
    // With the help of the solution it counts for the days, but not among the times.
    let mut page = Page::new(puzzle(SMALL));
    page.wait(1_000).place_right(2).send(GameMsg::FillSolution);
    assert_eq!(finish(&page), (1_000, true, page.at.day));
    let told = page.result();
    assert_eq!(
        (told.times, told.standing, told.streak.current),
        (Times { finished: 1, ..Times::default() }, Standing::Helped(Some(Aid::Solution)), 1)
    );
}

/// The finish compares with all times of its kind, those on the disk included.
#[test]
fn the_finish_knows_the_times_before() {
    let check = |own: u64, others: &[u64], standing: Standing, expected: Times| {
        let mut page = Page::new(puzzle(SMALL));
        for ((nth, &played), day) in (0..).zip(others).zip((0..19_675).rev()) {
            let shape = page.session.shape();
            let finish = Finish {
                game: nth,
                shape: shape.clone(),
                level: None,
                played,
                helped: false,
                day,
                daily: false,
            };
            page.finishes.insert(finish.game, finish.write());
        }
        page.wait(own).place_right(12);
        let finish = page.result();
        assert_eq!((finish.standing, finish.times), (standing, expected), "{own} {others:?}");
        assert_eq!(finish.streak.current as usize, others.len() + 1);
    };
    let times =
        |count, best, median| Times { finished: count, count, best: Some(best), median: Some(median) };
    check(5_000, &[], Standing::First, times(1, 5_000, 5_000));
    check(5_000, &[4_000, 9_000], Standing::Behind, times(3, 4_000, 5_000));
    check(5_000, &[6_000, 9_000], Standing::Best, times(3, 5_000, 6_000));
    check(5_000, &[5_000], Standing::Best, times(2, 5_000, 5_000));
}

/// Settings are written when they change, read at the start, and never overwrite those of a later version.
#[test]
fn settings_are_kept() {
    let mut page = article();
    assert_eq!(page.settings, None);
    page.send(SettingsMsg::Set(Switch::KeepNotes, true))
        .send(SettingsMsg::Choose(Choice::NoteLayout(NoteLayout::CornerCentre)));
    let text = page.settings.clone().expect("they are kept");
    assert_eq!(Settings::read(&text), Ok(page.session.settings()));
    let settings = page.session.settings();
    page.reload(puzzle(ARTICLE));
    assert_eq!(page.session.settings(), settings);
    for (fault, kept) in
        [(SettingsError::Newer, false), (SettingsError::Damaged, true), (SettingsError::Strange, true)]
    {
        let mut page = article();
        page.send(DiskMsg::SettingsRead(Err(fault)));
        assert_eq!(page.session.notice(), Some(&Notice::SettingsUnreadable(fault)));
        assert_eq!(page.session.settings(), Settings::default());
        page.send(SettingsMsg::Set(Switch::Peers, false));
        assert_eq!(
            page.cmds.iter().any(|cmd| matches!(cmd, Cmd::Disk(DiskCmd::SaveSettings(_)))),
            kept,
            "{fault:?}"
        );
        assert!(!page.session.settings().peers, "they hold as long as the page is open");
    }
}

/// The record of each action has the playing time to the millisecond.
#[test]
fn each_record_knows_the_time() {
    let mut page = article();
    page.wait(1_234).place_right(1).wait(766).send(GameMsg::Undo);
    let id = page.disk.last().expect("a game");
    let records: Vec<(u64, u64, bool)> = page.disk.games[&id]
        .values()
        .map(|text| sudoku_play::saved::journal::Record::read(text).expect("a record"))
        .map(|record| (record.played, record.date, matches!(record.event, Event::Undo)))
        .collect();
    let date = page.at.date;
    // The first action writes the snapshot twice.
    let first = (1_234, date - 766, false);
    assert_eq!(records, [first, first, (2_000, date, true)]);
}
