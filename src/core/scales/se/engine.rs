//! Chains from several assumptions: Nishio, cell and region chains, dynamic and nested ones.

use super::{
    Pulse,
    board::{KINDS, Mask, SeBoard, bits, cells_of, count, mark, unmark},
    hint::Hint,
    inside::{self, Nested},
    net::{NO_CHAIN, Net, Removal, Within},
    technique::{SeDepth, SeTechnique},
    traced::{Traced, trace},
    unary::{Cause, MARKS, NONE, Rank, Unary, length_tenths},
};
use std::{collections::BTreeMap, ops::ControlFlow};

/// The means of the chains.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Power {
    /// Contradictions of one digit.
    Nishio,
    /// Cell and region chains with links as they are.
    Multiple,
    /// Links that appear on the way, and rules at this level.
    Dynamic(u8),
    /// Dynamic chains inside, of this level.
    Nested(u8),
    /// Dynamic chains inside, plain ones and then those of the second level, as in the older program.
    Deepest,
}

impl Power {
    const fn dynamic(self) -> bool {
        !matches!(self, Self::Multiple)
    }

    const fn nishio(self) -> bool {
        matches!(self, Self::Nishio)
    }

    /// Returns the means of chains of a depth, in the newer program.
    pub(super) const fn of(depth: SeDepth) -> Self {
        match depth {
            SeDepth::Static => Self::Multiple,
            SeDepth::Dynamic => Self::Dynamic(0),
            SeDepth::Plus => Self::Dynamic(1),
            SeDepth::Forcing => Self::Dynamic(2),
            SeDepth::Multiple => Self::Dynamic(3),
            SeDepth::Nested(inner) => Self::Nested(inner),
        }
    }

    /// Returns the program's number for the means.
    pub(super) const fn level(self) -> u8 {
        match self {
            Self::Nishio | Self::Multiple => 0,
            Self::Dynamic(level) => level,
            Self::Nested(_) => 4,
            Self::Deepest => 5,
        }
    }

    const fn base(self) -> u16 {
        match self {
            Self::Nishio => 75,
            Self::Multiple => 80,
            _ => 85 + 5 * self.level() as u16,
        }
    }

    const fn depth(self) -> SeDepth {
        match self {
            Self::Nishio | Self::Dynamic(0) => SeDepth::Dynamic,
            Self::Multiple => SeDepth::Static,
            Self::Dynamic(1) => SeDepth::Plus,
            Self::Dynamic(2) => SeDepth::Forcing,
            Self::Dynamic(_) => SeDepth::Multiple,
            Self::Nested(inner) => SeDepth::Nested(inner),
            Self::Deepest => SeDepth::Nested(2),
        }
    }
}

/// The kinds of conclusion from several chains, with the order among equally long ones.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Shape {
    Double,
    Cell,
    Region(u8),
    Contradiction,
}

impl Shape {
    const fn kind(self) -> u8 {
        match self {
            Self::Double => 1,
            Self::Cell => 5,
            Self::Region(_) => 6,
            Self::Contradiction => 7,
        }
    }

    /// Returns the reason for the assumptions, seen as one proof.
    const fn cause(self) -> Cause {
        match self {
            Self::Cell => Cause::Cell,
            Self::Region(kind) => Cause::House(kind),
            Self::Double | Self::Contradiction => Cause::Assumed,
        }
    }
}

/// A conclusion.
#[derive(Clone, Debug)]
pub(super) struct SeFound {
    pub(super) rank: Rank,
    technique: SeTechnique,
    pub(super) placed: Option<(usize, usize)>,
    pub(super) gone: (usize, Mask),
    /// For a larger chain: the marks that it needs to be gone, and the name of its chains.
    pub(super) inner: Option<(Vec<u16>, u64)>,
    /// Its chains, where an engine keeps them.
    traced: Option<Box<Traced>>,
}

/// How the conclusions are collected.
pub(super) enum Aim<'a> {
    /// The best one.
    Best(Option<SeFound>),
    /// The best one that places a mark or not, and removes these.
    For(bool, (usize, Mask), Option<SeFound>),
    /// The best one for each set of marks that go, with the marks it needs gone since a board before.
    Each { list: Vec<SeFound>, slots: BTreeMap<(usize, Mask), usize>, source: &'a SeBoard },
}

impl Aim<'_> {
    /// Returns the largest complexity that is still of interest.
    fn limit(&self, placed: bool, gone: (usize, Mask), kind: u8) -> usize {
        let known = match self {
            Self::For(places, wanted, _) if (*places, *wanted) != (placed, gone) => return 0,
            Self::Best(best) | Self::For(.., best) => best.as_ref(),
            Self::Each { list, slots, .. } => slots.get(&gone).map(|&at| &list[at]),
        };
        known.map_or(usize::MAX, |known| known.rank.complexity - usize::from(kind >= known.rank.kind))
    }
}

/// The search, with its memory.
#[derive(Debug)]
pub(super) struct Engine {
    pub(super) power: Power,
    nets: Vec<Net>,
    /// The net of each mark that is on.
    known: Vec<u16>,
    nested: Vec<Nested>,
    unary: Unary,
    /// The engines inside.
    inner: [Option<Box<Engine>>; 2],
    work: Option<SeBoard>,
    stamps: Vec<u32>,
    stamp: u32,
    queue: Vec<u16>,
    /// Whether it keeps the chains of its answers.
    tells: bool,
}

/// The chains of a conclusion: the number of the net, and the step.
type Targets<'a> = &'a [(u16, u16)];

impl Engine {
    pub(super) fn new(power: Power) -> Self {
        Self {
            power,
            nets: Vec::new(),
            known: vec![NONE; MARKS],
            nested: Vec::new(),
            unary: Unary::default(),
            inner: [None, None],
            work: None,
            stamps: Vec::new(),
            stamp: 0,
            queue: Vec::new(),
            tells: false,
        }
    }

    /// Returns the chains of the lowest rated conclusion, or of the lowest rated reason for these marks to go.
    pub(super) fn traced(
        power: Power,
        board: &SeBoard,
        wanted: Option<(bool, (usize, Mask))>,
    ) -> Option<(SeFound, Traced)> {
        let mut engine = Self::new(power);
        engine.tells = true;
        let mut aim = wanted.map_or(Aim::Best(None), |(places, gone)| Aim::For(places, gone, None));
        // The search runs to its end.
        let _ = engine.search(board, &mut aim, &mut || ControlFlow::Continue(()));
        let (Aim::Best(Some(mut found)) | Aim::For(.., Some(mut found))) = aim else { return None };
        let traced = *found.traced.take()?;
        Some((found, traced))
    }

    /// Returns the lowest rated conclusion.
    pub(super) fn best(&mut self, board: &SeBoard, pulse: Pulse<'_>) -> ControlFlow<(), Option<Hint>> {
        let mut aim = Aim::Best(None);
        self.search(board, &mut aim, pulse)?;
        let Aim::Best(Some(found)) = aim else { return ControlFlow::Continue(None) };
        let SeFound { rank, technique, placed, gone, .. } = found;
        ControlFlow::Continue(Some(Hint { technique, rating: rank.rating, placed, gone: vec![gone] }))
    }

    /// Finds all conclusions that the aim asks for.
    pub(super) fn search(&mut self, board: &SeBoard, aim: &mut Aim<'_>, pulse: Pulse<'_>) -> ControlFlow<()> {
        self.known.fill(NONE);
        self.nested.clear();
        let mut used = 1;
        for cell in cells_of(board.empty) {
            let marks = board.marks[cell];
            let least = if self.power.dynamic() { 2 } else { 3 };
            if count(marks) < least {
                continue;
            }
            let mut of_cell: Vec<u16> = Vec::new();
            for digit in bits(marks) {
                let on = self.net_of(board, mark(cell, digit), &mut used, pulse)?;
                self.both_ways(board, cell, digit, on, aim, pulse)?;
                if !self.power.nishio() {
                    self.regions(board, cell, digit, &mut used, aim, pulse)?;
                }
                of_cell.push(on);
            }
            if !self.power.nishio() {
                self.common(board, &of_cell, Shape::Cell, aim);
            }
        }
        ControlFlow::Continue(())
    }

    /// Returns the net of a mark that is on.
    fn net_of(
        &mut self,
        board: &SeBoard,
        mark: usize,
        used: &mut usize,
        pulse: Pulse<'_>,
    ) -> ControlFlow<(), u16> {
        if self.known[mark] == NONE {
            self.known[mark] = *used as u16;
            self.fill(board, *used, mark, true, pulse)?;
            *used += 1;
        }
        ControlFlow::Continue(self.known[mark])
    }

    fn fill(
        &mut self,
        board: &SeBoard,
        at: usize,
        mark: usize,
        on: bool,
        pulse: Pulse<'_>,
    ) -> ControlFlow<()> {
        pulse()?;
        while self.nets.len() <= at {
            self.nets.push(Net::new());
        }
        let mut net = std::mem::replace(&mut self.nets[at], Net::hollow());
        let mut work = match self.work.take() {
            Some(mut work) => {
                work.clone_from(board);
                work
            }
            None => board.clone(),
        };
        net.assume(mark, on);
        let flow = loop {
            net.follow(board, &mut work, self.power.dynamic(), !self.power.nishio());
            if net.clash.is_some() || self.power.level() == 0 {
                break ControlFlow::Continue(());
            }
            let removals = match self.removals(board, &work, pulse) {
                ControlFlow::Continue(removals) => removals,
                ControlFlow::Break(()) => break ControlFlow::Break(()),
            };
            if !net.remove(&removals) {
                break ControlFlow::Continue(());
            }
        };
        self.work = Some(work);
        self.nets[at] = net;
        flow
    }

    /// Returns the removals of the first rule that finds anything on the way.
    fn removals(
        &mut self,
        source: &SeBoard,
        now: &SeBoard,
        pulse: Pulse<'_>,
    ) -> ControlFlow<(), Vec<Removal>> {
        let mut found = inside::basic(source, now);
        let levels: &[Power] = match self.power {
            Power::Dynamic(3) => &[Power::Multiple],
            Power::Nested(inner) => &[Power::Dynamic(inner)],
            Power::Deepest => &[Power::Dynamic(0), Power::Dynamic(2)],
            _ => &[],
        };
        if found.is_empty() && matches!(self.power, Power::Dynamic(2 | 3)) {
            pulse()?;
            found = inside::forcing(&mut self.unary, &mut self.nested, source, now);
        }
        for (nth, &power) in levels.iter().enumerate() {
            if found.is_empty() {
                found = self.chains(nth, power, source, now, pulse)?;
            }
        }
        ControlFlow::Continue(found)
    }

    /// Returns the removals of chains from several assumptions on the way.
    fn chains(
        &mut self,
        nth: usize,
        power: Power,
        source: &SeBoard,
        now: &SeBoard,
        pulse: Pulse<'_>,
    ) -> ControlFlow<(), Vec<Removal>> {
        let mut inner = self.inner[nth].take().unwrap_or_else(|| Box::new(Engine::new(power)));
        let mut aim = Aim::Each { list: Vec::new(), slots: BTreeMap::new(), source };
        let flow = inner.search(now, &mut aim, pulse);
        self.inner[nth] = Some(inner);
        flow?;
        let mut removed = Vec::new();
        let Aim::Each { list, slots, .. } = aim else { return ControlFlow::Continue(removed) };
        let mut order: Vec<usize> = slots.into_values().collect();
        sudoku_board::sorting::sort_by_key(&mut order, |&at| (list[at].rank, at));
        for one in order.into_iter().map(|at| &list[at]) {
            if let Some((after, name)) = &one.inner {
                inside::add(&mut removed, &[one.gone], after, Within::Chain, self.nested.len() as u32);
                self.nested.push(Nested { complexity: one.rank.complexity, name: *name });
            }
        }
        ControlFlow::Continue(removed)
    }

    /// Offers the contradictions of a mark on and off, and the consequences of both.
    fn both_ways(
        &mut self,
        board: &SeBoard,
        cell: usize,
        digit: usize,
        on: u16,
        aim: &mut Aim<'_>,
        pulse: Pulse<'_>,
    ) -> ControlFlow<()> {
        if !self.power.dynamic() {
            return ControlFlow::Continue(());
        }
        if let Some((yes, no)) = self.nets[on as usize].clash {
            self.offer(&[(on, yes), (on, no)], Shape::Contradiction, (cell, 1 << digit), None, board, aim);
        }
        let off = 0;
        self.fill(board, off, mark(cell, digit), false, pulse)?;
        let others = board.marks[cell] & !(1 << digit);
        if let Some((yes, no)) = self.nets[off].clash {
            let targets = [(off as u16, yes), (off as u16, no)];
            self.offer(&targets, Shape::Contradiction, (cell, others), Some((cell, digit)), board, aim);
        }
        if count(board.marks[cell]) >= 3 && !self.power.nishio() {
            self.common(board, &[on, off as u16], Shape::Double, aim);
        }
        ControlFlow::Continue(())
    }

    /// Offers the consequences of all places of a digit, for the houses where this one is the first.
    fn regions(
        &mut self,
        board: &SeBoard,
        cell: usize,
        digit: usize,
        used: &mut usize,
        aim: &mut Aim<'_>,
        pulse: Pulse<'_>,
    ) -> ControlFlow<()> {
        for kind in 0..KINDS.len() {
            let house = board.tables.houses[cell][kind] as usize;
            let places = board.places[house][digit];
            let is_first = places.trailing_zeros() == u32::from(board.tables.places[cell][kind]);
            if count(places) < 2 || !is_first {
                continue;
            }
            let mut nets: Vec<u16> = Vec::new();
            for place in bits(places) {
                nets.push(self.net_of(board, mark(board.at(house, place), digit), used, pulse)?);
            }
            self.common(board, &nets, Shape::Region(kind as u8), aim);
        }
        ControlFlow::Continue(())
    }

    /// Offers the consequences that all nets share.
    fn common(&mut self, board: &SeBoard, nets: &[u16], shape: Shape, aim: &mut Aim<'_>) {
        let Some(&first) = nets.first() else { return };
        for on in [true, false] {
            let side = usize::from(on);
            let sets = nets.iter().map(|&net| self.nets[net as usize].sets[side]);
            let Some(shared) = sets.reduce(|all, set| all.and(&set)) else { continue };
            if shared.is_empty() {
                continue;
            }
            // Equal ones count in the order of the first net.
            let mut order: Vec<(u16, usize)> =
                shared.iter().map(|mark| (self.nets[first as usize].step_of(mark, on), mark)).collect();
            sudoku_board::sorting::sort_by_key(&mut order, |&(step, _)| step);
            for (_, mark) in order {
                let (cell, digit) = unmark(mark);
                let gone = if on { board.marks[cell] & !(1 << digit) } else { 1 << digit };
                if gone == 0 {
                    continue;
                }
                let mut targets = [(0, 0); 9];
                for (target, &net) in targets.iter_mut().zip(nets) {
                    *target = (net, self.nets[net as usize].step_of(mark, on));
                }
                let placed = on.then_some((cell, digit));
                self.offer(&targets[..nets.len()], shape, (cell, gone), placed, board, aim);
            }
        }
    }

    fn offer(
        &mut self,
        targets: Targets<'_>,
        shape: Shape,
        gone: (usize, Mask),
        placed: Option<(usize, usize)>,
        board: &SeBoard,
        aim: &mut Aim<'_>,
    ) {
        let limit = aim.limit(placed.is_some(), gone, shape.kind());
        let Some(complexity) = self.complexity(targets, limit) else { return };
        let depth = self.power.depth();
        let technique = match shape {
            Shape::Contradiction if self.power.nishio() => SeTechnique::Nishio,
            Shape::Contradiction => SeTechnique::Contradiction(depth),
            Shape::Double => SeTechnique::DoubleChain(depth),
            Shape::Cell => SeTechnique::CellChains(depth),
            Shape::Region(_) => SeTechnique::RegionChains(depth),
        };
        let rating = self.power.base() + length_tenths(complexity);
        let rank = Rank { rating, complexity, kind: shape.kind() };
        let traced = self.tells.then(|| Box::new(self.trace(targets, shape)));
        let mut found = SeFound { rank, technique, placed, gone, inner: None, traced };
        match aim {
            Aim::Best(best) | Aim::For(.., best) => *best = Some(found),
            Aim::Each { list, slots, source } => {
                found.inner = Some(self.needs(targets, shape.cause(), source, board));
                let at = list.len();
                list.push(found);
                slots.insert(gone, at);
            }
        }
    }

    /// Returns the chains of a conclusion. A contradiction has two ends of the same net.
    fn trace(&self, targets: Targets<'_>, shape: Shape) -> Traced {
        let net = |net: u16| &self.nets[net as usize];
        let one_net = shape == Shape::Contradiction;
        let branches = if let (true, &[(at, yes), (_, no)]) = (one_net, targets) {
            vec![trace(net(at), &[yes, no])]
        } else {
            targets.iter().map(|&(at, step)| trace(net(at), &[step])).collect()
        };
        let region = if let Shape::Region(kind) = shape { Some(kind) } else { None };
        Traced { branches, clashes: one_net, region, both: shape == Shape::Double }
    }

    /// Walks back from a step through all its reasons, each once. `see` may end the walk.
    fn walk(&mut self, (net, step): (u16, u16), see: &mut dyn FnMut(&Net, u16) -> bool) -> bool {
        let net = &self.nets[net as usize];
        self.stamp += 1;
        if self.stamps.len() < net.steps.len() {
            self.stamps.resize(net.steps.len(), 0);
        }
        self.queue.clear();
        self.queue.push(step);
        self.stamps[step as usize] = self.stamp;
        let mut at = 0;
        while let Some(&step) = self.queue.get(at) {
            at += 1;
            if !see(net, step) {
                return false;
            }
            for &reason in net.reasons(step) {
                if self.stamps[reason as usize] != self.stamp {
                    self.stamps[reason as usize] = self.stamp;
                    self.queue.push(reason);
                }
            }
        }
        true
    }

    /// Returns the number of all steps of all chains, and of the chains inside them; `None` if it is above the limit.
    fn complexity(&mut self, targets: Targets<'_>, limit: usize) -> Option<usize> {
        let mut total = 0;
        let mut inside: Vec<u32> = Vec::new();
        for &target in targets {
            let within = self.walk(target, &mut |net, step| {
                total += 1;
                let nested = net.steps[step as usize].nested;
                if nested != NO_CHAIN {
                    inside.push(nested);
                }
                total <= limit
            });
            if !within {
                return None;
            }
        }
        if !inside.is_empty() {
            let mut names: Vec<u64> = Vec::new();
            for chain in inside {
                let Nested { complexity, name } = self.nested[chain as usize];
                if !names.contains(&name) {
                    names.push(name);
                    total += complexity;
                }
            }
        }
        (total <= limit).then_some(total)
    }

    /// Returns the marks that chains need to be gone since an earlier board, and the name of the chains: equal names
    /// mean equal chains.
    fn needs(
        &mut self,
        targets: Targets<'_>,
        assumed: Cause,
        source: &SeBoard,
        board: &SeBoard,
    ) -> (Vec<u16>, u64) {
        let mut needs = inside::Needs::new(source, board);
        for &target in targets {
            needs.next();
            self.walk(target, &mut |net, step| {
                let step = net.steps[step as usize];
                let cause = if step.cause == Cause::Assumed { assumed } else { step.cause };
                needs.step(step.mark, step.on, cause);
                true
            });
        }
        needs.finish()
    }
}
