//! The photographs of the corpus, by labels, if `CORPUS_DIR` names it.

#[path = "../../examples/shared/labelled.rs"]
mod shared;

use std::path::PathBuf;
use stepdoku_photo::{Grey, read};

fn folder() -> Option<PathBuf> {
    let folder = PathBuf::from(std::env::var_os("CORPUS_DIR")?).join("photos");
    folder.is_dir().then_some(folder)
}

#[test]
fn photographs_of_unseen_puzzles_are_read() {
    let Some(folder) = folder() else { return };
    let labels = shared::labels(&folder).expect("the labels of the corpus");
    let held_out: Vec<_> = labels.iter().filter(|label| label.is_held_out()).collect();
    let mut right = 0;
    for label in &held_out {
        let picture = shared::open(&folder.join(&label.file)).expect("a photograph of the corpus");
        let reading = read(&picture).unwrap_or_else(|error| panic!("{}: {error}", label.file));
        right += usize::from(reading.digits == label.digits);
        for (cell, (read, printed)) in reading.digits.iter().zip(&label.digits).enumerate() {
            let is_told = read == printed || reading.marked.contains(&cell);
            assert!(is_told, "{}: {read} for {printed} in {cell}, without a mark", label.file);
        }
    }
    assert!(right * 100 >= held_out.len() * 97, "{right} of {}", held_out.len());
}

#[test]
fn a_part_of_a_board_is_no_board() {
    // Three does not divide it, so each kind of part is tried.
    let step = if std::env::var_os("STEPDOKU_SOAK").is_some() { 5 } else { 16 };
    let Some(folder) = folder() else { return };
    for (at, label) in
        shared::labels(&folder).expect("the labels of the corpus").iter().enumerate().step_by(step)
    {
        let Some(corners) = label.corners else { continue };
        let picture = shared::open(&folder.join(&label.file)).expect("a photograph of the corpus");
        let middle = |a: f32, b: f32| f32::midpoint(a, b) as usize;
        // The part above the middle of the board, the part to the left of it, or both.
        let width = if at % 3 == 0 { picture.width() } else { middle(corners[0].x, corners[2].x) };
        let height = if at % 3 == 1 { picture.height() } else { middle(corners[0].y, corners[2].y) };
        let rows = picture.pixels().chunks_exact(picture.width()).take(height);
        let pixels = rows.flat_map(|row| &row[..width]).copied().collect();
        let part = Grey::new(width, height, pixels).expect("whole rows");
        let read = read(&part).map(|reading| reading.digits);
        assert!(read.is_err(), "{}: {read:?}", label.file);
    }
}
