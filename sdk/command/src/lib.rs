//! The command `stepdoku`: the verbs of the crate `stepdoku` for files, lists and pipes.
//!
//! A call is read by [`run`]. It reads puzzles (`input`), answers them on several threads in their order (`pool`), and writes each
//! answer as soon as those before it are there (`sink`), one loop for all verbs (`lists`). A verb is a `Task`, in `tasks`: it asks
//! `stepdoku_verbs` and puts the answer into lines or fields.

#![warn(missing_docs)]

/// Writes a line to the standard error. Its reader may have closed it, which is no reason to fail.
macro_rules! say {
    ($($said:tt)*) => {
        _ = std::io::Write::write_fmt(&mut std::io::stderr(), format_args!("{}\n", format_args!($($said)*)))
    };
}

mod args;
mod failed;
mod input;
pub mod judge;
mod lists;
pub mod magazine;
mod making;
mod page;
mod part;
mod pool;
mod printing;
mod serve;
mod sink;
mod tasks;

pub use args::command;

use args::{Call, Verb};
use clap::{CommandFactory, Parser};
use failed::{Failed, code};
use std::{
    ffi::OsString,
    io::{self, Write},
    process::ExitCode,
};

/// Does what the arguments say, the first of which is the name of the program.
pub fn run(arguments: impl Iterator<Item = OsString>) -> ExitCode {
    let call = match Call::try_parse_from(arguments) {
        Ok(call) => call,
        Err(error) => {
            // Help goes to the standard output, and its reader may close the pipe.
            _ = error.print();
            return ExitCode::from(if error.use_stderr() { code::USAGE } else { 0 });
        }
    };
    let done = match call.verb {
        Verb::Judge { verb } => return judge::main(Some(&verb)),
        Verb::Magazine { options } => return magazine::main(options.into_iter()),
        Verb::Completions { shell } => completions(shell),
        Verb::Man => man(),
        Verb::Serve(wish) => serve::serve(&wish),
        Verb::Print(wish) => printing::print(&wish),
        Verb::Make(wish) => making::make(&wish),
        Verb::Solve(wish) => lists::answer(tasks::solve::Solve, &wish.list, &wish),
        Verb::Count(wish) => lists::answer(tasks::solve::Count { limit: wish.limit }, &wish.list, &wish),
        Verb::Rate(wish) => lists::answer(tasks::rate::Rate::of(&wish), &wish.list, &wish),
        Verb::Steps(wish) => lists::answer(tasks::steps::Steps::of(&wish), &wish.list, &wish),
        Verb::Explain(wish) => lists::answer(tasks::steps::Explain::of(&wish), &wish.list, &wish),
        Verb::Convert(wish) => {
            lists::answer(tasks::solve::Convert { format: wish.to.clone() }, &wish.list, &wish)
        }
    };
    match done {
        Ok(code) => ExitCode::from(code),
        Err(failed) => {
            if let Some(said) = failed.said {
                say!("stepdoku: {said}");
            }
            ExitCode::from(failed.code)
        }
    }
}

fn completions(shell: clap_complete::Shell) -> Result<u8, Failed> {
    let mut text = Vec::new();
    clap_complete::generate(shell, &mut Call::command(), "stepdoku", &mut text);
    written(&text)
}

/// The page of the command, and after it those of its verbs.
fn man() -> Result<u8, Failed> {
    let mut text = Vec::new();
    let mut whole = Call::command();
    whole.build();
    let pages = || -> io::Result<()> {
        clap_mangen::Man::new(whole.clone()).render(&mut text)?;
        for verb in whole.get_subcommands().filter(|verb| !verb.is_hide_set() && verb.get_name() != "help") {
            clap_mangen::Man::new(verb.clone()).render(&mut text)?;
        }
        Ok(())
    };
    let mut pages = pages;
    pages().map_err(|error| Failed::output(&error))?;
    written(&text)
}

fn written(text: &[u8]) -> Result<u8, Failed> {
    io::stdout().write_all(text).map(|()| 0).map_err(|error| Failed::output(&error))
}
