//! Lessons: their links, their slides, and the reveals of each.

use crate::{common::puzzle, page::Page};
use proptest::prelude::*;
use sudoku_core::{
    Candidate, Candidates, Cell, CellSet, Digit, Shape, Technique,
    explain::{self, Locale},
    magazine::Paper,
    marks::Role,
    notation::link::LinkError,
};
use sudoku_play::{
    features::{
        deck::view::{DeckFault, DeckSays, DeckView},
        learn::cases,
    },
    links::{
        case::Case,
        deck::{Deck, DeckCard, MAX_SLIDES, MAX_TEXT, Shown},
    },
    messages::{DeckMsg, LearnMsg, LearnTexts, LinkMsg, PageMsg, TextMsg},
    ui::{Dialog, Notice, Panel, Refusal},
    view::Content,
    walk::{StepMsg, Way},
};

const DRILLS: &str = include_str!("../../../../learn/learn-drills.txt");
const EXAMPLES: &str = include_str!("../../../../learn/learn-examples.txt");
const EASY: &str = "..3..82.4.2..64.1.9.......8.8............698.......5....49.7.3.8....1....7..5.4..";

/// A slide of a technique's first case.
fn card(technique: Technique) -> DeckCard {
    let case = cases(DRILLS, technique).chain(cases(EXAMPLES, technique)).next().expect("a case");
    let deck = Deck { title: String::new(), slides: vec![blank(case)] };
    let steps = steps(&deck, technique);
    let step = steps.first().expect("a step").clone();
    let eliminated = if step.placed().is_some() { Vec::new() } else { step.eliminated().to_vec() };
    let shown =
        Shown { slug: technique.slug().into(), placed: step.placed(), eliminated, pattern: CellSet::EMPTY };
    DeckCard { shown: Some(shown), ..deck.slides[0].clone() }
}

fn blank(case: Case) -> DeckCard {
    DeckCard { case, shown: None, note: String::new() }
}

/// The steps of a technique in the position of a lesson's first slide.
fn steps(deck: &Deck, technique: Technique) -> Vec<sudoku_core::step::Step> {
    use sudoku_core::{
        Position, TechniqueSet,
        ladder::{Plan, all_steps},
    };
    let case = &deck.slides[0].case;
    let position = Position::within(case.position(), &case.givens);
    let mut asked = TechniqueSet::NONE;
    asked.set(technique, true);
    all_steps(&position, &Plan::only(asked).ladder())
}

fn view(page: &Page) -> DeckView {
    match page.session.content(page.at) {
        Some(Content::Deck(view)) => view,
        other => panic!("{other:?}"),
    }
}

/// Lets the worker answer all its questions.
fn work(page: &mut Page) {
    while page.asked.is_some() {
        page.work();
    }
}

fn open(page: &mut Page, link: &str) {
    page.send(LinkMsg::Open(link.into()));
    work(page);
}

fn send(page: &mut Page, msg: DeckMsg) -> DeckView {
    page.send(msg);
    work(page);
    view(page)
}

/// Each lesson has one text, and later builds read it as this one does.
#[test]
fn saved_lessons_mean_the_same_for_ever() {
    let text = include_str!("../data/kept/lesson.txt").trim();
    let deck = Deck::read(text).expect("a lesson");
    assert_eq!(deck.write(), text);
    assert_eq!((deck.title.as_str(), deck.slides.len()), ("Two steps", 2));
    let shown = deck.slides[1].shown.as_ref().expect("a step");
    assert_eq!(shown.technique(), Some(Technique::XWing));
    assert_eq!(deck.slides[1].note, "Where else can the 5 go?");
}

#[test]
fn a_link_to_a_step_is_short() {
    for technique in Technique::ALL.into_iter().filter(|one| one.info().tier > 0) {
        let Some(case) = cases(DRILLS, technique).find(|case| case.shape() == Shape::S9) else { continue };
        let mut slide = blank(case);
        let position = slide.case.position();
        let pattern = position.open_cells().step_by(3).collect();
        let first = |cell| Some(Candidate::new(cell, position.digits(cell).iter().next()?));
        let eliminated: Vec<Candidate> = position.open_cells().step_by(4).filter_map(first).collect();
        slide.shown = Some(Shown { slug: technique.slug().into(), placed: None, eliminated, pattern });
        let link = Deck { title: String::new(), slides: vec![slide] }.link();
        assert!(link.len() <= 300, "{technique:?}: {}", link.len());
        assert!(Deck::read(&link[3..]).is_ok(), "{technique:?}");
    }
}

#[test]
fn a_damaged_lesson_is_refused() {
    let text = Deck { title: "One".into(), slides: vec![card(Technique::XWing)] }.write();
    for end in 0..text.len() {
        assert!(Deck::read(&text[..end]).is_err(), "{end}");
    }
    let check = |text: String, error: LinkError| {
        let mut page = Page::new(puzzle(EASY));
        open(&mut page, &format!("#t={text}"));
        assert_eq!(page.session.dialog(), None);
        let Some(Notice::LinkRefused(Refusal::Link(found))) = page.session.notice() else {
            panic!("{:?}", page.session.notice())
        };
        assert_eq!(*found, error, "{text}");
    };
    check(text[..text.len() - 4].into(), LinkError::BadLesson);
    check(String::new(), LinkError::BadLesson);
    check("!".into(), LinkError::BadLesson);
    check(text.replacen('1', "4", 1), LinkError::NewerLesson);
    check(Deck::default().write(), LinkError::BadLesson);
}

/// Forwards through all reveals and back shows the same things, and nothing before the conclusion gives it away.
#[test]
fn reveals_lead_forwards_and_back() {
    for technique in [Technique::HiddenSingle, Technique::XWing, Technique::XyChain, Technique::AlsChain] {
        let slide = card(technique);
        let link = Deck { title: String::new(), slides: vec![slide.clone(), blank(slide.case)] }.link();
        let mut page = Page::new(puzzle(EASY));
        open(&mut page, &link);
        assert_eq!(page.session.dialog(), Some(Dialog::Deck));
        let mut seen = vec![view(&page)];
        while seen[seen.len() - 1].number.0 == 1 {
            seen.push(send(&mut page, DeckMsg::Next));
        }
        assert!(seen.len() >= 5, "{technique:?}: {}", seen.len());
        let last = seen.len() - 2;
        for (number, view) in seen[..=last].iter().enumerate() {
            let board = view.board.as_ref().expect("a board");
            let concludes = |(_, role): &(Candidate, Role)| matches!(role, Role::Placed | Role::Eliminated);
            assert_eq!(
                board.marks.candidates.iter().any(concludes),
                number == last,
                "{technique:?} {number}"
            );
            let is_whole = matches!(view.says, DeckSays::Step(_, _, None));
            assert_eq!(is_whole, number == last, "{technique:?} {number}: {:?}", view.says);
        }
        assert_eq!(seen[0].says, DeckSays::Board);
        // At the end a press changes nothing.
        assert_eq!(send(&mut page, DeckMsg::Next), seen[seen.len() - 1]);
        send(&mut page, DeckMsg::GoTo(0));
        for _ in 0..last {
            page.send(DeckMsg::Next);
        }
        for number in (0..last).rev() {
            assert_eq!(send(&mut page, DeckMsg::Back), seen[number], "{technique:?} {number}");
        }
    }
}

/// A technique that today's ladder does not find here, or does not know, is shown from the link alone.
#[test]
fn a_lost_step_is_shown_from_its_link() {
    let slide = card(Technique::XWing);
    let shown = slide.shown.clone().expect("a step");
    for slug in ["swordfish", "exocet-of-tomorrow"] {
        let mut slide = slide.clone();
        slide.shown = Some(Shown { slug: slug.into(), ..shown.clone() });
        let mut page = Page::new(puzzle(EASY));
        open(&mut page, &Deck { title: String::new(), slides: vec![slide] }.link());
        assert_eq!(send(&mut page, DeckMsg::Next).says, DeckSays::Lost(slug.into()));
        let whole = send(&mut page, DeckMsg::Next);
        assert_eq!(whole.says, DeckSays::Result(slug.into(), None, shown.eliminated.clone()));
        let marks = &whole.board.as_ref().expect("a board").marks;
        assert_eq!(marks.candidates.len(), shown.eliminated.len());
    }
}

/// The solution has the last word: a slide that contradicts it shows no step.
#[test]
fn a_wrong_slide_shows_no_step() {
    let slide = card(Technique::XWing);
    let solution = puzzle(&slide.case.givens.to_string()).solution().clone();
    let right = |cell: Cell| Candidate::new(cell, solution.get(cell).expect("a digit of the solution"));
    let open_cell = slide.case.position().open_cells().next().expect("an open cell");
    let shown = slide.shown.clone().expect("a step");
    let wrong_step = Shown { eliminated: vec![right(open_cell)], ..shown };
    let other = Digit::all(Shape::S9).find(|&digit| {
        digit != right(open_cell).digit && slide.case.position().digits(open_cell).contains(digit)
    });
    let mut wrong_digit = slide.clone();
    wrong_digit.case.digits.set(open_cell, other);
    wrong_digit.case.gone.clear();
    wrong_digit.shown = None;
    for slide in [DeckCard { shown: Some(wrong_step), ..slide }, wrong_digit] {
        let mut page = Page::new(puzzle(EASY));
        open(&mut page, &Deck { title: String::new(), slides: vec![slide] }.link());
        assert_eq!(view(&page).says, DeckSays::Wrong);
        let before = view(&page);
        assert_eq!(send(&mut page, DeckMsg::Next), before);
        assert!(before.board.is_some_and(|board| board.marks.candidates.is_empty()));
    }
}

/// Steps on the board become a lesson. The page keeps it and changes it, and another page opens its link.
#[test]
fn a_lesson_is_made_from_steps() {
    let mut page = Page::new(puzzle(EASY));
    page.show(Panel::Solve).step(StepMsg::Way(Way::Path));
    work(&mut page);
    for _ in 0..2 {
        page.step(StepMsg::NextStep);
        work(&mut page);
        page.send(DeckMsg::Add);
        work(&mut page);
        page.send(DeckMsg::Own);
        work(&mut page);
    }
    let made = view(&page);
    assert_eq!((made.number, made.own, made.fault), ((2, 2), true, None));
    assert!(matches!(made.says, DeckSays::Step(_, _, None)), "{:?}", made.says);
    send(&mut page, DeckMsg::Title("Two singles".into()));
    send(&mut page, DeckMsg::Note("é".repeat(MAX_TEXT)));
    let noted = view(&page);
    assert!(noted.note.len() <= MAX_TEXT && noted.note.starts_with('é'));
    assert_eq!(send(&mut page, DeckMsg::Shift(false)).number, (1, 2));
    assert_eq!(send(&mut page, DeckMsg::Remove).number, (1, 1));
    assert_eq!(send(&mut page, DeckMsg::Restore).number, (1, 2));
    assert_eq!(send(&mut page, DeckMsg::Restore).number, (1, 2));
    let tried = send(&mut page, DeckMsg::Try);
    assert_eq!((tried.own, tried.tried, tried.says), (false, true, DeckSays::Board));

    // It is there after a reload.
    let link = view(&page).link;
    page.reload(puzzle(EASY));
    page.send(DeckMsg::Own);
    work(&mut page);
    assert_eq!(view(&page).link, link);

    let mut other = Page::new(puzzle("1.....2..3.....4"));
    open(&mut other, &link);
    let shown = view(&other);
    assert_eq!((shown.title.as_str(), shown.number, shown.own), ("Two singles", (1, 2), false));
    assert_eq!(send(&mut other, DeckMsg::Title("Mine".into())).title, "Two singles");
    assert!(send(&mut other, DeckMsg::Take).own);
    assert_eq!(other.lesson.as_deref(), Some(&link[3..]));
}

/// A slide added before the store answers goes behind the stored ones, and a lesson that this version can't read
/// is never replaced.
#[test]
fn the_stored_lesson_is_never_lost() {
    let slide = card(Technique::XWing);
    let kept = Deck { title: "Kept".into(), slides: vec![slide.clone(), slide] };
    let mut page = Page::new(puzzle(EASY));
    page.lesson = Some(kept.write());
    page.send(DeckMsg::Add);
    work(&mut page);
    page.send(DeckMsg::Own);
    work(&mut page);
    assert_eq!((view(&page).title.as_str(), view(&page).number), ("Kept", (3, 3)));
    assert_eq!(page.lesson, Some(view(&page).link[3..].to_owned()));

    let mut page = Page::new(puzzle(EASY));
    page.lesson = Some("9newer".into());
    page.send(DeckMsg::Add);
    work(&mut page);
    page.send(DeckMsg::Own);
    work(&mut page);
    assert_eq!(view(&page).fault, Some(DeckFault::Newer));
    assert_eq!((page.lesson.as_deref(), page.aside.len()), (Some("9newer"), 0));
}

/// The page calls a damaged lesson damaged, sets it aside unchanged, and keeps slides from then on.
#[test]
fn a_damaged_lesson_is_set_aside_and_makes_room() {
    let slide = card(Technique::XWing);
    let whole = Deck { title: "Kept".into(), slides: vec![slide.clone(), slide] }.write();
    let cut = whole[..whole.len() - 5].to_owned();
    let middle = whole.len() / 2;
    let other = if whole[middle..].starts_with('A') { "B" } else { "A" };
    let changed = format!("{}{other}{}", &whole[..middle], &whole[middle + 1..]);
    for damaged in [cut, changed, "<b>x</b>".to_owned(), String::new(), "1".to_owned()] {
        let mut page = Page::new(puzzle(EASY));
        page.lesson = Some(damaged.clone());
        page.send(DeckMsg::Add);
        work(&mut page);
        page.send(DeckMsg::Own);
        work(&mut page);
        let seen = view(&page);
        assert_eq!((seen.fault, seen.number), (Some(DeckFault::Aside), (1, 1)), "{damaged}");
        assert_eq!(page.aside, std::slice::from_ref(&damaged), "it is unchanged");
        assert_eq!(page.lesson, Some(seen.link[3..].to_owned()), "{damaged}: the new one is kept");
        send(&mut page, DeckMsg::Title("New".into()));
        let link = view(&page).link;
        page.reload(puzzle(EASY));
        page.send(DeckMsg::Own);
        work(&mut page);
        assert_eq!((view(&page).link, view(&page).fault), (link.clone(), None), "{damaged}");
        // Another tab leaves one damaged: the lesson of this page takes its place.
        page.lesson = Some(format!("1{damaged}x"));
        page.send(DeckMsg::Own);
        work(&mut page);
        assert_eq!((view(&page).link, page.lesson.clone()), (link.clone(), Some(link[3..].to_owned())));
        assert_eq!(page.aside.len(), 2);
    }
    // Without room for a second copy the damaged one stays where it is.
    let mut page = Page::new(puzzle(EASY));
    (page.lesson, page.has_no_room) = (Some("1damaged".into()), true);
    page.send(DeckMsg::Add);
    work(&mut page);
    page.send(DeckMsg::Own);
    work(&mut page);
    assert_eq!(view(&page).fault, Some(DeckFault::Damaged));
    send(&mut page, DeckMsg::Title("New".into()));
    assert_eq!(page.lesson.as_deref(), Some("1damaged"));
}

#[test]
fn a_lesson_has_room_for_so_many_slides() {
    let slide = card(Technique::NakedSingle);
    let full = Deck { title: String::new(), slides: vec![slide; MAX_SLIDES] };
    assert_eq!(Deck::read(&full.write()), Ok(full.clone()));
    let mut page = Page::new(puzzle(EASY));
    page.lesson = Some(full.write());
    page.send(DeckMsg::Own);
    work(&mut page);
    page.send(DeckMsg::Add);
    work(&mut page);
    page.send(DeckMsg::Own);
    work(&mut page);
    assert_eq!((view(&page).number.1, view(&page).has_room), (MAX_SLIDES, false));
}

/// The position of a slide is played as a game, and the game before stays.
#[test]
fn a_slide_is_played_from_its_position() {
    let case = cases(DRILLS, Technique::XyChain).find(|case| !case.gone.is_empty()).expect("a case");
    let slide = blank(case);
    let mut page = Page::new(puzzle(EASY));
    page.place_right(2);
    open(&mut page, &Deck { title: String::new(), slides: vec![slide.clone()] }.link());
    page.send(DeckMsg::Play);
    work(&mut page);
    assert_eq!((page.session.dialog(), page.session.panel()), (None, Panel::Play));
    assert_eq!(page.grid(), slide.case.digits);
    let notes = |cell| page.session.game().notes(cell).all();
    let position = slide.case.position();
    assert!(position.open_cells().all(|cell| notes(cell) == position.digits(cell)));
}

/// Another slide has another position with a step of the same technique, and it is never the same board again.
#[test]
fn another_slide_is_like_this_one() {
    let slide = card(Technique::XWing);
    let mut page = Page::new(puzzle(EASY));
    open(&mut page, &Deck { title: String::new(), slides: vec![slide] }.link());
    page.send(DeckMsg::Another);
    assert!(view(&page).awaits_cases);
    page.send(DeckMsg::Cases(Some(DRILLS.into())));
    work(&mut page);
    let mut links = vec![view(&page).play_link];
    for _ in 0..4 {
        page.at.chance += 1;
        send(&mut page, DeckMsg::Another);
        links.push(view(&page).play_link);
        let whole = (0..20)
            .map(|_| send(&mut page, DeckMsg::Next))
            .find(|view| matches!(view.says, DeckSays::Step(Technique::XWing, _, None)));
        assert!(whole.is_some());
        let number = links.len();
        send(&mut page, DeckMsg::GoTo(number));
    }
    assert_eq!(view(&page).number.1, 6);
    links.sort();
    links.dedup();
    assert_eq!(links.len(), 5);
    let mut page = Page::new(puzzle(EASY));
    open(&mut page, &Deck { title: String::new(), slides: vec![card(Technique::XWing)] }.link());
    page.send(DeckMsg::Another).send(DeckMsg::Cases(None));
    assert!(view(&page).lacks_cases && view(&page).number == (1, 1));
}

proptest! {
    /// Reading ends with the lesson that was written, or with an error.
    #[test]
    fn lessons_are_read_back(
        title in ".{0,30}",
        note in ".{0,60}",
        technique in 0..Technique::ALL.len(),
        number in 0_usize..20,
        repeats in 1_usize..4,
    ) {
        let technique = Technique::ALL[technique];
        let Some(mut case) = cases(DRILLS, technique).nth(number) else { return Ok(()) };
        case.gone.sort();
        let position: Candidates = case.position();
        let eliminated: Vec<Candidate> = position
            .open_cells()
            .filter_map(|cell| Some(Candidate::new(cell, position.digits(cell).iter().next()?)))
            .collect();
        let pattern = position.open_cells().collect();
        let shown = Some(Shown { slug: technique.slug().into(), placed: None, eliminated, pattern });
        let deck = Deck { title, slides: vec![DeckCard { case, shown, note }; repeats] };
        prop_assert_eq!(Deck::read(&deck.write()), Ok(deck));
    }

    /// Foreign texts are refused, and never crash.
    #[test]
    fn foreign_lessons_are_refused(text in "1[A-Za-z0-9_-]{0,80}") {
        prop_assert!(Deck::read(&text).is_err());
    }
}

/// The example of a technique is at once a lesson, which a pupil reads as any other.
#[test]
fn a_page_of_learn_is_a_lesson() {
    let mut page = Page::new(puzzle(EASY));
    page.send(LearnMsg::Show(Some(Technique::XWing)));
    page.send(LearnMsg::Read(Some(LearnTexts { examples: EXAMPLES.into(), ..LearnTexts::default() })));
    work(&mut page);
    page.send(LearnMsg::AsLesson);
    work(&mut page);
    assert_eq!(page.session.dialog(), Some(Dialog::Deck));
    let shown = view(&page);
    assert_eq!((shown.number, shown.says.clone(), shown.own), ((1, 1), DeckSays::Board, false));
    let read = Deck::read(shown.link.strip_prefix("#t=").expect("its link")).expect("a lesson");
    assert_eq!(read.slides[0].shown.as_ref().map(|shown| shown.slug.as_str()), Some("x-wing"));
    let mut said = Vec::new();
    while view(&page).can.1 {
        said.push(send(&mut page, DeckMsg::Next).says);
    }
    assert!(said.contains(&DeckSays::Technique(Technique::XWing)), "{said:?}");
    assert!(matches!(said.last(), Some(DeckSays::Step(Technique::XWing, _, None))), "{said:?}");
}

/// A pasted link to a lesson opens it, with its address or without.
#[test]
fn a_pasted_link_opens_the_lesson() {
    let link = Deck { title: "A".into(), slides: vec![card(Technique::NakedPair)] }.link();
    for text in [link.clone(), format!(" https://example.org/stepdoku/{link}\n")] {
        let mut page = Page::new(puzzle(EASY));
        page.send(TextMsg::Paste(text));
        work(&mut page);
        assert_eq!((page.session.dialog(), view(&page).title.as_str()), (Some(Dialog::Deck), "A"));
    }
}

/// Prints the lesson in the dialog, and reads its pages.
fn printed(page: &mut Page, paper: Paper) -> Vec<crate::paper::Seen> {
    page.send(DeckMsg::Print(paper, "https://example.org/stepdoku/#old".into()));
    assert!(view(page).prints.is_some_and(|job| !job.draws));
    page.work();
    assert!(view(page).prints.is_some_and(|job| job.draws));
    page.work();
    assert_eq!(view(page).prints, None);
    let sheets = page.sheets.take().expect("it is printed");
    assert_eq!((sheets.paper, sheets.across), (paper, false));
    sheets.pages.iter().map(|page| crate::paper::read(page)).collect()
}

/// On paper each position has its board, its question and its code. The reasons are upside down below the line
/// to cut along, so nothing above it gives them away.
#[test]
fn a_worksheet_asks_above_the_line_and_answers_below() {
    let has_case = |one: &Technique| cases(DRILLS, *one).chain(cases(EXAMPLES, *one)).next().is_some();
    let techniques: Vec<Technique> = Technique::ALL.into_iter().filter(has_case).collect();
    let mut all: Vec<DeckCard> = techniques.iter().map(|&technique| card(technique)).collect();
    // Boards of other sizes without a step, and a long note.
    let elsewhere = techniques.iter().flat_map(|&one| cases(EXAMPLES, one).map(blank));
    all.extend(elsewhere.filter(|slide| slide.case.shape() != Shape::S9).take(30));
    let shapes: Vec<&Shape> = all.iter().map(|slide| slide.case.shape()).collect();
    let squares = Shape::ALL.into_iter().filter(|shape| shape.has_square_boxes());
    assert!(squares.into_iter().all(|shape| shapes.contains(&shape)), "{shapes:?}");
    all[1].note = "Look at the whole box first. ".repeat(30);
    let mut some_pages = 0;
    for slides in all.chunks(20) {
        let deck = Deck { title: "Wednesday's lesson".to_owned(), slides: slides.to_vec() };
        let mut page = Page::new(puzzle(EASY));
        open(&mut page, &deck.link());
        for paper in Paper::ALL {
            let pages = printed(&mut page, paper);
            some_pages += pages.len();
            let boards: Vec<String> = pages
                .iter()
                .flat_map(|page| page.frames.iter().map(move |&frame| (page, frame)))
                .zip(&deck.slides)
                .map(|((page, frame), slide)| page.board(frame, slide.case.shape().side()))
                .collect();
            let expected: Vec<String> = deck.slides.iter().map(|slide| slide.case.digits.symbols()).collect();
            assert_eq!(boards, expected);
            // Where the link of a large board is too long for a code, the paper says so.
            let codes = pages.iter().map(|page| page.codes.len()).sum::<usize>();
            let without = "The link to this position is too long for a code.";
            let said = |page: &crate::paper::Seen| page.texts.join(" ").matches(without).count();
            assert_eq!(codes + pages.iter().map(said).sum::<usize>(), deck.slides.len());
            let small = deck.slides.iter().filter(|slide| slide.case.shape() <= Shape::S9).count();
            assert!(codes >= small, "{codes} {small}");
            let mut answers = String::new();
            for page in &pages {
                assert!(page.is_within(4.0), "{:?} {:?}", page.least, page.most);
                assert_eq!(page.size, paper.size());
                assert!(page.texts.iter().any(|text| text.starts_with("Wednesday")), "{:?}", page.texts);
                let (under, over): (Vec<_>, Vec<_>) = page.lines.iter().partition(|line| line.upside_down);
                let cut = under.iter().map(|line| line.top).fold(f64::MAX, f64::min);
                let foot = page.size.1 - 20.0;
                assert!(page.ends.iter().all(|&end| end < cut), "{:?} {cut}", page.ends);
                for line in over.iter().filter(|line| line.top < foot) {
                    assert!(line.bottom < cut, "{line:?} {cut}");
                    let gives_away = techniques
                        .iter()
                        .any(|one| line.text.contains(explain::technique(*one, Locale::ENGLISH)));
                    assert!(!gives_away && !line.text.contains("can't"), "{line:?}");
                }
                // Answers name cells by the numbers at the edge.
                let tells = page.texts.iter().any(|text| text.starts_with("r2c6 is the cell in row 2"));
                assert_eq!(tells, !under.is_empty());
                under.iter().rev().for_each(|line| answers.extend([line.text.as_str(), " "]));
            }
            for (number, slide) in (1..).zip(&deck.slides) {
                let name = slide.shown.as_ref().and_then(Shown::technique);
                let answer =
                    name.map(|name| format!("{number}. {}. ", explain::technique(name, Locale::ENGLISH)));
                let is_told = answer.as_ref().is_none_or(|answer| answers.contains(answer));
                assert!(is_told, "{answer:?}: {answers}");
            }
        }
    }
    assert!(some_pages > 40, "{some_pages}");
}

/// A step that today's ladder lacks is answered by its result, and a slide against its puzzle by none.
#[test]
fn a_worksheet_tells_no_wrong_step() {
    let right = card(Technique::XWing);
    let mut lost = right.clone();
    lost.shown.as_mut().expect("a step").slug = "octopus".into();
    let mut wrong = right.clone();
    let solution = puzzle(&right.case.givens.to_string()).solution().clone();
    let empty = right.case.position().open_cells().next().expect("an open cell");
    let digit = solution.get(empty).expect("a digit");
    wrong.shown.as_mut().expect("a step").eliminated = vec![Candidate::new(empty, digit)];
    let deck = Deck { title: String::new(), slides: vec![right, lost, wrong] };
    let mut page = Page::new(puzzle(EASY));
    open(&mut page, &deck.link());
    let pages = printed(&mut page, Paper::A4);
    let texts: String = pages.iter().flat_map(|page| &page.texts).map(|text| text.clone() + " ").collect();
    let check = |part: &str, there: usize| assert_eq!(texts.matches(part).count(), there, "{part}: {texts}");
    check("1. X-Wing. ", 1);
    check("2. r", 1);
    check("This position contradicts its puzzle.", 1);
    check("3. ", 1);
}

/// Each other wish ends the drawing, and nothing is printed then.
#[test]
fn a_worksheet_is_cancelled() {
    let deck =
        Deck { title: String::new(), slides: vec![card(Technique::XWing), card(Technique::NakedPair)] };
    let mut page = Page::new(puzzle(EASY));
    open(&mut page, &deck.link());
    for other in [DeckMsg::NextSlide, DeckMsg::Own] {
        page.send(DeckMsg::Print(Paper::A4, String::new()));
        let view = send(&mut page, other);
        assert_eq!((view.prints, page.printed), (None, 0));
        open(&mut page, &deck.link());
    }
    page.send(DeckMsg::Print(Paper::A4, String::new())).send(PageMsg::Stop);
    assert_eq!((view(&page).prints, page.printed), (None, 0));
}

/// A page with a step of a technique on the board, told in full.
fn explaining(technique: Technique) -> Page {
    let slide = card(technique);
    let mut page = Page::new(puzzle(&slide.case.givens.to_string()));
    page.show(Panel::Solve).step(StepMsg::Way(Way::Path));
    work(&mut page);
    page.step(StepMsg::ToTechnique(technique));
    work(&mut page);
    page
}

/// One press adds the step without leaving it, and the row tells the number of slides until the next step.
#[test]
fn a_step_is_added_by_one_press() {
    let mut page = Page::new(puzzle(EASY));
    page.show(Panel::Solve).step(StepMsg::Way(Way::Path));
    work(&mut page);
    for slides in 1..=3 {
        page.step(StepMsg::NextStep);
        work(&mut page);
        assert_eq!(page.session.teaching().added, None);
        page.send(DeckMsg::Add);
        work(&mut page);
        assert_eq!((page.session.teaching().added, page.session.dialog()), (Some(slides), None));
    }
    page.step(StepMsg::BackStep);
    assert_eq!(page.session.teaching().added, None);
    let kept = Deck::read(page.lesson.as_deref().expect("a lesson")).expect("it can be read");
    assert_eq!(kept.slides.len(), 3);
}

/// Another one like the step is behind it in a lesson of two slides, which is not the player's own.
#[test]
fn another_one_like_the_step_is_shown() {
    let mut page = explaining(Technique::HiddenSingle);
    page.send(DeckMsg::Like);
    work(&mut page);
    assert!(view(&page).awaits_cases, "the positions come when they are wanted");
    let seen = send(&mut page, DeckMsg::Cases(Some(DRILLS.into())));
    assert_eq!((seen.number, seen.own, seen.for_paper), ((2, 2), false, false));
    assert_eq!(seen.says, DeckSays::Board, "it hides its step from the class");
    let seen = send(&mut page, DeckMsg::Another);
    assert_eq!(seen.number, (3, 3));
    assert_eq!(page.lesson, None, "nothing is kept");
}

/// A worksheet of the step has it and others like it, all with an answer, on full pages.
#[test]
fn a_worksheet_of_the_step_is_filled_with_others_like_it() {
    let mut page = explaining(Technique::HiddenSingle);
    page.send(DeckMsg::Sheet);
    work(&mut page);
    let seen = send(&mut page, DeckMsg::Cases(Some(DRILLS.into())));
    assert_eq!((seen.number, seen.for_paper), ((1, 4), true));
    let pages = printed(&mut page, Paper::A4);
    let texts: String = pages.iter().flat_map(|page| &page.texts).map(|text| text.clone() + " ").collect();
    assert_eq!(texts.matches("One digit follows in ").count(), 4, "{texts}");
    let mut asked: Vec<&str> = texts
        .split("One digit follows in ")
        .skip(1)
        .map(|rest| &rest[..rest.find('.').unwrap_or(0)])
        .collect();
    asked.sort_unstable();
    asked.dedup();
    assert_eq!(asked.len(), 4, "{texts}");
    assert_eq!(texts.matches("Hidden single. ").count(), 4, "{texts}");
}

/// No page of a worksheet is half empty where fewer pages would do, and no two questions about different steps are the
/// same.
#[test]
fn the_pages_of_a_worksheet_are_full() {
    let one = |count: usize| {
        let techniques = [Technique::XWing, Technique::HiddenSingle, Technique::NakedPair, Technique::XyWing];
        let slides: Vec<DeckCard> = techniques.iter().cycle().take(count).map(|&one| card(one)).collect();
        let mut page = Page::new(puzzle(EASY));
        open(&mut page, &Deck { title: String::new(), slides }.link());
        printed(&mut page, Paper::A4)
    };
    for slides in 1..=5 {
        let pages = one(slides);
        assert!(pages.len() <= slides.div_ceil(2), "{slides} slides: {} pages", pages.len());
        for page in &pages {
            let end = page.ends.iter().fold(0.0, |end: f64, &one| end.max(one));
            assert!(end > page.size.1 * 0.6, "{slides} slides: a page ends at {end}");
        }
    }
}

/// On a black screen the next press only wakes it, and an editor has none.
#[test]
fn a_lesson_has_a_black_screen() {
    let mut page = Page::new(puzzle(EASY));
    open(&mut page, &Deck { title: String::new(), slides: vec![card(Technique::XWing)] }.link());
    let before = view(&page);
    for wakes in [DeckMsg::Next, DeckMsg::Back, DeckMsg::Blank, DeckMsg::Wake, DeckMsg::NextSlide] {
        assert!(send(&mut page, DeckMsg::Blank).blank);
        assert_eq!(send(&mut page, wakes), before);
    }
    send(&mut page, DeckMsg::Take);
    assert!(!send(&mut page, DeckMsg::Blank).blank);
}
