//! The options of a magazine, and its making.

use crate::{
    exact_cover::ExactCover,
    magazines::{batch, finish, made, magazine, rows},
};
use std::{collections::BTreeSet, ops::ControlFlow};
use sudoku_core::{
    Level, Seed, Shape,
    explain::Locale,
    generate::{measure::MeasureError, recipe::Recipe, recipe::RecipeError},
    grade,
    magazine::{
        Arrangement, Batch, BatchError, Contribution, Layout, Lot, Magazine, MagazineError, Outcome,
        Shortfall, Taken, Tally, key, sdm, text,
    },
    notation,
    rating::{Tenths, hodoku, se},
    wire::{Answer, Task, serve},
};

const MIXED: &str = "z2.K7Q2M9X4.ascending.4x3.easy.random.half-turn.3x3.hard.permutation.none.2x2.easy.random.none.1x4.medium.random.full.2xm3.random.none.needs-x-wing.tries-900";

#[test]
fn golden() {
    crate::magazines::check();
}

#[test]
fn a_batch_is_its_text() {
    let check = |text: &str, lots: usize, count: u16, ascending: bool| {
        let batch = batch(text);
        assert_eq!(batch.to_string(), text);
        assert_eq!((batch.lots().len(), batch.count(), batch.is_ascending()), (lots, count, ascending));
        let again = Batch::new(batch.seed(), batch.is_ascending(), batch.lots().to_vec());
        assert_eq!(again, Ok(batch.clone()), "{text}");
        let bytes = postcard::to_stdvec(&batch).unwrap();
        assert_eq!(postcard::from_bytes::<Batch>(&bytes).unwrap(), batch);
    };
    check("z2.K7Q2M9X4.1x2.easy.random.none", 1, 1, false);
    check("z2.K7Q2M9X4.ascending.1000x3.extreme.permutation.full", 1, 1000, true);
    check(MIXED, 5, 12, true);
    check("z2.FZZZZZZZZZZZZ.1xm2.given-1234341221434321.none.tries-20.1x5.easy.random.none", 2, 2, false);
    check("z2.K7Q2M9X4.2xm3.random.half-turn.level-hard.class-unfair.rated-30-45.tries-9", 1, 2, false);
    check("z3.K7Q2M9X4.2xm3.random.none.hodoku-hard.er-44-50.tries-9.1x2.easy.random.none", 2, 3, false);
}

#[test]
fn killers_of_a_magazine_differ() {
    let made = magazine(
        "z2.K7Q2M9X4.ascending.3x3cd.easy.random.half-turn.2x6c.hard.random.none.2x2cb.medium.random.none",
    );
    let sheet = made.numbered();
    let levels: Vec<Level> = sheet.iter().map(|one| one.hardness.level).collect();
    assert_eq!(sheet.len(), 7);
    assert!(levels.is_sorted(), "{levels:?}");
    let boards: BTreeSet<String> = sheet.iter().map(|one| one.puzzle.clues().to_string()).collect();
    assert_eq!(boards.len(), 7);
    assert!(sheet.iter().all(|one| one.puzzle.clues().shape().has_sums()));
    let check = |text: &str| {
        assert!(text.parse::<Batch>().is_err_and(|error| matches!(error, BatchError::Form(..))), "{text}");
    };
    check("z2.K7Q2M9X4.1x3c.easy.random.none");
    check("z2.K7Q2M9X4.1x3cd.extreme.random.none");
    check("z2.K7Q2M9X4.1x2c.hard.random.none");
}

/// Puzzles of an exact rating are listed with the other programs' own figures.
#[test]
fn exact_figures_are_those_of_the_programs() {
    let made = magazine("z3.K7Q2M9X4.3xm3.random.none.er-44-66.tries-900");
    assert_eq!(made.numbered().len(), 3);
    for one in made.numbered() {
        let go_on = ControlFlow::Continue(());
        let er = se::rate(one.puzzle.clues(), se::SeEdition::Current, &mut |_| go_on).expect("9x9").hardest;
        let score = hodoku::rate(&one.puzzle, &mut |_| go_on).expect("9x9").score;
        assert_eq!(one.hardness.rated, Some((er, score)));
        assert!((Tenths(44)..=Tenths(66)).contains(&er), "{er}");
    }
}

#[test]
fn other_texts_are_refused() {
    let check = |text: &str, says: &str| {
        let error = text.parse::<Batch>().expect_err(text).to_string();
        assert_eq!(error, says, "{text}");
    };
    let shape = "it is not of the form zVERSION.SEED.NUMBERxFORM";
    check("", shape);
    check("z", shape);
    check("z2", shape);
    check("z3.K7Q2M9X4.1x2.easy.random.none", shape);
    check("z2.K7Q2M9X4.2xm3.random.none.er-44-50.tries-9", shape);
    check("z2.K7Q2M9X4", shape);
    check("z2.K7Q2M9X4.", shape);
    check("z2.K7Q2M9X4.easy", shape);
    check("m2.3.random.none.tries-20.K7Q2M9X4", shape);
    check("z1.K7Q2M9X4.1x2.easy.random.none", "it was written by generator 1, and this is generator 3");
    check(
        "z2.nothing.1x2.easy.random.none",
        "the seed \"nothing\" is not 8 to 13 figures and capital letters",
    );
    check("z2.K7Q2M9X4.0x2.easy.random.none", "\"0\" is not a number of puzzles from 1 to 1000");
    check("z2.K7Q2M9X4.01x2.easy.random.none", "\"01\" is not a number of puzzles from 1 to 1000");
    check("z2.K7Q2M9X4.1001x2.easy.random.none", "\"1001\" is not a number of puzzles from 1 to 1000");
    check(
        "z2.K7Q2M9X4.99999999x2.easy.random.none",
        "\"99999999\" is not a number of puzzles from 1 to 1000",
    );
    check(
        "z2.K7Q2M9X4.600x2.easy.random.none.401x3.easy.random.none",
        "1001 puzzles in 2 lots are too many: at most 1000 in 40",
    );
    let many = format!("z2.K7Q2M9X4{}", ".1x3.easy.random.none".repeat(41));
    check(&many, "41 puzzles in 41 lots are too many: at most 1000 in 40");
    check(
        "z2.K7Q2M9X4.1x2.hard.random.none",
        "\"2.hard.random.none\" cannot be made: there is no hard puzzle of side 4",
    );
    check(
        "z2.K7Q2M9X4.1x7.hard.random.none",
        "\"7.hard.random.none\" cannot be made: no board has that number: 2 to 5 are boxes of so many rows and columns, others are sides",
    );
    check(
        "z2.K7Q2M9X4.1x3.harsh.random.none",
        "\"3.harsh.random.none\" cannot be made: the level is not known",
    );
    check(
        "z2.K7Q2M9X4.1xm3.random.none.needs-x-wing.without-x-wing.tries-9",
        "\"m3.random.none.needs-x-wing.without-x-wing.tries-9\" cannot be made: no puzzle of that size has such a way through it",
    );
    assert!("z2.K7Q2M9X4.1xd3.easy.2026-11-21".parse::<Batch>().is_err());
    // One batch has one text.
    assert!("z2.K7Q2M9X4.1x3.easy.random.none.".parse::<Batch>().is_err());
    assert!("z2.K7Q2M9X4.ascending.ascending.1x3.easy.random.none".parse::<Batch>().is_err());
}

#[test]
fn lots_are_what_can_be_made() {
    let daily: Recipe = "d2.3.easy.2026-11-21".parse().unwrap();
    assert_eq!(Lot::new(1, &daily), Err(BatchError::Daily));
    let easy: Recipe = "2.3.easy.random.none.K7Q2M9X4".parse().unwrap();
    assert_eq!(Lot::new(0, &easy), Err(BatchError::Count("0".into())));
    assert_eq!(Lot::new(7, &easy).map(|lot| (lot.count(), lot.shape().clone(), lot.to_string())), {
        Ok((7, Shape::S9.clone(), "3.easy.random.none".to_owned()))
    });
    let mut measure = "m2.3.random.none.clues-30.tries-9.K7Q2M9X4".parse().unwrap();
    if let Recipe::Measure(measure) = &mut measure {
        measure.clues = Some(81);
    }
    assert_eq!(Lot::new(1, &measure), Err(BatchError::Impossible(MeasureError::TooManyClues)));
    let mut spec = easy.clone();
    if let Recipe::Spec(spec) = &mut spec {
        (spec.shape, spec.level) = (Shape::S4.clone(), Level::Hard);
    }
    let why = RecipeError::NoSuchLevel(Level::Hard, Shape::S4.clone());
    assert_eq!(Lot::new(1, &spec), Err(BatchError::Form("2.hard.random.none".into(), why)));
    assert_eq!(Batch::new(Seed::new(0), false, Vec::new()), Err(BatchError::Parts));
}

#[test]
fn a_magazine_is_what_was_asked_for() {
    let magazine = magazine(MIXED);
    let sheet = magazine.numbered();
    assert_eq!(sheet.iter().map(|one| one.number).collect::<Vec<_>>(), (1..=12).collect::<Vec<_>>());
    let mut keys = BTreeSet::new();
    for one in &sheet {
        let clues = one.puzzle.clues();
        let found = ExactCover::new(clues.shape()).count(clues, 2, 10_000_000);
        assert_eq!(found.found, 1);
        assert!(!found.gave_up);
        assert_eq!(&found.first, &Some(one.puzzle.solution().clone()));
        assert!(keys.insert(key(&one.puzzle)), "{} is like another", one.number);
        assert_eq!(grade(&one.puzzle).level, one.hardness.level);
        assert_eq!(one.recipe.shape(), clues.shape());
        assert!(one.hardness.rated.is_some());
        // Its own recipe gives it again, in the page as here.
        let Answer::Made(Ok(again)) = serve(Task::Make(one.recipe.clone()), Locale::ENGLISH, &mut |_| {})
        else {
            panic!("{}", one.recipe)
        };
        assert_eq!(again.puzzle, one.puzzle);
        if let Recipe::Spec(spec) = &one.recipe {
            assert_eq!(spec.level, one.hardness.level);
            assert!(spec.symmetry.holds(clues));
        }
    }
    assert!(sheet.is_sorted_by_key(|one| one.hardness), "the easiest come first");
    let of = |slug: &str| sheet.iter().filter(|one| one.recipe.to_string().contains(slug)).count();
    assert_eq!((of(".permutation."), of("needs-x-wing"), of("2.4.medium.random.full")), (3, 2, 1));
    let tally = magazine.tally();
    assert_eq!((tally.made, tally.of, tally.shortfall), (12, 12, None));
}

#[test]
fn seeds_and_places_are_independent() {
    let lot = |seed: &str, lots: &str| rows(&magazine(&format!("z2.{seed}.{lots}")).numbered());
    let one = lot("K7Q2M9X4", "6x3.easy.random.none");
    assert_eq!(lot("K7Q2M9X4", "6x3.easy.random.none"), one);
    assert_eq!(lot("K7Q2M9X4", "3x3.easy.random.none"), one[..3]);
    assert_eq!(lot("K7Q2M9X4", "2x3.easy.random.none.4x3.easy.random.none"), one);
    let other = lot("K7Q2M9X5", "6x3.easy.random.none");
    assert!(other.iter().all(|row| !one.contains(row)));
}

#[test]
fn what_is_left_and_gone_on_with_is_the_same() {
    let whole = magazine(MIXED);
    for stop in [0, 1, 5, 9, 12] {
        let mut begun = Magazine::new(batch(MIXED));
        for _ in 0..stop {
            let recipe = begun.due().unwrap();
            begun.take(made(recipe), 1);
        }
        let mut resumed: Magazine = begun.save().parse().unwrap();
        assert_eq!(resumed, begun);
        finish(&mut resumed, 1);
        assert_eq!(resumed, whole, "left after {stop}");
        assert_eq!(resumed.save(), whole.save());
    }
    // The lines appended one by one are the whole text.
    let lines: Vec<String> = (0..).map_while(|at| whole.line(at)).collect();
    assert_eq!(whole.save(), format!("magazine 1 {MIXED}\n{}\n", lines.join("\n")));
}

#[test]
fn damaged_texts_are_no_magazines() {
    let saved = magazine("z2.00000000.3xm2.random.none.minimal.tries-20").save();
    assert!(saved.parse::<Magazine>().is_ok());
    let check =
        |text: String, error: MagazineError| assert_eq!(text.parse::<Magazine>(), Err(error), "{text}");
    check(String::new(), MagazineError::Start);
    check(saved.replacen("magazine 1", "magazine 2", 1), MagazineError::Start);
    check("magazine 1 z2.K7Q2M9X4\n".into(), MagazineError::Batch(BatchError::Parts));
    let lines: Vec<&str> = saved.lines().collect();
    let with = |number: usize, line: &str| {
        let mut lines = lines.clone();
        lines[number - 1] = line;
        lines.join("\n")
    };
    check(with(2, ""), MagazineError::Line(2));
    check(with(2, "?"), MagazineError::Line(2));
    check(with(2, "+ 1 2"), MagazineError::Line(2));
    check(with(3, &lines[2].replace(" easy ", " eazy ")), MagazineError::Line(3));
    check(with(3, &lines[2].replacen(['1', '2', '3', '4'], "", 1)), MagazineError::Line(3));
    check(with(3, lines[1]), MagazineError::Line(3));
    check(format!("{saved}= 1\n"), MagazineError::Line(lines.len() + 1));
}

#[test]
fn there_are_36_unlike_minimal_puzzles_of_4x4_and_no_more() {
    let magazine = magazine("z2.00000000.100xm2.random.none.minimal.tries-20.2x3.easy.random.none");
    let sheet = magazine.numbered();
    // As published: 13 of 4 clues, 22 of 5, 1 of 6.
    let of = |clues: usize| sheet.iter().filter(|one| one.puzzle.clues().filled_count() == clues).count();
    assert_eq!((of(4), of(5), of(6)), (13, 22, 1));
    let [first, second] = magazine.lots().collect::<Vec<_>>()[..] else { panic!("two lots") };
    assert_eq!((first.made, first.of, first.shortfall), (36, 100, Some(Shortfall::Alike)));
    assert!(first.alike >= 1000);
    // Impossible puzzles are left out, and the rest are made.
    assert_eq!((second.made, second.shortfall), (2, None));
    assert_eq!(magazine.tally().shortfall, Some(Shortfall::Alike));
    assert!(magazine.is_done());
}

#[test]
fn what_does_not_occur_is_given_up() {
    let magazine = magazine("z2.00000000.5xm2.random.none.needs-swordfish.tries-3.1x2.easy.random.none");
    let [first, second] = magazine.lots().collect::<Vec<_>>()[..] else { panic!("two lots") };
    assert_eq!((first.made, first.missed, first.shortfall), (0, 3, Some(Shortfall::Missed)));
    assert_eq!((second.made, second.shortfall), (1, None));
    assert_eq!(magazine.save().parse::<Magazine>(), Ok(magazine));
}

/// If the player wishes it, the magazine looks for a rare puzzle until it finds one, by seeds not tried before.
#[test]
fn looking_goes_on_until_all_are_found() {
    let mut magazine = magazine("z2.00000000.2xm3.random.none.needs-swordfish.tries-1.1x2.easy.random.none");
    let first = magazine.lots().next().unwrap();
    assert!(first.made < 2 && first.shortfall == Some(Shortfall::Missed), "{first:?}");
    let before = magazine.attempts();
    assert!(magazine.keep_looking() && !magazine.is_done());
    assert!(!magazine.keep_looking(), "nothing has ended any more");
    let mut seeds = BTreeSet::new();
    for _ in 0..20 {
        let recipe = magazine.due().unwrap();
        assert!(seeds.insert(recipe.to_string()), "{recipe}");
        magazine.take(Contribution { recipe, outcome: Outcome::Missed }, 1);
    }
    assert_eq!(magazine.attempts(), before + 21);
    let again = magazine.save().parse::<Magazine>();
    assert_eq!(again.as_ref(), Ok(&magazine));
    finish(&mut magazine, 1);
    let found: Vec<Tally> = magazine.lots().collect();
    assert_eq!((found[0].made, found[0].shortfall, found[1].made), (2, None, 1));
    // A complete magazine has nothing to resume.
    assert!(format!("{}~ 0\n", magazine.save()).parse::<Magazine>().is_err());
    // The line of the layout does not belong to the puzzles.
    let (batch, lines) = magazine.save().split_once('\n').map(|(a, b)| (a.to_owned(), b.to_owned())).unwrap();
    let style = Layout::default().line("My | Sunday\n");
    let styled = format!("{batch}\n{style}{lines}");
    assert_eq!(styled.parse::<Magazine>(), Ok(magazine));
    let (_, rest) = Batch::of_magazine(&styled).unwrap();
    assert_eq!(Layout::of_lines(rest), Some((Layout::default(), "My | Sunday", &lines[..])));
    assert_eq!(Layout::of_lines(&lines), None);
}

#[test]
fn only_what_is_due_is_taken() {
    let mut magazine = Magazine::new(batch("z2.K7Q2M9X4.2x3.easy.random.none.1x3.medium.random.none"));
    let due = magazine.due().unwrap();
    let other: Recipe = "2.3.easy.random.none.K7Q2M9X4".parse().unwrap();
    assert_eq!(magazine.take(made(other), 1), Taken::Late);
    let wrong =
        Contribution { recipe: due.clone(), ..made("2.3.medium.random.none.K7Q2M9X4".parse().unwrap()) };
    assert_eq!(magazine.take(wrong, 1), Taken::Missed, "it is of another level");
    assert_ne!(magazine.due(), Some(due.clone()), "the next attempt has chance of its own");
    assert_eq!(magazine.take(made(due), 1), Taken::Late);
    let recipe = magazine.due().unwrap();
    let first = made(recipe.clone());
    assert_eq!(magazine.take(first.clone(), 1), Taken::Kept);
    let again = Contribution { recipe: magazine.due().unwrap(), ..first };
    assert_eq!(magazine.take(again, 1), Taken::Alike);
    let recipe = magazine.due().unwrap();
    assert_eq!(magazine.take(Contribution { recipe, outcome: Outcome::Impossible }, 1), Taken::Missed);
    let first_lot = magazine.lots().next().unwrap();
    assert_eq!((first_lot.made, first_lot.alike, first_lot.missed), (1, 1, 1));
    assert_eq!(first_lot.shortfall, Some(Shortfall::Impossible));
    assert!(matches!(magazine.due(), Some(Recipe::Spec(spec)) if spec.level == Level::Medium));
    assert_eq!(magazine.save().parse::<Magazine>(), Ok(magazine));
}

#[test]
fn what_is_left_is_reckoned_from_what_was() {
    let mut magazine =
        Magazine::new(batch("z2.K7Q2M9X4.4x3.easy.random.none.3x3.easy.random.full.2x2.easy.random.none"));
    let usual = magazine.millis_left();
    assert!(usual > 0);
    for (attempt, left) in [(50, 300 + 4), (150, 2 * 100 + 3 * 100 + 4)] {
        let recipe = magazine.due().unwrap();
        magazine.take(made(recipe), attempt);
        assert_eq!(magazine.millis_left(), left);
    }
    finish(&mut magazine, 10);
    assert_eq!((magazine.millis_left(), magazine.tally().millis), (0, 50 + 150 + 70));
}

#[test]
fn a_sheet_is_written_as_text() {
    let sheet =
        magazine("z2.K7Q2M9X4.2x3.easy.random.none.1x2.easy.random.none.1x4.easy.random.none").numbered();
    let lines = sdm(&sheet);
    let widths: Vec<usize> = lines.lines().map(str::len).collect();
    assert_eq!(widths, [81, 81, 16, 256]);
    for (line, one) in lines.lines().zip(&sheet) {
        assert_eq!(&notation::read(line).unwrap().grid, one.puzzle.clues());
    }
    let text = text(&sheet, &[], Locale::ENGLISH);
    let paragraphs: Vec<&str> = text.split_terminator("\n\n").collect();
    assert_eq!(paragraphs.len(), 4);
    for (paragraph, one) in paragraphs.iter().zip(&sheet) {
        let [title, rated, recipe, clues, solution] = paragraph.lines().collect::<Vec<_>>()[..] else {
            panic!("{paragraph}")
        };
        assert!(title.starts_with(&format!("{}. ", one.number)) && title.ends_with("Easy"), "{title}");
        assert!(rated.starts_with("Rating 1."), "{rated}");
        assert_eq!(recipe.parse(), Ok(one.recipe.clone()));
        assert_eq!(
            (clues, solution),
            (&*one.puzzle.clues().to_string(), &*one.puzzle.solution().to_string())
        );
    }
}

/// The editor's order, names and choice: each change by its effect on the printed puzzles, `lot.place` each.
#[test]
fn an_arrangement_orders_names_and_leaves_out() {
    let made = magazine("z2.K7Q2M9X4.3x2.easy.random.none.4x3.easy.random.none.2x3.medium.random.none");
    let hardness = made.hardness();
    assert_eq!(hardness.iter().map(Vec::len).collect::<Vec<_>>(), [3, 4, 2]);
    let mut arrangement = Arrangement::default();
    let mut check = |change: &dyn Fn(&mut Arrangement), expected: &str| {
        change(&mut arrangement);
        let print = arrangement.in_print(&hardness, false);
        let said: Vec<String> = print.iter().map(|(lot, place)| format!("{lot}.{place}")).collect();
        assert_eq!(said.join(" "), expected, "{arrangement:?}");
        // Its text is the same arrangement, alone and in a magazine, whose puzzles follow it.
        assert_eq!(
            Arrangement::of_lines(&arrangement.lines()).map(|one| one.lines()),
            Some(arrangement.lines())
        );
        let mut arranged = made.clone();
        assert!(arranged.arrange(arrangement.clone()));
        let saved = arranged.save();
        let again: Magazine = saved.parse().unwrap_or_else(|error| panic!("{error}\n{saved}"));
        assert_eq!(again.save(), saved);
        let (_, lines) = saved.split_once('\n').unwrap();
        assert_eq!(Arrangement::split(lines).0, arrangement.lines());
        let sheet = again.numbered();
        assert_eq!(sheet.len(), print.len());
        let usual = made.numbered();
        let before = |lot: usize| hardness[..lot].iter().map(Vec::len).sum::<usize>();
        for (at, (one, (lot, place))) in sheet.iter().zip(print).enumerate() {
            let same = &usual[before(lot) + usize::from(place)];
            assert_eq!((&one.recipe, &one.puzzle, usize::from(one.lot)), (&same.recipe, &same.puzzle, lot));
            assert_eq!(usize::from(one.number), at + 1);
        }
    };
    let usual = "0.0 0.1 0.2 1.0 1.1 1.2 1.3 2.0 2.1";
    check(&|_| {}, usual);
    check(&|it| it.move_puzzle(1, 3, 0, 4), "0.0 0.1 0.2 1.3 1.0 1.1 1.2 2.0 2.1");
    check(&|it| it.take_puzzle_out(1, 0), "0.0 0.1 0.2 1.3 1.1 1.2 2.0 2.1");
    check(&|it| it.move_puzzle(1, 2, 1, 4), "0.0 0.1 0.2 1.3 1.2 1.1 2.0 2.1");
    check(&|it| it.move_lot(2, 0, 3), "2.0 2.1 0.0 0.1 0.2 1.3 1.2 1.1");
    check(&|it| it.name(0, " Warm | up\n"), "2.0 2.1 0.0 0.1 0.2 1.3 1.2 1.1");
    check(&|it| it.take_out(0), "2.0 2.1 1.3 1.2 1.1");
    check(&|it| it.move_lot(1, 0, 3), "1.3 1.2 1.1 2.0 2.1");
    check(&|it| it.move_lot(1, 9, 3), "2.0 2.1 1.3 1.2 1.1");
    check(&|it| it.set_most(2, Some(6)), "2.0 2.1 1.3 1.2 1.1");
    check(&|it| it.set_most(1, Some(7)), "2.0 2.1 1.3 1.2 1.1");
    check(&|it| it.put_back(), "2.0 2.1 0.0 0.1 0.2 1.3 1.0 1.2 1.1");
    // Moving something to where it was leaves no trace.
    check(&|it| it.move_puzzle(1, 3, 3, 4), "2.0 2.1 0.0 0.1 0.2 1.0 1.2 1.1 1.3");
    check(&|it| it.move_puzzle(1, 2, 2, 4), "2.0 2.1 0.0 0.1 0.2 1.0 1.1 1.2 1.3");
    check(&|it| it.move_lot(2, 2, 3), usual);
    assert_eq!(arrangement.lines(), "@ 0 | Warm | up\n@ 1 | \n@ 2 most-6 | \n");
    assert!(!arrangement.is_chosen() && !arrangement.is_plain());
    let mut named = made.clone();
    assert!(named.arrange(arrangement.clone()));
    let looks = named.looks();
    assert_eq!((&*looks[0].name, looks[2].most, &*looks[1].name), ("Warm | up", Some(6), ""));
    assert!(text(&named.numbered(), &looks, Locale::ENGLISH).starts_with("1. 4×4, Easy: Warm | up\n"));
    arrangement.name(0, "");
    arrangement.set_most(2, None);
    assert_eq!((arrangement.is_plain(), arrangement.lines()), (true, String::new()));
    // A new lot follows; another magazine's arrangement is refused.
    arrangement.move_lot(1, 0, 3);
    assert_eq!(
        arrangement.lots(4).iter().map(sudoku_core::magazine::ArrangedLot::lot).collect::<Vec<_>>(),
        [1, 0, 2, 3]
    );
    arrangement.take_out(3);
    assert!(!named.arrange(arrangement));
}

#[test]
fn damaged_arrangements_are_no_magazines() {
    let batch = "magazine 1 z2.K7Q2M9X4.1x2.easy.random.none.1x3.easy.random.none\n";
    let check = |line: &str, reads: bool| {
        let read = format!("{batch}{line}\n").parse::<Magazine>();
        assert_eq!(read.is_ok(), reads, "{line}: {read:?}");
        assert_eq!(Arrangement::of_lines(line).is_some(), reads || line.starts_with("@ 2"), "{line}");
    };
    check("@ 1 out most-4 order-2-0-1 gone-0 | Name", true);
    check("@ 1 | ", true);
    check("@ 1 |", false);
    check("@ 2 | ", false);
    check("@ x | ", false);
    check("@ 1 most-3 | ", false);
    check("@ 1 order-0-0 | ", false);
    check("@ 1 gone- | ", false);
    check("@ 1 more | ", false);
    check(&format!("@ 1 | {}", "x".repeat(61)), false);
    check("@ 1 | a\n@ 1 | b", false);
}

/// A lot that is taken out before it is complete leaves the making to those after it, and can be resumed.
#[test]
fn a_lot_taken_out_is_made_no_further() {
    let mut magazine = Magazine::new(batch("z2.K7Q2M9X4.3x3.easy.random.none.2x2.easy.random.none"));
    let recipe = magazine.due().unwrap();
    magazine.take(made(recipe), 1);
    let resumed = magazine.due();
    assert!(magazine.skip(0, true) && !magazine.skip(0, true) && !magazine.skip(2, true));
    assert_eq!(magazine.due().map(|recipe| recipe.shape().clone()).as_ref(), Some(Shape::S4));
    finish(&mut magazine, 1);
    assert_eq!(magazine.numbered().len(), 3);
    assert!(magazine.skip(0, false) && !magazine.is_done());
    assert_eq!(magazine.due(), resumed);
    finish(&mut magazine, 1);
    let saved = magazine.save();
    assert!(saved.contains("\nx 0 0\n") && saved.contains("\no 0 0\n"), "{saved}");
    assert_eq!(saved.parse::<Magazine>(), Ok(magazine.clone()));
    // In print the lot is together again.
    let lots: Vec<u8> = magazine.numbered().iter().map(|one| one.lot).collect();
    assert_eq!(lots, [0, 0, 0, 1, 1]);
}
