//! The records of the page in the browser's database, read and changed from outside.

use crate::page::Page;
use serde_json::{Value, json};

/// Opens the store of all journals as `store`, runs `act`, and returns `result` after it.
fn with_store(act: &str) -> String {
    format!(
        "return new Promise((done, fail) => {{
           const request = indexedDB.open('stepdoku');
           request.onerror = () => fail(request.error);
           request.onsuccess = () => {{
             const store = request.result.transaction('journal', 'readwrite').objectStore('journal');
             let result = null;
             store.transaction.oncomplete = () => {{ request.result.close(); done(result); }};
             store.transaction.onabort = () => fail(store.transaction.error);
             {act}
           }};
         }})"
    )
}

impl Page {
    /// All records of all journals: the keys in order, each with its value.
    #[must_use]
    #[track_caller]
    pub fn records(&self) -> Vec<(String, Value)> {
        let read = with_store(
            "const [keys, values] = [store.getAllKeys(), store.getAll()];
             values.onsuccess = () => { result = keys.result.map((key, i) => [key, values.result[i]]); };",
        );
        let records = self.js(&read, &[]);
        let pair = |record: &Value| (record[0].as_str().unwrap_or_default().to_owned(), record[1].clone());
        records.as_array().into_iter().flatten().map(pair).collect()
    }

    /// Replaces all records.
    #[track_caller]
    pub fn write_records(&self, records: &[(String, Value)]) {
        let write = with_store("store.clear(); for (const [key, value] of records) store.put(value, key);");
        self.js(&format!("const records = arguments[0]; {write}"), &[json!(records)]);
    }

    /// Everything a player has put on the board: for each cell its digit, its notes of both kinds, and
    /// whether it has a colour.
    #[must_use]
    #[track_caller]
    pub fn standing(&self) -> Vec<String> {
        let script = "return Array.from(document.querySelectorAll('.board [role=gridcell]'), cell =>
            [cell.textContent.trim(), cell.dataset.notes, cell.dataset.corner,
             cell.classList.contains('painted') ? 'painted' : ''].join('|'))";
        let cells = self.js(script, &[]);
        cells.as_array().into_iter().flatten().filter_map(Value::as_str).map(str::to_owned).collect()
    }
}
