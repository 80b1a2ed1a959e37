### I nomi brevi dei giorni, sulla griglia.

day = { $day } { $month }
january = gen
february = feb
march = mar
april = apr
may = mag
june = giu
july = lug
august = ago
september = set
october = ott
november = nov
december = dic
