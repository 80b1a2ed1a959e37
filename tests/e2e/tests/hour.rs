//! The first hour of a learner, on a small phone and by touch: from the first press to the unit of the X-Wing, with
//! wrong moves of many kinds, each answered by itself. With `STEPDOKU_PICTURES` it leaves a picture of each answer.

use serde_json::json;
use std::cell::Cell;
use stepdoku_e2e::{Options, Page, journey};

/// The same exercises every time.
const NO_CHANCE: &str = "crypto.getRandomValues = numbers => numbers.fill(5);";

/// What a reply rests on: red if the answer is wrong, blue if it is true for another reason.
const CLASH: &str = ":is(.clash, .lit-house, .lit-cell)";

/// The board of an exercise, read from the labels of its cells.
struct Board {
    side: usize,
    /// 0 for an empty cell.
    digits: Vec<usize>,
    /// Those shown, or all that no digit in sight excludes.
    candidates: Vec<Vec<usize>>,
    /// The cells with a mark on the pattern, and the candidates ruled out.
    pattern: Vec<usize>,
    struck: Vec<(usize, usize)>,
}

impl Board {
    fn read(page: &Page) -> Self {
        let script = "return [...document.querySelectorAll('.drill-cells [role=gridcell]')].map(cell => cell.ariaLabel)";
        let labels: Vec<String> = serde_json::from_value(page.js(script, &[])).expect("labels");
        let number = |said: &str| said.split(' ').next().and_then(|word| word.parse().ok());
        let digits: Vec<usize> =
            labels.iter().map(|label| number(&label.replace(',', " ")).unwrap_or(0)).collect();
        let mut board = Self {
            side: labels.len().isqrt(),
            candidates: vec![Vec::new(); digits.len()],
            digits,
            pattern: Vec::new(),
            struck: Vec::new(),
        };
        let open = |cell: usize, digit: usize| {
            board.digits[cell] == 0
                && board.houses(cell).iter().flatten().all(|&one| board.digits[one] != digit)
        };
        let all: Vec<Vec<usize>> = (0..labels.len())
            .map(|cell| (1..=board.side).filter(|&digit| open(cell, digit)).collect())
            .collect();
        for (cell, label) in labels.iter().enumerate() {
            let said: Vec<&str> = label.split(", ").collect();
            let shown = said.iter().skip_while(|said| !said.starts_with("can be "));
            let shown: Vec<usize> = shown
                .map_while(|said| {
                    let said = said.trim_start_matches("can be ");
                    let digits: Option<Vec<usize>> = said.split(" or ").map(|one| one.parse().ok()).collect();
                    digits
                })
                .flatten()
                .collect();
            board.candidates[cell] = if shown.is_empty() { all[cell].clone() } else { shown };
            if said.iter().any(|said| said.ends_with("in the pattern")) {
                board.pattern.push(cell);
            }
            let struck = said.iter().filter(|said| said.ends_with("ruled out"));
            board.struck.extend(struck.filter_map(|said| Some((cell, number(said)?))));
        }
        board
    }

    /// The row, the column and the box of a cell.
    fn houses(&self, cell: usize) -> [Vec<usize>; 3] {
        let (side, deep) = (self.side, self.side.isqrt());
        let at = |cell: usize| (cell / side, cell % side);
        let (row, column) = at(cell);
        let all = || 0..side * side;
        [
            all().filter(|&one| at(one).0 == row).collect(),
            all().filter(|&one| at(one).1 == column).collect(),
            all()
                .filter(|&one| (at(one).0 / deep, at(one).1 / deep) == (row / deep, column / deep))
                .collect(),
        ]
    }

    /// All candidates.
    fn all(&self) -> Vec<(usize, usize)> {
        let of = |(cell, digits): (usize, &Vec<usize>)| {
            digits.iter().map(move |&digit| (cell, digit)).collect::<Vec<_>>()
        };
        self.candidates.iter().enumerate().flat_map(of).collect()
    }

    /// In how many places of the cell's houses the digit can go: one number for each house.
    fn places(&self, (cell, digit): (usize, usize)) -> [usize; 3] {
        self.houses(cell)
            .map(|house| house.iter().filter(|&&one| self.candidates[one].contains(&digit)).count())
    }

    /// How many cells of its houses are empty.
    fn gaps(&self, cell: usize) -> [usize; 3] {
        self.houses(cell).map(|house| house.iter().filter(|&&one| self.digits[one] == 0).count())
    }

    fn name(&self, cell: usize) -> String {
        format!("r{}c{}", cell / self.side + 1, cell % self.side + 1)
    }

    /// The X-Wings of a digit: the four cells, and the other candidates in their cover.
    fn wings(&self, digit: usize) -> Vec<([usize; 4], Vec<usize>)> {
        let has = |cell: usize| self.candidates[cell].contains(&digit);
        let cell = |turned: bool, line: usize, at: usize| {
            if turned { at * self.side + line } else { line * self.side + at }
        };
        let mut found = Vec::new();
        for turned in [false, true] {
            let in_line =
                |line: usize| (0..self.side).filter(|&at| has(cell(turned, line, at))).collect::<Vec<_>>();
            for first in 0..self.side {
                for second in first + 1..self.side {
                    let (own, other) = (in_line(first), in_line(second));
                    if own.len() != 2 || own != other {
                        continue;
                    }
                    let corner = |line: usize, nth: usize| cell(turned, line, own[nth]);
                    let corners = [corner(first, 0), corner(first, 1), corner(second, 0), corner(second, 1)];
                    let cover =
                        own.iter().flat_map(|&at| (0..self.side).map(move |line| cell(turned, line, at)));
                    let lost = cover.filter(|one| has(*one) && !corners.contains(one)).collect();
                    found.push((corners, lost));
                }
            }
        }
        found
    }
}

/// What a reply has to show.
struct Expected<'a> {
    /// The kind of the mistake, which names the picture.
    kind: &'a str,
    /// Words of the reply, with the cell and the digit pressed in the place of `{cell}` and `{digit}`.
    says: &'a [&'a str],
    /// Whether it is a mistake, where that doesn't hang on the solution.
    is_mistake: Option<bool>,
    /// The marks on the board that show it.
    marks: &'a str,
}

struct Learner<'a> {
    page: &'a Page,
    answers: Cell<usize>,
}

impl Learner<'_> {
    /// Touches the element whose text begins with these words.
    fn tap_named(&self, css: &str, words: &str) {
        let script = "const found = [...document.querySelectorAll(arguments[0])]
                .find(one => one.innerText.trim().startsWith(arguments[1]) && one.getBoundingClientRect().width > 0);
            document.querySelectorAll('[data-wanted]').forEach(one => one.removeAttribute('data-wanted'));
            found?.setAttribute('data-wanted', '');
            return found !== undefined";
        self.page.wait_until(format!("there is {words}"), || {
            self.page.js(script, &[json!(css), json!(words)]) == true
        });
        self.page.tap("[data-wanted]");
    }

    fn exercise(&self, number: &str) -> Board {
        self.page.wait_text(".drill-number", number);
        self.page.wait_for(".drill-cells");
        self.page.wait_gone("#drill-next");
        self.whole("the task");
        Board::read(self.page)
    }

    fn said(&self) -> String {
        self.page.text(".drill-said")
    }

    /// Selects the cell, and presses the digit if there is one.
    fn press(&self, (cell, digit): (usize, usize)) {
        self.page.tap(&format!("#drill-{cell}"));
        if digit > 0 {
            self.page.tap(&format!(".drill .drill-key:nth-child({digit})"));
        }
    }

    /// Everything that belongs to the exercise is in sight, and nothing is cut off.
    fn whole(&self, when: &str) {
        let script = "const floor = document.querySelector('.places').getBoundingClientRect().top + 0.5;
            const parts = '.learn-top button, .drill-head > *, .drill-space, .drill .pad-area, .drill-said p, .drill-side .learn-do button';
            return [...document.querySelectorAll(parts)].filter(one => {
                const place = one.getBoundingClientRect();
                return place.width > 0 && (place.top < -0.5 || place.bottom > floor || place.left < -0.5
                    || place.right > innerWidth + 0.5 || one.matches('button, p') && one.scrollWidth > one.clientWidth + 1);
            }).map(one => `${one.className}: ${one.innerText}`)";
        let cut = self.page.js(script, &[]);
        if cut != json!([]) {
            self.page.keep_picture("hour-cut");
            panic!("{when}: {cut} of {:?}", self.said());
        }
    }

    /// The places of the board, the keys and the buttons, which a reply leaves alone.
    fn places(&self) -> Vec<f64> {
        let script = "return ['.drill-space', '.drill .pad-area', '#drill-help'].flatMap(css => {
                const place = document.querySelector(css)?.getBoundingClientRect();
                return place ? [place.left, place.top] : [0, 0];
            })";
        serde_json::from_value(self.page.js(script, &[])).expect("places")
    }

    /// Nothing has moved by more than a pixel.
    fn is_still(&self, before: &[f64], when: &str) {
        let now = self.places();
        let is_still = before.iter().zip(&now).all(|(before, now)| (before - now).abs() < 1.5);
        assert!(is_still, "{when}: {before:?}, {now:?}");
    }

    /// Makes the moves one after another until one has the reply, which is checked: it names what was pressed, its marks
    /// are on the board, all of it is in sight, and nothing has moved.
    fn is_answered(&self, moves: &[(usize, usize)], board: &Board, expected: &Expected) {
        let before = self.places();
        let mut heard = Vec::new();
        let is_it = |&one: &(usize, usize)| {
            self.press(one);
            let said = self.said();
            let words = |words: &&str| {
                let words =
                    words.replace("{cell}", &board.name(one.0)).replace("{digit}", &one.1.to_string());
                said.contains(&words)
            };
            let fits = expected.says.iter().all(words);
            heard.push(said.clone());
            fits
        };
        let found = moves.iter().copied().find(is_it);
        let kind = expected.kind;
        assert!(found.is_some(), "{kind}: {moves:?} are answered by {heard:#?}");
        assert_eq!(self.page.count(".drill-said p"), 1, "{kind}: only the newest text");
        let is_mistake = self.page.count(".drill-said .alarm") == 1;
        assert_eq!(is_mistake, expected.is_mistake.unwrap_or(is_mistake), "{kind}: {heard:?}");
        if !expected.marks.is_empty() {
            self.page.wait_for(&format!(".drill-space .marks {}", expected.marks));
        }
        let number = self.answers.get() + 1;
        self.answers.set(number);
        self.page.keep_picture(&format!("hour-{number:02}-{kind}"));
        self.whole(kind);
        self.is_still(&before, kind);
    }

    /// Gives the right answers until one ends the exercise.
    fn is_right(&self, moves: &[(usize, usize)]) {
        for &one in moves {
            self.press(one);
            if self.page.count("#drill-next") == 1 {
                break;
            }
        }
        self.page.wait_for("#drill-next");
        self.whole("the end of an exercise");
        self.page.tap("#drill-next");
    }
}

#[test]
fn the_first_hour_answers_every_move() {
    let options = Options::phone().newcomer().script(NO_CHANCE);
    journey(options, "", |page| {
        let learner = Learner { page, answers: Cell::new(0) };
        page.keep_picture("hour-a-first");
        page.tap("#tab-learn");
        page.wait_text(".learn-next .primary", "Start: Full house on 4×4");
        page.keep_picture("hour-b-stair");
        page.tap(".learn-next .primary");
        page.wait_text(".learn-name", "Full house");
        assert_eq!((page.count(".rules-said li"), page.count(".lesson-words dt")), (3, 3));
        page.keep_picture("hour-c-lesson");
        page.tap("#lesson-go");
        full_houses(&learner);
        hidden_singles(&learner);
        naked_singles(&learner);
        x_wings(&learner);
        assert_eq!(learner.answers.get(), 11);
    });
}

fn full_houses(learner: &Learner) {
    let board = learner.exercise("1 of 5");
    let last: Vec<usize> =
        (0..16).filter(|&cell| board.digits[cell] == 0 && board.gaps(cell).contains(&1)).collect();
    let right: Vec<(usize, usize)> =
        board.all().into_iter().filter(|(cell, _)| last.contains(cell)).collect();
    let page = learner.page;
    let selected =
        (0..16).find(|cell| page.count(&format!("#drill-{cell}.cursor")) == 1).expect("a selected cell");
    let known = (1..=4).filter(|digit| !board.candidates[selected].contains(digit));
    learner.is_answered(
        &known.map(|digit| (selected, digit)).collect::<Vec<_>>(),
        &board,
        &Expected {
            kind: "seen",
            says: &["already has its {digit}", "So {cell} can't be {digit}."],
            is_mistake: Some(true),
            marks: CLASH,
        },
    );
    let elsewhere: Vec<(usize, usize)> =
        board.all().into_iter().filter(|(cell, _)| !last.contains(cell)).collect();
    learner.is_answered(
        &elsewhere,
        &board,
        &Expected {
            kind: "elsewhere",
            says: &["{cell} isn't in", "The full house is there."],
            is_mistake: None,
            marks: CLASH,
        },
    );
    // The hint, in its two stages.
    let before = learner.places();
    for words in ["Look for the", "Full house: which digit is missing in"] {
        page.tap("#drill-help");
        page.wait_text(".drill-said", words);
        learner.whole(words);
        learner.is_still(&before, words);
    }
    learner.is_right(&right);
    let board = learner.exercise("2 of 5");
    let last = |cell: usize| board.gaps(cell).contains(&1);
    let open: Vec<(usize, usize)> = board.all().into_iter().filter(|(cell, _)| !last(*cell)).collect();
    learner.is_answered(
        &open,
        &board,
        &Expected {
            kind: "gaps",
            says: &["{cell} isn't the last empty cell.", "is also empty."],
            is_mistake: None,
            marks: CLASH,
        },
    );
    for number in 2..=5 {
        let board = learner.exercise(&format!("{number} of 5"));
        let right: Vec<(usize, usize)> =
            board.all().into_iter().filter(|(cell, _)| board.gaps(*cell).contains(&1)).collect();
        learner.is_right(&right);
    }
    page.wait_gone(".drill-cells");
    page.wait_text(".drill-task", "Full house on 4×4");
    page.keep_picture("hour-d-report");
    page.tap(".learn-up");
    page.wait_text(".learn-next .primary", "Start: Hidden single on 4×4");
}

fn hidden_singles(learner: &Learner) {
    learner.page.tap(".learn-next .primary");
    learner.page.wait_text(".learn-name", "Hidden single");
    learner.page.tap("#lesson-go");
    let is_single = |board: &Board, one| board.places(one).contains(&1);
    let board = learner.exercise("1 of 5");
    let right: Vec<(usize, usize)> = board.all().into_iter().filter(|&one| is_single(&board, one)).collect();
    learner.is_right(&right);
    let board = learner.exercise("2 of 5");
    let open: Vec<(usize, usize)> = board.all().into_iter().filter(|&one| !is_single(&board, one)).collect();
    learner.is_answered(
        &open,
        &board,
        &Expected { kind: "places", says: &["the {digit} could also go in"], is_mistake: None, marks: CLASH },
    );
    learner.page.tap(".learn-up");
}

fn naked_singles(learner: &Learner) {
    learner.tap_named(".learn-unit", "Naked single on 4×4");
    learner.page.wait_text(".learn-name", "Naked single");
    learner.page.tap("#lesson-go");
    let is_single = |board: &Board, (cell, _): (usize, usize)| board.candidates[cell].len() == 1;
    let board = learner.exercise("1 of 5");
    let right: Vec<(usize, usize)> = board.all().into_iter().filter(|&one| is_single(&board, one)).collect();
    learner.is_right(&right);
    let board = learner.exercise("2 of 5");
    let open: Vec<(usize, usize)> = board.all().into_iter().filter(|&one| !is_single(&board, one)).collect();
    learner.is_answered(
        &open,
        &board,
        &Expected { kind: "digits", says: &["{cell} could also be"], is_mistake: None, marks: "g" },
    );
    learner.page.tap(".learn-up");
}

fn x_wings(learner: &Learner) {
    let page = learner.page;
    learner.tap_named(".stair-head", "Fish");
    learner.tap_named(".learn-unit", "X-Wing");
    page.wait_text(".learn-name", "X-Wing");
    page.tap(".example-turn .button:nth-child(2)");
    page.wait_for(".learn-example .later");
    page.keep_picture("hour-e-lines");
    while page.count(".learn-example .later") > 0 {
        page.tap(".example-turn .button:nth-child(2)");
        page.wait_until("the line told last is in sight", || {
            let script = "const told = [...document.querySelectorAll('.learn-example figcaption p:not(.later)')];
                return told.at(-1).getBoundingClientRect().bottom <= document.querySelector('.places').getBoundingClientRect().top + 1";
            page.js(script, &[]) == true
        });
    }
    page.keep_picture("hour-f-told");
    page.tap("#lesson-go");
    let board = learner.exercise("1 of 8");
    let [corner, ..] = board.pattern[..] else { panic!("no pattern is marked") };
    let lines = |cells: &[usize]| cells.iter().flat_map(|&cell| [cell / 9, 9 + cell % 9]).collect::<Vec<_>>();
    let fits = |digit: &usize| {
        board.wings(*digit).iter().any(|(corners, _)| corners.iter().all(|one| board.pattern.contains(one)))
    };
    let digit = (1..=9).find(fits).expect("the digit of the pattern");
    let (_, lost) = board
        .wings(digit)
        .into_iter()
        .find(|(corners, lost)| corners.contains(&corner) && !lost.is_empty())
        .expect("an effect");
    let other: Vec<(usize, usize)> = board.all().into_iter().filter(|(_, one)| *one != digit).collect();
    learner.is_answered(
        &other,
        &board,
        &Expected {
            kind: "digit",
            says: &["Your digit is {digit}. The X-Wing here is of"],
            is_mistake: None,
            marks: ".cause-cand",
        },
    );
    learner.is_answered(
        &[(corner, digit)],
        &board,
        &Expected {
            kind: "corner",
            says: &[
                "{digit} in {cell} is part of this X-Wing, not what it rules out.",
                "the {digit} can only go in",
            ],
            is_mistake: None,
            marks: CLASH,
        },
    );
    let crossed = lines(&board.pattern);
    let outside = board
        .all()
        .into_iter()
        .filter(|&(cell, one)| one == digit && lines(&[cell]).iter().all(|line| !crossed.contains(line)));
    learner.is_answered(
        &outside.collect::<Vec<_>>(),
        &board,
        &Expected {
            kind: "outside",
            says: &["{cell} is in neither", "This X-Wing rules out {digit} only there."],
            is_mistake: None,
            marks: CLASH,
        },
    );
    page.tap("#drill-help");
    page.tap("#drill-help");
    learner.whole("both hints");
    page.keep_picture("hour-f-hint");
    learner.is_right(&lost.iter().map(|&cell| (cell, digit)).collect::<Vec<_>>());
    // The cells of the pattern are looked for.
    let board = learner.exercise("2 of 8");
    let &(struck, digit) = board.struck.first().expect("a candidate is crossed out");
    let all_struck =
        |(_, lost): &([usize; 4], Vec<usize>)| board.struck.iter().all(|(cell, _)| lost.contains(cell));
    let (corners, _) = board.wings(digit).into_iter().find(all_struck).expect("the X-Wing");
    let filled = (0..81).filter(|&cell| board.digits[cell] > 0);
    learner.is_answered(
        &filled.map(|cell| (cell, 0)).collect::<Vec<_>>(),
        &board,
        &Expected {
            kind: "filled",
            says: &["{cell} is already", "The X-Wing is of empty cells."],
            is_mistake: None,
            marks: "",
        },
    );
    let lacking = (0..81).filter(|&cell| board.digits[cell] == 0 && !board.candidates[cell].contains(&digit));
    learner.is_answered(
        &lacking.map(|cell| (cell, 0)).collect::<Vec<_>>(),
        &board,
        &Expected {
            kind: "lacks",
            says: &["{cell} can't be", "Each cell of this X-Wing can."],
            is_mistake: None,
            marks: "",
        },
    );
    learner.is_answered(
        &[(struck, 0)],
        &board,
        &Expected {
            kind: "effect",
            says: &["{cell} loses", "The X-Wing is in the cells that prove it."],
            is_mistake: None,
            marks: ".elim",
        },
    );
    for corner in corners {
        learner.press((corner, 0));
    }
    page.wait_for("#drill-next");
    page.keep_picture("hour-g-pattern");
    learner.whole("the pattern is found");
}
