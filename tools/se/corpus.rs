//! The reference cases, read from the folder that `CORPUS_DIR` names.

use std::{env, fs, ops::ControlFlow, path::PathBuf, time::Instant};
use sudoku_core::{Candidate, Cell, Digit, Grid, Shape};

fn path(name: &str) -> Result<PathBuf, String> {
    let folder = env::var_os("CORPUS_DIR").ok_or("CORPUS_DIR names no folder of reference cases")?;
    Ok(PathBuf::from(folder).join(name))
}

/// The lines of a file without comments.
pub(crate) fn lines(name: &str) -> Result<Vec<String>, String> {
    let path = path(name)?;
    let bytes = fs::read(&path).map_err(|error| format!("{}: {error}", path.display()))?;
    let packed = path.extension().is_some_and(|extension| extension == "gz");
    let bytes = if packed { unpacked(&bytes)? } else { bytes };
    let text = String::from_utf8(bytes).map_err(|error| format!("{name}: {error}"))?;
    Ok(text.lines().filter(|line| !line.starts_with('#')).map(str::to_owned).collect())
}

/// The content of a gzip file with one member.
fn unpacked(bytes: &[u8]) -> Result<Vec<u8>, String> {
    let flags = *bytes.get(3).ok_or("a gzip file has a header")?;
    let mut start = 10;
    if flags & 8 != 0 {
        let name = bytes.get(start..).and_then(|rest| rest.iter().position(|&byte| byte == 0));
        start += name.ok_or("a name in a header ends")? + 1;
    }
    let packed = bytes.get(start..).ok_or("a gzip file has content")?;
    miniz_oxide::inflate::decompress_to_vec(packed).map_err(|error| error.to_string())
}

/// A rating in tenths, as the program prints it: a little more, cut after the first decimal.
pub(crate) fn tenths(text: &str) -> Result<u16, String> {
    let value: f64 = text.parse().map_err(|_| format!("{text} is no rating"))?;
    Ok(((value + 0.05) * 10.0 + 1e-9).floor() as u16)
}

/// A grid of a line with points or zeros for empty cells.
pub(crate) fn grid(line: &str) -> Result<Grid, String> {
    Grid::from_line(&line.replace('0', ".")).ok_or_else(|| format!("{line} is no grid"))
}

/// Digit, row and column, each from 1.
pub(crate) fn name(one: Candidate) -> String {
    let geometry = Shape::S9.geometry();
    let (row, column) = (geometry.row(one.cell) + 1, geometry.column(one.cell) + 1);
    format!("{}{row}{column}", one.digit.number())
}

/// The candidates of a column; `-` is none.
pub(crate) fn candidates(column: &str) -> Result<Vec<Candidate>, String> {
    if column == "-" || column.is_empty() {
        return Ok(Vec::new());
    }
    let one = |name: &str| {
        let number: usize = name.parse().ok()?;
        let digit = Digit::new(u8::try_from(number / 100).ok()?)?;
        let (row, column) = (number / 10 % 10, number % 10);
        let inside = (1..=Shape::S9.side()).contains(&row) && (1..=Shape::S9.side()).contains(&column);
        inside.then(|| Candidate::new(cell(row, column), digit))
    };
    column.split(' ').map(|name| one(name).ok_or_else(|| format!("{name} is no candidate"))).collect()
}

fn cell(row: usize, column: usize) -> Cell {
    Shape::S9.geometry().cell(row - 1, column - 1)
}

/// The processor's time since some moment, in seconds, or else the clock's: other work on the machine does not
/// count.
pub(crate) fn seconds(since: Instant) -> f64 {
    let told = fs::read_to_string("/proc/self/schedstat").ok();
    let spent = told.and_then(|text| text.split(' ').next()?.parse::<f64>().ok());
    spent.map_or_else(|| since.elapsed().as_secs_f64(), |nanoseconds| nanoseconds / 1e9)
}

/// A limit of time for one question. It looks at the clock now and then.
pub(crate) struct Limit {
    since: Instant,
    start: f64,
    most: f64,
    asked: u32,
}

impl Limit {
    pub(crate) fn new(most: f64) -> Self {
        let since = Instant::now();
        Self { since, start: seconds(since), most, asked: 0 }
    }

    pub(crate) fn spent(&self) -> f64 {
        seconds(self.since) - self.start
    }

    pub(crate) fn watch(&mut self) -> ControlFlow<()> {
        self.asked += 1;
        let late = self.asked.is_multiple_of(256) && self.spent() > self.most;
        if late { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    }
}
