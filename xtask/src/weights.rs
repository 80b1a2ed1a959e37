//! The bytes that a visitor waits for: the files of a release by use, and the budget of the board.

use crate::compress::Weight;
use crate::listing;
use crate::notices;

/// The most bytes that the board may wait for, in brotli. A change that needs more raises it with a reason;
/// one that saves much lowers it.
const BOARD: usize = 368_500;

/// The use of a file, in a visitor's order.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
enum Use {
    /// Needed before anything can be played.
    Board,
    /// Loads after the board, by the name of the part; several parts may share a chunk.
    Part(String),
    /// Searches, beside the page.
    Worker,
    /// The static pages about techniques, for readers without the program.
    Leaflet,
    /// The words of another language than English.
    Language,
    /// Icons and names for installing it, licences, the list of files, and files for hosts and browsers: a visit never
    /// waits for these.
    Beside,
}

impl Use {
    fn of(name: &str) -> Self {
        if name.starts_with("learn/") || name == "sitemap.xml" {
            return Self::Leaflet;
        }
        if name.starts_with("languages/") {
            return Self::Language;
        }
        if name.contains('/')
            || ["_headers", notices::FILE, listing::LIST, "service-worker.js"].contains(&name)
        {
            return Self::Beside;
        }
        // The style of the parts comes with them.
        if name.starts_with("style-late-") {
            return Self::Part("style".to_owned());
        }
        // A page asks for these once its board has other things than digits.
        if ["abc", "pictures", "colours"].iter().any(|kind| name.starts_with(&format!("stepdoku-{kind}-"))) {
            return Self::Part("symbols".to_owned());
        }
        // The prose about techniques comes when somebody opens it.
        if name.starts_with("learn-") {
            return Self::Part("learn".to_owned());
        }
        if name.contains("-worker-") {
            return Self::Worker;
        }
        // `stepdoku-desk-0123456789abcdef.wasm`; the board's own program ends in `_bg.wasm`.
        let part = name.strip_prefix("stepdoku-").and_then(|rest| rest.strip_suffix(".wasm"));
        match part.and_then(|part| part.rsplit_once('-')) {
            Some((part, _)) => Self::Part(part.to_owned()),
            None => Self::Board,
        }
    }

    fn title(&self) -> String {
        match self {
            Self::Board => "until the board stands".to_owned(),
            Self::Part(name) => format!("part: {name}"),
            Self::Worker => "the worker".to_owned(),
            Self::Leaflet => "pages about techniques".to_owned(),
            Self::Language => "languages, each only for those who choose it".to_owned(),
            Self::Beside => "beside it, not waited for".to_owned(),
        }
    }
}

/// The sizes in columns: the sum and the files of each use, and each file's share of the board's total.
pub(crate) fn table(weights: &[Weight]) -> String {
    let board = sum(weights.iter().filter(|weight| Use::of(&weight.name) == Use::Board));
    let mut uses: Vec<Use> = weights.iter().map(|weight| Use::of(&weight.name)).collect();
    uses.sort();
    uses.dedup();
    let longest = weights.iter().map(|weight| weight.name.len() + 2).max().unwrap_or(0).max(28);
    let line = |title: &str, cells: [String; 4]| {
        format!("{title:longest$}{}\n", cells.map(|cell| format!("{cell:>10}")).concat())
    };
    let sizes = |title: &str, weight: &Weight| {
        let share = 100.0 * weight.brotli as f64 / board.brotli.max(1) as f64;
        let [raw, brotli, gzip] = [weight.raw, weight.brotli, weight.gzip].map(|bytes| bytes.to_string());
        line(title, [raw, brotli, gzip, format!("{share:.1} %")])
    };
    let mut text = line("bytes", ["raw", "brotli", "gzip", "of board"].map(str::to_owned));
    for of in uses {
        let files = || weights.iter().filter(|weight| Use::of(&weight.name) == of);
        text += &sizes(&of.title(), &sum(files()));
        if of == Use::Leaflet {
            // They are many and much alike, so only the largest has a line.
            let largest = files().max_by_key(|weight| weight.brotli);
            text += &largest.map(|weight| sizes(&format!("  {}", weight.name), weight)).unwrap_or_default();
            continue;
        }
        files().for_each(|weight| text += &sizes(&format!("  {}", weight.name), weight));
    }
    let is_of_a_visit =
        |weight: &&Weight| !matches!(Use::of(&weight.name), Use::Leaflet | Use::Language | Use::Beside);
    let visit = sum(weights.iter().filter(is_of_a_visit));
    text + &sizes("the whole first visit", &visit)
}

/// Fails if the board waits for more than its budget.
pub(crate) fn judge(weights: &[Weight]) -> Result<(), String> {
    let waits = sum(weights.iter().filter(|weight| Use::of(&weight.name) == Use::Board)).brotli;
    match waits {
        0 => Err("there is no page to be weighed".to_owned()),
        _ if waits > BOARD => {
            Err(format!("the board waits for {waits} bytes in brotli, and {BOARD} are its budget"))
        }
        _ if waits < BOARD / 2 => {
            Err(format!("the board waits for {waits} bytes in brotli: its budget, {BOARD}, is out of date"))
        }
        _ => Ok(()),
    }
}

fn sum<'a>(weights: impl Iterator<Item = &'a Weight>) -> Weight {
    let none = Weight { name: String::new(), raw: 0, brotli: 0, gzip: 0 };
    weights.fold(none, |sum, weight| Weight {
        raw: sum.raw + weight.raw,
        brotli: sum.brotli + weight.brotli,
        gzip: sum.gzip + weight.gzip,
        ..sum
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn weight(name: &str, brotli: usize) -> Weight {
        Weight { name: name.to_owned(), raw: 3 * brotli, brotli, gzip: brotli + 1 }
    }

    #[test]
    fn a_file_is_known_by_its_name() {
        let check = |name: &str, expected: Use| assert_eq!(Use::of(name), expected, "{name}");
        check("index.html", Use::Board);
        check("stepdoku-0123456789abcdef.js", Use::Board);
        check("stepdoku-0123456789abcdef_bg.wasm", Use::Board);
        check("stepdoku-parts-0123456789abcdef.js", Use::Board);
        check("stepdoku-desk-0123456789abcdef.wasm", Use::Part("desk".to_owned()));
        check("stepdoku-chunk-3-0123456789abcdef.wasm", Use::Part("chunk-3".to_owned()));
        check("stepdoku-worker-0123456789abcdef.js", Use::Worker);
        check("stepdoku-worker-0123456789abcdef_bg.wasm", Use::Worker);
        check("style-0123456789abcdef.css", Use::Board);
        check("style-late-0123456789abcdef.css", Use::Part("style".to_owned()));
        check("learn-en.txt", Use::Part("learn".to_owned()));
        check("languages/de.txt", Use::Language);
        check("languages/learn-de.txt", Use::Language);
        check("languages/de.webmanifest", Use::Language);
        check("learn/x-wing.html", Use::Leaflet);
        check("sitemap.xml", Use::Leaflet);
        check("icons/icon-192.png", Use::Beside);
        check("third-party.txt", Use::Beside);
        check("_headers", Use::Beside);
        check("service-worker.js", Use::Beside);
    }

    #[test]
    fn sizes_stand_in_columns_with_their_sums() {
        let text = table(&[
            weight("stepdoku-ab_bg.wasm", 900),
            weight("index.html", 100),
            weight("stepdoku-desk-ab.wasm", 50),
            weight("stepdoku-worker-ab.js", 7),
            weight("learn/index.html", 3),
            weight("learn/x-wing.html", 5),
            weight("_headers", 2),
        ]);
        assert_eq!(
            text,
            "bytes                              raw    brotli      gzip  of board\n\
             until the board stands            3000      1000      1002   100.0 %\n  \
               stepdoku-ab_bg.wasm             2700       900       901    90.0 %\n  \
               index.html                       300       100       101    10.0 %\n\
             part: desk                         150        50        51     5.0 %\n  \
               stepdoku-desk-ab.wasm            150        50        51     5.0 %\n\
             the worker                          21         7         8     0.7 %\n  \
               stepdoku-worker-ab.js             21         7         8     0.7 %\n\
             pages about techniques              24         8        10     0.8 %\n  \
               learn/x-wing.html                 15         5         6     0.5 %\n\
             beside it, not waited for            6         2         3     0.2 %\n  \
               _headers                           6         2         3     0.2 %\n\
             the whole first visit             3171      1057      1061   105.7 %\n"
        );
    }

    #[test]
    fn a_board_is_judged_by_what_it_waits_for() {
        let check = |weights: &[Weight], well: bool| assert_eq!(judge(weights).is_ok(), well, "{weights:?}");
        check(&[], false);
        check(&[weight("index.html", BOARD), weight("stepdoku-desk-ab.wasm", BOARD)], true);
        check(&[weight("index.html", BOARD), weight("boot.js", 1)], false);
        check(&[weight("index.html", BOARD / 2 - 1), weight("stepdoku-worker-ab.js", BOARD)], false);
    }
}
