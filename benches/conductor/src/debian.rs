//! Debian's programs: `qqwing`, `sgt-solo` of `sgt-puzzles`, and valgrind. Each runs as a separate process,
//! and the system reports its time, start included.

use crate::run::{command, output_of, run, which};
use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::thread;
use std::time::Instant;

/// A package, its program and its use.
const PACKAGES: [(&str, &str, &str); 3] = [
    ("qqwing", "qqwing", "QQWing"),
    ("sgt-puzzles", "sgt-solo", "Simon Tatham's Solo"),
    ("valgrind", "valgrind", "instruction counts"),
];

/// Linux counts the time of processes in ticks; this many make a second.
const TICKS: f64 = 100.0;

/// Installs missing programs where that is allowed; otherwise notes them as missing.
pub(crate) fn ready(missing: &mut Vec<String>) -> Result<(), String> {
    let absent: Vec<_> = PACKAGES.into_iter().filter(|(_, program, _)| find(program).is_none()).collect();
    if absent.is_empty() {
        return Ok(());
    }
    let names: Vec<&str> = absent.iter().map(|(package, ..)| *package).collect();
    if can_install() {
        println!("Missing: {}. Installing them through apt-get takes about a minute.", names.join(", "));
        let apt = || {
            let mut apt = command("apt-get");
            apt.env("DEBIAN_FRONTEND", "noninteractive");
            apt
        };
        run(apt().args(["update", "-q"]))?;
        // One may be there where another is not.
        for name in names {
            let _ = run(apt().args(["install", "-q", "-y", "--no-install-recommends", name]));
        }
    }
    for (package, program, what) in absent {
        if find(program).is_none() {
            missing
                .push(format!("{what}: Debian's {package} is not installed (`apt-get install {package}`)."));
        }
    }
    Ok(())
}

/// The path of a program. Games have a folder that is seldom on root's path.
pub(crate) fn find(program: &str) -> Option<PathBuf> {
    which(program).or_else(|| Some(Path::new("/usr/games").join(program)).filter(|file| file.is_file()))
}

/// Seconds that a program takes for some input, and its lines of output; `None` without the program. It runs
/// repeatedly, as the clock of processes counts in ticks, and one run may take few.
pub(crate) fn timed(program: &str, arguments: &[&str], input: &str) -> Result<Option<(f64, usize)>, String> {
    const ENOUGH: f64 = 1.0;
    const MOST_RUNS: u32 = 40;
    let (mut seconds, mut runs) = (0.0, 0);
    loop {
        let Some((took, lines)) = once(program, arguments, input)? else { return Ok(None) };
        seconds += took;
        runs += 1;
        if seconds >= ENOUGH || runs == MOST_RUNS {
            return Ok(Some((seconds / f64::from(runs), lines)));
        }
    }
}

fn once(program: &str, arguments: &[&str], input: &str) -> Result<Option<(f64, usize)>, String> {
    let Some(file) = find(program) else { return Ok(None) };
    let trouble = |error: std::io::Error| format!("{program}: {error}");
    let (begin, before) = (Instant::now(), children());
    let mut child = Command::new(file)
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .map_err(trouble)?;
    let mut sink = child.stdin.take().ok_or("a process without input")?;
    let output = thread::scope(|scope| {
        scope.spawn(move || sink.write_all(input.as_bytes()));
        child.wait_with_output()
    })
    .map_err(trouble)?;
    let wall = begin.elapsed().as_secs_f64();
    // Other work does not lengthen processor time, but it counts in ticks.
    let own = before.zip(children()).map(|(before, after)| (after - before) / TICKS);
    let lines = String::from_utf8_lossy(&output.stdout).lines().count();
    Ok(Some((own.unwrap_or(wall), lines)))
}

/// Processor ticks of this process's ended children, if the system reports them.
fn children() -> Option<f64> {
    ticks_of_children(&fs::read_to_string("/proc/self/stat").ok()?)
}

/// The fields 16 and 17, `cutime` and `cstime`, of a line of `/proc/PID/stat` (proc(5)).
fn ticks_of_children(line: &str) -> Option<f64> {
    // The name is in brackets and may contain anything.
    let after_name = line.rsplit_once(')')?.1;
    let mut fields = after_name.split_whitespace().skip(13);
    let user: f64 = fields.next()?.parse().ok()?;
    let system: f64 = fields.next()?.parse().ok()?;
    Some(user + system)
}

/// Whether Debian packages can be installed here.
fn can_install() -> bool {
    which("apt-get").is_some() && output_of(command("id").arg("-u")).as_deref() == Some("0\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_time_of_children_is_read() {
        let line = "12 (x) y) S 1 2 3 4 5 6 7 8 9 10 11 12 130 7 20 0 1 0 99";
        assert_eq!(ticks_of_children(line), Some(137.0));
        assert_eq!(ticks_of_children("12 (x) S 1"), None);
    }

    #[test]
    fn what_is_not_there_is_none() {
        assert!(matches!(timed("there-is-no-such-program", &[], ""), Ok(None)));
    }
}
