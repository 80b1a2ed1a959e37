//! The claims inside a text: each fact about the position, in a form that can be checked there.
//!
//! A language puts an [`Assertion`] beside the words that state it. The page never shows it; a test uses it
//! to check each claim of any text.

use crate::step::origin::Origin;
use sudoku_board::{Candidate, Cell, Contradiction, Digit, DigitSet, House, Symmetry};

/// A candidate that is gone, and the supposed or forced digit that rules it out; none if an earlier line of
/// the branch does so in another way.
pub type Went = (Candidate, Option<Candidate>);

/// One claim.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Assertion {
    /// In the house, the digit can only go in these cells, and it can go in each of them.
    Places(Digit, House, Vec<Cell>),
    /// Between them, the cells have exactly these candidates.
    Holds(Vec<Cell>, DigitSet),
    /// None of the cells has other candidates than these.
    Only(Vec<Cell>, DigitSet),
    /// Each of the first cells sees each of the others.
    Sees(Vec<Cell>, Vec<Cell>),
    /// Each of the first cells that may have the digit sees each of the others that may have it.
    Meet(Digit, Vec<Cell>, Vec<Cell>),
    /// Each of the cells is in the house.
    Within(Vec<Cell>, House),
    /// Each of the cells is in one of the houses.
    Among(Vec<Cell>, Vec<House>),
    /// None of the cells has the digit, as a candidate or placed.
    Lacks(Digit, Vec<Cell>),
    /// The cells are filled, with this digit.
    Solved(Vec<Cell>, Digit),
    /// The cell is the only empty one of the house, and the digit is the only one missing there.
    Last(Candidate, House),
    /// Each of the digits is in a filled cell that the cell sees.
    Around(Cell, DigitSet),
    /// The candidates are gone, for a reason other than a filled cell.
    Earlier(Vec<Candidate>),
    /// Each other empty cell of the house sees one of the filled cells `by`, which have the digit, or is one
    /// of those that lost it earlier.
    Left {
        /// The only place left.
        place: Candidate,
        /// The house.
        house: House,
        /// Where the digit is.
        by: Vec<Cell>,
        /// The cells that lost it earlier.
        earlier: Vec<Cell>,
    },
    /// In the first houses, each place of the digit is in one of the other houses or is one of the cells.
    Covered(Digit, Vec<House>, Vec<House>, Vec<Cell>),
    /// In the first houses, each place of the digit that isn't one of the cells is in one of the last houses.
    Elsewhere(Digit, Vec<House>, Vec<Cell>, Vec<House>),
    /// No two of these houses have a place of the digit in common, except in the cells.
    Apart(Digit, Vec<House>, Vec<Cell>),
    /// If the first statement is false, the second is true: each puts a digit into one of some cells.
    Strong((Digit, Vec<Cell>), (Digit, Vec<Cell>)),
    /// The statement, which puts a digit into one of some cells, excludes each of the candidates.
    Excludes((Digit, Vec<Cell>), Vec<Candidate>),
    /// From here on this candidate is supposed to be right, and no earlier one.
    Suppose(Candidate),
    /// From here on this candidate is supposed to be wrong, and no earlier supposition counts.
    SupposeNot(Candidate),
    /// With the supposition and its consequences, the cells have no other candidates than these.
    Reduced(Vec<Cell>, DigitSet),
    /// With the supposition and its consequences, the digit has no place in the house but these cells.
    Kept(Digit, House, Vec<Cell>),
    /// With the supposition and its consequences, each place of the digit in the first houses is in one of
    /// the others.
    Confined(Digit, Vec<House>, Vec<House>),
    /// Each of these cells and digits in houses is filled somehow. With the supposition and its consequences, or
    /// with the statements on two solutions, each way of filling them all excludes these candidates.
    Whichever(Vec<Origin>, Vec<Candidate>),
    /// The supposition and its consequences alone force the candidate: as the only place left in the house, or as
    /// the only candidate left in its cell. The others went with these.
    Follows(Candidate, Option<House>, Vec<Went>),
    /// The supposition and its consequences contradict each other in this way, as these candidates went.
    Clashes(Contradiction, Vec<Went>),
    /// At least one of these candidates is right: that follows from the claims before.
    Either(Vec<Candidate>),
    /// None of the cells is a given, and they are the corners of a rectangle in two boxes. With these digits
    /// alone they would have two solutions, but the puzzle has one.
    Corners(Vec<Cell>, DigitSet),
    /// The cells form a ring: neighbours share a house, and every house has none of them or two neighbours. Each
    /// has these two candidates. From here on, no way of filling cells may leave them these alone.
    Ring(Vec<Cell>, DigitSet),
    /// The cells of both lists are in a line each, and those at the same place of both lists in a crossing one. Every
    /// house has both cells of such a pair or none, or all of a list. There are as many digits as pairs. From here on,
    /// no way of filling cells may leave them these digits alone.
    Exchange(Vec<Cell>, Vec<Cell>, DigitSet),
    /// The cells are an odd ring, each seeing the next, and the digits are two. From here on, no way of filling cells may
    /// leave them these alone.
    OddRing(Vec<Cell>, DigitSet),
    /// Four times three cells, as many digits as cells of three: no way of filling all the cells with these digits
    /// alone leaves cells that see each other different. From here on, no way of filling cells may do so.
    Hammer(Vec<Cell>, DigitSet),
    /// The motion of the symmetry maps every given to a given, with the digit at its place in the list. From here on,
    /// the solution has this symmetry.
    Mirrored(Symmetry, Vec<Digit>),
    /// The cells stay where they are in the motion, and all other digits change.
    Unmoved(Vec<Cell>, DigitSet),
    /// Each candidate is the image of one that its cell doesn't have.
    Unmatched(Vec<Candidate>),
    /// There are this many ways to put the digit once into each house that lacks it.
    Templates(Digit, u32),
    /// Each candidate of the cells is one of these digits in one of these houses, and there are as many of them as cells.
    /// Each of the last candidates is elsewhere in such a house, or counts in two of them.
    Sectors(Vec<Cell>, Vec<(House, DigitSet)>, Vec<Candidate>),
    /// A digit of these in one of the first two cells, and in neither of the next two, can't be in each of the houses.
    Exocet([Cell; 2], DigitSet, [Cell; 2], Vec<House>),
    /// The candidates are not all right: two of them clash, or they leave the cells, which all of them see, fewer digits
    /// than cells.
    Together(Vec<Candidate>, Vec<Cell>),
    /// Each way to fill the cells with the candidate has all of one of these lists.
    Ways(Vec<Cell>, Candidate, Vec<Vec<Candidate>>),
    /// The sum of the houses less those of the numbered cages and relations is that of the first open cells less that of the
    /// others and of the filled cells: the first less the others make this value. Or the same with the signs turned.
    Adds(Vec<House>, [Vec<u16>; 2], Vec<Cell>, Vec<Cell>, i32),
    /// These are all sets of different digits for the cells that add up to the value, without the digits that filled
    /// cells in sight of all of them have.
    Combinations(Vec<Cell>, i32, DigitSet, Vec<DigitSet>),
    /// These are the digits that both sets have, and there are some.
    Common(DigitSet, DigitSet, DigitSet),
    /// These numbered relations hold by a clue, which the words name.
    Keeps(Vec<u16>),
    /// By the numbered relation of a clue, no other digit fits beside these in either of its two cells.
    Lonely(u16, DigitSet),
    /// Between the least and the greatest digit of the cells of this numbered relation, a sandwich, there may be these
    /// numbers of cells by its sum, and no others.
    Gaps(u16, Vec<usize>),
    /// By the numbered relation, a sandwich, and by the places of its ends, there is one of these numbers of cells between
    /// them.
    /// The last are all sets of digits that are then between them, or outside them if that is true: without the first
    /// digits, which no cell has that may be there, and with the second ones, which no cell has that may be in the other
    /// part.
    Sets(u16, bool, Vec<usize>, [DigitSet; 2], Vec<DigitSet>),
    /// By the numbered relation, a sandwich, and by the places of its ends, the cells are never between the ends, or always
    /// so if the second is true. Or outside them, if the first is true.
    Side(u16, bool, bool, Vec<Cell>),
    /// These are all ways to fill the open cells, in this order, that keep the numbered clue: their candidates, and
    /// different digits in cells that see each other.
    Fillings(u16, Vec<Cell>, Vec<Vec<Digit>>),
    /// Together, the cells are at least this much, or at most.
    Bound(Vec<Cell>, bool, i32),
    /// Without these candidates, every empty cell has two, and every house has two places for each missing
    /// digit. Such a board never has exactly one solution, but the puzzle has one: no way of filling cells may
    /// use none of them.
    Graves(Vec<(Cell, DigitSet)>),
    /// Every empty cell except this one has two candidates, and every house has two places for each missing
    /// digit, except that those of the cell have three for this digit. The puzzle has one solution.
    Grave(Candidate),
}
