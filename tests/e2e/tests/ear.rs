//! A game by ear: a program that knows only the accessibility tree (the focus and the live regions) and sends only
//! keys plays a puzzle from its first cell to the end, and hears a chain of the solver.

use serde_json::{Value, json};
use std::{cell::Cell, collections::HashMap};
use stepdoku_e2e::places::SETTINGS;
use stepdoku_e2e::puzzles::HARD;
use stepdoku_e2e::{Options, Page, journey, solution};

/// Hard, by the generator's word: it needs more than singles.
const PUZZLE: &str = "#s=2.3.hard.random.half-turn.K7Q2M9X4";

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
    journey(Options::desktop(), PUZZLE, |page| {
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
        assert!(ear.press("ArrowRight").contains("Step by step"));
        ear.tab_to("Shift+Tab", |name| name.contains("row ") && name.contains("column "));
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
