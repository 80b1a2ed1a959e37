### 用几个字说出一步的结果，不加句号。

try-it = 试着在{ $cell }填入{ $digit }
is = { $cell }是{ $digit }
guess-was-wrong = 上一次试数是错的
no-solution = 无解
gone = { AS($gone, "results") }
are-not = { $cells }不是{ AS($digits, "or") }
so-many-are-not = { $count }格不是{ AS($digits, "or") }
so-many-are-out = { $cells }格中排除了{ $candidates }个候选数
