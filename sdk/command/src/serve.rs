//! The page on this machine, for its own browser alone.

use crate::{
    args,
    failed::Failed,
    page::{Page, Rules, mime},
};
use std::{
    io::{self, Write},
    net::Ipv4Addr,
    thread,
};
use tiny_http::{Header, Method, Request, Response, Server};

/// The ports to try, the first one first, unless another is given.
const PORTS: std::ops::Range<u16> = 8080..8100;
/// A browser loads several files at the same time.
const THREADS: usize = 4;

pub(crate) fn serve(wish: &args::Serve) -> Result<u8, Failed> {
    let page = match &wish.folder {
        Some(folder) if !folder.join("index.html").is_file() => {
            return Err(Failed::usage(format!(
                "{} has no index.html. `cargo xtask dist` builds the page into the folder dist.",
                folder.display()
            )));
        }
        Some(folder) => Page::Folder(folder.clone()),
        None => Page::inside().ok_or_else(|| {
            Failed::because(
                "this build has no page inside. Build one in the sources with `cargo xtask dist`, then serve it with \
                 `stepdoku serve --folder dist`, or build the command again with the folder in the variable STEPDOKU_PAGE.",
            )
        })?,
    };
    let rules = match page.file("_headers", |_| false) {
        Some(body) => Rules::read(&String::from_utf8_lossy(&body.bytes))
            .map_err(|error| Failed::because(format!("{error}.")))?,
        None => Rules::default(),
    };
    let server = listen(wish.port)?;
    if let Some(address) = server.server_addr().to_ip() {
        let mut output = io::stdout();
        let said = writeln!(output, "Stepdoku is at http://{address}/").and_then(|()| output.flush());
        said.map_err(|error| Failed::output(&error))?;
    }
    thread::scope(|scope| {
        for _ in 0..THREADS {
            scope.spawn(|| {
                while let Ok(request) = server.recv() {
                    // A browser may disconnect in the middle.
                    _ = answer(&page, &rules, request);
                }
            });
        }
    });
    Err(Failed::because("the server ended."))
}

fn listen(port: Option<u16>) -> Result<Server, Failed> {
    let open = |port| Server::http((Ipv4Addr::LOCALHOST, port));
    match port {
        Some(port) => {
            open(port).map_err(|error| Failed::because(format!("port {port} can't be used: {error}.")))
        }
        None => PORTS.into_iter().find_map(|port| open(port).ok()).ok_or_else(|| {
            Failed::because(format!(
                "ports {} to {} are taken; name another with --port.",
                PORTS.start,
                PORTS.end - 1
            ))
        }),
    }
}

fn answer(page: &Page, rules: &Rules, request: Request) -> io::Result<()> {
    if !matches!(request.method(), Method::Get | Method::Head) {
        return request.respond(Response::from_string("There are only files here.").with_status_code(405));
    }
    let path = request.url().split(['?', '#']).next().unwrap_or_default().to_owned();
    let accepted = request.headers().iter().find(|header| header.field.equiv("Accept-Encoding"));
    let accepted = accepted.map(|header| header.value.as_str().to_owned()).unwrap_or_default();
    let takes = |coding: &str| {
        let mut codings = accepted.split(',').map(|one| one.split(';').next().unwrap_or_default().trim());
        codings.any(|one| one == coding)
    };
    // What says the headers is none of the page.
    let name = path.strip_prefix('/').filter(|name| *name != "_headers");
    let body = name.and_then(|name| page.file(name, takes));
    let mut headers = rules.of(&path);
    let Some(body) = body else {
        // A missing file may soon exist.
        headers.retain(|(name, _)| name != "Cache-Control");
        headers.push(("Content-Type".to_owned(), "text/plain".to_owned()));
        let response = Response::from_data("There is no such file.".as_bytes()).with_status_code(404);
        return request.respond(with(response, &headers));
    };
    headers.push(("Content-Type".to_owned(), mime(&path).to_owned()));
    headers.push(("Vary".to_owned(), "Accept-Encoding".to_owned()));
    headers.extend(body.coding.map(|coding| ("Content-Encoding".to_owned(), coding.to_owned())));
    // The length is said beforehand, so that nothing is sent in chunks.
    let length = body.bytes.len();
    let response = Response::from_data(body.bytes.into_owned()).with_chunked_threshold(length + 1);
    request.respond(with(response, &headers))
}

fn with<R: io::Read>(response: Response<R>, headers: &[(String, String)]) -> Response<R> {
    let header =
        |(name, value): &(String, String)| Header::from_bytes(name.as_bytes(), value.as_bytes()).ok();
    headers.iter().filter_map(header).fold(response, Response::with_header)
}
