//! The techniques to learn: every technique has its page with prose that keeps its promises, and an example
//! that the solver finds.

use crate::{common::puzzle, page::Page};
use std::collections::BTreeSet;
use sudoku_core::{
    Candidate, Candidates, Cell, HouseKind, Level, Shape, Technique,
    explain::{Locale, Span, technique as name, with_names},
    generate::ClueSet,
    marks::Role,
    notation::link,
    technique::Edition,
};
use sudoku_play::{
    features::{
        learn::{
            Prose, Section, lesson,
            view::{LearnPage, LearnPlace, LearnView},
        },
        solver::view::SolveBody,
    },
    messages::{Course, ExampleMsg, HintMsg, LearnMsg, LearnTexts, LinkMsg, Msg, PageMsg},
    saved::practice::{Attempt, AttemptKind},
    ui::{Dialog, Panel},
    walk::{StepMsg, Way},
};

const PROSE: &str = include_str!("../../../../learn/learn-en.txt");
const EXAMPLES: &str = include_str!("../../../../learn/learn-examples.txt");
const OFTEN: &str = include_str!("../../../../learn/learn-often.txt");
const PICTURES: &str = include_str!("../../../../learn/learn-pictures.txt");
const EASY: &str = "..3..82.4.2..64.1.9.......8.8............698.......5....49.7.3.8....1....7..5.4..";

fn techniques() -> impl Iterator<Item = Technique> {
    Technique::ALL.into_iter().filter(|technique| technique.info().tier > 0)
}

fn view(page: &Page) -> LearnView {
    page.session.learn_view().expect("Learn")
}

/// The page on show; none on the list of all.
fn shown(page: &Page) -> Option<LearnPage> {
    match view(page).place {
        LearnPlace::Page(page) => Some(*page),
        _ => None,
    }
}

fn texts() -> LearnMsg {
    let (prose, examples, pictures) = (PROSE.into(), EXAMPLES.into(), PICTURES.into());
    let often = OFTEN.into();
    LearnMsg::Read(Some(LearnTexts { prose, examples, pictures, often }))
}

fn open(technique: Technique) -> Page {
    let mut page = Page::new(puzzle(EASY));
    page.send(LearnMsg::Show(Some(technique)));
    page.send(texts());
    page
}

fn section(lesson: &Prose, wanted: Section) -> String {
    let found = lesson.iter().find(|(section, _)| *section == wanted);
    found.map_or_else(String::new, |(_, paragraphs)| paragraphs.join(" "))
}

/// The number of sentences: a full stop at the end or before a capital.
fn sentences(text: &str) -> usize {
    let ends = text.match_indices(['.', '?']).filter(|(at, _)| {
        let rest = text[at + 1..].trim_start();
        rest.is_empty()
            || text[at + 1..].starts_with(' ') && rest.starts_with(|first: char| first.is_uppercase())
    });
    ends.count()
}

#[test]
fn each_technique_has_its_prose() {
    let mut seen = BTreeSet::new();
    for technique in techniques() {
        let lesson = lesson(PROSE, technique);
        for wanted in Section::ALL.into_iter().filter(|section| *section != Section::Names) {
            let text = section(&lesson, wanted);
            assert!(text.len() > 30, "{}: {wanted:?}: {text:?}", technique.slug());
            assert!(text.ends_with('.'), "{}: {wanted:?}: {text:?}", technique.slug());
            // Kin may share a proof.
            let is_own = matches!(wanted, Section::What | Section::Idea);
            assert!(!is_own || seen.insert(text.clone()), "{}: {text} is there twice", technique.slug());
        }
        let what = section(&lesson, Section::What);
        assert_eq!(sentences(&what), 2, "{}: {what}", technique.slug());
    }
}

/// A child of twelve reads the idea, so it has no notation.
#[test]
fn an_idea_needs_no_notation() {
    for technique in techniques() {
        let idea = section(&lesson(PROSE, technique), Section::Idea);
        let is_cell = |word: &str| {
            let rest = word.strip_prefix('r').and_then(|rest| rest.split_once('c'));
            rest.is_some_and(|(row, _)| !row.is_empty() && row.bytes().all(|byte| byte.is_ascii_digit()))
        };
        for word in idea.split(|symbol: char| !symbol.is_alphanumeric()) {
            let is_short = word.len() > 1 && word.bytes().all(|byte| byte.is_ascii_uppercase());
            assert!(!is_cell(word) && !is_short, "{}: {word} in {idea}", technique.slug());
        }
        assert!(!idea.contains(['=', '>', '<', '≠', '→']), "{idea}");
        // The board beside it may show any digits.
        assert!(!idea.contains(|one: char| one.is_ascii_digit()), "{idea}");
    }
}

/// Relatives have the names that the page uses elsewhere.
#[test]
fn every_name_in_the_prose_is_a_head_of_a_page() {
    let known: BTreeSet<&str> = techniques().map(Technique::slug).collect();
    let heads = PROSE.lines().filter_map(|line| line.strip_prefix("# "));
    for head in heads {
        assert!(known.contains(head), "{head} is no technique");
    }
    for technique in techniques() {
        let kin = section(&lesson(PROSE, technique), Section::Kin);
        let pieces = with_names(&kin, Locale::ENGLISH);
        let relatives = pieces.iter().filter(|piece| match piece {
            Span::Technique(other) => *other != technique,
            _ => false,
        });
        assert!(relatives.count() > 0, "{}: {kin}", technique.slug());
        let whole: String = pieces
            .iter()
            .map(|piece| match piece {
                Span::Technique(one) => name(*one, Locale::ENGLISH).to_owned(),
                Span::Text(words) => words.to_string(),
                other => panic!("{other:?}"),
            })
            .collect();
        assert_eq!(whole, kin);
    }
    let spans =
        with_names("A Finned X-Wing is no X-Wing, nor are X-Wings, BUG+1 or BUG+12.", Locale::ENGLISH);
    let found: Vec<&Span> = spans.iter().filter(|span| matches!(span, Span::Technique(_))).collect();
    let expected = [Technique::FinnedXWing, Technique::XWing, Technique::BugPlusOne].map(Span::Technique);
    assert!(found.into_iter().eq(&expected), "{spans:?}");
}

#[test]
fn each_technique_has_an_example_that_the_solver_finds() {
    for technique in techniques() {
        let mut page = open(technique);
        page.work();
        let shown = self::shown(&page).expect("a page");
        let (givens, found) = *shown.example.unwrap_or_else(|| panic!("{} has no example", technique.slug()));
        assert_eq!(found.step.technique(), technique);
        assert!(found.step.placed().is_some() || !found.step.eliminated().is_empty());
        // The example is a puzzle, and the step is true.
        let proven = puzzle(&givens.to_string());
        let solution = proven.solution();
        assert!(found.found_in.to_grid().agrees_with(solution));
        for gone in found.step.eliminated() {
            assert_ne!(solution.get(gone.cell), Some(gone.digit), "{}", technique.slug());
        }
        if let Some(placed) = found.step.placed() {
            assert_eq!(solution.get(placed.cell), Some(placed.digit));
        }
    }
}

#[test]
fn the_list_has_every_technique_once_and_pages_turn_in_its_order() {
    let mut page = Page::new(puzzle(EASY));
    page.send(LearnMsg::Show(None));
    let LearnPlace::All(list) = view(&page).place else { panic!("the list") };
    let tiles = list.groups.into_iter().flat_map(|group| group.tiles);
    let all: Vec<Technique> = tiles.map(|tile| tile.technique).collect();
    let mut sorted = all.clone();
    sorted.sort_by_key(|technique| technique.info().tier);
    assert_eq!(all, sorted, "easiest first");
    let slugs: BTreeSet<&str> = all.iter().map(|technique| technique.slug()).collect();
    assert_eq!((slugs.len(), all.len()), (techniques().count(), techniques().count()));
    for (at, technique) in all.iter().enumerate() {
        page.send(LearnMsg::Show(Some(*technique)));
        let beside = shown(&page).expect("a page").beside;
        let before = at.checked_sub(1).map(|at| all[at]);
        assert_eq!(beside, [before, all.get(at + 1).copied()]);
    }
}

#[test]
fn a_text_that_does_not_load_says_so_and_is_asked_for_again() {
    let mut page = Page::new(puzzle(EASY));
    page.send(LearnMsg::Show(Some(Technique::XWing)));
    assert!(view(&page).awaits);
    page.send(LearnMsg::Read(None));
    assert!(!view(&page).awaits);
    assert!(shown(&page).is_some_and(|page| page.missing && page.lesson.is_none()));
    page.send(LearnMsg::Show(Some(Technique::XWing)));
    assert!(view(&page).awaits);
    page.send(texts());
    assert!(shown(&page).is_some_and(|page| page.lesson.is_some()));
    let (prose, examples) = ("# x-wing\n## what".into(), "x-wing|1|2|3\nx-wing|".into());
    let damaged =
        LearnMsg::Read(Some(LearnTexts { prose, examples, pictures: "x-wing|pc".into(), often: "x".into() }));
    // Damaged texts lead to an empty page, not to a fault.
    page.send(damaged);
    assert!(shown(&page).is_some_and(|page| page.example.is_none()));
}

#[test]
fn an_address_opens_the_page_and_leaves_the_game() {
    let mut page = Page::new(puzzle(EASY));
    let before = page.grid();
    page.send(LinkMsg::Open("#l=x-wing".into()));
    assert_eq!(page.session.dialog(), Some(Dialog::Learn));
    assert_eq!(shown(&page).map(|page| page.technique), Some(Technique::XWing));
    page.send(PageMsg::Dismiss);
    page.send(LinkMsg::Open("#l=nothing-like-it".into()));
    assert!(shown(&page).is_none(), "the list of all");
    assert_eq!(page.grid(), before);
}

/// The examples at all sizes: the solver finds each, and the page tells their texts line by line or sentence by
/// sentence, with the conclusion at the end.
#[test]
fn an_example_is_walked_at_each_size() {
    let mut walked = BTreeSet::new();
    let mut elsewhere = 0;
    for technique in techniques() {
        let mut page = open(technique);
        page.work();
        let sizes = shown(&page).expect("a page").sizes;
        assert!(!sizes.is_empty());
        for &size in &sizes {
            if shown(&page).expect("a page").shape != size {
                page.send(LearnMsg::Example(0, ExampleMsg::Size(size.clone())));
                page.work();
                elsewhere += 1;
            }
            let whole = shown(&page).expect("a page");
            let (_, found) = *whole.example.clone().expect("an example");
            assert_eq!(
                (found.step.technique(), &found.found_in.shape().bare(), &whole.shape),
                (technique, size, size)
            );
            let all = whole.drawing().expect("a drawing");
            let Some(lines) = whole.lines else { continue };
            walked.insert(technique.slug());
            assert_eq!((lines.told, &lines.marks), (None, &found.marks), "all of it comes first");
            assert!(lines.count > 1 && !lines.walked, "nothing to announce yet");
            let mut act = |msg| {
                page.send(LearnMsg::Example(0, msg));
                let page = shown(&page).expect("a page");
                let lines = page.lines.clone().expect("lines");
                (lines.told, lines.marks, page.drawing().expect("a drawing"))
            };
            for line in 1..=lines.count {
                let (told, marks, _) = act(if line == 1 { ExampleMsg::Begin } else { ExampleMsg::Next });
                assert_eq!(told, Some(line));
                let concludes =
                    |(_, role): &(Candidate, Role)| matches!(role, Role::Placed | Role::Eliminated);
                assert!(!marks.candidates.iter().any(concludes), "{technique:?} in line {line}");
            }
            assert_eq!(act(ExampleMsg::Next), (None, found.marks.clone(), all.clone()));
            assert_eq!(act(ExampleMsg::Next).0, None, "the end");
            assert_eq!(act(ExampleMsg::Back).0, Some(lines.count));
            assert_eq!(act(ExampleMsg::Begin).0, Some(1));
            assert_eq!(act(ExampleMsg::Back).0, Some(1), "the first line stays");
            assert_eq!(act(ExampleMsg::All), (None, found.marks.clone(), all));
        }
    }
    assert!(walked.len() > 60, "{} of {}: {walked:?}", walked.len(), techniques().count());
    assert!(walked.contains("x-wing") && walked.contains("xy-chain"));
    // Twenty-seven techniques return from a smaller board to 9×9 on the way.
    assert_eq!(elsewhere, 80 + 27, "examples at further sizes");
}

#[test]
fn a_page_keeps_the_size_for_its_exercises_and_forgets_it_elsewhere() {
    let mut page = open(Technique::XWing);
    page.work();
    page.send(LearnMsg::Example(0, ExampleMsg::Size(Shape::S16.clone())));
    page.work();
    assert_eq!(shown(&page).map(|page| page.shape), Some(Shape::S16.clone()));
    // A size without an example leads back to the first one.
    page.send(LearnMsg::Example(0, ExampleMsg::Size(Shape::S4.clone())));
    page.work();
    assert_eq!(shown(&page).map(|page| page.shape), Some(Shape::S9.clone()));
    page.send(LearnMsg::Example(0, ExampleMsg::Size(Shape::S16.clone())));
    page.send(LearnMsg::Show(Some(Technique::XWing)));
    assert_eq!(shown(&page).map(|page| page.shape), Some(Shape::S9.clone()));
}

/// The techniques of the first chapters have examples at the sizes between the usual ones, or say that they lack them.
#[test]
fn the_first_techniques_have_examples_of_many_sizes() {
    let sizes = |technique| {
        let page = shown(&open(technique)).expect("a page");
        (page.sizes, page.lacks)
    };
    let between = [Shape::S6, Shape::S8, Shape::S10, Shape::S12];
    for technique in [Technique::Pointing, Technique::NakedPair, Technique::NakedTriple] {
        let (sizes, lacks) = sizes(technique);
        assert!(
            between.iter().all(|size| sizes.contains(size)) && lacks.is_empty(),
            "{technique:?}: {sizes:?}"
        );
    }
    assert_eq!(sizes(Technique::HiddenQuadruple).1, [Shape::S6, Shape::S8]);
    assert_eq!(sizes(Technique::HiddenTriple).1, [Shape::S6]);
    assert!(sizes(Technique::XWing).1.is_empty(), "a later chapter");
}

#[test]
fn a_page_has_the_times_and_the_coming_days() {
    let mut page = open(Technique::XWing);
    let charts = |page: &Page| {
        let page = shown(page).expect("a page");
        (page.times, page.retention, page.progress.retention)
    };
    assert_eq!(charts(&page), (Vec::new(), Vec::new(), None));
    let today = page.at.day;
    let attempts = (1..=25).map(|date| Attempt {
        date,
        technique: Technique::XWing,
        shape: Shape::S9.clone(),
        kind: AttemptKind::Find,
        found: date != 25,
        wrong: 0,
        help: 0,
        took: 1000 * date,
        day: today - 2,
        case: None,
    });
    page.send(LearnMsg::PracticeRead(Ok(attempts.collect())));
    let (times, retention, now) = charts(&page);
    assert_eq!(
        times,
        (5..=24).map(|second| 1000 * second).collect::<Vec<_>>(),
        "the latest 20 that were found"
    );
    assert_eq!(retention.len(), 31);
    assert_eq!(retention.first().copied(), now);
    assert!(retention.is_sorted_by(|one, next| one >= next) && retention[0] > retention[30]);
    page.send(LearnMsg::Show(None));
    let LearnPlace::All(list) = view(&page).place else { panic!("the list") };
    let hard = list.groups.iter().find(|group| group.level == Level::Hard).expect("a level");
    assert_eq!(hard.learned, [1, 1, 1]);
    assert_eq!(list.groups[0].learned, [0, 0, 0]);
}

#[test]
fn the_rules_have_a_full_board_of_each_size_and_light_a_house() {
    let rules = |page: &Page| match view(page).place {
        LearnPlace::Rules(rules) => rules,
        other => panic!("{other:?}"),
    };
    let mut page = Page::new(puzzle(EASY));
    // A size that no board has leads to that of the game.
    for (address, shape) in [
        ("#l=rules", Shape::S9),
        ("#l=rules-4", Shape::S4),
        ("#l=rules-16", Shape::S16),
        ("#l=rules-25", Shape::S25),
        ("#l=rules-7", Shape::S9),
        ("#l=rules-", Shape::S9),
        ("#l=rules-99999999999999999999", Shape::S9),
    ] {
        page.send(LinkMsg::Open(address.into()));
        assert_eq!(page.session.dialog(), Some(Dialog::Learn));
        let shown = rules(&page);
        assert_eq!(shown.board.shape(), shape, "{address}");
        assert_eq!(shown.board.filled_count(), shape.cell_count());
        assert!(Candidates::new(&shown.board).contradiction().is_none());
        page.send(PageMsg::Dismiss);
    }
    page.send(LearnMsg::Rules(Some(Shape::S16.clone())));
    for kind in HouseKind::USUAL {
        page.send(LearnMsg::Light(kind));
        let shown = rules(&page);
        assert_eq!((shown.kind, shown.house.kind()), (kind, kind));
        let digits: BTreeSet<_> = shown.lit.iter().filter_map(|cell| shown.board.get(cell)).collect();
        assert_eq!((shown.lit.len(), digits.len()), (16, 16));
    }
    // Another size keeps the kind; a slug that only begins alike names something else.
    page.send(LearnMsg::Rules(Some(Shape::S4.clone())));
    assert_eq!(rules(&page).kind, HouseKind::Box);
    page.send(LinkMsg::Open("#l=rulesof".into()));
    assert!(matches!(view(&page).place, LearnPlace::All(_)));
}

#[test]
fn a_puzzle_that_needs_it_can_be_made() {
    for technique in [Technique::NakedPair, Technique::HouseSum] {
        let mut page = open(technique);
        page.work();
        assert!(shown(&page).expect("a page").can_make);
        page.send(LearnMsg::Make);
        assert_eq!(page.session.dialog(), Some(Dialog::New));
        page.work();
        assert!(page.session.dialog().is_none());
        assert_eq!(page.session.shape().has_sums(), technique.needs_sums());
        page.show(Panel::Solve).step(StepMsg::Way(Way::Path)).work();
        let SolveBody::Going { passes, .. } = page.body() else { panic!("a path") };
        let mut steps = passes.iter().flat_map(|pass| &pass.steps);
        assert!(steps.any(|step| step.technique == technique));
    }
}

#[test]
fn each_page_says_how_often_puzzles_use_it() {
    for technique in techniques() {
        let often = shown(&open(technique)).expect("a page").often;
        // The table counts the walks of the first edition.
        assert_eq!(often.is_empty(), technique.edition() > Edition::First, "{}", technique.slug());
        for one in often {
            assert!(one.used <= one.of && one.hardest <= one.used && one.counted > 0, "{one:?}");
        }
    }
}

/// The small pictures are those of the examples. `UPDATE_PICTURES=1` writes them.
#[test]
fn each_small_picture_is_that_of_the_example() {
    let mut text = "# The small picture of each technique: a sign for each cell of its example, p for the pattern, c for the\n\
        # conclusion, b for both.\n"
        .to_owned();
    for technique in techniques() {
        let mut page = open(technique);
        page.work();
        let (_, found) = *shown(&page).and_then(|page| page.example).expect("an example");
        let concluded = |cell| {
            found
                .step
                .eliminated()
                .iter()
                .copied()
                .chain(found.step.placed())
                .any(|one: Candidate| one.cell == cell)
        };
        let in_pattern = |cell| {
            let concludes = |role: Role| matches!(role, Role::Placed | Role::Eliminated);
            let candidates = found.marks.candidates.iter();
            let marked = candidates.filter(|(_, role)| !concludes(*role)).any(|(one, _)| one.cell == cell);
            marked || found.marks.cells.iter().any(|(one, _)| *one == cell)
        };
        let sign = |cell| match (in_pattern(cell), concluded(cell)) {
            (true, true) => 'b',
            (true, false) => 'p',
            (false, true) => 'c',
            (false, false) => '.',
        };
        let signs: String = Cell::all(found.found_in.shape()).map(sign).collect();
        text.extend([technique.slug(), "|", &signs, "\n"]);
    }
    if std::env::var_os("UPDATE_PICTURES").is_some() {
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../learn/learn-pictures.txt");
        std::fs::write(path, &text).expect("the file can be written");
    } else {
        assert!(text == PICTURES, "UPDATE_PICTURES=1 renews them");
    }
}

#[test]
fn a_page_returns_to_the_dialog_below_it() {
    let mut page = Page::new(puzzle(EASY));
    page.send(PageMsg::Open(Dialog::Settings)).send(LearnMsg::Show(Some(Technique::XWing)));
    assert_eq!(page.session.dialog(), Some(Dialog::Learn));
    // Turning the pages keeps it.
    page.send(LearnMsg::Show(None)).send(LearnMsg::Show(Some(Technique::Swordfish)));
    assert_eq!(page.session.dialog_under(), Some(Dialog::Settings));
    page.send(PageMsg::Dismiss);
    assert_eq!((page.session.dialog(), page.session.dialog_under()), (Some(Dialog::Settings), None));
    page.send(PageMsg::Dismiss);
    assert_eq!(page.session.dialog(), None);
    // Escape leads back as well, and a tab to a face leaves both.
    page.send(PageMsg::Open(Dialog::Settings)).send(LearnMsg::Show(Some(Technique::XWing)));
    page.send(PageMsg::Escape);
    assert_eq!((page.session.dialog(), page.session.panel()), (Some(Dialog::Settings), Panel::Play));
    page.send(LearnMsg::Show(Some(Technique::XWing))).show(Panel::Play);
    assert_eq!((page.session.dialog(), page.session.dialog_under()), (None, None));
}

#[test]
fn learn_is_a_face_that_keeps_its_place_over_the_board() {
    let mut page = open(Technique::XWing);
    page.work();
    let example = |page: &Page| shown(page).map(|page| (page.technique, page.example.is_some()));
    let before = page.grid();
    assert_eq!((page.session.panel(), example(&page)), (Panel::Learn, Some((Technique::XWing, true))));
    page.send(LearnMsg::Example(0, ExampleMsg::Begin));
    let told = |page: &Page| shown(page).and_then(|page| page.lines).map(|lines| lines.told);
    assert!(told(&page).is_some_and(|told| told == Some(1)));
    // The keys of the board do nothing to the game below.
    page.type_keys("4u");
    page.show(Panel::Play);
    assert_eq!((page.session.panel(), page.session.learn_view(), page.grid()), (Panel::Play, None, before));
    page.show(Panel::Learn);
    assert_eq!((example(&page), told(&page)), (Some((Technique::XWing, true)), Some(Some(1))));
    // Escape leads to the face below.
    page.send(PageMsg::Escape);
    assert_eq!((page.session.panel(), page.session.dialog()), (Panel::Play, None));
    page.show(Panel::Learn);
    // A dialog covers it, and leads back.
    page.send(PageMsg::Open(Dialog::Story));
    assert_eq!((page.session.dialog(), page.session.panel()), (Some(Dialog::Story), Panel::Learn));
    page.send(PageMsg::Escape);
    assert_eq!(
        (page.session.dialog(), example(&page)),
        (Some(Dialog::Learn), Some((Technique::XWing, true)))
    );
    // A technique that a dialog over it names leads back to that dialog.
    page.send(PageMsg::Open(Dialog::Settings)).send(LearnMsg::Show(Some(Technique::Swordfish)));
    assert_eq!(
        (page.session.dialog(), page.session.dialog_under()),
        (Some(Dialog::Learn), Some(Dialog::Settings))
    );
}

#[test]
fn the_face_below_learn_stays_as_it_is() {
    let mut page = Page::new(puzzle(EASY));
    page.show(Panel::Solve).step(StepMsg::NextPass).step(StepMsg::NextPass);
    let at = |page: &Page| (page.session.panel(), page.session.stepper().map(|view| view.body));
    let before = at(&page);
    page.show(Panel::Learn);
    assert_eq!(page.session.panel(), Panel::Learn);
    page.show(Panel::Solve);
    assert_eq!(at(&page), before);
    // A hint waits as well.
    let mut page = Page::new(puzzle(EASY));
    page.send(HintMsg::Next).work();
    let hint = page.session.teaching();
    assert!(hint.hint.is_some());
    page.show(Panel::Learn).show(Panel::Play);
    assert_eq!(page.session.teaching(), hint);
    // The other face is another matter.
    page.show(Panel::Learn).show(Panel::Solve);
    assert_eq!(page.session.panel(), Panel::Solve);
    // New covers the board in the same way, and one such place takes the room of the other.
    page.show(Panel::Learn).show(Panel::New);
    assert_eq!((page.session.panel(), page.session.dialog()), (Panel::New, Some(Dialog::New)));
    page.show(Panel::Learn);
    assert_eq!((page.session.panel(), page.session.dialog()), (Panel::Learn, Some(Dialog::Learn)));
    page.show(Panel::Solve);
    assert_eq!((page.session.panel(), page.session.dialog()), (Panel::Solve, None));
}

/// Back leaves what is in front of the player's own board, one layer a press, and the address names the technique in
/// front.
#[test]
fn back_leaves_one_place_at_a_time() {
    let own = link::write(puzzle(EASY).clues());
    // What leads there, and then the depth after each press of Back.
    let check = |leads: &[Msg], depths: &[usize], address: &str| {
        let mut page = Page::new(puzzle(EASY));
        assert_eq!((page.session.depth(), page.session.address()), (0, own.clone()));
        for msg in leads {
            page.send(msg.clone());
        }
        assert_eq!(page.session.address(), address, "{leads:?}");
        let mut seen = vec![page.session.depth()];
        while page.session.depth() > 0 && seen.len() < 9 {
            page.send(page.session.way_back());
            seen.push(page.session.depth());
        }
        assert_eq!(seen, depths, "{leads:?}");
        assert_eq!((page.session.address(), page.session.panel()), (own.clone(), Panel::HOME));
    };
    let show = |panel| Msg::from(PageMsg::Show(panel));
    let technique = || Msg::from(LearnMsg::Show(Some(Technique::XWing)));
    let list = || Msg::from(LearnMsg::Show(None));
    check(&[show(Panel::New)], &[1, 0], &own);
    check(&[show(Panel::Learn)], &[1, 0], &own);
    check(&[show(Panel::Solve)], &[1, 0], &own);
    check(&[PageMsg::Open(Dialog::Games).into()], &[1, 0], &own);
    // From the path to the list and on to a technique, and from a hint straight to one.
    check(&[show(Panel::Learn), list()], &[2, 1, 0], &own);
    check(&[show(Panel::Learn), list(), technique()], &[2, 1, 0], "#l=x-wing");
    check(&[technique()], &[1, 0], "#l=x-wing");
    check(&[show(Panel::Solve), technique()], &[2, 1, 0], "#l=x-wing");
    check(&[show(Panel::Learn), LearnMsg::Begin(Course::Unit(0)).into()], &[2, 1, 0], &own);
    check(&[show(Panel::Learn), PageMsg::Open(Dialog::Class).into()], &[2, 1, 0], &own);
    let clues = || Msg::from(LearnMsg::Clues(ClueSet::Arrows));
    check(&[show(Panel::Learn), clues()], &[2, 1, 0], "#l=arrow");
    check(&[clues()], &[1, 0], "#l=arrow");
    check(&[show(Panel::Learn), clues(), technique()], &[2, 1, 0], "#l=x-wing");
}
