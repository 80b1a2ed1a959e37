//! The rules that numbers cannot hold: irregular regions, cages and clues. A shape holds them by a counted handle.

use super::{Size, constraints::Constraints};
use crate::Geometry;
use std::{
    any::Any,
    cmp::Ordering,
    fmt,
    hash::{Hash, Hasher},
    sync::{Arc, Mutex, OnceLock, PoisonError, Weak},
};

/// A handle of rules; none with boxes, no cages and no clues. The rules go with their last handle.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) struct Layout(Option<Arc<Rules>>);

/// The rules of a board with irregular regions, cages or clues, and the tables that follow from them. Rules with the
/// same content are one, so the tables are built once, and comparing two handles compares two addresses.
pub(crate) struct Rules {
    content: Arc<Content>,
    /// The tables of the board. They must not hold a handle of these rules, which would then never go.
    geometry: OnceLock<Geometry>,
    /// Tables of other packages, one of a type.
    others: Mutex<Vec<Arc<dyn Any + Send + Sync>>>,
}

/// What makes rules the same.
#[derive(Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) struct Content {
    /// The region of each cell, numbered in the reading order of their first cells; empty with boxes.
    pub(super) regions: Vec<u8>,
    /// The constraints beside them.
    pub(super) constraints: Constraints,
    /// The size, and the form of its boxes.
    pub(super) form: (Size, u8),
    /// The numbers of the cages.
    pub(super) cages: Vec<u16>,
    /// The numbers of the clues.
    pub(super) clues: Vec<u16>,
    /// The text of unknown rules; empty without any.
    pub(super) unknown: String,
}

/// The rules that have a handle, in the order of their content. A list has less code than a tree, which the page sends.
static ALIVE: Mutex<Vec<(Arc<Content>, Weak<Rules>)>> = Mutex::new(Vec::new());

/// Returns the place of rules with this content, or the place where they would be.
fn place(alive: &[(Arc<Content>, Weak<Rules>)], content: &Content) -> Result<usize, usize> {
    alive.binary_search_by(|(own, _)| (**own).cmp(content))
}

impl Layout {
    /// Rectangular boxes, no cages and no clues.
    pub(super) const BOXES: Self = Self(None);

    /// Returns the handle of these rules.
    pub(super) fn of(content: Content) -> Self {
        let Content { regions, cages, clues, unknown, .. } = &content;
        if regions.is_empty() && cages.is_empty() && clues.is_empty() && unknown.is_empty() {
            return Self::BOXES;
        }
        let content = Arc::new(content);
        let mut alive = ALIVE.lock().unwrap_or_else(PoisonError::into_inner);
        let place = place(&alive, &content);
        if let Some(known) = place.ok().and_then(|at| alive[at].1.upgrade()) {
            return Self(Some(known));
        }
        let rules = Arc::new(Rules {
            content: Arc::clone(&content),
            geometry: OnceLock::new(),
            others: Mutex::new(Vec::new()),
        });
        let own = (content, Arc::downgrade(&rules));
        match place {
            Ok(at) => alive[at] = own,
            Err(at) => alive.insert(at, own),
        }
        Self(Some(rules))
    }

    /// Returns whether there are boxes, no cages and no clues.
    #[inline(always)]
    pub(super) const fn is_boxes(&self) -> bool {
        self.0.is_none()
    }

    /// Returns the region of each cell; `None` for boxes.
    pub(super) fn regions(&self) -> Option<&[u8]> {
        let regions = self.0.as_ref().map(|rules| rules.content.regions.as_slice());
        regions.filter(|regions| !regions.is_empty())
    }

    /// Returns the numbers of the cages.
    pub(super) fn cages(&self) -> &[u16] {
        self.0.as_ref().map_or(&[], |rules| rules.content.cages.as_slice())
    }

    /// Returns the numbers of the clues.
    pub(super) fn clues(&self) -> &[u16] {
        self.0.as_ref().map_or(&[], |rules| rules.content.clues.as_slice())
    }

    /// Returns the text of unknown rules.
    pub(super) fn unknown(&self) -> &str {
        self.0.as_ref().map_or("", |rules| rules.content.unknown.as_str())
    }

    /// Returns the rules; `None` for boxes without cages and clues.
    #[inline(always)]
    pub(super) const fn rules(&self) -> Option<&Arc<Rules>> {
        self.0.as_ref()
    }

    /// Returns the number of different rules that have a handle.
    pub(super) fn alive() -> usize {
        ALIVE.lock().unwrap_or_else(PoisonError::into_inner).len()
    }
}

impl Rules {
    /// Returns the geometry. The first call makes it.
    pub(crate) fn geometry(&self, make: impl FnOnce() -> Geometry) -> &Geometry {
        self.geometry.get_or_init(make)
    }

    /// Returns the tables of another type. The first call makes them, without keeping anybody waiting.
    pub(crate) fn other<T: Send + Sync + 'static>(&self, make: impl FnOnce() -> T) -> Arc<T> {
        let others = || self.others.lock().unwrap_or_else(PoisonError::into_inner);
        let known = |others: &[Arc<dyn Any + Send + Sync>]| {
            others.iter().find_map(|one| Arc::clone(one).downcast().ok())
        };
        let found = known(&others());
        found.unwrap_or_else(|| {
            let made = Arc::new(make());
            let mut others = others();
            known(&others).unwrap_or_else(|| {
                others.push(Arc::clone(&made) as _);
                made
            })
        })
    }
}

impl Drop for Rules {
    fn drop(&mut self) {
        let mut alive = ALIVE.lock().unwrap_or_else(PoisonError::into_inner);
        // Somebody may have made the same rules again since the last handle went.
        if let Ok(at) = place(&alive, &self.content)
            && alive[at].1.strong_count() == 0
        {
            alive.remove(at);
        }
    }
}

impl PartialEq for Rules {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self, other)
    }
}

impl Eq for Rules {}

impl PartialOrd for Rules {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Rules {
    fn cmp(&self, other: &Self) -> Ordering {
        self.content.cmp(&other.content)
    }
}

impl Hash for Rules {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.content.hash(state);
    }
}

impl fmt::Debug for Layout {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [cages, clues] = [self.cages(), self.clues()];
        let mut layout = f.debug_tuple("Layout");
        layout.field(&self.regions()).field(&cages).field(&clues).field(&self.unknown()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(regions: &[u8], constraints: Constraints) -> Layout {
        let form = (Size::S4, 0);
        let (regions, cages, clues) = (regions.to_vec(), Vec::new(), Vec::new());
        Layout::of(Content { regions, constraints, form, cages, clues, unknown: String::new() })
    }

    #[test]
    fn the_same_regions_are_one_while_somebody_has_them() {
        let (one, other) = ([0, 0, 1, 1], [0, 1, 0, 1]);
        let knight = Constraints::from_bits(1).expect("a rule");
        let first = of(&one, Constraints::NONE);
        assert_eq!(of(&one, Constraints::NONE), first);
        assert_ne!(of(&other, Constraints::NONE), first);
        assert_eq!(first.regions(), Some(&one[..]));
        assert_eq!((Layout::BOXES.regions(), of(&[], knight)), (None, Layout::BOXES));
        let under = of(&one, knight);
        assert_ne!(under, first);
        assert_eq!(under.regions(), first.regions());
    }

    #[test]
    fn tables_are_one_of_a_type_and_go_with_the_last_handle() {
        let one = of(&[0, 1, 1, 0], Constraints::NONE);
        let rules = one.rules().expect("regions");
        let number = rules.other(|| 7_u32);
        assert_eq!((*rules.other(|| 8_u32), *rules.other(|| 9_u64)), (7, 9));
        let watched = Arc::downgrade(&number);
        let (content, again) = (Arc::downgrade(&rules.content), one.clone());
        drop((number, one));
        assert_eq!(watched.upgrade().as_deref(), Some(&7));
        drop(again);
        assert!(watched.upgrade().is_none() && content.upgrade().is_none());
    }
}
