//! Arguments for moves: the pattern of a step is one, less than it isn't, and each judgement is true by arithmetic on
//! the board.

use crate::common::{is_in, plain_see, puzzle};
use std::collections::BTreeMap;
use sudoku_core::{
    Candidate, Candidates, Cell, CellSet, Digit, Grid, House, Position, Rng, Seed, Shape, Technique,
    advice::{judge_argument, may_argue, pattern_cells},
    explain::{self, Locale, written_out},
    ladder::{Ladder, all_steps},
    notation::names,
    step::{
        Step,
        argument::{Argument, ArgumentKind, Judgement, Lack},
        premises::premises,
    },
};
use sudoku_play::features::learn::{Chapter, UNITS, cases};

const DRILLS: &str = include_str!("../../../../learn/learn-drills.txt");
/// The board of the examples.
const BOARD: &str = "3..2..1..2..1..4";
/// The positions of the bank for each technique.
const POSITIONS: usize = 4;
/// The random arguments at each position.
const RANDOM: usize = 120;

/// A position of the bank with its solution and the steps of its technique.
struct Exercise {
    technique: Technique,
    position: Candidates,
    solution: Grid,
    steps: Vec<Step>,
}

fn bank() -> Vec<Exercise> {
    let mut found = Vec::new();
    for unit in UNITS {
        for &technique in unit.techniques {
            let own = cases(DRILLS, technique).filter(|case| case.shape() == unit.shape);
            for case in own.take(POSITIONS) {
                let at = Position::within(case.position(), &case.givens);
                let steps = all_steps(&at, &Ladder::of_edition(technique.edition()).only(technique));
                let solution = puzzle(&case.givens.to_string()).solution().clone();
                found.push(Exercise { technique, position: case.position(), solution, steps });
            }
        }
    }
    found
}

/// The argument that a step itself gives, for one of its candidates.
fn own_argument(step: &Step, candidate: Candidate, position: &Candidates) -> Argument {
    let places = step.placed().is_some();
    let mut cells: CellSet = if places {
        premises(step, position).placed.into_iter().collect()
    } else {
        pattern_cells(step, position)
    };
    if places {
        cells.remove(candidate.cell);
    }
    Argument { candidate, places, cells, houses: Vec::new() }
}

fn concluded(step: &Step) -> Vec<Candidate> {
    step.placed().map_or_else(|| step.eliminated().to_vec(), |placed| vec![placed])
}

impl Exercise {
    fn shape(&self) -> &Shape {
        self.position.shape()
    }

    fn places(&self, digit: Digit, house: House) -> Vec<Cell> {
        let cells = Cell::all(self.shape()).filter(|&cell| is_in(self.shape(), cell, house));
        cells.filter(|&cell| self.position.allows(Candidate::new(cell, digit))).collect()
    }

    fn conflict(&self, one: Candidate, other: Candidate) -> bool {
        if one.cell == other.cell {
            one.digit != other.digit
        } else {
            one.digit == other.digit && plain_see(self.shape(), one.cell, other.cell)
        }
    }

    /// Whether a marked digit excludes the candidate.
    fn is_shown_out(&self, argument: &Argument, one: Candidate) -> bool {
        argument.cells.iter().any(|cell| {
            self.position.digit(cell) == Some(one.digit) && plain_see(self.shape(), cell, one.cell)
        })
    }

    /// Judges an argument, and checks the judgement and its words by themselves.
    fn check(&self, argument: &Argument) -> Judgement {
        let judged = judge_argument(&self.position, argument);
        let said = explain::judgement(argument, &judged, self.shape(), Locale::ENGLISH);
        let text = written_out(&said, self.shape(), Locale::ENGLISH).concat();
        let ok = |holds: bool| assert!(holds, "{}: {argument:?}\n{judged:?}\n{text}", self.technique.slug());
        ok(text.ends_with('.') && !text.contains("  ") && !text.contains(".."));
        for sentence in text.split(". ") {
            ok(sentence.split_whitespace().count() <= 24);
        }
        let Candidate { cell, digit } = argument.candidate;
        match &judged {
            Judgement::Holds { kind, house, spare } => {
                let is_right = self.solution.get(cell) == Some(digit);
                ok(is_right == argument.places);
                ok(spare.iter().all(|&cell| argument.cells.contains(cell)));
                ok(house.is_none_or(|house| argument.places && is_in(self.shape(), cell, house)));
                let has_open = argument.cells.iter().any(|cell| self.position.is_open(cell));
                ok(argument.places && (*kind != ArgumentKind::Pattern || has_open)
                    || !argument.places && *kind == ArgumentKind::Pattern);
            }
            Judgement::Lacks(lack) => ok(self.is_true(argument, lack)),
        }
        judged
    }

    fn is_true(&self, argument: &Argument, lack: &Lack) -> bool {
        let Candidate { cell, digit } = argument.candidate;
        match lack {
            Lack::Marks => argument.is_empty(),
            Lack::Seen(by, _) => {
                self.position.digit(*by) == Some(digit) && plain_see(self.shape(), *by, cell)
            }
            // All positions here have a solution, so what is marked can be true.
            Lack::Sense => false,
            Lack::Bounds => argument.len() > 20,
            Lack::Choice { enough, marked } => *marked == argument.len() && enough * 2 < *marked,
            Lack::Digits(digits) => {
                let open = |other: Digit| !self.is_shown_out(argument, Candidate::new(cell, other));
                argument.places
                    && !digits.is_empty()
                    && digits.iter().all(|other| other != digit && open(other))
            }
            Lack::Places(house, open) if argument.places => {
                let is_open = |&other: &Cell| {
                    let one = Candidate::new(other, digit);
                    let is_free = self.position.is_open(other) && !self.is_shown_out(argument, one);
                    is_free && other != cell && is_in(self.shape(), other, *house)
                };
                is_in(self.shape(), cell, *house) && !open.is_empty() && open.iter().all(is_open)
            }
            Lack::Places(house, open) => {
                let mut all = self.places(digit, *house);
                all.retain(|&place| !argument.cells.contains(place));
                all == *open
            }
            Lack::Way(way) => self.is_a_way(argument, way),
        }
    }

    /// Whether the candidate itself and a way fit each other and all that is marked.
    fn is_a_way(&self, argument: &Argument, way: &[Candidate]) -> bool {
        let mut all = way.to_vec();
        all.push(argument.candidate);
        let fits = all.iter().all(|&one| all.iter().all(|&other| !self.conflict(one, other)));
        let is_open = way.iter().all(|&one| self.position.allows(one));
        let open = argument.cells.iter().filter(|&cell| self.position.is_open(cell));
        let has_digits = open.into_iter().all(|cell| all.iter().any(|one| one.cell == cell));
        let has_places = House::all(self.shape()).all(|house| {
            Digit::all(self.shape()).all(|digit| {
                let places = self.places(digit, house);
                let is_marked = argument.houses.contains(&house) && digit == argument.candidate.digit
                    || places.iter().all(|&place| argument.cells.contains(place));
                let is_filled = |one: &Candidate| one.digit == digit && places.contains(&one.cell);
                !is_marked || places.is_empty() || all.iter().any(is_filled)
            })
        });
        fits && is_open && has_digits && has_places
    }
}

#[test]
fn the_pattern_of_a_step_is_an_argument_and_less_is_none() {
    let mut argued: BTreeMap<&str, (usize, usize)> = BTreeMap::new();
    let mut lacks = 0;
    for exercise in bank() {
        for step in &exercise.steps {
            let of = argued.entry(exercise.technique.slug()).or_default();
            of.1 += 1;
            if !may_argue(step, &exercise.position) {
                continue;
            }
            of.0 += 1;
            for candidate in concluded(step).into_iter().take(4) {
                let mut argument = own_argument(step, candidate, &exercise.position);
                if let (true, Some(house)) = (
                    argument.is_empty(),
                    exercise
                        .position
                        .geometry()
                        .houses_of(candidate.cell)
                        .iter()
                        .find(|&&house| exercise.position.gaps(house) == 1),
                ) {
                    argument.houses.push(*house);
                }
                let judged = exercise.check(&argument);
                assert!(judged.holds(), "{}: {argument:?} {judged:?}", exercise.technique.slug());
                for cell in argument.cells.iter() {
                    let mut fewer = argument.clone();
                    fewer.cells.remove(cell);
                    lacks += usize::from(!exercise.check(&fewer).holds());
                }
            }
        }
    }
    assert!(lacks > 5_000, "{lacks}");
    // All that the first chapters teach are whole arguments, and most of the rest.
    for unit in UNITS.iter().filter(|unit| unit.chapter <= Chapter::Wings) {
        // Nobody is asked for the reason of a sum.
        let is_asked = |one: &&Technique| {
            **one != Technique::DualEmptyRectangle && !one.needs_sums() && !one.needs_clues()
        };
        for technique in unit.techniques.iter().filter(is_asked) {
            let (may, of) = argued[technique.slug()];
            assert_eq!(may, of, "{}", technique.slug());
        }
    }
}

#[test]
fn what_holds_is_true_whatever_is_marked() {
    let mut held: BTreeMap<ArgumentKind, usize> = BTreeMap::new();
    for exercise in bank() {
        let mut rng = Rng::new(Seed::new(5), exercise.position.open_count() as u32);
        let all: Vec<Cell> = Cell::all(exercise.shape()).collect();
        let geometry = exercise.position.geometry();
        let open: Vec<Candidate> = exercise
            .position
            .open_cells()
            .flat_map(|cell| {
                exercise
                    .position
                    .digits(cell)
                    .iter()
                    .map(move |digit| Candidate::new(cell, digit))
                    .collect::<Vec<_>>()
            })
            .collect();
        for _ in 0..RANDOM {
            let Some(&candidate) = rng.choose(&open) else { continue };
            let mut argument =
                Argument { candidate, places: rng.below(2) == 0, cells: CellSet::EMPTY, houses: Vec::new() };
            let near = geometry.peer_list(candidate.cell);
            for _ in 0..rng.below(9) {
                let from = if rng.below(4) == 0 { &all[..] } else { near };
                if let Some(&cell) = rng.choose(from)
                    && cell != candidate.cell
                {
                    argument.cells.insert(cell);
                }
            }
            if rng.below(3) == 0
                && let Some(&house) = rng.choose(geometry.houses_of(candidate.cell))
            {
                argument.toggle_house(house);
            }
            if let Judgement::Holds { kind, .. } = exercise.check(&argument) {
                *held.entry(kind).or_default() += 1;
            }
        }
    }
    assert_eq!(held.len(), ArgumentKind::ALL.len(), "{held:?}");
}

/// A move on the small board, what is marked, and the words of the judgement. "house2" is the third house of its cell:
/// its box.
const EXAMPLES: &[(&str, &str, &str)] = &[
    ("4 r1c3", "", "Mark at least one cell, row, column or box."),
    ("4 r1c3", "r1c1 r1c4 r2c3", "Yes. r1c3 has no other candidate than 4."),
    ("4 r1c3", "r1c1 r1c4", "By what you marked, r1c3 could also be 1."),
    ("4 r1c3", "r4c4 house2", "Yes. In box 2, the 4 has no other place."),
    ("4 r1c3", "house2", "By what you marked, the 4 of box 2 could also go in r2c4."),
    // Another house than the page would name.
    ("4 r1c3", "r4c4", "Yes. In column 3, the 4 has no other place."),
    ("4 r1c3", "r1c1 r1c4 r2c3 r3c2", "Yes. r1c3 has no other candidate than 4. r3c2 isn't needed."),
    (
        "4 r1c3",
        "r1c1 r1c4 r2c3 r3c2 r4c1 r4c4 r1c2 r2c1 r2c2 r2c4",
        "You marked ten, and three of them are enough. Mark only what is needed.",
    ),
];

#[test]
fn the_judgement_names_what_is_missing() {
    for &(moved, marked, expected) in EXAMPLES {
        let grid = puzzle(BOARD).clues().clone();
        let (position, shape) = (Candidates::new(&grid), grid.shape());
        let (digit, cell) = moved.split_once(' ').expect("a move");
        let cell_of = |name: &str| names::cell(shape, name).expect("a cell");
        let candidate = Candidate::new(
            cell_of(cell),
            Digit::from_symbol(digit.chars().next().expect("a digit")).expect("a digit"),
        );
        let mut argument = Argument { candidate, places: true, cells: CellSet::EMPTY, houses: Vec::new() };
        for mark in marked.split_whitespace() {
            match mark.strip_prefix("house") {
                Some(number) => {
                    let number: usize = number.parse().expect("a number");
                    argument.toggle_house(position.geometry().houses_of(candidate.cell)[number]);
                }
                None => argument.cells.insert(cell_of(mark)),
            }
        }
        let judged = judge_argument(&position, &argument);
        let said = explain::judgement(&argument, &judged, shape, Locale::ENGLISH);
        assert_eq!(written_out(&said, shape, Locale::ENGLISH).concat(), expected, "{moved}: {marked}");
    }
}
