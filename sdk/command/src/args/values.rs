//! Values on the command line: shards, seeds, spans of ratings.

use std::str::FromStr;
use sudoku_board::Seed;

/// One part of a list that several machines share.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Shard {
    nth: u64,
    of: u64,
}

impl Shard {
    pub(crate) const fn has(self, number: u64) -> bool {
        number % self.of == self.nth % self.of
    }

    pub(crate) const fn is_first(self) -> bool {
        self.nth == 1
    }
}

impl FromStr for Shard {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let read = text.split_once('/').and_then(|(nth, of)| Some((nth.parse().ok()?, of.parse().ok()?)));
        match read {
            Some((nth, of)) if 1 <= nth && nth <= of => Ok(Self { nth, of }),
            _ => Err("a shard is its number and that of all shards, such as 3/64".to_owned()),
        }
    }
}

pub(super) fn seed(text: &str) -> Result<u64, String> {
    let number = text.trim().parse();
    match number {
        Ok(number) => Ok(number),
        Err(_) if text.trim().is_empty() => Err("a seed is a number or a text".to_owned()),
        Err(_) => Ok(Seed::from_text(text).number()),
    }
}

pub(super) fn span(text: &str) -> Result<(f64, f64), String> {
    let wrong = || "a span of ratings is two numbers, such as 7.0-7.5".to_owned();
    let (least, most) = text.split_once('-').unwrap_or((text, text));
    let number = |text: &str| text.parse().ok().filter(|number: &f64| (0.0..=99.0).contains(number));
    let (least, most) = number(least).zip(number(most)).ok_or_else(wrong)?;
    if least <= most { Ok((least, most)) } else { Err(wrong()) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shards_are_read() {
        let check = |text: &str, shard: Option<Shard>| assert_eq!(text.parse().ok(), shard, "{text}");
        check("3/64", Some(Shard { nth: 3, of: 64 }));
        check("1/1", Some(Shard { nth: 1, of: 1 }));
        for bad in ["", "3", "0/4", "5/4", "a/b", "-1/4", "1/0", "1/4/4"] {
            check(bad, None);
        }
        let has = |text: &str| {
            let shard: Shard = text.parse().expect(text);
            (1..=9).filter(|&number| shard.has(number)).collect::<Vec<u64>>()
        };
        assert_eq!(has("3/4"), [3, 7]);
        assert_eq!(has("4/4"), [4, 8]);
        assert_eq!(has("1/1").len(), 9);
    }

    #[test]
    fn seeds_and_spans_are_read() {
        assert_eq!(seed("17"), Ok(17));
        assert_eq!(seed("K7Q2M9X4"), Ok(Seed::from_text("k7q2m9x4").number()));
        assert!(seed(" ").is_err());
        assert_eq!(span("7.0-7.5"), Ok((7.0, 7.5)));
        assert_eq!(span("7"), Ok((7.0, 7.0)));
        for bad in ["", "-", "a-b", "7.5-7.0", "7-NaN", "7-1000"] {
            assert!(span(bad).is_err(), "{bad}");
        }
    }
}
