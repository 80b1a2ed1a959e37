//! Replies to answers in exercises: for positions of the bank of each technique of the course, every wrong move
//! gets a reply, and each reply is true by arithmetic on the board.

use crate::common::{is_in, plain_see, puzzle};
use std::collections::{BTreeMap, BTreeSet};
use sudoku_core::{
    Candidate, Candidates, Cell, Contradiction, Digit, DigitSet, Grid, House, Position, Shape, Technique,
    advice::{Question, pattern_cells},
    explain::{self, Locale, written_out},
    geometry::Bond,
    ladder::{Ladder, all_steps},
    notation::names,
    step::{
        Step,
        reply::{Deed, Fault, Ground, Need, Reply},
    },
};
use sudoku_play::features::learn::{UNITS, Unit, cases};

const DRILLS: &str = include_str!("../../../../learn/learn-drills.txt");
/// The number of positions under test.
const POSITIONS: usize = 200;

/// A question under test.
struct Asked<'a> {
    technique: Technique,
    /// Whether the exercise names the technique.
    named: bool,
    position: &'a Candidates,
    solution: &'a Grid,
    steps: &'a [Step],
    shown: bool,
}

/// What happened, for the whole test.
#[derive(Default)]
struct Seen {
    replies: usize,
    faults: BTreeMap<&'static str, usize>,
    /// The replies with no more to say than that the solution disagrees, or that no step shows it, while the pattern is
    /// shown.
    bare: BTreeMap<&'static str, (usize, usize)>,
}

impl Asked<'_> {
    fn question(&self) -> Question<'_> {
        Question {
            position: self.position,
            steps: self.steps,
            technique: self.named.then_some(self.technique),
            solution: Some(self.solution),
            shown: self.shown,
        }
    }

    fn shape(&self) -> &Shape {
        self.position.shape()
    }

    fn sees(&self, one: Cell, other: Cell) -> bool {
        plain_see(self.shape(), one, other)
    }

    fn allows(&self, cell: Cell, digit: Digit) -> bool {
        self.position.allows(Candidate::new(cell, digit))
    }

    /// The empty cells of a house where a digit can go, by arithmetic.
    fn places(&self, house: House, digit: Digit) -> Vec<Cell> {
        let cells = Cell::all(self.shape()).filter(|&cell| is_in(self.shape(), cell, house));
        cells.filter(|&cell| self.allows(cell, digit)).collect()
    }

    fn houses(&self, cell: Cell) -> BTreeSet<House> {
        House::all(self.shape()).filter(|&house| is_in(self.shape(), cell, house)).collect()
    }

    fn is_in_any(&self, cell: Cell, houses: &[House]) -> bool {
        houses.iter().any(|&house| is_in(self.shape(), cell, house))
    }

    /// The candidates that the first step rules out of cells, of one digit.
    fn gone(&self, digit: Digit) -> Vec<Cell> {
        let gone = self.steps[0].eliminated().iter().filter(|gone| gone.digit == digit);
        gone.map(|gone| gone.cell).collect()
    }

    fn text(&self, reply: &Reply) -> String {
        let said = explain::reply(reply, self.shape(), Locale::ENGLISH);
        written_out(&said, self.shape(), Locale::ENGLISH).concat()
    }

    /// Checks a reply by itself: that it fits the move, and that what it claims is so.
    fn check(&self, reply: &Reply, seen: &mut Seen) {
        let text = self.text(reply);
        let context = || format!("{} ({:?}): {text}", self.technique.slug(), reply.deed);
        let ok = |holds: bool| assert!(holds, "{}\n{:?}", context(), reply.fault);
        seen.replies += 1;
        *seen.faults.entry(name(&reply.fault)).or_default() += 1;
        // The words name what was pressed, in sentences of a length to read.
        let cell = reply.deed.cell().map(|cell| names::cell_name(self.shape(), cell));
        let digit = reply.deed.candidate().map(|one| format!("the {} could", one.digit.symbol()));
        let of_digit = reply.deed.candidate().map(|one| format!("Your digit is {}.", one.digit.symbol()));
        let names = [cell, digit, of_digit];
        let is_named = names.iter().flatten().any(|name| text.contains(name));
        ok(is_named && text.ends_with('.') && !text.contains("  ") && !text.contains(".."));
        for sentence in text.split(". ") {
            ok(sentence.split_whitespace().count() <= 22);
        }
        let Some(one) = reply.deed.candidate() else {
            return ok(self.is_true_of_a_cell(reply));
        };
        let is_place = matches!(reply.deed, Deed::Place(_));
        let is_right = self.solution.get(one.cell) == Some(one.digit);
        ok(reply.truth == Some(is_right == is_place));
        ok(self.is_true(one, is_place, reply));
        if !self.shown {
            ok(!is_of_the_pattern(&reply.fault));
        }
        if self.shown && !is_place {
            let bare = seen.bare.entry(self.technique.slug()).or_default();
            bare.1 += 1;
            let is_bare = matches!(reply.fault, Fault::Untrue | Fault::Clash(_) | Fault::Unproven { .. });
            bare.0 += usize::from(is_bare);
        }
    }

    /// Whether the board has nothing of what a technique needs to rule out a candidate.
    fn lacks(&self, Candidate { cell, digit }: Candidate, need: Need) -> bool {
        let all = || House::all(self.shape());
        match need {
            Need::House => !all().any(|house| {
                let places = self.places(house, digit);
                places.len() > 1 && places.iter().all(|&place| self.sees(place, cell))
            }),
            Need::Pair => {
                let has = |other: &Cell| self.sees(*other, cell) && self.allows(*other, digit);
                let seen: Vec<DigitSet> =
                    Cell::all(self.shape()).filter(has).map(|other| self.position.digits(other)).collect();
                let twice = |own: &DigitSet| seen.iter().filter(|other| *other == own).count() > 1;
                !seen.iter().any(|own| own.len() == 2 && twice(own))
            }
            Need::Places => !all().filter(|&house| is_in(self.shape(), cell, house)).any(|house| {
                let pairs = Digit::all(self.shape()).filter(|&other| other != digit).filter_map(|other| {
                    let places = self.places(house, other);
                    (places.len() == 2 && places.contains(&cell)).then_some(places)
                });
                let pairs: Vec<Vec<Cell>> = pairs.collect();
                pairs.iter().any(|own| pairs.iter().filter(|other| *other == own).count() > 1)
            }),
            Need::Lines => {
                let side = self.shape().side();
                let place = |cell: Cell| [cell.index() / side, cell.index() % side];
                let own = place(cell);
                let has = |along: usize, line: usize| -> Vec<usize> {
                    let cells = Cell::all(self.shape()).filter(|&cell| place(cell)[along] == line);
                    cells
                        .filter(|&cell| self.allows(cell, digit))
                        .map(|cell| place(cell)[1 - along])
                        .collect()
                };
                let crossed = |along: usize| {
                    let lines: Vec<Vec<usize>> =
                        (0..side).filter(|&line| line != own[along]).map(|line| has(along, line)).collect();
                    let fits = |line: &Vec<usize>| line.len() == 2 && line.contains(&own[1 - along]);
                    lines
                        .iter()
                        .any(|one| fits(one) && lines.iter().filter(|other| *other == one).count() > 1)
                };
                !crossed(0) && !crossed(1)
            }
        }
    }

    fn is_true_of_a_cell(&self, reply: &Reply) -> bool {
        let Some(cell) = reply.deed.cell() else { return false };
        let pattern = pattern_cells(&self.steps[0], self.position);
        let gone = self.steps[0].eliminated();
        let sees_one = |cell: Cell| gone.iter().any(|gone| self.sees(cell, gone.cell));
        let is_outside =
            !pattern.contains(cell) && reply.is_mistake() != matches!(reply.fault, Fault::Filled(_));
        is_outside
            && match &reply.fault {
                Fault::Filled(there) => self.position.digit(cell) == Some(*there),
                Fault::Effect(digit) => self.gone(*digit).contains(&cell),
                Fault::Lacks(digit) => {
                    !self.allows(cell, *digit) && pattern.iter().all(|own| self.allows(own, *digit))
                }
                Fault::Crowded(count, most) => {
                    let counts = pattern.iter().map(|own| self.position.digits(own).len());
                    self.position.digits(cell).len() == *count && count > most && counts.max() == Some(*most)
                }
                Fault::SeesNone => !sees_one(cell) && pattern.iter().all(sees_one),
                Fault::Apart => true,
                _ => false,
            }
    }

    fn is_true(&self, one: Candidate, is_place: bool, reply: &Reply) -> bool {
        let Candidate { cell, digit } = one;
        let is_open = self.allows(cell, digit);
        let step = &self.steps[0];
        let truth = reply.truth == Some(true);
        let (lost, gone): (DigitSet, Vec<Cell>) =
            (step.eliminated().iter().map(|gone| gone.digit).collect(), self.gone(digit));
        let others_in = |others: &[(Vec<House>, Cell)], fits: &dyn Fn(Cell) -> bool| {
            let named: BTreeSet<House> =
                others.iter().flat_map(|(houses, _)| houses.iter().copied()).collect();
            let is_other = |(houses, other): &(Vec<House>, Cell)| {
                *other != cell
                    && fits(*other)
                    && houses.iter().all(|&house| is_in(self.shape(), *other, house))
            };
            named == self.houses(cell) && others.iter().all(is_other)
        };
        match &reply.fault {
            Fault::Filled(there) => self.position.digit(cell) == Some(*there),
            Fault::Seen(by, bond) => {
                let is_there = self.position.digit(*by) == Some(digit) && self.sees(cell, *by);
                let is_so = match bond {
                    Bond::House(house) => {
                        is_in(self.shape(), cell, *house) && is_in(self.shape(), *by, *house)
                    }
                    Bond::Sight(_) | Bond::Cage(_) | Bond::Clue(_) => false,
                };
                is_there && is_so && self.position.is_open(cell)
            }
            Fault::Earlier => {
                let by_digit = Cell::all(self.shape())
                    .any(|by| self.position.digit(by) == Some(digit) && self.sees(cell, by));
                self.position.is_open(cell) && !is_open && !by_digit
            }
            Fault::MorePlaces(others) => {
                let fits = |other: Cell| self.allows(other, digit);
                is_place && is_open && self.technique == Technique::HiddenSingle && others_in(others, &fits)
            }
            Fault::MoreGaps(others) => {
                let fits = |other: Cell| self.position.is_open(other);
                is_place && is_open && self.technique == Technique::FullHouse && others_in(others, &fits)
            }
            Fault::MoreDigits(others) => {
                let all = others.iter().all(|other| other != digit && self.allows(cell, other));
                is_place && is_open && all && !others.is_empty() && self.technique == Technique::NakedSingle
            }
            Fault::OtherSingle(kind) => {
                let is_one = match kind {
                    Technique::FullHouse => self.houses(cell).into_iter().any(|house| {
                        let cells = Cell::all(self.shape()).filter(|&cell| is_in(self.shape(), cell, house));
                        cells.filter(|&cell| self.position.is_open(cell)).count() == 1
                    }),
                    Technique::NakedSingle => self.position.digits(cell).len() == 1,
                    _ => self.houses(cell).into_iter().any(|house| self.places(house, digit) == [cell]),
                };
                is_place && truth && is_one && *kind != self.technique
            }
            Fault::OtherDigit(digits) => {
                let told = step.placed().map_or(!lost.contains(digit), |placed| {
                    digits.single() == Some(placed.digit) && placed.digit != digit
                });
                is_open && !digits.is_empty() && !digits.contains(digit) && told
            }
            Fault::RulesOut(digits) => !is_place && *digits == lost && !lost.contains(digit),
            Fault::Part(ground, only) => {
                let is_kept = !gone.contains(&cell) && is_open && !is_place;
                let is_grounded = match ground {
                    Some(Ground::Places(house, cells)) => {
                        let right = |cell: &&Cell| self.solution.get(**cell) == Some(digit);
                        *cells == self.places(*house, digit)
                            && cells.contains(&cell)
                            && cells.iter().filter(right).count() == 1
                    }
                    Some(Ground::Digits(digits)) => {
                        *digits == self.position.digits(cell)
                            && self.solution.get(cell).is_some_and(|digit| digits.contains(digit))
                    }
                    None => true,
                };
                // All other cells of the houses lose it, and each that keeps it is a part of the pattern.
                let keeps = |place: &Cell| !gone.contains(place);
                let places = only.iter().flat_map(|&house| self.places(house, digit));
                let pattern = pattern_cells(step, self.position);
                let is_part = |place: Cell| pattern.contains(place);
                let all = only.is_empty() || gone.iter().all(|&gone| self.is_in_any(gone, only));
                is_kept && is_grounded && all && places.filter(keeps).all(is_part)
            }
            Fault::OutsideHouses(houses) => {
                let effect = step.placed().map_or(gone.clone(), |placed| vec![placed.cell]);
                !self.is_in_any(cell, houses)
                    && !effect.is_empty()
                    && effect.iter().all(|&effect| self.is_in_any(effect, houses))
            }
            Fault::OutsideCells(cells) => {
                !is_place
                    && !cells.contains(&cell)
                    && step.eliminated().iter().all(|gone| cells.contains(&gone.cell))
            }
            Fault::BesideFins(fins) => {
                let see = |cell: Cell| fins.iter().all(|&fin| self.sees(cell, fin));
                !is_place
                    && !gone.is_empty()
                    && fins.iter().all(|&fin| !self.sees(cell, fin) && self.allows(fin, digit))
                    && gone.iter().all(|&gone| see(gone))
            }
            Fault::SeesOnly(all, sees) => {
                let own: Vec<Cell> = all.iter().copied().filter(|&end| self.sees(cell, end)).collect();
                let is_right = |end: &Cell| self.solution.get(*end) == Some(digit);
                // All ends see something that the step rules out, which is why it does.
                let serves = gone.iter().any(|&gone| all.iter().all(|&end| self.sees(gone, end)));
                !is_place && *sees == own && own.len() < all.len() && all.iter().any(is_right) && serves
            }
            Fault::Without(need) => !self.shown && is_open && !is_place && self.lacks(one, *need),
            Fault::Clash(why) => {
                let mut after = self.position.clone();
                if is_place {
                    after.place(one, |_| {});
                } else {
                    after.eliminate(one, |_| {});
                }
                let is_so = match *why {
                    Contradiction::NoDigit(cell) => after.is_open(cell) && after.digits(cell).is_empty(),
                    Contradiction::NoPlace(house, digit) => {
                        let cells = Cell::all(self.shape()).filter(|&cell| is_in(self.shape(), cell, house));
                        cells.into_iter().all(|cell| {
                            after.digit(cell) != Some(digit) && !after.allows(Candidate::new(cell, digit))
                        })
                    }
                    Contradiction::Twice(..) | Contradiction::Sum { .. } => false,
                };
                !truth && is_so
            }
            Fault::Untrue => !truth && is_open,
            Fault::Unproven { shown } => truth && is_open && *shown == self.shown,
            Fault::Lacks(_)
            | Fault::Crowded(..)
            | Fault::SeesNone
            | Fault::Effect(_)
            | Fault::Apart
            | Fault::Present => false,
        }
    }
}

/// Whether a fault speaks of the pattern, so that only an exercise that shows it may have it.
fn is_of_the_pattern(fault: &Fault) -> bool {
    matches!(
        fault,
        Fault::OtherDigit(_)
            | Fault::RulesOut(_)
            | Fault::Part(..)
            | Fault::OutsideHouses(_)
            | Fault::OutsideCells(_)
            | Fault::BesideFins(_)
            | Fault::SeesOnly(..)
            | Fault::Unproven { shown: true }
    )
}

const fn name(fault: &Fault) -> &'static str {
    match fault {
        Fault::Filled(_) => "filled",
        Fault::Seen(..) => "seen",
        Fault::Earlier => "earlier",
        Fault::MorePlaces(_) => "more places",
        Fault::MoreDigits(_) => "more digits",
        Fault::MoreGaps(_) => "more gaps",
        Fault::OtherSingle(_) => "another single",
        Fault::OtherDigit(_) => "another digit",
        Fault::RulesOut(_) => "rules out",
        Fault::Part(..) => "part",
        Fault::OutsideHouses(_) => "outside houses",
        Fault::OutsideCells(_) => "outside cells",
        Fault::BesideFins(_) => "beside fins",
        Fault::SeesOnly(..) => "sees only",
        Fault::Without(_) => "without",
        Fault::Clash(_) => "clash",
        Fault::Untrue => "untrue",
        Fault::Unproven { .. } => "unproven",
        Fault::Lacks(_) => "lacks",
        Fault::Crowded(..) => "crowded",
        Fault::SeesNone => "sees none",
        Fault::Effect(_) => "effect",
        Fault::Apart => "apart",
        Fault::Present => "present",
    }
}

/// A position of the bank with its solution, and all steps of its technique.
type Exercise = (Technique, Candidates, Grid, Vec<Step>);

/// Positions of the bank, as many for each of these techniques at its size.
fn bank(taught: &[(Technique, &Shape)], count: usize) -> Vec<Exercise> {
    let mut found = Vec::new();
    for round in 0.. {
        for &(technique, shape) in taught {
            if found.len() == count {
                return found;
            }
            let mut own = cases(DRILLS, technique).filter(|case| case.shape() == shape);
            let Some(case) = own.nth(round) else { continue };
            let position = Position::within(case.position(), &case.givens);
            let steps = all_steps(&position, &Ladder::of_edition(technique.edition()).only(technique));
            let solution = puzzle(&case.givens.to_string()).solution().clone();
            found.push((technique, case.position(), solution, steps));
        }
    }
    found
}

/// Makes every move in these positions, with the pattern shown and hidden, and checks each reply.
fn check(exercises: Vec<Exercise>) -> Seen {
    let mut seen = Seen::default();
    for (technique, position, solution, steps) in exercises {
        assert!(!steps.is_empty(), "{}", technique.slug());
        for (shown, named) in [(true, true), (false, true), (false, false)] {
            let asked =
                Asked { technique, named, position: &position, solution: &solution, steps: &steps, shown };
            let mut replied = |deed: Deed| {
                let is_answer = match deed {
                    Deed::Place(one) => steps.iter().any(|step| step.placed() == Some(one)),
                    Deed::RuleOut(one) => steps.iter().any(|step| step.eliminated().contains(&one)),
                    Deed::Point(cell) => pattern_cells(&steps[0], &position).contains(cell),
                    Deed::Absent => false,
                };
                let reply = asked.question().reply(deed);
                assert_eq!(reply.is_none(), is_answer, "{}: {deed:?}", technique.slug());
                if let Some(reply) = reply {
                    asked.check(&reply, &mut seen);
                }
            };
            for cell in Cell::all(position.shape()) {
                for digit in Digit::all(position.shape()) {
                    let one = Candidate::new(cell, digit);
                    // An exercise that names its technique tells whether it places a digit.
                    let places = steps[0].placed().is_some();
                    if places || !named {
                        replied(Deed::Place(one));
                    }
                    if !places || !named {
                        replied(Deed::RuleOut(one));
                    }
                }
                if !shown && named && !technique.is_single() {
                    replied(Deed::Point(cell));
                }
            }
        }
    }
    seen
}

#[test]
fn every_wrong_move_gets_a_true_reply() {
    let of = |unit: &Unit| unit.techniques.iter().map(|&one| (one, unit.shape)).collect::<Vec<_>>();
    let taught: Vec<(Technique, &Shape)> = UNITS.iter().flat_map(of).collect();
    let seen = check(bank(&taught, POSITIONS));
    // A pattern that is shown says nearly always why it leaves a candidate alone.
    for (slug, (bare, of)) in &seen.bare {
        assert!(bare * 50 < *of, "{slug}: {bare} of {of} replies give no reason");
    }
    // All kinds but the one of an exercise without the technique.
    assert_eq!(seen.faults.len(), 23, "{} replies: {:?}", seen.replies, seen.faults);
}

/// Boxes that are no squares, and boards on which numbers have two figures.
#[test]
fn replies_hold_on_boards_of_other_sizes() {
    let first = [
        Technique::FullHouse,
        Technique::HiddenSingle,
        Technique::NakedSingle,
        Technique::Pointing,
        Technique::Claiming,
        Technique::NakedPair,
        Technique::HiddenPair,
    ];
    let sizes = [Shape::S6, Shape::S8, Shape::S10, Shape::S12];
    let taught: Vec<(Technique, &Shape)> =
        sizes.into_iter().flat_map(|shape| first.map(|one| (one, shape))).collect();
    assert!(check(bank(&taught, taught.len())).replies > 10_000);
}

#[test]
fn a_digit_in_sight_by_a_rule_is_named_with_the_rule() {
    let shape = Shape::S9.tagged("n").expect("a board with the knight's move");
    let mut grid = Grid::empty(&shape);
    let one = |cell: &str, digit: usize| {
        Candidate::new(names::cell(&shape, cell).expect("a cell"), Digit::at(digit - 1))
    };
    grid.set(one("r2c3", 5).cell, Some(one("r2c3", 5).digit));
    let position = Candidates::new(&grid);
    let question =
        Question { position: &position, steps: &[], technique: None, solution: None, shown: false };
    let told = |deed: Deed| {
        let reply = question.reply(deed).expect("a reply");
        written_out(&explain::reply(&reply, &shape, Locale::ENGLISH), &shape, Locale::ENGLISH).concat()
    };
    let by_move = "r2c3 is 5, and r4c4 sees it by a knight's move. So r4c4 can't be 5.";
    assert_eq!(told(Deed::Place(one("r4c4", 5))), by_move);
    assert_eq!(
        told(Deed::Place(one("r4c5", 5))),
        "r4c5 may be 5, but Stepdoku finds no step this easy that shows it."
    );
}

/// An exercise with the first position of the bank, whether it shows the pattern, and moves with their replies. A reply
/// to a mistake begins with an exclamation mark here.
type Example = (Technique, &'static Shape, bool, &'static [(&'static str, &'static str)]);

const EXAMPLES: &[Example] = &[
    (
        Technique::XWing,
        Shape::S9,
        true,
        &[
            ("1 r1c1", "Your digit is 1. The X-Wing here is of 4."),
            ("4 r1c1", "Box 1 already has its 4, in r2c3. So r1c1 has no candidate 4 to rule out."),
            (
                "4 r3c4",
                "!4 in r3c4 is part of this X-Wing, not what it rules out. In row 3, the 4 can only go in r3c4 or \
                 r3c9. Only the other cells of column 9 lose 4.",
            ),
            ("4 r1c7", "!r1c7 is in neither column 4 nor column 9. This X-Wing rules out 4 only there."),
            (
                "4 r1c5",
                "r1c5 isn't 4, but this X-Wing doesn't show it. r1c5 is in neither column 4 nor column 9. This \
                 X-Wing rules out 4 only there.",
            ),
            ("1 r1c3", "r1c3 is already 8."),
        ],
    ),
    (
        Technique::XWing,
        Shape::S9,
        false,
        &[
            (
                "4 r1c5",
                "r1c5 isn't 4, but no X-Wing shows it. No two rows have 4 only in the column of r1c5 and one other. \
                 No two columns have it only in the row of r1c5 and one other.",
            ),
            ("absent", "!Look again. X-Wing is on this board."),
        ],
    ),
    (
        Technique::HiddenSingle,
        Shape::S4,
        false,
        &[
            (
                "4 r2c1",
                "!In row 2 and box 1, the 4 could also go in r2c2. In column 1, it could also go in r1c1.",
            ),
            (
                "2 r2c1",
                "r2c1 is 2, but no hidden single shows it. In row 2 and box 1, the 2 could also go in r2c2. In \
                 column 1, it could also go in r3c1.",
            ),
            ("1 r1c1", "!Column 1 already has its 1, in r4c1. So r1c1 can't be 1."),
        ],
    ),
    (
        Technique::HiddenSingle,
        Shape::S9,
        true,
        &[
            ("4 r1c1", "!Your digit is 4. The hidden single here is of 3."),
            ("3 r1c4", "!r1c4 isn't in box 1. The hidden single is there."),
        ],
    ),
    (
        Technique::NakedPair,
        Shape::S9,
        false,
        &[("8 r7c9", "!r7c9 sees no two cells with the same two candidates, 8 among them.")],
    ),
    (Technique::NakedSingle, Shape::S9, false, &[("2 r1c1", "!r1c1 could also be 6 or 9.")]),
    (
        Technique::FullHouse,
        Shape::S4,
        false,
        &[
            (
                "4 r1c3",
                "!r1c3 isn't the last empty cell. In row 1 and box 2, r1c4 is also empty. In column 3, r3c3 is also \
                 empty.",
            ),
            ("4 r4c3", "r4c3 is 4, as a naked single. This exercise asks for a full house."),
        ],
    ),
    (
        Technique::Skyscraper,
        Shape::S9,
        true,
        &[
            (
                "2 r3c7",
                "r3c7 isn't 2, but this skyscraper doesn't show it. By this skyscraper, r5c8 or r9c7 is 2. r3c7 \
                 sees only r9c7.",
            ),
            ("2 r3c9", "!By this skyscraper, r5c8 or r9c7 is 2. r3c9 sees neither."),
            ("6 r1c5", "6 in r1c5 was ruled out earlier."),
        ],
    ),
    (
        Technique::NakedPair,
        Shape::S9,
        true,
        &[(
            "2 r5c1",
            "!2 in r5c1 is part of this naked pair, not what it rules out. r5c1 can only be 2 or 8. Only the other \
             cells of column 1 lose 2.",
        )],
    ),
    (
        Technique::FinnedXWing,
        Shape::S9,
        true,
        &[("1 r3c5", "r3c5 isn't 1, but this finned X-Wing doesn't show it. r3c5 doesn't see the fin r2c9.")],
    ),
    (Technique::XyWing, Shape::S9, true, &[("5 r3c4", "!Your digit is 5. The XY-Wing here rules out 8.")]),
];

#[test]
fn the_reply_answers_the_move() {
    for &(technique, shape, shown, moves) in EXAMPLES {
        let case = cases(DRILLS, technique).find(|case| case.shape() == shape).expect("a case");
        let (position, solution) = (case.position(), puzzle(&case.givens.to_string()).solution().clone());
        let found = Position::within(case.position(), &case.givens);
        let steps = all_steps(&found, &Ladder::of_edition(technique.edition()).only(technique));
        let asked =
            Asked { technique, named: true, position: &position, solution: &solution, steps: &steps, shown };
        for (moved, expected) in moves {
            let one = moved.split_once(' ').map(|(digit, cell)| {
                let digit = digit.chars().next().and_then(Digit::from_symbol).expect("a digit");
                Candidate::new(names::cell(shape, cell).expect("a cell"), digit)
            });
            let deed = match one {
                None => Deed::Absent,
                Some(one) if technique.is_single() => Deed::Place(one),
                Some(one) => Deed::RuleOut(one),
            };
            let reply = asked.question().reply(deed).expect("a reply");
            let sign = if reply.is_mistake() { "!" } else { "" };
            assert_eq!(format!("{sign}{}", asked.text(&reply)), *expected, "{}: {moved}", technique.slug());
        }
    }
}
