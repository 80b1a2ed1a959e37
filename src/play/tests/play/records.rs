//! The texts of records, to the letter: every later build reads each written record, and rejects records that
//! no build of ours writes.

use crate::common::{SMALL, digit, puzzle};
use sudoku_core::{Candidate, Cell, CellSet, DigitSet, Level};
use sudoku_play::{
    game::{
        Game, Origin,
        aids::Aid,
        colour::{Colour, ColourSet},
        edit::{Edit, Turn, TurnKind},
        entry::{Entry, NoteSort, Notes},
        history::SavepointKind,
    },
    saved::journal::{Event, Record, RecordError},
};

/// A text with its checksum.
fn signed(text: &str) -> String {
    format!("{text}|{:08x}", crc32fast::hash(text.as_bytes()))
}

/// Entries in the notation of records.
fn entry(symbols: &str) -> Entry {
    let set = |symbols: &str| -> DigitSet { symbols.chars().map(digit).collect() };
    match symbols.strip_prefix('~') {
        None => Entry::Placed(digit(symbols.chars().next().expect("a digit"))),
        Some(notes) => {
            let (centre, corner) = notes.split_once('/').unwrap_or((notes, ""));
            Entry::Notes(Notes { centre: set(centre), corner: set(corner) })
        }
    }
}

fn edit(cell: usize, before: &str, after: &str) -> Edit {
    Edit::Entry { cell: Cell::at(cell), before: entry(before), after: entry(after) }
}

fn turn(kind: TurnKind, edits: Vec<Edit>) -> Event {
    Event::Turn(Turn { kind, edits: edits.into() })
}

/// The game of the fixtures: two branches, and a note on a third.
fn fixture() -> Game {
    let mut game =
        Game::new(puzzle(SMALL), Origin { level: Some(Level::VeryHard), spec: Some("1.2.easy.x".into()) });
    let one = |cell: usize| CellSet::EMPTY.with(Cell::at(cell));
    let mut place = |cell: usize, symbol: char| {
        let turn = game.placing(&one(cell), digit(symbol), false).expect("a turn");
        assert!(game.play(turn));
    };
    place(1, '2');
    place(2, '4');
    game.undo();
    let turn = game.noting(&one(3), digit('3'), NoteSort::Fixed).expect("a turn");
    game.play(turn);
    game.undo();
    game
}

/// Records to the letter, checksums and all: every later build must read them.
#[test]
fn records_are_read_for_ever() {
    let check = |text: &str, number: u64, played: u64, event: Event| {
        let record = Record { number, played, date: 1_700_000_000_000, event };
        assert_eq!((Record::read(text), record.write()), (Ok(record), text.to_owned()));
    };
    check("1|3|4500|1700000000000|undo|a78a93c5", 3, 4500, Event::Undo);
    check("1|18446744073709551615|0|1700000000000|time|036731a9", u64::MAX, 0, Event::Time);
    let say = |body: &str, event: Event| {
        check(&signed(&format!("1|3|4500|1700000000000|{body}")), 3, 4500, event);
    };
    say("undo", Event::Undo);
    say("redo", Event::Redo);
    say("time", Event::Time);
    say("goto 0", Event::GoTo(0));
    say("goto 17", Event::GoTo(17));
    say("unsave 4", Event::Unsave(4));
    say("deleted 19675", Event::Deleted(19_675));
    say("deleted -3", Event::Deleted(-3));
    say("undeleted", Event::Undeleted);
    for (aid, slug) in [
        (Aid::Candidates, "candidates"),
        (Aid::FilledNotes, "filled-notes"),
        (Aid::KeptNotes, "kept-notes"),
        (Aid::Filter, "filter"),
        (Aid::Check, "check"),
        (Aid::BackToRight, "back-to-right"),
        (Aid::NoteWarning, "note-warning"),
        (Aid::Judged, "judged"),
        (Aid::HintPlace, "hint-place"),
        (Aid::HintTechnique, "hint-technique"),
        (Aid::HintReason, "hint-reason"),
        (Aid::Solver, "solver"),
        (Aid::SolverDigits, "solver-digits"),
        (Aid::SolutionSeen, "solution-seen"),
        (Aid::WhyDigit, "why-digit"),
        (Aid::Path, "path"),
        (Aid::Combinations, "combinations"),
        (Aid::Solution, "solution"),
        (Aid::Why, "why"),
    ] {
        say(&format!("aid {slug}"), Event::Aid(aid));
    }
    let save = |node, kind, name: &str| Event::Save { node, kind, name: name.into() };
    say("save 3:kept:", save(3, SavepointKind::Kept, ""));
    say("save 0:trial:r1c1%20%3D%202%3B%20or%2C%20not", save(0, SavepointKind::Trial, "r1c1 = 2; or, not"));
    say("save 9:given%2Dup:%C3%BC".replace("%2D", "-").as_str(), save(9, SavepointKind::GivenUp, "ü"));
    say("turn hint 5:~0>4", turn(TurnKind::Hint, vec![edit(5, "~", "4")]));
    say("turn play 5:~0>4", turn(TurnKind::Play, vec![edit(5, "~", "4")]));
    say("turn play 5:4>~5", turn(TurnKind::Play, vec![edit(5, "4", "~13")]));
    say(
        "turn restart 0:P>~0,624:~1000001>~0",
        turn(TurnKind::Restart, vec![edit(0, "P", "~"), edit(624, "~1P", "~")]),
    );
    say("turn solver 7:3>A", turn(TurnKind::Solver, vec![edit(7, "3", "A")]));
    say("turn solution 7:3>1", turn(TurnKind::Solution, vec![edit(7, "3", "1")]));
    say(
        "turn fill 5:~0>~5,6:~0.2>~1.2",
        turn(TurnKind::Fill, vec![edit(5, "~", "~13"), edit(6, "~/2", "~1/2")]),
    );
    let colours = |cell: usize, before: u32, after: u32| Edit::Colours {
        cell: Cell::at(cell),
        before: ColourSet::from_bits(before),
        after: ColourSet::from_bits(after),
    };
    let one = |cell: usize, symbol: char, before: u8, after: u8| Edit::Candidate {
        candidate: Candidate::new(Cell::at(cell), digit(symbol)),
        before: Colour::new(before),
        after: Colour::new(after),
    };
    say("turn play 5#0>1ff,624#3>0", turn(TurnKind::Play, vec![colours(5, 0, 0x1ff), colours(624, 3, 0)]));
    say(
        "turn restart 5.4#0>9,6.P#2>0,1:4>~0",
        turn(TurnKind::Restart, vec![one(5, '4', 0, 9), one(6, 'P', 2, 0), edit(1, "4", "~")]),
    );
    let fresh = Game::new(puzzle(SMALL), Origin::default());
    say("whole 1.....2..3.....4 1243342143122134 - - 0 0 - -", Event::Snapshot(Box::new(fresh)));
    let mut game = fixture();
    assert!(game.note_aid(Aid::Check) && game.note_aid(Aid::Solver));
    assert!(game.save_at(0, SavepointKind::Kept, "a, b") && game.save_at(2, SavepointKind::Trial, ""));
    say(
        "whole 1.....2..3.....4 1243342143122134 very-hard 1.2.easy.x 1 1 check,solver 0:kept:a%2C%20b,2:trial:;0 3 play 1:~0>2;1 0 play 2:~0>4;1 0 play 3:~0>~4",
        Event::Snapshot(Box::new(game.clone())),
    );
    say(
        "twice 1.....2..3.....4 1243342143122134 very-hard 1.2.easy.x 1 1 check,solver 0:kept:a%2C%20b,2:trial:;0 3 play 1:~0>2;1 0 play 2:~0>4;1 0 play 3:~0>~4",
        Event::Twice(Box::new(game)),
    );
}

#[test]
fn strange_records_are_known_as_such() {
    let check = |text: &str, expected: RecordError| {
        assert_eq!(Record::read(&signed(text)), Err(expected), "{text}");
        assert_eq!(Record::read(text), Err(RecordError::Damaged), "{text}");
    };
    let strange = RecordError::Strange;
    check("2|0|0|whatever comes", RecordError::Newer);
    check("99|", RecordError::Newer);
    check("", strange);
    check("x|0|0|undo", strange);
    check("0|0|0|undo", strange);
    check("1", strange);
    check("1|0|undo", strange);
    check("1|0|0|undo", strange);
    let body = |body: &str| check(&format!("1|0|0|0|{body}"), strange);
    body("");
    body("jump");
    body("undo 1");
    body("turn");
    body("turn play");
    body("turn play ");
    body("turn jump 5:~0>4");
    body("turn play 5:~0");
    body("turn play 625:~0>4");
    body("turn play 5:~0>Q");
    body("turn play 5:~0>12");
    body("turn play 5:~x>4");
    body("turn play 5:>4");
    body("turn play 5:~0.x>4");
    body("turn play 5#0>x");
    body("turn play 5#0");
    body("turn play 625#0>1");
    body("turn play 5.4#0>10");
    body("turn play 5.44#0>1");
    body("turn play 5.#0>1");
    body("turn play 625.4#0>1");
    body("turn play 5.4:0>1");
    body("goto x");
    body("goto -1");
    body("goto");
    body("save 1");
    body("save 1:kept");
    body("save 1:lost:a");
    body("save 1:kept:%FF");
    body("unsave a");
    body("aid luck");
    body("deleted never");
    body("undeleted 1");
    check("1|-1|0|0|undo", strange);
    check("1|0|x|0|undo", strange);
    check("1|0|0|x|undo", strange);
    // A snapshot with parts that do not fit each other.
    let whole = |head: &str, nodes: &str| body(&format!("whole {head} - -{nodes}"));
    whole("1.....2..3.....4 1243342143122133 - - 0 0", "");
    whole("2.....2..3.....4 1243342143122134 - - 0 0", "");
    whole("1.....2..3..... 1243342143122134 - - 0 0", "");
    whole("1.....2..3.....4 1243342143122134 - - 1 0", "");
    whole("1.....2..3.....4 1243342143122134 - - 0 1", "");
    whole("1.....2..3.....4 1243342143122134 awful - 0 0", "");
    whole("1.....2..3.....4 1243342143122134 - - 1 1", ";0 0 play 0:1>2");
    whole("1.....2..3.....4 1243342143122134 - - 1 1", ";0 0 play 1:~0>5");
    whole("1.....2..3.....4 1243342143122134 - - 1 1", ";1 0 play 1:~0>2");
    whole("1.....2..3.....4 1243342143122134 - - 1 1", ";0 0 play 1#0>200");
    whole("1.....2..3.....4 1243342143122134 - - 1 1", ";0 0 play 1.5#0>1");
    whole("1.....2..3.....4 1243342143122134 - - 1 1", ";0 0 play 1:~0>~0.10");
    let saves = |aids: &str, saves: &str| {
        body(&format!("whole 1.....2..3.....4 1243342143122134 - - 0 0 {aids} {saves}"));
    };
    saves("luck", "-");
    saves("check,", "-");
    saves("-", "1:kept:no such moment");
    saves("-", "0:lost:a");
    saves("-", "");
    body("whole 1.....2..3.....4 1243342143122134 - - 0 0");
}
