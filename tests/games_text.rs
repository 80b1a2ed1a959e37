//! The words of games, times and the finish, without a browser.
#![cfg(not(target_family = "wasm"))]

mod words;

use std::collections::BTreeSet;
use stepdoku_page::app::text::{later, text};
use sudoku_core::{CellSet, Shape, Technique, generate::daily::Date, level::Level, notation::Listed};
use sudoku_play::{
    features::{
        games::Card,
        times::{FinishView, Pride, Standing},
    },
    game::{
        Game,
        aids::{Aid, Aids, cause},
    },
    saved::book::{Book, Streak},
    ui::{Costly, Figure, Notice},
    view::Answer,
};
use words::{check_sentences, check_words};

/// The first puzzle with this many digits placed, as a card.
fn card(placed: usize) -> Card {
    let mut game: Game = Game::first();
    let solution = game.solution().expect("a proven puzzle").clone();
    let open: Vec<_> = game.clues().iter().filter(|(_, digit)| digit.is_none()).collect();
    for (cell, _) in open.into_iter().take(placed) {
        let cells: CellSet = [cell].into_iter().collect();
        let turn = game.placing(&cells, solution.get(cell).expect("full"), false).expect("a turn");
        assert!(game.play(turn));
    }
    Card::of(1, &game, 0, 0)
}

#[test]
fn how_far_a_game_is() {
    let words = &later().games;
    let check = |placed: usize, expected: &str| assert_eq!(words.progress(&card(placed)), expected);
    check(0, "Nothing entered yet");
    check(1, "1 of 40 placed");
    check(39, "39 of 40 placed");
    check(40, "Solved");
    let here = |placed: usize| Card { here: true, ..card(placed) };
    let open = |card: Card| words.open(&card);
    assert_eq!([open(card(3)), open(here(3)), open(card(40))], ["Continue", "Return to", "View"]);
}

#[test]
fn how_long_ago() {
    let check = |seconds: u64, expected: &str| {
        assert_eq!(later().games.ago(seconds * 1000), expected, "{seconds}");
    };
    let (minute, hour, day) = (60, 3600, 24 * 3600);
    check(0, "just now");
    check(2 * minute - 1, "just now");
    check(2 * minute, "2 minutes ago");
    check(hour - 1, "59 minutes ago");
    check(hour, "1 hour ago");
    check(36 * hour - 1, "35 hours ago");
    check(36 * hour, "1 day ago");
    check(60 * day - 1, "59 days ago");
    check(60 * day, "2 months ago");
    check(729 * day, "24 months ago");
    check(730 * day, "2 years ago");
}

#[test]
fn numbers_agree_with_their_nouns() {
    let (words, times) = (&later().games, &later().times);
    for number in [0, 1, 2, 30] {
        check_words(&words.kept(number), &[]);
        let number = number as usize;
        let figure = number.to_string();
        check_words(&words.solved(number), &[&figure]);
        check_words(&words.away(number), &[&figure]);
        check_words(&times.finished(number), &[&figure]);
        check_sentences(&words.unreadable(number), &[&figure]);
        check_sentences(&times.played(number, number), &[&figure]);
        if number > 0 {
            check_words(&words.read_so_far(number), &[&figure]);
            let charted = vec!["01:00".to_owned(); number];
            check_sentences(&times.chart(&charted), &["01:00"]);
            check_words(&times.charted(number), &[]);
        }
    }
    assert_eq!(words.kept(1), "Kept for 1 day more");
    check_words(&words.read_so_far(0), &[]);
}

#[test]
fn answers_and_standings_differ() {
    let answers = [
        Answer::Return,
        Answer::Undo,
        Answer::KeepNotes,
        Answer::Redo,
        Answer::BackToRight,
        Answer::Export,
        Answer::Stop,
        Answer::PlayArrived,
        Answer::CountFromZero,
        Answer::EmptyZeros,
        Answer::NextPuzzle,
    ];
    let said: BTreeSet<&str> = answers.into_iter().map(|answer| text().answers.said(answer)).collect();
    assert_eq!(said.len(), answers.len());
    for said in said {
        check_words(said, &[]);
    }
    let standing = |standing| later().times.standing(standing);
    let helped = || Aid::ALL.into_iter().filter(|&aid| cause(Aids::only(aid)).is_some());
    let causes = helped().map(|aid| standing(Standing::Helped(Some(aid))));
    let said: BTreeSet<&str> = causes.chain([standing(Standing::Helped(None))]).collect();
    assert_eq!(said.len(), helped().count() + 1, "each cause is named");
    for said in said.into_iter().chain([standing(Standing::Again)]) {
        check_sentences(said, &["Not counted"]);
    }
    let (ends, go_on) = (text().notices.ends_counting(), later().times.go_on());
    check_sentences(ends, &["time won't count"]);
    check_words(go_on, &[]);
    for help in [Costly::Solver, Costly::Singles, Costly::Path, Costly::Figure(Figure::Er)] {
        assert_eq!(text().notices.said(&Notice::EndsCounting(help)), ends, "it is one sentence everywhere");
        assert_eq!(text().answers.said(Answer::GoOn(help)), go_on);
    }
    let silent = [Standing::First, Standing::Best, Standing::Untimed, Standing::Behind];
    assert!(silent.into_iter().all(|silent| standing(silent).is_empty()));
    let prides = [Pride::Best, Pride::First, Pride::Week, Pride::Unaided, Pride::Unhinted, Pride::Streak(7)];
    let finish = finished(None, Some(Level::Easy), Standing::First, &[]);
    let proud = |pride, finish: &FinishView| later().times.proud(pride, finish);
    let said: BTreeSet<String> = prides.iter().map(|&pride| proud(pride, &finish)).collect();
    assert_eq!(said.len(), prides.len());
    for said in said {
        check_words(&said, &[]);
    }
    // The plain fact names the kind of puzzle.
    let other = FinishView { shape: Shape::S16.clone(), ..finish.clone() };
    let unknown = FinishView { level: None, ..finish.clone() };
    let kinds = [finish.clone(), other, unknown].map(|finish| proud(Pride::Best, &finish));
    assert_eq!(kinds, ["Your fastest Easy", "Your fastest 16×16 Easy", "Your fastest 9×9"]);
    assert_eq!(proud(Pride::First, &finish), "Your first Easy");
    // Other sentences use the label of the button that makes a file.
    assert_eq!(text().answers.said(Answer::Export), later().games.save());
}

/// A finish at 9×9.
fn finished(day: Option<Date>, level: Option<Level>, standing: Standing, aids: &[Aid]) -> FinishView {
    FinishView {
        shape: Shape::S9.clone(),
        level,
        day,
        pride: None,
        hardest: None,
        aids: aids.iter().copied().collect(),
        played: 751_400,
        standing,
        times: Book::default().times(Shape::S9, level),
        streak: Streak::default(),
        placed: 50,
        moves: 60,
        just_ended: true,
        celebrate: true,
    }
}

/// The line to copy has the day, the kind, the time and the amount of help, and no digit of the puzzle.
#[test]
fn a_result_is_one_line_in_words() {
    let view = finished;
    let check = |view: FinishView, expected: &str| assert_eq!(later().times.result_line(&view), expected);
    let day = Some(Date { year: 2026, month: 11, day: 24 });
    let (hard, first) = (Some(Level::Hard), Standing::First);
    check(view(day, hard, first, &[]), "Stepdoku 24 Nov, 9×9 Hard, 12:31, no help");
    check(view(day, hard, first, &[Aid::Candidates]), "Stepdoku 24 Nov, 9×9 Hard, 12:31, no hints");
    check(view(day, hard, first, &[Aid::HintPlace]), "Stepdoku 24 Nov, 9×9 Hard, 12:31, with help");
    check(view(None, None, first, &[]), "Stepdoku, 9×9, 12:31, no help");
    let named = FinishView { hardest: Some(Technique::XWing), ..view(day, hard, first, &[]) };
    check(named, "Stepdoku 24 Nov, 9×9 Hard, 12:31, no help, hardest step X-Wing");
    check(view(day, hard, Standing::Untimed, &[]), "Stepdoku 24 Nov, 9×9 Hard, no help");
}

#[test]
fn how_it_was_solved_is_a_sentence() {
    let check = |aids: &[Aid], expected: &str| {
        let aids: Aids = aids.iter().copied().collect();
        assert_eq!(later().times.solved_by(aids), expected);
    };
    check(&[], "Solved by yourself.");
    check(&[Aid::Check], "Solved with a check.");
    check(&[Aid::Check, Aid::Candidates], "Solved with candidates shown and a check.");
    check_sentences(&later().times.solved_by(Aid::ALL.into_iter().collect()), &[]);
}

#[test]
fn fixed_words() {
    let (words, times) = (&later().games, &later().times);
    let fixed = [words.new(), words.new_help(), words.here(), words.sizes(), words.all_sizes(), words.drop()];
    let more = [words.file(), words.save(), words.load(), words.print()];
    let actions = [words.restart(), words.duplicate(), words.delete(), words.restore()];
    let more_of_finish = [times.solving(), times.details(), times.moments(), times.day_streak()];
    let result = [times.title(), times.next(), times.review()].into_iter().chain(more_of_finish);
    fixed
        .iter()
        .chain(&more)
        .chain(&result.collect::<Vec<_>>())
        .chain(&actions)
        .for_each(|word| check_words(word, &[]));
    let sentences =
        [words.untouched(), words.none_open(), words.none_here(), words.file_help(), times.explained()];
    for sentence in sentences.into_iter().chain([times.none(), times.off(), times.only_helped()]) {
        check_sentences(sentence, &[]);
    }
    assert_eq!(actions.iter().collect::<BTreeSet<_>>().len(), actions.len());
    check_words(&words.action(actions[0], "9×9 · Easy"), &["Restart", "9×9 · Easy"]);
}

#[test]
fn the_list_of_puzzles_has_words() {
    let words = &later().texts;
    check_sentences(words.empty(), &[]);
    for word in [words.reading(), words.which(), words.number(), words.page_before(), words.next_page()] {
        check_words(word, &[]);
    }
    assert_eq!(words.open(10_000), "Puzzle list (10000)");
    assert_eq!(words.shown(49, 96, 10_000), "49–96 of 10000");
    let grid = |line: &str| sudoku_core::notation::read_plain(line).ok().map(|reading| reading.grid);
    let listed = |line: &str, name: &str| Listed { name: name.into(), grid: grid(line) };
    let nine = format!("12{}", ".".repeat(79));
    for (listed, spoken) in [
        (listed(&nine, "Easter Monster"), "Puzzle 7, Easter Monster: 2 givens"),
        (listed("1...............", ""), "Puzzle 7: 4×4, 1 given"),
        (listed("", "x"), "Puzzle 7, x: Can't be read"),
    ] {
        assert_eq!(words.in_full(7, &listed), spoken);
    }
}
