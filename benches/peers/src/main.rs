//! The desk on the machine: one request a line, one answer a line.
//!
//! | request | answer |
//! |---|---|
//! | `clear` | `done` |
//! | `lay LINE` | `done`, or `no` |
//! | `take PROGRAM WORD ...` | `job NUMBER ITEMS`, items 0 if they are seeds; or `no` |
//! | `go JOB FROM TO` | `took NANOSECONDS ANSWER` |
//! | `memory` | `bytes NUMBER`: the most that there ever was, 0 if that is not known |

#[cfg(not(target_family = "wasm"))]
mod talk;

fn main() {
    #[cfg(not(target_family = "wasm"))]
    talk::talk();
}
