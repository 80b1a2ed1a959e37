//! Every reader of outside data against randomly damaged texts: each answers, and accepts only sound data.
//!
//! `PROPTEST_CASES` sets the number of texts for each reader. `cargo xtask soak` feeds each a million; the
//! figures are in `benches/README.md`.

use crate::{
    common::{ARTICLE, SMALL, dug, puzzle},
    foreign_texts::{LINE, coach, lz, object, penpa, penpa_numbers, texts, zeros},
};
use std::{collections::BTreeSet, env, time::Instant};
use sudoku_core::{
    Candidates, Cell, CellSet, Digit, DigitSet, Grid, Rng, Seed, Shape,
    generate::recipe::Recipe,
    magazine::{Batch, Magazine},
    notation::{
        self, Played,
        boards::{Snapshot, TextFormat},
        link,
        sites::Site,
        write,
    },
};
use sudoku_play::{
    game::{Game, Origin, entry::NoteSort},
    links::shared::{Shared, Unnoted, snapshot},
    saved::{
        archive::{Archive, StoredGame},
        book::Finish,
        journal::{Event, Record, restore},
        settings::Settings,
    },
};

/// The number of texts for each reader by default.
const USUAL: u32 = 400;

/// Inserted characters: those of the formats, and lookalikes.
const STRANGE: &str = "..00112345678999ABCGPZabcgpxyz_+-/=:;,#&?%|<>{}[]()\"'\\~! \t\n\r\0·│─×\u{a0}\u{ad}\u{200b}\u{202e}\
    \u{2028}\u{feff}\u{fffd}\u{301}１２９²³⁹₁①٣३Ⅲ一🧩\u{d7ff}\u{10ffff}";

/// Damages a text in one to five places, with pieces from `other`.
fn damaged(text: &str, other: &str, rng: &mut Rng) -> String {
    let mut symbols: Vec<char> = text.chars().collect();
    let strange: Vec<char> = STRANGE.chars().collect();
    let below = |rng: &mut Rng, most: usize| rng.below(most.max(1) as u32) as usize;
    for _ in 0..=rng.below(5) {
        let at = below(rng, symbols.len());
        let to = (at + below(rng, 24)).min(symbols.len());
        match rng.below(9) {
            0 => symbols.truncate(at),
            1 => drop(symbols.drain(at..to)),
            2 | 3 if at < symbols.len() => symbols[at] = strange[below(rng, strange.len())],
            4 => symbols.insert(at, strange[below(rng, strange.len())]),
            5 => {
                let part = symbols[at..to].to_vec();
                (0..=rng.below(4)).for_each(|_| drop(symbols.splice(at..at, part.clone())));
            }
            6 if at < symbols.len() => {
                symbols[at] = char::from_u32(rng.below(0x11_0000)).unwrap_or('\u{fffd}');
            }
            7 => {
                let other: Vec<char> = other.chars().collect();
                let from = below(rng, other.len());
                let until = (from + below(rng, 40)).min(other.len());
                symbols.splice(at..to, other[from..until].iter().copied());
            }
            _ => {
                let with = below(rng, symbols.len());
                if at < symbols.len() {
                    symbols.swap(at, with);
                }
            }
        }
    }
    symbols.into_iter().collect()
}

/// Feeds a reader damaged texts. `read` gives whether it accepted one, after checking that it is sound.
fn tell(name: &str, seeds: &[String], mut read: impl FnMut(&str) -> bool) {
    let many = env::var("PROPTEST_CASES").ok().and_then(|many| many.parse().ok()).unwrap_or(USUAL);
    let mut rng = Rng::new(Seed::new(17), name.len() as u32);
    assert!(seeds.iter().all(|seed| read(seed)), "{name}: each is taken as it is");
    let (begun, mut taken) = (Instant::now(), 0);
    for nth in 0..many {
        let seed = &seeds[nth as usize % seeds.len()];
        let other = &seeds[rng.below(seeds.len() as u32) as usize];
        let text = damaged(seed, other, &mut rng);
        taken += u32::from(read(&text));
    }
    println!("{name}: {many} texts in {:.1} s, {taken} taken", begun.elapsed().as_secs_f32());
}

/// Whether a text can be read, by its number also; the result is sound, and survives writing and reading.
fn read(text: &str) -> bool {
    let Ok(reading) = notation::read(text) else { return false };
    let (shape, mut seen) = (reading.grid.shape(), BTreeSet::new());
    for (cell, mark) in &reading.progress {
        assert!(cell.index() < shape.cell_count() && seen.insert(*cell), "{text:?}");
        assert_eq!(reading.grid.get(*cell), None, "{text:?}");
        let digits = match *mark {
            Played::Digit(digit) => [digit].into_iter().collect(),
            Played::Notes { centre, corner } => centre.union(corner),
        };
        assert!(!digits.is_empty() && digits.iter().all(|digit| digit.index() < shape.side()), "{text:?}");
    }
    let again = notation::read_plain(&write::line(&reading.grid)).map(|reading| reading.grid);
    assert_eq!(again.as_ref(), Ok(&reading.grid), "{text:?}");
    if let Some(part) = reading.part {
        assert!(part.number == 0 && part.of > 1, "{text:?}");
        let listing = notation::list(text, part.of - 1, 9).expect("the last is listed");
        assert_eq!((listing.of, listing.puzzles.len()), (part.of, 1), "{text:?}");
        let last = notation::read_one(text, usize::MAX).ok().map(|reading| reading.grid);
        assert_eq!(listing.puzzles[0].grid, last, "{text:?}");
    }
    true
}

/// A game of some turns: digits, notes and a mistake.
fn game() -> Game {
    let mut game = Game::new(puzzle(SMALL), Origin::default());
    for (number, cell) in Cell::all(game.shape()).enumerate().take(9) {
        let digit = Digit::at(number % game.shape().side());
        let turn = game.noting(&CellSet::EMPTY.with(cell), digit, NoteSort::Fixed);
        if let Some(turn) = turn {
            assert!(game.play(turn));
        }
    }
    game
}

fn sealed(line: &str) -> String {
    format!("{line}|{:08x}", crc32fast::hash(line.as_bytes()))
}

/// A line without its checksum, so that the checksum alone does not reveal the damage.
fn unsealed(line: &str) -> String {
    line.rsplit_once('|').expect("a checksum").0.to_owned()
}

fn records() -> Vec<String> {
    let game = game();
    let turn =
        game.filling_notes(sudoku_play::game::turns::Fill::All, &CellSet::EMPTY).expect("notes to fill");
    let events = [Event::Snapshot(Box::new(game)), Event::Turn(turn), Event::Deleted(3)];
    (1..).zip(events).map(|(number, event)| Record { number, played: 9, date: 5, event }.write()).collect()
}

/// A test for each reader.
macro_rules! readers {
    ($($name:ident: $seeds:expr, $read:expr;)+) => {
        $(#[test]
        fn $name() {
            let seeds: Vec<String> = $seeds;
            tell(stringify!($name), &seeds, $read);
        })+
    };
}

/// The board of the article in a format.
fn written(format: TextFormat) -> Vec<String> {
    let board = snapshot(&Game::new(puzzle(ARTICLE), Origin::default()), Unnoted::Possible);
    format.write(&board).into_iter().collect()
}

/// A killer whose cages are the boxes, in the forms of programs that have killers.
fn killers() -> Vec<String> {
    let boxes: Vec<u8> =
        Cell::all(Shape::S9).map(|cell| Shape::S9.geometry().box_of(cell).number() as u8).collect();
    let of = |number: u8| Cell::all(Shape::S9).filter(|cell| boxes[cell.index()] == number).collect();
    let shape = Shape::S9.with_cages((0..9).map(|number| (of(number), Some(45))).collect()).expect("cages");
    let board = Snapshot::new(Grid::empty(&shape), &Grid::empty(&shape), |_| DigitSet::EMPTY);
    let texts = [TextFormat::Line, TextFormat::Solo, TextFormat::KSudoku, TextFormat::SumoCue];
    let sites = [Site::KillerWiki, Site::InteractiveSolver];
    let texts = texts.into_iter().filter_map(|format| format.write(&board));
    texts.chain(sites.into_iter().filter_map(|site| site.address(&board))).collect()
}

/// Two cages of Penpa, in the first row, with a sum.
const CAGES: &str = "z6:[[28,29],[32]],zC:{\"788,790\":10,\"788,789\":10,\"789,792\":10,\"792,793\":10,\"793,795\":10,\"804,806\":10},\
    z1:{\"788\":[\"11\",5]},";

fn of(number: usize) -> Vec<String> {
    vec![texts().swap_remove(number)]
}

/// Irregular regions.
const REGIONS: &str = "122222233111122233411153335416655335444665555744466666774788889777789999788889999";

/// A jigsaw as a line of SumoCue.
fn sumocue() -> String {
    let cell = |(digit, region): (char, char)| format!("={digit}J{region}");
    format!("SumoCueV1{}", zeros().chars().zip(REGIONS.chars()).map(cell).collect::<String>())
}

/// A jigsaw with borders around its regions.
fn drawn() -> String {
    let of = |at: usize| REGIONS.as_bytes()[at];
    let line = |row: usize| -> String {
        let level = |column: usize| row == 0 || of(9 * row + column) != of(9 * (row - 1) + column);
        let border = (0..9).map(|column| if level(column) { "+---" } else { "+   " }).collect::<String>();
        let cell = |at: usize| {
            let wall = if at % 9 == 8 || of(at) != of(at + 1) { '|' } else { ' ' };
            format!(" {} {wall}", &LINE[at..=at])
        };
        format!("{border}+\n|{}\n", (9 * row..9 * row + 9).map(cell).collect::<String>())
    };
    (0..9).map(line).collect()
}

fn plain(form: fn(&Grid) -> String) -> Vec<String> {
    let grids = [puzzle(SMALL), puzzle(ARTICLE), dug(Shape::S16, 150, 1), dug(Shape::S25, 420, 1)];
    grids.iter().map(|puzzle| form(puzzle.clues())).collect()
}

readers! {
    lines: plain(write::line), read;
    rows: plain(write::plain_rows), read;
    blocks: plain(write::block), read;
    simple_sudoku_rows: plain(write::ss), read;
    lists: vec![ARTICLE.replace('.', "0").chars().flat_map(|digit| [digit, ',', ' ']).collect()], read;
    matrices: written(TextFormat::Matrix), read;
    sdk_files: written(TextFormat::Sdk), read;
    ipuz_files: plain(write::ipuz), read;
    candidate_grids: written(TextFormat::CandidateGrid), read;
    candidate_lines: written(TextFormat::CandidateLine), read;
    simple_sudoku_files: written(TextFormat::SimpleSudoku), read;
    sdx_files: written(TextFormat::Sdx), read;
    sdm_files: vec![format!("{LINE} one\n{ARTICLE} # two\n"), format!("{SMALL}\n{ARTICLE}\n{SMALL}\n")], read;
    saved_magazines_as_text: vec![format!("1. 9×9, Easy\nRating 1.5, score 9\nx\n{LINE}\n\n2. 4×4, Easy\n{SMALL}\n\n")], read;
    library_lines: of(0), read;
    two_lines: of(1), read;
    gsf_lines: of(2), read;
    sudokuwiki_links: of(3), read;
    sudokuwiki_packages: written(TextFormat::SudokuWiki), read;
    sudokuexchange_links: of(4), read;
    coach_links: of(5), read;
    coach_payloads: of(6), read;
    f_puzzles_links: of(7), read;
    sudokupad_links: [of(8), of(9)].concat(), read;
    penpa_links: of(10), read;
    solo_games: [of(11), written(TextFormat::Solo)].concat(), read;
    opensudoku_files: [of(12), written(TextFormat::OpenSudoku)].concat(), read;
    drawn_jigsaws: vec![drawn()], read;
    jigsaws_with_their_regions: vec![format!("{LINE} {REGIONS}"), format!("Givens\n{LINE}\nRegions\n{REGIONS}\n")], read;
    sumocue_lines: vec![sumocue()], read;
    killers_of_other_programs: killers(), read;
    tagged_lines: vec![format!("see x:{LINE} ok"), format!("X: {ARTICLE}\n"), format!("#p=n:{LINE}\n#p=w:{LINE}")], read;
    rated_lines: vec![format!("Hello\n{LINE} ED=9.6/9.4/2.6\n2012-05-01 {ARTICLE} # 7\nbye")], read;
    tables_with_a_menu: vec![with_a_menu(&plain(write::block)[1])], read;
    lists_of_minizinc: vec![format!("start=[|{}|];", zeros().chars().flat_map(|digit| [digit, ',']).collect::<String>())], read;

    // Damage comes before packing, so that it reaches the inner reader.
    inside_f_puzzles: vec![object(""), object("\"cage\":[],")], |text| read(&lz(text));
    clues_inside_f_puzzles: vec![
        object(r#""thermometer":[{"lines":[["R1C1","R2C2"]]}],"sandwichsum":[{"cell":"R0C1","value":"9"}],"#),
        object(r#""arrow":[{"lines":[["R1C1","R1C2"]],"cells":["R1C1"]}],"negative":["xv"],"nonconsecutive":true,"#),
        object(r#""clone":[{"cells":["R1C1"],"cloneCells":["R5C5"]}],"quadruple":[{"cells":["R1C1","R1C2","R2C1","R2C2"],"values":[1]}],"#),
    ], |text| read(&lz(text));
    clues_of_a_solver: vec![
        ".Thermo~R1C1~R2C2.Quad~R1C1~1~2.LittleKiller~20~R1C5.Sandwich~5~R3.StrictXV".into(),
        ".Shape~6x6.WhiteDot~R1C1~R1C2.Whisper~3~R2C1~R2C2.~R3C3_1_3_5~R4C4_2".into(),
    ], read;
    clues_of_penpa: vec!["zT:[[28,29]],z3:[[41,54]],zY:{\"379\":[8,\"circle_SS\",2]},".into()], |text| {
        read(&penpa("", text))
    };
    clues_drawn_in_sudokupad: vec![
        "o:[{ct:[0.5,1],w:0.3,h:0.3,r:t,c2:#F},{ct:[4.5,4.5],w:0.8,h:0.8,r:t,c2:#F}],a:[{wp:[[4.5,4.9],[4.5,6.5]]}],".into(),
    ], |text| read(&format!("scl{}", lz(&format!("{{{text}ce:[{}]}}", rows_of_sudokupad()))));
    inside_sudokupad: vec![format!("{{cs:50,ce:[{}],ca:[{{v:'title: a'}}]}}", rows_of_sudokupad())], |text| {
        read(&format!("https://sudokupad.app/scl{}", lz(text)))
    };
    inside_coach: vec![format!("{{\"gridSize\":9,\"givenDigits\":\"{}\",\"userCellCandidates\":\"{}\"}}", zeros(), ["0"; 81].join("-"))], |text| {
        read(&coach(text))
    };
    inside_penpa: vec![penpa_numbers()], |text| read(&penpa(text, ""));
    inside_cages_of_penpa: vec![CAGES.into()], |text| read(&penpa(&penpa_numbers(), text));

    our_links: [own_links(), plain(link::write)].concat(), |text| {
        let fragment = text.trim_start_matches('#');
        let Ok(Some(found)) = link::read(fragment) else { return false };
        let Some(board) = found.board() else { return true };
        let Ok(shared) = Shared::read(board, found.grid()) else { return false };
        // A board has one text, so an accepted text is the written one.
        assert_eq!(shared.link().board(), Some(board), "{text:?}");
        true
    };
    recipes: ["2.2.easy.random.none.00000001", "d2.3.hard.2026-11-21", "m2.3.random.half-turn.clues-26.tries-1000.K7Q2M9X4",
        "m2.3.random.none.minimal.level-hard.needs-x-wing.without-xy-wing.tries-20.00000001"].map(str::to_owned).to_vec(), |text| {
        let Ok(recipe) = text.parse::<Recipe>() else { return false };
        assert_eq!(recipe.to_string().parse::<Recipe>().as_ref(), Ok(&recipe), "{text:?}");
        true
    };
    batches: vec!["z2.K7Q2M9X4.ascending.20x3.easy.random.half-turn.5x4.hard.random.none".into()], |text| {
        let Ok(batch) = text.parse::<Batch>() else { return false };
        assert_eq!(batch.to_string().parse::<Batch>().as_ref(), Ok(&batch), "{text:?}");
        true
    };
    kept_magazines: vec![magazine()], |text| {
        let Ok(magazine) = text.parse::<Magazine>() else { return false };
        let again: Magazine = magazine.save().parse().unwrap_or_else(|error| panic!("{text:?}: {error}"));
        assert_eq!(again.save(), magazine.save(), "{text:?}");
        true
    };
    kept_records: records().iter().map(|line| unsealed(line)).collect(), |text| {
        let Ok(record) = Record::read(&sealed(text)) else { return false };
        let written = record.write();
        assert_eq!(Record::read(&written).map(|again| again.write()).ok(), Some(written), "{text:?}");
        true
    };
    journals: vec![records().iter().map(|line| unsealed(line)).collect::<Vec<_>>().join("\n")], |text| {
        let lines: Vec<String> = text.lines().map(sealed).collect();
        let restored = restore((1..).zip(lines.iter().map(String::as_str)));
        if let Ok(restored) = &restored {
            // Any result can be viewed and played.
            _ = (restored.game.is_finished(), Candidates::new(&restored.game.grid()));
        }
        restored.is_ok()
    };
    kept_settings: vec![unsealed(&Settings::default().write())], |text| {
        let Ok(settings) = Settings::read(&sealed(text)) else { return false };
        assert_eq!(Settings::read(&settings.write()), Ok(settings), "{text:?}");
        true
    };
    kept_times: vec![unsealed(&finish().write())], |text| {
        let Ok(finish) = Finish::read(&sealed(text)) else { return false };
        assert_eq!(Finish::read(&finish.write()).map(|again| again.write()).ok(), Some(finish.write()), "{text:?}");
        true
    };
    files_of_everything: vec![archive()], |text| {
        // Its checksums are corrected, so that the reader looks at the damage.
        let lines: Vec<&str> = text.lines().filter(|line| !line.is_empty()).collect();
        let mut file = "stepdoku 1\n".to_owned();
        file.extend(lines.iter().map(|line| sealed(line) + "\n"));
        let end = format!("end {} {:08x}", lines.len() + 1, crc32fast::hash(file.as_bytes()));
        file += &(sealed(&end) + "\n");
        let Ok(archive) = Archive::read(&file) else { return false };
        assert_eq!(Archive::read(&archive.write()).as_ref(), Ok(&archive), "{text:?}");
        true
    };
}

fn rows_of_sudokupad() -> String {
    let cell = |symbol: char| if symbol == '.' { String::new() } else { format!("{{v:{symbol}}}") };
    let row = |row: &[u8]| {
        let cells: Vec<String> = row.iter().map(|&symbol| cell(char::from(symbol))).collect();
        format!("[{}]", cells.join(","))
    };
    LINE.as_bytes().chunks(9).map(row).collect::<Vec<_>>().join(",")
}

fn own_links() -> Vec<String> {
    vec![Shared::of(&game()).link().to_string()]
}

fn magazine() -> String {
    let mut magazine = Magazine::new("z2.K7Q2M9X4.2x2.easy.random.none".parse().expect("a batch"));
    while let Some(recipe) = magazine.due() {
        magazine.take(sudoku_core::magazine::contribute(recipe, &mut |_| {}), 1);
    }
    magazine.save()
}

fn finish() -> Finish {
    Finish {
        game: 7,
        shape: Shape::S4.clone(),
        level: None,
        played: 60_000,
        helped: false,
        day: 20_000,
        daily: false,
    }
}

/// The lines of a backup, without their checksums.
fn archive() -> String {
    let records = (1..).zip(records()).collect();
    let archive = Archive {
        settings: Some(Settings::default().write()),
        finishes: vec![(7, finish().write())],
        games: vec![StoredGame { id: 9, records }],
        ..Archive::default()
    };
    let file = archive.write();
    let lines: Vec<&str> = file.lines().collect();
    lines[1..lines.len() - 1].iter().map(|line| unsealed(line)).collect::<Vec<_>>().join("\n")
}

/// A table with a menu at its right.
fn with_a_menu(table: &str) -> String {
    let lines: Vec<String> = table.lines().map(|line| format!("  {line}   q - Quit\n")).collect();
    lines.concat()
}
