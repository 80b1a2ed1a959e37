### Los nombres completos de los días.

day-of-year = { $day } de { $month } de { $year }
day-of-week = { $weekday } { $day } de { $month }

## Los días de la semana

monday = lunes
tuesday = martes
wednesday = miércoles
thursday = jueves
friday = viernes
saturday = sábado
sunday = domingo

## Los meses

january = enero
february = febrero
march = marzo
april = abril
may = mayo
june = junio
july = julio
august = agosto
september = septiembre
october = octubre
november = noviembre
december = diciembre
