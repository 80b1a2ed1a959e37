//! Sentences for fish.

use super::{Fish, FishFamily, FishReading, SiameseFish, met_covers};
use crate::{
    explain::{
        Assertion,
        plan::{Plan, Said, Told, lost, plan, with_list},
        words::{common, fish},
    },
    step::Step,
};
use sudoku_board::{Candidates, Cell, Digit, House};

impl Told for Fish {
    fn plan(&self, step: &Step, position: &Candidates) -> Plan {
        let Fish { digit, base, cover, fins, .. } = self;
        Argument { digit: *digit, base, cover, fins, position }.argued(&lost(step))
    }
}

impl Told for SiameseFish {
    /// Explains two fish on the same base with different eliminations.
    fn plan(&self, step: &Step, position: &Candidates) -> Plan {
        let (digit, base, gone) = (self.digit, &self.base, lost(step));
        let (mut lines, mut left) = (Plan::new(), gone.clone());
        for (number, FishReading { cover, fins }) in self.readings.iter().enumerate() {
            let fish = Argument { digit, base, cover, fins, position };
            let own = fish.of(&left);
            left.retain(|cell| !own.contains(cell));
            if number > 0 {
                lines.extend([Said::Line, fish::second_fish(base)]);
            }
            let Argued { before, lines: own, after, .. } = fish.argument(&own);
            let each = before.into_iter().map(Sentence::in_lines).chain(own.into_iter().map(in_line));
            lines.extend(each.flatten());
            // A text has one conclusion, at its end.
            lines.extend(in_line(
                after.into_iter().filter(|part| !matches!(part, Said::Conclusion)).collect(),
            ));
        }
        let cannot = common::cannot(&gone, digit);
        plan![fish::two_fish(base, digit), lines, Said::Rest, Said::Conclusion, cannot]
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
struct Argued {
    before: Vec<Sentence>,
    lines: Vec<Plan>,
    /// The text after the lines.
    after: Plan,
    /// Whether the lines are two cases, which need no list after a short sentence.
    cases: bool,
}

/// A sentence with its claims, or two in its place if it gets too long.
struct Sentence {
    short: Said,
    long: Vec<Said>,
    claims: Plan,
}

impl Sentence {
    fn new(said: Said, claims: Plan) -> Self {
        Self { long: vec![said.clone()], short: said, claims }
    }

    fn plan(self) -> Plan {
        plan![Said::Fits(vec![self.short.clone()], vec![self.short], self.long), self.claims]
    }

    fn in_lines(self) -> Plan {
        let long = self.long.into_iter().flat_map(|said| [Said::Line, said]).collect();
        plan![Said::Fits(vec![self.short.clone()], plan![Said::Line, self.short], long), self.claims]
    }
}

fn in_line(said: Plan) -> Plan {
    plan![Said::Line, said]
}

impl Argument<'_> {
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
    fn argued(&self, gone: &[Cell]) -> Plan {
        let Argued { before, lines, after, cases } = self.argument(gone);
        let short = before.first().map(|sentence| sentence.short.clone());
        let before: Plan = before.into_iter().flat_map(Sentence::plan).collect();
        match short {
            Some(short) if cases && lines.len() == 2 => {
                let plain = plan![before.clone(), lines.concat(), after.clone()];
                plan![Said::Fits(vec![short], plain, with_list(before, lines, after))]
            }
            _ => with_list(before, lines, after),
        }
    }

    fn argument(&self, gone: &[Cell]) -> Argued {
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

    /// Claims the premise about the base: all places are in the cover or are fins, and no other place is in two base
    /// houses.
    fn covered(&self) -> Plan {
        let Self { digit, base, cover, fins, .. } = *self;
        plan![
            Assertion::Covered(digit, base.to_vec(), cover.to_vec(), fins.to_vec()),
            Assertion::Apart(digit, base.to_vec(), fins.to_vec())
        ]
    }

    fn is_basic(&self) -> bool {
        FishFamily::of(self.base, self.cover) == FishFamily::Basic
    }

    /// Explains rows covered by columns, or the other way round.
    fn plain(&self, gone: &[Cell]) -> Argued {
        let Self { digit, base, cover, .. } = *self;
        let only = Sentence {
            short: fish::only_in(base, digit, cover),
            long: vec![fish::need_theirs_in(base, digit, cover)],
            claims: self.covered(),
        };
        let within = Assertion::Among(gone.to_vec(), cover.to_vec());
        Argued {
            before: vec![only, Sentence::new(fish::each_gets(base, cover, digit), plan![within])],
            lines: Vec::new(),
            after: plan![Said::Conclusion, common::cannot(gone, digit)],
            cases: false,
        }
    }

    fn whole(&self, gone: &[Cell]) -> Argued {
        let Self { digit, base, cover, .. } = *self;
        let within = Assertion::Among(gone.to_vec(), cover.to_vec());
        Argued {
            before: vec![
                Sentence::new(fish::each_need(base, digit), Plan::new()),
                Sentence::new(fish::all_those_in(cover), self.covered()),
                Sentence::new(fish::each_gets_there(base, cover, digit), plan![within]),
            ],
            lines: self.shared(gone),
            after: plan![Said::Conclusion, common::cannot(gone, digit)],
            cases: false,
        }
    }

    /// Says that without the fins, some cover houses have no place of the base: too few are left.
    fn without_room(&self, met: &[House], gone: &[Cell]) -> Argued {
        let Self { digit, base, fins, .. } = *self;
        let (suppose, so) = match fins {
            [_] => (fish::suppose_not(fins, digit), fish::so_the_fin(digit, gone)),
            [_, _] => (fish::suppose_neither(fins, digit), fish::so_one_of_both(digit, gone)),
            _ => (fish::suppose_none(fins, digit), fish::so_one_of_all(digit, gone)),
        };
        // Only the met cover houses matter: without the fins, all places are in these.
        let few = plan![
            Assertion::Covered(digit, base.to_vec(), met.to_vec(), fins.to_vec()),
            Assertion::Apart(digit, base.to_vec(), fins.to_vec()),
            Assertion::Sees(gone.to_vec(), fins.to_vec())
        ];
        let then = match met {
            [] => vec![fish::then_no_place(base, digit)],
            [only] if base.len() == 2 => vec![fish::then_both_need(base, digit, *only)],
            [only] => vec![fish::then_all_need(base, digit, *only)],
            _ => vec![fish::then_each_need(base, digit), fish::but_all_in(met)],
        };
        let then = then.into_iter().map(|said| Sentence::new(said, Plan::new()));
        Argued {
            before: [Sentence::new(suppose, few)].into_iter().chain(then).collect(),
            lines: self.shared_fins(),
            after: plan![Said::Conclusion, so],
            cases: false,
        }
    }

    /// Says that either a fin is right, or each cover house gets its digit from the base.
    fn with_fins(&self, gone: &[Cell]) -> Argued {
        let Self { digit, base, cover, fins, .. } = *self;
        let before = Sentence {
            short: fish::in_cover_or_fins(base, digit, cover, fins),
            long: vec![fish::still_need(base, digit), fish::only_in_cover_or_fins(cover, fins)],
            claims: self.covered(),
        };
        let is_met = |house: &&House| {
            gone.iter().any(|&cell| self.position.geometry().houses_of(cell).contains(house))
        };
        let covers: Vec<House> = cover.iter().filter(is_met).copied().collect();
        let (if_none, if_one, so) = match fins.len() {
            1 => (
                fish::if_not_fin(digit, cover, base),
                fish::if_fin(digit),
                fish::in_sight_of_fin(gone, &covers, digit),
            ),
            2 => (
                fish::if_no_fin(digit, cover, base),
                fish::if_one_of_both(digit),
                fish::in_sight_of_both(gone, &covers, digit),
            ),
            _ => (
                fish::if_no_fin(digit, cover, base),
                fish::if_one_of_all(digit),
                fish::in_sight_of_all(gone, &covers, digit),
            ),
        };
        let mut lines = self.shared_fins();
        lines.push(plan![if_none]);
        lines.extend(self.shared(gone));
        lines.push(plan![if_one]);
        let after = plan![
            Said::Conclusion,
            so,
            Assertion::Among(gone.to_vec(), covers),
            Assertion::Sees(gone.to_vec(), fins.to_vec())
        ];
        Argued { before: vec![before], lines, after, cases: true }
    }

    /// Returns the reasons for eliminating each place of the base in two cover houses.
    fn shared(&self, gone: &[Cell]) -> Vec<Plan> {
        let shared = |cell: &&Cell| {
            !self.among(self.base, **cell).is_empty() && self.among(self.cover, **cell).len() > 1
        };
        let told = |&cell: &Cell| {
            let both = self.among(self.cover, cell);
            let more = self.base.len() - 1;
            plan![match self.cover.len() - both.len() {
                0 => fish::no_room_left(self.digit, cell, &both, more),
                left => fish::room_left(self.digit, cell, &both, left, self.cover, more),
            }]
        };
        gone.iter().filter(shared).map(told).collect()
    }

    /// Returns the reasons why each place in two base houses is always a fin.
    fn shared_fins(&self) -> Vec<Plan> {
        let told = |&fin: &Cell| {
            let serves = self.among(self.base, fin);
            match serves.len() {
                0 | 1 => None,
                2 => Some(plan![fish::fin_in_both(fin, self.digit, &serves)]),
                _ => Some(plan![fish::fin_in_all(fin, self.digit, &serves)]),
            }
        };
        self.fins.iter().filter_map(told).collect()
    }
}
