//! The processes of a browser, as the system lists them.

use crate::browser::PATIENCE;
use std::process::Command;
use std::time::{Duration, Instant};
use std::{fs, thread};

/// Kills a process and waits for its end: only then may the next browser use the profile.
pub(crate) fn kill(process: u64) {
    let killed = Command::new("kill").args(["-KILL", &process.to_string()]).status();
    assert!(killed.is_ok_and(|status| status.success()), "{process} could not be killed");
    let begin = Instant::now();
    while is_there(process) && begin.elapsed() < PATIENCE {
        thread::sleep(Duration::from_millis(10));
    }
}

/// The descendants of a process whose command line contains the word.
pub(crate) fn below(process: u64, word: &str) -> Vec<u64> {
    let mut own = vec![process];
    let all: Vec<(u64, u64)> = listed().filter_map(|id| Some((id, parent(id)?))).collect();
    let mut at = 0;
    while let Some(&one) = own.get(at) {
        own.extend(all.iter().filter(|(_, parent)| *parent == one).map(|(id, _)| id));
        at += 1;
    }
    let command = |id: u64| fs::read(format!("/proc/{id}/cmdline")).unwrap_or_default();
    // A process forked from another of its kind, like a page, has its whole command line in one argument,
    // with spaces between the words.
    let is_between = |byte: &u8| matches!(byte, 0 | b' ');
    own.retain(|&id| command(id).split(is_between).any(|part| part == word.as_bytes()));
    own
}

fn listed() -> impl Iterator<Item = u64> {
    let entries = fs::read_dir("/proc").into_iter().flatten();
    entries.filter_map(|entry| entry.ok()?.file_name().to_str()?.parse().ok())
}

/// The fields of the system's process entry after the name: its state first, then its parent.
fn stat(process: u64) -> Option<String> {
    let line = fs::read_to_string(format!("/proc/{process}/stat")).ok()?;
    Some(line.rsplit_once(") ")?.1.to_owned())
}

fn parent(process: u64) -> Option<u64> {
    stat(process)?.split(' ').nth(1)?.parse().ok()
}

/// An ended process stays in the list as a `Z` until its parent has collected it.
fn is_there(process: u64) -> bool {
    stat(process).is_some_and(|stat| !stat.starts_with('Z'))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::process::{Stdio, id};

    #[test]
    fn processes_are_found_and_ended() {
        let mut child = Command::new("sleep").arg("600").stdin(Stdio::null()).spawn().expect("a process");
        // It may still have the command line of its parent.
        let begin = Instant::now();
        let mut found = Vec::new();
        while found.is_empty() && begin.elapsed() < PATIENCE {
            found = below(u64::from(id()), "600");
        }
        assert_eq!(found, [u64::from(child.id())]);
        kill(found[0]);
        assert!(below(u64::from(id()), "600").is_empty());
        assert!(child.wait().is_ok_and(|status| !status.success()));
    }
}
