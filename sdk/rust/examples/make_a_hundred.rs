//! Makes a hundred puzzles that need an X-Wing, and a document to print: `cargo run --release --example make_a_hundred`.

use std::{error::Error, fs};
use stepdoku::{Error::NotFound, Paper, Recipe, Technique, Wish, print, unwatched};

fn main() -> Result<(), Box<dyn Error>> {
    let x_wing: Technique = "x-wing".parse()?;
    let mut puzzles = Vec::new();
    for seed in 1.. {
        let wish = Wish { needs: Some(x_wing), minimal: true, seed, ..Wish::default() };
        let recipe = Recipe::try_from(wish)?;
        match recipe.make(&mut unwatched) {
            Ok(puzzle) => {
                println!("{}  {recipe}", puzzle.board());
                puzzles.push(puzzle);
            }
            // The boards of this seed gave none. The next one may.
            Err(NotFound { .. }) => {}
            Err(error) => return Err(error.into()),
        }
        if puzzles.len() == 100 {
            break;
        }
    }
    let paper = Paper { title: "A hundred X-Wings".into(), steps: true, ..Paper::default() };
    fs::write("x-wings.html", print(&puzzles, &paper)?)?;
    Ok(())
}
