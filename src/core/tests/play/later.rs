//! A page that arrives in parts: a session's messages wait for their part, and have the same effect when they
//! are sent again.

use sudoku_core::{
    Cell, Digit,
    generate::Progress,
    play::{
        features::handout::HandoutMsg,
        features::magazine::MagazineMsg,
        game::Game,
        making::MakeMsg,
        session::{
            BrowserMsg, ClockMsg, Cmd, DiskCmd, DiskMsg, FileMsg, GameMsg, GazeMsg, HintMsg, InputMsg, Later,
            MachineMsg, Moment, Msg, PageMsg, PuzzleMsg, ReviewMsg, Says, Session, ShelfMsg, StepMsg,
            Waiting, WhyMsg, WorkerMsg,
        },
        ui::{Dialog, Notice, Panel, Pointing, WorkFault},
    },
    wire::{self, Answer, Reply, Response},
};

const AT: Moment = Moment { now: 5000, date: 1_700_000_000_000, day: 19_675, chance: 7 };

/// A session with a request to the worker, in the solver.
fn session() -> Session {
    let mut session = Session::new(Game::first(), AT);
    session.update(PageMsg::Open(Dialog::New), AT);
    session.update(PuzzleMsg::Paste(Game::first().puzzle().clues().to_string()), AT);
    session.update(PageMsg::Show(Panel::Solve), AT);
    session
}

/// A message of each kind that may have to wait.
fn messages() -> Vec<Msg> {
    let line = Game::first().puzzle().solution().to_string();
    let response = Response { job: 1, reply: Reply::Done(Answer::Published(None)) };
    vec![
        ShelfMsg::Return.into(),
        FileMsg::Export { part: true }.into(),
        StepMsg::NextStep.into(),
        HintMsg::Which.into(),
        ReviewMsg::LookAt(2).into(),
        WhyMsg::Back(0).into(),
        MakeMsg::DrawGivens.into(),
        MagazineMsg::Clear.into(),
        HandoutMsg::Show.into(),
        PuzzleMsg::Paste(line).into(),
        PuzzleMsg::Paste("no puzzle".into()).into(),
        PuzzleMsg::Example(1).into(),
        PuzzleMsg::Generate.into(),
        DiskMsg::ShelfRead.into(),
        DiskMsg::StockRead("1|".into()).into(),
        DiskMsg::MagazineRead(None).into(),
        WorkerMsg::Answered(response).into(),
        ClockMsg::Spare.into(),
    ]
}

/// The one thing that waits, told again.
fn waited(session: &mut Session) -> Option<Msg> {
    let mut waiting = session.take_waiting();
    assert!(waiting.len() < 2, "{waiting:?}");
    waiting.pop().map(|waiting| Msg::Waited(Box::new(waiting)))
}

#[test]
fn what_waits_comes_to_the_same_when_it_is_told_again() {
    for msg in messages() {
        let (mut whole, mut parted) = (session(), session());
        let done = whole.update(msg.clone(), AT);
        parted.update_with(msg.clone(), AT, None);
        let told = waited(&mut parted).unwrap_or_else(|| panic!("{msg:?} does not wait"));
        let again = parted.update_with(told, AT, Some(Later::ALL));
        assert_eq!(done, again, "{msg:?}");
        assert_eq!(format!("{whole:?}"), format!("{parted:?}"), "{msg:?}");
    }
}

/// A hint is computed and a question asked before the part that explains them has arrived.
#[test]
fn a_hint_and_a_question_wait_for_no_part() {
    let check = |msgs: &[Msg], says: Says| {
        let mut session = Session::new(Game::first(), AT);
        for msg in msgs {
            session.update_with(msg.clone(), AT, None);
        }
        let says_it = Msg::Waited(Box::new(Waiting::Say(says)));
        assert_eq!(waited(&mut session), Some(says_it.clone()), "{msgs:?}");
        assert!(session.shapes().is_empty(), "{says:?}: marks come with the means");
        assert!(
            session.teaching().hint.is_some() || session.inquiry().is_some(),
            "{says:?}: its frame is there"
        );
        let said = session.update_with(says_it, AT, Some(Later::ALL));
        assert!(said.iter().any(|cmd| matches!(cmd, Cmd::Teach(_))), "{says:?}: it is heard");
        assert_ne!(session.shapes().is_empty(), says == Says::Answer, "{says:?}");
    };
    check(&[HintMsg::Next.into()], Says::Hint);
    // The first cell is a given, which rules out any other digit there.
    let given = Pointing { cell: Cell::at(0), digit: Digit::at(7) };
    check(&[GazeMsg::Point(Some(given)).into(), WhyMsg::Open.into()], Says::Answer);
}

#[test]
fn what_waits_changes_no_digit_and_waits_again_without_means() {
    for msg in messages() {
        let mut parted = session();
        let before = parted.game().clone();
        parted.update_with(msg.clone(), AT, None);
        let told = waited(&mut parted).unwrap_or_else(|| panic!("{msg:?} does not wait"));
        parted.update_with(told.clone(), AT, None);
        assert_eq!(waited(&mut parted), Some(told), "{msg:?}");
        assert_eq!(*parted.game(), before, "{msg:?}");
    }
}

#[test]
fn keys_never_wait() {
    let mut session = Session::new(Game::first(), AT);
    for digit in Digit::all(session.order()) {
        for msg in [Msg::from(InputMsg::Enter(digit)), InputMsg::Erase.into(), GameMsg::Undo.into()] {
            session.update_with(msg, AT, None);
            assert_eq!(waited(&mut session), None);
        }
    }
}

#[test]
fn what_is_lost_is_told_and_ends_the_question() {
    let mut session = session();
    session.update(PageMsg::Show(Panel::Play), AT);
    let lost = Waiting::Puzzle(PuzzleMsg::Paste(String::new())).lost();
    assert_eq!(lost, Some(Msg::Machine(MachineMsg::Browser(BrowserMsg::PartMissing))));
    // An open dialog shows the failure itself, in place of the missing part.
    session.update(BrowserMsg::PartMissing, AT);
    assert_eq!((session.notice(), session.job()), (None, None));
    session.update(PageMsg::Dismiss, AT);
    session.update(BrowserMsg::PartMissing, AT);
    assert_eq!(session.notice(), Some(&Notice::WorkerFailed(WorkFault::Unreachable)));
    assert_eq!(Waiting::Spare.lost(), None, "nobody asked for it");
    // Its arrival ends the notice.
    assert_eq!(session.update(BrowserMsg::PartCame, AT), []);
    assert_eq!(session.notice(), None);
}

/// A dialog that lost its request repeats it when a part arrives.
#[test]
fn a_dialog_asks_again_for_what_was_lost() {
    let check = |dialog: Dialog, asks: DiskCmd| {
        let mut session = session();
        session.update(PageMsg::Show(Panel::Play), AT);
        session.update(PageMsg::Dismiss, AT);
        let asks = [Cmd::Disk(asks)];
        assert_eq!(session.update(PageMsg::Open(dialog), AT), asks);
        assert_eq!(session.update(BrowserMsg::PartCame, AT), [], "nothing was lost");
        session.update(BrowserMsg::PartMissing, AT);
        assert_eq!(session.notice(), None, "the dialog says so itself");
        assert_eq!(session.update(BrowserMsg::PartCame, AT), asks);
        assert_eq!(session.update(BrowserMsg::PartCame, AT), [], "once is enough");
    };
    check(Dialog::Games, DiskCmd::ReadShelf);
    check(Dialog::Times, DiskCmd::ReadBook);
}

#[test]
fn words_of_the_worker_are_read_and_nonsense_is_none() {
    let response =
        Response { job: 3, reply: Reply::Progress(Progress { done: 1, of: 2, ..Progress::default() }) };
    assert_eq!(Later::ALL.read(&wire::encode(&response)), Some(response));
    assert_eq!(Later::ALL.read(&[255; 3]), None);
}
