### 盤面の短い日付。

day = { $month }{ $day }日
january = 1月
february = 2月
march = 3月
april = 4月
may = 5月
june = 6月
july = 7月
august = 8月
september = 9月
october = 10月
november = 11月
december = 12月
