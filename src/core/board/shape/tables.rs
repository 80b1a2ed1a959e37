//! Tables that each shape has once.

use super::{
    Shape,
    constraints::Constraints,
    sizes::{MOST_BOXES, SIZES},
};
use std::{
    ops::Deref,
    sync::{Arc, OnceLock},
};

/// A value for each shape, made when first asked for. With boxes it is kept for the life of the program: they are a few
/// hundred shapes. With irregular regions it goes with the last handle of the shape and of the value.
#[derive(Debug)]
pub struct PerShape<T: 'static> {
    /// Indexed by the form of the boxes.
    classic: [OnceLock<T>; FORMS],
    /// Indexed by form and constraints.
    ruled: OnceLock<Box<[OnceLock<Box<T>>]>>,
}

/// The number of forms of boxes.
const FORMS: usize = SIZES * MOST_BOXES;

/// A value of a shape: kept for the life of the program, or counted.
#[derive(Debug)]
pub enum Held<T: 'static> {
    /// That of a shape with boxes.
    Kept(&'static T),
    /// That of irregular regions.
    Counted(Arc<T>),
}

impl<T> Default for PerShape<T> {
    fn default() -> Self {
        Self::new()
    }
}

impl<T> PerShape<T> {
    /// Makes a table without values.
    pub const fn new() -> Self {
        Self { classic: [const { OnceLock::new() }; FORMS], ruled: OnceLock::new() }
    }

    /// Returns the value of a shape. The first call makes it with `make`. The value must not hold the shape.
    pub fn of(&'static self, shape: &Shape, make: fn(&Shape) -> T) -> Held<T>
    where
        T: Send + Sync,
    {
        match shape.layout.rules() {
            None => Held::Kept(self.of_boxes(shape, make)),
            Some(rules) => Held::Counted(rules.other(|| make(shape))),
        }
    }

    /// Returns the value of a shape without regard to its regions.
    #[inline(always)]
    pub(crate) fn of_boxes(&'static self, shape: &Shape, make: fn(&Shape) -> T) -> &'static T {
        if shape.constraints.is_empty() {
            self.classic[shape.form()].get_or_init(|| make(shape))
        } else {
            self.of_ruled(shape, make)
        }
    }

    #[inline(never)]
    fn of_ruled(&'static self, shape: &Shape, make: fn(&Shape) -> T) -> &'static T {
        let slots = || (0..FORMS * Constraints::COUNT).map(|_| OnceLock::new()).collect();
        let slot = shape.form() * Constraints::COUNT + usize::from(shape.constraints.bits());
        self.ruled.get_or_init(slots)[slot].get_or_init(|| Box::new(make(shape)))
    }
}

impl<T> Deref for Held<T> {
    type Target = T;

    #[inline(always)]
    fn deref(&self) -> &T {
        match self {
            Held::Kept(value) => value,
            Held::Counted(value) => value,
        }
    }
}

impl<T> Clone for Held<T> {
    #[inline(always)]
    fn clone(&self) -> Self {
        match self {
            Held::Kept(value) => Held::Kept(value),
            Held::Counted(value) => Held::Counted(Arc::clone(value)),
        }
    }
}
