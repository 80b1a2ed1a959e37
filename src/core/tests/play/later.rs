//! A page that comes in parts: what a session cannot do yet waits, and comes to the same when it is told again.

use sudoku_core::{
    Digit,
    generate::Progress,
    play::{
        edition::MagazineMsg,
        game::Game,
        handout::HandoutMsg,
        making::MakeMsg,
        session::{
            BrowserMsg, ClockMsg, Cmd, DiskCmd, DiskMsg, FileMsg, GameMsg, InputMsg, Later, MachineMsg,
            Moment, Msg, PageMsg, PuzzleMsg, Session, ShelfMsg, StepMsg, Waiting, WorkerMsg,
        },
        ui::{Dialog, Notice, Panel, WorkFault},
    },
    wire::{self, Answer, Reply, Response},
};

const AT: Moment = Moment { now: 5000, date: 1_700_000_000_000, day: 19_675, chance: 7 };

/// A session with a question to the worker, at the solver's face.
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
    let response = Response { job: 1, reply: Reply::Done(Answer::NotAMagazine) };
    vec![
        ShelfMsg::Return.into(),
        FileMsg::Export { part: true }.into(),
        StepMsg::NextStep.into(),
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

fn waiting(cmds: &[Cmd]) -> Option<Box<Waiting>> {
    cmds.iter().find_map(|cmd| if let Cmd::Wait(waiting) = cmd { Some(waiting.clone()) } else { None })
}

#[test]
fn what_waits_comes_to_the_same_when_it_is_told_again() {
    for msg in messages() {
        let (mut whole, mut parted) = (session(), session());
        let done = whole.update(msg.clone(), AT);
        let waits = parted.update_with(msg.clone(), AT, None);
        let waits = waiting(&waits).unwrap_or_else(|| panic!("{msg:?} does not wait"));
        let again = parted.update_with(Msg::Waited(waits), AT, Some(Later::ALL));
        assert_eq!(done, again, "{msg:?}");
        assert_eq!(format!("{whole:?}"), format!("{parted:?}"), "{msg:?}");
    }
}

#[test]
fn what_waits_changes_no_digit_and_waits_again_without_means() {
    for msg in messages() {
        let mut parted = session();
        let before = parted.game().clone();
        let waits = parted.update_with(msg.clone(), AT, None);
        let waits = waiting(&waits).unwrap_or_else(|| panic!("{msg:?} does not wait"));
        let again = parted.update_with(Msg::Waited(waits.clone()), AT, None);
        assert_eq!(waiting(&again), Some(waits), "{msg:?}");
        assert_eq!(*parted.game(), before, "{msg:?}");
    }
}

#[test]
fn keys_never_wait() {
    let mut session = Session::new(Game::first(), AT);
    for digit in Digit::all(session.order()) {
        for msg in [Msg::from(InputMsg::Enter(digit)), InputMsg::Erase.into(), GameMsg::Undo.into()] {
            assert_eq!(waiting(&session.update_with(msg, AT, None)), None);
        }
    }
}

#[test]
fn what_is_lost_is_told_and_ends_the_question() {
    let mut session = session();
    session.update(PageMsg::Show(Panel::Play), AT);
    let lost = Waiting::Puzzle(PuzzleMsg::Paste(String::new())).lost();
    assert_eq!(lost, Some(Msg::Machine(MachineMsg::Browser(BrowserMsg::PartMissing))));
    // An open dialog says so itself, in the place of what does not come.
    session.update(BrowserMsg::PartMissing, AT);
    assert_eq!((session.notice(), session.job()), (None, None));
    session.update(PageMsg::Dismiss, AT);
    session.update(BrowserMsg::PartMissing, AT);
    assert_eq!(session.notice(), Some(&Notice::WorkerFailed(WorkFault::Unreachable)));
    assert_eq!(Waiting::Spare.lost(), None, "nobody asked for it");
    // What came later takes the word with it.
    assert_eq!(session.update(BrowserMsg::PartCame, AT), []);
    assert_eq!(session.notice(), None);
}

/// A dialog that lost what it asked for asks again, once a part has come.
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
