//! Clues in the texts of other programs.

use crate::{
    common::{clued::clued_board, corpus_objects},
    foreign_texts::{LINE, lz, object, penpa_of},
};
use std::collections::BTreeMap;
use sudoku_core::{
    Cell, Clue, ClueKind, DigitSet, Grid, Rng, Seed, Shape,
    clues::Lie,
    drawing::clues::clues,
    notation::{self, boards::Snapshot, sites::Site},
};

/// The puzzles of the corpus.
const PUZZLES: usize = 152;

/// The sites that get boards with clues.
const SITES: [Site; 3] = [Site::FPuzzles, Site::SudokuPad, Site::InteractiveSolver];

/// The address of a board of givens at a site.
fn address(site: Site, grid: &Grid) -> Option<String> {
    site.address(&Snapshot::new(grid.clone(), grid, |_| DigitSet::EMPTY))
}

/// The tag of a board, with the cells of each diagonal from the top: a solver does not draw the arrows that point along
/// them, so its texts don't say from which end they do.
fn unpointed(shape: &Shape) -> String {
    let turned = |clue: &Clue| {
        let mut clue = clue.clone();
        if clue.kind == ClueKind::LittleKiller {
            clue.cells.sort();
        }
        clue
    };
    shape.with_clues(shape.clues().iter().map(turned).collect()).expect("the same clues").tag()
}

/// Writes a board for each site that takes it, and reads it again. Returns the sites.
fn goes_round(grid: &Grid) -> Vec<Site> {
    let own = notation::read(&grid.to_string()).map(|again| again.grid);
    assert_eq!(own, Ok(grid.clone()), "{grid}");
    let takes = |site: &Site| {
        let Some(address) = address(*site, grid) else {
            assert!(!site.takes(grid.shape()), "{site:?} {grid}");
            return false;
        };
        let again =
            notation::read(&address).unwrap_or_else(|error| panic!("{grid}: {error}: {address}")).grid;
        if *site == Site::InteractiveSolver {
            assert_eq!(unpointed(again.shape()), unpointed(grid.shape()), "{address}");
            assert_eq!(again.symbols(), grid.symbols(), "{address}");
        } else {
            assert_eq!(again, *grid, "{address}");
        }
        true
    };
    SITES.into_iter().filter(takes).collect()
}

#[test]
fn the_clues_of_the_corpus_go_out_and_come_back() {
    let Some(rows) = corpus_objects("killer/lines.jsonl", PUZZLES) else { return };
    let mut taken: BTreeMap<String, usize> = BTreeMap::new();
    for row in &rows {
        let grid = clued_board(row);
        // Regions that are windows come back as that rule.
        let windows = Shape::S9.tagged("w").expect("windows");
        let regions = grid.shape().clues().iter().filter(|clue| clue.kind == ClueKind::ExtraRegion);
        let houses = |shape: &Shape| -> Vec<Vec<Cell>> {
            let further = shape.geometry().houses().iter().filter(|house| house.kind().is_further());
            further.map(|&house| shape.geometry().cells(house).to_vec()).collect()
        };
        if regions.map(|clue| clue.cells.clone()).eq(houses(&windows)) {
            continue;
        }
        for site in goes_round(&grid) {
            *taken.entry(format!("{site:?}")).or_default() += 1;
        }
    }
    let taken: Vec<(&str, usize)> = taken.iter().map(|(site, count)| (site.as_str(), *count)).collect();
    assert_eq!(taken, [("FPuzzles", 142), ("InteractiveSolver", 124), ("SudokuPad", 142)]);
}

/// A number below another one, by chance.
fn below(rng: &mut Rng, bound: usize) -> usize {
    rng.below(bound as u32) as usize
}

/// A walk over the board of up to that many cells, each once.
fn walk(shape: &Shape, rng: &mut Rng, most: usize) -> Vec<Cell> {
    let geometry = shape.geometry();
    let mut cells = vec![Cell::at(below(rng, shape.cell_count()))];
    while cells.len() < most {
        let last = cells[cells.len() - 1];
        let near = |cell: &Cell| {
            geometry.row(*cell).abs_diff(geometry.row(last)) < 2
                && geometry.column(*cell).abs_diff(geometry.column(last)) < 2
                && !cells.contains(cell)
        };
        let next: Vec<Cell> = Cell::all(shape).filter(near).collect();
        if next.is_empty() {
            break;
        }
        cells.push(next[below(rng, next.len())]);
    }
    cells
}

/// A clue of that kind somewhere on the board, with any numbers.
fn drawn(shape: &Shape, kind: ClueKind, rng: &mut Rng) -> Clue {
    let (geometry, side) = (shape.geometry(), shape.side());
    loop {
        let (row, column) = (below(rng, side), below(rng, side));
        let (least, most) = kind.cells_at(shape);
        let cells = match kind.lie() {
            Lie::Line | Lie::Reversible | Lie::Beside | Lie::Directed => {
                let length = least + below(rng, most.min(side + 2) - least + 1);
                walk(shape, rng, length)
            }
            Lie::Corner if row + 1 < side && column + 1 < side => {
                let square = [(row, column), (row, column + 1), (row + 1, column), (row + 1, column + 1)];
                square.map(|(row, column)| geometry.cell(row, column)).to_vec()
            }
            Lie::Corner => continue,
            Lie::Whole if below(rng, 2) == 0 => (0..side).map(|at| geometry.cell(row, at)).collect(),
            Lie::Whole => (0..side).map(|at| geometry.cell(at, column)).collect(),
            Lie::Diagonal => {
                let ways: [(isize, isize); 4] = [(1, 1), (1, -1), (-1, 1), (-1, -1)];
                let (down, across) = ways[below(rng, 4)];
                let at = |step: usize| {
                    let row = row.checked_add_signed(down * step.cast_signed())?;
                    let column = column.checked_add_signed(across * step.cast_signed())?;
                    (row < side && column < side).then(|| geometry.cell(row, column))
                };
                (0..side).map_while(at).collect()
            }
            Lie::Area | Lie::Twins => {
                let count = least + below(rng, most.min(side) - least + 1);
                let mut all: Vec<Cell> = Cell::all(shape).collect();
                (0..count).map(|_| all.swap_remove(below(rng, all.len()))).collect()
            }
            Lie::Board => Vec::new(),
        };
        let (fewest, most) = kind.numbers();
        let count = fewest + below(rng, usize::from(most - fewest) + 1) as u16;
        let numbers = (0..count).map(|_| 1 + below(rng, 2 * side) as u16).collect();
        let clue = Clue { kind, cells, numbers };
        if shape.with_clues(vec![clue.clone()]).is_ok() {
            return clue;
        }
    }
}

#[test]
fn boards_with_clues_of_every_kind_go_out_and_come_back() {
    let mut rng = Rng::new(Seed::new(20_261_130), 0);
    let mut taken: BTreeMap<ClueKind, Vec<Site>> = BTreeMap::new();
    for shape in [Shape::S4, Shape::S6, Shape::S9] {
        for kind in ClueKind::ALL {
            for _ in 0..60 {
                let clues: Vec<Clue> =
                    (0..=below(&mut rng, 3)).map(|_| drawn(shape, kind, &mut rng)).collect();
                let clued = shape.with_clues(clues).expect("clues");
                for site in goes_round(&Grid::empty(&clued)) {
                    let own = taken.entry(kind).or_default();
                    if !own.contains(&site) {
                        own.push(site);
                    }
                }
            }
        }
        for _ in 0..200 {
            let clues = (0..=below(&mut rng, 12))
                .map(|_| drawn(shape, ClueKind::ALL[below(&mut rng, ClueKind::ALL.len())], &mut rng));
            let clued = shape.with_clues(clues.collect()).expect("clues");
            goes_round(&Grid::empty(&clued));
        }
    }
    let only = |sites: &[Site]| -> Vec<ClueKind> {
        let taken = |kind: &ClueKind| taken.get(kind).map_or(&[][..], Vec::as_slice);
        ClueKind::ALL.into_iter().filter(|kind| taken(kind) == sites).collect()
    };
    // Signs of greater and smaller digits are no field of f-puzzles.
    assert_eq!(only(&[]), []);
    assert_eq!(only(&[Site::InteractiveSolver]), [ClueKind::Greater]);
    assert_eq!(
        only(&[Site::FPuzzles, Site::SudokuPad]),
        [ClueKind::NoOtherRatio, ClueKind::Clone, ClueKind::Minimum, ClueKind::Maximum]
    );
}

/// Fields of f-puzzles, and the tag of the board. What programs leave out has its usual meaning.
#[test]
fn fields_of_f_puzzles_are_read() {
    let check = |fields: &str, tag: &str| {
        let text = lz(&object(&format!("{fields},")));
        let reading = notation::read(&text).unwrap_or_else(|error| panic!("{fields}: {error}"));
        assert_eq!(reading.grid.shape().tag(), tag, "{fields}");
        assert_eq!(reading.grid.symbols(), LINE, "{fields}");
    };
    check(
        r#""thermometer":[{"lines":[["R1C1","R2C2"],["R2C2","R3C2"]]},{"lines":[["R9C9","R9C8"]]}]"#,
        "~tAaBbtBbCbtIiIh",
    );
    check(
        r#""arrow":[{"lines":[["R1C1","R1C2","R1C3"],["R1C1","R2C1"]],"cells":["R1C1"]}]"#,
        "~a1AaAbAca1AaBa",
    );
    // A number is read along the board, however it was drawn.
    check(r#""arrow":[{"lines":[["R1C2","R1C3","R1C4"]],"cells":["R1C2","R1C1"]}]"#, "~a2AaAbAcAd");
    check(
        r#""difference":[{"cells":["R1C1","R1C2"],"value":""},{"cells":["R2C1","R2C2"],"value":"3"}]"#,
        "~d1AaAbd3BaBb",
    );
    check(
        r#""ratio":[{"cells":["R1C1","R1C2"]},{"cells":["R2C1","R2C2"],"value":3}],"negative":["ratio"]"#,
        "~r2AaAbr3BaBbf2f3",
    );
    check(r#""negative":["ratio","xv"]"#, "~f2g5g10");
    check(
        r#""xv":[{"cells":["R1C2","R1C1"],"value":"x"},{"cells":["R2C1","R2C2"],"value":"V"},{"cells":["R3C1","R3C2"],"value":""}]"#,
        "~s10AaAbs5BaBb",
    );
    check(r#""nonconsecutive":true"#, "~e1");
    check(
        r#""odd":[{"cell":"R1C1"}],"even":[{"cell":"R1C2"}],"minimum":[{"cell":"R2C1"}],"maximum":[{"cell":"R3C1"}]"#,
        "~oAavAbjBakCa",
    );
    check(
        r#""palindrome":[{"lines":[["R1C3","R1C2","R1C1"]]}],"betweenline":[{"lines":[["R2C1","R2C2","R2C3"]]}]"#,
        "~pAaAbAcbBaBbBc",
    );
    check(
        r##""renban":[{"lines":[["R1C1","R1C2"]]}],"line":[{"lines":[["R1C1","R1C2"]],"outlineC":"#F067F0","width":0.4,"isNewConstraint":true}]"##,
        "~nAaAb",
    );
    check(
        r#""whispers":[{"lines":[["R1C1","R1C2"]]},{"lines":[["R2C1","R2C2"]],"value":"4"}],"regionsumline":[{"lines":[["R3C3","R3C4"]]}]"#,
        "~w5AaAbw4BaBbmCcCd",
    );
    check(
        r#""littlekillersum":[{"cell":"R0C8","direction":"DR","value":"9"},{"cell":"R10C8","direction":"UR","value":"7"},{"cell":"R3C10","direction":"UL","value":12}]"#,
        "~l9Ail12BiAhl7Ii",
    );
    check(
        r#""sandwichsum":[{"cell":"R0C1","value":"0"},{"cell":"R9C10","value":"35"}]"#,
        "~h0AaBaCaDaEaFaGaHaIah35IaIbIcIdIeIfIgIhIi",
    );
    check(r#""quadruple":[{"cells":["R1C1","R1C2","R2C1","R2C2"],"values":[4,3,3]}]"#, "~q3_3_4AaAbBaBb");
    check(r#""clone":[{"cells":["R1C1","R1C2"],"cloneCells":["R5C5","R5C6"]}]"#, "~yAaAbEeEf");
    // The second cell of the first group is the first one of the second.
    check(r#""clone":[{"cells":["R1C1","R1C5"],"cloneCells":["R1C5","R1C9"]}]"#, "~yAaAeyAeAi");
    check(r#""extraregion":[{"cells":["R2C2","R1C1"]}],"disjointgroups":true"#, "~xAaBbz");
    check(r#""diagonal-":true"#, "~xAaBbCcDdEeFfGgHhIi");
    check(r#""diagonal+":true,"antiknight":true"#, "n~xAiBhCgDfEeFdGcHbIa");
    check(
        r#""killercage":[{"cells":["R1C1","R1C2"],"value":"7"}],"thermometer":[{"lines":[["R1C1","R1C2"]]}]"#,
        "c7Aab~tAaAb",
    );
}

/// Texts of the Interactive Sudoku Solver, and the tag of the board with its digits.
#[test]
fn the_language_of_the_solver_is_read() {
    let check = |text: &str, board: &str| {
        let reading = notation::read(text).unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(reading.grid.to_string(), board, "{text}");
    };
    let dots = |tag: &str| format!("{tag}:{}", ".".repeat(81));
    check(".Thermo~R1C1~R2C2.Arrow~R1C1~R1C2~R1C3", &dots("~tAaBba1AaAbAc"));
    check(".PillArrow~2~R1C2~R1C1~R2C1~R3C1", &dots("~a2AaAbBaCa"));
    check(".Whisper~R1C1~R1C2.Whisper~4~R2C1~R2C2", &dots("~w5AaAbw4BaBb"));
    check(".WhiteDot~R1C1~R1C2~R2C1", &dots("~d1AaAbd1AaBa"));
    check(".GreaterThan~R1C2~R1C1~R1C3", &dots("~iAbAaiAbAc"));
    check(".X~R1C1~R1C2.V~R2C1~R2C2.StrictXV", &dots("~s10AaAbs5BaBbg5g10"));
    check(".StrictKropki.WhiteDot~R1C1~R1C2.BlackDot~R5C5~R6C5", &dots("~d1AaAbr2EeFee1f2"));
    check(".AntiConsecutive.AntiKing.Diagonal~1", &dots("k~e1xAiBhCgDfEeFdGcHbIa"));
    check(
        ".LittleKiller~9~R1C2.LittleKiller~20~R8C9.LittleKiller~11~R9C8",
        &dots("~l9AbBal20HiGhFgEfDeCdBcAbl11IhHi"),
    );
    check(".Sandwich~10~R1.Sandwich~0~C9", &dots("~h10AaAbAcAdAeAfAgAhAih0AiBiCiDiEiFiGiHiIi"));
    check(".Quad~R1C1~1~2.Between~R3C3~R3C4~R3C5", &dots("~bCcCdCeq1_2AaAbBaBb"));
    check(".Shape~4x4.~R1C1_1_3~R1C2_2_4~R4C4_1.DisjointSets", "~oAavAbz:...............1");
    check(".AllDifferent~R1C1~R1C3", &dots("c0Aac"));
    check(".Windoku.Diagonal~1.Diagonal~-1.RegionSumLine~R1C3~R1C4", &dots("xw~mAcAd"));
}

/// A text of a clue that no board has: the error names the clue and its place.
#[test]
fn faults_of_clues_are_named() {
    let refused = |text: &str, reason: &str| match notation::read(text) {
        Err(error) => assert_eq!(error.to_string(), reason, "{text}"),
        Ok(reading) => panic!("{text}: {reading:?}"),
    };
    let check = |field: &str, reason: &str| refused(&lz(&object(&format!("{field},"))), reason);
    let line = |cells: &[(usize, usize)]| {
        let names = cells.iter().map(|(row, column)| format!("\"R{row}C{column}\""));
        names.collect::<Vec<_>>().join(",")
    };
    let thermometer = |lines: &[&[(usize, usize)]]| {
        let lines: Vec<String> = lines.iter().map(|cells| format!("[{}]", line(cells))).collect();
        format!("\"thermometer\":[{{\"lines\":[{}]}}]", lines.join(","))
    };
    check(
        &thermometer(&[&[(1, 1), (1, 2)], &[(9, 9), (10, 9)]]),
        "thermometer 2 has a cell outside the board, at r10c9",
    );
    check(&thermometer(&[&[(1, 1), (1, 2), (2, 2), (1, 1)]]), "thermometer 1 has a cell twice, at r1c1");
    check(
        &thermometer(&[&[(1, 1), (1, 3)]]),
        "the cells of thermometer 1 don't lie together as they must, at r1c3",
    );
    let long: Vec<(usize, usize)> = (1..=9).map(|column| (1, column)).chain([(2, 9)]).collect();
    check(&thermometer(&[&long]), "thermometer 1 has too many cells (10), at r1c1");
    check(&thermometer(&[&[(1, 1)]]), "thermometer 1 has too few cells (1), at r1c1");
    check(
        r#""littlekillersum":[{"cell":"R0C1","direction":"DR","value":"7"}]"#,
        "little-killer 1 cannot have the number 7, at r1c2",
    );
    check(
        r#""littlekillersum":[{"cell":"R3C3","direction":"DR","value":"30"}]"#,
        "the cells of little-killer 1 don't lie together as they must, at r4c4",
    );
    check(
        r#""littlekillersum":[{"cell":"R0C1","direction":"UR","value":"8"}]"#,
        "little-killer 1 has too few cells (0)",
    );
    check(r#""sandwichsum":[{"cell":"R0C1","value":"36"}]"#, "sandwich 1 cannot have the number 36, at r1c1");
    check(r#""sandwichsum":[{"cell":"R0C1"}]"#, "sandwich 1 cannot have the number 0, at r1c1");
    check(r#""ratio":[{"cells":["R1C1","R1C2"],"value":"1"}]"#, "ratio 1 cannot have the number 1, at r1c1");
    check(
        r#""difference":[{"cells":["R1C1","R2C2"]}]"#,
        "the cells of difference 1 don't lie together as they must, at r2c2",
    );
    check(
        r#""quadruple":[{"cells":["R1C1","R1C2","R2C1","R2C2"],"values":[10]}]"#,
        "quadruple 1 cannot have the number 10, at r1c1",
    );
    check(
        r#""clone":[{"cells":["R1C1","R1C2"],"cloneCells":["R5C5"]}]"#,
        "the two parts of clone 1 differ in size, at r1c1",
    );
    check(r#""arrow":[{"lines":[],"cells":["R4C4"]}]"#, "arrow 1 has too few cells (1), at r4c4");
    // A rule that no board has beside one that it has, and a number that is none.
    check(
        r#""odd":[{"cell":"R1C1"}],"skyscraper":[{"cell":"R0C1","value":"3"}]"#,
        "the puzzle has other rules: \"skyscraper\"",
    );
    check(r#""negative":["difference","mod3"]"#, "the puzzle has other rules: \"mod3\"");
    check(r#""sandwichsum":[{"cell":"R0C1","value":">9"}]"#, "the puzzle has other rules: \">9\"");
    check(r#""line":[{"lines":[["R1C1","R1C2"]]}]"#, "the puzzle has other rules: lines");
    check(r#""thermometer":[1]"#, "the text is damaged");
    refused(".Thermo~R1C1~R1C2.Lockout~4~R1C1~R1C2", "the puzzle has other rules: \"Lockout\"");
    refused(".Renban~R1C1~R1C11", "renban 1 has a cell outside the board, at r1c11");
    refused(".AntiConsecutive.WhiteDot~R1C1~R1C2", "the puzzle has other rules: \"AntiConsecutive\"");
    refused(".Shape~9x9~0-8.Thermo~R1C1~R1C2", "the puzzle has other rules: \"Shape\"");
    refused(
        ".Thermo~R1C1~R1C2.~R1C1_1_2",
        "the puzzle has other rules: candidates that are part of the puzzle",
    );
}

/// What SudokuPad draws, and the tag of the board; or why it is no clue. The drawings are those that it makes of an object
/// of f-puzzles.
#[test]
fn drawings_of_sudokupad_are_clues_where_they_leave_no_doubt() {
    let read = |drawn: &str| {
        let rows = vec![format!("[{}]", ["{}"; 9].join(",")); 9].join(",");
        notation::read(&format!("scl{}", lz(&format!("{{\"cells\":[{rows}],{drawn}}}"))))
    };
    let check = |drawn: &str, tag: &str| {
        let reading = read(drawn).unwrap_or_else(|error| panic!("{drawn}: {error}"));
        assert_eq!(reading.grid.shape().tag(), tag, "{drawn}");
    };
    let refused = |drawn: &str, rule: &str| match read(drawn) {
        Err(error) => assert_eq!(error.to_string(), format!("the puzzle has other rules: {rule}"), "{drawn}"),
        Ok(reading) => panic!("{drawn}: {reading:?}"),
    };
    let dot = |fill: &str, row: &str, column: &str| {
        format!(
            "{{\"center\":[{row},{column}],\"width\":0.3,\"height\":0.3,\"rounded\":true,\"borderColor\":\"#000000\",\"backgroundColor\":\"{fill}\",\"text\":\"\"}}"
        )
    };
    let overlays = |all: &[String]| format!("\"overlays\":[{}]", all.join(","));
    let letter = |text: &str| {
        format!(
            "{{\"center\":[1,2.5],\"width\":0.25,\"height\":0.25,\"rounded\":false,\"backgroundColor\":\"#FFFFFF\",\"text\":\"{text}\"}}"
        )
    };
    let rules = |text: &str| format!(",\"metadata\":{{\"rules\":\"{text}\"}}");
    let white = overlays(&[dot("#FFFFFF", "0.5", "1")]);
    check(&white, "~d1AaAb");
    check(&overlays(&[dot("#FFF", "1", "0.5"), dot("#000000", "8.5", "8")]), "~d1AaBar2IhIi");
    check(&overlays(&[letter("X")]), "~s10AcBc");
    check(&overlays(&[letter("v")]), "~s5AcBc");
    let bulb = |fill: &str| {
        format!(
            "\"underlays\":[{{\"center\":[0.5,0.5],\"width\":0.85,\"height\":0.85,\"rounded\":true,\"backgroundColor\":\"{fill}\"}}]"
        )
    };
    let line = |points: &str| {
        format!("\"lines\":[{{\"color\":\"#CFCFCF\",\"thickness\":21,\"wayPoints\":[{points}]}}]")
    };
    let thermometer = format!("{},{}", bulb("#CFCFCF"), line("[0.5,0.5],[0.5,3.5],[2.5,5.5]"));
    check(&thermometer, "~tAaAbAcAdBeCf");
    let arrow = |points: &str| {
        format!("\"arrows\":[{{\"color\":\"#a1a1a1\",\"headLength\":0.3,\"wayPoints\":[{points}]}}]")
    };
    let circle = |width: &str, column: &str| {
        overlays(&[format!(
            "{{\"center\":[0.5,{column}],\"width\":{width},\"height\":0.83,\"rounded\":true,\"backgroundColor\":\"#ffffff\",\"text\":\"\"}}"
        )])
    };
    check(&format!("{},{}", circle("0.83", "0.5"), arrow("[0.9,0.5],[2.5,0.5]")), "~a1AaBaCa");
    check(&format!("{},{}", circle("1.83", "1"), arrow("[0.5,1.9],[0.5,3.5]")), "~a2AaAbAcAd");
    // Their text has to say nothing else.
    check(
        &format!(
            "{white}{}",
            rules(
                "Normal sudoku rules apply. Cells with a white dot between them are consecutive.\\nNot all dots are given."
            )
        ),
        "~d1AaAb",
    );
    refused(
        &format!("{white}{}", rules("Normal sudoku rules apply. All dots are given.")),
        "\"All dots are given\"",
    );
    refused(
        &format!("{white}{}", rules("Sudoku. White dots: consecutive. A knight sees another.")),
        "\"A knight sees another\"",
    );
    refused(
        &format!("{thermometer}{}", rules("Sudoku. Slow lines never fall.")),
        "\"Slow lines never fall\"",
    );
    // Circles without an arrow, lines without a bulb, a line between cells, a dot with a number, one in a cell.
    refused(&circle("0.83", "0.5"), "drawn marks");
    refused(&line("[0.5,0.5],[0.5,3.5]"), "lines");
    refused(&format!("{},{}", bulb("#CFCFCF"), line("[0.5,0.5],[1,1],[1.5,3.5]")), "lines");
    refused(&bulb("#CFCFCF"), "drawn marks");
    refused(&arrow("[0.9,0.5],[2.5,0.5]"), "arrows");
    refused(&overlays(&[letter("14")]), "drawn marks");
    refused(&overlays(&[dot("#FFFFFF", "0.5", "0.5")]), "drawn marks");
    refused(&overlays(&[dot("#FF0000", "0.5", "1")]), "drawn marks");
}

/// Drawings of Penpa with its own tools, and the tag of the board; or why there is none. Cells are numbered over 13
/// columns.
#[test]
fn drawings_of_penpa_are_read() {
    let read = |more: &str| notation::read(&penpa_of(9, "", more));
    let check = |more: &str, tag: &str| {
        let reading = read(more).unwrap_or_else(|error| panic!("{more}: {error}"));
        assert_eq!(reading.grid.shape().tag(), tag, "{more}");
    };
    let refused = |more: &str, reason: &str| match read(more) {
        Err(error) => assert_eq!(error.to_string(), reason, "{more}"),
        Ok(reading) => panic!("{more}: {reading:?}"),
    };
    let cell = |row: usize, column: usize| (row + 1) * 13 + column + 1;
    let cells = |all: &[(usize, usize)]| {
        let numbers = all.iter().map(|&(row, column)| cell(row, column).to_string());
        format!("[{}]", numbers.collect::<Vec<_>>().join(","))
    };
    let below = 2 * 13 * 13;
    let after = 3 * 13 * 13;
    let dots = |all: &[(usize, usize)]| {
        let dots = all.iter().map(|(point, style)| format!("\"{point}\":[{style},\"circle_SS\",2]"));
        format!("zY:{{{}}},", dots.collect::<Vec<_>>().join(","))
    };
    check(&format!("zT:[{},[]],", cells(&[(1, 1), (2, 2), (2, 3)])), "~tAaBbBc");
    check(&format!("z3:[{}],", cells(&[(1, 1), (2, 2), (3, 3)])), "~a1AaBbCc");
    check(
        &dots(&[(below + cell(1, 1), 8), (after + cell(9, 8), 2), (after + cell(5, 5), 1)]),
        "~d1AaBad1EeEfr2IhIi",
    );
    refused(&dots(&[(after + cell(9, 9), 2)]), "ratio 1 has a cell outside the board, at r9c10");
    refused(&dots(&[(after + cell(5, 5), 3)]), "the puzzle has other rules: drawn marks");
    refused(
        &format!("zY:{{\"{}\":[1,\"circle_L\",2]}},", cell(1, 1)),
        "the puzzle has other rules: drawn marks",
    );
    refused(&format!("z3:[{}],", cells(&[(1, 1)])), "arrow 1 has too few cells (1), at r1c1");
    refused(&format!("z7:[{}],", cells(&[(1, 1), (1, 2)])), "the puzzle has other rules: thermometers");
    refused("z3:[[\"x\"]],", "the text is damaged");
}

/// A whispers line that meets itself is several, and says the same. Other lines can't meet themselves.
#[test]
fn a_whispers_line_may_meet_itself() {
    let read = |text: &str| notation::read(text).map(|reading| reading.grid.shape().tag());
    let check = |text: &str, tag: &str| assert_eq!(read(text).as_deref(), Ok(tag), "{text}");
    check(".Whisper~5~R1C1~R1C2~R2C2~R2C1~R1C1", "~w5AaAbBbBaw5AaBa");
    check(".Whisper~5~R6C7~R5C7~R6C6~R5C5~R4C6~R5C7", "~w5DfEeFfEgFgw5DfEg");
    assert!(read(".Renban~R1C1~R1C2~R2C2~R2C1~R1C1").is_err());
    assert!(read(".Whisper~5~R1C1~R1C1~R1C2").is_err());
}

/// Texts with a rule that is not known: the tag of the board without it, the names of the rules, what their author says,
/// and how many lines, shapes and texts are drawn. The strict reader refuses them all.
#[test]
fn rules_that_are_not_known_are_drawn_as_they_came() {
    let check = |text: &str, tag: &str, names: &[&str], said: &str, drawn: usize| {
        let reading = notation::read_any(text, 0).unwrap_or_else(|error| panic!("{text}: {error}"));
        let shape = reading.grid.shape();
        let found: Vec<String> = reading.unknown.iter().map(ToString::to_string).collect();
        assert_eq!(found, names, "{text}");
        let rules = shape.unknown_rules().unwrap_or_else(|| panic!("{text}: no rules"));
        assert_eq!((rules.said.as_str(), rules.drawn.len()), (said, drawn), "{text}: {:?}", rules.drawn);
        let known = shape.with_unknown_rules("").expect("a board without them");
        assert_eq!(known.tag(), tag, "{text}");
        // Our own line keeps them, and a strict reader takes neither.
        let line = reading.grid.to_string();
        assert_eq!(notation::read_any(&line, 0).expect("our line").grid, reading.grid, "{text}");
        assert_eq!(notation::read(text).expect_err("a rule").to_string(), {
            let first = &reading.unknown[0];
            format!("the puzzle has other rules: {first}")
        });
        assert!(notation::read(&line).is_err(), "{text}");
        assert!(clues(shape).len() >= drawn, "{text}");
    };
    let sudokupad = |more: &str| {
        let row = "[{},{},{},{},{},{},{},{},{}]";
        let rows = format!("[[{{\"value\":5}}{}", &row[3..]) + &format!(",{row}").repeat(8);
        format!("scl{}", lz(&format!("{{\"cellSize\":64,\"cells\":{rows}],{more}}}")))
    };
    let line = "\"lines\":[{\"color\":\"#67F067FF\",\"thickness\":10,\"wayPoints\":[[0.5,0.5],[1.5,1.5],[1.5,2.5]]}]";
    check(&sudokupad(line), "", &["lines"], "", 1);
    check(
        &sudokupad(&format!("{line},\"metadata\":{{\"rules\":\"Zipper lines.\\nDigits \\u0041 pair.\"}}")),
        "",
        &["lines"],
        "Zipper lines.\nDigits A pair.",
        1,
    );
    // The shape of the text is drawn with what is under it.
    let sign = "\"overlays\":[{\"center\":[0.5,1],\"width\":0.3,\"height\":0.3,\"rounded\":true,\
        \"backgroundColor\":\"#fff\",\"borderColor\":\"#000\",\"text\":\"14\"}]";
    check(&sudokupad(sign), "", &["drawn marks"], "", 2);
    // Cages without that mark keep their digits apart or not: nobody knows.
    let cage = "\"cages\":[{\"cells\":[[0,1],[0,2]],\"value\":\"prime\"}]";
    check(&sudokupad(cage), "", &["\"prime\""], "prime", 3);
    let real = "\"cages\":[{\"cells\":[[0,1],[0,2]],\"value\":\"9\"}]";
    check(&sudokupad(&format!("{real},{line}")), "c9Abc", &["lines"], "", 1);
    check(
        &object("\"zipperline\":[{\"lines\":[[\"R1C1\",\"R1C2\"]]}],"),
        "",
        &["\"zipperline\""],
        "zipperline",
        1,
    );
    check(
        &object(
            "\"thermometer\":[{\"lines\":[[\"R1C1\",\"R1C2\"]]}],\"disparity\":true,\"ruleset\":\"Odd one out.\",\
            \"circle\":[{\"cells\":[\"R5C5\"],\"baseC\":\"#FFFFFF\",\"outlineC\":\"#000000\",\"width\":0.5,\"height\":0.5}],",
        ),
        "~tAaAb",
        &["\"disparity\"", "drawn marks"],
        "Odd one out.",
        1,
    );
    check(".Entropic~R1C1~R1C2~R1C3.Thermo~R5C5~R5C6", "~tEeEf", &["\"Entropic\""], "Entropic", 1);
    check(".Lockout~4~R1C1~R9C9.~R3C3_5", "", &["\"Lockout\""], "Lockout", 3);
}

/// A puzzle with lines that a user of SudokuPad set: it opens with its drawing.
#[test]
fn a_real_link_with_other_lines_opens() {
    let is_it = |row: &serde_json::Value| {
        row["expect"]["reject"].as_str().is_some_and(|why| why.contains("line puzzle"))
    };
    let Some(rows) = corpus_objects("killer/killer_links.jsonl", 34) else { return };
    let row = rows.iter().find(|row| is_it(row)).expect("a puzzle with lines");
    let text = row["text"].as_str().expect("a text");
    assert!(notation::read(text).is_err());
    let reading = notation::read_any(text, 0).expect("a puzzle");
    let rules = reading.grid.shape().unknown_rules().expect("its rules");
    assert!(!rules.drawn.is_empty(), "{rules:?}");
    println!("{}", reading.grid);
}
