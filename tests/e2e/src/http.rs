//! The part of HTTP that a client of one well-behaved server on the same machine needs.

use serde_json::Value;
use std::fmt;
use std::io::{BufRead, BufReader, Error, ErrorKind, Read, Result, Write};
use std::net::{SocketAddr, TcpStream};

/// Why the driver failed at a command.
#[derive(Debug)]
pub(crate) enum Trouble {
    /// The connection to the driver is lost.
    Lost(Error),
    /// The driver's error code, such as `no such element`, and its message.
    Refused { error: String, message: String },
}

impl Trouble {
    /// Whether the driver gave this error code.
    pub(crate) fn is(&self, word: &str) -> bool {
        matches!(self, Self::Refused { error, .. } if error == word)
    }
}

impl fmt::Display for Trouble {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Lost(error) => write!(out, "the driver does not answer: {error}"),
            Self::Refused { error, message } => {
                write!(out, "{error}: {}", message.lines().next().unwrap_or_default())
            }
        }
    }
}

impl From<Error> for Trouble {
    fn from(error: Error) -> Self {
        Self::Lost(error)
    }
}

/// Sends a driver a command; gives the `value` of its reply.
pub(crate) fn ask(
    driver: SocketAddr,
    method: &str,
    path: &str,
    body: &Value,
) -> std::result::Result<Value, Trouble> {
    let body = if body.is_null() { String::new() } else { body.to_string() };
    let mut stream = TcpStream::connect(driver)?;
    stream.set_nodelay(true)?;
    let request = format!(
        "{method} {path} HTTP/1.1\r\nHost: {driver}\r\nConnection: close\r\n\
         Content-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
        body.len()
    );
    stream.write_all(request.as_bytes())?;
    let reply = read_reply(&mut BufReader::new(stream))?;
    let mut json: Value = serde_json::from_slice(&reply.body).map_err(Error::from)?;
    let value = json["value"].take();
    if reply.status < 400 {
        return Ok(value);
    }
    let text = |key: &str| value[key].as_str().unwrap_or_default().to_owned();
    Err(Trouble::Refused { error: text("error"), message: text("message") })
}

/// A server's reply.
#[derive(Debug)]
pub(crate) struct Reply {
    pub(crate) status: u16,
    /// Names in lower case, in order of arrival.
    #[cfg_attr(not(test), expect(dead_code, reason = "the tests of the server look at them"))]
    pub(crate) headers: Vec<(String, String)>,
    pub(crate) body: Vec<u8>,
}

/// Reads one reply: with a length, in chunks, or up to the end of the connection.
pub(crate) fn read_reply(stream: &mut impl BufRead) -> Result<Reply> {
    let status = line(stream)?;
    let status = status.split(' ').nth(1).and_then(|word| word.parse().ok());
    let status = status.ok_or_else(|| Error::new(ErrorKind::InvalidData, "no status in the reply"))?;
    let mut headers = Vec::new();
    loop {
        let line = line(stream)?;
        let Some((name, value)) = line.split_once(':') else { break };
        headers.push((name.to_ascii_lowercase(), value.trim().to_owned()));
    }
    let header = |wanted| headers.iter().find(|(name, _)| name == wanted).map(|(_, value)| value.as_str());
    let mut body = Vec::new();
    if header("transfer-encoding").is_some_and(|how| how.eq_ignore_ascii_case("chunked")) {
        loop {
            let size = line(stream)?;
            let size = size.split(';').next().and_then(|word| u64::from_str_radix(word.trim(), 16).ok());
            let size = size.ok_or_else(|| Error::new(ErrorKind::InvalidData, "a chunk without a size"))?;
            exactly(stream, size, &mut body)?;
            line(stream)?;
            if size == 0 {
                break;
            }
        }
    } else if let Some(length) = header("content-length").and_then(|word| word.parse().ok()) {
        exactly(stream, length, &mut body)?;
    } else {
        stream.read_to_end(&mut body)?;
    }
    Ok(Reply { status, headers, body })
}

/// A line without its end.
pub(crate) fn line(stream: &mut impl BufRead) -> Result<String> {
    let mut line = String::new();
    if stream.read_line(&mut line)? == 0 {
        return Err(ErrorKind::UnexpectedEof.into());
    }
    Ok(line.trim_end_matches(['\r', '\n']).to_owned())
}

fn exactly(stream: &mut impl BufRead, length: u64, into: &mut Vec<u8>) -> Result<()> {
    let read = stream.take(length).read_to_end(into)?;
    if read as u64 == length { Ok(()) } else { Err(ErrorKind::UnexpectedEof.into()) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn replies_are_read() {
        let check = |text: &str, body: Option<&str>| {
            let reply = read_reply(&mut text.as_bytes());
            let read = reply.ok().map(|reply| String::from_utf8(reply.body).unwrap());
            assert_eq!(read.as_deref(), body, "{text:?}");
        };
        check("HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nhello and more", Some("hello"));
        check("HTTP/1.1 200 OK\r\ncontent-length:0\r\n\r\n", Some(""));
        check("HTTP/1.0 200 OK\r\n\r\nto the end", Some("to the end"));
        check(
            "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabc\r\nA;x=y\r\n0123456789\r\n0\r\n\r\n",
            Some("abc0123456789"),
        );
        check("HTTP/1.1 200 OK\r\nContent-Length: 50\r\n\r\nshort", None);
        check("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n", None);
        check("HTTP/1.1\r\n\r\n", None);
        check("", None);
    }
}
