//! Programs that Debian has: `qqwing`, `sgt-solo` of `sgt-puzzles`, and valgrind. Each runs as a process of its
//! own, and what it took is read off the system, its start included.

use crate::run::{command, output_of, run, which};
use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::thread;
use std::time::Instant;

/// A package, its program and what it is for.
const PACKAGES: [(&str, &str, &str); 3] = [
    ("qqwing", "qqwing", "QQWing"),
    ("sgt-puzzles", "sgt-solo", "Simon Tatham's Solo"),
    ("valgrind", "valgrind", "instruction counts"),
];

/// Ticks of the clock by which Linux tells the time of processes, in a second.
const TICKS: f64 = 100.0;

/// Installs what is missing, where that may be done; else says that it is missing.
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

/// Where one of them stands. Games have a folder that is seldom on the path of root.
pub(crate) fn find(program: &str) -> Option<PathBuf> {
    which(program).or_else(|| Some(Path::new("/usr/games").join(program)).filter(|file| file.is_file()))
}

/// Seconds that a program takes for some input, and the lines that it prints; none if it is not there. It is
/// run again and again, as the clock of processes goes in ticks of which one run may take few.
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
    // The time of the processor is not lengthened by what others do, but it comes in ticks.
    let own = before.zip(children()).map(|(before, after)| (after - before) / TICKS);
    let lines = String::from_utf8_lossy(&output.stdout).lines().count();
    Ok(Some((own.unwrap_or(wall), lines)))
}

/// Ticks that children of this process which have ended had the processor, where the system tells.
fn children() -> Option<f64> {
    ticks_of_children(&fs::read_to_string("/proc/self/stat").ok()?)
}

/// The fields 16 and 17, `cutime` and `cstime`, of a line of `/proc/PID/stat` (proc(5)).
fn ticks_of_children(line: &str) -> Option<f64> {
    // The name stands in brackets and may hold anything.
    let after_name = line.rsplit_once(')')?.1;
    let mut fields = after_name.split_whitespace().skip(13);
    let user: f64 = fields.next()?.parse().ok()?;
    let system: f64 = fields.next()?.parse().ok()?;
    Some(user + system)
}

/// Whether packages of Debian can be installed here.
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
