//! What the crate promises to those who build on it: seeds, names, and steps that are true.

use std::ops::ControlFlow::Continue;
use stepdoku::{Candidate, Format, Ladder, Language, Position, Puzzle, Recipe, Technique, Wish};

/// A recipe, and the puzzle that it made in version 0.1.0. These lines may be added to, and never changed.
const KEPT: [(&str, &str); 8] = [
    ("2.2.easy.random.none.00000001", "3.4..413.3.4.2.."),
    (
        "2.3.medium.random.half-turn.K7Q2M9X4",
        "27.5.68...3........45.79.129....1.4..2.....7..8.7....159.62.18........2...24.8.97",
    ),
    (
        "2.3.hard.permutation.diagonal.00000007",
        "4.........6.1..58...34...6..54..7..6.....47.8...63.4...4..78....16....75...21..4.",
    ),
    (
        "2.3x.easy.random.none.00000001",
        "x:..8.71...76.9...1........8.......1.3...14.8...263.59...1589.2.7..725.6..9..6..5..",
    ),
    (
        "2.3j.easy.random.none.00000001",
        "j111111222113333222133443222553344666544444676555558776995988776999998776988888776:.9...1.2...6.1.9.5.......8..3.9.6...8.2.5..4.16...93.8..9.3...4...36..57....25893",
    ),
    (
        "2.3c.hard.random.none.00000001",
        "c19Aabc25AdBdCdDd15Aefg5Ahi10BaCa23BbcCbcDb13BefCe14BghCh12BiCiDi9Cfg16DaEab12DcEcd17DeEef16Dfgh20EghFh9EiFi10Fab6Fcd16FeGef10Ffg25GabHabIa20GcHcIbc11GdHd5Ggh20GiHiIi19Hefg10HhIh8Ide10Ifg:.................................................................................",
    ),
    (
        "d2.3.easy.2026-11-21",
        "6.....47..5..91.8.978..4.513.541..26...3.8...18..527.386.2..537.3.58..1..49.....8",
    ),
    (
        "m2.3.random.none.minimal.needs-x-wing.tries-900.00000001",
        "3..7...4.......8.91.5..........1..25.862.31.7..1..6....6.4.......7...4....9..7..6",
    ),
];

fn made(recipe: &Recipe) -> Puzzle {
    recipe.make(&mut |_| Continue(())).unwrap_or_else(|error| panic!("{recipe}: {error}"))
}

#[test]
fn a_recipe_gives_the_same_puzzle_for_ever() {
    let now = KEPT.map(|(text, _)| (text, made(&text.parse().unwrap()).board().to_string()));
    assert_eq!(now, KEPT.map(|(text, kept)| (text, kept.to_owned())));
}

#[test]
fn a_wish_has_a_recipe_whose_text_says_it_all() {
    let needs: Technique = "x-wing".parse().unwrap();
    let wishes = [
        Wish { level: "hard".parse().ok(), seed: 5, ..Wish::default() },
        Wish { needs: Some(needs), minimal: true, seed: 1, ..Wish::default() },
        Wish { se: Some((2.0, 4.0)), seed: 2, ..Wish::default() },
        Wish { side: 6, clues: Some(14), symmetry: "half-turn".into(), seed: 3, ..Wish::default() },
        Wish { side: 6, variant: Some("killer".into()), level: "hard".parse().ok(), ..Wish::default() },
        Wish { side: 4, pattern: true, ..Wish::default() },
    ];
    for wish in wishes {
        let recipe = Recipe::try_from(wish.clone()).unwrap_or_else(|error| panic!("{wish:?}: {error}"));
        assert_eq!(recipe.to_string().parse(), Ok(recipe.clone()), "{wish:?}");
        let puzzle = made(&recipe);
        assert_eq!(puzzle.board().side(), wish.side);
        if let Some(level) = wish.level {
            assert_eq!(puzzle.level(&mut |_| Continue(())), Ok(level), "{wish:?}");
        }
        if let Some(clues) = wish.clues {
            assert_eq!(puzzle.board().digits().iter().flatten().count(), clues, "{wish:?}");
        }
        if let Some((least, most)) = wish.se {
            let rating = puzzle.se(&mut |_| Continue(())).unwrap().hardest;
            assert!((least..=most).contains(&rating), "{wish:?}: {rating}");
        }
        if let Some(technique) = wish.needs {
            let mut position = Position::of(&puzzle);
            let walk = position.walk(&Ladder::default(), &mut |_| Continue(())).unwrap();
            assert!(walk.iter().any(|step| step.technique() == technique), "{wish:?}");
        }
    }
}

#[test]
fn no_wish_that_cannot_be_met_is_taken() {
    let killer = Some("killer".to_owned());
    let wishes = [
        Wish { side: 7, ..Wish::default() },
        Wish { side: 0, ..Wish::default() },
        Wish { side: 4, level: "extreme".parse().ok(), ..Wish::default() },
        Wish { side: 25, variant: killer.clone(), ..Wish::default() },
        Wish { variant: Some("slow-thermometer".into()), ..Wish::default() },
        Wish { symmetry: "none at all".into(), ..Wish::default() },
        Wish { variant: killer.clone(), symmetry: "diagonal".into(), ..Wish::default() },
        Wish { variant: killer, pattern: true, ..Wish::default() },
        Wish { clues: Some(81), ..Wish::default() },
        Wish { se: Some((9.0, 1.0)), ..Wish::default() },
        Wish { se: Some((f64::NAN, f64::INFINITY)), ..Wish::default() },
    ];
    for wish in wishes {
        let refused = Recipe::try_from(wish.clone()).expect_err(&format!("{wish:?}"));
        assert!(refused.to_string().len() > 8, "{wish:?}: {refused}");
    }
}

#[test]
fn names_lead_back_to_what_they_name() {
    for technique in Technique::all() {
        assert_eq!(technique.to_string().parse(), Ok(technique));
        assert!(!technique.name(Language::English).is_empty());
    }
    for format in Format::all() {
        assert_eq!(format.to_string().parse(), Ok(format));
    }
    let names: std::collections::BTreeSet<String> = Format::all().map(|format| format.to_string()).collect();
    assert_eq!(names.len(), Format::all().count(), "each format has its own name");
}

#[test]
fn every_step_is_true_of_the_solution() {
    let recipes =
        ["2.2.easy", "2.6.hard", "2.3.extreme", "2.3x.hard", "2.3j.hard", "2.3c.hard", "2.4.medium"];
    for (start, seed) in recipes.iter().flat_map(|start| [(start, 1), (start, 2)]) {
        let puzzle = made(&format!("{start}.random.none.{seed:08}").parse().unwrap());
        let (solution, side) = (puzzle.solution().digits(), puzzle.board().side());
        let right = |one: &Candidate| {
            let place = (usize::from(one.cell.row) - 1) * side + usize::from(one.cell.column) - 1;
            solution[place] == Some(one.digit)
        };
        let mut position = Position::of(&puzzle);
        for step in position.walk(&Ladder::default(), &mut |_| Continue(())).unwrap() {
            let explanation = step.explain(Language::English);
            let about = || format!("{start} {seed}: {}", explanation.text);
            assert!(step.placed().iter().all(right), "{}", about());
            assert!(!step.eliminated().iter().any(right), "{}", about());
            assert!(step.placed().is_some() || !step.eliminated().is_empty(), "{}", about());
            let spans: String = explanation.spans.iter().map(|span| &*span.text).collect();
            assert_eq!(spans, explanation.text);
            assert!(explanation.spans.last().is_some_and(|span| span.conclusion), "{}", about());
            let cells = explanation.marks.iter().flat_map(|mark| &mark.cells);
            let cells = cells.chain(explanation.spans.iter().flat_map(|span| &span.cells));
            for cell in cells {
                assert!((1..=side).contains(&cell.row.into()) && (1..=side).contains(&cell.column.into()));
            }
        }
    }
}

#[test]
fn words_before_a_colon_are_rules() {
    const NINE: &str = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    let check = |start: &str, is_read: bool| {
        let board = format!("{start}{NINE}").parse::<stepdoku::Board>();
        assert_eq!(board.is_ok(), is_read, "{}: {board:?}", start.get(..40).unwrap_or(start));
    };
    for start in ["", "x:", "12:", "Sunday: ", "https://example.org/?p="] {
        check(start, true);
    }
    let many = "a:".repeat(20_000);
    check(&many, false);
    for start in ["thermo:", "x+thermo:", "q:", "thermo:thermo:", "q:x:", "x:q:", "x:x:", "Sunday: thermo:"] {
        check(start, false);
    }
}

#[test]
fn the_quick_reader_reads_what_the_others_read() {
    let puzzle = made(&"2.3.medium.random.half-turn.K7Q2M9X4".parse().unwrap()).board().to_string();
    for (line, other) in
        [(puzzle.clone(), '.'), (puzzle.replace('.', "0"), '0'), (format!(" {puzzle}\n"), '.')]
    {
        // With a remark behind it, every reader has its turn.
        let slow: stepdoku::Board = format!("{} a remark", line.trim()).parse().unwrap();
        let quick: stepdoku::Board = line.parse().unwrap();
        assert_eq!(quick.to_string(), slow.to_string(), "{other}");
        assert!(quick.assumptions().is_empty());
    }
}

#[test]
fn a_list_is_read_line_by_line() {
    const FOUR: &str = "3..2..1..2..1..4";
    let check = |text: &str, expected: &[bool]| {
        let boards = stepdoku::Board::read_all(text).unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(boards.iter().map(Result::is_ok).collect::<Vec<_>>(), expected, "{text}");
    };
    check(FOUR, &[true]);
    check(&format!("{FOUR}\n"), &[true]);
    check(&format!("{FOUR}\n\n# {FOUR}\n{FOUR} remark\n"), &[true, true]);
    check(&format!("{FOUR}\nthermo:{FOUR}\n{FOUR}"), &[true, false, true]);
    check(&format!("3..2\n{FOUR}\n{FOUR}"), &[false, true, true]);
    check("12|..\n..|..\n--+--\n..|.3\n4.|..\n", &[true]);
    let rows = format!("{}\n", ".".repeat(16)).repeat(16);
    check(&rows, &[true]);
    assert!(stepdoku::Board::read_all("hello").is_err());
    assert!(stepdoku::Board::read_all(&"1\n".repeat(5_000_000)).is_err());
}

#[test]
fn a_step_of_another_puzzle_is_not_taken() {
    let [one, other] = [1, 2].map(|seed| made(&format!("2.3.easy.random.none.{seed:08}").parse().unwrap()));
    let mut position = Position::of(&one);
    let steps = Position::of(&other).walk(&Ladder::default(), &mut stepdoku::unwatched).unwrap();
    let taken = steps.iter().filter(|step| position.apply(step)).count();
    assert!(taken < steps.len());
    position.walk(&Ladder::default(), &mut stepdoku::unwatched).unwrap();
    assert_eq!(position.board(), *one.solution());
}

#[test]
fn everything_may_go_to_another_thread() {
    fn check<T: Send + Sync + 'static>() {}
    check::<Puzzle>();
    check::<Position>();
    check::<stepdoku::Step>();
    check::<stepdoku::Explanation>();
    check::<Ladder>();
    check::<Recipe>();
    check::<stepdoku::Error>();
}
