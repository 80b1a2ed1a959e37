//! Anything at all may happen to a session, in any order: it never panics, shows what is there, and keeps what
//! was played.
#![cfg(not(target_family = "wasm"))]

mod common;
mod page;

use common::{ARTICLE, HARD, SMALL, dug, puzzle};
use page::{Page, whole_records};
use proptest::prelude::*;
use std::sync::LazyLock;
use sudoku_core::{
    Cell, Digit, DigitSet, Grid, House, Level, Order, Puzzle, grade,
    play::{
        input::Mode,
        session::{Cmd, Msg, Speed, StepMsg},
        ui::{Dialog, Direction, Panel, Pointing, SaveFault, Thing, Wish},
        view::{NoteKind, SaveState, SolveBody},
    },
    wire::{Answer, Proven, Task, serve},
};

/// What can happen: a message, or something around the page.
#[derive(Clone, Debug)]
enum Happening {
    Tell(Msg),
    /// A cell, and a spot in it, of whatever board is there by then.
    Point(usize, usize),
    /// Something that a sentence names.
    PointAt(usize),
    /// The worker answers.
    Work,
    /// The worker gives an answer to a question that is no longer open.
    WorkLate,
    Wait(u64),
    Fail(Option<SaveFault>),
    Hold(bool),
    /// Somebody clears the browser's storage.
    Clear,
    Reload,
}

fn any_step() -> impl Strategy<Value = StepMsg> {
    prop_oneof![
        4 => Just(StepMsg::NextStep),
        2 => Just(StepMsg::BackStep),
        4 => Just(StepMsg::NextPass),
        2 => Just(StepMsg::BackPass),
        2 => Just(StepMsg::ToEnd),
        1 => Just(StepMsg::ToStart),
        2 => Just(StepMsg::Run),
        2 => Just(StepMsg::RunTick),
        1 => prop::sample::select(Speed::ALL.to_vec()).prop_map(StepMsg::SetSpeed),
        1 => (0..300usize).prop_map(StepMsg::GoTo),
        1 => (0..30usize).prop_map(StepMsg::ShowPass),
        2 => Just(StepMsg::Search),
        1 => Just(StepMsg::Keep),
        1 => Just(StepMsg::FromGivens),
    ]
}

fn any_direction() -> impl Strategy<Value = Direction> {
    use Direction::{
        BoardEnd, BoardStart, BoxDown, BoxLeft, BoxRight, BoxUp, Down, Left, Right, RowEnd, RowStart, Up,
    };
    prop::sample::select(vec![
        Up, Down, Left, Right, BoxUp, BoxDown, BoxLeft, BoxRight, RowStart, RowEnd, BoardStart, BoardEnd,
    ])
}

fn any_text() -> impl Strategy<Value = String> {
    prop_oneof![
        prop::sample::select(vec![SMALL, ARTICLE, HARD, "", "11..............", "................", "1.2"])
            .prop_map(str::to_owned),
        "[1-9A-P.#=&]{0,90}",
    ]
}

fn any_mode() -> impl Strategy<Value = Mode> {
    prop::sample::select(vec![Mode::Digit, Mode::Corner, Mode::Centre, Mode::Colour])
}

fn any_msg() -> impl Strategy<Value = Msg> {
    let digit = || (0..25usize).prop_map(Digit::at);
    let cell = || (0..625usize).prop_map(Cell::at);
    let dialogs = vec![Dialog::New, Dialog::Solution, Dialog::Finish, Dialog::Link, Dialog::Help];
    let play = prop_oneof![
        4 => (0..81usize).prop_map(|cell| Msg::Select(Cell::at(cell))),
        1 => cell().prop_map(Msg::Select),
        2 => any_direction().prop_map(Msg::Go),
        6 => (0..9usize).prop_map(|index| Msg::Enter(Digit::at(index))),
        1 => digit().prop_map(Msg::Enter),
        2 => (any_mode(), digit()).prop_map(|(mode, digit)| Msg::EnterAs(mode, digit)),
        1 => Just(Msg::Erase),
        1 => Just(Msg::NextMode),
        3 => Just(Msg::Undo),
        2 => Just(Msg::Redo),
        1 => Just(Msg::Restart),
        1 => Just(Msg::FillSolution),
        1 => any::<bool>().prop_map(Msg::ShowSolution),
        1 => Just(Msg::Pause),
        1 => any::<bool>().prop_map(Msg::Visible),
    ];
    let show = prop_oneof![
        3 => Just(Msg::Show(Panel::Solve)),
        2 => Just(Msg::Show(Panel::Play)),
        1 => Just(Msg::Review),
        1 => Just(Msg::ToggleCandidates),
        1 => Just(Msg::Point(None)),
        1 => Just(Msg::PointAt(None)),
        1 => prop::sample::select(dialogs).prop_map(Msg::Open),
        1 => Just(Msg::Dismiss),
        1 => Just(Msg::DismissNotice),
        1 => any::<u16>().prop_map(Msg::Resized),
    ];
    let puzzles = prop_oneof![
        (
            prop::sample::select(vec![Order::Two, Order::Three]),
            prop::sample::select(Level::ALL.to_vec()),
            "[A-Z ]{0,9}"
        )
            .prop_map(|(order, level, seed)| Msg::Wish(Wish {
                order,
                level,
                seed,
                ..Wish::default()
            })),
        Just(Msg::Generate),
        Just(Msg::GenerateSame),
        Just(Msg::Cancel),
        any_text().prop_map(Msg::Paste),
        (0..6usize).prop_map(Msg::Example),
        any_text().prop_map(|text| Msg::Link(format!("#p={text}"))),
        Just(Msg::Return),
        Just(Msg::WorkerLost),
        Just(Msg::CopyFailed),
        Just(Msg::Unreadable),
    ];
    prop_oneof![6 => play, 5 => any_step().prop_map(Msg::Step), 3 => show, 1 => puzzles]
}

fn any_happening() -> impl Strategy<Value = Happening> {
    let faults = vec![None, None, Some(SaveFault::Full), Some(SaveFault::Failed), Some(SaveFault::Forbidden)];
    prop_oneof![
        40 => any_msg().prop_map(Happening::Tell),
        4 => (any::<usize>(), any::<usize>()).prop_map(|(cell, digit)| Happening::Point(cell, digit)),
        2 => any::<usize>().prop_map(Happening::PointAt),
        6 => Just(Happening::Work),
        1 => Just(Happening::WorkLate),
        2 => (0..5_000u64).prop_map(Happening::Wait),
        1 => prop::sample::select(faults).prop_map(Happening::Fail),
        1 => any::<bool>().prop_map(Happening::Hold),
        1 => Just(Happening::Clear),
        1 => Just(Happening::Reload),
    ]
}

static FIRST: LazyLock<Vec<Puzzle>> = LazyLock::new(|| {
    vec![puzzle(SMALL), puzzle(ARTICLE), puzzle(HARD), dug(Order::Four, 150, 1), dug(Order::Five, 420, 1)]
});

/// A page with all that is remembered of it for the rules.
struct World {
    page: Page,
    /// A question that was dropped, with its answer.
    late: Option<(u32, Answer)>,
    /// The time shown, and of which board.
    seconds: (Grid, u64),
    /// The disk was cleared, and nothing was written since.
    cleared: bool,
    /// It was cleared at some time, and may hold the rest of games that were played before.
    ever_cleared: bool,
}

impl World {
    fn happen(&mut self, what: Happening) {
        let page = &mut self.page;
        match what {
            Happening::Tell(msg) => {
                let asked = page.asked.clone();
                let before = (page.session.panel(), page.session.game().clone());
                page.send(msg.clone());
                if let Some(request) =
                    asked.filter(|own| page.asked.as_ref().map(|now| now.job) != Some(own.job))
                {
                    self.late = Some((request.job, serve_small(request.task)));
                }
                // The solver's face never touches the player's board, but for digits that are kept. That help
                // was had may be noted.
                let others = matches!(msg, Msg::Step(StepMsg::Keep) | Msg::Return);
                if before.0 == Panel::Solve && !others {
                    let now = self.page.session.game();
                    assert!(now.history() == before.1.history() && now.grid() == before.1.grid(), "{msg:?}");
                }
            }
            Happening::Point(cell, digit) => {
                let order = page.session.order();
                let cell = Cell::at(cell % order.cell_count());
                page.send(Msg::Point(Some(Pointing { cell, digit: Digit::at(digit % order.side()) })));
            }
            Happening::PointAt(number) => {
                let order = page.session.order();
                let thing = match number % 3 {
                    0 => Thing::Cell(Cell::at(number % order.cell_count())),
                    1 => Thing::Digit(Digit::at(number % order.side())),
                    _ => Thing::House(House::all(order).nth(number % (3 * order.side())).expect("a house")),
                };
                page.send(Msg::PointAt(Some(thing)));
            }
            Happening::Work => {
                if let Some(request) = page.asked.take() {
                    page.answer(request.job, serve_small(request.task));
                }
            }
            Happening::WorkLate => {
                if let Some((job, answer)) = self.late.take() {
                    let before = (page.session.game().clone(), page.session.stepper());
                    page.answer(job, answer);
                    assert!(before == (page.session.game().clone(), page.session.stepper()));
                }
            }
            Happening::Wait(millis) => {
                page.wait(millis);
            }
            Happening::Fail(fault) => {
                page.disk.fault = fault;
                page.write();
            }
            Happening::Hold(held) => {
                page.disk.held = held;
                page.write();
            }
            Happening::Clear => {
                page.disk.clear();
                (self.cleared, self.ever_cleared) = (true, true);
            }
            Happening::Reload => {
                let all_written = page.save_state() == SaveState::Saved && !self.cleared;
                let game = page.session.game().clone();
                let latest = page.disk.last();
                page.reload(FIRST[0].clone());
                if all_written && latest.is_some() {
                    assert!(*page.session.game() == game, "what is called saved comes back");
                }
                (page.disk.fault, page.disk.held) = (None, false);
                self.late = None;
                self.seconds.1 = 0;
            }
        }
        self.rules();
    }

    /// What holds after each happening.
    fn rules(&mut self) {
        let page = &self.page;
        page.check();
        let session = &page.session;
        let order = session.order();
        let playing = session.panel() == Panel::Play;
        let head = session.head(page.at.now);
        for view in session.cells() {
            let covered = head.paused && playing;
            assert!(!covered || (view.digit.is_none() && view.note_kind == NoteKind::None && !view.conflict));
            assert!(view.digit.is_none() || view.notes.is_empty());
            assert!(view.digit.is_none_or(|digit| digit.index() < order.side()));
        }
        // The clock never goes back while one board is played.
        let clues = session.game().puzzle().clues();
        if self.seconds.0 == *clues {
            assert!(
                head.seconds >= self.seconds.1 || page.cmds.iter().any(|cmd| matches!(cmd, Cmd::SetLink(_)))
            );
        }
        self.seconds = (clues.clone(), head.seconds);
        // What is on the disk can always be read; after it was cleared, what is played now.
        let games = page.disk.games.iter().rev().take(if self.ever_cleared { 1 } else { usize::MAX });
        for (&game, records) in games {
            assert!(!whole_records(records).is_empty(), "no whole record of game {game}");
            let restored = page.disk.read(game).expect("a journal can be read at any time");
            assert_eq!(restored.lost, 0);
        }
        // A page learns only with its next action that its disk was cleared.
        self.cleared &= page.disk.games.is_empty();
        if head.save == SaveState::Saved && !self.cleared {
            let found = page
                .disk
                .games
                .keys()
                .any(|&game| page.disk.read(game).is_ok_and(|restored| restored.game == *session.game()));
            assert!(found, "what is called saved is on the disk");
        }
        if let Some(SolveBody::Going { can_keep, end, can_next, can_back, placed, .. }) =
            session.stepper().map(|view| view.body)
        {
            assert_eq!(can_next, end.is_none());
            assert!(can_back || placed == 0);
            if can_keep {
                assert!(!session.game().is_finished());
            }
        }
        assert!(DigitSet::all(order).len() == session.pad().keys.len());
    }
}

/// The answer to a question, but for making a puzzle, which takes too long to be done at random.
fn serve_small(task: Task) -> Answer {
    match task {
        Task::Generate(spec) => {
            let puzzle = FIRST[usize::from(spec.order != Order::Two)].clone();
            Answer::Puzzle(Box::new(Proven { graded: grade(&puzzle), puzzle, spec: Some(spec) }))
        }
        other => serve(other, &mut |_| {}),
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(160))]

    #[test]
    fn anything_may_happen(which in 0..5usize, happenings in prop::collection::vec(any_happening(), 0..60)) {
        let page = Page::new(FIRST[which].clone());
        let mut world = World { page, late: None, seconds: (Grid::empty(Order::Two), 0), cleared: false, ever_cleared: false };
        for what in happenings {
            world.happen(what);
        }
        // In the end the board is still the player's: everything can be taken back.
        let page = &mut world.page;
        page.send(Msg::Show(Panel::Play)).send(Msg::Visible(true));
        if page.session.head(page.at.now).paused {
            page.send(Msg::Pause);
        }
        while page.session.tools().can_undo {
            page.send(Msg::Undo);
        }
        prop_assert_eq!(page.grid(), page.session.game().puzzle().clues().clone());
    }
}
