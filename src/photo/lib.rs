//! The reader of photographs: from grey pixels to the digits of a printed Sudoku.
//!
//! [`read()`] finds the frame, follows its lines, cuts out the cells, and asks a small net for each. The solver of
//! the core then checks the whole. The reader names every cell that needs a look.
//!
//! ```
//! use stepdoku_photo::{Grey, ReadingError, read};
//!
//! let white = Grey::new(640, 480, vec![255; 640 * 480]).expect("the number of pixels fits the sides");
//! assert_eq!(read(&white).unwrap_err(), ReadingError::Frame);
//! ```

pub mod cells;
pub mod frame;
pub mod marks;
pub mod net;
mod page;
pub mod picture;
mod pieces;
pub mod plane;
pub mod reading;
pub mod repair;

pub use page::answer;
pub use picture::{Grey, PictureError};
pub use reading::{Reading, ReadingError, read};
