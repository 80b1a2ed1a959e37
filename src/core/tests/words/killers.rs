//! Killers in the texts of other programs.

use crate::{
    common::{corpus_objects, killer_board},
    foreign_texts::{penpa, penpa_numbers, penpa_of},
};
use serde_json::Value;
use std::{
    collections::{BTreeMap, BTreeSet},
    ops::ControlFlow,
};
use sudoku_core::{
    Cages, Candidates, Cell, Constraint, Constraints, Digit, DigitSet, Drawn, Filling, Grid, Level, Position,
    Rng, Seed, Shape, Spec, Symmetry, Technique,
    cages::{Cage, sums_of},
    generate::generate,
    ladder::{Ladder, next_step},
    notation::{
        self,
        boards::{Snapshot, TextFormat},
        link, names,
        sites::Site,
    },
};

/// The texts of the corpus, and those among them that are refused.
const TEXTS: usize = 34;

/// The cages of a board: sum and cells of each.
fn cages_of(shape: &Shape) -> BTreeSet<(Option<u64>, Vec<String>)> {
    let named = |cage: &Cage| {
        let mut cells: Vec<String> = cage.cells().iter().map(|&cell| names::cell_name(shape, cell)).collect();
        cells.sort();
        (cage.sum().map(u64::from), cells)
    };
    shape.cages().iter().map(named).collect()
}

#[test]
fn killers_of_other_programs_are_read_whole() {
    let Some(rows) = corpus_objects("killer/killer_links.jsonl", TEXTS) else { return };
    let (mut read, mut refused) = (0, 0);
    let (mut wrong, mut same) = (Vec::new(), BTreeSet::new());
    for row in &rows {
        let (id, text, expect) = (&row["id"], row["text"].as_str().expect("a text"), &row["expect"]);
        let reading = notation::read(text);
        let must_refuse = expect["reject"].is_string();
        let wanted: BTreeSet<(Option<u64>, Vec<String>)> = expect["cages"]
            .as_array()
            .map(|cages| {
                let cage = |cage: &Value| {
                    let cells = cage["cells"].as_array().expect("cells").iter();
                    let mut cells: Vec<String> =
                        cells.map(|cell| cell.as_str().expect("a name").to_owned()).collect();
                    cells.sort();
                    (cage["sum"].as_u64(), cells)
                };
                cages.iter().map(cage).collect()
            })
            .unwrap_or_default();
        match reading {
            Err(_) if must_refuse => refused += 1,
            Ok(reading) if !must_refuse => {
                let shape = reading.grid.shape();
                let givens = expect["givens"].as_str().expect("givens");
                let has_more = !expect["other_constraints"].is_null();
                if cages_of(shape) != wanted
                    || reading.grid.symbols() != givens
                    || shape.has_clues() != has_more
                {
                    wrong.push(format!("{id}: {} {:?} instead of {wanted:?}", reading.grid, reading.format));
                }
                // What came in a form goes out in it, signs and all. SudokuWiki's colours may be others.
                for (form, text) in forms(&reading.grid) {
                    assert_eq!(grid_of(&text), Ok(reading.grid.clone()), "{form:?} {id}: {text}");
                }
                let own = FORMS
                    .iter()
                    .zip(has_room(&reading.grid))
                    .find(|((start, _), _)| id.as_str().is_some_and(|id| id.starts_with(start)));
                if let Some((&(start, form), true)) = own {
                    let sums = |text: &str| text.rsplit_once(',').map(|(_, sums)| sums.to_owned());
                    let written = form.written(&reading.grid).unwrap_or_default();
                    let is_same = match form {
                        Form::Link(_) => sums(&written) == sums(text),
                        Form::Text(_) => written.trim_end() == text.trim_end(),
                    };
                    assert!(is_same, "{id}: {written} instead of {text}");
                    same.insert(start);
                }
                // Our own line says the same, and so do links to other programs.
                let board = Snapshot::new(reading.grid.clone(), &reading.grid, |_| DigitSet::EMPTY);
                for site in [Site::SudokuPad, Site::FPuzzles, Site::InteractiveSolver] {
                    let Some(address) = site.address(&board) else {
                        assert!(site == Site::InteractiveSolver && (shape.side() != 9 || has_more), "{id}");
                        continue;
                    };
                    assert_eq!(
                        notation::read(&address).map(|again| again.grid),
                        Ok(reading.grid.clone()),
                        "{id}"
                    );
                }
                assert_eq!(
                    notation::read(&reading.grid.to_string()).map(|again| again.grid),
                    Ok(reading.grid)
                );
                read += 1;
            }
            other => wrong.push(format!("{id}: {other:?}")),
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(read >= 27 && refused >= 6, "{read} read, {refused} refused");
    // The file of KSudoku has cells without a cage, of which KSudoku itself makes no game.
    assert_eq!(same, BTreeSet::from(["l-sgt-", "l-sumo-", "l-swiki-"]));
}

/// A form of another program that has killers.
#[derive(Clone, Copy, Debug)]
enum Form {
    Text(TextFormat),
    Link(Site),
}

/// Those with limits, each with the start of its names in the corpus.
const FORMS: [(&str, Form); 4] = [
    ("l-sgt-", Form::Text(TextFormat::Solo)),
    ("l-ksudoku-", Form::Text(TextFormat::KSudoku)),
    ("l-sumo-", Form::Text(TextFormat::SumoCue)),
    ("l-swiki-", Form::Link(Site::KillerWiki)),
];

impl Form {
    fn written(self, grid: &Grid) -> Option<String> {
        let board = Snapshot::new(grid.clone(), grid, |_| DigitSet::EMPTY);
        match self {
            Self::Text(format) => format.write(&board),
            Self::Link(site) => site.address(&board),
        }
    }
}

/// A killer in all forms of other programs.
fn forms(grid: &Grid) -> Vec<(Form, String)> {
    let texts = TextFormat::ALL.into_iter().map(Form::Text);
    let forms = texts.chain(Site::ALL.into_iter().map(Form::Link));
    forms.filter_map(|form| Some((form, form.written(grid)?))).collect()
}

fn grid_of(text: &str) -> Result<Grid, String> {
    notation::read(text).map(|reading| reading.grid).map_err(|error| error.to_string())
}

/// The number of parts of some cells that no sides connect.
fn parts(shape: &Shape, cells: &[Cell]) -> usize {
    let mut part: Vec<usize> = (0..cells.len()).collect();
    for (one, &cell) in cells.iter().enumerate() {
        for beside in shape.geometry().beside(cell) {
            if let Some(other) = cells.iter().position(|&own| own == beside) {
                let (from, to) = (part[other], part[one]);
                part.iter_mut().filter(|part| **part == from).for_each(|part| *part = to);
            }
        }
    }
    part.into_iter().collect::<BTreeSet<_>>().len()
}

/// Whether each of [`FORMS`] has room for a killer, as its program has it.
fn has_room(grid: &Grid) -> [bool; FORMS.len()] {
    let (shape, cages) = (grid.shape(), grid.shape().cages());
    let times = |cell: Cell| cages.iter().filter(|cage| cage.cells().contains(&cell)).count();
    let times: Vec<usize> = Cell::all(shape).map(times).collect();
    let whole = cages.iter().all(|cage| cage.sum().is_some() && parts(shape, cage.cells()) == 1);
    let usual = whole && times.iter().all(|&times| times < 2);
    let covered = usual && times.iter().all(|&times| times == 1);
    let (least, most) = (
        cages.iter().map(|cage| cage.cells().len()).min().unwrap_or(0),
        cages.iter().map(|cage| cage.cells().len()).max().unwrap_or(0),
    );
    let (bare, rules) = (grid.filled_count() == 0, shape.constraints());
    let bare_nine = bare && shape.usual() == Shape::S9 && rules.is_empty();
    let crossed = rules == Constraints::NONE.with(Constraint::Diagonals);
    [
        covered
            && least > 1
            && cages.len() >= shape.side()
            && shape.side() < 10
            && (rules.is_empty() || crossed),
        covered && bare && [Shape::S4, Shape::S9].contains(&&shape.without_cages()),
        usual && bare_nine && most > 1,
        covered && bare_nine && shape.regions().is_none(),
    ]
}

/// Checks that a killer is written in the forms that have room for it and read again as it was, and counts them.
fn check_forms(grid: &Grid, name: &str, counts: &mut BTreeMap<&str, [usize; 2]>) {
    for ((start, form), room) in FORMS.into_iter().zip(has_room(grid)) {
        assert_eq!(form.written(grid).is_some(), room, "{form:?} {name}: {grid}");
        counts.entry(start).or_default()[usize::from(room)] += 1;
    }
    // The link and the text of Solo are one game.
    let link = Form::Link(Site::Solo).written(grid);
    let game = link.as_ref().and_then(|link| link.split_once('#')).map(|(_, game)| format!("{game}\n"));
    assert_eq!(game, Form::Text(TextFormat::Solo).written(grid), "{name}");
    for (form, text) in forms(grid) {
        assert_eq!(grid_of(&text).as_ref(), Ok(grid), "{form:?} {name}: {text}");
    }
}

/// A killer by chance: some have cages in pieces, cages that overlap, cells alone or without a cage, cages without a sum,
/// or givens.
fn by_chance(shape: &Shape, rng: &mut Rng) -> Grid {
    let faults: [bool; 6] = std::array::from_fn(|_| rng.below(5) == 0);
    let [pieces, overlaps, alone, bare, sumless, givens] = faults;
    let mut free: Vec<Cell> = Cell::all(shape).collect();
    rng.shuffle(&mut free);
    let mut cages: Vec<(Vec<Cell>, Option<u16>)> = Vec::new();
    while let Some(first) = free.pop() {
        let mut cells = vec![first];
        let most = 2 + rng.below(3) as usize;
        while cells.len() < most.min(shape.side()) {
            let beside = |cell: &Cell| {
                pieces || cells.iter().any(|&own| shape.geometry().beside(own).any(|other| other == *cell))
            };
            let Some(at) = free.iter().position(beside) else { break };
            cells.push(free.remove(at));
        }
        if overlaps
            && cells.len() < shape.side()
            && let Some((other, _)) = cages.last()
        {
            cells.push(other[0]);
        }
        let near = |(other, _): &&mut (Vec<Cell>, Option<u16>)| {
            other.len() < shape.side()
                && other.iter().any(|&own| shape.geometry().beside(own).any(|beside| beside == first))
        };
        if bare && rng.below(6) == 0 {
            continue;
        }
        match cages.iter_mut().find(near).filter(|_| cells.len() == 1 && !alone) {
            Some((other, _)) => other.push(first),
            None => cages.push((cells, None)),
        }
    }
    for (cells, sum) in &mut cages {
        let (least, most) = sums_of(cells.len(), shape.side());
        *sum = (!sumless || rng.below(5) > 0).then(|| least + rng.below(u32::from(most - least) + 1) as u16);
    }
    let mut grid = Grid::empty(&shape.with_cages(cages).expect("cages"));
    for cell in Cell::all(shape).filter(|_| givens) {
        if rng.below(9) == 0 {
            grid.set(cell, Some(Digit::at(rng.below(shape.side() as u32) as usize)));
        }
    }
    grid
}

/// Irregular regions.
const REGIONS: &[u8] = b"122222233111122233411153335416655335444665555744466666774788889777789999788889999";

#[test]
fn killers_are_written_as_other_programs_have_them() {
    let jigsaw = Shape::S9.with_regions(REGIONS).expect("regions");
    let tagged = |size: &Shape, tag: &str| size.tagged(tag).expect("a tag of that size");
    let shapes = [
        Shape::S4.clone(),
        Shape::S6.clone(),
        tagged(Shape::S6, "b3"),
        Shape::S9.clone(),
        tagged(Shape::S9, "x"),
        tagged(Shape::S9, "n"),
        jigsaw,
        Shape::S12.clone(),
    ];
    let (mut rng, mut counts) = (Rng::new(Seed::from_text("forms"), 0), BTreeMap::new());
    for (number, shape) in shapes.iter().cycle().take(1_200).enumerate() {
        check_forms(&by_chance(shape, &mut rng), &number.to_string(), &mut counts);
    }
    println!("{counts:?}");
    assert!(counts.values().flatten().all(|&count| count > 30), "{counts:?}");
}

#[test]
fn made_killers_are_written_in_every_form() {
    let mut counts = BTreeMap::new();
    for (size, cages) in
        [Shape::S4, Shape::S6, Shape::S9].into_iter().flat_map(|size| Cages::ALL.map(|cages| (size, cages)))
    {
        let (shape, drawn, level) = (size.clone(), Drawn::Cages(cages), Level::Medium);
        let spec = Spec {
            shape,
            drawn,
            level,
            filling: Filling::Random,
            symmetry: Symmetry::None,
            seed: Seed::new(1),
        };
        if spec.exists() {
            let made = generate(&spec, &mut |_| ControlFlow::Continue(())).expect("a killer");
            check_forms(made.puzzle.clues(), &spec.to_string(), &mut counts);
        }
    }
    println!("{counts:?}");
    assert!(counts.values().all(|[_, written]| *written > 0), "{counts:?}");
}

#[test]
fn killers_of_the_corpus_are_written_in_every_form() {
    let Some(rows) = corpus_objects("killer/killer.jsonl", 214) else { return };
    let mut counts = BTreeMap::new();
    for row in &rows {
        if let Ok(grid) = killer_board(row) {
            check_forms(&grid, row["id"].as_str().expect("an id"), &mut counts);
        }
    }
    println!("{counts:?}");
    assert!(counts.values().flatten().all(|&count| count > 30), "{counts:?}");
}

/// A killer as Penpa draws and packs it: the cells of each cage, the lines between the corners of its cells, and its
/// sum in the first one.
fn drawn(grid: &Grid) -> String {
    let shape = grid.shape();
    let (geometry, side) = (shape.geometry(), shape.side());
    let width = side + 4;
    let number = |row: usize, column: usize| (row + 2) * width + column + 2;
    let (mut lists, mut lines, mut sums) = (Vec::new(), BTreeSet::new(), Vec::new());
    for cage in shape.cages() {
        let places: Vec<(usize, usize)> =
            cage.cells().iter().map(|&cell| (geometry.row(cell), geometry.column(cell))).collect();
        let names: Vec<String> =
            places.iter().map(|&(row, column)| number(row, column).to_string()).collect();
        lists.push(format!("[{}]", names.join(",")));
        let corner =
            |row: usize, column: usize, corner: usize| 4 * (number(row, column) + width * width) + corner;
        for &(row, column) in &places {
            let has = |down: usize, across: usize| {
                // One down or across is the cell itself.
                let place = (row + down).checked_sub(1).zip((column + across).checked_sub(1));
                place.is_some_and(|place| places.contains(&place))
            };
            let own = |at: usize| corner(row, column, at);
            let mut line = |from: usize, to: usize| lines.insert(format!("\"{from},{to}\":10"));
            if has(1, 0) {
                if !(has(0, 0) && has(0, 1)) {
                    line(corner(row, column - 1, 1), own(0));
                }
                if !(has(2, 0) && has(2, 1)) {
                    line(corner(row, column - 1, 3), own(2));
                }
            } else {
                line(own(0), own(2));
            }
            if has(0, 1) {
                if !(has(0, 0) && has(1, 0)) {
                    line(corner(row - 1, column, 2), own(0));
                }
                if !(has(0, 2) && has(1, 2)) {
                    line(corner(row - 1, column, 3), own(1));
                }
            } else {
                line(own(0), own(1));
            }
            if !has(1, 2) {
                line(own(1), own(3));
            }
            if !has(2, 1) {
                line(own(2), own(3));
            }
        }
        if let Some(sum) = cage.sum() {
            sums.push(format!("\"{}\":[\"{sum}\",5]", corner(places[0].0, places[0].1, 0)));
        }
    }
    let given = |(cell, digit): (Cell, Digit)| {
        format!("\"{}\":[\"{}\",1,\"1\"]", number(geometry.row(cell), geometry.column(cell)), digit.number())
    };
    let givens: Vec<String> = grid.filled().map(given).collect();
    let lines: Vec<String> = lines.into_iter().collect();
    let more = format!("z6:[{}],zC:{{{}}},z1:{{{}}},", lists.join(","), lines.join(","), sums.join(","));
    penpa_of(side, &givens.join(","), &more)
}

/// Penpa lists cages in pieces and cages without a sum, and its own tool draws none that overlap.
#[test]
fn killers_of_penpa_are_read() {
    let mut rng = Rng::new(Seed::from_text("penpa"), 0);
    let mut read = 0;
    for shape in [Shape::S4, Shape::S6, Shape::S9].into_iter().cycle().take(300) {
        let grid = by_chance(shape, &mut rng);
        let own =
            |cell: Cell| grid.shape().cages().iter().filter(|cage| cage.cells().contains(&cell)).count();
        if Cell::all(shape).all(|cell| own(cell) < 2) {
            assert_eq!(grid_of(&drawn(&grid)), Ok(grid));
            read += 1;
        }
    }
    assert!(read > 200, "{read}");
}

#[test]
fn what_else_penpa_draws_around_cages_is_refused() {
    // The cells r4c5 and r4c6 of a 6×6, and their lines, as its own tool saves them.
    let lines = "\"624,626\":10,\"624,625\":10,\"625,628\":10,\"627,630\":10,\"626,627\":10,\"628,629\":10,\"629,631\":10,\"630,631\":10";
    let text = |lists: &str, more: &str, sums: &str, rest: &str| {
        grid_of(&penpa_of(6, "", &format!("z6:[{lists}],zC:{{{lines}{more}}},z1:{{{sums}}},{rest}")))
    };
    let cage = |sum: u16| {
        let shape = Shape::S6.tagged(&format!("c{sum}Def")).expect("a cage");
        Ok(Grid::empty(&shape))
    };
    assert_eq!(text("[56,57]", "", "", ""), cage(0));
    assert_eq!(text("[56,57]", "", "\"624\":[\" 11\",5]", ""), cage(11));
    // A sum may be in another cell of its cage, an erased cage is an empty list, and erased numbers are blank.
    assert_eq!(text("[],[56,57],null", "", "\"628\":[\"3\",1],\"627\":[\" \",1]", ""), cage(3));
    // Nobody sees a list without lines.
    assert_eq!(text("[22,23],[56,57]", "", "", ""), cage(0));
    let plain = notation::read(&penpa(&penpa_numbers(), "")).expect("a puzzle").grid;
    assert_eq!(grid_of(&penpa(&penpa_numbers(), "z6:[[28,29]],")), Ok(plain));
    let rule = |name: &str| format!("the puzzle has other rules: {name}");
    for (lists, more, sums, rest, expected) in [
        ("", "", "", "", rule("killer cages")),
        ("[22,23]", "", "", "", rule("killer cages")),
        ("[56]", "", "", "", rule("killer cages")),
        // A line through a cage, one across a cell, one to a cell elsewhere, and one with no end.
        ("[56,57]", ",\"625,627\":10", "", "", rule("killer cages")),
        ("[56,57]", ",\"624,627\":10", "", "", rule("killer cages")),
        ("[56,57]", ",\"624,700\":10", "", "", rule("killer cages")),
        ("[56,57]", ",\"624\":10", "", "", rule("killer cages")),
        ("[56,57]", "", "\"625\":[\"11\",1]", "", rule("drawn marks")),
        ("[56,57]", "", "\"488\":[\"11\",1]", "", rule("drawn marks")),
        ("[56,57]", "", "\"624\":[\"11\",6]", "", rule("drawn marks")),
        ("[56,57]", "", "\"624\":[\"odd\",1]", "", rule("drawn marks")),
        ("[56,57]", "", "\"624\":[\"-1\",1]", "", rule("drawn marks")),
        ("[56,57]", "", "\"624\":[\"4\",1],\"628\":[\"5\",1]", "", rule("drawn marks")),
        ("[56,57]", "", "\"624\":\"4\"", "", "the text is damaged".into()),
        ("[\"a\",57]", "", "", "", "the text is damaged".into()),
        ("[56,57]", "", "\"624\":[\"20\",1]", "", "cage 1 cannot add up to 20".into()),
        ("[56,57,68]", "", "", "", "cage 1 has a cell outside the board".into()),
        ("[56,57,57]", "", "", "", "cage 1 has a cell twice".into()),
        ("[56,57]", "", "", "z7:[[22,23]],", rule("thermometers")),
        ("[56,57]", "", "", "zS:{\"30\":1},", rule("shaded cells")),
    ] {
        assert_eq!(text(lists, more, sums, rest), Err(expected), "{lists} {more} {sums} {rest}");
    }
}

#[test]
fn cells_alone_have_no_operator_in_a_file_of_ksudoku() {
    let grid = Grid::empty(&Shape::S4.tagged("c3Aa7Abcd10Babcd10Cabcd10Dabcd").expect("cages"));
    let text = Form::Text(TextFormat::KSudoku).written(&grid).expect("a file");
    let expected = r#"<!DOCTYPE ksudoku>
<ksudoku>
 <game msecs-elapsed="0" had-help="0">
  <puzzle>
   <graph order="4" type="custom" specific-type="KillerSudoku" name="Killer Sudoku" sizeX="4" sizeY="4" sizeZ="1">
    <sudokugroups at="0" withblocks="1"/>
    <cage operator="0" value="3" size="1"> 0 </cage>
    <cage operator="4" value="7" size="3"> 4 8 12 </cage>
    <cage operator="4" value="10" size="4"> 1 5 9 13 </cage>
    <cage operator="4" value="10" size="4"> 2 6 10 14 </cage>
    <cage operator="4" value="10" size="4"> 3 7 11 15 </cage>
   </graph>
   <values>________________</values>
  </puzzle>
 </game>
</ksudoku>
"#;
    assert_eq!(text, expected);
    let refused = Err("the puzzle has other rules: another kind of puzzle".to_owned());
    for operator in ["0", "1", "2", "3"] {
        let other = text.replacen("operator=\"4\"", &format!("operator=\"{operator}\""), 1);
        assert_eq!(grid_of(&other), refused, "{operator}");
    }
    assert_eq!(grid_of(&text), Ok(grid));
}

/// A line of dots with rectangular boxes is a board only behind cages.
#[test]
fn killers_without_digits_are_read_at_every_size() {
    for (size, tag) in [
        (Shape::S4, "c3Aab"),
        (Shape::S6, "c3Aab"),
        (Shape::S6, "xb3c11AaBa"),
        (Shape::S8, "c3Aab"),
        (Shape::S9, "nc3Aab0Ihi"),
        (Shape::S12, "b2c3Aab"),
    ] {
        let grid = Grid::empty(&size.tagged(tag).expect("a tag of that size"));
        let dots = ".".repeat(size.cell_count());
        let loud = tag.replacen('x', "X", 1);
        for text in [format!("{tag}:{dots}"), format!("#p={tag}:{dots}"), format!("{loud}: {dots}\n")] {
            assert_eq!(notation::read(&text).map(|reading| reading.grid), Ok(grid.clone()), "{text}");
        }
        let link = link::read(&format!("p={tag}:{dots}")).expect("a link").expect("a puzzle");
        assert_eq!(link.grid(), &grid);
        assert!(notation::read(&format!("{tag}:{}", &dots[1..])).is_err());
    }
    assert!(notation::read(&".".repeat(Shape::S6.cell_count())).is_err());
}

#[test]
fn a_cell_outside_the_board_is_refused_at_every_size() {
    for size in Shape::ALL {
        let side = size.side();
        let row = format!("[{}]", vec!["{}"; side].join(","));
        let text = |cells: &str| {
            let grid = vec![row.clone(); side].join(",");
            let cages =
                format!("[{{\"cells\":[\"R1C1\",\"R1C2\"]}},{{\"cells\":[{cells}],\"value\":\"3\"}}]");
            format!("{{\"size\":{side},\"grid\":[{grid}],\"killercage\":{cages}}}")
        };
        let read = |cells: &str| notation::read(&text(cells)).map_err(|error| error.to_string());
        assert_eq!(read("\"R2C1\",\"R2C2\"").expect("a killer").grid.shape().cages().len(), 2);
        for cell in [format!("R{}C1", side + 1), format!("R1C{}", side + 1), "R0C1".into()] {
            let refused = read(&format!("\"R2C1\",\"{cell}\""));
            assert_eq!(
                refused.map(|_| ()),
                Err("cage 2 has a cell outside the board".into()),
                "{side} {cell}"
            );
        }
    }
}

/// On the ways through the killers of the corpus, each sum is true, is told whole, and is enough for its conclusion.
#[test]
fn each_sum_is_said_and_is_enough() {
    let Some(rows) = corpus_objects("killer/killer.jsonl", 214) else { return };
    let (mut asked, mut met, mut shares) = (BTreeMap::new(), BTreeMap::new(), BTreeMap::new());
    let own = rows.iter().filter(|row| row["expect"] == "unique" && row["sat_seconds"].is_null());
    for (number, row) in own.enumerate() {
        let grid = killer_board(row).expect("a killer");
        let mut position = Position::within(Candidates::new(&grid), &grid);
        let mut nth = 0;
        while let Some(step) = next_step(&position, &Ladder::teaching().below(Technique::XWing)) {
            nth += 1;
            if step.technique().needs_sums() || nth % 8 == number % 8 {
                crate::claimed::check(&step, position.candidates(), &mut asked);
                crate::told::check(&step, position.candidates(), &mut met);
                // The common ones come by the hundred.
                let share: &mut [usize; 2] = shares.entry(step.technique().slug()).or_default();
                if share[1] < 150 {
                    crate::follows::check(&step, position.candidates(), &mut shares);
                }
            }
            position.apply(&step);
        }
    }
    println!("{asked:#?} {shares:?}");
    for technique in Technique::ALL.into_iter().filter(|one| one.needs_sums()) {
        assert!(asked.get(technique.slug()).is_some_and(|&count| count > 20), "{technique:?}");
        let [follow, all] = shares[technique.slug()];
        assert_eq!(follow, all, "{technique:?}");
    }
}
