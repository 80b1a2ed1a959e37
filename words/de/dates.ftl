### Die Namen der Tage auf dem Brett. Sie sind kurz.

day = { $day }. { $month }
january = Jan
february = Feb
march = Mär
april = Apr
may = Mai
june = Jun
july = Jul
august = Aug
september = Sep
october = Okt
november = Nov
december = Dez
