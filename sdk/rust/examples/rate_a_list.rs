//! Rates every puzzle of a list: `cargo run --example rate_a_list -- puzzles.txt`.

use std::{env, error::Error, fs};
use stepdoku::{Board, Puzzle, unwatched};

fn main() -> Result<(), Box<dyn Error>> {
    let file = env::args().nth(1).ok_or("name a file with puzzles")?;
    for (number, board) in (1..).zip(Board::read_all(&fs::read_to_string(&file)?)?) {
        let puzzle = match board.and_then(|board| Puzzle::new(&board, &mut unwatched)) {
            Ok(puzzle) => puzzle,
            Err(error) => {
                eprintln!("{file}, puzzle {number}: {error}");
                continue;
            }
        };
        let level = puzzle.level(&mut unwatched)?;
        // Both programs rate 9×9 alone.
        match (puzzle.se(&mut unwatched), puzzle.hodoku(&mut unwatched)) {
            (Ok(se), Ok(hodoku)) => {
                println!("{}\t{level}\tSE {:.1}\tHoDoKu {}", puzzle.board(), se.hardest, hodoku.score);
            }
            _ => println!("{}\t{level}", puzzle.board()),
        }
    }
    Ok(())
}
