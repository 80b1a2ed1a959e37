//! The loop of the verbs: reads items, answers them on several threads, and writes the answers in order.

use crate::{
    args::{List, Listed, Output, Shard, Way},
    failed::{Failed, code},
    input::{self, Item},
    part::Entry,
    pool::{self, Event, Put},
    sink::Sink,
    tasks::{Task, Trouble, fields, render},
};
use std::{
    collections::HashSet,
    io::{self, IsTerminal, Write},
    ops::ControlFlow::{self, Break, Continue},
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    thread,
    time::{Duration, Instant},
};
use stepdoku::Progress;

/// Answers a list.
pub(crate) fn answer<T: Task, W: Listed>(task: T, list: &List, wish: &W) -> Result<u8, Failed> {
    let sources = input::open(&list.source)?;
    let mixed = list.source.mixed;
    let ends = Ends { strict: list.source.strict, ..Ends::default() };
    run(task, &list.way, wish, ends, move |put| input::read(sources, mixed, put))
}

/// When a run ends before its source does.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Ends {
    /// After the first bad item.
    pub(crate) strict: bool,
    /// After so many records.
    pub(crate) count: Option<u64>,
    /// After so many items in a row that gave nothing.
    pub(crate) misses: Option<u64>,
}

/// Why a run ended.
#[derive(Clone, Copy, PartialEq, Eq)]
enum End {
    Source,
    Count,
    Strict,
    Misses,
    Stopped,
}

/// What became of an item: its number, its answer, and the notes about reading it.
struct Outcome {
    number: u64,
    place: String,
    is_line: bool,
    answer: Result<String, Trouble>,
    notes: Vec<String>,
}

/// Runs a task over the items of a source.
pub(crate) fn run<T: Task, W: Listed>(
    task: T,
    way: &Way,
    wish: &W,
    ends: Ends,
    source: impl FnOnce(Put<'_, Item>) + Send + 'static,
) -> Result<u8, Failed> {
    check(way, W::FORMATS)?;
    let head = match way.format {
        Output::Csv if way.shard.is_none_or(Shard::is_first) => {
            fields(&[&["number"], task.columns()].concat())
        }
        _ => String::new(),
    };
    let Some((mut sink, before)) = Sink::open(way, head, &call(wish))? else { return Ok(0) };
    let stop = stopping();
    let (format, numbered, shard) = (way.format, way.numbered, way.shard);
    let patience = Duration::from_secs(way.seconds.into());
    let chosen = move |put: Put<'_, Item>| {
        source(&mut |item| {
            let wanted = item.number > before.last && shard.is_none_or(|shard| shard.has(item.number));
            if wanted { put(item) } else { Continue(()) }
        });
    };
    let stopped = Arc::clone(&stop);
    let work = move |item: Item| {
        let mut notes = Vec::new();
        let start = Instant::now();
        let mut watch = |_: Progress| {
            let over = stopped.load(Ordering::Relaxed) || start.elapsed() > patience;
            if over { Break(()) } else { Continue(()) }
        };
        let answer = task.answer(&item, &mut notes, &mut watch);
        let answer = answer.and_then(|answer| render(&task, &answer, format, numbered, item.number));
        Outcome { number: item.number, place: item.place, is_line: item.is_line, answer, notes }
    };
    let mut tally = Tally {
        done: before.done,
        bad: before.bad,
        nothing: before.nothing,
        end: End::Source,
        wrong: None,
        noted: HashSet::new(),
        shown: Shown::new(way),
        seconds: way.seconds,
    };
    if ends.count.is_some_and(|count| tally.done >= count) {
        tally.end = End::Count;
    } else {
        pool::in_order(threads(way), chosen, work, |event| tally.take(event, &mut sink, ends, &stop));
    }
    tally.finish(sink, way, ends)
}

struct Tally {
    done: u64,
    bad: u64,
    /// How many in a row gave nothing.
    nothing: u64,
    end: End,
    wrong: Option<io::Error>,
    /// The notes said so far: each is said once.
    noted: HashSet<String>,
    shown: Shown,
    seconds: u32,
}

impl Tally {
    fn take(
        &mut self,
        event: Event<Outcome>,
        sink: &mut Sink,
        ends: Ends,
        stop: &AtomicBool,
    ) -> ControlFlow<()> {
        if stop.load(Ordering::Relaxed) {
            self.end = End::Stopped;
            return Break(());
        }
        let written = match event {
            Event::Waiting => sink.flush(),
            Event::Ready(outcome) => self.write(outcome, sink),
        };
        if let Err(error) = written {
            self.wrong = Some(error);
            return Break(());
        }
        self.shown.show(self.done, self.bad);
        self.end = match ends {
            _ if self.end == End::Stopped => End::Stopped,
            Ends { strict: true, .. } if self.bad > 0 => End::Strict,
            Ends { count: Some(count), .. } if self.done >= count => End::Count,
            Ends { misses: Some(misses), .. } if self.nothing >= misses => End::Misses,
            _ => return Continue(()),
        };
        Break(())
    }

    fn write(&mut self, outcome: Outcome, sink: &mut Sink) -> io::Result<()> {
        let Outcome { number, place, is_line, answer, notes } = outcome;
        if !self.shown.quiet {
            for note in notes {
                if !self.noted.contains(&note) {
                    self.shown.say(&format!("{place}: {note}"));
                    self.noted.insert(note);
                }
            }
        }
        match answer {
            Ok(record) => {
                (self.done, self.nothing) = (self.done + 1, 0);
                sink.put(number, Entry::Done(&record))
            }
            Err(Trouble::Nothing) => {
                self.nothing += 1;
                sink.put(number, Entry::Nothing)
            }
            Err(trouble) => {
                let (what, at) = match trouble {
                    Trouble::Bad(wrong) => (wrong.what, wrong.at),
                    _ => (format!("not done within {} seconds; --seconds allows more", self.seconds), None),
                };
                let at = match at {
                    Some((_, column)) if is_line => format!(", column {column}"),
                    Some((line, column)) => format!(", line {line}, column {column}"),
                    None => String::new(),
                };
                self.bad += 1;
                self.shown.say(&format!("{place}{at}: {}.", what.trim_end_matches('.')));
                sink.put(number, Entry::Bad)
            }
        }
    }

    fn finish(mut self, mut sink: Sink, way: &Way, ends: Ends) -> Result<u8, Failed> {
        self.shown.clear();
        if let Some(error) = self.wrong {
            return Err(Failed::output(&error));
        }
        let failed = |error: io::Error| Failed::output(&error);
        match self.end {
            End::Source | End::Count => sink.finish().map_err(failed)?,
            End::Strict | End::Stopped => {
                sink.flush().map_err(failed)?;
                if let Some(left) = sink.left() {
                    say!("stepdoku: {left}");
                }
            }
            End::Misses => {
                sink.finish().map_err(failed)?;
                say!(
                    "stepdoku: {} of {} found: {} seeds in a row gave no such puzzle. --tries or --misses allow more.",
                    self.done,
                    ends.count.unwrap_or_default(),
                    self.nothing
                );
            }
        }
        if self.bad > 1 && !way.quiet {
            say!("stepdoku: {} puzzles have no answer, as said above.", self.bad);
        }
        Ok(match self.end {
            End::Stopped => code::STOPPED,
            End::Source | End::Count if self.bad == 0 => 0,
            _ => code::FAILED,
        })
    }
}

fn check(way: &Way, formats: &[Output]) -> Result<(), Failed> {
    use clap::ValueEnum;
    let name = |format: &Output| format.to_possible_value().map(|value| value.get_name().to_owned());
    if !formats.contains(&way.format) {
        let known: Vec<String> = formats.iter().filter_map(name).collect();
        let asked = name(&way.format).unwrap_or_default();
        return Err(Failed::usage(format!(
            "this verb does not write {asked}. It writes {}.",
            known.join(", ")
        )));
    }
    if way.numbered && way.format == Output::Sdm {
        return Err(Failed::usage("--numbered makes lines that are no .sdm. Leave it out, or write lines."));
    }
    Ok(())
}

/// The call that a part file belongs to, without what may differ when it is continued.
fn call<W: Listed>(wish: &W) -> String {
    let wish = format!("{wish:?}");
    let mut parts: Vec<&str> = wish.split(", ").collect();
    let differs = ["resume: ", "threads: ", "quiet: ", "seconds: ", "strict: "];
    parts.retain(|part| !differs.iter().any(|start| part.starts_with(start)));
    format!("stepdoku {}: {}", env!("CARGO_PKG_VERSION"), parts.join(", "))
}

fn threads(way: &Way) -> usize {
    way.threads.map_or_else(|| thread::available_parallelism().map_or(1, usize::from), usize::from)
}

/// Becomes true with Ctrl-C, or when something asks the program to end.
fn stopping() -> Arc<AtomicBool> {
    let stop = Arc::new(AtomicBool::new(false));
    let told = Arc::clone(&stop);
    // Without a handler, the program just ends; a part file survives that as well.
    _ = ctrlc::set_handler(move || {
        // The second time, nobody wants to wait.
        if told.swap(true, Ordering::Relaxed) {
            std::process::exit(code::STOPPED.into());
        }
    });
    stop
}

/// The line about progress, on a terminal where no records appear.
struct Shown {
    on: bool,
    quiet: bool,
    is_there: bool,
    start: Instant,
    last: Instant,
}

impl Shown {
    fn new(way: &Way) -> Self {
        let records = way.out.is_none() && io::stdout().is_terminal();
        let now = Instant::now();
        let on = !way.quiet && !records && io::stderr().is_terminal();
        Self { on, quiet: way.quiet, is_there: false, start: now, last: now }
    }

    fn show(&mut self, done: u64, bad: u64) {
        if !self.on || self.last.elapsed() < Duration::from_millis(500) {
            return;
        }
        self.last = Instant::now();
        self.is_there = true;
        let rate = done as f64 / self.start.elapsed().as_secs_f64();
        let bad = if bad > 0 { format!(", {bad} without an answer") } else { String::new() };
        _ = write!(io::stderr(), "\r\x1b[K{done} done{bad}, {rate:.1} a second");
    }

    fn clear(&mut self) {
        if std::mem::take(&mut self.is_there) {
            _ = write!(io::stderr(), "\r\x1b[K");
        }
    }

    fn say(&mut self, said: &str) {
        self.clear();
        say!("{said}");
    }
}
