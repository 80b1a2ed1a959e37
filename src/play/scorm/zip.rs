//! Many files in one: the ZIP format, as far as a package needs it. Every program that unpacks ZIP reads it.

use crate::links::sealed;

/// The first bytes of a file, of its row in the directory, and of the end.
const FILE: u32 = 0x0403_4b50;
const ROW: u32 = 0x0201_4b50;
const END: u32 = 0x0605_4b50;
/// The version of the format that knows compressed files.
const VERSION: u16 = 20;
/// The flag for names in UTF-8.
const UTF8: u16 = 1 << 11;
/// The methods: stored unchanged, and compressed.
const STORED: u16 = 0;
const DEFLATED: u16 = 8;
/// The time of every file, midnight on the first day that the format knows: the same files make the same bytes.
const TIME: u16 = 0;
const DATE: u16 = 1 << 5 | 1;
/// The bytes of a file without its name and its contents, with its row in the directory, and of the end.
const AROUND: u64 = 30 + 46;
const AT_THE_END: u64 = 22;

/// A file being written. It has room for 4 GB and 65,535 files, more than the memory of a page.
#[derive(Clone, Debug, Default)]
pub struct Zip {
    bytes: Vec<u8>,
    directory: Vec<u8>,
    count: u16,
}

impl Zip {
    /// Adds a file with its contents, and the same contents compressed by DEFLATE (RFC 1951) if they are. The smaller
    /// one goes into it.
    pub fn add(&mut self, name: &str, contents: &[u8], deflated: Option<&[u8]>) {
        let mut sum = sealed::digest();
        sum.update(contents);
        let smaller = deflated.filter(|deflated| deflated.len() < contents.len());
        let (method, packed) = smaller.map_or((STORED, contents), |deflated| (DEFLATED, deflated));
        let start = self.bytes.len() as u32;
        // These fields are the same in the file and in its row.
        let mut shared = Vec::new();
        for number in [VERSION, UTF8, method, TIME, DATE] {
            shared.extend(number.to_le_bytes());
        }
        for number in [sum.finalize(), packed.len() as u32, contents.len() as u32] {
            shared.extend(number.to_le_bytes());
        }
        shared.extend((name.len() as u16).to_le_bytes());
        // No extra field.
        shared.extend(0u16.to_le_bytes());
        for part in [&FILE.to_le_bytes(), &shared[..], name.as_bytes(), packed] {
            self.bytes.extend(part);
        }
        // Its row also has its maker, no comment, the first disk, no attributes, and its place.
        for part in [
            &ROW.to_le_bytes(),
            &VERSION.to_le_bytes()[..],
            &shared,
            &[0; 10],
            &start.to_le_bytes(),
            name.as_bytes(),
        ] {
            self.directory.extend(part);
        }
        self.count += 1;
    }

    /// Returns the whole.
    #[must_use]
    pub fn finish(mut self) -> Vec<u8> {
        let start = self.bytes.len() as u32;
        self.bytes.extend(&self.directory);
        self.bytes.extend(END.to_le_bytes());
        // All of it is on one disk.
        self.bytes.extend([0; 4]);
        for _ in 0..2 {
            self.bytes.extend(self.count.to_le_bytes());
        }
        self.bytes.extend((self.directory.len() as u32).to_le_bytes());
        self.bytes.extend(start.to_le_bytes());
        // No comment.
        self.bytes.extend(0u16.to_le_bytes());
        self.bytes
    }
}

/// Returns the size of a whole with files of these names and sizes inside it.
#[must_use]
pub fn size<'a>(files: impl IntoIterator<Item = (&'a str, u64)>) -> u64 {
    let around = |(name, size): (&str, u64)| AROUND + 2 * name.len() as u64 + size;
    files.into_iter().map(around).sum::<u64>() + AT_THE_END
}
