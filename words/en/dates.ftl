### The names of days on the board, which are short.

# A day without its year.
# $day (number): its day in the month
# $month (text): the short name of its month
day = { $day } { $month }
# A month.
january = Jan
# A month.
february = Feb
# A month.
march = Mar
# A month.
april = Apr
# A month.
may = May
# A month.
june = Jun
# A month.
july = Jul
# A month.
august = Aug
# A month.
september = Sep
# A month.
october = Oct
# A month.
november = Nov
# A month.
december = Dec
