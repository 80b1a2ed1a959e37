//! Sentences for fish.

use super::say::{cannot, capital_number, cells, houses, kind, kinds, number, or, sentence, which_see};
use crate::{
    Candidates, Cell, Digit, House, Order,
    explain::Span,
    step::{FishFamily, FishReading},
};

/// A fish on its board, and what is argued of it.
pub(super) struct Argument<'a> {
    pub(super) digit: Digit,
    pub(super) base: &'a [House],
    pub(super) cover: &'a [House],
    pub(super) fins: &'a [Cell],
    pub(super) position: &'a Candidates,
}

impl Argument<'_> {
    fn order(&self) -> Order {
        self.position.order()
    }

    /// The houses of a cell that are among some.
    fn among(&self, some: &[House], cell: Cell) -> Vec<House> {
        let own = self.position.geometry().houses_of(cell);
        own.into_iter().filter(|house| some.contains(house)).collect()
    }

    /// The cover houses that have a place of the base which is no fin. Where these are fewer than the base
    /// houses, one of the fins must be right.
    fn met(&self) -> Vec<House> {
        let geometry = self.position.geometry();
        let is_met = |cover: &&House| {
            self.base.iter().any(|&base| {
                let mut places = self.position.places(self.digit, base).iter();
                places.any(|place| {
                    let cell = geometry.cell_at(base, place);
                    !self.fins.contains(&cell) && geometry.houses_of(cell).contains(cover)
                })
            })
        };
        self.cover.iter().filter(is_met).copied().collect()
    }

    /// What of some cells it rules the digit out of.
    fn of(&self, cells: &[Cell]) -> Vec<Cell> {
        let geometry = self.position.geometry();
        let goes = |cell: &Cell| {
            let (based, covered) = (self.among(self.base, *cell).len(), self.among(self.cover, *cell).len());
            let spare = covered > 1 || covered == 1 && based == 0;
            spare && self.fins.iter().all(|&fin| geometry.see(*cell, fin))
        };
        cells.iter().copied().filter(goes).collect()
    }

    /// The whole argument, with what follows for these cells.
    pub(super) fn argued(&self, gone: &[Cell]) -> Vec<Span> {
        let met = self.met();
        if self.fins.is_empty() && FishFamily::of(self.base, self.cover) == FishFamily::Basic {
            self.plain(gone)
        } else if self.fins.is_empty() {
            self.whole(gone)
        } else if met.len() < self.base.len() {
            self.without_room(&met, gone)
        } else {
            self.with_fins(gone)
        }
    }

    /// Rows covered by columns, or the other way round.
    fn plain(&self, gone: &[Cell]) -> Vec<Span> {
        let Self { digit, base, cover, .. } = *self;
        let counted = format!("{} {}, ", capital_number(base.len()), kinds(base));
        let each = format!("{} {}: each {} gets its ", number(cover.len()), kinds(cover), kind(cover));
        let mut said = sentence!("In ", houses(base), ", the ", digit, " can only go in ", houses(cover));
        let there = format!(" in one of these {}.", kinds(base));
        said.extend(sentence!(". ", counted, each, digit, there));
        said.extend(cannot(" So", gone, Vec::new(), digit, self.order()));
        said
    }

    fn whole(&self, gone: &[Cell]) -> Vec<Span> {
        let Self { digit, base, cover, .. } = *self;
        let counted = format!(". {} cells, ", capital_number(base.len()));
        let covered = format!("{} {}: each gets its ", number(cover.len()), kinds(cover));
        let mut said = sentence!(houses(base), " each need a different cell for ", digit, ", all in ");
        said.extend(sentence!(houses(cover), counted, covered, digit, " there."));
        said.extend(self.shared(gone));
        said.extend(cannot(" So", gone, Vec::new(), digit, self.order()));
        said
    }

    /// Without the fins, some cover houses have no place of the base: too few are left.
    fn without_room(&self, met: &[House], gone: &[Cell]) -> Vec<Span> {
        let Self { digit, base, fins, .. } = *self;
        let mut said = match fins {
            [fin] => sentence!("If the fin ", *fin, " isn't ", digit, ", "),
            [_, _] => sentence!("If neither of the fins ", cells(fins, self.order()), " is ", digit, ", "),
            _ => sentence!("If none of the fins ", cells(fins, self.order()), " is ", digit, ", "),
        };
        let all = if base.len() == 2 { " both" } else { " all" };
        said.extend(match met {
            [] => sentence!(houses(base), " have no place for ", digit, ". That's impossible"),
            [only] => {
                sentence!(houses(base), all, " need their ", digit, " in ", *only, ". That's impossible")
            }
            _ => {
                let room = format!("{} {} have room", capital_number(met.len()), kinds(met));
                let room = format!(". {room} for only {}", number(met.len()));
                sentence!(
                    houses(base),
                    " each need a different cell for ",
                    digit,
                    ", all in ",
                    houses(met),
                    room
                )
            }
        });
        let one = if fins.len() == 1 { ", so the fin is " } else { ", so one of the fins is " };
        said.extend(sentence!(one, digit, "."));
        said.extend(self.shared_fins());
        said.extend(cannot(" So", gone, which_see(gone, self.the_fins()), digit, self.order()));
        said
    }

    /// Either a fin is right, or each cover house gets its digit from the base.
    fn with_fins(&self, gone: &[Cell]) -> Vec<Span> {
        let Self { digit, base, cover, fins, .. } = *self;
        let mut said = sentence!("In ", houses(base), ", the ", digit, " can only go in ", houses(cover));
        said.extend(if let [fin] = fins {
            sentence!(", or in the fin ", *fin, ".")
        } else {
            sentence!(", or in a fin: ", or(fins), ".")
        });
        said.extend(self.shared_fins());
        let one = fins.len() == 1;
        let if_none = if one { " If the fin isn't " } else { " If no fin is " };
        let from_these = format!(" from these {}.", kinds(base));
        said.extend(sentence!(if_none, digit, ", ", houses(cover), " get their ", digit, from_these));
        said.extend(self.shared(gone));
        let if_one = if one { " If the fin is " } else { " If a fin is " };
        let sees = if one { "it" } else { self.the_fins() };
        said.extend(sentence!(if_one, digit, ", no cell that sees ", sees, " can be ", digit, "."));
        said.extend(cannot(" Either way,", gone, Vec::new(), digit, self.order()));
        said
    }

    /// Why each place of the base that lies in two cover houses goes.
    fn shared(&self, gone: &[Cell]) -> Vec<Span> {
        let shared = |cell: &&Cell| {
            !self.among(self.base, **cell).is_empty() && self.among(self.cover, **cell).len() > 1
        };
        let mut said = Vec::new();
        for (number, &cell) in gone.iter().filter(shared).enumerate() {
            let both = houses(&self.among(self.cover, cell));
            said.extend(if number == 0 {
                sentence!(
                    " With ",
                    self.digit,
                    " in ",
                    cell,
                    ", ",
                    both,
                    " would share one, leaving too few."
                )
            } else {
                sentence!(" Likewise with ", self.digit, " in ", cell, ", for ", both, ".")
            });
        }
        said
    }

    /// Why each place in two base houses is a fin, wherever it lies.
    fn shared_fins(&self) -> Vec<Span> {
        let mut said = Vec::new();
        for &fin in self.fins {
            let serves = self.among(self.base, fin);
            let all =
                if serves.len() == 2 { " there would serve both " } else { " there would serve all of " };
            if serves.len() > 1 {
                let counts = " counts as a fin because ";
                said.extend(sentence!(" The cell ", fin, counts, self.digit, all, houses(&serves), "."));
            }
        }
        said
    }

    const fn the_fins(&self) -> &'static str {
        match self.fins.len() {
            1 => "the fin",
            2 => "both fins",
            _ => "all the fins",
        }
    }
}

/// Two fish on the same base: each rules out cells of its own.
pub(super) fn siamese(
    digit: Digit,
    base: &[House],
    readings: &[FishReading],
    gone: &[Cell],
    position: &Candidates,
) -> Vec<Span> {
    let mut said = Vec::new();
    let mut left = gone.to_vec();
    for (number, FishReading { cover, fins }) in readings.iter().enumerate() {
        let fish = Argument { digit, base, cover, fins, position };
        let own = fish.of(&left);
        left.retain(|cell| !own.contains(cell));
        if number > 0 {
            said.push(format!(" The same {} have a second fish. ", kinds(base)).into());
        }
        // A text has one conclusion, and that is its end.
        let is_last = number + 1 == readings.len();
        said.extend(fish.argued(&own).into_iter().filter(|span| is_last || *span != Span::Conclusion));
    }
    said
}
