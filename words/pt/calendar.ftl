### Os nomes completos dos dias.

day-of-year =
    { $day ->
        [one] 1º
       *[other] { $day }
    } de { $month } de { $year }
day-of-week =
    { $weekday }, { $day ->
        [one] 1º
       *[other] { $day }
    } de { $month }

## Os dias da semana

monday = segunda-feira
tuesday = terça-feira
wednesday = quarta-feira
thursday = quinta-feira
friday = sexta-feira
saturday = sábado
sunday = domingo

## Os meses

january = janeiro
february = fevereiro
march = março
april = abril
may = maio
june = junho
july = julho
august = agosto
september = setembro
october = outubro
november = novembro
december = dezembro
