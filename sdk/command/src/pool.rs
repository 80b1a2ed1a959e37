//! Work on several threads, whose results come in the order of the work.

use std::{
    collections::BTreeMap,
    ops::ControlFlow::{self, Break, Continue},
    sync::{
        Arc, Mutex, PoisonError,
        mpsc::{Receiver, RecvTimeoutError, SyncSender, sync_channel},
    },
    thread,
    time::Duration,
};

/// What the taker of results hears.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Event<O> {
    /// The next result.
    Ready(O),
    /// The next result is not there yet.
    Waiting,
}

/// How many pieces of work may be under way for each thread: one that takes long does not stop the others soon.
const AHEAD: usize = 64;
/// How often the taker hears that it waits.
const TICK: Duration = Duration::from_millis(100);

/// Where a source puts its work; a break means that nothing more is wanted.
pub(crate) type Put<'a, I> = &'a mut dyn FnMut(I) -> ControlFlow<()>;

/// Lets `source` put work, does it on `threads` threads, and hands the results over in the order of the work, until there are no more
/// or `take` breaks. Then threads may still be busy, or wait for the source: they end with the program.
pub(crate) fn in_order<I, O>(
    threads: usize,
    source: impl FnOnce(Put<'_, I>) + Send + 'static,
    work: impl Fn(I) -> O + Send + Sync + 'static,
    mut take: impl FnMut(Event<O>) -> ControlFlow<()>,
) where
    I: Send + 'static,
    O: Send + 'static,
{
    let threads = threads.max(1);
    let window = threads * AHEAD;
    // A permit for each piece under way bounds what waits for its turn.
    let (permit, permits) = sync_channel::<()>(window);
    for _ in 0..window {
        _ = permit.send(());
    }
    let (job, jobs) = sync_channel::<(u64, I)>(threads * 2);
    let (result, results) = sync_channel::<(u64, O)>(window);
    thread::spawn(move || {
        let mut number = 0;
        source(&mut |piece| {
            if permits.recv().is_err() || job.send((number, piece)).is_err() {
                return Break(());
            }
            number += 1;
            Continue(())
        });
    });
    let (jobs, work) = (Arc::new(Mutex::new(jobs)), Arc::new(work));
    for _ in 0..threads {
        let (jobs, work, result) = (Arc::clone(&jobs), Arc::clone(&work), result.clone());
        thread::spawn(move || labour(&jobs, &*work, &result));
    }
    drop(result);
    let (mut early, mut next) = (BTreeMap::new(), 0);
    loop {
        while let Some(ready) = early.remove(&next) {
            next += 1;
            if take(Event::Ready(ready)).is_break() {
                return;
            }
            _ = permit.try_send(());
        }
        let came = results.try_recv().or_else(|_| {
            if take(Event::Waiting).is_break() { Err(None) } else { results.recv_timeout(TICK).map_err(Some) }
        });
        match came {
            Ok((number, result)) => {
                early.insert(number, result);
            }
            Err(Some(RecvTimeoutError::Timeout)) => {}
            Err(Some(RecvTimeoutError::Disconnected) | None) => return,
        }
    }
}

fn labour<I, O>(jobs: &Mutex<Receiver<(u64, I)>>, work: &impl Fn(I) -> O, result: &SyncSender<(u64, O)>) {
    loop {
        let job = jobs.lock().unwrap_or_else(PoisonError::into_inner).recv();
        let Ok((number, piece)) = job else { return };
        if result.send((number, work(piece))).is_err() {
            return;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::Barrier;

    fn results(threads: usize, count: u64, work: impl Fn(u64) -> u64 + Send + Sync + 'static) -> Vec<u64> {
        let mut all = Vec::new();
        let source = move |put: Put<'_, u64>| _ = (0..count).try_for_each(put);
        in_order(threads, source, work, |event| {
            if let Event::Ready(result) = event {
                all.push(result);
            }
            Continue(())
        });
        all
    }

    #[test]
    fn results_come_in_order() {
        for threads in [1, 2, 7] {
            let squares: Vec<u64> = (0..2000).map(|number| number * number).collect();
            assert_eq!(results(threads, 2000, |number| number * number), squares, "{threads}");
        }
        assert_eq!(results(3, 0, |number| number), [0; 0]);
    }

    /// The first piece ends only after the second.
    #[test]
    fn a_late_result_keeps_its_place() {
        let both = Barrier::new(2);
        let work = move |number| {
            if number < 2 {
                both.wait();
            }
            number
        };
        assert_eq!(results(2, 100, work), (0..100).collect::<Vec<u64>>());
    }

    #[test]
    fn a_source_without_end_is_stopped() {
        let mut last = 0;
        in_order(
            2,
            |put| while put(1_u64).is_continue() {},
            |one| one,
            |event| {
                if let Event::Ready(one) = event {
                    last += one;
                }
                if last == 5000 { Break(()) } else { Continue(()) }
            },
        );
        assert_eq!(last, 5000);
    }
}
