//! Built-in puzzles: one of our making for each size and level, and the puzzle of the article on solving by
//! singles that started this program.

use sudoku_board::{Grid, shape::Shape};
use sudoku_logic::{Level, Puzzle};

/// A built-in puzzle with a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Name {
    /// The puzzle of the article on solving by singles.
    Article,
}

/// A built-in puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Example {
    /// Its size.
    pub shape: &'static Shape,
    /// Its level.
    pub level: Level,
    /// Its name, if it has one.
    pub name: Option<Name>,
    /// Its givens, as a line.
    pub line: &'static str,
}

/// The puzzle on the board before the first game: an easy 9×9. Its solution is included, so that it is
/// playable before the worker starts.
const FIRST: (&str, &str) = (
    "12...73.446.81...79.74.56.....3217....6.8.4....9654.....82.61.36...93.727.21...96",
    "125967384463812957987435621854321769216789435379654218598276143641593872732148596",
);

/// All built-in puzzles, smallest and easiest first.
pub const ALL: &[Example] = &[
    Example { shape: Shape::S4, level: Level::Easy, name: None, line: "3..2..1..2..1..4" },
    Example {
        shape: Shape::S6,
        level: Level::Easy,
        name: None,
        line: "...2....35.636..2..1..351.63....4...",
    },
    Example {
        shape: Shape::S6,
        level: Level::Medium,
        name: None,
        line: "2.5....1....5..3....2..1....4....6.3",
    },
    Example {
        shape: Shape::S6,
        level: Level::Hard,
        name: None,
        line: "3..6...6..2.....6..2.....3..1...1..4",
    },
    Example {
        shape: Shape::S6,
        level: Level::VeryHard,
        name: None,
        line: "4......6..4..5...62...5..4..2......1",
    },
    Example {
        shape: Shape::S6,
        level: Level::Fiendish,
        name: None,
        line: "..5.4..1.....3..5225..1.....3..4.6..",
    },
    Example {
        shape: Shape::S8,
        level: Level::Easy,
        name: None,
        line: "5....8.6....7.5..43.56.....8.374628.1.....41.56..5.7....2.1....5",
    },
    Example {
        shape: Shape::S8,
        level: Level::Medium,
        name: None,
        line: "...823..1.....7.6...7..57..4..3658..6..22..6...3.1.....4..623...",
    },
    Example {
        shape: Shape::S8,
        level: Level::Hard,
        name: None,
        line: ".......4.456.2...37428..82............42..32176...2.541.5.......",
    },
    Example {
        shape: Shape::S8,
        level: Level::VeryHard,
        name: None,
        line: "2..8..1..3...4..12.4.6..8.3..........7.3..2.6.45..1...6..4..3..2",
    },
    Example {
        shape: Shape::S8,
        level: Level::Fiendish,
        name: None,
        line: ".24...61...7...3..7...1.5...3.2..7.8...4.1...2..7...4...14...35.",
    },
    Example {
        shape: Shape::S8,
        level: Level::Extreme,
        name: None,
        line: ".5..763....6.5..62.....5..3....84....8..7.....43..2.4....417..2.",
    },
    Example {
        shape: Shape::S9,
        level: Level::Easy,
        name: None,
        line: "12...73.446.81...79.74.56.....3217....6.8.4....9654.....82.61.36...93.727.21...96",
    },
    Example {
        shape: Shape::S9,
        level: Level::Medium,
        name: None,
        line: "1..9....2.3.1.64.5........6.81.2..6...........7..9.15.5........6.32.7.9.7....4..8",
    },
    Example {
        shape: Shape::S9,
        level: Level::Easy,
        name: Some(Name::Article),
        line: "..3..82.4.2..64.1.9.......8.8............698.......5....49.7.3.8....1....7..5.4..",
    },
    Example {
        shape: Shape::S9,
        level: Level::Hard,
        name: None,
        line: "6...2.9..8....1.2..54.9..........1....19368....7..........4.37..9.7....1..6.5...9",
    },
    Example {
        shape: Shape::S9,
        level: Level::VeryHard,
        name: None,
        line: "..1.8.7.....612..385....12..6.1.....9..368..5.....4.3..45....727..256.....2.4.6..",
    },
    Example {
        shape: Shape::S9,
        level: Level::Fiendish,
        name: None,
        line: "9....2......5...2..2..986.5..6...4...8.4.6.5...7...1..5.238..6..4...7......2....7",
    },
    Example {
        shape: Shape::S9,
        level: Level::Extreme,
        name: None,
        line: "96...4.1...5..1..2.8..9..........87...9...3...16..........6..4.5..7..9...4.2...85",
    },
    Example {
        shape: Shape::S10,
        level: Level::Easy,
        name: None,
        line: "\
               73....4..5..4.5..A9.21.465.9.A389.A1.47.A.5.3....18....A.5.3.73.14.6A24.6.2\
               31.89.A8..2.1..1..7....54",
    },
    Example {
        shape: Shape::S10,
        level: Level::Medium,
        name: None,
        line: "\
               19......4...6.713....A.7..2.1...5..97..A..2..A6..36..3A..8..9..54..3...8.2.\
               .4.5....497.2...2......A4",
    },
    Example {
        shape: Shape::S10,
        level: Level::Hard,
        name: None,
        line: "\
               A8....4.1.467..8.......46.A...5.A...7.84..4..A........7..5..27.8...3.9...5.\
               21.......4..168.1.3....5A",
    },
    Example {
        shape: Shape::S10,
        level: Level::VeryHard,
        name: None,
        line: "\
               ....58...2.2....49A5......A6.1....A.8.47...A9.38....65.21...A8.9.3....3.51.\
               .....4A82....7.9...7A....",
    },
    Example {
        shape: Shape::S10,
        level: Level::Fiendish,
        name: None,
        line: "\
               A39.7..65.4.......8A.A.5....3.....21..9......867.33.A68......6..A9.....2...\
               .7.1.69.......4.54..A.869",
    },
    Example {
        shape: Shape::S10,
        level: Level::Extreme,
        name: None,
        line: "\
               ...7A.9.6.3.5....A.....1.....8.6..9A..1...6.135.2..8.537.4...5..49..3.A....\
               .2.....1....7.2.2.A.48...",
    },
    Example {
        shape: Shape::S12,
        level: Level::Easy,
        name: None,
        line: "\
               8...C....7.2B...4...A.8..13.A5...B96.2B.7..A95...915..2.B4A.36.7.4598..C2..\
               A639.1.B4.39C.2..6A7...418..C.23.987...A1.64..5.6...4...AA.C....6...5",
    },
    Example {
        shape: Shape::S12,
        level: Level::Medium,
        name: None,
        line: "\
               .C..BA.....4.91..4...6.C...A6C..B21.C3.B4.9..5..2......B6....1.5.8.3.4....B\
               .9.7.5.A....8C......1..C..1.A7.B3.B51..2C3...8.A...6..B5.9.....54..8.",
    },
    Example {
        shape: Shape::S12,
        level: Level::Hard,
        name: None,
        line: "\
               ...5B3.9..2192..5.....6......62.A9...8.21...7......3...7..4.74..A8C...9313.\
               ..465..8A.5..3...B......A...85.3...58.A3......9.....1..C52A..8.5C3...",
    },
    Example {
        shape: Shape::S12,
        level: Level::VeryHard,
        name: None,
        line: "\
               59..B.3.7....4671.A23..B.B.29....15.......432.....54.1.9...7A...6.....1..5.\
               ....A...17...8.1.9A.....972.......A9....16.2.2..153.8B9C....C.A.6..35",
    },
    Example {
        shape: Shape::S12,
        level: Level::Fiendish,
        name: None,
        line: "\
               A4....1..9.2.......3...B3.5.6..A..8.9..BC5......2..3.7..8..C.C..2A9..B....C\
               ..185..A.7..8..A.5..3......2C1..4.2..5..6.1.A1...A.......6.A..B....25",
    },
    Example {
        shape: Shape::S12,
        level: Level::Extreme,
        name: None,
        line: "\
               C.6.4.39A....7.1.C...9..3A.5.....7....89..7C..45....614.....A..3...21......\
               8B...7..C.....863....5B..74..31....7.....B.C1..1...A.9.7....B86.7.4.A",
    },
    Example {
        shape: Shape::S16,
        level: Level::Easy,
        name: None,
        line: "\
               ..61EC5..FB..D37...F.6G.A.CD95..DC....3B...6....9.4.F.D7..E1A.C...2A.9.EB7..186..EG.D.8.6C.....A\
               ...4AB7G...E..5..1.B.F6CD58..2....B..52A89D.4.F..9..4...3G5C2...8.....91.2.F.3D..75D..EF1.4.6G..\
               .6.EG7..4B.5.F.9....8...CE....G4..C72E.9.63.B...F23..41..D98C6..",
    },
    Example {
        shape: Shape::S16,
        level: Level::Medium,
        name: None,
        line: "\
               G.6D.EF.5A.........2.G...8F4D.1.....2..A...G..755...3B6..E2.....A.D.C3....G8.E...1.3E....5.A...G\
               ...C.6.F41.7A2.3.5.F.1.G.D.C..9BB8..7.D.G.A.C.E.6.2EF.G38.7.B...C...B.2....93.8...3.1A....B2.5.9\
               .....29..G43...EEG..8...C..6.....F.6G41...D.2.........ED.B8.6G.4",
    },
    Example {
        shape: Shape::S16,
        level: Level::Hard,
        name: None,
        line: "\
               .A..C8...2.E7...9..E5..2.....A.B..75....ADC....F2G.B7A1..6..4.5D....1..A.E......A.BF.C..3.....65\
               ..3.67.4....ADC......3E.B..2.G....2.B..9.8E......DG8....1.AC.F..54.....D..F.GC.3......F.G..4....\
               65.2..G..C7D8.BA3....48B....19..G.9.....F..AE..4...AD.5...18..G.",
    },
    Example {
        shape: Shape::S16,
        level: Level::VeryHard,
        name: None,
        line: "\
               7F.E1CB....5..A..9.5E...F..8......1.F...2.D.56..2.B..5.7C.6..3...E2....C..1..D.85..C..3...F.4..6\
               189.D......3.........FA..D9...716B...21..A8.........5......C.BEFE..1.3...5..9..C9.7..B..3....8D.\
               ..4..D.15.A..C.9..EB.4.9...6.7......3..8...B2.1..6..C....834A.B5",
    },
    Example {
        shape: Shape::S16,
        level: Level::Fiendish,
        name: None,
        line: "\
               ........2BC.G37...C8A43.....1.6..F.A....G.54...D....F.D...7.C.4.....DC..1...6...B..2.5FG.7.E9.A3\
               ..5C7.9...DG....A.9......2.8.F.C6.1.3.C......D.E....42...1.357..CE.48.5.7DA.F..9...7...F..85....\
               .C.1.8...5.F....G...1B.2....4.3..2.5.....G1BE9...6EB.F79........",
    },
    Example {
        shape: Shape::S16,
        level: Level::Extreme,
        name: None,
        line: "\
               G...F1......C39.B49..A..FC......D..F3.G5....6.8B8..6.94..7....EA5G.4BF....D6.A.7....46A.59E.1..G\
               ....5..G..B4E...1.....DEG.....4..1.....B38.....2...B14..A..G....3..7.EC2.B51....E.C.83....429.1D\
               7A....3..G1.D..923.C....D4.B5..E......21..A..7BF.F41......7C...8",
    },
    Example {
        shape: Shape::S25,
        level: Level::Easy,
        name: None,
        line: "\
               H5.A..D139...6LJ.82...N..1K.I.....M3...2D5..E..LFCJ....CH.L7B..1D.A6O9.P...\
               E..F6I.....J.5.K..3.H.91ML..79...25.EAHK.1....BD.O.7..1..F...6.N5..HPJ4.CO9\
               .JAMLP19C...E..O..7.2D.8...D6F7BG.4C...9.8.KME.P3.B.C5.DOH.K.PJ..3..EA..F.N\
               .P3.G.8E..FDK.7.C.6.1L.M.A..D..9.OE..1.38.GNBK72P...IKN..P7C92O.E.6JM.LG.HD\
               ..93..IMGD.7.A.1OPF..85..PF.C7.53B.J.6L8HK2..MOA...8O152KJ.FM.I..A4.L..9..6\
               .O.B3.E.K.6.F9A..N5.P.4C.6.F..9C..O..5E.L.I4K.38.B.9K.IH6.1.L...BE.ACP5FO..\
               .L.HC.M..I..2...9DGO6E7J.ME7.4JN2..OC.K...3..A..9.F.BO....9.N1P7.M3...8C..E\
               3G5.2.F..P.9.8.....ION..1...8.O354.AK..F9E.BN....77N6..M..E8D...IP.....5.A3\
               ..M...7I.N5O...6G4J..H.BP",
    },
    Example {
        shape: Shape::S25,
        level: Level::Medium,
        name: None,
        line: "\
               .M.95E.BJ..3.8G2C...1N..P.FP.A..3DN..6O2..E......93L.2.M.K...P....D71A.J.F.\
               ..1..6.25..A.L..N.IO..8.E..GON.HL1.D..KJMP8.3.2AI..5.4.2ON.3.EFJ.P....K....\
               8.E.1KI4M6357BLFAO.N9C.G..C.FK5....O..P.3.J..L....L2AGO..1.J.4D....I7..M.3.\
               ...6.B.G......M...E84..5..J.89L6.I.FBC14..M..G..E..N...D.JBG..A7.4.K8.P15CO\
               ...1C.K.25..O..AE.3.BI...57LID.3A.1.KH..OBG.C...M..K..G..O..EJ365.I.9FHD.N.\
               .E..7GD...A......4.I.5....O.5..NI....BD.C.P..6FMA8....3..6.B.O..1....M29.7.\
               .A.LM1.P4FNC826GOHJ7I.3.B....F....8.ML3.9.ANB.P.J..13D.4.57EJ6..B.MNO.A8G..\
               4.5..OB.6..N.I..K3.P..1...B.7.JLM3....A...1.H.6.45J......9..L85..7F2..O.DB.\
               O..MH...8A17.4..6B.5FL.2.",
    },
    Example {
        shape: Shape::S25,
        level: Level::Hard,
        name: None,
        line: "\
               DJ8H....CM......4O...FL.3L.B.4K...H.8....I.N.P....21NIF...A39..E.K6.DGJ4...\
               E.G...ND.F.J...CAM1L..72B...5O.8.2B.NP.G93......KI....ME.F7IB.6..1...P.....\
               .I7..N...6O1.....BA....E.......K1....GN85..H.BL..2JN..G..M..A.....K..8..3..\
               C..829.L.GP45.7.M..JI.1D....4..P.K...FJ.3.7L1.CMAG1.37..F.L..P89O..K2CN.4..\
               8.M.I75...H.A.4...F6L.B.9..H.BD9N..C32M..G.E..J8.7NLFA.3MC.1.G7...8.9..O...\
               .8O.9L..I.1.H6CB.A.DK2..J..2..1..9.....D..L..G..BOG..EC.D..72L9....38......\
               .3....CK.....PEG...9..HM......O...P..J.32EF.7D....F7......MD4.LG.I9.K.3H...\
               42D..I6G3K...F.N.15...A.8...J12O.PL.B..IDF...CMKGN....3.A.E....C.8...H5.P.F\
               K.PG...BN......J7....EI6D",
    },
    Example {
        shape: Shape::S25,
        level: Level::VeryHard,
        name: None,
        line: "\
               E.58M.1..7......K4L....F..PHG.5...D.I..O..8.7CE....ODJ2....E...17..PB..G6.8\
               L.I..O..P.B.5..GN....1HMJ9.3.F.A..4...E..J.5...2P...F.P3J..9.N.A..I..B6.1.G\
               N..C.F....76M.............9....D6H8.PKIL.ON.1J.B....LOG..K7.....4C5.6..89.2\
               D46...2E.51O..F.A.PHM...C8.7.5..4..C.....3..M2NFD.G..D.8H...64...N9A25L..E.\
               .C..NL3A.B5.D.9J.6IGO..1..H..EP6CN2...3J...FK.5..7.FOIL7..D.....1..B..9.M.6\
               K...46C.1.P..9GO.5N...JIMM.AN..5.FHL.....2I..GBO....P.9B.OK.NEA2.H47J....8.\
               ............JOI....D.9..P6.J.OM..A..C.4.B..KLD.N...GN...O.M..K...5..E.1.P.9\
               5649....23..I.A.P..N..8.L3.EK..7J..F5...L....HIAG....FHA.P..M..7.4...I.CE3.\
               .L....FHI......D..1.NK7.O",
    },
    Example {
        shape: Shape::S25,
        level: Level::Fiendish,
        name: None,
        line: "\
               81..O3.62JP.I54A.C........92..4..I...M.....B8C.OAK.B..L1.....N...4.DF....H.\
               A.FKJ.B.D.9E2L.M.P...G5.8..P.3....C..78F.2.9.DMJ....N.8..CL..OG.7F32H.9.6..\
               9P...HA..48...B1E...MK3GF.M6A.G.I..KCJ.2.OL.9H1.D.......K.9D.A5FM...C..O.2P\
               2..E.....7...H.K....8L4....M8.74.....3...J......K..2.ID83H1.BG..E5N.O.LPMF.\
               .J5H.2I...AK.18...MF.NE3..43O6.F.JN2..M5.P8KAID.9..L......M...H.....23.C1..\
               ..I9A....O.4...2.....B..3HN.J..1...GP67.OB.L.......8.3EK.J4.H.BCN..G.1.APM.\
               BF46P...735...JE..DC...OL..L.2.CBH6I.OE..AK..G.9....8G4.J.N.C1A..H....5.B..\
               5.BC...4.1.JLNO.D.G.A8K.9.I....6G.L...3.....B4..N.E69.HPD.....4...L..K..FJ.\
               .......O.9MIE.KN4F.53..CH",
    },
    Example {
        shape: Shape::S25,
        level: Level::Extreme,
        name: None,
        line: "\
               E...H5F...O6...KG.4.....9...A..NG..5.....D..31M8.B1D.6..8.J.NM..L9.FB...E45\
               N.......EHI.....65.M32L.AB.5.8..AC......LJ..IG...HO5......HC.9...NBD.1..P..\
               ....CG4.5.HD.....J....7M.M4.819....KA7G..56FL...D.G.9BN.M7..PLI6E..C8.OA..F\
               .7EL..KF..C1.8...A.OH.BN.5......HME..32G.A.9.J.K.ND..1.O.P.A.C..9..I.....2.\
               I....8263..O1K..4PJG....L.9.....J..6..B.F.M.8.4..3J.L.G.B.I.A8N..2O3......1\
               .L2.F3.C...P.OA..1D..7MJ.7..K9.P4..15HLI..GC.AF6.E.A...I528..79C3....PL1.KD\
               .P6....K.....M8.F.3HI......O..H.NL9...D.I7......GC6...2K..DP......3O..F.1.7\
               L.DGO7.BA.....HCP.......J9HI...CO.2F..75.L.1..N.AKK.1NEL..9.....C..75..H...\
               A.....3.F1...EO...642...M",
    },
];

/// Returns the puzzle on the board before the first game, and its level.
///
/// # Panics
/// Never: a test checks its solution.
#[must_use]
pub fn first() -> (Puzzle, Level) {
    let grid = |line: &str| -> Grid { Grid::from_line(line).expect("a line that is built in is a grid") };
    let puzzle =
        Puzzle::proven_before(grid(FIRST.0), grid(FIRST.1)).expect("the first puzzle has a solution");
    (puzzle, Level::Easy)
}

#[cfg(test)]
mod tests {
    use super::*;
    use sudoku_logic::{grade, search::brute::unlimited};
    use sudoku_notation as notation;

    #[test]
    fn each_is_a_puzzle_of_its_size_and_level() {
        for example in ALL {
            let grid = notation::read(example.line).unwrap().grid;
            assert_eq!(grid.shape(), example.shape);
            let puzzle = Puzzle::new(grid, &mut unlimited()).unwrap();
            assert_eq!(grade(&puzzle).level, example.level, "{}", example.line);
        }
    }

    #[test]
    fn there_is_one_for_each_size_and_level() {
        for shape in Shape::offered() {
            for level in Level::ALL.into_iter().filter(|level| level.exists_at(shape)) {
                let fits = |example: &&Example| {
                    (example.shape, example.level) == (shape, level) && example.name.is_none()
                };
                assert_eq!(ALL.iter().filter(fits).count(), 1, "{shape:?} {level}");
            }
        }
    }

    #[test]
    fn the_first_is_a_puzzle() {
        let (puzzle, level) = first();
        let proven = Puzzle::new(puzzle.clues().clone(), &mut unlimited()).unwrap();
        assert_eq!(proven, puzzle);
        assert_eq!(grade(&proven).level, level);
    }
}
