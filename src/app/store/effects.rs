//! The effects of commands: the store runs the session's commands in the browser.

use crate::app::{
    browser::{
        address,
        journal::{Entry, Journal, Outcome},
        print,
        worker::{Wire, Word},
    },
    parts::Page,
    storage::{Listener, file::FileWork, keep},
    store::Store,
    text::text,
};
use gloo_timers::callback::Interval;
use leptos::prelude::*;
use std::rc::Rc;
use sudoku_core::explain::Locale;
use sudoku_play::{
    game::clock::Millis,
    messages::{BrowserMsg, DiskMsg, MachineMsg, Msg, WorkerMsg},
    session::{Cmd, Session},
    ui::Undrawn,
    walk::StepMsg,
};

/// The browser's resources in use.
pub(super) struct Effects {
    worker: Wire,
    journal: Rc<Journal>,
    run: Option<Interval>,
}

impl Effects {
    /// Effects that report to a store.
    pub(super) fn of(store: Store) -> Self {
        let worker = Wire::start(move |word| match word {
            Word::Said(said) => store.parts().hear_worker(store, said),
            Word::Lost(fault) => store.send(WorkerMsg::Lost(fault)),
        });
        let journal = Journal::new(move |outcome| {
            store.send(match outcome {
                Outcome::Saved(game, number) => {
                    Msg::Machine(MachineMsg::Disk(DiskMsg::Saved { game, number }))
                }
                Outcome::Failed(fault) => Msg::Machine(MachineMsg::Disk(DiskMsg::SaveFailed(fault))),
                Outcome::Taken(game) => Msg::Machine(MachineMsg::Disk(DiskMsg::Taken { game })),
                Outcome::Gone => Msg::Machine(MachineMsg::Disk(DiskMsg::SavesGone)),
            });
        });
        Self { worker, journal, run: None }
    }
}

impl Store {
    /// Runs a command of the session.
    pub(super) fn run(self, cmd: Cmd) {
        match cmd {
            Cmd::Announce(announcement) => self.announce(&announcement),
            Cmd::Teach(taught) => self.parts().teach(self, taught),
            Cmd::Sound(sound) => self.parts().sound(sound),
            Cmd::SetLink(fragment) => address::set_fragment(&fragment),
            Cmd::ForgetLanguage => address::forget_language(),
            Cmd::Focus => self.focus(),
            // The worker writes texts to keep, and they have digits.
            Cmd::Ask(request) => self.with_effects(|effects| effects.worker.ask(text().locale, &request)),
            Cmd::Spares(request) => {
                self.with_effects(|effects| effects.worker.spares(text().locale, request.as_ref()));
            }
            Cmd::Cancel => self.with_effects(|effects| effects.worker.restart()),
            Cmd::Save { game, number, text, forget_below } => self.with_effects(|effects| {
                effects.journal.push(Entry { game, number, text, forget_below });
            }),
            Cmd::Run(interval) => self.with_effects(|effects| {
                effects.run = interval.map(|every| self.ticking(every));
            }),
            Cmd::Print(sheets) => {
                if print::print(&sheets).is_err() {
                    self.send(BrowserMsg::NotDrawn(Undrawn::Printed));
                }
            }
            Cmd::Renew => self.parts().renew(),
            Cmd::Disk(cmd) => keep(self, cmd),
        }
    }

    fn ticking(self, every: Millis) -> Interval {
        Interval::new(every as u32, move || self.send(StepMsg::RunTick))
    }

    fn with_effects(self, use_them: impl FnOnce(&mut Effects)) {
        self.effects.update_value(|effects| {
            if let Some(effects) = effects {
                use_them(effects);
            }
        });
    }
}

impl Page for Store {
    fn locale(self) -> Locale {
        self.locale()
    }

    fn say(self, said: String) {
        Store::say(self, said);
    }

    fn resume(self, msg: Msg) {
        Store::resume(self, msg);
    }
}

impl Listener for Store {
    fn hear(self, msg: impl Into<Msg>) {
        self.send(msg);
    }

    fn read<T>(self, read: impl FnOnce(&Session) -> T) -> T {
        Store::read(self, read)
    }

    fn do_files(self, work: FileWork) {
        self.parts().do_files(self, work);
    }
}
