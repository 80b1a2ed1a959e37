### 大きな数の書き方と、いくつかの機能で使う数。

thousands = ,
decimal = .
days-in-a-row = { $count }日連続
seconds = { $count }秒
print-pages = { $pages }ページを印刷
