//! The options of the command line.

use sudoku_board::{Seed, Shape, Symmetry, rng::GENERATOR_VERSION};
use sudoku_logic::Level;
use sudoku_make::{
    Drawn, Filling, Spec,
    generate::recipe::Recipe,
    magazine::{Answers, Batch, Layout, Lot, Paper, Ways},
};

pub(crate) const HELP: &str = "\
Makes a Sudoku magazine: as many unlike puzzles as you ask for, each with one solution.

    magazine [OPTIONS]

WHAT TO MAKE
  --lot COUNTxSIZE.LEVEL[.FILLING[.SYMMETRY]]
                    puzzles by level, as often as you like; 1 to 1000 puzzles in all.
                    SIZE: 4x4, 9x9, 16x16, 25x25, or 2 to 5
                    LEVEL: easy, medium, hard, very-hard, fiendish, extreme
                    FILLING: random (usual), permutation (a pattern grid in disguise)
                    SYMMETRY: half-turn (usual), none, quarter-turn, mirror-rows,
                    mirror-columns, diagonal, anti-diagonal, full
  --lot COUNTxmRECIPE
                    puzzles to measure, as in the page: a recipe without its version and seed,
                    such as 5xm3.random.none.needs-x-wing.tries-900
  --seed TEXT       where chance begins; any text, and the same one makes the same magazine.
                    Without it the seed is MAGAZ1NE
  --ascending       the easiest first
  --keep-looking    look for rare puzzles until all are there
  --batch TEXT      all of the above in one text, as the cover prints it

HOW TO WRITE IT
  --format FORMAT   text (usual), sdm, or html to print; else as the end of --out says
  --out FILE        where to; without it, to the standard output
  --quiet           say nothing on the way

HOW TO PRINT IT
  --title TEXT      the title
  --base ADDRESS    where Stepdoku is, as QR codes over the puzzles lead there; else there are none
  --paper NAME      a4 (usual), letter
  --per-page NUMBER 1, 2, 4 (usual), 6 or 9; fewer where cells would be too small
  --answers WHERE   at-end (usual), upside-down, none
  --ways WHICH      none (usual), hard (steps beyond singles), all
  --large           large print
  --candidates      candidates in the empty cells
  --recipes         the recipe over each puzzle
  --rating          the rating and the score over the puzzles
  --no-rating       no rating over the puzzles, as without a word about it
  --numbers         numbers from 10 on instead of letters on large boards
  --no-cover        no cover
  --booklet         two pages on a sheet across, to be printed on both sides and folded
  --signature SHEETS
                    4, 6, 8 or 10 sheets of a booklet folded together, then the next ones; else all
";

/// The output.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Wanted {
    Text,
    Sdm,
    Html,
}

pub(crate) struct Options {
    pub(crate) batch: Batch,
    pub(crate) wanted: Wanted,
    pub(crate) out: Option<String>,
    pub(crate) quiet: bool,
    pub(crate) keep_looking: bool,
    pub(crate) title: String,
    pub(crate) base: String,
    pub(crate) layout: Layout,
}

impl Options {
    /// Parses the command line; `None` if it asks for help.
    pub(crate) fn read(arguments: impl Iterator<Item = String>) -> Result<Option<Self>, String> {
        let mut arguments = arguments;
        let (mut lots, mut seed, mut ascending, mut batch) = (Vec::new(), None, false, None);
        let (mut wanted, mut out, mut quiet, mut keep_looking) = (None, None, false, false);
        let (mut title, mut base) = ("Sudoku".to_owned(), String::new());
        let mut layout = Layout::default();
        while let Some(option) = arguments.next() {
            let mut value = || arguments.next().ok_or_else(|| format!("{option} needs a value after it"));
            match option.as_str() {
                "--help" | "-h" => return Ok(None),
                "--lot" => lots.push(lot(&value()?)?),
                "--seed" => seed = Some(Seed::from_text(&value()?)),
                "--ascending" => ascending = true,
                "--batch" => {
                    let text = value()?;
                    let read = text.parse::<Batch>();
                    batch = Some(read.map_err(|error| format!("--batch {text}: {error}"))?);
                }
                "--format" => wanted = Some(named(&option, &value()?, &FORMATS)?),
                "--out" => out = Some(value()?),
                "--quiet" => quiet = true,
                "--keep-looking" => keep_looking = true,
                "--title" => title = value()?,
                "--base" => base = address(value()?)?,
                "--paper" => {
                    layout.paper = named(&option, &value()?, &Paper::ALL.map(|one| (one.slug(), one)))?;
                }
                "--per-page" => {
                    layout.most =
                        named(&option, &value()?, &[("1", 1), ("2", 2), ("4", 4), ("6", 6), ("9", 9)])?;
                }
                "--answers" => {
                    layout.answers = named(&option, &value()?, &Answers::ALL.map(|one| (one.slug(), one)))?;
                }
                "--ways" => layout.ways = named(&option, &value()?, &Ways::ALL.map(|one| (one.slug(), one)))?,
                "--large" => layout.large = true,
                "--candidates" => layout.candidates = true,
                "--recipes" => layout.recipe = true,
                "--rating" => layout.rating = true,
                "--no-rating" => layout.rating = false,
                "--numbers" => layout.numbers = true,
                "--no-cover" => layout.cover = false,
                "--booklet" => layout.booklet = true,
                "--signature" => {
                    layout.signature =
                        named(&option, &value()?, &[("4", 4), ("6", 6), ("8", 8), ("10", 10)])?;
                }
                _ => return Err(format!("there is no option {option}")),
            }
        }
        let batch = match batch {
            Some(_) if !lots.is_empty() || seed.is_some() || ascending => {
                return Err(
                    "--batch says all that --lot, --seed and --ascending do: use one or the other".into()
                );
            }
            Some(batch) => batch,
            None if lots.is_empty() => {
                return Err("say what to make with --lot, such as --lot 20x9x9.easy".into());
            }
            None => Batch::new(seed.unwrap_or(Seed::from_text("MAGAZ1NE")), ascending, lots)
                .map_err(|error| error.to_string())?,
        };
        let by_name = || {
            let ending = out.as_ref().and_then(|path: &String| path.rsplit_once('.'));
            let ending = ending.map(|(_, ending)| if ending == "txt" { "text" } else { ending });
            ending.and_then(|ending| named("", ending, &FORMATS).ok())
        };
        let wanted = wanted.or_else(by_name).unwrap_or(Wanted::Text);
        layout.code = !base.is_empty();
        Ok(Some(Self { batch, wanted, out, quiet, keep_looking, title, base, layout }))
    }
}

fn address(text: String) -> Result<String, String> {
    let known =
        ["https://", "http://"].iter().any(|start| text.starts_with(start) && text.len() > start.len());
    let plain = text.bytes().all(|byte| byte.is_ascii_graphic());
    if known && plain {
        Ok(text)
    } else {
        Err(format!("--base {text}: it is a whole address, such as https://example.org/stepdoku/"))
    }
}

const FORMATS: [(&str, Wanted); 3] = [("text", Wanted::Text), ("sdm", Wanted::Sdm), ("html", Wanted::Html)];

fn named<T: Copy>(option: &str, text: &str, names: &[(&str, T)]) -> Result<T, String> {
    let found = names.iter().find(|(name, _)| *name == text).map(|&(_, value)| value);
    found.ok_or_else(|| {
        let names: Vec<&str> = names.iter().map(|&(name, _)| name).collect();
        format!("{option} {text}: it is one of {}", names.join(", "))
    })
}

fn lot(text: &str) -> Result<Lot, String> {
    let bad = |why: &str| format!("--lot {text}: {why}");
    let (count, form) =
        text.split_once('x').ok_or_else(|| bad("it is COUNTxSIZE.LEVEL, such as 20x9x9.easy"))?;
    let count = count.parse().map_err(|_| bad("the number of puzzles is from 1 to 1000"))?;
    let recipe = if form.starts_with('m') {
        return format!("z{GENERATOR_VERSION}.00000000.{text}")
            .parse::<Batch>()
            .map_err(|error| bad(&error.to_string()))
            .and_then(|batch| batch.lots().first().cloned().ok_or_else(|| bad("it is empty")));
    } else {
        let mut parts = form.split('.');
        let size = parts.next().unwrap_or_default();
        let side = size.split_once('x').filter(|(one, other)| one == other).map(|(side, _)| side);
        let shape = match side {
            Some(side) => side.parse().ok().and_then(Shape::from_side),
            None => size.parse().ok().and_then(Shape::from_token),
        };
        let shape = shape.ok_or_else(|| bad("the size is one of 4x4, 9x9, 16x16, 25x25"))?;
        let level = parts.next().and_then(Level::from_slug);
        let level = level
            .ok_or_else(|| bad("the level is one of easy, medium, hard, very-hard, fiendish, extreme"))?;
        let filling = parts.next().map_or(Some(Filling::Random), Filling::from_slug);
        let filling = filling.ok_or_else(|| bad("the filling is one of random, permutation"))?;
        let symmetry = parts.next().map_or(Some(Symmetry::HalfTurn), Symmetry::from_slug);
        let symmetry = symmetry.ok_or_else(|| {
            bad(&format!("the symmetry is one of {}", Symmetry::ALL.map(Symmetry::slug).join(", ")))
        })?;
        if parts.next().is_some() {
            return Err(bad("there is more than size, level, filling and symmetry"));
        }
        Recipe::Spec(Spec {
            shape: shape.clone(),
            drawn: Drawn::Nothing,
            level,
            filling,
            symmetry,
            seed: Seed::new(0),
        })
    };
    Lot::new(count, &recipe).map_err(|error| bad(&error.to_string()))
}
