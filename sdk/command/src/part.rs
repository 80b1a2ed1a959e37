//! A file that grows record by record and can be continued after any end: what `--out` writes until all is there.
//!
//! Its first line names the call. Each further line is a number, a tab, and the record with its line breaks written as `\n`; a number
//! without an answer has a word in its place. So whatever ends the program leaves whole lines and at most one torn one, which is cut
//! off. When all is there, the records alone go to a file beside it, which then gets the wanted name.

use std::{
    ffi::OsString,
    fs::{self, File, OpenOptions, TryLockError},
    io::{self, BufRead, BufReader, BufWriter, Write},
    path::{Path, PathBuf},
};

/// What became of one number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Entry<'a> {
    /// Its record, with the line break at its end.
    Done(&'a str),
    /// A line that was reported.
    Bad,
    /// A seed that gave nothing.
    Nothing,
}

const BAD: &str = "bad";
const NOTHING: &str = "nothing";

/// What a part file says about the time before.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Before {
    /// The last number.
    pub(crate) last: u64,
    /// How many records there are.
    pub(crate) done: u64,
    pub(crate) bad: u64,
    /// How many seeds at the end gave nothing.
    pub(crate) nothing: u64,
}

#[derive(Debug)]
pub(crate) struct Part {
    path: PathBuf,
    file: BufWriter<File>,
    /// Holds the lock of the file while this call writes it.
    _lock: Option<File>,
}

/// Refuses an output that no file can take the place of: a folder, or a device.
pub(crate) fn fits(out: &Path) -> io::Result<()> {
    match fs::metadata(out) {
        Ok(there) if there.is_dir() => Err(io::Error::other("it is a folder")),
        Ok(there) if !there.is_file() => {
            Err(io::Error::other("it isn't a file; send the output there with >"))
        }
        _ => Ok(()),
    }
}

fn locked(file: &File) -> io::Result<()> {
    match file.try_lock() {
        Err(TryLockError::WouldBlock) => Err(io::Error::other("another call is writing it")),
        // Some file systems have no locks.
        Err(TryLockError::Error(_)) | Ok(()) => Ok(()),
    }
}

/// The name with an ending behind it.
fn beside(path: &Path, ending: &str) -> PathBuf {
    let mut name = OsString::from(path);
    name.push(ending);
    name.into()
}

pub(crate) fn part_of(out: &Path) -> PathBuf {
    beside(out, ".part")
}

/// Writes a file beside `out` and gives it that name when it is whole.
pub(crate) fn whole(out: &Path, write: impl FnOnce(&mut dyn Write) -> io::Result<()>) -> io::Result<()> {
    fits(out)?;
    let new = beside(out, ".new");
    let mut file = BufWriter::new(File::create(&new)?);
    write(&mut file)?;
    file.into_inner().map_err(io::IntoInnerError::into_error)?.sync_all()?;
    fs::rename(new, out)
}

impl Part {
    pub(crate) fn begin(path: PathBuf, call: &str) -> io::Result<Self> {
        let file = OpenOptions::new().write(true).create_new(true).open(&path)?;
        locked(&file)?;
        let mut file = BufWriter::new(file);
        writeln!(file, "{}", escaped(call))?;
        file.flush()?;
        Ok(Self { path, file, _lock: None })
    }

    /// Opens a file that was begun by the same call, and cuts a torn line off.
    pub(crate) fn resume(path: PathBuf, call: &str) -> io::Result<(Self, Before)> {
        let file = OpenOptions::new().read(true).write(true).open(&path)?;
        locked(&file)?;
        let (mut before, mut whole, mut line) = (Before::default(), 0, Vec::new());
        let mut reader = BufReader::new(&file);
        while reader.read_until(b'\n', &mut line)? > 0 && line.ends_with(b"\n") {
            let text = std::str::from_utf8(&line).map_err(|_| strange())?.trim_end_matches('\n');
            if whole == 0 {
                if text != escaped(call) {
                    return Err(io::Error::other("it was begun by another call"));
                }
            } else {
                let (number, record) = numbered(text).ok_or_else(strange)?;
                before.last = number;
                match record {
                    BAD => before.bad += 1,
                    NOTHING => before.nothing += 1,
                    _ => (before.done, before.nothing) = (before.done + 1, 0),
                }
            }
            whole += line.len() as u64;
            line.clear();
        }
        file.set_len(whole)?;
        let lock = file;
        let mut file = BufWriter::new(OpenOptions::new().append(true).open(&path)?);
        if whole == 0 {
            writeln!(file, "{}", escaped(call))?;
            file.flush()?;
        }
        Ok((Self { path, file, _lock: Some(lock) }, before))
    }

    pub(crate) fn put(&mut self, number: u64, entry: Entry<'_>) -> io::Result<()> {
        match entry {
            // The quotation mark tells a record from a word.
            Entry::Done(record) => writeln!(self.file, "{number}\t\"{}", escaped(record)),
            Entry::Bad => writeln!(self.file, "{number}\t{BAD}"),
            Entry::Nothing => writeln!(self.file, "{number}\t{NOTHING}"),
        }
    }

    pub(crate) fn flush(&mut self) -> io::Result<()> {
        self.file.flush()
    }

    /// Writes the whole file, after `head`, and removes this one.
    pub(crate) fn finish(mut self, out: &Path, head: &str) -> io::Result<()> {
        self.file.flush()?;
        drop(self.file);
        whole(out, |file| {
            file.write_all(head.as_bytes())?;
            for line in BufReader::new(File::open(&self.path)?).lines().skip(1) {
                if let Some(record) = numbered(&line?).and_then(|(_, record)| record.strip_prefix('"')) {
                    file.write_all(unescaped(record).as_bytes())?;
                }
            }
            Ok(())
        })?;
        fs::remove_file(self.path)
    }
}

fn strange() -> io::Error {
    io::Error::other("it is no part of an output")
}

fn numbered(line: &str) -> Option<(u64, &str)> {
    let (number, record) = line.split_once('\t')?;
    Some((number.parse().ok()?, record))
}

fn escaped(text: &str) -> String {
    text.replace('\\', "\\\\").replace('\n', "\\n").replace('\r', "\\r")
}

fn unescaped(text: &str) -> String {
    let (mut whole, mut symbols) = (String::with_capacity(text.len()), text.chars());
    while let Some(symbol) = symbols.next() {
        whole.push(match symbol {
            '\\' => match symbols.next() {
                Some('n') => '\n',
                Some('r') => '\r',
                other => other.unwrap_or('\\'),
            },
            other => other,
        });
    }
    whole
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn any_text_is_escaped() {
        for text in ["", "plain\n", "a\\nb", "\\\\\n\r\n\\", "\"bad\""] {
            assert!(!escaped(text).contains('\n'), "{text:?}");
            assert_eq!(unescaped(&escaped(text)), text);
        }
    }

    /// Cut after each byte, it continues behind its last whole record, and ends up the same.
    #[test]
    fn a_file_cut_anywhere_is_continued() {
        let folder = tempfile::tempdir().unwrap();
        let (path, out) = (folder.path().join("a.part"), folder.path().join("a"));
        let entries = [
            (1, Entry::Done("one\ntwo\n")),
            (2, Entry::Bad),
            (4, Entry::Done("\\bad\n")),
            (7, Entry::Nothing),
            (9, Entry::Done("bad\n")),
        ];
        let mut part = Part::begin(path.clone(), "call\nof two lines").unwrap();
        for &(number, entry) in &entries {
            part.put(number, entry).unwrap();
        }
        part.flush().unwrap();
        drop(part);
        let whole = fs::read(&path).unwrap();
        for end in 0..=whole.len() {
            fs::write(&path, &whole[..end]).unwrap();
            let (mut part, before) = Part::resume(path.clone(), "call\nof two lines").unwrap();
            for &(number, entry) in entries.iter().filter(|(number, _)| *number > before.last) {
                part.put(number, entry).unwrap();
            }
            part.finish(&out, "head\n").unwrap();
            assert_eq!(fs::read_to_string(&out).unwrap(), "head\none\ntwo\n\\bad\nbad\n", "{end}");
            assert!(!path.exists());
        }
        fs::write(&path, &whole).unwrap();
        let (_, before) = Part::resume(path.clone(), "call\nof two lines").unwrap();
        assert_eq!(before, Before { last: 9, done: 3, bad: 1, nothing: 0 });
        assert!(Part::resume(path.clone(), "another").is_err());
        assert!(Part::begin(path.clone(), "call").is_err(), "it is there");
        fs::write(&path, "call\nwhat is this\n").unwrap();
        assert!(Part::resume(path, "call").is_err());
    }
}
