//! Measures the reader: `measure_photos FOLDER [held|training|all]`, with the labels of a folder of
//! photographs.
//!
//! It prints the mistakes, and a table by blur, light and size.

#[path = "shared/labelled.rs"]
mod shared;

use shared::Labelled;
use std::{
    path::Path,
    time::{Duration, Instant},
};
use stepdoku_photo::{
    Grey, Reading, ReadingError, marks::likeliest, read, reading::is_doubtful, repair::Solutions,
};

/// The result for a photograph.
struct Measured {
    puzzle: String,
    file: String,
    digits: Vec<u8>,
    reading: Result<Reading, ReadingError>,
    is_framed: bool,
    light: f32,
    blur: f32,
    pixels: usize,
    time: Duration,
}

/// The counts of a row of the table.
#[derive(Default)]
struct Row {
    photos: usize,
    framed: usize,
    cells: usize,
    raw_boards: usize,
    raw_silent: usize,
    boards: usize,
    after_two: usize,
    after_all: usize,
    silent: usize,
    marks: usize,
    right_unmarked: usize,
}

impl Measured {
    fn new(folder: &Path, label: &Labelled) -> Result<Self, String> {
        let picture = shared::open(&folder.join(&label.file))?;
        let start = Instant::now();
        let reading = read(&picture);
        let time = start.elapsed();
        let is_framed = reading.as_ref().is_ok_and(|reading| is_framed(label, reading));
        Ok(Self {
            puzzle: format!("{:02x}", label.hash()),
            file: label.file.clone(),
            digits: label.digits.clone(),
            is_framed,
            light: light(&picture),
            blur: blur(&picture),
            pixels: picture.width() * picture.height(),
            reading,
            time,
        })
    }

    /// Returns the cells of these digits that differ from the label.
    fn wrong(&self, digits: &[u8]) -> Vec<usize> {
        (0..digits.len()).filter(|&cell| digits[cell] != self.digits[cell]).collect()
    }

    fn add_to(&self, row: &mut Row) {
        row.photos += 1;
        row.framed += usize::from(self.is_framed);
        let Ok(reading) = &self.reading else { return };
        let raw = self.wrong(&reading.raw());
        let doubtful =
            |cell: &usize| is_doubtful(&reading.marks.printed(&reading.classes[*cell]), Solutions::One);
        row.raw_boards += usize::from(raw.is_empty());
        row.raw_silent += usize::from(!raw.iter().all(doubtful));
        let wrong = self.wrong(&reading.digits);
        let is_marked = |cell: &usize| reading.marked.contains(cell);
        let all_marked = wrong.iter().all(is_marked);
        row.cells += reading.digits.len() - wrong.len();
        row.boards += usize::from(wrong.is_empty());
        row.after_two += usize::from(all_marked && wrong.len() <= 2);
        row.after_all += usize::from(all_marked);
        row.silent += usize::from(!all_marked);
        row.marks += reading.marked.len();
        row.right_unmarked += usize::from(wrong.is_empty() && reading.marked.is_empty());
    }
}

/// Returns whether the corners of a reading are near those of its label.
fn is_framed(label: &Labelled, reading: &Reading) -> bool {
    let Some(expected) = label.corners else { return true };
    let side = expected[0].distance(expected[1]).min(expected[1].distance(expected[2]));
    let far = |turns: usize| {
        let pairs = (0..4).map(|i| reading.corners[(i + turns) % 4].distance(expected[i]));
        pairs.fold(0.0, f32::max)
    };
    (0..4).map(far).fold(f32::MAX, f32::min) < side * 0.05
}

/// Returns the mean brightness, from 0 to 255.
fn light(picture: &Grey) -> f32 {
    picture.pixels().iter().map(|&pixel| f32::from(pixel)).sum::<f32>() / picture.pixels().len() as f32
}

/// Returns the sharpness: the mean square of the second difference to the right, as a share of the variance.
fn blur(picture: &Grey) -> f32 {
    let mean = light(picture);
    let (mut second, mut variance) = (0.0, 0.0);
    for row in picture.pixels().chunks_exact(picture.width()) {
        for three in row.windows(3) {
            let [a, b, c] = [three[0], three[1], three[2]].map(f32::from);
            second += (a - 2.0 * b + c).powi(2);
            variance += (b - mean).powi(2);
        }
    }
    second / variance.max(1.0)
}

fn print(name: &str, measured: &[&Measured]) {
    let mut row = Row::default();
    for photo in measured {
        photo.add_to(&mut row);
    }
    let share = |count: usize| count as f32 * 100.0 / row.photos.max(1) as f32;
    let cells = row.cells as f32 * 100.0 / (81 * row.photos.max(1)) as f32;
    println!(
        "| {name} | {} | {:.1} | {:.2} | {:.1} | {} | {:.1} | {:.1} | {:.1} | {} | {:.1} | {:.1} |",
        row.photos,
        share(row.framed),
        cells,
        share(row.raw_boards),
        row.raw_silent,
        share(row.boards),
        share(row.after_two),
        share(row.after_all),
        row.silent,
        row.marks as f32 / row.photos.max(1) as f32,
        share(row.right_unmarked),
    );
}

fn print_thirds(name: [&str; 3], measured: &[Measured], of: fn(&Measured) -> f32) {
    let mut sorted: Vec<&Measured> = measured.iter().collect();
    sorted.sort_by(|a, b| of(a).total_cmp(&of(b)));
    let third = sorted.len().div_ceil(3).max(1);
    for (name, photos) in name.iter().zip(sorted.chunks(third)) {
        print(name, photos);
    }
}

fn main() -> Result<(), String> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let folder = arguments.first().ok_or("measure_photos FOLDER [held|training|all]")?;
    let part = arguments.get(1).map_or("held", String::as_str);
    let folder = Path::new(folder);
    let labels = shared::labels(folder)?;
    let chosen = labels.iter().filter(|label| match part {
        "held" => label.is_held_out(),
        "training" => !label.is_held_out(),
        _ => true,
    });
    let measured: Vec<Measured> =
        chosen.map(|label| Measured::new(folder, label)).collect::<Result<_, _>>()?;
    for photo in &measured {
        let (name, puzzle) = (&photo.file, &photo.puzzle);
        match &photo.reading {
            Err(reason) => println!("{name} ({puzzle}): {reason}"),
            Ok(reading) => {
                let (raw, wrong) = (photo.wrong(&reading.raw()), photo.wrong(&reading.digits));
                let silent: Vec<String> = wrong
                    .iter()
                    .filter(|cell| !reading.marked.contains(cell))
                    .map(|&cell| {
                        format!(
                            "{cell}: {} for {}, {:.4}",
                            reading.digits[cell],
                            photo.digits[cell],
                            likeliest(&reading.marks.printed(&reading.classes[cell])).1
                        )
                    })
                    .collect();
                if !raw.is_empty() || !wrong.is_empty() || !photo.is_framed {
                    let told = |digits: &[u8], cells: &[usize]| {
                        cells
                            .iter()
                            .map(|&cell| format!("{cell}:{}/{}", digits[cell], photo.digits[cell]))
                            .collect::<Vec<_>>()
                            .join(" ")
                    };
                    println!(
                        "{name} ({puzzle}): raw {} | repaired {} | {:?}, {} marks, silent {silent:?}{}",
                        told(&reading.raw(), &raw),
                        told(&reading.digits, &wrong),
                        reading.solutions,
                        reading.marked.len(),
                        if photo.is_framed { "" } else { " BAD FRAME" }
                    );
                }
            }
        }
    }
    println!(
        "| Photographs | number | frame % | cells % | boards % without repair | silent without repair | boards % | after two % | after all marks % | silent | marks | right without marks % |"
    );
    println!("|---|---|---|---|---|---|---|---|---|---|---|---|");
    print("all", &measured.iter().collect::<Vec<_>>());
    print_thirds(["most blurred third", "middle third", "sharpest third"], &measured, |photo| photo.blur);
    print_thirds(["darkest third", "middle third", "brightest third"], &measured, |photo| photo.light);
    for (name, least, most) in [("up to 0.5 megapixels", 0, 500_000), ("more", 500_001, usize::MAX)] {
        print(
            name,
            &measured.iter().filter(|photo| (least..=most).contains(&photo.pixels)).collect::<Vec<_>>(),
        );
    }
    let slowest = measured.iter().map(|photo| photo.time).max().unwrap_or_default();
    let all: Duration = measured.iter().map(|photo| photo.time).sum();
    println!(
        "time: {} ms the slowest, {} ms the mean",
        slowest.as_millis(),
        all.as_millis() / measured.len().max(1) as u128
    );
    Ok(())
}
