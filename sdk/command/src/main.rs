//! The program `stepdoku`.

use std::{env, process::ExitCode};

fn main() -> ExitCode {
    stepdoku_cli::run(env::args_os())
}
