### Os nomes dos dias no tabuleiro. São curtos.

day =
    { $day ->
        [one] 1º
       *[other] { $day }
    } de { $month }
january = jan
february = fev
march = mar
april = abr
may = mai
june = jun
july = jul
august = ago
september = set
october = out
november = nov
december = dez
