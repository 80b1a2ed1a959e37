//! The trail: at any point, it shows the same as playing its steps from the start.
//!
//! This file is longer than most because the trail's twin and the walks beside it belong together.

use crate::common::{
    ARTICLE, HARD, SMALL, apply, digit, dug, line, on, part, positions, some_puzzles, thinned,
};
use proptest::prelude::*;
use std::sync::LazyLock;
use sudoku_core::{
    Candidates, Cell, Contradiction, Digit, House, Level, Shape, examples,
    guesses::{self, Search, SearchEnding},
    passes::{self, Pass, PassKind, is_consistent, next_pass},
    step::{Conclusion, Step},
    trail::{Focus, PassInfo, State, Trail},
};

/// Everything a trail can reach, computed in advance in the plainest way.
#[derive(Clone, Debug)]
struct Known {
    start: Candidates,
    passes: Vec<Pass>,
    state: State,
    /// The search from the point where singles run out.
    search: Option<Search>,
}

const SEARCH_LIMIT: usize = 300;

impl Known {
    fn of(start: Candidates) -> Self {
        let mut passes: Vec<Pass> = Vec::new();
        let mut now = start.clone();
        let state = loop {
            if let Some(contradiction) = now.contradiction() {
                break State::Impossible(Some(contradiction));
            }
            if now.open_count() == 0 {
                break State::Solved;
            }
            if passes.len() > 1 && passes[passes.len() - 2..].iter().all(|pass| pass.steps.is_empty()) {
                break State::Dry;
            }
            let even = passes.len().is_multiple_of(2);
            let pass = next_pass(&now, if even { PassKind::Singles } else { PassKind::HiddenSingles });
            if !is_consistent(&now, &pass.steps) {
                break State::Impossible(None);
            }
            pass.steps.iter().for_each(|step| apply(&mut now, step));
            passes.push(pass);
        };
        let search = (state == State::Dry)
            .then(|| guesses::search(&now, SEARCH_LIMIT, &mut on).expect("nobody stops it"));
        Self { start, passes, state, search }
    }

    fn steps(&self) -> Vec<Step> {
        let search = self.search.iter().flat_map(|search| &search.steps);
        self.passes.iter().flat_map(|pass| &pass.steps).chain(search).cloned().collect()
    }

    /// All passes with the indices of their steps, the search as the last.
    fn infos(&self) -> Vec<PassInfo> {
        let (mut from, mut numbered) = (0, 0);
        let own = self.passes.iter().map(|pass| (pass.kind, pass.steps.len()));
        let search = self.search.iter().map(|search| (PassKind::Search, search.steps.len()));
        own.chain(search)
            .map(|(kind, steps)| {
                let counts = steps > 0 && kind != PassKind::Search;
                numbered += usize::from(counts);
                let info = PassInfo { kind, number: counts.then_some(numbered), from, to: from + steps };
                from += steps;
                info
            })
            .collect()
    }
}

/// A trail beside its twin.
struct Walk<'a> {
    known: &'a Known,
    infos: Vec<PassInfo>,
    positions: &'a [Candidates],
    steps: Vec<Step>,
    trail: Trail,
    searched: bool,
    at: usize,
    focus: Focus,
}

#[derive(Clone, Copy, Debug)]
enum Move {
    NextStep,
    BackStep,
    NextPass,
    BackPass,
    GoTo(usize),
    ShowPass(usize),
    ShowEnd,
    AddRest,
    AddSearch,
}

impl<'a> Walk<'a> {
    fn new(known: &'a Known, positions: &'a [Candidates]) -> Self {
        let trail = Trail::new(known.start.clone());
        let (infos, steps) = (known.infos(), known.steps());
        Self { known, infos, positions, steps, trail, searched: false, at: 0, focus: Focus::Start }
    }

    /// The number of passes there are to find.
    fn passes_to_find(&self) -> usize {
        self.known.passes.len() + usize::from(self.searched)
    }

    fn steps_to_find(&self) -> usize {
        self.infos[..self.passes_to_find()].last().map_or(0, |info| info.to)
    }

    /// The pass of a step.
    fn pass_of(&self, step: usize) -> usize {
        self.infos
            .iter()
            .position(|info| info.from <= step && step < info.to)
            .expect("a pass holds each step")
    }

    fn end(&mut self) -> bool {
        let moved = self.focus != Focus::End;
        (self.at, self.focus) = (self.steps_to_find(), Focus::End);
        moved
    }

    fn go(&mut self, at: usize) {
        self.at = at;
        self.focus = if at == 0 { Focus::Start } else { Focus::Step };
    }

    /// Makes a move on the trail and on the twin, and compares the answers.
    fn make(&mut self, step: Move) -> Result<(), TestCaseError> {
        let (moved, expected) = match step {
            Move::NextStep => {
                let expected = if self.at < self.steps_to_find() {
                    self.go(self.at + 1);
                    true
                } else {
                    self.end()
                };
                (self.trail.next_step(), expected)
            }
            Move::BackStep => {
                let moved = self.focus != Focus::Start;
                let to = if self.focus == Focus::End { self.at } else { self.at.saturating_sub(1) };
                self.go(to);
                (self.trail.back_step(), moved)
            }
            Move::NextPass => {
                let next = match self.focus {
                    Focus::Start => 0,
                    Focus::Pass(index) => index + 1,
                    Focus::Step => {
                        let index = self.pass_of(self.at - 1);
                        index + usize::from(self.infos[index].to == self.at)
                    }
                    Focus::End => usize::MAX,
                };
                let expected = if next < self.passes_to_find() {
                    (self.at, self.focus) = (self.infos[next].to, Focus::Pass(next));
                    true
                } else {
                    self.end()
                };
                (self.trail.next_pass(), expected)
            }
            Move::BackPass => {
                let before = match self.focus {
                    Focus::Start => None,
                    Focus::Pass(index) => index.checked_sub(1),
                    Focus::Step => self.pass_of(self.at - 1).checked_sub(1),
                    Focus::End => self.passes_to_find().checked_sub(1),
                };
                let moved = self.focus != Focus::Start;
                match before {
                    Some(index) => (self.at, self.focus) = (self.infos[index].to, Focus::Pass(index)),
                    None => self.go(0),
                }
                (self.trail.back_pass(), moved)
            }
            Move::GoTo(at) => {
                // Sometimes beyond the known steps.
                let at = at % (self.trail.len() + 2);
                self.go(at.min(self.trail.len()));
                self.trail.go_to(at);
                (true, true)
            }
            Move::ShowPass(index) => {
                let passes = self.trail.passes().count();
                let index = index % (passes + 1);
                if index < passes {
                    (self.at, self.focus) = (self.infos[index].to, Focus::Pass(index));
                }
                self.trail.show_pass(index);
                (true, true)
            }
            Move::ShowEnd => {
                let expected = self.trail.state() != State::Open && self.end();
                (self.trail.show_end(), expected)
            }
            Move::AddRest => {
                let rest =
                    passes::rest(&self.trail.end(), self.trail.due(), &mut on).expect("nobody stops it");
                if self.trail.state() == State::Open {
                    self.trail.add_passes(rest);
                    prop_assert_eq!(self.trail.passes().count(), self.known.passes.len());
                    let seen = self.trail.state() == State::Open;
                    prop_assert!(!seen || self.known.state == State::Impossible(None));
                }
                (true, true)
            }
            Move::AddSearch => {
                if let (State::Dry, Some(search)) = (self.trail.state(), &self.known.search) {
                    // The singles ended here; now it is a position like any other.
                    if self.focus == Focus::End && !search.steps.is_empty() {
                        self.go(self.at);
                    }
                    self.trail.add_search(search.clone());
                    self.searched = true;
                }
                (true, true)
            }
        };
        prop_assert_eq!(moved, expected, "{:?}", step);
        self.compare()
    }

    fn compare(&self) -> Result<(), TestCaseError> {
        let trail = &self.trail;
        prop_assert_eq!((trail.at(), trail.focus()), (self.at, self.focus));
        let passes: Vec<PassInfo> = trail.passes().collect();
        prop_assert_eq!(&passes[..], &self.infos[..passes.len()]);
        prop_assert_eq!(trail.len(), passes.last().map_or(0, |info| info.to));
        prop_assert_eq!(trail.is_empty(), self.infos[..passes.len()].iter().all(|info| info.from == info.to));
        for (index, info) in passes.iter().enumerate() {
            prop_assert!(trail.steps_of(index).eq(&self.steps[info.from..info.to]));
        }
        prop_assert_eq!(trail.steps_of(passes.len()).len(), 0);
        prop_assert_eq!(trail.step(trail.len()), None);
        let now = &self.positions[self.at];
        prop_assert_eq!(trail.now(), now);
        prop_assert_eq!(trail.start(), &self.known.start);
        prop_assert_eq!(&trail.end(), &self.positions[trail.len()]);
        prop_assert_eq!(&trail.before_step(), &self.positions[self.at.saturating_sub(1)]);
        prop_assert_eq!(trail.last_step(), self.at.checked_sub(1).map(|index| &self.steps[index]));
        prop_assert_eq!(trail.placed_count(), self.known.start.open_count() - now.open_count());
        prop_assert_eq!(trail.is_at_end(), self.focus == Focus::End);
        let (pass, found_in) = match self.focus {
            Focus::Start | Focus::End => (None, self.at),
            Focus::Pass(index) => (Some(index), self.infos[index].from),
            Focus::Step => {
                let index = self.pass_of(self.at - 1);
                let info = self.infos[index];
                (Some(index), if matches!(info.kind, PassKind::Tier(_)) { info.from } else { self.at - 1 })
            }
        };
        prop_assert_eq!(trail.pass(), pass);
        prop_assert_eq!(trail.found_in(), &self.positions[found_in]);
        let due = match passes.last().map(|info| info.kind) {
            Some(PassKind::Singles) => PassKind::HiddenSingles,
            _ => PassKind::Singles,
        };
        prop_assert_eq!(trail.due(), due);
        let state = match &self.known.search {
            Some(search) if self.searched => match search.ending {
                SearchEnding::Solved => State::Solved,
                SearchEnding::Impossible => State::Impossible(trail.end().contradiction()),
                SearchEnding::Cut => State::Cut,
            },
            _ => self.known.state,
        };
        let all_known = passes.len() == self.passes_to_find();
        prop_assert!(trail.state() == state || (trail.state() == State::Open && !self.searched));
        prop_assert!(trail.state() == State::Open || all_known);
        Ok(())
    }
}

/// Trails to walk on: solved ones, stuck ones with a search, contradictory ones, at every shape.
static STARTS: LazyLock<Vec<(Known, Vec<Candidates>)>> = LazyLock::new(|| {
    let mut starts: Vec<Candidates> =
        some_puzzles().iter().map(|puzzle| Candidates::new(puzzle.clues())).collect();
    starts.extend(
        [line(&".".repeat(16)), line("1243342143122134"), line("124334214312213.")]
            .iter()
            .map(Candidates::new),
    );
    let broken =
        ["123....4........", "23.....4........", "12....3.........", "1..1............", "123...4........."];
    starts.extend(broken.map(|grid| Candidates::new(&line(grid))));
    // Positions whose passes contradict themselves although no house or cell does.
    let hidden = [(0, 10, 0), (28, 10, 0), (45, 10, 0), (12, 0, 1), (22, 0, 1)];
    starts.extend(hidden.map(|(seed, percent, wrong)| {
        thinned(&part(Shape::S9, 30 + seed as usize % 20, wrong, seed), None, percent, seed)
    }));
    starts.extend((0..20).map(|seed| Candidates::new(&part(Shape::S4, 5, 2, seed))));
    starts.extend((0..20).map(|seed| Candidates::new(&part(Shape::S9, 30, 1, seed))));
    starts.extend((0..10).map(|seed| {
        let puzzle = dug(Shape::S9, 24, seed);
        thinned(puzzle.clues(), Some(puzzle.solution()), 20, seed)
    }));
    starts
        .into_iter()
        .map(|start| {
            let known = Known::of(start);
            let positions = positions(&known.start, &known.steps());
            (known, positions)
        })
        .collect()
});

fn moves() -> impl Strategy<Value = Vec<Move>> {
    let one = prop_oneof![
        6 => Just(Move::NextStep),
        5 => Just(Move::BackStep),
        6 => Just(Move::NextPass),
        4 => Just(Move::BackPass),
        3 => any::<usize>().prop_map(Move::GoTo),
        3 => any::<usize>().prop_map(Move::ShowPass),
        1 => Just(Move::ShowEnd),
        1 => Just(Move::AddRest),
        1 => Just(Move::AddSearch),
    ];
    prop::collection::vec(one, 0..60)
}

proptest! {
    /// Any walk shows at each position the sum of the steps up to there.
    #[test]
    fn any_walk_shows_what_its_steps_come_to(which in any::<prop::sample::Index>(), moves in moves()) {
        let (known, positions) = which.get(&STARTS);
        let mut walk = Walk::new(known, positions);
        walk.compare()?;
        for step in moves {
            walk.make(step)?;
        }
    }
}

#[test]
fn the_starts_hold_every_kind_of_end() {
    let has = |state: fn(&State) -> bool| STARTS.iter().filter(|(known, _)| state(&known.state)).count();
    assert!(has(|state| *state == State::Solved) > 10);
    assert!(has(|state| *state == State::Dry) > 5);
    assert!(has(|state| *state == State::Impossible(None)) > 2);
    assert!(has(|state| matches!(state, State::Impossible(Some(_)))) > 2);
    let searches = || STARTS.iter().filter_map(|(known, _)| known.search.as_ref());
    assert!(searches().any(|search| search.ending == SearchEnding::Cut || search.guesses > 3));
    assert!(searches().any(|search| search.ending == SearchEnding::Solved));
    assert!(
        searches()
            .any(|search| search.steps.iter().any(|step| matches!(step.conclusion, Conclusion::TakeBack(_))))
    );
}

/// Steps, passes and a worker's findings all lead to the same trail.
#[test]
fn three_ways_to_the_end_are_one() {
    let told = |trail: &Trail| {
        let steps: Vec<Step> = (0..trail.len()).filter_map(|index| trail.step(index).cloned()).collect();
        (trail.passes().collect::<Vec<_>>(), steps, trail.state(), trail.now().clone(), trail.focus())
    };
    for (known, _) in STARTS.iter() {
        let mut by_steps = Trail::new(known.start.clone());
        while by_steps.next_step() {}
        let mut by_passes = Trail::new(known.start.clone());
        while by_passes.next_pass() {}
        let mut by_both = Trail::new(known.start.clone());
        by_both.next_step();
        by_both.next_pass();
        while by_both.next_step() {}
        assert_eq!(told(&by_steps), told(&by_passes));
        assert_eq!(told(&by_steps), told(&by_both));
        assert_eq!((by_steps.state(), by_steps.is_at_end()), (known.state, true));
        for looked_before in 0..4 {
            let mut added = Trail::new(known.start.clone());
            for _ in 0..looked_before {
                added.next_pass();
            }
            let rest = passes::rest(&added.end(), added.due(), &mut on).expect("nobody stops it");
            added.add_passes(rest);
            while added.next_pass() {}
            assert_eq!(told(&by_steps), told(&added), "{looked_before} passes before");
        }
    }
}

#[test]
fn states_of_trails() {
    let check = |grid: &str, numbered: usize, passes: usize, placed: usize, state: State| {
        let mut trail = Trail::new(Candidates::new(&line(grid)));
        while trail.next_pass() {}
        let numbers: Vec<usize> = trail.passes().filter_map(|info| info.number).collect();
        assert!(numbers.iter().copied().eq(1..=numbered), "{grid}: {numbers:?}");
        assert_eq!(
            (trail.passes().count(), trail.placed_count(), trail.state()),
            (passes, placed, state),
            "{grid}"
        );
    };
    check(ARTICLE, 21, 22, 57, State::Solved);
    check(SMALL, 2, 2, 12, State::Solved);
    check("1243342143122134", 0, 0, 0, State::Solved);
    check(HARD, 0, 2, 0, State::Dry);
    check(&".".repeat(16), 0, 2, 0, State::Dry);
    check("1......1.1......", 1, 4, 1, State::Dry);
    check(
        "1..1............",
        0,
        0,
        0,
        State::Impossible(Some(Contradiction::Twice(House::Row(0), Digit::at(0)))),
    );
    check("123...4.........", 0, 0, 0, State::Impossible(Some(Contradiction::NoDigit(Cell::at(3)))));
    check(
        "23.....4........",
        0,
        0,
        0,
        State::Impossible(Some(Contradiction::NoPlace(House::Row(0), digit('4')))),
    );
}

/// Passes from elsewhere are accepted only as far as they fit.
#[test]
fn passes_that_do_not_fit_are_not_taken() {
    let start = Candidates::new(&line(ARTICLE));
    let known = Known::of(start.clone());
    let other = Known::of(Candidates::new(&line(HARD)));
    let mut trail = Trail::new(start.clone());
    let mut twice = known.passes[..3].to_vec();
    twice.extend_from_slice(&known.passes[2..]);
    trail.add_passes(twice);
    assert_eq!((trail.passes().count(), trail.state()), (3, State::Open));
    while trail.next_pass() {}
    assert_eq!((trail.state(), trail.passes().count()), (State::Solved, known.passes.len()));
    // After the end, nothing more is accepted.
    let infos: Vec<PassInfo> = trail.passes().collect();
    trail.add_passes(other.passes);
    assert!(trail.passes().eq(infos));
}

/// A trail ends with its search; adding the search leaves the view unchanged.
#[test]
fn a_search_is_added_behind_what_is_shown() {
    let mut trail = Trail::new(Candidates::new(&line(HARD)));
    while trail.next_pass() {}
    trail.go_to(0);
    let search = guesses::search(&trail.end(), 4000, &mut on).expect("nobody stops it");
    let steps = search.steps.len();
    trail.add_search(search);
    assert_eq!((trail.at(), trail.focus(), trail.len()), (0, Focus::Start, steps));
    assert_eq!(trail.state(), State::Solved);
    trail.show_end();
    assert!(trail.now().to_grid().is_solution());
    assert_eq!(trail.placed_count(), 60);
    let numbers: Vec<Option<usize>> = trail.passes().map(|info| info.number).collect();
    assert_eq!(numbers, [None, None, None], "two empty passes and a search");
    // And back: every guess and retreat is undone, to the last digit.
    while trail.back_step() {}
    assert_eq!(trail.now(), trail.start());
}

/// Deep searches with retreats over many guesses: each position is the sum of its steps, forwards and
/// backwards.
#[test]
fn deep_searches_are_walked_there_and_back() {
    let hard = examples::ALL.iter().filter(|example| example.level == Level::VeryHard);
    for example in hard {
        let start = Candidates::new(&line(example.line));
        let mut trail = Trail::new(start.clone());
        while trail.next_pass() {}
        let search = guesses::search(&trail.end(), 700, &mut on).expect("nobody stops it");
        trail.go_to(0);
        trail.add_search(search);
        let steps: Vec<Step> = (0..trail.len()).filter_map(|index| trail.step(index).cloned()).collect();
        let expected = positions(&start, &steps);
        for (at, position) in expected.iter().enumerate() {
            assert_eq!(trail.at(), at);
            assert!(trail.now() == position, "{:?} step {at}", example.shape);
            trail.next_step();
        }
        assert!(trail.is_at_end());
        for (at, position) in expected.iter().enumerate().rev() {
            trail.back_step();
            assert_eq!(trail.at(), at);
            assert!(trail.now() == position, "{:?} step {at}", example.shape);
        }
        assert!(*trail.now() == start);
    }
}
