//! Killers in the texts of other programs.

use crate::common::corpus_objects;
use serde_json::Value;
use std::collections::BTreeSet;
use sudoku_core::{
    DigitSet, Shape,
    cages::Cage,
    notation::{self, boards::Snapshot, names, sites::Site},
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
                for site in [Site::SudokuPad, Site::FPuzzles] {
                    let address = site.address(&board).expect("the site takes killers");
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
