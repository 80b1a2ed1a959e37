//! Sentences for fish.

use super::{Fish, FishFamily, FishReading, SiameseFish, met_covers};
use crate::explain::en::say::{
    Assertion, English, Span, Step, Technique, cannot, capital_number, cells, fits, houses, joined, kind,
    kinds, lost, number, sentence, these, which_see, with_list,
};
use sudoku_board::{Candidates, Cell, Digit, House, Shape};

/// The names of the techniques of this family.
pub(crate) const NAMES: &[(Technique, &str)] = &[
    (Technique::XWing, "X-Wing"),
    (Technique::Swordfish, "Swordfish"),
    (Technique::Jellyfish, "Jellyfish"),
    (Technique::Squirmbag, "Squirmbag"),
    (Technique::FinnedXWing, "Finned X-Wing"),
    (Technique::FinnedSwordfish, "Finned swordfish"),
    (Technique::FinnedJellyfish, "Finned jellyfish"),
    (Technique::SashimiXWing, "Sashimi X-Wing"),
    (Technique::SashimiSwordfish, "Sashimi swordfish"),
    (Technique::SashimiJellyfish, "Sashimi jellyfish"),
    (Technique::FrankenXWing, "Franken X-Wing"),
    (Technique::FrankenSwordfish, "Franken swordfish"),
    (Technique::FrankenJellyfish, "Franken jellyfish"),
    (Technique::FinnedFrankenXWing, "Finned Franken X-Wing"),
    (Technique::FinnedFrankenSwordfish, "Finned Franken swordfish"),
    (Technique::FinnedFrankenJellyfish, "Finned Franken jellyfish"),
    (Technique::MutantSwordfish, "Mutant swordfish"),
    (Technique::MutantJellyfish, "Mutant jellyfish"),
    (Technique::FinnedMutantXWing, "Finned mutant X-Wing"),
    (Technique::FinnedMutantSwordfish, "Finned mutant swordfish"),
    (Technique::FinnedMutantJellyfish, "Finned mutant jellyfish"),
];

impl English for Fish {
    fn english(&self, step: &Step, position: &Candidates) -> Vec<Span> {
        let Fish { digit, base, cover, fins, .. } = self;
        Argument { digit: *digit, base, cover, fins, position }.argued(&lost(step))
    }
}

impl English for SiameseFish {
    fn english(&self, step: &Step, position: &Candidates) -> Vec<Span> {
        siamese(self.digit, &self.base, &self.readings, &lost(step), position)
    }
}

/// A fish on its board, with its explanation.
struct Argument<'a> {
    digit: Digit,
    base: &'a [House],
    cover: &'a [House],
    fins: &'a [Cell],
    position: &'a Candidates,
}

/// An explanation, sentence by sentence.
struct Told {
    before: Vec<Vec<Span>>,
    lines: Vec<Vec<Span>>,
    /// The text after the lines.
    after: Vec<Span>,
}

impl Argument<'_> {
    fn shape(&self) -> &Shape {
        self.position.shape()
    }

    /// Returns the houses of a list that contain a cell.
    fn among(&self, some: &[House], cell: Cell) -> Vec<House> {
        let own = self.position.geometry().houses_of(cell);
        own.iter().copied().filter(|house| some.contains(house)).collect()
    }

    /// Returns the cover houses with a place of the base that isn't a fin. If they are fewer than the base houses,
    /// one of the fins must be right.
    fn met(&self) -> Vec<House> {
        met_covers(self.position, self.digit, (self.base, self.cover), &|cell| self.fins.contains(&cell))
    }

    /// Returns the cells of a list where the fish eliminates the digit.
    fn of(&self, cells: &[Cell]) -> Vec<Cell> {
        let geometry = self.position.geometry();
        let goes = |cell: &Cell| {
            let (based, covered) = (self.among(self.base, *cell).len(), self.among(self.cover, *cell).len());
            let spare = covered > 1 || covered == 1 && based == 0;
            spare && self.fins.iter().all(|&fin| geometry.see(*cell, fin))
        };
        cells.iter().copied().filter(goes).collect()
    }

    /// Returns the whole explanation for these eliminations.
    fn argued(&self, gone: &[Cell]) -> Vec<Span> {
        let Told { before, lines, after } = self.told(gone);
        with_list(joined(before), lines, after)
    }

    fn told(&self, gone: &[Cell]) -> Told {
        let met = self.met();
        if self.fins.is_empty() && self.is_basic() {
            self.plain(gone)
        } else if self.fins.is_empty() {
            self.whole(gone)
        } else if met.len() < self.base.len() {
            self.without_room(&met, gone)
        } else {
            self.with_fins(gone)
        }
    }

    /// Says the premise about the base: all places are in the cover or are fins, and no other place is in two base
    /// houses.
    fn covered(&self) -> Vec<Span> {
        let Self { digit, base, cover, fins, .. } = *self;
        sentence!(
            Assertion::Covered(digit, base.to_vec(), cover.to_vec(), fins.to_vec()),
            Assertion::Apart(digit, base.to_vec(), fins.to_vec())
        )
    }

    /// Returns ", in column 3 and in sight of the fin,", of cells that lose the digit in both cases.
    fn in_cover_and_sight(&self, gone: &[Cell]) -> Vec<Span> {
        let met = |house: &&House| {
            gone.iter().any(|&cell| self.position.geometry().houses_of(cell).contains(house))
        };
        let covers: Vec<House> = self.cover.iter().filter(met).copied().collect();
        let facts = sentence!(
            Assertion::Among(gone.to_vec(), covers.clone()),
            Assertion::Sees(gone.to_vec(), self.fins.to_vec())
        );
        sentence!(", in ", houses(&covers), " and in sight of ", self.the_fins(), ",", facts)
    }

    fn is_basic(&self) -> bool {
        FishFamily::of(self.base, self.cover) == FishFamily::Basic
    }

    /// Explains rows covered by columns, or the other way round.
    fn plain(&self, gone: &[Cell]) -> Told {
        let Self { digit, base, cover, .. } = *self;
        let counted = format!("{} {}, ", capital_number(base.len()), kinds(base));
        let each = format!("{} {}: each {} gets its ", number(cover.len()), kinds(cover), kind(cover));
        let there = format!(" in one of these {}.", kinds(base));
        let mut only =
            sentence!("In ", houses(base), ", the ", digit, " can only go in ", houses(cover), ".");
        if !fits(&only, self.shape()) {
            only = sentence!(houses(base), " need their ", digit, " in ", houses(cover), ".");
        }
        only.extend(self.covered());
        let within = Assertion::Among(gone.to_vec(), cover.to_vec());
        Told {
            before: vec![only, sentence!(counted, each, digit, there, within)],
            lines: Vec::new(),
            after: cannot("So", gone, Vec::new(), digit, self.shape()),
        }
    }

    fn whole(&self, gone: &[Cell]) -> Told {
        let Self { digit, base, cover, .. } = *self;
        let counted = format!("{} cells, ", capital_number(base.len()));
        let covered = format!("{} {}: each {} gets its ", number(cover.len()), kinds(cover), kind(cover));
        Told {
            before: vec![
                sentence!(houses(base), " each need a different cell for ", digit, "."),
                sentence!("All those cells are in ", houses(cover), ".", self.covered()),
                sentence!(
                    counted,
                    covered,
                    digit,
                    " there.",
                    Assertion::Among(gone.to_vec(), cover.to_vec())
                ),
            ],
            lines: self.shared(gone),
            after: cannot("So", gone, Vec::new(), digit, self.shape()),
        }
    }

    /// Says that without the fins, some cover houses have no place of the base: too few are left.
    fn without_room(&self, met: &[House], gone: &[Cell]) -> Told {
        let Self { digit, base, fins, .. } = *self;
        let named = cells(fins, self.shape());
        let suppose = match fins {
            [_] => sentence!("Suppose the fin ", named, " isn't ", digit, "."),
            [_, _] => sentence!("Suppose neither of the fins ", named, " is ", digit, "."),
            _ => sentence!("Suppose none of the fins ", named, " is ", digit, "."),
        };
        let all = if base.len() == 2 { " both" } else { " all" };
        let impossible = ", which is impossible.";
        // Only the met cover houses matter: without the fins, all places are in these.
        let few = sentence!(
            Assertion::Covered(digit, base.to_vec(), met.to_vec(), fins.to_vec()),
            Assertion::Apart(digit, base.to_vec(), fins.to_vec()),
            Assertion::Sees(gone.to_vec(), fins.to_vec())
        );
        let mut before = vec![sentence!(suppose, few)];
        before.extend(match met {
            [] => vec![sentence!("Then ", houses(base), " have no place for ", digit, impossible)],
            [only] => {
                let need = sentence!(" need their ", digit, " in ", *only, impossible);
                vec![sentence!("Then ", houses(base), all, need)]
            }
            _ => {
                let room = format!(", with room for only {}.", number(met.len()));
                vec![
                    sentence!("Then ", houses(base), " each need a different cell for ", digit, "."),
                    sentence!("But all those cells are in ", houses(met), room),
                ]
            }
        });
        let one = if fins.len() == 1 { "So the fin is " } else { "So one of the fins is " };
        // Both halves of this sentence are the conclusion.
        let gone = cannot(" and", gone, which_see(gone, self.the_fins()), digit, self.shape());
        let gone: Vec<Span> = gone.into_iter().filter(|span| *span != Span::Conclusion).collect();
        let after = sentence!(Span::Conclusion, one, digit, ",", gone);
        Told { before, lines: self.shared_fins(), after }
    }

    /// Says that either a fin is right, or each cover house gets its digit from the base.
    fn with_fins(&self, gone: &[Cell]) -> Told {
        let Self { digit, base, cover, fins, .. } = *self;
        let one = fins.len() == 1;
        let or_fins =
            sentence!(if one { " or in the fin " } else { " or in the fins " }, cells(fins, self.shape()));
        let only =
            sentence!(houses(base), " need their ", digit, " in ", houses(cover), or_fins.clone(), ".");
        let is_short = fits(&only, self.shape());
        let before = if is_short {
            vec![sentence!(only, self.covered())]
        } else {
            let still = sentence!(houses(base), " still need their ", digit, ".");
            let or_fins =
                sentence!(if one { " or the fin " } else { " or the fins " }, cells(fins, self.shape()));
            vec![still, sentence!("It can only go in ", houses(cover), or_fins, ".", self.covered())]
        };
        let if_none = if one { "If the fin isn't " } else { "If no fin is " };
        let from_these = format!(" from {}.", these(base));
        let if_one = if one { "If the fin is " } else { "If a fin is " };
        let sees = if one { "it" } else { self.the_fins() };
        let mut lines = self.shared_fins();
        lines.push(sentence!(if_none, digit, ", ", houses(cover), " get their ", digit, from_these));
        lines.extend(self.shared(gone));
        lines.push(sentence!(if_one, digit, ", no cell that sees ", sees, " can be ", digit, "."));
        let after = cannot("Either way,", gone, self.in_cover_and_sight(gone), digit, self.shape());
        // Two cases by themselves need no list.
        if is_short && lines.len() == 2 {
            return Told { before: before.into_iter().chain(lines).collect(), lines: Vec::new(), after };
        }
        Told { before, lines, after }
    }

    /// Returns the reasons for eliminating each place of the base in two cover houses.
    fn shared(&self, gone: &[Cell]) -> Vec<Vec<Span>> {
        let shared = |cell: &&Cell| {
            !self.among(self.base, **cell).is_empty() && self.among(self.cover, **cell).len() > 1
        };
        let told = |&cell: &Cell| {
            let both = self.among(self.cover, cell);
            let left = match self.cover.len() - both.len() {
                0 => " would be used up, leaving no room for ".to_owned(),
                1 => format!(" would be used up, leaving one {} for ", kind(self.cover)),
                left => format!(" would be used up, leaving {} {} for ", number(left), kinds(self.cover)),
            };
            let more = match self.base.len() - 1 {
                1 => "another cell.".to_owned(),
                more => format!("{} more cells.", number(more)),
            };
            sentence!("With ", self.digit, " in ", cell, ", ", houses(&both), left, more)
        };
        gone.iter().filter(shared).map(told).collect()
    }

    /// Returns the reasons why each place in two base houses is always a fin.
    fn shared_fins(&self) -> Vec<Vec<Span>> {
        let told = |&fin: &Cell| {
            let serves = self.among(self.base, fin);
            let all =
                if serves.len() == 2 { " there would serve both " } else { " there would serve all of " };
            let because = sentence!(" counts as a fin because ", self.digit, all, houses(&serves), ".");
            (serves.len() > 1).then(|| sentence!("The cell ", fin, because))
        };
        self.fins.iter().filter_map(told).collect()
    }

    const fn the_fins(&self) -> &'static str {
        match self.fins.len() {
            1 => "the fin",
            2 => "both fins",
            _ => "all the fins",
        }
    }
}

/// Explains two fish on the same base with different eliminations.
fn siamese(
    digit: Digit,
    base: &[House],
    readings: &[FishReading],
    gone: &[Cell],
    position: &Candidates,
) -> Vec<Span> {
    let mut lines = Vec::new();
    let mut left = gone.to_vec();
    for (number, FishReading { cover, fins }) in readings.iter().enumerate() {
        let fish = Argument { digit, base, cover, fins, position };
        let own = fish.of(&left);
        left.retain(|cell| !own.contains(cell));
        if number > 0 {
            lines.push(sentence!(format!("The same {} have a second fish.", kinds(base))));
        }
        let told = fish.told(&own);
        // A text has one conclusion, at its end.
        let after = told.after.into_iter().filter(|span| *span != Span::Conclusion).collect();
        lines.extend(told.before.into_iter().chain(told.lines).chain([after]));
    }
    let two = sentence!(houses(base), " have two fish for ", digit, ", with different fins.");
    with_list(two, lines, cannot("So", gone, Vec::new(), digit, position.shape()))
}
