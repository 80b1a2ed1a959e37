//! Anything may happen to a session, in any shape: it never panics, shows its true state, and keeps the
//! player's moves.

use crate::{
    common::{ARTICLE, HARD, SMALL, dug, puzzle},
    messages::{any_msg, any_play},
    page::{Page, snapshots},
};
use proptest::prelude::*;
use std::{collections::BTreeMap, sync::LazyLock};
use sudoku_core::{
    Cell, Digit, DigitSet, House, Puzzle, Shape,
    explain::Locale,
    generate::{making::Fitted, measure::Lack, recipe::Recipe},
    grade,
    telling::Mention,
    wire::{Answer, Task, serve},
};
use sudoku_play::{
    features::solver::view::SolveBody,
    game::Game,
    messages::{BrowserMsg, GameMsg, GamesMsg, LinkMsg, MakeMsg, Msg, PageMsg, PointerMsg, SolverMsg},
    ui::{Dialog, Panel, Pointing, SaveError},
    view::{NoteKind, SaveState},
    walk::StepMsg,
};

/// An event: a message, or a change around the page.
#[derive(Clone, Debug)]
enum Happening {
    Tell(Msg),
    /// A cell, and a spot in it, on the board of that time.
    Point(usize, usize),
    /// A mention in a sentence.
    PointAt(usize),
    /// An action on a stored game: which action, and which game.
    Library(u8, usize),
    Work,
    /// The worker answers an outdated question.
    WorkLate,
    Wait(u64),
    Fail(Option<SaveError>),
    Hold(bool),
    /// The browser's storage is cleared.
    Clear,
    Reload,
}

fn any_happening() -> impl Strategy<Value = Happening> {
    let faults = vec![None, None, Some(SaveError::Full), Some(SaveError::Failed), Some(SaveError::Forbidden)];
    prop_oneof![
        40 => any_msg().prop_map(Happening::Tell),
        4 => (any::<usize>(), any::<usize>()).prop_map(|(cell, digit)| Happening::Point(cell, digit)),
        2 => any::<usize>().prop_map(Happening::PointAt),
        5 => (any::<u8>(), any::<usize>()).prop_map(|(what, game)| Happening::Library(what, game)),
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
    vec![puzzle(SMALL), puzzle(ARTICLE), puzzle(HARD), dug(Shape::S16, 150, 1), dug(Shape::S25, 420, 1)]
});

/// A page and everything that the rules need to remember of it.
struct World {
    page: Page,
    /// A question that was dropped, with its answer.
    late: Option<(u32, Answer)>,
    /// The time shown, and its game.
    seconds: (u64, u64),
    /// How many turns each game on the disk had.
    turns: BTreeMap<u64, usize>,
    /// The disk was cleared, and the page has written nothing since.
    cleared: bool,
    /// The disk was cleared at some time and may hold fragments of earlier games.
    ever_cleared: bool,
}

impl World {
    fn happen(&mut self, what: Happening) {
        let page = &mut self.page;
        // Time advances: the last played game is known by its date.
        page.wait(1);
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
                // The solver changes the player's board only by digits that the player keeps, by an accepted
                // puzzle, or by a link with more of a puzzle that has no moves yet. It may note the use of help.
                let untouched = before.1.history().is_empty();
                let linked = untouched && matches!(msg, Msg::Link(LinkMsg::Open(_)));
                let others = linked
                    || matches!(
                        msg,
                        Msg::Solver(SolverMsg::Step(StepMsg::Keep))
                            | Msg::Games(GamesMsg::Return)
                            | Msg::Link(LinkMsg::Play)
                            | Msg::Make(MakeMsg::PlayNearest)
                    );
                if before.0 == Panel::Solve && !others {
                    assert!(same_board(self.page.session.game(), &before.1), "{msg:?}");
                }
            }
            Happening::Library(what, game) => {
                let cards = page.session.cards(page.at.now);
                let id = cards[game % cards.len()].id;
                page.send(match what % 10 {
                    0 => Msg::Page(PageMsg::Open(Dialog::Games)),
                    1 | 2 => Msg::Games(GamesMsg::Open(id)),
                    3 => Msg::Games(GamesMsg::Restart(id)),
                    4 => Msg::Games(GamesMsg::Copy(id)),
                    5 | 6 => Msg::Games(GamesMsg::Delete(id)),
                    7 => Msg::Games(GamesMsg::Undelete(id)),
                    8 => Msg::Games(GamesMsg::Open(id + 1)),
                    _ => Msg::Games(GamesMsg::Export { part: game % 2 == 1 }),
                });
                let cards = page.session.cards(page.at.now);
                assert!(cards[0].here && cards[1..].iter().all(|card| !card.here));
            }
            Happening::Point(cell, digit) => {
                let shape = page.session.shape();
                let cell = Cell::at(cell % shape.cell_count());
                page.send(PointerMsg::Point(Some(Pointing { cell, digit: Digit::at(digit % shape.side()) })));
            }
            Happening::PointAt(number) => {
                let shape = page.session.shape();
                let thing = match number % 3 {
                    0 => Mention::Cell(Cell::at(number % shape.cell_count())),
                    1 => Mention::Digit(Digit::at(number % shape.side())),
                    _ => Mention::House(House::all(shape).nth(number % (3 * shape.side())).expect("a house")),
                };
                page.send(PointerMsg::PointAt(Some(thing)));
            }
            Happening::Work => {
                if let Some(request) = page.asked.take() {
                    page.answer(request.job, serve_small(request.task));
                }
                if let Some(request) = page.spare.clone() {
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

    /// The solver changes the player's board only by digits that the player keeps, by an accepted puzzle, or
    /// by a link with more of a puzzle that has no moves yet. It may note the use of help.
    fn rules(&mut self) {
        let page = &self.page;
        page.check();
        let session = &page.session;
        let shape = session.shape();
        let playing = session.panel() == Panel::Play;
        let head = session.head(page.at.now);
        for view in session.cells() {
            let covered = head.paused && playing;
            assert!(!covered || (view.digit.is_none() && view.note_kind == NoteKind::None && !view.conflict));
            let marked = view.filtered.is_some() || view.wrong || view.tried || view.painted;
            assert!(!covered || !(marked || view.same) && view.corner.is_empty());
            assert!(view.digit.is_none() || view.notes.is_empty());
            assert!(view.digit.is_none_or(|digit| digit.index() < shape.side()));
        }
        let discs = session.ground(&session.cells()).discs;
        assert!(!(head.paused && playing) || discs.is_empty());
        // The clock never goes back within one game.
        let game = session.cards(page.at.now)[0].id;
        assert!(self.seconds.0 != game || head.seconds >= self.seconds.1);
        self.seconds = (game, head.seconds);
        // The disk is always readable. A cleared disk may hold the rest of games that were being written;
        // there, only games reported as saved count.
        let games = page.disk.games.iter().filter(|_| !self.ever_cleared);
        for (&game, records) in games {
            assert!(!snapshots(records).is_empty(), "no whole record of game {game}");
            let restored = page.disk.read(game).expect("a journal can be read at any time");
            assert_eq!(restored.lost, 0);
            // No turn that reached the disk ever disappears from it.
            let turns = restored.game.history().len();
            let before = self.turns.insert(game, turns).unwrap_or(0);
            assert!(turns >= before, "{turns} turns of {before}");
        }
        for (game, turns) in &self.turns {
            assert!(page.disk.games.contains_key(game) || self.ever_cleared, "{turns} turns are gone");
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
            // After the singles, the ladder may continue.
            assert_eq!(can_next, matches!(end, None | Some(sudoku_core::trail::State::Dry)));
            assert!(can_back || placed == 0);
            if can_keep {
                assert!(!session.game().is_finished());
            }
        }
        assert!(DigitSet::all(shape).len() == session.keys().len());
    }
}

/// The answer to a question, except for making a puzzle, which takes too long for random tests.
fn serve_small(task: Task) -> Answer {
    match task {
        Task::Make(recipe) => {
            let puzzle = FIRST[usize::from(recipe.shape() != Shape::S4)].clone();
            let lacks = match &recipe {
                Recipe::Measure(measure) if measure.minimal => vec![Lack::Spare(1)],
                _ => Vec::new(),
            };
            Answer::Made(Ok(Box::new(Fitted {
                graded: grade(&puzzle),
                puzzle,
                recipe,
                lacks,
                attempts: 1,
                cut: false,
            })))
        }
        other => serve(other, Locale::ENGLISH, &mut |_| {}),
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(160))]

    #[test]
    fn anything_may_happen(which in 0..5usize, happenings in prop::collection::vec(any_happening(), 0..60)) {
        let page = Page::new(FIRST[which].clone());
        let mut world = World {
            page,
            late: None,
            seconds: (0, 0),
            turns: BTreeMap::new(),
            cleared: false,
            ever_cleared: false,
        };
        for what in happenings {
            world.happen(what);
        }
        // In the end the board is still the player's: every move can be undone.
        let page = &mut world.page;
        page.send(PageMsg::Show(Panel::Play)).send(BrowserMsg::Visible(true));
        if page.session.head(page.at.now).paused {
            page.send(PageMsg::Pause);
        }
        page.send(PageMsg::DismissNotice);
        while page.session.tools().can_undo {
            page.send(GameMsg::Undo);
        }
        prop_assert!(is_bare(page.session.game()));
    }

    /// Any actions while playing: after each message the disk holds the current game. Undoing all of it gives
    /// the start, and redoing as much gives all of it back.
    #[test]
    fn what_is_played_is_saved_undone_and_redone(
        which in 0..5usize, msgs in prop::collection::vec(any_play(), 0..80),
    ) {
        let mut page = Page::new(FIRST[which].clone());
        for msg in msgs {
            page.wait(7).send(msg.clone());
            match page.save_state() {
                SaveState::Untouched => prop_assert!(page.disk.games.is_empty()),
                SaveState::Saved => prop_assert!(page.on_disk() == *page.session.game(), "{:?}", msg),
                other => prop_assert!(false, "{:?} after {:?}", other, msg),
            }
            page.check();
        }
        if page.session.head(page.at.now).paused {
            page.send(PageMsg::Pause);
        }
        let before = page.session.game().clone();
        let turns = before.history().path().len();
        for left in (0..turns).rev() {
            page.send(GameMsg::Undo);
            prop_assert_eq!(page.session.game().history().path().len(), left);
            prop_assert!(page.on_disk() == *page.session.game());
        }
        prop_assert!(is_bare(page.session.game()) && !page.session.tools().can_undo);
        for _ in 0..turns {
            page.send(GameMsg::Redo);
            prop_assert!(page.on_disk() == *page.session.game());
        }
        prop_assert!(same_board(page.session.game(), &before));
        // To the end of the branch, and back.
        let mut further = 0;
        while page.session.tools().can_redo {
            page.send(GameMsg::Redo);
            further += 1;
        }
        for _ in 0..further {
            page.send(GameMsg::Undo);
        }
        prop_assert!(same_board(page.session.game(), &before));
    }
}

/// Whether two games are at the same position of the same tree, with the same board.
fn same_board(a: &Game, b: &Game) -> bool {
    let cells = || Cell::all(a.shape());
    let (own, other) = (a.history(), b.history());
    (own.at(), own.len(), own.path(), a.puzzle()) == (other.at(), other.len(), other.path(), b.puzzle())
        && cells().all(|cell| a.entry(cell) == b.entry(cell) && a.colours(cell) == b.colours(cell))
        && a.coloured().eq(b.coloured())
}

/// Whether the board has only givens and no colour.
fn is_bare(game: &Game) -> bool {
    game.grid() == *game.clues()
        && Cell::all(game.shape()).all(|cell| game.notes(cell).is_empty() && game.colours(cell).is_empty())
        && game.coloured().next().is_none()
}
