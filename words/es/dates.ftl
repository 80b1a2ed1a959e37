### Los nombres de los días en el tablero. Son cortos.

day = { $day } { $month }
january = ene
february = feb
march = mar
april = abr
may = may
june = jun
july = jul
august = ago
september = sep
october = oct
november = nov
december = dic
