//! Stepping through the solver: passes, steps, the list, the run, the search, and the solution.

use std::collections::BTreeSet;
use stepdoku_e2e::puzzles::{ARTICLE, GIANT, HARD, LARGE, MEDIUM, SMALL};
use stepdoku_e2e::{Options, Page, candidates, cell, game, journey, solution};

const START: &str = "[aria-label='From the start']";
const BACK_PASS: &str = "[aria-label='Back one pass']";
const BACK_STEP: &str = "[aria-label='Back one step']";
const NEXT_STEP: &str = "[aria-label='Next step']";
const NEXT_PASS: &str = "[aria-label='Next pass']";
const END: &str = "[aria-label='To the end']";
const RUN: &str = ".run > .button";
const UNDO: &str = "[role=toolbar] .tool:nth-child(1)";

/// Turns to the solver.
fn solve(page: &Page) {
    page.click("#tab-step");
    page.wait_for("#panel-step .transport, #panel-step .notice-card");
}

/// A journey that begins with the solver on a puzzle.
fn solving(options: Options, puzzle: &str, walk: impl FnOnce(&Page)) {
    game(options, puzzle, |page| {
        solve(page);
        walk(page);
    });
}

/// Whether a button of the stepper says that it can do nothing now.
fn is_off(page: &Page, css: &str) -> bool {
    page.attr(css, "aria-disabled").as_deref() == Some("true")
}

/// The pass that is shown: its name and, if it is one step, which of how many.
fn moment(page: &Page) -> (String, String) {
    let text = |css: &str| if page.count(css) == 1 { page.text(css) } else { String::new() };
    (text(".step-where b"), text(".step-of"))
}

/// The number after the last space but one, as in `Step 3 of 7`.
fn numbers(text: &str) -> Vec<usize> {
    text.split(|letter: char| !letter.is_ascii_digit()).filter_map(|word| word.parse().ok()).collect()
}

/// A pass in the list: its number or a dash, its kind, and how many digits it placed.
fn passes(page: &Page) -> Vec<(String, String, usize)> {
    let texts = ["number", "kind", "count"].map(|part| page.texts(&format!(".passes .pass-{part}")));
    let [numbers_, kinds, counts] = texts;
    let count = |text: &String| numbers(text).first().copied().unwrap_or(0);
    numbers_.into_iter().zip(kinds).zip(counts.iter().map(count)).map(|((a, b), c)| (a, b, c)).collect()
}

/// The cell of a step in the list, which is named as `r1c5 9`, and its digit.
fn placed(page: &Page) -> (usize, char) {
    let text = page.text(".step[aria-current=step]");
    let [row, column, ..] = numbers(&text)[..] else { panic!("`{text}` names no cell") };
    let side = page.count(".board [role=row]");
    ((row - 1) * side + column - 1, text.chars().last().expect("a digit"))
}

#[test]
fn the_article_takes_21_passes_by_real_clicks() {
    journey(Options::desktop(), "", |page| {
        // Pasted as the article's reader would.
        page.click(".bar-actions button:nth-child(1)");
        page.click("dialog[open] .tab:nth-child(2)");
        page.click("dialog[open] textarea");
        page.insert_text(ARTICLE);
        page.click("dialog[open] .dialog-foot .primary");
        page.wait_givens(ARTICLE);
        page.wait_gone("dialog[open]");
        solve(page);

        let mut numbered = 0;
        let mut empty = 0;
        while page.count(".notice-card") == 0 {
            assert!(numbered <= 21, "there is no end");
            page.click(NEXT_PASS);
            let (name, found) = moment(page);
            match name.as_str() {
                "" => break,
                "Looked" => {
                    empty += 1;
                    assert_eq!(found, "Nothing found");
                    assert!(
                        page.text(".sentence").starts_with("Nothing found"),
                        "{}",
                        page.text(".sentence")
                    );
                    assert!(page.shapes().is_empty(), "an empty pass draws nothing");
                }
                _ => {
                    numbered += 1;
                    assert_eq!(name, format!("Pass {numbered}"));
                    assert_eq!(found, "The whole pass");
                    let count = passes(page).last().map_or(0, |(_, _, count)| *count);
                    let shown = page.shapes().iter().filter(|shape| *shape == "text.place-digit").count();
                    assert_eq!(shown, count, "the digits of {name} on the board");
                }
            }
        }
        page.wait_text(".notice-card", "Solved in 21 passes");
        page.wait_text(".notice-card", "57 digits placed, and nothing was guessed");
        page.wait_announced("Solved");
        assert_eq!((numbered, empty), (21, 1));

        let list = passes(page);
        let found: Vec<_> = list.iter().filter(|(_, _, count)| *count > 0).collect();
        let names: Vec<String> = found.iter().map(|(number, ..)| number.clone()).collect();
        assert_eq!(names, (1..=21).map(|number| number.to_string()).collect::<Vec<_>>());
        assert_eq!(found.iter().map(|(_, _, count)| count).sum::<usize>(), 57);
        assert_eq!(found[20], &("21".to_owned(), "Hidden singles".to_owned(), 2));
        assert_eq!(list[0], ("–".to_owned(), "Singles".to_owned(), 0), "the first look finds nothing");
        for (index, (_, kind, _)) in list.iter().enumerate() {
            assert_eq!(kind, ["Singles", "Hidden singles"][index % 2], "pass {index}: the kinds take turns");
        }
        assert_eq!(page.board(), solution(ARTICLE));
        assert!(is_off(page, NEXT_PASS) && is_off(page, NEXT_STEP) && is_off(page, END));

        // Back by passes, to where it began.
        for _ in 0..=list.len() {
            page.click(BACK_PASS);
        }
        assert!(is_off(page, BACK_PASS));
        assert_eq!(page.board(), ARTICLE);
        assert!(page.shapes().is_empty());
    });
}

#[test]
fn each_of_57_steps_is_explained_and_can_be_taken_back_by_keyboard() {
    game(Options::desktop(), ARTICLE, |page| {
        // From the board to the tabs, and on to the stepper.
        page.press("Tab");
        page.wait_until("the tabs have the focus", || page.has_focus("#tab-play"));
        page.press("ArrowRight");
        page.wait_for(".transport");
        page.wait_until("the other tab has the focus", || page.has_focus("#tab-step"));
        for _ in 0..20 {
            if !page.has_focus(NEXT_STEP) {
                page.press("Tab");
            }
        }
        assert!(page.has_focus(NEXT_STEP), "the button cannot be reached");

        let solved = solution(ARTICLE);
        let mut board = ARTICLE.to_owned();
        let mut drawn = BTreeSet::new();
        let mut techniques = BTreeSet::new();
        for step in 1..=57 {
            page.press("Enter");
            let (name, which) = moment(page);
            assert!(name.starts_with("Pass ") && which.starts_with("Step "), "{step}: {name}, {which}");
            assert_eq!(page.board(), board, "{step}: the board is that of before the step");
            let (index, digit) = placed(page);
            assert_eq!(solved.chars().nth(index), Some(digit), "{step}");
            let sentence = page.text(".sentence");
            assert!(sentence.len() > 20 && sentence.ends_with('.'), "{step}: {sentence}");
            let cell_name = format!("row {}, column {}", index / 9 + 1, index % 9 + 1);
            assert!(sentence.to_lowercase().contains(&cell_name), "{step}: {sentence}");
            assert_eq!(page.announced(), sentence, "{step}: what is read is what is spoken");
            techniques.insert(page.text(".technique"));

            let shapes = page.shapes();
            let is_there = |shape: &str| shapes.iter().any(|drawn| drawn == shape);
            assert!(is_there("rect.place") && is_there("text.place-digit"), "{step}: {shapes:?}");
            assert_eq!(page.drawn(".board .marks .place-digit"), digit.to_string(), "{step}");
            let why = is_there("rect.house") || is_there("rect.cause");
            assert!(why, "{step}: nothing shows why: {shapes:?}");
            drawn.extend(shapes);
            board = format!("{}{digit}{}", &board[..index], &board[index + 1..]);
        }
        assert_eq!(board, solved);
        let all = ["g.elim", "rect.cause", "rect.house", "rect.place", "text.place-digit"];
        assert_eq!(
            drawn.iter().map(String::as_str).collect::<Vec<_>>(),
            all,
            "each meaning has its own shape"
        );
        assert!(
            techniques.contains("Hidden single") && techniques.contains("Naked single"),
            "{techniques:?}"
        );
        page.press("Enter");
        page.wait_text(".notice-card", "Solved in 21 passes");
        assert!(page.has_focus(NEXT_STEP), "the focus was thrown off at the end");

        page.press("Shift+Tab");
        assert!(page.has_focus(BACK_STEP));
        page.press("Enter");
        for step in (1..=57).rev() {
            let (index, _) = placed(page);
            board = format!("{}.{}", &board[..index], &board[index + 1..]);
            assert_eq!(page.board(), board, "back at step {step}");
            page.press("Enter");
        }
        assert_eq!(page.board(), ARTICLE);
        assert_eq!(page.text(".technique"), "From your position");
        assert!(page.shapes().is_empty() && is_off(page, BACK_STEP));
        page.press("Enter");
        assert_eq!(page.board(), ARTICLE, "before the start there is nothing");

        page.click("#tab-play");
        assert_eq!(page.board(), ARTICLE, "the player's own board was touched");
        assert!(page.count(&format!("{UNDO}:disabled")) == 1, "there is something to undo");
    });
}

#[test]
fn keys_on_the_board_step_too() {
    solving(Options::desktop(), ARTICLE, |page| {
        page.click(&cell(40));
        let check = |keys: &str, name: &str, which: &str| {
            page.press(keys);
            let (is, of) = moment(page);
            assert!(is == name && of.starts_with(which), "{keys}: {is}, {of}");
        };
        check("Enter", "Pass 1", "Step 1 of");
        check(".", "Pass 1", "Step 2 of");
        check("Space", "Pass 1", "Step 3 of");
        check(",", "Pass 1", "Step 2 of");
        check("Backspace", "Pass 1", "Step 1 of");
        check("Shift+Enter", "Pass 1", "The whole pass");
        check("Shift+Enter", "Pass 2", "The whole pass");
        check("Shift+Backspace", "Pass 1", "The whole pass");
        check("5", "Pass 1", "The whole pass");
    });
}

#[test]
fn to_the_end_and_from_the_start() {
    solving(Options::phone(), MEDIUM, |page| {
        page.tap(END);
        page.wait_text(".notice-card", "Solved in");
        assert_eq!(page.board(), solution(MEDIUM));
        let known = passes(page);
        page.tap(START);
        page.wait_board(MEDIUM);
        assert!(page.count(".notice-card") == 0 && is_off(page, START) && is_off(page, BACK_STEP));
        assert_eq!(passes(page), known, "what was found stays in the list");
        page.tap(END);
        page.wait_board(&solution(MEDIUM));
    });
}

/// Keeps a list of what is repeated, with the time between in milliseconds.
const INTERVALS: &str = "const [set, clear] = [setInterval, clearInterval];
    globalThis.intervals = new Map();
    globalThis.setInterval = (call, ms, ...rest) => {
      const id = set(call, ms, ...rest);
      globalThis.intervals.set(id, ms);
      return id;
    };
    globalThis.clearInterval = id => { globalThis.intervals.delete(id); clear(id); };";

#[test]
fn it_runs_by_itself_and_stops() {
    solving(Options::desktop().script(INTERVALS), ARTICLE, |page| {
        let ticks = || page.js("return Array.from(globalThis.intervals.values()).includes(250)", &[]) == true;
        let runs = || page.attr(RUN, "aria-pressed").as_deref() == Some("true");
        let at = || numbers(&moment(page).1).first().copied();
        page.click(".speed select option:nth-child(3)");
        page.click(RUN);
        assert!(runs() && page.text(RUN) == "Stop");
        page.wait_until("it has gone on by itself", || at() > Some(2));
        assert!(ticks());
        page.click(RUN);
        assert!(!runs() && page.text(RUN) == "Run");
        let stopped = moment(page);
        assert!(!ticks(), "something would still make it go on");
        page.click(RUN);
        page.wait_until("it runs", || moment(page) != stopped);
        page.click(BACK_STEP);
        assert!(!runs(), "who steps by hand has stopped it");
        page.click(RUN);
        page.click("#tab-play");
        assert_eq!(page.board(), ARTICLE);
        page.click("#tab-step");
        assert!(!runs(), "it ran on while nobody looked");
    });
}

#[test]
fn the_run_ends_at_the_end() {
    solving(Options::desktop(), SMALL, |page| {
        page.click(".speed select option:nth-child(3)");
        page.click(RUN);
        page.wait_text(".notice-card", "Solved in");
        assert_eq!(page.attr(RUN, "aria-pressed").as_deref(), Some("false"));
        assert_eq!(page.board(), solution(SMALL));
        page.wait_announced("Solved");
    });
}

#[test]
fn the_list_leads_to_any_pass_and_step() {
    solving(Options::desktop(), ARTICLE, |page| {
        page.click(END);
        page.wait_for(".notice-card");
        page.click(".passes .pass:nth-child(4) summary");
        assert_eq!(moment(page), ("Pass 3".to_owned(), "The whole pass".to_owned()));
        assert_eq!(page.count(".pass.current"), 1);
        let count = passes(page)[3].2;
        assert_eq!(page.count(".pass.current .step"), count);
        page.click(".pass.current li:nth-child(2) .step");
        assert_eq!(moment(page), ("Pass 3".to_owned(), format!("Step 2 of {count}")));
        assert_eq!(page.count(".step[aria-current=step]"), 1);
        page.click(".passes .pass:nth-child(2) summary");
        assert_eq!(moment(page).0, "Pass 1");
        page.click(NEXT_STEP);
        assert_eq!(moment(page).0, "Pass 2", "from a whole pass the next step is that of the next pass");
    });
}

#[test]
fn a_piece_of_a_sentence_lights_what_it_names() {
    solving(Options::desktop(), ARTICLE, |page| {
        page.click(NEXT_STEP);
        let before = page.shapes();
        let check = |piece: &str, lit: &str| {
            page.hover(piece);
            page.wait_until(format!("`{piece}` lights `{lit}`"), || page.shapes().contains(&lit.to_owned()));
            page.hover(".brand");
            page.wait_until("the light is out", || page.shapes() == before);
        };
        check(".sentence .piece.house", "rect.house.lit-house");
        check(".sentence .piece.cell", "rect.lit-cell");
        check(".sentence .piece.digit", "rect.lit-cell");
        // The same for who has no mouse.
        page.click(NEXT_STEP);
        page.press("Shift+Tab");
        for _ in 0..12 {
            if !page.has_focus(".piece.house") {
                page.press("Shift+Tab");
            }
        }
        page.wait_until("the focus lights it", || page.shapes().contains(&"rect.house.lit-house".to_owned()));
    });
}

#[test]
fn hovering_while_solving_shows_the_position_of_the_moment() {
    solving(Options::desktop(), ARTICLE, |page| {
        assert_eq!(page.notes(40), candidates(ARTICLE, 40), "candidates are on while solving");
        page.click(".run .icon-button");
        page.wait_until("candidates are off", || page.count("[data-notes]") == 0);
        page.hover(&cell(40));
        page.wait_until("but shown where the mouse is", || page.notes(40) == candidates(ARTICLE, 40));
        page.click(".run .icon-button");
        page.click(NEXT_STEP);
        page.click(NEXT_STEP);
        let board = page.board();
        for (index, _) in board.match_indices('.') {
            assert_eq!(page.notes(index), candidates(&board, index), "cell {index}");
        }
    });
}

#[test]
fn when_singles_run_dry_a_search_is_offered_and_can_be_watched() {
    solving(Options::desktop(), HARD, |page| {
        page.click(END);
        page.wait_text(".notice-card", "Singles run dry");
        page.wait_text(".notice-card", "Search from here");
        page.wait_announced("Singles have run dry");
        assert!(is_off(page, NEXT_STEP));
        let dry = page.board();
        assert!(dry.contains('.'), "dry, and yet solved");
        let open = dry.find('.').unwrap_or(0);
        assert_eq!(page.notes(open), candidates(&dry, open), "the leftover candidates are shown");

        page.click(".notice-card-actions .primary");
        page.wait_text(".technique", "Guess");
        assert_eq!(moment(page).0, "Search");
        assert!(page.shapes().contains(&"path.guess".to_owned()), "{:?}", page.shapes());
        assert!(page.text(".sentence").contains("Guess "), "{}", page.text(".sentence"));
        let mut seen = BTreeSet::new();
        let mut wrong = None;
        for _ in 0..200 {
            let technique = page.text(".technique");
            match technique.as_str() {
                "Guess" => wrong = Some(placed(page)),
                "Dead end" => {
                    let clash = page
                        .shapes()
                        .iter()
                        .any(|shape| shape == "g.contradiction" || shape == "rect.house.clash");
                    assert!(clash, "{:?}", page.shapes());
                    assert!(page.text(".sentence").contains("wrong"), "{}", page.text(".sentence"));
                }
                "Take back" => {
                    let (index, digit) = placed(page);
                    assert_eq!(wrong, Some((index, digit)), "the last guess is taken back");
                    assert_eq!(page.board().chars().nth(index), Some('.'), "its digit is gone");
                    assert!(!page.notes(index).contains(digit), "and ruled out");
                }
                _ => {}
            }
            seen.insert(technique);
            if seen.contains("Take back") {
                break;
            }
            page.click(NEXT_STEP);
        }
        for technique in ["Guess", "Dead end", "Take back"] {
            assert!(seen.contains(technique), "no {technique} among {seen:?}");
        }
        // Back over the retreat, and all of it again.
        let taken_back = page.board();
        page.click(BACK_STEP);
        assert_eq!(page.text(".technique"), "Dead end");
        page.click(NEXT_STEP);
        assert_eq!(page.board(), taken_back);
        page.click(END);
        page.wait_text(".notice-card", "and a search");
        assert_eq!(page.board(), solution(HARD));
        page.click(START);
        assert_eq!(page.board(), HARD);
    });
}

#[test]
fn a_wrong_position_is_told_and_the_givens_are_offered() {
    game(Options::desktop(), MEDIUM, |page| {
        let solved = solution(MEDIUM);
        let wrong = candidates(MEDIUM, 1).chars().find(|&digit| Some(digit) != solved.chars().nth(1));
        page.click(&cell(1));
        page.press(&wrong.expect("a digit that fits and is wrong").to_string());
        let own = page.board();
        page.click("#tab-step");
        page.wait_text(".notice-card", "One of your digits is wrong");
        page.wait_announced("One of your digits is wrong");
        assert_eq!(page.count(".transport"), 0, "nothing is stepped through from there");
        page.click(".notice-card-actions .primary");
        page.wait_for("#panel-play");
        assert_eq!(page.board(), own);

        page.click("#tab-step");
        page.click(".notice-card-actions .button:not(.primary)");
        page.wait_text(".technique", "From the givens");
        assert_eq!(page.board(), MEDIUM);
        page.click(END);
        page.wait_board(&solved);
        page.click("#tab-play");
        page.wait_board(&own);
    });
}

#[test]
fn it_starts_from_the_players_position_and_its_digits_can_be_kept() {
    game(Options::desktop(), MEDIUM, |page| {
        let solved = solution(MEDIUM);
        page.click(&cell(1));
        page.press(&solved[1..2]);
        let own = page.board();
        solve(page);
        page.wait_text(".sentence", &format!("{} cells are empty", own.matches('.').count()));
        assert_eq!(page.board(), own);
        page.click(END);
        page.wait_board(&solved);
        page.click("#tab-play");
        page.wait_board(&own);

        // Taken up again where it was left.
        page.click("#tab-step");
        page.wait_board(&solved);
        page.click(".notice-card-actions .button");
        page.wait_for("dialog[open] .finish");
        page.wait_text("dialog[open]", "with the solver’s help");
        page.press("Escape");
        page.wait_gone("dialog[open]");
        page.wait_board(&solved);
        page.click(UNDO);
        page.wait_board(&own);
    });
}

#[test]
fn the_solution_is_asked_for_once_and_undone_like_any_move() {
    game(Options::desktop(), MEDIUM, |page| {
        let ask = || {
            page.click(".tools.more .tool:nth-child(3)");
            page.wait_text("dialog[open]", "Show the solution?");
        };
        let button =
            |number: usize| page.click(&format!("dialog[open] .dialog-foot button:nth-child({number})"));
        let solved = solution(MEDIUM);
        ask();
        button(1);
        page.wait_gone("dialog[open]");
        assert_eq!(page.board(), MEDIUM, "asking alone shows nothing");
        ask();
        button(2);
        page.wait_gone("dialog[open]");
        assert_eq!(page.texts(".solution-board td").concat(), solved);
        assert_eq!(page.board(), MEDIUM, "beside is not on the board");
        page.click(".solution button");
        page.wait_gone(".solution");
        ask();
        button(3);
        page.wait_board(&solved);
        page.wait_text("dialog[open]", "with the solution filled in");
        page.press("Escape");
        page.wait_gone("dialog[open]");
        page.click(UNDO);
        page.wait_board(MEDIUM);
        assert_eq!(page.count(&format!("{UNDO}:disabled")), 1, "it was one move");
    });
}

#[test]
fn the_finish_leads_to_its_explanation() {
    game(Options::desktop(), SMALL, |page| {
        page.click(".tools.more .tool:nth-child(3)");
        page.click("dialog[open] .dialog-foot button:nth-child(3)");
        page.wait_for("dialog[open] .finish");
        page.click("dialog[open] .finish-actions .button:nth-child(2)");
        page.wait_gone("dialog[open]");
        page.wait_text(".technique", "From the givens");
        assert_eq!(page.board(), SMALL);
        page.click(NEXT_STEP);
        assert!(page.shapes().contains(&"rect.place".to_owned()));
        page.click("#tab-play");
        page.wait_board(&solution(SMALL));
    });
}

#[test]
fn large_boards_are_stepped_through_to_their_end() {
    for (puzzle, options) in [(LARGE, Options::phone()), (GIANT, Options::desktop())] {
        solving(options, puzzle, |page| {
            page.click(NEXT_STEP);
            assert!(page.shapes().contains(&"rect.place".to_owned()));
            assert!(page.text(".sentence").len() > 20);
            page.click(NEXT_PASS);
            assert_eq!(moment(page).1, "The whole pass");
            page.click(END);
            page.wait_text(".notice-card", "Solved in");
            assert!(!page.board().contains('.'));
            let placed: usize = passes(page).iter().map(|(_, _, count)| count).sum();
            assert_eq!(placed, puzzle.matches('.').count(), "each empty cell was placed once");
        });
    }
}
