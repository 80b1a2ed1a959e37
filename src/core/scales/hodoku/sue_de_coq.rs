//! Sue de Coq: the first in order.

use super::{
    HodokuName,
    found::HodokuFound,
    layout::{Cells, Digits, HOUSES, SIDE, bit, digits, each},
    state::HodokuBoard,
};

pub(super) fn sue_de_coq(state: &HodokuBoard) -> Option<HodokuFound> {
    for line in 0..2 * SIDE {
        let line = state.layout.house_set[line] & state.open;
        for house in 2 * SIDE..HOUSES {
            let square = state.layout.house_set[house] & state.open;
            let common: Vec<usize> = each(line & square).collect();
            if common.len() < 2 {
                continue;
            }
            for i in 0..common.len() - 1 {
                for j in i + 1..common.len() {
                    let two = [common[i], common[j]];
                    if let Some(found) = at(state, line, square, &two) {
                        return Some(found);
                    }
                    for &third in &common[j + 1..] {
                        if let Some(found) = at(state, line, square, &[two[0], two[1], third]) {
                            return Some(found);
                        }
                    }
                }
            }
        }
    }
    None
}

struct Crossing<'a> {
    state: &'a HodokuBoard,
    line: Cells,
    square: Cells,
    cells: Cells,
    marks: Digits,
}

fn at(state: &HodokuBoard, line: Cells, square: Cells, cells: &[usize]) -> Option<HodokuFound> {
    let marks = cells.iter().fold(0, |marks, &cell| marks | state.marks[cell]);
    let surplus = marks.count_ones().cast_signed() - (cells.len() as u32).cast_signed();
    if surplus < 2 {
        return None;
    }
    let set = cells.iter().fold(0, |set, &cell| set | bit(cell));
    let crossing = Crossing { state, line, square, cells: set, marks };
    let source: Vec<usize> = each(line & !set).collect();
    crossing.first_group(&source, 0, 0, surplus)
}

impl Crossing<'_> {
    /// Tries groups of the line, depth first.
    fn first_group(
        &self,
        source: &[usize],
        group: Cells,
        marks: Digits,
        surplus: i32,
    ) -> Option<HodokuFound> {
        source.iter().enumerate().find_map(|(at, &cell)| {
            let (group, marks) = (group | bit(cell), marks | self.state.marks[cell]);
            let extra = marks & !self.marks;
            let taken = group.count_ones().cast_signed() - extra.count_ones().cast_signed();
            let tried = if marks & self.marks != 0 && taken > 0 && taken < surplus {
                let source: Vec<usize> = each(self.square & !self.cells & !group).collect();
                self.second_group(&source, 0, 0, surplus - taken, (group, marks))
            } else {
                None
            };
            tried.or_else(|| self.first_group(&source[at + 1..], group, marks, surplus))
        })
    }

    /// Tries groups of the box, depth first.
    fn second_group(
        &self,
        source: &[usize],
        group: Cells,
        marks: Digits,
        rest: i32,
        line: (Cells, Digits),
    ) -> Option<HodokuFound> {
        let barred = line.1 & self.marks;
        source.iter().enumerate().find_map(|(at, &cell)| {
            let (group, marks) = (group | bit(cell), marks | self.state.marks[cell]);
            let extra = marks & !self.marks;
            let taken = group.count_ones().cast_signed() - extra.count_ones().cast_signed();
            let tried = if marks & barred == 0 && marks & self.marks != 0 && taken == rest {
                self.step(line, (group, marks))
            } else {
                None
            };
            tried.or_else(|| self.second_group(&source[at + 1..], group, marks, rest, line))
        })
    }

    fn step(&self, line: (Cells, Digits), square: (Cells, Digits)) -> Option<HodokuFound> {
        let mut found = HodokuFound::new(HodokuName::SueDeCoq);
        let shared = line.1 & square.1;
        let mut clear = |cells: Cells, marks: Digits| {
            for cell in each(cells & !self.cells) {
                digits(self.state.marks[cell] & marks).for_each(|digit| found.add(cell, digit));
            }
        };
        clear(self.square & !square.0, (self.marks | square.1) & !line.1 | shared);
        clear(self.line & !line.0, (self.marks | line.1) & !square.1 | shared);
        found.useful()
    }
}
