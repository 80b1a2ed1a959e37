//! How often puzzles need each technique, counted over consecutive seeds, and positions to practise it.
//!
//! `cargo xtask frequency` runs it and explains its verbs; `docs/measuring.md` says how to continue a count.

mod clued;
mod counts;
mod drills;
mod special;
mod table;
mod walks;

use counts::Counts;
use std::{
    env, fmt, fs,
    path::{Path, PathBuf},
    process::ExitCode,
    thread,
    time::Instant,
};
use sudoku_core::{Puzzle, Shape, TechniqueSet, shape::Density};

const HELP: &str = "\
cargo xtask frequency VERB

  count SIDE SEEDS [--from N] [--threads N] [--in FOLDER]
                       make and walk SEEDS puzzles from seed N on (0); continue the counts in FOLDER, if it
                       has any, behind its last seed; write the counts, and positions for drills, after each
                       thousandth puzzle. Counts of other seeds from another folder may be added by hand:
                       the next two verbs take any number of files
  rare SEEDS [--from N] [--in FOLDER]
                       find positions of techniques that no walk reaches, because relatives of the same tier
                       come first
  newest SIDE SEEDS [--from N] [--threads N] [--in FOLDER]
                       find positions of the techniques that the counted edition of the ladder lacks
  killers SIDE SEEDS [--from N] [--in FOLDER]
                       make killers, and find positions of the techniques that add up cages
  clued SIDE SEEDS [--from N] [--in FOLDER]
                       make puzzles with clues, and find positions of the techniques about them
  rules SIDE SEEDS [--from N] [--in FOLDER]
                       the same with puzzles that the page makes, each with clues of one set
  special SIDE SEEDS [--from N] [--in FOLDER]
                       find such positions in symmetric puzzles and, at 9×9, in relatives of famous puzzles
  table COUNTS...      print learn/learn-often.txt from files of counts
  drills POSITIONS...  print learn/learn-drills.txt from files of positions, which may be that file itself: its lines
                       stay if no position of their technique and size is there
  examples POSITIONS...
                       print examples at 6×6, 8×8, 10×10 and 12×12 from files of positions, of puzzles that are
                       not in learn/learn-drills.txt, if that is one of the files";

/// The puzzles between two times of writing, by side.
const fn block(shape: &Shape) -> u64 {
    match shape.density() {
        Density::Small | Density::Usual => 1000,
        Density::Large => 20,
        Density::Huge => 4,
    }
}

fn main() -> ExitCode {
    let words: Vec<String> = env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let done = match words[..] {
        ["count", side, seeds, ref options @ ..] => Job::read(side, seeds, options).and_then(|job| job.run()),
        ["rare", seeds, ref options @ ..] => Job::read("9", seeds, options).and_then(|job| job.rare()),
        ["newest", side, seeds, ref options @ ..] => {
            Job::read(side, seeds, options).and_then(|job| job.newest())
        }
        ["killers", side, seeds, ref options @ ..] => Job::read(side, seeds, options)
            .and_then(|job| job.likely("killers", special::killers, drills::Pool::sums)),
        ["clued", side, seeds, ref options @ ..] => Job::read(side, seeds, options)
            .and_then(|job| job.likely("clued", clued::puzzles, drills::Pool::clues)),
        ["rules", side, seeds, ref options @ ..] => Job::read(side, seeds, options)
            .and_then(|job| job.likely("rules", special::clued, |_| drills::of_clues().collect())),
        ["special", side, seeds, ref options @ ..] => Job::read(side, seeds, options)
            .and_then(|job| job.likely("special", special::puzzles, drills::Pool::newest)),
        ["table", ref files @ ..] => read_all(files).and_then(|texts| table::write(&texts)),
        ["drills", ref files @ ..] => read_all(files).map(|texts| drills::choose(&texts)),
        ["examples", ref files @ ..] => read_all(files).map(|texts| drills::examples(&texts)),
        _ => Err(HELP.to_owned()),
    };
    match done {
        Ok(text) => {
            print!("{text}");
            ExitCode::SUCCESS
        }
        Err(why) => {
            eprintln!("{why}");
            ExitCode::FAILURE
        }
    }
}

fn read_all(files: &[&str]) -> Result<Vec<String>, String> {
    files.iter().map(|file| fs::read_to_string(file).map_err(|error| format!("{file}: {error}"))).collect()
}

/// A count to make or to continue.
struct Job {
    shape: Shape,
    seeds: u64,
    from: u64,
    threads: usize,
    folder: PathBuf,
}

impl Job {
    fn read(side: &str, seeds: &str, options: &[&str]) -> Result<Self, String> {
        let number = |text: &str| text.parse::<u64>().map_err(|_| format!("{text} is not a number"));
        let shape = Shape::ALL.into_iter().find(|shape| shape.side().to_string() == side);
        let shape = shape.ok_or_else(|| format!("{side} is not a side"))?;
        let mut job = Self {
            shape: shape.clone(),
            seeds: number(seeds)?,
            from: 0,
            threads: 1,
            folder: "frequency".into(),
        };
        for pair in options.chunks(2) {
            match *pair {
                ["--from", first] => job.from = number(first)?,
                ["--threads", threads] => job.threads = number(threads)?.max(1) as usize,
                ["--in", folder] => job.folder = folder.into(),
                _ => return Err(HELP.to_owned()),
            }
        }
        Ok(job)
    }

    fn run(&self) -> Result<String, String> {
        let side = self.shape.side();
        let start = Instant::now();
        fs::create_dir_all(&self.folder).map_err(|error| error.to_string())?;
        let file = self.folder.join(format!("counts-{side}.txt"));
        let positions = self.folder.join(format!("positions-{side}.txt"));
        let mut counts = match fs::read_to_string(&file) {
            Ok(text) => Counts::read(&text)?,
            Err(_) => Counts::new(&self.shape),
        };
        if counts.shape != self.shape {
            return Err(format!("{} counts another side", file.display()));
        }
        let mut pool = drills::Pool::open(&positions);
        let mut next = counts.next_after(self.from);
        let end = next + self.seeds;
        while next < end {
            let until = end.min(next + block(&self.shape));
            for walked in self.walk(next, until) {
                counts.add(&walked);
                pool.offer(&walked);
            }
            // Positions come first: they may be there twice, and counts may not.
            pool.save(&positions)?;
            counts.cover(next, until);
            replace(&file, &counts.to_string())?;
            next = until;
            let spent = start.elapsed().as_secs_f64();
            eprintln!("{side}×{side}: seeds up to {next}, {spent:.0} s");
        }
        Ok(String::new())
    }

    /// Looks for rare techniques.
    fn rare(&self) -> Result<String, String> {
        fs::create_dir_all(&self.folder).map_err(|error| error.to_string())?;
        let positions = self.folder.join("positions-rare.txt");
        let mut pool = drills::Pool::open(&positions);
        for seed in self.from..self.from + self.seeds {
            for (_, spot) in walks::rare_spots(seed, &pool.scarce()) {
                pool.add(spot, seed);
                pool.save(&positions)?;
            }
        }
        Ok(String::new())
    }

    /// Looks for the techniques of the newest edition.
    fn newest(&self) -> Result<String, String> {
        fs::create_dir_all(&self.folder).map_err(|error| error.to_string())?;
        let positions = self.folder.join(format!("positions-newest-{}.txt", self.shape.side()));
        let mut pool = drills::Pool::open(&positions);
        let (end, step) = (self.from + self.seeds, block(&self.shape));
        let mut next = self.from;
        while next < end {
            let until = end.min(next + step);
            let (seeds, wanted): (Vec<u64>, _) = ((next..until).collect(), pool.newest());
            let of = |seeds: &[u64]| -> Vec<(u64, walks::Spot)> {
                let spots = |&seed: &u64| {
                    walks::newest_spots(&self.shape, seed, wanted, drills::least_empty(&self.shape))
                        .into_iter()
                        .map(move |spot| (seed, spot))
                };
                seeds.iter().flat_map(spots).collect()
            };
            let found: Vec<(u64, walks::Spot)> = thread::scope(|scope| {
                let shares = seeds.chunks(seeds.len().div_ceil(self.threads));
                let started: Vec<_> = shares.map(|seeds| scope.spawn(move || of(seeds))).collect();
                started.into_iter().flat_map(|thread| thread.join().expect("a walk ends")).collect()
            });
            for (seed, spot) in found {
                pool.add(spot, seed);
            }
            pool.save(&positions)?;
            next = until;
        }
        Ok(String::new())
    }

    /// Looks for techniques in puzzles where they are likely: those that still lack positions.
    fn likely(
        &self,
        name: &str,
        puzzles: fn(&Shape, u64) -> Vec<Puzzle>,
        wanted: fn(&drills::Pool) -> TechniqueSet,
    ) -> Result<String, String> {
        fs::create_dir_all(&self.folder).map_err(|error| error.to_string())?;
        let positions = self.folder.join(format!("positions-{name}-{}.txt", self.shape.side()));
        let mut pool = drills::Pool::open(&positions);
        for seed in self.from..self.from + self.seeds {
            for puzzle in puzzles(&self.shape, seed) {
                for spot in walks::newest_of(&puzzle, wanted(&pool), drills::least_empty(&self.shape)) {
                    pool.add(spot, seed);
                }
            }
            pool.save(&positions)?;
        }
        Ok(String::new())
    }

    /// The walks of these seeds, in their order.
    fn walk(&self, from: u64, until: u64) -> Vec<walks::Walked> {
        let seeds: Vec<u64> = (from..until).collect();
        let share = seeds.len().div_ceil(self.threads);
        let of = |seeds: &[u64]| -> Vec<walks::Walked> {
            seeds.iter().filter_map(|&seed| walks::walked(&self.shape, seed)).collect()
        };
        if self.threads == 1 {
            return of(&seeds);
        }
        thread::scope(|scope| {
            let started: Vec<_> = seeds.chunks(share).map(|seeds| scope.spawn(move || of(seeds))).collect();
            started.into_iter().flat_map(|thread| thread.join().expect("a walk ends")).collect()
        })
    }
}

/// Adds words to a text.
fn add(text: &mut String, words: fmt::Arguments<'_>) {
    text.push_str(&words.to_string());
}

/// Writes a file so that a stop leaves the old one or the new one.
fn replace(file: &Path, text: &str) -> Result<(), String> {
    let beside = file.with_extension("new");
    let written = fs::write(&beside, text).and_then(|()| fs::rename(&beside, file));
    written.map_err(|error| format!("{}: {error}", file.display()))
}
