//! Killers for other programs. None of these forms has cages in pieces, cages that overlap, or cages without a sum.

use std::{cmp::Reverse, fmt::Write};
use sudoku_board::{Cage, Cell, Shape};

/// The colours of cages at SudokuWiki.
const COLOURS: u8 = 4;
/// The colours that are tried. Four are always enough, and nearly always at once.
const TRIES: u32 = 100_000;

/// Returns whether each of the cells can be reached from the first one through their sides.
pub(super) fn is_in_one_piece(shape: &Shape, cells: &[Cell]) -> bool {
    let mut reached: Vec<Cell> = cells.first().copied().into_iter().collect();
    let mut at = 0;
    while let Some(&cell) = reached.get(at) {
        for beside in shape.geometry().beside(cell) {
            if cells.contains(&beside) && !reached.contains(&beside) {
                reached.push(beside);
            }
        }
        at += 1;
    }
    reached.len() == cells.len()
}

/// Returns the number of the cage of each cell; `None` without cages, beside clues, and if a cage is in pieces, meets another one in a
/// cell, or has no sum.
pub(super) fn owners(shape: &Shape) -> Option<Vec<Option<u16>>> {
    let is_usual = |cage: &Cage| cage.sum().is_some() && is_in_one_piece(shape, cage.cells());
    if !shape.has_cages() || shape.has_drawn_clues() || !shape.cages().iter().all(is_usual) {
        return None;
    }
    let owner = |cell| match shape.geometry().cages_of(cell) {
        [] => Some(None),
        [cage] => Some(Some(*cage)),
        _ => None,
    };
    Cell::all(shape).map(owner).collect()
}

/// Returns the sum in the first cell of each cage.
fn sum_at(shape: &Shape, owner: Option<u16>, cell: Cell) -> Option<u16> {
    let cage = &shape.cages()[usize::from(owner?)];
    cage.sum().filter(|_| cage.cells().first() == Some(&cell))
}

/// Writes a line of SumoCue without givens, which its killers have none of: the sum of a cage in its first cell, the
/// number of that cell in the others, 0 in a cell without a cage; and the box or region of each. `None` for another size
/// than 9×9, further rules, and if each cage is one cell, whose sum would be a given.
pub(super) fn sumo_cue(shape: &Shape) -> Option<String> {
    let owners = owners(shape)?;
    let is_known = shape.usual() == Shape::S9 && shape.constraints().is_empty();
    if !is_known || shape.cages().iter().all(|cage| cage.cells().len() == 1) {
        return None;
    }
    let mut text = "SumoCueV1".to_owned();
    for (cell, owner) in Cell::all(shape).zip(owners) {
        let sum = sum_at(shape, owner, cell);
        let head = owner.and_then(|cage| shape.cages()[usize::from(cage)].cells().first());
        let (sign, number) = match (sum, head) {
            (Some(sum), _) => ('=', usize::from(sum)),
            (None, Some(head)) => ('+', head.index()),
            (None, None) => ('=', 0),
        };
        // Writing to a `String` cannot fail.
        let _ = write!(text, "{sign}{number}J{}", shape.geometry().box_of(cell).number());
    }
    Some(text + "\n")
}

/// Writes a file of `KSudoku` without givens: it solves killers by their cages alone, so it would call one that needs
/// its givens ambiguous. `None` for another size than 4×4 and 9×9, further rules, and cells without a cage.
pub(super) fn k_sudoku(shape: &Shape) -> Option<String> {
    let is_known = [Shape::S4, Shape::S9].contains(&&shape.without_cages());
    if !is_known || owners(shape)?.contains(&None) {
        return None;
    }
    let (geometry, side) = (shape.geometry(), shape.side());
    let mut cages = String::new();
    for cage in shape.cages() {
        // Cells are counted down the columns.
        let turned = |&cell: &Cell| geometry.cell(geometry.column(cell), geometry.row(cell)).index();
        let mut cells: Vec<usize> = cage.cells().iter().map(turned).collect();
        cells.sort_unstable();
        let names: Vec<String> = cells.iter().map(usize::to_string).collect();
        // A cell alone has no operator, and the others are added up.
        let operator = if cells.len() == 1 { ALONE } else { ADDED };
        let _ = writeln!(
            cages,
            "    <cage operator=\"{operator}\" value=\"{}\" size=\"{}\"> {} </cage>",
            cage.sum()?,
            cells.len(),
            names.join(" ")
        );
    }
    Some(format!(
        "<!DOCTYPE ksudoku>\n<ksudoku>\n <game msecs-elapsed=\"0\" had-help=\"0\">\n  <puzzle>\n   <graph order=\"{side}\" \
         type=\"custom\" specific-type=\"KillerSudoku\" name=\"Killer Sudoku\" sizeX=\"{side}\" sizeY=\"{side}\" \
         sizeZ=\"1\">\n    <sudokugroups at=\"0\" withblocks=\"1\"/>\n{cages}   </graph>\n   <values>{}</values>\n  \
         </puzzle>\n </game>\n</ksudoku>\n",
        "_".repeat(shape.cell_count())
    ))
}

/// The operator of `KSudoku` for a cell alone, and for a cage whose digits are added up.
pub(crate) const ALONE: &str = "0";
pub(crate) const ADDED: &str = "4";

/// Writes SudokuWiki's text of a killer without givens: a colour for the cage of each cell, and behind a comma two
/// figures for each cell, its sum in the first one of each cage. `None` for another size than 9×9, further rules, and
/// cells without a cage.
pub(crate) fn sudoku_wiki(shape: &Shape) -> Option<String> {
    if shape.without_cages() != *Shape::S9 {
        return None;
    }
    let owners: Vec<u16> = owners(shape)?.into_iter().collect::<Option<_>>()?;
    let colours = colours(shape, &owners)?;
    let mut text: String =
        owners.iter().map(|&owner| char::from(b'1' + colours[usize::from(owner)])).collect();
    text.push(',');
    for (cell, &owner) in Cell::all(shape).zip(&owners) {
        let _ = write!(text, "{:02}", sum_at(shape, Some(owner), cell).unwrap_or(0));
    }
    Some(text)
}

/// Returns a colour for each cage, from 0, so that neighbours differ.
fn colours(shape: &Shape, owners: &[u16]) -> Option<Vec<u8>> {
    let beside = |cage: &Cage| -> Vec<usize> {
        let cells =
            cage.cells().iter().flat_map(|&cell| shape.geometry().beside(cell).map(move |to| (cell, to)));
        let others = cells.map(|(cell, to)| (owners[cell.index()], owners[to.index()]));
        others.filter(|(own, other)| own != other).map(|(_, other)| other.into()).collect()
    };
    let beside: Vec<Vec<usize>> = shape.cages().iter().map(beside).collect();
    let mut colours = vec![None; beside.len()];
    paint(&beside, &mut colours, &mut { TRIES }).then(|| colours.into_iter().flatten().collect())
}

/// Gives each cage without a colour one that none of its neighbours has; those with the least choice come first.
fn paint(beside: &[Vec<usize>], colours: &mut [Option<u8>], tries: &mut u32) -> bool {
    let free = |colours: &[Option<u8>], cage: usize| -> Vec<u8> {
        let is_free = |colour: &u8| !beside[cage].iter().any(|&other| colours[other] == Some(*colour));
        (0..COLOURS).filter(is_free).collect()
    };
    let open = (0..colours.len()).filter(|&cage| colours[cage].is_none());
    let Some(next) = open.min_by_key(|&cage| (free(colours, cage).len(), Reverse(beside[cage].len()))) else {
        return true;
    };
    for colour in free(colours, next) {
        if *tries == 0 {
            return false;
        }
        *tries -= 1;
        colours[next] = Some(colour);
        if paint(beside, colours, tries) {
            return true;
        }
        colours[next] = None;
    }
    false
}
