//! The page on this machine: its files with their headers, and nothing else.

use crate::program;
use std::{
    fs,
    io::{BufRead, BufReader, Read, Write},
    net::TcpStream,
    path::Path,
    process::Child,
};

/// A running server, until it is dropped.
struct Serving {
    child: Child,
    address: String,
}

impl Serving {
    fn start(folder: &Path) -> Self {
        let mut child = program(&format!("serve --port 0 --folder {}", folder.display()))
            .spawn()
            .expect("the program starts");
        let mut line = String::new();
        BufReader::new(child.stdout.as_mut().expect("a pipe")).read_line(&mut line).expect("a line");
        let address =
            line.trim().strip_prefix("Stepdoku is at http://").and_then(|rest| rest.strip_suffix('/'));
        Self { address: address.expect(&line).to_owned(), child }
    }

    /// The status, the headers in lower case, and the body of an answer.
    fn ask(&self, request: &str) -> (u16, String, String) {
        let mut stream = TcpStream::connect(&self.address).expect("it listens");
        write!(stream, "{request}\r\nHost: x\r\nConnection: close\r\n\r\n").expect("it reads");
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer).expect("it answers");
        let answer = String::from_utf8_lossy(&answer).into_owned();
        let (head, body) = answer.split_once("\r\n\r\n").expect("an empty line");
        let status = head.split(' ').nth(1).and_then(|status| status.parse().ok());
        (status.expect("a status"), head.to_lowercase(), body.to_owned())
    }
}

impl Drop for Serving {
    fn drop(&mut self) {
        _ = self.child.kill();
        _ = self.child.wait();
    }
}

#[test]
fn a_folder_is_served_on_loopback() {
    let outside = tempfile::tempdir().unwrap();
    fs::write(outside.path().join("secret"), "secret").unwrap();
    let folder = outside.path().join("dist");
    fs::create_dir_all(folder.join("learn")).unwrap();
    for (name, text) in [
        ("index.html", "the page"),
        ("index.html.br", "packed"),
        ("index.html.gz", "zipped"),
        ("learn/index.html", "learn"),
        ("a.wasm", "0123"),
        ("_headers", "/*\n  X-All: yes\n  Cache-Control: no-cache\n/\n  X-Page: yes\n"),
    ] {
        fs::write(folder.join(name), text).unwrap();
    }
    let serving = Serving::start(&folder);
    assert!(serving.address.starts_with("127.0.0.1:"), "{}", serving.address);
    let check = |request: &str, status: u16, headers: &[&str], body: &str| {
        let (code, head, text) = serving.ask(request);
        assert_eq!((code, &*text), (status, body), "{request}");
        for header in headers {
            assert!(head.contains(&format!("\r\n{header}")), "{request}: {head}");
        }
    };
    let html = "content-type: text/html; charset=utf-8";
    check("GET / HTTP/1.1", 200, &[html, "x-all: yes", "x-page: yes", "content-length: 8"], "the page");
    check("GET /?x=y HTTP/1.1", 200, &[html], "the page");
    check("GET /index.html HTTP/1.1", 200, &[html, "x-all: yes"], "the page");
    check("GET /learn/ HTTP/1.1", 200, &[html], "learn");
    check("GET /a.wasm HTTP/1.1", 200, &["content-type: application/wasm"], "0123");
    check("GET / HTTP/1.1\r\nAccept-Encoding: gzip, br", 200, &[html, "content-encoding: br"], "packed");
    check("GET / HTTP/1.1\r\nAccept-Encoding: gzip;q=1", 200, &["content-encoding: gzip"], "zipped");
    check("HEAD / HTTP/1.1", 200, &[html], "");
    check("POST / HTTP/1.1", 405, &[], "There are only files here.");
    for absent in [
        "/absent.js",
        "/_headers",
        "/../secret",
        "/%2e%2e/secret",
        "//secret",
        "/learn/../../secret",
        "/learn",
        "/./secret",
    ] {
        let (code, head, body) = serving.ask(&format!("GET {absent} HTTP/1.1"));
        assert_eq!((code, &*body), (404, "There is no such file."), "{absent}");
        assert!(!head.contains("cache-control"), "{absent}: {head}");
    }
    // It also answers after a request that makes no sense.
    _ = TcpStream::connect(&serving.address).and_then(|mut stream| stream.write_all(b"\0\xff\r\n\r\n"));
    check("GET /a.wasm HTTP/1.1", 200, &[], "0123");
}
