//! The desk in WebAssembly: the functions for its engine.
//!
//! A text arrives letter by letter, so that no memory is shared and no read can go past its end.

use crate::Desk;
use std::{
    cell::{Cell, RefCell},
    mem,
};

thread_local! {
    static DESK: RefCell<Desk> = RefCell::default();
    static TEXT: RefCell<String> = const { RefCell::new(String::new()) };
    static CHANCE: Cell<u64> = const { Cell::new(0x9e37_79b9_7f4a_7c15) };
}

/// The number for "none".
const NOTHING: u32 = u32::MAX;

/// Appends a letter to the text.
#[expect(unsafe_code, reason = "the name must be found from outside")]
#[unsafe(no_mangle)]
pub extern "C" fn say(letter: u32) {
    TEXT.with_borrow_mut(|text| text.extend(char::from_u32(letter)));
}

fn text() -> String {
    TEXT.with_borrow_mut(mem::take)
}

/// Adds the text as a puzzle: 1, or 0 if it is invalid.
#[expect(unsafe_code, reason = "the name must be found from outside")]
#[unsafe(no_mangle)]
pub extern "C" fn lay() -> u32 {
    DESK.with_borrow_mut(|desk| u32::from(desk.lay(&text())))
}

#[expect(unsafe_code, reason = "the name must be found from outside")]
#[unsafe(no_mangle)]
pub extern "C" fn clear() {
    DESK.with_borrow_mut(Desk::clear);
}

/// Takes on the job in the text.
#[expect(unsafe_code, reason = "the name must be found from outside")]
#[unsafe(no_mangle)]
pub extern "C" fn take() -> u32 {
    DESK.with_borrow_mut(|desk| desk.take(&text())).map_or(NOTHING, |job| job as u32)
}

/// The number of items of a job; 0 for seeds.
#[expect(unsafe_code, reason = "the name must be found from outside")]
#[unsafe(no_mangle)]
pub extern "C" fn size(job: u32) -> u32 {
    DESK.with_borrow(|desk| desk.size(job as usize)).unwrap_or(0) as u32
}

#[expect(unsafe_code, reason = "the name must be found from outside")]
#[unsafe(no_mangle)]
pub extern "C" fn go(job: u32, from: u32, to: u32) -> u32 {
    DESK.with_borrow_mut(|desk| desk.go(job as usize, from as usize, to as usize))
}

/// Random numbers for `sudoku`, which gets them from the system on a machine (xorshift, Marsaglia 2003).
fn chance(bytes: &mut [u8]) -> Result<(), getrandom::Error> {
    for byte in bytes {
        let mut state = CHANCE.get();
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        CHANCE.set(state);
        *byte = (state >> 32) as u8;
    }
    Ok(())
}

getrandom::register_custom_getrandom!(chance);
