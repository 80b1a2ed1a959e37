//! Asking why, as a player does: the answers, their reasons and drawings, and the secrets they must keep.

use crate::{
    common::{ARTICLE, HARD, SMALL, digit, dug, puzzle},
    page::{Page, sentence_of},
};
use sudoku_core::{
    Candidate, Candidates, Cell, Digit, Shape, Technique,
    explain::{Locale, plain},
    marks::Role,
    singles::Singles,
    step::Step,
    why::Fact,
};
use sudoku_play::{
    features::why::view::{AnswerView, By, Crumb, InCell, Link, WhyView},
    game::aids::{Aid, Aids},
    messages::{GameMsg, InputMsg, MachineMsg, Msg, PageMsg, PointerMsg, WhyMsg, WorkerMsg},
    session::Cmd,
    taught::TeachingEvent,
    ui::{Panel, Pointing, WorkError},
    view::{Emphasis, Ink, NoteKind},
    walk::StepMsg,
    work::{Job, Purpose},
};

/// It needs chains, and the ladder solves it.
const CHAINS: &str = "3....1.....4..7.15.8..4..7...9..5861.........5318..9...6..5..3.95.4..7.....2....6";

fn article() -> Page {
    Page::new(puzzle(ARTICLE))
}

fn view(page: &Page) -> WhyView {
    page.session.inquiry().expect("it is asked why")
}

fn answer(page: &Page) -> AnswerView {
    view(page).answer.expect("there is an answer")
}

fn said(page: &Page) -> String {
    plain(&sentence_of(&answer(page).telling), page.session.shape(), Locale::ENGLISH)
}

fn why(page: &mut Page, msg: WhyMsg) -> &mut Page {
    page.send(Msg::Why(msg))
}

/// Asks about a digit of a cell, and lets the worker answer.
fn ask(page: &mut Page, cell: usize, symbol: char) {
    page.send(InputMsg::Select(Cell::at(cell)));
    why(page, WhyMsg::Open);
    why(page, WhyMsg::Ask(digit(symbol)));
    work(page);
}

/// Follows a link of the answer.
fn follow(page: &mut Page, index: usize) {
    why(page, WhyMsg::Follow(index));
    work(page);
}

/// Lets the worker answer all its requests, one after the other.
fn work(page: &mut Page) {
    while page.asked.is_some() {
        page.work();
    }
}

fn solution(page: &Page, cell: Cell) -> Digit {
    page.session.game().solution().expect("a proven puzzle").get(cell).expect("a full board")
}

fn open_cells(page: &Page) -> Vec<Cell> {
    let grid = page.session.game().grid();
    Cell::all(grid.shape()).filter(|&cell| grid.get(cell).is_none()).collect()
}

fn has(page: &Page, wanted: impl Fn(&Emphasis) -> bool) -> bool {
    page.session.emphases().iter().any(wanted)
}

#[test]
fn the_digits_of_the_cell_are_offered() {
    let mut page = article();
    page.send(InputMsg::Select(Cell::at(0)));
    why(&mut page, WhyMsg::Open);
    let seen = view(&page);
    assert!(seen.cell == Cell::at(0) && seen.way.is_empty() && seen.answer.is_none());
    let board = Candidates::new(&page.session.game().grid());
    for askable in seen.digits {
        let there = board.digits(Cell::at(0)).contains(askable.digit);
        assert_eq!(askable.is, if there { InCell::There } else { InCell::Gone });
        assert!(!askable.asked);
    }
    assert_eq!(page.session.tools().aids, Aids::EMPTY, "nothing was told yet");
    // For a filled cell, the question is about its digit.
    page.send(InputMsg::Select(Cell::at(2)));
    assert_eq!(view(&page).cell, Cell::at(2), "the question goes with the cursor");
    why(&mut page, WhyMsg::Open);
    assert_eq!(view(&page).way, [Crumb::Fact(Fact::Stands(Candidate::new(Cell::at(2), digit('3'))))]);
    assert_eq!(said(&page), "Row 1 column 3 is 3 because it is a given.");
    assert_eq!(page.session.tools().aids, Aids::only(Aid::Why));
}

#[test]
fn a_candidate_that_a_digit_sees_is_told_in_one_sentence() {
    let mut page = article();
    ask(&mut page, 0, '8');
    assert_eq!(
        said(&page),
        "Row 1 already has its 8, a given in row 1 column 6. So row 1 column 1 can't be 8."
    );
    let links = answer(&page).links;
    assert!(matches!(links[..], [link] if link.by == By::Given && link.fact.candidate().cell == Cell::at(5)));
    assert!(has(&page, |emphasis| *emphasis == Emphasis::Cell(Cell::at(5), Role::Cause)));
    assert!(has(&page, |emphasis| matches!(emphasis, Emphasis::Candidate(_, Role::Eliminated))));
    // The player's board is unchanged.
    assert!(
        page.session
            .cells()
            .iter()
            .all(|cell| cell.notes.is_empty() && cell.note_kind != NoteKind::Candidates)
    );
    why(&mut page, WhyMsg::Follow(0));
    assert_eq!(view(&page).way.len(), 2);
    assert!(said(&page).ends_with("because it is a given."));
    why(&mut page, WhyMsg::Follow(0));
    assert_eq!(view(&page).way.len(), 2, "the givens rest on nothing");
    why(&mut page, WhyMsg::Back(0));
    assert_eq!(view(&page).way.len(), 1);
}

/// Where digits have to come first, the keys say which digits of the cell these rule out, and none of them is still
/// offered as possible.
#[test]
fn the_keys_say_what_is_ruled_out_then() {
    let mut singles = 0;
    for cell in open_cells(&article()) {
        let mut page = article();
        let right = solution(&page, cell);
        let before = Candidates::new(&page.grid()).digits(cell);
        ask(&mut page, cell.index(), right.symbol());
        let then: Vec<Digit> = view(&page)
            .digits
            .iter()
            .filter_map(|askable| (askable.is == InCell::Then).then_some(askable.digit))
            .collect();
        assert!(then.iter().all(|&digit| before.contains(digit) && digit != right), "{}", said(&page));
        if said(&page).starts_with("After ") && said(&page).contains("every digit but") {
            let others = before.iter().filter(|&digit| digit != right);
            assert_eq!(then, others.collect::<Vec<_>>(), "{}", said(&page));
            singles += usize::from(!then.is_empty());
        }
    }
    assert!(singles > 0);
}

/// Follows every link of an answer down to the start, and gives the kind of each reason.
fn walk_down(page: &mut Page, most: usize) -> Vec<By> {
    let mut found = Vec::new();
    let mut deepest = 0;
    loop {
        let links = answer(page).links;
        found.extend(links.iter().map(|link| link.by));
        let further = links.iter().position(|link| matches!(link.by, By::Step(_) | By::Digit | By::Proof));
        let Some(further) = further.or((!links.is_empty()).then_some(0)) else { return found };
        follow(page, further);
        let sentence = said(page);
        assert!(sentence.len() > 10 && sentence.ends_with('.'), "{sentence}");
        assert!(!page.session.emphases().is_empty(), "{sentence}");
        deepest += 1;
        assert!(deepest <= most, "{:?}", view(page).way);
    }
}

/// Before the digit is placed and after, the first answer is the step that leads to it, with its premises.
#[test]
fn the_right_digit_is_told_with_its_reason() {
    let mut near = 0;
    for (of, every) in [(puzzle(ARTICLE), 2), (puzzle(CHAINS), 9), (dug(Shape::S16, 120, 1), 25)] {
        let mut page = Page::new(of);
        for cell in open_cells(&page).into_iter().step_by(every) {
            let right = solution(&page, cell);
            let told = |page: &mut Page| {
                ask(page, cell.index(), right.symbol());
                let stands = Crumb::Fact(Fact::Stands(Candidate::new(cell, right)));
                assert_eq!(view(page).way, [stands]);
                assert!(view(page).digits.iter().all(|other| other.asked == (other.digit == right)));
                assert!(answer(page).title.is_some() && answer(page).lines.is_empty());
                assert!(has(page, |emphasis| matches!(emphasis, Emphasis::Candidate(_, Role::Placed))));
                said(page)
            };
            let before = told(&mut page);
            assert!(before.contains("must be"), "{before}");
            let board = Candidates::new(&page.session.game().grid());
            let singles = Singles::scan(&board);
            let sees = |step: &Step| step.placed() == Some(Candidate::new(cell, right));
            if singles.naked.iter().chain(&singles.hidden).any(sees) {
                near += 1;
                let given = |link: &Link| matches!(link.by, By::Given | By::Digit);
                assert!(answer(&page).links.iter().all(given), "a look shows it: {before}");
            }
            page.place(cell.index(), right.symbol());
            assert_eq!(told(&mut page), before, "its own digit is no reason for it");
            walk_down(&mut page, 300);
            page.send(GameMsg::Undo);
        }
    }
    assert!(near > 5, "{near}");
}

#[test]
fn a_digit_of_the_players_is_theirs_and_proven_from_the_givens() {
    let mut page = article();
    let cells = open_cells(&page);
    for &cell in &cells[..30] {
        let right = solution(&page, cell);
        page.place(cell.index(), right.symbol());
    }
    let is_own = |link: &Link| link.by == By::Player;
    let own = cells[30..].iter().find_map(|&cell| {
        let right = solution(&page, cell);
        ask(&mut page, cell.index(), right.symbol());
        answer(&page).links.iter().position(is_own)
    });
    why(&mut page, WhyMsg::Follow(own.expect("a digit that rests on one of the player's")));
    assert_eq!(page.session.job().map(|job| job.purpose), Some(Purpose::Why));
    assert!(answer(&page).busy && said(&page).contains("Looking for proof."));
    page.told.clear();
    page.work();
    assert!(!answer(&page).busy && said(&page).starts_with("You placed "), "{}", said(&page));
    assert!(said(&page).contains("It follows from the givens"), "{}", said(&page));
    assert!(matches!(page.told[..], [TeachingEvent::Step(..)]), "the answer is heard");
    assert!(matches!(answer(&page).links[..], [link] if link.by == By::Proof));
    let before = page.session.cells();
    let by = walk_down(&mut page, 200);
    assert!(by.contains(&By::Given) && by.iter().any(|by| matches!(by, By::Step(_))), "{by:?}");
    // The proof has its own board; closing it brings the player's back.
    why(&mut page, WhyMsg::Back(1));
    assert_eq!(page.session.cells(), before);
    why(&mut page, WhyMsg::Close);
    assert!(page.session.inquiry().is_none() && page.cmds.contains(&Cmd::Focus));
}

/// A wrong digit is treated like a right one without a proof, and no proof of another digit reveals it.
#[test]
fn nothing_is_told_of_a_mistake() {
    let mut told = (0, 0);
    for seed in 0..4 {
        let mut page = Page::new(dug(Shape::S9, 26, seed));
        let cells = open_cells(&page);
        let (wrong, board) = (cells[7], Candidates::new(&page.session.game().grid()));
        let right = solution(&page, wrong);
        let Some(mistake) = board.digits(wrong).without(right).first() else { continue };
        page.place(wrong.index(), mistake.symbol());
        for &cell in cells.iter().filter(|&&cell| cell != wrong).take(30) {
            let digit = solution(&page, cell);
            page.place(cell.index(), digit.symbol());
        }
        ask(&mut page, wrong.index(), mistake.symbol());
        assert!(said(&page).ends_with("Stepdoku found no proof of it."), "{}", said(&page));
        assert!(answer(&page).links.is_empty());
        for &cell in cells.iter().filter(|&&cell| cell != wrong).take(30) {
            let own = page.session.game().entry(cell).digit().expect("a digit of the player's");
            ask(&mut page, cell.index(), own.symbol());
            told.0 += 1;
            // All pages of reasons and proofs: only the player's board shows another digit there.
            while !answer(&page).links.is_empty() && view(&page).way.len() < 40 {
                let last = answer(&page).links.len() - 1;
                follow(&mut page, last);
                told.1 += usize::from(said(&page).ends_with("Stepdoku found no proof of it."));
                let seen = page.session.cells()[wrong.index()];
                assert!(seen.digit.is_none_or(|digit| digit == mistake), "{seen:?}");
                assert!(seen.digit.is_some() || seen.notes.contains(mistake), "{seen:?}");
            }
        }
    }
    assert!(told.0 > 5 && told.1 > 5, "{told:?}");
}

/// The right digits too, except those that the ladder finds.
#[test]
fn a_candidate_that_is_there_is_tried() {
    let mut page = Page::new(puzzle(HARD));
    let board = Candidates::new(&page.session.game().grid());
    let (mut forbidden, mut free, mut found) = (0, 0, 0);
    for cell in board.open_cells() {
        for digit in board.digits(cell).iter() {
            ask(&mut page, cell.index(), digit.symbol());
            if let [Crumb::Fact(_)] = view(&page).way[..] {
                assert_eq!(solution(&page, cell), digit);
                found += 1;
                continue;
            }
            assert_eq!(view(&page).way, [Crumb::Tried(Candidate::new(cell, digit))]);
            let seen = answer(&page);
            let guessed = Emphasis::Candidate(Candidate::new(cell, digit), Role::Guessed);
            assert!(has(&page, |emphasis| *emphasis == guessed));
            if seen.lines.is_empty() {
                free += 1;
                let free = said(&page);
                assert!(free.starts_with("Nothing goes wrong with ") && free.ends_with("looks."), "{free}");
                continue;
            }
            forbidden += 1;
            assert_ne!(digit, solution(&page, cell));
            assert!(said(&page).contains("leads to a contradiction"), "{}", said(&page));
            let last = seen.lines.len() - 1;
            for line in 1..=last {
                why(&mut page, WhyMsg::Line(line));
                assert_eq!(answer(&page).line, line);
                assert!(!answer(&page).links.is_empty(), "each line rests on something");
                let title = answer(&page).title;
                assert_eq!(title.map(|title| title.technique), Some(seen.lines[line].technique));
            }
            assert!(has(&page, |emphasis| matches!(
                emphasis,
                Emphasis::Cell(_, Role::Clash) | Emphasis::House(_, Role::Clash)
            )));
            let end = said(&page);
            assert!(end.contains("So ") && end.contains("can't be"), "{end}");
            why(&mut page, WhyMsg::Line(0));
            assert_eq!(view(&page).way.len(), 1);
        }
    }
    assert!(forbidden > 8 && free > 8, "{forbidden} {free} {found}");
}

/// An answer that rests on the player's digits says so, whether they are right or not.
#[test]
fn what_a_trial_shows_is_no_truer_than_the_players_digits() {
    let check = |cell: usize, symbol: char, tried: (usize, char)| {
        let mut page = Page::new(puzzle(SMALL));
        page.place(cell, symbol);
        ask(&mut page, tried.0, tried.1);
        (said(&page), answer(&page).lines.len())
    };
    let mut conditional = 0;
    let page = Page::new(puzzle(SMALL));
    for cell in open_cells(&page) {
        for symbol in ['1', '2', '3', '4'] {
            for tried in open_cells(&page).into_iter().filter(|&tried| tried != cell) {
                let board = {
                    let mut grid = page.session.game().grid();
                    grid.set(cell, Some(digit(symbol)));
                    Candidates::new(&grid)
                };
                let Some(candidate) = board.digits(tried).first() else { continue };
                let (text, lines) = check(cell.index(), symbol, (tried.index(), candidate.symbol()));
                let right = solution(&page, tried) == candidate;
                if lines > 0 && right {
                    // Only a mistake can rule out the right digit, and then the answer names the condition.
                    assert!(text.ends_with("as long as your own digits are right."), "{text}");
                }
                conditional += usize::from(text.contains("as long as"));
            }
        }
    }
    assert!(conditional > 20, "{conditional}");
}

#[test]
fn the_solvers_steps_are_the_answer_while_it_is_watched() {
    let mut page = article();
    page.by_passes();
    for _ in 0..6 {
        page.step(StepMsg::NextPass);
    }
    let shown = page.session.cells();
    let digits = open_cells(&page).into_iter().map(|cell| (cell, shown[cell.index()].digit));
    let placed: Vec<(Cell, Digit)> = digits.filter_map(|(cell, digit)| Some((cell, digit?))).collect();
    assert!(placed.len() > 5);
    let mut steps = 0;
    for (cell, own) in placed {
        ask(&mut page, cell.index(), own.symbol());
        assert!(page.asked.is_none(), "the trail is at hand");
        let technique = answer(&page).title.expect("a step").technique;
        assert!([Technique::FullHouse, Technique::NakedSingle, Technique::HiddenSingle].contains(&technique));
        let by = walk_down(&mut page, 200);
        steps += by.iter().filter(|by| matches!(by, By::Step(_))).count();
        assert!(by.contains(&By::Given), "{by:?}");
        assert!(page.session.cells().iter().all(|view| view.ink != Ink::Placed));
    }
    assert!(steps > 5, "{steps}");
    // The next step ends the questions.
    page.step(StepMsg::NextStep);
    assert!(page.session.inquiry().is_none());
}

#[test]
fn what_the_pointer_rests_on_is_asked_at_once() {
    let mut page = article();
    page.send(PointerMsg::Point(Some(Pointing { cell: Cell::at(0), digit: digit('8') })));
    page.type_keys("y");
    assert_eq!(page.session.cursor(), Cell::at(0));
    assert_eq!(view(&page).way, [Crumb::Fact(Fact::Gone(Candidate::new(Cell::at(0), digit('8'))))]);
    page.type_keys("p");
    assert!(page.session.inquiry().is_none(), "a covered board answers nothing");
    page.type_keys("y");
    assert!(page.session.inquiry().is_none());
}

/// Until the player agrees to lose the time, nothing tells a right digit from a wrong one.
#[test]
fn a_question_that_waits_tells_nothing() {
    let cell = open_cells(&article())[4];
    let solution = article().session.game().solution().expect("a proven puzzle").get(cell).expect("a digit");
    let mut waited = 0;
    for digit in Candidates::new(&article().session.game().grid()).digits(cell).iter() {
        let mut page = article();
        page.agrees = false;
        ask(&mut page, cell.index(), digit.symbol());
        let seen = view(&page);
        assert!(seen.warns || digit != solution, "{digit:?} is given away");
        if seen.warns {
            assert_eq!((seen.subject(), &seen.answer), (None, &None), "{digit:?}");
            waited += 1;
        }
        why(&mut page, WhyMsg::GoOn);
        let stands = matches!(view(&page).subject(), Some(Crumb::Fact(Fact::Stands(_))));
        assert_eq!((stands, view(&page).answer.is_some()), (digit == solution, true), "{digit:?}");
    }
    assert!(waited > 0);
}

#[test]
fn questions_end_when_the_game_moves_on() {
    let asked = || {
        let mut page = article();
        let cell = open_cells(&page)[4];
        let candidate = Candidates::new(&page.session.game().grid()).digits(cell).first();
        page.send(InputMsg::Select(cell));
        why(&mut page, WhyMsg::Open);
        why(&mut page, WhyMsg::Ask(candidate.expect("a candidate")));
        assert!(page.asked.is_some() && answer(&page).busy);
        page
    };
    let check = |msg: Msg, ends: bool| {
        let mut page = asked();
        page.send(msg.clone());
        assert_eq!(page.session.inquiry().is_none(), ends, "{msg:?}");
        // The solver looks for its own path.
        let is_of_the_question = |job: &Job| !matches!(job.purpose, Purpose::Solver(_));
        assert!(!page.session.job().is_some_and(is_of_the_question), "{msg:?}: the worker rests");
    };
    check(Msg::Input(InputMsg::Enter(digit('1'))), true);
    check(Msg::Page(PageMsg::Show(Panel::Solve)), true);
    check(Msg::Page(PageMsg::Escape), true);
    check(Msg::Why(WhyMsg::Close), true);
    check(Msg::Page(PageMsg::Pause), true);
    // Without an answer, the player returns to the place of the question, as after cancelling.
    check(Msg::Machine(MachineMsg::Worker(WorkerMsg::Lost(WorkError::Died))), false);
    check(Msg::Page(PageMsg::Stop), false);
    let mut page = asked();
    let digits = view(&page).digits.len();
    page.send(PageMsg::Stop);
    assert!(view(&page).answer.is_none() && view(&page).digits.len() == digits);
    // Another cell becomes the new subject.
    check(Msg::Input(InputMsg::Select(Cell::at(80))), false);
    let mut page = asked();
    page.send(PointerMsg::Point(None));
    assert!(page.asked.is_some() && answer(&page).busy, "looking around ends nothing");
    let job = page.session.job().map(|job| job.id).expect("a question");
    why(&mut page, WhyMsg::Ask(digit('4')));
    assert_ne!(page.session.job().map(|job| job.id), Some(job), "the last question counts");
}

/// An answer that leaves a cell one digit reveals it, and no other answer does.
#[test]
fn an_answer_that_leaves_one_digit_gives_it_away() {
    let mut counted = [0, 0];
    let start = article();
    let board = Candidates::new(&start.session.game().grid());
    for cell in board.open_cells() {
        for digit in Digit::all(Shape::S9) {
            let mut page = article();
            ask(&mut page, cell.index(), digit.symbol());
            let left = board.digits(cell).without(digit).len();
            let gone = !board.digits(cell).contains(digit) || !answer(&page).lines.is_empty();
            let given_away = page.session.game().aids().contains(Aid::WhyDigit);
            if gone {
                assert_eq!(given_away, left <= 1, "{cell:?} {digit:?}");
                assert_eq!(page.session.time_counts(), left > 1);
                counted[usize::from(given_away)] += 1;
            }
            let told = answer(&page).title.is_some();
            assert!(gone || given_away == told, "the reason of the digit gives it away");
        }
    }
    assert!(counted[0] > 50 && counted[1] > 3, "{counted:?}");
    // A given reveals nothing.
    let mut page = article();
    ask(&mut page, 2, '3');
    assert_eq!(page.session.game().aids(), Aids::only(Aid::Why));
    // Nor does the reason of a player's digit, nor that a proof exists; the proof does if it names other digits.
    let cells = open_cells(&page);
    let mut walked = [0, 0];
    for &cell in &cells[..20] {
        let mut page = article();
        for &cell in &cells[..20] {
            let right = solution(&page, cell);
            page.place(cell.index(), right.symbol());
        }
        let right = solution(&page, cell);
        ask(&mut page, cell.index(), right.symbol());
        let own = answer(&page).links.iter().position(|link| link.by == By::Player);
        let Some(own) = own.filter(|_| !page.session.game().aids().contains(Aid::WhyDigit)) else { continue };
        follow(&mut page, own);
        assert!(said(&page).starts_with("You placed"));
        if !said(&page).contains("you haven't placed") {
            continue;
        }
        assert_eq!(page.session.game().aids(), Aids::only(Aid::Why));
        follow(&mut page, 0);
        // The proof starts from the player's board, and names the digits that have to come first.
        let names = ["After ", "First come"].iter().any(|word| said(&page).starts_with(word));
        assert_eq!(page.session.game().aids().contains(Aid::WhyDigit), names, "{}", said(&page));
        walked[usize::from(names)] += 1;
    }
    assert!(walked[0] + walked[1] > 0, "{walked:?}");
}

/// Answers that rule out all other digits of a cell one by one also reveal its digit.
#[test]
fn answers_that_rule_out_all_others_give_a_digit_away() {
    let mut told = [0, 0];
    for line in [ARTICLE, HARD] {
        let board = Candidates::new(&Page::new(puzzle(line)).session.game().grid());
        for cell in board.open_cells().filter(|&cell| board.digits(cell).len() > 2) {
            let mut page = Page::new(puzzle(line));
            let right = solution(&page, cell);
            let mut left = board.digits(cell).len();
            for digit in board.digits(cell).without(right).iter() {
                // The same answer a second time rules out nothing more.
                for _ in 0..2 {
                    ask(&mut page, cell.index(), digit.symbol());
                }
                left -= usize::from(!answer(&page).lines.is_empty());
                let given_away = page.session.game().aids().contains(Aid::WhyDigit);
                assert_eq!((given_away, page.session.time_counts()), (left == 1, left > 1), "{cell:?}");
                told[usize::from(given_away)] += 1;
            }
        }
    }
    assert!(told[0] > 0 && told[1] > 0, "{told:?}");
}
