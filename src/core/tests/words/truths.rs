//! Sentences are true: each premise is checked on the board, by arithmetic alone.

use crate::common::{case, case_lines, case_steps, is_in, plain_see, some_puzzles, thinned};
use std::collections::BTreeSet;
use sudoku_core::{
    Candidate, Candidates, Cell, Digit, DigitSet, House, Position, Shape, Symbols, Technique,
    explain::{Locale, Span, Stated, en, explain, written_out},
    ladder::{Ladder, all_steps},
    notation::names::cell_name,
    step::{
        AlmostLockedSets, BoxReading, Bug, Chain, Colors, Conclusion, DeathBlossom, EmptyRectangle, Fish,
        Pattern, SiameseFish, Step, SueDeCoq, WWing, Wing, WingKind,
    },
};

/// A step with its position and its text. The quoted words are English.
struct Said {
    step: Step,
    now: Candidates,
    spans: Vec<Span>,
    text: String,
}

fn cells_of(spans: &[Span]) -> BTreeSet<Cell> {
    let named = spans.iter().flat_map(|span| match span {
        Span::Cell(cell) => vec![*cell],
        Span::Cells(cells) => cells.clone(),
        _ => Vec::new(),
    });
    named.collect()
}

/// The pieces after the last word that begins a conclusion.
fn conclusion_of(spans: &[Span]) -> &[Span] {
    let begins = |span: &Span| {
        let Span::Text(text) = span else { return false };
        let begins = ["So", "So the fin is", "So one of the fins is", "Either way,"];
        begins.iter().any(|so| text.trim_end().ends_with(so))
    };
    let at = spans.iter().rposition(begins).expect("a conclusion");
    &spans[at..]
}

fn short(cell: Cell, shape: Shape) -> String {
    cell_name(shape, cell)
}

impl Said {
    fn new(step: Step, now: Candidates) -> Self {
        let spans = explain(&step, &now, Locale::ENGLISH);
        let text = written_out(&spans, now.shape(), Locale::ENGLISH).concat();
        Self { step, now, spans, text }
    }

    fn gone(&self) -> Vec<Cell> {
        self.step.eliminated().iter().map(|gone| gone.cell).collect()
    }

    fn sees(&self, one: Cell, other: Cell) -> bool {
        plain_see(self.now.shape(), one, other)
    }

    /// The object of "see" in the conclusion.
    fn sight(&self) -> Option<&str> {
        let conclusion = self.text.rsplit(". ").next()?;
        let (_, after) = conclusion.split_once(", which see")?;
        let (what, _) = after.rsplit_once(", can't be ").expect("a conclusion");
        let plural = self.gone().len() > 1;
        Some(what.strip_prefix(if plural { " " } else { "s " }).expect("singular and plural"))
    }

    /// The conclusion names the eliminated candidates with their digits, and nothing else.
    fn check_conclusion(&self) {
        let Self { step, text, spans, .. } = self;
        let gone: BTreeSet<Cell> = self.gone().into_iter().collect();
        let digits: DigitSet = step.eliminated().iter().map(|gone| gone.digit).collect();
        assert!(text.ends_with(&format!(" can't be {}.", en::list(digits, "or", Symbols::Digits))), "{text}");
        if !text.contains(&format!("{} other cells", gone.len())) {
            assert!(cells_of(conclusion_of(spans)).is_superset(&gone), "{text}");
        }
    }
}

/// The steps of some techniques: those of their cases, and of random positions.
fn said_of(techniques: &[Technique]) -> Vec<Said> {
    let fits = |step: &Step| techniques.contains(&step.technique());
    let mut found: Vec<Said> =
        case_steps().filter(|(step, _)| fits(step)).map(|(step, now)| Said::new(step, now)).collect();
    for (seed, puzzle) in some_puzzles().iter().enumerate() {
        for share in [30, 55, 75] {
            let now = thinned(puzzle.clues(), Some(puzzle.solution()), share, seed as u64);
            let position = Position::within(now.clone(), puzzle.clues());
            for &technique in techniques {
                let steps = all_steps(&position, &Ladder::teaching().only(technique));
                found.extend(steps.into_iter().take(60).map(|step| Said::new(step, now.clone())));
            }
        }
    }
    found
}

/// The places for a digit in a house.
fn places(now: &Candidates, digit: Digit, house: House) -> Vec<Cell> {
    let within = |&cell: &Cell| is_in(now.shape(), cell, house) && now.allows(Candidate::new(cell, digit));
    Cell::all(now.shape()).filter(within).collect()
}

/// The number of these houses with the cell.
fn inside(shape: Shape, cell: Cell, houses: &[House]) -> usize {
    houses.iter().filter(|&&house| is_in(shape, cell, house)).count()
}

#[test]
fn what_a_wing_rules_out_sees_the_cells_that_are_named_and_no_more_is_claimed() {
    let mut apart = 0;
    for said in said_of(&[Technique::XyWing, Technique::XyzWing]) {
        let Pattern::Wing(Wing { kind, pivot, pincers, digit }) = said.step.pattern else { panic!("a wing") };
        said.check_conclusion();
        let seen = match said.sight() {
            Some("both pincers") => pincers.to_vec(),
            Some("all three") => [&pincers[..], &[pivot]].concat(),
            other => panic!("{other:?}: {}", said.text),
        };
        let context = &said.text;
        for gone in said.gone() {
            assert!(seen.iter().all(|&cell| said.sees(gone, cell)), "{context}");
            apart += usize::from(!said.sees(gone, pivot));
        }
        // The pivot sees the pincers, and for each of its candidates one of the visible cells is the digit.
        assert!(pincers.iter().all(|&pincer| said.sees(pivot, pincer)), "{context}");
        for digit_of_pivot in said.now.digits(pivot).iter() {
            let forced =
                |pincer: &Cell| said.now.digits(*pincer).without(digit_of_pivot) == DigitSet::only(digit);
            let itself = digit_of_pivot == digit && kind == WingKind::Xyz && seen.contains(&pivot);
            assert!(itself || pincers.iter().any(forced), "{context}");
        }
    }
    assert!(apart > 5, "{apart} cells do not see the pivot: nothing is tested");
}

const FISH: [Technique; 17] = [
    Technique::FinnedXWing,
    Technique::FinnedSwordfish,
    Technique::FinnedJellyfish,
    Technique::SashimiXWing,
    Technique::SashimiSwordfish,
    Technique::SashimiJellyfish,
    Technique::FrankenXWing,
    Technique::FrankenSwordfish,
    Technique::FrankenJellyfish,
    Technique::MutantSwordfish,
    Technique::MutantJellyfish,
    Technique::FinnedFrankenXWing,
    Technique::FinnedFrankenSwordfish,
    Technique::FinnedFrankenJellyfish,
    Technique::FinnedMutantXWing,
    Technique::FinnedMutantSwordfish,
    Technique::FinnedMutantJellyfish,
];

/// The kinds of fish met so far.
#[derive(Debug, Default)]
struct Met {
    without_room: usize,
    with_room: usize,
    shared: usize,
    endo: usize,
    fish: usize,
}

/// All ways to place the digit in each base house outside the fins, with no two places seeing each other.
fn ways(now: &Candidates, digit: Digit, base: &[House], fins: &[Cell]) -> Vec<Vec<Cell>> {
    base.iter().fold(vec![Vec::new()], |ways: Vec<Vec<Cell>>, &house| {
        let own: Vec<Cell> =
            places(now, digit, house).into_iter().filter(|cell| !fins.contains(cell)).collect();
        let fits = |way: &[Cell], cell: Cell| {
            way.iter().all(|&other| other != cell && !plain_see(now.shape(), other, cell))
        };
        let longer = |way: &Vec<Cell>| -> Vec<Vec<Cell>> {
            own.iter().filter(|&&cell| fits(way, cell)).map(|&cell| [&way[..], &[cell]].concat()).collect()
        };
        ways.iter().flat_map(longer).collect()
    })
}

/// Checks one fish against its `text`: each premise, and the argument itself by trying all ways.
fn check_fish(
    now: &Candidates,
    digit: Digit,
    (base, cover, fins): (&[House], &[House], &[Cell]),
    (gone, text): (&[Cell], &str),
    met: &mut Met,
) {
    let shape = now.shape();
    let sees_fins = |cell: Cell| fins.iter().all(|&fin| plain_see(shape, cell, fin));
    let all: BTreeSet<Cell> = base.iter().flat_map(|&house| places(now, digit, house)).collect();
    let plain_places: Vec<Cell> = all.iter().copied().filter(|cell| !fins.contains(cell)).collect();
    // "All in the cover", and "a different cell for each".
    assert!(plain_places.iter().all(|&cell| inside(shape, cell, cover) > 0), "{text}");
    assert!(plain_places.iter().all(|&cell| inside(shape, cell, base) == 1), "{text}");
    let reached =
        cover.iter().filter(|&&house| plain_places.iter().any(|&cell| is_in(shape, cell, house))).count();
    let ways = ways(now, digit, base, fins);
    let (no_room, room) = (
        ["which is impossible", "with room for only"].iter().any(|words| text.contains(words)),
        [
            format!(" get their {digit:?} from th"),
            format!(" gets its {digit:?} there."),
            format!(" gets its {digit:?} in one of these "),
        ]
        .iter()
        .any(|words| text.contains(words)),
    );
    assert!(no_room != room, "one argument: {text}");
    if no_room {
        assert!(reached < base.len() && ways.is_empty(), "{text}");
        assert!(gone.iter().all(|&cell| sees_fins(cell)), "{text}");
        met.without_room += 1;
    } else {
        assert_eq!(reached, cover.len(), "{text}");
        for way in &ways {
            for &house in cover {
                assert_eq!(way.iter().filter(|&&cell| is_in(shape, cell, house)).count(), 1, "{text}");
            }
        }
        for &cell in gone {
            let spare = !all.contains(&cell) && inside(shape, cell, cover) > 0;
            let shared = text.contains(&format!("ith {digit:?} in {},", short(cell, shape)));
            assert!(shared != spare || inside(shape, cell, cover) > 1, "{text}");
            assert!(spare || shared && inside(shape, cell, cover) > 1, "{text}");
            assert!(sees_fins(cell), "{text}");
            met.shared += usize::from(shared);
        }
        met.with_room += 1;
    }
    // "Counts as a fin because": every place in two base houses says so, and no other.
    let twice: Vec<Cell> = fins.iter().copied().filter(|&fin| inside(shape, fin, base) > 1).collect();
    assert_eq!(text.matches("counts as a fin because").count(), twice.len(), "{text}");
    for &fin in &twice {
        let told = format!("The cell {} counts as a fin because {digit:?}", short(fin, shape));
        assert!(text.contains(&told), "{text}");
    }
    met.endo += usize::from(!twice.is_empty());
    met.fish += 1;
}

#[test]
fn fish_are_argued_by_what_is_there() {
    let mut met = Met::default();
    for said in said_of(&FISH) {
        let gone = said.gone();
        match &said.step.pattern {
            Pattern::Fish(Fish { digit, base, cover, fins, .. }) => {
                said.check_conclusion();
                check_fish(&said.now, *digit, (base, cover, fins), (&gone, &said.text), &mut met);
            }
            Pattern::SiameseFish(SiameseFish { digit, base, readings, .. }) => {
                let (one, other) = said.text.split_once(" have a second fish.").expect("two fish");
                let is_next =
                    |span: &Span| matches!(span, Span::Text(text) if text.ends_with(" have a second fish."));
                let halves = said.spans.split(is_next);
                let mut left: BTreeSet<Cell> = gone.iter().copied().collect();
                for ((reading, text), spans) in readings.iter().zip([one, other]).zip(halves) {
                    // Too many for names are counted.
                    if text.contains("other cells") {
                        continue;
                    }
                    let own: Vec<Cell> =
                        cells_of(conclusion_of(spans)).intersection(&left).copied().collect();
                    assert!(!own.is_empty(), "{}", said.text);
                    left.retain(|cell| !own.contains(cell));
                    let fish = (&base[..], &reading.cover[..], &reading.fins[..]);
                    check_fish(&said.now, *digit, fish, (&own, text), &mut met);
                }
            }
            other => panic!("{other:?}"),
        }
    }
    println!("{met:?}");
    assert!(met.without_room > 20 && met.with_room > 20 && met.shared > 5 && met.endo > 5, "{met:?}");
}

#[test]
fn empty_rectangles_name_what_is_seen() {
    let mut seen = 0;
    for said in said_of(&[Technique::EmptyRectangle, Technique::DualEmptyRectangle]) {
        let Pattern::EmptyRectangle(EmptyRectangle { digit, within, readings }) = &said.step.pattern else {
            panic!("a box")
        };
        let (shape, text, now) = (said.now.shape(), &said.text, &said.now);
        said.check_conclusion();
        for reading in readings {
            let [near, far] = reading.link;
            let two: BTreeSet<Cell> = places(now, *digit, reading.house).into_iter().collect();
            assert_eq!(two, BTreeSet::from([near, far]), "{text}");
            let lines = [reading.barred, reading.left];
            assert!(
                places(now, *digit, *within).iter().all(|&cell| inside(shape, cell, &lines) > 0),
                "{text}"
            );
            assert!(is_in(shape, near, reading.barred) && !is_in(shape, near, *within), "{text}");
        }
        let apart = readings.len() == 2
            && ((readings[0].barred, readings[0].left) != (readings[1].left, readings[1].barred)
                || readings[0].link[1] != readings[1].link[1]);
        if apart {
            // Each eliminated cell is in the line that is left by one of the links, in sight of its far end.
            for gone in said.gone() {
                let loses = |reading: &BoxReading| {
                    is_in(shape, gone, reading.left) && said.sees(gone, reading.link[1])
                };
                assert!(readings.iter().any(loses), "{text}");
            }
            for reading in readings {
                let words = format!(", in {} and in sight of ", en::house_name(reading.left));
                assert!(text.contains(&words), "{text}");
            }
            seen += 1;
            continue;
        }
        let far = readings[0].link[1];
        assert!(said.gone().iter().all(|&gone| said.sees(gone, far)), "{text}");
        let far_name = short(far, shape);
        if let [reading] = &readings[..] {
            let left = en::house_name(reading.left);
            assert!(text.contains(&format!(", in {left} and in sight of {far_name}, can't be")), "{text}");
            assert!(said.gone().iter().all(|&gone| is_in(shape, gone, reading.left)), "{text}");
        } else {
            // Without the digit in the far end, both near ends have it, and rule out both lines of the box.
            assert!(text.contains(&format!("So {far_name} must be {digit:?}, and ")), "{text}");
            assert!(readings.iter().all(|reading| reading.link[1] == far), "{text}");
            assert_eq!((readings[0].barred, readings[0].left), (readings[1].left, readings[1].barred));
            let it =
                if said.gone().len() == 1 { ", which sees it, can't be" } else { ", which see it, can't be" };
            assert!(text.contains(it), "{text}");
        }
        seen += 1;
    }
    assert!(seen > 20, "{seen}");
}

#[test]
fn death_blossoms_leave_as_many_digits_as_cells() {
    let (mut single, mut many, mut of_more_digits) = (0, 0, 0);
    for said in said_of(&[Technique::DeathBlossom]) {
        let Pattern::DeathBlossom(DeathBlossom { stem, petals, digits }) = &said.step.pattern else {
            panic!("a stem")
        };
        let (shape, text, now) = (said.now.shape(), &said.text, &said.now);
        let gone: DigitSet = said.step.eliminated().iter().map(|gone| gone.digit).collect();
        assert_eq!(gone, *digits, "{text}");
        if let Some(digit) = digits.single() {
            said.check_conclusion();
            assert_eq!(said.sight(), Some(&*format!("every {digit:?} among them")), "{text}");
            assert!(text.contains(&format!("so one of the cells is {digit:?}.")), "{text}");
        } else {
            let first = digits.first().expect("more than one");
            let rest = en::list(digits.without(first), "and", Symbols::Digits);
            let none = format!("sees every {first:?} among them can be {first:?}, and likewise with {rest}.");
            assert!(text.contains(&none), "{text}");
            assert!(
                text.contains(&format!("so the cells have {}.", en::list(*digits, "and", Symbols::Digits))),
                "{text}"
            );
            of_more_digits += 1;
        }
        assert_eq!(now.digits(*stem).len(), petals.len(), "{text}");
        let list = said.spans.split(|span| *span == Span::Rest).next().expect("a list");
        let mut lines = list.split(|span| *span == Span::Line).skip(1);
        for (taken, petal) in now.digits(*stem).iter().zip(petals) {
            let with = |digit: Digit| {
                petal.cells.iter().copied().filter(move |&cell| now.digits(cell).contains(digit))
            };
            assert!(with(taken).all(|cell| said.sees(*stem, cell)), "{text}");
            let rest = petal.digits.without(taken);
            assert_eq!(rest.len(), petal.cells.len(), "{text}");
            let rest_named = en::list(rest, "and", Symbols::Digits);
            let line = lines.next().expect("a line for each set");
            let own: BTreeSet<Cell> = petal.cells.iter().copied().collect();
            // With more rules, the line also names the cells that see them.
            assert!(cells_of(line).is_superset(&own), "{text}");
            assert!(cells_of(line) == own || !shape.constraints().is_empty(), "{text}");
            let line = written_out(line, shape, Locale::ENGLISH).concat();
            let loses = if petal.cells.len() == 1 {
                format!(" loses its {taken:?} and is left with {rest_named}.")
            } else {
                format!(" lose their {taken:?} and are left with {rest_named}.")
            };
            assert!(line.contains(&format!("f it is {taken:?}, ")) && line.contains(&loses), "{line}");
            assert!(digits.iter().all(|digit| petal.digits.contains(digit)), "{text}");
            for gone in said.step.eliminated() {
                assert!(with(gone.digit).all(|cell| said.sees(gone.cell, cell)), "{text}");
            }
            *if petal.cells.len() == 1 { &mut single } else { &mut many } += 1;
        }
    }
    assert!(single > 3 && many > 3, "{single} sets of one cell, {many} of more");
    assert!(of_more_digits > 3, "{of_more_digits} of more digits");
}

/// Everything comes in twos, except the named exceptions.
#[test]
fn a_grave_comes_in_twos() {
    let mut forms = BTreeSet::new();
    for said in said_of(&[Technique::BugPlusOne]) {
        let Pattern::Bug(Bug { candidate: Candidate { cell, digit } }) = said.step.pattern else {
            panic!("a BUG")
        };
        let (shape, text, now) = (said.now.shape(), &said.text, &said.now);
        let odd: Vec<Cell> = now.open_cells().filter(|&other| now.digits(other).len() != 2).collect();
        assert_eq!(odd, [cell], "{text}");
        let named = format!(
            "except {} with {}.",
            short(cell, shape),
            en::list(now.digits(cell), "and", Symbols::Digits)
        );
        assert!(text.contains(&named), "{text}");
        for house in House::all(shape) {
            for needed in Digit::all(shape) {
                let count = places(now, needed, house).len();
                let own = is_in(shape, cell, house) && needed == digit;
                assert!(count == if own { 3 } else { 2 } || count == 0 && !own, "{text}");
            }
        }
        assert!(!text.contains("two solutions"), "there may be none: {text}");
        assert!(text.contains("never has exactly one solution"), "{text}");
        let places = matches!(said.step.conclusion, Conclusion::Place(_));
        if places {
            assert!(text.ends_with(&format!("So {} must be {digit:?}.", short(cell, shape))), "{text}");
        } else {
            said.check_conclusion();
        }
        forms.insert(places);
    }
    assert_eq!(forms.len(), 2, "placed, and ruled out");
}

/// A place in two base houses is a fin even inside the cover, and the sentence says why.
#[test]
fn a_cell_that_would_serve_two_base_houses_is_told_as_a_fin() {
    let endo = case_lines().into_iter().find(|line| line.starts_with("finned-mutant-swordfish|9.3.1...6"));
    let endo = endo.expect("the case");
    let case = case(endo);
    let steps = all_steps(&case.position, &Ladder::teaching().only(case.technique));
    let told: Vec<String> = steps
        .into_iter()
        .filter(|step| case.fits(step))
        .map(|step| Said::new(step, case.position.candidates().clone()).text)
        .collect();
    assert_eq!(
        told,
        [
            "Rows 1 and 6 and column 9 still need their 4. It can only go in column 6 and boxes 3 and 6 or the fin r6c9.\n\
             The cell r6c9 counts as a fin because 4 there would serve both row 6 and column 9.\n\
             If the fin isn't 4, column 6 and boxes 3 and 6 get their 4 from these rows and this column.\n\
             If the fin is 4, no cell that sees it can be 4.\nEither way, r5c8, in box 6 and in sight of the fin, can't be 4."
        ]
    );
}

/// "Row 4, column 3 and box 3" would name an unintended cell.
#[test]
fn no_two_houses_read_as_a_cell() {
    let mut between = 0;
    for said in said_of(&FISH) {
        for three in said.spans.windows(3) {
            if let [Span::House(House::Row(_)), words, Span::House(House::Column(_))] = three {
                assert_eq!(words, &Span::from(" and "), "{}", said.text);
                between += 1;
            }
        }
    }
    assert!(between > 20, "{between}");
}

/// Each cell of a W-Wing sees its own end of the link.
#[test]
fn the_cells_of_a_w_wing_see_their_ends() {
    let mut seen = 0;
    for said in said_of(&[Technique::WWing]) {
        let Pattern::WWing(WWing { cells, link, house, linked, digit }) = &said.step.pattern else {
            panic!("a W-Wing")
        };
        let (shape, text) = (said.now.shape(), &said.text);
        said.check_conclusion();
        let [first, second] = cells.map(|cell| short(cell, shape));
        let [near, far] = link.map(|cell| short(cell, shape));
        assert!(
            text.contains(&format!("in {near}, which {first} sees, or in {far}, which {second} sees.")),
            "{text}"
        );
        assert!(said.sees(cells[0], link[0]) && said.sees(cells[1], link[1]), "{text}");
        assert_eq!(places(&said.now, *linked, *house).len(), 2, "{text}");
        assert!(
            cells.iter().all(|&cell| said.now.digits(cell) == DigitSet::only(*linked).with(*digit)),
            "{text}"
        );
        assert_eq!(said.sight(), Some("both"), "{text}");
        assert!(said.gone().iter().all(|&gone| cells.iter().all(|&cell| said.sees(gone, cell))), "{text}");
        seen += 1;
    }
    assert!(seen > 5, "{seen}");
}

/// Every candidate ruled out by a colouring sees both named colours, one cell of each.
#[test]
fn each_cell_that_a_colouring_rules_out_sees_both_colours() {
    let (mut one, mut many) = (0, 0);
    for said in said_of(&[Technique::SimpleColorsTrap, Technique::MultiColors1]) {
        let Pattern::Colors(Colors { colorings, .. }) = &said.step.pattern else { panic!("colours") };
        said.check_conclusion();
        // Of two colours that see each other, one is false, and so one of their opposites is true.
        let meets = |one: &[Cell], other: &[Cell]| {
            one.iter().any(|&cell| other.iter().any(|&end| said.sees(cell, end)))
        };
        let pairs = match &colorings[..] {
            [[left, right]] => vec![[left, right]],
            [[a, b], [c, d]] => {
                let ways = [([a, c], [b, d]), ([b, d], [a, c])];
                let ways = ways.into_iter().filter(|([one, other], _)| meets(one, other));
                ways.map(|(_, pair)| pair).collect()
            }
            _ => panic!("one colouring or two"),
        };
        for gone in said.gone() {
            let sees = |pair: &[&Vec<Cell>; 2]| pair.iter().all(|colour| meets(&[gone], colour));
            assert!(pairs.iter().any(sees), "{}", said.text);
        }
        let named: BTreeSet<Cell> = cells_of(conclusion_of(&said.spans));
        if let [gone] = said.gone()[..] {
            let seen: Vec<Cell> = named.into_iter().filter(|&cell| cell != gone).collect();
            assert!(!seen.is_empty() && seen.iter().all(|&cell| said.sees(cell, gone)), "{}", said.text);
            one += 1;
        } else {
            assert!(said.text.contains(", which each see both "), "{}", said.text);
            many += 1;
        }
    }
    assert!(one > 5 && many > 5, "{one} and {many}");
}

/// Why each statement of a chain follows: the named house, cell or set makes its link strong.
#[test]
fn strong_links_are_strong_for_the_reason_that_is_told() {
    let (mut houses, mut pairs, mut sets, mut locked) = (0, 0, 0, 0);
    for said in said_of(&[
        Technique::XChain,
        Technique::Aic,
        Technique::ContinuousNiceLoop,
        Technique::DiscontinuousNiceLoop,
        Technique::GroupedAic,
        Technique::GroupedContinuousNiceLoop,
        Technique::GroupedDiscontinuousNiceLoop,
    ]) {
        let Pattern::Chain(Chain { nodes, through, closed, .. }) = &said.step.pattern else {
            panic!("a chain")
        };
        let (now, text) = (&said.now, &said.text);
        let held = |set: &[Cell]| set.iter().fold(DigitSet::EMPTY, |all, &cell| all.union(now.digits(cell)));
        let mut told = 0;
        for (at, span) in said.spans.iter().enumerate() {
            let Span::Statement(number, Stated::True, digit, cells) = span else { continue };
            if !matches!(said.spans[at - 2], Span::Link(..)) {
                continue;
            }
            let from = &nodes[usize::from(*number) - 1];
            told += 1;
            match &said.spans[at + 1..at + 3] {
                [Span::Text(_), Span::House(house)] => {
                    let there = places(now, *digit, *house);
                    assert!(
                        there.iter().all(|cell| cells.contains(cell) || from.cells.contains(cell)),
                        "{text}"
                    );
                    assert_eq!(from.digit, *digit, "{text}");
                    houses += 1;
                }
                [Span::Text(_), Span::Set(set)] => {
                    let (_, own) = &through[usize::from(*set)];
                    assert_eq!(held(own).len(), own.len() + 1, "{text}");
                    assert!(held(own).contains(from.digit) && held(own).contains(*digit), "{text}");
                    assert!(cells.iter().all(|cell| own.contains(cell)), "{text}");
                    sets += 1;
                }
                _ => {
                    assert_eq!((&from.cells, cells.len()), (cells, 1), "{text}");
                    assert_eq!(now.digits(cells[0]), DigitSet::only(from.digit).with(*digit), "{text}");
                    pairs += 1;
                }
            }
        }
        assert_eq!(told, nodes.len() / 2, "{text}");
        // The text names every elimination by a set of a loop beside its link.
        for (number, (link, set)) in through.iter().enumerate().filter(|_| *closed) {
            let link = usize::from(*link);
            let ends = DigitSet::only(nodes[link].digit).with(nodes[link + 1].digit);
            let by_the_set = said.step.eliminated().iter().any(|gone| {
                let holding = set.iter().filter(|&&cell| now.digits(cell).contains(gone.digit));
                held(set).minus(ends).contains(gone.digit)
                    && holding.clone().all(|&cell| said.sees(cell, gone.cell))
            });
            let says = said
                .spans
                .windows(2)
                .any(|two| two[0] == Span::Set(number as u16) && two[1] == Span::from(" lacks only "));
            assert!(says || !by_the_set, "{text}");
            locked += usize::from(by_the_set);
        }
    }
    println!("{houses} houses, {pairs} pairs, {sets} sets, {locked} locked");
    assert!(houses > 100 && pairs > 100 && sets > 10 && locked > 0, "{houses}, {pairs}, {sets}, {locked}");
}

/// Almost locked sets: the number of digits and the shared ones are right.
#[test]
fn almost_locked_sets_share_what_is_told() {
    let mut seen = 0;
    for said in said_of(&[Technique::AlsXz, Technique::AlsXyWing, Technique::AlsChain]) {
        let Pattern::AlmostLockedSets(AlmostLockedSets { sets, commons, .. }) = &said.step.pattern else {
            panic!("sets")
        };
        let (now, text) = (&said.now, &said.text);
        let of = |set: usize, digit: Digit| -> Vec<Cell> {
            sets[set].cells.iter().copied().filter(|&cell| now.digits(cell).contains(digit)).collect()
        };
        for (number, common) in commons.iter().enumerate() {
            for digit in common.iter() {
                for one in of(number, digit) {
                    assert!(of(number + 1, digit).iter().all(|&other| said.sees(one, other)), "{text}");
                }
            }
        }
        assert!(sets.iter().all(|set| set.digits.len() == set.cells.len() + 1), "{text}");
        let mut lines: Vec<&[Span]> = said.spans.split(|span| *span == Span::Line).skip(1).collect();
        lines.retain(|line| matches!(line[0], Span::Set(_)) && line[1] == Span::from(": "));
        assert_eq!(lines.len(), sets.len(), "{text}");
        for (number, (line, set)) in lines.iter().zip(sets).enumerate() {
            assert_eq!(line[0], Span::Set(number as u16), "{text}");
            let line = line.split(|span| *span == Span::Rest).next().expect("a line");
            assert_eq!(cells_of(line), set.cells.iter().copied().collect(), "{text}");
        }
        // Two sets with two shared digits rule out more than the cells that see both.
        if sets.len() > 2 || commons[0].len() == 1 {
            for gone in said.step.eliminated() {
                for set in [0, sets.len() - 1] {
                    assert!(of(set, gone.digit).iter().all(|&cell| said.sees(cell, gone.cell)), "{text}");
                }
            }
        }
        seen += 1;
    }
    assert!(seen > 50, "{seen}");
}

#[test]
fn a_sue_de_coq_has_as_many_digits_as_cells() {
    let mut seen = 0;
    for said in said_of(&[Technique::SueDeCoq]) {
        let Pattern::SueDeCoq(SueDeCoq { cells, line_set, box_set, .. }) = &said.step.pattern else {
            panic!("a Sue de Coq")
        };
        let all: Vec<Cell> = [&cells[..], &line_set.cells, &box_set.cells].concat();
        let digits = all.iter().fold(DigitSet::EMPTY, |all, &cell| all.union(said.now.digits(cell)));
        assert_eq!(digits.len(), all.len(), "{}", said.text);
        assert!(line_set.digits.intersection(box_set.digits).is_empty(), "{}", said.text);
        assert!(
            said.text.contains("and set A and set B share none")
                || said.text.contains("and set 1 and set 2 share none"),
            "{}",
            said.text
        );
        seen += 1;
    }
    assert!(seen > 5, "{seen}");
}
