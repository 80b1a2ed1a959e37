//! Large numbers. Their sign is in `words/en/numbers.ftl`.

use super::later;

/// A number with a sign between thousands.
#[must_use]
pub fn figure(number: u64) -> String {
    let digits = number.to_string();
    let mut figure = String::new();
    for (at, digit) in digits.chars().enumerate() {
        if at > 0 && (digits.len() - at).is_multiple_of(3) {
            figure.push_str(later().numbers.thousands());
        }
        figure.push(digit);
    }
    figure
}
