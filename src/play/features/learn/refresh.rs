//! What has faded in the player's memory: the techniques to refresh, and the day to come back.

use super::units::{UNITS, Unit};
use crate::saved::practice::{Practice, Skill};
use sudoku_core::{Shape, Technique, sorting::sort_by_key};

/// The chance of still recognising a technique below which it has faded. Flashcards are due at nine in ten. A
/// technique comes back by itself in many games, so it may fade further.
const FADES_BELOW: f32 = 0.8;

/// The most techniques to refresh in one series: a few minutes.
const MOST: usize = 5;

/// Whether the player is likely to miss the technique today.
pub(super) fn has_faded(skill: &Skill, today: i32) -> bool {
    skill.retention(today).is_some_and(|chance| chance < FADES_BELOW)
}

/// Whether one of the techniques of a unit has faded at its size.
pub(super) fn has_faded_in(unit: &Unit, practice: &Practice, today: i32) -> bool {
    unit.techniques.iter().any(|&one| has_faded(&practice.skill(one, Some(unit.shape)), today))
}

/// The techniques to refresh today on boards of the usual size, the most faded first.
pub(super) fn to_refresh(practice: &Practice, today: i32) -> Vec<Technique> {
    let taught = UNITS.iter().filter(|unit| unit.shape == Shape::S9).flat_map(|unit| unit.techniques);
    let faded = taught.filter_map(|&one| {
        let skill = practice.skill(one, Some(Shape::S9));
        let chance = skill.retention(today).filter(|_| has_faded(&skill, today))?;
        Some(((chance * 1000.0) as u32, one))
    });
    let mut faded: Vec<(u32, Technique)> = faded.collect();
    sort_by_key(&mut faded, |(chance, _)| *chance);
    faded.into_iter().map(|(_, one)| one).take(MOST).collect()
}

/// The first day after today on which one of the techniques will have faded at that size, if nothing is practised
/// before; none without an attempt at any.
pub(super) fn fades_on(
    techniques: &[Technique],
    shape: &Shape,
    practice: &Practice,
    today: i32,
) -> Option<i32> {
    let fades = |&one: &Technique| {
        let skill = practice.skill(one, Some(shape));
        let days = skill.memory?.days_until(FADES_BELOW).ceil();
        Some(skill.day.saturating_add(days as i32).max(today.saturating_add(1)))
    };
    techniques.iter().filter_map(fades).min()
}
