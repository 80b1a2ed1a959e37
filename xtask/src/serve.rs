//! The page on this machine, rebuilt after each change of its files.

use crate::run::run;
use crate::tools::Tools;
use std::net::{Ipv4Addr, TcpListener, TcpStream};
use std::thread;
use std::time::Duration;

/// The ports to try, the first one first, unless another is given.
const PORTS: std::ops::Range<u16> = 8080..8100;

#[derive(Debug, PartialEq, Eq)]
struct Wish {
    port: Option<u16>,
    release: bool,
}

pub(crate) fn serve(arguments: &[String]) -> Result<(), String> {
    let wish = read(arguments)?;
    let port = port(wish.port)?;
    let tools = if wish.release { Tools::ready()? } else { Tools::ready_with_the_page()? };
    let mut trunk = tools.trunk()?;
    trunk.args(["serve", "--address", "127.0.0.1", "--port", &port.to_string()]);
    if wish.release {
        trunk.arg("--release");
    }
    // Printed once the server answers, after the first build's output, where people look for it.
    thread::spawn(move || {
        while TcpStream::connect((Ipv4Addr::LOCALHOST, port)).is_err() {
            thread::sleep(Duration::from_millis(50));
        }
        println!("\nStepdoku is at http://127.0.0.1:{port}/\n");
    });
    run(&mut trunk)
}

fn read(arguments: &[String]) -> Result<Wish, String> {
    let mut wish = Wish { port: None, release: false };
    let mut rest = arguments.iter();
    while let Some(argument) = rest.next() {
        match argument.as_str() {
            "--release" => wish.release = true,
            "--port" => {
                let number = rest.next().ok_or("`--port` wants a number after it")?;
                let port = number.parse().ok().filter(|port| *port > 0);
                wish.port = Some(port.ok_or_else(|| format!("`{number}` is not a port"))?);
            }
            other => return Err(format!("`serve` does not know `{other}`")),
        }
    }
    Ok(wish)
}

/// A free port: the given one, or the first free one of ours.
fn port(wished: Option<u16>) -> Result<u16, String> {
    let free = |port: &u16| TcpListener::bind((Ipv4Addr::LOCALHOST, *port)).is_ok();
    match wished {
        Some(port) if free(&port) => Ok(port),
        Some(port) => Err(format!("port {port} is taken by another program")),
        None => PORTS.into_iter().find(free).ok_or_else(|| {
            format!("ports {} to {} are taken; name another with `--port`", PORTS.start, PORTS.end - 1)
        }),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn arguments_are_read() {
        let check = |line: &str, wish: Option<Wish>| {
            let words: Vec<String> = line.split_whitespace().map(str::to_owned).collect();
            assert_eq!(read(&words).ok(), wish, "{line}");
        };
        check("", Some(Wish { port: None, release: false }));
        check("--release --port 9000", Some(Wish { port: Some(9000), release: true }));
        check("--port", None);
        check("--port 0", None);
        check("--port 70000", None);
        check("--port x", None);
        check("--open", None);
    }

    #[test]
    fn a_taken_port_is_refused() {
        let taken = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap();
        let number = taken.local_addr().unwrap().port();
        assert!(port(Some(number)).is_err());
    }
}
