//! The desk on the machine: one request a line, one answer a line.
//!
//! | request | answer |
//! |---|---|
//! | `clear` | `done` |
//! | `lay LINE` | `done`, or `no` |
//! | `take PROGRAM WORD ...` | `job NUMBER ITEMS`, items 0 for seeds; or `no` |
//! | `go JOB FROM TO` | `took NANOSECONDS ANSWER` |
//! | `memory` | `bytes NUMBER`: the peak, 0 if unknown |

#[cfg(not(target_family = "wasm"))]
mod talk;

fn main() {
    #[cfg(not(target_family = "wasm"))]
    talk::talk();
}
