//! The reader, on pictures that a small program draws, and on photographs if `CORPUS_DIR` has some.

#[path = "photo/drawn.rs"]
mod drawn;
#[cfg(not(target_family = "wasm"))]
#[path = "photo/photographs.rs"]
mod photographs;

use drawn::{Scene, Screen};
use std::f32::consts::FRAC_PI_2;
use stepdoku_photo::{
    Grey, PictureError, Reading, ReadingError, answer,
    marks::{Beyond, Printed},
    picture::MOST_PIXELS,
    read,
    reading::read_at,
    repair::{Solutions, repair},
};
use sudoku_core::{
    qr::Greys,
    wire::{Corners, PhotoError, PhotoQuestion, PhotoRead, decode, encode},
};

const PUZZLES: [&str; 3] = [
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
    "..9748...7.........2.1.9.....7...24..64.1.59..98...3.....8.3.2.........6...2759..",
    "85...24..72......9..4.........1.7..23.5...9...4...........8..7..17..........36.4.",
];

/// Expects exactly the digits of the scene, and the certain cells right without a look at the marks.
fn expect(name: &str, scene: &Scene) -> Reading {
    let reading = read(&scene.picture(7)).unwrap_or_else(|error| panic!("{name}: {error}"));
    let mut expected = scene.digits.clone();
    for &cell in &scene.written {
        expected[cell] = 0;
    }
    assert_eq!(reading.digits, expected, "{name}");
    reading
}

/// Returns the answer of the reader to a question of the page.
fn asked(picture: &Grey, corners: Option<Corners>) -> Result<PhotoRead, PhotoError> {
    let greys = Greys { width: picture.width() as u32, pixels: picture.pixels().to_vec() };
    let answered = answer(&encode(&PhotoQuestion { picture: greys, corners }));
    decode::<Result<PhotoRead, PhotoError>>(&answered).expect("an answer")
}

#[test]
fn the_page_gets_the_board_and_its_straight_picture() {
    let scene = Scene { turn: FRAC_PI_2 + 0.1, ..Scene::of(PUZZLES[0]) };
    let picture = scene.picture(7);
    let reading = read(&picture).expect("a plain picture");
    let told = asked(&picture, None).expect("a plain picture");
    assert_eq!(told.grid.to_string(), PUZZLES[0]);
    let marked: Vec<usize> = told.marked.iter().map(|cell| cell.index()).collect();
    assert_eq!(marked, reading.marked);
    let rounded = reading.corners.map(|corner| (corner.x.round() as i32, corner.y.round() as i32));
    assert_eq!(told.corners, rounded);
    // The straight picture is a plain one again: it has the digits upright.
    let straight = &told.straight;
    let side = straight.width as usize;
    assert_eq!(straight.pixels.len(), side * side);
    let mean = |row: usize, column: usize| {
        let cell = side / 9;
        let (top, left) = (row * cell, column * cell);
        let middle = (top + cell / 4..top + cell * 3 / 4)
            .flat_map(|y| (left + cell / 4..left + cell * 3 / 4).map(move |x| (x, y)));
        let pixels: Vec<u32> = middle.map(|(x, y)| u32::from(straight.pixels[y * side + x])).collect();
        pixels.iter().sum::<u32>() / pixels.len() as u32
    };
    // The cells r1c2, with a 3, and r1c3, without a digit.
    assert!(mean(0, 1) + 10 < mean(0, 2), "{} {}", mean(0, 1), mean(0, 2));
    // Between the same corners, and between those of half of the board.
    assert_eq!(asked(&picture, Some(told.corners)).expect("the same frame").grid, told.grid);
    let [one, two, ..] = told.corners;
    assert_eq!(asked(&picture, Some([one, two, two, one])), Err(PhotoError::Frame));
}

#[test]
fn bad_questions_get_a_reason() {
    let white = Grey::new(64, 64, vec![255; 64 * 64]).expect("a square");
    assert_eq!(asked(&white, None), Err(PhotoError::Frame));
    let of = |width: u32, pixels: Vec<u8>| {
        let question = encode(&PhotoQuestion { picture: Greys { width, pixels }, corners: None });
        decode::<Result<PhotoRead, PhotoError>>(&answer(&question)).expect("an answer")
    };
    assert_eq!(of(0, vec![1]), Err(PhotoError::Size));
    assert_eq!(of(7, vec![1; 20]), Err(PhotoError::Size));
    assert_eq!(of(5, Vec::new()), Err(PhotoError::Size));
    let damaged = decode::<Result<PhotoRead, PhotoError>>(&answer(&[9, 9, 9])).expect("an answer");
    assert_eq!(damaged, Err(PhotoError::Program));
}

#[test]
fn plain_pictures_are_read_without_a_mark() {
    for line in PUZZLES {
        let reading = expect(line, &Scene::of(line));
        assert_eq!(reading.solutions, Solutions::One);
        assert_eq!(reading.marked, [0; 0], "{line}");
    }
}

#[test]
fn a_board_is_read_whichever_side_is_up() {
    for line in &PUZZLES[..2] {
        for quarter in 0..4 {
            let turn = quarter as f32 * FRAC_PI_2 + 0.1;
            let reading = expect(line, &Scene { turn, ..Scene::of(line) });
            // The corner at the top left of the upright board.
            let (sin, cos) = turn.sin_cos();
            let half = 480.0 * 0.85 / 2.0;
            let expected = (320.0 - half * cos + half * sin, 240.0 - half * sin - half * cos);
            let corner = reading.corners[0];
            let far = (corner.x - expected.0).hypot(corner.y - expected.1);
            assert!(far < 6.0, "{quarter}: {corner:?} is {far} pixels from {expected:?}");
        }
    }
}

#[test]
fn bad_cameras_and_bent_paper_are_read() {
    let plain = Scene::of(PUZZLES[0]);
    let scenes = [
        ("slanted", Scene { turn: 0.25, size: 0.75, ..plain.clone() }),
        ("from below", Scene { tilt: (0.05, 0.22), size: 0.75, ..plain.clone() }),
        ("from the side", Scene { tilt: (-0.2, 0.03), size: 0.75, turn: -0.1, ..plain.clone() }),
        ("bent", Scene { bend: 0.3, size: 0.75, ..plain.clone() }),
        ("blurred", Scene { blur: 2, ..plain.clone() }),
        ("in shadow", Scene { shadow: 0.8, noise: 1.0, ..plain.clone() }),
        ("pale", Scene { ink: 0.7, ..plain.clone() }),
        ("noisy", Scene { noise: 12.0, ..plain.clone() }),
        ("small", Scene { width: 320, height: 280, ..plain.clone() }),
        ("large", Scene { width: 1600, height: 1200, size: 0.6, blur: 2, ..plain.clone() }),
        ("far away", Scene { width: 1280, height: 960, size: 0.35, ..plain }),
    ];
    for ((name, scene), line) in scenes.into_iter().zip(PUZZLES.iter().cycle()) {
        expect(name, &Scene { digits: Scene::of(line).digits, ..scene });
    }
}

/// Returns whether this is a long run, by `cargo xtask soak`.
fn soaking() -> bool {
    std::env::var_os("STEPDOKU_SOAK").is_some()
}

/// The greys of screens: light on dark, dark on light, and both at once.
const SCREENS: [(&str, Screen); 9] = [
    // Stepdoku's own board: givens in white and the player's digits in blue.
    ("our dark board", screen(22, 31, 44, 125, 205, (240, 190))),
    ("our dark board with more contrast", screen(0, 0, 0, 190, 255, (255, 208))),
    ("white on #121212", screen(18, 18, 30, 70, 120, (255, 255))),
    ("grey lines on black", screen(0, 0, 0, 68, 110, (230, 230))),
    ("blue on navy", screen(18, 18, 28, 72, 72, (100, 118))),
    ("a frame in a colour", screen(18, 24, 36, 60, 105, (220, 130))),
    ("white digits and black lines on #303030", screen(48, 48, 58, 0, 0, (255, 255))),
    ("black digits and white lines on grey", screen(150, 150, 140, 255, 255, (10, 40))),
    ("black on white with shaded cells", screen(255, 255, 225, 150, 30, (20, 80))),
];

const fn screen(page: u8, cell: u8, shaded: u8, thin: u8, thick: u8, digits: (u8, u8)) -> Screen {
    Screen { page, cell, shaded, thin, thick, digits }
}

#[test]
fn boards_on_dark_screens_are_read() {
    let mut missed = Vec::new();
    for (number, (name, screen)) in SCREENS.into_iter().enumerate() {
        for line in [PUZZLES[number % PUZZLES.len()], SMALL[number % SMALL.len()]] {
            let plain = Scene { screen: Some(screen), noise: 0.0, blur: 0, ..Scene::of(line) };
            let photographed =
                Scene { turn: 0.08, tilt: (0.04, 0.1), blur: 1, noise: 2.0, size: 0.75, ..plain.clone() };
            let scenes = [
                ("a screenshot", Scene { width: 900, height: 1100, ..plain.clone() }),
                ("of a phone", Scene { width: 360, height: 740, size: 0.95, ..plain.clone() }),
                ("shrunk", Scene { width: 420, height: 420, size: 0.9, blur: 1, ..plain }),
                ("photographed", photographed),
            ];
            // Each screen with each kind of picture, by turns of a small board and a large one.
            for (at, (kind, scene)) in scenes.into_iter().enumerate() {
                if !soaking() && (number + at) % 2 != usize::from(line.len() < 81) {
                    continue;
                }
                let reading = read(&scene.picture(7));
                if reading.as_ref().is_ok_and(|reading| reading.digits == scene.digits) {
                    continue;
                }
                // Any wrong digit is marked. A small board may be refused, unless it is on our own screen.
                if let Ok(reading) = &reading {
                    let told = |cell: usize| {
                        reading.digits[cell] == scene.digits[cell] || reading.marked.contains(&cell)
                    };
                    let same = reading.digits.len() == scene.digits.len();
                    assert!(same && (0..scene.digits.len()).all(told), "{name}, {kind}, {line}");
                }
                let is_ours = name.starts_with("our") && kind != "photographed";
                if line.len() < 81 && !is_ours && reading.is_err() {
                    continue;
                }
                missed.push((name, kind, line.len(), reading.map(|reading| reading.digits).err()));
            }
        }
        let picture = Scene { screen: Some(screen), noise: 0.0, blur: 0, ..Scene::of(PUZZLES[0]) }.picture(7);
        let told = asked(&picture, None).expect(name);
        assert_eq!(told.grid.to_string(), PUZZLES[0], "{name}");
        assert_eq!(asked(&picture, Some(told.corners)).expect(name).grid, told.grid, "{name}");
        // The player compares it with the picture as it is.
        let ground = |grey: &&u8| screen.cell.abs_diff(**grey) < 4 || screen.shaded.abs_diff(**grey) < 4;
        let pixels = &told.straight.pixels;
        assert!(pixels.iter().filter(ground).count() * 2 > pixels.len(), "{name}");
    }
    assert!(missed.is_empty(), "{missed:#?}");
}

/// Puzzles of 8×8, 6×6 and 4×4.
const SMALL: [&str; 4] = [
    "..7...816...3....71....53..6..7..1..7..65....81....5...414...6..",
    "46........1.3..5....5..6.5........53",
    "3.2.4......2.4.1",
    "..3..314324..4..",
];

#[test]
fn smaller_boards_are_read_whichever_side_is_up() {
    for line in SMALL {
        for quarter in 0..4 {
            let turn = quarter as f32 * FRAC_PI_2 + 0.1;
            let reading = expect(line, &Scene { turn, ..Scene::of(line) });
            assert_eq!(reading.shape.cell_count(), line.len(), "{line}");
            assert_eq!(reading.solutions, Solutions::One, "{line}");
        }
        let plain = Scene::of(line);
        let scenes = [
            ("from below", Scene { tilt: (0.05, 0.22), size: 0.75, ..plain.clone() }),
            ("bent", Scene { bend: 0.3, size: 0.75, ..plain.clone() }),
            ("in shadow", Scene { shadow: 0.8, noise: 4.0, ..plain.clone() }),
            ("large", Scene { width: 1600, height: 1200, size: 0.6, blur: 2, ..plain.clone() }),
            ("far away", Scene { width: 1280, height: 960, size: 0.35, ..plain.clone() }),
        ];
        for (name, scene) in scenes {
            expect(name, &scene);
        }
        let told = asked(&plain.picture(7), None).expect("a plain picture");
        assert_eq!(told.grid.to_string(), line);
        assert_eq!(asked(&plain.picture(7), Some(told.corners)).expect("the same frame").grid, told.grid);
    }
}

/// Puzzles of 16×16.
const LARGE: [&str; 2] = [
    "..E..75......8..8..F.4D....67..1.BD41..A78..9.G.....B.C35F4G.AE....D4.8.1E..B9.7C...D3EB6G.FA1.4.7..F62.B..9\
     .....AG...95.2.DFE6..E415.F.2D...B3.....3..6.4EB..A.D.978.A4FC53...6F.6B..7D.1.82....GF.65B837.E.....D.C..4E\
     A..1839.E..3A....9F.5..B..B......5G..D..",
    "..921.6.5....7A..ED1A.5.6....289B..8E9.4A1.....3..5.2C.F..391..BA.C....3..D..1.6E52....8...A............E.7.\
     .A5.7F....A2.4G..B....E..B2.D6....41.2G..5.1............D...B....63FD.3..G..8....5.25..EF2..9.61.D..8.....3A\
     G.C56..4261....5.B.479G..B4....9.D.FE3..",
];

#[test]
fn boards_of_sixteen_are_read_in_each_writing() {
    for (number, line) in LARGE.into_iter().enumerate() {
        for (quarter, beyond) in [Beyond::Numbers, Beyond::Letters, Beyond::Zero].into_iter().enumerate() {
            let turn = quarter as f32 * FRAC_PI_2 + 0.1;
            let plain = Scene { beyond, width: 960, height: 800, ..Scene::of(line) };
            let scenes = [
                ("plain", Scene { turn, ..plain.clone() }),
                ("from below", Scene { tilt: (0.05, 0.22), size: 0.75, ..plain.clone() }),
                ("bent", Scene { bend: 0.3, size: 0.75, ..plain.clone() }),
                ("in shadow", Scene { shadow: 0.8, noise: 4.0, ..plain.clone() }),
                ("large", Scene { width: 1600, height: 1200, size: 0.8, blur: 2, ..plain }),
            ];
            // Each writing, and each kind of picture, with one of the boards.
            for (at, (name, scene)) in scenes.into_iter().enumerate() {
                if !soaking() && (quarter + at) % 2 != number {
                    continue;
                }
                let reading = expect(&format!("{beyond:?}, {name}"), &scene);
                assert_eq!(reading.solutions, Solutions::One, "{beyond:?}, {name}");
                assert_eq!(reading.marks.zero(), beyond == Beyond::Zero, "{beyond:?}, {name}");
            }
        }
    }
}

#[test]
fn corners_set_by_hand_lead_to_the_same_board() {
    let scene = Scene::of(PUZZLES[0]);
    let picture = scene.picture(7);
    let mut corners = read(&picture).expect("a plain picture").corners;
    for (corner, off) in corners.iter_mut().zip([(4.0, -5.0), (-6.0, 3.0), (5.0, 5.0), (-3.0, -6.0)]) {
        (corner.x, corner.y) = (corner.x + off.0, corner.y + off.1);
    }
    assert_eq!(read_at(&picture, corners).expect("the same board").digits, scene.digits);
}

#[test]
fn handwriting_never_passes_for_print_unmarked() {
    for line in PUZZLES {
        let mut scene = Scene::of(line);
        scene.written = (0..scene.digits.len()).filter(|&cell| scene.digits[cell] == 0).step_by(4).collect();
        let reading = read(&scene.picture(7)).expect("a plain picture");
        for (cell, &digit) in scene.digits.iter().enumerate() {
            let is_right = reading.digits[cell] == digit;
            assert!(is_right || reading.marked.contains(&cell), "{line}: {digit} in {cell}");
        }
        let unmarked = scene.written.iter().filter(|cell| !reading.marked.contains(cell)).count();
        assert!(unmarked * 2 <= scene.written.len(), "{line}: {unmarked} unmarked of {:?}", scene.written);
    }
}

#[test]
fn a_misprint_is_marked() {
    // The puzzle with another digit in a corner, which contradicts its row.
    let line = format!("7{}", &PUZZLES[0][1..]);
    let scene = Scene::of(&line);
    let reading = read(&scene.picture(7)).expect("a plain picture");
    assert!(reading.marked.contains(&0), "{:?}", reading.marked);
}

#[test]
fn pictures_without_a_sudoku_say_so() {
    let side = |side: usize| {
        let digits = (0..side * side).map(|cell| (cell * 7 % 11) as u8 % 7).collect();
        Scene { side, digits, ..Scene::of("") }
    };
    let noise = Scene { size: 0.001, ..Scene::of("") };
    let empty = Scene::of(&".".repeat(81));
    let pictures = [
        ("white", Grey::new(640, 480, vec![255; 640 * 480]).expect("its size fits")),
        ("black", Grey::new(640, 480, vec![0; 640 * 480]).expect("its size fits")),
        ("noise", Scene { noise: 60.0, ..noise }.picture(3)),
        ("a board without digits", empty.picture(3)),
        ("4 by 4", side(4).picture(3)),
        ("6 by 6", side(6).picture(3)),
        ("8 by 8", side(8).picture(3)),
        ("10 by 10", side(10).picture(3)),
        ("16 by 16", side(16).picture(3)),
        ("stripes", stripes(&|x, _| x / 20 % 2 == 0)),
        ("a chessboard", stripes(&|x, y| (x / 50 + y / 50) % 2 == 0)),
        ("one pixel", Grey::new(1, 1, vec![9]).expect("its size fits")),
        ("a line", Grey::new(3000, 1, vec![9; 3000]).expect("its size fits")),
        ("a column", Grey::new(2, 2000, vec![200; 4000]).expect("its size fits")),
    ];
    for (name, picture) in pictures {
        let read = read(&picture).map(|reading| reading.digits);
        assert!(matches!(read, Err(ReadingError::Frame | ReadingError::Digits)), "{name}: {read:?}");
    }
}

fn stripes(dark: &dyn Fn(usize, usize) -> bool) -> Grey {
    let pixels = (0..640 * 480).map(|at| if dark(at % 640, at / 640) { 40 } else { 220 }).collect();
    Grey::new(640, 480, pixels).expect("its size fits")
}

#[test]
fn sizes_that_do_not_fit_are_errors() {
    assert_eq!(Grey::new(0, 5, Vec::new()), Err(PictureError::Empty));
    assert_eq!(Grey::new(5, 0, Vec::new()), Err(PictureError::Empty));
    assert_eq!(Grey::new(4, 4, vec![0; 15]), Err(PictureError::Uneven { expected: 16, got: 15 }));
    assert_eq!(Grey::new(usize::MAX, 2, vec![0; 4]), Err(PictureError::Large));
    assert_eq!(Grey::new(MOST_PIXELS, 2, Vec::new()), Err(PictureError::Large));
}

/// Returns the probabilities of a board that is read surely, but for these cells: each with its likeliest and another
/// digit.
fn probabilities(line: &str, doubtful: &[(usize, usize, usize)]) -> Vec<Printed> {
    let digits = Scene::of(line).digits;
    let mut boards: Vec<Printed> = digits
        .iter()
        .map(|&digit| {
            let mut printed = Printed::default();
            printed[..=9].fill(1e-7);
            printed[usize::from(digit)] = 1.0 - 9e-7;
            printed
        })
        .collect();
    for &(cell, likeliest, other) in doubtful {
        boards[cell][..=9].fill(1e-6);
        boards[cell][likeliest] = 0.8;
        boards[cell][other] = 0.2;
    }
    boards
}

#[test]
fn the_solver_repairs_doubtful_cells_and_names_them() {
    let line = PUZZLES[0];
    let expected = Scene::of(line).digits;
    let certain = repair(&probabilities(line, &[]));
    assert_eq!((certain.digits, certain.solutions), (expected.clone(), Solutions::One));
    assert!(certain.changed.is_empty() && certain.rivals.is_empty());
    // A 3 that looks like an 8 in row 1, and a 6 that looks like a 5 in row 9's neighbour.
    for doubtful in [vec![(1, 8, 3)], vec![(1, 8, 3), (9, 5, 6)]] {
        let repaired = repair(&probabilities(line, &doubtful));
        assert_eq!(repaired.digits, expected);
        assert_eq!(repaired.solutions, Solutions::One);
        let cells: Vec<usize> = doubtful.iter().map(|(cell, ..)| *cell).collect();
        let mut changed = repaired.changed.clone();
        changed.sort_unstable();
        assert_eq!(changed, cells);
    }
}

#[test]
fn a_board_beyond_repair_keeps_its_likeliest_digits() {
    let line = PUZZLES[0];
    // Three cells in three rows, each with a digit that its row has, and no other in sight.
    let wrong = [(2, 5, 5), (10, 6, 6), (19, 6, 6), (55, 8, 8)];
    let repaired = repair(&probabilities(line, &wrong));
    assert_eq!(repaired.solutions, Solutions::None);
    assert!(repaired.changed.is_empty());
    for &(cell, digit, _) in &wrong {
        assert_eq!(usize::from(repaired.digits[cell]), digit);
    }
}
