//! Writes tables for spreadsheets.

/// Returns a table as comma-separated values ([RFC 4180](https://www.rfc-editor.org/rfc/rfc4180)), with a remark in
/// the last line, if any. A cell that a spreadsheet would take for a formula begins with an apostrophe.
#[must_use]
pub fn csv(rows: &[Vec<String>], remark: Option<String>) -> String {
    let cell = |text: &String| {
        let acts = text.starts_with(['=', '+', '-', '@', '\t', '\r']);
        let text = if acts { format!("'{text}") } else { text.clone() };
        if text.contains([',', '"', '\n', '\r']) {
            format!("\"{}\"", text.replace('"', "\"\""))
        } else {
            text
        }
    };
    let remark = remark.map(|remark| vec![remark]);
    rows.iter()
        .chain(&remark)
        .map(|row| row.iter().map(cell).collect::<Vec<_>>().join(",") + "\r\n")
        .collect()
}
