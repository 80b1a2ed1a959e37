//! The chains behind a conclusion, without the steps that do not lead to it.

use super::{
    net::{Net, Within},
    unary::Cause,
};

/// A consequence on the way to a conclusion.
#[derive(Clone, Debug)]
pub(super) struct TracedStep {
    pub(super) mark: u16,
    pub(super) on: bool,
    pub(super) cause: Cause,
    pub(super) rule: Option<Within>,
    /// Earlier steps of the same list.
    pub(super) reasons: Vec<u16>,
}

/// All chains of a conclusion.
#[derive(Clone, Debug)]
pub(super) struct Traced {
    /// The steps from each assumption, which is the first of its list.
    pub(super) branches: Vec<Vec<TracedStep>>,
    /// Whether the only one ends in a mark that must be on and off.
    pub(super) clashes: bool,
    /// The kind of the house whose places are assumed.
    pub(super) region: Option<u8>,
    /// Whether a mark is assumed on, and then off.
    pub(super) both: bool,
}

/// Returns the steps that lead to some ends, in the order of the net, where reasons come first.
pub(super) fn trace(net: &Net, ends: &[u16]) -> Vec<TracedStep> {
    let mut at = vec![None; net.steps.len()];
    let mut open = ends.to_vec();
    while let Some(step) = open.pop() {
        if at[step as usize].is_none() {
            at[step as usize] = Some(0);
            open.extend(net.reasons(step));
        }
    }
    (0..).zip(at.iter_mut().flatten()).for_each(|(number, place)| *place = number);
    let told = (0..net.steps.len() as u16).filter(|&step| at[step as usize].is_some()).map(|number| {
        let step = net.steps[number as usize];
        let reasons = net.reasons(number).iter().filter_map(|&reason| at[reason as usize]).collect();
        TracedStep { mark: step.mark, on: step.on, cause: step.cause, rule: net.rule_of(number), reasons }
    });
    told.collect()
}
