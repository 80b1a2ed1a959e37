//! Makes the weights of the net: `train_photo FONTS PHOTOS OUT [STEPS] [SEED]`.
//!
//! It learns from digits drawn with the fonts below a folder, and from the photographs of a folder that are not held
//! out. `OUT` gets the weights, and `OUT.txt` the fonts and figures. `PHOTOS` may be `-` for none.

#![allow(clippy::cast_possible_wrap, reason = "the sides of pictures are far below the ends of a number")]

#[path = "train_photo/chance.rs"]
mod chance;
#[path = "train_photo/drawn.rs"]
mod drawn;
#[path = "train_photo/fonts.rs"]
mod fonts;
#[path = "train_photo/learning.rs"]
mod learning;
#[path = "train_photo/photos.rs"]
mod photos;
#[path = "shared/labelled.rs"]
mod shared;

use chance::Chance;
use photos::Photos;
use sha2::{Digest, Sha256};
use std::{fmt::Write, path::Path, thread};
use stepdoku_photo::{
    cells::Cell,
    net::{Net, classes_of},
};

/// The cells of a step, in two halves for two threads: cells of boards up to 9 by 9, and of larger ones.
const BATCH: usize = 128;

/// The shares of cells that come from photographs: of boards up to 9 by 9, and of larger ones, whose photographs have
/// digits alone.
const FROM_PHOTOS: [f32; 2] = [0.4, 0.15];

/// The cells a side of the boards of each half.
const BOARDS: [usize; 2] = [9, 16];

fn main() -> Result<(), String> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [fonts, folder, out, rest @ ..] = arguments.as_slice() else {
        return Err("train_photo FONTS PHOTOS OUT [STEPS] [SEED]".to_owned());
    };
    let number = |i: usize, usual: u64| {
        rest.get(i).map_or(Ok(usual), |text| text.parse().map_err(|_| format!("{text}: a number?")))
    };
    let (steps, seed) = (number(0, 9_000)? as usize, number(1, 36)?);
    let fonts = fonts::fonts(Path::new(fonts));
    let faces: usize = fonts.families.iter().map(Vec::len).sum();
    let labels = if folder == "-" { Vec::new() } else { shared::labels(Path::new(folder))? };
    let training: Vec<_> = labels.iter().filter(|label| !label.is_held_out()).collect();
    let photos = Photos::open(Path::new(folder), &training);
    let (puzzles, pictures) = photos.counts();
    eprintln!("{} families, {faces} faces, {puzzles} puzzles, {pictures} photographs", fonts.families.len());

    let drawn = |half: usize, chance: &mut Chance| match half {
        0 => drawn::cell(&fonts, chance),
        _ => drawn::large_cell(&fonts, chance),
    };
    let cell = |half: usize, chance: &mut Chance| -> (Cell, usize) {
        if chance.is(FROM_PHOTOS[half])
            && let Some(cell) = photos.cell(chance)
        {
            cell
        } else {
            drawn(half, chance)
        }
    };
    let mut numbers = learning::beginning(&mut Chance::new(seed, 0));
    let mut adam = learning::Adam::new(numbers.len());
    let mut streams = [Chance::new(seed, 1), Chance::new(seed, 2)];
    let (mut loss, mut wrong) = ([0.0; 2], [0; 2]);
    for step in 0..steps {
        // The second half learns with the weights that the file will have.
        let used = if step * 2 < steps { numbers.clone() } else { learning::rounded(&numbers) };
        let learn = |half: usize, chance: &mut Chance| {
            let cells: Vec<_> = (0..BATCH / 2).map(|_| cell(half, chance)).collect();
            learning::gradient(&used, &cells, classes_of(BOARDS[half]))
        };
        let [first, second] = &mut streams;
        let (one, two) = thread::scope(|scope| {
            let other = scope.spawn(|| learn(1, second));
            (learn(0, first), other.join())
        });
        let two = two.map_err(|_| "a thread stopped")?;
        let gradient = one.0.iter().zip(&two.0).map(|(a, b)| (a + b) / 2.0).collect();
        let warm = ((step + 1) as f32 / 300.0).min(1.0);
        let cool = 0.5 + 0.5 * (std::f32::consts::PI * step as f32 / steps as f32).cos();
        adam.step(&mut numbers, &gradient, 0.002 * warm * cool + 1e-6);
        for (half, learnt) in [one, two].into_iter().enumerate() {
            loss[half] += learnt.1;
            wrong[half] += learnt.2;
        }
        if (step + 1) % 500 == 0 {
            let [small, large] = [0, 1].map(|half| {
                let wrong = wrong[half] as f32 * 100.0 / (500 * BATCH / 2) as f32;
                format!("loss {:.4}, wrong {wrong:.2} %", loss[half] / 500.0)
            });
            eprintln!("step {}: {small}; large boards: {large}", step + 1);
            (loss, wrong) = ([0.0; 2], [0; 2]);
        }
    }
    let file = learning::file(&numbers);
    // The rounded weights, on drawn cells of another stream.
    let net = Net::from_bytes(&file);
    let mut chance = Chance::new(seed, 3);
    let tested = 5_000;
    let right = [0, 1].map(|half| {
        let cells = (0..tested).map(|_| drawn(half, &mut chance));
        let is_right = |(cell, class): &(Cell, usize)| {
            let classes = net.classes(cell, BOARDS[half]);
            classes.iter().all(|other| *other <= classes[*class])
        };
        cells.filter(is_right).count()
    });
    let mut told = String::new();
    let sum = Sha256::digest(file.as_slice()).iter().fold(String::new(), |mut sum, byte| {
        let _ = write!(sum, "{byte:02x}");
        sum
    });
    let _ = writeln!(told, "weights {sum}");
    let _ = writeln!(told, "seed {seed}, {steps} steps of {BATCH} cells");
    let _ = writeln!(told, "{puzzles} puzzles, {pictures} photographs");
    let [small, large] = right;
    let _ = writeln!(told, "{small} of {tested} drawn cells right, and {large} of {tested} of large boards");
    let _ = writeln!(told, "{faces} faces of {} families:\n{}", fonts.families.len(), fonts.used);
    std::fs::write(out, file.as_slice()).map_err(|error| error.to_string())?;
    std::fs::write(format!("{out}.txt"), &told).map_err(|error| error.to_string())?;
    told.lines().take(4).for_each(|line| println!("{line}"));
    Ok(())
}
