//! A web server for a folder, as strict as a good one and, on demand, as broken as a bad one.

use crate::headers::Rules;
use crate::http::line;
use std::collections::HashMap;
use std::io::{self, BufReader, Write};
use std::net::{Ipv4Addr, Shutdown, SocketAddr, TcpListener, TcpStream};
use std::path::{Component, Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::{fs, thread};

/// A fault of a file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Fault {
    /// The server answers with this status and no file.
    Status(u16),
    /// The file has this wrong type.
    Mime(&'static str),
    /// Half of the file is sent as if it were complete.
    Half,
    /// The connection breaks after half of the file.
    Cut,
    /// Nothing is sent until [`Server::mend`].
    Stalled,
    /// Other contents of the same type replace it.
    Replaced(Vec<u8>),
}

/// A server on a free port of this machine, until it is dropped.
#[derive(Debug)]
pub struct Server {
    address: SocketAddr,
    shared: Arc<Shared>,
}

#[derive(Debug)]
struct Shared {
    /// The path of the folder, with a slash at both ends.
    prefix: String,
    /// The headers of each file.
    rules: Rules,
    /// Whether clients that accept it get the `.br` or the `.gz` beside a file.
    packed: bool,
    over: AtomicBool,
    state: Mutex<State>,
    mended: Condvar,
}

#[derive(Debug, Default)]
struct State {
    /// The folders to search, in order.
    folders: Vec<PathBuf>,
    faults: Vec<(String, Fault)>,
    extra: HashMap<String, Vec<u8>>,
    requests: Vec<String>,
}

impl Server {
    /// Serves a folder at a path such as `/` or `/sub/path/`, with the headers of its `_headers`.
    #[must_use]
    pub fn start(folder: &Path, prefix: &str) -> Self {
        Self::open(folder, prefix, false)
    }

    /// The same with compression, as good hosts do it: the brotli or gzip file beside a file is sent instead.
    /// Most journeys ask for plain files: half of a compressed file is a different fault from half of a plain one.
    #[must_use]
    pub fn start_packed(folder: &Path, prefix: &str) -> Self {
        Self::open(folder, prefix, true)
    }

    fn open(folder: &Path, prefix: &str, packed: bool) -> Self {
        assert!(prefix.starts_with('/') && prefix.ends_with('/'), "`{prefix}` lacks a slash");
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).expect("a free port on this machine");
        let address = listener.local_addr().expect("a listener knows its address");
        let shared = Arc::new(Shared {
            prefix: prefix.to_owned(),
            rules: fs::read_to_string(folder.join("_headers"))
                .map_or_else(|_| Rules::default(), |text| Rules::read(&text)),
            packed,
            over: AtomicBool::new(false),
            state: Mutex::new(State { folders: vec![folder.to_path_buf()], ..State::default() }),
            mended: Condvar::new(),
        });
        let accepting = Arc::clone(&shared);
        thread::spawn(move || {
            for stream in listener.incoming() {
                if accepting.over.load(Ordering::SeqCst) {
                    break;
                }
                let shared = Arc::clone(&accepting);
                // A browser may disconnect in the middle.
                thread::spawn(move || stream.and_then(|stream| shared.answer(stream)));
            }
        });
        Self { address, shared }
    }

    #[must_use]
    pub fn url(&self) -> String {
        format!("http://{}{}", self.address, self.shared.prefix)
    }

    /// From now on every file with this ending has the fault, and no other file does.
    pub fn fault(&self, ending: &str, fault: Fault) {
        self.shared.state().faults.insert(0, (ending.to_owned(), fault));
        self.shared.mended.notify_all();
    }

    /// From now on no file has a fault, and waiting requests are answered.
    pub fn mend(&self) {
        self.shared.state().faults.clear();
        self.shared.mended.notify_all();
    }

    /// Serves another release from now on, and its missing files from earlier ones, like a host that keeps
    /// them.
    pub fn release(&self, folder: &Path) {
        self.shared.state().folders.insert(0, folder.to_path_buf());
    }

    /// Serves another release from now on, and nothing else.
    pub fn release_alone(&self, folder: &Path) {
        self.shared.state().folders = vec![folder.to_path_buf()];
    }

    /// Serves one more file, from outside the folder.
    pub fn add(&self, name: &str, body: &str) {
        self.shared.state().extra.insert(name.to_owned(), body.as_bytes().to_vec());
    }

    /// The requested paths so far, in order.
    #[must_use]
    pub fn requests(&self) -> Vec<String> {
        self.shared.state().requests.clone()
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.shared.over.store(true, Ordering::SeqCst);
        self.mend();
        // A connection wakes the listener.
        _ = TcpStream::connect(self.address);
    }
}

impl Shared {
    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The fault of a file, after waiting while the file is stalled.
    fn fault_of(&self, name: &str) -> Option<Fault> {
        let find = |state: &State| {
            let found = state.faults.iter().find(|(ending, _)| name.ends_with(ending.as_str()));
            found.map(|(_, fault)| fault.clone())
        };
        let stalled = |state: &mut State| find(state) == Some(Fault::Stalled);
        let state = self.mended.wait_while(self.state(), stalled).unwrap_or_else(PoisonError::into_inner);
        find(&state)
    }

    fn answer(&self, mut stream: TcpStream) -> io::Result<()> {
        let mut input = BufReader::new(stream.try_clone()?);
        let request = line(&mut input)?;
        let mut taken = String::new();
        loop {
            let header = line(&mut input)?.to_ascii_lowercase();
            match header.split_once(':') {
                Some(("accept-encoding", codings)) => codings.clone_into(&mut taken),
                Some(_) => {}
                None => break,
            }
        }
        let mut words = request.split(' ');
        let (method, target) = (words.next().unwrap_or_default(), words.next().unwrap_or_default());
        self.state().requests.push(target.to_owned());

        let name = target.split('?').next().unwrap_or_default();
        // A stalled request gets the file of the time of its answer.
        let fault = self.fault_of(name);
        let file = self.file(target);
        let (mut status, mut body) = match file {
            Some(body) => (200, body),
            None => (404, b"There is no such file.".to_vec()),
        };
        let mut mime = if status == 200 { mime(name) } else { "text/plain" };
        let packed = if fault.is_none() { self.packed(name, &taken) } else { None };
        let mut sent = None;
        match fault {
            Some(Fault::Status(code)) => (status, body, mime) = (code, Vec::new(), "text/plain"),
            Some(Fault::Mime(other)) => mime = other,
            Some(Fault::Half) => body.truncate(body.len() / 2),
            Some(Fault::Cut) => sent = Some(body.len() / 2),
            Some(Fault::Replaced(other)) => body = other,
            Some(Fault::Stalled) | None => {}
        }
        let mut coding = String::new();
        if let Some((name, bytes)) = packed {
            (coding, body) = (format!("Content-Encoding: {name}\r\nVary: Accept-Encoding\r\n"), bytes);
        }
        let length = body.len();
        write!(
            stream,
            "HTTP/1.1 {status} -\r\nContent-Type: {mime}\r\nContent-Length: {length}\r\n{coding}"
        )?;
        let path = name.strip_prefix(self.prefix.trim_end_matches('/')).unwrap_or_default();
        // A missing file may soon exist, so a good host forbids caching this answer.
        let said =
            self.rules.of(path).into_iter().filter(|(name, _)| status == 200 || name != "Cache-Control");
        for (name, value) in said {
            write!(stream, "{name}: {value}\r\n")?;
        }
        write!(stream, "Connection: close\r\n\r\n")?;
        if method != "HEAD" {
            stream.write_all(&body[..sent.unwrap_or(body.len())])?;
        }
        stream.shutdown(Shutdown::Both)
    }

    /// The compressed version of a file that the client accepts, and its encoding.
    fn packed(&self, path: &str, taken: &str) -> Option<(&'static str, Vec<u8>)> {
        let takes =
            |coding: &str| taken.split(',').any(|one| one.split(';').next().map(str::trim) == Some(coding));
        let whole = if path.ends_with('/') { format!("{path}index.html") } else { path.to_owned() };
        let mut codings =
            [("br", "br"), ("gzip", "gz")].into_iter().filter(|(coding, _)| self.packed && takes(coding));
        codings.find_map(|(coding, ending)| Some((coding, self.file(&format!("{whole}.{ending}"))?)))
    }

    /// The bytes of a file below the folders, and of nothing outside them.
    fn file(&self, target: &str) -> Option<Vec<u8>> {
        let name = target.split('?').next()?.strip_prefix(&self.prefix)?;
        let name = if name.is_empty() { "index.html" } else { name };
        let state = self.state();
        if let Some(extra) = state.extra.get(name) {
            return Some(extra.clone());
        }
        let name = Path::new(name);
        let inside = name.components().all(|part| matches!(part, Component::Normal(_)));
        inside.then(|| state.folders.iter().find_map(|folder| fs::read(folder.join(name)).ok()))?
    }
}

fn mime(name: &str) -> &'static str {
    match Path::new(name).extension().and_then(|ending| ending.to_str()).unwrap_or("html") {
        "html" => "text/html; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "wasm" => "application/wasm",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "woff2" => "font/woff2",
        "json" => "application/json",
        "webmanifest" => "application/manifest+json",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::http::send;
    use ureq::http::{Request, Response};

    type Reply = Response<Vec<u8>>;

    fn get(server: &Server, path: &str) -> Result<Reply, ureq::Error> {
        get_as(server, path, "identity")
    }

    fn get_as(server: &Server, path: &str, encodings: &str) -> Result<Reply, ureq::Error> {
        let request = Request::get(format!("http://{}{path}", server.address));
        send(request.header("Accept-Encoding", encodings).body(())?)
    }

    fn header<'a>(reply: &'a Reply, name: &str) -> Option<&'a str> {
        reply.headers().get(name).map(|value| value.to_str().unwrap())
    }

    /// The sources of this crate, a folder that always exists.
    fn sources() -> PathBuf {
        Path::new(env!("CARGO_MANIFEST_DIR")).join("src")
    }

    #[test]
    fn files_are_served_below_the_prefix_and_nothing_else() {
        let server = Server::start(&sources(), "/sub/path/");
        server.add("index.html", "the page");
        server.add("data/x.json", "[1]");
        let check = |path: &str, status, mime: &str, begins: &str| {
            let reply = get(&server, path).unwrap();
            assert_eq!(reply.status(), status, "{path}");
            assert!(reply.body().starts_with(begins.as_bytes()), "{path}");
            assert_eq!(header(&reply, "content-type"), Some(mime), "{path}");
        };
        check("/sub/path/", 200, "text/html; charset=utf-8", "the page");
        check("/sub/path/?x=y", 200, "text/html; charset=utf-8", "the page");
        check("/sub/path/data/x.json", 200, "application/json", "[1]");
        check("/sub/path/bin/shots.rs", 200, "application/octet-stream", "//!");
        check("/", 404, "text/plain", "");
        check("/sub/path", 404, "text/plain", "");
        check("/sub/path/absent.wasm", 404, "text/plain", "");
        check("/sub/path/../Cargo.toml", 404, "text/plain", "");
        check("/sub/path//etc/passwd", 404, "text/plain", "");
        assert!(server.requests().contains(&"/sub/path/data/x.json".to_owned()));
    }

    #[test]
    fn a_folder_says_what_goes_with_its_files() {
        let folder = std::env::temp_dir().join(format!("stepdoku-headers-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        fs::write(folder.join("_headers"), "/*\n  X-All: yes\n/\n  X-Page: yes\n").unwrap();
        let server = Server::start(&folder, "/sub/");
        fs::remove_dir_all(&folder).unwrap();
        for (path, page) in [("/sub/", Some("yes")), ("/sub/x.js", None)] {
            let reply = get(&server, path).unwrap();
            assert_eq!((header(&reply, "x-all"), header(&reply, "x-page")), (Some("yes"), page), "{path}");
        }
    }

    #[test]
    fn what_is_packed_goes_to_those_who_take_it() {
        let folder = std::env::temp_dir().join(format!("stepdoku-packed-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        for (name, bytes) in [("index.html", "page"), ("index.html.br", "br"), ("index.html.gz", "gz")] {
            fs::write(folder.join(name), bytes).unwrap();
        }
        fs::write(folder.join("x.js"), "script").unwrap();
        let (packing, plain) = (Server::start_packed(&folder, "/sub/"), Server::start(&folder, "/sub/"));
        let check = |server: &Server, path: &str, taken: &str, body: &str, coding: Option<&str>| {
            let reply = get_as(server, path, taken).unwrap();
            assert_eq!(reply.body(), body.as_bytes(), "{path} {taken}");
            assert_eq!(header(&reply, "content-encoding"), coding, "{path} {taken}");
            assert_ne!(header(&reply, "content-type"), Some("application/octet-stream"), "{path} {taken}");
        };
        check(&packing, "/sub/", "gzip, deflate, br, zstd", "br", Some("br"));
        check(&packing, "/sub/index.html", "gzip;q=1.0, deflate", "gz", Some("gzip"));
        check(&packing, "/sub/", "identity", "page", None);
        check(&packing, "/sub/x.js", "br", "script", None);
        check(&plain, "/sub/", "br", "page", None);
        packing.fault(".html", Fault::Half);
        check(&packing, "/sub/index.html", "br", "pa", None);
        fs::remove_dir_all(&folder).unwrap();
    }

    #[test]
    fn faults_come_and_go() {
        let server = Server::start(&sources(), "/");
        server.add("a.wasm", "0123456789");
        let check = |fault: Fault, expected: Result<(u16, &str, &str), io::ErrorKind>| {
            server.fault(".wasm", fault.clone());
            let reply = get(&server, "/a.wasm").map_err(|error| error.into_io().kind()).map(|reply| {
                let mime = header(&reply, "content-type").unwrap().to_owned();
                (reply.status().as_u16(), mime, String::from_utf8(reply.into_body()).unwrap())
            });
            let expected = expected.map(|(status, mime, body)| (status, mime.to_owned(), body.to_owned()));
            assert_eq!(reply, expected, "{fault:?}");
            server.mend();
            assert_eq!(get(&server, "/a.wasm").unwrap().body(), b"0123456789", "after {fault:?}");
        };
        check(Fault::Status(404), Ok((404, "text/plain", "")));
        check(Fault::Mime("text/html"), Ok((200, "text/html", "0123456789")));
        check(Fault::Half, Ok((200, "application/wasm", "01234")));
        check(Fault::Cut, Err(io::ErrorKind::UnexpectedEof));
        check(Fault::Replaced(b"no".to_vec()), Ok((200, "application/wasm", "no")));
    }

    #[test]
    fn a_stalled_file_comes_when_it_is_mended() {
        let server = Server::start(&sources(), "/");
        server.add("a.wasm", "late");
        server.fault(".wasm", Fault::Stalled);
        thread::scope(|scope| {
            let waiting = scope.spawn(|| get(&server, "/a.wasm"));
            while server.requests().is_empty() {
                thread::yield_now();
            }
            assert!(!waiting.is_finished());
            server.mend();
            assert_eq!(waiting.join().unwrap().unwrap().body(), b"late");
        });
    }
}
