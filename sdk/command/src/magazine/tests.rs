//! The options of the command line that makes magazines, and its messages for wrong ones.

use super::options::{HELP, Options, Wanted};
use sudoku_make::magazine::{Answers, Layout, Paper, Ways};

fn read(line: &str) -> Result<Option<Options>, String> {
    Options::read(line.split_whitespace().map(str::to_owned))
}

#[test]
fn lots_become_a_batch() {
    let check = |line: &str, batch: &str| {
        let options = read(line).expect(line).expect("no help");
        assert_eq!(options.batch.to_string(), batch, "{line}");
    };
    check("--lot 20x9x9.easy --seed K7Q2M9X4", "z2.K7Q2M9X4.20x3.easy.random.half-turn");
    check("--lot 20x3.easy --seed K7Q2M9X4", "z2.K7Q2M9X4.20x3.easy.random.half-turn");
    check(
        "--lot 1x4x4.easy.permutation --seed k7q2m9x4 --lot 2x25x25.very-hard.random.full --ascending",
        "z2.K7Q2M9X4.ascending.1x2.easy.permutation.half-turn.2x5.very-hard.random.full",
    );
    check(
        "--seed K7Q2M9X4 --lot 5xm3.random.none.needs-x-wing.tries-900",
        "z2.K7Q2M9X4.5xm3.random.none.needs-x-wing.tries-900",
    );
    check("--batch z2.K7Q2M9X4.7x4.hard.random.none", "z2.K7Q2M9X4.7x4.hard.random.none");
    check("--lot 1x9x9.easy", "z2.MAGAZ1NE.1x3.easy.random.half-turn");
}

#[test]
fn what_is_written_follows_the_name() {
    let check = |line: &str, wanted: Wanted, out: Option<&str>| {
        let options = read(&format!("--lot 1x9x9.easy {line}")).expect(line).expect("no help");
        assert!(options.wanted == wanted, "{line}");
        assert_eq!(options.out.as_deref(), out, "{line}");
    };
    check("", Wanted::Text, None);
    check("--out a.html", Wanted::Html, Some("a.html"));
    check("--out a.sdm --quiet", Wanted::Sdm, Some("a.sdm"));
    check("--out a.txt", Wanted::Text, Some("a.txt"));
    check("--out a.sdm --format html", Wanted::Html, Some("a.sdm"));
    check("--out a.b.c", Wanted::Text, Some("a.b.c"));
}

#[test]
fn a_layout_is_what_is_asked_for() {
    let line = "--lot 1x9x9.easy --paper letter --per-page 6 --answers upside-down --ways hard --large --candidates \
                --recipes --no-rating --no-cover --booklet --signature 8 --keep-looking --numbers --base https://example.org/ --title Sunday";
    let options = read(line).expect(line).expect("no help");
    let expected = Layout {
        paper: Paper::Letter,
        most: 6,
        large: true,
        candidates: true,
        rating: false,
        recipe: true,
        code: true,
        answers: Answers::UpsideDown,
        ways: Ways::Hard,
        cover: false,
        booklet: true,
        signature: 8,
        numbers: true,
    };
    assert_eq!(options.layout, expected);
    assert!(options.keep_looking);
    assert_eq!((&*options.title, &*options.base, options.quiet), ("Sunday", "https://example.org/", false));
    let plain = read("--lot 1x9x9.easy").expect("a lot").expect("no help").layout;
    assert_eq!(plain, Layout { code: false, ..Layout::default() });
    let rated = read("--lot 1x9x9.easy --rating").expect("a lot").expect("no help").layout;
    assert!(rated.rating && !plain.rating);
    // The page keeps its layout as words.
    for layout in [expected, plain, rated, Layout { most: 9, candidates: true, ..Layout::default() }] {
        assert_eq!(Layout::read(&layout.written()), Some(layout), "{}", layout.written());
    }
    for bad in ["", "a4", "a4 5 none none", "a4 4 none none fancy", "a3 4 none none"] {
        assert_eq!(Layout::read(bad), None, "{bad}");
    }
}

#[test]
fn bad_input_is_answered() {
    let check = |line: &str, says: &str| match read(line) {
        Err(error) => assert_eq!(error, says, "{line}"),
        Ok(_) => panic!("{line} is taken"),
    };
    check("", "say what to make with --lot, such as --lot 20x9x9.easy");
    check("--lot", "--lot needs a value after it");
    check("--lots 1", "there is no option --lots");
    check("20x9x9.easy", "there is no option 20x9x9.easy");
    check("--lot easy", "--lot easy: it is COUNTxSIZE.LEVEL, such as 20x9x9.easy");
    check("--lot 0x9x9.easy", "--lot 0x9x9.easy: \"0\" is not a number of puzzles from 1 to 1000");
    check("--lot -1x9x9.easy", "--lot -1x9x9.easy: the number of puzzles is from 1 to 1000");
    check("--lot 1x9x8.easy", "--lot 1x9x8.easy: the size is one of 4x4, 9x9, 16x16, 25x25");
    check(
        "--lot 1x9x9.gentle",
        "--lot 1x9x9.gentle: the level is one of easy, medium, hard, very-hard, fiendish, extreme",
    );
    check("--lot 1x9x9.easy.magic", "--lot 1x9x9.easy.magic: the filling is one of random, permutation");
    check(
        "--lot 1x9x9.easy.random.round",
        "--lot 1x9x9.easy.random.round: the symmetry is one of none, half-turn, quarter-turn, mirror-rows, \
         mirror-columns, diagonal, anti-diagonal, full",
    );
    check(
        "--lot 1x9x9.easy.random.full.more",
        "--lot 1x9x9.easy.random.full.more: there is more than size, level, filling and symmetry",
    );
    check("--lot 600x9x9.easy --lot 600x9x9.hard", "1200 puzzles in 2 lots are too many: at most 1000 in 40");
    check("--lot 1x9x9.easy --per-page 3", "--per-page 3: it is one of 1, 2, 4, 6, 9");
    check("--lot 1x9x9.easy --paper a5", "--paper a5: it is one of a4, letter");
    check("--lot 1x9x9.easy --format pdf", "--format pdf: it is one of text, sdm, html");
    let address = "it is a whole address, such as https://example.org/stepdoku/";
    check("--lot 1x9x9.easy --base example.org", &format!("--base example.org: {address}"));
    check("--lot 1x9x9.easy --base https://", &format!("--base https://: {address}"));
    check(
        "--batch z2.K7Q2M9X4.7x4.hard.random.none --seed a",
        "--batch says all that --lot, --seed and --ascending do: use one or the other",
    );
    check("--batch z1.a", "--batch z1.a: it was written by generator 1, and this is generator 3");
}

#[test]
fn help_names_each_option() {
    assert!(matches!(read("--lot 1x9x9.easy --help"), Ok(None)));
    let source = include_str!("options.rs");
    let options = source.lines().filter_map(|line| line.trim().strip_prefix("\"--")?.split('"').next());
    let is_name = |option: &&str| option.bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'-');
    let mut count = 0;
    for option in options.filter(is_name) {
        count += 1;
        assert!(HELP.contains(&format!("--{option}")) || option == "help", "--{option}");
    }
    assert!(count > 15, "{count}");
}
