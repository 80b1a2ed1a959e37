### Полные названия дней. Месяцы стоят в родительном падеже: «5 мая».

day-of-year = { $day } { $month } { $year }
day-of-week = { $weekday }, { $day } { $month }

## Дни недели

monday = понедельник
tuesday = вторник
wednesday = среда
thursday = четверг
friday = пятница
saturday = суббота
sunday = воскресенье

## Месяцы

january = января
february = февраля
march = марта
april = апреля
may = мая
june = июня
july = июля
august = августа
september = сентября
october = октября
november = ноября
december = декабря
