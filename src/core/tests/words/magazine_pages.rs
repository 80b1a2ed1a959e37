//! The pages of a magazine: each layout and size read back from the drawing.

use crate::{
    magazines::magazine,
    paper::{Seen, read},
};
use std::{collections::BTreeSet, ops::ControlFlow, sync::LazyLock};
use sudoku_core::{
    Shape,
    explain::Locale,
    generate::recipe::Recipe,
    ladder::Plan,
    magazine::{
        Answers, Arrangement, Layout, Magazine, Numbered, Paper, Press, Printing, SolutionPath, Ways,
        braille, document, sdm, text as magazine_text,
    },
    notation::link,
    rating::exact::OwnScales,
    wire::{Answer, Attempts, Printed, Reply, Sides, Task, TextForm, answer, decode, encode, serve},
};

static MIXED: LazyLock<Magazine> = LazyLock::new(|| {
    magazine(
        "z2.K7Q2M9X4.11x3.easy.random.half-turn.10x2.easy.random.none.3x4.medium.random.none.2x5.easy.random.none",
    )
});

const BASE: &str = "https://stepdoku.example/play/";

fn printing(sheet: Vec<Numbered>, layout: Layout) -> Printing {
    let (title, batch) = ("Sunday <& \"Monday\">".to_owned(), MIXED.batch().to_string());
    Printing {
        sheet,
        lots: Vec::new(),
        chosen: false,
        layout,
        title,
        batch,
        base: BASE.into(),
        locale: Locale::ENGLISH,
        way_ends: Vec::new(),
    }
}

fn pages(printing: &Printing) -> Vec<Seen> {
    let mut press = Press::new(printing, &mut |_| {});
    let size = press.size();
    let pages: Vec<Seen> = (0..press.len()).map(|page| read(&press.page(page))).collect();
    for (number, page) in pages.iter().enumerate() {
        assert_eq!(page.size, size);
        let white = page.texts.is_empty();
        assert!(
            white || page.is_within(5.0),
            "{number} {:?} {:?} {:?}",
            printing.layout,
            page.least,
            page.most
        );
    }
    pages
}

/// All boards readable on the pages, at any size.
fn boards(pages: &[Seen]) -> BTreeSet<String> {
    let lines = |page: &Seen| -> Vec<String> {
        page.frames
            .iter()
            .flat_map(|&frame| Shape::ALL.map(|shape| (frame, shape.side())))
            .filter(|&(frame, side)| {
                // As many as fit: digits are centred in cells of one size alone.
                let cell = frame.width / side as f64;
                let inside = page.letters.iter().filter(|letter| {
                    let (x, y) = (letter.x - frame.x, letter.y - letter.size * 0.355 - frame.y);
                    letter.group == frame.group
                        && !letter.grey
                        && x > 0.0
                        && y > 0.0
                        && x < frame.width
                        && y < frame.width
                });
                let mut inside = inside.peekable();
                // Digits that are given are bold, and a little larger.
                let of_cell = |share: f64| [0.62, 0.64].into_iter().any(|one| (share - one).abs() < 0.008);
                inside.peek().is_some() && inside.all(|letter| of_cell(letter.size / cell))
            })
            .map(|(frame, side)| page.board(frame, side))
            .collect()
    };
    pages.iter().flat_map(lines).collect()
}

#[test]
fn each_layout_shows_each_puzzle_and_its_answer() {
    let sheet = MIXED.numbered();
    let mut layouts = Vec::new();
    for paper in Paper::ALL {
        for most in Layout::PER_PAGE {
            for answers in Answers::ALL {
                for (large, candidates, booklet) in
                    [(false, false, false), (true, false, false), (false, true, false), (false, false, true)]
                {
                    let code = most != 6;
                    let recipe = most == 6;
                    layouts.push(Layout {
                        paper,
                        most,
                        answers,
                        large,
                        candidates,
                        booklet,
                        code,
                        recipe,
                        ..Layout::default()
                    });
                }
            }
        }
    }
    for layout in layouts {
        let pages = pages(&printing(sheet.clone(), layout));
        let boards = boards(&pages);
        for one in &sheet {
            assert!(boards.contains(&one.puzzle.clues().to_string()), "puzzle {} {layout:?}", one.number);
            let answered = boards.contains(&one.puzzle.solution().to_string());
            assert_eq!(answered, layout.answers != Answers::None, "answer {} {layout:?}", one.number);
        }
        let texts: Vec<&String> = pages.iter().flat_map(|page| &page.texts).collect();
        assert!(texts.iter().any(|text| **text == "Sunday <& \"Monday\">"));
        assert!(texts.iter().any(|text| *text == "12. 4×4, Easy"), "{layout:?}");
    }
}

#[test]
fn pages_have_as_many_puzzles_as_are_legible() {
    let check = |shape: &Shape, layout: Layout, expected: [u8; 5]| {
        let found = Layout::PER_PAGE.map(|most| Layout { most, ..layout }.per_page(shape));
        assert_eq!(found, expected, "{shape:?} {layout:?}");
    };
    let plain = Layout::default();
    let large = Layout { large: true, ..plain };
    let notes = Layout { candidates: true, ..plain };
    let under = Layout { answers: Answers::UpsideDown, ..plain };
    let letter = Layout { paper: Paper::Letter, ..plain };
    check(Shape::S4, plain, [1, 2, 4, 6, 9]);
    check(Shape::S9, plain, [1, 2, 4, 6, 9]);
    // A pencil needs more than the 5 mm of four on a page.
    check(Shape::S16, plain, [1, 2, 2, 2, 2]);
    check(Shape::S25, plain, [1, 1, 1, 1, 1]);
    check(Shape::S9, large, [1, 2, 2, 2, 2]);
    check(Shape::S4, large, [1, 2, 4, 6, 9]);
    check(Shape::S9, notes, [1, 2, 4, 6, 9]);
    check(Shape::S16, notes, [1, 1, 1, 1, 1]);
    check(Shape::S9, under, [1, 2, 4, 4, 4]);
    check(Shape::S25, under, [1, 1, 1, 1, 1]);
    check(Shape::S9, letter, [1, 2, 4, 6, 9]);
}

#[test]
fn lines_are_even() {
    let sheet = MIXED.numbered();
    let layout = Layout { cover: false, answers: Answers::None, ..Layout::default() };
    for page in pages(&printing(sheet, layout)) {
        let widths: BTreeSet<String> = page.frames.iter().map(|frame| frame.width.to_string()).collect();
        assert!(widths.len() <= 1, "boards of one page are of one size: {widths:?}");
    }
}

#[test]
fn codes_lead_to_the_puzzles() {
    let sheet = MIXED.numbered();
    let pages = pages(&printing(sheet.clone(), Layout { most: 9, ..Layout::default() }));
    let told: Vec<String> = pages.iter().flat_map(|page| &page.codes).map(decoded).collect();
    assert_eq!(told.len(), sheet.len());
    for (address, one) in told.iter().zip(&sheet) {
        let fragment = link::fragment(address).expect("a link");
        assert!(address.starts_with(BASE));
        // A 4×4 has fewer cells than its recipe has letters.
        if let Some(recipe) = link::recipe(fragment).expect("a link of ours") {
            assert_eq!(recipe.parse::<Recipe>(), Ok(one.recipe.clone()));
        } else {
            let link = link::read(fragment).expect("a link of ours").expect("a puzzle");
            assert_eq!(link.grid(), one.puzzle.clues());
        }
    }
    // A code too large for its place is left out, and nothing else is lost.
    let address = format!("{BASE}{}", "long/".repeat(500));
    let far = Printing { base: address, ..printing(sheet[..1].to_vec(), Layout::default()) };
    let mut press = Press::new(&far, &mut |_| {});
    assert!((0..press.len()).all(|page| read(&press.page(page)).codes.is_empty()));
}

/// The text of a code, read from its dots as a camera sees them.
fn decoded((side, dots): &(usize, Vec<(usize, usize)>)) -> String {
    const DOT: usize = 6;
    const QUIET: usize = 4;
    let black: BTreeSet<(usize, usize)> = dots.iter().copied().collect();
    let width = (side + 2 * QUIET) * DOT;
    let mut seen = rqrr::PreparedImage::prepare_from_greyscale(width, width, |x, y| {
        let dot = (x / DOT).checked_sub(QUIET).zip((y / DOT).checked_sub(QUIET));
        if dot.is_some_and(|dot| black.contains(&dot)) { 0 } else { 255 }
    });
    let grids = seen.detect_grids();
    assert_eq!(grids.len(), 1);
    grids[0].decode().expect("a code").1
}

#[test]
fn booklets_are_in_the_order_of_folding() {
    let folded = printing(MIXED.numbered(), Layout { booklet: true, ..Layout::default() });
    let press = Press::new(&folded, &mut |_| {});
    assert_eq!(press.len() % 2, 0);
    let pages = pages(&folded);
    let all = pages.len() * 2;
    // Page numbers in the footers, the left page before the right one.
    for (side, page) in pages.iter().enumerate() {
        let feet: Vec<usize> = page.texts.iter().filter_map(|text| text.parse().ok()).collect();
        let (left, right) = if side % 2 == 0 { (all - side, side + 1) } else { (side + 1, all - side) };
        let expected: Vec<usize> = [left, right].into_iter().collect();
        // The cover has no number, and neither have blank pages at the end.
        let numbered = |number: &usize| feet.contains(number) || *number == 1 || *number + 3 >= all;
        assert!(expected.iter().all(numbered), "{side}: {feet:?} {expected:?}");
    }
}

/// Sheets folded together: the pages of each signature, read sheet after sheet, are those of a part of the
/// booklet, and the signatures follow each other.
#[test]
fn signatures_are_parts_of_a_booklet() {
    let plain = Layout { most: 1, cover: false, answers: Answers::None, ..Layout::default() };
    let upright = pages(&printing(MIXED.numbered(), plain));
    let check = |signature: u8, sheets: &[usize]| {
        let layout = Layout { booklet: true, signature, ..plain };
        assert_eq!(Layout::read(&layout.written()), Some(layout));
        let sides = pages(&printing(MIXED.numbered(), layout));
        assert_eq!(sides.len(), sheets.iter().sum::<usize>() * 2, "{signature}");
        let (mut from, mut side) = (0, 0);
        for &sheets in sheets {
            let last = from + sheets * 4 - 1;
            for at in 0..sheets * 2 {
                let (inner, outer) = (from + at, last - at);
                let (left, right) = if at % 2 == 0 { (outer, inner) } else { (inner, outer) };
                let expected: Vec<String> = [left, right]
                    .into_iter()
                    .filter(|&page| page < upright.len())
                    .map(|page| (page + 1).to_string())
                    .collect();
                let feet: Vec<String> = sides[side]
                    .texts
                    .iter()
                    .filter(|text| text.parse::<usize>().is_ok_and(|foot| foot <= upright.len()))
                    .cloned()
                    .collect();
                assert!(
                    expected.iter().all(|foot| feet.contains(foot)),
                    "{signature} {side}: {feet:?} {expected:?}"
                );
                side += 1;
            }
            from = last + 1;
        }
    };
    assert_eq!(upright.len(), 26);
    check(0, &[7]);
    check(4, &[4, 3]);
    check(6, &[6, 1]);
    check(8, &[7]);
    assert_eq!(Layout::read("a4 4 none none booklet signature-5"), None);
}

/// Names, order, choice and puzzles a page of each lot in print: headings, contents, answers and the remark on
/// the batch.
#[test]
fn an_arranged_magazine_is_printed_as_arranged() {
    let mut three = magazine(
        "z2.K7Q2M9X4.4x3.easy.random.none.3xm3.random.none.needs-x-wing.tries-900.4x3.medium.random.none",
    );
    let usual = three.numbered();
    let mut arrangement = Arrangement::default();
    arrangement.move_lot(2, 0, 3);
    arrangement.name(2, "Brain & <breakers>");
    arrangement.set_most(0, Some(1));
    arrangement.take_puzzle_out(2, 1);
    arrangement.move_puzzle(1, 2, 0, 3);
    assert!(three.arrange(arrangement));
    let of = |layout| Printing::of(&three, layout, "Sunday".into(), BASE.into(), Locale::ENGLISH);
    let all = of(Layout { recipe: true, code: false, ..Layout::default() });
    let seen = pages(&all);
    let texts: Vec<&str> = seen.iter().flat_map(|page| page.texts.iter().map(String::as_str)).collect();
    for said in [
        "1. Brain & <breakers>",
        "3. Brain & <breakers>",
        "4. 9×9, Easy",
        "1–3   9×9   Brain & <breakers>",
        "4–7   9×9   Easy",
        "8–10   9×9   X-Wing",
        "Answers 1–10",
    ] {
        assert!(texts.contains(&said), "{said}: {texts:?}");
    }
    assert!(texts.iter().any(|text| text.starts_with("Chosen from z2.K7Q2M9X4.")), "{texts:?}");
    // Three on a page, then each by itself as its lot says, then three.
    let frames: Vec<usize> = seen.iter().map(|page| page.frames.len()).collect();
    assert_eq!(frames, [1, 3, 1, 1, 1, 1, 3, 10]);
    let order = [7, 9, 10, 0, 1, 2, 3, 6, 4, 5];
    let boards: Vec<String> = seen[1..7]
        .iter()
        .flat_map(|page| page.frames.iter().map(|&frame| page.board(frame, 9)).collect::<Vec<_>>())
        .collect();
    let expected: Vec<String> = order.iter().map(|&at| usual[at].puzzle.clues().to_string()).collect();
    assert_eq!(boards, expected);
    // The recipes go with their puzzles.
    let recipes: Vec<String> = order.iter().map(|&at| usual[at].recipe.to_string()).collect();
    let printed: String = texts.concat();
    assert!(recipes.iter().all(|recipe| printed.contains(recipe.as_str())));
}

/// Answers of all sizes follow each other, so that only the last page has room left.
#[test]
fn answers_fill_their_pages() {
    for (booklet, most) in [(false, 3), (true, 5)] {
        let layout = Layout { cover: false, booklet, ..Layout::default() };
        let seen = pages(&printing(MIXED.numbered(), layout));
        let titles = seen.iter().flat_map(|page| &page.texts).filter(|text| {
            text.strip_prefix("Answer").is_some_and(|rest| rest.ends_with(|last: char| last.is_ascii_digit()))
                && !text.contains("page")
        });
        let titles: Vec<&String> = titles.collect();
        assert!(titles.len() <= most, "{booklet} {titles:?}");
    }
}

#[test]
fn ways_show_each_step() {
    let hard = magazine(
        "z2.K7Q2M9X4.1x3.extreme.random.none.1x3.easy.random.none.1x4.hard.random.none.1x2.easy.random.none",
    );
    let layout = Layout { ways: Ways::All, cover: false, answers: Answers::None, ..Layout::default() };
    let all = printing(hard.numbered(), layout);
    let mut told = Vec::new();
    let press = Press::new(&all, &mut |done| told.push(done));
    assert_eq!(told, [0, 1, 2, 3]);
    let known = Printing { way_ends: press.way_ends().to_vec(), ..all.clone() };
    assert_eq!(Press::new(&known, &mut |_| panic!("nothing is walked again")).len(), press.len());
    let seen = pages(&all);
    let steps: usize = seen.iter().map(|page| page.frames.len()).sum();
    let open: usize = hard
        .numbered()
        .iter()
        .map(|one| one.puzzle.clues().iter().filter(|(_, d)| d.is_none()).count())
        .sum();
    // Placements in a row share a board, and each has its number there and its sentence below.
    assert!(steps < open, "{steps} of {open}");
    // A line may end between the two words.
    let text =
        seen.iter().flat_map(|page| page.texts.iter().map(String::as_str)).collect::<Vec<_>>().join(" ");
    let conclusions = text.matches("must be").count();
    assert!(conclusions >= open, "{conclusions} of {open}");
    for said in ["Puzzle 1, step by step", "Puzzle 4, step by step", "1. ", " r", "box"] {
        assert!(text.contains(said), "{said}");
    }
    let few = pages(&printing(hard.numbered(), Layout { ways: Ways::Hard, ..layout }));
    let hard_steps: usize = few.iter().map(|page| page.frames.len()).sum();
    assert!(hard_steps > 5 && hard_steps < steps, "{hard_steps}");
}

/// The path of a large board fits a booklet, and puzzles follow each other on a page.
#[test]
fn paths_need_few_pages() {
    let large = magazine("z2.K7Q2M9X4.1x5.easy.random.none");
    let [one] = &large.numbered()[..] else { panic!("one puzzle") };
    let path = SolutionPath::find(one.puzzle.clone(), Plan::default(), &mut |_| ControlFlow::Continue(()));
    let path = path.expect("nobody stops it");
    let pages = path.pages(Ways::All, Paper::A4, Locale::ENGLISH, &mut |_| {});
    assert!(pages.len() < 60, "{} pages for {} steps", pages.len(), path.steps().len());
    // Its text names the cells that a sentence beside the board counts.
    assert!(!path.text(Locale::ENGLISH).contains("other cells"));
    let many = magazine(
        "z2.K7Q2M9X4.16x3.hard.random.half-turn.16x3.very-hard.random.half-turn.15x3.fiendish.random.half-turn",
    );
    let ways = |ways| {
        let layout = Layout { ways, cover: false, answers: Answers::None, ..Layout::default() };
        let without = Layout { ways: Ways::None, ..layout };
        let count = |layout| pages_of(&printing(many.numbered(), layout));
        count(layout) - count(without)
    };
    let (hard, all) = (ways(Ways::Hard), ways(Ways::All));
    assert!(hard < 40 && all < 120, "{hard} {all}");
}

fn pages_of(printing: &Printing) -> usize {
    Press::new(printing, &mut |_| {}).len()
}

#[test]
fn the_worker_prints_pages_a_few_at_a_time() {
    let magazine = crate::magazines::magazine("z2.K7Q2M9X4.6x3.hard.random.none");
    let layout = Layout { ways: Ways::Hard, most: 2, ..Layout::default() };
    let whole = Printing { batch: magazine.batch().to_string(), ..printing(magazine.numbered(), layout) };
    let mut press = Press::new(&whole, &mut |_| {});
    let expected: Vec<String> = (0..press.len()).map(|page| press.page(page)).collect();
    let Printing { title, base, .. } = whole.clone();
    let sides = |from: usize, way_ends| {
        let (title, base, magazine) = (title.clone(), base.clone(), magazine.save());
        let sides = Sides { magazine, layout, title, base, way_ends, from: from as u32, count: 7 };
        let task: Task = decode(&encode(&Task::Print(Box::new(sides)))).expect("a task");
        let Answer::Printed(Some(printed)) = serve(task, Locale::ENGLISH, &mut |_| {}) else {
            panic!("pages")
        };
        *printed
    };
    let (mut found, mut known) = (Vec::new(), Vec::new());
    while found.len() < expected.len() {
        let Printed { pages, from, of, state, way_ends, .. } = sides(found.len(), known);
        assert_eq!((from as usize, of as usize), (found.len(), expected.len()));
        assert!(!pages.is_empty());
        assert_eq!(state.lots, [(6, None)]);
        found.extend(pages);
        known = way_ends;
    }
    assert_eq!(found, expected);
    assert!(sides(usize::MAX >> 32, known).pages.is_empty());
}

#[test]
fn the_worker_makes_what_is_lacking_and_tells_each_attempt() {
    let whole = crate::magazines::magazine("z2.K7Q2M9X4.5x3.easy.random.none");
    let text = whole.save();
    let lines = text.lines().count();
    for begun in 1..=lines {
        let mut so_far: String = text.split_inclusive('\n').take(begun).collect();
        let (mut replies, mut clock) = (Vec::new(), 0);
        let task: Task = decode(&encode(&Task::Publish(so_far.clone()))).expect("a task");
        answer(
            task,
            Locale::ENGLISH,
            &mut OwnScales,
            &mut |_: &[u8]| Vec::new(),
            &mut || {
                clock += 60;
                clock
            },
            &mut |reply| replies.push(reply),
        );
        let mut made = None;
        for reply in replies {
            match reply {
                Reply::Attempts(Attempts { lines, state }) => {
                    so_far += &lines;
                    made = Some(state.lots);
                }
                Reply::Done(Answer::Published(Some(state))) => assert_eq!(state.lots, [(5, None)], "{begun}"),
                Reply::Progress(_) => {}
                other @ Reply::Done(_) => panic!("{other:?}"),
            }
        }
        assert_eq!(made, (begun < lines).then(|| vec![(5, None)]), "{begun}");
        let read: Magazine = so_far.parse().expect("a magazine");
        assert_eq!(read.numbered(), whole.numbered(), "{begun}");
    }
    let written =
        |form| match serve(Task::Write(text.clone(), "Sunday".into(), form), Locale::ENGLISH, &mut |_| {}) {
            Answer::Written(of, Some(text)) if of == form => text,
            other => panic!("{other:?}"),
        };
    assert_eq!(written(TextForm::Lines), sdm(&whole.numbered()));
    assert_eq!(written(TextForm::Whole), magazine_text(&whole.numbered(), &whole.looks(), Locale::ENGLISH));
    assert_eq!(
        written(TextForm::Braille),
        braille("Sunday", &whole.numbered(), &whole.looks(), Locale::ENGLISH)
    );
    for bad in ["", "magazine 1 z2", "magazine 1 z2.K7Q2M9X4.5x3.easy.random.none\n+ 1"] {
        assert_eq!(
            serve(Task::Publish(bad.into()), Locale::ENGLISH, &mut |_| {}),
            Answer::Published(None),
            "{bad}"
        );
        assert_eq!(
            serve(Task::Write(bad.into(), String::new(), TextForm::Lines), Locale::ENGLISH, &mut |_| {}),
            Answer::Written(TextForm::Lines, None)
        );
    }
}

#[test]
fn a_document_has_each_page_and_no_more() {
    let printing =
        printing(MIXED.numbered()[..3].to_vec(), Layout { paper: Paper::Letter, ..Layout::default() });
    let mut press = Press::new(&printing, &mut |_| {});
    let html = document(&mut press);
    assert_eq!(html.matches("<svg ").count(), press.len());
    assert!(html.contains("@page { size: 215.9mm 279.4mm; margin: 0 }"));
    assert!(html.contains("<title>Sunday &lt;&amp; &quot;Monday&quot;&gt;</title>"));
    assert!(!html.contains("<script") && !html.contains("http-equiv"));
}

#[test]
fn titles_and_nothing_at_all_are_printed() {
    let one = MIXED.numbered()[..1].to_vec();
    for title in ["", "W", &"word ".repeat(60), &"x".repeat(300), "数独 \u{0}\u{1f}\u{ffff}𝄞"] {
        let title = title.to_owned();
        pages(&Printing { title, ..printing(one.clone(), Layout::default()) });
    }
    let nothing = printing(Vec::new(), Layout::default());
    assert_eq!(pages(&nothing).len(), 1);
    let nothing = printing(Vec::new(), Layout { cover: false, ..Layout::default() });
    assert!(Press::new(&nothing, &mut |_| {}).is_empty());
    let many = printing(
        magazine("z2.K7Q2M9X4.300x2.easy.random.none.200x3.easy.random.none.100x2.easy.random.none")
            .numbered(),
        Layout { most: 9, ..Layout::default() },
    );
    pages(&many);
}
