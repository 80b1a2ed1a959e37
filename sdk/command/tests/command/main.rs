//! The program itself, called as people call it.

mod bad_input;
mod runs;
mod serve;
mod verbs;

use std::{
    io::{Read, Write},
    process::{Child, Command, Output, Stdio},
    sync::LazyLock,
    thread,
    time::{Duration, Instant},
};

/// 9×9, by singles alone.
const NINE: &str = "..3..82.4.2..64.1.9.......8.8............698.......5....49.7.3.8....1....7..5.4..";
const SOLVED: &str = "763198254528764319941235678486579123352416987197382546614927835835641792279853461";
const FOUR: &str = "3..2..1..2..1..4";

fn program(arguments: &str) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_stepdoku"));
    command.args(arguments.split_whitespace());
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

/// What became of a call.
#[derive(Debug, PartialEq, Eq)]
struct Done {
    code: Option<i32>,
    out: String,
    err: String,
}

impl From<Output> for Done {
    fn from(output: Output) -> Self {
        let text = |bytes: Vec<u8>| String::from_utf8(bytes).expect("the program writes UTF-8");
        Self { code: output.status.code(), out: text(output.stdout), err: text(output.stderr) }
    }
}

/// Calls the program with an input, which it need not read.
fn call(arguments: &str, input: impl Into<Vec<u8>>) -> Done {
    let mut child = program(arguments).spawn().expect("the program starts");
    let (mut stdin, input) = (child.stdin.take().expect("a pipe"), input.into());
    let feeder = thread::spawn(move || _ = stdin.write_all(&input));
    let done = child.wait_with_output().expect("the program ends").into();
    feeder.join().expect("the feeder ends");
    done
}

/// Calls the program, and expects no complaint.
fn out(arguments: &str, input: impl Into<Vec<u8>>) -> String {
    let done = call(arguments, input);
    assert_eq!((done.code, &*done.err), (Some(0), ""), "{arguments}");
    done.out
}

/// Waits until something is there.
fn wait_for<T>(what: &str, mut there: impl FnMut() -> Option<T>) -> T {
    let start = Instant::now();
    loop {
        if let Some(there) = there() {
            return there;
        }
        assert!(start.elapsed() < Duration::from_mins(1), "{what}");
        thread::yield_now();
    }
}

/// The end of a program that must come by itself.
fn end(mut child: Child) -> Done {
    let status = wait_for("the program ends", || child.try_wait().expect("a child"));
    let text = |pipe: Option<&mut dyn Read>| {
        let mut text = String::new();
        pipe.map(|pipe| pipe.read_to_string(&mut text));
        text
    };
    let out = text(child.stdout.as_mut().map(|pipe| pipe as &mut dyn Read));
    let err = text(child.stderr.as_mut().map(|pipe| pipe as &mut dyn Read));
    Done { code: status.code(), out, err }
}

/// Some hundred puzzles, which the program itself makes.
static LIST: LazyLock<String> = LazyLock::new(|| {
    let list = out("make --seed 1 --count 240 --level medium --format sdm", "");
    assert_eq!(list.lines().count(), 240);
    list
});
