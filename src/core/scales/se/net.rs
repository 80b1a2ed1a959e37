//! All that follows from an assumption, with the reasons.

use super::{
    board::{Marked, Mask, SeBoard, bits, mark, unmark},
    unary::{Cause, Links, MARKS, NONE, off_to_on, on_to_off},
};

/// A consequence.
#[derive(Clone, Copy, Debug)]
pub(super) struct Step {
    pub(super) mark: u16,
    pub(super) on: bool,
    pub(super) cause: Cause,
    /// The number of a chain inside, as the engine counts them.
    pub(super) nested: u32,
    /// Its reasons: a part of the list of all.
    first: u32,
    count: u32,
}

/// No chain inside.
pub(super) const NO_CHAIN: u32 = u32::MAX;

/// An assumption and its consequences, in the order of finding.
#[derive(Clone, Debug)]
pub(super) struct Net {
    pub(super) steps: Vec<Step>,
    reasons: Vec<u16>,
    /// The steps that follow by a rule, ascending, and the rules.
    rules: Vec<(u16, Within)>,
    /// The step of each mark, off and on.
    index: [Vec<u16>; 2],
    /// The marks that are off and on.
    pub(super) sets: [Marked; 2],
    /// The steps of a mark that must be on and off, if there is one.
    pub(super) clash: Option<(u16, u16)>,
    /// The steps of each queue, and how many of them are done.
    queues: [Vec<u16>; 2],
    done: [usize; 2],
}

/// A rule that removes marks on the way, with its houses, places and digits as the board numbers them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Within {
    /// The places of a digit in the first house are all in the second.
    Locked { first: u8, second: u8, digit: u8 },
    /// Two digits have two places.
    Hidden { house: u8, digits: Mask, places: Mask },
    /// Two cells have two digits.
    Naked { house: u8, digits: Mask, places: Mask },
    /// The places of a digit in two lines are in two crossing lines.
    Fish { kind: u8, lines: Mask, covers: Mask, digit: u8 },
    /// Chains inside.
    Chain,
}

/// A mark that a rule removes on the way.
pub(super) struct Removal {
    pub(super) mark: u16,
    pub(super) rule: Within,
    /// The marks that had to go before.
    pub(super) after: std::rc::Rc<[u16]>,
    pub(super) nested: u32,
}

const OFF: usize = 0;
const ON: usize = 1;

impl Net {
    pub(super) fn new() -> Self {
        Self { index: [vec![NONE; MARKS], vec![NONE; MARKS]], ..Self::hollow() }
    }

    /// Returns a net that cannot be used, which takes the place of one in use.
    pub(super) const fn hollow() -> Self {
        Self {
            steps: Vec::new(),
            reasons: Vec::new(),
            rules: Vec::new(),
            index: [Vec::new(), Vec::new()],
            sets: [Marked::NONE; 2],
            clash: None,
            queues: [Vec::new(), Vec::new()],
            done: [0; 2],
        }
    }

    /// Returns the step of a mark.
    pub(super) fn step_of(&self, mark: usize, on: bool) -> u16 {
        self.index[usize::from(on)][mark]
    }

    /// Returns the reasons of a step.
    #[inline(always)]
    pub(super) fn reasons(&self, step: u16) -> &[u16] {
        let step = &self.steps[step as usize];
        &self.reasons[step.first as usize..(step.first + step.count) as usize]
    }

    /// Returns the rule that a step follows by.
    pub(super) fn rule_of(&self, step: u16) -> Option<Within> {
        let at = self.rules.binary_search_by_key(&step, |&(step, _)| step).ok()?;
        Some(self.rules[at].1)
    }

    /// Starts again from an assumption.
    pub(super) fn assume(&mut self, mark: usize, on: bool) {
        for step in &self.steps {
            self.index[usize::from(step.on)][step.mark as usize] = NONE;
        }
        self.steps.clear();
        self.reasons.clear();
        self.rules.clear();
        self.sets = [Marked::NONE; 2];
        self.clash = None;
        self.queues.iter_mut().for_each(Vec::clear);
        self.done = [0; 2];
        self.begin(mark, on, Cause::Assumed, NO_CHAIN);
        self.keep();
    }

    /// Writes a step, whose reasons follow.
    fn begin(&mut self, mark: usize, on: bool, cause: Cause, nested: u32) {
        let first = self.reasons.len() as u32;
        self.steps.push(Step { mark: mark as u16, on, cause, nested, first, count: 0 });
    }

    fn because(&mut self, step: u16) {
        self.reasons.push(step);
        if let Some(last) = self.steps.last_mut() {
            last.count += 1;
        }
    }

    /// Makes the last step one of the consequences.
    fn keep(&mut self) {
        let at = (self.steps.len() - 1) as u16;
        let step = self.steps[at as usize];
        let side = usize::from(step.on);
        self.index[side][step.mark as usize] = at;
        self.sets[side].insert(step.mark as usize);
        self.queues[side].push(at);
    }

    fn next(&mut self, side: usize) -> Option<u16> {
        let next = self.queues[side].get(self.done[side]).copied()?;
        self.done[side] += 1;
        Some(next)
    }

    /// Follows the links to their end, or to a mark that must be on and off. `work` loses the marks that are off if
    /// links may appear on the way, and `source` is the board before.
    pub(super) fn follow(&mut self, source: &SeBoard, work: &mut SeBoard, dynamic: bool, y: bool) {
        let mut found = [(0u16, Cause::Assumed); 32];
        while self.clash.is_none() {
            let mut many = 0;
            let mut see = |to: usize, cause: Cause| {
                found[many] = (to as u16, cause);
                many += 1;
            };
            if let Some(at) = self.next(ON) {
                on_to_off(work, self.steps[at as usize].mark as usize, y, &mut see);
                for &(to, cause) in &found[..many] {
                    let to = to as usize;
                    if self.sets[ON].contains(to) {
                        self.begin(to, false, cause, NO_CHAIN);
                        self.because(at);
                        self.clash = Some((self.index[ON][to], (self.steps.len() - 1) as u16));
                        return;
                    }
                    if !self.sets[OFF].contains(to) {
                        self.begin(to, false, cause, NO_CHAIN);
                        self.because(at);
                        self.keep();
                    }
                }
            } else if let Some(at) = self.next(OFF) {
                let from = self.steps[at as usize].mark as usize;
                off_to_on(work, from, Links { y, x: true }, &mut see);
                if dynamic {
                    let (cell, digit) = unmark(from);
                    work.remove(cell, digit);
                }
                for &(to, cause) in &found[..many] {
                    let to = to as usize;
                    let clashes = self.sets[OFF].contains(to);
                    if !clashes && self.sets[ON].contains(to) {
                        continue;
                    }
                    self.begin(to, true, cause, NO_CHAIN);
                    self.because(at);
                    if dynamic {
                        self.because_gone(source, work, to, cause, from);
                    }
                    if clashes {
                        self.clash = Some(((self.steps.len() - 1) as u16, self.index[OFF][to]));
                        return;
                    }
                    self.keep();
                }
            } else {
                return;
            }
        }
    }

    /// Adds the marks of the cell or house that have gone on the way.
    fn because_gone(&mut self, source: &SeBoard, work: &SeBoard, to: usize, cause: Cause, but: usize) {
        gone_for(source, work, to, cause, &mut |gone| {
            if gone != but {
                let step = self.index[OFF][gone];
                self.because(step);
            }
        });
    }

    /// Adds the new ones of these removals, and returns whether there was one.
    pub(super) fn remove(&mut self, removals: &[Removal]) -> bool {
        let mut any = false;
        for removal in removals {
            if self.sets[OFF].contains(removal.mark as usize) {
                continue;
            }
            self.begin(removal.mark as usize, false, Cause::Rule, removal.nested);
            self.rules.push(((self.steps.len() - 1) as u16, removal.rule));
            for &after in removal.after.iter() {
                let step = self.index[OFF][after as usize];
                if step != NONE {
                    self.because(step);
                }
            }
            self.keep();
            any = true;
        }
        any
    }
}

/// Calls `see` with the marks whose absence makes one the last of its cell or house: those of the source that
/// are gone now.
pub(super) fn gone_for(
    source: &SeBoard,
    now: &SeBoard,
    to: usize,
    cause: Cause,
    see: &mut impl FnMut(usize),
) {
    let (cell, digit) = unmark(to);
    match cause {
        Cause::Cell => {
            bits(source.marks[cell] & !now.marks[cell]).for_each(|other| see(mark(cell, other)));
        }
        Cause::House(kind) => {
            let house = source.tables.houses[cell][kind as usize] as usize;
            let gone = source.places[house][digit] & !now.places[house][digit];
            bits(gone).for_each(|place| see(mark(source.at(house, place), digit)));
        }
        Cause::Assumed | Cause::Rule => {}
    }
}
