### Дни на поле, коротко.

day = { $day } { $month }
january = янв.
february = февр.
march = мар.
april = апр.
may = мая
june = июн.
july = июл.
august = авг.
september = сент.
october = окт.
november = нояб.
december = дек.
