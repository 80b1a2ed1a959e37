//! Requests and answers, and time.

use cpu_time::ThreadTime;
use peers::Desk;
use std::{
    fs,
    io::{self, BufRead as _, Write as _},
    time::Instant,
};

/// Answers until the input ends.
pub(crate) fn talk() {
    let mut desk = Desk::default();
    for line in io::stdin().lock().lines().map_while(Result::ok) {
        let answer = answer(&mut desk, &line);
        let mut out = io::stdout().lock();
        if writeln!(out, "{answer}").and_then(|()| out.flush()).is_err() {
            return;
        }
    }
}

fn answer(desk: &mut Desk, line: &str) -> String {
    let (request, rest) = line.split_once(' ').unwrap_or((line, ""));
    match request {
        "clear" => {
            desk.clear();
            "done".to_owned()
        }
        "lay" if desk.lay(rest) => "done".to_owned(),
        "take" => match desk.take(rest) {
            Some(job) => format!("job {job} {}", desk.size(job).unwrap_or(0)),
            None => "no".to_owned(),
        },
        "go" => {
            let numbers: Vec<usize> = rest.split(' ').filter_map(|word| word.parse().ok()).collect();
            let [job, from, to] = numbers[..] else { return "no".to_owned() };
            let (begin, busy) = (Instant::now(), ThreadTime::now());
            let said = desk.go(job, from, to);
            // Other programs' work lengthens one of the two, and not the other.
            let took = busy.elapsed().min(begin.elapsed());
            format!("took {} {said}", took.as_nanos())
        }
        "memory" => format!("bytes {}", most_memory().unwrap_or(0)),
        _ => "no".to_owned(),
    }
}

/// The peak memory of this process, if the system reports it.
fn most_memory() -> Option<u64> {
    let status = fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"))?;
    let kilobytes: u64 = line.split_whitespace().next()?.parse().ok()?;
    Some(kilobytes * 1024)
}
