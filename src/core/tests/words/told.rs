//! A text names all premises of its step, except those visible at a glance, and nothing else. The test reads
//! the mentions that a pointer can highlight, so it works in every language.

use crate::common::{
    case_steps, corpus_puzzles, is_in, on, plain_see, puzzle, sample, some_puzzles, thinned, with_twins,
};
use std::{
    collections::{BTreeMap, BTreeSet},
    fmt::Debug,
    ops::ControlFlow,
};
use sudoku_core::{
    Candidate, Candidates, Cell, Constraint, Digit, DigitSet, House, Position, Shape, Technique,
    explain::{Assertion, Locale, Span, Stated, claimed, explain, in_full, written_out},
    families::Ruling,
    guesses::search,
    ladder::{Ladder, Plan, all_steps},
    marks::links,
    passes::path,
    premises::{Claim, claims, premises},
    step::{
        Conclusion, DeadlyShape, Decoded, Deduction, Forced, Forcing, Kraken, Pattern, Rectangle, Step,
        Supposition,
    },
};

/// Everything named in a text.
#[derive(Debug, Default)]
struct Named {
    cells: BTreeSet<Cell>,
    houses: BTreeSet<House>,
    digits: BTreeSet<Digit>,
}

impl Named {
    fn by(spans: &[Span]) -> Self {
        let mut named = Self::default();
        for span in &in_full(spans.to_vec()) {
            match span {
                Span::Cell(cell) => named.cells.extend([*cell]),
                Span::Cells(cells) => named.cells.extend(cells),
                Span::Digit(digit) => named.digits.extend([*digit]),
                Span::Digits(digits) => named.digits.extend(digits.iter()),
                Span::House(house) | Span::HouseIn(house, _) | Span::HouseNumber(house) => {
                    named.houses.extend([*house]);
                }
                Span::Candidate(candidate) => {
                    named.cells.extend([candidate.cell]);
                    named.digits.extend([candidate.digit]);
                }
                Span::Statement(_, stated, digit, cells) => {
                    if *stated != Stated::Digit {
                        named.cells.extend(cells);
                    }
                    if *stated != Stated::Cells {
                        named.digits.extend([*digit]);
                    }
                }
                Span::Text(_)
                | Span::Technique(_)
                | Span::Link(..)
                | Span::Set(_)
                | Span::Line
                | Span::Rest
                | Span::Conclusion
                | Span::Brief(..)
                | Span::Says(_) => {}
            }
        }
        named
    }

    /// A place is known by its name or by two of its houses: the fish gives its cells by rows and columns.
    fn tells_place(&self, shape: &Shape, cell: Cell) -> bool {
        self.cells.contains(&cell)
            || self.houses.iter().filter(|&&house| is_in(shape, cell, house)).count() > 1
    }
}

/// A step with its text.
struct Told<'a> {
    step: &'a Step,
    now: &'a Candidates,
    named: Named,
    text: String,
}

impl<'a> Told<'a> {
    fn of(step: &'a Step, now: &'a Candidates) -> Self {
        let spans = explain(step, now, Locale::ENGLISH);
        let text = written_out(&spans, now.shape(), Locale::ENGLISH).concat();
        Self { step, now, named: Named::by(&spans), text }
    }

    fn must(&self, is_told: bool, what: impl Debug) {
        assert!(
            is_told,
            "{what:?} is not told of {:?}:\n{}\n{:?}",
            self.step.technique(),
            self.text,
            self.step
        );
    }

    fn tells_candidate(&self, one: Candidate) {
        self.must(self.named.cells.contains(&one.cell), one);
        self.must(self.named.digits.contains(&one.digit), one);
    }

    /// Whether its claims are the whole board.
    fn is_grave(&self) -> bool {
        match &self.step.pattern {
            Pattern::Bug(_) => true,
            pattern => matches!(pattern.decoded(), Some(Decoded::Deadly(found)) if found.ring.is_empty()),
        }
    }

    /// Whether a clue gives bounds, or runs from one digit to another.
    fn goes_by_bounds(&self) -> bool {
        let Some(Decoded::Ruled(found)) = self.step.pattern.decoded() else { return false };
        matches!(
            found.ruling,
            Ruling::Rises(..)
                | Ruling::Inside(_)
                | Ruling::AtLeast(..)
                | Ruling::AtMost(..)
                | Ruling::Runs
                | Ruling::Must(_)
        )
    }

    /// The text names the pattern's facts about the position.
    fn tells_claim(&self, claim: &Claim) {
        let (shape, named) = (self.now.shape(), &self.named);
        match claim {
            // A deadly pattern says that all empty cells are alike except one.
            Claim::Holds(cell, _)
                if self.is_grave()
                    && !(matches!(self.step.pattern, Pattern::Bug(_)) && named.cells.contains(cell)) => {}
            Claim::Holds(cell, digits) => {
                self.must(named.cells.contains(cell), cell);
                digits.iter().for_each(|digit| self.must(named.digits.contains(&digit), (cell, digit)));
            }
            Claim::Places(digit, house, listed) => {
                self.must(named.digits.contains(digit), digit);
                // A fish whose fins must be right names the houses where the rest has no room.
                self.must(named.houses.contains(house), house);
                let there = listed.iter().filter(|&&cell| self.now.allows(Candidate::new(cell, *digit)));
                let taken = |cell: Cell| self.is_taken(Candidate::new(cell, *digit));
                there.for_each(|&cell| {
                    self.must(named.tells_place(shape, cell) || taken(cell), (digit, cell));
                });
            }
            Claim::Solved(cell) => self.must(named.cells.contains(cell), cell),
            Claim::Lacks(digit, cells) => {
                // "At least 3" names the digits below it.
                let by_bound = self.step.technique() == Technique::SumBounds || self.goes_by_bounds();
                // "Its only candidate that fits" leaves out those that it lost, as "the only place left" does.
                let in_chain = matches!(self.step.pattern, Pattern::Chain(_));
                self.must(by_bound || in_chain || named.digits.contains(digit), digit);
                for cell in cells {
                    self.must(named.cells.contains(cell), cell);
                }
            }
        }
    }

    /// Whether a placement of a forcing chain takes the candidate, in sight of a named one.
    fn is_taken(&self, gone: Candidate) -> bool {
        let takes = |made: &Candidate| {
            let shape = self.now.shape();
            let same = made.digit == gone.digit && plain_see(shape, made.cell, gone.cell);
            (same || made.cell == gone.cell && made.digit != gone.digit)
                && self.named.cells.contains(&made.cell)
        };
        placements(self.step).iter().any(takes)
    }

    /// The text names the conclusion.
    fn tells_conclusion(&self) {
        match &self.step.conclusion {
            Conclusion::Place(placed) => self.tells_candidate(*placed),
            Conclusion::TakeBack(gone) => self.tells_candidate(*gone),
            Conclusion::Eliminate(gone) => {
                for &gone in gone {
                    self.tells_candidate(gone);
                }
            }
            Conclusion::Impossible => {}
        }
    }

    /// The premises of a single. Digits in sight of a naked single need no name, nor do filled cells.
    fn tells_single(&self) {
        let needed = premises(self.step, self.now);
        match &self.step.pattern {
            Pattern::HiddenSingle { .. } => {
                needed.placed.iter().for_each(|cell| self.must(self.named.cells.contains(cell), cell));
                needed.gone.iter().for_each(|&gone| self.tells_candidate(gone));
            }
            // A listener could not follow so many digits.
            Pattern::NakedSingle if needed.gone.len() > 6 => {}
            Pattern::NakedSingle => needed.gone.iter().for_each(|&gone| self.tells_candidate(gone)),
            _ => {}
        }
    }

    /// The allowed names: the step's facts about the position, its links, its conclusion, and the houses of
    /// these. A hidden single also names its other houses.
    fn names_nothing_else(&self, claims: &[Claim]) {
        let shape = self.now.shape();
        let (mut cells, mut digits, mut houses) = (BTreeSet::new(), BTreeSet::new(), BTreeSet::new());
        let mut one = |candidate: &Candidate| {
            cells.insert(candidate.cell);
            digits.insert(candidate.digit);
        };
        self.step.placed().iter().chain(self.step.eliminated()).for_each(&mut one);
        links(self.step, self.now)
            .iter()
            .flat_map(|link| link.from.iter().chain(&link.to))
            .for_each(&mut one);
        placements(self.step).iter().for_each(&mut one);
        if let Some(Decoded::Deduction(Deduction { branches, .. })) = self.step.pattern.decoded() {
            branches.iter().map(|branch| branch.supposed.0).for_each(|supposed| one(&supposed));
        }
        let needed = premises(self.step, self.now);
        if self.step.placed().is_some() {
            needed.gone.iter().for_each(&mut one);
            cells.extend(&needed.placed);
        }
        // A digit may be solved in a line that counts.
        if let Some(Decoded::Exocet(found)) = self.step.pattern.decoded() {
            houses.extend(found.covers.into_iter().flat_map(|(_, covers)| covers));
        }
        // A sum names its cells, the first cells of its cages, and the digits that add up.
        if let Some(Decoded::Total(found)) = self.step.pattern.decoded() {
            let balance = found.balance(self.now);
            for own in [&balance].into_iter().chain(&found.beside(self.now)) {
                cells.extend(own.open().chain(own.filled.iter().copied()));
                digits.extend(own.combinations(self.now).into_iter().flat_map(DigitSet::iter));
                digits.extend(own.filled.iter().filter_map(|&cell| self.now.digit(cell)));
            }
            cells.extend(found.cages.iter().flat_map(|&cage| shape.cages()[usize::from(cage)].cells()));
            let relations = shape.geometry().relations();
            cells.extend(found.clues.iter().flat_map(|&clue| relations[usize::from(clue)].1.cells()));
            houses.extend(&found.houses);
            let (with, against) = balance.others(found.reading, self.now);
            digits.extend(with.iter().chain(&against).flat_map(|bound| &bound.digits));
        }
        // A clue by which cells see each other is named by its cells.
        if [" sees ", " rules out ", " fits beside ", " needs "].iter().any(|words| self.text.contains(words))
        {
            cells.extend(shape.clues().iter().flat_map(|clue| clue.cells.iter().take(4)));
        }
        // A clue names its cells, and digits of a sequence, a bound or a sum.
        if let Some(Decoded::Ruled(found)) = self.step.pattern.decoded() {
            cells.extend(&found.clue(self.now).expect("a clue").cells);
            cells.extend(found.cells(self.now));
            digits.extend(Digit::all(shape));
        }
        // A symmetry names the image of every digit.
        if let Some(Decoded::Symmetric(found)) = self.step.pattern.decoded() {
            digits.extend(found.digits);
        }
        // With further rules, a single says how a digit sees another place of its house.
        if let (Pattern::HiddenSingle { .. }, Some(placed), false) =
            (&self.step.pattern, self.step.placed(), shape.is_classic())
        {
            let geometry = shape.geometry();
            for &house in geometry.houses_of(placed.cell) {
                cells.extend(geometry.cells(house));
            }
        }
        // A corner with other candidates says which they are.
        if let Pattern::Rectangle(Rectangle { corners, .. }) = &self.step.pattern {
            for &corner in corners {
                digits.extend(self.now.digits(corner).iter());
            }
        }
        for claim in claims {
            match claim {
                Claim::Holds(cell, own) => {
                    cells.insert(*cell);
                    digits.extend(own.iter());
                }
                Claim::Places(digit, house, own) => {
                    digits.insert(*digit);
                    houses.insert(*house);
                    cells.extend(own);
                }
                Claim::Lacks(digit, own) => {
                    digits.insert(*digit);
                    cells.extend(own);
                }
                Claim::Solved(cell) => {
                    cells.insert(*cell);
                    digits.extend(self.now.digit(*cell));
                }
            }
        }
        // A cell with the same digit says what a cell sees.
        let twins: Vec<Cell> = cells.iter().flat_map(|&cell| with_twins(shape, cell)).collect();
        cells.extend(twins);
        let near = |house: &House| cells.iter().any(|&cell| is_in(shape, cell, *house));
        houses.extend(House::all(shape).filter(near));
        for cell in &self.named.cells {
            assert!(cells.contains(cell), "{cell:?} is no part of it:\n{}\n{:?}", self.text, self.step);
        }
        for digit in &self.named.digits {
            assert!(digits.contains(digit), "{digit:?} is no part of it:\n{}\n{:?}", self.text, self.step);
        }
        for house in &self.named.houses {
            assert!(houses.contains(house), "{house:?} is no part of it:\n{}\n{:?}", self.text, self.step);
        }
    }

    fn check(&self) {
        let claims = claims(self.step, self.now);
        for claim in &claims {
            self.tells_claim(claim);
        }
        self.tells_single();
        self.tells_conclusion();
        for link in links(self.step, self.now) {
            link.from
                .iter()
                .chain(&link.to)
                .filter(|&&end| !self.is_taken(end))
                .for_each(|&end| self.tells_candidate(end));
        }
        self.names_nothing_else(&claims);
    }
}

/// The placements on the branches of a step.
fn placements(step: &Step) -> Vec<Candidate> {
    let of = |branches: &[Vec<Forced>]| branches.iter().flatten().map(|made| made.candidate).collect();
    match &step.pattern {
        Pattern::Forcing(Forcing { branches, .. }) => of(branches),
        pattern => match pattern.decoded() {
            Some(Decoded::Kraken(Kraken { branches, .. })) => of(&branches),
            Some(Decoded::Deduction(Deduction { branches, .. })) => {
                branches.iter().flat_map(Supposition::placements).map(|(_, made)| made).collect()
            }
            _ => Vec::new(),
        },
    }
}

/// The form of a text, with any contents.
fn check_form(step: &Step, now: &Candidates) {
    let spans = explain(step, now, Locale::ENGLISH);
    let text = written_out(&spans, now.shape(), Locale::ENGLISH).concat();
    // A list has lines and an end; and a digit right after a number would read as another number.
    let mut in_list = false;
    for span in &spans {
        assert!(*span != Span::Rest || in_list, "{text}");
        in_list = *span == Span::Line || in_list && *span != Span::Rest;
    }
    assert!(!in_list && spans.iter().filter(|&span| *span == Span::Rest).count() < 2, "one list: {text}");
    // The conclusion comes once and last; a guess has none.
    let concluded = spans.iter().filter(|span| **span == Span::Conclusion).count();
    assert_eq!(concluded, usize::from(step.technique() != Technique::Guess), "{text}");
    let after = spans.iter().rev().take_while(|span| **span != Span::Conclusion);
    assert!(concluded == 0 || !after.clone().any(|span| matches!(span, Span::Line | Span::Rest)), "{text}");
    // The reason of a loop comes before its consequences.
    if let Some(at) = text.find("This chain is a loop") {
        let so = ["In this loop", ", and nothing else", "\nOne of "];
        assert!(so.iter().filter_map(|so| text.find(so)).all(|consequence| consequence > at), "{text}");
    }
    // A puzzle with two solutions is a contradiction because this one has one.
    if text.contains("second solution") || text.contains("never has exactly one solution") {
        assert!(text.contains("the puzzle has one") || text.contains("The puzzle has one"), "{text}");
    }
    // "Rows 6 and 7, column 8" would name two cells.
    for (at, span) in spans.iter().enumerate() {
        let (Span::House(House::Row(_)) | Span::HouseNumber(House::Row(_))) = span else { continue };
        let rest = &spans[at + 1..];
        let words = rest.iter().take_while(|span| matches!(span, Span::Text(_))).count();
        let between: String = rest[..words]
            .iter()
            .map(|span| if let Span::Text(words) = span { &**words } else { "" })
            .collect();
        let is_column = matches!(
            rest.get(words),
            Some(Span::House(House::Column(_)) | Span::HouseNumber(House::Column(_)))
        );
        assert!(!is_column || !matches!(between.trim(), "," | ", columns"), "{text}");
    }
    for three in spans.windows(3) {
        if let [Span::House(_) | Span::HouseNumber(_), Span::Text(between), Span::Digit(_)] = three {
            assert_ne!(between, ", ", "{text}");
        }
    }
    for line in text.split('\n') {
        assert!(line.ends_with('.') && !line.starts_with(' ') && !line.contains("  "), "{text}");
    }
}

/// The sentences before the conclusion, the conclusion, and the lines of the list.
fn parted(spans: &[Span], shape: &Shape) -> (Vec<String>, String, Vec<String>) {
    let (mut prose, mut lines) = (String::new(), Vec::new());
    let mut in_list = false;
    for (span, said) in spans.iter().zip(written_out(spans, shape, Locale::ENGLISH)) {
        match span {
            Span::Line => {
                in_list = true;
                lines.push(String::new());
            }
            Span::Rest => {
                in_list = false;
                prose.push(' ');
            }
            _ if in_list => lines.last_mut().expect("a line").push_str(&said),
            _ => prose.push_str(&said),
        }
    }
    let prose = without_sight(&prose);
    let lines = lines.iter().map(|line| without_sight(line)).collect();
    let mut sentences: Vec<String> = prose.split_inclusive(". ").map(str::to_owned).collect();
    let conclusion = sentences.pop().expect("a conclusion");
    (sentences, conclusion, lines)
}

/// A text without its sentences about sight by other rules than rows, columns and boxes.
fn without_sight(text: &str) -> String {
    let is_sight = |said: &&str| {
        let by = [
            " by the window",
            " by the diagonal",
            " by a knight's move",
            " by a king's move",
            " by the cage",
        ];
        // A clue has a name of its own.
        [" sees ", " rules out "].iter().any(|words| said.contains(words)) && said.contains(" by the ")
            || said.contains(" sees ")
                && by.iter().any(|by| said.trim_end().trim_end_matches('.').ends_with(by))
    };
    text.split_inclusive(". ").filter(|said| !is_sight(said)).collect()
}

/// The words of a text. The name of a diagonal or a window is as long as that of a row.
fn words(text: &str) -> usize {
    let names = [
        "the diagonals from top left and top right",
        "the diagonal from top",
        "the window at top",
        "the window at bottom",
    ];
    let text = names.iter().fold(text.to_owned(), |text, name| text.replace(name, "diagonal"));
    text.split_whitespace().count()
}

/// The limits for a text: its sentences before the conclusion, the words of each, and those of a line of a
/// list.
fn most_of(step: &Step, shape: &Shape) -> [usize; 3] {
    let two_figures = shape.has_letters();
    // Boards with many digits have longer lists of them.
    let usual = if two_figures { [3, 25, 30] } else { [3, 20, 25] };
    let forcing = [3, usual[1], if two_figures { 70 } else { 50 }];
    match &step.pattern {
        Pattern::Forcing(_) => forcing,
        // The reason for a second solution takes two sentences before the first corner.
        Pattern::Rectangle(_) | Pattern::Bug(_) => [4, usual[1], usual[2]],
        // On boards with two-figure numbers the name of a group has up to seven words, and a link joins two.
        Pattern::Chain(_) if two_figures => [3, 25, 30],
        // Each part has the digits that it shares with the middle.
        Pattern::SueDeCoq(_) if two_figures => [5, 22, 25],
        // The line of a set names its cells and its digits, and then the consequence; one line of colours
        // names all rows, columns and boxes that link their cells.
        Pattern::AlmostLockedSets(_) | Pattern::Colors(_) => [3, usual[1], if two_figures { 30 } else { 28 }],
        pattern => match pattern.decoded() {
            // A grave takes three. A loop names all its cells. In long names they come one by one.
            // The meaning of a circle takes four.
            Some(Decoded::Deadly(found)) if found.shape == DeadlyShape::Tridagon => [9, usual[1], usual[2]],
            Some(Decoded::Deadly(_)) => [6, if two_figures { 26 } else { 20 }, 25],
            // A line has all cells of a digit and colour, or all rows, columns and boxes that link them.
            // A proof comes before the conclusion.
            Some(Decoded::Exocet(_)) => [6, 25, usual[2]],
            // The crossings, and their cells.
            Some(Decoded::Sectors(_)) => [4, usual[1], if two_figures { 40 } else { usual[2] }],
            // The reason that one digit goes where they cross, and its effect.
            Some(Decoded::CrossedSet(_)) => [4, if two_figures { 32 } else { 20 }, usual[2]],
            // A line says which lines before it rule out each other candidate.
            Some(Decoded::Kraken(_) | Decoded::Deduction(_)) => forcing,
            Some(Decoded::Symmetric(_)) => [5, usual[1], usual[2]],
            // Where the amount comes from, and what it can be; for two cages, the same of both.
            // Each clue that counts has a sentence.
            Some(Decoded::Total(found)) => {
                let most = if step.technique() == Technique::CagePair { 10 } else { 7 };
                [most + found.clues.len(), 40, 30]
            }
            Some(Decoded::Ruled(_)) => [7, 40, 35],
            // Each of two digits may go from other cells.
            Some(Decoded::ChuteRemotePair(_)) => [4, usual[1], usual[2]],
            Some(Decoded::Guardians(_)) => [3, usual[1], if two_figures { 40 } else { 25 }],
            // That one colour is wrong, and that the other is right.
            Some(Decoded::Medusa(_)) => [4, usual[1], if two_figures { 40 } else { 28 }],
            _ => usual,
        },
    }
}

/// A conclusion with many eliminations is longer, as it names all of them, up to six groups.
const CONCLUSION: usize = 40;

fn check_length(step: &Step, now: &Candidates) {
    let shape = now.shape();
    let spans = explain(step, now, Locale::ENGLISH);
    let text = written_out(&spans, shape, Locale::ENGLISH).concat();
    let (sentences, conclusion, lines) = parted(&spans, shape);
    let [most, most_words, most_of_a_line] = most_of(step, shape);
    assert!(sentences.len() <= most, "{} sentences: {text}", sentences.len());
    for (said, most) in [(&sentences, most_words), (&lines, most_of_a_line), (&vec![conclusion], CONCLUSION)]
    {
        for said in said {
            // With further houses a cell sees more cells, so lists of them are longer.
            let more = if shape.is_classic() { 0 } else { 8 };
            assert!(words(said) <= most + more, "{} words in \"{said}\": {text}", words(said));
        }
    }
}

pub(crate) fn check(step: &Step, now: &Candidates, met: &mut BTreeMap<(&'static str, Shape), usize>) {
    Told::of(step, now).check();
    check_form(step, now);
    check_length(step, now);
    *met.entry((step.technique().slug(), now.shape().clone())).or_default() += 1;
}

#[test]
fn each_technique_names_what_it_rests_on() {
    let mut met = BTreeMap::new();
    for (step, now) in case_steps() {
        check(&step, &now, &mut met);
    }
    for (seed, puzzle) in some_puzzles().iter().enumerate() {
        for share in sample(vec![40, 70], 2, seed) {
            let now = thinned(puzzle.clues(), Some(puzzle.solution()), share, seed as u64);
            let position = Position::within(now.clone(), puzzle.clues());
            let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
            for step in all_steps(&position, &Ladder::teaching()) {
                let count = counts.entry(step.technique().slug()).or_default();
                *count += 1;
                if *count <= 40 {
                    check(&step, &now, &mut met);
                }
            }
        }
    }
    for technique in Technique::ALL {
        let sizes = met.keys().filter(|(own, _)| *own == technique.slug()).count();
        println!("{:<34} {sizes} sizes", technique.slug());
        assert!(sizes > 0, "{technique:?}");
    }
    let sizes: BTreeSet<Shape> = met.keys().map(|(_, shape)| shape.clone()).collect();
    assert!(Shape::offered().all(|shape| sizes.contains(shape)), "{sizes:?}");
    assert!(met.values().sum::<usize>() > 3_000, "{met:?}");
}

/// The solution paths of the corpus, as shown.
#[test]
fn each_step_of_the_corpus_names_what_it_rests_on() {
    let puzzles = corpus_puzzles();
    let mut met = BTreeMap::new();
    for (clues, solution) in puzzles.iter().step_by(puzzles.len().div_ceil(200)) {
        let puzzle = puzzle(&clues.to_string());
        assert_eq!(puzzle.solution(), solution);
        let mut now = Position::of(&puzzle);
        for one in path(&now, Plan::default(), &mut |_| ControlFlow::Continue(())).expect("a path") {
            check(&one.step, now.candidates(), &mut met);
            now.apply(&one.step);
        }
    }
    assert!(met.values().sum::<usize>() > 2_000, "{met:?}");
}

/// On boards with more rules, a text names each sight that rests on none of rows, columns and boxes.
#[test]
fn sight_by_other_rules_is_named() {
    let by_rule = |shape: &Shape, one: Cell, other: Cell| -> Option<&str> {
        let usual = |house: &House| {
            matches!(house, House::Row(_) | House::Column(_) | House::Box(_) | House::Region(_))
        };
        let share = |house: &House| is_in(shape, one, *house) && is_in(shape, other, *house);
        if one == other
            || !plain_see(shape, one, other)
            || House::all(shape).filter(usual).any(|house| share(&house))
        {
            return None;
        }
        Some(match House::all(shape).find(share) {
            Some(House::Window(_)) => " by the window",
            Some(_) => " by the diagonal",
            None => {
                let side = shape.side();
                let apart = (
                    (one.index() / side).abs_diff(other.index() / side),
                    (one.index() % side).abs_diff(other.index() % side),
                );
                match apart {
                    (1, 1) if shape.constraints().has(Constraint::King) => " by a king's move",
                    (1, 2) | (2, 1) if shape.constraints().has(Constraint::Knight) => " by a knight's move",
                    _ => " by the cage",
                }
            }
        })
    };
    let mut met: BTreeMap<&str, usize> = BTreeMap::new();
    for (puzzle, seed) in some_puzzles().iter().zip(7000..) {
        let shape = puzzle.clues().shape();
        if shape.constraints().is_empty() && !shape.has_cages() {
            continue;
        }
        let now = thinned(puzzle.clues(), Some(puzzle.solution()), 40, seed);
        let position = Position::within(now.clone(), puzzle.clues());
        let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
        for step in all_steps(&position, &Ladder::teaching()) {
            let count = counts.entry(step.technique().slug()).or_default();
            *count += 1;
            if *count > 30 {
                continue;
            }
            let spans = in_full(claimed(&step, &now, Locale::ENGLISH));
            let text = written_out(&spans, shape, Locale::ENGLISH).concat();
            let named = Named::by(&spans);
            let mut needed: Vec<(Cell, Cell)> = Vec::new();
            for span in &spans {
                let Span::Says(fact) = span else { continue };
                match &**fact {
                    Assertion::Sees(some, others) => {
                        needed.extend(
                            some.iter().flat_map(|&one| others.iter().map(move |&other| (one, other))),
                        );
                    }
                    Assertion::Excludes((_, some), gone) => {
                        needed.extend(
                            some.iter().flat_map(|&one| gone.iter().map(move |gone| (one, gone.cell))),
                        );
                    }
                    Assertion::Follows(_, _, went) => {
                        needed.extend(went.iter().filter_map(|(gone, by)| Some(((*by)?.cell, gone.cell))));
                    }
                    _ => {}
                }
            }
            for (one, other) in needed {
                if let Some(by) = by_rule(shape, one, other) {
                    assert!(text.contains(by), "{one:?} and {other:?}{by}: {text}");
                    assert!(named.cells.contains(&one) && named.cells.contains(&other), "{text}");
                    *met.entry(by).or_default() += 1;
                }
            }
        }
    }
    println!("{met:?}");
    assert!(met.len() == 5 && met.values().all(|&count| count > 5), "{met:?}");
}

#[test]
fn searches_name_what_they_try() {
    let mut met = BTreeMap::new();
    for puzzle in some_puzzles().iter().take(12) {
        let start = Candidates::new(puzzle.clues());
        let found = search(&start, 200, &mut on).expect("nobody stops it");
        for (step, now) in found.steps.iter().zip(crate::common::positions(&start, &found.steps)) {
            match step.pattern {
                Pattern::Guess { .. } | Pattern::DeadEnd { .. } | Pattern::Retreat { .. } => {
                    check_form(step, &now);
                }
                _ => check(step, &now, &mut met),
            }
        }
    }
    assert!(!met.is_empty());
}
