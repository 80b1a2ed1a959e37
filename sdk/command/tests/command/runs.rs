//! Long runs: in order on any number of threads, in shards, stopped and continued.

use crate::{Done, LIST, NINE, call, end, out, program, wait_for};
use std::{
    fs,
    io::{BufRead, BufReader, Write},
    path::Path,
    process::{Child, Command, Stdio},
};

#[test]
fn answers_come_in_order_on_any_number_of_threads() {
    for verb in ["count", "rate --hodoku", "solve -f json", "steps -f csv --next"] {
        let one = out(&format!("{verb} --threads 1"), &**LIST);
        for threads in [2, 9] {
            assert_eq!(out(&format!("{verb} --threads {threads}"), &**LIST), one, "{verb} {threads}");
        }
    }
}

/// The joined output of all shards, by the command that the help names.
fn joined(sort: &str, shards: &[String]) -> String {
    let folder = tempfile::tempdir().expect("a folder");
    let mut command = Command::new("sort");
    command.args(sort.split(' ')).env("LC_ALL", "C");
    for (number, shard) in shards.iter().enumerate() {
        let path = folder.path().join(format!("shard-{number}"));
        fs::write(&path, shard).expect("it is written");
        command.arg(path);
    }
    Done::from(command.output().expect("sort is there")).out
}

#[cfg(unix)]
#[test]
fn sorted_shards_are_the_whole() {
    let help = out("solve --help", "");
    let check = |verb: &str, sort: &str, input: &str| {
        assert!(help.contains(&format!("sort {sort} shard-*")), "{sort}");
        let shards: Vec<String> = (1..=7).map(|nth| out(&format!("{verb} --shard {nth}/7"), input)).collect();
        assert!(shards.iter().any(|shard| !shard.is_empty()), "{verb}");
        assert_eq!(joined(sort, &shards), out(verb, input), "{verb}");
    };
    let (line, csv, json) = ("-s -k1,1", "-s -n", "-s -t: -k2,2n");
    check("solve --numbered", line, &LIST);
    check("explain --numbered", line, &LIST[..82 * 14]);
    check("rate --hodoku -f csv", csv, &LIST);
    check("explain -f csv", csv, &LIST[..82 * 14]);
    check("count -f json", json, &LIST);
    check("make --seed 5 --seeds 20 --side 4 -f json", json, "");
    check("make --seed 5 --seeds 24 --needs x-wing --tries 20 -f csv", csv, "");
    check("make --seed 5 --seeds 20 --level easy --numbered", line, "");
}

/// A run that waits for more input after the first records, which are in its part file.
fn waiting(arguments: &str, part: &Path, input: &str, records: usize) -> Child {
    let mut child = program(arguments).spawn().expect("the program starts");
    child.stdin.as_mut().expect("a pipe").write_all(input.as_bytes()).expect("the program reads");
    wait_for("records in the part file", || {
        let lines = fs::read_to_string(part).map_or(0, |text| text.lines().count());
        (lines > records).then_some(())
    });
    child
}

#[test]
fn a_killed_run_is_continued() {
    for format in ["line", "csv", "json"] {
        let folder = tempfile::tempdir().unwrap();
        let (path, part) = (folder.path().join("out"), folder.path().join("out.part"));
        let verb = format!("rate --hodoku --format {format} -");
        let whole = out(&verb, &**LIST);
        let into = format!("{verb} --out {}", path.display());
        let half = &LIST[..LIST.len() / 2];
        let mut child = waiting(&into, &part, half, 40);
        child.kill().expect("it runs");
        child.wait().expect("it ends");
        assert!(!path.exists());
        // As if the end had come in the middle of a line.
        fs::OpenOptions::new().append(true).open(&part).unwrap().write_all(b"121\t\"torn").unwrap();
        let again = call(&into, &**LIST);
        assert_eq!(again.code, Some(2), "{}", again.err);
        assert!(again.err.contains("Add --resume to continue it"), "{}", again.err);
        let other = call(&format!("{into} --resume --numbered"), &**LIST);
        assert!(other.code == Some(1) && other.err.contains("it was begun by another call"), "{}", other.err);
        assert_eq!(out(&format!("{into} --resume --threads 2"), &**LIST), "");
        assert_eq!(fs::read_to_string(&path).unwrap(), whole, "{format}");
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1, "only the file is left");
        let done = call(&format!("{into} --resume"), &**LIST);
        assert!(done.code == Some(0) && done.err.ends_with("out is whole.\n"), "{}", done.err);
        // Without an interruption it is the same.
        fs::remove_file(&path).unwrap();
        out(&into, &**LIST);
        assert_eq!(fs::read_to_string(&path).unwrap(), whole, "{format}");
    }
}

#[cfg(unix)]
#[test]
fn an_interrupt_leaves_what_is_done() {
    let folder = tempfile::tempdir().unwrap();
    let (path, part) = (folder.path().join("out"), folder.path().join("out.part"));
    let bad = format!("{NINE}\n{NINE}\nhello\n");
    let into = format!("solve --out {}", path.display());
    let child = waiting(&into, &part, &bad, 3);
    let id = child.id().to_string();
    assert!(Command::new("kill").args(["-INT", &id]).status().expect("kill is there").success());
    let done = end(child);
    assert_eq!(done.code, Some(130), "{}", done.err);
    assert!(done.err.ends_with("The same call with --resume continues it.\n"), "{}", done.err);
    // The bad line was named in the first run, and still counts.
    let done = call(&format!("{into} --resume"), format!("{bad}{NINE}\n"));
    assert_eq!(done.code, Some(1), "{}", done.err);
    assert_eq!(fs::read_to_string(&path).unwrap(), out("solve", format!("{NINE}\n").repeat(3)));
}

#[test]
fn made_puzzles_are_continued() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("out");
    let wish = "make --seed 9 --needs x-wing --tries 20 --count 4";
    let whole = out(wish, "");
    let into = format!("{wish} --out {}", path.display());
    out(&into, "");
    assert_eq!(fs::read_to_string(&path).unwrap(), whole);
    // A run that is stopped anywhere.
    let mut child = program(&format!("{into}0 --threads 1")).spawn().expect("the program starts");
    let begun = folder.path().join("out0.part");
    wait_for("a part file", || begun.exists().then_some(()));
    child.kill().expect("it may run");
    child.wait().expect("it ends");
    let resumed = call(&format!("{into}0 --resume"), "");
    assert_eq!(resumed.code, Some(0), "{}", resumed.err);
    assert_eq!(fs::read_to_string(folder.path().join("out0")).unwrap(), whole);
}

#[test]
fn a_closed_pipe_ends_quietly() {
    let mut child = program("solve").spawn().expect("the program starts");
    let mut stdin = child.stdin.take().expect("a pipe");
    let feeder = std::thread::spawn(move || while stdin.write_all(LIST.as_bytes()).is_ok() {});
    let mut line = String::new();
    BufReader::new(child.stdout.take().expect("a pipe")).read_line(&mut line).expect("a line");
    assert_eq!(line.len(), 82);
    let done = end(child);
    feeder.join().expect("the feeder ends");
    assert_eq!((done.code, &*done.err), (Some(0), ""));
}

/// An answer comes although the next line does not.
#[test]
fn answers_are_not_held_back() {
    let mut child = program("solve --format json").stderr(Stdio::null()).spawn().expect("the program starts");
    let mut stdin = child.stdin.take().expect("a pipe");
    let mut lines = BufReader::new(child.stdout.take().expect("a pipe")).lines();
    // Two lines tell that it is a list.
    stdin.write_all(format!("{NINE}\n{NINE}\n").as_bytes()).expect("the program reads");
    for number in 1..=2 {
        assert!(lines.next().expect("a line").expect("text").starts_with(&format!("{{\"number\":{number},")));
    }
    for number in 3..9 {
        stdin.write_all(format!("{NINE}\n").as_bytes()).expect("the program reads");
        assert!(lines.next().expect("a line").expect("text").starts_with(&format!("{{\"number\":{number},")));
    }
    drop(stdin);
    assert_eq!(end(child).code, Some(0));
}

#[test]
fn two_calls_do_not_write_one_file() {
    let folder = tempfile::tempdir().unwrap();
    let out = folder.path().join("rated.csv");
    let arguments = format!("count --format csv --out {}", out.display());
    let part = folder.path().join("rated.csv.part");
    let mut first = program(&arguments).stdin(Stdio::piped()).spawn().unwrap();
    wait_for("the part file", || part.exists().then_some(()));
    let second = call(&format!("{arguments} --resume"), NINE);
    assert!(second.err.contains("another call is writing it"), "{}", second.err);
    assert_eq!(second.code, Some(1));
    first.stdin.take().unwrap().write_all(format!("{NINE}\n{NINE}\n").as_bytes()).unwrap();
    assert!(first.wait().unwrap().success());
    assert_eq!(fs::read_to_string(&out).unwrap().lines().count(), 3);
}

#[test]
fn a_file_with_one_puzzle_gets_one() {
    for format in ["opensudoku", "candidate-grid", "sdx"] {
        let done = call(&format!("convert --to {format}"), format!("{NINE}\n{NINE}\n"));
        assert_eq!(done.code, Some(1), "{format}");
        let sentence = format!("line 2: a file of the format {format} has one puzzle");
        assert!(done.err.contains(&sentence), "{}", done.err);
        assert_eq!(call("convert --to line", done.out).out, format!("{NINE}\n"), "{format}");
    }
}
