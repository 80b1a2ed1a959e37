### The names of days in full.

# A day.
# $day (number): its day in the month
# $month (text): the name of its month
# $year (number): its year
day-of-year = { $day } { $month } { $year }
# A day with its weekday.
# $weekday (text): the name of its weekday
# $day (number): its day in the month
# $month (text): the name of its month
day-of-week = { $weekday } { $day } { $month }

## The days of the week

# A day of the week.
monday = Monday
# A day of the week.
tuesday = Tuesday
# A day of the week.
wednesday = Wednesday
# A day of the week.
thursday = Thursday
# A day of the week.
friday = Friday
# A day of the week.
saturday = Saturday
# A day of the week.
sunday = Sunday

## The months

# A month.
january = January
# A month.
february = February
# A month.
march = March
# A month.
april = April
# A month.
may = May
# A month.
june = June
# A month.
july = July
# A month.
august = August
# A month.
september = September
# A month.
october = October
# A month.
november = November
# A month.
december = December
