//! Hints: three stages, each only on request; from the player's own position, and never from a wrong one;
//! applied as one turn; gone with the next move.

use crate::{
    common::{ARTICLE, HARD, SMALL, digit, puzzle},
    page::{Page, sentence_of},
};
use sudoku_core::{Candidates, Cell, CellSet, Digit, Technique, explain::Locale, marks::Role};
use sudoku_play::{
    features::review::{ReviewedMove, claims, move_of},
    game::{
        aids::{Aid, Aids},
        entry::{Entry, Notes},
        turns::{Applied, Believed, Fill},
    },
    input::Mode,
    keys::{Key, Modifiers},
    messages::{GameMsg, HintMsg, InputMsg, MachineMsg, MakeMsg, Msg, PageMsg, SettingsMsg, WorkerMsg},
    saved::settings::Switch,
    taught::{HintForm, HintSays, TeachingEvent},
    ui::{Notice, Panel, WorkError},
    view::{Emphasis, Marked},
    work::Purpose,
};

/// Singles and pointing solve it: the ladder needs eliminations on the way.
const POINTED: &str = "000704005020010070000080002090006250600070008053200010400090000030060090200407000";

fn says(page: &Page) -> Option<HintSays> {
    page.session.teaching().hint.map(|hint| hint.says)
}

fn ask(page: &mut Page) -> Option<HintSays> {
    page.send(HintMsg::Next);
    if page.asked.is_some() {
        page.work();
    }
    page.check();
    says(page)
}

fn to_the_reason(page: &mut Page) -> HintSays {
    ask(page);
    ask(page);
    ask(page).expect("a hint")
}

fn aids(page: &Page) -> Aids {
    page.session.game().aids()
}

/// A cell that is no given, and a wrong digit for it.
fn mistake(page: &Page) -> (usize, char) {
    let (clues, solution) =
        (page.session.game().clues(), page.session.game().solution().expect("a proven puzzle"));
    let cell = Cell::all(clues.shape()).find(|&cell| clues.get(cell).is_none()).expect("an empty cell");
    let other = Digit::all(clues.shape()).find(|&digit| solution.get(cell) != Some(digit));
    (cell.index(), other.expect("another digit").symbol())
}

#[test]
fn each_stage_tells_its_own_and_waits_to_be_asked() {
    let mut page = Page::new(puzzle(ARTICLE));
    page.send(HintMsg::Next);
    assert_eq!(says(&page), Some(HintSays::Looking));
    assert_eq!(page.session.job().map(|job| job.purpose), Some(Purpose::Hint));
    // The worker is slow: a second press sends no second request.
    let asked = page.asked.clone();
    page.send(HintMsg::Next);
    assert_eq!(page.asked, asked);
    page.work();
    let Some(HintSays::Where(place)) = says(&page) else { panic!("{:?}", says(&page)) };
    assert_eq!((place.houses.len(), place.cells.len()), (1, 0), "a hidden single lies in a house");
    assert!(place.digit.is_some(), "and its digit is named");
    assert_eq!(aids(&page), Aids::only(Aid::HintPlace));
    let emphases = page.session.emphases();
    assert_eq!(emphases, [Emphasis::House(place.houses[0], Role::House)]);
    let Some(HintSays::What(title, again)) = ask(&mut page) else { panic!("{:?}", says(&page)) };
    assert_eq!((title, again), (Technique::HiddenSingle.into(), place));
    assert_eq!(page.session.emphases(), emphases, "what blocks the digit would say where it goes");
    assert!(!aids(&page).contains(Aid::HintReason));
    let shows_digit = |page: &Page| {
        let placed = |emphasis: &Emphasis| matches!(emphasis, Emphasis::Candidate(_, Role::Placed));
        page.session.emphases().iter().any(placed)
    };
    assert!(!shows_digit(&page), "what follows is told last");
    let Some(HintSays::Why(telling, Applied::Digit(placed))) = ask(&mut page) else {
        panic!("{:?}", says(&page))
    };
    assert!(!sentence_of(&telling).is_empty() && shows_digit(&page));
    assert_eq!(page.session.game().solution().expect("a proven puzzle").get(placed.cell), Some(placed.digit));
    assert!(aids(&page).contains(Aid::HintReason));
    // The third is the last.
    let last = says(&page);
    assert_eq!(ask(&mut page), last);
    assert!(page.grid().to_string() == ARTICLE, "a hint changes nothing");
}

#[test]
fn up_to_its_name_a_hint_is_a_line_at_the_pad() {
    let mut page = Page::new(puzzle(ARTICLE));
    let form = |page: &Page| page.session.tools().hinting;
    let quiet = |page: &Page| {
        let ground = page.session.ground(&page.session.cells());
        assert!(!ground.selected.is_empty(), "the selection stays in sight");
        (ground.hinted, ground.peers.is_empty())
    };
    assert_eq!((form(&page), quiet(&page)), (None, (false, false)));
    page.send(HintMsg::Next);
    assert_eq!(form(&page), Some(HintForm::Line), "while the worker looks, nothing moves either");
    page.work();
    for _ in 1..=2 {
        assert_eq!((form(&page), quiet(&page)), (Some(HintForm::Line), (true, true)));
        ask(&mut page);
    }
    assert_eq!((form(&page), quiet(&page)), (Some(HintForm::Card), (true, true)));
    page.send(HintMsg::Close);
    assert_eq!((form(&page), quiet(&page)), (None, (false, false)));
    // A wrong digit needs the pad; a solution in the place of the pad leaves no line.
    let (cell, wrong) = mistake(&page);
    page.place(cell, wrong);
    assert!(matches!(ask(&mut page), Some(HintSays::WrongDigits(..))));
    assert_eq!(form(&page), Some(HintForm::Line));
    page.send(HintMsg::Close);
    page.send(GameMsg::Undo);
    page.send(GameMsg::ShowSolution(true));
    ask(&mut page);
    assert_eq!(form(&page), Some(HintForm::Card));
}

#[test]
fn each_stage_is_spoken() {
    let mut page = Page::new(puzzle(ARTICLE));
    page.send(HintMsg::Next);
    let heard = |page: &mut Page| match page.taught() {
        Some(TeachingEvent::Hint(hint)) => hint.says,
        other => panic!("{other:?}"),
    };
    assert_eq!(heard(&mut page), HintSays::Looking);
    page.work();
    for stage in 1..=3 {
        assert_eq!(heard(&mut page).stage(), Some(stage));
        page.send(HintMsg::Next);
    }
}

#[test]
fn applied_it_is_one_turn_of_its_own_kind() {
    let mut page = Page::new(puzzle(ARTICLE));
    page.send(HintMsg::Apply);
    ask(&mut page);
    page.send(HintMsg::Apply);
    assert_eq!(page.session.game().history().len(), 0, "nothing is applied that was not told");
    ask(&mut page);
    let Some(HintSays::Why(_, Applied::Digit(placed))) = ask(&mut page) else { panic!("{:?}", says(&page)) };
    page.send(HintMsg::Apply).check();
    assert_eq!(page.grid().get(placed.cell), Some(placed.digit));
    assert_eq!((says(&page), page.session.cursor()), (None, placed.cell));
    assert_eq!(
        page.taught(),
        Some(TeachingEvent::HintApplied(Applied::Digit(placed), page.session.shape().clone()))
    );
    assert_eq!(page.session.game().history().len(), 1);
    let turn = page.session.game().history().path().into_iter().next().expect("a turn").clone();
    assert_eq!(move_of(&turn, &claims(&turn)), ReviewedMove::Hint(Some(placed)), "a review names it");
    assert!(page.on_disk() == *page.session.game(), "it is saved like any move");
    page.send(GameMsg::Undo);
    assert_eq!(page.grid().to_string(), ARTICLE);
    assert!(aids(&page).contains(Aid::HintReason), "it was had");
}

#[test]
fn a_move_takes_the_hint_away_and_ends_the_search() {
    let mut page = Page::new(puzzle(ARTICLE));
    page.send(HintMsg::Next).place_right(1).check();
    assert_eq!((says(&page), &page.asked), (None, &None));
    for away in [
        Msg::Game(GameMsg::Undo),
        Msg::Hint(HintMsg::Close),
        Msg::Page(PageMsg::Escape),
        Msg::Page(PageMsg::Show(Panel::Solve)),
    ] {
        ask(&mut page);
        assert!(says(&page).is_some());
        page.send(away.clone()).check();
        assert_eq!(says(&page), None, "{away:?}");
        page.show(Panel::Play);
    }
    // A colour changes nothing in its text.
    let told = ask(&mut page);
    page.send(InputMsg::SetMode(Mode::Colour)).send(InputMsg::Enter(digit('3')));
    assert_eq!(says(&page), told);
    page.send(InputMsg::SetMode(Mode::Centre)).send(InputMsg::Enter(digit('3')));
    assert_eq!(says(&page), None, "a note can");
    // A late answer is dropped.
    page.send(HintMsg::Next);
    let late = page.asked.clone().expect("a question");
    page.send(GameMsg::Undo);
    page.answer(late.job, sudoku_core::wire::serve(late.task, Locale::ENGLISH, &mut |_| {}));
    assert_eq!(says(&page), None);
}

#[test]
fn another_job_and_a_lost_worker_leave_no_search_behind() {
    for end in
        [Msg::Make(MakeMsg::GenerateSame), Msg::Machine(MachineMsg::Worker(WorkerMsg::Lost(WorkError::Died)))]
    {
        let mut page = Page::new(puzzle(ARTICLE));
        page.send(HintMsg::Next).send(end);
        assert_eq!(says(&page), None);
    }
}

#[test]
fn a_wrong_position_is_told_first_and_offers_the_way_back() {
    let mut page = Page::new(puzzle(ARTICLE));
    let (cell, symbol) = mistake(&page);
    page.place_right(0).place(cell, symbol);
    page.heard();
    assert_eq!(ask(&mut page), Some(HintSays::WrongDigits(1, false)));
    assert!(page.session.cells().iter().all(|view| !view.wrong), "which is not told");
    assert_eq!(
        ask(&mut page),
        Some(HintSays::WrongDigits(1, false)),
        "nor when it is asked for a hint again"
    );
    page.send(HintMsg::Which);
    assert_eq!(says(&page), Some(HintSays::WrongDigits(1, true)));
    let marked: Vec<usize> =
        page.session.cells().iter().enumerate().filter(|(_, view)| view.wrong).map(|(at, _)| at).collect();
    assert_eq!(marked, [cell]);
    page.send(GameMsg::BackToRight);
    assert_eq!(page.grid().to_string(), ARTICLE);
    assert!(matches!(page.session.notice(), Some(Notice::WentBack(1))) && says(&page).is_none());
    assert!(matches!(ask(&mut page), Some(HintSays::Where(_))));
}

/// Hints alone, applied one after another, solve every puzzle of the ladder, with or without notes, and each
/// elimination shows in the notes that it promises to write.
#[test]
fn hints_lead_to_the_end() {
    let line = POINTED.replace('0', ".");
    for (fill, own) in [(false, false), (true, false), (true, true), (false, true)] {
        let mut page = Page::new(puzzle(&line));
        page.send(SettingsMsg::Set(Switch::OwnNotes, own)).send(SettingsMsg::Set(Switch::KeepNotes, fill));
        if fill {
            page.send(GameMsg::FillNotes(Fill::All));
        }
        let mut eliminations = 0;
        for _ in 0..400 {
            if page.session.game().is_finished() {
                break;
            }
            let HintSays::Why(_, applied) = to_the_reason(&mut page) else {
                panic!("{:?} at {}", says(&page), page.grid())
            };
            let notes = |page: &Page| -> usize {
                Cell::all(page.session.shape()).map(|cell| page.session.game().notes(cell).all().len()).sum()
            };
            let before = notes(&page);
            page.send(HintMsg::Apply).check();
            if let Applied::Notes { taken, filled, only } = applied {
                assert_eq!(only.is_some(), filled == 1);
                let emptied = only.map(|(cell, gone)| {
                    let open = Candidates::new(&page.grid());
                    page.session.game().notes(cell).all().intersection(gone).is_empty() && open.is_open(cell)
                });
                assert_ne!(emptied, Some(false));
                eliminations += 1;
                assert!(taken + filled > 0, "a hint is of something that is not done yet");
                assert!(filled > 0 || notes(&page) + taken == before);
            }
            assert_eq!(page.session.game().mistakes().count(), 0);
        }
        assert!(page.session.game().is_finished(), "{fill} {own}: {}", page.grid());
        assert!(eliminations > 0, "it needs more than singles");
    }
}

#[test]
fn whole_notes_count_and_partial_ones_do_not() {
    let mut page = Page::new(puzzle(ARTICLE));
    let board = Candidates::new(&page.grid());
    let cell = board.open_cells().find(|&cell| board.digits(cell).len() >= 3).expect("a cell");
    let right = page.session.game().solution().expect("a proven puzzle").get(cell).expect("a digit");
    let other = board.digits(cell).without(right).iter().next().expect("another");
    page.send(InputMsg::Select(cell));
    // Some of the possible candidates: the hint says nothing about the rest.
    page.send(InputMsg::EnterAs(Mode::Centre, right));
    assert_eq!(page.session.game().believed(), Believed::default());
    page.send(GameMsg::FillNotes(Fill::Selected)).send(InputMsg::EnterAs(Mode::Centre, other));
    let believed = page.session.game().believed();
    assert_eq!(believed.gone.iter().map(|gone| (gone.cell, gone.digit)).collect::<Vec<_>>(), [(cell, other)]);
    assert_eq!(believed.lost, CellSet::EMPTY);
    page.send(InputMsg::EnterAs(Mode::Centre, right));
    assert_eq!(page.session.game().believed().lost, CellSet::EMPTY.with(cell));
    // Once empty, they start again.
    page.send(InputMsg::Erase);
    assert_eq!(page.session.game().believed(), Believed::default());
}

#[test]
fn notes_that_lost_their_digit_are_told_first_if_they_count() {
    for own in [false, true] {
        let mut page = Page::new(puzzle(ARTICLE));
        page.send(SettingsMsg::Set(Switch::OwnNotes, own)).send(GameMsg::FillNotes(Fill::All));
        let board = Candidates::new(&page.grid());
        let cell = board.open_cells().find(|&cell| board.digits(cell).len() >= 3).expect("a cell");
        let right = page.session.game().solution().expect("a proven puzzle").get(cell).expect("a digit");
        page.send(InputMsg::Select(cell)).send(InputMsg::EnterAs(Mode::Centre, right));
        let told = ask(&mut page);
        if !own {
            assert!(matches!(told, Some(HintSays::Where(_))), "{told:?}");
            continue;
        }
        assert_eq!(told, Some(HintSays::LostNotes(1, false)));
        assert!(page.session.emphases().is_empty(), "where is not told");
        page.send(HintMsg::Which).check();
        assert_eq!(page.session.emphases(), [Emphasis::Cell(cell, Role::Clash)]);
        page.send(HintMsg::Refill).check();
        assert_eq!(page.session.game().entry(cell), Entry::Notes(Notes::fixed(board.digits(cell))));
        assert!(matches!(ask(&mut page), Some(HintSays::Where(_))));
    }
}

#[test]
fn where_the_ladder_ends_it_is_said() {
    // With full houses as the only technique, nothing is found here.
    let mut page = Page::new(puzzle(HARD));
    for technique in Technique::ALL {
        page.send(SettingsMsg::SetTechnique(technique, technique == Technique::FullHouse));
    }
    assert_eq!(ask(&mut page), Some(HintSays::Nothing));
    assert!(matches!(page.taught(), Some(TeachingEvent::Hint(_))));
    assert_eq!(aids(&page), Aids::EMPTY);
}

#[test]
fn a_covered_or_finished_board_has_no_hint() {
    let mut page = Page::new(puzzle(SMALL));
    ask(&mut page);
    page.send(PageMsg::Pause);
    assert!(says(&page).is_none() && page.session.emphases().is_empty(), "a cover hides it");
    page.send(PageMsg::Pause);
    assert!(says(&page).is_some(), "and gives it back");
    page.place_right(20);
    assert!(page.session.game().is_finished());
    assert_eq!(ask(&mut page), None);
}

#[test]
fn the_key_is_the_same_at_every_size() {
    for text in ["i", "/", ",i"] {
        let mut page = Page::new(puzzle(ARTICLE));
        page.type_keys(text);
        assert_eq!(says(&page), Some(HintSays::Looking), "{text}");
    }
    let mut page = Page::new(crate::common::dug(sudoku_core::Shape::S16, 120, 3));
    page.press(Key::Char('i'), Modifiers::default());
    assert_eq!(says(&page), None, "there the letter means nothing");
    page.type_keys(",i");
    assert_eq!(says(&page), Some(HintSays::Looking));
    page.send(PageMsg::Escape).type_keys("/");
    assert_eq!(says(&page), Some(HintSays::Looking));
    assert_eq!(page.session.game().history().len(), 0, "no digit was typed");
}

/// Rounds of naked singles place right digits only, each round as one turn that undo reverts whole. Each
/// round places every cell with one candidate and nothing else.
#[test]
fn all_naked_singles_are_placed_at_once() {
    let easy = "12...73.446.81...79.74.56.....3217....6.8.4....9654.....82.61.36...93.727.21...96";
    for (line, notes) in [(easy, false), (easy, true), (ARTICLE, true), (SMALL, false), (HARD, true)] {
        let mut page = Page::new(puzzle(line));
        if notes {
            page.send(SettingsMsg::Set(Switch::KeepNotes, true)).send(GameMsg::FillNotes(Fill::All));
        }
        for round in 0.. {
            let before = page.grid();
            let board = Candidates::new(&before);
            let single: Vec<(Cell, Digit)> =
                board.open_cells().filter_map(|cell| Some((cell, board.digits(cell).single()?))).collect();
            page.send(HintMsg::Singles).check();
            let game = page.session.game();
            assert_eq!(game.mistakes().count(), 0, "{line}");
            assert_eq!(page.grid().filled_count(), before.filled_count() + single.len(), "{line}");
            assert!(single.iter().all(|&(cell, digit)| page.grid().get(cell) == Some(digit)), "{line}");
            if notes && !game.is_finished() {
                let now = Candidates::new(&page.grid());
                let kept = |cell| game.notes(cell).all() == now.digits(cell);
                assert!(now.open_cells().all(kept), "{line}: the notes follow as with any entry");
            }
            assert_eq!(aids(&page).contains(Aid::HintReason), round > 0 || !single.is_empty());
            if game.is_finished() {
                break;
            }
            assert_eq!(page.session.notice(), Some(&Notice::SinglesPlaced(single.len())), "{line}");
            if single.is_empty() {
                break;
            }
            page.send(GameMsg::Undo);
            assert_eq!(page.grid(), before, "{line}: one undo");
            page.send(GameMsg::Redo);
        }
    }
}

#[test]
fn naked_singles_are_not_placed_on_a_wrong_board() {
    let mut page = Page::new(puzzle(ARTICLE));
    let (cell, wrong) = mistake(&page);
    page.place(cell, wrong);
    let before = page.grid();
    page.send(HintMsg::Singles).check();
    assert_eq!((page.grid(), says(&page)), (before, Some(HintSays::WrongDigits(1, false))));
    // Nor on a covered or a finished one.
    let mut page = Page::new(puzzle(SMALL));
    let before = page.grid();
    page.send(PageMsg::Pause).send(HintMsg::Singles);
    assert_eq!(page.grid(), before);
}

#[test]
fn the_marks_of_a_hint_are_told_cell_by_cell() {
    let mut page = Page::new(puzzle(POINTED));
    loop {
        let HintSays::Why(telling, _) = to_the_reason(&mut page) else { panic!("{:?}", says(&page)) };
        if telling.title() != Some(Technique::Pointing.into()) {
            page.send(HintMsg::Apply);
            continue;
        }
        let marked = page.session.marked();
        assert!(marked.is_sorted_by_key(|marked| marked.cell.index()), "{marked:?}");
        let has = |wanted: &dyn Fn(&Role) -> bool| {
            let of = |marked: &&Marked| marked.roles.iter().any(|(role, _)| wanted(role));
            marked.iter().filter(of).map(|marked| marked.cell).collect::<Vec<_>>()
        };
        let ruled_out = has(&|role| *role == Role::Eliminated);
        let drawn = page.session.emphases();
        let gone = |cell: &Cell| {
            drawn.iter().any(|emphasis| matches!(emphasis, Emphasis::Candidate(one, Role::Eliminated) if one.cell == *cell))
        };
        let all: Vec<Cell> = Cell::all(page.session.shape()).filter(gone).collect();
        assert!(!all.is_empty() && ruled_out == all, "{ruled_out:?} {all:?}");
        assert!(!has(&|role| *role == Role::Cause || *role == Role::Aid).is_empty(), "{marked:?}");
        // A covered board tells nothing.
        page.send(PageMsg::Pause);
        assert_eq!(page.session.marked(), []);
        return;
    }
}
