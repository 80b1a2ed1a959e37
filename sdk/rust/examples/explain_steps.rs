//! Solves a puzzle and says why: `cargo run --example explain_steps -- 53..7....6..195...`.

use std::{env, error::Error};
use stepdoku::{Ladder, Language, Position, Puzzle, unwatched};

fn main() -> Result<(), Box<dyn Error>> {
    let text = env::args().nth(1).ok_or("give a puzzle")?;
    let puzzle: Puzzle = text.parse()?;
    let (mut position, ladder) = (Position::of(&puzzle), Ladder::default());
    let mut number = 0;
    while let Some(step) = position.next_step(&ladder, &mut unwatched)? {
        number += 1;
        let explanation = step.explain(Language::English);
        println!("{number}. {}\n{}\n", explanation.title, explanation.text);
        position.apply(&step);
    }
    if position.board() == *puzzle.solution() {
        println!("Solved: {}", puzzle.solution());
    } else {
        println!("No technique leads further than {}", position.board());
    }
    Ok(())
}
