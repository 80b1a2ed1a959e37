//! A browser to be driven.
