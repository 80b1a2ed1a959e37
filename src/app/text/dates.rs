//! The names of days. Their words are in `words/en/dates.ftl` and `words/en/calendar.ftl`.

use super::words::{Calendar, Dates, place};
use sudoku_core::generate::daily::Date;

impl Dates {
    /// A day, without its year.
    #[must_use]
    pub fn short(&self, date: Date) -> String {
        // The months follow each other in the file.
        let month = self.by_place(place!("january") + usize::from(date.month).wrapping_sub(1));
        self.day(date.day.into(), month)
    }
}

impl Calendar {
    /// A day.
    #[must_use]
    pub fn whole(&self, date: Date) -> String {
        self.day_of_year(date.day.into(), self.month(date), date.year.into())
    }

    /// A day with its weekday, and without its year.
    #[must_use]
    pub fn with_weekday(&self, date: Date) -> String {
        self.day_of_week(self.weekday(date), date.day.into(), self.month(date))
    }

    /// The day of the week.
    #[must_use]
    pub fn weekday(&self, date: Date) -> &'static str {
        let days = [
            self.monday(),
            self.tuesday(),
            self.wednesday(),
            self.thursday(),
            self.friday(),
            self.saturday(),
            self.sunday(),
        ];
        days.get(usize::from(date.weekday())).copied().unwrap_or_default()
    }

    fn month(&self, date: Date) -> &'static str {
        let months = [
            self.january(),
            self.february(),
            self.march(),
            self.april(),
            self.may(),
            self.june(),
            self.july(),
            self.august(),
            self.september(),
            self.october(),
            self.november(),
            self.december(),
        ];
        months.get(usize::from(date.month).wrapping_sub(1)).copied().unwrap_or_default()
    }
}
