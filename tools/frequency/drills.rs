//! Positions for drills: a growing file of those found, and the choice for `learn/learn-drills.txt`.

use super::{
    add,
    walks::{Spot, Walked},
};
use std::{
    cmp::Reverse,
    collections::{BTreeMap, HashMap, HashSet},
    fs,
    fs::OpenOptions,
    io::Write,
    path::Path,
};
use sudoku_core::{Shape, Technique, TechniqueSet, generate::ClueSet, ladder::Ladder, technique::Edition};

/// The positions of a technique, after which a puzzle is no longer kept for its sake.
const ENOUGH: u32 = 80;

/// The techniques of 9×9 that walks rarely or never reach.
const RARE: [Technique; 11] = [
    Technique::MultiColors2,
    Technique::FrankenSwordfish,
    Technique::FrankenJellyfish,
    Technique::FinnedFrankenXWing,
    Technique::MutantSwordfish,
    Technique::MutantJellyfish,
    Technique::FinnedMutantXWing,
    Technique::FinnedMutantSwordfish,
    Technique::FireworkQuad,
    Technique::TemplateSet,
    Technique::TemplateDelete,
];

/// The fewest empty cells of a position.
pub(crate) const fn least_empty(shape: &Shape) -> usize {
    match shape {
        Shape::S4 => 3,
        Shape::S6 => 8,
        _ => 20,
    }
}

/// The positions found so far: their numbers, and the lines to be saved.
pub(crate) struct Pool {
    found: Vec<u32>,
    fresh: String,
}

impl Pool {
    pub(crate) fn open(file: &Path) -> Self {
        let mut pool = Self { found: vec![0; Technique::COUNT], fresh: String::new() };
        for line in fs::read_to_string(file).unwrap_or_default().lines() {
            let slug = line.split('|').next().unwrap_or_default();
            if let Some(technique) = Technique::from_slug(slug) {
                pool.found[technique as usize] += 1;
            }
        }
        pool
    }

    /// Keeps all positions of a walk, if one of its techniques still lacks positions.
    pub(crate) fn offer(&mut self, walked: &Walked) {
        if walked.used.iter().all(|technique| self.found[technique as usize] >= ENOUGH) {
            return;
        }
        let spots = walked.spots(least_empty(walked.puzzle.clues().shape()));
        if spots.iter().all(|spot| self.found[spot.technique as usize] >= ENOUGH) {
            return;
        }
        for spot in spots {
            self.add(spot, walked.seed);
        }
    }

    pub(crate) fn add(&mut self, spot: Spot, seed: u64) {
        self.found[spot.technique as usize] += 1;
        let (steps, empty) = (spot.steps, spot.empty);
        add(&mut self.fresh, format_args!("{}|{steps}|{empty}|{seed}\n", spot.line));
    }

    /// The rare techniques that still lack positions.
    pub(crate) fn scarce(&self) -> Vec<Technique> {
        RARE.into_iter().filter(|&technique| self.found[technique as usize] < ENOUGH).collect()
    }

    /// The techniques of the newest edition that still lack positions.
    pub(crate) fn newest(&self) -> TechniqueSet {
        let is_new =
            |one: &Technique| one.edition() > Edition::First && !one.needs_sums() && !one.needs_clues();
        self.wanted().filter(is_new).collect()
    }

    /// The techniques that add up cages and still lack positions.
    pub(crate) fn sums(&self) -> TechniqueSet {
        self.wanted().filter(|one| one.needs_sums()).collect()
    }

    /// The techniques about clues that still lack positions.
    pub(crate) fn clues(&self) -> TechniqueSet {
        self.wanted().filter(|one| one.needs_clues()).collect()
    }

    fn wanted(&self) -> impl Iterator<Item = Technique> {
        Technique::ALL.into_iter().filter(|&one| self.found[one as usize] < ENOUGH)
    }

    pub(crate) fn save(&mut self, file: &Path) -> Result<(), String> {
        let opened = OpenOptions::new().create(true).append(true).open(file);
        let written = opened.and_then(|mut file| file.write_all(self.fresh.as_bytes()));
        self.fresh.clear();
        written.map_err(|error| format!("{}: {error}", file.display()))
    }
}

/// The techniques of the path's first chapters, which have drills on boards of 6×6, 8×8, 10×10 and 12×12.
const FIRST: [Technique; 13] = [
    Technique::FullHouse,
    Technique::HiddenSingle,
    Technique::NakedSingle,
    Technique::Pointing,
    Technique::Claiming,
    Technique::LockedPair,
    Technique::LockedTriple,
    Technique::NakedPair,
    Technique::NakedTriple,
    Technique::NakedQuadruple,
    Technique::HiddenPair,
    Technique::HiddenTriple,
    Technique::HiddenQuadruple,
];

/// The techniques with drills on the larger board: common enough to be worth it there.
const ON_LARGE: [Technique; 12] = [
    Technique::FullHouse,
    Technique::HiddenSingle,
    Technique::NakedSingle,
    Technique::Pointing,
    Technique::Claiming,
    Technique::LockedPair,
    Technique::NakedPair,
    Technique::HiddenPair,
    Technique::NakedTriple,
    Technique::XWing,
    Technique::Skyscraper,
    Technique::TwoStringKite,
];

/// The positions to choose of a technique, by order. Larger boards have the drills of techniques that smaller
/// ones lack.
fn quota(shape: &Shape, technique: Technique) -> usize {
    use Technique::{HiddenQuintuple, HiddenSextuple, NakedQuintuple, NakedSextuple, Squirmbag};
    match shape {
        Shape::S4 => 6,
        Shape::S9 => 20,
        Shape::S6 if technique.needs_sums() || technique.needs_clues() => 6,
        Shape::S6 | Shape::S12 if FIRST.contains(&technique) => 6,
        Shape::S8 | Shape::S10 if FIRST.contains(&technique) => 3,
        Shape::S16 if ON_LARGE.contains(&technique) => 3,
        Shape::S16 if matches!(technique, NakedQuintuple | HiddenQuintuple | Squirmbag) => 20,
        Shape::S25 if matches!(technique, NakedSextuple | HiddenSextuple) => 20,
        // The others have no exercises yet.
        _ => 0,
    }
}

/// The techniques about clues.
pub(crate) fn of_clues() -> impl Iterator<Item = Technique> {
    Technique::ALL.into_iter().filter(|one| one.needs_clues())
}

/// A set of clues, or several, and how many positions of a technique to choose on boards with them.
type Share = (Option<ClueSet>, usize);

/// How many positions of each technique about clues to choose at 9×9 on boards with the clues of a set, or of several. So
/// each set that has a page has twenty.
const SHARES: &[(Technique, &[Share])] = {
    use ClueSet::{Arrows, Kropki, LittleKillers, Renban, Sandwiches, Thermometers, Whispers, Xv};
    use Technique::{ClueAlone, ClueDigit, CluePartners, ClueRun, ClueSandwich, ClueSum, ClueWays};
    &[
        (
            ClueAlone,
            &[
                (None, 4),
                (Some(Thermometers), 10),
                (Some(Arrows), 5),
                (Some(Kropki), 5),
                (Some(Whispers), 6),
                (Some(Xv), 3),
            ],
        ),
        (
            CluePartners,
            &[(None, 4), (Some(Thermometers), 10), (Some(Kropki), 8), (Some(Whispers), 7), (Some(Xv), 4)],
        ),
        (ClueDigit, &[(None, 10), (Some(Renban), 10)]),
        (ClueRun, &[(None, 4), (Some(Renban), 16)]),
        (ClueSum, &[(None, 4), (Some(Arrows), 9), (Some(LittleKillers), 12)]),
        (ClueSandwich, &[(Some(Sandwiches), 20)]),
        (
            ClueWays,
            &[
                (Some(Arrows), 6),
                (Some(Kropki), 7),
                (Some(Whispers), 7),
                (Some(LittleKillers), 8),
                (Some(Xv), 3),
            ],
        ),
    ]
};

/// How many positions to choose of a technique about clues at 9×9 on boards with the clues of a set, or of several.
fn share(technique: Technique, set: Option<ClueSet>) -> usize {
    let own = SHARES.iter().filter(|(one, _)| *one == technique).flat_map(|(_, shares)| shares.iter());
    own.filter(|(one, _)| *one == set).map(|(_, share)| share).sum()
}

/// The tag before a text of cells, and the cells.
fn tagged(text: &str) -> (&str, &str) {
    text.split_once(':').unwrap_or(("", text))
}

/// A text of cells with its runs of empty cells spread out.
fn spread(text: &str) -> String {
    let one = |symbol: char| match symbol {
        'a'..='z' => ".".repeat(symbol as usize - 'a' as usize + 1),
        other => other.into(),
    };
    text.chars().map(one).collect()
}

/// The text with a letter for each run of empty cells: `a` for one.
fn runs(text: &str) -> String {
    let mut runs = String::new();
    for symbol in text.chars() {
        match (symbol, runs.pop()) {
            ('.', Some(run @ 'a'..='y')) => runs.push((run as u8 + 1) as char),
            ('.', before) => runs.extend(before.into_iter().chain(['a'])),
            (digit, before) => runs.extend(before.into_iter().chain([digit])),
        }
    }
    runs
}

/// A found position.
#[derive(PartialEq, Eq)]
struct Line<'t> {
    /// The size, without cages.
    shape: Shape,
    /// The tag of cages, or nothing.
    tag: &'t str,
    /// The set of its clues; none without clues, or with those of several.
    set: Option<ClueSet>,
    technique: Technique,
    givens: &'t str,
    digits: &'t str,
    gone: &'t str,
    steps: usize,
    empty: usize,
    /// Its place among lines without these numbers.
    nth: usize,
}

impl<'t> Line<'t> {
    fn read((nth, line): (usize, &'t str)) -> Option<Self> {
        let ((slug, givens, digits, gone, steps, empty), nth) = match line.split('|').collect::<Vec<_>>()[..]
        {
            [slug, givens, digits, gone, steps, empty, _] => ((slug, givens, digits, gone, steps, empty), 0),
            // An example, in place of a position that walks do not find, or a line chosen before.
            [slug, givens, digits, gone] => ((slug, givens, digits, gone, "0", "0"), nth),
            _ => return None,
        };
        let ((tag, givens), (_, digits)) = (tagged(givens), tagged(digits));
        let shape = Shape::ALL.into_iter().find(|shape| shape.cell_count() == spread(givens).len())?;
        let technique = Technique::from_slug(slug)?;
        let board = if tag.is_empty() { None } else { shape.tagged(tag) };
        let set = board.as_ref().and_then(ClueSet::of);
        let (steps, empty) = (steps.parse().ok()?, empty.parse().ok()?);
        Some(Self { shape: shape.clone(), tag, set, technique, givens, digits, gone, steps, empty, nth })
    }

    /// Easy to find comes first: many steps, then few empty cells. Lines chosen before keep their order.
    fn ease(&self) -> (Reverse<usize>, usize, usize) {
        (Reverse(self.steps), self.empty, self.nth)
    }

    /// The line in few bytes, as `Case::read` of the page reads it: a letter for each run of empty cells, the digits
    /// of the cells that are not given, and the places of a digit behind it.
    fn packed(&self) -> String {
        let (givens, digits) = (spread(self.givens), spread(self.digits));
        let own = |(given, digit): (char, char)| (given == '.').then_some(digit);
        let digits = if digits.len() < givens.len() {
            digits
        } else {
            givens.chars().zip(digits.chars()).filter_map(own).collect()
        };
        let mut gone = String::new();
        let mut last = None;
        for name in self.gone.split_whitespace() {
            let (digit, cell) = name.split_at(1);
            match last.replace(digit) {
                Some(before) if before == digit => gone.push_str(cell),
                before => {
                    gone.push_str(if before.is_some() { " " } else { "" });
                    gone.push_str(name);
                }
            }
        }
        let tag = if self.tag.is_empty() { String::new() } else { format!("{}:", self.tag) };
        format!("{}|{tag}{}|{}|{gone}\n", self.technique.slug(), runs(&givens), runs(&digits))
    }

    /// Roughly the bytes of its compressed line, in eighths, beside lines with these texts.
    fn cost(&self, known: &Known<'_>) -> usize {
        let filled = |text: &str| text.bytes().filter(|&byte| byte != b'.').count();
        let own = |text: &str, cost: usize| if known.has(text) { 24 } else { cost };
        let placed = filled(self.digits) - filled(self.givens);
        own(self.tag, 6 * self.tag.len())
            + own(self.givens, 14 * filled(self.givens))
            + own(self.digits, 24 + 11 * placed)
            + own(self.gone, 2 * self.gone.len())
    }
}

/// The texts of the chosen lines, each with its number of uses.
#[derive(Default)]
struct Known<'t>(HashMap<&'t str, usize>);

impl<'t> Known<'t> {
    fn has(&self, text: &str) -> bool {
        self.0.get(text).is_some_and(|&uses| uses > 0)
    }

    fn add(&mut self, line: &Line<'t>) {
        for text in [line.tag, line.givens, line.digits, line.gone] {
            *self.0.entry(text).or_default() += 1;
        }
    }

    fn drop(&mut self, line: &Line<'t>) {
        for text in [line.tag, line.givens, line.digits, line.gone] {
            *self.0.entry(text).or_default() -= 1;
        }
    }
}

/// The rounds of choosing: each choice makes lines of the same puzzle cheaper.
const ROUNDS: usize = 4;

/// The text of the drills: for each technique positions of different puzzles, spread from easy to hard, and
/// few bytes.
pub(crate) fn choose(texts: &[String]) -> String {
    let mut groups: BTreeMap<(Shape, usize, u8), Vec<Line<'_>>> = BTreeMap::new();
    let ladder = Ladder::teaching();
    let height = |technique: Technique| {
        ladder.rungs().iter().position(|rung| rung.techniques.contains(&technique)).unwrap_or(usize::MAX)
    };
    for line in texts.iter().flat_map(|text| text.lines()).enumerate().filter_map(Line::read) {
        groups
            .entry((line.shape.clone(), height(line.technique), line.technique as u8))
            .or_default()
            .push(line);
    }
    let mut bins: Vec<Vec<Line<'_>>> = Vec::new();
    for ((shape, ..), mut lines) in groups {
        if lines.iter().any(|line| line.steps > 0) {
            lines.retain(|line| line.steps > 0);
        }
        let technique = lines[0].technique;
        let quota = quota(&shape, technique);
        let roomy = |line: &Line<'_>| line.empty >= 30;
        if technique.info().tier == 1
            && shape >= *Shape::S9
            && lines.iter().filter(|line| roomy(line)).count() >= 4 * quota
        {
            lines.retain(roomy);
        }
        let mut seen = HashSet::new();
        lines.sort_by_key(|line| (line.tag, line.givens, line.gone.len()));
        lines.retain(|line| seen.insert((line.tag, line.givens)));
        lines.sort_by_key(Line::ease);
        if shape != *Shape::S9 || !technique.needs_clues() {
            spread_over(quota, lines, &mut bins);
            continue;
        }
        for set in [None].into_iter().chain(ClueSet::ALL.map(Some)) {
            let (own, others) = lines.into_iter().partition(|line| line.set == set);
            lines = others;
            spread_over(share(technique, set), own, &mut bins);
        }
    }
    let mut known = Known::default();
    let mut chosen: Vec<Option<usize>> = vec![None; bins.len()];
    let mut turns: Vec<usize> = (0..bins.len()).collect();
    turns.sort_by_key(|&bin| bins[bin].len());
    for _ in 0..ROUNDS {
        for &bin in &turns {
            if let Some(before) = chosen[bin] {
                known.drop(&bins[bin][before]);
            }
            let best = (0..bins[bin].len()).min_by_key(|&nth| bins[bin][nth].cost(&known));
            if let Some(best) = best {
                known.add(&bins[bin][best]);
            }
            chosen[bin] = best;
        }
    }
    let mut text = HEAD.to_owned();
    let mut lines: Vec<&Line<'_>> =
        bins.iter().zip(chosen).filter_map(|(bin, nth)| nth.map(|nth| &bin[nth])).collect();
    // Several sets of clues have their own bins, and a technique's lines shall become harder all the same.
    for own in lines.chunk_by_mut(|one, next| one.technique == next.technique && one.shape == next.shape) {
        own.sort_by_key(|line| line.ease());
    }
    for line in lines {
        text.push_str(&line.packed());
    }
    text
}

/// Adds bins of lines from easy to hard, one for each line to choose.
fn spread_over<'t>(many: usize, lines: Vec<Line<'t>>, bins: &mut Vec<Vec<Line<'t>>>) {
    let count = lines.len();
    let many = many.min(count);
    let mut lines = lines.into_iter();
    for nth in 0..many {
        bins.push(lines.by_ref().take(count * (nth + 1) / many - count * nth / many).collect());
    }
}

/// Examples of the techniques of the path's first chapters on boards between the usual ones, for
/// `learn/learn-examples.txt`: of each technique and size the position with the fewest candidates gone, of a puzzle
/// without a drill if there is one. Lines chosen before are those drills.
pub(crate) fn examples(texts: &[String]) -> String {
    let lines = || texts.iter().flat_map(|text| text.lines()).enumerate().filter_map(Line::read);
    let drilled: HashSet<String> =
        lines().filter(|line| line.steps == 0).map(|line| spread(line.givens)).collect();
    let mut text = String::new();
    for technique in FIRST {
        for shape in [Shape::S6, Shape::S8, Shape::S10, Shape::S12] {
            let fits = |line: &Line<'_>| {
                line.steps > 0 && (line.technique, line.shape.clone()) == (technique, shape.clone())
            };
            let best = lines()
                .filter(fits)
                .min_by_key(|line| (drilled.contains(line.givens), line.gone.len(), line.steps, line.empty));
            if let Some(Line { givens, digits, gone, .. }) = best {
                add(&mut text, format_args!("{}|{givens}|{digits}|{gone}\n", technique.slug()));
            }
        }
    }
    text
}

const HEAD: &str = "\
# Positions for drills, written by `cargo xtask frequency drills`: the slug, the givens, the digits now in the cells
# that are not given, and the candidates that are gone beyond them, a digit before its cells. A small letter is a run
# of empty cells, a for one. The tag of cages stands before the givens. In each position nothing easier on the ladder applies. By size; a technique's positions are of different puzzles, from easy to find to hard.
# Some techniques have relatives that come first on the ladder and do the same. In their positions nothing of a lower
# tier applies. A technique that has none of these either has its example.
";
