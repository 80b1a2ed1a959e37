//! A game by ear: a program that knows only the accessibility tree (the focus and the live regions) and sends only
//! keys plays a puzzle from its first cell to the end, and hears a chain of the solver.

use serde_json::{Value, json};
use std::{cell::Cell, collections::HashMap};
use stepdoku_e2e::places::SETTINGS;
use stepdoku_e2e::puzzles::{HARD, MEDIUM};
use stepdoku_e2e::{Options, Page, cell, journey, solution, with};

/// Hard, by the generator's word: it needs more than singles.
const PUZZLE: &str = "#s=2.3.hard.random.half-turn.K7Q2M9X4";
const GIVENS: &str = ".....6..9.63.4...58.92....1.....8.9..9..3..6..7.9.....6....49.79...8.51.5..7.....";

/// A journey on this puzzle, once it has replaced the first one.
fn on_the_puzzle(options: Options, walk: impl FnOnce(&Page)) {
    journey(options, PUZZLE, |page| {
        page.wait_givens(GIVENS);
        walk(page);
    });
}

/// The things to hear at a moment: the name of the element with the focus, and the live regions.
#[derive(Clone, Debug, PartialEq)]
struct Heard {
    focus: String,
    live: Vec<String>,
}

/// A player who hears the page.
struct Ear<'a> {
    page: &'a Page,
    /// The state after the last key.
    heard: Cell<Option<Heard>>,
    keys: Cell<usize>,
    words: Cell<usize>,
}

impl<'a> Ear<'a> {
    fn new(page: &'a Page) -> Self {
        page.cdp("Accessibility.enable", &json!({}));
        Self { page, heard: Cell::new(None), keys: Cell::new(0), words: Cell::new(0) }
    }

    /// Reads the accessibility tree.
    fn listen(&self) -> Heard {
        let tree = self.page.cdp("Accessibility.getFullAXTree", &json!({}));
        let nodes = tree["nodes"].as_array().expect("a tree").as_slice();
        let by_id: HashMap<&str, &Value> =
            nodes.iter().filter_map(|node| Some((node["nodeId"].as_str()?, node))).collect();
        let has_focus = |node: &&Value| {
            let mut properties = node["properties"].as_array().into_iter().flatten();
            properties.any(|property| property["name"] == "focused" && property["value"]["value"] == true)
        };
        let focus = nodes.iter().rfind(has_focus).and_then(|node| node["name"]["value"].as_str());
        let live = nodes.iter().filter(|node| node["role"]["value"] == "status" && node["ignored"] == false);
        Heard {
            focus: focus.unwrap_or_default().to_owned(),
            live: live.map(|node| text(node, &by_id)).collect(),
        }
    }

    /// Presses a key, and returns all that is new to hear.
    fn press(&self, key: &str) -> String {
        let before = self.heard.take().unwrap_or_else(|| self.listen());
        self.page.press(key);
        self.keys.set(self.keys.get() + 1);
        let mut after = before.clone();
        self.page.wait_until(format!("{key} is heard"), || {
            after = self.listen();
            after != before
        });
        let is_new = |said: &&String| !said.is_empty() && !before.live.contains(said);
        let mut new: Vec<String> = after.live.iter().filter(is_new).cloned().collect();
        if after.focus != before.focus {
            new.push(after.focus.clone());
        }
        self.heard.set(Some(after));
        let new = new.join(" ");
        self.words.set(self.words.get() + new.split_whitespace().count());
        new
    }

    /// Asks a question by the keys after the semicolon.
    fn ask(&self, keys: &str) -> String {
        self.press(";");
        keys.chars().map(|key| self.press(&key.to_string())).last().unwrap_or_default()
    }

    /// Presses Tab, or Shift and Tab, until something with that name has the focus.
    fn tab_to(&self, key: &str, is_it: impl Fn(&str) -> bool) {
        for _ in 0..40 {
            if is_it(&self.listen().focus) {
                return;
            }
            self.press(key);
        }
        panic!("40 presses of {key} lead nowhere: {:?}", self.listen());
    }
}

/// The text of a node: its name, or that of its descendants.
fn text(node: &Value, by_id: &HashMap<&str, &Value>) -> String {
    if node["role"]["value"] == "StaticText" {
        return node["name"]["value"].as_str().unwrap_or_default().to_owned();
    }
    let children = node["childIds"].as_array().into_iter().flatten();
    let children = children.filter_map(|id| by_id.get(id.as_str()?));
    children.map(|child| text(child, by_id)).collect()
}

/// The digits of "Row 5: 7, empty, empty, 3. Missing 2 and 5.", with dots for empty cells.
fn digits(read: &str) -> String {
    let (_, row) = read.split_once(": ").expect("a house");
    let (row, _) = row.split_once('.').expect("its end");
    row.split(", ").map(|said| if said == "empty" { "." } else { said }).collect()
}

/// The cell of "Empty, row 1 column 2, box 1", counted from 0.
fn place(label: &str) -> usize {
    let (_, place) = label.split_once("row ").expect("a row");
    let mut numbers = place.split([' ', ',']).filter_map(|word| word.parse::<usize>().ok());
    let (row, column) = (numbers.next().expect("a row"), numbers.next().expect("a column"));
    (row - 1) * 9 + column - 1
}

#[test]
fn a_hard_game_is_played_by_ear() {
    on_the_puzzle(Options::desktop(), |page| {
        let ear = Ear::new(page);
        ear.tab_to("Tab", |name| name.contains("row ") && name.contains("column "));
        // One row after the other is read, and the board is known without a walk over its cells.
        assert!(ear.ask("i").contains("Hard 9×9"));
        let clues: String = ('1'..='9')
            .map(|row| {
                ear.ask(&format!("g{row}1"));
                digits(&ear.ask("r"))
            })
            .collect();
        assert_eq!(clues.len(), 81, "{clues}");
        let solved = solution(&clues);
        let (learnt, heard) = (ear.keys.get(), ear.words.get());
        let empty = clues.matches('.').count();
        for left in (0..empty).rev() {
            let label = ear.ask("n");
            assert!(label.starts_with("Empty"), "{label}");
            let at = place(&label);
            let said = ear.press(&solved[at..=at]);
            assert!(left == 0 || said.starts_with(&solved[at..=at]), "{said}");
        }
        page.wait_until("the end is heard", || {
            let Heard { focus, live } = ear.listen();
            live.iter().chain([&focus]).any(|said| said.contains("Solved"))
        });
        println!(
            "{learnt} keys and {heard} words to know the board, {} keys and {} words to fill {empty} cells",
            ear.keys.get() - learnt,
            ear.words.get() - heard,
        );
    });
}

/// Turns a setting of the screen reader on, as a person would.
fn set(page: &Page, choice: &str) {
    page.click(SETTINGS);
    page.click("#more-settings > summary");
    page.js("document.querySelector(arguments[0]).click()", &[json!(choice)]);
    page.press("Escape");
    page.wait_gone("dialog[open]");
}

/// The board as lines of text is there with its switch alone, and follows the game. It is in the accessibility tree,
/// and announces nothing by itself.
#[test]
fn the_board_is_read_as_lines_of_text() {
    on_the_puzzle(Options::desktop(), |page| {
        let ear = Ear::new(page);
        ear.tab_to("Tab", |name| name.contains("row ") && name.contains("column "));
        let whole = ear.ask("a");
        assert_eq!(whole.matches("Row ").count(), 9, "{whole}");
        assert_eq!(page.count("#board-text"), 0);
        set(page, "input[name='text-board']");
        page.wait_for("#board-text");
        ear.heard.set(None);
        let lines = || {
            let script =
                "return [...document.querySelectorAll('#board-text p')].map(line => line.textContent)";
            let lines: Vec<String> = serde_json::from_value(page.js(script, &[])).expect("lines");
            lines
        };
        let clues: String = page.board().replace('.', "0");
        let text = |lines: &[String]| lines[1..].concat().replace(' ', "");
        assert_eq!((lines().len(), text(&lines())), (10, clues.clone()));
        assert_eq!(page.count("#board-text [aria-live], #board-text [role=status]"), 0);
        let label = ear.ask("n");
        let at = place(&label);
        ear.press(&solution(&page.board())[at..=at]);
        page.wait_until("the text follows", || {
            let now = text(&lines());
            now != clues && now == page.board().replace('.', "0")
        });
        // Without places, a cell says its place after a question.
        set(page, "input[name=speech][value=placeless]");
        ear.heard.set(None);
        let label = ear.ask("n");
        assert_eq!(label, "Empty");
        let asked = ear.ask("p");
        assert!(asked.starts_with("Row ") && asked.contains("column "), "{asked}");
    });
}

/// Sounds are made in the browser, and only with their switch.
#[test]
fn a_clash_sounds() {
    on_the_puzzle(Options::desktop(), |page| {
        page.js(
            "globalThis.tones = 0;
             const make = BaseAudioContext.prototype.createOscillator;
             BaseAudioContext.prototype.createOscillator = function () { globalThis.tones++; return make.call(this); };",
            &[],
        );
        let tones = || page.js("return globalThis.tones", &[]);
        let board = page.board();
        let row = board[..9].to_owned();
        let empty = row.find('.').expect("an empty cell");
        let given = row.chars().find(char::is_ascii_digit).expect("a given");
        page.select(empty);
        page.press(&given.to_string());
        page.wait_until("the cell tells its clash", || page.label(empty).contains("Clashes with"));
        assert_eq!(tones(), json!(0));
        page.press("Backspace");
        set(page, "input[name=sounds]");
        page.select(empty);
        page.press(&given.to_string());
        page.wait_until("the clash sounds", || tones() == json!(2));
        page.assert_quiet();
    });
}

#[test]
fn a_chain_of_the_solver_is_heard() {
    journey(Options::desktop(), &format!("#p={HARD}"), |page| {
        // A path without colourings needs a chain here.
        page.click(SETTINGS);
        page.click("#more-settings > summary");
        page.js(
            "document.querySelectorAll('.tier').forEach(tier => tier.open = true);
             document.querySelector(`.tier input[name='3d-medusa']`).click();",
            &[],
        );
        page.press("Escape");
        page.wait_gone("dialog[open]");
        let ear = Ear::new(page);
        ear.tab_to("Tab", |name| name == "Play");
        assert!(ear.press("ArrowRight").contains("Explain"));
        ear.tab_to("Tab", |name| name.contains("row ") && name.contains("column "));
        let mut heard = Vec::new();
        let is_a_chain = |said: &String| said.contains("-Chain, step ") || said.contains("AIC, step ");
        while !heard.last().is_some_and(is_a_chain) {
            assert!(heard.len() < 120, "{heard:#?}");
            heard.push(ear.press("Enter"));
        }
        let chain = &heard[heard.len() - 1];
        assert!(chain.contains(" row ") && chain.contains("So "), "{chain}");
        println!("{} keys and {} words to {chain}", ear.keys.get(), ear.words.get());
    });
}

#[test]
fn a_plain_click_selects_a_cell_as_assistive_technology_sends_it() {
    journey(Options::desktop(), &format!("#p={MEDIUM}"), |page| {
        page.wait_givens(MEDIUM);
        let empty: Vec<usize> = (0..81).filter(|&at| MEDIUM.as_bytes()[at] == b'.').take(3).collect();
        // Without any press of a pointer; and as Firefox sends it, with the events of a mouse.
        for (at, script) in [
            (empty[1], "document.querySelector(arguments[0]).click()"),
            (
                empty[2],
                "const cell = document.querySelector(arguments[0]);
                 for (const type of ['mousedown', 'mouseup', 'click'])
                   cell.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, detail: 1 }))",
            ),
        ] {
            page.js(script, &[json!(cell(at))]);
            page.wait_until("the cell is selected", || page.focused_cell() == Some(at));
            page.press("5");
            page.wait_board(&with(&page.board(), at, '5'));
        }
        // A pointer selects once: with Ctrl it adds a cell, and its click takes nothing back.
        page.select(empty[0]);
        page.js("globalThis.selected = document.querySelectorAll('.cell.selected').length", &[]);
        assert_eq!(page.js("return globalThis.selected", &[]), 1);
    });
}

#[test]
fn exercises_keep_the_focus_and_speak_their_task() {
    journey(Options::desktop(), "#l=skyscraper", |page| {
        page.wait_text(".learn-name", "Skyscraper");
        page.js("document.querySelector('.learn-do .primary, .learn-do .button').focus()", &[]);
        page.press("Enter");
        for number in 1..=2 {
            page.wait_until("the board has the focus", || page.has_focus("#drill-board"));
            page.wait_announced(&format!("Exercise {number}. Skyscraper: "));
            assert_eq!(
                page.attr("#drill-board", "aria-describedby").as_deref(),
                Some("drill-number drill-task")
            );
            let heard = || page.text(".drill-side [role=status]");
            // Each stage of the hint has something new to hear, and none repeats the last one.
            let mut before = heard();
            for _ in 0..3 {
                page.press("/");
                page.wait_until("something new is heard", || heard() != before);
                before = heard();
            }
            page.wait_until("the answer leads on", || page.has_focus("#drill-next"));
            page.press("Enter");
        }
        page.wait_until("the board has the focus", || page.has_focus("#drill-board"));
    });
}

/// Asks for a hint up to its reason, which waits once, because it ends the counting of the time.
fn ask_for_the_reason(page: &Page) {
    for stage in 1..=2 {
        page.press("/");
        page.wait_for(&format!(".hint-stage[data-stage='{stage}']"));
    }
    page.press("/");
    page.wait_text(".hint-card", "This game's time won't count.");
    page.press("/");
    page.wait_for(".hint-stage[data-stage='3']");
}

#[test]
fn the_pieces_of_a_hint_are_buttons() {
    journey(Options::desktop(), &format!("#p={MEDIUM}"), |page| {
        page.wait_givens(MEDIUM);
        let board = page.board();
        ask_for_the_reason(page);
        let count = page.count(".hint-card .piece");
        assert!(count > 0);
        for at in 0..count {
            for key in ["Enter", "Space"] {
                let focus = "document.querySelectorAll('.hint-card .piece')[arguments[0]].focus()";
                page.js(focus, &[json!(at)]);
                // Repeated words differ by an inaudible space.
                let spoken = || page.js("return document.getElementById('announcer').textContent", &[]);
                let before = spoken();
                page.press(key);
                page.wait_until(format!("{key} on piece {at} is heard"), || {
                    page.focused_cell().is_some() || spoken() != before
                });
                let said = page.announced();
                assert!(!said.contains("mistake") && !said.contains("Notes."), "{said}");
                assert_eq!(page.board(), board, "{key} on piece {at}");
                assert_eq!(page.count(".hint-stage[data-stage='3']"), 1, "{key} on piece {at}");
            }
        }
        assert_eq!(page.attr(".board-frame", "data-entry").as_deref(), Some("digits"));
        // On the board, Enter applies.
        page.js("document.querySelector('[data-cell][tabindex=\"0\"]').focus()", &[]);
        page.press("Enter");
        page.wait_until("the hint is applied", || page.board() != board);
    });
}

#[test]
fn at_four_hundred_percent_candidates_are_digits_and_a_reason_is_whole() {
    journey(Options::desktop().size(320, 256), &format!("#p={MEDIUM}"), |page| {
        page.wait_givens(MEDIUM);
        page.press("h");
        page.wait_announced("All candidates shown");
        assert_eq!(page.attr(".board-frame", "data-style"), None, "no dots");
        ask_for_the_reason(page);
        assert_eq!(page.count(".more-lines-button"), 0);
        let wide = page.js("return document.documentElement.scrollWidth", &[]);
        assert!(wide.as_i64().is_some_and(|wide| wide <= 320), "{wide}");
    });
}

/// The side of the killer that is heard; its boxes have two rows and three columns.
const SIDE: usize = 6;
/// Hard, without a digit.
const KILLER: &str = "#s=2.6c.hard.random.half-turn.00000007";

/// The sum and the cells, counted from 0, in "Cage of 10, 3 cells, 3 empty: row 1, columns 1 and 2; row 2 column 2."
fn cage(said: &str) -> (usize, Vec<usize>) {
    let (_, cage) = said.split_once("Cage of ").expect("a cage");
    let (head, places) = cage.split_once(": ").expect("its cells");
    let sum = head.split(',').next().and_then(|sum| sum.parse().ok()).expect("a sum");
    let numbers = |text: &str| -> Vec<usize> {
        let words = text.split(|sign: char| !sign.is_ascii_digit() && sign != '-');
        words.filter_map(|word| word.parse().ok()).collect()
    };
    let mut cells = Vec::new();
    for part in places.trim_end_matches('.').split("; ") {
        let (rows, columns) = part.split_once(" column").expect("rows and columns");
        for row in numbers(rows) {
            cells.extend(numbers(columns).iter().map(|column| (row - 1) * SIDE + column - 1));
        }
    }
    (sum, cells)
}

/// Fills a board from the sums and cells of its cages alone.
fn solved_by_sums(cages: &[(usize, Vec<usize>)], board: &mut Vec<usize>) -> bool {
    let at = board.len();
    if at == SIDE * SIDE {
        return true;
    }
    let of_box = |cell: usize| (cell / SIDE / 2, cell % SIDE / 3);
    let (sum, own) = cages.iter().find(|(_, cells)| cells.contains(&at)).expect("its cage");
    for digit in 1..=SIDE {
        let sees = |cell: usize| {
            cell / SIDE == at / SIDE
                || cell % SIDE == at % SIDE
                || of_box(cell) == of_box(at)
                || own.contains(&cell)
        };
        if (0..at).any(|cell| board[cell] == digit && sees(cell)) {
            continue;
        }
        let held: usize = own.iter().filter(|&&cell| cell < at).map(|&cell| board[cell]).sum();
        let left = own.iter().filter(|&&cell| cell > at).count();
        if held + digit + left > *sum || left == 0 && held + digit != *sum {
            continue;
        }
        board.push(digit);
        if solved_by_sums(cages, board) {
            return true;
        }
        board.pop();
    }
    false
}

#[test]
fn a_hard_killer_is_played_by_ear() {
    journey(Options::desktop(), KILLER, |page| {
        page.wait_for(".cages text");
        let ear = Ear::new(page);
        ear.tab_to("Tab", |name| name.contains("row ") && name.contains("column "));
        assert!(ear.ask("i").contains("Hard 6×6"));
        let mut cages: Vec<(usize, Vec<usize>)> = Vec::new();
        for cell in 0..SIDE * SIDE {
            if cages.iter().any(|(_, cells)| cells.contains(&cell)) {
                continue;
            }
            let label = ear.ask(&format!("g{}{}", cell / SIDE + 1, cell % SIDE + 1));
            let heard = cage(&ear.ask("p"));
            assert!(heard.1.contains(&cell), "{heard:?}");
            // The label of a cell says its cage, too.
            assert!(label.is_empty() || label.contains(&format!("cage of {}", heard.0)), "{label}");
            cages.push(heard);
        }
        let (learnt, heard) = (ear.keys.get(), ear.words.get());
        let mut solved = Vec::new();
        assert!(solved_by_sums(&cages, &mut solved), "{cages:?}");
        for (cell, digit) in solved.iter().enumerate() {
            ear.ask(&format!("g{}{}", cell / SIDE + 1, cell % SIDE + 1));
            ear.press(&digit.to_string());
        }
        page.wait_until("the end is heard", || {
            let Heard { focus, live } = ear.listen();
            live.iter().chain([&focus]).any(|said| said.contains("Solved"))
        });
        println!("{learnt} keys and {heard} words to know {} cages, {} in all", cages.len(), ear.keys.get());
    });
}
