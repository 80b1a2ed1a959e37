//! Requests to servers on the same machine: a browser's driver, and in tests our own.

use serde_json::Value;
use std::fmt;
use std::io::{BufRead, ErrorKind};
use std::net::SocketAddr;
use std::sync::LazyLock;
use ureq::http::{Request, Response};
use ureq::{Agent, AsSendBody, Error};

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

/// Opens a new connection for each request, so that none is reused after its server has closed it. Proxies in the
/// environment are for other machines.
static AGENT: LazyLock<Agent> = LazyLock::new(|| {
    let config = Agent::config_builder().proxy(None).max_idle_connections(0).http_status_as_error(false);
    config.build().new_agent()
});

/// Sends a request; gives the whole reply, of any status and length.
pub(crate) fn send(request: Request<impl AsSendBody>) -> Result<Response<Vec<u8>>, Error> {
    let (head, mut body) = AGENT.run(request)?.into_parts();
    let body = body.with_config().limit(u64::MAX).read_to_vec()?;
    Ok(Response::from_parts(head, body))
}

/// Sends a driver a command; gives the `value` of its reply.
pub(crate) fn ask(driver: SocketAddr, method: &str, path: &str, body: &Value) -> Result<Value, Trouble> {
    let request = Request::builder().method(method).uri(format!("http://{driver}{path}"));
    let request = request.header("Content-Type", "application/json");
    let reply = if body.is_null() {
        send(request.body(()).map_err(Error::from)?)?
    } else {
        send(request.body(body.to_string()).map_err(Error::from)?)?
    };
    let mut json: Value = serde_json::from_slice(reply.body()).map_err(|error| Error::Io(error.into()))?;
    let value = json["value"].take();
    if reply.status().as_u16() < 400 {
        return Ok(value);
    }
    let text = |key: &str| value[key].as_str().unwrap_or_default().to_owned();
    Err(Trouble::Refused { error: text("error"), message: text("message") })
}

/// A line without its end.
pub(crate) fn line(stream: &mut impl BufRead) -> std::io::Result<String> {
    let mut line = String::new();
    if stream.read_line(&mut line)? == 0 {
        return Err(ErrorKind::UnexpectedEof.into());
    }
    Ok(line.trim_end_matches(['\r', '\n']).to_owned())
}
