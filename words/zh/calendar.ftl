### 日期的完整写法。

day-of-year = { $year }年{ $month }{ $day }日
day-of-week = { $month }{ $day }日{ $weekday }

## 星期

monday = 星期一
tuesday = 星期二
wednesday = 星期三
thursday = 星期四
friday = 星期五
saturday = 星期六
sunday = 星期日

## 月份

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
