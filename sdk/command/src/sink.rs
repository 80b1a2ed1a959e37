//! Where records go: to the standard output as they come, or to a part file until all are there.

use crate::{
    args::Way,
    failed::Failed,
    part::{Before, Entry, Part, fits, part_of},
};
use std::{
    io::{self, BufWriter, Stdout, Write},
    path::PathBuf,
};

#[derive(Debug)]
pub(crate) enum Sink {
    Stdout(BufWriter<Stdout>),
    Part { part: Part, out: PathBuf, head: String },
}

impl Sink {
    /// Opens the output. `head` comes before all records; `call` is what a part file must have been begun by. `None` if the file is
    /// whole already.
    pub(crate) fn open(way: &Way, head: String, call: &str) -> Result<Option<(Self, Before)>, Failed> {
        let Some(out) = &way.out else {
            let mut stdout = BufWriter::new(io::stdout());
            stdout.write_all(head.as_bytes()).map_err(|error| Failed::output(&error))?;
            return Ok(Some((Self::Stdout(stdout), Before::default())));
        };
        fits(out).map_err(|error| Failed::usage(format!("{} can't be written: {error}.", out.display())))?;
        let path = part_of(out);
        let name = path.display().to_string();
        let cannot = |error: io::Error| Failed::because(format!("{name} can't be used: {error}."));
        let (part, before) = match (path.exists(), way.resume) {
            (true, true) => Part::resume(path, call).map_err(cannot)?,
            (true, false) => {
                return Err(Failed::usage(format!(
                    "{name} is there from a call that was stopped. Add --resume to continue it, or delete it to begin again."
                )));
            }
            (false, true) if out.exists() => {
                say!("stepdoku: {} is whole.", out.display());
                return Ok(None);
            }
            (false, _) => (Part::begin(path, call).map_err(cannot)?, Before::default()),
        };
        Ok(Some((Self::Part { part, out: out.clone(), head }, before)))
    }

    pub(crate) fn put(&mut self, number: u64, entry: Entry<'_>) -> io::Result<()> {
        match (self, entry) {
            (Self::Stdout(stdout), Entry::Done(record)) => stdout.write_all(record.as_bytes()),
            (Self::Stdout(_), _) => Ok(()),
            (Self::Part { part, .. }, entry) => part.put(number, entry),
        }
    }

    pub(crate) fn flush(&mut self) -> io::Result<()> {
        match self {
            Self::Stdout(stdout) => stdout.flush(),
            Self::Part { part, .. } => part.flush(),
        }
    }

    /// Ends the output after its last record.
    pub(crate) fn finish(mut self) -> io::Result<()> {
        self.flush()?;
        match self {
            Self::Stdout(_) => Ok(()),
            Self::Part { part, out, head } => part.finish(&out, &head),
        }
    }

    /// How to continue what is left now.
    pub(crate) fn left(&self) -> Option<String> {
        match self {
            Self::Stdout(_) => None,
            Self::Part { out, .. } => Some(format!(
                "{} has what is done. The same call with --resume continues it.",
                part_of(out).display()
            )),
        }
    }
}
