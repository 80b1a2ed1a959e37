//! Puzzles of journeys and pictures, as lines. All but the article's are our own.

/// The givens of a puzzle, without the tag of its variant.
#[must_use]
pub fn givens(puzzle: &str) -> &str {
    puzzle.split_once(':').map_or(puzzle, |(_, givens)| givens)
}

/// 4x4.
pub const SMALL: &str = "3..2..1..2..1..4";

/// 6x6, hard.
pub const SIX: &str = "3..6...6..2.....6..2.....3..1...1..4";

/// 9x9, solved by singles of every kind.
pub const MEDIUM: &str = "1..9....2.3.1.64.5........6.81.2..6...........7..9.15.5........6.32.7.9.7....4..8";

/// The puzzle of the article on solving by singles: 21 passes, 57 digits.
pub const ARTICLE: &str = "..3..82.4.2..64.1.9.......8.8............698.......5....49.7.3.8....1....7..5.4..";

/// 9x9, not solved by singles; its search runs into dead ends.
pub const HARD: &str = "96...4.1...5..1..2.8..9..........87...9...3...16..........6..4.5..7..9...4.2...85";

/// 9x9 where cells a knight's move apart differ, medium.
pub const KNIGHTS: &str = ".....32.6..3...7......8....6..9..4.5.........2.4..7..9....9......6...1..4.16.....";

/// 9x9 with diagonals, medium.
pub const DIAGONALS: &str =
    "x:....4......73.....984..2.15.71..8...3.......9...6..15.85.4..621.....65......8....";

/// 9x9 with windows.
pub const WINDOWS: &str =
    "w:.3..8..1.29.5.1.37...3.7....72...84.6.......1.89...25....4.8...81.2.9.64.2..3..8.";

/// 9x9 with irregular regions.
pub const REGIONS: &str = "\
    j122222233111122233411153335416655335444665555744466666774788889777789999788889999:\
    9.7.......348...76.1......5..2...3...8.....6...9...8..8......9.29...568.......7.9";

/// 9x9, extreme, with nice loops whose links cross.
pub const CROSSING: &str =
    "3....1.....4..7.15.8..4..7...9..5861.........5318..9...6..5..3.95.4..7.....2....6";

/// 12x12, easy.
pub const TWELVE: &str = "\
    8...C....7.2B...4...A.8..13.A5...B96.2B.7..A95...915..2.B4A.36.7.4598..C2..\
    A639.1.B4.39C.2..6A7...418..C.23.987...A1.64..5.6...4...AA.C....6...5";

/// 16x16, easy.
pub const LARGE: &str = "\
    ..61EC5..FB..D37...F.6G.A.CD95..DC....3B...6....9.4.F.D7..E1A.C...2A.9.EB7..186..EG.D.8.6C.....A\
    ...4AB7G...E..5..1.B.F6CD58..2....B..52A89D.4.F..9..4...3G5C2...8.....91.2.F.3D..75D..EF1.4.6G..\
    .6.EG7..4B.5.F.9....8...CE....G4..C72E.9.63.B...F23..41..D98C6..";

/// 25x25, easy.
pub const GIANT: &str = "\
    H5.A..D139...6LJ.82...N..1K.I.....M3...2D5..E..LFCJ....CH.L7B..1D.A6O9.P...\
    E..F6I.....J.5.K..3.H.91ML..79...25.EAHK.1....BD.O.7..1..F...6.N5..HPJ4.CO9\
    .JAMLP19C...E..O..7.2D.8...D6F7BG.4C...9.8.KME.P3.B.C5.DOH.K.PJ..3..EA..F.N\
    .P3.G.8E..FDK.7.C.6.1L.M.A..D..9.OE..1.38.GNBK72P...IKN..P7C92O.E.6JM.LG.HD\
    ..93..IMGD.7.A.1OPF..85..PF.C7.53B.J.6L8HK2..MOA...8O152KJ.FM.I..A4.L..9..6\
    .O.B3.E.K.6.F9A..N5.P.4C.6.F..9C..O..5E.L.I4K.38.B.9K.IH6.1.L...BE.ACP5FO..\
    .L.HC.M..I..2...9DGO6E7J.ME7.4JN2..OC.K...3..A..9.F.BO....9.N1P7.M3...8C..E\
    3G5.2.F..P.9.8.....ION..1...8.O354.AK..F9E.BN....77N6..M..E8D...IP.....5.A3\
    ..M...7I.N5O...6G4J..H.BP";
