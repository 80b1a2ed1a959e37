### Die ganzen Namen der Tage.

day-of-year = { $day }. { $month } { $year }
day-of-week = { $weekday }, { $day }. { $month }

## Die Wochentage

monday = Montag
tuesday = Dienstag
wednesday = Mittwoch
thursday = Donnerstag
friday = Freitag
saturday = Samstag
sunday = Sonntag

## Die Monate

january = Januar
february = Februar
march = März
april = April
may = Mai
june = Juni
july = Juli
august = August
september = September
october = Oktober
november = November
december = Dezember
