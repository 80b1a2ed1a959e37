//! Everything that people send each other, as texts in links: boards, cases, lessons, assignments, and a game on its
//! way to another device.

pub mod assignment;
pub mod case;
pub mod deck;
pub mod handover;
pub(crate) mod packed;
pub mod reasons;
pub(crate) mod sealed;
pub mod shared;
