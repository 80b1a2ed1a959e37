### I nomi completi dei giorni.

day-of-year = { $day } { $month } { $year }
day-of-week = { $weekday } { $day } { $month }

## I giorni della settimana

monday = lunedì
tuesday = martedì
wednesday = mercoledì
thursday = giovedì
friday = venerdì
saturday = sabato
sunday = domenica

## I mesi

january = gennaio
february = febbraio
march = marzo
april = aprile
may = maggio
june = giugno
july = luglio
august = agosto
september = settembre
october = ottobre
november = novembre
december = dicembre
