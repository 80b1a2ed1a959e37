//! Help that ends the counting of the time, by the request for it.

/// Help that ends the counting of the time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Costly {
    /// The solver.
    Solver,
    /// All naked singles, placed at once.
    Singles,
    /// The solution path.
    Path,
    /// The step behind the figure of another program.
    Figure(Figure),
}

/// A figure of another program.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Figure {
    /// Sudoku Explainer's rating of the hardest step.
    Er,
    /// Its rating of the hardest step up to the first placement.
    Ep,
    /// Its rating of the first step.
    Ed,
    /// HoDoKu's score.
    Hodoku,
}
