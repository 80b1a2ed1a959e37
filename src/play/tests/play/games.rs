//! The list of games, the book on show, the finish, and the actions of notices.

use crate::common::{ARTICLE, SMALL, puzzle};
use sudoku_core::{CellSet, Level, Puzzle, Shape, Technique};
use sudoku_play::{
    features::{
        games::{
            DAYS_KEPT,
            view::{GamesView, MANY},
        },
        times::{CHARTED, Pride, Standing},
    },
    game::{
        Game, Origin,
        aids::{Aid, Aids, cause},
        clock::Millis,
    },
    messages::{DiskMsg, GameMsg, GamesMsg, InputMsg, Msg, PageMsg, SettingsMsg},
    saved::{
        archive::ArchiveError,
        book::{Finish, Streak},
        journal::{RecordError, Restored},
        settings::{Choice, ClockSetting, SettingsError, Switch},
    },
    session::{Cmd, DiskCmd, Moment, Session},
    ui::{Checked, Dialog, Exported, Imported, Notice, Refusal, SaveError, Undrawn, WorkError},
    view::Answer,
};

const TODAY: i32 = 20_000;

fn at(now: Millis) -> Moment {
    Moment { now, date: 1_700_000_000_000 + now, day: TODAY, chance: 7 }
}

fn session() -> Session {
    Session::new(Game::new(puzzle(SMALL), Origin::default()), at(0))
}

/// A game with this many empty cells filled rightly, from the top.
fn played(puzzle: Puzzle, filled: usize) -> Game {
    let mut game = Game::new(puzzle, Origin::default());
    let solution = game.solution().expect("a proven puzzle").clone();
    let open = game.clues().iter().filter(|(_, digit)| digit.is_none()).map(|(cell, _)| cell);
    for cell in open.collect::<Vec<_>>().into_iter().take(filled) {
        let cells: CellSet = [cell].into_iter().collect();
        let turn = game.placing(&cells, solution.get(cell).expect("full"), false).expect("a turn");
        assert!(game.play(turn));
    }
    game
}

/// A game as stored on the disk.
fn kept(game: Game, date: Millis, deleted: Option<i32>) -> Restored {
    Restored {
        game,
        played: 61_000,
        date,
        snapshot: 0,
        next: 1,
        intact: true,
        doubled: true,
        shortened: false,
        lost: 0,
        deleted,
    }
}

/// Opens the list and answers its reads with these games.
fn read(session: &mut Session, games: &[(u64, Restored)]) -> GamesView {
    assert_eq!(session.update(PageMsg::Open(Dialog::Games), at(10)), [Cmd::Disk(DiskCmd::ReadGames)]);
    for (id, restored) in games {
        session.update(GamesMsg::GameRead { game: *id, outcome: Ok(Box::new(restored.clone())) }, at(10));
    }
    session.update(GamesMsg::GamesRead, at(10));
    session.games(TODAY, 10)
}

fn ids(view: &GamesView) -> [Vec<u64>; 3] {
    [&view.going_on, &view.solved, &view.away].map(|group| group.iter().map(|line| line.card.id).collect())
}

#[test]
fn each_game_is_in_its_group() {
    let mut session = session();
    let here = at(0).date;
    let games = [
        (1, kept(played(puzzle(ARTICLE), 0), 500, None)),
        (2, kept(played(puzzle(ARTICLE), 20), 700, None)),
        (3, kept(played(puzzle(ARTICLE), 81), 600, None)),
        (4, kept(played(puzzle(SMALL), 16), 650, None)),
        (5, kept(played(puzzle(ARTICLE), 3), 800, Some(TODAY - 1))),
        (6, kept(played(puzzle(SMALL), 16), 900, Some(TODAY - DAYS_KEPT))),
        (7, kept(played(puzzle(SMALL), 2), 900, Some(TODAY - DAYS_KEPT - 1))),
        (8, kept(played(puzzle(SMALL), 2), 100, Some(TODAY + 5))),
    ];
    let view = read(&mut session, &games);
    assert_eq!(ids(&view), [vec![here, 2, 1], vec![4, 3], vec![6, 5, 8]]);
    let left: Vec<_> = view.away.iter().map(|line| line.left).collect();
    assert_eq!(left, [Some(0), Some(DAYS_KEPT - 1), Some(DAYS_KEPT)]);
    assert!(view.going_on.iter().chain(&view.solved).all(|line| line.left.is_none()));
    assert_eq!(view.sizes, [Shape::S4, Shape::S9]);
    assert!(view.going_on[0].card.here && !view.going_on[1].card.here && !view.is_untouched());
    assert_eq!((view.unreadable, view.reading), (0, None));
}

#[test]
fn few_games_and_games_of_one_size_need_no_choice() {
    let check = |small: usize, large: usize, expected: &[Shape]| {
        let game = |id| kept(played(puzzle(if id < small { SMALL } else { ARTICLE }), 1), id as Millis, None);
        let games: Vec<_> = (0..small + large).map(|id| (id as u64, game(id))).collect();
        assert_eq!(read(&mut session(), &games).sizes, expected, "{small} {large}");
    };
    check(0, 0, &[]);
    check(MANY - 1, 0, &[]);
    check(MANY + 5, 0, &[]);
    check(MANY - 3, 1, &[]);
    check(MANY - 2, 1, &[Shape::S4.clone(), Shape::S9.clone()]);
}

#[test]
fn a_list_shows_what_was_read_so_far() {
    let mut session = session();
    session.update(PageMsg::Open(Dialog::Games), at(1));
    let view = session.games(TODAY, 1);
    assert_eq!(view.reading, Some(0));
    assert_eq!(view.going_on.len(), 1);
    assert!(!view.is_untouched());
    let outcome = Ok(Box::new(kept(played(puzzle(ARTICLE), 1), 5, None)));
    session.update(GamesMsg::GameRead { game: 1, outcome }, at(1));
    session.update(GamesMsg::GameRead { game: 2, outcome: Err(RecordError::Damaged) }, at(1));
    let view = session.games(TODAY, 1);
    assert_eq!((view.reading, view.going_on.len(), view.unreadable), (Some(2), 2, 1));
    session.update(GamesMsg::GamesGrew, at(1));
    session.update(GamesMsg::GamesRead, at(1));
    let view = session.games(TODAY, 1);
    assert_eq!((view.reading, view.going_on.len(), view.unreadable), (None, 2, 1));
    assert!(read(&mut self::session(), &[]).is_untouched());
}

#[test]
fn times_are_in_the_list_as_the_player_wants_them() {
    let check = |clock: ClockSetting, expected: [Option<u64>; 3]| {
        let mut session = session();
        session.update(SettingsMsg::Choose(Choice::Clock(clock)), at(1));
        let games = [
            (1, kept(played(puzzle(ARTICLE), 0), 1, None)),
            (2, kept(played(puzzle(ARTICLE), 2), 2, None)),
            (3, kept(played(puzzle(ARTICLE), 81), 3, None)),
        ];
        let view = read(&mut session, &games);
        let seconds = |id| {
            let mut lines = view.going_on.iter().chain(&view.solved);
            lines.find(|line| line.card.id == id).expect("in the list").seconds
        };
        assert_eq!([1, 2, 3].map(seconds), expected, "{clock:?}");
    };
    check(ClockSetting::Shown, [None, Some(61), Some(61)]);
    check(ClockSetting::Hidden, [None, None, Some(61)]);
    check(ClockSetting::Off, [None, None, None]);
}

/// The current game is deleted: the list stays open, another game takes the board, and a notice offers to
/// restore it.
#[test]
fn the_game_on_the_board_can_be_put_away_and_taken_back() {
    let mut session = session();
    let here = at(0).date;
    let first = session.game().clues().iter().find(|(_, digit)| digit.is_none()).expect("open").0;
    session.update(InputMsg::Select(first), at(1));
    let digit = session.game().solution().expect("a proven puzzle").get(first).expect("full");
    session.update(InputMsg::Enter(digit), at(2));
    let other = kept(played(puzzle(ARTICLE), 5), 5, None);
    read(&mut session, &[(1, other.clone())]);
    let cmds = session.update(GamesMsg::Delete(here), at(20));
    assert!(cmds.contains(&Cmd::Disk(DiskCmd::Load(1))), "{cmds:?}");
    session.update(DiskMsg::Restored { game: 1, restored: Box::new(other) }, at(21));
    assert_eq!(session.dialog(), Some(Dialog::Games));
    assert_eq!(session.notice(), Some(&Notice::GameDeleted(here)));
    assert_eq!(ids(&session.games(TODAY, 21)), [vec![1], vec![], vec![here]]);
    let undo = Answer::to(session.notice().expect("said")).expect("an answer").msg();
    session.update(undo, at(22));
    assert_eq!((session.notice(), session.dialog()), (None, Some(Dialog::Games)));
    assert_eq!(ids(&session.games(TODAY, 22)), [vec![1, here], vec![], vec![]]);
}

/// If its replacement is gone, the deleted game does not silently become the current one.
#[test]
fn a_game_that_was_put_away_leaves_the_board_in_any_case() {
    let mut session = Session::new(played(puzzle(ARTICLE), 0), at(0));
    read(&mut session, &[(1, kept(played(puzzle(SMALL), 5), 5, None))]);
    session.update(GamesMsg::Delete(at(0).date), at(20));
    // It was never touched, so there is nothing to restore.
    assert_eq!(session.notice(), None);
    session.update(GamesMsg::GameGone(1), at(21));
    assert_eq!((session.notice(), session.dialog()), (Some(&Notice::GameUnreadable), Some(Dialog::Games)));
    assert_eq!(session.game(), &Game::first());
}

fn finish(game: u64, day: i32, seconds: u64, helped: bool) -> Finish {
    Finish { game, shape: Shape::S4.clone(), level: None, played: seconds * 1000, helped, day, daily: false }
}

#[test]
fn the_book_is_shown_by_kinds() {
    let mut session = session();
    assert_eq!(session.times(TODAY).kinds, []);
    let mut finishes: Vec<Finish> =
        (0..40).map(|n| finish(n, TODAY - 40 + n as i32, 100 + n, false)).collect();
    let large = Finish { shape: Shape::S25.clone(), level: Some(Level::Hard), ..finish(90, TODAY, 5, true) };
    finishes.push(large);
    session.update(DiskMsg::BookRead(finishes), at(1));
    let view = session.times(TODAY);
    assert!(view.written);
    assert_eq!((view.finished, view.streak.current, view.streak.longest), (41, 41, 41));
    let [small, large] = &view.kinds[..] else { panic!("{:?}", view.kinds) };
    assert_eq!((small.shape.clone(), small.times.count, small.last.len()), (Shape::S4.clone(), 40, CHARTED));
    assert_eq!((small.last[0], small.last[CHARTED - 1]), (110_000, 139_000));
    assert_eq!(
        (large.shape.clone(), large.level, large.times.finished),
        (Shape::S25.clone(), Some(Level::Hard), 1)
    );
    assert_eq!((large.times.count, large.last.len()), (0, 0));
    let rows = session.times_as_rows();
    let day = |day: i32| sudoku_core::generate::daily::Date::of_day(day).to_string();
    assert_eq!(rows.len(), 41);
    assert_eq!(rows[0], [day(TODAY - 40), "4".into(), String::new(), "100".into(), "no".into()]);
    assert_eq!(rows[40], [day(TODAY), "25".into(), "hard".into(), "5".into(), "yes".into()]);
    session.update(SettingsMsg::Choose(Choice::Clock(ClockSetting::Off)), at(2));
    assert!(!session.times(TODAY).written);
}

/// The first reason for pride that holds is the one shown.
#[test]
fn the_finish_is_proud_of_the_best_that_holds() {
    let check = |standing, aids: &[Aid], days, expected: Option<Pride>| {
        let streak = Streak { current: days, longest: days };
        assert_eq!(
            Pride::of(None, standing, false, aids.iter().copied().collect(), streak),
            expected,
            "{standing:?} {aids:?}"
        );
    };
    let reason = Standing::Helped(Some(Aid::HintReason));
    check(Standing::Best, &[], 9, Some(Pride::Best));
    check(Standing::First, &[Aid::HintPlace], 9, Some(Pride::First));
    check(Standing::Behind, &[], 9, Some(Pride::Unaided));
    check(Standing::Untimed, &[], 0, Some(Pride::Unaided));
    check(Standing::Behind, &[Aid::Candidates, Aid::Check], 9, Some(Pride::Unhinted));
    check(Standing::Behind, &[Aid::HintPlace], 9, Some(Pride::Streak(9)));
    check(Standing::Behind, &[Aid::Why], 1, None);
    let streak = Streak::default();
    let of = |standing| Pride::of(None, standing, true, Aids::default(), streak);
    assert_eq!(of(Standing::Behind), Some(Pride::Week));
    let first = Pride::of(Some(Technique::XWing), Standing::Best, true, Aids::default(), streak);
    assert_eq!(first, Some(Pride::Technique(Technique::XWing)));
    assert_eq!((of(Standing::Best), of(Standing::Again)), (Some(Pride::Best), Some(Pride::Unaided)));
    check(reason, &[Aid::HintReason], 2, Some(Pride::Streak(2)));
    check(reason, &[Aid::HintReason], 1, None);
    // No help that gives a digit away is ever called help without a hint.
    for aid in Aid::ALL.into_iter().filter(|&aid| cause(Aids::only(aid)).is_some()) {
        check(Standing::Behind, &[aid], 0, None);
    }
}

/// How the time of a finish compares with the earlier ones of the book.
#[test]
fn a_time_is_compared_with_what_it_can_be_compared_with() {
    let check = |before: &[Finish], prepare: &[Msg], expected: Standing| {
        let mut session = Session::new(played(puzzle(SMALL), 11), at(0));
        session.update(DiskMsg::BookRead(before.to_vec()), at(0));
        for msg in prepare {
            session.update(msg.clone(), at(0));
        }
        let grid = session.game().grid();
        let (last, _) = grid.iter().find(|(_, digit)| digit.is_none()).expect("a cell is open");
        session.update(InputMsg::Select(last), at(1));
        let digit = session.game().solution().expect("a proven puzzle").get(last).expect("full");
        let cmds = session.update(InputMsg::Enter(digit), at(30_000));
        let view = session.result(TODAY, 99_000).expect("the game has ended");
        assert_eq!(view.standing, expected, "{before:?} {prepare:?}");
        let written = cmds.iter().any(|cmd| matches!(cmd, Cmd::Disk(DiskCmd::SaveFinish(_))));
        assert_eq!(written, !matches!(expected, Standing::Untimed | Standing::Again), "{expected:?}");
        assert_eq!(cmds.contains(&Cmd::Disk(DiskCmd::ReadBook)), written, "{expected:?}");
        let played = if expected == Standing::Untimed { 0 } else { 30_000 };
        assert_eq!(view.shape, Shape::S4);
        assert_eq!(view.played, played);
        assert!(view.celebrate);
        assert_eq!(view.streak.current, u32::from(written || !before.is_empty()), "{expected:?}");
        assert_eq!(
            view.aids.contains(Aid::SolutionSeen),
            expected == Standing::Helped(Some(Aid::SolutionSeen))
        );
    };
    let slower = finish(1, TODAY, 31, false);
    let faster = finish(2, TODAY, 29, false);
    let same = finish(3, TODAY, 30, false);
    let helped = finish(4, TODAY, 5, true);
    let other = Finish { shape: Shape::S9.clone(), ..faster };
    let this = finish(at(0).date, TODAY, 40, false);
    check(&[], &[], Standing::First);
    check(&[helped], &[], Standing::First);
    check(&[other], &[], Standing::First);
    check(std::slice::from_ref(&slower), &[], Standing::Best);
    check(&[slower.clone(), same], &[], Standing::Best);
    check(&[slower.clone(), faster], &[], Standing::Behind);
    check(&[this], &[], Standing::Again);
    check(&[slower], &[Msg::Game(GameMsg::ShowSolution(true))], Standing::Helped(Some(Aid::SolutionSeen)));
    check(&[], &[Msg::Settings(SettingsMsg::Choose(Choice::Clock(ClockSetting::Off)))], Standing::Untimed);
}

#[test]
fn what_was_found_is_celebrated_and_what_was_shown_is_not() {
    let check = |prepare: &[Msg], end: Msg, expected: bool| {
        let mut session = Session::new(played(puzzle(SMALL), 11), at(0));
        let grid = session.game().grid();
        let (last, _) = grid.iter().find(|(_, digit)| digit.is_none()).expect("a cell is open");
        session.update(InputMsg::Select(last), at(1));
        for msg in prepare.iter().cloned().chain([end]) {
            session.update(msg, at(2));
        }
        let view = session.result(TODAY, 3).expect("the game has ended");
        assert_eq!((view.just_ended, view.celebrate), (true, expected), "{prepare:?}");
    };
    let solved = Puzzle::solution(&puzzle(SMALL)).clone();
    let last = played(puzzle(SMALL), 11).grid();
    let (cell, _) = last.iter().find(|(_, digit)| digit.is_none()).expect("a cell is open");
    let right = Msg::Input(InputMsg::Enter(solved.get(cell).expect("full")));
    check(&[], right.clone(), true);
    check(&[Msg::Game(GameMsg::ShowSolution(true))], right.clone(), true);
    check(&[Msg::Settings(SettingsMsg::Set(Switch::Celebrate, false))], right, false);
    check(&[], Msg::Game(GameMsg::FillSolution), false);
}

#[test]
fn a_notice_is_answered_by_what_helps() {
    let check = |notice: Notice, expected: Option<Msg>| {
        assert_eq!(Answer::to(&notice).map(Answer::msg), expected, "{notice:?}");
    };
    let cell = sudoku_core::Cell::at(0);
    check(Notice::PuzzleReplaced(None), Some(Msg::Games(GamesMsg::Return)));
    check(Notice::OpeningLink, Some(Msg::Page(PageMsg::Stop)));
    check(Notice::GameDeleted(5), Some(Msg::Games(GamesMsg::Undelete(5))));
    check(Notice::NotesFilled, Some(Msg::Settings(SettingsMsg::Set(Switch::KeepNotes, true))));
    check(Notice::NoteWasRight(cell, Shape::S4.clone()), Some(Msg::Game(GameMsg::Undo)));
    check(Notice::SinglesPlaced(2), Some(Msg::Game(GameMsg::Undo)));
    check(Notice::SinglesPlaced(0), None);
    check(Notice::WentBack(3), Some(Msg::Game(GameMsg::Redo)));
    check(Notice::FullButWrong, Some(Msg::Game(GameMsg::BackToRight)));
    check(Notice::Checked(Checked::Right), None);
    for wrong in [Checked::Wrong, Checked::HowMany(2), Checked::Which(2)] {
        check(Notice::Checked(wrong), Some(Msg::Game(GameMsg::BackToRight)));
    }
    for lost in [Notice::SaveUnreadable, Notice::GameUnreadable, Notice::ActionsLost(2)] {
        check(lost, Some(Msg::Games(GamesMsg::Export { part: false })));
    }
    check(Notice::NotSaved(SaveError::Full), Some(Msg::Games(GamesMsg::Export { part: false })));
    check(Notice::NotSaved(SaveError::Failed), Some(Msg::Games(GamesMsg::Export { part: false })));
    // When nothing can be stored here, a file still carries the current game away.
    check(Notice::NotSaved(SaveError::Forbidden), Some(Msg::Games(GamesMsg::Export { part: false })));
    check(Notice::BecameItsOwn, None);
    check(Notice::DeletedElsewhere, None);
    check(
        Notice::Exported(Exported::Unread(SaveError::Failed)),
        Some(Msg::Games(GamesMsg::Export { part: true })),
    );
    check(Notice::NewVersion, Some(Msg::Page(PageMsg::Renew)));
    check(Notice::GameFound(7), Some(Msg::Games(GamesMsg::Open(7))));
    check(Notice::Exported(Exported::Refused), Some(Msg::Games(GamesMsg::Export { part: false })));
    for told in [
        Notice::Exported(Exported::All { files: 1 }),
        Notice::Exported(Exported::Part { times: true, settings: true }),
        Notice::GamesUnread(SaveError::Failed),
        Notice::GamesMissing,
        Notice::StillReading,
        Notice::LinkRefused(Refusal::Puzzle(sudoku_core::puzzle::PuzzleError::Unsolvable)),
        Notice::CannotCopy,
        Notice::NotDrawn(Undrawn::Shown),
        Notice::WorkerFailed(WorkError::Died),
        Notice::SettingsUnreadable(SettingsError::Newer),
        Notice::Imported(Imported::default()),
        Notice::CannotImport(ArchiveError::NotOurs),
        Notice::ImportFailed,
    ] {
        check(told, None);
    }
}

/// The switch offered in the notice ends the notice.
#[test]
fn notes_that_keep_in_step_need_no_more_word() {
    let mut session = session();
    session.update(GameMsg::FillNotes(sudoku_play::game::turns::Fill::All), at(1));
    assert_eq!(session.notice(), Some(&Notice::NotesFilled));
    session.update(Answer::KeepNotes.msg(), at(2));
    assert!(session.notice().is_none() && session.settings().keep_notes);
}
