//! A page that arrives in parts: a session's messages wait for their part, and have the same effect when they
//! are sent again.

use sudoku_core::{
    Cell, Digit,
    wire::{Answer, Reply, Response},
};
use sudoku_play::{
    game::Game,
    messages::{
        BrowserMsg, GameMsg, GamesMsg, HandoutMsg, HintMsg, InputMsg, MachineMsg, MagazineMsg, MakeMsg, Msg,
        PageMsg, PointerMsg, ReviewMsg, TextMsg, WhyMsg, WorkerMsg,
    },
    session::{Cmd, DiskCmd, Moment, Session},
    ui::{Dialog, Notice, Panel, Pointing, WorkError},
    walk::StepMsg,
};

const AT: Moment = Moment { now: 5000, date: 1_700_000_000_000, day: 19_675, chance: 7 };

/// A session with a request to the worker, in the solver.
fn session() -> Session {
    let mut session = Session::new(Game::first(), AT);
    session.update(PageMsg::Open(Dialog::New), AT);
    session.update(TextMsg::Paste(Game::first().clues().to_string()), AT);
    session.update(PageMsg::Show(Panel::Solve), AT);
    session
}

/// A message of each kind that may have to wait.
fn messages() -> Vec<Msg> {
    let line = Game::first().solution().expect("a proven puzzle").to_string();
    let response = Response { job: 1, reply: Reply::Done(Answer::Published(None)) };
    vec![
        GamesMsg::Return.into(),
        GamesMsg::Export { part: true }.into(),
        StepMsg::NextStep.into(),
        HintMsg::Which.into(),
        ReviewMsg::LookAt(2).into(),
        WhyMsg::Back(0).into(),
        MakeMsg::DrawGivens.into(),
        MagazineMsg::Clear.into(),
        HandoutMsg::Show.into(),
        TextMsg::Paste(line).into(),
        TextMsg::Paste("no puzzle".into()).into(),
        TextMsg::Example(1).into(),
        MakeMsg::GenerateSame.into(),
        GamesMsg::GamesRead.into(),
        MakeMsg::SparesRead("1|".into()).into(),
        MagazineMsg::Stored(None).into(),
        WorkerMsg::Answered(response).into(),
        MakeMsg::Spare.into(),
    ]
}

/// The one message that the code of the board leaves.
fn left(rest: Vec<Msg>) -> Option<Msg> {
    assert!(rest.len() < 2, "{rest:?}");
    rest.into_iter().next()
}

#[test]
fn a_message_in_two_parts_has_the_effect_of_the_whole() {
    for msg in messages() {
        let (mut whole, mut parted) = (session(), session());
        let done = whole.update(msg.clone(), AT);
        let (mut cmds, rest) = parted.at_once(msg.clone(), AT);
        let rest = left(rest).unwrap_or_else(|| panic!("{msg:?} leaves nothing"));
        cmds.extend(parted.late(rest, AT));
        parted.explain();
        assert_eq!(done, cmds, "{msg:?}");
        assert_eq!(format!("{whole:?}"), format!("{parted:?}"), "{msg:?}");
    }
}

/// A hint is computed and a question asked before the part that explains them has arrived.
#[test]
fn a_hint_and_a_question_wait_for_no_part() {
    let check = |msgs: &[Msg], says: Msg, marks: bool| {
        let mut session = Session::new(Game::first(), AT);
        let mut rest = Vec::new();
        for msg in msgs {
            rest.extend(session.at_once(msg.clone(), AT).1);
        }
        assert_eq!(left(rest), Some(says.clone()), "{msgs:?}");
        assert!(session.emphases().is_empty(), "{says:?}: marks come with their code");
        assert!(
            session.teaching().hint.is_some() || session.inquiry().is_some(),
            "{says:?}: its frame is there"
        );
        let said = session.late(says.clone(), AT);
        session.explain();
        assert!(said.iter().any(|cmd| matches!(cmd, Cmd::Teach(_))), "{says:?}: it is heard");
        assert_ne!(session.emphases().is_empty(), marks, "{says:?}");
    };
    check(&[HintMsg::Next.into()], HintMsg::Say.into(), false);
    // The first cell is a given, which rules out any other digit there.
    let given = Pointing { cell: Cell::at(0), digit: Digit::at(7) };
    check(&[PointerMsg::Point(Some(given)).into(), WhyMsg::Open.into()], WhyMsg::Say.into(), true);
}

#[test]
fn a_message_that_waits_changes_no_digit() {
    for msg in messages() {
        let mut parted = session();
        let before = parted.game().clone();
        let (_, rest) = parted.at_once(msg.clone(), AT);
        assert!(left(rest).is_some(), "{msg:?}");
        assert_eq!(*parted.game(), before, "{msg:?}");
    }
}

#[test]
fn keys_never_wait() {
    let mut session = Session::new(Game::first(), AT);
    for digit in Digit::all(session.shape()) {
        for msg in [Msg::from(InputMsg::Enter(digit)), InputMsg::Erase.into(), GameMsg::Undo.into()] {
            assert_eq!(session.at_once(msg, AT).1, []);
        }
    }
}

#[test]
fn what_is_lost_is_told_and_ends_the_question() {
    let mut session = session();
    session.update(PageMsg::Show(Panel::Play), AT);
    session.update(PageMsg::Open(Dialog::New), AT);
    let lost = Msg::from(TextMsg::Paste(String::new())).lost();
    assert_eq!(lost, Some(Msg::Machine(MachineMsg::Browser(BrowserMsg::PartMissing))));
    // An open dialog shows the failure itself, in place of the missing part.
    session.update(BrowserMsg::PartMissing, AT);
    assert_eq!((session.notice(), session.job()), (None, None));
    session.update(PageMsg::Dismiss, AT);
    session.update(BrowserMsg::PartMissing, AT);
    assert_eq!(session.notice(), Some(&Notice::WorkerFailed(WorkError::Unreachable)));
    assert_eq!(Msg::from(MakeMsg::Spare).lost(), None, "nobody asked for it");
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
    check(Dialog::Games, DiskCmd::ReadGames);
    check(Dialog::Times, DiskCmd::ReadBook);
}
