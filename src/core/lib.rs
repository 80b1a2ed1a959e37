//! The words of Sudoku.
