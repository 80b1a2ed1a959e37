//! Killers in the texts of other programs.

use crate::common::{corpus_objects, killer_board};
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use sudoku_core::{
    Candidates, DigitSet, Grid, Position, Shape, Technique,
    cages::Cage,
    ladder::{Ladder, next_step},
    notation::{self, boards::Snapshot, link, names, sites::Site},
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
    let mut wrong = Vec::new();
    for row in &rows {
        let (id, text, expect) = (&row["id"], row["text"].as_str().expect("a text"), &row["expect"]);
        let reading = notation::read(text);
        let must_refuse = expect["reject"].is_string() || expect["reject_if_killer_only"].is_string();
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
                if cages_of(shape) != wanted || reading.grid.symbols() != givens {
                    wrong.push(format!("{id}: {} {:?} instead of {wanted:?}", reading.grid, reading.format));
                }
                // Our own line says the same, and so do links to other programs.
                let board = Snapshot::new(reading.grid.clone(), &reading.grid, |_| DigitSet::EMPTY);
                for site in [Site::SudokuPad, Site::FPuzzles, Site::InteractiveSolver] {
                    let Some(address) = site.address(&board) else {
                        assert!(
                            site == Site::InteractiveSolver && shape.without_cages() != Shape::S9,
                            "{id}"
                        );
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
    assert!(read >= 25 && refused >= 8, "{read} read, {refused} refused");
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
