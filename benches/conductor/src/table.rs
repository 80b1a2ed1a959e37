//! The one table: our rates or times, and how many times as fast that is as others.

use std::fmt::{self, Write as _};

/// A line of the table.
#[derive(Debug, Default)]
pub(crate) struct Row {
    what: String,
    native: String,
    wasm: String,
    kept: String,
    beside: Vec<String>,
    wants: Vec<Want>,
}

/// A bound that a figure should keep.
#[derive(Debug)]
struct Want {
    said: String,
    holds: bool,
}

/// All lines.
#[derive(Debug, Default)]
pub(crate) struct Table {
    rows: Vec<Row>,
}

impl Row {
    pub(crate) fn new(what: impl Into<String>) -> Self {
        Self { what: what.into(), ..Self::default() }
    }

    /// Our results on the machine and in WebAssembly, as items a second.
    pub(crate) fn rates(mut self, native: Option<f64>, wasm: Option<f64>) -> Self {
        let rate = |rate: Option<f64>| rate.map(|rate| format!("{} /s", figures(rate))).unwrap_or_default();
        (self.native, self.wasm) = (rate(native), rate(wasm));
        if let (Some(native), Some(wasm)) = (native, wasm) {
            self.kept = format!("{:.2}", wasm / native);
        }
        self
    }

    /// The same as texts, such as times.
    pub(crate) fn texts(mut self, native: impl Into<String>, wasm: impl Into<String>) -> Self {
        (self.native, self.wasm) = (native.into(), wasm.into());
        self
    }

    /// How many times as fast ours is as another.
    pub(crate) fn beside(mut self, name: &str, ratio: f64) -> Self {
        self.beside.push(format!("{name} {}", figures(ratio)));
        self
    }

    /// A figure that should be at least `least`.
    pub(crate) fn least(self, what: &str, got: f64, least: f64) -> Self {
        self.want(format!("{what} ≥ {}", figures(least)), got, got >= least)
    }

    /// A figure that should be at most `most`.
    pub(crate) fn most(self, what: &str, got: f64, most: f64) -> Self {
        self.want(format!("{what} ≤ {}", figures(most)), got, got <= most)
    }

    /// The cells after the name.
    fn cells(&self) -> [String; 5] {
        let wants: Vec<&str> = self.wants.iter().map(|want| want.said.as_str()).collect();
        let [native, wasm, kept] = [&self.native, &self.wasm, &self.kept].map(String::clone);
        [native, wasm, kept, self.beside.join(", "), wants.join(", ")]
    }

    fn want(mut self, wanted: String, got: f64, holds: bool) -> Self {
        let said = format!("{wanted}: {}", figures(got));
        let said = if holds { said } else { format!("**{said}**") };
        self.wants.push(Want { said, holds });
        self
    }
}

impl Table {
    /// Adds a line, and prints it immediately.
    pub(crate) fn add(&mut self, row: Row) {
        println!("  {}: {}", row.what, row.cells().join(" | "));
        self.rows.push(row);
    }

    /// The number of bounds, and of those not met.
    pub(crate) fn wishes(&self) -> (usize, usize) {
        let all = || self.rows.iter().flat_map(|row| &row.wants);
        (all().count(), all().filter(|want| !want.holds).count())
    }
}

impl fmt::Display for Table {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("| | native | WebAssembly | of native | times as fast as | wanted |\n|---|---:|---:|---:|---|---|")?;
        for row in &self.rows {
            write!(f, "\n| {} | {} |", row.what, row.cells().join(" | "))?;
        }
        Ok(())
    }
}

/// Three significant figures of a number, and spaces between its thousands.
pub(crate) fn figures(number: f64) -> String {
    match number {
        _ if !number.is_finite() => "?".to_owned(),
        1000.0.. => thousands((number / 10.0).round() as u64 * 10),
        100.0.. => format!("{number:.0}"),
        10.0.. => format!("{number:.1}"),
        0.1.. => format!("{number:.2}"),
        _ => format!("{number:.4}"),
    }
}

/// A whole number with a space before each three digits.
pub(crate) fn thousands(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            text.push('\u{202f}');
        }
        text.push(digit);
    }
    text
}

/// Milliseconds: the median, and the given percentiles.
pub(crate) fn milliseconds(pairs: &[(&str, f64)]) -> String {
    let mut text = String::new();
    for (index, (name, value)) in pairs.iter().enumerate() {
        let comma = if index > 0 { ", " } else { "" };
        let space = if name.is_empty() { "" } else { " " };
        let _ = write!(text, "{comma}{name}{space}{} ms", figures(*value));
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_short() {
        let check = |number: f64, text: &str| assert_eq!(figures(number), text, "{number}");
        check(0.0123, "0.0123");
        check(0.123, "0.12");
        check(1.234, "1.23");
        check(12.34, "12.3");
        check(123.4, "123");
        check(829_412.0, "829\u{202f}410");
        check(1234.0, "1\u{202f}230");
        check(f64::NAN, "?");
    }

    #[test]
    fn a_row_says_what_was_missed() {
        let mut table = Table::default();
        table.add(
            Row::new("x")
                .rates(Some(200.0), Some(150.0))
                .beside("peer", 2.0)
                .least("peer", 2.0, 3.0)
                .most("worst ms", 1.0, 2.0),
        );
        assert_eq!(
            table.to_string().lines().nth(2),
            Some("| x | 200 /s | 150 /s | 0.75 | peer 2.00 | **peer ≥ 3.00: 2.00**, worst ms ≤ 2.00: 1.00 |")
        );
        assert_eq!(table.wishes(), (2, 1));
    }
}
