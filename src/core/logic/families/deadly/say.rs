//! Sentences for cells that can't all have their own digits alone: loops, rectangles, graves, odd rings and
//! tridagons.

use super::{Deadly, DeadlyShape, Way};
use crate::{
    explain::en::say::{
        Assertion, English, List, Span, Step, Technique, all_of, cannot, cells, fits, number, one_of, or,
        sentence, so, which_see, with_list,
    },
    step::origin::Origin,
};
use sudoku_board::{Candidate, Candidates, Cell, Digit, DigitSet, HouseKind};

/// The names of the techniques of this family.
pub(crate) const NAMES: &[(Technique, &str)] = &[
    (Technique::UniqueLoop1, "Unique loop type 1"),
    (Technique::UniqueLoop2, "Unique loop type 2"),
    (Technique::UniqueLoop3, "Unique loop type 3"),
    (Technique::UniqueLoop4, "Unique loop type 4"),
    (Technique::Bug2, "BUG type 2"),
    (Technique::Bug3, "BUG type 3"),
    (Technique::Bug4, "BUG type 4"),
    (Technique::BugPlusN, "BUG+n"),
    (Technique::ExtendedRectangle1, "Extended rectangle type 1"),
    (Technique::ExtendedRectangle2, "Extended rectangle type 2"),
    (Technique::ExtendedRectangle3, "Extended rectangle type 3"),
    (Technique::ExtendedRectangle4, "Extended rectangle type 4"),
    (Technique::BivalueOddagon, "Bivalue oddagon"),
    (Technique::Tridagon, "Tridagon"),
];

impl English for Deadly {
    fn english(&self, step: &Step, position: &Candidates) -> Vec<Span> {
        let shape = position.shape();
        let told = Told { found: self, position, open: self.open(), extras: self.extras() };
        let mut said = match self.shape {
            DeadlyShape::Grave => told.grave(),
            DeadlyShape::Loop => told.ring(),
            DeadlyShape::Rectangle => told.rectangle(),
            DeadlyShape::Odd => told.odd(),
            DeadlyShape::Tridagon => told.tridagon(),
        };
        let gone: Vec<Cell> = step.eliminated().iter().map(|gone| gone.cell).collect();
        let needs = |origins: Vec<Origin>| Assertion::Whichever(origins, step.eliminated().to_vec());
        let in_cells = |list: &[Cell]| list.iter().map(|&cell| Origin::Cell(cell)).collect::<Vec<_>>();
        match &self.way {
            Way::One => said.extend(told.one(needs(Vec::new()))),
            Way::Same(digit) => {
                said.extend(sentence!(needs(in_cells(&told.open))));
                let seen = match told.open.len() {
                    2 => "both",
                    3 => "all three",
                    _ => "them all",
                };
                let sees = Assertion::Sees(gone.clone(), told.open.clone());
                said.extend(sentence!(told.must(), sees));
                return sentence!(said, cannot(" So", &gone, which_see(&gone, seen), *digit, shape));
            }
            Way::Naked(house, others) => {
                let own = others.iter().fold(DigitSet::EMPTY, |all, &cell| all.union(position.digits(cell)));
                let have = if others.len() == 1 { ", which has only " } else { ", which have only " };
                let all = own.union(told.extras);
                let using = sentence!(" With ", cells(others, shape), have, all_of(own), ", that uses up ");
                let within = [&told.open[..], &others[..]].concat();
                let full = sentence!(using.clone(), all_of(all), " for ", *house, ".");
                said.extend(sentence!(told.must(), Assertion::Holds(others.clone(), own)));
                let count = format!("all {} for ", number(all.len()));
                let short = sentence!(using, count.clone(), *house, ".");
                said.extend(if fits(&full, shape) {
                    full
                } else if fits(&short, shape) {
                    short
                } else {
                    let own = sentence!(" The cells ", cells(others, shape), " have only ", all_of(own), ".");
                    sentence!(own, " Together, that uses up ", count, *house, ".")
                });
                said.extend(sentence!(Assertion::Within(within.clone(), *house), needs(in_cells(&within))));
            }
            Way::Hidden(house, others, digits) => {
                let mut list: Vec<Origin> = digits.iter().map(|digit| Origin::House(digit, *house)).collect();
                list.extend(in_cells(&told.open));
                said.extend(told.hidden(*digits));
                let kept =
                    |digit: Digit| Assertion::Kept(digit, *house, [&told.open[..], &others[..]].concat());
                digits.iter().for_each(|digit| said.extend(sentence!(kept(digit))));
                let only = sentence!(
                    "In ",
                    *house,
                    ", these digits can otherwise only go in ",
                    cells(others, shape),
                    "."
                );
                let [few, all] = [others.len(), digits.len()].map(number);
                let fill = if others.len() == 1 { "fills " } else { "fill " };
                said.extend(sentence!(
                    " ",
                    only,
                    format!(" So {few} of the {all} {fill}"),
                    cells(others, shape)
                ));
                said.extend(sentence!("."));
                for &cell in others {
                    let own = digits.iter().map(|digit| Candidate::new(cell, digit));
                    said.extend(sentence!(Assertion::Either(own.collect())));
                }
                said.extend(sentence!(needs(list)));
            }
            Way::Bound(digit, house) => {
                let mut list = vec![Origin::House(*digit, *house)];
                list.extend(in_cells(&told.open));
                said.extend(sentence!(Assertion::Places(*digit, *house, told.open.clone()), needs(list)));
                said.extend(told.bound(*digit, sentence!(*house)));
            }
            Way::Each => {
                let needs = needs(in_cells(&told.open));
                let right = sentence!(" So at least one of these candidates is right.", needs);
                return sentence!(said, right, so(" Whichever it is,", step.eliminated(), shape));
            }
        }
        sentence!(said, so(" So", step.eliminated(), shape))
    }
}

struct Told<'a> {
    found: &'a Deadly,
    position: &'a Candidates,
    /// The cells with extra candidates; `extras` has the extra digits of all of them.
    open: Vec<Cell>,
    extras: DigitSet,
}

impl Told<'_> {
    /// Returns whether the text names all cells.
    fn is_ring(&self) -> bool {
        self.found.shape != DeadlyShape::Grave
    }

    /// Returns "The cells r1c15 and r4c15 form a loop, two or none in each row, column and box. If all six were 1 or
    /// 2, swapping them would give a second solution, but the puzzle has one."
    fn ring(&self) -> Vec<Span> {
        let (ring, pair) = (&self.found.ring, self.found.digits);
        let all = cells(ring, self.position.shape());
        let mut said = sentence!("The cells ", all, " form a loop, two or none in each row, column and box.");
        let count = number(ring.len());
        said.extend(sentence!(" If all ", count, " were ", one_of(pair), ", swapping them would give a "));
        said.extend(sentence!(
            "second solution, but the puzzle has one.",
            Assertion::Ring(ring.clone(), pair)
        ));
        sentence!(said, self.holds())
    }

    /// Returns the candidates of each of the cells.
    fn holds(&self) -> Vec<Span> {
        let mut said = Vec::new();
        for &cell in &self.found.ring {
            said.extend(sentence!(Assertion::Holds(vec![cell], self.position.digits(cell))));
        }
        said
    }

    /// Names both lines of a rectangle, and the second solution if all cells had its digits alone.
    fn rectangle(&self) -> Vec<Span> {
        let Deadly { ring, digits, .. } = self.found;
        let (one, other) = ring.split_at(ring.len() / 2);
        let geometry = self.position.geometry();
        let share = |kind: HouseKind, list: &[Cell]| {
            list.iter().all(|&cell| geometry.house_of(cell, kind) == geometry.house_of(list[0], kind))
        };
        let lines = if share(HouseKind::Row, one) { "columns" } else { "rows" };
        let both = if share(HouseKind::Box, one) {
            format!(" lie in the same {lines}, each in one box.")
        } else {
            format!(" lie in the same {lines} and boxes.")
        };
        let mut said = sentence!(one.to_vec(), " and ", other.to_vec(), both);
        said.extend(sentence!(Assertion::Exchange(one.to_vec(), other.to_vec(), *digits)));
        said.extend(sentence!(" If all were ", one_of(*digits)));
        said.extend(sentence!(", swapping them would give a second solution, but the puzzle has one."));
        sentence!(said, self.holds())
    }

    /// Returns "The cells r2c3, r2c6, r3c5, r8c5 and r8c3 form a ring, each seeing the next. If all five were 1 or
    /// 3, these would alternate around the ring, which takes an even number of cells."
    fn odd(&self) -> Vec<Span> {
        let Deadly { ring, digits, .. } = self.found;
        let mut said =
            sentence!("The cells ", List(ring.clone(), " and "), " form a ring, each seeing the next.");
        said.extend(sentence!(format!(" If all {} were ", number(ring.len())), one_of(*digits)));
        said.extend(sentence!(
            ", these would alternate around the ring, which takes an even number of cells."
        ));
        said.extend(sentence!(Assertion::OddRing(ring.clone(), *digits)));
        sentence!(said, self.holds())
    }

    /// Returns a line for each box, then the reason that an odd number of boxes with a turned order can't be filled.
    fn tridagon(&self) -> Vec<Span> {
        let Deadly { ring, digits, .. } = self.found;
        let geometry = self.position.geometry();
        let mut before = sentence!(
            "Four boxes have three cells each, which share their rows and columns.",
            format!(" Suppose all {} were ", number(ring.len())),
            one_of(*digits),
            "."
        );
        if let [first, second, third] = digits.iter().collect::<Vec<Digit>>()[..] {
            before.extend(sentence!(
                " Read the digits of a box from the top, and the first again after the last."
            ));
            before.extend(sentence!(
                " Then ",
                second,
                " follows ",
                first,
                ", or ",
                third,
                " follows ",
                first
            ));
            before.extend(sentence!(": these are the two circles. From the left, there are the same two."));
        }
        let mut lines = Vec::new();
        let mut odd = 0;
        for three in ring.chunks(3) {
            let mut across = three.to_vec();
            across.sort_by_key(|&cell| geometry.column(cell));
            // The order from the left is the same circle if it is a rotation of that from the top.
            let at = three.iter().position(|&cell| cell == across[0]).unwrap_or_default();
            let is_same = three[(at + 1) % three.len()] == across[1];
            odd += usize::from(!is_same);
            let list = List(three.to_vec(), " and ");
            let turn = if is_same { ": the same circle" } else { ": opposite circles" };
            let from = sentence!(turn, " from the top and from the left.");
            lines.push(sentence!(geometry.box_of(three[0]), " has ", list, from));
        }
        let after = sentence!(
            "Side by side, two boxes differ in each row, so from the top they have the same circle. ",
            "In a stack, they have the same circle from the left. ",
            "All round the boxes, the circle would be reversed ",
            if odd == 1 { "once" } else { "three times" },
            ", and not come back as it was."
        );
        let fact = Assertion::Hammer(ring.clone(), *digits);
        sentence!(with_list(before, lines, after), fact, self.holds())
    }

    /// Returns "Without 5 in r1c2 and 7 in r3c4, every empty cell would have two candidates. Every row, column and box
    /// would have two places for each missing digit. Such a board never has exactly one solution, but the puzzle
    /// has one."
    fn grave(&self) -> Vec<Span> {
        let mut each: Vec<Vec<Span>> = Vec::new();
        for &(cell, digits) in &self.found.extra {
            each.push(sentence!(all_of(digits), " in ", cell));
        }
        let mut said = if let [(_, digits), ..] = self.found.extra[..]
            && self.found.extra.iter().all(|&(_, own)| own == digits)
            && self.open.len() > 1
        {
            sentence!("Without ", all_of(digits), " in ", self.named())
        } else {
            let mut said = sentence!("Without ");
            let last = each.len().saturating_sub(1);
            for (i, one) in each.into_iter().enumerate() {
                said.extend(match i {
                    0 => one,
                    _ if i == last => sentence!(" and ", one),
                    _ => sentence!(", ", one),
                });
            }
            said
        };
        said.extend(sentence!(
            ", every empty cell would have two candidates. Every row, column and box would "
        ));
        said.extend(sentence!("have two places for each missing digit. "));
        said.extend(sentence!("Such a board never has exactly one solution, but the puzzle has one."));
        said.extend(sentence!(Assertion::Graves(self.found.extra.clone())));
        said
    }

    fn named(&self) -> Vec<Span> {
        cells(&self.open, self.position.shape())
    }

    fn one(&self, fact: Assertion) -> Vec<Span> {
        let Some(&cell) = self.open.first() else { return Vec::new() };
        let many = self.extras.len() > 1;
        if !self.is_ring() {
            return sentence!(" So ", cell, " must be ", one_of(self.extras), ".", fact);
        }
        let else_ = if many { " has other candidates, " } else { " has another candidate, " };
        let must = if many { sentence!("one of them") } else { sentence!(one_of(self.extras)) };
        sentence!(" Only ", cell, else_, all_of(self.extras), ", so it must be ", must, ".", fact)
    }

    /// Returns "Only r1c2 and r3c4 can be anything else, so one of them must be 5 or 7."
    fn must(&self) -> Vec<Span> {
        let one = if self.open.len() == 2 { "one of them" } else { "at least one" };
        let must = sentence!(one, " must be ", one_of(self.extras), ".");
        if self.is_ring() {
            return sentence!(" Only ", self.named(), " can be anything else, so ", must);
        }
        let same = self.found.extra.iter().all(|&(_, digits)| digits == self.extras);
        let is =
            if same { sentence!(" is ", one_of(self.extras)) } else { sentence!(" has its extra digit") };
        sentence!(" So ", or(&self.open), is, ".")
    }

    /// Returns "Only r1c24 can be anything else, 3 or 7, so at most one of them is 1, 2 or 5."
    fn hidden(&self, digits: DigitSet) -> Vec<Span> {
        let most = sentence!(", so at most one of them is ", one_of(digits), ".");
        let else_ = sentence!(" can be anything else, ", one_of(self.extras));
        sentence!(" Only ", self.named(), else_, most)
    }

    fn bound(&self, digit: Digit, house: Vec<Span>) -> Vec<Span> {
        let needs = sentence!(house, " needs its ", digit, " in ", or(&self.open));
        if self.is_ring() {
            let other = self.found.digits.without(digit);
            let only = sentence!(" Only ", self.named(), " can be anything else, ", one_of(self.extras), ".");
            let count = number(self.found.ring.len());
            let all = sentence!(" With ", one_of(other), " in the other, all ", count, " would be ");
            return sentence!(only, " ", needs, ".", all, one_of(other.with(digit)), ".");
        }
        sentence!(" ", needs, ", so the other must be its extra digit.")
    }
}
