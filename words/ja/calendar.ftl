### 日付の正式な表し方。

day-of-year = { $year }年{ $month }{ $day }日
day-of-week = { $month }{ $day }日、{ $weekday }

## 曜日

monday = 月曜日
tuesday = 火曜日
wednesday = 水曜日
thursday = 木曜日
friday = 金曜日
saturday = 土曜日
sunday = 日曜日

## 月

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
