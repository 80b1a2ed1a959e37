//! Colour never tells a sign or a state alone: rendered pictures of any two of them differ, in grey and for each kind
//! of colour blindness.

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use serde_json::json;
use stepdoku_e2e::puzzles::{DIAGONALS, MEDIUM, WINDOWS};
use stepdoku_e2e::{Options, Page, cell, game, places};

/// The least difference that an eye notices beyond doubt: the distance in `OKLab`, times 100.
const NOTICED: f32 = 6.0;

/// The share of a picture that has to differ by so much. A frame of one pixel around a cell is more.
const SHARE: f32 = 0.05;

type Rgb = [f32; 3];

/// How an eye mixes linear red, green and blue. The matrices of colour blindness are those of Machado, Oliveira
/// and Fernandes (2009) for a severity of 1; grey is the luminance of sRGB.
const EYES: [(&str, [Rgb; 3]); 5] = [
    ("with all colours", [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]]),
    ("in grey", [[0.2126, 0.7152, 0.0722]; 3]),
    (
        "without red",
        [
            [0.152_286, 1.052_583, -0.204_868],
            [0.114_503, 0.786_281, 0.099_216],
            [-0.003_882, -0.048_116, 1.051_998],
        ],
    ),
    (
        "without green",
        [
            [0.367_322, 0.860_646, -0.227_968],
            [0.280_085, 0.672_501, 0.047_413],
            [-0.011_820, 0.042_940, 0.968_881],
        ],
    ),
    (
        "without blue",
        [
            [1.255_528, -0.076_749, -0.178_779],
            [-0.078_411, 0.930_809, 0.147_602],
            [0.004_733, 0.691_367, 0.303_900],
        ],
    ),
];

fn mixed(by: &[Rgb; 3], [red, green, blue]: Rgb) -> Rgb {
    by.map(|[r, g, b]| (r * red + g * green + b * blue).clamp(0.0, 1.0))
}

/// `OKLab` of linear sRGB, by its author's matrices (Ottosson 2020).
fn oklab(rgb: Rgb) -> Rgb {
    let long = [
        [0.412_221_46, 0.536_332_55, 0.051_445_995],
        [0.211_903_5, 0.680_699_6, 0.107_396_96],
        [0.088_302_46, 0.281_718_85, 0.629_978_7],
    ];
    let lab = [
        [0.210_454_26, 0.793_617_8, -0.004_072_047],
        [1.977_998_5, -2.428_592_2, 0.450_593_7],
        [0.025_904_037, 0.782_771_77, -0.808_675_77],
    ];
    let times = |by: [Rgb; 3], of: Rgb| by.map(|row| row[0] * of[0] + row[1] * of[1] + row[2] * of[2]);
    times(lab, times(long, rgb).map(f32::cbrt))
}

/// How far a picture of a pattern is moved over another to look the same, in dots: patterns begin at the edge of
/// the board, and cells anywhere on it.
const SHIFT: usize = 4;

/// A picture of a part of the page, as each eye sees it, in `OKLab`.
struct Picture {
    name: String,
    width: usize,
    seen: Vec<Vec<Rgb>>,
}

impl Picture {
    /// The share of dots that differ for an eye, with the other picture at its best place.
    fn differs(&self, other: &Self, eye: usize, shift: usize) -> f32 {
        let shifts = (0..=2 * shift).flat_map(|down| (0..=2 * shift).map(move |across| (down, across)));
        shifts.map(|place| self.differs_at(other, eye, shift, place)).fold(1.0, f32::min)
    }

    fn differs_at(&self, other: &Self, eye: usize, shift: usize, (down, across): (usize, usize)) -> f32 {
        let (mine, theirs) = (&self.seen[eye], &other.seen[eye]);
        let width = self.width.min(other.width) - 2 * shift;
        let height = (mine.len() / self.width).min(theirs.len() / other.width) - 2 * shift;
        let mut differ = 0;
        for row in 0..height {
            let mine = &mine[(row + shift) * self.width + shift..][..width];
            let theirs = &theirs[(row + down) * other.width + across..][..width];
            differ += mine.iter().zip(theirs).filter(|(one, two)| is_noticed(one, two)).count();
        }
        differ as f32 / (width * height) as f32
    }
}

fn is_noticed(one: &Rgb, two: &Rgb) -> bool {
    let square: f32 = one.iter().zip(two).map(|(one, two)| (one - two).powi(2)).sum();
    square > (NOTICED / 100.0).powi(2)
}

/// Pictures of the elements at a selector, in order, each named.
fn pictures(page: &Page, css: &str, names: &[String]) -> Vec<Picture> {
    page.wait_still();
    let script = "const bytes = Uint8Array.from(atob(arguments[1]), letter => letter.charCodeAt(0));
        const shot = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
        const scale = shot.width / innerWidth;
        const cut = element => {
            const at = element.getBoundingClientRect();
            const [x, y, width, height] = [at.x, at.y, at.width, at.height].map(side => Math.round(side * scale));
            const to = new OffscreenCanvas(width, height).getContext('2d');
            to.drawImage(shot, -x, -y);
            return [width, btoa(String.fromCharCode(...to.getImageData(0, 0, width, height).data))];
        };
        return [...document.querySelectorAll(arguments[0])].map(cut)";
    let shot = page.shot();
    let script = format!("return (async () => {{ {script} }})()");
    let cut = page.js(&script, &[json!(css), json!(shot)]);
    let cut = cut.as_array().expect("pictures");
    assert_eq!(cut.len(), names.len(), "{css} has {} elements", cut.len());
    let linear = |byte: u8| (f32::from(byte) / 255.0).powf(2.2);
    let seen = |bytes: &[u8], eye: &[Rgb; 3]| {
        bytes.chunks(4).map(|dot| oklab(mixed(eye, [dot[0], dot[1], dot[2]].map(linear)))).collect()
    };
    let read = |(name, cut): (&String, &serde_json::Value)| {
        let bytes = STANDARD.decode(cut[1].as_str().expect("dots")).expect("base64");
        Picture {
            name: name.clone(),
            width: usize::try_from(cut[0].as_u64().expect("a width")).expect("a small one"),
            seen: EYES.map(|(_, eye)| seen(&bytes, &eye)).into(),
        }
    };
    names.iter().zip(cut).map(read).collect()
}

/// Fails if some eye takes two of these pictures for the same.
#[track_caller]
fn check(view: &str, pictures: &[Picture], shift: usize) {
    let mut found = Vec::new();
    for (at, one) in pictures.iter().enumerate() {
        for two in &pictures[at + 1..] {
            for (eye, (name, _)) in EYES.iter().enumerate() {
                let share = one.differs(two, eye, shift);
                if share < SHARE {
                    found.push(format!("{} and {} {name}: {:.1} %", one.name, two.name, share * 100.0));
                }
            }
        }
    }
    assert!(found.is_empty(), "{view}:\n{}", found.join("\n"));
}

/// Two pictures of the same sign count as the same, so the check above can fail.
#[track_caller]
fn check_same(one: &Picture, two: &Picture, shift: usize) {
    let share = one.differs(two, 0, shift);
    assert!(share < SHARE, "{} and {} differ by {:.1} %", one.name, two.name, share * 100.0);
}

fn views() -> [(&'static str, Options); 2] {
    [("light", Options::desktop()), ("dark", Options::desktop().dark())]
}

/// The signs in the help's list.
#[test]
fn signs_differ_for_every_eye() {
    for (view, options) in views() {
        game(options.size(1280, 1700), MEDIUM, |page| {
            page.click(places::KEYS);
            page.wait_for("dialog[open] .legend");
            page.js("document.querySelector('dialog[open] .legend').scrollIntoView()", &[]);
            let script =
                "return [...document.querySelectorAll('dialog[open] .legend svg')].map(svg => svg.innerHTML)";
            let drawings = page.js(script, &[]);
            let drawings = drawings.as_array().expect("drawings");
            let all = pictures(page, "dialog[open] .legend svg", &page.texts("dialog[open] .legend li"));
            // Some signs mean another thing in another technique; they are drawn alike.
            let mut different: Vec<Picture> = Vec::new();
            for (at, picture) in all.into_iter().enumerate() {
                match drawings[..at].iter().position(|before| *before == drawings[at]) {
                    Some(before) if before < different.len() => check_same(&different[before], &picture, 0),
                    Some(_) => {}
                    None => different.push(picture),
                }
            }
            assert!(different.len() > 20);
            check(view, &different, 0);
        });
    }
}

/// The player's nine colours on empty cells, and a cell without one.
#[test]
fn the_players_colours_differ_for_every_eye() {
    for (view, options) in views() {
        game(options, MEDIUM, |page| {
            let empty = MEDIUM.bytes().enumerate().filter(|(_, byte)| *byte == b'.').map(|(at, _)| at);
            let empty: Vec<usize> = empty.take(11).collect();
            page.click(places::COLOURS);
            for (at, colour) in empty.iter().zip([1, 2, 3, 4, 5, 6, 7, 8, 9, 1]) {
                page.click(&cell(*at));
                page.press(&colour.to_string());
            }
            // The last cell sees none of them.
            page.click(&cell(80));
            let picture =
                |at: usize| pictures(page, &cell(empty[at]), &[format!("colour {}", at + 1)]).remove(0);
            let all: Vec<Picture> = (0..9).chain([10]).map(picture).collect();
            check_same(&all[0], &picture(9), SHIFT);
            check(view, &all, SHIFT);
        });
    }
}

/// Empty cells of a diagonal, of the middle of a window, and of neither, and each in the shade of the cursor.
#[test]
fn the_cells_of_rules_differ_for_every_eye() {
    // Each with a cell that it sees, and one that it doesn't see.
    let cells = [
        (DIAGONALS, 40, (39, 7), "diagonal"),
        (WINDOWS, 20, (18, 7), "window"),
        (DIAGONALS, 45, (46, 7), "plain"),
    ];
    for (view, options) in views() {
        let (mut plain, mut shaded) = (Vec::new(), Vec::new());
        for (puzzle, at, (seen, unseen), name) in cells {
            game(options.clone(), puzzle, |page| {
                for (cursor, all) in [(unseen, &mut plain), (seen, &mut shaded)] {
                    page.click(&cell(cursor));
                    all.push(pictures(page, &cell(at), &[name.to_owned()]).remove(0));
                }
            });
        }
        check(view, &plain, 0);
        check(&format!("{view}, in shade"), &shaded, 0);
    }
}

/// A given, a digit of the player, one in conflict, and their states under the cursor, all with the same digit.
#[test]
fn the_states_of_a_cell_differ_for_every_eye() {
    // A given 5, the place of another, and a place in the row of a third.
    const GIVEN: usize = 52;
    const ENTERED: usize = 4;
    const CLASHING: usize = 9;
    for (view, options) in views() {
        game(options, MEDIUM, |page| {
            let picture = |at: usize, name: &str| pictures(page, &cell(at), &[name.to_owned()]).remove(0);
            page.click(&cell(80));
            let mut all = vec![picture(GIVEN, "given")];
            page.click(&cell(ENTERED));
            page.press("5");
            page.click(&cell(80));
            all.push(picture(ENTERED, "digit of the player"));
            page.click(&cell(ENTERED));
            all.push(picture(GIVEN, "given with the digit of the cursor"));
            all.push(picture(ENTERED, "digit of the player under the cursor"));
            page.click(&cell(CLASHING));
            page.press("5");
            page.click(&cell(80));
            all.push(picture(CLASHING, "digit in conflict"));
            check(view, &all, 0);
        });
    }
}
