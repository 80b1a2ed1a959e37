//! Unique loops, graves and aligned exclusion as steps of the project.

use super::{
    SeStep, SeTechnique, aligned,
    board::{Cells, Mask, SeBoard, bits, cells_of, house},
    bug,
    loops::{self, Why},
};
use sudoku_board::{Candidate, Cell, Digit, DigitSet};
use sudoku_logic::{
    Position,
    families::{Aligned, Bug, Deadly, DeadlyShape, Decoded, Pattern, Way},
    step::{Conclusion, Step},
};

/// Returns the step with its pattern.
pub(super) fn deadly(step: &SeStep, position: &Position) -> Option<Step> {
    let board = SeBoard::of(position.candidates());
    let does_this = |gone: &[(usize, Mask)]| {
        let gone = gone.iter().flat_map(|&(cell, mask)| bits(mask).map(move |digit| (cell, digit)));
        let gone: Vec<Candidate> =
            gone.map(|(cell, digit)| Candidate::new(Cell::at(cell), Digit::at(digit))).collect();
        gone == step.eliminated
    };
    let pattern = match step.technique {
        SeTechnique::UniqueLoop(..) => {
            let (hint, ring, why) = loops::found(&board)?;
            if !does_this(&hint.gone) {
                return None;
            }
            let bare = ring.iter().map(|&cell| board.marks[cell]).find(|marks| marks.count_ones() == 2);
            let pair = bare?;
            let extra = ring.iter().map(|&cell| (cell, board.marks[cell] & !pair));
            let extra: Vec<(usize, Mask)> = extra.filter(|&(_, digits)| digits != 0).collect();
            Decoded::Deadly(Deadly {
                shape: DeadlyShape::Loop,
                ring: all(&ring),
                digits: digits(pair),
                extra: named(&extra),
                way: way(why, &board),
            })
            .into()
        }
        SeTechnique::Bug(_) => match bug::found(&board)? {
            (hint, ..) if !does_this(&hint.gone) => return None,
            (_, extra, Why::One)
                if extra.len() == 1
                    && extra[0].1.is_power_of_two()
                    && board.marks[extra[0].0].count_ones() == 3 =>
            {
                let candidate = Candidate::new(Cell::at(extra[0].0), digits(extra[0].1).first()?);
                Pattern::Bug(Bug { candidate })
            }
            (_, extra, why) => Decoded::Deadly(Deadly {
                shape: DeadlyShape::Grave,
                ring: Vec::new(),
                digits: DigitSet::EMPTY,
                extra: named(&extra),
                way: way(why, &board),
            })
            .into(),
        },
        SeTechnique::AlignedPair => {
            let (_, cells, excluding) =
                aligned::pair_with(&board).filter(|(hint, ..)| does_this(&hint.gone))?;
            excluded(&cells, excluding, step, position)
        }
        SeTechnique::AlignedTriplet => {
            let (_, cells, excluding) =
                aligned::triplet_with(&board).filter(|(hint, ..)| does_this(&hint.gone))?;
            excluded(&cells, excluding, step, position)
        }
        _ => return None,
    };
    Some(Step { pattern, conclusion: Conclusion::Eliminate(step.eliminated.clone()) })
}

/// Returns the exclusion with the cells that its combinations leave nothing.
fn excluded(cells: &[usize], excluding: Cells, step: &SeStep, position: &Position) -> Pattern {
    let excluding = cells_of(excluding).map(|cell| vec![Cell::at(cell)]).collect();
    let found = Aligned { cells: all(cells), excluding };
    Decoded::Aligned(found.needed(&step.eliminated, position.candidates())).into()
}

fn all(cells: &[usize]) -> Vec<Cell> {
    cells.iter().map(|&cell| Cell::at(cell)).collect()
}

fn digits(mask: Mask) -> DigitSet {
    bits(mask).map(Digit::at).collect()
}

fn named(extra: &[(usize, Mask)]) -> Vec<(Cell, DigitSet)> {
    extra.iter().map(|&(cell, mask)| (Cell::at(cell), digits(mask))).collect()
}

fn way(why: Why, board: &SeBoard) -> Way {
    let at = |own: usize, places: Mask| bits(places).map(|place| Cell::at(board.at(own, place))).collect();
    match why {
        Why::One => Way::One,
        Why::Same(digit) => Way::Same(Digit::at(digit.trailing_zeros() as usize)),
        Why::Naked(own, places) => Way::Naked(house(own), at(own, places)),
        Why::Hidden(own, mask, places) => Way::Hidden(house(own), at(own, places), digits(mask)),
        Why::Bound(digit, own) => Way::Bound(Digit::at(digit), house(own)),
    }
}
